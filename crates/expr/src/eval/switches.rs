//! Where a program changes from one formula to another: the zeros of what its switching operations ask.
//!
//! | operation | g, the number whose sign it asks for |
//! |---|---|
//! | \|a\|, sign a | a |
//! | min(a, b), max(a, b), a < b | a − b |
//! | a ≤ b | b − a |
//! | ⌊a⌋ | sin πa, or a itself: it is zero wherever that is a whole number |
//!
//! Between zeros of all g the program is one smooth formula; comparisons have at a zero the one of positive g. Equality is met at single points, which no motion stays at long enough to feel it; a linearization may be asked for there.

use super::Program;
use super::lower::Op;

/// Whether an operation goes from one formula to another at zeros of g.
fn switch(op: Op) -> bool {
    matches!(op, Op::Abs | Op::Sign | Op::Floor | Op::Min | Op::Max | Op::Less | Op::LessEqual)
}

/// What a switching operation asks for.
#[derive(Clone, Copy, Debug)]
pub enum Asked {
    /// The sign of a number.
    Sign(f64),
    /// The whole number below a number.
    Whole(f64),
}

impl Program {
    /// The instructions that switch on what these inputs change.
    pub fn switches(&self, changes: &[bool]) -> Vec<usize> {
        self.instructions_where(changes, switch)
    }

    /// Those, and comparisons for equality: formulas that hold at single points.
    pub fn switches_and_points(&self, changes: &[bool]) -> Vec<usize> {
        self.instructions_where(changes, |op| switch(op) || matches!(op, Op::Equal | Op::NotEqual))
    }

    pub(super) fn instructions_where(&self, changes: &[bool], holds: impl Fn(Op) -> bool) -> Vec<usize> {
        let mut moves = vec![false; self.registers.max(self.constants.len() + self.inputs)];
        moves[self.constants.len()..self.constants.len() + self.inputs].copy_from_slice(changes);
        let mut found = Vec::new();
        for (k, (op, i)) in self.operations().enumerate() {
            let operands = [i.a, i.b, i.c];
            let moving = operands[..op.arity()].iter().any(|&r| moves[r as usize]);
            if moving && holds(op) {
                found.push(k);
            }
            moves[i.to as usize] = moving;
            if op == Op::SinCos {
                moves[i.b as usize] = moving;
            }
        }
        found
    }

    pub(super) fn operations(&self) -> impl Iterator<Item = (Op, &super::tape::Instruction)> {
        let ops = self.runs.iter().flat_map(|run| std::iter::repeat_n(run.op, run.length as usize));
        ops.zip(&self.instructions)
    }

    /// Tells what these instructions ask for, in their order.
    ///
    /// # Panics
    /// If there are not as many inputs as the program has.
    pub fn switch_values(
        &self,
        instructions: &[usize],
        inputs: &[f64],
        registers: &mut Vec<f64>,
        tell: &mut dyn FnMut(Asked),
    ) {
        self.operands(instructions, inputs, registers, &mut |op, [a, b]| {
            tell(match op {
                Op::Abs | Op::Sign => Asked::Sign(a),
                Op::Floor => Asked::Whole(a),
                Op::LessEqual => Asked::Sign(b - a),
                _ => Asked::Sign(a - b),
            });
        });
    }
}
