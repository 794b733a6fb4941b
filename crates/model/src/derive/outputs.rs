//! Outputs of a module.

use dalembert_spec::error::ModelError;
use dalembert_spec::parameters::located;
use dalembert_spec::spec::Spanned;

use super::scope::{Allowed, Outputs, WAITS};
use super::{Derivation, STATE};
use crate::class::ClassOutput;
use crate::listed::Listed;

impl Derivation<'_> {
    pub(super) fn outputs(&mut self) -> Vec<ClassOutput> {
        let allowed = Allowed { acceleration: true, reactions: true, frames: true, ..STATE };
        let names = Listed::from(self.constraints.iter().map(|c| c.name.clone()).collect::<Vec<_>>());
        let spec = self.spec;
        spec.outputs.iter().for_each(|output| self.check_output_name(&output.name));
        let all: Vec<&str> = spec.outputs.iter().map(|output| output.name.value.as_str()).collect();
        let mut known: Vec<Option<ClassOutput>> = vec![None; all.len()];
        let mut pending: Vec<usize> = (0..all.len()).collect();
        // Outputs speak of each other in any order: those that wait for others are read after them.
        loop {
            let mut waiting = Vec::new();
            let before = pending.len();
            for k in pending {
                let output = &spec.outputs[k];
                let (mut scope, g) = self.scope(allowed, &names);
                scope.outputs = Outputs { known: &known, all: &all };
                match output.value.ast.build(g, &mut scope) {
                    Ok(value) => {
                        known[k] = Some(ClassOutput {
                            name: output.name.value.clone(),
                            value,
                            unit: output.unit.as_ref().map(|u| u.value.clone()),
                            span: output.value.span,
                        });
                    }
                    Err(e) if e.message.starts_with(WAITS) => waiting.push((k, e)),
                    Err(e) => self.errors.push(located(&output.value, e)),
                }
            }
            if waiting.len() == before || waiting.is_empty() {
                // Those that wait for one that is wrong are not wrong themselves.
                if self.errors.is_empty() {
                    self.errors.extend(waiting.into_iter().map(|(k, e)| located(&spec.outputs[k].value, e)));
                }
                return known.into_iter().flatten().collect();
            }
            pending = waiting.into_iter().map(|(k, _)| k).collect();
        }
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
