//! Writes sample reports for looking at them: `cargo run -p dalembert-report --example report_sample -- FOLDER`.
//!
//! The sample is a plane pendulum in Cartesian coordinates, integrated by classical Runge–Kutta in its angle; coordinates,
//! multipliers and energy follow from the angle. Others show what pages do with hostile names, failures, many and few columns.

use std::error::Error;
use std::path::Path;

use dalembert_answers::result::{
    AssemblyReport, Column, ColumnKind, Diagnosis, EnergySummary, ModelSummary, RedundancyKind, RedundantGroup,
    RunResult, RunSummary, Stop,
};
use dalembert_report::page::{Curves, ReportInput, html};

const G: f64 = 9.81;
const LENGTH: f64 = 0.8;
const MASS: f64 = 1.5;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("give a folder to write to")?;
    let samples = [
        ("pendulum", pendulum_model(), pendulum_diagnosis(), pendulum(10.0, 0.01)),
        ("failed", pendulum_model(), troubled(), failed()),
        ("interrupted", pendulum_model(), pendulum_diagnosis(), interrupted()),
        ("empty", ModelSummary::default(), Diagnosis::default(), RunResult::default()),
        ("single", pendulum_model(), pendulum_diagnosis(), pendulum(0.0, 0.01)),
        ("large", large_model(), pendulum_diagnosis(), large()),
    ];
    for (name, summary, diagnosis, run) in &samples {
        let page = html(&ReportInput {
            summary,
            diagnosis,
            run: &run.summary,
            curves: &Curves::of(run),
            picture: None,
            course: None,
            panel: None,
            other: None,
            sources: &[],
            equations: None,
        });
        let path = Path::new(&folder).join(format!("{name}.html"));
        std::fs::write(&path, &page)?;
    }
    Ok(())
}

fn text(text: &str) -> String {
    text.to_owned()
}

fn column(name: &str, unit: &str, kind: ColumnKind, values: Vec<f64>) -> Column {
    Column { name: text(name), unit: (!unit.is_empty()).then(|| text(unit)), kind, values }
}

/// Angle and rate at t = 0, step, 2 step … (classical Runge–Kutta, ten steps a sample).
fn swing(until: f64, every: f64) -> (Vec<f64>, Vec<[f64; 2]>) {
    let rate = |[angle, speed]: [f64; 2]| [speed, -G / LENGTH * angle.sin()];
    let shift = |y: [f64; 2], k: [f64; 2], h: f64| [y[0] + h * k[0], y[1] + h * k[1]];
    let (mut time, mut states, mut y) = (vec![0.0], vec![[2.2, 0.0]], [2.2, 0.0]);
    let h = every / 10.0;
    for sample in 1..=(until / every).round() as u32 {
        for _ in 0..10 {
            let k1 = rate(y);
            let k2 = rate(shift(y, k1, h / 2.0));
            let k3 = rate(shift(y, k2, h / 2.0));
            let k4 = rate(shift(y, k3, h));
            for i in 0..2 {
                y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
            }
        }
        time.push(f64::from(sample) * every);
        states.push(y);
    }
    (time, states)
}

/// Noise of the size of rounding errors, the same on every run; now and then exactly zero.
fn rounding(n: usize, seed: u64, size: f64) -> Vec<f64> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as f64 / f64::from(1_u32 << 31)
    };
    (0..n).map(|i| if i % 97 == 0 { 0.0 } else { (next() - 0.5) * size * 10_f64.powf(-2.0 * next()) }).collect()
}

