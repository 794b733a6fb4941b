//! Turns of joints that close loops.
//!
//! The angle between two frames is known up to full turns. Where a formula, a spring or a range speaks of the angle of a joint that
//! closes a loop, the state holds one more number, the integral of the angle's rate: the angle is the one nearest to it. So it
//! goes on past half a turn as that of a joint of the tree does, and is a function of the state.

use std::f64::consts::PI;

use super::Mechanism;
use super::measurable::Measurable;
use super::mechanics::Mechanics;
use super::relative::Relative;
use crate::class::Reference;
use crate::model::Model;

/// An angle whose turns are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Number of the joint in [`Mechanism::closures`].
    pub closure: usize,
    /// Number of the coordinate.
    pub number: usize,
    /// Its place in the state.
    pub state: usize,
}

/// The angle among `value` + 2πk that is nearest to another.
pub(crate) fn nearest<T: Measurable>(value: T, near: T) -> T {
    let whole = T::constant(2.0 * PI);
    value + whole * ((near - value) / whole).nearest()
}

/// Gives a place in the state to each angle of a closing joint that something speaks of.
pub(crate) fn count(model: &mut Model) {
    let Some(m) = &model.mechanism else { return };
    let mut spoken: Vec<(usize, usize)> = Vec::new();
    for (k, closure) in m.closures.iter().enumerate() {
        if closure.elastic.stiffness != 0.0 || closure.range.is_some() {
            spoken.extend((0..closure.coordinates.len()).map(|i| (k, i)));
        }
    }
    let signals = (0..model.instances.len()).flat_map(|i| {
        let symbols = model.class_of(i).interface.symbols.values();
        symbols.filter_map(move |r| if let Reference::Signal(signal) = r { Some((i, signal)) } else { None })
    });
    for (instance, signal) in signals {
        let Some(number) = signal.component.joint_coordinate() else { continue };
        let name = format!("{}{}", model.instances[model.descendant(instance, &signal.path)].prefix, signal.frame);
        spoken.extend(m.closures.iter().position(|c| c.name == name).map(|k| (k, number)));
    }
    spoken.retain(|&(k, i)| m.closures[k].coordinates.get(i).is_some_and(|c| c.1.is_angle()));
    spoken.sort_unstable();
    spoken.dedup();
    let first = model.states;
    let turns = spoken.iter().enumerate();
    let turns: Vec<Turn> = turns.map(|(n, &(closure, number))| Turn { closure, number, state: first + n }).collect();
    model.states += turns.len();
    if let Some(m) = &mut model.mechanism {
        m.turns = turns;
    }
}

impl Mechanism {
    /// Where the state counts the turns of a coordinate of a joint that closes a loop.
    pub(crate) fn turn(&self, closure: usize, number: usize) -> Option<usize> {
        let at = self.turns.binary_search_by_key(&(closure, number), |t| (t.closure, t.number)).ok()?;
        Some(self.turns[at].state)
    }
}

impl Mechanics<'_> {
    fn counted(&self) -> impl Iterator<Item = (usize, super::relative::Reading)> + '_ {
        let m = self.mechanism;
        m.turns.iter().map(move |t| {
            let what: &Relative = &m.closures[t.closure].coordinates[t.number].1;
            (t.state, m.loops[t.closure].motion(self).motion.read(what))
        })
    }

    /// Rates of the angles whose turns are counted, after [`Mechanics::kinematics`].
    pub(super) fn turn_rates(&self, dy: &mut [f64]) {
        self.counted().for_each(|(state, reading)| dy[state] = reading.rate);
    }

    /// Puts those angles right, within half a turn of where the state has them, after [`Mechanics::kinematics`].
    pub(crate) fn settle_turns(&self, y: &mut [f64]) {
        self.counted().for_each(|(state, reading)| y[state] = nearest(reading.value, y[state]));
    }
}
