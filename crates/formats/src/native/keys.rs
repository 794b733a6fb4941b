//! The keys of the format: what each takes, in which unit, and what it is for. Readers and the schema for editors have them from here.

use Form::{
    Equation, Formula, Formulas, List, Named, Number, Numbers, OneOf, Plain, Table, Text, Truth, Types, Whole, Words,
};

/// A key of a table.
pub(crate) struct Key {
    pub name: &'static str,
    pub form: Form,
    /// For people, without a full stop.
    pub about: &'static str,
}

/// The keys of a table.
pub(crate) type Keys = &'static [Key];

/// A unit as written; empty where it depends on something else.
type Unit = &'static str;

/// What a key takes. Numbers may be written with a unit, `"60 deg"`, where it is of the same kind as theirs.
pub(crate) enum Form {
    Text,
    Words(&'static [&'static str]),
    /// A type of joint.
    Types,
    Truth,
    /// A whole number.
    Whole,
    /// A number.
    Plain(Unit),
    /// A number or a formula of parameters.
    Number(Unit),
    /// So many of them.
    Numbers(usize, Unit),
    /// A number or a formula.
    Formula,
    /// One of them or several.
    Formulas,
    /// `"left = right"`
    Equation,
    Table(Keys),
    /// A table whose keys are names of the user's.
    Named(&'static Form),
    List(&'static Form),
    OneOf(&'static [Form]),
}

impl Form {
    /// The unit of its numbers; empty if they have none of their own.
    pub fn unit(&self) -> Unit {
        match self {
            Plain(unit) | Number(unit) | Numbers(_, unit) => unit,
            List(one) | Named(one) => one.unit(),
            OneOf(several) => several.iter().map(Self::unit).find(|unit| !unit.is_empty()).unwrap_or(""),
            _ => "",
        }
    }
}

/// The unit of a key's numbers.
pub(crate) fn unit_of(keys: Keys, name: &str) -> Unit {
    keys.iter().find(|key| key.name == name).map_or("", |key| key.form.unit())
}

const fn key(name: &'static str, form: Form, about: &'static str) -> Key {
    Key { name, form, about }
}

const AXIS: Form = Words(&["x", "y", "z"]);
const VALUE: Form = Form::Formula;
const REPEAT: Key = key("repeat", Whole, "How many copies; `index` is the number of a copy, from 0");
const UNIT: Key = key("unit", Text, "Coherent SI unit, as \"m\", \"N*m\", \"rad/s\"");
const ALIAS: Key = key("alias", Text, "What another program's file calls it");
const BAUMGARTE: Form = List(&Plain(""));
const COLOR: Key = key("color", Text, "Red, green, blue, as \"#3b6ea8\"");
const POINT: Form = List(&Formula);

pub(crate) const FILE: Keys = &[
    key("dalembert", Whole, "Version of the format: 1; the first key of the file"),
    key("title", Text, "What the model is called"),
    key(
        "parameters",
        Named(&OneOf(&[VALUE, Table(VALUED)])),
        "Constants, and formulas of other parameters and of the time t",
    ),
    key("variables", Named(&Table(VARIABLE)), "Variables of the equations, beside those of joints"),
    key("lagrangian", Table(LAGRANGIAN), "Energies of the variables"),
    key("equations", Table(EQUATIONS), "Equations mass · highest derivatives = force"),
    key("forces", Named(&OneOf(&[VALUE, Table(COPIED)])), "Generalized forces on variables"),
    key("inputs", Named(&OneOf(&[VALUE, Table(INPUT)])), "What is given from outside"),
    key(
        "constraints",
        Named(&OneOf(&[Equation, Table(CONSTRAINT)])),
        "Equations that always hold, between positions or velocities",
    ),
    key("outputs", Named(&OneOf(&[VALUE, Table(VALUED)])), "Formulas that results have columns for"),
    key("draw", Named(&Table(DRAWING)), "What formulas draw in pictures"),
    key("modules", Named(&Table(MODULE)), "Parts from other model files"),
    key("gravity", Numbers(3, "m/s^2"), "Acceleration of free fall in the ground frame"),
    key("bodies", Named(&Table(BODY)), "Rigid and flexible bodies"),
    key("joints", Named(&Table(JOINT)), "Joints between bodies"),
    key("springs", Named(&Table(SPRING)), "Springs between two frames"),
    key("dampers", Named(&Table(DAMPER)), "Dampers between two frames"),
    key("actuators", Named(&Table(ACTUATOR)), "Inputs that act on joints or bodies"),
    key("simulate", Table(SIMULATE), "How to simulate, if the command does not say otherwise"),
];

pub(crate) const VALUED: Keys = &[key("value", VALUE, "Number or formula"), UNIT];

pub(crate) const COPIED: Keys = &[key("value", VALUE, "Number or formula, of `index` too"), REPEAT];

pub(crate) const INPUT: Keys = &[
    key("value", VALUE, "Formula of the time t; 0 if not given"),
    UNIT,
    key("table", Text, "A .csv file with its values over time"),
    key("column", Text, "Column of the table"),
    key("interpolation", Words(&["linear", "cubic", "step"]), "What holds between two points of the table"),
];

pub(crate) const VARIABLE: Keys = &[
    key("order", Whole, "Order of its highest derivative; 2 if not given, 0 for a variable without dynamics"),
    key("start", Formulas, "Start value, or the list of those of the value and its derivatives"),
    key("fixed", OneOf(&[Truth, List(&Truth)]), "Whether assembly keeps the start values"),
    key("scale", Formulas, "Sizes under which errors count absolutely"),
    UNIT,
    key("of", Text, "The variable whose rate this quasi-velocity stands for"),
    key("rate", Formula, "The quasi-velocity in terms of rates"),
    REPEAT,
];

pub(crate) const LAGRANGIAN: Keys = &[
    key("kinetic", Formula, "Kinetic energy"),
    key("potential", Formula, "Potential energy"),
    key("L", Formula, "Kinetic less potential energy, in place of the two"),
    key("dissipation", Formula, "Rayleigh's dissipation function"),
];

pub(crate) const EQUATIONS: Keys = &[
    key("mass", Named(&Named(&VALUE)), "Entries of the mass matrix: row, then column"),
    key("force", Named(&VALUE), "Right-hand sides by row"),
];

pub(crate) const CONSTRAINT: Keys = &[
    key("equation", Equation, "\"left = right\""),
    key("force", Named(&VALUE), "Part of the constraint force that does work, by variable"),
    key("noise", Formula, "Variance at the level of accelerations: clearance, compliance"),
    key("baumgarte", BAUMGARTE, "[alpha, beta] of this constraint"),
    REPEAT,
];

pub(crate) const DRAWING: Keys = &[
    key("point", POINT, "A point whose path is drawn, in m"),
    key("line", List(&POINT), "A line through points"),
    key("circle", Formula, "A circle of this radius"),
    key("spring", List(&POINT), "A spring between two points"),
    key("damper", List(&POINT), "A damper between two points"),
    key("at", POINT, "Centre of the circle"),
    key("turn", Formula, "Angle of the circle's spoke, in rad"),
    COLOR,
];

pub(crate) const MODULE: Keys = &[
    key("model", Text, "The model file, beside this one"),
    key("parameters", Named(&Formulas), "Values for its parameters: one, or one for each copy"),
    key("start", Named(&Formulas), "Start values of its variables"),
    REPEAT,
    key("base", Words(&["fixed", "free", "none"]), "How a robot's root is held"),
    key("at", Numbers(3, "m"), "Where its ground frame is in this one"),
    key("rotation", Table(ROTATION), "How its ground frame is turned"),
];

pub(crate) const ROTATION: Keys = &[
    key("rpy", Numbers(3, "rad"), "Roll, pitch, yaw about the fixed axes x, y, z"),
    key("axis", Numbers(3, "1"), "Axis of the rotation"),
    key("angle", Number("rad"), "Angle about the axis"),
    key("quaternion", Numbers(4, "1"), "[w, x, y, z] of unit length"),
];

pub(crate) const POSE: Keys =
    &[key("at", Numbers(3, "m"), "Position"), key("rotation", Table(ROTATION), "Orientation")];

pub(crate) const BODY: Keys = &[
    key("mass", Number("kg"), "Mass; 0 if not given"),
    key("com", Numbers(3, "m"), "Centre of mass in the body's frame"),
    key(
        "inertia",
        OneOf(&[Numbers(6, "kg*m^2"), Table(INERTIA)]),
        "[Ixx, Iyy, Izz, Ixy, Ixz, Iyz] about the centre of mass, or a shape",
    ),
    key("inertia_rotation", Table(ROTATION), "Orientation of the axes of `inertia`"),
    key("pose", Table(POSE), "Where the body's frame is in the reference pose"),
    key("frames", Named(&Table(POSE)), "Named frames fixed to the body"),
    key("flexible", OneOf(&[Text, Table(FLEXIBLE)]), "Elastic modes, or the file that has them"),
    ALIAS,
    key("shape", OneOf(&[Table(SHAPE), List(&Table(SHAPE))]), "What it looks like"),
    REPEAT,
];

pub(crate) const INERTIA: Keys = &[
    key("box", Numbers(3, "m"), "Edges of a homogeneous box"),
    key("ball", Number("m"), "Radius of a homogeneous ball"),
    key("sphere", Number("m"), "The same as `ball`"),
    key("cylinder", Numbers(2, "m"), "Radius and length of a homogeneous cylinder"),
    key("along", AXIS, "Axis of the cylinder"),
];

pub(crate) const FLEXIBLE: Keys = &[
    key("mass", List(&List(&Number(""))), "Modal mass matrix"),
    key("coupling", List(&Numbers(6, "")), "Coupling of each mode to the frame: moment, force"),
    key("stiffness", List(&List(&Number(""))), "Modal stiffness matrix"),
    key("damping", List(&List(&Number(""))), "Modal damping matrix"),
    key("influence", Named(&List(&Numbers(6, ""))), "How the modes move named frames: rotation, displacement"),
    key("integrals", Table(INTEGRALS), "Integrals of the shapes of modes: Coriolis and centrifugal forces on them"),
    key("beam", Table(BEAM), "A uniform beam, in place of all other keys and of the body's mass"),
];

pub(crate) const BEAM: Keys = &[
    key("length", Number("m"), "Length, along x from the origin of the body's frame, where it is clamped"),
    key("mass_per_length", Number("kg/m"), "Mass per length"),
    key("rigidity", Numbers(2, "N*m^2"), "Bending stiffness EI against deflection along y and along z"),
    key("modes", List(&Whole), "Modes of deflection along y and along z; [2, 0] if not given"),
    key("damping", Number("s"), "Damping per stiffness; 0 if not given"),
    key("axial_inertia", Number("kg*m"), "Moment of inertia about its axis, per length; 0 if not given"),
];

pub(crate) const INTEGRALS: Keys = &[
    key("first", List(&List(&Numbers(3, "kg*m"))), "Of each mode, position times shape: a 3×3 matrix"),
    key("second", List(&List(&List(&Numbers(3, "kg")))), "Of each pair of modes, shape times shape: a 3×3 matrix"),
];

pub(crate) const FLEXIBLE_FILE: Keys = &[
    key("dalembert", Whole, "Version of the format: 1"),
    key("mass", List(&List(&Number(""))), "Modal mass matrix"),
    key("coupling", List(&Numbers(6, "")), "Coupling of each mode to the frame: moment, force"),
    key("stiffness", List(&List(&Number(""))), "Modal stiffness matrix"),
    key("damping", List(&List(&Number(""))), "Modal damping matrix"),
    key("influence", Named(&List(&Numbers(6, ""))), "How the modes move named frames: rotation, displacement"),
    key("integrals", Table(INTEGRALS), "Integrals of the shapes of modes: Coriolis and centrifugal forces on them"),
    key("beam", Table(BEAM), "A uniform beam, in place of all other keys and of the body's mass"),
];

pub(crate) const SHAPE: Keys = &[
    key("box", Numbers(3, "m"), "Edges"),
    key("sphere", Number("m"), "Radius"),
    key("cylinder", Numbers(2, "m"), "Radius, length"),
    key("capsule", Numbers(2, "m"), "Radius, length between the centres of its ends"),
    key("line", List(&Numbers(3, "m")), "Corners of a line"),
    key("polygon", List(&Numbers(3, "m")), "Corners of a plane area"),
    key("mesh", Text, "Triangles from a file: .stl, .obj"),
    key("along", AXIS, "Axis of a cylinder or capsule"),
    key("scale", OneOf(&[Number("1"), Numbers(3, "1")]), "What the lengths of a mesh are multiplied by"),
    key("at", Numbers(3, "m"), "Position in the body's frame"),
    key("rotation", Table(ROTATION), "Orientation in the body's frame"),
    COLOR,
];

pub(crate) const JOINT: Keys = &[
    key("type", Types, "Type of the joint"),
    key("between", List(&Text), "The two bodies, or frames as \"body.frame\"; the joint moves the second in the first"),
    key("at", Numbers(3, "m"), "Where the joint is in the reference pose"),
    key("rotation", Table(ROTATION), "How the joint's frame is turned in the reference pose"),
    key("frames", List(&Table(POSE)), "The joint's frame on each of the two bodies, in place of `at` and `rotation`"),
    key("axis", Numbers(3, "1"), "Axis in the joint's frame; z if not given"),
    key("second_axis", Numbers(3, "1"), "Second axis of a universal joint; y if not given"),
    key("pitch", Number("m/rad"), "Advance of a helical joint"),
    key("start", OneOf(&[Number(""), List(&Number(""))]), "Start value of its coordinates"),
    key("rate", OneOf(&[Number(""), List(&Number(""))]), "Start value of its velocities"),
    key("fixed", Truth, "Whether assembly keeps the start values"),
    key("range", Numbers(2, ""), "[lower, upper] of the coordinate"),
    key("velocity_limit", Number(""), "Greatest speed"),
    key("effort_limit", Number(""), "Greatest effort"),
    key("damping", Number(""), "Viscous damping"),
    key("friction", Number(""), "Dry friction"),
    key("stiffness", Number(""), "Spring towards `rest`"),
    key("rest", Number(""), "Coordinate at which the spring is free"),
    key("armature", Number(""), "Inertia of a rotor seen at the joint"),
    key("mimic", Table(MIMIC), "The joint that it follows"),
    key("cut", Truth, "Never part of the spanning tree"),
    ALIAS,
    REPEAT,
];

pub(crate) const MIMIC: Keys = &[
    key("joint", Text, "The joint that is followed"),
    key("ratio", Number(""), "Coordinate per coordinate of the joint followed; 1 if not given"),
    key("offset", Number(""), "Coordinate where that of the joint followed is 0"),
];

const BETWEEN: Key = key("between", List(&Text), "Two bodies, or frames as \"body.frame\"");
const POINTS: Key = key("points", List(&Numbers(3, "m")), "Points in the two frames; their origins if not given");

pub(crate) const SPRING: Keys = &[
    BETWEEN,
    POINTS,
    key("stiffness", Number("N/m"), "Force per length"),
    key("length", Number("m"), "Length without force; that of the reference pose if not given"),
    key("damping", Number("N*s/m"), "Force per speed"),
    REPEAT,
];

pub(crate) const DAMPER: Keys = &[BETWEEN, POINTS, key("damping", Number("N*s/m"), "Force per speed"), REPEAT];

pub(crate) const ACTUATOR: Keys = &[
    key("joint", Text, "The joint that it acts on"),
    key("body", Text, "The body or frame that it acts on"),
    key("point", Numbers(3, "m"), "Point of the body where a force acts"),
    key("force", Numbers(3, "1"), "Direction of a force"),
    key("torque", Numbers(3, "1"), "Direction of a torque"),
    key("in", Words(&["ground", "body"]), "Frame of the direction; the body's if not given"),
    key("ratio", Number(""), "Effort per input; 1 if not given"),
    key("value", VALUE, "Formula of the time t; 0 if not given"),
    UNIT,
    REPEAT,
];

pub(crate) const SIMULATE: Keys = &[
    key("until", Plain("s"), "End time"),
    key("every", Plain("s"), "Output interval"),
    key("tolerance", Plain("1"), "Relative tolerance"),
    key("max_step", Plain("s"), "Longest step"),
    key("step", Plain("s"), "Length of all steps"),
    key("method", Text, "How constraints are enforced"),
    key("integrator", Text, "How time is integrated"),
    key("baumgarte", BAUMGARTE, "[alpha, beta] in place of projection"),
];
