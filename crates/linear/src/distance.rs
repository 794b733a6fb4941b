//! How far a controllable pair is from one that is not.
//!
//! ```text
//! μ = min over ΔA, ΔB of ‖[ΔA, ΔB]‖₂ such that (A + ΔA, B + ΔB) is not controllable
//!   = min over complex s of f(s),   f(s) = σ_min [sI − A, B]         (R. Eising, Systems & Control Letters 4 (1984) 263–264)   (1)
//! ```
//!
//! μ is a pure number here: (A, B) are taken without dimension, as [`MeasuredPair`] says.
//!
//! **From above.** Every value of f bounds μ. Descents start at eigenvalues and wherever the search below finds f under the best value so far. A
//! descent alternates the best u for given s and the best s for given u, s = u*Au (|u| = 1), which never rises, with Newton steps on f²,
//! whose gradient is 2σ conj(u*v₁), u and v the singular vectors, v₁ the first n components of v.
//!
//! **From below.** f has many minima, and descents prove nothing. But for any c
//!
//! ```text
//! f(s)² = |s − c|² + g(s),   g(s) = λ_min(KK* + BB* − 2Re(conj(s − c) K)),  K = A − cI                                         (2)
//! ```
//!
//! and g, the least eigenvalue of a Hermitian matrix that is affine in Re s and Im s, is concave. On a rectangle with centre c and
//! half-diagonal r it is least at a corner k, where |k − c| = r, so that
//!
//! ```text
//! f(s)² ≥ min over corners f(k)² − r²                                                                                      (3)
//! ```
//!
//! on all of it. At a minimum s = u*Au lies in the numerical range of A, and f(s̄) = f(s), so that a box around its upper half holds
//! a global minimum. Boxes are halved, the least bound first, until the least bound reaches 0.99 of the best value or
//! the evaluations allowed are spent; the answer tells what is proved. (3) is of second order in the size of the boxes, where
//! the Lipschitz bound of M. Gao and M. Neumann (Linear Algebra Appl. 188 (1993) 27–50) is of first. The trisection of M. Gu
//! (SIAM J. Matrix Anal. 21 (2000) 989–1003) and of J. Burke, A. Lewis and M. Overton (ibid. 26 (2004) 350–361) needs eigenvalues of
//! matrices of the size 2n² for each comparison, which for the sizes met here costs more and fails where rounding parts double eigenvalues.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap};

use faer::{Mat, c64};

use crate::dense::{self, ZERO};
use crate::error::LinearError;
use crate::least::KnownTo;
use crate::measured::MeasuredPair;
use crate::staircase::Staircase;
use crate::tolerances::{
    BRACKET, CERTIFICATE, COARSE, DESCENT, DISTANCE_FLOOR, ENOUGH_TO_RANK, FINISHED, FULL_BUDGET, STANDSTILL, STARTS,
    STEPS,
};

/// How much is spent on a distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As [`Effort::Search`], but to a few digits only, to put distances in order.
    Rank,
    /// Descents from eigenvalues and a coarse look at the plane.
    Search,
    /// Boxes too, until the bracket is narrow or some 20,000 evaluations (fewer for large n) are spent.
    Certify,
}

/// μ of (1), between `at_least` and `value`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distance {
    /// The least σ that was found, attained at `nearest`.
    pub value: f64,
    /// What (3) proves; 0 if that is nothing.
    pub at_least: f64,
    /// The s of `value`, in 1/time, Im s ≥ 0.
    pub nearest: c64,
    /// ω₀, in 1/time.
    pub rate: f64,
}

