//! Sweeps: their rows are what single runs give, they survive being killed, and two in one folder do not disturb each other.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crate::common::{command, example, folder, run};

/// All rows of a sweep's folder by the number of the run, and the head.
fn rows(folder: &Path) -> (String, BTreeMap<u64, String>) {
    let mut found = BTreeMap::new();
    let mut head = String::new();
    for path in fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
        if path.extension().is_none_or(|e| e != "csv") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text.lines();
        lines.next().unwrap().clone_into(&mut head);
        for line in lines {
            let number = line.split(',').next().unwrap().parse().unwrap();
            assert!(found.insert(number, line.to_owned()).is_none(), "run {number} is there twice");
        }
    }
    (head, found)
}

fn arguments<'a>(model: &'a str, out: &'a str) -> Vec<&'a str> {
    vec![
        "sweep",
        model,
        "--vary",
        "A=0:1:20",
        "--vary",
        "A'=3,5",
        "--vary",
        "a=0.2:0.3:10",
        "--until",
        "0.05",
        "--tolerance",
        "1e-4",
        "--every",
        "0.01",
        "--collect",
        "max(coupler_x)",
        "--collect",
        "final(A)",
        "--out",
        out,
    ]
}

#[test]
fn rows_are_what_single_runs_give() {
    let (model, folder) = (example("four_bar"), folder("sweep-rows"));
    let out = folder.join("out");
    let done = run(&arguments(&model, out.to_str().unwrap()));
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let (head, rows) = rows(&out);
    assert_eq!(head, "run,A,A',a,max(coupler_x),final(A),t_end,fault");
    assert_eq!(rows.len(), 400);
    for number in [0, 57, 399] {
        let cells: Vec<&str> = rows[&number].split(',').collect();
        let set: Vec<String> = ["A", "A'", "a"].iter().zip(&cells[1..]).map(|(n, x)| format!("{n}={x}")).collect();
        let csv = folder.join("one.csv");
        let mut one = vec![
            "simulate",
            &model,
            "--until",
            "0.05",
            "--tolerance",
            "1e-4",
            "--every",
            "0.01",
            "--out",
            csv.to_str().unwrap(),
        ];
        set.iter().for_each(|s| one.extend(["--set", s]));
        assert!(run(&one).status.success());
        let text = fs::read_to_string(&csv).unwrap();
        let names: Vec<&str> = text.lines().next().unwrap().split(',').collect();
        let column = |name: &str| -> Vec<f64> {
            let k = names.iter().position(|n| *n == name).unwrap();
            text.lines().skip(1).map(|line| line.split(',').nth(k).unwrap().parse().unwrap()).collect()
        };
        let most = column("coupler_x").into_iter().fold(f64::NEG_INFINITY, f64::max);
        assert_eq!((cells[4].parse(), cells[5].parse()), (Ok(most), Ok(*column("A").last().unwrap())), "run {number}");
    }
}

/// Killed again and again by a signal that leaves no time for anything, with another process in the same folder.
#[test]
fn what_is_killed_loses_nothing_and_doubles_nothing() {
    let (model, folder) = (example("four_bar"), folder("sweep-killed"));
    let (whole, part) = (folder.join("whole"), folder.join("part"));
    assert!(run(&arguments(&model, whole.to_str().unwrap())).status.success());
    let resumed = [&arguments(&model, part.to_str().unwrap())[..], &["--resume"]].concat();
    let start = || {
        let mut command = command();
        command.args(&resumed).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the command starts")
    };
    // Twenty kills, from before the first chunk to after the last.
    for wait in (5..=95).step_by(10) {
        let (mut one, mut two) = (start(), start());
        sleep(Duration::from_millis(wait));
        one.kill().unwrap();
        two.kill().unwrap();
        one.wait().unwrap();
        two.wait().unwrap();
    }
    let (mut one, mut two) = (start(), start());
    assert!(one.wait().unwrap().success() && two.wait().unwrap().success());
    assert_eq!(rows(&part), rows(&whole));
}

#[test]
fn runs_that_fail_are_rows_with_their_reason() {
    let (model, folder) = (example("four_bar"), folder("sweep-failed"));
    let out = folder.join("out");
    let done =
        run(&["sweep", &model, "--vary", "a=0.3,10", "--until", "0.01", "--out", out.to_str().unwrap(), "--json"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let said: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(
        (said["runs"].as_u64(), said["failed"].as_u64(), said["completed"].as_bool()),
        (Some(2), Some(1), Some(true))
    );
    let (head, rows) = rows(&out);
    assert!(head.starts_with("run,a,A,A',B,"), "{head}");
    assert!(rows[&0].ends_with("0.01,") && rows[&1].contains("can't close"), "{rows:?}");
}

#[test]
fn sweeps_that_make_no_sense_are_refused() {
    let (model, folder) = (example("four_bar"), folder("sweep-refused"));
    let out = folder.join("out");
    let out = out.to_str().unwrap();
    let said = |arguments: &[&str], words: &str| {
        let done = run(&[&["sweep", &model, "--until", "0.01", "--out", out], arguments].concat());
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(words), "{arguments:?}: {error}");
    };
    said(&["--vary", "nothing=1,2"], "nothing");
    said(&["--vary", "a=0.2:0.3"], "grid");
    said(&["--vary", "a=0.2:0.3", "--sampler", "dice"], "dice");
    said(&["--vary", "a=0.2:0.3", "--sampler", "sobol"], "--samples");
    said(&["--vary", "a=0.2,0.3", "--samples", "5"], "--samples");
    said(&["--vary", "a=0.2,0.3", "--seed", "5"], "--seed");
    said(&["--vary", "a=0.2:0.3", "--sampler", "saltelli", "--samples", "1"], "--samples");
    said(&["--vary", "a=0.2:0.3", "--sampler", "lhs", "--samples", "100000000000"], "up to 1000000000 runs");
    said(&["--vary", "a=0.2:0.3:100000000000"], "values");
    said(&["--vary", "a=0.2,0.3", "--report", "page.pdf"], ".html");
    said(&["--vary", "a=0.2,0.3", "--report", &model], ".html");
    said(&["--vary", "a=0.2,0.3", "--collect", "top(A)"], "KIND(COLUMN)");
    said(&["--vary", "a=0.2,0.3", "--collect", "max(nothing)"], "nothing");
    assert!(run(&["sweep", &model, "--until", "0.01", "--out", out, "--vary", "a=0.2,0.3"]).status.success());
    said(&["--vary", "a=0.2,0.3"], "--resume");
    said(
        &["--vary", "a=0.2,0.31", "--resume"],
        "another sweep: there it says `vary a: 0.2,0.3`, here `vary a: 0.2,0.31`",
    );
    said(
        &["--vary", "a=0.2,0.3", "--resume", "--tolerance", "1e-6"],
        "there it says `no --tolerance`, here `--tolerance 0.000001`",
    );
}
