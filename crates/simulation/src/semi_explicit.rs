//! The model as a semi-explicit differential-algebraic system, as implicit methods solve it.
//!
//! Variables z of order 0 are told by their equations alone, whose multipliers vanish (`derive/algebraic.rs` of the model). So the others move without these:
//!
//! ```text
//! (1) M α = f + φ + Ãᵀλ̃,   Ã α = b̃     of the columns without z and the rows without ż
//! (2) 0 = g(t, x, z)                    in place of A α = b with ġ = 0
//! ```
//!
//! An implicit method solves (1) and (2) together. Differentiated, (2) tells ż by a matrix ∂g/∂z that may be next to nothing, as behind a diode that blocks: z is then what the
//! motion of x leaves to it, a voltage that no current tells; and no state of x tells z from (2) alone to any digit. In (2) as it is, nothing is divided by.
//!
//! Where equations hide conditions, there are more rows with z than z: conditions that are hidden deepest come first, and of the others those that they leave independent. What is left
//! out follows, and is held at the ends of steps.

use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::kkt::{self, DENSE_LIMIT, Kkt};
use dalembert_dynamics::words::fatal;
use dalembert_enforce::step::StepStatus;
use dalembert_integrate::{Failure, Memory, Remember};
use dalembert_model::model::Model;

use crate::tolerances::GOLDEN;
use crate::tolerances::semi_explicit::{DECADES, DEPENDENT, VANISHED};

/// What a row is in (1) and (2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// One of (1).
    Differential,
    /// (2), in the place of this component of y.
    Algebraic(usize),
    /// Neither: it follows from (2).
    Follows,
}

/// Which rows are which.
#[derive(Clone, Debug)]
pub(super) struct Split {
    /// By row.
    pub roles: Vec<Role>,
    /// By component of y and of what is integrated with it.
    pub is_algebraic: Vec<bool>,
    /// Rows of (2) by component; any for others.
    row_of: Vec<usize>,
    /// Columns of z, in order.
    pub columns: Vec<usize>,
    /// Rows of (1).
    pub rows: Vec<usize>,
}

impl Split {
    /// None where no variable is of order 0, or another form serves as well: bodies move by sweeps.
    fn of(equations: &Equations<'_>) -> Option<Self> {
        let model = equations.model;
        let columns: Vec<usize> = (0..model.n()).filter(|&c| model.variables[c].algebraic).collect();
        if columns.is_empty() || model.mechanism.is_some() || model.rows.iter().any(|r| r.soft) {
            return None;
        }
        let is_z = |c: usize| model.variables[c].algebraic;
        if kkt::mass_pattern(model).into_iter().any(|(i, j)| is_z(i) || is_z(j)) {
            return None;
        }
        let tells = |&r: &usize| kkt::entries(model, r).iter().any(|e| is_z(e.column));
        let (telling, rows): (Vec<usize>, Vec<usize>) = (0..model.rows.len()).partition(tells);
        if !telling.iter().all(|&r| model.rows[r].follows && model.rows[r].depth == 1) {
            return None;
        }
        let chosen =
            if telling.len() == columns.len() { telling.clone() } else { independent(equations, &telling, &columns)? };
        let mut roles = vec![Role::Differential; model.rows.len()];
        telling.iter().for_each(|&r| roles[r] = Role::Follows);
        chosen.iter().zip(&columns).for_each(|(&r, &c)| roles[r] = Role::Algebraic(model.variables[c].top()));
        let mut is_algebraic = vec![false; model.states + 1];
        columns.iter().for_each(|&c| is_algebraic[model.variables[c].top()] = true);
        let mut row_of = vec![0; model.states];
        chosen.iter().zip(&columns).for_each(|(&r, &c)| row_of[model.variables[c].top()] = r);
        Some(Self { roles, is_algebraic, row_of, columns, rows })
    }

    /// Rows of (2), each with its component of y.
    pub fn algebraic(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.roles.iter().enumerate().filter_map(|(row, role)| match role {
            Role::Algebraic(place) => Some((row, *place)),
            Role::Differential | Role::Follows => None,
        })
    }
}

/// As many rows as columns that are independent in these columns, the deepest hidden first; none if there are not that many.
fn independent(equations: &Equations<'_>, telling: &[usize], columns: &[usize]) -> Option<Vec<usize>> {
    let model = equations.model;
    if telling.len() < columns.len() || columns.len() > DENSE_LIMIT {
        return None;
    }
    let mut order = telling.to_vec();
    order.sort_by_key(|&r| std::cmp::Reverse(model.rows[r].hides.is_some().then_some(model.rows[r].index)));
    let (mut chosen, mut taken): (Vec<usize>, Vec<(usize, Vec<f64>)>) = (Vec::new(), Vec::new());
    for row in order {
        let mut entries = vec![0.0; columns.len()];
        for (c, a) in equations.row(row) {
            if let Ok(k) = columns.binary_search(&c) {
                entries[k] = a;
            }
        }
        let largest = |x: &[f64]| x.iter().map(|x| x.abs()).fold(0.0, f64::max);
        let size = largest(&entries);
        for (pivot, other) in &taken {
            let share = entries[*pivot];
            entries.iter_mut().zip(other).for_each(|(x, other)| *x -= share * other);
        }
        let left = largest(&entries);
        if !(left > DEPENDENT * size) {
            continue;
        }
        let pivot = (0..entries.len()).find(|&k| entries[k].abs() == left)?;
        let scale = entries[pivot];
        entries.iter_mut().for_each(|x| *x /= scale);
        taken.push((pivot, entries));
        chosen.push(row);
    }
    (chosen.len() == columns.len()).then_some(chosen)
}

