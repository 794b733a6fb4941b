//! Newton–Euler factorization of the mass matrix, and inverse dynamics [J §7.1].
//!
//! ```text
//! V = 𝓔_φ*V + H*θ̇           =  φ*H*θ̇                                                                  (1)  [J eq. 50, 52]
//! α = 𝓔_φ*α + H*θ̈ + 𝔞       =  φ*(H*θ̈ + 𝔞)                                                            (2)  [J eq. 56, 57]
//! 𝔣 = 𝓔_φ 𝔣 + M α + 𝔟       =  φ(M α + 𝔟)                                                              (3)
//! 𝒯 = H 𝔣                   =  𝓜 θ̈ + 𝓒                                                                (4)  [J eq. 58]
//! 𝓜 = H φ M φ*H*                                                                                      (5)  [J eq. 59]
//! 𝓒 = H φ (M φ*𝔞 + 𝔟)                                                                                 (6)
//! ```
//!
//! | symbol | shape | meaning |
//! |---|---|---|
//! | V, α | N | velocities and accelerations of the nodes |
//! | 𝔣 | N | force that the joint of node k exerts on it, reaction included |
//! | θ̇, θ̈, 𝒯 | 𝒩 | rates, accelerations and forces of the joints |
//! | 𝓜 | 𝒩×𝒩 | mass matrix |
//!
//! φ*H* is an operator S onto the kernel of all joint constraints, so that (5) is 𝓜 = S*MS: `absolute.rs`.
//! Cost: one sweep from base to tip, one from tip to base.

use faer::Col;

use super::{Bias, Operator, SkoModel};

/// What inverse dynamics finds on its way.
#[derive(Clone, Debug)]
pub struct InverseDynamics {
    /// α, N.
    pub alpha: Col<f64>,
    /// 𝔣, N.
    pub force: Col<f64>,
    /// 𝒯, 𝒩.
    pub tau: Col<f64>,
}

impl SkoModel {
    /// (1): V.
    pub fn velocities(&self, rates: &Col<f64>) -> Col<f64> {
        self.phi().apply_transpose(&self.h().apply_transpose(rates))
    }

    /// (2): α.
    pub fn accelerations(&self, theta_dd: &Col<f64>, bias: &Bias) -> Col<f64> {
        self.phi().apply_transpose(&(self.h().apply_transpose(theta_dd) + &bias.a))
    }

    /// (2)–(4): the joint forces for given accelerations.
    pub fn inverse_dynamics(&self, theta_dd: &Col<f64>, bias: &Bias) -> InverseDynamics {
        let alpha = self.accelerations(theta_dd, bias);
        let force = self.phi().apply(&(self.m().apply(&alpha) + &bias.b));
        let tau = self.h().apply(&force);
        InverseDynamics { alpha, force, tau }
    }

    /// (6): 𝓒.
    pub fn coriolis(&self, bias: &Bias) -> Col<f64> {
        self.inverse_dynamics(&Col::zeros(self.coordinates()), bias).tau
    }

    /// (5): 𝓜.
    pub fn mass_matrix(&self) -> MassMatrix<'_> {
        MassMatrix(self)
    }
}

/// 𝓜 = H φ M φ*H*, symmetric, as two sweeps. Its inverse is [`super::Riccati::inverse_mass_matrix`].
#[derive(Clone, Copy, Debug)]
pub struct MassMatrix<'a>(&'a SkoModel);

impl Operator for MassMatrix<'_> {
    fn shape(&self) -> (usize, usize) {
        (self.0.coordinates(), self.0.coordinates())
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        let (phi, h, m) = (self.0.phi(), self.0.h(), self.0.m());
        h.apply(&phi.apply(&m.apply(&phi.apply_transpose(&h.apply_transpose(x)))))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        self.apply(y)
    }
}
