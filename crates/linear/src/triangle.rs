//! P P* = L L* for matrices P with no more rows than columns, real or complex.
//!
//! ```text
//! Π P H₁ H₂ … = [L, 0],  L lower triangular,  Π an order of the rows                                                      (1)
//! ```
//!
//! H_k is Householder's reflection that turns what is left of row k into one entry. It touches the columns in which that row is not
//! zero and no others, and rows with few entries come first: a mechanism's q̇ = v, or rows of a staircase, cost next to nothing and stay
//! as they are. Rounding changes no row by more than some ε of its own length, so that rows of different sizes keep their digits. What is
//! left of a row of a P without its full rank is rounding, too, and divided by as it is: only zero is no pivot.

use std::ops::{Add, AddAssign, Div, Mul, Range, Sub, SubAssign};

use dalembert_dense::interruption::look;
use faer::{Mat, c64};

/// A real or a complex number.
pub(crate) trait Number:
    Copy
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + AddAssign
    + SubAssign
{
    fn of(re: f64) -> Self;
    fn conj(self) -> Self;
    fn times(self, factor: f64) -> Self;
    fn norm_sqr(self) -> f64;
    fn norm(self) -> f64;
    fn real(self) -> f64;
    fn complex(self) -> c64;
    /// A number made of two of no regularity; a real one takes the first.
    fn made_of(re: f64, im: f64) -> Self;
    /// Singular values of rows, no more than columns, rising, with their left vectors, by bidiagonalization; none where that does not end.
    fn singular(rows: &[Vec<Self>]) -> Option<(Vec<f64>, Vec<Vec<Self>>)>;
}

impl Number for f64 {
    fn of(re: f64) -> Self {
        re
    }
    fn conj(self) -> Self {
        self
    }
    fn times(self, factor: f64) -> Self {
        self * factor
    }
    fn norm_sqr(self) -> f64 {
        self * self
    }
    fn norm(self) -> f64 {
        self.abs()
    }
    fn real(self) -> f64 {
        self
    }
    fn complex(self) -> c64 {
        c64::new(self, 0.0)
    }
    fn made_of(re: f64, _: f64) -> Self {
        re
    }
    fn singular(rows: &[Vec<Self>]) -> Option<(Vec<f64>, Vec<Vec<Self>>)> {
        let (n, columns) = (rows.len(), rows.first().map_or(0, Vec::len));
        let svd = dalembert_dense::thin_svd(&Mat::from_fn(n, columns, |i, j| rows[i][j]))?;
        let vectors = (0..n).rev().map(|k| (0..n).map(|i| svd.U()[(i, k)]).collect());
        Some(((0..n).rev().map(|k| svd.S().column_vector()[k]).collect(), vectors.collect()))
    }
}

impl Number for c64 {
    fn of(re: f64) -> Self {
        c64::new(re, 0.0)
    }
    fn conj(self) -> Self {
        c64::conj(&self)
    }
    fn times(self, factor: f64) -> Self {
        self * factor
    }
    fn norm_sqr(self) -> f64 {
        c64::norm_sqr(&self)
    }
    fn norm(self) -> f64 {
        // The careful length is needed only where squares vanish, and takes longer than all the rest.
        let square = c64::norm_sqr(&self);
        if square > f64::MIN_POSITIVE / f64::EPSILON { square.sqrt() } else { c64::norm(self) }
    }
    fn real(self) -> f64 {
        self.re
    }
    fn complex(self) -> c64 {
        self
    }
    fn made_of(re: f64, im: f64) -> Self {
        c64::new(re, im)
    }
    fn singular(rows: &[Vec<Self>]) -> Option<(Vec<f64>, Vec<Vec<Self>>)> {
        let (n, columns) = (rows.len(), rows.first().map_or(0, Vec::len));
        let svd = dalembert_dense::thin_svd(&Mat::from_fn(n, columns, |i, j| rows[i][j]))?;
        let vectors = (0..n).rev().map(|k| (0..n).map(|i| svd.U()[(i, k)]).collect());
        Some(((0..n).rev().map(|k| svd.S().column_vector()[k].re).collect(), vectors.collect()))
    }
}

