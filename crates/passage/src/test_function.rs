//! When a motion led over a pose where branches cross.
//!
//! On a branch, the determinant of the rows in the coordinates of a state near by is smooth, and changes its sign where another branch crosses, or
//! only touches zero where an even number do. Between two states of a run it is followed in pieces, each in coordinates of its own,
//! along the polynomial of degree five with their positions, velocities and accelerations (of degree three where accelerations are not
//! known).
//!
//! Where an even number of rows is lost, K = B* A(q) Q has one more way to tell. With fixed u and w,
//!
//! ```text
//! 1/s,   s = w* K⁻¹ u = −det [K u; w* 0] / det K                                                  (1)
//! ```
//!
//! changes its sign wherever rows are lost, however many: of n rows det K loses n powers of the distance, the bordered matrix n − 1. It
//! also changes where the bordered matrix alone is singular, but not through zero. From u and w next to the least singular vectors of K,
//! by inverse iteration from state to state, that is far away.
//!
//! Source: W. Govaerts, *Numerical Methods for Bifurcations of Dynamical Equilibria* (2000), §3.3.

use dalembert_dense as dense;
use std::sync::Arc;

use faer::Mat;

use super::local_coordinates::LocalCoordinates;
use super::small_lu::SmallLu;
use crate::tolerances::monitor::{FOLLOWED, NO_WAY};
use crate::tolerances::test_function::{CLEARER, LOST, LOST_BESIDE, NEW_BASE, NEW_BASE_ANYWAY, TIME_FOUND, TOUCHING};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::largest;
use dalembert_dynamics::rows::{At, Rows, velocities};
use dalembert_model::model::Model;

/// Most places at which a zero is looked for.
const ITERATIONS: usize = 60;
/// Places at which a least value is looked for, to begin with.
const LOOKS: usize = 8;
/// Inverse iterations at each state.
const TOWARDS: usize = 2;

/// det B* A(q) Q at a base with rows A = B Q*, Q orthonormal: as det [A; X] with X at right angles to A, but with all rows, of which
/// some may depend on others.
#[derive(Clone, Default)]
pub struct TestFunction {
    base: Arc<Base>,
    /// At the last state.
    sign: f64,
    /// u and w from there.
    border: Border,
}

/// u and w of (1).
#[derive(Clone, Default)]
pub struct Border {
    left: Vec<f64>,
    right: Vec<f64>,
}

impl Border {
    /// s for K.
    fn value(&self, k: &SmallLu) -> f64 {
        let mut x = self.left.clone();
        k.solve(&mut x);
        x.iter().zip(&self.right).map(|(x, w)| x * w).sum()
    }

    /// 1/s for K: zero where it is singular, to the last digit.
    fn reciprocal(&self, k: &SmallLu) -> f64 {
        if k.determinant() == 0.0 { 0.0 } else { self.value(k).recip() }
    }

    /// Turns both towards the least singular vectors of K, s being positive.
    fn turn(&mut self, k: &SmallLu) {
        for _ in 0..TOWARDS {
            self.left.copy_from_slice(&self.right);
            k.solve_transpose(&mut self.left);
            make_unit(&mut self.left);
            self.right.copy_from_slice(&self.left);
            k.solve(&mut self.right);
            make_unit(&mut self.right);
        }
    }
}

/// Makes its length one.
fn make_unit(x: &mut [f64]) {
    let size = x.iter().map(|x| x * x).sum::<f64>().sqrt();
    if size > 0.0 && size.is_finite() {
        x.iter_mut().for_each(|x| *x /= size);
    }
}

/// What changed its sign.
pub enum Sign {
    /// The test function: an odd number of rows is lost on the way.
    Determinant,
    /// (1) alone: an even number, if any.
    Bordered(Border),
}

/// Where a test function was made.
#[derive(Clone)]
struct Base {
    /// Measures displacements.
    local: LocalCoordinates,
    rows: Rows,
    /// B, and Q in displacements of size one.
    matrix: Mat<f64>,
    span: Mat<f64>,
    /// How far from singular it is.
    clear: f64,
    /// det B*B.
    value: f64,
}

/// Nowhere.
impl Default for Base {
    fn default() -> Self {
        let nothing = || Mat::zeros(0, 0);
        let (local, rows) = (LocalCoordinates::default(), Rows::default());
        Self { local, rows, matrix: nothing(), span: nothing(), clear: 0.0, value: 0.0 }
    }
}

