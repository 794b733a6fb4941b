//! Invariant zeros: where inputs and states that are not zero leave the outputs at zero.
//!
//! ```text
//! P(s) = [A − sI, B; C, D]        s is a zero ⇔ rank P(s) < rank P for almost all s                                       (1)
//! ```
//!
//! They are the transmission zeros and, besides, the eigenvalues that inputs do not reach or outputs do not see. The method is that
//! of A. Emami-Naeini and P. Van Dooren (Automatica 18 (1982) 415–430): D is compressed to independent rows, which leaves rows C̃ of
//! C that read states alone; states that C̃ holds at zero are taken out, and their equations become outputs,
//!
//! ```text
//! UᵀD = [D̄; 0],   UᵀC = [C̄; C̃],   C̃V = [0, S],   VᵀAV = [A₁₁ A₁₂; A₂₁ A₂₂],   VᵀB = [B₁; B₂]
//! (A, B, C, D)  ←  (A₁₁, B₁, [C̄₁; A₂₁], [D̄; B₂])                                                                        (2)
//! ```
//!
//! until D has independent rows; the same on the dual system makes its columns independent. What is left has a D that can be inverted,
//! and the zeros are eigenvalues of a regular pencil, with [C, D]W = [0, D̂], W orthogonal and not D⁻¹C, which may be large:
//!
//! ```text
//! [A, B]W = [A_f, ∗],   [I, 0]W = [E_f, ∗],   det(A_f − sE_f) = 0                                                          (3)
//! ```
//!
//! All transformations are orthogonal, in the natural units of the system (`natural.rs`); ranks are judged there.

use faer::{Mat, c64};

use crate::dense::{self, beside, transposed};
use crate::error::LinearError;
use crate::fractions;
use crate::natural::natural;
use crate::pair::Pair;
use crate::system::LinearSystem;
use crate::tolerances::RANK;

/// (A, B, C, D) on its way to (3).
#[derive(Clone)]
struct Quadruple {
    a: Mat<f64>,
    b: Mat<f64>,
    c: Mat<f64>,
    d: Mat<f64>,
}

impl LinearSystem {
    /// The invariant zeros, in 1/time, each as often as it is one; those at 0 exactly 0.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn invariant_zeros(&self) -> Result<Vec<c64>, LinearError> {
        if let Some(zeros) = fractions::zeros(self)? {
            return Ok(zeros);
        }
        let natural = natural(self.a(), self.b(), self.c(), self.d());
        let system = Quadruple { a: natural.a, b: natural.b, c: natural.c, d: natural.d };
        let size = system.size();
        let whole = system.clone();
        let reduced = system.rows_independent(size)?.dual().rows_independent(size)?.dual();
        let mut zeros = reduced.eigenvalues()?;
        if zeros.contains(&dense::ZERO) {
            zeros = whole.polished(&zeros);
        }
        Ok(zeros.into_iter().map(|s| s * natural.rate).collect())
    }
}

impl Quadruple {
    fn size(&self) -> f64 {
        let blocks = [&self.a, &self.b, &self.c, &self.d];
        let squares =
            blocks.map(|x| (0..x.ncols()).flat_map(|j| (0..x.nrows()).map(move |i| x[(i, j)].powi(2))).sum::<f64>());
        squares.iter().sum::<f64>().sqrt()
    }

    fn dual(self) -> Self {
        Self { a: transposed(&self.a), b: transposed(&self.c), c: transposed(&self.b), d: transposed(&self.d) }
    }

    /// (2), until the rows of D are independent or no states are left.
    fn rows_independent(mut self, size: f64) -> Result<Self, LinearError> {
        loop {
            let (p, n) = (self.d.nrows(), self.a.nrows());
            let (left, rank) = dense::row_compression(&self.d, RANK * size)?;
            if rank == p {
                return Ok(self);
            }
            let (c, d) = (&transposed(&left) * &self.c, &transposed(&left) * &self.d);
            let free = Mat::from_fn(p - rank, n, |i, j| c[(rank + i, j)]);
            let (turn, held) = dense::row_compression(&transposed(&free), RANK * size)?;
            let kept = n - held;
            // Held directions come first in `turn`; the others are kept.
            let order = |k: usize| if k < kept { held + k } else { k - kept };
            let v = Mat::from_fn(n, n, |i, k| turn[(i, order(k))]);
            let (a, b, c) = (&transposed(&v) * &self.a * &v, &transposed(&v) * &self.b, &c * &v);
            let m = b.ncols();
            self = Self {
                a: Mat::from_fn(kept, kept, |i, j| a[(i, j)]),
                b: Mat::from_fn(kept, m, |i, j| b[(i, j)]),
                c: Mat::from_fn(rank + held, kept, |i, j| if i < rank { c[(i, j)] } else { a[(kept + i - rank, j)] }),
                d: Mat::from_fn(rank + held, m, |i, j| if i < rank { d[(i, j)] } else { b[(kept + i - rank, j)] }),
            };
            if held == 0 {
                return Ok(self);
            }
        }
    }

    /// (3), those at zero taken off exactly.
    fn eigenvalues(&self) -> Result<Vec<c64>, LinearError> {
        let (n, m) = (self.a.nrows(), self.b.ncols());
        let outputs = beside(&self.c, &self.d);
        let (turn, held) = dense::row_compression(&transposed(&outputs), 0.0)?;
        let w = Mat::from_fn(n + m, n, |i, k| turn[(i, held + k)]);
        let e = Mat::from_fn(n, n, |i, j| w[(i, j)]);
        let x = dense::solve(&e, &dense::product(&beside(&self.a, &self.b), &w));
        let x = x.ok_or(LinearError::Overflow { what: "zeros" })?;
        // In the units of the system: others would be chosen by rounding that W has left in the place of zeros.
        let mut rest = Pair::exact(x, Mat::zeros(n, 0));
        let mut zeros = vec![dense::ZERO; rest.take_zeros()?];
        zeros.extend(dense::eigenvalues(&rest.a)?);
        Ok(zeros)
    }

    /// Zeros that were found beside others at 0, after Newton's step for det P(s) = 0: taking those off leaves the rest known to no more than
    /// their vectors are. Only of as many inputs as outputs.
    ///
    /// ```text
    /// s ← s + 1/tr(P(s)⁻¹ [I, 0; 0, 0])                                                                                    (4)
    /// ```
    ///
    /// No step is longer than half the way to the next zero; conjugate ones stay so.
    fn polished(&self, zeros: &[c64]) -> Vec<c64> {
        if self.b.ncols() != self.c.nrows() {
            return zeros.to_vec();
        }
        let (n, pencil) = (self.a.nrows(), dense::above(&beside(&self.a, &self.b), &beside(&self.c, &self.d)));
        let step = |&s: &c64| {
            let gap = zeros.iter().filter(|other| **other != s).map(|other| (other - s).norm());
            let longest = 0.5 * gap.fold(s.norm(), f64::min);
            let upper = c64::new(s.re, s.im.abs());
            let trace = if s == dense::ZERO { None } else { dense::trace_of_inverse(&pencil, n, upper) };
            let next = match trace {
                Some(trace) if trace.norm() * longest >= 1.0 => upper + dense::ONE / trace,
                _ => upper,
            };
            let next = if s.im == 0.0 { c64::new(next.re, 0.0) } else { next };
            if s.im < 0.0 { next.conj() } else { next }
        };
        zeros.iter().map(step).collect()
    }
}
