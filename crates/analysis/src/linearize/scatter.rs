//! The matrices of a linearization in numbers, and how far these are off.
//!
//! An entry is a sum of which much may cancel, over numbers that are rounded, solved for through matrices that are rounded too. What it
//! keeps of that, no bound tells that is not far too large for most. It is measured: all is computed once more at numbers that are
//! moved by some roundings ([`Shake`]), in the same coordinates, and entry by entry
//!
//! ```text
//! Δ = c max_k |X_k − X|                                                                                                    (1)
//! ```
//!
//! What is no larger than its Δ is a computed zero. A state at which formulas meet that differ (`beside.rs`) has no one linearization. Cost: that of the linearization for each X_k.

use dalembert_dynamics::equations::Equations;
use dalembert_integrate::Failure;
use dalembert_linear::Mat;
use dalembert_model::model::Model;

use super::Columns;
use super::jump::Jump;
use super::names::{Drive, Seen};
use super::outputs::Outputs;
use super::second_order::{self, Parts};
use crate::beside::Sides;
use crate::derivatives::{Change, Place, Shake, Solver, not_finite, state_name};
use crate::tolerances::{OFF, SHAKES};

/// Places in [`Numbers::all`].
pub(super) const A: usize = 0;
/// Of B.
pub(super) const B: usize = 1;
/// Of C.
pub(super) const C: usize = 2;
/// Of D.
pub(super) const D: usize = 3;
/// Of f.
pub(super) const OFFSET: usize = 4;
/// Of the outputs.
pub(super) const VALUES: usize = 5;

/// Numbers of (1) and (2) of `linearize.rs` with all candidates, or how far these are off.
#[derive(Clone)]
pub(super) struct Numbers {
    pub(super) a: Mat<f64>,
    pub(super) b: Mat<f64>,
    pub(super) c: Mat<f64>,
    pub(super) d: Mat<f64>,
    /// f, n × 1, and the outputs, p × 1.
    pub(super) offset: Mat<f64>,
    pub(super) values: Mat<f64>,
    /// M, D, S, F where all states are positions and their rates.
    pub(super) parts: Option<Parts>,
}

impl Numbers {
    /// At a solver's state, whose changes and pushes these are.
    ///
    /// # Errors
    /// Outputs that are no finite numbers, by name.
    pub(super) fn of(
        solver: &Solver<'_, '_>,
        places: &[Place],
        (changes, pushes): (&[Change], &[Change]),
        seen: &[Seen],
    ) -> Result<Self, Jump> {
        let n = places.len();
        let rates = |of: &[Change]| Mat::from_fn(n, of.len(), |i, j| solver.rate(&of[j], places[i]));
        let read = Outputs::of(solver, seen)?;
        let along = |of: &[Change]| -> Mat<f64> {
            let read: Vec<Vec<f64>> = of.iter().map(|change| read.along(solver, change)).collect();
            Mat::from_fn(seen.len(), of.len(), |i, j| read[j][i])
        };
        Ok(Self {
            a: rates(changes),
            b: rates(pushes),
            c: along(changes),
            d: along(pushes),
            offset: Mat::from_fn(n, 1, |i, _| solver.offset(places[i])),
            values: Mat::from_fn(seen.len(), 1, |i, _| read.values[i]),
            parts: second_order::paired(solver, places).then(|| Parts::of(solver, (changes, pushes))),
        })
    }

    /// All matrices: [`A`], [`B`], [`C`], [`D`], [`OFFSET`], [`VALUES`] and the parts.
    pub(super) fn all(&self) -> Vec<&Mat<f64>> {
        let own = [&self.a, &self.b, &self.c, &self.d, &self.offset, &self.values];
        own.into_iter().chain(self.parts.iter().flat_map(Parts::all)).collect()
    }

    fn all_mut(&mut self) -> Vec<&mut Mat<f64>> {
        let own = [&mut self.a, &mut self.b, &mut self.c, &mut self.d, &mut self.offset, &mut self.values];
        own.into_iter().chain(self.parts.iter_mut().flat_map(Parts::all_mut)).collect()
    }

    /// With these of the drives only.
    pub(super) fn with_drives(&self, kept: &[usize]) -> Self {
        let of = |x: &Mat<f64>| Mat::from_fn(x.nrows(), kept.len(), |i, j| x[(i, kept[j])]);
        let parts = self.parts.as_ref().map(|parts| parts.with_forces(of));
        Self { b: of(&self.b), d: of(&self.d), parts, ..self.clone() }
    }

    pub(super) fn is_finite(&self) -> bool {
        self.all().into_iter().all(|x| x.col_iter().all(|column| column.iter().all(|x| x.is_finite())))
    }

