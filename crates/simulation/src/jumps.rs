//! Prescribed motion that jumps.
//!
//! A constraint of mechanics h(t, q) = 0 whose formula of time jumps by Δh asks for an infinite velocity: no motion follows it, and the run ends there. One whose rate jumps (a kink of h) gives a
//! finite impulse: velocities jump, in the mass metric, as those of an impact do, and forces and work at any instant do not show it. That is told. Jumps are looked for where formulas
//! change in time ([`crate::changes`]), between times that are next to each other but for rounding δ:
//!
//! Momenta of formulas, ∂T/∂v, do not jump where T does in time, so that velocities would: T is compared at v and at rest, and such a jump is refused, as are
//! velocities that formulas of quasi-velocities make jump, and rates that yielding rows prescribe. What jumps of q̇·∂L/∂q̇ − L while motions stay is work done by what moved it.
//!
//! ```text
//! (1) |h⟨s⟩(t + δ) − h⟨s⟩(t − δ)| > NEWS (|h⟨s⟩(t + 2δ) − h⟨s⟩(t + δ)| + |h⟨s⟩(t − δ) − h⟨s⟩(t − 2δ)|) + ROUNDING Σ_j |A_ij| max |y_j|
//! ```

use crate::tolerances::GOLDEN;
use crate::tolerances::jumps::{INSTANT, NEWS, ROUNDING};
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_integrate::{Memory, Remember};
use dalembert_model::class::Prescribes;
use dalembert_model::model::Model;
use dalembert_scalar::digits::brief;

/// The first kink that was met, and how many there were.
#[derive(Clone, Copy, Debug, Default)]
struct Kink {
    row: usize,
    t: f64,
    size: f64,
    count: u32,
    /// When the last one was.
    last: f64,
}

/// The rows that may jump, and what was met.
pub(super) struct Jumps<'m> {
    rows: Vec<usize>,
    /// Of formulas, if some have energies.
    energies: Option<Readings<'m>>,
    quasi_velocities: bool,
    /// Velocities far from rest, at which momenta are looked at.
    moving: Vec<(usize, f64)>,
    /// Work done by jumps of energies so far, and when the last one was.
    pub work: f64,
    worked: f64,
    /// The largest that time makes of each component of the state over the run.
    largest: Vec<f64>,
    /// The next time at which formulas change.
    pub next: f64,
    /// When the motion begins.
    start: f64,
    kink: Option<Kink>,
}

/// What formulas are at a time next to a jump.
struct Side {
    stages: Vec<f64>,
    /// Rates that quasi-velocities replace.
    rates: Vec<f64>,
    /// q̇·∂L/∂q̇ − L of the state, and of T what moving adds to it.
    energy: f64,
    moved: f64,
    /// Sizes of energies.
    size: f64,
}

/// Four times in a row, two on each side.
struct Sides([f64; 4]);

impl Sides {
    fn jump(&self) -> f64 {
        self.0[2] - self.0[1]
    }

    /// Whether it jumps: by more than beside, and than rounding.
    fn jumps(&self, rounding: f64) -> bool {
        let [far, before, after, beyond] = self.0;
        self.jump().abs() > NEWS * ((beyond - after).abs() + (before - far).abs()) + rounding
    }
}

impl<'m> Jumps<'m> {
    /// Of a motion from a time on, with what time makes of its state.
    pub fn new(model: &'m Model, start: f64, largest: Vec<f64>) -> Self {
        let mut mechanical = vec![true; model.rows.len()];
        let moves = |c: usize| model.variables[c].velocity_place().is_some();
        model.pattern.rows.iter().for_each(|e| mechanical[e.row] &= moves(e.column));
        let may = |&i: &usize| mechanical[i] && model.rows[i].depth > 0 && model.rows[i].prescribes == Prescribes::Time;
        let has_energies = model.classes.iter().any(|c| c.energies.kinetic.is_some() || c.energies.potential.is_some());
        let moving = model.variables.iter().enumerate().filter_map(|(c, v)| {
            let share = 0.5 + ((c + 1) as f64 * GOLDEN).fract();
            Some((v.velocity_place()?, share * model.natural.of_motion(c) * model.natural.of_derivative(1)))
        });
        Self {
            rows: (0..model.rows.len()).filter(may).collect(),
            energies: has_energies.then(|| Readings::new(model)),
            quasi_velocities: !model.pattern.rates.is_empty(),
            moving: moving.collect(),
            work: 0.0,
            worked: f64::NEG_INFINITY,
            largest,
            next: f64::INFINITY,
            start,
            kink: None,
        }
    }

