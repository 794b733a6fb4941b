//! Where a pair (A, B) loses its rank, eigenvalue by eigenvalue.
//!
//! A mode at s cannot be reached if and only if some w ≠ 0 has (V. M. Popov, V. Belevitch, M. L. J. Hautus; [L th. 5])
//!
//! ```text
//! w*[sI − A, B] = 0                                                                                                        (1)
//! ```
//!
//! **The rank** of (1) at a given s is judged by singular values after rows and columns were scaled by R and C so that the sizes
//! |s|I + |A|, |B| of its terms are near one (`natural.rs`). A rank is lost if changes of 10⁻¹¹ of a typical entry lose it. Entries may be
//! known to be off by Δ, as sums over bodies are that nearly cancel: then where changes by that and by rounding ε lose it (W. Oettli, W. Prager, Numer.
//! Math. 6 (1964) 405–409): where some u has
//!
//! ```text
//! | u*R[sI − A, B]C |ⱼ ≤ ε + dⱼ,   d = |u|ᵀ RΔC     in each column j                                                   (5)
//! ```
//!
//! Singular vectors may miss that though another u does it, since they spread over all columns what some may have alone. So those with
//! σ ≤ ‖d‖, which is necessary, give the columns their weights 1/(ε + dⱼ), and singular vectors of the weighted pencil are judged. Where that is so u is known to as much beside the next singular value, and components under it are zero: else (4) would bring them back,
//! times how fast light bodies answer. Δ is what rounding did, not a bound for it: one that is too large loses ranks that are there.
//!
//! **The place.** An eigenvalue of a matrix is known to ε‖A‖ times its condition, that of a Jordan block of size k to ε^{1/k} only,
//! where (1) may have its full rank again. So s is moved to where the smallest singular value σ of R[sI − A, B]C is least. For given
//! s, the left singular vector u is best; for given u, the best s is the Rayleigh quotient
//!
//! ```text
//! s = e*a/(e*e),    e = (u*RC₁)*,  a = (u*RAC₁)*                                                                            (2)
//! ```
//!
//! with C₁ the factors of the first n columns. Each of the two lowers σ, so that the iteration never fails to descend. But it creeps where σ
//! rises slowly, as beside Jordan blocks that are lost in part. There Newton's step for u*R[sI − A, B]C v = 0, v the right singular vector,
//!
//! ```text
//! s ← s − σ/(u*RC₁v₁)                                                                                                      (3)
//! ```
//!
//! converges quadratically, since σ grows linearly from where it is zero. The better of both is taken.
//!
//! **How much is lost.** One w that solves (1) takes one dimension. Among the states x_p, one with a large share in w is replaced by
//! ξ = w*x, ξ̇ = s ξ; where ξ = 0 the others move by themselves,
//!
//! ```text
//! A'ᵢⱼ = Aᵢⱼ − Aᵢₚ wⱼ,   B'ᵢ = Bᵢ,    i, j ≠ p,  w_p = 1                                                                    (4)
//! ```
//!
//! and the search goes on in that smaller pair. What is left is the controllable part. Unlike a staircase, (4) does not mix rows of
//! different sizes, and no decision is made on numbers that were computed by many powers of A. All that is surely lost, at any s, is taken at once, of complex
//! eigenvalues the real and the imaginary parts of all w. With no inputs at all the same elimination at s = 0 takes off the eigenvalues that are
//! exactly zero, chains included, which an iteration would scatter over ε^{1/k}. Vectors u*A' = s u*, A'v = s v, s ≠ 0, of what is left are parts of those of A,
//!
//! ```text
//! v_p = −Σ wⱼ vⱼ,    u_p = u*A_p/s,  uⱼ ← uⱼ + u_p wⱼ,    j ≠ p                                                            (6)
//! ```

use faer::{Mat, c64};

use crate::clearly::{Clearly, without_set};
use crate::dense::{self, Eigen, ZERO, scattered};
use crate::error::LinearError;
use crate::least::{All, Least, Rows};
use crate::natural::{Equilibrium, equilibrium};
use crate::pair::Pair;
use crate::system::LinearSystem;
use crate::tolerances::{GROUPED, NEARER, NOISE, RANK, REAL, REFINEMENTS, ROUNDING, SAME, SCATTER, SHRINKING};

