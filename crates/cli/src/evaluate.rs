//! `dalembert evaluate MODEL`.

mod derivatives;
pub mod forms;

use std::collections::HashMap;
use std::fmt::Write;

use dalembert::dynamics::digits::{aligned, brief, largest, matrix as matrix_text, number, settled};
use dalembert::dynamics::independent::{Independent, Question};
use dalembert::dynamics::result::{BodyPose, Evaluation, JointReaction, LevelSummary};
use dalembert::dynamics::words::{GIVES_WAY, contradicting};
use dalembert::io::{InParts, ToJson};
use dalembert::{At, Error, LeastNorm, Loaded};

use crate::Outcome;
use crate::args::EvaluateArgs;
use crate::output::{Failed, complain, listed, names, open_at, print_parts, print_text, without_rounding};

/// Evaluates a model at one state.
pub fn run(args: &EvaluateArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let form = forms::Asked::of(args)?;
    let question = question(args)?;
    if question.as_ref().is_none_or(|q| q.actuated.is_empty()) {
        loaded.check_accelerations_asked(&set)?;
    }
    let at = At { set, method: args.method.clone(), norm: args.norm, operators: args.operators };
    let evaluation = loaded.evaluate(&at)?;
    let linear = args.derivatives.then(|| loaded.derivatives(&at, &linearization(args))).transpose()?;
    let form = form.map(|form| form.answered(&loaded, &at)).transpose()?;
    let reduced = question.map(|question| loaded.independent(&at, &question)).transpose()?;
    let printed = if json {
        let mut document = evaluation.parts();
        if let Some(reduced) = &reduced {
            document = document.with("independent", || reduced.to_json());
        }
        if let Some(linear) = &linear {
            document = document.with("derivatives", || linear.to_json());
        }
        if let Some(form) = &form {
            document = document.with(form.key(), || form.to_json());
        }
        print_parts(&document)
    } else if let Some(form) = &form {
        print_text(&form.text(&loaded, evaluation.t))
    } else {
        let mut out = text(&loaded, &evaluation);
        reduced.iter().for_each(|r| independent(&mut out, r));
        linear.iter().for_each(|d| derivatives::text(&mut out, d));
        print_text(&out)
    };
    if let Some(fitted) = &loaded.fitted {
        complain(&format!("note: {}", fitted.sentence()));
    }
    if !evaluation.accelerations_unique {
        complain(&format!(
            "warning: the equations do not determine {}; shown is the answer of least Euclidean norm",
            names(&evaluation.undetermined)
        ));
    }
    if !evaluation.consistent {
        let moving = evaluation.v.iter().any(|(_, rate)| *rate != 0.0);
        let advice = if moving { format!(": {GIVES_WAY}") } else { String::new() };
        complain(&format!("error: {}{advice}", contradicting(&evaluation.contradictory)));
        printed?;
        return Err(Failed::Said);
    }
    printed
}

/// What is asked about independent coordinates, if anything is.
fn question(args: &EvaluateArgs) -> Result<Option<Question>, Failed> {
    let independent = !args.independent.is_empty() && args.form.is_none();
    if !independent && args.actuated.is_empty() && args.jacobian.is_empty() {
        return Ok(None);
    }
    let weighted = |text: &String| match text.rsplit_once(':') {
        None => Ok((text.trim().to_owned(), 1.0)),
        Some((name, weight)) => weight
            .trim()
            .parse()
            .map(|w| (name.trim().to_owned(), w))
            .map_err(|_| Failed::Verb(Error::Usage(format!("`{weight}` after `{name}:` is no weight")))),
    };
    Ok(Some(Question {
        independent: chosen(args),
        actuated: args.actuated.iter().map(weighted).collect::<Result<_, _>>()?,
        frames: args.jacobian.clone(),
    }))
}

/// The independent coordinates that are named, if they are not to be chosen.
fn chosen(args: &EvaluateArgs) -> Option<Vec<String>> {
    let auto = args.independent.is_empty() || args.independent == ["auto"];
    (!auto).then(|| args.independent.iter().map(|name| name.trim().to_owned()).collect())
}

