//! The verb `equations`: the model as formulas.

use dalembert_forms::{Basis, Form, FormQuestion, Forms, Question};

use crate::error::Error;
use crate::faults::QUASI;
use crate::load::Loaded;

/// How formulas are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// For reading on a screen.
    #[default]
    Text,
    /// The body of a LaTeX document that loads `amsmath`.
    Latex,
}

/// Which equations, and how they are written.
#[derive(Clone, Debug, Default)]
pub struct EquationsRequest {
    /// The form.
    pub form: Form,
    /// The style.
    pub style: Style,
    /// Basis in which a linear system is reduced, orthogonal if not given.
    pub basis: Option<Basis>,
    /// Variables to keep independent in the reduced and explicit forms; the others are chosen.
    pub independent: Vec<String>,
    /// Choices for the Lagrangian and the Hamiltonian form.
    pub choice: FormQuestion,
    /// Parameters by full name that stand as their numbers.
    pub numbers: Vec<String>,
    /// Start values to replace: ranks and pivots are judged there.
    pub set: Vec<(String, f64)>,
}

impl EquationsRequest {
    /// A request from words, as edges receive them: form `multipliers`, `reduced`, `explicit`, `lagrangian` or `hamiltonian`; style `text` or
    /// `latex`; basis `orthogonal` or `coordinates`.
    ///
    /// # Errors
    /// [`Error::Usage`] for anything else; forms and styles that are planned are named as such.
    pub fn from_words(form: &str, style: &str, basis: Option<&str>, independent: &[String]) -> Result<Self, Error> {
        let form = match form {
            "multipliers" => Form::Multipliers,
            "reduced" => Form::Reduced,
            "explicit" => Form::Explicit,
            "lagrangian" => Form::Lagrangian,
            "hamiltonian" => Form::Hamiltonian,
            other => return Err(unknown("form", other, "multipliers, reduced, explicit, lagrangian, hamiltonian")),
        };
        let style = match style {
            "text" => Style::Text,
            "latex" => Style::Latex,
            "rust" | "c" | "python" => return Err(planned(&format!("output as `{style}`"), "text, latex")),
            other => return Err(unknown("style", other, "text, latex")),
        };
        if basis.is_some() && form != Form::Reduced {
            return Err(Error::Usage(
                "a basis is for the reduced form of a linear system: add --form reduced".to_owned(),
            ));
        }
        let basis = match basis {
            None => None,
            Some("orthogonal") => Some(Basis::Orthogonal),
            Some("coordinates") => Some(Basis::Coordinates),
            Some(other) => return Err(unknown("basis", other, "orthogonal, coordinates")),
        };
        if !independent.is_empty() && form == Form::Multipliers {
            return Err(Error::Usage(
                "the equations with multipliers have no independent variables: leave --independent out, or choose another --form".to_owned(),
            ));
        }
        let auto = independent == ["auto"];
        let independent = if auto { Vec::new() } else { independent.to_vec() };
        Ok(Self { form, style, basis, independent, ..Self::default() })
    }
}

fn planned(what: &str, known: &str) -> Error {
    Error::Usage(format!("{what} is not available in this version; there are: {known}"))
}

fn unknown(kind: &str, word: &str, known: &str) -> Error {
    Error::Usage(format!("there is no {kind} `{word}`; there are: {known}"))
}

impl Loaded {
    /// The model's equations as formulas.
    ///
    /// # Errors
    /// As [`Self::forms`].
    pub fn equations(&self, request: &EquationsRequest) -> Result<String, Error> {
        let forms = self.forms(request)?;
        Ok(match request.style {
            Style::Text => forms.text(),
            Style::Latex => forms.latex(),
        })
    }

    /// The model's equations as expressions, not yet printed.
    ///
    /// # Errors
    /// [`Error::Usage`] for parameters that do not exist; constraints that contradict each other; [`Error::Physics`] where a form does not exist:
    /// variables that the constraints tie to each other, accelerations that nothing determines or that are too many to
    /// solve for in formulas.
    pub fn forms(&self, request: &EquationsRequest) -> Result<Forms, Error> {
        self.are_variables(&request.independent)?;
        self.are_variables(request.choice.independent.as_deref().unwrap_or_default())?;
        if let Some(name) = request.numbers.iter().find(|name| !self.has_parameter(name)) {
            return Err(Error::Usage(format!("the model has no parameter `{name}`")));
        }
        let start = self.start(&request.set)?;
        self.agreeing(&start)?;
        let question = Question {
            form: request.form,
            basis: request.basis,
            independent: request.independent.clone(),
            choice: request.choice.clone(),
            numbers: request.numbers.clone(),
            start,
        };
        Forms::of((&self.model, &self.spec), &question).map_err(|e| {
            // About a part of the model, and not about what is asked of it.
            let of_a_part = e.message.starts_with(QUASI);
            if of_a_part { self.refused(e.message) } else { Error::Physics(e.to_string()) }
        })
    }
}
