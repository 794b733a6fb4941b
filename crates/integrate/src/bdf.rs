//! Backward differentiation formulas of order 1 to 5 with steps of nearly one length, for stiff systems and for M y' = f with singular M of index 1.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | k, h | `order`, `spacing` | the order; the distance of the states that differences are of |
//! | ∇ʲ y_n | `differences` | backward differences, ∇⁰ y = y, ∇ʲ y_n = ∇ʲ⁻¹ y_n − ∇ʲ⁻¹ y_{n−1} |
//! | d | `correction` | ∇ᵏ⁺¹ y_{n+1} = y_{n+1} − y_p |
//! | γ_j, κ_k | [`gamma`], [`KAPPA`] | 1 + 1/2 + … + 1/j; what makes Klopfenstein and Shampine's NDF of BDF |
//! | m | [`Bdf::told_by`] | the differences that tell the error of an order |
//! | c, ψ | `c`, `psi` | h/((1 − κ_k) γ_k); (1/((1 − κ_k) γ_k)) Σ_{j=1}^k γ_j ∇ʲ y_n |
//!
//! ```text
//! (1) y_p = Σ_{j=0}^k ∇ʲ y_n,   y' = (ψ + d)/c,   M(y) y' = f(t, y),  y = y_p + d
//! (2) (M/c − J) Δ = f(t, y) − M(y) y',   d ← d + Δ,   until  Θ/(1 − Θ) |Δ| ≤ κ_N
//! (3) err = (κ_{m−1} γ_{m−1} + 1/m) ∇ᵐ y_{n+1},  m = max(k, 2), or 3 where that says less of k = 2;  of order k − 1 and k + 1 the same with these in place of k
//! (4) u(t_{n+1} + s h) = Σ_{j=0}^{k+1} ∇ʲ y_{n+1} Π_{i=0}^{j−1} (s + i)/(i + 1)
//! (5) another spacing ϑh:  ∇ᵀ ← (R(ϑ) R(1))ᵀ ∇ᵀ,   R_ij = Π_{m=1}^i (m − 1 − ϑj)/m
//! (6) err ← (1 − cJ)⁻¹ err, with M = 1, where length or order may change, or the step would be rejected
//! (7) y_{n+1} = y_n + ∫ of the parabola through y' at t_n, t_n + h/2, t_{n+1}, of what nothing depends on
//! (8) ∇y = h y' − ½h² y'',  ∇²y = h² y''   at a start, y'' ≈ (f(t + δ, y + δ y') − f(t, y))/δ
//! ```
//!
//! (6) takes out of errors what the step damps, as of a mode that swings many times within it and whose share in the motion is lost in a step: what the step follows stays.
//!
//! What constraints miss at the end of a step is shared out by what errors components may have ([`crate::System::project_by_errors`]). In the mass metric the bending of a rod takes part in what crank and slider miss,
//! by more than it may be off itself, and falls back in the next step: steps would be as short as it takes to follow that, and of order 1 or 2.
//!
//! The errors of a step are those of its end as it was projected: a constraint may make hundreds of volts of one, as an exponential does, and what d does not tell would be
//! noise in the differences to come.
//!
//! (3) is the error of the formula one order below. The step goes on with what the formula of order k gives, so that errors of a run, which are as hᵏ, are a share of the tolerance whatever that is. With the error of the
//! formula itself, as hᵏ⁺¹, lengths are as tol^(1/(k+1)), and errors of a run as tol^(k/(k+1)): the tighter the tolerance, the more of them, by a factor of 46 from 1 to 1e-10 at order 5. Explicit pairs do the same by
//! local extrapolation. Where differences do not fall with their order, as in what dies out within the step, both say the same; a share of the tolerance by the length of a step costs any number of steps there. The lowest order has
//! nothing below it, and its own error: as large as that of order 2, which is taken. Order 2 may have its own, too: what starts from rest is as t², all of which the formula below would count as error.
//!
//! A step may have a quarter of the error that others may: many steps of one history err to the same side.
//!
//! One real factorization of the size of y serves many steps: J is kept as long as Newton's iteration converges with it, and the factors as long
//! as c stays. Kept derivatives that let the iteration contract by less than half are renewed. Order and length change at most every k + 1 steps, to those by which (3) makes the next steps longest. A state that projection moves
//! takes its last difference along: differences are those of the states as they are. After a place where rates change, and where a step is so
//! much longer than the one before that its polynomial says nothing, the order begins with 2 again, by (8): what starts from rest has an error of its own size in steps of order 1, however short they are.
//!
//! Source: Shampine, Reichelt, "The MATLAB ODE Suite", SIAM J. Sci. Comput. 18 (1997); Byrne, Hindmarsh, ACM Trans. Math. Softw. 1 (1975); Hairer, Wanner,
//! *Solving Ordinary Differential Equations II*, 2nd ed., §V.1, §VI.2; Shampine, "Tolerance proportionality in ODE codes", Lecture Notes in Mathematics 1386 (1989).

