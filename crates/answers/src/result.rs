//! What the verbs answer: plain data with names, ready to be written by `io` or shown by an edge.

pub use crate::finding::{Finding, Severity};
use crate::tolerances::TOLD;
use dalembert_scalar::digits::{brief, number};

use crate::least_norm::LeastNorm;
use crate::snapshot::Poses;

/// What a column of a [`RunResult`] holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// A variable (derivative 0).
    Variable,
    /// A derivative of a variable or a quasi-velocity that belongs to the state.
    Rate,
    /// A named output.
    Output,
    /// A constraint force λ, named after its constraint: `reaction.NAME`.
    Reaction,
    /// Residual of a constraint, undifferentiated: `residual.NAME`.
    Residual,
    /// Energy, `energy`, with its parts `energy.kinetic` and `energy.potential`, and the work done since the start on what has it, `energy.work`.
    Energy,
    /// 1 throughout: `undetermined.NAME` says that the column NAME is not determined, so that another norm of multipliers gives other values.
    Mark,
}

/// One column of results: one value per instant.
#[derive(Clone, Debug)]
pub struct Column {
    /// Name as users write it: `theta`, `theta'`, `leg[0].x`, `reaction.contact`, `residual.contact`, `energy`.
    pub name: String,
    /// Unit as the user wrote it, if known.
    pub unit: Option<String>,
    /// What it holds.
    pub kind: ColumnKind,
    /// Values, one per entry of [`RunResult::time`].
    pub values: Vec<f64>,
}

/// A simulation's result.
#[derive(Clone, Debug, Default)]
pub struct RunResult {
    /// Instants, s; strictly increasing.
    pub time: Vec<f64>,
    /// Columns, in the order variables, rates, outputs, reactions, residuals, energy, marks.
    pub columns: Vec<Column>,
    /// Where bodies and named frames are at each instant, if that was asked for.
    pub poses: Option<Poses>,
    /// Counters and checks.
    pub summary: RunSummary,
}

/// Counters and checks of a simulation.
#[derive(Clone, Debug, Default)]
pub struct RunSummary {
    /// Time reached, s.
    pub t_end: f64,
    /// Samples handed over: output instants, and the state reached where the run ended between two of them.
    pub samples: u64,
    /// Accepted steps.
    pub steps: u64,
    /// Rejected steps.
    pub rejected: u64,
    /// Evaluations of the accelerations.
    pub evaluations: u64,
    /// Factorizations of the constrained mass matrix.
    pub factorizations: u64,
    /// Wall-clock seconds; 0 until an edge fills it in (the engine has no clock).
    pub wall_seconds: f64,
    /// Largest residual over the run of constraints at position level (own units).
    pub residual_position: f64,
    /// Largest residual over the run of constraints at velocity level (own units).
    pub residual_velocity: f64,
    /// The same relative to the model's own sizes, free of units: of positions, and of velocities.
    pub relative_residuals: [f64; 2],
    /// Energy, if the model has one.
    pub energy: Option<EnergySummary>,
    /// Variables, rates and outputs at `t_end`, by name, in column order.
    pub final_values: Vec<(String, f64)>,
    /// The largest size of each of these over the output instants: what is rounding beside it, is nothing.
    pub final_sizes: Vec<f64>,
    /// Why the run ended: `"end"`, `"interrupted"` or a sentence that names the part.
    pub stop_reason: String,
    /// The same as a kind.
    pub stop: Stop,
    /// Whether the run reached the time that was asked for.
    pub completed: bool,
    /// Constraint method used, with the reason if `auto` chose it.
    pub method: String,
    /// Integrator used.
    pub integrator: String,
    /// Relative tolerance; none where steps have one length, whose errors nothing controls.
    pub tolerance: Option<f64>,
    /// The length of all steps, if they have one, s.
    pub step: Option<f64>,
    /// Poses that the run passed, or started from, where branches of its motion cross.
    pub singular: Vec<SingularPose>,
    /// Which multipliers are given where they are not determined; any of them if none.
    pub norm: Option<LeastNorm>,
    /// Columns whose values are not determined, by name: reactions, and outputs that depend on them; judged at the start.
    pub undetermined: Vec<String>,
    /// Remarks a user should read.
    pub notes: Vec<String>,
}

