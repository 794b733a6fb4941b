//! Models that can be read but are wrong: each gives one clear message. `broken/*.toml` against `broken/snapshots`.
//!
//! A fault of the words or of the equations shows when the model is opened. A fault of a state shows when the model is simulated,
//! and the doctor's words about it are kept as well. A new or changed message fails; look at it with `cargo insta review`.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dalembert::io::Diagnostics;
use dalembert::{At, Error, Loaded, Simulate};

fn names(folder: &str, extension: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).expect("the folder of broken models");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let chosen = paths.filter(|path| path.extension().is_some_and(|e| e == extension));
    chosen.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}

fn open(name: &str) -> Result<Loaded, Error> {
    dalembert::open(format!("tests/broken/{name}.toml"))
}

fn simulated(name: &str, model: &Loaded) -> Error {
    let how = Simulate { until: Some(0.1), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true);
    run.err().unwrap_or_else(|| panic!("{name} is broken, but it moves"))
}

fn fault(name: &str) -> Error {
    match open(name) {
        Ok(model) => simulated(name, &model),
        Err(error) => error,
    }
}

/// What the doctor says of a model that can be opened.
fn doctor(name: &str) -> Option<String> {
    let model = open(name).ok()?;
    Some(match model.doctor(&At::default()) {
        Ok(diagnosis) if diagnosis.notes.is_empty() => String::new(),
        Ok(diagnosis) => format!("• {}\n", diagnosis.notes.join("\n• ")),
        Err(error) => format!("{error}\n"),
    })
}

fn text(name: &str) -> String {
    match (fault(name), doctor(name)) {
        (fault, Some(doctor)) => format!("{fault}\n\nThe doctor:\n{doctor}"),
        (fault, None) => fault.to_string(),
    }
}

fn diagnostics(name: &str) -> Diagnostics {
    match fault(name) {
        Error::Model(diagnostics) => *diagnostics,
        Error::Physics(message) | Error::Usage(message) => panic!("{name}: no place: {message}"),
    }
}

#[test]
fn messages_are_as_reviewed() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../broken/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let _scope = settings.bind_to_scope();
    let differs =
        |name: &String| catch_unwind(AssertUnwindSafe(|| insta::assert_snapshot!(name.as_str(), text(name)))).is_err();
    let changed: Vec<String> = names("tests/broken", "toml").into_iter().filter(differs).collect();
    assert!(changed.is_empty(), "messages differ: {changed:?}");
}

#[test]
fn no_snapshot_is_left_over() {
    let models = names("tests/broken", "toml");
    assert_eq!(models, names("tests/broken/snapshots", "snap"));
    assert!(models.len() >= 40, "only {} broken models", models.len());
}

#[test]
fn every_message_has_a_place_and_advice() {
    for name in names("tests/broken", "toml") {
        let all = diagnostics(&name);
        for fault in &all.list {
            assert!(fault.help.is_some(), "{name}: no advice");
            assert!(fault.span.is_some(), "{name}: no place");
            assert!(fault.message.len() < 300, "{name}: long message");
        }
        let text = all.render(false);
        assert!(text.contains(".toml:"), "{name}: no file");
        assert!(!text.contains('\u{1b}'), "{name}: steers the terminal");
    }
}

/// A model that can't move is broken for every verb that needs its motion, and the doctor does not call it sound.
#[test]
fn the_doctor_finds_what_stops_a_simulation() {
    for name in names("tests/broken", "toml") {
        if let Some(words) = doctor(&name) {
            assert!(!words.trim().is_empty(), "{name}: the doctor finds nothing");
        }
    }
}
