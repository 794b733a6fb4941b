//! The page's tables: the model, the work done, the values at the end.

use dalembert_answers::LeastNorm;
use dalembert_answers::combination::settled;
use dalembert_answers::result::{EnergySummary, ModelSummary, RunSummary};

use super::samples::Curves;
use super::text::{DIGITS, code, count, duration, escape, exact, number, plural, quoted, with_unit};

/// Rows that a table shows before it scrolls in its own frame.
const LONG: usize = 16;
/// A table with a heading row; cells are HTML, columns named `#…` hold numbers.
pub fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let class = |head: &str| if head.starts_with('#') { " class=\"num\"" } else { "" };
    let heads_html: String = heads
        .iter()
        .map(|head| format!("<th scope=\"col\"{}>{}</th>", class(head), escape(head.trim_start_matches('#'))))
        .collect();
    let rows_html: String = rows
        .iter()
        .map(|row| {
            let cells: String =
                row.iter().zip(heads).map(|(cell, head)| format!("<td{}>{cell}</td>", class(head))).collect();
            format!("<tr>{cells}</tr>")
        })
        .collect();
    let (long, focus) = if rows.len() > LONG { (" long", " tabindex=\"0\"") } else { ("", "") };
    format!(
        "<div class=\"table{long}\"{focus}><table><thead><tr>{heads_html}</tr></thead><tbody>{rows_html}</tbody></table></div>"
    )
}

/// A card with a heading, a count and its content.
fn card(class: &str, title: &str, items: usize, content: &str) -> String {
    let items = count(items as u64);
    format!("<section class=\"card {class}\"><h3>{title} <span class=\"count\">{items}</span></h3>{content}</section>")
}

fn unit_cell(unit: Option<&String>) -> String {
    unit.map(|unit| escape(&super::text::unit(unit))).unwrap_or_default()
}

/// An equation as code; what is words, with names in backquotes, as words.
fn equation_cell(equation: &str) -> String {
    if equation.contains('`') {
        quoted(equation)
    } else {
        format!("<code class=\"equation\">{}</code>", escape(equation))
    }
}

/// The equation of one of many alike, with its number in place of `index`: `cell[2].o = cell[3].i`.
fn numbered(name: &str, equation: &str) -> String {
    let own = name.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')).and_then(|(_, k)| k.parse::<i64>().ok());
    let Some(own) = own else { return equation.to_owned() };
    let (mut out, mut rest) = (String::with_capacity(equation.len()), equation);
    while let Some((before, after)) = rest.split_once("[index") {
        let Some((shift, behind)) = after.split_once(']') else { break };
        let shift: String = shift.chars().filter(|c| !c.is_whitespace()).collect();
        let by = if shift.is_empty() { Some(0) } else { shift.parse::<i64>().ok() };
        let place = by.map_or_else(|| format!("[index{shift}]"), |by| format!("[{}]", own + by));
        (out, rest) = (out + before + &place, behind);
    }
    out + rest
}

/// Constraints, variables and parameters.
pub fn model(model: &ModelSummary) -> String {
    let mut out = String::new();
    if !model.constraints.is_empty() {
        // Of a model without modules there is one level.
        let columns = if model.modules.2 > 1 { 3 } else { 2 };
        let row = |(name, equation, level): &(String, String, usize)| {
            let all = [code(name), equation_cell(&numbered(name, equation)), level.to_string()];
            all.into_iter().take(columns).collect()
        };
        let rows: Vec<Vec<String>> = model.constraints.iter().map(row).collect();
        let heads = &["Name", "Equation", "#Level of its module"][..columns];
        out += &card("wide", "Constraints", rows.len(), &table(heads, &rows));
    }
    if !model.variables.is_empty() {
        let rows: Vec<Vec<String>> = model
            .variables
            .iter()
            .map(|(name, order, unit)| vec![code(name), unit_cell(unit.as_ref()), order.to_string()])
            .collect();
        out += &card("", "Variables", rows.len(), &table(&["Name", "Unit", "#Order"], &rows));
    }
    if !model.parameters.is_empty() {
        let rows: Vec<Vec<String>> = model
            .parameters
            .iter()
            .map(|(name, value, unit)| vec![code(name), number(*value, DIGITS), unit_cell(unit.as_ref())])
            .collect();
        out += &card("", "Parameters", rows.len(), &table(&["Name", "#Value", "Unit"], &rows));
    }
    if out.is_empty() { "<p class=\"empty\">The model has no named parts.</p>".to_owned() } else { out }
}

/// The files of the model, folded.
pub fn sources(files: &[(String, String)]) -> String {
    let file = |(name, text): &(String, String)| {
        format!(
            "<details class=\"card fold source\"><summary>{}</summary><pre tabindex=\"0\"><code>{}</code></pre></details>",
            code(name),
            escape(text)
        )
    };
    files.iter().map(file).collect()
}

/// One sentence on the model's size.
pub fn model_line(model: &ModelSummary) -> String {
    let mut parts = vec![
        plural(model.variables.len(), "variable", "variables"),
        plural(model.constraints.len(), "constraint", "constraints"),
        plural(model.parameters.len(), "parameter", "parameters"),
    ];
    let (bodies, joints, closing) = model.mechanism;
    if bodies > 0 {
        let closing = match closing {
            0 => String::new(),
            1 => ", 1 of them closes a loop".to_owned(),
            n => format!(", {} of them close loops", count(n as u64)),
        };
        parts
            .insert(0, format!("{}, {}{closing}", plural(bodies, "body", "bodies"), plural(joints, "joint", "joints")));
    }
    let (instances, definitions, levels) = model.modules;
    if instances > 1 {
        let of = plural(definitions, "definition", "definitions");
        parts.push(format!(
            "{} from {of} on {}",
            plural(instances, "module", "modules"),
            plural(levels, "level", "levels")
        ));
    }
    parts.join(" · ")
}

