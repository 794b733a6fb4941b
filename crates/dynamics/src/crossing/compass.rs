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
/// Places at which a least value is looked for, to begin with.
const LOOKS: usize = 16;
/// Singular values of rows at natural size that are lost, at a state that is on the branch but for what interpolation leaves.
const LOST: f64 = 2e-3;

/// det [A; T*].
pub(crate) struct Compass {
    chart: Chart,
}

impl Compass {
    /// At a state on a branch with a rank.
    pub fn new(equations: &mut Equations<'_>, at: At<'_>, rank: usize) -> Option<Self> {
        let hard = equations.model.rows.iter().filter(|r| !r.soft).count();
        let possible = rank > 0 && rank <= hard.min(equations.model.n());
        possible.then(|| Chart::new(equations, at, rank, None)).flatten().map(|chart| Self { chart })
    }

    /// Its value at a state.
    pub fn at(&mut self, equations: &mut Equations<'_>, at: At<'_>) -> f64 {
        self.chart.determinant(equations, at)
    }

    /// Whether a state is so far from where it was made that it may mislead, or the rank another.
    pub fn is_left(&self, equations: &Equations<'_>, at: At<'_>, rank: usize) -> bool {
        self.chart.dimension() + rank != equations.model.n() || self.chart.distance_from_base(equations, at.y) > FAR
    }

    /// The time between two states at which it vanishes, or is least, and a state then.
    pub fn zero(&mut self, equations: &mut Equations<'_>, from: At<'_>, to: At<'_>) -> (f64, Vec<f64>) {
        let slopes = [from, to].map(|at| slope(equations, at));
        let mut value = |share: f64| {
            let y = between((from, &slopes[0]), (to, &slopes[1]), share);
            self.at(equations, At { t: from.t + share * (to.t - from.t), y: &y, inputs: from.inputs })
        };
        let (first, last) = (value(0.0), value(1.0));
        let share = if first * last < 0.0 { bisected(value, first) } else { least(|share| value(share).abs()) };
        (from.t + share * (to.t - from.t), between((from, &slopes[0]), (to, &slopes[1]), share))
    }
}

/// The zero in 0..1 of a function with another sign at 1 than `first`, at 0.
fn bisected(mut value: impl FnMut(f64) -> f64, first: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while high - low > FINE {
        let middle = 0.5 * (low + high);
        let same = value(middle) * first > 0.0;
        (low, high) = if same { (middle, high) } else { (low, middle) };
    }
    0.5 * (low + high)
}

/// The least value in 0..1, by the golden section.
fn least(mut value: impl FnMut(f64) -> f64) -> f64 {
    let at = |i: usize| i as f64 / LOOKS as f64;
    let values: Vec<f64> = (0..=LOOKS).map(|i| value(at(i))).collect();
    let best = (0..=LOOKS).min_by(|&a, &b| values[a].total_cmp(&values[b])).unwrap_or(0);
    let (mut low, mut high) = (at(best.saturating_sub(1)), at((best + 1).min(LOOKS)));
    let golden = 0.5 * (5.0_f64.sqrt() - 1.0);
    // A least value is known to half the digits.
    while high - low > FINE.sqrt() {
        let (a, b) = (high - golden * (high - low), low + golden * (high - low));
        (low, high) = if value(a) < value(b) { (low, b) } else { (a, high) };
    }
    0.5 * (low + high)
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