fn linearization(args: &EvaluateArgs) -> dalembert::dynamics::derivatives::Question {
    dalembert::dynamics::derivatives::Question::of(chosen(args))
}

/// The model in independent coordinates.
fn independent(out: &mut String, r: &Independent) {
    let _ = writeln!(out, "\nindependent coordinates: {}   (condition {})", listed(&r.names), brief(r.condition, 2));
    matrix(out, "reduced M", &r.names, &r.mass);
    table(out, "what accelerates them", r.names.iter().zip(&r.force));
    let efforts = |of: &Option<Vec<f64>>| -> Vec<(String, f64)> {
        of.iter().flat_map(|x| r.names.iter().cloned().zip(x.iter().copied())).collect()
    };
    table(out, "efforts along them that hold the bodies against gravity", &efforts(&r.gravity));
    table(out, "efforts along them that hold against the potential energy of formulas", &efforts(&r.potential));
    for (frame, jacobian) in &r.jacobians {
        matrix(out, &format!("Jacobian of `{frame}`, [ω; v] in the ground frame"), &r.names, jacobian);
    }
    let Some(efforts) = &r.efforts else { return };
    table(out, "accelerations asked for, of the independent coordinates", r.names.iter().zip(&r.accelerations));
    let title = if efforts.unique {
        "efforts for their accelerations"
    } else {
        "efforts for their accelerations, the least of many"
    };
    table(out, title, &efforts.values);
    for motion in &efforts.undriven {
        let moving: Vec<String> = motion.iter().map(|(name, x)| format!("{} {name}'", brief(*x, 3))).collect();
        let _ = writeln!(out, "  no chosen joint drives the motion {}", listed(&moving));
    }
    if !efforts.attainable {
        out.push_str(
            "  these accelerations can't be had: they need efforts along a motion that no chosen joint drives\n",
        );
    }
}

