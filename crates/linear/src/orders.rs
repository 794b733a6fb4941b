//! Systems whose coordinates have orders of their own, over the rationals: circuits beside mechanisms.
//!
//! ```text
//! M z = L x + F u,   z_i = d^{o_i}q_i/dt^{o_i},   x = (q, q̇ of those with o_i > 1, q̈ of those with o_i > 2, …)            (1)
//! ```

use num_traits::Zero;

use crate::error::LinearError;
use crate::exact::{Rational, RationalMatrix};

/// (1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RationalOrders {
    /// o, each at least 1: n of them, N in sum.
    pub orders: Vec<usize>,
    /// M, n × n, invertible.
    pub mass: RationalMatrix,
    /// L, n × N.
    pub slopes: RationalMatrix,
    /// F, n × m.
    pub forces: RationalMatrix,
}

impl RationalOrders {
    /// Coordinate and derivative of each state, in the order of (1).
    pub fn states(orders: &[usize]) -> Vec<(usize, usize)> {
        let highest = orders.iter().copied().max().unwrap_or(0);
        let of = |slot: usize| (0..orders.len()).filter(move |&c| slot < orders[c]).map(move |c| (c, slot));
        (0..highest).flat_map(of).collect()
    }

    /// (det(M) A, det(M) B) of first order: polynomials of the entries of M, L and F, and as good as (A, B) for ranks.
    ///
    /// # Errors
    /// [`LinearError::Shape`] if sizes do not fit, [`LinearError::DivisionByZero`] if M is singular.
    pub fn pair(&self) -> Result<(RationalMatrix, RationalMatrix), LinearError> {
        let states = Self::states(&self.orders);
        let factor = self.mass.determinant()?;
        let (slopes, forces) = (self.mass.solve(&self.slopes)?, self.mass.solve(&self.forces)?);
        let is_highest = |&(c, slot): &(usize, usize)| slot + 1 == self.orders[c];
        let a = RationalMatrix::from_fn(states.len(), states.len(), |i, j| match states[i] {
            (c, _) if is_highest(&states[i]) => slopes.at(c, j) * &factor,
            (c, slot) if states[j] == (c, slot + 1) => factor.clone(),
            _ => Rational::zero(),
        });
        let b = RationalMatrix::from_fn(states.len(), self.forces.columns(), |i, j| match states[i] {
            (c, _) if is_highest(&states[i]) => forces.at(c, j) * &factor,
            _ => Rational::zero(),
        });
        Ok((a, b))
    }
}

impl From<RationalSecondOrder> for RationalOrders {
    fn from(system: RationalSecondOrder) -> Self {
        let n = system.mass.rows();
        let (stiffness, damping) = (system.stiffness, system.damping);
        let slopes = RationalMatrix::from_fn(n, 2 * n, |i, j| {
            if j < n { -stiffness.at(i, j).clone() } else { -damping.at(i, j - n).clone() }
        });
        Self { orders: vec![2; n], mass: system.mass, slopes, forces: system.forces }
    }
}

/// M q̈ + D q̇ + S q = F u over the rationals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RationalSecondOrder {
    /// M, n × n, invertible.
    pub mass: RationalMatrix,
    /// D, n × n.
    pub damping: RationalMatrix,
    /// S, n × n.
    pub stiffness: RationalMatrix,
    /// F, n × m.
    pub forces: RationalMatrix,
}

impl RationalSecondOrder {
    /// The system under constraints C q = 0, in the basis of [`RationalMatrix::kernel`].
    ///
    /// # Errors
    /// [`LinearError::Shape`] if sizes do not fit.
    pub fn constrained(&self, constraints: &RationalMatrix) -> Result<Self, LinearError> {
        let basis = constraints.kernel();
        Ok(Self {
            mass: self.mass.congruent(&basis)?,
            damping: self.damping.congruent(&basis)?,
            stiffness: self.stiffness.congruent(&basis)?,
            forces: basis.transposed().times(&self.forces)?,
        })
    }

    /// The columns of a basis made M-orthogonal, without normalization [L alg. 1]: M_r is exactly diagonal.
    ///
    /// # Errors
    /// [`LinearError::Shape`] if the basis does not fit, [`LinearError::DivisionByZero`] if its columns depend on each other.
    pub fn orthogonal(&self, basis: &RationalMatrix) -> Result<RationalMatrix, LinearError> {
        let (n, count) = (basis.rows(), basis.columns());
        let mut columns: Vec<RationalMatrix> = Vec::new();
        for k in 0..count {
            let given = RationalMatrix::from_fn(n, 1, |i, _| basis.at(i, k).clone());
            let mut column = given.clone();
            for other in &columns {
                let moment = other.transposed().times(&self.mass)?;
                let (share, square) = (moment.times(&given)?, moment.times(other)?);
                if square.at(0, 0).is_zero() {
                    return Err(LinearError::DivisionByZero { what: "a basis of dependent columns" });
                }
                let factor = share.at(0, 0) / square.at(0, 0);
                column = RationalMatrix::from_fn(n, 1, |i, _| column.at(i, 0) - &factor * other.at(i, 0));
            }
            columns.push(column);
        }
        Ok(RationalMatrix::from_fn(n, count, |i, k| columns[k].at(i, 0).clone()))
    }

    /// As [`RationalOrders::pair`], states (q, q̇).
    ///
    /// # Errors
    /// [`LinearError::Shape`] if sizes do not fit, [`LinearError::DivisionByZero`] if M is singular.
    pub fn pair(&self) -> Result<(RationalMatrix, RationalMatrix), LinearError> {
        RationalOrders::from(self.clone()).pair()
    }
}
