//! Directions that rows leave open to first order and hold by second order, in a pose and in those that motions lead to.
//!
//! The platform on four equal parallel legs can only be translated: the legs' lengths leave a turn to first order in every such pose, and
//! none to second. Let A have the rank r in a pose, λ*A = 0, A K = 0. A motion with velocities v, which lie in ker A, has
//!
//! ```text
//! λ*(A α − b) = 0,   so that   Q_λ(v, v) = −λ*b(v) = 0,   Q_λ = λ*∇²h on ker A                       (1)
//! ```
//!
//! for every such λ. If some Q_λ is semidefinite, v lies in its kernel, and the rows C = (λ*∇²h) u with u outside that kernel hold all
//! velocities, C v = 0. Where the rank is r all along a branch, C v = 0 holds along it. It is the derivative of
//!
//! ```text
//! G = λ*A u,   [A L; K* 0] [u; g] = [0; w],   [A* K; L* 0] [λ; γ] = [0; ℓ]                            (2)
//! ```
//!
//! with L, K, w, ℓ of one pose, which is smooth around it, vanishes where A has the rank r, and has the derivative
//! C = λ*(∂A)u. So h = 0 and G = 0 with the rows A and C are regular where h = 0 alone is not: positions across the branch are known to the
//! last digit, not to half of them, and
//!
//! ```text
//! A α = b,   C α = −(∂C v) v                                                                       (3)
//! ```
//!
//! leaves accelerations no more freedoms than motions have. −b is quadratic in velocities, which gives ∇²h(v, w) without differences.
//!
//! An indefinite Q_λ holds nothing: branches cross there. A definite one on all of ker A holds a pose that no motion leaves, such as a
//! taut chain. Where motions are left, a semidefinite one may also be where branches touch: so poses beside are looked at, whether
//! h = 0 and G = 0 can both be met.
//!
//! Sources: R. Connelly, W. Whiteley, *Second-order rigidity and prestress stability for tensegrity frameworks* (1996); A. Leykin,
//! J. Verschelde, A. Zhao, *Newton's method with deflation for isolated singularities* (2006); W. Govaerts, *Numerical Methods for
//! Bifurcations of Dynamical Equilibria* (2000), §3.3, for (2).

use dalembert_dense as dense;
use faer::Mat;
use faer::linalg::solvers::Svd;

use crate::equations::Equations;
use crate::least::{largest, norm, through};
use crate::projection::displace;
use crate::rows::{At, Rows};
use crate::tolerances::second_order::{
    ASIDE, BENDS, CLOSED, CONTRACTS, DEFINITE, DIFFERENCE, GOLDEN, LONGER, LOST, NONE_OF_BENT, NONE_OF_BENT_ROUGHLY,
};
use dalembert_model::model::{Model, Variable};

/// Most variables: an analysis costs some factorizations of dense matrices, and evaluations for each pair of motions.
const MAX_VARIABLES: usize = 64;
/// Newton's iterations.
const ITERATIONS: usize = 16;
/// Sums of λ that are tried for a definite one.
const SUMS: usize = 64;
/// Combinations of motions along which poses beside are looked at.
const WAYS: usize = 2;
/// Weights of the sixth order for a derivative, over 60.
const WEIGHTS: [f64; 3] = [45.0, -9.0, 1.0];

/// What second order says of the motions that rows leave open in a pose.
pub enum SecondOrder {
    /// Nothing.
    Flat,
    /// It holds some, but not one sum of rows all of them: branches may cross.
    Crossing,
    /// Some are held.
    Held(Box<Held>),
}

/// (2), with what rows hold by second order.
#[derive(Clone)]
pub struct Held {
    rows: Rows,
    /// A displacement of size one, by column.
    reach: Vec<f64>,
    /// L, K.
    left: Mat<f64>,
    right: Mat<f64>,
    /// ℓ, and w by column.
    load: Mat<f64>,
    ways: Mat<f64>,
}

