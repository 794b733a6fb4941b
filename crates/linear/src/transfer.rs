//! Transfer functions of single channels, by zeros, poles and gain.
//!
//! ```text
//! g(s) = c(sI − A)⁻¹b + d = k Π (s − z_i) / Π (s − p_i) = det P(s)/det(sI − A), up to sign                                  (1)
//! k = d, or c A^{r−1} b, the first of them that is not zero; r = number of poles − number of zeros                          (2)
//! ```
//!
//! Poles are the eigenvalues of A (`modes.rs`), zeros the invariant zeros of the channel (`zeros.rs`). Neither comes from a
//! characteristic polynomial, whose roots are far worse known than the eigenvalues, unless there is no rounding in it (`fractions.rs`); coefficients are multiplied out from roots when somebody
//! asks for them. Modes that the channel does not reach or see are pole and zero at once; they are left standing.

use std::cmp::Ordering;
use std::f64::consts::PI;

use faer::{Mat, c64};

use crate::dense;
use crate::error::LinearError;
use crate::natural::natural;
use crate::system::{LinearSystem, check_index};
use crate::tolerances::ROUNDING;

/// g(s) of (1).
#[derive(Clone, Debug, PartialEq)]
pub struct TransferFunction {
    /// z_i, in 1/time.
    pub zeros: Vec<c64>,
    /// p_i, in 1/time.
    pub poles: Vec<c64>,
    /// k; 0 if the input does not reach the output at all.
    pub gain: f64,
}

impl LinearSystem {
    /// The transfer function from an input to an output, by their numbers.
    ///
    /// # Errors
    /// [`LinearError::Index`] if there is no such input or output, [`LinearError::NoConvergence`].
    pub fn transfer_function(&self, input: usize, output: usize) -> Result<TransferFunction, LinearError> {
        check_index("input", &[input], self.b().ncols())?;
        check_index("output", &[output], self.c().nrows())?;
        self.through(&self.modes()?.poles(), (input, output))
    }

    /// All transfer functions, output by output; the poles, which they have in common, are computed once.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn transfer_functions(&self) -> Result<Vec<TransferFunction>, LinearError> {
        let (inputs, outputs) = (self.b().ncols(), self.c().nrows());
        let poles = self.modes()?.poles();
        let channels = (0..outputs).flat_map(|i| (0..inputs).map(move |j| (j, i)));
        channels.map(|channel| self.through(&poles, channel)).collect()
    }

    fn through(&self, poles: &[c64], (input, output): (usize, usize)) -> Result<TransferFunction, LinearError> {
        let (channel, poles) = (self.selected(&[input], &[output])?, poles.to_vec());
        let found = channel.find_zeros()?;
        let zeros = found.each();
        let (gain, off) = match poles.len().checked_sub(zeros.len()) {
            Some(excess) => gain(&channel, excess),
            None => (0.0, 0.0),
        };
        if gain == 0.0 || found.rank() == 0 && gain.abs() <= off {
            return Ok(TransferFunction { zeros: Vec::new(), poles, gain: 0.0 });
        }
        Ok(TransferFunction { zeros, poles, gain })
    }
}

/// (2) in natural units, and how far rounding of its sums may have moved it: |c||A|^{r−1}|b| times the roundings of each term.
fn gain(channel: &LinearSystem, excess: usize) -> (f64, f64) {
    if excess == 0 {
        return (channel.d()[(0, 0)], 0.0);
    }
    let natural = natural(channel.a(), channel.b(), channel.c(), channel.d());
    let sizes = |x: &Mat<f64>| Mat::from_fn(x.nrows(), x.ncols(), |i, j| x[(i, j)].abs());
    let (a, c) = (sizes(&natural.a), sizes(&natural.c));
    let (mut moved, mut size) = (natural.b.clone(), sizes(&natural.b));
    for _ in 1..excess {
        (moved, size) = (dense::product(&natural.a, &moved), dense::product(&a, &size));
    }
    let unit = natural.rate.powi(excess as i32) * natural.outputs[0] / natural.inputs[0];
    let of = |c: &Mat<f64>, x: &Mat<f64>| dense::product(c, x)[(0, 0)] * unit;
    let roundings = (ROUNDING + channel.order() as f64 * f64::EPSILON) * excess as f64;
    (of(&natural.c, &moved), roundings * of(&c, &size))
}

