//! Inverse kinematics: a mechanism assembled so that frames of it come to given places and orientations.
//!
//! With the independent velocities u of the constraints, v = Z u, and the Jacobians J of the frames, the miss r (position; rotation
//! vector times the mechanism's own length; weighted) is made least by Levenberg–Marquardt steps
//!
//! ```text
//! (Zᵀ Jᵀ J Z + μ 1) u = −Zᵀ Jᵀ r          u ⟂ kept coordinates and joints at the ends of their ranges        (1)
//! ```
//!
//! and after each the mechanism is assembled anew, so that loops stay closed. Without a miss of zero, (1) ends where no motion brings the frames
//! nearer; several starts, always the same ones, look for a better place then. Where frames leave freedoms, the state stays near its start.

use std::f64::consts::TAU;

use dalembert_answers::result::AssemblyReport;
use dalembert_assembly::assemble;
use dalembert_bodies::spatial::{Quaternion, Rotation, Vector};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::{Question, frame_called, independent};
use dalembert_dynamics::projection::displace;
use dalembert_mechanism::Frame;
use dalembert_model::StartValues;

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::reach::{AT_END, DAMPING, MET, MOST_DAMPING, STALLED};

/// Rows of a matrix.
type Rows = Vec<Vec<f64>>;

/// Steps from one start.
const STEPS: usize = 200;
/// Starts.
const STARTS: usize = 12;

/// Where a frame is to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// A body or named frame.
    pub frame: String,
    /// Its origin, m, in the ground frame; anywhere if not given.
    pub at: Option<[f64; 3]>,
    /// Its orientation in the ground frame, a quaternion [w, x, y, z]; any if not given.
    pub rotation: Option<[f64; 4]>,
    /// How much its miss counts beside those of the others; 1 for all alike.
    pub weight: f64,
}

/// How near a frame came.
#[derive(Clone, Debug, PartialEq)]
pub struct Miss {
    /// The frame.
    pub frame: String,
    /// Distance of its origin from where it is to be, m; none if that was not said.
    pub distance: Option<f64>,
    /// Angle of the rotation that is missing, rad.
    pub angle: Option<f64>,
}

/// A mechanism that was brought near.
#[derive(Clone, Debug)]
pub struct Reached {
    /// Time, s.
    pub t: f64,
    /// Coordinates and velocities, in the orders of [`Loaded::layout`].
    pub q: Vec<f64>,
    /// See `q`.
    pub v: Vec<f64>,
    /// How well it is assembled.
    pub assembly: AssemblyReport,
    /// Whether all frames are where they are to be.
    pub reached: bool,
    /// Frame by frame.
    pub misses: Vec<Miss>,
    /// Joints that stand at an end of their range.
    pub at_ends: Vec<String>,
    /// Steps that were taken.
    pub steps: usize,
}

impl Reached {
    /// Why not, in one sentence; nothing if it is reached.
    pub fn sentence(&self) -> Option<String> {
        let worst = |miss: &&Miss| miss.distance.is_some_and(|d| d > 0.0) || miss.angle.is_some_and(|a| a > 0.0);
        if self.reached {
            return None;
        }
        let told = |x: f64| dalembert_scalar::digits::brief(x, 4);
        let one = |miss: &Miss| match (miss.distance, miss.angle) {
            (Some(d), Some(a)) => format!("`{}` stays {} m and {} rad away", miss.frame, told(d), told(a)),
            (Some(d), None) => format!("`{}` stays {} m away", miss.frame, told(d)),
            (None, Some(a)) => format!("`{}` stays {} rad away", miss.frame, told(a)),
            (None, None) => format!("`{}` stays away", miss.frame),
        };
        let misses: Vec<String> = self.misses.iter().filter(worst).map(one).collect();
        let ends = match self.at_ends.as_slice() {
            [] => String::new(),
            some => format!("; at the end of their range: {}", some.join(", ")),
        };
        Some(format!("the targets are out of reach as far as was looked: {}{ends}", misses.join(", ")))
    }
}

