//! One place of a search, with what is not balanced there, and how that changes from it.

use std::cell::OnceCell;

use dalembert_answers::linearization::Unbalanced;
use dalembert_linear::Mat;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use dalembert_scalar::digits;

use super::parts::Ties;
use crate::derivatives::Place;
use crate::tolerances::STILL;

/// One place of a search.
#[derive(Clone)]
pub(super) struct Here {
    pub(super) state: State,
    /// L⁻¹Q_f and its size: accelerations in the model's own units, or loads by (1a) where these are more.
    pub(super) residual: Mat<f64>,
    /// The same with what is missing of ties beneath it.
    pub(super) all: Mat<f64>,
    /// The rates of positions whose rates follow from others, in the model's own units by column, with their slots; zero where they do not.
    pub(super) drifts: Vec<(f64, usize)>,
    pub(super) size: f64,
    /// The same of each load.
    pub(super) sizes: Vec<f64>,
    /// Free columns with Q_f.
    pub(super) loads: Vec<(usize, f64)>,
    /// Velocities of all columns that belong to free rates of one.
    pub(super) basis: Mat<f64>,
    /// L of M_f.
    pub(super) lower: Mat<f64>,
    /// The loads, the largest first; those that are nothing beside it are left out.
    pub(super) unbalanced: Vec<Unbalanced>,
    /// Whether what is left of the loads is less than rounding of the positions makes of them.
    pub(super) settled: bool,
    /// Whether loads that are little in the model's own units lead on even so.
    pub(super) pulled: bool,
    /// What accelerates though no free rate changes.
    pub(super) accelerates: Option<String>,
    pub(super) efforts: Vec<f64>,
    pub(super) lambda: Vec<f64>,
    /// The sizes of loads that no formula tells, by column.
    pub(super) others: Vec<f64>,
}

impl Here {
    /// (1a), with the sizes of the loads by column.
    pub(super) fn beside(&mut self, model: &Model, loads: &[f64]) {
        let motion = |c: usize| model.natural.of_motion(c);
        let weighs = model.mechanism.as_ref().map_or(&[][..], |m| &m.columns);
        for (i, &(c, load)) in self.loads.iter().enumerate() {
            let moved: Vec<usize> = (0..model.n()).filter(|&k| self.basis[(k, i)] != 0.0).collect();
            let most = moved.iter().map(|&k| loads[k] * motion(k)).fold(0.0, f64::max);
            // What bodies weigh stands in the model's own units.
            if most > 0.0 && !moved.iter().any(|k| weighs.contains(k)) {
                self.sizes[i] = self.sizes[i].max(load.abs() * motion(c) / most);
            }
        }
        self.size = self.sizes.iter().copied().fold(0.0, f64::max);
    }

    /// Takes rates that have to vanish among what is missing.
    pub(super) fn tie(&mut self, ties: &Ties) {
        let f = self.residual.nrows();
        let drift = |i: usize| ties.weight * self.drifts[ties.columns[i - f]].0;
        self.all = Mat::from_fn(f + ties.columns.len(), 1, |i, _| if i < f { self.residual[(i, 0)] } else { drift(i) });
        self.size = ties.columns.iter().map(|&c| self.drifts[c].0.abs()).fold(self.size, f64::max);
    }

    /// The rate that has to vanish and does not, the largest in the model's own units.
    pub(super) fn drifting(&self, model: &Model, ties: &Ties) -> Option<String> {
        let size = |c: usize| self.drifts[c].0.abs();
        let most = ties.columns.iter().copied().max_by(|&i, &j| size(i).total_cmp(&size(j)))?;
        let (drift, slot) = self.drifts[most];
        let rate = digits::brief(drift * model.natural.of_slot(most, slot as i32), 6);
        (size(most) > STILL).then(|| {
            format!("`{}` follows from positions, and stays at {rate} even so", model.variables[most].slot(slot))
        })
    }

    /// Whether it is ties alone that are not met.
    pub(super) fn only_drifts(&self) -> bool {
        !self.pulled && self.sizes.iter().all(|size| *size <= STILL)
    }

    /// ‖(L⁻¹Q, ties)‖.
    pub(super) fn merit(&self) -> f64 {
        self.all.norm_l2()
    }

    /// Whether all loads are balanced: what is left of them is rounding.
    pub(super) fn balances(&self) -> bool {
        (self.size <= STILL || self.settled) && !self.pulled
    }

    /// Whether they are, and constraints accelerate nothing.
    pub(super) fn rests(&self) -> bool {
        self.balances() && self.accelerates.is_none()
    }

    /// Whether an inertia joins two loads.
    pub(super) fn are_joined(&self, i: usize, j: usize) -> bool {
        self.lower[(i, j)] != 0.0
    }

