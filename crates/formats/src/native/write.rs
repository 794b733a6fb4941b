//! A model's bodies and joints as a native file.
//!
//! Every number is written with the fewest digits that read back as the same bits. What has no form here yet is not
//! written, and said.

use std::fmt::Write as _;

use dalembert_spec::spec::{
    ActuatorSpec, ActuatorTarget, BodySpec, FlexibleSpec, Formula, FramePose, ImportNote, InertiaSpec, JointSpec,
    LineForceSpec, ModelSpec, ModuleSpec, Number, Placement, PointSpec, RotationSpec, ShapeForm, ShapeSpec, Spanned,
    Square,
};

use dalembert_spec::units::quantity;

use super::{FORMAT, MAX_FILE_BYTES};

/// A native file, and what could not be carried into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text of the file.
    pub text: String,
    /// What the model has and the text has not: one line each, empty if the text says all.
    pub left_out: Vec<String>,
}

/// Writes the top module's parameters, gravity, bodies, joints, springs, dampers and actuators in the native format.
///
/// What an import left out stands in comments at the top.
pub fn write_model(spec: &ModelSpec) -> Written {
    let Some(module) = spec.definitions.get(spec.root.0) else {
        return Written { text: String::new(), left_out: vec!["the whole model: it has no top module".to_owned()] };
    };
    let mut out = String::new();
    let source = spec.sources.files.get(module.span.source.0 as usize);
    head(&mut out, spec.title.as_deref(), source.map(|file| file.name.as_str()), module);
    parameters(&mut out, module);
    module.bodies.iter().for_each(|body| self::body(&mut out, body));
    module.joints.iter().for_each(|joint| self::joint(&mut out, joint));
    module.lines.iter().for_each(|line| self::line(&mut out, line));
    module.actuators.iter().for_each(|actuator| self::actuator(&mut out, actuator));
    let mut left_out = left_out(spec, module);
    if out.len() as u64 > MAX_FILE_BYTES {
        left_out.push(format!("the file is larger than {} MiB and cannot be read back as one", MAX_FILE_BYTES >> 20));
    }
    Written { text: out, left_out }
}

/// Everything that this writer has no form for.
fn left_out(spec: &ModelSpec, module: &ModuleSpec) -> Vec<String> {
    let counted = [
        (module.variables.len(), "[variables]"),
        (usize::from(module.lagrangian.is_some()), "[lagrangian]"),
        (usize::from(module.equations.is_some()), "[equations]"),
        (module.forces.len(), "[forces]"),
        (module.inputs.len(), "[inputs]"),
        (module.constraints.len(), "[constraints]"),
        (module.outputs.len(), "[outputs]"),
        (module.drawings.len(), "[draw]"),
        (module.modules.len(), "[modules]"),
    ];
    let repeated = copies(module);
    let copies = (repeated > 0).then(|| format!("parts with `repeat`: {repeated} copies not written"));
    let tables =
        counted.iter().filter(|(count, _)| *count > 0).map(|(count, table)| format!("{table}: {count} not written"));
    let s = &spec.simulate;
    let simulate = s.until.is_some()
        || s.every.is_some()
        || s.tolerance.is_some()
        || s.max_step.is_some()
        || s.step.is_some()
        || s.method.is_some()
        || s.integrator.is_some()
        || s.baumgarte.is_some();
    tables.chain(copies).chain(simulate.then(|| "[simulate]: not written".to_owned())).collect()
}

/// How many parts are copies of one that the file writes once: their names hold numbers, and what `index` stood in is lost.
fn copies(module: &ModuleSpec) -> usize {
    let bodies = module.bodies.iter().map(|body| &body.name.value);
    let joints = module.joints.iter().map(|joint| &joint.name.value);
    let lines = module.lines.iter().map(|line| &line.name.value);
    let names = bodies.chain(joints).chain(lines).chain(module.actuators.iter().map(|a| &a.name.value));
    names.filter(|name| name.contains('[')).count()
}

fn head(out: &mut String, title: Option<&str>, file: Option<&str>, module: &ModuleSpec) {
    push(out, format_args!("dalembert = {FORMAT}\n"));
    if let Some(title) = title {
        push(out, format_args!("title = {}\n", quoted(title)));
    }
    if !module.import_notes.is_empty() {
        let name = file.and_then(|name| name.rsplit('/').next()).unwrap_or("another file");
        push(out, format_args!("# Imported from {}:\n", comment(name)));
        for ImportNote { text, .. } in &module.import_notes {
            push(out, format_args!("# - {}\n", comment(text)));
        }
    }
    if let Some(gravity) = &module.gravity {
        push(out, format_args!("gravity = {}\n", list(&gravity.value)));
    }
}

