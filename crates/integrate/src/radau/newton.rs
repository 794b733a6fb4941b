//! Simplified Newton iteration for the stages. Equation numbers are those of `radau.rs`.

use faer::c64;

use super::coefficients::Coefficients;
use crate::memory::Memory;
use crate::method::{Step, Trouble, Work, all_finite, failed, is_met, right_side};
use crate::shifted::{Linearization, Shifted};
use crate::tolerance::Tolerance;
use crate::tolerances::radau::{
    CONTRACTS_WELL, DIVERGES, HALF, ITERATIONS, LEAST_CHANGE, MOST_MISSED, NEWTON_FLOOR, NEWTON_SHARE,
    POWER_ITERATIONS, SAME_LENGTH,
};
use crate::tolerances::steps::GIVEN;
use crate::{ImplicitSystem, MassKind, aitken};

/// Whether the stages were found.
pub(super) enum Solved {
    Yes,
    /// No; a step of this share of the length may do.
    Not(f64),
}

/// Stages with all that finds them.
pub(super) struct Newton {
    n: usize,
    /// Z, stage after stage.
    pub z: Vec<f64>,
    /// κ.
    pub kappa: f64,
    /// The length of the step.
    pub h: f64,
    /// Whether the length of steps was asked for.
    pub given: bool,
    /// Iterations that the last solution took.
    pub iterations: usize,
    w: Vec<f64>,
    stages: Vec<f64>,
    point: Vec<f64>,
    defect: Vec<f64>,
    /// Two changes at the end.
    changes: [Vec<f64>; 2],
    /// Inverse weights of components under error control, 0 for others.
    weights: Vec<f64>,
    /// Components that nothing depends on.
    is_result: Vec<bool>,
    index: Vec<u32>,
    kind: MassKind,
    mass: Vec<f64>,
    mass_there: Vec<f64>,
    rates: Vec<f64>,
    j: Linearization,
    real: Option<Shifted<f64>>,
    pairs: Vec<Shifted<c64>>,
    complex: Vec<c64>,
    /// The length that the factors are for.
    factored: f64,
    /// J is to be computed anew, and whether it is of the start of this step.
    stale: bool,
    fresh: bool,
    /// The largest f of an algebraic component at the stages, before the last correction.
    missing: f64,
    theta: f64,
    radius: Option<f64>,
}

impl Newton {
    pub fn new(system: &mut dyn ImplicitSystem, n: usize, s: usize) -> Self {
        let kind = system.mass_kind();
        let matrix = if kind.is_matrix() { n * n } else { 0 };
        Self {
            n,
            z: vec![0.0; n * s],
            kappa: 1.0,
            h: 0.0,
            given: false,
            iterations: 0,
            w: vec![0.0; n * s],
            stages: vec![0.0; n * s],
            point: vec![0.0; n],
            defect: vec![0.0; n],
            changes: [vec![0.0; n], vec![0.0; n]],
            weights: vec![0.0; n],
            is_result: (0..n).map(|i| system.is_result(i)).collect(),
            index: (0..n).map(|i| system.index(i)).collect(),
            kind,
            mass: vec![0.0; matrix],
            mass_there: vec![0.0; matrix],
            rates: vec![0.0; n],
            j: Linearization::new(system, n),
            real: None,
            pairs: Vec::new(),
            complex: vec![c64::new(0.0, 0.0); n],
            factored: 0.0,
            stale: true,
            fresh: false,
            missing: 0.0,
            theta: CONTRACTS_WELL,
            radius: None,
        }
    }

    /// Room for another number of stages.
    pub fn resize(&mut self, s: usize) {
        for stages in [&mut self.z, &mut self.w, &mut self.stages] {
            stages.clear();
            stages.resize(self.n * s, 0.0);
        }
        self.real = None;
        self.pairs.clear();
    }

    /// Θ of the last iteration that told it.
    pub fn theta(&self) -> f64 {
        self.theta
    }

    /// K, the most iterations.
    pub fn most(&self) -> usize {
        if self.given {
            return GIVEN;
        }
        ITERATIONS + (5 * (self.z.len() / self.n.max(1)).saturating_sub(3)) / 2
    }

    pub fn contracts_well(&self) -> bool {
        self.theta <= CONTRACTS_WELL
    }

    /// Everything learnt belongs to another motion.
    pub fn forget(&mut self) {
        (self.stale, self.fresh, self.theta) = (true, false, CONTRACTS_WELL);
    }

    /// J belongs to other formulas.
    pub fn distrust(&mut self) {
        (self.stale, self.fresh) = (true, false);
    }

