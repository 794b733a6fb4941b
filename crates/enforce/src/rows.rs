//! The row space of the first rows of H: everything that multipliers and determinacy need, from one pivoted QR.
//!
//! ```text
//! H* Π = [Q₁ Q₂][R₁; 0],  a = Q₁ y + Q₂ z,  R₁* y = Π* b (least squares)                                            (1)
//! M > 0:   z = Q₂* g,  R₁ Π*μ = y − Q₁* g                                                                           (2)
//! M ≥ 0:   variables without inertia are taken out first, as in `step/massless.rs`: H = [H₁ H₀], g = [g₁; g₀],
//!          H₀ Π = [Q₁ Q₂] [R; 0],   H₀*Q₁ν = −g₀,   N = Q₂*H₁,   ĝ = g₁ + H₁*Q₁ν,
//!          a₁ = ĝ + N*μ₂ with N a₁ = Q₂*b by (1), (2),   H₀ a₀ = b − H₁ a₁;   R₁ Π*μ = Q₁*(J a − g) of (1)             (3)
//! ker M ∩ ker A  =  L⁻*[0; ker H₂],  H₂ = the columns of H at massless places                                       (4)
//! left null vectors of H: ker of H* by its pivoted QR                                                               (5)
//! ```

use faer::{Col, Mat};

use crate::dense::{PivotedQr, Zero};
use crate::field::Field;
use crate::prepared::Prepared;
use crate::tolerances::{NOTHING, Tolerance};

/// Factored leading rows of a prepared problem.
#[derive(Clone, Debug)]
pub struct RowSpace<T: Field> {
    /// Pivoted QR of H*.
    pub qr: PivotedQr<T>,
    range: Mat<T>,
    inertia: Option<Inertia<T>>,
    /// Orthonormal basis of ker J ∩ ker H, n'×k.
    pub free_a: Mat<T>,
}

/// (3).
#[derive(Clone, Debug)]
struct Inertia<T: Field> {
    /// Places without inertia, and those with, soft rows included.
    without: Vec<usize>,
    with: Vec<usize>,
    /// Rows from the largest entries in H₀ to the smallest.
    order: Vec<usize>,
    /// H₁, and the QR of H₀.
    h1: Mat<T>,
    h0: PivotedQr<T>,
    /// Q₁, Q₂.
    range: Mat<T>,
    kernel: Mat<T>,
    /// The QR of N*, and what it spans.
    core: PivotedQr<T>,
    core_range: Mat<T>,
}

impl<T: Field> RowSpace<T> {
    /// Factors the first `rows` rows; `zero` decides the rank.
    pub fn new(prepared: &Prepared<'_, T>, rows: usize, zero: Zero, tolerance: &Tolerance) -> Self {
        let h = prepared.h.get(..rows, ..);
        let qr = PivotedQr::new(h.adjoint().to_owned().as_ref(), zero);
        let range = qr.range();
        let free_a = free_directions(prepared, rows, tolerance);
        let inertia = prepared.metric.singular().then(|| Inertia::new(prepared, rows, qr.rank, tolerance));
        Self { qr, range, inertia, free_a }
    }

    /// Rank of the rows.
    pub fn rank(&self) -> usize {
        self.qr.rank
    }

    /// Dimension of ker M ∩ ker A.
    pub fn free(&self) -> usize {
        self.free_a.ncols()
    }

    /// The smallest pivot of what has no inertia.
    pub fn smallest_massless(&self) -> f64 {
        self.inertia.as_ref().map_or(1.0, |inertia| inertia.h0.last)
    }

    /// Whether g has no part along the free directions, up to a share of its terms there.
    pub fn balances(&self, g: &Col<T>, share: f64) -> bool {
        let rounding = NOTHING * g.norm_l2();
        self.free_a.col_iter().all(|direction| {
            let terms = || direction.iter().zip(g.iter()).map(|(n, g)| n.conjugate() * *g);
            let (along, size) = terms().fold((T::ZERO, 0.0), |(sum, size), x| (sum + x, size + x.modulus()));
            along.modulus() <= share * size + rounding
        })
    }

    /// g without what no inertia and no row can balance.
    pub fn balance(&self, g: &Col<T>) -> Col<T> {
        let along = self.free_a.adjoint() * g;
        g - &self.free_a * along
    }