use crate::ends::{Ends, between_ends, under_parabola};
use crate::memory::Memory;
use crate::method::{Ask, Method, Step, Tried, Trouble, Work, all_finite, failed, is_met, project_sample, right_side};
use crate::shifted::{Linearization, Shifted};
use crate::tolerances::bdf::{
    AHEAD, DIVERGES, FARTHEST, GROW, ITERATIONS, KAPPA, LARGEST_KEPT, NEWTON_FLOOR, NEWTON_SHARE, RESTART, ROUNDING,
    SAME_LENGTH, SHARE, SHORTER, SHRINK, SHRINK_AGAIN, STALLS,
};
use crate::tolerances::errors::HELPS;
use crate::tolerances::steps::{ERROR_FLOOR, GIVEN, RETREAT, SAFETY};
use crate::{MassKind, System, first_step};

/// The highest order.
const MOST: usize = 5;
/// Differences that are kept: those of the highest order, and one for samples and the choice of the order.
const KEPT: usize = MOST + 2;

/// γ_j.
fn gamma(j: usize) -> f64 {
    (1..=j).map(|i| 1.0 / i as f64).sum()
}

/// What (3) multiplies ∇ᵐ y with.
fn error_constant(m: usize) -> f64 {
    KAPPA[m - 1] * gamma(m - 1) + 1.0 / m as f64
}

/// (1 − κ_k) γ_k.
fn alpha(k: usize) -> f64 {
    (1.0 - KAPPA[k]) * gamma(k)
}

/// The method with its memory.
pub(crate) struct Bdf {
    ends: Ends,
    order: usize,
    spacing: f64,
    /// Steps since order or spacing changed.
    equal: u32,
    /// The order begins with 1 at the next step.
    restart: bool,
    /// Errors in a row that were too large.
    rejections: u32,
    /// ∇ʲ at the start, and at the end of the last try.
    differences: Vec<Vec<f64>>,
    next: Vec<Vec<f64>>,
    correction: Vec<f64>,
    predicted: Vec<f64>,
    psi: Vec<f64>,
    residual: Vec<f64>,
    error: Vec<f64>,
    slope: Vec<f64>,
    /// Errors of the orders below and above over the tolerance.
    beside: [f64; 2],
    iterations: usize,
    kind: MassKind,
    mass: Vec<f64>,
    /// M that J was derived with.
    mass_of_factors: Vec<f64>,
    j: Linearization,
    factors: Option<Shifted<f64>>,
    /// The c that they are for.
    factored: f64,
    /// Whether J is to be derived anew, and whether it was in this step.
    stale: bool,
    fresh: bool,
    /// The largest f of an algebraic component before the last correction.
    missing: f64,
    /// Components that nothing depends on, beside others: they have no say in orders. The ones by (7), and all rates in the middle of the step.
    results: Vec<usize>,
    collected: Vec<usize>,
    middle: Vec<f64>,
}

