//! Cost of whole motions, loading and compiling aside: each is computed several times in one process, and the quickest counts, as other programs are timed
//! from the start of their integration.
//!
//! - `motion_speed MODEL UNTIL INTEGRATOR TOLERANCE REPEATS` prints what `dalembert simulate --json` prints, with that as its `wall_seconds`.
//! - `motion_speed`: a table of stiff and differential-algebraic motions.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use dalembert::dynamics::result::RunSummary;
use dalembert::io::ToJson;
use dalembert::{Error, Simulate};

/// Models with the end of their motion, s.
const MOTIONS: [(&str, f64); 8] = [
    ("examples/governor.toml", 2.0),
    ("examples/diode_bridge.toml", 0.06),
    ("examples/car_axis.toml", 3.0),
    ("examples/flexible_slider_crank.toml", 0.2),
    ("crates/dalembert/tests/data/stiff/transistor_amplifier.toml", 0.2),
    ("crates/dalembert/tests/data/stiff/damped_chain.toml", 10.0),
    ("crates/dalembert/tests/data/stiff/bushing_ring.toml", 0.02),
    ("crates/dalembert/tests/data/stiff/hires.toml", 321.8122),
];
const INTEGRATORS: [&str; 4] = ["auto", "radau", "rodas", "bdf"];
const TOLERANCES: [f64; 2] = [1e-4, 1e-7];
const REPEATS: usize = 5;

fn timed(model: &Path, until: f64, (integrator, tolerance): (&str, f64), repeats: usize) -> Result<RunSummary, Error> {
    let mut loaded = dalembert::open(model)?;
    loaded.model.make_native();
    let how = Simulate {
        until: Some(until),
        every: Some(until),
        integrator: Some(integrator.to_owned()),
        tolerance: Some(tolerance),
        ..Simulate::default()
    };
    let mut least = f64::INFINITY;
    let mut once = || -> Result<RunSummary, Error> {
        let begun = Instant::now();
        let run = loaded.simulate(&how, &mut |_| true)?;
        least = least.min(begun.elapsed().as_secs_f64());
        Ok(run.summary)
    };
    let first = once()?;
    (1..repeats).try_for_each(|_| once().map(drop))?;
    Ok(RunSummary { wall_seconds: least, ..first })
}

fn table() -> Result<(), Error> {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    println!("{:<24}{:<8}{:>8}{:>10}{:>8}{:>8}", "motion", "", "", "ms", "steps", "calls");
    for (model, until) in MOTIONS {
        let path = root.join(model);
        let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        for integrator in INTEGRATORS {
            for tolerance in TOLERANCES {
                let run = timed(&path, until, (integrator, tolerance), REPEATS)?;
                let stopped = if run.completed { "" } else { "  stopped" };
                println!(
                    "{name:<24}{integrator:<8}{tolerance:>8.0e}{:>10.3}{:>8}{:>8}{stopped}",
                    1e3 * run.wall_seconds,
                    run.steps,
                    run.evaluations
                );
            }
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let done = match given.as_slice() {
        [] => table(),
        [model, until, integrator, tolerance, repeats] => {
            let (Ok(until), Ok(tolerance), Ok(repeats)) = (until.parse(), tolerance.parse(), repeats.parse()) else {
                eprintln!(
                    "motion_speed MODEL UNTIL INTEGRATOR TOLERANCE REPEATS: the last four are numbers but for the name"
                );
                return ExitCode::FAILURE;
            };
            let run = timed(Path::new(model), until, (integrator, tolerance), repeats);
            run.map(|run| println!("{:#}", run.to_json()))
        }
        _ => {
            eprintln!("motion_speed [MODEL UNTIL INTEGRATOR TOLERANCE REPEATS]");
            return ExitCode::FAILURE;
        }
    };
    if let Err(error) = done {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