impl TestFunction {
    /// At the last evaluation, which was at a state on a branch with a rank.
    pub fn new(equations: &mut Equations<'_>, y: &[f64], rank: usize) -> Option<Self> {
        let (n, hard) = (equations.model.n(), equations.model.rows.iter().filter(|r| !r.soft).count());
        if rank == 0 || rank > hard.min(n) {
            return None;
        }
        let mut local = LocalCoordinates::new(equations, Rows::all(equations), (y, rank), None)?;
        let span = local.row_space();
        let clear = local.distance_at(equations, y);
        let rows = Rows::all(equations);
        let matrix = rows.matrix(equations) * &span;
        let square = matrix.transpose() * &matrix;
        let square = SmallLu::of((0..rank * rank).map(|k| square[(k / rank, k % rank)]).collect(), rank);
        let value = square.determinant();
        let any: Vec<f64> = (0..rank).map(|i| 1.0 / (1.0 + i as f64)).collect();
        let mut border = Border { left: any.clone(), right: any };
        border.turn(&square);
        Some(Self { base: Arc::new(Base { local, rows, matrix, span, clear, value }), sign: 1.0, border })
    }

    /// K at the last evaluation, in factors.
    fn square(&self, equations: &Equations<'_>) -> SmallLu {
        let Base { rows, matrix, span, .. } = &*self.base;
        let rank = span.ncols();
        let (mut product, mut along) = (vec![0.0; rank * rank], vec![0.0; rank]);
        for (i, (&row, scale)) in rows.rows.iter().zip(&rows.scale).enumerate() {
            along.fill(0.0);
            for (c, x) in equations.row(row).filter(|e| e.1 != 0.0) {
                along.iter_mut().enumerate().for_each(|(j, sum)| *sum += scale * x * span[(c, j)]);
            }
            for (k, line) in product.chunks_exact_mut(rank).enumerate() {
                line.iter_mut().zip(&along).for_each(|(sum, x)| *sum += matrix[(i, k)] * x);
            }
        }
        SmallLu::of(product, rank)
    }

    /// Its value at the last evaluation.
    fn value(&self, equations: &Equations<'_>) -> f64 {
        self.square(equations).determinant()
    }

    /// Its value at the last evaluation, as a share of that where it was made.
    pub fn share(&self, equations: &Equations<'_>) -> f64 {
        let base = &self.base;
        (self.value(equations) / base.value).abs()
    }

    /// What tells of rows that were lost on the way from the last state to the last evaluation. Zero has the sign before.
    pub fn turned(&mut self, equations: &Equations<'_>) -> Option<Sign> {
        let square = self.square(equations);
        let (value, s) = (square.determinant(), self.border.value(&square));
        let turned = value * self.sign < 0.0;
        if value != 0.0 {
            self.sign = value.signum();
        }
        let before = (!turned && s < 0.0).then(|| self.border.clone());
        if s.is_finite() {
            self.border.turn(&square);
        }
        if turned { Some(Sign::Determinant) } else { before.map(Sign::Bordered) }
    }

    /// Whether it is one for a rank.
    pub fn is_of(&self, model: &Model, rank: usize) -> bool {
        self.base.local.dimension() + rank == model.n()
    }

    /// Another one for a state that is so far from where this was made that it may mislead, at the last evaluation, which was there.
    pub fn next(&self, equations: &mut Equations<'_>, y: &[f64], rank: usize) -> Option<Self> {
        let away = self.base.local.largest(&self.base.local.from_base(equations, y));
        // Next to a singular pose tangents are uncertain.
        let serves = |next: &Self| away > NEW_BASE_ANYWAY || next.base.clear > CLEARER * self.base.clear;
        if away > NEW_BASE { Self::new(equations, y, rank).filter(serves) } else { None }
    }

    /// Whether a step goes as the rates at its ends say (the trapezoidal rule).
    pub fn follows(&self, leg: &Leg<'_>) -> bool {
        let (h, [first, last]) = (leg.to.t - leg.from.t, leg.rates);
        let ways = self.base.local.places().iter().map(|&(place, reach)| {
            let apart = leg.to.y[place] - leg.from.y[place];
            let off = apart - 0.5 * h * (first[place] + last[place]);
            [apart, off].map(|x| (x / reach).abs())
        });
        let ways: Vec<[f64; 2]> = ways.collect();
        let farthest = ways.iter().fold(0.0_f64, |m, way| m.max(way[0]));
        ways.iter().all(|[apart, off]| *off <= (FOLLOWED * apart).max(NO_WAY * farthest))
    }

    /// Length of a motion by its velocities.
    pub fn length(&self, equations: &Equations<'_>, leg: &Leg<'_>) -> f64 {
        let speed = |y: &[f64]| self.base.local.largest(&velocities(equations.model, y));
        (leg.to.t - leg.from.t) * speed(leg.from.y).max(speed(leg.to.y))
    }

    /// Where between two shares of a motion 1/s goes through zero, if it does.
    pub fn bordered_zero(
        &self,
        equations: &mut Equations<'_>,
        leg: &Leg<'_>,
        (low, high): (f64, f64),
        border: &Border,
    ) -> Option<f64> {
        let at = |share: f64| low + share * (high - low);
        let mut value = |share: f64| {
            leg.evaluate(equations, at(share));
            border.reciprocal(&self.square(equations))
        };
        let (first, last) = (value(0.0), value(1.0));
        if !(first * last < 0.0) {
            return None;
        }
        let share = root(&mut value, first, last);
        (value(share).abs() < TOUCHING * first.abs().max(last.abs())).then(|| at(share))
    }

