//! Native code: a tape translated to machine code by Cranelift.
//!
//! The translation goes instruction by instruction in the tape's order, so the result has the tape's
//! bits: Cranelift neither reorders nor contracts floating-point operations, and what is not one machine
//! instruction calls the very functions of [`Scalar`] for `f64` that the tape calls. (Which NaN results
//! where several could is not specified, by Rust or here.)
//!
//! # Safety
//! *Calling the code.* [`Native::evaluate`] calls a function of type `extern "C" fn(*const f64, *mut f64)`,
//! the signature that it was generated with. It reads `inputs` at indices below the program's number of
//! inputs and writes `outputs` at indices below its number of outputs; both lengths are asserted first,
//! and a shared and an exclusive slice cannot overlap. Besides its own stack frame it touches no other
//! memory, and it calls only the functions in [`SHIMS`], with their own signatures; these live as long
//! as the process.
//! *Freeing the code.* The memory belongs to the module inside [`Native`] and is freed in `drop` only,
//! when no call can be under way, because every call borrows the `Native`; the function pointer never
//! leaves the struct.
//! *Threads.* The code is never changed after it has been made and keeps no state, so calls from many
//! threads at once are fine. The module is behind a mutex and not used before `drop`.
#![allow(unsafe_code)]

use crate::eval::Program;
use crate::eval::lower::Op;
use crate::eval::tape::Instruction;
use crate::scalar::Scalar;
use cranelift::codegen::ir::{FuncRef, StackSlot};
use cranelift::codegen::isa::TargetFrontendConfig;
use cranelift::prelude::*;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module, ModuleError, default_libcall_names};
use std::fmt;
use std::sync::Mutex;

/// A program as machine code; the same bits as [`Program::evaluate`] on `f64`.
///
/// ```
/// use dalembert_expr::{Function, Graph, Native, Program};
/// let mut g = Graph::new();
/// let s = g.symbol("x");
/// let x = g.var(s);
/// let y = g.call(Function::Sin, &[x]);
/// let program = Program::compile(&g, &[s], &[y]).unwrap();
/// let native = Native::compile(&program).unwrap();
/// let mut y = [1.0];
/// native.evaluate(&[0.0], &mut y);
/// assert_eq!(y, [0.0]);
/// ```
pub struct Native {
    function: unsafe extern "C" fn(*const f64, *mut f64),
    inputs: usize,
    outputs: usize,
    /// Owns the memory that `function` points into; taken only by `drop`.
    module: Mutex<Option<JITModule>>,
}

/// Why no native code could be made: the processor is not supported, or the program is too large.
/// The tape still serves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NativeError {
    /// What the code generator said.
    pub message: String,
}

impl fmt::Display for NativeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no native code: {}", self.message)
    }
}

impl std::error::Error for NativeError {}

impl From<ModuleError> for NativeError {
    fn from(error: ModuleError) -> Self {
        NativeError {
            message: error.to_string(),
        }
    }
}

/// An error of the code generator's set-up.
fn failed(error: impl fmt::Display) -> NativeError {
    NativeError {
        message: error.to_string(),
    }
}

impl Native {
    /// Machine code for a program.
    ///
    /// # Errors
    /// If Cranelift does not support this processor or refuses the program (too large).
    pub fn compile(program: &Program) -> Result<Native, NativeError> {
        let mut module = new_module()?;
        let id = match define(&mut module, program) {
            Ok(id) => id,
            Err(error) => {
                // SAFETY: nothing has been run and no pointer into the module exists.
                unsafe { module.free_memory() };
                return Err(error);
            }
        };
        let code = module.get_finalized_function(id);
        // SAFETY: `code` is a finished function with exactly this signature (see `define`).
        let function = unsafe {
            std::mem::transmute::<*const u8, unsafe extern "C" fn(*const f64, *mut f64)>(code)
        };
        Ok(Native {
            function,
            inputs: program.inputs(),
            outputs: program.outputs(),
            module: Mutex::new(Some(module)),
        })
    }

