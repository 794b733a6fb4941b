//! The page of a linear system: what it does by itself, what it answers, what is reached and seen, what a parameter changes.
//!
//! Words and tables are written here; `linear/charts.js` draws the plots from one block of data and computes nothing.

use std::f64::consts::TAU;

use crate::tolerances::{PLACE, SHARE_SHOWN};
use dalembert_answers::combination::{
    eigenvalue, of_positions, of_rates, shapes, stability, told, told_place, told_zero, written,
};
use dalembert_answers::derivatives::Named;
use dalembert_answers::linearization::{
    Complex, Direction, Distance, Fewest, LinearModel, Linearization, Mode, ParameterGap, ParameterReach,
    ParameterStudy, Reach, Responses, Stability,
};
use dalembert_viewer::encode::{doubles, script_safe};
use dalembert_viewer::{Picture, page as viewer};
use serde_json::{Value, json};

use super::findings::{Finding, Tone};
use super::text::{self, code, escape, names, number, plural, quoted};
use super::{KIT, KIT_STYLE, STYLE, fill, finding, icon, notes, scene};

const TEMPLATE: &str = include_str!("linear/page.html");
const LOOKS: &str = include_str!("linear/style.css");
const CHARTS: &str = include_str!("linear/charts.js");

/// Modes that are listed, and shares that are drawn of each.
const LISTED: usize = 40;
const SHARES: usize = 8;
/// Sets of inputs or outputs that are listed.
const SETS: usize = 6;
/// States up to which matrices are written out.
const WRITTEN: usize = 16;
/// Significant digits of matrices.
const DIGITS: usize = 5;

/// What a page of a linear system is made of.
#[derive(Clone, Copy, Debug)]
pub struct LinearInput<'a> {
    /// The system and what is said of it, with its responses.
    pub found: &'a Linearization,
    /// The mechanism moved along its modes one after the other, if it can be shown.
    pub picture: Option<&'a Picture>,
    /// Of each mode that is shown there, its number in `found` and its part of the time.
    pub shown: &'a [(usize, [f64; 2])],
}

/// The page: self-contained HTML.
pub fn linear(input: &LinearInput<'_>) -> String {
    let found = input.found;
    let model = &found.model;
    let title = if model.title.trim().is_empty() { "Untitled model" } else { model.title.trim() };
    let tone = match found.stability {
        Stability::Asymptotic => Tone::Good,
        Stability::Marginal | Stability::Unknown => Tone::Neutral,
        Stability::Drifting | Stability::Unstable => Tone::Caution,
    };
    let all = findings(found);
    let parts = [
        ("title", escape(title)),
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("style", format!("{STYLE}\n{KIT_STYLE}\n{LOOKS}\n{}", input.picture.map_or("", |_| viewer::STYLE))),
        ("model_line", model_line(model)),
        ("tone", tone.class().to_owned()),
        ("icon", icon(tone)),
        ("headline", headline(found)),
        ("detail", detail(found)),
        ("figures", figures(found)),
        ("navigation", navigation(found)),
        ("findings", all.iter().map(finding).collect()),
        ("notes", notes(&[("Notes", &model.notes)])),
        ("viewer", shown_modes(input)),
        ("modes", modes(input)),
        ("responses", found.responses.as_ref().map(|r| responses(model, r)).unwrap_or_default()),
        ("parameters", parameters(found)),
        ("matrices", matrices(model)),
        ("data", data(input)),
        ("script", [KIT, CHARTS].concat()),
        ("scene", input.picture.map(|picture| scene(picture, None)).unwrap_or_default()),
    ];
    fill(TEMPLATE, &parts.into_iter().collect())
}

fn state_names(model: &LinearModel) -> Vec<String> {
    model.states.iter().map(|s| s.name.clone()).collect()
}

/// The largest |s|.
fn pace(found: &Linearization) -> f64 {
    found.modes.iter().map(|m| m.frequency).fold(0.0, f64::max)
}

/// One mode of each conjugate pair, with its number.
fn listed(found: &Linearization) -> Vec<(usize, &Mode)> {
    found.modes.iter().enumerate().filter(|(_, m)| m.eigenvalue.1 >= 0.0).collect()
}