fn text(loaded: &Loaded, e: &Evaluation) -> String {
    let mut out = format!("t = {} s   method {}\n", number(e.t), e.method);
    if !e.accelerations_unique {
        let _ =
            writeln!(out, "\nNOT DETERMINED: {}; shown is the answer of least Euclidean norm", names(&e.undetermined));
    }
    if !e.consistent {
        let _ = writeln!(out, "\nCONTRADICTION: {}", contradicting(&e.contradictory));
    }
    let state: Vec<&(String, f64)> = e.q.iter().chain(&e.v).collect();
    let told = loaded.told_states(state.iter().map(|s| (s.0.as_str(), s.1)));
    table(&mut out, "state", state.iter().zip(&told).map(|(s, x)| (&s.0, x)));
    let told = Told::of(e);
    let accelerations = e.accelerations.iter().zip(&e.acceleration_sizes);
    let accelerations = accelerations.map(|((name, x), size)| (name.clone(), settled(*x, *size)));
    table(&mut out, "accelerations", &accelerations.collect::<Vec<_>>());
    if !e.lambda.is_empty() {
        out.push_str("\nmultipliers\n");
        let width = e.lambda.iter().take(LISTED).map(|l| l.0.chars().count()).max().unwrap_or(0);
        let sizes = told.multipliers.iter().copied().chain(std::iter::repeat(0.0));
        let values: Vec<f64> = e.lambda.iter().take(LISTED).zip(sizes).map(|(l, size)| settled(l.1, size)).collect();
        for ((name, _, determined), value) in e.lambda.iter().zip(aligned(&values)) {
            let line = if *determined { value } else { format!("{value}   not determined") };
            let _ = writeln!(out, "  {name:width$}  {}", line.trim_end());
        }
        more(&mut out, e.lambda.len());
        if !e.lambda.iter().all(|l| l.2) {
            let _ = writeln!(out, "  not determined: shown is {}{}", LeastNorm::words(e.norm), other(e.norm));
        }
    }
    if e.matrices_written() {
        matrix(&mut out, "M", &e.columns, &told.mass);
    }
    table(&mut out, "f", e.columns.iter().zip(&told.force));
    if !e.lambda.is_empty() {
        let rows: Vec<&String> = e.lambda.iter().map(|l| &l.0).collect();
        if e.matrices_written() {
            matrix(&mut out, "A", &e.columns, &told.rows);
        }
        table(&mut out, "b", rows.into_iter().zip(&told.right));
    }
    for level in &e.levels {
        let joints = if level.joints.is_empty() { String::new() } else { format!(" ({})", names(&level.joints)) };
        let rows = if level.rows.len() == 1 { "row" } else { "rows" };
        let _ = writeln!(out, "\nlevel {}{joints}: {} {rows} of rank {}", level.level, level.rows.len(), level.rank);
        operators(&mut out, e, level);
    }
    if !e.soft.is_empty() {
        let _ = writeln!(out, "\nsoft rows, which yield and count in no rank: {}", names(&e.soft));
        for row in e.noise.iter().take(LISTED) {
            let (given, left) = (number(row.variance), number(row.posterior));
            let _ = writeln!(out, "  {}: variance {given}, of which the model leaves {left}", row.name);
        }
        more(&mut out, e.noise.len());
    }
    if let Some((kinetic, potential)) = e.energy {
        // Motion exchanges one for the other.
        let both = kinetic.abs() + potential.abs();
        let [kinetic, potential] = [(kinetic, 0), (potential, 1)].map(|(x, k)| settled(x, both.max(e.energy_sizes[k])));
        let _ = writeln!(out, "\nenergy: kinetic {} J, potential {} J", number(kinetic), number(potential));
    }
    let outputs = e.outputs.iter().zip(&e.output_sizes).map(|((name, x), size)| (name.clone(), settled(*x, *size)));
    table(&mut out, "outputs", &outputs.collect::<Vec<_>>());
    if !e.undetermined_outputs.is_empty() {
        let _ = writeln!(out, "  not determined, by the multipliers shown: {}", names(&e.undetermined_outputs));
    }
    e.notes.iter().for_each(|note| {
        let _ = writeln!(out, "\n• {note}");
    });
    let heaviest = largest(e.gravity.iter().map(|g| g.1));
    let gravity = e.gravity.iter().map(|(name, x)| (name.clone(), settled(*x, heaviest)));
    table(&mut out, "efforts that hold the bodies against gravity", &gravity.collect::<Vec<_>>());
    table(&mut out, "efforts for the given accelerations (inverse dynamics)", &e.inverse_dynamics);
    let turning = largest(e.force.iter().copied().chain(e.gravity.iter().map(|g| g.1)));
    reactions(&mut out, &e.reactions, (turning, reach(e)));
    poses(&mut out, &e.poses, loaded.model.natural.length());
    out
}

/// Numbers of the equations without rounding, each told from what it is made of.
struct Told {
    mass: Vec<Vec<f64>>,
    force: Vec<f64>,
    rows: Vec<Vec<f64>>,
    /// b.
    right: Vec<f64>,
    /// What multipliers are rounding beside.
    multipliers: Vec<f64>,
}