/// Nothing.
impl Default for Held {
    fn default() -> Self {
        let none = || Mat::zeros(0, 0);
        Self { rows: Rows::default(), reach: Vec::new(), left: none(), right: none(), load: none(), ways: none() }
    }
}

dalembert_integrate::remember!(Held { rows, reach, left, right, load, ways });

/// λ and the u of (2) at a pose, with G.
struct Stressed {
    load: Vec<f64>,
    ways: Vec<Vec<f64>>,
    left_open: Vec<f64>,
}

impl Held {
    /// What rows on positions hold by second order in a pose and in others that motions lead to, if anything.
    pub fn of(equations: &mut Equations<'_>, at: At<'_>, rows: Vec<usize>) -> Option<Self> {
        let (rows, rank) = ranked(equations, at, rows)?;
        match SecondOrder::at(equations, at, &rows, rank) {
            SecondOrder::Held(held) => held.lasts(equations, at).then_some(*held),
            _ => None,
        }
    }

    /// How many directions are held.
    pub fn len(&self) -> usize {
        self.ways.ncols()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rank of the rows where this was made.
    fn rank(&self) -> usize {
        self.reach.len() - self.right.ncols()
    }

    /// [A L; K* 0] at the last evaluation.
    fn bordered(&self, equations: &Equations<'_>) -> Mat<f64> {
        let a = matrix(equations, &self.rows, &self.reach);
        let (m, n) = (a.nrows(), a.ncols());
        let size = m + self.right.ncols();
        Mat::from_fn(size, size, |i, j| match (i < m, j < n) {
            (true, true) => a[(i, j)],
            (true, false) => self.left[(i, j - n)],
            (false, true) => self.right[(j, i - m)],
            (false, false) => 0.0,
        })
    }

    /// (2) at the last evaluation.
    fn stressed(&self, equations: &Equations<'_>) -> Stressed {
        let bordered = self.bordered(equations);
        let (m, n, size) = (self.left.nrows(), self.reach.len(), bordered.nrows());
        let last = |i: usize, first: usize, x: &Mat<f64>, c: usize| if i < first { 0.0 } else { x[(i - first, c)] };
        let motions = Mat::from_fn(size, self.len(), |i, c| last(i, m, &self.ways, c));
        let motions = dense::Lu::new(&bordered).solve(&motions);
        let stress = Mat::from_fn(size, 1, |i, _| last(i, n, &self.load, 0));
        let stress = dense::Lu::new(&bordered.transpose().to_owned()).solve(&stress);
        // λ*A u = −λ*L g = −ℓ*g.
        let open = |c: usize| -(0..size - n).map(|k| self.load[(k, 0)] * motions[(n + k, c)]).sum::<f64>();
        Stressed {
            load: (0..m).map(|i| stress[(i, 0)]).collect(),
            ways: (0..self.len()).map(|c| (0..n).map(|i| motions[(i, c)]).collect()).collect(),
            left_open: (0..self.len()).map(open).collect(),
        }
    }

    /// G, and C row after row, at a pose.
    pub fn rows(&self, equations: &mut Equations<'_>, at: At<'_>) -> (Vec<f64>, Vec<f64>) {
        let n = self.reach.len();
        equations.evaluate(at.t, at.y, at.inputs);
        let stressed = self.stressed(equations);
        let mut bending = Bending::new(at.y, &self.reach);
        let mut out = vec![0.0; self.len() * n];
        let mut unit = vec![0.0; n];
        for j in 0..n {
            unit[j] = 1.0;
            for (c, way) in stressed.ways.iter().enumerate() {
                let bent = bending.of(equations, at, &self.rows, (&unit, way));
                out[c * n + j] = dot(&stressed.load, &bent) / self.reach[j];
            }
            unit[j] = 0.0;
        }
        equations.evaluate(at.t, at.y, at.inputs);
        (stressed.left_open, out)
    }

    /// −(∂C v) v of (3) at a state.
    pub fn bias(&self, equations: &mut Equations<'_>, at: At<'_>) -> Vec<f64> {
        let model = equations.model;
        let mut direction: Vec<f64> = (0..model.n()).map(|j| velocity(model, at.y, j) / self.reach[j]).collect();
        let speed = norm(&direction);
        let mut out = vec![0.0; self.len()];
        if speed == 0.0 {
            return out;
        }
        direction.iter_mut().for_each(|d| *d /= speed);
        for (k, weight) in WEIGHTS.iter().enumerate() {
            for sign in [1.0, -1.0] {
                let by = sign * (k + 1) as f64 * DIFFERENCE;
                let y = moved(equations, at, &direction, by, &self.reach);
                let there = At { y: &y, ..at };
                equations.evaluate(there.t, there.y, there.inputs);
                let stressed = self.stressed(equations);
                let mut bending = Bending::new(&y, &self.reach);
                for (out, way) in out.iter_mut().zip(&stressed.ways) {
                    let bent = bending.of(equations, there, &self.rows, (&direction, way));
                    *out -= speed * speed * sign * weight / 60.0 / DIFFERENCE * dot(&stressed.load, &bent);
                }
            }
        }
        equations.evaluate(at.t, at.y, at.inputs);
        out
    }

    /// The pose with h = 0 and G = 0 next to another one, at rest, by the least displacements.
    pub fn onto(&self, equations: &mut Equations<'_>, at: At<'_>) -> Option<Vec<f64>> {
        let (n, m) = (self.reach.len(), self.rows.rows.len());
        let mut y = at_rest(equations.model, at.y);
        let mut before = f64::INFINITY;
        for _ in 0..ITERATIONS {
            let here = At { y: &y, ..at };
            let (open, held) = self.rows(equations, here);
            let mut missing = self.rows.all_residuals(equations);
            missing.extend(open);
            let size = largest(&missing);
            if size < f64::EPSILON || size < CLOSED && size > CONTRACTS * before {
                return Some(y);
            }
            if !(size < before) {
                return None;
            }
            before = size;
            let a = matrix(equations, &self.rows, &self.reach);
            let entry = |c: usize, j: usize| held[c * n + j] * self.reach[j];
            let all = Mat::from_fn(m + self.len(), n, |i, j| if i < m { a[(i, j)] } else { entry(i - m, j) });
            let step = through(&dense::svd(&all)?, &missing, self.rank() + self.len());
            y = moved(equations, here, &step, -1.0, &self.reach);
        }
        None
    }

    /// A basis of the motions that neither A nor C holds at a pose, in displacements of size one.
    fn motions(&self, equations: &mut Equations<'_>, at: At<'_>) -> Option<Mat<f64>> {
        let (n, m) = (self.reach.len(), self.rows.rows.len());
        let held = self.rows(equations, at).1;
        let a = matrix(equations, &self.rows, &self.reach);
        let entry = |c: usize, j: usize| held[c * n + j] * self.reach[j];
        let all = Mat::from_fn(m + self.len(), n, |i, j| if i < m { a[(i, j)] } else { entry(i - m, j) });
        let svd = dense::svd(&all)?;
        let rank = self.rank() + self.len();
        Some(Mat::from_fn(n, n - rank, |i, k| svd.V()[(i, rank + k)]))
    }

    /// Whether poses beside a pose, along what is left of its motions, meet (2) too.
    pub fn lasts(&self, equations: &mut Equations<'_>, at: At<'_>) -> bool {
        let y = at_rest(equations.model, at.y);
        let here = At { y: &y, ..at };
        let Some(motions) = self.motions(equations, here) else { return false };
        (0..if motions.ncols() > 0 { WAYS } else { 0 }).all(|w| {
            let share = |k: usize| {
                (0.5 + ((k + 1) as f64 * (w + 1) as f64 * GOLDEN).fract())
                    * if (k + w).is_multiple_of(2) { 1.0 } else { -1.0 }
            };
            let mut way: Vec<f64> =
                (0..motions.nrows()).map(|i| (0..motions.ncols()).map(|k| share(k) * motions[(i, k)]).sum()).collect();
            let length = norm(&way);
            way.iter_mut().for_each(|x| *x /= length);
            [ASIDE, -ASIDE].into_iter().all(|by| {
                equations.evaluate(here.t, here.y, here.inputs);
                let beside = moved(equations, here, &way, by, &self.reach);
                self.onto(equations, At { y: &beside, ..at }).is_some()
            })
        })
    }
}

impl SecondOrder {
    /// Of rows with a rank at a pose.
    pub fn at(equations: &mut Equations<'_>, at: At<'_>, rows: &Rows, rank: usize) -> Self {
        Self::new(equations, at, (rows, rank), NONE_OF_BENT)
    }

