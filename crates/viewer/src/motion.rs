//! Poses and reactions of a run in bounded memory: every sample at first; when there is no more room, every second one of those kept.
//! The first and the last sample always stay. Of each joint the largest and the smallest moment and force of all samples are known, and as
//! long as there is room for them, the samples at which the largest occur stay, too: a page that leads there shows what was computed.

use std::collections::{BTreeMap, BTreeSet};

use dalembert_answers::result::Column;
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, FrameRates, Snapshot};

use crate::scene::Scene;
use crate::vector::{V, dot, norm, sub};

/// Most numbers that are kept, of four bytes each: a page of some megabytes.
const NUMBERS: usize = 1_500_000;
/// Most samples: what a screen shows in half a minute.
const MOST: usize = 2000;
/// Fewest samples that there is always room for.
const LEAST: usize = 64;
/// One part in so many of the room for samples is for those at which something is largest.
const PEAKS: usize = 8;
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

/// What there is to know of a size over all samples of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Course {
    /// The largest finite value; 0 where there was none.
    pub most: f64,
    /// When, s.
    pub t: f64,
    /// The smallest value; −∞ where one was not finite.
    pub least: f64,
    /// The number of the sample that is the largest.
    sample: usize,
}

impl Course {
    /// Before the sample at an instant.
    fn from(t: f64, sample: usize) -> Self {
        Self { most: 0.0, t, least: f64::INFINITY, sample }
    }

    /// Takes a sample into account; whether it is the largest so far.
    fn see(&mut self, size: f64, t: f64, sample: usize) -> bool {
        self.least = self.least.min(if size.is_finite() { size } else { f64::NEG_INFINITY });
        let higher = size > self.most && size.is_finite();
        if higher {
            (self.most, self.t, self.sample) = (size, t, sample);
        }
        higher
    }
}

/// Of a joint's moment, or its force: all of it, and where the joint leaves its axis free, what is across that and along it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Transmitted {
    /// All of it.
    pub whole: Course,
    /// Across the axis that is free, and along it.
    pub parts: Option<[Course; 2]>,
}

impl Transmitted {
    /// All of them, the whole first.
    pub fn courses(&self) -> impl Iterator<Item = &Course> {
        [&self.whole].into_iter().chain(self.parts.iter().flatten())
    }
}

/// The motion of chosen frames.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    /// Which poses of a snapshot are kept.
    tracked: Vec<usize>,
    /// Axes that joints leave free, by the number of their reactions: for moments, and for forces.
    axes: Vec<[Option<V>; 2]>,
    kept: Vec<Sample>,
    /// Every how many samples one is kept.
    stride: usize,
    seen: usize,
    last: Sample,
    peaks: Vec<[Transmitted; 2]>,
    /// Samples at which something is largest, by number.
    largest: BTreeMap<usize, Sample>,
}

impl Motion {
    /// Nothing yet; of a snapshot's poses, those of the scene's frames are kept.
    pub fn of(scene: &Scene) -> Self {
        let mut axes = Vec::new();
        for joint in &scene.joints {
            let Some(number) = joint.reaction else { continue };
            if axes.len() <= number {
                axes.resize(number + 1, [None; 2]);
            }
            axes[number] = joint.kind.leaves_free().map(|free| free.then_some(joint.axis));
        }
        Self { tracked: scene.frames.iter().map(|f| f.tracked).collect(), axes, stride: 1, ..Self::default() }
    }

    fn most(&self) -> usize {
        let each = 7 * self.tracked.len() + 12 * self.last.rates.len();
        let each = each + 3 * self.last.loads.len() + 6 * self.last.reactions.len();
        MOST.min(NUMBERS / each.max(1)).max(LEAST)
    }

    /// Of each joint that transmits: its moment, N m, and its force, N, over all samples.
    pub(crate) fn peaks(&self) -> &[[Transmitted; 2]] {
        &self.peaks
    }

    /// From one sample of the run to the next on the average, s; nothing where there are fewer than two.
    pub(crate) fn spacing(&self) -> Option<f64> {
        let start = self.kept.first().filter(|_| self.seen > 1)?;
        Some((self.last.t - start.t) / (self.seen - 1) as f64)
    }

