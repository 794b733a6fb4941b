//! Factors of a small square matrix, kept in one array.
//!
//! ```text
//! P A = L U,   L with ones on its diagonal                                                                          (1)
//! ```
//!
//! by elimination with row pivoting. One factorization gives the determinant and the solutions with A and A*. For a singular matrix the
//! determinant is zero and solutions are not finite. Source: G. H. Golub, C. F. Van Loan, *Matrix Computations* (2013), §3.4.

/// (1).
pub(crate) struct SmallLu {
    n: usize,
    /// L beneath the diagonal, U from there, line by line.
    factors: Vec<f64>,
    /// Which row of A stands in which line.
    order: Vec<usize>,
    determinant: f64,
}

impl SmallLu {
    /// Of the n×n matrix with these entries, line by line.
    pub fn of(mut a: Vec<f64>, n: usize) -> Self {
        let mut order: Vec<usize> = (0..n).collect();
        let mut determinant = 1.0;
        for k in 0..n {
            let pivot = (k..n).fold(k, |best, i| if a[i * n + k].abs() > a[best * n + k].abs() { i } else { best });
            if pivot != k {
                (0..n).for_each(|j| a.swap(k * n + j, pivot * n + j));
                order.swap(k, pivot);
                determinant = -determinant;
            }
            let (above, below) = a.split_at_mut((k + 1) * n);
            let top = &above[k * n..];
            determinant *= top[k];
            if top[k] == 0.0 {
                continue;
            }
            for row in below.chunks_exact_mut(n) {
                row[k] /= top[k];
                let share = row[k];
                row[k + 1..].iter_mut().zip(&top[k + 1..]).for_each(|(x, t)| *x -= share * t);
            }
        }
        Self { n, factors: a, order, determinant }
    }

    /// det A.
    pub fn determinant(&self) -> f64 {
        self.determinant
    }

    /// x := A⁻¹ x.
    pub fn solve(&self, x: &mut Vec<f64>) {
        let line = |i: usize| &self.factors[i * self.n..][..self.n];
        let mut y: Vec<f64> = self.order.iter().map(|&i| x[i]).collect();
        for i in 0..self.n {
            y[i] -= line(i)[..i].iter().zip(&y).map(|(l, y)| l * y).sum::<f64>();
        }
        for i in (0..self.n).rev() {
            y[i] -= line(i)[i + 1..].iter().zip(&y[i + 1..]).map(|(u, y)| u * y).sum::<f64>();
            y[i] /= line(i)[i];
        }
        *x = y;
    }

    /// x := A⁻* x.
    pub fn solve_transpose(&self, x: &mut [f64]) {
        let line = |i: usize| &self.factors[i * self.n..][..self.n];
        let mut y = x.to_vec();
        for i in 0..self.n {
            y[i] /= line(i)[i];
            let value = y[i];
            y[i + 1..].iter_mut().zip(&line(i)[i + 1..]).for_each(|(y, u)| *y -= value * u);
        }
        for i in (0..self.n).rev() {
            let value = y[i];
            y[..i].iter_mut().zip(&line(i)[..i]).for_each(|(y, l)| *y -= value * l);
        }
        self.order.iter().zip(&y).for_each(|(&i, &y)| x[i] = y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use faer::linalg::solvers::Solve;
    use faer::{Col, Mat};

    /// Against the general decomposition, with rows that must change places, and with rows that depend on each other.
    #[test]
    fn factors_are_those_of_the_general_decomposition() {
        for n in 1..7 {
            // A diagonal of zeros makes rows change places.
            let entry = |i: usize, j: usize| if i == j && n > 1 { 0.0 } else { ((3 * i + 5 * j * j + n) as f64).sin() };
            let general = Mat::from_fn(n, n, entry);
            let small = SmallLu::of((0..n * n).map(|k| entry(k / n, k % n)).collect(), n);
            assert!((small.determinant() - general.determinant()).abs() <= 1e-14 * n as f64);
            let right = Col::from_fn(n, |i| (2 * i + 1) as f64);
            let close =
                |x: &[f64], y: Col<f64>| x.iter().zip(y.iter()).all(|(x, z)| (x - z).abs() <= 1e-11 * y.norm_l2());
            let given: Vec<f64> = right.iter().copied().collect();
            let (mut x, mut y) = (given.clone(), given);
            small.solve(&mut x);
            small.solve_transpose(&mut y);
            assert!(close(&x, general.partial_piv_lu().solve(&right)), "n = {n}");
            assert!(close(&y, general.partial_piv_lu().solve_transpose(&right)), "n = {n}");
        }
        assert_eq!(SmallLu::of(vec![1.0, 2.0, 2.0, 4.0], 2).determinant(), 0.0);
    }
}