impl MeasuredPair {
    /// How far the pair is from one that is not controllable. Infinite without states: nothing can be lost.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn distance(&self, effort: Effort) -> Result<Distance, LinearError> {
        if self.a.nrows() == 0 {
            let none = Distance { value: f64::INFINITY, at_least: f64::INFINITY, nearest: ZERO, rate: self.rate };
            return Ok(none);
        }
        let (still, known) = match effort {
            Effort::Rank => (ENOUGH_TO_RANK, KnownTo::rough()),
            Effort::Search | Effort::Certify => (STANDSTILL, KnownTo::rounding()),
        };
        let mut search = Search {
            pair: self,
            staircase: Staircase::of(&self.a, &self.b)?,
            still,
            known,
            corners: HashMap::new(),
            value: f64::INFINITY,
            nearest: ZERO,
            ends: Vec::new(),
        };
        for s in search.starts()? {
            search.descend(s, DESCENT)?;
        }
        let proved = search.boxes(self.evaluations(effort))?;
        search.finish()?;
        let at_least = proved.min(search.value);
        let nearest = search.nearest * self.rate;
        Ok(Distance { value: search.value, at_least, nearest, rate: self.rate })
    }

    /// Singular value decompositions that may be spent on boxes: the cost of one grows with n²(n + m).
    fn evaluations(&self, effort: Effort) -> usize {
        let (n, m) = (self.a.nrows(), self.b.ncols());
        match effort {
            Effort::Rank | Effort::Search => COARSE,
            Effort::Certify => (CERTIFICATE * FULL_BUDGET / (n * n * (n + m)).max(FULL_BUDGET)).max(COARSE),
        }
    }

    /// (Re, Im) of the least and the largest point of a box around the upper half of the numerical range.
    fn range(&self) -> Result<[(f64, f64); 2], LinearError> {
        let n = self.a.nrows();
        let failed = || LinearError::NoConvergence { what: "the eigenvalue iteration" };
        let symmetric = Mat::from_fn(n, n, |i, j| 0.5 * (self.a[(i, j)] + self.a[(j, i)]));
        let skew = Mat::from_fn(n, n, |i, j| c64::new(0.0, -0.5 * (self.a[(i, j)] - self.a[(j, i)])));
        let real = dalembert_dense::symmetric_eigenvalues(&symmetric).ok_or_else(failed)?;
        let imaginary = dalembert_dense::symmetric_eigenvalues(&skew).ok_or_else(failed)?;
        Ok([(real[0], 0.0), (real[n - 1], imaginary[n - 1].max(0.0))])
    }
}

/// The best value so far, and the corners that were looked at.
struct Search<'a> {
    pair: &'a MeasuredPair,
    /// The same pair, turned.
    staircase: Staircase,
    /// Gain below which descents end.
    still: f64,
    /// How well singular values have to be known.
    known: KnownTo,
    corners: HashMap<(u64, u64), f64>,
    value: f64,
    nearest: c64,
    /// Where descents were left, with f there.
    ends: Vec<(f64, c64)>,
}

/// f², its gradient by (Re s, Im s) as a complex number, and the best s for the singular vector.
struct Point {
    s: c64,
    value: f64,
    gradient: c64,
    rayleigh: c64,
}

impl Point {
    /// The zero of f if it goes on as it falls here, for the cones around s where the pair is not controllable.
    fn to_zero(&self) -> Option<c64> {
        // |grad f| = |grad f²|/2f; where it is small the minimum is no zero.
        let slope = self.gradient.norm();
        (slope > 0.0 && 2.0 * self.value.powi(2) <= slope)
            .then(|| self.s - self.gradient * (2.0 * (self.value / slope).powi(2)))
    }
}

