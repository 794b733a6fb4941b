//! `linearize` as text: what a control engineer reads in a minute.

use std::fmt::Write;

use dalembert::dynamics::combination::{
    eigenvalue, eigenvalue_known, of_positions, of_rates, told_place, told_zero, written,
};
use dalembert::dynamics::derivatives::Named;
use dalembert::dynamics::digits::{brief, matrix, number};
use dalembert::dynamics::linearization::{
    Complex, Direction, Distance, Fewest, LinearModel, Linearization, ParameterGap, ParameterReach, ParameterStudy,
    Reach, Stability, StableRange,
};

use super::modes;
use crate::output::without_rounding;
use crate::tolerances::{BOUNDARY, PLACE};

/// States up to which matrices are printed.
const SHOWN: usize = 8;

/// Names and sets that are listed.
const LISTED: usize = 12;

/// The whole answer.
pub fn of(found: &Linearization) -> String {
    let model = &found.model;
    let states: Vec<String> = model.states.iter().map(|s| s.name.clone()).collect();
    let mut out = heading(model);
    matrices(&mut out, model);
    modes::table(&mut out, &found.modes, &states, found.stability);
    zeros(&mut out, found);
    reached(&mut out, found, &states);
    seen(&mut out, found, &states);
    fewest(&mut out, ("inputs", "reaches"), &found.fewest_inputs, pace(found));
    fewest(&mut out, ("outputs", "sees"), &found.fewest_outputs, pace(found));
    found.parameters.iter().for_each(|study| parameter(&mut out, study, states.len()));
    found.gaps.iter().for_each(|gap| without(&mut out, gap));
    second_order(&mut out, found);
    if let Some(d) = &found.descriptor {
        let _ = writeln!(out, "\nE x' = A x + B u in {}: --json has it", names(d.states.iter()));
        if !d.left_out.is_empty() {
            let _ = writeln!(out, "left out, since they follow from others: {}", names(d.left_out.iter()));
        }
    }
    for note in &model.notes {
        let _ = writeln!(out, "\nnote: {note}");
    }
    out
}

fn heading(model: &LinearModel) -> String {
    let mut out = format!("{}\n\nlinearized at", model.title);
    let words: Vec<String> = model
        .states
        .iter()
        .zip(&model.x0)
        .filter(|(s, _)| !s.name.starts_with("int("))
        .map(|(s, x)| value(s, *x))
        .take(LISTED)
        .collect();
    let more = if model.states.len() > LISTED { ", …" } else { "" };
    if model.states.is_empty() {
        let _ = writeln!(
            out,
            " t = {} s\nnothing can move: the constraints leave no freedom, and so there are no states (`doctor` says what holds it)",
            number(model.t)
        );
        return out;
    }
    let _ = writeln!(out, " t = {} s: {}{more}", number(model.t), words.join(", "));
    let moving: Vec<String> = model
        .moving
        .iter()
        .take(LISTED)
        .map(|&k| {
            let rate = model.states[k].unit.as_ref().map(|u| format!(" {}", per_second(u)));
            format!("{} changes by {}{}", model.states[k].name, number(model.offset[k]), rate.unwrap_or_default())
        })
        .collect();
    let _ = match (model.equilibrium, model.steady) {
        (true, _) => writeln!(out, "a state of rest{}", forced(model)),
        (_, true) if moving.is_empty() => writeln!(out, "a steady motion{} that constraints drive", forced(model)),
        (_, true) => writeln!(out, "a steady motion{}: {}", forced(model), moving.join(", ")),
        _ => writeln!(
            out,
            "not a state of rest{}: {}{}; modes are those of disturbances of the motion at this instant",
            forced(model),
            match &model.because {
                Some(why) => why.clone(),
                None => moving.join(", "),
            },
            if model.moving.len() > LISTED { ", …" } else { "" }
        ),
    };
    if let Some(constant) = constant(&model.constant) {
        let _ = writeln!(out, "{constant}");
    }
    if !model.autonomous {
        out.push_str("equations depend on time: A, B, C, D hold at this instant\n");
    }
    let _ = writeln!(out, "\nstates   {}", list(&model.states));
    let _ = writeln!(out, "inputs   {}", list(&model.inputs));
    let _ = writeln!(out, "outputs  {}", list(&model.outputs));
    out
}

/// Inputs that are held, in words.
pub fn constant(inputs: &[String]) -> Option<String> {
    let are = if inputs.len() == 1 { "is" } else { "are" };
    (!inputs.is_empty())
        .then(|| format!("{} {are} held constant, though the model has formulas of time", names(inputs.iter())))
}

