//! The tape: instructions on numbered registers, and the loop that carries them out.

use super::lower::Op;
use crate::Scalar;

/// Operands and target of one operation: registers `a`, `b`, `c` as far as it has operands, target `to`.
/// For [`Op::SinCos`] the sine goes to `to` and the cosine to `b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instruction {
    pub to: u32,
    pub a: u32,
    pub b: u32,
    pub c: u32,
}

impl Instruction {
    pub(super) fn new(op: Op, to: [u32; 2], [a, b, c]: [u32; 3]) -> Self {
        let b = if op == Op::SinCos { to[1] } else { b };
        Instruction { to: to[0], a, b, c }
    }
}

/// So many instructions in a row that carry out this operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub op: Op,
    pub length: u32,
}

#[allow(clippy::inline_always)]
#[inline(always)]
fn one<T: Scalar>(run: &[Instruction], r: &mut [T], f: impl Fn(T) -> T) {
    for i in run {
        r[i.to as usize] = f(r[i.a as usize]);
    }
}

#[allow(clippy::inline_always)]
#[inline(always)]
fn two<T: Scalar>(run: &[Instruction], r: &mut [T], f: impl Fn(T, T) -> T) {
    for i in run {
        r[i.to as usize] = f(r[i.a as usize], r[i.b as usize]);
    }
}

/// Carries out the instructions in order on registers that hold the constants and inputs.
///
/// Inlined into one function per instruction set, see [`super::dispatch`].
#[allow(clippy::inline_always)]
#[inline(always)]
pub(super) fn run<T: Scalar>(runs: &[Run], mut instructions: &[Instruction], r: &mut [T]) {
    let truth = |mask| T::select(mask, T::constant(1.0), T::constant(0.0));
    for run in runs {
        let (now, rest) = instructions.split_at(run.length as usize);
        instructions = rest;
        match run.op {
            Op::Add => two(now, r, |a, b| a + b),
            Op::Sub => two(now, r, |a, b| a - b),
            Op::Mul => two(now, r, |a, b| a * b),
            Op::Weigh => two(now, r, T::weigh),
            Op::Div => two(now, r, |a, b| a / b),
            Op::Neg => one(now, r, |a| -a),
            Op::Sqrt => one(now, r, T::sqrt),
            Op::Abs => one(now, r, T::abs),
            Op::Sign => one(now, r, T::sign),
            Op::Floor => one(now, r, T::floor),
            Op::Min => two(now, r, T::min),
            Op::Max => two(now, r, T::max),
            Op::Sin => one(now, r, T::sin),
            Op::Cos => one(now, r, T::cos),
            Op::SinCos => {
                for i in now {
                    (r[i.to as usize], r[i.b as usize]) = r[i.a as usize].sin_cos();
                }
            }
            Op::Tan => one(now, r, T::tan),
            Op::Asin => one(now, r, T::asin),
            Op::Acos => one(now, r, T::acos),
            Op::Atan => one(now, r, T::atan),
            Op::Atan2 => two(now, r, T::atan2),
            Op::Sinh => one(now, r, T::sinh),
            Op::Cosh => one(now, r, T::cosh),
            Op::Tanh => one(now, r, T::tanh),
            Op::Exp => one(now, r, T::exp),
            Op::Ln => one(now, r, T::ln),
            Op::Pow => two(now, r, T::powf),
            Op::Less => two(now, r, |a, b| truth(a.less(b))),
            Op::LessEqual => two(now, r, |a, b| truth(a.less_equal(b))),
            Op::Equal => two(now, r, |a, b| truth(a.equal(b))),
            Op::NotEqual => two(now, r, |a, b| truth(a.not_equal(b))),
            Op::Select => {
                for i in now {
                    let holds = r[i.a as usize].not_equal(T::constant(0.0));
                    r[i.to as usize] = T::select(holds, r[i.b as usize], r[i.c as usize]);
                }
            }
        }
    }
}
