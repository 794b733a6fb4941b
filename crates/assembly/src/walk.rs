//! From the pose that the model is written in to the start values, as a person turns a mechanism.
//!
//! The angle between two frames is known up to full turns, and a screw is closed once in each of them: which turn is meant only the way
//! tells. What the file says is led from where all joints are at zero and all loops are closed, what is set from what the file says.
//! What is kept goes along a line, q_k = a + s x, and the rest q_f follows, s from 0 to 1:
//!
//! ```text
//! h(q_f, a + s x) = 0,   A_f q_f' = −A_k x                              (1)
//! q_f(s + Δ) ≈ q_f + Δ q_f',   θ(s + Δ) ≈ θ + Δ g·ξ'                    (2)
//! ```
//!
//! with the angles θ of closing joints, whose rates are g·ξ. From (2) assembly closes the loops, and each θ is the one nearest to
//! (2); bodies keep their twists. A step counts if that moves nothing by more than a small part of a turn; else it is made shorter, and where there is room the
//! next one is longer. Of screws, gears and pulleys (2) is exact, so that thousands of turns take a few steps.

use std::collections::HashSet;

use super::large::{self, Large};
use super::soft_starts::{self, SoftStart, closing_row};
use super::{Assembler, Stage, poses};
use crate::tolerances::TURN;
use crate::tolerances::walk::{ASIDE, STRAIGHT};
use dalembert_answers::result::AssemblyReport;
use dalembert_bodies::spatial::Vector;
use dalembert_bodies::tree::Joint;
use dalembert_dynamics::projection::displace;
use dalembert_mechanism::Mechanism;
use dalembert_mechanism::relative::Relative;
use dalembert_model::state::{StartValues, State};

/// Steps at most.
const STEPS: usize = 4096;
/// Halvings, of the step that is usual at a state, after which there is none: next to where the way turns back all of them fail.
const HALVINGS: i32 = 12;

/// An angle of a joint that closes a loop.
struct ClosingAngle {
    closure: usize,
    what: Relative,
    /// Where the state counts its turns.
    state: Option<usize>,
}

/// What changes along the way, each with its value at the start and at the end.
struct Way {
    /// Rates of what is kept, by column.
    kept: Vec<f64>,
    /// What is kept, by place in the state.
    places: Vec<(usize, [f64; 2])>,
    /// Start values of joints that close loops, by number.
    targets: Vec<(usize, [f64; 2])>,
    angles: Vec<ClosingAngle>,
}

/// A value at a share of the way.
fn between([from, to]: [f64; 2], share: f64) -> f64 {
    if share < 1.0 { from + share * (to - from) } else { to }
}

/// Where a way begins.
struct Origin {
    y: Vec<f64>,
    /// Whether values were set that the file does not say.
    is_set: bool,
}

/// Rates along the way, by column and by closing angle.
struct Rates {
    columns: Vec<f64>,
    angles: Vec<f64>,
}

