//! Where formulas switch as the state moves: the zeros of what `if()`, `abs`, `sign`, `min`, `max`, `mod` ask of it.
//!
//! What depends on time alone is known ahead ([`crate::changes`]); these are found on the way, step by step.

use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;

/// The switches of a model.
pub(super) struct Switches<'m> {
    equations: Equations<'m>,
    /// Of each call: where its arguments begin, its number, its instructions that switch.
    calls: Vec<(usize, usize, Vec<usize>)>,
    registers: Vec<f64>,
}

impl<'m> Switches<'m> {
    /// None if nothing switches.
    pub fn new(model: &'m Model) -> Option<Self> {
        let (mut first, mut calls) = (0, Vec::new());
        for (k, call) in model.pattern.calls.iter().enumerate() {
            let changes: Vec<bool> =
                call.inputs.iter().map(|s| matches!(s, Source::State(_) | Source::Signal(_))).collect();
            let found = model.classes[call.class].equations.tape.switches(&changes);
            if call.outputs > 0 && !found.is_empty() {
                calls.push((first, k, found));
            }
            first += call.inputs.len();
        }
        (!calls.is_empty()).then(|| Self { equations: Equations::new(model), calls, registers: Vec::new() })
    }

    /// Their numbers at a state.
    pub fn values(&mut self, (t, y): (f64, &[f64]), inputs: &[Option<f64>], out: &mut Vec<f64>) {
        let model = self.equations.model;
        self.equations.evaluate(t, &y[..model.states], inputs);
        for (first, call, instructions) in &self.calls {
            let call = &model.pattern.calls[*call];
            let arguments = &self.equations.arguments_now()[*first..first + call.inputs.len()];
            let tape = &model.classes[call.class].equations.tape;
            tape.switch_values(instructions, arguments, &mut self.registers, &mut |g| out.push(g));
        }
    }
}
