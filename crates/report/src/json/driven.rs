//! `move` as JSON.

use dalembert_answers::driven::{Crossing, Driven, Extremes, Outside, Stop, Transmission};
use serde_json::{Value, json};

use super::{ToJson, named_numbers, number, vector};

/// `{title, drives: [{name, unit, from, to, reached}], rate, completed, stop, held, crossings, outside, transmissions, extremes, notes,
/// samples, columns}`
impl ToJson for Driven {
    fn to_json(&self) -> Value {
        let drive = |d: &dalembert_answers::driven::Drive| {
            json!({
                "name": d.name, "unit": d.unit, "from": number(d.from), "to": number(d.to), "reached": number(d.reached)
            })
        };
        let stop = self.stop.as_ref().map(|stop| match stop {
            Stop::Locked(moving) => json!({ "kind": "locked", "can_move": moving }),
            Stop::Failed(why) => json!({ "kind": "failed", "reason": why }),
            Stop::Interrupted => json!({ "kind": "interrupted" }),
        });
        let columns = self.run.columns.iter().map(|c| (c.name.clone(), vector(&c.values)));
        json!({
            "title": self.title,
            "drives": self.drives.iter().map(drive).collect::<Vec<_>>(),
            "rate": self.rate.map(number),
            "completed": self.completed,
            "stop": stop,
            "held": Value::Object(named_numbers(&self.held)),
            "crossings": self.crossings.iter().map(crossing).collect::<Vec<_>>(),
            "outside": self.outside.iter().map(outside).collect::<Vec<_>>(),
            "transmissions": self.transmissions.iter().map(|t| transmission(self, t)).collect::<Vec<_>>(),
            "extremes": self.extremes.iter().map(extremes).collect::<Vec<_>>(),
            "notes": self.notes,
            "samples": self.run.time.len(),
            "t": vector(&self.run.time),
            "columns": columns.collect::<serde_json::Map<_, _>>(),
        })
    }
}

fn crossing(c: &Crossing) -> Value {
    json!({ "at": vector(&c.at), "extra": c.extra })
}

fn outside(o: &Outside) -> Value {
    json!({ "name": o.name, "range": vector(&o.range), "at": number(o.at), "value": number(o.value) })
}

fn transmission(driven: &Driven, t: &Transmission) -> Value {
    json!({
        "joint": t.joints.get(2),
        "drive": driven.drives.get(t.drive).map(|d| &d.name),
        "loop": t.joints,
        "least": place(t.least),
        "most": place(t.most),
    })
}

fn extremes(e: &Extremes) -> Value {
    json!({ "name": e.name, "unit": e.unit, "least": place(e.least), "most": place(e.most) })
}

/// A value and the value of the first drive there.
fn place([value, at]: [f64; 2]) -> Value {
    json!({ "value": number(value), "at": number(at) })
}
