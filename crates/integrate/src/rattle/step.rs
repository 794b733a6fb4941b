//! One step of RATTLE on a group, with M(q).
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | q₀, v₀, p₀ = M₀v₀ | `y`, `start` | the start; its index 0 says where M, f, A are taken |
//! | ξ | `xi` | the velocity of the step: q₁ = q₀ ⊞ hξ |
//! | P | `mean` | ½(M₀ + M₁)ξ |
//! | λ, μ | `lambda`, `impulse` | multipliers at the start; impulses at the end |
//! | G(t, q) | `push` | ∂T/∂q + Q at velocity ξ: f + M'ξ − ad*_ξ(Mξ) |
//!
//! ```text
//! (1) (dcay⁻¹_{hξ})* P = p₀ + h/2 (G(t₀, q₀) + A₀ᵀλ),     g(t₁, q₁) = 0
//! (2) p₁ = (dcay⁻¹_{−hξ})* P + h/2 G(t₁, q₁) + A₁ᵀμ,      A₁v₁ = β₁,  M₁v₁ = p₁
//! ```
//!
//! These are the discrete Euler–Lagrange equations of L_d(q₀, q₁) = h/2 (L(q₀, ξ) + L(q₁, ξ)): the map is symplectic, also where M depends on q, and
//! keeps the momenta of symmetries that leave ξ alone, such as the angular momentum of a free body, exactly. With constant M it is
//! Störmer and Verlet's method, and RATTLE with constraints. Other forces Q(t, q, v) enter by the discrete principle of Lagrange and d'Alembert: the method stays
//! symmetric and of order 2. Rows that hold velocities alone are held by A₀ξ + A₁ξ = β₀ + β₁, symmetrically, and at the end.
//!
//! (1) is solved for ξ and λ to rounding, by simplified Newton steps with M and A in the middle of the step,
//!
//! ```text
//! (3) M dξ = r + Aᵀdμ,   A dξ = −g(t₁, q₁)/h,     ξ ← ξ + dξ,  λ ← λ + 2 dμ/h
//! ```
//!
//! r what is missing in (1), as far as rounding of its forces lets it be known (`rounding.rs`). What (3) leaves out is of order h; Broyden's method makes up for it, with the corrections d_k of (3) in the metric W = diag M:
//!
//! ```text
//! (4) d ← d_k + Σ_{j<k−1} s_{j+1} (s_jᵀW d)/(s_jᵀW s_j) one after the other,   s_k = d/(1 − s_{k−1}ᵀW d/(s_{k−1}ᵀW s_{k−1}))
//! ```
//!
//! Of bodies that are free to move, turns and shifts are apart, the group R³ × SO(3), with ξ, P and G of shifts in axes that do not turn: the same
//! motion seen from another steady frame is the same. M, A and their solutions are in the frames that move, between which `stand` turns.
//!
//! Results y' = ρ that nothing depends on follow the trapezoidal rule.
//!
//! Where steps are stable the largest eigenvalue ω² tells of how accelerations answer displacements. Velocities have no part in that: their forces enter by ξ, as in the midpoint rule, which bounds whatever
//! they damp or turn. With Π what M and A leave of accelerations, from any w in the metric of M,
//!
//! ```text
//! (5) w ← Π(α(q ⊞ εw) − α(q))/ε,   ω² ≥ |w_{k+1}|/|w_k|
//! ```
//!
//! where energy is kept the larger the later: the operator is symmetric. Of both signs of ε the smaller answer counts, which leads over no jump.
//!
//! Source: Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., §VI.6.2, §VII.1.4 (RATTLE for general Hamiltonians); Marsden, West, "Discrete
//! mechanics and variational integrators", Acta Numerica 10 (2001), §3.5; Kobilarov, Crane, Desbrun, "Lie group integrators for animation and control of
//! vehicles", ACM Trans. Graph. 28 (2009) (Cayley's map); Kelley, *Iterative Methods for Linear and Nonlinear Equations*, §7.3 (Broyden's method). Ours: M that depends on q beside a group, constraints that depend on time, (3).

use super::Kernel;
use crate::implicit_second::Tangent;
use crate::method::{Trouble, Work, all_finite, failed, rate};
use crate::rounding::{Rounding, sums};
use crate::tolerances::rattle::{
    ITERATIONS, NUDGE, OTHER, PRODUCTS, REMEMBERED, ROUNDING, SHORTER, STALLS, STALLS_BELOW, TURNS_BACK,
};
use crate::{Held, SecondOrder, System};

