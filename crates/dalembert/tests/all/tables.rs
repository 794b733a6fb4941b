//! Inputs whose values come from tables.

use std::fmt::Write as _;
use std::path::PathBuf;

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

/// A folder with a model of a unit mass under u, and its table.
fn folder(name: &str, interpolation: &str, table: &str) -> PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("table-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let model = format!(
        "dalembert = 1\n[variables]\nx = {{}}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[inputs]\nu = {{ table = \"drive.csv\", column = \"u\"{interpolation} }}\n[forces]\nx = \"u\"\n[outputs]\nseen = \"u\"\n"
    );
    std::fs::write(folder.join("model.toml"), model).expect("a model");
    std::fs::write(folder.join("drive.csv"), table).expect("a table");
    folder.join("model.toml")
}

fn open(path: &PathBuf) -> Loaded {
    dalembert::open(path).unwrap_or_else(|e| panic!("{e}"))
}

fn run(model: &Loaded, integrator: &str, until: f64) -> RunResult {
    sampled(model, integrator, until, 40.0)
}

fn sampled(model: &Loaded, integrator: &str, until: f64, samples: f64) -> RunResult {
    let how = Simulate {
        until: Some(until),
        every: Some(until / samples),
        tolerance: Some(1e-9),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    assert!(run.summary.completed, "{integrator}: {}", run.summary.stop_reason);
    run
}

fn value(run: &RunResult, name: &str, k: usize) -> f64 {
    run.columns.iter().find(|c| c.name == name).map_or(f64::NAN, |c| c.values[k])
}

/// Steps and lines are integrated exactly: x' is the area under u, whatever lies between samples and however short it is.
#[test]
fn momentum_is_the_area_under_a_table() {
    // A pulse of a microsecond among others.
    let table = "t,other,u\n0,9,0\n1,9,2\n1.5,9,-3\n2,9,0\n2.000001,9,1e6\n2.000002,9,0\n3,9,1\n";
    let points =
        [(0.0, 0.0), (1.0, 2.0), (1.5, -3.0), (2.0, 0.0), (2.000_001, 1e6), (2.000_002, 0.0), (3.0, 1.0), (4.0, 1.0)];
    for (interpolation, word) in [("step", ", interpolation = \"step\""), ("linear", "")] {
        let model = open(&folder(interpolation, word, table));
        let area: f64 = points
            .windows(2)
            .map(|p| (p[1].0 - p[0].0) * if word.is_empty() { 0.5 * (p[0].1 + p[1].1) } else { p[0].1 })
            .sum();
        for integrator in ["auto", "dop853", "dopri5", "radau"] {
            let run = run(&model, integrator, 4.0);
            let found = value(&run, "x'", 40);
            assert!((found - area).abs() < 1e-7, "{interpolation}, {integrator}: {found}, not {area}");
            assert!(run.summary.steps < 400, "{interpolation}, {integrator}: {} steps", run.summary.steps);
            let note = "goes from t = 0 s to 3 s";
            assert!(run.summary.notes.iter().any(|n| n.contains(note)), "{:?}", run.summary.notes);
        }
    }
}

/// The spline through samples of a sine is off by some h⁴, at its ends, too.
#[test]
fn cubic_tables_are_of_fourth_order() {
    let off = |count: u32| {
        let mut table = "t, u\n".to_owned();
        for k in 0..=count {
            let t = 6.0 * f64::from(k) / f64::from(count);
            let _ = writeln!(table, "{t:?}, {:?}", t.sin());
        }
        let model = open(&folder(&format!("cubic{count}"), ", interpolation = \"cubic\"", &table));
        let run = sampled(&model, "dop853", 6.0, 1200.0);
        let errors = run.time.iter().enumerate().map(|(k, t)| (value(&run, "seen", k) - t.sin()).abs());
        errors.fold(0.0, f64::max)
    };
    let (coarse, fine) = (off(30), off(60));
    assert!(coarse < 1e-3 && coarse / fine > 11.0 && coarse / fine < 22.0, "{coarse:e}, {fine:e}");
}

/// What is set from outside takes the place of the table.
#[test]
fn an_input_that_is_set_leaves_its_table() {
    let model = open(&folder("set", "", "t,u\n0,0\n1,5\n"));
    let how = Simulate { until: Some(2.0), set: vec![("u".to_owned(), 3.0)], ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!((value(&run, "x'", run.time.len() - 1) - 6.0).abs() < 1e-9);
    assert!(run.summary.notes.iter().all(|n| !n.contains("table")), "{:?}", run.summary.notes);
}

/// What a table holds beyond what its first line names is not guessed at; fields that hold nothing say nothing.
#[test]
fn fields_that_hold_nothing_are_no_numbers_of_a_table() {
    let ends = |table: &str| {
        let run = run(&open(&folder("blank", "", table)), "auto", 1.0);
        value(&run, "x'", run.time.len() - 1)
    };
    assert_eq!(ends("t,u\n0,2\n1,2\n").to_bits(), ends("t,u,\n0,2,,\n1,2, ,\n").to_bits());
}

/// `mod` repeats what it stands in: a saw of period 0.5 and its area.
#[test]
fn a_saw_repeats() {
    let text = "dalembert = 1\nvariables = { x = {} }\nlagrangian = { kinetic = \"x'^2/2\" }\nforces = { x = \"mod(t - 0.1, 0.5) + floor(-t)\" }\n";
    let model = dalembert::open_text("saw.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let area = |t: f64| {
        let saw = |u: f64| {
            let whole = (u / 0.5).floor();
            whole * 0.125 + 0.5 * (u - 0.5 * whole).powi(2)
        };
        let stairs: f64 = (1..10).map(|k| -f64::from(k) * (t - f64::from(k - 1)).clamp(0.0, 1.0)).sum();
        saw(t - 0.1) - saw(-0.1) + stairs
    };
    for integrator in ["dop853", "dopri5", "radau"] {
        let run = run(&model, integrator, 4.3);
        for (k, &t) in run.time.iter().enumerate() {
            let v = value(&run, "x'", k);
            assert!((v - area(t)).abs() < 1e-8, "{integrator}: {v}, not {} at {t}", area(t));
        }
        assert!(run.summary.steps < 200, "{integrator}: {} steps", run.summary.steps);
    }
}

#[test]
fn tables_that_make_no_sense_are_refused_where_they_stand() {
    let cases = [
        ("t,v\n0,1\n", "no column `u`"),
        ("t,u\n0,1\n0,2\n", "do not grow"),
        ("t,u\n0,1\n1,two\n", "holds `two` here"),
        ("t,u\n0,1\n1\n", "holds nothing here"),
        ("t,u\n0,inf\n", "no finite number"),
        ("t,u\n0,0,5\n1,1,5\n", "3 fields, but the first line of the table names 2 columns"),
        ("t,u\n0,1\n1,2,3\n", "drive.csv:3"),
        ("t,u\n0,0,5\n", "decimals with a point"),
        ("", "empty"),
        ("t,u\n", "no numbers"),
    ];
    for (table, words) in cases {
        let said = dalembert::open(folder("bad", "", table)).map(|_| ()).expect_err(table).to_string();
        assert!(said.contains(words), "{words}: {said}");
    }
    let path = folder("outside", "", "t,u\n0,1\n");
    let text = std::fs::read_to_string(&path).expect("the model");
    for (from, to, words) in [
        ("drive.csv", "../drive.csv", "leads out of the folder"),
        ("drive.csv", "none.csv", "none.csv"),
        (", column = \"u\"", "", "has no `column`"),
        ("column = \"u\"", "column = \"u\", value = \"t\"", "both a `value` and a `table`"),
        ("table = \"drive.csv\", ", "", "but no `table`"),
        ("column = \"u\"", "column = \"u\", interpolation = \"spline\"", "cannot be `spline`"),
    ] {
        std::fs::write(&path, text.replace(from, to)).expect("a model");
        let said = dalembert::open(&path).map(|_| ()).expect_err(to).to_string();
        assert!(said.contains(words), "{words}: {said}");
    }
}
