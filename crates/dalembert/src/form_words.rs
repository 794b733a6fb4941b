//! Choices for the Lagrangian and the Hamiltonian form from words, as edges receive them.

use dalembert_analysis::forms::{Eliminate, Momenta, Question};

use crate::error::Error;

/// A form in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnergyForm {
    /// M v̇ + C v + Γ v + D v + g = G u + J λ + r.
    Lagrangian,
    /// ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ.
    Hamiltonian,
}

impl EnergyForm {
    /// The form of this name.
    ///
    /// # Errors
    /// [`Error::Usage`] for any other.
    pub fn from_word(word: &str) -> Result<Self, Error> {
        match word {
            "lagrangian" => Ok(Self::Lagrangian),
            "hamiltonian" => Ok(Self::Hamiltonian),
            other => {
                let known = ["lagrangian", "hamiltonian"];
                let close = dalembert_expr::did_you_mean(other, known)
                    .map_or(String::new(), |c| format!("; did you mean `{c}`?"));
                Err(Error::Usage(format!(
                    "there is no form `{other}` in numbers{close} (known: lagrangian, hamiltonian)"
                )))
            }
        }
    }
}

/// Choices as words.
#[derive(Clone, Debug, Default)]
pub struct FormWords {
    /// `auto`, `none`, `holonomic`, `nonholonomic`.
    pub eliminate: Option<String>,
    /// Independent coordinates; empty or `auto` to have them chosen.
    pub independent: Vec<String>,
    /// `u = formula, …`.
    pub velocities: Option<String>,
    /// `z = formula, …`.
    pub coordinates: Option<String>,
    /// `canonical`, `unit` or `[[a, b], [c, d]]`.
    pub momenta: Option<String>,
}

impl FormWords {
    /// What is asked of a form. Without a word, the Hamiltonian form eliminates what can be eliminated, and the Lagrangian form what
    /// velocities or coordinates that are given need.
    ///
    /// # Errors
    /// [`Error::Usage`] for words that are not known.
    pub fn question(&self, form: EnergyForm) -> Result<Question, Error> {
        let unknown = |kind: &str, word: &str, known: &str| {
            Err(Error::Usage(format!("there is no {kind} `{word}` (known: {known})")))
        };
        let chosen = !self.independent.is_empty() || self.velocities.is_some();
        let eliminate = match self.eliminate.as_deref() {
            Some("none") => Eliminate::None,
            Some("holonomic") => Eliminate::Holonomic,
            Some("nonholonomic") => Eliminate::Nonholonomic,
            None if form == EnergyForm::Lagrangian && !chosen => Eliminate::None,
            Some("auto") | None => Eliminate::Auto,
            Some(other) => return unknown("elimination", other, "auto, none, holonomic, nonholonomic"),
        };
        let momenta = match self.momenta.as_deref().map(str::trim) {
            None | Some("canonical") => Momenta::Canonical,
            Some("unit") => Momenta::Unit,
            Some(matrix) if matrix.starts_with('[') => Momenta::Given(matrix.to_owned()),
            Some(other) => return unknown("choice of momenta", other, "canonical, unit, or a matrix [[a, b], [c, d]]"),
        };
        let auto = self.independent.is_empty() || self.independent == ["auto"];
        Ok(Question {
            eliminate,
            independent: (!auto).then(|| self.independent.iter().map(|n| n.trim().to_owned()).collect()),
            velocities: self.velocities.clone(),
            coordinates: self.coordinates.clone(),
            momenta,
        })
    }
}
