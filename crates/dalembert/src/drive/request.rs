//! Drives as users write them: `NAME=FROM:TO:COUNT`, values by formulas of the model's constant parameters.

use std::borrow::Cow;

use dalembert_answers::driven;
use dalembert_expr::parse;
use dalembert_model::Model;
use dalembert_scalar::digits;
use dalembert_spec::parameters::{Graphs, Parameters};
use dalembert_spec::settings;
use dalembert_spec::spec::{Formula, Span};
use dalembert_spec::units;

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::MAX_INSTANTS;
use crate::tolerances::drive::AT_START;
use crate::written::{Number, Setting};

/// Values of a drive where their number is not said.
const VALUES: usize = 361;

/// A coordinate or formula that is driven from one value to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Drive {
    /// A joint's coordinate, a variable, an output, or a formula of positions.
    pub name: String,
    /// First value.
    pub from: f64,
    /// Last value.
    pub to: f64,
    /// How many values, both ends among them, if it is said.
    pub count: Option<usize>,
}

/// How to move a mechanism.
#[derive(Clone, Debug, Default)]
pub struct Move {
    /// Start values to replace.
    pub set: Vec<(String, f64)>,
    /// The drives: all go from their first to their last value together.
    pub drives: Vec<Drive>,
    /// Rate of the first drive, its unit per second. Without it velocities are per unit of the first drive.
    pub rate: Option<f64>,
}

impl Move {
    pub(super) fn check(&self) -> Result<(), Error> {
        let Some(first) = self.drives.first() else {
            return Err(Error::Usage(
                "say what moves: --drive NAME=FROM:TO:COUNT, as in --drive \"A=0:2*pi:361\"".into(),
            ));
        };
        for (k, drive) in self.drives.iter().enumerate() {
            if self.drives[..k].iter().any(|d| d.name == drive.name) {
                return Err(Error::Usage(format!("`{}` is driven twice", drive.name)));
            }
            if let (Some(a), Some(b)) = (self.drives.iter().find_map(|d| d.count), drive.count)
                && a != b
            {
                return Err(Error::Usage(format!(
                    "all drives move together, from value to value: `{}` has {b} values and another {a}",
                    drive.name
                )));
            }
            for end in [drive.from, drive.to] {
                if !end.is_finite() {
                    return Err(Error::Usage(format!("the drive of `{}` has the value {end}", drive.name)));
                }
            }
        }
        if first.from == first.to {
            return Err(Error::Usage(format!(
                "`{}` stands at {}: the first drive must move; another one may rest beside it",
                first.name, first.from
            )));
        }
        match self.rate {
            Some(rate) if !(rate.is_finite() && rate > 0.0) => {
                Err(Error::Usage(format!("the rate must be a positive number, not {rate}")))
            }
            _ => Ok(()),
        }
    }

    /// s, or units of the first drive.
    pub(super) fn duration(&self) -> f64 {
        self.drives.first().map_or(0.0, |d| (d.to - d.from).abs()) / self.rate.unwrap_or(1.0)
    }

    pub(super) fn count(&self) -> usize {
        self.drives.iter().find_map(|d| d.count).unwrap_or(VALUES)
    }
}

impl Drive {
    /// Whether a value is the first one.
    pub(super) fn begins_at(&self, value: f64) -> bool {
        (value - self.from).abs() <= AT_START * (self.to - self.from).abs().max(self.from.abs())
    }

    pub(super) fn told(&self, model: &Model, share: f64) -> driven::Drive {
        let own = model.variables.iter().find(|v| v.name == self.name).and_then(|v| v.slot_unit(0));
        let closing = || {
            let mut all = model.mechanism.iter().flat_map(|m| &m.closures);
            let (_, what) = all.find(|c| c.name == self.name)?.coordinates.first()?;
            Some(if what.turns() { "rad" } else { "m" }.to_owned())
        };
        let reached = if share == 1.0 { self.to } else { self.from + (self.to - self.from) * share };
        let shown = || model.outputs.iter().find(|o| o.name == self.name)?.unit.clone();
        let (name, unit) = (self.name.clone(), own.or_else(closing).or_else(shown));
        driven::Drive { name, unit, from: self.from, to: self.to, reached }
    }
}

