//! Names and numbers in sentences.

pub(super) use dalembert_answers::words::counted;
use dalembert_answers::words::{names, series};

use dalembert_spec::spec::JointKind;

/// "joint `a`", "joints `a`, `b` and `c`"
pub(super) fn joints(list: &[String]) -> String {
    let quoted: Vec<String> = list.iter().map(|n| format!("`{n}`")).collect();
    format!("joint{} {}", if list.len() == 1 { "" } else { "s" }, series(&quoted))
}

/// "constraint `a`", "constraints `a`, `b` and `c`"
pub(super) fn some(what: &str, list: &[String]) -> String {
    format!("{what}{} {}", if list.len() == 1 { "" } else { "s" }, names(list))
}

/// A number with three digits.
pub(super) fn brief(x: f64) -> String {
    dalembert_scalar::digits::brief(x, 3)
}

/// The first letter large.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

/// As a mechanic calls a joint.
pub(super) fn kind(kind: JointKind) -> &'static str {
    if kind == JointKind::Fixed { "weld" } else { kind.as_str() }
}
