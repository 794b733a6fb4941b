//! Runs workers, notes what fails, crashes or hangs, and goes on behind it.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crate::corpus::Corpus;
use crate::target::Target;
use crate::workplace;

/// How long a target is worked on.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    /// So many cases beyond those of the corpus.
    Cases(u64),
    /// So long.
    Time(Duration),
}

/// How to run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub extent: Extent,
    pub seed: u64,
    /// A case that takes longer hangs.
    pub limit: Duration,
}

/// After so many different failures there is enough to look at.
const ENOUGH: usize = 20;

/// Runs one target; true if nothing failed. Cases that failed are written below `target/fuzz`.
pub fn run(target: Target, plan: &Plan) -> bool {
    let corpus = match Corpus::of(target) {
        Ok(corpus) => corpus,
        Err(problem) => {
            println!("{}: {problem}", target.name());
            return false;
        }
    };
    let (end, until) = match plan.extent {
        Extent::Cases(cases) => (corpus.len() + cases, None),
        Extent::Time(time) => (u64::MAX, Some(Instant::now() + time)),
    };
    let mut failures = Failures { target, corpus: &corpus, seed: plan.seed, seen: BTreeSet::new() };
    let mut from = 0;
    while from < end && failures.seen.len() < ENOUGH && until.is_none_or(|until| Instant::now() < until) {
        from = match stretch(target, plan, (from, end), until, &mut failures) {
            Ok(next) => next,
            Err(problem) => {
                println!("{}: {problem}", target.name());
                return false;
            }
        };
    }
    println!("{}: {} cases, {} failures", target.name(), from.min(end), failures.seen.len());
    failures.seen.is_empty()
}

/// One worker as far as it gets; the number of the case to go on with.
fn stretch(
    target: Target,
    plan: &Plan,
    (from, end): (u64, u64),
    until: Option<Instant>,
    failures: &mut Failures,
) -> Result<u64, String> {
    let mut worker = Worker::start(target, plan.seed, from, end)?;
    let mut current = from;
    loop {
        let left = until.map_or(plan.limit, |until| until.saturating_duration_since(Instant::now()).min(plan.limit));
        match worker.lines.recv_timeout(left) {
            Ok(line) => match line.split_once(' ') {
                Some(("begin", number)) => current = number.parse().unwrap_or(current),
                Some(("fail", problem)) => failures.note(current, problem.split_once(' ').map_or("", |(_, text)| text)),
                _ => return Ok(end),
            },
            Err(RecvTimeoutError::Timeout) => {
                if until.is_none_or(|until| Instant::now() < until) {
                    failures.note(current, &format!("no end after {} s", plan.limit.as_secs()));
                }
                return Ok(current + 1);
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status = worker.child.wait().map_err(|error| error.to_string())?;
                failures.note(current, &format!("the process ended: {status}"));
                return Ok(current + 1);
            }
        }
        if until.is_some_and(|until| Instant::now() >= until) {
            return Ok(current);
        }
    }
}

/// A process that runs cases; it ends with this value.
struct Worker {
    child: Child,
    lines: Receiver<String>,
}

impl Worker {
    fn start(target: Target, seed: u64, from: u64, end: u64) -> Result<Self, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let numbers = [seed, from, end].map(|number| number.to_string());
        let mut command = Command::new(program);
        command.args(["--worker", target.name()]).args(numbers).stdin(Stdio::null()).stdout(Stdio::piped());
        // What a stack overflow says of itself is in the exit status, too.
        let mut child = command.stderr(Stdio::null()).spawn().map_err(|error| error.to_string())?;
        let output = child.stdout.take().ok_or("no output")?;
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, lines })
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What failed, each kind once.
struct Failures<'a> {
    target: Target,
    corpus: &'a Corpus,
    seed: u64,
    seen: BTreeSet<String>,
}

impl Failures<'_> {
    /// Writes the case down, if nothing of its kind is there yet.
    fn note(&mut self, number: u64, problem: &str) {
        // Numbers in a message differ from case to case, its words and place do not.
        let kind: String = problem.chars().take(120).filter(|c| !c.is_ascii_digit()).collect();
        if !self.seen.insert(kind) {
            return;
        }
        let case = self.corpus.case(self.seed, number);
        let folder = workplace::folder();
        let extension = case.path.extension().map_or("txt".to_owned(), |own| own.to_string_lossy().into_owned());
        let file = folder.join(format!("{}-{}-{number}.{extension}", self.target.name(), self.seed));
        let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &case.text));
        let place = written.map_or_else(|error| error.to_string(), |()| file.display().to_string());
        println!("{} {number} (of {}): {problem}\n  {place}", self.target.name(), case.path.display());
    }
}
