//! `dalembert evaluate MODEL`.

mod derivatives;

use std::fmt::Write;

use dalembert::dynamics::independent::{Independent, Question};
use dalembert::dynamics::model::{Row, Variable};
use dalembert::dynamics::result::{BodyPose, Evaluation, JointReaction};
use dalembert::io::ToJson;
use dalembert::{At, Error, Loaded};

use crate::Outcome;
use crate::args::EvaluateArgs;
use crate::output::{Failed, names, open_at, pretty, print};

/// Evaluates a model at one state.
pub fn run(args: &EvaluateArgs, json: bool) -> Outcome {
    let (loaded, set) = open_at(&args.model, &args.state)?;
    let question = question(args)?;
    if question.as_ref().is_none_or(|q| q.actuated.is_empty()) {
        check_asked(&loaded, &set)?;
    }
    let at = At { set, method: args.method.clone() };
    let evaluation = loaded.evaluate(&at)?;
    let linear = args.derivatives.then(|| loaded.derivatives(&at, &linearization(args))).transpose()?;
    let reduced = question.map(|question| loaded.independent(&at, &question)).transpose()?;
    print(&if json {
        let mut document = evaluation.to_json();
        if let (Some(reduced), Some(map)) = (&reduced, document.as_object_mut()) {
            map.insert("independent".to_owned(), reduced.to_json());
        }
        if let (Some(linear), Some(map)) = (&linear, document.as_object_mut()) {
            map.insert("derivatives".to_owned(), linear.to_json());
        }
        pretty(&document)
    } else {
        let mut out = text(&evaluation);
        reduced.iter().for_each(|r| independent(&mut out, r));
        linear.iter().for_each(|d| derivatives::text(&mut out, d));
        out
    });
    if !evaluation.accelerations_unique {
        eprintln!(
            "warning: the equations do not determine {}; of all answers the smallest is shown",
            names(&evaluation.undetermined)
        );
    }
    if !evaluation.consistent {
        eprintln!("error: the constraints {} contradict each other", names(&evaluation.contradictory));
        return Err(Failed::Said);
    }
    Ok(())
}

/// Accelerations that are asked for need joints that make them: in a tree all, and so where all of them are given, but with other
/// constraints those named. A joint that follows another has its effort in a tree, too.
fn check_asked(loaded: &Loaded, set: &[(String, f64)]) -> Result<(), Failed> {
    let joints: Vec<_> = loaded.model.variables.iter().filter(|v| v.joint).collect();
    let given = |v: &&&Variable| set.iter().any(|(name, _)| v.slot_called(name) == Some(v.order as usize));
    let asked: Vec<_> = joints.iter().filter(given).collect();
    let is_tree = loaded.model.rows.iter().all(Row::follows);
    match asked.first() {
        Some(v) if !is_tree && asked.len() < joints.len() => Err(Failed::Verb(Error::Usage(format!(
            "`{}` is asked for, but not which joints are to drive: with constraints, name them by --actuated, or ask for the \
             accelerations of all joints",
            v.highest()
        )))),
        _ => Ok(()),
    }
}

/// What is asked about independent coordinates, if anything is.
fn question(args: &EvaluateArgs) -> Result<Option<Question>, Failed> {
    if args.independent.is_empty() && args.actuated.is_empty() && args.jacobian.is_empty() {
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
    dalembert::dynamics::derivatives::Question { independent: chosen(args) }
}

/// The model in independent coordinates.
fn independent(out: &mut String, r: &Independent) {
    let _ = writeln!(out, "\nindependent coordinates: {}   (condition {:.1e})", r.names.join(", "), r.condition);
    matrix(out, "reduced M", &r.names, &r.mass);
    table(out, "what accelerates them", r.names.iter().zip(&r.force));
    table(out, "efforts along them that hold the bodies against gravity", r.names.iter().zip(&r.gravity));
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
        let moving: Vec<String> = motion.iter().map(|(name, x)| format!("{x:.3} {name}'")).collect();
        let _ = writeln!(out, "  no chosen joint drives the motion {}", moving.join(", "));
    }
    if !efforts.attainable {
        out.push_str(
            "  these accelerations can't be had: they need efforts along a motion that no chosen joint drives\n",
        );
    }
}

