//! Bodies and joints by name: what stands between a user's words and the numbered [`Tree`].
//!
//! A model has at most one mechanism: the bodies of all modules hang in one tree that grows from the ground. Each joint
//! owns columns of the model (variables that expressions may speak of); the tree's own coordinates are an index list
//! away. A joint that turns about a point has more coordinates than velocities: its columns are the components of its
//! twist, variables of order 1, and its quaternion is a part of the state without a column.
//!
//! | file | content |
//! |---|---|
//! | `topology.rs` | which joints make up the tree, which close loops: from names alone, before anything is derived |
//! | `links.rs` | the tree of those joints, oriented breadth-first from the ground |
//! | `declare.rs` | the variables that a joint brings into a model |
//! | `origin.rs` | where poses in the ground are counted from |
//! | `shapes.rs` | what bodies look like, in numbers |
//! | `resolve.rs`, `assemble/` | numbers as written to poses, inertias, nodes, forces, closing joints |
//! | `mechanics.rs`, `sweeps.rs` | a mechanism at one state: forces, mass matrix, accelerations, energies, by sweeps or by operators |
//! | `closure.rs` | joints that close loops: what each type holds, its coordinates and velocities |
//! | `relative.rs`, `pair.rs` | numbers of one frame in another with gradient and curvature; the two frames in the tree |
//! | `closing.rs`, `turns.rs` | what acts along closing joints; their turns, counted |
//! | `signals.rs` | what formulas read off frames and joints |
//! | `moving.rs`, `acting.rs`, `measurable.rs` | motion, forces and numbers read off frames over any scalar |
//! | `conventions.rs` | free joints in the conventions of other programs |

mod acting;
mod assemble;
mod closing;
pub mod closure;
mod conventions;
mod declare;
mod links;
pub mod measurable;
mod mechanics;
pub mod moving;
mod origin;
pub mod pair;
pub mod relative;
mod resolve;
mod shapes;
mod signals;
mod sweeps;
pub mod tolerances;
mod topology;
pub mod turns;

pub use closure::{Closure, ClosureStart};
pub use conventions::FreeJoint;
pub use declare::{coordinate_names, mode_count, variables_of};
pub use mechanics::Mechanics;
pub use signals::{Component, FUNCTIONS};
pub use sweeps::Stop;

pub use assemble::MechanismBuilder;
pub use origin::origin;
pub use resolve::{Resolver, principal_moments};
pub use topology::{GROUND, OwnLoops, Topology};

use dalembert_bodies::operators::flexible::FlexibleTree;
use dalembert_bodies::spatial::{Pose, Rotation, Symmetric, Vector};
use dalembert_bodies::tree::{MassFactors, Node, Tree};
use dalembert_spec::spec::{JointKind, SourceId, Span};
use faer::Mat;

/// A body, or a frame fixed to one.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Full name; a body's own frame has the body's name.
    pub name: String,
    /// The node that carries it; `None` is the ground.
    pub node: Option<usize>,
    /// Where it is in the node's frame; on a flexible body, while that is not deformed.
    pub pose: Pose<f64>,
    /// Which influence of a flexible body moves it.
    pub influence: Option<usize>,
}

/// A joint of the model.
#[derive(Clone, Debug)]
pub struct JointInfo {
    /// Full name.
    pub name: String,
    /// Kind.
    pub kind: JointKind,
    /// The body that it moves, and the one that it moves in (`None` is the ground): indices into [`Mechanism::bodies`].
    pub child: usize,
    /// See [`JointInfo::child`].
    pub parent: Option<usize>,
    /// Its frame on the body that it moves.
    pub on_child: Pose<f64>,
    /// Its nodes, from parent to child; empty for a fixed joint that was merged.
    pub nodes: std::ops::Range<usize>,
    /// Its columns.
    pub columns: Vec<usize>,
    /// Rotation of its last node's frame against the joint's frame on the body that it moves.
    pub turn: Rotation<f64>,
    /// Rotation of its first node's frame against the joint's frame on the body that it moves in.
    pub first_turn: Rotation<f64>,
    /// Whether the tree passes it from its second body to its first.
    pub reversed: bool,
    /// Whether it is not written, but a body's own: it transmits nothing.
    pub own: bool,
    /// Names of its coordinates: one per coordinate.
    pub coordinates: Vec<String>,
    /// Places of its coordinates in the state.
    pub states: Vec<usize>,
    /// Range of the coordinate, carried as data.
    pub range: Option<[f64; 2]>,
    /// Limit of the speed, carried as data.
    pub velocity_limit: Option<f64>,
    /// Limit of the effort, carried as data.
    pub effort_limit: Option<f64>,
    /// Dry friction, carried as data.
    pub friction: f64,
    /// Where it stands.
    pub span: Span,
}