/// What is fixed while one looks.
struct Search<'a> {
    loaded: &'a Loaded,
    targets: &'a [Target],
    frames: Vec<Frame>,
    question: Question,
    /// Columns that keep their coordinate.
    kept: Vec<usize>,
    /// Columns with the places of their coordinates in the state, and their ranges.
    ranges: Vec<(usize, usize, [f64; 2])>,
    length: f64,
}

/// One state and what it misses.
struct Place {
    start: StartValues,
    report: AssemblyReport,
    miss: Vec<f64>,
    size: f64,
}

impl Loaded {
    /// Assembles the mechanism so that frames come where they are to be, or as near as possible; what `set` gives stays.
    ///
    /// # Errors
    /// [`Error::Usage`] for names and numbers that make no sense; [`Error::Physics`] where the start can't be assembled.
    pub fn reach(&self, set: &[(String, f64)], targets: &[Target]) -> Result<Reached, Error> {
        let search = Search::of(self, set, targets)?;
        let (start, report) = self.assembled_whole(set)?;
        let first = search.place(start, report)?;
        let near = first.start.state.y.clone();
        let mut steps = 0;
        let mut best = search.descend(first, &mut steps)?;
        for trial in 1..STARTS {
            if best.size <= MET {
                break;
            }
            let Some(other) = search.another(&best, trial)? else { continue };
            let other = search.descend(other, &mut steps)?;
            if norm(&other.miss) < norm(&best.miss) {
                best = other;
            }
        }
        Ok(search.answer(search.turned_back(best, &near)?, steps))
    }
}

fn refused(message: String) -> Error {
    Error::Usage(message)
}

impl<'a> Search<'a> {
    fn of(loaded: &'a Loaded, set: &[(String, f64)], targets: &'a [Target]) -> Result<Self, Error> {
        let model = &loaded.model;
        let Some(mechanism) = &model.mechanism else {
            return Err(refused("targets are for frames of bodies, and the model has no bodies".to_owned()));
        };
        if targets.is_empty() {
            return Err(refused("no target says where a frame is to be".to_owned()));
        }
        let mut frames = Vec::new();
        for (k, target) in targets.iter().enumerate() {
            let name = &target.frame;
            if targets[..k].iter().any(|other| other.frame == *name) {
                return Err(refused(format!("`{name}` has two targets: give its place and its rotation in one")));
            }
            let numbers = target.at.iter().flatten().chain(target.rotation.iter().flatten());
            if !(numbers.clone().all(|x| x.is_finite()) && target.weight.is_finite() && target.weight > 0.0) {
                return Err(refused(format!(
                    "the target of `{name}` has numbers that are not finite, or a weight that is not positive"
                )));
            }
            if target.rotation.is_some_and(|q| q.iter().all(|x| *x == 0.0)) {
                return Err(refused(format!("the rotation of `{name}` is a quaternion of length zero")));
            }
            if target.at.is_none() && target.rotation.is_none() {
                return Err(refused(format!(
                    "the target of `{name}` says neither where it is to be nor how it is to be turned"
                )));
            }
            frames.push(frame_called(model, name).map_err(|e| refused(e.message))?.clone());
        }
        // What the file keeps for the start of a motion is free here; what was set is not.
        let is_set = |name: &str| set.iter().any(|(own, _)| *model.called(own) == *name);
        // Bodies bend by loads, not to reach.
        let modes: Vec<usize> = mechanism.modal_columns().collect();
        let kept = (0..model.n()).filter(|c| is_set(&model.variables[*c].name) || modes.contains(c)).collect();
        let single = |j: &&dalembert_mechanism::JointInfo| j.columns.len() == 1 && j.states.len() == 1;
        let ranges = mechanism
            .joints
            .iter()
            .filter(single)
            .filter_map(|j| Some((j.columns[0], j.states[0], j.range?)))
            .collect();
        let question = Question { frames: targets.iter().map(|t| t.frame.clone()).collect(), ..Question::default() };
        Ok(Self { loaded, targets, frames, question, kept, ranges, length: model.natural.length() })
    }

    /// A state with what it misses.
    fn place(&self, start: StartValues, report: AssemblyReport) -> Result<Place, Error> {
        let mut equations = Equations::new(&self.loaded.model);
        equations.evaluate(start.state.t, &start.state.y, &start.state.inputs);
        let miss = self.missed(&equations)?;
        let size = miss.iter().fold(0.0_f64, |m, x| m.max(x.abs())) / self.length;
        Ok(Place { start, report, miss, size })
    }