    /// Whether samples were left out.
    pub(crate) fn is_thinned(&self) -> bool {
        self.samples().len() < self.seen
    }

    fn see_peaks(&mut self, t: f64) {
        let number = self.seen;
        let mut higher = false;
        for (k, reaction) in self.last.reactions.iter().enumerate() {
            let axes = self.axes.get(k).copied().unwrap_or_default();
            if k == self.peaks.len() {
                let from = Course::from(t, number);
                self.peaks.push(axes.map(|axis| Transmitted { whole: from, parts: axis.map(|_| [from; 2]) }));
            }
            let [a, b, c, x, y, z] = *reaction;
            for ((peak, axis), v) in self.peaks[k].iter_mut().zip(axes).zip([[a, b, c], [x, y, z]]) {
                higher |= peak.whole.see(norm(v), t, number);
                if let (Some([across, along]), Some(axis)) = (&mut peak.parts, axis) {
                    let share = dot(v, axis);
                    higher |= across.see(norm(sub(v, axis.map(|x| share * x))), t, number);
                    higher |= along.see(share.abs(), t, number);
                }
            }
        }
        if higher {
            self.keep_largest();
        }
    }

    /// Keeps this sample, and of those at which something was largest the ones at which it still is, as many as there is room for.
    fn keep_largest(&mut self) {
        let room = (self.most() / PEAKS).max(1);
        let mut wanted = BTreeSet::new();
        for course in self.peaks.iter().flatten().flat_map(Transmitted::courses) {
            if course.most > 0.0 && wanted.len() < room {
                wanted.insert(course.sample);
            }
        }
        self.largest.retain(|number, _| wanted.contains(number));
        if wanted.contains(&self.seen) {
            self.largest.insert(self.seen, self.last.clone());
        }
    }

