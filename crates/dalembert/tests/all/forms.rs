//! Lagrangian and port-Hamiltonian forms in numbers: published and independent numbers, and the laws that any form obeys.

use dalembert::dynamics::energy_forms::{Eliminate, Hamiltonian, Lagrangian, Momenta, Question};
use dalembert::io::ToJson;
use dalembert::{At, Loaded, Open};
use serde_json::Value;

fn data(name: &str) -> String {
    format!("{}/tests/data/forms/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn opened(path: &str) -> Loaded {
    dalembert::open(path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn model(name: &str) -> Loaded {
    opened(&data(&format!("{name}.toml")))
}

fn text(source: &str) -> Loaded {
    dalembert::open_text("model.toml", source).unwrap_or_else(|e| panic!("{e}"))
}

fn example(name: &str) -> Loaded {
    opened(&format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR")))
}

fn numbers(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(data(name)).unwrap()).unwrap()
}

fn hamiltonian(model: &Loaded, at: &At, question: &Question) -> Hamiltonian {
    model.hamiltonian(at, question).unwrap_or_else(|e| panic!("{e}"))
}

fn lagrangian(model: &Loaded, at: &At, question: &Question) -> Lagrangian {
    model.lagrangian(at, question).unwrap_or_else(|e| panic!("{e}"))
}

fn refused<T>(answer: Result<T, dalembert::Error>) -> String {
    answer.err().map_or_else(|| panic!("was answered"), |e| e.to_string())
}

fn flat(value: &Value) -> Vec<f64> {
    match value {
        Value::Array(list) => list.iter().flat_map(flat).collect(),
        other => vec![other.as_f64().unwrap()],
    }
}

/// Equal to 1e-13 of the largest of the numbers, or of `size`.
fn same(what: &str, ours: &Value, theirs: &Value) {
    let (ours, theirs) = (flat(ours), flat(theirs));
    assert_eq!(ours.len(), theirs.len(), "{what}");
    let size = theirs.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    for (a, b) in ours.iter().zip(&theirs) {
        assert!((a - b).abs() <= 1e-13 * size, "{what}: {ours:?} {theirs:?}");
    }
}

fn none() -> Question {
    Question { eliminate: Eliminate::None, ..Question::default() }
}

fn independent(names: &[&str]) -> Question {
    Question { independent: Some(names.iter().map(|n| (*n).to_owned()).collect()), ..Question::default() }
}

#[test]
fn a_pendulum_on_a_cart_in_natural_coordinates_has_the_matrices_of_its_minimal_ones() {
    let (model, theirs) = (model("pendulum_cart_natural"), numbers("pendulum_cart.json"));
    let asked = independent(&["x", "theta"]);
    let l = lagrangian(&model, &At::default(), &asked).to_json();
    for key in ["M", "C", "D", "g", "G"] {
        same(key, &l[key], &theirs[key]);
    }
    let skew: Vec<f64> = flat(&l["Mdot"]).iter().zip(flat(&l["C"])).map(|(m, c)| m - 2.0 * c).collect();
    same("Mdot - 2C", &skew.into(), &theirs["Mdot_minus_2C"]);
    let h = hamiltonian(&model, &At::default(), &asked).to_json();
    for (ours, key) in [("p", "p_hat"), ("M", "M_hat"), ("D", "D_hat"), ("G", "G_hat")] {
        same(key, &h[ours], &theirs["natural_coordinates"][key]);
    }
    for (ours, key) in
        [("H", "H"), ("p_dot", "p_dot"), ("grad_q", "grad_q_H"), ("grad_p", "grad_p_H"), ("y", "y"), ("p", "p")]
    {
        same(key, &h[ours], &theirs[key]);
    }
    same("H_dot", &h["power"]["H_dot"], &theirs["H_dot"]);
    let natural = hamiltonian(&model, &At::default(), &none()).to_json();
    same("p", &natural["p"], &theirs["natural_coordinates"]["p"]);
    same("lambda", &natural["lambda"], &theirs["natural_coordinates"]["lambda_X_Y_kkt"]);
    let names = ["bob_x", "bob_y"];
    assert_eq!(h["names"]["eliminated"], serde_json::json!(names));
    assert_eq!(natural["names"]["constraints"], serde_json::json!(names));
}

#[test]
fn momenta_and_coordinates_transform_as_the_seed_says() {
    let (model, theirs) = (model("double_pendulum"), numbers("transform.json"));
    let given = |coordinates: Option<&str>, momenta: Momenta| Question {
        coordinates: coordinates.map(str::to_owned),
        momenta,
        ..Question::default()
    };
    let curved = Momenta::Given("[[1, q2], [0, 1 + q1^2]]".to_owned());
    let asked = [
        ("momenta_of_unit_mass", given(None, Momenta::Unit)),
        ("absolute_angles", given(Some("a = q1, b = q1 + q2"), Momenta::Canonical)),
        ("curved", given(Some("z1 = q1 + q2^3/3, z2 = sinh(q2)"), curved)),
    ];
    for (name, question) in asked {
        let theirs = theirs.as_object().unwrap().iter().find(|(key, _)| key.starts_with(name)).unwrap().1;
        let h = hamiltonian(&model, &At::default(), &question).to_json();
        for (ours, key) in [
            ("q", "q_new"),
            ("p", "p_new"),
            ("Q", "Q"),
            ("M", "M"),
            ("D", "D"),
            ("G", "G"),
            ("C", "C"),
            ("H", "H"),
            ("q_dot", "q_new_dot"),
            ("p_dot", "p_new_dot"),
            ("y", "y"),
        ] {
            same(&format!("{name} {key}"), &h[ours], &theirs[key]);
        }
        same("H_dot", &h["power"]["H_dot"], &theirs["H_dot"]);
    }
}

#[test]
fn a_sleigh_in_two_bases_of_admissible_velocities() {
    let (model, theirs) = (model("sleigh"), numbers("nonholonomic_sleigh.json"));
    let body =
        Question { velocities: Some("u = x'*cos(phi) + y'*sin(phi), w = phi'".to_owned()), ..Question::default() };
    for (start, question) in [("basis_body", body), ("basis_independent", independent(&["x", "phi"]))] {
        let theirs = theirs.as_object().unwrap().iter().find(|(key, _)| key.starts_with(start)).unwrap().1;
        let f = hamiltonian(&model, &At::default(), &question);
        let h = f.to_json();
        let columns: Vec<f64> = (0..2).flat_map(|k| f.basis.iter().map(move |row| row[k])).collect();
        same("J_perp", &columns.into(), &theirs["J_perp"]);
        let dragged: Vec<f64> = flat(&h["C"]).iter().zip(flat(&h["D"])).map(|(c, d)| c - d).collect();
        same("C_s", &dragged.into(), &theirs["C_s"]);
        for (ours, key) in [
            ("C", "C_s_without_damping"),
            ("M", "M_s"),
            ("p", "p_r"),
            ("G", "G_s"),
            ("H", "H_r"),
            ("q_dot", "q_dot"),
            ("p_dot", "p_r_dot"),
            ("grad_p", "velocities_v"),
            ("y", "y"),
        ] {
            same(key, &h[ours], &theirs[key]);
        }
        same("H_dot", &h["power"]["H_dot"], &theirs["H_dot"]);
        let twin = lagrangian(&model, &At::default(), &question).to_json();
        same("v_dot", &twin["v_dot"], &theirs["v_dot_lagrangian_twin"]);
    }
    let plain = lagrangian(&model, &At::default(), &none()).to_json();
    same("M0", &plain["M"], &theirs["M0"]);
    same("C0", &plain["C"], &theirs["C0_christoffel"]);
}

/// Numbers that nothing is special about, in [−1, 1].
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }
}

fn largest(rows: &[Vec<f64>]) -> f64 {
    rows.iter().flatten().fold(0.0, |m, x| m.max(x.abs()))
}

/// |Ṁ − C − Cᵀ| relative to |M||v|.
fn asymmetry(l: &Lagrangian) -> f64 {
    let k = l.v.len();
    let mut off = 0.0_f64;
    for i in 0..k {
        for j in 0..k {
            off = off.max((l.mass_rate[i][j] - l.coriolis[i][j] - l.coriolis[j][i]).abs());
        }
    }
    let size = largest(&l.mass) * l.v.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    if size > 0.0 { off / size } else { off }
}

/// The laws of all forms at a state.
fn check(name: &str, model: &Loaded, at: &At) {
    let form = lagrangian(model, at, &none());
    assert!(form.equation_error < 1e-11, "{name}: {}", form.equation_error);
    assert!(asymmetry(&form) < 1e-11, "{name}: {}", asymmetry(&form));
    let reduced = lagrangian(model, at, &Question::default());
    assert!(reduced.equation_error < 1e-11, "{name}: {}", reduced.equation_error);
    assert!(asymmetry(&reduced) < 1e-11, "{name}: {}", asymmetry(&reduced));
    let canonical = hamiltonian(model, at, &Question::default());
    let unit = hamiltonian(model, at, &Question { momenta: Momenta::Unit, ..Question::default() });
    for h in [&canonical, &unit] {
        assert!(h.equation_error < 1e-11, "{name}: {}", h.equation_error);
        assert!(h.power.balance.abs() <= 1e-12 * h.power.terms, "{name}: {:?}", h.power);
        holds(name, h);
    }
    let close = |a: f64, b: f64, size: f64| (a - b).abs() <= 1e-11 * size;
    assert!(close(canonical.energy, unit.energy, canonical.energy.abs() + canonical.power.terms), "{name}");
    assert!(close(canonical.power.rate, unit.power.rate, canonical.power.terms), "{name}");
    let size = canonical.accelerations.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    for (a, b) in canonical.accelerations.iter().zip(&unit.accelerations) {
        assert!(close(*a, *b, size), "{name}: {a} {b}");
    }
    let rates = canonical.q_dot.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    for (a, b) in canonical.q_dot.iter().zip(&unit.q_dot) {
        assert!(close(*a, *b, rates), "{name}: {a} {b}");
    }
    // M' = 1.
    for (i, row) in unit.mass.iter().enumerate() {
        for (j, x) in row.iter().enumerate() {
            assert!((x - f64::from(u8::from(i == j))).abs() < 1e-11, "{name}: {x}");
        }
    }
}

/// ẋ is what the equation makes of the matrices that are given.
fn holds(name: &str, h: &Hamiltonian) {
    let gradient: Vec<f64> = h.grad_q.iter().chain(&h.grad_p).copied().collect();
    let along = |row: &[f64], x: &[f64]| row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>();
    let q = h.drift.len();
    let rates: Vec<f64> = (h.structure.iter().enumerate())
        .map(|(i, row)| {
            let pushed = |map: &[Vec<f64>], by: &[f64], k: usize| map.get(k).map_or(0.0, |row| along(row, by));
            let own = along(row, &gradient);
            match i.checked_sub(q) {
                None => own + h.drift[i],
                Some(k) => own + pushed(&h.input_map, &h.u, k) + pushed(&h.constraint_map, &h.lambda, k) + h.rest[k],
            }
        })
        .collect();
    let given: Vec<f64> = h.q_dot.iter().chain(&h.p_dot).copied().collect();
    assert_eq!(rates.len(), given.len(), "{name}");
    let size = given.iter().chain(&gradient).fold(1e-12_f64, |m, x| m.max(x.abs()));
    for (a, b) in rates.iter().zip(&given) {
        assert!((a - b).abs() <= 1e-12 * size, "{name}: {a} for {b}");
    }
}

/// All examples of mechanics but those of other orders.
const MECHANICAL: [&str; 40] = [
    "andrews",
    "andrews_bodies",
    "arm",
    "bricard",
    "car_axis",
    "chaplygin_sleigh",
    "clearance",
    "delta",
    "double_pendulum",
    "double_pendulum_cartesian",
    "flexible_slider_crank",
    "four_bar",
    "governor",
    "harmonic_drive",
    "heavy_top",
    "hoop",
    "hoop_massless",
    "hoop_reduced",
    "hoop_redundant",
    "jansen",
    "knife_edge",
    "parallelogram",
    "pendulum",
    "planetary_gear",
    "precessing_top",
    "rattleback",
    "rolling_disc",
    "bicycle",
    "rrr3",
    "sleigh",
    "slider_crank",
    "sprung_carts",
    "stewart_ups",
    "tumbling",
    "two_inertias",
    "two_masses",
    "wheel",
    "windows",
    "stewart_rss",
    "elastic_four_bar",
];

#[test]
fn every_mechanical_example_obeys_the_laws_of_the_forms() {
    for name in MECHANICAL {
        check(name, &example(&format!("{name}.toml")), &At::default());
    }
}

/// Most examples start at rest, where much is zero: the same while they move, by velocities of the form, or by those that the file gives.
#[test]
fn examples_in_motion_obey_the_laws_of_the_forms() {
    for name in MECHANICAL {
        let model = example(&format!("{name}.toml"));
        // What files fix is given anew, all of it: one velocity alone would contradict the others. The disc rolls in its file.
        let own: Option<&[(&str, f64)]> = match name {
            "harmonic_drive" => Some(&[("phi_fs'", 0.3), ("phi_cs'", 0.5), ("phi_sp'", -0.4)]),
            "hoop" | "hoop_massless" | "hoop_reduced" | "hoop_redundant" => Some(&[("theta'", 0.7), ("phi'", 4.2)]),
            "rrr3" => Some(&[("platform.x'", 0.3), ("platform.y'", -0.2), ("platform.phi'", 0.5)]),
            "rolling_disc" => Some(&[]),
            _ => None,
        };
        if let Some(own) = own {
            let set = own.iter().map(|(name, x)| ((*name).to_owned(), *x)).collect();
            let at = At { set, ..At::default() };
            let e = model.evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert!(e.v.iter().any(|v| v.1.abs() > 0.1), "{name}: {:?}", e.v);
            check(name, &model, &at);
            continue;
        }
        let table = ["wx", "wy", "wz", "vx", "vy", "vz"].map(|c| format!("table.{c}"));
        let driven = match name {
            "four_bar" | "elastic_four_bar" => vec!["A'".to_owned()],
            "windows" => vec!["pivot'".to_owned()],
            "stewart_ups" | "stewart_rss" => table.to_vec(),
            _ => hamiltonian(&model, &At::default(), &Question::default()).names.v,
        };
        let rate = |k: usize| 0.3 + 0.37 * (k as f64 * 0.618).fract();
        let set = driven.into_iter().enumerate().map(|(k, name)| (name, rate(k))).collect();
        check(name, &model, &At { set, ..At::default() });
    }
}

/// The arm of the examples, whose modes bend its tip about one axis, and one about all, on which a spring pulls.
#[test]
fn bodies_that_deform_obey_the_laws_of_the_forms() {
    let moving =
        |own: &[(&str, f64)]| At { set: own.iter().map(|(n, x)| ((*n).to_owned(), *x)).collect(), ..At::default() };
    let state = [
        ("hub", 0.3),
        ("hub'", -1.2),
        ("arm.mode1", 0.02),
        ("arm.mode2", -0.003),
        ("arm.mode3'", 0.4),
        ("arm.mode4'", -0.7),
        ("t", 0.2),
    ];
    check("flexible_arm", &example("flexible_arm.toml"), &moving(&state));
    let bent = text(
        "dalembert = 1\n[bodies.boom]\nmass = 2\ncom = [0.5, 0, 0]\ninertia = [0.01, 0.2, 0.2, 0, 0, 0]\n\
         frames = { tip = { at = [1, 0, 0] } }\n[bodies.boom.flexible]\nmass = [[1, 0.1], [0.1, 0.5]]\nstiffness = [[50, 3], [3, 90]]\n\
         damping = [[0.2, 0.01], [0.01, 0.1]]\ncoupling = [[0.01, 0.02, 0.3, 0, 0.4, 0.01], [0, -0.25, 0.02, 0.05, 0, 0.3]]\n\
         [bodies.boom.flexible.influence]\ntip = [[0.3, -0.2, 1.2, 0, 1, 0.1], [0.1, -1.1, 0.4, 0, 0.2, 1]]\n\
         [bodies.bob]\nmass = 0.3\ninertia = { ball = 0.02 }\n\
         [joints.turn]\ntype = \"spherical\"\nbetween = [\"ground\", \"boom\"]\nrate = [0.3, -0.5, 0.8]\n\
         [joints.swing]\ntype = \"revolute\"\nbetween = [\"boom.tip\", \"bob\"]\naxis = [0, 1, 0]\n\
         [springs.stay]\nbetween = [\"ground\", \"boom.tip\"]\npoints = [[0.2, 0.3, 1.5], [0, 0, 0]]\nstiffness = 20\nlength = 1\ndamping = 0.3\n",
    );
    let state = [
        ("boom.mode1", 0.1),
        ("boom.mode2", -0.2),
        ("boom.mode1'", 0.6),
        ("boom.mode2'", -0.9),
        ("swing", 0.4),
        ("swing'", 2.0),
    ];
    check("boom", &bent, &moving(&state));
}

/// All joints anywhere, moving.
fn anywhere(model: &Loaded, chance: &mut Chance) -> At {
    let mut set = Vec::new();
    for v in model.model.variables.iter().filter(|v| !v.name.starts_with("panda_finger_joint2")) {
        for slot in v.slots() {
            set.push((slot.into_owned(), chance.next()));
        }
    }
    At { set, ..At::default() }
}

#[test]
fn robots_obey_the_laws_of_the_forms_fixed_or_free() {
    let mut chance = Chance(7);
    for name in ["anymal", "panda", "simple_humanoid", "ur5"] {
        let path = format!("{}/../../examples/robots/{name}.urdf", env!("CARGO_MANIFEST_DIR"));
        let fixed = opened(&path);
        check(name, &fixed, &anywhere(&fixed, &mut chance));
        if name != "panda" {
            let base = Some(dalembert::dynamics::spec::Base::Free);
            let free = dalembert::open_as(&path, &Open { base, ..Open::default() }).unwrap_or_else(|e| panic!("{e}"));
            check(name, &free, &anywhere(&free, &mut chance));
        }
    }
}

#[test]
fn the_panda_is_skew_at_a_hundred_states() {
    let panda = example("robots/panda.urdf");
    let mut chance = Chance(11);
    for _ in 0..100 {
        let form = lagrangian(&panda, &anywhere(&panda, &mut chance), &none());
        assert!(asymmetry(&form) < 1e-11, "{}", asymmetry(&form));
        assert!(form.equation_error < 1e-11, "{}", form.equation_error);
    }
}

/// A closed chain with a force, a damper and an actuator: everything acts at once, also through the loop.
#[test]
fn chosen_coordinates_do_not_change_what_moves() {
    let jansen = example("jansen.toml");
    let at = At::default();
    let auto = hamiltonian(&jansen, &at, &Question::default());
    let joints: Vec<String> = jansen.model.variables.iter().map(|v| v.name.clone()).collect();
    let mut answered = 0;
    for name in &joints {
        let Ok(other) = jansen.hamiltonian(&at, &independent(&[name])) else { continue };
        answered += 1;
        let size = auto.accelerations.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        for (a, b) in auto.accelerations.iter().zip(&other.accelerations) {
            assert!((a - b).abs() < 1e-11 * size, "{name}: {a} {b}");
        }
        assert!((auto.energy - other.energy).abs() < 1e-12 * auto.energy.abs().max(1.0));
        assert!((auto.power.rate - other.power.rate).abs() < 1e-11 * (auto.power.terms + other.power.terms));
    }
    assert!(answered > 3);
}

/// Gyroscopic parts, quasi-velocities, drives in time: a bead on a rotating, tilting frame, driven.
const MOVING: &str = r#"
dalembert = 1
[parameters]
m = 0.7
w = 1.3
[variables]
x = { start = [0.3, 0.8], fixed = true }
y = { start = [-0.2, 0.5], fixed = true }
[lagrangian]
kinetic = "m/2*((x' - w*y)^2 + (y' + w*x)^2)"
potential = "x^2 + 0.3*y^4"
dissipation = "0.1*x'^2 + 0.05*x'*y' + 0.1*y'^2"
"#;

#[test]
fn parts_of_the_kinetic_energy_linear_in_the_rates_are_gyroscopic() {
    let model = text(MOVING);
    let l = lagrangian(&model, &At::default(), &none());
    let gamma = l.gyroscopic.clone().unwrap();
    // b = m w (−y, x): Γ = ∂b/∂q − (∂b/∂q)ᵀ.
    let expected = [[0.0, -2.0 * 0.7 * 1.3], [2.0 * 0.7 * 1.3, 0.0]];
    for (row, theirs) in gamma.iter().zip(expected) {
        for (x, y) in row.iter().zip(theirs) {
            assert!((x - y).abs() < 1e-14);
        }
    }
    check("moving", &model, &At::default());
    let h = hamiltonian(&model, &At::default(), &Question::default());
    let (vx, vy) = (0.8, 0.5);
    assert!((h.p[0] - 0.7 * (vx + 1.3 * 0.2)).abs() < 1e-15 && (h.p[1] - 0.7 * (vy + 1.3 * 0.3)).abs() < 1e-15);
}

#[test]
fn time_in_the_energies_and_in_the_constraints_is_in_the_balance() {
    let timed = text(
        "dalembert = 1\n[variables]\nx = { start = [0.3, 0.8], fixed = true }\ny = { start = [0.1, 0.2], fixed = true }\n\
         [lagrangian]\nkinetic = \"(1 + 0.2*sin(t))*x'^2/2 + cos(t)*x'*y' + 2*y'^2\"\npotential = \"x^2*(1 + t) + y^2\"\n",
    );
    let at = At { set: vec![("t".to_owned(), 0.7)], ..At::default() };
    check("timed", &timed, &at);
    assert!(hamiltonian(&timed, &at, &Question::default()).power.by_time.unwrap().abs() > 0.1);
    let driven = text(
        "dalembert = 1\n[variables]\nx = { start = [0.3, 0.8], fixed = true }\ny = {}\nphi = { start = [0.4, 0.6], fixed = true }\n\
         [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2 + phi'^2\"\npotential = \"9.81*y + cos(x)\"\ndissipation = \"0.1*y'^2\"\n\
         [constraints]\nlift = \"y = x^2 + sin(3*t)\"\n",
    );
    check("driven", &driven, &at);
    // x carries the form; the constraint moves y, and M̂ and V with it.
    assert!(hamiltonian(&driven, &at, &Question::default()).power.by_time.is_some());
    let rolling = text(
        "dalembert = 1\n[variables]\nx = { start = [0.3, 0.8], fixed = true }\ny = { start = 0.1, fixed = true }\n\
         phi = { start = [0.4, 0.6], fixed = true }\n\
         [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2 + phi'^2 + 0.3*x'*phi'\"\npotential = \"y\"\n\
         [constraints]\nblade = \"x'*sin(phi) - y'*cos(phi) = 0.2*cos(t)\"\n",
    );
    check("rolling", &rolling, &at);
    assert!(hamiltonian(&rolling, &at, &Question::default()).power.drift.is_some());
}

/// Constraints that ask for a velocity move coordinates by themselves: that is neither a gradient of H nor a change of H with time.
#[test]
fn what_a_constraint_moves_stands_in_the_equation() {
    let model = text(
        "dalembert = 1\n[variables]\nx = { start = [0.5, 0.3], fixed = true }\nz = { start = 0.2, fixed = true }\n\
         [lagrangian]\nkinetic = \"(x'^2 + z'^2)/2\"\npotential = \"z\"\n[constraints]\nn = \"z' = x*x' + 0.3\"\n",
    );
    check("drift", &model, &At::default());
    let h = hamiltonian(&model, &At::default(), &Question::default());
    assert!(h.drift[0] == 0.0 && (h.drift[1] - 0.3).abs() < 1e-15 && h.power.by_time.is_none(), "{:?}", h.power);
    // ż = x ẋ + 0.3, of which V takes ż.
    assert!((h.q_dot[1] - 0.45).abs() < 1e-15 && (h.power.drift.unwrap() - 0.3).abs() < 1e-15, "{:?}", h.power);
    let free = text(
        "dalembert = 1\n[variables]\nx = { start = [1, 2] }\n[lagrangian]\nkinetic = \"x'^2\"\npotential = \"x^2\"\n",
    );
    assert!(hamiltonian(&free, &At::default(), &Question::default()).power.drift.is_none());
}

#[test]
fn quasi_velocities_of_the_file_are_the_velocities_of_the_form() {
    let h = hamiltonian(&example("chaplygin_sleigh.toml"), &At::default(), &Question::default());
    assert_eq!(h.names.v, ["u", "w"]);
    assert_eq!(h.names.along, ["x", "y", "phi"]);
}

/// Quasi-velocities by coefficients that depend on time: u of a free mass is no velocity that stays, and nothing dissipates. Turned axes leave M as
/// it is, and give forces.
#[test]
fn time_in_the_rates_of_quasi_velocities_is_no_damping() {
    let free = text(
        "dalembert = 1\n[variables]\nx = { start = 0, fixed = true }\nu = { of = \"x\", rate = \"x'*(1 + t)\", start = 1, fixed = true }\n\
         [lagrangian]\nkinetic = \"x'^2/2\"\n",
    );
    check("free", &free, &At::default());
    let (l, h) = (
        lagrangian(&free, &At::default(), &Question::default()),
        hamiltonian(&free, &At::default(), &Question::default()),
    );
    assert!(l.damping[0][0].abs() < 1e-15 && (l.v_dot[0] - 1.0).abs() < 1e-15, "{:?} {:?}", l.damping, l.v_dot);
    assert!(h.power.dissipated.abs() < 1e-15 && (h.p_dot[0] + h.p[0]).abs() < 1e-15, "{:?}", h.power);
    let turned = text(
        "dalembert = 1\n[variables]\nx = { start = 0.3, fixed = true }\ny = { start = -0.2, fixed = true }\n\
         u = { of = \"x\", rate = \"x'*cos(t) + y'*sin(t)\", start = 1, fixed = true }\n\
         w = { of = \"y\", rate = \"y'*cos(t) - x'*sin(t)\", start = 0.4, fixed = true }\n\
         [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"x^2*y\"\n",
    );
    check("turned", &turned, &At { set: vec![("t".to_owned(), 0.7)], ..At::default() });
    // Parts linear in the rates, dissipation, and axes that depend on places, too.
    let all = text(
        "dalembert = 1\n[variables]\nx = { start = [-0.79, 0.02], fixed = true }\ny = { start = [0.2, -0.79], fixed = true }\n\
         z = { start = 0.61, fixed = true }\nw = { start = 0.72, fixed = true }\n\
         uw = { of = \"w\", rate = \"w'*(w^4/4 + 1) - z'*sin(y + t)/2\", start = -0.08, fixed = true }\n\
         uz = { of = \"z\", rate = \"-2*y'*x*sin(t/5)/5 + z'*(9*x^2*y^2/100 + 1)\", start = -0.52, fixed = true }\n\
         [lagrangian]\nkinetic = \"1.7*w'^2 + 0.8*w'*y*z + 0.9*x'^2 + 0.2*x'*z'*sin(w) + 1.3*y'^2 - y'*w*y/5 + z'*x*cos(t) + 1.7*z'^2\"\n\
         potential = \"w^2 + x^2 + y^2*t + 0.6*cos(w - 2*y)\"\ndissipation = \"0.15*(y' - w')^2*(x^2 + 1)\"\n",
    );
    for t in [0.0, 0.9] {
        check("all", &all, &At { set: vec![("t".to_owned(), t)], ..At::default() });
    }
}

/// Multipliers act along ∂h/∂v at the velocities that there are, also where h is no linear function of them, or has no derivative at rest.
#[test]
fn constraints_that_bend_over_velocities_push_along_their_gradient_there() {
    for (constraint, start) in [
        ("x'^2 + y'^2 = 2", [1.0, 1.0]),
        ("sqrt(x'^2 + y'^2) = sqrt(2)", [1.0, 1.0]),
        ("x'^2 + x' - 3*y' = -1", [1.0, 1.0]),
        ("x'^2*y' + x*y = 3", [1.5, 4.0 / 3.0]),
    ] {
        let model = text(&format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, {}], fixed = true }}\ny = {{ start = [0, {}], fixed = true }}\n\
             [lagrangian]\nkinetic = \"(x'^2 + 2*y'^2)/2\"\npotential = \"9*y + x^2/3\"\n[constraints]\nspeed = \"{constraint}\"\n",
            start[0], start[1]
        ));
        let question = Question { eliminate: Eliminate::None, ..Question::default() };
        let at = At::default();
        let plain = model.evaluate(&at).unwrap_or_else(|e| panic!("{e}"));
        let (form, other) = (lagrangian(&model, &at, &question), hamiltonian(&model, &at, &question));
        assert!(form.equation_error < 1e-12 && other.equation_error < 1e-12, "{constraint}");
        assert_eq!([form.v_dot.len(), other.accelerations.len()], [2; 2], "{constraint}");
        for (ours, theirs) in
            form.v_dot.iter().chain(&other.accelerations).zip(plain.accelerations.iter().map(|a| a.1).cycle())
        {
            assert!((ours - theirs).abs() < 1e-12 * (1.0 + theirs.abs()), "{constraint}: {ours} {theirs}");
        }
    }
}

