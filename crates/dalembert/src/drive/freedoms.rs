//! Whether drives can move at a state, and which freedoms they leave.
//!
//! With the rows of A in displacements of size one, a drive moves if its row is independent of the others: of those of the mechanism,
//! of drives that come before it. What is independent is told by Gram–Schmidt orthogonalization with the longest remainder first.
//! Of the freedoms that are left, coordinates are chosen that go farthest along them, one after the other, in the same way.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use dalembert_answers::words::{names, series};
use dalembert_assembly::assemble;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::displace;
use dalembert_dynamics::rows::At;
use dalembert_model::{Model, State};
use dalembert_passage::{Branch, Scope, ranks_beside};

use super::Drive;
use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::drive::{BESIDE, GOLDEN, INDEPENDENT, MOVES, STILL};

/// A direction: its components that are not zero, in order.
type Direction = Vec<(usize, f64)>;

/// Orthonormal directions.
#[derive(Clone, Default)]
struct Span(Vec<Direction>);

impl Span {
    /// Of rows of so many components, the longest remainder first.
    fn of(rows: Vec<Direction>, columns: usize) -> Self {
        let mut rows = Remainders::new(rows, columns);
        Self(std::iter::from_fn(|| rows.take()).map(|(_, direction)| direction).collect())
    }

    /// What of a direction is not in it. Twice, since rounding of the first time is as large as what may be left.
    fn rest(&self, row: &Direction) -> Direction {
        let mut rest = row.clone();
        for direction in self.0.iter().chain(&self.0) {
            leave(&mut rest, direction);
        }
        rest
    }

    /// Adds what is new of a direction, if anything is.
    fn add(&mut self, row: &Direction) -> bool {
        let rest = self.rest(row);
        let length = norm(&rest);
        if length <= INDEPENDENT {
            return false;
        }
        self.0.push(divided(&rest, length));
        true
    }
}

/// Directions from which one after the other is taken, the longest first, and leaves the others with what is not along it.
struct Remainders {
    rows: Vec<Option<Direction>>,
    /// Rows that have a component, or had it.
    having: Vec<Vec<usize>>,
    /// By length, of the bits of a number that is not negative; of equal ones the first is the last.
    lengths: BTreeSet<(u64, Reverse<usize>)>,
}

impl Remainders {
    fn new(rows: Vec<Direction>, columns: usize) -> Self {
        let mut having = vec![Vec::new(); columns];
        let mut lengths = BTreeSet::new();
        for (k, row) in rows.iter().enumerate() {
            row.iter().for_each(|&(i, _)| having[i].push(k));
            lengths.insert((norm(row).to_bits(), Reverse(k)));
        }
        Self { rows: rows.into_iter().map(Some).collect(), having, lengths }
    }

    /// The longest, by its number and of length one, unless nothing independent is left.
    fn take(&mut self) -> Option<(usize, Direction)> {
        let (length, Reverse(k)) = self.lengths.pop_last()?;
        let length = f64::from_bits(length);
        let direction = divided(&self.rows[k].take().filter(|_| length > INDEPENDENT)?, length);
        let mut met = Vec::new();
        for &(i, _) in &direction {
            self.having[i].retain(|&other| self.rows[other].is_some());
            met.extend_from_slice(&self.having[i]);
        }
        met.sort_unstable();
        met.dedup();
        for other in met {
            let Some(row) = &mut self.rows[other] else { continue };
            let before = row.clone();
            leave(row, &direction);
            self.lengths.remove(&(norm(&before).to_bits(), Reverse(other)));
            self.lengths.insert((norm(row).to_bits(), Reverse(other)));
            let is_new = |i: usize| before.binary_search_by_key(&i, |e| e.0).is_err();
            row.iter().filter(|(i, _)| is_new(*i)).for_each(|&(i, _)| self.having[i].push(other));
        }
        Some((k, direction))
    }
}

/// Takes off a row what of it is along a direction of length one.
fn leave(row: &mut Direction, direction: &Direction) {
    let mut along = 0.0;
    merged(row, direction, |_, x, d| along += x * d);
    if along == 0.0 {
        return;
    }
    let mut rest = Vec::with_capacity(row.len() + direction.len());
    merged(row, direction, |i, x, d| rest.push((i, x - along * d)));
    rest.retain(|(_, x)| *x != 0.0);
    *row = rest;
}

