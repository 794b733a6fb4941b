//! `dalembert assemble MODEL [--target FRAME=X,Y,Z] [--turn FRAME=R,P,Y]`.

use std::fmt::Write;

use dalembert::dynamics::digits::{aligned, brief};
use dalembert::dynamics::spatial::{Quaternion, Rotation};
use dalembert::io::ToJson;
use dalembert::io::json::{named_numbers, number};
use dalembert::reach::{Reached, Target};
use dalembert::{Error, Loaded};
use serde_json::{Value, json};

use crate::Outcome;
use crate::args::AssembleArgs;
use crate::output::{Failed, complain, listed, open_at, print_json, print_text, title};

/// Coordinates that are listed.
const LISTED: usize = 40;

/// Assembles, with or without targets, and says where everything is.
pub fn run(args: &AssembleArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let targets = targets(args)?;
    let found = if targets.is_empty() {
        let (t, q, v, assembly) = loaded.assembled_state(&set)?;
        Reached { t, q, v, assembly, reached: true, misses: Vec::new(), at_ends: Vec::new(), steps: 0 }
    } else {
        loaded.reach(&set, &targets)?
    };
    if json {
        print_json(&document(&loaded, &found))?;
    } else {
        print_text(&text(&loaded, &found))?;
    }
    let Some(why) = found.sentence() else { return Ok(()) };
    complain(&format!("error: {why}"));
    Err(Failed::Said)
}

/// Places, rotations and weights by frame.
fn targets(args: &AssembleArgs) -> Result<Vec<Target>, Failed> {
    let mut targets: Vec<Target> = Vec::new();
    let usage = |message: String| Failed::Verb(Error::Usage(message));
    for (name, at) in &args.target {
        if targets.iter().any(|t| t.frame == *name) {
            return Err(usage(format!("--target gives `{name}` twice: leave one of them out")));
        }
        targets.push(Target { frame: name.clone(), at: Some(*at), rotation: None, weight: 1.0 });
    }
    for (name, angles) in &args.turn {
        let rotation = Some(Quaternion::from_rotation(&Rotation::roll_pitch_yaw(*angles)).0);
        match targets.iter_mut().find(|t| t.frame == *name) {
            Some(target) if target.rotation.is_some() => {
                return Err(usage(format!("--turn gives `{name}` twice: leave one of them out")));
            }
            Some(target) => target.rotation = rotation,
            None => targets.push(Target { frame: name.clone(), at: None, rotation, weight: 1.0 }),
        }
    }
    for (name, weight) in &args.weight {
        match targets.iter_mut().find(|t| t.frame == *name) {
            Some(target) => target.weight = *weight,
            None => return Err(usage(format!("--weight gives `{name}` a weight, and no --target or --turn names it"))),
        }
    }
    Ok(targets)
}

fn named(names: Vec<String>, values: &[f64]) -> Vec<(String, f64)> {
    names.into_iter().zip(values.iter().copied()).collect()
}

fn document(loaded: &Loaded, found: &Reached) -> Value {
    let layout = loaded.layout();
    let misses: Vec<Value> = found
        .misses
        .iter()
        .map(|m| json!({ "frame": m.frame, "distance": m.distance.map(number), "angle": m.angle.map(number) }))
        .collect();
    json!({
        "t": number(found.t),
        "q": named_numbers(&named(layout.coordinates, &found.q)),
        "v": named_numbers(&named(layout.velocities, &found.v)),
        "assembly": found.assembly.to_json(),
        "reached": found.reached,
        "misses": misses,
        "at_ends": found.at_ends,
        "steps": found.steps,
    })
}

fn text(loaded: &Loaded, found: &Reached) -> String {
    let mut out = format!("{}\n\n", title(loaded));
    for miss in &found.misses {
        let _ = write!(out, "  {}", miss.frame);
        for (word, size, unit) in [("place", miss.distance, "m"), ("rotation", miss.angle, "rad")] {
            if let Some(size) = size {
                let told = if found.reached { "reached".to_owned() } else { format!("{} {unit} away", brief(size, 4)) };
                let _ = write!(out, "  {word} {told}");
            }
        }
        out.push('\n');
    }
    if !found.at_ends.is_empty() {
        let _ = writeln!(out, "  at the end of its range: {}", listed(&found.at_ends));
    }
    let names = loaded.layout().coordinates;
    let shown = names.len().min(LISTED);
    let width = names[..shown].iter().map(|name| name.chars().count()).max().unwrap_or(0);
    if !out.ends_with("\n\n") {
        out.push('\n');
    }
    let _ = writeln!(out, "at t = {} s", brief(found.t, 4));
    let told = loaded.told_states(names[..shown].iter().map(String::as_str).zip(found.q.iter().copied()));
    for (name, value) in names.iter().zip(aligned(&told)) {
        let _ = writeln!(out, "  {name:width$}  {}", value.trim_end());
    }
    if names.len() > shown {
        let _ = writeln!(out, "  … and {} more; --json has them", names.len() - shown);
    }
    out
}
