//! Poses and reactions of a run in bounded memory: every sample at first; when there is no more room, every second one of those kept.
//! The first and the last sample always stay, and of each joint the largest moment and force of all samples are known with their instants.

use dalembert_answers::result::Column;
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, FrameRates, Snapshot};

use crate::vector::norm;

/// Most numbers that are kept, of four bytes each: a page of some megabytes.
const NUMBERS: usize = 1_500_000;
/// Most samples: what a screen shows in half a minute.
const MOST: usize = 2000;
/// Fewest samples that there is always room for.
const LEAST: usize = 64;
/// Most frames whose velocities are kept: arrows of more cannot be told apart.
const MOST_RATES: usize = 60;

/// One sample: the instant, poses of the frames, forces and moments of the joints.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// The instant, s.
    pub t: f64,
    /// Of each frame asked for.
    pub poses: Vec<FramePose>,
    /// Of the same frames; empty where they are not known.
    pub rates: Vec<FrameRates>,
    /// What springs, dampers and forces at points exert; empty where it is not known.
    pub loads: Vec<[f64; 3]>,
    /// Of each joint that transmits: moment and force.
    pub reactions: Vec<[f64; 6]>,
}

/// The largest of a course, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Peak {
    /// Its size; 0 where none was finite.
    pub size: f64,
    /// The instant, s.
    pub t: f64,
}

/// The motion of chosen frames.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    /// Which poses of a snapshot are kept.
    tracked: Vec<usize>,
    kept: Vec<Sample>,
    /// Every how many samples one is kept.
    stride: usize,
    seen: usize,
    last: Sample,
    peaks: Vec<[Peak; 2]>,
}

impl Motion {
    /// Nothing yet; of a snapshot's poses, those of these numbers are kept.
    pub fn of(tracked: Vec<usize>) -> Self {
        Self { tracked, stride: 1, ..Self::default() }
    }

    fn most(&self) -> usize {
        let each = 7 * self.tracked.len() + 12 * self.last.rates.len();
        let each = each + 3 * self.last.loads.len() + 6 * self.last.reactions.len();
        MOST.min(NUMBERS / each.max(1)).max(LEAST)
    }

    /// Of each joint that transmits: the largest moment, N m, and force, N, of all samples.
    pub(crate) fn peaks(&self) -> &[[Peak; 2]] {
        &self.peaks
    }

    fn see_peaks(&mut self, t: f64) {
        self.peaks.resize(self.last.reactions.len(), [Peak { size: 0.0, t }; 2]);
        for (peaks, reaction) in self.peaks.iter_mut().zip(&self.last.reactions) {
            let [a, b, c, x, y, z] = *reaction;
            for (peak, size) in peaks.iter_mut().zip([norm([a, b, c]), norm([x, y, z])]) {
                if size > peak.size && size.is_finite() {
                    *peak = Peak { size, t };
                }
            }
        }
    }

    /// The samples that stay, ascending.
    pub fn samples(&self) -> Vec<&Sample> {
        let end = self.kept.last().is_none_or(|s| s.t < self.last.t) && self.seen > 0;
        self.kept.iter().chain(end.then_some(&self.last)).collect()
    }
}

impl Samples for Motion {
    fn begin(&mut self, _columns: &[Column]) -> Result<(), String> {
        Ok(())
    }

    fn sample(&mut self, _t: f64, _values: &[f64]) -> Result<(), String> {
        Ok(())
    }

    fn wants_snapshots(&self) -> bool {
        true
    }

    fn snapshot(&mut self, t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        self.last.t = t;
        self.last.poses.clear();
        self.last.poses.extend(self.tracked.iter().filter_map(|&k| bodies.poses.get(k)));
        self.last.rates.clear();
        if !bodies.rates.is_empty() && self.tracked.len() <= MOST_RATES {
            // Of what formulas draw no rates are known.
            let rates = |&k: &usize| bodies.rates.get(k).copied().unwrap_or([f64::NAN; 12]);
            self.last.rates.extend(self.tracked.iter().map(rates));
        }
        self.last.loads.clear();
        self.last.loads.extend_from_slice(bodies.loads);
        self.last.reactions.clear();
        self.last.reactions.extend_from_slice(bodies.reactions);
        self.see_peaks(t);
        if self.seen.is_multiple_of(self.stride.max(1)) {
            if self.kept.len() >= self.most() {
                let mut number = 0;
                self.kept.retain(|_| {
                    number += 1;
                    number % 2 == 1
                });
                self.stride *= 2;
            }
            if self.seen.is_multiple_of(self.stride.max(1)) {
                self.kept.push(self.last.clone());
            }
        }
        self.seen += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_runs_keep_even_samples_and_both_ends() {
        let mut motion = Motion::of(vec![0]);
        for k in 0..100_001 {
            let pose = [f64::from(k), 0.0, 0.0, 1.0, 0.0, 0.0, 0.0];
            // One sample alone has a large force, and it is not among those that stay.
            let force = if k == 77_777 { 5.0 } else { 0.5 };
            let reaction = [0.0, 0.0, f64::NAN, 0.0, 0.6 * force, 0.8 * force];
            motion
                .snapshot(f64::from(k), &Snapshot { poses: &[pose], rates: &[], loads: &[], reactions: &[reaction] })
                .unwrap();
        }
        assert_eq!(motion.peaks(), [[Peak { size: 0.0, t: 0.0 }, Peak { size: 5.0, t: 77_777.0 }]]);
        let times: Vec<f64> = motion.samples().iter().map(|s| s.t).collect();
        assert!(times.len() <= MOST + 1 && times.len() > MOST / 2, "{}", times.len());
        assert_eq!((times[0], times[times.len() - 1]), (0.0, 100_000.0));
        let steps: Vec<f64> = times.windows(2).map(|w| w[1] - w[0]).collect();
        assert!(steps[..steps.len() - 1].iter().all(|s| *s == steps[0]), "{steps:?}");
        assert!(motion.samples().iter().all(|s| s.t == s.poses[0][0]));
    }
}