    /// Whether a time is one that formulas change at.
    pub fn are_due(&self, t: f64) -> bool {
        t >= self.next && (!self.rows.is_empty() || self.energies.is_some() || self.quasi_velocities)
    }

    /// Looks at such a time.
    ///
    /// # Errors
    /// What cannot be followed, in a sentence.
    pub fn look(
        &mut self,
        equations: &mut Equations<'m>,
        (t, y): (f64, &[f64]),
        (inputs, until): (&[Option<f64>], f64),
    ) -> Result<(), String> {
        self.next = f64::INFINITY;
        let delta = INSTANT * t.abs().max(until.abs());
        // Nothing is before the start.
        let begins = t - self.start <= 2.0 * delta;
        let time = |share: f64| if begins && share < 0.0 { self.start } else { t + share * delta };
        let times = [-2.0, -1.0, 1.0, 2.0].map(time);
        let t = if begins { self.start } else { t };
        let sides = times.map(|time| self.side(equations, (time, y), inputs));
        self.rows_at((t, y, delta), equations, &sides)?;
        let model = equations.model;
        for (k, &(place, _)) in model.pattern.rates.iter().enumerate() {
            let rate = Sides([0, 1, 2, 3].map(|i: usize| sides[i].rates[k]));
            if rate.jumps(ROUNDING * sides.iter().fold(0.0, |m: f64, side| m.max(side.rates[k].abs()))) {
                let name = model.variables.iter().find(|v| v.state.contains(&place)).map_or("", |v| v.name.as_str());
                return Err(format!(
                    "formulas of quasi-velocities make the velocity of `{name}` jump by {} at t = {} s, and nothing that moves it does; let them change over a while",
                    brief(rate.jump().abs(), 6),
                    brief(t, 6)
                ));
            }
        }
        let rounding = ROUNDING * sides.iter().fold(0.0, |m: f64, side| m.max(side.size));
        if Sides(std::array::from_fn(|i| sides[i].moved)).jumps(rounding) {
            return Err(format!(
                "the kinetic energy jumps at t = {} s, where momenta stay as they are and velocities would change at once; write what moves there as a variable with a constraint, or let it change over a while",
                brief(t, 6)
            ));
        }
        let energy = Sides(std::array::from_fn(|i| sides[i].energy));
        // Times on both sides of a jump are looked at.
        if energy.jumps(rounding) && t - self.worked > 4.0 * delta {
            (self.work, self.worked) = (self.work + energy.jump(), t);
        }
        Ok(())
    }

    /// Formulas at a time.
    fn side(&mut self, equations: &mut Equations<'m>, (t, y): (f64, &[f64]), inputs: &[Option<f64>]) -> Side {
        let model = equations.model;
        let mut side = Side { stages: Vec::new(), rates: Vec::new(), energy: 0.0, moved: 0.0, size: 0.0 };
        if let Some(readings) = &mut self.energies {
            let mut at = y.to_vec();
            let mut kinetic = |velocity: &dyn Fn(f64, f64) -> f64| {
                self.moving.iter().for_each(|&(place, size)| at[place] = velocity(y[place], size));
                equations.evaluate(t, &at, inputs);
                readings.outputs_of_motion(equations, (t, &at));
                (readings.kinetic, readings.potential, readings.hamiltonian)
            };
            let (moving, rest) = (kinetic(&|v, size| v + size).0, kinetic(&|_, _| 0.0).0);
            let here = kinetic(&|v, _| v);
            (side.energy, side.moved) = (here.2, moving - rest);
            side.size = moving.abs() + rest.abs() + here.1.abs();
        }
        equations.evaluate(t, y, inputs);
        let stages = self.rows.iter().flat_map(|&i| (0..model.rows[i].depth).map(move |s| (i, s)));
        side.stages = stages.map(|(i, s)| equations.residual(i, s)).collect();
        side.rates = equations.quasi_rates().map(|(_, rate)| rate).collect();
        side
    }

