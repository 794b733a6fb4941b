//! What texts and files say of answers that are not the only ones, of residuals, and where lines break.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dalembert"));
    command.env_remove("COLUMNS");
    command
}

fn run(arguments: &[&str]) -> Output {
    command().args(arguments).output().expect("the command starts")
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&out(&run(arguments))).expect("JSON")
}

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("words-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

/// Two ties that repeat each other: the tension in one is not determined, that in both is; `front` takes four fifths of it or a half.
const TIES: &str = "dalembert = 1\ntitle = \"Ties\"\n[variables]\nx = {}\ny = {}\n[lagrangian]\n\
    kinetic = \"x'^2/2 + y'^2\"\npotential = \"-6*x\"\n[constraints]\nfront = \"2*x = 2*y\"\nrear = \"x = y\"\n[outputs]\n\
    one = \"reaction(front)\"\nboth = \"2*reaction(front) + reaction(rear)\"\n";

fn ties() -> String {
    let path = file("ties.toml");
    fs::write(&path, TIES).expect("a model");
    path.to_string_lossy().into_owned()
}

#[test]
fn the_norm_is_said_wherever_something_is_not_determined() {
    let model = ties();
    for (norm, words, front) in [
        ("scaled", "the answer of least norm in scaled rows", -1.0),
        ("euclidean", "the answer of least Euclidean norm", -1.6),
    ] {
        let text = out(&run(&["evaluate", &model, "--norm", norm]));
        assert!(text.contains(words), "{norm}: {text}");
        let e = json(&["evaluate", &model, "--norm", norm, "--json"]);
        assert_eq!(e["general_solution"]["norm"], norm);
        let value = e["lambda"]["front"]["value"].as_f64().expect("a number");
        assert!((value - front).abs() < 1e-12, "{norm}: {value}");
        let nu = &e["general_solution"];
        assert_eq!(nu["lambda_names"], serde_json::json!(["front", "rear"]));
        let entry = |k: usize| nu["lambda_directions"][0][k].as_f64().expect("a number");
        assert!((2.0 * entry(0) + entry(1)).abs() < 1e-14 && (entry(1).abs() - 1.0).abs() < 1e-14, "{nu}");
        let text = out(&run(&["simulate", &model, "--until", "0.1", "--norm", norm]));
        assert!(text.contains(words) && text.contains("one") && text.contains("(not determined)"), "{norm}: {text}");
        let s = json(&["simulate", &model, "--until", "0.1", "--norm", norm, "--json"]);
        assert_eq!(s["norm"], norm);
        assert_eq!(s["undetermined"], serde_json::json!(["one", "reaction.front", "reaction.rear"]));
        assert!((s["final"]["one"].as_f64().expect("a number") - front).abs() < 1e-9);
        assert!((s["final"]["both"].as_f64().expect("a number") + 4.0).abs() < 1e-9);
    }
    let output = run(&["evaluate", &model, "--norm", "manhattan"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("`manhattan` is neither `scaled` nor `euclidean`"));
}

#[test]
fn nothing_is_said_of_norms_where_all_is_determined() {
    let text =
        out(&run(&["evaluate", &example("hoop")])) + &out(&run(&["simulate", &example("hoop"), "--until", "0.1"]));
    assert!(!text.contains("determined") && !text.contains("norm "), "{text}");
    let e = json(&["evaluate", &example("hoop"), "--json"]);
    assert_eq!(e["general_solution"]["lambda_directions"], serde_json::json!([]));
}

#[test]
fn columns_that_are_not_determined_are_marked() {
    let (model, table, page) = (ties(), file("ties.csv"), file("ties.html"));
    let (csv, html) = (table.to_string_lossy(), page.to_string_lossy());
    out(&run(&["simulate", &model, "--until", "0.1", "--out", &csv, "--report", &html, "--norm", "euclidean"]));
    let text = fs::read_to_string(&table).expect("the table");
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let marks: Vec<&str> = header.iter().copied().filter(|c| c.starts_with("undetermined.")).collect();
    assert_eq!(marks, ["undetermined.one", "undetermined.reaction.front", "undetermined.reaction.rear"]);
    for line in lines {
        let values: Vec<&str> = line.split(',').collect();
        let of = |name: &str| values[header.iter().position(|c| *c == name).expect("the column")];
        assert!(marks.iter().all(|mark| of(mark) == "1"), "{line}");
        let [front, rear] = ["reaction.front", "reaction.rear"].map(|n| of(n).parse::<f64>().expect("a number"));
        assert!((front - 2.0 * rear).abs() < 1e-9, "least Euclidean: {line}");
    }
    let page = fs::read_to_string(&page).expect("the report");
    assert!(page.contains("Reactions not determined") && page.contains("least Euclidean norm"));
}

/// Twice as large in all its lengths, a mechanism misses by as much of its own size.
#[test]
fn residuals_are_measured_against_the_model() {
    let text = out(&run(&["simulate", &example("four_bar"), "--until", "0.2"]));
    let line = text.lines().find(|l| l.contains("residuals")).expect("residuals");
    assert!(line.contains("relative to the model's own sizes"), "{line}");
    let text = out(&run(&["doctor", &example("four_bar")]));
    assert!(text.contains("of the model's own size"), "{text}");
    let s = json(&["simulate", &example("four_bar"), "--until", "0.2", "--json"]);
    let relative = s["relative_residual"]["position"].as_f64().expect("a number");
    assert!(relative > 0.0 && relative < 1e-9, "{relative}");
}

#[test]
fn lines_break_where_columns_says() {
    let four_bar = example("four_bar");
    for columns in [60_usize, 80, 140] {
        for command_line in [vec!["doctor", &four_bar], vec!["simulate", &four_bar, "--until", "0.1"], vec!["--help"]] {
            let broken = command().args(&command_line).env("COLUMNS", columns.to_string()).output().expect("runs");
            let broken = out(&broken);
            // A single word is never cut.
            let long = broken.lines().find(|l| l.chars().count() > columns && l.trim().contains(' '));
            assert_eq!(long, None, "{columns} columns, {command_line:?}");
        }
        let whole = out(&run(&["doctor", &four_bar]));
        let broken = out(&command().args(["doctor", &four_bar]).env("COLUMNS", columns.to_string()).output().unwrap());
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&whole), words(&broken), "no word is lost");
    }
}

