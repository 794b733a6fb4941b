//! Starts at poses where branches of the motion cross: all bars of a parallelogram in one line.
//!
//! At such a pose q* some combination of rows is lost, nᵀA(q*) = 0, though not in poses nearby. Two things are then beyond the
//! iterations that otherwise assemble a state. Constraints tell a pose at the distance δ from q* by δ² only, so that positions
//! that meet them to rounding may be off by √ε, and rows are turned by as much: the pose is found by what is lost there,
//!
//! ```text
//! h(q + δ) = 0,   nᵀ A(q) S + (∂(nᵀ A S)/∂q) δ = 0     S a basis of ker A(q*)                   (1)
//! ```
//!
//! And velocities with A v = 0 are more than there are motions. Those that begin a motion leave no contradiction among the
//! accelerations, which is a quadratic condition on what is free in them,
//!
//! ```text
//! nᵀ b(v + S z) = 0                                                                             (2)
//! ```
//!
//! with one solution for each branch; the nearest to the guesses is taken. Displacements δ and velocities v are in the model's own sizes
//! of motions, turns in radians beside slides in shares of its length, so that norms of them mean something in any unit. Rows that are redundant in every pose fulfil both without
//! being asked. Sources: theory §6; A. Müller, higher-order analysis of the tangent cone.

use std::collections::HashMap;

use dalembert_dense as dense;
use faer::Mat;

use crate::tolerances::GOLDEN;
use crate::tolerances::branch_point::{
    CONVERGED, DIFFERENCE, FARTHEST, FASTEST, LOST, NO_CONTRADICTION, RANK, REST, ROUNDING, VELOCITIES_KEPT, ZERO,
};
use dalembert_answers::result::AssemblyReport;
use dalembert_bodies::tolerances::NOTHING;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::{least, norm};
use dalembert_dynamics::projection::displace;
use dalembert_model::model::Variable;
use dalembert_model::state::{StartValues, State};

use super::{Assembler, Stage};

/// Most variables: an analysis costs some factorizations of dense matrices.
const MAX_VARIABLES: usize = 64;
/// Iterations of (1), and of (2).
const ITERATIONS: (usize, usize) = (4, 40);

/// Rows of a model of depth 2 at natural size, split by singular values.
pub(super) struct Split {
    pub rows: Vec<usize>,
    pub scale: Vec<f64>,
    /// Whether a row has no entries: rounding of what the file was written with is none.
    is_none: Vec<bool>,
    /// n: left singular vectors of lost combinations, one per column.
    lost: Mat<f64>,
    /// S: right ones, for all columns.
    motions: Mat<f64>,
    /// Whether each is zero but for rounding.
    pub exact: bool,
    /// A basis of what moves while columns that are not free rest, for these.
    kernel: Mat<f64>,
}

impl Split {
    /// At the last evaluation; `free` are the columns that may move, `kept` more rows that velocities hold to, and `curved` the sizes of
    /// rows of which nothing else tells one. Nothing if no combination of rows is lost.
    fn of(
        equations: &Equations<'_>,
        free: &[usize],
        kept: &[Vec<(usize, f64)>],
        curved: &HashMap<usize, f64>,
    ) -> Option<Self> {
        let model = equations.model;
        let rows: Vec<usize> =
            (0..model.rows.len()).filter(|&r| model.rows[r].depth == 2 && !model.rows[r].soft).collect();
        let size = |c: usize| model.natural.of_motion(c);
        let length = |r: usize| equations.row(r).map(|(c, x)| (x * size(c)).powi(2)).sum::<f64>().sqrt();
        let scale: Vec<f64> = rows
            .iter()
            .map(|&r| {
                let longest = equations.natural_size(r).max(length(r));
                let longest = if longest > 0.0 { longest } else { curved.get(&r).copied().unwrap_or(0.0) };
                if longest > 0.0 { longest.recip() } else { 1.0 }
            })
            .collect();
        let whole = matrix(equations, &rows, &scale);
        let svd = dense::svd(&whole)?;
        let s = svd.S().column_vector();
        let held = s.iter().filter(|&&x| x > LOST).count();
        let exact = s.iter().all(|x| !(ZERO..=LOST).contains(x));
        if held == rows.len() {
            return None;
        }
        let lost = Mat::from_fn(rows.len(), rows.len() - held, |i, k| svd.U()[(i, held + k)]);
        let motions = Mat::from_fn(model.n(), model.n() - held, |i, k| svd.V()[(i, held + k)]);
        let entry =
            |row: &[(usize, f64)], c: usize| row.iter().filter(|e| e.0 == c).map(|e| e.1 * size(c)).sum::<f64>();
        let moving = Mat::from_fn(rows.len() + kept.len(), free.len(), |i, k| match i.checked_sub(rows.len()) {
            None => whole[(i, free[k])],
            Some(more) => entry(&kept[more], free[k]),
        });
        let is_none = rows.iter().map(|&r| equations.row(r).all(|e| e.1 == 0.0)).collect();
        Some(Self { rows, scale, is_none, lost, motions, exact, kernel: kernel(&moving)? })
    }

