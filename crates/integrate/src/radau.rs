//! Radau IIA methods: implicit, stiffly accurate, for stiff systems and for M y' = f with singular M of index up to 3.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | h, t₀, y₀ | `step`, `y` | the step, its start |
//! | s, c, D, T, Λ, e | [`Coefficients`] | the method, see `coefficients.rs` |
//! | Z_i | `z` | Y_i − y₀ at the stages t₀ + c_i h |
//! | W | `w` | T⁻¹ Z |
//! | J | `jacobian` | ∂(f − M y')/∂y, of this step or one before |
//! | w_i | `weights` | errors that components may have, κ times those of the run |
//! | Θ, η | `theta`, `eta` | contraction of Newton's iteration, Θ/(1 − Θ) |
//!
//! ```text
//! (1) M(Y_i) Y_i' = f(t_i, Y_i),  Y_i' = (1/h) Σ_j D_ij Z_j,   y₁ = P(y₀ + Z_s)
//! (2) ((1/h) Λ ⊗ M − 1 ⊗ J) ΔW = (T⁻¹ ⊗ 1) F(T W) − (1/h)(Λ ⊗ M) W,   F_i = f − (M(Y_i) − M) Y_i'
//! (3) stop if η |ΔW| ≤ κ_N;   η = Θ/(1 − Θ),  Θ_k = |ΔW_k|/|ΔW_{k−1}|
//! (4) err = ((μ₀/h) M − J)⁻¹ (f(t₀, y₀) + M e·Z/h);  after a rejection, or at first, again with f(t₀, y₀ + err)
//! (5) u(θ) = y₀ + Σ_j ℓ_j(θ) Z_j + θ(y₁ − y₀ − Z_s)
//! (6) h' = h · min(8, max(1/5, g · E^(−1/(s+1)), predictive)),  g = 0.9 (2K + 1)/(2K + k)
//! ```
//!
//! (2) falls into one real and (s − 1)/2 complex systems of the size of y (`shifted.rs`). Its start is (5) of the step before beyond its
//! end. J and the factors are kept as long as Newton's iteration contracts well and h stays about the same. (4) is of order s, lower than
//! the method's 2s − 1; so the tolerance r of the run becomes 0.1 r^((s+1)/(2s)) for (4), which is κ = 0.1 r^((1−s)/(2s)) times as much.
//! The predictive factor is (h/h₋)(E₋/E²)^(1/(s+1)), by Gustafsson.
//!
//! Cost of a step: s evaluations for each of a few iterations, one at its end. Source: Hairer, Wanner, *Solving Ordinary Differential
//! Equations II*, 2nd ed., §IV.8, §VII.4 (weights of components of higher index), and the code RADAU5.

mod coefficients;
mod newton;
mod shifted;

use crate::method::{Ask, Method, Step, Tried, Trouble, Work, all_finite, project, project_sample, rate};
use crate::tolerance::Tolerance;
use crate::tolerances::radau::{CHANGE, ERROR_FLOOR, FIRST_REJECTED, GROW, KEPT, LARGEST_KEPT, LEAST_PREVIOUS, SHRINK};
use crate::tolerances::steps::{RETREAT, SAFETY};
use crate::{Projection, System, first_step};
use coefficients::Coefficients;
use newton::{Newton, Solved};

/// The method with its memory.
pub(crate) struct Implicit {
    method: Coefficients,
    y: Vec<f64>,
    end: Vec<f64>,
    /// f at `y` and at `end`.
    f: Vec<f64>,
    f_end: Vec<f64>,
    newton: Newton,
    /// Z of the step before with its length and y₁ − y₀ − Z_s.
    before: Option<(Vec<f64>, f64)>,
    /// A sample.
    point: Vec<f64>,
    basis: Vec<f64>,
    error: Vec<f64>,
    /// Length and error of the last accepted step.
    accepted: Option<(f64, f64)>,
    after_rejection: bool,
}

