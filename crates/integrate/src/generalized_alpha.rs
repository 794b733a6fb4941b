//! The generalized-α method on Lie groups, with constraints of index 3 and 2: second order, with damping of what is too fast to be followed.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | q, v, v̇, λ | | positions, velocities, accelerations and multipliers that the equations have |
//! | a | `filtered` | accelerations of the method, those at t + (α_m − α_f) h |
//! | ρ | `radius` | spectral radius at infinite frequency, from 0 (gone in a step) to 1 (kept) |
//! | Δq | `mean` | q₁ = q₀ ⊞ hΔq |
//!
//! ```text
//! (1) M v̇₁ = f(t₁, q₁, v₁) + A₁ᵀλ₁,   g(t₁, q₁) = 0,   A₁ v₁ = β₁
//! (2) (1 − α_m) a₁ + α_m a₀ = (1 − α_f) v̇₁ + α_f v̇₀
//! (3) Δq = v₀ + h(½ − β) a₀ + hβ a₁ + M⁻¹A₁ᵀη,   v₁ = v₀ + h(1 − γ) a₀ + hγ a₁
//! (4) α_m = (2ρ − 1)/(ρ + 1),   α_f = ρ/(ρ + 1),   γ = ½ − Δ,   β = ¼(½ + γ)²,   Δ = α_m − α_f
//! (5) err_q = h³(1/6 − β − Δ/2) v̈,   err_v = h³(1/6 − Δ(α_m − ½) − γ(½ + Δ)) v⃛
//! (6) |err| ≤ max(tol h/(t₁ − t_s), 10 ε),   t_s the start of the run or of the motion, or where forces jumped or bent last: there the method begins anew
//! (7) a(h) − a(h₋) = Δ(h − h₋) v̈ + Δ(α_m − ½)(h² − h₋²) v⃛
//! (8) err_⊞ = (q₀ ⊞ hΔq) − q₀ − ∫ q' dt − T(hΔq − ∫ v dt),   q' = T v, the integrals by Simpson's rule
//! ```
//!
//! Both levels of constraints are held in each step: λ by that of velocities, η by that of positions, so that rounding of positions does not enter velocities over h, nor λ over h². (1) is solved
//! for v̇₁, λ₁ and η by Newton's iteration of `implicit_second.rs` with c_q = h²βκ, c_v = hγκ, κ = (1 − α_f)/(1 − α_m). In (5) v̈ and v⃛ are quotients of the accelerations of this step and the
//! one before, as the equations differentiated twice have them. Where they would keep steps from growing, the quotients are filtered by K, the derivatives of the reduced equations: K⁻¹ leaves what the step
//! follows and takes out what it damps, of which the polynomials behind (5) say nothing [Hairer, Wanner, §IV.8]. a belongs to a time that depends on the length of the step: where that changes, and at
//! the start, a is moved by (7); without that λ and a lose an order. Samples are Hermite's polynomials. Where q is an element of a group, q₁ = q₀ ⊞ hΔq misses more than Δq does, by
//! Cayley's map and by velocities that change their direction: (8), which is nothing elsewhere, adds to err_q. A body that turns evenly faster has no other error.
//!
//! (6) makes what a run misses proportional to the tolerance, however long it takes. Errors of steps of order 2 that were held to the tolerance each would add up to tol^(2/3): what swings for a
//! thousand periods was off by hundreds of tolerances. Of (6) they add up to tol ln(T/h) at most where the motion itself does not let them grow. Its price is the order: ten times the steps for
//! two digits more.
//!
//! Source: Chung, Hulbert, J. Appl. Mech. 60 (1993); Arnold, Brüls, "Convergence of the generalized-α scheme for constrained mechanical systems", Multibody Syst. Dyn. 18 (2007); Brüls, Cardona,
//! Arnold, "Lie group generalized-α time integration of constrained flexible multibody systems", Mech. Mach. Theory 48 (2012); Arnold, Brüls, Cardona, Numer. Math. 129 (2015)
//! (the start, η). Ours: Cayley's map for the exponential one, which differs by the third order of a step; K by the derivatives of the reduced equations; (6).