fn forced(model: &LinearModel) -> String {
    let driven: Vec<String> = model
        .inputs
        .iter()
        .zip(&model.u0)
        .filter(|(_, u)| **u != 0.0)
        .take(LISTED)
        .map(|(input, u)| value(input, *u))
        .collect();
    if driven.is_empty() { String::new() } else { format!(" under {}", driven.join(", ")) }
}

fn value(named: &Named, x: f64) -> String {
    let unit = named.unit.as_ref().map(|u| format!(" {u}")).unwrap_or_default();
    format!("{} = {}{unit}", named.name, number(x))
}

/// `rad/s` → `rad/s^2`.
fn per_second(unit: &str) -> String {
    match unit.rsplit_once("/s") {
        Some((word, "")) => format!("{word}/s^2"),
        Some((word, power)) if power.starts_with('^') => match power[1..].parse::<u32>() {
            Ok(power) => format!("{word}/s^{}", power + 1),
            Err(_) => format!("{unit}/s"),
        },
        _ => format!("{unit}/s"),
    }
}

fn list(of: &[Named]) -> String {
    if of.is_empty() {
        return "–".to_owned();
    }
    let one = |n: &Named| n.unit.as_ref().map_or_else(|| n.name.clone(), |unit| format!("{} [{unit}]", n.name));
    let shown: Vec<String> = of.iter().take(2 * LISTED).map(one).collect();
    let more = of.len().saturating_sub(2 * LISTED);
    shown.join(", ") + &if more > 0 { format!(" and {more} more") } else { String::new() }
}

fn matrices(out: &mut String, model: &LinearModel) {
    let small = |rows: &[Vec<f64>]| rows.len() <= SHOWN && rows.iter().all(|row| row.len() <= SHOWN);
    let all = [("A", &model.a), ("B", &model.b), ("C", &model.c), ("D", &model.d)];
    let mut hidden = Vec::new();
    for (name, rows) in all {
        if rows.is_empty() || rows[0].is_empty() {
            continue;
        }
        if name == "D" && rows.iter().flatten().all(|x| *x == 0.0) {
            out.push_str("\nD = 0\n");
            continue;
        }
        if !small(rows) {
            hidden.push(format!("{name} ({} × {})", rows.len(), rows[0].len()));
            continue;
        }
        let (power, lines) = matrix(&without_rounding(rows));
        let scale = if power == 0 { String::new() } else { format!(" 1e{power} ×") };
        let _ = writeln!(out, "\n{name} ={scale}");
        for line in lines {
            let _ = writeln!(out, "{line}");
        }
    }
    if !hidden.is_empty() {
        let _ = writeln!(out, "\n{}: too large to print here; --json has them", hidden.join(", "));
    }
}

fn zeros(out: &mut String, found: &Linearization) {
    let pace = pace(found);
    let told = found.zeros.iter().map(|z| (told_zero(z, pace), z.uncertainty)).filter(|(s, _)| s.1 >= 0.0);
    let shown: Vec<String> = told.take(LISTED).map(|(s, uncertainty)| eigenvalue_known(s, uncertainty)).collect();
    if !shown.is_empty() {
        let more = if shown.len() == LISTED { ", …" } else { "" };
        let _ = writeln!(out, "\nzeros  s = {}{more}", shown.join(", "));
    }
}

fn reached(out: &mut String, found: &Linearization, states: &[String]) {
    let (model, reach) = (&found.model, &found.controllability);
    if states.is_empty() || model.inputs.is_empty() {
        return;
    }
    let _ = writeln!(out, "\ncontrollability{}", at_instant(found));
    let inputs = names(model.inputs.iter().map(|i| &i.name));
    verdict(out, reach, [&inputs, "reach", "controllable", "stabilizable"], states.len(), pace(found));
    losses(out, reach, ("out of reach", pace(found)), &|s, d| written(&of_rates(s, d, states)));
}

fn seen(out: &mut String, found: &Linearization, states: &[String]) {
    let (model, see) = (&found.model, &found.observability);
    if states.is_empty() || model.outputs.is_empty() {
        return;
    }
    let _ = writeln!(out, "\nobservability{}", at_instant(found));
    let outputs = names(model.outputs.iter().map(|o| &o.name));
    verdict(out, see, [&outputs, "see", "observable", "detectable"], states.len(), pace(found));
    losses(out, see, ("not seen", pace(found)), &|_, d| written(&of_positions(d, states)));
}

/// What is said of matrices that change with time: over a time inputs may reach more.
fn at_instant(found: &Linearization) -> &'static str {
    let lasts = found.model.equilibrium && found.model.autonomous && found.stability != Stability::Unknown;
    if lasts { "" } else { " with the matrices of this instant" }
}

