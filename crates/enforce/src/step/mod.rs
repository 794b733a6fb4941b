//! One constrained acceleration in about a microsecond: the inner loop of a simulation.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | M, A | `mass`, `rows` | n×n, m×n | mass (positive semidefinite) and constraint rows, column-major |
//! | L, J | `mass` | n×n | W = L Lᵀ, J = L⁻¹M L⁻ᵀ = diag(1…1, 0…0); see `inertia.rs` |
//! | R | `noise` | m | variances of soft rows; each adds a coordinate wᵢ of unit mass and the entry √Rᵢ to its row |
//! | D | `row_scale` | m | makes every row of H a unit vector |
//! | H | `h` | m×n' | D [A L⁻ᵀ, √R], kept transposed |
//! | a, g | – | n' | [Lᵀα; w], [L⁻¹(f + φ); 0] |
//! | μ | – | m | D⁻¹λ |
//!
//! ```text
//!     J a = g + Hᵀμ,   H a = D b                                                                                     (1)
//!     Hᵀ Π = [Q₁ Q₂] [R₁; 0]          column-pivoted QR, rank r; R₁ r×m                                              (2)
//!     a = Q₁ y + Q₂ z,  R₁ᵀ y = Πᵀ D b                                                                               (3)
//!     J = I:   z = Q₂ᵀ g,  R₁ Πᵀμ = y − Q₁ᵀ g                                                                        (4)
//!     J ≠ I:   Fᵀ F z = Q₂ᵀ(g − J Q₁ y),  F = J Q₂ (pivoted QR);  R₁ Πᵀμ = Q₁ᵀ(J a − g)                              (5)
//!     r < m:   R₁ᵀ = U [S; 0] (complete orthogonal decomposition): y by least squares over the scaled rows, μ of least
//!              norm, and the part of Πᵀ D b outside im U₁ is what the rows contradict each other by                   (6)
//! ```
//!
//! F loses rank exactly if ker M ∩ ker A ≠ {0}; then the answer is the α of least Euclidean norm.
//! Source: [O eq. 4.9] with H⁺ taken from (2), [M eq. 22, 26] for the least-norm multipliers.
//! Cost (flops): n³/3 + m n² + 4 m n r to factor, about 2n² + 8 n r + r² to solve. Nothing is allocated after `new`.

mod inertia;
mod kernels;
mod qr;

use inertia::{Inertia, MassFactor};
use kernels::{axpy, backward, dot, forward, largest, upper, upper_transposed};
use qr::{Factor, Pivots, apply, apply_transposed};

use crate::tolerance::Tolerance;

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
        matches!(
            self,
            Self::Regular | Self::RowsDependent { .. } | Self::InertiaSingular
        )
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
    h: Orthogonal,
    complete: Orthogonal,
    inertia: Orthogonal,
    /// Orthonormal bases of the free directions, k vectors each: in α (stride n) and in a (stride n).
    free_alpha: Vec<f64>,
    free_a: Vec<f64>,
    free: usize,
    work: Work,
    status: StepStatus,
    inconsistency: f64,
}

/// A pivoted QR with its storage.
struct Orthogonal {
    h: Vec<f64>,
    rows: usize,
    columns: usize,
    tau: Vec<f64>,
    order: Vec<usize>,
    norms: Vec<f64>,
    pivots: Pivots,
}

struct Work {
    g: Vec<f64>,
    a: Vec<f64>,
    c: Vec<f64>,
    y: Vec<f64>,
}

impl Orthogonal {
    fn new(rows: usize, columns: usize) -> Self {
        Self {
            h: vec![0.0; rows * columns],
            rows,
            columns,
            tau: vec![0.0; columns],
            order: (0..columns).collect(),
            norms: vec![0.0; columns],
            pivots: Pivots::default(),
        }
    }

