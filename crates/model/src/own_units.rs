//! A model's own units, (1) of [`crate::natural`], from all of its numbers.

use std::collections::HashMap;

use dalembert_bodies::spatial::{Inertia, Vector};
use dalembert_dense as dense;
use dalembert_mechanism::Mechanism;
use dalembert_spec::units::{Dimension, parse_unit};
use faer::Mat;

use crate::class::Class;
use crate::model::{Instance, Model, Variable};
use crate::natural::{MOTION, Natural, UNITS};
use crate::tolerances::SAID_OF_UNITS;
use crate::tolerances::SHORTEST_ARM;
use crate::tolerances::WEIGHINGS;

impl Natural {
    /// From all numbers of a model.
    pub fn of(
        mechanism: Option<&Mechanism>,
        (instances, classes): (&[Instance], &[Class]),
        variables: &[Variable],
    ) -> Self {
        let mut numbers = mechanism.map_or_else(Vec::new, of_bodies);
        let has_arms = numbers.iter().any(|n| n.0 == Dimension::LENGTH);
        let dimensions = dimensions(variables);
        let mut written = of_parameters(instances, classes);
        let known = || variables.iter().zip(&dimensions);
        written.extend(known().filter_map(|(v, own)| Some(of_start(v, (*own)?))).flatten());
        written.retain(|n| !(has_arms && n.0 == Dimension::LENGTH));
        numbers.extend(written);
        numbers.retain(|(d, x)| !d.is_one() && *x != 0.0 && x.is_finite());
        let (logarithms, said) = solved(&numbers);
        let unknown = known().map(|(v, own)| own.is_none() && !v.joint).collect();
        let mut natural = Self { logarithms, said, rate: (-logarithms[2]).exp(), unknown, ..Self::default() };
        // Modes of a body are displacements, and nobody declares their unit.
        let unnamed = |v: &Variable| if v.joint { natural.length() } else { 1.0 };
        natural.sizes = known().map(|(v, own)| own.map_or_else(|| unnamed(v), |d| natural.size(d))).collect();
        let deepest = variables.iter().map(|v| v.order).max().unwrap_or(0).max(MOTION as u32);
        let level = |below: u32| {
            let slots = variables.iter().map(|v| v.order as i32 - below as i32);
            slots.enumerate().map(|(c, slot)| natural.of_slot(c, slot)).collect()
        };
        natural.levels = (0..=deepest).map(level).collect();
        natural
    }

    /// Sizes of all states.
    pub fn of_states(&self, model: &Model) -> Vec<f64> {
        let mut out = vec![1.0; model.states];
        for (column, v) in model.variables.iter().enumerate() {
            v.state.iter().enumerate().for_each(|(slot, &place)| out[place] = self.of_slot(column, slot as i32));
        }
        let joints = model.mechanism.iter().flat_map(|m| &m.joints);
        for joint in joints.filter(|j| j.columns.first().is_some_and(|&c| model.variables[c].is_twist())) {
            joint.states.iter().skip(4).for_each(|&place| out[place] = self.length());
        }
        out
    }
}

/// Dimensions of slot 0. Units are few, and each is read once.
fn dimensions(variables: &[Variable]) -> Vec<Option<Dimension>> {
    let mut read: HashMap<&str, Option<Dimension>> = HashMap::new();
    let mut of = |unit| *read.entry(unit).or_insert_with(|| parse_unit(unit).ok());
    variables.iter().map(|v| of(v.unit.as_deref()?)).collect()
}

fn of_bodies(m: &Mechanism) -> Vec<(Dimension, f64)> {
    let nodes = m.tree.nodes();
    let within = nodes.iter().filter(|n| n.parent.is_some()).map(|n| n.placement.position.norm());
    let ends = m.closures.iter().flat_map(|c| &c.ends).filter(|end| end.node.is_some());
    // What hangs on the ground lies apart from what else does.
    let grounded = nodes.iter().filter(|n| n.parent.is_none()).map(|n| n.placement.position);
    let on_ground = m.closures.iter().flat_map(|c| &c.ends).filter(|end| end.node.is_none()).map(|e| e.pose.position);
    let places: Vec<_> = grounded.chain(on_ground).collect();
    let middle = middle(&places);
    let apart = (0..places.len()).filter(|&k| k != middle).map(|k| (places[k] - places[middle]).norm());
    let centres = nodes.iter().filter(|n| n.inertia.mass > 0.0).map(|n| n.inertia.first.norm() / n.inertia.mass);
    let mut arms: Vec<f64> = within
        .chain(ends.map(|end| end.pose.position.norm()))
        .chain(apart)
        .chain(centres)
        .filter(|x| *x > 0.0)
        .collect();
    // What constraints alone hold is as large as the places of its frames say, or as it is hard to turn.
    if arms.is_empty() {
        let frames = m.frames.iter().filter(|f| f.node.is_some()).map(|f| f.pose.position.norm());
        arms.extend(frames.filter(|x| *x > 0.0));
    }
    if arms.is_empty() {
        arms.extend(nodes.iter().filter_map(|n| gyration(&n.inertia)));
    }
    let longest = arms.iter().fold(0.0_f64, |m, &x| m.max(x));
    let arms = arms.into_iter().filter(|&x| x > SHORTEST_ARM * longest).map(|x| (Dimension::LENGTH, x));
    let masses = nodes.iter().map(|n| (Dimension::MASS, n.inertia.mass));
    let [x, y, z] = m.tree.gravity;
    let fall = (Dimension::LENGTH.derivative(2).unwrap_or(Dimension::ONE), (x * x + y * y + z * z).sqrt());
    arms.chain(masses).chain([fall]).collect()
}

