//! `dalembert schema`.

use crate::Outcome;
use crate::output::print_json;

/// Prints the keys of model files as a JSON Schema.
pub fn run() -> Outcome {
    print_json(&dalembert::io::schema())
}
