//! From the bodies and joints of all modules to one [`Mechanism`].
//!
//! The reference pose of a body is its `pose`, seen from its module's ground frame, unless its joint says where it hangs
//! on both bodies (`frames`). Between two bodies with reference poses X_p, X_c and a joint frame X_j, the tree needs
//! X_p⁻¹X_j on one side and X_j⁻¹X_c on the other; the node's frame is X_j turned so that its z axis lies along the
//! joint's axis.

use std::borrow::Cow;
use std::collections::HashMap;

use dalembert_expr::Graph;

use super::declare::mode_count;
use super::links::{SpanningTree, span};
use super::resolve::Resolver;
use super::{Elastic, Frame, JointEffort, JointInfo, Line, Mechanism, PointForce, coordinate_names, variables_of};
use crate::derive::parameters::Parameters;
use crate::error::{ModelError, known_names};
use crate::model::Variable;
use crate::operators::SkoError;
use crate::operators::flexible::{FlexibleBody, FlexibleTree};
use crate::spatial::{Inertia, Pose, Quaternion, Rotation, Vector};
use crate::spec::{ActuatorTarget, BodySpec, FlexibleSpec, JointKind, JointSpec, ModuleSpec, Placement, Span, Spanned};
use crate::tree::{Joint, Node, Tree};

/// The name that stands for the inertial frame.
pub(crate) const GROUND: &str = "ground";

/// Where a joint is, in numbers.
enum Place {
    /// Joint frame in the ground frame at the reference pose.
    Reference(Pose<f64>),
    /// Joint frame on each body.
    Frames([Pose<f64>; 2]),
}

struct RawBody {
    name: String,
    span: Span,
    inertia: Inertia<f64>,
    /// Reference pose in the ground frame, and whether the user gave it.
    pose: Pose<f64>,
    placed: bool,
    flexible: Option<FlexibleBody>,
    mode_columns: Vec<usize>,
}

struct RawJoint {
    name: String,
    kind: JointKind,
    span: Span,
    /// Body (`None`: ground) and the frame on it that was named.
    ends: [(Option<usize>, Pose<f64>); 2],
    /// Which influences of flexible bodies move those frames.
    influences: [Option<usize>; 2],
    place: Place,
    axis: Vector<f64>,
    second_axis: Vector<f64>,
    pitch: f64,
    elastic: Elastic,
    armature: f64,
    friction: f64,
    range: Option<[f64; 2]>,
    velocity_limit: Option<f64>,
    effort_limit: Option<f64>,
    columns: Vec<usize>,
    cut: bool,
}

/// A module's bodies and joints, waiting for the names of the others.
struct Pending<'a> {
    spec: &'a ModuleSpec,
    prefix: String,
    parameters: Parameters,
    base: Pose<f64>,
    first_variable: usize,
    first_input: usize,
}

/// Collects the modules of a model.
#[derive(Default)]
pub(crate) struct MechanismBuilder<'a> {
    modules: Vec<Pending<'a>>,
    bodies: Vec<RawBody>,
    body_names: HashMap<String, usize>,
    frames: Vec<(String, usize, Pose<f64>)>,
    frame_names: HashMap<String, usize>,
    gravity: Option<[f64; 3]>,
    notes: Vec<String>,
    /// Start coordinates of spherical and free joints by full name, and whether assembly keeps them.
    starts: HashMap<String, (Vec<f64>, bool)>,
    /// Fixed joints become nodes without freedom.
    keep_fixed: bool,
}

impl<'a> MechanismBuilder<'a> {
    /// Nothing yet.
    pub fn new(keep_fixed: bool) -> Self {
        Self { keep_fixed, ..Self::default() }
    }

