//! Projection of a state onto its constraints, in the mass metric [M §2, theory §7b].
//!
//! Residuals of depth p (position: 2, velocity: 1, for mechanisms) change with the state slots k_i − p through the same
//! rows A that act on α. From the deepest level up:
//!
//! ```text
//! min ‖δ‖²_M   s.t.   A_p δ = −h_p,     q⟨k−p⟩ ← q⟨k−p⟩ + δ        (1)
//! ```
//!
//! repeated as Newton's iteration while it helps. Variables of order 0 have no inertia, and (1) leaves all of a residual to them. That is as it should be where it jumps, as sources do. What errors of a run leave is shared: behind
//! a diode that blocks (1) would ask for a volt for each picoampere. What equations join to such variables then moves by
//!
//! ```text
//! min Σ (δ_c/s_c)²   s.t.   A_1 δ = −h_1                                 (2)
//! ```
//!
//! with the sizes s that the run's errors are relative to. In models without such variables (2) takes the place of (1) at all depths where sizes are given: for methods that go on from earlier states, with s of the highest
//! derivatives in the state, in whose proportion those beneath move as well. Rows are rank-revealed at each solution, so that redundant rows and
//! singular poses are ordinary cases. Soft rows (noise) are left alone. (1) is solved as accelerations are, by sweeps or by
//! factorization, whichever is less work.

use crate::tolerances::AT_REST;
use crate::tolerances::projection::{GIVE_UP, ROUNDING, UNKNOWN};
use dalembert_enforce::step::StepStatus;
use dalembert_integrate::{Failure, Memory, Projection, Remember};

use crate::equations::Equations;
use crate::formulation::Formulation;
use crate::kkt::{Kkt, entries};
use crate::loops::Loops;
use crate::opening::Gap;
use crate::words::fatal;
use dalembert_model::model::Model;

/// Newton iterations per depth.
const ITERATIONS: usize = 12;
/// The same where rows are as steep as the state is: on an exponential each correction brings a constant way.
const STEEP_ITERATIONS: usize = 60;
/// Halvings of such a correction, a number: to where exponentials of the ends of the range of numbers meet.
const HALVINGS: usize = 60;

/// The rows of one depth and their solver.
struct Depth {
    /// p.
    depth: usize,
    rows: Vec<usize>,
    /// Made where sweeps do not answer.
    solver: Option<Kkt>,
    /// Whether states near singular poses are left to its dense form.
    careful: bool,
    b: Vec<f64>,
    multipliers: Vec<f64>,
    /// Whether equations of variables are among the rows, such as of a node with diodes: steep as the state is.
    is_steep: bool,
    /// Columns that (2) weighs, in order, and the solver for that.
    weighted: Vec<usize>,
    by_errors: Option<Kkt>,
}

/// Projects states of a model.
pub struct Projector<'m> {
    model: &'m Model,
    depths: Vec<Depth>,
    /// Sweeps, where they are less work than a factorization; with b and multipliers of all rows.
    loops: Option<(Loops<'m>, Vec<f64>, Vec<f64>)>,
    zero: Vec<f64>,
    delta: Vec<f64>,
    moved: Vec<f64>,
    /// The state that the last correction started from.
    start: Vec<f64>,
    /// Errors that components of the state may have, as far as they are known; empty where none are.
    sizes: Vec<f64>,
    /// Factorizations so far.
    pub factorizations: u64,
}

impl<'m> Projector<'m> {
    /// Space for a model.
    pub fn new(model: &'m Model) -> Self {
        let n = model.n();
        let deepest = model.rows.iter().map(|r| r.depth).max().unwrap_or(0);
        let depths: Vec<Depth> =
            (1..=deepest).rev().map(|depth| Depth::new(model, depth)).filter(|d| !d.rows.is_empty()).collect();
        let chosen = Formulation::chosen(model).filter(|_| !depths.is_empty());
        let m = model.rows.len();
        let loops = chosen.and_then(|c| Some((Loops::new(model, c.0, false)?, vec![0.0; m], vec![0.0; m])));
        Self {
            model,
            depths,
            loops,
            zero: vec![0.0; n],
            delta: vec![0.0; n],
            moved: vec![0.0; n],
            start: vec![0.0; model.states],
            sizes: Vec::new(),
            factorizations: 0,
        }
    }

