//! Where the numbers of all modules go: fixed index lists from program outputs to M, f, A, b.
//!
//! All modules' outputs stand one after the other in one array of values; a [`Pattern`] lists, for each value, its
//! place in the model's matrices. Filling the matrices is then a walk over those lists, without search or allocation.

use crate::measured::Measured;

pub use crate::measured::Entry;

/// Where an input of a program comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// t.
    Time,
    /// A parameter.
    Constant(f64),
    /// A place in the state.
    State(usize),
    /// An input, by number.
    Input(usize),
    /// A highest derivative α, by column.
    Acceleration(usize),
    /// A multiplier, by row.
    Multiplier(usize),
    /// A number read off frames, by its number in [`Pattern::measured`].
    Signal(usize),
    /// A reaction of a joint of the tree, by its number in [`Pattern`].
    JointReaction(usize),
}

/// One program call: a module's class with its inputs and the place of its outputs.
#[derive(Clone, Debug)]
pub struct Call {
    /// The class.
    pub class: usize,
    /// Where its inputs come from.
    pub inputs: Vec<Source>,
    /// Where its outputs begin among all values.
    pub first_output: usize,
    /// How many there are.
    pub outputs: usize,
}

/// Where the numbers of one row stand.
#[derive(Clone, Debug)]
pub struct RowPlace {
    /// Its entries: a stretch of [`Pattern::rows`].
    pub entries: std::ops::Range<usize>,
    /// The value of its right side.
    pub b: usize,
    /// The value of its clearance, where it has one.
    pub noise: Option<usize>,
    /// First value of h, ḣ, …; `depth` of them.
    pub stages: usize,
    /// Natural size of the row, where it has one.
    pub size: Option<usize>,
    /// Whether the row and its b are zeros at every state: joints in a plane leave rows across it.
    pub blank: bool,
    /// Whether its entries are the same at every time and state, and known to the last digit.
    pub constant: bool,
}

/// Index lists of a model.
#[derive(Clone, Debug, Default)]
pub struct Pattern {
    /// Equation programs.
    pub calls: Vec<Call>,
    /// Output programs.
    pub readings: Vec<Call>,
    /// Input programs: their outputs are the model's inputs from `first_output` on.
    pub drives: Vec<Call>,
    /// Programs of what the inputs do to equations of variables of order 0, in [`crate::class::ClassConstraint::inputs`].
    pub responses: Vec<Call>,
    /// Length of the equation programs' joint array of values.
    pub values: usize,
    /// Length of the output programs' joint array of values.
    pub reading_values: usize,
    /// Entries of M.
    pub mass: Vec<Entry>,
    /// Entries of A, row by row.
    pub rows: Vec<Entry>,
    /// The same without those that are zero at every state.
    pub acting: Vec<Entry>,
    /// Values that no state changes: (value, number).
    pub constants: Vec<(usize, f64)>,
    /// Place of each row.
    pub row_places: Vec<RowPlace>,
    /// Contributions to f: (column, value).
    pub force: Vec<(usize, usize)>,
    /// Contributions to φ: (column, value).
    pub phi: Vec<(usize, usize)>,
    /// Rates replaced by quasi-velocities: (state index of q, value).
    pub rates: Vec<(usize, usize)>,
    /// W entries (q column, velocity column, value) for coordinates with quasi-velocities.
    pub w: Vec<Entry>,
    /// Columns with quasi-velocities and the value of π − y₀.
    pub power_velocity: Vec<(usize, usize)>,
    /// Numbers read off frames and joints, for [`Source::Signal`], and the rows that they make.
    pub measured: Measured,
    /// Values that add up to the power of what is in no potential.
    pub power: Vec<usize>,
}

impl Pattern {
    /// Whether no formula gives inertia or a force, on variables or along numbers that are read off frames.
    pub fn is_of_bodies_alone(&self) -> bool {
        self.mass.is_empty() && self.force.is_empty() && self.phi.is_empty() && self.measured.pushes.is_empty()
    }

    /// Columns of a row's entries.
    pub fn columns(&self, row: usize) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.rows[self.row_places[row].entries.clone()].iter().map(|e| e.column)
    }
}
