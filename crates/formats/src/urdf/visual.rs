//! `<visual>`: what a link looks like. Pictures are no reason to refuse a robot: what cannot be read is left out, and noted like
//! everything that has no effect.

use std::collections::HashMap;

use dalembert_spec::spec::{FramePose, Number, RotationSpec, ShapeForm, ShapeSpec, Span, Spanned};

use super::document::Element;

/// Colours of materials by name: those of the robot, then those that a link gives a colour, which others may use as well; of one name the first.
pub fn materials<'d>(robot: Element<'d>) -> HashMap<&'d str, [f64; 3]> {
    let named = |name: &'static str| move |element: &Element<'d>| element.name() == name;
    let own = robot.children().filter(named("material"));
    let visuals = robot.children().filter(named("link")).flat_map(|link| link.children().filter(named("visual")));
    let inner = visuals.flat_map(|visual| visual.children().filter(named("material")));
    let mut colors = HashMap::new();
    for material in own.chain(inner) {
        if let (Some(name), Some(color)) = (material.attribute("name"), color(material)) {
            colors.entry(name.value).or_insert(color);
        }
    }
    colors
}

/// The colour of a `<material>`, if it says one: as screens have it, and native files write it.
pub fn color(material: Element<'_>) -> Option<[f64; 3]> {
    let color = material.children().find(|inner| inner.name() == "color")?;
    let [r, g, b, _] = numbers::<4>(color.attribute("rgba")?.value)?;
    Some([r, g, b].map(|x| (255.0 * x.clamp(0.0, 1.0)).round() / 255.0))
}

/// The shape of a `<visual>`; none where it has no geometry that is known, or a number that is none.
pub fn shape(visual: Element<'_>, materials: &HashMap<&str, [f64; 3]>) -> Option<ShapeSpec> {
    let child = |name: &str| visual.children().find(|inner| inner.name() == name);
    let solid = child("geometry")?.children().next()?;
    let span = solid.tag();
    let number = |value: f64| Number::Value(value, span);
    let length = |name: &str| {
        let [value] = numbers::<1>(solid.attribute(name)?.value)?;
        (value > 0.0).then(|| number(value))
    };
    let form = match solid.name() {
        "box" => {
            let edges = numbers::<3>(solid.attribute("size")?.value)?;
            ShapeForm::Cuboid(edges.iter().all(|e| *e > 0.0).then(|| edges.map(number))?)
        }
        "sphere" => ShapeForm::Ball(length("radius")?),
        "cylinder" => ShapeForm::Cylinder(length("radius")?, length("length")?, 2),
        "capsule" => ShapeForm::Capsule(length("radius")?, length("length")?, 2),
        "mesh" => {
            let file = solid.attribute("filename")?;
            let scale = match solid.attribute("scale") {
                Some(scale) => numbers::<3>(scale.value)?,
                None => [1.0; 3],
            };
            ShapeForm::Mesh(Spanned { value: file.value.to_owned(), span: file.span }, scale.map(number))
        }
        _ => return None,
    };
    let origin = child("origin");
    let of_origin = |name: &str| match origin.and_then(|origin| origin.attribute(name)) {
        Some(given) => numbers::<3>(given.value).map(|values| values.map(|x| Number::Value(x, span))),
        None => Some(zeros(span)),
    };
    let pose = FramePose {
        at: Some(of_origin("xyz")?),
        rotation: Some(Box::new(RotationSpec::RollPitchYaw(of_origin("rpy")?))),
    };
    let named = |material: Element<'_>| materials.get(material.attribute("name")?.value).copied();
    let color = child("material").and_then(|material| color(material).or_else(|| named(material)));
    Some(ShapeSpec { form, pose, color })
}

fn zeros(span: Span) -> [Number; 3] {
    [0.0; 3].map(|zero| Number::Value(zero, span))
}

/// So many finite numbers, and no more.
fn numbers<const N: usize>(text: &str) -> Option<[f64; N]> {
    let mut values = [0.0; N];
    let mut words = text.split_whitespace();
    for value in &mut values {
        *value = words.next()?.parse().ok().filter(|x: &f64| x.is_finite())?;
    }
    words.next().is_none().then_some(values)
}
