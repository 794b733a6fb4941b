//! What the user said: names, formulas and where they stand, before anything is numbered.
//!
//! A [`ModelSpec`] is built by a reader (`dalembert-formats`) or by hand; `Model::build` of `dalembert-model` is the only
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
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes from `start` to before `end`. Texts are shorter than 4 GiB; what lies beyond counts as the last byte.
    pub fn new(source: SourceId, start: usize, end: usize) -> Self {
        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Self { source, start: place(start), end: place(end) }
    }

    /// The bytes, as an index into the text.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
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
    /// The file, unless the text was given as such.
    pub path: Option<std::path::PathBuf>,
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
            let start = self.span.start as usize;
            Span::new(self.span.source, start + part.start, start + part.end)
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
    /// Whether bodies that a fixed joint joins stay two, so that its reaction can be asked for.
    pub keep_fixed: bool,
    /// What makes loops of rounded numbers fit.
    pub fit: Fit,
}

/// What makes loops close that a file's rounded numbers leave open by a little: see `fit` and `placing` of `dalembert-doctor`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fit {
    /// Rows of joints that close loops, by full name (`C.rx`), that are left out.
    pub released: Vec<String>,
    /// Joints whose frames on their first bodies are moved.
    pub moved: Vec<MovedJoint>,
}

/// A joint whose frame on its first body is moved.
#[derive(Clone, Debug, PartialEq)]
pub struct MovedJoint {
    /// Its full name.
    pub joint: String,
    /// By a turn about the axes of that frame, rad, and a shift along them, m.
    pub twist: [f64; 6],
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
    /// `[draw]`: what is drawn by formulas.
    pub drawings: Vec<DrawingSpec>,
    /// `[modules]`
    pub modules: Vec<SubmoduleSpec>,
    /// `gravity = [0, 0, -9.81]`: acceleration of free fall in the ground frame, m/s². Of the top file; modules may repeat it.
    pub gravity: Option<Spanned<[Number; 3]>>,
    /// `[bodies]`
    pub bodies: Vec<BodySpec>,
    /// `[joints]`
    pub joints: Vec<JointSpec>,
    /// `[springs]`, `[dampers]`: forces between two frames along the line that joins them.
    pub lines: Vec<LineForceSpec>,
    /// `[actuators]`: an input that acts on a joint or at a point.
    pub actuators: Vec<ActuatorSpec>,
    /// What an imported file said that has no effect on the dynamics, what was changed, and what is doubtful: one line each.
    pub import_notes: Vec<ImportNote>,
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
    /// Order k of the highest derivative, 0 for one without: its equation holds at all times; 2 unless said otherwise. For a quasi-velocity (`of`), `None`.
    pub order: Option<Spanned<u32>>,
    /// Start values of derivatives 0, 1, …: formulas of parameters. May be shorter than the order.
    pub start: Vec<Formula>,
    /// Which start values are kept by assembly (same order as `start`; shorter means `false`). `fixed = true` keeps all that are given.
    pub fixed: Vec<bool>,
    /// Where `fixed` stands, if it does.
    pub fixed_span: Option<Span>,
    /// Sizes of derivatives 0, 1, … below which errors count absolutely, in the unit of each: formulas of parameters. May be shorter than the order.
    pub scale: Vec<Formula>,
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
    /// `L = "…"`: kinetic less potential energy, in place of the two.
    pub difference: Option<Formula>,
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
    /// The same as points from a file.
    pub table: Option<TableSpec>,
    /// Unit as written.
    pub unit: Option<Spanned<String>>,
}

/// Values over time: `table = "drive.csv", column = "u", interpolation = "linear"`.
#[derive(Clone, Debug)]
pub struct TableSpec {
    /// Times, s, strictly increasing; one at least.
    pub times: Vec<f64>,
    /// The value at each.
    pub values: Vec<f64>,
    /// What holds between them.
    pub interpolation: Interpolation,
}

/// What holds between two points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Interpolation {
    /// A line.
    #[default]
    Linear,
    /// A cubic spline.
    Cubic,
    /// The value of the point before.
    Step,
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

/// `rod = { line = [["0", "0"], ["l*sin(phi)", "-l*cos(phi)"]], color = "#3b6ea8" }`: for pictures only.
#[derive(Clone, Debug)]
pub struct DrawingSpec {
    /// Name.
    pub name: Spanned<String>,
    /// What it is.
    pub form: DrawingForm,
    /// Red, green, blue, 0 to 1.
    pub color: Option<[f64; 3]>,
}

