//! From a file to a numbered model.

use std::path::Path;
use std::sync::Arc;

use dalembert_dynamics::formulation::unknown_methods;
use dalembert_formats::diagnostic::Code;
use dalembert_formats::identity::check_apart;
use dalembert_formats::{Diagnostic, Diagnostics, ReadOptions};
use dalembert_model::Model;
use dalembert_spec::ModelError;
use dalembert_spec::settings::is_parameter;
use dalembert_spec::spec::{Base, Formula, ModelSpec, OutputSpec, Source, Sources, Spanned};

use crate::error::Error;
use crate::fit::Fitted;

/// A model with the words it was made of.
#[derive(Debug)]
pub struct Loaded {
    /// What the user said.
    pub spec: Arc<ModelSpec>,
    /// What is computed with.
    pub model: Model,
    /// Parameters that were replaced, by full name.
    pub parameters: Vec<(String, f64)>,
    /// What joints let go of, if loops were fitted.
    pub fitted: Option<Fitted>,
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
    number(dalembert_formats::read_model(path.as_ref())?, parameters)
}

/// Properties of joints that can be left out, as other programs do without being asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ignore {
    /// Joints that mimic others move by themselves.
    pub mimic: bool,
    /// Joints have no viscous damping.
    pub damping: bool,
}

/// Choices for reading robots in foreign formats.
#[derive(Clone, Debug, Default)]
pub struct Open {
    /// How the root is held; fixed to the ground if not given.
    pub base: Option<Base>,
    /// What is left out of what the file says.
    pub ignore: Ignore,
    /// Fixed joints stay joints, so that their reactions can be asked for, instead of making one body of two.
    pub keep_fixed: bool,
    /// Every joint is a constraint, and every body moves by six velocities of its own: absolute coordinates.
    pub absolute: bool,
}

impl Open {
    fn read(&self, path: &Path) -> Result<ModelSpec, Error> {
        Ok(self.chosen(dalembert_formats::read_model_with(path, &self.options())?))
    }

    fn options(&self) -> ReadOptions {
        ReadOptions { base: self.base, without_mimic: self.ignore.mimic }
    }

    fn chosen(&self, mut spec: ModelSpec) -> ModelSpec {
        spec.keep_fixed = self.keep_fixed;
        for joint in spec.definitions.iter_mut().flat_map(|d| &mut d.joints) {
            joint.cut |= self.absolute;
            if self.ignore.mimic {
                joint.mimic = None;
            }
            if self.ignore.damping {
                joint.damping = None;
            }
        }
        spec
    }
}

/// Reads a model file, native or URDF, with choices.
///
/// # Errors
/// As [`open`].
pub fn open_as(path: impl AsRef<Path>, how: &Open) -> Result<Loaded, Error> {
    number(how.read(path.as_ref())?, &[])
}

/// Reads a model file with settings of any kind: parameters are set here, the other settings come back, for the verbs
/// that take a state. A name that is nothing at all is found there.
///
/// # Errors
/// As [`open_with`].
pub fn open_set(
    path: impl AsRef<Path>,
    how: &Open,
    set: &[(String, f64)],
) -> Result<(Loaded, Vec<(String, f64)>), Error> {
    let spec = how.read(path.as_ref())?;
    let (parameters, state): (Vec<_>, Vec<_>) = set.iter().cloned().partition(|(name, _)| is_parameter(&spec, name));
    Ok((number(spec, &parameters)?, state))
}

/// Reads a model from a text without includes; `name` is shown in messages.
///
/// # Errors
/// As [`open`].
pub fn open_text(name: &str, text: &str) -> Result<Loaded, Error> {
    number(dalembert_formats::read_text(name, text)?, &[])
}

/// The same with settings of any kind, as [`open_set`].
///
/// # Errors
/// As [`open_with`].
pub fn open_text_set(name: &str, text: &str, set: &[(String, f64)]) -> Result<(Loaded, Vec<(String, f64)>), Error> {
    open_text_as(name, text, &Open::default(), set)
}