    /// Values of all outputs.
    ///
    /// # Panics
    /// If `inputs` or `outputs` do not have the program's lengths.
    #[inline]
    pub fn evaluate(&self, inputs: &[f64], outputs: &mut [f64]) {
        assert_eq!(inputs.len(), self.inputs, "number of inputs");
        assert_eq!(outputs.len(), self.outputs, "number of outputs");
        // SAFETY: lengths checked; see the module's argument.
        unsafe { (self.function)(inputs.as_ptr(), outputs.as_mut_ptr()) }
    }
}

impl Drop for Native {
    fn drop(&mut self) {
        let module = self
            .module
            .get_mut()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .take();
        if let Some(module) = module {
            // SAFETY: `&mut self`: no call is under way and none can follow.
            unsafe { module.free_memory() };
        }
    }
}

impl fmt::Debug for Native {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Native")
            .field("inputs", &self.inputs)
            .field("outputs", &self.outputs)
            .finish()
    }
}

/// Functions of one and of two numbers that native code calls, with the operations they stand for.
macro_rules! shims {
    (one: $($op1:ident $name1:ident),*; two: $($op2:ident $name2:ident),*) => {
        mod shim {
            use crate::scalar::Scalar;
            $(pub(super) extern "C" fn $name1(x: f64) -> f64 { Scalar::$name1(x) })*
            $(pub(super) extern "C" fn $name2(x: f64, y: f64) -> f64 { Scalar::$name2(x, y) })*
        }
        /// Operation, name, number of arguments, address.
        const SHIMS: &[(Op, &str, usize, fn() -> *const u8)] = &[
            $((Op::$op1, stringify!($name1), 1, || shim::$name1 as *const u8),)*
            $((Op::$op2, stringify!($name2), 2, || shim::$name2 as *const u8),)*
        ];
    };
}
shims!(
    one: Sin sin, Cos cos, Tan tan, Asin asin, Acos acos, Atan atan, Sinh sinh, Cosh cosh, Tanh tanh, Exp exp, Ln ln;
    two: Atan2 atan2, Pow powf
);

const SIN_COS: &str = "sin_cos";

/// Writes sin x and cos x to `pair`, which native code provides on its stack.
extern "C" fn sin_cos(x: f64, pair: &mut [f64; 2]) {
    (pair[0], pair[1]) = Scalar::sin_cos(x);
}

fn new_module() -> Result<JITModule, NativeError> {
    let mut flags = settings::builder();
    for (name, value) in [
        ("use_colocated_libcalls", "false"),
        ("is_pic", "false"),
        (
            "enable_verifier",
            if cfg!(debug_assertions) {
                "true"
            } else {
                "false"
            },
        ),
    ] {
        flags.set(name, value).map_err(failed)?;
    }
    let isa = cranelift_native::builder().map_err(failed)?;
    let isa = isa.finish(settings::Flags::new(flags)).map_err(failed)?;
    let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
    builder.symbol(SIN_COS, sin_cos as *const u8);
    for (_, name, _, address) in SHIMS {
        builder.symbol(*name, address());
    }
    Ok(JITModule::new(builder))
}

/// Generates and finishes the function (inputs, outputs) → ().
fn define(module: &mut JITModule, program: &Program) -> Result<FuncId, NativeError> {
    let pointer = module.target_config().pointer_type();
    let mut context = module.make_context();
    context
        .func
        .signature
        .params
        .extend([AbiParam::new(pointer); 2]);
    let id = module.declare_function("evaluate", Linkage::Local, &context.func.signature)?;
    let mut builder_context = FunctionBuilderContext::new();
    let builder = FunctionBuilder::new(&mut context.func, &mut builder_context);
    Translation::new(module, program, builder)?.body(program, module.target_config());
    module.define_function(id, &mut context)?;
    module.clear_context(&mut context);
    module.finalize_definitions()?;
    Ok(id)
}

/// The registers that an instruction writes.
fn targets(op: Op, i: &Instruction) -> impl Iterator<Item = u32> + use<> {
    std::iter::once(i.to).chain((op == Op::SinCos).then_some(i.b))
}

/// What a tape register holds at the present place.
#[derive(Clone, Copy)]
enum Held {
    Constant(f64),
    Input(u32),
    Computed(Value),
}

