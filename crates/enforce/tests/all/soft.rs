//! Soft rows: the recursions equal one batch of weighted least squares, and become hard as R → 0.

use crate::common::{Draw, Features, dense_mass, dense_rows, distance, system, variances};
use dalembert_enforce::{Level, MassBlock, Method, MethodName, Multipliers, Problem, RowGroup, Tolerance};
use faer::linalg::solvers::Solve;
use faer::{Col, Mat, c64, col, mat};

const FILTERS: [MethodName; 3] =
    [MethodName::KalmanCovariance, MethodName::KalmanSequential, MethodName::KalmanSquareRoot];

/// The minimum of ½(α − M⁻¹(f + φ))*M(α − M⁻¹(f + φ)) + ½(A α − b)*R⁻¹(A α − b), by the normal equations
/// (M + A*R⁻¹A) α = f + φ + A*R⁻¹b.
fn batch<T: Draw>(problem: &Problem<T>) -> Col<T> {
    let (a, b) = dense_rows(problem);
    let noise = variances(problem);
    let weighted = Mat::from_fn(a.nrows(), a.ncols(), |i, j| a[(i, j)].scaled(noise[i].recip()));
    let matrix = dense_mass(problem) + a.adjoint() * &weighted;
    let right = problem.applied() + weighted.adjoint() * &b;
    matrix.partial_piv_lu().solve(right)
}

/// All rows soft.
fn all_soft<T: Draw>(seed: u64) -> Problem<T> {
    let mut problem = system::<T>(seed, Features { soft: true, phi: seed.is_multiple_of(2), ..Features::default() });
    for group in problem.levels.iter_mut().flat_map(|level| &mut level.groups) {
        for i in 0..group.rows() {
            let length = group.a.row(i).norm_l2();
            let scale = if length > 0.0 { length.recip() } else { 1.0 };
            for k in 0..group.columns.len() {
                group.a[(i, k)] = group.a[(i, k)].scaled(scale);
            }
            group.b[i] = group.b[i].scaled(scale);
        }
        let noise = (0..group.rows()).map(|i| if group.variance(i) > 0.0 { group.variance(i) } else { 0.02 });
        group.noise = Some(noise.collect());
    }
    problem
}

fn recursion_is_batch<T: Draw>() {
    for seed in 0..200_u64 {
        let problem = all_soft::<T>(seed);
        let expected = batch(&problem);
        for name in FILTERS.into_iter().chain([MethodName::Multipliers, MethodName::Hierarchical]) {
            let answer = name.method::<T>().enforce(&problem, &Tolerance::default()).expect("well posed");
            let off = distance(&answer.alpha, &expected, 0.0);
            assert!(off < 1e-10, "seed {seed}, {name}: off by {off:e}");
            assert!(answer.determinacy.consistent && answer.determinacy.redundant.is_empty(), "seed {seed}, {name}");
        }
    }
}

#[test]
fn recursion_is_batch_real() {
    recursion_is_batch::<f64>();
}

#[test]
fn recursion_is_batch_complex() {
    recursion_is_batch::<c64>();
}

/// The distance to the hard answer is proportional to R.
#[test]
fn vanishing_noise_is_a_hard_row() {
    for seed in 0..50_u64 {
        let hard = system::<f64>(seed, Features::default());
        let expected = Multipliers.enforce(&hard, &Tolerance::default()).expect("well posed");
        for name in FILTERS.into_iter().chain([MethodName::Multipliers, MethodName::Hierarchical]) {
            // The two covariance forms lose ε/R on dependent rows; the others square nothing.
            let squares = matches!(name, MethodName::KalmanCovariance | MethodName::KalmanSequential);
            let last = if squares { 1e-2 } else { 1e-6 };
            for (noise, within) in [(1e-4, 1.0), (1e-8, 1e-3), (1e-12, last)] {
                let mut soft = hard.clone();
                for group in soft.levels.iter_mut().flat_map(|level| &mut level.groups) {
                    let lengths = (0..group.rows()).map(|i| group.a.row(i).norm_l2());
                    group.noise = Some(lengths.map(|length| noise * length * length).collect());
                }
                let answer = name.method::<f64>().enforce(&soft, &Tolerance::default()).expect("well posed");
                let off = distance(&answer.alpha, &expected.alpha, 0.0);
                assert!(off < within, "seed {seed}, {name}, R = {noise:e}: off by {off:e}");
            }
        }
    }
}

/// One mass against a soft stop, by hand: (m + 1/R) α = f + b/R, λ = (b − α)/R.
#[test]
fn one_soft_row_by_hand() {
    let (m, f, b, r) = (2.0, 3.0, -1.0, 0.25);
    let group = RowGroup { columns: vec![0], a: mat![[1.0]], b: col![b], noise: Some(vec![r]) };
    let problem = Problem {
        n: 1,
        mass: vec![MassBlock { start: 0, matrix: mat![[m]] }],
        force: col![f],
        levels: vec![Level { groups: vec![group] }],
        phi: None,
    };
    let alpha = (f + b / r) / (m + 1.0 / r);
    for name in MethodName::ALL {
        let answer = name.method::<f64>().enforce(&problem, &Tolerance::default()).expect("well posed");
        assert!((answer.alpha[0] - alpha).abs() < 1e-14, "{name}");
        assert!((answer.lambda[0] - (b - alpha) / r).abs() < 1e-13, "{name}");
    }
}