impl Bdf {
    /// At a state; none if the system gives no derivatives.
    pub fn new(system: &mut dyn System, y0: &[f64]) -> Option<Self> {
        let n = y0.len();
        let all: Vec<usize> = (0..n).filter(|&i| system.is_result(i)).collect();
        let collected = all.iter().copied().filter(|&i| !system.error_controlled(i)).collect();
        let others = (0..n).any(|i| system.error_controlled(i) && !system.is_result(i));
        let results = if others { all } else { Vec::new() };
        let system = system.implicit()?;
        let kind = system.mass_kind();
        let zeros = || vec![0.0; n];
        Some(Self {
            ends: Ends::with_history(y0),
            order: 1,
            spacing: 0.0,
            equal: 0,
            restart: true,
            rejections: 0,
            differences: vec![zeros(); KEPT],
            next: vec![zeros(); KEPT],
            correction: zeros(),
            predicted: zeros(),
            psi: zeros(),
            residual: zeros(),
            error: zeros(),
            slope: zeros(),
            beside: [f64::INFINITY; 2],
            iterations: 0,
            mass: if kind.is_matrix() { vec![0.0; n * n] } else { Vec::new() },
            mass_of_factors: if kind.is_matrix() { vec![0.0; n * n] } else { Vec::new() },
            kind,
            j: Linearization::new(system, n),
            factors: None,
            factored: 0.0,
            stale: true,
            fresh: false,
            missing: 0.0,
            results,
            collected,
            middle: zeros(),
        })
    }

    /// Differences for steps of length h: those of a start, or (5).
    fn space(&mut self, step: Step, work: &mut Work<'_>) {
        let (h, factor) = (step.h, step.h / self.spacing);
        if self.restart || !(factor <= FARTHEST) {
            self.begin(h);
            self.bend(step, work);
        } else if (h - self.spacing).abs() > ROUNDING * step.start.abs().max(step.end.abs()) {
            rescale(&mut self.differences, self.order, factor);
            (self.spacing, self.equal) = (h, 0);
        }
    }

    /// Order 1. Where M is a matrix, rates are those of the step before, or not known.
    fn begin(&mut self, h: f64) {
        let had = (!self.restart && self.spacing > 0.0).then(|| h / self.spacing);
        let (y, f) = (&self.ends.y, &self.ends.f);
        self.differences[0].copy_from_slice(y);
        let first = &mut self.differences[1];
        match (self.kind, had) {
            (MassKind::Identity | MassKind::SemiExplicit, _) => {
                first.iter_mut().zip(f).for_each(|(d, f)| *d = h * f);
                // Of algebraic components no rates are known.
                self.j.algebraic().for_each(|i| first[i] = 0.0);
            }
            (_, Some(times)) => first.iter_mut().for_each(|d| *d *= times),
            (_, None) => first.fill(0.0),
        }
        self.differences[2..].iter_mut().for_each(|d| d.fill(0.0));
        (self.order, self.spacing, self.equal, self.restart) = (1, h, 0, false);
        self.stale = true;
    }

    /// (8), where it is a number: order 2.
    fn bend(&mut self, step: Step, work: &mut Work<'_>) {
        // What is algebraic does not stay while others move.
        if self.kind != MassKind::Identity {
            return;
        }
        let ahead = AHEAD * step.h;
        let moved = self.ends.y.iter().zip(&self.ends.f).map(|(y, f)| y + ahead * f);
        self.ends.point.iter_mut().zip(moved).for_each(|(point, moved)| *point = moved);
        let there = right_side(work.system, step.start + ahead, &self.ends.point, &mut self.slope, work.counters);
        if there.is_err() || all_finite(&self.slope).is_err() {
            return;
        }
        for i in 0..self.slope.len() {
            let second = step.h * (self.slope[i] - self.ends.f[i]) / AHEAD;
            self.differences[1][i] -= 0.5 * second;
            self.differences[2][i] = second;
        }
        self.order = 2;
    }

    /// (1) but for d.
    fn predict(&mut self) {
        let k = self.order;
        self.predicted.copy_from_slice(&self.differences[0]);
        self.psi.fill(0.0);
        for (j, difference) in self.differences.iter().enumerate().take(k + 1).skip(1) {
            let share = gamma(j) / alpha(k);
            for ((p, psi), d) in self.predicted.iter_mut().zip(&mut self.psi).zip(difference) {
                *p += d;
                *psi += share * d;
            }
        }
    }

