//! A simulation's report: one page that needs nothing but a browser.
//!
//! Everything but the plots is plain HTML written here, so that it can be read, printed and searched without scripts.
//! The plots are drawn by `report.js` with uPlot (vendored, MIT) from one block of data. Nothing is fetched: the page's own
//! content security policy forbids it. All names are escaped, whatever they hold.
//!
//! | part | file |
//! |---|---|
//! | numbers, names, lists as text | `text.rs` |
//! | verdict and findings in sentences | `findings.rs` |
//! | tables | `tables.rs` |
//! | which columns share a plot; the data block | `plots.rs` |
//! | numbers that may be changed | `panel.rs`, `form.js` |
//! | which samples stay | `samples.rs` |
//! | rotation angles in place of quaternions | `turns.rs` |
//! | the page of a linear system, its looks, its plots | `linear.rs`, `linear/page.html`, `linear/style.css`, `linear/charts.js` |
//! | the page of a sweep, its looks, its plots | `sweep.rs`, `sweep/page.html`, `sweep/style.css`, `sweep/charts.js` |
//! | what both draw with | `kit.js`, `kit.css` |
//! | the page, its looks, its plots | `template.html`, `style.css`, `report.js`, `pair.js` (the last three embedded as `cargo xtask bundle` writes them) |

mod findings;
mod linear;
mod panel;
mod plots;
mod samples;
pub mod sweep;
mod tables;
mod text;
mod turns;

use std::collections::HashMap;

use dalembert_answers::result::{Diagnosis, ModelSummary, RunSummary};

use dalembert_viewer::scene::Axis;
use dalembert_viewer::{Picture, page as viewer};
use findings::{Finding, findings, verdict};
pub use linear::{LinearInput, linear};
pub use panel::{Field, Panel, refused};
use plots::{Constant, Sizes};
pub use samples::Curves;
use text::{count, escape};

/// Formulas from which on they are folded away, and bytes of markup: more than two screens of either.
const MANY_FORMULAS: usize = 60;
const MUCH_MARKUP: usize = 150_000;
/// What is said of the work of a run that did not begin.
const NO_WORK: &str = "<p class=\"empty\">Nothing was computed.</p>";
const TEMPLATE: &str = include_str!("template.html");
const STYLE: &str = include_str!("../../bundle/report.css");
const SCRIPT: &str = include_str!("../../bundle/report.js");
const PAIR: &str = include_str!("../../bundle/pair.js");
const KIT: &str = include_str!("kit.js");
const KIT_STYLE: &str = include_str!("kit.css");
const UPLOT_STYLE: &str = include_str!("vendor/uPlot.min.css");
const UPLOT_SCRIPT: &str = include_str!("vendor/uPlot.iife.min.js");
const UPLOT_LICENSE: &str = include_str!("vendor/uPlot-LICENSE.txt");

/// Where the motion is shown.
const STAGE: &str = "<section id=\"viewer\" class=\"viewer\" aria-label=\"The mechanism in motion\"></section>";

/// A script without what only those who read its source want: indentation, and lines that are comments. No string of ours spans lines.
fn lean(script: &str) -> String {
    let told = script.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    told.flat_map(|line| [line, "\n"]).collect()
}

/// What a report is made of.
#[derive(Clone, Copy, Debug)]
pub struct ReportInput<'a> {
    /// The model in names and numbers.
    pub summary: &'a ModelSummary,
    /// What the doctor found.
    pub diagnosis: &'a Diagnosis,
    /// The run.
    pub run: &'a RunSummary,
    /// Its columns.
    pub curves: &'a Curves,
    /// The motion, to be shown, if there is one.
    pub picture: Option<&'a Picture>,
    /// What was driven, if it is a kinematic run.
    pub course: Option<&'a Course>,
    /// What may be changed, if the page is served.
    pub panel: Option<&'a Panel>,
    /// Another run that is drawn over this one.
    pub other: Option<Other<'a>>,
    /// The files that the model was read from: names and texts.
    pub sources: &'a [(String, String)],
    /// The equations of motion as HTML, or why they are not there, in a sentence.
    pub equations: Option<&'a Result<String, String>>,
}

