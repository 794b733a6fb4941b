//! From collected terms to a class with its programs.

use std::collections::HashMap;

use dalembert_expr::Expr;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::DefinitionId;

use super::Derivation;
use crate::class::{Class, ClassOutput, Shares};
use crate::layout;
use crate::program::Compiled;

impl Derivation<'_> {
    /// Adds up entries for the same place and drops zeros.
    pub(super) fn gather<K: Clone + Eq + std::hash::Hash>(&mut self, entries: Vec<(K, Expr)>) -> Vec<(K, Expr)> {
        let mut order: Vec<K> = Vec::new();
        let mut terms: HashMap<K, Vec<Expr>> = HashMap::new();
        for (key, e) in entries {
            terms
                .entry(key.clone())
                .or_insert_with(|| {
                    order.push(key);
                    Vec::new()
                })
                .push(e);
        }
        let mut out = Vec::new();
        for key in order {
            let sum = self.graph.sum(&terms[&key]);
            let sum = self.graph.simplify(sum);
            if self.graph.constant_value(sum) != Some(0.0) {
                out.push((key, sum));
            }
        }
        out
    }

    /// The gathered entries, and of each what the first `energetic` ones and what the others add up to.
    fn shared<K: Clone + Eq + std::hash::Hash>(
        &mut self,
        entries: Vec<(K, Expr)>,
        energetic: usize,
    ) -> (Vec<(K, Expr)>, Vec<[Expr; 2]>) {
        let mut given = entries.clone();
        let written = given.split_off(energetic.min(given.len()));
        let all = self.gather(entries);
        let parts = [given, written].map(|part| self.gather(part).into_iter().collect::<HashMap<K, Expr>>());
        let zero = self.zero();
        let share = |(key, _): &(K, Expr)| [0, 1].map(|k: usize| parts[k].get(key).copied().unwrap_or(zero));
        let shares = all.iter().map(share).collect();
        (all, shares)
    }

    pub(super) fn finish(
        mut self,
        definition: DefinitionId,
        outputs: Vec<ClassOutput>,
    ) -> Result<Class, Vec<ModelError>> {
        let mass = std::mem::take(&mut self.mass);
        let mass = self.gather(mass.into_iter().map(|(i, j, e)| ((i, j), e)).collect());
        let [forces, pushed] = self.energetic;
        let force = std::mem::take(&mut self.force);
        let (force, force_shares) = self.shared(force, forces);
        let pushes = std::mem::take(&mut self.pushes);
        let (pushes, push_shares) = self.shared(pushes, pushed);
        self.stop_on_errors()?;
        self.energies.power = self.power.map(|p| self.graph.simplify(p));
        let level = 1 + self.interface.children.iter().map(|(_, id)| self.classes[id.0].level).max().unwrap_or(0);
        let mut class = Class {
            definition,
            interface: self.interface,
            level,
            mass: mass.into_iter().map(|((i, j), e)| (i, j, e)).collect(),
            force,
            pushes,
            shares: Shares { force: force_shares, pushes: push_shares, dissipation: self.dissipation },
            constraints: self.constraints.into(),
            energies: self.energies,
            oblique: self.oblique,
            outputs: outputs.into(),
            equations: Compiled::empty(),
            readings: Compiled::empty(),
            drives: Compiled::empty(),
            responses: Compiled::empty(),
        };
        let zero = self.graph.constant(0.0);
        let class_symbols = class.interface.symbols.clone();
        let graph = &*self.graph;
        let compile =
            |outputs: Vec<Expr>| Compiled::new(graph, &outputs).map_err(|e| vec![ModelError::whole(e.to_string())]);
        let unknown = |program: &Compiled| program.inputs.iter().find(|s| !class_symbols.contains_key(s)).copied();
        class.equations = compile(layout::equation_outputs(&class))?;
        class.readings = compile(layout::reading_outputs(&class, zero))?;
        class.drives = compile(class.interface.inputs.iter().map(|i| i.value.unwrap_or(zero)).collect())?;
        class.responses = compile(class.constraints.iter().flat_map(|c| c.inputs.iter().map(|i| i.1)).collect())?;
        for program in [&class.equations, &class.readings, &class.drives, &class.responses] {
            assert!(unknown(program).is_none(), "every symbol of a class stands for something");
        }
        Ok(class)
    }
}
