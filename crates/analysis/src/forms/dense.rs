//! Small matrices of dual numbers.

use dalembert_expr::{Dual, Scalar};
use faer::Mat;

pub(super) type D = Dual<f64>;

/// A matrix with its derivative along one direction, row by row.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    pub rows: usize,
    pub columns: usize,
    pub data: Vec<D>,
}

impl Grid {
    pub fn zeros(rows: usize, columns: usize) -> Self {
        Self { rows, columns, data: vec![D::constant(0.0); rows * columns] }
    }

    pub fn identity(n: usize) -> Self {
        Self::from_fn(n, n, |i, j| D::constant(if i == j { 1.0 } else { 0.0 }))
    }

    pub fn from_fn(rows: usize, columns: usize, of: impl Fn(usize, usize) -> D) -> Self {
        let data = (0..rows * columns).map(|k| of(k / columns, k % columns)).collect();
        Self { rows, columns, data }
    }

    pub fn at(&self, i: usize, j: usize) -> D {
        self.data[i * self.columns + j]
    }

    pub fn set(&mut self, i: usize, j: usize, x: D) {
        self.data[i * self.columns + j] = x;
    }

    pub fn times(&self, other: &Self) -> Self {
        let mut out = Self::zeros(self.rows, other.columns);
        for i in 0..self.rows {
            for k in 0..self.columns {
                let x = self.at(i, k);
                if x.value == 0.0 && x.derivative == 0.0 {
                    continue;
                }
                for j in 0..other.columns {
                    let at = i * other.columns + j;
                    out.data[at] = out.data[at] + x * other.at(k, j);
                }
            }
        }
        out
    }

    pub fn transposed(&self) -> Self {
        Self::from_fn(self.columns, self.rows, |i, j| self.at(j, i))
    }

    /// self⁻¹ · right by elimination with row pivots; nothing where a pivot is no more than `least` of its row.
    pub fn solve(&self, right: &Self, least: f64) -> Option<Self> {
        let (n, mut a, mut x) = (self.rows, self.clone(), right.clone());
        let mut length: Vec<f64> = (0..n).map(|i| (0..n).fold(0.0_f64, |m, j| m.max(a.at(i, j).value.abs()))).collect();
        for k in 0..n {
            let share = |i: usize| a.at(i, k).value.abs() / length[i].max(f64::MIN_POSITIVE);
            let pivot = (k..n).max_by(|&i, &j| share(i).total_cmp(&share(j)).then(j.cmp(&i)))?;
            if !(share(pivot) > least) {
                return None;
            }
            length.swap(k, pivot);
            a.swap(k, pivot);
            x.swap(k, pivot);
            for i in (0..n).filter(|&i| i != k) {
                let factor = a.at(i, k) / a.at(k, k);
                if factor.value == 0.0 && factor.derivative == 0.0 {
                    continue;
                }
                (k..n).for_each(|j| a.set(i, j, a.at(i, j) - factor * a.at(k, j)));
                (0..x.columns).for_each(|j| x.set(i, j, x.at(i, j) - factor * x.at(k, j)));
            }
        }
        Some(Self::from_fn(n, x.columns, |i, j| x.at(i, j) / a.at(i, i)))
    }

    fn swap(&mut self, i: usize, k: usize) {
        if i != k {
            (0..self.columns).for_each(|j| self.data.swap(i * self.columns + j, k * self.columns + j));
        }
    }

    /// L with L Lᵀ = self; nothing where self is not positive definite to within `least` of its diagonal.
    pub fn cholesky(&self, least: f64) -> Option<Self> {
        let n = self.rows;
        let mut l = Self::zeros(n, n);
        for j in 0..n {
            let mut d = self.at(j, j);
            (0..j).for_each(|k| d = d - l.at(j, k) * l.at(j, k));
            if !(d.value > least * self.at(j, j).value.abs()) {
                return None;
            }
            let root = d.sqrt();
            l.set(j, j, root);
            for i in j + 1..n {
                let mut x = self.at(i, j);
                (0..j).for_each(|k| x = x - l.at(i, k) * l.at(j, k));
                l.set(i, j, x / root);
            }
        }
        Some(l)
    }

    pub fn values(&self) -> Mat<f64> {
        Mat::from_fn(self.rows, self.columns, |i, j| self.at(i, j).value)
    }

    pub fn derivatives(&self) -> Mat<f64> {
        Mat::from_fn(self.rows, self.columns, |i, j| self.at(i, j).derivative)
    }
}

/// Rows of a matrix as lists.
pub(super) fn listed(a: &Mat<f64>) -> Vec<Vec<f64>> {
    (0..a.nrows()).map(|i| (0..a.ncols()).map(|j| a[(i, j)]).collect()).collect()
}

/// a x
pub(super) fn apply(a: &Mat<f64>, x: &[f64]) -> Vec<f64> {
    (0..a.nrows()).map(|i| (0..a.ncols()).map(|j| a[(i, j)] * x[j]).sum()).collect()
}

/// aᵀ x
pub(super) fn transposed(a: &Mat<f64>, x: &[f64]) -> Vec<f64> {
    (0..a.ncols()).map(|k| (0..a.nrows()).map(|i| a[(i, k)] * x[i]).sum()).collect()
}

pub(super) fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}
