//! From arguments to [`Cli`]: help, versions and wrong usage are printed like everything else.

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ColorChoice, CommandFactory, FromArgMatches};
use dalembert::io::plain::one_line;

use crate::args::Cli;
use crate::output::{TERMINAL, coloured, columns, complain, messages, print, print_json, print_raw, to_stderr};

/// The arguments, or the exit status where there is nothing more to do.
pub fn parse() -> Result<Cli, ExitCode> {
    read(std::env::args_os()).map_err(|error| {
        // A message quotes arguments: without what could steer the terminal or pass for a line of ours.
        let safe = std::env::args_os().map(|argument| OsString::from(one_line(&argument.to_string_lossy())));
        say(&hinted(read(safe).err().unwrap_or(error)))
    })
}

/// What other programs call our commands.
const ELSEWHERE: [(&str, &str); 21] = [
    ("run", "simulate"),
    ("sim", "simulate"),
    ("solve", "simulate"),
    ("integrate", "simulate"),
    ("plot", "view"),
    ("show", "view"),
    ("animate", "view"),
    ("check", "doctor"),
    ("lint", "doctor"),
    ("validate", "doctor"),
    ("analyze", "doctor"),
    ("info", "doctor"),
    ("modes", "linearize"),
    ("eig", "linearize"),
    ("statics", "equilibrium"),
    ("rest", "equilibrium"),
    ("ik", "assemble"),
    ("kinematics", "move"),
    ("optimize", "sweep"),
    ("init", "new"),
    ("export", "convert"),
];

/// With the command that is meant where another program's is given.
fn hinted(mut error: clap::Error) -> clap::Error {
    if let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) =
        (error.kind(), error.get(ContextKind::InvalidSubcommand))
        && let Some((_, meant)) = ELSEWHERE.iter().find(|(other, _)| other == word)
    {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![(*meant).to_owned()]));
    }
    error
}

fn read(arguments: impl Iterator<Item = OsString>) -> Result<Cli, clap::Error> {
    let colours = coloured(&io::stdout()) || coloured(&io::stderr());
    let choice = if colours { ColorChoice::Always } else { ColorChoice::Never };
    let width = columns(&io::stdout()).unwrap_or(TERMINAL);
    Cli::from_arg_matches(&Cli::command().color(choice).term_width(width).try_get_matches_from(arguments)?)
}

fn say(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let said = if coloured(&io::stdout()) {
            print_raw(&error.render().ansi().to_string())
        } else {
            print(&error.render().to_string())
        };
        return said.map_or_else(|failed| failed.report(false), |()| ExitCode::SUCCESS);
    }
    let text = error.render().to_string();
    if std::env::args_os().any(|argument| argument == "--json") {
        let sentence = text.lines().next().unwrap_or_default();
        // As with any failure: the message and the status say it too.
        let _ = print_json(&messages(sentence.trim_start_matches("error: ")));
    }
    if coloured(&io::stderr()) {
        to_stderr(&error.render().ansi().to_string());
    } else {
        complain(&text);
    }
    ExitCode::from(2)
}