    /// Takes a module; `first_variable` and `first_input` are the numbers of its first joint variable and actuator input.
    pub fn add(
        &mut self,
        graph: &mut Graph,
        spec: &'a ModuleSpec,
        prefix: &str,
        parameters: &Parameters,
        base: Pose<f64>,
        (first_variable, first_input): (usize, usize),
    ) -> Result<(), ModelError> {
        let mut r = Resolver { graph, parameters };
        if let Some(gravity) = &spec.gravity {
            let given = r.array(&gravity.value)?;
            self.agree_on_gravity(given, prefix.trim_end_matches('.'));
        }
        for note in &spec.import_notes {
            if !self.notes.contains(&note.text) {
                self.notes.push(note.text.clone());
            }
        }
        if spec.bodies.is_empty() && spec.joints.is_empty() && spec.lines.is_empty() && spec.actuators.is_empty() {
            return Ok(());
        }
        self.bodies.reserve(spec.bodies.len());
        self.body_names.reserve(spec.bodies.len());
        for body in &spec.bodies {
            if body.name.value == GROUND {
                return Err(ModelError::at(body.name.span, "`ground` is the name of the inertial frame")
                    .help("give the body another name"));
            }
            let index = self.bodies.len();
            let name = [prefix, &body.name.value].concat();
            let pose = base.compose(&r.pose(body.pose.as_deref())?);
            let inertia = r.inertia(body)?;
            let flexible = match &body.flexible {
                Some(spec) => Some(flexible_body(&mut r, body, spec, &inertia)?),
                None => None,
            };
            self.body_names.insert(name.clone(), index);
            for (frame, pose) in &body.frames {
                let full = format!("{name}.{}", frame.value);
                self.frame_names.insert(full.clone(), self.frames.len());
                self.frames.push((full, index, r.pose(Some(pose))?));
            }
            self.bodies.push(RawBody {
                name,
                span: body.name.span,
                inertia,
                pose,
                placed: body.pose.is_some(),
                flexible,
                mode_columns: Vec::new(),
            });
        }
        self.modules.push(Pending {
            spec,
            prefix: prefix.to_owned(),
            parameters: parameters.clone(),
            base,
            first_variable,
            first_input,
        });
        Ok(())
    }

