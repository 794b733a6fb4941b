//! Parts of a model that have nothing to do with each other at a place: each rests where it would rest alone.
//!
//! A load and a position belong to one part if the position changes the load or what it does work along, and two loads if an inertia joins them, at the start or at a place some way off: what
//! happens to be zero at one of them is not at the other. A step of one part is as long, and as damped, as that part asks for, and counts by its own loads; all parts are looked at together.

use dalembert_dynamics::equations::Equations;
use dalembert_linear::Mat;

use super::search::{Here, Search, Slope};
use crate::derivatives::parts::parts;
use crate::tolerances::{A_WAY, STILL};

/// One of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    /// The number of its first column.
    pub first: usize,
    /// Its loads, by row.
    pub rows: Vec<usize>,
    /// Its positions, by number.
    pub places: Vec<usize>,
}

/// Which columns belong to one part: the number of the first of them, by column.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    of: Vec<usize>,
}

impl Parts {
    /// All in one.
    pub fn one(columns: usize) -> Self {
        Self { of: vec![0; columns] }
    }

    /// The finest in which each of these sets of columns is in one part.
    fn of(columns: usize, sets: &[Vec<usize>]) -> Self {
        let mut of = vec![0; columns];
        for (_, own) in parts(columns, sets) {
            own.iter().for_each(|&c| of[c] = own[0]);
        }
        Self { of }
    }

    /// Those of loads at a place, in the order of their first ones.
    pub fn at(&self, here: &Here, slope: &Slope) -> Vec<Part> {
        let part = |first: usize| Part { first, ..Part::default() };
        let mut found: Vec<Part> = (0..self.of.len()).map(part).collect();
        here.loads.iter().enumerate().for_each(|(i, load)| found[self.of[load.0]].rows.push(i));
        slope.places.iter().enumerate().for_each(|(k, moved)| found[self.of[moved.place.1]].places.push(k));
        found.retain(|part| !part.rows.is_empty());
        found
    }

    /// ‖L⁻¹Q‖ of each part, by the number of its first column.
    pub fn merits(&self, here: &Here) -> Vec<f64> {
        let mut squares = vec![0.0; self.of.len()];
        let loads = here.loads.iter().enumerate();
        loads.for_each(|(i, load)| squares[self.of[load.0]] += here.residual[(i, 0)].powi(2));
        squares.into_iter().map(f64::sqrt).collect()
    }

    /// The loads of a part at another place, where other columns may be the independent ones.
    pub fn rows_of(&self, part: &Part, there: &Here) -> Vec<usize> {
        (0..there.loads.len()).filter(|&i| self.of[there.loads[i].0] == part.first).collect()
    }

    /// ‖x‖ of the loads of a part at a place.
    pub fn missing(&self, part: &Part, there: &Here) -> f64 {
        self.rows_of(part, there).iter().map(|&i| there.residual[(i, 0)].powi(2)).sum::<f64>().sqrt()
    }
}

impl Part {
    /// ‖x‖ of its rows.
    pub fn norm(&self, x: &Mat<f64>) -> f64 {
        self.rows.iter().map(|&i| x[(i, 0)] * x[(i, 0)]).sum::<f64>().sqrt()
    }

    /// The largest |x| of its positions.
    pub fn largest(&self, along: &Mat<f64>) -> f64 {
        self.places.iter().map(|&k| along[(k, 0)].abs()).fold(0.0, f64::max)
    }

    /// Its own of a step, times a factor.
    pub fn take(&self, along: &Mat<f64>, factor: f64, into: &mut Mat<f64>) {
        self.places.iter().for_each(|&k| into[(k, 0)] = factor * along[(k, 0)]);
    }

    /// Whether its loads are balanced.
    pub fn rests(&self, here: &Here, limit: f64) -> bool {
        self.rows.iter().all(|&i| here.sizes[i] <= limit)
    }
}

