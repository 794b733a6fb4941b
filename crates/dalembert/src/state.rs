//! A state file's numbers as settings.

use std::path::Path;

use dalembert_io::diagnostic::Code;
use dalembert_io::{Diagnostic, Diagnostics, Entry, StateFile};

use crate::error::Error;
use crate::load::Loaded;

impl Loaded {
    /// Reads a state file (`--state`) into settings by name: `t`, positions, velocities, inputs.
    ///
    /// # Errors
    /// [`Error::Model`] for a file that is not what it should be, and for names the model does not have.
    pub fn state_settings(&self, path: &Path) -> Result<Vec<(String, f64)>, Error> {
        let file = dalembert_io::read_state(path)?;
        self.settings(&file).map_err(|fault| {
            Error::from(Diagnostics { list: vec![*fault], sources: file.sources.clone(), ..Diagnostics::default() })
        })
    }

    fn settings(&self, file: &StateFile) -> Result<Vec<(String, f64)>, Box<Diagnostic>> {
        let mut set: Vec<(String, f64)> = file.t.iter().map(|&t| ("t".to_owned(), t)).collect();
        let mut known = dalembert_dynamics::StartValues::of(&self.model);
        let mut take = |name: String, entry: &Entry| -> Result<(), Box<Diagnostic>> {
            let value = one(entry)?;
            known.set(&self.model, &name, value).map_err(|e| at(entry, e.message, e.help))?;
            set.push((name, value));
            Ok(())
        };
        for entry in &file.q {
            take(entry.name.clone(), entry)?;
        }
        for entry in &file.v {
            take(self.rate_name(&entry.name), entry)?;
        }
        if let Some(entry) = file.tau.first() {
            let message = format!("`tau` is for joints, and the model has no joint `{}`", entry.name);
            return Err(at(entry, message, Some("use `inputs`".to_owned())));
        }
        for entry in &file.inputs {
            take(entry.name.clone(), entry)?;
        }
        Ok(set)
    }

    /// `v` speaks of variables (`x` for x'), rates or quasi-velocities.
    fn rate_name(&self, name: &str) -> String {
        let variable = self.model.variables.iter().find(|v| v.name == name && v.slots.len() > 1);
        variable.map_or_else(|| name.to_owned(), |v| v.slots[1].clone())
    }
}

fn at(entry: &Entry, message: String, help: Option<String>) -> Box<Diagnostic> {
    let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("in this state");
    Box::new(fault.help("names are those of the model's variables, rates and inputs").maybe_help(help))
}

fn one(entry: &Entry) -> Result<f64, Box<Diagnostic>> {
    match entry.values[..] {
        [value] => Ok(value),
        _ => {
            let (name, count) = (&entry.name, entry.values.len());
            let message = format!("`{name}` is one number in this model, but the state gives {count}");
            Err(at(entry, message, Some(format!("write \"{name}\": number"))))
        }
    }
}
