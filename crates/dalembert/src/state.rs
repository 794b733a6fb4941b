//! A state file's numbers as settings.

use dalembert_answers::combination::settled;
use dalembert_answers::linearization::Linearization;
use dalembert_answers::words::names;
use std::collections::HashSet;
use std::path::Path;

use dalembert_formats::diagnostic::Code;
use dalembert_formats::{Diagnostic, Diagnostics, Entry, StateFile};

use dalembert_mechanism::{Closure, JointInfo};
use dalembert_model::model::Variable;
use dalembert_spec::error::close_names;
use dalembert_spec::units::parse_unit;

use crate::error::Error;
use crate::load::Loaded;
use crate::written::Number;

/// A key of a state, whose names are all of one kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Q,
    V,
    A,
    /// Those of `tau` are efforts by the names of joints, which are inputs as well.
    Inputs,
}

impl Key {
    const ALL: [Self; 4] = [Self::Q, Self::V, Self::A, Self::Inputs];

    /// The key, and what one of its names is.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Q => ("q", "a position"),
            Self::V => ("v", "a velocity"),
            Self::A => ("a", "an acceleration"),
            Self::Inputs => ("inputs", "an input"),
        }
    }
}

impl Loaded {
    /// Numbers of states by name as people read them: those that are rounding beside the model's own size of them are zero. Where nothing says how large a state is, numbers stay.
    pub fn told_states<'n>(&self, states: impl IntoIterator<Item = (&'n str, f64)>) -> Vec<f64> {
        let (model, natural) = (&self.model, &self.model.natural);
        let sizes = natural.of_states(model);
        let is_told = |name: &str| {
            let Some((column, _)) = model.find_variable(name) else { return true };
            let unit = model.variables[column].unit.as_deref().and_then(|unit| parse_unit(unit).ok());
            unit.is_some_and(|unit| natural.told_size(unit).is_some())
        };
        let place = |name: &str| model.find_state(name).filter(|_| is_told(name));
        states.into_iter().map(|(name, x)| settled(x, place(name).map_or(f64::NAN, |place| sizes[place]))).collect()
    }

    /// A linear system for a text or a page: the state that it was found at as [`Self::told_states`] tells it.
    pub fn told_linearization(&self, found: &Linearization) -> Linearization {
        let mut told = found.clone();
        let names = found.model.states.iter().map(|s| s.name.as_str());
        told.model.x0 = self.told_states(names.zip(found.model.x0.iter().copied()));
        told
    }

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
        named.chain(&mut file.inputs).for_each(|entry| self.call(&mut entry.name));
        self.settings(&file).map_err(|fault| {
            Error::from(Diagnostics { list: vec![*fault], sources: file.sources.clone(), ..Diagnostics::default() })
        })
    }

    fn settings(&self, file: &StateFile) -> Result<Vec<(String, f64)>, Box<Diagnostic>> {
        let mut set: Vec<(String, f64)> = file.t.iter().map(|&t| ("t".to_owned(), t)).collect();
        let mut known = dalembert_model::StartValues::of(&self.model);
        let mut taken = HashSet::new();
        let mut take = |key: Key, wanted: Vec<String>, entry: &Entry| -> Result<(), Box<Diagnostic>> {
            wanted.iter().try_for_each(|name| self.of_its_kind(key, name, entry))?;
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
            take(Key::Q, joint.unwrap_or_else(|| vec![entry.name.clone()]), entry)?;
        }
        for entry in &file.v {
            let rate = |v: &Variable| if v.is_twist() { v.name.clone() } else { self.rate_name(&v.name) };
            let names = self.joint_names(&entry.name, rate);
            let names = names.or_else(|| Some(self.closure(&entry.name)?.rate_names()));
            take(Key::V, names.unwrap_or_else(|| vec![self.rate_name(&entry.name)]), entry)?;
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
            take(Key::A, names.unwrap_or_else(|| vec![entry.name.clone()]), entry)?;
        }
        for entry in &file.tau {
            let names = self.joint_names(&entry.name, |v| format!("tau.{}", v.name));
            let names = names.or_else(|| Some(self.closure(&entry.name)?.effort_names()));
            let Some(names) = names else {
                let message = format!("`tau` is for joints, and the model has no joint `{}`", entry.name);
                return Err(at(entry, message, Some("use `inputs`".to_owned())));
            };
            take(Key::Inputs, names, entry)?;
        }
        for entry in &file.inputs {
            take(Key::Inputs, vec![entry.name.clone()], entry)?;
        }
        Ok(set)
    }

    /// Refuses a name that another key of the state is for; a name that is none at all is found where it is set.
    fn of_its_kind(&self, key: Key, name: &str, entry: &Entry) -> Result<(), Box<Diagnostic>> {
        if self.takes(key, name) {
            return Ok(());
        }
        let (own, wanted) = key.words();
        let (what, place) = match Key::ALL.into_iter().find(|&other| self.takes(other, name)).map(Key::words) {
            Some((other, what)) => (what, format!("give it in `{other}`")),
            None if name == "t" => ("the time", "give it beside the other keys, as \"t\": 1.5".to_owned()),
            None => return Ok(()),
        };
        let known = self.names_of(key);
        let near = close_names(name, known.iter().map(String::as_str));
        let help = near.map_or_else(|| place.clone(), |near| format!("{near} Or {place}"));
        Err(at(entry, format!("`{name}` is {what}, and a name in `{own}` is {wanted}"), Some(help)))
    }

    /// Whether a name is of a key's kind. Between the position and the highest of its slots, a variable of higher order has what are velocities
    /// of positions and positions of velocities.
    fn takes(&self, key: Key, name: &str) -> bool {
        let model = &self.model;
        if let Some((column, slot)) = model.find_slot(name) {
            let (v, order) = (&model.variables[column], model.variables[column].order as usize);
            return match key {
                Key::Q => !v.is_twist() && slot < order && (slot == 0 || slot + 1 < order),
                Key::V => slot < order && (slot > 0 || v.is_twist()),
                Key::A => slot == order,
                Key::Inputs => false,
            };
        }
        if model.find_state(name).is_some() {
            return key == Key::Q;
        }
        if model.find_input(name).is_some() {
            return key == Key::Inputs;
        }
        model.find_closing(name).is_some_and(|(.., rate)| key == if rate { Key::V } else { Key::Q })
    }

    /// All names of a key's kind.
    fn names_of(&self, key: Key) -> Vec<String> {
        let (model, layout) = (&self.model, self.layout());
        let closures = || model.mechanism.iter().flat_map(|m| &m.closures);
        match key {
            Key::Q => layout.coordinates.into_iter().chain(closures().flat_map(Closure::coordinate_names)).collect(),
            Key::V => layout.velocities.into_iter().chain(closures().flat_map(Closure::rate_names)).collect(),
            Key::A => layout.accelerations,
            Key::Inputs => model.inputs.iter().map(|input| input.name.clone()).collect(),
        }
    }

    /// A name as the model has it, none of which is the time; what is a coordinate's name as well stays, and is refused.
    fn call(&self, name: &mut String) {
        let called = self.model.joint_called(name);
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
    if wanted.is_empty() {
        let message = format!("joint `{name}` does not move and has no numbers, but the state gives {count}");
        return at(entry, message, Some("leave it out".to_owned()));
    }
    if wanted.len() == 1 {
        let message = format!("`{name}` is one number in this model, but the state gives {count}");
        return at(entry, message, Some(format!("write \"{name}\": number")));
    }
    let message = format!("`{name}` takes {} numbers, but the state gives {count}", wanted.len());
    at(entry, message, Some(format!("its numbers are {}", names(wanted))))
}
