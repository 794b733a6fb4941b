//! `--state FILE.json`: `{"t": …, "q": {name: number or list}, "v": {…}, "a": {…}, "tau": {…}, "inputs": {…}}`, everything optional.
//!
//! The JSON library says whether the text is JSON; `tokens` then finds where its parts stand. A state is three levels deep, so
//! nothing here recurses.

mod tokens;

use std::collections::HashSet;
use std::path::Path;

use dalembert_spec::spec::{Source, SourceId, Sources, Span};
use dalembert_spec::units::{noun, quantity};
use serde::de::IgnoredAny;

use self::tokens::{Kind, Token, Tokens};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::excerpt::quoted;
use crate::files;
use dalembert_expr::did_you_mean;

/// A name with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The name as written.
    pub name: String,
    /// One number, or those of a list.
    pub values: Vec<f64>,
    /// Those that were written with a unit, as texts, by their place in the list.
    pub written: Vec<(usize, String)>,
    /// Where the name stands in [`StateFile::sources`].
    pub span: Span,
}

/// A state as the user wrote it, everything in the order of the file; names are not looked up yet.
#[derive(Clone, Debug, Default)]
pub struct StateFile {
    /// Time, s.
    pub t: Option<f64>,
    /// Positions: variables, or joints with one number per coordinate.
    pub q: Vec<Entry>,
    /// Velocities.
    pub v: Vec<Entry>,
    /// Accelerations to find efforts for.
    pub a: Vec<Entry>,
    /// Efforts on joints.
    pub tau: Vec<Entry>,
    /// Inputs.
    pub inputs: Vec<Entry>,
    /// The file's text.
    pub sources: Sources,
}

const KEYS: &[&str] = &["t", "q", "v", "a", "tau", "inputs"];

/// Reads a state file.
///
/// # Errors
/// What is wrong, with file, line and column.
pub fn read_state(path: &Path) -> Result<StateFile, Diagnostics> {
    let shown = files::name(path);
    let text = files::read(path, &shown, files::Format::Native, false).map_err(|fault| Diagnostics::one(*fault))?;
    read_state_text(&shown, &text)
}

/// Reads a state from a text; `name` is shown in messages.
///
/// # Errors
/// As [`read_state`].
pub fn read_state_text(name: &str, text: &str) -> Result<StateFile, Diagnostics> {
    let sources = Sources { files: vec![Source { name: name.to_owned(), text: text.to_owned(), path: None }] };
    let read = check_json(text).and_then(|()| Reader { tokens: Tokens::new(text) }.state());
    match read {
        Ok(state) => Ok(StateFile { sources, ..state }),
        Err(fault) => Err(Diagnostics { list: vec![*fault], sources, ..Diagnostics::default() }),
    }
}

type Fault = Box<Diagnostic>;

fn span(token: Token) -> Span {
    Span::new(SourceId(0), token.start, token.end)
}

/// Whether the text is JSON at all.
fn check_json(text: &str) -> Result<(), Fault> {
    let json = text.trim_start_matches(tokens::MARK);
    let Err(error) = serde_json::from_str::<IgnoredAny>(json) else { return Ok(()) };
    let before: usize = json.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let at = text.len() - json.len() + before + error.column().saturating_sub(1);
    let at = text.floor_char_boundary(at.min(text.len()));
    let words = error.to_string();
    let reason = words.split(" at line ").next().unwrap_or(&words);
    let message = format!("this is not a valid state file: {reason}");
    let help = "write JSON, as in {\"t\": 0, \"q\": {\"x\": 1.5}, \"v\": {\"x\": 0}}";
    let span = Span::new(SourceId(0), at, at);
    Err(Box::new(Diagnostic::at(Code::Syntax, span, message).label("here").help(help)))
}

/// Reads the three levels of a text that is known to be JSON.
struct Reader<'t> {
    tokens: Tokens<'t>,
}

