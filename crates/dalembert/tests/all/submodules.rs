//! What a parent does to the variables and parameters of its submodules, against models written flat.
//!
//! The flat models hold no module and no quasi-velocity, so that nothing is imported and nothing is transformed.

use std::path::Path;

use dalembert::{At, Error, Loaded, Simulate};

/// A model file `top.toml` and the files it includes, in a folder of the test's own.
fn open(test: &str, files: &[(&str, &str)]) -> Result<Loaded, Error> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("submodules-{test}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.join(name), text).expect("the model is written");
    }
    dalembert::open(folder.join("top.toml"))
}

fn model(test: &str, files: &[(&str, &str)]) -> Loaded {
    open(test, files).unwrap_or_else(|e| panic!("{test}: {e}"))
}

fn flat(text: &str) -> Loaded {
    dalembert::open_text("flat.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

/// Outputs at a state, by name.
fn outputs(model: &Loaded, set: &[(&str, f64)]) -> Vec<(String, f64)> {
    let set = set.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
    model.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{e}")).outputs
}

fn same(a: &[(String, f64)], b: &[(String, f64)]) {
    assert!(!a.is_empty() && a.len() == b.len());
    for (x, y) in a.iter().zip(b) {
        assert_eq!(x.0, y.0);
        assert!((x.1 - y.1).abs() <= 1e-12 * y.1.abs().max(1.0), "{}: {} against {}", x.0, x.1, y.1);
    }
}

/// A child whose velocities u, w replace q', s' with factors that depend on the position, and with a part that is none
/// of a rate.
const LEG: &str = r#"
dalembert = 1
[parameters]
m = 2
[variables]
q = { start = 0.3, fixed = true }
s = { start = -0.2, fixed = true }
u = { of = "q", rate = "(2 + sin(q))*q' + s' + 0.4*q" }
w = { of = "s", rate = "3*s' - q'" }
[lagrangian]
kinetic = "m/2*q'^2 + 3/2*s'^2 + q'*s'/2"
potential = "2*q^2 + s^2"
"#;

/// The same child and the parent's variable in one module, in plain rates. `{}` takes the parent's own part.
fn flat_leg(extra: &str) -> String {
    format!(
        r#"
dalembert = 1
[variables]
q = {{ start = 0.3, fixed = true }}
s = {{ start = -0.2, fixed = true }}
x = {{ start = [0.1, 0.5], fixed = true }}
[lagrangian]
kinetic = "2/2*q'^2 + 3/2*s'^2 + q'*s'/2 + x'^2/2"
potential = "2*q^2 + s^2 + x^2"
{extra}
"#
    )
}

fn parent(extra: &str) -> String {
    format!(
        r#"
dalembert = 1
[variables]
x = {{ start = [0.1, 0.5], fixed = true }}
[modules]
leg = {{ model = "leg.toml" }}
[lagrangian]
kinetic = "x'^2/2"
potential = "x^2"
{extra}
"#
    )
}

/// Rates q' = 0.7, s' = −0.9 at q = 0.3: the quasi-velocities that belong to them.
fn velocities() -> [(&'static str, f64); 2] {
    let (q, dq, ds) = (0.3_f64, 0.7, -0.9);
    [("leg.u", (2.0 + q.sin()) * dq + ds + 0.4 * q), ("leg.w", 3.0 * ds - dq)]
}

const PLAIN: [(&str, f64); 2] = [("q'", 0.7), ("s'", -0.9)];

const WATCHED: &str = r#"[outputs]
dq = "leg.q'"
ds = "leg.s'"
ddq = "leg.q''"
dds = "leg.s''"
ddx = "x''"
"#;

fn watched() -> String {
    WATCHED.replace("leg.", "")
}

/// Compares a parent with its flat counterpart: accelerations at one state, then the motion and its energy balance.
fn compare(test: &str, above: &str, below: &str) {
    let nested = model(test, &[("top.toml", &parent(&format!("{above}\n{WATCHED}"))), ("leg.toml", LEG)]);
    let plain = flat(&flat_leg(&format!("{below}\n{}", watched())));
    same(&outputs(&nested, &velocities()), &outputs(&plain, &PLAIN));
    let ((a, drift), (b, flat_drift)) = (run_from(&nested, &velocities()), run_from(&plain, &PLAIN));
    for (x, y) in a.iter().zip(&b) {
        assert!((x.1 - y.1).abs() < 1e-8, "{test}: {} = {} against {}", x.0, x.1, y.1);
    }
    assert!(drift < 1e-8 && flat_drift < 1e-8, "{test}: balance off by {drift:e} and {flat_drift:e}");
}

/// Outputs at t = 1, and how far the energy balance was off on the way.
fn run_from(model: &Loaded, set: &[(&str, f64)]) -> (Vec<(String, f64)>, f64) {
    let set = set.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
    let how = Simulate { set, until: Some(1.0), tolerance: Some(1e-11), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(run.summary.stop_reason, "end");
    let watched = model.model.outputs.iter().map(|o| o.name.clone());
    let last = |name: String| {
        let value = run.summary.final_values.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1);
        (name, value)
    };
    (watched.map(last).collect(), run.summary.energy.map_or(f64::INFINITY, |e| e.max_drift))
}

#[test]
fn dissipation_on_a_quasi_velocity_rate() {
    compare(
        "dissipation",
        r#"dissipation = "0.8/2*(leg.q' - x')^2 + 0.3*leg.s'^4 + 0.1*leg.q^2*leg.s'^2""#,
        r#"dissipation = "0.8/2*(q' - x')^2 + 0.3*s'^4 + 0.1*q^2*s'^2""#,
    );
}

#[test]
fn a_potential_on_coordinates_with_quasi_velocities() {
    let nested = parent("").replace("\"x^2\"", "\"x^2 + cos(leg.q*x) + leg.s^3*leg.q\"");
    let plain = flat_leg("").replace("s^2 + x^2\"", "s^2 + x^2 + cos(q*x) + s^3*q\"");
    let nested = model("potential", &[("top.toml", &format!("{nested}{WATCHED}")), ("leg.toml", LEG)]);
    let plain = flat(&format!("{plain}{}", watched()));
    same(&outputs(&nested, &velocities()), &outputs(&plain, &PLAIN));
    let (_, drift) = run_from(&nested, &velocities());
    assert!(drift < 1e-8, "balance off by {drift:e}");
}

#[test]
fn forces_on_raw_coordinates_of_a_submodule() {
    compare(
        "forces",
        "[forces]\n\"leg.q\" = \"-0.5*leg.q' + sin(leg.s' * x') + x\"\n\"leg.s\" = \"t - leg.q'*leg.s\"",
        "[forces]\nq = \"-0.5*q' + sin(s' * x') + x\"\ns = \"t - q'*s\"",
    );
}

/// A force on a quasi-velocity works on π − y₀. By δu = (2 + sin q) δq + δs, force F on u is ((2 + sin q) F, F) on (q, s).
#[test]
fn a_force_on_a_quasi_velocity_of_a_submodule() {
    compare(
        "quasi-force",
        "[forces]\n\"leg.u\" = \"0.7*x - leg.q'\"",
        "[forces]\nq = \"(2 + sin(q))*(0.7*x - q')\"\ns = \"0.7*x - q'\"",
    );
}

/// The non-ideal part of a constraint's force on a raw coordinate, and a constraint between raw rates.
#[test]
fn constraints_on_raw_rates_of_a_submodule() {
    let tied = r#"[constraints]
tied = { equation = "leg.q' = x' + 0.2*leg.s + 0.24", force = { "leg.s" = "-0.3*leg.s'" } }"#;
    compare("constraint", tied, &tied.replace("leg.", ""));
}

/// A time-dependent parameter of the child that only the parent uses: from the child's file, or given by the parent.
#[test]
fn a_moving_parameter_that_only_the_parent_uses() {
    let child = |d: &str| {
        format!(
            r#"
dalembert = 1
[parameters]
a = 0.4
d = "{d}"
[variables]
x = {{}}
[lagrangian]
kinetic = "x'^2/2"
potential = "x^2"
"#
        )
    };
    let top = |given: &str| {
        format!(
            r#"
dalembert = 1
[variables]
y = {{ start = [0, 1], fixed = true }}
[modules]
leg = {{ model = "leg.toml"{given} }}
[lagrangian]
kinetic = "y'^2/2"
potential = "y^2"
[constraints]
driven = "leg.x = y + leg.d"
[outputs]
position = "leg.x"
rate = "leg.x'"
acceleration = "leg.x''"
d = "leg.d"
drive_rate = "leg.d'"
pull = "reaction(driven)"
"#
        )
    };
    let plain = flat(
        r#"
dalembert = 1
[variables]
x = {}
y = { start = [0, 1], fixed = true }
[lagrangian]
kinetic = "(x'^2 + y'^2)/2"
potential = "x^2 + y^2"
[constraints]
driven = "x = y + 0.4*sin(3*t)"
[outputs]
position = "x"
rate = "x'"
acceleration = "x''"
d = "0.4*sin(3*t)"
drive_rate = "1.2*cos(3*t)"
pull = "reaction(driven)"
"#,
    );
    let own = model("moving-own", &[("top.toml", &top("")), ("leg.toml", &child("a*sin(3*t)"))]);
    let given = ", parameters = { d = \"0.4*sin(3*t)\" }";
    let given = model("moving-given", &[("top.toml", &top(given)), ("leg.toml", &child("7"))]);
    for nested in [&own, &given] {
        same(&outputs(nested, &[("t", 0.37)]), &outputs(&plain, &[("t", 0.37)]));
        let ((a, drift), (b, _)) = (run_from(nested, &[]), run_from(&plain, &[]));
        assert_eq!(a.len(), 6);
        for (x, y) in a.iter().zip(&b) {
            assert!((x.1 - y.1).abs() < 1e-8, "{} = {} against {}", x.0, x.1, y.1);
        }
        assert!(drift < 1e-8, "balance off by {drift:e}");
    }
}

/// Lagrange's equations are of second order; a dissipation on a charge whose equation is of first order names it.
#[test]
fn dissipation_on_a_first_order_variable_is_refused() {
    let own = r#"
dalembert = 1
[variables]
z = { order = 1, start = 1 }
x = { start = 0 }
[equations]
mass = { z = { z = "1" } }
[lagrangian]
kinetic = "x'^2/2"
potential = "x^2"
dissipation = "z^2*x'^2"
"#;
    let fault = dalembert::open_text("own.toml", own).expect_err("z has no place in a dissipation").to_string();
    assert!(fault.contains("`z`, a variable of order 1") && fault.contains("own.toml:11:"), "{fault}");
    let child = "dalembert = 1\n[variables]\nz = { order = 1, start = 1 }\n[equations]\nmass = { z = { z = \"1\" } }\n";
    let top = "dalembert = 1\n[variables]\nx = { start = 0 }\n[modules]\nleg = { model = \"leg.toml\" }\n\
               [lagrangian]\nkinetic = \"x'^2/2\"\ndissipation = \"(x' - leg.z)^2\"\n";
    let fault = open("first-order", &[("top.toml", top), ("leg.toml", child)]).expect_err("the same below").to_string();
    assert!(fault.contains("`leg.z`, a variable of order 1") && fault.contains("top.toml:8:"), "{fault}");
}

/// A force on what has neither inertia nor a constraint: no acceleration balances it, and the message says on what it acts.
#[test]
fn an_unbalanced_force_is_named() {
    let text = |force: &str| {
        format!(
            "dalembert = 1\n[variables]\nx = {{ start = 1 }}\nfree = {{ start = 1 }}\n[lagrangian]\n\
             kinetic = \"x'^2/2\"\npotential = \"x^2{force}\"\n"
        )
    };
    let model = flat(&text(" + 3*free"));
    let fault = model.evaluate(&At::default()).expect_err("nothing balances it").to_string();
    assert!(fault.contains("a force acts on `free`") && fault.contains("flat.toml:4:"), "{fault}");
    let how = Simulate::default();
    let fault = model.simulate(&how, &mut |_| true).expect_err("no motion").to_string();
    assert!(fault.contains("`free") && fault.contains("flat.toml:4:"), "{fault}");
    let doctor = model.doctor(&At::default()).expect("the doctor answers");
    assert!(doctor.notes[0].contains("no solution") && doctor.notes[0].contains("`free`"), "{:?}", doctor.notes);
    // Without the force the question has an answer, and what is not determined is named.
    let evaluation = flat(&text("")).evaluate(&At::default()).expect("an answer");
    assert_eq!((evaluation.accelerations_unique, evaluation.undetermined), (false, vec!["free''".to_owned()]));
}
