//! The mechanical form M_r q̈ + D_r q̇ + S_r q = F_r u, where all states are positions and their own rates.

use dalembert_dense as dense;
use dalembert_linear::{Mat, SecondOrder, SecondOrderMatrices, SecondOrderRounding};

use super::{Labels, Part};
use crate::derivatives::{Change, Place, Solver};
use crate::tolerances::ROUNDED;

/// M_r, D_r, S_r and F_r of all inputs.
///
/// Of bodies, entries of M, D and S that are rounding beside √(m_ii m_jj), times ω or ω² with the model's own rate ω, are zero, and those
/// of F beside the largest of their column in the metric of M: sums over bodies leave some 10⁻¹⁶ where nothing pushes back, and frequencies of
/// 10⁻⁸ would follow.
pub(super) struct Parts {
    mass: Mat<f64>,
    damping: Mat<f64>,
    stiffness: Mat<f64>,
    forces: Mat<f64>,
    /// Whether an entry of M, S, D or F was nothing but rounding.
    rounded: bool,
    /// How far entries of S, D and F are off, of bodies.
    off: Option<[Mat<f64>; 3]>,
}

/// The form, if A = [0, 1; …] to the last bit.
pub(super) fn parts(
    solver: &Solver<'_, '_>,
    places: &[Place],
    (changes, pushes): (&[Change], &[Change]),
    a: &Mat<f64>,
) -> Option<Parts> {
    let n = places.len() / 2;
    let positions = places.len() == 2 * n && places[..n].iter().all(|place| place.0 == 2);
    let paired = positions && (0..n).all(|k| places[n + k] == (1, places[k].1));
    let unit = |i: usize, j: usize| if j == n + i { 1.0 } else { 0.0 };
    if n == 0 || !paired || (0..n).any(|i| (0..2 * n).any(|j| a[(i, j)] != unit(i, j))) {
        return None;
    }
    let efforts = |of: &[Change], sign: f64| Mat::from_fn(n, of.len(), |i, j| sign * of[j].efforts[i]);
    let full = symmetric(&solver.reduced);
    let size = |i: usize, j: usize| (full[(i, i)] * full[(j, j)]).abs().sqrt();
    let bodies = solver.model.mechanism.is_some();
    let mass = Mat::from_fn(n, n, |i, j| {
        let rounding = bodies && i != j && full[(i, j)].abs() <= ROUNDED * size(i, j);
        if rounding { 0.0 } else { full[(i, j)] }
    });
    let uncoupled = (0..n).any(|i| (0..n).any(|j| mass[(i, j)] != full[(i, j)]));
    let off = |power: i32| {
        Mat::from_fn(n, n, |i, j| ROUNDED * solver.model.natural.of_derivative(1).powi(power) * size(i, j))
    };
    let settled = |of: &[Change], least: &Mat<f64>| {
        let own = efforts(of, 1.0);
        Mat::from_fn(n, n, |i, j| {
            let rounding = bodies && own[(i, j)].abs() <= least[(i, j)];
            if rounding { 0.0 } else { own[(i, j)] }
        })
    };
    let off = [off(2), off(1)];
    let (stiffness, damping) = (settled(&changes[..n], &off[0]), settled(&changes[n..], &off[1]));
    let pushed = efforts(pushes, -1.0);
    let largest = |j: usize| (0..n).map(|k| pushed[(k, j)].abs() / size(k, k).sqrt()).fold(0.0, f64::max);
    let off_forces = Mat::from_fn(n, pushes.len(), |i, j| ROUNDED * largest(j) * size(i, i).sqrt());
    let forces = Mat::from_fn(n, pushes.len(), |i, j| {
        let rounding = bodies && pushed[(i, j)].abs() <= off_forces[(i, j)];
        if rounding { 0.0 } else { pushed[(i, j)] }
    });
    let differs = |x: &Mat<f64>, of: &[Change]| (0..n).any(|i| (0..n).any(|j| x[(i, j)] != of[j].efforts[i]));
    let pushes_differ = (0..n).any(|i| (0..pushes.len()).any(|j| forces[(i, j)] != pushed[(i, j)]));
    let rounded = uncoupled || pushes_differ || differs(&stiffness, &changes[..n]) || differs(&damping, &changes[n..]);
    let [of_stiffness, of_damping] = off;
    let off = bodies.then_some([of_stiffness, of_damping, off_forces]);
    Some(Parts { mass, damping, stiffness, forces, rounded, off })
}

impl Parts {
    /// The lower halves of A and B, if entries of S, D or F were rounding.
    pub(super) fn accelerations(&self) -> Option<(Mat<f64>, Mat<f64>)> {
        let n = self.mass.nrows();
        if !self.rounded {
            return None;
        }
        let right =
            Mat::from_fn(n, 2 * n, |i, j| if j < n { -self.stiffness[(i, j)] } else { -self.damping[(i, j - n)] });
        let factors = dense::Lu::new(&self.mass);
        Some((factors.solve(&right), factors.solve(&self.forces)))
    }
}

/// M is symmetric but for rounding.
fn symmetric(mass: &Mat<f64>) -> Mat<f64> {
    Mat::from_fn(mass.nrows(), mass.ncols(), |i, j| 0.5 * (mass[(i, j)] + mass[(j, i)]))
}

/// The system with some inputs and outputs; none if M_r is singular.
pub(super) fn system(
    parts: &Parts,
    (c, off_c): (&Mat<f64>, Option<&Mat<f64>>),
    (inputs, outputs): &Part,
    names: &Labels,
) -> Option<SecondOrder> {
    let n = parts.mass.nrows();
    let matrices = SecondOrderMatrices {
        mass: parts.mass.clone(),
        damping: parts.damping.clone(),
        stiffness: parts.stiffness.clone(),
        forces: parts.forces.get(.., inputs.clone()).to_owned(),
        positions: c.get(outputs.clone(), ..n).to_owned(),
        rates: c.get(outputs.clone(), n..).to_owned(),
    };
    let mut system = SecondOrder::new(matrices).ok()?;
    if let (Some([stiffness, damping, forces]), Some(off_c)) = (&parts.off, off_c) {
        let rounding = SecondOrderRounding {
            damping: damping.clone(),
            stiffness: stiffness.clone(),
            forces: forces.get(.., inputs.clone()).to_owned(),
            positions: off_c.get(outputs.clone(), ..n).to_owned(),
            rates: off_c.get(outputs.clone(), n..).to_owned(),
        };
        system = system.with_rounding(rounding).ok()?;
    }
    let (inputs, outputs) = (names.inputs[inputs.clone()].to_vec(), names.outputs[outputs.clone()].to_vec());
    system
        .with_names(names.states[..n].to_vec(), inputs, outputs)
        .ok()?
        .with_rates_called(names.states[n..].to_vec())
        .ok()
}
