//! Manners of the command: what it writes and what it never touches, full and closed streams, hostile text, interruption, memory.

use crate::common::{command, example, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    crate::common::folder(&format!("manners-{name}"))
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Names of the files in a folder.
fn listed(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let mut names: Vec<String> =
        entries.map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

const LEG: &str =
    "dalembert = 1\n[variables]\nx = { start = [1, 0] }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n";
const LEGS: &str = "dalembert = 1\ntitle = \"Legs\"\n[modules]\nleg = { model = \"leg.csv\", repeat = 2 }\n";

/// Whatever file is read and however its path is spelled: it is never written, and status 2 says so.
#[test]
#[cfg(unix)]
fn outputs_never_change_inputs() {
    let folder = folder("inputs");
    let inputs = [("top.csv", LEGS), ("leg.csv", LEG), ("state.csv", "{\"q\": {\"leg[0].x\": 2}}")];
    for (name, content) in inputs {
        fs::write(folder.join(name), content).expect("an input");
    }
    fs::create_dir(folder.join("sub")).expect("a folder");
    for (k, (name, _)) in inputs.iter().enumerate() {
        std::os::unix::fs::symlink(name, folder.join(format!("link{k}.csv"))).expect("a link");
        fs::hard_link(folder.join(name), folder.join(format!("hard{k}.csv"))).expect("a hard link");
        let absolute = text(&folder.join(name));
        let spellings = [
            (*name).to_owned(),
            format!("./{name}"),
            format!("sub/../{name}"),
            absolute,
            format!("link{k}.csv"),
            format!("hard{k}.csv"),
        ];
        for spelling in spellings {
            for option in ["--out", "--report"] {
                let arguments = ["simulate", "top.csv", "--state", "state.csv", "--until", "1", option, &spelling];
                let output = command().current_dir(&folder).args(arguments).output().expect("it runs");
                assert_eq!(output.status.code(), Some(2), "{option} {spelling}: {}", error(&output));
                assert!(error(&output).contains("would replace"), "{}", error(&output));
            }
        }
    }
    for (name, content) in inputs {
        assert_eq!(fs::read_to_string(folder.join(name)).expect("still there"), content, "{name}");
    }
    let same = folder.join("same.toml");
    let robot = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/arm.toml")).expect("a model");
    fs::write(&same, &robot).expect("a model");
    let output = run(&["convert", &text(&same), &text(&folder.join("sub/../same.toml"))]);
    assert_eq!((output.status.code(), fs::read_to_string(&same).unwrap()), (Some(2), robot), "{}", error(&output));
}

/// Two outputs are two files, whether they exist already or not, also through links that lead nowhere yet.
#[test]
#[cfg(unix)]
fn outputs_never_replace_each_other() {
    let folder = folder("outputs");
    fs::create_dir(folder.join("sub")).expect("a folder");
    std::os::unix::fs::symlink("a.csv", folder.join("link.csv")).expect("a link");
    std::os::unix::fs::symlink(".", folder.join("here")).expect("a link");
    let spellings = [
        "a.csv".to_owned(),
        "./a.csv".into(),
        "sub/../a.csv".into(),
        "here/a.csv".into(),
        "link.csv".into(),
        text(&folder.join("a.csv")),
    ];
    for exists in [false, true] {
        if exists {
            fs::write(folder.join("a.csv"), "old").expect("a file");
        }
        for one in &spellings {
            for other in &spellings {
                let model = example("pendulum");
                let arguments = ["simulate", &model, "--until", "0.1", "--out", one, "--report", other];
                let output = command().current_dir(&folder).args(arguments).output().expect("it runs");
                assert_eq!(output.status.code(), Some(2), "{one} {other}: {}", error(&output));
                assert!(error(&output).contains("the same file"), "{}", error(&output));
            }
        }
        assert_eq!(folder.join("a.csv").exists(), exists);
    }
    assert_eq!(fs::read_to_string(folder.join("a.csv")).expect("a file"), "old");
}

/// A target keeps its permissions, a link stays a link, several names stay names of one file, and nothing else is left.
#[test]
#[cfg(unix)]
fn targets_keep_what_they_are() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let folder = folder("kept");
    for (option, name) in [("--out", "run.csv"), ("--report", "run.html")] {
        let (real, link, hard) =
            (folder.join(format!("real-{name}")), folder.join(name), folder.join(format!("hard-{name}")));
        fs::write(&real, "old").expect("a file");
        fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("permissions");
        std::os::unix::fs::symlink(&real, &link).expect("a link");
        for several in [false, true] {
            if several {
                fs::hard_link(&real, &hard).expect("a hard link");
            }
            fs::write(&real, "old").expect("a file");
            let output = run(&["simulate", &example("pendulum"), "--until", "0.1", option, &text(&link)]);
            assert_eq!(output.status.code(), Some(0), "{}", error(&output));
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{name}");
            assert_eq!(fs::metadata(&real).unwrap().mode() & 0o777, 0o640, "{name}");
            assert_ne!(fs::read_to_string(&real).unwrap(), "old");
        }
        assert_eq!(fs::read_to_string(&real).unwrap(), fs::read_to_string(&hard).unwrap());
    }
    assert_eq!(
        listed(&folder),
        ["hard-run.csv", "hard-run.html", "real-run.csv", "real-run.html", "run.csv", "run.html"]
    );
}

fn every_command() -> Vec<Vec<String>> {
    let model = example("four_bar");
    let with = |list: &[&str]| list.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
    let mut all = vec![
        with(&["doctor", &model]),
        with(&["doctor", &model, "--branches"]),
        with(&["simulate", &model, "--until", "0.01"]),
        with(&["evaluate", &model]),
        with(&["evaluate", &model, "--derivatives", "--independent", "auto"]),
        with(&["equations", &model]),
        with(&["equations", &model, "--as", "latex"]),
        with(&["bench", &model, "--seconds", "0.001"]),
        with(&["examples"]),
    ];
    let as_json: Vec<Vec<String>> =
        all.iter().map(|a| a.iter().cloned().chain(["--json".to_owned()]).collect()).collect();
    all.extend(as_json);
    all.extend([with(&["--help"]), with(&["simulate", "--help"]), with(&["help", "doctor"]), with(&["--version"])]);
    all
}

/// Nobody takes an answer that was not written for one that was.
#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_output_is_an_error() {
    let full = || fs::File::options().write(true).open("/dev/full").expect("the device");
    for arguments in every_command() {
        let output = command().args(&arguments).stdout(full()).stderr(Stdio::piped()).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(error(&output).contains("error: can't write to standard output: no space"), "{}", error(&output));
        let output = command().args(&arguments).stdout(full()).stderr(full()).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    }
}

