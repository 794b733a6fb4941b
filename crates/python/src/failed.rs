//! Errors of the verbs as Python's exceptions.

use dalembert::Error;
use pyo3::prelude::*;

/// The exception of the package for an error: its sentence (with the marked excerpts, for faults of a file), and the command's JSON.
pub fn failed(error: Error) -> PyErr {
    let (class, document) = match &error {
        Error::Model(diagnostics) => ("ModelError", diagnostics.to_json().to_string()),
        Error::Physics(_) => ("PhysicsError", String::new()),
        Error::Usage(_) => ("UsageError", String::new()),
    };
    Python::attach(|py| {
        let make = || py.import("dalembert.errors")?.getattr(class)?.call1((error.to_string(), document));
        make().map_or_else(|e| e, PyErr::from_value)
    })
}

/// The same as a value, for the place of an answer.
pub fn raised(py: Python<'_>, error: Error) -> Py<PyAny> {
    failed(error).into_value(py).into_any()
}

/// The same for one sentence about how something was called.
pub fn usage(message: impl Into<String>) -> PyErr {
    failed(Error::Usage(message.into()))
}