/// A point of two or three formulas of variables, rates, inputs and parameters, m, in the ground; the third coordinate is 0 if not given.
pub type DrawnPoint = Vec<Formula>;

/// A drawing as written.
#[derive(Clone, Debug)]
pub enum DrawingForm {
    /// A point, whose path is drawn.
    Point(DrawnPoint),
    /// A line through points.
    Line(Vec<DrawnPoint>),
    /// A circle across z: radius, m; centre; angle of its spoke, rad.
    Circle(Formula, DrawnPoint, Option<Formula>),
    /// A spring between two points.
    Spring([DrawnPoint; 2]),
    /// A damper between two points.
    Damper([DrawnPoint; 2]),
}

impl DrawingForm {
    /// Its points, in order.
    pub fn points(&self) -> Vec<&DrawnPoint> {
        match self {
            Self::Point(point) | Self::Circle(_, point, _) => vec![point],
            Self::Line(points) => points.iter().collect(),
            Self::Spring(ends) | Self::Damper(ends) => ends.iter().collect(),
        }
    }
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
    /// `base = "fixed"` (to the ground, the default for an imported robot's root) or `"free"` (a free joint) or
    /// `"none"` (the parent joins it). For imported robots only; the joint that it means, `root`, is in the definition.
    pub base: Option<Spanned<Base>>,
    /// `at = [x, y, z]`, `rotation = …`: where the module's ground frame is in the parent's.
    pub at: Option<FramePose>,
}

/// How a mechanism's root body is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// Fixed to the ground.
    Fixed,
    /// A free joint named `root`.
    Free,
    /// Left to joints that the user writes.
    Open,
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
    /// Longest step, s.
    pub max_step: Option<Spanned<f64>>,
    /// Length of all steps, s.
    pub step: Option<Spanned<f64>>,
    /// Constraint method by name.
    pub method: Option<Spanned<String>>,
    /// Integrator by name.
    pub integrator: Option<Spanned<String>>,
    /// `baumgarte = [alpha, beta]` instead of projection.
    pub baumgarte: Option<Spanned<(f64, f64)>>,
}

/// A number of a mechanism: written as such, or a formula of constant parameters.
#[derive(Clone, Debug)]
pub enum Number {
    /// A number and where it stands.
    Value(f64, Span),
    /// A formula of parameters.
    Formula(Box<Formula>),
}

impl Number {
    /// Where it stands.
    pub fn span(&self) -> Span {
        match self {
            Self::Value(_, span) => *span,
            Self::Formula(f) => f.span,
        }
    }
}

/// A frame's pose: `at = [x, y, z]` with `rotation = { rpy = […] }`, `{ axis = […], angle = … }` or `{ quaternion = […] }`.
#[derive(Clone, Debug)]
pub struct FramePose {
    /// Position, m; zero if not given.
    pub at: Option<[Number; 3]>,
    /// Orientation; none if not given.
    pub rotation: Option<Box<RotationSpec>>,
}

/// A rotation as written.
#[derive(Clone, Debug)]
pub enum RotationSpec {
    /// Roll, pitch, yaw about the fixed axes x, y, z, rad.
    RollPitchYaw([Number; 3]),
    /// About an axis by an angle, rad.
    AxisAngle([Number; 3], Number),
    /// [w, x, y, z]
    Quaternion([Number; 4]),
}

/// `[bodies.rod]`
#[derive(Clone, Debug)]
pub struct BodySpec {
    /// Name; `ground` is taken.
    pub name: Spanned<String>,
    /// What another program's file calls it: states and options may, too. Any text.
    pub alias: Option<Box<Spanned<String>>>,
    /// Mass, kg; 0 if not given.
    pub mass: Option<Number>,
    /// Centre of mass in the body's frame, m; its origin if not given.
    pub com: Option<[Number; 3]>,
    /// Moments of inertia about the centre of mass; zero if not given.
    pub inertia: Option<Spanned<InertiaSpec>>,
    /// Orientation of the axes that `inertia` speaks of, in the body's frame.
    pub inertia_rotation: Option<Box<RotationSpec>>,
    /// Where the body's frame is in the reference pose, seen from the ground: `pose = { at = …, rotation = … }`. The
    /// ground frame if not given. Bodies whose joint gives `frames` instead take their place from the joint.
    pub pose: Option<Box<FramePose>>,
    /// Named frames fixed to the body, in its frame.
    pub frames: Vec<(Spanned<String>, FramePose)>,
    /// Elastic deformation in modes.
    pub flexible: Option<Box<FlexibleSpec>>,
    /// What it looks like.
    pub shapes: Vec<ShapeSpec>,
}

