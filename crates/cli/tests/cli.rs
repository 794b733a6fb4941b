//! The command as scripts see it: exit statuses, JSON keys, files, standard output and standard error.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn command() -> Command {
    Command::new(env!("CARGO_BIN_EXE_dalembert"))
}

fn run(arguments: &[&str]) -> Output {
    command().args(arguments).output().expect("the command starts")
}

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

/// A model file in a folder of its own.
fn model(name: &str, text: &str) -> String {
    let path = folder(name).join("model.toml");
    std::fs::write(&path, text).expect("the model is written");
    path.to_string_lossy().into_owned()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&out(output)).unwrap_or_else(|e| panic!("{e}: {}{}", out(output), error(output)))
}

fn json_of(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    assert_eq!(error(&output), "");
    json(&output)
}

/// The keys of an object, sorted, between blanks.
fn keys(value: &Value) -> String {
    let object = value.as_object().unwrap_or_else(|| panic!("not an object: {value}"));
    object.keys().map(String::as_str).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("not a number: {value}"))
}

const CONTRADICTORY: &str = "dalembert = 1
[variables]
x = { start = 1 }
[lagrangian]
kinetic = \"x'^2/2\"
[constraints]
left = \"x = 1\"
right = \"x = 2\"
";

const TYPO: &str = "dalembert = 1
[variables]
theta = { start = 1 }
[lagrangian]
kinetic = \"theta'^2/2\"
potential = \"cos(thetta)\"
";

const FREE: &str = "dalembert = 1
[variables]
x = { start = 1 }
y = { start = 1 }
[lagrangian]
kinetic = \"x'^2/2\"
";

#[test]
fn status_0_where_all_is_well() {
    for verb in ["doctor", "evaluate", "equations"] {
        let output = run(&[verb, &example("pendulum")]);
        assert_eq!(output.status.code(), Some(0), "{verb}: {}", error(&output));
        assert_eq!(error(&output), "", "{verb}");
        assert!(!out(&output).is_empty(), "{verb}");
    }
    let output = run(&["simulate", &example("pendulum"), "--until", "0.1"]);
    assert_eq!((output.status.code(), error(&output)), (Some(0), String::new()));
    for question in ["--help", "--version"] {
        assert_eq!(run(&[question]).status.code(), Some(0), "{question}");
    }
}

#[test]
fn status_1_where_the_model_or_the_physics_says_no() {
    let contradictory = model("contradictory", CONTRADICTORY);
    let (typo, free) = (model("typo", TYPO), model("free", FREE));
    for (verb, model) in [
        ("doctor", &contradictory),
        ("evaluate", &contradictory),
        ("simulate", &contradictory),
        ("doctor", &typo),
        ("evaluate", &typo),
        ("simulate", &typo),
        ("equations", &typo),
        ("doctor", &free),
        ("simulate", &free),
    ] {
        let output = run(&[verb, model]);
        assert_eq!(output.status.code(), Some(1), "{verb} {model}: {}{}", out(&output), error(&output));
    }
    let cut_short = run(&["simulate", &example("pendulum"), "--max-steps", "3"]);
    assert_eq!(cut_short.status.code(), Some(1));
    assert!(error(&cut_short).contains("number of steps"), "{}", error(&cut_short));
    assert!(out(&cut_short).contains("reached"), "what was computed is shown");
    assert_eq!(run(&["doctor", "no_such_file.toml"]).status.code(), Some(1));
}

