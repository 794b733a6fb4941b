//! `dalembert completions SHELL`.

use clap::CommandFactory;
use dalembert::Error;

use crate::Outcome;
use crate::args::{Cli, CompletionsArgs};
use crate::output::{Failed, print_raw};

/// Prints a script by which a shell completes commands, options and files.
pub fn run(args: &CompletionsArgs, json: bool) -> Outcome {
    if json {
        return Err(Failed::Verb(Error::Usage("completions are a script and no JSON: leave --json out".to_owned())));
    }
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "dalembert", &mut script);
    print_raw(&String::from_utf8_lossy(&script))
}
