//! One step of a discrete-gradient method on a group, with M(q): the balance of power holds in each step to rounding.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | a, ξ = v₀ + ½h a | `mean`, `xi` | acceleration and velocity of the step |
//! | η = ξ + κ h a | `moving` | what positions move by: q₁ = q₀ ⊞ hη |
//! | λ, μ | `lambda`, `impulse` | multipliers in the middle; impulses at the end |
//! | H, P | `energy`, `power` | q̇·∂L/∂q̇ − L; the power of all forces in no potential but those of constraints |
//! | P_λ | `power_of` | the power of Aᵀλ where v meets the rows: λᵀβ, of rows that are linear in v |
//! | κ | `share` | what holds (4) |
//!
//! ```text
//! (1) M_m (a + κ ξ/h) = f(t_m, q_m, ξ) + A_mᵀλ,   q_m = q₀ ⊞ ½hη,   g(t₁, q₁) = 0
//! (2) v₁ = v₀ + h a + M₁⁻¹A₁ᵀμ,   A₁v₁ = β₁
//! (3) W = h (P(t_m, q_m, ξ) + P_λ(t_m, q_m, ξ)) + P_μ(t₁, q₁, v₁)
//! (4) H(t₁, q₁, v₁) − H(t₀, q₀, v₀) = W
//! ```
//!
//! With κ = 0 this is the midpoint rule, of order 2 and symmetric, for which (4) fails by a term of third order. κ is that of Gonzalez's discrete gradient of H,
//!
//! ```text
//! (5) ∇̄H = ∇H(y_m) + (H₁ − H₀ − ∇H(y_m)·Δy)/|Δy|² Δy,   |Δy|² = |Δq|²/h² + |Δv|² in the metric M
//! ```
//!
//! of order 2, so that the method keeps its order; |Δy| is zero at rest only. Damping takes energy in every step, whatever its length, and what constraints
//! at rest and gyroscopic forces do is nothing. The step is implicit and stable where forces are stiff: (1) is solved by Newton's iteration of `implicit_second.rs` with
//! c_q = ½h(½ + κ)h, c_v = ½h where plain iteration falls slowly, (4) by secants around it. Where plain iteration grows it leads away from where forces are those of the step: Newton's begins at q₀ with ξ = 0,
//! its derivatives are renewed where it falls slowly, and corrections after which the next one is larger are halved. What rounding leaves of (1) tells `rounding.rs`.
//!
//! Source: Gonzalez, "Time integration and discrete Hamiltonian systems", J. Nonlinear Sci. 6 (1996); Gonzalez, "Mechanical systems subject to holonomic constraints: differential-algebraic
//! formulations and conservative integration", Physica D 132 (1999); Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., §V.5. Ours: M that depends on q, groups,
//! κ as the unknown of (4).

use crate::implicit_second::Tangent;
use crate::method::{Trouble, Work, all_finite, failed, rate};
use crate::rattle::Kernel;
use crate::rattle::step::second;
use crate::rounding::{Rounding, sums};
use crate::tolerances::discrete_gradient::{
    BALANCED, CONTRACTS, HALVINGS, ITERATIONS, RENEWALS, SECANTS, UNBALANCED, WAY,
};
use crate::tolerances::rattle::{ROUNDING, SHORTER, STALLS, STALLS_BELOW};
use crate::tolerances::switches::PATTERNS;
use crate::{Held, SecondOrder};

/// Room for a step.
#[derive(Debug, Default)]
pub(crate) struct Base {
    places: Vec<usize>,
    results: Vec<usize>,
    work: Option<usize>,
    rows: Vec<Held>,
    lambda: Vec<f64>,
    tangent: Tangent,
    before: Vec<f64>,
    mean: Vec<f64>,
    xi: Vec<f64>,
    after: Vec<f64>,
    missing: Vec<f64>,
    moving: Vec<f64>,
    room: Vec<f64>,
    /// The correction with M and A alone, and that with K; the last one that was made.
    plain: Vec<f64>,
    correction: Vec<f64>,
    last: (Vec<f64>, Vec<f64>),
    impulse: Vec<f64>,
    gap: Vec<f64>,
    drift: Vec<f64>,
    point: Vec<f64>,
    middle: Vec<f64>,
    middle_rate: Vec<f64>,
    end: Vec<f64>,
    end_rate: Vec<f64>,
    terms: f64,
    /// What forces at the start would do along the positions.
    at_start: f64,
    /// κ h.
    shift: f64,
    rounding: Rounding,
}

