//! `--state FILE.json`: `{"t": …, "q": {name: number or list}, "v": {…}, "tau": {…}, "inputs": {…}}`, everything optional.

use std::fmt;
use std::path::Path;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::expr::did_you_mean;
use crate::files;

/// Names with their numbers, in the order of the file.
pub type Named = Vec<(String, Vec<f64>)>;

/// A state as the user wrote it; names are not looked up yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StateFile {
    /// Time, s.
    pub t: Option<f64>,
    /// Positions: variables, or joints with one number per coordinate.
    pub q: Named,
    /// Velocities.
    pub v: Named,
    /// Generalized forces.
    pub tau: Named,
    /// Inputs.
    pub inputs: Named,
}

const KEYS: &[&str] = &["t", "q", "v", "tau", "inputs"];

/// Reads a state file.
///
/// # Errors
/// What is wrong, with the file and the key.
pub fn read_state(path: &Path) -> Result<StateFile, Box<Diagnostic>> {
    let shown = files::name(path);
    let text = files::read(path, &shown, files::Format::Native, false)?;
    read_state_text(&shown, &text)
}

/// Reads a state from a text; `name` is shown in messages.
///
/// # Errors
/// As [`read_state`].
pub fn read_state_text(name: &str, text: &str) -> Result<StateFile, Box<Diagnostic>> {
    let text = text.trim_start_matches('\u{feff}');
    let top: Json = serde_json::from_str(text).map_err(|error| syntax(name, &error))?;
    let Json::Object(entries) = top else {
        return Err(wrong(name, "the file", "an object { \"t\": …, \"q\": { … }, … }", &top));
    };
    let mut state = StateFile::default();
    for (key, value) in entries {
        match key.as_str() {
            "t" => state.t = Some(single(name, "`t`", &value)?),
            "q" => state.q = named(name, &key, value)?,
            "v" => state.v = named(name, &key, value)?,
            "tau" => state.tau = named(name, &key, value)?,
            "inputs" => state.inputs = named(name, &key, value)?,
            _ => return Err(unknown(name, &key)),
        }
    }
    Ok(state)
}

fn syntax(name: &str, error: &serde_json::Error) -> Box<Diagnostic> {
    let message = format!("{}: this is not a valid state file: {error}", quoted(name));
    let help = "write JSON, as in {\"t\": 0, \"q\": {\"x\": 1.5}, \"v\": {\"x\": 0}}";
    Box::new(Diagnostic::new(Code::Syntax, message).help(help))
}

fn unknown(name: &str, key: &str) -> Box<Diagnostic> {
    let known = format!("a state can have: {}", KEYS.join(", "));
    let help = did_you_mean(key, KEYS.iter().copied())
        .map_or(known.clone(), |near| format!("did you mean `{near}`? ({known})"));
    Box::new(
        Diagnostic::new(Code::UnknownKey, format!("{}: a state has no key {}", quoted(name), quoted(key))).help(help),
    )
}

fn wrong(name: &str, what: &str, wanted: &str, found: &Json) -> Box<Diagnostic> {
    let message = format!("{}: {what} must be {wanted}, not {}", quoted(name), found.describe());
    Box::new(Diagnostic::new(Code::WrongType, message).help("numbers stand without quotes, names in quotes"))
}

fn single(name: &str, what: &str, value: &Json) -> Result<f64, Box<Diagnostic>> {
    match value {
        Json::Number(value) if value.is_finite() => Ok(*value),
        Json::Number(_) => Err(Box::new(
            Diagnostic::new(Code::BadNumber, format!("{}: {what} is too large", quoted(name)))
                .help("numbers reach to about 1.8e308"),
        )),
        other => Err(wrong(name, what, "a number", other)),
    }
}

fn named(name: &str, key: &str, value: Json) -> Result<Named, Box<Diagnostic>> {
    let Json::Object(entries) = value else {
        return Err(wrong(name, &format!("`{key}`"), "an object { name: number }", &value));
    };
    let mut read = Vec::with_capacity(entries.len());
    for (entry, value) in entries {
        let what = format!("{} in `{key}`", quoted(&entry));
        let numbers = match value {
            Json::List(list) => list.iter().map(|number| single(name, &what, number)).collect::<Result<_, _>>()?,
            Json::Number(_) => vec![single(name, &what, &value)?],
            other => return Err(wrong(name, &what, "a number or a list of numbers", &other)),
        };
        read.push((entry, numbers));
    }
    Ok(read)
}

/// JSON with objects in order; a key given twice is an error.
enum Json {
    Null,
    Boolean,
    Text,
    Number(f64),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    fn describe(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "true or false",
            Self::Text => "a text",
            Self::Number(_) => "a number",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Json, E> {
        Ok(Json::Boolean)
    }

    fn visit_str<E>(self, _: &str) -> Result<Json, E> {
        Ok(Json::Text)
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(Json::Number(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Number(value as f64))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Number(value as f64))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut read = Vec::new();
        while let Some(value) = list.next_element()? {
            read.push(value);
        }
        Ok(Json::List(read))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut read: Vec<(String, Json)> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        while let Some((key, value)) = map.next_entry::<String, Json>()? {
            if !seen.insert(key.clone()) {
                return Err(de::Error::custom(format!("{} is given twice", quoted(&key))));
            }
            read.push((key, value));
        }
        Ok(Json::Object(read))
    }
}
