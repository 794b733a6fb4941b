//! One constrained acceleration in about a microsecond: the inner loop of a simulation.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | M, A | `mass`, `rows` | n×n, m×n | mass (positive semidefinite) and constraint rows, column-major |
//! | L, J | `mass` | n×n | W = L Lᵀ, J = L⁻¹M L⁻ᵀ = diag(1…1, 0…0); see `inertia.rs` |
//! | R | `noise` | m | variances of soft rows; each adds a coordinate wᵢ of unit mass and the entry √Rᵢ to its row |
//! | D | `row_scale` | m | makes every row of H a unit vector |
//! | Ω | `weights` | m | how much each row counts among rows that depend on it |
//! | H | `h` | m×n' | D [A L⁻ᵀ, √R], kept transposed |
//! | a, g | – | n' | [Lᵀα; w], [L⁻¹(f + φ); 0] |
//! | μ | – | m | D⁻¹λ |
//!
//! ```text
//!     J a = g + Hᵀμ,   H a = D b                                                                                     (1)
//!     Hᵀ Π = [Q₁ Q₂] [R₁; 0]          column-pivoted QR, rank r; R₁ r×m                                              (2)
//!     a = Q₁ y + Q₂ z,  R₁ᵀ y = Πᵀ D b                                                                               (3)
//!     J = I:   z = Q₂ᵀ g,  R₁ Πᵀμ = y − Q₁ᵀ g                                                                        (4)
//!     J ≠ I:   variables without inertia are taken out first (`massless.rs`), and the answer is refined (`refine.rs`)                                   (5)
//!     r < m:   Ω R₁ᵀ = U [S; 0] (complete orthogonal decomposition): y by least squares over the weighed rows, Ω⁻¹Πᵀμ of
//!              least norm, and the part of Ω Πᵀ D b outside im U₁ is what the rows contradict each other by             (6)
//! ```
//!
//! The weights Ω are 1 but for rows of which less is known than of others ([`StepSolver::weigh_rows`]): at unit length a row that all but
//! vanishes is as loud as others, and so is the rounding in it, which a compromise would hand on to all that it depends on.
//!
//! Rows of zeros without noise take no part in (2) to (6): their μ is 0, and their b is what they contradict by.
//!
//! If ker M ∩ ker A ≠ {0}, the answer is the α of least Euclidean norm.
//! Source: [O eq. 4.9] with H⁺ taken from (2), [M eq. 22, 26] for the least-norm multipliers.
//! Cost (flops): n³/3 + m n² + 4 m n r to factor, about 2n² + 8 n r + r² to solve. Nothing is allocated after `new`.

mod factor;
mod inertia;
mod kernels;
mod massless;
mod qr;
mod refine;
mod solve;

use inertia::{Inertia, MassFactor};
use kernels::{stride_for, with_stride};
use massless::Massless;
use qr::{Orthogonal, Pivots};
use refine::Written;

use crate::tolerances::Tolerance;

/// What a factorization or a solution found; where several hold, the last in this list is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepStatus {
    /// M > 0 and independent rows.
    Regular,
    /// M > 0 and dependent rows, which agree: α is unique, λ the one of least norm (scaled rows).
    RowsDependent {
        /// Rank of the rows.
        rank: usize,
    },
    /// M is singular, but not on ker A: α is unique. Rows may be dependent as well; see [`StepSolver::rank`].
    InertiaSingular,
    /// ker M ∩ ker A ≠ {0}: α is the one of least norm.
    AccelerationsNotUnique,
    /// Dependent rows contradict each other: α is the least-squares compromise over the scaled rows.
    Inconsistent,
    /// M has negative inertia along a direction that this variable leads; nothing is solved.
    IndefiniteMass {
        /// The variable.
        variable: usize,
    },
    /// M or A has a NaN or infinite entry; nothing is solved.
    NotFinite,
}

impl StepStatus {
    /// Whether α is the one and only answer.
    pub fn is_determined(self) -> bool {
        matches!(self, Self::Regular | Self::RowsDependent { .. } | Self::InertiaSingular)
    }
}

/// Factors (M, A) once and answers for any number of right-hand sides, allocation-free.
pub struct StepSolver {
    n: usize,
    m: usize,
    tolerance: Tolerance,
    rank_limit: usize,
    mass: MassFactor,
    /// n' = n + number of soft rows.
    extended: usize,
    row_scale: Vec<f64>,
    weights: Vec<f64>,
    /// Rows with something in them, in order: those of H.
    present: Vec<usize>,
    /// Whether each row is one of them.
    filled: Vec<bool>,
    /// Rows that depend on the others.
    dependent: Vec<usize>,
    h: Orthogonal,
    complete: Orthogonal,
    /// Where M is singular.
    massless: Massless,
    /// M and A as they are, where M is singular.
    written: Written,
    /// Orthonormal bases of the free directions, k vectors each: in α and in a, padded.
    free_alpha: Vec<f64>,
    free_a: Vec<f64>,
    free: usize,
    work: Work,
    status: StepStatus,
    inconsistency: f64,
}

