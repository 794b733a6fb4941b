//! The smallest singular values of P from the least one up, each with its vectors, at a fraction of the cost of all.
//!
//! Of PP* = LL* (`triangle.rs`) the largest eigenvalue of (LL*)⁻¹ is sought by C. Lanczos' iteration (J. Res. Natl. Bur. Stand. 45
//! (1950) 255–282), every vector made orthogonal to all before it:
//!
//! ```text
//! (LL*)⁻¹ V_k = V_k T_k + β_k v_{k+1} e_kᵀ,   T_k tridiagonal,   1/σ² ≈ θ = λ_max(T_k),   u ≈ V_k y,  T_k y = θ y              (1)
//! ```
//!
//! θ only rises, and ends when it stands still: after two steps where one σ is much the least, after some ten where several are nearly
//! alike, any vector of theirs being as good as another then. Errors of σ are the squares of those of u. The next one up is the least one of
//! [P, ‖P‖u], where u is out of the way however small its σ is.
//!
//! θ is the largest root of det(xI − T_k), found by Newton's iteration from above: bordering raises it to λ_max[θ, β; β, α] at most.

use faer::c64;

use crate::error::LinearError;
use crate::tolerances::{CONVERGED, INVARIANT};
use crate::triangle::{Number, Triangle, dot, length, subtract};

/// A singular value of P with its vectors, P v = σ u.
pub(crate) struct Least {
    pub value: f64,
    pub left: Vec<c64>,
    pub right: Vec<c64>,
}

/// Rows of a matrix with no more rows than columns.
pub(crate) enum Rows {
    Real(Vec<Vec<f64>>),
    Complex(Vec<Vec<c64>>),
}

impl Rows {
    /// Of sI − A, or what stands for it, with further columns: `row(i)` gives the real row i of −A and the rest, and the place and factor of s.
    pub fn shifted(s: c64, n: usize, row: impl Fn(usize) -> (Vec<f64>, f64)) -> Self {
        if s.im == 0.0 {
            let rows = (0..n).map(|i| {
                let (mut row, factor) = row(i);
                row[i] += s.re * factor;
                row
            });
            return Self::Real(rows.collect());
        }
        let rows = (0..n).map(|i| {
            let (row, factor) = row(i);
            let mut row: Vec<c64> = row.into_iter().map(|x| c64::new(x, 0.0)).collect();
            row[i] += s * factor;
            row
        });
        Self::Complex(rows.collect())
    }

    /// Columns multiplied by real factors.
    pub fn weighted(&self, weights: &[f64]) -> Self {
        fn of<T: Number>(rows: &[Vec<T>], weights: &[f64]) -> Vec<Vec<T>> {
            rows.iter().map(|row| row.iter().zip(weights).map(|(x, w)| x.times(*w)).collect()).collect()
        }
        match self {
            Self::Real(rows) => Self::Real(of(rows, weights)),
            Self::Complex(rows) => Self::Complex(of(rows, weights)),
        }
    }

    /// u*P.
    pub fn read(&self, u: &[c64]) -> Vec<c64> {
        fn of<T: Number>(rows: &[Vec<T>], u: &[c64]) -> Vec<c64> {
            let mut sum = vec![c64::new(0.0, 0.0); rows.first().map_or(0, Vec::len)];
            for (row, u) in rows.iter().zip(u) {
                sum.iter_mut().zip(row).for_each(|(sum, x)| *sum += u.conj() * x.complex());
            }
            sum
        }
        match self {
            Self::Real(rows) => of(rows, u),
            Self::Complex(rows) => of(rows, u),
        }
    }

    /// The least singular value of a matrix that is not empty.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] for entries that are not finite.
    pub fn least(self) -> Result<Least, LinearError> {
        fn of<T: Number>(rows: Vec<Vec<T>>) -> Option<Least> {
            let triangle = Triangle::of(rows)?;
            let (value, u, read) = smallest(&triangle, 0);
            let (left, right) = (complex(triangle.as_given(&u)), complex(triangle.right(&read)));
            Some(Least { value, left, right })
        }
        let found = match self {
            Self::Real(rows) => of(rows),
            Self::Complex(rows) => of(rows),
        };
        found.ok_or_else(failed)
    }

