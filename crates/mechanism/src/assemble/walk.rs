//! The walk along the spanning tree that makes nodes of joints and bodies.

use dalembert_bodies::operators::flexible::FlexibleBody;
use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Vector};
use dalembert_bodies::tolerances::PLACED;
use dalembert_bodies::tree::{Joint, Node, Tree};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::JointKind;

use super::flexible::OnModes;
use super::joint::{Place, RawJoint};
use super::{MechanismBuilder, RawBody, flexible, states};
use crate::closure::{aligned, in_plane};
use crate::links::SpanningTree;
use crate::resolve::CentralInertia;
use crate::tolerances::given::{AT_FRAME, SAME_ORIENTATION, SAME_PLACE};
use crate::{Elastic, Figure, Frame, JointInfo, Mechanism, coordinate_names};

/// A node of a joint: its kind, the rotation of its frame against the joint's, the first of the joint's columns it has.
type Step = (Joint, Rotation<f64>, usize);

/// Where a body is.
struct Carried {
    /// The node that carries it; `None` for the ground.
    node: Option<usize>,
    /// Its frame in the node's.
    in_node: Pose<f64>,
    /// Its reference pose in the ground.
    reference: Pose<f64>,
}

/// A joint that closes a loop, and its frames on its two bodies.
pub(super) type Closing = (RawJoint, [Pose<f64>; 2]);

/// A body by itself.
fn figure(body: &RawBody) -> Figure {
    let CentralInertia { mass, com, moments } = body.inertia;
    Figure { mass, com, moments, shapes: body.shapes.clone() }
}

/// The state of the walk.
pub(super) struct Assembly<'a, 'b> {
    from: &'a MechanismBuilder<'b>,
    order: &'a [(usize, bool)],
    nodes: Vec<Node>,
    bodies: Vec<Carried>,
    infos: Vec<JointInfo>,
    /// Flexible bodies by node.
    flexible: Vec<(usize, FlexibleBody)>,
    notes: Vec<String>,
    /// Nodes that hang on frames that the modes of their parent's body move, and nodes of bodies held at frames that their own modes move.
    hung: Vec<OnModes>,
    held: Vec<OnModes>,
    columns: Vec<usize>,
    elastic: Vec<Elastic>,
    /// The mechanism's size, m, as its frames show it.
    length: f64,
}

/// The size of a mechanism before it is assembled: how far joints and masses are from the origins of their bodies, and joints on the
/// ground and bodies with a pose from each other.
fn length(from: &MechanismBuilder<'_>, joints: &[RawJoint]) -> f64 {
    let ends = || joints.iter().flat_map(|j| &j.ends);
    let own = ends().filter(|e| e.0.is_some()).map(|e| e.1.position.norm());
    let posed = from.bodies.iter().filter(|b| b.placed).map(|b| b.pose.position);
    let grounded: Vec<Vector<f64>> = ends().filter(|e| e.0.is_none()).map(|e| e.1.position).chain(posed).collect();
    let apart = grounded.iter().map(|x| (*x - grounded[0]).norm());
    let masses = from.bodies.iter().map(|b| b.inertia.reach());
    own.chain(masses).chain(apart).fold(0.0, f64::max)
}

impl<'a, 'b> Assembly<'a, 'b> {
    /// Before the walk; `references` are those of bodies with a free joint of their own, as other joints place them.
    pub fn new(
        from: &'a MechanismBuilder<'b>,
        tree: &'a SpanningTree,
        joints: &[RawJoint],
        references: &[(usize, Pose<f64>)],
    ) -> Self {
        let carried = |b: &RawBody| Carried { node: None, in_node: Pose::identity(), reference: b.pose };
        let mut bodies: Vec<Carried> = from.bodies.iter().map(carried).collect();
        references.iter().for_each(|&(body, pose)| bodies[body].reference = pose);
        Self {
            from,
            order: &tree.order,
            nodes: Vec::with_capacity(tree.order.len()),
            bodies,
            infos: Vec::with_capacity(tree.order.len()),
            columns: Vec::with_capacity(tree.order.len()),
            elastic: Vec::with_capacity(tree.order.len()),
            flexible: Vec::new(),
            notes: Vec::new(),
            hung: Vec::new(),
            held: Vec::new(),
            length: length(from, joints),
        }
    }