/// `shape = { box = [a, b, c], at = […], rotation = …, color = "#3b6ea8" }`: for pictures only.
#[derive(Clone, Debug)]
pub struct ShapeSpec {
    /// What it is.
    pub form: ShapeForm,
    /// Where it is in the body's frame; solids are about the centre of mass if no place is given.
    pub pose: FramePose,
    /// Red, green, blue, 0 to 1.
    pub color: Option<[f64; 3]>,
}

/// A shape as written, lengths in m.
#[derive(Clone, Debug)]
pub enum ShapeForm {
    /// Edges along x, y, z.
    Cuboid([Number; 3]),
    /// Radius.
    Ball(Number),
    /// Radius, length, along x, y or z (0, 1, 2).
    Cylinder(Number, Number, u8),
    /// Radius, length between the centres of its ends, along x, y or z (0, 1, 2).
    Capsule(Number, Number, u8),
    /// Corners of a line.
    Line(Vec<[Number; 3]>),
    /// Corners of a plane area.
    Polygon(Vec<[Number; 3]>),
    /// Triangles from a file (STL, OBJ) below the model's folder, and what its lengths are multiplied by.
    Mesh(Spanned<String>, [Number; 3]),
}

/// Moments of inertia as written.
#[derive(Clone, Debug)]
pub enum InertiaSpec {
    /// Ixx, Iyy, Izz, Ixy, Ixz, Iyz, kg m².
    Tensor([Number; 6]),
    /// Homogeneous box with edges along x, y, z, m.
    Cuboid([Number; 3]),
    /// Homogeneous ball of this radius, m.
    Ball(Number),
    /// Homogeneous cylinder: radius, length (m), along x, y or z (0, 1, 2).
    Cylinder(Number, Number, u8),
}

/// Small elastic deformation of a body by modes (seed 002 §8): displacement u(x) = Σ modes · η.
#[derive(Clone, Debug)]
pub struct FlexibleSpec {
    /// Where the table stands.
    pub span: Span,
    /// Modal mass η-η block, n_md × n_md, row by row, kg.
    pub mass: Vec<Vec<Number>>,
    /// Coupling of modes to the body's frame, n_md rows of [moment; force] per modal acceleration.
    pub coupling: Vec<[Number; 6]>,
    /// Modal stiffness, n_md × n_md, N/m.
    pub stiffness: Vec<Vec<Number>>,
    /// Modal damping, n_md × n_md, N s/m.
    pub damping: Vec<Vec<Number>>,
    /// Influence Π of the modes on named frames: frame, and n_md rows [rotation; displacement] per unit of the mode.
    pub influence: Vec<(Spanned<String>, Vec<[Number; 6]>)>,
    /// ∫ρ r Ψ_iᵀ of each mode and ∫ρ Ψ_i Ψ_jᵀ of each pair, if they are given; kg m and kg.
    pub integrals: Option<Box<IntegralsSpec>>,
    /// A beam that all of this and the body's mass follow from, in place of it.
    pub beam: Option<Box<BeamSpec>>,
}

impl FlexibleSpec {
    /// No modes.
    pub fn empty(span: Span) -> Self {
        let (mass, stiffness, damping) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            span,
            mass,
            coupling: Vec::new(),
            stiffness,
            damping,
            influence: Vec::new(),
            integrals: None,
            beam: None,
        }
    }

    /// Number n_md of modes.
    pub fn modes(&self) -> usize {
        self.beam.as_ref().map_or(self.mass.len(), |beam| beam.modes.iter().sum())
    }
}

/// A uniform slender beam along x of the body's frame, clamped at its origin.
#[derive(Clone, Debug)]
pub struct BeamSpec {
    /// Where the table stands.
    pub span: Span,
    /// Length, m.
    pub length: Number,
    /// Mass per length, kg/m.
    pub mass_per_length: Number,
    /// EI against deflection along y and along z, N m².
    pub rigidity: [Number; 2],
    /// Modes of deflection along y and along z.
    pub modes: [usize; 2],
    /// Damping per stiffness, s; 0 if not given.
    pub damping: Option<Number>,
    /// Moment of inertia about the axis per length, kg m; 0 if not given.
    pub axial_inertia: Option<Number>,
}

