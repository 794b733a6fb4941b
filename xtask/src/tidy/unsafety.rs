//! Unsafe code lies in few modules, and each of them opens with the reason why it is sound.

use super::Finding;

/// The files that may contain unsafe code.
const ALLOWED: [&str; 9] = [
    "crates/bodies/examples/support/timing.rs",
    "crates/bodies/src/tree/dispatch.rs",
    "crates/bodies/src/tree/fused.rs",
    "crates/bodies/src/tree/over_numbers.rs",
    "crates/bodies/src/tree/wide.rs",
    "crates/enforce/tests/all/counting.rs",
    "crates/expr/src/eval/dispatch.rs",
    "crates/expr/src/native/mod.rs",
    "crates/python/src/lent.rs",
];

// Written in halves so that this file passes its own check.
const KEYWORD: &str = concat!("un", "safe");

pub fn check(path: &str, text: &str) -> Vec<Finding> {
    let Some(line) = text.lines().position(is_code).map(|index| index + 1) else {
        return Vec::new();
    };
    if !ALLOWED.contains(&path) {
        let message = "unsafe code outside the modules listed in xtask/src/tidy/unsafety.rs";
        return vec![Finding::error(path, line, message)];
    }
    if explains(text) {
        return Vec::new();
    }
    vec![Finding::error(path, 1, "a module with unsafe code opens by saying why it is sound (SAFETY: …)")]
}

/// Whether a line has the keyword as code, with something after it that it can stand before.
fn is_code(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let stands_before = |rest: &str| {
        let rest = rest.trim_start();
        let words = ["fn ", "fn(", "impl", "extern", "trait "];
        rest.starts_with(['{', '(']) || words.iter().any(|word| rest.starts_with(word))
    };
    code.split(KEYWORD).skip(1).any(stands_before)
}

/// Whether the comment at the top speaks of safety or soundness.
fn explains(text: &str) -> bool {
    let opening = text.lines().take_while(|line| line.starts_with("//"));
    opening.map(str::to_lowercase).any(|line| line.contains("safety") || line.contains("sound"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(opening: &str) -> String {
        format!("{opening}\nfn f() {{\n    {KEYWORD} {{ g() }}\n}}\n")
    }

    #[test]
    fn only_listed_modules_with_an_explanation_pass() {
        assert_eq!(check(ALLOWED[0], &block("//! SAFETY: g is checked.")), []);
        assert_eq!(check(ALLOWED[0], &block("//! Calls g.")).len(), 1);
        assert_eq!(check("crates/formats/src/lib.rs", &block("//! SAFETY: g is checked."))[0].line, 3);
    }

    #[test]
    fn lints_and_comments_are_no_code() {
        let text = format!("#![deny({KEYWORD}_code)]\n// {KEYWORD} fn f\nsay(\"{KEYWORD} code\");\n");
        assert_eq!(check("crates/formats/src/lib.rs", &text), []);
    }
}
