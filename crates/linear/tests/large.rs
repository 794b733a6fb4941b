//! Systems of the size of real models, stiff ones among them.

use dalembert_linear::{Effort, LinearSystem, Mat};

use crate::support::{diagonal, mechanism, unit_columns};

/// Masses on a line between springs, all different; these are pushed.
fn chain(n: usize, inputs: &[usize]) -> LinearSystem {
    let stiff = |k: usize| 1.0 + 0.1 * (k as f64).sin();
    let stiffness = Mat::from_fn(n, n, |i, j| match i.abs_diff(j) {
        0 => stiff(i) + stiff(i + 1),
        1 => -stiff(i.max(j)),
        _ => 0.0,
    });
    let damping = Mat::from_fn(n, n, |i, j| 0.01 * stiffness[(i, j)]);
    let masses: Vec<f64> = (0..n).map(|k| 1.0 + 0.2 * (3.0 * k as f64).cos()).collect();
    mechanism(diagonal(&masses), damping, stiffness, unit_columns(n, inputs)).first_order().expect("invertible")
}

#[test]
fn chains_are_moved_from_their_end() {
    let system = chain(20, &[0]);
    assert_eq!(system.controllability().expect("converges").dimension, 40);
    assert_eq!(system.observability().expect("converges").dimension, 40);
    assert_eq!(system.modes().expect("converges").modes.len(), 40);
    let distance = system.inputs_measured().expect("measured").distance(Effort::Search).expect("converges");
    assert!(distance.value > 1e-6 && distance.at_least <= distance.value, "{distance:?}");
}

#[test]
fn distances_of_chains_are_certified() {
    let pair = chain(20, &[0, 10, 19]).inputs_measured().expect("measured");
    let distance = pair.distance(Effort::Certify).expect("converges");
    assert!(distance.at_least > 0.98 * distance.value, "{distance:?}");
}

#[test]
fn time_constants_far_apart_are_told_apart() {
    // Filters behind each other, from picoseconds to hours: ẋ_k = (x_{k−1} − x_k)/τ_k.
    let constants = [1e-12, 1e-6, 1.0, 1e4];
    let n = constants.len();
    let row = |i: usize, j: usize| if i == j { -1.0 } else { f64::from(u8::from(j + 1 == i)) };
    let a = Mat::from_fn(n, n, |i, j| row(i, j) / constants[i]);
    for driven in 0..n {
        let b = Mat::from_fn(n, 1, |i, _| if i == driven { 1.0 / constants[i] } else { 0.0 });
        let system =
            LinearSystem::strictly_proper(a.clone(), b, Mat::from_fn(1, n, |_, j| f64::from(u8::from(j + 1 == n))));
        let system = system.expect("shapes");
        let answer = system.controllability().expect("converges");
        assert_eq!(answer.dimension, n - driven, "driven at {driven}: {answer:?}");
        assert!(answer.stabilizable);
        for (lost, constant) in answer.uncontrollable.iter().rev().zip(constants[..driven].iter().rev()) {
            assert!((lost.eigenvalue.re * constant + 1.0).abs() < 1e-9, "{lost:?}");
        }
        assert_eq!(system.observability().expect("converges").dimension, n);
    }
}

/// A free body's chains of zeros beside modes that are known, in states that are mixed and coupled by what rounding leaves of nothing: all zeros are found, and the
/// others keep their digits.
#[test]
fn zeros_move_no_other_mode() {
    let chance = |k: usize| ((k as f64 * 12.9898).sin() * 43_758.547).fract();
    for (free, noise) in [(1, 0.0), (3, 0.0), (6, 0.0), (6, 1e-10), (4, 1e-7)] {
        let known = [-0.157, -3.19, -1.02, -40.0, -0.02];
        let (chains, n) = (2 * free, 2 * free + known.len());
        // q̇ = v, v̇ = what the others do to it; these move by themselves.
        let a = Mat::from_fn(n, n, |i, j| match (i, j) {
            _ if i < free => f64::from(u8::from(j == free + i)),
            _ if i < chains && j < chains => 0.0,
            _ if i < chains => chance(31 * i + 7 * j) * if j % 2 == 0 { 1.0 } else { noise },
            _ if i == j => known[i - chains],
            _ if j > i => chance(i + 17 * j),
            _ => 0.0,
        });
        let none = |rows: usize, columns: usize| Mat::<f64>::zeros(rows, columns);
        let system = LinearSystem::strictly_proper(a, none(n, 0), none(0, n)).expect("shapes");
        let modes = system.modes().expect("converges").modes;
        assert_eq!((modes[0].algebraic, modes[0].geometric, modes.len()), (chains, free, 1 + known.len()), "{noise}");
        for mode in &modes[1..] {
            let off = known.iter().map(|s| (mode.eigenvalue.re / s - 1.0).abs()).fold(f64::INFINITY, f64::min);
            assert!(off < 1e-12 && mode.eigenvalue.im == 0.0, "{free}, {noise}: {}", mode.eigenvalue);
        }
    }
}
