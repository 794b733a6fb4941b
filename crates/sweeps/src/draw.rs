//! Points of the unit cube by the number of the run.
//!
//! Random numbers are hashes (SplitMix64) of seed, dimension and number, so that no run depends on another. A Latin hypercube puts one run into
//! each of N equal parts of every quantity: a permutation by a Feistel network over the bits of N, walked until it falls below N.

use crate::sobol::{MOST, coordinate, directions};
use crate::tolerances::MOST_RUNS;
use crate::vary::{Spread, Varied};

/// How points are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sampler {
    /// All combinations of the values.
    Grid,
    /// Independent random numbers.
    Random,
    /// The first points of Sobol's sequence, each in the middle of its cell.
    Sobol,
    /// A Latin hypercube.
    Lhs,
    /// Saltelli's design over Sobol's sequence, from which indices of the variance are estimated: see `indices.rs`.
    Saltelli,
}

impl Sampler {
    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::Random => "random",
            Self::Sobol => "sobol",
            Self::Lhs => "lhs",
            Self::Saltelli => "saltelli",
        }
    }

    /// By name.
    ///
    /// # Errors
    /// A sentence for another word.
    pub fn by_name(word: &str) -> Result<Self, String> {
        match word {
            "grid" => Ok(Self::Grid),
            "random" => Ok(Self::Random),
            "sobol" => Ok(Self::Sobol),
            "lhs" => Ok(Self::Lhs),
            "saltelli" => Ok(Self::Saltelli),
            other => Err(format!("there is no sampler `{other}` (known: grid, random, sobol, lhs, saltelli)")),
        }
    }
}

/// Which values each run has.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is varied.
    pub varied: Vec<Varied>,
    /// Number of runs.
    pub runs: u64,
    pub(crate) sampler: Sampler,
    seed: u64,
    directions: Vec<Vec<u32>>,
}

/// A word mixed well (Steele, Lea, Flood 2014).
fn mixed(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}

/// A number in [0, 1).
fn unit(bits: u64) -> f64 {
    (bits >> 11) as f64 / f64::from(53).exp2()
}

impl Plan {
    /// A plan; a grid takes as many runs as it has combinations, the others as many as `samples` says.
    ///
    /// # Errors
    /// A sentence: nothing to vary, a name twice, spreads that are no values for a grid, a missing or idle number of samples, too many
    /// quantities for Sobol's sequence, too many runs.
    pub fn new(varied: Vec<Varied>, sampler: Sampler, samples: Option<u64>, seed: u64) -> Result<Self, String> {
        for (k, one) in varied.iter().enumerate() {
            if varied[..k].iter().any(|other| other.name == one.name) {
                return Err(format!("`{}` is varied twice", one.name));
            }
        }
        if varied.is_empty() {
            return Err("nothing is varied".to_owned());
        }
        let runs = if sampler == Sampler::Grid { grid(&varied, samples)? } else { samples.unwrap_or(0) };
        if runs == 0 {
            return Err("say how many runs: --samples N".to_owned());
        }
        let dimensions = match sampler {
            Sampler::Sobol => varied.len(),
            Sampler::Saltelli => 2 * varied.len(),
            Sampler::Grid | Sampler::Random | Sampler::Lhs => 0,
        };
        if dimensions > MOST {
            let most = MOST * varied.len() / dimensions;
            return Err(format!("Sobol's sequence is there for {most} quantities here, not {}", varied.len()));
        }
        let runs = if sampler == Sampler::Saltelli { saltelli(runs, varied.len() as u64)? } else { runs };
        if runs > MOST_RUNS {
            return Err(format!(
                "a sweep has up to {MOST_RUNS} runs, and this one would have {}{runs}",
                if runs == u64::MAX { "at least " } else { "" }
            ));
        }
        let directions = (0..dimensions).map(directions).collect();
        Ok(Self { varied, runs, sampler, seed, directions })
    }

    /// The plan in words, line by line, for what must be the same when it is gone on with.
    pub(crate) fn words(&self) -> String {
        let runs = format!("sampler {}, {} runs, seed {}\n", self.sampler.name(), self.runs, self.seed);
        let varied = self.varied.iter().map(|v| format!("vary {}: {}\n", v.name, v.spread));
        varied.fold(runs, |all, line| all + &line)
    }

