//! Models of many variables: work and memory by the variable, whatever they are made of, and the answers of small ones.

use std::fmt::Write as _;

use dalembert::dynamics::result::Evaluation;
use dalembert::{At, Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("many.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

fn evaluate(loaded: &Loaded, method: &str) -> Evaluation {
    let at = At { method: Some(method.to_owned()), ..At::default() };
    loaded.evaluate(&at).unwrap_or_else(|e| panic!("{method}: {e}"))
}

/// Where bead k of a string hangs, in lengths of its pieces: on a flat arc.
fn place(k: usize) -> (f64, f64) {
    (0..k).fold((0.0, 0.0), |(x, y), i| {
        let slope = 0.9 - 0.05 * i as f64 % 1.7;
        (x + slope.cos(), y - slope.sin())
    })
}

/// Beads of several masses on a string of rigid pieces that hangs from the origin, declared in an order; every `yielding`-th piece yields.
fn beads(order: &[usize], yielding: usize) -> String {
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    for k in order {
        let (x, y) = place(k + 1);
        let _ =
            writeln!(text, "x{k} = {{ start = [{x}, 0], fixed = true }}\ny{k} = {{ start = [{y}, 0], fixed = true }}");
    }
    text.push_str("[equations]\n");
    for k in order {
        let m = 1.0 + (k % 3) as f64;
        let _ = writeln!(text, "mass.x{k}.x{k} = \"{m}\"\nmass.y{k}.y{k} = \"{m}\"\nforce.y{k} = \"-9.81*{m}\"");
    }
    text.push_str("[constraints]\n");
    for k in order {
        let (dx, dy) = if *k == 0 {
            ("x0".into(), "y0".into())
        } else {
            (format!("(x{k} - x{})", k - 1), format!("(y{k} - y{})", k - 1))
        };
        let noise = if yielding > 0 && k % yielding == 0 { ", noise = \"1e-3\", baumgarte = [8, 16]" } else { "" };
        let _ = writeln!(text, "r{k} = {{ equation = \"{dx}^2 + {dy}^2 = 1\"{noise} }}");
    }
    text
}

fn string(count: usize) -> Loaded {
    open(&beads(&(0..count).collect::<Vec<_>>(), 0))
}

/// Accelerations and multipliers by name.
fn solution(e: &Evaluation) -> std::collections::BTreeMap<&str, f64> {
    let alpha = e.accelerations.iter().map(|(name, a)| (name.as_str(), *a));
    alpha.chain(e.lambda.iter().map(|(name, l, _)| (name.as_str(), *l))).collect()
}

#[track_caller]
fn assert_same(one: &Evaluation, other: &Evaluation) {
    let (one, other) = (solution(one), solution(other));
    let size = other.values().fold(1.0_f64, |m, x| m.max(x.abs()));
    assert_eq!(one.len(), other.len());
    for (name, x) in &other {
        assert!((one[name] - x).abs() <= 1e-9 * size, "{name}: {} {x}", one[name]);
    }
}

/// 140 beads go front by front; a dense null space is another route.
#[test]
fn formulas_are_factored_front_by_front_with_the_answers_of_dense_methods() {
    let loaded = string(140);
    let found = evaluate(&loaded, "auto");
    assert!(found.method.contains("one sparse factorization"), "{}", found.method);
    assert_eq!((found.rank, found.lambda.iter().all(|l| l.2)), (140, true));
    assert_same(&found, &evaluate(&loaded, "null-space"));
}

#[test]
fn rows_that_yield_have_columns_of_their_own_in_the_sparse_system() {
    let loaded = open(&beads(&(0..140).collect::<Vec<_>>(), 3));
    let found = evaluate(&loaded, "auto");
    assert!(found.method.contains("one sparse factorization"), "{}", found.method);
    assert_same(&found, &evaluate(&loaded, "kalman-square-root"));
}

#[test]
fn the_order_of_declarations_is_free() {
    let shuffled: Vec<usize> = (0..140).map(|k| (k * 51) % 140).collect();
    let [one, other] =
        [(0..140).collect(), shuffled].map(|order: Vec<usize>| evaluate(&open(&beads(&order, 5)), "auto"));
    assert_same(&one, &other);
}

/// Multiplications that a structure asks for, counted before any number is known; and analyses, of which a run needs one.
#[test]
fn work_is_counted_by_the_variable_and_the_order_is_found_once() {
    let work = |count: usize| {
        let loaded = string(count);
        let work = dalembert::dynamics::kkt::work(&loaded.model);
        let how = Simulate { until: Some(2e-3), every: Some(1e-3), ..Simulate::default() };
        let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        assert!(run.summary.completed, "{}", run.summary.stop_reason);
        assert_eq!(loaded.model.analyses.made(), 1, "{count} beads");
        work as f64
    };
    let (few, many) = (work(30), work(300));
    assert!(many / few < 15.0 && many / few > 5.0, "{few} {many}");
}

/// Of two rows that say the same none has a multiplier of its own; all others have.
#[test]
fn multipliers_that_repeat_each_other_are_told_among_many() {
    let loaded = open(&(beads(&(0..140).collect::<Vec<_>>(), 0) + "again = \"2*(x8 - x7)^2 + 2*(y8 - y7)^2 = 2\"\n"));
    let found = evaluate(&loaded, "auto");
    let open: Vec<&str> = found.lambda.iter().filter(|l| !l.2).map(|l| l.0.as_str()).collect();
    assert_eq!((found.rank, open), (140, vec!["r8", "again"]));
    let found = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((found.mobility, found.rank, found.rows), (140, 140, 141));
}

/// A bead without inertia in one direction is held there by its pieces: what a recursion over blocks refuses is no matter here.
#[test]
fn the_doctor_asks_no_method_that_nobody_chose() {
    let mut text = beads(&(0..160).collect::<Vec<_>>(), 0);
    text = text.replace("mass.x5.x5 = \"3\"", "").replace("force.y5 ", "force.x5 = \"1\"\nforce.y5 ");
    let loaded = open(&text);
    let found = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((found.mobility, found.rank, found.accelerations_unique), (160, 160, true));
}

/// A square net of resistors between nodes of which every `every`-th stores charge; the current of a source that holds the first node is a
/// variable of order 0.
fn resistors(side: usize, every: usize) -> String {
    let stores = |k: usize| k % every == every / 2;
    let mut text =
        "dalembert = 1\n[inputs]\nu = { value = \"5*sin(400*t)\" }\n[variables]\nsource = { order = 0 }\n".to_owned();
    for k in 0..side * side {
        let _ = writeln!(text, "v{k} = {{ order = {} }}", usize::from(stores(k)));
    }
    text.push_str("[equations]\n");
    for k in (0..side * side).filter(|&k| stores(k)) {
        let _ = writeln!(text, "mass.v{k}.v{k} = 1e-6");
    }
    text.push_str("force.source = \"u - v0\"\n");
    for k in 0..side * side {
        let (i, j) = (k / side, k % side);
        let mut sum = if k == 0 { "source".to_owned() } else { format!("-v{k}*1e-4") };
        let beside = [
            (i > 0, k.wrapping_sub(side)),
            (i + 1 < side, k + side),
            (j > 0, k.wrapping_sub(1)),
            (j + 1 < side, k + 1),
        ];
        for (_, other) in beside.iter().filter(|b| b.0) {
            let _ = write!(sum, " + (v{other} - v{k})/100");
        }
        let _ = writeln!(text, "force.v{k} = \"{sum}\"");
    }
    text
}

#[test]
fn nets_with_few_capacitors_have_the_answers_of_dense_methods() {
    let loaded = open(&resistors(13, 9));
    assert_same(&evaluate(&loaded, "auto"), &evaluate(&loaded, "null-space"));
}

/// The equations of nodes without capacitance hold at all times: so do their rates.
#[test]
fn large_nets_with_few_capacitors_are_solved() {
    const SIDE: usize = 41;
    let loaded = open(&resistors(SIDE, 9));
    let found = evaluate(&loaded, "auto");
    let alpha = &solution(&found);
    let all: Vec<f64> = (0..SIDE * SIDE).map(|k| alpha[format!("v{k}'").as_str()]).collect();
    // d/dt of 5 sin(400 t) at t = 0.
    assert!((all[0] - 2000.0).abs() < 1e-9 * 2000.0, "{}", all[0]);
    for k in (1..SIDE * SIDE).filter(|k| k % 9 != 4) {
        let (i, j) = (k / SIDE, k % SIDE);
        let beside = [
            (i > 0, k.wrapping_sub(SIDE)),
            (i + 1 < SIDE, k + SIDE),
            (j > 0, k.wrapping_sub(1)),
            (j + 1 < SIDE, k + 1),
        ];
        let currents = beside.iter().filter(|b| b.0).map(|b| (all[b.1] - all[k]) / 100.0);
        let sum = currents.sum::<f64>() - 1e-4 * all[k];
        // Currents are up to 20 A/s.
        assert!(sum.abs() <= 1e-13 * 20.0, "v{k}: {sum}");
    }
    let diagnosis = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(diagnosis.accelerations_unique);
}

/// What an energy is in the velocities is told of many variables as of few.
#[test]
fn what_an_energy_of_many_variables_is_told() {
    let n = 5000;
    let text = format!(
        "dalembert = 1\n[variables]\nx = {{ repeat = {n} }}\n[lagrangian]\nkinetic = \"sum(i, 0, {last}, (1 + i)*x[i]'^2/2)\"\n\
         potential = \"sum(i, 0, {last}, x[i]^2)\"\ndissipation = \"sum(i, 0, {last} - 1, (x[i+1]' - x[i]')^2)\"\n",
        last = n - 1
    );
    let loaded = open(&text);
    let kind = dalembert_dynamics::energy_kind::kind(&loaded.model).unwrap_or_else(|e| panic!("{e}"));
    assert!(!kind.affine && !kind.by_time && kind.other_dissipation.is_none() && kind.unknown.is_none(), "{kind:?}");
}