/// Tells the components of two directions side by side.
fn merged(a: &Direction, b: &Direction, mut tell: impl FnMut(usize, f64, f64)) {
    let (mut i, mut j) = (0, 0);
    loop {
        let place = match (a.get(i), b.get(j)) {
            (Some(x), Some(y)) => x.0.min(y.0),
            (Some(x), None) | (None, Some(x)) => x.0,
            (None, None) => return,
        };
        let [x, y] = [a.get(i), b.get(j)].map(|e| e.filter(|e| e.0 == place));
        tell(place, x.map_or(0.0, |e| e.1), y.map_or(0.0, |e| e.1));
        (i, j) = (i + usize::from(x.is_some()), j + usize::from(y.is_some()));
    }
}

fn divided(row: &Direction, length: f64) -> Direction {
    row.iter().map(|&(i, x)| (i, x / length)).collect()
}

fn norm(x: &Direction) -> f64 {
    // A sum of none would be −0, whose bits are the largest.
    x.iter().fold(0.0, |sum, (_, x)| sum + x * x).sqrt()
}

/// Columns that are coordinates of motions: not those of first order, which have dynamics of their own.
fn columns(model: &Model) -> Vec<usize> {
    let moves = |c: &usize| model.variables[*c].order >= 2 || model.variables[*c].is_twist();
    (0..model.n()).filter(moves).collect()
}

/// Entries of a row in displacements of size one.
fn entries(equations: &Equations<'_>, columns: &[usize], number: usize) -> Direction {
    let mut entries = BTreeMap::new();
    for (c, x) in equations.row(number) {
        if let Ok(place) = columns.binary_search(&c) {
            *entries.entry(place).or_insert(0.0) += x * equations.model.natural.of_motion(c);
        }
    }
    entries.into_iter().filter(|(_, x)| *x != 0.0).collect()
}

/// A row in displacements of size one, of length one; of one that is at least so long elsewhere, a share of that.
fn row(equations: &Equations<'_>, columns: &[usize], (number, elsewhere): (usize, f64)) -> Direction {
    let row = entries(equations, columns, number);
    let size = norm(&row).max(equations.natural_size(number)).max(elsewhere);
    if size > 0.0 { divided(&row, size) } else { row }
}

/// Lengths of rows at a pose beside a state: where a formula stands still, as the distance of the ends of a stretched chain does, its
/// row is rounding, which only its length in other poses tells from a direction.
fn lengths_beside(model: &Model, state: &State, columns: &[usize], rows: &[usize]) -> Vec<f64> {
    let mut equations = super::evaluated(model, state);
    let mut delta = vec![0.0; model.n()];
    for (k, &c) in columns.iter().enumerate() {
        delta[c] = BESIDE * (0.5 + (k as f64 * GOLDEN).fract()) * model.natural.of_motion(c);
    }
    let (mut space, mut y) = (vec![0.0; delta.len()], state.y.clone());
    displace(model, &equations, 2, &delta, &mut space, &mut y);
    equations.evaluate(state.t, &y, &state.inputs);
    let length = |&r: &usize| norm(&entries(&equations, columns, r));
    rows.iter().map(length).map(|x| if x.is_finite() { x } else { 0.0 }).collect()
}

