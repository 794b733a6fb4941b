//! The least singular value of a matrix P with no more rows than columns, and all of them.
//!
//! **The least one** is sought as the largest eigenvalue of (LL*)⁻¹, PP* = LL* (`triangle.rs`), by C. Lanczos' iteration (J. Res. Natl. Bur. Stand. 45
//! (1950) 255–282), each vector made orthogonal to all before it:
//!
//! ```text
//! (LL*)⁻¹ V_k = V_k T_k + β_k v_{k+1} e_kᵀ,   T_k tridiagonal,   1/σ² = θ = λ_max(T_k),   u = V_k y,  T_k y = θ y              (1)
//! ‖(LL*)⁻¹u − θu‖ = β_k |y_k|                                                                                                  (2)
//! ```
//!
//! It ends when (2) is next to nothing beside θ, never because θ stands still, which it does for a while where several σ are nearly alike; at the latest
//! with n vectors, where T_n is all of (LL*)⁻¹. A last u ← (LL*)⁻¹u takes off what is left of large σ. For any u of length one
//!
//! ```text
//! 1/‖L⁻¹u‖ ≤ ‖L*u‖,     both σ if and only if u is a singular vector                                                         (3)
//! ```
//!
//! so that what was found is checked: where both differ by more than rounding of P, all singular values are found instead. Where two σ are alike, or
//! both nothing but rounding, any vector of theirs is as good as another.
//!
//! **All** are found by rotations that make the rows of P orthogonal, W P = diag(σ) V* (M. R. Hestenes, J. SIAM 6 (1958) 51–90). Small singular values of
//! matrices with badly scaled rows, and small components of their vectors, are found to more digits than by bidiagonalization (J. Demmel, K. Veselić,
//! SIAM J. Matrix Anal. 13 (1992) 1204–1245). Each rotation leaves rounding in both rows and mixes what is there,
//!
//! ```text
//! δᵢ² ← c²δᵢ² + |s|²δⱼ² + u²(c²‖pᵢ‖² + |s|²‖pⱼ‖²)             and j likewise, u half the distance of two numbers beside 1          (4)
//! ```
//!
//! and a row with ‖pᵢ‖ ≤ δᵢ is nothing but that: it is turned no further. Rounding of a matrix without full rank may lie in the span of its other rows, where it would never be orthogonal to them:
//! each sweep would only make it smaller, down to numbers below the least that are quick to multiply. Large matrices are bidiagonalized, by faer.

use faer::c64;

use crate::error::LinearError;
use crate::tolerances::{JACOBI, ORTHOGONAL, RESIDUAL, ROUGH, ROUNDING, SINGULAR, SWEEPS};
use crate::triangle::{Number, Triangle, dot, length, subtract};

/// A singular value of P with its vectors, P v = σ u.
pub(crate) struct Least {
    pub value: f64,
    pub left: Vec<c64>,
    pub right: Vec<c64>,
}

/// How well a least singular value is known when the search for it ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct KnownTo {
    /// Share of (2) beside θ.
    residual: f64,
    /// Share by which both sides of (3) may differ.
    bracket: f64,
}

impl KnownTo {
    /// To rounding.
    pub fn rounding() -> Self {
        Self { residual: RESIDUAL, bracket: SINGULAR }
    }

    /// To the digits by which distances are put in order.
    pub fn rough() -> Self {
        Self { residual: ROUGH, bracket: ROUGH }
    }
}

/// All singular values of P, the least one first, with their left vectors.
pub(crate) struct All {
    pub values: Vec<f64>,
    pub left: Vec<Vec<c64>>,
}

/// Rows of a matrix with no more rows than columns.
pub(crate) enum Rows {
    Real(Vec<Vec<f64>>),
    Complex(Vec<Vec<c64>>),
}

