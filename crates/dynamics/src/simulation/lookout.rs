//! What a run knows of singular poses ahead.

use std::collections::VecDeque;
use std::rc::Rc;

use crate::accelerations::Accelerations;
use crate::crossing::{At, Crossing, beside, driving_rows, is_possible, ranks_beside};
use crate::model::Model;

/// A share of the best at which lines through states before and after a singular pose meet at most.
const SUSPECT: f64 = 0.2;
/// Nearer by this factor, a pose is looked for again.
const AGAIN: f64 = 0.6;

/// A state that a run passed.
struct Passed {
    t: f64,
    /// How near it was to a singular pose.
    share: f64,
    y: Vec<f64>,
}

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
    /// Times of singular poses that were met, and the freedoms more that they have.
    pub met: Vec<(f64, usize)>,
    /// The last states, and how near they were.
    last: VecDeque<Passed>,
}

impl Lookout {
    pub fn new(model: &Model) -> Self {
        Self {
            able: is_possible(model),
            searched: f64::INFINITY,
            apart: false,
            crossing: None,
            time: None,
            met: Vec::new(),
            last: VecDeque::new(),
        }
    }

    /// Whether poses near singular ones are known for what they are.
    pub fn is_able(&self) -> bool {
        self.able
    }

    /// At the start: poses at some distance tell what is near, and constraints that depend on time are left alone.
    pub fn start(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        self.able &= driving_rows(&mut accelerations.equations, at).is_empty();
        if !self.able {
            return;
        }
        let soft = soft_rows(accelerations.equations.model);
        let own = accelerations.ranks.last().copied();
        let lost = ranks_beside(&mut accelerations.equations, at);
        if let Some((beside, here)) = lost.filter(|&(_, here)| own == Some(here + soft)) {
            accelerations.ranks.insert(0, beside + soft);
            self.met.push((at.t, beside - here));
            return;
        }
        for y in beside(&mut accelerations.equations, at) {
            if accelerations.solve(at.t, &y, at.inputs).is_ok() {
                accelerations.freeze_rows();
            }
        }
    }

    /// At a state on the constraints that accelerations were judged at; says whether trial states are to be moved onto the
    /// constraints from there.
    pub fn look(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) -> bool {
        self.note(accelerations, at);
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
            let ahead = crossing.time(&mut accelerations.equations, at, &alpha).filter(|&time| time > at.t);
            self.time = ahead.or(self.time.filter(|&met| met <= at.t));
        } else {
            self.time = None;
        }
        !self.apart
    }

    /// Notes crossings that steps led over: one that was seen ahead, and one that the states before and after a step point to.
    fn note(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        if !self.able {
            return;
        }
        if let (Some(time), Some(crossing)) = (self.time, &self.crossing)
            && time <= at.t
            && self.last.back().is_none_or(|last| self.is_new(last.t, at.t))
        {
            self.met.push((time, crossing.extra));
        }
        // Four states, whose space goes round.
        let oldest = if self.last.len() < 4 { None } else { self.last.pop_front() };
        let mut y = oldest.map_or_else(Vec::new, |passed| passed.y);
        y.clear();
        y.extend_from_slice(at.y);
        self.last.push_back(Passed { t: at.t, share: accelerations.nearness_share(), y });
        if self.last.len() < 4 || !self.is_new(self.last[1].t, self.last[2].t) || !points_to_zero(&self.last) {
            return;
        }
        let (before, after) = (self.last[1].t, self.last[2].t);
        let there = At { t: after, y: &self.last[2].y, ..at };
        let rank = rank(accelerations);
        let found = Crossing::near(&mut accelerations.equations, there, rank).filter(Crossing::is_exact);
        let Some(found) = found.filter(|_| accelerations.solve(after, there.y, at.inputs).is_ok()) else { return };
        let alpha = accelerations.alpha.clone();
        let time = found.time(&mut accelerations.equations, there, &alpha);
        // What follows is about the present state.
        let _ = accelerations.solve(at.t, at.y, at.inputs);
        if let Some(time) = time.filter(|t| (before..=after).contains(t)) {
            self.met.push((time, found.extra));
        }
    }

    /// Whether nothing was noted yet between two times, or as close as makes no difference.
    fn is_new(&self, from: f64, to: f64) -> bool {
        let margin = to - from;
        !self.met.iter().rev().take(4).any(|m| (from - margin..=to + margin).contains(&m.0))
    }

    fn search(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        let rank = rank(accelerations);
        let found = Crossing::near(&mut accelerations.equations, at, rank);
        self.apart = found.as_ref().is_some_and(Crossing::is_apart);
        self.crossing = found.filter(Crossing::is_exact).map(Rc::new);
    }
}

/// Whether lines through the first two of four states and the last two meet at a singular pose.
fn points_to_zero(last: &VecDeque<Passed>) -> bool {
    let slope = |i: usize| (last[i + 1].share - last[i].share) / (last[i + 1].t - last[i].t);
    let (down, up) = (slope(0), slope(2));
    if !(down < 0.0 && up > 0.0) {
        return false;
    }
    let (start, end) = (&last[1], &last[2]);
    let meeting = (end.share - start.share - up * (end.t - start.t)) / (down - up);
    start.share + down * meeting < SUSPECT
}

/// Rows with noise, which count in ranks and hold nothing.
fn soft_rows(model: &Model) -> usize {
    model.rows.iter().filter(|r| r.soft).count()
}

/// Rank of the hard rows on the branch.
fn rank(accelerations: &Accelerations<'_>) -> usize {
    let all = accelerations.ranks.iter().max().copied().unwrap_or(0);
    all.saturating_sub(soft_rows(accelerations.equations.model))
}
