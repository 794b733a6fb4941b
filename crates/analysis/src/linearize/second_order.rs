//! The mechanical form M_r q̈ + D_r q̇ + S_r q = F_r u, where all states are positions and their own rates.

use dalembert_dense as dense;
use dalembert_linear::{Mat, SecondOrder, SecondOrderMatrices, SecondOrderRounding};

use super::scatter::Numbers;
use super::{Labels, Part};
use crate::derivatives::{Change, Place, Solver};

/// M_r, D_r, S_r and F_r of all inputs.
#[derive(Clone)]
pub(super) struct Parts {
    mass: Mat<f64>,
    damping: Mat<f64>,
    stiffness: Mat<f64>,
    forces: Mat<f64>,
}

/// Whether all states are positions, their own rates, and those the only accelerations that are free: constraints between accelerations
/// leave fewer.
pub(super) fn paired(solver: &Solver<'_, '_>, places: &[Place]) -> bool {
    let free = solver.independent();
    let n = free.len();
    let on = |s: usize, places: &[Place]| places.iter().zip(free).all(|(place, &c)| *place == (s, c));
    n > 0 && places.len() == 2 * n && on(2, &places[..n]) && on(1, &places[n..])
}

/// Whether A = [0, 1; …] to the last bit.
pub(super) fn rates_are_states(a: &Mat<f64>) -> bool {
    let n = a.nrows() / 2;
    (0..n).all(|i| (0..2 * n).all(|j| a[(i, j)] == if j == n + i { 1.0 } else { 0.0 }))
}

impl Parts {
    /// Of paired states.
    pub(super) fn of(solver: &Solver<'_, '_>, (changes, pushes): (&[Change], &[Change])) -> Self {
        let n = changes.len() / 2;
        let efforts = |of: &[Change], sign: f64| Mat::from_fn(n, of.len(), |i, j| sign * of[j].efforts[i]);
        Self {
            mass: symmetric(&solver.reduced),
            damping: efforts(&changes[n..], 1.0),
            stiffness: efforts(&changes[..n], 1.0),
            forces: efforts(pushes, -1.0),
        }
    }

    pub(super) fn with_forces(&self, of: impl Fn(&Mat<f64>) -> Mat<f64>) -> Self {
        Self { forces: of(&self.forces), ..self.clone() }
    }

    pub(super) fn all(&self) -> [&Mat<f64>; 4] {
        [&self.mass, &self.damping, &self.stiffness, &self.forces]
    }

    pub(super) fn all_mut(&mut self) -> [&mut Mat<f64>; 4] {
        [&mut self.mass, &mut self.damping, &mut self.stiffness, &mut self.forces]
    }

    /// The lower halves of A and B.
    pub(super) fn accelerations(&self) -> (Mat<f64>, Mat<f64>) {
        let n = self.mass.nrows();
        let right =
            Mat::from_fn(n, 2 * n, |i, j| if j < n { -self.stiffness[(i, j)] } else { -self.damping[(i, j - n)] });
        let factors = dense::Lu::new(&self.mass);
        (factors.solve(&right), factors.solve(&self.forces))
    }
}

/// M is symmetric but for rounding.
fn symmetric(mass: &Mat<f64>) -> Mat<f64> {
    Mat::from_fn(mass.nrows(), mass.ncols(), |i, j| 0.5 * (mass[(i, j)] + mass[(j, i)]))
}

/// The system with some inputs and outputs; none if M_r is singular.
pub(super) fn system(
    (numbers, off): (&Numbers, &Numbers),
    (inputs, outputs): &Part,
    names: &Labels,
) -> Option<SecondOrder> {
    let (parts, of_parts) = (numbers.parts.as_ref()?, off.parts.as_ref()?);
    let (n, c, off_c) = (parts.mass.nrows(), &numbers.c, &off.c);
    let matrices = SecondOrderMatrices {
        mass: parts.mass.clone(),
        damping: parts.damping.clone(),
        stiffness: parts.stiffness.clone(),
        forces: parts.forces.get(.., inputs.clone()).to_owned(),
        positions: c.get(outputs.clone(), ..n).to_owned(),
        rates: c.get(outputs.clone(), n..).to_owned(),
    };
    let rounding = SecondOrderRounding {
        damping: of_parts.damping.clone(),
        stiffness: of_parts.stiffness.clone(),
        forces: of_parts.forces.get(.., inputs.clone()).to_owned(),
        positions: off_c.get(outputs.clone(), ..n).to_owned(),
        rates: off_c.get(outputs.clone(), n..).to_owned(),
        accelerations: off.a.get(n.., ..).to_owned(),
        pushes: off.b.get(n.., inputs.clone()).to_owned(),
    };
    let system = SecondOrder::new(matrices).ok()?.with_rounding(rounding).ok()?;
    let (inputs, outputs) = (names.inputs[inputs.clone()].to_vec(), names.outputs[outputs.clone()].to_vec());
    system
        .with_names(names.states[..n].to_vec(), inputs, outputs)
        .ok()?
        .with_rates_called(names.states[n..].to_vec())
        .ok()
}