    /// Weighted misses, lengths: rows in the order of those of the Jacobians that count.
    fn missed(&self, equations: &Equations<'_>) -> Result<Vec<f64>, Error> {
        let Some(mechanics) = &equations.mechanics else { return Ok(Vec::new()) };
        let mut miss = Vec::new();
        for (target, frame) in self.targets.iter().zip(&self.frames) {
            let pose = mechanics.pose(frame);
            if let Some(q) = target.rotation {
                let turn = missing_turn(&Quaternion(q).normalized().rotation(), &pose.rotation);
                miss.extend(turn.0.iter().map(|x| x * self.length * target.weight));
            }
            if let Some(at) = target.at {
                miss.extend((0..3).map(|i| (pose.position.0[i] - at[i]) * target.weight));
            }
        }
        if miss.iter().all(|x| x.is_finite()) {
            return Ok(miss);
        }
        Err(self.loaded.refused("the frames have no place at this state".to_owned()))
    }

    /// J Z row by row, and Z.
    fn slopes(&self, place: &Place) -> Result<(Rows, Rows), Error> {
        let mut equations = Equations::new(&self.loaded.model);
        let state = &place.start.state;
        equations.evaluate(state.t, &state.y, &state.inputs);
        let found = independent(&mut equations, &self.question, state).map_err(|e| self.loaded.refused(e.message))?;
        let mut rows = Vec::new();
        for (target, (_, jacobian)) in self.targets.iter().zip(&found.jacobians) {
            let weighted = |row: &Vec<f64>, w: f64| row.iter().map(|x| x * w).collect::<Vec<f64>>();
            if target.rotation.is_some() {
                rows.extend(jacobian[..3].iter().map(|row| weighted(row, self.length * target.weight)));
            }
            if target.at.is_some() {
                rows.extend(jacobian[3..6].iter().map(|row| weighted(row, target.weight)));
            }
        }
        Ok((rows, found.motion))
    }

    /// From a state to where no motion brings the frames nearer.
    fn descend(&self, mut place: Place, steps: &mut usize) -> Result<Place, Error> {
        let mut damping = DAMPING;
        for _ in 0..STEPS {
            if place.size <= MET {
                break;
            }
            let (jacobian, motion) = self.slopes(&place)?;
            let before = norm(&place.miss);
            let mut moved = false;
            while damping <= MOST_DAMPING {
                *steps += 1;
                let Some(u) = self.step(&place, &jacobian, &motion, damping) else { break };
                match self.moved(&place, &motion, &u)? {
                    Some(next) if norm(&next.miss) < norm(&place.miss) => {
                        place = next;
                        damping = (damping * 0.1).max(f64::EPSILON);
                        moved = true;
                        break;
                    }
                    _ => damping *= 10.0,
                }
            }
            if !moved || norm(&place.miss) > before * (1.0 - STALLED) && place.size > MET && damping > DAMPING {
                break;
            }
        }
        Ok(place)
    }

    /// Equation (1).
    fn step(&self, place: &Place, jacobian: &[Vec<f64>], motion: &[Vec<f64>], damping: f64) -> Option<Vec<f64>> {
        let k = motion.first().map_or(0, Vec::len);
        let mut held: Vec<usize> = self.kept.clone();
        loop {
            let across = orthonormal(held.iter().map(|&c| motion[c].clone()));
            let project = |u: &mut Vec<f64>| {
                for row in &across {
                    let along: f64 = row.iter().zip(&*u).map(|(a, b)| a * b).sum();
                    u.iter_mut().zip(row).for_each(|(x, a)| *x -= along * a);
                }
            };
            let rows: Vec<Vec<f64>> = jacobian
                .iter()
                .map(|row| {
                    let mut row = row.clone();
                    project(&mut row);
                    row
                })
                .collect();
            let mut normal = vec![vec![0.0; k]; k];
            let mut right = vec![0.0; k];
            for (row, miss) in rows.iter().zip(&place.miss) {
                for i in 0..k {
                    right[i] -= row[i] * miss;
                    (0..k).for_each(|j| normal[i][j] += row[i] * row[j]);
                }
            }
            let size = (0..k).fold(0.0_f64, |m, i| m.max(normal[i][i]));
            if size == 0.0 {
                return None;
            }
            (0..k).for_each(|i| normal[i][i] += damping * size);
            let mut u = solve(normal, right)?;
            project(&mut u);
            // A joint at the end of its range stays there while the step leads out of it.
            let leads_out = |&&(column, state, range): &&(usize, usize, [f64; 2])| {
                let rate: f64 = motion[column].iter().zip(&u).map(|(z, x)| z * x).sum();
                let (x, slack) = (place.start.state.y[state], AT_END * (range[1] - range[0]));
                !held.contains(&column) && (x >= range[1] - slack && rate > 0.0 || x <= range[0] + slack && rate < 0.0)
            };
            match self.ranges.iter().find(leads_out) {
                Some(&(column, ..)) => held.push(column),
                None => return Some(u),
            }
        }
    }

