//! When two assemblies are the same.
//!
//! A state looks like its scalar coordinates, angles up to full turns, and like the points and directions of its bodies: where each
//! joint is, and the axes of each body. Quaternions count by the directions that they give, so that q and −q are the same.
//!
//! A rod between two ball joints can spin about its own line, and no spin is an assembly of its own. In general such idle motions
//! are the directions of ker A that move no scalar coordinate,
//!
//! ```text
//! A_T k = 0,    T: the components of twists among the free columns                   (1)
//! ```
//!
//! Points and directions that move along (1) in most assemblies tell nothing apart; all others do: of the rod, both ends.

use faer::Mat;

use super::parts::rows;
use super::{Assembler, Stage};
use crate::tolerances::sameness::{MOVES, SAME, STAYS, STEP};
use dalembert_bodies::spatial::Vector;
use dalembert_dynamics::equations::Readings;
use dalembert_dynamics::independent::kernel;
use dalembert_dynamics::projection::displace;
use dalembert_mechanism::{Frame, Mechanics, Mechanism};
use dalembert_model::model::Model;
use dalembert_model::state::State;

/// How states are looked at.
pub(super) struct Looks {
    /// Size of the mechanism, m.
    pub size: f64,
    /// Which outputs depend on positions only.
    outputs: Vec<bool>,
}

/// What a state looks like.
pub(super) struct Look {
    /// Scalar coordinates, and whether they are angles; lengths relative to the size, others to the model's own units.
    numbers: Vec<(f64, bool)>,
    /// Points relative to the size, and directions: four for each body, then one for each joint.
    pub vectors: Vec<Vector<f64>>,
    /// Outputs, which compare nothing.
    pub outputs: Vec<f64>,
    /// The sizes of what these are made of.
    pub output_sizes: Vec<f64>,
}

/// What idle motions move.
pub(super) struct Idle {
    /// Number of idle motions.
    pub motions: usize,
    /// Per vector of a look.
    pub vectors: Vec<bool>,
    /// Per output.
    pub outputs: Vec<bool>,
}

impl Looks {
    /// For a model; the first assembly tells its size.
    pub fn new(assembler: &mut Assembler<'_>, first: &State) -> Self {
        let model = assembler.model;
        let mut looks = Self { size: 1.0, outputs: positional(assembler, first) };
        let look = looks.look(assembler, &first.y);
        let bodies = model.mechanism.as_ref().map_or(0, |m| m.bodies.len());
        let points = look.vectors.iter().enumerate().filter(|(k, _)| *k >= 4 * bodies || k % 4 == 0);
        let points: Vec<Vector<f64>> = points.map(|p| *p.1).collect();
        let apart = points.iter().map(|p| (*p - points[0]).norm());
        let long = model.variables.iter().filter(|v| !v.is_twist() && v.is_length());
        let size = apart.chain(long.map(|v| first.y[v.state[0]].abs())).fold(0.0, f64::max);
        looks.size = if size > 0.0 { size } else { model.natural.length() };
        looks
    }

    /// What a state looks like.
    pub fn look(&self, assembler: &mut Assembler<'_>, y: &[f64]) -> Look {
        let model = assembler.model;
        assembler.equations.evaluate(assembler.t, y, &assembler.inputs);
        let slots = model.variables.iter().enumerate().filter(|(_, v)| v.order >= 2);
        let numbers = slots.map(|(column, v)| {
            let own = || model.natural.of_slot(column, v.order as i32 - 2);
            (y[v.state[v.order as usize - 2]] / if v.is_length() { self.size } else { own() }, v.turns())
        });
        let numbers = numbers.collect();
        let mut vectors = Vec::new();
        if let (Some(m), Some(mechanics)) = (&model.mechanism, &mut assembler.equations.mechanics) {
            mechanics.kinematics();
            self.bodies(m, mechanics, &mut vectors);
        }
        let (mut outputs, output_sizes) = outputs(assembler, y, 0.0);
        outputs.iter_mut().zip(&self.outputs).filter(|o| !o.1).for_each(|(value, _)| *value = f64::NAN);
        Look { numbers, vectors, outputs, output_sizes }
    }

    fn bodies(&self, m: &Mechanism, mechanics: &Mechanics<'_>, vectors: &mut Vec<Vector<f64>>) {
        let point = |frame: &Frame| mechanics.pose(frame).position.scale(1.0 / self.size);
        for body in &m.bodies {
            let rotation = mechanics.pose(body).rotation;
            vectors.push(point(body));
            vectors.extend((0..3).map(|k| rotation.column(k)));
        }
        let nodes = 0..m.tree.nodes().len();
        vectors.extend(nodes.map(|k| mechanics.node_pose(k).position.scale(1.0 / self.size)));
        vectors.extend(m.closures.iter().flat_map(|c| &c.ends).map(point));
    }