impl Told {
    fn of(e: &Evaluation) -> Self {
        if !e.matrices_written() {
            let (force, right) = (e.force.clone(), e.b.clone());
            return Self { mass: Vec::new(), force, rows: Vec::new(), right, multipliers: Vec::new() };
        }
        let own = |c: usize| e.mass[c][c];
        // An entry of M couples what two columns move.
        let entry = |i: usize, (j, x): (usize, &f64)| settled(*x, (own(i) * own(j)).max(0.0).sqrt());
        let mass = e.mass.iter().enumerate().map(|(i, row)| row.iter().enumerate().map(|x| entry(i, x)).collect());
        let terms: Vec<f64> = e.acceleration_sizes.iter().enumerate().map(|(c, s)| s * own(c)).collect();
        let force = e.force.iter().zip(&terms).map(|(f, terms)| settled(*f, *terms));
        // Columns by the unit that they have in common.
        let mut units = HashMap::new();
        let mut number_of = |unit| {
            let next = units.len();
            *units.entry(unit).or_insert(next)
        };
        let alike: Vec<usize> = e.alpha_units.iter().map(&mut number_of).collect();
        let row = |row: &Vec<f64>| {
            let mut most = vec![0.0_f64; units.len()];
            row.iter().zip(&alike).for_each(|(x, &u)| most[u] = largest([most[u], *x]));
            row.iter().zip(&alike).map(|(x, &u)| settled(*x, most[u])).collect()
        };
        let rows: Vec<Vec<f64>> = e.rows.iter().map(row).collect();
        let balancing = |row: &Vec<f64>| {
            let most = largest(row.iter().copied());
            let pairs = row.iter().zip(&terms).filter(|(x, _)| **x != 0.0 && 2.0 * x.abs() >= most);
            largest(pairs.map(|(x, terms)| terms / x))
        };
        let multipliers = rows.iter().map(balancing).collect();
        // A row's right-hand side is made of accelerations.
        let made = |row: &Vec<f64>| row.iter().zip(&e.acceleration_sizes).map(|(x, s)| x.abs() * s).sum::<f64>();
        let right = e.b.iter().zip(&rows).map(|(b, row)| settled(*b, made(row))).collect();
        Self { mass: mass.collect(), force: force.collect(), rows, right, multipliers }
    }
}

/// Constraint forces and operators of a level, if they were asked for.
fn operators(out: &mut String, e: &Evaluation, level: &LevelSummary) {
    let Some(operators) = &level.operators else { return };
    let of = |what: &str| format!("{what} of level {}", level.level);
    table(out, &of("γ: constraint forces"), e.columns.iter().zip(&level.gamma));
    matrix(out, &of("S: projector onto what is free"), &e.columns, &operators.s);
    matrix(out, &of("G: inverse of its rows there"), &level.rows, &operators.g);
    if let (Some(p), Some(k)) = (&operators.p, &operators.k) {
        let rows: Vec<String> = level.rows.iter().chain(&level.soft).cloned().collect();
        matrix(out, &of("P: response of accelerations to forces"), &e.columns, p);
        matrix(out, &of("K: gain"), &rows, k);
    } else {
        out.push_str("\nP and K start from the inverse of M, which is singular here\n");
    }
}

/// The other norm.
fn other(shown: Option<LeastNorm>) -> &'static str {
    match shown {
        Some(LeastNorm::Scaled) => " (--norm euclidean: in the numbers of the file)",
        Some(LeastNorm::Euclidean) => " (--norm scaled: whatever the units)",
        None => "",
    }
}

/// Most lines of a list that are shown.
const LISTED: usize = 24;

/// What stands under a list that is cut.
fn more(out: &mut String, all: usize) {
    if all > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them all", all - LISTED);
    }
}

/// How far bodies stand from each other, about.
fn reach(e: &Evaluation) -> f64 {
    let apart = |p: &BodyPose, q: &BodyPose| largest((0..3).map(|k| p.position[k] - q.position[k]));
    e.poses.first().map_or(0.0, |first| largest(e.poses.iter().map(|p| apart(p, first))))
}

/// What the joints transmit.
fn reactions(out: &mut String, reactions: &[JointReaction], (turning, arm): (f64, f64)) {
    if reactions.is_empty() {
        return;
    }
    let shown = &reactions[..reactions.len().min(LISTED)];
    let width = shown.iter().map(|r| r.name.chars().count()).max().unwrap_or(0);
    out.push_str("\nreactions, first body on second, in the joint's frame: moment, N m; force, N\n");
    // What a joint lets go is left with the rounding of what it holds, and of what acts.
    let force = largest(reactions.iter().flat_map(|r| r.force)).max(turning);
    let moment = largest(reactions.iter().flat_map(|r| r.moment)).max(turning).max(force * arm);
    let cell =
        |x: f64, scale: f64, known: bool| format!("{}{}", number(settled(x, scale)), if known { "" } else { "*" });
    let cells: Vec<Vec<String>> = shown
        .iter()
        .map(|r| {
            let moments = r.moment.iter().zip(r.moment_determined).map(|(&x, known)| cell(x, moment, known));
            moments.chain(r.force.iter().zip(r.force_determined).map(|(&x, known)| cell(x, force, known))).collect()
        })
        .collect();
    for (r, line) in shown.iter().zip(columns(&cells, 3)) {
        let _ = writeln!(out, "  {:width$}  {line}", r.name);
    }
    if !reactions.iter().all(JointReaction::determined) {
        out.push_str("  * not the only one: redundant constraints share it, and rigid bodies do not say how\n");
    }
    more(out, reactions.len());
}

