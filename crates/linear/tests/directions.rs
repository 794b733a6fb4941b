//! Directions do what they are said to do.

use dalembert_linear::{Direction, LinearSystem, Mat, c64};

use crate::support::{Random, data, harmonic_drive, matrix_of, ring, two_inertias};

fn vector(direction: &Direction, names: &[String]) -> Vec<c64> {
    let value =
        |name: &String| direction.iter().find(|weight| weight.name == *name).map_or(c64::new(0.0, 0.0), |w| w.value);
    names.iter().map(value).collect()
}

/// |Σ_k x_k m_kj − s x_j| beside the size of its terms.
fn left_residual(x: &[c64], a: &Mat<f64>, s: c64) -> f64 {
    let mut worst: f64 = 0.0;
    for j in 0..x.len() {
        let sum: c64 = (0..x.len()).map(|k| x[k] * a[(k, j)]).sum();
        let size: f64 = (0..x.len()).map(|k| (x[k] * a[(k, j)]).norm()).sum::<f64>() + (s * x[j]).norm();
        worst = worst.max((sum - s * x[j]).norm() / size.max(f64::MIN_POSITIVE));
    }
    worst
}

fn systems() -> Vec<LinearSystem> {
    let (full, constraint) = harmonic_drive(0.1);
    let jordan = matrix_of(&data("ring_and_chain")["first_order"]["A"]);
    vec![
        two_inertias(0.02, Mat::from_fn(2, 1, |_, _| 1.0)).first_order().expect("invertible"),
        two_inertias(0.05_f64.sqrt(), Mat::from_fn(2, 1, |i, _| [1.0, 0.0][i])).first_order().expect("invertible"),
        full.constrained(&constraint)
            .expect("reduces")
            .first_order()
            .expect("invertible")
            .selected(&[2, 3], &[0])
            .expect("there"),
        ring(0.1).first_order().expect("invertible").selected(&[0], &[0]).expect("there"),
        LinearSystem::strictly_proper(jordan, Mat::from_fn(4, 1, |_, _| 1.0), Mat::from_fn(1, 4, |_, _| 1.0))
            .expect("shapes"),
    ]
}

#[test]
fn shapes_are_eigenvectors() {
    for (number, system) in systems().iter().enumerate() {
        let transposed = system.a().transpose().to_owned();
        for mode in system.modes().expect("converges").modes {
            assert_eq!(mode.shapes.len(), mode.geometric);
            for shape in &mode.shapes {
                let v = vector(shape, system.states());
                assert!(left_residual(&v, &transposed, mode.eigenvalue) < 1e-9, "system {number}: {mode:?}");
                assert!(v.iter().any(|x| (x - 1.0).norm() < 1e-12), "system {number}: {mode:?}");
            }
        }
    }
}

#[test]
fn lost_directions_move_alone_and_are_not_driven() {
    let mut count = 0;
    for (number, system) in systems().iter().enumerate() {
        for lost in system.controllability().expect("converges").uncontrollable {
            assert_eq!(lost.directions.len(), lost.geometric);
            for direction in &lost.directions {
                let w = vector(direction, system.states());
                assert!(left_residual(&w, system.a(), lost.eigenvalue) < 1e-9, "system {number}: {lost:?}");
                for j in 0..system.b().ncols() {
                    let driven: c64 = (0..w.len()).map(|i| w[i] * system.b()[(i, j)]).sum();
                    let size: f64 = (0..w.len()).map(|i| (w[i] * system.b()[(i, j)]).norm()).sum();
                    assert!(driven.norm() <= 1e-9 * size, "system {number}: {lost:?}");
                }
                count += 1;
            }
        }
        for lost in system.observability().expect("converges").unobservable {
            for direction in &lost.directions {
                let v = vector(direction, system.states());
                let transposed = system.a().transpose().to_owned();
                assert!(left_residual(&v, &transposed, lost.eigenvalue) < 1e-9, "system {number}: {lost:?}");
                let seen: c64 = (0..v.len()).map(|i| v[i] * system.c()[(0, i)]).sum();
                assert!(seen.norm() <= 1e-9, "system {number}: {lost:?}");
            }
        }
    }
    assert!(count >= 8, "{count}");
}

#[test]
fn random_systems_with_hidden_parts_tell_their_eigenvalues() {
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let (seen, hidden) = (1 + seed as usize % 4, 1 + seed as usize % 3);
        let n = seen + hidden;
        let a = random.matrix(n, n);
        let a = Mat::from_fn(n, n, |i, j| if i >= seen && j < seen { 0.0 } else { a[(i, j)] });
        let b = Mat::from_fn(n, 1, |i, _| if i < seen { random.signed() } else { 0.0 });
        let expected = Mat::from_fn(hidden, hidden, |i, j| a[(seen + i, seen + j)]).eigenvalues().expect("converges");
        let noise = random.matrix(n, n);
        let change = Mat::from_fn(n, n, |i, j| 0.3 * noise[(i, j)] + f64::from(u8::from(i == j)));
        let lu = change.partial_piv_lu();
        let (a, b) =
            (faer::linalg::solvers::Solve::solve(&lu, &a * &change), faer::linalg::solvers::Solve::solve(&lu, &b));
        let system = LinearSystem::strictly_proper(a, b, Mat::zeros(0, n)).expect("shapes");
        let answer = system.controllability().expect("converges");
        assert_eq!(answer.dimension, seen, "seed {seed}");
        let lost = answer.uncontrollable.iter().flat_map(|lost| vec![lost.eigenvalue; lost.algebraic]).collect();
        assert!(crate::support::same_eigenvalues(lost, &expected, 1e-8), "seed {seed}: {answer:?} {expected:?}");
    }
}