    /// J and M at the predicted state, and factors for c, where they are not kept.
    fn prepare(&mut self, t: f64, (c, h): (f64, f64), work: &mut Work<'_>) -> Result<(), Trouble> {
        if self.stale {
            let gone = || Trouble::Failure("the system gives no derivatives here".to_owned());
            work.counters.jacobians += 1;
            self.slope.iter_mut().zip(&self.psi).for_each(|(s, psi)| *s = psi / c);
            let system = work.system.implicit().ok_or_else(gone)?;
            self.j.derive(system, (t, &self.predicted, &self.slope))?;
            if self.kind.is_matrix() {
                self.mass_of_factors.fill(0.0);
                system.mass(t, &self.predicted, &mut self.mass_of_factors).map_err(failed)?;
                all_finite(&self.mass_of_factors)?;
            }
            (self.stale, self.fresh, self.factors) = (false, true, None);
        }
        if self.factors.is_none() || (self.factored / c - 1.0).abs() > SAME_LENGTH {
            work.counters.factorizations += 1;
            self.factor(c);
            if let Some(factors) = self.factors.as_mut().filter(|_| self.kind == MassKind::SemiExplicit) {
                self.j.tell_noise(work.system, factors);
                work.system.sizes(h, &mut work.tolerance.sizes);
            }
        }
        Ok(())
    }

    fn factor(&mut self, c: f64) {
        let mass = self.kind.is_matrix().then_some(self.mass_of_factors.as_slice());
        self.factors = Some(self.j.factor(1.0 / c, mass));
        self.factored = c;
    }

    /// f(t, y) − M(y) y' at y = y_p + d into `residual`.
    fn residual(&mut self, t: f64, c: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        let sums = self.predicted.iter().zip(&self.correction);
        self.ends.end.iter_mut().zip(sums).for_each(|(end, (p, d))| *end = p + d);
        right_side(work.system, t, &self.ends.end, &mut self.residual, work.counters)?;
        let slopes = self.psi.iter().zip(&self.correction);
        self.slope.iter_mut().zip(slopes).for_each(|(s, (psi, d))| *s = (psi + d) / c);
        let n = self.residual.len();
        self.missing = self.j.missing(&self.residual);
        match self.kind {
            MassKind::Identity | MassKind::SemiExplicit => {
                let differential = (0..n).filter(|&i| !self.j.is_algebraic(i));
                differential.for_each(|i| self.residual[i] -= self.slope[i]);
            }
            kind => {
                if kind == MassKind::Varying {
                    self.mass.fill(0.0);
                    if let Some(system) = work.system.implicit() {
                        let there = system.mass(t, &self.ends.end, &mut self.mass);
                        there.map_err(failed)?;
                    }
                }
                let mass = if kind == MassKind::Varying { &self.mass } else { &self.mass_of_factors };
                for (column, s) in mass.chunks_exact(n.max(1)).zip(&self.slope) {
                    self.residual.iter_mut().zip(column).for_each(|(r, m)| *r -= m * s);
                }
            }
        }
        all_finite(&self.residual)
    }

    /// (2), in so many iterations at most; whether it converged.
    fn solve(&mut self, (t, c): (f64, f64), most: usize, work: &mut Work<'_>) -> Result<bool, Trouble> {
        let limit = (NEWTON_FLOOR / work.tolerance.asked).max(NEWTON_SHARE);
        self.j.measure_algebraic(work.system);
        self.correction.fill(0.0);
        let (mut before, mut missing) = (None::<f64>, f64::INFINITY);
        for k in 1..=most {
            self.iterations = k;
            match self.residual(t, c, work) {
                Err(Trouble::NotFinite) => return Ok(false),
                other => other?,
            }
            let holds = self.residual.iter().all(|r| *r == 0.0);
            if let Some(factors) = &mut self.factors {
                // Factors of another c, or M elsewhere, are near enough for an iteration.
                self.j.solve(factors, &mut self.residual);
            }
            if all_finite(&self.residual).is_err() {
                return Ok(false);
            }
            self.correction.iter_mut().zip(&self.residual).for_each(|(d, change)| *d += change);
            let size = |i: usize| self.differences[0][i].abs().max((self.predicted[i] + self.correction[i]).abs());
            let change = work.tolerance.largest(&self.residual, size);
            if change == 0.0 {
                return Ok(holds || self.fresh && is_met((self.missing, missing), limit * work.tolerance.asked));
            }
            if let Some(before) = before {
                // Derivatives that are far too large move nothing, and small changes say nothing then.
                if !self.fresh && !(change <= STALLS * before) {
                    return Ok(false);
                }
                // Twice as exact as it has to be: what does not fall any more is rounding.
                let met = is_met((self.missing, missing), limit * work.tolerance.asked);
                if met && change.max(before) <= limit {
                    return Ok(true);
                }
                let theta = change / before;
                if !(theta < DIVERGES) || theta.powi((most - k) as i32) / (1.0 - theta) * change > limit {
                    return Ok(false);
                }
                if met && theta / (1.0 - theta) * change <= limit {
                    return Ok(true);
                }
            }
            (before, missing) = (Some(change), self.missing);
        }
        Ok(false)
    }

