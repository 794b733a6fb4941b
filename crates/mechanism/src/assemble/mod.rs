//! From the bodies and joints of all modules to one [`Mechanism`].
//!
//! Each module hands over its bodies and joints while it is numbered: names become full names, numbers are computed from parameters,
//! poses are seen from the inertial frame. When all are there, the joints of the tree are oriented breadth-first from the ground and
//! walked once (`walk`): nodes are made with their z axis along the joint's axis, bodies on fixed joints merged into the node that
//! carries them (unless fixed joints are kept); a flexible body has a node of its own. A joint's coordinates are variables of the
//! module that declares it, after its own. Components of a twist are variables of order 1; quaternions, and positions of free
//! joints, are states without a column, after all others. Efforts from outside are inputs `tau.NAME`, after all others. Joints left
//! over become closures with the rows of their kind (`closing`).
//!
//! The reference pose of a body is its `pose`, seen from its module's ground frame, unless its joint says where it hangs
//! on both bodies (`frames`). Between two bodies with reference poses X_p, X_c and a joint frame X_j, the tree needs
//! X_p⁻¹X_j on one side and X_j⁻¹X_c on the other; the node's frame is X_j turned so that its z axis lies along the
//! joint's axis.

mod closing;
mod flexible;
mod forces;
mod joint;
mod locate;
mod states;
mod walk;

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use dalembert_spec::parameters::Graphs;

use self::joint::RawJoint;
use self::walk::Assembly;
use super::links::{SpanningTree, span};
use super::resolve::{CentralInertia, Resolver};
use super::topology::OwnLoops;
use super::{FigureShape, Mechanism, variables_of};
use crate::topology::GROUND;
use dalembert_bodies::operators::flexible::FlexibleBody;
use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::parameters::Parameters;
use dalembert_spec::spec::{BodySpec, Fit, JointKind, ModuleSpec, Placement, Span, Spanned};

struct RawBody {
    name: String,
    span: Span,
    inertia: CentralInertia,
    shapes: Vec<FigureShape>,
    /// Reference pose in the ground frame, and whether the user gave it.
    pose: Pose<f64>,
    placed: bool,
    flexible: Option<Box<FlexibleBody>>,
    mode_columns: Vec<usize>,
}

/// A module's bodies and joints, waiting for the names of the others.
struct Pending<'a> {
    spec: &'a ModuleSpec,
    loops: OwnLoops,
    prefix: String,
    parameters: Parameters,
    base: Pose<f64>,
    first_variable: usize,
    first_input: usize,
}

impl Pending<'_> {
    /// A name of the module in the whole model.
    fn full<'n>(&self, name: &'n str) -> Cow<'n, str> {
        match self.prefix.as_str() {
            "" => Cow::Borrowed(name),
            prefix => Cow::Owned([prefix, name].concat()),
        }
    }
}

/// Collects the modules of a model.
#[derive(Default)]
pub struct MechanismBuilder<'a> {
    modules: Vec<Pending<'a>>,
    bodies: Vec<RawBody>,
    body_names: HashMap<String, usize>,
    frames: Vec<(String, usize, Pose<f64>)>,
    frame_names: HashMap<String, usize>,
    /// Frames of joints by the joints' names: body and pose on it.
    joint_frames: HashMap<String, (usize, Pose<f64>)>,
    gravity: Option<[f64; 3]>,
    notes: Vec<String>,
    /// Those on bodies and joints that are other ones than the file says.
    altered: Vec<String>,
    /// Start coordinates of spherical and free joints by full name, and whether assembly keeps them.
    starts: HashMap<String, (Vec<f64>, bool)>,
    /// Coordinates and velocities of joints that close loops by full name, and whether assembly keeps them.
    closing_starts: HashMap<String, (Vec<f64>, Vec<f64>, bool)>,
    /// Joints that are constraints but in no loop, without start velocities of their own.
    resting: HashSet<String>,
    /// Fixed joints become nodes without freedom.
    keep_fixed: bool,
    /// What makes loops of rounded numbers fit.
    fit: Fit,
    /// Where poses are counted from, in the user's ground frame.
    origin: [f64; 3],
}

