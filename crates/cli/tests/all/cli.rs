//! The command as scripts see it: exit statuses, JSON keys, files, standard output and standard error.

use crate::common::{command, example, run};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Output, Stdio};

use serde_json::Value;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    crate::common::folder(&format!("cli-{name}"))
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
        ("equations", &contradictory),
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
        (vec!["evaluate", &pendulum, "--set", "x=1", "--set", "x=2"], "--set gives `x` twice, 1 and 2"),
        (vec!["doctor", &pendulum, "--set", "x=1", "--set", "x=1"], "--set gives `x` twice"),
        (vec!["equations", &pendulum, "--set", "g=1", "--set", "g=2"], "--set gives `g` twice"),
        (vec!["equilibrium", &pendulum, "--hold", "x'=1", "--hold", "x'=2"], "--hold gives `x'` twice"),
        (vec!["equilibrium", &pendulum, "--set", "x'=1", "--hold", "x'=2"], "--set and --hold both give `x'`"),
        (vec!["move", &pendulum, "--drive", "x=0:1", "--set", "x=2"], "`x` is set to 2 and driven from 0"),
        (vec!["move", &pendulum, "--drive", "x=0:1", "--drive", "x=0:1"], "`x` is driven twice"),
        (
            vec!["sweep", &pendulum, "--vary", "m=1,2", "--set", "m=2", "--out", "never"],
            "--set and --vary both give `m`",
        ),
        (vec!["sweep", &pendulum, "--vary", "m=1,2", "--vary", "m=3", "--out", "never"], "`m` is varied twice"),
        (
            vec![
                "sweep",
                &pendulum,
                "--vary",
                "m=1,2",
                "--collect",
                "max(x)",
                "--collect",
                "max( x )",
                "--out",
                "never",
            ],
            "--collect max( x ) is given twice",
        ),
        (vec!["linearize", &pendulum, "--vary", "m=1:2", "--vary", "m=1:3"], "`m` is varied twice"),
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
    let promised = [
        "accelerations",
        "determinacy",
        "energy",
        "general_solution",
        "lambda",
        "levels",
        "method",
        "noise",
        "notes",
        "outputs",
        "q",
        "t",
        "v",
    ];
    let matrices = ["b", "columns", "force", "gamma", "mass", "rows"];
    let bodies = ["gravity", "inverse_dynamics", "poses", "reactions"];
    let mut all: Vec<&str> = promised.into_iter().chain(matrices).chain(bodies).collect();
    all.sort_unstable();
    assert_eq!(keys(&e), all.join(" "));
    assert_eq!(keys(&e["q"]), "phi rho theta");
    assert_eq!(keys(&e["v"]), "phi' rho' theta'");
    assert_eq!(keys(&e["accelerations"]), "phi'' rho'' theta''");
    assert_eq!(keys(&e["lambda"]), "contact rolling");
    assert_eq!(keys(&e["lambda"]["contact"]), "determined value");
    assert_eq!(keys(&e["levels"][0]), "gamma joints level rank rows soft_rows");
    let determinacy =
        "accelerations_unique consistent contradictory gap rank rows soft_rows undetermined undetermined_outputs";
    assert_eq!(keys(&e["determinacy"]), determinacy);
    let general = "alpha_directions alpha_names alpha_units lambda_directions lambda_names lambda_units norm";
    assert_eq!(keys(&e["general_solution"]), general);
    assert_eq!(e["levels"][0]["gamma"], e["gamma"]);
    let operators = &json_of(&["evaluate", &example("hoop"), "--operators", "--json"])["levels"][0];
    assert_eq!(keys(operators), "G K P S gamma joints level rank rows soft_rows");
    assert_eq!(keys(&e["energy"]), "kinetic potential");
    assert_eq!(keys(&e["outputs"]), "normal_force rolling_force");
    assert!(e["method"].is_string() && e["t"].is_number());
    assert_eq!(e["determinacy"]["rows"], 2);
}

