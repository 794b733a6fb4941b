//! Joints that close loops.
//!
//! A joint of the tree frees motion; a joint that closes a loop holds the rest: B's joint frame on the second body, seen from A's
//! on the first, keeps the numbers of the table at zero, each one row of A. Reactions are the multipliers, components of what the
//! first body exerts on the second at the joint, resolved in the joint's frame on the second.
//!
//! | joint about n | rows |
//! |---|---|
//! | fixed | slides x y z, turns x y z |
//! | revolute | slides x y z, tilts across n |
//! | prismatic | slides across n, turns x y z |
//! | helical | slides across n, screw, tilts across n |
//! | cylindrical | slides across n, tilts across n |
//! | universal (n, m) | slides x y z, cross of n and m |
//! | spherical | slides x y z |
//! | planar | slide along n, tilts across n |
//! | free | none |

use dalembert_bodies::spatial::{Pose, Quaternion, Rotation, Vector};
use dalembert_spec::spec::{JointKind, Span};

use super::relative::{Relative, across, unit};
use super::{Elastic, Frame};

/// A start value of a joint that closes a loop: a wish, since its coordinates follow from those of other joints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClosureStart {
    /// Number of the joint in [`super::Mechanism::closures`].
    pub closure: usize,
    /// Number of the coordinate, or of the velocity.
    pub number: usize,
    /// Whether it is a velocity.
    pub rate: bool,
    /// Its value.
    pub value: f64,
    /// Whether assembly keeps it.
    pub fixed: bool,
}