fn pendulum(until: f64, every: f64) -> RunResult {
    let (time, states) = swing(until, every);
    let n = time.len();
    let of = |f: &dyn Fn(f64, f64) -> f64| -> Vec<f64> { states.iter().map(|[a, w]| f(*a, *w)).collect() };
    let tension = |a: f64, w: f64| MASS * (LENGTH * w * w + G * a.cos());
    let energy = of(&|a, w| MASS * (LENGTH * LENGTH * w * w / 2.0 - G * LENGTH * a.cos()));
    let drift = energy.iter().fold(0.0, |worst: f64, e| worst.max((e - energy[0]).abs()));
    let columns = vec![
        column("x", "m", ColumnKind::Variable, of(&|a, _| LENGTH * a.sin())),
        column("y", "m", ColumnKind::Variable, of(&|a, _| -LENGTH * a.cos())),
        column("theta", "rad", ColumnKind::Variable, of(&|a, _| a)),
        column("x'", "m/s", ColumnKind::Rate, of(&|a, w| LENGTH * w * a.cos())),
        column("y'", "m/s", ColumnKind::Rate, of(&|a, w| LENGTH * w * a.sin())),
        column("theta'", "rad/s", ColumnKind::Rate, of(&|_, w| w)),
        column("tension", "N", ColumnKind::Output, of(&tension)),
        column("strain", "m", ColumnKind::Output, of(&|a, w| tension(a, w) / 2.1e8)),
        column("reaction.rod", "N/m", ColumnKind::Reaction, of(&|a, w| -tension(a, w) / (2.0 * LENGTH))),
        column("reaction.angle", "N m", ColumnKind::Reaction, rounding(n, 3, 4e-15)),
        column("residual.rod", "m²", ColumnKind::Residual, rounding(n, 1, 6e-13)),
        column("residual.angle", "m²", ColumnKind::Residual, rounding(n, 2, 2e-14)),
        column("energy", "J", ColumnKind::Energy, energy.clone()),
    ];
    let final_values = columns.iter().take(7).map(|c| (c.name.clone(), c.values[n - 1])).collect();
    let summary = RunSummary {
        t_end: time[n - 1],
        samples: n as u64,
        steps: 1286,
        rejected: 17,
        evaluations: 15_642,
        factorizations: 15_642,
        wall_seconds: 0.0213,
        residual_position: 3.1e-13,
        residual_velocity: 8.4e-13,
        relative_residuals: [3.1e-13, 2.7e-13],
        energy: Some(EnergySummary {
            start: energy[0],
            end: energy[n - 1],
            work: 0.0,
            max_drift: drift,
            size: energy[0].abs(),
            ..EnergySummary::default()
        }),
        final_values,
        final_sizes: Vec::new(),
        stop_reason: text("end"),
        completed: true,
        stop: Stop::End,
        undetermined: Vec::new(),
        norm: None,
        method: text("null-space (chosen by auto: few constraints, all rows independent)"),
        integrator: text("dop853"),
        tolerance: Some(1e-10),
        step: None,
        singular: Vec::new(),
        notes: vec![],
    };
    RunResult { time, columns, summary, ..RunResult::default() }
}

fn pendulum_model() -> ModelSummary {
    let unit = |unit: &str| Some(text(unit));
    ModelSummary {
        title: text("Plane pendulum in Cartesian coordinates"),
        variables: vec![(text("x"), 2, unit("m")), (text("y"), 2, unit("m")), (text("theta"), 2, unit("rad"))],
        parameters: vec![
            (text("m"), MASS, unit("kg")),
            (text("L"), LENGTH, unit("m")),
            (text("g"), G, unit("m/s²")),
            (text("EA"), 2.1e8, unit("N")),
            (text("ratio"), 1.0 / 3.0, None),
        ],
        constraints: vec![
            (text("rod"), text("x^2 + y^2 = L^2"), 1),
            (text("angle"), text("x*cos(theta) + y*sin(theta) = L*(sin(theta)*cos(theta) - cos(theta)*sin(theta))"), 1),
        ],
        modules: (1, 1, 1),
        mechanism: (0, 0, 0),
    }
}

fn pendulum_diagnosis() -> Diagnosis {
    Diagnosis {
        mobility: 1,
        variables: 3,
        rows: 2,
        rank: 2,
        gap: 4.1e12,
        soft: Vec::new(),
        reactions: vec![(text("rod"), true), (text("angle"), true)],
        singular_directions: vec![vec![(text("theta"), 1.0)]],
        accelerations_unique: true,
        assembly: AssemblyReport {
            converged: true,
            residual: 2.2e-16,
            relative: 2.2e-16,
            unmet: vec![],
            iterations: 4,
        },
        notes: vec![text("theta has no inertia of its own; the constraint angle carries its motion.")],
        ..Diagnosis::default()
    }
}

