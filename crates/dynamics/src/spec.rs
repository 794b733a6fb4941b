//! What the user said: names, formulas and where they stand, before anything is numbered.
//!
//! A [`ModelSpec`] is built by a reader (`dalembert-io`) or by hand; [`crate::Model::build`] is the only
//! place where its names become indices. Order is the user's order throughout.

use dalembert_expr::Ast;

/// Index of a text in [`Sources`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceId(pub u32);

/// A stretch of bytes in one source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The text.
    pub source: SourceId,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A value and where the user wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub span: Span,
}

/// One text that was read: the model file or a file it includes.
#[derive(Clone, Debug)]
pub struct Source {
    /// Name to show, as the user would write it (a relative path).
    pub name: String,
    /// The whole text.
    pub text: String,
}

/// All texts that a model was read from; spans point into them.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The texts, indexed by [`SourceId`].
    pub files: Vec<Source>,
}

/// A parsed formula.
#[derive(Clone, Debug)]
pub struct Formula {
    /// Its syntax; positions in it count bytes from the start of the formula's text.
    pub ast: Ast,
    /// Where the formula's text stands (without quotes).
    pub span: Span,
    /// Whether the file holds the formula's text byte for byte (no escapes), so that positions inside it can be shown.
    pub verbatim: bool,
}

impl Formula {
    /// Where a part of the formula stands in its file; the whole formula if that is not known.
    pub fn locate(&self, part: dalembert_expr::Span) -> Span {
        if self.verbatim {
            Span { source: self.span.source, start: self.span.start + part.start, end: self.span.start + part.end }
        } else {
            self.span
        }
    }
}

/// A whole model as the user wrote it.
#[derive(Clone, Debug)]
pub struct ModelSpec {
    /// Title of the top file.
    pub title: Option<String>,
    /// Module definitions; files included more than once appear once. The last one read need not be the root.
    pub definitions: Vec<ModuleSpec>,
    /// The top definition.
    pub root: DefinitionId,
    /// How to simulate by default (of the top file only).
    pub simulate: SimulateSpec,
    /// The texts that spans point into.
    pub sources: Sources,
}

/// Index of a module definition in [`ModelSpec::definitions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DefinitionId(pub usize);

/// One module definition: one model file.
#[derive(Clone, Debug, Default)]
pub struct ModuleSpec {
    /// The whole file's first line, for messages about the module itself.
    pub span: Span,
    /// `[parameters]`
    pub parameters: Vec<ParameterSpec>,
    /// `[variables]`
    pub variables: Vec<VariableSpec>,
    /// `[lagrangian]`
    pub lagrangian: Option<LagrangianSpec>,
    /// `[equations]`
    pub equations: Option<EquationsSpec>,
    /// `[forces]`: generalized force on a variable, added to whatever else acts on it.
    pub forces: Vec<(Spanned<String>, Formula)>,
    /// `[inputs]`
    pub inputs: Vec<InputSpec>,
    /// `[constraints]`
    pub constraints: Vec<ConstraintSpec>,
    /// `[outputs]`
    pub outputs: Vec<OutputSpec>,
    /// `[modules]`
    pub modules: Vec<SubmoduleSpec>,
}

/// `m = 2.0`, `m = "2*k"` or `m = { value = …, unit = "kg" }`; a formula of `t` makes a time-dependent parameter.
#[derive(Clone, Debug)]
pub struct ParameterSpec {
    /// Name.
    pub name: Spanned<String>,
    /// Value in terms of other parameters of the module and `t`.
    pub value: Formula,
    /// Unit as written.
    pub unit: Option<Spanned<String>>,
}

/// `x = { order = 2, start = [1, 0], fixed = true, unit = "m" }`
#[derive(Clone, Debug)]
pub struct VariableSpec {
    /// Name.
    pub name: Spanned<String>,
    /// Order k of the highest derivative; 2 unless said otherwise. For a quasi-velocity (`of`), `None`.
    pub order: Option<Spanned<u32>>,
    /// Start values of derivatives 0, 1, …: formulas of parameters. May be shorter than the order.
    pub start: Vec<Formula>,
    /// Which start values are kept by assembly (same order as `start`; shorter means `false`). `fixed = true` keeps all that are given.
    pub fixed: Vec<bool>,
    /// Where `fixed` stands, if it does.
    pub fixed_span: Option<Span>,
    /// Unit as written.
    pub unit: Option<Spanned<String>>,
    /// Quasi-velocity: `u = { of = "q", rate = "…" }`, `rate` a formula of `t`, variables and `q'`.
    pub quasi: Option<QuasiSpec>,
}

