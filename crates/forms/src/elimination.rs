//! The null space of A by elimination on expressions.
//!
//! ```text
//! A α = b,  α = (α_d, α_i)   ⇒   α = Z π̇ + ζ,   π̇ = α_i                      (1)
//! ```
//!
//! Gauss–Jordan with the dependent columns chosen one by one: entries ±1 first, then other numbers, then formulas of
//! parameters, then whatever is large at the states that are looked at. Which entries vanish is decided by their values at
//! these states, carried along, against the natural size of their rows: between axes that stand askew nothing cancels exactly. Elimination ends
//! at the rank that the rows have in numbers; rows that are left over say nothing new. The same steps applied to ḣ give the dependent
//! velocities.

use dalembert_expr::{Expr, Graph};

use super::algebra::Algebra;
use super::flat::Flat;
use super::points::Points;
use crate::tolerances::pivots::{LAST_CHOICE, OF_STATE};
use crate::tolerances::zeros::{ENTRY, SUMS};
use dalembert_dynamics::independent::miscounted;
use dalembert_model::model::{Model, Origin};
use dalembert_spec::error::ModelError;

/// An entry and its values at the given states.
#[derive(Clone, Debug)]
struct Entry {
    e: Expr,
    values: Vec<f64>,
}

#[derive(Clone, Debug)]
struct Line {
    row: usize,
    entries: Vec<Entry>,
    /// Right-hand side of the accelerations.
    b: Expr,
    /// Right-hand side of the velocities, where the row has one.
    c: Option<Expr>,
    scale: Vec<f64>,
}

/// Which pivots are taken first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pivots {
    /// Those that make short formulas.
    Short,
    /// The largest.
    Large,
}

/// The outcome of elimination.
#[derive(Clone, Debug)]
pub struct Elimination {
    /// Columns that α is expressed in.
    pub independent: Vec<usize>,
    /// Eliminated columns.
    pub dependent: Vec<Dependent>,
    /// Rows that say nothing new.
    pub dropped: Vec<usize>,
    /// State-dependent expressions that must not be zero.
    pub conditions: Vec<Expr>,
}

/// `α_column = Σ_j z_j α_j + ζ` over the independent columns, and the same for the velocity one order below.
#[derive(Clone, Debug)]
pub struct Dependent {
    pub column: usize,
    pub z: Vec<Expr>,
    pub zeta: Expr,
    pub velocity: Option<Expr>,
}

struct Eliminator<'a> {
    flat: &'a mut Flat,
    algebra: &'a mut Algebra,
    lines: Vec<Line>,
    /// Column of the pivot of each finished line.
    pivots: Vec<(usize, usize)>,
    kept: Vec<bool>,
    fixed: Vec<bool>,
    conditions: Vec<Expr>,
    pivoting: Pivots,
}

/// Eliminates the hard rows `rows`; columns of `kept` stay independent.
pub fn eliminate(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (rows, kept_columns, pivoting): (&[usize], &[usize], Pivots),
    points: &Points<'_>,
) -> Result<Elimination, ModelError> {
    let model = points.model;
    let n = model.n();
    let freedoms = n - points.rank;
    if kept_columns.len() > freedoms {
        return Err(ModelError::whole(miscounted(model, kept_columns, &kept_columns[..freedoms])));
    }
    let mut kept = vec![false; n];
    for &c in kept_columns {
        kept[c] = true;
    }
    let fixed = model.variables.iter().map(|v| v.fixed.first() == Some(&true)).collect();
    let lines = lines(flat, rows, points);
    let mut e = Eliminator { flat, algebra, lines, pivots: Vec::new(), kept, fixed, conditions: Vec::new(), pivoting };
    while e.pivots.len() < points.rank {
        let Some((line, column)) = e.choose(model)? else { break };
        e.reduce(line, column);
    }
    Ok(e.finish(n))
}

/// Rows with their values; entries that are rounding are zero from here on, in the flat system too.
fn lines(flat: &mut Flat, rows: &[usize], points: &Points<'_>) -> Vec<Line> {
    let zero = Entry { e: flat.graph.constant(0.0), values: vec![0.0; points.states.len()] };
    let mut lines = Vec::with_capacity(rows.len());
    for &row in rows {
        let numbers = points.row(flat, row);
        let scale = points.scale(row).to_vec();
        let es: Vec<Expr> = flat.rows[row].a.iter().map(|e| e.1).collect();
        let cancels = points.rounding(flat, &es);
        // Folded constants do not show what they are made of, but joints say what their rows are like.
        let of_joint = matches!(points.model.rows[row].origin, Origin::Closure { .. });
        let mut entries = vec![zero.clone(); points.model.n()];
        for (k, values) in numbers.into_iter().enumerate() {
            let column = flat.rows[row].a[k].0;
            let nothing = || values.iter().zip(&scale).all(|(v, s)| v.abs() <= SUMS * s);
            let vanishes = if of_joint { nothing() } else { cancels[k] };
            if vanishes {
                flat.rows[row].a[k].1 = zero.e;
            } else {
                entries[column] = Entry { e: es[k], values };
            }
        }
        let c = velocity_side(flat, row, points, &scale);
        lines.push(Line { row, entries, b: flat.rows[row].b, c, scale });
    }
    lines
}