    pub fn run(
        mut self,
        mut joints: Vec<RawJoint>,
        places: &[&[usize]],
        next_state: &mut usize,
    ) -> Result<Mechanism, Vec<ModelError>> {
        for &(joint, reversed) in self.order {
            self.hang(&mut joints[joint], reversed).map_err(|e| vec![e])?;
        }
        let closing = self.closing(joints).map_err(|e| vec![e])?;
        let gravity = self.from.gravity.unwrap_or_default();
        let tree = Tree::new(self.nodes, gravity)
            .map_err(|k| vec![ModelError::whole(format!("node {k} of the tree stands before its parent"))])?;
        let bodies = self
            .from
            .bodies
            .iter()
            .zip(&self.bodies)
            .map(|(b, c)| Frame { name: b.name.clone(), node: c.node, pose: c.in_node, influence: None })
            .collect::<Vec<_>>();
        let frames = self.from.frames.iter().map(|(name, body, pose)| {
            let carrier: &Frame = &bodies[*body];
            let local = name.strip_prefix(carrier.name.as_str()).and_then(|n| n.strip_prefix('.')).unwrap_or_default();
            let influence = self.from.bodies[*body].flexible.as_ref().and_then(|f| f.influence_of(local));
            Frame { name: name.clone(), node: carrier.node, pose: carrier.pose.compose(pose), influence }
        });
        let frames = frames.collect();
        let mut mechanism = Mechanism {
            bodies,
            figures: self.from.bodies.iter().map(figure).collect(),
            frames,
            joints: self.infos,
            columns: self.columns,
            q_states: Vec::new(),
            v_states: Vec::new(),
            flexible: None,
            modes: Vec::new(),
            first_coordinates: Vec::new(),
            modal_damping: Vec::new(),
            notes: self.notes,
            altered: Vec::new(),
            quaternions: Vec::new(),
            elastic: self.elastic,
            coordinate_of: Vec::new(),
            lines: Vec::new(),
            points: Vec::new(),
            efforts: Vec::new(),
            closure_efforts: Vec::new(),
            start: Vec::new(),
            closures: Vec::new(),
            loops: Vec::new(),
            turns: Vec::new(),
            origin: Vector(self.from.origin),
            resting: Vec::new(),
            references: self.bodies.iter().map(|b| b.reference).collect(),
            tree,
        };
        mechanism.flexible = flexible::tree(&mechanism.tree, self.flexible, [&self.hung, &self.held])?;
        states::place(&mut mechanism, places, next_state);
        mechanism.start = states::starts(&mechanism, &self.from.starts);
        self.from.close(closing, &mut mechanism);
        Ok(mechanism)
    }

    /// Joints that are constraints, with their frames on the bodies.
    fn closing(&mut self, joints: Vec<RawJoint>) -> Result<Vec<Closing>, ModelError> {
        let mut closing = Vec::new();
        for joint in joints.into_iter().filter(|j| j.cut) {
            let place = |body: Option<usize>| body.map_or_else(Pose::identity, |b| self.bodies[b].reference);
            let frames = match &joint.place {
                Place::Frames(both) => *both,
                Place::Reference(x) => {
                    self.at_its_frames(&joint, x)?;
                    joint.ends.map(|(body, _)| place(body).inverse().compose(x))
                }
            };
            let frames = joint.as_moved(frames);
            for (side, frame) in frames.iter().enumerate() {
                self.feels_modes(&joint, side, frame)?;
            }
            closing.push((joint, frames));
        }
        Ok(closing)
    }