/// The same with choices; a text that begins as XML is a robot in URDF.
///
/// # Errors
/// As [`open_with`].
pub fn open_text_as(
    name: &str,
    text: &str,
    how: &Open,
    set: &[(String, f64)],
) -> Result<(Loaded, Vec<(String, f64)>), Error> {
    let source = Source { name: name.to_owned(), text: text.to_owned(), path: None };
    open_sources(Sources { files: vec![source] }, how, set)
}

/// The same from the texts of all files that a model was read from, as [`Loaded::spec`] has them, the model's own first: it is the model that it
/// was, whatever is on disk by now. A text without a path was no file.
///
/// # Errors
/// As [`open_with`]; for a file that the model asks for and whose text is not among them.
pub fn open_sources(
    sources: Sources,
    how: &Open,
    set: &[(String, f64)],
) -> Result<(Loaded, Vec<(String, f64)>), Error> {
    let spec = how.chosen(dalembert_formats::read_sources(sources, &how.options())?);
    let (parameters, state): (Vec<_>, Vec<_>) = set.iter().cloned().partition(|(name, _)| is_parameter(&spec, name));
    Ok((number(spec, &parameters)?, state))
}

pub(crate) fn number(spec: ModelSpec, parameters: &[(String, f64)]) -> Result<Loaded, Error> {
    check_parameters(&spec, parameters)?;
    let methods = unknown_methods(&spec.simulate);
    match Model::build_with(&spec, parameters).and_then(|model| match crate::draw::faults(&spec, parameters) {
        faults if faults.is_empty() => Ok(model),
        faults => Err(faults),
    }) {
        Ok(model) if methods.is_empty() => {
            let loaded = Loaded { spec: Arc::new(spec), model, parameters: parameters.to_vec(), fitted: None };
            Ok(loaded.without_rounding())
        }
        Ok(_) => Err(Error::from(diagnostics(&spec, methods))),
        Err(errors) => Err(Error::from(diagnostics(&spec, methods.into_iter().chain(errors).collect()))),
    }
}

fn check_parameters(spec: &ModelSpec, parameters: &[(String, f64)]) -> Result<(), Error> {
    for (name, value) in parameters {
        if !is_parameter(spec, name) {
            return Err(Error::Usage(format!("the model has no parameter `{name}` to set to {value}")));
        }
        if !value.is_finite() {
            return Err(Error::Usage(format!("the value of `{name}` is not a finite number")));
        }
    }
    Ok(())
}

impl Loaded {
    /// The model with other values for some parameters by full name, beside those that were replaced before: as [`open_with`] gives it, but
    /// nothing is read, derived or compiled again. Poses, inertias and all else that formulas make of the parameters follow; loops that
    /// were fitted are fitted anew.
    ///
    /// # Errors
    /// As [`open_with`].
    pub fn with(&self, parameters: &[(String, f64)]) -> Result<Self, Error> {
        check_parameters(&self.spec, parameters).map_err(|e| self.known_parameters(e, parameters))?;
        let kept = self.parameters.iter().filter(|(name, _)| parameters.iter().all(|(other, _)| other != name));
        let all: Vec<(String, f64)> = kept.chain(parameters).cloned().collect();
        let model = self.model.with(&self.spec, &all).map_err(|errors| diagnostics(&self.spec, errors))?;
        let loaded = Self { spec: self.spec.clone(), model, parameters: all, fitted: None };
        match self.fitted.as_ref().filter(|fitted| fitted.asked) {
            Some(fitted) => loaded.fit(fitted.tolerance, &fitted.set),
            None => Ok(loaded.without_rounding()),
        }
    }

