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

/// `/// What is the case` then `NAME = "code", "title";` for each finding.
macro_rules! codes {
    ($($(#[doc = $meaning:literal])+ $name:ident = $code:literal, $title:literal;)+) => {
        /// Codes of findings. Among findings of one severity, smaller codes come first: causes before what follows from them.
        pub mod code {
            $($(#[doc = $meaning])+ pub const $name: &str = $code;)+

            /// Every code with its title, a few words for pages.
            pub const ALL: &[(&str, &str)] = &[$(($name, $title)),+];
        }
    };
}

codes! {
    /// The equations have no solution.
    NO_SOLUTION = "D101", "No solution";
    /// Start values that are kept contradict each other.
    START_CONTRADICTS = "D102", "Start values that don\u{2019}t fit";
    /// Joints or constraints that can't be closed together.
    CANNOT_CLOSE = "D103", "It can\u{2019}t be put together";
    /// Constraints whose rows contradict each other.
    CONTRADICTION = "D104", "Contradiction";
    /// The start state can't be assembled.
    NOT_ASSEMBLED = "D105", "The start can\u{2019}t be assembled";
    /// Nothing determines an acceleration.
    UNDETERMINED = "D201", "Accelerations that nothing determines";
    /// Directions without inertia, where accelerations are determined all the same.
    NO_INERTIA = "D202", "Directions without inertia";
    /// Equations of variables of order 0 that do not determine them.
    HIGHER_INDEX = "D203", "Algebraic variables that their equations don\u{2019}t determine";
    /// Variables of order 0, which follow from their equations.
    INDEX = "D204", "Algebraic variables";
    /// The mechanism would move if a part fitted exactly.
    NEARLY_FITS = "D301", "Parts that fit only nearly";
    /// No degree of freedom.
    LOCKED = "D302", "It can\u{2019}t move";
    /// Joints that can't move, in a mechanism that moves.
    IMMOVABLE = "D303", "Joints that can\u{2019}t move";
    /// More freedoms here than nearby.
    SINGULAR_POSE = "D304", "Singular pose";
    /// The smallest singular value is small.
    NEAR_SINGULAR = "D305", "Near a singular pose";
    /// Two places of two bodies coincide, and no joint holds them together.
    MISSING_JOINT = "D306", "A joint may be missing";
    /// Constraints prescribe motion: all of it, or freedoms are left beside.
    PRESCRIBED = "D307", "Prescribed motion";
    /// Two joints of one kind at one place.
    DOUBLED_JOINT = "D401", "A joint stands twice";
    /// A joint that holds nothing that others do not hold.
    IDLE_JOINT = "D402", "A joint that holds nothing";
    /// Dependent constraints that agree.
    REDUNDANT = "D403", "Redundant constraints";
    /// Reactions that the model does not determine.
    REACTIONS = "D404", "Reactions";
    /// The count of freedoms differs from the mobility.
    COUNT = "D405", "Count of freedoms";
    /// A freedom that moves one body only.
    PASSIVE = "D406", "A passive freedom";
    /// Assembly changed start values much.
    START_MOVED = "D501", "Start values changed";
    /// Variables without a start value.
    NO_START = "D502", "No start value";
    /// Masses, inertias or lengths of very different size.
    SCALING = "D503", "Numbers of very different size";
    /// What a file says and simulations leave out, or take otherwise.
    CARRIED = "D504", "Left out or read otherwise";
    /// Directions that joints let go of, so that loops of a rounded file close.
    FITTED = "D505", "Joints that let go";
    /// Not examined, because the model is large.
    LEFT_OUT = "D901", "Not examined";
}

impl Finding {
    /// A few words for pages.
    pub fn title(&self) -> &'static str {
        code::ALL.iter().find(|(known, _)| *known == self.code).map_or("", |(_, title)| title)
    }
}