/// Σ x_i y_i, in four sums that do not wait for each other.
fn sum<T: Number>(x: &[T], y: &[T], product: impl Fn(T, T) -> T) -> T {
    let (x4, y4) = (x.chunks_exact(4), y.chunks_exact(4));
    let rest = x4.remainder().iter().zip(y4.remainder());
    let mut sums = [T::of(0.0); 4];
    for (x, y) in x4.zip(y4) {
        (0..4).for_each(|k| sums[k] += product(x[k], y[k]));
    }
    rest.for_each(|(x, y)| sums[0] += product(*x, *y));
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// x*y.
pub(crate) fn dot<T: Number>(x: &[T], y: &[T]) -> T {
    sum(x, y, |x, y| x.conj() * y)
}

/// y ← y − f x.
pub(crate) fn subtract<T: Number>(y: &mut [T], f: T, x: &[T]) {
    y.iter_mut().zip(x).for_each(|(y, x)| *y -= f * *x);
}

/// ‖x‖.
pub(crate) fn length<T: Number>(x: &[T]) -> f64 {
    sum(x, x, |x, _| T::of(x.norm_sqr())).real().sqrt()
}

/// L of (1), row by row, each up to its diagonal.
pub(crate) struct Triangle<T> {
    lower: Vec<T>,
    /// 1/L_kk.
    inverse: Vec<T>,
    /// Π: which row of P is the k-th of L.
    order: Vec<usize>,
    /// H_k = 1 − f z*z, with z and f; none where nothing had to be turned.
    reflections: Vec<(Vec<T>, f64)>,
    /// ‖P‖, in the sense of all its entries; 1 if they are zero.
    size: f64,
}

impl<T: Number> Triangle<T> {
    /// Of the rows of P, those with few entries first; none if they are not finite.
    pub fn of(mut rows: Vec<Vec<T>>) -> Option<Self> {
        let (n, zero) = (rows.len(), T::of(0.0));
        let mut order: Vec<usize> = (0..n).collect();
        let entries: Vec<usize> = rows.iter().map(|row| row.iter().filter(|x| **x != zero).count()).collect();
        order.sort_by_key(|&i| entries[i]);
        let size = rows.iter().map(|row| length(row).powi(2)).sum::<f64>().sqrt();
        if !size.is_finite() {
            return None;
        }
        let size = if size > 0.0 { size } else { 1.0 };
        // In place of zero: no rounding is as small.
        let nothing = f64::EPSILON * f64::EPSILON * size;
        let mut rest: Vec<Vec<T>> = order.iter().map(|&i| std::mem::take(&mut rows[i])).collect();
        let (mut lower, mut inverse) = (vec![zero; n * (n + 1) / 2], Vec::with_capacity(n));
        let (mut factors, mut runs) = (vec![0.0; n], Vec::new());
        for k in 0..n {
            look();
            let (done, below) = rest.split_at_mut(k + 1);
            let row = &mut done[k];
            runs_of(row, &mut runs);
            let Some((pivot, diagonal, factor)) = turned(row, &runs, nothing) else {
                inverse.push(T::of(1.0 / nothing));
                continue;
            };
            for (i, other) in (k + 1..).zip(below) {
                reflect(other, row, &runs, factor);
                lower[start(i) + k] = std::mem::replace(&mut other[pivot], zero);
            }
            factors[k] = factor;
            lower[start(k) + k] = diagonal;
            inverse.push(T::of(1.0) / diagonal);
        }
        Some(Self { lower, inverse, order, reflections: rest.into_iter().zip(factors).collect(), size })
    }

    /// The v that [L, 0] has for x: P v = Πᵀ L x, as long as x. Rows of which nothing was left have columns that no other row has, which P leaves at nothing, too.
    pub fn right(&self, x: &[T]) -> Vec<T> {
        let columns = self.reflections.first().map_or(0, |(z, _)| z.len());
        let (mut v, mut free, mut runs) = (vec![T::of(0.0); columns], vec![true; columns], Vec::new());
        // [L, 0] has its columns where the pivots were, the last entry of each z.
        let mut last = |(z, factor): &(Vec<T>, f64)| {
            runs_of(z, &mut runs);
            runs.last().map(|run| run.end - 1).filter(|_| *factor > 0.0)
        };
        let pivots: Vec<Option<usize>> = self.reflections.iter().map(&mut last).collect();
        pivots.iter().flatten().for_each(|&pivot| free[pivot] = false);
        let nothing = pivots.iter().zip(x).filter(|(pivot, _)| pivot.is_none());
        for ((_, x), column) in nothing.zip((0..columns).filter(|&column| free[column])) {
            v[column] = *x;
        }
        for (((z, factor), pivot), x) in self.reflections.iter().zip(pivots).zip(x).rev() {
            if let Some(pivot) = pivot {
                runs_of(z, &mut runs);
                v[pivot] = *x;
                reflected(&mut v, z, &runs, *factor);
            }
        }
        v
    }

    /// How many rows P has.
    pub fn rows(&self) -> usize {
        self.order.len()
    }

    /// ‖P‖, in the sense of all its entries; 1 if they are zero.
    pub fn size(&self) -> f64 {
        self.size
    }

    /// The rows of L.
    pub fn square(&self) -> Vec<Vec<T>> {
        let zeros = |i: usize| (i + 1..self.rows()).map(|_| T::of(0.0));
        (0..self.rows()).map(|i| self.row(i).iter().copied().chain(zeros(i)).collect()).collect()
    }

    /// Row i of L up to its diagonal.
    fn row(&self, i: usize) -> &[T] {
        &self.lower[start(i)..=start(i) + i]
    }

    /// u ← (LL*)⁻¹u.
    pub fn solve(&self, u: &mut [T]) {
        self.forwards(u);
        self.backwards(u);
    }

    /// u ← L⁻*u.
    fn backwards(&self, u: &mut [T]) {
        for i in (0..u.len()).rev() {
            u[i] = u[i] * self.inverse[i].conj();
            let (before, own) = u.split_at_mut(i);
            before.iter_mut().zip(self.row(i)).for_each(|(u, l)| *u -= l.conj() * own[0]);
        }
    }

    /// u ← L⁻¹u.
    pub fn forwards(&self, u: &mut [T]) {
        for i in 0..u.len() {
            let known = sum(&self.row(i)[..i], &u[..i], |l, u| l * u);
            u[i] = (u[i] - known) * self.inverse[i];
        }
    }

    /// L*u.
    pub fn read(&self, u: &[T]) -> Vec<T> {
        let mut sum = vec![T::of(0.0); u.len()];
        for (i, u) in u.iter().enumerate() {
            sum.iter_mut().zip(self.row(i)).for_each(|(sum, l)| *sum += l.conj() * *u);
        }
        sum
    }

    /// ‖(1 − uu*)L⁻*‖ in the sense of all its entries, for a singular vector u: no singular value but that of u is below its inverse.
    pub fn inverse_beside(&self, u: &[T]) -> f64 {
        let n = u.len();
        let mut sum = 0.0;
        let mut column = Vec::with_capacity(n);
        for j in 0..n {
            // Column j of L⁻* ends with entry j.
            column.clear();
            column.resize(j + 1, T::of(0.0));
            column[j] = T::of(1.0);
            self.backwards(&mut column);
            let share = dot(&u[..=j], &column);
            subtract(&mut column, share, &u[..=j]);
            let rest: f64 = u[j + 1..].iter().map(|u| u.norm_sqr()).sum();
            sum += length(&column).powi(2) + share.norm_sqr() * rest;
        }
        sum.sqrt()
    }

    /// A vector in the order of P's rows.
    pub fn as_given(&self, u: &[T]) -> Vec<T> {
        let mut given = vec![T::of(0.0); u.len()];
        self.order.iter().zip(u).for_each(|(&k, u)| given[k] = *u);
        given
    }
}

/// Makes z of a row that is to become one entry, its last: where that is, what it becomes, and f; none where it is next to nothing.
fn turned<T: Number>(row: &mut [T], runs: &[Range<usize>], nothing: f64) -> Option<(usize, T, f64)> {
    let size = runs.iter().map(|run| length(&row[run.clone()]).powi(2)).sum::<f64>().sqrt();
    let pivot = runs.last().filter(|_| size > nothing)?.end - 1;
    let head = row[pivot];
    let bare = head.norm_sqr().sqrt();
    let diagonal = if bare > 0.0 { head.times(-size / bare) } else { T::of(-size) };
    row[pivot] -= diagonal;
    Some((pivot, diagonal, 1.0 / (size * (size + bare))))
}

/// x ← x H for a row x.
fn reflect<T: Number>(x: &mut [T], z: &[T], runs: &[Range<usize>], factor: f64) {
    let zero = T::of(0.0);
    let product = runs.iter().fold(zero, |sum, run| sum + dot(&z[run.clone()], &x[run.clone()]));
    if product != zero {
        runs.iter().for_each(|run| subtract(&mut x[run.clone()], product.times(factor), &z[run.clone()]));
    }
}

/// v ← H v for a column v.
fn reflected<T: Number>(v: &mut [T], z: &[T], runs: &[Range<usize>], factor: f64) {
    let zero = T::of(0.0);
    let both = |run: &Range<usize>| sum(&z[run.clone()], &v[run.clone()], |z, v| z * v);
    let product = runs.iter().fold(zero, |sum, run| sum + both(run)).times(factor);
    for run in runs {
        v[run.clone()].iter_mut().zip(&z[run.clone()]).for_each(|(v, z)| *v -= z.conj() * product);
    }
}

/// Where a row of a packed triangle begins.
fn start(i: usize) -> usize {
    i * (i + 1) / 2
}

/// The stretches of a row without a zero.
fn runs_of<T: Number>(row: &[T], runs: &mut Vec<Range<usize>>) {
    runs.clear();
    let zero = T::of(0.0);
    let mut next = 0;
    while let Some(first) = (next..row.len()).find(|&k| row[k] != zero) {
        next = (first..row.len()).find(|&k| row[k] == zero).unwrap_or(row.len());
        runs.push(first..next);
    }
}
