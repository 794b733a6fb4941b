//! What a run knows of singular poses ahead, and of those that it passed.

use std::collections::VecDeque;

use crate::fold;
use crate::tolerances::crossing::ROUNDING;
use crate::tolerances::monitor::{CROSSES, DISTINCT, SEARCH_AGAIN, SUSPECT, TOUCHES, WITHIN_A_STEP};
use crate::tolerances::{COMPARED_AT, PIECE, PIECES};
use crate::{
    At, Branch, Crossing, Leg, Scope, Sign, SparseTestFunction, TestFunction, beside, drives, is_possible, lost_at,
    ranks_beside,
};
use dalembert_answers::result::SingularPose;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::Equations;
use dalembert_integrate::{Failure, Memory, Remember, remember};
use dalembert_model::model::{Model, Variable};

/// A state that a run passed.
#[derive(Default)]
struct Passed {
    t: f64,
    /// How near it was to a singular pose.
    share: f64,
    y: Vec<f64>,
    dy: Vec<f64>,
}

impl Passed {
    fn motion_to<'a>(&'a self, other: &'a Self, inputs: &'a [Option<f64>]) -> Leg<'a> {
        let at = |passed: &'a Self| At { t: passed.t, y: &passed.y, inputs };
        Leg { from: at(self), to: at(other), rates: [&self.dy, &other.dy] }
    }
}

/// What the test function shows on the way from the last state to another.
struct Ahead {
    t: f64,
    y: Vec<f64>,
    /// Shares of the way at which it vanishes.
    turns: Vec<f64>,
    /// Those at which it only touches zero.
    touches: Vec<f64>,
    /// At the end.
    test_function: Option<TestFunction>,
}

/// Crossings of branches that a run comes near to.
pub struct Monitor {
    /// Whether they are looked for.
    able: bool,
    /// Whether constraints prescribe motions.
    driven: bool,
    /// Rows that make branches.
    scopes: Vec<Scope>,
    /// How near the last search was; grows as the run leaves.
    searched: f64,
    /// The crossing that is near, and the number of its scope.
    crossing: Option<(Crossing, usize)>,
    /// The branch that a run near a crossing is on.
    pub branch: Option<Branch>,
    /// Singular poses that were met.
    pub met: Vec<SingularPose>,
    /// When the run began.
    begun: f64,
    /// Length of the motion since then, or since the last of them.
    since: f64,
    /// Tells of singular poses of many variables.
    sparse_test_function: Option<SparseTestFunction>,
    /// Changes its sign at crossings.
    test_function: Option<TestFunction>,
    /// The way of the last step that was tried.
    ahead: Option<Ahead>,
    /// The last states, and how near they were.
    last: VecDeque<Passed>,
}

impl Monitor {
    /// Nothing seen yet.
    pub fn new(model: &Model) -> Self {
        Self {
            able: is_possible(model),
            sparse_test_function: SparseTestFunction::new(model),
            driven: false,
            scopes: Vec::new(),
            searched: f64::INFINITY,
            crossing: None,
            branch: None,
            met: Vec::new(),
            begun: 0.0,
            since: 0.0,
            test_function: None,
            ahead: None,
            last: VecDeque::new(),
        }
    }

    /// Whether poses near singular ones are known for what they are.
    pub fn is_able(&self) -> bool {
        self.able
    }

    /// Whether constraints prescribe motions.
    pub fn is_driven(&self) -> bool {
        self.driven
    }

    /// At the start: poses at some distance tell what is near, unless second order holds what rows leave open in all of them.
    pub fn start(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>, is_held: bool) {
        (self.begun, self.since) = (at.t, 0.0);
        self.driven = drives(accelerations.equations.model);
        self.scopes = Scope::all(accelerations.equations.model);
        if is_held {
            return;
        }
        let soft = soft_rows(accelerations.equations.model);
        let own = accelerations.ranks.last().copied();
        for scope in &mut self.scopes {
            accelerations.equations.evaluate(at.t, at.y, at.inputs);
            scope.measure(&accelerations.equations);
            let rank = scope.rank(own.unwrap_or(0).saturating_sub(soft));
            for (t, y) in beside(&mut accelerations.equations, at, (rank, COMPARED_AT), scope) {
                accelerations.equations.evaluate(t, &moving(accelerations.equations.model, &y, at.y), at.inputs);
                scope.measure(&accelerations.equations);
                if accelerations.solve(t, &y, at.inputs).is_ok() {
                    accelerations.freeze_rows();
                }
            }
        }
        for scope in &self.scopes {
            let lost = ranks_beside(&mut accelerations.equations, at, scope);
            if let Some((beside, here)) = lost.filter(|&(_, here)| own == Some(scope.whole(here) + soft)) {
                accelerations.ranks.insert(0, scope.whole(beside) + soft);
                self.met.push(SingularPose { t: at.t, extra: beside - here });
                return;
            }
        }
    }