    /// Makes the nodes of a joint, which gives up its name and columns; `reversed` if the tree passes it from its second
    /// body to its first.
    fn hang(&mut self, joint: &mut RawJoint, reversed: bool) -> Result<(), ModelError> {
        let [first, second] = joint.ends.map(|e| e.0);
        let (parent, child) = if reversed { (second, first) } else { (first, second) };
        let Some(child) = child else { return Ok(()) };
        let (on_parent, on_child) = self.joint_frames(joint, (parent, child), reversed)?;
        if reversed && matches!(joint.kind, JointKind::Spherical | JointKind::Free) {
            let message = format!("joint `{}` is passed from its second body to its first", joint.name);
            return Err(ModelError::at(joint.span, message)
                .help("swap the names in `between`: its coordinates describe the second body seen from the first"));
        }
        let steps = self.steps(joint, reversed);
        let start = self.nodes.len();
        let (node, frame) = self.nodes_of(joint, &steps, parent, &on_parent);
        let child_in_node = frame.compose(&on_child.inverse());
        let (outer, inner) = if reversed { (1, 0) } else { (0, 1) };
        if let Some(frame) = self.feels_modes(joint, outer, &on_parent)? {
            self.hung.push(OnModes { node: start, frame, pose: on_parent, span: joint.span });
        }
        let held = self.feels_modes(joint, inner, &on_child)?;
        for (kind, _, first) in steps.iter().filter(|s| s.0.nv() > 0) {
            self.columns.extend(&joint.columns[*first..first + kind.nv()]);
        }
        self.elastic.extend(joint.columns.iter().map(|_| joint.elastic));
        // A body that is held at a frame which its modes move hangs on that, and its own frame moves against it.
        let own_place = if held.is_some() { frame } else { child_in_node };
        let placed = self.place_body(child, node, own_place);
        if let (Some(frame), Some(node)) = (held, placed.0) {
            self.held.push(OnModes { node, frame, pose: on_child, span: joint.span });
        }
        (self.bodies[child].node, self.bodies[child].in_node) = placed;
        let turns = [steps.first(), steps.last()].map(|s| s.map_or_else(Rotation::identity, |s| s.1));
        let own = info(joint, (child, parent, reversed), start..start + steps.len(), turns);
        self.infos.push(JointInfo { on_child, ..own });
        Ok(())
    }

    /// The joint's frame, seen from the parent and from the child; the child's reference pose where the joint gives it.
    fn joint_frames(
        &mut self,
        joint: &RawJoint,
        (parent, child): (Option<usize>, usize),
        reversed: bool,
    ) -> Result<(Pose<f64>, Pose<f64>), ModelError> {
        let parent_pose = parent.map_or_else(Pose::identity, |p| self.bodies[p].reference);
        let as_moved = |on_parent: Pose<f64>, on_child: Pose<f64>| {
            let [first, second] = joint.as_moved(if reversed { [on_child, on_parent] } else { [on_parent, on_child] });
            if reversed { (second, first) } else { (first, second) }
        };
        let (p, c) = match (&joint.place, reversed) {
            (Place::Reference(x), _) => {
                self.at_its_frames(joint, x)?;
                let child_pose = self.bodies[child].reference;
                return Ok(as_moved(parent_pose.inverse().compose(x), child_pose.inverse().compose(x)));
            }
            (Place::Frames([a, b]), false) => (a, b),
            (Place::Frames([a, b]), true) => (b, a),
        };
        if joint.own {
            return Ok((*p, *c));
        }
        let silent = *p == parent.map_or_else(|| self.from.ground(), |_| Pose::identity()) && *c == Pose::identity();
        if joint.kind == JointKind::Free && silent && self.from.bodies[child].placed {
            // Nothing is said of the joint's place: it is the body's.
            return Ok(as_moved(parent_pose.inverse().compose(&self.bodies[child].reference), Pose::identity()));
        }
        let reference = parent_pose.compose(p).compose(&c.inverse());
        self.placed(child, &reference, joint)?;
        self.bodies[child].reference = reference;
        Ok(as_moved(*p, *c))
    }

