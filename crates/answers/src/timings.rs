//! How long the algorithms take on a model.

/// One algorithm on a model.
#[derive(Clone, Debug)]
pub struct Timing {
    /// What was called.
    pub what: String,
    /// Median time of a call, ns.
    pub ns: f64,
    /// Calls that were timed.
    pub calls: u64,
}

/// A constraint method on a model, or why it was not timed.
#[derive(Clone, Debug)]
pub struct MethodTiming {
    /// The method's name.
    pub method: String,
    /// Whether `auto` takes it.
    pub taken: bool,
    /// One acceleration, or a sentence.
    pub timing: Result<Timing, String>,
}

/// How long the algorithms take on a model, at its assembled start.
#[derive(Clone, Debug)]
pub struct Timings {
    /// The model's title.
    pub title: String,
    /// Velocities, rows and bodies.
    pub sizes: [usize; 3],
    /// The method that `auto` takes, with its reason.
    pub auto: String,
    /// One acceleration by each method.
    pub methods: Vec<MethodTiming>,
    /// Other questions, each once.
    pub questions: Vec<Timing>,
    /// A motion with the model's own settings, as far as the time given allows; or why there is none.
    pub run: Result<RunTiming, String>,
}

/// What a motion took.
#[derive(Clone, Debug)]
pub struct RunTiming {
    /// Time that passed in the model, s.
    pub motion: f64,
    /// Time that it took, s.
    pub seconds: f64,
    /// Accepted steps.
    pub steps: u64,
    /// Evaluations of the accelerations.
    pub evaluations: u64,
    /// Integrator used.
    pub integrator: String,
    /// What its accuracy is held by ([`crate::result::RunSummary::accuracy`]).
    pub accuracy: String,
    /// Relative tolerance; none where steps have one length.
    pub tolerance: Option<f64>,
    /// Why it ended before its end, if it did.
    pub stopped: Option<String>,
}
