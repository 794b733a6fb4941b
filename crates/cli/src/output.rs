//! What is printed, and how errors end the program.
//!
//! Everything that reaches a terminal goes through here: text from files and arguments has its control characters escaped, a
//! reader who has seen enough is no error, any other failure to write is one, and nothing panics when nobody reads.

use std::io::{self, ErrorKind, IsTerminal, Read, Write};
#[cfg(unix)]
use std::os::fd::AsFd;
#[cfg(windows)]
use std::os::windows::io::AsHandle as AsFd;
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

use dalembert::dynamics::digits::{largest, settled};
use dalembert::io::Document;
use dalembert::io::plain::{one_line, plain, plain_json};
use dalembert::io::results::is_standard_output;
use dalembert::written::{Setting, values};
use dalembert::{Error, Loaded};
use serde_json::{Value, json};
use terminal_size::{Width, terminal_size_of};

use crate::args::{ModelArgs, StateArgs};

/// A subcommand that did not succeed.
pub enum Failed {
    /// A verb's error.
    Verb(Error),
    /// What was to be printed could not be.
    Output(io::Error),
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
        let error = match self {
            Self::Said => return ExitCode::from(1),
            Self::Output(error) => {
                complain(&format!("error: can't write to standard output: {}", reason(&error)));
                return ExitCode::from(1);
            }
            Self::Verb(error) => error,
        };
        let status = if matches!(error, Error::Usage(_)) { 2 } else { 1 };
        if json {
            let document = match &error {
                Error::Model(diagnostics) => diagnostics.to_json(),
                Error::Physics(message) | Error::Usage(message) => messages(message),
            };
            // That nobody can read it changes nothing: the message and the status say that it failed.
            let _ = print_json(&document);
        }
        match &error {
            // Its excerpts are safe already, and coloured.
            Error::Model(diagnostics) => to_stderr(&diagnostics.render(coloured(&io::stderr()))),
            Error::Physics(message) | Error::Usage(message) => complain(&format!("error: {}", one_line(message))),
        }
        ExitCode::from(status)
    }
}

/// The document for an error that is one sentence.
pub fn messages(message: &str) -> Value {
    json!({ "errors": [{ "message": message }] })
}

/// What the system says, without its error number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_lowercase()
}

/// Writes to standard output.
///
/// # Errors
/// What the system says; a closed pipe is the reader's decision, not an error.
pub fn print(text: &str) -> Result<(), Failed> {
    print_raw(&plain(text))
}

/// Writes a JSON document to standard output.
///
/// # Errors
/// As [`print`].
pub fn print_json(document: &Value) -> Result<(), Failed> {
    print_raw(&plain_json(document))
}

/// Writes a JSON document that is made part by part.
///
/// # Errors
/// As [`print`].
pub fn print_parts(document: &Document<'_>) -> Result<(), Failed> {
    print_raw(&plain_json(document))
}

/// Writes text that is known to be safe.
///
/// # Errors
/// As [`print`].
pub fn print_raw(text: &str) -> Result<(), Failed> {
    let mut out = io::stdout().lock();
    let end: &[u8] = if text.ends_with('\n') { b"" } else { b"\n" };
    match out.write_all(text.as_bytes()).and_then(|()| out.write_all(end)).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failed::Output(error)),
        _ => Ok(()),
    }
}

/// Writes a message to standard error, its long lines broken as [`wrapped`] does. Where that can't be done there is nobody left to tell.
pub fn complain(message: &str) {
    let end = if message.ends_with('\n') { "" } else { "\n" };
    to_stderr(&wrapped(&format!("{}{end}", plain(message)), columns(&io::stderr())));
}

/// Writes text that is known to be safe to standard error.
pub fn to_stderr(text: &str) {
    let mut err = io::stderr().lock();
    let _ = err.write_all(text.as_bytes()).and_then(|()| err.flush());
}

/// Whether a stream shows colours: a terminal that can, and a user who did not say no.
pub fn coloured(stream: &impl IsTerminal) -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    stream.is_terminal() && !refused && !dumb()
}

/// A terminal that can only append lines.
pub fn dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// The title of a model, in one line.
pub fn title(loaded: &Loaded) -> String {
    one_line(&loaded.summary().title)
}

/// The same with long lines broken, as [`wrapped`] does.
///
/// # Errors
/// As [`print`].
pub fn print_text(text: &str) -> Result<(), Failed> {
    print(&wrapped(text, width()))
}

