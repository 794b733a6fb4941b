//! Rosenbrock methods: linearly implicit, no iteration; one Jacobian and one factorization a step.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | h, t₀, y₀ | `step`, `y` | the step, its start |
//! | s, γ, a, c, α, γ_i, m, e | [`Tableau`] | the method |
//! | U_i | `stages` | stages |
//! | J | `j` | ∂(f − M y')/∂y at the start, exact |
//! | f_t | `by_time` | ∂f/∂t at the start |
//!
//! ```text
//! (1) (1/(γh) M − J) U_i = f(t₀ + α_i h, y₀ + Σ_j a_ij U_j) + M Σ_j (c_ij/h) U_j + γ_i h f_t
//! (2) y₁ = P(y₀ + Σ m_i U_i),   err = Σ e_i U_i
//! (3) u(θ) = (1−θ) y₀ + θ (y₁ + (1−θ)(d₂ + θ d₃)),   d_k = Σ d_kj U_j;   without d_k Hermite's polynomial of y and y' at both ends
//!     of results, that no rate depends on, and of which J need not tell:  y₁ = y₀ + h/6 (f(t₀) + 4f(u(½)) + f(t₁)),  err = y₁ − y₀ − h/4 (3f(u(⅓)) + f(t₁))
//! (4) f_t ≈ (4(f(t₀ + δ) − f(t₀)) − (f(t₀ + 2δ) − f(t₀)))/(2δ), δ = 10⁻⁴ h, at y₀
//! (5) δ = (1/(γh) − J)⁻¹ (f(t₁, y₁) − u'(1)/h),  δ' the same at y₁ + δ:   err = δ'/|1 − δ'/δ| by component (`aitken.rs`); for M = 1 without algebraic components, and not of steps whose length was asked for
//! ```
//!
//! (5) is what Newton's iteration with J would come to at the end, where J says too little: what was stiff at the start of a step and is not
//! at its end moves next to nothing by (1) and (2), err included, however much is missing.
//!
//! `rodas` is RODAS4, of order 4 with an error estimate of order 3, L-stable and stiffly accurate: the quick choice at moderate tolerances, for
//! constant M of index 1, too. `realtime` is ROS2, of order 2 and L-stable, with steps of one length: two evaluations, one Jacobian, one factorization and one
//! projection, whatever happens, which is what loops with a clock ask for. Its length is the user's: there is no estimate.
//!
//! Source: Hairer, Wanner, *Solving Ordinary Differential Equations II*, 2nd ed., §IV.7, §VI.4, and the code RODAS; Verwer, Spee, Blom, Hundsdorfer, SIAM J. Sci. Comput.
//! 20 (1999) (ROS2), with γ = 1 − 1/√2.

mod tableaus;

pub(crate) use tableaus::{REALTIME, RODAS, Tableau};

use crate::ends::{Ends, between_ends, under_parabola};
use crate::memory::Memory;
use crate::method::{Ask, Curve, Method, Step, Tried, Trouble, Work, all_finite, project_sample, right_side};
use crate::shifted::{Linearization, Shifted};
use crate::tolerances::errors::LARGEST;
use crate::tolerances::radau::NEWTON_FLOOR;
use crate::tolerances::rosenbrock::{AHEAD, GROW, SHRINK};
use crate::tolerances::steps::{ERROR_FLOOR, RETREAT, SAFETY};
use crate::{MassKind, System, aitken, first_step};

/// The method with its memory.
pub(crate) struct Rosenbrock {
    tableau: &'static Tableau,
    ends: Ends,
    error: Vec<f64>,
    /// U, stage after stage.
    stages: Vec<f64>,
    by_time: Vec<f64>,
    /// Of (5): what is missing at the end, both changes, and the inverse errors that components may have.
    missing: Vec<f64>,
    changes: [Vec<f64>; 2],
    weights: Vec<f64>,
    /// Places of results, whether errors of theirs count, and the rates in the middle of a step and at a third of it.
    results: Vec<usize>,
    counts: bool,
    middle: Vec<f64>,
    third: Vec<f64>,
    j: Linearization,
    /// M, if it is a matrix.
    mass: Option<Vec<f64>>,
    /// The factors of the last step.
    factored: Option<Shifted<f64>>,
    after_rejection: bool,
    h: f64,
}