    fn factor(&mut self, tolerance: f64, limit: usize, pivot: bool) {
        let mut factor = Factor {
            h: &mut self.h,
            rows: self.rows,
            columns: self.columns,
            tau: &mut self.tau,
            order: &mut self.order,
            norms: &mut self.norms,
            pivot,
        };
        self.pivots = factor.run(tolerance, limit);
    }

    fn rank(&self) -> usize {
        self.pivots.rank
    }

    fn q(&self, x: &mut [f64]) {
        apply(&self.h, self.rows, &self.tau, self.rank(), x);
    }

    fn q_transposed(&self, x: &mut [f64]) {
        apply_transposed(&self.h, self.rows, &self.tau, self.rank(), x);
    }

    fn r_inverse(&self, x: &mut [f64]) {
        upper(&self.h, self.rows, self.rank(), x);
    }

    fn r_inverse_transposed(&self, x: &mut [f64]) {
        upper_transposed(&self.h, self.rows, self.rank(), x);
    }
}

impl StepSolver {
    /// A solver for n variables and m rows, with the default [`Tolerance`].
    pub fn new(n: usize, m: usize) -> Self {
        Self::with_tolerance(n, m, Tolerance::default())
    }

    /// A solver for n variables and m rows.
    pub fn with_tolerance(n: usize, m: usize, tolerance: Tolerance) -> Self {
        let all = n + m;
        Self {
            n,
            m,
            tolerance,
            rank_limit: usize::MAX,
            mass: MassFactor::new(n),
            extended: n,
            row_scale: vec![1.0; m],
            h: Orthogonal::new(all, m),
            complete: Orthogonal::new(m, m),
            inertia: Orthogonal::new(all, all),
            free_alpha: vec![0.0; n * n],
            free_a: vec![0.0; n * n],
            free: 0,
            work: Work {
                g: vec![0.0; all],
                a: vec![0.0; all],
                c: vec![0.0; all],
                y: vec![0.0; all],
            },
            status: StepStatus::Regular,
            inconsistency: 0.0,
        }
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
        assert!(
            mass.len() == self.n * self.n && rows.len() == self.m * self.n,
            "sizes of M and A"
        );
        assert!(
            noise.is_empty() || noise.len() == self.m,
            "one variance per row"
        );
        self.inconsistency = 0.0;
        self.free = 0;
        let inertia = self.mass.factor(mass, self.tolerance.mass);
        self.status = match inertia {
            Inertia::NotFinite => StepStatus::NotFinite,
            Inertia::Indefinite(variable) => StepStatus::IndefiniteMass { variable },
            Inertia::Definite | Inertia::Singular => self.factor_rows(rows, noise),
        };
        self.status
    }

    fn factor_rows(&mut self, rows: &[f64], noise: &[f64]) -> StepStatus {
        self.extended = self.n + noise.iter().filter(|&&r| r > 0.0).count();
        self.h.rows = self.extended;
        self.fill_h(rows, noise);
        if !self.scale_rows() {
            return StepStatus::NotFinite;
        }
        self.h.factor(self.tolerance.rank, self.rank_limit, true);
        let rank = self.h.rank();
        if rank < self.m {
            self.factor_complete();
        }
        if self.mass.rank < self.n {
            self.factor_inertia();
            if self.free > 0 {
                StepStatus::AccelerationsNotUnique
            } else {
                StepStatus::InertiaSingular
            }
        } else if rank < self.m {
            StepStatus::RowsDependent { rank }
        } else {
            StepStatus::Regular
        }
    }

    /// Columns of Hᵀ: L⁻¹Aᵀ and √R, not yet scaled.
    fn fill_h(&mut self, rows: &[f64], noise: &[f64]) {
        let (n, stride) = (self.n, self.extended);
        if self.mass.rank < n {
            self.mass.scale_leftover(rows, noise);
        }
        let mut slack = n;
        for i in 0..self.m {
            let x = &mut self.h.h[i * stride..(i + 1) * stride];
            for (x, &variable) in x.iter_mut().zip(&self.mass.order) {
                *x = rows[variable * self.m + i];
            }
            forward(&self.mass.l, n, &self.mass.inverse_diagonal, x);
            x[n..].fill(0.0);
            if noise.get(i).is_some_and(|&r| r > 0.0) {
                x[slack] = noise[i].sqrt();
                slack += 1;
            }
        }
    }