use crate::ends::{Ends, between_ends};
use crate::implicit_second::Tangent;
use crate::memory::Memory;
use crate::method::{Ask, Method, Place, Step, Tried, Trouble, Work, all_finite, failed, project_sample, rate};
use crate::rattle::step::second;
use crate::rounding::{Rounding, sums};
use crate::tolerance::Tolerance;
use crate::tolerances::errors::{HELPS, RELATIVE_FLOOR};
use crate::tolerances::generalized_alpha::{
    CONTRACTS, FILTERED, FLOOR, GROW, ITERATIONS, ORDER, SHARE, SHRINK, WITHOUT,
};
use crate::tolerances::rattle::STALLS;
use crate::tolerances::steps::{ERROR_FLOOR, RETREAT, SAFETY};
use crate::tolerances::switches::PATTERNS;
use crate::{Held, Projection, SecondOrder, System, first_step};

/// (4).
#[derive(Clone, Copy, Debug)]
struct Weights {
    alpha_m: f64,
    alpha_f: f64,
    beta: f64,
    gamma: f64,
    /// Δ.
    offset: f64,
}

impl Weights {
    fn of(radius: f64) -> Self {
        let (alpha_m, alpha_f) = ((2.0 * radius - 1.0) / (radius + 1.0), radius / (radius + 1.0));
        let offset = alpha_m - alpha_f;
        let gamma = 0.5 - offset;
        Self { alpha_m, alpha_f, beta: 0.25 * (0.5 + gamma).powi(2), gamma, offset }
    }

    /// κ.
    fn ratio(self) -> f64 {
        (1.0 - self.alpha_f) / (1.0 - self.alpha_m)
    }

    /// The factors of h³ in (5).
    fn errors(self) -> [f64; 2] {
        let Self { alpha_m, beta, gamma, offset: d, .. } = self;
        [1.0 / 6.0 - beta - 0.5 * d, 1.0 / 6.0 - d * (alpha_m - 0.5) - gamma * (0.5 + d)]
    }
}

/// What steps leave for the next one.
#[derive(Debug, Default)]
struct Past {
    /// a and v̇ at the start, λ.
    filtered: Vec<f64>,
    proper: Vec<f64>,
    lambda: Vec<f64>,
    /// v̈ in the middle of the step before, v⃛, and its length; none at first.
    slope: Vec<f64>,
    bend: Vec<f64>,
    h: f64,
}

/// The method with its memory.
pub(crate) struct GeneralizedAlpha {
    weights: Weights,
    places: Vec<usize>,
    rows: Vec<Held>,
    results: Vec<usize>,
    ends: Ends,
    tangent: Tangent,
    past: Past,
    /// a₀ as the step takes it.
    begin: Vec<f64>,
    filtered: Vec<f64>,
    proper: Vec<f64>,
    lambda: Vec<f64>,
    slope: Vec<f64>,
    bend: Vec<f64>,
    mean: Vec<f64>,
    /// η.
    shift: Vec<f64>,
    velocity: Vec<f64>,
    missing: Vec<f64>,
    moving: Vec<f64>,
    room: Vec<f64>,
    correction: Vec<f64>,
    impulse: Vec<f64>,
    gap: Vec<f64>,
    drift: Vec<f64>,
    error: Vec<f64>,
    /// (8).
    missed: Vec<f64>,
    rounding: Rounding,
    h: f64,
    after_rejection: bool,
    /// Errors that are left unfiltered, since it did not help.
    unfiltered: u32,
    /// t_s of (6), once it is known.
    began: Option<f64>,
    /// Whether the length of steps is given.
    given: bool,
}