    /// (3) over the tolerance, those beside the order into `beside`; with a c of (6).
    fn estimate(&mut self, c: Option<f64>, work: &Work<'_>) -> f64 {
        let k = self.order;
        let [below, error, above] = [k - 1, k, k + 1].map(|order| {
            if !(1..=MOST).contains(&order) {
                return f64::INFINITY;
            }
            (0..self.error.len()).for_each(|i| self.error[i] = self.told(order, i));
            self.measure(error_constant(self.told_by(order)), c, work)
        });
        self.beside = [below, above];
        if k == 2 { error.min(above) } else { error }
    }

    /// m of (3), of an order up to the one above.
    fn told_by(&self, order: usize) -> usize {
        order.max(2).min(self.order + 1)
    }

    /// ∇ᵐ of (3) at the end, of an order up to the one above.
    fn told(&self, order: usize, i: usize) -> f64 {
        let known = &self.differences[self.told_by(order)..=self.order];
        known.iter().map(|d| d[i]).sum::<f64>() + self.correction[i]
    }

    /// (3) over the tolerance, by (6) where that says less and matters.
    fn error(&mut self, c: f64, work: &Work<'_>) -> f64 {
        let error = self.estimate(None, work);
        if self.kind != MassKind::Identity || !(error > 1.0 || self.may_change()) {
            return error;
        }
        let beside = self.beside;
        let filtered = self.estimate(Some(c), work);
        if filtered < HELPS * error {
            return filtered;
        }
        self.beside = beside;
        error
    }

    /// The last difference as projection left it; whether that moved anything.
    fn take_along(&mut self) -> bool {
        let mut moved = false;
        for (i, d) in self.correction.iter_mut().enumerate() {
            moved |= self.ends.end[i] != self.predicted[i] + *d;
            *d = self.ends.end[i] - self.predicted[i];
        }
        moved
    }

    /// The error of components that nothing depends on, over the tolerance.
    fn error_of_results(&mut self, work: &Work<'_>) -> f64 {
        self.error.fill(0.0);
        // Results that set out from rest are as t², too.
        let of = if self.order == 2 { 3 } else { self.order };
        let constant = error_constant(self.told_by(of)) / SHARE;
        for k in 0..self.results.len() {
            let i = self.results[k];
            self.error[i] = constant * self.told(of, i);
        }
        let size = |i: usize| self.differences[0][i].abs().max(self.ends.end[i].abs());
        work.tolerance.largest(&self.error, size)
    }

    /// `constant` times what stands in `error` over the tolerance, as (6) has it where there is a c.
    fn measure(&mut self, constant: f64, c: Option<f64>, work: &Work<'_>) -> f64 {
        if let Some((c, factors)) = c.zip(self.factors.as_mut()) {
            self.error.iter_mut().for_each(|e| *e /= c);
            self.j.solve(factors, &mut self.error);
        }
        self.results.iter().for_each(|&i| self.error[i] = 0.0);
        self.error.iter_mut().for_each(|error| *error *= constant / SHARE);
        let size = |i: usize| self.differences[0][i].abs().max(self.ends.end[i].abs());
        work.tolerance.largest(&self.error, size)
    }

    /// ∇ at the end, as it was projected.
    fn extend(&mut self) {
        let k = self.order;
        self.next[k + 2..].iter_mut().for_each(|d| d.fill(0.0));
        for i in 0..self.ends.end.len() {
            let d = self.ends.end[i] - self.predicted[i];
            self.next[k + 1][i] = d;
            for j in (0..=k).rev() {
                self.next[j][i] = self.differences[j][i] + self.next[j + 1][i];
            }
            self.next[0][i] = self.ends.end[i];
        }
    }

