//! From a file to a numbered model.

use std::path::Path;

use dalembert_dynamics::spec::{Formula, ModelSpec, Span};
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

/// Reads a model file with other values for parameters of the top module.
///
/// # Errors
/// As [`open`]; [`Error::Usage`] if there is no such parameter or the value is not finite.
pub fn open_with(path: impl AsRef<Path>, parameters: &[(String, f64)]) -> Result<Loaded, Error> {
    let mut spec = dalembert_io::read_model(path.as_ref())?;
    for (name, value) in parameters {
        set_parameter(&mut spec, name, *value)?;
    }
    number(spec)
}

/// Reads a model from a text without includes; `name` is shown in messages.
///
/// # Errors
/// As [`open`].
pub fn open_text(name: &str, text: &str) -> Result<Loaded, Error> {
    number(dalembert_io::read_text(name, text)?)
}

fn number(spec: ModelSpec) -> Result<Loaded, Error> {
    match Model::build(&spec) {
        Ok(model) => Ok(Loaded { spec, model }),
        Err(errors) => Err(Error::from(diagnostics(spec, errors))),
    }
}

fn diagnostics(spec: ModelSpec, errors: Vec<ModelError>) -> Diagnostics {
    let marked = errors.into_iter().map(|e| ModelError { label: e.label.or_else(|| Some("here".to_owned())), ..e });
    Diagnostics::from_model(spec.sources, marked)
}

fn set_parameter(spec: &mut ModelSpec, name: &str, value: f64) -> Result<(), Error> {
    let root = &mut spec.definitions[spec.root.0];
    let known = root.parameters.iter().position(|p| p.name.value == name);
    let (Some(i), true) = (known, value.is_finite()) else {
        return Err(Error::Usage(format!("the model has no parameter `{name}` to set to {value}")));
    };
    let span: Span = root.parameters[i].value.span;
    root.parameters[i].value = Formula { ast: dalembert_expr::Ast::number(value), span, verbatim: false };
    Ok(())
}
