//! How accelerations are found: by sweeps over a tree, or by a method of `enforce` on matrices.

use std::str::FromStr;

use dalembert_enforce::MethodName;
use dalembert_integrate::{Failure, IntegratorName};
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::spec::SimulateSpec;

use crate::accelerations::sweeps;
use crate::{delassus, embedding};
use dalembert_model::model::Model;

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

    /// What `auto` takes for a model where sweeps over bodies pay, and why; nothing where matrices do.
    pub fn chosen(model: &Model) -> Option<(Self, String)> {
        if sweeps(model) {
            let bodies = model.mechanism.as_ref().map_or(0, |m| m.bodies.len());
            let why = format!("tree (chosen for {bodies} bodies without loops: one sweep per state)");
            return Some((Self::Tree, why));
        }
        let embedding = embedding::suits(model).map(|why| (Self::Embedding, why));
        embedding.or_else(|| delassus::suits(model).map(|why| (Self::Delassus, why)))
    }

    /// The method on matrices that stands for it where one is needed.
    pub fn on_matrices(self) -> MethodName {
        match self {
            Self::Matrix(method) => method,
            Self::Auto | Self::Tree => MethodName::Auto,
            Self::Delassus | Self::Embedding => MethodName::Multipliers,
        }
    }

    /// Whether the sweep is used for a model.
    pub fn sweeps(self, model: &Model) -> bool {
        matches!(self, Self::Auto | Self::Tree) && sweeps(model)
    }

    /// Whether it can treat a model.
    ///
    /// # Errors
    /// Why not.
    pub fn check(self, model: &Model) -> Result<(), Failure> {
        match self {
            Self::Tree if !sweeps(model) => Err(Failure::new(not_a_tree(model))),
            Self::Delassus | Self::Embedding => self.check_bodies(model),
            _ => Ok(()),
        }
    }

    fn check_bodies(self, model: &Model) -> Result<(), Failure> {
        let name = self.as_str();
        let refused =
            |why: String| Err(Failure::new(format!("method `{name}` {why}; `multipliers` treats every model")));
        let Some(m) = &model.mechanism else {
            return refused("sweeps over bodies, and the model has none".to_owned());
        };
        let of_joint = |c: &usize| m.columns.contains(c);
        if let Some(c) = (0..model.n()).find(|c| !of_joint(c)) {
            let variable = &model.variables[c].name;
            return refused(format!("treats bodies alone, and `{variable}` is a variable of its own"));
        }
        if let Some(e) = model.pattern.mass.first() {
            let variable = &model.variables[e.row].name;
            return refused(format!("takes inertia from bodies alone, and formulas add some to `{variable}`"));
        }
        if m.flexible.is_some() {
            return refused("treats rigid bodies, and the model has flexible ones".to_owned());
        }
        let soft = model.rows.iter().find(|r| r.soft).filter(|_| self == Self::Embedding);
        soft.map_or(Ok(()), |row| refused(format!("needs rows that hold, and `{}` yields", row.name)))
    }
}

fn not_a_tree(model: &Model) -> String {
    match (&model.mechanism, model.rows.first()) {
        (None, _) => "method `tree` sweeps over bodies, and the model has none".to_owned(),
        (Some(_), Some(row)) => {
            format!("method `tree` treats bodies without constraints, and the model has `{}`", row.name)
        }
        (Some(_), None) => "method `tree` treats bodies alone, and the model has variables of its own".to_owned(),
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
    let available = |name: &str| IntegratorName::by_name(name).and_then(IntegratorName::integrator).is_ok();
    if let Some(name) = simulate.integrator.as_ref().filter(|i| !available(&i.value)) {
        let message = format!("there is no integrator `{}`", name.value);
        let known = IntegratorName::ALL.into_iter().filter(|i| i.available()).map(IntegratorName::as_str);
        faults.push(ModelError::at(name.span, message).help(known_names(&name.value, known)));
    }
    faults
}