impl TransferFunction {
    /// g(s); not finite at a pole.
    pub fn at(&self, s: c64) -> c64 {
        // Factors of like size are divided as they come, so that products of many neither overflow nor vanish.
        let mut value = c64::new(self.gain, 0.0);
        for k in 0..self.zeros.len().max(self.poles.len()) {
            value *= self.zeros.get(k).map_or(dense::ONE, |z| s - z);
            value /= self.poles.get(k).map_or(dense::ONE, |p| s - p);
        }
        value
    }

    /// arg g(iω) in rad, ω > 0, without jumps of whole turns: a sum of the angles of all factors, each continuous. A root on the imaginary axis
    /// counts as just left of it, the limit of small damping: a pole that is passed there takes half a turn, a zero adds one, and each at the
    /// origin a quarter from the start. What is negative at ω → 0 without these leads or lags by half a turn, whichever leaves less; where
    /// both leave as much, it lags by a pole on the right and leads otherwise.
    pub fn phase(&self, frequency: f64) -> f64 {
        // iω − r = −(r − iω) where r is on the right; 0 − x turns −0 into 0, which has another angle.
        let angle = |r: &c64| {
            if r.re > 0.0 { (r.im - frequency).atan2(r.re) } else { (frequency - r.im).atan2(0.0 - r.re) }
        };
        let sum = |roots: &[c64]| roots.iter().map(angle).sum::<f64>();
        let right = |roots: &[c64]| roots.iter().filter(|r| r.re > 0.0).count();
        let at_origin = |roots: &[c64]| roots.iter().filter(|r| **r == dense::ZERO).count();
        let negative = (right(&self.zeros) + right(&self.poles) + usize::from(self.gain < 0.0)) % 2 == 1;
        let lags = match at_origin(&self.zeros).cmp(&at_origin(&self.poles)) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => right(&self.poles) % 2 == 1,
        };
        let half = match (negative, lags) {
            (false, _) => 0.0,
            (true, true) => -PI,
            (true, false) => PI,
        };
        sum(&self.zeros) - sum(&self.poles) + half
    }

    /// Coefficients of the numerator by falling powers of s, the gain included.
    pub fn numerator(&self) -> Vec<f64> {
        multiplied(&self.zeros).into_iter().map(|coefficient| self.gain * coefficient).collect()
    }

    /// Coefficients of the denominator by falling powers of s; the first is one.
    pub fn denominator(&self) -> Vec<f64> {
        multiplied(&self.poles)
    }
}

/// Π (s − root), small roots first; roots come in conjugate pairs.
fn multiplied(roots: &[c64]) -> Vec<f64> {
    let mut roots = roots.to_vec();
    roots.sort_by(|x, y| x.norm().total_cmp(&y.norm()));
    let mut coefficients = vec![dense::ONE];
    for root in roots {
        coefficients.push(dense::ZERO);
        for k in (1..coefficients.len()).rev() {
            let lower = coefficients[k - 1];
            coefficients[k] -= root * lower;
        }
    }
    coefficients.into_iter().map(|coefficient| coefficient.re).collect()
}

/// G(s) as matrices, for as many s as one likes.
///
/// A = QHQᵀ with H zero below the first subdiagonal, once; then each s costs n² operations for an input instead of n³
/// (A. J. Laub, IEEE Trans. Autom. Control 26 (1981) 407–408):
///
/// ```text
/// G(s) = (CQ)(sI − H)⁻¹(QᵀB) + D                                                                                          (3)
/// ```
#[derive(Clone, Debug)]
pub struct FrequencyResponse {
    h: Mat<f64>,
    b: Mat<f64>,
    c: Mat<f64>,
    d: Mat<f64>,
    inputs: Vec<f64>,
    outputs: Vec<f64>,
    rate: f64,
}

