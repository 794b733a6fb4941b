//! A model as a linear system at one state, and what is to be said of it.
//!
//! ```text
//! δẋ = f + A δx + B δu,   δy = C δx + D δu                                                                                (1)
//! ```
//!
//! with f = ẋ at the point. Complex numbers are (real, imaginary); eigenvalues are in 1/s. Matrices are row by row.

use crate::derivatives::Named;

/// Real and imaginary part.
pub type Complex = (f64, f64);

/// A combination of named states: those that are not named have no share.
pub type Direction = Vec<(String, Complex)>;

/// (1) with its names.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // four answers that do not exclude each other
pub struct LinearModel {
    /// The model's title.
    pub title: String,
    /// Time of the point, s.
    pub t: f64,
    /// Independent coordinates, then velocities, by the user's names.
    pub states: Vec<Named>,
    /// Inputs.
    pub inputs: Vec<Named>,
    /// Outputs.
    pub outputs: Vec<Named>,
    /// Values of the states at the point; of small turns and shifts of free joints 0.
    pub x0: Vec<f64>,
    /// Values of the inputs at the point.
    pub u0: Vec<f64>,
    /// Values of the outputs at the point.
    pub y0: Vec<f64>,
    /// A, states × states.
    pub a: Vec<Vec<f64>>,
    /// B, states × inputs.
    pub b: Vec<Vec<f64>>,
    /// C, outputs × states.
    pub c: Vec<Vec<f64>>,
    /// D, outputs × inputs.
    pub d: Vec<Vec<f64>>,
    /// f of (1), by state.
    pub offset: Vec<f64>,
    /// States whose f is not zero beside the model's own sizes, by number.
    pub moving: Vec<usize>,
    /// Whether none is: the point is one of rest.
    pub equilibrium: bool,
    /// Whether only coordinates move on which nothing depends, at constant rates: (1) holds all along the motion.
    pub steady: bool,
    /// Why it is neither though no velocity changes at this instant.
    pub because: Option<String>,
    /// Inputs that are taken as constant there though the model has formulas of time for them.
    pub constant: Vec<String>,
    /// Whether nothing but inputs depends on time.
    pub autonomous: bool,
    /// Whether all inputs are zero at the point.
    pub unforced: bool,
    /// All coordinates and velocities at the point, those that depend on others included.
    pub point: Vec<(Named, f64)>,
    /// Notes: outputs that were left out, with the reason.
    pub notes: Vec<String>,
}

/// One eigenvalue.
#[derive(Clone, Debug, PartialEq)]
pub struct Mode {
    /// s.
    pub eigenvalue: Complex,
    /// How far rounding alone may have moved it.
    pub uncertainty: f64,
    /// How often it is a root of det(sI − A).
    pub algebraic: usize,
    /// Its independent shapes.
    pub geometric: usize,
    /// The size of its largest Jordan block; none where that is not known.
    pub block: Option<usize>,
    /// |s|, rad/s.
    pub frequency: f64,
    /// −Re s/|s|; none for s = 0.
    pub damping: Option<f64>,
    /// Shares of the states.
    pub shapes: Vec<Direction>,
}

/// What becomes of small disturbances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stability {
    /// They decay.
    Asymptotic,
    /// They stay small.
    #[default]
    Marginal,
    /// No mode lets them grow, but some grow like a power of time: those of a free body in proportion to it.
    Drifting,
    /// They grow exponentially.
    Unstable,
    /// Modes at one instant do not say: equations change with time. A support that shakes can hold a pendulum upright, and let one go that hangs.
    Unknown,
}

impl Stability {
    /// Whether disturbances decay, where that is known.
    pub fn decays(self) -> Option<bool> {
        (self != Self::Unknown).then_some(self == Self::Asymptotic)
    }

    /// In one word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Asymptotic => "asymptotic",
            Self::Marginal => "marginal",
            Self::Drifting => "drifting",
            Self::Unstable => "unstable",
            Self::Unknown => "unknown",
        }
    }
}

/// An invariant zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zero {
    /// s.
    pub value: Complex,
    /// How far rounding alone may have moved it.
    pub uncertainty: f64,
}