impl Rosenbrock {
    /// At a state; none if the system gives no derivatives, or has an M that varies.
    pub fn new(tableau: &'static Tableau, system: &mut dyn System, y0: &[f64]) -> Option<Self> {
        let n = y0.len();
        let results: Vec<usize> = (0..n).filter(|&i| system.is_result(i)).collect();
        let counts = !tableau.error.is_empty() && results.iter().any(|&i| system.error_controlled(i));
        let kind = system.implicit()?.mass_kind();
        if kind == MassKind::Varying {
            return None;
        }
        Some(Self {
            ends: Ends::implicit(y0),
            error: vec![0.0; n],
            by_time: vec![0.0; n],
            missing: vec![0.0; n],
            changes: [vec![0.0; n], vec![0.0; n]],
            weights: vec![0.0; n],
            results,
            counts,
            middle: vec![0.0; n],
            third: vec![0.0; n],
            stages: vec![0.0; n * tableau.a.len()],
            j: Linearization::new(system.implicit()?, n),
            mass: (kind == MassKind::Constant).then(|| vec![0.0; n * n]),
            factored: None,
            after_rejection: false,
            h: 0.0,
            tableau,
        })
    }

    /// J, M and f_t at the start.
    fn derive(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        let failed = |failure: crate::Failure| Trouble::Failure(failure.message);
        work.counters.jacobians += 1;
        let Some(system) = work.system.implicit() else {
            return Err(Trouble::Failure("the system gives no derivatives here".to_owned()));
        };
        self.j.derive(system, (step.start, &self.ends.y, &self.ends.f))?;
        if let Some(mass) = &mut self.mass {
            mass.fill(0.0);
            system.mass(step.start, &self.ends.y, mass).map_err(failed)?;
        }
        if self.j.algebraic().next().is_some() {
            // What they are written beside is that of these derivatives.
            right_side(work.system, step.start, &self.ends.y, &mut self.ends.f, work.counters)?;
        }
        self.by_time(step, work)
    }

    /// (4), with the times that there are in place of t₀ + δ and t₀ + 2δ.
    fn by_time(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        self.by_time.fill(0.0);
        let [a, b] = [1.0, 2.0].map(|times| step.start + times * AHEAD * step.h - step.start);
        if !(0.0 < a && a < b) {
            return Ok(());
        }
        let weights = [b / (a * (b - a)), -a / (b * (b - a))];
        for (ahead, weight) in [a, b].into_iter().zip(weights) {
            right_side(work.system, step.start + ahead, &self.ends.y, &mut self.ends.point, work.counters)?;
            let differences = self.ends.point.iter().zip(&self.ends.f);
            self.by_time.iter_mut().zip(differences).for_each(|(d, (there, here))| *d += weight * (there - here));
        }
        all_finite(&self.by_time)
    }

    /// (1).
    fn solve(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        let (n, t, h) = (self.ends.y.len(), self.tableau, step.h);
        work.counters.factorizations += 1;
        let mut factored = self.j.factor::<f64>(1.0 / (t.gamma * h), self.mass.as_deref());
        if self.j.algebraic().next().is_some() {
            self.j.tell_noise(work.system, &mut factored);
            work.system.sizes(h, &mut work.tolerance.sizes);
        }
        for (i, (a, c)) in t.a.iter().zip(t.c).enumerate() {
            let (done, rest) = self.stages.split_at_mut(i * n);
            let stage = &mut rest[..n];
            if i == 0 {
                stage.copy_from_slice(&self.ends.f);
            } else {
                self.ends.point.copy_from_slice(&self.ends.y);
                add(a, done, 1.0, &mut self.ends.point);
                let at = if t.nodes[i] == 1.0 { step.end } else { step.start + t.nodes[i] * h };
                right_side(work.system, at, &self.ends.point, stage, work.counters)?;
                self.ends.point.fill(0.0);
                add(c, done, 1.0 / h, &mut self.ends.point);
                match &self.mass {
                    None => {
                        let differential = (0..n).filter(|&i| !self.j.is_algebraic(i));
                        differential.for_each(|i| stage[i] += self.ends.point[i]);
                    }
                    Some(mass) => {
                        for (column, x) in mass.chunks_exact(n).zip(&self.ends.point) {
                            stage.iter_mut().zip(column).for_each(|(u, m)| *u += m * x);
                        }
                    }
                }
            }
            stage.iter_mut().zip(&self.by_time).for_each(|(u, d)| *u += t.by_time[i] * h * d);
            self.j.solve(&mut factored, stage);
        }
        self.factored = Some(factored);
        all_finite(&self.stages)
    }