fn parameters(out: &mut String, module: &ModuleSpec) {
    if module.parameters.is_empty() {
        return;
    }
    out.push_str("\n[parameters]\n");
    for parameter in &module.parameters {
        let name = key(&parameter.name.value);
        let value = formula(&parameter.value);
        match &parameter.unit {
            Some(unit) => push(out, format_args!("{name} = {{ value = {value}, unit = {} }}\n", quoted(&unit.value))),
            None => push(out, format_args!("{name} = {value}\n")),
        }
    }
}

fn body(out: &mut String, body: &BodySpec) {
    push(out, format_args!("\n[bodies.{}]\n", key(&body.name.value)));
    entry(out, "alias", body.alias.as_ref().map(|alias| quoted(&alias.value)));
    entry(out, "mass", body.mass.as_ref().map(number));
    entry(out, "com", body.com.as_ref().map(|com| list(com)));
    entry(out, "inertia", body.inertia.as_ref().map(|inertia| self::inertia(&inertia.value)));
    entry(out, "inertia_rotation", body.inertia_rotation.as_deref().map(rotation));
    entry(out, "pose", body.pose.as_deref().map(pose));
    for (name, frame) in &body.frames {
        push(out, format_args!("frames.{} = {}\n", key(&name.value), pose(frame)));
    }
    let shapes: Vec<String> = body.shapes.iter().map(shape).collect();
    entry(out, "shape", (!shapes.is_empty()).then(|| format!("[{}]", shapes.join(", "))));
    if let Some(flexible) = &body.flexible {
        self::flexible(out, flexible);
    }
}

fn shape(shape: &ShapeSpec) -> String {
    let axis = |along: u8| ["x", "y", "z"].get(usize::from(along)).copied().unwrap_or("z");
    let corners = |all: &[[Number; 3]]| format!("[{}]", all.iter().map(|c| list(c)).collect::<Vec<_>>().join(", "));
    let round = |name: &str, radius, length, along| {
        format!("{name} = [{}, {}], along = \"{}\"", number(radius), number(length), axis(along))
    };
    let form = match &shape.form {
        ShapeForm::Cuboid(edges) => format!("box = {}", list(edges)),
        ShapeForm::Ball(radius) => format!("sphere = {}", number(radius)),
        ShapeForm::Cylinder(radius, length, along) => round("cylinder", radius, length, *along),
        ShapeForm::Capsule(radius, length, along) => round("capsule", radius, length, *along),
        ShapeForm::Line(all) => format!("line = {}", corners(all)),
        ShapeForm::Polygon(all) => format!("polygon = {}", corners(all)),
        ShapeForm::Mesh(file, scale) => format!("mesh = {}, scale = {}", quoted(&file.value), list(scale)),
    };
    let at = shape.pose.at.as_ref().map(|at| format!("at = {}", list(at)));
    let turn = shape.pose.rotation.as_ref().map(|turn| format!("rotation = {}", rotation(turn)));
    let color = shape.color.map(|c| {
        let [r, g, b] = c.map(|x| (255.0 * x).round().clamp(0.0, 255.0) as u8);
        format!("color = \"#{r:02x}{g:02x}{b:02x}\"")
    });
    let parts: Vec<String> = [form].into_iter().chain(at).chain(turn).chain(color).collect();
    format!("{{ {} }}", parts.join(", "))
}

fn inertia(inertia: &InertiaSpec) -> String {
    match inertia {
        InertiaSpec::Tensor(moments) => list(moments),
        InertiaSpec::Cuboid(edges) => format!("{{ box = {} }}", list(edges)),
        InertiaSpec::Ball(radius) => format!("{{ ball = {} }}", number(radius)),
        InertiaSpec::Cylinder(radius, length, along) => {
            let along = ["x", "y", "z"].get(usize::from(*along)).unwrap_or(&"z");
            format!("{{ cylinder = [{}, {}], along = \"{along}\" }}", number(radius), number(length))
        }
    }
}