    /// The samples that stay, ascending.
    pub fn samples(&self) -> Vec<&Sample> {
        let stride = self.stride.max(1);
        let mut all: BTreeMap<usize, &Sample> = self.kept.iter().enumerate().map(|(k, s)| (k * stride, s)).collect();
        all.extend(self.largest.iter().map(|(number, sample)| (*number, sample)));
        all.extend(self.seen.checked_sub(1).map(|number| (number, &self.last)));
        all.into_values().collect()
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
    use crate::scene::{Anchor, Frame, Joint, JointKind};

    fn scene(joints: &[JointKind]) -> Scene {
        let anchor = Anchor { frame: Some(0), at: [0.0; 3] };
        let joint = |(k, kind): (usize, &JointKind)| Joint {
            name: format!("J{k}"),
            kind: *kind,
            ends: [anchor; 2],
            turns: [[1.0, 0.0, 0.0, 0.0]; 2],
            axis: [0.0, 0.6, 0.8],
            reaction: Some(k),
            determined: [true; 3],
            moments: true,
        };
        Scene {
            frames: vec![Frame { name: "a".to_owned(), tracked: 0, rest: None }],
            joints: joints.iter().enumerate().map(joint).collect(),
            ..Scene::default()
        }
    }

    fn see(motion: &mut Motion, t: f64, reactions: &[[f64; 6]]) {
        let pose = [t, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0];
        motion.snapshot(t, &Snapshot { poses: &[pose], rates: &[], loads: &[], reactions }).unwrap();
    }

    #[test]
    fn long_runs_keep_even_samples_both_ends_and_what_is_largest() {
        let mut motion = Motion::of(&scene(&[JointKind::Fixed]));
        for k in 0..100_001 {
            // One sample alone has a large force, and it is not among the even ones.
            let force = if k == 77_777 { 5.0 } else { 0.5 };
            see(&mut motion, f64::from(k), &[[0.0, 0.0, f64::NAN, 0.0, 0.6 * force, 0.8 * force]]);
        }
        let [moment, force] = motion.peaks()[0];
        assert_eq!((moment.whole.most, moment.whole.least), (0.0, f64::NEG_INFINITY));
        assert!((force.whole.most - 5.0).abs() < 1e-12 && (force.whole.least - 0.5).abs() < 1e-12, "{force:?}");
        assert_eq!(force.whole.t, 77_777.0);
        assert!(moment.parts.is_none() && force.parts.is_none());
        let times: Vec<f64> = motion.samples().iter().map(|s| s.t).collect();
        assert!(times.len() <= MOST + 2 && times.len() > MOST / 2, "{}", times.len());
        assert_eq!((times[0], times[times.len() - 1]), (0.0, 100_000.0));
        let even: Vec<f64> = times.iter().copied().filter(|t| *t != 77_777.0).collect();
        assert_eq!(even.len() + 1, times.len());
        let steps: Vec<f64> = even.windows(2).map(|w| w[1] - w[0]).collect();
        assert!(steps[..steps.len() - 1].iter().all(|s| *s == steps[0]), "{steps:?}");
        assert!(motion.samples().iter().all(|s| s.t == s.poses[0][0]));
        assert!(motion.is_thinned() && motion.spacing() == Some(1.0));
    }

    /// Of a joint that leaves its axis free, what is along it and what is across have peaks of their own, each of all samples, and the sample
    /// at each of them stays: pulses of one sample, wherever they are.
    #[test]
    fn what_acts_along_a_free_axis_has_its_own_peak() {
        for pulses in [[33_331, 66_663], [5, 99_999], [2_049, 2_050]] {
            let mut motion = Motion::of(&scene(&[JointKind::Revolute, JointKind::Prismatic, JointKind::Spherical]));
            for k in 0..100_001 {
                let along = if k == pulses[0] { 400.0 } else { 0.6 };
                let across = if k == pulses[1] { 3000.0 } else { 4.9 };
                // Along the axis (0, 0.6, 0.8), and along x.
                let v = [across, 0.6 * along, 0.8 * along];
                see(&mut motion, f64::from(k), &[[v[0], v[1], v[2], v[0], v[1], v[2]]; 3]);
            }
            let at = |k: i32| f64::from(k);
            for (k, free) in [(0, [true, false]), (1, [false, true]), (2, [false, false])] {
                for (part, free) in motion.peaks()[k].iter().zip(free) {
                    let whole = 3000.0_f64.hypot(0.6);
                    assert!((part.whole.most - whole).abs() < 1e-9 && part.whole.t == at(pulses[1]), "{part:?}");
                    assert_eq!(part.parts.is_some(), free);
                    for (course, (most, least, t)) in
                        part.parts.iter().flatten().zip([(3000.0, 4.9, pulses[1]), (400.0, 0.6, pulses[0])])
                    {
                        assert!((course.most - most).abs() < 1e-9 && course.t == at(t), "{course:?}");
                        assert!((course.least - least).abs() < 1e-9, "{course:?}");
                    }
                }
            }
            let times: Vec<f64> = motion.samples().iter().map(|s| s.t).collect();
            assert!(times.is_sorted_by(|a, b| a < b));
            assert!(pulses.iter().all(|k| times.contains(&at(*k))), "{pulses:?}");
        }
    }

    /// However many joints have their peaks at samples of their own, there is no more than the room for them.
    #[test]
    fn peaks_take_no_more_than_their_room() {
        let count = 2000;
        let mut motion = Motion::of(&scene(&vec![JointKind::Fixed; count]));
        for k in 0..count + 100 {
            let own = |j: usize| if j == k { [0.0, 0.0, 0.0, 7.0, 0.0, 0.0] } else { [0.0; 6] };
            see(&mut motion, k as f64, &(0..count).map(own).collect::<Vec<_>>());
        }
        assert!(motion.peaks().iter().enumerate().all(|(j, p)| p[1].whole.most == 7.0 && p[1].whole.t == j as f64));
        let room = motion.most() / PEAKS;
        assert!(motion.largest.len() <= room && room > 0 && motion.samples().len() <= motion.most() + room + 1);
        assert!((0..room).all(|k| motion.largest.contains_key(&k)), "the first have their samples");
    }
}