    /// What has no finite numbers, by name.
    pub(super) fn endless(&self, model: &Model, places: &[Place], columns: &Columns) -> Jump {
        let first = |x: &Mat<f64>| {
            let mut entries = (0..x.nrows()).flat_map(|i| (0..x.ncols()).map(move |j| (i, j)));
            entries.find(|&(i, j)| !x[(i, j)].is_finite())
        };
        let state = |k: usize| state_name(model, places[k].0, places[k].1).name;
        let drive = |k: usize| columns.drives[k].name.clone();
        let said = |of: String, on: String| format!("how {of} depends on `{on}` is no finite number here");
        let rate = |i: usize| format!("the rate of `{}`", state(i));
        let of_rates = first(&self.a).map(|(i, j)| said(rate(i), state(j)));
        if let Some(why) = of_rates.or_else(|| first(&self.b).map(|(i, j)| said(rate(i), drive(j)))) {
            return Jump::None(Failure::new(why));
        }
        let output = |i: usize| format!("output `{}`", columns.seen[i].name);
        let endless = |x: &Mat<f64>, i: usize| (0..x.ncols()).find(|&j| !x[(i, j)].is_finite());
        let on = |i: usize| endless(&self.c, i).map(state).or_else(|| endless(&self.d, i).map(drive));
        let found: Vec<_> = (0..self.c.nrows()).filter_map(|i| Some((i, said(output(i), on(i)?)))).collect();
        if found.is_empty() { Jump::None(not_finite()) } else { Jump::Outputs(found) }
    }

    /// Outputs that change with states but have no number for an input.
    pub(super) fn without_slope(&self) -> Vec<usize> {
        let finite = |x: &Mat<f64>, i: usize| (0..x.ncols()).all(|j| x[(i, j)].is_finite());
        (0..self.d.nrows()).filter(|&i| finite(&self.c, i) && !finite(&self.d, i)).collect()
    }

    /// What holds on both sides of the state ([`Sides::limits`]), here and in how far it is off. Offset and outputs are those of the state itself.
    pub(super) fn take_limits(&mut self, sides: &Sides, off: &mut Self) {
        for (k, (here, off)) in self.all_mut().into_iter().zip(off.all_mut()).enumerate() {
            if k != OFFSET && k != VALUES {
                sides.limits(k, here, Some(off));
            }
        }
    }

    /// Makes computed zeros zero; whether M, D, S or F had any.
    pub(super) fn settle(&mut self, off: &Self) -> bool {
        let before = self.parts.clone();
        for (matrix, off) in self.all_mut().into_iter().zip(off.all()) {
            settle(matrix, off);
        }
        before.is_some_and(|before| self.parts.iter().any(|own| own.all() != before.all()))
    }

    /// (1)
    ///
    /// # Errors
    /// Numbers that are not finite.
    pub(super) fn off(
        &self,
        solver: &Solver<'_, '_>,
        places: &[Place],
        (drives, seen): (&[Drive], &[Seen]),
    ) -> Result<Self, Jump> {
        let mut off = self.clone();
        off.all_mut().into_iter().for_each(|x| *x = Mat::zeros(x.nrows(), x.ncols()));
        for seed in 0..SHAKES {
            let shake = Shake::new(seed);
            let moved = shake.state(solver.equations, solver.state);
            let model = shake.model(solver.model);
            let mut equations = Equations::new(model.as_ref().unwrap_or(solver.model));
            equations.evaluate(moved.t, &moved.y, &moved.inputs);
            // What is not defined a rounding away has no neighbours to be compared with.
            let Ok(shaken) = solver.at(&mut equations, &moved, Some(shake)) else { continue };
            let changes = shaken.along_places(places);
            let pushes = Drive::pushes(drives, &shaken);
            let Ok(there) = Self::of(&shaken, places, (&changes, &pushes), seen) else { continue };
            if !there.is_finite() {
                continue;
            }
            for (off, (x, y)) in off.all_mut().into_iter().zip(self.all().into_iter().zip(there.all())) {
                *off = Mat::from_fn(x.nrows(), x.ncols(), |i, j| off[(i, j)].max(OFF * (y[(i, j)] - x[(i, j)]).abs()));
            }
        }
        if off.is_finite() { Ok(off) } else { Err(Jump::None(not_finite())) }
    }
}

/// What is nothing but rounding is zero: modes and reach of their own would follow.
pub(super) fn settle(matrix: &mut Mat<f64>, off: &Mat<f64>) {
    for (i, j) in (0..matrix.nrows()).flat_map(|i| (0..off.ncols()).map(move |j| (i, j))) {
        if matrix[(i, j)].abs() <= off[(i, j)] {
            matrix[(i, j)] = 0.0;
        }
    }
}
