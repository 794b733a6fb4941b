//! Coordinates of a branch of motion that hold where branches cross.
//!
//! With the tangents T of the branch at a state on it and M there, coordinates from a base q₀ on, and of velocities, are
//!
//! ```text
//! s = X (q − q₀),   ṡ = X q̇,   X = T* M                                                        (1)
//! ```
//!
//! and the state with given ones is the solution of h(q, t) = 0 and (1) by Newton's iteration, with the matrix [A; X]. The branch is
//! smooth in s, and so is everything on it: q(s), its tangents ∂q/∂s, accelerations as functions of s and ṡ. Where A is nearly singular,
//! b is uncertain, and with it A α = b; what that does to accelerations is at right angles to T in M (Gauss), so that X α is known well
//! even there. Where second order holds what A leaves open (`dynamics::second_order`), its conditions G = 0 with rows C are taken with
//! h = 0 and A. Rows of X are made orthonormal. Displacements are counted in shares of the model's size: in the lengths over which
//! columns of A change h by its natural size.
//!
//! Source: F. A. Potra, J. Yen, *Implicit numerical integration for Euler–Lagrange equations via tangent space parametrization* (1991).

use faer::Mat;

use crate::tolerances::local_coordinates::NO_ROW;
use crate::tolerances::{CLOSED, RANK};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::largest;
use dalembert_dynamics::pivoted::Pivoted;
use dalembert_dynamics::projection::displace;
use dalembert_dynamics::rows::{At, Rows};
use dalembert_dynamics::second_order::Held;
use dalembert_model::model::{Model, Variable};

/// Newton's iterations.
const ITERATIONS: usize = 12;

/// Coordinates with a base, and space to work in.
#[derive(Clone, Default)]
pub(super) struct LocalCoordinates {
    base: Vec<f64>,
    /// Independent rows, their scales, and what of h counts as zero.
    rows: Rows,
    offset: Vec<f64>,
    /// What second order holds beside them.
    held: Held,
    /// G and C at the last look.
    bent: (Vec<f64>, Vec<f64>),
    /// A displacement of size one, by column.
    reach: Vec<f64>,
    /// Positions in a state, each with a displacement of size one.
    places: Vec<(usize, f64)>,
    /// What of a state is neither a position nor a velocity.
    pub carried: Vec<usize>,
    /// X, row after row, in displacements of size one.
    along: Vec<f64>,
    /// Whether coordinates turn: X is for displacements at the base, displacements elsewhere.
    turning: bool,
    system: Pivoted,
    right: Vec<f64>,
    delta: Vec<f64>,
    moved: Vec<f64>,
}

/// A place on a branch.
#[derive(Clone, Debug, Default)]
pub(super) struct Point {
    /// The state, at rest.
    pub y: Vec<f64>,
    /// ∂q/∂s, one after the other, and ∂q/∂t.
    pub tangents: Vec<f64>,
    pub drift: Vec<f64>,
    /// How far from singular (1) is.
    pub distance: f64,
    /// Accelerations with X α = 0 at some ṡ, where they were asked for.
    pub curvature: Option<Vec<f64>>,
    pub rates: Vec<f64>,
}

impl Point {
    /// The state with velocities.
    pub fn moving(&self, model: &Model, rates: &[f64]) -> Vec<f64> {
        let n = model.n();
        let mut y = self.y.clone();
        for (j, v) in model.variables.iter().enumerate() {
            if let Some(place) = v.velocity_place() {
                y[place] =
                    self.drift[j] + rates.iter().enumerate().map(|(k, r)| r * self.tangents[k * n + j]).sum::<f64>();
            }
        }
        y
    }
}

impl LocalCoordinates {
    /// At the last evaluation, which was at a state on a branch with this rank of rows, with what of h counts as zero, by row of the
    /// model. Nothing if the rank is less.
    pub fn new(
        equations: &mut Equations<'_>,
        all: Rows,
        (y, rank): (&[f64], usize),
        offset: Option<&[f64]>,
    ) -> Option<Self> {
        Self::with(equations, all, (y, rank), offset, (Held::default(), (Vec::new(), Vec::new())))
    }