/// Another run that is drawn over the one of a page.
#[derive(Clone, Copy, Debug)]
pub struct Other<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its columns.
    pub curves: &'a Curves,
    /// Its motion, with what is said of it, if there is one.
    pub picture: Option<(&'a Picture, &'a str)>,
}

/// How a run that is no simulation is told: a kinematic one, or a result that was computed before.
#[derive(Clone, Debug)]
pub struct Course {
    /// What is shown in place of time.
    pub axis: Axis,
    /// What came of it, in a line.
    pub headline: String,
    /// What it rests on, if not on how constraints were held.
    pub detail: Option<String>,
    /// What more there is to say of it.
    pub remarks: Vec<String>,
    /// Why it did not go all the way.
    pub stop: Option<String>,
    /// Whether it did not even begin.
    pub failed: bool,
}

/// The report as one self-contained HTML page.
///
/// Columns longer than 4000 samples were thinned so that every peak stays (see the page's own note);
/// values that are not finite are gaps.
pub fn html(input: &ReportInput) -> String {
    let ReportInput { summary, diagnosis, run, curves, picture, course, panel, .. } = *input;
    let findings = findings(diagnosis, course.is_some_and(|course| !course.failed));
    let verdict = course.map_or_else(|| verdict(run, diagnosis, &findings), |c| findings::moved(c, run));
    let sizes = plots::sizes(run);
    let mut plots = plots::gather(curves, diagnosis, &sizes);
    if run.energy.as_ref().is_some_and(|energy| energy.hamiltonian) {
        plots.iter_mut().for_each(plots::Plot::name_hamiltonian);
    }
    let driven = course.is_some_and(|c| c.axis.name != "t");
    if driven {
        plots.iter_mut().for_each(plots::Plot::name_transmission);
    }
    let title = if summary.title.trim().is_empty() { "Untitled model" } else { summary.title.trim() };
    // What a finding says already is not said twice.
    let said = |note: &&String| {
        let html = text::quoted(note);
        findings.iter().any(|finding| finding.html.contains(html.trim_end_matches('.')))
            || findings::repeats(note, diagnosis)
            || course
                .and_then(|c| c.stop.as_ref())
                .is_some_and(|why| note.to_lowercase().trim_end_matches('.') == why.to_lowercase())
    };
    let doctors: Vec<String> = findings::remarks(diagnosis).into_iter().filter(|note| !said(&note)).collect();
    let remarks = course.map_or(&run.notes, |c| &c.remarks);
    let told: Vec<String> = remarks.iter().filter(|note| !said(note)).cloned().collect();
    let begun = course.is_none_or(|c| !c.failed);
    let banner = verdict.banner.map(|text| banner(verdict.tone, &text)).unwrap_or_default();
    let constrained = diagnosis.rows > 0 || !summary.constraints.is_empty();
    let parts = [
        ("title", escape(title)),
        ("kind", if driven { "motion report" } else { "simulation report" }.to_owned()),
        ("form_action", if panel.is_some() { "'self'" } else { "'none'" }.to_owned()),
        ("panel", panel.map(panel::form).unwrap_or_default()),
        ("style", format!("{UPLOT_STYLE}\n{STYLE}\n{}", picture.map_or("", |_| viewer::STYLE))),
        ("tone", verdict.tone.class().to_owned()),
        ("tone_word", verdict.tone.word().to_owned()),
        ("icon", icon(verdict.tone)),
        ("headline", verdict.headline),
        ("detail", verdict.detail),
        ("banner", banner),
        ("model_line", tables::model_line(summary)),
        ("figures", course.map_or_else(|| figures(run, diagnosis.mobility, constrained), |_| String::new())),
        ("findings", findings.iter().map(finding).collect()),
        ("notes", notes(&[("From the doctor", &doctors), (if begun { "From the run" } else { "What helps" }, &told)])),
        ("navigation", navigation(&plots, curves, &sizes)),
        (
            "to_equations",
            input.equations.map(|_| "<a href=\"#equations\">Equations</a>".to_owned()).unwrap_or_default(),
        ),
        ("equations", input.equations.map(equations).unwrap_or_default()),
        ("sources", tables::sources(input.sources)),
        ("plots", plot_sections(&plots, curves, &sizes)),
        ("sampling", sampling(curves)),
        ("final_values", course.map_or_else(|| tables::final_values(run, curves), |_| String::new())),
        ("model", tables::model(summary)),
        ("work", if begun { tables::work(run, curves.samples(), constrained) } else { NO_WORK.to_owned() }),
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("data", plots::data(&plots, curves, course.map(|c| &c.axis), input.other.map(|o| (o.name, o.curves)))),
        ("uplot_license", UPLOT_LICENSE.to_owned()),
        ("uplot", UPLOT_SCRIPT.to_owned()),
        ("script", SCRIPT.to_owned() + PAIR + &panel.map(|_| lean(panel::FORM)).unwrap_or_default()),
        ("viewer", picture.map(|_| STAGE.to_owned()).unwrap_or_default()),
        ("scene", picture.map(|own| scene(own, input.other.and_then(|o| o.picture))).unwrap_or_default()),
    ];
    fill(TEMPLATE, &parts.into_iter().collect())
}