    /// Leaves states near singular poses to the dense solver.
    pub fn careful(&mut self, careful: bool) {
        self.depths.iter_mut().for_each(|d| d.careful = careful);
    }

    /// The sizes that errors of the components of the state are relative to, for (2); none for (1).
    pub fn set_sizes(&mut self, sizes: &[f64]) {
        self.sizes.clear();
        self.sizes.extend_from_slice(sizes);
    }

    /// Whether there is anything to project onto.
    pub fn is_empty(&self) -> bool {
        self.depths.is_empty()
    }

    /// Moves `y` onto the constraints. `equations` holds the last state's numbers afterwards.
    ///
    /// # Errors
    /// Names the constraint whose residual does not vanish.
    pub fn project(
        &mut self,
        equations: &mut Equations<'m>,
        t: f64,
        y: &mut [f64],
        inputs: &[Option<f64>],
    ) -> Result<Projection, Failure> {
        if self.depths.is_empty() {
            return Ok(Projection::Unchanged);
        }
        equations.evaluate(t, y, inputs);
        self.project_evaluated(equations, t, y, inputs)
    }

    /// The same from a state that the equations were evaluated at last.
    ///
    /// # Errors
    /// As [`Self::project`].
    pub fn project_evaluated(
        &mut self,
        equations: &mut Equations<'m>,
        t: f64,
        y: &mut [f64],
        inputs: &[Option<f64>],
    ) -> Result<Projection, Failure> {
        self.project_down_to(1, equations, (t, inputs), y)
    }

    /// The same by residuals of this depth and deeper ones alone: what they move is left where the others would leave it.
    ///
    /// # Errors
    /// As [`Self::project`].
    pub fn project_down_to(
        &mut self,
        depth: usize,
        equations: &mut Equations<'m>,
        (t, inputs): (f64, &[Option<f64>]),
        y: &mut [f64],
    ) -> Result<Projection, Failure> {
        let mut moved = Projection::Unchanged;
        for d in 0..self.depths.iter().take_while(|d| d.depth >= depth).count() {
            if self.project_depth(d, equations, t, y, inputs)? {
                moved = Projection::Moved;
            }
        }
        Ok(moved)
    }

    fn project_depth(
        &mut self,
        d: usize,
        equations: &mut Equations<'m>,
        t: f64,
        y: &mut [f64],
        inputs: &[Option<f64>],
    ) -> Result<bool, Failure> {
        let mut before = f64::INFINITY;
        let mut moved = false;
        let steep = self.depths[d].is_steep;
        // Terms at the last state, where they change: on a characteristic that flattens what is left may fall and yet be more beside them.
        let mut scales: Option<Vec<f64>> = None;
        let most = if steep { STEEP_ITERATIONS } else { ITERATIONS };
        for _ in 0..most {
            let (mut worst, mut size) = self.depths[d].worst(equations, y);
            let mut left = scales.as_ref().map_or(size, |scales| self.depths[d].left(equations, scales));
            if let Some(scales) = scales.as_ref().filter(|_| !(left < before || size.max(left) < GIVE_UP)) {
                left = self.shorten(d, (equations, t, inputs), y, (scales, before));
                (worst, size) = self.depths[d].worst(equations, y);
            }
            if size <= ROUNDING {
                return Ok(moved);
            }
            if left >= 0.25 * before && size < GIVE_UP {
                return Ok(moved); // rounding of the residual itself
            }
            if !size.is_finite() || (left >= before && before < 1.0) {
                return if self.is_rounding(worst, equations, d) {
                    Ok(moved)
                } else {
                    Err(self.cannot(worst, equations, d))
                };
            }
            before = size;
            scales = steep.then(|| self.depths[d].scales(equations, y));
            self.correct(d, equations, y)?;
            moved = true;
            equations.evaluate(t, y, inputs);
        }
        let (worst, size) = self.depths[d].worst(equations, y);
        let met = size < GIVE_UP || self.is_rounding(worst, equations, d);
        if met { Ok(moved) } else { Err(self.cannot(worst, equations, d)) }
    }

