//! Poses and reactions of a run in bounded memory: every sample at first; when there is no more room, every second one of those kept.
//! The first and the last sample always stay.

use dalembert_answers::result::Column;
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, Snapshot};

/// Most numbers that are kept, of four bytes each: a page of some megabytes.
const NUMBERS: usize = 1_500_000;
/// Most samples: what a screen shows in half a minute.
const MOST: usize = 2000;
/// Fewest samples that there is always room for.
const LEAST: usize = 64;

/// One sample: the instant, poses of the frames, forces and moments of the joints.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// The instant, s.
    pub t: f64,
    /// Of each frame asked for.
    pub poses: Vec<FramePose>,
    /// Of each joint that transmits: moment and force.
    pub reactions: Vec<[f64; 6]>,
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
}

impl Motion {
    /// Nothing yet; of a snapshot's poses, those of these numbers are kept.
    pub fn of(tracked: Vec<usize>) -> Self {
        Self { tracked, stride: 1, ..Self::default() }
    }

    fn most(&self) -> usize {
        let each = 7 * self.tracked.len() + 6 * self.last.reactions.len();
        MOST.min(NUMBERS / each.max(1)).max(LEAST)
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
        self.last.reactions.clear();
        self.last.reactions.extend_from_slice(bodies.reactions);
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
            motion.snapshot(f64::from(k), &Snapshot { poses: &[pose], reactions: &[] }).unwrap();
        }
        let times: Vec<f64> = motion.samples().iter().map(|s| s.t).collect();
        assert!(times.len() <= MOST + 1 && times.len() > MOST / 2, "{}", times.len());
        assert_eq!((times[0], times[times.len() - 1]), (0.0, 100_000.0));
        let steps: Vec<f64> = times.windows(2).map(|w| w[1] - w[0]).collect();
        assert!(steps[..steps.len() - 1].iter().all(|s| *s == steps[0]), "{steps:?}");
        assert!(motion.samples().iter().all(|s| s.t == s.poses[0][0]));
    }
}