    /// Jumps of constraints, at the last evaluation.
    fn rows_at(
        &mut self,
        (t, y, delta): (f64, &[f64], f64),
        equations: &Equations<'m>,
        sides: &[Side; 4],
    ) -> Result<(), String> {
        let model = equations.model;
        let stages = self.rows.iter().flat_map(|&i| (0..model.rows[i].depth).map(move |s| (i, s)));
        let last = self.kink.map_or(f64::NEG_INFINITY, |kink| kink.last);
        for (k, (row, stage)) in stages.enumerate() {
            let value = Sides(std::array::from_fn(|i| sides[i].stages[k]));
            let depth = model.rows[row].depth;
            let place = |c: usize| model.variables[c].state.iter().rev().nth(depth - 1 - stage);
            let size = |place: usize| y[place].abs().max(self.largest[place]);
            let terms = equations.row(row).filter_map(|(c, a)| Some(a.abs() * size(*place(c)?)));
            if !value.jumps(ROUNDING * terms.sum::<f64>()) {
                continue;
            }
            let (name, jump, at) = (&model.rows[row].name, value.jump().abs(), brief(t, 6));
            if stage + 1 < depth {
                return Err(format!(
                    "the constraint `{name}` jumps by {} at t = {at} s, and what it moves cannot follow in no time; let it change over a while, such as by a ramp",
                    brief(jump, 6)
                ));
            }
            if model.rows[row].soft {
                return Err(format!(
                    "the velocity that the constraint `{name}` prescribes jumps by {} at t = {at} s, and of a constraint that yields no impulse is known; let it change over a while, such as by a rounded corner",
                    brief(jump, 6)
                ));
            }
            // Times on both sides of a jump are looked at.
            if t - last > 4.0 * delta {
                let kink = self.kink.get_or_insert(Kink { row, t, size: jump, count: 0, last: t });
                (kink.count, kink.last) = (kink.count + 1, t);
            }
        }
        Ok(())
    }

    /// What was met, in a sentence.
    pub fn note(&self, model: &Model) -> Option<String> {
        let Kink { row, t, size, count, .. } = self.kink?;
        let more = match count {
            1 => String::new(),
            2 => ", and once more".to_owned(),
            n => format!(", and {} times more", n - 1),
        };
        Some(format!(
            "the velocity that the constraint `{}` prescribes jumps by {} at t = {} s{more}: what it moves gets other velocities at once, as in an impact; reactions, work and the energy balance don't show that impulse",
            model.rows[row].name,
            brief(size, 6),
            brief(t, 6)
        ))
    }
}

impl Remember for Kink {
    fn remember(&mut self, memory: &mut Memory) {
        memory.count(&mut self.row);
        memory.number(&mut self.t);
        memory.number(&mut self.size);
        memory.small(&mut self.count);
        memory.number(&mut self.last);
    }
}

impl Remember for Jumps<'_> {
    fn remember(&mut self, memory: &mut Memory) {
        memory.number(&mut self.next);
        memory.number(&mut self.work);
        memory.number(&mut self.worked);
        memory.maybe(&mut self.kink, Kink::default, |memory, kink| kink.remember(memory));
        // A row that is none of the model's belongs to another one.
        if self.kink.is_some_and(|kink| !self.rows.contains(&kink.row)) {
            memory.refuse();
        }
    }
}
