//! Numbers of bodies as formulas of parameters.
//!
//! [`Mechanism`] holds numbers; the file says `mass = "rho*a*b"`. Here the same poses, inertias, springs and drives are composed once
//! more on expressions, along the tree that is already there:
//!
//! ```text
//! X_p⁻¹ X_j on the parent, X_c⁻¹ X_j on the child   or   both as written (`frames`)                   (1)
//! node: X_p F_p turn,   body in its node: turn⁻¹ F_c⁻¹,   inertia: Σ of the bodies on the node         (2)
//! ```
//!
//! A number that is a formula is given to the algorithms of the tree as a *stand-in*: a number that occurs nowhere else, and that
//! [`Graph::name_number`](dalembert_expr::Graph::name_number) tells expressions to take for the formula. So the algorithms themselves
//! run unchanged, and what they leave out because it is zero (no armature, no turn) is what is zero for all values of the parameters.
//! All formulas are compared with the mechanism's numbers; where one does not hold, numbers are printed.

use std::collections::HashMap;

use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Symmetric, Vector};
use dalembert_bodies::tree::{Joint, Node, Tree};
use dalembert_expr::{CallArgument, Expr, Graph, Names, ParseError, Scalar, Span, Symbolic, symbolic};
use dalembert_mechanism::{Elastic, JointInfo, Mechanism};
use dalembert_model::model::Model;
use dalembert_model::program::Compiled;
use dalembert_spec::spec::{
    ActuatorTarget, BeamSpec, BodySpec, FramePose, InertiaSpec, JointKind, JointSpec, ModelSpec, ModuleSpec, Number,
    Placement, RotationSpec,
};
use faer::Mat;

use super::flat::{Flat, Meaning};
use super::snapping::exact;
use crate::tolerances::directions::SNAP;
use crate::tolerances::zeros::LETTERS;

type S = Symbolic;
type P = Pose<Symbolic>;
type V = Vector<Symbolic>;

/// The name of the inertial frame.
const GROUND: &str = "ground";

/// A module of the model: its words, the beginning of its names, where its ground is.
struct Module<'a> {
    instance: usize,
    spec: &'a ModuleSpec,
    prefix: &'a str,
    base: P,
}

/// A body: its inertia by itself, and where it is.
struct Body {
    mass: S,
    com: V,
    moments: Symmetric<S>,
    reference: P,
    placed: bool,
    in_node: P,
}

/// Where a joint is.
enum Place {
    Reference(P),
    Frames([P; 2]),
}

/// A joint of the file.
struct Written<'a> {
    module: usize,
    spec: &'a JointSpec,
    ends: [(Option<usize>, P); 2],
    place: Place,
}

/// See the top of the file.
struct Letters<'a> {
    flat: &'a mut Flat,
    model: &'a Model,
    words: &'a ModelSpec,
    m: &'a Mechanism,
    modules: Vec<Module<'a>>,
    names: HashMap<&'a str, usize>,
    bodies: Vec<Option<Body>>,
    frames: HashMap<String, (usize, P)>,
    joints: HashMap<String, Written<'a>>,
    /// Formula, number, and the size of numbers of its kind.
    checks: Vec<(Expr, f64, f64)>,
    stand_ins: u64,
    /// What `index` is in the formulas that are read.
    copy: Option<f64>,
}

/// The mechanism with stand-ins for all numbers that are formulas; `None` where the formulas found are not those of its numbers.
pub(super) fn lettered(flat: &mut Flat, model: &Model, words: &ModelSpec, m: &Mechanism) -> Option<Mechanism> {
    let mut letters = Letters {
        flat,
        model,
        words,
        m,
        modules: Vec::new(),
        names: m.bodies.iter().enumerate().map(|(k, b)| (b.name.as_str(), k)).collect(),
        bodies: m.bodies.iter().map(|_| None).collect(),
        frames: HashMap::new(),
        joints: HashMap::new(),
        checks: Vec::new(),
        stand_ins: 0,
        copy: None,
    };
    let minus = Vector(letters.m.origin.0.map(|x| -x));
    let ground = letters.work(|| Pose::constant(&Pose { rotation: Rotation::identity(), position: minus }));
    letters.module(0, ground)?;
    for module in 0..letters.modules.len() {
        letters.bodies_of(module)?;
    }
    for module in 0..letters.modules.len() {
        letters.joints_of(module)?;
    }
    let mut out = m.clone();
    letters.tree(&mut out)?;
    letters.modes(&mut out)?;
    letters.loops(&mut out)?;
    letters.forces(&mut out)?;
    letters.axes()?;
    letters.hold().then_some(out)
}