/// A joint that closes a loop.
#[derive(Clone, Debug)]
pub struct Closure {
    /// Full name.
    pub name: String,
    /// Kind.
    pub kind: JointKind,
    /// The joint's frame on its first and on its second body.
    pub ends: [Frame; 2],
    /// The bodies that it joins (`None` is the ground): indices into [`super::Mechanism::bodies`].
    pub bodies: [Option<usize>; 2],
    /// Its axis, in its frames.
    pub axis: Vector<f64>,
    /// What it holds: name of the row after the joint's, in words, and the number.
    pub rows: Vec<(&'static str, &'static str, Relative)>,
    /// Its coordinates: name after the joint's, and the number.
    pub coordinates: Vec<(&'static str, Relative)>,
    /// Its velocities: name after the joint's, and the number whose rate it is.
    pub velocities: Vec<(&'static str, Relative)>,
    /// Start values: number of the coordinate or velocity, whether it is a velocity, value, whether assembly keeps it.
    pub start: Vec<ClosureStart>,
    /// Spring and damper along its one coordinate.
    pub elastic: Elastic,
    /// Range of the coordinate, carried as data.
    pub range: Option<[f64; 2]>,
    /// Limit of the speed, carried as data.
    pub velocity_limit: Option<f64>,
    /// Limit of the effort, carried as data.
    pub effort_limit: Option<f64>,
    /// Dry friction, carried as data.
    pub friction: f64,
    /// Prefix of the module that it stands in.
    pub module: String,
    /// Where it stands.
    pub span: Span,
}

impl Closure {
    /// Full names of its coordinates.
    pub fn coordinate_names(&self) -> Vec<String> {
        self.coordinates.iter().map(|c| [&self.name, c.0].concat()).collect()
    }

    /// Full names of its velocities: rates of coordinates with a prime.
    pub fn rate_names(&self) -> Vec<String> {
        let prime =
            |what: &Relative| if matches!(what, Relative::OwnSpin(_) | Relative::OwnVelocity(_)) { "" } else { "'" };
        self.velocities.iter().map(|v| [&self.name, v.0, prime(&v.1)].concat()).collect()
    }

    /// Full names of the inputs that are efforts along its velocities.
    pub fn effort_names(&self) -> Vec<String> {
        self.velocities.iter().map(|v| ["tau.", &self.name, v.0].concat()).collect()
    }
}

/// What a joint holds: name, in words, number.
pub fn rows(
    kind: JointKind,
    n: Vector<f64>,
    m: Vector<f64>,
    pitch: f64,
) -> Vec<(&'static str, &'static str, Relative)> {
    let slides = || {
        let words = [(".x", "the slide along x"), (".y", "the slide along y"), (".z", "the slide along z")];
        words.into_iter().enumerate().map(|(i, (name, words))| (name, words, Relative::Slide(unit(i)))).collect()
    };
    let turns = || {
        let words = [(".rx", "the turn about x"), (".ry", "the turn about y"), (".rz", "the turn about z")];
        words.into_iter().enumerate().map(|(i, (name, words))| (name, words, Relative::Turn(unit(i))))
    };
    let tilts = || across(n).map(|(u, d)| (turn_name(d), turn_words(d), Relative::Tilt { n, u }));
    let slides_across = || across(n).map(|(u, d)| (slide_name(d), slide_words(d), Relative::Slide(u))).to_vec();
    let mut rows: Vec<_> = match kind {
        JointKind::Fixed | JointKind::Revolute | JointKind::Universal | JointKind::Spherical => slides(),
        JointKind::Prismatic | JointKind::Cylindrical | JointKind::Helical => slides_across(),
        JointKind::Planar => vec![(".n", "the slide along its normal", Relative::Slide(n))],
        JointKind::Free => Vec::new(),
    };
    match kind {
        JointKind::Fixed | JointKind::Prismatic => rows.extend(turns()),
        JointKind::Revolute | JointKind::Cylindrical | JointKind::Planar => rows.extend(tilts()),
        JointKind::Helical => {
            rows.push((".screw", "the advance of its thread", Relative::Screw { n, pitch }));
            rows.extend(tilts());
        }
        JointKind::Universal => rows.push((".cross", "the angle of its two axes", Relative::Cross { n, m })),
        JointKind::Spherical | JointKind::Free => {}
    }
    rows
}

/// Coordinates of a joint as functions of the pose of its second frame in its first, in the order of
/// [`super::coordinate_names`].
pub fn coordinates(kind: JointKind, [n, m]: [Vector<f64>; 2], pitch: f64) -> Vec<(&'static str, Relative)> {
    let quaternion = [".qw", ".qx", ".qy", ".qz"].into_iter().enumerate().map(|(i, s)| (s, Relative::Quaternion(i)));
    let [(x, _), (y, _)] = plane(n);
    match kind {
        JointKind::Fixed => Vec::new(),
        JointKind::Helical if pitch != 0.0 => vec![("", Relative::ScrewAngle { n, pitch })],
        JointKind::Revolute | JointKind::Helical => vec![("", Relative::Angle(n))],
        JointKind::Prismatic => vec![("", Relative::Slide(n))],
        JointKind::Cylindrical => vec![(".angle", Relative::Angle(n)), (".slide", Relative::Slide(n))],
        JointKind::Universal => universal(n, m),
        JointKind::Planar => {
            vec![(".x", Relative::Position(x)), (".y", Relative::Position(y)), (".angle", Relative::Angle(n))]
        }
        JointKind::Spherical => quaternion.collect(),
        JointKind::Free => {
            let position = [".x", ".y", ".z"].into_iter().enumerate().map(|(i, s)| (s, Relative::Position(unit(i))));
            quaternion.chain(position).collect()
        }
    }
}

/// Pose of a joint's second frame in its first at coordinates q, zero where there are none.
pub fn pose(kind: JointKind, [n, m]: [Vector<f64>; 2], pitch: f64, q: &[f64]) -> Pose<f64> {
    let at = |k: usize| q.get(k).copied().unwrap_or(0.0);
    let turned = |angle: f64| Rotation::about(n, angle);
    let quaternion = || {
        let q = Quaternion([at(0), at(1), at(2), at(3)]);
        if q.0 == [0.0; 4] { Rotation::identity() } else { q.normalized().rotation() }
    };
    let (position, rotation) = match kind {
        JointKind::Fixed => (Vector([0.0; 3]), Rotation::identity()),
        JointKind::Revolute => (Vector([0.0; 3]), turned(at(0))),
        JointKind::Prismatic => (n.scale(at(0)), Rotation::identity()),
        JointKind::Helical => (n.scale(pitch * at(0)), turned(at(0))),
        JointKind::Cylindrical => (n.scale(at(1)), turned(at(0))),
        JointKind::Universal => (Vector([0.0; 3]), turned(at(0)).compose(&Rotation::about(m, at(1)))),
        JointKind::Planar => {
            let [(x, _), (y, _)] = plane(n);
            (x.scale(at(0)) + y.scale(at(1)), turned(at(2)))
        }
        JointKind::Spherical => (Vector([0.0; 3]), quaternion()),
        JointKind::Free => (Vector([at(4), at(5), at(6)]), quaternion()),
    };
    Pose { rotation, position }
}

/// Velocities of a joint, in the order of [`super::variables_of`].
pub fn velocities(kind: JointKind, axes: [Vector<f64>; 2], pitch: f64) -> Vec<(&'static str, Relative)> {
    let spin = [".wx", ".wy", ".wz"].into_iter().enumerate().map(|(i, s)| (s, Relative::OwnSpin(unit(i))));
    match kind {
        JointKind::Spherical => spin.collect(),
        JointKind::Free => {
            let own = [".vx", ".vy", ".vz"].into_iter().enumerate().map(|(i, s)| (s, Relative::OwnVelocity(unit(i))));
            spin.chain(own).collect()
        }
        _ => coordinates(kind, axes, pitch),
    }
}

/// R = Rot(n, first) Rot(m, second): the first angle turns m about n; the second turns, seen from B, n about −m.
fn universal(n: Vector<f64>, m: Vector<f64>) -> Vec<(&'static str, Relative)> {
    vec![(".first", Relative::AngleOf { n, m }), (".second", Relative::AngleBack { n, m })]
}

/// The x and y directions of a planar joint's coordinates, see the walk along the tree.
fn plane(n: Vector<f64>) -> [(Vector<f64>, &'static str); 2] {
    let frame = in_plane(n);
    [(frame.column(0), "x"), (frame.column(1), "y")]
}

fn turn_name(direction: &str) -> &'static str {
    match direction {
        "x" => ".rx",
        "y" => ".ry",
        "z" => ".rz",
        "u" => ".ru",
        _ => ".rv",
    }
}

fn slide_name(direction: &str) -> &'static str {
    match direction {
        "x" => ".x",
        "y" => ".y",
        "z" => ".z",
        "u" => ".u",
        _ => ".v",
    }
}

fn turn_words(direction: &str) -> &'static str {
    match direction {
        "x" => "the tilt about x",
        "y" => "the tilt about y",
        "z" => "the tilt about z",
        _ => "a tilt across its axis",
    }
}

fn slide_words(direction: &str) -> &'static str {
    match direction {
        "x" => "the slide along x",
        "y" => "the slide along y",
        "z" => "the slide along z",
        _ => "a slide across its axis",
    }
}

/// The x and y directions of a planar joint: y, z for the axis x; z, x for the axis y; x, y for the axis z; some pair
/// across any other axis.
pub(crate) fn in_plane(axis: Vector<f64>) -> Rotation<f64> {
    match axis.0 {
        [1.0, 0.0, 0.0] => Rotation([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]),
        [0.0, 1.0, 0.0] => Rotation([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]),
        _ => aligned(axis),
    }
}

/// A rotation that carries z to `axis`; none for z itself.
pub(crate) fn aligned(axis: Vector<f64>) -> Rotation<f64> {
    if axis.0 == [0.0, 0.0, 1.0] { Rotation::identity() } else { Rotation::with_z(axis) }
}
