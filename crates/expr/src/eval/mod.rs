//! Evaluation: expressions compiled to a flat tape of register instructions.
//!
//! Graph → values, every common subexpression once ([`lower`]) → order and registers ([`schedule`]) →
//! a loop over instructions ([`tape`]), generic in the scalar. All outputs share one tape, so what M, f
//! and A have in common is computed once. The `native` feature translates the same tape to machine
//! code; both give the same bits for `f64`, and so does every lane of [`Lanes`].

mod bumps;
mod dispatch;
mod enclose;
pub(crate) mod lower;
mod poles;
mod runs;
mod schedule;
mod switches;
pub(crate) mod tape;

pub use bumps::Bump;
pub use enclose::{Bend, POINTS, Piece, SHARES};
pub use poles::Origin;
pub use switches::Asked;

use crate::Lanes;
use crate::Scalar;
use crate::graph::{Expr, Graph, Reach, Symbol};
use dalembert_scalar::Far;
#[cfg(feature = "native")]
use lower::Op;
use std::fmt;
use tape::{Instruction, Run};

/// Expressions compiled for evaluation: outputs as functions of inputs.
///
/// ```
/// use dalembert_expr::{Graph, Program};
/// let mut g = Graph::new();
/// let s = g.symbol("x");
/// let x = g.var(s);
/// let cube = g.powi(x, 3);
/// let program = Program::compile(&g, &[s], &[cube]).unwrap();
/// let mut y = [0.0];
/// program.evaluate(&[2.0], &mut Vec::new(), &mut y);
/// assert_eq!(y, [8.0]);
/// ```
#[derive(Clone)]
pub struct Program {
    inputs: usize,
    constants: Vec<f64>,
    instructions: Vec<Instruction>,
    /// Which operations the instructions carry out.
    runs: Vec<Run>,
    outputs: Vec<u32>,
    registers: usize,
}

/// Why expressions could not be compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError {
    /// The symbol that the expressions need and that is not among the inputs.
    pub symbol: Symbol,
    /// Its name.
    pub name: String,
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is used but is not among the inputs", self.name)
    }
}

impl std::error::Error for CompileError {}

impl Program {
    /// Compiles `outputs` as functions of `inputs`; unused inputs are fine. If a symbol occurs twice
    /// among the inputs, the first place counts.
    ///
    /// # Errors
    /// If an output depends on a symbol that is not among the inputs.
    pub fn compile(graph: &Graph, inputs: &[Symbol], outputs: &[Expr]) -> Result<Program, CompileError> {
        let lowered = lower::lower(graph, inputs, outputs)
            .map_err(|symbol| CompileError { symbol, name: graph.name(symbol).to_owned() })?;
        let schedule = schedule::schedule(&lowered, inputs.len());
        Ok(Program {
            inputs: inputs.len(),
            constants: schedule.constants,
            instructions: schedule.instructions,
            runs: schedule.runs,
            outputs: schedule.outputs,
            registers: schedule.registers,
        })
    }

    /// Number of inputs.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Number of outputs.
    pub fn outputs(&self) -> usize {
        self.outputs.len()
    }

    /// Number of registers that an evaluation needs.
    pub fn registers(&self) -> usize {
        self.registers
    }

    /// Number of instructions that an evaluation carries out.
    pub fn instructions(&self) -> usize {
        self.instructions.len()
    }

    /// Values of all outputs. `registers` is working space: it grows to [`Program::registers`] and can
    /// serve any program; once it has grown, nothing is allocated.
    ///
    /// # Panics
    /// If `inputs` or `outputs` do not have the program's lengths.
    pub fn evaluate<T: Scalar>(&self, inputs: &[T], registers: &mut Vec<T>, outputs: &mut [T]) {
        self.load(inputs, registers);
        tape::run(&self.runs, &self.instructions, registers);
        self.store(registers, outputs);
    }

    /// The same, [mended](Self::mend): what algorithms ask for, while [`Self::evaluate`] has the bits of the operations.
    ///
    /// # Panics
    /// If `inputs` or `outputs` do not have the program's lengths.
    pub fn values<T: Scalar>(&self, inputs: &[T], registers: &mut Vec<T>, outputs: &mut [T]) {
        self.evaluate(inputs, registers, outputs);
        self.mend(inputs, outputs);
    }