/// Room for a step.
#[derive(Debug, Default)]
pub(crate) struct Base {
    places: Vec<usize>,
    /// Components that are neither velocities nor results.
    positions: Vec<usize>,
    results: Vec<usize>,
    rows: Vec<Held>,
    /// λ at the start of the last step: where the next iteration begins.
    lambda: Vec<f64>,
    xi: Vec<f64>,
    /// ξ in the frame that moves, at `point`.
    own: Vec<f64>,
    start: Vec<f64>,
    mean: Vec<f64>,
    carried: Vec<f64>,
    inertial: Vec<f64>,
    moving: Vec<f64>,
    push: Vec<f64>,
    held: Vec<f64>,
    missing: Vec<f64>,
    correction: Vec<f64>,
    /// s_k of (4), with what they are of λ.
    corrections: Vec<(Vec<f64>, Vec<f64>)>,
    impulse: Vec<f64>,
    gap: Vec<f64>,
    drift: Vec<f64>,
    /// The state under way: its start, or its end.
    point: Vec<f64>,
    /// Where (3) was factored.
    middle: Vec<f64>,
    end: Vec<f64>,
    /// The size of what the last step added up, in the mass metric.
    terms: f64,
    end_rate: Vec<f64>,
    rounding: Rounding,
}

impl Base {
    /// Room for a system.
    pub fn new(system: &dyn SecondOrder, states: usize) -> Self {
        let (places, rows) = (system.velocity_places().to_vec(), system.rows().to_vec());
        let (n, m) = (places.len(), rows.len());
        let [xi, own, start, mean, carried, inertial, moving, push, held, missing, correction] =
            std::array::from_fn(|_| vec![0.0; n]);
        let [lambda, impulse, gap, drift] = std::array::from_fn(|_| vec![0.0; m]);
        let [point, middle, end, end_rate] = std::array::from_fn(|_| vec![0.0; states]);
        let results = system.results().to_vec();
        let positions = (0..states).filter(|i| !places.contains(i) && !results.contains(i)).collect();
        Self {
            places,
            positions,
            results,
            rows,
            lambda,
            xi,
            own,
            start,
            mean,
            carried,
            inertial,
            moving,
            push,
            held,
            missing,
            correction,
            corrections: Vec::new(),
            impulse,
            gap,
            drift,
            point,
            middle,
            end,
            terms: 0.0,
            end_rate,
            rounding: Rounding::default(),
        }
    }

    /// p₀, a first ξ, and the matrices of (3).
    fn predict(
        &mut self,
        system: &mut dyn SecondOrder,
        (t, h): (f64, f64),
        y: &[f64],
        dy: &[f64],
    ) -> Result<(), Trouble> {
        system.evaluate(t, y).map_err(failed)?;
        for (xi, &place) in self.xi.iter_mut().zip(&self.places) {
            *xi = y[place];
        }
        system.momentum(&self.xi, &mut self.start);
        for (xi, &place) in self.xi.iter_mut().zip(&self.places) {
            *xi += 0.5 * h * dy[place];
        }
        system.stand(y, &mut self.start, false);
        system.stand(y, &mut self.xi, false);
        self.moved(system, 0.5 * h, y);
        self.middle.copy_from_slice(&self.point);
        system.evaluate(t + 0.5 * h, &self.point).map_err(failed)?;
        system.factor().map_err(failed)
    }

    /// q₀ ⊞ lξ with the velocity ξ into `point`.
    fn moved(&mut self, system: &dyn SecondOrder, l: f64, y: &[f64]) {
        self.point.copy_from_slice(y);
        if l != 0.0 {
            self.correction.iter_mut().zip(&self.xi).for_each(|(d, xi)| *d = l * xi);
            system.retract_apart(&mut self.point, &self.correction);
        }
        self.own.copy_from_slice(&self.xi);
        system.stand(&self.point, &mut self.own, true);
        self.places.iter().zip(&self.own).for_each(|(&place, v)| self.point[place] = *v);
    }

