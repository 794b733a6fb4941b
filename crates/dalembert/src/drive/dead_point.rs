//! Dead points: where a mechanism's motion turns back while its drives would go on.
//!
//! There A is singular with the rows of the drives and not without them, and the motion over the drive u is a root,
//!
//! ```text
//! q(u) ≈ q* − 2 c √(u* − u),   q' ≈ c (u* − u)^(−1/2),   q'' ≈ ½ c (u* − u)^(−3/2)                (1)
//! u* − u = ½ q'·q' / q'·q''                                                                     (2)
//! q(u + s (u* − u)) ≈ q + 2 (u* − u) (1 − √(1 − s)) q'                                          (3)
//! ```
//!
//! with an error of the order 3/2 in the distance. From a state before it, (3) leads over nine tenths of the way, assembly puts the
//! mechanism on its constraints there, and (2) says how much is left, again and again. Where branches nearly meet, roots begin next to the
//! point only, and (2) leads too far from afar: half of the way is tried then. A motion that is fast and goes on has nothing left to come
//! nearer to; one that is steep next to a pose in which branches nearly meet comes nearer to it for a while, but its (2) is no time at which
//! it ends: where it is told from a little before, it lies elsewhere.

use dalembert_analysis::evaluation::{Asked, evaluate};
use dalembert_answers::driven::Stop;
use dalembert_answers::result::{AssemblyReport, RunResult, RunSummary};
use dalembert_answers::words::names;
use dalembert_assembly::assemble;
use dalembert_dynamics::Formulation;
use dalembert_model::StartValues;
use dalembert_scalar::digits::number;

use super::prescribe::settings;
use crate::load::Loaded;
use crate::tolerances::drive::{DEAD, EXACT, MOVES, NEXT, SAME_END};

/// Times that it is looked for from nearer.
const TIMES: usize = 48;

/// What is left to a dead point by (2), from the nearest state before it that was looked at.
struct Near {
    t: f64,
    left: f64,
    rates: Rates,
}

/// Velocities and accelerations of the columns that move, in displacements of size one.
struct Rates(Vec<(usize, f64, f64)>);

impl Rates {
    fn of(loaded: &Loaded, value: impl Fn(&str) -> Option<f64>) -> Self {
        let moving = loaded.model.variables.iter().enumerate().filter(|(_, v)| v.velocity_place().is_some());
        let rates = moving.filter_map(|(c, v)| {
            let size = loaded.model.natural.of_motion(c);
            Some((c, value(&v.slot(v.order as usize - 1))? / size, value(&v.highest())? / size))
        });
        Self(rates.collect())
    }

    /// (2)
    fn left(&self) -> f64 {
        let sum = |f: fn(&(usize, f64, f64)) -> f64| self.0.iter().map(f).sum::<f64>();
        0.5 * sum(|r| r.1 * r.1) / sum(|r| r.1 * r.2)
    }

    /// The largest rate.
    fn fastest(&self) -> f64 {
        self.0.iter().fold(0.0, |m, r| m.max(r.1.abs()))
    }

    /// Names of the columns that move while the drives rest: by (1) accelerations grow along c alone. Velocities tell it where no more
    /// is known.
    fn moving(&self, loaded: &Loaded) -> Vec<String> {
        let most = |of: fn(&(usize, f64, f64)) -> f64| self.0.iter().map(of).fold(0.0_f64, |m, x| m.max(x.abs()));
        let along: fn(&(usize, f64, f64)) -> f64 = if most(|r| r.2) > 0.0 { |r| r.2 } else { |r| r.1 };
        let named = self.0.iter().filter(|r| along(r).abs() > MOVES * most(along));
        named.map(|r| loaded.model.variables[r.0].name.clone()).collect()
    }
}

/// The last value of a column.
fn last(run: &RunResult, name: &str) -> Option<f64> {
    run.columns.iter().find(|c| c.name == name).and_then(|c| c.values.last().copied())
}

impl Loaded {
    /// The columns that are fastest at the end of a run and grow faster still: where slides run away to infinity, say.
    pub(super) fn running_away(&self, run: &RunResult) -> Vec<String> {
        let rates = Rates::of(self, |name| last(run, name));
        // By samples: accelerations that run away as well may be of either sign where rows hardly tell them.
        let before = Rates::of(self, |name| {
            let values = &run.columns.iter().find(|c| c.name == name)?.values;
            values.iter().rev().nth(1).or(values.last()).copied()
        });
        let was = |column: usize| before.0.iter().find(|r| r.0 == column).map_or(0.0, |r| r.1.abs());
        let faster = rates.0.iter().filter(|(c, v, _)| v.abs() > MOVES * rates.fastest() && v.abs() > was(*c));
        faster.map(|&(c, ..)| self.model.variables[c].name.clone()).collect()
    }

    /// The dead point that a run of a model with drives ended before, if it did: when, and what moves there.
    pub(super) fn dead_point(&self, run: &RunResult, t: f64, span: f64) -> Option<(f64, Stop)> {
        let at = settings(&self.model, &dalembert_model::State::start(&self.model));
        let set = at.into_iter().filter_map(|(name, _)| Some((last(run, &name)?, name))).map(|(x, n)| (n, x)).collect();
        let near = self.before_dead_point(Rates::of(self, |name| last(run, name)), set, t, span)?;
        Some((near.t + near.left, Stop::Locked(near.rates.moving(self))))
    }

