//! What a crate says of itself where it is published: the same for all, from the workspace, but for the description.

use super::Finding;

const INHERITED: [&str; 8] =
    ["version", "edition", "rust-version", "license", "authors", "readme", "keywords", "categories"];

pub fn check(path: &str, text: &str) -> Vec<Finding> {
    let crate_of_ours = path.strip_prefix("crates/").is_some_and(|rest| rest.matches('/').count() == 1);
    if !crate_of_ours || text.contains("publish = false") {
        return Vec::new();
    }
    let has = |line: &str| text.lines().any(|own| own.starts_with(line));
    let missing = INHERITED.iter().map(|key| format!("{key}.workspace = true")).filter(|line| !has(line));
    let described = has("description");
    let lines = missing.chain((!described).then(|| "description = \"…\"".to_owned()));
    lines.map(|line| Finding::error(path, 0, format!("`{line}` is missing"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_say_what_they_are() {
        let whole: String = INHERITED.iter().map(|key| format!("{key}.workspace = true\n")).collect();
        assert_eq!(check("crates/a/Cargo.toml", &format!("{whole}description = \"A\"\n")), []);
        assert_eq!(check("crates/a/Cargo.toml", &whole).len(), 1);
        assert_eq!(check("crates/a/Cargo.toml", "description.workspace = true\n").len(), INHERITED.len());
        assert_eq!(check("Cargo.toml", ""), []);
        assert_eq!(check("crates/a/Cargo.toml", "publish = false\n"), []);
    }
}
