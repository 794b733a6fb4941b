//! A tape with its registers undone: which value each operand is, in an order that suits few registers.

use crate::eval::Program;
use crate::eval::lower::Op;

/// Where an operand comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    Constant(f64),
    Input(u32),
    /// The value with this number.
    Value(u32),
}

/// An operation; its value has number 2k if it is the k-th step of the tape, and 2k + 1 its second value
/// (the cosine).
pub(super) struct Step {
    pub op: Op,
    operands: [Source; 3],
}

impl Step {
    pub(super) fn operands(&self) -> &[Source] {
        &self.operands[..self.op.arity()]
    }
}

/// Straight-line code without registers.
pub(super) struct Straight {
    pub steps: Vec<Step>,
    /// Numbers of the steps, depth first from the outputs: values are used soon after they are made.
    pub order: Vec<u32>,
    pub outputs: Vec<Source>,
}

impl Straight {
    pub(super) fn new(program: &Program) -> Straight {
        let constants = program.constants().iter().map(|&c| Source::Constant(c));
        let inputs = (0..program.inputs() as u32).map(Source::Input);
        let mut held: Vec<_> = constants.chain(inputs).collect();
        held.resize(program.registers(), Source::Constant(0.0));
        let mut steps = Vec::with_capacity(program.instructions());
        for (place, (op, i)) in program.tape().enumerate() {
            steps.push(Step { op, operands: [i.a, i.b, i.c].map(|register| held[register as usize]) });
            held[i.to as usize] = Source::Value(2 * place as u32);
            if op == Op::SinCos {
                held[i.b as usize] = Source::Value(2 * place as u32 + 1);
            }
        }
        let outputs: Vec<_> = program.output_registers().iter().map(|&r| held[r as usize]).collect();
        let order = depth_first(&steps, &outputs);
        Straight { steps, order, outputs }
    }
}

fn depth_first(steps: &[Step], outputs: &[Source]) -> Vec<u32> {
    let mut done = vec![false; steps.len()];
    let mut order = Vec::with_capacity(steps.len());
    let mut stack = Vec::new();
    for &output in outputs {
        let Source::Value(value) = output else {
            continue;
        };
        stack.push((value / 2, 0));
        while let Some((place, next)) = stack.pop() {
            if done[place as usize] {
                continue;
            }
            if let Some(&operand) = steps[place as usize].operands().get(next) {
                stack.push((place, next + 1));
                if let Source::Value(value) = operand {
                    stack.push((value / 2, 0));
                }
                continue;
            }
            done[place as usize] = true;
            order.push(place);
        }
    }
    order
}
