//! The tape: instructions on numbered registers, and the loop that carries them out.

use super::lower::Op;
use crate::scalar::Scalar;

/// One operation: registers `a`, `b`, `c` as far as `op` has operands, target `to`.
/// For [`Op::SinCos`] the sine goes to `to` and the cosine to `b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instruction {
    pub op: Op,
    pub to: u32,
    pub a: u32,
    pub b: u32,
    pub c: u32,
}

impl Instruction {
    pub(super) fn new(op: Op, to: [u32; 2], [a, b, c]: [u32; 3]) -> Self {
        let b = if op == Op::SinCos { to[1] } else { b };
        Instruction {
            op,
            to: to[0],
            a,
            b,
            c,
        }
    }

    /// The registers that it writes.
    #[cfg(feature = "native")]
    pub(crate) fn targets(&self) -> impl Iterator<Item = u32> + use<> {
        let second = (self.op == Op::SinCos).then_some(self.b);
        std::iter::once(self.to).chain(second)
    }
}

/// Carries out the instructions in order on registers that hold the constants and inputs.
///
/// Inlined into one function per instruction set, see [`super::dispatch`].
#[allow(clippy::inline_always)]
#[inline(always)]
pub(super) fn run<T: Scalar>(instructions: &[Instruction], r: &mut [T]) {
    let truth = |mask| T::select(mask, T::constant(1.0), T::constant(0.0));
    for i in instructions {
        let (to, a, b) = (i.to as usize, i.a as usize, i.b as usize);
        r[to] = match i.op {
            Op::Add => r[a] + r[b],
            Op::Sub => r[a] - r[b],
            Op::Mul => r[a] * r[b],
            Op::Div => r[a] / r[b],
            Op::Neg => -r[a],
            Op::Sqrt => r[a].sqrt(),
            Op::Abs => r[a].abs(),
            Op::Sign => r[a].sign(),
            Op::Min => r[a].min(r[b]),
            Op::Max => r[a].max(r[b]),
            Op::Sin => r[a].sin(),
            Op::Cos => r[a].cos(),
            Op::SinCos => {
                let (sine, cosine) = r[a].sin_cos();
                r[b] = cosine;
                sine
            }
            Op::Tan => r[a].tan(),
            Op::Asin => r[a].asin(),
            Op::Acos => r[a].acos(),
            Op::Atan => r[a].atan(),
            Op::Atan2 => r[a].atan2(r[b]),
            Op::Sinh => r[a].sinh(),
            Op::Cosh => r[a].cosh(),
            Op::Tanh => r[a].tanh(),
            Op::Exp => r[a].exp(),
            Op::Ln => r[a].ln(),
            Op::Pow => r[a].powf(r[b]),
            Op::Less => truth(r[a].less(r[b])),
            Op::LessEqual => truth(r[a].less_equal(r[b])),
            Op::Equal => truth(r[a].equal(r[b])),
            Op::NotEqual => truth(r[a].not_equal(r[b])),
            Op::Select => T::select(r[a].not_equal(T::constant(0.0)), r[b], r[i.c as usize]),
        };
    }
}
