//! How frames move in the snapshots of a run, against what formulas read off the same frames: two routes.

use std::path::Path;

use dalembert::dynamics::result::Column;
use dalembert::dynamics::simulation::Samples;
use dalembert::dynamics::snapshot::Snapshot;
use dalembert::{Loaded, Simulate, open_text};

/// An example with the named functions of frames as outputs; its modules lie beside it.
fn with_outputs(name: &str, frames: &[&str], functions: &[&str]) -> Loaded {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    let text = std::fs::read_to_string(file).expect("an example");
    let mut lines = String::from("[outputs]\n");
    for (k, frame) in frames.iter().enumerate() {
        for function in functions {
            lines += &format!("{function}_{k} = \"{function}({frame})\"\n");
        }
    }
    assert!(text.contains("[outputs]\n"), "{name}");
    open_text(name, &text.replacen("[outputs]\n", &lines, 1)).expect("reads")
}

/// In the order of a snapshot's rates.
const FUNCTIONS: [&str; 12] = ["wx", "wy", "wz", "vx", "vy", "vz", "bx", "by", "bz", "ax", "ay", "az"];

#[test]
fn frames_move_in_snapshots_as_formulas_read_them() {
    let models: [(&str, &[&str]); 5] = [
        ("four_bar.toml", &["coupler", "coupler.middle", "rocker"]),
        ("arm.toml", &["hand.tool"]),
        ("bicycle.toml", &["frame.head", "front", "rear"]),
        ("rolling_disc.toml", &["disc"]),
        ("flexible_arm.toml", &["arm.tip", "payload"]),
    ];
    for (name, frames) in models {
        // Formulas read no accelerations where bodies deform.
        let functions = if name.starts_with("flexible") { &FUNCTIONS[..6] } else { &FUNCTIONS[..] };
        let loaded = with_outputs(name, frames, functions);
        let how = Simulate { until: Some(0.2), poses: true, rates: true, ..Simulate::default() };
        let run = loaded.simulate(&how, &mut |_| true).expect("runs");
        let poses = run.poses.as_ref().expect("was asked for");
        for (k, frame) in frames.iter().enumerate() {
            let number = poses.names.iter().position(|n| n == frame).expect("a frame");
            for (part, function) in functions.iter().enumerate() {
                let column = run.columns.iter().find(|c| c.name == format!("{function}_{k}")).expect("an output");
                // Rates of one kind and frame are as large as the largest of their components.
                let group = 3 * (part / 3)..3 * (part / 3) + 3;
                for (sample, &expected) in column.values.iter().enumerate() {
                    let found = poses.rates_at(sample).expect("as asked for")[number];
                    let size = found[group.clone()].iter().fold(1.0, |m: f64, x| m.max(x.abs()));
                    let off = (found[part] - expected).abs();
                    assert!(off < 1e-9 * size, "{name}: {function}({frame}) is {expected}, not {}", found[part]);
                }
            }
        }
    }
}

/// Where bodies deform: velocities change by the mean of the accelerations, but for (ω h)²/12 of the quickest mode, ω² = 14617 · 40 / s².
#[test]
fn accelerations_of_deformed_frames_are_the_derivatives_of_their_velocities() {
    let (loaded, h) = (with_outputs("flexible_arm.toml", &[], &[]), 1e-4);
    let how = Simulate { until: Some(0.05), every: Some(h), poses: true, rates: true, ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).expect("runs");
    let poses = run.poses.expect("was asked for");
    let all: Vec<_> = (0..run.time.len()).map(|k| poses.rates_at(k).expect("as asked for")).collect();
    for part in 0..6 {
        let size = all.iter().flatten().fold(0.0, |m: f64, r| m.max(r[6 + part].abs()));
        for pair in all.windows(2) {
            for (a, b) in pair[0].iter().zip(&pair[1]) {
                let off = (b[part] - a[part]) / h - 0.5 * (a[6 + part] + b[6 + part]);
                assert!(off.abs() <= h * h * 14617.0 * 40.0 / 12.0 * size + 1e-9, "{part}: {off} of {size}");
            }
        }
    }
}

#[test]
fn rates_are_there_only_if_asked_for() {
    let loaded = with_outputs("four_bar.toml", &[], &[]);
    let how = Simulate { until: Some(0.05), poses: true, ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).expect("runs");
    assert_eq!(run.poses.expect("was asked for").rates_at(0), None);
}

/// Loads of all samples.
#[derive(Default)]
struct Loads(Vec<(f64, Vec<[f64; 3]>)>);

impl Samples for Loads {
    fn begin(&mut self, _: &[Column]) -> Result<(), String> {
        Ok(())
    }
    fn sample(&mut self, _: f64, _: &[f64]) -> Result<(), String> {
        Ok(())
    }
    fn wants_snapshots(&self) -> bool {
        true
    }
    fn snapshot(&mut self, t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        self.0.push((t, bodies.loads.to_vec()));
        Ok(())
    }
}

/// A mass on a slide with a spring to the ground, in closed form: x = l + a cos ωt.
#[test]
fn loads_of_a_snapshot_are_what_springs_and_points_exert() {
    let text = "dalembert = 1\n[bodies.cart]\nmass = 2\n[joints.slide]\ntype = \"prismatic\"\nbetween = [\"ground\", \"cart\"]\n\
                axis = [1, 0, 0]\nstart = 0.7\n[springs.s]\nbetween = [\"ground\", \"cart\"]\nstiffness = 50\nlength = 0.5\n\
                [actuators.push]\nbody = \"cart\"\nforce = [0, 1, 0]\nin = \"ground\"\nvalue = \"3*t\"\nunit = \"N\"\n[simulate]\nuntil = 1\nevery = 0.1\n";
    let loaded = open_text("cart.toml", text).expect("reads");
    let mut all = Loads::default();
    loaded.simulate_into(&Simulate::default(), &mut |_| true, &mut all).expect("runs");
    assert_eq!(all.0.len(), 11);
    for (t, loads) in all.0 {
        let pull = 50.0 * 0.2 * (5.0 * t).cos();
        // On the ground, which is first, towards the cart.
        for (found, expected) in loads.iter().flatten().zip([pull, 0.0, 0.0, 0.0, 3.0 * t, 0.0]) {
            assert!((found - expected).abs() < 1e-6, "{t}: {loads:?}");
        }
        assert_eq!(loads.len(), 2);
    }
    let scene = loaded.scene(&[]).expect("bodies");
    let said: Vec<_> = scene.loads.iter().map(|l| (l.point.frame, l.number, l.opposite)).collect();
    assert_eq!(said, [(Some(0), 0, true), (Some(0), 1, false)]);
}