/// Remarks among formulas break as all text does; formulas are broken where they may be.
#[test]
fn remarks_among_equations_break() {
    let four_bar = example("four_bar");
    for columns in [40_usize, 60, 80] {
        let output =
            command().args(["equations", &four_bar]).env("COLUMNS", columns.to_string()).output().expect("runs");
        let text = out(&output);
        let remark = text.find("The matrices A and b").expect("a remark");
        let remark = &text[remark..remark + text[remark..].find("\n\n").expect("an end")];
        assert!(remark.ends_with("those are the model's."), "{remark}");
        assert!(remark.lines().all(|line| line.chars().count() <= columns), "{remark}");
    }
}

#[test]
fn messages_break_too() {
    let output = command().args(["evaluate", "no-such-model.toml"]).env("COLUMNS", "40").output().expect("runs");
    assert!(!output.status.success());
    let output = command()
        .args(["evaluate", &example("hoop"), "--method", "no-such-method"])
        .env("COLUMNS", "60")
        .output()
        .expect("runs");
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(error.lines().count() > 1 && error.lines().all(|l| l.chars().count() <= 60), "{error}");
}

/// What the doctor would say of the start stands among the notes of a run.
#[test]
fn notes_of_runs_say_what_was_changed_and_what_does_not_act() {
    let notes = |name: &str, text: &str| -> String {
        let path = file(name);
        fs::write(&path, text).expect("a model");
        out(&run(&["simulate", &path.to_string_lossy(), "--until", "0.01"]))
    };
    let circle = "dalembert = 1\n[variables]\nx = { start = 3 }\ny = { start = 4 }\n\
        [parameters]\nr = 1\n[lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\n[constraints]\n\
        circle = \"x^2 + y^2 = r^2\"\n";
    let text = notes("circle.toml", circle);
    assert!(text.contains("• ") && text.contains("`x`"), "a start value that assembly moved: {text}");
    let driven = "dalembert = 1\n[bodies.arm]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n[joints.A]\n\
        type = \"revolute\"\nbetween = [\"ground\", \"arm\"]\nrange = [-0.5, 0.5]\nfriction = 0.2\nstart = 1\n\
        [constraints]\ndrive = \"A = 1 + 0.1*t\"\n";
    let text = notes("driven.toml", driven);
    for said in ["`drive` prescribes motion", "friction", "outside its range"] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(text.contains("do not act") || text.contains("does not act"), "{text}");
}

