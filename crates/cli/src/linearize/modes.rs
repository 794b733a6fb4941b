//! Modes as a table.

use std::fmt::Write;

use dalembert::dynamics::digits::brief;
use dalembert::dynamics::linearization::{Mode, Stability};

use crate::tolerances::{NOTHING, UNDECIDED};

use super::combination::{eigenvalue, of_positions, written};

/// Modes that are listed.
const LISTED: usize = 24;

/// A line of the table for each eigenvalue, one for a conjugate pair.
pub fn table(out: &mut String, modes: &[Mode], states: &[String], stability: Stability) {
    if modes.is_empty() {
        return;
    }
    let verdict = match stability {
        Stability::Asymptotic => "stable: all disturbances decay",
        Stability::Marginal => "marginal: disturbances neither grow nor all decay",
        Stability::Unstable if grows(modes) => "unstable: disturbances grow",
        Stability::Unstable => "not stable: some disturbances drift away at a constant rate",
    };
    let _ = writeln!(out, "\nmodes ({verdict})");
    let mut rows = vec![["s  [1/s]", "|s|  [rad/s]", "[Hz]", "damping", "shape"].map(str::to_owned)];
    let pace = modes.iter().map(|m| m.frequency).fold(0.0, f64::max);
    let shown: Vec<&Mode> = modes.iter().filter(|m| m.eigenvalue.1 >= 0.0).collect();
    for mode in shown.iter().take(LISTED) {
        let times = match (mode.algebraic, mode.geometric) {
            (1, _) => String::new(),
            (count, shapes) if count == shapes => format!("  ({count} times)"),
            (count, shapes) => format!("  ({count} times, {shapes} shape{})", if shapes == 1 { "" } else { "s" }),
        };
        let shape: Vec<String> = mode.shapes.iter().map(|s| written(&of_positions(s, states))).collect();
        let (re, im) = mode.eigenvalue;
        // A real part whose sign rounding decides is none.
        let undecided = re.abs() <= UNDECIDED * mode.uncertainty;
        // So is all of an eigenvalue that is no larger, and nothing beside the others.
        let none = mode.frequency <= (UNDECIDED * mode.uncertainty).min(NOTHING * pace);
        let frequency = if none { 0.0 } else { mode.frequency };
        rows.push([
            eigenvalue((if undecided { 0.0 } else { re }, if none { 0.0 } else { im })),
            brief(frequency, 5),
            brief(frequency / std::f64::consts::TAU, 5),
            mode.damping
                .filter(|_| !none)
                .map_or_else(|| "–".to_owned(), |d| brief(if undecided { 0.0 } else { d }, 4)),
            shape.join("; ") + &times,
        ]);
    }
    let width = |k: usize| rows.iter().map(|row| row[k].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..4).map(width).collect();
    for row in &rows {
        let cells: Vec<String> = (0..4).map(|k| format!("{:w$}", row[k], w = widths[k])).collect();
        let _ = writeln!(out, "  {}   {}", cells.join("  "), row[4]);
    }
    if shown.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --json has them", shown.len() - LISTED);
    }
}

fn grows(modes: &[Mode]) -> bool {
    modes.iter().any(|mode| mode.eigenvalue.0 > UNDECIDED * mode.uncertainty)
}
