//! `[springs]`, `[dampers]`, `[actuators]`, `gravity`

use dalembert_spec::spec::{ActuatorSpec, ActuatorTarget, LineForceSpec, Number, PointSpec, Spanned};

use super::fields::{Fields, Reader};
use super::formula::Namespace;
use super::keys::{self, Keys};
use super::module::unit_written;
use super::numbers::known;
use super::toml::{Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;

const ACTS_ON: &str = "write joint = \"…\", or body = \"…\" with force = [x, y, z] or torque = [x, y, z]";

impl<'t> Reader<'t> {
    pub fn gravity(&mut self, entry: &Entry<'t>) -> Option<Spanned<[Number; 3]>> {
        let example = "gravity = [0, 0, -9.81], the acceleration of free fall in m/s²";
        let value = self.quantities(entry.node, &"`gravity`", "m/s^2", example)?;
        Some(Spanned { value, span: entry.node.span })
    }

    pub fn springs(&mut self, node: Node<'t>, names: &mut Namespace) -> Vec<LineForceSpec> {
        self.lines(node, names, "spring", keys::SPRING, "stiffness")
    }

    pub fn dampers(&mut self, node: Node<'t>, names: &mut Namespace) -> Vec<LineForceSpec> {
        self.lines(node, names, "damper", keys::DAMPER, "damping")
    }

    fn lines(
        &mut self,
        node: Node<'t>,
        names: &mut Namespace,
        what: &'static str,
        keys: Keys,
        needed: &str,
    ) -> Vec<LineForceSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &format!("[{what}s]"), &format!("a table of {what}s")) {
            let called = format_args!("{what} `{}`", entry.key);
            let fields = self.fields(entry.node, &called, keys);
            self.copies(&entry, |reader| {
                let name = reader.declare(names, &entry, what);
                if fields.is_table && fields.get(needed).is_none() {
                    reader.missing(fields.span, fields.what, needed, &format!("{needed} = …"));
                }
                read.extend(fields.is_table.then(|| reader.line(name, &fields, needed)).flatten());
            });
        }
        read
    }

    fn line(&mut self, name: Spanned<String>, fields: &Fields<'t, '_>, needed: &str) -> Option<LineForceSpec> {
        let between = self.between(fields);
        let points = fields.get("points").and_then(|entry| self.points(&entry, fields));
        let (stiffness, length) = match needed {
            "stiffness" => (self.quantity_of(fields, "stiffness"), self.not_negative_of(fields, "length")),
            _ => (None, None),
        };
        let damping = self.not_negative_of(fields, "damping");
        Some(LineForceSpec { name, between: between?, points, stiffness, length, damping })
    }

    fn points(&mut self, entry: &Entry<'t>, fields: &Fields<'t, '_>) -> Option<[[Number; 3]; 2]> {
        let what = fields.path("points");
        let example = "points = [[x, y, z], [x, y, z]]";
        let [first, second] = self.array_of(entry.node, &what, example)?;
        let mut point = |i, e| self.quantities(e, &format_args!("entry {i} of {what}"), "m", "[x, y, z]");
        let points = [point(1, first), point(2, second)];
        let [first, second] = points;
        Some([first?, second?])
    }

    pub fn actuators(&mut self, node: Node<'t>, names: &mut Namespace) -> Vec<ActuatorSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[actuators]", "a table of actuators") {
            let what = format!("actuator `{}`", entry.key);
            if let Kind::Text(_) = entry.node.kind {
                let help = format!("write {} = {{ joint = \"…\" }}", entry.key);
                let _ = self.declare(names, &entry, "actuator");
                self.wrong_type(entry.node, &what, "a table", Some(help));
                continue;
            }
            let fields = self.fields(entry.node, &what, keys::ACTUATOR);
            self.copies(&entry, |reader| {
                let name = reader.declare(names, &entry, "actuator");
                read.extend(fields.is_table.then(|| reader.actuator(name, &fields)).flatten());
            });
        }
        read
    }

    fn actuator(&mut self, name: Spanned<String>, fields: &Fields<'t, '_>) -> Option<ActuatorSpec> {
        let on = self.target(fields);
        let ratio = self.quantity_of(fields, "ratio");
        if let Some(ratio) = ratio.as_ref().filter(|ratio| known(ratio) == Some(0.0)) {
            let message = format!("{} is zero, so that the actuator has no effect", fields.path("ratio"));
            let fault = Diagnostic::at(Code::BadNumber, ratio.span(), message).label("zero");
            self.report(fault.help("the effort is ratio times input; leave it out for 1"));
        }
        let value = fields.get("value").and_then(|entry| self.formula(entry.node, &fields.path("value")));
        let unit = self.unit(fields).or_else(|| unit_written(value.as_ref()?));
        Some(ActuatorSpec { name, on: on?, ratio, value, unit })
    }

    fn target(&mut self, fields: &Fields<'t, '_>) -> Option<ActuatorTarget> {
        match (fields.get("joint"), fields.get("body")) {
            (Some(joint), None) => {
                self.only_for_bodies(fields);
                let name = self.text(joint.node, &fields.path("joint"))?;
                Some(ActuatorTarget::Joint(self.reference(&name.value, name.span, &fields.path("joint"))))
            }
            (None, Some(body)) => self.target_on_body(&body, fields),
            (None, None) => {
                self.missing(fields.span, fields.what, "joint", "joint = \"…\" or body = \"…\", what it acts on");
                None
            }
            (Some(joint), Some(body)) => {
                let message = format!("{} acts on a joint and on a body", fields.what);
                let fault = Diagnostic::at(Code::Mismatch, body.span, message).label("a body");
                self.report(fault.related(joint.span, "a joint").help(ACTS_ON));
                None
            }
        }
    }

    fn only_for_bodies(&mut self, fields: &Fields<'t, '_>) {
        for entry in ["point", "force", "torque", "in"].iter().filter_map(|key| fields.get(key)) {
            let message = format!("{} acts on a joint and cannot have `{}`", fields.what, entry.key);
            let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("for actuators of bodies");
            self.report(fault.help("a joint's own axis gives the direction: remove it, or write body = \"…\""));
        }
    }

    fn target_on_body(&mut self, body: &Entry<'t>, fields: &Fields<'t, '_>) -> Option<ActuatorTarget> {
        let name = self.frame_name(body.node, &fields.path("body"));
        let (force, torque) = (fields.get("force"), fields.get("torque"));
        let point = self.vector_of(fields, "point");
        let in_ground = self.in_ground(fields);
        let key = match (force, torque) {
            (Some(_), None) => "force",
            (None, Some(_)) => "torque",
            (None, None) => {
                self.missing(
                    fields.span,
                    fields.what,
                    "force",
                    "force = [x, y, z] or torque = [x, y, z], its direction",
                );
                return None;
            }
            (Some(force), Some(torque)) => {
                let message = format!("{} is a force and a torque", fields.what);
                let fault = Diagnostic::at(Code::Mismatch, torque.span, message).label("a torque");
                self.report(fault.related(force.span, "a force").help("write two actuators"));
                return None;
            }
        };
        if let (Some(point), "torque") = (fields.get("point"), key) {
            let message = format!("{} is a torque, which does not act at a point", fields.what);
            let fault = Diagnostic::at(Code::Mismatch, point.span, message).label("without effect");
            self.report(fault.help("remove `point`"));
        }
        let direction = self.direction_of(fields, key)?;
        let on = Box::new(PointSpec { body: name?, point, direction, in_ground });
        Some(if key == "force" { ActuatorTarget::Point(on) } else { ActuatorTarget::Torque(on) })
    }

    /// `in = "ground"` or `in = "body"`, the default.
    fn in_ground(&mut self, fields: &Fields<'t, '_>) -> bool {
        let Some(entry) = fields.get("in") else { return false };
        let what = fields.path("in");
        let Some(text) = self.text(entry.node, &what) else { return false };
        if !["ground", "body"].contains(&text.value.as_str()) {
            let message = format!("{what} must be \"ground\" or \"body\", not {}", quoted(&text.value));
            let fault = Diagnostic::at(Code::Mismatch, entry.node.span, message).label("unknown frame");
            self.report(fault.help("\"body\" turns the direction with the body, \"ground\" keeps it"));
        }
        text.value == "ground"
    }
}