    /// The nodes that make up a joint; a weld needs one where it must stay a joint, or moves with the modes of a body.
    fn steps(&self, joint: &RawJoint, reversed: bool) -> Vec<Step> {
        let mut steps = steps(joint, reversed);
        let on_modes = joint.influences[usize::from(reversed)].is_some();
        if joint.kind == JointKind::Fixed && (self.from.keep_fixed || on_modes) {
            steps.push((Joint::Fixed, Rotation::identity(), 0));
        }
        steps
    }

    /// Adds the nodes of a joint; the last one (the parent's if there are none) and the joint's frame in it.
    fn nodes_of(
        &mut self,
        joint: &RawJoint,
        steps: &[Step],
        parent: Option<usize>,
        on_parent: &Pose<f64>,
    ) -> (Option<usize>, Pose<f64>) {
        let mut node = parent.and_then(|p| self.bodies[p].node);
        let mut frame = parent.map_or_else(Pose::identity, |p| self.bodies[p].in_node).compose(on_parent);
        for (kind, rotation, _) in steps {
            let turn = Pose { rotation: *rotation, position: Vector([0.0; 3]) };
            self.nodes.push(Node {
                parent: node,
                joint: *kind,
                placement: frame.compose(&turn),
                inertia: Inertia::zero(),
                armature: joint.armature,
            });
            node = Some(self.nodes.len() - 1);
            frame = turn.inverse();
        }
        (node, frame)
    }

    /// Gives a node the body that it carries; a flexible body has a node of its own, whose frame is the body's.
    fn place_body(&mut self, body: usize, node: Option<usize>, pose: Pose<f64>) -> (Option<usize>, Pose<f64>) {
        let raw = &self.from.bodies[body];
        let Some(flexible) = raw.flexible.as_deref() else {
            if let Some(k) = node {
                self.nodes[k].inertia = self.nodes[k].inertia + raw.inertia.seen(&pose);
            }
            return (node, pose);
        };
        let own = self.nodes.len();
        self.nodes.push(Node {
            parent: node,
            joint: Joint::Fixed,
            placement: pose,
            inertia: raw.inertia.seen(&Pose::identity()),
            armature: 0.0,
        });
        self.flexible.push((own, flexible.clone()));
        self.columns.extend(&raw.mode_columns);
        self.elastic.extend(raw.mode_columns.iter().map(|_| Elastic::default()));
        (Some(own), Pose::identity())
    }

    /// The frame of a flexible body by whose influence its modes move a joint's side there; none where they do not.
    fn feels_modes(
        &mut self,
        joint: &RawJoint,
        side: usize,
        on_body: &Pose<f64>,
    ) -> Result<Option<String>, ModelError> {
        let (body, frame) = joint.ends[side];
        let Some((raw, flexible)) =
            body.and_then(|b| Some((&self.from.bodies[b], self.from.bodies[b].flexible.as_deref()?)))
        else {
            return Ok(None);
        };
        let Some(influence) = joint.influences[side] else {
            if on_body.position.norm() > AT_FRAME * self.length {
                self.notes.push(format!(
                    "Joint `{}` sits on flexible body `{}` at a place that no influence is given for: it does not feel the modes.",
                    joint.name, raw.name
                ));
            }
            return Ok(None);
        };
        if (on_body.position - frame.position).norm() > AT_FRAME * self.length {
            return Err(ModelError::at(
                joint.span,
                format!("joint `{}` must sit at the origin of the frame that the modes move", joint.name),
            )
            .help("leave the joint's own offset on the flexible body out, or name another frame"));
        }
        Ok(Some(flexible.influence[influence].0.clone()))
    }

    /// A joint whose place is given in the reference pose is there where the frames are that its `between` names.
    fn at_its_frames(&self, joint: &RawJoint, place: &Pose<f64>) -> Result<(), ModelError> {
        for ((body, frame), name) in joint.ends.iter().zip(&joint.framed) {
            let (Some(body), Some(name)) = (body, name) else { continue };
            let there = self.bodies[*body].reference.compose(frame).position;
            let apart = (there - place.position).norm();
            let rounding = PLACED * (there.norm() + place.position.norm());
            if apart > SAME_PLACE * self.length + rounding {
                let (joint, frame) = (&joint.name, &name.value);
                let message = format!(
                    "joint `{joint}` is {} m from frame `{frame}` in the reference pose, and its `between` puts it there",
                    dalembert_scalar::digits::brief(apart, 3)
                );
                return Err(ModelError::at(name.span, message).label("this frame is elsewhere").help(
                    "leave `at` and `rotation` out if the frame is right, or name the body without the frame if they are",
                ));
            }
        }
        Ok(())
    }

