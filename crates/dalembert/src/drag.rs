//! A mechanism moved by hand: a point p of a body is drawn towards a place p*.
//!
//! With the motions Z that the constraints allow, the point's Jacobian J = ∂ṗ/∂π̇ in independent velocities π̇ and their natural sizes W,
//! each step is the smallest one that leads there, damped where the point cannot follow,
//!
//! ```text
//! δ = W² Jᵀ (J W² Jᵀ + μ 1)⁻¹ (p* − p),   q ← assembled (q ⊕ Z δ)                                (1)
//! ```
//!
//! and is halved until the point comes nearer. What it comes to is a pose that the constraints allow, on the branch that it began on.

use dalembert_answers::snapshot::FramePose;
use dalembert_assembly::assemble;
use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::{Question, independent};
use dalembert_dynamics::projection::displace;
use dalembert_model::{Model, StartValues, State};

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::drag::{DAMPING, NEAR, TURN};

/// Steps at most: what is done while a hand waits.
const STEPS: usize = 8;
/// Halvings of a step at most.
const HALVINGS: usize = 6;

/// A mechanism in a pose that a hand gave it.
#[derive(Clone, Debug)]
pub struct Held {
    state: State,
}

/// What is shown of it.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The bodies, then the named frames, by full name.
    pub poses: Vec<(String, FramePose)>,
    /// Coordinates by name.
    pub values: Vec<(String, f64)>,
    /// How far the point is from where it was drawn, m.
    pub apart: f64,
}

impl Loaded {
    /// The mechanism at its assembled start.
    ///
    /// # Errors
    /// As [`Self::evaluate`].
    pub fn at_rest(&self, set: &[(String, f64)]) -> Result<Held, Error> {
        let (start, _) = self.assembled_whole(set)?;
        let mut state = start.state;
        rest(&self.model, &mut state);
        Ok(Held { state })
    }

    /// Draws a point of a body, given in its frame, towards a place in the ground.
    ///
    /// # Errors
    /// No such body; a pose without numbers, or where the constraints determine no motions.
    pub fn drag(&self, held: &mut Held, body: &str, at: [f64; 3], to: [f64; 3]) -> Result<Shown, Error> {
        let mechanism = self.model.mechanism.as_ref();
        let frame = mechanism.and_then(|m| m.bodies.iter().find(|b| b.name == body));
        let Some((m, frame)) = mechanism.zip(frame) else {
            return Err(Error::Usage(format!("the model has no body `{body}`")));
        };
        let question = Question { frames: vec![body.to_owned()], ..Question::default() };
        let mut equations = Equations::new(&self.model);
        // Where the point is, and its lever about the frame's origin.
        let point = |equations: &mut Equations<'_>, state: &State| {
            equations.evaluate(state.t, &state.y, &state.inputs);
            let mechanics = equations.mechanics.as_mut()?;
            mechanics.kinematics();
            let pose = mechanics.pose(frame);
            let lever = pose.rotation.apply(Vector(at));
            Some(((pose.position + m.origin + lever).0, lever.0))
        };
        let refused = || Error::Physics("the mechanism has no numbers in this pose".to_owned());
        let far = |p: [f64; 3]| norm([0, 1, 2].map(|i| to[i] - p[i]));
        let (mut here, mut lever) = point(&mut equations, &held.state).ok_or_else(refused)?;
        let first = far(here);
        for _ in 0..STEPS {
            let apart = far(here);
            if apart <= NEAR * (first + norm(lever)) {
                break;
            }
            let ind = independent(&mut equations, &question, &held.state).map_err(|e| Error::Physics(e.message))?;
            let Some((_, twist)) = ind.jacobians.first() else { break };
            let sizes: Vec<f64> = ind.names.iter().map(|name| self.size(name)).collect();
            let Some(step) = step(twist, lever, &sizes, [0, 1, 2].map(|i| to[i] - here[i])) else { break };
            let mut share = 1.0;
            let nearer = (0..HALVINGS).find_map(|_| {
                let delta: Vec<f64> = ind
                    .motion
                    .iter()
                    .map(|row| share * row.iter().zip(&step).map(|(z, d)| z * d).sum::<f64>())
                    .collect();
                share /= 2.0;
                let next = self.displaced(&equations, &held.state, &delta)?;
                let (p, l) = point(&mut equations, &next)?;
                let found = (far(p) < apart).then_some((next, p, l));
                if found.is_none() {
                    // The equations are those of the state that is held.
                    point(&mut equations, &held.state);
                }
                found
            });
            let Some((next, p, l)) = nearer else { break };
            (held.state, here, lever) = (next, p, l);
        }
        Ok(Shown { apart: far(here), ..self.shown(held) })
    }

    /// Natural size of a velocity by the name of its variable.
    fn size(&self, name: &str) -> f64 {
        let column = self.model.variables.iter().position(|v| v.name == name);
        column.map_or(1.0, |c| self.model.natural.of_motion(c))
    }

    /// The assembled state next to a displaced one.
    fn displaced(&self, equations: &Equations<'_>, state: &State, delta: &[f64]) -> Option<State> {
        let mut start = StartValues::of(&self.model);
        start.state = state.clone();
        start.closures.clear();
        start.fixed.fill(false);
        start.given.fill(true);
        displace(&self.model, equations, 2, delta, &mut vec![0.0; delta.len()], &mut start.state.y);
        let report = assemble(&self.model, &mut start).ok()?;
        rest(&self.model, &mut start.state);
        report.converged.then_some(start.state)
    }

    /// Coordinates of joints that are no variables, with their places in the state.
    pub(crate) fn turning(&self) -> impl Iterator<Item = (&String, usize)> {
        let joints = self.model.mechanism.iter().flat_map(|m| &m.joints);
        let own = joints.filter(|j| j.columns.iter().any(|&c| self.model.variables[c].is_twist()));
        own.flat_map(|j| j.coordinates.iter().zip(j.states.iter().copied()))
    }

    /// Poses of bodies and named frames at a state.
    pub(crate) fn poses_at(&self, state: &State) -> Vec<FramePose> {
        let mut equations = Equations::new(&self.model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        poses(&mut equations)
    }

    /// Poses and coordinates of what is held.
    pub fn shown(&self, held: &Held) -> Shown {
        let poses = self.poses_at(&held.state);
        let names = self.frame_names();
        let slot = |v: &dalembert_model::model::Variable| {
            (v.order >= 2 && !v.state.is_empty() && !v.is_twist()).then(|| (v.name.clone(), held.state.y[v.state[0]]))
        };
        let turning = self.turning().map(|(name, place)| (name.clone(), held.state.y[place]));
        let values = self.model.variables.iter().filter_map(slot).chain(turning).collect();
        Shown { poses: names.into_iter().zip(poses).collect(), values, apart: 0.0 }
    }
}

