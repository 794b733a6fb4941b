//! Generalized inverses, kernels and mass-orthonormal bases satisfy what they promise.

use crate::common::{Draw, Random, matrix};
use dalembert_enforce::{
    Penrose, Tolerance, generalized_inverse, kernel_basis, kernel_projector, m_orthonormal, m_orthonormal_cholesky,
    oblique_projector, penrose_residuals,
};
use faer::{Mat, c64};

/// m×n of the given rank, 0 … 9 each.
fn random_matrix<T: Draw>(random: &mut Random) -> (Mat<T>, usize) {
    let (m, n) = (random.below(9), random.below(9));
    let rank = random.below(m.min(n) + 1);
    (matrix::<T>(random, m, rank) * matrix::<T>(random, rank, n), rank)
}

fn identity_defect<T: Draw>(x: &Mat<T>) -> f64 {
    (x - Mat::<T>::identity(x.nrows(), x.ncols())).norm_l2()
}

fn inverses<T: Draw>() {
    let tolerance = Tolerance::default();
    for seed in 0..300_u64 {
        let (a, rank) = random_matrix::<T>(&mut Random(seed));
        for (kind, promised) in [
            (Penrose::One, [true, true, false, false]),
            (Penrose::OneThree, [true, true, true, false]),
            (Penrose::OneFour, [true, true, false, true]),
            (Penrose::MoorePenrose, [true, true, true, true]),
        ] {
            let g = generalized_inverse(a.as_ref(), kind, &tolerance);
            assert_eq!(g.shape(), (a.ncols(), a.nrows()));
            let residuals = penrose_residuals(a.as_ref(), g.as_ref());
            let size = 1.0 + a.norm_l2() * g.norm_l2();
            for (k, &holds) in promised.iter().enumerate() {
                assert!(
                    !holds || residuals[k] < 1e-13 * size * size,
                    "seed {seed}, {kind:?}: P{} {residuals:?}",
                    k + 1
                );
            }
        }
        kernels(&a, rank, seed);
    }
}

fn kernels<T: Draw>(a: &Mat<T>, rank: usize, seed: u64) {
    let tolerance = Tolerance::default();
    let z = kernel_basis(a.as_ref(), &tolerance);
    assert_eq!(z.ncols(), a.ncols() - rank, "seed {seed}");
    assert!((a * &z).norm_l2() < 1e-12 && identity_defect(&(z.adjoint() * &z)) < 1e-13, "seed {seed}");
    let x = kernel_projector(a.as_ref(), &tolerance);
    assert!((&x - &z * z.adjoint()).norm_l2() < 1e-12, "seed {seed}: the orthogonal projector is unique");
    let y = oblique_projector(a.as_ref(), &tolerance);
    let size = 1.0 + y.norm_l2() * y.norm_l2();
    assert!((&y * &y - &y).norm_l2() < 1e-12 * size && (a * &y).norm_l2() < 1e-12 * size, "seed {seed}");
    assert!((&y * &z - &z).norm_l2() < 1e-12 * size, "seed {seed}: Y is the identity on ker A");
}

#[test]
fn real_inverses() {
    inverses::<f64>();
}

#[test]
fn complex_inverses() {
    inverses::<c64>();
}

#[test]
fn chosen_inverses_differ() {
    let a = faer::mat![[1.0, 2.0, 0.0], [2.0, 4.0, 0.0], [0.0, 1.0, 1.0]];
    let tolerance = Tolerance::default();
    let residuals = |kind| penrose_residuals(a.as_ref(), generalized_inverse(a.as_ref(), kind, &tolerance).as_ref());
    assert!(residuals(Penrose::One)[2] > 0.1 && residuals(Penrose::One)[3] > 0.1);
    assert!(residuals(Penrose::OneThree)[3] > 0.1);
    assert!(residuals(Penrose::OneFour)[2] > 0.1);
}

fn mass_bases<T: Draw>() {
    for seed in 0..100_u64 {
        let random = &mut Random(seed);
        let n = 2 + random.below(7);
        let k = 1 + random.below(n);
        let g = matrix::<T>(random, n, n);
        let mass = &g * g.adjoint() + Mat::<T>::identity(n, n);
        let vectors = matrix::<T>(random, n, k);
        let by_gram_schmidt = m_orthonormal(vectors.as_ref(), mass.as_ref(), &Tolerance::default()).expect("definite");
        let by_cholesky = m_orthonormal_cholesky(vectors.as_ref(), mass.as_ref()).expect("independent");
        for basis in [&by_gram_schmidt, &by_cholesky] {
            assert_eq!(basis.ncols(), k);
            assert!(identity_defect(&(basis.adjoint() * (&mass * basis))) < 1e-12, "seed {seed}");
            let within = &vectors - basis * (basis.adjoint() * (&mass * &vectors));
            assert!(within.norm_l2() < 1e-11, "seed {seed}: same span");
        }
    }
}

#[test]
fn mass_orthonormal_bases() {
    mass_bases::<f64>();
    mass_bases::<c64>();
}

#[test]
fn dependent_and_massless_vectors() {
    let mass = faer::mat![[1.0, 0.0], [0.0, 0.0]];
    let repeated = faer::mat![[1.0, 2.0], [0.0, 0.0]];
    let basis = m_orthonormal(repeated.as_ref(), mass.as_ref(), &Tolerance::default()).expect("has inertia");
    assert_eq!(basis.ncols(), 1);
    let half = faer::mat![[1.0, 1.0], [1.0, 1.0]];
    let both = Mat::<f64>::identity(2, 2);
    assert!(m_orthonormal(both.as_ref(), half.as_ref(), &Tolerance::default()).is_err(), "no inertia across");
    let massless = faer::mat![[0.0], [1.0]];
    assert!(m_orthonormal(massless.as_ref(), mass.as_ref(), &Tolerance::default()).is_err());
    assert!(m_orthonormal_cholesky(repeated.as_ref(), mass.as_ref()).is_err());
}