    /// The same where second order holds more, at a state.
    pub fn held(equations: &mut Equations<'_>, all: Rows, (at, rank): (At<'_>, usize), held: Held) -> Option<Self> {
        let bent = held.rows(equations, at);
        // Rows that are rounding here are no rows, whatever length they are brought to.
        let reach = reach(equations, &all);
        let matrix = all.matrix(equations);
        let length = |i: usize| (0..reach.len()).map(|j| (matrix[(i, j)] * reach[j]).powi(2)).sum::<f64>().sqrt();
        let telling: Vec<usize> = (0..all.rows.len()).filter(|&i| length(i) > RANK).collect();
        Self::with(equations, all.only(&telling), (at.y, rank), None, (held, bent))
    }

    fn with(
        equations: &mut Equations<'_>,
        all: Rows,
        (y, rank): (&[f64], usize),
        offset: Option<&[f64]>,
        (held, bent): (Held, (Vec<f64>, Vec<f64>)),
    ) -> Option<Self> {
        let model = equations.model;
        let (n, m) = (model.n(), all.rows.len());
        let reach = reach(equations, &all);
        let mut system = Pivoted::default();
        system.resize(n, m + held.len());
        all.fill(equations, &reach, &mut system);
        fill_held(&bent.1, &reach, (m, &mut system));
        system.factor(RANK);
        // In this metric a row may count that does not elsewhere.
        if system.rank() != rank + held.len() {
            return None;
        }
        let mut independent: Vec<usize> = system.order()[..system.rank()].iter().copied().filter(|&i| i < m).collect();
        // What second order holds is independent of the rows.
        if independent.len() != rank {
            return None;
        }
        independent.sort_unstable();
        let along = along(equations, free(&system, n), &reach);
        let (places, carried) = places(model, &reach);
        let offset = independent.iter().map(|&i| offset.map_or(0.0, |o| o[all.rows[i]] * all.scale[i])).collect();
        Some(Self {
            base: y.to_vec(),
            rows: all.only(&independent),
            offset,
            held,
            bent,
            places,
            carried,
            reach,
            along,
            turning: model.variables.iter().any(Variable::is_twist),
            system,
            right: vec![0.0; n],
            delta: vec![0.0; n],
            moved: vec![0.0; n],
        })
    }

    /// Takes the tangents at another state on the branch for X.
    pub fn follow(&mut self, equations: &mut Equations<'_>, at: At<'_>, tangents: &[f64]) {
        equations.evaluate(at.t, at.y, at.inputs);
        let n = self.reach.len();
        let scaled = tangents.iter().enumerate().map(|(i, x)| x / self.reach[i % n]).collect();
        self.along = along(equations, scaled, &self.reach);
    }

    /// Positions in a state, each with a displacement of size one.
    pub fn places(&self) -> &[(usize, f64)] {
        &self.places
    }

    /// Number of coordinates.
    pub fn dimension(&self) -> usize {
        self.reach.len() - self.conditions()
    }

    /// Rows of A and C.
    fn conditions(&self) -> usize {
        self.rows.rows.len() + self.held.len()
    }

    /// How many directions second order holds that rows leave open.
    pub fn held_directions(&self) -> usize {
        self.held.len()
    }

    /// Whether it holds some.
    pub fn is_held(&self) -> bool {
        !self.held.is_empty()
    }

    /// Evaluates equations at a state, with what second order holds there.
    pub fn look(&mut self, equations: &mut Equations<'_>, at: At<'_>) {
        if self.is_held() {
            self.bent = self.held.rows(equations, at);
        } else {
            equations.evaluate(at.t, at.y, at.inputs);
        }
    }

    /// Length of a displacement.
    pub fn size(&self, displacement: &[f64]) -> f64 {
        displacement.iter().zip(&self.reach).map(|(d, r)| (d / r).powi(2)).sum::<f64>().sqrt()
    }

    /// The largest part of a displacement.
    pub fn largest(&self, displacement: &[f64]) -> f64 {
        displacement.iter().zip(&self.reach).fold(0.0, |m, (d, r)| m.max((d / r).abs()))
    }

    /// The displacement of a state from the base.
    pub fn from_base(&self, equations: &Equations<'_>, y: &[f64]) -> Vec<f64> {
        let apart: Vec<f64> = y.iter().zip(&self.base).map(|(y, b)| y - b).collect();
        self.displacement(equations, &apart)
    }

    /// Distance of two states by their positions.
    pub fn apart(&self, one: &[f64], other: &[f64]) -> f64 {
        let all = self.places.iter().map(|&(place, reach)| ((one[place] - other[place]) / reach).abs());
        all.fold(0.0, |m, x| if x.is_finite() { m.max(x) } else { f64::INFINITY })
    }

    /// Distance of a state from the base.
    pub fn distance_from_base(&self, equations: &Equations<'_>, y: &[f64]) -> f64 {
        self.size(&self.from_base(equations, y))
    }

    /// s of a state.
    pub fn coordinates(&self, equations: &Equations<'_>, y: &[f64]) -> Vec<f64> {
        let apart: Vec<f64> = y.iter().zip(&self.base).map(|(y, b)| y - b).collect();
        self.differences(equations, &apart)
    }

    /// The change of s with that of a state.
    pub fn differences(&self, equations: &Equations<'_>, dy: &[f64]) -> Vec<f64> {
        self.project(&self.displacement(equations, dy))
    }

    /// The displacement at the base that a change of a state is.
    pub fn displacement(&self, equations: &Equations<'_>, dy: &[f64]) -> Vec<f64> {
        let position = |v: &Variable| if v.is_twist() { 0.0 } else { dy[v.state[0]] };
        let mut displacement: Vec<f64> = equations.model.variables.iter().map(position).collect();
        if let Some(mechanics) = equations.mechanics.as_ref().filter(|_| self.turning) {
            mechanics.displacement(&self.base, dy, &mut displacement);
        }
        displacement
    }

    /// ṡ of a state with velocities.
    pub fn rates(&self, equations: &Equations<'_>, y: &[f64], velocities: Vec<f64>) -> Vec<f64> {
        self.project(&if self.turning { self.at_base(equations, y, &velocities) } else { velocities })
    }

    /// X x of a displacement at the base.
    fn project(&self, x: &[f64]) -> Vec<f64> {
        let n = x.len();
        let dot = |row: &[f64]| row.iter().zip(x).zip(&self.reach).map(|((a, x), r)| a * x / r).sum();
        self.along.chunks_exact(n).map(dot).collect()
    }

    /// A displacement at a state as one at the base.
    fn at_base(&self, equations: &Equations<'_>, y: &[f64], delta: &[f64]) -> Vec<f64> {
        let mut out = delta.to_vec();
        if let Some(mechanics) = &equations.mechanics {
            let mut change = vec![0.0; y.len()];
            mechanics.displaced(y, delta, &mut change);
            mechanics.displacement(&self.base, &change, &mut out);
        }
        out
    }

    /// Factors [A; C; X] at the last look, which was at `y`.
    fn factor(&mut self, equations: &Equations<'_>, y: &[f64]) -> bool {
        let (n, m) = (self.reach.len(), self.conditions());
        self.system.resize(n, n);
        self.rows.fill(equations, &self.reach, &mut self.system);
        fill_held(&self.bent.1, &self.reach, (self.rows.rows.len(), &mut self.system));
        for k in 0..n - m {
            self.system.column_mut(m + k).copy_from_slice(&self.along[k * n..(k + 1) * n]);
        }
        if self.turning {
            self.turn(equations, y);
        }
        self.system.factor(NO_ROW);
        self.system.rank() == n
    }

    /// An orthonormal basis of the independent rows at the base, just after it was made, as displacements.
    pub fn row_space(&self) -> Mat<f64> {
        let (n, m) = (self.reach.len(), self.rows.rows.len());
        let mut span = Mat::zeros(n, m);
        for k in 0..m {
            let mut column = vec![0.0; n];
            column[k] = 1.0;
            self.system.from_factor(&mut column);
            (0..n).for_each(|i| span[(i, k)] = column[i] * self.reach[i]);
        }
        span
    }

    /// How far from singular (1) is at the last evaluation, which was at a state near by.
    pub fn distance_at(&mut self, equations: &Equations<'_>, y: &[f64]) -> f64 {
        if self.factor(equations, y) { self.distance() } else { 0.0 }
    }

    /// X for displacements at a state.
    fn turn(&mut self, equations: &Equations<'_>, y: &[f64]) {
        let (n, m) = (self.reach.len(), self.conditions());
        for j in (0..n).filter(|&j| equations.model.variables[j].is_twist()) {
            let mut unit = vec![0.0; n];
            unit[j] = self.reach[j];
            let column = self.project(&self.at_base(equations, y, &unit));
            for (k, x) in column.into_iter().enumerate() {
                self.system.column_mut(m + k)[j] = x;
            }
        }
    }

    /// The solution of the factored system for `right`, in `delta`.
    fn solve(&mut self) {
        self.system.satisfy(&self.right, &mut self.delta);
        self.system.from_factor(&mut self.delta);
        self.delta.iter_mut().zip(&self.reach).for_each(|(d, r)| *d *= r);
    }

    /// The place on the branch with coordinates s, by (1) from a state near by.
    pub fn place(&mut self, equations: &mut Equations<'_>, near: At<'_>, s: &[f64]) -> Option<Point> {
        let model = equations.model;
        let (own, m) = (self.rows.rows.len(), self.conditions());
        let mut y = near.y.to_vec();
        model.variables.iter().filter_map(Variable::velocity_place).for_each(|p| y[p] = 0.0);
        if let Some(mechanics) = &equations.mechanics {
            mechanics.normalize(&mut y);
        }
        let mut before = f64::INFINITY;
        for _ in 0..ITERATIONS {
            self.look(equations, At { y: &y, ..near });
            let missing = self.coordinates(equations, &y);
            let (conditions, coordinates) = self.right.split_at_mut(m);
            let (rows, held) = conditions.split_at_mut(own);
            self.rows.residuals(equations, 2, rows);
            rows.iter_mut().zip(&self.offset).for_each(|(h, c)| *h = c - *h);
            held.iter_mut().zip(&self.bent.0).for_each(|(right, g)| *right = -g);
            coordinates.iter_mut().zip(missing.iter().zip(s)).for_each(|(r, (have, want))| *r = want - have);
            let size = largest(&self.right);
            if !self.factor(equations, &y) {
                return None;
            }
            if size <= 0.25 * f64::EPSILON || size > 0.25 * before {
                return (size < CLOSED).then(|| self.describe(equations, y));
            }
            before = size;
            self.solve();
            displace(model, equations, 2, &self.delta, &mut self.moved, &mut y);
        }
        None
    }

    /// At the last evaluation and factorization.
    fn describe(&mut self, equations: &Equations<'_>, y: Vec<f64>) -> Point {
        let (n, m) = (self.reach.len(), self.conditions());
        let mut tangents = vec![0.0; (n - m) * n];
        for k in 0..n - m {
            self.right.fill(0.0);
            self.right[m + k] = 1.0;
            self.solve();
            tangents[k * n..(k + 1) * n].copy_from_slice(&self.delta);
        }
        self.right.fill(0.0);
        self.rows.residuals(equations, 1, &mut self.right[..self.rows.rows.len()]);
        self.right.iter_mut().for_each(|x| *x = -*x);
        self.solve();
        let distance = self.distance();
        Point { y, tangents, drift: self.delta.clone(), distance, curvature: None, rates: Vec::new() }
    }

    /// How far from singular (1) is, at the last factorization.
    fn distance(&self) -> f64 {
        let shortest = self.system.lengths().take(self.conditions()).fold(1.0, f64::min);
        self.system.smallest_pivot() * shortest
    }

    /// Accelerations at a state on the branch with X α = 0.
    pub fn curvature(&mut self, equations: &mut Equations<'_>, at: At<'_>) -> Option<Vec<f64>> {
        let bias = if self.is_held() { self.held.bias(equations, at) } else { Vec::new() };
        self.look(equations, at);
        if !self.factor(equations, at.y) {
            return None;
        }
        self.right.fill(0.0);
        for (right, (&row, s)) in self.right.iter_mut().zip(self.rows.rows.iter().zip(&self.rows.scale)) {
            *right = equations.b[row] * s;
        }
        self.right[self.rows.rows.len()..].iter_mut().zip(bias).for_each(|(right, b)| *right = b);
        self.solve();
        Some(self.delta.clone())
    }
}