    /// G into `push` and Mξ into `inertial`, at `point`.
    fn momenta(&mut self, system: &mut dyn SecondOrder, t: f64) -> Result<(), Trouble> {
        system.evaluate(t, &self.point).map_err(failed)?;
        system.force(&mut self.push);
        system.momentum_rate(t, &self.point, &self.own, &mut self.moving).map_err(failed)?;
        self.push.iter_mut().zip(&self.moving).for_each(|(g, m)| *g += m);
        system.momentum(&self.own, &mut self.inertial);
        self.moving.fill(0.0);
        system.bracket(&self.own, &self.inertial, &mut self.moving);
        self.push.iter_mut().zip(&self.moving).for_each(|(g, m)| *g -= m);
        system.apart(&self.own, &self.inertial, &mut self.push);
        system.stand(&self.point, &mut self.push, false);
        system.stand(&self.point, &mut self.inertial, false);
        Ok(())
    }

    /// The right side of (1).
    fn at_start(&mut self, system: &mut dyn SecondOrder, (t, h): (f64, f64), y: &[f64]) -> Result<(), Trouble> {
        self.moved(system, 0.0, y);
        self.momenta(system, t)?;
        self.held.fill(0.0);
        system.push(&self.lambda, &mut self.held);
        system.stand(&self.point, &mut self.held, false);
        for (i, missing) in self.missing.iter_mut().enumerate() {
            *missing = self.start[i] + 0.5 * h * (self.push[i] + self.held[i]);
            self.mean[i] = 0.5 * self.inertial[i];
            // What rounding is measured by.
            self.held[i] = self.start[i].abs() + 0.5 * h.abs() * (self.push[i].abs() + self.held[i].abs());
        }
        system.drifts(&mut self.drift);
        Ok(())
    }

    /// What is missing in (1), and where the rows would have the end.
    fn at_end(&mut self, system: &mut dyn SecondOrder, (t, h): (f64, f64), y: &[f64]) -> Result<(), Trouble> {
        self.moved(system, h, y);
        self.momenta(system, t + h)?;
        self.mean.iter_mut().zip(&self.inertial).for_each(|(p, m)| *p += 0.5 * m);
        self.carry(system, h);
        self.missing.iter_mut().zip(&self.carried).for_each(|(missing, p)| *missing -= p);
        std::mem::swap(&mut self.drift, &mut self.impulse);
        system.gaps(&mut self.gap);
        system.drifts(&mut self.drift);
        for (r, held) in self.rows.iter().enumerate() {
            self.gap[r] = match held {
                Held::Position => -self.gap[r] / h,
                Held::Velocity => -0.5 * (self.drift[r] + self.impulse[r]),
            };
        }
        Ok(())
    }

    /// (dcay⁻¹_{hξ})* P into `carried`.
    fn carry(&mut self, system: &dyn SecondOrder, h: f64) {
        self.carried.copy_from_slice(&self.mean);
        self.correction.iter_mut().zip(&self.xi).for_each(|(d, xi)| *d = h * xi);
        system.carry_apart(&self.correction, &mut self.carried);
    }

    /// The size of the last correction in the mass metric, and that of what it is a correction of.
    fn sizes(&mut self, system: &mut dyn SecondOrder) -> (f64, f64) {
        let mut own = self.correction.clone();
        system.stand(&self.point, &mut own, true);
        system.momentum(&own, &mut self.moving);
        let change: f64 = own.iter().zip(&self.moving).map(|(d, m)| d * m).sum();
        system.inertias(&mut self.moving);
        let terms = self.held.iter().zip(&self.moving).filter(|(_, m)| **m > 0.0).map(|(u, m)| u * u / m);
        (change.max(0.0).sqrt(), terms.sum::<f64>().sqrt())
    }

    /// (4): the k-th correction by (3) becomes that of Broyden's method.
    fn correct(&mut self, system: &mut dyn SecondOrder, k: usize) {
        system.inertias(&mut self.moving);
        let k = k % REMEMBERED;
        for j in 0..k {
            let (s, last) = (&self.corrections[j], j + 1 == k);
            let of = |d: &[f64]| -> f64 { (0..d.len()).map(|i| self.moving[i] * s.0[i] * d[i]).sum() };
            let share = of(&self.correction) / of(&s.0);
            if !share.is_finite() || (last && (1.0 - share).abs() < TURNS_BACK) {
                continue;
            }
            let (by, factor) = if last { (s, 1.0 / (1.0 - share)) } else { (&self.corrections[j + 1], 1.0) };
            let added = if last { 0.0 } else { share };
            let sum = |d: &mut [f64], s: &[f64]| d.iter_mut().zip(s).for_each(|(d, s)| *d = factor * *d + added * s);
            sum(&mut self.correction, &by.0);
            sum(&mut self.impulse, &by.1);
        }
        if self.corrections.len() <= k {
            self.corrections.push((self.correction.clone(), self.impulse.clone()));
        } else {
            self.corrections[k].0.copy_from_slice(&self.correction);
            self.corrections[k].1.copy_from_slice(&self.impulse);
        }
    }

