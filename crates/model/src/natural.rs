//! The units in which a model's own numbers are near one.
//!
//! Rows and columns of different dimension meet wherever ranks, residuals and steps are judged: turns beside slides, a position of
//! 10⁻⁶ m beside an angle. There a number means nothing by itself, only against the size that the model gives it. The model's own
//! metre, kilogram, second, … are those u with
//!
//! ```text
//! Σᵢ eₖᵢ ln uᵢ = ln |xₖ|     in the sense of least squares, of all solutions the least                             (1)
//! ```
//!
//! over the numbers xₖ ≠ 0 that say how large it is, of dimension Π uᵢ^eₖᵢ: arms between joints, masses of bodies, gravity, parameters
//! with a unit, start values. In other units all xₖ change by the same powers, and with them u: nothing that is compared with u
//! depends on units. Nothing depends on where a mechanism stands either: arms are what lies between its joints, and lengths among
//! parameters and start values, which may be places, count only where there are no arms.

use dalembert_mechanism::Mechanism;
use dalembert_spec::units::{Dimension, parse_unit};
use faer::Mat;

use crate::class::Class;
use crate::model::{Instance, Model, Variable};
use crate::tolerances::SHORTEST_ARM;

/// Base units that dimensions have.
const UNITS: usize = 7;

/// Derivatives of a motion up to its acceleration.
const MOTION: usize = 2;

/// ln u.
#[derive(Clone, Debug, Default)]
pub struct Natural {
    logarithms: [f64; UNITS],
    /// 1/T.
    rate: f64,
    /// Size of slot 0 of each variable.
    sizes: Vec<f64>,
    /// Sizes of what is 0, 1, … derivatives below the acceleration of each column.
    levels: Vec<Vec<f64>>,
}

impl Natural {
    /// From all numbers of a model.
    pub fn of(
        mechanism: Option<&Mechanism>,
        (instances, classes): (&[Instance], &[Class]),
        variables: &[Variable],
    ) -> Self {
        let mut numbers = mechanism.map_or_else(Vec::new, of_bodies);
        let has_arms = numbers.iter().any(|n| n.0 == Dimension::LENGTH);
        let mut written = of_parameters(instances, classes);
        written.extend(variables.iter().flat_map(of_start));
        written.retain(|n| !(has_arms && n.0 == Dimension::LENGTH));
        numbers.extend(written);
        numbers.retain(|(d, x)| !d.is_one() && *x != 0.0 && x.is_finite());
        let logarithms = solved(&numbers);
        let mut natural = Self { logarithms, rate: (-logarithms[2]).exp(), ..Self::default() };
        // Modes of a body are displacements, and nobody declares their unit.
        let unnamed = |v: &Variable| if v.joint { natural.length() } else { 1.0 };
        natural.sizes =
            variables.iter().map(|v| dimension(v).map_or_else(|| unnamed(v), |d| natural.size(d))).collect();
        let deepest = variables.iter().map(|v| v.order).max().unwrap_or(0).max(MOTION as u32);
        let level = |below: u32| {
            let slots = variables.iter().map(|v| v.order as i32 - below as i32);
            slots.enumerate().map(|(c, slot)| natural.of_slot(c, slot)).collect()
        };
        natural.levels = (0..=deepest).map(level).collect();
        natural
    }

    /// The model's own unit of a dimension.
    pub fn size(&self, dimension: Dimension) -> f64 {
        dimension.exponents().iter().zip(&self.logarithms).map(|(e, x)| e * x).sum::<f64>().exp()
    }

    /// L
    pub fn length(&self) -> f64 {
        self.logarithms[0].exp()
    }

    /// The size of a motion of a column, of what its velocity is the rate of: 1 for turns.
    #[inline]
    pub fn of_motion(&self, column: usize) -> f64 {
        self.levels[MOTION][column]
    }

    /// The sizes of what is `depth` derivatives below the acceleration of each column.
    #[inline]
    pub fn below(&self, depth: usize) -> &[f64] {
        &self.levels[depth]
    }