impl RunSummary {
    /// What its accuracy is held by: the tolerance, or nothing where steps have one length.
    pub fn accuracy(&self) -> String {
        match (self.tolerance, self.step) {
            (Some(tolerance), _) => format!("tolerance {}", brief(tolerance, 2)),
            (None, Some(step)) => format!("steps of {} s, whose errors are not controlled", number(step)),
            (None, None) => "errors are not controlled".to_owned(),
        }
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stop {
    /// At the time that was asked for.
    End,
    /// Because the caller asked for it.
    Interrupted,
    /// Before, for a reason that the summary gives.
    #[default]
    Early,
}

/// A pose where branches of a motion cross.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SingularPose {
    /// When it was met, s.
    pub t: f64,
    /// Freedoms more than on the branch.
    pub extra: usize,
}

/// Energy over a run: h = q̇·∂L/∂q̇ − L, which is kinetic + potential energy where the kinetic one is a quadratic form of the rates, and
/// W, the work of everything that is not in L: h(t) = h(0) + W(t).
#[derive(Clone, Copy, Debug, Default)]
pub struct EnergySummary {
    /// h at the start, J.
    pub start: f64,
    /// h at the end, J.
    pub end: f64,
    /// W over the run, J.
    pub work: f64,
    /// max |h(t) − h(0) − W(t)| over the output instants, J; infinite where that is no number at one of them, as where a potential has no value.
    pub max_drift: f64,
    /// The most energy that the motion had to do with over the output instants, J: kinetic energy, changes of potential energy and of h, work.
    pub size: f64,
    /// What rounding, and the tolerance of positions, may leave of forces that balance each other, J.
    pub floor: f64,
    /// Whether h is another quantity than kinetic + potential energy.
    pub hamiltonian: bool,
}

impl EnergySummary {
    /// What h is called: `"energy"` where it is kinetic + potential energy, else `"hamiltonian"`.
    pub fn quantity(&self) -> &'static str {
        if self.hamiltonian { "hamiltonian" } else { "energy" }
    }

    /// Whether so much energy is unaccounted for that the motion is not to be trusted; so it is where that is not known.
    pub fn is_off(&self) -> bool {
        // Energies that are numbers may have a sum that is none.
        let kept = |most: f64| most.is_finite() && self.max_drift <= most;
        !self.is_known() || !(kept(self.floor) || kept(crate::tolerances::ASTRAY * self.size))
    }

    /// Whether the balance is a number at all output instants.
    pub fn is_known(&self) -> bool {
        self.max_drift.is_finite()
    }
}

/// How a set of dependent rows is dependent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedundancyKind {
    /// At every pose, by structure.
    Structural,
    /// At every admissible pose that was tried.
    Generic,
    /// Only at this pose.
    PoseOnly,
}

impl RedundancyKind {
    /// The stable word used in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Structural => "structural",
            Self::Generic => "generic",
            Self::PoseOnly => "pose-only",
        }
    }
}

/// A minimal set of dependent constraint rows.
#[derive(Clone, Debug)]
pub struct RedundantGroup {
    /// Names of the rows.
    pub rows: Vec<String>,
    /// Kind of dependence.
    pub kind: RedundancyKind,
    /// Whether the rows agree (otherwise they contradict each other).
    pub consistent: bool,
}

/// What stands before the name of a constraint that positions meet and velocities do not.
pub const RATE_OF: &str = "d/dt ";

/// Outcome of assembly.
#[derive(Clone, Debug, Default)]
pub struct AssemblyReport {
    /// Whether all constraints are met.
    pub converged: bool,
    /// Largest remaining residual (own units).
    pub residual: f64,
    /// The same relative to the model's own sizes, free of units.
    pub relative: f64,
    /// Constraints that cannot be met and by how much, worst first; those of velocities after [`RATE_OF`].
    pub unmet: Vec<(String, f64)>,
    /// Iterations.
    pub iterations: usize,
}

