//! From a file to a numbered model.

use std::path::Path;

use dalembert_dynamics::settings::is_parameter;
use dalembert_dynamics::spec::ModelSpec;
use dalembert_dynamics::{Model, ModelError};
use dalembert_io::Diagnostics;

use crate::error::Error;

/// A model with the words it was made of.
#[derive(Debug)]
pub struct Loaded {
    /// What the user said.
    pub spec: ModelSpec,
    /// What is computed with.
    pub model: Model,
}

/// Reads a model file and those it includes.
///
/// # Errors
/// [`Error::Model`] with everything that is wrong with it.
pub fn open(path: impl AsRef<Path>) -> Result<Loaded, Error> {
    open_with(path, &[])
}

/// Reads a model file with other values for parameters by full name: `m`, `leg[1].m`.
///
/// # Errors
/// As [`open`]; [`Error::Usage`] if there is no such parameter or the value is not finite.
pub fn open_with(path: impl AsRef<Path>, parameters: &[(String, f64)]) -> Result<Loaded, Error> {
    number(dalembert_io::read_model(path.as_ref())?, parameters)
}

/// Reads a model file with settings of any kind: parameters are set here, the other settings come back, for the verbs
/// that take a state. A name that is nothing at all is found there.
///
/// # Errors
/// As [`open_with`].
pub fn open_set(path: impl AsRef<Path>, set: &[(String, f64)]) -> Result<(Loaded, Vec<(String, f64)>), Error> {
    let spec = dalembert_io::read_model(path.as_ref())?;
    let (parameters, state): (Vec<_>, Vec<_>) = set.iter().cloned().partition(|(name, _)| is_parameter(&spec, name));
    Ok((number(spec, &parameters)?, state))
}

/// Reads a model from a text without includes; `name` is shown in messages.
///
/// # Errors
/// As [`open`].
pub fn open_text(name: &str, text: &str) -> Result<Loaded, Error> {
    number(dalembert_io::read_text(name, text)?, &[])
}

fn number(spec: ModelSpec, parameters: &[(String, f64)]) -> Result<Loaded, Error> {
    let no_number = |(name, value): &&(String, f64)| !value.is_finite() || !is_parameter(&spec, name);
    if let Some((name, value)) = parameters.iter().find(no_number) {
        return Err(Error::Usage(format!("the model has no parameter `{name}` to set to {value}")));
    }
    match Model::build_with(&spec, parameters) {
        Ok(model) => Ok(Loaded { spec, model }),
        Err(errors) => Err(Error::from(diagnostics(spec, errors))),
    }
}

fn diagnostics(spec: ModelSpec, errors: Vec<ModelError>) -> Diagnostics {
    let marked = errors.into_iter().map(|e| ModelError { label: e.label.or_else(|| Some("here".to_owned())), ..e });
    Diagnostics::from_model(spec.sources, marked)
}