    /// J is not trusted.
    pub fn renew(&mut self) {
        self.stale |= !self.fresh;
    }

    /// The next step starts elsewhere.
    pub fn advance(&mut self) {
        self.fresh = false;
        // The error estimate needs M of the start itself.
        self.stale |= !self.contracts_well() || self.kind == MassKind::Varying;
    }

    /// The largest error over what it may be.
    pub fn largest(&self, x: &[f64]) -> f64 {
        x.iter().zip(&self.weights).map(|(x, w)| (x * w).abs()).fold(0.0, f64::max)
    }

    /// |x| of all stages, over the components that count as `counts` says.
    fn norm(&self, x: &[f64], counts: impl Fn(usize) -> bool) -> f64 {
        let n = self.n.max(1);
        let counted = (0..self.n).filter(|&i| self.weights[i] > 0.0 && counts(i)).count();
        let of = |stage: &[f64]| {
            let shares = stage.iter().zip(&self.weights).enumerate().filter(|(i, _)| counts(*i));
            shares.map(|(_, (x, w))| (x * w).powi(2)).sum::<f64>()
        };
        let stages = (x.len() / n).max(1);
        (x.chunks(n).map(of).sum::<f64>() / (stages * counted.max(1)) as f64).sqrt()
    }

    /// (2) and (3).
    pub fn solve(
        &mut self,
        method: &Coefficients,
        step: Step,
        (y, f): (&[f64], &[f64]),
        tolerance: f64,
        work: &mut Work<'_>,
    ) -> Result<Solved, Trouble> {
        self.h = step.h;
        self.prepare(method, step, (y, f), work)?;
        self.j.measure_algebraic(work.system);
        // A share of the tolerance of the run, not of the estimate's.
        let (most, limit) = (self.most(), (NEWTON_FLOOR / tolerance).max(NEWTON_SHARE / self.kappa.max(1.0)));
        transform(&method.t_inverse, &self.z, self.n, &mut self.w);
        // A first change alone tells no contraction: what is left is taken to be as large as it, or as after the last step. The
        // contraction of other steps is no bound: at another place or length the same factors contract by less, and errors of fast
        // components, which the estimate does not see, would stay.
        let theta = self.theta.min(DIVERGES);
        let mut eta = (theta / (1.0 - theta)).max(1.0);
        let (mut previous, mut ratio, mut before) = (0.0_f64, 0.0_f64, f64::INFINITY);
        let mut found = false;
        for k in 1..=most {
            self.iterations = k;
            self.right_hand_side(method, step, y, work)?;
            self.correct(method);
            if all_finite(&self.stages).is_err() {
                return Ok(Solved::Not(HALF));
            }
            self.w.iter_mut().zip(&self.stages).for_each(|(w, change)| *w += change);
            transform(&method.t, &self.w, self.n, &mut self.z);
            self.weigh(y, step.h, work.tolerance);
            if found {
                // Results of what was found one iteration ago.
                return Ok(Solved::Yes);
            }
            let (size, moved) = self.change();
            if k > 1 {
                let last = moved / previous;
                self.theta = if k == 2 { last } else { (last * ratio).sqrt() };
                ratio = last;
                if !(self.theta < DIVERGES) {
                    return Ok(Solved::Not(HALF));
                }
                eta = self.theta / (1.0 - self.theta);
                let missed = eta * moved * self.theta.powi((most - 1).saturating_sub(k) as i32) / limit;
                if missed >= 1.0 && eta * moved > limit {
                    let missed = missed.clamp(LEAST_CHANGE, MOST_MISSED);
                    return Ok(Solved::Not(0.8 * missed.powf(-1.0 / (4 + most - 1 - k.min(most - 1)) as f64)));
                }
            }
            previous = moved.max(f64::EPSILON);
            found = eta * moved <= limit && is_met((self.missing, before), tolerance);
            if found && eta * size <= limit {
                return Ok(Solved::Yes);
            }
            before = self.missing;
        }
        Ok(Solved::Not(HALF))
    }

