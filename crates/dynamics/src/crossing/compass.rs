//! When a motion led over a pose where branches cross.
//!
//! On a branch, det [A; T*] with the tangents T of a state near by is smooth, and changes its sign where another branch crosses, or
//! only touches zero where an even number do. Between two states it is followed along Hermite's cubic.

use super::chart::Chart;
use super::{At, Rows, velocities};
use crate::equations::Equations;

/// Distance from its base at which another one is better.
const FAR: f64 = 0.2;
/// Share of a step to which a time is found.
const FINE: f64 = 1e-10;
/// Most places at which a zero is looked for.
const ITERATIONS: usize = 60;
/// Places at which a least value is looked for, to begin with, and the share of the values at the ends that it has at most.
const LOOKS: usize = 8;
const SMALL: f64 = 0.1;
/// Singular values of rows at natural size that are lost, at a state that is on the branch but for what interpolation leaves.
const LOST: f64 = 2e-3;

/// det [A; T*].
pub(crate) struct Compass {
    chart: Chart,
}

impl Compass {
    /// At the last evaluation, which was at a state on a branch with a rank.
    pub fn new(equations: &mut Equations<'_>, y: &[f64], rank: usize) -> Option<Self> {
        let hard = equations.model.rows.iter().filter(|r| !r.soft).count();
        let possible = rank > 0 && rank <= hard.min(equations.model.n());
        possible.then(|| Chart::new(equations, y, rank, None)).flatten().map(|chart| Self { chart })
    }

    /// Its value at the last evaluation, which was at a state.
    pub fn value(&mut self, equations: &Equations<'_>, y: &[f64]) -> f64 {
        self.chart.determinant(equations, y)
    }

    /// Whether a state is so far from where it was made that it may mislead, or the rank another.
    pub fn is_left(&self, equations: &Equations<'_>, y: &[f64], rank: usize) -> bool {
        self.chart.dimension() + rank != equations.model.n() || self.chart.distance_from_base(equations, y) > FAR
    }

    /// The time between two states at which it vanishes, if it does, and a state then.
    pub fn zero(&mut self, equations: &mut Equations<'_>, from: At<'_>, to: At<'_>) -> Option<(f64, Vec<f64>)> {
        let slopes = [from, to].map(|at| slope(equations, at));
        let mut value = |share: f64| {
            let y = between((from, &slopes[0]), (to, &slopes[1]), share);
            equations.evaluate(from.t + share * (to.t - from.t), &y, from.inputs);
            self.value(equations, &y)
        };
        let (first, last) = (value(0.0), value(1.0));
        let share = if first * last < 0.0 {
            root(value, first, last)
        } else {
            touching(|share| value(share).abs(), first.abs().max(last.abs()))?
        };
        Some((from.t + share * (to.t - from.t), between((from, &slopes[0]), (to, &slopes[1]), share)))
    }
}

/// The zero in 0..1 of a function with these values, of different signs, at its ends (Illinois).
fn root(mut value: impl FnMut(f64) -> f64, first: f64, last: f64) -> f64 {
    let (mut a, mut b) = ((0.0, first), (1.0, last));
    for _ in 0..ITERATIONS {
        let x = a.0 - a.1 * (b.0 - a.0) / (b.1 - a.1);
        let y = value(x);
        if y == 0.0 || (x - b.0).abs() < FINE {
            return x;
        }
        a = if y * b.1 < 0.0 { b } else { (a.0, 0.5 * a.1) };
        b = (x, y);
    }
    b.0
}

/// Where in 0..1 a function comes close to zero, by the golden section, if it does.
fn touching(mut value: impl FnMut(f64) -> f64, size: f64) -> Option<f64> {
    let at = |i: usize| i as f64 / LOOKS as f64;
    let values: Vec<f64> = (0..=LOOKS).map(|i| value(at(i))).collect();
    let best = (0..=LOOKS).min_by(|&a, &b| values[a].total_cmp(&values[b]))?;
    if values[best] > SMALL * size {
        return None;
    }
    let (mut low, mut high) = (at(best.saturating_sub(1)), at((best + 1).min(LOOKS)));
    let golden = 0.5 * (5.0_f64.sqrt() - 1.0);
    // A least value is known to half the digits.
    while high - low > FINE.sqrt() {
        let (a, b) = (high - golden * (high - low), low + golden * (high - low));
        (low, high) = if value(a) < value(b) { (low, b) } else { (a, high) };
    }
    Some(0.5 * (low + high))
}

/// Rates of the positions in a state.
fn slope(equations: &mut Equations<'_>, at: At<'_>) -> Vec<f64> {
    let model = equations.model;
    let mut rates = vec![0.0; at.y.len()];
    if model.mechanism.is_some() {
        equations.evaluate(at.t, at.y, at.inputs);
    }
    if let Some(mechanics) = &mut equations.mechanics {
        mechanics.kinematics();
        mechanics.rates(at.y, &mut rates);
    }
    for (v, rate) in model.variables.iter().zip(velocities(model, at.y)) {
        if !v.is_twist() {
            rates[v.state[0]] = rate;
        }
    }
    rates
}

/// Hermite's cubic at a share of the time between two states with their slopes; velocities are between those of the two.
fn between((from, first): (At<'_>, &[f64]), (to, last): (At<'_>, &[f64]), share: f64) -> Vec<f64> {
    let h = to.t - from.t;
    let one = |i: usize| {
        let apart = to.y[i] - from.y[i];
        let moving = first[i] != 0.0 || last[i] != 0.0;
        let (a, b) = if moving { (h * first[i] - apart, apart - h * last[i]) } else { (0.0, 0.0) };
        from.y[i] + share * (apart + (1.0 - share) * (a * (1.0 - share) + b * share))
    };
    (0..from.y.len()).map(one).collect()
}

/// The freedoms more at a state than on a branch with a rank.
pub(crate) fn lost_at(equations: &mut Equations<'_>, at: At<'_>, rank: usize) -> usize {
    equations.evaluate(at.t, at.y, at.inputs);
    let Ok(svd) = Rows::new(equations).matrix(equations).svd() else { return 0 };
    rank.saturating_sub(svd.S().column_vector().iter().filter(|&&s| s > LOST).count())
}
