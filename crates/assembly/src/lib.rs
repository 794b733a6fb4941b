//! Assembly: from partial start values to a state that meets the constraints.
//!
//! Position by position (depth p from the deepest to velocities), rank-revealing damped Gauss–Newton on the slots
//! k_i − p that the user did not fix:
//!
//! ```text
//! J = D_r A_free D_c,   J = U Σ Vᵀ                                        (1)
//! δ = −D_c V Σ (Σ² + μ)⁻¹ Uᵀ D_r h                                        (2)
//! ```
//!
//! D_r makes rows comparable, D_c moves values without a guess more easily than guesses. μ falls while the residual falls
//! (Levenberg–Marquardt); at μ = 0, (2) is the least correction over the independent rows, so that redundant rows
//! are no obstacle and freedoms stay where the user put them. Next to the constraints, where rows are no better known than the residual bends them, σ of its size are 0 as long
//! as that leads on: rounding over what a rounded start leaves of redundant rows is no motion, and where they lead far from a pose that misses by no more than digits the pose stays. From a state that is assembled nothing moves but last digits.
//!
//! A residual is met beside the magnitude of its row's terms as they are. D_r and D_c come from the model's own units; where a file declares none,
//! a try that fails is made again with those that make rows and columns of J as long as their largest entry, 1 (equilibration, Golub & Van Loan §3.5.2).
//! Guesses are kept where what has none can follow, from a little beside its start if no step leads on from there, and joints that mimic others go after them first; where one would go far to close positions, one more try lets what has none come as near
//! as it can before guesses move, and counts if that takes them less far. If the first try ends in
//! a dead end, values without a guess are varied and tried again, always the same way, but from a start that closes to about its digits: what is left there no motion
//! mends, and poses elsewhere close by chance. Constraints that join variables of
//! different orders get one more try, in which every free number may move (`all_slots`).
//!
//! | file | content |
//! |---|---|
//! | `all_slots.rs` | constraints that join variables of different orders |
//! | `large.rs` | the step for many variables |
//! | `soft_starts.rs` | start values of joints that close loops |
//! | `retries.rs` | further tries from a start: values that are varied, and guesses that are kept |
//! | `walk.rs` | from the pose that the model is written in to the start values, turn by turn |
//! | `branch_point.rs`, `beside_branch_point.rs` | starts at poses where branches cross, and beside them |
//! | `branches.rs` | the distinct ways to assemble a mechanism |
//! | `parts.rs`, `ways.rs`, `quantities.rs`, `sameness.rs` | what closes independently and how, what tells assemblies apart, when two are the same |

mod all_slots;
mod beside_branch_point;
mod branch_point;
mod branches;
mod large;
mod parts;
mod quantities;
mod retries;
mod sameness;
mod soft_starts;
mod tolerances;
mod walk;
mod ways;

pub use branches::{Branches, branches};
pub use quantities::{Quantity, Source, telling};
pub use ways::Ways;

use dalembert_dense as dense;
use std::collections::{HashMap, HashSet};

use crate::tolerances::levenberg::{FIRST_DAMPING, LARGEST_DAMPING, NO_DAMPING, SOLVED, STALLED};
use crate::tolerances::{
    AWAY, BEND, BENT, CLEARLY, GUESSED, LAST_DIGITS, MET, NEAR, NO_ROW, RANK, RANK_OF_RATES, STRAIGHT, SUMMED, TURN,
    UNMET,
};
use dalembert_integrate::Failure;
use faer::Mat;

use dalembert_answers::result::{AssemblyReport, RATE_OF};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::{Projector, displace, magnitude, scale};
use dalembert_mechanism::{JointInfo, Mechanism};
use dalembert_model::model::{Model, Origin, Variable};
use dalembert_model::state::{StartValues, State};
use large::Large;
use soft_starts::SoftStart;

/// Gauss–Newton iterations per try.
const ITERATIONS: usize = 200;
/// Tries from varied guesses.
const TRIES: usize = 24;

/// Assembles a state in place.
///
/// # Errors
/// When an equation is not a finite number at the start values; a state that can't be assembled is an outcome in the report.
pub fn assemble(model: &Model, start: &mut StartValues) -> Result<AssemblyReport, Failure> {
    assemble_to(0.0, model, start)
}

/// The same by rows that add more than a share of their length to others, which meets what misses by as much: along what weaker rows tell, in loops
/// of rounded numbers, the next state that is met is anywhere.
///
/// # Errors
/// As [`assemble`].
pub fn assemble_to(share: f64, model: &Model, start: &mut StartValues) -> Result<AssemblyReport, Failure> {
    keep_what_is_stored(model, start);
    Assembler { share, ..Assembler::new(model, start) }.run(start)
}

