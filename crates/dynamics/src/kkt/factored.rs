//! Matrices that are those of before are not factored again: circuits, beads and all that has constant inertias and rows have the same at every state.

use dalembert_enforce::step::StepStatus;

/// What a factorization depends on.
#[derive(Clone, Copy)]
pub(super) struct Matrices<'a> {
    pub mass: &'a [f64],
    pub rows: &'a [f64],
    pub noise: &'a [f64],
    pub rank_tolerance: f64,
}

/// The matrices that were factored last, and what that found; nothing at first.
#[derive(Default)]
pub(super) struct Factored {
    mass: Vec<f64>,
    rows: Vec<f64>,
    noise: Vec<f64>,
    rank_tolerance: f64,
    status: Option<StepStatus>,
}

impl Factored {
    /// What was found for these very matrices, or what factoring them finds now.
    pub fn again(&mut self, matrices: Matrices<'_>, factor: impl FnOnce() -> StepStatus) -> StepStatus {
        if let (Some(status), true) = (self.status, self.are(matrices)) {
            return status;
        }
        let status = factor();
        let keep = |known: &mut Vec<f64>, new: &[f64]| {
            known.clear();
            known.extend_from_slice(new);
        };
        keep(&mut self.mass, matrices.mass);
        keep(&mut self.rows, matrices.rows);
        keep(&mut self.noise, matrices.noise);
        self.rank_tolerance = matrices.rank_tolerance;
        self.status = Some(status);
        status
    }

    /// Factors are no longer those of any matrices.
    pub fn forget(&mut self) {
        self.status = None;
    }

    fn are(&self, matrices: Matrices<'_>) -> bool {
        self.rank_tolerance.to_bits() == matrices.rank_tolerance.to_bits()
            && same(&self.mass, matrices.mass)
            && same(&self.rows, matrices.rows)
            && same(&self.noise, matrices.noise)
    }
}

/// The same bits: of what has no number, as of zeros of either sign, factors have their own.
fn same(a: &[f64], b: &[f64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.to_bits() == b.to_bits())
}