    /// Whether the residual of a row is no more than what its formula rounds: 10⁶ log(1 + x/10⁶) is a stair of steps of 10⁻¹⁰, on which no correction of x meets a y between.
    fn is_rounding(&self, row: usize, equations: &Equations<'_>, d: usize) -> bool {
        let stage = self.model.rows[row].depth - self.depths[d].depth;
        equations.is_rounding(row, stage)
    }

    /// Half of the last correction, again and again until the residual falls: next to a solution of exponential characteristics a whole one leads far
    /// beyond it. Gives what is left beside the terms before the correction.
    fn shorten(
        &mut self,
        d: usize,
        (equations, t, inputs): (&mut Equations<'m>, f64, &[Option<f64>]),
        y: &mut [f64],
        (scales, before): (&[f64], f64),
    ) -> f64 {
        let mut size = f64::INFINITY;
        for _ in 0..HALVINGS {
            self.delta.iter_mut().for_each(|x| *x *= 0.5);
            y.copy_from_slice(&self.start);
            equations.evaluate(t, y, inputs);
            displace(self.model, equations, self.depths[d].depth, &self.delta, &mut self.moved, y);
            equations.evaluate(t, y, inputs);
            size = self.depths[d].left(equations, scales);
            if size < before {
                break;
            }
        }
        size
    }

    fn cannot(&self, row: usize, equations: &Equations<'_>, d: usize) -> Failure {
        let r = &self.model.rows[row];
        let residual = equations.residual(row, r.depth - self.depths[d].depth);
        Failure::new(format!(
            "constraint `{}` can't be kept: its residual stays at {}",
            r.name,
            dalembert_scalar::digits::brief(residual, 4)
        ))
    }

    /// One solution of (1).
    fn correct(&mut self, d: usize, equations: &mut Equations<'m>, y: &mut [f64]) -> Result<(), Failure> {
        let depth = &mut self.depths[d];
        for (b, &row) in depth.b.iter_mut().zip(&depth.rows) {
            *b = -equations.residual(row, self.model.rows[row].depth - depth.depth);
        }
        self.factorizations += 1;
        let by_errors = !self.sizes.is_empty() && !depth.weighted.is_empty();
        if by_errors || !depth.swept(self.loops.as_mut(), equations, (&self.zero, &mut self.delta)) {
            let (model, rows) = (self.model, || depth.rows.clone());
            let solver = if by_errors {
                let solver = depth.by_errors.get_or_insert_with(|| Kkt::weighted(model, rows(), &depth.weighted));
                solver.set_weights(weights(model, &depth.weighted, &self.sizes, y));
                solver
            } else {
                self.loops = self.loops.take().filter(|_| depth.careful);
                depth.solver.get_or_insert_with(|| Kkt::new(model, rows(), false))
            };
            solver.careful(depth.careful);
            accept(solver.factor(equations, false), equations)?;
            let status = solver.solve(&self.zero, &depth.b, &mut self.delta, &mut depth.multipliers);
            accept(status, equations)?;
        }
        self.start.clear();
        self.start.extend_from_slice(y);
        displace(self.model, equations, depth.depth, &self.delta, &mut self.moved, y);
        Ok(())
    }
}

/// A correction may be a compromise or the least one of many: the iteration decides.
fn accept(status: StepStatus, equations: &mut Equations<'_>) -> Result<(), Failure> {
    match status {
        StepStatus::AccelerationsNotUnique | StepStatus::Inconsistent => Ok(()),
        other => fatal(other, equations),
    }
}

/// Adds a displacement of the velocities in use to the state slots k − p.
pub fn displace(
    model: &Model,
    equations: &Equations<'_>,
    depth: usize,
    delta: &[f64],
    moved: &mut [f64],
    y: &mut [f64],
) {
    if depth >= 2 {
        equations.displace(delta, moved);
    } else {
        moved.copy_from_slice(delta);
    }
    if let (2, Some(mechanics)) = (depth, &equations.mechanics) {
        mechanics.displace(moved, y);
    }
    for (v, d) in model.variables.iter().zip(moved.iter()) {
        if v.order as usize >= depth {
            y[v.state[v.order as usize - depth]] += d;
        }
    }
}

impl Depth {
    fn new(model: &Model, depth: usize) -> Self {
        let rows: Vec<usize> =
            (0..model.rows.len()).filter(|&r| model.rows[r].depth >= depth && !model.rows[r].soft).collect();
        let m = rows.len();
        let is_steep = rows.iter().any(|&r| model.rows[r].follows);
        let weighted = match (model.variables.iter().any(|v| v.algebraic), depth) {
            (false, _) => (0..model.n()).collect(),
            (true, 1) => joined(model, &rows),
            (true, _) => Vec::new(),
        };
        let (b, multipliers) = (vec![0.0; m], vec![0.0; m]);
        Self { depth, solver: None, careful: false, b, multipliers, is_steep, weighted, by_errors: None, rows }
    }