/// Writes C, in displacements of size one, into a system from a row on.
fn fill_held(held: &[f64], reach: &[f64], (first, system): (usize, &mut Pivoted)) {
    for (i, row) in held.chunks_exact(reach.len().max(1)).enumerate() {
        let column = system.column_mut(first + i);
        column.iter_mut().zip(row.iter().zip(reach)).for_each(|(out, (x, r))| *out = x * r);
    }
}

/// The displacement by which each column changes h by its natural size, the same for columns with one unit.
fn reach(equations: &Equations<'_>, rows: &Rows) -> Vec<f64> {
    let model = equations.model;
    let a = rows.matrix(equations);
    let largest = |j: usize| (0..a.nrows()).fold(0.0_f64, |m, i| m.max(a[(i, j)].abs()));
    let same = |i: usize, j: usize| model.variables[i].unit == model.variables[j].unit;
    let of_unit = |j: usize| (0..a.ncols()).filter(|&i| same(i, j)).map(largest).fold(0.0, f64::max);
    (0..a.ncols()).map(of_unit).map(|c| if c > 0.0 { c.recip() } else { 1.0 }).collect()
}

/// Positions in a state, each with a displacement of size one: variables, and coordinates that turn; and places of neither positions
/// nor velocities, such as angles of closing joints that count turns.
fn places(model: &Model, reach: &[f64]) -> (Vec<(usize, f64)>, Vec<usize>) {
    let plain = model.variables.iter().zip(reach).filter(|(v, _)| !v.is_twist());
    let mut places: Vec<(usize, f64)> = plain.map(|(v, reach)| (v.state[0], *reach)).collect();
    for (m, &(q, _, position)) in model.mechanism.iter().flat_map(|m| m.quaternions.iter().map(move |q| (m, q))) {
        places.extend((q..q + if position { 7 } else { 4 }).map(|q| (m.q_states[q], 1.0)));
    }
    let rates: Vec<usize> = model.variables.iter().filter_map(Variable::velocity_place).collect();
    let other = |place: &usize| !rates.contains(place) && places.iter().all(|p| p.0 != *place);
    let carried = (0..model.states).filter(other).collect();
    (places, carried)
}