impl<'a> MechanismBuilder<'a> {
    /// Nothing yet.
    pub fn new(keep_fixed: bool, fit: &Fit) -> Self {
        Self { keep_fixed, fit: fit.clone(), ..Self::default() }
    }

    /// Takes a module's gravity, before that of the modules in it.
    ///
    /// # Errors
    /// What is wrong with its numbers, with the place.
    pub fn weigh(&mut self, r: &mut Resolver<'_>, spec: &ModuleSpec, prefix: &str) -> Result<(), ModelError> {
        if let Some(gravity) = &spec.gravity {
            let given = r.array(&gravity.value)?;
            self.agree_on_gravity(given, prefix.trim_end_matches('.'));
        }
        Ok(())
    }

    /// Takes a module; `first_variable` and `first_input` are the numbers of its first joint variable and actuator input.
    ///
    /// # Errors
    /// What is wrong with the numbers of a body or joint, with its place.
    pub fn add(
        &mut self,
        graph: &mut Graphs,
        (spec, loops): (&'a ModuleSpec, OwnLoops),
        prefix: &str,
        parameters: &Parameters,
        base: Pose<f64>,
        (first_variable, first_input): (usize, usize),
    ) -> Result<(), ModelError> {
        let mut r = Resolver { graph, parameters };
        for note in &spec.import_notes {
            let list = if note.alters { &mut self.altered } else { &mut self.notes };
            if !list.contains(&note.text) {
                list.push(note.text.clone());
            }
        }
        if spec.bodies.is_empty() && spec.joints.is_empty() && spec.lines.is_empty() && spec.actuators.is_empty() {
            return Ok(());
        }
        self.bodies.reserve(spec.bodies.len());
        self.body_names.reserve(spec.bodies.len());
        for body in &spec.bodies {
            self.body(&mut r, body, prefix, &base)?;
        }
        self.modules.push(Pending {
            spec,
            loops,
            prefix: prefix.to_owned(),
            parameters: parameters.clone(),
            base,
            first_variable,
            first_input,
        });
        Ok(())
    }

    fn body(
        &mut self,
        r: &mut Resolver<'_>,
        body: &BodySpec,
        prefix: &str,
        base: &Pose<f64>,
    ) -> Result<(), ModelError> {
        if body.name.value == GROUND {
            return Err(ModelError::at(body.name.span, "`ground` is the name of the inertial frame")
                .help("give the body another name"));
        }
        let index = self.bodies.len();
        let name = [prefix, &body.name.value].concat();
        let pose = base.compose(&r.pose(body.pose.as_deref())?);
        let inertia = r.inertia(body)?;
        let flexible = body
            .flexible
            .as_ref()
            .map(|spec| flexible::body(r, body, spec, &inertia.seen(&Pose::identity())))
            .transpose()?;
        let turns = inertia.moments.0.iter().any(|x| *x != 0.0);
        if inertia.mass == 0.0 && turns {
            let text = format!(
                "body `{name}` has moments of inertia, but no mass: taken as written, though nothing is like that"
            );
            self.altered.push(text);
        }
        self.body_names.insert(name.clone(), index);
        for (frame, pose) in &body.frames {
            let full = format!("{name}.{}", frame.value);
            self.frame_names.insert(full.clone(), self.frames.len());
            self.frames.push((full, index, r.pose(Some(pose))?));
        }
        self.bodies.push(RawBody {
            name,
            span: body.name.span,
            shapes: r.shapes(&body.shapes, inertia.com)?,
            inertia,
            pose,
            placed: body.pose.is_some(),
            flexible: flexible.map(Box::new),
            mode_columns: Vec::new(),
        });
        Ok(())
    }

    /// Counts poses from a place in the user's ground frame; the ground's pose then.
    pub fn count_from(&mut self, origin: Vector<f64>) -> Pose<f64> {
        self.origin = origin.0;
        self.ground()
    }

    /// The user's ground frame.
    fn ground(&self) -> Pose<f64> {
        Pose { rotation: Rotation::identity(), position: -Vector(self.origin) }
    }

    /// Gravity is one for the whole model, in its ground frame: the top file's, or else that of the first module that has one, an
    /// outer one before those in it.
    fn agree_on_gravity(&mut self, given: [f64; 3], module: &str) {
        let told = |g: [f64; 3]| format!("[{}]", g.map(dalembert_scalar::digits::number).join(", "));
        let note = match self.gravity {
            Some(known) if known == given => return,
            Some(known) => {
                format!("Gravity is {} m/s²; the {} of module `{module}` does not count.", told(known), told(given))
            }
            None if module.is_empty() => String::new(),
            None => {
                format!("Gravity is that of module `{module}`, {} m/s²: the model's own file gives none.", told(given))
            }
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

    /// Start coordinates and velocities of a joint that closes a loop.
    pub fn closing_start(&mut self, joint: String, coordinates: Vec<f64>, rates: Vec<f64>, fixed: bool) {
        self.closing_starts.insert(joint, (coordinates, rates, fixed));
    }

    /// The mechanism, if the model has bodies. `places` are those of each variable in the state; quaternions and
    /// positions of joints without such columns follow from `next_state` on.
    ///
    /// # Errors
    /// Bodies that hang on nothing, joints that do not meet, and the like, with their places.
    pub fn finish(
        mut self,
        graph: &mut Graphs,
        places: &[&[usize]],
        next_state: &mut usize,
    ) -> Result<Option<Mechanism>, Vec<ModelError>> {
        if self.modules.is_empty() {
            return Ok(None);
        }
        let modules = std::mem::take(&mut self.modules);
        self.name_joint_frames(graph, &modules).map_err(|e| vec![e])?;
        let joints = self.joints(graph, &modules)?;
        let references = self.locate(&joints);
        let own: HashSet<String> = joints.iter().filter(|joint| joint.own).map(|joint| joint.name.clone()).collect();
        if !own.is_empty() {
            self.rest_in_no_loop(&joints);
        }
        let tree = span(self.bodies.len(), joints.iter().map(|j| (j.ends[0].0, j.ends[1].0, j.cut)))
            .map_err(|e| vec![ModelError::whole(e.to_string())])?;
        self.check(&tree, &joints)?;
        let mut mechanism = Assembly::new(&self, &tree, &joints, &references).run(joints, places, next_state)?;
        let rests = |name: &String| self.resting.contains(name) && !own.contains(name);
        let resting = mechanism.joints.iter().filter(|joint| rests(&joint.name));
        mechanism.resting = resting.flat_map(|joint| joint.columns.clone()).collect();
        let mut named = None;
        for module in &modules {
            let mut r = Resolver { graph, parameters: &module.parameters };
            self.forces(&mut r, module, &mut mechanism, &mut named).map_err(|e| vec![e])?;
        }
        mechanism.notes.extend(self.notes);
        mechanism.altered = self.altered;
        Ok(Some(mechanism))
    }

    /// Frames of joints on their second bodies, where a `between` names a joint.
    fn name_joint_frames(&mut self, graph: &mut Graphs, modules: &[Pending<'_>]) -> Result<(), ModelError> {
        let named = |module: &Pending<'_>, name: &Spanned<String>| {
            let full = self.names_frame(module, name).then(|| module.full(&name.value))?;
            (!self.frame_names.contains_key(&*full)).then(|| full.into_owned())
        };
        let spoken = modules.iter().flat_map(|m| {
            let joints = m.spec.joints.iter().flat_map(|j| &j.between);
            let lines = m.spec.lines.iter().flat_map(|l| &l.between);
            joints.chain(lines).filter_map(move |name| named(m, name))
        });
        let spoken: HashSet<String> = spoken.collect();
        if spoken.is_empty() {
            return Ok(());
        }
        for module in modules {
            let mut r = Resolver { graph, parameters: &module.parameters };
            for joint in &module.spec.joints {
                let name = [module.prefix.as_str(), &joint.name.value].concat();
                if !spoken.contains(&name) {
                    continue;
                }
                let Ok((Some(body), frame)) = self.end(module, &joint.between[1]) else { continue };
                let pose = match &joint.placement {
                    Placement::Frames(both) => frame.compose(&r.pose(Some(&both[1]))?),
                    Placement::Reference(at) => {
                        self.bodies[body].pose.inverse().compose(&module.base.compose(&r.pose(Some(at))?))
                    }
                };
                self.joint_frames.insert(name, (body, pose));
            }
        }
        Ok(())
    }

    /// The joints of all modules; columns of joints and, after them, of modes are numbered.
    fn joints(&mut self, graph: &mut Graphs, modules: &[Pending<'_>]) -> Result<Vec<RawJoint>, Vec<ModelError>> {
        let mut joints = Vec::with_capacity(modules.iter().map(|m| m.spec.joints.len()).sum());
        let mut faults = Vec::new();
        for module in modules {
            let mut r = Resolver { graph, parameters: &module.parameters };
            let mut column = module.first_variable;
            for (number, spec) in module.spec.joints.iter().enumerate() {
                let cut = module.loops.cut.binary_search(&number).is_ok();
                let count = if cut { 0 } else { variables_of(spec.kind.value).len() };
                match self.joint(&mut r, module, spec, (column..column + count).collect()) {
                    Ok(joint) => joints.push(RawJoint { cut, ..joint }),
                    Err(e) => faults.push(e),
                }
                column += count;
            }
            for &number in &module.loops.freed {
                let body = self.body_names[&format!("{}{}", module.prefix, module.spec.bodies[number].name.value)];
                joints.push(self.freed(module, body, column));
                column += variables_of(JointKind::Free).len();
            }
            for spec in module.spec.bodies.iter().filter(|b| b.flexible.is_some()) {
                let body = self.body_names[&format!("{}{}", module.prefix, spec.name.value)];
                let modes = self.bodies[body].flexible.as_deref().map_or(0, FlexibleBody::modes);
                self.bodies[body].mode_columns = (column..column + modes).collect();
                column += modes;
            }
        }
        if faults.is_empty() { Ok(joints) } else { Err(faults) }
    }

    /// Whether an end is given by the name of a frame, and not of a body or the ground.
    fn names_frame(&self, module: &Pending<'_>, end: &Spanned<String>) -> bool {
        end.value != GROUND && !self.body_names.contains_key(&*module.full(&end.value))
    }

    /// A body or named frame by its full name: the body (`None`: ground) and the frame on it.
    fn end(&self, module: &Pending<'_>, name: &Spanned<String>) -> Result<(Option<usize>, Pose<f64>), ModelError> {
        if name.value == GROUND {
            return Ok((None, module.base));
        }
        let full = module.full(&name.value);
        if let Some(&body) = self.body_names.get(&*full) {
            return Ok((Some(body), Pose::identity()));
        }
        if let Some(&frame) = self.frame_names.get(&*full) {
            let (_, body, pose) = &self.frames[frame];
            return Ok((Some(*body), *pose));
        }
        if let Some((body, pose)) = self.joint_frames.get(&*full) {
            return Ok((Some(*body), *pose));
        }
        let known = self.body_names.keys().chain(self.frame_names.keys());
        let mut known: Vec<&str> = known.filter_map(|n| n.strip_prefix(module.prefix.as_str())).collect();
        known.push(GROUND);
        known.sort_unstable();
        Err(ModelError::at(name.span, format!("there is no body or frame `{}`", name.value))
            .help(known_names(&name.value, known)))
    }

    /// Everything hangs together.
    fn check(&self, tree: &SpanningTree, joints: &[RawJoint]) -> Result<(), Vec<ModelError>> {
        let mut faults = Vec::new();
        for &body in &tree.unreached {
            let b = &self.bodies[body];
            faults.push(
                ModelError::at(b.span, format!("body `{}` is not connected to the ground by joints", b.name))
                    .help("join it to another body or to `ground`; a joint of type \"free\" lets it move freely"),
            );
        }
        for joint in joints.iter().filter(|j| j.cut && j.armature > 0.0) {
            let message = format!("joint `{}` closes a loop, and its armature would have no effect", joint.name);
            faults.push(
                ModelError::at(joint.span, message).help("give the armature to a joint of the tree, or leave it out"),
            );
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// The influence of a flexible body that moves a named frame.
    fn influence(&self, module: &Pending<'_>, name: &Spanned<String>) -> Option<usize> {
        if self.frame_names.is_empty() {
            return None;
        }
        let frame = self.frame_names.get(&format!("{}{}", module.prefix, name.value))?;
        let (full, body, _) = &self.frames[*frame];
        let local = full.strip_prefix(self.bodies[*body].name.as_str())?.strip_prefix('.')?;
        self.bodies[*body].flexible.as_ref()?.influence_of(local)
    }
}