impl Implicit {
    /// At a state; none if the system gives no derivatives.
    pub fn new(system: &mut dyn System, y0: &[f64]) -> Option<Self> {
        let system = system.implicit()?;
        let method = Coefficients::new(3)?;
        let (n, s) = (y0.len(), method.stages);
        Some(Self {
            y: y0.to_vec(),
            end: vec![0.0; n],
            f: vec![0.0; n],
            f_end: vec![0.0; n],
            newton: Newton::new(system, n, s),
            before: None,
            point: vec![0.0; n],
            basis: vec![0.0; s],
            error: vec![0.0; n],
            accepted: None,
            after_rejection: false,
            method,
        })
    }

    /// Goes on from a state with its rate.
    pub fn take_over(&mut self, y: &[f64], f: &[f64]) {
        self.y.copy_from_slice(y);
        self.f.copy_from_slice(f);
        (self.before, self.accepted, self.after_rejection) = (None, None, false);
        self.newton.forget();
    }

    /// Size |λ| h of the largest eigenvalue of J for a step of length h, about.
    pub fn stiffness_of(&mut self, h: f64) -> f64 {
        self.newton.spectral_radius() * h
    }

    /// Z at the start of Newton's iteration: (5) of the step before.
    fn predict(&mut self, h: f64) {
        let (n, s) = (self.y.len(), self.method.stages);
        self.newton.z.fill(0.0);
        let Some((before, length)) = &self.before else { return };
        for i in 0..s {
            self.method.basis(1.0 + self.method.nodes[i] * h / length, &mut self.basis);
            let z = &mut self.newton.z[i * n..(i + 1) * n];
            for (j, &l) in self.basis.iter().enumerate() {
                // Beyond the end, counted from there.
                let l = if j == s - 1 { l - 1.0 } else { l };
                z.iter_mut().zip(&before[j * n..(j + 1) * n]).for_each(|(z, b)| *z += l * b);
            }
        }
    }

    /// (4) over the tolerance.
    fn estimate(&mut self, step: Step, work: &mut Work<'_>) -> Result<f64, Trouble> {
        self.newton.defect(&self.method.error, step.h);
        self.error.copy_from_slice(&self.f);
        let first = self.measure()?;
        if first < 1.0 || !(self.accepted.is_none() || self.after_rejection) {
            return Ok(first);
        }
        self.point.iter_mut().zip(self.y.iter().zip(&self.error)).for_each(|(p, (y, e))| *p = y + e);
        let mut again = std::mem::take(&mut self.error);
        let there =
            rate(work.system, step.start, &self.point, &mut again, work.counters).and_then(|()| all_finite(&again));
        self.error = again;
        if there.is_err() {
            self.error.copy_from_slice(&self.f);
        }
        self.measure()
    }

    /// Filters f in `error` with the defect; its norm.
    fn measure(&mut self) -> Result<f64, Trouble> {
        self.newton.filter(&mut self.error);
        all_finite(&self.error)?;
        Ok(self.newton.norm(&self.error).max(ERROR_FLOOR))
    }

    /// The end of a step that passed: its projection, its rate.
    fn finish(&mut self, step: Step, work: &mut Work<'_>) -> Result<Projection, Trouble> {
        let projection = project(work.system, step.end, &mut self.end, work.counters)?;
        rate(work.system, step.end, &self.end, &mut self.f_end, work.counters)?;
        all_finite(&self.f_end)?;
        Ok(projection)
    }

    /// The factor of (6), without the predictive one.
    fn factor(&self, error: f64) -> f64 {
        let (most, took) = (2 * self.newton.most(), self.newton.iterations);
        let gain = SAFETY * (most + 1) as f64 / (most + took) as f64;
        (gain * error.powf(-self.exponent())).clamp(SHRINK, GROW)
    }

    fn exponent(&self) -> f64 {
        1.0 / (self.method.stages + 1) as f64
    }

    /// Weights of components that errors are measured with.
    fn weigh(&mut self, h: f64, work: &mut Work<'_>) {
        work.system.sizes(h, &mut work.tolerance.sizes);
        let s = self.method.stages as f64;
        let kappa = CHANGE * work.tolerance.asked.powf((1.0 - s) / (2.0 * s));
        self.newton.kappa = kappa;
    }

