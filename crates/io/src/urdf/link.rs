//! `<link>`: mass, centre of mass, inertia.

use dalembert_dynamics::spec::{BodySpec, FramePose, InertiaSpec, Number, RotationSpec, Span, Spanned};

use super::Importer;
use super::document::Element;
use super::values::What;
use crate::diagnostic::{Code, Diagnostic};
use crate::inertia::{self, Judgement};

/// In the order of the native format.
const MOMENTS: [&str; 6] = ["ixx", "iyy", "izz", "ixy", "ixz", "iyz"];

impl<'d> Importer<'d> {
    pub fn link(&mut self, element: Element<'d>) -> Option<BodySpec> {
        self.attributes(element, &["name", "type"]);
        let name = self.named(element, "name", What::Some("a link"))?;
        let what = What::of("link", element);
        let mut inertial = None;
        for inner in self.elements(element) {
            match inner.name() {
                "inertial" => self.once(&mut inertial, inner, what),
                _ => self.unused(inner, &["inertial", "inertia", "mass", "origin"]),
            }
        }
        let mut body = massless(name);
        if let Some(inertial) = inertial {
            self.inertial(inertial, what, &mut body);
        }
        Some(body)
    }

    fn inertial(&mut self, element: Element<'d>, what: What<'_>, body: &mut BodySpec) {
        self.attributes(element, &[]);
        let (mut origin, mut mass, mut inertia) = (None, None, None);
        for inner in self.elements(element) {
            match inner.name() {
                "origin" => self.once(&mut origin, inner, what),
                "mass" => self.once(&mut mass, inner, what),
                "inertia" => self.once(&mut inertia, inner, what),
                _ => self.unused(inner, &["origin", "mass", "inertia"]),
            }
        }
        for (part, name) in [(mass, "mass"), (inertia, "inertia")] {
            if part.is_none() {
                let message = format!("`<inertial>` of {what} has no `<{name}>`");
                let fault =
                    Diagnostic::at(Code::Missing, element.tag(), message).label(format!("`<{name}>` is missing"));
                self.reader.report(
                    fault.help("a link without `<inertial>` has no mass; with it, mass and inertia are needed"),
                );
            }
        }
        let FramePose { at, rotation } =
            origin.map_or(FramePose { at: None, rotation: None }, |origin| self.origin(origin, what));
        let mass = mass.and_then(|mass| self.mass(mass, what));
        let tensor = inertia.and_then(|inertia| Some((self.tensor(inertia, what)?, inertia.tag())));
        if let (Some(mass), Some((tensor, span))) = (mass, tensor) {
            self.judge(mass, tensor, span, what);
            body.mass = Some(Number::Value(mass.0, mass.1));
            body.com = at;
            let moments = tensor.map(|(value, span)| Number::Value(value, span));
            body.inertia = Some(Spanned { value: InertiaSpec::Tensor(moments), span });
            body.inertia_rotation = rotation.filter(turns).map(Box::new);
        }
    }

    fn mass(&mut self, element: Element<'d>, what: What<'_>) -> Option<(f64, Span)> {
        self.attributes(element, &["value"]);
        let attribute = self.required(element, "value", what)?;
        let value = self.number(attribute, format_args!("the mass of {what}"))?;
        if value < 0.0 {
            let fault = Diagnostic::at(Code::Unphysical, attribute.span, format!("the mass of {what} is negative"));
            self.reader.report(fault.label("negative").help("a mass is zero or positive, in kg"));
            return None;
        }
        Some((value, attribute.span))
    }

    fn tensor(&mut self, element: Element<'d>, what: What<'_>) -> Option<[(f64, Span); 6]> {
        self.attributes(element, &MOMENTS);
        let mut read = [(0.0, element.tag()); 6];
        for (place, name) in read.iter_mut().zip(MOMENTS) {
            let attribute = self.required(element, name, what)?;
            *place = (self.number(attribute, format_args!("the inertia of {what}"))?, attribute.span);
        }
        Some(read)
    }

    /// Reports or notes what no body has.
    fn judge(&mut self, mass: (f64, Span), tensor: [(f64, Span); 6], span: Span, what: What<'_>) {
        let moments = tensor.map(|(value, _)| value);
        if mass.0 == 0.0 && moments.iter().any(|&moment| moment != 0.0) {
            let message = format!("{what} has moments of inertia, but no mass");
            let fault = Diagnostic::at(Code::Unphysical, span, message).label("inertia without mass");
            let fault = fault.related(mass.1, "zero mass");
            self.reader.report(fault.help("give the link a mass, or remove `<inertial>` for a link without mass"));
            return;
        }
        match inertia::judge(moments) {
            Judgement::Fine => {}
            Judgement::Doubtful(why) => {
                let about = "inertias that are those of no body, kept";
                self.notes.say(about, span, || format!("the inertia of {what} is that of no body, kept: {why}"));
            }
            Judgement::Impossible(why) => {
                let message = format!("the inertia of {what} is that of no body: {why}");
                let fault = Diagnostic::at(Code::Unphysical, span, message).label("not physical");
                self.reader.report(fault.help(
                    "the moments are about the centre of mass, in kg m²; check their order, their signs and their digits",
                ));
            }
        }
    }
}

/// Whether a rotation may be other than none.
fn turns(rotation: &RotationSpec) -> bool {
    let RotationSpec::RollPitchYaw(angles) = rotation else { return true };
    angles.iter().any(|angle| !matches!(angle, Number::Value(0.0, _)))
}

fn massless(name: Spanned<String>) -> BodySpec {
    BodySpec {
        name,
        mass: None,
        com: None,
        inertia: None,
        inertia_rotation: None,
        pose: None,
        frames: Vec::new(),
        flexible: None,
    }
}
