//! Scheduling: an order for the values that the outputs need, and registers to hold them.
//!
//! 1. *Live*: only what some output needs is kept.
//! 2. *Order*: depth first from the outputs, operands before their operation, so that values are used
//!    soon after they are made. sin and cos of one argument become one step.
//! 3. *Runs*: within a window of that order, independent operations of one kind are brought together, so
//!    that the evaluation loop works through runs of equal operations instead of being surprised by each.
//! 4. *Registers*: a register is free again after the last use of its value (outputs are kept to the
//!    end); the register freed last is taken first. Constants and inputs occupy the first registers at
//!    the start and free them like any other value.
//!
//! No step recurses; time and memory are linear in the number of values.

use super::lower::{Lowered, Op, Value, ValueId};
use super::runs::{self, Step};
use super::tape::{Instruction, Run};

/// No value, no register.
const NONE: u32 = u32::MAX;

/// What a [`Program`](super::Program) consists of.
pub(super) struct Schedule {
    /// Contents of the first registers; the inputs come next.
    pub constants: Vec<f64>,
    pub instructions: Vec<Instruction>,
    pub runs: Vec<Run>,
    /// Per output: the register where it is at the end.
    pub outputs: Vec<u32>,
    pub registers: usize,
}

pub(super) fn schedule(lowered: &Lowered, inputs: usize) -> Schedule {
    let uses = count_uses(lowered);
    let steps = runs::gather(&order(lowered, &uses), lowered.values.len());
    assign_registers(lowered, uses, &steps, inputs)
}

/// Per value: how often live operations and outputs use it. 0 for dead values.
fn count_uses(lowered: &Lowered) -> Vec<u32> {
    let mut uses = vec![0; lowered.values.len()];
    for &output in &lowered.outputs {
        uses[output as usize] += 1;
    }
    for (id, value) in lowered.values.iter().enumerate().rev() {
        if uses[id] > 0 {
            for &operand in value.operands() {
                uses[operand as usize] += 1;
            }
        }
    }
    uses
}

/// Depth-first order of the live operations.
fn order(lowered: &Lowered, uses: &[u32]) -> Vec<Step> {
    let pairs = sine_cosine_pairs(lowered, uses);
    let mut done = vec![false; lowered.values.len()];
    let mut steps = Vec::new();
    let mut stack = Vec::new();
    for &output in &lowered.outputs {
        stack.push((output, 0));
        while let Some((id, next)) = stack.pop() {
            let value = &lowered.values[id as usize];
            if done[id as usize] {
                continue;
            }
            if let Some(&operand) = value.operands().get(next) {
                stack.push((id, next + 1));
                stack.push((operand, 0));
                continue;
            }
            done[id as usize] = true;
            let Value::Operation(op, operands) = *value else {
                continue;
            };
            let (op, targets) = match pairs[id as usize] {
                NONE => (op, [id, NONE]),
                cosine if op == Op::Sin => (Op::SinCos, [id, cosine]),
                sine => (Op::SinCos, [sine, id]),
            };
            if op == Op::SinCos {
                done[targets[0] as usize] = true;
                done[targets[1] as usize] = true;
            }
            steps.push(Step { op, targets, operands });
        }
    }
    steps
}

/// Per live sine: the live cosine of the same argument, and the other way round.
fn sine_cosine_pairs(lowered: &Lowered, uses: &[u32]) -> Vec<ValueId> {
    let mut pairs = vec![NONE; lowered.values.len()];
    let mut by_argument = vec![NONE; lowered.values.len()];
    for (id, value) in lowered.values.iter().enumerate() {
        if let Value::Operation(Op::Sin | Op::Cos, [argument, ..]) = *value
            && uses[id] > 0
        {
            let argument = argument as usize;
            match by_argument[argument] {
                NONE => by_argument[argument] = id as ValueId,
                other => {
                    pairs[id] = other;
                    pairs[other as usize] = id as ValueId;
                }
            }
        }
    }
    pairs
}

/// Registers that are free, and how many there are in all.
#[derive(Default)]
struct Registers {
    free: Vec<u32>,
    count: u32,
}

impl Registers {
    fn take(&mut self) -> u32 {
        self.free.pop().unwrap_or_else(|| {
            self.count += 1;
            self.count - 1
        })
    }
}

fn assign_registers(lowered: &Lowered, mut uses: Vec<u32>, steps: &[Step], inputs: usize) -> Schedule {
    let mut register_of = vec![NONE; lowered.values.len()];
    let mut constants = Vec::new();
    for (id, value) in lowered.values.iter().enumerate() {
        if let Value::Constant(bits) = *value
            && uses[id] > 0
        {
            register_of[id] = constants.len() as u32;
            constants.push(f64::from_bits(bits));
        }
    }
    let first_input = constants.len() as u32;
    let mut unused = vec![true; inputs];
    for (id, value) in lowered.values.iter().enumerate() {
        if let Value::Input(input) = *value
            && uses[id] > 0
        {
            register_of[id] = first_input + input;
            unused[input as usize] = false;
        }
    }
    let free = (0..inputs as u32).rev().filter(|&i| unused[i as usize]).map(|i| first_input + i).collect();
    let mut registers = Registers { free, count: first_input + inputs as u32 };

    let mut instructions = Vec::with_capacity(steps.len());
    for step in steps {
        let operands = step.operands();
        let mut from = [0; 3];
        for (register, &operand) in from.iter_mut().zip(operands) {
            *register = register_of[operand as usize];
        }
        for &operand in operands {
            uses[operand as usize] -= 1;
            if uses[operand as usize] == 0 {
                registers.free.push(register_of[operand as usize]);
            }
        }
        let mut to = [0; 2];
        for (register, &target) in to.iter_mut().zip(step.targets()) {
            *register = registers.take();
            register_of[target as usize] = *register;
        }
        instructions.push(Instruction::new(step.op, to, from));
    }
    let outputs = lowered.outputs.iter().map(|&output| register_of[output as usize]).collect();
    let mut runs: Vec<Run> = Vec::new();
    for step in steps {
        match runs.last_mut() {
            Some(run) if run.op == step.op => run.length += 1,
            _ => runs.push(Run { op: step.op, length: 1 }),
        }
    }
    Schedule { constants, instructions, runs, outputs, registers: registers.count as usize }
}
