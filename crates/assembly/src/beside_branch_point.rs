//! Starts a little beside a pose where branches of the motion cross, because a value is fixed there: a crank at 3.1415926 rad.
//!
//! With the pose q* and what fixed values are off from it, δ, the state is on a branch through q*,
//!
//! ```text
//! q = q* + v + O(δ²),   A v = 0,   nᵀ b(v) = 0,   v = δ where values are fixed                       (1)
//! ```
//!
//! which constraints alone do not tell: in any direction across they are met to δ². Rates that are given choose the branch, as they do
//! in q* itself. Sources: as of `branch_point`.

use crate::tolerances::beside_branch_point::{FARTHEST, IS_ON, MEANT_ON, ROUNDED_DIGITS, ROWS_KNOWN};
use crate::tolerances::branch_point::LOST;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::{least, norm};
use dalembert_model::model::Variable;
use dalembert_model::state::{StartValues, State};

use super::Assembler;
use super::branch_point::{Place, Search, Split, matrix};

/// Corrections of (1).
const ITERATIONS: usize = 4;

/// q*, and the displacement there from a state.
struct Crossed {
    y: Vec<f64>,
    way: Vec<f64>,
}

impl Assembler<'_> {
    /// Whether fixed values keep a state beside a branch point; it is on a branch then, if one is found. `free` are the columns that may
    /// move.
    pub(super) fn is_kept_beside(&mut self, start: &mut StartValues, free: &[usize]) -> bool {
        if free.len() == self.model.n() {
            return false;
        }
        let Some(crossed) = self.crossed(free, &start.state.y) else { return false };
        let off = |c: usize| if free.contains(&c) { 0.0 } else { -crossed.way[c] };
        let off: Vec<f64> = (0..self.model.n()).map(off).collect();
        if off.iter().all(|d| d.abs() <= ROUNDED_DIGITS) {
            return false;
        }
        let mut moving = free.to_vec();
        self.retain_spoken(&mut moving);
        // Nearer than that rows are none, and do not tell the state from the pose.
        if norm(&off) > ROWS_KNOWN
            && let Some(y) = self.on_branch(&crossed, &off, &moving, &start.state)
        {
            start.state.y = y;
        }
        self.look(&start.state.y);
        true
    }

    /// The branch point next to a state, if all columns may move.
    fn crossed(&mut self, free: &[usize], y: &[f64]) -> Option<Crossed> {
        let n = self.model.n();
        let all: Vec<usize> = (0..n).collect();
        let mut found = Crossed { y: y.to_vec(), way: vec![0.0; n] };
        for _ in 0..ITERATIONS {
            let split = self.split(&found.y, free, &[])?;
            if split.exact {
                break;
            }
            let delta = self.towards_branch_point(&split, &all, &found.y)?;
            found.way.iter_mut().zip(&delta).for_each(|(w, d)| *w += d);
            if norm(&found.way) > FARTHEST {
                return None;
            }
            self.moved(&mut found.y, &delta);
        }
        (norm(&found.way) > 0.0).then_some(found)
    }

    /// (1), unless the state is on a branch as it is.
    fn on_branch(&mut self, crossed: &Crossed, off: &[f64], free: &[usize], said: &State) -> Option<Vec<f64>> {
        let model = self.model;
        let sized =
            |(c, v): (usize, &Variable)| Some(Place { at: v.velocity_place()?, size: model.natural.of_motion(c) });
        let places: Vec<Place> = model.variables.iter().enumerate().map(sized).collect::<Option<_>>()?;
        let size = norm(off);
        let mut base = State { y: crossed.y.clone(), ..said.clone() };
        direct(off, free, &places, (said, &mut base));
        let split = self.split(&base.y, free, &[])?;
        self.keep_rates(&split, free, &places, &mut base);
        let tangents = |y: &[f64]| -> Vec<f64> { places.iter().map(|p| y[p.at] / p.size * size).collect() };
        let free_places: Vec<Place> = free.iter().map(|&c| places[c]).collect();
        let mut search = Search::new(self, &split, &free_places, 1.0, base);
        let now: Vec<f64> = crossed.way.iter().map(|w| -w).collect();
        let apart = |y: &[f64]| norm(&tangents(y).iter().zip(&now).map(|(a, b)| a - b).collect::<Vec<_>>());
        let branches = search.all();
        let own =
            branches.iter().min_by(|a, b| apart(a).total_cmp(&apart(b))).filter(|y| apart(y) < MEANT_ON * norm(&now));
        if own.is_some_and(|y| apart(y) < IS_ON * norm(&now)) {
            return None;
        }
        let chosen = tangents(own.or(branches.first())?);
        let mut y = crossed.y.clone();
        places.iter().for_each(|p| y[p.at] = said.y[p.at]);
        self.moved(&mut y, &chosen);
        self.close(&split, free, &mut y)?;
        Some(y)
    }

    /// Takes away what O(δ²) leaves along the rows that hold at q*.
    fn close(&mut self, split: &Split, free: &[usize], y: &mut [f64]) -> Option<()> {
        for _ in 0..ITERATIONS {
            self.look(y);
            let missing = split.residuals(&self.equations);
            let step = least(&split.columns(&self.equations, free), &missing, LOST)?;
            let mut delta = vec![0.0; self.model.n()];
            free.iter().zip(step).for_each(|(&c, x)| delta[c] = -x);
            self.moved(y, &delta);
        }
        Some(())
    }

    /// Least change of free velocities so that they keep the constraints.
    fn keep_rates(&self, split: &Split, free: &[usize], places: &[Place], state: &mut State) {
        let whole = split.columns(&self.equations, &(0..places.len()).collect::<Vec<_>>());
        let missing: Vec<f64> = (0..whole.nrows())
            .map(|i| places.iter().enumerate().map(|(c, p)| whole[(i, c)] * state.y[p.at] / p.size).sum())
            .collect();
        if let Some(step) = least(&split.columns(&self.equations, free), &missing, LOST) {
            free.iter().zip(step).for_each(|(&c, x)| state.y[places[c].at] -= x * places[c].size);
        }
    }
}

/// The guess of v in units of δ, as velocities at q*: what is fixed moves by δ, the rest at the rates that were given, measured by those of
/// what is fixed.
fn direct(off: &[f64], free: &[usize], places: &[Place], (said, base): (&State, &mut State)) {
    let size = norm(off);
    let given = |c: usize| said.y[places[c].at] / places[c].size;
    let rate: f64 = off.iter().enumerate().map(|(c, d)| d * given(c)).sum::<f64>() / size;
    let fixed_rates: f64 = (0..off.len()).filter(|&c| off[c] != 0.0).map(|c| given(c) * given(c)).sum();
    let share = if fixed_rates > 0.0 { rate / fixed_rates } else { 0.0 };
    for (c, place) in places.iter().enumerate() {
        base.y[place.at] = place.size * if free.contains(&c) { given(c) * share } else { off[c] / size };
    }
}

impl Split {
    /// Some columns of the rows at their scale.
    fn columns(&self, equations: &Equations<'_>, columns: &[usize]) -> faer::Mat<f64> {
        let whole = matrix(equations, &self.rows, &self.scale);
        faer::Mat::from_fn(whole.nrows(), columns.len(), |i, k| whole[(i, columns[k])])
    }
}
