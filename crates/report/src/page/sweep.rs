//! The page of a sweep: what came of its runs over what was varied, which quantity matters, why runs failed, and two runs in motion.
//!
//! Words and tables are written here; `sweep/charts.js` draws the plots from one block of data.

use dalembert_viewer::encode::{doubles, script_safe};
use dalembert_viewer::{Picture, page as viewer};
use serde_json::json;

use super::findings::Tone;
use super::tables::{sources, table};
use super::text::{code, count, escape, number, plural, quoted, with_unit};
use super::{KIT, KIT_STYLE, STYLE, fill, icon};

const TEMPLATE: &str = include_str!("sweep/page.html");
const LOOKS: &str = include_str!("sweep/style.css");
const CHARTS: &str = include_str!("sweep/charts.js");

/// Most numbers of all runs that a page carries, of eight bytes each.
const NUMBERS: usize = 600_000;
/// Most results that can be chosen on a page.
const RESULTS: usize = 60;
/// Reasons of failures that are listed.
const REASONS: usize = 40;

/// What a page of a sweep is made of.
#[derive(Clone, Debug)]
pub struct SweepInput<'a> {
    /// The model's title.
    pub title: &'a str,
    /// How the values were chosen, as the beginning of a sentence: `All combinations of values`.
    pub sampler: &'a str,
    /// Whether these are all combinations of values.
    pub grid: bool,
    /// What is varied, with how it is spread in words (`0.2 m to 0.4 m, 50 values`).
    pub varied: &'a [(Quantity, String)],
    /// What was collected of each run.
    pub collected: &'a [Quantity],
    /// Which of it the runs in motion are chosen by.
    pub objective: usize,
    /// Runs of the whole sweep; those that are done are in `runs`.
    pub planned: u64,
    /// The numbers of the runs.
    pub runs: &'a [u64],
    /// By varied quantity, then by run.
    pub values: &'a [Vec<f64>],
    /// By number collected, then by run; not finite where there is none.
    pub numbers: &'a [Vec<f64>],
    /// Why each run failed or stopped early; empty if it did not.
    pub faults: &'a [String],
    /// For each number collected, of each varied quantity its index of first order and its total one; or why there are none.
    pub effects: Option<Result<Vec<Vec<[f64; 2]>>, String>>,
    /// Runs in motion: what the run is, its place in `runs`, its motion.
    pub shown: &'a [(String, usize, Picture)],
    /// The files that the model was read from: names and texts.
    pub sources: &'a [(String, String)],
}

/// A number by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quantity {
    /// Its name.
    pub name: String,
    /// Its unit, if one is known.
    pub unit: Option<String>,
}

impl Quantity {
    fn value(&self, x: f64) -> String {
        with_unit(&number(x, 5), self.unit.as_deref())
    }
}

/// The page: self-contained HTML. Of very many runs some are drawn, evenly, and always those with the smallest and the largest results.
pub fn sweep(input: &SweepInput<'_>) -> String {
    let title = if input.title.trim().is_empty() { "Untitled model" } else { input.title.trim() };
    let (tone, headline) = verdict(input);
    let drawn = drawn(input);
    let planar = input.shown.iter().all(|(_, _, picture)| picture.planar);
    let moves = !input.shown.is_empty();
    let failed = input.faults.iter().any(|f| !f.is_empty());
    let scenes: String = input.shown.iter().enumerate().map(|(k, (_, _, picture))| block(k, picture)).collect();
    let script = if moves { format!("<script>\n{}\n</script>", viewer::script(planar)) } else { String::new() };
    let form = match (input.varied.len(), input.grid) {
        (2, true) => "map",
        _ => "",
    };
    let parts = [
        ("title", escape(title)),
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("style", format!("{STYLE}\n{KIT_STYLE}\n{LOOKS}\n{}", if moves { viewer::STYLE } else { "" })),
        ("model_line", model_line(input)),
        ("tone", tone.class().to_owned()),
        ("icon", icon(tone)),
        ("headline", headline),
        ("detail", detail(input)),
        ("figures", figures(input)),
        ("navigation", navigation(input, failed)),
        ("choice", choice(input)),
        ("form", form.to_owned()),
        ("each", if input.varied.len() > 2 { each(input) } else { String::new() }),
        ("thinned", thinned(input, drawn.len())),
        ("effects", effects(input)),
        ("motion", motion(input)),
        ("failures", failures(input)),
        ("numbers", numbers(input)),
        ("varied", varied(input)),
        ("sources", sources(input.sources)),
        ("data", data(input, &drawn)),
        ("script", format!("{KIT}\n{CHARTS}")),
        ("scene", scenes + &script),
    ];
    fill(TEMPLATE, &parts.into_iter().collect())
}

