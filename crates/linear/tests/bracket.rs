//! Distances lie between what is proved and what is attained.

use dalembert_linear::{Effort, LinearSystem, Mat, c64};

use crate::support::Random;

/// σ_min [sI − A, B] on a fine grid by another route: the least eigenvalue of its Gram matrix.
fn grid(a: &Mat<f64>, b: &Mat<f64>, points: usize) -> f64 {
    let n = a.nrows();
    let mut least = f64::INFINITY;
    for (re, im) in (0..points).flat_map(|i| (0..points).map(move |j| (i, j))) {
        let step = |k: usize| 3.0 * k as f64 / (points - 1) as f64;
        let s = c64::new(step(re) - 1.5, step(im) / 2.0);
        let row = |i: usize, k: usize| if i == k { s - a[(i, k)] } else { c64::new(-a[(i, k)], 0.0) };
        let gram = Mat::from_fn(n, n, |i, j| {
            let states: c64 = (0..n).map(|k| row(i, k) * row(j, k).conj()).sum();
            states + (0..b.ncols()).map(|k| b[(i, k)] * b[(j, k)]).sum::<f64>()
        });
        let values = gram.self_adjoint_eigenvalues(faer::Side::Lower).expect("converges");
        least = least.min(values[0].max(0.0).sqrt());
    }
    least
}

#[test]
fn brackets_hold_the_minimum_over_a_grid() {
    for seed in 0..12 {
        let mut random = Random::new(seed);
        let (n, m) = (2 + seed as usize % 3, 1 + seed as usize % 2);
        let system =
            LinearSystem::strictly_proper(random.matrix(n, n), random.matrix(n, m), Mat::zeros(0, n)).expect("shapes");
        let pair = system.inputs_measured().expect("measured");
        let distance = pair.distance(Effort::Certify).expect("converges");
        let on_grid = grid(pair.a(), pair.b(), 61);
        assert!(distance.at_least <= distance.value);
        assert!(distance.value <= on_grid + 1e-12, "seed {seed}: {distance:?}, grid {on_grid}");
        assert!(distance.at_least >= 0.98 * distance.value, "seed {seed}: {distance:?}");
        // f is 1-Lipschitz: the grid cannot be far above the minimum.
        assert!(on_grid - distance.value <= 0.05 * f64::sqrt(2.0), "seed {seed}: {distance:?}, grid {on_grid}");
        let searched = pair.distance(Effort::Search).expect("converges");
        assert!(
            (searched.value - distance.value).abs() <= 1e-9 * distance.value,
            "seed {seed}: {searched:?} {distance:?}"
        );
    }
}
