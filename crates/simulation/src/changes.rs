//! When what depends on time changes, ahead of the steps.
//!
//! An integrator sees a force at the stages of its steps only, and steps over what happens between them: a pulse of a millisecond
//! leaves no trace. So the formulas themselves are asked. Every operation in them whose result g depends on t is followed over whole
//! stretches of time by bounds of g and ġ ([`dalembert_expr::Piece`]), with everything else as it is at the start. A stretch of length w is *plain* for
//! g if
//!
//! ```text
//! (1) max g − min g ≤ QUIET · (range of g over the run), or
//! (2) w max |ġ| ≤ STEEP · (range of g at the points looked at):  g is nowhere much steeper than it looks, or
//! (3) w ≤ (run)/COARSE, and g goes up and down all the time over its whole range without a jump: steps feel that as well.
//! ```
//!
//! and if no bend is inside, or (3) holds: `min`, `max` and `abs` bend where two functions take each other's place, at the zeros of u − v. A step that starts
//! next to such a place, on the side where nothing happens, misses what no error tells, though a stretch around it is quiet by (1). A bend counts where the slope may
//! jump by more than `QUIET` of what it does at others.
//!
//! Stretches that are not plain are halved. A jump, or a bend that counts, is not plain for any w: it ends up between two times that are next to each other.
//! Neighbours that are plain together are one stretch. Steps end at the ends of stretches, so that no stretch is skipped, and what
//! happens within one is steep enough for the error of a step to tell. The search goes on as the run does, from left to right; its cost is bounded
//! by [`MAX_OPERATIONS`] ahead of the steps, and by [`OPERATIONS_PER_STEP`] with them; what it leaves out is told.
//!
//! What moves with the state is not seen, such as a pulse at t = x.

mod impulse;

use std::collections::HashSet;

use crate::tolerances::GOLDEN;
use crate::tolerances::changes::{
    ASIDE, COARSE, CROWDED, FIRST_STRETCHES, FULL, LOOKS, MAX_OPERATIONS, OPERATIONS_PER_STEP, QUIET, ROUNDING, STEEP,
    TURNS,
};
use crate::tolerances::motion::INSTANT;
use dalembert_expr::{Bend, Dependence, Dual, Piece, Scalar, Symbol};

use dalembert_dynamics::equations::Equations;
use dalembert_integrate::{Memory, Remember};
use dalembert_model::class::Reference;
use dalembert_model::model::Model;
use dalembert_model::pattern::{Call, Source};
use dalembert_model::program::Compiled;
use dalembert_model::table::Table;

/// What one operation does over a stretch.
#[derive(Clone, Copy)]
struct Course {
    /// Bounds of g.
    value: [f64; 2],
    /// The largest |ġ|.
    steepest: f64,
    /// Range of g at points; none where it is no number.
    seen: [f64; 2],
    /// Whether (3) holds.
    busy: bool,
    bend: Bend,
}

impl Course {
    fn of(piece: &Piece) -> Self {
        let seen = piece.seen().unwrap_or([f64::INFINITY, f64::NEG_INFINITY]);
        let steepest = piece.slope[0].abs().max(piece.slope[1].abs());
        let turns = piece.turns() >= TURNS && seen[1] - seen[0] >= FULL * (piece.value[1] - piece.value[0]);
        // Between two jumps nothing may happen that an error would tell.
        let busy = turns && steepest.is_finite();
        // Where there is no number at all, there is nothing to see.
        if piece.at.iter().all(|x| !x.is_finite()) {
            return Self { value: [0.0; 2], steepest: 0.0, seen: [0.0; 2], busy: false, bend: Bend::NONE };
        }
        Self { value: piece.value, steepest, seen, busy, bend: piece.bend }
    }

