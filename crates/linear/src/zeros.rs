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
//! All transformations are orthogonal, in the natural units of the system (`natural.rs`); ranks are judged there. The D that is left is of the rank that
//! C(sI − A)⁻¹B + D has for almost all s.
//!
//! What rounding does to a zero is told by singular vectors there, of P if it is square and regular, otherwise of what (2) leaves of it,
//!
//! ```text
//! |δs| ≲ n ε ‖P‖/|w*Ev|,   P(s) v = σ w,  σ ≈ 0,   E = [I, 0; 0, 0]                                                        (5)
//! ```
//!
//! and of P itself, in scales in which its entries are near one at that s, they give the step s ← s + σ/w*Ev, by which small zeros beside fast rates are known to as many digits as
//! P tells. Zeros that are nearer to each other than they are certain are one with their mean if P is singular there, as eigenvalues are (`modes.rs`), and if rounding scatters
//! one so far,
//!
//! ```text
//! |Σ (s_k − s̄)^j| ≲ m n ε ‖P‖^j,   j = 2 … m,  s̄ the mean of all m                                                        (6)
//! ```
//!
//! since it leaves Π(s − s_k) at (s − s̄)^m but for rounding of the coefficients. For a P that is singular at s̄ because of yet another zero (6) does not hold.

use faer::{Mat, c64};

use crate::dense::{self, beside, transposed};
use crate::error::LinearError;
use crate::fractions;
use crate::least::Rows;
use crate::modes::{are_one, groups, parts, symmetric_mean};
use crate::natural::{equilibrium, natural};
use crate::pair::Pair;
use crate::system::LinearSystem;
use crate::tolerances::{LARGE, RANK, SCATTER, WORST_SCATTER};

/// An invariant zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InvariantZero {
    /// s, in 1/time. Both of a conjugate pair are listed; those at 0 are exactly 0.
    pub value: c64,
    /// How far the zero of the given matrices may be from the number above, from rounding alone, in 1/time.
    pub uncertainty: f64,
    /// How often it is one.
    pub multiplicity: usize,
}

/// What the least singular value σ of P(s) tells of a zero near s.
struct Look {
    /// σ.
    value: f64,
    /// w*Ev.
    slope: c64,
    /// Whether s is.
    real: bool,
    /// n ε ‖P‖.
    rounding: f64,
}

impl Look {
    /// To the zero, by Newton's method.
    fn step(&self) -> c64 {
        let step = self.value / self.slope;
        if self.real { c64::new(step.re, 0.0) } else { step }
    }
}

/// What the pencil tells.
pub(crate) enum Found {
    /// Of fractions, without rounding: the zeros, and the rank of the transfer function for almost all s.
    Counted(Vec<InvariantZero>, usize),
    /// In natural units.
    Computed(Box<Computed>),
}

/// Zeros that were found by (3).
pub(crate) struct Computed {
    /// Each as often as it was found.
    zeros: Vec<c64>,
    /// The system.
    whole: Quadruple,
    /// ‖P‖.
    size: f64,
    /// What (2) left of it.
    left: Quadruple,
    /// The unit of 1/time.
    rate: f64,
}

/// (A, B, C, D) on its way to (3).
#[derive(Clone)]
pub(crate) struct Quadruple {
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
        Ok(self.find_zeros()?.each())
    }

    /// The invariant zeros with what is known of each, by rising |s|.
    ///
    /// # Errors
    /// As for [`LinearSystem::invariant_zeros`].
    pub fn zeros_known(&self) -> Result<Vec<InvariantZero>, LinearError> {
        let mut all = match self.find_zeros()? {
            Found::Counted(zeros, _) => zeros,
            Found::Computed(found) => {
                let Computed { zeros, whole, size, left, rate } = *found;
                // Where it is square and regular the whole pencil tells more: its entries are what they are.
                let is_whole = whole.b.ncols() == whole.c.nrows() && left.d.nrows() == whole.d.nrows();
                let pencil = Pencil { of: if is_whole { whole } else { left }, is_given: is_whole, size };
                let told = |zero: InvariantZero| InvariantZero {
                    value: zero.value * rate,
                    uncertainty: zero.uncertainty * rate,
                    ..zero
                };
                pencil.known(&zeros)?.into_iter().map(told).collect()
            }
        };
        let sign = |x: &InvariantZero, y: &InvariantZero| x.value.im.total_cmp(&y.value.im);
        all.sort_by(|x, y| x.value.norm().total_cmp(&y.value.norm()).then(sign(x, y)));
        Ok(all)
    }

    /// The zeros without a closer look at what is known of them.
    pub(crate) fn find_zeros(&self) -> Result<Found, LinearError> {
        if let Some((zeros, rank)) = fractions::zeros(self)? {
            let known = |own: fractions::Repeated| InvariantZero {
                value: own.root,
                uncertainty: f64::EPSILON * own.root.norm(),
                multiplicity: own.algebraic,
            };
            return Ok(Found::Counted(zeros.into_iter().map(known).collect(), rank));
        }
        let natural = natural(self.a(), self.b(), self.c(), self.d());
        let system = Quadruple { a: natural.a, b: natural.b, c: natural.c, d: natural.d };
        let size = system.size();
        let whole = system.clone();
        let left = system.rows_independent(size)?.dual().rows_independent(size)?.dual();
        let mut zeros = left.eigenvalues()?;
        if zeros.contains(&dense::ZERO) {
            zeros = whole.polished(&zeros);
        }
        Ok(Found::Computed(Box::new(Computed { zeros, whole, size, left, rate: natural.rate })))
    }
}

