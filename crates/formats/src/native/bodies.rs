//! `[bodies]`

use std::fmt::Display;

use std::collections::HashMap;

use dalembert_spec::spec::{BodySpec, FramePose, ImportNote, InertiaSpec, Number, Span, Spanned};

use super::keys;
use dalembert_spec::units::quantity;

use super::fields::{Fields, Reader};
use super::module::FileContent;
use super::numbers::{all_known, known};
use super::toml::{Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::inertia::{self, Judgement};

/// Of what inertias are known.
const SHAPES: [&str; 4] = ["box", "ball", "sphere", "cylinder"];
const INERTIAS: &str = "inertia = [Ixx, Iyy, Izz, Ixy, Ixz, Iyz], { box = [a, b, c] }, { ball = r } or \
                        { cylinder = [r, length], along = \"z\" }";

impl<'t> Reader<'t> {
    pub fn bodies(&mut self, node: Node<'t>, content: &mut FileContent) {
        let entries = self.entries(node, &"[bodies]", "a table of bodies");
        content.module.bodies.reserve(entries.len());
        for entry in entries {
            let what = format_args!("body `{}`", entry.key);
            let fields = self.fields(entry.node, &what, keys::BODY);
            self.copies(&entry, |reader| {
                let name = reader.body_name(&entry);
                let name = reader.copy_of(name);
                let body = reader.body(name, &fields, content);
                content.module.bodies.push(body);
            });
        }
    }

    fn body_name(&mut self, entry: &Entry<'_>) -> Spanned<String> {
        if entry.key == "ground" {
            let message = "a body cannot be called `ground`: that is the frame that does not move";
            let fault = Diagnostic::at(Code::BadName, entry.span, message).label("reserved name");
            self.report(
                fault.help("choose another name; joints and springs can name `ground` without a body of that name"),
            );
        }
        self.name(entry, "body")
    }

    fn body(&mut self, name: Spanned<String>, fields: &Fields<'t, '_>, content: &mut FileContent) -> BodySpec {
        let mass = self.not_negative_of(fields, "mass");
        let com = self.vector_of(fields, "com");
        let inertia = self.inertia(fields, mass.as_ref(), content);
        let turned = fields.get("inertia_rotation");
        let inertia_rotation = turned.and_then(|entry| self.rotation(entry.node, &fields.path("inertia_rotation")));
        if let (Some(entry), false) = (turned, fields.get("inertia").is_some()) {
            let message = format!("{} has an `inertia_rotation`, but no `inertia` to turn", fields.what);
            let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("without effect");
            self.report(fault.help("add `inertia`, or remove `inertia_rotation`"));
        }
        let pose = fields.get("pose").map(|entry| self.pose(entry.node, &fields.path("pose")));
        let frames = self.frames(fields);
        let flexible = self.flexible_of(fields, &frames, content);
        if flexible.as_ref().is_some_and(|f| f.beam.is_some()) {
            for key in ["mass", "com", "inertia"] {
                if let Some(entry) = fields.get(key) {
                    let message = format!("{} follows from the beam", fields.path(key));
                    let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("given twice");
                    self.report(
                        fault.help(format!("remove `{key}`; weld another body to the beam for what it carries")),
                    );
                }
            }
        }
        BodySpec {
            name,
            alias: self.alias(fields),
            mass,
            com,
            inertia,
            inertia_rotation: inertia_rotation.map(Box::new),
            pose: pose.map(Box::new),
            frames,
            flexible: flexible.map(Box::new),
            shapes: self.shapes(fields),
        }
    }

    /// `alias = "left/knee"`: what another program's file calls it.
    pub fn alias(&mut self, fields: &Fields<'t, '_>) -> Option<Box<Spanned<String>>> {
        let entry = fields.get("alias")?;
        let text = self.text(entry.node, &fields.path("alias"))?;
        if !text.value.is_empty() {
            return Some(Box::new(text));
        }
        let fault =
            Diagnostic::at(Code::BadName, text.span, format!("{} is empty", fields.path("alias"))).label("no name");
        self.report(fault.help("write the name that another program's file has, or remove `alias`"));
        None
    }

    fn frames(&mut self, fields: &Fields<'t, '_>) -> Vec<(Spanned<String>, FramePose)> {
        let Some(table) = fields.get("frames") else { return Vec::new() };
        let what = fields.path("frames");
        let entries = self.entries(table.node, &what, "a table { NAME = { at, rotation } }");
        let mut read = Vec::with_capacity(entries.len());
        for entry in entries {
            let name = self.name(&entry, "frame");
            let pose = self.pose(entry.node, &format_args!("frame `{}` of {}", entry.key, fields.what));
            read.push((name, pose));
        }
        read
    }

    fn inertia(
        &mut self,
        fields: &Fields<'t, '_>,
        mass: Option<&Number>,
        content: &mut FileContent,
    ) -> Option<Spanned<InertiaSpec>> {
        let entry = fields.get("inertia")?;
        let what = fields.path("inertia");
        let span = entry.node.span;
        let value = match entry.node.kind {
            Kind::List(_) => {
                let tensor =
                    self.quantities(entry.node, &what, "kg*m^2", "inertia = [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]")?;
                InertiaSpec::Tensor(self.judged(tensor, span, &fields.what, content))
            }
            Kind::Table(_) => self.shape(entry.node, &what)?,
            _ => {
                self.wrong_type(
                    entry.node,
                    &what,
                    "a list of six numbers or a shape",
                    Some(format!("write {INERTIAS}")),
                );
                return None;
            }
        };
        let massless = fields.get("mass").is_none() || mass.and_then(known) == Some(0.0);
        if massless && !matches!(value, InertiaSpec::Tensor(_)) {
            let message = format!("{} takes its inertia from a shape, but has no mass", fields.what);
            let fault = Diagnostic::at(Code::Missing, span, message).label("a homogeneous shape needs a mass");
            self.report(fault.help("add mass = …, in kg"));
        }
        Some(Spanned { value, span })
    }

    /// Moments of inertia without rounding that no body has; reports or notes what is more.
    fn judged(
        &mut self,
        tensor: [Number; 6],
        span: Span,
        what: &dyn Display,
        content: &mut FileContent,
    ) -> [Number; 6] {
        let Some(values) = all_known(&tensor) else { return tensor };
        // Of a number with a unit the last digit counts in that unit.
        let digit = |number: &Number| {
            let written = self.written(number.span());
            match quantity(written) {
                Some(Ok(with_unit)) => with_unit.scaled(inertia::last_digit(with_unit.literal)),
                _ => inertia::last_digit(written),
            }
        };
        let digits = || tensor.each_ref().map(digit);
        let mut note = |text: String| content.module.import_notes.push(ImportNote { span, text, alters: false });
        let why = match inertia::judge(values, digits, inertia::Beside::default()) {
            Judgement::Fine => return tensor,
            Judgement::Rounded(nearest, why) => {
                why.into_iter().for_each(|why| note(format!("the inertia of {what} is rounded: {why}")));
                let spans = tensor.map(|number| number.span());
                return std::array::from_fn(|i| Number::Value(nearest[i], spans[i]));
            }
            Judgement::Doubtful(why) => {
                note(format!("the inertia of {what} is taken as written, though no body has it: {why}"));
                return tensor;
            }
            Judgement::Impossible(why) => why,
        };
        let fault = Diagnostic::at(Code::Unphysical, span, format!("the inertia of {what} is that of no body: {why}"));
        self.report(fault.label("not physical").help(
            "check the order [Ixx, Iyy, Izz, Ixy, Ixz, Iyz], the signs (Ixy = −∫xy dm) and the point: the centre of mass",
        ));
        tensor
    }

    /// `{ box = […] }` and so on.
    fn shape(&mut self, node: Node<'t>, what: &dyn Display) -> Option<InertiaSpec> {
        let fields = self.fields(node, what, keys::INERTIA);
        let along = fields.get("along");
        let shapes: Vec<Entry<'t>> = SHAPES.iter().filter_map(|key| fields.get(key)).collect();
        let &[shape] = shapes.as_slice() else {
            // Of a shape that there is not, its key was told.
            if shapes.is_empty() && fields.has_unknown {
                return None;
            }
            let message = match shapes.len() {
                0 => format!("{} names no shape", fields.what),
                _ => format!("{} names more than one shape", fields.what),
            };
            let fault = Diagnostic::at(Code::Mismatch, fields.span, message).label("one shape is wanted");
            self.report(fault.help(format!("write {INERTIAS}")));
            return None;
        };
        if let (Some(along), false) = (along, shape.key == "cylinder") {
            let message = format!("{} belongs to a cylinder, not to a {}", fields.path("along"), shape.key);
            let fault = Diagnostic::at(Code::Mismatch, along.span, message).label("without effect");
            self.report(fault.help("remove `along`"));
        }
        let whole = fields.path(shape.key);
        match shape.key {
            "box" => Some(InertiaSpec::Cuboid(self.lengths(shape.node, &whole, "box = [a, b, c], the edges in m")?)),
            "ball" | "sphere" => Some(InertiaSpec::Ball(self.positive_quantity(shape.node, &whole, "m")?)),
            _ => {
                let along = along.map_or(Some(2), |along| self.coordinate_axis(along.node, &fields.path("along")));
                let [radius, length] = self.lengths(shape.node, &whole, "cylinder = [radius, length]")?;
                Some(InertiaSpec::Cylinder(radius, length, along?))
            }
        }
    }

    pub fn lengths<const N: usize>(
        &mut self,
        node: Node<'t>,
        what: &dyn Display,
        example: &str,
    ) -> Option<[Number; N]> {
        let elements = self.list_of(node, what, N, example)?;
        let read: Vec<Option<Number>> = elements
            .into_iter()
            .enumerate()
            .map(|(i, element)| self.positive_quantity(element, &format_args!("entry {} of {what}", i + 1), "m"))
            .collect();
        let read: Option<Vec<Number>> = read.into_iter().collect();
        read?.try_into().ok()
    }

    pub fn coordinate_axis(&mut self, node: Node<'t>, what: &dyn Display) -> Option<u8> {
        let text = self.text(node, what)?;
        let axis = ["x", "y", "z"].iter().position(|axis| *axis == text.value);
        if axis.is_none() {
            let message = format!("{what} must be \"x\", \"y\" or \"z\", not {}", quoted(&text.value));
            let fault = Diagnostic::at(Code::Mismatch, node.span, message).label("not an axis of the body");
            self.report(fault.help("turn the shape by `inertia_rotation` for another direction"));
        }
        axis.map(|axis| axis as u8)
    }

    /// Bodies and modules are named alike in `between`, so no two may have the same name.
    pub fn bodies_apart_from_modules(&mut self, content: &FileContent) {
        let bodies: HashMap<&str, Span> =
            content.module.bodies.iter().map(|body| (body.name.value.as_str(), body.name.span)).collect();
        for module in &content.module.modules {
            let Some(body) = bodies.get(module.name.value.as_str()) else { continue };
            let message = format!("{} names both a body and a module", quoted(&module.name.value));
            let fault = Diagnostic::at(Code::NameClash, module.name.span, message).label("the module");
            self.report(fault.related(*body, "the body").help("rename one of the two"));
        }
    }
}
