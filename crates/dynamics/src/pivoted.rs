//! Rows of constraints in a metric, by Householder QR with column pivoting, in place.
//!
//! ```text
//! W S Π = Q [R T; 0 0]        W = L⁻¹Aᵀ, S: columns of length one, R: rank × rank, triangular              (1)
//! Wᵀx = b:   Rᵀ y = (Π S b)₁,  x = Q [y; z], z any                                                          (2)
//! W λ = g:   λ = S Π [R⁻¹(Qᵀg)₁; 0], or the least of all                                                   (3)
//! ```
//!
//! The last columns of Q span what the rows leave free. WᵀW is never formed; R is its Cholesky factor. A column is taken as
//! dependent when what is left of it is at most a tolerance of the first pivot. Rows depend on each other without contradiction if what
//! is left of (Π S b)₂ − Tᵀy is rounding. \[Golub & Van Loan, Matrix Computations, alg. 5.4.1\]. Cost: 4 n m rank.

use crate::tolerances::pivoted::LONGER;
use dalembert_dense as dense;
use faer::Mat;

/// A factorization with its storage.
#[derive(Clone, Debug, Default)]
pub struct Pivoted {
    n: usize,
    m: usize,
    /// W, n × m column by column; then R above, Householder vectors from the diagonal on.
    w: Vec<f64>,
    tau: Vec<f64>,
    diagonal: Vec<f64>,
    /// 1/length of each row, 0 for rows of zeros.
    scale: Vec<f64>,
    lengths: Vec<f64>,
    order: Vec<usize>,
    rank: usize,
    smallest: f64,
    y: Vec<f64>,
}

impl Pivoted {
    /// Room for n × m, filled with zeros.
    pub fn resize(&mut self, n: usize, m: usize) {
        (self.n, self.m) = (n, m);
        self.w.clear();
        self.w.resize(n * m, 0.0);
        for x in [&mut self.tau, &mut self.diagonal, &mut self.scale, &mut self.lengths, &mut self.y] {
            x.clear();
            x.resize(m, 0.0);
        }
        self.order.clear();
        self.order.extend(0..m);
    }