/// The left kernel of [sI − A, B] at one s.
pub(crate) struct LeftKernel {
    /// Its basis in equilibrated rows, the vector of the least singular value first; small components are exactly zero.
    pub basis: Vec<Vec<c64>>,
    /// R: a vector u of the basis stands for the weights w = R u of the states.
    pub rows: Vec<f64>,
    /// How far each of its vectors, of length one, may be off where entries are.
    vague: Vec<f64>,
    /// So many of its first vectors have a singular value of zero but for rounding; one at least.
    sure: usize,
}

impl LeftKernel {
    /// One vector of natural units, to the sign of its angle.
    pub fn simple(vector: Vec<c64>) -> Self {
        let rows = vec![1.0; vector.len()];
        Self { basis: vec![cleaned(vector, NOISE)], rows, vague: vec![0.0], sure: 1 }
    }

    pub fn dimension(&self) -> usize {
        self.basis.len()
    }

    /// Its vectors of the least singular values, so many at most.
    pub fn first(mut self, count: usize) -> Self {
        self.basis.truncate(count);
        self
    }

    /// The left kernel at the conjugate place.
    pub fn conj(&self) -> Self {
        let basis = self.basis.iter().map(|u| u.iter().map(c64::conj).collect()).collect();
        Self { basis, rows: self.rows.clone(), vague: self.vague.clone(), sure: self.sure }
    }

    /// Weights of the states, w = R u, to be told: without components that may be nothing.
    pub fn weights(&self, which: usize) -> Vec<c64> {
        let told = cleaned(self.basis[which].clone(), self.vague[which]);
        told.iter().zip(&self.rows).map(|(u, r)| u * r).collect()
    }
}

/// R[sI − A, B]C for a choice of R and C made once, for s moving by little.
struct ScaledPencil {
    /// R[−A, B]C, row by row.
    rows: Vec<Vec<f64>>,
    identity: Vec<f64>,
    scales: Equilibrium,
    largest: f64,
    /// RΔC; none where nothing is known to be off.
    slack: Option<Mat<f64>>,
}

impl ScaledPencil {
    fn new(pair: &Pair, s: c64) -> Self {
        let (a, b) = (&pair.a, &pair.b);
        let n = a.nrows();
        let diagonal = |i: usize, j: usize| if i == j { s.norm() } else { 0.0 };
        let size = |i: usize, j: usize| if j < n { diagonal(i, j) + a[(i, j)].abs() } else { b[(i, j - n)].abs() };
        let sizes = Mat::from_fn(n, n + b.ncols(), size);
        let scales = equilibrium(&audible(&sizes));
        let factor = |i: usize, j: usize| scales.rows[i] * scales.columns[j];
        let scaled = |i: usize, j: usize| sizes[(i, j)] * factor(i, j);
        let places = (0..n).flat_map(|i| (0..sizes.ncols()).map(move |j| (i, j)));
        let off = |i: usize, j: usize, o: &(Mat<f64>, Mat<f64>)| {
            let off = if j < n { o.0[(i, j)] } else { o.1[(i, j - n)] };
            off * factor(i, j)
        };
        let entry = |i: usize, j: usize| if j < n { -a[(i, j)] } else { b[(i, j - n)] };
        let row = |i: usize| (0..sizes.ncols()).map(|j| entry(i, j) * factor(i, j)).collect();
        Self {
            slack: pair.off.as_ref().map(|o| Mat::from_fn(n, sizes.ncols(), |i, j| off(i, j, o))),
            largest: places.map(|(i, j)| scaled(i, j)).fold(0.0, f64::max),
            rows: (0..n).map(row).collect(),
            identity: (0..n).map(|i| factor(i, i)).collect(),
            scales,
        }
    }

    fn at(&self, s: c64) -> Rows {
        Rows::shifted(s, self.rows.len(), |i| (self.rows[i].clone(), self.identity[i]))
    }

