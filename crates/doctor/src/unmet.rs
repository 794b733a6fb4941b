//! What a start misses and what contradicts itself, in words: joints by name and direction, numbers with their units.

use std::collections::HashSet;

use dalembert_answers::finding::{Finding, code};
use dalembert_answers::result::{AssemblyReport, Diagnosis, RATE_OF, RedundantGroup, four_digits};
use dalembert_answers::words::names;
use dalembert_model::model::{Model, Origin, Row};

use super::words::{brief, capital, joints};

/// Constraints and joints that are listed at most.
const LISTED: usize = 5;

/// The row that a name of [`AssemblyReport::unmet`] is about, and how often it is differentiated.
fn row<'m>(model: &'m Model, name: &str) -> Option<(&'m Row, usize)> {
    let own = name.trim_start_matches(RATE_OF);
    let times = (name.len() - own.len()) / RATE_OF.len();
    Some((model.rows.iter().find(|row| row.name == own)?, times))
}

/// The joint that a row closes a loop by, and the direction in which it holds.
fn closing<'m>(model: &'m Model, row: &Row) -> Option<(&'m str, &'static str)> {
    let Origin::Closure { closure, row } = row.origin else { return None };
    let joint = &model.mechanism.as_ref()?.closures[closure];
    Some((&joint.name, joint.rows[row].1))
}

/// By how much something is missed, with its unit where that is known.
fn by(row: Option<(&Row, usize)>, miss: String) -> String {
    let unit = row.and_then(|(row, times)| row.unit_of_difference(times));
    unit.map_or(miss.clone(), |unit| format!("{miss} {unit}"))
}

/// The constraints and joints that are missed most, and by how much; of each joint the direction that it misses most.
pub fn missed(model: &Model, report: &AssemblyReport) -> String {
    let mut seen = HashSet::new();
    let mut all = Vec::new();
    for (name, h) in report.worst() {
        let row = row(model, name);
        let miss = by(row, four_digits(*h));
        match row.and_then(|(row, _)| closing(model, row)) {
            None => all.push(format!("`{name}` (misses by {miss})")),
            Some((joint, direction)) if seen.insert(joint) => {
                all.push(format!("joint `{joint}` (open by {miss} in {direction})"));
            }
            Some(_) => {}
        }
    }
    let mut text = all.iter().take(LISTED).cloned().collect::<Vec<_>>().join(", ");
    if all.len() > LISTED {
        text.push_str(&format!(" and {} more", all.len() - LISTED));
    }
    text
}

/// Rows that contradict each other.
pub(super) fn contradiction(model: &Model, d: &Diagnosis, group: &RedundantGroup) -> Finding {
    let rows: Vec<&Row> = group.rows.iter().filter_map(|name| Some(row(model, name)?.0)).collect();
    let mut held: Vec<String> = Vec::new();
    let mut written: Vec<String> = Vec::new();
    for row in &rows {
        match closing(model, row) {
            Some((joint, _)) if held.iter().any(|known| known == joint) => {}
            Some((joint, _)) => held.push(joint.to_owned()),
            None => written.push(row.name.clone()),
        }
    }
    let about = written.iter().chain(&held).cloned().collect::<Vec<_>>();
    let (sentence, cure) = match (group.rows.as_slice(), held.as_slice()) {
        ([name], joint) => {
            let miss = d.assembly.unmet.iter().find(|(missed, _)| missed.trim_start_matches(RATE_OF) == name.as_str());
            let by = miss.map_or_else(String::new, |(missed, h)| {
                format!(": it misses by {}", by(row(model, missed), brief(h.abs())))
            });
            match (joint, rows.first().and_then(|row| closing(model, row))) {
                ([joint], Some((_, direction))) => (
                    format!("Joint `{joint}` does not close in {direction}, and no motion changes that here{by}."),
                    "Correct a length or a joint frame of its loop, or leave it out.",
                ),
                _ => (
                    format!("Constraint `{name}` is not met, and no motion changes it here{by}."),
                    "Correct a number in it, or leave it out.",
                ),
            }
        }
        (rows, []) => {
            (format!("The constraints {} contradict each other.", names(rows)), "Leave one of them out, or correct it.")
        }
        (_, _) if written.is_empty() => (
            format!("What {} {} contradicts itself.", joints(&held), if held.len() == 1 { "holds" } else { "hold" }),
            "Correct a length or a joint frame of their loops, or leave one of the joints out.",
        ),
        (_, _) => (
            format!(
                "{} and what {} {} contradict each other.",
                capital(&super::words::some("constraint", &written)),
                joints(&held),
                if held.len() == 1 { "holds" } else { "hold" }
            ),
            "Leave one of them out, or correct it.",
        ),
    };
    Finding::error(code::CONTRADICTION, sentence).suggest(cure).about(about)
}