    /// Results at the end, of which no error decides a length: (7).
    fn collect(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        if self.collected.is_empty() || self.kind.is_matrix() {
            return Ok(());
        }
        self.inside(0.5);
        right_side(work.system, 0.5 * (step.start + step.end), &self.ends.point, &mut self.middle, work.counters)?;
        for k in 0..self.collected.len() {
            let i = self.collected[k];
            self.ends.end[i] = self.ends.y[i] + self.part(i, 1.0);
            self.next[0][i] = self.ends.end[i];
        }
        all_finite(&self.ends.end)
    }

    /// What a result has gained up to θ.
    fn part(&self, i: usize, theta: f64) -> f64 {
        self.spacing * under_parabola([self.ends.f[i], self.middle[i], self.ends.f_end[i]], theta)
    }

    /// (4) and (7) into `point`.
    fn inside(&mut self, theta: f64) {
        let s = theta - 1.0;
        self.ends.point.copy_from_slice(&self.next[0]);
        let mut product = 1.0;
        for (j, difference) in self.next.iter().enumerate().take(self.order + 2).skip(1) {
            product *= (s + (j - 1) as f64) / j as f64;
            self.ends.point.iter_mut().zip(difference).for_each(|(p, d)| *p += product * d);
        }
        if !self.kind.is_matrix() {
            for &i in &self.collected {
                self.ends.point[i] = self.ends.y[i] + self.part(i, theta);
            }
        }
    }

    /// Whether order and length may change after this step.
    fn may_change(&self) -> bool {
        self.equal as usize >= self.order
    }

    /// Of lengths with (3).
    fn exponent(&self, order: usize) -> f64 {
        1.0 / self.told_by(order) as f64
    }

    fn gain(&self) -> f64 {
        SAFETY * (2 * ITERATIONS + 1) as f64 / (2 * ITERATIONS + self.iterations) as f64
    }
}

/// (5).
fn rescale(differences: &mut [Vec<f64>], k: usize, factor: f64) {
    let products = |factor: f64| {
        let mut r = vec![vec![1.0; k + 1]; k + 1];
        for i in 1..=k {
            for j in 0..=k {
                let m = if j == 0 { 0.0 } else { (i as f64 - 1.0 - factor * j as f64) / i as f64 };
                r[i][j] = r[i - 1][j] * m;
            }
        }
        r
    };
    let (r, u) = (products(factor), products(1.0));
    let mut ru = vec![vec![0.0; k + 1]; k + 1];
    for i in 0..=k {
        for j in 0..=k {
            ru[i][j] = (0..=k).map(|m| r[i][m] * u[m][j]).sum();
        }
    }
    let n = differences[0].len();
    let mut old = vec![0.0; k + 1];
    for i in 0..n {
        (0..=k).for_each(|j| old[j] = differences[j][i]);
        for j in 0..=k {
            differences[j][i] = (0..=k).map(|m| ru[m][j] * old[m]).sum();
        }
    }
}

impl Method for Bdf {
    fn sees_ends_only(&self) -> bool {
        true
    }

