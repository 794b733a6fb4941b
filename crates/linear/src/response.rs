//! Answers over time to steps, impulses and start values.
//!
//! ```text
//! x(t + h) = Φ x(t) + Γ u,   [Φ Γ; 0 I] = exp([A B; 0 0] h)        u constant over h                                       (1)
//! ```
//!
//! exp by scaling and squaring of Padé's approximant of degree 13 (N. J. Higham, SIAM J. Matrix Anal. 26 (2005) 1179–1193): exact to
//! rounding, whatever the length of the step, as long as nothing overflows.

use faer::Mat;

use crate::dense;
use crate::error::LinearError;
use crate::natural::natural_pair;
use crate::system::LinearSystem;
use crate::tolerances::PADE_RADIUS;

/// Numerator of Padé's approximant, c_k = (26 − k)! 13! / (26! k! (13 − k)!), over c_13.
const PADE: [f64; 14] = [
    64_764_752_532_480_000.0,
    32_382_376_266_240_000.0,
    7_771_770_303_897_600.0,
    1_187_353_796_428_800.0,
    129_060_195_264_000.0,
    10_559_470_521_600.0,
    670_442_572_800.0,
    33_522_128_640.0,
    1_323_241_920.0,
    40_840_800.0,
    960_960.0,
    16_380.0,
    182.0,
    1.0,
];

/// Φ and Γ of (1).
#[derive(Clone, Debug, PartialEq)]
pub struct Sampled {
    /// Φ, n × n.
    pub transition: Mat<f64>,
    /// Γ, n × m.
    pub drive: Mat<f64>,
}

impl LinearSystem {
    /// Φ and Γ over a step of this length, in the unit of time.
    ///
    /// # Errors
    /// [`LinearError::Range`] if the step is negative or not finite, [`LinearError::Overflow`] if e^{Ah} is too large for numbers.
    pub fn sampled(&self, step: f64) -> Result<Sampled, LinearError> {
        if !(step >= 0.0 && step.is_finite()) {
            return Err(LinearError::Range { what: "a step of time has to be finite and not negative" });
        }
        let (n, m) = (self.order(), self.b().ncols());
        let natural = natural_pair(self.a(), self.b());
        let time = natural.rate * step;
        let block = Mat::from_fn(n + m, n + m, |i, j| match (i < n, j < n) {
            (true, true) => natural.a[(i, j)] * time,
            (true, false) => natural.b[(i, j - n)] * time,
            _ => 0.0,
        });
        let exponential = exponential(&block)?;
        let (t, u) = (&natural.states, &natural.inputs);
        Ok(Sampled {
            transition: Mat::from_fn(n, n, |i, j| exponential[(i, j)] * t[i] / t[j]),
            drive: Mat::from_fn(n, m, |i, j| exponential[(i, n + j)] * t[i] / u[j]),
        })
    }

    /// y at t = 0, h, 2h, … (`count` times) after unit steps: entry (i, j) of each matrix is output i after a step of input j at t = 0.
    ///
    /// # Errors
    /// As for [`LinearSystem::sampled`].
    pub fn step_response(&self, step: f64, count: usize) -> Result<Vec<Mat<f64>>, LinearError> {
        let start = Mat::zeros(self.order(), self.b().ncols());
        self.response(step, count, start, 1.0)
    }

    /// y at t = 0, h, 2h, … (`count` times) after unit impulses at t = 0, without the impulse D δ(t) of outputs: C e^{At} B.
    ///
    /// # Errors
    /// As for [`LinearSystem::sampled`].
    pub fn impulse_response(&self, step: f64, count: usize) -> Result<Vec<Mat<f64>>, LinearError> {
        self.response(step, count, self.b().clone(), 0.0)
    }

