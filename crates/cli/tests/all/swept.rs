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

/// Columns have names of their own, whatever a model calls its parameters and outputs: these keep their names, and their values stand in them.
#[test]
fn what_a_model_calls_like_a_column_keeps_its_name() {
    let folder = folder("sweep-names");
    let model = folder.join("names.toml");
    let text = "dalembert = 1\n[parameters]\nt_end = 2.0\nfault = 3.0\nrun = 1.0\n[variables]\nx = { start = 1.0 }\n[lagrangian]\n\
                kinetic = \"t_end*x'^2/2\"\npotential = \"fault*run*x^2/2\"\n[outputs]\nfault_2 = \"x\"\n";
    fs::write(&model, text).unwrap();
    let cases: [(&[&str], &[&str], &str); 3] = [
        (&["t_end=1,2", "fault=3,4", "run=1,2"], &["final(x)"], "run_2,t_end,fault,run,final(x),t_end_2,fault_2"),
        (&["fault=3,4"], &[], "run,fault,x,x',fault_2,t_end,fault_3"),
        (&["x=1,2"], &["max(x)"], "run,x,max(x),t_end,fault"),
    ];
    for (k, (vary, collect, wanted)) in cases.into_iter().enumerate() {
        let [out, page] =
            [format!("out{k}"), format!("page{k}.html")].map(|n| folder.join(n).to_str().unwrap().to_owned());
        let mut all = vec!["sweep", model.to_str().unwrap(), "--until", "0.1", "--out", &out, "--report", &page];
        vary.iter().for_each(|v| all.extend(["--vary", v]));
        collect.iter().for_each(|c| all.extend(["--collect", c]));
        let done = run(&all);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let (head, rows) = rows(Path::new(&out));
        assert_eq!(head, wanted);
        for (j, varied) in vary.iter().enumerate() {
            let (_, values) = varied.split_once('=').unwrap();
            let found: std::collections::BTreeSet<&str> =
                rows.values().map(|row| row.split(',').nth(1 + j).unwrap()).collect();
            assert_eq!(found, values.split(',').collect(), "{varied}");
        }
        assert!(rows.values().all(|row| row.ends_with(",0.1,")), "{rows:?}");
    }
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
    said(&["--vary", "a=0.2,0.3", "--jobs", "0"], "1 or more");
    said(&["--vary", "a=0.2,0.3", "--max-steps", "-1"], "not a whole number from 0 on");
    said(&["--vary", "a=0.2,0.3", "--tolerance", "1e-20"], "1e-15 or more");
    said(&["--vary", "a=0.2,0.3", "--branch", "nothing+"], "no quantity `nothing`");
    said(&["--vary", "a=0.2,0.3", "--branch", "2"], "asked for by a number");
    said(&["--vary", "a=0.2,0.3", "--collect", "final(t)"], "`t_end`");
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

/// A slider-crank whose slider is on either side.
const CRANK: &str = "dalembert = 1\n[parameters]\nr = 0.1\n[bodies]\ncrank = { mass = 1 }\nrod = { mass = 1, com = [0.15, 0, 0] }\nslide = { mass = 1 }\n[joints]\n\
    A = { type = \"revolute\", between = [\"ground\", \"crank\"], start = 0.5 }\n\
    B = { type = \"revolute\", between = [\"crank\", \"rod\"], frames = [{ at = [\"r\", 0, 0] }, {}] }\n\
    C = { type = \"revolute\", between = [\"rod\", \"slide\"], frames = [{ at = [0.35, 0, 0] }, {}] }\n\
    P = { type = \"prismatic\", between = [\"ground\", \"slide\"], axis = [1, 0, 0] }\n";

/// Each run of a sweep chooses its assembly with its own values, as the same run alone does: where the slider is, the triangle says.
#[test]
fn each_run_chooses_its_branch() {
    let folder = folder("sweep-branch");
    let model = folder.join("crank.toml");
    fs::write(&model, CRANK).unwrap();
    for (k, (vary, sign)) in [("r=0.05:0.15:5", '+'), ("A=0:3:4", '+'), ("A=0.2:2.9:4", '-')].into_iter().enumerate() {
        let out = folder.join(format!("out{k}"));
        let branch = format!("P{sign}");
        let done = run(&[
            "sweep",
            model.to_str().unwrap(),
            "--vary",
            vary,
            "--branch",
            &branch,
            "--until",
            "0",
            "--out",
            out.to_str().unwrap(),
        ]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let (head, rows) = rows(&out);
        let names: Vec<&str> = head.split(',').collect();
        let place = |name: &str| names.iter().position(|n| *n == name).unwrap();
        for row in rows.values() {
            let cells: Vec<&str> = row.split(',').collect();
            let value = |name: &str| -> f64 { cells[place(name)].parse().unwrap_or_else(|_| panic!("{row}")) };
            let (r, a) = if vary.starts_with('r') { (value("r"), 0.5_f64) } else { (0.1, value("A")) };
            let side = (0.35_f64.powi(2) - (r * a.sin()).powi(2)).sqrt();
            let wanted = r * a.cos() + if sign == '+' { side } else { -side };
            assert!((value("P") - wanted).abs() < 1e-9, "{vary} {branch}: {row}, not {wanted}");
            assert!(row.ends_with(','), "{row}");
        }
    }
}

/// Two processes in one folder share the runs: what is done twice is a chunk that both had begun at the end.
#[test]
fn processes_share_the_chunks() {
    let (model, folder) = (example("four_bar"), folder("sweep-shared"));
    let (whole, shared) = (folder.join("whole"), folder.join("shared"));
    let arguments = |out: &Path| -> Vec<String> {
        let all = [
            "sweep",
            &model,
            "--vary",
            "A=0:1:40",
            "--vary",
            "a=0.2:0.3:25",
            "--until",
            "0.1",
            "--jobs",
            "1",
            "--json",
            "--resume",
            "--out",
        ];
        all.into_iter().map(str::to_owned).chain([out.to_str().unwrap().to_owned()]).collect()
    };
    assert!(command().args(arguments(&whole)).stdout(Stdio::null()).status().unwrap().success());
    let start = || command().args(arguments(&shared)).stdout(Stdio::piped()).spawn().expect("the command starts");
    let both = [start(), start()].map(|process| process.wait_with_output().unwrap());
    let computed = both.map(|done| {
        assert!(done.status.success());
        let said: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap();
        assert_eq!(said["done"].as_u64(), Some(1000));
        said["computed"].as_u64().unwrap()
    });
    let all: u64 = computed.iter().sum();
    assert!((1000..=1200).contains(&all), "{computed:?}");
    assert_eq!(rows(&shared), rows(&whole));
}

/// What a killed process had begun is computed by another one, and nothing but results is left.
#[test]
fn what_the_dead_had_taken_is_done() {
    let (model, folder) = (example("four_bar"), folder("sweep-taken"));
    let (whole, part) = (folder.join("whole"), folder.join("part"));
    assert!(run(&arguments(&model, whole.to_str().unwrap())).status.success());
    fs::create_dir_all(&part).unwrap();
    for chunk in [0, 2, 3] {
        fs::write(part.join(format!("part-{chunk:06}.taken")), "").unwrap();
    }
    assert!(run(&arguments(&model, part.to_str().unwrap())).status.success());
    assert_eq!(rows(&part), rows(&whole));
    let left = fs::read_dir(&part).unwrap().map(|e| e.unwrap().path());
    assert!(left.into_iter().all(|path| path.extension().is_none_or(|e| e != "taken")));
}
