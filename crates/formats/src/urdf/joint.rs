//! `<joint>`: how the child link moves in the parent.

use dalembert_spec::spec::{JointKind, JointSpec, MimicSpec, Number, Spanned};

use super::document::{Element, is};
use super::values::{What, values};
use super::{HERE, Importer, plain_joint};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::native::numbers::length;
use crate::tolerances::directions::UNIT;
use dalembert_expr::did_you_mean;

/// Types of URDF.
const TYPES: &[(&str, JointKind)] = &[
    ("revolute", JointKind::Revolute),
    ("continuous", JointKind::Revolute),
    ("prismatic", JointKind::Prismatic),
    ("fixed", JointKind::Fixed),
    ("floating", JointKind::Free),
    ("planar", JointKind::Planar),
];
const PARTS: &[&str] = &["origin", "parent", "child", "axis", "limit", "dynamics", "mimic"];

/// The elements of a joint.
#[derive(Default)]
struct Parts<'d>([Option<Element<'d>>; 7]);

impl<'d> Parts<'d> {
    fn get(&self, name: &str) -> Option<Element<'d>> {
        PARTS.iter().position(|part| *part == name).and_then(|at| self.0[at])
    }
}

impl<'d> Importer<'d> {
    pub fn joint(&mut self, element: Element<'d>) -> Option<JointSpec> {
        self.attributes(element, &["name", "type"]);
        let name = self.named(element, "name", What::Some("a joint"))?;
        let what = What::of("joint", element);
        let kind = self.kind(element, what);
        let mut parts = Parts::default();
        for inner in self.elements(element) {
            match PARTS.iter().position(|part| is(part.as_bytes(), inner.name().as_bytes())) {
                Some(at) => self.once(&mut parts.0[at], inner, what),
                None => self.unused(inner, PARTS),
            }
        }
        let parent = self.end(&parts, "parent", element, what);
        let child = self.end(&parts, "child", element, what);
        let (kind, continuous) = kind?;
        let between = [parent?, child?];
        let origin = parts.get("origin").map_or(HERE, |origin| self.origin(origin, what));
        let mut joint = plain_joint(name, kind, between, origin);
        self.motion(&parts, what, &mut joint, continuous);
        Some(joint)
    }

    /// The kind, and whether the joint is continuous.
    fn kind(&mut self, element: Element<'d>, what: What<'_>) -> Option<(Spanned<JointKind>, bool)> {
        let attribute = self.required(element, "type", what)?;
        if let Some((name, value)) = TYPES.iter().find(|(name, _)| *name == attribute.value) {
            return Some((Spanned { value: *value, span: attribute.span }, *name == "continuous"));
        }
        let message = format!("{what} has the unknown type {}", quoted(attribute.value));
        let fault = Diagnostic::at(Code::UnknownKey, attribute.span, message).label("unknown type");
        let names = TYPES.iter().map(|(name, _)| *name);
        let list = names.clone().collect::<Vec<_>>().join(", ");
        self.reader.report(match did_you_mean(attribute.value, names) {
            Some(near) => fault.help(format!("did you mean `{near}`? (types: {list})")),
            None => fault.help(format!("types of joints: {list}")),
        });
        None
    }

    /// `<parent link="…"/>` or `<child link="…"/>`
    fn end(&mut self, parts: &Parts<'d>, which: &str, joint: Element<'d>, what: What<'_>) -> Option<Spanned<String>> {
        let Some(element) = parts.get(which) else {
            let message = format!("{what} has no `<{which}>`");
            let fault = Diagnostic::at(Code::Missing, joint.tag(), message).label(format!("`<{which}>` is missing"));
            self.reader.report(fault.help(format!("add <{which} link=\"…\"/>")));
            return None;
        };
        self.attributes(element, &["link"]);
        self.named(element, "link", what)
    }