fn figures(run: &RunSummary, mobility: usize, constrained: bool) -> String {
    let figures = tables::figures(run, mobility, constrained);
    format!("<section class=\"verdict\" aria-label=\"Figures\"><dl class=\"figures\">{figures}</dl></section>")
}

fn equations(found: &Result<String, String>) -> String {
    let content = match found {
        Ok(html) => match html.matches("<div class=\"formula\"").count() {
            formulas if formulas > MANY_FORMULAS || html.len() > MUCH_MARKUP => {
                let count = text::plural(formulas, "formula", "formulas");
                format!("<details class=\"card fold formulas\"><summary>{count}</summary>{html}</details>")
            }
            _ => format!("<div class=\"card formulas\">{html}</div>"),
        },
        Err(why) => format!("<p class=\"hint\">{}</p>", text::quoted(why)),
    };
    format!("<section id=\"equations\" class=\"part\"><h2>Equations of motion</h2>{content}</section>")
}

/// Data and script of the motion, beside that of another run.
fn scene(picture: &Picture, other: Option<(&Picture, &str)>) -> String {
    let other = other.map_or_else(String::new, |(other, name)| {
        format!(
            "<script type=\"application/json\" id=\"other-scene\" data-name=\"{}\">{}</script>\n",
            escape(name),
            other.json
        )
    });
    format!(
        "<script type=\"application/json\" id=\"scene\">{}</script>\n{other}<script>\n{}\n</script>",
        picture.json,
        viewer::script(picture.planar)
    )
}

/// The template with each `{{name}}` replaced once; what is put in is not looked at again.
fn fill(template: &str, parts: &HashMap<&str, String>) -> String {
    let mut out = String::with_capacity(template.len() + parts.values().map(String::len).sum::<usize>());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        out.push_str(before);
        out.push_str(parts.get(name.trim()).map_or("", String::as_str));
        rest = after;
    }
    out.push_str(rest);
    out
}

/// A mark that differs in shape as well as in colour.
fn icon(tone: findings::Tone) -> String {
    use findings::Tone;
    let path = match tone {
        Tone::Bad => "M6 6l8 8M14 6l-8 8",
        Tone::Caution => "M10 5v6.5M10 14.6v.4",
        Tone::Good => "M5.5 10.5l3 3 6-7",
        Tone::Neutral => "M10 9v6M10 5v.4",
    };
    format!(
        "<span class=\"icon\" role=\"img\" aria-label=\"{}\"><svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"{path}\"/></svg></span>",
        tone.word()
    )
}

fn banner(tone: findings::Tone, text: &str) -> String {
    format!("<div class=\"banner {}\" role=\"alert\">{}<p>{text}</p></div>", tone.class(), icon(tone))
}

fn finding(finding: &Finding) -> String {
    format!(
        "<li class=\"finding {}\">{}<div><h3>{}</h3><div class=\"text\">{}</div></div></li>",
        finding.tone.class(),
        icon(finding.tone),
        finding.title,
        finding.html
    )
}

fn notes(sources: &[(&str, &Vec<String>)]) -> String {
    let lists: String = sources
        .iter()
        .filter(|(_, notes)| !notes.is_empty())
        .map(|(title, notes)| {
            let items: String = notes.iter().map(|note| format!("<li>{}</li>", findings::sentence(note))).collect();
            format!("<section><h3>{title}</h3><ul>{items}</ul></section>")
        })
        .collect();
    if lists.is_empty() { lists } else { format!("<div class=\"card notes\">{lists}</div>") }
}

