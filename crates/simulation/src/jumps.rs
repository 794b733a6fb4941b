//! Prescribed motion that jumps.
//!
//! A constraint of mechanics h(t, q) = 0 whose formula of time jumps by Δh asks for an infinite velocity: no motion follows it, and the run ends there. One whose rate jumps (a kink of h) gives a
//! finite impulse: velocities jump, in the mass metric, as those of an impact do, and forces and work at any instant do not show it. That is told. Jumps are looked for where formulas
//! change in time ([`crate::changes`]), between times that are next to each other but for rounding δ:
//!
//! ```text
//! (1) |h⟨s⟩(t + δ) − h⟨s⟩(t − δ)| > NEWS (|h⟨s⟩(t + 2δ) − h⟨s⟩(t + δ)| + |h⟨s⟩(t − δ) − h⟨s⟩(t − 2δ)|) + ROUNDING Σ_j |A_ij| max |y_j|
//! ```

use crate::tolerances::jumps::{INSTANT, NEWS, ROUNDING};
use dalembert_dynamics::equations::Equations;
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
pub(super) struct Jumps {
    rows: Vec<usize>,
    /// The largest that time makes of each component of the state over the run.
    largest: Vec<f64>,
    /// The next time at which formulas change.
    pub next: f64,
    kink: Option<Kink>,
}

impl Jumps {
    pub fn new(model: &Model, largest: Vec<f64>) -> Self {
        let mut mechanical = vec![true; model.rows.len()];
        let moves = |c: usize| model.variables[c].velocity_place().is_some();
        model.pattern.rows.iter().for_each(|e| mechanical[e.row] &= moves(e.column));
        let may = |&i: &usize| mechanical[i] && model.rows[i].depth > 0 && model.rows[i].prescribes == Prescribes::Time;
        Self { rows: (0..model.rows.len()).filter(may).collect(), largest, next: f64::INFINITY, kink: None }
    }

    /// Whether a time is one that formulas change at.
    pub fn are_due(&self, t: f64) -> bool {
        t >= self.next && !self.rows.is_empty()
    }

    /// Looks at such a time.
    ///
    /// # Errors
    /// What cannot be followed, in a sentence.
    pub fn look(
        &mut self,
        equations: &mut Equations<'_>,
        (t, y): (f64, &[f64]),
        (inputs, until): (&[Option<f64>], f64),
    ) -> Result<(), String> {
        self.next = f64::INFINITY;
        let model = equations.model;
        let delta = INSTANT * t.abs().max(until.abs());
        let mut values = |share: f64| -> Vec<f64> {
            equations.evaluate(t + share * delta, y, inputs);
            let stages = self.rows.iter().flat_map(|&i| (0..model.rows[i].depth).map(move |s| (i, s)));
            stages.map(|(i, s)| equations.residual(i, s)).collect()
        };
        let [far, before, after, beyond] = [-2.0, -1.0, 1.0, 2.0].map(&mut values);
        let stages = self.rows.iter().flat_map(|&i| (0..model.rows[i].depth).map(move |s| (i, s)));
        let last = self.kink.map_or(f64::NEG_INFINITY, |kink| kink.last);
        for (k, (row, stage)) in stages.enumerate() {
            let jump = after[k] - before[k];
            let beside = (beyond[k] - after[k]).abs() + (before[k] - far[k]).abs();
            let depth = model.rows[row].depth;
            let place = |c: usize| model.variables[c].state.iter().rev().nth(depth - 1 - stage);
            let size = |place: usize| y[place].abs().max(self.largest[place]);
            let terms = equations.row(row).filter_map(|(c, a)| Some(a.abs() * size(*place(c)?)));
            if !(jump.abs() > NEWS * beside + ROUNDING * terms.sum::<f64>()) {
                continue;
            }
            if stage + 1 < depth {
                return Err(format!(
                    "the constraint `{}` jumps by {} at t = {} s, and what it moves cannot follow in no time; let it change over a while, such as by a ramp",
                    model.rows[row].name,
                    brief(jump.abs(), 6),
                    brief(t, 6)
                ));
            }
            // Times on both sides of a jump are looked at.
            if t - last > 4.0 * delta {
                let kink = self.kink.get_or_insert(Kink { row, t, size: jump.abs(), count: 0, last: t });
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

impl Remember for Jumps {
    fn remember(&mut self, memory: &mut Memory) {
        memory.number(&mut self.next);
        memory.maybe(&mut self.kink, Kink::default, |memory, kink| kink.remember(memory));
        // A row that is none of the model's belongs to another one.
        if self.kink.is_some_and(|kink| !self.rows.contains(&kink.row)) {
            memory.refuse();
        }
    }
}
