//! What a run knows of singular poses ahead.

use std::rc::Rc;

use crate::accelerations::Accelerations;
use crate::crossing::{At, Crossing, is_possible, rank_beside};
use crate::model::Model;

/// Nearer by this factor, a pose is looked for again.
const AGAIN: f64 = 0.6;

/// Crossings of branches that a run comes near to.
pub(super) struct Lookout {
    /// Whether they are looked for.
    able: bool,
    /// How near the last search was; grows as the run leaves.
    searched: f64,
    /// Whether the branches that are near turn away from each other.
    apart: bool,
    /// The crossing that is near.
    pub crossing: Option<Rc<Crossing>>,
    /// When it is met, or was.
    pub time: Option<f64>,
}

impl Lookout {
    pub fn new(model: &Model) -> Self {
        Self { able: is_possible(model), searched: f64::INFINITY, apart: false, crossing: None, time: None }
    }

    /// Whether poses near singular ones are known for what they are.
    pub fn is_able(&self) -> bool {
        self.able
    }

    /// At the start: where rows are lost at once, the rank that they have beside goes in front of those met.
    pub fn start(&self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        if self.able {
            let beside = rank_beside(&mut accelerations.equations, at);
            accelerations.ranks.splice(0..0, beside);
        }
    }

    /// At a state on the constraints that accelerations were judged at; says whether trial states are to be moved onto the
    /// constraints from there.
    pub fn look(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) -> bool {
        if !self.able || !accelerations.near {
            (self.searched, self.apart, self.crossing, self.time) = (f64::INFINITY, false, None, None);
            return accelerations.near;
        }
        let share = accelerations.nearness_share();
        if share < AGAIN * self.searched {
            self.search(accelerations, at);
            self.searched = share;
        }
        self.searched = self.searched.max(share);
        if let Some(crossing) = &self.crossing {
            let alpha = accelerations.alpha.clone();
            let ahead = crossing.time(&mut accelerations.equations, at, &alpha);
            self.time = ahead.or(self.time.filter(|&met| met <= at.t));
        } else {
            self.time = None;
        }
        !self.apart
    }

    fn search(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        let rank = accelerations.ranks.iter().max().copied().unwrap_or(0);
        if let Some(found) = Crossing::near(&mut accelerations.equations, at, rank) {
            self.apart = found.is_apart();
            self.crossing = found.is_exact().then(|| Rc::new(found));
        }
    }
}