fn used_sections<'a>(
    plots: &'a [plots::Plot],
    run: &'a Curves,
    sizes: &'a Sizes<'_>,
) -> impl Iterator<Item = (&'static str, &'static str)> + 'a {
    plots::SECTIONS.into_iter().filter(|(section, _)| {
        plots.iter().any(|plot| plot.section == *section)
            || !plots::constants(run, section, sizes).is_empty()
            || *section == "residuals" && !plots::met(run, sizes).is_empty()
    })
}

fn navigation(plots: &[plots::Plot], run: &Curves, sizes: &Sizes<'_>) -> String {
    used_sections(plots, run, sizes).map(|(section, title)| format!("<a href=\"#{section}\">{title}</a>")).collect()
}

fn plot_sections(plots: &[plots::Plot], run: &Curves, sizes: &Sizes<'_>) -> String {
    if plots.is_empty() && (run.samples() == 0 || run.list.is_empty()) {
        let why = if run.samples() == 0 { "The run has no samples" } else { "The run has no columns" };
        return format!("<p class=\"empty\">{why}, so there is nothing to plot.</p>");
    }
    used_sections(plots, run, sizes)
        .map(|(section, title)| {
            let constant = constant_columns(run, section, sizes);
            let met = if section == "residuals" { met(run, sizes) } else { String::new() };
            format!("<section class=\"plots\" id=\"{section}\"><h3 class=\"over\">{title}</h3><div class=\"grid\" data-plots=\"{section}\"></div>{met}{constant}</section>")
        })
        .collect()
}

/// Residuals that are rounding, in a line for each unit.
fn met(run: &Curves, sizes: &Sizes<'_>) -> String {
    let all = plots::met(run, sizes);
    let line = |(unit, size): &(Option<&str>, f64)| {
        let most = text::with_unit(&text::number(*size, 2), *unit);
        match (unit, *size > 0.0) {
            (Some(unit), false) => format!("<li>Those in {} are 0</li>", escape(&text::unit(unit))),
            (None, false) => "<li>Those without a unit are 0</li>".to_owned(),
            (Some(unit), true) => format!("<li>Those in {}: at most {most}</li>", escape(&text::unit(unit))),
            (None, true) => format!("<li>Those without a unit: at most {most}</li>"),
        }
    };
    if all.is_empty() {
        return String::new();
    }
    let lines: String = all.iter().map(line).collect();
    format!("<details class=\"constants\"><summary>All residuals are rounding</summary><ul>{lines}</ul></details>")
}

/// What does not change needs no plot.
fn constant_columns(run: &Curves, section: &str, sizes: &Sizes<'_>) -> String {
    let all = plots::constants(run, section, sizes);
    if all.is_empty() {
        return String::new();
    }
    let items: String = all
        .iter()
        .map(|(curve, value)| {
            let column = &curve.column;
            let number = |value: &f64| text::with_unit(&text::number(*value, 6), column.unit.as_deref());
            let said = match value {
                Constant::Value(value) => format!(" = {}", number(value)),
                Constant::AtMost(most) => format!(": at most {}, beside much larger ones", number(most)),
            };
            let mark = format!("undetermined.{}", column.name);
            let open = if run.list.iter().any(|c| c.column.name == mark) { " (not determined)" } else { "" };
            format!("<li>{}{said}{open}</li>", text::code(&column.name))
        })
        .collect();
    let what = text::plural(all.len(), "column stays", "columns stay");
    format!("<details class=\"constants\"><summary>{what} constant</summary><ul>{items}</ul></details>")
}

fn sampling(curves: &Curves) -> String {
    let all = count(curves.samples() as u64);
    if curves.run() <= 1 {
        return match curves.samples() {
            0 => String::new(),
            1 => "The plots show the run's only sample.".to_owned(),
            _ => format!("The plots show all {all} samples."),
        };
    }
    format!(
        "The plots show at most {} of {all} samples of each column: the first, the smallest and the largest value of every {} samples in a row, each at its own instant.",
        count(curves.limit() as u64),
        count(curves.run() as u64)
    )
}

#[cfg(test)]
mod tests;