    /// nᵀ x of numbers by row.
    fn combined(&self, number: impl Fn(usize) -> f64) -> Vec<f64> {
        self.summed(|i, k| self.lost[(i, k)] * self.scale[i] * number(self.rows[i]))
    }

    /// What it adds up, Σ |nᵢ xᵢ|, and at least the largest number: rows that add up to nothing still have the rounding of what the others were written with.
    fn size(&self, number: impl Fn(usize) -> f64) -> f64 {
        let scaled = |i: usize| (self.scale[i] * number(self.rows[i])).abs();
        let largest = (0..self.rows.len()).map(scaled).fold(0.0, f64::max);
        norm(&self.summed(|i, k| self.lost[(i, k)].abs() * scaled(i))).max(largest)
    }

    fn summed(&self, term: impl Fn(usize, usize) -> f64) -> Vec<f64> {
        (0..self.lost.ncols()).map(|k| (0..self.rows.len()).map(|i| term(i, k)).sum()).collect()
    }

    /// What rounding leaves of nᵀ b at a speed: b is quadratic in velocities, which may cancel to nothing else.
    fn rounding(&self, speed: f64) -> f64 {
        ROUNDING * speed * speed * norm(&self.summed(|i, k| self.lost[(i, k)].abs()))
    }

    /// The same with rounding of what the file was written with, in rows of which nothing is left but that.
    fn written(&self, speed: f64) -> f64 {
        let none = |i: usize, k: usize| if self.is_none[i] { self.lost[(i, k)].abs() } else { 0.0 };
        NOTHING * speed * speed * norm(&self.summed(none))
    }

    /// h of positions, at the scale of the rows.
    pub fn residuals(&self, equations: &Equations<'_>) -> Vec<f64> {
        self.rows.iter().zip(&self.scale).map(|(&r, s)| equations.residual(r, 0) * s).collect()
    }

    /// nᵀ A S, column by column.
    fn crossed(&self, equations: &Equations<'_>) -> Vec<f64> {
        let all = self.lost.transpose() * matrix(equations, &self.rows, &self.scale) * &self.motions;
        (0..all.ncols()).flat_map(|j| (0..all.nrows()).map(move |i| (i, j))).map(|at| all[at]).collect()
    }
}

/// Rows at a scale, for motions of the model's own sizes.
pub(super) fn matrix(equations: &Equations<'_>, rows: &[usize], scale: &[f64]) -> Mat<f64> {
    let mut a = Mat::zeros(rows.len(), equations.model.n());
    for (i, (&row, s)) in rows.iter().zip(scale).enumerate() {
        equations.row(row).for_each(|(c, x)| a[(i, c)] += x * s * equations.model.natural.of_motion(c));
    }
    a
}

/// A basis of the kernel, with what is lost as zero.
fn kernel(a: &Mat<f64>) -> Option<Mat<f64>> {
    let n = a.ncols();
    if n == 0 {
        return Some(Mat::zeros(0, 0));
    }
    let svd = dense::svd(a)?;
    let rank = svd.S().column_vector().iter().filter(|&&x| x > LOST).count();
    Some(Mat::from_fn(n, n - rank, |i, k| svd.V()[(i, rank + k)]))
}