    /// a by (1) with (2) or (3); g must be balanced.
    pub fn accelerate(&self, g: &Col<T>, b: &Col<T>) -> Col<T> {
        if let Some(inertia) = &self.inertia {
            return inertia.accelerate(g, b);
        }
        let y = self.qr.solve_adjoint_range(b.as_mat());
        let along_rows = &self.range * (self.range.adjoint() * g);
        (&self.range * y).col(0).to_owned() + g - along_rows
    }

    /// The least-norm μ with H*μ closest to `reaction` = J a − g.
    pub fn multipliers(&self, reaction: &Col<T>) -> Col<T> {
        let e = self.range.adjoint() * reaction;
        self.qr.solve_range(e.as_mat()).col(0).to_owned()
    }

    /// An orthonormal basis of the left null space of H, m×(m − r).
    pub fn left_null(&self) -> Mat<T> {
        let kernel = self.qr.kernel();
        if kernel.ncols() == 0 { kernel } else { kernel.qr().compute_thin_Q() }
    }
}

impl<T: Field> Inertia<T> {
    fn new(prepared: &Prepared<'_, T>, rows: usize, rank: usize, tolerance: &Tolerance) -> Self {
        let is_without = |k: &usize| prepared.metric.massless.get(*k) == Some(&true);
        let (without, with): (Vec<usize>, Vec<usize>) = (0..prepared.extended()).partition(is_without);
        let entry = |i: usize, k: usize| prepared.h[(i, k)];
        let sizes = (0..rows).map(|i| without.iter().fold(0.0_f64, |most, &k| most.max(entry(i, k).modulus())));
        let sizes: Vec<f64> = sizes.collect();
        let mut order: Vec<usize> = (0..rows).collect();
        order.sort_by(|&i, &j| sizes[j].total_cmp(&sizes[i]));
        let part = |places: &[usize]| Mat::from_fn(rows, places.len(), |i, k| entry(order[i], places[k]));
        let (h1, h0) = (part(&with), PivotedQr::new(part(&without).as_ref(), Zero::Below(tolerance.rank)));
        let (range, kernel) = (h0.range(), h0.left_kernel());
        let n = h1.adjoint() * &kernel;
        let core = PivotedQr::new(n.as_ref(), Zero::Rank(rank.saturating_sub(h0.rank)));
        Self { without, with, order, core_range: core.range(), h1, h0, range, kernel, core }
    }

    fn accelerate(&self, g: &Col<T>, b: &Col<T>) -> Col<T> {
        let b = &Col::from_fn(b.nrows(), |i| b[self.order[i]]);
        let without = Mat::from_fn(self.without.len(), 1, |k, _| -g[self.without[k]]);
        let nu = &self.range * self.h0.solve_adjoint_range(without.as_ref());
        let pull = self.h1.adjoint() * nu;
        let moved = Col::from_fn(self.with.len(), |k| g[self.with[k]] + pull[(k, 0)]);
        let y = self.core.solve_adjoint_range((self.kernel.adjoint() * b).as_mat());
        let along = &self.core_range * (self.core_range.adjoint() * &moved);
        let moved = (&self.core_range * y).col(0).to_owned() + moved - along;
        let still = self.h0.solve((b - &self.h1 * &moved).as_mat());
        let mut a = Col::zeros(g.nrows());
        self.with.iter().enumerate().for_each(|(k, &place)| a[place] = moved[k]);
        self.without.iter().enumerate().for_each(|(k, &place)| a[place] = still[(k, 0)]);
        a
    }
}

/// (4) in metric coordinates.
fn free_directions<T: Field>(prepared: &Prepared<'_, T>, rows: usize, tolerance: &Tolerance) -> Mat<T> {
    let places: Vec<usize> = (0..prepared.problem.n).filter(|&k| prepared.metric.massless[k]).collect();
    let columns = Mat::from_fn(rows, places.len(), |i, k| prepared.h[(i, places[k])]);
    let kernel = PivotedQr::new(columns.as_ref(), Zero::Below(tolerance.rank)).kernel();
    let mut free = Mat::zeros(prepared.extended(), kernel.ncols());
    if kernel.ncols() > 0 {
        let orthonormal = kernel.qr().compute_thin_Q();
        for (k, &place) in places.iter().enumerate() {
            free.row_mut(place).copy_from(&orthonormal.row(k));
        }
    }
    free
}