impl Rows {
    /// Of sI − A, or what stands for it, with further columns: `row(i)` gives the real row i of −A and the rest, and the factor of s at place i.
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
        self.least_known(KnownTo::rounding())
    }

    /// The least singular value, known no better than told.
    ///
    /// # Errors
    /// As for [`Self::least`].
    pub fn least_known(self, known: KnownTo) -> Result<Least, LinearError> {
        match self {
            Self::Real(rows) => least(rows, known),
            Self::Complex(rows) => least(rows, known),
        }
    }

    /// The least singular value, and whether all others are surely above a threshold.
    ///
    /// # Errors
    /// As for [`Self::least`].
    pub fn least_alone(self, threshold: f64) -> Result<(Least, bool), LinearError> {
        match self {
            Self::Real(rows) => least_alone(rows, threshold),
            Self::Complex(rows) => least_alone(rows, threshold),
        }
    }

    /// All singular values.
    ///
    /// # Errors
    /// As for [`Self::least`].
    pub fn all(self) -> Result<All, LinearError> {
        fn of<T: Number>(rows: Vec<Vec<T>>) -> Result<All, LinearError> {
            let (values, left) = all(rows)?;
            Ok(All { values, left: left.into_iter().map(complex).collect() })
        }
        match self {
            Self::Real(rows) => of(rows),
            Self::Complex(rows) => of(rows),
        }
    }
}

fn failed() -> LinearError {
    LinearError::NoConvergence { what: "a singular value decomposition" }
}

fn complex<T: Number>(x: Vec<T>) -> Vec<c64> {
    x.into_iter().map(T::complex).collect()
}

fn least<T: Number>(rows: Vec<Vec<T>>, known: KnownTo) -> Result<Least, LinearError> {
    let triangle = Triangle::of(rows).ok_or_else(failed)?;
    let u = left_vector(&triangle, known)?;
    Ok(told(&triangle, &u))
}

fn least_alone<T: Number>(rows: Vec<Vec<T>>, threshold: f64) -> Result<(Least, bool), LinearError> {
    let triangle = Triangle::of(rows).ok_or_else(failed)?;
    let u = left_vector(&triangle, KnownTo::rounding())?;
    let alone = triangle.inverse_beside(&u) * threshold < 1.0;
    Ok((told(&triangle, &u), alone))
}

fn left_vector<T: Number>(triangle: &Triangle<T>, known: KnownTo) -> Result<Vec<T>, LinearError> {
    Ok(match by_iteration(triangle, known.residual).filter(|u| holds(triangle, u, known.bracket)) {
        Some(u) => u,
        None => all(triangle.square())?.1.swap_remove(0),
    })
}

fn told<T: Number>(triangle: &Triangle<T>, u: &[T]) -> Least {
    // ‖L⁻¹u‖ keeps digits of a σ that is next to nothing, which ‖L*u‖ does not.
    let mut read = u.to_vec();
    triangle.forwards(&mut read);
    let value = length(&read).recip();
    read.iter_mut().for_each(|x| *x = x.times(value));
    let right = triangle.right(&read);
    // What is nothing at all is zero, and no pivot in its place.
    let value = value.min(length(&triangle.read(u)));
    Least { value, left: complex(triangle.as_given(u)), right: complex(right) }
}

/// (3)
fn holds<T: Number>(triangle: &Triangle<T>, u: &[T], bracket: f64) -> bool {
    let mut image = u.to_vec();
    triangle.forwards(&mut image);
    let seen = length(&triangle.read(u));
    seen <= (1.0 + bracket) / length(&image) + ROUNDING * triangle.size()
}

/// u of (1), in the order of L.
fn by_iteration<T: Number>(triangle: &Triangle<T>, residual: f64) -> Option<Vec<T>> {
    let n = triangle.rows();
    let (mut alphas, mut betas): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
    let mut basis = vec![generic(n)?];
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
        theta = raised(theta, &alphas, &betas, alpha);
        alphas.push(alpha);
        let beta = length(&next);
        if !(theta.is_finite() && beta.is_finite()) {
            return None;
        }
        let y = top(theta, &alphas, &betas);
        if basis.len() == n || beta * y[y.len() - 1].abs() <= residual * theta {
            let mut u = vec![T::of(0.0); n];
            basis.iter().zip(y).for_each(|(v, y)| subtract(&mut u, T::of(-y), v));
            triangle.solve(&mut u);
            return unit(u);
        }
        betas.push(beta);
        basis.push(unit(next)?);
    }
}

fn orthogonalize<T: Number>(x: &mut [T], basis: &[Vec<T>]) {
    for v in basis {
        let share = dot(v, x);
        subtract(x, share, v);
    }
}

/// A vector made one long; none without a length.
fn unit<T: Number>(mut x: Vec<T>) -> Option<Vec<T>> {
    let size = length(&x);
    x.iter_mut().for_each(|x| *x = x.times(1.0 / size));
    (size > 0.0 && size.is_finite()).then_some(x)
}

