//! What each method can treat.

use dalembert_enforce::MethodName;
use dalembert_integrate::Failure;
use dalembert_model::model::Model;

use crate::formulation::Formulation;
use crate::kkt::{fits, is_a_product};

/// Whether the articulated-body sweep answers for the whole model: bodies only, and nothing that constrains them.
pub fn sweeps(model: &Model) -> bool {
    model.rows.is_empty() && model.mechanism.as_ref().is_some_and(|m| m.columns.len() == model.n())
}

impl Formulation {
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
            Self::Tree if !sweeps(model) => return Err(Failure::new(not_a_tree(model))),
            Self::Delassus | Self::Embedding => self.check_bodies(model)?,
            _ => {}
        }
        let taken = if self == Self::Auto { Self::chosen(model).map_or(self, |c| c.0) } else { self };
        match taken {
            Self::Tree | Self::Embedding => Ok(()),
            Self::Auto | Self::Matrix(MethodName::Multipliers) if is_a_product(model) => Ok(()),
            Self::Auto | Self::Delassus | Self::Matrix(MethodName::Multipliers) => fits(model, taken.as_str(), false),
            Self::Matrix(_) => fits(model, taken.as_str(), true),
        }
    }

    /// Whether a method that sweeps over bodies can.
    pub(crate) fn check_bodies(self, model: &Model) -> Result<(), Failure> {
        let name = self.as_str();
        let refused =
            |why: String| Err(Failure::new(format!("method `{name}` {why}; `multipliers` treats every model")));
        let Some(m) = &model.mechanism else {
            return refused("sweeps over bodies, and the model has none".to_owned());
        };
        let mut of_joint = vec![false; model.n()];
        m.columns.iter().for_each(|&c| of_joint[c] = true);
        if let Some(c) = of_joint.iter().position(|of_joint| !of_joint) {
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
