//! The shape of the code: long files and long functions are worth a second look.

use super::{Finding, Kind};

const LONG_FILE: usize = 400;
const LONG_FUNCTION: usize = 40;

/// Warnings only: some tables and some algorithms are long for good reason.
pub fn check(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let length = text.lines().count();
    if length > LONG_FILE {
        findings.push(Finding::warning(Kind::Length, path, 0, format!("{length} lines, more than {LONG_FILE}")));
    }
    for function in functions(text).into_iter().filter(|function| function.length > LONG_FUNCTION) {
        let message = format!("`{}` has {} lines, more than {LONG_FUNCTION}", function.name, function.length);
        findings.push(Finding::warning(Kind::Length, path, function.line, message));
    }
    findings
}

#[derive(Debug, PartialEq, Eq)]
struct Function {
    name: String,
    line: usize,
    length: usize,
}

/// Functions of formatted code: from the line with `fn` to the closing brace below it at the same indentation.
fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function_name(line) else {
            continue;
        };
        let closing = format!("{}}}", &line[..line.len() - line.trim_start().len()]);
        // A one-liner or a signature without a body ends before anything is closed.
        let ends = |line: &&str| line.trim_end() == closing || function_name(line).is_some();
        let body = lines[start + 1..].iter().position(ends).map(|offset| start + 1 + offset);
        if let Some(end) = body.filter(|&end| lines[end].trim_end() == closing) {
            found.push(Function { name, line: start + 1, length: end - start + 1 });
        }
    }
    found
}

/// The name of the function that a line begins, after `pub(crate) const extern "C" fn`, say.
fn function_name(line: &str) -> Option<String> {
    let mut rest = line.trim_start();
    while let Some((word, after)) = rest.split_once(' ') {
        match word {
            "fn" => {
                return Some(after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
            }
            "pub" | "const" | "async" | "unsafe" | "extern" | "\"C\"" => rest = after,
            _ if word.starts_with("pub(") => rest = after,
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_functions_and_files_are_warned_of() {
        let long = format!(
            "impl A {{\n    pub(crate) fn long(\n{}    }}\n\n    fn short() {{\n    }}\n}}\n",
            "        x;\n".repeat(50)
        );
        let findings = check("a.rs", &long);
        assert_eq!(findings, [Finding::warning(Kind::Length, "a.rs", 2, "`long` has 52 lines, more than 40")]);
        assert_eq!(check("a.rs", &"x;\n".repeat(401)).len(), 1);
    }

    #[test]
    fn signatures_and_one_liners_have_no_length() {
        let text = "trait T {\n    fn a();\n    fn b() -> u8;\n}\nfn c() {}\nfn d() {\n    e();\n}\n";
        assert_eq!(functions(text), [Function { name: "d".into(), line: 6, length: 3 }]);
    }

    #[test]
    fn qualifiers_do_not_hide_a_function() {
        assert_eq!(function_name("    pub const async extern \"C\" fn f(x: u8) {").as_deref(), Some("f"));
        assert_eq!(function_name("let f = fn_like(x);"), None);
        assert_eq!(function_name("// the fn f"), None);
    }
}