    between_ends!(read);

    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        self.restart = true;
        self.ends.set_out(t, work)
    }

    fn stop_at_sample(&mut self, at_end: bool) {
        self.ends.stop_at_sample(at_end);
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        first_step::choose_implicit((&self.ends.y, &self.ends.f), (t, span), 2.0, work)
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        work.system.sizes(step.h, &mut work.tolerance.sizes);
        // Derivatives of another try are those of another state.
        self.fresh = false;
        self.space(step, work);
        self.predict();
        let (k, t) = (self.order, step.end);
        let c = step.h / alpha(k);
        let most = if ask.given { GIVEN } else { ITERATIONS };
        self.prepare(t, (c, step.h), work)?;
        let mut solved = self.solve((t, c), most, work)?;
        if !solved && !self.fresh {
            self.stale = true;
            self.prepare(t, (c, step.h), work)?;
            solved = self.solve((t, c), most, work)?;
        }
        if !solved {
            if !ask.least || self.kind.is_matrix() {
                return Err(Trouble::Unsolved(SHORTER));
            }
            // Over a jump, along the rate at the start.
            let along = self.ends.y.iter().zip(&self.ends.f).map(|(y, f)| y + step.h * f);
            self.correction.iter_mut().zip(along.zip(&self.predicted)).for_each(|(d, (end, p))| *d = end - p);
            self.restart = true;
        }
        let sums = self.predicted.iter().zip(&self.correction);
        self.ends.end.iter_mut().zip(sums).for_each(|(end, (p, d))| *end = p + d);
        all_finite(&self.ends.end)?;
        let mut error = self.error(c, work);
        error = error.max(self.error_of_results(work));
        if error > 1.0 && work.system.error_after_projection(t, &self.ends.end, &mut self.error) {
            let size = |i: usize| self.ends.y[i].abs().max(self.ends.end[i].abs());
            error = error.min(work.tolerance.largest(&self.error, size));
        }
        if !error.is_finite() {
            return Err(Trouble::NotFinite);
        }
        let mut tried = self.ends.judged(error, step, ask, work)?;
        // What shorter steps do not take away is rounding of the projection.
        if tried.error <= 1.0 && self.take_along() && !ask.jump && self.rejections < RESTART {
            tried.error = tried.error.max(self.error(c, work));
        }
        if tried.error <= 1.0 {
            self.extend();
            self.collect(step, work)?;
        }
        Ok(tried)
    }

    fn accept(&mut self, step: Step, error: f64) -> f64 {
        self.rejections = 0;
        // A step that was cut off ends where rates may change.
        if step.whole > 0.0 {
            self.restart = true;
            return step.h;
        }
        let changes = self.may_change();
        self.equal += 1;
        if !changes {
            return step.h;
        }
        let factor = |error: f64, order: usize| error.max(ERROR_FLOOR).powf(-self.exponent(order));
        let own = if self.order == 2 { error.max(self.beside[0]) } else { error };
        let candidates = [
            (factor(self.beside[0], self.order - 1), self.order - 1),
            (factor(own, self.order), self.order),
            (factor(self.beside[1], self.order + 1), self.order + 1),
        ];
        // Of two that are the same by (3) the higher order has less error.
        let (most, order) = candidates.into_iter().fold((0.0, self.order), |a, b| if b.0 >= a.0 { b } else { a });
        let factor = (self.gain() * most).min(GROW);
        let keeps = (1.0..=LARGEST_KEPT).contains(&factor);
        if keeps && order == self.order {
            return step.h;
        }
        (self.order, self.equal) = (order.clamp(1, MOST), 0);
        if keeps { step.h } else { step.h * factor }
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        self.rejections += 1;
        self.stale |= self.fresh;
        // What is before a place where rates change says nothing about what comes after it.
        if self.rejections >= RESTART {
            self.restart = true;
            return step.h * SHRINK_AGAIN;
        }
        step.h * (self.gain() * error.powf(-self.exponent(self.order))).clamp(SHRINK, SAFETY)
    }

    fn fail(&mut self, step: Step, trouble: &Trouble) -> f64 {
        // Derivatives are those of a state that was not reached, or of one before it: along a wall they are too large by any factor where a shorter step ends, and a rate by which
        // they divide what is missing passes for solved.
        self.stale = true;
        step.h * if let Trouble::Unsolved(share) = trouble { *share } else { RETREAT }
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
        std::mem::swap(&mut self.differences, &mut self.next);
        self.fresh = false;
    }

    fn remember(&mut self, memory: &mut Memory, _system: &mut dyn System) {
        self.ends.remember(memory);
        memory.count(&mut self.order);
        if !(1..=MOST).contains(&self.order) {
            return memory.refuse();
        }
        memory.number(&mut self.spacing);
        memory.small(&mut self.equal);
        memory.small(&mut self.rejections);
        memory.flag(&mut self.restart);
        memory.flag(&mut self.stale);
        memory.flag(&mut self.fresh);
        memory.number(&mut self.factored);
        self.differences.iter_mut().for_each(|d| memory.numbers(d));
        self.j.remember(memory);
        memory.numbers(&mut self.mass_of_factors);
        let mut factors = self.factors.is_some();
        memory.flag(&mut factors);
        if memory.reads() {
            self.factors = None;
            if factors && !self.j.is_known() {
                memory.refuse();
            } else if factors {
                self.factor(self.factored);
            }
        }
    }
}
