//! Operational space: the compliance Ω of the nodes to forces on them \[J2\].
//!
//! ```text
//! Ω = ψ*H*D⁻¹H ψ = φ*H* 𝓜⁻¹ H φ                                                                                     (1)
//! Υ(k) = ψ*(℘(k), k) Υ(℘(k)) ψ(℘(k), k) + H*(k) D⁻¹(k) H(k)      base to tip                                        (2)
//! Ω(k, k) = Υ(k)                                                                                                    (3)
//! Ω(i, k) = Υ(i) ψ(i, k)                     for i = k or an ancestor of k                                          (4)
//! Ω(i, k) = ψ*(c, i) Υ(c) ψ(c, k)            c the closest common ancestor; 0 for nodes of different trees          (5)
//! Λ⁻¹ = J 𝓜⁻¹ J* = B*Ω B,   J = B*φ*H*       for the velocities B*V of frames                                       (6)
//! ```
//!
//! | symbol | here | shape | meaning |
//! |---|---|---|---|
//! | Ω | [`Omega`] | N×N | accelerations of the nodes per force on them, joints free |
//! | Υ | `upsilon()` | N×N | its diagonal blocks |
//! | B(k) | [`NodeVelocity::map`] | m_k×f | velocity B(k)*V(k) of a frame on node k |
//! | Λ | [`Omega::operational_inertia`] | | inertia felt at the frames |
//!
//! Cost: (2) one congruence per node; (5) the weights on the paths from c to i and to k, so that A 𝓜⁻¹ A* of loop
//! constraints takes O(n) per pair of frames.

use faer::{Col, Mat};

use super::riccati::definite_factor;
use super::{BlockDiagonal, Operator, Riccati, SkoError, Transform};

/// Ω, symmetric.
#[derive(Clone, Debug)]
pub struct Omega<'a> {
    riccati: &'a Riccati<'a>,
    upsilon: BlockDiagonal,
}

/// A velocity B*V(k) of interest: of a frame, or some components of it.
#[derive(Clone, Debug)]
pub struct NodeVelocity {
    /// The node k.
    pub node: usize,
    /// B(k), m_k×f. For a frame of a rigid body it is φ(k, frame).
    pub map: Mat<f64>,
}

impl NodeVelocity {
    /// All of V(k).
    pub fn of_node(node: usize, dimension: usize) -> Self {
        Self { node, map: Mat::identity(dimension, dimension) }
    }

    /// The velocity of a frame that is carried by a transform.
    pub fn of_frame(node: usize, frame: &Transform) -> Self {
        Self { node, map: frame.to_dense() }
    }
}

impl<'a> Riccati<'a> {
    /// (2): the sweep from the base.
    pub fn omega(&'a self) -> Omega<'a> {
        let (forest, h) = (self.model().forest(), self.model().h());
        let mut upsilon: Vec<Mat<f64>> = vec![Mat::new(); self.model().nodes()];
        for k in forest.base_to_tip() {
            let mut block = h.block(k).transpose() * self.d_inverse().block(k) * h.block(k);
            if let (Some(p), Some(weight)) = (forest.parent(k), self.weights().weight(k)) {
                let psi = weight.to_dense();
                block += psi.transpose() * &upsilon[p] * &psi;
            }
            upsilon[k] = block;
        }
        Omega { riccati: self, upsilon: BlockDiagonal::new(upsilon) }
    }
}

impl Omega<'_> {
    /// (3): Υ.
    pub fn upsilon(&self) -> &BlockDiagonal {
        &self.upsilon
    }

    /// (3)–(5): the block Ω(i, k), m_i×m_k.
    pub fn block(&self, i: usize, k: usize) -> Mat<f64> {
        let one = |k: usize| NodeVelocity::of_node(k, self.upsilon.block(k).nrows());
        self.between(&one(i), &one(k))
    }

    /// B*(i) Ω(i, k) B(k).
    fn between(&self, i: &NodeVelocity, k: &NodeVelocity) -> Mat<f64> {
        match self.riccati.model().forest().closest_common_ancestor(i.node, k.node) {
            Some(c) => self.carried(c, i).transpose() * self.upsilon.block(c) * self.carried(c, k),
            None => Mat::zeros(i.map.ncols(), k.map.ncols()),
        }
    }

    /// ψ(c, k) B(k) for c = k or an ancestor of k.
    fn carried(&self, c: usize, k: &NodeVelocity) -> Mat<f64> {
        let weights = self.riccati.weights();
        let mut carried = k.map.clone();
        let mut at = k.node;
        while at != c {
            let (Some(p), Some(weight)) = (weights.forest().parent(at), weights.weight(at)) else { break };
            carried = weight.to_dense() * carried;
            at = p;
        }
        carried
    }

    /// (6): Λ⁻¹ of several velocities together, Σf × Σf.
    ///
    /// # Errors
    /// [`SkoError::UnknownNode`], [`SkoError::Shape`].
    pub fn operational_compliance(&self, velocities: &[NodeVelocity]) -> Result<Mat<f64>, SkoError> {
        for velocity in velocities {
            self.check(velocity)?;
        }
        let starts = BlockDiagonal::new(velocities.iter().map(|velocity| velocity.map.clone()).collect());
        let size = starts.shape().1;
        let mut compliance = Mat::zeros(size, size);
        for (i, of) in velocities.iter().enumerate() {
            for (k, by) in velocities.iter().enumerate() {
                let (rows, columns) = (starts.column_range(i), starts.column_range(k));
                let block = self.between(of, by);
                compliance.submatrix_mut(rows.start, columns.start, rows.len(), columns.len()).copy_from(block);
            }
        }
        Ok(compliance)
    }

    /// (6): Λ, the inertia felt when the velocities are pushed together.
    ///
    /// # Errors
    /// As [`Omega::operational_compliance`]; [`SkoError::Undetermined`] at the node of the first velocity that cannot be
    /// chosen freely.
    pub fn operational_inertia(&self, velocities: &[NodeVelocity]) -> Result<Mat<f64>, SkoError> {
        let compliance = self.operational_compliance(velocities)?;
        let owner = |row: usize| {
            let mut rest = row;
            for velocity in velocities {
                match rest.checked_sub(velocity.map.ncols()) {
                    Some(left) => rest = left,
                    None => return SkoError::Undetermined { node: velocity.node, coordinate: rest },
                }
            }
            SkoError::Undetermined { node: 0, coordinate: row }
        };
        let factor = definite_factor(&compliance, &compliance).map_err(owner)?;
        Ok(factor.inverse())
    }

    fn check(&self, velocity: &NodeVelocity) -> Result<(), SkoError> {
        let nodes = self.riccati.model().nodes();
        if velocity.node >= nodes {
            return Err(SkoError::UnknownNode { node: velocity.node, nodes });
        }
        let (rows, columns) = (self.upsilon.block(velocity.node).nrows(), velocity.map.ncols());
        if velocity.map.nrows() == rows {
            return Ok(());
        }
        let found = (velocity.map.nrows(), columns);
        Err(SkoError::Shape { what: "map B", node: velocity.node, expected: (rows, columns), found })
    }
}

impl Operator for Omega<'_> {
    fn shape(&self) -> (usize, usize) {
        self.upsilon.shape()
    }

    /// (1) by two sweeps.
    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        let (h, psi) = (self.riccati.model().h(), self.riccati.psi());
        let nu = self.riccati.solve_d(&h.apply(&psi.apply(x)));
        psi.apply_transpose(&h.apply_transpose(&nu))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        self.apply(y)
    }
}