#[test]
fn a_mass_matrix_without_an_energy_has_a_form_and_no_hamiltonian() {
    let model = text(
        "dalembert = 1\n[variables]\nx = { start = [0.3, 0.8], fixed = true }\n[equations]\n\
         mass = { x = { x = \"1 + x^2\" } }\nforce = { x = \"-x\" }\n",
    );
    let l = lagrangian(&model, &At::default(), &none());
    assert!(l.equation_error < 1e-14 && asymmetry(&l) < 1e-14);
    assert!((l.coriolis[0][0] - 0.3 * 0.8).abs() < 1e-15);
    assert!((l.v_dot[0] + 0.3 / 1.09).abs() < 1e-15);
    assert!(refused(model.hamiltonian(&At::default(), &none())).contains("`x`"));
}

/// Dissipation that is no D v, whichever way it acts and whatever else is linear in the velocities, is among the other forces: −∂R/∂v.
#[test]
fn other_dissipation_is_a_force_of_its_own() {
    for (r, drag) in [
        ("0.1*abs(x')^3", (0.3 * 0.8 * 0.8, 0.0)),
        ("0.1*exp(x') + 0.2*x'*y'", (0.1 * 0.8_f64.exp() + 0.2 * 0.5, 0.2 * 0.8)),
        ("0.1*(x'^3 + x'^2) + y'^2", (0.1 * (3.0 * 0.64 + 1.6), 1.0)),
    ] {
        let l = lagrangian(&text(&MOVING.replace("0.1*x'^2 + 0.05*x'*y' + 0.1*y'^2", r)), &At::default(), &none());
        assert!((l.rest[0] + drag.0).abs() < 1e-14 && (l.rest[1] + drag.1).abs() < 1e-14, "{r}: {:?}", l.rest);
        assert!(l.damping.iter().flatten().all(|x| x.abs() < 1e-14), "{r}: {:?}", l.damping);
        assert!(l.equation_error < 1e-14, "{r}: {}", l.equation_error);
    }
    // Of what is read off bodies, beside the damper of a joint.
    let arm = text(
        "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.upper]\nmass = 2\ncom = [0.5, 0, 0]\ninertia = [0, 0.1, 0.1, 0, 0, 0]\n\
         frames = { tip = { at = [1, 0, 0] } }\n[bodies.lower]\nmass = 1\ncom = [0.4, 0, 0]\ninertia = [0, 0.1, 0.1, 0, 0, 0]\n\
         frames = { end = { at = [0.8, 0, 0] } }\n\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"upper\"]\nstart = 0.3\nrate = 0.7\ndamping = 0.2\n\
         [joints.B]\ntype = \"revolute\"\nbetween = [\"upper.tip\", \"lower\"]\nstart = -0.5\nrate = 1.1\n\
         [lagrangian]\ndissipation = \"0.3*(vx(lower.end)^2 + vy(lower.end)^2)^2 + 0.1*vx(lower.end)^3\"\n",
    );
    let l = lagrangian(&arm, &At::default(), &none());
    assert!(l.equation_error < 1e-13 && asymmetry(&l) < 1e-13, "{}", l.equation_error);
    assert_eq!((l.damping[0][0], l.damping[1][1]), (0.2, 0.0));
    assert!(l.rest.iter().all(|x| x.abs() > 1e-3), "{:?}", l.rest);
}

