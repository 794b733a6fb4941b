//! When samples are due: t0 + k·every without accumulated rounding, and the end.

/// The samples still to come after the one at the start.
pub struct Sampling {
    t0: f64,
    until: f64,
    /// `None`: at the end of each step.
    every: Option<f64>,
    /// The number k of the next sample.
    k: u64,
    /// The time of the last sample taken.
    last: f64,
}

impl Sampling {
    /// Of a run from `t0` to `until`, every so many seconds, or at the end of each step.
    pub fn new(t0: f64, until: f64, every: Option<f64>) -> Self {
        Self { t0, until, every, k: 1, last: t0 }
    }

    /// Whether the next sample lies before `end`, so that the dense output is needed.
    pub fn inside(&self, end: f64) -> bool {
        self.every.is_some_and(|every| self.due(every) < end)
    }

    /// The next sample up to and with `end`, the end of the step in hand, taken off the list.
    pub fn take(&mut self, end: f64) -> Option<f64> {
        let t = self.every.map_or(end, |every| self.due(every));
        if t > end || t == self.last {
            return None;
        }
        self.k += 1;
        self.last = t;
        Some(t)
    }

    /// The time of sample k; one within rounding of the end is the end, and there is none after it.
    fn due(&self, every: f64) -> f64 {
        let t = self.t0 + self.k as f64 * every;
        let rounding = 2.0 * f64::EPSILON * self.t0.abs().max(self.until.abs());
        if t < self.until - rounding { t } else { self.until }
    }
}

crate::remember!(Sampling { k, last; t0, until, every });
