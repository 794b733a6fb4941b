//! What a force that depends on time can bring about over a run, all in all: a short pulse far less than its largest value times a step that passes it.
//!
//! ```text
//! (4) I = min ∫ |g − g₀| dt  over g₀ = g(t₀), g(t₁)  ≤  Σ w max |g − g₀| =: U,   S := Σ w max |g − g₀| at points
//! ```
//!
//! over stretches of length w. The one with the largest share of U − S is halved until U ≤ `SEEN`·S: a pulse is found by one halving for each factor of two that it is
//! shorter than the run. Where that takes too many, or a quarter of all operations, U is a bound all the same. Over stretches that are so short bounds of g are close, too: of t exp(−t/w) they are not over
//! those that w is nothing beside.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::Changes;
use crate::tolerances::changes::{MOST_HALVED, SEEN};

/// U and S of one stretch, or of all, for both g₀.
#[derive(Clone, Copy, Default)]
struct Sums {
    most: [f64; 2],
    seen: [f64; 2],
}

impl Sums {
    fn add(&mut self, other: &Self, sign: f64) {
        for k in 0..2 {
            self.most[k] += sign * other.most[k];
            self.seen[k] += sign * other.seen[k];
        }
    }

    fn unknown(&self) -> f64 {
        (0..2).map(|k| self.most[k] - self.seen[k]).fold(f64::INFINITY, f64::min)
    }
}

/// A stretch that may be halved.
struct Part {
    /// The largest share of what is unknown, over all numbers.
    share: f64,
    ends: [f64; 2],
    sums: Vec<Sums>,
}

impl Ord for Part {
    fn cmp(&self, other: &Self) -> Ordering {
        self.share.total_cmp(&other.share).then(other.ends[0].total_cmp(&self.ends[0]))
    }
}

impl PartialOrd for Part {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Part {}

impl Changes<'_> {
    /// I of each of `bounds`, then of each of the model's inputs, over these stretches; gives those that are left, in their order.
    pub(super) fn measure(&mut self, times: &[f64]) -> Vec<[f64; 2]> {
        let (Some(&first), Some(&last)) = (times.first(), times.last()) else { return Vec::new() };
        let left = self.left;
        let ends = [first, last].map(|t| self.numbers_in(t, t).into_iter().map(|x| x.0[0]).collect::<Vec<f64>>());
        let mut all = vec![Sums::default(); ends[0].len()];
        let mut first_parts = Vec::with_capacity(times.len());
        for ends_of in times.windows(2) {
            let part = self.part([ends_of[0], ends_of[1]], &ends, None);
            all.iter_mut().zip(&part.sums).for_each(|(all, own)| all.add(own, 1.0));
            first_parts.push(part);
        }
        // These are looked at again, and counted then.
        self.left = left;
        let whole: Vec<f64> = all.iter().map(Sums::unknown).collect();
        let mut parts: BinaryHeap<Part> = first_parts.into_iter().map(|part| part.in_shares(&whole)).collect();
        let mut least_parts = Vec::new();
        let is_known = |sums: &Sums| (0..2).any(|k| sums.most[k] <= SEEN * sums.seen[k]);
        let most = (MOST_HALVED / all.len().max(1)).min(MOST_HALVED / 64);
        for _ in 0..most {
            if all.iter().all(is_known) || self.left < left - left / 4 {
                break;
            }
            let Some(part) = parts.pop() else { break };
            let Some(middle) = self.middle(part.ends[0], part.ends[1]) else {
                least_parts.push(part);
                continue;
            };
            all.iter_mut().zip(&part.sums).for_each(|(all, own)| all.add(own, -1.0));
            for ends_of in [[part.ends[0], middle], [middle, part.ends[1]]] {
                let half = self.part(ends_of, &ends, Some(&part.sums)).in_shares(&whole);
                all.iter_mut().zip(&half.sums).for_each(|(all, own)| all.add(own, 1.0));
                parts.push(half);
            }
        }
        // Differences of sums have lost their digits.
        all.fill(Sums::default());
        for part in parts.iter().chain(&least_parts) {
            all.iter_mut().zip(&part.sums).for_each(|(all, own)| all.add(own, 1.0));
        }
        self.impulses = all.iter().map(|sums| sums.most[0].min(sums.most[1])).collect();
        let mut stretches: Vec<[f64; 2]> = parts.iter().chain(&least_parts).map(|part| part.ends).collect();
        stretches.sort_unstable_by(|a, b| a[0].total_cmp(&b[0]));
        stretches
    }

    /// Bounds of what changes over a stretch, and of what is seen of it, in the order of `bounds`, then of the inputs.
    fn numbers_in(&mut self, start: f64, end: f64) -> Vec<([f64; 2], [f64; 2])> {
        self.look(start, end, false);
        let outputs = self.programs.iter().filter(|timed| timed.gives.is_none()).flat_map(|timed| &timed.outputs);
        let pieces = outputs.filter(|output| output.moves).chain(&self.inputs);
        pieces.map(|piece| (piece.value, piece.seen().unwrap_or([f64::NAN; 2]))).collect()
    }

    /// The sums of a stretch; those of a half are no larger than half of those of the whole.
    fn part(&mut self, ends_of: [f64; 2], ends: &[Vec<f64>; 2], whole: Option<&Vec<Sums>>) -> Part {
        let width = ends_of[1] - ends_of[0];
        let numbers = self.numbers_in(ends_of[0], ends_of[1]);
        let farthest = |[low, high]: [f64; 2], from: f64| width * (low - from).abs().max((high - from).abs());
        let sums = numbers.iter().enumerate().map(|(i, &(value, seen))| {
            let from = [ends[0][i], ends[1][i]];
            let most = whole.map_or([f64::INFINITY; 2], |whole| whole[i].most.map(|most| 0.5 * most));
            let most = [0, 1].map(|k| farthest(value, from[k]).min(most[k]));
            // What is no number has no size.
            let known = |x: f64| if x.is_finite() { x } else { 0.0 };
            Sums { most: most.map(known), seen: [0, 1].map(|k| known(farthest(seen, from[k])).min(known(most[k]))) }
        });
        Part { share: 0.0, ends: ends_of, sums: sums.collect() }
    }
}

impl Part {
    fn in_shares(mut self, whole: &[f64]) -> Self {
        let share = |(own, whole): (&Sums, &f64)| if *whole > 0.0 { own.unknown() / whole } else { 0.0 };
        self.share = self.sums.iter().zip(whole).map(share).fold(0.0, f64::max);
        self
    }
}
