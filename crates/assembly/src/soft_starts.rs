//! Start values of joints that close loops, and single positions of free joints.
//!
//! Coordinates of joints that close loops follow from those of the tree, so that a start value is one more equation, read off the joint's frames. A value
//! that is kept counts as a constraint; a guess is met if all can be. A position of a free joint that is kept while its others are not is one more such constraint: its velocities are in the axes of the body, and move all three.

use std::f64::consts::PI;

use dalembert_bodies::spatial::Quaternion;
use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::relative::Relative;
use dalembert_mechanism::turns::nearest;
use dalembert_mechanism::{ClosureStart, Mechanics, Mechanism};
use dalembert_model::model::Model;
use dalembert_model::state::StartValues;

/// One soft start value.
pub(super) enum SoftStart {
    /// Of a joint that closes a loop.
    Closing(ClosureStart, Relative),
    /// A position of a free joint that is kept while others may change: its first coordinate and first velocity in the tree, which of its three positions, and what that is.
    Position { q: usize, v: usize, component: usize, value: f64 },
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
        let closing = start.closures.iter().filter_map(|s| Some(Self::Closing(*s, number(s)?)));
        let positions = m.quaternions.iter().filter(|(.., position)| *position).flat_map(|&(q, v, _)| {
            let place = move |k: usize| m.q_states[q + 4 + k];
            let kept: Vec<usize> = (0..3).filter(|&k| start.fixed[place(k)]).collect();
            let some = kept.into_iter().filter(move |_| !(0..3).all(|k| start.fixed[place(k)]));
            some.map(move |component| Self::Position { q, v, component, value: start.state.y[place(component)] })
        });
        closing.chain(positions).collect()
    }

    /// Whether it is a velocity that is kept.
    pub fn is_kept_rate(&self) -> bool {
        self.is_rate() && self.is_kept()
    }

    /// Whether it is an angle, known up to full turns.
    pub fn is_angle(&self) -> bool {
        matches!(self, Self::Closing(start, what) if !start.rate && what.is_angle())
    }

    fn is_rate(&self) -> bool {
        matches!(self, Self::Closing(start, _) if start.rate)
    }

    fn is_kept(&self) -> bool {
        matches!(self, Self::Closing(start, _) if start.fixed) || matches!(self, Self::Position { .. })
    }

    /// What is missing; angles that are known up to turns go round.
    pub fn miss(&self, equations: &Equations<'_>) -> f64 {
        let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &equations.mechanics) else { return 0.0 };
        let (start, what) = match self {
            Self::Closing(start, what) => (start, what),
            Self::Position { q, component, value, .. } => return mechanics.q[q + 4 + component] - value,
        };
        let reading = m.loops[start.closure].motion(mechanics).motion.read(what);
        if start.rate {
            return reading.rate - start.value;
        }
        let miss = reading.value - start.value;
        if self.is_angle() { miss - (miss / (2.0 * PI)).round() * 2.0 * PI } else { miss }
    }

    /// What its number is at the state that the equations were evaluated at.
    pub fn now(&self, equations: &Equations<'_>, y: &[f64]) -> f64 {
        let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &equations.mechanics) else { return 0.0 };
        match self {
            Self::Closing(start, what) => {
                let value = m.loops[start.closure].motion(mechanics).motion.read(what).value;
                m.turn(start.closure, start.number).map_or(value, |place| nearest(value, y[place]))
            }
            Self::Position { q, component, .. } => mechanics.q[q + 4 + component],
        }
    }

    /// The size of its number in the model's own units.
    pub fn size(&self, model: &Model) -> f64 {
        let slides = match self {
            Self::Closing(_, what) => {
                matches!(what, Relative::Slide(_) | Relative::Position(_) | Relative::OwnVelocity(_))
            }
            Self::Position { .. } => true,
        };
        let length = if slides { model.natural.length() } else { 1.0 };
        length * model.natural.of_derivative(i32::from(self.is_rate()))
    }

    /// Entries (column, value) of its row.
    pub fn row(&self, equations: &Equations<'_>) -> Vec<(usize, f64)> {
        let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &equations.mechanics) else { return Vec::new() };
        let (start, what) = match self {
            Self::Closing(start, what) => (start, what),
            // ẋ = R v with the velocity v in the axes of the body.
            Self::Position { q, v, component, .. } => {
                let turned = Quaternion(std::array::from_fn(|i| mechanics.q[q + i])).rotation();
                return (0..3).map(|k| (m.columns[v + 3 + k], turned.column(k).0[*component])).collect();
            }
        };
        closing_row((m, mechanics), start.closure, what)
    }

    /// The value that is asked for and can be led to: not that of a component of a quaternion.
    pub fn target(&mut self) -> Option<&mut f64> {
        match self {
            Self::Closing(start, what) if !start.rate && !matches!(what, Relative::Quaternion(_)) => {
                Some(&mut start.value)
            }
            _ => None,
        }
    }

    /// Its name.
    pub fn name(&self, model: &Model) -> String {
        let Some(m) = &model.mechanism else { return String::new() };
        let (start, what) = match self {
            Self::Closing(start, what) => (start, what),
            Self::Position { q, component, .. } => {
                let place = m.q_states[q + 4 + component];
                let named = m.joints.iter().flat_map(|j| j.states.iter().zip(&j.coordinates));
                return named
                    .filter(|(own, _)| **own == place)
                    .map(|(_, name)| name.clone())
                    .next()
                    .unwrap_or_default();
            }
        };
        let c = &m.closures[start.closure];
        let of = |list: &[(&'static str, Relative)]| list.get(start.number).map_or("", |e| e.0);
        if start.rate {
            let prime = if matches!(what, Relative::OwnSpin(_) | Relative::OwnVelocity(_)) { "" } else { "'" };
            format!("{}{}{prime}", c.name, of(&c.velocities))
        } else {
            format!("{}{}", c.name, of(&c.coordinates))
        }
    }
}

/// Entries (column, value) of the rate of a number of a joint that closes a loop.
pub(super) fn closing_row(
    (m, mechanics): (&Mechanism, &Mechanics<'_>),
    closure: usize,
    what: &Relative,
) -> Vec<(usize, f64)> {
    let pair = &m.loops[closure];
    let at = pair.motion(mechanics);
    let mut row = vec![0.0; pair.velocities.len()];
    pair.row(mechanics, &at, &at.motion.read(what).gradient, &mut row);
    pair.velocities.iter().map(|&v| m.columns[v]).zip(row).collect()
}

/// Numbers of the soft start values at a depth: positions at 2, velocities at 1; all, or those that are kept.
pub(super) fn at(soft_starts: &[SoftStart], depth: usize, kept: bool) -> Vec<usize> {
    let here = |w: &SoftStart| depth == if w.is_rate() { 1 } else { 2 };
    (0..soft_starts.len()).filter(|&k| here(&soft_starts[k]) && (soft_starts[k].is_kept() || !kept)).collect()
}