/// What a solution of (1) and (2) with some κ comes to.
struct Balance {
    /// H₁ − H₀ − W, and W.
    missing: f64,
    work: f64,
    /// The size of its terms.
    terms: f64,
    /// −|Δy|²: what missing changes with κ.
    slope: f64,
}

impl Balance {
    /// Whether it misses no more than this share of its terms. Squares of what is next to rest have fewer digits than others.
    fn is_met(&self, share: f64) -> bool {
        self.missing.abs() <= share * self.terms + f64::MIN_POSITIVE
    }
}

impl Base {
    /// Room for a system; none if it does not tell its energy.
    pub fn new(system: &dyn SecondOrder, states: usize) -> Self {
        let (places, rows) = (system.velocity_places().to_vec(), system.rows().to_vec());
        let (n, m) = (places.len(), rows.len());
        let [before, mean, xi, after, missing, moving, room, plain, correction] = std::array::from_fn(|_| vec![0.0; n]);
        let [lambda, impulse, gap, drift] = std::array::from_fn(|_| vec![0.0; m]);
        let [point, middle, middle_rate, end, end_rate] = std::array::from_fn(|_| vec![0.0; states]);
        Self {
            places,
            results: system.results().to_vec(),
            work: system.work(),
            rows,
            lambda,
            tangent: Tangent::default(),
            before,
            mean,
            xi,
            after,
            missing,
            moving,
            room,
            plain,
            correction,
            last: (vec![0.0; n], vec![0.0; m]),
            impulse,
            gap,
            drift,
            point,
            middle,
            middle_rate,
            end,
            end_rate,
            terms: 0.0,
            at_start: 0.0,
            shift: 0.0,
            rounding: Rounding::default(),
        }
    }

    /// q₀ ⊞ lη with the velocity ξ into `point`.
    fn moved(&mut self, system: &dyn SecondOrder, l: f64, y: &[f64]) {
        self.point.copy_from_slice(y);
        self.places.iter().zip(&self.xi).for_each(|(&place, xi)| self.point[place] = *xi);
        for ((d, xi), a) in self.room.iter_mut().zip(&self.xi).zip(&self.mean) {
            *d = l * (xi + self.shift * a);
        }
        system.retract(&mut self.point, &self.room);
    }

    fn speed_of_step(&mut self, h: f64) {
        for ((xi, v), a) in self.xi.iter_mut().zip(&self.before).zip(&self.mean) {
            *xi = v + 0.5 * h * a;
        }
    }

    /// The middle of the step: M and A of (1) there are factored.
    fn factor(&mut self, (t, h): (f64, f64), y: &[f64], work: &mut Work<'_>) -> Result<(), Trouble> {
        let system = second(work.system)?;
        self.speed_of_step(h);
        self.moved(system, 0.5 * h, y);
        system.evaluate(t + 0.5 * h, &self.point).map_err(failed)?;
        system.factor().map_err(failed)?;
        work.counters.factorizations += 1;
        Ok(())
    }

    /// What (1) misses.
    fn residual(
        &mut self,
        (t, h, share): (f64, f64, f64),
        y: &[f64],
        system: &mut dyn SecondOrder,
    ) -> Result<f64, Trouble> {
        self.speed_of_step(h);
        self.moved(system, 0.5 * h, y);
        self.middle.copy_from_slice(&self.point);
        system.evaluate(t + 0.5 * h, &self.point).map_err(failed)?;
        system.force(&mut self.missing);
        let mut terms: Vec<f64> = self.missing.iter().map(|f| h * f.abs()).collect();
        self.moving.fill(0.0);
        system.push(&self.lambda, &mut self.moving);
        self.missing.iter_mut().zip(&self.moving).for_each(|(r, push)| *r += push);
        terms.iter_mut().zip(&self.moving).for_each(|(t, push)| *t += h * push.abs());
        system.momentum(&self.xi, &mut self.moving);
        self.missing.iter_mut().zip(&self.moving).for_each(|(r, p)| *r -= share / h * p);
        terms.iter_mut().zip(&self.moving).for_each(|(t, p)| *t += p.abs());
        system.momentum(&self.mean, &mut self.moving);
        self.missing.iter_mut().zip(&self.moving).for_each(|(r, p)| *r -= p);
        system.inertias(&mut self.moving);
        let squares = terms.iter().zip(&self.moving).filter(|(_, m)| **m > 0.0).map(|(u, m)| u * u / m);
        let scale = squares.sum::<f64>().sqrt();
        system.drifts(&mut self.drift);
        self.moved(system, h, y);
        system.evaluate(t + h, &self.point).map_err(failed)?;
        system.gaps(&mut self.gap);
        for (r, held) in self.rows.iter().enumerate() {
            self.gap[r] = match held {
                Held::Position => -self.gap[r] / (h * (0.5 * h + self.shift)),
                Held::Velocity => -2.0 * self.drift[r] / h,
            };
        }
        Ok(scale)
    }