/// What is listed of an example is a whole sentence.
#[test]
fn examples_are_described_in_sentences() {
    for line in out(&run(&["examples"])).lines() {
        assert!(line.ends_with(['.', '?']), "{line}");
    }
}

/// A source that passes through zero at the end has no voltage of 1e-15 V.
#[test]
fn last_values_are_told_from_their_rounding() {
    let text = out(&run(&["simulate", &example("rlc_ladder"), "--until", "0.001"]));
    let line = text.lines().find(|l| l.trim().starts_with("voltage_in")).expect("the output");
    assert_eq!(line.split_whitespace().nth(1), Some("0"), "{line}");
}

/// Text of a model in a file of its own.
fn written(name: &str, text: &str) -> String {
    let path = file(name);
    fs::write(&path, text).expect("a model");
    path.to_string_lossy().into_owned()
}

/// The values under `head`, by name.
fn values(text: &str, head: &str) -> Vec<(String, String)> {
    let lines = text.lines().skip_while(|l| !l.starts_with(head)).skip(1).take_while(|l| l.starts_with("  "));
    let pair = |l: &str| {
        let mut words = l.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.to_owned()))
    };
    lines.filter_map(pair).collect()
}

/// A sum that cancels is zero, however large its terms, and so is a rate that only rounding moves; what is small by itself, and what is
/// infinite, is written as it is.
#[test]
fn what_is_rounding_of_its_terms_is_zero() {
    let model = written(
        "cancel.toml",
        "dalembert = 1\n[variables]\nx = { start = [0.7, 3], fixed = true }\ny = { start = [-2.9, 0.1], fixed = true }\n\
         w = { start = [1e-20, 2e-20], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2 + w'^2/2\"\n[outputs]\n\
         zero = \"(x + y) - y - x\"\none = \"sin(x)^2 + cos(x)^2 - 1\"\nless = \"1e-25*x\"\npole = \"1/(x - x)\"\n",
    );
    for (command, head) in [(vec!["evaluate", &model], "outputs"), (vec!["simulate", &model, "--until", "1"], "at t")] {
        let found = values(&out(&run(&command)), head);
        let of =
            |name: &str| found.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("{name} in {found:?}")).1.clone();
        assert_eq!([of("zero"), of("one"), of("pole")], ["0", "0", "inf"], "{command:?}");
        assert_ne!(of("less"), "0");
        if head == "at t" {
            assert_eq!((of("w").as_str(), of("w'").as_str()), ("3e-20", "2e-20"));
        }
    }
    let found = values(&out(&run(&["simulate", &example("windows"), "--until", "0.5"])), "at t");
    assert!(found.contains(&("first_link".to_owned(), "0".to_owned())), "{found:?}");
}

/// What sums over bodies leave of nothing is written as zero in tables of forms and of drives; JSON has all digits.
#[test]
fn rounding_is_no_number_of_a_form_or_a_drive() {
    let exponents = |text: &str| -> Vec<i32> {
        let words = text.split([' ', '\n']).filter_map(|word| word.split_once('e'));
        words.filter(|(number, _)| number.parse::<f64>().is_ok()).filter_map(|(_, e)| e.parse().ok()).collect()
    };
    let model = example("bicycle");
    for form in ["hamiltonian", "lagrangian"] {
        let text = out(&run(&["evaluate", &model, "--form", form]));
        let tables = text.split("the balance of power").next().unwrap().split("the equation holds").next().unwrap();
        assert!(exponents(tables).iter().all(|e| *e > -10), "{tables}");
    }
    let json = json(&["evaluate", &model, "--form", "hamiltonian", "--json"]);
    let structure = json["hamiltonian"]["J_minus_R"].as_array().expect("a matrix");
    let small = structure.iter().flat_map(|row| row.as_array().expect("a row"));
    assert!(small.filter_map(Value::as_f64).any(|x| x != 0.0 && x.abs() < 1e-10));
    let text = out(&run(&["move", &example("four_bar"), "--drive", "A=0:2*pi:361"]));
    let table = text.split("least").nth(1).expect("a table");
    assert!(exponents(table).is_empty() && table.contains("px(crank.pin)"), "{table}");
}

