//! `dalembert bench MODEL`: how long the algorithms take on a model.

use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use dalembert::At;
use dalembert::dynamics::digits::brief;
use dalembert::dynamics::timings::Timings;
use dalembert::io::ToJson;
use serde_json::json;

use crate::Outcome;
use crate::args::BenchArgs;
use crate::output::{open, open_at, print_json, print_text};

/// Times the algorithms, and what it takes to read the model.
pub fn run(args: &BenchArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let load = if args.model.model == Path::new("-") { None } else { Some(load(args)?) };
    let timings = loaded.bench(&At { set, method: args.method.clone(), ..At::default() }, args.seconds)?;
    if json {
        let mut document = timings.to_json();
        document["load"] = json!(load);
        return print_json(&document);
    }
    print_text(&text(&timings, load))
}

/// Median time in ns of reading and compiling the model again.
fn load(args: &BenchArgs) -> Result<f64, crate::output::Failed> {
    let mut times = Vec::new();
    let start = Instant::now();
    while times.is_empty() || (times.len() < 100 && start.elapsed().as_secs_f64() < args.seconds) {
        let one = Instant::now();
        open(&args.model)?;
        times.push(one.elapsed().as_nanos() as f64);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}

fn text(timings: &Timings, load: Option<f64>) -> String {
    let [velocities, rows, bodies] = timings.sizes;
    let counted = |n: usize, one: &str, many: &str| format!("{n} {}", if n == 1 { one } else { many });
    let mut out = format!(
        "{}\n\n{}, {}, {}; median times of calls at the assembled start\n\n",
        timings.title,
        counted(bodies, "body", "bodies"),
        counted(velocities, "velocity", "velocities"),
        counted(rows, "row", "rows"),
    );
    let mut line = |what: &str, time: &str| {
        let _ = writeln!(out, "  {what:<28}{time:>12}");
    };
    if let Some(ns) = load {
        line("read and compile", &time(ns));
    }
    timings.questions.iter().for_each(|q| line(&q.what, &time(q.ns)));
    out.push_str("\naccelerations by method\n");
    for m in &timings.methods {
        let name = if m.taken { format!("{} (auto takes it)", m.method) } else { m.method.clone() };
        let _ = match &m.timing {
            Ok(t) => writeln!(out, "  {name:<28}{:>12}", time(t.ns)),
            Err(why) => writeln!(out, "  {name:<28}{:>12}  {why}", "-"),
        };
    }
    match &timings.run {
        Ok(run) => {
            let each = run.seconds * 1e9 / run.evaluations.max(1) as f64;
            let _ = write!(
                out,
                "\na motion of {} s by {}, {}: {}, {} steps, {} evaluations of {} each with all else\n",
                brief(run.motion, 4),
                run.integrator,
                run.accuracy,
                time(run.seconds * 1e9),
                run.steps,
                run.evaluations,
                time(each),
            );
            if let Some(why) = &run.stopped {
                let _ = writeln!(out, "it stopped early: {why}");
            }
        }
        Err(why) => {
            let _ = writeln!(out, "\nno motion: {why}");
        }
    }
    out
}

/// A time in ns as people say it.
fn time(ns: f64) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")];
    let (size, unit) = units.into_iter().find(|(size, _)| ns >= *size).unwrap_or((1.0, "ns"));
    format!("{} {unit}", brief(ns / size, 3))
}
