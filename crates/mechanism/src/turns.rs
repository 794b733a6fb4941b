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
pub fn nearest<T: Measurable>(value: T, near: T) -> T {
    let whole = T::constant(2.0 * PI);
    value + whole * ((near - value) / whole).nearest()
}

impl Mechanism {
    /// Where the state counts the turns of a coordinate of a joint that closes a loop.
    pub fn turn(&self, closure: usize, number: usize) -> Option<usize> {
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
    pub fn settle_turns(&self, y: &mut [f64]) {
        self.counted().for_each(|(state, reading)| y[state] = nearest(reading.value, y[state]));
    }
}