    /// y at t = 0, h, 2h, … (`count` times) from start values x(0), n × 1, without inputs: p × 1 each.
    ///
    /// # Errors
    /// [`LinearError::Shape`] and [`LinearError::NotFinite`] for x(0), and as for [`LinearSystem::sampled`].
    pub fn free_response(&self, step: f64, count: usize, start: &Mat<f64>) -> Result<Vec<Mat<f64>>, LinearError> {
        crate::system::check("x(0)", start, (self.order(), 1))?;
        let free = LinearSystem::strictly_proper(self.a().clone(), Mat::zeros(self.order(), 1), self.c().clone())?;
        free.response(step, count, start.clone(), 0.0)
    }

    /// Columns of states moved on by (1), each with its own input at this level.
    fn response(&self, step: f64, count: usize, start: Mat<f64>, level: f64) -> Result<Vec<Mat<f64>>, LinearError> {
        let sampled = self.sampled(step)?;
        let (mut x, mut answers) = (start, Vec::with_capacity(count));
        for _ in 0..count {
            let seen = dense::product(self.c(), &x);
            answers.push(Mat::from_fn(seen.nrows(), seen.ncols(), |i, j| seen[(i, j)] + level * self.d()[(i, j)]));
            let moved = dense::product(&sampled.transition, &x);
            x = Mat::from_fn(x.nrows(), x.ncols(), |i, j| moved[(i, j)] + level * sampled.drive[(i, j)]);
        }
        if answers.iter().all(finite) { Ok(answers) } else { Err(LinearError::Overflow { what: "outputs over time" }) }
    }
}

fn finite(x: &Mat<f64>) -> bool {
    (0..x.ncols()).all(|j| (0..x.nrows()).all(|i| x[(i, j)].is_finite()))
}

/// e^X.
pub(crate) fn exponential(x: &Mat<f64>) -> Result<Mat<f64>, LinearError> {
    let n = x.nrows();
    let column = |j: usize| (0..n).map(|i| x[(i, j)].abs()).sum::<f64>();
    let size = (0..n).map(column).fold(0.0, f64::max);
    let overflow = LinearError::Overflow { what: "entries of an exponential" };
    if !size.is_finite() || size > 1e300 {
        return Err(overflow);
    }
    let halvings = (size / PADE_RADIUS).log2().ceil().max(0.0) as i32;
    let scaled = combined(&[(0.5f64.powi(halvings), x)]);
    let mut power = pade(&scaled).ok_or_else(|| overflow.clone())?;
    for _ in 0..halvings {
        power = &power * &power;
    }
    if finite(&power) { Ok(power) } else { Err(overflow) }
}

/// Σ factor · matrix.
fn combined(terms: &[(f64, &Mat<f64>)]) -> Mat<f64> {
    let (rows, columns) = (terms[0].1.nrows(), terms[0].1.ncols());
    Mat::from_fn(rows, columns, |i, j| terms.iter().map(|(factor, x)| factor * x[(i, j)]).sum())
}

/// (V − U)⁻¹(V + U), U the odd and V the even part of the numerator.
fn pade(x: &Mat<f64>) -> Option<Mat<f64>> {
    let n = x.nrows();
    let identity = Mat::<f64>::identity(n, n);
    let x2 = x * x;
    let x4 = &x2 * &x2;
    let x6 = &x4 * &x2;
    let c = PADE;
    let high = combined(&[(c[13], &x6), (c[11], &x4), (c[9], &x2)]);
    let low = combined(&[(c[7], &x6), (c[5], &x4), (c[3], &x2), (c[1], &identity)]);
    let odd = x * combined(&[(1.0, &(&x6 * &high)), (1.0, &low)]);
    let high = combined(&[(c[12], &x6), (c[10], &x4), (c[8], &x2)]);
    let low = combined(&[(c[6], &x6), (c[4], &x4), (c[2], &x2), (c[0], &identity)]);
    let even = combined(&[(1.0, &(&x6 * &high)), (1.0, &low)]);
    dense::solve(&combined(&[(1.0, &even), (-1.0, &odd)]), &combined(&[(1.0, &even), (1.0, &odd)]))
}
