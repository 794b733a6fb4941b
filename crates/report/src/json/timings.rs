//! How long the algorithms take, as JSON.

use dalembert_answers::timings::{MethodTiming, RunTiming, Timing, Timings};
use serde_json::{Value, json};

use super::{ToJson, number};

fn timing(t: &Timing) -> Value {
    json!({ "what": t.what, "ns": number(t.ns), "calls": t.calls })
}

impl ToJson for MethodTiming {
    fn to_json(&self) -> Value {
        match &self.timing {
            Ok(t) => json!({ "method": self.method, "taken": self.taken, "ns": number(t.ns), "calls": t.calls }),
            Err(why) => json!({ "method": self.method, "taken": self.taken, "ns": null, "refused": why }),
        }
    }
}

impl ToJson for RunTiming {
    fn to_json(&self) -> Value {
        json!({
            "motion": number(self.motion),
            "seconds": number(self.seconds),
            "steps": self.steps,
            "evaluations": self.evaluations,
            "integrator": self.integrator,
            "tolerance": self.tolerance.map(number),
            "stopped": self.stopped,
        })
    }
}

impl ToJson for Timings {
    fn to_json(&self) -> Value {
        let [velocities, rows, bodies] = self.sizes;
        json!({
            "title": self.title,
            "velocities": velocities,
            "rows": rows,
            "bodies": bodies,
            "auto": self.auto,
            "accelerations": self.methods.iter().map(ToJson::to_json).collect::<Vec<_>>(),
            "questions": self.questions.iter().map(timing).collect::<Vec<_>>(),
            "run": match &self.run {
                Ok(run) => run.to_json(),
                Err(why) => json!({ "stopped": why }),
            },
        })
    }
}