impl AssemblyReport {
    /// What is missed, but for what iterations leave of the others, which says nothing.
    pub fn worst(&self) -> impl Iterator<Item = &(String, f64)> {
        let most = self.unmet.iter().map(|(_, h)| h.abs()).fold(0.0, f64::max);
        self.unmet.iter().filter(move |(_, h)| !(h.abs() < TOLD * most))
    }
}

/// The size of a number, in four digits.
pub fn four_digits(value: f64) -> String {
    dalembert_scalar::digits::brief(value.abs(), 4)
}

/// What the doctor found.
#[derive(Clone, Debug, Default)]
pub struct Diagnosis {
    /// Degrees of freedom at velocity level: variables − rank.
    pub mobility: usize,
    /// Variables (columns).
    pub variables: usize,
    /// Constraint rows that must hold.
    pub rows: usize,
    /// Their rank.
    pub rank: usize,
    /// Names of the soft rows (variance R > 0): they yield and take no freedom away.
    pub soft: Vec<String>,
    /// Ratio of the smallest singular value kept to the largest dropped (or to the tolerance).
    pub gap: f64,
    /// Sets of dependent rows.
    pub redundant: Vec<RedundantGroup>,
    /// Constraint name → whether its force is determined.
    pub reactions: Vec<(String, bool)>,
    /// Those that are not determined, by joint and direction; written constraints without directions.
    pub undetermined_reactions: Vec<Strained>,
    /// Directions without inertia: variables with their weights.
    pub singular_directions: Vec<Vec<(String, f64)>>,
    /// Whether the accelerations are unique.
    pub accelerations_unique: bool,
    /// Variables whose acceleration is not determined.
    pub undetermined: Vec<String>,
    /// Assembly of the start state.
    pub assembly: AssemblyReport,
    /// Motion that constraints prescribe, which is not counted in the mobility.
    pub prescribed: Option<Prescription>,
    /// What was found, causes first.
    pub findings: Vec<Finding>,
    /// What there is to say about bodies and joints, if the model has some and is not too large.
    pub mechanism: Option<MechanismDiagnosis>,
    /// Bodies and joints as a digraph, if the model has some.
    pub graph: Option<BodyGraph>,
    /// The sentences of the findings.
    pub notes: Vec<String>,
}

/// Bodies and joints as a digraph, from the ground on.
#[derive(Clone, Debug, Default)]
pub struct BodyGraph {
    /// The most special class that it belongs to, with all joints: "tree", "rooted directed acyclic graph", ….
    pub class: String,
    /// The spanning tree, body by body.
    pub parents: Vec<ParentBody>,
    /// Joints beyond the tree.
    pub closing: Vec<String>,
    /// The bodies in canonical order: each before its parent, and every subtree together.
    pub numbering: Vec<String>,
}

/// A body's place in the spanning tree.
#[derive(Clone, Debug, Default)]
pub struct ParentBody {
    /// The body.
    pub body: String,
    /// The body that it moves on, or "ground".
    pub parent: String,
    /// The joint between them; none where the body moves freely without a joint that is written.
    pub joint: Option<String>,
}

/// Motion that constraints prescribe by a formula of time or by a rate.
#[derive(Clone, Debug, Default)]
pub struct Prescription {
    /// Freedoms that it takes: mobility and this are the mobility without these constraints.
    pub count: usize,
    /// The constraints.
    pub constraints: Vec<String>,
    /// Joints and variables that move as prescribed, and would be free otherwise.
    pub moving: Vec<String>,
    /// Joints and variables that move beside, in the freedoms that are left.
    pub free: Vec<String>,
}