/// A 3×3 matrix, row by row.
pub type Square = [[Number; 3]; 3];

/// Integrals of the shapes of modes, with which forces of fast rotation follow the deformation.
#[derive(Clone, Debug)]
pub struct IntegralsSpec {
    /// Where the table stands.
    pub span: Span,
    /// ∫ρ r Ψ_iᵀ, one for each mode, kg m.
    pub first: Vec<Square>,
    /// ∫ρ Ψ_i Ψ_jᵀ, n_md × n_md of them, kg.
    pub second: Vec<Vec<Square>>,
}

/// Kinds of joints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JointKind {
    /// No freedom: a weld.
    Fixed,
    /// Turns about `axis`.
    Revolute,
    /// Slides along `axis`.
    Prismatic,
    /// Turns about and advances along `axis`.
    Helical,
    /// Turns about and slides along `axis`, independently.
    Cylindrical,
    /// Turns about `axis`, then about `second_axis`.
    Universal,
    /// Turns about a point.
    Spherical,
    /// Moves in the plane normal to `axis`.
    Planar,
    /// Moves freely.
    Free,
}

impl JointKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::Fixed,
        Self::Revolute,
        Self::Prismatic,
        Self::Helical,
        Self::Cylindrical,
        Self::Universal,
        Self::Spherical,
        Self::Planar,
        Self::Free,
    ];

    /// The unit of the i-th number of a key of `[joints]`; empty where it has none. Keys that speak of all coordinates are told by the first.
    pub fn unit(self, key: &str, i: usize) -> &'static str {
        let slides = match self {
            Self::Prismatic => true,
            Self::Cylindrical => i == 1,
            Self::Planar => i < 2,
            Self::Free => i >= if key == "start" { 4 } else { 3 },
            _ => false,
        };
        // Quaternions are plain numbers.
        let turned = key == "start" && matches!(self, Self::Spherical | Self::Free) && !slides;
        match (key, slides) {
            _ if turned => "1",
            ("start" | "range" | "rest", true) => "m",
            ("start" | "range" | "rest", false) => "rad",
            ("rate" | "velocity_limit", true) => "m/s",
            ("rate" | "velocity_limit", false) => "rad/s",
            ("damping", true) => "N*s/m",
            ("damping", false) => "N*m*s/rad",
            ("stiffness", true) => "N/m",
            ("stiffness", false) => "N*m/rad",
            ("friction" | "effort_limit", true) => "N",
            ("friction" | "effort_limit", false) => "N*m",
            ("armature", true) => "kg",
            ("armature", false) => "kg*m^2",
            _ => "",
        }
    }

    /// As files say it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Revolute => "revolute",
            Self::Prismatic => "prismatic",
            Self::Helical => "helical",
            Self::Cylindrical => "cylindrical",
            Self::Universal => "universal",
            Self::Spherical => "spherical",
            Self::Planar => "planar",
            Self::Free => "free",
        }
    }
}

/// `[joints.A]`
#[derive(Clone, Debug)]
pub struct JointSpec {
    /// Name.
    pub name: Spanned<String>,
    /// What another program's file calls it: states, settings and options may, too. Any text.
    pub alias: Option<Box<Spanned<String>>>,
    /// Kind.
    pub kind: Spanned<JointKind>,
    /// The bodies (or named frames `body.frame`) that it joins: the joint moves the second in the first.
    pub between: [Spanned<String>; 2],
    /// Where the joint is.
    pub placement: Placement,
    /// Direction of the axis in the joint's frame (that of the first body); z if not given. Of any length but zero.
    pub axis: Option<[Number; 3]>,
    /// Second axis of a universal joint, in the joint's frame; y if not given.
    pub second_axis: Option<Box<[Number; 3]>>,
    /// Advance of a helical joint per turn of one radian, m/rad.
    pub pitch: Option<Number>,
    /// Start value of coordinates (as many as the joint has), rates, and whether they are kept by assembly.
    pub start: Vec<Number>,
    /// Start value of velocities.
    pub start_rate: Vec<Number>,
    /// `fixed = true`
    pub fixed: Option<Spanned<bool>>,
    /// Range of the coordinate, [lower, upper].
    pub range: Option<[Number; 2]>,
    /// Limits of |v| and |τ|, carried as data.
    pub velocity_limit: Option<Number>,
    /// Limit of |τ|.
    pub effort_limit: Option<Number>,
    /// Viscous damping, N m s/rad or N s/m.
    pub damping: Option<Number>,
    /// Dry friction, N m or N.
    pub friction: Option<Number>,
    /// Spring towards `rest`, N m/rad or N/m.
    pub stiffness: Option<Number>,
    /// Coordinate at which the spring is free.
    pub rest: Option<Number>,
    /// Inertia of a rotor or motor seen at the joint, kg m² or kg.
    pub armature: Option<Number>,
    /// `mimic = { joint = "A", ratio = r, offset = c }`: q = r q_A + c.
    pub mimic: Option<Box<MimicSpec>>,
    /// Never part of the spanning tree: closes a loop.
    pub cut: bool,
}

