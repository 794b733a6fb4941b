//! Motion over time: the model as a system to integrate, with its results.
//!
//! `Motion` is an `integrate::System`: its rate is (slots up by one, α), its projection gives quaternions unit length and
//! moves y onto the constraints, and its last component, out of error control, is the work W. Steps end where formulas of time
//! change, which bounds of `expr`'s `Program::enclose` tell ahead. Near a pose where branches of the motion cross, the state that
//! answers for a trial state comes from `passage::Branch`; that allocates, which no other part of the inner loop does.
//!
//! | file | content |
//! |---|---|
//! | `simulation.rs` | a simulation under way: held, saved, gone on with |
//! | `summary.rs` | what is said of one in the end |
//! | `motion.rs` | `Motion`, the model as an `integrate::System` |
//! | `semi_explicit.rs` | it as implicit methods solve it where variables of order 0 are in it |
//! | `jacobian.rs`, `pencil.rs`, `slopes.rs` | exact derivatives of its rates, dense and sparse |
//! | `second_order.rs` | it as a system of second order, for long motions |
//! | `detail.rs` | how far a sample is computed |
//! | `recorder.rs` | samples, moved onto the constraints; residuals, the balance of energy |
//! | `changes.rs` | when formulas of time change, ahead of the steps |
//! | `asking.rs`, `switches.rs` | what formulas ask for as the state moves; where they switch |
//! | `stiff.rs` | what there is to say of stiffness and of implicit steps |
//! | `sizes.rs` | the sizes that errors are relative to |

mod asking;
mod changes;
mod detail;
mod jacobian;
mod jumps;
mod motion;
mod pencil;
mod recorder;
mod second_order;
mod semi_explicit;
mod simulation;
mod sizes;
mod slopes;
mod stiff;
mod summary;
mod switches;
mod tolerances;

pub use dalembert_answers::samples::{Reads, Samples};
pub use simulation::{Refused, Simulation, Watch};

use dalembert_answers::least_norm::LeastNorm;
use dalembert_answers::result::RunResult;
use dalembert_dynamics::formulation::Formulation;
use dalembert_integrate::IntegratorName;
use dalembert_model::model::Model;
use dalembert_model::state::State;

/// Singular poses that are listed.
const LISTED: usize = dalembert_answers::words::LISTED;

/// How to simulate.
#[derive(Clone, Debug)]
pub struct SimulationOptions {
    /// End time, s.
    pub until: f64,
    /// Output interval, s.
    pub every: f64,
    /// Tolerance, relative to the sizes of the motion.
    pub tolerance: f64,
    /// Whether `until` is a bound alone: what prescribed motions come to by then says nothing of their size.
    pub open_end: bool,
    /// Constraint method.
    pub method: Formulation,
    /// Which of many multipliers are given.
    pub norm: LeastNorm,
    /// Integrator.
    pub integrator: IntegratorName,
    /// Baumgarte coefficients instead of projection.
    pub baumgarte: Option<(f64, f64)>,
    /// Largest number of steps.
    pub max_steps: Option<u64>,
    /// Longest step, s.
    pub max_step: Option<f64>,
    /// Length of all steps, s.
    pub step: Option<f64>,
    /// Spectral radius of `generalized-alpha`, from 0 to 1.
    pub spectral_radius: Option<f64>,
}

/// Called after each step with the time reached; `false` interrupts.
pub type Progress<'a> = &'a mut dyn FnMut(f64) -> bool;

/// Simulates from an assembled state, with all samples in the result. What happens on the way is in its
/// [`stop_reason`](dalembert_answers::result::RunSummary::stop_reason).
///
/// # Errors
/// As [`Simulation::new`].
pub fn simulate(
    model: &Model,
    start: &State,
    options: &SimulationOptions,
    progress: Progress<'_>,
) -> Result<RunResult, Refused> {
    let mut simulation = Simulation::new(model, start, options)?;
    let mut all = RunResult::default();
    let gone = simulation.go(progress, &mut all);
    let run = simulation.finish(gone, &mut all);
    Ok(RunResult { summary: run.summary, ..all })
}