impl Loaded {
    /// Columns that no drive moves, to be held, at settings of a model with drives.
    ///
    /// # Errors
    /// [`Error::Physics`] for a drive that can't move, and why.
    pub(super) fn freedoms(&self, drives: &[Drive], here: &[(String, f64)]) -> Result<Vec<usize>, Error> {
        let model = &self.model;
        let mut start = self.start(here)?;
        let columns = columns(model);
        let equations = super::evaluated(model, &start.state);
        let driven: Vec<usize> = drives.iter().map(|d| self.row(d)).collect();
        let hard = (0..model.rows.len()).filter(|r| !model.rows[*r].soft && !driven.contains(r));
        let (moved, own): (Vec<usize>, Vec<usize>) = hard.partition(|&r| model.rows[r].prescribes.motion());
        let of_rows = |rows: &[usize]| rows.iter().map(|&r| row(&equations, &columns, (r, 0.0))).collect::<Vec<_>>();
        let lengths = lengths_beside(model, &start.state, &columns, &driven);
        let n = columns.len();
        let mechanism = Span::of(of_rows(&[own.as_slice(), &moved].concat()), n);
        let mut all = mechanism.clone();
        for (k, drive) in drives.iter().enumerate() {
            let direction = row(&equations, &columns, (driven[k], lengths[k]));
            if all.add(&direction) {
                continue;
            }
            let new = |span: &Span| norm(&span.rest(&direction)) > INDEPENDENT;
            let movers = || {
                let free = |i: usize| norm(&mechanism.rest(&vec![(i, 1.0)]));
                let shares: Vec<f64> = (0..columns.len()).map(free).collect();
                let most = shares.iter().fold(0.0_f64, |m, &s| m.max(s));
                let moving = (0..columns.len()).filter(|&i| shares[i] > MOVES * most.max(MOVES));
                moving.map(|i| model.variables[columns[i]].name.clone()).collect::<Vec<_>>()
            };
            let name = &drive.name;
            let by_itself = || Span::of(of_rows(&own), n);
            let why = if new(&by_itself()) && !new(&mechanism) {
                let rows = moved.iter().map(|&r| &model.rows[r].name);
                format!("the model prescribes its motion already, by {}", names(rows))
            } else if new(&mechanism) {
                let before = drives[..k].iter().map(|d| &d.name);
                let left = n - all.0.len();
                let advice = if left == 0 {
                    "the mechanism has no freedom left for it"
                } else {
                    "leave it out, a freedom is left for another drive"
                };
                format!("it follows from {}, which moves it: {advice}", names(before))
            } else if mechanism.0.len() == columns.len() {
                "the mechanism has no freedom: its constraints hold all of it (`doctor` says which)".to_owned()
            } else {
                format!(
                    "it stands still while {} can move: it is no part of that freedom, or the mechanism is at a dead point of this drive",
                    series(&movers().iter().map(|m| format!("`{m}`")).collect::<Vec<_>>())
                )
            };
            return Err(Error::Physics(format!("`{name}` cannot be driven: {why}")));
        }
        // Where branches cross, freedoms are there for an instant only.
        let report = assemble(model, &mut start).map_err(|e| Error::Physics(e.message))?;
        let extra = if report.converged { instant(model, &start.state) } else { 0 };
        let freedoms = (columns.len() - all.0.len()).saturating_sub(extra);
        let resting = |c: usize| {
            let v = model.variables[c].velocity_place().map_or(0.0, |p| start.state.y[p]);
            extra == 0 || v.abs() <= STILL * model.natural.of_motion(c)
        };
        let choice: Vec<usize> = (0..columns.len()).filter(|&i| resting(columns[i])).collect();
        let rests = if freedoms > 0 { choice.iter().map(|&i| all.rest(&vec![(i, 1.0)])).collect() } else { Vec::new() };
        let mut rests = Remainders::new(rests, n);
        let mut held: Vec<usize> = (0..freedoms).map_while(|_| rests.take()).map(|(k, _)| columns[choice[k]]).collect();
        held.sort_unstable();
        Ok(held)
    }

    /// Coordinates of columns with their values; of components of twists the rate, which is zero.
    pub(super) fn coordinates(&self, columns: &[usize], state: &State) -> Vec<(String, f64)> {
        let of = |&c: &usize| {
            let v = &self.model.variables[c];
            (v.name.clone(), if v.order >= 2 { state.y[v.state[0]] } else { 0.0 })
        };
        columns.iter().map(of).collect()
    }
}

/// Freedoms that a pose has more than poses beside it, or, where second order holds some in all of them, that velocities have more than
/// motions.
fn instant(model: &Model, state: &State) -> usize {
    let mut equations = super::evaluated(model, state);
    let at = At { t: state.t, y: &state.y, inputs: &state.inputs };
    let held = Scope::all(model).first().and_then(|scope| Branch::held(&mut equations, at, scope));
    let mut most = held.map_or(0, |branch| branch.held_directions());
    equations.evaluate(at.t, at.y, at.inputs);
    for mut scope in Scope::all(model) {
        scope.measure(&equations);
        if let Some((beside, here)) = ranks_beside(&mut equations, at, &scope) {
            most = most.max(beside - here);
        }
    }
    most
}