    /// Finds outputs that are not finite anew with numbers whose exponent has no bound: an operation may have overflowed.
    #[inline]
    pub fn mend<T: Scalar>(&self, inputs: &[T], outputs: &mut [T]) {
        if outputs.iter().any(|x| !x.is_finite()) && inputs.iter().all(|x| x.is_finite()) {
            self.go_far(inputs, outputs);
        }
    }

    #[cold]
    #[inline(never)]
    fn go_far<T: Scalar>(&self, inputs: &[T], outputs: &mut [T]) {
        let inputs: Vec<T::Far> = inputs.iter().map(|x| x.far()).collect();
        let (mut registers, mut found) = (Vec::new(), vec![T::Far::constant(0.0); outputs.len()]);
        self.load(&inputs, &mut registers);
        tape::run(&self.runs, &self.instructions, &mut registers);
        self.store(&registers, &mut found);
        for (output, found) in outputs.iter_mut().zip(found).filter(|(output, _)| !output.is_finite()) {
            *output = T::near(found);
        }
    }

    /// Values of all outputs for `N` states side by side, compiled for the widest vectors that the
    /// processor has (AVX-512, AVX2 or the baseline). Every lane holds the bits that
    /// [`Program::evaluate`] gives for its state on `f64`.
    ///
    /// # Panics
    /// If `inputs` or `outputs` do not have the program's lengths.
    pub fn evaluate_lanes<const N: usize>(
        &self,
        inputs: &[Lanes<N>],
        registers: &mut Vec<Lanes<N>>,
        outputs: &mut [Lanes<N>],
    ) {
        self.load(inputs, registers);
        dispatch::run_lanes(&self.runs, &self.instructions, registers);
        self.store(registers, outputs);
    }

    /// Contents of the first registers; the inputs come next.
    #[cfg(feature = "native")]
    pub(crate) fn constants(&self) -> &[f64] {
        &self.constants
    }

    #[cfg(feature = "native")]
    pub(crate) fn tape(&self) -> impl Iterator<Item = (Op, &Instruction)> {
        let ops = self.runs.iter().flat_map(|run| std::iter::repeat_n(run.op, run.length as usize));
        ops.zip(&self.instructions)
    }

    /// Per output: the register that holds it at the end.
    #[cfg(feature = "native")]
    pub(crate) fn output_registers(&self) -> &[u32] {
        &self.outputs
    }

    /// Constants, then inputs, into the first registers.
    #[inline]
    fn load<T: Scalar>(&self, inputs: &[T], registers: &mut Vec<T>) {
        assert_eq!(inputs.len(), self.inputs, "number of inputs");
        if registers.len() < self.registers {
            registers.resize(self.registers, T::constant(0.0));
        }
        let (constants, rest) = registers.split_at_mut(self.constants.len());
        for (register, &constant) in constants.iter_mut().zip(&self.constants) {
            *register = T::constant(constant);
        }
        rest[..inputs.len()].copy_from_slice(inputs);
    }

    #[inline]
    fn store<T: Scalar>(&self, registers: &[T], outputs: &mut [T]) {
        assert_eq!(outputs.len(), self.outputs.len(), "number of outputs");
        for (output, &register) in outputs.iter_mut().zip(&self.outputs) {
            *output = registers[register as usize];
        }
    }
}

impl Graph {
    /// The number that an expression without symbols is, also where it is not folded, as 2^200; none where it or a part of it has no finite value.
    pub fn number(&self, e: Expr) -> Option<f64> {
        let parts = Reach::new(self, &[e], |_| true).nodes;
        let program = Program::compile(self, &[], &parts).ok()?;
        let (mut registers, mut values) = (Vec::new(), vec![Far::constant(0.0); parts.len()]);
        program.evaluate(&[], &mut registers, &mut values);
        // However large: what has no end, and what is no number, is not 0 times 0.
        let zero = Far::constant(0.0);
        let all_finite = values.iter().all(|&x| (x * zero).number() == 0.0);
        values.last().map(|x| x.number()).filter(|x| all_finite && x.is_finite())
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program")
            .field("inputs", &self.inputs)
            .field("outputs", &self.outputs.len())
            .field("registers", &self.registers)
            .field("instructions", &self.instructions.len())
            .finish_non_exhaustive()
    }
}