/// Columns whose slot is not fixed; nothing for models that this is not for.
fn free(equations: &Equations<'_>, fixed: impl Fn(usize) -> Option<bool>) -> Option<Vec<usize>> {
    let model = equations.model;
    let own = model.n() <= MAX_VARIABLES
        && match &model.mechanism {
            Some(mechanism) => mechanism.columns.len() == model.n() && mechanism.flexible.is_none(),
            None => model.variables.iter().all(|v| v.order == 2),
        };
    let known = model.rows.iter().all(|r| r.soft || r.depth <= 2);
    if !own || !known || model.rows.iter().all(|r| r.depth != 2) {
        return None;
    }
    (0..model.n()).filter_map(|c| fixed(c).map(|f| (c, f))).filter(|(_, f)| !f).map(|(c, _)| Some(c)).collect()
}

impl Assembler<'_> {
    /// Rows split at a state.
    pub(super) fn split(&mut self, y: &[f64], free: &[usize], kept: &[Vec<(usize, f64)>]) -> Option<Split> {
        self.look(y);
        let e = &self.equations;
        let is_bare = |r: &usize| e.natural_size(*r) == 0.0 && e.row(*r).all(|entry| entry.1 == 0.0);
        let bare: Vec<usize> = (0..self.model.rows.len()).filter(is_bare).collect();
        let mut curved = HashMap::new();
        if !bare.is_empty() {
            // x² + y² next to its zero: a row has there what its curvature makes of a motion of natural size.
            let share = |c: usize| DIFFERENCE * (0.5 + ((c + 1) as f64 * GOLDEN).fract());
            let delta: Vec<f64> = (0..self.model.n()).map(share).collect();
            let mut beside = y.to_vec();
            self.moved(&mut beside, &delta);
            self.look(&beside);
            let size = |c: usize| self.model.natural.of_motion(c);
            let length = |r: usize| self.equations.row(r).map(|(c, x)| (x * size(c)).powi(2)).sum::<f64>().sqrt();
            curved = bare.into_iter().map(|r| (r, length(r) / DIFFERENCE)).collect();
            self.look(y);
        }
        Split::of(&self.equations, free, kept, &curved)
    }

    /// (1): moves a pose that can't be told from a branch point onto it.
    pub(super) fn onto_branch_point(&mut self, start: &mut StartValues) {
        let model = self.model;
        let poses = super::poses(model);
        let fixed = |c: usize| {
            let v = &model.variables[c];
            let places = if v.order == 2 { Some(vec![v.state[0]]) } else { poses.get(&c).cloned() };
            // Of a position all is kept here where some is: no pose is moved by more than rounding.
            places.map(|places| places.iter().any(|&p| start.fixed[p]))
        };
        self.look(&start.state.y);
        let Some(free) = free(&self.equations, fixed) else { return };
        if self.is_kept_beside(start, &free) {
            return;
        }
        let mut y = start.state.y.clone();
        let mut moved_by = 0.0;
        for _ in 0..ITERATIONS.0 {
            let Some(split) = self.split(&y, &free, &[]).filter(|s| !s.exact) else { break };
            let Some(delta) = self.towards_branch_point(&split, &free, &y) else { return };
            moved_by += norm(&delta);
            if moved_by > FARTHEST {
                return;
            }
            self.moved(&mut y, &delta);
        }
        if moved_by > 0.0 {
            let met = self.split(&y, &free, &[]).is_some_and(|s| s.exact);
            let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| model.rows[r].depth == 2).collect();
            let open: Vec<f64> = rows.iter().map(|&r| self.equations.residual(r, 0).abs()).collect();
            let rounding = |r: usize| 16.0 * f64::EPSILON * self.equations.natural_size(r);
            let closed: Vec<bool> = rows.iter().zip(&open).map(|(&r, open)| *open <= rounding(r)).collect();
            self.look(&start.state.y);
            let no_worse = |i: usize| closed[i] || open[i] <= self.equations.residual(rows[i], 0).abs();
            if met && (0..rows.len()).all(no_worse) {
                start.state.y = y;
            }
        }
    }

    /// The displacement of (1), for all columns.
    pub(super) fn towards_branch_point(&mut self, split: &Split, free: &[usize], y: &[f64]) -> Option<Vec<f64>> {
        let (n, m) = (self.model.n(), split.rows.len());
        let mut missing = split.residuals(&self.equations);
        missing.extend(split.crossed(&self.equations));
        let rows = matrix(&self.equations, &split.rows, &split.scale);
        let mut system = Mat::zeros(missing.len(), free.len());
        for (j, &c) in free.iter().enumerate() {
            (0..m).for_each(|i| system[(i, j)] = rows[(i, c)]);
            let mut beside = |by: f64| {
                let (mut delta, mut at) = (vec![0.0; n], y.to_vec());
                delta[c] = by;
                self.moved(&mut at, &delta);
                self.look(&at);
                split.crossed(&self.equations)
            };
            let (after, before) = (beside(DIFFERENCE), beside(-DIFFERENCE));
            for (i, (a, b)) in after.iter().zip(&before).enumerate() {
                system[(m + i, j)] = (a - b) / (2.0 * DIFFERENCE);
            }
        }
        self.look(y);
        let step = least(&system, &missing, RANK)?;
        let mut delta = vec![0.0; n];
        free.iter().zip(step).for_each(|(&c, x)| delta[c] = -x);
        Some(delta)
    }

    /// (2): velocities that begin a motion, at a branch point: with the rates that were `said` if there is such a motion, else with the
    /// nearest ones.
    pub(super) fn onto_branch(&mut self, start: &mut StartValues, said: &State) {
        if self.speed(&start.state.y) == 0.0 || self.begins(start) != Some(false) {
            return;
        }
        if let Some(y) = self.with_given_rates(start, said) {
            start.state.y = y;
        } else if let Some(y) = self.nearest_branch(start) {
            start.state.y = y;
        }
        self.look(&start.state.y);
    }

    /// Moves a state by a displacement in the model's own sizes.
    pub(super) fn moved(&mut self, y: &mut [f64], delta: &[f64]) {
        self.look(y);
        let natural = &self.model.natural;
        let delta: Vec<f64> = delta.iter().enumerate().map(|(c, d)| d * natural.of_motion(c)).collect();
        displace(self.model, &self.equations, 2, &delta, &mut vec![0.0; delta.len()], y);
    }

    /// Velocities of all columns that have one, in the model's own sizes.
    fn own_velocities<'y>(&'y self, y: &'y [f64]) -> impl Iterator<Item = f64> + 'y {
        let of = |(c, v): (usize, &Variable)| Some(y[v.velocity_place()?] / self.model.natural.of_motion(c));
        self.model.variables.iter().enumerate().filter_map(of)
    }

    fn speed(&self, y: &[f64]) -> f64 {
        norm(&self.own_velocities(y).collect::<Vec<_>>())
    }

    /// The rows split where combinations of them are lost, with the velocities that are free there: their places and sizes.
    fn crossed_rates(&mut self, start: &StartValues) -> Option<(Split, Vec<Place>)> {
        let model = self.model;
        let place = |c: usize| model.variables[c].velocity_place();
        let mut free = free(&self.equations, |c| place(c).map(|p| start.fixed[p]))?;
        self.retain_spoken(&mut free);
        self.look(&start.state.y);
        let soft_starts = self.soft_starts.iter().filter(|w| w.is_kept_rate());
        let mut kept: Vec<_> = soft_starts.map(|w| w.row(&self.equations)).collect();
        let of_velocities = (0..model.rows.len()).filter(|&r| model.rows[r].depth == 1 && !model.rows[r].soft);
        kept.extend(of_velocities.map(|r| self.equations.row(r).collect::<Vec<_>>()));
        let split = self.split(&start.state.y, &free, &kept)?;
        let sized = |&c: &usize| Some(Place { at: place(c)?, size: model.natural.of_motion(c) });
        Some((split, free.iter().map(sized).collect::<Option<_>>()?))
    }

    /// Whether a motion begins with the velocities of a state; nothing where no combination of rows is lost.
    fn begins(&mut self, start: &StartValues) -> Option<bool> {
        let (split, places) = self.crossed_rates(start)?;
        let (speed, f) = (self.speed(&start.state.y), split.kernel.ncols());
        let written = split.written(speed);
        let mut search = Search::new(self, &split, &places, speed, start.state.clone());
        search.met = search.met.max(written);
        Some(search.met(&vec![0.0; f]))
    }

    /// The nearest velocities that begin a motion.
    fn nearest_branch(&mut self, start: &StartValues) -> Option<Vec<f64>> {
        let (split, places) = self.crossed_rates(start).filter(|(split, _)| split.kernel.ncols() > 0)?;
        let speed = self.speed(&start.state.y);
        let mut y = Search::new(self, &split, &places, speed, start.state.clone()).nearest()?;
        // Where only rest is left it is a double root of (2), and found to half the digits.
        let fastest = places.iter().fold(0.0_f64, |m, p| m.max((y[p.at] / p.size).abs()));
        if fastest <= REST * speed {
            places.iter().for_each(|p| y[p.at] = 0.0);
        }
        self.look(&y);
        self.rates_met(&y).then_some(y)
    }

    /// A motion that begins with all rates that were given; the others follow.
    fn with_given_rates(&mut self, start: &StartValues, said: &State) -> Option<Vec<f64>> {
        let mut kept = start.clone();
        let mut given = false;
        for place in self.model.variables.iter().filter_map(Variable::velocity_place) {
            kept.state.y[place] = said.y[place];
            kept.fixed[place] |= start.given[place];
            given |= start.given[place] && said.y[place] != 0.0;
        }
        if !given {
            return None;
        }
        let mut stage = Stage::new(self.model, &kept, 1);
        stage.soft_starts = super::soft_starts::at(&self.soft_starts, 1, false);
        let left = self.solve(&stage, &mut kept.state.y, &mut AssemblyReport::default());
        if !(left <= crate::tolerances::MET) {
            return None;
        }
        let y = if self.begins(&kept)? { kept.state.y } else { self.nearest_branch(&kept)? };
        self.look(&y);
        self.rates_met(&y).then_some(y)
    }

    /// What no row speaks of, such as a base that flies, has no part in (2).
    pub(super) fn retain_spoken(&self, columns: &mut Vec<usize>) {
        let rows = 0..self.model.rows.len();
        let spoken: Vec<usize> = rows.flat_map(|r| self.equations.row(r).map(|e| e.0)).collect();
        columns.retain(|c| spoken.contains(c));
    }

    /// Whether velocities keep the constraints.
    fn rates_met(&self, y: &[f64]) -> bool {
        let e = &self.equations;
        let hard = (0..self.model.rows.len()).filter(|&r| !self.model.rows[r].soft && self.model.rows[r].depth > 0);
        let fastest = self.own_velocities(y).fold(0.0_f64, |m, v| m.max(v.abs()));
        hard.into_iter().all(|r| {
            let terms = e.row(r).filter_map(|(c, a)| Some(a * y[self.model.variables[c].velocity_place()?]));
            let (sum, size) = terms.fold((0.0, 0.0), |(sum, size): (f64, f64), x| (sum + x, size + x.abs()));
            let missing = e.residual(r, self.model.rows[r].depth - 1);
            let driven = (missing - sum).abs();
            missing.abs() <= VELOCITIES_KEPT * (size + driven + fastest * e.natural_size(r))
        })
    }
}