fn troubled() -> Diagnosis {
    let group = |rows: &[&str], kind, consistent| RedundantGroup {
        rows: rows.iter().map(|row| text(row)).collect(),
        kind,
        consistent,
    };
    Diagnosis {
        rows: 5,
        gap: 12.0,
        redundant: vec![
            group(&["rod", "stay", "angle"], RedundancyKind::Structural, true),
            group(&["guide[0]", "guide[1]"], RedundancyKind::PoseOnly, false),
        ],
        reactions: vec![(text("rod"), false), (text("stay"), false), (text("angle"), true)],
        accelerations_unique: false,
        undetermined: vec![text("theta"), text("leg[2].knee.phi")],
        assembly: AssemblyReport {
            converged: false,
            residual: 0.042,
            relative: 0.021,
            unmet: vec![(text("guide[1]"), 0.042), (text("guide[0]"), 0.007)],
            iterations: 50,
        },
        ..pendulum_diagnosis()
    }
}

/// A run that meets infinity and gives up, with gaps in its columns.
fn failed() -> RunResult {
    let mut run = pendulum(3.2, 0.01);
    run.summary.completed = false;
    run.summary.stop_reason =
        text("step size fell below 1.4e-15 s at t = 3.2 s: the rank of rows guide[0] and guide[1] changes there");
    run.summary.notes = vec![text("Projection needed more than 5 iterations 12 times.")];
    for column in &mut run.columns {
        column.values[100..130].fill(f64::NAN);
        *column.values.last_mut().expect("not empty") = f64::INFINITY;
    }
    run
}

fn interrupted() -> RunResult {
    let mut run = pendulum(4.0, 0.01);
    run.summary.completed = false;
    run.summary.stop_reason = text("interrupted");
    run.summary.stop = Stop::Interrupted;
    run
}

/// 50 legs with four columns each, 100 000 samples.
fn large() -> RunResult {
    let (time, states) = swing(100.0, 0.001);
    let mut run = RunResult { time, ..pendulum(0.1, 0.01) };
    run.columns.clear();
    let kinds = [("x", "m", ColumnKind::Variable), ("x'", "m/s", ColumnKind::Rate)];
    for leg in 0..50 {
        let phase = f64::from(leg) * 0.05;
        for (i, (name, unit, kind)) in kinds.into_iter().enumerate() {
            let values = states.iter().map(|y| y[i] * (1.0 + phase)).collect();
            run.columns.push(column(&format!("leg[{leg}].bar.{name}"), unit, kind, values));
        }
        let n = run.time.len();
        run.columns.push(column(
            &format!("residual.leg[{leg}].pin"),
            "m",
            ColumnKind::Residual,
            rounding(n, leg as u64 + 1, 1e-13),
        ));
        let force = states.iter().map(|[a, w]| (a.cos() * G + w * w) * (1.0 + phase)).collect();
        run.columns.push(column(&format!("reaction.leg[{leg}].pin"), "N", ColumnKind::Reaction, force));
    }
    run.summary.t_end = 100.0;
    run
}

fn large_model() -> ModelSummary {
    ModelSummary {
        title: text(
            "Fifty legs </script><img src=x onerror=alert(1)> on one platform with a title that is rather long",
        ),
        variables: (0..50).map(|leg| (format!("leg[{leg}].bar.x"), 2, Some(text("m")))).collect(),
        parameters: vec![],
        constraints: (0..50)
            .map(|leg| (format!("leg[{leg}].pin"), format!("leg[{leg}].bar.x = L*cos({leg}*pi/25)"), 2))
            .collect(),
        modules: (101, 3, 3),
        mechanism: (101, 102, 2),
    }
}