/// Bodies and joints: what is free, what is held too often.
#[derive(Clone, Debug, Default)]
pub struct MechanismDiagnosis {
    /// Degrees of freedom in poses nearby; `None` if none could be reached.
    pub generic_mobility: Option<usize>,
    /// Whether there are no such poses: no velocity at the pose begins a motion.
    pub isolated: bool,
    /// Grübler's count in space: 6 for each body less what joints and constraints hold.
    pub grubler: i64,
    /// The count in the plane, 3 for each body, where all joints move in parallel planes.
    pub planar: Option<i64>,
    /// A basis of the freedoms.
    pub freedoms: Vec<Freedom>,
    /// Joints that can't move, at the pose and at those near it.
    pub immovable: Vec<String>,
    /// What is held too often.
    pub overconstraints: Vec<Overconstraint>,
    /// The smallest singular value of the rows that counts, against the largest, in units of the mechanism.
    pub smallest_singular_value: Option<f64>,
    /// What is nearly dependent.
    pub near_miss: Option<NearMiss>,
    /// Length that turns were compared with, m.
    pub length: f64,
}

/// One independent freedom.
#[derive(Clone, Debug, Default)]
pub struct Freedom {
    /// The coordinate that leads; no other freedom moves it.
    pub leading: String,
    /// Velocities of all joints that move, the leading one being 1: rad or m for one rad or m.
    pub moving: Vec<(String, f64)>,
    /// The body that turns by itself, if nothing else moves.
    pub passive: Option<String>,
    /// The bodies that turn with it as one.
    pub with: Vec<String>,
}

/// Dependent constraints that hold each other.
#[derive(Clone, Debug)]
pub struct Overconstraint {
    /// How many constraints are too many.
    pub count: usize,
    /// How many of them are so in this pose only.
    pub here_only: usize,
    /// Joints that close the loops concerned.
    pub loops: usize,
    /// The weakest kind of dependence among them.
    pub kind: RedundancyKind,
    /// Whether they agree.
    pub consistent: bool,
    /// The joints of the loops, along the loop.
    pub joints: Vec<String>,
    /// Directions whose reactions are not determined.
    pub strained: Vec<Strained>,
    /// The rows concerned.
    pub rows: Vec<String>,
    /// Written constraints and couplings among them.
    pub constraints: Vec<String>,
    /// Replacements of joints that make all rows independent and leave the mobility as it is.
    pub releases: Vec<Release>,
    /// A joint that holds nothing that others do not hold.
    pub idle: Option<String>,
    /// The joint that it doubles.
    pub twin: Option<String>,
}

/// Directions of a joint.
#[derive(Clone, Debug, Default)]
pub struct Strained {
    /// The joint.
    pub joint: String,
    /// What it holds, in words.
    pub directions: Vec<String>,
    /// Whether it holds nothing else.
    pub all: bool,
}

/// A joint in place of another.
#[derive(Clone, Debug, Default)]
pub struct Release {
    /// The joint.
    pub joint: String,
    /// Its kind.
    pub from: String,
    /// The kind to take.
    pub to: String,
    /// What it then lets go, in words.
    pub frees: Vec<String>,
}

/// A constraint that nearly repeats others.
#[derive(Clone, Debug, Default)]
pub struct NearMiss {
    /// The singular value, the largest being 1.
    pub value: f64,
    /// The joints that are strained where it is zero.
    pub joints: Vec<String>,
    /// The row with the largest share.
    pub row: String,
    /// The joint whose axis is nearly parallel or square to the others', and by how much it misses, rad.
    pub culprit: Option<(String, f64)>,
}

/// A model in a few numbers and names, for reports.
#[derive(Clone, Debug, Default)]
pub struct ModelSummary {
    /// Title or file name.
    pub title: String,
    /// Variables: name, order, unit.
    pub variables: Vec<(String, u32, Option<String>)>,
    /// Parameters: name, value, unit.
    pub parameters: Vec<(String, f64, Option<String>)>,
    /// Constraints: name, equation as text, level.
    pub constraints: Vec<(String, String, usize)>,
    /// Number of module instances, of distinct module definitions, of levels.
    pub modules: (usize, usize, usize),
    /// Number of bodies (without the ground), of joints, of those among them that close loops.
    pub mechanism: (usize, usize, usize),
}

