//! What a run knows of singular poses ahead, and of those that it passed.

use std::collections::VecDeque;

use crate::accelerations::Accelerations;
use crate::crossing::{At, Branch, Compass, Crossing, beside, driving_rows, is_possible, lost_at, ranks_beside};
use crate::equations::Equations;
use crate::model::Model;
use crate::result::SingularPose;

/// A share of the best at which lines through states before and after a singular pose meet at most.
const SUSPECT: f64 = 0.2;
/// Nearer by this factor, a pose is looked for again.
const AGAIN: f64 = 0.6;
/// Steps in which a pose may be reached, and the share of the best from which on it may.
const AHEAD: f64 = 2.0;
const CLOSE: f64 = 0.5;
/// How far poses are to compare with at the start, rad or m.
const AWAY: f64 = 0.3;

/// A state that a run passed.
struct Passed {
    t: f64,
    /// How near it was to a singular pose.
    share: f64,
    /// Of the compass.
    sign: f64,
    y: Vec<f64>,
}

/// Crossings of branches that a run comes near to.
pub(super) struct Lookout {
    /// Whether they are looked for.
    able: bool,
    /// Whether constraints depend on time.
    driven: bool,
    /// How near the last search was; grows as the run leaves.
    searched: f64,
    /// The crossing that is near.
    crossing: Option<Crossing>,
    /// The branch that a run near a crossing is on.
    pub branch: Option<Branch>,
    /// Singular poses that were met.
    pub met: Vec<SingularPose>,
    /// Changes its sign at crossings.
    compass: Option<Compass>,
    /// The last states, and how near they were.
    last: VecDeque<Passed>,
}

impl Lookout {
    pub fn new(model: &Model) -> Self {
        Self {
            able: is_possible(model),
            driven: false,
            searched: f64::INFINITY,
            crossing: None,
            branch: None,
            met: Vec::new(),
            compass: None,
            last: VecDeque::new(),
        }
    }

    /// Whether poses near singular ones are known for what they are.
    pub fn is_able(&self) -> bool {
        self.able
    }

    /// Whether constraints depend on time.
    pub fn is_driven(&self) -> bool {
        self.driven
    }

    /// At the start: poses at some distance tell what is near.
    pub fn start(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        self.driven = !driving_rows(&mut accelerations.equations, at).is_empty();
        if self.driven || !self.able {
            return;
        }
        let soft = soft_rows(accelerations.equations.model);
        let own = accelerations.ranks.last().copied();
        let lost = ranks_beside(&mut accelerations.equations, at);
        if let Some((beside, here)) = lost.filter(|&(_, here)| own == Some(here + soft)) {
            accelerations.ranks.insert(0, beside + soft);
            self.met.push(SingularPose { t: at.t, extra: beside - here });
            return;
        }
        let rank = own.unwrap_or(0).saturating_sub(soft);
        for y in beside(&mut accelerations.equations, at, rank, AWAY) {
            if accelerations.solve(at.t, &y, at.inputs).is_ok() {
                accelerations.freeze_rows();
            }
        }
    }

    /// Whether a step near a singular pose may lead to a state.
    pub fn allows(&self, equations: &Equations<'_>, y: &[f64]) -> bool {
        match (&self.branch, self.last.back()) {
            (Some(branch), Some(last)) => branch.allows(equations, &last.y, y),
            _ => true,
        }
    }

    /// At a state beside the constraints, where nothing but what was passed can be told.
    pub fn watch(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) {
        if self.able {
            self.note(accelerations, at, false);
        }
    }