    /// (2) and (3), where they exist.
    fn steps(&self, s: c64, least: &Least) -> [Option<c64>; 2] {
        let n = self.rows.len();
        let e: Vec<c64> = (0..n).map(|j| least.left[j].conj() * self.identity[j]).collect();
        let mut a = vec![ZERO; n];
        for (row, u) in self.rows.iter().zip(&least.left) {
            a.iter_mut().zip(row).for_each(|(a, x)| *a -= u.conj() * x);
        }
        let square: f64 = e.iter().map(c64::norm_sqr).sum();
        let product: c64 = (0..n).map(|j| a[j] * e[j].conj()).sum();
        let slope: c64 = (0..n).map(|j| e[j] * least.right[j]).sum();
        let sigma = least.value;
        // Where σ hardly changes with s there is nothing to step to.
        let steep = slope.norm() * square.sqrt().max(s.norm()) > sigma;
        [steep.then(|| s - sigma / slope), (square > 0.0).then(|| product / square)]
    }

    /// Up to here a singular value is zero. Scaled entries are one on the average; a few that are much larger bring rounding of their size. Where
    /// nothing is said of the entries, they may be off by as much as linearized equations mostly are.
    fn threshold(&self) -> f64 {
        let rounding = ROUNDING * self.largest;
        if self.slack.is_some() { rounding } else { RANK.max(rounding) }
    }

    /// Vectors whose singular value is zero, or that (5) holds for, and so many of the least ones at any rate.
    fn kernel(self, s: c64, at_least: usize) -> Result<LeftKernel, LinearError> {
        let (n, threshold) = (self.rows.len(), self.threshold());
        let of_norm = |u: &[c64]| self.slack(u).iter().map(|x| x * x).sum::<f64>().sqrt();
        if at_least == 0 {
            let least = self.at(s).least()?;
            if least.value > threshold.max(of_norm(&least.left)) {
                return Ok(LeftKernel { basis: Vec::new(), vague: Vec::new(), sure: 0, rows: self.scales.rows });
            }
        } else if at_least == 1 && self.slack.is_none() {
            let (least, alone) = self.at(s).least_alone(threshold)?;
            if alone {
                let basis = vec![cleaned(least.left, NOISE)];
                return Ok(LeftKernel { basis, vague: vec![0.0], sure: 1, rows: self.scales.rows });
            }
        }
        let All { values, left } = self.at(s).all()?;
        let surely = |k: &usize| values[*k] <= threshold || *k < at_least;
        let few = |k: &usize| surely(k) || values[*k] <= of_norm(&left[*k]);
        let (count, sure) = ((0..n).take_while(few).count(), (0..n).take_while(surely).count());
        let mut basis = left[..count].to_vec();
        let mut zero = values.iter().take_while(|value| **value <= ROUNDING * self.largest).count();
        if sure < count {
            let pencil = self.at(s);
            let known = |slack: &[f64], j: usize| threshold + slack.get(j).copied().unwrap_or(0.0);
            let slacks: Vec<Vec<f64>> = basis.iter().map(|u| self.slack(u)).collect();
            let most = |j: usize| slacks.iter().map(|slack| known(slack, j)).fold(threshold, f64::max);
            let weights: Vec<f64> = (0..self.scales.columns.len()).map(|j| most(j).recip()).collect();
            let within = |u: &Vec<c64>| {
                let slack = self.slack(u);
                pencil.read(u).iter().enumerate().all(|(j, left)| left.norm() <= known(&slack, j))
            };
            let found = pencil.weighted(&weights).all()?;
            let others: Vec<Vec<c64>> = found.left.into_iter().take(count).filter(within).collect();
            basis.truncate(sure);
            if others.len() > sure {
                (basis, zero) = (others, 0);
            }
        }
        let next = values.get(basis.len()).copied().unwrap_or(f64::INFINITY);
        let vague: Vec<f64> = basis.iter().map(|u| of_norm(u) / next).collect();
        let told = |(u, vague): (Vec<c64>, &f64)| cleaned(u, NOISE.max(*vague));
        let basis = basis.into_iter().zip(&vague).map(told).collect();
        Ok(LeftKernel { basis, vague, sure: zero.max(1), rows: self.scales.rows })
    }

    /// d of (5); none where nothing is known to be off.
    fn slack(&self, u: &[c64]) -> Vec<f64> {
        let Some(slack) = &self.slack else { return Vec::new() };
        let sizes: Vec<f64> = u.iter().map(|u| u.norm()).collect();
        (0..slack.ncols()).map(|j| sizes.iter().zip(slack.col_as_slice(j)).map(|(u, off)| u * off).sum()).collect()
    }
}