/// The largest |s| of the modes.
fn pace(found: &Linearization) -> f64 {
    found.modes.iter().map(|m| m.eigenvalue.0.hypot(m.eigenvalue.1)).fold(0.0, f64::max)
}

/// A place in the plane of s without what cannot be told from zero beside the modes.
fn seen_from(pace: f64, (re, im): (f64, f64)) -> (f64, f64) {
    let part = |x: f64| if x.abs() <= PLACE * pace { 0.0 } else { x };
    (part(re), part(im))
}

fn verdict(out: &mut String, reach: &Reach, [who, verb, all, rest]: [&str; 4], states: usize, pace: f64) {
    let many = who.contains(',') || who.contains(" and ");
    let verb = if many { verb.to_owned() } else { format!("{verb}{}", if verb.ends_with("ch") { "es" } else { "s" }) };
    if reach.all {
        let _ = write!(out, "  {all}: {who} {verb} everything ({states} of {states} states)");
    } else {
        let beside = if reach.rest_decays {
            format!("; {rest}: the rest decays by itself")
        } else {
            format!("; not {rest}: not all of the rest decays")
        };
        let _ = write!(out, "  not {all}: {who} {verb} {} of {states} states{beside}", reach.dimension);
    }
    match &reach.distance {
        Some(d) if reach.all => {
            let _ = writeln!(
                out,
                "\n  margin {} (0: lost, 1: far from it), weakest near s = {}",
                brief(d.value, 4),
                eigenvalue(seen_from(pace, d.nearest))
            );
        }
        _ => out.push('\n'),
    }
}

fn losses(out: &mut String, reach: &Reach, (what, pace): (&str, f64), word: &dyn Fn(Complex, &Direction) -> String) {
    for lost in reach.lost.iter().filter(|l| l.eigenvalue.1 >= 0.0).take(LISTED) {
        let s = told_place(lost.eigenvalue, pace);
        let words: Vec<String> = lost.directions.iter().map(|d| word(s, d)).collect();
        let _ = writeln!(out, "  {what} at s = {}{}: {}", eigenvalue(s), fate(s), words.join("; "));
    }
}

fn fate((re, _): Complex) -> &'static str {
    match re {
        x if x > 0.0 => " (grows)",
        x if x < 0.0 => " (decays)",
        _ => "",
    }
}

fn fewest(out: &mut String, (what, verb): (&str, &str), found: &Fewest, pace: f64) {
    let Some(bound) = found.bound else {
        let _ = writeln!(out, "\nfewest {what}: not counted, there are too many states");
        return;
    };
    if found.candidates.is_empty() || bound == 0 {
        return;
    }
    let _ = write!(out, "\nfewest {what}: ");
    let Some(first) = found.sets.first() else {
        let s = eigenvalue(told_place(found.eigenvalue, pace));
        let _ = if found.complete {
            let candidates = names(found.candidates.iter());
            writeln!(out, "no set of {candidates} {verb} everything; {bound} or more are needed, for s = {s}")
        } else {
            writeln!(out, "there are too many sets of candidates to try; at least {bound} are needed")
        };
        return;
    };
    let why = if first.len() > bound { format!(" (of any kind {bound})") } else { String::new() };
    let _ = writeln!(out, "{}{why}; the best first, with its margin", first.len());
    for (set, distance) in found.sets.iter().zip(&found.distances).take(LISTED / 2) {
        let value = distance.as_ref().map_or_else(String::new, |d: &Distance| brief(d.value, 4));
        let _ = writeln!(out, "  {}  {value}", set.join(", "));
    }
    let more = found.sets.len().saturating_sub(LISTED / 2);
    let others = if more > 0 { format!("  … and {more} more\n") } else { String::new() };
    out.push_str(&others);
    if !found.complete {
        out.push_str("  (there are too many sets of candidates to try all of them)\n");
    }
}

fn parameter(out: &mut String, study: &ParameterStudy, states: usize) {
    let (from, to) = study.range;
    let unit = study.unit.as_ref().map_or_else(String::new, |unit| format!(" {unit}"));
    let _ = writeln!(out, "\nparameter {} from {} to {}{unit}", study.name, number(from), number(to));
    modes::branches(out, &study.modes, study.range);
    stability(out, study);
    over_parameter(out, (study, &study.inputs), ["inputs reach", "", "stabilizable"], states);
    over_parameter(out, (study, &study.outputs), ["outputs see", " of the outputs", "detectable"], states);
    if study.inputs.exact || study.outputs.exact {
        let of = match (study.inputs.judged, study.outputs.judged) {
            (true, true) if !study.outputs.exact => " at which control is lost",
            (true, true) if !study.inputs.exact => " at which the outputs lose something",
            _ => "",
        };
        let _ = writeln!(out, "  values{of} are exact roots: none is missing");
    }
}

