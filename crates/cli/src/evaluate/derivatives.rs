//! `evaluate --derivatives` as text.

use std::fmt::Write;

use dalembert::dynamics::derivatives::{Derivatives, Named};
use dalembert::dynamics::digits::number;

/// Widest table that is printed.
const SHOWN: usize = 12;

/// All derivatives, as tables with a unit for each row and column.
pub fn text(out: &mut String, d: &Derivatives) {
    let route = if d.by_sweeps { "sweeps over the tree" } else { "dual numbers through the constraints" };
    let _ = writeln!(
        out,
        "\nlinearization in {} (by {route}); entries: unit of the row over that of the column",
        list(&d.states)
    );
    table(out, "accelerations by the independent state", &d.accelerations, &d.states, &d.alpha_by_state);
    table(out, "accelerations by the inputs", &d.accelerations, &d.inputs, &d.alpha_by_input);
    let rates: Vec<Named> = d.states.iter().map(rate).collect();
    table(out, "state matrix", &rates, &d.states, &d.state_matrix);
    table(out, "input matrix", &rates, &d.inputs, &d.input_matrix);
    let efforts: Vec<Named> = d.independent.iter().map(effort).collect();
    table(out, "inverse dynamics: efforts by the independent state", &efforts, &d.states, &d.efforts_by_state);
    let title = "inverse dynamics: efforts by the independent accelerations";
    table(out, title, &efforts, &d.independent, &d.efforts_by_acceleration);
}

fn list(names: &[Named]) -> String {
    names.iter().map(|n| n.name.as_str()).collect::<Vec<_>>().join(", ")
}

fn rate(state: &Named) -> Named {
    Named { name: format!("d/dt {}", state.name), unit: state.unit.as_ref().map(|u| format!("{u}/s")) }
}

/// The generalized force along a coordinate; its unit follows from the power, which nothing says here.
fn effort(acceleration: &Named) -> Named {
    Named { name: format!("along {}", acceleration.name.trim_end_matches('\'')), unit: None }
}

fn heading(named: &Named) -> String {
    named.unit.as_ref().map_or_else(|| named.name.clone(), |unit| format!("{} [{unit}]", named.name))
}

fn table(out: &mut String, title: &str, rows: &[Named], columns: &[Named], entries: &[Vec<f64>]) {
    if rows.is_empty() || columns.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n{title}  ({} × {})", rows.len(), columns.len());
    if rows.len() > 2 * SHOWN || columns.len() > SHOWN {
        out.push_str("  too large to print here; --json has it\n");
        return;
    }
    let headings: Vec<String> = columns.iter().map(heading).collect();
    let names: Vec<String> = rows.iter().map(heading).collect();
    let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
    let cell = |text: &str| text.chars().count().max(14);
    let head: Vec<String> = headings.iter().map(|h| format!("{h:>w$}", w = cell(h))).collect();
    let _ = writeln!(out, "  {:width$}  {}", "", head.join("  "));
    for (name, row) in names.iter().zip(entries) {
        let cells: Vec<String> =
            headings.iter().zip(row).map(|(h, x)| format!("{:>w$}", number(*x), w = cell(h))).collect();
        let _ = writeln!(out, "  {name:width$}  {}", cells.join("  "));
    }
}
