//! What can be seen of a mechanism in one file: names of bodies, frames and joints, and who follows whom.
//!
//! A name with a dot may speak of a submodule; such names are checked when the model is built.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;

use dalembert_spec::spec::{ActuatorTarget, JointKind, JointSpec, ModuleSpec, Placement, Spanned};

use super::fields::Reader;
use super::formula::Namespace;
use super::joints::place;
use super::kinds;
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// Names that a suggestion is looked for among.
const MOST_CANDIDATES: usize = 2000;

/// The frames of one file.
struct Frames<'m> {
    /// Frames of each body.
    bodies: HashMap<&'m str, HashSet<&'m str>>,
    /// In the order of the file.
    names: Vec<&'m str>,
    modules: HashSet<&'m str>,
    posed: HashSet<&'m str>,
}

/// The joints of one file: those that were read, and all names.
struct Joints<'m> {
    read: HashMap<&'m str, &'m JointSpec>,
    names: &'m Namespace,
}

/// What a name in `between` is.
enum Found<'n> {
    Ground,
    Body(&'n str),
    /// In a submodule, to be looked up later.
    Elsewhere,
}

impl<'m> Frames<'m> {
    fn of(module: &'m ModuleSpec, names: &'m Namespace) -> Self {
        let bodies = module.bodies.iter().map(|body| {
            let frames = body.frames.iter().map(|(name, _)| name.value.as_str()).collect();
            (body.name.value.as_str(), frames)
        });
        let posed = module.bodies.iter().filter(|body| body.pose.is_some());
        Self {
            bodies: bodies.collect(),
            names: module.bodies.iter().map(|body| body.name.value.as_str()).collect(),
            modules: names.all("module").collect(),
            posed: posed.map(|body| body.name.value.as_str()).collect(),
        }
    }

    fn find<'n>(&self, name: &'n str) -> Result<Found<'n>, (String, Option<String>)> {
        let (first, rest) = name.split_once('.').map_or((name, None), |(first, rest)| (first, Some(rest)));
        if self.modules.contains(first.split('[').next().unwrap_or(first)) && rest.is_some() {
            return Ok(Found::Elsewhere);
        }
        if name == "ground" {
            return Ok(Found::Ground);
        }
        let Some(frames) = self.bodies.get(first) else {
            let candidates = self.names.iter().take(MOST_CANDIDATES).copied().chain(["ground"]);
            let near = did_you_mean(first, candidates.chain(self.modules.iter().copied()));
            let what = if rest.is_some() { "body or module" } else { "body" };
            return Err((format!("there is no {what} {}", quoted(first)), near.map(str::to_owned)));
        };
        match rest {
            Some(frame) if !frames.contains(frame) => {
                let near = did_you_mean(frame, frames.iter().copied()).map(|near| format!("{first}.{near}"));
                Err((format!("body {} has no frame {}", quoted(first), quoted(frame)), near))
            }
            _ => Ok(Found::Body(first)),
        }
    }
}