#[test]
fn what_has_no_form_says_why() {
    let state = "[variables]\nx = { start = [0.3, 0.8], fixed = true }\n";
    let of = |rest: &str| text(&format!("dalembert = 1\n{state}{rest}"));
    let kinetic = "[lagrangian]\nkinetic = \"x'^2/2\"\n";
    let at = At::default();
    let q = Question::default();
    let input = of(&format!("{kinetic}[inputs]\nu = 1\n[forces]\nx = \"u^2\"\n"));
    let said = refused(input.lagrangian(&at, &q));
    assert!(said.contains("`u^2`") && said.contains("`u`"), "{said}");
    let dry = of("[lagrangian]\nkinetic = \"x'^2/2\"\ndissipation = \"0.1*abs(x')^3\"\n");
    let said = refused(dry.hamiltonian(&at, &q));
    assert!(said.contains("abs(x')"), "{said}");
    let l = lagrangian(&dry, &at, &q);
    assert!((l.rest[0] + 0.3 * 0.8 * 0.8).abs() < 1e-15 && l.equation_error < 1e-14);
    let fast = of("[lagrangian]\nkinetic = \"-sqrt(1 - x'^2)\"\n");
    assert!(refused(fast.lagrangian(&at, &q)).contains("depends on velocities"));
    let jerk = example("jerk.toml");
    assert!(refused(jerk.lagrangian(&at, &q)).contains("order 3"));
    let massless = example("hoop_massless.toml");
    let said = refused(massless.hamiltonian(&at, &none()));
    assert!(said.contains("nothing has inertia along `rho'`"), "{said}");
    let sleigh = model("sleigh");
    let velocities = |text: &str| Question { velocities: Some(text.to_owned()), ..Question::default() };
    assert!(refused(sleigh.hamiltonian(&at, &velocities("u = x'"))).contains("2 freedoms"));
    assert!(refused(sleigh.hamiltonian(&at, &velocities("u = z', w = phi'"))).contains("`z'`"));
    assert!(refused(sleigh.hamiltonian(&at, &velocities("u = x'^2, w = phi'"))).contains("not linear"));
    assert!(refused(sleigh.hamiltonian(&at, &velocities("u = 2*x', w = x'"))).contains("do not determine"));
    assert!(refused(sleigh.hamiltonian(&at, &independent(&["x", "q"]))).contains("`q`"));
    let momenta = |text: &str| Question { momenta: Momenta::Given(text.to_owned()), ..Question::default() };
    assert!(refused(sleigh.hamiltonian(&at, &momenta("[[1, 0]]"))).contains("square"));
    assert!(refused(sleigh.hamiltonian(&at, &momenta("[[1, 0], [1, 0]]"))).contains("singular"));
}

