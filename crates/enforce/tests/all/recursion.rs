//! The recursion theorems of seed 000, level by level.

use crate::common::{Draw, Random, column};
use dalembert_enforce::{
    KernelLevel, Penrose, Tolerance, generalized_inverse, kernel_basis, kernel_projector, next_inverse, next_projector,
    orthonormal_rows, penrose_residuals,
};
use faer::{Col, Mat, c64};

/// Levels of unit rows with repetitions; α with A α = b.
fn levels<T: Draw>(random: &mut Random) -> (Vec<Mat<T>>, Col<T>) {
    let n = 3 + random.below(8);
    let mut all: Vec<Vec<T>> = Vec::new();
    let mut levels = Vec::new();
    for _ in 0..=random.below(4) {
        let count = random.below(4);
        let first = all.len();
        for _ in 0..count {
            let fresh = all.len() < n - 1 && (all.is_empty() || random.chance(75));
            let row: Vec<T> = if fresh {
                (0..n).map(|_| T::draw(random)).collect()
            } else if all.is_empty() {
                vec![T::ONE; n]
            } else {
                all[random.below(all.len())].clone()
            };
            let length = row.iter().map(|x| x.modulus2()).sum::<f64>().sqrt();
            all.push(row.iter().map(|x| x.scaled(length.recip())).collect());
        }
        levels.push(Mat::from_fn(count, n, |i, j| all[first + i][j]));
    }
    (levels, column::<T>(random, n))
}

fn append<T: Draw>(top: &Mat<T>, bottom: &Mat<T>) -> Mat<T> {
    let split = top.nrows();
    Mat::from_fn(
        split + bottom.nrows(),
        bottom.ncols(),
        |i, j| {
            if i < split { top[(i, j)] } else { bottom[(i - split, j)] }
        },
    )
}

fn theorems<T: Draw>() {
    let tolerance = Tolerance::default();
    for seed in 0..200_u64 {
        let (levels, truth) = levels::<T>(&mut Random(seed));
        let n = truth.nrows();
        let mut a = Mat::<T>::zeros(0, n);
        let mut kernel = KernelLevel { s: Mat::identity(n, n), p: Col::zeros(n) };
        let mut projector = Mat::<T>::identity(n, n);
        let mut inverse = Mat::<T>::zeros(n, 0);
        for (level, rows) in levels.iter().enumerate() {
            let label = format!("seed {seed}, level {}", level + 1);
            kernel = kernel.enforce(rows.as_ref(), &(rows * &truth), &tolerance);
            projector = next_projector(projector.as_ref(), rows.as_ref(), &tolerance);
            inverse = next_inverse(a.as_ref(), inverse.as_ref(), rows.as_ref(), &tolerance);
            a = append(&a, rows);
            let flat = kernel_projector(a.as_ref(), &tolerance);
            // theorem 3.2: im S_r = ker A_r, and p_r is a solution.
            assert_eq!(kernel.s.ncols(), kernel_basis(a.as_ref(), &tolerance).ncols(), "{label}");
            assert!((&kernel.s * kernel.s.adjoint() - &flat).norm_l2() < 1e-11, "{label}: theorem 3.2");
            assert!((&a * (&kernel.p - &truth)).norm_l2() < 1e-11, "{label}: p");
            // corollary 3.3: the orthogonal projector, which is unique.
            assert!((&projector - &flat).norm_l2() < 1e-11, "{label}: corollary 3.3");
            // corollary 3.4: P1 and P4.
            let residuals = penrose_residuals(a.as_ref(), inverse.as_ref());
            assert!(residuals[0] < 1e-11 && residuals[3] < 1e-11, "{label}: corollary 3.4 {residuals:?}");
            // proposition 3.1 (iv).
            let (rows, _) = orthonormal_rows(&a, &(&a * &truth), 1e-9);
            assert!((Mat::<T>::identity(n, n) - rows.adjoint() * &rows - &flat).norm_l2() < 1e-11, "{label}: rows");
        }
    }
}

#[test]
fn real_recursion() {
    theorems::<f64>();
}

#[test]
fn complex_recursion() {
    theorems::<c64>();
}

/// Equal rows at two levels: corollary 3.4 gives a {1,4}-inverse that is not Moore–Penrose.
#[test]
fn repeated_rows_are_not_moore_penrose() {
    let (row, tolerance) = (faer::mat![[1.0, 0.0]], Tolerance::default());
    let first = generalized_inverse(row.as_ref(), Penrose::OneFour, &tolerance);
    let inverse = next_inverse(row.as_ref(), first.as_ref(), row.as_ref(), &tolerance);
    let residuals = penrose_residuals(append(&row, &row).as_ref(), inverse.as_ref());
    assert!(residuals[0] < 1e-15 && residuals[3] < 1e-15 && residuals[2] > 0.5, "{residuals:?}");
}
