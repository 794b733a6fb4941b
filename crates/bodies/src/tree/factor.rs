//! The mass matrix as a product along the tree.
//!
//! ```text
//! 𝓜 = U D U*,   U = I + HφK,   U_ij = S_i · G_j where velocity i is above j, else 0          \[J2\]
//! u = U⁻¹ b:   u_j = b_j − S_j · z_j,   z_above += z_j + G_j u_j       tips to base                 (1)
//! x = U⁻* u:   x_j = u_j − G_j · a_above,   a_j = a_above + S_j x_j    base to tips                 (2)
//! ```
//! U is unit triangular with the sparsity of the tree (the LTL factorization of Featherstone 2005), D > 0 diagonal: the
//! pivots of the articulated sweep. U is never written out: (1) and (2) are its inverses as sweeps with the S and G of the common
//! frame. Cost of the factor and of each solve: O(n).

use dalembert_scalar::Scalar;

use super::aba::check_pivots;
use super::common::{column, dot6, rows};
use super::minverse::articulate;
use super::{Massless, Tree, Workspace};

/// U and D; made once for a tree.
#[derive(Clone, Debug)]
pub struct Factor<T> {
    /// D
    pub pivots: Vec<T>,
    /// S and G by velocity.
    subspace: Vec<[T; 6]>,
    gains: Vec<[T; 6]>,
    /// z, then a, by velocity.
    carried: Vec<[T; 6]>,
    /// The velocity above + 1, or 0.
    above: Vec<u32>,
}

impl<T: Scalar> Factor<T> {
    /// Memory for the factor of a mass matrix of `tree`.
    pub fn new(tree: &Tree) -> Self {
        let (n, o) = (tree.nv(), T::constant(0.0));
        Self {
            pivots: vec![o; n],
            subspace: vec![[o; 6]; n],
            gains: vec![[o; 6]; n],
            carried: vec![[o; 6]; n],
            above: tree.freedoms.iter().map(|f| f.above).collect(),
        }
    }

    /// b ← 𝓜⁻¹ b
    pub fn solve(&mut self, b: &mut [T]) {
        self.tips_to_base(b);
        for (b, d) in b.iter_mut().zip(&self.pivots) {
            *b = *b / *d;
        }
        self.base_to_tips(b);
    }

    /// b ← D^(−½) U⁻¹ b: to the metric of 𝓜, in which squares of accelerations are inertias.
    pub fn to_metric(&mut self, b: &mut [T]) {
        self.tips_to_base(b);
        self.whiten(b);
    }

    /// a ← U⁻* D^(−½) a: accelerations of those in the metric.
    pub fn from_metric(&mut self, a: &mut [T]) {
        self.whiten(a);
        self.base_to_tips(a);
    }

    fn whiten(&self, x: &mut [T]) {
        for (x, d) in x.iter_mut().zip(&self.pivots) {
            *x = *x / d.sqrt();
        }
    }

    /// (1)
    fn tips_to_base(&mut self, b: &mut [T]) {
        assert_eq!(b.len(), self.pivots.len(), "number of velocities");
        self.carried.fill([T::constant(0.0); 6]);
        for j in (0..b.len()).rev() {
            let z = self.carried[j];
            b[j] = b[j] - dot6(&self.subspace[j], &z);
            if let Some(above) = (self.above[j] as usize).checked_sub(1) {
                let (u, gain) = (b[j], &self.gains[j]);
                let to = &mut self.carried[above];
                for k in 0..6 {
                    to[k] = to[k] + gain[k].mul_add(u, z[k]);
                }
            }
        }
    }

    /// (2)
    fn base_to_tips(&mut self, u: &mut [T]) {
        assert_eq!(u.len(), self.pivots.len(), "number of velocities");
        for j in 0..u.len() {
            let mut a = match (self.above[j] as usize).checked_sub(1) {
                Some(above) => self.carried[above],
                None => [T::constant(0.0); 6],
            };
            u[j] = u[j] - dot6(&self.gains[j], &a);
            for k in 0..6 {
                a[k] = self.subspace[j][k].mul_add(u[j], a[k]);
            }
            self.carried[j] = a;
        }
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
        (factor.subspace[j], factor.gains[j]) = (column(&subspace, j), ws.gains[j].gain);
    }
    Ok(())
}
