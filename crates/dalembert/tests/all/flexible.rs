//! Flexible bodies in models: frequencies of beams from their characteristic equations, energy, momentum.

use dalembert::{At, Loaded, Simulate};
use faer::Mat;

/// The beam of the example, 1 m, 1 kg, EI = 1, held by `joint`; with what else is said.
fn beam(joint: &str, more: &str) -> Loaded {
    let path = format!("{}/../../examples/flexible_arm.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let body = &text[text.find("[bodies.arm]").unwrap()..text.find("[bodies.payload]").unwrap()];
    let body = body.replace("*EI*c", "*0").replace("*EI", "");
    let model = format!("dalembert = 1\n{body}\n{joint}\n{more}");
    dalembert::open_text("beam.toml", &model).unwrap_or_else(|e| panic!("{e}"))
}

const CLAMPED: &str = "[joints.wall]\ntype = \"weld\"\nbetween = [\"ground\", \"arm\"]\n";

/// Natural frequencies squared about rest, ascending: eigenvalues of M⁻¹K, K from forces at small displacements.
fn squares(loaded: &Loaded, columns: &[&str]) -> Vec<f64> {
    let at = |set: Vec<(String, f64)>| loaded.evaluate(&At { set, ..At::default() }).unwrap();
    let rest = at(vec![]);
    let place = |name: &str| rest.columns.iter().position(|c| c == &format!("{name}''")).unwrap();
    let n = columns.len();
    let h = 1e-6;
    let mut stiffness: Mat<f64> = Mat::zeros(n, n);
    for (j, column) in columns.iter().enumerate() {
        let (up, down) = (at(vec![((*column).to_owned(), h)]), at(vec![((*column).to_owned(), -h)]));
        for (i, row) in columns.iter().enumerate() {
            stiffness[(i, j)] = -(up.force[place(row)] - down.force[place(row)]) / (2.0 * h);
        }
    }
    let mass = Mat::from_fn(n, n, |i, j| rest.mass[place(columns[i])][place(columns[j])]);
    let root = mass.llt(faer::Side::Lower).unwrap();
    let l = root.L().to_owned();
    let mut scaled = stiffness.clone();
    for side in 0..2 {
        // L⁻¹ K L⁻ᵀ in two steps.
        let input = if side == 0 { scaled.clone() } else { scaled.transpose().to_owned() };
        scaled = input;
        faer::linalg::triangular_solve::solve_lower_triangular_in_place(l.as_ref(), scaled.as_mut(), faer::Par::Seq);
    }
    let symmetric = Mat::from_fn(n, n, |i, j| 0.5 * (scaled[(i, j)] + scaled[(j, i)]));
    symmetric.self_adjoint_eigenvalues(faer::Side::Lower).unwrap()
}

const MODES: [&str; 4] = ["arm.mode1", "arm.mode2", "arm.mode3", "arm.mode4"];

/// Clamped at one end with a point of the beam's own mass at the other: 1 + cos β cosh β + β(cos β sinh β − sin β cosh β) = 0.
#[test]
fn a_tip_mass_slows_a_cantilever() {
    let tip = "[bodies.tip]\nmass = 1\n[joints.glue]\ntype = \"weld\"\nbetween = [\"arm.tip\", \"tip\"]\n";
    let squares = squares(&beam(CLAMPED, tip), &MODES);
    let characteristic = |b: f64| 1.0 + b.cos() * b.cosh() + b * (b.cos() * b.sinh() - b.sin() * b.cosh());
    // Four modes of the free beam span the motions with a tip mass the worse the higher they are.
    let brackets = [(1.0, 1.5, 1e-3), (3.9, 4.2, 3e-3), (7.0, 7.3, 1e-2)];
    for (square, (mut low, mut high, close)) in squares.iter().zip(brackets) {
        assert!(characteristic(low) * characteristic(high) < 0.0);
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            if characteristic(low) * characteristic(middle) <= 0.0 { high = middle } else { low = middle }
        }
        let frequency = square.sqrt();
        let wanted = low * low;
        assert!((frequency - wanted).abs() < close * wanted, "{frequency} instead of {wanted}");
        // Modes are a subspace: frequencies come out too high, never too low.
        assert!(frequency > wanted * (1.0 - 1e-9));
    }
}

/// Hinged instead of clamped: tan β = tanh β, β₁ = 3.92660231.
#[test]
fn a_hinged_beam_has_a_rigid_turn_and_its_own_frequencies() {
    let hinged = "[joints.hinge]\ntype = \"revolute\"\nbetween = [\"ground\", \"arm\"]\n";
    let columns = ["hinge", MODES[0], MODES[1], MODES[2], MODES[3]];
    let squares = squares(&beam(hinged, ""), &columns);
    assert!(squares[0].abs() < 1e-6, "turning as a whole costs nothing: {}", squares[0]);
    let wanted = 3.926_602_312_047_919_f64.powi(2);
    assert!((squares[1].sqrt() - wanted).abs() < 2e-3 * wanted, "{}", squares[1].sqrt());
}

/// A thrown beam with a payload keeps its energy; the balance counts modal damping and the motor in the example.
#[test]
fn energy_is_kept() {
    let free = "[joints.flight]\ntype = \"free\"\nbetween = [\"ground\", \"arm\"]\nrate = [0.1, 0.2, 0.5, 1, 0, 0]\n";
    let tip = "[bodies.tip]\nmass = 0.5\ninertia = { ball = 0.1 }\n[joints.glue]\ntype = \"weld\"\nbetween = [\"arm.tip\", \"tip\"]\n";
    let thrown = beam(free, tip);
    let example = dalembert::open(format!("{}/../../examples/flexible_arm.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    for (loaded, until) in [(thrown, 1.0), (example, 1.5)] {
        let how = Simulate {
            set: vec![],
            until: Some(until),
            every: Some(0.25),
            tolerance: Some(1e-9),
            ..Simulate::default()
        };
        let run = loaded.simulate(&how, &mut |_| true).unwrap();
        assert!(run.summary.completed, "{}", run.summary.stop_reason);
        let energy = run.summary.energy.unwrap();
        assert!(energy.max_drift < 1e-7, "{energy:?}");
    }
}

/// A force at the tip does the work that its displacement says: the reaction of the modes is Πᵀf.
#[test]
fn forces_on_frames_reach_the_modes() {
    let push =
        "[actuators.push]\nbody = \"arm.tip\"\nforce = [0, 1, 0]\nin = \"ground\"\n[outputs]\ny = \"py(arm.tip)\"\n";
    let loaded = beam(CLAMPED, push);
    let set = |name: &str, x: f64| vec![(name.to_owned(), x)];
    let pushed = loaded.evaluate(&At { set: set("push", 3.0), ..At::default() }).unwrap();
    for (mode, sign) in MODES.iter().zip([2.0, -2.0, 2.0, -2.0]) {
        let place = pushed.columns.iter().position(|c| c == &format!("{mode}''")).unwrap();
        let f = pushed.force[place];
        assert!((f - 3.0 * sign).abs() < 1e-11, "{mode}: {f}");
    }
    let bent = loaded.evaluate(&At { set: set("arm.mode1", 0.01), ..At::default() }).unwrap();
    let y = bent.outputs[0].1;
    assert!((y - 0.02).abs() < 1e-12, "{y}");
}