/// Where a velocity stands in the state, and the model's own size of its motion.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub at: usize,
    pub size: f64,
}

/// The search for a z of (2).
pub(super) struct Search<'s, 'a, 'm> {
    assembler: &'s mut Assembler<'m>,
    split: &'a Split,
    places: &'a [Place],
    speed: f64,
    /// A contradiction that is none.
    met: f64,
    base: State,
}

impl<'s, 'a, 'm> Search<'s, 'a, 'm> {
    /// From velocities of about a speed that keep the constraints, at the last evaluation, which was there; those at some places move.
    pub fn new(
        assembler: &'s mut Assembler<'m>,
        split: &'a Split,
        places: &'a [Place],
        speed: f64,
        base: State,
    ) -> Self {
        let met = (NO_CONTRADICTION * split.size(|r| assembler.equations.b[r])).max(split.rounding(speed));
        Self { assembler, split, places, speed, met, base }
    }

    fn state(&self, z: &[f64]) -> Vec<f64> {
        let mut y = self.base.y.clone();
        for (i, place) in self.places.iter().enumerate() {
            y[place.at] += place.size * z.iter().enumerate().map(|(k, z)| self.split.kernel[(i, k)] * z).sum::<f64>();
        }
        y
    }

    fn contradictions(&mut self, z: &[f64]) -> Vec<f64> {
        let y = self.state(z);
        self.assembler.look(&y);
        let b = &self.assembler.equations.b;
        self.split.combined(|r| b[r])
    }