/// Where all rows are equations of variables, as in a circuit: what has inertia keeps its start value, such as the voltage of a capacitor, and what has
/// none follows. Where a source prescribes such voltages, charges that it does not reach stay. That is a projection in the mass metric; one that fails, or
/// moves what is fixed, leaves the start as it is.
fn keep_what_is_stored(model: &Model, start: &mut StartValues) {
    if model.rows.is_empty() || !model.rows.iter().all(|r| r.follows && r.depth == 1) {
        return;
    }
    let mut equations = Equations::new(model);
    let mut y = start.state.y.clone();
    let found = Projector::new(model).project(&mut equations, start.state.t, &mut y, &start.state.inputs).is_ok();
    let stays = |k: usize| !start.fixed[k] || y[k] == start.state.y[k];
    if found && (0..y.len()).all(stays) && !ran_away(model, &y, &start.state.y) {
        start.state.y = y;
    }
}

/// Whether rows were met by numbers so large that all else is rounding beside them: one slot went where another was meant to.
fn ran_away(model: &Model, state: &[f64], said: &[f64]) -> bool {
    let sizes = model.natural.of_states(model);
    let far = |((now, before), size): ((&f64, &f64), f64)| !((now - before).abs() <= AWAY * size.max(before.abs()));
    state.iter().zip(said).zip(sizes).any(far)
}

/// Moves a state onto the constraints that prescribe no motion, as a driven mechanism is at other times, and that are not left out, by rows that add more
/// than a share of their length to others; whether it could.
pub fn assemble_undriven(share: f64, model: &Model, left_out: impl Fn(usize) -> bool, start: &mut StartValues) -> bool {
    let mut assembler = Assembler { share, ..Assembler::new(model, start) };
    let mut report = AssemblyReport { converged: true, ..AssemblyReport::default() };
    let deepest = model.rows.iter().map(|r| r.depth).max().unwrap_or(0);
    for depth in (1..=deepest).rev() {
        let mut stage = Stage { share, ..Stage::new(model, start, depth) };
        stage.rows.retain(|&r| !model.rows[r].prescribes.motion() && !left_out(r));
        assembler.solve(&stage, &mut start.state.y, &mut report);
        assembler.look(&start.state.y);
        assembler.unmet(&stage, &start.state.y, &mut report);
    }
    report.converged
}

struct Assembler<'m> {
    model: &'m Model,
    /// Start values of joints that close loops.
    soft_starts: Vec<SoftStart>,
    equations: Equations<'m>,
    inputs: Vec<Option<f64>>,
    t: f64,
    /// Share of its length that a row must add to others to count ([`assemble_to`]), beside what always is rounding.
    share: f64,
}

/// One nonlinear problem: the rows and columns of a depth.
struct Stage {
    depth: usize,
    /// Whether its rows speak of rates of what rows of other stages hold.
    rates: bool,
    rows: Vec<usize>,
    columns: Vec<usize>,
    /// How easily each column moves: D_c, its size in the model's own units, less of a guess.
    ease: Vec<f64>,
    /// Share of its length that a row must add to others to count, beside what always is rounding.
    share: f64,
    /// What turns that follow each other along the longest chain leave of a residual.
    digits: f64,
    /// Whether rows are as long as they are in its columns, not as the model's own sizes make them.
    alike: bool,
    /// Whether a value was given that may change.
    guessed: Vec<bool>,
    /// Start values of joints that close loops, which are met like constraints.
    soft_starts: Vec<usize>,
}

/// What a guess of the velocities leaves by rounding where nothing can move is no motion: its products would be compared with each other.
fn still(model: &Model, start: &mut StartValues, said: &State) {
    let places = || model.variables.iter().filter_map(Variable::velocity_place);
    let fastest = places().fold(0.0_f64, |m, p| m.max(said.y[p].abs()));
    for place in places().filter(|&p| !start.fixed[p] && start.state.y[p] != said.y[p]).collect::<Vec<_>>() {
        let v = &mut start.state.y[place];
        if v.abs() <= LAST_DIGITS * fastest {
            *v = 0.0;
        }
    }
}

impl<'m> Assembler<'m> {
    fn new(model: &'m Model, start: &StartValues) -> Self {
        Self {
            model,
            soft_starts: SoftStart::of(model, start),
            equations: Equations::new(model),
            inputs: start.state.inputs.clone(),
            t: start.state.t,
            share: 0.0,
        }
    }
}

