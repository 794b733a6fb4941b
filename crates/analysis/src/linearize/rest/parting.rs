//! Which parts of a search move on: what parts there are, and which rest.

use dalembert_dynamics::equations::Equations;

use super::here::{Here, Slope};
use super::parts::{Part, Parts, Ties};
use super::search::Search;
use crate::tolerances::{A_WAY, RANK, STILL, SUMMED};

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
    let tied = slope.drifts.iter().map(|(c, along)| {
        let felt = slope.places.iter().zip(along).filter(|(_, x)| **x != 0.0);
        felt.map(|(moved, _)| moved.place.1).chain([*c]).collect()
    });
    (0..f).map(of_load).chain(tied).collect()
}

/// Columns whose rates have to vanish, as far as one place tells: positions change them, and something depends on where they lead.
fn tied(slope: &Slope) -> Vec<usize> {
    let loads =
        (0..slope.jacobian().nrows()).map(|i| (0..slope.places.len()).map(|k| slope.jacobian()[(i, k)]).collect());
    let sized = |rows: Vec<Vec<f64>>| -> Vec<Vec<f64>> {
        let row = |row: Vec<f64>| row.iter().zip(&slope.places).map(|(x, moved)| (x * moved.size).abs()).collect();
        rows.into_iter().map(row).collect()
    };
    let drifts = sized(slope.drifts.iter().map(|drift| drift.1.clone()).collect());
    if drifts.is_empty() {
        return Vec::new();
    }
    let largest = |row: &[f64]| row.iter().copied().fold(0.0, f64::max);
    // Of rows and their entries, those that are no rounding.
    let counts = |rows: &[Vec<f64>]| -> Vec<bool> {
        let top = rows.iter().map(|row| largest(row)).fold(0.0, f64::max);
        rows.iter().map(|row| largest(row) > SUMMED * top).collect()
    };
    let mut matters = vec![false; slope.places.len()];
    for rows in [&sized(loads.collect()), &drifts] {
        for (row, _) in rows.iter().zip(counts(rows)).filter(|(_, counts)| *counts) {
            let top = largest(row);
            matters.iter_mut().zip(row).for_each(|(matters, x)| *matters |= *x > RANK * top);
        }
    }
    let led = |c: usize| slope.places.iter().zip(&matters).any(|(moved, matters)| *matters && moved.place.1 == c);
    let rates = slope.drifts.iter().zip(counts(&drifts));
    rates.filter(|(drift, counts)| *counts && led(drift.0)).map(|(drift, _)| drift.0).collect()
}

impl Search<'_, '_> {
    /// Learns which parts there are, and which rates have to vanish, from a start and a place some way off.
    pub(super) fn learn_parts(&mut self, start: &Here) {
        let n = start.basis.nrows();
        let off = self.elsewhere(start, 1);
        self.barred = None;
        let (mut sets, mut columns) = (Vec::new(), Vec::new());
        let firm = |(i, load): (usize, &(usize, f64))| {
            let order = self.model.variables[load.0].order;
            start.lower[(i, i)] * self.model.natural.of_slot(load.0, order as i32)
        };
        let weight = start.loads.iter().enumerate().map(firm).fold(0.0, f64::max);
        let weight = if weight > 0.0 { weight } else { 1.0 };
        for here in [Some(start), off.as_ref()] {
            let Some((here, slope)) = here.and_then(|here| Some((here, self.slope(here).ok()?))) else { return };
            columns.extend(tied(&slope));
            columns.sort_unstable();
            columns.dedup();
            self.parts.ties = Ties { columns: columns.clone(), weight };
            sets.extend(joined(here, &slope));
            sets.extend(self.joined_by_rows(here));
        }
        self.parts = Parts::of(n, &sets, self.parts.ties.clone());
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
        let goes_on =
            here.loads.iter().map(|load| load.0).chain(self.parts.ties.columns.iter().copied()).any(|c| !staying[c]);
        self.staying = Some(staying).filter(|staying| staying.contains(&true));
        goes_on
    }

    /// The parts at a place that are free to move.
    pub(super) fn moving_parts(&self, here: &Here, slope: &Slope) -> Vec<Part> {
        let mut parts = self.parts.at(here, slope);
        let free = |part: &Part| {
            part.rows.iter().map(|&i| here.loads[i].0).chain(part.ties.iter().copied()).all(|c| !self.stays(c))
        };
        parts.retain(free);
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
            part.ties.iter().for_each(|&c| columns[c] = true);
        }
        Some(columns)
    }
}