/// What factored rows of A leave free, one after the other, in displacements of size one.
fn free(system: &Pivoted, n: usize) -> Vec<f64> {
    let rank = system.rank();
    let mut tangents = vec![0.0; (n - rank) * n];
    for (k, tangent) in tangents.chunks_exact_mut(n).enumerate() {
        tangent[rank + k] = 1.0;
        system.from_factor(tangent);
    }
    tangents
}

/// X at the last evaluation, from tangents, in displacements of size one. Where some have no inertia they are X themselves.
fn along(equations: &mut Equations<'_>, tangents: Vec<f64>, reach: &[f64]) -> Vec<f64> {
    let n = reach.len();
    let d = tangents.len() / n;
    let mut mass = vec![0.0; n * n];
    equations.mass_into(&mut mass);
    // Rows of length one and at right angles: masses may be of very different size.
    let mut momenta = Pivoted::default();
    momenta.resize(n, d);
    for (k, tangent) in tangents.chunks_exact(n).enumerate() {
        let column = momenta.column_mut(k);
        for (j, out) in column.iter_mut().enumerate() {
            *out = (0..n).map(|i| tangent[i] * reach[i] * mass[j * n + i]).sum::<f64>() * reach[j];
        }
    }
    momenta.factor(RANK);
    if momenta.rank() < d {
        return tangents;
    }
    let mut out = vec![0.0; d * n];
    for (k, row) in out.chunks_exact_mut(n).enumerate() {
        row[k] = 1.0;
        momenta.from_factor(row);
    }
    out
}

dalembert_integrate::remember!(LocalCoordinates {
    base,
    rows,
    offset,
    held,
    bent,
    reach,
    places,
    carried,
    along,
    turning,
    system,
    right,
    delta,
    moved,
});
dalembert_integrate::remember!(Point { y, tangents, drift, distance, curvature, rates });