/// Whether an equation may lose all variables of order 0, as that of a node does whose diodes block: ∂g/∂z is next to nothing beside its value here at other z, any way off in any unit. Others are as well told by
/// their rates.
fn may_vanish(equations: &mut Equations<'_>, (t, y): (f64, &[f64]), inputs: &[Option<f64>], split: &Split) -> bool {
    let model = equations.model;
    let rows: Vec<usize> = split.algebraic().map(|(row, _)| row).collect();
    let slopes = |equations: &Equations<'_>| -> Vec<f64> {
        let of_z = |row: usize| equations.row(row).filter(|&(c, _)| model.variables[c].algebraic);
        // What is no number there tells nothing.
        let larger = |most: f64, a: f64| if a.is_nan() || a > most { a } else { most };
        rows.iter().map(|&row| of_z(row).map(|(_, a)| a.abs()).fold(0.0, larger)).collect()
    };
    let here = slopes(equations);
    let mut there = y.to_vec();
    for decade in DECADES {
        for sign in [1.0, -1.0] {
            for (k, &c) in split.columns.iter().enumerate() {
                let at = model.variables[c].top();
                let share = ((k + 1) as f64 * GOLDEN).fract() - 0.5;
                there[at] = y[at] + sign * 10f64.powi(decade) * share;
            }
            equations.evaluate(t, &there, inputs);
            if slopes(equations).iter().zip(&here).any(|(there, here)| *there < VANISHED * here) {
                return true;
            }
        }
    }
    false
}

/// What solves (1), state after state.
pub(super) struct SemiExplicit {
    pub split: Split,
    kkt: Kkt,
    force: Vec<f64>,
    b: Vec<f64>,
    multipliers: Vec<f64>,
    /// α; 0 of z.
    pub alpha: Vec<f64>,
    /// λ; 0 of (2).
    pub lambda: Vec<f64>,
    /// What components of the sizes of errors make of each g, by row: here, and where derivatives were asked for last; g is written in the latter.
    pub made: Vec<f64>,
    pub scales: Vec<f64>,
}

impl SemiExplicit {
    /// Of a model where a run starts, where the equations were evaluated last, and are afterwards; none where (1) and (2) are no form for it, or not worth it.
    pub fn new(equations: &mut Equations<'_>, (t, y): (f64, &[f64]), inputs: &[Option<f64>]) -> Option<Self> {
        let split = Split::of(equations)?;
        let vanishes = may_vanish(equations, (t, y), inputs, &split);
        equations.evaluate(t, y, inputs);
        if !vanishes {
            return None;
        }
        let mut new = Self::with(equations.model, split);
        (new.kkt.factor(equations, false) == StepStatus::Regular).then_some(new)
    }

    fn with(model: &Model, split: Split) -> Self {
        let m = split.rows.len();
        Self {
            kkt: Kkt::weighted(model, split.rows.clone(), &split.columns),
            force: vec![0.0; model.n()],
            b: vec![0.0; m],
            multipliers: vec![0.0; m],
            lambda: vec![0.0; model.rows.len()],
            alpha: vec![0.0; model.n()],
            made: vec![1.0; model.rows.len()],
            scales: vec![1.0; model.rows.len()],
            split,
        }
    }

    /// The row of (2) of a component of y, and what its g is written in.
    pub fn row_of(&self, component: usize) -> usize {
        self.split.row_of[component]
    }

    pub fn scale_of(&self, component: usize) -> f64 {
        self.scales[self.split.row_of[component]]
    }

    /// What is made of the g of a component of y here, as it is written.
    pub fn size(&self, component: usize) -> f64 {
        let row = self.split.row_of[component];
        self.made[row] / self.scales[row]
    }

    /// g of a row where the equations were evaluated last, over its scale.
    pub fn missed(&self, equations: &Equations<'_>, row: usize) -> f64 {
        equations.residual(row, 0) / self.scales[row]
    }

    /// (1) where the equations were evaluated last.
    ///
    /// # Errors
    /// What is not determined, or no finite number.
    pub fn solve(&mut self, equations: &mut Equations<'_>) -> Result<(), Failure> {
        fatal(self.kkt.factor(equations, false), equations)?;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = equations.force[k] + equations.phi[k];
        }
        self.split.columns.iter().for_each(|&c| self.force[c] = 0.0);
        self.b.iter_mut().zip(&self.split.rows).for_each(|(b, &row)| *b = equations.b[row]);
        let status = self.kkt.solve(&self.force, &self.b, &mut self.alpha, &mut self.multipliers);
        self.split.rows.iter().zip(&self.multipliers).for_each(|(&row, lambda)| self.lambda[row] = *lambda);
        if status != StepStatus::Inconsistent {
            fatal(status, equations)?;
        }
        if self.alpha.iter().all(|a| a.is_finite()) {
            return Ok(());
        }
        let what = equations.not_finite();
        Err(Failure::new(what.unwrap_or_else(|| "the accelerations are not finite numbers".into())))
    }
}

/// Which rows are which is told by the start of a run, and so is the same where it goes on.
impl Remember for SemiExplicit {
    fn remember(&mut self, memory: &mut Memory) {
        let rows = self.made.len();
        self.made.remember(memory);
        self.scales.remember(memory);
        let is_size = |x: &f64| *x > 0.0 && x.is_finite();
        if [self.made.len(), self.scales.len()] != [rows; 2] || !self.made.iter().chain(&self.scales).all(is_size) {
            memory.refuse();
            (self.made, self.scales) = (vec![1.0; rows], vec![1.0; rows]);
        }
    }
}