/// A spring and damper of one velocity: force −k (q − rest) − d v.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Elastic {
    /// k, N/m or N m/rad.
    pub stiffness: f64,
    /// Coordinate without force, m or rad.
    pub rest: f64,
    /// d, N s/m or N m s/rad.
    pub damping: f64,
}

/// A spring and damper along the line between two points.
#[derive(Clone, Debug)]
pub struct Line {
    /// Frames at whose origins it is hung.
    pub ends: [Frame; 2],
    /// k, N/m.
    pub stiffness: f64,
    /// Length without force, m.
    pub length: f64,
    /// d, N s/m.
    pub damping: f64,
}

impl Line {
    /// Whether its force follows the direction from end to end, which points that meet do not have; a spring without length and damper pulls by
    /// the distance itself.
    pub fn has_direction(&self) -> bool {
        self.damping != 0.0 || self.stiffness * self.length != 0.0
    }
}

/// A force along a direction at a point, or a torque about it, driven by an input.
#[derive(Clone, Debug)]
pub struct PointForce {
    /// Number of the input that drives it.
    pub input: usize,
    /// Where it acts.
    pub at: Frame,
    /// Its direction, of length one.
    pub direction: [f64; 3],
    /// Whether the direction is fixed in the ground rather than in the frame.
    pub in_ground: bool,
    /// Whether it is a torque.
    pub torque: bool,
}

/// An effort on a joint's columns, driven by an input.
#[derive(Clone, Debug)]
pub struct JointEffort {
    /// Number of the input that drives it.
    pub input: usize,
    /// Velocity of the tree.
    pub velocity: usize,
    /// Effort on the velocity for one of the input.
    pub ratio: f64,
}

/// An effort on a joint that closes a loop, driven by an input.
#[derive(Clone, Debug)]
pub struct ClosureEffort {
    /// Number of the input that drives it.
    pub input: usize,
    /// Number of the joint in [`Mechanism::closures`].
    pub closure: usize,
    /// Number among the joint's velocities.
    pub velocity: usize,
    /// Effort on the velocity for one of the input.
    pub ratio: f64,
}

/// A body by itself, for pictures.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Mass, kg.
    pub mass: f64,
    /// Centre of mass in the body's frame, m.
    pub com: Vector<f64>,
    /// Moments of inertia about it, along the axes of the body's frame.
    pub moments: Symmetric<f64>,
    /// What it looks like, if that is given.
    pub shapes: Vec<FigureShape>,
}

/// A shape on a body.
#[derive(Clone, Debug)]
pub struct FigureShape {
    /// Where it is in the body's frame.
    pub pose: Pose<f64>,
    /// What it is, in numbers.
    pub form: FigureForm,
    /// Red, green, blue, 0 to 1.
    pub color: Option<[f64; 3]>,
}

/// A shape in numbers, m; round ones stand along z.
#[derive(Clone, Debug)]
pub enum FigureForm {
    /// Edges.
    Cuboid([f64; 3]),
    /// Radius.
    Ball(f64),
    /// Radius and length.
    Cylinder(f64, f64),
    /// Radius and length between the centres of its ends.
    Capsule(f64, f64),
    /// Corners of a line.
    Line(Vec<[f64; 3]>),
    /// Corners of a plane area.
    Polygon(Vec<[f64; 3]>),
    /// A file as written, which file wrote it, and what its lengths are multiplied by.
    Mesh(String, SourceId, [f64; 3]),
}

/// All bodies and joints of a model.
#[derive(Clone, Debug)]
pub struct Mechanism {
    /// The numbered tree.
    pub tree: Tree,
    /// The bodies, in the order of the file, modules in their order.
    pub bodies: Vec<Frame>,
    /// Each of them by itself.
    pub figures: Vec<Figure>,
    /// Named frames on bodies.
    pub frames: Vec<Frame>,
    /// The joints.
    pub joints: Vec<JointInfo>,
    /// Joints that close loops.
    pub closures: Vec<Closure>,
    /// The same tree with its flexible bodies, if there are any.
    pub flexible: Option<FlexibleTree>,
    /// Column of each velocity: [η̇; v] of node after node, the tree's velocities where all bodies are rigid.
    pub columns: Vec<usize>,
    /// Place in the state of each coordinate, in the same order.
    pub q_states: Vec<usize>,
    /// Place in the state of each velocity.
    pub v_states: Vec<usize>,
    /// Remarks a user should read.
    pub notes: Vec<String>,
    /// Those on bodies and joints that are other ones than the file says.
    pub altered: Vec<String>,
    /// Start values of states without a column: (place, value, whether given, whether kept by assembly).
    pub start: Vec<(usize, f64, bool, bool)>,
    /// Columns of joints in no loop, where bodies move freely that only joints beyond them hold: those without a start velocity start at rest.
    pub resting: Vec<usize>,
    /// (first coordinate, first velocity, whether a position follows) of each quaternion of the tree.
    pub quaternions: Vec<(usize, usize, bool)>,
    /// One per velocity of the tree.
    pub elastic: Vec<Elastic>,
    /// The coordinate of each velocity that has one.
    pub coordinate_of: Vec<Option<usize>>,
    /// Per node: velocities of its modes; empty where all bodies are rigid.
    pub modes: Vec<std::ops::Range<usize>>,
    /// Per node: its first coordinate; empty where all bodies are rigid.
    pub first_coordinates: Vec<usize>,
    /// First velocity of the modes of each flexible body, and its damping 𝔇.
    pub modal_damping: Vec<(usize, Mat<f64>)>,
    /// Springs and dampers between points.
    pub lines: Vec<Line>,
    /// Forces at points.
    pub points: Vec<PointForce>,
    /// Actuators of joints of the tree.
    pub efforts: Vec<JointEffort>,
    /// Actuators of joints that close loops.
    pub closure_efforts: Vec<ClosureEffort>,
    /// Where the origin of all poses in the ground is in the user's ground frame, m: see [`origin`](fn@origin).
    pub origin: Vector<f64>,
    /// Reference poses of the bodies.
    pub references: Vec<Pose<f64>>,
    /// The joint frames of each closure.
    pub loops: Vec<pair::Pair>,
    /// Angles of joints that close loops whose turns the state counts, by joint and coordinate.
    pub turns: Vec<turns::Turn>,
}

