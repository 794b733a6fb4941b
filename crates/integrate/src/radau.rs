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
//! (3) stop if η |ΔW| ≤ κ_N = 0.03/κ;   η = Θ/(1 − Θ),  Θ_k = |ΔW_k|/|ΔW_{k−1}|
//! (4) err = ((μ₀/h) M − J)⁻¹ (f(t₀, y₀) + M e·Z/h);  after a rejection, or at first, again with f(t₀, y₀ + err)
//! (5) u(θ) = y₀ + Σ_j ℓ_j(θ) Z_j + μ₀ φ(θ) err + θ(y₁ − y₀ − Z_s),  φ(θ) = ∫₀^θ Π_j (1 − τ/c_j) dτ
//! (6) h' = h · min(8, max(1/8, g · E^(−1/(s+1)), predictive)),  g = 0.9 (2K + 1)/(2K + k)
//! (7) ((μ₀/h) − J)⁻¹ (f(t, u(θ)) − u'(θ)/h)
//! (8) δ'/|1 − δ'/δ| ≤ 1 by component,  δ = ((μ₀/h) M − J)⁻¹ (f(t₁, y₁) − M Y_s'),  δ' the same at y₁ + δ  (`aitken.rs`); M constant
//! ```
//!
//! (2) falls into one real and (s − 1)/2 complex systems of the size of y (`../shifted.rs`). Its start is (5) of the step before, without err, beyond
//! its end. Results, that nothing depends on and of which J need not tell, follow one iteration later, and have no say in Θ. J and the factors are kept as long as Newton's iteration contracts well and h stays about the same. (4) is of order s, lower than
//! the method's 2s − 1; so the tolerance r of the run becomes 0.1 r^((s+1)/(2s)) for (4), which is κ = 0.1 r^((1−s)/(2s)) times as much, but
//! no more than κ = 5 times, because samples, too, are to be as exact as the run: the polynomial through the stages is of order s as well. In (5) err turns it so that
//! its slope at the start is f(t₀, y₀) but for stiff parts, which the filter of (4) keeps small, and makes it of order s + 1.
//! Where what is stiff at the start is no more so at the end, J is far too large there: (2) and (4) move next to nothing, whatever is missing, and (8) says what that comes to. Such a step is tried again, shorter.
//! Where stiff components bend within a step (5) may be far off though (4) is not, which they hardly count in: (7) tells that, at the first sample and
//! between any two nodes beyond it. Such a step is tried again shorter, and ends where the first sample is due where that does not help.
//! The order, 5, 9 or 13, rises where Newton's iteration contracts so well that more stages cost little, and steps keep their length; it falls
//! where the iteration hardly contracts. Steps whose length was asked for are of order 5, and iterate for as long as they come nearer. The predictive factor is (h/h₋)(E₋/E²)^(1/(s+1)), by Gustafsson.
//!
//! Cost of a step: s evaluations for each of a few iterations, one at its end. Source: Hairer, Wanner, *Solving Ordinary Differential
//! Equations II*, 2nd ed., §IV.8, §VII.4 (weights of components of higher index), "Stiff differential equations solved by
//! Radau methods", J. Comput. Appl. Math. 111 (1999) (choice of the order); the codes RADAU5 and RADAU.

mod coefficients;
mod newton;

use crate::ends::{Ends, between_ends};
use crate::memory::Memory;
use crate::method::{Ask, Curve, Method, Step, Tried, Trouble, Work, all_finite, project_sample, right_side};
use crate::tolerance::Tolerance;
use crate::tolerances::errors::LARGEST;
use crate::tolerances::radau::{
    CHANGE, CONTRACTS_FAST, CONTRACTS_SLOWLY, FARTHEST, FIRST_REJECTED, GROW, KEPT, LARGEST_KEPT, LEAST_PREVIOUS,
    MOST_CHANGE, RELIEF, SHRINK, STAGES, STEADY, STEPS_OF_ORDER, UNSOLVED,
};
use crate::tolerances::steps::{ERROR_FLOOR, RETREAT, SAFETY};
use crate::{ImplicitSystem, System, first_step};
use coefficients::Coefficients;
use newton::{Newton, Solved};