#[test]
fn documents_have_the_keys_that_programs_read() {
    let l = lagrangian(&model("sleigh"), &At::default(), &none()).to_json();
    for key in ["q", "v", "M", "C", "D", "g", "G", "u", "J", "lambda", "r", "equation_error"] {
        assert!(l.get(key).is_some(), "{key}");
    }
    assert!(l.get("Gamma").is_none());
    let h = hamiltonian(&model("sleigh"), &At::default(), &none()).to_json();
    for key in ["q", "p", "H", "grad_q", "grad_p", "J_minus_R", "G", "y", "q_dot", "p_dot", "power"] {
        assert!(h.get(key).is_some(), "{key}");
    }
    for key in ["supplied", "dissipated", "H_dot", "balance"] {
        assert!(h["power"].get(key).is_some(), "{key}");
    }
}

#[test]
fn redundant_constraints_are_named_and_left_out() {
    let h = hamiltonian(&example("bricard.toml"), &At::default(), &Question::default());
    assert_eq!((h.p.len(), h.names.eliminated.len(), h.names.redundant.len()), (1, 4, 1));
    let hoop = hamiltonian(&example("hoop_redundant.toml"), &At::default(), &Question::default());
    assert_eq!(hoop.names.redundant, ["rolling_rear"]);
}