    /// Why a run can't go on whose drives lead into a dead point, and whether they do. In words.
    pub(crate) fn locks(&self, run: &RunSummary, from: f64) -> Option<String> {
        let driving = self.model.rows.iter().filter(|r| r.prescribes.motion() && !r.soft);
        let driving: Vec<String> = driving.map(|r| r.name.clone()).collect();
        let t = run.t_end;
        if driving.is_empty() || !(t > from) {
            return None;
        }
        let mut start = self.start(&[("t".to_owned(), t)]).ok()?;
        for (name, value) in &run.final_values {
            if let Some(place) = self.model.find_state(name) {
                (start.state.y[place], start.given[place]) = (*value, true);
            }
        }
        let span = t - from;
        let last = |name: &str| run.final_values.iter().find(|v| v.0 == name).map(|v| v.1);
        let speeds =
            Rates::of(self, |name| last(name).or_else(|| self.model.find_state(name).is_none().then_some(0.0)));
        let assembled = assemble(&self.model, &mut start).ok().filter(|report| report.converged);
        let near = match assembled.and_then(|report| self.rates_at(&start, report)) {
            Some(rates) => self.before_dead_point(rates, settings(&self.model, &start.state), t, span)?,
            // As near as this rows no longer tell how to go on; by (1) with c a displacement of size one.
            None if speeds.fastest() * span * EXACT.sqrt() > 1.0
                && self.ends(&settings(&self.model, &start.state), &speeds, (t, 0.0), EXACT * span) =>
            {
                Near { t, left: 0.0, rates: speeds }
            }
            None => return None,
        };
        // What leads nowhere else comes nearer and nearer.
        (near.left < EXACT * span).then(|| {
            let (who, leads) = (names(&driving), if driving.len() == 1 { "leads" } else { "lead" });
            let (at, moving) = (number(near.t + near.left), names(near.rates.moving(self)));
            format!("{who} {leads} into a dead point at t = {at} s, where {moving} can move while all that is prescribed rests")
        })
    }

    /// The dead point after a state, looked at from nearer and nearer, if there is one within a share of the `span`.
    fn before_dead_point(&self, mut rates: Rates, mut set: Vec<(String, f64)>, mut t: f64, span: f64) -> Option<Near> {
        let mut left = rates.left();
        if !(left > 0.0 && left < DEAD * span) {
            return None;
        }
        let mut way = left;
        for _ in 0..TIMES {
            if left < EXACT * span && self.ends(&set, &rates, (t, left), EXACT * span) {
                return Some(Near { t, left, rates });
            }
            let nearer = self.along_root(&set, &rates, (t, way), NEXT * way);
            match nearer.map(|(next, state)| (next.left(), next, state)) {
                Some((rest, next, state)) if rest > 0.0 && rest < left => {
                    (t, left, way, rates, set) = (t + NEXT * way, rest, rest, next, state);
                }
                // From afar (2) may lead beyond it.
                _ => way *= 0.5,
            }
        }
        // What is only passed fast comes no nearer.
        None
    }

    /// Rates at an assembled state.
    fn rates_at(&self, start: &StartValues, report: AssemblyReport) -> Option<Rates> {
        let asked = Asked { method: Formulation::Auto, ..Asked::default() };
        let found = evaluate(&self.model, &start.state, asked, report).ok()?;
        let value = |name: &str| {
            let rate = || self.model.find_state(name).map(|place| start.state.y[place]);
            found.accelerations.iter().find(|a| a.0 == name).map(|a| a.1).or_else(rate)
        };
        Some(Rates::of(self, value))
    }

    /// Whether (2) says the same a little before, unless the mechanism can't be put together there: next to a dead point that is within rounding.
    fn ends(&self, set: &[(String, f64)], rates: &Rates, (t, left): (f64, f64), before: f64) -> bool {
        let there = self.along_root(set, rates, (t, left), -before).map(|(rates, _)| rates.left());
        there.is_none_or(|there| (there - left - before).abs() < SAME_END * before)
    }

    /// Velocities, accelerations and positions after a part of what is left, or before, by (3).
    fn along_root(
        &self,
        set: &[(String, f64)],
        rates: &Rates,
        (t, left): (f64, f64),
        after: f64,
    ) -> Option<(Rates, Vec<(String, f64)>)> {
        let mut start = self.start(&[("t".to_owned(), t + after)]).ok()?;
        for (name, value) in set {
            if let Some(place) = self.model.find_state(name) {
                (start.state.y[place], start.given[place]) = (*value, true);
            }
        }
        // 2 left (1 − √(1 − after/left)), which is nothing where nothing is left.
        let way = 2.0 * (left - (left * (left - after)).sqrt());
        for &(c, rate, _) in rates.0.iter().filter(|r| self.model.variables[r.0].order >= 2) {
            let v = &self.model.variables[c];
            start.state.y[v.state[0]] += way * rate * self.model.natural.of_motion(c);
        }
        let report = assemble(&self.model, &mut start).ok().filter(|r| r.converged)?;
        Some((self.rates_at(&start, report)?, settings(&self.model, &start.state)))
    }
}
