//! Methods that sweep over bodies with loops, as one: M x = f + Aᵀμ, A x = b for any f and b.

use crate::delassus::{Delassus, Found};
use crate::embedding::Embedding;
use crate::equations::Equations;
use crate::formulation::Formulation;
use dalembert_bodies::tree::Massless;
use dalembert_model::model::Model;

/// Such a method with its space.
pub enum Loops<'m> {
    /// By multipliers of loops, from sweeps over the tree.
    Delassus(Box<Delassus<'m>>),
    /// By sweeps over groups of nodes.
    Embedding(Box<Embedding<'m>>),
}

impl<'m> Loops<'m> {
    /// A method by name; nothing for other methods, and for models without bodies. `least` asks for the least of multipliers that are not
    /// determined.
    pub fn new(model: &'m Model, method: Formulation, least: bool) -> Option<Self> {
        match method {
            Formulation::Delassus => Delassus::new(model, least).map(|d| Self::Delassus(Box::new(d))),
            Formulation::Embedding => Embedding::new(model, least).map(|e| Self::Embedding(Box::new(e))),
            _ => None,
        }
    }

    /// Its name.
    pub fn method(&self) -> Formulation {
        match self {
            Self::Delassus(_) => Formulation::Delassus,
            Self::Embedding(_) => Formulation::Embedding,
        }
    }

    /// Solves with the rows held, in order, or with all, at the state that the equations were evaluated at: f by column, b by row.
    ///
    /// # Errors
    /// A node along whose joint nothing has inertia.
    pub fn solve(
        &mut self,
        equations: &Equations<'_>,
        held: Option<&[usize]>,
        given: (&[f64], &[f64]),
        out: (&mut [f64], &mut [f64]),
    ) -> Result<Found, Massless> {
        match self {
            Self::Delassus(solver) => solver.solve(equations, held, given, out),
            Self::Embedding(solver) => {
                let keep = |r| held.is_none_or(|h| h.binary_search(&r).is_ok());
                solver.solve(equations, keep, given, out)
            }
        }
    }

    /// Looks at the rows of the last solution, at the state of that, as [`Self::independent`] and [`Self::lengths`] tell of them.
    pub fn measure(&mut self, equations: &Equations<'_>) {
        if let Self::Embedding(solver) = self {
            solver.measure(equations);
        }
    }

    /// Rows found independent in the last solution, and their smallest pivot, after [`Self::measure`].
    pub fn independent(&self) -> (Vec<usize>, f64) {
        match self {
            Self::Delassus(solver) => solver.independent(),
            Self::Embedding(solver) => solver.independent(),
        }
    }

    /// Lengths of the rows of the last solution, by number, after [`Self::measure`].
    pub fn lengths(&self) -> Vec<(usize, f64)> {
        match self {
            Self::Delassus(solver) => solver.lengths().collect(),
            Self::Embedding(solver) => solver.lengths().collect(),
        }
    }
}