/// An eigenvalue that inputs do not reach, or outputs do not see.
#[derive(Clone, Debug, PartialEq)]
pub struct Lost {
    /// s.
    pub eigenvalue: Complex,
    /// Dimensions that are lost there.
    pub algebraic: usize,
    /// Independent directions.
    pub geometric: usize,
    /// Combinations of states that no input moves, or motions that no output shows.
    pub directions: Vec<Direction>,
}

/// How far a system is from one that is not controllable (observable): a pure number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distance {
    /// The least that was found.
    pub value: f64,
    /// What is proved; 0 if nothing is.
    pub at_least: f64,
    /// The s at which it would be lost first.
    pub nearest: Complex,
    /// ω₀ that time is measured by, 1/s.
    pub rate: f64,
    /// How many digits of the value are known, where that is not all of them.
    pub digits: Option<u32>,
}

/// What inputs reach, or outputs see.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reach {
    /// Dimension of what is reached (seen).
    pub dimension: usize,
    /// Whether that is all: controllable (observable).
    pub all: bool,
    /// Whether the rest decays by itself: stabilizable (detectable).
    pub rest_decays: bool,
    /// What is not reached (seen).
    pub lost: Vec<Lost>,
    /// The margin; none without inputs (outputs) or states.
    pub distance: Option<Distance>,
}

/// The fewest inputs or outputs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fewest {
    /// No set with fewer does, whatever it is made of; none where there are too many states to look for any.
    pub bound: Option<usize>,
    /// An eigenvalue that needs so many.
    pub eigenvalue: Complex,
    /// What has to be reached (seen) there.
    pub directions: Vec<Direction>,
    /// Names of what may be chosen.
    pub candidates: Vec<String>,
    /// The smallest sets that do, the one with the largest distance first.
    pub sets: Vec<Vec<String>>,
    /// Their distances, as far as they were computed: to the digits that it takes to put them in order, but for sets that are the inputs (outputs) themselves.
    pub distances: Vec<Option<Distance>>,
    /// Whether all sets of that size were tried.
    pub complete: bool,
}

/// Discs that hold the eigenvalues of a matrix.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Discs {
    /// Centre and radius, by row.
    pub discs: Vec<(f64, f64)>,
    /// Disjoint intervals with the number of eigenvalues in each.
    pub groups: Vec<((f64, f64), usize)>,
}

/// M q̈ + D q̇ + S q = F u in independent coordinates, or in combinations of them with M = 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecondOrder {
    /// Coordinates q.
    pub coordinates: Vec<String>,
    /// The independent coordinates as combinations of those, independent × q; none if they are the same.
    pub basis: Option<Vec<Vec<f64>>>,
    /// M.
    pub mass: Vec<Vec<f64>>,
    /// D.
    pub damping: Vec<Vec<f64>>,
    /// S.
    pub stiffness: Vec<Vec<f64>>,
    /// F.
    pub forces: Vec<Vec<f64>>,
    /// Geršgorin's discs of M, D and S.
    pub discs: [Discs; 3],
}

/// E ẋ = A x + B u in all coordinates, velocities and multipliers, with constraints in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Descriptor {
    /// Unknowns x.
    pub states: Vec<String>,
    /// E.
    pub e: Vec<Vec<f64>>,
    /// A.
    pub a: Vec<Vec<f64>>,
    /// B.
    pub b: Vec<Vec<f64>>,
    /// Constraints that others say already: with them det(s E − A) would vanish for every s.
    pub left_out: Vec<String>,
}

/// A value of a parameter at which dimensions are lost.
#[derive(Clone, Debug, PartialEq)]
pub struct ParameterLoss {
    /// The value.
    pub value: f64,
    /// The dimension that is reached (seen) there.
    pub dimension: usize,
    /// The eigenvalues that are lost.
    pub eigenvalues: Vec<Complex>,
    /// Whether what is lost decays by itself: stabilizable (detectable) there.
    pub rest_decays: bool,
}

