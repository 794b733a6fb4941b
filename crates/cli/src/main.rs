//! The `dalembert` command: arguments in, one verb called, text or JSON out.

mod args;
mod assemble;
mod bench;
mod branches;
mod checkpoint;
mod commands;
mod completions;
mod convert;
mod doctor;
mod equations;
mod equilibrium;
mod evaluate;
mod examples;
mod linearize;
#[cfg(feature = "man")]
mod man;
mod r#move;
mod new;
mod output;
mod recipe;
mod schema;
mod signals;
mod simulate;
mod sweep;
mod tolerances;
mod usage;
mod view;

use std::process::ExitCode;

use crate::args::Command;
use crate::output::Failed;

fn main() -> ExitCode {
    let cli = match usage::parse() {
        Ok(cli) => cli,
        Err(status) => return status,
    };
    let json = cli.json;
    let result = match cli.command {
        Command::Doctor(args) => doctor::run(&args, json),
        Command::Simulate(args) => simulate::run(&args, json),
        Command::Move(args) => r#move::run(&args, json),
        Command::View(args) => view::run(&args, json),
        Command::Assemble(args) => assemble::run(&args, json),
        Command::Evaluate(args) => evaluate::run(&args, json),
        Command::Linearize(args) => linearize::run(&args, json),
        Command::Equilibrium(args) => equilibrium::run(&args, json),
        Command::Equations(args) => equations::run(&args, json),
        Command::Sweep(args) => sweep::run(&args, json),
        Command::New(args) => new::run(&args, json),
        Command::Completions(args) => completions::run(&args, json),
        Command::Schema(_) => schema::run(),
        #[cfg(feature = "man")]
        Command::Man(args) => man::run(&args, json),
        Command::Bench(args) => bench::run(&args, json),
        Command::Convert(args) => convert::run(&args, json),
        Command::Examples(args) => examples::run(&args, json),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => failed.report(json),
    }
}

/// What a subcommand comes to.
type Outcome = Result<(), Failed>;