/// Everything about one state.
#[derive(Clone, Debug, Default)]
pub struct Evaluation {
    /// Time, s.
    pub t: f64,
    /// Variables by name.
    pub q: Vec<(String, f64)>,
    /// Their lower derivatives and quasi-velocities by name.
    pub v: Vec<(String, f64)>,
    /// Highest derivatives by name.
    pub accelerations: Vec<(String, f64)>,
    /// Multipliers by row: value, and whether it is determined.
    pub lambda: Vec<(String, f64, bool)>,
    /// Levels with their rows and the rank that each adds.
    pub levels: Vec<LevelSummary>,
    /// Names of the columns of the matrices below.
    pub columns: Vec<String>,
    /// M, row by row; empty where the model has too many columns to write it out (see [`Self::matrices_written`]).
    pub mass: Vec<Vec<f64>>,
    /// f.
    pub force: Vec<f64>,
    /// A, row by row; left out together with M.
    pub rows: Vec<Vec<f64>>,
    /// b.
    pub b: Vec<f64>,
    /// γ = M α − f.
    pub gamma: Vec<f64>,
    /// Whether the accelerations are unique.
    pub accelerations_unique: bool,
    /// Accelerations that are not determined, by name.
    pub undetermined: Vec<String>,
    /// Which multipliers are shown where they are not determined; any of them if none.
    pub norm: Option<LeastNorm>,
    /// A basis of the accelerations that the equations leave open, ker M ∩ ker A: each with one number per column, in the units of the
    /// accelerations, the largest 1.
    pub alpha_directions: Vec<Vec<f64>>,
    /// A basis of the multipliers that the equations leave open, ker Aᵀ over the rows that must hold: each with one number per row, in
    /// the units of the multipliers, the largest 1; nothing for models too large to find it.
    pub lambda_directions: Option<Vec<Vec<f64>>>,
    /// Units of the accelerations, where known.
    pub alpha_units: Vec<Option<String>>,
    /// Units of the multipliers, where known.
    pub lambda_units: Vec<Option<String>>,
    /// Whether the rows agree.
    pub consistent: bool,
    /// Rows that contradict each other, by name.
    pub contradictory: Vec<String>,
    /// Rank of the rows that must hold.
    pub rank: usize,
    /// Names of the soft rows (variance R > 0): they yield and take no freedom away.
    pub soft: Vec<String>,
    /// Their variances, and what is left of these; empty for models too large to find it.
    pub noise: Vec<SoftRow>,
    /// Singular-value gap of the rank decision.
    pub gap: f64,
    /// Kinetic and potential energy, J, where they are known.
    pub energy: Option<(f64, f64)>,
    /// The sizes of what the accelerations are made of: what is rounding beside them, is nothing.
    pub acceleration_sizes: Vec<f64>,
    /// The sizes of what the energies of formulas are made of, J.
    pub energy_sizes: [f64; 2],
    /// Outputs by name.
    pub outputs: Vec<(String, f64)>,
    /// The sizes of what they are made of: what is rounding beside them, is nothing.
    pub output_sizes: Vec<f64>,
    /// Outputs that depend on reactions which are not determined, by name.
    pub undetermined_outputs: Vec<String>,
    /// Remarks a user should read, such as outputs that are no finite numbers.
    pub notes: Vec<String>,
    /// Joints with several coordinates: names of what belongs together in `q`, `v` and `accelerations`.
    pub groups: Vec<JointGroup>,
    /// Where the bodies and their named frames are.
    pub poses: Vec<BodyPose>,
    /// Efforts along each joint velocity that hold the bodies at rest against gravity, by name.
    pub gravity: Vec<(String, f64)>,
    /// Efforts that the bodies need along each joint velocity for the accelerations given with the state, before springs,
    /// dampers, formulas and constraints take their share; by name.
    pub inverse_dynamics: Vec<(String, f64)>,
    /// Wrench that each joint's first body exerts on its second, springs and actuators of the joint included.
    pub reactions: Vec<JointReaction>,
    /// Method used.
    pub method: String,
    /// Assembly of the state.
    pub assembly: AssemblyReport,
}

