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
//! resolve it with steps that do not lead over the gap of √κ to the other branch. The pose is found ahead by `search`; `branch` leads across it.
//!
//! Where rows leave more open than motions have all along a branch, and hold it by second order (`dynamics::second_order`), the branch is
//! followed in the same coordinates, with what second order says among the conditions.
//!
//! Sources: theory §6; W. C. Rheinboldt, *Differential-algebraic systems as differential equations on manifolds*; A. Müller,
//! higher-order analysis of the tangent cone.
//!
//! | file | content |
//! |---|---|
//! | `search.rs` | the nearest pose where branches cross |
//! | `local_coordinates.rs` | coordinates along a branch that hold there |
//! | `branch.rs` | what is known of a branch on both sides, and the way across |
//! | `prescribed.rs` | coordinates of a branch that drives prescribe |
//! | `fold.rs` | poses where a motion turns back instead |
//! | `forces.rs` | accelerations and multipliers where the rows say little |
//! | `test_function.rs` | when a motion was led over such a pose |
//! | `small_lu.rs` | the factors that it asks |
//! | `sparse_test_function.rs` | poses that a motion of many variables passes, by one sparse factorization a step |
//! | `monitor.rs` | what a run knows of poses ahead and behind |
//! | `start.rs` | single states next to a crossing |

mod branch;
mod fold;
mod forces;
mod local_coordinates;
pub mod monitor;
mod prescribed;
mod search;
mod small_lu;
mod sparse_test_function;
mod start;
mod test_function;
mod tolerances;

pub use branch::{Answer, Branch};
pub use forces::accelerations;
pub use search::{beside, ranks_beside};
pub(crate) use sparse_test_function::SparseTestFunction;
pub use start::next_to_crossing;
pub use test_function::{Leg, Sign, TestFunction, lost_at};
pub use tolerances::start::SAME;

use std::sync::Arc;

use crate::tolerances::crossing::NEAR_MISS;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::displace;
pub use dalembert_dynamics::rows::At;
use dalembert_dynamics::rows::{Rows, hard_rows};
use dalembert_model::class::Prescribes;
use dalembert_model::model::Model;

/// Most variables: an analysis costs some factorizations of dense matrices.
const MAX_VARIABLES: usize = 64;

/// What is known of a pose where branches cross.
#[derive(Default)]
pub struct Crossing {
    /// h(q*) that counts as zero, by row.
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

/// The rows that make branches. Where time enters none of them, a branch is what a mechanism does by itself, and other constraints
/// hold to its coordinates: drives, however they pass, and what is said of velocities and accelerations. Where drives themselves make branches cross,
/// these are curves in poses and time.
#[derive(Default)]
pub struct Scope {
    /// Hard rows on positions.
    rows: Vec<usize>,
    /// The other hard rows.
    others: Arc<[usize]>,
    /// Ranks of the rows and of all hard rows, the largest that were met.
    ranks: (usize, usize),
    /// Whether time is one of the variables.
    timed: bool,
}

impl Scope {
    /// Those of a model, the one of the mechanism by itself first.
    pub fn all(model: &Model) -> Vec<Self> {
        if !is_possible(model) {
            return Vec::new();
        }
        let driven = driving_rows(model);
        let hard: Vec<usize> = hard_rows(model).collect();
        let is_own = |r: &usize| model.rows[*r].depth == 2 && driven.binary_search(r).is_err();
        let (rows, others): (Vec<_>, Vec<_>) = hard.iter().partition(|r| is_own(r));
        let mut scopes = Vec::new();
        if !driven.is_empty() && hard.iter().all(|&r| model.rows[r].depth == 2) {
            scopes.push(Self { rows: hard, others: Arc::default(), ranks: (0, 0), timed: true });
        }
        if !rows.is_empty() {
            scopes.insert(0, Self { rows, others: others.into(), ranks: (0, 0), timed: false });
        }
        scopes
    }

    /// Learns ranks from the last evaluation: those at a state where the rows lose none count.
    pub fn measure(&mut self, equations: &Equations<'_>) {
        let own = Rows::of(equations, self.rows.clone()).rank(equations);
        let whole = Rows::all(equations).rank(equations);
        if whole >= own {
            self.ranks = self.ranks.max((own, whole));
        }
    }

    /// The rank that the other rows add.
    fn added(&self) -> usize {
        self.ranks.1 - self.ranks.0
    }

    /// The rank of the rows, from that of all hard rows on a branch.
    pub fn rank(&self, all: usize) -> usize {
        all.saturating_sub(self.added())
    }

    /// The rank of all hard rows.
    pub fn whole(&self, rank: usize) -> usize {
        rank + self.added()
    }
}

/// Whether crossings of a model are looked for: few variables of second order, and constraints on their positions; others may be on
/// velocities and accelerations.
pub fn is_possible(model: &Model) -> bool {
    model.n() <= MAX_VARIABLES && suits(model)
}

/// The same for any number of variables.
fn suits(model: &Model) -> bool {
    let plain = model.pattern.w.is_empty() && model.pattern.rates.is_empty();
    let moving = model.variables.iter().all(|v| v.velocity_place().is_some());
    let depths = || hard_rows(model).map(|r| model.rows[r].depth);
    plain && moving && depths().any(|d| d == 2) && depths().all(|d| d <= 2)
}

/// Constraints on positions or velocities that depend on time: they drive a mechanism.
pub fn driving_rows(model: &Model) -> Vec<usize> {
    let drives = |r: &usize| model.rows[*r].depth > 0 && model.rows[*r].prescribes == Prescribes::Time;
    (0..model.rows.len()).filter(drives).collect()
}

/// Whether constraints prescribe motions.
pub fn drives(model: &Model) -> bool {
    model.rows.iter().any(|r| r.prescribes.motion())
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
        self.misfit > self.rounding && self.misfit < NEAR_MISS
    }

    /// How far from each other branches stay by (1), rad or m: nothing where they cross.
    pub fn gap(&self) -> f64 {
        if self.is_exact() { 0.0 } else { self.misfit.sqrt() }
    }
}

dalembert_integrate::remember!(Crossing { offset, misfit, rounding, away, extra });
dalembert_integrate::remember!(Scope { rows, others, ranks, timed });