    /// |x| over the positions of a change of the state along `correction`; 0 of none.
    fn way(&mut self, system: &dyn SecondOrder, y: &[f64]) -> f64 {
        self.end.fill(0.0);
        system.along(y, &self.correction, &mut self.end);
        self.length(&self.end)
    }

    /// |y| over the positions.
    fn length(&self, y: &[f64]) -> f64 {
        self.positions.iter().map(|&i| y[i] * y[i]).sum::<f64>().sqrt()
    }

    /// What M and A last factored leave of accelerations in `correction`; its size in the mass metric.
    fn leave(&mut self, system: &mut dyn SecondOrder) -> Result<f64, Trouble> {
        system.momentum(&self.correction, &mut self.moving);
        self.gap.fill(0.0);
        system.solve(&self.moving, &self.gap, &mut self.correction, &mut self.impulse).map_err(failed)?;
        system.momentum(&self.correction, &mut self.moving);
        Ok(self.correction.iter().zip(&self.moving).map(|(w, p)| w * p).sum::<f64>().max(0.0).sqrt())
    }

    /// The answer of (5) to a displacement along `xi`, projected, into `correction`; its size.
    fn answer(&mut self, t: f64, epsilon: f64, y: &[f64], still: &[f64], work: &mut Work<'_>) -> Result<f64, Trouble> {
        self.point.copy_from_slice(y);
        self.correction.iter_mut().zip(&self.xi).for_each(|(d, w)| *d = epsilon * w);
        second(work.system)?.retract(&mut self.point, &self.correction);
        rate(work.system, t, &self.point, &mut self.end_rate, work.counters)?;
        for (d, &place) in self.correction.iter_mut().zip(&self.places) {
            *d = (self.end_rate[place] - still[place]) / epsilon;
        }
        self.leave(second(work.system)?)
    }

    /// What rounding leaves of the corrections by (3): its forces are those at the start, with ξ. The end is looked at again.
    fn rounded(
        &mut self,
        system: &mut dyn SecondOrder,
        (t, h): (f64, f64),
        y: &[f64],
        sizes: &[f64],
    ) -> Result<f64, Trouble> {
        self.end.copy_from_slice(y);
        self.places.iter().zip(&self.xi).for_each(|(&place, xi)| self.end[place] = *xi);
        let mut added = sums(system, &self.xi);
        added.iter_mut().zip(&self.held).for_each(|(sum, terms)| *sum = sum.max(*terms) / (0.5 * h.abs()));
        let (at, known) = ((t, self.end.as_slice()), (sizes, added.as_slice()));
        let left = self.rounding.left(system, at, &self.lambda, known, &Tangent::default());
        system.evaluate(t + h, &self.point).map_err(failed)?;
        Ok(0.5 * h.abs() * left)
    }

    /// (2), after the last call of [`Self::at_end`].
    fn finish(&mut self, system: &mut dyn SecondOrder, (_, h): (f64, f64)) -> Result<(), Trouble> {
        self.carry(system, -h);
        for (i, missing) in self.missing.iter_mut().enumerate() {
            *missing = self.carried[i] + 0.5 * h * self.push[i] - self.inertial[i];
        }
        system.stand(&self.point, &mut self.missing, true);
        self.gap.iter_mut().zip(&self.drift).for_each(|(b, d)| *b = -d);
        system.factor().map_err(failed)?;
        system.solve(&self.missing, &self.gap, &mut self.correction, &mut self.impulse).map_err(failed)?;
        self.end.copy_from_slice(&self.point);
        let new = self.places.iter().zip(self.own.iter().zip(&self.correction));
        new.for_each(|(&place, (xi, d))| self.end[place] = xi + d);
        Ok(())
    }
}