impl Search<'_> {
    /// A distance that means nothing.
    fn floor(&self) -> f64 {
        DISTANCE_FLOOR * self.pair.a.nrows() as f64
    }

    /// Eigenvalues, those where f is least first, not too many.
    fn starts(&self) -> Result<Vec<c64>, LinearError> {
        let mut starts = Vec::new();
        for s in dense::eigenvalues(&self.pair.a)?.into_iter().filter(|s| s.im >= 0.0) {
            let value = self.staircase.least(s, self.known)?.value;
            starts.push((value, s));
        }
        starts.sort_by(|x, y| x.0.total_cmp(&y.0));
        Ok(starts.into_iter().map(|(_, s)| s).take(STARTS).collect())
    }

    fn point(&self, s: c64) -> Result<Point, LinearError> {
        let (a, least) = (&self.staircase.a, self.staircase.least(s, self.known)?);
        let n = a.nrows();
        let u = |i: usize| least.left[i];
        let slope: c64 = (0..n).map(|i| u(i).conj() * least.right[i]).sum();
        let product = |i: usize| (0..n).map(|j| u(j) * a[(i, j)]).sum::<c64>();
        let rayleigh = (0..n).map(|i| u(i).conj() * product(i)).sum();
        let value = least.value;
        Ok(Point { s, value, gradient: slope.conj() * 2.0 * value, rayleigh })
    }

    /// A local minimum near s; real s stay real unless the plane falls off beside them.
    fn descend(&mut self, s: c64, steps: usize) -> Result<(), LinearError> {
        let mut here = self.point(s)?;
        for _ in 0..steps {
            let mut next = self.point(here.rayleigh)?;
            for step in [self.newton(&here)?, here.to_zero()].into_iter().flatten() {
                let there = self.point(step)?;
                next = if there.value < next.value { there } else { next };
            }
            let gain = here.value - next.value;
            if gain > 0.0 {
                here = next;
            }
            if !(gain > self.still * here.value) || here.value <= self.floor() {
                break;
            }
        }
        self.ends.push((here.value, here.s));
        if here.value < self.value {
            (self.value, self.nearest) = (here.value, c64::new(here.s.re, here.s.im.abs()));
        }
        Ok(())
    }

    /// Goes on from the lowest places that descents reached, until they stand still.
    fn finish(&mut self) -> Result<(), LinearError> {
        let mut ends = std::mem::take(&mut self.ends);
        ends.sort_by(|x, y| x.0.total_cmp(&y.0));
        for (_, s) in ends.into_iter().take(FINISHED) {
            self.descend(s, STEPS)?;
        }
        Ok(())
    }

    /// Newton's step on f², the Hessian by differences of the gradient.
    fn newton(&self, here: &Point) -> Result<Option<c64>, LinearError> {
        let h = f64::EPSILON.cbrt();
        let along =
            |step: c64| -> Result<c64, LinearError> { Ok((self.point(here.s + step)?.gradient - here.gradient) / h) };
        let (x, y) = (along(c64::new(h, 0.0))?, along(c64::new(0.0, h))?);
        let (mixed, determinant) = (0.5 * (x.im + y.re), x.re * y.im - 0.25 * (x.im + y.re).powi(2));
        if !(determinant > 0.0 && x.re > 0.0) {
            return Ok(None);
        }
        let g = here.gradient;
        let step = c64::new(y.im * g.re - mixed * g.im, x.re * g.im - mixed * g.re) / determinant;
        Ok(Some(here.s - step))
    }

    /// (3), boxes halved until the bracket is narrow or the evaluations are spent; what is proved.
    fn boxes(&mut self, evaluations: usize) -> Result<f64, LinearError> {
        let [low, high] = self.pair.range()?;
        let mut heap = BinaryHeap::from([self.boxed(low, high)?]);
        let floor = self.floor();
        while let Some(lowest) = heap.pop() {
            let proved = lowest.bound.max(0.0).sqrt();
            if proved >= BRACKET * self.value || self.value <= floor || self.corners.len() >= evaluations {
                return Ok(proved.min(self.value));
            }
            for (low, high) in lowest.halves() {
                heap.push(self.boxed(low, high)?);
            }
        }
        Ok(0.0)
    }

    fn boxed(&mut self, low: (f64, f64), high: (f64, f64)) -> Result<Area, LinearError> {
        let mut least = f64::INFINITY;
        for (re, im) in [low, (low.0, high.1), (high.0, low.1), high] {
            least = least.min(self.corner(re, im)?);
        }
        let square = 0.25 * ((high.0 - low.0).powi(2) + (high.1 - low.1).powi(2));
        Ok(Area { low, high, bound: least * least - square })
    }

    /// f at a corner; a descent starts where it is under the best value.
    fn corner(&mut self, re: f64, im: f64) -> Result<f64, LinearError> {
        let key = (re.to_bits(), im.to_bits());
        if let Some(value) = self.corners.get(&key) {
            return Ok(*value);
        }
        let value = self.point(c64::new(re, im))?.value;
        self.corners.insert(key, value);
        if value < self.value {
            self.descend(c64::new(re, im), DESCENT)?;
        }
        Ok(value)
    }
}

/// A box of the plane with the bound (3) of f².
struct Area {
    low: (f64, f64),
    high: (f64, f64),
    bound: f64,
}

impl Area {
    fn halves(&self) -> [((f64, f64), (f64, f64)); 2] {
        let (low, high) = (self.low, self.high);
        let middle = (0.5 * (low.0 + high.0), 0.5 * (low.1 + high.1));
        if high.0 - low.0 > high.1 - low.1 {
            [(low, (middle.0, high.1)), ((middle.0, low.1), high)]
        } else {
            [(low, (high.0, middle.1)), ((low.0, middle.1), high)]
        }
    }
}

impl Ord for Area {
    /// The least bound comes first.
    fn cmp(&self, other: &Self) -> Ordering {
        other.bound.total_cmp(&self.bound)
    }
}

impl PartialOrd for Area {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Area {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Area {}