    /// What the loads of some rows do along a displacement.
    pub(super) fn work_of(&self, rows: &[usize], delta: &[f64]) -> f64 {
        -rows.iter().map(|&i| self.loads[i].1 * delta[self.loads[i].0]).sum::<f64>()
    }

    /// L of some rows.
    pub(super) fn lower_of(&self, rows: &[usize]) -> Mat<f64> {
        Mat::from_fn(rows.len(), rows.len(), |i, j| self.lower[(rows[i], rows[j])])
    }

    /// L Lᵀ.
    pub(super) fn metric(&self) -> Mat<f64> {
        &self.lower * self.lower.transpose()
    }

    /// L⁻¹XL⁻ᵀ of some rows.
    pub(super) fn whitened(&self, rows: &[usize], x: &Mat<f64>) -> Mat<f64> {
        let lower = self.lower_of(rows);
        let once = forward(&lower, x);
        forward(&lower, &once.transpose().to_owned()).transpose().to_owned()
    }
}

/// ∂Q_f/∂w at a place.
pub(super) struct Slope {
    pub(super) efforts: Mat<f64>,
    /// ∂ of the rates of positions whose rates follow from others, in the model's own units, with their columns.
    pub(super) drifts: Vec<(usize, Vec<f64>)>,
    ties: Ties,
    pub(super) places: Vec<Moved>,
    /// L at the place, and L⁻¹ of the efforts, found when it is asked for.
    lower: Mat<f64>,
    whitened: OnceCell<Mat<f64>>,
    all: OnceCell<Mat<f64>>,
}

impl Slope {
    pub(super) fn new(
        here: &Here,
        efforts: Mat<f64>,
        places: Vec<Moved>,
        (drifts, ties): (Vec<(usize, Vec<f64>)>, &Ties),
    ) -> Self {
        let (lower, ties) = (here.lower.clone(), ties.clone());
        Self { efforts, places, drifts, ties, lower, whitened: OnceCell::new(), all: OnceCell::new() }
    }

    /// L⁻¹ ∂Q_f/∂w.
    pub(super) fn jacobian(&self) -> &Mat<f64> {
        self.whitened.get_or_init(|| forward(&self.lower, &self.efforts))
    }

    /// The same with slopes of ties beneath it.
    pub(super) fn all(&self) -> &Mat<f64> {
        let (jacobian, columns) = (self.jacobian(), &self.ties.columns);
        if columns.is_empty() {
            return jacobian;
        }
        self.all.get_or_init(|| {
            let along =
                |c: usize, k: usize| self.drifts.iter().find(|drift| drift.0 == c).map_or(0.0, |drift| drift.1[k]);
            let f = jacobian.nrows();
            Mat::from_fn(f + columns.len(), self.places.len(), |i, k| {
                if i < f { jacobian[(i, k)] } else { self.ties.weight * along(columns[i - f], k) }
            })
        })
    }
}

/// One of the w.
pub(super) struct Moved {
    pub(super) place: Place,
    /// Its size in the model's own units.
    pub(super) size: f64,
    /// Of all columns on its level.
    pub(super) displacement: Vec<f64>,
    /// Its change by free rates of one.
    pub(super) share: Vec<f64>,
}

/// L of M = L Lᵀ; the identity's column where a pivot is not positive.
pub(super) fn lower_factor(mass: &Mat<f64>) -> Mat<f64> {
    let n = mass.nrows();
    let mut lower = Mat::<f64>::zeros(n, n);
    for j in 0..n {
        let mut column = mass.col_as_slice(j).to_vec();
        for k in 0..j {
            take(&mut column[j..], lower[(j, k)], &lower.col_as_slice(k)[j..]);
        }
        let pivot = if column[j] > 0.0 { column[j].sqrt() } else { 1.0 };
        column[j + 1..].iter_mut().for_each(|x| *x /= pivot);
        column[j] = pivot;
        lower.col_as_slice_mut(j)[j..].copy_from_slice(&column[j..]);
    }
    lower
}

/// x − a y.
fn take(x: &mut [f64], a: f64, y: &[f64]) {
    if a != 0.0 {
        x.iter_mut().zip(y).for_each(|(x, y)| *x -= a * y);
    }
}

/// L⁻¹X.
pub(super) fn forward(lower: &Mat<f64>, x: &Mat<f64>) -> Mat<f64> {
    let mut out = x.clone();
    for k in 0..x.ncols() {
        let out = out.col_as_slice_mut(k);
        for i in 0..out.len() {
            let lower = lower.col_as_slice(i);
            out[i] /= lower[i];
            let (known, rest) = out.split_at_mut(i + 1);
            take(rest, known[i], &lower[i + 1..]);
        }
    }
    out
}