    /// (8): what is left at the end of a solved step, over the tolerance of the run.
    pub fn left_at_end(
        &mut self,
        method: &Coefficients,
        step: Step,
        (end, f_end): (&[f64], &[f64]),
        work: &mut Work<'_>,
    ) -> f64 {
        let Some(real) = self.real.as_mut().filter(|_| self.kind != MassKind::Varying) else { return 0.0 };
        let (n, last) = (self.n, method.stages - 1);
        let [first, next] = &mut self.changes;
        let missing = &mut self.defect;
        missing.copy_from_slice(f_end);
        for j in 0..n {
            let slope = method.d[last].iter().enumerate().map(|(k, d)| d * self.z[k * n + j]).sum::<f64>() / step.h;
            if self.kind.is_matrix() {
                missing.iter_mut().zip(&self.mass[j * n..(j + 1) * n]).for_each(|(f, m)| *f -= m * slope);
            } else if !self.j.is_algebraic(j) {
                missing[j] -= slope;
            }
        }
        let weight = |i: usize| if self.is_result[i] { 0.0 } else { self.kappa * self.weights[i] };
        let moves = |(i, f): (usize, &f64)| !self.j.is_algebraic(i) && (step.h * f * weight(i)).abs() > 1.0;
        if !self.kind.is_matrix() && !missing.iter().enumerate().any(moves) {
            return 0.0;
        }
        first.copy_from_slice(missing);
        self.j.solve(real, first);
        self.point.iter_mut().zip(end.iter().zip(&*first)).for_each(|(p, (y, change))| *p = y + change);
        if right_side(work.system, step.end, &self.point, next, work.counters).is_err() {
            return 0.0;
        }
        // What of M y'/h the change takes with it is not missing any more.
        for j in 0..n {
            let slope = method.real / step.h * first[j];
            if self.kind.is_matrix() {
                next.iter_mut().zip(&self.mass[j * n..(j + 1) * n]).for_each(|(f, m)| *f -= m * slope);
            } else if !self.j.is_algebraic(j) {
                next[j] -= slope;
            }
            next[j] += missing[j] - f_end[j];
        }
        self.j.solve(real, next);
        aitken::left(first, next, weight, NEWTON_FLOOR / work.tolerance.asked)
    }

    /// Z along the rate at the start, over a jump: a step that is as short as times allow. False where M is a matrix.
    pub fn jump(&mut self, method: &Coefficients, h: f64, f: &[f64]) -> bool {
        for (z, c) in self.z.chunks_exact_mut(self.n.max(1)).zip(&method.nodes) {
            z.iter_mut().zip(f).for_each(|(z, f)| *z = c * h * f);
        }
        self.stale = true;
        !self.kind.is_matrix()
    }

