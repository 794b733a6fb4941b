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

mod straight;
mod translate;

use crate::Scalar;
use crate::eval::Program;
use crate::eval::lower::Op;
use cranelift::codegen::ir::Function;
use cranelift::prelude::*;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module, ModuleError, default_libcall_names};
use std::fmt;
use std::sync::Mutex;
use translate::{Imports, Translation};

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
        NativeError { message: error.to_string() }
    }
}

/// An error of the code generator's set-up.
fn failed(error: impl fmt::Display) -> NativeError {
    NativeError { message: error.to_string() }
}

impl Native {
    /// Machine code for a program.
    ///
    /// # Errors
    /// If Cranelift does not support this processor or refuses the program (too large).
    pub fn compile(program: &Program) -> Result<Native, NativeError> {
        let mut module = new_module(program.instructions())?;
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
        let function = unsafe { std::mem::transmute::<*const u8, unsafe extern "C" fn(*const f64, *mut f64)>(code) };
        Ok(Native { function, inputs: program.inputs(), outputs: program.outputs(), module: Mutex::new(Some(module)) })
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
        let module = self.module.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(module) = module {
            // SAFETY: `&mut self`: no call is under way and none can follow.
            unsafe { module.free_memory() };
        }
    }
}

impl fmt::Debug for Native {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Native").field("inputs", &self.inputs).field("outputs", &self.outputs).finish_non_exhaustive()
    }
}

/// Functions of one and of two numbers that native code calls, with the operations they stand for.
macro_rules! shims {
    (one: $($op1:ident $name1:ident),*; two: $($op2:ident $name2:ident),*) => {
        mod shim {
            use crate::Scalar;
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

/// Programs with more instructions than this are compiled in less than half the time, to code that takes
/// about one and a half times as long.
const QUICKLY: usize = 20_000;

fn new_module(instructions: usize) -> Result<JITModule, NativeError> {
    let mut flags = settings::builder();
    let flag = |on| if on { "true" } else { "false" };
    for (name, value) in [
        ("use_colocated_libcalls", "false"),
        ("is_pic", "false"),
        ("probestack_strategy", "inline"),
        ("enable_verifier", flag(cfg!(debug_assertions))),
        ("regalloc_algorithm", if instructions > QUICKLY { "single_pass" } else { "backtracking" }),
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
    context.func.signature.params.extend([AbiParam::new(pointer); 2]);
    let id = module.declare_function("evaluate", Linkage::Local, &context.func.signature)?;
    let mut builder_context = FunctionBuilderContext::new();
    let builder = FunctionBuilder::new(&mut context.func, &mut builder_context);
    let imports = import(module, builder.func)?;
    Translation::new(builder, imports, module.target_config()).body(program)?;
    module.define_function(id, &mut context)?;
    module.clear_context(&mut context);
    module.finalize_definitions()?;
    Ok(id)
}

/// Makes the functions of [`SHIMS`] and [`sin_cos`] known to the function being made.
fn import(module: &mut JITModule, into: &mut Function) -> Result<Imports, NativeError> {
    let pointer = module.target_config().pointer_type();
    let mut declare = |name: &str, parameters: &[Type], returns: &[Type]| {
        let mut signature = module.make_signature();
        signature.params.extend(parameters.iter().map(|&t| AbiParam::new(t)));
        signature.returns.extend(returns.iter().map(|&t| AbiParam::new(t)));
        let id = module.declare_function(name, Linkage::Import, &signature)?;
        Ok::<_, NativeError>(module.declare_func_in_func(id, into))
    };
    let sin_cos = declare(SIN_COS, &[types::F64, pointer], &[])?;
    let mut calls = Vec::new();
    for &(op, name, arity, _) in SHIMS {
        calls.push((op, declare(name, &[types::F64; 2][..arity], &[types::F64])?));
    }
    Ok(Imports { sin_cos, calls })
}
