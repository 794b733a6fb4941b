//! Where a program may have all of a shape within a narrow range: exponentials, which bells such as exp(−u²) are made of, high powers, as cos²⁰⁰⁰ u, and hyperbolic functions: the slope of tanh is one, and so is 1/cosh.
//!
//! | operation | what it asks for | narrow where |
//! |---|---|---|
//! | exp a; bᵃ, and b² of what was squared before, as exp(a ln b) | a; a ln b | it is largest, or passes zero, as in 1/(1 + eᵃ) |
//! | tanh a, cosh a, sinh a | a | a passes zero, or comes near to it |
//! | sin a, cos a, on which such an a depends | a | it goes round |

use super::Program;
use super::lower::Op;
use super::tape::{Run, run};
use crate::tolerances::{MULTIPLIED_OUT, SQUARES};

/// What such an operation asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bump {
    /// The exponent of an exponential, or of what a power is as one.
    Exponent(f64),
    /// The argument of a hyperbolic function.
    Saturating(f64),
    /// An angle that one of these depends on.
    Angle(f64),
}

impl Program {
    /// The instructions that ask for what these inputs change.
    pub fn bumps(&self, changes: &[bool]) -> Vec<usize> {
        let mut found = self.narrow(changes);
        if found.is_empty() {
            return found;
        }
        let angles = self.instructions_where(changes, |op| matches!(op, Op::Sin | Op::Cos | Op::SinCos));
        let operations: Vec<_> = self.operations().collect();
        let mut needed = vec![false; self.registers.max(self.constants.len() + self.inputs)];
        let mut own = Vec::new();
        for (k, (op, i)) in operations.into_iter().enumerate().rev() {
            let mut written = std::mem::take(&mut needed[i.to as usize]);
            if op == Op::SinCos {
                written |= std::mem::take(&mut needed[i.b as usize]);
            }
            if written && angles.binary_search(&k).is_ok() {
                own.push(k);
            }
            if written || found.binary_search(&k).is_ok() {
                [i.a, i.b, i.c][..op.arity()].iter().for_each(|&r| needed[r as usize] = true);
            }
        }
        found.extend(own);
        found.sort_unstable();
        found
    }

    /// Exponentials, hyperbolic functions and high powers of what these inputs change.
    fn narrow(&self, changes: &[bool]) -> Vec<usize> {
        let moving = self.instructions_where(changes, |_| true);
        let registers = self.registers.max(self.constants.len() + self.inputs);
        // Of what each register holds: how often it was squared, and the number if it is one.
        let mut squares = vec![0; registers];
        let mut constants: Vec<Option<f64>> = self.constants.iter().map(|&c| Some(c)).collect();
        constants.resize(registers, None);
        let mut found = Vec::new();
        for (k, (op, i)) in self.operations().enumerate() {
            let squared = if op == Op::Mul && i.a == i.b { squares[i.a as usize] + 1 } else { 0 };
            let narrow = match op {
                Op::Exp | Op::Tanh | Op::Cosh | Op::Sinh => true,
                Op::Pow => constants[i.b as usize].is_none_or(|n| n.abs() > MULTIPLIED_OUT),
                _ => squared >= SQUARES,
            };
            if narrow && moving.binary_search(&k).is_ok() {
                found.push(k);
            }
            let second = (op == Op::SinCos).then_some((i.b, 0));
            for (register, squared) in [(i.to, squared)].into_iter().chain(second) {
                (squares[register as usize], constants[register as usize]) = (squared, None);
            }
        }
        found
    }

    /// Tells what these instructions ask for, in their order.
    ///
    /// # Panics
    /// If there are not as many inputs as the program has.
    pub fn bump_values(
        &self,
        instructions: &[usize],
        inputs: &[f64],
        registers: &mut Vec<f64>,
        tell: &mut dyn FnMut(Bump),
    ) {
        // Where the base passes zero it is as small as numbers are.
        let log = |x: f64| x.abs().max(f64::MIN_POSITIVE).ln();
        self.operands(instructions, inputs, registers, &mut |op, [a, b]| {
            tell(match op {
                Op::Exp => Bump::Exponent(a),
                Op::Pow => Bump::Exponent(b * log(a)),
                Op::Mul => Bump::Exponent(2.0 * log(a)),
                Op::Tanh | Op::Cosh | Op::Sinh => Bump::Saturating(a),
                _ => Bump::Angle(a),
            });
        });
    }

    /// Tells the operations of these instructions with their first two operands, in their order.
    pub(super) fn operands(
        &self,
        instructions: &[usize],
        inputs: &[f64],
        registers: &mut Vec<f64>,
        tell: &mut dyn FnMut(Op, [f64; 2]),
    ) {
        let Some(&last) = instructions.last() else { return };
        self.load(inputs, registers);
        let mut wanted = instructions.iter().copied().peekable();
        for (k, (op, i)) in self.operations().enumerate().take(last + 1) {
            if wanted.next_if_eq(&k).is_some() {
                tell(op, [registers[i.a as usize], registers.get(i.b as usize).copied().unwrap_or(0.0)]);
            }
            run(&[Run { op, length: 1 }], std::slice::from_ref(i), registers);
        }
    }
}