/// The method with its memory.
pub(crate) struct Implicit {
    /// The orders that there are, and the number of the one in use.
    methods: Vec<Coefficients>,
    used: usize,
    /// Steps since it was taken.
    since: u32,
    ends: Ends,
    newton: Newton,
    /// The step before.
    before: Option<Before>,
    basis: Vec<f64>,
    error: Vec<f64>,
    /// Length and error of the last accepted step of this order.
    accepted: Option<(f64, f64)>,
    /// The length that the next step may have, and by what that grows with it: iterations failed on a longer one not long ago.
    solvable: f64,
    relief: f64,
    /// No step was accepted yet.
    first: bool,
    after_rejection: bool,
}

/// What a step leaves for the start of the next one.
#[derive(Default)]
struct Before {
    z: Vec<f64>,
    h: f64,
    /// The number of its method.
    used: usize,
}

impl Implicit {
    /// At a state; none if the system gives no derivatives.
    pub fn new(system: &mut dyn System, y0: &[f64]) -> Option<Self> {
        let system = system.implicit()?;
        let methods = STAGES.into_iter().map(Coefficients::new).collect::<Option<Vec<_>>>()?;
        Some(Self::with(methods, system, y0))
    }

    /// The same with these methods, the lowest order first.
    fn with(methods: Vec<Coefficients>, system: &mut dyn ImplicitSystem, y0: &[f64]) -> Self {
        let n = y0.len();
        Self {
            used: 0,
            since: 0,
            ends: Ends::implicit(y0),
            newton: Newton::new(system, n, methods[0].stages),
            before: None,
            basis: Vec::new(),
            error: vec![0.0; n],
            accepted: None,
            solvable: f64::INFINITY,
            relief: 1.0,
            first: true,
            after_rejection: false,
            methods,
        }
    }

    fn method(&self) -> &Coefficients {
        &self.methods[self.used]
    }

    /// Takes another order.
    fn take(&mut self, used: usize) {
        (self.used, self.since, self.accepted) = (used, 0, None);
        self.newton.resize(self.methods[used].stages);
    }

    /// Another order where the iteration says so: a higher one if it contracts well and steps keep their length, as they do where they are
    /// as long as this order makes them; a lower one if it hardly contracts. Of steps whose length was asked for errors say nothing that could tell, and all are of the lowest order.
    fn choose_order(&mut self, factor: f64) {
        self.since += 1;
        if self.since < STEPS_OF_ORDER || self.newton.given {
            return;
        }
        let steady = (STEADY.0..=STEADY.1).contains(&factor);
        if steady && self.newton.theta() <= CONTRACTS_FAST && self.used + 1 < self.methods.len() {
            self.take(self.used + 1);
        } else if self.newton.theta() >= CONTRACTS_SLOWLY && self.used > 0 {
            self.take(self.used - 1);
        }
    }

    /// Goes on from a state with its rate, with the lowest order, or the next one where the motion is known to be smooth.
    pub fn take_over(
        &mut self,
        t: f64,
        (y, f): (&[f64], &[f64]),
        is_smooth: bool,
        work: &mut Work<'_>,
    ) -> Result<(), Trouble> {
        self.ends.y.copy_from_slice(y);
        self.ends.f.copy_from_slice(f);
        self.take(usize::from(is_smooth).min(self.methods.len() - 1));
        (self.before, self.first, self.after_rejection) = (None, true, false);
        self.solvable = f64::INFINITY;
        self.newton.forget();
        if self.newton.is_semi_explicit() { self.ends.set_out(t, work) } else { Ok(()) }
    }

    /// Size |λ| h of the largest eigenvalue of J for a step of length h, about; infinite where components are algebraic.
    pub fn stiffness_of(&mut self, h: f64) -> f64 {
        if self.newton.is_semi_explicit() { f64::INFINITY } else { self.newton.spectral_radius() * h }
    }

    /// Whether its rates are none of an explicit method.
    pub fn is_semi_explicit(&self) -> bool {
        self.newton.is_semi_explicit()
    }