fn good(input: &SweepInput<'_>) -> usize {
    input.faults.iter().filter(|f| f.is_empty()).count()
}

fn verdict(input: &SweepInput<'_>) -> (Tone, String) {
    let (runs, good) = (input.runs.len(), good(input));
    let part = if (runs as u64) < input.planned {
        format!("{} of {} runs are done so far; ", count(runs as u64), count(input.planned))
    } else {
        String::new()
    };
    let all =
        |words: &str| if runs == 1 { "The run".to_owned() } else { format!("{words} {} runs", count(runs as u64)) };
    let (tone, said) = match (good, runs - good) {
        (_, 0) if runs == 0 => (Tone::Neutral, "No run is done yet".to_owned()),
        (_, 0) => (Tone::Good, format!("{} reached the end", all("All"))),
        (0, _) => (Tone::Bad, format!("{} failed", all("All"))),
        (_, lost) => (Tone::Caution, format!("{} of {} failed", plural(lost, "run", "runs"), count(runs as u64))),
    };
    if part.is_empty() {
        (tone, said)
    } else {
        (if tone == Tone::Good { Tone::Neutral } else { tone }, format!("{part}{}", said.to_lowercase()))
    }
}

fn detail(input: &SweepInput<'_>) -> String {
    let names: Vec<&str> = input.varied.iter().map(|(q, _)| q.name.as_str()).collect();
    format!("{} of {}.", input.sampler, super::text::names(&names))
}

fn model_line(input: &SweepInput<'_>) -> String {
    let one = |(q, words): &(Quantity, String)| format!("{}: {}", code(&q.name), quoted(words));
    let shown: Vec<String> = input.varied.iter().take(6).map(one).collect();
    let more = if input.varied.len() > 6 { ", …" } else { "" };
    shown.join(" · ") + more
}

/// Places of the smallest and the largest number of a result, of runs that did not fail.
fn extremes(input: &SweepInput<'_>, result: usize) -> Option<[usize; 2]> {
    let numbers = &input.numbers[result];
    let mut places = (0..numbers.len()).filter(|&i| input.faults[i].is_empty() && numbers[i].is_finite());
    let first = places.next()?;
    Some(places.fold([first, first], |[low, high], i| {
        [if numbers[i] < numbers[low] { i } else { low }, if numbers[i] > numbers[high] { i } else { high }]
    }))
}

fn figures(input: &SweepInput<'_>) -> String {
    let one = |title: &str, value: String| format!("<div><dt>{title}</dt><dd>{value}</dd></div>");
    let mut out = one("Runs", count(input.runs.len() as u64));
    let lost = input.runs.len() - good(input);
    if lost > 0 {
        out += &one("Failed", count(lost as u64));
    }
    if let (Some(result), Some([low, high])) = (input.collected.get(input.objective), extremes_of(input)) {
        let name = code(&result.name);
        out += &one(&format!("Smallest {name}"), result.value(input.numbers[input.objective][low]));
        out += &one(&format!("Largest {name}"), result.value(input.numbers[input.objective][high]));
    }
    out
}

fn extremes_of(input: &SweepInput<'_>) -> Option<[usize; 2]> {
    (input.objective < input.numbers.len()).then(|| extremes(input, input.objective)).flatten()
}

fn navigation(input: &SweepInput<'_>, failed: bool) -> String {
    let links = [
        ("results", "Results", true),
        ("effects", "Sobol’ indices", input.effects.is_some()),
        ("motion", "Runs in motion", !input.shown.is_empty()),
        ("failures", "Failures", failed),
        ("numbers", "Numbers", true),
        ("model", "Model", true),
    ];
    let shown = links.iter().filter(|(_, _, there)| *there);
    shown.map(|(anchor, title, _)| format!("<a href=\"#{anchor}\">{title}</a>")).collect()
}

