//! What `dalembert doctor --branches` says.

use std::fmt::Write;

use crate::tolerances::{LEFT_OPEN, VISIBLE};
use dalembert::Assemblies;
use dalembert::dynamics::assembly::{Quantity, Ways};
use dalembert::dynamics::digits::{largest, number};
use dalembert::io::json::named_numbers;
use serde_json::{Value, json};

/// Ways of one part that are listed at most.
const LISTED: usize = 32;
/// Held coordinates that are listed at most.
const HELD: usize = 8;

/// `{branches: [{name: value …}], count, tries, complete, held, parts: [{ways, movable, idle, starts, closed, last_new, cut}]}`
pub fn to_json(found: &Assemblies) -> Value {
    let parts = &found.found.parts;
    let list: Vec<Value> = found.numbered().iter().map(|w| named_numbers(&found.settings(w)).into()).collect();
    let part = |(k, p): (usize, &Ways)| {
        let telling = found.telling(k);
        let way = |w: usize| -> Value {
            let values: Vec<(String, f64)> = telling.iter().map(|q| (q.name.clone(), q.values[w])).collect();
            named_numbers(&values).into()
        };
        json!({
            "ways": (0..p.states.len()).map(way).collect::<Vec<_>>(),
            "movable": if p.starts == 0 && p.cut { Value::Null } else { json!(p.movable) },
            "idle": p.idle,
            "starts": p.starts,
            "closed": p.closed,
            "last_new": p.last_new,
            "cut": p.cut,
        })
    };
    json!({
        "branches": list,
        "count": found.found.count(),
        "tries": parts.iter().map(|p| p.starts).sum::<usize>(),
        "complete": found.found.complete,
        "held": Value::Object(named_numbers(&found.found.held)),
        "parts": parts.iter().enumerate().map(part).collect::<Vec<_>>(),
    })
}

/// Distinct assemblies, one line each; where parts close independently of each other, one line for each way of each part.
pub fn text(title: &str, found: &Assemblies) -> String {
    let parts = &found.found.parts;
    let mut out = format!("{title}\n\n");
    let held = held(&found.found.held);
    match &parts[..] {
        [] if found.found.complete => {
            out.push_str("  1 assembly: with this input, no constraint on positions is left to choose by\n");
        }
        [] => {
            out.push_str("  1 assembly; what constraints on variables of other orders than two allow is not searched\n")
        }
        [part] if part.states.len() == 1 && part.movable == [0] => out.push_str("  1 assembly with this input\n"),
        [part] => {
            let _ = writeln!(out, "  {} with the same input", assemblies(part.states.len()));
            ways(&mut out, part, &found.telling(0), "");
        }
        _ => {
            let (count, factors) = (found.found.count(), factors(parts));
            let _ = writeln!(
                out,
                "  {count} = {factors} distinct assemblies with the same input: {} parts close independently of each other",
                parts.len()
            );
            for (k, part) in parts.iter().enumerate() {
                ways(&mut out, part, &found.telling(k), &format!("{}.", k + 1));
            }
        }
    }
    out.push_str(&held);
    if !parts.is_empty() {
        search(&mut out, parts);
    }
    if found.found.count() > 1.0 {
        out.push_str(&how_to_choose(found));
    }
    out
}

/// The numbers of ways as a product.
fn factors(parts: &[Ways]) -> String {
    let counts: Vec<usize> = parts.iter().map(|p| p.states.len()).collect();
    if counts.iter().all(|&c| c == counts[0]) {
        return format!("{}^{}", counts[0], counts.len());
    }
    counts.iter().map(usize::to_string).collect::<Vec<_>>().join("·")
}

fn assemblies(count: usize) -> String {
    if count == 1 { "1 assembly".to_owned() } else { format!("{count} distinct assemblies") }
}

/// One line for each way; the first is the one that assembly takes.
fn ways(out: &mut String, part: &Ways, telling: &[&Quantity], prefix: &str) {
    for way in 0..part.states.len().min(LISTED) {
        let numbers: Vec<String> = telling.iter().map(|q| format!("{} {}", q.name, value(q, way))).collect();
        let moves = match part.movable[way] {
            0 => "",
            _ => "  (singular, or one of a continuum: it can still move there)",
        };
        let said = if numbers.is_empty() { "in one way".to_owned() } else { numbers.join(", ") };
        let _ = writeln!(out, "  {:>6}  {said}{moves}", format!("{prefix}{}", way + 1));
    }
    if part.states.len() > LISTED {
        let _ = writeln!(out, "          and {} more", part.states.len() - LISTED);
    }
}

/// What a search left open is no number beside the values in other assemblies.
fn value(q: &Quantity, way: usize) -> String {
    let x = q.values[way];
    number(if x.abs() < LEFT_OPEN * largest(q.values.iter().copied()) { 0.0 } else { x })
}

fn held(list: &[(String, f64)]) -> String {
    if list.is_empty() {
        return String::new();
    }
    let numbers: Vec<String> = list.iter().take(HELD).map(|(name, x)| format!("{name} {}", number(*x))).collect();
    let more = if list.len() > HELD { format!(" and {} more", list.len() - HELD) } else { String::new() };
    format!("\n  held: {}{more}\n", numbers.join(", "))
}

/// How the search went.
fn search(out: &mut String, parts: &[Ways]) {
    let sum = |of: fn(&Ways) -> usize| parts.iter().map(of).sum::<usize>();
    let idle = sum(|p| p.idle);
    if idle > 0 {
        let _ = writeln!(
            out,
            "  free motions that tell nothing apart, such as rods that spin about their own lines: {idle}"
        );
    }
    let (starts, closed) = (sum(|p| p.starts), sum(|p| p.closed));
    if starts == 0 {
        out.push_str(
            "  others were not searched for: with so many joints that close loops together it would cost too much\n",
        );
        return;
    }
    let last = parts.iter().map(|p| p.last_new).max().unwrap_or(0);
    let of = if parts.len() == 1 { "" } else { " of a part" };
    let new = if last == 0 { String::new() } else { format!("; the last new one came at start {last}{of}") };
    let _ = writeln!(out, "  searched from {starts} starts, of which {closed} closed{new}");
    out.push_str(if parts.iter().any(|p| p.cut) {
        "  it reached its limit early: there are likely more assemblies\n"
    } else {
        "  there may be more assemblies: a search can't rule that out\n"
    });
}

/// How one is chosen, with what distinguishes the second.
fn how_to_choose(found: &Assemblies) -> String {
    let parts = &found.found.parts;
    let Some(part) = parts.iter().position(|p| p.states.len() > 1) else { return String::new() };
    let number = if parts.len() == 1 { "2".to_owned() } else { format!("{}.2", part + 1) };
    let telling = found.telling(part);
    let signed = telling.iter().find(|q| q.values[0] * q.values[1] < 0.0 && q.values[1].abs() > VISIBLE);
    let valued = telling.iter().find(|q| {
        let others = q.values.iter().enumerate().filter(|(way, _)| *way != 1);
        others.map(|(_, v)| (v - q.values[1]).abs()).fold(f64::INFINITY, f64::min) > VISIBLE
    });
    let by = match (signed, valued) {
        (Some(q), _) => {
            format!(", or by a quantity: --branch '{}{}'", q.name, if q.values[1] > 0.0 { '+' } else { '-' })
        }
        (_, Some(q)) => format!(", or by a quantity: --branch '{}={:.2}'", q.name, q.values[1]),
        _ => String::new(),
    };
    format!("\nchoose one with --branch {number}{by}\n")
}