/// Columns that belong together at a place.
fn joined(here: &Here, slope: &Slope) -> Vec<Vec<usize>> {
    let (n, f) = (here.basis.nrows(), here.loads.len());
    let of_load = |i: usize| {
        let based = (0..n).filter(move |&c| here.basis[(c, i)] != 0.0);
        let inert = (i + 1..f).filter(move |&j| here.are_joined(j, i)).map(|j| here.loads[j].0);
        let felt = slope.places.iter().enumerate();
        let felt = felt.filter(move |(k, moved)| slope.efforts[(i, *k)] != 0.0 || moved.share[i] != 0.0);
        based.chain(inert).chain(felt.map(|(_, moved)| moved.place.1)).chain([here.loads[i].0]).collect()
    };
    (0..f).map(of_load).collect()
}

impl Search<'_, '_> {
    /// Learns which parts there are, from a start and a place some way off.
    pub(super) fn learn_parts(&mut self, start: &Here) {
        let n = start.basis.nrows();
        let off = self.elsewhere(start, 1);
        self.barred = None;
        let mut sets = Vec::new();
        for here in [Some(start), off.as_ref()] {
            let Some((here, slope)) = here.and_then(|here| Some((here, self.slope(here).ok()?))) else { return };
            sets.extend(joined(here, &slope));
            sets.extend(self.joined_by_rows(here));
        }
        self.parts = Parts::of(n, &sets);
    }

    /// Variables that a row depends on with those that it holds: a blade goes where it points.
    fn joined_by_rows(&mut self, here: &Here) -> Vec<Vec<usize>> {
        let (model, equations) = (self.model, &mut self.equations);
        let rows = |equations: &mut Equations<'_>, y: &[f64]| -> Vec<Vec<(usize, f64)>> {
            equations.evaluate(here.state.t, y, &here.state.inputs);
            (0..model.rows.len()).map(|r| equations.row(r).collect()).collect()
        };
        let before = rows(equations, &here.state.y);
        let columns = |row: &[(usize, f64)]| row.iter().filter(|e| e.1 != 0.0).map(|e| e.0).collect::<Vec<_>>();
        let mut sets: Vec<Vec<usize>> = before.iter().map(|row| columns(row)).collect();
        let sizes = model.natural.of_states(model);
        for (c, variable) in model.variables.iter().enumerate().filter(|_| !before.is_empty()) {
            let Some(&place) = variable.state.first() else { continue };
            let mut y = here.state.y.clone();
            y[place] += A_WAY * sizes[place];
            let after = rows(equations, &y);
            let changed = after.iter().zip(&before).filter(|(after, before)| after != before);
            sets.extend(changed.map(|(after, before)| [columns(after), columns(before), vec![c]].concat()));
        }
        sets
    }

    /// Leaves parts where they are, by the number of their first column; whether others go on.
    pub(super) fn leave(&mut self, here: &Here, leaves: impl Fn(usize) -> bool) -> bool {
        let columns = 0..self.parts.of.len();
        let staying: Vec<bool> = columns.map(|c| self.stays(c) || leaves(self.parts.of[c])).collect();
        let goes_on = here.loads.iter().any(|load| !staying[load.0]);
        self.staying = Some(staying).filter(|staying| staying.contains(&true));
        goes_on
    }

    /// The parts at a place that are free to move.
    pub(super) fn moving_parts(&self, here: &Here, slope: &Slope) -> Vec<Part> {
        let mut parts = self.parts.at(here, slope);
        parts.retain(|part| part.rows.iter().all(|&i| !self.stays(here.loads[i].0)));
        parts
    }

    /// The columns of parts that rest at a place; nothing where there is one part only, or all rest, or none.
    pub(super) fn resting(&mut self, here: &Here) -> Option<Vec<bool>> {
        let slope = self.slope(here).ok()?;
        let parts = self.parts.at(here, &slope);
        let rests: Vec<bool> = parts.iter().map(|part| part.rests(here, STILL)).collect();
        if !rests.contains(&true) || !rests.contains(&false) {
            return None;
        }
        let mut columns = vec![false; here.basis.nrows()];
        for part in parts.iter().zip(&rests).filter(|(_, rests)| **rests).map(|(part, _)| part) {
            for &i in &part.rows {
                (0..columns.len()).filter(|&c| here.basis[(c, i)] != 0.0).for_each(|c| columns[c] = true);
            }
        }
        Some(columns)
    }
}
