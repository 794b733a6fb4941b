//! The mass matrix as a product along the tree.
//!
//! ```text
//! 𝓜 = U D U*,   U = I + HφK,   U_ij = S_i · G_j where velocity i is above j, else 0          \[J2\]
//! ```
//! U is unit triangular with the sparsity of the tree (the LTL factorization of Featherstone 2005), D > 0 diagonal: the
//! pivots of the articulated sweep, so that no fill-in and no square root occurs. Cost of the factor and of a solve:
//! O(n·depth).

use dalembert_scalar::Scalar;

use super::aba::check_pivots;
use super::common::{column, dot6, rows};
use super::minverse::articulate;
use super::{Massless, Tree, Workspace};

/// U and D; made once for a tree.
#[derive(Clone, Debug)]
pub struct Factor<T> {
    /// U, nv × nv, column by column: column j has entries at j (one) and at velocities above j.
    pub unit: Vec<T>,
    /// D
    pub pivots: Vec<T>,
    above: Vec<u32>,
}

impl<T: Scalar> Factor<T> {
    /// Memory for the factor of a mass matrix of `tree`.
    pub fn new(tree: &Tree) -> Self {
        let (n, o) = (tree.nv(), T::constant(0.0));
        Self { unit: vec![o; n * n], pivots: vec![o; n], above: tree.freedoms.iter().map(|f| f.above).collect() }
    }

    /// b ← 𝓜⁻¹ b
    pub fn solve(&self, b: &mut [T]) {
        let n = self.pivots.len();
        assert_eq!(b.len(), n, "number of velocities");
        for j in (0..n).rev() {
            for i in self.path(j) {
                b[i] = b[i] - self.unit[j * n + i] * b[j];
            }
        }
        for (b, d) in b.iter_mut().zip(&self.pivots) {
            *b = *b / *d;
        }
        for j in 0..n {
            for i in self.path(j) {
                b[j] = b[j] - self.unit[j * n + i] * b[i];
            }
        }
    }

    /// b ← D^(−½) U⁻¹ b: to the metric of 𝓜, in which squares of accelerations are inertias.
    pub fn to_metric(&self, b: &mut [T]) {
        let n = self.pivots.len();
        assert_eq!(b.len(), n, "number of velocities");
        for j in (0..n).rev() {
            for i in self.path(j) {
                b[i] = b[i] - self.unit[j * n + i] * b[j];
            }
            b[j] = b[j] / self.pivots[j].sqrt();
        }
    }

    /// a ← U⁻* D^(−½) a: accelerations of those in the metric.
    pub fn from_metric(&self, a: &mut [T]) {
        let n = self.pivots.len();
        assert_eq!(a.len(), n, "number of velocities");
        for j in 0..n {
            a[j] = a[j] / self.pivots[j].sqrt();
            for i in self.path(j) {
                a[j] = a[j] - self.unit[j * n + i] * a[i];
            }
        }
    }

    /// The velocities above j, upwards.
    fn path(&self, j: usize) -> impl Iterator<Item = usize> {
        std::iter::successors((self.above[j] as usize).checked_sub(1), |&i| (self.above[i] as usize).checked_sub(1))
    }
}

/// Factorizes 𝓜(q).
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn factor<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], factor: &mut Factor<T>) -> Result<(), Massless> {
    let n = tree.nv();
    tree.check_v(&factor.pivots);
    articulate(tree, ws, q);
    check_pivots(tree, ws, q)?;
    factor.pivots.copy_from_slice(&ws.pivots);
    let subspace = rows(&ws.subspace, n);
    for j in 0..n {
        factor.unit[j * n + j] = T::constant(1.0);
        let mut at = factor.above[j] as usize;
        while at != 0 {
            factor.unit[j * n + at - 1] = dot6(&column(&subspace, at - 1), &ws.gains[j].gain);
            at = factor.above[at - 1] as usize;
        }
    }
    Ok(())
}
