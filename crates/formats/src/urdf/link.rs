//! `<link>`: mass, centre of mass, inertia.

use dalembert_spec::spec::{
    BodySpec, FramePose, InertiaSpec, JointSpec, ModuleSpec, Number, Placement, RotationSpec, Span, Spanned,
};

use super::Importer;
use super::document::Element;
use super::values::What;
use super::visual;
use crate::diagnostic::{Code, Diagnostic};
use crate::inertia::{self, Judgement};
use crate::native::numbers::length;
use crate::tolerances::inertia::OF_ROBOT;

/// In the order of the native format.
const MOMENTS: [&str; 6] = ["ixx", "iyy", "izz", "ixy", "ixz", "iyz"];

impl<'d> Importer<'d> {
    pub fn link(&mut self, element: Element<'d>) -> Option<BodySpec> {
        self.attributes(element, &["name", "type"]);
        let name = self.named(element, "name", What::Some("a link"))?;
        let what = What::of("link", element);
        let mut inertial = None;
        let mut body = massless(name);
        for inner in self.elements(element) {
            match inner.name() {
                "inertial" => self.once(&mut inertial, inner, what),
                "visual" => match visual::shape(inner, &self.materials) {
                    Some(shape) => body.shapes.push(shape),
                    None => self.unused(inner, &[]),
                },
                "origin" => self.misplaced(inner, what),
                _ => self.unused(inner, &["inertial", "inertia", "mass"]),
            }
        }
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
        self.incomplete(element, what, [mass, inertia]);
        let FramePose { at, rotation } =
            origin.map_or(FramePose { at: None, rotation: None }, |origin| self.origin(origin, what));
        let mass = mass.and_then(|mass| self.mass(mass, what));
        let tensor = inertia.and_then(|inertia| Some((self.tensor(inertia, what)?, inertia.tag())));
        if let (Some(mass), Some((tensor, span))) = (mass, tensor) {
            body.mass = Some(Number::Value(mass.0, mass.1));
            body.com = at;
            let moments = tensor.map(|(value, span)| Number::Value(value, span));
            body.inertia = Some(Spanned { value: InertiaSpec::Tensor(moments), span });
            body.inertia_rotation = rotation.filter(|rotation| turns(rotation));
        } else if let (Some(mass), None) = (mass, inertia) {
            body.mass = Some(Number::Value(mass.0, mass.1));
            body.com = at;
        }
    }

    /// Says of a link without mass or without moments of inertia what becomes of it: what other programs make of it, too.
    fn incomplete(&mut self, inertial: Element<'d>, what: What<'_>, [mass, inertia]: [Option<Element<'d>>; 2]) {
        let span = inertial.tag();
        match (mass, inertia) {
            (Some(_), Some(_)) => {}
            (None, None) => {
                let about = "links whose `<inertial>` says nothing: taken as without mass";
                self.notes.say(about, span, || {
                    format!("`<inertial>` of {what} has neither `<mass>` nor `<inertia>`: the link has no mass")
                });
            }
            (None, Some(_)) => {
                self.notes.alter("links without `<mass>`: taken as without mass and inertia", span, || {
                    format!("`<inertial>` of {what} has no `<mass>`: the link is taken as one without mass and inertia")
                })
            }
            (Some(_), None) => self.notes.alter("links without `<inertia>`: taken as point masses", span, || {
                format!("`<inertial>` of {what} has no `<inertia>`: the link is taken as a point mass")
            }),
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

    /// Takes rounding out of the inertias of all links; reports or notes what no body has.
    pub fn judge(&mut self, module: &mut ModuleSpec) {
        let nothing = OF_ROBOT * largest_moment(module);
        for body in &mut module.bodies {
            let what = What::Named("link", &body.name.value);
            let Some(Spanned { value: InertiaSpec::Tensor(tensor), span }) = &mut body.inertia else { continue };
            let Some(Number::Value(mass, _)) = &body.mass else { continue };
            let values = tensor.each_ref().map(number);
            let arm = body.com.as_ref().map_or(0.0, |com| length(&com.each_ref().map(number)));
            let digits = || tensor.each_ref().map(|number| inertia::last_digit(self.reader.written(number.span())));
            let judgement = inertia::judge(values, digits, inertia::Beside { nothing, shifted: mass * arm * arm });
            if let Judgement::Rounded(nearest, _) = &judgement {
                tensor.iter_mut().zip(nearest).for_each(|(number, &x)| *number = Number::Value(x, number.span()));
            }
            self.say(what, *span, judgement);
        }
    }

    fn say(&mut self, what: What<'_>, span: Span, judgement: Judgement) {
        match judgement {
            Judgement::Fine | Judgement::Rounded(_, None) => {}
            Judgement::Rounded(_, Some(why)) => {
                let about = "inertias that are rounded: moments that are negative taken as 0";
                self.notes.alter(about, span, || format!("the inertia of {what} is rounded: {why}"));
            }
            Judgement::Doubtful(why) => {
                let about = "inertias that no body has, taken as written";
                self.notes.say(about, span, || {
                    format!("the inertia of {what} is taken as written, though no body has it: {why}")
                });
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

/// m l² of a robot, with its largest mass and its largest distance between a frame and the next or a centre of mass.
fn largest_moment(module: &ModuleSpec) -> f64 {
    let mass = module.bodies.iter().filter_map(|b| b.mass.as_ref()).map(number).fold(0.0, f64::max);
    let of_joint = |joint: &JointSpec| match &joint.placement {
        Placement::Frames(frames) => frames[0].at.as_ref().map(|at| length(&at.each_ref().map(number))),
        Placement::Reference(_) => None,
    };
    let to_masses = module.bodies.iter().filter_map(|b| b.com.as_ref()).map(|com| length(&com.each_ref().map(number)));
    let longest = module.joints.iter().filter_map(of_joint).chain(to_masses).fold(0.0, f64::max);
    mass * longest * longest
}

/// Numbers of URDF are no formulas.
fn number(number: &Number) -> f64 {
    if let Number::Value(value, _) = number { *value } else { 0.0 }
}

/// Whether a rotation may be other than none.
fn turns(rotation: &RotationSpec) -> bool {
    let RotationSpec::RollPitchYaw(angles) = rotation else { return true };
    angles.iter().any(|angle| !matches!(angle, Number::Value(0.0, _)))
}

fn massless(name: Spanned<String>) -> BodySpec {
    BodySpec {
        name,
        alias: None,
        mass: None,
        com: None,
        inertia: None,
        inertia_rotation: None,
        pose: None,
        frames: Vec::new(),
        flexible: None,
        shapes: Vec::new(),
    }
}