/// What inputs reach, or outputs see, over a parameter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParameterReach {
    /// Whether it was asked: there are some, and not too many states.
    pub judged: bool,
    /// Why it could not be told though it was asked.
    pub because: Option<String>,
    /// Whether the values come from a polynomial with rational coefficients, so that none is missing.
    pub exact: bool,
    /// How many states are reached (seen) at all but these values.
    pub dimension: usize,
    /// Values at which dimensions are lost, rising.
    pub losses: Vec<ParameterLoss>,
    /// Intervals with distances under the margin.
    pub intervals: Vec<WeakInterval>,
    /// The largest distance among the values that were looked at, and where.
    pub best: Option<(f64, f64)>,
}

/// An interval of a parameter in which the distance is under the margin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeakInterval {
    /// Its lower end.
    pub from: f64,
    /// Its upper end.
    pub to: f64,
    /// Where the distance is least.
    pub at: f64,
    /// The least distance.
    pub least: f64,
}

/// A mode over a parameter, followed by its shape: it keeps its place among the modes where frequencies cross.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ModeBranch {
    /// s at each value of the parameter; of a conjugate pair the one with Im s > 0.
    pub eigenvalues: Vec<Complex>,
    /// Shares of the states at the first and at the last value.
    pub shapes: [Direction; 2],
}

/// A value of a parameter at which the frequencies of two modes meet, or nearly do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// The value.
    pub at: f64,
    /// The modes, by their places among the branches.
    pub modes: (usize, usize),
    /// Whether they turn back from each other and exchange their shapes; if not, they cross.
    pub veering: bool,
    /// Frequency there, rad/s.
    pub frequency: f64,
    /// The least difference of frequencies, rad/s.
    pub gap: f64,
}

/// What becomes of the modes over a parameter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ModeBranches {
    /// Values of the parameter, rising; closer where shapes change fast.
    pub places: Vec<f64>,
    /// Modes by rising frequency at the first value, without those that are zero throughout.
    pub branches: Vec<ModeBranch>,
    /// Where two that oscillate meet, by rising value.
    pub meetings: Vec<Meeting>,
    /// Whether every mode was followed without doubt.
    pub clear: bool,
}

/// What becomes of a linear system over a parameter: its modes, and where controllability or observability is lost or nearly so.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParameterStudy {
    /// The parameter.
    pub name: String,
    /// Its unit, if it has one.
    pub unit: Option<String>,
    /// Lower and upper end of what was looked at.
    pub range: (f64, f64),
    /// The modes.
    pub modes: ModeBranches,
    /// What becomes of small disturbances from one value to another, over the whole range; empty where that is not known or not asked.
    pub stability: Vec<StableRange>,
    /// Distances under this are in the intervals of both.
    pub margin: f64,
    /// What inputs reach.
    pub inputs: ParameterReach,
    /// What outputs see.
    pub outputs: ParameterReach,
}

/// A value of a parameter, or an interval, at which the model has no linear system.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParameterGap {
    /// The parameter.
    pub name: String,
    /// Its unit, if it has one.
    pub unit: Option<String>,
    /// The least value without one.
    pub from: f64,
    /// The largest; the same where it is a single one.
    pub to: f64,
    /// Why, in words.
    pub because: String,
}

/// Values of a parameter between which the verdict on stability is one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StableRange {
    /// The least.
    pub from: f64,
    /// The largest.
    pub to: f64,
    /// The verdict.
    pub stability: Stability,
}

/// What follows of inputs, from one input to one output.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Response {
    /// The input, by number.
    pub input: usize,
    /// The output, by number.
    pub output: usize,
    /// G(iω) at each frequency; not finite at a pole.
    pub frequency: Vec<Complex>,
    /// The angle of each of these in rad, without jumps of whole turns; where damping is none, the limit of small damping.
    pub phase: Vec<f64>,
    /// Frequencies, rad/s, at which G is zero or not finite: zeros and poles on the imaginary axis.
    pub extremes: Vec<f64>,
    /// The output after a unit step of the input, instant by instant.
    pub step: Vec<f64>,
}

