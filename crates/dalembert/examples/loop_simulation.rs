//! Simulations of 10 s of planar closed loops beside those of other programs, at no larger energy error.
//!
//! `loop_simulation [FOLDER [MODEL...]]` (by default `models` in `BENCH_HOME`, and all) reads the files of `loop_speed`; hinges
//! close the loops and the motion starts from the first state, without torque. The others are MuJoCo's program (`bin/mj_bench`) and, where
//! `BENCH_EXUDYN` names its script, Exudyn (with `v/bin/python`), both in `BENCH_HOME`. For each of their runs, the fastest of
//! ours with no larger energy error over a ladder of integrators and tolerances stands beside it; without them the whole ladder
//! is shown. Ours is the largest deviation at 101 instants, as is MuJoCo's at all its steps; Exudyn's is the one at the end.
//! Times are of the processor for ours (least of three where they are short), of the wall for the others.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use dalembert::dynamics::simulation::{SimulationOptions, simulate};
use dalembert::dynamics::{Formulation, LeastNorm, Model, State};
use dalembert::integrate::IntegratorName;

#[path = "support/planar_loops.rs"]
mod planar_loops;
#[path = "../../bodies/examples/support/timing.rs"]
#[allow(dead_code, reason = "only the clock is wanted")]
mod timing;

use planar_loops::{MODELS, Outcome, columns, native, read, read_states};

const UNTIL: f64 = 10.0;
const INTEGRATORS: [IntegratorName; 2] = [IntegratorName::Dopri5, IntegratorName::Dop853];
const CLOSING: &str = "revolute";

/// One of our runs.
struct Run {
    integrator: IntegratorName,
    tolerance: f64,
    seconds: f64,
    /// J
    error: f64,
    steps: u64,
    evaluations: u64,
}

/// A run of another program.
struct Peer {
    name: String,
    seconds: f64,
    error: f64,
}

fn main() -> Outcome<()> {
    let home = env::var_os("BENCH_HOME").map(PathBuf::from);
    let folder = env::args().nth(1).map(PathBuf::from).or_else(|| Some(home.as_ref()?.join("models")));
    let Some(folder) = folder.filter(|folder| folder.is_dir()) else {
        println!("no folder of models given, and none in BENCH_HOME");
        return Ok(());
    };
    let names: Vec<String> = env::args().skip(2).collect();
    for name in MODELS.into_iter().filter(|m| names.is_empty() || names.iter().any(|n| n == m)) {
        let runs = ladder(&folder, name)?;
        let peers = home.as_deref().map(|home| peers(home, &folder, name)).unwrap_or_default();
        if peers.is_empty() {
            runs.iter().for_each(|run| show(name, run));
        }
        for peer in peers {
            print!("{:<40}{:>9.2} ms{:>10.1e} J   ", peer.name, 1e3 * peer.seconds, peer.error);
            let fit = runs.iter().filter(|run| run.error <= peer.error);
            match fit.min_by(|a, b| a.seconds.total_cmp(&b.seconds)) {
                None => println!("none of ours is as accurate"),
                Some(run) => {
                    print!("{:>6.1} times ", peer.seconds / run.seconds);
                    show(name, run);
                }
            }
        }
    }
    Ok(())
}

fn show(name: &str, run: &Run) {
    println!(
        "{name:<10} {:<7} tolerance {:.0e}: {:>8.2} ms{:>10.1e} J{:>7} steps{:>8} evaluations",
        run.integrator.as_str(),
        run.tolerance,
        1e3 * run.seconds,
        run.error,
        run.steps,
        run.evaluations
    );
}

/// Our runs over integrators and tolerances.
fn ladder(folder: &Path, name: &str) -> Outcome<Vec<Run>> {
    let mechanism = read(&fs::read_to_string(folder.join(format!("{name}.model")))?)?;
    let states = read_states(&fs::read_to_string(folder.join(format!("{name}.states")))?)?;
    let loaded = dalembert::open_text("loops.toml", &native(&mechanism, CLOSING)).map_err(|e| e.to_string())?;
    let model: &Model = &loaded.model;
    let [q, v, ..] = states.first().ok_or("no state")?;
    let mut y = vec![0.0; model.states];
    for (rod, &column) in columns(model, mechanism.rods.len())?.iter().enumerate() {
        let place = &model.variables[column].state;
        (y[place[0]], y[place[1]]) = (q[rod], v[rod]);
    }
    let start = State { t: 0.0, y, inputs: vec![None; model.inputs.len()], accelerations: Vec::new() };
    let mut runs = Vec::new();
    for integrator in INTEGRATORS {
        for power in 2..=9 {
            let tolerance = 10.0_f64.powi(-power);
            runs.extend(run(model, &start, integrator, tolerance)?);
        }
    }
    Ok(runs)
}

/// None where the motion stops before its end.
fn run(model: &Model, start: &State, integrator: IntegratorName, tolerance: f64) -> Outcome<Option<Run>> {
    let options = SimulationOptions {
        until: UNTIL,
        open_end: false,
        every: 0.01 * UNTIL,
        tolerance,
        method: Formulation::Auto,
        norm: LeastNorm::default(),
        integrator,
        baumgarte: None,
        max_steps: None,
        max_step: None,
        step: None,
        spectral_radius: None,
    };
    let mut best: Option<Run> = None;
    for _ in 0..3 {
        let before = timing::processor_time();
        let result = simulate(model, start, &options, &mut |_| true)?;
        let seconds = 1e-9 * (timing::processor_time() - before);
        let s = &result.summary;
        let Some(energy) = s.energy.as_ref().filter(|_| s.completed) else { return Ok(None) };
        if best.as_ref().is_none_or(|b| seconds < b.seconds) {
            let (steps, evaluations) = (s.steps, s.evaluations);
            best = Some(Run { integrator, tolerance, seconds, error: energy.max_drift, steps, evaluations });
        }
        if seconds > 0.1 {
            break;
        }
    }
    Ok(best)
}

/// The runs of the other programs that are there.
fn peers(home: &Path, folder: &Path, name: &str) -> Vec<Peer> {
    let mut mujoco = Command::new(home.join("bin/mj_bench"));
    mujoco.arg("mujoco").arg(folder).args(["sim", name]);
    let mut found = read_peers(mujoco, "energy_drift_J");
    if let Some(script) = env::var_os("BENCH_EXUDYN") {
        let mut exudyn = Command::new(home.join("v/bin/python"));
        exudyn.arg(script).arg(folder).arg(name);
        found.extend(read_peers(exudyn, "energy_change_J"));
    }
    found
}

fn read_peers(mut program: Command, error: &str) -> Vec<Peer> {
    let Ok(output) = program.output() else { return Vec::new() };
    let text = String::from_utf8_lossy(&output.stdout);
    let peer = |line: &str| {
        let field = |name: &str| {
            let (_, rest) = line.split_once(&format!("\"{name}\":"))?;
            let rest = rest.trim_start();
            rest.strip_prefix('"').map_or_else(|| rest.split([',', '}']).next(), |quoted| quoted.split('"').next())
        };
        Some(Peer {
            name: format!("{} {} {}", field("lib")?, field("model")?, field("sim")?),
            seconds: field("wall_s")?.parse().ok()?,
            error: field(error)?.parse::<f64>().ok()?.abs(),
        })
    };
    text.lines().filter_map(peer).collect()
}