impl LinearSystem {
    /// The system prepared for [`FrequencyResponse::at`].
    pub fn frequency_response(&self) -> FrequencyResponse {
        let natural = natural(self.a(), self.b(), self.c(), self.d());
        let (h, q) = hessenberg(natural.a);
        let turned = dense::transposed(&q);
        let (b, c) = (dense::product(&turned, &natural.b), dense::product(&natural.c, &q));
        let (inputs, outputs) = (natural.inputs, natural.outputs);
        FrequencyResponse { h, b, c, d: natural.d, inputs, outputs, rate: natural.rate }
    }
}

impl FrequencyResponse {
    /// G(s), p × m; s = iω for harmonic inputs of ω rad/time. None at a pole.
    pub fn at(&self, s: c64) -> Option<Mat<c64>> {
        let (m, p) = (self.b.ncols(), self.c.nrows());
        let x = self.solved(s / self.rate)?;
        let entry = |i: usize, j: usize| {
            let through: c64 = (0..self.h.nrows()).map(|k| x[(k, j)] * self.c[(i, k)]).sum();
            (through + self.d[(i, j)]) * (self.outputs[i] / self.inputs[j])
        };
        Some(Mat::from_fn(p, m, entry))
    }

    /// (sI − H)⁻¹B by elimination with a choice of two rows at each step.
    fn solved(&self, s: c64) -> Option<Mat<c64>> {
        let (n, m) = (self.h.nrows(), self.b.ncols());
        let size =
            (0..n).flat_map(|i| (0..n).map(move |j| (i, j))).map(|place| self.h[place].abs()).fold(s.norm(), f64::max);
        let mut rows: Vec<Vec<c64>> = (0..n)
            .map(|i| {
                let left = (0..n).map(|j| c64::new(-self.h[(i, j)], 0.0) + if i == j { s } else { dense::ZERO });
                left.chain((0..m).map(|j| c64::new(self.b[(i, j)], 0.0))).collect()
            })
            .collect();
        for k in 0..n {
            if k + 1 < n && rows[k + 1][k].norm() > rows[k][k].norm() {
                rows.swap(k, k + 1);
            }
            if rows[k][k].norm() <= f64::EPSILON * size {
                return None;
            }
            let (above, below) = rows.split_at_mut(k + 1);
            if let Some(next) = below.first_mut() {
                let factor = next[k] / above[k][k];
                (k..n + m).for_each(|j| next[j] -= factor * above[k][j]);
            }
        }
        let mut x = Mat::zeros(n, m);
        for (i, j) in (0..n).rev().flat_map(|i| (0..m).map(move |j| (i, j))) {
            let known: c64 = (i + 1..n).map(|k| rows[i][k] * x[(k, j)]).sum();
            x[(i, j)] = (rows[i][n + j] - known) / rows[i][i];
        }
        Some(x)
    }
}

/// H = QᵀAQ by Householder's reflections.
fn hessenberg(a: Mat<f64>) -> (Mat<f64>, Mat<f64>) {
    let n = a.nrows();
    let (mut h, mut q) = (a, Mat::<f64>::identity(n, n));
    for k in 0..n.saturating_sub(2) {
        let mut v: Vec<f64> = (0..n).map(|i| if i > k { h[(i, k)] } else { 0.0 }).collect();
        if v[k + 2..].iter().all(|x| *x == 0.0) {
            continue;
        }
        let length = v.iter().map(|x| x * x).sum::<f64>().sqrt();
        v[k + 1] += length.copysign(v[k + 1]);
        let square: f64 = v.iter().map(|x| x * x).sum();
        for j in 0..n {
            let product: f64 = 2.0 / square * (k + 1..n).map(|i| v[i] * h[(i, j)]).sum::<f64>();
            (k + 1..n).for_each(|i| h[(i, j)] -= product * v[i]);
        }
        for matrix in [&mut h, &mut q] {
            for i in 0..n {
                let product: f64 = 2.0 / square * (k + 1..n).map(|j| matrix[(i, j)] * v[j]).sum::<f64>();
                (k + 1..n).for_each(|j| matrix[(i, j)] -= product * v[j]);
            }
        }
        (k + 2..n).for_each(|i| h[(i, k)] = 0.0);
    }
    (h, q)
}