    /// Idle motions of a part, judged at some of its assemblies.
    pub fn idle(&self, assembler: &mut Assembler<'_>, stage: &Stage, found: &[&[f64]]) -> Idle {
        let (mut motions, mut vectors, mut outputs) = (usize::MAX, Vec::new(), Vec::new());
        for y in found {
            let here = self.idle_at(assembler, stage, y);
            motions = motions.min(here.motions);
            vectors.resize(here.vectors.len(), 0);
            outputs.resize(here.outputs.len(), 0);
            vectors.iter_mut().zip(&here.vectors).for_each(|(n, &moves)| *n += usize::from(moves));
            outputs.iter_mut().zip(&here.outputs).for_each(|(n, &moves)| *n += usize::from(moves));
        }
        let mostly = |n: Vec<usize>| n.iter().map(|n| 2 * n > found.len()).collect();
        Idle { motions, vectors: mostly(vectors), outputs: mostly(outputs) }
    }

    fn idle_at(&self, assembler: &mut Assembler<'_>, stage: &Stage, y: &[f64]) -> Idle {
        let model = assembler.model;
        let twists = |c: &&usize| model.variables[**c].is_twist();
        let columns: Vec<usize> = stage.columns.iter().filter(twists).copied().collect();
        let here = self.look(assembler, y);
        let kernel = if columns.is_empty() { Mat::zeros(0, 0) } else { kernel(&rows(assembler, stage, &columns)) };
        let mut idle = Idle {
            motions: kernel.ncols(),
            vectors: vec![false; here.vectors.len()],
            outputs: vec![false; here.outputs.len()],
        };
        for j in 0..kernel.ncols() {
            let mut step = vec![0.0; model.n()];
            columns.iter().enumerate().for_each(|(k, &c)| step[c] = STEP * kernel[(k, j)]);
            let (mut near, mut moved) = (y.to_vec(), vec![0.0; step.len()]);
            displace(model, &assembler.equations, 2, &step, &mut moved, &mut near);
            let there = self.look(assembler, &near);
            for (k, (a, b)) in here.vectors.iter().zip(&there.vectors).enumerate() {
                idle.vectors[k] |= (*a - *b).norm() > MOVES * STEP;
            }
            for (k, (a, b)) in here.outputs.iter().zip(&there.outputs).enumerate() {
                idle.outputs[k] |= (a - b).abs() > MOVES * STEP * here.output_sizes[k];
            }
        }
        idle
    }

    /// Whether two looks are those of the same assembly.
    pub fn same(&self, a: &Look, b: &Look, idle: &Idle) -> bool {
        differences(a, b, idle).all(|d| d <= SAME)
    }

    /// How far apart two looks are, all differences together.
    pub fn distance(&self, a: &Look, b: &Look, idle: &Idle) -> f64 {
        differences(a, b, idle).map(|d| d * d).sum::<f64>().sqrt()
    }
}

fn differences<'a>(a: &'a Look, b: &'a Look, idle: &'a Idle) -> impl Iterator<Item = f64> + 'a {
    let numbers = a.numbers.iter().zip(&b.numbers).map(|(&(x, angle), &(y, _))| {
        if angle { 2.0 * (0.5 * (x - y)).sin().abs() } else { (x - y).abs() / x.abs().max(1.0) }
    });
    let vectors = a.vectors.iter().zip(&b.vectors).zip(&idle.vectors);
    numbers.chain(vectors.filter(|v| !v.1).map(|((x, y), _)| (*x - *y).norm()))
}

/// Outputs at a state, with all accelerations and multipliers of one value, and the sizes of what they are made of.
fn outputs(assembler: &mut Assembler<'_>, y: &[f64], value: f64) -> (Vec<f64>, Vec<f64>) {
    let model = assembler.model;
    if model.outputs.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let mut readings = Readings::new(model);
    let (alpha, lambda) = (vec![value; model.n()], vec![value; model.rows.len()]);
    readings.evaluate(&mut assembler.equations, (assembler.t, y), &alpha, &lambda);
    let sizes = readings.output_sizes();
    (readings.outputs, sizes)
}

/// Which outputs stay when velocities, accelerations and multipliers change.
fn positional(assembler: &mut Assembler<'_>, first: &State) -> Vec<bool> {
    assembler.look(&first.y);
    let (at_rest, sizes) = outputs(assembler, &first.y, 0.0);
    let mut moving = first.y.clone();
    velocities(assembler.model).for_each(|place| moving[place] += 0.7);
    assembler.look(&moving);
    let (later, _) = outputs(assembler, &moving, 1.0);
    let stays = |((a, b), size): ((&f64, &f64), &f64)| (a - b).abs() <= STAYS * size;
    at_rest.iter().zip(&later).zip(&sizes).map(stays).collect()
}

/// Places of velocities in the state.
fn velocities(model: &Model) -> impl Iterator<Item = usize> + '_ {
    let slots =
        |order: u32, twist: bool| if twist { 0..1 } else { order.saturating_sub(1).max(1) as usize..order as usize };
    model.variables.iter().flat_map(move |v| slots(v.order, v.is_twist()).map(move |s| v.state[s]))
}
