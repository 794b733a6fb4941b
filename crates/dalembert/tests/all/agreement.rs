//! On every example and at several states, all methods give one answer, and it obeys d'Alembert's laws:
//!
//! ```text
//! M α = f + γ,   A α = b (hard rows),   S*γ = S*φ  with the columns of S a basis of ker A
//! ```
//!
//! Which methods refuse an example is part of the test: four need an inverse of M.

use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::evaluation::evaluate;
use dalembert::dynamics::result::{AssemblyReport, Evaluation};
use dalembert::dynamics::{Formulation, Model, StartValues, State};
use dalembert::enforce::{Answer, EnforceError, MethodName, Problem, Tolerance, kernel_basis};
use dalembert::{Loaded, Open, Simulate};
use faer::{Col, ColRef, Mat};

/// Relative to the largest entry.
const AGREE: f64 = 1e-10;
/// Examples with a singular mass matrix.
const SINGULAR: [&str; 7] =
    ["capacitor_loop", "diode_bridge", "hoop_massless", "rlc_ladder", "rrr3", "two_masses", "wheel"];

fn examples() -> Vec<(String, Loaded)> {
    let folder = format!("{}/../../examples", env!("CARGO_MANIFEST_DIR"));
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut models: Vec<_> = paths.filter(|path| path.extension().is_some_and(|e| e == "toml")).collect();
    models.sort();
    let name = |path: &std::path::Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    models.iter().map(|p| (name(p), dalembert::open(p).unwrap_or_else(|e| panic!("{e}")))).collect()
}