/// Where the bodies, then the named frames, are at the state evaluated last.
pub(crate) fn poses(equations: &mut Equations<'_>) -> Vec<FramePose> {
    let (Some(m), Some(mechanics)) = (equations.model.mechanism.as_ref(), equations.mechanics.as_mut()) else {
        return Vec::new();
    };
    mechanics.kinematics();
    let frame = |frame| {
        let pose = mechanics.pose(frame);
        let ([x, y, z], [qw, qx, qy, qz]) = ((pose.position + m.origin).0, Quaternion::from_rotation(&pose.rotation).0);
        [x, y, z, qw, qx, qy, qz]
    };
    m.bodies.iter().chain(&m.frames).map(frame).collect()
}

/// Takes all velocities away.
fn rest(model: &Model, state: &mut State) {
    for v in &model.variables {
        v.state.iter().skip(usize::from(!v.is_twist())).for_each(|&place| state.y[place] = 0.0);
    }
}

/// (1) in independent velocities, turns no further than [`TURN`]; `twist` has rows ω and v of the frame's origin.
fn step(twist: &[Vec<f64>], r: [f64; 3], sizes: &[f64], e: [f64; 3]) -> Option<Vec<f64>> {
    let d = sizes.len();
    if twist.len() < 6 || d == 0 {
        return None;
    }
    let j = |i: usize, k: usize| {
        let w = [twist[0][k], twist[1][k], twist[2][k]];
        let [a, b] = [(i + 1) % 3, (i + 2) % 3];
        twist[3 + i][k] + w[a] * r[b] - w[b] * r[a]
    };
    let mut g = [[0.0; 3]; 3];
    for (i, row) in g.iter_mut().enumerate() {
        for (l, x) in row.iter_mut().enumerate() {
            *x = (0..d).map(|k| sizes[k] * sizes[k] * j(i, k) * j(l, k)).sum();
        }
    }
    let size = g[0][0] + g[1][1] + g[2][2];
    (0..3).for_each(|i| g[i][i] += DAMPING * size);
    let x = solved(g, e)?;
    let mut step: Vec<f64> =
        (0..d).map(|k| sizes[k] * sizes[k] * (0..3).map(|i| j(i, k) * x[i]).sum::<f64>()).collect();
    let longest = step.iter().zip(sizes).fold(0.0_f64, |m, (s, size)| m.max((s / size).abs()));
    if longest > TURN {
        step.iter_mut().for_each(|s| *s *= TURN / longest);
    }
    step.iter().all(|s| s.is_finite()).then_some(step)
}

/// The solution of three equations by Cramer's rule; nothing without one.
fn solved(g: [[f64; 3]; 3], e: [f64; 3]) -> Option<[f64; 3]> {
    let cross =
        |a: [f64; 3], b: [f64; 3]| [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    // g is symmetric: its rows are its columns.
    let [a, b, c] = g;
    let det = dot(a, cross(b, c));
    let x = [dot(e, cross(b, c)) / det, dot(a, cross(e, c)) / det, dot(a, cross(b, e)) / det];
    x.iter().all(|x| x.is_finite()).then_some(x)
}

fn norm(a: [f64; 3]) -> f64 {
    a.iter().map(|x| x * x).sum::<f64>().sqrt()
}
