//! No verdict and no pure number depends on units, on the order of states, or on the states chosen.

use dalembert_linear::{Effort, LinearSystem, Mat, SecondOrder, SecondOrderMatrices};

use crate::support::{Random, close, harmonic_drive, ring, two_inertias, unit_columns};

/// Units of lengths, of time and of each input; q → q·length, t → t·time.
fn rescaled(system: &LinearSystem, random: &mut Random, decades: f64) -> LinearSystem {
    let mut factor = || 10f64.powf(decades * random.signed());
    let (n, m, p) = (system.order(), system.inputs().len(), system.outputs().len());
    let states: Vec<f64> = (0..n).map(|_| factor()).collect();
    let inputs: Vec<f64> = (0..m).map(|_| factor()).collect();
    let outputs: Vec<f64> = (0..p).map(|_| factor()).collect();
    let time = factor();
    LinearSystem::new(
        Mat::from_fn(n, n, |i, j| system.a()[(i, j)] * states[j] / states[i] * time),
        Mat::from_fn(n, m, |i, j| system.b()[(i, j)] * inputs[j] / states[i] * time),
        Mat::from_fn(p, n, |i, j| system.c()[(i, j)] * states[j] / outputs[i]),
        Mat::from_fn(p, m, |i, j| system.d()[(i, j)] * inputs[j] / outputs[i]),
    )
    .expect("shapes")
}

fn examples() -> Vec<LinearSystem> {
    let mut systems = Vec::new();
    for d in [0.0, 0.02, 0.05_f64.sqrt(), 1.0] {
        systems.push(two_inertias(d, unit_columns(2, &[0])).first_order().expect("invertible"));
        systems.push(two_inertias(d, Mat::from_fn(2, 1, |_, _| 1.0)).first_order().expect("invertible"));
    }
    for d in [0.1, 100.0] {
        let (full, constraint) = harmonic_drive(d);
        let system = full.constrained(&constraint).expect("reduces").first_order().expect("invertible");
        systems.push(system.selected(&[0, 3], &[0, 1]).expect("there"));
        systems.push(system.selected(&[0, 1], &[2]).expect("there"));
    }
    systems.push(ring(0.0).first_order().expect("invertible").selected(&[0, 3], &[1]).expect("there"));
    systems.push(ring(0.1).first_order().expect("invertible").selected(&[0, 1], &[0, 2]).expect("there"));
    systems
}

#[test]
fn verdicts_do_not_depend_on_units() {
    for (number, system) in examples().iter().enumerate() {
        let (inputs, outputs) =
            (system.controllability().expect("converges"), system.observability().expect("converges"));
        let modes = system.modes().expect("converges");
        for seed in 0..6 {
            let mut random = Random::new(seed);
            let other = rescaled(system, &mut random, 6.0);
            let what = format!("system {number}, seed {seed}");
            assert_eq!(other.controllability().expect("converges").dimension, inputs.dimension, "{what}");
            assert_eq!(other.observability().expect("converges").dimension, outputs.dimension, "{what}");
            let counts = |modes: &dalembert_linear::Modes| {
                modes.modes.iter().map(|mode| (mode.algebraic, mode.geometric)).collect::<Vec<_>>()
            };
            let scaled = other.modes().expect("converges");
            assert_eq!(counts(&scaled), counts(&modes), "{what}");
            assert_eq!(scaled.stability, modes.stability, "{what}");
            let ratios = modes.modes.iter().zip(&scaled.modes);
            assert!(
                ratios.clone().all(|(x, y)| x.damping.zip(y.damping).is_none_or(|(x, y)| (x - y).abs() < 1e-7)),
                "{what}"
            );
        }
    }
}

#[test]
fn distances_do_not_depend_on_units() {
    for (number, system) in examples().iter().enumerate() {
        let distance = system.inputs_measured().expect("measured").distance(Effort::Search).expect("converges").value;
        for seed in 0..4 {
            let other = rescaled(system, &mut Random::new(seed), 3.0);
            let scaled = other.inputs_measured().expect("measured").distance(Effort::Search).expect("converges").value;
            assert!(
                (scaled - distance).abs() <= 1e-7 * distance + 1e-11,
                "system {number}, seed {seed}: {scaled} {distance}"
            );
        }
    }
}