    /// Z at the start of Newton's iteration: (5) of the step before, without its turn.
    fn predict(&mut self, h: f64) {
        let n = self.ends.y.len();
        self.newton.z.fill(0.0);
        // A polynomial says nothing far from where it was found, such as after a step cut off by a jump.
        let Some(before) = self.before.as_ref().filter(|before| h <= FARTHEST * before.h) else { return };
        let (old, new) = (&self.methods[before.used], &self.methods[self.used]);
        for (i, node) in new.nodes.iter().enumerate() {
            old.basis(1.0 + node * h / before.h, &mut self.basis);
            let z = &mut self.newton.z[i * n..(i + 1) * n];
            for (j, &l) in self.basis.iter().enumerate() {
                // Beyond the end, counted from there.
                let l = if j == old.stages - 1 { l - 1.0 } else { l };
                z.iter_mut().zip(&before.z[j * n..(j + 1) * n]).for_each(|(z, b)| *z += l * b);
            }
        }
    }

    /// (2) from the Z that there is.
    fn solve(&mut self, step: Step, work: &mut Work<'_>) -> Result<Solved, Trouble> {
        let tolerance = self.tolerance(work.tolerance);
        self.newton.solve(&self.methods[self.used], step, (&self.ends.y, &self.ends.f), tolerance, work)
    }

    /// (4) over the tolerance.
    fn estimate(&mut self, step: Step, work: &mut Work<'_>) -> Result<f64, Trouble> {
        self.newton.defect(&self.methods[self.used].error, step.h);
        self.start_with_rates();
        let first = self.measure()?;
        if first < 1.0 || !(self.first || self.after_rejection) {
            return Ok(first);
        }
        self.ends.point.iter_mut().zip(self.ends.y.iter().zip(&self.error)).for_each(|(p, (y, e))| *p = y + e);
        let mut again = std::mem::take(&mut self.error);
        let there = right_side(work.system, step.start, &self.ends.point, &mut again, work.counters)
            .and_then(|()| all_finite(&again));
        self.error = again;
        if there.is_err() {
            self.start_with_rates();
        }
        self.measure()
    }

    /// f(t₀, y₀) into `error`. Of algebraic components nothing is missing there but what projection left, in what they were written in before.
    fn start_with_rates(&mut self) {
        self.error.copy_from_slice(&self.ends.f);
        self.newton.algebraic().for_each(|i| self.error[i] = 0.0);
    }

    /// Filters f in `error` with the defect; its norm.
    fn measure(&mut self) -> Result<f64, Trouble> {
        self.newton.filter(&mut self.error);
        all_finite(&self.error)?;
        Ok(self.newton.largest(&self.error).max(ERROR_FLOOR))
    }

    /// The factor of (6), without the predictive one.
    fn factor(&self, error: f64) -> f64 {
        let (most, took) = (2 * self.newton.most(), self.newton.iterations);
        let gain = SAFETY * (most + 1) as f64 / (most + took) as f64;
        (gain * error.powf(-self.exponent())).clamp(SHRINK, GROW)
    }

    fn exponent(&self) -> f64 {
        1.0 / (self.method().stages + 1) as f64
    }

    /// Weights of components that errors are measured with.
    fn weigh(&mut self, h: f64, work: &mut Work<'_>) {
        work.system.sizes(h, &mut work.tolerance.sizes);
        let s = self.method().stages as f64;
        let kappa = (CHANGE * work.tolerance.asked.powf((1.0 - s) / (2.0 * s))).min(MOST_CHANGE);
        self.newton.kappa = kappa;
    }

    fn tolerance(&self, tolerance: &Tolerance) -> f64 {
        self.newton.kappa * tolerance.asked
    }
}

impl Curve for Implicit {
    /// (5)
    fn inside(&mut self, theta: f64) -> &[f64] {
        let (n, s) = (self.ends.y.len(), self.method().stages);
        self.methods[self.used].basis(theta, &mut self.basis);
        let bend = self.method().bend(theta);
        for i in 0..n {
            let z = |j: usize| self.newton.z[j * n + i];
            let inside: f64 = self.basis.iter().enumerate().map(|(j, l)| l * z(j)).sum();
            self.ends.point[i] =
                self.ends.y[i] + inside + bend * self.error[i] + theta * (self.ends.end[i] - self.ends.y[i] - z(s - 1));
        }
        &self.ends.point
    }

    /// Halfway between two nodes it is within 6 % as far off as it is anywhere between them, and at the nodes it is not off at all.
    fn gaps(&self) -> Vec<f64> {
        let nodes = &self.method().nodes;
        std::iter::once(&0.0).chain(nodes).zip(nodes).map(|(from, to)| 0.5 * (from + to)).collect()
    }

