//! Parts of a model that have nothing to do with each other at a place: each rests where it would rest alone.
//!
//! A load and a position belong to one part if the position changes the load or what it does work along, and two loads if an inertia joins them, at the start or at a place some way off: what
//! happens to be zero at one of them is not at the other. A step of one part is as long, and as damped, as that part asks for, and counts by its own loads; all parts are looked at together.

use dalembert_linear::Mat;

use super::here::{Here, Slope};
use crate::derivatives::parts::parts;

/// One of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    /// The number of its first column.
    pub first: usize,
    /// Its loads, by row.
    pub rows: Vec<usize>,
    /// The same with the rows of ties beneath them.
    pub all: Vec<usize>,
    /// Columns of its ties.
    pub ties: Vec<usize>,
    /// Its positions, by number.
    pub places: Vec<usize>,
}

/// Rates that have to vanish beside loads: those of positions on which something depends, where they follow from others and from positions.
#[derive(Clone, Debug, Default)]
pub(super) struct Ties {
    /// By column.
    pub(super) columns: Vec<usize>,
    /// What L makes of rates of one, in the model's own units, at the start.
    pub(super) weight: f64,
}

/// Which columns belong to one part: the number of the first of them, by column.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    pub(super) of: Vec<usize>,
    pub(super) ties: Ties,
}

impl Parts {
    /// All in one.
    pub fn one(columns: usize) -> Self {
        Self { of: vec![0; columns], ties: Ties::default() }
    }

    /// The finest in which each of these sets of columns is in one part.
    pub fn of(columns: usize, sets: &[Vec<usize>], ties: Ties) -> Self {
        let mut of = vec![0; columns];
        for (_, own) in parts(columns, sets) {
            own.iter().for_each(|&c| of[c] = own[0]);
        }
        Self { of, ties }
    }

    /// Those of loads at a place, in the order of their first ones.
    pub fn at(&self, here: &Here, slope: &Slope) -> Vec<Part> {
        let part = |first: usize| Part { first, ..Part::default() };
        let mut found: Vec<Part> = (0..self.of.len()).map(part).collect();
        here.loads.iter().enumerate().for_each(|(i, load)| found[self.of[load.0]].rows.push(i));
        found.iter_mut().for_each(|part| part.all.clone_from(&part.rows));
        for (row, &c) in (here.loads.len()..).zip(&self.ties.columns) {
            let part = &mut found[self.of[c]];
            part.all.push(row);
            part.ties.push(c);
        }
        slope.places.iter().enumerate().for_each(|(k, moved)| found[self.of[moved.place.1]].places.push(k));
        found.retain(|part| !part.all.is_empty());
        found
    }

    /// ‖(L⁻¹Q, ties)‖ of each part, by the number of its first column.
    pub fn merits(&self, here: &Here) -> Vec<f64> {
        let mut squares = vec![0.0; self.of.len()];
        self.rows(here).for_each(|(i, c)| squares[self.of[c]] += here.all[(i, 0)].powi(2));
        squares.into_iter().map(f64::sqrt).collect()
    }

    /// Rows of loads and ties at a place, with their columns.
    fn rows<'a>(&'a self, here: &'a Here) -> impl Iterator<Item = (usize, usize)> + 'a {
        here.loads.iter().map(|load| load.0).chain(self.ties.columns.iter().copied()).enumerate()
    }

    /// The loads of a part at another place, where other columns may be the independent ones.
    pub fn rows_of(&self, part: &Part, there: &Here) -> Vec<usize> {
        (0..there.loads.len()).filter(|&i| self.of[there.loads[i].0] == part.first).collect()
    }

    /// What is missing of a part at a place.
    pub fn missing(&self, part: &Part, there: &Here) -> f64 {
        let own = self.rows(there).filter(|row| self.of[row.1] == part.first);
        own.map(|(i, _)| there.all[(i, 0)].powi(2)).sum::<f64>().sqrt()
    }
}

impl Part {
    /// ‖x‖ of its rows.
    pub fn norm(&self, x: &Mat<f64>) -> f64 {
        self.all.iter().map(|&i| x[(i, 0)] * x[(i, 0)]).sum::<f64>().sqrt()
    }

    /// The largest |x| of its positions.
    pub fn largest(&self, along: &Mat<f64>) -> f64 {
        self.places.iter().map(|&k| along[(k, 0)].abs()).fold(0.0, f64::max)
    }

    /// Its own of a step, times a factor.
    pub fn take(&self, along: &Mat<f64>, factor: f64, into: &mut Mat<f64>) {
        self.places.iter().for_each(|&k| into[(k, 0)] = factor * along[(k, 0)]);
    }

    /// Whether its loads are balanced, and its rates vanish.
    pub fn rests(&self, here: &Here, limit: f64) -> bool {
        self.rows.iter().all(|&i| here.sizes[i] <= limit) && self.ties.iter().all(|&c| here.drifts[c].0.abs() <= limit)
    }
}