    fn met(&mut self, z: &[f64]) -> bool {
        norm(&self.contradictions(z)) <= self.met
    }

    /// The solution with the least change.
    fn nearest(&mut self) -> Option<Vec<f64>> {
        self.all().into_iter().next()
    }

    /// Solutions from the guesses and from beside them along each direction, the one with the least change first.
    pub fn all(&mut self) -> Vec<Vec<f64>> {
        let f = self.split.kernel.ncols();
        let beside = |k: usize, by: f64| (0..f).map(|i| if i == k { by } else { 0.0 }).collect::<Vec<f64>>();
        let starts = std::iter::once(vec![0.0; f])
            .chain((0..f).flat_map(|k| [0.3, -0.3, 3.0, -3.0].map(|by| beside(k, by * self.speed))));
        let starts: Vec<Vec<f64>> = starts.collect();
        let mut found: Vec<Vec<f64>> = starts.iter().filter_map(|z| self.solve(z.clone(), false)).collect();
        if found.iter().all(|z| self.rests(z)) {
            // Equation (2) is homogeneous, so that Newton's steps may halve velocities again and again: their size is held.
            found.extend(starts.into_iter().filter_map(|z| self.solve(z, true)));
            found.sort_by_key(|z| self.rests(z));
            let moving = found.iter().filter(|z| !self.rests(z)).count();
            found.truncate(if moving > 0 { moving } else { found.len() });
        }
        // Equal up to rounding keeps the order.
        found.sort_by(|a, b| (norm(a) as f32).total_cmp(&(norm(b) as f32)));
        found.iter().map(|z| self.state(z)).collect()
    }

