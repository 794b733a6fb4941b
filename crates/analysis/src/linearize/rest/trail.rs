//! Whether steps lead to a root, or on for ever.

use crate::tolerances::{ENDLESS, QUICK, STILL};

/// How the last steps went that took a share of the loads away.
#[derive(Clone, Copy, Default)]
pub(super) struct Trail {
    /// The length of the last one, in the model's own sizes; zero after one that led to a root.
    length: f64,
    /// That length beside the one before.
    ratio: f64,
}

impl Trail {
    /// After a step, or a part of one, that left a share of the loads; its length is that of the whole step.
    pub(super) fn goes_on(&mut self, length: f64, left: f64) {
        if length <= STILL {
            // No way, but rounding of stiff parts.
        } else if left <= QUICK {
            // To a root steps become shorter.
            if self.length == 0.0 || length <= ENDLESS * self.length {
                *self = Self::default();
            }
        } else if left <= 1.0 - QUICK {
            self.ratio = if self.length > 0.0 { length / self.length } else { 0.0 };
            self.length = length;
        }
    }

    /// Whether steps did not become shorter while loads fell: to a root of the order m they do by 1 − 1/m, along loads that only decay they stay what they are.
    pub(super) fn has_no_end(&self) -> bool {
        self.length > STILL && self.ratio > ENDLESS
    }
}