    /// Column of a row, to be filled before [`Self::factor`].
    pub fn column_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.w[row * self.n..(row + 1) * self.n]
    }

    /// Number of independent rows.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// Smallest pivot over the first; 1 without rows.
    pub fn smallest_pivot(&self) -> f64 {
        self.smallest
    }

    /// Lengths of the rows in the metric; 1 for rows of zeros.
    pub fn lengths(&self) -> impl Iterator<Item = f64> {
        self.lengths.iter().copied()
    }

    /// Independent rows by number, then the others.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// (1)
    pub fn factor(&mut self, tolerance: f64) {
        for j in 0..self.m {
            let length = norm(&self.w[j * self.n..(j + 1) * self.n]);
            self.lengths[j] = if length > 0.0 { length } else { 1.0 };
            self.scale[j] = if length > 0.0 { length.recip() } else { 0.0 };
            let s = self.scale[j];
            self.column_mut(j).iter_mut().for_each(|x| *x *= s);
        }
        (self.rank, self.smallest) = (0, 1.0);
        let mut first = 0.0;
        for k in 0..self.n.min(self.m) {
            let length = self.bring_longest_to(k);
            if k == 0 {
                first = length;
            }
            if !(length > tolerance * first) {
                break;
            }
            self.reflect(k, length);
            (self.rank, self.smallest) = (k + 1, length / first);
        }
    }

    /// Swaps the column that has most left from row k on to place k; among equals the first. Returns its length there.
    fn bring_longest_to(&mut self, k: usize) -> f64 {
        let left = |j: usize| norm(&self.w[j * self.n + k..(j + 1) * self.n]);
        let (mut longest, mut length) = (k, left(k));
        for j in k + 1..self.m {
            let other = left(j);
            if other > length * (1.0 + LONGER) {
                (longest, length) = (j, other);
            }
        }
        if longest != k {
            let (front, back) = self.w.split_at_mut(longest * self.n);
            front[k * self.n..(k + 1) * self.n].swap_with_slice(&mut back[..self.n]);
            self.order.swap(k, longest);
        }
        length
    }

    /// I − τ v vᵀ takes column k to its first k + 1 entries; the columns after it follow.
    fn reflect(&mut self, k: usize, length: f64) {
        let (front, back) = self.w.split_at_mut((k + 1) * self.n);
        let v = &mut front[k * self.n + k..];
        let beta = if v[0] > 0.0 { -length } else { length };
        let head = v[0] - beta;
        v[1..].iter_mut().for_each(|x| *x /= head);
        v[0] = 1.0;
        self.tau[k] = -head / beta;
        self.diagonal[k] = beta;
        for column in back.chunks_exact_mut(self.n) {
            mirror(v, self.tau[k], &mut column[k..]);
        }
    }

    /// x ← Qᵀ x
    pub fn to_factor(&self, x: &mut [f64]) {
        (0..self.rank).for_each(|k| mirror(self.vector(k), self.tau[k], &mut x[k..]));
    }

    /// x ← Q x
    pub fn from_factor(&self, x: &mut [f64]) {
        (0..self.rank).rev().for_each(|k| mirror(self.vector(k), self.tau[k], &mut x[k..]));
    }

    fn vector(&self, k: usize) -> &[f64] {
        &self.w[k * self.n + k..(k + 1) * self.n]
    }

    /// R or T.
    fn r(&self, i: usize, j: usize) -> f64 {
        if i == j { self.diagonal[i] } else { self.w[j * self.n + i] }
    }

    /// (2): y, the first entries of Qᵀx; returns by how much dependent rows disagree, in rows of length one.
    pub fn satisfy(&mut self, b: &[f64], x: &mut [f64]) -> f64 {
        let mut off = 0.0_f64;
        for j in 0..self.m {
            let row = self.order[j];
            let known = self.rank.min(j);
            let sum: f64 = (0..known).map(|i| self.r(i, j) * self.y[i]).sum();
            // A row of zeros asks for b = 0, whatever its length.
            let wanted = b[row] * if self.scale[row] > 0.0 { self.scale[row] } else { 1.0 };
            if j < self.rank {
                self.y[j] = (wanted - sum) / self.diagonal[j];
                x[j] = self.y[j];
            } else {
                off = off.max((wanted - sum).abs());
            }
        }
        off
    }

    /// Largest |b| in rows of length one.
    pub fn size_of(&self, b: &[f64]) -> f64 {
        b.iter().zip(&self.scale).fold(0.0, |m, (b, s)| m.max((b * s).abs()))
    }

    /// (3) for Qᵀg; dependent rows have λ = 0, or `least` makes rows of length one share: min ‖S⁻¹λ‖.
    pub fn multipliers(&mut self, g: &[f64], lambda: &mut [f64], least: bool) {
        lambda.fill(0.0);
        let mut y = std::mem::take(&mut self.y);
        y[..self.rank].copy_from_slice(&g[..self.rank]);
        self.back(&mut y[..self.rank]);
        if least && self.rank < self.m {
            self.share(&mut y);
        } else {
            y[self.rank..].fill(0.0);
        }
        for (x, &row) in y.iter().zip(&self.order) {
            lambda[row] = x * self.scale[row];
        }
        self.y = y;
    }

    /// x ← R⁻¹x
    fn back(&self, x: &mut [f64]) {
        for i in (0..self.rank).rev() {
            let known: f64 = (i + 1..self.rank).map(|j| self.r(i, j) * x[j]).sum();
            x[i] = (x[i] - known) / self.diagonal[i];
        }
    }

    /// [y₁; 0] to the shortest [y₁ − K y₂; y₂], K = R⁻¹T: (1 + KᵀK) y₂ = Kᵀy₁.
    fn share(&self, y: &mut [f64]) {
        let (rank, rest) = (self.rank, self.m - self.rank);
        let column = |j: usize| {
            let mut k: Vec<f64> = (0..rank).map(|i| self.r(i, rank + j)).collect();
            self.back(&mut k);
            k
        };
        let k: Vec<Vec<f64>> = (0..rest).map(column).collect();
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let gram = Mat::from_fn(rest, rest, |i, j| f64::from(i == j) + dot(&k[i], &k[j]));
        let right = Mat::from_fn(rest, 1, |i, _| dot(&k[i], &y[..rank]));
        let shared = dense::Lu::new(&gram).solve(&right);
        for (j, k) in k.iter().enumerate() {
            y[rank + j] = shared[(j, 0)];
            y.iter_mut().zip(k).for_each(|(y, k)| *y -= k * shared[(j, 0)]);
        }
    }
}