/// What stays the same but for rounding is told as such, an output that was named, too: here that of sin² + cos², at whatever drive it is largest.
#[test]
fn what_stays_has_no_extremes() {
    let model = written(
        "stays.toml",
        "dalembert = 1\n[parameters]\nL = { value = 0.8, unit = \"m\" }\n[bodies]\nbar = { frames = { tip = { at = [\"L\", 0, 0] } } }\n\
         [joints]\nA = { type = \"revolute\", between = [\"ground\", \"bar\"] }\n[outputs]\n\
         reach = { value = \"sqrt(px(bar.tip)^2 + py(bar.tip)^2)\", unit = \"m\" }\none = \"sin(A)^2 + cos(A)^2\"\n",
    );
    let text = out(&run(&["move", &model, "--drive", "A=0:1:11"]));
    let row = |name: &str| {
        let line = text.lines().find(|line| line.trim_start().starts_with(name)).unwrap_or_else(|| panic!("{text}"));
        line.split_whitespace().skip(1).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([row("reach"), row("one")], ["constant: 0.8 m", "constant: 1"], "{text}");
    assert!(row("px(bar.tip)").starts_with("0.432242 1 0.8 0"), "{text}");
}

/// Where nothing can move, `move` shows what stays open, as `simulate` does, with the drive at its first value.
#[test]
fn what_cannot_move_is_shown() {
    let text =
        std::fs::read_to_string(example("four_bar")).unwrap().replacen("d = { value = 1.0", "d = { value = 5.0", 1);
    let model = written("far_apart.toml", &text);
    let page = std::path::Path::new(&model).with_extension("html");
    let said = run(&["move", &model, "--drive", "A=0.3:6:9", "--report", page.to_str().expect("text")]);
    assert_eq!(said.status.code(), Some(1));
    let html = std::fs::read_to_string(&page).expect("a page");
    assert!(html.contains("There is no motion from this start") && html.contains("\"parts\":"), "{}", html.len());
}

/// Joints turned round by half a turn are open by that, also in relation to the model's size.
#[test]
fn half_a_turn_is_not_small() {
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/../dalembert/tests/faults/flipped_hinge.toml");
    let text = String::from_utf8(run(&["doctor", model]).stdout).expect("UTF-8");
    let line = text.lines().find(|l| l.contains("does not close")).expect("the start");
    let relative = line.split(", ").nth(2).and_then(|w| w.split_whitespace().next()).expect("a number");
    assert!(relative.parse::<f64>().expect("a number") > 1.0, "{line}");
}

/// What nothing determines is named in models of any size: the first ones, and how many. `y` and `z` hold on to each other only, `w` is
/// held by `x`, which has inertia.
#[test]
fn what_nothing_determines_is_named_in_large_models() {
    let cell = "dalembert = 1\n[variables]\nx = {}\nw = {}\ny = {}\nz = {}\n[lagrangian]\nkinetic = \"1e-3*x'^2/2\"\n\
                [constraints]\nheld = \"w = 2*x\"\nloose = \"y = 3*z\"\n";
    let path = file("cell.toml");
    fs::write(&path, cell).expect("a model");
    let cell = path.file_name().expect("a name").to_string_lossy().into_owned();
    for copies in [3_usize, 400, 5000] {
        let text = format!("dalembert = 1\n[modules.a]\nmodel = \"{cell}\"\nrepeat = {copies}\n");
        let output = run(&["evaluate", &written(&format!("many{copies}.toml"), &text)]);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        // A small one is answered, with as many words.
        assert_eq!(output.status.code(), Some(i32::from(copies > 3)), "{message}");
        for name in ["a[0].y''", "a[0].z''", "a[1].y''", "a[1].z''", "a[2].y''", "a[2].z''"] {
            assert!(message.contains(&format!("`{name}`")), "{copies}: {name} in {message}");
        }
        assert!(!message.contains(".x''") && !message.contains(".w''"), "{message}");
        let more = 2 * copies - 6;
        assert!(more == 0 || message.contains(&format!("{more} more")), "{copies}: {message}");
    }
}

/// A MATLAB file says what it is, and holds A column by column; it is no other file, and not the model.
#[test]
fn linear_systems_go_into_matlab_files() {
    let path = file("two.mat").display().to_string();
    let text = out(&run(&["linearize", &example("two_inertias"), "--mat", &path]));
    assert!(text.contains("wrote "), "{text}");
    let bytes = fs::read(&path).expect("it was written");
    assert!(bytes.starts_with(b"MATLAB 5.0 MAT-file") && &bytes[124..128] == b"\x00\x01IM");
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    // Tag of the matrix; flags, dimensions, name; then the entries.
    assert_eq!((word(128), word(152), word(160), word(164)), (14, 5, 4, 4));
    assert_eq!((word(168), bytes[176]), (1, b'A'));
    assert_eq!((word(184), word(188)), (9, 16 * 8));
    let entry = |k: usize| f64::from_le_bytes(bytes[192 + 8 * k..200 + 8 * k].try_into().expect("eight bytes"));
    let a = json(&["linearize", &example("two_inertias"), "--json"])["A"].clone();
    for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))) {
        assert_eq!(a[i][j].as_f64(), Some(entry(4 * j + i)));
    }
    // Elements follow each other to the end of the file.
    let mut at = 128;
    while at < bytes.len() {
        assert_eq!(word(at), 14);
        at += 8 + word(at + 4) as usize;
    }
    assert_eq!(at, bytes.len());
    for target in ["two.txt", "two"] {
        let target = file(target).display().to_string();
        let refused = run(&["linearize", &example("two_inertias"), "--mat", &target]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&refused.stderr).contains("does not end in .mat"));
    }
}

