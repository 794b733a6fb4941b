//! `[simulate]`

use dalembert_spec::spec::{SimulateSpec, Spanned};

use super::fields::{Fields, Reader};
use super::keys;
use super::toml::Node;

impl<'t> Reader<'t> {
    pub fn simulate(&mut self, node: Node<'t>) -> SimulateSpec {
        let fields = self.fields(node, &"[simulate]", keys::SIMULATE);
        SimulateSpec {
            until: self.positive_field(&fields, "until"),
            every: self.positive_field(&fields, "every"),
            tolerance: self.positive_field(&fields, "tolerance"),
            max_step: self.positive_field(&fields, "max_step"),
            step: self.positive_field(&fields, "step"),
            method: self.text_field(&fields, "method"),
            integrator: self.text_field(&fields, "integrator"),
            baumgarte: self.baumgarte(&fields),
        }
    }

    fn positive_field(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<Spanned<f64>> {
        let entry = fields.get(key)?;
        self.positive(entry.node, &fields.path(key), fields.unit_of(key))
    }

    fn text_field(&mut self, fields: &Fields<'t, '_>, key: &str) -> Option<Spanned<String>> {
        let entry = fields.get(key)?;
        self.text(entry.node, &fields.path(key))
    }
}
