//! Modes as a table.

use std::fmt::Write;

use dalembert::dynamics::combination::{eigenvalue, eigenvalue_known, shapes, stability as verdict, told, written};
use dalembert::dynamics::digits::{brief, number};
use dalembert::dynamics::linearization::{Direction, Mode, ModeBranches, Stability};

/// Modes that are listed.
const LISTED: usize = 24;

/// A line of the table for each eigenvalue, one for a conjugate pair.
pub fn table(out: &mut String, modes: &[Mode], states: &[String], stability: Stability) {
    if modes.is_empty() {
        return;
    }
    let _ = writeln!(out, "\nmodes ({})", verdict(modes, stability));
    let mut rows = vec![["s  [1/s]", "|s|  [rad/s]", "[Hz]", "damping", "shape"].map(str::to_owned).to_vec()];
    let pace = modes.iter().map(|m| m.frequency).fold(0.0, f64::max);
    let shown: Vec<&Mode> = modes.iter().filter(|m| m.eigenvalue.1 >= 0.0).collect();
    for mode in shown.iter().take(LISTED) {
        let told = told(mode, pace);
        rows.push(vec![
            eigenvalue_known(told.eigenvalue, mode.uncertainty),
            brief(told.frequency, 5),
            brief(told.frequency / std::f64::consts::TAU, 5),
            told.damping.map_or_else(|| "–".to_owned(), |d| brief(d, 4)),
            shapes(mode, states),
        ]);
    }
    aligned(out, &rows);
    if shown.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them", shown.len() - LISTED);
    }
}

/// Columns under each other, the last one as long as it likes.
fn aligned(out: &mut String, rows: &[Vec<String>]) {
    let columns = rows.first().map_or(1, Vec::len);
    let width = |k: usize| rows.iter().map(|row| row[k].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns - 1).map(width).collect();
    for row in rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, w)| format!("{cell:w$}")).collect();
        let _ = writeln!(out, "  {}   {}", cells.join("  "), row[columns - 1]);
    }
}

/// Modes over a parameter by number, with what they are at both ends, and where two of them meet.
pub fn branches(out: &mut String, found: &ModeBranches, ends: (f64, f64)) {
    if found.branches.is_empty() {
        return;
    }
    let shape = |of: &Direction| written(&positions(of));
    let at = |value: f64| format!("s at {}", number(value));
    let mut rows = vec![vec!["mode".to_owned(), at(ends.0), at(ends.1), "shape".to_owned()]];
    for (k, branch) in found.branches.iter().take(LISTED).enumerate() {
        let [first, last] = branch.shapes.each_ref().map(shape);
        let value = |s: Option<&(f64, f64)>| s.map_or_else(String::new, |s| eigenvalue(*s));
        let becomes = if first == last { first } else { format!("{first}  →  {last}") };
        rows.push(vec![
            (k + 1).to_string(),
            value(branch.eigenvalues.first()),
            value(branch.eigenvalues.last()),
            becomes,
        ]);
    }
    aligned(out, &rows);
    if found.branches.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them", found.branches.len() - LISTED);
    }
    for meeting in found.meetings.iter().take(LISTED) {
        let (i, j) = (meeting.modes.0 + 1, meeting.modes.1 + 1);
        let (at, frequency) = (brief(meeting.at, 5), brief(meeting.frequency, 5));
        let _ = if meeting.veering {
            let gap = brief(meeting.gap, 3);
            writeln!(
                out,
                "  modes {i} and {j} veer at {at}, {frequency} rad/s: {gap} rad/s apart, they exchange their shapes"
            )
        } else {
            writeln!(out, "  modes {i} and {j} cross at {at}, {frequency} rad/s: each keeps its shape")
        };
    }
    if found.meetings.len() > LISTED {
        let _ = writeln!(out, "  … and {} more such places; --json has them", found.meetings.len() - LISTED);
    }
    if !found.clear {
        out.push_str("  not every mode could be followed without doubt: shapes change faster than was looked at\n");
    }
}

/// The shares of positions alone, where a direction has some.
fn positions(of: &Direction) -> Direction {
    let states: Vec<String> = of.iter().map(|(name, _)| name.clone()).collect();
    dalembert::dynamics::combination::of_positions(of, &states)
}