/// Every integrator that an unknown name is answered with stands in the help and in the manual, and the README counts the examples.
#[test]
fn lists_of_integrators_and_examples_are_whole() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let refused = run(&["simulate", &example("pendulum"), "--integrator", "euler"]);
    let message = String::from_utf8_lossy(&refused.stderr).into_owned();
    let list = message.split_once("(available: ").and_then(|(_, rest)| rest.split_once(')')).expect("a list").0;
    let help = out(&run(&["simulate", "--help"]));
    let books =
        ["command-line", "methods"].map(|name| fs::read_to_string(format!("{root}/book/src/{name}.md")).unwrap());
    for name in list.split(", ") {
        let alone = help.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == name);
        assert!(alone, "the help of `simulate` leaves out `{name}`");
        assert!(books.iter().all(|text| text.contains(&format!("`{name}`"))), "the manual leaves out `{name}`");
    }
    let files = fs::read_dir(format!("{root}/examples")).unwrap().filter_map(Result::ok);
    let count = files.filter(|f| f.path().extension().is_some_and(|e| e == "toml")).count();
    let readme = fs::read_to_string(format!("{root}/README.md")).unwrap();
    assert!(readme.contains(&format!("| {count} models;")), "there are {count} models");
}

/// Of many parts the first are printed and the others counted; --json has them all.
#[test]
fn long_lists_are_counted() {
    let path = file("many.toml");
    fs::write(
        &path,
        "dalembert = 1\n[variables]\nx = { repeat = 60 }\n[lagrangian]\nkinetic = \"sum(i, 0, 59, x[i]'^2/2)\"\n",
    )
    .unwrap();
    let many = path.to_string_lossy().into_owned();
    let assembled = out(&run(&["assemble", &many]));
    assert!(assembled.contains("  x[39]  0\n  … and 20 more; --json has them\n"), "{assembled}");
    assert_eq!(json(&["assemble", &many, "--json"])["q"].as_object().map(serde_json::Map::len), Some(60));
    let moved = out(&run(&["move", &many, "--drive", "x[0]=0:1:3"]));
    let held = moved.lines().find(|line| line.contains("held")).expect("what is held");
    assert!(held.ends_with("x[8] = 0 and 51 more: no drive moves them"), "{held}");
}

