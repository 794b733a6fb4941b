//! `[joints]`

use std::fmt::Display;

use dalembert_spec::spec::{FramePose, JointKind, JointSpec, MimicSpec, Number, Placement, Span, Spanned};
use dalembert_spec::units::quantity;

use super::fields::{Fields, Reader};
use super::formula::Namespace;
use super::keys;
use super::kinds;
use super::numbers::{all_known, counted, known, length};
use super::toml::{self, Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::tolerances::directions::PARALLEL;
use dalembert_expr::did_you_mean;

impl<'t> Reader<'t> {
    pub fn joints(&mut self, node: Node<'t>, names: &mut Namespace) -> Vec<JointSpec> {
        let entries = self.entries(node, &"[joints]", "a table of joints");
        let mut read = Vec::with_capacity(entries.len());
        for entry in entries {
            let what = format_args!("joint `{}`", entry.key);
            let fields = self.fields(entry.node, &what, keys::JOINT);
            self.copies(&entry, |reader| {
                let name = reader.declare(names, &entry, "joint");
                read.extend(reader.joint(name, &fields));
            });
        }
        read
    }

    fn joint(&mut self, name: Spanned<String>, fields: &Fields<'t, '_>) -> Option<JointSpec> {
        if !fields.is_table {
            return None;
        }
        let kind = self.joint_kind(fields);
        let between = self.between(fields);
        let placement = self.placement(fields);
        let kind = kind?;
        self.only_what_the_kind_has(fields, kind.value);
        let joint = JointSpec {
            name,
            alias: self.alias(fields),
            between: between?,
            placement,
            axis: self.direction_of(fields, "axis"),
            second_axis: self.direction_of(fields, "second_axis").map(Box::new),
            pitch: self.pitch(fields, &kind),
            start: self.coordinates(fields, "start", kind.value),
            start_rate: self.coordinates(fields, "rate", kind.value),
            fixed: self.kept(fields),
            range: self.range(fields, kind.value),
            velocity_limit: self.not_negative_in(fields, "velocity_limit", kind.value.unit("velocity_limit", 0)),
            effort_limit: self.not_negative_in(fields, "effort_limit", kind.value.unit("effort_limit", 0)),
            damping: self.not_negative_in(fields, "damping", kind.value.unit("damping", 0)),
            friction: self.not_negative_in(fields, "friction", kind.value.unit("friction", 0)),
            stiffness: self.quantity_in(fields, "stiffness", kind.value.unit("stiffness", 0)),
            rest: self.rest(fields, kind.value),
            armature: self.not_negative_in(fields, "armature", kind.value.unit("armature", 0)),
            mimic: self.mimic(fields, kind.value).map(Box::new),
            cut: self.flag(fields, "cut").is_some_and(|cut| cut.value),
            kind,
        };
        self.two_axes(&joint, fields);
        Some(joint)
    }

    fn joint_kind(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<JointKind>> {
        let list = || kinds::names().collect::<Vec<_>>().join(", ");
        let Some(entry) = fields.get("type") else {
            self.missing(fields.span, fields.what, "type", &format!("type = \"…\", one of {}", list()));
            return None;
        };
        let span = entry.node.span;
        let Kind::Text(text) = entry.node.kind else {
            self.text(entry.node, &fields.path("type"));
            return None;
        };
        if let Some(value) = kinds::parse(text) {
            return Some(Spanned { value, span });
        }
        let message = format!("{} cannot be {}: there is no such type of joint", fields.path("type"), quoted(text));
        let fault = Diagnostic::at(Code::UnknownKey, span, message).label("unknown type");
        let near = kinds::from_elsewhere(text).or_else(|| did_you_mean(text, kinds::names()));
        self.report(match near {
            Some(near) => fault.help(format!("did you mean \"{near}\"? (types: {})", list())),
            None => fault.help(format!("types of joints: {}", list())),
        });
        None
    }

    /// The two frames that a joint or a line joins.
    pub fn between(&mut self, fields: &Fields<'t, '_>) -> Option<[Spanned<String>; 2]> {
        let example = "between = [\"ground\", \"rod\"]";
        let Some(entry) = fields.get("between") else {
            self.missing(fields.span, fields.what, "between", &format!("{example}, the two bodies"));
            return None;
        };
        let what = fields.path("between");
        let ends = self.array_of(entry.node, &what, example)?;
        let [first, second] = ends.map(|end| self.frame_name(end, &format_args!("an entry of {what}")));
        Some([first?, second?])
    }

    /// `ground`, `body`, `body.frame`, `module.body`, …
    pub fn frame_name(&mut self, node: Node<'t>, what: &dyn Display) -> Option<Spanned<String>> {
        let name = self.text(node, what)?;
        if super::formula::is_reference(&name.value) {
            return Some(name);
        }
        let message = format!("{what} must be the name of a body or frame, which {} cannot be", quoted(&name.value));
        let fault = Diagnostic::at(Code::BadName, name.span, message).label("not a name");
        self.report(fault.help("write \"ground\", \"body\", \"body.frame\" or \"module.body\""));
        None
    }

    /// `at` and `rotation` in the reference pose, or `frames` on the two bodies; without either the two frames meet.
    fn placement(&mut self, fields: &Fields<'t, '_>) -> Placement {
        let reference = keys::POSE.iter().find_map(|key| fields.get(key.name));
        let frames = fields.get("frames");
        if let (Some(reference), Some(frames)) = (reference, frames) {
            let message = format!("{} says twice where it is: by `{}` and by `frames`", fields.what, reference.key);
            let fault = Diagnostic::at(Code::Mismatch, frames.span, message).label("in the frames of the bodies");
            let fault = fault.related(reference.span, "in the reference pose");
            self.report(fault.help("keep one of the two"));
        }
        if reference.is_some() {
            return Placement::Reference(Box::new(self.pose_of(fields)));
        }
        let here = || FramePose { at: None, rotation: None };
        let poses = frames.and_then(|entry| self.two_poses(&entry, fields));
        Placement::Frames(Box::new(poses.unwrap_or_else(|| [here(), here()])))
    }

    fn two_poses(&mut self, entry: &Entry<'t>, fields: &Fields<'t, '_>) -> Option<[FramePose; 2]> {
        let what = fields.path("frames");
        let [first, second] = self.array_of(entry.node, &what, "frames = [{ at = [x, y, z] }, { at = [x, y, z] }]")?;
        Some([(1, first), (2, second)].map(|(i, pose)| self.pose(pose, &format_args!("entry {i} of {what}"))))
    }

    /// Reports keys that make no sense for the kind of joint.
    fn only_what_the_kind_has(&mut self, fields: &Fields<'t, '_>, kind: JointKind) {
        for entry in fields.known() {
            let key = entry.key;
            if !kinds::allows(kind, key) {
                let message = format!("{} is {} and cannot have `{key}`", fields.what, kind.as_str());
                let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("does not fit the type");
                self.report(fault.help(kinds::advice(kind, key)));
            }
        }
    }

    fn pitch(&mut self, fields: &Fields<'t, '_>, kind: &Spanned<JointKind>) -> Option<Number> {
        if kind.value == JointKind::Helical && fields.get("pitch").is_none() {
            self.missing(kind.span, fields.what, "pitch", "pitch = …, the advance in m per rad");
        }
        let pitch = self.quantity_of(fields, "pitch")?;
        if known(&pitch) == Some(0.0) {
            let message = format!("{} is zero, so that nothing advances", fields.path("pitch"));
            let fault = Diagnostic::at(Code::BadNumber, pitch.span(), message).label("zero");
            self.report(fault.help("write type = \"revolute\" for a joint that only turns"));
        }
        // The lead of a screw is told per turn, and angles have no dimension that would tell.
        if let Number::Formula(formula) = &pitch
            && let Some(Ok(given)) = quantity(formula.ast.text())
            && !given.tells_an_angle(formula.ast.text())
        {
            let text = formula.ast.text().trim();
            let message =
                format!("{} is an advance for an angle, and `{text}` does not say for which", fields.path("pitch"));
            let fault = Diagnostic::at(Code::BadNumber, formula.span, message).label("for a turn, or for a radian?");
            self.report(fault.help(format!("write \"{text}/rev\" for the advance in a turn, or \"{text}/rad\"")));
        }
        Some(pitch)
    }

    /// `start` or `rate`: a number, or a list with one for each coordinate or velocity.
    fn coordinates(&mut self, fields: &Fields<'t, '_>, key: &str, kind: JointKind) -> Vec<Number> {
        let Some(entry) = fields.get(key) else { return Vec::new() };
        let (coordinates, velocities) = kinds::sizes(kind);
        let wanted = if key == "start" { coordinates } else { velocities };
        if wanted == 0 {
            return Vec::new();
        }
        let what = fields.path(key);
        let nodes = match entry.node.kind {
            Kind::List(list) => toml::elements(list, entry.node.span).collect(),
            _ => vec![entry.node],
        };
        if nodes.len() != wanted {
            let given = counted(nodes.len(), "number", "numbers");
            let message =
                format!("{what} has {given}, but a {} joint has {}", kind.as_str(), wanted_numbers(key, wanted));
            let fault = Diagnostic::at(Code::Mismatch, entry.node.span, message).label(given);
            self.report(fault.help(format!("write {}", layout(kind, key))));
            return Vec::new();
        }
        let read: Vec<Option<Number>> =
            nodes.into_iter().enumerate().map(|(i, node)| self.quantity(node, &what, kind.unit(key, i))).collect();
        let read: Option<Vec<Number>> = read.into_iter().collect();
        let read = read.unwrap_or_default();
        if let (true, Some((quaternion, _))) = (key == "start", read.split_first_chunk::<4>()) {
            self.unit_quaternion(quaternion, entry.node.span, &what);
        }
        read
    }

    /// `fixed = true` keeps the start values that are given.
    fn kept(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<bool>> {
        let fixed = self.flag(fields, "fixed")?;
        if fixed.value && fields.get("start").is_none() && fields.get("rate").is_none() {
            let message = format!("{} keeps start values that are not given", fields.path("fixed"));
            let fault = Diagnostic::at(Code::Missing, fixed.span, message).label("nothing to keep");
            self.report(fault.help("add start = … or rate = …, or remove `fixed`"));
        }
        Some(fixed)
    }

    fn flag(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<Spanned<bool>> {
        let entry = fields.get(key)?;
        let Kind::Boolean(value) = entry.node.kind else {
            self.wrong_type(entry.node, &fields.path(key), "true or false", None);
            return None;
        };
        Some(Spanned { value, span: entry.node.span })
    }

    fn range(&mut self, fields: &Fields<'t, '_>, kind: JointKind) -> Option<[Number; 2]> {
        let entry = fields.get("range")?;
        let unit = kind.unit("range", 0);
        let range = self.quantities(entry.node, &fields.path("range"), unit, "range = [lower, upper]")?;
        if let Some([lower, upper]) = all_known(&range)
            && lower > upper
        {
            let message = format!("{} ends below its start", fields.path("range"));
            let fault = Diagnostic::at(Code::Mismatch, entry.node.span, message).label(format!("{lower} > {upper}"));
            self.report(fault.help(format!("write range = [{upper}, {lower}]")));
        }
        Some(range)
    }

    fn rest(&mut self, fields: &Fields<'t, '_>, kind: JointKind) -> Option<Number> {
        let entry = fields.get("rest")?;
        if fields.get("stiffness").is_none() {
            let message = format!("{} has a `rest`, but no `stiffness`", fields.what);
            let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("without effect");
            self.report(fault.help("add stiffness = …, or remove `rest`"));
        }
        self.quantity_in(fields, "rest", kind.unit("rest", 0))
    }

    fn mimic(&mut self, fields: &Fields<'t, '_>, kind: JointKind) -> Option<MimicSpec> {
        let entry = fields.get("mimic")?;
        let what = fields.path("mimic");
        if let Kind::Text(_) = entry.node.kind {
            let help = "write mimic = { joint = \"…\", ratio = 1, offset = 0 }".to_owned();
            self.wrong_type(entry.node, &what, "a table { joint, ratio, offset }", Some(help));
            return None;
        }
        let table = self.fields(entry.node, &what, keys::MIMIC);
        if !table.is_table {
            return None;
        }
        let (ratio, offset) =
            (self.quantity_of(&table, "ratio"), self.quantity_in(&table, "offset", kind.unit("start", 0)));
        let Some(joint) = table.get("joint") else {
            self.missing(table.span, table.what, "joint", "joint = \"…\", the joint that is followed");
            return None;
        };
        let name = self.text(joint.node, &table.path("joint"))?;
        let of = self.reference(&name.value, name.span, &table.path("joint"));
        Some(MimicSpec { of, ratio, offset })
    }

    /// The axes of a universal joint must not be parallel.
    fn two_axes(&mut self, joint: &JointSpec, fields: &Fields<'t, '_>) {
        if joint.kind.value != JointKind::Universal || (joint.axis.is_none() && joint.second_axis.is_none()) {
            return;
        }
        let first = joint.axis.as_ref().map_or(Some([0.0, 0.0, 1.0]), all_known);
        let second = joint.second_axis.as_deref().map_or(Some([0.0, 1.0, 0.0]), all_known);
        let (Some(a), Some(b)) = (first, second) else { return };
        let across = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        if length(&across) > PARALLEL * length(&a) * length(&b) {
            return;
        }
        let place = fields.get("second_axis").or(fields.get("axis")).map_or(fields.span, |entry| entry.node.span);
        let message = format!("the two axes of {} are parallel", fields.what);
        let fault = Diagnostic::at(Code::Mismatch, place, message).label("parallel to the other axis");
        self.report(fault.help("a universal joint turns about two different axes; without them they are z and y"));
    }
}

fn wanted_numbers(key: &str, wanted: usize) -> String {
    let (one, many) = if key == "start" { ("coordinate", "coordinates") } else { ("velocity", "velocities") };
    counted(wanted, one, many)
}

/// The order of coordinates or velocities.
fn layout(kind: JointKind, key: &str) -> &'static str {
    match (kind, key) {
        (JointKind::Cylindrical, _) => "[angle, distance]",
        (JointKind::Universal, _) => "[first angle, second angle]",
        (JointKind::Planar, _) => "[x, y, angle]",
        (JointKind::Spherical, "start") => "a quaternion [w, x, y, z]",
        (JointKind::Spherical, _) => "[ωx, ωy, ωz]",
        (JointKind::Free, "start") => "a quaternion and a position, [w, qx, qy, qz, x, y, z]",
        (JointKind::Free, _) => "a twist, [ωx, ωy, ωz, vx, vy, vz]",
        _ => "one number",
    }
}

/// Where a joint's table stands, for faults found later.
pub(super) fn place(joint: &JointSpec) -> Span {
    joint.name.span
}