    /// Whether velocities are rest, found as a double root.
    fn rests(&self, z: &[f64]) -> bool {
        let y = self.state(z);
        self.places.iter().all(|p| (y[p.at] / p.size).abs() <= REST * self.speed)
    }

    /// Newton's iteration; the function is quadratic, so that central differences are its derivatives. If their size is held, velocities
    /// keep their component along those of the base.
    fn solve(&mut self, mut z: Vec<f64>, held: bool) -> Option<Vec<f64>> {
        let (f, k, speed) = (z.len(), self.split.lost.ncols(), self.speed);
        let base = |j: usize| {
            let own = |(i, p): (usize, &Place)| self.base.y[p.at] / p.size * self.split.kernel[(i, j)];
            self.places.iter().enumerate().map(own).sum::<f64>()
        };
        let along: Vec<f64> = if held { (0..f).map(base).collect() } else { Vec::new() };
        for _ in 0..ITERATIONS.1 {
            let mut g = self.contradictions(&z);
            let mut jacobian = Mat::zeros(k + usize::from(held), f);
            for j in 0..f {
                let mut beside = |by: f64| {
                    let mut at = z.clone();
                    at[j] += by;
                    self.contradictions(&at)
                };
                let (after, before) = (beside(speed), beside(-speed));
                (0..k).for_each(|i| jacobian[(i, j)] = (after[i] - before[i]) / (2.0 * speed));
            }
            if held {
                (0..f).for_each(|j| jacobian[(k, j)] = along[j]);
                g.push(along.iter().zip(&z).map(|(a, z)| a * z).sum());
            }
            let step = least(&jacobian, &g, RANK)?;
            (0..f).for_each(|j| z[j] -= step[j]);
            if !norm(&z).is_finite() || norm(&z) > FASTEST * speed {
                return None;
            }
            if norm(&step) <= CONVERGED * (speed + norm(&z)) {
                break;
            }
        }
        self.met(&z).then_some(z)
    }
}