/// A unit vector without any regularity, so that it has a share of every vector that may be looked for.
fn generic<T: Number>(n: usize) -> Option<Vec<T>> {
    let share = |k: usize, irrational: f64| (k as f64 * irrational).fract();
    unit((1..=n).map(|k| T::made_of(0.5 + share(k, 0.618_034), share(k, 0.754_878))).collect())
}

/// λ_max of T with one more α; from the one before. Bordering raises it to λ_max[θ, β; β, α] at most, from where Laguerre's iteration for
/// det(xI − T), all of whose roots are real, falls to it, with slope and curvature of the logarithm by those of the pivots.
fn raised(theta: f64, alphas: &[f64], betas: &[f64], alpha: f64) -> f64 {
    let Some(beta) = betas.last() else { return alpha };
    let (middle, half) = (0.5 * (theta + alpha), 0.5 * (theta - alpha));
    let mut x = middle + half.hypot(*beta);
    let degree = (alphas.len() + 1) as f64;
    loop {
        let (mut pivot, mut slope, mut bend) = (x - alphas[0], 1.0, 0.0);
        if !(pivot > 0.0) {
            return x.max(theta);
        }
        let (mut first, mut second) = (1.0 / pivot, 1.0 / pivot / pivot);
        for (alpha, beta) in alphas[1..].iter().chain([&alpha]).zip(betas) {
            let (ratio, relative) = (beta / pivot, slope / pivot);
            bend = ratio * ratio * (bend - 2.0 * slope * relative);
            slope = 1.0 + ratio * ratio * slope;
            pivot = x - alpha - ratio * beta;
            if !(pivot > 0.0) {
                return x.max(theta);
            }
            let share = slope / pivot;
            first += share;
            second += share * share - bend / pivot;
        }
        let spread = (degree - 1.0) * (degree * second - first * first).max(0.0);
        let step = degree / (first + spread.sqrt());
        x -= step;
        // Of a matrix that is singular to the last bit rounding makes x negative.
        if !(step > f64::EPSILON * x.abs()) {
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

/// Singular values of rows, rising, with their left vectors.
fn all<T: Number>(rows: Vec<Vec<T>>) -> Result<(Vec<f64>, Vec<Vec<T>>), LinearError> {
    let large = if rows.len() > JACOBI { T::singular(&rows) } else { None };
    large.or_else(|| by_rotations(rows)).ok_or_else(failed)
}

fn by_rotations<T: Number>(mut rows: Vec<Vec<T>>) -> Option<(Vec<f64>, Vec<Vec<T>>)> {
    let (n, zero) = (rows.len(), T::of(0.0));
    let mut turns: Vec<Vec<T>> =
        (0..n).map(|i| (0..n).map(|k| if i == k { T::of(1.0) } else { zero }).collect()).collect();
    // δ² of (4).
    let mut noise = vec![0.0; n];
    for _ in 0..SWEEPS {
        let mut turned = false;
        for (i, j) in (0..n).flat_map(|j| (0..j).map(move |i| (i, j))) {
            if let Some(rotation) = Rotation::between((&rows[i], noise[i]), (&rows[j], noise[j])) {
                rotation.turn(&mut rows, i, j);
                rotation.turn(&mut turns, i, j);
                (noise[i], noise[j]) = (rotation.noise[0], rotation.noise[1]);
                turned = true;
            }
        }
        if !turned {
            break;
        }
    }
    let sizes: Vec<f64> = rows.iter().map(|row| square(row).sqrt()).collect();
    let mut order: Vec<usize> = (0..n).rev().collect();
    order.sort_by(|&i, &j| sizes[i].total_cmp(&sizes[j]));
    let left = order.iter().map(|&k| turns[k].iter().map(|x| x.conj()).collect()).collect();
    sizes.iter().all(|size| size.is_finite()).then(|| (order.iter().map(|&k| sizes[k]).collect(), left))
}

fn square<T: Number>(x: &[T]) -> f64 {
    x.iter().map(|x| x.norm_sqr()).sum()
}

/// The unitary matrix [c, −s̄; s, c] that makes two rows orthogonal.
struct Rotation<T> {
    cosine: f64,
    sine: T,
    /// δ² of (4) of both rows afterwards.
    noise: [f64; 2],
}

impl<T: Number> Rotation<T> {
    /// Of two rows, each with its δ² of (4); none for rows that are orthogonal to rounding, or one of which is rounding.
    fn between((x, below): (&[T], f64), (y, beneath): (&[T], f64)) -> Option<Self> {
        // One walk over both: three sums wait for each other less than one.
        let (mut a, mut b, mut product) = (0.0, 0.0, T::of(0.0));
        for (x, y) in x.iter().zip(y) {
            a += x.norm_sqr();
            b += y.norm_sqr();
            product += x.conj() * *y;
        }
        let size = product.norm();
        let is_rounding = a <= below || b <= beneath;
        if is_rounding || !(size > ORTHOGONAL * (a * b).sqrt() && size >= f64::MIN_POSITIVE) {
            return None;
        }
        let cotangent = (b - a) / (2.0 * size);
        let tangent = 1f64.copysign(cotangent) / (cotangent.abs() + (1.0 + cotangent * cotangent).sqrt());
        let cosine = 1.0 / (1.0 + tangent * tangent).sqrt();
        let (kept, taken) = (cosine * cosine, cosine * cosine * tangent * tangent);
        let unit = 0.5 * f64::EPSILON;
        let (x, y) = (below + unit * unit * a, beneath + unit * unit * b);
        let noise = [kept * x + taken * y, taken * x + kept * y];
        Some(Self { cosine, sine: product.times(1.0 / size).times(cosine * tangent), noise })
    }

    /// (x, y) ← (c x − s̄ y, s x + c y).
    fn turn(&self, rows: &mut [Vec<T>], i: usize, j: usize) {
        let (low, high) = rows.split_at_mut(j);
        let (c, s, conj) = (self.cosine, self.sine, self.sine.conj());
        for (x, y) in low[i].iter_mut().zip(high[0].iter_mut()) {
            (*x, *y) = (x.times(c) - conj * *y, s * *x + y.times(c));
        }
    }
}

#[cfg(test)]
mod tests {
    use faer::Mat;

    use super::*;

    /// Numbers between −1 and 1 without regularity.
    fn chance(k: usize) -> f64 {
        ((k as f64 * 12.9898).sin() * 43_758.547).fract()
    }

    fn whole(entry: &dyn Fn(usize, usize) -> f64, s: c64, (n, columns): (usize, usize)) -> Mat<c64> {
        Mat::from_fn(n, columns, |i, j| c64::new(entry(i, j), 0.0) + if i == j { s } else { c64::new(0.0, 0.0) })
    }

    fn rows(entry: &dyn Fn(usize, usize) -> f64, s: c64, (n, columns): (usize, usize)) -> Rows {
        Rows::shifted(s, n, |i| ((0..columns).map(|j| entry(i, j)).collect(), 1.0))
    }

    /// Matrices that are full, lost in several ranks, nearly lost, made of equal parts, of parts alike to 1e-12 … 1e-3, and of units far from each other.
    fn kinds(n: usize) -> Vec<Box<dyn Fn(usize, usize) -> f64>> {
        let mut kinds: Vec<Box<dyn Fn(usize, usize) -> f64>> = vec![
            Box::new(move |i, j| chance(31 * i + 7 * j + n)),
            Box::new(move |i, j| if i < n / 2 && j == i + n / 2 { -1.0 } else { 0.0 }),
            Box::new(move |i, j| chance(11 * (i % (n / 2)) + 5 * j)),
            Box::new(move |i, j| if i == j { 10f64.powi(-2 * (i as i32)) } else { 0.0 }),
            Box::new(move |i, j| chance(3 * i + 19 * j) * 10f64.powi(7 - 3 * (i as i32 % 6))),
            Box::new(move |i, j| chance(3 * i + 19 * j) * 10f64.powi(3 * (j as i32 % 6) - 7)),
            Box::new(|_, _| 0.0),
        ];
        for apart in [0.0, 1e-12, 1e-9, 1e-6, 1e-3] {
            kinds.push(Box::new(move |i, j| {
                let own = chance(13 * (i % 4) + 3 * (j % 4)) + apart * chance(i + j + i / 4);
                if i / 4 == j / 4 { own } else { 0.0 }
            }));
            kinds.push(Box::new(move |i, j| chance(11 * (i % (n - 1)) + 5 * j) + apart * chance(17 * i + j)));
        }
        kinds
    }

    #[test]
    fn the_least_singular_value_is_that_of_a_whole_decomposition() {
        for (n, columns) in [(1, 1), (2, 3), (8, 8), (8, 12), (20, 20), (36, 41)] {
            for (kind, entry) in kinds(n.max(2)).iter().enumerate() {
                for s in [c64::new(0.0, 0.0), c64::new(0.3, 0.0), c64::new(0.1, 0.7), c64::new(0.0, 1e-9)] {
                    let (entry, shape) = (entry.as_ref(), (n, columns));
                    let full = whole(entry, s, shape);
                    let (svd, size) = (full.singular_values().unwrap(), full.norm_l2());
                    let least = rows(entry, s, shape).least().unwrap();
                    let told = format!("{kind}, {n}, {s}: {} for {}", least.value, svd[n - 1]);
                    assert!((least.value - svd[n - 1]).abs() <= 1e-14 * size + 10.0 * RESIDUAL * least.value, "{told}");
                    // P*u = σ v and P v = σ u, both of length one, however little σ is.
                    assert!((crate::triangle::length(&least.left) - 1.0).abs() < 1e-12, "{told}");
                    assert!((crate::triangle::length(&least.right) - 1.0).abs() < 1e-12, "{told}");
                    let read = rows(entry, s, shape).read(&least.left);
                    for j in 0..columns {
                        assert!((read[j].conj() - least.right[j] * least.value).norm() <= 1e-8 * size, "{told}");
                    }
                    for i in 0..n {
                        let image: c64 = (0..columns).map(|j| full[(i, j)] * least.right[j]).sum();
                        assert!((image - least.left[i] * least.value).norm() <= 1e-8 * size, "{told}");
                    }
                    let all = rows(entry, s, shape).all().unwrap();
                    assert!(
                        all.values.iter().zip(svd.iter().rev()).all(|(x, y)| (x - y).abs() <= 1e-13 * size),
                        "{told}"
                    );
                    // Whether others are as small is never denied wrongly, and mostly known.
                    let next = if n > 1 { svd[n - 2] } else { f64::INFINITY };
                    let threshold = 1e-3 * size.max(1.0);
                    let (_, alone) = rows(entry, s, shape).least_alone(threshold).unwrap();
                    assert!(!alone || next > 0.999 * threshold, "{told}: {next}");
                    let clear = least.value > 1e-14 * size;
                    assert!(alone || !clear || next <= threshold * (n as f64).sqrt(), "{told}: {next}");
                }
            }
        }
    }

    /// Where rows that depend on others live in the span of these, rotations end as they do elsewhere: rounding that is left of them is not turned until it underflows. What was found is right to rounding of the whole.
    #[test]
    fn rounding_of_dependent_rows_is_left_alone() {
        for n in [6, 9, 16] {
            // Upper and lower rows have n/2 columns each, in which they are n.
            let entry = |i: usize, j: usize| {
                let (own, low, high) = (i >= n, j < n / 2, j >= n && j < n + n / 2);
                let size = 10f64.powi(i as i32 % 5 - 2);
                if (own && high) || (!own && low) { size * chance(31 * i + 7 * j + n) } else { 0.0 }
            };
            for s in [c64::new(0.0, 0.0), c64::new(0.0, 1e-60)] {
                let full = whole(&entry, s, (2 * n, 2 * n));
                let (svd, size) = (full.singular_values().unwrap(), full.norm_l2());
                let all = rows(&entry, s, (2 * n, 2 * n)).all().unwrap();
                for (k, (x, y)) in all.values.iter().zip(svd.iter().rev()).enumerate() {
                    assert!((x - y).abs() <= 1e-14 * size, "{n}, {k}: {x} for {y}");
                    assert!(*x == 0.0 || *x > 1e-60 * size, "{n}, {k}: turned down to {x}");
                    let read = rows(&entry, s, (2 * n, 2 * n)).read(&all.left[k]);
                    assert!((crate::triangle::length(&read) - x).abs() <= 1e-14 * size, "{n}, {k}");
                }
            }
        }
    }

    /// Of rows in units far from each other small singular values keep their own digits, as with rotations.
    #[test]
    fn units_of_rows_cost_no_digits() {
        for n in [4, 9, 16] {
            let entry = |i: usize, j: usize| chance(3 * i + 19 * j + n) * 10f64.powi(-2 * (i as i32));
            for s in [c64::new(0.0, 0.0), c64::new(0.0, 1e-40)] {
                let least = rows(&entry, s, (n, n + 1)).least().unwrap();
                let all = rows(&entry, s, (n, n + 1)).all().unwrap();
                assert!((least.value / all.values[0] - 1.0).abs() < 1e-9, "{n}: {} {}", least.value, all.values[0]);
            }
        }
    }
}