fn choice(input: &SweepInput<'_>) -> String {
    let option = |(k, result): (usize, &Quantity)| {
        let chosen = if k == input.objective { " selected" } else { "" };
        format!("<option value=\"{k}\"{chosen}>{}</option>", escape(&result.name))
    };
    let options: String = input.collected.iter().enumerate().take(RESULTS).map(option).collect();
    let hidden = if input.collected.len() < 2 { " hidden" } else { "" };
    format!("<p class=\"choose\"{hidden}><label>Shown is <select id=\"shown-result\">{options}</select></label></p>")
}

fn each(input: &SweepInput<'_>) -> String {
    let few = if input.varied.len() > 12 { " The first twelve quantities." } else { "" };
    format!(
        "<h3 class=\"over\">Over each quantity by itself</h3><div class=\"grid\" id=\"each\"></div><p class=\"hint\">A point for each run.{few}</p>"
    )
}

fn thinned(input: &SweepInput<'_>, drawn: usize) -> String {
    if drawn == input.runs.len() {
        return String::new();
    }
    format!(
        "<p class=\"hint\">{} of {} runs are drawn: evenly many of them, and those with the smallest and the largest results. The tables are of all.</p>",
        count(drawn as u64),
        count(input.runs.len() as u64)
    )
}

/// Which runs a page carries.
fn drawn(input: &SweepInput<'_>) -> Vec<usize> {
    let all = input.runs.len();
    let columns = input.varied.len() + input.collected.len().min(RESULTS) + 1;
    let most = (NUMBERS / columns).max(100);
    let every = all.div_ceil(most).max(1);
    let keep = (0..input.collected.len().min(RESULTS)).filter_map(|k| extremes(input, k)).flatten();
    let mut kept: Vec<usize> = (0..all).step_by(every).chain(keep).collect();
    kept.sort_unstable();
    kept.dedup();
    kept
}

fn effects(input: &SweepInput<'_>) -> String {
    let head = "<section id=\"effects\" class=\"part\"><h2>Sobol’ indices</h2>";
    let all = match &input.effects {
        None => return String::new(),
        Some(Err(why)) => return format!("{head}<p class=\"empty\">{}</p></section>", escape(why)),
        Some(Ok(all)) => all,
    };
    let bar = |share: f64, class: &str| {
        let width = number(100.0 * share.clamp(0.0, 1.0), 4);
        format!("<span class=\"track\"><span class=\"share {class}\" style=\"width:{width}%\"></span></span>")
    };
    let three = |x: f64| match format!("{x:.3}") {
        nothing if nothing == "-0.000" => "0.000".to_owned(),
        text => text.replace('-', "−"),
    };
    let card = |(result, of): (&Quantity, &Vec<[f64; 2]>)| {
        let row = |((q, _), [first, total]): (&(Quantity, String), &[f64; 2])| {
            let bars = format!("<span class=\"pair\">{}{}</span>", bar(*first, ""), bar(*total, "whole"));
            vec![code(&q.name), bars, three(*first), three(*total)]
        };
        let rows: Vec<Vec<String>> = input.varied.iter().zip(of).map(row).collect();
        format!(
            "<section class=\"card effects\"><h3>{}</h3>{}</section>",
            code(&result.name),
            table(&["Quantity", "", "#First order", "#Total"], &rows)
        )
    };
    let cards: String = input.collected.iter().zip(all).take(RESULTS).map(card).collect();
    format!(
        "{head}<p class=\"hint effects\"><i class=\"share\"></i>first order: what of the variance goes if the quantity is fixed. \
         <i class=\"share whole\"></i>total: what stays if all others are. The smaller the difference, the less it acts with others.</p>\
         <div class=\"cards\">{cards}</div></section>"
    )
}

/// The values of a run.
fn values_of(input: &SweepInput<'_>, place: usize) -> String {
    let one =
        |((q, _), values): (&(Quantity, String), &Vec<f64>)| format!("{} = {}", code(&q.name), q.value(values[place]));
    input.varied.iter().zip(input.values).map(one).collect::<Vec<_>>().join(", ")
}