    /// Values of a run, in the order of what is varied.
    pub fn values(&self, run: u64) -> Vec<f64> {
        let mut rest = run;
        let mut combination = |values: &[f64]| {
            let k = (rest % values.len() as u64) as usize;
            rest /= values.len() as u64;
            values[k]
        };
        if self.sampler == Sampler::Grid {
            // The last quantity changes fastest.
            let mut found: Vec<f64> = self.varied.iter().rev().map(|v| combination(spread_values(v))).collect();
            found.reverse();
            return found;
        }
        self.varied.iter().enumerate().map(|(d, varied)| varied.at(self.point(d, run))).collect()
    }

    fn point(&self, dimension: usize, run: u64) -> f64 {
        let key = mixed(self.seed ^ mixed(dimension as u64));
        let random = unit(mixed(key ^ mixed(run)));
        match self.sampler {
            Sampler::Grid | Sampler::Random => random,
            // 2ᵐ points have one in each cell of 2⁻ᵐ, at its lower end: the first would be a corner, where quantiles are infinite.
            Sampler::Sobol => coordinate(&self.directions[dimension], run) + 0.5 / self.runs.next_power_of_two() as f64,
            Sampler::Saltelli => self.of_design(dimension, run),
            Sampler::Lhs => (permuted(run, self.runs, key) as f64 + random) / self.runs as f64,
        }
    }

    /// Of each point of the sequence: the first half of its coordinates, the second half, and the first with one of the second.
    fn of_design(&self, dimension: usize, run: u64) -> f64 {
        let d = self.varied.len();
        let (point, block) = (run / (d as u64 + 2), (run % (d as u64 + 2)) as usize);
        let second = block == 1 || block == dimension + 2;
        // The origin is left out: quantiles of distributions are infinite there.
        coordinate(&self.directions[dimension + if second { d } else { 0 }], point + 1)
    }
}

fn saltelli(points: u64, quantities: u64) -> Result<u64, String> {
    if points < 2 {
        return Err("indices of the variance need two samples at least: --samples N".to_owned());
    }
    Ok(points.saturating_mul(quantities + 2))
}

fn spread_values(varied: &Varied) -> &[f64] {
    match &varied.spread {
        Spread::Values(values) => values,
        _ => &[],
    }
}

fn grid(varied: &[Varied], samples: Option<u64>) -> Result<u64, String> {
    if let Some(samples) = samples {
        return Err(format!(
            "a grid has as many runs as combinations: leave --samples {samples} out, or take another sampler"
        ));
    }
    varied.iter().try_fold(1_u64, |runs, one| match &one.spread {
        Spread::Values(values) => Ok(runs.saturating_mul(values.len() as u64)),
        _ => Err(format!(
            "`{}` has no values for a grid: write {}=FROM:TO:COUNT, or take another sampler",
            one.name, one.name
        )),
    })
}