fn model_line(model: &LinearModel) -> String {
    let at = |(named, x): (&Named, &f64)| format!("{} = {}{}", code(&named.name), number(*x, 5), unit(named));
    let own = model.states.iter().zip(&model.x0).filter(|(s, _)| !s.name.starts_with("int("));
    let shown: Vec<String> = own.map(at).take(6).collect();
    let more = if model.states.len() > 6 { ", …" } else { "" };
    if shown.is_empty() {
        return "A system without states.".to_owned();
    }
    format!("Linearized at t = {}\u{a0}s, {}{more}", number(model.t, 5), shown.join(", "))
}

fn unit(named: &Named) -> String {
    named.unit.as_ref().map_or_else(String::new, |u| format!("\u{a0}{}", escape(&text::unit(u))))
}

fn headline(found: &Linearization) -> String {
    if found.modes.is_empty() {
        return "Nothing moves: the system has no states".to_owned();
    }
    let said = stability(&found.modes, found.stability);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn detail(found: &Linearization) -> String {
    let model = &found.model;
    let moving: Vec<String> = model
        .moving
        .iter()
        .take(6)
        .map(|&k| format!("{} changes by {}", code(&model.states[k].name), number(model.offset[k], 4)))
        .collect();
    let of_point = match (model.equilibrium, model.steady, &model.because) {
        (true, _, _) => "The point is a state of rest.".to_owned(),
        (_, true, _) if moving.is_empty() => "The point is a steady motion that constraints drive.".to_owned(),
        (_, true, _) => format!("The point is a steady motion: {}.", moving.join(", ")),
        (_, _, Some(why)) => format!(
            "Not a state of rest: {}. Modes are those of disturbances of the motion at this instant.",
            quoted(why)
        ),
        _ => format!(
            "Not a state of rest: {}. Modes are those of disturbances of the motion at this instant.",
            moving.join(", ")
        ),
    };
    let timed = match (model.autonomous, model.equilibrium && found.stability != Stability::Unknown) {
        (false, _) => " Equations depend on time: everything here holds at this instant.",
        (true, false) => " What is reached and seen is so with the matrices of this instant.",
        (true, true) => "",
    };
    let held = if model.constant.is_empty() {
        String::new()
    } else {
        format!(" Held constant, though the model has formulas of time: {}.", names(&model.constant))
    };
    of_point + timed + &held
}

fn figures(found: &Linearization) -> String {
    let model = &found.model;
    let one = |title: &str, value: String| format!("<div><dt>{title}</dt><dd>{value}</dd></div>");
    let told: Vec<_> = listed(found).into_iter().map(|(_, m)| told(m, pace(found))).collect();
    let of = |pick: fn(f64, f64) -> f64| {
        told.iter()
            .map(|m| m.frequency)
            .filter(|f| *f > 0.0)
            .reduce(pick)
            .map(|f| format!("{}\u{a0}rad/s", number(f, 4)))
    };
    let least = told.iter().filter(|m| m.eigenvalue.1 != 0.0).filter_map(|m| m.damping).reduce(f64::min);
    let mut out = one("States", model.states.len().to_string())
        + &one("Inputs", model.inputs.len().to_string())
        + &one("Outputs", model.outputs.len().to_string());
    // Modes at s = 0 are the slowest of all.
    let slowest = if told.iter().any(|m| m.frequency == 0.0) { "Slowest mode but s = 0" } else { "Slowest mode" };
    out += &of(f64::min).map_or_else(String::new, |f| one(slowest, f));
    out += &of(f64::max).map_or_else(String::new, |f| one("Fastest mode", f));
    out += &least.map_or_else(String::new, |d| one("Least damping ratio", number(d, 4)));
    out
}

fn navigation(found: &Linearization) -> String {
    let mut links = vec![("findings", "Findings"), ("modes", "Modes")];
    if found.responses.as_ref().is_some_and(|r| !r.channels.is_empty()) {
        links.push(("responses", "Responses"));
    }
    if !(found.parameters.is_empty() && found.gaps.is_empty()) {
        links.push(("parameters", "Parameters"));
    }
    links.push(("matrices", "Matrices"));
    links.into_iter().map(|(anchor, title)| format!("<a href=\"#{anchor}\">{title}</a>")).collect()
}

fn findings(found: &Linearization) -> Vec<Finding> {
    let (model, states, pace) = (&found.model, state_names(&found.model), pace(found));
    let mut all = Vec::new();
    if states.is_empty() {
        return all;
    }
    if model.inputs.is_empty() {
        all.push(Finding { tone: Tone::Neutral, title: "No inputs".to_owned(), html: "Nothing is driven.".to_owned() });
    } else {
        let word = |s, d: &Direction| written(&of_rates(s, d, &states));
        let who = names(&model.inputs.iter().map(|i| i.name.clone()).collect::<Vec<_>>());
        let words = ["Controllable", "Stabilizable only", "Not controllable", "reached by", "Out of reach"];
        all.push(reach((&found.controllability, states.len(), pace), (&who, words), &word));
    }
    if !model.outputs.is_empty() {
        let word = |_, d: &Direction| written(&of_positions(d, &states));
        let who = names(&model.outputs.iter().map(|o| o.name.clone()).collect::<Vec<_>>());
        let words = ["Observable", "Detectable only", "Not observable", "seen by", "Not seen"];
        all.push(reach((&found.observability, states.len(), pace), (&who, words), &word));
    }
    all.extend(fewest(("inputs", "drive everything"), &found.fewest_inputs, pace));
    all.extend(fewest(("outputs", "see everything"), &found.fewest_outputs, pace));
    for study in &found.parameters {
        let control = ["Control", "The inputs reach", "reached", "stabilizable"];
        let sight = ["Sight", "The outputs see", "seen", "detectable"];
        let both = [(&study.inputs, control), (&study.outputs, sight)];
        let over = called(found, study);
        all.extend(both.into_iter().filter_map(|(reach, words)| lost((study, reach, &over), words, states.len())));
    }
    for gap in &found.gaps {
        let title = format!("No linear system at some {}", escape(&gap.name));
        all.push(Finding { tone: Tone::Caution, title, html: without(gap) });
    }
    all.sort_by_key(|finding| finding.tone);
    all
}

fn reach(
    (found, states, pace): (&Reach, usize, f64),
    (who, [all, part, none, by, out]): (&str, [&str; 5]),
    word: &dyn Fn(Complex, &Direction) -> String,
) -> Finding {
    let margin = found.distance.as_ref().map_or_else(String::new, |d: &Distance| {
        format!(
            "Margin {} (0: lost, 1: far from it), weakest near s = {}. ",
            number(d.value, 3),
            s(seen_from(pace, d.nearest))
        )
    });
    // A fold ends a sentence by itself.
    let end = if who.ends_with("</details>") { "" } else { "." };
    if found.all {
        let html = format!("{margin}All {} are {by} {who}{end}", plural(states, "state", "states"));
        return Finding { tone: Tone::Good, title: all.to_owned(), html };
    }
    let one = |lost: &dalembert_answers::linearization::Lost| {
        let place = told_place(lost.eigenvalue, pace);
        let directions: Vec<String> = lost.directions.iter().map(|d| escape(&word(place, d))).collect();
        format!("<li>s = {}: {}</li>", s(place), directions.join("; "))
    };
    let lost: String = found.lost.iter().filter(|l| l.eigenvalue.1 >= 0.0).take(12).map(one).collect();
    let decays = if found.rest_decays { "The rest decays by itself." } else { "Not all of the rest decays." };
    let html = format!("{} of {states} states are {by} {who}{end} {decays} {out}:<ul>{lost}</ul>", found.dimension);
    let (tone, title) = if found.rest_decays { (Tone::Caution, part) } else { (Tone::Bad, none) };
    Finding { tone, title: title.to_owned(), html }
}

fn s((re, im): Complex) -> String {
    match (re == 0.0, im == 0.0) {
        (_, true) => number(re, 5),
        (true, false) => format!("±{}i", number(im.abs(), 5)),
        (false, false) => format!("{} ± {}i", number(re, 5), number(im.abs(), 5)),
    }
}

/// A place that was searched for, without what cannot be told from zero beside the modes.
fn seen_from(pace: f64, (re, im): Complex) -> Complex {
    let part = |x: f64| if x.abs() <= PLACE * pace { 0.0 } else { x };
    (part(re), part(im))
}

fn fewest((what, does): (&str, &str), found: &Fewest, pace: f64) -> Option<Finding> {
    let bound = found.bound.filter(|bound| !found.candidates.is_empty() && *bound > 0)?;
    let Some(first) = found.sets.first() else {
        let html = if found.complete {
            format!(
                "No set of the candidates does; at least {} are needed, for s = {}.",
                bound,
                s(told_place(found.eigenvalue, pace))
            )
        } else {
            format!("There are too many sets of candidates to try; at least {bound} are needed.")
        };
        return Some(Finding { tone: Tone::Caution, title: format!("Fewest {what}: none found"), html });
    };
    let set = |(set, distance): (&Vec<String>, &Option<Distance>)| {
        let margin = distance.as_ref().map_or_else(String::new, |d| format!(", margin {}", number(d.value, 3)));
        format!("<li>{}{margin}</li>", names(set))
    };
    let sets: String = found.sets.iter().zip(&found.distances).take(SETS).map(set).collect();
    let more = found.sets.len().saturating_sub(SETS);
    let more = if more > 0 { format!("<li>and {more} more</li>") } else { String::new() };
    let rest = if found.complete { "" } else { "There are too many sets of candidates to try all of them." };
    let html = format!("These {does}, the best first:<ul>{sets}{more}</ul>{rest}");
    Some(Finding { tone: Tone::Neutral, title: format!("Fewest {what}: {}", first.len()), html })
}

/// A study by its parameter, and by its part of the range where there are several.
fn called(found: &Linearization, study: &ParameterStudy) -> String {
    let parts = found.parameters.iter().filter(|other| other.name == study.name).count();
    let (from, to) = study.range;
    if parts == 1 {
        return escape(&study.name);
    }
    format!("{} from {} to {}", escape(&study.name), number(from, 6), number(to, 6))
}

/// Where a parameter has no linear system, and why.
fn without(gap: &ParameterGap) -> String {
    let unit = gap.unit.as_ref().map_or_else(String::new, |u| format!("\u{a0}{}", escape(&text::unit(u))));
    let place = if gap.from == gap.to {
        format!("At {} = {}{unit}", code(&gap.name), number(gap.from, 6))
    } else {
        format!("For {} from {} to {}{unit}", code(&gap.name), number(gap.from, 6), number(gap.to, 6))
    };
    format!("{place} there is no linear system: {}.", quoted(&gap.because))
}

fn lost(
    (study, reach, called): (&ParameterStudy, &ParameterReach, &str),
    [what, who, reached, decays]: [&str; 4],
    states: usize,
) -> Option<Finding> {
    let over =
        |title: &str, tone: Tone, html: String| Some(Finding { tone, title: format!("{title} over {called}"), html });
    if let Some(why) = &reach.because {
        return over(what, Tone::Caution, format!("It is not told: {}.", escape(why)));
    }
    if !reach.judged {
        return None;
    }
    let unit = study.unit.as_ref().map_or_else(String::new, |u| format!("\u{a0}{}", escape(&text::unit(u))));
    let at = |value: f64| format!("{} = {}{unit}", code(&study.name), number(value, 6));
    let exact = if reach.exact { " The values are exact roots: none is missing." } else { "" };
    if reach.losses.is_empty() && reach.dimension < states {
        let html =
            format!("{who} {} of {states} states only, whatever {} is.{exact}", reach.dimension, code(&study.name));
        return over(what, Tone::Caution, html);
    }
    if reach.losses.is_empty() {
        let html = format!("No value of {} was found at which fewer states are {reached}.{exact}", code(&study.name));
        return over(what, Tone::Good, html);
    }
    let one = |loss: &dalembert_answers::linearization::ParameterLoss| {
        let lost: Vec<String> = loss.eigenvalues.iter().filter(|e| e.1 >= 0.0).map(|e| s(*e)).collect();
        let verb = if lost.len() == 1 { "is" } else { "are" };
        let which = if lost.is_empty() { String::new() } else { format!("; s = {} {verb} lost", lost.join(", ")) };
        let fate = if loss.rest_decays { String::new() } else { format!("; not {decays} there") };
        format!("<li>{}: {} of {states} states are {reached}{which}{fate}</li>", at(loss.value), loss.dimension)
    };
    let list: String = reach.losses.iter().take(12).map(one).collect();
    over(&format!("{what} is lost"), Tone::Caution, format!("<ul>{list}</ul>{exact}"))
}

fn shown_modes(input: &LinearInput<'_>) -> String {
    if input.picture.is_none() || input.shown.is_empty() {
        return String::new();
    }
    let pace = pace(input.found);
    let option = |(k, (mode, _)): (usize, &(usize, [f64; 2]))| {
        let told = told(&input.found.modes[*mode], pace);
        format!(
            "<option value=\"{k}\">{}</option>",
            escape(&format!("mode {}: {}", place(input, *mode), title_of(&told)))
        )
    };
    let options: String = input.shown.iter().enumerate().map(option).collect();
    format!(
        "<p class=\"choose\"><label>The mechanism moved along <select id=\"mode-shown\">{options}</select></label> \
         <span class=\"hint\">The size of the motion and its pace are chosen to be seen.</span></p>\
         <section id=\"viewer\" class=\"viewer modes-shown\" aria-label=\"The mechanism moved along a mode\"></section>"
    )
}

/// The number of a mode as it is listed, from 1.
fn place(input: &LinearInput<'_>, mode: usize) -> usize {
    listed(input.found).iter().position(|(k, _)| *k == mode).map_or(0, |k| k + 1)
}

/// |s|/2π in Hz, the same wherever a mode is called by it.
fn hertz(told: &dalembert_answers::combination::Told) -> String {
    number(told.frequency / TAU, 5)
}

fn title_of(told: &dalembert_answers::combination::Told) -> String {
    match (told.eigenvalue.1 != 0.0, told.frequency > 0.0) {
        (true, _) => format!("{} Hz", hertz(told)),
        (false, true) => format!("s = {} 1/s", number(told.eigenvalue.0, 4)),
        _ => "s = 0".to_owned(),
    }
}

fn modes(input: &LinearInput<'_>) -> String {
    let found = input.found;
    let (states, pace, all) = (state_names(&found.model), pace(found), listed(found));
    if all.is_empty() {
        return "<p class=\"empty\">No states, no modes.</p>".to_owned();
    }
    let row = |(place, (number_of, mode)): (usize, &(usize, &Mode))| {
        let told = told(mode, pace);
        let window = input.shown.iter().position(|(k, _)| k == number_of);
        let show = window.map_or_else(String::new, |k| {
            format!(" <button type=\"button\" class=\"button\" data-mode=\"{k}\" title=\"Move along this mode\">Show</button>")
        });
        let damping = told.damping.map_or_else(|| "–".to_owned(), |d| number(d, 4));
        let (period, settles) = times(told.eigenvalue);
        format!(
            "<tr><td data-head=\"Mode\">{}{show}</td><td class=\"num\" data-head=\"s [1/s]\">{}</td>\
             <td class=\"num\" data-head=\"|s| [rad/s]\">{}</td><td class=\"num\" data-head=\"|s|/2π [Hz]\">{}</td>\
             <td class=\"num\" data-head=\"Damping\">{damping}</td><td class=\"num\" data-head=\"Period\">{period}</td>\
             <td class=\"num\" data-head=\"Time to 1/e\">{settles}</td><td data-head=\"Shape\">{}</td></tr>",
            place + 1,
            s(told.eigenvalue),
            number(told.frequency, 5),
            hertz(&told),
            shares(mode, &states),
        )
    };
    let rows: String = all.iter().take(LISTED).enumerate().map(row).collect();
    let more = all.len().saturating_sub(LISTED);
    let more =
        if more > 0 { format!("<p class=\"hint\">{more} more are in the JSON document.</p>") } else { String::new() };
    format!(
        "<section class=\"card\"><div class=\"table\"><table class=\"modes\"><thead><tr><th scope=\"col\">Mode</th><th scope=\"col\" class=\"num\">s [1/s]</th>\
         <th scope=\"col\" class=\"num\">|s| [rad/s]</th><th scope=\"col\" class=\"num\">|s|/2π [Hz]</th><th scope=\"col\" class=\"num\">Damping</th>\
         <th scope=\"col\" class=\"num\">Period</th><th scope=\"col\" class=\"num\">Time to 1/e</th><th scope=\"col\">Shape</th></tr></thead>\
         <tbody>{rows}</tbody></table></div>{more}</section>"
    )
}

/// Period, and the time in which a mode decays to or grows by e.
fn times((re, im): Complex) -> (String, String) {
    let seconds = |t: f64| format!("{}\u{a0}s", number(t, 3));
    let period = if im == 0.0 { "–".to_owned() } else { seconds(TAU / im.abs()) };
    let settles = match re {
        x if x < 0.0 => seconds(-1.0 / x),
        x if x > 0.0 => format!("grows, {}", seconds(1.0 / x)),
        _ => "–".to_owned(),
    };
    (period, settles)
}

/// A shape as bars: right what moves with the largest share, left what moves against it, pale what lags.
fn shares(mode: &Mode, states: &[String]) -> String {
    let [shape] = mode.shapes.as_slice() else { return escape(&shapes(mode, states)) };
    let shape = of_positions(shape, states);
    let size = |value: &Complex| value.0.hypot(value.1);
    let Some((_, lead)) = shape.iter().max_by(|x, y| size(&x.1).total_cmp(&size(&y.1))) else {
        return "–".to_owned();
    };
    let largest = size(lead);
    let mut parts: Vec<&(String, Complex)> = shape.iter().filter(|(_, x)| size(x) > SHARE_SHOWN * largest).collect();
    let left_out = parts.len().saturating_sub(SHARES);
    if left_out > 0 {
        parts.sort_by(|x, y| size(&y.1).total_cmp(&size(&x.1)));
        parts.truncate(SHARES);
    }
    let bar = |(name, (x, y)): &(String, Complex)| {
        let (re, im) = ((x * lead.0 + y * lead.1) / largest / largest, (y * lead.0 - x * lead.1) / largest / largest);
        let share = re.hypot(im);
        let angle = im.atan2(re).to_degrees();
        let lag = if im.abs() > 0.1 * share { " lag" } else { "" };
        let (side, against) = if re < 0.0 { ("right", " against") } else { ("left", "") };
        let phase = if lag.is_empty() { String::new() } else { format!(" at {}°", number(angle, 3)) };
        format!(
            "<div title=\"{0}: {1}{phase}\"><code>{0}</code><span class=\"track\"><span class=\"bar-share{against}{lag}\" style=\"{side}:50%;width:{2}%\"></span></span></div>",
            escape(name),
            number(share, 3),
            number(50.0 * share, 4),
        )
    };
    let bars: String = parts.into_iter().map(bar).collect();
    let more = if left_out > 0 { format!("<p class=\"hint\">and {left_out} more</p>") } else { String::new() };
    let times = if mode.algebraic > 1 {
        format!("<p class=\"hint\">{} times, one shape</p>", mode.algebraic)
    } else {
        String::new()
    };
    format!("<div class=\"bars\">{bars}</div>{more}{times}")
}

fn responses(model: &LinearModel, found: &Responses) -> String {
    let title = "<section id=\"responses\" class=\"part\"><h2>Responses</h2>";
    if found.channels.is_empty() {
        let why = match (model.inputs.len(), model.outputs.len()) {
            (0, _) => "There are no inputs: <code>--inputs</code> names some.",
            (_, 0) => "There are no outputs: <code>--outputs</code> names some.",
            _ => {
                "There are too many inputs and outputs, or states, to draw them all: <code>--inputs</code> and <code>--outputs</code> choose."
            }
        };
        return format!("{title}<p class=\"empty\">{why}</p></section>");
    }
    // The first pair through which something comes is shown first.
    let speaks = |k: &usize| found.channels[*k].frequency.iter().any(|g| g.0 != 0.0 || g.1 != 0.0);
    let first = (0..found.channels.len()).find(speaks).unwrap_or(0);
    let option = |(k, c): (usize, &dalembert_answers::linearization::Response)| {
        let chosen = if k == first { " selected" } else { "" };
        let (input, output) = (&model.inputs[c.input].name, &model.outputs[c.output].name);
        format!("<option value=\"{k}\"{chosen}>{} → {}</option>", escape(input), escape(output))
    };
    let options: String = found.channels.iter().enumerate().map(option).collect();
    format!(
        "{title}<p class=\"choose\"><label>From input to output <select id=\"channel\">{options}</select></label></p>\
         <p class=\"empty\" id=\"silent\" hidden>Nothing of this input comes through to this output.</p>\
         <div class=\"grid\"><div class=\"card plot\" id=\"magnitude\"></div><div class=\"card plot\" id=\"phase\"></div>\
         <div class=\"card plot\" id=\"step\"></div></div></section>"
    )
}

fn parameters(found: &Linearization) -> String {
    if found.parameters.is_empty() && found.gaps.is_empty() {
        return String::new();
    }
    let one = |(k, study): (usize, &ParameterStudy)| {
        let meetings: String =
            study.modes.meetings.iter().take(24).map(|m| format!("<li>{}</li>", escape(&meeting(study, m)))).collect();
        let meetings = if meetings.is_empty() { String::new() } else { format!("<ul class=\"hint\">{meetings}</ul>") };
        let doubt = if study.modes.clear {
            ""
        } else {
            "<p class=\"hint\">Not every mode could be followed without doubt: shapes change faster than was looked at.</p>"
        };
        format!(
            "<h3 class=\"over\">{}</h3><div class=\"grid\"><div class=\"card plot\" id=\"course-{k}\"></div><div class=\"card plot\" id=\"locus-{k}\"></div></div>{meetings}{doubt}",
            heading(found, study)
        )
    };
    let all: String = found.parameters.iter().enumerate().map(one).collect();
    let gaps: String = found.gaps.iter().map(|gap| format!("<p>{}</p>", without(gap))).collect();
    let all = all + &gaps;
    format!("<section id=\"parameters\" class=\"part\"><h2>Parameters</h2>{all}</section>")
}

/// The parameter of a study as a heading, with its part of the range where there are several.
fn heading(found: &Linearization, study: &ParameterStudy) -> String {
    let rest = called(found, study);
    format!("{}{}", code(&study.name), rest.strip_prefix(&escape(&study.name)).unwrap_or_default())
}

fn meeting(study: &ParameterStudy, m: &dalembert_answers::linearization::Meeting) -> String {
    let (i, j, at, frequency) = (m.modes.0 + 1, m.modes.1 + 1, number(m.at, 5), number(m.frequency, 5));
    let name = &study.name;
    if m.veering {
        let gap = number(m.gap, 3);
        return format!(
            "modes {i} and {j} veer at {name} = {at}, {frequency} rad/s: {gap} rad/s apart, they exchange their shapes"
        );
    }
    format!("modes {i} and {j} cross at {name} = {at}, {frequency} rad/s: each keeps its shape")
}

fn matrices(model: &LinearModel) -> String {
    let (states, inputs, outputs) = (&model.states, &model.inputs, &model.outputs);
    let all = [
        ("A", &model.a, states, states),
        ("B", &model.b, states, inputs),
        ("C", &model.c, outputs, states),
        ("D", &model.d, outputs, inputs),
    ];
    all.into_iter().map(|(name, rows, of, by)| matrix(name, rows, (of, by))).collect()
}

fn matrix(name: &str, rows: &[Vec<f64>], (of, by): (&[Named], &[Named])) -> String {
    if of.is_empty() || by.is_empty() {
        return String::new();
    }
    let head = format!(
        "<section class=\"card wide\"><h3>{name} <span class=\"count\">{} × {}</span></h3>",
        of.len(),
        by.len()
    );
    if of.len() > WRITTEN || by.len() > WRITTEN {
        return format!(
            "{head}<p class=\"hint\">Too large to be read here: <code>--json</code> and <code>--mat</code> have it.</p></section>"
        );
    }
    let of_row: Vec<f64> = rows.iter().map(|row| row.iter().fold(0.0, |m: f64, x| m.max(x.abs()))).collect();
    let of_column: Vec<f64> = (0..by.len()).map(|j| rows.iter().fold(0.0, |m: f64, row| m.max(row[j].abs()))).collect();
    let cell = |i: usize, j: usize| {
        // What is rounding both in its row and in its column is zero, as in the text.
        let x = dalembert_answers::combination::settled(rows[i][j], of_row[i].min(of_column[j]));
        let class = if x == 0.0 { " class=\"nothing\"" } else { "" };
        format!("<td{class}>{}</td>", number(x, DIGITS))
    };
    let body: String = of
        .iter()
        .enumerate()
        .map(|(i, named)| {
            let cells: String = (0..by.len()).map(|j| cell(i, j)).collect();
            format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", code(&named.name))
        })
        .collect();
    let heads: String = by.iter().map(|named| format!("<th scope=\"col\">{}</th>", code(&named.name))).collect();
    format!(
        "{head}<div class=\"table\"><table class=\"matrix\"><thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table></div></section>"
    )
}

fn data(input: &LinearInput<'_>) -> String {
    let found = input.found;
    let pace = pace(found);
    let pole = |(k, mode): (usize, &Mode)| {
        let (at, place) = (told(mode, pace).eigenvalue, if mode.eigenvalue.1 < 0.0 { k + 1 } else { k });
        let number_of = listed(found).iter().position(|(m, _)| *m == place || *m == k).map_or(0, |k| k + 1);
        let damping = told(mode, pace).damping.map_or_else(String::new, |d| format!(", damping {}", number(d, 4)));
        let times = if mode.algebraic > 1 { format!(", {} times", mode.algebraic) } else { String::new() };
        json!({ "at": [at.0, at.1], "say": format!("mode {number_of}: s = {}{damping}{times}", eigenvalue(at)) })
    };
    let responses = found.responses.as_ref().filter(|r| !r.channels.is_empty()).map(|r| {
        let named = |named: &Named| named.unit.as_deref().map(text::unit);
        let per = |input: &Named, output: &Named| match (named(output), named(input)) {
            (None, None) => None,
            (Some(y), None) => Some(y),
            (None, Some(u)) => Some(format!("per {u}")),
            (Some(y), Some(u)) => Some(format!("{y} per {u}")),
        };
        let channel = |c: &dalembert_answers::linearization::Response| {
            let (input, output) = (&found.model.inputs[c.input], &found.model.outputs[c.output]);
            json!({
                "input": input.name, "output": output.name, "unit": per(input, output),
                "re": doubles(c.frequency.iter().map(|g| g.0)), "im": doubles(c.frequency.iter().map(|g| g.1)),
                "phase": doubles(c.phase.iter().map(|x| x.to_degrees())), "extremes": c.extremes,
                "step": doubles(c.step.iter().copied()),
            })
        };
        json!({
            "frequencies": doubles(r.frequencies.iter().copied()), "time": doubles(r.time.iter().copied()),
            "channels": r.channels.iter().map(channel).collect::<Vec<_>>(),
        })
    });
    let document = json!({
        "poles": found.modes.iter().enumerate().map(pole).collect::<Vec<_>>(),
        "zeros": found.zeros.iter().map(|z| told_zero(z, pace)).map(|z| json!([z.0, z.1])).collect::<Vec<_>>(),
        "responses": responses,
        "studies": found.parameters.iter().map(study).collect::<Vec<_>>(),
        "windows": input.shown.iter().map(|(mode, span)| json!({ "mode": mode, "span": span })).collect::<Vec<_>>(),
    });
    script_safe(&document.to_string())
}

/// Radians of a turn per second that a unit of speed counts, if it is one.
fn speed(unit: Option<&str>) -> Option<f64> {
    match unit? {
        "rad/s" => Some(1.0),
        "Hz" | "1/s" | "rev/s" => Some(TAU),
        "rpm" | "1/min" | "rev/min" => Some(TAU / 60.0),
        "deg/s" => Some(TAU / 360.0),
        _ => None,
    }
}

fn study(of: &ParameterStudy) -> Value {
    let branch = |(k, b): (usize, &dalembert_answers::linearization::ModeBranch)| {
        json!({
            "name": format!("mode {}", k + 1),
            "re": doubles(b.eigenvalues.iter().map(|s| s.0)), "im": doubles(b.eigenvalues.iter().map(|s| s.1)),
        })
    };
    let met = |m: &dalembert_answers::linearization::Meeting| json!({ "at": m.at, "frequency": m.frequency, "veering": m.veering, "say": meeting(of, m) });
    json!({
        "name": of.name, "unit": of.unit.as_deref().map(text::unit), "speed": speed(of.unit.as_deref()), "from": of.range.0, "to": of.range.1,
        "places": doubles(of.modes.places.iter().copied()),
        "branches": of.modes.branches.iter().enumerate().map(branch).collect::<Vec<_>>(),
        "meetings": of.modes.meetings.iter().map(met).collect::<Vec<_>>(),
        "losses": of.inputs.losses.iter().map(|l| l.value).collect::<Vec<_>>(),
        "unseen": of.outputs.losses.iter().map(|l| l.value).collect::<Vec<_>>(),
        "intervals": of.inputs.intervals.iter().map(|i| json!([i.from, i.to])).collect::<Vec<_>>(),
    })
}
