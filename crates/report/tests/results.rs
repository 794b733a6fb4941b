//! Results and JSON documents.

use std::fs;
use std::path::PathBuf;

use dalembert_answers::LeastNorm;
use dalembert_answers::result::{
    Column, ColumnKind, Diagnosis, EnergySummary, Evaluation, LevelSummary, RedundancyKind, RedundantGroup, RunResult,
    RunSummary, SingularPose,
};
use dalembert_formats::read_state_text;
use dalembert_report::results::Table;
use dalembert_report::{InParts, ToJson, write_results};

fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("dalembert-report-results-{}-{name}", std::process::id()))
}

fn run() -> RunResult {
    let column = |name: &str, values: [f64; 3]| Column {
        name: name.to_owned(),
        unit: (name == "x").then(|| "m".to_owned()),
        kind: ColumnKind::Variable,
        values: values.to_vec(),
    };
    RunResult {
        time: vec![0.0, 0.1, 0.1 + 0.2],
        columns: vec![
            column("x", [1.0, 1e-300, -2.5]),
            column("leg[0].x'", [f64::MIN_POSITIVE, 1e22, 1.0 / 3.0]),
            column("reaction.contact", [f64::NAN, f64::INFINITY, -0.0]),
        ],
        ..RunResult::default()
    }
}

#[test]
fn csv_reads_back_to_the_same_bits() {
    let path = temporary("a.csv");
    write_results(&path, &run()).expect("written");
    let text = fs::read_to_string(&path).expect("read");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("t,x,leg[0].x',reaction.contact"));
    for (row, line) in lines.enumerate() {
        let values: Vec<f64> = line.split(',').map(|field| field.parse().expect("a number")).collect();
        assert_eq!(values[0].to_bits(), run().time[row].to_bits());
        for (value, column) in values[1..].iter().zip(&run().columns) {
            assert_eq!(value.to_bits(), column.values[row].to_bits(), "{line}");
        }
    }
    fs::remove_file(path).expect("removed");
}

#[test]
fn nothing_is_left_beside_a_failed_file() {
    let folder = temporary("folder");
    fs::create_dir_all(folder.join("x.csv")).expect("created");
    let fault = write_results(&folder.join("x.csv"), &run()).expect_err("a folder");
    assert!(fault.message.contains("it is a folder"), "{}", fault.message);
    assert_eq!(fs::read_dir(&folder).expect("read").count(), 1);
    fs::remove_dir_all(folder).expect("removed");
    let fault = write_results(&temporary("none/x.csv"), &run()).expect_err("no folder");
    assert!(fault.message.contains("there is no such file or folder"), "{}", fault.message);
}

#[test]
fn unknown_extensions_are_answered_with_the_known() {
    for name in ["x.xlsx", "x"] {
        let fault = write_results(&temporary(name), &run()).expect_err("unknown");
        let help = fault.help.expect("advice");
        assert!(help.contains(".csv") && help.contains(".parquet"));
    }
}

/// All rows of a file.
fn rows(path: &std::path::Path) -> Result<Vec<Vec<f64>>, String> {
    let table = Table::open(path).map_err(|fault| fault.message.clone())?;
    let mut all = Vec::new();
    let take = |t: f64, values: &[f64]| {
        all.push([&[t], values].concat());
        Ok(())
    };
    table.each(take).map_err(|fault| fault.message.clone())?;
    Ok(all)
}

#[test]
fn tables_read_back_to_the_same_bits_and_say_what_is_damaged() {
    let forms: &[&str] = if cfg!(feature = "parquet") { &["t.csv", "t.parquet"] } else { &["t.csv"] };
    for name in forms {
        let path = temporary(name);
        write_results(&path, &run()).expect("written");
        let found = rows(&path).expect("rows");
        for (k, row) in found.iter().enumerate() {
            assert_eq!(row[0].to_bits(), run().time[k].to_bits());
            for (x, column) in row[1..].iter().zip(run().columns) {
                assert_eq!(x.to_bits(), column.values[k].to_bits(), "{name}: {}", column.name);
            }
        }
        assert_eq!(found.len(), 3);
        fs::remove_file(path).expect("removed");
    }
    for (text, why) in [
        ("x,t\n1,2\n", "its first column is not `t`"),
        ("t,x,x\n1,2,3\n", "two columns `x`"),
        ("t,x\n0,1\n1,nine\n", "line 3, column `x`: `nine` is no number"),
        ("t,x\n0,1\n0,2\n", "row 2: t = 0 is not after"),
        ("t,x\n0,1\n1\n", "1 field"),
        ("", "its first column is not `t`"),
    ] {
        let path = temporary("damaged.csv");
        fs::write(&path, text).expect("written");
        let fault = rows(&path).expect_err(text);
        assert!(fault.contains("damaged.csv") && fault.contains(why), "{text:?}: {fault}");
        fs::remove_file(path).expect("removed");
    }
    if cfg!(feature = "parquet") {
        let path = temporary("damaged.parquet");
        write_results(&path, &run()).expect("written");
        let whole = fs::read(&path).expect("read");
        for length in (0..whole.len()).step_by(9) {
            fs::write(&path, &whole[..length]).expect("written");
            assert!(rows(&path).is_err(), "{length} of {} bytes", whole.len());
        }
        fs::remove_file(path).expect("removed");
    }
}

