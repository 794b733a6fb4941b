//! What is drawn of a mechanism. Frames are numbered: those that move are listed in [`Scene::frames`]; `None` is the ground.

/// A point fixed to a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchor {
    /// The frame; `None` is the ground.
    pub frame: Option<usize>,
    /// The point in it, m.
    pub at: [f64; 3],
}

/// A frame that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// Full name.
    pub name: String,
    /// Its number among the poses of a [`Snapshot`](dalembert_answers::snapshot::Snapshot).
    pub tracked: usize,
    /// Where it is on its body while that is not deformed, if deformation moves it: origin, m, and unit quaternion w, x, y, z.
    pub rest: Option<([f64; 3], [f64; 4])>,
}

/// A body.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// Full name.
    pub name: String,
    /// Its frame.
    pub frame: usize,
    /// Mass, kg.
    pub mass: f64,
    /// Centre of mass in its frame, m.
    pub com: [f64; 3],
    /// Moments of inertia about the centre of mass along the frame's axes: xx, yy, zz, xy, xz, yz, kg m².
    pub inertia: [f64; 6],
    /// What it looks like, in its frame; empty where nothing is given.
    pub shapes: Vec<Placed>,
    /// Colour of what has none of its own: red, green, blue, 0 to 1.
    pub color: Option<[f64; 3]>,
}

/// A shape somewhere on a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// Where it is in the body's frame, m.
    pub at: [f64; 3],
    /// How it is turned there: unit quaternion w, x, y, z.
    pub turn: [f64; 4],
    /// What it is.
    pub shape: Shape,
    /// Red, green, blue, 0 to 1, if given.
    pub color: Option<[f64; 3]>,
}

/// A shape about its own origin.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Edges along x, y, z, m.
    Box([f64; 3]),
    /// Radius and length along z, m.
    Cylinder(f64, f64),
    /// Radius, m.
    Sphere(f64),
    /// Radius, and length along z between the centres of its ends, m.
    Capsule(f64, f64),
    /// Corners of a line, m.
    Line(Vec<[f64; 3]>),
    /// Corners of a plane area, m.
    Polygon(Vec<[f64; 3]>),
    /// Corners, m, and triangles of their numbers.
    Mesh(Vec<[f64; 3]>, Vec<[u32; 3]>),
}

/// What a joint lets move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JointKind {
    /// Nothing.
    Fixed,
    /// A turn about its axis.
    Revolute,
    /// A slide along its axis.
    Prismatic,
    /// A screw about its axis.
    Helical,
    /// A turn about and a slide along its axis.
    Cylindrical,
    /// Turns about two axes.
    Universal,
    /// Turns about a point.
    Spherical,
    /// Motion across its axis.
    Planar,
    /// Everything.
    Free,
}

impl JointKind {
    /// Whether it leaves turns about its axis free, and slides along it: what acts there is no work of the joint's, but of drives, dampers,
    /// springs, couplings and teeth.
    pub(crate) fn leaves_free(self) -> [bool; 2] {
        match self {
            Self::Revolute => [true, false],
            Self::Prismatic => [false, true],
            Self::Cylindrical | Self::Helical => [true, true],
            Self::Fixed | Self::Universal | Self::Spherical | Self::Planar | Self::Free => [false, false],
        }
    }

    /// As users write it.
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

/// A joint.
#[derive(Clone, Debug, PartialEq)]
pub struct Joint {
    /// Full name.
    pub name: String,
    /// Kind.
    pub kind: JointKind,
    /// Where it is on its first and on its second body.
    pub ends: [Anchor; 2],
    /// How its frame is turned there: unit quaternions w, x, y, z.
    pub turns: [[f64; 4]; 2],
    /// Direction of its axis in its frame.
    pub axis: [f64; 3],
    /// Its number among the reactions of a snapshot, if it has one.
    pub reaction: Option<usize>,
    /// Whether each component of the force that it transmits, in its frame on its second body, is the only one possible.
    pub determined: [bool; 3],
    /// The same of all components of its moment.
    pub moments: bool,
}

/// A spring or damper between two points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spring {
    /// The points.
    pub ends: [Anchor; 2],
    /// Whether it is a damper alone.
    pub damper: bool,
    /// Its stiffness, N/m; 0 where nobody says.
    pub stiffness: f64,
}

/// A force that acts at a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Load {
    /// Name of the frame that it acts at.
    pub name: String,
    /// Where it acts.
    pub point: Anchor,
    /// Its number among the loads of a snapshot.
    pub number: usize,
    /// Whether what acts here is the opposite: at the second end of a spring.
    pub opposite: bool,
}

/// A point whose path is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// Name of the frame.
    pub name: String,
    /// The point.
    pub point: Anchor,
}

/// A frame whose axes can be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Axes {
    /// Its name.
    pub name: String,
    /// Its origin.
    pub point: Anchor,
    /// How it is turned there: unit quaternion w, x, y, z.
    pub turn: [f64; 4],
}

/// What takes the place of time where a motion is shown: a number that grows or falls evenly.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Its name.
    pub name: String,
    /// Its unit, if known.
    pub unit: Option<String>,
    /// Its value at t = 0.
    pub from: f64,
    /// Its change per second.
    pub rate: f64,
}

impl Axis {
    /// As the page reads it.
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::json!({ "name": self.name, "unit": self.unit, "from": self.from, "rate": self.rate })
    }
}

/// A mechanism as it is drawn, without its motion.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Title.
    pub title: String,
    /// The frames that move.
    pub frames: Vec<Frame>,
    /// The bodies.
    pub bodies: Vec<Body>,
    /// The joints.
    pub joints: Vec<Joint>,
    /// Springs and dampers.
    pub springs: Vec<Spring>,
    /// Forces of springs and dampers at both ends, and those at points.
    pub loads: Vec<Load>,
    /// Named frames.
    pub points: Vec<Path>,
    /// The frames of bodies, then the named ones.
    pub axes: Vec<Axes>,
    /// Bars that are drawn of bodies by number, in place of what else they would look like.
    pub bars: Vec<(usize, [Anchor; 2])>,
    /// Whether all of it is drawn in the plane of x and y.
    pub flat: bool,
    /// Acceleration of free fall, m/s².
    pub gravity: [f64; 3],
    /// What could not be drawn as it was asked for.
    pub notes: Vec<String>,
    /// What is shown in place of time, if something is.
    pub axis: Option<Axis>,
}
