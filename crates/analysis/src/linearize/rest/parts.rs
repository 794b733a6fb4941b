//! Parts of a model that have nothing to do with each other at a place: each rests where it would rest alone.
//!
//! A load and a position belong to one part if the position changes the load or what it does work along, and two loads if an inertia joins them, at the start or at a place some way off: what
//! happens to be zero at one of them is not at the other. A step of one part is as long, and as damped, as that part asks for, and counts by its own loads; all parts are looked at together.

use dalembert_dynamics::equations::Equations;
use dalembert_linear::Mat;

use super::search::{Here, Search, Slope};
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

    /// Each by itself.
    pub fn none(columns: usize) -> Self {
        Self { of: (0..columns).collect() }
    }

    /// Makes columns one part.
    fn join_columns(&mut self, mut columns: impl Iterator<Item = usize>) {
        let Some(first) = columns.next() else { return };
        for c in columns {
            let (a, b) = (root(&mut self.of, first), root(&mut self.of, c));
            self.of[a.max(b)] = a.min(b);
        }
        (0..self.of.len()).for_each(|c| self.of[c] = root(&mut self.of, c));
    }

    /// Joins what belongs together at a place.
    pub fn join(&mut self, here: &Here, slope: &Slope) {
        let (n, f) = (here.basis.nrows(), here.loads.len());
        let mut join = |a: usize, b: usize| {
            let (a, b) = (root(&mut self.of, a), root(&mut self.of, b));
            self.of[a.max(b)] = a.min(b);
        };
        for (i, &(column, _)) in here.loads.iter().enumerate() {
            (0..n).filter(|&c| here.basis[(c, i)] != 0.0).for_each(|c| join(column, c));
            (i + 1..f).filter(|&j| here.are_joined(j, i)).for_each(|j| join(column, here.loads[j].0));
            for (k, moved) in slope.places.iter().enumerate() {
                if slope.efforts[(i, k)] != 0.0 || moved.share[i] != 0.0 {
                    join(column, moved.place.1);
                }
            }
        }
        (0..n).for_each(|c| self.of[c] = root(&mut self.of, c));
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

fn root(of: &mut [usize], mut k: usize) -> usize {
    while of[k] != k {
        of[k] = of[of[k]];
        k = of[k];
    }
    k
}

impl Search<'_, '_> {
    /// Learns which parts there are, from a start and a place some way off.
    pub(super) fn learn_parts(&mut self, start: &Here) {
        let mut parts = Parts::none(start.basis.nrows());
        let off = self.elsewhere(start, 1);
        let places = [Some(start.clone()), off].map(|here| here.and_then(|here| Some((self.slope(&here).ok()?, here))));
        for place in places {
            match place {
                Some((slope, here)) => {
                    parts.join(&here, &slope);
                    self.join_by_rows(&here, &mut parts);
                }
                None => parts = Parts::one(start.basis.nrows()),
            }
        }
        self.parts = parts;
        self.barred = None;
    }

    /// Joins the variables that a row depends on with those that it holds: a blade goes where it points.
    fn join_by_rows(&mut self, here: &Here, parts: &mut Parts) {
        let (model, equations) = (self.model, &mut self.equations);
        let rows = |equations: &Equations<'_>| -> Vec<Vec<(usize, f64)>> {
            (0..model.rows.len()).map(|r| equations.row(r).collect()).collect()
        };
        equations.evaluate(here.state.t, &here.state.y, &here.state.inputs);
        let before = rows(equations);
        before.iter().for_each(|row| parts.join_columns(row.iter().filter(|e| e.1 != 0.0).map(|e| e.0)));
        if before.is_empty() {
            return;
        }
        let sizes = model.natural.of_states(model);
        for (c, variable) in model.variables.iter().enumerate() {
            let Some(&place) = variable.state.first() else { continue };
            let mut y = here.state.y.clone();
            y[place] += A_WAY * sizes[place];
            equations.evaluate(here.state.t, &y, &here.state.inputs);
            for (row, before) in rows(equations).iter().zip(&before).filter(|(row, before)| row != before) {
                parts.join_columns(row.iter().chain(before).map(|e| e.0).chain([c]));
            }
        }
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
