//! Left kernels as combinations of named states.

use faer::{Mat, c64};

use crate::dense::{self, ZERO};
use crate::hautus::LeftKernel;
use crate::tolerances::WEIGHT;

/// A state with its share in a direction.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// The state's name.
    pub name: String,
    /// Its weight; the largest (in the system's natural units) is one.
    pub value: c64,
}

/// A combination of states; those that are not named have no share.
pub type Direction = Vec<Weight>;

/// A basis of a left kernel in echelon form: each vector has weight one at a state at which the others have none, so that what
/// is lost apart is told apart. w*x̃ with x = T x̃ is w*T⁻¹x.
pub(crate) fn named(kernel: &LeftKernel, states: &[f64], names: &[String]) -> Vec<Direction> {
    echelon((0..kernel.dimension()).map(|k| kernel.weights(k)).collect(), states, names)
}

/// The same of the rows of such a basis.
fn echelon(mut rows: Vec<Vec<c64>>, states: &[f64], names: &[String]) -> Vec<Direction> {
    let n = names.len();
    for k in 0..rows.len() {
        let Some(pivot) = (0..n).max_by(|&i, &j| rows[k][i].norm().total_cmp(&rows[k][j].norm())) else { break };
        let one = rows[k][pivot];
        rows[k].iter_mut().for_each(|x| *x /= one);
        let chosen = rows[k].clone();
        for other in (0..rows.len()).filter(|&other| other != k) {
            let factor = rows[other][pivot];
            (0..n).for_each(|i| rows[other][i] -= factor * chosen[i]);
        }
    }
    rows.iter().map(|row| direction(row, states, names)).collect()
}

/// The same for w of coordinates and momenta p = M v, told in coordinates and rates: w_v = Mᵀw_p.
pub(crate) fn named_in_rates(kernel: &LeftKernel, states: &[f64], names: &[String], mass: &Mat<f64>) -> Vec<Direction> {
    let n = mass.nrows();
    let sizes: Vec<f64> =
        (0..2 * n).map(|i| if i < n { states[i] } else { states[i] / mass[(i - n, i - n)] }).collect();
    let in_rates = |k: usize| -> Vec<c64> {
        let weights = kernel.weights(k);
        let rate = |j: usize| (0..n).map(|i| weights[n + i] / states[n + i] * mass[(i, j)]).sum::<c64>() * sizes[n + j];
        weights[..n].iter().copied().chain((0..n).map(rate)).collect()
    };
    echelon((0..kernel.dimension()).map(in_rates).collect(), &sizes, names)
}

/// Motions (q, p) of a dual system told in coordinates and rates v = M⁻¹p.
pub(crate) fn named_of_momenta(
    kernel: &LeftKernel,
    states: &[f64],
    names: &[String],
    (mass, inverse): (&Mat<f64>, &Mat<f64>),
) -> Vec<Direction> {
    let n = mass.nrows();
    let sizes: Vec<f64> =
        (0..2 * n).map(|i| if i < n { states[i] } else { states[i] * mass[(i - n, i - n)] }).collect();
    let in_rates = |k: usize| -> Vec<c64> {
        let weights = kernel.weights(k);
        let rate =
            |j: usize| (0..n).map(|i| weights[n + i] / states[n + i] * inverse[(j, i)]).sum::<c64>() * sizes[n + j];
        weights[..n].iter().copied().chain((0..n).map(rate)).collect()
    };
    echelon((0..kernel.dimension()).map(in_rates).collect(), &sizes, names)
}

fn direction(row: &[c64], states: &[f64], names: &[String]) -> Direction {
    let largest = row.iter().copied().max_by(|x, y| x.norm().total_cmp(&y.norm())).unwrap_or(dense::ONE);
    let leading = row.iter().position(|x| *x == largest).map_or(1.0, |k| states[k]);
    let part = |x: f64| if x.abs() <= WEIGHT { 0.0 } else { x };
    let mut direction = Vec::new();
    for ((x, t), name) in row.iter().zip(states).zip(names) {
        let relative = x / largest;
        let value = c64::new(part(relative.re), part(relative.im)) * (leading / t);
        if value != ZERO {
            direction.push(Weight { name: name.clone(), value: value.conj() });
        }
    }
    direction
}