#[test]
fn assemblies_are_listed_and_chosen() {
    let d = json_of(&["doctor", &example("four_bar"), "--branches", "--json"]);
    assert_eq!(keys(&d), "branches complete count held parts tries");
    assert_eq!(keys(&d["parts"][0]), "closed cut idle last_new movable starts ways");
    assert_eq!((d["branches"].as_array().map(Vec::len), &d["complete"]), (Some(2), &Value::Bool(false)));
    let text = out(&run(&["doctor", &example("stewart_rss"), "--branches"]));
    assert!(text.contains("64 = 2^6 distinct assemblies"), "{text}");
    assert!(text.lines().count() < 25, "{text}");
    let angle = |choice: &str| {
        let e = json_of(&["evaluate", &example("four_bar"), "--branch", choice, "--json"]);
        e["q"]["D"].as_f64().unwrap_or_else(|| panic!("{}", e["q"]))
    };
    let second = d["branches"][1]["D"].as_f64().expect("an angle");
    for choice in ["2", "D=4", "B<-2"] {
        assert!((angle(choice) - second).abs() < 1e-12, "{choice}");
    }
    let none = run(&["evaluate", &example("four_bar"), "--branch", "B+"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(error(&none).contains("none of the assemblies found fits `B+`"), "{}", error(&none));
}

#[test]
fn keys_of_doctor() {
    let d = json_of(&["doctor", &example("hoop_redundant"), "--json"]);
    assert_eq!(
        keys(&d),
        "assembly findings graph inertia mechanism mobility notes prescribed rank reactions redundant rows soft_rows variables"
    );
    assert_eq!(keys(&d["redundant"][0]), "consistent kind rows");
    assert_eq!(keys(&d["findings"][0]), "code names sentence severity size suggestion");
    assert_eq!(keys(&d["inertia"]), "accelerations_unique singular_directions");
    assert_eq!(keys(&d["assembly"]), "converged relative residual");
    assert_eq!(d["reactions"]["contact"], "determined");
    assert_eq!(d["reactions"]["rolling_front"], "undetermined");
    assert_eq!((d["mobility"].as_u64(), d["variables"].as_u64()), (Some(1), Some(3)));
    assert_eq!((d["rows"].as_u64(), d["rank"].as_u64()), (Some(3), Some(2)));
    assert!(d["notes"][0].is_string());
    let massless = json_of(&["doctor", &example("hoop_massless"), "--json"]);
    assert_eq!(number(&massless["inertia"]["singular_directions"][0]["rho"]), 1.0);
}

/// A constraint with play takes no freedom away and counts in no rank; what it determines is still said.
#[test]
fn soft_rows_are_shown_apart() {
    let clearance = example("clearance");
    let d = json_of(&["doctor", &clearance, "--json"]);
    assert_eq!((d["mobility"].as_u64(), d["rows"].as_u64(), d["rank"].as_u64()), (Some(2), Some(0), Some(0)));
    assert_eq!((&d["soft_rows"], &d["reactions"]["pin"]), (&serde_json::json!(["pin"]), &Value::from("determined")));
    let e = json_of(&["evaluate", &clearance, "--json"]);
    let found = &e["determinacy"];
    assert_eq!((found["rows"].as_u64(), found["rank"].as_u64()), (Some(0), Some(0)));
    assert_eq!((&found["soft_rows"][0], e["levels"][0]["rank"].as_u64()), (&Value::from("pin"), Some(0)));
    // A hard row and a soft one that repeats it, with a mass that only the soft row holds: all is determined.
    let both = model(
        "soft-and-hard",
        "dalembert = 1
[variables]
x = { start = 1 }
y = { start = 1 }
z = { start = 0 }
[lagrangian]
kinetic = \"x'^2 + z'^2/2\"
[constraints]
hard = \"x = y\"
soft = { equation = \"x = y\", noise = \"0.5\" }
held = { equation = \"z = y\", noise = \"0.5\" }
",
    );
    let d = json_of(&["doctor", &both, "--json"]);
    assert_eq!((d["mobility"].as_u64(), d["rows"].as_u64(), d["rank"].as_u64()), (Some(2), Some(1), Some(1)));
    assert_eq!(d["redundant"], serde_json::json!([]));
    for name in ["hard", "soft", "held"] {
        assert_eq!(d["reactions"][name], "determined", "{name}");
    }
    let text = out(&run(&["doctor", &both]));
    assert!(text.contains("1 of rank 1, and soft: `soft`, `held`"), "{text}");
}

#[test]
fn keys_of_simulate() {
    let s = json_of(&["simulate", &example("hoop"), "--until", "0.1", "--json"]);
    let expected = "completed energy evaluations factorizations final integrator method norm notes rejected \
                    relative_residual residual singular step steps stop_reason t_end tolerance undetermined wall_seconds";
    assert_eq!(keys(&s), expected);
    assert_eq!(keys(&s["residual"]), "position velocity");
    assert_eq!(keys(&s["relative_residual"]), "position velocity");
    assert_eq!(keys(&s["energy"]), "end max_drift quantity size start work");
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
    assert!(number(&s["energy"]["max_drift"]) <= 2e-12);
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
    assert!(error(&wrong).contains("state.json:1:17") && error(&wrong).contains("`theta`"), "{}", error(&wrong));
    std::fs::write(&path, "{\n  \"q\": {\"thetta\": 1}\n}\n").expect("the state is written");
    let wrong = run(&["evaluate", &hoop, "--state", &state]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(error(&wrong).contains("state.json:2:9") && error(&wrong).contains("`theta`"), "{}", error(&wrong));
}

const LEG: &str = "dalembert = 1
[parameters]
m = 1
[variables]
x = { start = 0 }
[lagrangian]
kinetic = \"m*x'^2/2\"
[forces]
x = \"6\"
";

const LEGS: &str = "dalembert = 1
[modules]
leg = { model = \"leg.toml\", repeat = 3 }
";

/// A force of 6 N on the mass of each leg.
#[test]
fn set_reaches_parameters_of_submodules() {
    let folder = folder("legs");
    std::fs::write(folder.join("leg.toml"), LEG).expect("the model is written");
    let path = folder.join("legs.toml");
    std::fs::write(&path, LEGS).expect("the model is written");
    let legs = path.to_string_lossy().into_owned();
    let e = json_of(&["evaluate", &legs, "--set", "leg[1].m=2", "--set", "leg[2].m=3", "--json"]);
    let accelerations: Vec<f64> =
        (0..3).map(|k| number(&e["accelerations"][format!("leg[{k}].x''").as_str()])).collect();
    let near = accelerations.iter().zip([6.0, 3.0, 2.0]).all(|(a, b)| (a - b).abs() < 1e-14);
    assert!(near, "{accelerations:?}");
    let s = json_of(&["simulate", &legs, "--set", "leg[2].m=3", "--until", "1", "--json"]);
    assert!(
        (number(&s["final"]["leg[2].x"]) - 1.0).abs() < 1e-9 && (number(&s["final"]["leg[0].x"]) - 3.0).abs() < 1e-9
    );
    let formulas = out(&run(&["equations", &legs, "--form", "explicit", "--set", "leg[1].m=2"]));
    assert!(formulas.contains("leg[1].x'' = 3\n") && formulas.contains("leg[0].m"), "{formulas}");
    assert!(!formulas.contains("leg[1].m"), "{formulas}");
    for (setting, advice) in [
        ("leg[1].mm=2", "did you mean `leg[1].m`"),
        ("leg.m=2", "from `leg[0]` to `leg[2]`"),
        ("leg[3].mass=2", "from `leg[0]` to `leg[2]`"),
        ("lag[1].m=2", "did you mean `leg[1].m`"),
    ] {
        for verb in ["doctor", "evaluate", "equations", "simulate"] {
            let wrong = run(&[verb, &legs, "--set", setting]);
            assert_eq!(wrong.status.code(), Some(2), "{verb} {setting}: {}", error(&wrong));
            assert!(error(&wrong).contains(advice), "{verb} {setting}: {}", error(&wrong));
        }
    }
}

/// A run is not begun for a file that can't be written: an hour of it would be lost.
#[test]
fn targets_are_tried_before_the_run() {
    let folder = folder("targets");
    let missing = folder.join("no-such-folder").join("run.csv").to_string_lossy().into_owned();
    let plain = folder.join("plain");
    std::fs::write(&plain, "").expect("a file");
    let below_a_file = plain.join("run.html").to_string_lossy().into_owned();
    let is_folder = folder.join("folder.csv");
    std::fs::create_dir(&is_folder).expect("a folder");
    let is_folder = is_folder.to_string_lossy().into_owned();
    for (option, target) in [("--out", &missing), ("--report", &below_a_file), ("--out", &is_folder)] {
        // Until t = 1e9 it would take days.
        let output = run(&["simulate", &example("pendulum"), "--until", "1e9", "--every", "1e6", option, target]);
        assert_eq!(output.status.code(), Some(1), "{target}");
        assert_eq!(out(&output), "", "{target}");
        assert!(error(&output).contains(target.as_str()) && error(&output).contains("Help:"), "{}", error(&output));
    }
    let good = folder.join("run.csv").to_string_lossy().into_owned();
    let output = run(&["simulate", &example("pendulum"), "--until", "0.1", "--out", &good]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let mut left: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder")
        .map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    left.sort();
    assert_eq!(left, ["folder.csv", "plain", "run.csv"], "nothing else is left behind");
}

/// What was computed before a stop is written.
#[test]
fn a_run_that_is_cut_short_keeps_its_results() {
    let path = folder("cut").join("run.csv");
    let file = path.to_string_lossy().into_owned();
    let output = run(&["simulate", &example("pendulum"), "--max-steps", "30", "--every", "0.01", "--out", &file]);
    assert_eq!(output.status.code(), Some(1));
    let text = std::fs::read_to_string(&path).expect("the results");
    assert!(text.lines().count() > 5, "{text}");
}

/// Not unique is an answer, said aloud; contradictory is none.
#[test]
fn what_is_not_determined_is_said_aloud() {
    let free = model("free-loud", FREE);
    let output = run(&["evaluate", &free]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    assert!(error(&output).starts_with("warning: ") && error(&output).contains("`y''`"), "{}", error(&output));
    assert!(out(&output).contains("NOT DETERMINED: `y''`"), "{}", out(&output));
    let output = run(&["evaluate", &free, "--json"]);
    assert_eq!(json(&output)["determinacy"]["undetermined"][0], "y''");
    let accelerations = CONTRADICTORY.replace("x = 1\"", "x'' = 1\"").replace("x = 2\"", "x'' = 2\"");
    let output = run(&["evaluate", &model("contradictory-accelerations", &accelerations), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(json(&output)["determinacy"]["contradictory"], serde_json::json!(["left", "right"]));
    assert!(error(&output).contains("`left`, `right` contradict each other"), "{}", error(&output));
}

/// Errors of the steps decay where nothing projects them away.
#[test]
fn baumgarte_in_place_of_projection() {
    let pendulum = model(
        "baumgarte",
        "dalembert = 1
[variables]
x = { start = [1, 0], fixed = true }
y = { start = [0, 0], fixed = true }
[lagrangian]
kinetic = \"(x'^2 + y'^2)/2\"
potential = \"9.81*y\"
[constraints]
rod = \"x^2 + y^2 = 1\"
",
    );
    let with = |list: &[&str]| {
        let all: Vec<&str> = ["simulate", &pendulum, "--until", "50", "--json"].iter().chain(list).copied().collect();
        json_of(&all)
    };
    let drift = |s: &Value| number(&s["residual"]["position"]);
    let (projected, stabilized) = (with(&[]), with(&["--baumgarte", "8,16", "--tolerance", "1e-6"]));
    let adrift = with(&["--baumgarte", "0,0", "--tolerance", "1e-6"]);
    assert!(drift(&projected) < 1e-13 && drift(&stabilized) > 1e-12, "not projected: {}", drift(&stabilized));
    assert!(drift(&adrift) > 10.0 * drift(&stabilized), "{} against {}", drift(&adrift), drift(&stabilized));
    for wrong in ["8", "8,-1", "8,x", "inf,1"] {
        let output = run(&["simulate", &pendulum, "--baumgarte", wrong]);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
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
        "energy.kinetic",
        "energy.potential",
        "energy.work",
    ];
    assert_eq!(header, expected);
    let rows: Vec<Vec<f64>> = lines.map(|l| l.split(',').map(|x| x.parse().expect("a number")).collect()).collect();
    assert_eq!(rows.len(), 11);
    assert!(
        rows.iter().enumerate().all(|(k, row)| row.len() == expected.len() && (row[0] - 0.05 * k as f64).abs() < 1e-12)
    );
    // The total is that of its parts, and changes by the work.
    assert!(rows.iter().all(|row| (row[13] - row[14] - row[15]).abs() < 1e-12 * rows[0][13].abs()));
    assert!(rows.iter().all(|row| (row[13] - rows[0][13] - row[16]).abs() < 1e-9 * rows[0][13].abs()));
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
    // What a run writes while it goes on ends with its reader; its summary does not.
    let run = ["simulate", &example("hoop"), "--out", "-"].map(str::to_owned);
    let mut child =
        command().args(run).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert!(!error(&output).contains("Error") && error(&output).contains("reached"), "{}", error(&output));
    assert_eq!(output.status.code(), Some(0));
}

fn panda() -> String {
    format!("{}/../../examples/robots/panda.urdf", env!("CARGO_MANIFEST_DIR"))
}

/// A robot's arm at rest with its joints by name; `a` asks for efforts.
fn panda_state(name: &str, accelerations: &str) -> String {
    let path = folder(name).join("state.json");
    let text = format!(
        r#"{{ "t": 0.25, "q": {{ "panda_joint2": 0.4, "panda_joint4": -1.5, "panda_joint6": 1.2 }},
            "v": {{ "panda_joint1": 0.3 }}{accelerations} }}"#
    );
    std::fs::write(&path, text).expect("the state is written");
    path.to_string_lossy().into_owned()
}

#[test]
fn a_robot_is_examined_and_moved_from_a_state() {
    let (panda, state) = (panda(), panda_state("panda-moves", ""));
    let d = json_of(&["doctor", &panda, "--state", &state, "--json"]);
    assert_eq!((d["mobility"].as_u64(), d["variables"].as_u64(), d["rank"].as_u64()), (Some(8), Some(9), Some(1)));
    let how = ["simulate", &panda, "--state", &state, "--until", "0.5", "--tolerance", "1e-11", "--json"];
    let s = json_of(&how);
    let energy = &s["energy"];
    assert!(number(&energy["max_drift"]) <= 1e-9 * number(&energy["start"]).abs(), "{energy}");
    assert_eq!(number(&s["t_end"]), 0.5);
    assert!(number(&s["steps"]) > 0.0 && s["completed"] == true);
    assert!(s["notes"].is_array() && s["method"].is_string());
    // Started where the file says: the rate of the vertical joint is all that moves, and the energy is that of the state.
    let e = json_of(&["evaluate", &panda, "--state", &state, "--json"]);
    let total = number(&e["energy"]["kinetic"]) + number(&e["energy"]["potential"]);
    assert!((total - number(&energy["start"])).abs() < 1e-9 * total.abs());
    assert_eq!(number(&e["t"]), 0.25);
    assert_eq!(number(&e["q"]["panda_joint4"]), -1.5);
    assert_eq!(number(&e["v"]["panda_joint1'"]), 0.3);
}

/// τ for the accelerations that the robot has by itself is what moves it: nothing but damping and the mimic's force.
#[test]
fn a_robot_is_evaluated_with_efforts_and_poses() {
    let panda = panda();
    let rest = panda_state("panda-rest", r#", "a": { "panda_joint1": 0.0 }"#);
    let arguments = ["evaluate", &panda, "--state", &rest, "--set", "panda_joint1'=0", "--json"];
    let e = json_of(&arguments);
    // At rest and without acceleration the efforts are those against gravity.
    for (joint, effort) in e["gravity"].as_object().expect("gravity") {
        assert!((number(effort) - number(&e["inverse_dynamics"][joint])).abs() < 1e-10, "{joint}");
    }
    assert!(number(&e["gravity"]["panda_joint2"]).abs() > 1.0);
    assert_eq!(keys(&e["poses"]["panda_hand"]), "position rotation");
    assert_eq!(keys(&e["reactions"]["panda_joint1"]), "determined force force_determined moment moment_determined");
    let text = run(&arguments[..arguments.len() - 1]);
    assert_eq!(text.status.code(), Some(0), "{}", error(&text));
    for part in ["against gravity", "inverse dynamics", "poses in the ground frame", "reactions", "panda_hand_tcp"] {
        assert!(out(&text).contains(part), "no {part}");
    }
    for verb in ["doctor", "simulate"] {
        let output = run(&[verb, &panda, "--state", &rest]);
        assert!(matches!(output.status.code(), Some(1 | 2)), "{verb} has no use for accelerations");
        assert!(error(&output).contains("accelerations"), "{}", error(&output));
    }
}

#[test]
fn a_model_that_convert_cannot_write_is_refused_whole() {
    let target = folder("windows-converted").join("windows.toml");
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/windows.toml");
    let output = run(&["convert", model, &target.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(error(&output).contains("[modules]"), "{}", error(&output));
    assert!(!target.exists());
}

#[test]
fn a_robot_is_converted_with_its_notes() {
    let target = folder("panda-converted").join("panda.toml");
    let target = target.to_string_lossy();
    let c = json_of(&["convert", &panda(), &target, "--json"]);
    let left_out = c["left_out"].as_array().expect("a list");
    assert!(!left_out.is_empty());
    let text = std::fs::read_to_string(&*target).expect("the model is written");
    for line in left_out {
        let line = line.as_str().expect("a line");
        assert!(text.contains(&format!("# - {line}")), "{line} is not in the file");
    }
    let set = ["--set", "panda_joint2=0.4", "--set", "panda_joint4=-1.5", "--set", "panda_joint1'=0.7", "--json"];
    let accelerations = |model: &str| {
        let arguments: Vec<&str> = ["evaluate", model].into_iter().chain(set).collect();
        json_of(&arguments)["accelerations"].clone()
    };
    let (a, b) = (accelerations(&panda()), accelerations(&target));
    assert_eq!(keys(&a), keys(&b));
    for (name, value) in a.as_object().expect("accelerations") {
        assert!((number(value) - number(&b[name])).abs() < 1e-9 * number(value).abs().max(1.0), "{name}");
    }
    let kept = run(&["convert", "--keep-fixed", &panda(), &target]);
    assert_eq!(kept.status.code(), Some(2), "{}", error(&kept));
}

#[test]
fn a_method_that_does_not_fit_is_status_1_everywhere() {
    for verb in ["simulate", "evaluate"] {
        let output = run(&[verb, &example("hoop"), "--method", "tree"]);
        assert_eq!(output.status.code(), Some(1), "{verb}");
        assert!(error(&output).contains("method `tree`"), "{}", error(&output));
    }
}

/// Matrices of very large models are not written, and nobody says that they are.
#[test]
fn matrices_that_are_left_out_are_null() {
    let line = |k: usize| format!("x{k} = {{ order = 1, start = 1 }}\n");
    let variables: String = (0..1001).map(line).collect();
    let mass: String = (0..1001).map(|k| format!("x{k}.x{k} = \"1\"\n")).collect();
    let large = model("large", &format!("dalembert = 1\n[variables]\n{variables}[equations.mass]\n{mass}"));
    let e = json_of(&["evaluate", &large, "--json"]);
    assert!(e["mass"].is_null() && e["rows"].is_null(), "not null");
    assert_eq!(e["columns"].as_array().map(Vec::len), Some(1001));
    let text = out(&run(&["evaluate", &large]));
    assert!(text.contains("left out") && !text.contains("--json has it"));
}

/// Each method has a time or a reason, `auto` is one that has a time, and what takes no time at all was not called.
#[test]
fn every_method_is_timed_or_says_why_not() {
    for (name, bodies) in [("four_bar", true), ("rlc_ladder", false), ("hoop_redundant", false), ("delta", true)] {
        let path = example(name);
        let found = json_of(&["bench", &path, "--seconds", "0.001", "--json"]);
        let methods = found["accelerations"].as_array().expect("methods");
        assert!(methods.len() > 8, "{name}: {methods:?}");
        for m in methods {
            let timed = m["ns"].as_f64().is_some_and(|ns| ns > 0.0);
            let refused = m["refused"].as_str().is_some_and(|why| !why.is_empty());
            assert!(timed != refused, "{name}: {m}");
        }
        let taken: Vec<&Value> = methods.iter().filter(|m| m["taken"] == true).collect();
        assert!(taken.len() == 1 && taken[0]["ns"].is_number(), "{name}: {taken:?}");
        assert_eq!(found["bodies"].as_u64().is_some_and(|n| n > 0), bodies, "{name}");
        assert!(found["load"].as_f64().is_some_and(|ns| ns > 1e3), "{name}");
    }
    let path = example("four_bar");
    assert_eq!(run(&["bench", &path, "--seconds", "-1"]).status.code(), Some(2));
    assert_eq!(run(&["bench", &path, "--seconds", "nan"]).status.code(), Some(2));
}
