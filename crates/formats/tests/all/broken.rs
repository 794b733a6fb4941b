//! Every broken model gives one clear message with file, line, excerpt and advice: `broken/*.toml` against `broken/snapshots`,
//! and robots, `broken_urdf/*.urdf`, likewise.
//!
//! A new or changed message fails; look at it with `cargo insta review`.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use dalembert_formats::{Diagnostics, read_model};

fn names(folder: &str, extension: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).expect("the folder of broken models");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let chosen = paths.filter(|path| path.extension().is_some_and(|e| e == extension));
    chosen.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}

/// A folder of broken files with one ending.
struct Set {
    folder: &'static str,
    ending: &'static str,
    /// How many there are at least.
    least: usize,
    /// Files that are not text, so that no place in them can be shown.
    placeless: &'static [&'static str],
}

const SETS: [Set; 2] = [
    Set { folder: "broken", ending: "toml", least: 100, placeless: &["not_utf8"] },
    Set { folder: "broken_urdf", ending: "urdf", least: 50, placeless: &["not_utf8"] },
];

impl Set {
    fn names(&self) -> BTreeSet<String> {
        names(&format!("tests/{}", self.folder), self.ending)
    }

    fn faults(&self, name: &str) -> Diagnostics {
        let path = format!("tests/{}/{name}.{}", self.folder, self.ending);
        read_model(Path::new(&path)).expect_err(&format!("{path} is broken"))
    }
}

#[test]
fn messages_are_as_reviewed() {
    for set in SETS {
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(format!("../{}/snapshots", set.folder));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        let _scope = settings.bind_to_scope();
        let differs = |name: &String| {
            let text = set.faults(name).render(false);
            catch_unwind(AssertUnwindSafe(|| insta::assert_snapshot!(name.as_str(), text))).is_err()
        };
        let changed: Vec<String> = set.names().into_iter().filter(differs).collect();
        assert!(changed.is_empty(), "messages differ: {changed:?}");
    }
}

#[test]
fn no_snapshot_is_left_over() {
    for set in SETS {
        let models = set.names();
        assert_eq!(models, names(&format!("tests/{}/snapshots", set.folder), "snap"));
        assert!(models.len() >= set.least, "only {} broken models in {}", models.len(), set.folder);
    }
}

#[test]
fn every_message_has_a_place_and_advice() {
    for set in SETS {
        for name in set.names() {
            let all = set.faults(&name);
            let placeless = set.placeless.contains(&name.as_str());
            for fault in &all.list {
                assert!(fault.help.is_some(), "{name}: no advice");
                assert!(fault.span.is_some() || placeless, "{name}: no place");
                assert!(fault.message.len() < 300, "{name}: long message");
            }
            let text = all.render(false);
            assert!(placeless || text.contains(&format!(".{}:", set.ending)), "{name}: no file");
            assert!(text.lines().all(|line| line.chars().count() < 400), "{name}: long lines");
            assert!(!text.contains('\u{1b}'), "{name}: steers the terminal");
            assert_eq!(all.to_json()["errors"].as_array().map(Vec::len), Some(all.list.len()));
        }
    }
}