impl Loaded {
    /// Whether what is set beside drives leaves their first values to them.
    ///
    /// # Errors
    /// [`Error::Usage`] for one that is set to something else.
    pub fn check_starts(&self, set: &[Setting], drives: &[Drive]) -> Result<(), Error> {
        for drive in drives {
            let called = self.model.called(&drive.name);
            let other = |s: &&Setting| self.model.called(&s.name) == called && !drive.begins_at(s.number.value);
            if let Some(Setting { name, number }) = set.iter().find(other) {
                return Err(Error::Usage(format!(
                    "`{name}` is set to {} and driven from {}: leave it out, a drive says where it begins",
                    digits::number(number.value),
                    digits::number(drive.from)
                )));
            }
        }
        Ok(())
    }

    /// The rate of a drive, where that is a number of the kind that the drive has a second.
    ///
    /// # Errors
    /// [`Error::Usage`] for a number of another kind.
    pub fn rate_of(&self, drive: &Drive, rate: &Number) -> Result<f64, Error> {
        let Some(unit) = drive.told(&self.model, 0.0).unit else { return Ok(rate.value) };
        rate.measured_in(&format!("the rate of `{}`", drive.name), &format!("{unit}/s")).map_err(Error::Usage)
    }

    /// Reads `NAME=FROM:TO` or `NAME=FROM:TO:COUNT`; values may be formulas of the model's constant parameters.
    ///
    /// # Errors
    /// [`Error::Usage`] for what can't be read.
    pub fn drive_of(&self, text: &str) -> Result<Drive, Error> {
        let form = || {
            let example = "as in \"A=0:2*pi:361\"";
            Error::Usage(format!("the drive `{text}` must be written NAME=FROM:TO:COUNT, {example}"))
        };
        let (name, values) = text.rsplit_once('=').ok_or_else(form)?;
        let values: Vec<&str> = values.split(':').collect();
        let (ends, count) = match values[..] {
            [a, b] => ([a, b], None),
            [a, b, n] => ([a, b], Some(n)),
            _ => return Err(form()),
        };
        let count = count.map(|n| match n.trim().parse::<usize>() {
            Ok(n) if n >= 2 && n as f64 <= MAX_INSTANTS => Ok(n),
            _ => Err(Error::Usage(format!(
                "the drive `{text}` must have a whole number of values, 2 to {MAX_INSTANTS:.0}, not `{}`",
                n.trim()
            ))),
        });
        let name = name.trim();
        if name.is_empty() {
            return Err(form());
        }
        Ok(Drive {
            name: name.to_owned(),
            from: self.number_of((name, ends[0]), text)?,
            to: self.number_of((name, ends[1]), text)?,
            count: count.transpose()?,
        })
    }

    /// A number, or a formula of the model's constant parameters.
    fn number_of(&self, (name, text): (&str, &str), whole: &str) -> Result<f64, Error> {
        let refused = |why: String, help: Option<String>| {
            let help = help.map_or(String::new(), |h| format!("; {h}"));
            Error::Usage(format!("`{}` in the drive `{whole}` is no number: {why}{help}", text.trim()))
        };
        if units::quantity(text).is_some() {
            let number = Number::parse(text).map_err(|why| refused(why, None))?;
            let shown = || self.model.outputs.iter().find(|o| o.name == name)?.unit.as_deref().map(Cow::Borrowed);
            let unit = self.unit_of(name).or_else(shown).unwrap_or_default();
            return number.measured_in(&format!("`{name}`"), &unit).map_err(Error::Usage);
        }
        let ast = parse(text.trim()).map_err(|e| refused(e.message, e.help))?;
        let mut graph = Graphs::default();
        let root = &self.spec.definitions[self.spec.root.0];
        let mut given = vec![None; root.parameters.len()];
        settings::apply(&self.parameters, "", root, &mut given);
        let formula = Formula { ast, span: Span::default(), verbatim: false };
        let known = Parameters::resolve(&mut graph, root, &given).and_then(|p| p.number(&mut graph, &formula));
        known.map_err(|e| refused(e.message, e.help))
    }
}