    /// The same at a pose with that rank next to a given one, which is moved by a share of its velocities first; and the pose.
    pub fn beside(
        equations: &mut Equations<'_>,
        at: At<'_>,
        (rows, rank): (&Rows, usize),
        by: f64,
    ) -> Option<(Held, Vec<f64>)> {
        let model = equations.model;
        let reach = reach(model);
        let mut way: Vec<f64> = (0..model.n()).map(|j| velocity(model, at.y, j) / reach[j]).collect();
        let speed = norm(&way);
        if !(speed > 0.0 && speed.is_finite()) {
            return None;
        }
        way.iter_mut().for_each(|x| *x /= speed);
        equations.evaluate(at.t, at.y, at.inputs);
        let mut y = at_rest(model, &moved(equations, at, &way, by, &reach));
        let mut before = f64::INFINITY;
        for _ in 0..ITERATIONS {
            let here = At { y: &y, ..at };
            equations.evaluate(here.t, here.y, here.inputs);
            let missing = rows.all_residuals(equations);
            let step = through(&split(equations, rows, &reach)?, &missing, rank);
            let size = norm(&step);
            y = moved(equations, here, &step, -1.0, &reach);
            if size > CONTRACTS * before || size < CLOSED {
                break;
            }
            before = size;
        }
        let SecondOrder::Held(rough) = Self::new(equations, At { y: &y, ..at }, (rows, rank), NONE_OF_BENT_ROUGHLY)
        else {
            return None;
        };
        let y = rough.onto(equations, At { y: &y, ..at })?;
        match Self::at(equations, At { y: &y, ..at }, rows, rank) {
            Self::Held(held) => Some((*held, y)),
            _ => None,
        }
    }