/// The assembled start, and two states on the way.
fn states(name: &str, loaded: &Loaded) -> Vec<State> {
    let model = &loaded.model;
    let mut start = StartValues::of(model);
    assert!(assemble(model, &mut start).unwrap().converged, "{name}");
    let until = model.simulate.until.as_ref().map_or(1.0, |u| u.value) / 10.0;
    let how = Simulate { until: Some(until), every: Some(until / 2.0), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(run.summary.completed, "{name}: {}", run.summary.stop_reason);
    let mut states = vec![start.state];
    for k in 1..run.time.len() {
        let mut y = vec![0.0; model.states];
        for v in &model.variables {
            for (slot, &place) in v.slots().zip(&v.state) {
                y[place] = run.columns.iter().find(|c| c.name == slot).unwrap().values[k];
            }
        }
        // Quaternions and the positions of free joints are coordinates without a variable.
        for joint in model.mechanism.iter().flat_map(|m| &m.joints) {
            for (name, &place) in joint.coordinates.iter().zip(&joint.states) {
                y[place] = run.columns.iter().find(|c| c.name == *name).unwrap().values[k];
            }
        }
        states.push(State { t: run.time[k], y, inputs: vec![None; model.inputs.len()], accelerations: Vec::new() });
    }
    assert_eq!(states.len(), 3, "{name}");
    states
}

/// The question as a method gets it: for recursions, every loop is a level.
fn problem(loaded: &Loaded, state: &State, method: MethodName) -> Problem<f64> {
    let mut equations = Equations::new(&loaded.model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let rows: Vec<usize> = (0..loaded.model.rows.len()).collect();
    equations.problem_for(method, &rows)
}

fn size(x: ColRef<'_, f64>) -> f64 {
    x.norm_max()
}

/// Rows of unit length, so that the rank does not depend on units.
fn unit_rows(problem: &Problem<f64>) -> Mat<f64> {
    let mut a = Mat::zeros(problem.rows(), problem.n);
    let mut row = 0;
    for group in problem.groups() {
        for i in 0..group.rows() {
            let length = group.a.row(i).norm_l2();
            for (k, &column) in group.columns.iter().enumerate() {
                a[(row, column)] = if length > 0.0 { group.a[(i, k)] / length } else { 0.0 };
            }
            row += 1;
        }
    }
    a
}

/// The forces of accelerations that are all of this size: what α may differ by comes with as large a share of them, where all forces are zero, too.
fn inertial(problem: &Problem<f64>, alpha: f64) -> f64 {
    size(problem.mass_times(&Col::from_fn(problem.n, |_| alpha)).as_ref())
}

/// How many times rounding α may be off by where rows are nearly dependent: the ratio of the extreme singular values of rows of unit length, those that are zero aside.
fn condition(problem: &Problem<f64>) -> f64 {
    let values = unit_rows(problem).singular_values().unwrap_or_default();
    let most = values.iter().fold(0.0_f64, |m, x| m.max(*x));
    let least = values.iter().filter(|x| **x > Tolerance::default().rank * most).fold(most, |m, x| m.min(*x));
    if least > 0.0 { most / least } else { 1.0 }
}

fn check_laws(problem: &Problem<f64>, answer: &Answer<f64>, label: &str) {
    let inertia = problem.mass_times(&answer.alpha);
    let scale = size(inertia.as_ref()).max(size(problem.force.as_ref()));
    let balance = &inertia - &problem.force - &answer.gamma;
    assert!(size(balance.as_ref()) <= AGREE * scale, "{label}: M α = f + γ off by {:e}", size(balance.as_ref()));

    let (rows, alpha) = (problem.rows_times(&answer.alpha), size(answer.alpha.as_ref()));
    let mut row = 0;
    for group in problem.groups() {
        for i in 0..group.rows() {
            let off = (rows[row] + group.variance(i) * answer.lambda[row] - group.b[i]).abs();
            let scale = group.a.row(i).norm_max() * alpha + group.b[i].abs();
            assert!(off <= AGREE * scale, "{label}: row {row} is off by {off:e} of {scale:e}");
            row += 1;
        }
    }
    let ideal = problem.phi.as_ref().map_or_else(|| answer.gamma.clone(), |phi| &answer.gamma - phi);
    let s = kernel_basis(unit_rows(problem).as_ref(), &Tolerance::default());
    let work = s.transpose() * &ideal;
    let scale = size(answer.gamma.as_ref()).max(scale).max(inertial(problem, alpha));
    assert!(size(work.as_ref()) <= AGREE * scale, "{label}: virtual work {:e} of {scale:e}", size(work.as_ref()));
}

fn distance(a: &Col<f64>, b: &Col<f64>, scale: f64) -> f64 {
    let difference = size((a - b).as_ref());
    if difference == 0.0 { 0.0 } else { difference / scale }
}

#[test]
fn all_methods_agree_on_every_example() {
    let all = examples();
    assert_eq!(all.len(), dalembert::examples::EXAMPLES.len());
    let tolerance = Tolerance::default();
    for (name, loaded) in &all {
        for state in states(name, loaded) {
            let at = format!("{name} at t = {}", state.t);
            let whole = problem(loaded, &state, MethodName::Multipliers);
            let reference = MethodName::Multipliers.real().enforce(&whole, &tolerance).unwrap();
            let d = &reference.determinacy;
            assert!(d.accelerations_unique && d.consistent && d.balanced, "{at}");
            let alpha = size(reference.alpha.as_ref());
            let force = size(reference.gamma.as_ref()).max(size(whole.force.as_ref())).max(inertial(&whole, alpha));
            let agree = AGREE.max(10.0 * f64::EPSILON * condition(&whole));
            for method in MethodName::ALL {
                let problem = problem(loaded, &state, method);
                let loops = loaded.model.mechanism.as_ref().map_or(0, |m| m.closures.len());
                assert!(!method.recurs() || problem.levels.len() >= loops, "{at}, {method}: a loop is no level");
                let label = format!("{at}, {method}");
                let refuses = SINGULAR.contains(&name.as_str()) && method.needs_inverse();
                match method.real().enforce(&problem, &tolerance) {
                    Ok(answer) => {
                        assert!(!refuses, "{label}: M is singular, and it did not say so");
                        let off = [
                            distance(&answer.alpha, &reference.alpha, alpha),
                            distance(&answer.gamma, &reference.gamma, force),
                        ];
                        assert!(off.iter().all(|x| *x <= agree), "{label}: α and γ differ by {off:?}");
                        assert_eq!(answer.determinacy.rank, d.rank, "{label}");
                        assert_eq!(answer.determinacy.level_ranks.iter().sum::<usize>(), d.rank, "{label}");
                        assert_eq!(answer.determinacy.reaction_determined, d.reaction_determined, "{label}");
                        check_laws(&problem, &answer, &label);
                    }
                    Err(EnforceError::CannotApply { reason, .. }) => {
                        assert!(refuses, "{label} refuses because {reason}");
                        assert!(reason.contains("the mass matrix is singular"), "{label}: {reason}");
                    }
                    Err(error) => panic!("{label}: {error}"),
                }
            }
        }
    }
}

/// Examples that can't be had with every joint a constraint: joints of bodies that deform close no loops.
const NOT_ABSOLUTE: [&str; 1] = ["flexible_arm"];

/// Accelerations, constraint forces, ranks and multipliers of one method against another's, where they are determined.
fn compare(found: &Evaluation, wanted: &Evaluation, label: &str) {
    let largest = |x: &mut dyn Iterator<Item = f64>| x.fold(0.0_f64, |m, x| m.max(x.abs()));
    let alpha = largest(&mut wanted.accelerations.iter().map(|a| a.1));
    for ((name, a), (_, b)) in found.accelerations.iter().zip(&wanted.accelerations) {
        assert!((a - b).abs() <= AGREE * alpha, "{label}: {name} is {a} instead of {b}");
    }
    let force = largest(&mut wanted.gamma.iter().chain(&wanted.force).copied());
    for ((i, a), b) in found.gamma.iter().enumerate().zip(&wanted.gamma) {
        assert!((a - b).abs() <= AGREE * force, "{label}: γ{i} is {a} instead of {b}");
    }
    assert_eq!(found.rank, wanted.rank, "{label}");
    assert_eq!(found.consistent, wanted.consistent, "{label}");
    let ranks = |e: &Evaluation| e.levels.iter().map(|l| l.rank).collect::<Vec<_>>();
    assert_eq!(ranks(found), ranks(wanted), "{label}");
    let lambda = largest(&mut wanted.lambda.iter().filter(|l| l.2).map(|l| l.1)).max(force);
    for ((name, a, known), (_, b, also)) in found.lambda.iter().zip(&wanted.lambda) {
        assert_eq!(known, also, "{label}: {name}");
        assert!(!known || (a - b).abs() <= 10.0 * AGREE * lambda, "{label}: λ of {name} is {a} instead of {b}");
    }
}

/// Both methods of bodies against multipliers on matrices; the number of answers compared.
fn compare_methods(name: &str, model: &Model, states: &[State]) -> usize {
    let covered = |f: &Formulation| f.check(model).is_ok();
    let methods: Vec<Formulation> =
        [Formulation::Delassus, Formulation::Embedding].into_iter().filter(covered).collect();
    for state in states {
        let of = |f: Formulation| evaluate(model, state, f, AssemblyReport::default());
        let wanted = of(Formulation::Matrix(MethodName::Multipliers)).unwrap();
        for &method in &methods {
            let label = format!("{name}, {} columns, t = {}, {}", model.n(), state.t, method.as_str());
            match of(method) {
                Ok(found) => compare(&found, &wanted, &label),
                Err(why) => {
                    assert!(method == Formulation::Delassus, "{label}: {}", why.message);
                    assert!(why.message.contains("needs an inverse of the mass matrix"), "{label}: {}", why.message);
                    let inverse = of(Formulation::Matrix(MethodName::KalmanCovariance));
                    assert!(inverse.is_err(), "{label}: the mass matrix has an inverse");
                }
            }
        }
    }
    methods.len() * states.len()
}

/// Loops as nodes, and their Delassus matrix: joints in a tree with loops, and each joint a constraint.
#[test]
fn methods_of_bodies_agree_on_every_example_that_has_bodies() {
    let (mut compared, mut skipped) = (0, Vec::new());
    for (name, loaded) in examples().into_iter().filter(|e| e.1.model.mechanism.is_some()) {
        compared += compare_methods(&name, &loaded.model, &states(&name, &loaded));
        let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let absolute = dalembert::open_as(&path, &Open { absolute: true, ..Open::default() });
        let assembled = absolute.ok().and_then(|absolute| {
            let mut start = StartValues::of(&absolute.model);
            let done = assemble(&absolute.model, &mut start).is_ok_and(|report| report.converged);
            done.then_some((absolute, start.state))
        });
        match assembled {
            Some((absolute, state)) => compared += compare_methods(&name, &absolute.model, &[state]),
            None => skipped.push(name),
        }
    }
    assert_eq!(skipped, NOT_ABSOLUTE);
    assert!(compared > 100, "{compared}");
}

/// A mechanism with redundant rows, one that passes near its singular pose, and one of many loops, moved by each method.
#[test]
fn motions_are_the_same_by_all_methods_of_bodies() {
    for (name, until) in
        [("four_bar", 1.0), ("parallelogram", 0.4), ("jansen", 0.5), ("bricard", 0.5), ("planetary_gear", 0.5)]
    {
        let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let loaded = dalembert::open(path).unwrap();
        let run = |method: &str| {
            let how = Simulate {
                until: Some(until),
                every: Some(until),
                tolerance: Some(1e-10),
                method: Some(method.to_owned()),
                ..Simulate::default()
            };
            let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{name}, {method}: {e}"));
            assert!(run.summary.completed, "{name}, {method}: {}", run.summary.stop_reason);
            assert_eq!(run.summary.method, method, "{name}");
            run
        };
        let wanted = run("multipliers");
        for method in ["delassus", "embedding"] {
            let found = run(method);
            for v in loaded.model.variables.iter().flat_map(dalembert::dynamics::model::Variable::slots) {
                let last = |r: &dalembert::dynamics::result::RunResult| {
                    *r.columns.iter().find(|c| c.name == v).unwrap().values.last().unwrap()
                };
                let (a, b) = (last(&found), last(&wanted));
                assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{name}, {method}: {v} is {a} instead of {b}");
            }
        }
    }
}