    fn tolerance(&self, tolerance: &Tolerance) -> f64 {
        self.newton.kappa * tolerance.asked
    }
}

impl Method for Implicit {
    fn state(&self) -> &[f64] {
        &self.y
    }

    fn rate(&self) -> &[f64] {
        &self.f
    }

    fn end(&self) -> &[f64] {
        &self.end
    }

    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        rate(work.system, t, &self.y, &mut self.f, work.counters)?;
        all_finite(&self.f)
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        first_step::choose((&self.y, &self.f), (t, span), (self.method.stages + 1) as f64, work)
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        self.weigh(step.h, work);
        self.predict(step.h);
        let tolerance = self.tolerance(work.tolerance);
        let solved = self.newton.solve(&self.method, step, (&self.y, &self.f), tolerance, work)?;
        if let Solved::Not(share) = solved {
            return Err(Trouble::Unsolved(share));
        }
        let (n, s) = (self.y.len(), self.method.stages);
        let last = &self.newton.z[(s - 1) * n..];
        self.end.iter_mut().zip(self.y.iter().zip(last)).for_each(|(end, (y, z))| *end = y + z);
        all_finite(&self.end)?;
        let mut error = self.estimate(step, work)?;
        if error > 1.0 && work.system.error_after_projection(step.end, &self.end, &mut self.error) {
            error = error.min(self.newton.norm(&self.error));
        }
        if ask.jump {
            error = error.min(1.0);
        }
        if error > 1.0 {
            return Ok(Tried { error, unsuited: false });
        }
        let projection = self.finish(step, work)?;
        Ok(Tried { error, unsuited: projection == Projection::Unsuited })
    }

    fn accept(&mut self, step: Step, error: f64) -> f64 {
        let mut factor = self.factor(error);
        if let Some((length, before)) = self.accepted {
            let predictive = SAFETY * (length / step.h).recip() * (before / (error * error)).powf(self.exponent());
            factor = factor.min(predictive.clamp(SHRINK, GROW));
        }
        if self.after_rejection {
            factor = factor.min(1.0);
        }
        self.accepted = Some((step.h, error.max(LEAST_PREVIOUS)));
        self.after_rejection = false;
        if self.newton.contracts_well() && (KEPT..=LARGEST_KEPT).contains(&factor) {
            factor = 1.0;
        }
        step.h * factor
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        self.after_rejection = true;
        self.newton.renew();
        let factor = if self.accepted.is_none() { FIRST_REJECTED } else { self.factor(error).min(SAFETY) };
        step.h * factor
    }

    fn fail(&mut self, step: Step, trouble: &Trouble) -> f64 {
        self.after_rejection = true;
        self.newton.renew();
        let share = if let Trouble::Unsolved(share) = trouble { *share } else { RETREAT };
        step.h * share
    }

    fn sample(&mut self, (t, theta): (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        let (n, s) = (self.y.len(), self.method.stages);
        self.method.basis(theta, &mut self.basis);
        for i in 0..n {
            let z = |j: usize| self.newton.z[j * n + i];
            let inside: f64 = self.basis.iter().enumerate().map(|(j, l)| l * z(j)).sum();
            self.point[i] = self.y[i] + inside + theta * (self.end[i] - self.y[i] - z(s - 1));
        }
        project_sample(work.system, t, &mut self.point, work.counters)?;
        Ok(&self.point)
    }

    fn advance(&mut self) {
        self.y.copy_from_slice(&self.end);
        self.f.copy_from_slice(&self.f_end);
        let (z, h) = (&self.newton.z, self.newton.h);
        match &mut self.before {
            Some((before, length)) => {
                before.copy_from_slice(z);
                *length = h;
            }
            None => self.before = Some((z.clone(), h)),
        }
        self.newton.advance();
    }

    fn stop_at_sample(&mut self, at_end: bool) {
        self.y.copy_from_slice(if at_end { &self.end } else { &self.point });
    }
}