    fn joined(&self, other: &Self) -> Self {
        let hull = |a: [f64; 2], b: [f64; 2]| [a[0].min(b[0]), a[1].max(b[1])];
        Self {
            value: hull(self.value, other.value),
            steepest: self.steepest.max(other.steepest),
            seen: hull(self.seen, other.seen),
            busy: self.busy && other.busy,
            bend: self.bend.joined(other.bend),
        }
    }

    /// By how much the slope jumps inside at most; 0 where it does not.
    fn jump(&self) -> f64 {
        if self.bend.is_inside() { self.bend.jump } else { 0.0 }
    }

    /// (1) to (3).
    fn is_plain(&self, width: f64, range: Range, coarse: bool) -> bool {
        let size = self.value[0].abs().max(self.value[1].abs());
        let is_quiet = self.value[1] - self.value[0] <= (QUIET * range.value).max(ROUNDING * size);
        let is_seen = self.steepest * width <= STEEP * (self.seen[1] - self.seen[0]);
        self.jump() <= QUIET * range.jump && (is_quiet || is_seen) || coarse && self.busy
    }
}

/// What an operation does over the run, as far as that is known.
#[derive(Clone, Copy, Default)]
struct Range {
    /// Of its result.
    value: f64,
    /// The largest jump of its slope that is bounded.
    jump: f64,
}

/// A stretch of time, with what each operation does.
struct Stretch {
    start: f64,
    end: f64,
    courses: Vec<Course>,
    /// Whether it is plain; a jump is not.
    plain: bool,
}

/// A program that depends on time.
struct Timed<'m> {
    program: &'m Compiled,
    /// Inputs, as they were at the start.
    inputs: Vec<Piece>,
    /// Places of time.
    time: Vec<usize>,
    /// (place, index) of the model's inputs that depend on time.
    driven: Vec<(usize, usize)>,
    /// Where the outputs are the model's inputs: the first of them.
    gives: Option<usize>,
    /// The first of the outputs among all values; none of readings, which are watched only.
    first: Option<usize>,
    outputs: Vec<Piece>,
}

/// Between which bounds each value that depends on time is, as far as the division tells, with everything else as it is at the start.
type Bounds = Vec<(usize, [f64; 2])>;

/// What time alone brings about.
pub(super) struct Coming {
    /// The largest forces by column over the run, and what they add up to.
    pub forces: Vec<f64>,
    pub impulses: Vec<f64>,
    /// The largest that drives make of components of the state up to times since the start; over the run, at last.
    pub components: Vec<(f64, Vec<f64>)>,
}

/// The times that steps may not pass.
pub(super) struct Changes<'m> {
    programs: Vec<Timed<'m>>,
    /// Inputs with values from outside.
    given: Vec<bool>,
    /// The model's inputs over the stretch in hand.
    inputs: Vec<Piece>,
    /// Of each operation.
    ranges: Vec<Range>,
    /// Stretches to be looked at, the first one last.
    ahead: Vec<(f64, f64)>,
    /// The stretch that the search has reached.
    reached: Option<Stretch>,
    /// Times found that steps end at.
    found: Vec<f64>,
    /// When the run begins, and its length.
    start: f64,
    span: f64,
    /// Operations left.
    left: u64,
    /// Jumps in a row without anything between them.
    crowded: u32,
    /// Whether no end is known.
    open_end: bool,
    /// Bounds over the run, and up to each of some times since its start.
    bounds: Bounds,
    bounds_until: Vec<(f64, Bounds)>,
    /// I of `bounds`, then of the model's inputs (`impulse.rs`).
    impulses: Vec<f64>,
    /// The largest size of each of the model's inputs that depends on time; 0 of the others.
    given_largest: Vec<f64>,
    /// Values that no component of the state enters.
    alone: HashSet<usize>,
    /// Tables that inputs follow.
    tables: Vec<&'m Table>,
    /// When the search of a run that is gone on with was given up.
    ends: f64,
    /// From when on nothing was looked at, if the search was given up.
    pub given_up: Option<f64>,
}

