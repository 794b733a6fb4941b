//! How accelerations are found: by sweeps over a tree, or by a method of `enforce` on matrices.

use std::str::FromStr;

use dalembert_enforce::MethodName;
use dalembert_integrate::IntegratorName;
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::spec::SimulateSpec;

/// A method by name: those of [`MethodName`], and those of bodies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Formulation {
    /// Chosen by structure.
    #[default]
    Auto,
    /// The articulated-body sweep, for bodies without constraints.
    Tree,
    /// Multipliers of loops from sweeps over the tree, for bodies alone.
    Delassus,
    /// Loops as nodes of a tree that is swept, for bodies alone.
    Embedding,
    /// A method on matrices.
    Matrix(MethodName),
}

impl Formulation {
    /// Methods for models of bodies.
    const OF_BODIES: [Self; 3] = [Self::Tree, Self::Delassus, Self::Embedding];

    /// The name users write.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Tree => "tree",
            Self::Delassus => "delassus",
            Self::Embedding => "embedding",
            Self::Matrix(method) => method.as_str(),
        }
    }

    /// All names.
    pub fn names() -> Vec<&'static str> {
        let matrix = MethodName::ALL.map(MethodName::as_str);
        std::iter::once("auto")
            .chain(Self::OF_BODIES.map(Self::as_str))
            .chain(matrix.into_iter().filter(|m| *m != "auto"))
            .collect()
    }

    /// The method on matrices that stands for it where one is needed.
    pub fn on_matrices(self) -> MethodName {
        match self {
            Self::Matrix(method) => method,
            Self::Auto | Self::Tree => MethodName::Auto,
            Self::Delassus | Self::Embedding => MethodName::Multipliers,
        }
    }
}

impl FromStr for Formulation {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match Self::OF_BODIES.into_iter().find(|f| f.as_str() == name) {
            Some(found) => Ok(found),
            None => name.parse::<MethodName>().map(Self::from).map_err(drop),
        }
    }
}

impl From<MethodName> for Formulation {
    fn from(method: MethodName) -> Self {
        if method == MethodName::Auto { Self::Auto } else { Self::Matrix(method) }
    }
}

/// Names in `[simulate]` that stand for no method or integrator.
pub fn unknown_methods(simulate: &SimulateSpec) -> Vec<ModelError> {
    let mut faults = Vec::new();
    if let Some(name) = simulate.method.as_ref().filter(|m| m.value.parse::<Formulation>().is_err()) {
        let message = format!("there is no constraint method `{}`", name.value);
        let known = Formulation::names();
        faults.push(ModelError::at(name.span, message).help(known_names(&name.value, known)));
    }
    let available = |name: &str| IntegratorName::by_name(name).is_ok();
    if let Some(name) = simulate.integrator.as_ref().filter(|i| !available(&i.value)) {
        let message = format!("there is no integrator `{}`", name.value);
        let known = IntegratorName::ALL.iter().map(|i| i.as_str());
        faults.push(ModelError::at(name.span, message).help(known_names(&name.value, known)));
    }
    faults
}