impl Assembler<'_> {
    fn run(&mut self, start: &mut StartValues) -> Result<AssemblyReport, Failure> {
        let mut report = AssemblyReport { converged: true, ..AssemblyReport::default() };
        if let Some(mechanics) = &self.equations.mechanics {
            if let Some(joint) = mechanics.zero_quaternion(&start.state.y) {
                return Err(Failure::new(format!(
                    "the quaternion of joint `{joint}` is zero and gives no orientation"
                )));
            }
            mechanics.normalize(&mut start.state.y);
        }
        self.look(&start.state.y);
        if let Some(what) = self.equations.not_finite() {
            return Err(Failure::new(format!("at the start values, {what}")));
        }
        let said = start.state.clone();
        let deepest = self.model.rows.iter().map(|r| r.depth).max().unwrap_or(0);
        // A joint that holds nothing has no rows, and start values all the same.
        let deepest = if self.soft_starts.is_empty() { deepest } else { deepest.max(2) };
        for depth in (1..=deepest).rev() {
            let stage = Stage { share: self.share, ..Stage::new(self.model, start, depth) };
            if stage.rows.is_empty() && soft_starts::at(&self.soft_starts, depth, false).is_empty() {
                continue;
            }
            if let Some(y) = self.walk_where_turns_count(&stage, start, &mut report) {
                start.state.y = y;
            }
            if !self.solve_undeformed(&stage, &mut start.state, &mut report) {
                self.solve_stage(stage, &mut start.state, &mut report);
            }
            match depth {
                2 if report.converged => self.onto_branch_point(start),
                1 if report.converged => self.onto_branch(start, &said),
                _ => {}
            }
        }
        let went_astray = !report.converged || ran_away(self.model, &start.state.y, &said.y);
        if went_astray && self.model.rows.iter().any(|r| !r.soft && all_slots::joins_orders(self.model, r)) {
            if report.converged {
                start.state = said.clone();
                self.look(&start.state.y);
                self.unmet_at_all(start, &mut report);
            }
            self.move_everything(start, said.clone(), &mut report);
        }
        still(self.model, start, &said);
        self.look(&start.state.y);
        if let Some(mechanics) = &self.equations.mechanics {
            mechanics.settle_turns(&mut start.state.y);
        }
        Ok(report)
    }

    fn solve_stage(&mut self, stage: Stage, state: &mut State, report: &mut AssemblyReport) {
        self.let_follow(&stage, state);
        if !self.solve_what_follows(&stage, state, report) {
            self.solve_in_turn(stage, state, report);
        }
    }

    /// Joints that mimic others go after them, if nothing is said of where they start: a gripper's finger does not move its motor.
    fn let_follow(&mut self, stage: &Stage, state: &mut State) {
        let follower = |r: usize| self.model.rows[r].follower.and_then(|c| stage.columns.binary_search(&c).ok());
        let moves = |r: usize| follower(r).is_some_and(|k| !stage.guessed[k]);
        let rows: Vec<bool> = stage.rows.iter().map(|&r| moves(r)).collect();
        let columns: HashSet<usize> =
            stage.rows.iter().filter(|&&r| moves(r)).filter_map(|&r| self.model.rows[r].follower).collect();
        if columns.is_empty() || stage.rates {
            return;
        }
        let following = stage.part(&rows, |c| columns.contains(&c));
        let start = state.y.clone();
        let mut report = AssemblyReport::default();
        if self.solve(&following, &mut state.y, &mut report) > following.met() {
            state.y = start;
        }
        // 0 in more than one step is 0 but for rounding.
        let own = self.model.natural.below(stage.depth);
        for &c in &following.columns {
            let v = &self.model.variables[c];
            let place = (v.order as usize).checked_sub(stage.depth).map(|s| v.state[s]);
            if let Some(y) = place.map(|place| &mut state.y[place])
                && y.abs() <= LAST_DIGITS * own[c]
            {
                *y = 0.0;
            }
        }
        self.look(&state.y);
    }

    /// Rows without variables of order 0 move all others, and these follow in the rest; false, with nothing moved, where they do not.
    fn solve_what_follows(&mut self, stage: &Stage, state: &mut State, report: &mut AssemblyReport) -> bool {
        let model = self.model;
        let follows = |c: usize| model.variables[c].algebraic;
        let own: Vec<bool> = stage.rows.iter().map(|&r| !self.equations.row(r).any(|(c, _)| follows(c))).collect();
        let (others, followers) = (stage.part(&own, |c| !follows(c)), stage.part(&vec![true; own.len()], follows));
        if followers.columns.is_empty() || others.rows.is_empty() {
            return false;
        }
        let (start, mut trial) = (state.clone(), AssemblyReport { converged: true, ..report.clone() });
        self.solve_in_turn(others, state, &mut trial);
        if self.solve(&followers, &mut state.y, &mut trial) <= followers.met() {
            *report = AssemblyReport { converged: report.converged, unmet: report.unmet.clone(), ..trial };
            self.unmet(stage, &state.y, report);
            return true;
        }
        *state = start;
        self.look(&state.y);
        false
    }

    /// Bodies that deform keep their start values where joints alone can meet the rows; false, with nothing moved, where they can't.
    fn solve_undeformed(&mut self, stage: &Stage, state: &mut State, report: &mut AssemblyReport) -> bool {
        let modes: HashSet<usize> = self.model.mechanism.iter().flat_map(Mechanism::modal_columns).collect();
        let rigid = stage.part(&vec![true; stage.rows.len()], |c| !modes.contains(&c));
        if rigid.columns.len() == stage.columns.len() {
            return false;
        }
        let (start, mut trial) = (state.clone(), AssemblyReport { converged: true, ..report.clone() });
        self.solve_stage(rigid, state, &mut trial);
        if trial.converged {
            *report = AssemblyReport { converged: report.converged, ..trial };
            return true;
        }
        report.iterations = trial.iterations;
        *state = start;
        self.look(&state.y);
        false
    }

    /// By what moves without a guess alone, so that all start values are met; whether that could be done. If not, nothing has moved.
    fn solve_with_guesses(&mut self, stage: &Stage, state: &mut State, report: &mut AssemblyReport) -> bool {
        let free = stage.without_guesses(soft_starts::at(&self.soft_starts, stage.depth, false));
        if free.columns.is_empty() || free.columns.len() == stage.columns.len() {
            return false;
        }
        let start = state.y.clone();
        // Values are kept where the others really can follow, not where rows are rounding.
        let mut left = self.solve(&free, &mut state.y, report);
        let near = MET.max(stage.share);
        let is_met = |s: &Self, left: f64, y: &[f64]| left <= near && s.met_as_it_is(&free, y, near);
        let mut met = is_met(self, left, &state.y);
        // From an arm that points straight away no step leads back, to first order: a little bent it goes.
        if !met && !stage.rates && self.is_near(&start, &state.y) {
            state.y.clone_from(&start);
            let missed = self.missed_columns(&free, &start);
            self.scatter(&free, 1, NEAR, |k| missed.contains(&free.columns[k]), &mut state.y);
            left = self.solve(&free, &mut state.y, report);
            met = is_met(self, left, &state.y);
        }
        let met = met || left <= free.met() && self.no_better(stage, &start, left, report);
        if !met {
            state.y = start;
        }
        self.look(&state.y);
        if met {
            self.unmet(stage, &state.y, report);
        }
        met
    }

    /// Whether rates that close loops leave no less where guesses move as well: rounded axes leave what they leave.
    fn no_better(&mut self, stage: &Stage, start: &[f64], left: f64, report: &mut AssemblyReport) -> bool {
        let closes = |r: &usize| matches!(self.model.rows[*r].origin, Origin::Closure { .. });
        if !(stage.rates && stage.rows.iter().all(closes)) {
            return false;
        }
        let mut others = start.to_vec();
        self.solve(stage, &mut others, report) >= CLEARLY * left
    }

    /// First with all start values, then with all of joints that close loops; if these can't all be met, from there with the kept ones only.
    fn solve_in_turn(&mut self, mut stage: Stage, state: &mut State, report: &mut AssemblyReport) {
        if self.solve_with_guesses(&stage, state, report) {
            return;
        }
        let all = soft_starts::at(&self.soft_starts, stage.depth, false);
        let kept = soft_starts::at(&self.soft_starts, stage.depth, true);
        if all.len() > kept.len() {
            stage.soft_starts = all;
            let start = state.y.clone();
            if self.solve(&stage, &mut state.y, report) <= stage.met() {
                self.unmet(&stage, &state.y, report);
                return;
            }
            // Only a state that is nearer is worth starting from.
            if state.y.iter().any(|y| !y.is_finite()) {
                state.y = start;
            }
        }
        stage.soft_starts = kept;
        self.solve_with_retries(&stage, state, report);
        self.unmet(&stage, &state.y, report);
    }

    /// What is not met of any depth.
    fn unmet_at_all(&self, start: &StartValues, report: &mut AssemblyReport) {
        for depth in 1..=self.model.rows.iter().map(|r| r.depth).max().unwrap_or(0) {
            self.unmet(&Stage::new(self.model, start, depth), &start.state.y, report);
        }
    }

    /// One more try, from what the user said and from where the others ended.
    fn move_everything(&mut self, start: &mut StartValues, said: State, report: &mut AssemblyReport) {
        for mut state in [said, start.state.clone()] {
            if !self.solve_all_slots(start, &mut state) {
                continue;
            }
            start.state = state;
            *report = AssemblyReport { converged: true, iterations: report.iterations, ..AssemblyReport::default() };
            self.unmet_at_all(start, report);
            return;
        }
    }

    /// Whether two states are the same but for what stalled iterations leave.
    fn is_near(&self, one: &[f64], other: &[f64]) -> bool {
        self.apart(one, other) <= NEAR
    }

    /// How far two states are from each other, in the model's own sizes.
    fn apart(&self, one: &[f64], other: &[f64]) -> f64 {
        let far = |((a, b), size): ((&f64, &f64), f64)| if a == b { 0.0 } else { (a - b).abs() / size };
        let sizes = self.model.natural.of_states(self.model);
        one.iter().zip(other).zip(sizes).map(far).fold(0.0, |m, x| if x.is_nan() { x } else { x.max(m) })
    }

    /// Moves values without a guess (all that are free, from the eighth try on) by amounts that are always the same.
    fn vary(&self, stage: &Stage, attempt: usize, y: &mut [f64]) {
        if attempt > 0 {
            self.scatter(stage, attempt, 1.0 + attempt as f64 / 4.0, |k| !stage.guessed[k] || attempt >= 8, y);
        }
    }

    /// Columns of the rows that are missed at a state.
    fn missed_columns(&mut self, stage: &Stage, y: &[f64]) -> HashSet<usize> {
        self.look(y);
        let scales = self.scales(stage, y);
        let is_missed = |&(row, scale): &(usize, f64)| !((self.residual(stage, row) / scale).abs() <= stage.met());
        let missed = stage.rows.iter().copied().zip(scales).filter(is_missed);
        missed.flat_map(|(row, _)| self.equations.row(row).map(|entry| entry.0)).collect()
    }

    /// Moves some of a stage's columns, by their places in it, by shares of so many of their sizes that look like chance.
    fn scatter(&self, stage: &Stage, attempt: usize, reach: f64, moves: impl Fn(usize) -> bool, y: &mut [f64]) {
        let mut turned = vec![0.0; self.model.n()];
        for (k, &column) in stage.columns.iter().enumerate().filter(|(k, _)| moves(*k)) {
            let v = &self.model.variables[column];
            let noise = ((k + 1) as f64 * 0.618_033_988_749_895 + attempt as f64 * 0.754_877_666_246_693).fract() - 0.5;
            let size = self.model.natural.of_slot(column, v.order as i32 - stage.depth as i32);
            let noise = noise * reach * size;
            match (v.order as usize).checked_sub(stage.depth) {
                Some(slot) => y[v.state[slot]] += noise,
                None => turned[column] = noise,
            }
        }
        if let (2, Some(mechanics)) = (stage.depth, &self.equations.mechanics) {
            mechanics.displace(&turned, y);
        }
    }

    /// Levenberg–Marquardt; returns the relative residual reached. Where that is too much and nothing says how large variables are, pressures of 10⁶
    /// beside flows of 10⁻⁷ in a file without units, again with columns of one length: they are then as large as rows make them.
    fn solve(&mut self, stage: &Stage, y: &mut Vec<f64>, report: &mut AssemblyReport) -> f64 {
        let start = y.clone();
        let reached = self.descend(stage, y, report);
        if reached <= stage.met() && self.met_as_it_is(stage, y, stage.met()) {
            return reached;
        }
        let Some(alike) = self.alike(stage) else { return reached };
        let first = std::mem::replace(y, start);
        let again = self.descend(&alike, y, report);
        if again <= stage.met() && self.met_as_it_is(stage, y, stage.met()) {
            return again;
        }
        *y = first;
        self.look(y);
        reached
    }

    /// The stage with rows and columns of one length at the state last looked at, where nothing says how large their variables are; if there are such.
    fn alike(&self, stage: &Stage) -> Option<Stage> {
        let unknown = |k: &usize| self.model.natural.is_unknown(stage.columns[*k]);
        let mut lengths = vec![0.0_f64; self.model.n()];
        for &row in &stage.rows {
            let entries = || self.equations.row(row).map(|(c, x)| (c, x.abs()));
            let largest = entries().fold(0.0, |m: f64, e| m.max(e.1));
            entries().filter(|e| e.1 > 0.0).for_each(|(c, x)| lengths[c] = lengths[c].max(x / largest));
        }
        let changes = |k: &usize| unknown(k) && lengths[stage.columns[*k]] > 0.0;
        let mut alike = Stage { alike: true, ..stage.part(&vec![true; stage.rows.len()], |_| true) };
        alike.soft_starts.clone_from(&stage.soft_starts);
        for k in (0..stage.columns.len()).filter(changes) {
            alike.ease[k] /= lengths[stage.columns[k]];
        }
        (0..stage.columns.len()).any(|k| changes(&k)).then_some(alike)
    }

    fn descend(&mut self, stage: &Stage, y: &mut Vec<f64>, report: &mut AssemblyReport) -> f64 {
        self.look(y);
        // Held for the try: a scale that grew with the state would reward running away.
        let scales = self.scales(stage, y);
        let mut size = self.size(stage, &scales);
        let mut large = (stage.columns.len() >= large::FROM).then(|| Large::new(self, stage));
        let (mut damping, mut bends) = (0.0, stage.depth >= 2);
        let mut rounded = None;
        for _ in 0..ITERATIONS {
            if (size.1 <= SOLVED && self.met_as_it_is(stage, y, SOLVED)) || !size.0.is_finite() {
                break;
            }
            report.iterations += 1;
            let h = self.misses(stage, &scales);
            let step = match &mut large {
                Some(large) => large.step(self, stage, (&scales, &h), damping),
                None => {
                    let rank = stage.rank_off_by(if bends { size.1 } else { 0.0 });
                    self.step(stage, (&scales, &h), (damping, rank))
                }
            };
            let Some(step) = step else { break };
            let (mut trial, mut new) = self.stepped(stage, &scales, y, &step);
            if new.0 > STRAIGHT * size.0
                && let Some(shorter) = self.shorter(stage, &step)
            {
                self.look(y);
                (trial, new) = self.stepped(stage, &scales, y, &shorter);
            }
            if new.0 < size.0 {
                *y = trial;
                let stalled = new.0 > size.0 * (1.0 - STALLED);
                size = new;
                damping = if damping < NO_DAMPING { 0.0 } else { damping * 0.1 };
                if stalled && !std::mem::take(&mut bends) {
                    break;
                }
                if stalled && size.1 <= BENT {
                    rounded = Some((y.clone(), size));
                }
            } else if std::mem::take(&mut bends) && stage.rank_off_by(size.1) > stage.rank() {
                if size.1 <= BENT {
                    rounded = Some((y.clone(), size));
                }
                self.look(y);
            } else {
                self.look(y);
                if (size.1 <= stage.met() && self.met_as_it_is(stage, y, stage.met())) || damping > LARGEST_DAMPING {
                    break;
                }
                damping = if damping == 0.0 { FIRST_DAMPING } else { damping * 10.0 };
            }
        }
        // Weak directions that lead far for what digits leave, and leave it, are rounding over rounding: next to a folded pose what is left bends back within the root of it. Where all is closed there, they were motion.
        if let Some((nearest, left)) = rounded.filter(|(nearest, _)| size.1 > SOLVED && !self.is_near(y, nearest)) {
            *y = nearest;
            self.look(y);
            size = left;
        }
        size.1
    }

    /// Whether the residuals of rows are nothing beside their terms as they are.
    fn met_as_it_is(&self, stage: &Stage, y: &[f64], met: f64) -> bool {
        let share = |r: usize| self.residual(stage, r).abs() / magnitude(&self.equations, r, stage.depth, y);
        stage.rows.iter().all(|&r| share(r) <= met)
    }

    /// The state after a step from one at which the equations were evaluated, and what is left there.
    fn stepped(&mut self, stage: &Stage, scales: &[f64], y: &[f64], step: &[f64]) -> (Vec<f64>, (f64, f64)) {
        let mut trial = y.to_vec();
        displace(self.model, &self.equations, stage.depth, step, &mut vec![0.0; step.len()], &mut trial);
        self.look(&trial);
        let left = self.size(stage, scales);
        (trial, left)
    }

    /// A step in which angles change by a radian at most: what looks like a line to the next solution is an arc.
    fn shorter(&self, stage: &Stage, step: &[f64]) -> Option<Vec<f64>> {
        let turns = |c: usize| self.model.variables[c].turns();
        let far = (0..step.len()).filter(|&c| turns(c)).fold(0.0_f64, |m, c| m.max(step[c].abs()));
        (stage.depth == 2 && far > TURN).then(|| step.iter().map(|d| d * TURN / far).collect())
    }

    /// What makes the rows of a stage comparable, at the state last looked at.
    fn scales(&self, stage: &Stage, y: &[f64]) -> Vec<f64> {
        let usual = |r: usize| scale(&self.equations, r, stage.depth, y);
        if !stage.alike {
            return stage.rows.iter().map(|&r| usual(r)).collect();
        }
        let mut ease = vec![0.0; self.model.n()];
        stage.columns.iter().zip(&stage.ease).for_each(|(&c, &x)| ease[c] = x);
        let length = |r: usize| self.equations.row(r).fold(0.0_f64, |m, (c, x)| m.max((x * ease[c]).abs()));
        stage.rows.iter().map(|&r| (length(r), r)).map(|(x, r)| if x > 0.0 { x } else { usual(r) }).collect()
    }

    /// Evaluates everything at a state.
    fn look(&mut self, y: &[f64]) {
        self.equations.evaluate(self.t, y, &self.inputs);
        if let (false, Some(mechanics)) = (self.soft_starts.is_empty(), &mut self.equations.mechanics) {
            mechanics.kinematics();
        }
    }

    /// Norm and largest entry of the relative residuals.
    fn size(&self, stage: &Stage, scales: &[f64]) -> (f64, f64) {
        let mut sum = 0.0;
        let mut largest = 0.0_f64;
        for h in self.misses(stage, scales) {
            sum += h * h;
            largest = if h.is_nan() { f64::INFINITY } else { largest.max(h.abs()) };
        }
        (if sum.is_nan() { f64::INFINITY } else { sum.sqrt() }, largest)
    }

    /// The relative residuals: of rows, then of start values of joints that close loops.
    fn misses(&self, stage: &Stage, scales: &[f64]) -> Vec<f64> {
        let rows = stage.rows.iter().zip(scales).map(|(&row, scale)| self.residual(stage, row) / scale);
        let soft = stage.soft_starts.iter().map(|&k| &self.soft_starts[k]);
        rows.chain(soft.map(|soft| soft.miss(&self.equations) / soft.size(self.model))).collect()
    }

    fn residual(&self, stage: &Stage, row: usize) -> f64 {
        self.equations.missing(row, self.model.rows[row].depth - stage.depth)
    }

    fn steepness(&self, stage: &Stage, row: usize) -> f64 {
        self.equations.steepness(row, self.model.rows[row].depth - stage.depth)
    }

    /// Equation (2) with h relative to what its rows are.
    fn step(&self, stage: &Stage, (scales, h): (&[f64], &[f64]), (damping, rank): (f64, f64)) -> Option<Vec<f64>> {
        let mut j: Mat<f64> = Mat::zeros(h.len(), stage.columns.len());
        let mut place = vec![usize::MAX; self.model.n()];
        for (k, &column) in stage.columns.iter().enumerate() {
            place[column] = k;
        }
        for (i, &row) in stage.rows.iter().enumerate() {
            let weight = 1.0 / (scales[i] * self.steepness(stage, row));
            for (column, value) in self.entries(stage, row) {
                if place[column] != usize::MAX {
                    j[(i, place[column])] = value * weight * stage.ease[place[column]];
                }
            }
        }
        for (i, &k) in (stage.rows.len()..).zip(&stage.soft_starts) {
            let weight = 1.0 / self.soft_starts[k].size(self.model);
            for (column, value) in self.soft_starts[k].row(&self.equations) {
                if place[column] != usize::MAX {
                    j[(i, place[column])] = value * weight * stage.ease[place[column]];
                }
            }
        }
        let free = damped_step(&j, h, (damping, rank))?;
        let mut step = vec![0.0; self.model.n()];
        for ((&column, &ease), d) in stage.columns.iter().zip(&stage.ease).zip(&free) {
            step[column] = ease * d;
        }
        Some(step)
    }

    /// Entries of a row, those that are rounding beside others as 0, kept columns counted: a slide square to a blade moves along it by the rounding of its
    /// direction. Formulas without joints have no such entries.
    fn entries<'s>(&'s self, stage: &'s Stage, row: usize) -> impl Iterator<Item = (usize, f64)> + 's {
        let joints = self.equations.row(row).filter(|e| self.model.variables[e.0].joint);
        let least = LAST_DIGITS * joints.map(|(c, x)| self.in_own_size(stage, c, x)).fold(0.0, f64::max);
        let rounded = move |c: usize, x: f64| if self.in_own_size(stage, c, x) <= least { 0.0 } else { x };
        self.equations.row(row).map(move |(c, x)| (c, rounded(c, x)))
    }

    /// What an entry of a row makes of as much as a variable moves, or infinity where that is not known.
    fn in_own_size(&self, stage: &Stage, column: usize, value: f64) -> f64 {
        let v = &self.model.variables[column];
        if v.joint {
            value.abs() * self.model.natural.of_slot(column, v.order as i32 - stage.depth as i32)
        } else {
            f64::INFINITY
        }
    }

    fn unmet(&self, stage: &Stage, y: &[f64], report: &mut AssemblyReport) {
        for &row in &stage.rows {
            let r = &self.model.rows[row];
            let h = self.residual(stage, row);
            report.residual = report.residual.max(h.abs());
            report.relative = report.relative.max(self.equations.relative_residual(row, r.depth - stage.depth));
            let relative = h.abs() / scale(&self.equations, row, stage.depth, y);
            // Where all entries of a row vanish, in a folded pose, its size says nothing; and no velocity meets a row that is none.
            let is_none = stage.depth < r.depth && self.equations.row(row).all(|e| e.1 == 0.0) && relative < NO_ROW;
            // In a file without units nothing says how large a row is but its terms: 0.1 % of a micrometre is no rounding.
            let own = h.abs() / magnitude(&self.equations, row, stage.depth, y);
            let unmet = UNMET.max(stage.share);
            let missed = relative > unmet || (relative > MET && own > unmet);
            let is_rounding = || self.equations.is_rounding(row, r.depth - stage.depth);
            if (missed && !is_none && !is_rounding()) || relative.is_nan() {
                report.converged = false;
                let what = if stage.depth < r.depth { format!("{RATE_OF}{}", r.name) } else { r.name.clone() };
                report.unmet.push((what, h));
            }
        }
        for &k in &stage.soft_starts {
            let miss = self.soft_starts[k].miss(&self.equations);
            if !(miss.abs() <= UNMET * self.soft_starts[k].size(self.model)) {
                report.converged = false;
                report.unmet.push((self.soft_starts[k].name(self.model), miss));
            }
        }
        // Equal up to rounding keeps the order of the rows.
        let size = |miss: &(String, f64)| miss.1.abs() as f32;
        report.unmet.sort_by(|a, b| size(b).total_cmp(&size(a)));
    }
}