    /// (1) for some κ: plain iteration; where that grows or breaks off, Newton's from the start of the step itself, whose corrections are halved as long as they grow.
    fn solve(&mut self, (t, h, share): (f64, f64, f64), y: &[f64], work: &mut Work<'_>) -> Result<(), Trouble> {
        self.shift = share * h;
        let begun = self.lambda.clone();
        let mut from_start = work.system.implicit().is_none() || self.tangent.is_known();
        let mut ready = self.factor((t, h), y, work);
        let (mut before, mut stalled, mut halved, mut moved, mut renewed) = (f64::INFINITY, 0, 0, false, 0);
        for k in 0.. {
            let looked = ready.and_then(|()| self.look((t, h, share), y, work));
            ready = Ok(());
            let change = *looked.as_ref().unwrap_or(&f64::INFINITY);
            stalled = if change >= STALLS * before { stalled + 1 } else { 0 };
            let settled = |(times, most): (u32, f64)| stalled >= times && change <= most * self.terms;
            let is_rounding = change <= ROUNDING * self.terms || STALLS_BELOW.into_iter().any(settled);
            let may_be = stalled > 0 && (change <= before || self.tangent.is_known());
            if looked.is_ok() && (is_rounding || may_be && change <= self.rounded_forces((t, h), work)?) {
                self.correct();
                break;
            }
            if k >= ITERATIONS {
                return Err(looked.err().unwrap_or(Trouble::Unsolved(SHORTER)));
            }
            if looked.is_err() || change > before {
                if self.tangent.is_known() && moved && halved < HALVINGS {
                    self.halve();
                    halved += 1;
                    continue;
                }
                if !from_start {
                    self.stand(h, &begun);
                    ready = self.factor((t, h), y, work);
                    self.middle.copy_from_slice(&self.point);
                    self.sharpen((t, h), work)?;
                    (before, stalled, halved, moved, from_start) = (f64::INFINITY, 0, 0, false, true);
                    continue;
                }
                if looked.is_err() {
                    return looked.map(|_| ());
                }
                if self.tangent.is_known() {
                    // M and A belong to another place.
                    ready = self.factor((t, h), y, work);
                    self.sharpen((t, h), work)?;
                    (before, stalled, halved, moved) = (f64::INFINITY, 0, 0, false);
                    continue;
                }
            }
            let slow = change > CONTRACTS * before;
            before = change;
            // What K leaves out, it leaves out again.
            if slow && renewed < RENEWALS && work.system.implicit().is_some() {
                renewed += 1;
                self.sharpen((t, h), work)?;
                before = self.by_tangent(h, second(work.system)?);
            }
            self.correct();
            (halved, moved) = (0, true);
        }
        self.speed_of_step(h);
        Ok(())
    }

    /// What (1) misses, and the correction that it asks for: its size.
    fn look(&mut self, at: (f64, f64, f64), y: &[f64], work: &mut Work<'_>) -> Result<f64, Trouble> {
        let system = second(work.system)?;
        work.counters.evaluations += 2;
        self.terms = self.residual(at, y, system)?;
        system.solve(&self.missing, &self.gap, &mut self.plain, &mut self.impulse).map_err(failed)?;
        let change = self.by_tangent(at.1, system);
        if change.is_finite() { Ok(change) } else { Err(Trouble::NotFinite) }
    }

    /// The correction that K makes of that with M and A: its size.
    fn by_tangent(&mut self, h: f64, system: &mut dyn SecondOrder) -> f64 {
        self.correction.copy_from_slice(&self.plain);
        self.tangent.solve(&mut self.correction);
        system.momentum(&self.correction, &mut self.moving);
        let square: f64 = self.correction.iter().zip(&self.moving).map(|(d, m)| d * m).sum();
        // The larger of two numbers is the other one where one is none.
        if square.is_finite() { 0.5 * h.abs() * square.max(0.0).sqrt() } else { f64::NAN }
    }

    fn correct(&mut self) {
        self.mean.iter_mut().zip(&self.correction).for_each(|(a, d)| *a += d);
        self.lambda.iter_mut().zip(&self.impulse).for_each(|(l, d)| *l += d);
        self.last.0.copy_from_slice(&self.correction);
        self.last.1.copy_from_slice(&self.impulse);
    }

