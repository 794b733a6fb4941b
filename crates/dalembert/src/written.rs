//! Numbers as users write them, `60 deg`, `25 mm`, `0.5`, and whether they are of the kind that a name of the model wants.

use std::borrow::Cow;

use dalembert_expr::parse;
use dalembert_spec::parameters::{Graphs, Parameters};
use dalembert_spec::spec::{Formula, ModuleSpec, Span};
use dalembert_spec::units;

use crate::error::Error;
use crate::load::Loaded;

/// A number in SI units, and what it is a measure of, if that was said.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// In the coherent unit: SI, radians.
    pub value: f64,
    /// As it was written, where it has a unit.
    pub written: Option<String>,
}

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        Self { value, written: None }
    }
}

/// A formula of names is none either.
fn no_number(text: &str) -> String {
    let formula = text.contains(['+', '-', '*', '/', '(', '^']) && parse(text).is_ok();
    let advice = if formula { ": formulas of names stand in the model file" } else { "" };
    format!("`{text}` is not a number{advice}")
}

impl Number {
    /// Reads a finite number, with or without a unit, or a formula of numbers: `-pi/2`.
    ///
    /// # Errors
    /// A sentence for what is no number.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let number = match units::quantity(text) {
            Some(Ok(given)) => Self { value: given.value, written: Some(text.to_owned()) },
            Some(Err(error)) => return Err(format!("`{text}` is not a number: {error}")),
            None => {
                let plain = text.parse::<f64>().ok();
                Self::from(plain.or_else(|| constant(text)).ok_or_else(|| no_number(text))?)
            }
        };
        if number.value.is_finite() { Ok(number) } else { Err(format!("`{text}` is not a finite number")) }
    }

    /// The value, if it is of the kind that this unit is of; a number without a unit is in that unit.
    ///
    /// # Errors
    /// A sentence that says what `what` is and what was written.
    pub fn measured_in(&self, what: &str, unit: &str) -> Result<f64, String> {
        let Some(written) = &self.written else { return Ok(self.value) };
        match units::quantity(written) {
            Some(Ok(given)) if units::parse_unit(unit).is_ok() && !given.is_in(written, unit) => {
                Err(format!("{what} is {}, and `{written}` is {}", units::noun(unit), given.noun(written)))
            }
            _ => Ok(self.value),
        }
    }
}

/// The value of a formula in which no names stand but those of numbers.
fn constant(text: &str) -> Option<f64> {
    let formula = Formula { ast: parse(text).ok()?, span: Span::default(), verbatim: false };
    let mut graph = Graphs::default();
    Parameters::resolve(&mut graph, &ModuleSpec::default(), &[]).and_then(|p| p.number(&mut graph, &formula)).ok()
}

/// A number that is set by name: `A=60 deg`.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// A variable, rate, input, parameter, or `t`.
    pub name: String,
    /// The number.
    pub number: Number,
}

impl Setting {
    /// Reads `NAME=VALUE`.
    ///
    /// # Errors
    /// A sentence for what can't be read.
    pub fn parse(text: &str) -> Result<Self, String> {
        // Names of other programs may hold anything, numbers hold no `=`.
        let (name, value) = text.rsplit_once('=').ok_or("write it as NAME=VALUE")?;
        Ok(Self { name: name.trim().to_owned(), number: Number::parse(value)? })
    }
}

/// Names with their values.
pub fn values(settings: &[Setting]) -> Vec<(String, f64)> {
    settings.iter().map(|s| (s.name.clone(), s.number.value)).collect()
}

impl Loaded {
    /// Whether what was set is of the kind that its name wants: an angle for a joint that turns, a length for one that slides.
    ///
    /// # Errors
    /// [`Error::Usage`] for the first that is not.
    pub fn check_kinds<'s>(&self, settings: impl IntoIterator<Item = (&'s str, &'s Number)>) -> Result<(), Error> {
        for (name, number) in settings {
            if number.written.is_some()
                && let Some(unit) = self.unit_of(name)
            {
                number.measured_in(&format!("`{name}`"), &unit).map_err(Error::Usage)?;
            }
        }
        Ok(())
    }

    /// The unit of a variable, rate, acceleration, input or parameter by name, where it is known.
    pub fn unit_of(&self, name: &str) -> Option<Cow<'_, str>> {
        let model = &self.model;
        let called = model.called(name);
        let name = &*called;
        if name == "t" {
            return Some(Cow::Borrowed("s"));
        }
        if let Some((column, slot)) = model.find_slot(name) {
            return model.variables[column].slot_unit(slot).map(Cow::Owned);
        }
        if let Some(input) = model.find_input(name) {
            return model.inputs[input].unit.clone();
        }
        let joints = model.mechanism.iter().flat_map(|m| &m.joints);
        let place = joints.into_iter().find_map(|joint| joint.coordinates.iter().position(|c| c == name));
        if let Some(place) = place {
            // Four numbers of a quaternion, then a position.
            return Some(Cow::Borrowed(if place < 4 { "1" } else { "m" }));
        }
        self.unit_of_closing(name).map(Cow::Borrowed).or_else(|| {
            let found = self.summary().parameters.into_iter().find(|p| p.0 == name)?;
            found.2.map(Cow::Owned)
        })
    }

    /// The unit of a coordinate or velocity of a joint that closes a loop.
    fn unit_of_closing(&self, name: &str) -> Option<&'static str> {
        let closures = self.model.mechanism.iter().flat_map(|m| &m.closures);
        let plain = name.strip_suffix('\'');
        closures.into_iter().find_map(|closure| {
            let rest = plain.unwrap_or(name).strip_prefix(closure.name.as_str())?;
            let (_, what) = closure.coordinates.iter().find(|(word, _)| *word == rest)?;
            Some(match (what.turns(), plain.is_some()) {
                (true, false) => "rad",
                (true, true) => "rad/s",
                (false, false) => "m",
                (false, true) => "m/s",
            })
        })
    }
}