/// c of A v = c, from the last stage ḣ = A v − c; `None` if the last stage is not of that form.
pub(super) fn velocity_side(flat: &mut Flat, row: usize, points: &Points<'_>, scale: &[f64]) -> Option<Expr> {
    let last = *flat.rows[row].stages.last()?;
    let mut rest = last;
    for (column, a) in flat.rows[row].a.clone() {
        let velocity = *flat.states[column].last()?;
        let g = &mut flat.graph;
        let slope = g.derivative(last, velocity);
        let difference = g.sub(slope, a);
        if slope != a && g.is_rational_zero(difference) != Some(true) {
            let small = |(at, scale): (Vec<f64>, &f64)| at[0].abs() * points.motion(column) <= ENTRY * scale;
            // Equal on the constraints is equal: C.x along a velocity may be C.y, and quaternions have the length 1.
            if !points.values(g, &[difference]).into_iter().zip(scale).all(small) {
                return None;
            }
        }
        let g = &mut flat.graph;
        let zero = g.constant(0.0);
        rest = g.substitute(&[rest], &std::iter::once((velocity, zero)).collect())[0];
    }
    // Slopes that hold a velocity themselves make the stage nonlinear.
    let velocities: Vec<_> = flat.rows[row].a.iter().filter_map(|e| flat.states[e.0].last().copied()).collect();
    let nonlinear = flat.rows[row].a.iter().any(|e| velocities.iter().any(|&v| flat.graph.depends_on(e.1, v)));
    (!nonlinear).then(|| flat.graph.neg(rest))
}

impl Eliminator<'_> {
    fn is_zero(entry: &Entry, scale: &[f64]) -> bool {
        entry.values.iter().zip(scale).all(|(v, s)| v.abs() <= ENTRY * s)
    }

    fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.lines.len()).filter(|l| self.pivots.iter().all(|p| p.0 != *l))
    }

    /// The next line and column to eliminate; `None` when only dependent rows are left.
    fn choose(&self, model: &Model) -> Result<Option<(usize, usize)>, ModelError> {
        let mut best: Option<((usize, usize), Cost)> = None;
        for l in self.open() {
            let line = &self.lines[l];
            let candidates: Vec<usize> =
                (0..self.kept.len()).filter(|&c| !Self::is_zero(&line.entries[c], &line.scale)).collect();
            let free: Vec<usize> = candidates.iter().copied().filter(|&c| !self.kept[c]).collect();
            if free.is_empty() && !candidates.is_empty() {
                return Err(not_independent(model, &candidates));
            }
            let largest = free.iter().map(|&c| self.size(l, c)).fold(0.0, f64::max);
            for &c in &free {
                let cost = self.cost(l, c, candidates.len(), largest);
                if best.as_ref().is_none_or(|b| cost.less(&b.1)) {
                    best = Some(((l, c), cost));
                }
            }
        }
        Ok(best.map(|b| b.0))
    }

    /// |value| relative to the line, by state.
    fn sizes(&self, line: usize, column: usize) -> impl Iterator<Item = f64> + '_ {
        let (entry, scale) = (&self.lines[line].entries[column], &self.lines[line].scale);
        entry.values.iter().zip(scale).map(|(v, s)| v.abs() / s.max(f64::MIN_POSITIVE))
    }

    /// The same at the first state.
    fn size(&self, line: usize, column: usize) -> f64 {
        self.sizes(line, column).next().unwrap_or(0.0)
    }

    fn cost(&self, line: usize, column: usize, count: usize, largest: f64) -> Cost {
        let entry = &self.lines[line].entries[column];
        let g = &self.flat.graph;
        let kind = match g.constant_value(entry.e) {
            Some(c) if c.abs() == 1.0 => 0,
            Some(_) => 1,
            None if self.flat.is_constant(entry.e) => 2,
            None => 3,
        };
        let size = self.size(line, column);
        let poor = kind == 3 && size < OF_STATE * largest;
        let fill = self.open().filter(|&l| g.constant_value(self.lines[l].entries[column].e) != Some(0.0)).count();
        let least = self.sizes(line, column).fold(f64::INFINITY, f64::min);
        if self.pivoting == Pivots::Large {
            return Cost { rank: (false, false, false, self.fixed[column], 0, 0, 0), size: least };
        }
        let fill = (count - 1) * (fill - 1);
        Cost {
            rank: (least < LAST_CHOICE, poor, kind == 3, self.fixed[column], kind, fill, g.written_size(entry.e)),
            size,
        }
    }

    /// Divides the line by its pivot and takes it from all others.
    fn reduce(&mut self, l: usize, column: usize) {
        self.pivots.push((l, column));
        let pivot = self.lines[l].entries[column].clone();
        if !self.flat.is_constant(pivot.e) {
            self.conditions.push(pivot.e);
        }
        let g = &mut self.flat.graph;
        let mut own = self.lines[l].clone();
        for entry in &mut own.entries {
            divide(self.algebra, g, entry, &pivot);
        }
        own.b = self.algebra.quotient(g, own.b, pivot.e);
        own.c = own.c.map(|c| self.algebra.quotient(g, c, pivot.e));
        own.scale.iter_mut().zip(&pivot.values).for_each(|(s, p)| *s /= p.abs());
        for other in (0..self.lines.len()).filter(|&o| o != l) {
            let factor = self.lines[other].entries[column].clone();
            if g.constant_value(factor.e) != Some(0.0) {
                subtract(self.algebra, g, &mut self.lines[other], &factor, &own);
            }
        }
        self.lines[l] = own;
    }

    fn finish(self, n: usize) -> Elimination {
        let dependent_columns: Vec<usize> = self.pivots.iter().map(|p| p.1).collect();
        let independent: Vec<usize> = (0..n).filter(|c| !dependent_columns.contains(c)).collect();
        let dropped = self.open().map(|l| self.lines[l].row).collect();
        let g = &mut self.flat.graph;
        let mut dependent = Vec::new();
        let mut pivots = self.pivots.clone();
        pivots.sort_by_key(|p| p.1);
        for (l, column) in pivots {
            let line = &self.lines[l];
            let z: Vec<Expr> = independent.iter().map(|&c| g.neg(line.entries[c].e)).collect();
            let velocity = line.c.and_then(|c| velocity(g, &self.flat.states, c, &z, &independent, column));
            dependent.push(Dependent { column, z, zeta: line.b, velocity });
        }
        Elimination { independent, dependent, dropped, conditions: self.conditions }
    }
}

