//! Names in sentences.

use dalembert_scalar::digits::number;

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

/// "1 step", "2 steps".
pub fn counted<N: std::fmt::Display + PartialEq + From<u8>>(n: N, what: &str) -> String {
    let end = if n == N::from(1) { "" } else { "s" };
    format!("{n} {what}{end}")
}

/// "`a`, `b`, `c`"; long lists are counted.
pub fn names<S: AsRef<str>>(list: impl IntoIterator<Item = S>) -> String {
    let all: Vec<String> = list.into_iter().map(|n| format!("`{}`", n.as_ref())).collect();
    listed(&all)
}

/// "a, b, c"; long lists are counted.
pub fn listed(all: &[String]) -> String {
    if all.len() > LISTED { series(all) } else { all.join(", ") }
}

/// An output that is no finite number.
pub fn not_finite_note(name: &str, value: f64, t: Option<f64>) -> String {
    let what = if value.is_nan() { "not a number" } else { "infinite" };
    let when = t.map_or(String::new(), |t| format!(" at t = {} s for the first time", number(t)));
    format!("output `{name}` is {what}{when}: its formula has no value there; nothing else depends on it")
}
