//! `evaluate --derivatives` as JSON.

use dalembert_answers::derivatives::{Derivatives, Named};
use serde_json::{Value, json};

use super::{ToJson, matrix};

impl ToJson for Derivatives {
    fn to_json(&self) -> Value {
        json!({
            "states": named(&self.states),
            "inputs": named(&self.inputs),
            "accelerations": named(&self.accelerations),
            "alpha_by_state": matrix(&self.alpha_by_state),
            "alpha_by_input": matrix(&self.alpha_by_input),
            "state_matrix": matrix(&self.state_matrix),
            "input_matrix": matrix(&self.input_matrix),
            "independent": named(&self.independent),
            "efforts_by_state": matrix(&self.efforts_by_state),
            "efforts_by_acceleration": matrix(&self.efforts_by_acceleration),
            "by_sweeps": self.by_sweeps,
        })
    }
}

fn named(list: &[Named]) -> Vec<Value> {
    list.iter().map(|n| json!({ "name": n.name, "unit": n.unit })).collect()
}