impl Stage {
    fn new(model: &Model, start: &StartValues, depth: usize) -> Self {
        let rows = (0..model.rows.len()).filter(|&r| model.rows[r].depth >= depth && !model.rows[r].soft).collect();
        let poses = poses(model);
        let moved = |c: usize| {
            let v = &model.variables[c];
            let slot = (v.order as usize).checked_sub(depth).map(|s| vec![v.state[s]]);
            slot.or_else(|| poses.get(&c).cloned().filter(|_| depth == 2))
        };
        let columns: Vec<usize> =
            (0..model.n()).filter(|&c| moved(c).is_some_and(|places| !is_kept(&places, &start.fixed))).collect();
        let guessed = columns.iter().map(|&c| moved(c).is_some_and(|p| p.iter().any(|&p| start.given[p]))).collect();
        let mut stage = Self { guessed, digits: digits(model), ..Self::of(depth, rows, columns) };
        stage.rates = stage.rows.iter().all(|&r| model.rows[r].depth > depth);
        stage.ease =
            stage.sizes(model).zip(&stage.guessed).map(|(size, &g)| if g { GUESSED * size } else { size }).collect();
        stage
    }

    /// Rows of positions or rates and columns without a size, no value of which was given.
    fn of(depth: usize, rows: Vec<usize>, columns: Vec<usize>) -> Self {
        let guessed = vec![false; columns.len()];
        let (ease, soft_starts) = (Vec::new(), Vec::new());
        Self { depth, rates: false, share: 0.0, digits: 0.0, rows, columns, ease, alike: false, guessed, soft_starts }
    }