impl GeneralizedAlpha {
    /// At a state; none if the system is not of second order.
    pub fn new(radius: f64, system: &mut dyn System, y0: &[f64]) -> Option<Self> {
        let system = system.second_order()?;
        let (places, rows) = (system.velocity_places().to_vec(), system.rows().to_vec());
        let (n, m) = (places.len(), rows.len());
        let [begin, filtered, proper, slope, mean, velocity, missing, moving, room, correction] =
            std::array::from_fn(|_| vec![0.0; n]);
        let [lambda, impulse, gap, drift] = std::array::from_fn(|_| vec![0.0; m]);
        let zeros = |n: usize| vec![0.0; n];
        let past =
            Past { filtered: zeros(n), proper: zeros(n), lambda: zeros(m), slope: zeros(n), bend: zeros(n), h: 0.0 };
        Some(Self {
            weights: Weights::of(radius),
            results: system.results().to_vec(),
            ends: Ends::new(y0),
            tangent: Tangent::default(),
            past,
            places,
            rows,
            begin,
            filtered,
            proper,
            lambda,
            slope,
            bend: zeros(n),
            mean,
            shift: zeros(n),
            velocity,
            missing,
            moving,
            room,
            correction,
            impulse,
            gap,
            drift,
            error: vec![0.0; y0.len()],
            missed: vec![0.0; y0.len()],
            rounding: Rounding::default(),
            h: 0.0,
            after_rejection: false,
            unfiltered: 0,
            began: None,
            given: false,
        })
    }

    /// (2) and (3) for the v̇₁ at hand: the end with its velocities.
    fn place(&mut self, h: f64, system: &dyn SecondOrder) {
        let Weights { beta, gamma, .. } = self.weights;
        for i in 0..self.places.len() {
            let (v0, a0, a) = (self.ends.y[self.places[i]], self.begin[i], self.filter(i));
            self.filtered[i] = a;
            self.mean[i] = v0 + h * ((0.5 - beta) * a0 + beta * a) + self.shift[i];
            self.velocity[i] = v0 + h * ((1.0 - gamma) * a0 + gamma * a);
        }
        self.ends.end.copy_from_slice(&self.ends.y);
        self.room.iter_mut().zip(&self.mean).for_each(|(d, v)| *d = h * v);
        system.retract(&mut self.ends.end, &self.room);
        self.places.iter().zip(&self.velocity).for_each(|(&place, v)| self.ends.end[place] = *v);
    }

    /// c_q and c_v.
    fn shares(&self, h: f64) -> (f64, f64) {
        let Weights { beta, gamma, .. } = self.weights;
        (h * h * beta * self.weights.ratio(), h * gamma * self.weights.ratio())
    }

    /// What (1) misses, and where the rows would have v̇₁; the size of its terms in the metric of the inertias.
    fn residual(&mut self, t: f64, h: f64, system: &mut dyn SecondOrder) -> Result<f64, Trouble> {
        self.place(h, system);
        let (_, by_velocity) = self.shares(h);
        system.evaluate(t, &self.ends.end).map_err(failed)?;
        system.force(&mut self.missing);
        let mut terms: Vec<f64> = self.missing.iter().map(|f| f.abs()).collect();
        self.moving.fill(0.0);
        system.push(&self.lambda, &mut self.moving);
        self.missing.iter_mut().zip(&self.moving).for_each(|(r, p)| *r += p);
        terms.iter_mut().zip(&self.moving).for_each(|(t, p)| *t += p.abs());
        system.momentum(&self.proper, &mut self.moving);
        self.missing.iter_mut().zip(&self.moving).for_each(|(r, p)| *r -= p);
        system.momentum(&self.velocity, &mut self.moving);
        terms.iter_mut().zip(&self.moving).for_each(|(t, p)| *t += p.abs() / h);
        system.gaps(&mut self.gap);
        system.drifts(&mut self.drift);
        for (r, held) in self.rows.iter().enumerate() {
            self.gap[r] = if *held == Held::Position { -self.gap[r] / h } else { 0.0 };
            self.drift[r] /= -by_velocity;
        }
        system.inertias(&mut self.moving);
        let squares = terms.iter().zip(&self.moving).filter(|(_, m)| **m > 0.0).map(|(u, m)| u * u / m);
        Ok(squares.sum::<f64>().sqrt())
    }

