//! From arguments to [`Cli`]: help, versions and wrong usage are printed like everything else.

use std::io;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ColorChoice, CommandFactory, FromArgMatches};
use dalembert::io::plain::{is_harmful, one_line};

use crate::args::Cli;
use crate::output::{coloured, complain, messages, print, print_json, print_raw, to_stderr};

/// Commands that people look for here, and what there is in their place.
const ABSENT: [(&str, &str); 6] = [
    (
        "linearize",
        "did you mean `evaluate --derivatives`, which linearizes at one state? Modes and controllability are not there yet",
    ),
    (
        "equilibrium",
        "rest positions are not searched for yet; `evaluate` gives the accelerations at a state, `simulate` the motion from it",
    ),
    ("move", "prescribe the motion in the model instead, as a formula of t, and `simulate` it"),
    ("sweep", "runs over a range of a parameter are a loop over `simulate --set NAME=VALUE --out FILE`"),
    ("view", "animations are not there yet; `simulate --report FILE.html` draws plots"),
    ("new", "did you mean `examples`? `examples NAME` writes a model to start from"),
];

/// The arguments, or the exit status where there is nothing more to do.
pub fn parse() -> Result<Cli, ExitCode> {
    let choice =
        if coloured(&io::stdout()) || coloured(&io::stderr()) { ColorChoice::Always } else { ColorChoice::Never };
    let matches = Cli::command().color(choice).try_get_matches();
    matches.and_then(|matches| Cli::from_arg_matches(&matches)).map_err(|error| say(&error))
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
    let text = absent(error).unwrap_or_else(|| in_one_line(error));
    if std::env::args_os().any(|argument| argument == "--json") {
        let sentence = text.lines().next().unwrap_or_default();
        // As with any failure: the message and the status say it too.
        let _ = print_json(&messages(sentence.trim_start_matches("error: ")));
    }
    let rendered = error.render();
    if coloured(&io::stderr()) && text == rendered.to_string() && !text.contains(is_harmful) {
        to_stderr(&rendered.ansi().to_string());
    } else {
        complain(&text);
    }
    ExitCode::from(2)
}

/// The message, with what it quotes of the arguments in one line each: it must not look like a line of ours.
fn in_one_line(error: &clap::Error) -> String {
    let quoted = error.context().flat_map(|(_, value)| match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        _ => Vec::new(),
    });
    quoted.fold(error.render().to_string(), |message, text| message.replace(&text, &one_line(&text)))
}

/// The sentence for a command that is not there.
fn absent(error: &clap::Error) -> Option<String> {
    let context = (error.kind(), error.get(ContextKind::InvalidSubcommand));
    let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(asked))) = context else { return None };
    let (name, instead) = ABSENT.iter().find(|(name, _)| name == asked)?;
    Some(format!("error: there is no command `{name}`: {instead}"))
}
