//! Systems of second order with constraints: what methods for long motions ask for.

use crate::Failure;

/// A system of second order under constraints, whose positions q may be elements of a group:
///
/// ```text
/// (1) M(t, q) v' = f(t, q, v) + Aᵀλ,   g(t, q) = 0,   A v = β(t, q)
/// (2) f = ∂T/∂q + Q − M' v + ad*_v(M v),   T = ½ vᵀM v
/// ```
///
/// v are n velocities in a frame that moves along with q (left-trivialized): q ⊞ δ moves q by a displacement δ in that frame, and
/// d/dε q ⊞ εv = q'. ∂T/∂q and A are derivatives along such displacements, M' is the rate of M along the motion, Q all other forces. The m rows of
/// A may be dependent. Velocities are components of the state y; positions are others, and what is neither is a result that nothing depends on.
pub trait SecondOrder {
    /// The places of v in y.
    fn velocity_places(&self) -> &[usize];

    /// Places in y of results, which are integrals of their rates.
    fn results(&self) -> &[usize] {
        &[]
    }

    /// What each row of A holds.
    fn rows(&self) -> &[Held];

    /// Moves the positions in y by a displacement: q ⊞ δ = q·cay(δ) where q is an element of a group, with Cayley's map; q + δ elsewhere.
    fn retract(&self, y: &mut [f64], delta: &[f64]);

    /// p ← (dcay⁻¹_δ)* p, with the right-trivialized derivative; nothing where positions are numbers.
    fn carry(&self, _delta: &[f64], _p: &mut [f64]) {}

    /// Adds ad*_v p; nothing where positions are numbers.
    fn bracket(&self, _v: &[f64], _p: &[f64], _out: &mut [f64]) {}

    /// Turns the linear part of velocities or forces x at y into axes that do not turn, or `back`; nothing where positions are numbers.
    fn stand(&self, _y: &[f64], _x: &mut [f64], _back: bool) {}

    /// As [`Self::retract`] with turn and shift apart, the group R³ × SO(3): shifts of δ are in axes that do not turn.
    fn retract_apart(&self, y: &mut [f64], delta: &[f64]) {
        self.retract(y, delta);
    }

    /// As [`Self::carry`], with turn and shift apart.
    fn carry_apart(&self, delta: &[f64], p: &mut [f64]) {
        self.carry(delta, p);
    }

    /// Adds to ∂T/∂q, in the moving frame with velocity v and momentum p, what it is more where turns leave shifts' velocities in axes that
    /// do not turn: −v × p of the linear parts, as a moment.
    fn apart(&self, _v: &[f64], _p: &[f64], _out: &mut [f64]) {}

    /// Looks at a state: the calls below speak of it until the next one.
    ///
    /// # Errors
    /// A [`Failure`] says that the equations have no values here.
    fn evaluate(&mut self, t: f64, y: &[f64]) -> Result<(), Failure>;

    /// Writes f.
    fn force(&mut self, out: &mut [f64]);

    /// Writes the diagonal of M.
    fn inertias(&mut self, out: &mut [f64]);

    /// Writes M x.
    fn momentum(&mut self, x: &[f64], out: &mut [f64]);

    /// Writes d/dε M(t + ε, q ⊞ εx) x at (t, y), exactly; zeros where M is constant, the default.
    ///
    /// # Errors
    /// A [`Failure`] says that there are no derivatives here.
    fn momentum_rate(&mut self, _t: f64, _y: &[f64], _x: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        out.fill(0.0);
        Ok(())
    }

    /// Adds Aᵀλ.
    fn push(&mut self, lambda: &[f64], out: &mut [f64]);

    /// Writes g of the rows that hold positions; what it writes for others has no meaning. What rounding leaves of the numbers in it is to be zero.
    fn gaps(&mut self, out: &mut [f64]);

    /// Writes A v − β of all rows.
    fn drifts(&mut self, out: &mut [f64]);

    /// Writes over zeros d/dε of the components of y along q ⊞ εδ, at ε = 0.
    fn along(&self, y: &[f64], delta: &[f64], dy: &mut [f64]);

    /// H = q̇·∂L/∂q̇ − L at the state last looked at, which forces in no potential and moving constraints alone change; none if it is not known.
    fn energy(&mut self) -> Option<f64> {
        None
    }

    /// The power of forces in no potential, those of constraints that λ tells aside, at the state last looked at.
    fn power(&mut self) -> f64 {
        0.0
    }

    /// The power of Aᵀλ at the state last looked at, where its velocities meet the rows: λᵀβ, of rows that are linear in v.
    fn power_of(&mut self, _lambda: &[f64]) -> f64 {
        0.0
    }

    /// The place in y of the work that was done on H, if that is among the results.
    fn work(&self) -> Option<usize> {
        None
    }

    /// Factors M and A for [`Self::solve`].
    ///
    /// # Errors
    /// A [`Failure`] says that they determine no accelerations.
    fn factor(&mut self) -> Result<(), Failure>;

    /// Solves M x = f + Aᵀμ, A x = b with the M and A last factored, in the least squares where rows depend on each other.
    ///
    /// # Errors
    /// As [`Self::factor`].
    fn solve(&mut self, f: &[f64], b: &[f64], x: &mut [f64], mu: &mut [f64]) -> Result<(), Failure>;
}

/// What a row of A holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A position: g(t, q) = 0, whose rate is A v − β.
    Position,
    /// A velocity alone: A v = β.
    Velocity,
}
