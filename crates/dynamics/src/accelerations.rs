//! α, λ and γ at a state, by any method; and corrections of the state onto its constraints.
//!
//! The same question M x = f + Aᵀμ, A x = b serves two purposes: with f and b of the dynamics it gives accelerations,
//! with f = 0 and b = −h it gives the correction of least size in the mass metric that removes the residual h
//! (theory §7).

use dalembert_enforce::step::{StepSolver, StepStatus};
use dalembert_enforce::{Method, MethodName, Tolerance};
use dalembert_integrate::Failure;

use crate::equations::Equations;
use crate::model::Model;

/// Above this number of columns, level structure beats one dense factorization.
const DENSE_LIMIT: usize = 256;

/// From this slack on, a state is a trial beside the constraints.
const TRIAL: f64 = 1e-3;
/// Rank tolerance there: rows that depend on each other on the constraints do so only nearly beside them.
const TRIAL_RANK: f64 = 1e-6;

/// How accelerations are found.
enum Way {
    /// Dense, in place, without allocation.
    Step(StepSolver),
    /// By the general answer of a method.
    General(Box<dyn Method<f64>>),
}

/// Accelerations and multipliers of a model, state after state.
pub struct Accelerations<'m> {
    /// The equations at the last state.
    pub equations: Equations<'m>,
    way: Way,
    /// The method's name, and why if it was chosen for the user.
    pub method: String,
    mass: Vec<f64>,
    rows: Vec<f64>,
    noise: Vec<f64>,
    force: Vec<f64>,
    /// Whether a row has noise.
    soft: bool,
    /// α, one per column.
    pub alpha: Vec<f64>,
    /// λ, one per row.
    pub lambda: Vec<f64>,
    /// γ = M α − f, one per column.
    pub gamma: Vec<f64>,
    /// Factorizations so far.
    pub factorizations: u64,
    /// Contradiction of dependent rows, relative to the accelerations, that is taken as an integrator's trial state
    /// lying beside the constraints. 0 for states on them.
    pub slack: f64,
    /// Ranks met, in order, where they changed (the first 64).
    pub ranks: Vec<usize>,
}

impl<'m> Accelerations<'m> {
    /// Space and method for a model.
    pub fn new(model: &'m Model, method: MethodName) -> Self {
        let (n, m) = (model.n(), model.rows.len());
        let dense = n <= DENSE_LIMIT;
        let (way, name) = match method {
            MethodName::Auto | MethodName::Multipliers if dense => {
                let why = if method == MethodName::Auto {
                    format!("multipliers (chosen for {n} variables and {m} rows: one dense factorization per state)")
                } else {
                    "multipliers".to_owned()
                };
                (Way::Step(StepSolver::new(n, m)), why)
            }
            _ => (Way::General(method.method::<f64>()), method.as_str().to_owned()),
        };
        let size = if matches!(way, Way::Step(_)) { (n * n, m * n) } else { (0, 0) };
        Self {
            equations: Equations::new(model),
            way,
            method: name,
            mass: vec![0.0; size.0],
            rows: vec![0.0; size.1],
            noise: vec![0.0; m],
            force: vec![0.0; n],
            soft: model.rows.iter().any(|r| r.soft),
            alpha: vec![0.0; n],
            lambda: vec![0.0; m],
            gamma: vec![0.0; n],
            factorizations: 0,
            slack: 0.0,
            ranks: Vec::new(),
        }
    }

    /// Finds α, λ and γ at a state.
    ///
    /// # Errors
    /// In words with names: a number that is not finite, accelerations that are not determined, rows that contradict each other,
    /// negative inertia.
    pub fn solve(&mut self, t: f64, y: &[f64], inputs: &[Option<f64>]) -> Result<(), Failure> {
        self.equations.evaluate(t, y, inputs);
        self.factorizations += 1;
        match &mut self.way {
            Way::Step(_) => self.solve_step()?,
            Way::General(_) => self.solve_general()?,
        }
        if self.alpha.iter().any(|a| !a.is_finite()) {
            let what = self.equations.not_finite();
            return Err(Failure::new(what.unwrap_or_else(|| "the accelerations are not finite numbers".into())));
        }
        Ok(())
    }

    /// Takes at most this many rows as independent at the states to come; see [`StepSolver::set_rank_limit`].
    pub fn set_rank_limit(&mut self, limit: Option<usize>) {
        if let Way::Step(solver) = &mut self.way {
            solver.set_rank_limit(limit);
        }
    }

