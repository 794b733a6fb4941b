//! Outputs of a module.

use dalembert_spec::error::ModelError;
use dalembert_spec::parameters::located;
use dalembert_spec::spec::Spanned;

use super::scope::Allowed;
use super::{Derivation, STATE};
use crate::class::ClassOutput;
use crate::listed::Listed;

impl Derivation<'_> {
    pub(super) fn outputs(&mut self) -> Vec<ClassOutput> {
        let allowed = Allowed { acceleration: true, reactions: true, frames: true, ..STATE };
        let names = Listed::from(self.constraints.iter().map(|c| c.name.clone()).collect::<Vec<_>>());
        let mut outputs = Vec::new();
        for output in &self.spec.outputs {
            self.check_output_name(&output.name);
            let (mut scope, g) = self.scope(allowed, &names);
            match output.value.ast.build(g, &mut scope) {
                Ok(value) => outputs.push(ClassOutput {
                    name: output.name.value.clone(),
                    value,
                    unit: output.unit.as_ref().map(|u| u.value.clone()),
                    span: output.value.span,
                }),
                Err(e) => self.errors.push(located(&output.value, e)),
            }
        }
        outputs
    }

    /// Results have one column per name.
    fn check_output_name(&mut self, name: &Spanned<String>) {
        if name.value == "energy" {
            self.errors.push(ModelError::at(name.span, "output `energy` has the name of the results' energy column"));
        }
        let interface = &self.interface;
        if interface.variables.place(&name.value).is_some() || interface.quasi.contains_key(&name.value) {
            self.errors.push(
                ModelError::at(name.span, format!("output `{}` has the name of a variable", name.value))
                    .help("variables are in the results already; give the output another name"),
            );
        }
    }
}
