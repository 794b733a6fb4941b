//! Answers to harmonic inputs and to steps, over ranges in which they say something.
//!
//! Frequencies reach from a tenth of the slowest mode or zero to ten times the fastest one, in equal steps of their logarithm; each resonance
//! and each notch is among them, with places closer and closer around it, so that no peak is cut. Instants reach to where what decays has
//! decayed, what oscillates has done some periods, and what grows has grown by e³.
//!
//! On a pole or zero on the imaginary axis itself G is infinite or zero, which is no number of a plot: there is no frequency there. What
//! half a turn there means, ahead or behind, G does not tell; zeros and poles do. With g the same function by these and ψ its angle, which
//! [`TransferFunction::phase`] continues through them, the phase is
//!
//! ```text
//! φ = arg G + 2π round((ψ − arg G)/2π)                                                                                     (1)
//! ```

use std::f64::consts::TAU;

use dalembert_answers::combination::{told, told_place};
use dalembert_answers::linearization::{Complex, Linearization, Response, Responses};
use dalembert_integrate::Failure;
use dalembert_linear::tolerances::ROUNDING;
use dalembert_linear::{TransferFunction, c64};

use super::verdicts::{CHANNELS, pair};
use super::{Linear, said};
use crate::tolerances::responses::{
    A_DECADE, A_PERIOD, DECADES, DECIDED, EXTREME, FASTER, FEWEST, GROWN, MOST, PERIODS, SETTLED,
};

/// Halvings of the distance to a resonance.
const HALVINGS: i32 = 12;

impl Linear {
    /// Answers between all inputs and outputs; none where these are too many, or the system too large, to be looked at.
    ///
    /// # Errors
    /// As [`Self::judged`].
    pub fn responses(&self, judged: &Linearization) -> Result<Responses, Failure> {
        let (inputs, outputs) = (self.system.b().ncols(), self.system.c().nrows());
        if self.is_large() || inputs * outputs == 0 || inputs * outputs > CHANNELS {
            return Ok(Responses::default());
        }
        let factored = factored(judged);
        let frequencies = frequencies(judged, &factored);
        let prepared = self.system.frequency_response();
        let answers: Vec<_> = frequencies.iter().map(|&w| prepared.at(c64::new(0.0, w))).collect();
        let (step, count) = instants(judged);
        let steps = match self.system.step_response(step, count) {
            Ok(steps) => steps,
            // What grows beyond all numbers is not drawn.
            Err(dalembert_linear::LinearError::Overflow { .. }) => Vec::new(),
            Err(error) => return Err(said(error)),
        };
        let mut channels = Vec::with_capacity(inputs * outputs);
        for (k, (output, input)) in (0..outputs).flat_map(|i| (0..inputs).map(move |j| (i, j))).enumerate() {
            let none = c64::new(f64::NAN, f64::NAN);
            let at = |g: &Option<dalembert_linear::Mat<c64>>| pair(g.as_ref().map_or(none, |g| g[(output, input)]));
            let frequency: Vec<Complex> = answers.iter().map(at).collect();
            let function = factored.get(k);
            let angle = |(g, w): (&Complex, &f64)| {
                let own = g.1.atan2(g.0);
                own + TAU * function.map_or(0.0, |f| ((f.phase(*w) - own) / TAU).round())
            };
            channels.push(Response {
                input,
                output,
                phase: frequency.iter().zip(&frequencies).map(angle).collect(),
                extremes: function.map(|f| on_the_axis(f.zeros.iter().chain(&f.poles))).unwrap_or_default(),
                frequency,
                step: steps.iter().map(|y| y[(output, input)]).collect(),
            });
        }
        let time = (0..steps.len()).map(|k| k as f64 * step).collect();
        Ok(Responses { frequencies, time, channels })
    }
}