impl Reader<'_> {
    /// Everything about bodies and joints that one file can show.
    pub fn mechanism(&mut self, module: &ModuleSpec, names: &Namespace) {
        let frames = Frames::of(module, names);
        for joint in &module.joints {
            let ends = self.ends(&joint.between, &format_args!("joint `{}`", joint.name.value), &frames);
            if let Some(ends) = ends {
                self.placed(joint, &ends, &frames);
            }
        }
        for line in &module.lines {
            let kind = if line.stiffness.is_some() { "spring" } else { "damper" };
            self.ends(&line.between, &format_args!("{kind} `{}`", line.name.value), &frames);
        }
        for actuator in &module.actuators {
            if let ActuatorTarget::Point(on) | ActuatorTarget::Torque(on) = &actuator.on {
                self.end(&on.body, &format_args!("actuator `{}`", actuator.name.value), &frames);
            }
        }
        self.joint_names(module, names);
    }

    fn ends<'n>(
        &mut self,
        between: &'n [Spanned<String>; 2],
        what: &dyn Display,
        frames: &Frames<'_>,
    ) -> Option<[Found<'n>; 2]> {
        let [first, second] = between;
        let found = [self.end(first, what, frames), self.end(second, what, frames)];
        let [Some(a), Some(b)] = found else { return None };
        let same = match (&a, &b) {
            (Found::Ground, Found::Ground) => true,
            (Found::Body(a), Found::Body(b)) => a == b,
            (Found::Elsewhere, Found::Elsewhere) => first.value == second.value,
            _ => false,
        };
        if same {
            let message =
                format!("{what} joins {} to itself", quoted(first.value.split('.').next().unwrap_or_default()));
            let fault = Diagnostic::at(Code::Mismatch, second.span, message).label("the same body");
            self.report(fault.related(first.span, "first named here").help("name two different bodies"));
            return None;
        }
        Some([a, b])
    }

    fn end<'n>(&mut self, name: &'n Spanned<String>, what: &dyn Display, frames: &Frames<'_>) -> Option<Found<'n>> {
        if self.is_full() {
            return None;
        }
        match frames.find(&name.value) {
            Ok(found) => Some(found),
            Err((message, near)) => {
                let fault = Diagnostic::at(Code::Mismatch, name.span, format!("{what}: {message}")).label("unknown");
                let help = near.map(|near| format!("did you mean \"{near}\"?"));
                self.report(
                    fault.help("name a body of [bodies], a frame as in \"body.frame\", or \"ground\"").maybe_help(help),
                );
                None
            }
        }
    }

    /// A joint of bodies that have poses has to say where it is; a free joint need not.
    fn placed(&mut self, joint: &JointSpec, ends: &[Found<'_>; 2], frames: &Frames<'_>) {
        let Placement::Frames(poses) = &joint.placement else { return };
        let silent = poses.iter().all(|pose| pose.at.is_none() && pose.rotation.is_none());
        let named = joint.between.iter().any(|name| name.value.contains('.'));
        let posed = ends.iter().any(|end| matches!(end, Found::Body(body) if frames.posed.contains(body)));
        if silent && posed && !named && joint.kind.value != JointKind::Free {
            let what = format!("joint `{}`", joint.name.value);
            let message = format!("{what} does not say where it is, and its bodies have poses of their own");
            let fault = Diagnostic::at(Code::Missing, place(joint), message).label("`at` is missing");
            self.report(
                fault.help("add at = [x, y, z], the joint's place in the reference pose, or frames = [{…}, {…}]"),
            );
        }
    }

    /// Names of joints: in mimics and actuators, and against those of constraints.
    pub fn joint_names(&mut self, module: &ModuleSpec, names: &Namespace) {
        let follows = module.joints.iter().any(|joint| joint.mimic.is_some());
        if !follows && module.constraints.is_empty() && module.actuators.is_empty() {
            return;
        }
        let joints = module.joints.iter().map(|joint| (joint.name.value.as_str(), joint)).collect();
        let joints = Joints { read: joints, names };
        for constraint in &module.constraints {
            let Some(joint) = joints.read.get(constraint.name.value.as_str()) else { continue };
            let message = format!("{} names both a joint and a constraint", quoted(&constraint.name.value));
            let fault = Diagnostic::at(Code::NameClash, constraint.name.span, message).label("the constraint");
            self.report(
                fault
                    .related(joint.name.span, "the joint")
                    .help("rename one of the two; reactions are named after both"),
            );
        }
        for joint in &module.joints {
            if let Some(mimic) = &joint.mimic {
                self.followed(&mimic.of, &format!("joint `{}`", joint.name.value), &joints);
            }
        }
        for actuator in &module.actuators {
            if let ActuatorTarget::Joint(name) = &actuator.on {
                self.driven(name, &format!("actuator `{}`", actuator.name.value), &joints);
            }
        }
        self.mimics_in_circles(&module.joints, &joints.read);
    }

    /// The joint with a name in this file, reported if it should be here and is not.
    fn joint_named<'j>(&mut self, name: &Spanned<String>, what: &str, joints: &Joints<'j>) -> Option<&'j JointSpec> {
        if let Some(joint) = joints.read.get(name.value.as_str()) {
            return Some(joint);
        }
        // One that has faults of its own is there.
        let here = !name.value.contains('.') && !joints.names.has("joint", &name.value);
        if here && !self.is_full() {
            let mut names: Vec<&str> = joints.read.keys().take(MOST_CANDIDATES).copied().collect();
            names.sort_unstable();
            let message = format!("{what}: there is no joint {}", quoted(&name.value));
            let help = did_you_mean(&name.value, names).map(|near| format!("did you mean \"{near}\"?"));
            let fault = Diagnostic::at(Code::Mismatch, name.span, message).label("unknown joint");
            self.report(fault.help("name a joint of [joints]").maybe_help(help));
        }
        None
    }

    fn followed(&mut self, name: &Spanned<String>, what: &str, joints: &Joints<'_>) {
        let Some(leader) = self.joint_named(name, what, joints) else { return };
        if kinds::sizes(leader.kind.value).0 != 1 {
            let kind = leader.kind.value.as_str();
            let message = format!("{what} cannot follow {}, a {kind} joint", quoted(&name.value));
            let fault = Diagnostic::at(Code::Mismatch, name.span, message).label("has no single coordinate");
            let fault = fault.related(leader.kind.span, format!("{kind} here"));
            self.report(fault.help("revolute, prismatic and helical joints can be followed"));
        }
    }

    fn driven(&mut self, name: &Spanned<String>, what: &str, joints: &Joints<'_>) {
        let Some(joint) = self.joint_named(name, what, joints) else { return };
        if kinds::sizes(joint.kind.value).0 != 1 {
            let kind = joint.kind.value.as_str();
            let message = format!("{what} cannot drive {}, a {kind} joint", quoted(&name.value));
            let fault = Diagnostic::at(Code::Mismatch, name.span, message).label("has no single coordinate");
            let fault = fault.related(joint.kind.span, format!("{kind} here"));
            self.report(fault.help("write body = \"…\" with force = [x, y, z] or torque = [x, y, z]"));
        }
    }

    /// Joints that follow each other in a circle; each circle is reported once.
    fn mimics_in_circles(&mut self, list: &[JointSpec], joints: &HashMap<&str, &JointSpec>) {
        let mut seen: HashSet<&str> = HashSet::new();
        for start in list.iter().filter(|joint| joint.mimic.is_some()) {
            let mut path: Vec<&JointSpec> = Vec::new();
            let mut on_path: HashSet<&str> = HashSet::new();
            let mut next = Some(start);
            while let Some(joint) = next.filter(|joint| seen.insert(&joint.name.value)) {
                path.push(joint);
                on_path.insert(&joint.name.value);
                next = joint.mimic.as_ref().and_then(|mimic| joints.get(mimic.of.value.as_str()).copied());
            }
            let Some(closing) = next.filter(|joint| on_path.contains(joint.name.value.as_str())) else { continue };
            let Some(mimic) = path.last().and_then(|joint| joint.mimic.as_ref()) else { continue };
            let circle = path.iter().skip_while(|joint| joint.name.value != closing.name.value).take(8);
            let names: Vec<&str> = circle.map(|joint| joint.name.value.as_str()).collect();
            let message =
                format!("joints follow each other in a circle: {} → {}", names.join(" → "), closing.name.value);
            let fault = Diagnostic::at(Code::Mismatch, mimic.of.span, message).label("this closes the circle");
            self.report(fault.help("let one of them move by itself"));
        }
    }
}