    /// All rows, and the columns without a guess.
    fn without_guesses(&self, soft_starts: Vec<usize>) -> Self {
        let guessed = |c: usize| self.columns.binary_search(&c).is_ok_and(|k| self.guessed[k]);
        Self { soft_starts, ..self.part(&vec![true; self.rows.len()], |c| !guessed(c)) }
    }

    /// Some of its rows and columns.
    fn part(&self, rows: &[bool], columns: impl Fn(usize) -> bool) -> Self {
        let kept: Vec<usize> = (0..self.columns.len()).filter(|&k| columns(self.columns[k])).collect();
        Self {
            depth: self.depth,
            rates: self.rates,
            share: self.share,
            digits: self.digits,
            alike: self.alike,
            rows: self.rows.iter().zip(rows).filter(|(_, kept)| **kept).map(|(&r, _)| r).collect(),
            columns: kept.iter().map(|&k| self.columns[k]).collect(),
            ease: kept.iter().map(|&k| self.ease[k]).collect(),
            guessed: kept.iter().map(|&k| self.guessed[k]).collect(),
            soft_starts: Vec::new(),
        }
    }

    /// The relative residual that counts as met. What rows hold of rates in entries that are rounding of what files were written with is nothing.
    fn met(&self) -> f64 {
        if self.rates { NO_ROW.max(self.share) } else { MET.max(self.share).max(self.digits) }
    }