    /// What is bent less than a share of what is bent most counts as straight.
    fn new(equations: &mut Equations<'_>, at: At<'_>, (rows, rank): (&Rows, usize), share: f64) -> Self {
        let reach = reach(equations.model);
        let y = at_rest(equations.model, at.y);
        let at = At { y: &y, ..at };
        equations.evaluate(at.t, at.y, at.inputs);
        let Some(svd) = split(equations, rows, &reach) else { return Self::Flat };
        let (u, v) = (svd.U(), svd.V());
        let left = Mat::from_fn(u.nrows(), u.ncols() - rank, |i, k| u[(i, rank + k)]);
        let right = Mat::from_fn(v.nrows(), v.ncols() - rank, |i, k| v[(i, rank + k)]);
        let forms = forms(equations, at, (rows, &reach), (&left, &right));
        let (p, k) = (forms.len(), right.ncols());
        if p * k == 0 {
            return Self::Flat;
        }
        let Some(all) = dense::thin_svd(&Mat::from_fn(p * k, k, |i, j| forms[i / k][(i % k, j)])) else {
            return Self::Flat;
        };
        let values = all.S().column_vector();
        if !(values[0] > BENDS) {
            return Self::Flat;
        }
        let bent = values.iter().filter(|&&s| s > share * values[0]).count();
        let ways = Mat::from_fn(k, bent, |i, c| all.V()[(i, c)]);
        let own: Vec<Mat<f64>> = forms.iter().map(|form| ways.transpose() * form * &ways).collect();
        let Some(load) = definite(&own) else { return Self::Crossing };
        let load = Mat::from_fn(p, 1, |i, _| load[i]);
        Self::Held(Box::new(Held { rows: rows.clone(), reach, left, right, load, ways }))
    }
}

/// Rows at natural size with their rank at a state; nothing where they are independent, or for models that this is not for.
pub fn ranked(equations: &mut Equations<'_>, at: At<'_>, rows: Vec<usize>) -> Option<(Rows, usize)> {
    let model = equations.model;
    let plain = model.pattern.w.is_empty() && model.pattern.rates.is_empty();
    let moving = || model.variables.iter().all(|v| v.velocity_place().is_some());
    if model.n() > MAX_VARIABLES || rows.is_empty() || !plain || !moving() {
        return None;
    }
    let reach = reach(model);
    // Of rows that are zero in the pose, such as that of (x − y)² = 0, curvature tells the size.
    let mut way: Vec<f64> = (0..model.n()).map(|j| 0.5 + ((j + 1) as f64 * GOLDEN).fract()).collect();
    let length = norm(&way);
    way.iter_mut().for_each(|x| *x /= length);
    let mut unscaled = Rows { scale: vec![1.0; rows.len()], rows };
    let longer: Vec<f64> = way.iter().map(|x| LONGER * x).collect();
    let [curved, further] =
        [&way, &longer].map(|way| Bending::new(at.y, &reach).of(equations, at, &unscaled, (way, way)));
    equations.evaluate(at.t, at.y, at.inputs);
    let length = |r: usize| equations.row(r).map(|(c, x)| (x * reach[c]).powi(2)).sum::<f64>().sqrt();
    for (((&r, scale), curved), further) in unscaled.rows.iter().zip(&mut unscaled.scale).zip(curved).zip(further) {
        // What rounding bends rows by that are nothing, as those of a joint that repeats another, is no square of velocities.
        let is_square = (further - LONGER * LONGER * curved).abs() <= LOST * further.abs();
        let size = equations.natural_size(r).max(length(r)).max(if is_square { curved.abs() } else { 0.0 });
        *scale = if size > 0.0 { size.recip() } else { 1.0 };
    }
    let rows = unscaled;
    let values = dense::singular_values(&matrix(equations, &rows, &reach))?;
    let rank = values.iter().filter(|&&s| s > LOST).count();
    (rank < rows.rows.len() && rank < model.n()).then_some((rows, rank))
}

/// ∇²h(v, w) of rows for velocities in displacements of size one.
struct Bending<'a> {
    y: Vec<f64>,
    reach: &'a [f64],
}