impl<'m> Changes<'m> {
    /// Of a run from `start`, where the equations were evaluated last, to `end`; where that end is as good as none (`open_end`), what comes is kept by times.
    pub fn new(equations: &Equations<'m>, given: &[Option<f64>], (start, end): (f64, f64), open_end: bool) -> Self {
        let model = equations.model;
        let tables: Vec<(usize, &'m Table)> = model
            .inputs
            .iter()
            .zip(given)
            .enumerate()
            .filter_map(|(i, (input, set))| Some((i, input.table.as_deref().filter(|_| set.is_none())?)))
            .collect();
        let given =
            given.iter().zip(&model.inputs).map(|(set, input)| set.is_some() || input.table.is_some()).collect();
        let mut changes = Self {
            programs: Vec::new(),
            given,
            inputs: equations.inputs().iter().map(|&u| Piece::constant(u)).collect(),
            ranges: Vec::new(),
            ahead: Vec::new(),
            reached: None,
            found: Vec::new(),
            start,
            span: end - start,
            left: MAX_OPERATIONS,
            crowded: 0,
            bounds: Vec::new(),
            open_end,
            bounds_until: Vec::new(),
            impulses: Vec::new(),
            given_largest: vec![0.0; model.inputs.len()],
            ends: f64::INFINITY,
            given_up: None,
            alone: alone(model, equations.arguments_now()),
            tables: tables.iter().map(|&(_, table)| table).collect(),
        };
        for (input, table) in tables {
            changes.given_largest[input] = table.size();
        }
        if end > start {
            changes.programs = changes.timed(model, equations.arguments_now());
        }
        if !changes.programs.is_empty() {
            changes.survey(start, end);
        }
        changes
    }

    /// Programs that depend on time: those of inputs first.
    fn timed(&self, model: &'m Model, now: &[f64]) -> Vec<Timed<'m>> {
        let mut programs = Vec::new();
        let mut moves = vec![false; model.inputs.len()];
        for call in &model.pattern.drives {
            let program = &model.classes[call.class].drives;
            let frozen: Vec<f64> =
                call.inputs.iter().map(|s| if let Source::Constant(c) = *s { c } else { 0.0 }).collect();
            if let Some(timed) = Timed::of(program, call, (&frozen, &moves), Some(call.first_output)) {
                moves[call.first_output..call.first_output + call.outputs].fill(true);
                programs.push(timed);
            }
        }
        moves.iter_mut().zip(&self.given).for_each(|(m, &given)| *m &= !given);
        let mut first = 0;
        for call in &model.pattern.calls {
            let frozen = &now[first..first + call.inputs.len()];
            first += call.inputs.len();
            programs.extend(Timed::of(&model.classes[call.class].equations, call, (frozen, &moves), None));
        }
        // Of a support that goes to and fro at constant speed b' the equations know nothing: b'' is zero but for corners, at which momenta stay.
        for call in &model.pattern.readings {
            let class = &model.classes[call.class];
            let is_time =
                |s: &Symbol| matches!(class.interface.symbols.get(s), Some(Reference::Time | Reference::Input { .. }));
            if class.energies.kinetic.is_some_and(|t| model.graph.symbols_of(&[t]).iter().any(is_time)) {
                let frozen: Vec<f64> =
                    call.inputs.iter().map(|s| if let Source::Constant(c) = *s { c } else { 1.0 }).collect();
                let timed = Timed::of(&class.readings, call, (&frozen, &moves), None);
                programs.extend(timed.map(|timed| Timed { first: None, ..timed }));
            }
        }
        programs
    }

    /// The ranges over the run, from a first division that is finer where it has to be; and bounds up to times that are each twice the one before.
    fn survey(&mut self, start: f64, end: f64) {
        let times: Vec<f64> = (0..=FIRST_STRETCHES)
            .map(|k| start + (end - start) * (f64::from(k) / f64::from(FIRST_STRETCHES)))
            .collect();
        if self.open_end {
            self.survey_onset(start, times[1]);
        }
        let (mut hulls, mut jumps): (Vec<Course>, Vec<f64>) = (Vec::new(), Vec::new());
        for [from, to] in self.measure(&times) {
            let courses = self.look(from, to, false);
            self.note_largest();
            self.keep_bounds(to - start);
            jumps.resize(courses.len(), 0.0);
            let bounded = jumps.iter_mut().zip(&courses).filter(|(_, course)| course.jump().is_finite());
            bounded.for_each(|(most, course)| *most = most.max(course.jump()));
            if hulls.is_empty() {
                hulls = courses;
            } else {
                hulls.iter_mut().zip(&courses).for_each(|(h, c)| *h = h.joined(c));
            }
        }
        let value = |h: &Course| [h.value, h.seen].iter().map(|r| r[1] - r[0]).find(|r| r.is_finite()).unwrap_or(0.0);
        self.ranges = hulls.iter().zip(jumps).map(|(h, jump)| Range { value: value(h), jump }).collect();
        self.ahead = times.windows(2).rev().map(|t| (t[0], t[1])).collect();
    }

    /// From the rounding of time up to the end of the first stretch.
    fn survey_onset(&mut self, start: f64, end: f64) {
        let left = self.left;
        let (mut from, mut since) = (start, INSTANT * start.abs().max(self.span));
        while since < end - start {
            self.look(from, start + since, false);
            self.note_largest();
            self.keep_bounds(since);
            from = start + since;
            since *= 2.0;
        }
        self.left = left;
    }

    /// Keeps the bounds up to a time since the start, if that is twice the last one.
    fn keep_bounds(&mut self, since: f64) {
        if self.open_end && self.bounds_until.last().is_none_or(|last| since >= 2.0 * last.0) {
            self.bounds_until.push((since, self.bounds.clone()));
        }
    }

    fn note_largest(&mut self) {
        for (largest, input) in self.given_largest.iter_mut().zip(&self.inputs).filter(|(_, input)| input.moves) {
            *largest = largest.max(input.value[0].abs().max(input.value[1].abs()));
        }
        let mut count = 0;
        for timed in self.programs.iter().filter(|timed| timed.gives.is_none()) {
            let Some(first) = timed.first else { continue };
            for (k, output) in timed.outputs.iter().enumerate().filter(|(_, output)| output.moves) {
                let [low, high] = output.value;
                match self.bounds.get_mut(count) {
                    Some((_, bounds)) => *bounds = [bounds[0].min(low), bounds[1].max(high)],
                    None => self.bounds.push((first + k, [low, high])),
                }
                count += 1;
            }
        }
    }

    /// Whether anything depends on time.
    pub fn follow_time(&self) -> bool {
        !self.programs.is_empty() || !self.tables.is_empty()
    }

    /// By how much time alone changes a value: what else it is made of, such as a stiff spring that is stretched at the start, is not brought about by time. And its I over the run.
    fn brought(&self, bounds: &Bounds, value: usize) -> Option<(f64, f64)> {
        let place = bounds.binary_search_by_key(&value, |b| b.0).ok()?;
        let [low, high] = bounds[place].1;
        let impulse = self.impulses.get(place).copied().unwrap_or(f64::INFINITY);
        Some((high - low, impulse)).filter(|brought| brought.0.is_finite())
    }

    /// What time alone brings about, by √m of the columns; where no end is known, as it comes about.
    pub fn coming(&self, equations: &Equations<'_>, inertial: &[f64]) -> Coming {
        let (forces, impulses) = self.forces(equations.model);
        let until = self.bounds_until.iter().map(|(since, bounds)| (*since, bounds));
        let follow = equations.model.rows.iter().any(|row| row.follows);
        let mixed = if follow { self.mixed(equations) } else { HashSet::new() };
        let driven = |(since, bounds)| (since, self.driven((bounds, &mixed), equations, inertial));
        let components = until.chain([(self.span, &self.bounds)]).map(driven).collect();
        Coming { forces, impulses, components }
    }

    /// The forces by column that time alone brings about over the run, efforts of joints of the tree among them; and what these add up to in time. What the state changes
    /// as well, such as exp(u(t) − x), is not known from the start.
    fn forces(&self, model: &Model) -> (Vec<f64>, Vec<f64>) {
        let (mut forces, mut impulses) = (vec![0.0; model.n()], vec![0.0; model.n()]);
        for (mechanism, effort) in model.mechanism.iter().flat_map(|m| m.efforts.iter().map(move |e| (m, e))) {
            let size = (effort.ratio * self.given_largest.get(effort.input).copied().unwrap_or(0.0)).abs();
            let own = self.impulses.get(self.bounds.len() + effort.input);
            let known = own.filter(|_| self.given.get(effort.input) == Some(&false));
            if size.is_finite() && size > 0.0 {
                let column = mechanism.columns[effort.velocity];
                forces[column] += size;
                impulses[column] += known.map_or(f64::INFINITY, |own| (effort.ratio * own).abs());
            }
        }
        for &(column, value) in model.pattern.force.iter().filter(|(_, value)| self.alone.contains(value)) {
            let (size, impulse) = self.brought(&self.bounds, value).unwrap_or_default();
            forces[column] += size;
            impulses[column] += impulse;
        }
        (forces, impulses)
    }

    /// The values whose rates by time the state enters: which are others beside another state, at one of some times of a run.
    fn mixed(&self, equations: &Equations<'_>) -> HashSet<usize> {
        let (model, now) = (equations.model, equations.arguments_now());
        let mut found = HashSet::new();
        for k in 1..=LOOKS {
            let t = self.start + self.span * (f64::from(k) * GOLDEN).fract();
            let rates = |share: f64| {
                values(model, now, |source, x| match source {
                    Source::Time => Dual::new(t, 1.0),
                    Source::Input(_) => Dual::new(x, 1.0),
                    Source::State(i) => {
                        Dual::constant(x + share * (0.5 + (i as f64 * GOLDEN).fract()) * (1.0 + x.abs()))
                    }
                    _ => Dual::constant(x),
                })
            };
            let differ = |a: f64, b: f64| !((a - b).abs() <= ROUNDING * (a.abs() + b.abs()));
            let all = rates(0.0).into_iter().zip(rates(ASIDE)).enumerate();
            found.extend(all.filter(|(_, (a, b))| differ(a.derivative, b.derivative)).map(|(value, _)| value));
        }
        found
    }

    /// The sizes that drives give to components of the state, by √m of the columns: a drive moves what has no inertia, if its row holds such a column, and
    /// not what stands beside it by terms that may vanish here. Of several columns each has its share of the least motion that meets the row,
    ///
    /// ```text
    ///     a_c/m_c d / Σ_j a_j²/m_j         with all m alike where there is no inertia
    /// ```
    ///
    /// so that one by which the row hardly changes, as a node behind a diode that blocks, is not expected to do what the others do: no size is larger than what
    /// moves, or errors count as small that are not. What the state changes as well in equations of variables, exp(u(t) − x) again, is not known.
    fn driven(
        &self,
        (bounds, mixed): (&Bounds, &HashSet<usize>),
        equations: &Equations<'_>,
        inertial: &[f64],
    ) -> Vec<f64> {
        let model = equations.model;
        let mut sizes = vec![0.0_f64; model.states];
        for (r, row) in model.rows.iter().enumerate() {
            let is_light = equations.row(r).any(|(c, a)| a != 0.0 && inertial[c] == 0.0);
            let moved = |c: usize| !is_light || inertial[c] == 0.0;
            let ease = |c: usize| if is_light { 1.0 } else { inertial[c].powi(-2) };
            let eased = equations.row(r).filter(|&(c, a)| a != 0.0 && moved(c)).map(|(c, a)| a * a * ease(c));
            let whole: f64 = eased.sum();
            for stage in 0..row.depth {
                let value = model.pattern.row_places[r].stages + stage;
                if row.follows && mixed.contains(&value) {
                    continue;
                }
                let Some((brought, _)) = self.brought(bounds, value) else { continue };
                for (c, a) in equations.row(r).filter(|&(c, a)| a != 0.0 && moved(c)) {
                    let states = &model.variables[c].state;
                    let size = brought * a.abs() * ease(c) / whole;
                    if let Some(slot) = states.len().checked_sub(row.depth - stage).filter(|_| size.is_finite()) {
                        sizes[states[slot]] = sizes[states[slot]].max(size);
                    }
                }
            }
        }
        sizes
    }

    /// What each operation does over a stretch. The search may stop at the first one that is not plain.
    fn look(&mut self, start: f64, end: f64, search: bool) -> Vec<Course> {
        let width = end - start;
        let coarse = width * COARSE <= self.span;
        let mut courses = Vec::with_capacity(self.ranges.len());
        for timed in &mut self.programs {
            self.left = self.left.saturating_sub(timed.program.tape.instructions() as u64);
            timed.time.iter().for_each(|&place| timed.inputs[place] = Piece::running(start, end));
            timed.driven.iter().for_each(|&(place, i)| timed.inputs[place] = self.inputs[i]);
            let ranges = &self.ranges;
            let whole = timed.program.tape.enclose(width, &timed.inputs, &mut timed.outputs, &mut |_, piece| {
                let course = Course::of(piece);
                let range = ranges.get(courses.len()).copied().unwrap_or_default();
                courses.push(course);
                !search || course.is_plain(width, range, coarse)
            });
            if !whole {
                break;
            }
            if let Some(first) = timed.gives {
                let outputs = timed
                    .outputs
                    .iter()
                    .enumerate()
                    .filter(|(k, _)| !self.given.get(first + k).copied().unwrap_or(false));
                outputs.for_each(|(k, &output)| self.inputs[first + k] = output);
            }
        }
        courses
    }

    /// The first time after `t` that no step may pass.
    pub fn after(&mut self, t: f64) -> f64 {
        self.left = self.left.saturating_add(OPERATIONS_PER_STEP).min(MAX_OPERATIONS);
        while self.last() <= t {
            let next = self.search();
            self.found.push(next);
        }
        let next = self.found[self.found.partition_point(|&found| found <= t)];
        self.tables.iter().fold(next, |next, table| next.min(table.change_after(t)))
    }

    /// The last time found.
    fn last(&self) -> f64 {
        self.found.last().copied().unwrap_or(f64::NEG_INFINITY)
    }

    /// Goes on to the next end of a stretch.
    fn search(&mut self) -> f64 {
        while let Some((start, end)) = self.ahead.pop() {
            if self.left == 0 || self.crowded > CROWDED || start >= self.ends {
                self.given_up = Some(start);
                self.ahead.clear();
                break;
            }
            let courses = self.look(start, end, true);
            let coarse = (end - start) * COARSE <= self.span;
            let plain = courses.len() == self.ranges.len() && self.is_plain(&courses, end - start, coarse);
            if !plain && let Some(middle) = self.middle(start, end) {
                self.ahead.push((middle, end));
                self.ahead.push((start, middle));
                continue;
            }
            self.crowded = if plain { 0 } else { self.crowded + 1 };
            let found = Stretch { start, end, courses, plain };
            match self.reached.take() {
                None => self.reached = Some(found),
                Some(last) => match self.joined(&last, &found) {
                    Some(joined) => self.reached = Some(joined),
                    None => {
                        self.reached = Some(found);
                        return last.end;
                    }
                },
            }
        }
        f64::INFINITY
    }

    fn is_plain(&self, courses: &[Course], width: f64, coarse: bool) -> bool {
        courses.iter().zip(&self.ranges).all(|(c, &range)| c.is_plain(width, range, coarse))
    }

    /// Where a stretch is halved; none where times are next to each other.
    fn middle(&self, start: f64, end: f64) -> Option<f64> {
        let middle = 0.5 * (start + end);
        (end - start > f64::EPSILON * f64::EPSILON * self.span && start < middle && middle < end).then_some(middle)
    }

    fn joined(&self, last: &Stretch, next: &Stretch) -> Option<Stretch> {
        if !(last.plain && next.plain) {
            return None;
        }
        let courses: Vec<Course> = last.courses.iter().zip(&next.courses).map(|(a, b)| a.joined(b)).collect();
        let width = next.end - last.start;
        self.is_plain(&courses, width, true).then_some(Stretch {
            start: last.start,
            end: next.end,
            courses,
            plain: true,
        })
    }
}

/// How far the search has come; a search from the same start gets there again.
impl Remember for Changes<'_> {
    fn remember(&mut self, memory: &mut Memory) {
        let mut last = self.last();
        last.remember(memory);
        self.ends = self.given_up.unwrap_or(f64::INFINITY);
        self.ends.remember(memory);
        while self.last() < last {
            self.left = MAX_OPERATIONS;
            let next = self.search();
            self.found.push(next);
        }
        self.left.remember(memory);
    }
}

/// The values of all calls, with arguments by their sources.
fn values<S: Scalar>(model: &Model, now: &[f64], argument: impl Fn(Source, f64) -> S) -> Vec<S> {
    let (mut first, mut registers, mut all) = (0, Vec::new(), Vec::new());
    for call in &model.pattern.calls {
        let arguments = call.inputs.iter().zip(&now[first..first + call.inputs.len()]);
        let inputs: Vec<S> = arguments.map(|(source, &x)| argument(*source, x)).collect();
        first += call.inputs.len();
        all.resize(call.first_output + call.outputs, S::constant(0.0));
        if call.outputs > 0 {
            let outputs = &mut all[call.first_output..call.first_output + call.outputs];
            model.classes[call.class].equations.tape.values(&inputs, &mut registers, outputs);
        }
    }
    all
}

/// The values that no component of the state enters, as they stand beside these arguments.
fn alone(model: &Model, now: &[f64]) -> HashSet<usize> {
    type Told = Dual<f64, Dependence<1>>;
    let all = values(model, now, |source, x| match source {
        Source::State(_) | Source::Signal(_) => Dual::new(x, Dependence::on(0)),
        _ => Told::constant(x),
    });
    let free = |told: &Told| told.derivative.components().next().is_none();
    all.iter().enumerate().filter(|(_, told)| free(told)).map(|(value, _)| value).collect()
}

impl<'m> Timed<'m> {
    /// None if nothing in it depends on time.
    fn of(program: &'m Compiled, call: &Call, (now, moves): (&[f64], &[bool]), gives: Option<usize>) -> Option<Self> {
        let places = |wanted: fn(&Source) -> bool| -> Vec<usize> {
            call.inputs.iter().enumerate().filter(|(_, s)| wanted(s)).map(|(k, _)| k).collect()
        };
        let time = places(|s| matches!(s, Source::Time));
        let driven: Vec<(usize, usize)> = call
            .inputs
            .iter()
            .enumerate()
            .filter_map(|(k, s)| if let Source::Input(i) = *s { moves[i].then_some((k, i)) } else { None })
            .collect();
        let inputs = now.iter().map(|&x| Piece::constant(x)).collect();
        let outputs = vec![Piece::constant(0.0); call.outputs];
        let depends = call.outputs > 0 && !(time.is_empty() && driven.is_empty());
        depends.then_some(Self { program, inputs, time, driven, gives, first: Some(call.first_output), outputs })
    }
}
