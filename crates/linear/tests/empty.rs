//! Systems without states, inputs or outputs have answers; matrices that make no sense are refused.

use dalembert_linear::{Effort, LinearError, LinearSystem, Mat, SecondOrder, SecondOrderMatrices, Stability};

use crate::support::{Random, diagonal, matrix, mechanism};

fn shaped(n: usize, m: usize, p: usize) -> LinearSystem {
    let a = Mat::from_fn(n, n, |i, j| if i == j { -1.0 - i as f64 } else { 0.0 });
    LinearSystem::new(a, Mat::from_fn(n, m, |_, _| 1.0), Mat::from_fn(p, n, |_, _| 1.0), Mat::zeros(p, m))
        .expect("shapes")
}

#[test]
fn every_question_has_an_answer_for_empty_systems() {
    for (n, m, p) in
        [0, 2].into_iter().flat_map(|n| [0, 1].map(|m| (n, m))).flat_map(|(n, m)| [0, 1].map(|p| (n, m, p)))
    {
        let system = shaped(n, m, p);
        let inputs = system.controllability().expect("an answer");
        assert_eq!(inputs.dimension, if m == 0 { 0 } else { n });
        assert!(inputs.stabilizable);
        let outputs = system.observability().expect("an answer");
        assert_eq!(outputs.dimension, if p == 0 { 0 } else { n });
        let modes = system.modes().expect("an answer");
        assert_eq!((modes.modes.len(), modes.stability), (n, Stability::Asymptotic));
        let distance = system.inputs_measured().expect("an answer").distance(Effort::Certify).expect("an answer");
        assert_eq!(distance.value > 1e-3, n == 0 || m > 0);
        let fewest = system.fewest_inputs().expect("an answer");
        assert_eq!(fewest.bound, n.min(1));
        assert_eq!(fewest.sets.len(), usize::from(n == 0 || m > 0));
        assert_eq!(system.fewest_outputs().expect("an answer").sets.len(), usize::from(n == 0 || p > 0));
    }
}

#[test]
fn mechanisms_may_be_empty_or_wholly_held() {
    let none = mechanism(Mat::zeros(0, 0), Mat::zeros(0, 0), Mat::zeros(0, 0), Mat::zeros(0, 0));
    assert_eq!(none.first_order().expect("an answer").order(), 0);
    assert_eq!(none.constrained(&Mat::zeros(3, 0)).expect("an answer").mass().nrows(), 0);
    let held = mechanism(diagonal(&[1.0, 2.0]), Mat::zeros(2, 2), Mat::zeros(2, 2), Mat::identity(2, 2));
    assert_eq!(
        held.constrained(&matrix(&[&[1.0, 0.0], &[0.0, 1.0], &[1.0, 1.0]])).expect("an answer").mass().nrows(),
        0
    );
    let free = held.constrained(&Mat::zeros(0, 2)).expect("an answer");
    assert_eq!(free.mass().nrows(), 2);
    assert_eq!(free.inputs_measured().expect("an answer").distance(Effort::Search).expect("an answer").rate, 0.0);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let wrong = LinearSystem::new(Mat::zeros(2, 3), Mat::zeros(2, 1), Mat::zeros(1, 2), Mat::zeros(1, 1));
    assert_eq!(wrong.expect_err("not square"), LinearError::Shape { what: "A", expected: (2, 2), found: (2, 3) });
    for bad in [f64::NAN, f64::INFINITY] {
        let b = matrix(&[&[1.0], &[bad]]);
        let wrong = LinearSystem::strictly_proper(Mat::identity(2, 2), b, Mat::zeros(0, 2));
        assert_eq!(wrong.expect_err("not finite"), LinearError::NotFinite { what: "B", row: 1, column: 0 });
    }
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let twice = shaped(2, 0, 0).with_names(names(&["x", "x"]), Vec::new(), Vec::new());
    assert!(twice.expect_err("twice").to_string().contains("\"x\""));
    assert!(matches!(
        shaped(2, 1, 1).selected(&[1], &[]),
        Err(LinearError::Index { what: "input", index: 1, count: 1 })
    ));
    let with_mass = |mass: Mat<f64>| {
        let (zero, none) = (Mat::zeros(2, 2), Mat::zeros(0, 2));
        let matrices = SecondOrderMatrices {
            mass,
            damping: zero.clone(),
            stiffness: zero,
            forces: Mat::zeros(2, 0),
            positions: none.clone(),
            rates: none,
        };
        SecondOrder::new(matrices)
    };
    let singular = with_mass(matrix(&[&[1.0, 1.0], &[1.0, 1.0]]));
    assert_eq!(singular.expect_err("massless"), LinearError::NotPositive { coordinate: 1 });
    let skew = with_mass(matrix(&[&[1.0, 0.5], &[0.0, 1.0]]));
    assert_eq!(skew.expect_err("not symmetric"), LinearError::NotSymmetric { row: 1, column: 0 });
}

#[test]
fn strange_numbers_neither_panic_nor_hang() {
    let numbers = [0.0, 1.0, -1.0, 1e-150, 1e150, -1e-300, 1e300, 5e-324, 1e-17, 3.0];
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let kinds = 2 + seed as i64 % 8;
        let mut any = |rows: usize, columns: usize| {
            Mat::from_fn(rows, columns, |_, _| numbers[random.integer(0, kinds) as usize])
        };
        let (n, m, p) = (1 + seed as usize % 4, seed as usize % 3, seed as usize % 2);
        let system = LinearSystem::new(any(n, n), any(n, m), any(p, n), any(p, m)).expect("finite");
        if let Ok(answer) = system.controllability() {
            assert!(answer.dimension <= n);
        }
        if let Ok(modes) = system.modes() {
            assert_eq!(modes.modes.iter().map(|mode| mode.algebraic).sum::<usize>(), n, "seed {seed}");
        }
        let distance = system.inputs_measured().and_then(|pair| pair.distance(Effort::Search));
        assert!(distance.is_err() || distance.is_ok_and(|distance| distance.at_least <= distance.value));
        let zeros = system.invariant_zeros();
        assert!(zeros.is_err() || zeros.is_ok_and(|zeros| zeros.len() <= n), "seed {seed}");
        let fewest = system.fewest_inputs();
        assert!(fewest.is_err() || fewest.is_ok_and(|fewest| fewest.bound <= n), "seed {seed}");
        let sampled = system.sampled(1.0);
        assert!(sampled.is_err() || sampled.is_ok_and(|sampled| sampled.transition.nrows() == n), "seed {seed}");
    }
}