#[test]
fn status_2_for_wrong_usage() {
    let pendulum = example("pendulum");
    for (arguments, word) in [
        (vec!["evaluate", &pendulum, "--method", "multiplier"], "multipliers"),
        (vec!["simulate", &pendulum, "--integrator", "dopri"], "dopri5"),
        (vec!["evaluate", &pendulum, "--set", "z=1"], "`z`"),
        (vec!["evaluate", &pendulum, "--set", "x=one"], "not a number"),
        (vec!["evaluate", &pendulum, "--set", "x=inf"], "finite"),
        (vec!["evaluate", &pendulum, "--set", "x"], "NAME=VALUE"),
        (vec!["simulate", &pendulum, "--tolerance", "2"], "tolerance"),
        (vec!["simulate", &pendulum, "--every", "0"], "interval"),
        (vec!["simulate", &pendulum, "--until", "-1"], "end time"),
        (vec!["equations", &pendulum, "--form", "lagrange"], "multipliers"),
        (vec!["examples", "pendulun"], "pendulum"),
        (vec!["simulate", &pendulum, "--untill", "1"], "--until"),
        (vec!["simulat", &pendulum], "simulate"),
        (vec![], "Usage"),
    ] {
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", error(&output));
        assert!(error(&output).contains(word), "{arguments:?}: {}", error(&output));
        assert_eq!(out(&output), "", "{arguments:?}");
    }
}

#[test]
fn errors_name_file_and_line_on_standard_error() {
    let typo = model("typo-text", TYPO);
    let output = run(&["doctor", &typo]);
    assert_eq!(out(&output), "");
    let text = error(&output);
    assert!(text.contains("model.toml:6:18") && text.contains("thetta") && text.contains("`theta`"), "{text}");
    assert!(!text.contains('\u{1b}'), "no colour outside a terminal");

    let contradictory = model("contradictory-text", CONTRADICTORY);
    let text = error(&run(&["simulate", &contradictory]));
    assert!(text.contains("model.toml:7:") && text.contains("model.toml:8:"), "{text}");
    assert!(text.contains("`left`, `right` contradict each other"), "{text}");
}

