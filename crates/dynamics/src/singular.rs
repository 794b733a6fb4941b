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
//! A state that is on the constraints is known to rounding only, η ~ ε₀/ε and η̇ ~ ε₀ v/ε with the unit of rounding ε₀, and its
//! acceleration by (1) to ε₀ v²/ε². A step that starts so near to the pose carries that along; steps had better not end there.
//!
//! Near is what falls below a share of the best seen so far in the run: the length of a row in the mass metric, or the smallest
//! pivot of the rows at unit length. Rows become short where their entries vanish, not where what they move becomes heavy: the row of a
//! turn that is prescribed is 1 wherever a bead is on the rod, and in the mass metric 1/r. So the best of a row is what its entries there
//! would be with the inertias of the state that is judged, by M's diagonal.

use crate::equations::Equations;
use crate::tolerances::singular::{NEAR, UNCERTAIN};
use dalembert_enforce::step::StepSolver;
use dalembert_model::model::Model;

/// The best seen so far in a run.
///
/// Equations of variables, such as nodes of a circuit, are as steep as their elements are at the state: their rows tell nothing of this.
#[derive(Clone, Debug, Default)]
pub struct Nearness {
    /// Rows that are no equations of variables.
    telling: Vec<bool>,
    longest: Vec<Longest>,
    pivot: f64,
    /// Whether accelerations are uncertain at the last state judged.
    pub uncertain: bool,
    /// Smallest share of the best at the last state judged.
    pub share: f64,
    /// Room for the diagonal of M.
    inertia: Vec<f64>,
}

impl Nearness {
    /// Nothing seen yet of a model.
    pub fn of(model: &Model) -> Self {
        Self { telling: model.rows.iter().map(|r| !r.follows).collect(), ..Self::default() }
    }

    /// Learns from a factorization at the state that the equations were evaluated at, which is on the constraints, and says whether that is
    /// near a singular pose.
    pub fn judge(&mut self, equations: &mut Equations<'_>, solver: &StepSolver, generic: bool) -> bool {
        self.judge_rows(equations, solver.row_lengths().enumerate(), solver.smallest_pivot(), generic)
    }

    /// The same from lengths of rows by number, and the smallest pivot.
    pub fn judge_rows(
        &mut self,
        equations: &mut Equations<'_>,
        lengths: impl Iterator<Item = (usize, f64)>,
        pivot: f64,
        generic: bool,
    ) -> bool {
        self.uncertain = false;
        self.share = 1.0;
        if !self.telling.contains(&true) {
            return false;
        }
        self.uncertain = !generic;
        if !generic {
            return true;
        }
        let mut near = false;
        let mut inertia = std::mem::take(&mut self.inertia);
        equations.mass_diagonal_into(&mut inertia);
        let telling = std::mem::take(&mut self.telling);
        for (row, length) in lengths.filter(|l| telling.get(l.0) != Some(&false)) {
            if row >= self.longest.len() {
                self.longest.resize_with(row + 1, Longest::default);
            }
            let now = || equations.row(row).map(|(c, x)| (x, inertia[c]));
            let longest = &mut self.longest[row];
            let there = longest.length_with(now().map(|e| e.1)).filter(|&there| there > length);
            if there.is_none() {
                longest.take(length, now());
            }
            // Short beside both: an arm that folds makes composite inertias lighter, and its rows no shorter.
            longest.ever = longest.ever.max(length);
            let best = there.unwrap_or(length).min(longest.ever);
            self.share = self.share.min(length / best);
            near |= length < NEAR * best;
            self.uncertain |= length < UNCERTAIN * best;
        }
        (self.telling, self.inertia) = (telling, inertia);
        self.judge_pivot(pivot, true) || near
    }

    /// The same from the smallest pivot alone.
    pub fn judge_pivot(&mut self, pivot: f64, generic: bool) -> bool {
        self.pivot = self.pivot.max(pivot);
        self.share = self.share.min(pivot / self.pivot);
        self.uncertain |= pivot < UNCERTAIN * self.pivot;
        !generic || pivot < NEAR * self.pivot
    }
}

/// A row where it was longest.
#[derive(Clone, Debug, Default)]
struct Longest {
    /// The largest length of all, whatever the inertias were.
    ever: f64,
    length: f64,
    /// Its entries, and the inertias of their columns.
    entries: Vec<f64>,
    inertias: Vec<f64>,
}

impl Longest {
    fn take(&mut self, length: f64, now: impl Iterator<Item = (f64, f64)>) {
        self.length = length;
        self.entries.clear();
        self.inertias.clear();
        for (entry, inertia) in now {
            self.entries.push(entry);
            self.inertias.push(inertia);
        }
    }

    /// Its length with other inertias; nothing where columns have some that had none, or have lost it: lengths there have nothing in common.
    fn length_with(&self, inertias: impl Iterator<Item = f64>) -> Option<f64> {
        let (mut there, mut here) = (0.0, 0.0);
        for ((x, then), now) in self.entries.iter().zip(&self.inertias).zip(inertias) {
            if *x == 0.0 {
                continue;
            }
            if (*then > 0.0) != (now > 0.0) {
                return None;
            }
            if now > 0.0 {
                there += x * x / then;
                here += x * x / now;
            }
        }
        let changed = if there > 0.0 { (here / there).sqrt() } else { 1.0 };
        Some(self.length * changed).filter(|length| length.is_finite())
    }
}

dalembert_integrate::remember!(Longest { ever, length, entries, inertias });
dalembert_integrate::remember!(Nearness { longest, pivot, uncertain, share; telling, inertia });