    /// (7)
    fn error_of(&mut self, defect: &mut [f64], _work: &mut Work<'_>) -> f64 {
        self.newton.solve_real(defect);
        self.newton.largest(defect)
    }
}

impl Method for Implicit {
    between_ends!(read);

    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        self.newton.distrust();
        self.ends.set_out(t, work)
    }

    fn stop_at_sample(&mut self, at_end: bool) {
        self.ends.stop_at_sample(at_end);
    }

    fn ends_at_samples(&self) -> bool {
        self.is_semi_explicit()
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        first_step::choose_implicit((&self.ends.y, &self.ends.f), (t, span), (self.method().stages + 1) as f64, work)
    }

    /// Derivatives of the other side may be far too large for this one: corrections by them move next to nothing, and pass for solved.
    fn begin_anew(&mut self) {
        self.newton.distrust();
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        self.weigh(step.h, work);
        self.newton.given = ask.given;
        self.predict(step.h);
        let mut solved = self.solve(step, work);
        if ask.given && !matches!(solved, Ok(Solved::Yes)) {
            // What steps before left, derivatives and a curve, may be what hinders: no shorter step is tried for it.
            self.newton.renew();
            self.newton.z.fill(0.0);
            solved = self.solve(step, work);
        }
        if let Solved::Not(share) = solved?
            && !(ask.least && self.newton.jump(&self.methods[self.used], step.h, &self.ends.f))
        {
            return Err(Trouble::Unsolved(share));
        }
        let (n, s) = (self.ends.y.len(), self.method().stages);
        let last = &self.newton.z[(s - 1) * n..];
        self.ends.end.iter_mut().zip(self.ends.y.iter().zip(last)).for_each(|(end, (y, z))| *end = y + z);
        all_finite(&self.ends.end)?;
        let mut error = self.estimate(step, work)?;
        if error > 1.0 && work.system.error_after_projection(step.end, &self.ends.end, &mut self.error) {
            error = error.min(self.newton.largest(&self.error));
        }
        let shown = ask.shown.filter(|_| error <= 1.0 && self.newton.is_identity());
        let loose = shown.map_or(0.0, |first| self.looseness(step, first, work));
        let tried = Tried { loose, ..self.ends.judged(error, step, ask, work)? };
        if tried.error > 1.0 || ask.jump || ask.given {
            return Ok(tried);
        }
        let (method, ends) = (&self.methods[self.used], &self.ends);
        let left = self.newton.left_at_end(method, step, (&ends.end, &ends.f_end), work);
        Ok(if left > 1.0 { Tried { error: left.min(LARGEST), ..tried } } else { tried })
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
        (self.first, self.after_rejection) = (false, false);
        self.choose_order(factor);
        if self.newton.contracts_well() && (KEPT..=LARGEST_KEPT).contains(&factor) {
            factor = 1.0;
        }
        let most = self.solvable;
        self.solvable *= self.relief;
        self.relief *= self.relief;
        (step.h * factor).min(most)
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        self.after_rejection = true;
        self.newton.renew();
        let factor = if self.first { FIRST_REJECTED } else { self.factor(error).min(SAFETY) };
        step.h * factor
    }

    fn fail(&mut self, step: Step, trouble: &Trouble) -> f64 {
        self.after_rejection = true;
        self.newton.renew();
        if matches!(trouble, Trouble::Unsolved(_)) {
            (self.solvable, self.relief) = (UNSOLVED * step.h, RELIEF);
            if self.used > 0 {
                self.take(self.used - 1);
            }
        }
        let share = if let Trouble::Unsolved(share) = trouble { *share } else { RETREAT };
        step.h * share
    }

    fn is_always_dense(&self) -> bool {
        true
    }

    fn sample(&mut self, (t, theta): (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        self.inside(theta);
        project_sample(work.system, t, &mut self.ends.point, work.counters)?;
        Ok(&self.ends.point)
    }

    fn advance(&mut self) {
        self.ends.advance();
        let before = self.before.get_or_insert_default();
        before.z.clear();
        before.z.extend_from_slice(&self.newton.z);
        (before.h, before.used) = (self.newton.h, self.used);
        self.newton.advance();
    }

    fn remember(&mut self, memory: &mut Memory, _system: &mut dyn System) {
        let (n, mut used) = (self.ends.y.len(), self.used);
        memory.count(&mut used);
        if used >= self.methods.len() {
            return memory.refuse();
        }
        if memory.reads() {
            self.take(used);
        }
        memory.small(&mut self.since);
        self.ends.remember(memory);
        let methods = &self.methods;
        memory.maybe(&mut self.before, Before::default, |memory, before| {
            memory.count(&mut before.used);
            let Some(method) = methods.get(before.used) else { return memory.refuse() };
            before.z.resize(n * method.stages, 0.0);
            memory.numbers(&mut before.z);
            memory.number(&mut before.h);
        });
        if self.before.as_ref().is_some_and(|before| before.used >= methods.len()) {
            self.before = None;
        }
        memory.maybe(&mut self.accepted, Default::default, |memory, (h, error)| {
            memory.number(h);
            memory.number(error);
        });
        memory.number(&mut self.solvable);
        memory.number(&mut self.relief);
        memory.flag(&mut self.first);
        memory.flag(&mut self.after_rejection);
        self.newton.remember(memory, &self.methods[self.used]);
    }
}

