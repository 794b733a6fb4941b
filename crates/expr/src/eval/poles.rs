//! What a program divides by: factors of denominators, at whose zeros its results may have no bound.
//!
//! A denominator is followed back through products, roots and powers, so that (d − x)², which keeps its sign, shows as d − x, which does not.

use super::Program;
use super::lower::Op;
use super::tape::{Run, run};

/// Where a number of a program comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// The input of this number.
    Input(usize),
    /// The instruction of this number; of those with two results the first or the second.
    Result(usize, bool),
}

impl Program {
    /// The factors of denominators that these inputs change.
    pub fn divisors(&self, changes: &[bool]) -> Vec<Origin> {
        let first = self.constants.len();
        // What each register holds, and for each instruction what it worked on.
        let mut held: Vec<Option<Origin>> = vec![None; self.registers.max(first + self.inputs)];
        for (i, _) in changes.iter().enumerate().filter(|(_, changes)| **changes) {
            held[first + i] = Some(Origin::Input(i));
        }
        let mut made: Vec<(Op, [Option<Origin>; 2])> = Vec::with_capacity(self.instructions.len());
        let mut found = Vec::new();
        for (k, (op, i)) in self.operations().enumerate() {
            let of = |r: u32| held[r as usize];
            let operands = match op.arity() {
                1 => [of(i.a), None],
                2 => [of(i.a), of(i.b)],
                _ => [of(i.a).or(of(i.b)).or(of(i.c)), None],
            };
            made.push((op, operands));
            match op {
                Op::Div => found.extend(operands[1]),
                Op::Pow => found.extend(operands[0]),
                _ => {}
            }
            let moves = operands.iter().any(Option::is_some);
            held[i.to as usize] = moves.then_some(Origin::Result(k, false));
            if op == Op::SinCos {
                held[i.b as usize] = moves.then_some(Origin::Result(k, true));
            }
        }
        let mut factors = Vec::new();
        while let Some(origin) = found.pop() {
            match origin {
                Origin::Result(k, _) if matches!(made[k].0, Op::Mul | Op::Weigh) => {
                    found.extend(made[k].1.into_iter().flatten());
                }
                Origin::Result(k, _) if matches!(made[k].0, Op::Sqrt | Op::Abs | Op::Neg | Op::Pow) => {
                    found.extend(made[k].1[0]);
                }
                other => factors.push(other),
            }
        }
        factors.sort_unstable();
        factors.dedup();
        factors
    }

    /// Tells numbers by their origins, which are in order.
    ///
    /// # Panics
    /// If there are not as many inputs as the program has.
    pub fn origin_values(
        &self,
        origins: &[Origin],
        inputs: &[f64],
        registers: &mut Vec<f64>,
        tell: &mut dyn FnMut(f64),
    ) {
        let mut wanted = origins.iter().copied().peekable();
        while let Some(Origin::Input(i)) = wanted.next_if(|origin| matches!(origin, Origin::Input(_))) {
            tell(inputs[i]);
        }
        if wanted.peek().is_none() {
            return;
        }
        self.load(inputs, registers);
        for (k, (op, i)) in self.operations().enumerate() {
            run(&[Run { op, length: 1 }], std::slice::from_ref(i), registers);
            for (second, register) in [(false, i.to), (true, i.b)] {
                if wanted.next_if_eq(&Origin::Result(k, second)).is_some() {
                    tell(registers[register as usize]);
                }
            }
            if wanted.peek().is_none() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{FreeNames, Graph, Program, parse};

    fn signs(formula: &str, x: f64) -> Vec<f64> {
        let mut g = Graph::new();
        let names = ["x", "y"].map(|name| g.symbol(name));
        let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
        let program = Program::compile(&g, &names, &[e]).unwrap();
        let origins = program.divisors(&[true, false]);
        let mut out = Vec::new();
        program.origin_values(&origins, &[x, 3.0], &mut Vec::new(), &mut |value| out.push(value));
        out
    }

    /// Even powers, roots and products of what is divided by show as what changes sign; what stays does not show.
    #[test]
    fn denominators_are_taken_apart() {
        assert_eq!(signs("1/x", 2.0), [2.0]);
        assert_eq!(signs("y/(1 - x)^2", 2.0).iter().map(|g| g.abs()).collect::<Vec<_>>(), [1.0]);
        assert_eq!(signs("1/(x*sqrt(x + y))", 1.0), [1.0, 4.0]);
        assert_eq!(signs("x/y + x^2", 1.0), [0.0; 0]);
        assert_eq!(signs("1/cos(x) + sin(x)", 0.0), [1.0]);
        assert_eq!(signs("(1 + x)^-1.5", 0.5), [1.5]);
    }
}