#[test]
fn what_is_refused_is_called_by_its_name() {
    let said = |arguments: &[&str]| String::from_utf8(run(arguments).stderr).expect("UTF-8");
    let bar = said(&["equilibrium", &example("four_bar"), "--hold", "A=1"]);
    assert!(bar.contains("there is no rate `A` to hold; did you mean `A'`?"), "{bar}");
    let path = file("alone.toml");
    fs::write(&path, "dalembert = 1\n[bodies.a]\nmass = 1\n").unwrap();
    let alone = said(&["doctor", &path.to_string_lossy()]);
    assert!(alone.contains("the bodies can't move: there is no joint") && !alone.contains("fixed joints"), "{alone}");
}

/// A negative number reaches whoever says what is wrong with it.
#[test]
fn negative_numbers_are_refused_in_words() {
    let (model, checkpoint) = (example("four_bar"), file("negative.bin"));
    for (arguments, words) in [
        (
            &["simulate", &model, "--checkpoint", checkpoint.to_str().unwrap(), "--checkpoint-every", "-1"][..],
            "seconds from 0, not -1",
        ),
        (&["simulate", &model, "--every", "-1"], "the output interval must be a positive number"),
        (&["simulate", &model, "--tolerance", "-1"], "between 0 and 1, not at -1"),
        (&["simulate", &model, "--max-steps", "-1"], "`-1` is not a whole number from 0 on"),
        (&["move", &model, "--drive", "A=0:1:3", "--rate", "-3"], "`-3` is not a positive number"),
    ] {
        let done = run(arguments);
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(words) && !error.contains("unexpected argument"), "{arguments:?}: {error}");
    }
}

/// A state may come from standard input, but not beside the model.
#[test]
fn states_are_read_from_standard_input() {
    let (model, state) = (example("four_bar"), r#"{"q": {"A": 0.7}}"#);
    let path = file("piped.json");
    fs::write(&path, state).unwrap();
    let piped = |arguments: &[&str]| {
        let input = fs::File::open(&path).unwrap();
        command().args(arguments).stdin(input).output().expect("the command starts")
    };
    let wanted = out(&run(&["evaluate", &model, "--state", path.to_str().unwrap(), "--json"]));
    assert_eq!(out(&piped(&["evaluate", &model, "--state", "-", "--json"])), wanted);
    let both = piped(&["evaluate", "-", "--state", "-"]);
    assert_eq!(both.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&both.stderr).contains("both be read from standard input"));
}

/// What a new model's text says to try is a command as it stands; a folder that is not there is said to be none.
#[test]
fn new_models_are_named_as_one_word() {
    let folder = file("new");
    fs::create_dir_all(&folder).unwrap();
    let new = |name: &str| command().current_dir(&folder).args(["new", name]).output().expect("the command starts");
    assert!(out(&new("plain")).contains("try: dalembert doctor plain.toml\n"));
    assert!(out(&new("two words")).contains("try: dalembert doctor \"two words.toml\"\n"));
    let lost = new("nowhere/model");
    assert!(!lost.status.success());
    assert!(String::from_utf8_lossy(&lost.stderr).contains("there is no folder `nowhere`"));
    fs::remove_dir_all(&folder).unwrap();
}