#[cfg(test)]
mod tests {
    use super::{Coefficients, Implicit};
    use crate::method::{Ask, Method, Place, Step, Work};
    use crate::tolerance::Tolerance;
    use crate::{Counters, Failure, ImplicitSystem, Options, System};

    /// y₀' = y₁, y₁' = −y₀: Newton's iteration leaves rounding only.
    struct Rotation;

    impl System for Rotation {
        fn dimension(&self) -> usize {
            2
        }
        fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            dy.copy_from_slice(&[y[1], -y[0]]);
            Ok(())
        }
        fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
            Some(self)
        }
    }

    impl ImplicitSystem for Rotation {
        fn jacobian(&mut self, _t: f64, _y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
            out.copy_from_slice(&[0.0, -1.0, 1.0, 0.0]);
            Ok(())
        }
    }

    /// Errors of `count` steps of length h: at the end, and inside the first.
    fn errors(s: usize, h: f64, count: usize) -> (f64, f64) {
        let mut system = Rotation;
        let method = Coefficients::new(s).expect("eigenvalues");
        let mut radau = Implicit::with(vec![method], &mut system, &[1.0, 0.0]);
        let options = Options { relative: 1e-14, absolute: 1e3, ..Options::default() };
        let (mut tolerance, mut counters) = (Tolerance::new(&system, &options), Counters::default());
        let mut work = Work { system: &mut system, tolerance: &mut tolerance, counters: &mut counters };
        assert!(radau.set_out(0.0, &mut work).is_ok());
        let exact = |t: f64, y: &[f64]| (y[0] - t.cos()).hypot(y[1] + t.sin());
        let mut inside = 0.0_f64;
        for k in 0..count {
            let start = k as f64 * h;
            let step = Step { start, end: start + h, h, whole: 0.0 };
            assert!(
                radau
                    .attempt(
                        step,
                        Ask { jump: true, least: true, given: false, dense: true, shown: None, place: Place::Between },
                        &mut work
                    )
                    .is_ok()
            );
            for point in 1..16 {
                let theta = f64::from(point) / 16.0;
                if k == 0 {
                    let error = radau.sample((theta * h, theta), &mut work).map_or(f64::NAN, |y| exact(theta * h, y));
                    inside = error.max(inside);
                }
            }
            radau.advance();
        }
        (exact(count as f64 * h, radau.state()), inside)
    }

    #[test]
    fn orders_5_9_13_with_dense_output_one_above_their_stages() {
        for (s, h, count) in [(3, 0.5, 8), (5, 1.0, 4), (7, 2.0, 2)] {
            let (long, short) = (errors(s, h, count), errors(s, h / 2.0, 2 * count));
            let (end, inside) = ((long.0 / short.0).log2(), (long.1 / short.1).log2());
            assert!((end - (2 * s - 1) as f64).abs() < 0.6, "{s} stages: {end}");
            // One more, for a single step.
            assert!((inside - (s + 2) as f64).abs() < 0.6, "{s} stages: {inside}");
        }
    }
}