impl Evaluation {
    /// Whether `mass` and `rows` are there: they are left out of models with very many columns.
    pub fn matrices_written(&self) -> bool {
        self.mass.len() == self.columns.len()
    }
}

/// What a joint transmits, its first body on its second: at and in its frame on the second.
#[derive(Clone, Debug, Default)]
pub struct JointReaction {
    /// The joint.
    pub name: String,
    /// Moment, N m.
    pub moment: [f64; 3],
    /// Force, N.
    pub force: [f64; 3],
    /// Whether each component of the moment is the only one: redundant constraints leave some undetermined, and then they are those
    /// of the multipliers shown.
    pub moment_determined: [bool; 3],
    /// The same for the force.
    pub force_determined: [bool; 3],
}

impl JointReaction {
    /// Whether all of it is the only one.
    pub fn determined(&self) -> bool {
        self.moment_determined.iter().chain(&self.force_determined).all(|&known| known)
    }
}

/// The numbers of a joint that has several.
#[derive(Clone, Debug, Default)]
pub struct JointGroup {
    /// The joint.
    pub name: String,
    /// Names of its coordinates.
    pub q: Vec<String>,
    /// Names of its velocities.
    pub v: Vec<String>,
    /// Names of its accelerations.
    pub accelerations: Vec<String>,
}

/// Where a body or frame is.
#[derive(Clone, Debug, Default)]
pub struct BodyPose {
    /// Body, or `body.frame`.
    pub name: String,
    /// Origin in the ground frame, m.
    pub position: [f64; 3],
    /// Rotation matrix, row by row: columns are the frame's axes in the ground frame.
    pub rotation: [[f64; 3]; 3],
}

/// One level of the hierarchy.
#[derive(Clone, Debug, Default)]
pub struct LevelSummary {
    /// Its number, from 1.
    pub level: usize,
    /// Joints that close loops, where it is the step of a recursion that enforces these.
    pub joints: Vec<String>,
    /// Names of its rows that must hold.
    pub rows: Vec<String>,
    /// Names of its soft rows.
    pub soft: Vec<String>,
    /// Rank that it adds to the levels below.
    pub rank: usize,
    /// Constraint forces of the model up to this level, γᵣ = M αᵣ − f, by column: what its own rows add is the difference to the level
    /// below. Where M is singular a lower level may leave forces in it that nothing balances there. Empty where a level has no answer of its own, next to poses where branches of the motion cross.
    pub gamma: Vec<f64>,
    /// Its operators, if they were asked for.
    pub operators: Option<LevelOperators>,
}

/// Operators of one level, in the units of the model's columns and rows; matrices row by row.
#[derive(Clone, Debug, Default)]
pub struct LevelOperators {
    /// S: the orthogonal projector onto what the rows up to this level leave free, columns × columns.
    pub s: Vec<Vec<f64>>,
    /// G: a {1,4}-inverse of the level's rows on what the levels below leave free, columns × rows.
    pub g: Vec<Vec<f64>>,
    /// P: covariance of the accelerations, and their response to forces, columns × columns; none where M is singular.
    pub p: Option<Vec<Vec<f64>>>,
    /// K: gain of the level's rows, then of its soft rows, columns × both; none where M is singular.
    pub k: Option<Vec<Vec<f64>>>,
}

/// What a soft row's variance becomes.
#[derive(Clone, Debug, Default)]
pub struct SoftRow {
    /// The row.
    pub name: String,
    /// R, as it is given.
    pub variance: f64,
    /// What all other rows and the inertia leave of it: A P Aᵀ ≤ R.
    pub posterior: f64,
}