    /// (1) by sweeps; false where these are not to answer, or meet a joint along which nothing has inertia.
    fn swept(
        &self,
        loops: Option<&mut (Loops<'_>, Vec<f64>, Vec<f64>)>,
        equations: &Equations<'_>,
        (zero, delta): (&[f64], &mut [f64]),
    ) -> bool {
        let Some((loops, b, multipliers)) = loops.filter(|_| !self.careful) else { return false };
        self.rows.iter().zip(&self.b).for_each(|(&row, x)| b[row] = *x);
        loops.solve(equations, Some(&self.rows), (zero, b), (delta, multipliers)).is_ok()
    }

    /// How far the velocities in a row are known to be wrong by its residual; positions are.
    fn certainty(&self, equations: &Equations<'_>, row: usize) -> f64 {
        if self.depth == 1 { equations.certainty(row) } else { 1.0 }
    }

    /// Of each row, what its residual is compared with.
    fn scales(&self, equations: &Equations<'_>, y: &[f64]) -> Vec<f64> {
        let scale = |&row: &usize| terms(equations, row, self.depth, y) / self.certainty(equations, row);
        self.rows.iter().map(scale).collect()
    }

    /// The largest residual relative to given scales.
    fn left(&self, equations: &Equations<'_>, scales: &[f64]) -> f64 {
        self.rows.iter().zip(scales).fold(0.0, |most: f64, (&row, scale)| {
            let Gap { missing, steepness } = equations.gap(row, equations.model.rows[row].depth - self.depth);
            let relative = missing.abs() * steepness / scale;
            if relative.is_nan() { f64::INFINITY } else { most.max(relative) }
        })
    }

    /// The row with the largest residual, relative to the magnitude of what it adds up.
    fn worst(&self, equations: &Equations<'_>, y: &[f64]) -> (usize, f64) {
        let mut worst = (self.rows[0], 0.0);
        for &row in &self.rows {
            let Gap { missing, steepness } = equations.gap(row, equations.model.rows[row].depth - self.depth);
            let steep = missing.abs() * steepness;
            // Most rows are met better than the worst one by any measure of what they add up.
            if steep <= worst.1 * least(equations, row, self.depth) {
                continue;
            }
            let relative = steep / terms(equations, row, self.depth, y) * self.certainty(equations, row);
            if relative.is_nan() || relative > worst.1 {
                worst = (row, if relative.is_nan() { f64::INFINITY } else { relative });
            }
        }
        worst
    }
}

/// Columns that rows of equations of variables join to variables of order 0.
fn joined(model: &Model, rows: &[usize]) -> Vec<usize> {
    let mut reached: Vec<bool> = model.variables.iter().map(|v| v.algebraic).collect();
    let mut by_column: Vec<Vec<usize>> = vec![Vec::new(); model.n()];
    for &row in rows.iter().filter(|&&r| model.rows[r].follows) {
        entries(model, row).iter().for_each(|e| by_column[e.column].push(row));
    }
    let mut open: Vec<usize> = (0..model.n()).filter(|&c| reached[c]).collect();
    while let Some(column) = open.pop() {
        for row in std::mem::take(&mut by_column[column]) {
            for c in entries(model, row).iter().map(|e| e.column) {
                if !std::mem::replace(&mut reached[c], true) {
                    open.push(c);
                }
            }
        }
    }
    (0..model.n()).filter(|&c| reached[c]).collect()
}

/// (2) of these columns.
fn weights(model: &Model, columns: &[usize], sizes: &[f64], y: &[f64]) -> impl Iterator<Item = f64> {
    let size = |&c: &usize| {
        let place = model.variables[c].top();
        sizes[place].max(y[place].abs())
    };
    // What has no size yet has the least there is.
    let least = columns.iter().map(size).filter(|size| *size > 0.0).fold(f64::INFINITY, f64::min);
    let weight = |size: f64| if size.is_finite() { (size * size).recip() } else { 1.0 };
    columns.iter().map(move |c| weight(size(c).max(least)))
}

/// What makes residuals comparable: the magnitude of the terms of a row, of variables of size 1 where nothing says how large they are. It stands
/// beside [`Equations::missing`].
pub fn scale(equations: &Equations<'_>, row: usize, depth: usize, y: &[f64]) -> f64 {
    summed(equations, row, depth, y, 1.0) / equations.steepness(row, equations.model.rows[row].depth - depth)
}

/// What a residual that is met is nothing beside: the magnitude of the terms of a row as they are, currents of 1e-9 in a file without units, too.
pub fn magnitude(equations: &Equations<'_>, row: usize, depth: usize, y: &[f64]) -> f64 {
    terms(equations, row, depth, y) / equations.steepness(row, equations.model.rows[row].depth - depth)
}

/// Magnitude of the terms of a row.
fn terms(equations: &Equations<'_>, row: usize, depth: usize, y: &[f64]) -> f64 {
    summed(equations, row, depth, y, UNKNOWN)
}

/// Σ |A_i| |q_i⟨k−p⟩|, with the model's own unit in place of a smaller state, and a share of 1 where nothing says how large a variable is.
fn summed(equations: &Equations<'_>, row: usize, depth: usize, y: &[f64], unknown: f64) -> f64 {
    let model = equations.model;
    let (own, rest) = (model.natural.below(depth), rest(depth));
    let mut total = 0.0;
    for (column, value) in equations.row(row) {
        let v = &model.variables[column];
        let now = (v.order as usize).checked_sub(depth).map_or(0.0, |s| y[v.state[s]]);
        let least = if model.natural.is_unknown(column) { unknown * rest } else { rest };
        total += value.abs() * now.abs().max(least * own[column]);
    }
    let total = total.max(least(equations, row, depth));
    if total > 0.0 { total } else { 1.0 }
}

/// What a row adds up to at least: its natural size, which is what a turn by a radian makes.
fn least(equations: &Equations<'_>, row: usize, depth: usize) -> f64 {
    rest(depth) * equations.natural_size(row) * equations.model.natural.of_derivative(2 - depth as i32)
}

/// Share of the model's own sizes that stands for what is smaller.
fn rest(depth: usize) -> f64 {
    if depth >= 2 { 1.0 } else { AT_REST }
}

impl Remember for Projector<'_> {
    fn remember(&mut self, memory: &mut Memory) {
        for depth in &mut self.depths {
            depth.careful.remember(memory);
        }
        let mut sweeps = self.loops.is_some();
        sweeps.remember(memory);
        self.loops = self.loops.take().filter(|_| sweeps);
        self.sizes.remember(memory);
        if !self.sizes.is_empty() && self.sizes.len() < self.model.states {
            memory.refuse();
        }
        self.factorizations.remember(memory);
    }
}