/// Where the bodies and their frames are: position and axes, each in the ground frame. What is rounding beside the model's own `length` is zero.
fn poses(out: &mut String, poses: &[BodyPose], length: f64) {
    if poses.is_empty() {
        return;
    }
    let shown = &poses[..poses.len().min(LISTED)];
    let width = shown.iter().map(|p| p.name.chars().count()).max().unwrap_or(0);
    out.push_str("\nposes in the ground frame: position, m; x axis; y axis; z axis\n");
    let cells: Vec<Vec<String>> = shown
        .iter()
        .map(|pose| {
            let size = largest(pose.position).max(length);
            let position = pose.position.iter().map(|&x| number(settled(x, size)));
            let axes = (0..9).map(|k| number(settled(pose.rotation[k % 3][k / 3], 1.0)));
            position.chain(axes).collect()
        })
        .collect();
    for (pose, line) in shown.iter().zip(columns(&cells, 3)) {
        let _ = writeln!(out, "  {:width$}  {line}", pose.name);
    }
    more(out, poses.len());
}

/// Cells under each other, flush right, with a semicolon after every so many.
fn columns(rows: &[Vec<String>], group: usize) -> Vec<String> {
    let width = |k: usize| rows.iter().filter_map(|row| row.get(k)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(k, (cell, w))| {
            let end = if (k + 1) % group == 0 && k + 1 < row.len() { "; " } else { " " };
            format!("{cell:>w$}{end}")
        });
        cells.collect::<String>().trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Anything that is a name with a number.
trait Named {
    fn named(&self) -> (&str, f64);
}

impl Named for &(String, f64) {
    fn named(&self) -> (&str, f64) {
        (&self.0, self.1)
    }
}

impl Named for (&String, &f64) {
    fn named(&self) -> (&str, f64) {
        (self.0, *self.1)
    }
}

fn table<N: Named>(out: &mut String, title: &str, rows: impl IntoIterator<Item = N>) {
    let rows: Vec<N> = rows.into_iter().collect();
    if rows.is_empty() {
        return;
    }
    let width = rows.iter().take(LISTED).map(|r| r.named().0.chars().count()).max().unwrap_or(0);
    let _ = writeln!(out, "\n{title}");
    let values: Vec<f64> = rows.iter().take(LISTED).map(|row| row.named().1).collect();
    for (row, value) in rows.iter().zip(aligned(&values)) {
        let _ = writeln!(out, "  {:width$}  {}", row.named().0, value.trim_end());
    }
    more(out, rows.len());
}

/// Largest matrix that is printed whole.
const SHOWN: usize = 12;

fn matrix(out: &mut String, title: &str, columns: &[String], rows: &[Vec<f64>]) {
    if rows.len() > 2 * SHOWN || columns.len() > SHOWN {
        let _ = writeln!(out, "\n{title}  ({} × {})", rows.len(), columns.len());
        out.push_str("  too large to print here; --json has it\n");
        return;
    }
    let (power, lines) = matrix_text(&without_rounding(rows));
    let scale = if power == 0 { String::new() } else { format!("  = 1e{power} ×") };
    let _ = writeln!(out, "\n{title}{scale}  ({} × {}; columns {})", rows.len(), columns.len(), columns.join(", "));
    for line in lines {
        let _ = writeln!(out, "{line}");
    }
}
