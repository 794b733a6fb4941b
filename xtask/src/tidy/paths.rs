//! Absolute paths of somebody's machine.

use super::Finding;

// Written in halves so that this file passes its own check.
const ROOTS: [&str; 5] = [
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("C:\\", "Users"),
];

pub fn check(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for root in ROOTS.iter().filter(|root| starts_a_path(line, root)) {
            findings.push(Finding::error(path, number, format!("a path of one machine, `{root}…`")));
        }
    }
    findings
}

/// Whether `root` stands in `line` at the start of a path, not inside a longer one or an address.
fn starts_a_path(line: &str, root: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || "._-~/$})".contains(c);
    line.match_indices(root).any(|(at, _)| !line[..at].ends_with(continues))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_paths_are_found() {
        for root in ROOTS {
            assert_eq!(check("a.md", &format!("\nsee `{root}me/file`\n"))[0].line, 2);
        }
    }

    #[test]
    fn relative_paths_and_addresses_pass() {
        let line = format!("https://example.com{0}x ..{0}x {{root}}{0}x net{0}x", ROOTS[3]);
        assert_eq!(check("a.md", &line), []);
    }
}