    /// Whether second order holds what rows leave open on the branch that the run is on. Rows alone do not tell its motion then.
    pub fn is_held(&self) -> bool {
        self.branch.as_ref().is_some_and(Branch::is_held)
    }

    /// Whether a step near a singular pose may lead to a state.
    pub fn allows(&self, equations: &Equations<'_>, y: &[f64]) -> bool {
        match (&self.branch, self.last.back()) {
            (Some(branch), _) if branch.is_held() => branch.spans(equations, y),
            (Some(branch), Some(last)) => branch.allows(equations, &last.y, y),
            _ => true,
        }
    }

    /// At a state beside the constraints, where nothing but what was passed can be told.
    pub fn watch(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>, dy: &[f64]) {
        if self.able {
            self.note(accelerations, (at, dy), (false, false));
        }
    }

    /// At a state on the constraints that accelerations were judged at, unless `known` from both sides of a crossing; says whether
    /// trial states are to be moved onto the constraints from there.
    pub fn look(
        &mut self,
        accelerations: &mut Accelerations<'_>,
        (at, dy): (At<'_>, &[f64]),
        (known, evaluated): (bool, bool),
    ) -> bool {
        if !self.able {
            if let Some(sparse_test_function) = &mut self.sparse_test_function {
                sparse_test_function.follow(&mut accelerations.equations, (at, dy), &mut self.met);
            }
            return accelerations.near;
        }
        if known && self.is_held() {
            self.go_on(&mut accelerations.equations, at);
            return true;
        }
        self.note(accelerations, (at, dy), (known, evaluated));
        if known {
            // Where the base is out of reach the branch is known no more.
            self.branch = self.branch.take().filter(|b| b.reaches(&accelerations.equations, at));
            return true;
        }
        if !accelerations.near {
            (self.searched, self.crossing, self.branch) = (f64::INFINITY, None, None);
            return false;
        }
        self.approach(accelerations, at)
    }

    /// Takes another base for a branch on which second order holds what rows leave open, where that serves: next to where it holds nothing the
    /// one before is better.
    fn go_on(&mut self, equations: &mut Equations<'_>, at: At<'_>) {
        let Some(branch) = self.branch.as_ref().filter(|b| b.is_left(equations, at)) else { return };
        let next = self.scopes.first().and_then(|scope| Branch::held(equations, at, scope));
        if next.as_ref().is_some_and(|next| next.is_clearer_than(branch) || !branch.reaches(equations, at)) {
            self.branch = next;
        }
    }

    /// Learns what is near a state; says whether trial states are to be moved onto the constraints from there.
    pub fn approach(&mut self, accelerations: &mut Accelerations<'_>, at: At<'_>) -> bool {
        let rank = rank(accelerations);
        let share = accelerations.nearness_share();
        let equations = &mut accelerations.equations;
        if share < SEARCH_AGAIN * self.searched {
            let near = |(i, scope): (usize, &Scope)| Some((Crossing::near(equations, at, scope.rank(rank), scope)?, i));
            self.crossing = self.scopes.iter().enumerate().find_map(near);
            self.searched = share;
        }
        self.searched = self.searched.max(share);
        let crossing = self.crossing.as_ref();
        if crossing.is_some_and(|c| c.0.is_apart()) {
            self.branch = None;
            return false;
        }
        // The last search may have been from afar.
        let turns = crossing.is_none() && self.driven && fold::is_beside(equations, at, (&accelerations.alpha, rank));
        if turns || crossing.is_some_and(|c| !c.0.is_exact()) {
            self.branch = None;
        } else if self.branch.as_ref().is_none_or(|b| b.is_left(equations, at)) {
            // Where nothing else is known, all rows make the branch.
            let offset = crossing.map(|c| c.0.offset.as_slice());
            let scope = crossing.map_or_else(|| self.scopes.last(), |c| self.scopes.get(c.1));
            let branch = scope.and_then(|s| Branch::new(equations, at, (s.rank(rank), share), offset, s));
            self.branch = branch.filter(|b| b.reaches(equations, at));
        }
        true
    }

    /// What changes its sign at crossings, as it was at the last end of a step.
    pub fn test_function(&self) -> Option<&TestFunction> {
        self.test_function.as_ref()
    }

    /// The last state, if a step from there to another, at the last evaluation, leads over a crossing.
    ///
    /// The test function changes its sign between the two sides of a fold as well, where no motion leads from one to the other: on either
    /// side velocities lead away from the fold, or towards it. A step from side to side goes against one of them. And between two branches
    /// that come close and turn away from each other: it vanishes on neither.
    ///
    /// # Errors
    /// The step leads onto another branch: over a fold, or over the gap between two.
    pub fn leads_over(
        &mut self,
        accelerations: &mut Accelerations<'_>,
        at: At<'_>,
        dy: &[f64],
    ) -> Result<Option<(f64, Vec<f64>)>, Failure> {
        if !self.able {
            return Ok(None);
        }
        let rank = rank(accelerations);
        let ahead = self.follow(&mut accelerations.equations, (at, dy), rank, true);
        let over = !ahead.turns.is_empty();
        let zeros: Vec<f64> = ahead.turns.iter().chain(&ahead.touches).copied().collect();
        self.ahead = Some(ahead);
        let Some(last) = self.last.back().filter(|_| !zeros.is_empty()) else { return Ok(None) };
        let leg = Leg { from: At { t: last.t, y: &last.y, inputs: at.inputs }, to: at, rates: [&last.dy, dy] };
        let turns_back = over && self.test_function.as_ref().is_some_and(|f| !f.follows(&leg));
        let equations = &mut accelerations.equations;
        if turns_back || zeros.iter().any(|&x| self.jumps(equations, &leg, x, rank)) {
            return Err(Failure::new("the step leads onto another branch"));
        }
        if !over {
            equations.evaluate(at.t, at.y, at.inputs);
            return Ok(None);
        }
        Ok(Some((last.t, last.y.clone())))
    }

    /// Whether a motion on which the test function vanishes at a share jumps over the gap between two branches there. Shorter than the gap
    /// none does.
    fn jumps(&self, equations: &mut Equations<'_>, leg: &Leg<'_>, x: f64, rank: usize) -> bool {
        let length = self.length(equations, leg);
        let found = self.crossings(equations, leg, x, rank);
        let mut near = found.iter().filter(|c| c.away < CROSSES).peekable();
        near.peek().is_some() && near.all(|c| !c.is_exact() && c.gap() < length)
    }

    /// Poses where branches cross next to a share of a motion, of each scope.
    fn crossings(&self, equations: &mut Equations<'_>, leg: &Leg<'_>, x: f64, rank: usize) -> Vec<Crossing> {
        let y = leg.state(equations.model, x);
        let there = At { t: leg.time(x), y: &y, inputs: leg.from.inputs };
        let near = |s: &Scope| Crossing::near_to(equations, (there, leg.from), s.rank(rank), s);
        self.scopes.iter().filter_map(near).collect()
    }

    /// Length of a motion.
    fn length(&self, equations: &Equations<'_>, leg: &Leg<'_>) -> f64 {
        self.test_function.as_ref().map_or(0.0, |f| f.length(equations, leg))
    }

    /// Notes crossings that a step led over: the test function changed its sign on the way, or four states point to one.
    fn note(
        &mut self,
        accelerations: &mut Accelerations<'_>,
        (at, dy): (At<'_>, &[f64]),
        (known, evaluated): (bool, bool),
    ) {
        let rank = rank(accelerations);
        let share = if known { 0.0 } else { accelerations.nearness_share() };
        let equations = &mut accelerations.equations;
        let ahead = self.ahead.take().filter(|ahead| ahead.t == at.t && ahead.y == at.y);
        let ahead = ahead.unwrap_or_else(|| self.follow(equations, (at, dy), rank, evaluated));
        self.test_function = ahead.test_function;
        if let Some(last) = self.last.pop_back() {
            let leg = Leg { from: At { t: last.t, y: &last.y, inputs: at.inputs }, to: at, rates: [&last.dy, dy] };
            self.since += self.length(equations, &leg);
            let all = ahead.turns.iter().chain(&ahead.touches);
            all.for_each(|&x| self.confirm(equations, &leg, x, (rank, CROSSES)));
            self.last.push_back(last);
        }
        // Four states, whose space goes round.
        let oldest = if self.last.len() < 4 { None } else { self.last.pop_front() };
        let (mut y, mut rates) = oldest.map_or_else(Default::default, |passed| (passed.y, passed.dy));
        y.clear();
        y.extend_from_slice(at.y);
        rates.clear();
        rates.extend_from_slice(&dy[..at.y.len()]);
        self.last.push_back(Passed { t: at.t, share, y, dy: rates });
        if self.last.len() == 4 && points_to_zero(&self.last) {
            let last = std::mem::take(&mut self.last);
            let leg = last[1].motion_to(&last[2], at.inputs);
            if let Some(test_function) = &mut self.test_function
                && let Some(x) = test_function.zero(equations, &leg, (0.0, 1.0))
            {
                self.confirm(equations, &leg, x, (rank, TOUCHES));
            }
            self.last = last;
        }
    }

    /// Follows the test function from the last state to another. The equations may be `evaluated` there already.
    fn follow(&self, equations: &mut Equations<'_>, (at, dy): (At<'_>, &[f64]), rank: usize, evaluated: bool) -> Ahead {
        let mut ahead =
            Ahead { t: at.t, y: at.y.to_vec(), turns: Vec::new(), touches: Vec::new(), test_function: None };
        let test_function = self.test_function.clone().filter(|c| c.is_of(equations.model, rank));
        let (Some(mut test_function), Some(last)) = (test_function, self.last.back()) else {
            equations.evaluate(at.t, at.y, at.inputs);
            ahead.test_function = TestFunction::new(equations, at.y, rank);
            return ahead;
        };
        let leg = Leg { from: At { t: last.t, y: &last.y, inputs: at.inputs }, to: at, rates: [&last.dy, dy] };
        let pieces = (test_function.length(equations, &leg) / PIECE).clamp(1.0, PIECES).ceil();
        for k in 0..pieces as usize {
            let (low, high) = (k as f64 / pieces, (k + 1) as f64 / pieces);
            let y = if high == 1.0 { at.y.to_vec() } else { leg.state(equations.model, high) };
            if pieces > 1.0 || !evaluated {
                equations.evaluate(leg.time(high), &y, at.inputs);
            }
            let turned = test_function.turned(equations);
            let next = test_function.next(equations, &y, rank);
            match turned {
                Some(Sign::Determinant) => ahead.turns.extend(test_function.zero(equations, &leg, (low, high))),
                Some(Sign::Bordered(b)) => {
                    ahead.touches.extend(test_function.bordered_zero(equations, &leg, (low, high), &b))
                }
                None => {}
            }
            test_function = next.unwrap_or(test_function);
        }
        ahead.test_function = Some(test_function);
        ahead
    }

    /// The time within which crossings are one. Those that are only touched are seen from some distance, and more than once.
    fn margin(&self, equations: &Equations<'_>, leg: &Leg<'_>, far: f64) -> f64 {
        let span = leg.to.t - leg.from.t;
        let length = self.length(equations, leg);
        if far == TOUCHES && length > 0.0 { span * (TOUCHES / length).max(DISTINCT) } else { DISTINCT * span }
    }

    /// Looks for a crossing at a share of a motion, and notes it if it is not farther than that. Poses are known up to √κ of rounding: on a
    /// shorter way the motion has not left the last one, nor that in which it began.
    fn confirm(&mut self, equations: &mut Equations<'_>, leg: &Leg<'_>, x: f64, (rank, far): (usize, f64)) {
        let t = leg.time(x);
        let margin = self.margin(equations, leg, far);
        let left = (1.0 - x) * self.length(equations, leg);
        let is_same = self.since - left < ROUNDING.sqrt();
        if is_same && !self.met.is_empty() || self.met.iter().rev().take(4).any(|m| (m.t - t).abs() < margin) {
            return;
        }
        let (y, from) = (leg.state(equations.model, x), leg.from);
        let there = At { t, y: &y, inputs: from.inputs };
        let near = |s: &Scope| Crossing::near_to(equations, (there, from), s.rank(rank), s);
        let extra = match self.scopes.iter().find_map(near) {
            Some(c) if c.is_exact() && c.away < far => c.extra,
            // The sign of the test function says that there is one.
            None if far == CROSSES => lost_at(equations, there, rank),
            _ => 0,
        };
        if extra > 0 {
            self.met.push(SingularPose { t: if is_same { self.begun } else { t }, extra });
            self.since = left;
        }
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
    if start.share.min(end.share) > WITHIN_A_STEP {
        return false;
    }
    let meeting = (end.share - start.share - up * (end.t - start.t)) / (down - up);
    start.share + down * meeting < SUSPECT
}

/// Positions of one state with the velocities of another.
fn moving(model: &Model, y: &[f64], velocities: &[f64]) -> Vec<f64> {
    let mut out = y.to_vec();
    model.variables.iter().filter_map(Variable::velocity_place).for_each(|p| out[p] = velocities[p]);
    out
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

remember!(Passed { t, share, y, dy });

/// Between steps; what is ahead is of one step only.
impl Remember for Monitor {
    fn remember(&mut self, memory: &mut Memory) {
        let Self {
            able: _,
            driven,
            scopes,
            searched,
            crossing,
            branch,
            met,
            begun,
            since,
            sparse_test_function,
            test_function,
            ahead: _,
            last,
        } = self;
        driven.remember(memory);
        begun.remember(memory);
        since.remember(memory);
        scopes.remember(memory);
        searched.remember(memory);
        crossing.remember(memory);
        branch.remember(memory);
        let mut poses: Vec<(f64, usize)> = met.iter().map(|m| (m.t, m.extra)).collect();
        poses.remember(memory);
        *met = poses.into_iter().map(|(t, extra)| SingularPose { t, extra }).collect();
        sparse_test_function.iter_mut().for_each(|s| s.remember(memory));
        test_function.remember(memory);
        last.remember(memory);
    }
}