fn motion(input: &SweepInput<'_>) -> String {
    if input.shown.is_empty() {
        return String::new();
    }
    let one = |(k, (what, place, _)): (usize, &(String, usize, Picture))| {
        let number = input.runs[*place];
        format!(
            "<div><h3>{}: run {}</h3><p class=\"hint\">{}</p>\
             <section class=\"viewer\" data-scene=\"scene-{k}\" aria-label=\"Run {number} in motion\"></section></div>",
            quoted(what),
            count(number),
            values_of(input, *place)
        )
    };
    let all: String = input.shown.iter().enumerate().map(one).collect();
    format!("<section id=\"motion\" class=\"part\"><h2>Runs in motion</h2><div class=\"runs\">{all}</div></section>")
}

fn block(k: usize, picture: &Picture) -> String {
    format!("<script type=\"application/json\" id=\"scene-{k}\">{}</script>\n", picture.json)
}

/// A sentence without the code and the word that errors begin with.
fn sentence(fault: &str) -> String {
    let bare = fault.strip_prefix('[').and_then(|rest| rest.split_once("] Error: ")).map_or(fault, |(_, rest)| rest);
    let mut letters = bare.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A sentence with its numbers left out: failures that differ by these alone have one reason.
fn reason(fault: &str) -> String {
    let word = |word: &str| {
        let bare = word.trim_matches(|c: char| ",;:()".contains(c));
        let is_number = bare.starts_with(|c: char| c.is_ascii_digit() || "+-−.".contains(c))
            && bare.replace('−', "-").parse::<f64>().is_ok();
        if is_number { word.replace(bare, "…") } else { word.to_owned() }
    };
    fault.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn failures(input: &SweepInput<'_>) -> String {
    // In the order in which they are met first, then by how many there are.
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    let mut known = std::collections::HashMap::new();
    for (place, fault) in input.faults.iter().enumerate().filter(|(_, fault)| !fault.is_empty()) {
        let reason = reason(fault);
        let k = *known.entry(reason.clone()).or_insert(groups.len());
        if k == groups.len() {
            groups.push((reason, Vec::new()));
        }
        groups[k].1.push(place);
    }
    if groups.is_empty() {
        return String::new();
    }
    groups.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
    let span = |places: &[usize], (q, values): (&Quantity, &Vec<f64>)| {
        let all = || places.iter().map(|&i| values[i]);
        let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
        let range = if low == high { q.value(low) } else { format!("{} to {}", number(low, 5), q.value(high)) };
        format!("{} {range}", code(&q.name))
    };
    let row = |(reason, places): &(String, Vec<usize>)| {
        let said = if places.len() == 1 { &input.faults[places[0]] } else { reason };
        let spans: Vec<String> =
            input.varied.iter().map(|(q, _)| q).zip(input.values).take(8).map(|of| span(places, of)).collect();
        vec![quoted(&sentence(said)), count(places.len() as u64), spans.join(", "), count(input.runs[places[0]])]
    };
    let rows: Vec<Vec<String>> = groups.iter().take(REASONS).map(row).collect();
    let more = groups.len().saturating_sub(REASONS);
    let more = if more > 0 { format!("<p class=\"hint\">and {more} more reasons</p>") } else { String::new() };
    format!(
        "<section id=\"failures\" class=\"part\"><h2>Failures</h2><div class=\"card\">{}</div>{more}</section>",
        table(&["Reason", "#Runs", "Where", "#First run"], &rows)
    )
}

fn numbers(input: &SweepInput<'_>) -> String {
    let row = |(k, result): (usize, &Quantity)| {
        let Some([low, high]) = extremes(input, k) else {
            let none = || "–".to_owned();
            return vec![code(&result.name), none(), none(), none(), none(), none(), none()];
        };
        let all = || (0..input.runs.len()).filter(|&i| input.faults[i].is_empty()).map(|i| input.numbers[k][i]);
        let finite = || all().filter(|x| x.is_finite());
        let n = finite().count() as f64;
        let mean = finite().sum::<f64>() / n;
        let deviation = (finite().map(|x| (x - mean).powi(2)).sum::<f64>() / n).sqrt();
        let run = |place: usize| count(input.runs[place]);
        vec![
            code(&result.name),
            result.value(input.numbers[k][low]),
            run(low),
            result.value(mean),
            result.value(deviation),
            result.value(input.numbers[k][high]),
            run(high),
        ]
    };
    let rows: Vec<Vec<String>> = input.collected.iter().enumerate().map(row).collect();
    let heads = ["Number", "#Smallest", "#in run", "#Mean", "#Standard deviation", "#Largest", "#in run"];
    format!("<div class=\"card\">{}</div>", table(&heads, &rows))
}

fn varied(input: &SweepInput<'_>) -> String {
    let row = |(q, words): &(Quantity, String)| vec![code(&q.name), quoted(words)];
    let rows: Vec<Vec<String>> = input.varied.iter().map(row).collect();
    format!("<div class=\"card\"><h3>Varied</h3>{}</div>", table(&["Name", "Values"], &rows))
}

fn data(input: &SweepInput<'_>, drawn: &[usize]) -> String {
    let column = |q: &Quantity, values: &Vec<f64>| json!({ "name": q.name, "unit": q.unit.as_deref().map(super::text::unit), "at": doubles(drawn.iter().map(|&i| values[i])) });
    let quantities: Vec<_> = input.varied.iter().zip(input.values).map(|((q, _), values)| column(q, values)).collect();
    let results: Vec<_> =
        input.collected.iter().zip(input.numbers).take(RESULTS).map(|(q, values)| column(q, values)).collect();
    let failed: Vec<usize> = (0..drawn.len()).filter(|&k| !input.faults[drawn[k]].is_empty()).collect();
    let document = json!({
        "grid": input.grid,
        "quantities": quantities,
        "results": results,
        "objective": input.objective.min(RESULTS - 1),
        "runs": doubles(drawn.iter().map(|&i| input.runs[i] as f64)),
        "failed": failed,
    });
    script_safe(&document.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quantity(name: &str) -> Quantity {
        Quantity { name: name.to_owned(), unit: Some("m".to_owned()) }
    }

    fn page(change: impl FnOnce(&mut SweepInput<'_>)) -> String {
        let varied = [(quantity("a"), "0 m to 1 m, 4 values".to_owned())];
        let collected = [quantity("max(x)")];
        let faults = ["", "can't close at t = 0.25 s", "", "can't close at t = 1e-3 s"].map(str::to_owned);
        let mut input = SweepInput {
            title: "</script><img src=x>",
            sampler: "All combinations of values",
            grid: true,
            varied: &varied,
            collected: &collected,
            objective: 0,
            planned: 4,
            runs: &[0, 1, 2, 3],
            values: &[vec![0.0, 0.5, 0.75, 1.0]],
            numbers: &[vec![3.0, f64::NAN, 5.0, 100.0]],
            faults: &faults,
            effects: None,
            shown: &[],
            sources: &[],
        };
        change(&mut input);
        sweep(&input)
    }

    #[test]
    fn failures_are_gathered_by_their_reason_and_their_numbers_count_nowhere() {
        let html = page(|_| {});
        assert!(html.contains("2 runs of 4 failed") && html.contains("Can&#39;t close at t = … s"));
        assert!(html.contains("0.5 to 1\u{a0}m"), "where they failed");
        // The mean of 3 and 5, not of what was reached before a run failed.
        assert!(html.contains("<td class=\"num\">4\u{a0}m</td>") && !html.contains("100\u{a0}m"));
        assert!(!html.contains("<img"));
    }

    #[test]
    fn a_part_of_a_sweep_says_so() {
        let html = page(|input| input.planned = 1000);
        assert!(html.contains("4 of 1000 runs are done so far; 2 runs of 4 failed"));
    }

    #[test]
    fn reasons_differ_by_words_and_not_by_numbers() {
        assert_eq!(reason("`A1` stops at t = 1.5e-3 s, 3 m off"), "`A1` stops at t = … s, … m off");
        assert_eq!(reason("no inf here"), "no inf here");
        assert_eq!(sentence("[E100] Error: it can't close"), "It can't close");
    }
}