    /// All singular values from the least one up, with their left vectors.
    ///
    /// # Errors
    /// As for [`Self::least`].
    pub fn rising(self) -> Result<Rising, LinearError> {
        Ok(match self {
            Self::Real(rows) => Rising::Real(Ascent::of(rows)?),
            Self::Complex(rows) => Rising::Complex(Ascent::of(rows)?),
        })
    }
}

fn failed() -> LinearError {
    LinearError::NoConvergence { what: "a singular value decomposition" }
}

fn complex<T: Number>(x: Vec<T>) -> Vec<c64> {
    x.into_iter().map(T::complex).collect()
}

/// Singular values from the least one up, as many as are asked for.
pub(crate) enum Rising {
    Real(Ascent<f64>),
    Complex(Ascent<c64>),
}

impl Iterator for Rising {
    type Item = (f64, Vec<c64>);

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Real(ascent) => ascent.next(),
            Self::Complex(ascent) => ascent.next(),
        }
    }
}

pub(crate) struct Ascent<T> {
    triangle: Option<Triangle<T>>,
    found: usize,
}

impl<T: Number> Ascent<T> {
    fn of(rows: Vec<Vec<T>>) -> Result<Self, LinearError> {
        let triangle = if rows.is_empty() { None } else { Some(Triangle::revealing(rows).ok_or_else(failed)?) };
        Ok(Self { triangle, found: 0 })
    }

    fn next(&mut self) -> Option<(f64, Vec<c64>)> {
        let triangle = self.triangle.take()?;
        let (value, u, _) = smallest(&triangle, self.found);
        self.found += 1;
        if self.found < triangle.rows() {
            self.triangle = triangle.without(&u);
        }
        Some((value, complex(triangle.as_given(&u))))
    }
}

/// σ and u of (1), and σL⁻¹u, in the order of L. ‖L⁻¹u‖ keeps digits of a σ that is next to nothing, which ‖L*u‖ does not.
fn smallest<T: Number>(triangle: &Triangle<T>, found: usize) -> (f64, Vec<T>, Vec<T>) {
    let n = triangle.rows();
    let (mut alphas, mut betas): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
    let mut basis = vec![start(n, found)];
    let mut theta = 0.0;
    loop {
        let last = &basis[basis.len() - 1];
        let mut next = last.clone();
        triangle.solve(&mut next);
        let alpha = dot(last, &next).real();
        let whole = length(&next);
        orthogonalize(&mut next, &basis);
        // What little is left of a vector is full of what rounding left of the rest.
        if length(&next) < 0.1 * whole {
            orthogonalize(&mut next, &basis);
        }
        let before = theta;
        theta = raised(theta, &alphas, &betas, alpha);
        alphas.push(alpha);
        let beta = length(&next);
        let settled = theta - before <= CONVERGED * theta || beta <= INVARIANT * theta;
        if settled || basis.len() == n || !beta.is_finite() {
            break;
        }
        next.iter_mut().for_each(|x| *x = x.times(1.0 / beta));
        betas.push(beta);
        basis.push(next);
    }
    let mut u = vec![T::of(0.0); n];
    for (v, y) in basis.iter().zip(top(theta, &alphas, &betas)) {
        subtract(&mut u, T::of(-y), v);
    }
    let unit = 1.0 / length(&u);
    u.iter_mut().for_each(|x| *x = x.times(unit));
    let mut read = u.clone();
    triangle.forwards(&mut read);
    let value = length(&read).recip();
    read.iter_mut().for_each(|x| *x = x.times(value));
    (value, u, read)
}

fn orthogonalize<T: Number>(x: &mut [T], basis: &[Vec<T>]) {
    for v in basis {
        let share = dot(v, x);
        subtract(x, share, v);
    }
}

/// A unit vector without any regularity, so that it has a share of every vector that may be looked for; another one each time: where
/// singular values are equal, what was found is all that the last one had of theirs.
fn start<T: Number>(n: usize, found: usize) -> Vec<T> {
    let number = |k: usize| {
        let k = (k + n * found) as f64;
        T::made_of(0.5 + (k * 0.618_034).fract(), (k * 0.754_878).fract())
    };
    let mut x: Vec<T> = (1..=n).map(number).collect();
    let unit = 1.0 / length(&x);
    x.iter_mut().for_each(|x| *x = x.times(unit));
    x
}