#[test]
#[cfg(feature = "parquet")]
fn parquet_reads_back_to_the_same_bits() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    let path = temporary("a.parquet");
    write_results(&path, &run()).expect("written");
    let reader = SerializedFileReader::new(fs::File::open(&path).expect("opened")).expect("a Parquet file");
    let metadata = reader.metadata().file_metadata();
    let names: Vec<&str> = metadata.schema_descr().columns().iter().map(|c| c.name()).collect();
    assert_eq!(names, ["t", "x", "leg[0].x'", "reaction.contact"]);
    let units = metadata.key_value_metadata().and_then(|pairs| pairs.iter().find(|p| p.key == "units")).expect("units");
    assert_eq!(units.value.as_deref(), Some(r#"{"x":"m","t":"s"}"#));
    for (row, read) in reader.get_row_iter(None).expect("rows").enumerate() {
        let read = read.expect("a row");
        for (i, column) in run().columns.iter().enumerate() {
            assert_eq!(read.get_double(i + 1).expect("a double").to_bits(), column.values[row].to_bits());
        }
    }
    fs::remove_file(path).expect("removed");
}

#[test]
fn simulate_document() {
    let summary = RunSummary {
        t_end: 2.0,
        steps: 10,
        residual_position: f64::NAN,
        relative_residuals: [1e-15, 0.0],
        norm: Some(LeastNorm::Euclidean),
        energy: Some(EnergySummary {
            start: 1.0,
            end: 1.5,
            work: 0.5,
            max_drift: 1e-12,
            size: 1.5,
            ..EnergySummary::default()
        }),
        final_values: vec![("x".to_owned(), 0.25), ("x'".to_owned(), f64::INFINITY)],
        stop_reason: "end".to_owned(),
        completed: true,
        method: "tree".to_owned(),
        integrator: "dop853".to_owned(),
        tolerance: Some(1e-9),
        singular: vec![SingularPose { t: 0.5, extra: 1 }],
        notes: vec!["a remark".to_owned()],
        ..RunSummary::default()
    };
    let wanted = r#"{"t_end":2.0,"steps":10,"rejected":0,"evaluations":0,"factorizations":0,"wall_seconds":0.0,"residual":{"position":null,"velocity":0.0},"relative_residual":{"position":1e-15,"velocity":0.0},"energy":{"start":1.0,"end":1.5,"work":0.5,"max_drift":1e-12,"size":1.5,"quantity":"energy"},"final":{"t":2.0,"x":0.25,"x'":null},"stop_reason":"end","completed":true,"method":"tree","integrator":"dop853","tolerance":1e-9,"step":null,"singular":[{"t":0.5,"extra":1}],"undetermined":[],"norm":"euclidean","notes":["a remark"]}"#;
    assert_eq!(summary.to_json().to_string(), wanted);
}

#[test]
fn doctor_document() {
    let group =
        RedundantGroup { rows: vec!["a".to_owned(), "b".to_owned()], kind: RedundancyKind::PoseOnly, consistent: true };
    let diagnosis = Diagnosis {
        mobility: 1,
        redundant: vec![group],
        reactions: vec![("a".to_owned(), true), ("b".to_owned(), false)],
        singular_directions: vec![vec![("y".to_owned(), 1.0)]],
        ..Diagnosis::default()
    };
    let wanted = r#"{"mobility":1,"variables":0,"rows":0,"rank":0,"soft_rows":[],"redundant":[{"rows":["a","b"],"kind":"pose-only","consistent":true}],"reactions":{"a":"determined","b":"undetermined"},"inertia":{"singular_directions":[{"y":1.0}],"accelerations_unique":false},"assembly":{"converged":false,"residual":0.0,"relative":0.0},"prescribed":null,"findings":[],"mechanism":null,"graph":null,"notes":[]}"#;
    assert_eq!(diagnosis.to_json().to_string(), wanted);
    assert_eq!(serde_json::to_string(&diagnosis.parts()).unwrap(), wanted, "part by part");
}

#[test]
fn evaluate_document() {
    let evaluation = Evaluation {
        q: vec![("x".to_owned(), 1.0)],
        lambda: vec![("c".to_owned(), 3.0, true)],
        levels: vec![LevelSummary {
            level: 1,
            joints: vec!["C".to_owned()],
            rows: vec!["c".to_owned()],
            rank: 1,
            gamma: vec![3.0],
            ..LevelSummary::default()
        }],
        gap: f64::INFINITY,
        columns: vec!["x''".to_owned()],
        mass: vec![vec![2.0]],
        energy: Some((1.0, 2.0)),
        method: "null-space".to_owned(),
        norm: Some(LeastNorm::Scaled),
        lambda_directions: Some(vec![vec![1.0]]),
        alpha_units: vec![Some("m/s^2".to_owned())],
        lambda_units: vec![None],
        ..Evaluation::default()
    };
    let wanted = r#"{"t":0.0,"q":{"x":1.0},"v":{},"accelerations":{},"lambda":{"c":{"value":3.0,"determined":true}},"levels":[{"level":1,"joints":["C"],"rows":["c"],"soft_rows":[],"rank":1,"gamma":[3.0]}],"determinacy":{"accelerations_unique":false,"undetermined":[],"undetermined_outputs":[],"consistent":false,"contradictory":[],"rank":0,"rows":1,"soft_rows":[],"gap":null},"general_solution":{"norm":"scaled","alpha_names":["x''"],"alpha_units":["m/s^2"],"alpha_directions":[],"lambda_names":["c"],"lambda_units":[null],"lambda_directions":[[1.0]]},"noise":{},"energy":{"kinetic":1.0,"potential":2.0},"outputs":{},"notes":[],"method":"null-space","columns":["x''"],"mass":[[2.0]],"force":[],"rows":[],"b":[],"gamma":[],"poses":{},"reactions":{},"gravity":{},"inverse_dynamics":{}}"#;
    assert_eq!(evaluation.to_json().to_string(), wanted);
    assert_eq!(serde_json::to_string(&evaluation.parts()).unwrap(), wanted, "part by part");
}

#[test]
fn states_are_read_in_order() {
    let state = read_state_text(
        "s.json",
        r#"{"t": 1, "q": {"x": 2, "root": [1, 0, 0.5]}, "v": {"x": -1e-3}, "inputs": {"u": 7}}"#,
    )
    .expect("a state");
    assert_eq!(state.t, Some(1.0));
    let q: Vec<(&str, &[f64])> = state.q.iter().map(|e| (e.name.as_str(), e.values.as_slice())).collect();
    assert_eq!(q, [("x", &[2.0][..]), ("root", &[1.0, 0.0, 0.5])]);
    assert_eq!((state.v.len(), state.tau.len(), state.inputs.len()), (1, 0, 1));
}

#[test]
fn wrong_states_name_place_and_key() {
    for (text, place, message) in [
        (r#"{"q": {"x": "1"}}"#, "1:13", "`x` in `q` must be a number or a list of numbers, not a text"),
        ("{\"q\": {\"a\\\"b\": 1,\n \"y\": [1, [2]]}}", "2:11", "`y` in `q` must be a number, not a list"),
        (r#"{"q": 3}"#, "1:7", "`q` must be an object { name: number }, not a number"),
        ("{\"t\": 0,\n  \"vel\": {}}", "2:3", "a state has no key `vel`"),
        ("[1]", "1:1", "the file must be an object { \"t\": …, \"q\": { … }, … }, not a list"),
        (r#"{"t": 1, "t": 2}"#, "1:10", "`t` is given twice"),
        (r#"{"t": 1e999}"#, "1:7", "`t` is too large"),
        (r#"{"t": true}"#, "1:7", "`t` must be a number, not true or false"),
        ("{\"t\": 1\n \"q\": {}}", "2:2", "this is not a valid state file: expected `,` or `}`"),
        ("\u{feff}{\"t\" 1}", "1:6", "this is not a valid state file: expected `:`"),
    ] {
        let faults = read_state_text("s.json", text).expect_err("wrong");
        let shown = faults.render(false);
        assert!(shown.contains(&format!("s.json:{place} ")), "{place}: {shown}");
        assert_eq!(faults.list[0].message, message);
        assert!(shown.contains("Help:"), "{shown}");
    }
}
