//! Hostile input for every reader and verb: damaged copies of models that exist, from a seed.
//!
//! A case is a function of target, seed and number, so nothing needs to be kept to see it again. Cases run in a process of
//! their own: one that overflows the stack or hangs ends there, is written down, and the next goes on.
//!
//! ```text
//! dalembert-fuzz [TARGET …] [--cases N] [--seconds S] [--seed X] [--limit S]
//! dalembert-fuzz --show TARGET NUMBER [--seed X]
//! ```

mod case;
mod corpus;
mod mutate;
mod random;
mod supervise;
mod target;
mod worker;
mod workplace;

use std::process::ExitCode;
use std::time::Duration;

use corpus::Corpus;
use supervise::{Extent, Plan};
use target::Target;

const USAGE: &str = "\
Usage: dalembert-fuzz [TARGET …] [--cases N | --seconds S] [--seed X] [--limit S]
       dalembert-fuzz --show TARGET NUMBER [--seed X]

Targets: native, urdf, state, formula, unit, name, verbs; all of them if none is given.
  --cases N     so many cases for each target, after the models as they are; 2000 if nothing is said
  --seconds S   for each target as many cases as fit
  --seed X      another seed gives other cases
  --limit S     a case that takes longer hangs; 60
  --show        prints one case
Exit status: 0 all is well, 1 something failed, 2 wrong usage.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprint!("error: {problem}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<bool, String> {
    let mut targets = Vec::new();
    let mut plan = Plan { extent: Extent::Cases(2000), seed: 1, limit: Duration::from_mins(1) };
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let mut number = || -> Result<u64, String> {
            let value = words.next().ok_or(format!("`{word}` needs a number"))?;
            value.parse().map_err(|_| format!("`{value}` is no whole number"))
        };
        match word {
            "--cases" => plan.extent = Extent::Cases(number()?),
            "--seconds" => plan.extent = Extent::Time(Duration::from_secs(number()?)),
            "--seed" => plan.seed = number()?,
            "--limit" => plan.limit = Duration::from_secs(number()?),
            "--show" | "--worker" => {
                let target = Target::by_name(words.next().unwrap_or_default())?;
                let rest: Vec<&str> = words.collect();
                return alone(word, target, &rest, plan.seed);
            }
            "--help" | "-h" => {
                print!("{USAGE}");
                return Ok(true);
            }
            name => targets.push(Target::by_name(name)?),
        }
    }
    if targets.is_empty() {
        targets.extend(Target::ALL);
    }
    let results: Vec<bool> = targets.into_iter().map(|target| supervise::run(target, &plan)).collect();
    Ok(results.into_iter().all(|well| well))
}

/// What is done with one target in this very process: a case shown (`NUMBER`), or many run (`SEED FROM`).
fn alone(how: &str, target: Target, numbers: &[&str], seed: u64) -> Result<bool, String> {
    let parsed: Result<Vec<u64>, _> =
        numbers.iter().filter(|word| **word != "--seed").map(|word| word.parse()).collect();
    let corpus = Corpus::of(target)?;
    match (how, parsed.map_err(|error| error.to_string())?.as_slice()) {
        ("--worker", &[seed, from, to]) => worker::run(target, &corpus, seed, from..to),
        ("--show", &[number]) => print!("{}", corpus.case(seed, number).text),
        ("--show", &[number, seed]) => print!("{}", corpus.case(seed, number).text),
        _ => return Err(format!("`{how}` has other arguments")),
    }
    Ok(true)
}