    /// A body that two statements place must be placed at the same spot by both.
    fn placed(&self, child: usize, reference: &Pose<f64>, joint: &RawJoint) -> Result<(), ModelError> {
        let body = &self.from.bodies[child];
        if !body.placed {
            return Ok(());
        }
        let apart = (body.pose.position - reference.position).norm();
        let turned = body.pose.rotation.inverse().compose(&reference.rotation);
        let angle = (0..3).map(|i| 1.0 - turned.0[i][i]).fold(0.0_f64, f64::max);
        let rounding = PLACED * (body.pose.position.norm() + reference.position.norm());
        if apart > SAME_PLACE * self.length + rounding || angle > SAME_ORIENTATION {
            return Err(ModelError::at(
                body.span,
                format!("body `{}` has a `pose`, and the frames of joint `{}` put it elsewhere", body.name, joint.name),
            )
            .help("leave the body's `pose` out, or give the joint `at` in the reference pose"));
        }
        Ok(())
    }
}

/// The nodes that make up a joint: kind, rotation of the node's frame against the joint's, first column of the joint's.
///
/// Passed from the second body to the first, the nodes come in the opposite order and move along opposite axes.
fn steps(joint: &RawJoint, reversed: bool) -> Vec<Step> {
    let sign = if reversed { -1.0 } else { 1.0 };
    let turned = |axis: Vector<f64>| aligned(axis.scale(sign));
    let mut steps = match joint.kind {
        JointKind::Fixed => vec![],
        JointKind::Revolute => vec![(Joint::Revolute, turned(joint.axis), 0)],
        JointKind::Prismatic => vec![(Joint::Prismatic, turned(joint.axis), 0)],
        JointKind::Helical => vec![(Joint::Helical { pitch: joint.pitch }, turned(joint.axis), 0)],
        JointKind::Cylindrical => {
            vec![(Joint::Revolute, turned(joint.axis), 0), (Joint::Prismatic, turned(joint.axis), 1)]
        }
        JointKind::Universal => {
            vec![(Joint::Revolute, turned(joint.axis), 0), (Joint::Revolute, turned(joint.second_axis), 1)]
        }
        JointKind::Planar => {
            let frame = in_plane(joint.axis);
            let axis = |i: usize| turned(Vector([frame.0[0][i], frame.0[1][i], frame.0[2][i]]));
            vec![(Joint::Prismatic, axis(0), 0), (Joint::Prismatic, axis(1), 1), (Joint::Revolute, axis(2), 2)]
        }
        JointKind::Spherical => vec![(Joint::Spherical, Rotation::identity(), 0)],
        JointKind::Free => vec![(Joint::Free, Rotation::identity(), 0)],
    };
    if reversed {
        steps.reverse();
    }
    steps
}

fn info(
    joint: &mut RawJoint,
    (child, parent, reversed): (usize, Option<usize>, bool),
    nodes: std::ops::Range<usize>,
    [first_turn, turn]: [Rotation<f64>; 2],
) -> JointInfo {
    let coordinates = coordinate_names(joint.kind).iter().map(|c| [&joint.name, *c].concat()).collect();
    JointInfo {
        turn,
        first_turn,
        reversed,
        own: joint.own,
        name: std::mem::take(&mut joint.name),
        kind: joint.kind,
        child,
        parent,
        on_child: Pose::identity(),
        nodes,
        columns: std::mem::take(&mut joint.columns),
        coordinates,
        states: Vec::new(),
        range: joint.range,
        velocity_limit: joint.velocity_limit,
        effort_limit: joint.effort_limit,
        friction: joint.friction,
        span: joint.span,
    }
}
