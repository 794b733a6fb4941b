//! Numbers with units at options, standard streams, the schema, places of frames.

use crate::common::{command, example, run};
use std::io::Write;
use std::process::{Output, Stdio};

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn fed(arguments: &[&str], text: &str) -> Output {
    let mut child = command()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("a pipe");
    let text = text.to_owned();
    let feeding = std::thread::spawn(move || drop(input.write_all(text.as_bytes())));
    let output = child.wait_with_output().expect("it ends");
    feeding.join().expect("the text is read");
    output
}

#[test]
fn options_take_units_of_their_kind() {
    let model = example("four_bar");
    let plain =
        run(&["simulate", &model, "--set", "A=1.0471975511965976", "--until", "0.1", "--every", "0.05", "--out", "-"]);
    let units = run(&["simulate", &model, "--set", "A=60 deg", "--until", "100 ms", "--every", "50 ms", "--out", "-"]);
    assert!(plain.status.success() && !plain.stdout.is_empty(), "{}", error(&plain));
    assert_eq!(out(&plain), out(&units));
    let driven = |rate: &str| run(&["move", &model, "--drive", "A=0:90 deg:4", "--rate", rate, "--out", "-"]);
    assert_eq!(out(&driven("60 rpm")), out(&driven("6.283185307179586")));
    let chosen = |value: &str| run(&["evaluate", &model, "--branch", &format!("B={value}")]);
    assert!(out(&chosen("-155 deg")) == out(&chosen("-2.7")) && out(&chosen("-155 deg")) != out(&chosen("-60 deg")));
    let held =
        |terms: &str| run(&["simulate", &example("pendulum"), "--until", "0.1", "--baumgarte", terms, "--out", "-"]);
    assert_eq!(out(&held("600 1/min, 25 1/s^2")), out(&held("10,25")));
    for (arguments, said, status) in [
        (&["move", &model, "--drive", "A=0:1", "--rate", "3 m/s"][..], "the rate of `A` is", 2),
        (&["move", &model, "--drive", "A=0:1", "--rate", "0 rpm"], "not a positive number", 2),
        (&["evaluate", &model, "--branch", "B=30 mm"], "`B` is an angle", 2),
        (&["simulate", &model, "--baumgarte", "10 s, 25"], "and `10 s` is a time", 2),
        (&["bench", &model, "--seconds", "3 m"], "is a time", 2),
        (&["simulate", &model, "--set", "A=60 mm"], "`A` is an angle", 2),
        (&["simulate", &model, "--until", "2 m"], "is a time", 2),
        (&["evaluate", &model, "--set", "A=60 dgr"], "unknown unit", 2),
        (&["sweep", &model, "--vary", "a=1 deg:2 deg:3", "--out", "nowhere"], "`a` is a length", 2),
        (&["linearize", &model, "--vary", "a=1 s:2 s"], "`a` is a length", 2),
    ] {
        let found = run(arguments);
        assert!(
            found.status.code() == Some(status) && error(&found).contains(said),
            "{arguments:?}: {}",
            error(&found)
        );
    }
}

/// Results on standard output are a table and nothing else; what is said of the run goes beside.
#[test]
fn standard_streams() {
    let model = std::fs::read_to_string(example("four_bar")).expect("the model");
    let named = run(&["evaluate", &example("four_bar"), "--json"]);
    let piped = fed(&["evaluate", "-", "--json"], &model);
    assert!(piped.status.success(), "{}", error(&piped));
    assert_eq!(out(&named), out(&piped));
    let broken = fed(&["doctor", "-"], &model.replace("type = \"revolute\"", "type = \"revolut\""));
    assert!(broken.status.code() == Some(1) && error(&broken).contains("standard input:"), "{}", error(&broken));
    let table = fed(&["simulate", "-", "--until", "0.1", "--every", "0.05", "--out", "-"], &model);
    let lines: Vec<String> = out(&table).lines().map(str::to_owned).collect();
    assert!(lines.len() == 4 && lines[0].starts_with("t,"), "{lines:?}");
    assert!(error(&table).contains("reached"), "{}", error(&table));
    for arguments in [&["simulate", "-", "--out", "-", "--json"][..], &["simulate", "-", "--out", "-", "--poses", "-"]]
    {
        let found = fed(arguments, &model);
        assert!(
            found.status.code() == Some(2)
                && ["standard output", "same file"].iter().any(|part| error(&found).contains(part)),
            "{}",
            error(&found)
        );
    }
    let empty = fed(&["doctor", "-"], "");
    assert!(empty.status.code() == Some(1) && error(&empty).contains("dalembert = 1"), "{}", error(&empty));
}

#[test]
fn the_schema_is_one_document_with_every_table() {
    let schema: serde_json::Value = serde_json::from_str(&out(&run(&["schema"]))).expect("JSON");
    assert_eq!(schema["required"][0], "dalembert");
    let tables = schema["$defs"].as_object().expect("tables");
    // Every reference leads somewhere, and every key says what it is for.
    let text = schema.to_string();
    for part in text.split("#/$defs/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        assert!(tables.contains_key(name), "{name}");
    }
    for (table, content) in tables {
        for (key, about) in content["properties"].as_object().expect("keys") {
            assert!(about["description"].as_str().is_some_and(|d| d.len() > 3), "{table}.{key}");
        }
    }
    assert_eq!(schema["properties"]["joints"]["additionalProperties"]["$ref"], "#/$defs/joint");
}

#[test]
fn frames_are_brought_to_places() {
    let arm = example("arm");
    let found = run(&["assemble", &arm, "--target", "hand.tool=0.3,500 mm,0", "--json"]);
    assert!(found.status.success(), "{}", error(&found));
    let document: serde_json::Value = serde_json::from_str(&out(&found)).expect("JSON");
    assert!(document["reached"] == true && document["misses"][0]["distance"].as_f64().is_some_and(|d| d < 1e-8));
    let far = run(&["assemble", &arm, "--target", "hand.tool=3,0,0"]);
    assert!(far.status.code() == Some(1), "{}", out(&far));
    // The arm is 1.1 m long.
    assert!(error(&far).contains("out of reach") && error(&far).contains("1.9 m"), "{}", error(&far));
    for (arguments, said) in [
        (&["--target", "tool=1,2"][..], "A,B,C"),
        (&["--target", "tool=1,2,3 deg"], "is a length"),
        (&["--weight", "hand=2"], "no --target"),
        (&["--target", "nothing=0,0,0"], "no body or frame"),
    ] {
        let found = run(&[&["assemble", &arm][..], arguments].concat());
        assert!(found.status.code() == Some(2) && error(&found).contains(said), "{arguments:?}: {}", error(&found));
    }
    assert!(run(&["assemble", &example("four_bar"), "--set", "A=60 deg"]).status.success());
}