/// The radius of gyration of a body about its frame, if it has one.
fn gyration(inertia: &Inertia<f64>) -> Option<f64> {
    let [xx, yy, zz, ..] = inertia.second.0;
    let radius = (0.5 * (xx + yy + zz) / inertia.mass).sqrt();
    (radius > 0.0 && radius.is_finite()).then_some(radius)
}

/// The number of the place nearest to the centre of all: which one that is does not depend on their order.
fn middle(places: &[Vector<f64>]) -> usize {
    let centre = places.iter().fold(Vector::zero(), |sum, &p| sum + p).scale(1.0 / places.len().max(1) as f64);
    let off = |k: &usize| (places[*k] - centre).norm();
    (0..places.len()).min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(0)
}

fn of_parameters(instances: &[Instance], classes: &[Class]) -> Vec<(Dimension, f64)> {
    let of = |i: &Instance| {
        let declared = classes[i.class.0].interface.parameters.clone();
        let numbers = declared.into_iter().zip(i.parameters.clone());
        numbers.filter_map(|(p, x)| Some((parse_unit(p.unit.as_deref()?).ok()?, x))).collect::<Vec<_>>()
    };
    instances.iter().flat_map(of).collect()
}

fn of_start(v: &Variable, own: Dimension) -> impl Iterator<Item = (Dimension, f64)> {
    let slots = v.start.iter().enumerate().filter(|_| v.quasi.is_none());
    slots.filter_map(move |(slot, x)| Some((own.derivative(slot as u32)?, (*x)?)))
}

/// (1), by squares weighed anew until they are ρ, and orthonormal exponents of all that the numbers say something of.
fn solved(numbers: &[(Dimension, f64)]) -> ([f64; UNITS], Vec<[f64; UNITS]>) {
    let numbers: Vec<_> = numbers.iter().map(|(d, x)| (d.exponents(), x.abs().ln())).collect();
    let mut weights = vec![1.0; numbers.len()];
    let (mut out, mut said) = ([0.0; UNITS], Vec::new());
    for _ in 0..WEIGHINGS {
        (out, said) = least_squares(&numbers, &weights);
        let misses = |(e, x): &([f64; UNITS], f64)| (0..UNITS).map(|i| e[i] * out[i]).sum::<f64>() - x;
        weights = numbers.iter().map(|number| misses(number).abs().max(1.0).recip()).collect();
        if weights.iter().all(|w| *w == 1.0) {
            break;
        }
    }
    (out, said)
}

/// The least of all solutions of least squares, and an orthonormal basis of what it is told of.
fn least_squares(numbers: &[([f64; UNITS], f64)], weights: &[f64]) -> ([f64; UNITS], Vec<[f64; UNITS]>) {
    let mut normal = Mat::<f64>::zeros(UNITS, UNITS);
    let mut right = [0.0; UNITS];
    for ((e, x), weight) in numbers.iter().zip(weights) {
        for i in 0..UNITS {
            right[i] += weight * e[i] * x;
            (0..UNITS).for_each(|j| normal[(i, j)] += weight * e[i] * e[j]);
        }
    }
    let (mut out, mut said) = ([0.0; UNITS], Vec::new());
    let Some(svd) = dense::svd(&normal) else { return (out, said) };
    let (s, v) = (svd.S().column_vector(), svd.V());
    for k in (0..UNITS).filter(|&k| s[k] > SAID_OF_UNITS * s[0]) {
        let exponents: [f64; UNITS] = std::array::from_fn(|i| v[(i, k)]);
        let along = exponents.iter().zip(&right).map(|(v, r)| v * r).sum::<f64>() / s[k];
        out.iter_mut().zip(&exponents).for_each(|(o, v)| *o += along * v);
        said.push(exponents);
    }
    (out, said)
}
