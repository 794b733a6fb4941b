//! When samples are due: t0 + k·every without accumulated rounding, and the end.
//!
//! Times that people write are decimal fractions p/10ᵐ, which binary numbers are not: k·every would be 0.8999999999999999 for the third 0.3. So k·p/10ᵐ is taken, of which only
//! the quotient is rounded.

/// Digits behind the point up to which 10ᵐ is a binary number, and numbers are decimal fractions.
const DIGITS: i32 = 15;

/// A number as a quotient.
#[derive(Clone, Copy, Debug)]
struct Fraction {
    over: f64,
    under: f64,
}

impl Fraction {
    /// The shortest decimal fraction that rounds to a number; the number itself if there is none.
    fn of(x: f64) -> Self {
        let decimal = |m: i32| {
            let under = 10f64.powi(m);
            Self { over: (x * under).round(), under }
        };
        let same = |f: &Self| f.over / f.under == x && f.over.abs() < 1.0 / f64::EPSILON;
        (0..=DIGITS).map(decimal).find(same).unwrap_or(Self { over: x, under: 1.0 })
    }
}

/// The samples still to come after the one at the start.
pub struct Sampling {
    t0: f64,
    until: f64,
    /// `None`: at the end of each step.
    every: Option<Fraction>,
    /// The number k of the next sample.
    k: u64,
    /// The time of the last sample taken.
    last: f64,
}

impl Sampling {
    /// Of a run from `t0` to `until`, every so many seconds, or at the end of each step.
    pub fn new(t0: f64, until: f64, every: Option<f64>) -> Self {
        Self { t0, until, every: every.map(Fraction::of), k: 1, last: t0 }
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
    fn due(&self, every: Fraction) -> f64 {
        let t = self.t0 + self.k as f64 * every.over / every.under;
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
        for (every, digits) in [(0.1, 1), (0.3, 1), (0.007, 3), (1e-6, 6), (2.5e-4, 5), (3.0, 0)] {
            let mut samples = Sampling::new(0.0, 1e4 * every, Some(every));
            let mut k = 0_u32;
            while let Some(t) = samples.take(f64::INFINITY) {
                k += 1;
                let written = format!("{:.digits$}", f64::from(k) * every);
                assert_eq!(t, written.parse::<f64>().unwrap(), "{every} {k}");
            }
            assert_eq!(k, 10_000);
        }
        // What is no decimal fraction is what it is.
        let third = 1.0 / 3.0;
        assert_eq!(Sampling::new(0.0, 10.0, Some(third)).take(10.0), Some(third));
    }
}