/// Who closes a pipe has seen enough: no message, no panic, and the status that it would have been.
#[test]
fn closed_streams_are_no_error() {
    let typo = folder("typo").join("typo.toml");
    fs::write(&typo, LEG.replace("x^2/2", "y^2/2")).expect("a model");
    let mut all: Vec<(Vec<String>, i32)> = every_command().into_iter().map(|arguments| (arguments, 0)).collect();
    for (verb, status) in [
        ("doctor", 1),
        ("simulate", 1),
        ("evaluate", 1),
        ("equations", 1),
        ("linearize", 1),
        ("equilibrium", 1),
        ("bench", 1),
        ("sweep", 2),
    ] {
        all.push((vec![verb.to_owned(), text(&typo)], status));
        all.push((vec![verb.to_owned(), text(&typo), "--json".to_owned()], status));
    }
    for (arguments, status) in all {
        let mut child =
            command().args(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop((child.stdout.take(), child.stderr.take()));
        assert_eq!(child.wait().expect("it ends").code(), Some(status), "{arguments:?}");
    }
}

const HOSTILE: &str =
    "\u{1b}[31mRED\u{1b}]0;pwn\u{7}\u{9b}2J\u{202e}abc\u{2066}\u{200f}\u{feff}\r\n  wrote /etc/passwd";

fn harmless(what: &str, text: &str) {
    let bad = text.chars().find(|&c| (c.is_control() && c != '\n') || "\u{202e}\u{2066}\u{200f}\u{feff}".contains(c));
    assert_eq!(bad, None, "{what}: {text:?}");
    assert!(!text.lines().any(|line| line.starts_with("  wrote /etc")), "{what}: {text}");
}

/// No text from a file, a path or an argument steers the terminal or passes for a line of ours.
#[test]
fn hostile_text_is_shown_harmless() {
    let escaped: String = HOSTILE.chars().map(|c| format!("\\u{:04x}", c as u32)).collect();
    let folder = folder("hostile");
    let good = folder.join("good.toml");
    fs::write(&good, format!("dalembert = 1\ntitle = \"{escaped}\"\n[variables]\nx = {{ start = [1, 0] }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n"))
        .expect("a model");
    let bad = folder.join("bad.toml");
    fs::write(
        &bad,
        format!(
            "dalembert = 1\n[variables]\n\"{escaped}\" = {{ unit = \"{escaped}\" }}\n[outputs]\no = \"{escaped}\"\n"
        ),
    )
    .expect("a model");
    let target = text(&folder.join("run\u{1b}[31m\u{202e}.html"));
    let (good, bad) = (text(&good), text(&bad));
    for json in [&[][..], &["--json"][..]] {
        for arguments in [
            vec!["doctor", &good],
            vec!["doctor", &good, "--branches"],
            vec!["simulate", &good, "--until", "0.1", "--report", &target],
            vec!["evaluate", &good],
            vec!["equations", &good],
            vec!["equations", &good, "--as", "latex"],
            vec!["doctor", &bad],
            vec!["doctor", HOSTILE],
            vec!["evaluate", &good, "--method", HOSTILE],
            vec!["evaluate", &good, "--set", &format!("{HOSTILE}=1")],
            vec!["evaluate", &good, HOSTILE],
            vec!["simulate", &good, "--out", HOSTILE],
            vec!["simulate", &good, "--state", HOSTILE],
            vec!["examples", HOSTILE],
            vec![HOSTILE],
        ] {
            let output = run(&arguments.iter().chain(json).copied().collect::<Vec<_>>());
            harmless(&format!("{arguments:?}"), &out(&output));
            harmless(&format!("{arguments:?}"), &error(&output));
        }
    }
    harmless("report", &fs::read_to_string(&target).expect("the report").replace(['\t', '\r'], ""));
}

/// What streams to the file while the run goes on is what a run in memory holds, to the last bit.
#[test]
fn the_streamed_file_is_the_result() {
    let folder = folder("stream");
    for name in ["four_bar", "hoop", "dc_motor", "heavy_top"] {
        let file = folder.join(format!("{name}.csv"));
        let arguments = ["simulate", &example(name), "--until", "0.3", "--every", "0.007", "--out", &text(&file)];
        assert_eq!(run(&arguments).status.code(), Some(0), "{name}");
        let mut loaded = dalembert::open(example(name)).expect("the model");
        loaded.model.make_native();
        let how = dalembert::Simulate { until: Some(0.3), every: Some(0.007), ..dalembert::Simulate::default() };
        let result = loaded.simulate(&how, &mut |_| true).expect("a run");
        let streamed = fs::read_to_string(&file).expect("the file");
        let mut lines = streamed.lines();
        let names: Vec<&str> = std::iter::once("t").chain(result.columns.iter().map(|c| c.name.as_str())).collect();
        assert_eq!(lines.next().expect("a header").replace('"', ""), names.join(","));
        assert_eq!(result.time.len(), result.summary.samples as usize);
        for (k, t) in result.time.iter().enumerate() {
            let row: Vec<u64> =
                lines.next().expect("a row").split(',').map(|x| x.parse::<f64>().unwrap().to_bits()).collect();
            let held = std::iter::once(t).chain(result.columns.iter().map(|c| &c.values[k])).map(|x| x.to_bits());
            assert_eq!(row, held.collect::<Vec<_>>(), "{name}, row {k}");
        }
        assert_eq!(lines.next(), None);
    }
}

/// SIGTERM and SIGHUP end a run like Ctrl-C: status 1, what was computed is written and said, and nothing else is left.
#[test]
#[cfg(unix)]
fn signals_end_a_run_and_keep_its_results() {
    use std::io::{BufRead, BufReader};
    // What is started with a signal ignored, as by a shell in the background or by nohup, goes on ignoring it.
    for signal in ["INT", "TERM", "HUP"].into_iter().filter(|signal| !is_ignored(signal)) {
        let folder = folder(&format!("signal-{signal}"));
        let (results, report) = (folder.join("run.csv"), folder.join("run.html"));
        // Until t = 1e6 it would take minutes.
        let arguments = [
            "simulate",
            &example("pendulum"),
            "--until",
            "1e6",
            "--every",
            "0.5",
            "--out",
            &text(&results),
            "--report",
            &text(&report),
        ];
        let mut child =
            command().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        // The header is flushed a second after the run has begun to listen and to write.
        while !fs::read_to_string(&results).is_ok_and(|text| text.lines().count() > 1) {
            assert!(child.try_wait().expect("a child").is_none(), "it ended by itself");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let sent = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
        let stderr =
            BufReader::new(child.stderr.take().expect("a pipe")).lines().map_while(Result::ok).collect::<String>();
        assert_eq!(child.wait().expect("it ends").code(), Some(1), "{signal}");
        assert!(stderr.contains("error: the simulation was interrupted at t = "), "{stderr}");
        assert_eq!(listed(&folder), ["run.csv", "run.html"]);
        let rows = fs::read_to_string(&results).expect("the results");
        assert!(rows.ends_with('\n') && rows.lines().count() > 2, "{rows}");
        assert!(fs::read_to_string(&report).expect("the report").contains("Interrupted at"));
    }
}

/// Whether these tests were started with a signal ignored; programs that they start are then, too.
#[cfg(unix)]
fn is_ignored(signal: &str) -> bool {
    let number = match signal {
        "HUP" => 1,
        "INT" => 2,
        _ => 15,
    };
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (number - 1) & 1 == 1)
}

/// A run whose file takes no more stops, and says why.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_stops_the_run() {
    let folder = folder("full");
    let link = folder.join("full.csv");
    std::os::unix::fs::symlink("/dev/full", &link).expect("a link");
    let output = run(&["simulate", &example("pendulum"), "--until", "100", "--every", "1e-3", "--out", &text(&link)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(error(&output).contains("No space left") && error(&output).contains("full.csv"), "{}", error(&output));
    assert!(Path::new("/dev/full").exists() && !fs::metadata("/dev/full").unwrap().is_file());
}

/// Sizes that nobody can mean are refused with their number before memory is asked for: with a bound on it nothing breaks.
#[test]
#[cfg(target_os = "linux")]
fn what_does_not_fit_is_refused_at_once() {
    let folder = folder("sizes");
    let cell = "dalembert = 1\n[variables]\ni = { order = 1, start = 0 }\nu = { order = 1, start = 0 }\no = { order = 2 }\n\
                [equations]\nmass.i.i = \"1\"\nmass.u.u = \"1\"\nforce.i = \"-u\"\nforce.u = \"i\"\n";
    fs::write(folder.join("cell.toml"), cell).expect("a model");
    let rows = "dalembert = 1\n[variables]\nx = {}\n[lagrangian]\nkinetic = \"x'^2\"\n[constraints]\nc = { equation = \"x = index\", repeat = 1000000 }\n";
    let cells = |n: usize| format!("dalembert = 1\n[modules.a]\nmodel = \"cell.toml\"\nrepeat = {n}\n");
    for (name, text, number, kilobytes) in [
        ("rows", rows.to_owned(), "1000000", 300_000),
        ("modules", cells(1_000_000), "200000", 300_000),
        ("columns", cells(5_000), "4994 more", 1_500_000),
    ] {
        let path = folder.join(format!("{name}.toml"));
        fs::write(&path, text).expect("a model");
        let verbs: &[&str] =
            if name == "columns" { &["evaluate"] } else { &["doctor", "evaluate", "simulate", "equations"] };
        for verb in verbs {
            for json in ["", "--json"] {
                let line = format!(
                    "ulimit -v {kilobytes}; exec '{}' {verb} '{}' {json}",
                    env!("CARGO_BIN_EXE_dalembert"),
                    path.display()
                );
                let output = Command::new("sh").args(["-c", &line]).output().expect("a shell");
                assert_eq!(output.status.code(), Some(1), "{verb} {name}: {}", error(&output));
                assert!(error(&output).contains(number), "{verb} {name}: {}", error(&output));
            }
        }
    }
}

#[test]
fn a_new_model_is_well_and_nothing_is_overwritten() {
    let folder = folder("new");
    let in_folder = |arguments: &[&str]| command().args(arguments).current_dir(&folder).output().expect("it runs");
    let made = in_folder(&["new", "my \"first\""]);
    assert!(made.status.success(), "{}", error(&made));
    let file = "my \"first\".toml";
    assert!(fs::read_to_string(folder.join(file)).expect("a file").contains(r#"title = "my \"first\"""#));
    let said = in_folder(&["doctor", file]);
    assert!(said.status.success() && out(&said).contains("Nothing is wrong"), "{}{}", out(&said), error(&said));
    let again = in_folder(&["new", file]);
    assert!(again.status.code() == Some(1) && error(&again).contains("already here"), "{}", error(&again));
}

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = out(&run(&["completions", shell]));
        assert!(["doctor", "sweep", "collect"].iter().all(|word| script.contains(word)), "{shell}");
    }
    assert_eq!(run(&["completions", "tsch"]).status.code(), Some(2));
}

/// Significant digits of a number as written; none for what is no number.
fn digits(word: &str) -> usize {
    let word = word.trim_matches(|c: char| !c.is_ascii_digit() && !matches!(c, '-' | '.'));
    if word.parse::<f64>().is_err() || !word.contains('.') {
        return 0;
    }
    let mantissa = word.split(['e', 'E']).next().unwrap_or("").trim_start_matches(['-', '0', '.']);
    mantissa.chars().filter(char::is_ascii_digit).count()
}

/// In text a number has six digits at most, no empty exponent and no sign on zero, for every example.
#[test]
fn numbers_in_text_are_short() {
    for file in fs::read_dir(format!("{}/../../examples", env!("CARGO_MANIFEST_DIR"))).expect("the examples") {
        let path = file.expect("an entry").path();
        if path.extension().is_none_or(|e| e != "toml") {
            continue;
        }
        let model = text(&path);
        for arguments in [vec!["evaluate", &model], vec!["simulate", &model, "--until", "0.01"], vec!["doctor", &model]]
        {
            let output = run(&arguments);
            for word in out(&output).split([' ', '\n', ',', ';', '(', ')', '=', '[', ']', '`', '*']) {
                assert!(digits(word) <= 6, "{arguments:?}: {word}");
                let number = word.parse::<f64>().is_ok();
                assert!(
                    !(number && (word.ends_with("e0") || word == "-0" || word.starts_with("-0.000000"))),
                    "{arguments:?}: {word}"
                );
            }
        }
    }
}

/// Where steps lose the energy it is told as it is, and the balance is not said to be kept.
#[test]
fn energies_are_told_where_their_balance_is_off() {
    let folder = folder("energies");
    let model = text(&folder.join("stiff.toml"));
    let stiff = LEG.replace("x^2/2\"\n", "50*x^2\"\n");
    assert!(stiff.contains("50*x^2"));
    fs::write(&model, stiff).expect("a model");
    let output = run(&["simulate", &model, "--integrator", "dopri5", "--step", "0.5", "--until", "3"]);
    let said = out(&output);
    assert!(said.contains("energy         50 J at the start") && said.contains("balance off by"), "{said}");
    let lost = run(&["simulate", &model, "--integrator", "rattle", "--step", "0.5", "--until", "200"]);
    let said = out(&lost);
    assert_eq!(lost.status.code(), Some(1), "{said}");
    assert!(said.contains("larger than numbers can be") && said.contains("energy         50 J at the start"), "{said}");
    assert!(!said.contains("inf J") && !said.contains("kept to"), "{said}");
    let kept = out(&run(&["simulate", &model, "--until", "3"]));
    assert!(kept.contains("50 J at the start, 50 J at the end") && kept.contains("balance kept to"), "{kept}");
}

/// Bodies and joints that are other ones than the file says are told by every verb once, on standard error; the doctor lists them among what it finds.
#[test]
fn robots_that_are_read_otherwise_are_told_by_every_verb() {
    let folder = folder("altered");
    let model = folder.join("hand.urdf");
    let robot = "<robot name='hand'><link name='palm'/><link name='finger'><inertial><origin xyz='0.1 0 0'/><mass value='1'/></inertial></link>\
                 <joint name='j' type='continuous'><parent link='palm'/><child link='finger'/><axis xyz='0 1 0'/><mimic joint='elsewhere'/></joint></robot>";
    fs::write(&model, robot).expect("a robot");
    let model = text(&model);
    let told =
        ["Joint `j` follows `elsewhere`, but there is no such joint: it moves by itself", "is taken as a point mass"];
    for verb in [
        &["evaluate"][..],
        &["simulate", "--until", "0.1"],
        &["equations"],
        &["linearize"],
        &["equilibrium"],
        &["evaluate", "--json"],
    ] {
        let found = run(&[&verb[..1], &[model.as_str()], &verb[1..]].concat());
        assert!(found.status.success(), "{verb:?}: {}", error(&found));
        for words in told {
            assert_eq!(error(&found).matches(words).count(), 1, "{verb:?}: {}", error(&found));
        }
    }
    let doctor = run(&["doctor", &model]);
    for words in told {
        assert_eq!(out(&doctor).matches(words).count(), 1, "{}", out(&doctor));
        assert!(!error(&doctor).contains(words));
    }
    let free = run(&["evaluate", &model, "--ignore", "mimic"]);
    assert!(!error(&free).contains("elsewhere") && free.status.success(), "{}", error(&free));
}

/// Names of commands as other programs have them lead to ours, and names of inner parts to where they are.
#[test]
fn names_of_other_programs_are_understood() {
    for (word, meant) in [("run", "simulate"), ("plot", "view"), ("check", "doctor"), ("ik", "assemble")] {
        let told = run(&[word, "model.toml"]);
        assert_eq!(told.status.code(), Some(2));
        assert!(error(&told).contains(&format!("'{meant}'")), "{word}: {}", error(&told));
    }
    let folder = folder("inner");
    fs::write(folder.join("leg.toml"), LEG).expect("a part");
    let top = folder.join("top.toml");
    fs::write(&top, "dalembert = 1\n[modules]\nleft = { model = \"leg.toml\" }\nright = { model = \"leg.toml\" }\n")
        .expect("a model");
    let told = run(&["evaluate", &text(&top), "--set", "x=1"]);
    assert!(error(&told).contains("did you mean `left.x` or `right.x`?"), "{}", error(&told));
}

/// Counts of one have no plural, and times no digits that say nothing.
#[test]
fn counts_and_times_are_those_of_people() {
    let folder = folder("counts");
    let model = folder.join("leg.toml");
    fs::write(&model, LEG).expect("a model");
    let rest = run(&["equilibrium", &text(&model), "--set", "x=1e-3"]);
    assert!(out(&rest).contains("after 1 step\n") || !out(&rest).contains(" 1 steps"), "{}", out(&rest));
    let explodes = folder.join("explodes.toml");
    let model = "dalembert = 1\n[variables]\nx = { order = 1, start = 1, fixed = true }\n[equations]\nmass = { x = { x = 1 } }\nforce = { x = \"-1/x\" }\n";
    fs::write(&explodes, model).expect("a model");
    let stopped = run(&["simulate", &text(&explodes), "--until", "1"]);
    let reached = out(&stopped).lines().find(|line| line.contains("reached")).unwrap_or_default().to_owned();
    let long =
        |word: &str| word.trim_matches(|c: char| !c.is_ascii_digit()).chars().filter(char::is_ascii_digit).count() > 12;
    assert!(!reached.split_whitespace().any(long) && stopped.status.code() == Some(1), "{reached}");
}