impl Kernel for Base {
    fn step(&mut self, (t, h): (f64, f64), y: &mut [f64], dy: &mut [f64], work: &mut Work<'_>) -> Result<(), Trouble> {
        let system = second(work.system)?;
        self.predict(system, (t, h), y, dy)?;
        work.counters.evaluations += 2;
        work.counters.factorizations += 1;
        let (mut before, mut stalled) = (f64::INFINITY, 0);
        for k in 0.. {
            self.at_start(system, (t, h), y)?;
            self.at_end(system, (t, h), y)?;
            work.counters.evaluations += 2;
            system.stand(&self.middle, &mut self.missing, true);
            system.solve(&self.missing, &self.gap, &mut self.correction, &mut self.impulse).map_err(failed)?;
            system.stand(&self.middle, &mut self.correction, false);
            all_finite(&self.correction)?;
            let (change, scale) = self.sizes(system);
            self.terms = scale;
            stalled = if change >= STALLS * before { stalled + 1 } else { 0 };
            let settled = |(times, most): (u32, f64)| stalled >= times && change <= most * scale;
            if change <= ROUNDING * scale
                || STALLS_BELOW.into_iter().any(settled)
                || stalled > 0 && change <= self.rounded(system, (t, h), y, &work.tolerance.sizes)?
            {
                break;
            }
            if k >= ITERATIONS {
                return Err(Trouble::Unsolved(SHORTER));
            }
            before = change;
            self.correct(system, k as usize);
            self.xi.iter_mut().zip(&self.correction).for_each(|(xi, d)| *xi += d);
            self.lambda.iter_mut().zip(&self.impulse).for_each(|(l, d)| *l += 2.0 * d / h);
        }
        self.finish(system, (t, h))?;
        work.counters.factorizations += 1;
        rate(work.system, t + h, &self.end, &mut self.end_rate, work.counters)?;
        for &i in &self.results {
            self.end[i] = y[i] + 0.5 * h * (dy[i] + self.end_rate[i]);
        }
        all_finite(&self.end)?;
        y.copy_from_slice(&self.end);
        dy.copy_from_slice(&self.end_rate);
        Ok(())
    }

    fn speed(&mut self, system: &mut dyn SecondOrder, y: &[f64]) -> f64 {
        let v: Vec<f64> = self.places.iter().map(|&place| y[place]).collect();
        system.momentum(&v, &mut self.moving);
        v.iter().zip(&self.moving).map(|(v, p)| v * p).sum::<f64>().max(0.0).sqrt()
    }

    fn terms(&self) -> f64 {
        self.terms
    }

    fn lambda(&mut self) -> &mut Vec<f64> {
        &mut self.lambda
    }

    fn fastest(&mut self, (t, h): (f64, f64), y: &[f64], dy: &[f64], work: &mut Work<'_>) -> Result<f64, Trouble> {
        let mut still = vec![0.0; y.len()];
        rate(work.system, t, y, &mut still, work.counters)?;
        let system = second(work.system)?;
        system.evaluate(t, y).map_err(failed)?;
        system.factor().map_err(failed)?;
        work.counters.evaluations += 1;
        work.counters.factorizations += 1;
        // How large positions are: as they are, and as far as a step leads from where all are zero.
        for (d, &place) in self.correction.iter_mut().zip(&self.places) {
            *d = h * (y[place] + 0.5 * h * dy[place]);
        }
        let size = self.length(y) + self.way(system, y);
        system.inertias(&mut self.moving);
        for (i, (w, m)) in self.correction.iter_mut().zip(&self.moving).enumerate() {
            let any = if i % 2 == 0 { 1.0 } else { OTHER } / (1.0 + i as f64).sqrt();
            *w = if *m > 0.0 { any / m.sqrt() } else { 0.0 };
        }
        let (mut length, mut most) = (self.leave(system)?, 0.0_f64);
        for _ in 0..PRODUCTS {
            self.correction.iter_mut().for_each(|w| *w /= length);
            let moved = self.way(second(work.system)?, y);
            if !(moved > 0.0 && moved.is_finite()) {
                break;
            }
            // Where all positions are zero, and stay so, they have no rounding: any displacement does.
            let epsilon = if size > 0.0 { NUDGE * size / moved } else { 1.0 };
            self.xi.copy_from_slice(&self.correction);
            let one = self.answer(t, -epsilon, y, &still, work)?;
            self.held.copy_from_slice(&self.correction);
            length = self.answer(t, epsilon, y, &still, work)?;
            if one < length {
                self.correction.copy_from_slice(&self.held);
                length = one;
            }
            most = most.max(length);
        }
        Ok(most.sqrt())
    }
}

/// The system as one of second order.
pub(crate) fn second(system: &mut dyn System) -> Result<&mut dyn SecondOrder, Trouble> {
    system.second_order().ok_or_else(|| Trouble::Failure("the system is no longer one of second order".to_owned()))
}