    /// (1), from the v̇₁ and λ₁ at hand.
    fn solve(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        let h = step.h;
        let shares = self.shares(h);
        let rounding = RELATIVE_FLOOR / work.tolerance.asked;
        let limit = if self.given { rounding } else { rounding.max(SHARE / self.strictness(step, work.tolerance)) };
        self.tangent.forget();
        self.shift.fill(0.0);
        let system = second(work.system)?;
        self.place(h, system);
        system.evaluate(step.end, &self.ends.end).map_err(failed)?;
        system.factor().map_err(failed)?;
        work.counters.factorizations += 1;
        let mut before = f64::INFINITY;
        for k in 0..ITERATIONS {
            let system = second(work.system)?;
            let scale = self.residual(step.end, h, system)?;
            work.counters.evaluations += 1;
            self.moving.fill(0.0);
            system.solve(&self.moving, &self.gap, &mut self.room, &mut self.impulse).map_err(failed)?;
            self.shift.iter_mut().zip(&self.room).for_each(|(s, d)| *s += d);
            system.solve(&self.missing, &self.drift, &mut self.correction, &mut self.impulse).map_err(failed)?;
            self.tangent.solve(&mut self.correction);
            all_finite(&self.correction)?;
            system.momentum(&self.correction, &mut self.moving);
            let square: f64 = self.correction.iter().zip(&self.moving).map(|(d, m)| d * m).sum();
            let change = square.max(0.0).sqrt();
            self.proper.iter_mut().zip(&self.correction).for_each(|(a, d)| *a += d);
            self.lambda.iter_mut().zip(&self.impulse).for_each(|(l, d)| *l += d);
            if self.moves(shares, h, work) <= limit
                || change <= FLOOR * scale
                || change >= STALLS * before
                    && (change <= before || self.tangent.is_known())
                    && change <= self.rounded(step.end, work)?
            {
                let system = second(work.system)?;
                self.place(h, system);
                return all_finite(&self.ends.end);
            }
            if !change.is_finite() {
                break;
            }
            if change > CONTRACTS * before && !self.tangent.is_known() && k > 0 {
                self.sharpen(step, work)?;
                before = f64::INFINITY;
                continue;
            }
            before = change;
        }
        Err(Trouble::Unsolved(RETREAT))
    }

    /// What rounding leaves of the corrections of (1).
    fn rounded(&mut self, t: f64, work: &mut Work<'_>) -> Result<f64, Trouble> {
        let (system, sizes) = (second(work.system)?, &work.tolerance.sizes);
        work.counters.evaluations += 2 * PATTERNS as u64;
        let added = sums(system, &self.proper);
        Ok(self.rounding.left(system, (t, &self.ends.end), &self.lambda, (sizes, &added), &self.tangent))
    }

    /// What the last correction moves the end by, over the tolerance.
    fn moves(&mut self, (by_position, by_velocity): (f64, f64), h: f64, work: &mut Work<'_>) -> f64 {
        self.room.iter_mut().zip(&self.correction).for_each(|(d, a)| *d = h * *d + by_position * a);
        self.moving.iter_mut().zip(&self.correction).for_each(|(d, a)| *d = by_velocity * a);
        self.over_tolerance(work)
    }

    /// A displacement in `room` with a change of velocities in `moving`, over the tolerance.
    fn over_tolerance(&mut self, work: &mut Work<'_>) -> f64 {
        self.error.fill(0.0);
        let Some(system) = work.system.second_order() else { return f64::NAN };
        system.along(&self.ends.y, &self.room, &mut self.error);
        self.places.iter().zip(&self.moving).for_each(|(&place, e)| self.error[place] = *e);
        let size = |i: usize| self.ends.y[i].abs().max(self.ends.end[i].abs());
        work.tolerance.largest(&self.error, size)
    }

