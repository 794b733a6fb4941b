//! The module `dalembert._engine`: the library's verbs as one class, for the Python package around it to give shape to.
//!
//! Answers that are words and matrices leave as the JSON documents of the command, so that they are the same numbers under the same keys;
//! columns of numbers leave as bytes, which arrays of NumPy show without a copy and can't write to. Every verb lets go of the interpreter,
//! and looks for signals fifty times a second.

// They are keywords in Python.
#![allow(clippy::too_many_arguments)]
// A method that is named has one lifetime, where any is wanted.
#![allow(clippy::redundant_closure, clippy::redundant_closure_for_method_calls)]

mod batch;
mod engine;
mod failed;
mod held;
mod lent;
mod long;
mod pickled;
mod question;
mod tolerances;

use pyo3::prelude::*;

#[pymodule(gil_used = false)]
mod _engine {
    #[pymodule_export]
    use super::batch::{batch, check_collected, simulate_many, sweep_page};
    #[pymodule_export]
    use super::engine::{Engine, Recorded, example, examples, number, read, read_texts, recalled, schema, sobol};
    #[pymodule_export]
    use super::held::{Held, hold};
    /// The package's version, which its crate has.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
