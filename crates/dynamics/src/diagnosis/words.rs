//! Names and numbers in sentences.

use crate::spec::JointKind;

/// Parts that a sentence lists at most; the others are counted.
pub const LISTED: usize = 8;

/// "a, b and c"; of long lists "a, b, … and 102 more".
pub fn series<S: AsRef<str>>(list: &[S]) -> String {
    let all: Vec<&str> = list.iter().map(AsRef::as_ref).collect();
    match all.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        many if many.len() > LISTED => format!("{} and {} more", many[..LISTED].join(", "), many.len() - LISTED),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

/// "`a`, `b`, `c`"; long lists are counted.
pub fn names<S: AsRef<str>>(list: impl IntoIterator<Item = S>) -> String {
    let all: Vec<String> = list.into_iter().map(|n| format!("`{}`", n.as_ref())).collect();
    if all.len() > LISTED { series(&all) } else { all.join(", ") }
}

/// "joint `a`", "joints `a`, `b` and `c`"
pub(super) fn joints(list: &[String]) -> String {
    let quoted: Vec<String> = list.iter().map(|n| format!("`{n}`")).collect();
    format!("joint{} {}", if list.len() == 1 { "" } else { "s" }, series(&quoted))
}

/// "constraint `a`", "constraints `a`, `b` and `c`"
pub(super) fn some(what: &str, list: &[String]) -> String {
    format!("{what}{} {}", if list.len() == 1 { "" } else { "s" }, names(list))
}

/// "1 freedom", "2 freedoms"
pub(super) fn counted(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// A number with three digits.
pub(super) fn brief(x: f64) -> String {
    crate::digits::brief(x, 3)
}

/// The first letter large.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

/// As a mechanic calls a joint.
pub(super) fn kind(kind: JointKind) -> &'static str {
    match kind {
        JointKind::Fixed => "weld",
        JointKind::Revolute => "revolute",
        JointKind::Prismatic => "prismatic",
        JointKind::Helical => "helical",
        JointKind::Cylindrical => "cylindrical",
        JointKind::Universal => "universal",
        JointKind::Spherical => "spherical",
        JointKind::Planar => "planar",
        JointKind::Free => "free",
    }
}