struct Work {
    g: Vec<f64>,
    a: Vec<f64>,
    c: Vec<f64>,
    y: Vec<f64>,
    /// A, then A L⁻ᵀ, m×n with padded columns.
    rows: Vec<f64>,
}

impl StepSolver {
    /// A solver for n variables and m rows, with the default [`Tolerance`].
    pub fn new(n: usize, m: usize) -> Self {
        Self::with_tolerance(n, m, Tolerance::default())
    }

    /// A solver for n variables and m rows.
    pub fn with_tolerance(n: usize, m: usize, tolerance: Tolerance) -> Self {
        let stride = stride_for(n + m);
        Self {
            n,
            m,
            tolerance,
            rank_limit: usize::MAX,
            mass: MassFactor::new(n, stride, m),
            extended: n,
            row_scale: vec![1.0; m],
            weights: vec![1.0; m],
            present: Vec::with_capacity(m),
            filled: vec![false; m],
            dependent: Vec::with_capacity(m),
            h: Orthogonal::new(stride, m),
            complete: Orthogonal::new(stride, m),
            massless: Massless::new(stride, n + m, m),
            written: Written::new(n, m),
            free_alpha: vec![0.0; n * stride],
            free_a: vec![0.0; n * stride],
            free: 0,
            work: Work {
                g: vec![0.0; stride],
                a: vec![0.0; stride],
                c: vec![0.0; stride],
                y: vec![0.0; stride],
                rows: vec![0.0; stride * n],
            },
            status: StepStatus::Regular,
            inconsistency: 0.0,
        }
    }

    /// Operations to factor n variables and m independent rows, and to solve once.
    pub fn expected_work(n: usize, m: usize) -> usize {
        n * n * n / 3 + m * n * n + 4 * m * n * m.min(n) + 2 * n * n + 8 * n * m
    }

    /// Takes pivots up to this share of the largest as zero from the next factorization on.
    pub fn set_rank_tolerance(&mut self, rank: f64) {
        self.tolerance.rank = rank;
    }

    /// Lets rows, which have unit length here, count by so much where dependent ones disagree, and multipliers of them as much less, in the
    /// next factorization: 1 as long as nothing else is said, less for a row that is short beside what it adds up, so that little of it
    /// is known. Whether rows depend on each other is no matter of weights, nor are accelerations where they agree. With singular M all rows
    /// count alike.
    pub fn weigh_rows(&mut self, weights: impl Iterator<Item = f64>) {
        self.weights.iter_mut().zip(weights).for_each(|(known, weight)| *known = weight);
    }

    /// Takes at most this many rows as independent from the next factorization on (`None`: as many as the tolerance says).
    ///
    /// An integrator's stages lie slightly off the constraints, where a row that is redundant on them looks independent
    /// with a tiny pivot and makes α jump. Give the rank found at the last projected state to stay on its answer.
    pub fn set_rank_limit(&mut self, limit: Option<usize>) {
        self.rank_limit = limit.unwrap_or(usize::MAX);
    }

    /// Factors M (n×n, column-major, symmetric) and A (m×n, column-major).
    ///
    /// # Panics
    /// If a slice has another length.
    pub fn factor(&mut self, mass: &[f64], rows: &[f64]) -> StepStatus {
        self.factor_with_noise(mass, rows, &[])
    }

    /// As [`Self::factor`], with the variance of each row (m entries ≥ 0, 0 = hard; or none at all).
    ///
    /// # Panics
    /// If a slice has another length.
    pub fn factor_with_noise(&mut self, mass: &[f64], rows: &[f64], noise: &[f64]) -> StepStatus {
        assert!(mass.len() == self.n * self.n && rows.len() == self.m * self.n, "sizes of M and A");
        assert!(noise.is_empty() || noise.len() == self.m, "one variance per row");
        self.inconsistency = 0.0;
        self.free = 0;
        self.extended = self.n + noise.iter().filter(|&&r| r > 0.0).count();
        self.find_present(rows, noise);
        let stride = stride_for(self.extended.max(self.present.len()));
        if stride != self.mass.stride {
            self.mass.stride = stride;
            self.work.rows.fill(0.0);
        }
        with_stride!(stride, self.factor_padded(mass, rows, noise));
        if self.status == StepStatus::InertiaSingular {
            self.written.keep(mass, rows, noise);
        }
        self.status
    }