/// A quasi-velocity's definition.
#[derive(Clone, Debug)]
pub struct QuasiSpec {
    /// The variable whose rate it replaces.
    pub of: Spanned<String>,
    /// Its value in terms of rates; affine in them.
    pub rate: Formula,
}

/// `[lagrangian]`
#[derive(Clone, Debug)]
pub struct LagrangianSpec {
    /// Kinetic energy.
    pub kinetic: Option<Formula>,
    /// Potential energy.
    pub potential: Option<Formula>,
    /// Rayleigh dissipation function.
    pub dissipation: Option<Formula>,
}

/// `[equations]`: `mass = { row = { column = "…" } }`, `force = { row = "…" }`; rows are named after variables.
#[derive(Clone, Debug, Default)]
pub struct EquationsSpec {
    /// Entries (row, column, value) of the mass matrix; what is not given is zero.
    pub mass: Vec<(Spanned<String>, Spanned<String>, Formula)>,
    /// Right-hand sides; what is not given is zero.
    pub force: Vec<(Spanned<String>, Formula)>,
    /// Where the table stands.
    pub span: Span,
}

/// `tau = { value = "sin(t)", unit = "N m" }`
#[derive(Clone, Debug)]
pub struct InputSpec {
    /// Name.
    pub name: Spanned<String>,
    /// Value over time unless set from outside; 0 if not given.
    pub value: Option<Formula>,
    /// Unit as written.
    pub unit: Option<Spanned<String>>,
}

/// `c = "x = y"` or `c = { equation = "…", force = { x = "…" }, noise = "…", baumgarte = [a, b], repeat = N }`
#[derive(Clone, Debug)]
pub struct ConstraintSpec {
    /// Name.
    pub name: Spanned<String>,
    /// Left-hand side of the equation.
    pub left: Formula,
    /// Right-hand side of the equation.
    pub right: Formula,
    /// Non-ideal part φ of the constraint forces, by variable.
    pub force: Vec<(Spanned<String>, Formula)>,
    /// Variance R of the constraint at acceleration level: clearance, compliance.
    pub noise: Option<Formula>,
    /// Baumgarte coefficients (α of the velocity residual, β of the position residual) for this constraint.
    pub baumgarte: Option<(f64, f64)>,
    /// `repeat = N`: the constraint `c[0] … c[N-1]` with `index` standing for the number, also in names: `cell[index+1].x`.
    pub repeat: Option<Spanned<usize>>,
}

/// `f = "reaction(contact)"` or `f = { value = "…", unit = "N" }`
#[derive(Clone, Debug)]
pub struct OutputSpec {
    /// Name.
    pub name: Spanned<String>,
    /// Formula of variables, rates, accelerations (`x''`), inputs, `reaction(name)`.
    pub value: Formula,
    /// Unit as written.
    pub unit: Option<Spanned<String>>,
}

/// `A = { model = "rr_leg.toml", parameters = { … }, repeat = N }`
#[derive(Clone, Debug)]
pub struct SubmoduleSpec {
    /// Name.
    pub name: Spanned<String>,
    /// The included definition.
    pub definition: DefinitionId,
    /// Parameter values given by the parent: one formula for all repetitions, or one each. Formulas speak of the
    /// parent's parameters and of `index`.
    pub parameters: Vec<(Spanned<String>, Vec<Formula>)>,
    /// Start values given by the parent, `start = { x = … }`, replacing those in the file; same layout as `VariableSpec::start`.
    pub starts: Vec<(Spanned<String>, Vec<Formula>)>,
    /// `repeat = N` makes `A[0] … A[N-1]`.
    pub repeat: Option<Spanned<usize>>,
}

/// `[simulate]`: everything optional, the command line wins.
#[derive(Clone, Debug, Default)]
pub struct SimulateSpec {
    /// End time, s.
    pub until: Option<Spanned<f64>>,
    /// Output interval, s.
    pub every: Option<Spanned<f64>>,
    /// Relative tolerance.
    pub tolerance: Option<Spanned<f64>>,
    /// Constraint method by name.
    pub method: Option<Spanned<String>>,
    /// Integrator by name.
    pub integrator: Option<Spanned<String>>,
    /// `baumgarte = [alpha, beta]` instead of projection.
    pub baumgarte: Option<Spanned<(f64, f64)>>,
}