fn flexible(out: &mut String, flexible: &FlexibleSpec) {
    if let Some(beam) = &flexible.beam {
        entry(out, "flexible.beam.length", Some(number(&beam.length)));
        entry(out, "flexible.beam.mass_per_length", Some(number(&beam.mass_per_length)));
        entry(out, "flexible.beam.rigidity", Some(list(&beam.rigidity)));
        entry(out, "flexible.beam.modes", Some(format!("[{}, {}]", beam.modes[0], beam.modes[1])));
        entry(out, "flexible.beam.damping", beam.damping.as_ref().map(number));
        entry(out, "flexible.beam.axial_inertia", beam.axial_inertia.as_ref().map(number));
        return;
    }
    let square = |matrix: &[Vec<Number>]| rows(matrix.iter().map(Vec::as_slice));
    entry(out, "flexible.mass", Some(square(&flexible.mass)));
    entry(out, "flexible.stiffness", Some(square(&flexible.stiffness)));
    entry(out, "flexible.damping", (!flexible.damping.is_empty()).then(|| square(&flexible.damping)));
    let sixes = |matrix: &[[Number; 6]]| rows(matrix.iter().map(<[Number; 6]>::as_slice));
    entry(out, "flexible.coupling", (!flexible.coupling.is_empty()).then(|| sixes(&flexible.coupling)));
    for (frame, influence) in &flexible.influence {
        push(out, format_args!("flexible.influence.{} = {}\n", key(&frame.value), sixes(influence)));
    }
    if let Some(integrals) = &flexible.integrals {
        let squares = |all: &[Square]| {
            let each: Vec<String> = all.iter().map(|matrix| rows(matrix.iter().map(<[Number; 3]>::as_slice))).collect();
            format!("[{}]", each.join(", "))
        };
        let second: Vec<String> = integrals.second.iter().map(|row| squares(row)).collect();
        entry(out, "flexible.integrals.first", Some(squares(&integrals.first)));
        entry(out, "flexible.integrals.second", Some(format!("[{}]", second.join(", "))));
    }
}

fn joint(out: &mut String, joint: &JointSpec) {
    push(out, format_args!("\n[joints.{}]\n", key(&joint.name.value)));
    entry(out, "alias", joint.alias.as_ref().map(|alias| quoted(&alias.value)));
    push(out, format_args!("type = \"{}\"\n", joint.kind.value.as_str()));
    push(out, format_args!("between = {}\n", between(&joint.between)));
    match &joint.placement {
        Placement::Reference(at) => {
            // Something of the pose has to be said: without it the frames of the bodies would meet.
            let origin = at.at.is_none() && at.rotation.is_none();
            entry(out, "at", at.at.as_ref().map(|at| list(at)).or(origin.then(|| "[0, 0, 0]".to_owned())));
            entry(out, "rotation", at.rotation.as_deref().map(rotation));
        }
        Placement::Frames(frames) if frames.iter().all(|f| f.at.is_none() && f.rotation.is_none()) => {}
        Placement::Frames(frames) => {
            push(out, format_args!("frames = [{}, {}]\n", pose(&frames[0]), pose(&frames[1])));
        }
    }
    entry(out, "axis", joint.axis.as_ref().map(|axis| list(axis)));
    entry(out, "second_axis", joint.second_axis.as_deref().map(|axis| list(axis)));
    entry(out, "start", (!joint.start.is_empty()).then(|| list(&joint.start)));
    entry(out, "rate", (!joint.start_rate.is_empty()).then(|| list(&joint.start_rate)));
    entry(out, "fixed", joint.fixed.as_ref().map(|fixed| fixed.value.to_string()));
    entry(out, "range", joint.range.as_ref().map(|range| list(range)));
    let numbers = [
        ("pitch", &joint.pitch),
        ("velocity_limit", &joint.velocity_limit),
        ("effort_limit", &joint.effort_limit),
        ("damping", &joint.damping),
        ("friction", &joint.friction),
        ("stiffness", &joint.stiffness),
        ("rest", &joint.rest),
        ("armature", &joint.armature),
    ];
    for (name, value) in numbers {
        entry(out, name, value.as_ref().map(number));
    }
    if let Some(mimic) = &joint.mimic {
        push(out, format_args!("mimic = {{ joint = {}", quoted(&mimic.of.value)));
        for (name, value) in [("ratio", &mimic.ratio), ("offset", &mimic.offset)] {
            if let Some(value) = value {
                push(out, format_args!(", {name} = {}", number(value)));
            }
        }
        out.push_str(" }\n");
    }
    entry(out, "cut", joint.cut.then(|| "true".to_owned()));
}

