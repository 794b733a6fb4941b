//! A simulation under way as bytes.
//!
//! ```text
//! dalembert checkpoint\n        the form
//! name = value\n …              what the run depends on, and what whoever keeps it wants to know; one line each
//! \n
//! bytes                         what the run has learnt
//! eight bytes                   FNV-1a of all before, the lowest first
//! ```
//!
//! A run goes on to the same bits on the same program, machine, model and choices only. All of these are lines, so that what differs is told by
//! name.

use dalembert_formats::identity::Fingerprint;
use dalembert_simulation::SimulationOptions;

use crate::error::Error;
use crate::fit::Fitted;
use crate::load::Loaded;
use crate::verbs::Simulate;

const FORM: &str = "dalembert checkpoint";

/// A simulation under way as bytes, with what it depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// What the run depends on.
    lines: Vec<(String, String)>,
    /// What belongs to whoever keeps it.
    notes: Vec<(String, String)>,
    memory: Vec<u8>,
}

impl Checkpoint {
    pub(crate) fn new(loaded: &Loaded, how: &Simulate, options: &SimulationOptions, memory: Vec<u8>) -> Self {
        Self { lines: lines(loaded, how, options), notes: Vec::new(), memory }
    }

    pub(crate) fn memory(&self) -> &[u8] {
        &self.memory
    }

    /// Adds a note of one line, such as how long a file of results is.
    pub fn note(&mut self, name: &str, value: &str) {
        self.notes.push((format!("note {name}"), plain(value)));
    }

    /// A note.
    pub fn noted(&self, name: &str) -> Option<&str> {
        let found = |(key, _): &&(String, String)| key.strip_prefix("note ") == Some(name);
        self.notes.iter().find(found).map(|(_, value)| value.as_str())
    }

    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = format!("{FORM}\n");
        for (name, value) in self.lines.iter().chain(&self.notes) {
            text += &format!("{name} = {value}\n");
        }
        text.push('\n');
        let mut bytes = text.into_bytes();
        bytes.extend_from_slice(&self.memory);
        let sum = hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// From bytes.
    ///
    /// # Errors
    /// In words: bytes that are no checkpoint, or were damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let none = || "it is no checkpoint of a simulation".to_owned();
        if !bytes.starts_with(format!("{FORM}\n").as_bytes()) {
            return Err(none());
        }
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or_else(none)?;
        if hash(content) != u64::from_le_bytes(*sum) {
            return Err("it was damaged, or not written to its end: its checksum is another".to_owned());
        }
        let end = content.windows(2).position(|pair| pair == b"\n\n").ok_or_else(none)?;
        let text = std::str::from_utf8(&content[..end]).map_err(|_| none())?;
        let all = text.lines().skip(1).map(|line| {
            let (name, value) = line.split_once(" = ").unwrap_or((line, ""));
            (name.to_owned(), value.to_owned())
        });
        let (notes, lines) = all.partition(|(name, _)| name.starts_with("note "));
        Ok(Self { lines, notes, memory: content[end + 2..].to_vec() })
    }

    /// Refuses another model, and other choices.
    pub(crate) fn suits(&self, loaded: &Loaded, how: &Simulate, options: &SimulationOptions) -> Result<(), Error> {
        let wanted = lines(loaded, how, options);
        let nothing = "nothing".to_owned();
        let of = |all: &[(String, String)], name: &str| {
            all.iter().find(|(key, _)| key == name).map_or_else(|| nothing.clone(), |(_, value)| value.clone())
        };
        let names = self.lines.iter().chain(&wanted).map(|(name, _)| name);
        for name in names {
            let (there, here) = (of(&self.lines, name), of(&wanted, name));
            if there != here {
                let what = name.strip_prefix("file ").map_or_else(
                    || format!("`{name}` is {there} in the checkpoint and {here} here"),
                    |file| format!("the file `{file}` is not what it was when the checkpoint was made"),
                );
                return Err(Error::Usage(format!("the checkpoint is of another run: {what}")));
            }
        }
        Ok(())
    }
}

/// All that bits depend on.
fn lines(loaded: &Loaded, how: &Simulate, o: &SimulationOptions) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut say = |name: &str, value: String| all.push((plain(name), plain(&value)));
    say("program", format!("dalembert {} on {}", env!("CARGO_PKG_VERSION"), std::env::consts::ARCH));
    let native = loaded.model.classes.iter().any(|class| class.equations.is_native());
    say("formulas", if native { "native code" } else { "tapes" }.to_owned());
    for source in &loaded.spec.sources.files {
        say(&format!("file {}", source.name), format!("{:016x}", hash(source.text.as_bytes())));
    }
    for (name, value) in loaded.parameters.iter().chain(&how.set) {
        say(&format!("set {name}"), format!("{value:?}"));
    }
    let known = |value: Option<String>| value.unwrap_or_else(|| "not given".to_owned());
    say("until", format!("{:?}", o.until));
    say("every", format!("{:?}", o.every));
    say("tolerance", format!("{:?}", o.tolerance));
    say("method", o.method.as_str().to_owned());
    say("norm", format!("{:?}", o.norm));
    say("integrator", o.integrator.to_string());
    say("baumgarte", known(o.baumgarte.map(|(a, b)| format!("{a:?}, {b:?}"))));
    say("max-steps", known(o.max_steps.map(|n| n.to_string())));
    say("max-step", known(o.max_step.map(|h| format!("{h:?}"))));
    say("step", known(o.step.map(|h| format!("{h:?}"))));
    say("spectral-radius", known(o.spectral_radius.map(|r| format!("{r:?}"))));
    say("fitted", known(loaded.fitted.as_ref().map(|f| format!("{:?}", f.sentence()))));
    let fit = loaded.fitted.as_ref().map(Fitted::fit);
    let reading = (fit, loaded.spec.keep_fixed, loaded.model.n(), loaded.model.states);
    say("reading", format!("{:016x}", hash(format!("{reading:?}").as_bytes())));
    all
}

/// One line.
fn plain(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

fn hash(bytes: &[u8]) -> u64 {
    Fingerprint::of(bytes).0
}