/// Entries of a matrix in natural units without those that are nothing but rounding beside the others: they may not choose scales.
fn audible(sizes: &Mat<f64>) -> Mat<f64> {
    let places = (0..sizes.nrows()).flat_map(|i| (0..sizes.ncols()).map(move |j| (i, j)));
    let largest = places.map(|place| sizes[place]).fold(0.0, f64::max);
    let heard = |size: f64| if size <= NOISE * largest { 0.0 } else { size };
    Mat::from_fn(sizes.nrows(), sizes.ncols(), |i, j| heard(sizes[(i, j)]))
}

/// Exact zeros for what rounding leaves of them; the largest stays.
fn cleaned(vector: Vec<c64>, noise: f64) -> Vec<c64> {
    let largest = vector.iter().map(|x| x.norm()).fold(0.0, f64::max);
    vector.into_iter().map(|x| if x.norm() <= noise * largest && x.norm() < largest { ZERO } else { x }).collect()
}

/// The left kernel at this s, as it stands.
pub(crate) fn kernel_at(pair: &Pair, s: c64) -> Result<LeftKernel, LinearError> {
    ScaledPencil::new(pair, s).kernel(s, 0)
}

/// The left kernel at an s that is known to lose rank: at least one vector, however inexact s is.
pub(crate) fn kernel_at_loss(pair: &Pair, s: c64) -> Result<LeftKernel, LinearError> {
    ScaledPencil::new(pair, s).kernel(s, 1)
}

/// So many vectors of the left kernel at an s that is known to lose a rank of that many, those of the least singular values.
pub(crate) fn kernel_of(pair: &Pair, s: c64, dimension: usize) -> Result<LeftKernel, LinearError> {
    Ok(ScaledPencil::new(pair, s).kernel(s, dimension)?.first(dimension))
}

/// A simple eigenvalue after step (3), if that is no longer than told and lowers the smallest singular value; conjugate ones stay so, and a real one real.
pub(crate) fn polished(pair: &Pair, s: c64, longest: f64) -> Result<c64, LinearError> {
    let (upper, pencil) = (c64::new(s.re, s.im.abs()), ScaledPencil::new(pair, s));
    let least = pencil.at(upper).least()?;
    let Some(step) = pencil.steps(upper, &least)[0] else { return Ok(s) };
    let next = if s.im == 0.0 { c64::new(step.re, 0.0) } else { step };
    let better = (next - upper).norm() <= longest && pencil.at(next).least()?.value < least.value;
    let found = if better { next } else { upper };
    Ok(if s.im < 0.0 { found.conj() } else { found })
}

/// The left kernel where the smallest singular value is least, near s; a real s stays real.
fn kernel_near(pair: &Pair, start: c64) -> Result<(c64, LeftKernel), LinearError> {
    let pencil = ScaledPencil::new(pair, start);
    let (mut s, mut best) = (start, pencil.at(start).least()?);
    for _ in 0..REFINEMENTS {
        let before = best.value;
        for step in pencil.steps(s, &best).into_iter().flatten() {
            let next = if start.im == 0.0 { c64::new(step.re, 0.0) } else { step };
            let there = pencil.at(next).least()?;
            if there.value < best.value {
                (s, best) = (next, there);
            }
        }
        if !(best.value < SHRINKING * before) {
            break;
        }
    }
    Ok((s, pencil.kernel(s, 0)?))
}

/// A lost eigenvalue near s; real if a real one is lost as well as a nearly real one.
fn loss_near(pair: &Pair, start: c64) -> Result<Option<(c64, LeftKernel)>, LinearError> {
    let (s, kernel) = kernel_near(pair, start)?;
    if kernel.dimension() == 0 {
        return Ok(None);
    }
    if s.im != 0.0 && s.im.abs() <= GROUPED * s.norm() {
        let (real, real_kernel) = kernel_near(pair, c64::new(s.re, 0.0))?;
        if real_kernel.dimension() > 0 {
            return Ok(Some((real, real_kernel)));
        }
    }
    Ok(Some((s, kernel)))
}