/// λ_max of T with one more α; from the one before.
fn raised(theta: f64, alphas: &[f64], betas: &[f64], alpha: f64) -> f64 {
    let Some(beta) = betas.last() else { return alpha };
    let (middle, half) = (0.5 * (theta + alpha), 0.5 * (theta - alpha));
    let mut x = middle + half.hypot(*beta);
    loop {
        let (mut pivot, mut slope, mut sum) = (x - alphas[0], 1.0, 0.0);
        for (alpha, beta) in alphas[1..].iter().chain([&alpha]).zip(betas) {
            let ratio = beta / pivot;
            sum += slope / pivot;
            slope = 1.0 + ratio * ratio * slope;
            pivot = x - alpha - ratio * beta;
            if !(pivot > 0.0) {
                return x.max(theta);
            }
        }
        let step = 1.0 / (sum + slope / pivot);
        x -= step;
        if !(step > f64::EPSILON * x) {
            return x.max(theta);
        }
    }
}

/// The unit eigenvector of T for its largest eigenvalue, by two steps of inverse iteration just above it.
fn top(theta: f64, alphas: &[f64], betas: &[f64]) -> Vec<f64> {
    let n = alphas.len();
    let x = theta * (1.0 + 4.0 * f64::EPSILON);
    let mut pivots = vec![x - alphas[0]];
    for k in 1..n {
        let before = pivots[k - 1].max(f64::EPSILON * x);
        pivots[k - 1] = before;
        pivots.push(x - alphas[k] - betas[k - 1].powi(2) / before);
    }
    pivots[n - 1] = pivots[n - 1].max(f64::EPSILON * x);
    let mut y = vec![1.0; n];
    for _ in 0..2 {
        for k in 1..n {
            y[k] += betas[k - 1] / pivots[k - 1] * y[k - 1];
        }
        y[n - 1] /= pivots[n - 1];
        for k in (0..n - 1).rev() {
            y[k] = (y[k] + betas[k] * y[k + 1]) / pivots[k];
        }
        let unit = 1.0 / length(&y);
        y.iter_mut().for_each(|y| *y *= unit);
    }
    y
}

#[cfg(test)]
mod tests {
    use faer::Mat;

    use super::*;

    /// Against all singular values, of matrices that have some of them several times or have lost ranks.
    #[test]
    fn values_rise_as_those_of_a_whole_decomposition() {
        let chance = |k: usize| ((k as f64 * 12.9898).sin() * 43_758.547).fract();
        let none = |_: usize, _: usize| 0.0;
        let kinds: [&dyn Fn(usize, usize) -> f64; 5] = [
            &|i, j| chance(31 * i + 7 * j),
            &|i, j| if i < 3 && j == i + 3 { -1.0 } else { 0.0 },
            &|i, j| chance(11 * (i % 3) + 5 * j),
            &|i, j| if i == j { 10f64.powi(-(i as i32)) } else { 0.0 },
            &none,
        ];
        for (kind, entry) in kinds.iter().enumerate() {
            for s in [c64::new(0.0, 0.0), c64::new(0.3, 0.0), c64::new(0.1, 0.7)] {
                let (n, columns) = (7, 9);
                let row = |i: usize| ((0..columns).map(|j| entry(i, j)).collect(), 1.0);
                let whole = Mat::from_fn(n, columns, |i, j| {
                    c64::new(entry(i, j), 0.0) + if i == j { s } else { c64::new(0.0, 0.0) }
                });
                let wanted = whole.singular_values().unwrap();
                let found: Vec<_> = Rows::shifted(s, n, row).rising().unwrap().collect();
                assert_eq!(found.len(), n, "{kind}, {s}");
                for ((value, u), wanted) in found.iter().zip(wanted.iter().rev()) {
                    assert!((value - wanted).abs() < 1e-14 * 10.0, "{kind}, {s}: {value} for {wanted}");
                    let read = Rows::shifted(s, n, row).read(u);
                    let length = read.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
                    assert!((value - length).abs() < 1e-14 * 10.0, "{kind}, {s}: {value}, {length}");
                }
                let least = Rows::shifted(s, n, row).least().unwrap();
                for i in 0..n {
                    let off =
                        (0..columns).map(|j| whole[(i, j)] * least.right[j]).sum::<c64>() - least.left[i] * least.value;
                    assert!(off.norm() < 1e-7, "{kind}, {s}: {off}");
                }
            }
        }
    }
}
