//! What does not depend on the values of parameters, beside the classes: models that differ in these only share it.

use std::collections::HashMap;
use std::sync::Arc;

use dalembert_expr::Expr;
use dalembert_mechanism::{OwnLoops, Topology};
use dalembert_spec::spec::DefinitionId;

use crate::class::ClassId;
use crate::unit_check::ConstraintUnits;

/// What modules of one class have in common: definition, formulas of parameters that move, classes of the children, loops.
pub type ClassKey = (DefinitionId, Vec<Option<Expr>>, Vec<ClassId>, OwnLoops);

/// What was derived once.
#[derive(Clone, Debug, Default)]
pub struct Derived {
    /// Which joints close loops.
    pub topology: Arc<Topology>,
    /// The class of each kind of module.
    pub known: Arc<HashMap<ClassKey, ClassId>>,
    /// Units of constraints, by definition.
    pub units: Arc<Vec<ConstraintUnits>>,
}