impl Mechanism {
    /// Places of 𝓜's entries, of each symmetric pair one: by the branches of the tree, all where bodies deform.
    pub fn mass_pattern(&self) -> Vec<(usize, usize)> {
        match self.flexible {
            None => dalembert_bodies::tree::mass_pattern(&self.tree),
            Some(_) => (0..self.columns.len()).flat_map(|i| (0..=i).map(move |j| (i, j))).collect(),
        }
    }

    /// How many places [`Self::mass_pattern`] lists.
    pub fn mass_size(&self) -> usize {
        let nv = self.columns.len();
        self.flexible.as_ref().map_or_else(|| dalembert_bodies::tree::mass_size(&self.tree), |_| nv * (nv + 1) / 2)
    }

    /// 𝓜 as a product of sparse matrices; nothing where bodies deform.
    pub fn mass_factors(&self) -> Option<MassFactors> {
        self.flexible.is_none().then(|| MassFactors::of(&self.tree))
    }

    /// Joints of the tree that transmit forces: those that are written and have a node.
    pub fn transmitting(&self) -> impl Iterator<Item = &JointInfo> {
        self.joints.iter().filter(|j| !j.nodes.is_empty() && !j.own)
    }

    /// Names of all joints that transmit forces: those of the tree, then those that close loops.
    pub fn reacting(&self) -> impl Iterator<Item = &str> {
        self.transmitting().map(|j| j.name.as_str()).chain(self.closures.iter().map(|c| c.name.as_str()))
    }

    /// Velocities of a node's joint, behind those of its modes.
    pub fn joint_velocities(&self, node: usize) -> std::ops::Range<usize> {
        let joint = self.tree.v_range(node);
        self.modes.get(node).map_or(joint.clone(), |modes| modes.end..modes.end + joint.len())
    }

    /// The frame on a node's parent at which its joint sits, moved by the modes of the parent.
    pub(crate) fn hung_frame(&self, node: usize) -> Frame {
        let Node { parent, placement, .. } = self.tree.nodes()[node];
        let influence = self.flexible.as_ref().and_then(|f| f.hung(node));
        Frame { name: String::new(), node: parent, pose: placement, influence }
    }

    /// The frame on a node at which its joint holds it, if its own modes move that.
    pub(crate) fn held_frame(&self, node: usize) -> Option<Frame> {
        let (influence, pose) = self.flexible.as_ref()?.held(node)?;
        Some(Frame { name: String::new(), node: Some(node), pose, influence: Some(influence) })
    }

    /// Columns of the modes of all bodies.
    pub fn modal_columns(&self) -> impl Iterator<Item = usize> + '_ {
        self.modes.iter().cloned().flatten().map(|v| self.columns[v])
    }

    /// First modal coordinate of a node.
    pub fn modal_coordinates(&self, node: usize) -> usize {
        self.first_coordinates.get(node).copied().unwrap_or_default()
    }

    /// The user's ground frame.
    pub fn ground(&self) -> Frame {
        let pose = Pose { rotation: Rotation::identity(), position: Vector([0.0; 3]) - self.origin };
        Frame { name: String::new(), node: None, pose, influence: None }
    }

    /// Potential energy of gravity that all bodies would have at the origin that poses are counted from, J.
    pub fn potential_of_origin(&self) -> f64 {
        let mass: f64 = self.tree.nodes().iter().map(|node| node.inertia.mass).sum();
        -mass * Vector(self.tree.gravity).dot(self.origin)
    }

    /// A body or named frame.
    pub fn frame(&self, name: &str) -> Option<&Frame> {
        self.bodies.iter().chain(&self.frames).find(|f| f.name == name)
    }
}