    /// Gravity is one for the whole model, in its ground frame: the top file's, or else that of the first module that has one.
    fn agree_on_gravity(&mut self, given: [f64; 3], module: &str) {
        let note = match self.gravity {
            Some(known) if known == given => return,
            Some(known) => format!("Gravity is {known:?} m/s²; the {given:?} of module `{module}` does not count."),
            None if module.is_empty() => String::new(),
            None => format!("Gravity is that of module `{module}`, {given:?} m/s²: the model's own file gives none."),
        };
        self.gravity = self.gravity.or(Some(given));
        if !note.is_empty() && !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Whether there is anything but equations.
    pub fn has_bodies(&self) -> bool {
        !self.bodies.is_empty()
    }

    /// Start coordinates of a joint with a quaternion.
    pub fn start(&mut self, joint: String, coordinates: Vec<f64>, fixed: bool) {
        self.starts.insert(joint, (coordinates, fixed));
    }

    /// The mechanism, if the model has bodies. The variables have their places in the state; quaternions and
    /// positions of joints without such columns follow from `next_state` on.
    pub fn finish(
        mut self,
        graph: &mut Graph,
        variables: &[Variable],
        next_state: &mut usize,
    ) -> Result<Option<Mechanism>, Vec<ModelError>> {
        if self.modules.is_empty() {
            return Ok(None);
        }
        let modules = std::mem::take(&mut self.modules);
        let mut joints = Vec::with_capacity(modules.iter().map(|m| m.spec.joints.len()).sum());
        let mut faults = Vec::new();
        for module in &modules {
            let mut r = Resolver { graph, parameters: &module.parameters };
            let mut column = module.first_variable;
            for spec in &module.spec.joints {
                let count = variables_of(spec.kind.value).len();
                match self.joint(&mut r, module, spec, (column..column + count).collect()) {
                    Ok(joint) => joints.push(joint),
                    Err(e) => faults.push(e),
                }
                column += count;
            }
            for spec in &module.spec.bodies {
                let body = self.body_names[&format!("{}{}", module.prefix, spec.name.value)];
                let modes = self.bodies[body].flexible.as_ref().map_or(0, FlexibleBody::modes);
                self.bodies[body].mode_columns = (column..column + modes).collect();
                column += modes;
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let tree = span(self.bodies.len(), joints.iter().map(|j| (j.ends[0].0, j.ends[1].0, j.cut)))
            .map_err(|e| vec![ModelError::whole(e.to_string())])?;
        self.check(&tree, &joints)?;
        let mut mechanism = Assembly::new(&self, &tree).run(joints, variables, next_state)?;
        let mut named = None;
        for module in &modules {
            let mut r = Resolver { graph, parameters: &module.parameters };
            self.forces(&mut r, module, &mut mechanism, &mut named).map_err(|e| vec![e])?;
        }
        mechanism.notes.extend(self.notes);
        Ok(Some(mechanism))
    }

    /// A body or named frame by its full name: the body (`None`: ground) and the frame on it.
    fn end(&self, module: &Pending<'_>, name: &Spanned<String>) -> Result<(Option<usize>, Pose<f64>), ModelError> {
        if name.value == GROUND {
            return Ok((None, module.base));
        }
        let full = match module.prefix.as_str() {
            "" => Cow::Borrowed(name.value.as_str()),
            prefix => Cow::Owned([prefix, &name.value].concat()),
        };
        if let Some(&body) = self.body_names.get(&*full) {
            return Ok((Some(body), Pose::identity()));
        }
        if let Some(&frame) = self.frame_names.get(&*full) {
            let (_, body, pose) = &self.frames[frame];
            return Ok((Some(*body), *pose));
        }
        let known = self.body_names.keys().chain(self.frame_names.keys());
        let mut known: Vec<&str> = known.filter_map(|n| n.strip_prefix(module.prefix.as_str())).collect();
        known.push(GROUND);
        known.sort_unstable();
        Err(ModelError::at(name.span, format!("there is no body or frame `{}`", name.value))
            .help(known_names(&name.value, known)))
    }

    /// The influence of a flexible body that moves a named frame.
    fn influence(&self, module: &Pending<'_>, name: &Spanned<String>) -> Option<usize> {
        let frame = self.frame_names.get(&format!("{}{}", module.prefix, name.value))?;
        let (full, body, _) = &self.frames[*frame];
        let local = full.strip_prefix(self.bodies[*body].name.as_str())?.strip_prefix('.')?;
        self.bodies[*body].flexible.as_ref()?.influence_of(local)
    }

    fn joint(
        &self,
        r: &mut Resolver<'_>,
        module: &Pending<'_>,
        spec: &JointSpec,
        columns: Vec<usize>,
    ) -> Result<RawJoint, ModelError> {
        let ends = [self.end(module, &spec.between[0])?, self.end(module, &spec.between[1])?];
        let name = [module.prefix.as_str(), &spec.name.value].concat();
        let influences = [self.influence(module, &spec.between[0]), self.influence(module, &spec.between[1])];
        if ends[0].0 == ends[1].0 {
            return Err(ModelError::at(spec.between[1].span, format!("joint `{name}` joins a body to itself"))
                .help("name two different bodies"));
        }
        let axis = |r: &mut Resolver<'_>, a: Option<&[crate::spec::Number; 3]>, other| match a {
            Some(a) => r.direction(a, format_args!("the axis of joint `{name}`")),
            None => Ok(Vector(other)),
        };
        let (axis, second_axis) =
            (axis(r, spec.axis.as_ref(), [0.0, 0.0, 1.0])?, axis(r, spec.second_axis.as_deref(), [0.0, 1.0, 0.0])?);
        if spec.kind.value == JointKind::Universal && axis.cross(second_axis).norm() < 1e-9 {
            return Err(ModelError::at(spec.kind.span, format!("both axes of universal joint `{name}` are the same"))
                .help("give `axis` and `second_axis` different directions"));
        }
        let place = match &spec.placement {
            Placement::Reference(pose) => Place::Reference(module.base.compose(&r.pose(Some(pose))?)),
            Placement::Frames(both) => Place::Frames([
                ends[0].1.compose(&r.pose(Some(&both[0]))?),
                ends[1].1.compose(&r.pose(Some(&both[1]))?),
            ]),
        };
        let range = spec.range.as_ref().map(|range| r.array(range)).transpose()?;
        if let (Some([low, high]), Some(numbers)) = (range, &spec.range)
            && low > high
        {
            let message = format!("the range of joint `{name}` is empty: [{low}, {high}]");
            return Err(ModelError::at(numbers[0].span(), message).help("give the lower limit first"));
        }
        let positive =
            |r: &mut Resolver<'_>, n, what: &str| r.not_negative(n, format_args!("{what} of joint `{name}`"));
        Ok(RawJoint {
            kind: spec.kind.value,
            span: spec.name.span,
            ends,
            influences,
            place,
            axis,
            second_axis,
            pitch: r.or_zero(spec.pitch.as_ref())?,
            elastic: Elastic {
                stiffness: positive(r, spec.stiffness.as_ref(), "the stiffness")?,
                rest: r.or_zero(spec.rest.as_ref())?,
                damping: positive(r, spec.damping.as_ref(), "the damping")?,
            },
            armature: positive(r, spec.armature.as_ref(), "the armature")?,
            friction: positive(r, spec.friction.as_ref(), "the friction")?,
            range,
            velocity_limit: r.optional(spec.velocity_limit.as_ref())?,
            effort_limit: r.optional(spec.effort_limit.as_ref())?,
            columns,
            cut: spec.cut,
            name,
        })
    }

    /// Everything hangs together, and nothing closes a loop.
    fn check(&self, tree: &SpanningTree, joints: &[RawJoint]) -> Result<(), Vec<ModelError>> {
        let mut faults = Vec::new();
        for &body in &tree.unreached {
            let b = &self.bodies[body];
            faults.push(
                ModelError::at(b.span, format!("body `{}` is not connected to the ground by joints", b.name))
                    .help("join it to another body or to `ground`; a joint of type \"free\" lets it move freely"),
            );
        }
        for &cut in &tree.cuts {
            let j = &joints[cut];
            let (message, help) = if j.cut {
                ("is cut, and bodies can't be joined by constraints yet", "leave `cut` out")
            } else {
                (
                    "closes a loop, which models of bodies can't do yet",
                    "leave the joint out, or write the loop as equations with constraints",
                )
            };
            faults.push(ModelError::at(j.span, format!("joint `{}` {message}", j.name)).help(help));
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Springs, dampers and actuators.
    fn forces(
        &self,
        r: &mut Resolver<'_>,
        module: &Pending<'_>,
        mechanism: &mut Mechanism,
        named: &mut Option<Numbers>,
    ) -> Result<(), ModelError> {
        for line in &module.spec.lines {
            let name = format!("{}{}", module.prefix, line.name.value);
            let mut ends = Vec::new();
            for (k, end) in line.between.iter().enumerate() {
                let point = match &line.points {
                    Some(points) => Vector(r.array(&points[k])?),
                    None => Vector([0.0; 3]),
                };
                ends.push(self.point_on(module, mechanism, end, point)?);
            }
            let (Some(b), Some(a)) = (ends.pop(), ends.pop()) else { continue };
            let length = match r.optional(line.length.as_ref())? {
                Some(length) => length,
                None => distance(mechanism, &a, &b),
            };
            mechanism.lines.push(Line {
                ends: [a, b],
                stiffness: r.not_negative(line.stiffness.as_ref(), format_args!("the stiffness of `{name}`"))?,
                length,
                damping: r.not_negative(line.damping.as_ref(), format_args!("the damping of `{name}`"))?,
            });
        }
        for (k, actuator) in module.spec.actuators.iter().enumerate() {
            let input = module.first_input + k;
            let ratio = r.optional(actuator.ratio.as_ref())?.unwrap_or(1.0);
            match &actuator.on {
                ActuatorTarget::Joint(joint) => {
                    let numbers = named.get_or_insert_with(|| numbers(mechanism));
                    let velocity = joint_velocity(module, mechanism, numbers, joint)?;
                    mechanism.efforts.push(JointEffort { input, velocity, ratio });
                }
                ActuatorTarget::Point(point) | ActuatorTarget::Torque(point) => {
                    let at = match &point.point {
                        Some(p) => Vector(r.array(p)?),
                        None => Vector([0.0; 3]),
                    };
                    let direction =
                        r.direction(&point.direction, format_args!("the force of an actuator"))?.scale(ratio).0;
                    let direction =
                        if point.in_ground { module.base.rotation.apply(Vector(direction)).0 } else { direction };
                    let at = self.point_on(module, mechanism, &point.body, at)?;
                    let torque = matches!(actuator.on, ActuatorTarget::Torque(_));
                    mechanism.points.push(PointForce { input, at, direction, in_ground: point.in_ground, torque });
                }
            }
        }
        Ok(())
    }

    fn point_on(
        &self,
        module: &Pending<'_>,
        mechanism: &Mechanism,
        name: &Spanned<String>,
        point: Vector<f64>,
    ) -> Result<Frame, ModelError> {
        let (body, frame) = self.end(module, name)?;
        let at = Pose { rotation: Rotation::identity(), position: point };
        let on = frame.compose(&at);
        Ok(match body {
            None => Frame { name: name.value.clone(), node: None, pose: on, influence: None },
            Some(b) => {
                let body = &mechanism.bodies[b];
                let influence = self.influence(module, name);
                Frame { name: name.value.clone(), node: body.node, pose: body.pose.compose(&on), influence }
            }
        })
    }
}

/// Joints by full name.
type Numbers = HashMap<String, usize>;

fn numbers(mechanism: &Mechanism) -> Numbers {
    mechanism.joints.iter().enumerate().map(|(k, joint)| (joint.name.clone(), k)).collect()
}

/// The single velocity of a joint that an actuator drives: `joint`, or `joint.angle` of one with several.
fn joint_velocity(
    module: &Pending<'_>,
    mechanism: &Mechanism,
    numbers: &Numbers,
    name: &Spanned<String>,
) -> Result<usize, ModelError> {
    let full = format!("{}{}", module.prefix, name.value);
    // The joint's name is all of it, or ends at the last point.
    for end in [Some(full.len()), full.rfind('.')].into_iter().flatten() {
        let (joint, rest) = full.split_at(end);
        let Some(joint) = numbers.get(joint).map(|&k| &mechanism.joints[k]) else { continue };
        if let Some(k) = variables_of(joint.kind).iter().position(|v| v.0 == rest) {
            let column = joint.columns[k];
            let mut own = joint.nodes.clone().flat_map(|node| mechanism.tree.v_range(node));
            if let Some(v) = own.find(|&v| mechanism.columns[v] == column) {
                return Ok(v);
            }
        }
    }
    let names: Vec<String> = mechanism
        .joints
        .iter()
        .flat_map(|j| variables_of(j.kind).iter().map(|v| format!("{}{}", j.name, v.0)))
        .filter_map(|n| n.strip_prefix(module.prefix.as_str()).map(str::to_owned))
        .collect();
    Err(ModelError::at(name.span, format!("there is no joint coordinate `{}` to drive", name.value))
        .help(known_names(&name.value, names.iter().map(String::as_str))))
}

/// Distance of two points at the reference pose of the tree.
fn distance(mechanism: &Mechanism, a: &Frame, b: &Frame) -> f64 {
    let at = |f: &Frame| reference(&mechanism.tree, f).position;
    (at(b) - at(a)).norm()
}

/// A frame in the ground at q = 0.
pub(crate) fn reference(tree: &Tree, frame: &Frame) -> Pose<f64> {
    let mut pose = frame.pose;
    let mut node = frame.node;
    while let Some(k) = node {
        pose = tree.nodes()[k].placement.compose(&pose);
        node = tree.nodes()[k].parent;
    }
    pose
}

/// The walk along the spanning tree that makes nodes.
struct Assembly<'a, 'b> {
    from: &'a MechanismBuilder<'b>,
    order: &'a [(usize, bool)],
    nodes: Vec<Node>,
    /// Per body: its node and its frame in the node's frame; reference pose in the ground.
    bodies: Vec<(Option<usize>, Pose<f64>, Pose<f64>)>,
    infos: Vec<JointInfo>,
    /// Flexible bodies by node.
    flexible: Vec<(usize, FlexibleBody)>,
    notes: Vec<String>,
    /// Nodes that hang on an influence of their parent's body, with the joint's place.
    hung: Vec<(usize, String, Span)>,
    columns: Vec<usize>,
    elastic: Vec<Elastic>,
}

impl<'a, 'b> Assembly<'a, 'b> {
    fn new(from: &'a MechanismBuilder<'b>, tree: &'a SpanningTree) -> Self {
        let bodies = from.bodies.iter().map(|b| (None, Pose::identity(), b.pose)).collect();
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
        }
    }

    fn run(
        mut self,
        mut joints: Vec<RawJoint>,
        variables: &[Variable],
        next_state: &mut usize,
    ) -> Result<Mechanism, Vec<ModelError>> {
        for &(joint, reversed) in self.order {
            self.hang(&mut joints[joint], reversed).map_err(|e| vec![e])?;
        }
        drop(joints);
        let gravity = self.from.gravity.unwrap_or_default();
        let tree = Tree::new(self.nodes, gravity)
            .map_err(|k| vec![ModelError::whole(format!("node {k} of the tree stands before its parent"))])?;
        let bodies = self
            .from
            .bodies
            .iter()
            .zip(&self.bodies)
            .map(|(b, (node, pose, _))| Frame { name: b.name.clone(), node: *node, pose: *pose, influence: None })
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
            quaternions: Vec::new(),
            elastic: self.elastic,
            coordinate_of: Vec::new(),
            lines: Vec::new(),
            points: Vec::new(),
            efforts: Vec::new(),
            start: Vec::new(),
            tree,
        };
        mechanism.flexible = flexible_tree(&mechanism.tree, self.flexible, &self.hung)?;
        place_states(&mut mechanism, variables, next_state);
        mechanism.start = starts(&mechanism, &self.from.starts);
        Ok(mechanism)
    }

    /// Makes the nodes of a joint, which gives up its name and columns; `reversed` if the tree passes it from its second body to its first.
    fn hang(&mut self, joint: &mut RawJoint, reversed: bool) -> Result<(), ModelError> {
        let [first, second] = joint.ends.map(|e| e.0);
        let (parent, child) = if reversed { (second, first) } else { (first, second) };
        let Some(child) = child else { return Ok(()) };
        let parent_pose = parent.map_or_else(Pose::identity, |p| self.bodies[p].2);
        let parent_in_node = match parent {
            Some(p) => self.bodies[p].1,
            None => Pose::identity(),
        };
        let parent_node = parent.and_then(|p| self.bodies[p].0);
        // The joint's frame, seen from the parent and from the child.
        let (on_parent, on_child) = match &joint.place {
            Place::Reference(x) => (parent_pose.inverse().compose(x), self.bodies[child].2.inverse().compose(x)),
            Place::Frames(both) => {
                let [a, b] = both;
                let (p, c) = if reversed { (b, a) } else { (a, b) };
                let silent = *p == Pose::identity() && *c == Pose::identity();
                if joint.kind == JointKind::Free && silent && self.from.bodies[child].placed {
                    // Nothing is said of the joint's place: it is the body's.
                    (parent_pose.inverse().compose(&self.bodies[child].2), Pose::identity())
                } else {
                    let reference = parent_pose.compose(p).compose(&c.inverse());
                    self.placed(child, &reference, joint)?;
                    self.bodies[child].2 = reference;
                    (*p, *c)
                }
            }
        };
        if reversed && matches!(joint.kind, JointKind::Spherical | JointKind::Free) {
            return Err(ModelError::at(
                joint.span,
                format!("joint `{}` is passed from its second body to its first", joint.name),
            )
            .help("swap the names in `between`: its coordinates describe the second body seen from the first"));
        }
        let mut steps = steps(joint, reversed);
        // What is welded to a frame that modes move needs a node that moves with it.
        let on_modes = joint.influences[usize::from(reversed)].is_some();
        if joint.kind == JointKind::Fixed && (self.from.keep_fixed || on_modes) {
            steps.push((Joint::Fixed, Rotation::identity(), 0));
        }
        let start = self.nodes.len();
        let mut frame = parent_in_node.compose(&on_parent); // joint frame in the current node's frame
        let mut node = parent_node;
        for (kind, rotation, _) in &steps {
            let turn = Pose { rotation: *rotation, position: Vector([0.0; 3]) };
            let placement = frame.compose(&turn);
            self.nodes.push(Node {
                parent: node,
                joint: *kind,
                placement,
                inertia: Inertia::zero(),
                armature: joint.armature,
            });
            node = Some(self.nodes.len() - 1);
            frame = turn.inverse();
        }
        let child_in_node = frame.compose(&on_child.inverse());
        self.hang_on_frame(joint, (parent, reversed), start, &on_parent)?;
        for (kind, _, first) in steps.iter().filter(|s| s.0.nv() > 0) {
            self.columns.extend(&joint.columns[*first..first + kind.nv()]);
        }
        self.elastic.extend(joint.columns.iter().map(|_| joint.elastic));
        (self.bodies[child].0, self.bodies[child].1) = self.place_body(child, node, child_in_node);
        let turn = steps.last().map_or_else(Rotation::identity, |s| s.1);
        self.infos.push(info(joint, (child, parent, reversed), start..start + steps.len(), turn));
        Ok(())
    }

    /// Gives a node the body that it carries; a flexible body has a node of its own, whose frame is the body's.
    fn place_body(&mut self, body: usize, node: Option<usize>, pose: Pose<f64>) -> (Option<usize>, Pose<f64>) {
        let raw = &self.from.bodies[body];
        let Some(flexible) = &raw.flexible else {
            if let Some(k) = node {
                self.nodes[k].inertia = self.nodes[k].inertia + raw.inertia.to_parent(&pose);
            }
            return (node, pose);
        };
        let own = self.nodes.len();
        self.nodes.push(Node {
            parent: node,
            joint: Joint::Fixed,
            placement: pose,
            inertia: raw.inertia,
            armature: 0.0,
        });
        self.flexible.push((own, flexible.clone()));
        self.columns.extend(&raw.mode_columns);
        self.elastic.extend(raw.mode_columns.iter().map(|_| Elastic::default()));
        (Some(own), Pose::identity())
    }

    /// Notes that a joint hangs on a frame of a flexible body that the modes move.
    fn hang_on_frame(
        &mut self,
        joint: &RawJoint,
        (parent, reversed): (Option<usize>, bool),
        first: usize,
        on_parent: &Pose<f64>,
    ) -> Result<(), ModelError> {
        let (at, other) = if reversed { (1, 0) } else { (0, 1) };
        if joint.influences[other].is_some() {
            return Err(ModelError::at(
                joint.span,
                format!("joint `{}` holds a flexible body at a frame that its modes move", joint.name),
            )
            .help("hold a flexible body at its own frame, and choose modes that leave that frame where it is"));
        }
        let (Some(influence), Some(p)) = (joint.influences[at], parent) else {
            let flexible = parent.is_some_and(|p| self.from.bodies[p].flexible.is_some());
            if flexible && on_parent.position.norm() > 1e-9 {
                self.notes.push(format!(
                    "Joint `{}` hangs on flexible body `{}` at a place that no influence is given for: it does not feel the modes.",
                    joint.name,
                    parent.map_or("", |p| self.from.bodies[p].name.as_str())
                ));
            }
            return Ok(());
        };
        let frame = joint.ends[at].1;
        if (on_parent.position - frame.position).norm() > 1e-9 {
            return Err(ModelError::at(
                joint.span,
                format!("joint `{}` must sit at the origin of the frame that the modes move", joint.name),
            )
            .help("leave the joint's own offset on the flexible body out, or name another frame"));
        }
        let name = self.from.bodies[p].flexible.as_ref().map(|f| f.influence[influence].0.clone());
        self.hung.push((first, name.unwrap_or_default(), joint.span));
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
        if apart > 1e-6 || angle > 1e-9 {
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
fn steps(joint: &RawJoint, reversed: bool) -> Vec<(Joint, Rotation<f64>, usize)> {
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

/// The x and y directions of a planar joint: y, z for the axis x; z, x for the axis y; x, y for the axis z; some pair
/// across any other axis.
fn in_plane(axis: Vector<f64>) -> Rotation<f64> {
    match axis.0 {
        [1.0, 0.0, 0.0] => Rotation([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]),
        [0.0, 1.0, 0.0] => Rotation([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]),
        _ => aligned(axis),
    }
}

/// A rotation that carries z to `axis`; none for z itself.
fn aligned(axis: Vector<f64>) -> Rotation<f64> {
    if axis.0 == [0.0, 0.0, 1.0] { Rotation::identity() } else { Rotation::with_z(axis) }
}

fn info(
    joint: &mut RawJoint,
    (child, parent, reversed): (usize, Option<usize>, bool),
    nodes: std::ops::Range<usize>,
    turn: Rotation<f64>,
) -> JointInfo {
    let coordinates = coordinate_names(joint.kind).iter().map(|c| [&joint.name, *c].concat()).collect();
    JointInfo {
        turn,
        reversed,
        name: std::mem::take(&mut joint.name),
        kind: joint.kind,
        child,
        parent,
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

/// The tree with its flexible bodies; none if all are rigid.
fn flexible_tree(
    tree: &Tree,
    bodies: Vec<(usize, FlexibleBody)>,
    hung: &[(usize, String, Span)],
) -> Result<Option<FlexibleTree>, Vec<ModelError>> {
    if bodies.is_empty() {
        return Ok(None);
    }
    let mut flexible = FlexibleTree::from(tree.clone());
    for (node, body) in bodies {
        flexible = flexible.with_body(node, body).map_err(|e| vec![ModelError::whole(e.to_string())])?;
    }
    for (node, frame, span) in hung {
        flexible = flexible.hung_on(*node, frame).map_err(|e| vec![ModelError::at(*span, e.to_string())])?;
    }
    Ok(Some(flexible))
}

/// Modal data of a body, checked against its inertia.
fn flexible_body(
    r: &mut Resolver<'_>,
    body: &BodySpec,
    spec: &FlexibleSpec,
    inertia: &Inertia<f64>,
) -> Result<FlexibleBody, ModelError> {
    let named = |e: SkoError| ModelError::at(spec.span, format!("body `{}`: {e}", body.name.value));
    let flexible = FlexibleBody::from_spec(spec, &mut |n| r.number(n))?;
    if flexible.modes() != mode_count(body) {
        return Err(ModelError::at(spec.span, "the modes can't be counted: `mass` has another number of rows"));
    }
    flexible.check_with(inertia).map_err(named)?;
    Ok(flexible)
}

impl From<SkoError> for ModelError {
    fn from(error: SkoError) -> Self {
        match &error {
            SkoError::Flexible { span: Some(span), problem } => Self::at(*span, problem.clone()),
            _ => Self::whole(error.to_string()),
        }
    }
}

/// Where each coordinate and velocity stands in the state: modes, then the joint, of node after node.
fn place_states(m: &mut Mechanism, variables: &[Variable], next_state: &mut usize) {
    let (mut q, mut v) = (0, 0);
    for k in 0..m.tree.nodes().len() {
        let modes = m.flexible.as_ref().map_or(0, |f| f.modes(k));
        if let Some(body) = m.flexible.as_ref().and_then(|f| f.body(k)) {
            m.modal_damping.push((v, body.damping.clone()));
        }
        if m.flexible.is_some() {
            m.modes.push(v..v + modes);
            m.first_coordinates.push(q);
        }
        let joint = m.tree.nodes()[k].joint;
        let turning = matches!(joint, Joint::Spherical | Joint::Free);
        let plain = modes + if turning { 0 } else { joint.nv() };
        for i in 0..plain {
            let place = &variables[m.columns[v + i]].state;
            m.q_states.push(place[0]);
            m.v_states.push(place[1]);
            m.coordinate_of.push(Some(q + i));
        }
        if turning {
            m.quaternions.push((q + modes, v + modes, joint.nq() == 7));
            for _ in 0..joint.nq() {
                m.q_states.push(*next_state);
                *next_state += 1;
            }
            for i in 0..joint.nv() {
                m.v_states.push(variables[m.columns[v + modes + i]].state[0]);
                m.coordinate_of.push(None);
            }
        }
        (q, v) = (m.q_states.len(), m.v_states.len());
    }
    let first: HashMap<usize, usize> = m.quaternions.iter().map(|&(q, v, _)| (m.columns[v], m.q_states[q])).collect();
    for joint in &mut m.joints {
        joint.states = match joint.columns.first().and_then(|c| first.get(c)) {
            Some(&start) => (start..start + joint.coordinates.len()).collect(),
            None => joint.columns.iter().map(|&c| variables[c].state[0]).collect(),
        };
    }
}

/// Start values of states without a column: (place, value, whether given, whether kept).
fn starts(m: &Mechanism, given: &HashMap<String, (Vec<f64>, bool)>) -> Vec<(usize, f64, bool, bool)> {
    let mut out = Vec::new();
    let turning = |k: JointKind| matches!(k, JointKind::Spherical | JointKind::Free);
    for joint in m.joints.iter().filter(|j| turning(j.kind)) {
        let mut values = vec![0.0; joint.states.len()];
        values[0] = 1.0;
        let (mut known, mut fixed) = (false, false);
        if let Some((start, keep)) = given.get(&joint.name) {
            values.copy_from_slice(start);
            let unit = Quaternion([start[0], start[1], start[2], start[3]]).normalized();
            values[..4].copy_from_slice(&unit.0);
            (known, fixed) = (true, *keep);
        }
        out.extend(joint.states.iter().zip(values).map(|(&place, value)| (place, value, known, fixed)));
    }
    out
}
