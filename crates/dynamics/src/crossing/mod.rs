//! Through poses where branches of a motion cross, such as a parallelogram that lies flat.
//!
//! At such a pose q* a combination n of rows is lost, n*A(q*) = 0. Let ε be the distance to it along the branch that a motion is on,
//! η that across, in the direction of the least singular value of A. Near q* the combination reads
//!
//! ```text
//! ε η = κ                                                                                       (1)
//! ```
//!
//! with a misfit κ of the parts. Numbers in a file are rounded, so that κ is not zero but 10⁻¹⁶, and branches do not cross: the motion
//! η = κ/ε turns off at ε ~ √κ = 10⁻⁸ with accelerations η̈ = 2κ ε̇²/ε³. A misfit of rounding means that they cross: residuals are
//! measured from those at q*, which makes κ = 0. A larger one is a fact of the mechanism, and is left to the integrator, which can
//! resolve it. The pose is found ahead by [`search`]; [`branch`] leads across it.
//!
//! Sources: theory §6; W. C. Rheinboldt, *Differential-algebraic systems as differential equations on manifolds*; A. Müller,
//! higher-order analysis of the tangent cone.

mod branch;
mod chart;
mod compass;
mod forces;
mod search;

pub(crate) use branch::{Answer, Branch};
pub(crate) use compass::{Compass, Leg, lost_at};
pub(crate) use forces::{accelerations, constraint_forces, multipliers};
pub(crate) use search::{beside, ranks_beside};

use faer::Mat;

use crate::equations::Equations;
use crate::model::Model;
use crate::projection::displace;

/// Most variables: an analysis costs some factorizations of dense matrices.
const MOST: usize = 64;
/// Largest κ, relative to rows, that is rounding; and in residuals that rows which contradict each other leave in other poses.
const ROUNDING: (f64, f64) = (2e-12, 8.0);
/// Largest κ whose branches come close.
const CLOSE: f64 = 1e-5;

/// Times after which constraints that depend on time have changed, s.
const LATER: [f64; 8] = [0.01, 0.37, 1.13, 7.9, 31.0, 127.0, 511.0, 4097.0];

/// A time and a state with the values of inputs.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    pub t: f64,
    pub y: &'a [f64],
    pub inputs: &'a [Option<f64>],
}

/// Hard rows at natural size.
struct Rows {
    rows: Vec<usize>,
    scale: Vec<f64>,
}

impl Rows {
    /// At the last evaluation.
    fn new(equations: &Equations<'_>) -> Self {
        let model = equations.model;
        let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| !model.rows[r].soft).collect();
        let length = |r: usize| equations.row(r).map(|e| e.1 * e.1).sum::<f64>().sqrt();
        let size = |r: usize| equations.natural_size(r).max(length(r));
        let scale = rows.iter().map(|&r| if size(r) > 0.0 { size(r).recip() } else { 1.0 }).collect();
        Self { rows, scale }
    }

    /// A at natural size.
    fn matrix(&self, equations: &Equations<'_>) -> Mat<f64> {
        let mut a = Mat::zeros(self.rows.len(), equations.model.n());
        for (i, (&row, s)) in self.rows.iter().zip(&self.scale).enumerate() {
            equations.row(row).for_each(|(c, x)| a[(i, c)] += x * s);
        }
        a
    }

    /// h of a stage of differentiation.
    fn residuals(&self, equations: &Equations<'_>, stage: usize, out: &mut [f64]) {
        for (out, (&r, s)) in out.iter_mut().zip(self.rows.iter().zip(&self.scale)) {
            *out = equations.residual(r, stage) * s;
        }
    }

    /// h of positions.
    fn all_residuals(&self, equations: &Equations<'_>) -> Vec<f64> {
        let mut out = vec![0.0; self.rows.len()];
        self.residuals(equations, 0, &mut out);
        out
    }
}

/// What is known of a pose where branches cross.
pub(crate) struct Crossing {
    /// h(q*) that counts as zero, by hard row.
    pub offset: Vec<f64>,
    /// κ relative to rows.
    misfit: f64,
    /// Largest κ, relative to rows, that is rounding.
    rounding: f64,
    /// Distance of q* from where it was looked for, rad or m.
    pub away: f64,
    /// Freedoms at q* beside those of the branch.
    pub extra: usize,
}

/// Whether crossings of a model are looked for: few variables, and constraints on positions of second order alone.
pub(crate) fn is_possible(model: &Model) -> bool {
    let mut hard = model.rows.iter().filter(|r| !r.soft).peekable();
    let plain = model.pattern.w.is_empty() && model.pattern.rates.is_empty();
    let moving = model.variables.iter().all(|v| v.velocity_place().is_some());
    model.n() <= MOST && plain && moving && hard.peek().is_some() && hard.all(|r| r.depth == 2)
}

/// Constraints on positions or velocities that are others later: they depend on time, and drive a mechanism.
pub(crate) fn driving_rows(equations: &mut Equations<'_>, at: At<'_>) -> Vec<usize> {
    let model = equations.model;
    let mut residuals = |after: f64| -> Vec<f64> {
        equations.evaluate(at.t + after, at.y, at.inputs);
        (0..model.rows.len()).map(|r| equations.residual(r, 0)).collect()
    };
    let now = residuals(0.0);
    let later = LATER.map(&mut residuals);
    let moves = |r: &usize| model.rows[*r].depth > 0 && later.iter().any(|l| l[*r] != now[*r]);
    (0..model.rows.len()).filter(moves).collect()
}

/// The velocities in a state.
pub(crate) fn velocities(model: &Model, y: &[f64]) -> Vec<f64> {
    model.variables.iter().map(|v| v.velocity_place().map_or(0.0, |p| y[p])).collect()
}

/// A state displaced in its positions.
fn moved(equations: &mut Equations<'_>, at: At<'_>, delta: &[f64]) -> Vec<f64> {
    let (mut space, mut y) = (vec![0.0; delta.len()], at.y.to_vec());
    equations.evaluate(at.t, at.y, at.inputs);
    displace(equations.model, equations, 2, delta, &mut space, &mut y);
    y
}

impl Crossing {
    /// Whether branches cross but for rounding.
    pub fn is_exact(&self) -> bool {
        self.misfit <= self.rounding
    }

    /// Whether branches come close and turn away from each other.
    pub fn is_apart(&self) -> bool {
        self.misfit > self.rounding && self.misfit < CLOSE
    }
}