    fn from_start(&self, weights: &[f64], out: &mut [f64]) {
        out.copy_from_slice(&self.ends.y);
        add(weights, &self.stages, 1.0, out);
    }

    /// What a result has gained up to θ.
    fn part(&self, i: usize, theta: f64) -> f64 {
        self.h * under_parabola([self.ends.f[i], self.middle[i], self.ends.f_end[i]], theta)
    }

    /// Results at the end of a step whose other components are known.
    fn collect(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        if self.results.is_empty() {
            return Ok(());
        }
        right_side(work.system, step.end, &self.ends.end, &mut self.ends.f_end, work.counters)?;
        self.middle.copy_from_slice(&self.ends.f);
        self.inside(0.5);
        right_side(work.system, step.start + 0.5 * step.h, &self.ends.point, &mut self.middle, work.counters)?;
        if self.counts {
            // Of the order of the other errors: two points that are exact for parabolas. Those of a line would tell errors of h³, and steps would be short for what is far more exact.
            self.inside(1.0 / 3.0);
            right_side(work.system, step.start + step.h / 3.0, &self.ends.point, &mut self.third, work.counters)?;
        }
        for k in 0..self.results.len() {
            let i = self.results[k];
            let part = self.part(i, 1.0);
            self.ends.end[i] = self.ends.y[i] + part;
            self.error[i] = part - 0.25 * step.h * (3.0 * self.third[i] + self.ends.f_end[i]);
        }
        all_finite(&self.ends.end)
    }

    /// (5) over the tolerance, 0 where J does for the end.
    fn left_at_end(&mut self, step: Step, work: &mut Work<'_>) -> f64 {
        let Some(dense) = self.tableau.dense.filter(|_| self.mass.is_none() && self.j.algebraic().next().is_none())
        else {
            return 0.0;
        };
        let (n, ends, missing) = (self.ends.y.len(), &mut self.ends, &mut self.missing);
        for (i, missing) in missing.iter_mut().enumerate() {
            let bends = dense.iter().flat_map(|d| d.iter().enumerate());
            let bend: f64 = bends.map(|(j, d)| d * self.stages[j * n + i]).sum();
            *missing = ends.f_end[i] - (ends.end[i] - ends.y[i] - bend) / step.h;
        }
        self.results.iter().for_each(|&i| missing[i] = 0.0);
        self.weights.fill(0.0);
        for &i in &work.tolerance.controlled {
            self.weights[i] = 1.0 / work.tolerance.scale(i, ends.y[i].abs().max(ends.end[i].abs()));
        }
        if !missing.iter().zip(&self.weights).any(|(f, weight)| (step.h * f * weight).abs() > 1.0) {
            return 0.0;
        }
        let Some(factored) = &mut self.factored else { return 0.0 };
        let [first, next] = &mut self.changes;
        first.copy_from_slice(missing);
        self.j.solve(factored, first);
        ends.point.iter_mut().zip(ends.end.iter().zip(&*first)).for_each(|(p, (y, d))| *p = y + d);
        if right_side(work.system, step.end, &ends.point, next, work.counters).is_err() {
            return 0.0;
        }
        // What of y'/h the change takes with it is not missing any more.
        let slopes = 1.0 / (self.tableau.gamma * step.h);
        for i in 0..n {
            next[i] += missing[i] - ends.f_end[i] - slopes * first[i];
        }
        self.results.iter().for_each(|&i| next[i] = 0.0);
        self.j.solve(factored, next);
        aitken::left(first, next, |i| self.weights[i], NEWTON_FLOOR / work.tolerance.asked).min(LARGEST)
    }

    fn exponent(&self) -> f64 {
        1.0 / f64::from(self.tableau.order)
    }

    fn factor(&self, error: f64) -> f64 {
        (SAFETY * error.max(ERROR_FLOOR).powf(-self.exponent())).clamp(SHRINK, GROW)
    }
}

