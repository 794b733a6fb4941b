//! What left eigenvectors alone tell clearly, at a small part of the cost of a closer look at each eigenvalue (`hautus.rs`).
//!
//! ```text
//! w_k*A = s_k w_k*, ‖w_k‖ = 1:    δw_k ≲ ‖E_k‖ Σ_{j≠k} κ_j/|s_k − s_j|,   κ_j = ‖w_j‖‖v_j‖/|w_j*v_j|                    (1)
//! ```
//!
//! with E_k what entries are off by: rounding of the iteration, n ε‖A‖, what they are known to be off by before, and what is left of w_k*A − s_k w_k*, where
//! others' vectors fall together so that the inverse of all of them is no inverse. Where (1) is small s_k is simple, the left
//! kernel of s_kI − A is w_k alone, and inputs reach it where w_k*B is clearly more than (1) makes of B. Eigenvalues of which this is not so are not lost: they
//! are looked at closely. All in natural units (`natural.rs`).

use faer::{Mat, c64};

use crate::dense::{self, Eigen, ZERO};
use crate::error::LinearError;
use crate::pair::Pair;
use crate::tolerances::{CLEARLY_REACHED, SURELY};

/// Eigenvalues with what is known of their eigenvectors.
pub(crate) struct Clearly {
    /// The eigenvalues, with their vectors.
    pub eigen: Eigen,
    /// (1) at each.
    off: Vec<f64>,
}

impl Clearly {
    /// Of eigenvalues of a matrix, whose norm is `size` and whose entries are off by `off` in norm, beside rounding.
    pub fn new(eigen: Eigen, a: &Mat<f64>, (size, off): (f64, f64)) -> Self {
        let (n, count) = (a.nrows(), eigen.values.len());
        let length = |entry: &dyn Fn(usize) -> c64| (0..n).map(|i| entry(i).norm_sqr()).sum::<f64>().sqrt();
        let kappas: Vec<f64> =
            (0..count).map(|j| length(&|i| eigen.right[(i, j)]) * length(&|i| eigen.left[(j, i)])).collect();
        let error = n as f64 * f64::EPSILON * size + off;
        let moved = &eigen.left * &dense::complex(a);
        let spread = |k: usize| {
            let s = eigen.values[k];
            let others = (0..count).filter(|&j| j != k).map(|j| kappas[j] / (s - eigen.values[j]).norm());
            let w = |i: usize| eigen.left[(k, i)];
            let left = length(&|j| moved[(k, j)] - s * w(j));
            (error + left / length(&w)) * others.sum::<f64>()
        };
        let off = (0..count).map(spread).collect();
        Self { eigen, off }
    }

    /// Of a pair.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn of(pair: &Pair) -> Result<Self, LinearError> {
        let off = pair.off.as_ref().map_or(0.0, |off| off.0.norm_l2());
        Ok(Self::new(dense::eigenvectors(&pair.a)?, &pair.a, (dense::norm(&pair.a)?, off)))
    }

    /// Whether a left eigenvector is known better than by its own length, and with it how far rounding moves its eigenvalue.
    pub fn has_direction(&self, k: usize) -> bool {
        self.off[k] < 1.0
    }

    /// Whether the inputs of the pair surely reach an eigenvalue.
    pub fn reaches(&self, k: usize, pair: &Pair) -> bool {
        let n = self.eigen.values.len();
        let w: Vec<c64> = (0..n).map(|i| self.eigen.left[(k, i)]).collect();
        let length = w.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
        let along = |b: &Mat<f64>, j: usize| w.iter().enumerate().map(|(i, w)| w * b[(i, j)]).fold(ZERO, |s, x| s + x);
        let inputs = 0..pair.b.ncols();
        let reached = inputs.map(|j| along(&pair.b, j).norm_sqr()).sum::<f64>().sqrt() / length;
        let size = pair.b.norm_l2();
        let vague = pair.off.as_ref().map_or(0.0, |off| off.1.norm_l2());
        reached > CLEARLY_REACHED * size && reached > SURELY * (self.off[k] * size + vague)
    }
}