/// Every eigenvalue at which a system's pair loses rank, as often as it takes a dimension, conjugate pairs together; in the unit of A.
///
/// What is lost at all places is taken at once, again and again until nothing is: one place after the other would leave rounding of each in the next. More than one round is for
/// lost states that drive each other.
pub(crate) fn lost_eigenvalues(system: &LinearSystem) -> Result<Vec<c64>, LinearError> {
    let (pair, natural) = Pair::of(system);
    let mut pair = without_set(&pair);
    let mut lost = vec![ZERO; pair.take_zeros()?];
    loop {
        let found = losses(&pair)?;
        if found.is_empty() {
            return Ok(lost);
        }
        for (s, taken) in pair.take(&found) {
            let (s, pairs) = (s * natural.rate, if s.im == 0.0 { 0 } else { taken / 2 });
            lost.extend((0..pairs).flat_map(|_| [s, s.conj()]));
            lost.extend((2 * pairs..taken).map(|_| c64::new(s.re, 0.0)));
        }
    }
}

/// Whether [`lost_eigenvalues`] has none.
pub(crate) fn loses_nothing(system: &LinearSystem) -> Result<bool, LinearError> {
    let mut pair = without_set(&Pair::of(system).0);
    Ok(pair.take_zeros()? == 0 && losses(&pair)?.is_empty())
}

/// The places with Im s ≥ 0 at which a pair loses rank, with its left kernels there.
fn losses(pair: &Pair) -> Result<Vec<(c64, LeftKernel)>, LinearError> {
    let clearly = Clearly::of(pair)?;
    let values = &clearly.eigen.values;
    let doubtful = |k: &usize| values[*k].im >= 0.0 && !clearly.reaches(*k, pair);
    let starts: Vec<c64> = (0..values.len()).filter(doubtful).map(|k| values[k]).collect();
    let mut found: Vec<(c64, LeftKernel)> = Vec::new();
    let mut looked: Vec<c64> = Vec::new();
    for &start in &starts {
        let same = |s: &c64| (s - start).norm() <= SAME * s.norm();
        if found.iter().any(|(s, _)| same(s)) || looked.iter().any(same) {
            continue;
        }
        let mut here = loss_near(pair, start)?;
        // What is lost where others start is theirs to find.
        if let Some((s, kernel)) = &mut here
            && starts.iter().any(|other| (other - *s).norm() < NEARER * (start - *s).norm())
        {
            (*s, *kernel) = (start, kernel_at(pair, start)?);
        }
        if let Some((s, kernel)) = here.filter(|here| here.1.dimension() > 0) {
            // Those that one Jordan block scatters lead to the same place.
            if found.iter().all(|(other, _)| (other - s).norm() > REAL * s.norm()) {
                found.push((s, kernel));
            }
        } else {
            looked.push(start);
        }
    }
    Ok(found)
}

impl Pair {
    /// Eliminates what is lost at s = 0 exactly; how many dimensions that takes.
    pub fn take_zeros(&mut self) -> Result<usize, LinearError> {
        self.take_chains_of_zeros().map(|zeros| zeros.count)
    }

    /// How often a real number is an eigenvalue of A.
    pub fn multiplicity(&self, s: f64) -> Result<usize, LinearError> {
        let n = self.a.nrows();
        let shifted = Mat::from_fn(n, n, |i, j| self.a[(i, j)] - if i == j { s } else { 0.0 });
        Self { a: shifted, b: Mat::zeros(n, 0), off: self.off.clone() }.take_zeros()
    }

    /// The same with all that was done: each round takes the last of all chains.
    ///
    /// In scales that weak couplings choose strong ones may look like nothing. So zeros are such only where the iteration for all eigenvalues, which has no such scales, scatters as many about zero.
    pub fn take_chains_of_zeros(&mut self) -> Result<Zeros, LinearError> {
        let whole = self.clone();
        let found = self.take_kernels_at_zero()?;
        if found.count == 0 || are_scattered(&whole.a, &found)? {
            return Ok(found);
        }
        if whole.off.is_none() {
            // Entries are what they are: what remains is known better.
            let nothing = |x: &Mat<f64>| Mat::zeros(x.nrows(), x.ncols());
            *self = Self { off: Some((nothing(&whole.a), nothing(&whole.b))), ..whole.clone() };
            let found = self.take_kernels_at_zero()?;
            if found.count > 0 && are_scattered(&whole.a, &found)? {
                self.off = None;
                return Ok(found);
            }
        }
        *self = whole;
        Ok(Zeros { count: 0, rounds: Vec::new() })
    }