impl<'a> Bending<'a> {
    /// At a pose.
    fn new(y: &[f64], reach: &'a [f64]) -> Self {
        Self { y: y.to_vec(), reach }
    }

    /// [b(v − w) − b(v + w)]/4.
    fn of(&mut self, equations: &mut Equations<'_>, at: At<'_>, rows: &Rows, (v, w): (&[f64], &[f64])) -> Vec<f64> {
        let minus = self.b(equations, at, rows, |j| v[j] - w[j]);
        let plus = self.b(equations, at, rows, |j| v[j] + w[j]);
        minus.iter().zip(plus).map(|(minus, plus)| 0.25 * (minus - plus)).collect()
    }

    fn b(&mut self, equations: &mut Equations<'_>, at: At<'_>, rows: &Rows, v: impl Fn(usize) -> f64) -> Vec<f64> {
        for (j, variable) in equations.model.variables.iter().enumerate() {
            if let Some(place) = variable.velocity_place() {
                self.y[place] = v(j) * self.reach[j];
            }
        }
        equations.evaluate(at.t, &self.y, at.inputs);
        rows.rows.iter().zip(&rows.scale).map(|(&r, s)| equations.b[r] * s).collect()
    }
}

/// Q_λ on K for the columns λ of L.
fn forms(
    equations: &mut Equations<'_>,
    at: At<'_>,
    (rows, reach): (&Rows, &[f64]),
    (left, right): (&Mat<f64>, &Mat<f64>),
) -> Vec<Mat<f64>> {
    let k = right.ncols();
    let motion = |c: usize| -> Vec<f64> { (0..right.nrows()).map(|i| right[(i, c)]).collect() };
    let mut forms = vec![Mat::zeros(k, k); left.ncols()];
    let mut bending = Bending::new(at.y, reach);
    for (i, j) in (0..k).flat_map(|i| (0..=i).map(move |j| (i, j))) {
        let bent = bending.of(equations, at, rows, (&motion(i), &motion(j)));
        for (l, form) in forms.iter_mut().enumerate() {
            let x = (0..left.nrows()).map(|r| left[(r, l)] * bent[r]).sum();
            (form[(i, j)], form[(j, i)]) = (x, x);
        }
    }
    forms
}

