//! The multipliers of a solution that are shown where the equations leave many.

use dalembert_integrate::Failure;

use super::{Accelerations, Way};
use crate::determined::{Kernel, picked, too_many};
use crate::kkt::DENSE_LIMIT;
use crate::loops::Loops;
use dalembert_answers::least_norm::LeastNorm;

impl Accelerations<'_> {
    /// The same with the multipliers that a norm picks.
    pub fn showing(mut self, norm: LeastNorm) -> Self {
        self.norm = norm;
        self
    }

    /// What the rows leave open of multipliers at the last solution; nothing where that is too much to find.
    pub fn kernel(&self) -> Option<Kernel> {
        Kernel::of(&self.equations, Some(self.rank.saturating_sub(self.yielding())))
    }

    /// The norm of multipliers after [`Self::pick`]; any of them are given for many variables where none is asked for.
    pub fn shown(&self) -> Option<LeastNorm> {
        let few = self.equations.model.n() <= DENSE_LIMIT;
        Some(self.norm).filter(|&norm| norm == LeastNorm::Euclidean || few)
    }

    /// Takes the multipliers of the norm at the last solution, which is next to a singular pose or not.
    ///
    /// # Errors
    /// For models too large to look for all solutions.
    pub fn pick(&mut self, singular: bool) -> Result<(), Failure> {
        let full = self.rank >= self.lambda.len() && !singular;
        // All other methods find those of least norm in scaled rows by themselves.
        let found = self.norm == LeastNorm::Scaled && !matches!(self.way, Way::Loops(Loops::Embedding(_))) && !singular;
        if full || found || self.shown().is_none() {
            return Ok(());
        }
        let kernel = if singular { Kernel::of(&self.equations, None) } else { self.kernel() };
        let kernel = kernel.ok_or_else(|| too_many(self.equations.model))?;
        self.lambda = picked(&mut self.equations, &kernel, &self.lambda, self.norm)?;
        Ok(())
    }

    fn yielding(&self) -> usize {
        (0..self.lambda.len()).filter(|&r| self.equations.yields(r)).count()
    }
}