    /// Share of the largest singular value below which another does not count.
    fn rank(&self) -> f64 {
        if self.rates { RANK_OF_RATES.max(self.share) } else { RANK.max(self.share) }
    }

    /// The same off the constraints by a relative residual: as far as what is left bends the rows they are not told apart, and what they leave of each other there is no direction to go in.
    fn rank_off_by(&self, off: f64) -> f64 {
        self.rank().max((BEND * off).min(BENT))
    }

    /// Sizes of the columns in the model's own units.
    fn sizes(&self, model: &Model) -> impl Iterator<Item = f64> {
        let slot = |c: usize| model.variables[c].order as i32 - self.depth as i32;
        self.columns.iter().map(move |&c| model.natural.of_slot(c, slot(c)))
    }
}

/// What rounding leaves of the place of the last body of a chain, relative to its length: some units in the last place for each turn before it.
fn digits(model: &Model) -> f64 {
    let Some(m) = &model.mechanism else { return 0.0 };
    let mut depth: Vec<u32> = Vec::with_capacity(m.tree.nodes().len());
    for node in m.tree.nodes() {
        depth.push(node.parent.map_or(1, |parent| 1 + depth[parent]));
    }
    SUMMED * f64::from(depth.into_iter().max().unwrap_or(0))
}

/// Components of twists move poses, which are states without a column: those that each column moves, the four of a quaternion or the three of a position.
fn poses(model: &Model) -> HashMap<usize, Vec<usize>> {
    let joints = model.mechanism.iter().flat_map(|m| &m.joints);
    let own = joints.filter(|j| j.columns.first().is_some_and(|&c| model.variables[c].is_twist()));
    let places = |j: &JointInfo, k: usize| if k < 3 { j.states[..4].to_vec() } else { j.states[4..].to_vec() };
    own.flat_map(|j| j.columns.iter().enumerate().map(move |(k, &c)| (c, places(j, k)))).collect()
}

/// Whether a column that moves these places rests: an orientation is kept as a whole, of a position all that others may change is free.
fn is_kept(places: &[usize], fixed: &[bool]) -> bool {
    if places.len() == 4 { places.iter().any(|&p| fixed[p]) } else { places.iter().all(|&p| fixed[p]) }
}

/// −V Σ (Σ² + μ)⁻¹ Uᵀ h with μ relative to the largest singular value squared; `None` without columns.
fn damped_step(j: &Mat<f64>, h: &[f64], (damping, rank): (f64, f64)) -> Option<Vec<f64>> {
    if j.ncols() == 0 {
        return None;
    }
    let svd = dense::thin_svd(j)?;
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let mut step = vec![0.0; j.ncols()];
    for k in 0..s.nrows() {
        if s[k] <= rank * top || s[k] == 0.0 {
            continue;
        }
        let along: f64 = (0..h.len()).map(|i| u[(i, k)] * h[i]).sum();
        let gain = s[k] / (s[k] * s[k] + damping * top * top);
        for (c, d) in step.iter_mut().enumerate() {
            *d -= gain * along * v[(c, k)];
        }
    }
    Some(step)
}