fn text(e: &Evaluation) -> String {
    let mut out = format!("t = {}   method {}\n", e.t, e.method);
    if !e.accelerations_unique {
        let _ = writeln!(out, "\nNOT DETERMINED: {}; of all answers the smallest is shown", names(&e.undetermined));
    }
    if !e.consistent {
        let _ = writeln!(out, "\nCONTRADICTION: the constraints {} contradict each other", names(&e.contradictory));
    }
    table(&mut out, "state", e.q.iter().chain(&e.v));
    table(&mut out, "accelerations", &e.accelerations);
    if !e.lambda.is_empty() {
        out.push_str("\nmultipliers\n");
        let width = e.lambda.iter().map(|l| l.0.chars().count()).max().unwrap_or(0);
        for (name, value, determined) in &e.lambda {
            let remark = if *determined { "" } else { "   not determined, the least one" };
            let _ = writeln!(out, "  {name:width$}  {value:>24.16e}{remark}");
        }
    }
    if e.matrices_written() {
        matrix(&mut out, "M", &e.columns, &e.mass);
    } else {
        let _ =
            writeln!(out, "\nM and A are left out: the model has {} columns, too many to write them", e.columns.len());
    }
    table(&mut out, "f", e.columns.iter().zip(&e.force));
    if !e.lambda.is_empty() {
        let rows: Vec<&String> = e.lambda.iter().map(|l| &l.0).collect();
        if e.matrices_written() {
            matrix(&mut out, "A", &e.columns, &e.rows);
        }
        table(&mut out, "b", rows.into_iter().zip(&e.b));
    }
    for level in &e.levels {
        let joints = if level.joints.is_empty() { String::new() } else { format!(" ({})", names(&level.joints)) };
        let _ = writeln!(out, "\nlevel {}{joints}: {} rows of rank {}", level.level, level.rows.len(), level.rank);
    }
    if !e.soft.is_empty() {
        let _ = writeln!(out, "\nsoft rows, which yield and count in no rank: {}", names(&e.soft));
    }
    if let Some((kinetic, potential)) = e.energy {
        let _ = writeln!(out, "\nenergy: kinetic {kinetic:.15e} J, potential {potential:.15e} J");
    }
    table(&mut out, "outputs", &e.outputs);
    table(&mut out, "efforts that hold the bodies against gravity", &e.gravity);
    table(&mut out, "efforts for the given accelerations (inverse dynamics)", &e.inverse_dynamics);
    reactions(&mut out, &e.reactions);
    poses(&mut out, &e.poses);
    out
}

/// Most poses that are listed.
const LISTED: usize = 40;

/// What the joints transmit.
fn reactions(out: &mut String, reactions: &[JointReaction]) {
    if reactions.is_empty() {
        return;
    }
    let width = reactions.iter().take(LISTED).map(|r| r.name.chars().count()).max().unwrap_or(0);
    out.push_str("\nreactions, first body on second, in the joint's frame: moment, N m; force, N\n");
    for r in reactions.iter().take(LISTED) {
        let numbers = |v: [f64; 3], known: [bool; 3]| {
            let marked = v.iter().zip(known).map(|(x, known)| format!("{x:>14.6e}{}", if known { ' ' } else { '*' }));
            marked.collect::<String>()
        };
        let (moment, force) = (numbers(r.moment, r.moment_determined), numbers(r.force, r.force_determined));
        let _ = writeln!(out, "  {:width$} {moment}; {}", r.name, force.trim_end());
    }
    if !reactions.iter().all(JointReaction::determined) {
        out.push_str("  * not the only one: redundant constraints share it, and rigid bodies do not say how\n");
    }
    if reactions.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them all", reactions.len() - LISTED);
    }
}

/// Where the bodies and their frames are: position and axes, each in the ground frame.
fn poses(out: &mut String, poses: &[BodyPose]) {
    if poses.is_empty() {
        return;
    }
    let width = poses.iter().take(LISTED).map(|p| p.name.chars().count()).max().unwrap_or(0);
    out.push_str("\nposes in the ground frame: position, m; x axis; y axis; z axis\n");
    let numbers = |v: &[f64]| v.iter().map(|x| format!("{x:>10.6}")).collect::<Vec<_>>().join(" ");
    for pose in poses.iter().take(LISTED) {
        let axes: Vec<String> = (0..3).map(|k| numbers(&pose.rotation.map(|row| row[k]))).collect();
        let _ = writeln!(out, "  {:width$}  {};  {}", pose.name, numbers(&pose.position), axes.join("; "));
    }
    if poses.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them all", poses.len() - LISTED);
    }
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
    let width = rows.iter().map(|r| r.named().0.chars().count()).max().unwrap_or(0);
    let _ = writeln!(out, "\n{title}");
    for row in &rows {
        let (name, value) = row.named();
        let _ = writeln!(out, "  {name:width$}  {value:>24.16e}");
    }
}

/// Largest matrix that is printed whole.
const SHOWN: usize = 12;

fn matrix(out: &mut String, title: &str, columns: &[String], rows: &[Vec<f64>]) {
    let _ = writeln!(
        out,
        "\n{title}  ({} × {}; columns {})",
        rows.len(),
        columns.len(),
        columns.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ")
    );
    if rows.len() > 2 * SHOWN || columns.len() > SHOWN {
        out.push_str("  too large to print here; --json has it\n");
        return;
    }
    for row in rows {
        let cells: Vec<String> = row.iter().map(|v| format!("{v:>12.5}")).collect();
        let _ = writeln!(out, "  {}", cells.join(" "));
    }
}
