//! Speed of one forward dynamics of closed loops, planar and spatial: ns of thread processor time per call, and its error.
//!
//! `loop_speed [FOLDER [MODEL...]]` (by default `models` in `BENCH_HOME`, and all five) reads FOLDER/MODEL.model and FOLDER/MODEL.states, the files of
//! `tree_speed` with loops after the bodies as `body point(3) body point(3)`: points that coincide. Each mechanism is built from a
//! native text in which ball joints, or hinges, close the loops, and solved state after state as a simulation does it. The error
//! is against `ref`, relative to the largest acceleration. Beside them stand the figures of Pinocchio's program in
//! `BENCH_HOME` (`bin/pin_clang`, the faster of its two algorithms), run right before. Then rows of windows of growing length,
//! against the closed form on the branch where all rods are parallel:
//!
//! ```text
//!     ((N + 1)/3 + N) θ̈ = −g ((N + 1)/2 + N) cos θ
//! ```
//!
//! and Stewart platforms, 21 velocities and 15 rows each, by what `auto` takes and by each method that it may take, against the null-space
//! method. `loop_speed - platforms [METHOD]` shows these alone.

use std::path::{Path, PathBuf};
use std::{env, fs};

use dalembert::dynamics::Model;
use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::formulation::Formulation;
use dalembert::dynamics::{StartValues, assembly};

#[allow(dead_code)] // Platforms alone are wanted.
#[path = "support/families.rs"]
mod families;
#[path = "support/planar_loops.rs"]
mod planar_loops;
#[path = "../../bodies/examples/support/timing.rs"]
mod timing;

use planar_loops::{MODELS, Mechanism, Outcome, Rod, State, columns, native, read, read_states};
use timing::{Figures, note, peer, time};

const LENGTHS: [usize; 4] = [10, 100, 1000, 5000];
/// Kinds of the joints that close the loops.
const CLOSINGS: [&str; 2] = ["spherical", "revolute"];

fn main() -> Outcome<()> {
    if env::args().nth(2).is_some_and(|name| name == "platforms") {
        return platforms();
    }
    let home = env::var_os("BENCH_HOME").map(PathBuf::from);
    let folder = env::args().nth(1).map(PathBuf::from).or_else(|| Some(home.as_ref()?.join("models")));
    match folder.filter(|folder| folder.is_dir()) {
        None => println!("no folder of models given, and none in BENCH_HOME: rows of windows only"),
        Some(folder) => {
            let names: Vec<String> = env::args().skip(2).collect();
            compare(home.as_deref(), &folder, &names)?;
            if !names.is_empty() {
                return Ok(());
            }
        }
    }
    println!("{:<12}{:<12}{:>14}{:>14}{:>12}", "windows", "closed by", "ns", "ns per loop", "error");
    for closing in CLOSINGS {
        for length in LENGTHS {
            let (ns, error) = measure(&windows(length), closing, &window_states(length))?;
            note(&format!("loops: {length} windows, {closing}"), ns);
            println!("{length:<12}{closing:<12}{ns:>14.0}{:>14.1}{error:>12.1e}", ns / length as f64);
        }
    }
    platforms()
}

/// How many platforms, stacked and side by side.
const PLATFORMS: [usize; 4] = [1, 3, 5, 10];

/// Stewart platforms.
fn platforms() -> Outcome<()> {
    let asked = env::args().nth(3);
    let mut methods = vec!["auto", "embedding", "multipliers", "delassus"];
    methods.retain(|name| asked.as_ref().is_none_or(|asked| asked == name));
    let heads: String = methods.iter().map(|name| format!("{:>24}", format!("{name} ns, error"))).collect();
    println!("{:<24}{heads}", "platforms");
    let families: [families::Family; 2] =
        [("stacked", families::stewart_stacked), ("beside", families::stewart_beside)];
    for (name, text) in families {
        for count in PLATFORMS {
            let loaded = dalembert::open_text("platforms.toml", &text(count)).map_err(|e| e.to_string())?;
            let figures = |method: &&str| match of_platforms(&loaded.model, method) {
                Ok((ns, error)) => {
                    note(&format!("loops: {count} platforms {name}, {method}"), ns);
                    format!("{:>24}", format!("{ns:.0}, {error:.1e}"))
                }
                Err(why) => format!("{:>24}", why.to_string().chars().take(22).collect::<String>()),
            };
            println!("{:<24}{}", format!("{count} {name}"), methods.iter().map(figures).collect::<String>());
        }
    }
    Ok(())
}

/// ns of one forward dynamics by a method near the start, and its error.
fn of_platforms(model: &Model, method: &str) -> Outcome<(f64, f64)> {
    let parse = |name: &str| name.parse::<Formulation>().map_err(|()| format!("no method {name}"));
    let (taken, other) = (parse(method)?, parse("null-space")?);
    let mut start = StartValues::of(model);
    assembly::assemble(model, &mut start).map_err(|e| e.message)?;
    let golden = |k: usize| (k as f64 * 0.618_033_988_749_895).fract() - 0.5;
    let states: Vec<Vec<f64>> = (0..8)
        .map(|s| start.state.y.iter().enumerate().map(|(i, y)| y + 0.05 * golden(s * 977 + i)).collect())
        .collect();
    let driven = model.mechanism.as_ref().map_or(0, |m| m.columns.len());
    let mut inputs = vec![None; model.inputs.len()];
    inputs.iter_mut().skip(model.first_tau).take(driven).enumerate().for_each(|(i, x)| *x = Some(20.0 * golden(i)));
    let (mut solver, mut reference) = (Accelerations::of_motion(model, taken), Accelerations::new(model, other));
    let mut error = 0.0_f64;
    for y in &states {
        solver.solve(0.0, y, &inputs).map_err(|e| e.message)?;
        reference.solve(0.0, y, &inputs).map_err(|e| e.message)?;
        let size = reference.alpha.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let far = solver.alpha.iter().zip(&reference.alpha).fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
        error = error.max(far / size);
    }
    let ns = time(states.len(), |k| {
        solver.solve(0.0, &states[k], &inputs).unwrap_or_else(|e| panic!("{}", e.message));
    });
    Ok((ns, error))
}