/// out ← out + share Σ w_j U_j.
fn add(weights: &[f64], stages: &[f64], share: f64, out: &mut [f64]) {
    for (w, stage) in weights.iter().zip(stages.chunks_exact(out.len().max(1))) {
        if *w != 0.0 {
            out.iter_mut().zip(stage).for_each(|(out, u)| *out += share * w * u);
        }
    }
}

impl Curve for Rosenbrock {
    /// (3)
    fn inside(&mut self, theta: f64) -> &[f64] {
        let (n, rest) = (self.ends.y.len(), 1.0 - theta);
        for i in 0..n {
            let (y0, y1) = (self.ends.y[i], self.ends.end[i]);
            let [second, third]: [f64; 2] = match self.tableau.dense {
                Some(dense) => dense.map(|d| d.iter().enumerate().map(|(j, d)| d * self.stages[j * n + i]).sum()),
                // Of algebraic components no rates are known.
                None if self.j.is_algebraic(i) => [0.0; 2],
                // (1−θ)θ-part of Hermite's polynomial.
                None => {
                    let (f0, f1) = (self.h * self.ends.f[i], self.h * self.ends.f_end[i]);
                    [f0 - (y1 - y0), 2.0 * (y1 - y0) - f0 - f1]
                }
            };
            self.ends.point[i] = rest * y0 + theta * (y1 + rest * (second + theta * third));
        }
        for &i in &self.results {
            self.ends.point[i] = self.ends.y[i] + self.part(i, theta);
        }
        &self.ends.point
    }

    /// As (7) of `radau.rs`.
    fn error_of(&mut self, defect: &mut [f64], work: &mut Work<'_>) -> f64 {
        if let Some(factored) = &mut self.factored {
            self.j.solve(factored, defect);
        }
        work.tolerance.largest(defect, |i| self.ends.y[i].abs().max(self.ends.end[i].abs()))
    }
}

impl Method for Rosenbrock {
    between_ends!();

    fn ends_at_samples(&self) -> bool {
        self.j.algebraic().next().is_some()
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        first_step::choose_implicit((&self.ends.y, &self.ends.f), (t, span), f64::from(self.tableau.order), work)
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        work.system.sizes(step.h, &mut work.tolerance.sizes);
        self.derive(step, work)?;
        self.solve(step, work)?;
        self.h = step.h;
        let mut end = std::mem::take(&mut self.ends.end);
        self.from_start(self.tableau.weights, &mut end);
        self.ends.end = end;
        all_finite(&self.ends.end)?;
        self.error.fill(0.0);
        add(self.tableau.error, &self.stages, 1.0, &mut self.error);
        self.collect(step, work)?;
        let size = |i: usize| self.ends.y[i].abs().max(self.ends.end[i].abs());
        let mut error = work.tolerance.largest(&self.error, size);
        if error > 1.0 && work.system.error_after_projection(step.end, &self.ends.end, &mut self.error) {
            error = error.min(work.tolerance.largest(&self.error, size));
        }
        if !error.is_finite() {
            return Err(Trouble::NotFinite);
        }
        let tells = self.mass.is_none() && self.tableau.dense.is_some() && !self.ends_at_samples();
        let shown = ask.shown.filter(|_| error <= 1.0 && tells);
        let loose = shown.map_or(0.0, |first| self.looseness(step, first, work));
        let tried = Tried { loose, ..self.ends.judged(error, step, ask, work)? };
        if tried.error > 1.0 || ask.jump || ask.given {
            return Ok(tried);
        }
        let left = self.left_at_end(step, work);
        Ok(if left > 1.0 { Tried { error: left, ..tried } } else { tried })
    }

    fn accept(&mut self, step: Step, error: f64) -> f64 {
        let most = if std::mem::take(&mut self.after_rejection) { 1.0 } else { GROW };
        step.h * self.factor(error).min(most)
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        self.after_rejection = true;
        step.h * self.factor(error).min(SAFETY)
    }

    fn fail(&mut self, step: Step, _trouble: &Trouble) -> f64 {
        self.after_rejection = true;
        step.h * RETREAT
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
    }

    fn remember(&mut self, memory: &mut Memory, _system: &mut dyn System) {
        self.ends.remember(memory);
        memory.flag(&mut self.after_rejection);
    }
}