    /// The tolerance over what (6) allows.
    fn strictness(&self, step: Step, tolerance: &Tolerance) -> f64 {
        let passed = step.end - self.began.unwrap_or(step.start);
        (passed / step.h).min(tolerance.asked / RELATIVE_FLOOR).max(1.0)
    }

    /// K at the end of the step, as far as it is known.
    fn sharpen(&mut self, step: Step, work: &mut Work<'_>) -> Result<(), Trouble> {
        let y = self.ends.end.clone();
        let mut slopes = vec![0.0; y.len()];
        rate(work.system, step.end, &y, &mut slopes, work.counters)?;
        let shares = self.shares(step.h);
        self.tangent.factor(&self.places, (step.end, &y, &slopes), shares, work);
        Ok(())
    }

    /// A step over a jump: [`Ends::carry`]. What forces were before it tells nothing of what they are now.
    fn carry(&mut self, step: Step, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        let tried = self.ends.carry(step, work)?;
        for (i, &place) in self.places.iter().enumerate() {
            self.proper[i] = self.ends.f_end[place];
            self.filtered[i] = self.proper[i];
        }
        [&mut self.slope, &mut self.bend, &mut self.lambda].into_iter().for_each(|x| x.fill(0.0));
        self.collect(step.h);
        Ok(tried)
    }

    /// v̇₁ and a₁ as the equations differentiated twice have them, at the end as it is projected. Gives what the projection came to.
    fn settle(&mut self, step: Step, work: &mut Work<'_>) -> Result<Projection, Trouble> {
        let projection = self.ends.finish(step.end, false, work)?;
        for (i, &place) in self.places.iter().enumerate() {
            self.proper[i] = self.ends.f_end[place];
        }
        for i in 0..self.places.len() {
            self.filtered[i] = self.filter(i);
        }
        Ok(projection)
    }

    /// a₁ of (2).
    fn filter(&self, i: usize) -> f64 {
        let Weights { alpha_m, alpha_f, .. } = self.weights;
        let forces = (1.0 - alpha_f) * self.proper[i] + alpha_f * self.past.proper[i];
        (forces - alpha_m * self.begin[i]) / (1.0 - alpha_m)
    }

    /// Results at the end: the trapezoidal rule.
    fn collect(&mut self, h: f64) {
        for &i in &self.results {
            self.ends.end[i] = self.ends.y[i] + 0.5 * h * (self.ends.f[i] + self.ends.f_end[i]);
        }
    }

    /// (5) over what (6) allows; of the few steps at a switch, over the tolerance.
    fn estimate(&mut self, step: Step, place: Place, work: &mut Work<'_>) -> Result<f64, Trouble> {
        let h = step.h;
        let [by_position, by_velocity] = self.weights.errors();
        let between = if self.past.h > 0.0 { 0.5 * (h + self.past.h) } else { h };
        for i in 0..self.places.len() {
            self.slope[i] = (self.proper[i] - self.past.proper[i]) / h;
            self.bend[i] =
                if self.past.h > 0.0 { (self.slope[i] - self.past.slope[i]) / between } else { self.slope[i] / h };
            self.room[i] = h.powi(3) * by_position * self.slope[i];
            self.moving[i] = h.powi(3) * by_velocity * self.bend[i];
        }
        let strictness = if place == Place::AtSwitch { 1.0 } else { self.strictness(step, work.tolerance) };
        let mut by_numbers = self.over_tolerance(work);
        self.unfiltered = self.unfiltered.saturating_sub(1);
        if self.tangent.is_known() || by_numbers * strictness > FILTERED && self.unfiltered == 0 {
            if !self.tangent.is_known() {
                self.sharpen(step, work)?;
            }
            self.tangent.solve(&mut self.room);
            self.tangent.solve(&mut self.moving);
            let filtered = self.over_tolerance(work);
            if filtered > HELPS * by_numbers {
                self.unfiltered = WITHOUT;
            }
            by_numbers = by_numbers.min(filtered);
        }
        self.miss(h, second(work.system)?);
        let size = |i: usize| self.ends.y[i].abs().max(self.ends.end[i].abs());
        let by_groups = work.tolerance.largest(&self.missed, size);
        let error = (by_numbers + by_groups) * strictness;
        if error.is_finite() { Ok(error) } else { Err(Trouble::NotFinite) }
    }

