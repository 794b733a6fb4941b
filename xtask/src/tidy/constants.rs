//! Thresholds stand in a crate's `tolerances.rs`, with dimension and reason. Elsewhere no constant is a float, and no number is
//! written with a negative exponent. Numbers that mathematics gives are no thresholds: a judgement has a few
//! digits, coefficients have all of them. `fuzz` draws numbers, it judges none.

use super::{Finding, source};

/// Looks at the code of the crates; tests and examples may say what they expect in place.
pub fn check(path: &str, text: &str) -> Vec<Finding> {
    let file = path.rsplit('/').next().unwrap_or(path);
    let parts: Vec<&str> = path.split('/').collect();
    let own = parts.first() == Some(&"crates") && parts.get(1) != Some(&"fuzz") && parts.get(2) == Some(&"src");
    if !own || file == "tolerances.rs" || parts.contains(&"tolerances") || file == "tests.rs" {
        return Vec::new();
    }
    let code = source::code_without_tests(text);
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(code.lines()) {
        if let Some(what) = constant(line).or_else(|| small_number(line)) {
            let message = format!("`{what}` stands outside tolerances.rs");
            findings.push(Finding::error(path, number, message));
        }
    }
    findings
}

/// The name of the float constant that a line begins.
fn constant(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("const ")?;
    let declares = before.trim().is_empty() || before.trim_start().starts_with("pub");
    let (name, rest) = after.split_once(": ")?;
    let float = rest.strip_prefix("f64 =").or_else(|| rest.strip_prefix("f32 ="));
    let shouts = name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
    (declares && shouts && !mathematics(float?)).then_some(name)
}

/// Digits from which on a number is a coefficient of a method, as published, and no threshold: nobody judges that exactly.
const PUBLISHED: usize = 12;

/// Whether a value is a number of mathematics: another name of one of the standard library's, or a coefficient.
fn mathematics(value: &str) -> bool {
    let (digits, _) = value.split_once(['e', ';']).unwrap_or((value, ""));
    let digits = digits.trim_matches(|c: char| !c.is_ascii_digit() || c == '0').chars().filter(char::is_ascii_digit);
    value.trim_start().starts_with("std::f64::consts::") || digits.count() >= PUBLISHED
}

/// A number such as 1e-9.
fn small_number(line: &str) -> Option<&str> {
    let at = line.match_indices("e-").find(|(at, _)| {
        let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        digit(line[..*at].chars().next_back().filter(|c| *c != '.')) && digit(line[at + 2..].chars().next())
    });
    let (at, _) = at?;
    let part = |c: char| c.is_ascii_digit() || c == '.' || c == '_';
    let start = line[..at].rfind(|c| !part(c)).map_or(0, |before| before + 1);
    let end = line[at + 2..].find(|c: char| !part(c)).map_or(line.len(), |length| at + 2 + length);
    // An identifier may end in a digit and an e, but no digit begins one.
    let number = line[start..at].starts_with(|c: char| c.is_ascii_digit());
    (number && !mathematics(&line[start..end])).then_some(&line[start..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        check(path, text).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn floats_outside_their_file_are_found() {
        let text =
            "pub(crate) const NEAR: f64 = 2.0;\nconst N: usize = 3;\nif x < 1.5e-9 {}\n// 1e-3\nlet k = 1e9 - 2.0;\n";
        assert_eq!(lines("crates/formats/src/a/b.rs", text), [1, 3]);
        assert_eq!(check("crates/formats/src/a.rs", text)[1].message, "`1.5e-9` stands outside tolerances.rs");
        assert_eq!(lines("crates/formats/src/tolerances.rs", text), [0; 0]);
        assert_eq!(lines("crates/formats/tests/all/a.rs", text), [0; 0]);
        assert_eq!(lines("crates/formats/src/a.rs", "f();\n#[cfg(test)]\nmod tests {\n    x < 1e-9\n}\n"), [0; 0]);
    }

    #[test]
    fn coefficients_and_pi_are_mathematics() {
        let text = "const S2: f64 = 8.33333333332248946124e-03;\nconst TURN: f64 = std::f64::consts::TAU;\n\
                    let x = [-2.77777777770155933842e-03];\nconst WHOLE: f64 = 9_007_199_254_740_992.0;\n\
                    const NEAR: f64 = 0.000_000_000_001;\nlet y = 1.000_000_000_000e-3;\n\
                    const AWRY: f64 = 0.1 * std::f64::consts::PI;\n";
        assert_eq!(lines("crates/scalar/src/a.rs", text), [5, 6, 7]);
    }
}