    /// The state after a step, assembled; `None` where that fails.
    fn moved(&self, place: &Place, motion: &[Vec<f64>], u: &[f64]) -> Result<Option<Place>, Error> {
        let model = &self.loaded.model;
        let mut delta: Vec<f64> = motion.iter().map(|z| z.iter().zip(u).map(|(z, u)| z * u).sum()).collect();
        // No further than a radian, nor than to the end of a range.
        let turned = |c: usize| if model.variables[c].turns() { 1.0 } else { self.length };
        let far = (0..delta.len()).fold(0.0_f64, |m, c| m.max(delta[c].abs() / turned(c)));
        let mut share: f64 = if far > 1.0 { 1.0 / far } else { 1.0 };
        for &(column, state, range) in &self.ranges {
            let (x, d) = (place.start.state.y[state], delta[column] * share);
            let room = if d > 0.0 { range[1] - x } else { x - range[0] };
            if room > 0.0 && d.abs() > room {
                share *= room / d.abs();
            }
        }
        delta.iter_mut().for_each(|d| *d *= share);
        let mut start = place.start.clone();
        let mut equations = Equations::new(model);
        equations.evaluate(start.state.t, &start.state.y, &start.state.inputs);
        let mut y = start.state.y.clone();
        displace(model, &equations, 2, &delta, &mut vec![0.0; delta.len()], &mut y);
        start.state.y = y;
        self.assembled(start)
    }

    /// Assembled with nothing kept but what was set.
    fn assembled(&self, mut start: StartValues) -> Result<Option<Place>, Error> {
        let model = &self.loaded.model;
        start.fixed.iter_mut().for_each(|fixed| *fixed = false);
        for &column in &self.kept {
            start.fixed[model.variables[column].state[0]] = true;
        }
        start.given.iter_mut().for_each(|given| *given = true);
        start.closures.retain(|closure| closure.fixed);
        let Ok(report) = assemble(model, &mut start) else { return Ok(None) };
        if report.converged { self.place(start, report).map(Some) } else { Ok(None) }
    }

    /// Another start, always the same ones: coordinates spread over their ranges, or over a turn.
    fn another(&self, best: &Place, trial: usize) -> Result<Option<Place>, Error> {
        let model = &self.loaded.model;
        let mut start = best.start.clone();
        let golden = |k: usize| ((k + 1) as f64 * (5.0_f64.sqrt() - 1.0) / 2.0 + trial as f64 * 2.0_f64.sqrt()).fract();
        for (column, v) in model.variables.iter().enumerate().filter(|(_, v)| v.order == 2 && !v.is_twist()) {
            if self.kept.contains(&column) {
                continue;
            }
            let place = v.state[0];
            let range = self.ranges.iter().find(|r| r.0 == column).map(|r| r.2);
            let [from, to] = match range {
                Some(range) => range,
                None if v.turns() => [-std::f64::consts::PI, std::f64::consts::PI],
                None => [start.state.y[place] - self.length, start.state.y[place] + self.length],
            };
            start.state.y[place] = from + (to - from) * golden(column);
        }
        self.assembled(start)
    }