impl Reader<'_> {
    fn state(mut self) -> Result<StateFile, Fault> {
        let top = self.tokens.next();
        if top.kind != Kind::Object {
            return Err(wrong("the file", "an object { \"t\": …, \"q\": { … }, … }", top));
        }
        let mut state = StateFile::default();
        let mut seen = HashSet::new();
        while let Some((key, at)) = self.key(&mut seen)? {
            let list = match key.as_str() {
                "t" => {
                    state.t = Some(self.time()?);
                    continue;
                }
                "q" => &mut state.q,
                "v" => &mut state.v,
                "a" => &mut state.a,
                "tau" => &mut state.tau,
                "inputs" => &mut state.inputs,
                _ => return Err(unknown(&key, at)),
            };
            *list = self.named(&key)?;
        }
        Ok(state)
    }

    /// The next key of an object; `None` at its end.
    fn key(&mut self, seen: &mut HashSet<String>) -> Result<Option<(String, Token)>, Fault> {
        let token = self.tokens.next();
        if token.kind != Kind::Text {
            return Ok(None);
        }
        let key = self.tokens.text(token);
        if seen.insert(key.clone()) {
            return Ok(Some((key, token)));
        }
        let message = format!("{} is given twice", quoted(&key));
        let fault = Diagnostic::at(Code::DuplicateKey, span(token), message);
        Err(Box::new(fault.label("again").help("leave one of them out")))
    }

    fn named(&mut self, key: &str) -> Result<Vec<Entry>, Fault> {
        let open = self.tokens.next();
        if open.kind != Kind::Object {
            return Err(wrong(&format!("`{key}`"), "an object { name: number }", open));
        }
        let (mut read, mut seen) = (Vec::new(), HashSet::new());
        while let Some((name, at)) = self.key(&mut seen)? {
            let mut written = Vec::new();
            let values = self.numbers(&format!("{} in `{key}`", quoted(&name)), &mut written)?;
            read.push(Entry { name, values, written, span: span(at) });
        }
        Ok(read)
    }

    fn numbers(&mut self, what: &str, written: &mut Vec<(usize, String)>) -> Result<Vec<f64>, Fault> {
        let first = self.tokens.next();
        match first.kind {
            Kind::Number => Ok(vec![self.number(what, first)?]),
            Kind::Text => Ok(vec![self.with_unit(what, first, 0, written)?]),
            Kind::List => {
                let mut values = Vec::new();
                loop {
                    let token = self.tokens.next();
                    if token.kind == Kind::End {
                        return Ok(values);
                    }
                    values.push(match token.kind {
                        Kind::Text => self.with_unit(what, token, values.len(), written)?,
                        _ => self.number(what, token)?,
                    });
                }
            }
            _ => Err(wrong(what, "a number or a list of numbers", first)),
        }
    }

    /// The time, s.
    fn time(&mut self) -> Result<f64, Fault> {
        let token = self.tokens.next();
        if token.kind != Kind::Text {
            return self.number("`t`", token);
        }
        let text = self.tokens.text(token);
        match quantity(&text) {
            Some(Ok(given)) if !given.is_in(&text, "s") => {
                let message = format!("`t` is {}, and {} is {}", noun("s"), quoted(&text), given.noun(&text));
                Err(Box::new(Diagnostic::at(Code::BadNumber, span(token), message).label("here")))
            }
            Some(_) => self.with_unit("`t`", token, 0, &mut Vec::new()),
            None => Err(wrong("`t`", "a number", token)),
        }
    }

    /// A number in quotes with its unit.
    fn with_unit(
        &self,
        what: &str,
        token: Token,
        place: usize,
        written: &mut Vec<(usize, String)>,
    ) -> Result<f64, Fault> {
        let text = self.tokens.text(token);
        match quantity(&text) {
            Some(Ok(given)) if given.value.is_finite() => {
                let value = given.value;
                written.push((place, text));
                Ok(value)
            }
            Some(Err(error)) => {
                let fault = Diagnostic::at(Code::BadNumber, span(token), format!("{what}: {}", error.message));
                Err(Box::new(fault.label("here").maybe_help(error.help)))
            }
            _ => Err(wrong(what, "a number or a list of numbers", token)),
        }
    }

    fn number(&self, what: &str, token: Token) -> Result<f64, Fault> {
        if token.kind != Kind::Number {
            return Err(wrong(what, "a number", token));
        }
        self.tokens.number(token).filter(|value| value.is_finite()).ok_or_else(|| {
            let fault = Diagnostic::at(Code::BadNumber, span(token), format!("{what} is too large"));
            Box::new(fault.label("too large").help("numbers reach to about 1.8e308"))
        })
    }
}

fn unknown(key: &str, at: Token) -> Fault {
    let known = format!("a state can have: {}", KEYS.join(", "));
    let help = did_you_mean(key, KEYS.iter().copied())
        .map_or(known.clone(), |near| format!("did you mean `{near}`? ({known})"));
    let fault = Diagnostic::at(Code::UnknownKey, span(at), format!("a state has no key {}", quoted(key)));
    Box::new(fault.label("unknown").help(help))
}

fn wrong(what: &str, wanted: &str, found: Token) -> Fault {
    let message = format!("{what} must be {wanted}, not {}", found.kind.describe());
    let fault = Diagnostic::at(Code::WrongType, span(found), message);
    Box::new(
        fault
            .label(found.kind.describe())
            .help("numbers stand without quotes, or in quotes with their unit, as \"60 deg\""),
    )
}