    fn take_kernels_at_zero(&mut self) -> Result<Zeros, LinearError> {
        let (before, mut rounds) = (self.a.nrows(), Vec::new());
        while self.a.nrows() > 0 {
            let kernel = kernel_at(self, ZERO)?;
            if kernel.dimension() == 0 {
                break;
            }
            let columns = echelon(&[(ZERO, kernel)]);
            let moved = Mat::from_fn(self.a.nrows(), columns.len(), |i, c| self.a[(i, columns[c].pivot)]);
            let kept = self.eliminate(&columns);
            rounds.push(Round { kept, columns, moved });
        }
        Ok(Zeros { count: before - self.a.nrows(), rounds })
    }

    /// (4) for what surely are the kernels at these places; how many dimensions each of them takes.
    fn take(&mut self, found: &[(c64, LeftKernel)]) -> Vec<(c64, usize)> {
        let columns = echelon(found);
        self.eliminate(&columns);
        let taken = |k: usize| columns.iter().filter(|column| column.kernel == k).count();
        found.iter().enumerate().map(|(k, (s, _))| (*s, taken(k))).collect()
    }

    /// (4) for combinations at whose pivots the others are zero; the states that stay.
    fn eliminate(&mut self, columns: &[RealColumn]) -> Vec<usize> {
        let n = self.a.nrows();
        let kept: Vec<usize> = (0..n).filter(|i| columns.iter().all(|column| column.pivot != *i)).collect();
        let reduced = |i: usize, j: usize| {
            let terms = columns.iter().map(|column| self.a[(i, column.pivot)] * column.weights[j]);
            let (mut value, mut size) = (self.a[(i, j)], self.a[(i, j)].abs());
            terms.for_each(|term| (value, size) = (value - term, size + term.abs()));
            if value.abs() <= NOISE * size { 0.0 } else { value }
        };
        let m = self.b.ncols();
        let off = self.off.as_ref().map(|(a, b)| {
            let entry = |i: usize, j: usize| {
                a[(i, j)] + columns.iter().map(|c| a[(i, c.pivot)] * c.weights[j].abs()).sum::<f64>()
            };
            let b = Mat::from_fn(kept.len(), m, |i, j| b[(kept[i], j)]);
            (Mat::from_fn(kept.len(), kept.len(), |i, j| entry(kept[i], kept[j])), b)
        });
        let b = Mat::from_fn(kept.len(), m, |i, j| self.b[(kept[i], j)]);
        let a = Mat::from_fn(kept.len(), kept.len(), |i, j| reduced(kept[i], kept[j]));
        (self.a, self.b, self.off) = (a, b, off);
        kept
    }
}

/// Zeros that were taken off a matrix.
pub(crate) struct Zeros {
    /// How many.
    pub count: usize,
    /// Each takes the last of all chains.
    rounds: Vec<Round>,
}

/// (4) of one round.
struct Round {
    /// The states that stayed.
    kept: Vec<usize>,
    columns: Vec<RealColumn>,
    /// Columns of A at the pivots.
    moved: Mat<f64>,
}

impl Zeros {
    /// The longest chain ẋ₁ = x₂, ẋ₂ = x₃, … among them.
    pub fn longest(&self) -> usize {
        self.rounds.len()
    }

    /// Vectors of the whole A for those of what is left of it, by (6).
    pub fn whole(&self, rest: Eigen) -> Eigen {
        let Eigen { values, mut right, mut left } = rest;
        for round in self.rounds.iter().rev() {
            let n = round.moved.nrows();
            let shares = Mat::from_fn(values.len(), round.columns.len(), |k, c| {
                let moved = round.kept.iter().enumerate().map(|(j, &i)| left[(k, j)] * round.moved[(i, c)]);
                moved.sum::<c64>() / values[k]
            });
            let (mut rights, mut lefts) = (Mat::zeros(n, values.len()), Mat::zeros(values.len(), n));
            for k in 0..values.len() {
                for (j, &i) in round.kept.iter().enumerate() {
                    (rights[(i, k)], lefts[(k, i)]) = (right[(j, k)], left[(k, j)]);
                }
                for (c, column) in round.columns.iter().enumerate() {
                    for (j, &i) in round.kept.iter().enumerate() {
                        rights[(column.pivot, k)] -= right[(j, k)] * column.weights[i];
                        lefts[(k, i)] += shares[(k, c)] * column.weights[i];
                    }
                    lefts[(k, column.pivot)] = shares[(k, c)];
                }
            }
            (right, left) = (rights, lefts);
        }
        Eigen { values, right, left }
    }
}

