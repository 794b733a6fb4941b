//! What is printed, and how errors end the program.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use dalembert::{Error, Loaded};
use serde_json::{Value, json};

use crate::args::{ModelArgs, StateArgs};

/// A subcommand that did not succeed.
pub enum Failed {
    /// A verb's error.
    Verb(Error),
    /// The answer was printed, and the answer is no.
    Said,
}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Self::Verb(error)
    }
}

impl From<Box<dalembert::io::Diagnostic>> for Failed {
    fn from(diagnostic: Box<dalembert::io::Diagnostic>) -> Self {
        Self::Verb(Error::from(dalembert::io::Diagnostics::one(*diagnostic)))
    }
}

impl Failed {
    /// Prints the message and gives the exit status.
    pub fn report(self, json: bool) -> ExitCode {
        let Self::Verb(error) = self else { return ExitCode::from(1) };
        let status = if matches!(error, Error::Usage(_)) { 2 } else { 1 };
        if json {
            let document = match &error {
                Error::Model(diagnostics) => diagnostics.to_json(),
                Error::Physics(message) | Error::Usage(message) => json!({ "errors": [{ "message": message }] }),
            };
            print(&pretty(&document));
        }
        let mut stderr = std::io::stderr();
        let text = match &error {
            Error::Model(diagnostics) => diagnostics.render(stderr.is_terminal()),
            Error::Physics(message) | Error::Usage(message) => format!("error: {message}\n"),
        };
        let _ = stderr.write_all(text.as_bytes());
        ExitCode::from(status)
    }
}

/// Writes to standard output; a closed pipe is the reader's decision, not an error.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    if !text.ends_with('\n') {
        let _ = out.write_all(b"\n");
    }
}

/// A JSON document as text.
pub fn pretty(document: &Value) -> String {
    serde_json::to_string_pretty(document).unwrap_or_default()
}

/// Opens a model; settings of parameters are split off from those of the state.
pub fn open(args: &ModelArgs) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    Ok(dalembert::open_set(&args.model, &args.reading.choices(), &args.set)?)
}

/// Opens a model at a state; what is set by hand comes after the file's numbers and wins.
pub fn open_at(args: &ModelArgs, state: &StateArgs) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    let (loaded, mut set) = open(args)?;
    if let Some(path) = &state.state {
        let from_file = loaded.state_settings(path)?;
        set.splice(0..0, from_file);
    }
    if let Some(branch) = &state.branch {
        let found = loaded.branches(&set)?.ok_or_else(|| {
            let message =
                "the start values can't be assembled, so that there is no assembly to choose: `doctor` says why";
            Failed::Verb(Error::Usage(message.to_owned()))
        })?;
        set.extend(found.settings(&found.choose(branch)?));
    }
    Ok((loaded, set))
}

/// A list of names in backquotes, or a dash.
pub fn names<S: AsRef<str>>(list: &[S]) -> String {
    if list.is_empty() {
        return "–".to_owned();
    }
    list.iter().map(|n| format!("`{}`", n.as_ref())).collect::<Vec<_>>().join(", ")
}