    fn scale_rows(&mut self) -> bool {
        let stride = self.extended;
        let mut sum = 0.0;
        for i in 0..self.m {
            let x = &mut self.h.h[i * stride..(i + 1) * stride];
            let length = dot(x, x).sqrt();
            sum += length;
            self.row_scale[i] = if length > 0.0 { length.recip() } else { 1.0 };
            let scale = self.row_scale[i];
            x.iter_mut().for_each(|x| *x *= scale);
        }
        sum.is_finite()
    }

    /// (6): R₁ᵀ = U [S; 0].
    fn factor_complete(&mut self) {
        let (rank, stride) = (self.h.rank(), self.h.rows);
        let complete = &mut self.complete;
        (complete.rows, complete.columns) = (self.m, rank);
        for k in 0..rank {
            for j in 0..self.m {
                complete.h[k * self.m + j] = if j < k { 0.0 } else { self.h.h[j * stride + k] };
            }
        }
        complete.factor(0.0, rank, false);
    }

    /// (5): F = J Q₂ and, if it is deficient, the free directions.
    fn factor_inertia(&mut self) {
        let (rank, rows) = (self.h.rank(), self.extended);
        let columns = rows - rank;
        let inertia = &mut self.inertia;
        (inertia.rows, inertia.columns) = (rows, columns);
        for k in 0..columns {
            let q = &mut inertia.h[k * rows..(k + 1) * rows];
            q.fill(0.0);
            q[rank + k] = 1.0;
            self.h.q(q);
            q[self.mass.rank..self.n].fill(0.0);
        }
        inertia.factor_against_one(self.tolerance.rank);
        self.free = columns - inertia.rank();
        if self.free > 0 {
            self.find_free_directions();
        }
    }

    /// ker F from its QR: vectors Π[−F₁⁻¹F₂; I], mapped by Q₂ to a and by L⁻ᵀ to α; both orthonormalized twice.
    fn find_free_directions(&mut self) {
        let (n, rank, rows) = (self.n, self.h.rank(), self.extended);
        let kept = self.inertia.rank();
        for j in 0..self.free {
            let z = &mut self.work.y;
            z[..kept].copy_from_slice(&self.inertia.h[(kept + j) * rows..(kept + j) * rows + kept]);
            self.inertia.r_inverse(z);
            let a = &mut self.work.a;
            a.fill(0.0);
            for k in 0..kept {
                a[rank + self.inertia.order[k]] = -z[k];
            }
            a[rank + self.inertia.order[kept + j]] = 1.0;
            self.h.q(a);
            self.free_a[j * n..(j + 1) * n].copy_from_slice(&a[..n]);
            backward(&self.mass.l, n, &self.mass.inverse_diagonal, a);
            for (place, &variable) in self.mass.order.iter().enumerate() {
                self.free_alpha[j * n + variable] = a[place];
            }
        }
        orthonormalize(&mut self.free_a[..self.free * n], n);
        orthonormalize(&mut self.free_alpha[..self.free * n], n);
    }

