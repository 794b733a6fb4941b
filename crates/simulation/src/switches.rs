//! Where formulas switch as the state moves: the zeros of what `if()`, `abs`, `sign`, `min`, `max`, `mod` ask of it.
//!
//! Of ⌊a⌋ these are two, from where a step starts on: how far a is above the whole number below that place, and how far below the one above. A step over many whole numbers, which
//! ends where a periodic function is as it was, is seen so.
//!
//! What depends on time alone is known ahead ([`crate::changes`]); these are found on the way, step by step.

use dalembert_expr::{Asked, Program};
use dalembert_model::model::{Model, Variable};
use dalembert_model::pattern::Source;

use super::asking::Asking;

/// The switches of a model.
pub(super) struct Switches<'m> {
    asking: Asking<'m>,
    /// Of what asks for whole numbers, those below the place where a step starts.
    below: Vec<f64>,
}

impl<'m> Switches<'m> {
    /// None if nothing switches.
    pub fn new(model: &'m Model) -> Option<Self> {
        Some(Self { asking: Asking::new(model, Program::switches)?, below: Vec::new() })
    }

    /// A step starts at a state.
    pub fn start(&mut self, at: (f64, &[f64]), inputs: &[Option<f64>]) {
        let mut below = std::mem::take(&mut self.below);
        below.clear();
        self.tell(at, inputs, &mut |asked| {
            if let Asked::Whole(a) = asked {
                below.push(a.floor());
            }
        });
        self.below = below;
    }

    /// Their numbers at a state.
    pub fn values(&mut self, at: (f64, &[f64]), inputs: &[Option<f64>], out: &mut Vec<f64>) {
        let below = std::mem::take(&mut self.below);
        let mut wholes = below.iter();
        self.tell(at, inputs, &mut |asked| match asked {
            Asked::Sign(g) => out.push(g),
            Asked::Whole(a) => {
                let whole = wholes.next().copied().unwrap_or_else(|| a.floor());
                out.extend([a - whole, whole + 1.0 - a]);
            }
        });
        self.below = below;
    }

    /// The variables and rates that one of the numbers depends on, where it was seen last.
    pub fn variables(&mut self, number: usize) -> Vec<String> {
        let Asking { equations, calls, registers } = &mut self.asking;
        let model = equations.model;
        let mut left = number;
        for (first, call, instructions) in &*calls {
            let call = &model.pattern.calls[*call];
            let arguments = &equations.arguments_now()[*first..first + call.inputs.len()];
            let tape = &model.classes[call.class].equations.tape;
            let mut counts = Vec::with_capacity(instructions.len());
            let mut count = |asked| counts.push(if matches!(asked, Asked::Whole(_)) { 2 } else { 1 });
            tape.switch_values(instructions, arguments, registers, &mut count);
            for (instruction, count) in instructions.iter().zip(counts) {
                if left >= count {
                    left -= count;
                    continue;
                }
                let moves = |input: usize| {
                    let changes: Vec<bool> = (0..call.inputs.len()).map(|k| k == input).collect();
                    tape.switches(&changes).contains(instruction)
                };
                let inputs = call.inputs.iter().enumerate();
                let places = inputs
                    .filter_map(|(k, s)| if let Source::State(place) = *s { moves(k).then_some(place) } else { None });
                return places.filter_map(|place| state_name(model, place)).collect();
            }
        }
        Vec::new()
    }

    fn tell(&mut self, at: (f64, &[f64]), inputs: &[Option<f64>], tell: &mut dyn FnMut(Asked)) {
        self.asking.each(at, inputs, |tape, instructions, arguments, registers| {
            tape.switch_values(instructions, arguments, registers, tell);
        });
    }
}

/// What a component of the state is called.
pub(super) fn state_name(model: &Model, place: usize) -> Option<String> {
    let slot = |v: &Variable| Some(v.slot(v.state.iter().position(|&own| own == place)?).into_owned());
    let joints = || model.mechanism.iter().flat_map(|m| &m.joints);
    let coordinate =
        || joints().find_map(|j| j.coordinates.get(j.states.iter().position(|&own| own == place)?).cloned());
    model.variables.iter().find_map(slot).or_else(coordinate)
}