/// The transfer functions, what rounding leaves of real and imaginary parts taken off their zeros and poles.
fn factored(judged: &Linearization) -> Vec<TransferFunction> {
    let pace = judged.modes.iter().map(|m| m.frequency).fold(0.0, f64::max);
    let complex = |s: Complex| c64::new(s.0, s.1);
    let each = judged.modes.iter().flat_map(|m| std::iter::repeat_n(complex(told(m, pace).eigenvalue), m.algebraic));
    let poles: Vec<c64> = each.collect();
    let zeros = |zeros: &[Complex]| zeros.iter().map(|z| complex(told_place(*z, pace))).collect();
    let channels = judged.channels.iter();
    channels.map(|c| TransferFunction { zeros: zeros(&c.zeros), poles: poles.clone(), gain: c.gain }).collect()
}

/// Frequencies of those on the imaginary axis.
fn on_the_axis<'a>(roots: impl Iterator<Item = &'a c64>) -> Vec<f64> {
    roots.filter(|s| s.re == 0.0 && s.im > 0.0).map(|s| s.im).collect()
}

fn frequencies(judged: &Linearization, factored: &[TransferFunction]) -> Vec<f64> {
    let size = |s: &(f64, f64)| s.0.hypot(s.1);
    let fastest = judged.modes.iter().map(|m| m.frequency).fold(0.0, f64::max);
    let counts = |w: &f64| *w > ROUNDING * fastest && w.is_finite();
    let modes = judged.modes.iter().filter(|m| m.frequency > DECIDED * m.uncertainty).map(|m| m.eigenvalue);
    let zeros = judged.channels.iter().flat_map(|c| &c.zeros).copied().chain(judged.zeros.iter().map(|z| z.value));
    let places: Vec<(f64, f64)> = modes.chain(zeros).filter(|s| counts(&size(s))).collect();
    let slowest = places.iter().map(size).fold(f64::INFINITY, f64::min);
    let quickest = places.iter().map(size).fold(0.0, f64::max);
    let (mut low, high) = if quickest > 0.0 { (slowest.log10() - 1.0, quickest.log10() + 1.0) } else { (-2.0, 2.0) };
    low = low.max(high - DECADES);
    let count = ((high - low) * A_DECADE).ceil();
    let mut all: Vec<f64> = (0..=count as i32).map(|k| 10f64.powf(low + (high - low) * f64::from(k) / count)).collect();
    for s in places.iter().filter(|s| s.1 != 0.0) {
        // The peak of a lightly damped mode stands at its imaginary part.
        let at = s.1.abs();
        all.push(at);
        let offset = |k: i32| at * FASTER * 0.5f64.powi(k);
        all.extend((0..HALVINGS).flat_map(|k| [at - offset(k), at + offset(k)]));
    }
    let extremes = on_the_axis(factored.iter().flat_map(|f| f.zeros.iter().chain(&f.poles)));
    all.retain(|w| (10f64.powf(low)..=10f64.powf(high)).contains(w));
    all.retain(|w| extremes.iter().all(|x| (w - x).abs() > EXTREME * x));
    all.sort_by(f64::total_cmp);
    all.dedup();
    all
}

/// The length of a step of time, and the number of instants.
fn instants(judged: &Linearization) -> (f64, usize) {
    let (mut end, mut growth, mut fastest) = (0.0_f64, 0.0_f64, 0.0_f64);
    for mode in judged.modes.iter().filter(|m| m.frequency > DECIDED * m.uncertainty) {
        let (re, im) = mode.eigenvalue;
        let period = if im == 0.0 { f64::INFINITY } else { std::f64::consts::TAU / im.abs() };
        let undecided = re.abs() <= DECIDED * mode.uncertainty;
        if re > 0.0 && !undecided {
            growth = growth.max(re);
        }
        let decay = if undecided { f64::INFINITY } else { SETTLED / re.abs() };
        let lasts = decay.min(PERIODS * period);
        end = if lasts.is_finite() { end.max(lasts) } else { end };
        fastest = fastest.max(im.abs() / std::f64::consts::TAU).max(re.abs() / SETTLED);
    }
    if growth > 0.0 {
        end = GROWN / growth;
    }
    let end = if end > 0.0 { end } else { 1.0 };
    let count = (A_PERIOD * fastest * end).clamp(FEWEST, MOST).ceil();
    (end / count, count as usize + 1)
}