    /// The same pose without full turns away from a state, where ranges and couplings have it.
    fn turned_back(&self, place: Place, near: &[f64]) -> Result<Place, Error> {
        let mut start = place.start.clone();
        let y = &mut start.state.y;
        let angles = self.loaded.model.variables.iter().filter(|v| v.order >= 2 && v.turns());
        for p in angles.map(|v| v.state[v.order as usize - 2]) {
            let back = y[p] - ((y[p] - near[p]) / TAU).round() * TAU;
            let fits =
                |&(_, state, range): &(usize, usize, [f64; 2])| state != p || (range[0]..=range[1]).contains(&back);
            if self.ranges.iter().all(fits) {
                y[p] = back;
            }
        }
        if *y == place.start.state.y {
            return Ok(place);
        }
        let turned = self.assembled(start)?.filter(|turned| turned.size <= place.size + MET);
        Ok(turned.unwrap_or(place))
    }

    fn answer(&self, place: Place, steps: usize) -> Reached {
        let mut equations = Equations::new(&self.loaded.model);
        let state = &place.start.state;
        equations.evaluate(state.t, &state.y, &state.inputs);
        let mut misses = Vec::new();
        for (target, frame) in self.targets.iter().zip(&self.frames) {
            let Some(mechanics) = &equations.mechanics else { continue };
            let pose = mechanics.pose(frame);
            let distance = target.at.map(|at| norm(&(0..3).map(|i| pose.position.0[i] - at[i]).collect::<Vec<f64>>()));
            let turn = |q| missing_turn(&Quaternion(q).normalized().rotation(), &pose.rotation).norm();
            misses.push(Miss { frame: target.frame.clone(), distance, angle: target.rotation.map(turn) });
        }
        let at_end = |&&(_, state, range): &&(usize, usize, [f64; 2])| {
            let (x, slack) = (place.start.state.y[state], AT_END * (range[1] - range[0]));
            x >= range[1] - slack || x <= range[0] + slack
        };
        let name = |&(column, ..): &(usize, usize, [f64; 2])| self.loaded.model.variables[column].name.clone();
        let (q, v) = self.loaded.layout().parts(&state.y);
        Reached {
            t: state.t,
            q,
            v,
            assembly: place.report,
            reached: place.size <= MET,
            misses,
            at_ends: self.ranges.iter().filter(at_end).map(name).collect(),
            steps,
        }
    }
}

/// The rotation vector, in the ground frame, that leads from where a frame is to be to where it is.
fn missing_turn(wanted: &Rotation<f64>, is: &Rotation<f64>) -> Vector<f64> {
    let [w, x, y, z] = Quaternion::from_rotation(&is.compose(&wanted.inverse())).0;
    let sine = Vector([x, y, z]);
    let half = sine.norm().atan2(w);
    let factor = if half > 0.0 { 2.0 * half / sine.norm() } else { 2.0 };
    sine.scale(factor)
}

fn norm(values: &[f64]) -> f64 {
    values.iter().map(|x| x * x).sum::<f64>().sqrt()
}

/// An orthonormal basis of what rows span, by modified Gram–Schmidt.
fn orthonormal(rows: impl Iterator<Item = Vec<f64>>) -> Vec<Vec<f64>> {
    let mut basis: Vec<Vec<f64>> = Vec::new();
    for mut row in rows {
        let whole = norm(&row);
        for other in &basis {
            let along: f64 = other.iter().zip(&row).map(|(a, b)| a * b).sum();
            row.iter_mut().zip(other).for_each(|(x, a)| *x -= along * a);
        }
        let left = norm(&row);
        if left > crate::tolerances::reach::ALONG * whole {
            basis.push(row.iter().map(|x| x / left).collect());
        }
    }
    basis
}

/// Cholesky's method for a positive definite matrix.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Option<Vec<f64>> {
    let n = b.len();
    for j in 0..n {
        for i in j..n {
            let inner: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            let left = a[i][j] - inner;
            a[i][j] = if i == j { left.sqrt() } else { left / a[j][j] };
        }
        if !(a[j][j] > 0.0) {
            return None;
        }
    }
    for i in 0..n {
        let inner: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - inner) / a[i][i];
    }
    for i in (0..n).rev() {
        let inner: f64 = (i + 1..n).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - inner) / a[i][i];
    }
    Some(b)
}
