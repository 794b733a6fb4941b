//! Orthonormalized rows [O prop. 3.1 (iv)]: Â = T A, Â Â* = I, and b̂ = T b with them.
//!
//! ```text
//! hᵢ ← hᵢ − Σ_{k<i} ĥₖ ĥₖ*hᵢ, twice, bᵢ likewise; dropped if ‖hᵢ‖ falls below tolerance                             (1)
//! X = I − Ĥ*Ĥ                                                                                                       (2)
//! M > 0:  a = g + Ĥ*(b̂ − Ĥ g)                                     Udwadia–Kalaba [O eq. 4.9] with Ĥ⁺ = Ĥ*          (3)
//! M ≥ 0:  [X J; Ĥ] a = [X g; b̂]                                                                                    (4)
//! ```
//!
//! Works on rows in the mass metric (H of `prepared.rs`). Cost 4 n m r.

use faer::{Col, Mat};

use crate::answer::Raw;
use crate::dense::{Zero, least_squares, stack};
use crate::determinacy::Settled;
use crate::driver::{Route, route_is_method};
use crate::error::EnforceError;
use crate::field::Field;
use crate::kernel::complement;
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// The method of orthonormalized rows; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct Orthonormal;

route_is_method!(Orthonormal);

impl<T: Field> Route<T> for Orthonormal {
    fn method(&self) -> MethodName {
        MethodName::Orthonormal
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let prepared = &settled.prepared;
        let threshold = settled.rows.qr.threshold;
        let (rows, b) = orthonormal_rows(&prepared.h, &prepared.b, threshold);
        let g = &prepared.force;
        let a = if prepared.metric.singular() {
            let x = complement(rows.adjoint().to_owned().as_ref(), rows.as_ref());
            let xj = Mat::from_fn(x.nrows(), x.ncols(), |i, j| {
                if prepared.metric.massless.get(j) == Some(&true) { T::ZERO } else { x[(i, j)] }
            });
            let right = stack((&x * g).as_mat(), b.as_mat());
            let zero = Zero::Rank(xj.ncols() - settled.rows.free());
            least_squares(stack(xj.as_ref(), rows.as_ref()).as_ref(), right.as_ref(), zero).col(0).to_owned()
        } else {
            g + rows.adjoint() * (&b - &rows * g)
        };
        let n = prepared.problem.n;
        let alpha = prepared.alpha(&a);
        Ok(Raw { alpha: Col::from_fn(a.nrows(), |i| if i < n { alpha[i] } else { a[i] }), levels: None })
    }
}

/// (1): orthonormal rows Ĥ with the span of H, and b̂.
pub fn orthonormal_rows<T: Field>(h: &Mat<T>, b: &Col<T>, threshold: f64) -> (Mat<T>, Col<T>) {
    let mut kept: Vec<(Col<T>, T)> = Vec::new();
    for i in 0..h.nrows() {
        let mut row = h.row(i).adjoint().to_owned();
        let mut value = b[i];
        for _ in 0..2 {
            for (done, its_value) in &kept {
                let share = done.adjoint() * &row;
                row -= done * faer::Scale(share);
                value -= share.conjugate() * *its_value;
            }
        }
        let length = row.norm_l2();
        if length > threshold {
            let scale = length.recip();
            kept.push((row * faer::Scale(T::of(scale)), value.scaled(scale)));
        }
    }
    let rows = Mat::from_fn(kept.len(), h.ncols(), |i, j| kept[i].0[j].conjugate());
    (rows, Col::from_fn(kept.len(), |i| kept[i].1))
}
