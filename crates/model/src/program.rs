//! Compiled expressions of a class: the tape, and native code where that feature is on.

use std::sync::Arc;

use dalembert_expr::{CompileError, Expr, Graph, Program, Symbol};

/// A program with its input symbols in order.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The symbols that inputs stand for, in order.
    pub inputs: Vec<Symbol>,
    /// The tape.
    pub tape: Arc<Program>,
    #[cfg(feature = "native")]
    native: Option<Arc<dalembert_expr::Native>>,
}

impl Compiled {
    /// A program without outputs.
    pub fn empty() -> Self {
        Self::new(&Graph::new(), &[])
            .unwrap_or_else(|_| unreachable!("a program without outputs has no unbound symbol"))
    }

    /// Compiles `outputs`; the inputs are the symbols that occur in them.
    ///
    /// # Errors
    /// Never for expressions of `graph`: every symbol that occurs is bound.
    pub fn new(graph: &Graph, outputs: &[Expr]) -> Result<Self, CompileError> {
        let inputs = graph.symbols_of(outputs);
        let tape = Program::compile(graph, &inputs, outputs)?;
        Ok(Self {
            inputs,
            tape: Arc::new(tape),
            #[cfg(feature = "native")]
            native: None,
        })
    }

    /// Translates the tape to machine code, if that feature is on and the machine is known; otherwise the tape goes on.
    pub fn make_native(&mut self) {
        #[cfg(feature = "native")]
        if self.native.is_none() {
            self.native = dalembert_expr::Native::compile(&self.tape).ok().map(Arc::new);
        }
    }

    /// Whether there is native code.
    pub fn is_native(&self) -> bool {
        #[cfg(feature = "native")]
        return self.native.is_some();
        #[cfg(not(feature = "native"))]
        false
    }

    /// Evaluates all outputs. `registers` is scratch space that grows once.
    pub fn evaluate(&self, inputs: &[f64], registers: &mut Vec<f64>, outputs: &mut [f64]) {
        #[cfg(feature = "native")]
        if let Some(native) = &self.native {
            native.evaluate(inputs, outputs);
            self.tape.mend(inputs, outputs);
            return;
        }
        self.tape.values(inputs, registers, outputs);
    }
}
