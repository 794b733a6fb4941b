//! Step-size control.
//!
//! With E the error over the tolerance (accepted if E ≤ 1), Ê that of the step before, q the order of the estimate:
//!
//! (1) h' = h · min(grow, max(shrink, 0.9 · E^−(1/q − 3β/4) · Ê^β))  after an accepted step, PI control;
//!     no growth right after a rejection;
//! (2) h' = h · max(shrink, 0.9 · E^−(1/q − 3β/4))                   after a rejected step.
//!
//! Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., §II.4 (4.13); *II*, §IV.2 (2.43).

use super::tableau::Gains;
use crate::memory::Memory;
use crate::tolerances::steps::{LEAST_PREVIOUS, SAFETY};

/// The control's memory of the steps before.
pub(super) struct Control {
    gains: Gains,
    previous: f64,
    after_rejection: bool,
}

impl Control {
    pub fn new(gains: Gains) -> Self {
        Self { gains, previous: LEAST_PREVIOUS, after_rejection: false }
    }

    pub fn remember(&mut self, memory: &mut Memory) {
        memory.number(&mut self.previous);
        memory.flag(&mut self.after_rejection);
    }

    /// (1): the factor for the step after an accepted one.
    pub fn accept(&mut self, error: f64) -> f64 {
        let grow = if self.after_rejection { 1.0 } else { self.gains.grow };
        let factor = self.factor(error) * self.previous.powf(self.gains.beta);
        self.previous = error.max(LEAST_PREVIOUS);
        self.after_rejection = false;
        factor.clamp(self.gains.shrink, grow)
    }

    /// (2): the factor for another try after a rejected one.
    pub fn reject(&mut self, error: f64) -> f64 {
        self.after_rejection = true;
        self.factor(error).clamp(self.gains.shrink, SAFETY)
    }

    /// A try ended in a failure, which says nothing about the error.
    pub fn fail(&mut self) {
        self.after_rejection = true;
    }

    fn factor(&self, error: f64) -> f64 {
        SAFETY * error.powf(0.75 * self.gains.beta - 1.0 / self.gains.order)
    }
}
