//! What a question is about: a model and a state by names.

use std::sync::Arc;

use dalembert::written::{Number, Setting, values};
use dalembert::{Error, LeastNorm, Loaded};
use pyo3::prelude::*;

/// Settings by name.
pub type Settings = Vec<(String, f64)>;

/// A number, or a text that is one with its unit: `"60 deg"`.
#[derive(Clone, FromPyObject)]
pub enum Word {
    /// In SI units and radians.
    Number(f64),
    /// With its unit.
    Text(String),
}

/// Settings by name as they are written.
pub type Given = Vec<(String, Word)>;

/// The numbers that were written.
///
/// # Errors
/// For a text that is no number.
pub fn read(given: Given) -> Result<Vec<Setting>, Error> {
    let one = |(name, word)| {
        let number = match word {
            Word::Number(value) => Number::from(value),
            Word::Text(text) => {
                Number::parse(&text).map_err(|why| Error::Usage(format!("the value of `{name}`: {why}")))?
            }
        };
        Ok(Setting { name, number })
    };
    given.into_iter().map(one).collect()
}

/// Whether they are of the kinds that the model wants.
///
/// # Errors
/// For the first that is not.
pub fn check(model: &Loaded, settings: &[Setting]) -> Result<(), Error> {
    model.check_kinds(settings.iter().map(|s| (s.name.as_str(), &s.number)))
}

/// A model with the settings of its state.
pub struct Asked {
    /// The model; another one where parameters are set.
    pub model: Arc<Loaded>,
    /// Values of variables, rates, inputs and t.
    pub set: Settings,
}

/// What a question says of the state.
#[derive(Default)]
pub struct Said {
    /// Parameters, variables, rates, inputs, `t`, by name.
    pub set: Given,
    /// The JSON of `--state`.
    pub state: Option<String>,
    /// The word of `--branch`.
    pub branch: Option<String>,
}

impl Asked {
    /// Splits settings of parameters off; the state is what was set before, then that of `state`, then what is set, then the branch.
    ///
    /// # Errors
    /// As [`Loaded::with`] and [`Loaded::state_settings_text`]; for a branch, where none fits.
    pub fn of(model: &Arc<Loaded>, before: &Settings, said: Said) -> Result<Self, Error> {
        let given = read(said.set)?;
        check(model, &given)?;
        let (parameters, own): (Vec<_>, Vec<_>) =
            values(&given).into_iter().partition(|(name, _)| model.has_parameter(name));
        let model = if parameters.is_empty() { model.clone() } else { model.with(&parameters)?.into() };
        let mut set = before.clone();
        if let Some(text) = &said.state {
            set.extend(model.state_settings_text("the state", text)?);
        }
        set.extend(own);
        if let Some(branch) = &said.branch {
            model.set_branch(&mut set, branch)?;
        }
        Ok(Self { model, set })
    }
}

/// Which of many multipliers.
///
/// # Errors
/// For a word that names none.
pub fn norm(word: Option<&str>) -> Result<LeastNorm, Error> {
    word.map_or(Ok(LeastNorm::default()), |word| word.parse().map_err(Error::Usage))
}
