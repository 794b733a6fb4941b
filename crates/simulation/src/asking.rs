//! Instructions of a model's formulas that ask for something as the state moves, and what they ask for at a state.

use dalembert_dynamics::equations::Equations;
use dalembert_expr::Program;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;

/// Those of one kind.
pub(super) struct Asking<'m> {
    pub equations: Equations<'m>,
    /// Of each call: where its arguments begin, its number, its instructions.
    pub calls: Vec<(usize, usize, Vec<usize>)>,
    pub registers: Vec<f64>,
}

impl<'m> Asking<'m> {
    /// Those that `found` names of a program, given which of its inputs move; none if there are none.
    pub fn new(model: &'m Model, found: impl Fn(&Program, &[bool]) -> Vec<usize>) -> Option<Self> {
        let (mut first, mut calls) = (0, Vec::new());
        for (k, call) in model.pattern.calls.iter().enumerate() {
            let changes: Vec<bool> =
                call.inputs.iter().map(|s| matches!(s, Source::State(_) | Source::Signal(_))).collect();
            let found = found(&model.classes[call.class].equations.tape, &changes);
            if call.outputs > 0 && !found.is_empty() {
                calls.push((first, k, found));
            }
            first += call.inputs.len();
        }
        (!calls.is_empty()).then(|| Self { equations: Equations::new(model), calls, registers: Vec::new() })
    }

    /// Goes through the programs with their instructions and their arguments at a state, and space for registers.
    pub fn each(
        &mut self,
        (t, y): (f64, &[f64]),
        inputs: &[Option<f64>],
        mut tell: impl FnMut(&Program, &[usize], &[f64], &mut Vec<f64>),
    ) {
        let model = self.equations.model;
        self.equations.read(t, &y[..model.states], inputs);
        for (first, call, instructions) in &self.calls {
            let call = &model.pattern.calls[*call];
            let arguments = &self.equations.arguments_now()[*first..first + call.inputs.len()];
            tell(&model.classes[call.class].equations.tape, instructions, arguments, &mut self.registers);
        }
    }
}
