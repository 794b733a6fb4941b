//! Random closed loops from seeds.
//!
//! Two laws. All methods that answer give the accelerations that rows, masses and forces have in numbers of 32 digits (where branches of
//! the motion cross, the same ones, which keep the rows). And a joint with its axis turned round on
//! one of its bodies leaves a plane or a rigid loop open: by half a turn where all axes are parallel.

#[path = "../../../enforce/tests/all/common/number.rs"]
mod number;
#[path = "drawn/truth.rs"]
mod truth;

use std::f64::consts::PI;

use crate::drawn::{Drawn, across, drawn, turned};
use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::evaluation::evaluate;
use dalembert::dynamics::result::AssemblyReport;
use dalembert::dynamics::{Formulation, StartValues};
use dalembert::{At, Loaded};
use truth::Truth;

/// Accelerations relative to the largest, and to the squares of velocities over lengths of one.
const AGREE: f64 = 1e-8;

/// What is nearer to half a turn than 1.4 µrad counts as one, in either direction.
const HALF_A_TURN: f64 = 2e-6;

fn methods() -> impl Iterator<Item = Formulation> {
    let names = Formulation::names().into_iter().filter(|name| !["auto", "tree"].contains(name));
    names.map(|name| name.parse().unwrap())
}

/// Loops of the law.
const LOOPS: u64 = 1000;

/// Another number of them: `DALEMBERT_LOOPS=10000`.
fn loops() -> u64 {
    std::env::var("DALEMBERT_LOOPS").ok().and_then(|n| n.parse().ok()).unwrap_or(LOOPS)
}

/// What all loops say.
#[derive(Default)]
struct Count {
    answers: usize,
    refused: usize,
    /// Loops whose rank is doubtful.
    doubtful: Vec<u64>,
}

#[test]
fn all_methods_are_right_or_refuse() {
    let mut count = Count::default();
    for seed in 0..loops() {
        check(seed, &drawn(seed), &mut count);
    }
    let Count { answers, refused, doubtful } = count;
    assert!(answers > 10 * refused, "{answers} answers, {refused} refused");
    assert!(doubtful.len() < loops() as usize / 50, "the rank is in doubt: {doubtful:?}");
}

fn check(seed: u64, drawn: &Drawn, count: &mut Count) {
    let loaded = drawn.open();
    let model = &loaded.model;
    let mut start = StartValues::of(model);
    let report = assemble(model, &mut start).unwrap();
    assert!(report.converged, "seed {seed}: {:?}\n{}", report.unmet, drawn.text());
    let speed = model.variables.iter().filter_map(dalembert::dynamics::model::Variable::velocity_place);
    let speed = speed.fold(1.0_f64, |m, p| m.max(start.state.y[p].abs()));
    let mut truth: Option<Truth> = None;
    let mut answered = false;
    let mut first: Option<Vec<f64>> = None;
    for method in methods() {
        // What contradicts itself, or is not unique, is said to be so: not in silence.
        let found = evaluate(model, &start.state, method, AssemblyReport::default()).ok();
        let Some(found) = found.filter(|e| e.consistent && e.accelerations_unique) else {
            count.refused += 1;
            continue;
        };
        let truth = truth.get_or_insert_with(|| Truth::of(&loaded, &start, Some(&found), speed));
        let label = || format!("seed {seed}, {}\n{}", method.as_str(), drawn.text());
        count.answers += 1;
        answered = true;
        if !truth.clear {
            continue;
        }
        assert!(truth.consistent, "contradictory rows are answered: {}", label());
        let alpha: Vec<f64> = found.accelerations.iter().map(|a| a.1).collect();
        let wanted =
            if drawn.crossing { Some(&*first.get_or_insert_with(|| alpha.clone())) } else { truth.alpha.as_ref() };
        let Some(wanted) = wanted else { panic!("what is not unique is answered: {}", label()) };
        let size = wanted.iter().fold(speed * speed, |m, a| m.max(a.abs()));
        let off = wanted.iter().zip(&alpha).fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
        assert!(off <= AGREE * size, "{off:e} of {size:e}: {}", label());
        if drawn.crossing {
            keeps_rows(&loaded, &start, &alpha, size, &label());
        }
    }
    if truth.is_some_and(|t| !t.clear) {
        count.doubtful.push(seed);
    }
    // What no method answers has no answer: velocities that the rows of a singular pose let pass, but no motion begins with.
    if !answered {
        let truth = Truth::of(&loaded, &start, None, speed);
        assert!(!truth.clear || !truth.consistent, "seed {seed} is answered by no method\n{}", drawn.text());
    }
}

/// A α = b, row by row.
fn keeps_rows(loaded: &Loaded, start: &StartValues, alpha: &[f64], size: f64, label: &str) {
    let mut equations = Equations::new(&loaded.model);
    equations.evaluate(start.state.t, &start.state.y, &start.state.inputs);
    for (r, row) in loaded.model.rows.iter().enumerate() {
        let sum: f64 = equations.row(r).map(|(c, a)| a * alpha[c]).sum();
        let off = (sum - equations.b[r]).abs();
        assert!(off <= AGREE * size.max(equations.b[r].abs()), "`{}` is off by {off:e} of {size:e}: {label}", row.name);
    }
}

/// Every joint in turn, about a direction across its axis; of slides, those that turn what hangs on them over. Loops of four to seven
/// hinges, screws and slides.
#[test]
fn an_axis_turned_round_on_one_body_leaves_a_loop_open_by_half_a_turn() {
    let mut count = 0;
    for seed in (0..100).filter(|seed| [0, 1, 3, 4, 5].contains(&(seed % 10))) {
        let mut drawn = drawn(seed);
        let k = seed as usize % drawn.joints.len();
        let joint = &mut drawn.joints[k];
        // A slide in the plane, turned about the normal, stays in the plane.
        joint.flipped = Some(match (joint.kind, seed % 10) {
            ("prismatic", 0) => turned(joint.axis, [0.0, 0.0, 1.0], PI / 2.0),
            ("prismatic", 1) => across(joint.axis),
            _ => [1.0, 0.0, 0.0],
        });
        if count % 3 > 0 && joint.kind == "revolute" {
            let other = ["cylindrical", "planar"][count % 3 - 1];
            joint.kind = other;
        }
        drawn.drive = String::new();
        check_flipped(seed, &drawn);
        count += 1;
    }
    assert_eq!(count, 50);
}

fn check_flipped(seed: u64, drawn: &Drawn) {
    let loaded = drawn.open();
    let found = loaded.doctor(&At::default()).unwrap();
    let first = &found.findings[0];
    let text = drawn.text();
    assert!(first.code == "D103" && !found.assembly.converged, "seed {seed}: {:?}\n{text}", found.notes);
    assert!(first.size.is_some_and(|s| (s - PI).abs() < HALF_A_TURN), "seed {seed}: {first:?}\n{text}");
    let said = ["points the other way on its two bodies", "against each other by half a turn"];
    assert!(said.iter().any(|s| first.sentence.contains(s)), "seed {seed}: {first:?}\n{text}");
    assert!(loaded.evaluate(&At::default()).is_err(), "seed {seed}");
}