/// Weights of a sum of symmetric matrices that is positive definite, if one is found: what the sum does to the direction in which it is
/// least is added, until it is positive there (a perceptron).
fn definite(forms: &[Mat<f64>]) -> Option<Vec<f64>> {
    let e = forms.first()?.ncols();
    let mut weights: Vec<f64> = forms.iter().map(|f| (0..e).map(|i| f[(i, i)]).sum()).collect();
    for _ in 0..SUMS {
        let sum = Mat::from_fn(e, e, |i, j| forms.iter().zip(&weights).map(|(f, w)| w * f[(i, j)]).sum::<f64>());
        let eigen = dense::symmetric_eigen(&sum)?;
        let values: Vec<f64> = eigen.S().column_vector().iter().copied().collect();
        let (least, most) = values
            .iter()
            .enumerate()
            .fold((0, 0.0_f64), |(l, m), (i, x)| (if *x < values[l] { i } else { l }, m.max(x.abs())));
        if values[least] > DEFINITE * most {
            let size = norm(&weights);
            return Some(weights.iter().map(|w| w / size).collect());
        }
        let x: Vec<f64> = (0..e).map(|i| eigen.U()[(i, least)]).collect();
        for (weight, form) in weights.iter_mut().zip(forms) {
            *weight +=
                (0..e).flat_map(|i| (0..e).map(move |j| (i, j))).map(|(i, j)| x[i] * form[(i, j)] * x[j]).sum::<f64>();
        }
    }
    None
}

/// A displacement of size one, by column.
fn reach(model: &Model) -> Vec<f64> {
    (0..model.n()).map(|c| model.natural.of_motion(c)).collect()
}

/// Rows at the last evaluation, in displacements of size one.
fn matrix(equations: &Equations<'_>, rows: &Rows, reach: &[f64]) -> Mat<f64> {
    let mut a = Mat::zeros(rows.rows.len(), reach.len());
    for (i, (&row, s)) in rows.rows.iter().zip(&rows.scale).enumerate() {
        equations.row(row).for_each(|(c, x)| a[(i, c)] += x * s * reach[c]);
    }
    a
}

fn split(equations: &Equations<'_>, rows: &Rows, reach: &[f64]) -> Option<Svd<f64>> {
    dense::svd(&matrix(equations, rows, reach))
}

/// A state moved by so many times a displacement, the equations having been evaluated anywhere.
fn moved(equations: &Equations<'_>, at: At<'_>, way: &[f64], by: f64, reach: &[f64]) -> Vec<f64> {
    let delta: Vec<f64> = way.iter().zip(reach).map(|(x, r)| by * x * r).collect();
    let (mut space, mut y) = (vec![0.0; delta.len()], at.y.to_vec());
    displace(equations.model, equations, 2, &delta, &mut space, &mut y);
    y
}

fn at_rest(model: &Model, y: &[f64]) -> Vec<f64> {
    let mut y = y.to_vec();
    model.variables.iter().filter_map(Variable::velocity_place).for_each(|p| y[p] = 0.0);
    y
}

fn velocity(model: &Model, y: &[f64], column: usize) -> f64 {
    model.variables[column].velocity_place().map_or(0.0, |p| y[p])
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}