/// Coordinates q = T p, forces and time in other units.
fn congruent(system: &SecondOrder, change: &Mat<f64>, time: f64, force: f64) -> SecondOrder {
    let turned = system.reduced(change).expect("invertible");
    let scaled = |x: &Mat<f64>, by: f64| Mat::from_fn(x.nrows(), x.ncols(), |i, j| x[(i, j)] * by);
    SecondOrder::new(SecondOrderMatrices {
        mass: turned.mass().clone(),
        damping: scaled(turned.damping(), time),
        stiffness: scaled(turned.stiffness(), time * time),
        forces: scaled(turned.forces(), force),
        positions: turned.positions().clone(),
        rates: scaled(turned.rates(), 1.0 / time),
    })
    .expect("sound matrices")
}

#[test]
fn mechanisms_do_not_depend_on_their_coordinates() {
    for seed in 0..8 {
        let mut random = Random::new(seed);
        let ring = ring(0.05 * (seed % 2) as f64);
        let system = ring.reduced(&Mat::identity(6, 6)).expect("the same");
        let noise = random.matrix(6, 6);
        let change = Mat::from_fn(6, 6, |i, j| noise[(i, j)] + if i == j { 3.0 } else { 0.0 });
        let other = congruent(&system, &change, 1e3, 1e-4);
        let (before, after) = (system.fewest_inputs().expect("converges"), other.fewest_inputs().expect("converges"));
        assert_eq!((before.bound, before.count()), (after.bound, after.count()), "seed {seed}");
        let members = |fewest: &dalembert_linear::Fewest| {
            let mut members: Vec<Vec<usize>> = fewest.sets.iter().map(|set| set.members.clone()).collect();
            members.sort();
            members
        };
        assert_eq!(members(&before), members(&after), "seed {seed}");
        for set in &before.sets {
            let same = after.sets.iter().find(|other| other.members == set.members).expect("it is there");
            let (found, expected) = (same.distance.expect("ranked").value, set.distance.expect("ranked").value);
            assert!(close(found, expected, 1e-8), "seed {seed}: {set:?} {same:?}");
        }
    }
}

#[test]
fn verdicts_do_not_depend_on_the_order_or_choice_of_states() {
    for (number, system) in examples().iter().enumerate() {
        let dimension = system.controllability().expect("converges").dimension;
        let n = system.order();
        let turned = |change: &Mat<f64>, inverse: &Mat<f64>| {
            let (a, b) = (inverse * system.a() * change, inverse * system.b());
            LinearSystem::strictly_proper(a, b, Mat::zeros(0, n)).expect("shapes")
        };
        let reversed = Mat::from_fn(n, n, |i, j| f64::from(u8::from(i + j + 1 == n)));
        let renumbered = turned(&reversed, &reversed);
        assert_eq!(renumbered.controllability().expect("converges").dimension, dimension, "system {number}");
        for seed in 0..4 {
            // A reflection I − 2vvᵀ in balanced coordinates.
            let v = Random::new(seed).matrix(n, 1);
            let length: f64 = (0..n).map(|i| v[(i, 0)].powi(2)).sum();
            let units = |i: usize| if 2 * i < n { 1.0 } else { 20.0 };
            let mirror = |i: usize, j: usize| f64::from(u8::from(i == j)) - 2.0 * v[(i, 0)] * v[(j, 0)] / length;
            let change = Mat::from_fn(n, n, |i, j| units(i) * mirror(i, j));
            let inverse = Mat::from_fn(n, n, |i, j| mirror(i, j) / units(j));
            let answer = turned(&change, &inverse).controllability().expect("converges");
            assert_eq!(answer.dimension, dimension, "system {number}, seed {seed}");
        }
    }
}
