//! `evaluate` as JSON: `t, q{}, v{}, accelerations{}, lambda{row: {value, determined}}, levels[{level, rows[], rank}],
//! determinacy{accelerations_unique, undetermined[], consistent, contradictory[], rank, rows, gap},
//! energy{kinetic, potential} or null, outputs{}, method`, and the matrices `columns[], mass[][], force[], rows[][], b[],
//! gamma[]` in the order of `columns` and of the keys of `lambda`.

use dalembert_dynamics::result::Evaluation;
use serde_json::{Map, Value, json};

use crate::json::{ToJson, named_numbers, number};

impl ToJson for Evaluation {
    fn to_json(&self) -> Value {
        let lambda: Map<String, Value> = self
            .lambda
            .iter()
            .map(|(row, value, determined)| (row.clone(), json!({ "value": number(*value), "determined": determined })))
            .collect();
        let levels: Vec<Value> =
            self.levels.iter().map(|l| json!({ "level": l.level, "rows": l.rows, "rank": l.rank })).collect();
        json!({
            "t": number(self.t),
            "q": named_numbers(&self.q),
            "v": named_numbers(&self.v),
            "accelerations": named_numbers(&self.accelerations),
            "lambda": lambda,
            "levels": levels,
            "determinacy": {
                "accelerations_unique": self.accelerations_unique,
                "undetermined": self.undetermined,
                "consistent": self.consistent,
                "contradictory": self.contradictory,
                "rank": self.rank,
                "rows": self.lambda.len(),
                "gap": number(self.gap),
            },
            "energy": self.energy.map(|(kinetic, potential)| json!({ "kinetic": number(kinetic), "potential": number(potential) })),
            "outputs": named_numbers(&self.outputs),
            "method": self.method,
            "columns": self.columns,
            "mass": matrix(&self.mass),
            "force": vector(&self.force),
            "rows": matrix(&self.rows),
            "b": vector(&self.b),
            "gamma": vector(&self.gamma),
        })
    }
}

fn vector(values: &[f64]) -> Value {
    values.iter().map(|&v| number(v)).collect()
}

fn matrix(rows: &[Vec<f64>]) -> Value {
    rows.iter().map(|row| vector(row)).collect()
}
