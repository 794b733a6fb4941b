//! What is drawn of a model: its bodies, joints, springs and named frames as a [`Scene`].

use std::collections::HashMap;

use dalembert_bodies::spatial::{Pose, Quaternion, Rotation, Vector};
use dalembert_mechanism::{Closure, FigureForm, Frame, JointInfo, Mechanism};
use dalembert_spec::spec::{DefinitionId, JointKind, ModuleSpec};
use dalembert_viewer::Scene;
use dalembert_viewer::scene;

use crate::load::Loaded;
use crate::verbs::At;

/// The modules of a definition with their prefixes, each copy by itself, the last first.
pub(crate) fn copies(definition: &ModuleSpec, prefix: &str) -> Vec<(String, DefinitionId)> {
    let mut all = Vec::new();
    for module in definition.modules.iter().rev() {
        let name = &module.name.value;
        match &module.repeat {
            None => all.push((format!("{prefix}{name}."), module.definition)),
            Some(n) => {
                all.extend((0..n.value).rev().map(|k| (format!("{prefix}{name}[{k}]."), module.definition)));
            }
        }
    }
    all
}

impl Loaded {
    /// What is drawn of the model, and which reactions are determined at the start state `set`; where that cannot be told, none counts as
    /// determined. Nothing for models without bodies.
    pub fn scene(&self, set: &[(String, f64)]) -> Option<Scene> {
        let m = self.model.mechanism.as_ref()?;
        let evaluated = self.evaluate(&At { set: set.to_vec(), ..At::default() });
        let determined = |name: &str| match &evaluated {
            Ok(e) => {
                let found = e.reactions.iter().find(|r| r.name == name);
                found.map_or(([true; 3], true), |r| (r.force_determined, r.moment_determined == [true; 3]))
            }
            Err(_) => ([false; 3], false),
        };
        let numbered = Numbered::of(m);
        let mut joints: Vec<scene::Joint> = m.joints.iter().filter(|j| !j.own).map(|j| numbered.joint(m, j)).collect();
        joints.extend(m.closures.iter().map(|c| numbered.closure(m, c)));
        // As the user wrote them, not as the tree has them.
        let order = self.joint_order();
        let place = |name: &str| order.get(name).or_else(|| order.get(name.rsplit_once('[')?.0)).copied();
        joints.sort_by_key(|joint| place(&joint.name).unwrap_or(order.len()));
        for joint in &mut joints {
            joint.reaction = m.reacting().position(|name| name == joint.name);
            (joint.determined, joint.moments) = determined(&joint.name);
        }
        let mut notes = Vec::new();
        let bodies = (0..m.bodies.len()).map(|b| self.body(m, b, &mut notes)).collect();
        Some(Scene {
            title: self.summary().title,
            frames: numbered.frames.clone(),
            bodies,
            notes,
            joints,
            springs: m
                .lines
                .iter()
                .map(|line| scene::Spring {
                    ends: [numbered.anchor(m, &line.ends[0]), numbered.anchor(m, &line.ends[1])],
                    damper: line.stiffness == 0.0,
                    stiffness: line.stiffness,
                })
                .collect(),
            loads: numbered.loads(m),
            points: m
                .frames
                .iter()
                .map(|f| {
                    let axes = numbered.named(m, f);
                    scene::Path { name: axes.name, point: axes.point }
                })
                .collect(),
            axes: m
                .bodies
                .iter()
                .enumerate()
                .map(|(b, frame)| Numbered::axes(&frame.name, Some(b), Pose::identity()))
                .chain(m.frames.iter().map(|f| numbered.named(m, f)))
                .collect(),
            bars: Vec::new(),
            flat: false,
            axis: None,
            gravity: m.tree.gravity,
        })
    }

    /// The places of all joints by full name, those of the model before those of its modules.
    fn joint_order(&self) -> HashMap<String, usize> {
        let (mut found, mut open) = (HashMap::new(), vec![(String::new(), self.spec.root)]);
        while let Some((prefix, id)) = open.pop() {
            let definition = &self.spec.definitions[id.0];
            for joint in &definition.joints {
                found.insert(format!("{prefix}{}", joint.name.value), found.len());
            }
            open.extend(copies(definition, &prefix));
        }
        found
    }

    fn body(&self, m: &Mechanism, number: usize, notes: &mut Vec<String>) -> scene::Body {
        let (frame, figure) = (&m.bodies[number], &m.figures[number]);
        let mut shapes = Vec::new();
        for shape in &figure.shapes {
            match self.shape(&shape.form) {
                Ok(drawn) => shapes.push(scene::Placed {
                    at: shape.pose.position.0,
                    turn: Quaternion::from_rotation(&shape.pose.rotation).0,
                    shape: drawn,
                    color: shape.color,
                }),
                Err(why) => notes.push(format!("{}: {why}", frame.name)),
            }
        }
        scene::Body {
            name: frame.name.clone(),
            frame: number,
            mass: figure.mass,
            com: figure.com.0,
            inertia: figure.moments.0,
            shapes,
            color: None,
        }
    }

