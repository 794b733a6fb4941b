//! States of rest and of steady motion against closed forms.

use dalembert::dynamics::linearization::{Equilibrium, Stability};
use dalembert::{Error, Loaded, Rest};

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{e}"))
}

fn rest(loaded: &Loaded, set: &[(&str, f64)], hold: &[(&str, f64)]) -> Equilibrium {
    let named = |list: &[(&str, f64)]| list.iter().map(|(name, x)| ((*name).to_owned(), *x)).collect();
    loaded.equilibrium(&Rest { set: named(set), hold: named(hold) }).unwrap_or_else(|e| panic!("{e}"))
}

fn at(found: &Equilibrium, name: &str) -> f64 {
    found.point.iter().find(|p| p.0.name == name).expect("a coordinate").1
}

fn squares(found: &Equilibrium) -> Vec<f64> {
    found.modes.iter().filter(|m| m.eigenvalue.1 > 0.0).map(|m| m.frequency * m.frequency).collect()
}

fn close(found: f64, wanted: f64) {
    assert!((found - wanted).abs() <= 1e-11 * wanted.abs().max(1.0), "{found} instead of {wanted}");
}

/// Held out level it has no derivative of its load, and falls; hanging it swings with g/l.
#[test]
fn a_pendulum_in_natural_coordinates_comes_to_hang() {
    let found = rest(&example("pendulum"), &[], &[]);
    assert!(found.found);
    close(at(&found, "x"), 0.0);
    close(at(&found, "y"), -1.0);
    close(squares(&found)[0], 9.81);
    assert_eq!(found.stability, Stability::Marginal);
}

/// Two equal links: ω² = (2 ∓ √2) g/l, in angles and in Cartesian coordinates.
#[test]
fn a_double_pendulum_hangs_in_any_coordinates() {
    for name in ["double_pendulum", "double_pendulum_cartesian"] {
        let found = rest(&example(name), &[], &[]);
        let squares = squares(&found);
        close(squares[0], (2.0 - 2f64.sqrt()) * 9.81);
        close(squares[1], (2.0 + 2f64.sqrt()) * 9.81);
    }
}

/// The nearest state of rest may be an unstable one.
#[test]
fn a_pendulum_nearly_upright_rests_upright() {
    let found = rest(&example("double_pendulum"), &[("theta1", 3.1), ("theta2", 3.2)], &[]);
    close(at(&found, "theta1"), std::f64::consts::PI);
    close(at(&found, "theta2"), std::f64::consts::PI);
    assert_eq!(found.stability, Stability::Unstable);
}

const BEAD: &str = "dalembert = 1\n[parameters]\nm = 0.2\nR = 0.5\ng = 9.81\n[variables]\ntheta = { start = 0.8 }\nphi = {}\n[lagrangian]\n\
    kinetic = \"m*R^2/2*(theta'^2 + sin(theta)^2*phi'^2) + 0.01*phi'^2\"\npotential = \"-m*g*R*cos(theta)\"\n";

/// A bead on a hoop that turns at the rate w stays at cos θ = g/(R w²) and swings there with ω = w sin θ.
#[test]
fn a_bead_on_a_turning_hoop() {
    let loaded = dalembert::open_text("bead", BEAD).unwrap();
    let w: f64 = 7.0;
    let found = rest(&loaded, &[], &[("phi'", w)]);
    let cosine = 9.81 / (0.5 * w * w);
    assert!(found.found);
    close(at(&found, "theta").cos(), cosine);
    close(squares(&found)[0], w * w * (1.0 - cosine * cosine));
    // No torque is needed to keep it turning.
    assert!(found.held[0].2.abs() < 1e-12, "{:?}", found.held);
    // Too slow a hoop leaves the bead at the bottom.
    close(at(&rest(&loaded, &[], &[("phi'", 3.0)]), "theta"), 0.0);
}

#[test]
fn what_falls_is_named_with_its_load() {
    let found = rest(&example("knife_edge"), &[], &[]);
    assert!(!found.found && found.unbalanced[0].velocity == "x'", "{:?}", found.unbalanced);
    close(found.unbalanced[0].load.abs(), 4.905);
    let sentence = example("knife_edge").without_rest(&found);
    assert!(sentence.contains("`x'`") && sentence.contains("4.905"), "{sentence}");
    let how = dalembert::Linearize { at_equilibrium: true, ..Default::default() };
    assert!(matches!(example("knife_edge").linearize(&how), Err(Error::Physics(s)) if s.contains("`x'`")));
}

#[test]
fn rates_that_cannot_be_held() {
    let held = |name: &str, model: &Loaded| match model
        .equilibrium(&Rest { set: Vec::new(), hold: vec![(name.to_owned(), 1.0)] })
    {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{name} is held"),
    };
    let bead = dalembert::open_text("bead", BEAD).unwrap();
    assert!(held("psi'", &bead).contains("did you mean `phi'`?"));
    assert!(held("phi", &bead).contains("`phi`"));
    // Where it balances the loads depend on the angle that turns: no steady motion.
    assert!(held("theta1'", &example("double_pendulum")).contains("not steady"));
}
