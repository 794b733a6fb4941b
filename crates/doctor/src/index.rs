//! What equations without derivatives tell, and how often they have to be differentiated for it.

use std::collections::{HashMap, HashSet};

use dalembert_answers::finding::{Finding, code};
use dalembert_model::model::{Model, Origin, Row, Variable};

use crate::names;

/// Chains of conditions that are explained one by one.
const FEW: usize = 3;
/// Characters of a condition that a sentence shows.
const SHOWN: usize = 160;

/// Equations of variables with order 1 or more that hold no derivative.
pub(super) fn without_derivatives(model: &Model) -> impl Iterator<Item = &Row> {
    let stored: HashSet<&str> = model.variables.iter().filter(|v| !v.algebraic).map(|v| v.name.as_str()).collect();
    let stored = move |r: &&Row| stored.contains(r.name.as_str());
    model.rows.iter().filter(|r| r.index > 0 && r.hides.is_none()).filter(stored)
}

/// Whether equations hide conditions.
pub(super) fn is_higher(model: &Model) -> bool {
    model.rows.iter().any(|r| r.hides.is_some())
}

/// What tells the variables of order 0, and the index.
pub(super) fn findings(model: &Model) -> Vec<Finding> {
    let chains = chains(model);
    let in_chain: HashSet<&str> = chains.iter().flatten().map(|r| r.name.as_str()).collect();
    let is_plain = |v: &&Variable| v.algebraic && !in_chain.contains(v.name.as_str());
    let plain: Vec<&String> = model.variables.iter().filter(is_plain).map(|v| &v.name).collect();
    let names_of_plain: HashSet<&str> = plain.iter().map(|name| name.as_str()).collect();
    let own = model.rows.iter().filter(|r| names_of_plain.contains(r.name.as_str())).map(|r| r.index);
    let index = own.max().unwrap_or(1);
    let sentence = match plain.as_slice() {
        [] => None,
        all if index > 1 => Some(format!(
            "{} {} of order 0: all equations together, differentiated up to {}, tell {} (index {index}).",
            names(all),
            if all.len() == 1 { "is" } else { "are" },
            times(index),
            if all.len() == 1 { "it" } else { "them" },
        )),
        [z] => Some(format!(
            "`{z}` is of order 0: its equation tells it at all times, and once differentiated its rate (index 1)."
        )),
        all => Some(format!(
            "{} are of order 0: their equations tell them at all times, and once differentiated their rates (index 1).",
            names(all)
        )),
    };
    let first = sentence.map(|s| Finding::note(code::INDEX, s).about(plain.into_iter().cloned()));
    if chains.len() > FEW {
        return first.into_iter().chain(std::iter::once(summed_up(&chains))).collect();
    }
    first.into_iter().chain(chains.iter().map(|chain| explained(model, chain))).collect()
}

/// Many chains in one sentence.
fn summed_up(chains: &[Vec<&Row>]) -> Finding {
    let mut known = HashSet::new();
    let rows: Vec<&Row> =
        chains.iter().flatten().copied().filter(|&row| known.insert(std::ptr::from_ref(row))).collect();
    let index = rows.iter().map(|r| r.index).max().unwrap_or(0);
    let (hidden, written): (Vec<&Row>, Vec<&Row>) = rows.iter().copied().partition(|r| r.hides.is_some());
    let all = |rows: &[&Row]| names(rows.iter().map(|r| &r.name));
    let sentence = format!(
        "The equations of {} hide {} conditions, which they become when they are differentiated, with the other equations: {} (index {index}). All of these are held at all times.",
        all(&written),
        hidden.len(),
        all(&hidden)
    );
    Finding::note(code::INDEX, sentence).about(rows.iter().map(|r| r.name.clone()))
}

/// The rows that each last condition comes from, and itself, from those that are written on.
fn chains(model: &Model) -> Vec<Vec<&Row>> {
    let hiding = || model.rows.iter().filter_map(|r| Some((r, r.hides.as_ref()?)));
    // Conditions that hide further ones.
    let goes_on: HashSet<&str> = hiding().flat_map(|(_, (from, _))| from).map(String::as_str).collect();
    let mut by_name: HashMap<&str, &Row> = HashMap::new();
    for row in model.rows.iter().filter(|r| r.index > 0) {
        by_name.entry(row.name.as_str()).or_insert(row);
    }
    hiding().filter(|(r, _)| !goes_on.contains(r.name.as_str())).map(|(last, _)| chain(&by_name, last)).collect()
}

fn chain<'m>(by_name: &HashMap<&str, &'m Row>, last: &'m Row) -> Vec<&'m Row> {
    let mut all = vec![last];
    let mut known = HashSet::from([std::ptr::from_ref(last)]);
    let mut next = 0;
    while let Some(row) = all.get(next).copied() {
        let from = row.hides.iter().flat_map(|(from, _)| from);
        let found = from.filter_map(|name| by_name.get(name.as_str()).copied());
        all.extend(found.filter(|&r| known.insert(std::ptr::from_ref(r))));
        next += 1;
    }
    all.reverse();
    all.sort_by_key(|r| r.index);
    all
}

fn explained(model: &Model, chain: &[&Row]) -> Finding {
    let (hidden, written): (Vec<&Row>, Vec<&Row>) = chain.iter().copied().partition(|r| r.hides.is_some());
    let index = chain.iter().map(|r| r.index).max().unwrap_or(0);
    let one = written.len() == 1;
    let said: Vec<String> = written.iter().map(|r| format!("`{}`{}", r.name, shown(r))).collect();
    let mut sentence = format!(
        "The {} of {} {} {}:",
        if one { "equation" } else { "equations" },
        dalembert_answers::words::series(&said),
        if one { "hides" } else { "hide" },
        if hidden.len() == 1 { "a condition".to_owned() } else { format!("{} conditions", hidden.len()) },
    );
    for (k, row) in hidden.iter().enumerate() {
        let count = times(row.hides.as_ref().map_or(1, |h| h.1));
        let which = match (k, one) {
            (0, true) => "it becomes".to_owned(),
            (0, false) => "a combination of them becomes".to_owned(),
            _ => "that becomes".to_owned(),
        };
        let link = if k == 0 { "" } else { ";" };
        sentence +=
            &format!("{link} differentiated {count}, with the other equations, {which} `{}`{}", row.name, shown(row));
    }
    let told = told(model, hidden.last().copied());
    let told = if told.is_empty() { String::new() } else { format!(", which tells {}", names(&told)) };
    let all = if chain.len() == 2 { "Both" } else { "All of these" };
    sentence += &format!("{told} (index {index}). {all} are held at all times.");
    Finding::note(code::INDEX, sentence).about(chain.iter().map(|r| r.name.clone()))
}

fn shown(row: &Row) -> String {
    if row.text.chars().count() <= SHOWN { format!(" ({})", row.text) } else { String::new() }
}

fn times(count: u32) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    }
}

/// The variables of order 0 in a condition.
fn told(model: &Model, row: Option<&Row>) -> Vec<String> {
    let Some((row, Origin::Constraint(number))) = row.map(|r| (r, r.origin)) else { return Vec::new() };
    let class = model.class_of(row.instance);
    let own = class.constraints[number].row.iter().filter(|(of, _)| of.path.is_empty()).map(|(of, _)| of.variable);
    let first = model.instances[row.instance].first_variable;
    own.map(|v| &model.variables[first + v]).filter(|v| v.algebraic).map(|v| v.name.clone()).collect()
}
