//! Innovations factorization of the mass matrix, its inverse, and forward dynamics [J eq. 1, J2].
//!
//! ```text
//! 𝓜 = [I + H φ K] D [I + H φ K]*                                                                                    (1)
//! [I + H φ K]⁻¹ = I − H ψ K                                                                                         (2)
//! 𝓜⁻¹ = [I − H ψ K]* D⁻¹ [I − H ψ K]                                                                                (3)
//! ε = 𝒯 − H ψ(K 𝒯 + P 𝔞 + 𝔟)                       tip to base: innovations                                         (4)
//! ν = D⁻¹ ε                                                                                                         (5)
//! θ̈ = [I − H ψ K]* ν − K*ψ*𝔞 = ν − K*ψ*(H*ν + 𝔞)   base to tip                                                       (6)
//! ```
//!
//! (1) has square, triangular factors (in a canonical numbering), which the factors of Newton and Euler are not. (4)–(6) are
//! the articulated-body algorithm; 𝓜 and 𝓒 are not formed.
//! Cost: two sweeps.

use faer::Col;

use super::{Bias, Operator, Riccati};

impl Riccati<'_> {
    /// (1): the factor I + H φ K.
    pub fn innovations_factor(&self) -> InnovationsFactor<'_> {
        InnovationsFactor(self)
    }

    /// (2): its inverse, I − H ψ K.
    pub fn inverse_innovations_factor(&self) -> InverseInnovationsFactor<'_> {
        InverseInnovationsFactor(self)
    }

    /// (3): 𝓜⁻¹.
    pub fn inverse_mass_matrix(&self) -> InverseMassMatrix<'_> {
        InverseMassMatrix(self)
    }

    /// (4)–(6): θ̈ for joint forces 𝒯, without the mass matrix.
    pub fn forward_dynamics(&self, tau: &Col<f64>, bias: &Bias) -> Col<f64> {
        let (h, k, psi) = (self.model().h(), self.k(), self.psi());
        let epsilon = tau - h.apply(&psi.apply(&(k.apply(tau) + self.p().apply(&bias.a) + &bias.b)));
        let nu = self.solve_d(&epsilon);
        &nu - k.apply_transpose(&psi.apply_transpose(&(h.apply_transpose(&nu) + &bias.a)))
    }
}

/// I + H φ K.
#[derive(Clone, Copy, Debug)]
pub struct InnovationsFactor<'a>(&'a Riccati<'a>);

/// I − H ψ K.
#[derive(Clone, Copy, Debug)]
pub struct InverseInnovationsFactor<'a>(&'a Riccati<'a>);

/// 𝓜⁻¹, symmetric.
#[derive(Clone, Copy, Debug)]
pub struct InverseMassMatrix<'a>(&'a Riccati<'a>);

impl Operator for InnovationsFactor<'_> {
    fn shape(&self) -> (usize, usize) {
        self.0.d().shape()
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        let (h, phi) = (self.0.model().h(), self.0.model().phi());
        x + h.apply(&phi.apply(&self.0.k().apply(x)))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        let (h, phi) = (self.0.model().h(), self.0.model().phi());
        y + self.0.k().apply_transpose(&phi.apply_transpose(&h.apply_transpose(y)))
    }
}

impl Operator for InverseInnovationsFactor<'_> {
    fn shape(&self) -> (usize, usize) {
        self.0.d().shape()
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        x - self.0.model().h().apply(&self.0.psi().apply(&self.0.k().apply(x)))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        let h = self.0.model().h();
        y - self.0.k().apply_transpose(&self.0.psi().apply_transpose(&h.apply_transpose(y)))
    }
}

impl Operator for InverseMassMatrix<'_> {
    fn shape(&self) -> (usize, usize) {
        self.0.d().shape()
    }

    fn apply(&self, x: &Col<f64>) -> Col<f64> {
        let factor = self.0.inverse_innovations_factor();
        factor.apply_transpose(&self.0.solve_d(&factor.apply(x)))
    }

    fn apply_transpose(&self, y: &Col<f64>) -> Col<f64> {
        self.apply(y)
    }
}