struct Translation<'a> {
    builder: FunctionBuilder<'a>,
    /// Per operation: the function to call, if it is one.
    calls: Vec<(Op, FuncRef)>,
    sin_cos: FuncRef,
    pair: StackSlot,
    pointer: Type,
    inputs: Value,
    outputs: Value,
    registers: Vec<Held>,
}

impl<'a> Translation<'a> {
    fn new(
        module: &mut JITModule,
        program: &Program,
        mut builder: FunctionBuilder<'a>,
    ) -> Result<Self, NativeError> {
        let pointer = module.target_config().pointer_type();
        let block = builder.create_block();
        builder.append_block_params_for_function_params(block);
        builder.switch_to_block(block);
        builder.seal_block(block);
        let (inputs, outputs) = (
            builder.block_params(block)[0],
            builder.block_params(block)[1],
        );

        let mut import = |name: &str, parameters: &[Type], returns: &[Type]| {
            let mut signature = module.make_signature();
            signature
                .params
                .extend(parameters.iter().map(|&t| AbiParam::new(t)));
            signature
                .returns
                .extend(returns.iter().map(|&t| AbiParam::new(t)));
            let id = module.declare_function(name, Linkage::Import, &signature)?;
            Ok::<_, NativeError>(module.declare_func_in_func(id, builder.func))
        };
        let sin_cos = import(SIN_COS, &[types::F64, pointer], &[])?;
        let mut calls = Vec::new();
        for &(op, name, arity, _) in SHIMS {
            calls.push((op, import(name, &[types::F64; 2][..arity], &[types::F64])?));
        }
        let pair = StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 3);
        let pair = builder.create_sized_stack_slot(pair);
        let constants = program.constants().iter().map(|&c| Held::Constant(c));
        let mut registers: Vec<_> = constants
            .chain((0..program.inputs() as u32).map(Held::Input))
            .collect();
        registers.resize(program.registers(), Held::Constant(0.0));
        Ok(Translation {
            builder,
            calls,
            sin_cos,
            pair,
            pointer,
            inputs,
            outputs,
            registers,
        })
    }

    /// Every instruction in order; an output is stored as soon as its register has its last value.
    fn body(mut self, program: &Program, config: TargetFrontendConfig) {
        let results = program.output_registers();
        let mut places = vec![Vec::new(); self.registers.len()];
        for (place, &register) in results.iter().enumerate() {
            places[register as usize].push(place);
        }
        let mut last_write = vec![None; self.registers.len()];
        for (at, (op, instruction)) in program.tape().enumerate() {
            targets(op, instruction).for_each(|to| last_write[to as usize] = Some(at));
        }
        let mut store_final = |this: &mut Self, register: u32, at: Option<usize>| {
            if last_write[register as usize] == at {
                for place in std::mem::take(&mut places[register as usize]) {
                    this.store(place, register);
                }
            }
        };
        for &register in results {
            store_final(&mut self, register, None);
        }
        for (at, (op, instruction)) in program.tape().enumerate() {
            self.instruction(op, instruction);
            targets(op, instruction).for_each(|to| store_final(&mut self, to, Some(at)));
        }
        self.builder.ins().return_(&[]);
        self.builder.finalize(config);
    }

    fn store(&mut self, place: usize, register: u32) {
        let value = self.read(register);
        let base = self.outputs;
        let (base, offset) = self.address(base, place);
        self.builder
            .ins()
            .store(MemFlagsData::trusted(), value, base, offset);
    }

    /// Address of the number at `index` behind `base`, as base and displacement.
    fn address(&mut self, base: Value, index: usize) -> (Value, i32) {
        match i32::try_from(8 * index) {
            Ok(offset) => (base, offset),
            Err(_) => (self.builder.ins().iadd_imm_s(base, 8 * index as i64), 0),
        }
    }

    /// The register's contents. Constants and inputs are read anew at each use, from where they are.
    fn read(&mut self, register: u32) -> Value {
        match self.registers[register as usize] {
            Held::Computed(value) => value,
            Held::Constant(value) => self.number(value),
            Held::Input(index) => {
                let base = self.inputs;
                let (base, offset) = self.address(base, index as usize);
                self.builder
                    .ins()
                    .load(types::F64, MemFlagsData::trusted(), base, offset)
            }
        }
    }

    fn number(&mut self, value: f64) -> Value {
        self.builder.ins().f64const(value)
    }

    fn instruction(&mut self, op: Op, i: &Instruction) {
        if op == Op::SinCos {
            return self.sin_cos(i);
        }
        let mut x = [Value::from_u32(0); 3];
        for (x, register) in x.iter_mut().zip([i.a, i.b, i.c]).take(op.arity()) {
            *x = self.read(register);
        }
        let value = self.operation(op, x);
        self.registers[i.to as usize] = Held::Computed(value);
    }

    fn operation(&mut self, op: Op, [a, b, c]: [Value; 3]) -> Value {
        match op {
            Op::Add => self.builder.ins().fadd(a, b),
            Op::Sub => self.builder.ins().fsub(a, b),
            Op::Mul => self.builder.ins().fmul(a, b),
            Op::Div => self.builder.ins().fdiv(a, b),
            Op::Neg => self.builder.ins().fneg(a),
            Op::Sqrt => self.builder.ins().sqrt(a),
            Op::Abs => self.builder.ins().fabs(a),
            Op::Sign => self.sign(a),
            Op::Min => self.extreme(FloatCC::LessThan, a, b),
            Op::Max => self.extreme(FloatCC::GreaterThan, a, b),
            Op::Less => self.truth(FloatCC::LessThan, a, b),
            Op::LessEqual => self.truth(FloatCC::LessThanOrEqual, a, b),
            Op::Equal => self.truth(FloatCC::Equal, a, b),
            Op::NotEqual => self.truth(FloatCC::NotEqual, a, b),
            Op::Select => {
                let zero = self.number(0.0);
                let holds = self.builder.ins().fcmp(FloatCC::NotEqual, a, zero);
                self.builder.ins().select(holds, b, c)
            }
            _ => self.call(op, &[a, b][..op.arity()]),
        }
    }

    fn call(&mut self, op: Op, arguments: &[Value]) -> Value {
        let found = self.calls.iter().find(|(known, _)| *known == op);
        let &(_, function) = found.expect("every operation that is no instruction has a shim");
        let call = self.builder.ins().call(function, arguments);
        self.builder.inst_results(call)[0]
    }

    fn sin_cos(&mut self, i: &Instruction) {
        let x = self.read(i.a);
        let address = self.builder.ins().stack_addr(self.pointer, self.pair, 0);
        self.builder.ins().call(self.sin_cos, &[x, address]);
        for (register, offset) in [(i.to, 0), (i.b, 8)] {
            let value = self
                .builder
                .ins()
                .stack_load(self.pointer, types::F64, self.pair, offset);
            self.registers[register as usize] = Held::Computed(value);
        }
    }

    fn truth(&mut self, relation: FloatCC, a: Value, b: Value) -> Value {
        let holds = self.builder.ins().fcmp(relation, a, b);
        let (one, zero) = (self.number(1.0), self.number(0.0));
        self.builder.ins().select(holds, one, zero)
    }

    /// As [`Scalar::min`] and [`Scalar::max`]: a if a stands in the relation to b or is NaN, else b.
    fn extreme(&mut self, relation: FloatCC, a: Value, b: Value) -> Value {
        let better = self.builder.ins().fcmp(relation, a, b);
        let nan = self.builder.ins().fcmp(FloatCC::Unordered, a, a);
        let take_a = self.builder.ins().bor(better, nan);
        self.builder.ins().select(take_a, a, b)
    }

    /// As [`Scalar::sign`].
    fn sign(&mut self, a: Value) -> Value {
        let zero = self.number(0.0);
        let (plus, minus) = (self.number(1.0), self.number(-1.0));
        let below = self.builder.ins().fcmp(FloatCC::LessThan, a, zero);
        let value = self.builder.ins().select(below, minus, a);
        let above = self.builder.ins().fcmp(FloatCC::GreaterThan, a, zero);
        self.builder.ins().select(above, plus, value)
    }
}