/// q = ratio · q_of + offset
#[derive(Clone, Debug)]
pub struct MimicSpec {
    /// The joint followed.
    pub of: Spanned<String>,
    /// r; 1 if not given.
    pub ratio: Option<Number>,
    /// c; 0 if not given.
    pub offset: Option<Number>,
}

/// Where a joint is.
#[derive(Clone, Debug)]
pub enum Placement {
    /// The joint's frame in the reference pose, seen from the ground frame.
    Reference(Box<FramePose>),
    /// The joint's frame on each body, seen from the body's frame or the frame named in `between`. They coincide when
    /// the joint's coordinates are zero. Both are the identity where the user says nothing.
    Frames(Box<[FramePose; 2]>),
}

/// A force along the line between two frames: f = stiffness (l − length) + damping l', pulling.
#[derive(Clone, Debug)]
pub struct LineForceSpec {
    /// Name.
    pub name: Spanned<String>,
    /// Bodies or named frames.
    pub between: [Spanned<String>; 2],
    /// Points in the frames named by `between`, m; their origins if not given.
    pub points: Option<[[Number; 3]; 2]>,
    /// N/m
    pub stiffness: Option<Number>,
    /// Length at rest, m; the one of the reference pose if not given.
    pub length: Option<Number>,
    /// N s/m
    pub damping: Option<Number>,
}

/// An input acting on the mechanism.
#[derive(Clone, Debug)]
pub struct ActuatorSpec {
    /// Name of the input.
    pub name: Spanned<String>,
    /// What it acts on.
    pub on: ActuatorTarget,
    /// Transmission ratio: the effort on the target is ratio · input.
    pub ratio: Option<Number>,
    /// Effort over time unless set from outside; 0 if not given.
    pub value: Option<Formula>,
    /// Unit as written.
    pub unit: Option<Spanned<String>>,
}

/// What an actuator acts on.
#[derive(Clone, Debug)]
pub enum ActuatorTarget {
    /// A joint's coordinate.
    Joint(Spanned<String>),
    /// A force at a point of a body.
    Point(Box<PointSpec>),
    /// A torque on a body; `point` has no meaning.
    Torque(Box<PointSpec>),
}

/// A point of a body and a direction.
#[derive(Clone, Debug)]
pub struct PointSpec {
    /// Body or named frame.
    pub body: Spanned<String>,
    /// Point in it, m; its origin if not given.
    pub point: Option<[Number; 3]>,
    /// Direction of the force or torque; its length does not matter.
    pub direction: [Number; 3],
    /// Whether `direction` is resolved in the ground frame instead of the body's.
    pub in_ground: bool,
}

/// What an import left out, changed or doubts: for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportNote {
    /// Where it stands.
    pub span: Span,
    /// What it is and what became of it.
    pub text: String,
    /// Whether bodies or joints are other ones than the file says in words: all who compute with them should know.
    pub alters: bool,
}

/// Whether a module's declaration makes a copy of this name: `bar`, or `bar[2]` of three.
pub fn has_copy(module: &SubmoduleSpec, segment: &str) -> bool {
    match &module.repeat {
        None => module.name.value == segment,
        Some(copies) => segment
            .strip_prefix(module.name.value.as_str())
            .and_then(|rest| rest.strip_prefix('[')?.strip_suffix(']')?.parse::<usize>().ok())
            .is_some_and(|k| k < copies.value),
    }
}
