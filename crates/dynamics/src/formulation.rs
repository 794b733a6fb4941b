//! How accelerations are found: by a sweep over a tree, or by a method of `enforce` on matrices.

use std::str::FromStr;

use dalembert_enforce::MethodName;
use dalembert_integrate::Failure;

use crate::accelerations::sweeps;
use crate::model::Model;

/// A method by name: those of [`MethodName`], and `tree`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Formulation {
    /// Chosen by structure.
    #[default]
    Auto,
    /// The articulated-body sweep, for bodies without constraints.
    Tree,
    /// A method on matrices.
    Matrix(MethodName),
}

impl Formulation {
    /// All names.
    pub fn names() -> Vec<&'static str> {
        let matrix = MethodName::ALL.map(MethodName::as_str);
        std::iter::once("auto").chain(["tree"]).chain(matrix.into_iter().filter(|m| *m != "auto")).collect()
    }

    /// The method on matrices that stands for it where one is needed.
    pub(crate) fn on_matrices(self) -> MethodName {
        match self {
            Self::Matrix(method) => method,
            Self::Auto | Self::Tree => MethodName::Auto,
        }
    }

    /// Whether the sweep is used for a model.
    pub(crate) fn sweeps(self, model: &Model) -> bool {
        matches!(self, Self::Auto | Self::Tree) && sweeps(model)
    }

    /// Whether it can treat a model.
    ///
    /// # Errors
    /// Why not.
    pub fn check(self, model: &Model) -> Result<(), Failure> {
        if self != Self::Tree || sweeps(model) {
            return Ok(());
        }
        Err(Failure::new(match (&model.mechanism, model.rows.first()) {
            (None, _) => "method `tree` sweeps over bodies, and the model has none".to_owned(),
            (Some(_), Some(row)) => {
                format!("method `tree` treats bodies without constraints, and the model has `{}`", row.name)
            }
            (Some(_), None) => "method `tree` treats bodies alone, and the model has variables of its own".to_owned(),
        }))
    }
}

impl FromStr for Formulation {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "tree" => Ok(Self::Tree),
            other => other.parse::<MethodName>().map(Self::from).map_err(drop),
        }
    }
}

impl From<MethodName> for Formulation {
    fn from(method: MethodName) -> Self {
        if method == MethodName::Auto { Self::Auto } else { Self::Matrix(method) }
    }
}