    /// Entries that are not numbers are something, too.
    fn find_present(&mut self, rows: &[f64], noise: &[f64]) {
        self.filled.fill(false);
        for column in rows.chunks_exact(self.m.max(1)) {
            self.filled.iter_mut().zip(column).for_each(|(filled, &x)| *filled |= x != 0.0);
        }
        self.filled.iter_mut().zip(noise).for_each(|(filled, &r)| *filled |= r > 0.0);
        self.present.clear();
        self.present.extend((0..self.m).filter(|&i| self.filled[i]));
    }

    #[inline(never)]
    fn factor_padded<const S: usize>(&mut self, mass: &[f64], rows: &[f64], noise: &[f64]) -> StepStatus {
        self.status = match self.mass.factor::<S>(mass, self.tolerance.mass) {
            Inertia::NotFinite => StepStatus::NotFinite,
            Inertia::Indefinite(variable) => StepStatus::IndefiniteMass { variable },
            Inertia::Definite | Inertia::Singular => self.factor_rows::<S>(rows, noise),
        };
        self.status
    }

    /// Solves M α = f + Aᵀλ, A α + R λ = b for the factored (M, A, R). f includes φ, if any (γ = Aᵀλ + φ).
    ///
    /// Projection of a correction onto the constraints in the mass metric is `f = 0`, `b = −residual`.
    /// Returns the status of this right-hand side: that of the factorization, or [`StepStatus::Inconsistent`].
    ///
    /// # Panics
    /// If a slice has another length than n (f, α) or m (b, λ).
    pub fn solve(&mut self, f: &[f64], b: &[f64], alpha: &mut [f64], lambda: &mut [f64]) -> StepStatus {
        assert!(f.len() == self.n && alpha.len() == self.n, "n entries in f and alpha");
        assert!(b.len() == self.m && lambda.len() == self.m, "m entries in b and lambda");
        if matches!(self.status, StepStatus::NotFinite | StepStatus::IndefiniteMass { .. }) {
            alpha.fill(f64::NAN);
            lambda.fill(f64::NAN);
            return self.status;
        }
        with_stride!(self.mass.stride, self.solve_padded(f, b, alpha, lambda))
    }

    #[inline(never)]
    fn solve_padded<const S: usize>(
        &mut self,
        f: &[f64],
        b: &[f64],
        alpha: &mut [f64],
        lambda: &mut [f64],
    ) -> StepStatus {
        let residual = self.answer::<S>(f, b, alpha, lambda);
        let status = self.judge(residual, b);
        if status == StepStatus::InertiaSingular {
            self.refine::<S>(f, b, alpha, lambda);
        }
        status
    }

    /// (3) to (6); returns the norm of what contradicts.
    #[inline]
    fn answer<const S: usize>(&mut self, f: &[f64], b: &[f64], alpha: &mut [f64], lambda: &mut [f64]) -> f64 {
        self.force_to_metric::<S>(f);
        let residual = if self.mass.rank < self.n {
            self.answer_singular::<S>(b, lambda)
        } else {
            self.rows_to_metric::<S>(b);
            let residual = self.satisfy_rows::<S>();
            self.accelerate_definite::<S>();
            self.multipliers::<S>(lambda);
            residual
        };
        self.accelerations_from_metric::<S>(alpha);
        residual
    }

    /// Status of the last factorization.
    pub fn status(&self) -> StepStatus {
        self.status
    }

    /// Rank of the rows, soft rows included.
    pub fn rank(&self) -> usize {
        self.h.rank()
    }

    /// Rank of M.
    pub fn mass_rank(&self) -> usize {
        self.mass.rank
    }

    /// Dimension of ker M ∩ ker A.
    pub fn free_directions(&self) -> usize {
        self.free
    }

    /// Rows that the pivoting found to depend on the others; the choice among a dependent group is arbitrary.
    pub fn dependent_rows(&self) -> &[usize] {
        &self.dependent
    }

    /// Smallest pivot kept over the largest dropped one, or over the threshold if none was dropped.
    pub fn gap(&self) -> f64 {
        let Pivots { first, last, dropped, .. } = self.h.pivots;
        let floor = if dropped > 0.0 { dropped } else { self.tolerance.rank * first };
        if floor > 0.0 { last / floor } else { f64::INFINITY }
    }

    /// Smallest pivot kept over the first; 1 without rows.
    pub fn smallest_pivot(&self) -> f64 {
        let Pivots { first, last, .. } = self.h.pivots;
        if first > 0.0 { last / first } else { 1.0 }
    }

    /// Lengths of the rows in the mass metric, before they were scaled to one; 1 for a row of zeros.
    pub fn row_lengths(&self) -> impl ExactSizeIterator<Item = f64> {
        self.row_scale.iter().map(|s| s.recip())
    }

    /// By how much dependent rows contradicted each other in the last solution, relative to the accelerations.
    pub fn inconsistency(&self) -> f64 {
        self.inconsistency
    }
}