    /// Goes back by half of the last correction.
    fn halve(&mut self) {
        let (by, of_lambda) = &mut self.last;
        by.iter_mut().chain(of_lambda.iter_mut()).for_each(|d| *d *= 0.5);
        self.mean.iter_mut().zip(&*by).for_each(|(a, d)| *a -= d);
        self.lambda.iter_mut().zip(&*of_lambda).for_each(|(l, d)| *l -= d);
    }

    /// ξ = 0: the middle is where the step begins, where forces are known to be what they are.
    fn stand(&mut self, h: f64, lambda: &[f64]) {
        self.mean.iter_mut().zip(&self.before).for_each(|(a, v)| *a = -2.0 * v / h);
        self.lambda.copy_from_slice(lambda);
    }

    /// What rounding leaves of the corrections of (1).
    fn rounded_forces(&mut self, (t, h): (f64, f64), work: &mut Work<'_>) -> Result<f64, Trouble> {
        let at = (t + 0.5 * h, self.middle.as_slice());
        work.counters.evaluations += 2 * PATTERNS as u64;
        let (system, sizes) = (second(work.system)?, &work.tolerance.sizes);
        let added = sums(system, &self.mean);
        Ok(0.5 * h.abs() * self.rounding.left(system, at, &self.lambda, (sizes, &added), &self.tangent))
    }

    /// K in the middle of the step, where the system was looked at last.
    fn sharpen(&mut self, (t, h): (f64, f64), work: &mut Work<'_>) -> Result<(), Trouble> {
        let (middle, mut slopes) = (self.middle.clone(), vec![0.0; self.middle.len()]);
        rate(work.system, t + 0.5 * h, &middle, &mut slopes, work.counters)?;
        let at = (t + 0.5 * h, middle.as_slice(), slopes.as_slice());
        self.tangent.factor(&self.places, at, (0.5 * h * (0.5 * h + self.shift), 0.5 * h), work);
        Ok(())
    }

    /// (2) and what (4) misses.
    fn finish(
        &mut self,
        (t, h): (f64, f64),
        (y, energy): (&[f64], f64),
        work: &mut Work<'_>,
    ) -> Result<Balance, Trouble> {
        let system = second(work.system)?;
        system.evaluate(t + 0.5 * h, &self.middle).map_err(failed)?;
        let in_middle = worth(system, &self.middle, &mut self.missing, &mut self.middle_rate);
        let power = system.power();
        let driven = system.power_of(&self.lambda);
        self.moved(system, h, y);
        for ((after, v), a) in self.after.iter_mut().zip(&self.before).zip(&self.mean) {
            *after = v + h * a;
        }
        self.places.iter().zip(&self.after).for_each(|(&place, v)| self.point[place] = *v);
        self.end.copy_from_slice(&self.point);
        system.evaluate(t + h, &self.end).map_err(failed)?;
        let mut pushed = 0.0;
        if !self.rows.is_empty() {
            system.drifts(&mut self.drift);
            self.gap.iter_mut().zip(&self.drift).for_each(|(b, d)| *b = -d);
            system.factor().map_err(failed)?;
            self.missing.fill(0.0);
            system.solve(&self.missing, &self.gap, &mut self.correction, &mut self.impulse).map_err(failed)?;
            self.after.iter_mut().zip(&self.correction).for_each(|(v, d)| *v += d);
            self.places.iter().zip(&self.after).for_each(|(&place, v)| self.end[place] = *v);
            system.evaluate(t + h, &self.end).map_err(failed)?;
            pushed = system.power_of(&self.impulse);
        }
        system.momentum(&self.xi, &mut self.moving);
        let positions: f64 = self.xi.iter().zip(&self.moving).map(|(v, p)| v * p).sum();
        system.momentum(&self.mean, &mut self.moving);
        let velocities: f64 = self.mean.iter().zip(&self.moving).map(|(a, f)| a * f).sum();
        let slope = -(positions + h * h * velocities);
        let done = h * (power + driven) + pushed;
        let there = energy_of(system)?;
        system.momentum(&self.after, &mut self.moving);
        let kinetic: f64 = self.after.iter().zip(&self.moving).map(|(v, p)| 0.5 * v * p).sum();
        let done_by_parts = h * (power.abs() + driven.abs()) + pushed.abs();
        let at_end = worth(system, &self.end, &mut self.missing, &mut self.middle_rate);
        let along = self.at_start.max(in_middle).max(at_end);
        let terms = energy.abs() + there.abs() + kinetic.abs() + done_by_parts + along;
        let missing = there - energy - done;
        if missing.is_finite() { Ok(Balance { missing, work: done, terms, slope }) } else { Err(Trouble::NotFinite) }
    }

