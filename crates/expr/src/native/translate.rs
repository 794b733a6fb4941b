//! Translation of straight-line code to Cranelift's intermediate representation, with registers managed
//! here.
//!
//! Cranelift's allocator takes time more than linear in the length of a block in which many values are
//! alive. So no more than [`RESIDENT`] values are ever kept in registers: when one more comes, the one
//! whose next use is furthest away moves to the stack frame (Belady's rule, optimal for the number of
//! reloads), and is loaded again when it is used. Calls preserve no floating-point register, so before a
//! call everything still needed moves to the frame. Constants and inputs are read anew at every use.

use super::NativeError;
use super::straight::{Source, Step, Straight};
use crate::eval::Program;
use crate::eval::lower::Op;
use cranelift::codegen::ir::{FuncRef, StackSlot};
use cranelift::codegen::isa::TargetFrontendConfig;
use cranelift::prelude::*;

/// Values kept in registers; leaves some of the sixteen vector registers for operands and constants.
const RESIDENT: usize = 12;

/// Largest stack frame, in numbers: 1 MiB.
const LARGEST_FRAME: u32 = 1 << 17;

/// Functions that the code may call.
pub(super) struct Imports {
    pub sin_cos: FuncRef,
    pub calls: Vec<(Op, FuncRef)>,
}

/// Where else than in a register a value is.
#[derive(Clone, Copy, Default)]
enum Stored {
    #[default]
    Nowhere,
    Output(u32),
    Frame(u32),
}

/// A value in a register.
struct Resident {
    number: u32,
    value: Value,
    next_use: u32,
}

pub(super) struct Translation<'a> {
    builder: FunctionBuilder<'a>,
    imports: Imports,
    config: TargetFrontendConfig,
    inputs: Value,
    outputs: Value,
    pair: StackSlot,
    frame: StackSlot,
    frame_size: u32,
    frame_free: Vec<u32>,
    resident: Vec<Resident>,
    stored: Vec<Stored>,
    /// Per value: places in the order where it is still to be used, the next one last.
    uses: Vec<Vec<u32>>,
}

