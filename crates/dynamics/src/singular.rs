//! How near a pose is to one where rows of A become dependent, and what trial states do about it.
//!
//! Where two branches of a mechanism's motion cross – a parallelogram lying flat – a row of A vanishes, or becomes a combination of
//! others. Let ε be the distance to that pose along the branch and η that of a trial state from the constraints. Near the pose
//! they look like ε η = 0, and A α = b says for the acceleration across the branch
//!
//! ```text
//! ε η̈ + η ε̈ + 2 ε̇ η̇ = 0,   η̈ = −(η ε̈ + 2 ε̇ η̇)/ε                               (1)
//! ```
//!
//! On the constraints, η = η̇ = 0, the motion goes straight through: momentum chooses the branch. A trial state of an integrator is
//! off by some η, though, and its answer by η/ε, so that steps shrink towards the pose until rounding decides. Near such poses
//! trial states are therefore moved onto the constraints first: the rates then differ by η alone, and steps of ordinary size lead
//! across.
//!
//! Near is what falls below a share of the best seen so far in the run: the length of a row in the mass metric, or the smallest
//! pivot of the rows at unit length.

use dalembert_enforce::step::StepSolver;

/// Share of the best seen so far.
const NEAR: f64 = 0.25;

/// The best seen so far in a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Nearness {
    lengths: Vec<f64>,
    pivot: f64,
}

impl Nearness {
    /// Learns from a factorization at a state on the constraints, and says whether that is near a singular pose.
    pub fn judge(&mut self, solver: &StepSolver, generic: bool) -> bool {
        self.judge_rows(solver.row_lengths(), solver.smallest_pivot(), generic)
    }

    /// The same from lengths of rows and their smallest pivot.
    pub fn judge_rows(&mut self, lengths: impl ExactSizeIterator<Item = f64>, pivot: f64, generic: bool) -> bool {
        if !generic {
            return true;
        }
        let mut near = false;
        self.lengths.resize(lengths.len(), 0.0);
        for (best, length) in self.lengths.iter_mut().zip(lengths) {
            *best = best.max(length);
            near |= length < NEAR * *best;
        }
        self.judge_pivot(pivot, true) || near
    }

    /// The same from the smallest pivot alone.
    fn judge_pivot(&mut self, pivot: f64, generic: bool) -> bool {
        self.pivot = self.pivot.max(pivot);
        !generic || pivot < NEAR * self.pivot
    }
}