    /// The size of a derivative of a variable of size one: T^−order.
    #[inline]
    pub fn of_derivative(&self, order: i32) -> f64 {
        match order {
            0 => 1.0,
            1 => self.rate,
            _ => self.rate.powi(order),
        }
    }

    /// The size of what is `slot` derivatives above a variable's slot 0, or below.
    #[inline]
    pub fn of_slot(&self, column: usize, slot: i32) -> f64 {
        self.sizes[column] * self.of_derivative(slot)
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

/// Dimension of slot 0.
fn dimension(v: &Variable) -> Option<Dimension> {
    parse_unit(v.unit.as_deref()?).ok()
}

fn of_bodies(m: &Mechanism) -> Vec<(Dimension, f64)> {
    let nodes = m.tree.nodes();
    let within = nodes.iter().filter(|n| n.parent.is_some()).map(|n| n.placement.position.norm());
    let ends = m.closures.iter().flat_map(|c| &c.ends).filter(|end| end.node.is_some());
    // What hangs on the ground lies apart from what else does.
    let grounded = nodes.iter().filter(|n| n.parent.is_none()).map(|n| n.placement.position);
    let on_ground = m.closures.iter().flat_map(|c| &c.ends).filter(|end| end.node.is_none()).map(|e| e.pose.position);
    let places: Vec<_> = grounded.chain(on_ground).collect();
    let apart = places.iter().skip(1).map(|&p| (p - places[0]).norm());
    let centres = nodes.iter().filter(|n| n.inertia.mass > 0.0).map(|n| n.inertia.first.norm() / n.inertia.mass);
    let arms: Vec<f64> = within.chain(ends.map(|end| end.pose.position.norm())).chain(apart).chain(centres).collect();
    let longest = arms.iter().fold(0.0_f64, |m, &x| m.max(x));
    let arms = arms.into_iter().filter(|&x| x > SHORTEST_ARM * longest).map(|x| (Dimension::LENGTH, x));
    let masses = nodes.iter().map(|n| (Dimension::MASS, n.inertia.mass));
    let [x, y, z] = m.tree.gravity;
    let fall = (Dimension::LENGTH.derivative(2).unwrap_or(Dimension::ONE), (x * x + y * y + z * z).sqrt());
    arms.chain(masses).chain([fall]).collect()
}

fn of_parameters(instances: &[Instance], classes: &[Class]) -> Vec<(Dimension, f64)> {
    let of = |i: &Instance| {
        let declared = classes[i.class.0].interface.parameters.clone();
        let numbers = declared.into_iter().zip(i.parameters.clone());
        numbers.filter_map(|(p, x)| Some((parse_unit(p.unit.as_deref()?).ok()?, x))).collect::<Vec<_>>()
    };
    instances.iter().flat_map(of).collect()
}

fn of_start(v: &Variable) -> Vec<(Dimension, f64)> {
    let Some(own) = dimension(v) else { return Vec::new() };
    let slots = v.start.iter().enumerate().filter(|_| v.quasi.is_none());
    slots.filter_map(|(slot, x)| Some((own.derivative(slot as u32)?, (*x)?))).collect()
}

/// (1)
fn solved(numbers: &[(Dimension, f64)]) -> [f64; UNITS] {
    let mut normal = Mat::<f64>::zeros(UNITS, UNITS);
    let mut right = [0.0; UNITS];
    for (dimension, x) in numbers {
        let e = dimension.exponents();
        for i in 0..UNITS {
            right[i] += e[i] * x.abs().ln();
            (0..UNITS).for_each(|j| normal[(i, j)] += e[i] * e[j]);
        }
    }
    let mut out = [0.0; UNITS];
    let Ok(svd) = normal.svd() else { return out };
    let (s, v) = (svd.S().column_vector(), svd.V());
    for k in (0..UNITS).filter(|&k| s[k] > 1e-9 * s[0]) {
        let along = (0..UNITS).map(|i| v[(i, k)] * right[i]).sum::<f64>() / s[k];
        (0..UNITS).for_each(|i| out[i] += along * v[(i, k)]);
    }
    out
}