/// Answers to harmonic inputs and to steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Responses {
    /// Frequencies, rad/s, rising.
    pub frequencies: Vec<f64>,
    /// Instants, s.
    pub time: Vec<f64>,
    /// Output by output.
    pub channels: Vec<Response>,
}

/// From one input to one output: k Π (s − z) / Π (s − p), with the modes as poles p.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Channel {
    /// The input.
    pub input: String,
    /// The output.
    pub output: String,
    /// k; 0 if nothing comes through.
    pub gain: f64,
    /// z.
    pub zeros: Vec<Complex>,
    /// p, each as often as it is one; of those that are zeros, too, nothing comes through.
    pub poles: Vec<Complex>,
}

/// All answers of `linearize`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Linearization {
    /// A, B, C, D with names.
    pub model: LinearModel,
    /// By rising frequency.
    pub modes: Vec<Mode>,
    /// What they say together.
    pub stability: Stability,
    /// Where inputs and states that are not zero leave all outputs at zero, each as often as it is one; none without inputs or outputs.
    pub zeros: Vec<Zero>,
    /// Transfer functions from each input to each output, output by output; none of systems that are too large to search.
    pub channels: Vec<Channel>,
    /// What the inputs reach.
    pub controllability: Reach,
    /// What the outputs see.
    pub observability: Reach,
    /// Which candidates would do as inputs.
    pub fewest_inputs: Fewest,
    /// Which candidates would do as outputs.
    pub fewest_outputs: Fewest,
    /// The mechanical form, where all states are positions and their rates.
    pub second_order: Option<SecondOrder>,
    /// The form with constraints, if it was asked for.
    pub descriptor: Option<Descriptor>,
    /// One for each parameter that was varied; where it has values without a linear system, one for each part of its range between them.
    pub parameters: Vec<ParameterStudy>,
    /// Values of these parameters without a linear system, rising for each of them.
    pub gaps: Vec<ParameterGap>,
    /// Answers to harmonic inputs and to steps, if they were asked for.
    pub responses: Option<Responses>,
}

/// A load that nothing balances at rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Unbalanced {
    /// The velocity along which it acts.
    pub velocity: String,
    /// The generalized force along it in independent coordinates.
    pub load: f64,
    /// The acceleration that it causes.
    pub acceleration: f64,
}

/// A state of rest or of steady motion.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // four answers that do not exclude each other
pub struct Equilibrium {
    /// The model's title.
    pub title: String,
    /// Whether one was found; if not, the rest says what is not balanced where least was missing.
    pub found: bool,
    /// Whether it is a steady motion: some coordinates move on at constant rates.
    pub steady: bool,
    /// Whether all is balanced at this instant, if not for long.
    pub balanced: bool,
    /// Whether nothing but inputs depends on time; if not, the modes are those at this instant.
    pub autonomous: bool,
    /// Inputs that are taken as constant though the model has formulas of time for them.
    pub constant: Vec<String>,
    /// Why there is none, where more is known than what is not balanced.
    pub because: Option<String>,
    /// Starts of the search: the given one, and others where it led to none.
    pub starts: usize,
    /// Time, s.
    pub t: f64,
    /// All coordinates and velocities.
    pub point: Vec<(Named, f64)>,
    /// Inputs.
    pub inputs: Vec<(String, f64)>,
    /// Multipliers of the constraints, and whether each is determined.
    pub lambda: Vec<(String, f64, bool)>,
    /// Rates that are held, with the effort along each that this takes.
    pub held: Vec<(String, f64, f64)>,
    /// Whether these efforts are those at this instant alone, and others where the motion comes to.
    pub efforts_change: bool,
    /// What is not balanced, the largest first.
    pub unbalanced: Vec<Unbalanced>,
    /// Steps of the search.
    pub steps: usize,
    /// Modes of small disturbances, held rates kept.
    pub modes: Vec<Mode>,
    /// What they say together; nothing where none was found, or of more variables than derivatives are written out for.
    pub stability: Option<Stability>,
    /// Why nothing is said of it where one was found.
    pub unjudged: Option<String>,
}