/// Names in a number's formula: parameters of its module, and `index` in what is repeated.
struct Scope<'a> {
    flat: (&'a Model, &'a std::collections::HashSet<String>),
    instance: usize,
    copy: Option<f64>,
}

impl Names for Scope<'_> {
    fn name(&mut self, g: &mut Graph, name: &str, _: u32, span: Span) -> Result<Expr, ParseError> {
        if let (Some(copy), "index") = (self.copy, name) {
            return Ok(g.constant(copy));
        }
        let (model, numbers) = self.flat;
        let owner = &model.instances[self.instance];
        let known = model.class_of(self.instance).interface.parameters.iter().position(|p| p.name == name);
        let Some(index) = known else {
            return Err(ParseError { span, message: format!("unknown parameter `{name}`"), help: None });
        };
        let full = format!("{}{name}", owner.prefix);
        if numbers.contains(&full) {
            return Ok(g.constant(owner.parameters[index]));
        }
        let symbol = g.symbol(&full);
        Ok(g.var(symbol))
    }

    fn call(&mut self, _: &mut Graph, _: &str, _: &[CallArgument], _: Span) -> Option<Result<Expr, ParseError>> {
        None
    }
}

fn zero() -> S {
    S::constant(0.0)
}

/// R about a direction by the angle with this sine and cosine (Rodrigues).
fn about(n: V, s: S, c: S) -> Rotation<S> {
    let [x, y, z] = n.0;
    let d = S::constant(1.0) - c;
    Rotation([
        [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
        [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
        [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
    ])
}

impl Letters<'_> {
    /// On expressions.
    fn work<R>(&mut self, work: impl FnOnce() -> R) -> R {
        symbolic::with(&mut self.flat.graph, work)
    }

    fn value(&self, x: S) -> Option<f64> {
        self.flat.graph.constant_value(x.expr())
    }

    /// The modules in the order in which the mechanism takes them: submodules before their parents.
    fn module(&mut self, instance: usize, base: P) -> Option<()> {
        let model = self.model;
        let words = self.words;
        let spec = &words.definitions[model.class_of(instance).definition.0];
        let own = Module { instance, spec, prefix: &model.instances[instance].prefix, base };
        let mut children = model.instances[instance].children.iter();
        for sub in &spec.modules {
            for copy in 0..sub.repeat.as_ref().map_or(1, |r| r.value) {
                self.copy = sub.repeat.is_some().then_some(copy as f64);
                let at = self.pose(instance, sub.at.as_ref())?;
                self.copy = None;
                let base = self.composed(&own.base, &at);
                self.module(*children.next()?, base)?;
            }
        }
        self.modules.push(own);
        Some(())
    }

    fn number(&mut self, instance: usize, n: &Number) -> Option<S> {
        let Flat { graph, numbers, .. } = &mut *self.flat;
        match n {
            Number::Value(v, _) => Some(graph.constant(*v).into()),
            Number::Formula(f) => {
                let mut scope = Scope { flat: (self.model, numbers), instance, copy: self.copy };
                f.ast.build(graph, &mut scope).ok().map(S::from)
            }
        }
    }

    fn or_zero(&mut self, instance: usize, n: Option<&Number>) -> Option<S> {
        match n {
            Some(n) => self.number(instance, n),
            None => Some(self.flat.graph.constant(0.0).into()),
        }
    }

    fn array<const N: usize>(&mut self, instance: usize, n: &[Number; N]) -> Option<[S; N]> {
        let mut out = [S::from(self.flat.graph.constant(0.0)); N];
        for (x, n) in out.iter_mut().zip(n) {
            *x = self.number(instance, n)?;
        }
        Some(out)
    }

    fn vector(&mut self, instance: usize, n: Option<&[Number; 3]>) -> Option<V> {
        match n {
            Some(n) => self.array(instance, n).map(Vector),
            None => Some(self.work(Vector::zero)),
        }
    }

    fn direction(&mut self, instance: usize, n: &[Number; 3]) -> Option<V> {
        let v = Vector(self.array(instance, n)?);
        let v = self.work(|| v.scale(S::constant(1.0) / v.norm()));
        Some(Vector(v.0.map(|x| self.cosine(x))))
    }

    /// An entry of a rotation, tidied and exact.
    fn cosine(&mut self, x: S) -> S {
        let tidied = self.flat.tidied(x.expr());
        match self.flat.graph.constant_value(tidied) {
            Some(x) => self.flat.graph.constant(exact(x)).into(),
            None => tidied.into(),
        }
    }

    fn exact_pose(&mut self, pose: P) -> P {
        let rotation = Rotation(pose.rotation.0.map(|row| row.map(|x| self.cosine(x))));
        let position = Vector(pose.position.0.map(|x| S::from(self.flat.tidied(x.expr()))));
        Pose { rotation, position }
    }

    fn constant(&mut self, pose: &Pose<f64>) -> P {
        let pose = self.work(|| Pose::constant(pose));
        self.exact_pose(pose)
    }

    fn composed(&mut self, a: &P, b: &P) -> P {
        let pose = self.work(|| a.compose(b));
        self.exact_pose(pose)
    }

    /// A⁻¹ B
    fn between(&mut self, a: &P, b: &P) -> P {
        let pose = self.work(|| a.inverse().compose(b));
        self.exact_pose(pose)
    }

    fn rotation(&mut self, instance: usize, r: Option<&RotationSpec>) -> Option<Rotation<S>> {
        let rotation = match r {
            None => self.work(Rotation::identity),
            Some(RotationSpec::RollPitchYaw(rpy)) => {
                let [roll, pitch, yaw] = self.array(instance, rpy)?;
                self.work(|| {
                    let unit = |k: usize| Vector(std::array::from_fn(|i| S::constant(f64::from(u8::from(i == k)))));
                    let turn = |k: usize, angle: S| about(unit(k), angle.sin(), angle.cos());
                    turn(2, yaw).compose(&turn(1, pitch)).compose(&turn(0, roll))
                })
            }
            Some(RotationSpec::AxisAngle(axis, angle)) => {
                let (axis, angle) = (self.direction(instance, axis)?, self.number(instance, angle)?);
                self.work(|| about(axis, angle.sin(), angle.cos()))
            }
            Some(RotationSpec::Quaternion(q)) => {
                let q = self.array(instance, q)?;
                self.work(|| {
                    let length = q.iter().fold(zero(), |sum, &x| sum + x * x).sqrt();
                    dalembert_bodies::spatial::Quaternion(q.map(|x| x / length)).rotation()
                })
            }
        };
        Some(Rotation(rotation.0.map(|row| row.map(|x| self.cosine(x)))))
    }

    fn pose(&mut self, instance: usize, p: Option<&FramePose>) -> Option<P> {
        let Some(p) = p else { return Some(self.work(Pose::identity)) };
        let position = self.vector(instance, p.at.as_ref())?;
        Some(Pose { rotation: self.rotation(instance, p.rotation.as_deref())?, position })
    }

    fn bodies_of(&mut self, module: usize) -> Option<()> {
        let Module { instance, spec, prefix, base } = self.modules[module];
        for body in &spec.bodies {
            let name = format!("{prefix}{}", body.name.value);
            let number = *self.names.get(name.as_str())?;
            let pose = self.pose(instance, body.pose.as_deref())?;
            let reference = self.composed(&base, &pose);
            let (mass, com, moments) = match body.flexible.as_ref().and_then(|f| f.beam.as_ref()) {
                Some(beam) => self.beam(instance, beam)?,
                None => {
                    let mass = self.or_zero(instance, body.mass.as_ref())?;
                    (mass, self.vector(instance, body.com.as_ref())?, self.moments(instance, body, mass)?)
                }
            };
            for (frame, pose) in &body.frames {
                let pose = self.pose(instance, Some(pose))?;
                self.frames.insert(format!("{name}.{}", frame.value), (number, pose));
            }
            let in_node = self.work(Pose::identity);
            let placed = body.pose.is_some();
            self.bodies[number] = Some(Body { mass, com, moments, reference, placed, in_node });
        }
        Some(())
    }

    /// Mass, centre of mass and moments about it of a straight beam.
    fn beam(&mut self, instance: usize, beam: &BeamSpec) -> Option<(S, V, Symmetric<S>)> {
        let (l, density) = (self.number(instance, &beam.length)?, self.number(instance, &beam.mass_per_length)?);
        let axial = self.or_zero(instance, beam.axial_inertia.as_ref())?;
        Some(self.work(|| {
            let mass = density * l;
            let across = mass * l * l / S::constant(12.0);
            let com = Vector([S::constant(0.5) * l, zero(), zero()]);
            (mass, com, Symmetric([axial * l, across, across, zero(), zero(), zero()]))
        }))
    }

    /// Moments of inertia about the centre of mass.
    fn moments(&mut self, instance: usize, body: &BodySpec, mass: S) -> Option<Symmetric<S>> {
        let Some(spec) = &body.inertia else { return Some(self.work(|| Symmetric::constant([0.0; 6]))) };
        let own = match &spec.value {
            InertiaSpec::Tensor(t) => Symmetric(self.array(instance, t)?),
            InertiaSpec::Cuboid(edges) => {
                let edges = self.array(instance, edges)?;
                self.work(|| {
                    let [a, b, c] = edges.map(|e| e * e * mass / S::constant(12.0));
                    Symmetric([b + c, a + c, a + b, zero(), zero(), zero()])
                })
            }
            InertiaSpec::Ball(radius) => {
                let r = self.number(instance, radius)?;
                self.work(|| {
                    let i = S::constant(0.4) * mass * r * r;
                    Symmetric([i, i, i, zero(), zero(), zero()])
                })
            }
            InertiaSpec::Cylinder(radius, length, along) => {
                let (r, l) = (self.number(instance, radius)?, self.number(instance, length)?);
                self.work(|| {
                    let across = mass * (S::constant(3.0) * r * r + l * l) / S::constant(12.0);
                    let mut i = [across, across, across, zero(), zero(), zero()];
                    i[usize::from(*along).min(2)] = S::constant(0.5) * mass * r * r;
                    Symmetric(i)
                })
            }
        };
        let turn = self.rotation(instance, body.inertia_rotation.as_deref())?;
        Some(self.work(|| own.rotated(&turn)))
    }

    /// A body (`None`: ground) and the frame on it that is named.
    fn end(&self, module: &Module<'_>, name: &str) -> Option<(Option<usize>, Option<P>)> {
        if name == GROUND {
            return Some((None, Some(module.base)));
        }
        let full = format!("{}{name}", module.prefix);
        if let Some(&body) = self.names.get(full.as_str()) {
            return Some((Some(body), None));
        }
        if let Some((body, pose)) = self.frames.get(&full) {
            return Some((Some(*body), Some(*pose)));
        }
        // The frame of a joint on its second body.
        let joint = self.joints.get(&full)?;
        let body = joint.ends[1].0?;
        let pose = match &joint.place {
            Place::Frames(both) => both[1],
            Place::Reference(_) => return None,
        };
        Some((Some(body), Some(pose)))
    }

    fn resolved_end(&mut self, module: usize, name: &str) -> Option<(Option<usize>, P)> {
        let (body, pose) = self.end(&self.modules[module], name)?;
        Some((body, pose.unwrap_or_else(|| self.work(Pose::identity))))
    }

    fn joints_of(&mut self, module: usize) -> Option<()> {
        let Module { instance, spec, prefix, base } = self.modules[module];
        // Joints that others are named after come first.
        let mut waiting: Vec<&JointSpec> = spec.joints.iter().collect();
        while !waiting.is_empty() {
            let before = waiting.len();
            let mut later = Vec::new();
            for joint in waiting {
                let (Some(a), Some(b)) = (
                    self.resolved_end(module, &joint.between[0].value),
                    self.resolved_end(module, &joint.between[1].value),
                ) else {
                    later.push(joint);
                    continue;
                };
                let place = match &joint.placement {
                    Placement::Reference(pose) => {
                        let pose = self.pose(instance, Some(pose))?;
                        Place::Reference(self.composed(&base, &pose))
                    }
                    Placement::Frames(both) => {
                        let [p, c] = [self.pose(instance, Some(&both[0]))?, self.pose(instance, Some(&both[1]))?];
                        Place::Frames([self.composed(&a.1, &p), self.composed(&b.1, &c)])
                    }
                };
                let name = format!("{prefix}{}", joint.name.value);
                self.joints.insert(name, Written { module, spec: joint, ends: [a, b], place });
            }
            waiting = later;
            (waiting.len() < before).then_some(())?;
        }
        Some(())
    }

    /// A number for the algorithms: the formula's own where it is one, or else its stand-in.
    fn given(&mut self, x: S, number: f64, size: f64) -> f64 {
        let e = self.flat.tidied(x.expr());
        self.checks.push((e, number, size));
        match self.flat.graph.constant_value(e) {
            Some(c) => c,
            None => {
                self.stand_ins += 1;
                let stand_in = stand_in(self.stand_ins);
                self.name(stand_in, e);
                stand_in
            }
        }
    }

    /// ± a number stands for ± a formula.
    fn name(&mut self, number: f64, e: Expr) {
        let minus = self.flat.graph.neg(e);
        self.flat.graph.name_number(number, e);
        self.flat.graph.name_number(-number, minus);
    }

    fn given_vector(&mut self, x: V, numbers: Vector<f64>, size: f64) -> Vector<f64> {
        Vector(std::array::from_fn(|i| {
            let near = numbers.0[i].abs() < SNAP * size && self.value(x.0[i]).is_some();
            if near { 0.0 } else { self.given(x.0[i], numbers.0[i], size) }
        }))
    }

    fn given_pose(&mut self, pose: &P, numbers: &Pose<f64>) -> Pose<f64> {
        let rotation = std::array::from_fn(|i| {
            std::array::from_fn(|j| self.given(pose.rotation.0[i][j], numbers.rotation.0[i][j], 1.0))
        });
        let size = numbers.position.norm();
        Pose { rotation: Rotation(rotation), position: self.given_vector(pose.position, numbers.position, size) }
    }

    fn given_inertia(&mut self, inertia: &Inertia<S>, numbers: &Inertia<f64>) -> Inertia<f64> {
        let mass = self.given(inertia.mass, numbers.mass, numbers.mass);
        let first = self.given_vector(inertia.first, numbers.first, numbers.first.norm());
        let size = numbers.second.0.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let second = Symmetric(std::array::from_fn(|i| {
            let near = numbers.second.0[i].abs() < SNAP * size && self.value(inertia.second.0[i]).is_some();
            if near { 0.0 } else { self.given(inertia.second.0[i], numbers.second.0[i], size) }
        }));
        // The algorithms use ∫ x xᵀ dm beside the second moment.
        let spread = self.work(|| Symmetric::<S>::constant(second.0).spread());
        for (number, x) in second.spread().into_iter().zip(spread) {
            if self.value(x) != Some(number) {
                let e = self.flat.tidied(x.expr());
                self.name(number, e);
            }
        }
        Inertia { mass, first, second }
    }

    /// (1), (2)
    fn tree(&mut self, out: &mut Mechanism) -> Option<()> {
        let m = self.m;
        let mut nodes: Vec<Node> = m.tree.nodes().to_vec();
        for info in &m.joints {
            self.hang(info, &mut nodes, out)?;
        }
        let mut inertias: Vec<Inertia<S>> = self.work(|| nodes.iter().map(|_| Inertia::zero()).collect());
        for (number, frame) in m.bodies.iter().enumerate() {
            let (Some(body), Some(k)) = (&self.bodies[number], frame.node) else { continue };
            let (mass, com, moments, pose) = (body.mass, body.com, body.moments, body.in_node);
            let all = inertias[k];
            inertias[k] = self.work(|| {
                let centre = Pose { rotation: Rotation::identity(), position: com };
                let own = Inertia { mass, first: Vector::zero(), second: moments }.to_parent(&centre);
                all + own.to_parent(&pose)
            });
        }
        for (k, inertia) in inertias.iter().enumerate() {
            nodes[k].inertia = self.given_inertia(inertia, &m.tree.nodes()[k].inertia);
        }
        let mut gravity = Vector(m.tree.gravity);
        let own = self.modules.iter().find_map(|module| Some((module.instance, module.spec.gravity.as_ref()?)));
        if let Some((instance, given)) = own {
            let given = self.array(instance, &given.value)?;
            gravity = self.given_vector(Vector(given), gravity, gravity.norm());
        }
        out.tree = Tree::new(nodes, gravity.0).ok()?;
        for (number, frame) in m.bodies.iter().enumerate() {
            let pose = self.bodies[number].as_ref()?.in_node;
            out.bodies[number].pose = self.given_pose(&pose, &frame.pose);
        }
        for (number, frame) in m.frames.iter().enumerate() {
            let (body, pose) = *self.frames.get(&frame.name)?;
            let in_node = self.bodies[body].as_ref()?.in_node;
            let pose = self.composed(&in_node, &pose);
            out.frames[number].pose = self.given_pose(&pose, &frame.pose);
        }
        Some(())
    }

    /// Elastic forces of modes; what else bodies have of modes must be numbers.
    fn modes(&mut self, out: &mut Mechanism) -> Option<()> {
        let m = self.m;
        let Some(flexible) = &m.flexible else { return Some(()) };
        let mut elastic: HashMap<usize, [Mat<f64>; 2]> = HashMap::new();
        for module in 0..self.modules.len() {
            let Module { instance, spec, prefix, .. } = self.modules[module];
            for body in &spec.bodies {
                let Some(own) = &body.flexible else { continue };
                // Shapes of beams are found by numbers.
                let beam = own
                    .beam
                    .iter()
                    .flat_map(|b| [&b.length, &b.mass_per_length].into_iter().chain(&b.rigidity).chain(&b.damping));
                for n in beam {
                    let x = self.number(instance, n)?;
                    self.value(x)?;
                }
                let node = m.bodies[*self.names.get(format!("{prefix}{}", body.name.value).as_str())?].node?;
                let influence = own.influence.iter().flat_map(|i| i.1.iter().flatten());
                let integrals = own
                    .integrals
                    .iter()
                    .flat_map(|i| i.first.iter().chain(i.second.iter().flatten()).flatten().flatten());
                let inertial = own.mass.iter().flatten().chain(own.coupling.iter().flatten()).chain(integrals);
                for n in inertial.chain(influence) {
                    let x = self.number(instance, n)?;
                    self.value(x)?;
                }
                let numbers = flexible.body(node)?;
                let [mut stiffness, mut damping] = [numbers.stiffness.clone(), numbers.damping.clone()];
                for (written, given) in [(&own.stiffness, &mut stiffness), (&own.damping, &mut damping)] {
                    let size = given.norm_max();
                    for (i, row) in written.iter().enumerate() {
                        for (j, n) in row.iter().enumerate() {
                            let x = self.number(instance, n)?;
                            given[(i, j)] = self.given(x, given[(i, j)], size);
                        }
                    }
                }
                if let Some(at) = out.modal_damping.iter_mut().find(|d| m.modes[node].start == d.0) {
                    at.1.clone_from(&damping);
                }
                elastic.insert(node, [stiffness, damping]);
            }
        }
        out.flexible = Some(flexible.clone().renumbered(out.tree.clone(), &mut |node, body| {
            if let Some([stiffness, damping]) = elastic.remove(&node) {
                (body.stiffness, body.damping) = (stiffness, damping);
            }
        }));
        Some(())
    }

    fn reference(&mut self, body: Option<usize>) -> Option<P> {
        match body {
            None => Some(self.work(Pose::identity)),
            Some(b) => self.bodies[b].as_ref().map(|b| b.reference),
        }
    }

    /// The nodes of a joint of the tree.
    fn hang(&mut self, info: &JointInfo, nodes: &mut [Node], out: &mut Mechanism) -> Option<()> {
        let m = self.m;
        let (on_parent, on_child) = self.joint_frames(info)?;
        let start = match info.parent {
            None => on_parent,
            Some(p) => {
                let in_node = self.bodies[p].as_ref()?.in_node;
                self.composed(&in_node, &on_parent)
            }
        };
        let turn = |r: &Rotation<f64>| Pose { rotation: *r, position: Vector([0.0; 3]) };
        let (first, last) = (self.constant(&turn(&info.first_turn)), self.constant(&turn(&info.turn)));
        let mut frame = start;
        for (i, k) in info.nodes.clone().enumerate() {
            let placement =
                if i == 0 { self.composed(&start, &first) } else { self.constant(&m.tree.nodes()[k].placement) };
            nodes[k].placement = self.given_pose(&placement, &m.tree.nodes()[k].placement);
            frame = self.work(|| last.inverse());
        }
        let in_node = self.work(|| frame.compose(&on_child.inverse()));
        let in_node = self.exact_pose(in_node);
        self.bodies[info.child].as_mut()?.in_node = in_node;
        let Some(Written { module, spec, .. }) = self.joints.get(&info.name) else { return Some(()) };
        let (instance, spec) = (self.modules[*module].instance, *spec);
        let armature = self.or_zero(instance, spec.armature.as_ref())?;
        let pitch = self.or_zero(instance, spec.pitch.as_ref())?;
        for k in info.nodes.clone() {
            let number = m.tree.nodes()[k].armature;
            nodes[k].armature = self.given(armature, number, number);
            if let Joint::Helical { pitch: number } = m.tree.nodes()[k].joint {
                nodes[k].joint = Joint::Helical { pitch: self.given(pitch, number, number.abs()) };
            }
        }
        let velocities = info.columns.iter().filter_map(|c| m.columns.iter().position(|own| own == c));
        for i in velocities.collect::<Vec<_>>() {
            out.elastic[i] = self.elastic(instance, spec, &m.elastic[i])?;
        }
        Some(())
    }

    fn elastic(&mut self, instance: usize, spec: &JointSpec, numbers: &Elastic) -> Option<Elastic> {
        let all = [&spec.stiffness, &spec.rest, &spec.damping];
        let numbers = [numbers.stiffness, numbers.rest, numbers.damping];
        let mut out = [0.0; 3];
        for ((x, n), number) in out.iter_mut().zip(all).zip(numbers) {
            let e = self.or_zero(instance, n.as_ref())?;
            *x = self.given(e, number, number.abs());
        }
        let [stiffness, rest, damping] = out;
        Some(Elastic { stiffness, rest, damping })
    }

    /// The joint's frame on the parent and on the child.
    fn joint_frames(&mut self, info: &JointInfo) -> Option<(P, P)> {
        let parent = self.reference(info.parent)?;
        let root = self.modules.last()?.base;
        let identity = self.work(Pose::identity);
        let Some(joint) = self.joints.get(&info.name) else {
            // A body's own free joint.
            return Some((root, identity));
        };
        let child = self.bodies[info.child].as_ref()?;
        let (reference, placed) = (child.reference, child.placed);
        let (p, c) = match &joint.place {
            Place::Reference(x) => {
                let x = *x;
                return Some((self.between(&parent, &x), self.between(&reference, &x)));
            }
            Place::Frames([a, b]) if info.reversed => (*b, *a),
            Place::Frames([a, b]) => (*a, *b),
        };
        let rest = info.parent.map_or(root, |_| identity);
        if info.kind == JointKind::Free && placed && p == rest && c == identity {
            return Some((self.between(&parent, &reference), identity));
        }
        let moved = self.composed(&parent, &p);
        let reference = self.work(|| moved.compose(&c.inverse()));
        let reference = self.exact_pose(reference);
        self.bodies[info.child].as_mut()?.reference = reference;
        Some((p, c))
    }

    /// A frame of a body, or of the ground, in its node.
    fn on(&mut self, body: Option<usize>, frame: &P) -> Option<P> {
        match body {
            None => Some(*frame),
            Some(b) => {
                let in_node = self.bodies[b].as_ref()?.in_node;
                Some(self.composed(&in_node, frame))
            }
        }
    }

    fn loops(&mut self, out: &mut Mechanism) -> Option<()> {
        let m = self.m;
        for (k, closure) in m.closures.iter().enumerate() {
            let Written { module, spec, ends, place } = self.joints.get(&closure.name)?;
            let (instance, spec, bodies) = (self.modules[*module].instance, *spec, ends.map(|e| e.0));
            let reference = match place {
                Place::Frames(both) => Err(*both),
                Place::Reference(x) => Ok(*x),
            };
            for side in 0..2 {
                let frame = match reference {
                    Err(both) => both[side],
                    Ok(x) => {
                        let body = self.reference(bodies[side])?;
                        self.between(&body, &x)
                    }
                };
                let pose = self.on(bodies[side], &frame)?;
                let pose = self.given_pose(&pose, &m.loops[k].ends[side].pose);
                out.loops[k].ends[side].pose = pose;
                out.closures[k].ends[side].pose = pose;
            }
            out.closures[k].elastic = self.elastic(instance, spec, &closure.elastic)?;
        }
        Some(())
    }

    /// Joints whose axes depend on parameters: the tree is turned to their numbers.
    fn axes(&mut self) -> Option<()> {
        let mut turned = Vec::new();
        for module in 0..self.modules.len() {
            let Module { instance, spec, prefix, .. } = self.modules[module];
            for joint in &spec.joints {
                for axis in [joint.axis.as_ref(), joint.second_axis.as_deref()].into_iter().flatten() {
                    let entries = self.array(instance, axis)?;
                    if entries.iter().any(|x| self.value(*x).is_none()) {
                        turned.push(format!("{prefix}{}", joint.name.value));
                        break;
                    }
                }
            }
        }
        self.flat.fixed_axes = turned;
        Some(())
    }

    /// Springs, dampers, actuators.
    fn forces(&mut self, out: &mut Mechanism) -> Option<()> {
        let m = self.m;
        let (mut lines, mut points, mut efforts, mut closing) = (
            m.lines.iter().enumerate(),
            m.points.iter().enumerate(),
            m.efforts.iter().enumerate(),
            m.closure_efforts.iter(),
        );
        for module in 0..self.modules.len() {
            let Module { instance, spec, base, .. } = self.modules[module];
            for line in &spec.lines {
                let (k, numbers) = lines.next()?;
                let mut places = Vec::with_capacity(2);
                for side in 0..2 {
                    let at = self.vector(instance, line.points.as_ref().map(|p| &p[side]))?;
                    let (body, at) = self.point(module, &line.between[side].value, at)?;
                    let pose = self.on(body, &at)?;
                    out.lines[k].ends[side].pose = self.given_pose(&pose, &numbers.ends[side].pose);
                    let reference = self.reference(body)?;
                    places.push(self.composed(&reference, &at).position);
                }
                let length = match &line.length {
                    Some(n) => self.number(instance, n)?,
                    None => self.work(|| (places[1] - places[0]).norm()),
                };
                out.lines[k].length = self.given(length, numbers.length, numbers.length);
                let (stiffness, damping) =
                    (self.or_zero(instance, line.stiffness.as_ref())?, self.or_zero(instance, line.damping.as_ref())?);
                out.lines[k].stiffness = self.given(stiffness, numbers.stiffness, numbers.stiffness);
                out.lines[k].damping = self.given(damping, numbers.damping, numbers.damping);
            }
            for actuator in &spec.actuators {
                let ratio = match &actuator.ratio {
                    Some(n) => self.number(instance, n)?,
                    None => self.flat.graph.constant(1.0).into(),
                };
                match &actuator.on {
                    ActuatorTarget::Joint(_) => {
                        let input = format!("{}{}", self.modules[module].prefix, actuator.name.value);
                        let own = |k: usize| self.model.inputs.get(k).is_some_and(|i| i.name == input);
                        if efforts.clone().next().is_some_and(|e| own(e.1.input)) {
                            let (k, numbers) = efforts.next()?;
                            out.efforts[k].ratio = self.given(ratio, numbers.ratio, numbers.ratio.abs());
                        } else {
                            let numbers = closing.next()?;
                            let k = m.closure_efforts.iter().position(|e| e.input == numbers.input)?;
                            out.closure_efforts[k].ratio = self.given(ratio, numbers.ratio, numbers.ratio.abs());
                        }
                    }
                    ActuatorTarget::Point(point) | ActuatorTarget::Torque(point) => {
                        let (k, numbers) = points.next()?;
                        let at = self.vector(instance, point.point.as_ref())?;
                        let direction = self.direction(instance, &point.direction)?;
                        let direction = self.work(|| {
                            let along = direction.scale(ratio);
                            if point.in_ground { base.rotation.apply(along) } else { along }
                        });
                        let (body, at) = self.point(module, &point.body.value, at)?;
                        let pose = self.on(body, &at)?;
                        out.points[k].at.pose = self.given_pose(&pose, &numbers.at.pose);
                        let along = Vector(numbers.direction);
                        out.points[k].direction = self.given_vector(direction, along, along.norm()).0;
                    }
                }
            }
        }
        Some(())
    }

    /// A point of a body or named frame, in the body.
    fn point(&mut self, module: usize, name: &str, at: V) -> Option<(Option<usize>, P)> {
        let (body, frame) = self.resolved_end(module, name)?;
        let pose = self.work(|| frame.compose(&Pose { rotation: Rotation::identity(), position: at }));
        Some((body, self.exact_pose(pose)))
    }

    /// Whether all formulas are the numbers that the mechanism has.
    fn hold(&self) -> bool {
        let es: Vec<Expr> = self.checks.iter().map(|c| c.0).collect();
        let Ok(program) = Compiled::new(&self.flat.graph, &es) else { return false };
        let parameter = |s| match self.flat.meaning.get(s) {
            Some(&Meaning::Parameter { instance, index }) => self.model.instances[instance].parameters[index],
            _ => f64::NAN,
        };
        let inputs: Vec<f64> = program.inputs.iter().map(parameter).collect();
        let mut values = vec![f64::NAN; es.len()];
        program.evaluate(&inputs, &mut Vec::new(), &mut values);
        let near =
            |(check, value): (&(Expr, f64, f64), f64)| (value - check.1).abs() <= LETTERS * check.2.max(check.1.abs());
        self.checks.iter().zip(values).all(near)
    }
}

/// A number between 1 and 2 that nobody writes, and that is no sum or product of others like it: the k-th of a sequence without pattern
/// (SplitMix64).
fn stand_in(k: u64) -> f64 {
    let mut z = k.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    f64::from_bits(0x3FF0_0000_0000_0000 | ((z ^ (z >> 31)) >> 12))
}
