//! Runs that are killed and gone on with.

use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::common::{command, example, folder, run};

fn arguments<'a>(model: &'a str, integrator: &'a str, out: &'a str) -> Vec<&'a str> {
    let run = ["simulate", model, "--until", "1", "--every", "0.005", "--integrator", integrator, "--out", out];
    // What chooses no lengths by errors is given one.
    let step: &[&str] = if matches!(integrator, "realtime" | "rattle" | "discrete-gradient" | "generalized-alpha") {
        &["--step", "0.01"]
    } else {
        &[]
    };
    [&run[..], step].concat()
}

fn start(arguments: &[&str]) -> Child {
    let mut command = command();
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("the command starts")
}

fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| about.len())
}

/// Kills the process when it wrote more of the file than `from` bytes and a checkpoint; whether it was still there.
fn kill(mut child: Child, (file, from): (&Path, u64), checkpoint: &Path) -> bool {
    loop {
        if child.try_wait().expect("a status").is_some() {
            return false;
        }
        if checkpoint.exists() && length(file) > from {
            break;
        }
        sleep(Duration::from_millis(2));
    }
    child.kill().expect("it is ended");
    child.wait().expect("a status");
    true
}

/// Killed again and again wherever it happens to be, by a signal that leaves no time for anything.
#[test]
fn a_run_that_was_killed_goes_on_to_the_same_bytes() {
    let model = example("double_pendulum_cartesian");
    let folder = folder("resumed");
    for integrator in [
        "auto",
        "dop853",
        "dopri5",
        "radau",
        "rodas",
        "bdf",
        "realtime",
        "rattle",
        "discrete-gradient",
        "generalized-alpha",
    ] {
        let path = |name: &str| folder.join(format!("{integrator}-{name}"));
        let (whole, part, checkpoint) = (path("whole.csv"), path("part.csv"), path("run.checkpoint"));
        let text = |path: &Path| path.to_str().expect("a plain path").to_owned();
        let (whole_text, part_text, kept) = (text(&whole), text(&part), text(&checkpoint));
        let done = run(&arguments(&model, integrator, &whole_text));
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let size = length(&whole);
        let often = ["--checkpoint", &kept, "--checkpoint-every", "0"];
        let first = [&arguments(&model, integrator, &part_text)[..], &often[..]].concat();
        let again = [&first[..], &["--resume", &kept]].concat();
        let mut killed = u32::from(kill(start(&first), (&part, size / 5), &checkpoint));
        killed += u32::from(kill(start(&again), (&part, size / 2), &checkpoint));
        killed += u32::from(kill(start(&again), (&part, 2 * size / 3), &checkpoint));
        assert!(killed > 0, "{integrator}: the run was over before it could be killed");
        let done = run(&again);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(fs::read(&whole).expect("results") == fs::read(&part).expect("results"), "{integrator}: bytes differ");
    }
}

#[test]
fn what_does_not_go_together_is_refused() {
    let model = example("pendulum");
    let folder = folder("refused");
    let text = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let (out, other, kept) = (text("a.csv"), text("b.csv"), text("a.checkpoint"));
    let until = |end: &'static str| vec!["simulate", &model, "--until", end];
    // An interrupted run would do as well; one that has ended has its last checkpoint.
    let first = [&until("1")[..], &["--out", &out, "--checkpoint", &kept, "--checkpoint-every", "0"]].concat();
    assert!(run(&first).status.success());
    fs::write(&other, "t\n0\n").expect("a file");
    fs::write(text("no.checkpoint"), "nothing").expect("a file");
    let no = text("no.checkpoint");
    let missing = text("missing.checkpoint");
    let (parquet, report) = (text("a.parquet"), text("a.html"));
    let cases: [(Vec<&str>, &str, i32); 9] = [
        (
            [&until("2")[..], &["--out", &out, "--resume", &kept]].concat(),
            "`until` is 1.0 in the checkpoint and 2.0 here",
            2,
        ),
        ([&until("1")[..], &["--resume", &kept]].concat(), "name it again", 2),
        ([&until("1")[..], &["--out", &other, "--resume", &kept]].concat(), "does not hold the results", 1),
        ([&until("1")[..], &["--resume", &no]].concat(), "no checkpoint of a simulation", 1),
        ([&until("1")[..], &["--resume", &missing]].concat(), "can't read the checkpoint", 1),
        ([&until("1")[..], &["--out", &parquet, "--checkpoint", &kept]].concat(), "whole only at its end", 1),
        ([&until("1")[..], &["--report", &report, "--checkpoint", &kept]].concat(), "--report holds the whole run", 2),
        ([&until("1")[..], &["--checkpoint-every", "5"]].concat(), "--checkpoint", 2),
        ([&until("1")[..], &["--out", &out, "--checkpoint", &out]].concat(), "name the same file", 2),
    ];
    for (arguments, words, status) in cases {
        let said = run(&arguments);
        let error = String::from_utf8_lossy(&said.stderr).into_owned();
        assert!(error.contains(words), "{words}: {error}");
        assert_eq!(said.status.code(), Some(status), "{error}");
    }
}