    /// Algebraic components.
    pub fn algebraic(&self) -> impl Iterator<Item = usize> + '_ {
        self.j.algebraic()
    }

    /// Whether some components are algebraic.
    pub fn is_semi_explicit(&self) -> bool {
        self.kind == MassKind::SemiExplicit
    }

    /// J and the factors, where they are not kept.
    fn prepare(
        &mut self,
        method: &Coefficients,
        step: Step,
        at: (&[f64], &[f64]),
        work: &mut Work<'_>,
    ) -> Result<(), Trouble> {
        let mut again = (self.factored - step.h).abs() > SAME_LENGTH * step.h;
        if self.stale {
            self.derive(step.start, at, work)?;
            again = true;
        }
        if !again && self.real.is_some() {
            return Ok(());
        }
        work.counters.factorizations += 1;
        self.factor(method, step.h);
        if let Some(real) = self.real.as_mut().filter(|_| self.kind == MassKind::SemiExplicit) {
            self.j.tell_noise(work.system, real);
            work.system.sizes(step.h, &mut work.tolerance.sizes);
        }
        Ok(())
    }

    /// The factors for steps of length h.
    fn factor(&mut self, method: &Coefficients, h: f64) {
        let mass = self.kind.is_matrix().then_some(self.mass.as_slice());
        self.real = Some(self.j.factor(method.real / h, mass));
        self.pairs.clear();
        for &c64 { re, im } in &method.pairs {
            let sigma = c64::new(re / h, -im / h);
            self.pairs.push(self.j.factor(sigma, mass));
        }
        self.factored = h;
    }

    /// J, M, and for which step they are factored, with the factors made anew.
    pub fn remember(&mut self, memory: &mut Memory, method: &Coefficients) {
        self.j.remember(memory);
        memory.numbers(&mut self.mass);
        memory.numbers(&mut self.rates);
        memory.number(&mut self.factored);
        memory.number(&mut self.theta);
        memory.flag(&mut self.stale);
        memory.flag(&mut self.fresh);
        memory.maybe(&mut self.radius, Default::default, Memory::number);
        let mut factors = self.real.is_some();
        memory.flag(&mut factors);
        if memory.reads() {
            self.real = None;
            if factors && !self.j.is_known() {
                memory.refuse();
            } else if factors {
                self.factor(method, self.factored);
            }
        }
    }

    /// J and M at the start of the step.
    fn derive(&mut self, t: f64, (y, f): (&[f64], &[f64]), work: &mut Work<'_>) -> Result<(), Trouble> {
        let gone = || Trouble::Failure("the system gives no derivatives here".to_owned());
        work.counters.jacobians += 1;
        let system = work.system.implicit().ok_or_else(gone)?;
        if self.kind.is_matrix() {
            self.mass.fill(0.0);
            system.mass(t, y, &mut self.mass).map_err(failed)?;
            all_finite(&self.mass)?;
        } else {
            self.rates.copy_from_slice(f);
        }
        self.j.derive(system, (t, y, &self.rates))?;
        (self.stale, self.fresh, self.radius) = (false, true, None);
        Ok(())
    }

    /// F of (2) at Y = y₀ + Z, times T⁻¹, less (1/h)(Λ ⊗ M) W, into `stages`.
    fn right_hand_side(
        &mut self,
        method: &Coefficients,
        step: Step,
        y: &[f64],
        work: &mut Work<'_>,
    ) -> Result<(), Trouble> {
        let n = self.n;
        self.missing = 0.0;
        for i in 0..method.stages {
            let c = method.nodes[i];
            let t = if c == 1.0 { step.end } else { step.start + c * step.h };
            let z = &self.z[i * n..(i + 1) * n];
            self.point.iter_mut().zip(y.iter().zip(z)).for_each(|(p, (y, z))| *p = y + z);
            right_side(work.system, t, &self.point, &mut self.stages[i * n..(i + 1) * n], work.counters)?;
            self.missing = self.missing.max(self.j.missing(&self.stages[i * n..(i + 1) * n]));
            if self.kind == MassKind::Varying {
                self.vary(method, i, t, step.h, work)?;
            }
        }
        all_finite(&self.stages)?;
        // `z` is found anew from W after the correction.
        transform(&method.t_inverse, &self.stages, n, &mut self.z);
        self.stages.copy_from_slice(&self.z);
        self.subtract(0, (method.real / step.h, 0.0), None);
        for (k, mu) in method.pairs.iter().enumerate() {
            let (a, b) = (mu.re / step.h, mu.im / step.h);
            self.subtract(2 * k + 1, (a, b), Some(2 * k + 2));
            self.subtract(2 * k + 2, (a, -b), Some(2 * k + 1));
        }
        Ok(())
    }

    /// F_i ← F_i − (M(Y_i) − M) Y_i'.
    fn vary(&mut self, method: &Coefficients, i: usize, t: f64, h: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        let n = self.n;
        self.mass_there.fill(0.0);
        if let Some(system) = work.system.implicit() {
            system.mass(t, &self.point, &mut self.mass_there).map_err(failed)?;
        }
        for j in 0..n {
            let slope: f64 = method.d[i].iter().enumerate().map(|(k, d)| d * self.z[k * n + j]).sum::<f64>() / h;
            self.rates[j] = slope;
            let columns = self.mass_there[j * n..(j + 1) * n].iter().zip(&self.mass[j * n..(j + 1) * n]);
            for (f, (there, here)) in self.stages[i * n..(i + 1) * n].iter_mut().zip(columns) {
                *f -= (there - here) * slope;
            }
        }
        Ok(())
    }

    /// stages_r ← stages_r − M (a w_r + b w_other).
    fn subtract(&mut self, r: usize, (a, b): (f64, f64), other: Option<usize>) {
        let n = self.n;
        let combined = |j: usize| a * self.w[r * n + j] + other.map_or(0.0, |o| b * self.w[o * n + j]);
        let out = &mut self.stages[r * n..(r + 1) * n];
        if !self.kind.is_matrix() {
            let differential = |(j, _): &(usize, &mut f64)| !self.j.is_algebraic(*j);
            out.iter_mut().enumerate().filter(differential).for_each(|(j, x)| *x -= combined(j));
            return;
        }
        for j in 0..n {
            let x = combined(j);
            out.iter_mut().zip(&self.mass[j * n..(j + 1) * n]).for_each(|(out, m)| *out -= m * x);
        }
    }

    /// ΔW of (2) into `stages`.
    fn correct(&mut self, method: &Coefficients) {
        let n = self.n;
        if let Some(real) = &mut self.real {
            self.j.solve(real, &mut self.stages[..n]);
        }
        for (k, pair) in self.pairs.iter_mut().enumerate().take(method.pairs.len()) {
            let (re, im) = ((2 * k + 1) * n, (2 * k + 2) * n);
            for j in 0..n {
                self.complex[j] = c64::new(self.stages[re + j], self.stages[im + j]);
            }
            self.j.solve(pair, &mut self.complex);
            for j in 0..n {
                (self.stages[re + j], self.stages[im + j]) = (self.complex[j].re, self.complex[j].im);
            }
        }
    }

    /// Weights at what is known of the step.
    fn weigh(&mut self, y: &[f64], h: f64, tolerance: &Tolerance) {
        let last = &self.z[self.z.len() - self.n..];
        self.weights.fill(0.0);
        for &i in &tolerance.controlled {
            let size = y[i].abs().max((y[i] + last[i]).abs());
            let higher = h.powi(self.index[i].saturating_sub(1) as i32);
            self.weights[i] = higher / (self.kappa * tolerance.scale(i, size));
        }
    }

    /// |ΔW|, and the same of what others depend on. Results follow from the iterate before, for J says nothing of them: their change is that of the others one iteration ago, and no contraction. What
    /// starts from rest has moved as a whole then, and its work is all of it new, however short the step is.
    fn change(&self) -> (f64, f64) {
        (self.norm(&self.stages, |_| true), self.norm(&self.stages, |i| !self.is_result[i]))
    }

    /// M e·Z/h of (4).
    pub fn defect(&mut self, e: &[f64], h: f64) {
        let n = self.n;
        for j in 0..n {
            self.point[j] = e.iter().enumerate().map(|(k, e)| e * self.z[k * n + j]).sum::<f64>() / h;
        }
        if !self.kind.is_matrix() {
            self.defect.copy_from_slice(&self.point);
            self.j.algebraic().for_each(|i| self.defect[i] = 0.0);
            return;
        }
        self.defect.fill(0.0);
        for j in 0..n {
            let x = self.point[j];
            self.defect.iter_mut().zip(&self.mass[j * n..(j + 1) * n]).for_each(|(out, m)| *out += m * x);
        }
    }

    /// f ← ((μ₀/h) M − J)⁻¹ (f + defect).
    pub fn filter(&mut self, f: &mut [f64]) {
        f.iter_mut().zip(&self.defect).for_each(|(f, d)| *f += d);
        if let Some(real) = &mut self.real {
            self.j.solve(real, f);
        }
    }

    /// f ← ((μ₀/h) M − J)⁻¹ f.
    pub fn solve_real(&mut self, f: &mut [f64]) {
        if let Some(real) = &mut self.real {
            self.j.solve(real, f);
        }
    }

    /// Whether M = 1.
    pub fn is_identity(&self) -> bool {
        self.kind == MassKind::Identity
    }

    /// The largest eigenvalue of J in absolute value, about: powers of J on a vector, in the weights of errors.
    pub fn spectral_radius(&mut self) -> f64 {
        if let Some(radius) = self.radius {
            return radius;
        }
        let n = self.n;
        let scaled: Vec<usize> = (0..n).filter(|&i| self.weights[i] > 0.0).collect();
        let mut x: Vec<f64> = (0..n).map(|i| if i % 2 == 0 { 1.0 } else { -0.7 } / (1.0 + i as f64).sqrt()).collect();
        let (mut growth, mut counted) = (0.0, 0);
        let (mut products, mut from, mut next) = (self.j.products(), vec![0.0; n], vec![0.0; n]);
        for k in 0..POWER_ITERATIONS {
            scaled.iter().for_each(|&i| from[i] = x[i] / self.weights[i]);
            products.write(&from, &mut next);
            next.iter_mut().zip(&self.weights).for_each(|(next, weight)| *next *= weight);
            let length = |x: &[f64]| scaled.iter().map(|&i| x[i] * x[i]).sum::<f64>().sqrt();
            let (before, after) = (length(&x), length(&next));
            if !(before > 0.0 && after > 0.0 && after.is_finite()) {
                break;
            }
            if k >= POWER_ITERATIONS / 2 {
                growth += (after / before).ln();
                counted += 1;
            }
            next.iter_mut().for_each(|x| *x /= after);
            std::mem::swap(&mut x, &mut next);
        }
        let radius = if counted > 0 { (growth / f64::from(counted)).exp() } else { 0.0 };
        self.radius = Some(radius);
        radius
    }
}

/// out = (matrix ⊗ 1) x.
fn transform(matrix: &[Vec<f64>], x: &[f64], n: usize, out: &mut [f64]) {
    out.fill(0.0);
    for (i, row) in matrix.iter().enumerate() {
        for (j, &m) in row.iter().enumerate() {
            let from = &x[j * n..(j + 1) * n];
            out[i * n..(i + 1) * n].iter_mut().zip(from).for_each(|(out, x)| *out += m * x);
        }
    }
}