/// Our figures on the models of a folder (those named, or all), beside Pinocchio's.
fn compare(home: Option<&Path>, folder: &Path, names: &[String]) -> Outcome<()> {
    println!(
        "{:<12}{:<12}{:>14}{:>12}{:>16}{:>8}",
        "model", "closed by", "dalembert ns", "error", "pinocchio ns", "ratio"
    );
    for name in MODELS.into_iter().filter(|m| names.is_empty() || names.iter().any(|n| n == m)) {
        let mechanism = read(&fs::read_to_string(folder.join(format!("{name}.model")))?)?;
        let states = read_states(&fs::read_to_string(folder.join(format!("{name}.states")))?)?;
        // One right after the other: a machine that others use changes its pace.
        let theirs = home.map_or_else(Figures::new, |home| peer(home, folder, &[name.to_owned()]));
        let of = |function: &str| theirs.get(&(name.to_owned(), function.to_owned()));
        let best = of("constraintDynamics").into_iter().chain(of("lcaba")).copied().reduce(f64::min);
        for closing in CLOSINGS {
            let (ns, error) = measure(&mechanism, closing, &states).map_err(|e| format!("{name}: {e}"))?;
            note(&format!("loops: {name}, {closing}"), ns);
            let (there, ratio) = best.map_or((String::from("-"), String::from("-")), |best| {
                (format!("{best:.0}"), format!("{:.2}", best / ns))
            });
            println!("{name:<12}{closing:<12}{ns:>14.0}{error:>12.1e}{there:>16}{ratio:>8}");
        }
    }
    Ok(())
}

/// ns per solution, and the largest error.
fn measure(mechanism: &Mechanism, closing: &str, states: &[State]) -> Outcome<(f64, f64)> {
    let loaded = dalembert::open_text("loops.toml", &native(mechanism, closing)).map_err(|e| e.to_string())?;
    let model: &Model = &loaded.model;
    let columns = columns(model, mechanism.rods.len())?;
    let tree = &model.mechanism.as_ref().ok_or("no mechanism")?.columns;
    let (mut points, mut drives) = (Vec::new(), Vec::new());
    for [q, v, torque, _] in states {
        let mut y = vec![0.0; model.states];
        let mut inputs = vec![None; model.inputs.len()];
        for (rod, &column) in columns.iter().enumerate() {
            let place = &model.variables[column].state;
            (y[place[0]], y[place[1]]) = (q[rod], v[rod]);
            let velocity = tree.iter().position(|&c| c == column).ok_or("a joint outside the tree")?;
            inputs[model.first_tau + velocity] = Some(torque[rod]);
        }
        points.push(y);
        drives.push(inputs);
    }
    let mut solver = Accelerations::of_motion(model, Formulation::Auto);
    let mut error = 0.0_f64;
    for ((y, inputs), [.., reference]) in points.iter().zip(&drives).zip(states) {
        solver.solve(0.0, y, inputs).map_err(|e| e.message)?;
        let size = reference.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let far = columns.iter().zip(reference).fold(0.0_f64, |m, (&c, x)| m.max((solver.alpha[c] - x).abs()));
        error = error.max(far / size);
    }
    let ns = time(states.len(), |k| {
        solver.solve(0.0, &points[k], &drives[k]).unwrap_or_else(|e| panic!("{}", e.message));
    });
    Ok((ns, error))
}

/// N windows side by side: rods of 1 m and 1 kg from pivots 1 m apart, joined by links of the same kind.
fn windows(length: usize) -> Mechanism {
    let rod = |parent, x| Rod {
        parent,
        at: [x, 0.0, 0.0],
        mass: 1.0,
        com: [0.5, 0.0, 0.0],
        inertia: [1e-4, 1.0 / 12.0, 1.0 / 12.0, 0.0, 0.0, 0.0],
    };
    let mut rods = vec![rod(0, 0.0)];
    let mut loops = Vec::new();
    let end = [1.0, 0.0, 0.0];
    for window in 1..=length {
        rods.push(rod(2 * window - 1, 1.0));
        rods.push(rod(0, window as f64));
        loops.push((2 * window, end, 2 * window + 1, end));
    }
    Mechanism { gravity: [0.0, -9.81, 0.0], rods, loops }
}

fn window_states(length: usize) -> Vec<State> {
    let n = length as f64;
    let along = |x: f64| -> Vec<f64> { (0..2 * length + 1).map(|k| if k % 2 == 1 { -x } else { x }).collect() };
    (0..4)
        .map(|k| {
            let angle = 0.4 + 0.25 * f64::from(k);
            let acceleration = -9.81 * angle.cos() * (1.5 * n + 0.5) / ((n + 1.0) / 3.0 + n);
            [along(angle), along(0.7 - 0.4 * f64::from(k)), vec![0.0; 2 * length + 1], along(acceleration)]
        })
        .collect()
}