/// Values of a parameter without a linear system.
fn without(out: &mut String, gap: &ParameterGap) {
    let unit = gap.unit.as_ref().map_or_else(String::new, |unit| format!(" {unit}"));
    let place = if gap.from == gap.to {
        format!("at {} = {}{unit}", gap.name, number(gap.from))
    } else {
        format!("for {} from {} to {}{unit}", gap.name, number(gap.from), number(gap.to))
    };
    let _ = writeln!(out, "\nno linear system {place}: {}", gap.because);
}

/// What inputs reach, or outputs see, over a parameter.
fn over_parameter(
    out: &mut String,
    (study, reach): (&ParameterStudy, &ParameterReach),
    [who, margin, decays]: [&str; 3],
    states: usize,
) {
    if let Some(why) = &reach.because {
        let _ = writeln!(out, "  what the {who} is not told: {why}");
    }
    if !reach.judged {
        return;
    }
    for loss in &reach.losses {
        let eigenvalues: Vec<String> = loss.eigenvalues.iter().filter(|s| s.1 >= 0.0).map(|s| eigenvalue(*s)).collect();
        let _ = writeln!(
            out,
            "  at {} the {who} {} of {states} states only: s = {} {} lost{}",
            number(loss.value),
            loss.dimension,
            eigenvalues.join(", "),
            if eigenvalues.len() == 1 { "is" } else { "are" },
            if loss.rest_decays { String::new() } else { format!("; not {decays} there") }
        );
    }
    // Where they never reach everything, the margin is that of what they do reach.
    let whole = reach.dimension == states;
    if !whole {
        let places = if reach.losses.is_empty() { "whatever it is" } else { "elsewhere" };
        let _ = writeln!(out, "  the {who} {} of {states} states only, {places}", reach.dimension);
    }
    if reach.losses.is_empty() {
        let what = if whole { "" } else { " further" };
        out.push_str(&match (reach.exact, whole) {
            (true, true) => format!("  the {who} as much everywhere\n"),
            (true, false) => String::new(),
            (false, _) => format!("  no{what} loss{margin} was found at the values that were tried\n"),
        });
    }
    let of = if whole { margin.to_owned() } else { format!(" of what the {who}") };
    for i in &reach.intervals {
        let _ =
            writeln!(out, "  margin{of} under {} from {} to {}", brief(study.margin, 3), number(i.from), number(i.to));
    }
    if let Some((at, best)) = reach.best {
        let _ = writeln!(out, "  largest margin{of} {}, at {}", brief(best, 4), number(at));
    }
}

/// Where stability is lost or won.
fn stability(out: &mut String, study: &ParameterStudy) {
    let word = |of: Stability| match of {
        Stability::Asymptotic => "stable",
        Stability::Drifting => "growing like a power of time",
        Stability::Unstable => "unstable",
        Stability::Marginal => "marginal",
        Stability::Unknown => "not known",
    };
    let said: Vec<String> = match study.stability.as_slice() {
        [] => return,
        [one] => vec![format!("{} at all values that were looked at", word(one.stability))],
        all => {
            let nothing = BOUNDARY * study.range.0.abs().max(study.range.1.abs());
            let place = |x: f64| if x.abs() <= nothing { "0".to_owned() } else { number(x) };
            let of = |r: &StableRange| match word(r.stability) {
                word if r.from == r.to => format!("{word} at {}", place(r.from)),
                word => format!("{word} from {} to {}", place(r.from), place(r.to)),
            };
            all.iter().take(8).map(of).chain((all.len() > 8).then(|| "…".to_owned())).collect()
        }
    };
    let _ = writeln!(out, "  {}", said.join(", "));
}

fn second_order(out: &mut String, found: &Linearization) {
    let Some(system) = found.second_order.as_ref().filter(|s| s.basis.is_some()) else { return };
    let _ = writeln!(out, "\nM q'' + D q' + S q = F u in combinations of coordinates with M = 1");
    let small = system.mass.len() <= SHOWN;
    for (name, rows) in [("D", &system.damping), ("S", &system.stiffness), ("F", &system.forces)] {
        if !small || rows.is_empty() || rows[0].is_empty() {
            continue;
        }
        let (power, lines) = matrix(rows);
        let scale = if power == 0 { String::new() } else { format!(" 1e{power} ×") };
        let _ = writeln!(out, "{name} ={scale}");
        lines.iter().for_each(|line| {
            let _ = writeln!(out, "{line}");
        });
    }
}

fn names<S: AsRef<str>>(list: impl Iterator<Item = S>) -> String {
    let all: Vec<String> = list.map(|s| s.as_ref().to_owned()).collect();
    dalembert::dynamics::diagnosis::names(&all)
}
