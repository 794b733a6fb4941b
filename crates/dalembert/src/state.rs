//! A state file's numbers as settings.

use dalembert_answers::words::names;
use std::collections::HashSet;
use std::path::Path;

use dalembert_formats::diagnostic::Code;
use dalembert_formats::{Diagnostic, Diagnostics, Entry, StateFile};

use dalembert_mechanism::{Closure, JointInfo};
use dalembert_model::model::Variable;

use crate::error::Error;
use crate::load::Loaded;
use crate::written::Number;

impl Loaded {
    /// Reads a state file (`--state`) into settings by name: `t`, positions, velocities, inputs.
    ///
    /// # Errors
    /// [`Error::Model`] for a file that is not what it should be, and for names the model does not have.
    pub fn state_settings(&self, path: &Path) -> Result<Vec<(String, f64)>, Error> {
        self.named_settings(dalembert_formats::read_state(path)?)
    }

    /// The same from a text; `name` is shown in messages.
    ///
    /// # Errors
    /// As [`Self::state_settings`].
    pub fn state_settings_text(&self, name: &str, text: &str) -> Result<Vec<(String, f64)>, Error> {
        self.named_settings(dalembert_formats::read_state_text(name, text)?)
    }

    fn named_settings(&self, mut file: StateFile) -> Result<Vec<(String, f64)>, Error> {
        let named = [&mut file.q, &mut file.v, &mut file.a, &mut file.tau].into_iter().flatten();
        named.for_each(|entry| self.call(&mut entry.name));
        file.inputs.iter_mut().for_each(|entry| self.call(&mut entry.name));
        self.settings(&file).map_err(|fault| {
            Error::from(Diagnostics { list: vec![*fault], sources: file.sources.clone(), ..Diagnostics::default() })
        })
    }

    fn settings(&self, file: &StateFile) -> Result<Vec<(String, f64)>, Box<Diagnostic>> {
        let mut set: Vec<(String, f64)> = file.t.iter().map(|&t| ("t".to_owned(), t)).collect();
        let mut known = dalembert_model::StartValues::of(&self.model);
        let mut taken = HashSet::new();
        let mut take = |wanted: Vec<String>, entry: &Entry| -> Result<(), Box<Diagnostic>> {
            if wanted.len() != entry.values.len() {
                return Err(miscounted(entry, &wanted));
            }
            for (place, text) in &entry.written {
                let (name, number) = (&wanted[*place], Number::parse(text));
                let kind = number.and_then(|number| match self.unit_of(name) {
                    Some(unit) => number.measured_in(&format!("`{name}`"), &unit),
                    None => Ok(number.value),
                });
                kind.map_err(|why| at(entry, why, None))?;
            }
            for (name, &value) in wanted.into_iter().zip(&entry.values) {
                if !taken.insert(name.clone()) {
                    let help = "two names in the state stand for it: leave one of them out";
                    return Err(at(entry, format!("`{name}` is given twice"), Some(help.to_owned())));
                }
                known.set(&self.model, &name, value).map_err(|e| at(entry, e.message, e.help))?;
                set.push((name, value));
            }
            Ok(())
        };
        for entry in &file.q {
            let joint = self.joint(&entry.name).map(|j| j.coordinates.clone());
            let joint = joint.or_else(|| Some(self.closure(&entry.name)?.coordinate_names()));
            take(joint.unwrap_or_else(|| vec![entry.name.clone()]), entry)?;
        }
        for entry in &file.v {
            let rate = |v: &Variable| if v.is_twist() { v.name.clone() } else { self.rate_name(&v.name) };
            let names = self.joint_names(&entry.name, rate);
            let names = names.or_else(|| Some(self.closure(&entry.name)?.rate_names()));
            take(names.unwrap_or_else(|| vec![self.rate_name(&entry.name)]), entry)?;
        }
        for entry in &file.a {
            let highest = |v: &Variable| v.highest();
            let single = || self.variable(&entry.name).map(|v| vec![highest(v)]);
            let names = self.joint_names(&entry.name, highest).or_else(single);
            if names.is_none() && self.closure(&entry.name).is_some() {
                let message = format!("joint `{}` closes a loop: its acceleration follows from others", entry.name);
                let help = "ask for accelerations of joints of the tree, or give this one a `start`, and another joint `cut = true`";
                return Err(at(entry, message, Some(help.to_owned())));
            }
            take(names.unwrap_or_else(|| vec![entry.name.clone()]), entry)?;
        }
        for entry in &file.tau {
            let names = self.joint_names(&entry.name, |v| format!("tau.{}", v.name));
            let names = names.or_else(|| Some(self.closure(&entry.name)?.effort_names()));
            let Some(names) = names else {
                let message = format!("`tau` is for joints, and the model has no joint `{}`", entry.name);
                return Err(at(entry, message, Some("use `inputs`".to_owned())));
            };
            take(names, entry)?;
        }
        for entry in &file.inputs {
            take(vec![entry.name.clone()], entry)?;
        }
        Ok(set)
    }

    /// A name as the model has it; what is a coordinate's name as well stays, and is refused.
    fn call(&self, name: &mut String) {
        let called = self.model.called(name);
        if *called != **name && self.model.find_state(name).is_none() {
            *name = called.into_owned();
        }
    }

    /// `v` speaks of variables (`x` for x'), rates or quasi-velocities.
    fn rate_name(&self, name: &str) -> String {
        let variable = self.variable(name).filter(|v| v.order > 1);
        variable.map_or_else(|| name.to_owned(), |v| v.slot(1).into_owned())
    }

    /// A variable by its own name.
    fn variable(&self, name: &str) -> Option<&Variable> {
        let (column, _) = self.model.find_slot(name)?;
        Some(&self.model.variables[column]).filter(|v| v.name == name)
    }

    fn joint(&self, name: &str) -> Option<&JointInfo> {
        let joint = self.model.find_joint(name)?;
        self.model.mechanism.as_ref()?.joints.get(joint)
    }

    /// A joint that closes a loop.
    fn closure(&self, name: &str) -> Option<&Closure> {
        let closure = self.model.find_closure(name)?;
        self.model.mechanism.as_ref()?.closures.get(closure)
    }

    /// What the variables of a joint are called in some respect.
    fn joint_names(&self, joint: &str, called: impl Fn(&Variable) -> String) -> Option<Vec<String>> {
        Some(self.joint(joint)?.columns.iter().map(|&c| called(&self.model.variables[c])).collect())
    }
}

fn at(entry: &Entry, message: String, help: Option<String>) -> Box<Diagnostic> {
    let fault = Diagnostic::at(Code::Mismatch, entry.span, message).label("in this state");
    Box::new(fault.help("names are those of the model's variables, rates and inputs").maybe_help(help))
}

fn miscounted(entry: &Entry, wanted: &[String]) -> Box<Diagnostic> {
    let (name, count) = (&entry.name, entry.values.len());
    if wanted.len() == 1 {
        let message = format!("`{name}` is one number in this model, but the state gives {count}");
        return at(entry, message, Some(format!("write \"{name}\": number")));
    }
    let message = format!("`{name}` takes {} numbers, but the state gives {count}", wanted.len());
    at(entry, message, Some(format!("its numbers are {}", names(wanted))))
}