    /// (8).
    fn miss(&mut self, h: f64, system: &dyn SecondOrder) {
        self.ends.hermite(0.5, h);
        let Ends { y, f, end, f_end, point, .. } = &mut self.ends;
        let simpson = |[start, middle, end]: [f64; 3]| h / 6.0 * (start + 4.0 * middle + end);
        for (i, &place) in self.places.iter().enumerate() {
            self.velocity[i] = point[place];
            self.room[i] = h * self.mean[i] - simpson([y[place], point[place], end[place]]);
        }
        let (middle, missed) = (&mut self.error, &mut self.missed);
        middle.fill(0.0);
        missed.fill(0.0);
        system.along(point, &self.velocity, middle);
        system.along(y, &self.room, missed);
        self.moving.iter_mut().zip(&self.mean).for_each(|(d, v)| *d = h * v);
        point.copy_from_slice(y);
        system.retract(point, &self.moving);
        for (i, missed) in missed.iter_mut().enumerate() {
            let all = point[i] - y[i] - simpson([f[i], middle[i], f_end[i]]) - *missed;
            let rounding = RELATIVE_FLOOR * (y[i].abs() + point[i].abs());
            *missed = if all.abs() > rounding { all } else { 0.0 };
        }
        let others = self.places.iter().chain(&self.results);
        others.for_each(|&place| self.missed[place] = 0.0);
    }

    fn factor(error: f64) -> f64 {
        (SAFETY * error.max(ERROR_FLOOR).powf(-1.0 / ORDER)).clamp(SHRINK, GROW)
    }
}

impl Method for GeneralizedAlpha {
    fn begin_anew(&mut self) {
        self.past.filtered.copy_from_slice(&self.past.proper);
        self.past.h = 0.0;
        self.began = None;
    }

    fn sees_ends_only(&self) -> bool {
        true
    }

