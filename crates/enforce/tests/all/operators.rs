//! The operators of each level: projectors onto what rows leave free, filters whose estimates are the accelerations.

use crate::common::{Draw, Features, dense_mass, dense_rows, distance, system, variances};
use dalembert_enforce::{
    Method, Multipliers, Problem, Tolerance, level_operators, penrose_residuals, posterior_variances,
};
use faer::linalg::solvers::Solve;
use faer::{Col, Mat, c64};

fn level_ends<T: Draw>(problem: &Problem<T>) -> Vec<usize> {
    let ends = problem.levels.iter().scan(0, |end, level| {
        *end += level.rows();
        Some(*end)
    });
    ends.collect()
}

fn largest<T: Draw>(x: &Mat<T>) -> f64 {
    x.norm_max()
}

fn obey<T: Draw>() {
    for seed in 0..120_u64 {
        let soft = seed % 3 == 0;
        let problem = system::<T>(seed, Features { soft, phi: seed.is_multiple_of(2), ..Features::default() });
        let tolerance = Tolerance::default();
        let answer = Multipliers.enforce(&problem, &tolerance).expect("well posed");
        let (a, b) = dense_rows(&problem);
        let noise = variances(&problem);
        let levels = level_operators(&problem, &tolerance).expect("well posed");
        let mass = dense_mass(&problem);
        let mut alpha: Col<T> = mass.partial_piv_lu().solve(problem.applied());
        let (mut start, mut before) = (0, Mat::<T>::identity(problem.n, problem.n));
        for (level, end) in levels.iter().zip(level_ends(&problem)) {
            let hard: Vec<usize> = (start..end).filter(|&r| noise[r] == 0.0).collect();
            // Rows of length one: theirs may be anything.
            let length = |row: usize| a.row(row).norm_l2().max(f64::MIN_POSITIVE);
            let new = Mat::from_fn(hard.len(), problem.n, |i, j| a[(hard[i], j)].scaled(length(hard[i]).recip()));
            let g = Mat::from_fn(problem.n, hard.len(), |i, j| level.g[(i, j)].scaled(length(hard[j])));
            let below: Vec<usize> = (0..end).filter(|&r| noise[r] == 0.0).collect();
            let all = Mat::from_fn(below.len(), problem.n, |i, j| a[(below[i], j)].scaled(length(below[i]).recip()));
            let s = &level.s;
            assert!(largest(&(s * s - s)) < 1e-11 && largest(&(s - s.adjoint())) < 1e-14, "seed {seed}");
            assert!(largest(&(&all * s)) < 1e-10, "seed {seed}: {:e}", largest(&(&all * s)));
            let open = &new * &before;
            if largest(&open) > 1e-11 {
                let [p1, p2, _, p4] = penrose_residuals(open.as_ref(), g.as_ref());
                assert!(p1.max(p2).max(p4) < 1e-9, "seed {seed}: {p1:e} {p2:e} {p4:e}");
            } else {
                // Rows that say nothing new.
                assert!(
                    new.nrows() == 0 || largest(&level.g) == 0.0,
                    "seed {seed}: {:e} {:e}",
                    largest(&level.g),
                    largest(&open)
                );
            }
            let (p, k) = (level.p.as_ref().expect("a prior"), level.k.as_ref().expect("a prior"));
            let rows = a.get(start..end, ..);
            let innovation = Col::from_fn(end - start, |i| b[start + i]) - rows * &alpha;
            alpha += k * innovation;
            assert!(largest(&(&all * p)) < 1e-10 * largest(p).max(1.0), "seed {seed}");
            (start, before) = (end, s.clone());
        }
        if answer.determinacy.consistent {
            assert!(distance(&alpha, &answer.alpha, 0.0) < 1e-9, "seed {seed}");
        }
        // P is the response of accelerations to forces, and soft rows have their own share of it.
        let p = levels.last().and_then(|level| level.p.clone()).unwrap_or_else(|| mass.partial_piv_lu().solve(&before));
        for (row, variance, posterior) in posterior_variances(&problem, &tolerance).expect("well posed") {
            let along = a.row(row).to_owned();
            let wanted = (&along * &p * along.adjoint()).re();
            assert!(variance == noise[row] && posterior <= variance * (1.0 + 1e-12), "seed {seed}");
            assert!((posterior - wanted).abs() <= 1e-9 * variance.max(wanted), "seed {seed}: {posterior} {wanted}");
        }
    }
}

#[test]
fn level_operators_project_and_estimate_real() {
    obey::<f64>();
}

#[test]
fn level_operators_project_and_estimate_complex() {
    obey::<c64>();
}

/// All rows soft: the last covariance is (M + A*R⁻¹A)⁻¹, the inverse of the information.
#[test]
fn information_adds_up() {
    for seed in 0..40_u64 {
        let mut problem = system::<f64>(seed, Features { soft: true, ..Features::default() });
        for group in problem.levels.iter_mut().flat_map(|level| &mut level.groups) {
            group.noise = Some((0..group.rows()).map(|i| 0.03 + 0.1 * i as f64).collect());
        }
        let levels = level_operators(&problem, &Tolerance::default()).expect("well posed");
        let Some(p) = levels.last().and_then(|level| level.p.as_ref()) else { continue };
        let ((a, _), noise) = (dense_rows(&problem), variances(&problem));
        let weighted = Mat::from_fn(a.nrows(), a.ncols(), |i, j| a[(i, j)] / noise[i]);
        let information = dense_mass(&problem) + a.transpose() * &weighted;
        let off = (&information * p - Mat::<f64>::identity(problem.n, problem.n)).norm_max();
        assert!(off < 1e-9 * information.norm_max() * p.norm_max(), "seed {seed}: {off:e}");
    }
}
