//! Whether drives can move at a state, and which freedoms they leave.
//!
//! With the rows of A in displacements of size one, a drive moves if its row is independent of the others: of those of the mechanism,
//! of drives that come before it. What is independent is told by Gram–Schmidt orthogonalization with the longest remainder first.
//! Of the freedoms that are left, coordinates are chosen that go farthest along them, one after the other, in the same way.

use dalembert_answers::words::{names, series};
use dalembert_assembly::assemble;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::rows::At;
use dalembert_model::{Model, State};
use dalembert_passage::{Scope, ranks_beside};

use super::Drive;
use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::drive::{INDEPENDENT, MOVES, STILL};

/// Most variables that are looked at: the work grows with the third power.
const MOST: usize = 1200;

/// Orthonormal directions.
#[derive(Clone, Default)]
struct Span(Vec<Vec<f64>>);

impl Span {
    /// Of rows, the longest remainder first.
    fn of(mut rows: Vec<Vec<f64>>) -> Self {
        let mut span = Self::default();
        while let Some((k, length)) = longest(&rows).filter(|l| l.1 > INDEPENDENT) {
            let direction: Vec<f64> = rows.swap_remove(k).iter().map(|x| x / length).collect();
            for row in &mut rows {
                leave(row, &direction);
            }
            span.0.push(direction);
        }
        span
    }

    /// What of a direction is not in it. Twice, since rounding of the first time is as large as what may be left.
    fn rest(&self, row: &[f64]) -> Vec<f64> {
        let mut rest = row.to_vec();
        for _ in 0..2 {
            self.0.iter().for_each(|d| leave(&mut rest, d));
        }
        rest
    }

    /// Adds what is new of a direction, if anything is.
    fn add(&mut self, row: &[f64]) -> bool {
        let rest = self.rest(row);
        let length = norm(&rest);
        if length <= INDEPENDENT {
            return false;
        }
        self.0.push(rest.iter().map(|x| x / length).collect());
        true
    }
}

fn leave(row: &mut [f64], direction: &[f64]) {
    let along: f64 = row.iter().zip(direction).map(|(x, d)| x * d).sum();
    row.iter_mut().zip(direction).for_each(|(x, d)| *x -= along * d);
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn longest(rows: &[Vec<f64>]) -> Option<(usize, f64)> {
    rows.iter().map(|r| norm(r)).enumerate().reduce(|a, b| if b.1 > a.1 { b } else { a })
}

/// Columns that are coordinates of motions: not those of first order, which have dynamics of their own.
fn columns(model: &Model) -> Vec<usize> {
    let moves = |c: &usize| model.variables[*c].order >= 2 || model.variables[*c].is_twist();
    (0..model.n()).filter(moves).collect()
}

/// A row in displacements of size one, of length one.
fn row(equations: &Equations<'_>, columns: &[usize], number: usize) -> Vec<f64> {
    let mut dense = vec![0.0; equations.model.n()];
    equations.row(number).for_each(|(c, x)| dense[c] += x * equations.model.natural.of_motion(c));
    let row: Vec<f64> = columns.iter().map(|&c| dense[c]).collect();
    let size = norm(&row).max(equations.natural_size(number));
    if size > 0.0 { row.iter().map(|x| x / size).collect() } else { row }
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
        if columns.len() > MOST {
            return Ok(Vec::new());
        }
        let equations = super::evaluated(model, &start.state);
        let driven: Vec<usize> = drives.iter().map(|d| self.row(d)).collect();
        let hard = (0..model.rows.len()).filter(|r| !model.rows[*r].soft && !driven.contains(r));
        let (moved, own): (Vec<usize>, Vec<usize>) = hard.partition(|&r| model.rows[r].prescribes.motion());
        let dense = |rows: &[usize]| rows.iter().map(|&r| row(&equations, &columns, r)).collect::<Vec<_>>();
        let by_itself = Span::of(dense(&own));
        let mechanism = Span::of(dense(&[own.as_slice(), &moved].concat()));
        let mut all = mechanism.clone();
        for (k, drive) in drives.iter().enumerate() {
            let direction = row(&equations, &columns, driven[k]);
            if all.add(&direction) {
                continue;
            }
            let new = |span: &Span| norm(&span.rest(&direction)) > INDEPENDENT;
            let movers = || {
                let free = |i: usize| {
                    let mut unit = vec![0.0; columns.len()];
                    unit[i] = 1.0;
                    norm(&mechanism.rest(&unit))
                };
                let shares: Vec<f64> = (0..columns.len()).map(free).collect();
                let most = shares.iter().fold(0.0_f64, |m, &s| m.max(s));
                let moving = (0..columns.len()).filter(|&i| shares[i] > MOVES * most.max(MOVES));
                moving.map(|i| model.variables[columns[i]].name.clone()).collect::<Vec<_>>()
            };
            let name = &drive.name;
            let why = if new(&by_itself) && !new(&mechanism) {
                let rows = moved.iter().map(|&r| &model.rows[r].name);
                format!("the model prescribes its motion already, by {}", names(rows))
            } else if new(&mechanism) {
                let before = drives[..k].iter().map(|d| &d.name);
                format!("it follows from {}, which moves it: the mechanism has no freedom left for it", names(before))
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
        let left = (columns.len() - all.0.len()).saturating_sub(extra);
        let resting = |c: usize| {
            let v = model.variables[c].velocity_place().map_or(0.0, |p| start.state.y[p]);
            extra == 0 || v.abs() <= STILL * model.natural.of_motion(c)
        };
        let choice: Vec<usize> = (0..columns.len()).filter(|&i| resting(columns[i])).collect();
        let unit = |i: usize| {
            let mut unit = vec![0.0; columns.len()];
            unit[i] = 1.0;
            unit
        };
        let mut rests: Vec<Vec<f64>> = choice.iter().map(|&i| all.rest(&unit(i))).collect();
        let mut held = Vec::new();
        for _ in 0..left {
            let Some((k, length)) = longest(&rests).filter(|l| l.1 > INDEPENDENT) else { break };
            let direction: Vec<f64> = rests[k].iter().map(|x| x / length).collect();
            rests.iter_mut().for_each(|rest| leave(rest, &direction));
            held.push(columns[choice[k]]);
        }
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

/// Freedoms that a pose has more than poses beside it.
fn instant(model: &Model, state: &State) -> usize {
    let mut equations = super::evaluated(model, state);
    let at = At { t: state.t, y: &state.y, inputs: &state.inputs };
    let mut most = 0;
    for mut scope in Scope::all(model) {
        scope.measure(&equations);
        if let Some((beside, here)) = ranks_beside(&mut equations, at, &scope) {
            most = most.max(beside - here);
        }
    }
    most
}