    between_ends!(read);

    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        self.ends.set_out(t, work)?;
        for (i, &place) in self.places.iter().enumerate() {
            (self.past.proper[i], self.past.filtered[i]) = (self.ends.f[place], self.ends.f[place]);
        }
        self.past.lambda.fill(0.0);
        self.past.h = 0.0;
        self.began.get_or_insert(t);
        Ok(())
    }

    fn stop_at_sample(&mut self, at_end: bool) {
        self.ends.stop_at_sample(at_end);
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        first_step::choose((&self.ends.y, &self.ends.f), (t, span), ORDER + 1.0, work)
    }

    fn set_length(&mut self, _h: f64) {
        self.given = true;
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        self.h = step.h;
        self.began.get_or_insert(step.start);
        if ask.place == Place::OverJump {
            return self.carry(step, work);
        }
        let passed = step.end - self.began.unwrap_or(step.start);
        work.system.sizes_over(step.h, passed, &mut work.tolerance.sizes);
        let (h, before) = (step.h, self.past.h);
        let by_slope = self.weights.offset * (h - before);
        let by_bend = self.weights.offset * (self.weights.alpha_m - 0.5) * (h * h - before * before);
        for i in 0..self.places.len() {
            let (bend, slope) = (self.past.bend[i], self.past.slope[i] + 0.5 * before * self.past.bend[i]);
            let known = before > 0.0;
            self.begin[i] = self.past.filtered[i] + if known { by_slope * slope + by_bend * bend } else { 0.0 };
            self.proper[i] = self.past.proper[i] + if known { h * slope } else { 0.0 };
        }
        self.lambda.copy_from_slice(&self.past.lambda);
        self.solve(step, work)?;
        if self.past.h == 0.0 {
            // What v̈ is at the start the first try tells.
            for i in 0..self.places.len() {
                self.begin[i] = self.past.filtered[i] + self.weights.offset * (self.proper[i] - self.past.proper[i]);
            }
            self.solve(step, work)?;
        }
        let unsuited = self.settle(step, work)? == Projection::Unsuited;
        let error = self.estimate(step, ask.place, work)?;
        self.collect(step.h);
        Ok(Tried { error: if ask.jump { error.min(1.0) } else { error }, unsuited, loose: 0.0 })
    }

    fn accept(&mut self, step: Step, error: f64) -> f64 {
        if error == 0.0 {
            self.began = None;
        }
        let most = if std::mem::take(&mut self.after_rejection) { 1.0 } else { GROW };
        step.h * Self::factor(error).min(most)
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        self.after_rejection = true;
        step.h * Self::factor(error).min(SAFETY)
    }

    fn fail(&mut self, step: Step, _trouble: &Trouble) -> f64 {
        self.after_rejection = true;
        step.h * RETREAT
    }

    fn sample(&mut self, (t, theta): (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        self.ends.hermite(theta, self.h);
        project_sample(work.system, t, &mut self.ends.point, work.counters)?;
        Ok(&self.ends.point)
    }

    fn advance(&mut self) {
        self.ends.advance();
        let past = &mut self.past;
        std::mem::swap(&mut past.filtered, &mut self.filtered);
        std::mem::swap(&mut past.proper, &mut self.proper);
        std::mem::swap(&mut past.lambda, &mut self.lambda);
        std::mem::swap(&mut past.slope, &mut self.slope);
        std::mem::swap(&mut past.bend, &mut self.bend);
        past.h = self.h;
    }

    fn remember(&mut self, memory: &mut Memory, _system: &mut dyn System) {
        self.ends.remember(memory);
        let past = &mut self.past;
        for numbers in [&mut past.filtered, &mut past.proper, &mut past.lambda, &mut past.slope, &mut past.bend] {
            memory.numbers(numbers);
        }
        memory.number(&mut past.h);
        memory.flag(&mut self.after_rejection);
        memory.small(&mut self.unfiltered);
        memory.flag(&mut self.given);
        memory.maybe(&mut self.began, f64::default, Memory::number);
    }
}

#[cfg(test)]
mod tests {
    use super::Weights;

    /// (2) and (3) on v̇ = t²/2, from long ago: what a step adds to v, against ∫ v̇.
    #[test]
    fn errors_of_velocities_are_those_of_the_recursion() {
        for radius in [0.0, 0.25, 0.42, 0.5, 0.8, 1.0] {
            let w = Weights::of(radius);
            let proper = |t: f64| 0.5 * t * t;
            // a for v̇ = t² /2 is a polynomial of degree two as well: (7), from which the recursion does not depart.
            let mut a = (w.alpha_m - 0.5) * w.offset;
            for step in 0..5 {
                let t = f64::from(step);
                let next =
                    ((1.0 - w.alpha_f) * proper(t + 1.0) + w.alpha_f * proper(t) - w.alpha_m * a) / (1.0 - w.alpha_m);
                let added = (1.0 - w.gamma) * a + w.gamma * next;
                let exact = ((t + 1.0).powi(3) - t.powi(3)) / 6.0;
                assert!((exact - added - w.errors()[1]).abs() < 1e-13, "{radius}: {} {}", exact - added, w.errors()[1]);
                a = next;
            }
        }
    }
}