    /// Where between two shares of a motion it vanishes, if it changes its sign or comes close to zero there.
    pub fn zero(&self, equations: &mut Equations<'_>, leg: &Leg<'_>, (low, high): (f64, f64)) -> Option<f64> {
        let mut value = |share: f64| {
            let y = leg.state(equations.model, low + share * (high - low));
            equations.evaluate(leg.time(low + share * (high - low)), &y, leg.from.inputs);
            self.value(equations)
        };
        let (first, last) = (value(0.0), value(1.0));
        let share = if first * last < 0.0 {
            root(value, first, last)
        } else {
            touching(|share| value(share).abs(), first.abs().max(last.abs()))?
        };
        Some(low + share * (high - low))
    }
}

/// A motion between two states with their rates.
pub struct Leg<'a> {
    /// Where a step began.
    pub from: At<'a>,
    /// Where it ended.
    pub to: At<'a>,
    /// Velocities there.
    pub rates: [&'a [f64]; 2],
}

impl Leg<'_> {
    /// The time at a share of it.
    pub fn time(&self, share: f64) -> f64 {
        self.from.t + share * (self.to.t - self.from.t)
    }

    /// Evaluates equations at a share of it.
    pub fn evaluate(&self, equations: &mut Equations<'_>, share: f64) {
        let y = if share == 1.0 { self.to.y.to_vec() } else { self.state(equations.model, share) };
        equations.evaluate(self.time(share), &y, self.from.inputs);
    }

    /// The state at a share of its time; velocities are those between.
    pub fn state(&self, model: &Model, x: f64) -> Vec<f64> {
        let (h, [first, last]) = (self.to.t - self.from.t, self.rates);
        let mut y: Vec<f64> = (0..self.from.y.len())
            .map(|i| {
                // Hermite's cubic.
                let apart = self.to.y[i] - self.from.y[i];
                let (a, b) = (h * first[i] - apart, apart - h * last[i]);
                self.from.y[i] + x * (apart + (1.0 - x) * (a * (1.0 - x) + b * x))
            })
            .collect();
        for v in model.variables.iter().filter(|v| v.order == 2) {
            let (q, v) = (v.state[0], v.state[1]);
            let (q0, q1) = (self.from.y[q], self.to.y[q]);
            let (v0, v1) = (h * self.from.y[v], h * self.to.y[v]);
            let (a0, a1) = (0.5 * h * h * first[v], 0.5 * h * h * last[v]);
            // The polynomial of degree five: what the one of degree two at the start leaves at the end.
            let (p, d, c) = (q1 - q0 - v0 - a0, v1 - v0 - 2.0 * a0, a1 - a0);
            let (c3, c4, c5) = (10.0 * p - 4.0 * d + c, -15.0 * p + 7.0 * d - 2.0 * c, 6.0 * p - 3.0 * d + c);
            y[q] = q0 + x * (v0 + x * (a0 + x * (c3 + x * (c4 + x * c5))));
        }
        y
    }
}

/// The zero in 0..1 of a function with these values, of different signs, at its ends (Illinois).
pub(super) fn root(mut value: impl FnMut(f64) -> f64, first: f64, last: f64) -> f64 {
    let (mut a, mut b) = ((0.0, first), (1.0, last));
    for _ in 0..ITERATIONS {
        let x = a.0 - a.1 * (b.0 - a.0) / (b.1 - a.1);
        let y = value(x);
        if y == 0.0 || (x - b.0).abs() < TIME_FOUND {
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
    if values[best] > TOUCHING * size {
        return None;
    }
    let (mut low, mut high) = (at(best.saturating_sub(1)), at((best + 1).min(LOOKS)));
    let golden = 0.5 * (5.0_f64.sqrt() - 1.0);
    // A least value is known to half the digits.
    while high - low > TIME_FOUND.sqrt() {
        let (a, b) = (high - golden * (high - low), low + golden * (high - low));
        (low, high) = if value(a) < value(b) { (low, b) } else { (a, high) };
    }
    Some(0.5 * (low + high))
}

/// The freedoms more at a state than on a branch with a rank.
pub fn lost_at(equations: &mut Equations<'_>, at: At<'_>, rank: usize) -> usize {
    equations.evaluate(at.t, at.y, at.inputs);
    let rows = Rows::all(equations);
    let Some(svd) = dense::svd(&rows.matrix(equations)) else { return 0 };
    let limit = LOST.max(LOST_BESIDE * largest(&rows.all_residuals(equations)).min(LOST));
    rank.saturating_sub(svd.S().column_vector().iter().filter(|&&s| s > limit).count())
}

dalembert_integrate::remember!(TestFunction { base, sign, border });
dalembert_integrate::remember!(Border { left, right });
dalembert_integrate::remember!(Base { local, rows, matrix, span, clear, value });
