//! When samples are due: t0 + k·every without accumulated rounding, and the end.
//!
//! Times that people write are decimal fractions p/10ᵐ, which binary numbers are not: 3·0.3 would be 0.8999999999999999. So (p0 + k·p)/10ᵐ is taken, of which only the quotient
//! is rounded.

/// Digits behind the point up to which 10ᵐ is a binary number, and numbers are decimal fractions.
const DIGITS: i32 = 15;

/// The times (start + k·step)/under.
#[derive(Clone, Copy, Debug)]
struct Grid {
    start: f64,
    step: f64,
    under: f64,
}

impl Grid {
    /// Of samples every so many seconds from `t0` on: of whole numbers if both are decimal fractions.
    fn new(t0: f64, every: f64) -> Self {
        let decimal = |m: i32| {
            let under = 10f64.powi(m);
            Self { start: (t0 * under).round(), step: (every * under).round(), under }
        };
        let exact = |x: f64| x.abs() < 1.0 / f64::EPSILON;
        let same = |g: &Self| g.start / g.under == t0 && g.step / g.under == every && exact(g.start) && exact(g.step);
        (0..=DIGITS).map(decimal).find(same).unwrap_or(Self { start: t0, step: every, under: 1.0 })
    }

    fn time(&self, k: u64) -> f64 {
        (self.start + k as f64 * self.step) / self.under
    }
}

/// The samples still to come after the one at the start.
pub struct Sampling {
    t0: f64,
    until: f64,
    /// `None`: at the end of each step.
    every: Option<Grid>,
    /// The number k of the next sample.
    k: u64,
    /// The time of the last sample taken.
    last: f64,
}

impl Sampling {
    /// Of a run from `t0` to `until`, every so many seconds, or at the end of each step.
    pub fn new(t0: f64, until: f64, every: Option<f64>) -> Self {
        Self { t0, until, every: every.map(|every| Grid::new(t0, every)), k: 1, last: t0 }
    }

    /// The time of the next sample if it lies before `end`, so that the dense output is needed.
    pub fn before(&self, end: f64) -> Option<f64> {
        self.every.map(|grid| self.due(grid)).filter(|t| *t < end)
    }

    /// The next sample up to and with `end`, the end of the step in hand, taken off the list.
    pub fn take(&mut self, end: f64) -> Option<f64> {
        let t = self.every.map_or(end, |grid| self.due(grid));
        if t > end || t == self.last {
            return None;
        }
        self.k += 1;
        self.last = t;
        Some(t)
    }

    /// The time of sample k; one within rounding of the end is the end, and there is none after it.
    fn due(&self, grid: Grid) -> f64 {
        let t = grid.time(self.k);
        let rounding = 2.0 * f64::EPSILON * self.t0.abs().max(self.until.abs());
        if t < self.until - rounding { t } else { self.until }
    }
}

crate::remember!(Sampling { k, last; t0, until, every });

#[cfg(test)]
mod tests {
    use super::Sampling;

    /// Samples every decimal fraction of a second are at the numbers that a person would write.
    #[test]
    fn decimal_times_are_decimal() {
        for (t0, every, digits) in
            [(0.0, 0.1, 1), (0.3, 0.3, 1), (-0.05, 0.007, 3), (0.0, 1e-6, 6), (1.0, 2.5e-4, 5), (2.0, 3.0, 0)]
        {
            let mut samples = Sampling::new(t0, t0 + 1e4 * every, Some(every));
            let mut k = 0_u32;
            while let Some(t) = samples.take(f64::INFINITY) {
                k += 1;
                let written = format!("{:.digits$}", t0 + f64::from(k) * every);
                assert_eq!(t, written.parse::<f64>().unwrap(), "{every} {k}");
            }
            assert_eq!(k, 10_000);
        }
        // What is no decimal fraction is what it is.
        let third = 1.0 / 3.0;
        assert_eq!(Sampling::new(0.0, 10.0, Some(third)).take(10.0), Some(third));
    }
}