    fn shape(&self, form: &FigureForm) -> Result<scene::Shape, String> {
        Ok(match form {
            FigureForm::Cuboid(edges) => scene::Shape::Box(*edges),
            FigureForm::Ball(radius) => scene::Shape::Sphere(*radius),
            FigureForm::Cylinder(radius, length) => scene::Shape::Cylinder(*radius, *length),
            FigureForm::Capsule(radius, length) => scene::Shape::Capsule(*radius, *length),
            FigureForm::Line(corners) => scene::Shape::Line(corners.clone()),
            FigureForm::Polygon(corners) => scene::Shape::Polygon(corners.clone()),
            FigureForm::Mesh(file, source, scale) => {
                let model = self.spec.sources.files.get(source.0 as usize).and_then(|s| s.path.as_deref());
                let model = model.ok_or_else(|| format!("the mesh `{file}` cannot be found: the model is no file"))?;
                let mesh = dalembert_formats::mesh::read(file, model)?;
                let scaled = |c: [f64; 3]| [c[0] * scale[0], c[1] * scale[1], c[2] * scale[2]];
                scene::Shape::Mesh(mesh.corners.into_iter().map(scaled).collect(), mesh.triangles)
            }
        })
    }
}

/// The frames that move by themselves: bodies, then frames that the deformation of their body moves.
struct Numbered {
    frames: Vec<scene::Frame>,
}

impl Numbered {
    fn of(m: &Mechanism) -> Self {
        let all = m.bodies.iter().map(|f| (f, true)).chain(m.frames.iter().map(|f| (f, f.influence.is_some())));
        let moving = all.enumerate().filter(|(_, (_, moves))| *moves);
        let rest = |frame: &Frame| {
            let body = m.bodies.iter().find(|b| b.node == frame.node && is_on(&frame.name, &b.name))?;
            let pose = body.pose.inverse().compose(&frame.pose);
            Some((pose.position.0, Quaternion::from_rotation(&pose.rotation).0))
        };
        let frame = |(tracked, (frame, _)): (usize, (&Frame, bool))| scene::Frame {
            name: frame.name.clone(),
            tracked,
            rest: frame.influence.and_then(|_| rest(frame)),
        };
        Self { frames: moving.map(frame).collect() }
    }

    /// A body's frame, or the named one on a deformed body that is at the same place: number and pose in it.
    fn in_body(&self, m: &Mechanism, body: Option<usize>, local: Pose<f64>) -> (Option<usize>, Pose<f64>) {
        let Some(body) = body else { return (None, local) };
        let in_node = m.bodies[body].pose.compose(&local);
        let beside =
            |f: &&Frame| f.influence.is_some() && f.node == m.bodies[body].node && f.pose.position == in_node.position;
        match m.frames.iter().find(beside) {
            Some(frame) => (self.number(&frame.name), frame.pose.inverse().compose(&in_node)),
            None => (Some(body), local),
        }
    }

    fn number(&self, name: &str) -> Option<usize> {
        self.frames.iter().position(|f| f.name == name)
    }

    /// A frame's origin on the body whose node carries it.
    fn anchor(&self, m: &Mechanism, frame: &Frame) -> scene::Anchor {
        let Some(node) = frame.node else {
            return scene::Anchor { frame: None, at: (frame.pose.position + m.origin).0 };
        };
        let (number, pose) = self.on_node(m, node, frame);
        scene::Anchor { frame: number, at: pose.position.0 }
    }

    /// A frame on the body whose node carries it.
    fn on_node(&self, m: &Mechanism, node: usize, frame: &Frame) -> (Option<usize>, Pose<f64>) {
        let body = m.bodies.iter().position(|b| b.node == Some(node));
        let in_body = body.map(|b| m.bodies[b].pose.inverse().compose(&frame.pose));
        self.in_body(m, body, in_body.unwrap_or(frame.pose))
    }

    /// Forces on bodies: both ends of lines, and points; torques are no arrows.
    fn loads(&self, m: &Mechanism) -> Vec<scene::Load> {
        let load = |number: usize, at: &Frame, opposite: bool| scene::Load {
            name: at.name.clone(),
            point: self.anchor(m, at),
            number,
            opposite,
        };
        let lines = m.lines.iter().enumerate();
        let lines = lines.flat_map(|(k, line)| [load(k, &line.ends[0], false), load(k, &line.ends[1], true)]);
        let points = m.points.iter().enumerate().filter(|(_, point)| !point.torque);
        let points = points.map(|(k, point)| load(m.lines.len() + k, &point.at, false));
        lines.chain(points).filter(|load| load.point.frame.is_some()).collect()
    }