impl Found {
    /// The zeros, in 1/time, each as often as it is one.
    pub fn each(&self) -> Vec<c64> {
        match self {
            Self::Counted(zeros, _) => {
                zeros.iter().flat_map(|zero| std::iter::repeat_n(zero.value, zero.multiplicity)).collect()
            }
            Self::Computed(found) => found.zeros.iter().map(|s| s * found.rate).collect(),
        }
    }

    /// The rank of the transfer function for almost all s.
    pub fn rank(&self) -> usize {
        match self {
            Self::Counted(_, rank) => *rank,
            Self::Computed(found) => found.left.d.nrows(),
        }
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

/// A square pencil P that is regular.
struct Pencil {
    of: Quadruple,
    /// Whether it is the system's own: then it is looked at in scales in which its entries are near one at each s. What (2) made of it has rounding in the
    /// place of zeros, which has no say in natural units only.
    is_given: bool,
    /// The norm of the system's own.
    size: f64,
}

impl Pencil {
    /// Zeros with (5), those that it does not tell apart together. Of large systems, where a look at each takes too long, |w*Ev| is taken as one.
    fn known(&self, zeros: &[c64]) -> Result<Vec<InvariantZero>, LinearError> {
        if self.of.a.nrows() > LARGE {
            let uncertainty = (self.of.a.nrows() + self.of.b.ncols()) as f64 * f64::EPSILON * self.size;
            let known = |&value: &c64| {
                let uncertainty = if value == dense::ZERO { 0.0 } else { uncertainty };
                InvariantZero { value, uncertainty, multiplicity: 1 }
            };
            return Ok(zeros.iter().map(known).collect());
        }
        let at_zero = zeros.iter().filter(|s| **s == dense::ZERO).count();
        let mut known = Vec::new();
        if at_zero > 0 {
            known.push(InvariantZero { value: dense::ZERO, uncertainty: 0.0, multiplicity: at_zero });
        }
        let mut others = Vec::new();
        for (k, &s) in zeros.iter().enumerate().filter(|(_, s)| **s != dense::ZERO) {
            let look = self.look(s)?;
            let uncertainty = (look.rounding / look.slope.norm()).min(WORST_SCATTER * self.size);
            let apart = zeros.iter().enumerate().filter(|(l, _)| *l != k).map(|(_, other)| (other - s).norm());
            let gap = apart.fold(s.norm(), f64::min);
            let step = if s.im < 0.0 { look.step().conj() } else { look.step() };
            let may = self.is_given && SCATTER * uncertainty <= gap && step.norm() <= 0.5 * gap;
            // Where vectors are not those of the zero it leads away.
            let nearer = may && self.look(s + step)?.value < look.value;
            // A step that is not taken is as much as is not known.
            let unknown = uncertainty.max(step.norm()).min(WORST_SCATTER * self.size);
            others.push(if nearer { (s + step, uncertainty) } else { (s, unknown) });
        }
        let mut waiting = groups(&others, |zero| *zero);
        while let Some(group) = waiting.pop() {
            let mean = symmetric_mean(&group);
            let apart = group.iter().map(|(s, _)| (s - mean).norm()).fold(0.0, f64::max);
            if let [(value, uncertainty)] = group[..] {
                known.push(InvariantZero { value, uncertainty, multiplicity: 1 });
                continue;
            }
            let look = self.look(mean)?;
            let order = self.of.a.nrows() + self.of.b.ncols();
            // Amid conjugate pairs P may be singular because of another zero; those at zero were taken off, all of them.
            let is_zero = mean.norm() <= RANK * apart;
            if look.value <= SCATTER * look.rounding && !is_zero && are_one(&group, mean, (order, self.size)) {
                let uncertainty = (f64::EPSILON * mean.norm()).max(apart * apart / self.size);
                known.push(InvariantZero { value: mean, uncertainty, multiplicity: group.len() });
            } else {
                waiting.extend(parts(&group).iter().flat_map(|part| groups(part, |zero| *zero)));
            }
        }
        Ok(known)
    }

    /// P(s) of the upper one of conjugate s.
    fn look(&self, s: c64) -> Result<Look, LinearError> {
        let (n, order) = (self.of.a.nrows(), self.of.a.nrows() + self.of.b.ncols());
        let upper = c64::new(s.re, s.im.abs());
        let pencil = dense::above(&beside(&self.of.a, &self.of.b), &beside(&self.of.c, &self.of.d));
        let diagonal = |i: usize, j: usize| if i == j && i < n { s.norm() } else { 0.0 };
        let scales = self
            .is_given
            .then(|| equilibrium(&Mat::from_fn(order, order, |i, j| pencil[(i, j)].abs() + diagonal(i, j))));
        let factor = |i: usize, j: usize| scales.as_ref().map_or(1.0, |scales| scales.rows[i] * scales.columns[j]);
        let scaled = |i: usize| (0..order).map(|j| pencil[(i, j)] * factor(i, j)).collect::<Vec<f64>>();
        let squares = |i: usize| {
            (0..order).map(|j| ((pencil[(i, j)].abs() + diagonal(i, j)) * factor(i, j)).powi(2)).sum::<f64>()
        };
        let size = if self.is_given { (0..order).map(squares).sum::<f64>().sqrt() } else { self.size };
        let own = |i: usize| if i < n { -factor(i, i) } else { 0.0 };
        let least = Rows::shifted(upper, order, |i| (scaled(i), own(i))).least()?;
        let slope = (0..n).map(|i| least.left[i].conj() * least.right[i] * factor(i, i)).sum();
        Ok(Look { value: least.value, slope, real: s.im == 0.0, rounding: order as f64 * f64::EPSILON * size })
    }
}