    /// Solves M α = f + Aᵀλ, A α + R λ = b for the factored (M, A, R). f includes φ, if any (γ = Aᵀλ + φ).
    ///
    /// Projection of a correction onto the constraints in the mass metric is `f = 0`, `b = −residual`.
    /// Returns the status of this right-hand side: that of the factorization, or [`StepStatus::Inconsistent`].
    ///
    /// # Panics
    /// If a slice has another length than n (f, α) or m (b, λ).
    pub fn solve(
        &mut self,
        f: &[f64],
        b: &[f64],
        alpha: &mut [f64],
        lambda: &mut [f64],
    ) -> StepStatus {
        assert!(
            f.len() == self.n && alpha.len() == self.n,
            "n entries in f and alpha"
        );
        assert!(
            b.len() == self.m && lambda.len() == self.m,
            "m entries in b and lambda"
        );
        if matches!(
            self.status,
            StepStatus::NotFinite | StepStatus::IndefiniteMass { .. }
        ) {
            alpha.fill(f64::NAN);
            lambda.fill(f64::NAN);
            return self.status;
        }
        self.force_to_metric(f);
        self.rows_to_metric(b);
        let residual = self.satisfy_rows();
        if self.mass.rank == self.n {
            self.accelerate_definite()
        } else {
            self.accelerate_singular()
        }
        self.multipliers(lambda);
        self.from_metric(alpha);
        self.judge(residual, b)
    }

    /// g, without its part along free directions.
    fn force_to_metric(&mut self, f: &[f64]) {
        let n = self.n;
        let g = &mut self.work.g[..self.extended];
        for (g, &variable) in g.iter_mut().zip(&self.mass.order) {
            *g = f[variable];
        }
        forward(&self.mass.l, n, &self.mass.inverse_diagonal, g);
        g[n..].fill(0.0);
        remove_components(&self.free_a[..self.free * n], n, &mut g[..n]);
    }

    /// Πᵀ D b into y.
    fn rows_to_metric(&mut self, b: &[f64]) {
        for (y, &row) in self.work.y.iter_mut().zip(&self.h.order[..self.m]) {
            *y = self.row_scale[row] * b[row];
        }
    }

    /// (3) or (6): y; returns the norm of what contradicts.
    fn satisfy_rows(&mut self) -> f64 {
        let y = &mut self.work.y;
        if self.h.rank() == self.m {
            self.h.r_inverse_transposed(y);
            return 0.0;
        }
        let rank = self.h.rank();
        self.complete.q_transposed(y);
        let residual = dot(&y[rank..self.m], &y[rank..self.m]).sqrt();
        self.complete.r_inverse(y);
        residual
    }

    /// (4): a, and y ← R₁ Πᵀμ.
    fn accelerate_definite(&mut self) {
        let (rank, rows) = (self.h.rank(), self.extended);
        let Work { g, a, y, .. } = &mut self.work;
        a[..rows].copy_from_slice(&g[..rows]);
        self.h.q_transposed(a);
        for k in 0..rank {
            let satisfied = y[k];
            y[k] -= a[k];
            a[k] = satisfied;
        }
        self.h.q(a);
    }

    /// (5): a, and y ← R₁ Πᵀμ.
    fn accelerate_singular(&mut self) {
        let (n, rank, rows) = (self.n, self.h.rank(), self.extended);
        let massless = self.mass.rank..n;
        let Work { g, a, y, c } = &mut self.work;
        a[..rank].copy_from_slice(&y[..rank]);
        a[rank..rows].fill(0.0);
        self.h.q(a);
        for i in 0..rows {
            c[i] = g[i] - if massless.contains(&i) { 0.0 } else { a[i] };
        }
        self.h.q_transposed(c);
        let kept = self.inertia.rank();
        for k in 0..kept {
            a[k] = c[rank + self.inertia.order[k]];
        }
        self.inertia.r_inverse_transposed(a);
        self.inertia.r_inverse(a);
        c[..rows].fill(0.0);
        c[..rank].copy_from_slice(&y[..rank]);
        for k in 0..kept {
            c[rank + self.inertia.order[k]] = a[k];
        }
        a[..rows].copy_from_slice(&c[..rows]);
        self.h.q(a);
        for i in 0..rows {
            c[i] = -g[i] + if massless.contains(&i) { 0.0 } else { a[i] };
        }
        self.h.q_transposed(c);
        y[..rank].copy_from_slice(&c[..rank]);
    }

