//! Start values of joints that close loops.
//!
//! Their coordinates follow from those of the tree, so that a start value is one more equation, read off the joint's frames. A value
//! that is kept counts as a constraint; a guess is met if all can be.

use std::f64::consts::PI;

use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::ClosureStart;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::Model;
use dalembert_model::state::StartValues;

/// One soft start value.
pub(super) struct SoftStart {
    start: ClosureStart,
    what: Relative,
}

impl SoftStart {
    /// All soft start values of a start.
    pub fn of(model: &Model, start: &StartValues) -> Vec<Self> {
        let Some(m) = &model.mechanism else { return Vec::new() };
        let number = |s: &ClosureStart| {
            let c = &m.closures[s.closure];
            let list = if s.rate { &c.velocities } else { &c.coordinates };
            list.get(s.number).map(|e| e.1)
        };
        start.closures.iter().filter_map(|s| Some(Self { start: *s, what: number(s)? })).collect()
    }

    /// Whether it is a velocity that is kept.
    pub fn is_kept_rate(&self) -> bool {
        self.start.rate && self.start.fixed
    }

    /// What is missing; angles that are known up to turns go round.
    pub fn miss(&self, equations: &Equations<'_>) -> f64 {
        let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &equations.mechanics) else { return 0.0 };
        let reading = m.loops[self.start.closure].motion(mechanics).motion.read(&self.what);
        if self.start.rate {
            return reading.rate - self.start.value;
        }
        let miss = reading.value - self.start.value;
        if self.what.is_angle() { miss - (miss / (2.0 * PI)).round() * 2.0 * PI } else { miss }
    }

    /// The size of its number in the model's own units.
    pub fn size(&self, model: &Model) -> f64 {
        let slides = matches!(self.what, Relative::Slide(_) | Relative::Position(_) | Relative::OwnVelocity(_));
        let length = if slides { model.natural.length() } else { 1.0 };
        length * model.natural.of_derivative(i32::from(self.start.rate))
    }

    /// Entries (column, value) of its row.
    pub fn row(&self, equations: &Equations<'_>) -> Vec<(usize, f64)> {
        let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &equations.mechanics) else { return Vec::new() };
        let pair = &m.loops[self.start.closure];
        let at = pair.motion(mechanics);
        let mut row = vec![0.0; pair.velocities.len()];
        pair.row(mechanics, &at, &at.motion.read(&self.what).gradient, &mut row);
        pair.velocities.iter().map(|&v| m.columns[v]).zip(row).collect()
    }

    /// Its name.
    pub fn name(&self, model: &Model) -> String {
        let closure = model.mechanism.as_ref().map(|m| &m.closures[self.start.closure]);
        let of = |list: &[(&'static str, Relative)]| list.get(self.start.number).map_or("", |e| e.0);
        closure.map_or_else(String::new, |c| {
            if self.start.rate {
                let prime = if matches!(self.what, Relative::OwnSpin(_) | Relative::OwnVelocity(_)) { "" } else { "'" };
                format!("{}{}{prime}", c.name, of(&c.velocities))
            } else {
                format!("{}{}", c.name, of(&c.coordinates))
            }
        })
    }
}

/// Numbers of the soft start values at a depth: positions at 2, velocities at 1; all, or those that are kept.
pub(super) fn at(soft_starts: &[SoftStart], depth: usize, kept: bool) -> Vec<usize> {
    let here = |w: &SoftStart| depth == if w.start.rate { 1 } else { 2 };
    (0..soft_starts.len()).filter(|&k| here(&soft_starts[k]) && (soft_starts[k].start.fixed || !kept)).collect()
}
