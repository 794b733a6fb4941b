//! The work done on a motion: nothing by constraints that hold it still, however far its velocities have drifted, and what constraints drive by what moves them, against closed forms.

use crate::typed::{column, open};
use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// What makes its steps by errors, with a tolerance, then what makes them of a length.
const INTEGRATORS: [(&str, bool); 11] = [
    ("auto", false),
    ("dopri5", false),
    ("radau", false),
    ("rodas", false),
    ("bdf", false),
    ("generalized-alpha", false),
    ("rattle", true),
    ("rattle4", true),
    ("discrete-gradient", true),
    ("realtime", true),
    ("radau", true),
];

/// The motion by one of these; none where the integrator is not for the model.
fn run(
    model: &Loaded,
    (integrator, length): (&str, bool),
    (tolerance, step): (f64, f64),
    until: f64,
) -> Option<RunResult> {
    let how = Simulate {
        until: Some(until),
        every: Some(until / 20.0),
        tolerance: (!length).then_some(tolerance),
        step: length.then_some(step),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let run = match model.simulate(&how, &mut |_| true) {
        Err(e) if e.to_string().contains("is for variables of second order") => return None,
        other => other.unwrap_or_else(|e| panic!("{integrator}: {e}")),
    };
    assert!(run.summary.completed, "{integrator}: {}", run.summary.stop_reason);
    Some(run)
}

/// A spherical pendulum in Cartesian coordinates.
const SPHERICAL: &str = "[variables]\nx = { start = [0.5, 0], fixed = true }\ny = { start = [0, 1.2], fixed = true }\nz = { start = -0.4 }\n\
    [lagrangian]\nkinetic = \"x'^2 + y'^2 + z'^2\"\npotential = \"2*9.81*z\"\n[constraints]\nrod = \"x^2 + y^2 + z^2 = 0.49\"\n";

/// A blade that slides along itself.
const SLEIGH: &str = "[variables]\nx = { start = [0, -0.8], fixed = true }\ny = { start = [0, 0], fixed = true }\nphi = { start = [0, 1.1], fixed = true }\n\
    [lagrangian]\nkinetic = \"3/2*((x' - 0.3*phi'*sin(phi))^2 + (y' + 0.3*phi'*cos(phi))^2) + 0.1*phi'^2\"\n\
    [constraints]\nblade = \"y'*cos(phi) - x'*sin(phi) = 0\"\n";

/// Rods, blades, wheels that roll and joints that close loops: what is left of the energy is the error of the motion, and all of it.
#[test]
fn constraints_that_hold_still_do_no_work() {
    let mut models: Vec<(&str, Loaded)> =
        ["double_pendulum_cartesian", "four_bar", "hoop_redundant", "wheel"].map(|name| (name, example(name))).into();
    models.push(("spherical pendulum", open(SPHERICAL)));
    models.push(("sleigh", open(SLEIGH)));
    for (name, model) in &models {
        for how in INTEGRATORS {
            let Some(run) = run(model, how, (1e-3, 5e-3), 0.5) else { continue };
            let work = column(&run, "energy.work");
            // Between steps it is read off a polynomial.
            assert!(work.iter().all(|w| w.abs() <= 4.0 * f64::EPSILON), "{name} by {}: {work:?}", how.0);
            let (energy, summary) = (column(&run, "energy"), run.summary.energy.expect("known"));
            let drift = energy.iter().fold(0.0_f64, |most, e| most.max((e - energy[0]).abs()));
            assert_eq!(summary.work, 0.0, "{name} by {}", how.0);
            assert!((summary.max_drift - drift).abs() <= 4.0 * f64::EPSILON, "{name} by {}", how.0);
        }
    }
}

/// Long and coarse, as the motion drifts: the summary tells of all the energy that is lost.
#[test]
fn what_a_coarse_motion_loses_is_told() {
    for how in [("realtime", true), ("radau", false)] {
        let run = run(&open(SPHERICAL), how, (1e-5, 0.02), 200.0).expect("for any model");
        let (energy, summary) = (column(&run, "energy"), run.summary.energy.expect("known"));
        let drift = energy.iter().fold(0.0_f64, |most, e| most.max((e - energy[0]).abs()));
        assert!(drift > 1e-6 && summary.max_drift == drift && summary.work == 0.0, "{}: {summary:?}", how.0);
        let doubted = run.summary.notes.iter().any(|note| note.contains("do not trust"));
        assert_eq!(doubted, drift > 1e-3 * summary.size, "{}: {:?}", how.0, run.summary.notes);
    }
}

/// A bead of 2 kg from rest at r₀ on a wire that turns with Ω: r = r₀ cosh Ωt, and the wire does 2 r₀² Ω² sinh² Ωt; a spring of 5 N/m pulled at 3 m/s: 5·9 t²/2; a particle of 2 kg whose
/// speed is held at 1 + t, by a condition that is not linear in velocities: (1 + t)² − 1.
#[test]
fn what_drives_does_the_work_that_its_motion_takes() {
    let wire = "[variables]\nx = { start = [0.5, 0] }\ny = { start = [0, 1] }\n[lagrangian]\nkinetic = \"x'^2 + y'^2\"\n[constraints]\n";
    let models = [
        ("wire", format!("{wire}wire = \"x*sin(2*t) = y*cos(2*t)\"\n"), 2.0 * 2.0_f64.sinh().powi(2)),
        (
            "wire by velocities",
            format!("{wire}wire = \"x'*sin(2*t) - y'*cos(2*t) = -2*x*cos(2*t) - 2*y*sin(2*t)\"\n"),
            2.0 * 2.0_f64.sinh().powi(2),
        ),
        (
            "spring",
            "[variables]\nx = { start = [0, 3] }\n[lagrangian]\nkinetic = \"x'^2\"\npotential = \"5*x^2/2\"\n[constraints]\npull = \"x' = 3\"\n".to_owned(),
            22.5,
        ),
        (
            "pace",
            "[variables]\nx = { start = [0, 0.6], fixed = true }\ny = { start = [0, 0.8] }\n[lagrangian]\nkinetic = \"x'^2 + y'^2\"\n[constraints]\npace = \"x'^2 + y'^2 = (1 + t)^2\"\n"
                .to_owned(),
            3.0,
        ),
    ];
    for (name, text, exact) in &models {
        let model = open(text);
        for how in INTEGRATORS {
            let Some(run) = run(&model, how, (1e-6, 1e-3), 1.0) else { continue };
            let energy = run.summary.energy.expect("known");
            assert!((energy.work / exact - 1.0).abs() < 1e-4, "{name} by {}: {} for {exact}", how.0, energy.work);
            assert!(energy.max_drift < 1e-4 * exact, "{name} by {}: {energy:?}", how.0);
        }
    }
}

/// A point that is tied by a constraint with noise, and a pendulum whose constraint is stabilized: what these take is in the balance as it is, not as if they held.
#[test]
fn what_yields_takes_what_it_takes() {
    let soft = open(
        &SPHERICAL.replace("\"x^2 + y^2 + z^2 = 0.49\"", "{ equation = \"x^2 + y^2 + z^2 = 0.49\", noise = 0.2 }"),
    );
    let own = open(
        &SPHERICAL
            .replace("\"x^2 + y^2 + z^2 = 0.49\"", "{ equation = \"x^2 + y^2 + z^2 = 0.49\", baumgarte = [2, 1] }"),
    );
    for (name, model) in [("noise", soft), ("Baumgarte", own)] {
        for integrator in ["auto", "radau"] {
            let run = run(&model, (integrator, false), (1e-9, 0.0), 1.0).expect("for any model");
            let energy = run.summary.energy.expect("known");
            assert!(energy.max_drift < 1e-6, "{name} by {integrator}: {energy:?}");
        }
    }
}
