//! `[draw]`: `rod = { line = [["0", "0"], ["l*sin(phi)", "-l*cos(phi)"]] }`, what is drawn by formulas.

use std::fmt::Display;

use dalembert_spec::spec::{DrawingForm, DrawingSpec, DrawnPoint, Spanned};

use super::fields::{Fields, Reader};
use super::keys;
use super::numbers::counted;
use super::toml::{self, Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};

const FORMS: [&str; 5] = ["point", "line", "circle", "spring", "damper"];
const DRAWINGS: &str = "{ point = [x, y] }, { line = [[x, y], [x, y], …] }, { circle = radius, at = [x, y] }, \
                        { spring = [[x, y], [x, y]] } or { damper = [[x, y], [x, y]] }";

impl<'t> Reader<'t> {
    pub fn drawings(&mut self, node: Node<'t>) -> Vec<DrawingSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[draw]", "a table of drawings") {
            let name = self.name(&entry, "drawing");
            read.extend(self.drawing(name, &entry));
        }
        read
    }

    fn drawing(&mut self, name: Spanned<String>, entry: &Entry<'t>) -> Option<DrawingSpec> {
        let what = format!("drawing `{}`", entry.key);
        if !matches!(entry.node.kind, Kind::Table(_)) {
            self.wrong_type(entry.node, &what, "a table", Some(format!("write {} = {DRAWINGS}", entry.key)));
            return None;
        }
        let fields = self.fields(entry.node, &what, keys::DRAWING);
        let given: Vec<&str> = FORMS.into_iter().filter(|key| fields.get(key).is_some()).collect();
        let &[key] = given.as_slice() else {
            let message = match given.len() {
                0 => format!("{} says nothing to draw", fields.what),
                _ => format!("{} says more than one thing to draw", fields.what),
            };
            let fault = Diagnostic::at(Code::Mismatch, fields.span, message).label("one is wanted");
            self.report(fault.help(format!("write {DRAWINGS}; several drawings have names of their own")));
            return None;
        };
        for option in ["at", "turn"] {
            if let (Some(entry), true) = (fields.get(option), key != "circle") {
                let message = format!("{} belongs to a circle, not to a {key}", fields.path(option));
                let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("without effect");
                self.report(fault.help(format!("remove `{option}`: points stand in `{key}` itself")));
            }
        }
        if let (Some(entry), true) = (fields.get("color"), matches!(key, "spring" | "damper")) {
            let message = format!("{} has no colour: a {key} is drawn in that of the joints", fields.what);
            let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("without effect");
            self.report(fault.help("remove `color`"));
        }
        let form = self.drawing_form(&fields, key);
        let color = self.color(&fields);
        Some(DrawingSpec { name, form: form?, color })
    }

    fn drawing_form(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<DrawingForm> {
        let (node, what) = (fields.get(key)?.node, fields.path(key));
        Some(match key {
            "point" => DrawingForm::Point(self.drawn_point(node, &what)?),
            "line" => DrawingForm::Line(self.drawn_points(node, &what, None)?),
            "circle" => {
                let radius = self.formula(node, &what)?;
                self.measured_in(&radius, &what, "m");
                let Some(at) = fields.get("at") else {
                    self.missing(fields.span, &fields.what, "at", "at = [x, y], the centre");
                    return None;
                };
                let at = self.drawn_point(at.node, &fields.path("at"));
                let turn = fields.get("turn").map(|turn| self.formula(turn.node, &fields.path("turn")));
                DrawingForm::Circle(radius, at?, turn.map_or(Some(None), |turn| turn.map(Some))?)
            }
            _ => {
                let ends: [DrawnPoint; 2] = self.drawn_points(node, &what, Some(2))?.try_into().ok()?;
                if key == "spring" { DrawingForm::Spring(ends) } else { DrawingForm::Damper(ends) }
            }
        })
    }

    /// Two points or more, or as many as are wanted.
    fn drawn_points(&mut self, node: Node<'t>, what: &dyn Display, wanted: Option<usize>) -> Option<Vec<DrawnPoint>> {
        let help = "write [[x, y], [x, y]], numbers or formulas in quotes";
        let Kind::List(list) = node.kind else {
            self.wrong_type(node, what, "a list of points", Some(help.to_owned()));
            return None;
        };
        let points: Vec<Node<'_>> = toml::elements(list, node.span).collect();
        if points.len() < 2 || wanted.is_some_and(|n| n != points.len()) {
            let more = if wanted.is_some() { "needs 2" } else { "needs 2 or more" };
            let message = format!("{what} has {}, and {more}", counted(points.len(), "point", "points"));
            self.report(Diagnostic::at(Code::Mismatch, node.span, message).label("not so many").help(help));
            return None;
        }
        let read: Vec<Option<DrawnPoint>> = points
            .into_iter()
            .enumerate()
            .map(|(i, point)| self.drawn_point(point, &format!("point {} of {what}", i + 1)))
            .collect();
        read.into_iter().collect()
    }

    /// `[x, y]` or `[x, y, z]`
    fn drawn_point(&mut self, node: Node<'t>, what: &dyn Display) -> Option<DrawnPoint> {
        let help = "write [x, y] or [x, y, z], numbers or formulas in quotes";
        let Kind::List(list) = node.kind else {
            self.wrong_type(node, what, "a point", Some(help.to_owned()));
            return None;
        };
        let count = toml::elements(list, node.span).count();
        if !(2..=3).contains(&count) {
            let message = format!("{what} has {}, and needs 2 or 3", counted(count, "coordinate", "coordinates"));
            self.report(Diagnostic::at(Code::Mismatch, node.span, message).label("not a point").help(help));
            return None;
        }
        let point = self.formulas(node, what)?;
        point.iter().for_each(|coordinate| self.measured_in(coordinate, what, "m"));
        Some(point)
    }
}