#[test]
fn errors_as_json() {
    let output = run(&["doctor", &model("typo-json", TYPO), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let fault = &json(&output)["errors"][0];
    assert!(fault["file"].as_str().is_some_and(|f| f.ends_with("model.toml")), "{fault}");
    assert_eq!((fault["line"].as_u64(), fault["column"].as_u64()), (Some(6), Some(18)));
    assert!(fault["message"].is_string() && fault["help"].is_string());
    let usage = run(&["evaluate", &example("pendulum"), "--method", "x", "--json"]);
    assert_eq!(usage.status.code(), Some(2));
    assert!(json(&usage)["errors"][0]["message"].is_string());
}

#[test]
fn keys_of_evaluate() {
    let e = json_of(&["evaluate", &example("hoop"), "--json"]);
    let promised = ["accelerations", "determinacy", "energy", "lambda", "levels", "method", "outputs", "q", "t", "v"];
    let matrices = ["b", "columns", "force", "gamma", "mass", "rows"];
    let mut all: Vec<&str> = promised.into_iter().chain(matrices).collect();
    all.sort_unstable();
    assert_eq!(keys(&e), all.join(" "));
    assert_eq!(keys(&e["q"]), "phi rho theta");
    assert_eq!(keys(&e["v"]), "phi' rho' theta'");
    assert_eq!(keys(&e["accelerations"]), "phi'' rho'' theta''");
    assert_eq!(keys(&e["lambda"]), "contact rolling");
    assert_eq!(keys(&e["lambda"]["contact"]), "determined value");
    assert_eq!(keys(&e["levels"][0]), "level rank rows");
    let determinacy = "accelerations_unique consistent contradictory gap rank rows undetermined";
    assert_eq!(keys(&e["determinacy"]), determinacy);
    assert_eq!(keys(&e["energy"]), "kinetic potential");
    assert_eq!(keys(&e["outputs"]), "normal_force rolling_force");
    assert!(e["method"].is_string() && e["t"].is_number());
    assert_eq!(e["determinacy"]["rows"], 2);
}

#[test]
fn keys_of_doctor() {
    let d = json_of(&["doctor", &example("hoop_redundant"), "--json"]);
    assert_eq!(keys(&d), "assembly inertia mobility notes rank reactions redundant rows variables");
    assert_eq!(keys(&d["redundant"][0]), "consistent kind rows");
    assert_eq!(keys(&d["inertia"]), "accelerations_unique singular_directions");
    assert_eq!(keys(&d["assembly"]), "converged residual");
    assert_eq!(d["reactions"]["contact"], "determined");
    assert_eq!(d["reactions"]["rolling_front"], "undetermined");
    assert_eq!((d["mobility"].as_u64(), d["variables"].as_u64()), (Some(1), Some(3)));
    assert_eq!((d["rows"].as_u64(), d["rank"].as_u64()), (Some(3), Some(2)));
    assert!(d["notes"][0].is_string());
    let massless = json_of(&["doctor", &example("hoop_massless"), "--json"]);
    assert_eq!(number(&massless["inertia"]["singular_directions"][0]["rho"]), 1.0);
}

#[test]
fn keys_of_simulate() {
    let s = json_of(&["simulate", &example("hoop"), "--until", "0.1", "--json"]);
    let expected = "energy evaluations factorizations final rejected residual steps stop_reason t_end wall_seconds";
    assert_eq!(keys(&s), expected);
    assert_eq!(keys(&s["residual"]), "position velocity");
    assert_eq!(keys(&s["energy"]), "end max_drift start");
    assert_eq!(keys(&s["final"]), "normal_force phi phi' rho rho' rolling_force t theta theta'");
    assert_eq!(number(&s["t_end"]), 0.1);
    assert_eq!(s["stop_reason"], "end");
    assert!(number(&s["wall_seconds"]) > 0.0 && s["steps"].as_u64() > Some(0));
}

#[test]
fn andrews_at_its_reference() {
    let s = json_of(&["simulate", &example("andrews"), "--until", "0.03", "--tolerance", "1e-12", "--json"]);
    let beta = number(&s["final"]["beta"]);
    assert!((beta / 15.810_771_195_153_84 - 1.0).abs() < 1e-9, "{beta:.17}");
    assert!(number(&s["residual"]["position"]) <= 1e-12);
    assert!(number(&s["energy"]["max_drift"]) <= 1e-12);
}

#[test]
fn set_changes_variables_rates_parameters_inputs_and_time() {
    let hoop = example("hoop");
    let e = json_of(&["evaluate", &hoop, "--set", "theta=0.5", "--set", "theta'=0.25", "--set", "g=19.6", "--json"]);
    assert_eq!((number(&e["q"]["theta"]), number(&e["v"]["theta'"])), (0.5, 0.25));
    let alpha = number(&e["accelerations"]["theta''"]);
    assert!((alpha - 2.0 * 49.0 / 12.0 * 0.5_f64.sin()).abs() < 1e-12, "{alpha}");
    let motor = example("dc_motor");
    let rate = |arguments: &[&str]| {
        let all: Vec<&str> = ["evaluate", &motor, "--json"].iter().chain(arguments).copied().collect();
        number(&json_of(&all)["accelerations"]["i'"])
    };
    assert!((rate(&["--set", "U=12"]) - 12.0 / 1.2e-3).abs() < 1e-8);
    assert!((rate(&["--set", "t=0.05"]) - 12.0 / 1.2e-3).abs() < 1e-8);
    let s = json_of(&["simulate", &hoop, "--set", "theta=0.2", "--until", "0", "--json"]);
    assert_eq!(number(&s["final"]["theta"]), 0.2);
}

#[test]
fn a_state_file_sets_the_state_and_set_has_the_last_word() {
    let path = folder("state").join("state.json");
    std::fs::write(&path, r#"{"t": 2, "q": {"theta": 0.4}, "v": {"theta": [0.5]}}"#).expect("the state is written");
    let state = path.to_string_lossy().into_owned();
    let hoop = example("hoop");
    let e = json_of(&["evaluate", &hoop, "--state", &state, "--json"]);
    assert_eq!((number(&e["t"]), number(&e["q"]["theta"]), number(&e["v"]["theta'"])), (2.0, 0.4, 0.5));
    let e = json_of(&["evaluate", &hoop, "--state", &state, "--set", "theta=0.6", "--json"]);
    assert_eq!((number(&e["q"]["theta"]), number(&e["v"]["theta'"])), (0.6, 0.5));
    std::fs::write(&path, "{\"q\": {\"theta\": \"up\"}}").expect("the state is written");
    let wrong = run(&["evaluate", &hoop, "--state", &state]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(error(&wrong).contains("state.json") && error(&wrong).contains("`theta`"), "{}", error(&wrong));
}

#[test]
fn examples_are_listed_and_written() {
    let listed = out(&run(&["examples"]));
    let all = json_of(&["examples", "--json"]);
    let names: Vec<&str> = all["examples"].as_array().unwrap().iter().map(|e| e["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"andrews") && names.contains(&"rrr3"));
    assert_eq!(listed.lines().count(), names.len());
    assert!(
        names.iter().zip(listed.lines()).all(|(name, line)| line.starts_with(name) && line.len() > name.len() + 10)
    );

    let folder = folder("examples");
    for name in &names {
        let here = |arguments: &[&str]| command().current_dir(&folder).args(arguments).output().unwrap();
        let written = here(&["examples", name]);
        assert_eq!(written.status.code(), Some(0), "{}", error(&written));
        let file = format!("{name}.toml");
        let original = std::fs::read_to_string(example(name)).unwrap();
        assert_eq!(std::fs::read_to_string(folder.join(&file)).unwrap(), original);
        let checked = here(&["doctor", &file]);
        assert_eq!(checked.status.code(), Some(0), "{name}: {}{}", out(&checked), error(&checked));
        let again = here(&["examples", name]);
        assert_eq!(again.status.code(), Some(1), "{name}: nothing is overwritten");
        assert!(error(&again).contains(&file));
    }
}

#[test]
fn results_as_csv() {
    let path = folder("csv").join("hoop.csv");
    let file = path.to_string_lossy().into_owned();
    let s = json_of(&["simulate", &example("hoop"), "--until", "0.5", "--every", "0.05", "--out", &file, "--json"]);
    let text = std::fs::read_to_string(&path).expect("the results");
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let header: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let expected = [
        "t",
        "rho",
        "theta",
        "phi",
        "rho'",
        "theta'",
        "phi'",
        "normal_force",
        "rolling_force",
        "reaction.contact",
        "reaction.rolling",
        "residual.contact",
        "residual.rolling",
        "energy",
    ];
    assert_eq!(header, expected);
    let rows: Vec<Vec<f64>> = lines.map(|l| l.split(',').map(|x| x.parse().expect("a number")).collect()).collect();
    assert_eq!(rows.len(), 11);
    assert!(rows.iter().enumerate().all(|(k, row)| row.len() == 14 && (row[0] - 0.05 * k as f64).abs() < 1e-12));
    assert_eq!(rows[10][2], number(&s["final"]["theta"]), "digits are kept");
    let wrong = run(&["simulate", &example("hoop"), "--until", "0.1", "--out", "results.xyz"]);
    assert_ne!(wrong.status.code(), Some(0));
    assert!(error(&wrong).contains("csv"), "{}", error(&wrong));
}

#[test]
fn a_report_is_written() {
    let path = folder("report").join("hoop.html");
    let file = path.to_string_lossy().into_owned();
    let output = run(&["simulate", &example("hoop"), "--until", "0.2", "--report", &file]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    assert!(out(&output).contains("hoop.html"));
    let page = std::fs::read_to_string(&path).expect("the report");
    assert!(page.contains("<html") && page.contains("Hoop rolling on a fixed cylinder"));
}

#[test]
fn a_closed_pipe_is_no_error() {
    for arguments in [vec!["examples"], vec!["evaluate", "andrews", "--json"], vec!["equations", "rrr3"]] {
        let mut all: Vec<String> = arguments.iter().map(|&a| a.to_owned()).collect();
        if let Some(name) = all.get_mut(1) {
            *name = example(name);
        }
        let mut child =
            command().args(&all).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the command ends");
        assert_eq!(error(&output), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    }
}
