//! Independent velocities: what is printed adds up to the accelerations, with bodies and without.

use dalembert::dynamics::independent::Question;
use dalembert::{At, Loaded};

fn example(name: &str) -> Loaded {
    dalembert::open(format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// M̂ u̇ = f̂ at the accelerations that `evaluate` finds, and α = Z u̇ + ζ lies on them.
#[test]
fn reduced_mass_times_accelerations_is_the_reduced_force() {
    for entry in std::fs::read_dir(format!("{}/../../examples", env!("CARGO_MANIFEST_DIR"))).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "toml") {
            continue;
        }
        let loaded = dalembert::open(&path).unwrap();
        let name = path.display();
        if loaded.model.n() > 200 {
            continue;
        }
        let (Ok(whole), Ok(reduced)) =
            (loaded.evaluate(&At::default()), loaded.independent(&At::default(), &Question::default()))
        else {
            continue;
        };
        let alpha: Vec<f64> = reduced
            .names
            .iter()
            .map(|n| {
                let v = loaded.model.variables.iter().find(|v| v.name == *n).unwrap().highest();
                whole.accelerations.iter().find(|a| a.0 == v).unwrap().1
            })
            .collect();
        for (i, row) in reduced.mass.iter().enumerate() {
            let terms: Vec<f64> = row.iter().zip(&alpha).map(|(m, a)| m * a).chain([-reduced.force[i]]).collect();
            let (sum, size) = terms.iter().fold((0.0, 0.0), |(s, z), x| (s + x, z + x.abs()));
            assert!(f64::abs(sum) <= 1e-8 * f64::max(size, 1e-6), "{name}, row {i}: {sum} of {size}");
        }
        assert_eq!(reduced.gravity.is_some(), loaded.model.mechanism.is_some(), "{name}");
    }
}

/// At rest, without other forces, what holds against the potential is what accelerates, with the other sign; it is ∂V/∂q.
#[test]
fn potentials_of_formulas_are_forces() {
    let text = "dalembert = 1\n[variables]\nx = { start = 0.3 }\ny = { start = -0.2 }\n\
                [lagrangian]\nkinetic = \"x'^2 + 0.5*y'^2\"\npotential = \"9.81*x + 2*(x - y)^2\"\n";
    let loaded = dalembert::open_text("springs.toml", text).unwrap();
    let reduced = loaded.independent(&At::default(), &Question::default()).unwrap();
    assert_eq!(reduced.gravity, None);
    let potential = reduced.potential.unwrap();
    for (found, wanted) in potential.iter().zip([9.81 + 4.0 * 0.5, -4.0 * 0.5]) {
        assert!((found - wanted).abs() < 1e-14, "{potential:?}");
    }
    for (p, f) in potential.iter().zip(&reduced.force) {
        assert!((p + f).abs() < 1e-14);
    }
    let pendulum = example("pendulum").independent(&At::default(), &Question::default()).unwrap();
    let (potential, force) = (pendulum.potential.unwrap(), pendulum.force);
    for (p, f) in potential.iter().zip(&force) {
        assert!((p + f).abs() <= 1e-12 * f.abs(), "{potential:?} and {force:?}");
    }
}

/// Rows that yield push by R⁻¹(b − A α): the efforts that hold both carts against that do.
#[test]
fn efforts_hold_against_what_yields() {
    let text = "dalembert = 1\n[bodies.a]\nmass = 1.5\n[bodies.b]\nmass = 0.7\n\
        [joints.x]\ntype = \"prismatic\"\nbetween = [\"ground\", \"a\"]\naxis = [1, 0, 0]\nstart = 0.3\nrate = 0.2\n\
        [joints.y]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\naxis = [1, 0, 0]\nstart = 0.1\n\
        [constraints]\nsoft = { equation = \"x = y + 0.2*sin(y)\", noise = 0.01, baumgarte = [3, 40] }\n";
    let loaded = dalembert::open_text("soft.toml", text).unwrap();
    let names = ["x", "y"].map(str::to_owned);
    let question = Question {
        independent: Some(names.to_vec()),
        actuated: names.iter().map(|name| (name.clone(), 1.0)).collect(),
        frames: Vec::new(),
    };
    let efforts = loaded.independent(&At::default(), &question).unwrap().efforts.unwrap();
    let set = efforts.values.iter().map(|(name, effort)| (format!("tau.{name}"), *effort)).collect();
    let free = loaded.evaluate(&At::default()).unwrap().accelerations;
    let held = loaded.evaluate(&At { set, ..At::default() }).unwrap().accelerations;
    for ((name, free), (_, held)) in free.iter().zip(&held) {
        assert!(free.abs() > 1.0 && held.abs() <= 1e-12 * free.abs(), "{name}: {held} held, {free} free");
    }
}