/// Says what a command with results found: on standard output, or on standard error where the results themselves go there.
///
/// # Errors
/// As [`print`].
pub fn print_beside(out: Option<&Path>, text: &str) -> Result<(), Failed> {
    if out.is_some_and(is_standard_output) {
        complain(text);
        return Ok(());
    }
    print_text(text)
}

/// Refuses a document and results on one stream.
///
/// # Errors
/// Wrong usage.
pub fn one_stream(outs: &[(&str, Option<&Path>)], json: bool) -> Result<(), Failed> {
    let mut taken = json.then_some("--json");
    for (option, path) in outs {
        if path.is_some_and(is_standard_output) {
            if let Some(other) = taken {
                let message =
                    format!("{other} and {option} would both write to standard output: name a file for one of them");
                return Err(Failed::Verb(Error::Usage(message)));
            }
            taken = Some(option);
        }
    }
    Ok(())
}

/// Columns of text on standard output: what `COLUMNS` says, else those of the terminal, and as many as a line has in a file or a pipe.
fn width() -> Option<usize> {
    columns(&io::stdout())
}

/// Columns of a terminal that does not say how many it has.
pub const TERMINAL: usize = 100;

/// Columns of a stream, if lines are to be broken on it.
pub fn columns(stream: &(impl IsTerminal + AsFd)) -> Option<usize> {
    const LEAST: usize = 40;
    let said = std::env::var("COLUMNS").ok().and_then(|c| c.trim().parse::<usize>().ok()).filter(|&c| c > 0);
    let seen = || terminal_size_of(stream).map_or(TERMINAL, |(Width(w), _)| usize::from(w));
    said.or_else(|| stream.is_terminal().then(seen)).map(|c| c.max(LEAST))
}

/// Breaks lines between words; what follows stands a little further in than the line. Lines of one long word stay.
fn wrapped(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let indent = line.chars().take_while(|c| *c == ' ').count() + 4;
        let mut column = 0;
        // Blanks before a word stay with it, so that lines that fit are left as they are.
        for word in line.split_inclusive(|c: char| c != ' ').fold(Vec::<String>::new(), joined) {
            let size = word.chars().count();
            if column > indent && column + size > width {
                out.push('\n');
                out.extend(std::iter::repeat_n(' ', indent));
                out.push_str(word.trim_start());
                column = indent + word.trim_start().chars().count();
            } else {
                out.push_str(&word);
                column += size;
            }
        }
        out.push('\n');
    }
    out
}

/// Pieces that end in a letter, put together to words with the blanks before them.
fn joined(mut words: Vec<String>, piece: &str) -> Vec<String> {
    match words.last_mut() {
        Some(last) if !piece.starts_with(' ') => last.push_str(piece),
        _ => words.push(piece.to_owned()),
    }
    words
}

/// Opens a model, and says which bodies and joints are other ones than the file says; settings of parameters are split off from those of the
/// state.
pub fn open(args: &ModelArgs) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    static TOLD: OnceLock<()> = OnceLock::new();
    let (loaded, state) = read(args)?;
    if TOLD.set(()).is_ok() {
        loaded.alterations().iter().for_each(|sentence| complain(&format!("warning: {sentence}")));
    }
    Ok((loaded, state))
}

fn read(args: &ModelArgs) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    let (choices, set) = (args.reading.choices(), values(&args.set));
    let (loaded, state) = if is_standard_input(&args.model) {
        let text = standard_input()?;
        let name = if text.trim_start().starts_with('<') { "standard input.urdf" } else { "standard input" };
        dalembert::open_text_as(name, text, &choices, &set)?
    } else {
        dalembert::open_set(&args.model, &choices, &set)?
    };
    once("--set", &loaded, &set)?;
    loaded.check_kinds(args.set.iter().map(|s| (s.name.as_str(), &s.number)))?;
    Ok((loaded, state))
}

fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

/// Refuses a model and a state on one stream.
fn one_reader(args: &ModelArgs, state: &StateArgs) -> Result<(), Failed> {
    if is_standard_input(&args.model) && state.state.as_deref().is_some_and(is_standard_input) {
        let message = "the model and --state would both be read from standard input: name a file for one of them";
        return Err(Failed::Verb(Error::Usage(message.to_owned())));
    }
    Ok(())
}