/// Label and value pairs.
fn pairs(items: &[(&str, String)]) -> String {
    items
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(label, value)| format!("<div><dt>{label}</dt><dd>{value}</dd></div>"))
        .collect()
}

/// What is unaccounted for of the energy, the same wherever the page tells it.
pub fn drift(energy: &EnergySummary) -> String {
    if energy.is_known() { with_unit(&number(energy.max_drift, 2), Some("J")) } else { "not known".to_owned() }
}

/// The large figures under the verdict.
pub fn figures(run: &RunSummary, mobility: usize, constrained: bool) -> String {
    let seconds = |value: f64| with_unit(&number(value, 6), Some("s"));
    let mut items = vec![("Degrees of freedom", count(mobility as u64)), ("Time reached", seconds(run.t_end))];
    if constrained {
        let [position, velocity] = run.relative_residuals;
        items.push(("Position residual, relative", number(position, 2)));
        items.push(("Velocity residual, relative", number(velocity, 2)));
    }
    if let Some(energy) = &run.energy {
        items.push(("Energy drift", drift(energy)));
    }
    items.push(("Steps", count(run.steps)));
    if run.wall_seconds > 0.0 {
        items.push(("Wall time", duration(run.wall_seconds)));
    }
    pairs(&items)
}

/// How the run was made and what it cost.
pub fn work(run: &RunSummary, samples: usize, constrained: bool) -> String {
    let method = [
        ("Method", escape(&run.method)),
        ("Integrator", escape(&run.integrator)),
        ("Relative tolerance", run.tolerance.map_or_else(|| "none: errors are not controlled".to_owned(), exact)),
        ("Length of all steps", run.step.map_or_else(String::new, |h| with_unit(&number(h, 6), Some("s")))),
        (
            "Reactions not determined",
            if run.undetermined.is_empty() { "" } else { LeastNorm::words(run.norm) }.to_owned(),
        ),
    ];
    let cost = [
        ("Accepted steps", count(run.steps)),
        ("Rejected steps", count(run.rejected)),
        ("Evaluations", count(run.evaluations)),
        ("Factorizations", count(run.factorizations)),
        ("Samples", count(samples as u64)),
        ("Wall time", if run.wall_seconds > 0.0 { duration(run.wall_seconds) } else { String::new() }),
    ];
    let joules = |value: f64, digits: usize| with_unit(&number(value, digits), Some("J"));
    let mut quality = Vec::new();
    if constrained {
        quality.push(("Largest position residual, own units", number(run.residual_position, 3)));
        quality.push(("Largest velocity residual, own units", number(run.residual_velocity, 3)));
    }
    if let Some(energy) = &run.energy {
        // No digit beyond what is unaccounted for.
        let joules = |value: f64, digits: usize| match (value / energy.max_drift).abs().log10().floor() {
            _ if !value.is_finite() => "no number".to_owned(),
            _ if !energy.is_known() => joules(value, digits),
            places if places < 0.0 => joules(0.0, 1),
            places if places.is_finite() => joules(value, digits.min(places as usize + 1)),
            _ => joules(value, digits),
        };
        let [start, end] = if energy.hamiltonian {
            ["Hamiltonian at the start", "Hamiltonian at the end"]
        } else {
            ["Energy at the start", "Energy at the end"]
        };
        quality.push((start, joules(energy.start, DIGITS)));
        quality.push((end, joules(energy.end, DIGITS)));
        quality.push(("Work of outer and moving forces", joules(energy.work, DIGITS)));
        quality.push(("Largest imbalance <span class=\"nowrap\">|E − E(0) − W|</span>", drift(energy)));
    }
    let group = |title: &str, items: &[(&str, String)]| {
        format!("<section class=\"card\"><h3>{title}</h3><dl class=\"pairs\">{}</dl></section>", pairs(items))
    };
    let accuracy = if quality.is_empty() { String::new() } else { group("Accuracy", &quality) };
    group("Choices", &method) + &group("Work", &cost) + &accuracy
}

/// Values at the end, folded away; empty if there are none.
pub fn final_values(run: &RunSummary, curves: &Curves) -> String {
    let values = &run.final_values;
    if values.is_empty() {
        return String::new();
    }
    let columns: std::collections::HashMap<&str, &Option<String>> =
        curves.list.iter().map(|curve| (curve.column.name.as_str(), &curve.column.unit)).collect();
    let unit = |name: &str| columns.get(name).and_then(|unit| unit.as_ref());
    let own = |k: usize, value: f64| run.final_sizes.get(k).map_or(value, |size| settled(value, *size));
    let open = |name: &String| if run.undetermined.contains(name) { " (not determined)" } else { "" };
    let rows: Vec<Vec<String>> = values
        .iter()
        .enumerate()
        .map(|(k, (name, value))| vec![code(name) + open(name), number(own(k, *value), DIGITS), unit_cell(unit(name))])
        .collect();
    format!(
        "<details class=\"card fold\"><summary>Values at <span class=\"nowrap\">t = {}\u{a0}s</span> <span class=\"count\">{}</span></summary>{}</details>",
        number(run.t_end, 6),
        count(rows.len() as u64),
        table(&["Name", "#Value", "Unit"], &rows)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_of_many_alike_have_their_number() {
        let link = "cell[index].o = cell[index + 1].i";
        assert_eq!(numbered("link[3]", link), "cell[3].o = cell[4].i");
        assert_eq!(numbered("link[1]", "a[index-1] = b[2*index]"), "a[0] = b[2*index]");
        assert_eq!(numbered("link", link), link);
    }
}