/// Where a permutation of 0 … n − 1 takes x.
fn permuted(mut x: u64, n: u64, key: u64) -> u64 {
    const ROUNDS: u64 = 4;
    let half = (u64::BITS - (n - 1).leading_zeros()).div_ceil(2).max(1);
    let mask = (1_u64 << half) - 1;
    loop {
        let (mut left, mut right) = (x >> half, x & mask);
        for round in 0..ROUNDS {
            (left, right) = (right, left ^ mixed(key ^ mixed(right << 8 | round)) & mask);
        }
        x = left << half | right;
        if x < n {
            return x;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(sampler: Sampler, samples: Option<u64>, words: &[&str]) -> Result<Plan, String> {
        Plan::new(words.iter().map(|w| Varied::parse(w).unwrap()).collect(), sampler, samples, 7)
    }

    #[test]
    fn a_grid_has_all_combinations_once() {
        let plan = plan(Sampler::Grid, None, &["a=0:1:3", "b=5,6"]).unwrap();
        let all: Vec<Vec<f64>> = (0..plan.runs).map(|r| plan.values(r)).collect();
        assert_eq!(all, [[0.0, 5.0], [0.0, 6.0], [0.5, 5.0], [0.5, 6.0], [1.0, 5.0], [1.0, 6.0]]);
    }

    #[test]
    fn a_latin_hypercube_has_one_run_in_each_part_and_no_order() {
        for n in [1, 2, 3, 10, 97, 1000] {
            let plan = plan(Sampler::Lhs, Some(n), &["a=0:1", "b=0:1"]).unwrap();
            let parts = |d: usize| (0..n).map(|r| (plan.values(r)[d] * n as f64) as u64).collect::<Vec<_>>();
            for d in 0..2 {
                let mut sorted = parts(d);
                sorted.sort_unstable();
                assert_eq!(sorted, (0..n).collect::<Vec<_>>(), "{n}");
            }
            assert!(n < 10 || parts(0) != parts(1) && parts(0) != (0..n).collect::<Vec<_>>());
        }
    }

    #[test]
    fn moments_are_those_of_the_distributions() {
        for sampler in [Sampler::Random, Sampler::Sobol, Sampler::Lhs] {
            let n = 4096;
            let plan = plan(sampler, Some(n), &["m~normal(2, 0.5)", "u=0:1"]).unwrap();
            let mean = |f: &dyn Fn(&[f64]) -> f64| (0..n).map(|r| f(&plan.values(r))).sum::<f64>() / n as f64;
            // Five standard errors.
            let near = 5.0 / (n as f64).sqrt();
            assert!((mean(&|v| v[0]) - 2.0).abs() < 0.5 * near, "{sampler:?}");
            assert!((mean(&|v| (v[0] - 2.0).powi(2)) - 0.25).abs() < 0.25 * 2.0_f64.sqrt() * near, "{sampler:?}");
            assert!(
                (mean(&|v| (v[0] - 2.0) * (v[1] - 0.5))).abs() < 0.5 * (1.0_f64 / 12.0).sqrt() * near,
                "{sampler:?}"
            );
        }
    }

    /// Means of symmetric distributions are exact, and no point is farther out than its part of the runs.
    #[test]
    fn sobols_points_stand_in_the_middle_of_their_cells() {
        let plan = |n| plan(Sampler::Sobol, Some(n), &["l~normal(0.35, 0.01)", "u=0:1"]).unwrap();
        for n in [1, 2, 8, 64] {
            let all: Vec<Vec<f64>> = (0..n).map(|r| plan(n).values(r)).collect();
            let mean = |d: usize| all.iter().map(|v| v[d]).sum::<f64>() / n as f64;
            assert!((mean(0) - 0.35).abs() < 1e-14 && (mean(1) - 0.5).abs() < 1e-14, "{n}");
            let middles = (0..n).map(|k| (k as f64 + 0.5) / n as f64).collect::<Vec<_>>();
            let mut sorted: Vec<f64> = all.iter().map(|v| v[1]).collect();
            sorted.sort_by(f64::total_cmp);
            assert_eq!(sorted, middles);
        }
    }

    #[test]
    fn plans_that_make_no_sense_are_refused() {
        for (sampler, samples, words) in [
            (Sampler::Grid, Some(3), &["a=0:1:3"][..]),
            (Sampler::Grid, None, &["a=0:1"]),
            (Sampler::Random, None, &["a=0:1"]),
            (Sampler::Random, Some(0), &["a=0:1"]),
            (Sampler::Random, Some(3), &["a=0:1", "a=0:2"]),
            (Sampler::Random, Some(3), &[]),
            (Sampler::Saltelli, Some(1), &["a=0:1"]),
            (Sampler::Saltelli, Some(u64::MAX), &["a=0:1"]),
            (Sampler::Saltelli, Some(400_000_000), &["a=0:1"]),
            (Sampler::Lhs, Some(1_000_000_001), &["a=0:1"]),
            (Sampler::Grid, None, &["a=0:1:100000", "b=0:1:100000"]),
            (Sampler::Grid, None, &["a=0:1:100000", "b=0:1:100000", "c=0:1:100000", "d=0:1:100000"]),
        ] {
            assert!(plan(sampler, samples, words).is_err(), "{words:?}");
        }
    }
}
