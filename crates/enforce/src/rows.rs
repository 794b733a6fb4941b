//! The row space of the first rows of H: everything that multipliers and determinacy need, from one pivoted QR.
//!
//! ```text
//! H* Π = [Q₁ Q₂][R₁; 0],  a = Q₁ y + Q₂ z,  R₁* y = Π* b (least squares)                                            (1)
//! M > 0:   z = Q₂* g,  R₁ Π*μ = y − Q₁* g                                                                           (2)
//! M ≥ 0:   F*F z = Q₂*(g − J Q₁ y),  F = J Q₂;  R₁ Π*μ = Q₁*(J a − g)                                               (3)
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

/// What a singular M needs on top.
#[derive(Clone, Debug)]
struct Inertia<T: Field> {
    kernel: Mat<T>,
    f: PivotedQr<T>,
}

impl<T: Field> RowSpace<T> {
    /// Factors the first `rows` rows; `zero` decides the rank.
    pub fn new(prepared: &Prepared<'_, T>, rows: usize, zero: Zero, tolerance: &Tolerance) -> Self {
        let h = prepared.h.get(..rows, ..);
        let qr = PivotedQr::new(h.adjoint().to_owned().as_ref(), zero);
        let range = qr.range();
        let free_a = free_directions(prepared, rows, tolerance);
        let inertia = prepared.metric.singular().then(|| Inertia::new(prepared, &qr, tolerance));
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
    pub fn accelerate(&self, prepared: &Prepared<'_, T>, g: &Col<T>, b: &Col<T>) -> Col<T> {
        let y = self.qr.solve_adjoint_range(b.as_mat());
        let satisfied = (&self.range * y).col(0).to_owned();
        let Some(inertia) = &self.inertia else {
            let along_rows = &self.range * (self.range.adjoint() * g);
            return satisfied + g - along_rows;
        };
        let rest = g - prepared.mass_times(&satisfied);
        let z = inertia.f.solve_normal(&(inertia.kernel.adjoint() * rest));
        satisfied + &inertia.kernel * z
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
    fn new(prepared: &Prepared<'_, T>, qr: &PivotedQr<T>, tolerance: &Tolerance) -> Self {
        let kernel = qr.left_kernel();
        let mut f = kernel.clone();
        for mut column in f.col_iter_mut() {
            prepared.metric.project_mass(column.as_mut());
        }
        Self { f: PivotedQr::new(f.as_ref(), Zero::Below(tolerance.rank)), kernel }
    }
}

impl<T: Field> PivotedQr<T> {
    /// A solution z of X*X z = c, c in im X*.
    fn solve_normal(&self, c: &Col<T>) -> Col<T> {
        let r = self.rank;
        let mut places = Mat::from_fn(r, 1, |i, _| c[self.order[i]]);
        let square = self.r().get(.., ..r);
        square.adjoint().solve_lower_triangular_in_place(places.as_mut());
        square.solve_upper_triangular_in_place(places.as_mut());
        let mut z = Col::zeros(self.order.len());
        for k in 0..r {
            z[self.order[k]] = places[(k, 0)];
        }
        z
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