impl<'a> Translation<'a> {
    pub(super) fn new(mut builder: FunctionBuilder<'a>, imports: Imports, config: TargetFrontendConfig) -> Self {
        let block = builder.create_block();
        builder.append_block_params_for_function_params(block);
        builder.switch_to_block(block);
        builder.seal_block(block);
        let (inputs, outputs) = (builder.block_params(block)[0], builder.block_params(block)[1]);
        let mut slot = |size| builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3));
        let (pair, frame) = (slot(16), slot(0));
        Translation {
            builder,
            imports,
            config,
            inputs,
            outputs,
            pair,
            frame,
            frame_size: 0,
            frame_free: Vec::new(),
            resident: Vec::new(),
            stored: Vec::new(),
            uses: Vec::new(),
        }
    }

    pub(super) fn body(mut self, program: &Program) -> Result<(), NativeError> {
        let code = Straight::new(program);
        let mut places = vec![Vec::new(); 2 * code.steps.len()];
        for (place, &output) in code.outputs.iter().enumerate() {
            match output {
                Source::Value(number) => places[number as usize].push(place as u32),
                constant_or_input => {
                    let value = self.read(constant_or_input);
                    self.store_output(value, place as u32);
                }
            }
        }
        self.stored = vec![Stored::Nowhere; places.len()];
        self.uses = uses(&code);
        for &k in &code.order {
            let values = self.step(&code.steps[k as usize]);
            for (number, value) in (2 * k..).zip(values.into_iter().flatten()) {
                for &place in &places[number as usize] {
                    self.store_output(value, place);
                    self.stored[number as usize] = Stored::Output(place);
                }
                self.keep(number, value);
            }
        }
        if self.frame_size > LARGEST_FRAME {
            return Err(NativeError { message: "the program needs too large a stack frame".into() });
        }
        self.builder.func.sized_stack_slots[self.frame].size = 8 * self.frame_size;
        self.builder.ins().return_(&[]);
        self.builder.finalize(self.config);
        Ok(())
    }

    /// One step: its one or two values.
    fn step(&mut self, step: &Step) -> [Option<Value>; 2] {
        let mut x = [Value::from_u32(0); 3];
        for (x, &operand) in x.iter_mut().zip(step.operands()) {
            *x = self.read(operand);
        }
        self.release(step.operands());
        match step.op {
            Op::SinCos => self.sin_cos(x[0]).map(Some),
            op => [Some(self.operation(op, x)), None],
        }
    }

    /// The operand in a register.
    fn read(&mut self, source: Source) -> Value {
        let number = match source {
            Source::Constant(value) => return self.number(value),
            Source::Input(index) => return self.load(self.inputs, index),
            Source::Value(number) => number,
        };
        if let Some(found) = self.resident.iter().find(|r| r.number == number) {
            return found.value;
        }
        let value = match self.stored[number as usize] {
            Stored::Output(place) => self.load(self.outputs, place),
            Stored::Frame(slot) => {
                let pointer = self.config.pointer_type();
                self.builder.ins().stack_load(pointer, types::F64, self.frame, 8 * slot as i32)
            }
            Stored::Nowhere => unreachable!("a value is stored before it leaves its register"),
        };
        // Its use at this step is still listed; `release` takes it off.
        let next_use = self.uses[number as usize].last().copied().unwrap_or(0);
        self.resident.push(Resident { number, value, next_use });
        value
    }

    /// Takes the present use off the operands' lists and forgets those without a further one.
    fn release(&mut self, operands: &[Source]) {
        for &operand in operands {
            let Source::Value(number) = operand else {
                continue;
            };
            self.uses[number as usize].pop();
            let next = self.uses[number as usize].last().copied();
            let at = self.resident.iter().position(|r| r.number == number);
            match (next, at) {
                (Some(next_use), Some(at)) => self.resident[at].next_use = next_use,
                (None, Some(at)) => {
                    self.resident.swap_remove(at);
                    if let Stored::Frame(slot) = self.stored[number as usize] {
                        self.frame_free.push(slot);
                    }
                }
                (_, None) => {} // the same operand twice
            }
        }
        self.make_room(RESIDENT);
    }

    /// Keeps a new value in a register if it will be used.
    fn keep(&mut self, number: u32, value: Value) {
        if let Some(&next_use) = self.uses[number as usize].last() {
            self.resident.push(Resident { number, value, next_use });
            self.make_room(RESIDENT);
        }
    }

    /// Moves the values with the furthest next use to the frame until at most `count` are in registers.
    fn make_room(&mut self, count: usize) {
        while self.resident.len() > count {
            let furthest = (0..self.resident.len()).max_by_key(|&i| self.resident[i].next_use);
            let Resident { number, value, .. } = self.resident.swap_remove(furthest.unwrap_or(0));
            if let Stored::Nowhere = self.stored[number as usize] {
                let slot = self.frame_free.pop().unwrap_or(self.frame_size);
                self.frame_size = self.frame_size.max(slot + 1);
                self.stored[number as usize] = Stored::Frame(slot);
                let pointer = self.config.pointer_type();
                self.builder.ins().stack_store(pointer, value, self.frame, 8 * slot as i32);
            }
        }
    }

    fn operation(&mut self, op: Op, [a, b, c]: [Value; 3]) -> Value {
        match op {
            Op::Add => self.builder.ins().fadd(a, b),
            Op::Sub => self.builder.ins().fsub(a, b),
            Op::Mul | Op::Weigh => self.builder.ins().fmul(a, b),
            Op::Div => self.builder.ins().fdiv(a, b),
            Op::Neg => self.builder.ins().fneg(a),
            Op::Sqrt => self.builder.ins().sqrt(a),
            Op::Abs => self.builder.ins().fabs(a),
            Op::Sign => self.sign(a),
            Op::Floor => self.builder.ins().floor(a),
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
        self.make_room(0);
        let found = self.imports.calls.iter().find(|(known, _)| *known == op);
        let &(_, function) = found.expect("every operation that is no instruction has a shim");
        let call = self.builder.ins().call(function, arguments);
        self.builder.inst_results(call)[0]
    }

    fn sin_cos(&mut self, x: Value) -> [Value; 2] {
        self.make_room(0);
        let pointer = self.config.pointer_type();
        let address = self.builder.ins().stack_addr(pointer, self.pair, 0);
        self.builder.ins().call(self.imports.sin_cos, &[x, address]);
        [0, 8].map(|offset| self.builder.ins().stack_load(pointer, types::F64, self.pair, offset))
    }

    fn truth(&mut self, relation: FloatCC, a: Value, b: Value) -> Value {
        let holds = self.builder.ins().fcmp(relation, a, b);
        let (one, zero) = (self.number(1.0), self.number(0.0));
        self.builder.ins().select(holds, one, zero)
    }

    /// As [`Scalar::min`](crate::Scalar::min) and `max`: a if a stands in the relation to b or is NaN,
    /// else b.
    fn extreme(&mut self, relation: FloatCC, a: Value, b: Value) -> Value {
        let better = self.builder.ins().fcmp(relation, a, b);
        let nan = self.builder.ins().fcmp(FloatCC::Unordered, a, a);
        let take_a = self.builder.ins().bor(better, nan);
        self.builder.ins().select(take_a, a, b)
    }

    /// As [`Scalar::sign`](crate::Scalar::sign).
    fn sign(&mut self, a: Value) -> Value {
        let zero = self.number(0.0);
        let (plus, minus) = (self.number(1.0), self.number(-1.0));
        let below = self.builder.ins().fcmp(FloatCC::LessThan, a, zero);
        let value = self.builder.ins().select(below, minus, a);
        let above = self.builder.ins().fcmp(FloatCC::GreaterThan, a, zero);
        self.builder.ins().select(above, plus, value)
    }

    fn number(&mut self, value: f64) -> Value {
        self.builder.ins().f64const(value)
    }

    fn load(&mut self, base: Value, index: u32) -> Value {
        let (base, offset) = self.address(base, index);
        self.builder.ins().load(types::F64, MemFlagsData::trusted(), base, offset)
    }

    fn store_output(&mut self, value: Value, place: u32) {
        let (base, offset) = self.address(self.outputs, place);
        self.builder.ins().store(MemFlagsData::trusted(), value, base, offset);
    }

    /// Address of the number at `index` behind `base`, as base and displacement.
    fn address(&mut self, base: Value, index: u32) -> (Value, i32) {
        let bytes = 8 * i64::from(index);
        match i32::try_from(bytes) {
            Ok(offset) => (base, offset),
            Err(_) => (self.builder.ins().iadd_imm_s(base, bytes), 0),
        }
    }
}

/// Per value: the places in the order where it is used, last use first.
fn uses(code: &Straight) -> Vec<Vec<u32>> {
    let mut uses = vec![Vec::new(); 2 * code.steps.len()];
    for (at, &k) in code.order.iter().enumerate().rev() {
        for &operand in code.steps[k as usize].operands() {
            if let Source::Value(number) = operand {
                uses[number as usize].push(at as u32);
            }
        }
    }
    uses
}