/// x ← x − τ v (v·x)
fn mirror(v: &[f64], tau: f64, x: &mut [f64]) {
    let along = tau * v.iter().zip(x.iter()).map(|(v, x)| v * x).sum::<f64>();
    x.iter_mut().zip(v).for_each(|(x, v)| *x -= along * v);
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three rows of rank two in four unknowns, the third the sum of the others.
    const ROWS: [[f64; 4]; 3] = [[1.0, 2.0, 0.0, -1.0], [0.0, 1e3, 4e3, 2e3], [1.0, 1002.0, 4e3, 1999.0]];

    fn factored() -> Pivoted {
        let mut rows = Pivoted::default();
        rows.resize(4, 3);
        ROWS.iter().enumerate().for_each(|(i, row)| rows.column_mut(i).copy_from_slice(row));
        rows.factor(1e-9);
        rows
    }

    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }

    #[test]
    fn rows_are_satisfied_and_forces_are_found_again() {
        let mut rows = factored();
        assert_eq!(rows.rank(), 2);
        let mut x = [0.0; 4];
        assert!(rows.satisfy(&[3.0, 7.0, 10.0], &mut x) < 1e-12, "the rows agree");
        rows.from_factor(&mut x);
        for (row, b) in ROWS.iter().zip([3.0, 7.0, 10.0]) {
            assert!((dot(row, &x) - b).abs() < 1e-12 * norm(row));
        }
        assert!(rows.satisfy(&[3.0, 7.0, 11.0], &mut [0.0; 4]) > 1e-5, "they contradict each other");
        let mut force: [f64; 4] = std::array::from_fn(|i| 2.0 * ROWS[0][i] - 0.5 * ROWS[1][i]);
        let wanted = force;
        rows.to_factor(&mut force);
        let mut lambda = [0.0; 3];
        for least in [false, true] {
            rows.multipliers(&force, &mut lambda, least);
            for i in 0..4 {
                let sum: f64 = (0..3).map(|r| ROWS[r][i] * lambda[r]).sum();
                assert!((sum - wanted[i]).abs() < 1e-9, "entry {i}");
            }
        }
        // The least is across the rows' dependence, in rows of length one.
        let null: [f64; 3] = std::array::from_fn(|r| norm(&ROWS[r]) * [1.0, 1.0, -1.0][r]);
        let unit: [f64; 3] = std::array::from_fn(|r| norm(&ROWS[r]) * lambda[r]);
        assert!(dot(&null, &unit).abs() < 1e-9 * norm(&null) * norm(&unit));
    }

    #[test]
    fn the_rest_of_q_is_free() {
        let rows = factored();
        for k in rows.rank()..4 {
            let mut z = [0.0; 4];
            z[k] = 1.0;
            rows.from_factor(&mut z);
            assert!(ROWS.iter().all(|row| dot(row, &z).abs() < 1e-12 * norm(row)));
        }
    }
}

dalembert_integrate::remember!(Pivoted { n, m, w, tau, diagonal, scale, lengths, order, rank, smallest, y });
