//! What the doctor says, each with a code that stays the same.

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// There is no start, no motion, or not one motion.
    Error,
    /// Very likely not what was meant.
    Warning,
    /// Good to know.
    #[default]
    Note,
}

impl Severity {
    /// As in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// One thing that the doctor has to say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finding {
    /// One of [`code`].
    pub code: &'static str,
    /// How much it weighs.
    pub severity: Severity,
    /// What is the case, in whole sentences.
    pub sentence: String,
    /// What to change, in a whole sentence.
    pub suggestion: Option<String>,
    /// The parts that it is about, the likely cause first: joints, bodies, constraints, variables.
    pub names: Vec<String>,
    /// The number that it rests on, where there is one: a gap in m or rad, a singular value, a ratio.
    pub size: Option<f64>,
}

impl Finding {
    /// A finding of any severity, about nothing yet.
    pub fn new(code: &'static str, severity: Severity, sentence: impl Into<String>) -> Self {
        Self { code, severity, sentence: sentence.into(), ..Self::default() }
    }

    /// There is no start, no motion, or not one motion.
    pub fn error(code: &'static str, sentence: impl Into<String>) -> Self {
        Self::new(code, Severity::Error, sentence)
    }

    /// Very likely not what was meant.
    pub fn warning(code: &'static str, sentence: impl Into<String>) -> Self {
        Self::new(code, Severity::Warning, sentence)
    }

    /// Good to know.
    pub fn note(code: &'static str, sentence: impl Into<String>) -> Self {
        Self::new(code, Severity::Note, sentence)
    }

    /// Adds what to do about it.
    pub fn suggest(mut self, suggestion: impl Into<String>) -> Self {
        self.suggestion = Some(suggestion.into());
        self
    }

    /// Adds the names of what it is about.
    pub fn about(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.names.extend(names.into_iter().map(Into::into));
        self
    }

    /// Adds how much it is, in the unit that the sentence says.
    pub fn of_size(mut self, size: f64) -> Self {
        self.size = Some(size);
        self
    }
}

/// Codes of findings. Among findings of one severity, smaller codes come first: causes before what follows from them.
pub mod code {
    /// The equations have no solution.
    pub const NO_SOLUTION: &str = "D101";
    /// Start values that are kept contradict each other.
    pub const START_CONTRADICTS: &str = "D102";
    /// Joints or constraints that can't be closed together.
    pub const CANNOT_CLOSE: &str = "D103";
    /// Constraints whose rows contradict each other.
    pub const CONTRADICTION: &str = "D104";
    /// The start state can't be assembled.
    pub const NOT_ASSEMBLED: &str = "D105";
    /// Nothing determines an acceleration.
    pub const UNDETERMINED: &str = "D201";
    /// Directions without inertia, where accelerations are determined all the same.
    pub const NO_INERTIA: &str = "D202";
    /// Equations of variables of order 0 that do not determine them.
    pub const HIGHER_INDEX: &str = "D203";
    /// Variables of order 0, which follow from their equations.
    pub const INDEX: &str = "D204";
    /// The mechanism would move if a part fitted exactly.
    pub const NEARLY_FITS: &str = "D301";
    /// No degree of freedom.
    pub const LOCKED: &str = "D302";
    /// Joints that can't move in any pose, in a mechanism that moves.
    pub const IMMOVABLE: &str = "D303";
    /// More freedoms here than nearby.
    pub const SINGULAR_POSE: &str = "D304";
    /// The smallest singular value is small.
    pub const NEAR_SINGULAR: &str = "D305";
    /// Two places of two bodies coincide, and no joint holds them together.
    pub const MISSING_JOINT: &str = "D306";
    /// Constraints prescribe motion, and freedoms are left beside.
    pub const PRESCRIBED: &str = "D307";
    /// Two joints of one kind at one place.
    pub const DOUBLED_JOINT: &str = "D401";
    /// A joint that holds nothing that others do not hold.
    pub const IDLE_JOINT: &str = "D402";
    /// Dependent constraints that agree.
    pub const REDUNDANT: &str = "D403";
    /// Reactions that the model does not determine.
    pub const REACTIONS: &str = "D404";
    /// The count of freedoms differs from the mobility.
    pub const COUNT: &str = "D405";
    /// A freedom that moves one body only.
    pub const PASSIVE: &str = "D406";
    /// Assembly changed start values much.
    pub const START_MOVED: &str = "D501";
    /// Variables without a start value.
    pub const NO_START: &str = "D502";
    /// Masses, inertias or lengths of very different size.
    pub const SCALING: &str = "D503";
    /// Data that do not act in simulations.
    pub const CARRIED: &str = "D504";
    /// Directions that joints let go of, so that loops of a rounded file close.
    pub const FITTED: &str = "D505";
    /// Not examined, because the model is large.
    pub const LEFT_OUT: &str = "D901";
}