/// What is known of a zero decides its digits, however fast other rates are, in the text as in JSON; and a zero is listed as often as it is one.
#[test]
fn zeros_are_printed_as_they_are_known() {
    let model = |name: &str, variables: &[&str], inputs: &[&str], forces: &[&str], outputs: &[&str]| {
        let mut text = "dalembert = 1\n[variables]\n".to_owned();
        variables.iter().for_each(|x| text += &format!("{x} = {{ order = 1 }}\n"));
        text += "[inputs]\n";
        inputs.iter().for_each(|u| text += &format!("{u} = 0\n"));
        text += "[equations]\n";
        variables.iter().zip(forces).for_each(|(x, f)| text += &format!("mass.{x}.{x} = 1\nforce.{x} = \"{f}\"\n"));
        text += "[outputs]\n";
        outputs.iter().enumerate().for_each(|(k, y)| text += &format!("o{k} = \"{y}\"\n"));
        let path = file(name);
        fs::write(&path, text).expect("a model");
        path.to_string_lossy().into_owned()
    };
    let slow = model("slow.toml", &["x", "y"], &["u"], &["-1e5*x + u", "x - 2*y"], &["x - 2.05*y"]);
    let irrational = model("slower.toml", &["x", "y"], &["u"], &["-1e9*sqrt(2)*x + u", "x - 2*y"], &["x - 2.0001*y"]);
    // Two channels with (s + 2.867)/((s + 5)(s + 8)), in states, inputs and outputs that are mixed, to fourteen digits.
    let forces = [
        "-45.444444444444*a - 35.666666666667*b - 34.555555555556*c + 101.555555555556*d + 1.6*u + 1.6*v",
        "-27.222222222222*a - 14.333333333333*b - 12.777777777778*c + 55.777777777778*d + u + 0.3*v",
        "14.777777777778*a - 18.333333333333*b - 14.777777777778*c - 10.222222222222*d - 0.8*u + 2*v",
        "-19.444444444444*a - 22.666666666667*b - 20.555555555556*c + 48.555555555556*d + 0.6*u + 1.3*v",
    ];
    let outputs = [
        "1.926111111111111*a + 0.9556666666666669*b + 0.940888888888889*c - 3.8078888888888893*d",
        "-0.5407777777777778*a + 0.6223333333333333*b + 0.5407777777777778*c + 0.4592222222222223*d",
    ];
    let twice = model("twice.toml", &["a", "b", "c", "d"], &["u", "v"], &forces, &outputs);
    for (path, wanted) in [(&slow, "s = 0.05\n"), (&irrational, "s = 0.0001\n"), (&twice, "s = -2.867, -2.867\n")] {
        let text = out(&run(&["linearize", path]));
        assert!(text.contains(&format!("zeros  {wanted}")), "{wanted}: {text}");
    }
    let zeros = json(&["linearize", &twice, "--json"]);
    let known = zeros["zeros_uncertainty"].as_array().expect("a list");
    assert!(zeros["zeros"].as_array().is_some_and(|list| list.len() == 2 && list.iter().all(|z| z[1] == 0.0)));
    assert!(known.len() == 2 && known.iter().all(|u| u.as_f64().is_some_and(|u| u < 1e-9)), "{known:?}");
}

/// Efforts that hold a rate are those of one instant where they depend on the angle that moves on, and that is said.
#[test]
fn efforts_of_one_instant_are_called_so() {
    let path = file("governor.toml");
    for (potential, said) in [("-0.4*cos(th)", true), ("0", false)] {
        let text = format!(
            "dalembert = 1\n[variables]\nth = {{ start = 0.3 }}\n[lagrangian]\nkinetic = \"th'^2/2\"\npotential = \"{potential}\"\ndissipation = \"0.1*th'^2\"\n"
        );
        fs::write(&path, text).unwrap();
        let path = path.to_string_lossy();
        let printed = out(&run(&["equilibrium", &path, "--hold", "th'=2"]));
        let line = printed.lines().find(|line| line.starts_with("efforts that hold the rates")).expect("efforts");
        assert_eq!(line.contains("(at this instant: they change as the motion goes on)"), said, "{printed}");
        assert_eq!(json(&["equilibrium", &path, "--hold", "th'=2", "--json"])["efforts_change"], said);
    }
}

/// Values of a parameter without a linear system are told with the reason, in text and JSON, and both what is beside them.
#[test]
fn values_without_a_linear_system_are_told() {
    let path = file("vanishing.toml");
    let text = "dalembert = 1\n[parameters]\nm = 1\n[variables]\nx = {}\ny = {}\n[inputs]\nu = 0\n[lagrangian]\nkinetic = \"m*x'^2/2 + y'^2/2\"\n\
                potential = \"x^2/2 + (x - y)^2/2\"\n[forces]\nx = \"u\"\n";
    fs::write(&path, text).unwrap();
    let path = path.to_string_lossy().into_owned();
    let told = out(&run(&["linearize", &path, "--vary", "m=-1:1"]));
    assert!(told.contains("\nno linear system for m from -1 to 0: the mass matrix is negative along `x`\n"), "{told}");
    assert!(told.matches("\nparameter m from ").count() == 1 && told.contains(" to 1\n"), "{told}");
    let document = json(&["linearize", &path, "--vary", "m=-1:1", "--json"]);
    let gaps = document["gaps"].as_array().expect("a list");
    assert!(gaps.len() == 1 && gaps[0]["name"] == "m" && gaps[0]["from"] == -1.0, "{gaps:?}");
    assert_eq!(document["parameters"].as_array().map(Vec::len), Some(1));
}