    /// At a state on the constraints that accelerations were judged at, unless `known` from both sides of a crossing; says whether
    /// trial states are to be moved onto the constraints from there.
    pub fn look(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>, known: bool) -> bool {
        if !self.able {
            return accelerations.near;
        }
        self.note(accelerations, at, known);
        if known {
            // Where the base is out of reach the branch is known no more.
            self.branch = self.branch.take().filter(|b| b.reaches(&accelerations.equations, at));
            return true;
        }
        if !accelerations.near && !self.is_ahead() {
            (self.searched, self.crossing, self.branch) = (f64::INFINITY, None, None);
            return false;
        }
        let rank = rank(accelerations);
        let share = accelerations.nearness_share();
        let equations = &mut accelerations.equations;
        if share < AGAIN * self.searched && !self.driven {
            self.crossing = Crossing::near(equations, at, rank);
            self.searched = share;
        }
        self.searched = self.searched.max(share);
        if self.crossing.as_ref().is_some_and(Crossing::is_apart) {
            self.branch = None;
            return false;
        }
        if self.crossing.as_ref().is_some_and(|c| !c.is_exact()) {
            self.branch = None;
        } else if self.branch.as_ref().is_none_or(|b| b.is_left(equations, at)) {
            let offset = self.crossing.as_ref().map(|c| c.offset.as_slice());
            let branch = Branch::new(equations, at, (rank, share), offset, self.driven);
            self.branch = branch.filter(|b| b.reaches(equations, at));
        }
        true
    }

    /// Notes crossings that a step led over: the compass changed its sign, or four states point to one.
    fn note(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>, known: bool) {
        let rank = rank(accelerations);
        let share = if known { 0.0 } else { accelerations.nearness_share() };
        let equations = &mut accelerations.equations;
        equations.evaluate(at.t, at.y, at.inputs);
        let mut sign = self.compass.as_mut().map_or(0.0, |c| c.value(equations, at.y));
        let turned = self.last.back().is_some_and(|last| last.sign * sign < 0.0);
        let spent = self.compass.as_ref().is_none_or(|c| c.is_left(equations, at.y, rank));
        let mut next = if spent { Compass::new(equations, at.y, rank) } else { None };
        // The signs of one compass are compared, the state's own with the next one's.
        sign = next.as_mut().map_or(sign, |next| next.value(equations, at.y));
        // Four states, whose space goes round.
        let oldest = if self.last.len() < 4 { None } else { self.last.pop_front() };
        let mut y = oldest.map_or_else(Vec::new, |passed| passed.y);
        y.clear();
        y.extend_from_slice(at.y);
        self.last.push_back(Passed { t: at.t, share, sign, y });
        let k = self.last.len();
        if turned {
            self.confirm(equations, at.inputs, k - 2, rank);
        } else if k == 4 && points_to_zero(&self.last) {
            self.confirm(equations, at.inputs, 1, rank);
        }
        if next.is_some() {
            self.compass = next;
        }
    }

    /// Looks for a crossing after the state `k` of the last, and notes it.
    fn confirm(&mut self, equations: &mut Equations<'_>, inputs: &[Option<f64>], k: usize, rank: usize) {
        let (before, after) = (&self.last[k], &self.last[k + 1]);
        let (from, to) = (At { t: before.t, y: &before.y, inputs }, At { t: after.t, y: &after.y, inputs });
        if !self.is_new(from.t, to.t) {
            return;
        }
        let Some(compass) = &mut self.compass else { return };
        let Some((t, y)) = compass.zero(equations, from, to) else { return };
        let extra = lost_at(equations, At { t, y: &y, inputs }, rank);
        if extra > 0 {
            self.met.push(SingularPose { t, extra });
        }
    }

    /// Whether two steps like the last would lead to a singular pose.
    fn is_ahead(&self) -> bool {
        let shares = self.last.len().checked_sub(2).map(|k| (self.last[k].share, self.last[k + 1].share));
        shares.is_some_and(|(before, now)| now < CLOSE && now - AHEAD * (before - now) < 0.0)
    }

    /// Whether nothing was noted yet between two times, or as close as makes no difference.
    fn is_new(&self, from: f64, to: f64) -> bool {
        let margin = to - from;
        !self.met.iter().rev().take(4).any(|m| (from - margin..=to + margin).contains(&m.t))
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
    if start.share.min(end.share) > CLOSE {
        return false;
    }
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