    /// A named frame: by itself where it moves so, else on the body whose it is.
    fn named(&self, m: &Mechanism, frame: &Frame) -> scene::Axes {
        if let Some(own) = self.number(&frame.name) {
            return Self::axes(&frame.name, Some(own), Pose::identity());
        }
        if let Some(b) = m.bodies.iter().position(|b| is_on(&frame.name, &b.name)) {
            return Self::axes(&frame.name, Some(b), m.bodies[b].pose.inverse().compose(&frame.pose));
        }
        let Some(node) = frame.node else {
            let position = frame.pose.position + m.origin;
            return Self::axes(&frame.name, None, Pose { position, ..frame.pose });
        };
        let (number, pose) = self.on_node(m, node, frame);
        Self::axes(&frame.name, number, pose)
    }

    fn axes(name: &str, frame: Option<usize>, pose: Pose<f64>) -> scene::Axes {
        let point = scene::Anchor { frame, at: pose.position.0 };
        scene::Axes { name: name.to_owned(), point, turn: Quaternion::from_rotation(&pose.rotation).0 }
    }

    fn placed(&self, m: &Mechanism, ends: [(Option<usize>, Pose<f64>); 2]) -> ([scene::Anchor; 2], [[f64; 4]; 2]) {
        let ends = ends.map(|(body, local)| {
            let (frame, pose) = self.in_body(m, body, local);
            let at = if body.is_none() { pose.position + m.origin } else { pose.position };
            (scene::Anchor { frame, at: at.0 }, Quaternion::from_rotation(&pose.rotation).0)
        });
        (ends.map(|e| e.0), ends.map(|e| e.1))
    }

    fn joint(&self, m: &Mechanism, joint: &JointInfo) -> scene::Joint {
        let child = m.bodies[joint.child].pose.inverse();
        let nodes = &m.tree.nodes()[joint.nodes.clone()];
        let turned = |r: &Rotation<f64>| Pose { rotation: r.inverse(), position: Vector([0.0; 3]) };
        let on_child = match nodes {
            [] => Pose::identity(),
            _ => child.compose(&turned(&joint.turn)),
        };
        let parent = joint.parent.map_or_else(Pose::identity, |p| m.bodies[p].pose.inverse());
        let on_parent = match nodes.first() {
            None => parent.compose(&m.bodies[joint.child].pose),
            Some(first) => parent.compose(&first.placement).compose(&turned(&joint.first_turn)),
        };
        let mut ends = [(joint.parent, on_parent), (Some(joint.child), on_child)];
        if joint.reversed {
            ends.swap(0, 1);
        }
        let (ends, turns) = self.placed(m, ends);
        scene::Joint {
            name: joint.name.clone(),
            kind: kind(joint.kind),
            ends,
            turns,
            axis: joint.first_turn.column(2).0,
            reaction: None,
            determined: [true; 3],
            moments: true,
        }
    }

    fn closure(&self, m: &Mechanism, closure: &Closure) -> scene::Joint {
        let end = |side: usize| {
            let (body, pose) = (closure.bodies[side], closure.ends[side].pose);
            (body, body.map_or(pose, |b| m.bodies[b].pose.inverse().compose(&pose)))
        };
        let (ends, turns) = self.placed(m, [end(0), end(1)]);
        scene::Joint {
            name: closure.name.clone(),
            kind: kind(closure.kind),
            ends,
            turns,
            axis: closure.axis.0,
            reaction: None,
            determined: [true; 3],
            moments: true,
        }
    }
}

/// Whether a frame's full name is a body's with one of its frames.
fn is_on(frame: &str, body: &str) -> bool {
    frame.strip_prefix(body).and_then(|rest| rest.strip_prefix('.')).is_some_and(|local| !local.contains('.'))
}

fn kind(kind: JointKind) -> scene::JointKind {
    match kind {
        JointKind::Fixed => scene::JointKind::Fixed,
        JointKind::Revolute => scene::JointKind::Revolute,
        JointKind::Prismatic => scene::JointKind::Prismatic,
        JointKind::Helical => scene::JointKind::Helical,
        JointKind::Cylindrical => scene::JointKind::Cylindrical,
        JointKind::Universal => scene::JointKind::Universal,
        JointKind::Spherical => scene::JointKind::Spherical,
        JointKind::Planar => scene::JointKind::Planar,
        JointKind::Free => scene::JointKind::Free,
    }
}