/// Whether so many eigenvalues are as near to zero as rounding scatters those of chains of zeros.
fn are_scattered(a: &Mat<f64>, zeros: &Zeros) -> Result<bool, LinearError> {
    let (balanced, _) = dense::balanced(a);
    let (eigen, size) = (dense::eigenvectors(&balanced)?, dense::norm(&balanced)?);
    let off = scattered(zeros.longest(), a.nrows(), size);
    let near = (0..a.nrows()).filter(|&k| eigen.values[k].norm() <= off.max(SCATTER * eigen.uncertainty(k, size)));
    Ok(near.count() >= zeros.count)
}

/// A real combination of states that moves with lost ones alone, with weight one at its pivot and zero at other pivots.
struct RealColumn {
    /// The number of the kernel that it belongs to.
    kernel: usize,
    pivot: usize,
    weights: Vec<f64>,
}

/// What is zero but for rounding of kernels, real and imaginary parts, each with weight one where the others are zero, its largest component in the rows of the first.
fn echelon(kernels: &[(c64, LeftKernel)]) -> Vec<RealColumn> {
    let Some(rows) = kernels.first().map(|(_, kernel)| &kernel.rows) else { return Vec::new() };
    let n = rows.len();
    let mut vectors: Vec<(usize, Vec<f64>)> = Vec::new();
    for (k, (s, kernel)) in kernels.iter().enumerate() {
        for u in &kernel.basis[..kernel.sure.min(kernel.basis.len())] {
            let here: Vec<c64> = u.iter().zip(&kernel.rows).zip(rows).map(|((u, own), row)| u * (own / row)).collect();
            let first = here[largest(&here, |x| x.norm())];
            let turned: Vec<c64> = here.iter().map(|x| cut(x / first)).collect();
            vectors.push((k, turned.iter().map(|x| x.re).collect()));
            // However little it is in these rows, there is one where s is not real.
            let most = turned.iter().map(|x| x.im.abs()).fold(0.0, f64::max);
            if s.im != 0.0 && most > 0.0 {
                vectors.push((k, turned.iter().map(|x| x.im / most).collect()));
            }
        }
    }
    let mut pivots = Vec::new();
    for k in 0..vectors.len() {
        let places = (k..vectors.len()).flat_map(|l| (0..n).map(move |i| (l, i)));
        let size = |&(l, i): &(usize, usize)| vectors[l].1[i].abs();
        let (row, pivot) = places.max_by(|x, y| size(x).total_cmp(&size(y))).unwrap_or((k, 0));
        let one = vectors[row].1[pivot];
        if !(one.abs() > REAL) {
            break;
        }
        vectors.swap(k, row);
        vectors[k].1.iter_mut().for_each(|x| *x = cut(c64::new(*x / one, 0.0)).re);
        let own = vectors[k].1.clone();
        for (_, (_, other)) in vectors.iter_mut().enumerate().filter(|(l, _)| *l != k) {
            let factor = other[pivot];
            other.iter_mut().zip(&own).for_each(|(x, own)| *x -= factor * own);
            other[pivot] = 0.0;
        }
        pivots.push(pivot);
    }
    let told = |((kernel, vector), pivot): ((usize, Vec<f64>), usize)| RealColumn {
        kernel,
        weights: (0..n).map(|k| cut(c64::new(vector[k], 0.0)).re * rows[k] / rows[pivot]).collect(),
        pivot,
    };
    vectors.into_iter().zip(pivots).map(told).collect()
}

/// Real and imaginary parts that rounding leaves of zero become zero; the vector's largest component is one.
fn cut(x: c64) -> c64 {
    let part = |x: f64| if x.abs() <= NOISE { 0.0 } else { x };
    c64::new(part(x.re), part(x.im))
}

fn largest(vector: &[c64], size: impl Fn(&c64) -> f64) -> usize {
    (0..vector.len()).max_by(|&i, &j| size(&vector[i]).total_cmp(&size(&vector[j]))).unwrap_or(0)
}
