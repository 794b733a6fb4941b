//! Moving pictures and poses from the command line.

use serde_json::Value;

use crate::common::{command, example, folder, run};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_page_is_written_among_temporary_files() {
    let temporary = folder("view");
    let view = |arguments: &[&str]| {
        let mut command = command();
        command.env("TMPDIR", &temporary).env("TEMP", &temporary).env("TMP", &temporary);
        command.arg("view").args(arguments).arg("--no-open").output().expect("it runs")
    };
    let output = view(&[&example("four_bar"), "--until", "0.2"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let path = said.trim().strip_prefix("open in a browser: ").expect("says where").to_owned();
    assert!(path.starts_with(&*temporary.to_string_lossy()), "{path}");
    let page = std::fs::read_to_string(path).expect("a page");
    assert!(page.contains("id=\"scene\"") && page.contains("Four-bar linkage"));
    let json: Value =
        serde_json::from_slice(&view(&[&example("hoop"), "--until", "0.1", "--json"]).stdout).expect("JSON");
    assert_eq!((&json["opened"], &json["completed"]), (&Value::Bool(false), &Value::Bool(true)));
    let page = std::fs::read_to_string(json["page"].as_str().expect("a path")).expect("a page");
    assert!(!page.contains("id=\"scene\""), "a model of formulas has no bodies");
    let absent = view(&["no_such_model.toml"]);
    assert_eq!(absent.status.code(), Some(1));
    assert!(text(&absent.stderr).contains("no_such_model"));
}

#[test]
fn poses_are_written_as_evaluate_has_them() {
    let file = folder("poses").join("poses.csv");
    let path = file.to_string_lossy().into_owned();
    let output = run(&["simulate", &example("four_bar"), "--until", "0.1", "--every", "0.05", "--poses", &path]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("wrote "));
    let written = std::fs::read_to_string(&file).expect("a file");
    let lines: Vec<Vec<&str>> = written.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0][..8], ["t", "crank.x", "crank.y", "crank.z", "crank.qw", "crank.qx", "crank.qy", "crank.qz"]);
    let evaluated: Value =
        serde_json::from_slice(&run(&["evaluate", &example("four_bar"), "--json"]).stdout).expect("JSON");
    let poses = evaluated["poses"].as_object().expect("poses");
    assert_eq!(lines[0].len(), 1 + 7 * poses.len());
    for (k, axis) in ["x", "y", "z"].into_iter().enumerate() {
        let column = lines[0].iter().position(|name| *name == format!("coupler.middle.{axis}")).expect("a column");
        let found: f64 = lines[1][column].parse().expect("a number");
        let expected = poses["coupler.middle"]["position"][k].as_f64().expect("a number");
        assert!((found - expected).abs() < 1e-9, "{axis}: {found}, {expected}");
    }
}

#[test]
fn models_without_bodies_have_no_poses() {
    let path = folder("no-poses").join("poses.csv").to_string_lossy().into_owned();
    let output = run(&["simulate", &example("hoop"), "--poses", &path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("has no bodies"), "{}", text(&output.stderr));
    assert!(!std::path::Path::new(&path).exists());
    let same = run(&["simulate", &example("four_bar"), "--poses", &path, "--out", &path]);
    assert_eq!(same.status.code(), Some(2));
}