    /// λ = D μ from y = R₁ Πᵀμ.
    fn multipliers(&mut self, lambda: &mut [f64]) {
        let y = &mut self.work.y;
        if self.h.rank() == self.m {
            self.h.r_inverse(y);
        } else {
            self.complete.r_inverse_transposed(y);
            y[self.h.rank()..self.m].fill(0.0);
            self.complete.q(y);
        }
        for (y, &row) in y.iter().zip(&self.h.order[..self.m]) {
            lambda[row] = y * self.row_scale[row];
        }
    }

    /// α = L⁻ᵀa, without its part along free directions.
    fn from_metric(&mut self, alpha: &mut [f64]) {
        let c = &mut self.work.c[..self.n];
        c.copy_from_slice(&self.work.a[..self.n]);
        backward(&self.mass.l, self.n, &self.mass.inverse_diagonal, c);
        for (&c, &variable) in c.iter().zip(&self.mass.order) {
            alpha[variable] = c;
        }
        remove_components(&self.free_alpha[..self.free * self.n], self.n, alpha);
    }

    fn judge(&mut self, residual: f64, b: &[f64]) -> StepStatus {
        if self.h.rank() == self.m {
            return self.status;
        }
        let largest_b = b
            .iter()
            .zip(&self.row_scale)
            .fold(0.0, |m: f64, (b, d)| m.max((b * d).abs()));
        let a = &self.work.a[..self.extended];
        self.inconsistency = residual / (largest_b + dot(a, a).sqrt()).max(f64::MIN_POSITIVE);
        let allowed =
            self.tolerance.consistency * (largest_b + dot(a, a).sqrt()) + self.tolerance.floor;
        if residual > allowed {
            StepStatus::Inconsistent
        } else {
            self.status
        }
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
        &self.h.order[self.h.rank()..self.m]
    }

    /// Smallest pivot kept over the largest dropped one, or over the threshold if none was dropped.
    pub fn gap(&self) -> f64 {
        let Pivots {
            first,
            last,
            dropped,
            ..
        } = self.h.pivots;
        let floor = if dropped > 0.0 {
            dropped
        } else {
            self.tolerance.rank * first
        };
        if floor > 0.0 {
            last / floor
        } else {
            f64::INFINITY
        }
    }

    /// By how much dependent rows contradicted each other in the last solution, relative to the accelerations.
    pub fn inconsistency(&self) -> f64 {
        self.inconsistency
    }
}

impl Orthogonal {
    /// As `factor`, with columns of at most unit length and the threshold relative to 1.
    fn factor_against_one(&mut self, tolerance: f64) {
        let longest = self
            .h
            .chunks_exact(self.rows.max(1))
            .take(self.columns)
            .fold(0.0, |m: f64, column| m.max(largest(column)));
        let relative = if longest > 0.0 {
            (tolerance / longest).min(1.0)
        } else {
            tolerance
        };
        self.factor(relative, usize::MAX, true);
        if longest <= tolerance {
            self.pivots.rank = 0;
        }
    }
}

/// Gram–Schmidt, twice, on the vectors of length n stored one after another.
fn orthonormalize(vectors: &mut [f64], n: usize) {
    for j in 0..vectors.len() / n.max(1) {
        let (done, rest) = vectors.split_at_mut(j * n);
        let v = &mut rest[..n];
        for _ in 0..2 {
            remove_components(done, n, v);
            let scale = dot(v, v).sqrt().recip();
            v.iter_mut().for_each(|x| *x *= scale);
        }
    }
}

/// x ← (I − V Vᵀ) x for orthonormal V.
fn remove_components(vectors: &[f64], n: usize, x: &mut [f64]) {
    for v in vectors.chunks_exact(n.max(1)) {
        axpy(-dot(v, x), v, x);
    }
}