/// `v_d = Σ z_j v_j + c` over the columns of the same order.
fn velocity(
    g: &mut Graph,
    states: &[Vec<dalembert_expr::Symbol>],
    c: Expr,
    z: &[Expr],
    independent: &[usize],
    column: usize,
) -> Option<Expr> {
    states[column].last()?;
    let mut terms = vec![c];
    for (&zj, &j) in z.iter().zip(independent) {
        let v = g.var(*states[j].last()?);
        terms.push(g.mul(zj, v));
    }
    Some(g.sum(&terms))
}

fn divide(algebra: &mut Algebra, g: &mut Graph, entry: &mut Entry, pivot: &Entry) {
    if g.constant_value(entry.e) != Some(0.0) {
        entry.e = algebra.quotient(g, entry.e, pivot.e);
        entry.values.iter_mut().zip(&pivot.values).for_each(|(v, p)| *v /= p);
    }
}

/// line ← line − factor · own; entries that vanish at all states become zero.
fn subtract(algebra: &mut Algebra, g: &mut Graph, line: &mut Line, factor: &Entry, own: &Line) {
    for (k, s) in line.scale.iter_mut().enumerate() {
        *s = s.max(factor.values[k].abs() * own.scale[k]);
    }
    for (entry, other) in line.entries.iter_mut().zip(&own.entries) {
        if g.constant_value(other.e) == Some(0.0) {
            continue;
        }
        for (k, v) in entry.values.iter_mut().enumerate() {
            *v -= factor.values[k] * other.values[k];
        }
        let vanishes = Eliminator::is_zero(entry, &line.scale);
        entry.e = if vanishes { g.constant(0.0) } else { algebra.minus_product(g, entry.e, factor.e, other.e) };
    }
    line.b = algebra.minus_product(g, line.b, factor.e, own.b);
    line.c = match (line.c, own.c) {
        (Some(a), Some(b)) => Some(algebra.minus_product(g, a, factor.e, b)),
        _ => None,
    };
}

fn not_independent(model: &Model, columns: &[usize]) -> ModelError {
    let names: Vec<String> = columns.iter().map(|&c| format!("`{}`", model.variables[c].name)).collect();
    ModelError::whole(format!("{} can't all be independent: the constraints tie them to each other", names.join(", ")))
        .help("leave one of them out")
}

/// How unwelcome a pivot is.
#[derive(Debug)]
struct Cost {
    rank: (bool, bool, bool, bool, u8, usize, usize),
    size: f64,
}

impl Cost {
    fn less(&self, other: &Self) -> bool {
        self.rank < other.rank || (self.rank == other.rank && self.size > other.size)
    }
}