    fn solve_step(&mut self) -> Result<(), Failure> {
        let Way::Step(solver) = &mut self.way else { return Ok(()) };
        let e = &self.equations;
        e.mass_into(&mut self.mass);
        e.all_rows_into(&mut self.rows);
        let status = if self.soft {
            for (i, r) in self.noise.iter_mut().enumerate() {
                *r = e.noise(i);
                if *r < 0.0 {
                    let name = &e.model.rows[i].name;
                    return Err(Failure::new(format!("the noise of constraint `{name}` is negative ({r:e})")));
                }
            }
            solver.factor_with_noise(&self.mass, &self.rows, &self.noise)
        } else {
            solver.factor(&self.mass, &self.rows)
        };
        fatal(status, e)?;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = e.force[k] + e.phi[k];
        }
        let status = solver.solve(&self.force, &e.b, &mut self.alpha, &mut self.lambda);
        if status != StepStatus::Inconsistent || solver.inconsistency() > self.slack {
            fatal(status, e)?;
        }
        let rank = solver.rank();
        if self.ranks.last() != Some(&rank) && self.ranks.len() < 64 {
            self.ranks.push(rank);
        }
        e.constraint_forces_into(&self.lambda, &mut self.gamma);
        Ok(())
    }

    fn solve_general(&mut self) -> Result<(), Failure> {
        let Way::General(method) = &self.way else { return Ok(()) };
        if let Some(what) = self.equations.not_finite() {
            return Err(Failure::new(what));
        }
        let model = self.equations.model;
        let mut tolerance = Tolerance::default();
        if self.slack >= TRIAL {
            tolerance.rank = TRIAL_RANK;
        }
        let answer = method.enforce(&self.equations.problem(), &tolerance).map_err(|e| Failure::new(e.to_string()))?;
        let d = &answer.determinacy;
        if !d.accelerations_unique {
            return Err(undetermined(model, &d.undetermined));
        }
        if !d.consistent && self.slack < TRIAL {
            return Err(contradiction(model, &d.contradictory));
        }
        for i in 0..self.alpha.len() {
            self.alpha[i] = answer.alpha[i];
            self.gamma[i] = answer.gamma[i];
        }
        for i in 0..self.lambda.len() {
            self.lambda[i] = answer.lambda[i];
        }
        if self.ranks.last() != Some(&d.rank) && self.ranks.len() < 64 {
            self.ranks.push(d.rank);
        }
        Ok(())
    }
}

/// The sentence for accelerations that nothing determines.
pub(crate) fn undetermined(model: &Model, columns: &[usize]) -> Failure {
    let names: Vec<&str> = columns.iter().take(6).map(|&c| model.variables[c].highest.as_str()).collect();
    Failure::new(format!(
        "the equations do not determine {}: there is no inertia in that direction and no constraint either",
        list(&names, columns.len())
    ))
}

/// The sentence for rows that contradict each other.
pub(crate) fn contradiction(model: &Model, rows: &[usize]) -> Failure {
    let names: Vec<&str> = rows.iter().take(6).map(|&r| model.rows[r].name.as_str()).collect();
    Failure::new(format!("the constraints {} contradict each other", list(&names, rows.len())))
}

fn list(names: &[&str], total: usize) -> String {
    let mut text = names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
    if total > names.len() {
        text.push_str(&format!(" and {} more", total - names.len()));
    }
    text
}

/// Turns a status that leaves no answer into words.
pub(crate) fn fatal(status: StepStatus, equations: &Equations<'_>) -> Result<(), Failure> {
    let model = equations.model;
    match status {
        StepStatus::Regular | StepStatus::RowsDependent { .. } | StepStatus::InertiaSingular => Ok(()),
        StepStatus::NotFinite => {
            Err(Failure::new(equations.not_finite().unwrap_or_else(|| "an equation is not a finite number".into())))
        }
        StepStatus::IndefiniteMass { variable } => {
            Err(Failure::new(format!("the mass matrix is negative along `{}`", model.variables[variable].name)))
        }
        StepStatus::AccelerationsNotUnique => Err(match answer(equations) {
            Some(d) => undetermined(model, &d.undetermined),
            None => Failure::new("the accelerations are not determined"),
        }),
        StepStatus::Inconsistent => Err(match answer(equations) {
            Some(d) => contradiction(model, &d.contradictory),
            None => Failure::new("the constraints contradict each other"),
        }),
    }
}

fn answer(equations: &Equations<'_>) -> Option<dalembert_enforce::Determinacy<f64>> {
    MethodName::Multipliers
        .method::<f64>()
        .enforce(&equations.problem(), &Tolerance::default())
        .ok()
        .map(|a| a.determinacy)
}
