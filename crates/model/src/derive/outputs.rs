//! Outputs of a module.

use dalembert_spec::error::ModelError;
use dalembert_spec::parameters::located;
use dalembert_spec::spec::Spanned;

use super::scope::{Allowed, Outputs};
use super::{Derivation, STATE};
use crate::class::ClassOutput;
use crate::listed::Listed;

impl Derivation<'_> {
    /// All of them in the order of the file. They may speak of each other in any order: one that is needed is read before the one that needs it.
    pub(super) fn outputs(&mut self) -> Vec<ClassOutput> {
        let constraints = Listed::from(self.constraints.iter().map(|c| c.name.clone()).collect::<Vec<_>>());
        let spec = self.spec;
        spec.outputs.iter().for_each(|output| self.check_output_name(&output.name));
        let all = Listed::from(spec.outputs.iter().map(|output| output.name.value.clone()).collect::<Vec<_>>());
        let mut known: Vec<Option<ClassOutput>> = vec![None; all.len()];
        let (mut done, mut open) = (vec![false; all.len()], vec![false; all.len()]);
        for first in 0..all.len() {
            let mut needed = vec![first];
            while let Some(&k) = needed.last() {
                if done[k] {
                    needed.pop();
                    continue;
                }
                open[k] = true;
                match self.output(k, (&all, &known), &constraints) {
                    Ok(output) => (known[k], done[k]) = (Some(output), true),
                    Err((_, Some(other))) if !open[other] => needed.push(other),
                    // One that needs a wrong one is not wrong itself.
                    Err((_, Some(other))) if done[other] => done[k] = true,
                    Err((error, _)) => {
                        self.errors.push(error);
                        done[k] = true;
                    }
                }
            }
        }
        known.into_iter().flatten().collect()
    }

    /// One of all, of which some are known; or why it has no value, with the one that it needs first.
    fn output(
        &mut self,
        k: usize,
        (all, known): (&Listed<String>, &[Option<ClassOutput>]),
        constraints: &Listed<String>,
    ) -> Result<ClassOutput, (ModelError, Option<usize>)> {
        let allowed = Allowed { acceleration: true, reactions: true, frames: true, ..STATE };
        let spec = self.spec;
        let output = &spec.outputs[k];
        let (mut scope, g) = self.scope(allowed, constraints);
        scope.outputs = Some(Outputs { all, known });
        let value = output.value.ast.build(g, &mut scope).map_err(|e| (located(&output.value, e), scope.waits_for))?;
        Ok(ClassOutput {
            name: output.name.value.clone(),
            value,
            unit: output.unit.as_ref().map(|u| u.value.clone()),
            span: output.value.span,
        })
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