/// A pair without states that an input moves alone, which are its to set: those that they move stand in the place of that input,
///
/// ```text
/// bᵢⱼ ≠ 0,  bₗⱼ = 0 for l ≠ i:     (A, B)  ←  (A without row and column i,  [B without row i and column j, column i of A without row i])   (2)
/// ```
///
/// again and again, since w*B = 0 makes wᵢ zero. It has the losses that the pair has.
pub(crate) fn without_set(pair: &Pair) -> Pair {
    let (n, m) = (pair.a.nrows(), pair.b.ncols());
    // Columns of B, then those of A.
    let entry = |i: usize, j: usize| if j < m { pair.b[(i, j)] } else { pair.a[(i, j - m)] };
    let vague =
        |i: usize, j: usize| pair.off.as_ref().map_or(0.0, |off| if j < m { off.1[(i, j)] } else { off.0[(i, j - m)] });
    let mut left: Vec<usize> = (0..n + m).map(|j| (0..n).filter(|&i| entry(i, j) != 0.0).count()).collect();
    let (mut is_input, mut is_set) = (vec![false; n + m], vec![false; n]);
    is_input[..m].fill(true);
    let mut waiting: Vec<usize> = (0..m).collect();
    while let Some(j) = waiting.pop() {
        let row = (0..n).find(|&i| !is_set[i] && entry(i, j) != 0.0);
        let Some(i) = row.filter(|_| is_input[j] && left[j] == 1) else { continue };
        if !(entry(i, j).abs() > CLEARLY_REACHED.max(SURELY * vague(i, j))) {
            continue;
        }
        (is_set[i], is_input[j], is_input[m + i]) = (true, false, true);
        for k in (0..n + m).filter(|&k| entry(i, k) != 0.0) {
            left[k] -= 1;
            waiting.extend((left[k] == 1).then_some(k));
        }
        waiting.push(m + i);
    }
    let rest: Vec<usize> = (0..n).filter(|&i| !is_set[i]).collect();
    let inputs: Vec<usize> = (0..n + m).filter(|&j| is_input[j] && left[j] > 0).collect();
    let states = |of: &Mat<f64>| Mat::from_fn(rest.len(), rest.len(), |i, j| of[(rest[i], rest[j])]);
    let moved =
        |of: &dyn Fn(usize, usize) -> f64| Mat::from_fn(rest.len(), inputs.len(), |i, j| of(rest[i], inputs[j]));
    Pair { a: states(&pair.a), b: moved(&entry), off: pair.off.as_ref().map(|off| (states(&off.0), moved(&vague))) }
}

/// Whether inputs that act so move each row alone, or beside others that they move alone.
pub(crate) fn sets_all(forces: &Mat<f64>, off: Option<&Mat<f64>>) -> bool {
    let n = forces.nrows();
    let largest: Vec<f64> =
        (0..forces.ncols()).map(|j| forces.col_as_slice(j).iter().map(|x| x.abs()).fold(0.0, f64::max)).collect();
    // In the unit of each input.
    let share = |of: &Mat<f64>| {
        Mat::from_fn(n, largest.len(), |i, j| if largest[j] > 0.0 { of[(i, j)] / largest[j] } else { 0.0 })
    };
    let states = Mat::zeros(n, n);
    let pair = Pair { a: states.clone(), b: share(forces), off: off.map(|off| (states, share(off))) };
    without_set(&pair).a.nrows() == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hautus::lost_eigenvalues;
    use crate::system::LinearSystem;

    fn chance(k: usize) -> f64 {
        ((k as f64 * 12.9898).sin() * 43_758.547).fract()
    }

    /// A chain of states that one input moves at its end is set from there on, state by state; what stands beside it is not.
    #[test]
    fn what_an_input_sets_leaves_what_it_does_not() {
        let n = 6;
        let a = Mat::from_fn(n, n, |i, j| if i + 1 == j && j < 4 || i == j && i > 3 { 1.0 + i as f64 } else { 0.0 });
        let b = Mat::from_fn(n, 1, |i, _| if i == 3 { 2.0 } else { 0.0 });
        let rest = without_set(&Pair::exact(a, b));
        assert_eq!((rest.a, rest.b.ncols()), (Mat::from_fn(2, 2, |i, j| if i == j { 5.0 + i as f64 } else { 0.0 }), 0));
    }

    /// As many losses as systems were made with, with inputs to single states, to few and to all, however much the states that are not
    /// reached move the others.
    #[test]
    fn as_many_are_lost_as_are_not_reached() {
        for (n, lost, m) in [(6, 0, 1), (6, 1, 2), (8, 2, 3), (12, 3, 12), (30, 4, 2), (30, 0, 30), (40, 5, 35)] {
            for turned in [false, true] {
                let reached = n - lost;
                let a = Mat::from_fn(
                    n,
                    n,
                    |i, j| if i >= reached && j < reached { 0.0 } else { chance(31 * i + 7 * j + n) },
                );
                let b = Mat::from_fn(n, m, |i, j| match i {
                    _ if i >= reached => 0.0,
                    _ if turned => chance(17 * i + 5 * j + n),
                    _ => f64::from(u8::from(i == j)),
                });
                let system = LinearSystem::new(a, b, Mat::zeros(0, n), Mat::zeros(0, m)).unwrap();
                assert_eq!(lost_eigenvalues(&system).unwrap().len(), lost, "{n}, {lost}, {m}, {turned}");
            }
        }
    }
}