/// The text on standard input; the same each time.
fn standard_input() -> Result<&'static str, Failed> {
    static TEXT: OnceLock<String> = OnceLock::new();
    if TEXT.get().is_none() {
        let mut bytes = Vec::new();
        let limit = dalembert::io::files::MAX_FILE_BYTES;
        io::stdin()
            .lock()
            .take(limit + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| Failed::Verb(Error::Physics(format!("can't read standard input: {}", reason(&error)))))?;
        if bytes.len() as u64 > limit {
            let message = format!("standard input is larger than {} MiB, which no model and no state is", limit >> 20);
            return Err(Failed::Verb(Error::Physics(message)));
        }
        let text = String::from_utf8(bytes)
            .map_err(|_| Failed::Verb(Error::Physics("standard input is no text in UTF-8".to_owned())))?;
        let _ = TEXT.set(text);
    }
    Ok(TEXT.get().map_or("", String::as_str))
}

/// Numbers that an option gives by name: each name once, also where it is written in two ways.
///
/// # Errors
/// Wrong usage: which of two values is meant, nobody knows.
pub fn once(option: &str, loaded: &Loaded, given: &[(String, f64)]) -> Result<(), Failed> {
    for (k, (name, value)) in given.iter().enumerate() {
        let alike = |other: &&(String, f64)| loaded.model.called(&other.0) == loaded.model.called(name);
        if let Some((before, first)) = given[..k].iter().find(alike) {
            let message = format!("{option} gives `{before}` twice, {first} and {value}: leave one of them out");
            return Err(Failed::Verb(Error::Usage(message)));
        }
    }
    Ok(())
}

/// What one option gives, and another one would give again.
///
/// # Errors
/// Wrong usage, as in [`once`].
pub fn apart<'n>(
    loaded: &Loaded,
    set: &[Setting],
    (option, names): (&str, impl IntoIterator<Item = &'n str>),
) -> Result<(), Failed> {
    for name in names {
        let called = loaded.model.called(name);
        if let Some(own) = set.iter().find(|own| loaded.model.called(&own.name) == called).map(|s| &s.name) {
            let message = format!("--set and {option} both give `{own}`: leave one of them out");
            return Err(Failed::Verb(Error::Usage(message)));
        }
    }
    Ok(())
}

/// Opens a model at a state; what is set by hand comes after the file's numbers and wins.
pub fn open_at(args: &ModelArgs, state: &StateArgs) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    one_reader(args, state)?;
    at(open(args)?, state)
}

/// The same without a word on what the model is.
pub fn open_quietly(args: &ModelArgs, state: &StateArgs) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    one_reader(args, state)?;
    at(read(args)?, state)
}

fn at(
    (mut loaded, mut set): (Loaded, Vec<(String, f64)>),
    state: &StateArgs,
) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    if let Some(path) = &state.state {
        let from_file = if is_standard_input(path) {
            loaded.state_settings_text("standard input", standard_input()?)?
        } else {
            loaded.state_settings(path)?
        };
        set.splice(0..0, from_file);
    }
    if let Some(tolerance) = state.fit {
        loaded = loaded.fit(tolerance, &set)?;
    }
    if let Some(branch) = &state.branch {
        loaded.set_branch(&mut set, branch)?;
    }
    Ok((loaded, set))
}

/// Whether a page has a name that browsers open.
pub fn check_page(path: &Path) -> Result<(), Failed> {
    let extension = path.extension().map(|e| e.to_string_lossy().to_lowercase());
    if matches!(extension.as_deref(), Some("html" | "htm")) {
        return Ok(());
    }
    let name = one_line(&path.display().to_string());
    Err(Failed::Verb(Error::Usage(format!("the report is a page, and {name} does not end in .html"))))
}

/// A list of names in backquotes, long ones counted, or a dash.
pub fn names<S: AsRef<str>>(list: &[S]) -> String {
    if list.is_empty() {
        return "–".to_owned();
    }
    dalembert::dynamics::diagnosis::names(list)
}

/// A list, a long one counted.
pub fn listed(list: &[String]) -> String {
    dalembert::dynamics::diagnosis::listed(list)
}

/// A matrix with zeros in place of what is rounding both in its row and in its column, where units are the same.
pub fn without_rounding(rows: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let of_column: Vec<f64> = (0..columns).map(|j| largest(rows.iter().map(|row| row[j]))).collect();
    let entry = |of_row: f64, (x, of_column): (&f64, &f64)| settled(*x, of_row.min(*of_column));
    rows.iter()
        .map(|row| row.iter().zip(&of_column).map(|pair| entry(largest(row.iter().copied()), pair)).collect())
        .collect()
}