impl Assembler<'_> {
    /// The walk where it matters in which turn a joint closes a loop, and nothing is known but what the file says and what was set. All start
    /// values are kept if the rest can follow, else what was set.
    pub(super) fn walk_where_turns_count(
        &mut self,
        stage: &Stage,
        start: &StartValues,
        report: &mut AssemblyReport,
    ) -> Option<Vec<f64>> {
        let m = self.model.mechanism.as_ref().filter(|_| stage.depth == 2)?;
        let is_screw = |what: &Relative| matches!(what, Relative::ScrewAngle { .. });
        let counts = closing_angles(m).any(|angle| angle.state.is_some() || is_screw(&angle.what));
        // A screw of the tree advances with each turn that the joints that close its loop do not see.
        let mut joints = m.tree.nodes().iter().map(|node| node.joint);
        let advances = !m.closures.is_empty() && joints.any(|joint| matches!(joint, Joint::Helical { .. }));
        if !(counts || advances || self.soft_starts.iter().any(SoftStart::is_angle)) {
            return None;
        }
        let modes: HashSet<usize> = m.modal_columns().collect();
        let mut rigid = stage.part(&vec![true; stage.rows.len()], |c| !modes.contains(&c));
        let free = rigid.without_guesses(soft_starts::at(&self.soft_starts, stage.depth, false));
        let origin = self.origin(start)?;
        let found = self.walk(&free, (&origin.y, &start.state.y), report);
        if found.is_some() || !origin.is_set {
            return found;
        }
        rigid.soft_starts = soft_starts::at(&self.soft_starts, stage.depth, true);
        self.walk(&rigid, (&origin.y, &start.state.y), report)
    }

    /// Where the way to start values begins; nothing where these come from a state that is known.
    fn origin(&self, start: &StartValues) -> Option<Origin> {
        let (model, m) = (self.model, self.model.mechanism.as_ref()?);
        let mut written = StartValues::of(model);
        written.state.t = start.state.t;
        written.state.inputs.clone_from(&start.state.inputs);
        let mut said = written.state.y.clone();
        if let Some(mechanics) = &self.equations.mechanics {
            mechanics.normalize(&mut said);
        }
        let same = |p: usize| start.state.y[p] == said[p] && start.given[p] == written.given[p];
        let counts = |p: usize| m.turns.iter().any(|turn| turn.state == p);
        if !(0..model.states).all(|p| same(p) || start.fixed[p] || counts(p)) {
            return None;
        }
        let is_set = start.fixed != written.fixed
            || start.closures != written.closures
            || start.state.y.iter().zip(&said).any(|(a, b)| a.to_bits() != b.to_bits());
        if !is_set {
            return Some(Origin { y: self.zero(), is_set });
        }
        let report = Assembler { share: self.share, ..Assembler::new(model, &written) }.run(&mut written).ok()?;
        report.converged.then_some(Origin { y: written.state.y, is_set })
    }

    /// Where all joints are at zero and bodies where they are placed.
    pub(super) fn zero(&self) -> Vec<f64> {
        let mut y = State::start(self.model).y;
        for v in self.model.variables.iter().filter(|v| v.joint && v.order >= 2) {
            y[v.state[v.order as usize - 2]] = 0.0;
        }
        self.model.mechanism.iter().flat_map(|m| &m.turns).for_each(|turn| y[turn.state] = 0.0);
        y
    }

    /// Where the way from one state leads on which what the stage does not move goes to where it is in another; nothing where it ends before.
    pub(super) fn walk(
        &mut self,
        stage: &Stage,
        (origin, start): (&[f64], &[f64]),
        report: &mut AssemblyReport,
    ) -> Option<Vec<f64>> {
        if stage.depth != 2 || stage.columns.is_empty() {
            return None;
        }
        let (mut way, mut y) = self.way(stage, origin, start)?;
        self.look(&y);
        for (k, [from, to]) in &mut way.targets {
            *to = *self.soft_starts[*k].target()?;
            *from = self.soft_starts[*k].now(&self.equations, &y);
        }
        let stands = way.kept.iter().all(|x| *x == 0.0) && way.targets.iter().all(|(_, [from, to])| from == to);
        let found = !stands && self.follow(stage, &way, &mut y, report);
        self.aim(&way, 1.0);
        self.look(if found { &y[..] } else { start });
        found.then_some(y)
    }

    /// The way, and the state that it begins at.
    fn way(&mut self, stage: &Stage, origin: &[f64], start: &[f64]) -> Option<(Way, Vec<f64>)> {
        let (model, m) = (self.model, self.model.mechanism.as_ref()?);
        let poses = poses(model);
        let (mut y, mut kept, mut places) = (start.to_vec(), vec![0.0; model.n()], Vec::new());
        for (c, v) in model.variables.iter().enumerate().filter(|(_, v)| v.joint) {
            let free = stage.columns.binary_search(&c).is_ok();
            if let Some(slot) = (v.order as usize).checked_sub(2) {
                let place = v.state[slot];
                y[place] = origin[place];
                if !free && origin[place] != start[place] {
                    kept[c] = start[place] - origin[place];
                    places.push((place, [origin[place], start[place]]));
                }
            } else if let (true, Some(own)) = (free, poses.get(&c)) {
                own.iter().for_each(|&place| y[place] = origin[place]);
            }
        }
        m.turns.iter().for_each(|turn| y[turn.state] = origin[turn.state]);
        let targets = stage.soft_starts.iter().copied().filter(|&k| self.soft_starts[k].target().is_some());
        let targets: Vec<_> = targets.map(|k| (k, [0.0; 2])).collect();
        Some((Way { kept, places, targets, angles: closing_angles(m).collect() }, y))
    }

    /// What joints that close loops are to be at a share of the way.
    fn aim(&mut self, way: &Way, share: f64) {
        for &(k, ends) in &way.targets {
            let value = between(ends, share);
            self.soft_starts[k].target().into_iter().for_each(|target| *target = value);
        }
    }

    /// Goes the way; whether it led to its end.
    fn follow(&mut self, stage: &Stage, way: &Way, y: &mut Vec<f64>, report: &mut AssemblyReport) -> bool {
        self.aim(way, 0.0);
        if self.solve(stage, y, report) > stage.met() {
            return false;
        }
        self.settle(y);
        let (mut share, mut next) = (0.0, None);
        for _ in 0..STEPS {
            let Some(rates) = self.rates(stage, way, y) else { return false };
            let usual = self.first(&rates);
            let ahead = next.unwrap_or(usual).min(1.0 - share);
            let to = if ahead < 1.0 - share { share + ahead } else { 1.0 };
            let led = self.led(way, &rates, y, (ahead, to));
            let mut trial = led.clone();
            self.aim(way, to);
            let met = self.solve(stage, &mut trial, report) <= stage.met();
            self.settle(&mut trial);
            let aside = self.apart(&led, &trial);
            if !met || !(aside <= ASIDE) {
                if ahead < usual * 0.5_f64.powi(HALVINGS) {
                    return false;
                }
                next = Some(0.5 * ahead);
                continue;
            }
            (*y, share) = (trial, to);
            if share == 1.0 {
                return true;
            }
            next = Some(if aside <= STRAIGHT * ASIDE { 2.0 * ahead } else { ahead });
        }
        false
    }

    /// Counts the turns of a state next to where it was led.
    fn settle(&mut self, y: &mut [f64]) {
        self.look(y);
        if let Some(mechanics) = &mut self.equations.mechanics {
            mechanics.kinematics();
            mechanics.settle_turns(y);
        }
    }

    /// (1), at a state on the way.
    fn rates(&mut self, stage: &Stage, way: &Way, y: &[f64]) -> Option<Rates> {
        self.look(y);
        if let Some(mechanics) = &mut self.equations.mechanics {
            mechanics.kinematics();
        }
        let scales = self.scales(stage, y);
        let along = |(c, x): (usize, f64), rates: &[f64]| x * rates[c];
        let rows = stage.rows.iter().zip(&scales).map(|(&row, scale)| {
            let moved: f64 = self.entries(stage, row).map(|e| along(e, &way.kept)).sum();
            moved / (scale * self.steepness(stage, row))
        });
        let mut h: Vec<f64> = rows.collect();
        for &k in &stage.soft_starts {
            let soft = &self.soft_starts[k];
            let moved: f64 = soft.row(&self.equations).into_iter().map(|e| along(e, &way.kept)).sum();
            let asked = way.targets.iter().find(|(own, _)| *own == k).map_or(0.0, |(_, [from, to])| to - from);
            h.push((moved - asked) / soft.size(self.model));
        }
        let mut columns = if stage.columns.len() < large::FROM {
            self.step(stage, (&scales, &h), (0.0, stage.rank()))?
        } else {
            Large::new(self, stage).step(self, stage, (&scales, &h), 0.0)?
        };
        columns.iter_mut().zip(&way.kept).for_each(|(rate, kept)| *rate += kept);
        let (m, mechanics) = (self.model.mechanism.as_ref()?, self.equations.mechanics.as_ref()?);
        let rate = |angle: &ClosingAngle| -> f64 {
            closing_row((m, mechanics), angle.closure, &angle.what).into_iter().map(|e| along(e, &columns)).sum()
        };
        let angles = way.angles.iter().map(rate).collect();
        Some(Rates { columns, angles })
    }

    /// The share of the way on which the fastest moves by its own size, an angle by [`TURN`].
    fn first(&self, rates: &Rates) -> f64 {
        let natural = &self.model.natural;
        let columns = rates.columns.iter().enumerate().map(|(c, rate)| rate / natural.of_motion(c));
        let fastest = columns.chain(rates.angles.iter().copied()).fold(0.0_f64, |m, rate| m.max(rate.abs()));
        TURN / fastest
    }

    /// (2)
    fn led(&self, way: &Way, rates: &Rates, y: &[f64], (ahead, to): (f64, f64)) -> Vec<f64> {
        let (model, mut led) = (self.model, y.to_vec());
        let mut delta: Vec<f64> = rates.columns.iter().map(|rate| ahead * rate).collect();
        for &(_, v, _) in model.mechanism.iter().flat_map(|m| &m.quaternions).filter(|q| q.2) {
            let columns = model.mechanism.iter().flat_map(|m| &m.columns[v..v + 6]);
            let columns: Vec<usize> = columns.copied().collect();
            let part = |from: usize| Vector(std::array::from_fn(|k| delta[columns[from + k]]));
            let shift = shifted(part(0), part(3));
            (0..3).for_each(|k| delta[columns[3 + k]] = shift.0[k]);
        }
        displace(model, &self.equations, 2, &delta, &mut vec![0.0; delta.len()], &mut led);
        way.places.iter().for_each(|&(place, ends)| led[place] = between(ends, to));
        for (angle, rate) in way.angles.iter().zip(&rates.angles) {
            angle.state.into_iter().for_each(|place| led[place] += ahead * rate);
        }
        led
    }
}

/// Where a body is shifted that keeps its twist while it turns by φ, in its axes before: with n = φ/θ and w across n,
///
/// ```text
/// n (n·v) + (sin θ/θ) w + (1 − cos θ)/θ n×w
/// ```
fn shifted(turn: Vector<f64>, v: Vector<f64>) -> Vector<f64> {
    let angle = turn.norm();
    if angle == 0.0 {
        return v;
    }
    let n = turn.scale(1.0 / angle);
    let along = n.scale(n.dot(v));
    let (across, half) = (v - along, (0.5 * angle).sin());
    along + across.scale(angle.sin() / angle) + n.cross(across).scale(2.0 * half * half / angle)
}

/// All angles of joints that close loops.
fn closing_angles(m: &Mechanism) -> impl Iterator<Item = ClosingAngle> + '_ {
    m.closures.iter().enumerate().flat_map(move |(closure, own)| {
        let angles = own.coordinates.iter().enumerate().filter(|(_, c)| c.1.turns());
        angles.map(move |(k, c)| ClosingAngle { closure, what: c.1, state: m.turn(closure, k) })
    })
}