    /// The model with more outputs, formulas as `[outputs]` has them, each called as it is written: columns of runs that no file names.
    ///
    /// # Errors
    /// [`Error::Usage`] for what is no formula, [`Error::Model`] for one that speaks of what the model has not.
    pub fn with_outputs(&self, formulas: &[String]) -> Result<Self, Error> {
        let mut spec = (*self.spec).clone();
        let root = &mut spec.definitions[spec.root.0];
        for text in formulas {
            let ast = dalembert_expr::parse(text)
                .map_err(|e| Error::Usage(format!("`{text}` can't be read as a formula: {}", e.message)))?;
            let name = Spanned { value: text.clone(), span: root.span };
            root.outputs.push(OutputSpec {
                name,
                value: Formula { ast, span: root.span, verbatim: false },
                unit: None,
            });
        }
        let loaded = number(spec, &self.parameters)?;
        match self.fitted.as_ref().filter(|fitted| fitted.asked) {
            Some(fitted) => loaded.fit(fitted.tolerance, &fitted.set),
            None => Ok(loaded),
        }
    }

    /// The same error with the name that was meant.
    fn known_parameters(&self, error: Error, given: &[(String, f64)]) -> Error {
        let unknown = given.iter().find(|(name, _)| !is_parameter(&self.spec, name));
        let known = self.summary().parameters;
        let close =
            unknown.and_then(|(name, _)| dalembert_expr::did_you_mean(name, known.iter().map(|p| p.0.as_str())));
        match close {
            Some(close) => Error::Usage(format!("{error}; did you mean `{close}`?")),
            None => error,
        }
    }

    /// The files that the model was read from.
    pub fn files(&self) -> Vec<&Path> {
        inputs(&self.spec)
    }
}

fn inputs(spec: &ModelSpec) -> Vec<&Path> {
    spec.sources.files.iter().filter_map(|source| source.path.as_deref()).collect()
}

pub(crate) fn diagnostics(spec: &ModelSpec, errors: Vec<ModelError>) -> Diagnostics {
    let marked = errors.into_iter().map(|e| ModelError { label: e.label.or_else(|| Some("here".to_owned())), ..e });
    Diagnostics::from_model(spec.sources.clone(), marked)
}

/// Writes a model as a native file; returns what a foreign format said without effect, one line each.
///
/// # Errors
/// [`Error::Model`] for what is wrong with the model or the file to write, and for parts that the writer has no form for, [`Error::Usage`] for a format that is not
/// written and for [`Open::keep_fixed`], which files do not hold.
pub fn convert(from: impl AsRef<Path>, to: impl AsRef<Path>, how: &Open) -> Result<Vec<String>, Error> {
    let to = to.as_ref();
    if to.extension().is_none_or(|e| e != "toml") {
        return Err(Error::Usage(format!(
            "`{}` must end in .toml: models are written in the native format",
            to.display()
        )));
    }
    if how.keep_fixed {
        return Err(Error::Usage(
            "a model file does not say whether fixed joints are kept: leave --keep-fixed out, fixed joints are written as \
             they are, and give it to the command that reads the file"
                .to_owned(),
        ));
    }
    let spec = how.read(from.as_ref())?;
    check_apart(&[("the file to write", to)], &inputs(&spec)).map_err(Error::Usage)?;
    // The writer puts the notes into comments, so they must stay where they are.
    let notes = spec.definitions.iter().flat_map(|d| &d.import_notes);
    let lost: Vec<String> = notes.map(|n| n.text.clone()).collect();
    let written = dalembert_formats::write_model(&spec);
    if !written.left_out.is_empty() {
        let message = format!("the model has parts that are not written to files yet: {}", written.left_out.join("; "));
        let fault =
            Diagnostic::at(Code::Unavailable, spec.definitions[spec.root.0].span, message).label("in this model");
        let fault = fault
            .help("nothing is written; `convert` is for robots in other formats, which bodies and joints describe");
        return Err(Error::from(Diagnostics { list: vec![fault], sources: spec.sources, ..Diagnostics::default() }));
    }
    dalembert_report::results::write_text(to, &written.text).map_err(|d| Error::from(Diagnostics::one(*d)))?;
    Ok(lost)
}
