//! Which multipliers are shown where the equations leave many.
//!
//! Multipliers λ + ν with Aᵀν = 0 are as good as λ [M eq. 17–18]. Of all of them one has the least Σ wᵢ²λᵢ²:
//!
//! ```text
//! wᵢ = 1                              Euclidean: of the numbers in the units of the file [M eq. 26]              (1)
//! wᵢ² = (A M⁻¹ Aᵀ)ᵢᵢ                   scaled: of rows at unit length in the mass metric, free of units           (2)
//! ```
//!
//! Both push alike, Aᵀλ is the same. Accelerations that are not determined are those of least Euclidean norm in either case, so that
//! (1) is the solution K⁺Y of [M eq. 25–26].

use std::fmt;
use std::str::FromStr;

/// A norm that picks one of many multipliers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeastNorm {
    /// (2)
    #[default]
    Scaled,
    /// (1)
    Euclidean,
}

impl LeastNorm {
    /// All names.
    pub const ALL: [Self; 2] = [Self::Scaled, Self::Euclidean];

    /// The name users write.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Scaled => "scaled",
            Self::Euclidean => "euclidean",
        }
    }

    /// What is shown where multipliers are not determined: `None` is any of them.
    pub fn words(shown: Option<Self>) -> &'static str {
        match shown {
            Some(Self::Scaled) => "the answer of least norm in scaled rows",
            Some(Self::Euclidean) => "the answer of least Euclidean norm",
            None => "one of many answers, by no norm",
        }
    }
}

impl fmt::Display for LeastNorm {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl FromStr for LeastNorm {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|norm| norm.as_str() == name);
        found.ok_or_else(|| format!("`{name}` is neither `scaled` nor `euclidean`"))
    }
}