    /// (4): secants for κ.
    fn balance(&mut self, (t, h): (f64, f64), (y, energy): (&[f64], f64), work: &mut Work<'_>) -> Result<f64, Trouble> {
        self.solve((t, h, 0.0), y, work)?;
        let mut now = self.finish((t, h), (y, energy), work)?;
        let (mut share, mut slope) = (0.0, now.slope);
        for _ in 0..SECANTS {
            if now.is_met(BALANCED) || slope == 0.0 {
                break;
            }
            let change = (-now.missing / slope).clamp(-WAY, WAY);
            let known = (self.mean.clone(), self.lambda.clone());
            if let Err(trouble) = self.solve((t, h, share + change), y, work) {
                if !now.is_met(UNBALANCED) {
                    return Err(trouble);
                }
                // Of next to no motion κ is a quotient of rounding.
                (self.mean, self.lambda) = known;
                self.solve((t, h, share), y, work)?;
                now = self.finish((t, h), (y, energy), work)?;
                break;
            }
            let next = self.finish((t, h), (y, energy), work)?;
            let told = (next.missing - now.missing) / change;
            // Stiff forces answer to κ: slopes are others than (5) has them. Of rounding alone no quotient tells one.
            let tells = next.missing.abs() < now.missing.abs() || !next.is_met(UNBALANCED);
            if told.is_finite() && told != 0.0 && tells {
                slope = told;
            }
            share += change;
            let stands = next.missing.abs() >= STALLS * now.missing.abs() && next.is_met(UNBALANCED);
            now = next;
            if stands {
                break;
            }
        }
        if now.is_met(UNBALANCED) { Ok(now.work) } else { Err(Trouble::Unsolved(SHORTER)) }
    }
}

/// What forces at the state last looked at would do along its positions: rounding of these is as large a share of it, of either end and in the middle, since a step may begin or end where there are none.
fn worth(system: &mut dyn SecondOrder, y: &[f64], force: &mut [f64], room: &mut [f64]) -> f64 {
    system.force(force);
    room.fill(0.0);
    system.along(y, force, room);
    room.iter().zip(y).map(|(f, q)| (f * q).abs()).sum()
}

/// The energy at the state last looked at.
fn energy_of(system: &mut dyn SecondOrder) -> Result<f64, Trouble> {
    system.energy().ok_or_else(|| Trouble::Failure("the energy of the system is not known here".to_owned()))
}

impl Kernel for Base {
    fn step(&mut self, (t, h): (f64, f64), y: &mut [f64], dy: &mut [f64], work: &mut Work<'_>) -> Result<(), Trouble> {
        let system = second(work.system)?;
        system.evaluate(t, y).map_err(failed)?;
        let energy = energy_of(system)?;
        system.evaluate(t, y).map_err(failed)?;
        self.at_start = worth(system, y, &mut self.missing, &mut self.middle_rate);
        for ((v, a), &place) in self.before.iter_mut().zip(&mut self.mean).zip(&self.places) {
            (*v, *a) = (y[place], dy[place]);
        }
        self.tangent.forget();
        let done = self.balance((t, h), (y, energy), work)?;
        let middle = std::mem::take(&mut self.middle);
        let told = rate(work.system, t + 0.5 * h, &middle, &mut self.middle_rate, work.counters);
        self.middle = middle;
        told?;
        for &i in &self.results {
            self.end[i] = y[i] + h * self.middle_rate[i];
        }
        if let Some(place) = self.work {
            self.end[place] = y[place] + done;
        }
        let end = std::mem::take(&mut self.end);
        let told = rate(work.system, t + h, &end, &mut self.end_rate, work.counters);
        self.end = end;
        told?;
        all_finite(&self.end)?;
        y.copy_from_slice(&self.end);
        dy.copy_from_slice(&self.end_rate);
        Ok(())
    }

    fn speed(&mut self, system: &mut dyn SecondOrder, y: &[f64]) -> f64 {
        self.xi.iter_mut().zip(&self.places).for_each(|(v, &place)| *v = y[place]);
        system.momentum(&self.xi, &mut self.moving);
        self.xi.iter().zip(&self.moving).map(|(v, p)| v * p).sum::<f64>().max(0.0).sqrt()
    }

    fn terms(&self) -> f64 {
        self.terms
    }

    fn lambda(&mut self) -> &mut Vec<f64> {
        &mut self.lambda
    }
}