fn line(out: &mut String, line: &LineForceSpec) {
    let table = if line.stiffness.is_some() { "springs" } else { "dampers" };
    push(out, format_args!("\n[{table}.{}]\nbetween = {}\n", key(&line.name.value), between(&line.between)));
    entry(out, "points", line.points.as_ref().map(|[a, b]| format!("[{}, {}]", list(a), list(b))));
    for (name, value) in [("stiffness", &line.stiffness), ("length", &line.length), ("damping", &line.damping)] {
        entry(out, name, value.as_ref().map(number));
    }
}

fn actuator(out: &mut String, actuator: &ActuatorSpec) {
    push(out, format_args!("\n[actuators.{}]\n", key(&actuator.name.value)));
    match &actuator.on {
        ActuatorTarget::Joint(name) => entry(out, "joint", Some(quoted(&name.value))),
        ActuatorTarget::Point(on) => point(out, on, "force"),
        ActuatorTarget::Torque(on) => point(out, on, "torque"),
    }
    entry(out, "ratio", actuator.ratio.as_ref().map(number));
    entry(out, "value", actuator.value.as_ref().map(formula));
    entry(out, "unit", actuator.unit.as_ref().map(|unit| quoted(&unit.value)));
}

fn point(out: &mut String, on: &PointSpec, what: &str) {
    entry(out, "body", Some(quoted(&on.body.value)));
    entry(out, "point", on.point.as_ref().map(|point| list(point)));
    entry(out, what, Some(list(&on.direction)));
    entry(out, "in", on.in_ground.then(|| "\"ground\"".to_owned()));
}

fn between([a, b]: &[Spanned<String>; 2]) -> String {
    format!("[{}, {}]", quoted(&a.value), quoted(&b.value))
}

fn pose(pose: &FramePose) -> String {
    let at = pose.at.as_ref().map(|at| format!("at = {}", list(at)));
    let rotation = pose.rotation.as_ref().map(|turn| format!("rotation = {}", rotation(turn)));
    let parts: Vec<String> = at.into_iter().chain(rotation).collect();
    if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
}

fn rotation(rotation: &RotationSpec) -> String {
    match rotation {
        RotationSpec::RollPitchYaw(angles) => format!("{{ rpy = {} }}", list(angles)),
        RotationSpec::AxisAngle(axis, angle) => format!("{{ axis = {}, angle = {} }}", list(axis), number(angle)),
        RotationSpec::Quaternion(quaternion) => format!("{{ quaternion = {} }}", list(quaternion)),
    }
}

fn rows<'n>(rows: impl Iterator<Item = &'n [Number]>) -> String {
    let rows: Vec<String> = rows.map(list).collect();
    format!("[{}]", rows.join(", "))
}

fn list(numbers: &[Number]) -> String {
    let numbers: Vec<String> = numbers.iter().map(number).collect();
    format!("[{}]", numbers.join(", "))
}

fn number(number: &Number) -> String {
    match number {
        Number::Value(value, _) => float(*value),
        Number::Formula(formula) => quoted(formula.ast.text()),
    }
}

/// A formula in quotes, or a number.
fn formula(formula: &Formula) -> String {
    let text = formula.ast.text();
    // A number with a unit stays as it was written.
    let plain = formula.ast.is_number().filter(|_| quantity(text).is_none());
    plain.map_or_else(|| quoted(text), float)
}

/// The shortest decimal that is read as the same number, also as TOML.
fn float(value: f64) -> String {
    let text = format!("{value:?}");
    match text.strip_suffix(".0") {
        Some(whole) if whole != "-0" => whole.to_owned(),
        _ => text,
    }
}

fn entry(out: &mut String, key: &str, value: Option<String>) {
    if let Some(value) = value {
        push(out, format_args!("{key} = {value}\n"));
    }
}

fn push(out: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = out.write_fmt(what);
}

/// A key of TOML: bare if it can be.
fn key(name: &str) -> String {
    let bare = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
    if bare { name.to_owned() } else { quoted(name) }
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => push(&mut out, format_args!("\\u{:04X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Text that stays on one line of comment.
fn comment(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