    /// Axis, limits and so on, as far as the kind has them.
    fn motion(&mut self, parts: &Parts<'d>, what: What<'_>, joint: &mut JointSpec, continuous: bool) {
        let kind = joint.kind.value;
        let single = matches!(kind, JointKind::Revolute | JointKind::Prismatic);
        if let Some(element) = parts.get("axis") {
            if single || kind == JointKind::Planar {
                joint.axis = self.axis(element, what);
            } else {
                self.without_effect(element, joint);
            }
        }
        if joint.axis.is_none() && (single || kind == JointKind::Planar) {
            joint.axis = Some(values([1.0, 0.0, 0.0], joint.name.span));
        }
        for element in ["limit", "dynamics", "mimic"].iter().filter_map(|name| parts.get(name)) {
            match element.name() {
                _ if !single => self.without_effect(element, joint),
                "limit" => self.limit(element, what, joint, continuous),
                "dynamics" => self.dynamics(element, what, joint),
                _ if self.follow => joint.mimic = self.mimic(element, what).map(Box::new),
                _ => {}
            }
        }
        if single && !continuous && parts.get("limit").is_none() {
            let about = "joints without `<limit>`, which do not end anywhere";
            self.notes
                .say(about, joint.name.span, || format!("{what} has no `<limit>`: its motion does not end anywhere"));
        }
    }

    fn without_effect(&mut self, element: Element<'d>, joint: &JointSpec) {
        let kind = TYPES.iter().find(|(_, kind)| *kind == joint.kind.value).map_or("", |(name, _)| name);
        let tag = quoted(&format!("<{}>", element.name()));
        self.notes.count(format!("{tag} of a {kind} joint: without effect, not used"), element.tag());
    }

    fn axis(&mut self, element: Element<'d>, what: What<'_>) -> Option<[Number; 3]> {
        self.attributes(element, &["xyz"]);
        let attribute = self.required(element, "xyz", what)?;
        let axis = self.numbers::<3>(attribute, format_args!("the axis of {what}"))?;
        let size = length(&axis);
        if size == 0.0 {
            let message = format!("the axis of {what} is zero and so has no direction");
            let fault = Diagnostic::at(Code::BadNumber, attribute.span, message).label("a zero vector");
            self.reader.report(fault.help("write a direction, as in \"0 0 1\""));
            return None;
        }
        if (size - 1.0).abs() > UNIT {
            let about = "axes that are not of unit length; their direction counts";
            let text = || format!("the axis of {what} has the length {size}; its direction counts");
            self.notes.say(about, attribute.span, text);
        }
        Some(values(axis, attribute.span))
    }

    fn limit(&mut self, element: Element<'d>, what: What<'_>, joint: &mut JointSpec, continuous: bool) {
        self.attributes(element, &["lower", "upper", "effort", "velocity"]);
        joint.effort_limit = self.not_negative(element, "effort", what);
        joint.velocity_limit = self.not_negative(element, "velocity", what);
        let ends = ["lower", "upper"].map(|name| self.number_of(element, name, what));
        if continuous {
            if ends.iter().any(Option::is_some) {
                let text = "range of a continuous joint: without effect, not used".to_owned();
                self.notes.count(text, element.tag());
            }
            return;
        }
        if let [None, None] = ends {
            if element.attribute("lower").is_none() && element.attribute("upper").is_none() {
                let about = "joints whose `<limit>` has no range: taken as none";
                let text = || format!("`<limit>` of {what} has no `lower` and `upper`: taken as no range");
                self.notes.say(about, element.tag(), text);
            }
            return;
        }
        // The specification's default for one that is not given.
        let [lower, upper] = ends.map(|end| end.unwrap_or(Number::Value(0.0, element.tag())));
        if let (Number::Value(a, _), Number::Value(b, span)) = (&lower, &upper)
            && a > b
        {
            let message = format!("the range of {what} ends below its start: {a} > {b}");
            let fault = Diagnostic::at(Code::Mismatch, *span, message).label("less than `lower`");
            self.reader.report(fault.related(lower.span(), "`lower`").help("`lower` must not be greater than `upper`"));
        }
        joint.range = Some([lower, upper]);
    }

    fn dynamics(&mut self, element: Element<'d>, what: What<'_>, joint: &mut JointSpec) {
        self.attributes(element, &["damping", "friction"]);
        joint.damping = self.not_negative(element, "damping", what);
        joint.friction = self.not_negative(element, "friction", what);
    }

    fn mimic(&mut self, element: Element<'d>, what: What<'_>) -> Option<MimicSpec> {
        self.attributes(element, &["joint", "multiplier", "offset"]);
        let of = self.named(element, "joint", what)?;
        let ratio = self.number_of(element, "multiplier", what);
        let offset = self.number_of(element, "offset", what);
        Some(MimicSpec { of, ratio, offset })
    }
}
