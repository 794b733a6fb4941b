//! `shape = { box = […] }` and `shape = [{ … }, { … }]`: what a body looks like.

use std::fmt::Display;

use dalembert_spec::spec::{Number, ShapeForm, ShapeSpec};

use super::fields::{Fields, Reader};
use super::keys;
use super::numbers::counted;
use super::toml::{self, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;

const FORMS: [&str; 7] = ["box", "sphere", "cylinder", "capsule", "line", "polygon", "mesh"];
const SHAPES: &str = "shape = { box = [a, b, c] }, { sphere = r }, { cylinder = [r, length] }, { capsule = [r, length] }, \
                      { line = [[x, y, z], …] }, { polygon = [[x, y, z], …] } or { mesh = \"part.stl\" }";

impl<'t> Reader<'t> {
    /// The shapes of a body.
    pub fn shapes(&mut self, fields: &Fields<'t, '_>) -> Vec<ShapeSpec> {
        let Some(entry) = fields.get("shape") else { return Vec::new() };
        let what = fields.path("shape");
        match entry.node.kind {
            Kind::List(list) => {
                let all = toml::elements(list, entry.node.span).enumerate();
                all.filter_map(|(i, node)| self.one_shape(node, &format_args!("entry {} of {what}", i + 1))).collect()
            }
            _ => self.one_shape(entry.node, &what).into_iter().collect(),
        }
    }

    fn one_shape(&mut self, node: Node<'t>, what: &dyn Display) -> Option<ShapeSpec> {
        if !matches!(node.kind, Kind::Table(_)) {
            self.wrong_type(node, &what, "a table", Some(format!("write {SHAPES}")));
            return None;
        }
        let fields = self.fields(node, what, keys::SHAPE);
        let given: Vec<&str> = FORMS.into_iter().filter(|key| fields.get(key).is_some()).collect();
        let &[key] = given.as_slice() else {
            let message = match given.len() {
                0 => format!("{} names no shape", fields.what),
                _ => format!("{} names more than one shape", fields.what),
            };
            let fault = Diagnostic::at(Code::Mismatch, fields.span, message).label("one shape is wanted");
            self.report(fault.help(format!("write {SHAPES}; several shapes stand in a list")));
            return None;
        };
        for (option, owners) in [("along", &["cylinder", "capsule"][..]), ("scale", &["mesh"])] {
            if let (Some(entry), false) = (fields.get(option), owners.contains(&key)) {
                let message = format!("{} belongs to a {}, not to a {key}", fields.path(option), owners.join(" or "));
                let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("without effect");
                self.report(fault.help(format!("remove `{option}`")));
            }
        }
        let form = self.form(&fields, key);
        let (pose, color) = (self.pose_of(&fields), self.color(&fields));
        Some(ShapeSpec { form: form?, pose, color })
    }

    fn form(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<ShapeForm> {
        let (node, what) = (fields.get(key)?.node, fields.path(key));
        let along = |reader: &mut Self| {
            fields.get("along").map_or(Some(2), |entry| reader.coordinate_axis(entry.node, &fields.path("along")))
        };
        Some(match key {
            "box" => ShapeForm::Cuboid(self.lengths(node, &what, "box = [a, b, c], the edges in m")?),
            "sphere" => ShapeForm::Ball(self.positive_quantity(node, &what, "m")?),
            "cylinder" => {
                let [radius, length] = self.lengths(node, &what, "cylinder = [radius, length]")?;
                ShapeForm::Cylinder(radius, length, along(self)?)
            }
            "capsule" => {
                let [radius, length] = self.lengths(node, &what, "capsule = [radius, length]")?;
                ShapeForm::Capsule(radius, length, along(self)?)
            }
            "line" => ShapeForm::Line(self.corners(node, &what, 2)?),
            "polygon" => ShapeForm::Polygon(self.corners(node, &what, 3)?),
            _ => {
                let file = self.text(node, &what)?;
                let one = || Number::Value(1.0, node.span);
                let scale = match fields.get("scale") {
                    None => [one(), one(), one()],
                    Some(entry) if matches!(entry.node.kind, Kind::List(_)) => {
                        self.quantities(entry.node, &fields.path("scale"), "1", "scale = [x, y, z]")?
                    }
                    Some(entry) => {
                        let scale = self.positive_quantity(entry.node, &fields.path("scale"), "1")?;
                        [scale.clone(), scale.clone(), scale]
                    }
                };
                ShapeForm::Mesh(file, scale)
            }
        })
    }

    fn corners(&mut self, node: Node<'t>, what: &dyn Display, least: usize) -> Option<Vec<[Number; 3]>> {
        let Kind::List(list) = node.kind else {
            self.wrong_type(node, what, "a list of points", Some("write [[x, y, z], [x, y, z], …]".to_owned()));
            return None;
        };
        let points: Vec<Node<'_>> = toml::elements(list, node.span).collect();
        if points.len() < least {
            let message = format!("{what} has {}, and needs {least} or more", counted(points.len(), "point", "points"));
            let fault = Diagnostic::at(Code::Mismatch, node.span, message).label("too few");
            self.report(fault.help("write [[x, y, z], [x, y, z], …]"));
            return None;
        }
        let read: Vec<Option<[Number; 3]>> = points
            .into_iter()
            .enumerate()
            .map(|(i, point)| self.quantities(point, &format!("point {} of {what}", i + 1), "m", "[x, y, z]"))
            .collect();
        read.into_iter().collect()
    }

    /// `color = "#3b6ea8"`
    pub fn color(&mut self, fields: &Fields<'t, '_>) -> Option<[f64; 3]> {
        let entry = fields.get("color")?;
        let text = self.text(entry.node, &fields.path("color"))?;
        let digits = text.value.strip_prefix('#').filter(|d| d.len() == 6 && d.bytes().all(|b| b.is_ascii_hexdigit()));
        let Some(digits) = digits else {
            let message = format!("{} is not a colour: {}", fields.path("color"), quoted(&text.value));
            let fault = Diagnostic::at(Code::Mismatch, text.span, message).label("not a colour");
            self.report(fault.help("write red, green and blue in two hexadecimal digits each, as in \"#3b6ea8\""));
            return None;
        };
        let part = |k: usize| f64::from(u8::from_str_radix(&digits[2 * k..2 * k + 2], 16).unwrap_or(0)) / 255.0;
        Some([part(0), part(1), part(2)])
    }
}
