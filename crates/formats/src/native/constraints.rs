//! `[constraints]`

use dalembert_spec::spec::{ConstraintSpec, Formula, Spanned};

use super::fields::{Fields, Reader};
use super::keys;
use super::toml::{Entry, Kind, Node};

impl<'t> Reader<'t> {
    pub fn constraints(&mut self, node: Node<'t>) -> Vec<ConstraintSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[constraints]", "a table of constraints") {
            let name = self.name(&entry, "constraint");
            read.extend(self.constraint(name, &entry));
        }
        read
    }

    fn constraint(&mut self, name: Spanned<String>, entry: &Entry<'t>) -> Option<ConstraintSpec> {
        let what = format!("constraint `{}`", entry.key);
        let Kind::Table(_) = entry.node.kind else {
            let (left, right) = self.equation(entry.node, &what)?;
            return Some(plain(name, left, right));
        };
        let fields = self.fields(entry.node, &what, keys::CONSTRAINT);
        let force = self.constraint_force(&fields);
        let noise = fields.get("noise").and_then(|noise| self.formula(noise.node, &fields.path("noise")));
        let baumgarte = self.baumgarte(&fields).map(|pair| pair.value);
        let repeat = self.repeat(&fields);
        let Some(equation) = fields.get("equation") else {
            self.missing(entry.node.span, &fields.what, "equation", "equation = \"left = right\"");
            return None;
        };
        let (left, right) = self.equation(equation.node, &fields.what)?;
        Some(ConstraintSpec { force, noise, baumgarte, repeat, ..plain(name, left, right) })
    }

    /// φ, by variable.
    fn constraint_force(&mut self, fields: &Fields<'t, '_>) -> Vec<(Spanned<String>, Formula)> {
        let Some(entry) = fields.get("force") else { return Vec::new() };
        let what = fields.path("force");
        if let Kind::Text(_) | Kind::Integer(_) | Kind::Float(_) = entry.node.kind {
            let help = "say on which variable the force acts, as in force = { x = \"-mu*x'\" }".to_owned();
            self.wrong_type(entry.node, &what, "a table { variable = \"formula\" }", Some(help));
            return Vec::new();
        }
        self.by_variable(entry.node, &what)
    }
}

fn plain(name: Spanned<String>, left: Formula, right: Formula) -> ConstraintSpec {
    ConstraintSpec { name, left, right, force: Vec::new(), noise: None, baumgarte: None, repeat: None }
}
