//! `[equations]`

use std::fmt::Display;

use dalembert_spec::spec::{EquationsSpec, Formula, Spanned};

use super::fields::Reader;
use super::keys;
use super::toml::{Entry, Kind, Node};

impl<'t> Reader<'t> {
    pub fn equations(&mut self, entry: &Entry<'t>) -> EquationsSpec {
        let fields = self.fields(entry.node, &"[equations]", keys::EQUATIONS);
        let mass = fields.get("mass").map(|mass| self.mass(mass.node, &fields.path("mass")));
        let force = fields.get("force").map(|force| self.by_variable(force.node, &fields.path("force")));
        EquationsSpec { mass: mass.unwrap_or_default(), force: force.unwrap_or_default(), span: entry.span }
    }

    /// Rows of the mass matrix: `row = { column = formula }`.
    fn mass(&mut self, node: Node<'t>, what: &dyn Display) -> Vec<(Spanned<String>, Spanned<String>, Formula)> {
        let mut read = Vec::new();
        for row in self.entries(node, what, "a table { row = { column = \"formula\" } }") {
            let row_name = self.reference(row.key, row.span, &"a row of the mass matrix");
            let whole = format!("row `{}` of {what}", row.key);
            if let Kind::Text(_) | Kind::Integer(_) | Kind::Float(_) = row.node.kind {
                let help = format!("for a diagonal entry write {0} = {{ {0} = … }}", row.key);
                self.wrong_type(row.node, &whole, "a table { column = \"formula\" }", Some(help));
                continue;
            }
            for (column, formula) in self.by_variable(row.node, &whole) {
                read.push((row_name.clone(), column, formula));
            }
        }
        read
    }
}
