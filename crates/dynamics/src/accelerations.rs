//! α, λ and γ at a state, by any method; and corrections of the state onto its constraints.
//!
//! The same question M x = f + Aᵀμ, A x = b serves two purposes: with f and b of the dynamics it gives accelerations,
//! with f = 0 and b = −h it gives the correction of least size in the mass metric that removes the residual h
//! (theory §7).

mod memory;
mod shown;

use crate::tolerances::CONSISTENT;
use crate::tolerances::accelerations::TRIAL;
use dalembert_enforce::step::StepStatus;
use dalembert_enforce::{Method, MethodName};
use dalembert_integrate::Failure;

use crate::delassus::Refusal;
use crate::equations::Equations;
use crate::formulation::Formulation;
use crate::kkt::{DENSE_LIMIT, Kkt, LARGE};
use crate::loops::Loops;
use crate::rows::{constraint_forces, multipliers};
use crate::singular::Nearness;
use crate::suits::sweeps;
use crate::words::{contradiction, fatal, named_at, no_inertia, undetermined, unmet};
use dalembert_answers::least_norm::LeastNorm;
use dalembert_mechanism::Stop;
use dalembert_model::model::Model;

/// How accelerations are found.
enum Way<'m> {
    /// By one factorization, in place, without allocation.
    Step(Box<Kkt>),
    /// By the articulated-body sweep over a tree without constraints.
    Tree,
    /// By sweeps over bodies with loops.
    Loops(Loops<'m>),
    /// By the general answer of a method.
    General(Box<dyn Method<f64>>),
}

impl<'m> Way<'m> {
    /// One factorization per state; with its name, and why if it was chosen.
    fn by_multipliers(model: &'m Model, chosen: bool, exact: bool) -> (Self, String) {
        let (n, m) = (model.n(), model.rows.len());
        let kkt = Kkt::new(model, (0..m).collect(), exact);
        let how = if kkt.sparse().is_some() && n >= LARGE { "sparse" } else { "dense" };
        let many = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let (variables, rows) = (many(n, "variable"), many(m, "row"));
        let why = format!("multipliers (chosen for {variables} and {rows}: one {how} factorization per state)");
        let name = if chosen { why } else { MethodName::Multipliers.as_str().to_owned() };
        (Self::Step(Box::new(kkt)), name)
    }
}

/// A choice of independent rows with its solver.
struct Frozen {
    solver: Kkt,
    b: Vec<f64>,
    lambda: Vec<f64>,
}

/// Accelerations and multipliers of a model, state after state.
pub struct Accelerations<'m> {
    /// The equations at the last state.
    pub equations: Equations<'m>,
    way: Way<'m>,
    /// The method's name, and why if it was chosen for the user.
    pub method: String,
    /// The method asked for. What `auto` takes gives way to another at a state that it refuses, which is asked for from then on.
    pub asked: Formulation,
    /// Whether multipliers that are not determined are the least ones.
    exact: bool,
    /// Which of many multipliers are shown.
    norm: LeastNorm,
    force: Vec<f64>,
    /// Whether a row has noise.
    soft: bool,
    /// α, one per column.
    pub alpha: Vec<f64>,
    /// λ, one per row.
    pub lambda: Vec<f64>,
    /// γ = M α − f, one per column.
    pub gamma: Vec<f64>,
    /// Power of what adopted accelerations ask of constraints and no multipliers give: next to singular poses, where branches cross, rows say little of the force that keeps a motion on its own.
    pub unmatched: f64,
    /// Factorizations so far.
    pub factorizations: u64,
    /// Contradiction of dependent rows, relative to the accelerations, that is taken as an integrator's trial state
    /// lying beside the constraints. 0 for states on them.
    pub slack: f64,
    /// The same relative to what velocities make of rows, for states that a projection left: where rows are short it leaves more than
    /// rounding.
    pub beside: f64,
    /// Independent rows at the last state on the constraints, if some depend on others: the only ones that trial states
    /// beside the constraints follow. There, rows that repeat each other on the constraints disagree a little, and another
    /// compromise at each stage would cost the integrator its order.
    frozen: Option<Frozen>,
    /// The same for methods of bodies, which choose among rows by themselves.
    held: Option<Vec<usize>>,
    /// Ranks met, in order, where they changed: the first 63 and the last one.
    pub ranks: Vec<usize>,
    /// Rank of the last solution.
    rank: usize,
    nearness: Nearness,
    /// Judges states of small models.
    weighing: Option<Kkt>,
    /// Whether the last state on the constraints was near a singular pose.
    pub near: bool,
}

impl<'m> Accelerations<'m> {
    /// Space and method for a model. Multipliers that are not determined are the least ones, up to 256 variables.
    pub fn new(model: &'m Model, method: impl Into<Formulation>) -> Self {
        Self::with(model, method.into(), true)
    }

    /// The same for accelerations alone, as a simulation asks for them: multipliers that are not determined are any.
    pub fn of_motion(model: &'m Model, method: Formulation) -> Self {
        Self::with(model, method, false)
    }

    fn with(model: &'m Model, method: Formulation, exact: bool) -> Self {
        let (n, m) = (model.n(), model.rows.len());
        let automatic = method == Formulation::Auto;
        let (taken, why) = match if automatic { Formulation::chosen(model) } else { None } {
            Some((taken, why)) => (taken, why),
            None => (method, method.as_str().to_owned()),
        };
        let (way, name) = match taken {
            // Models without bodies are refused before.
            Formulation::Delassus | Formulation::Embedding => match Loops::new(model, taken, exact) {
                Some(loops) => (Way::Loops(loops), why),
                None => (Way::General(MethodName::Multipliers.real()), why),
            },
            Formulation::Tree if sweeps(model) => (Way::Tree, why),
            Formulation::Auto | Formulation::Tree | Formulation::Matrix(MethodName::Multipliers) => {
                Way::by_multipliers(model, automatic, exact)
            }
            Formulation::Matrix(method) => (Way::General(method.real()), why),
        };
        let mut equations = Equations::new(model);
        equations.without_bias = matches!(way, Way::Tree);
        Self {
            equations,
            way,
            method: name,
            asked: method,
            exact,
            norm: LeastNorm::default(),
            force: vec![0.0; n],
            soft: model.rows.iter().any(|r| r.soft),
            alpha: vec![0.0; n],
            lambda: vec![0.0; m],
            gamma: vec![0.0; n],
            unmatched: 0.0,
            factorizations: 0,
            slack: 0.0,
            beside: 0.0,
            frozen: None,
            held: None,
            ranks: Vec::new(),
            rank: 0,
            nearness: Nearness::of(model),
            weighing: None,
            near: false,
        }
    }

    /// Finds α, λ and γ at a state.
    ///
    /// # Errors
    /// In words with names: a number that is not finite, accelerations that are not determined, rows that contradict each other,
    /// negative inertia.
    pub fn solve(&mut self, t: f64, y: &[f64], inputs: &[Option<f64>]) -> Result<(), Failure> {
        self.equations.evaluate(t, y, inputs);
        self.solve_evaluated()
    }

    /// The same at the state that the equations were evaluated at last.
    ///
    /// # Errors
    /// As [`Accelerations::solve`].
    pub fn solve_evaluated(&mut self) -> Result<(), Failure> {
        self.factorizations += 1;
        self.unmatched = 0.0;
        match &mut self.way {
            Way::Step(_) if self.frozen.is_some() && self.slack >= TRIAL => self.solve_frozen()?,
            Way::Step(_) => self.solve_step()?,
            Way::Tree => self.solve_tree()?,
            Way::Loops(_) => self.solve_bodies()?,
            Way::General(_) => self.solve_general()?,
        }
        if self.alpha.iter().any(|a| !a.is_finite()) {
            let what = self.equations.not_finite();
            return Err(Failure::new(what.unwrap_or_else(|| "the accelerations are not finite numbers".into())));
        }
        // Trial states lie beside the constraints, where dependent rows need not agree.
        let missed = (self.slack < TRIAL).then(|| self.equations.missed(&self.alpha, self.beside)).flatten();
        missed.map_or(Ok(()), |row| Err(unmet(self.equations.model, row)))
    }

    /// Takes accelerations at the last evaluation that are known from elsewhere: next to a singular pose rows say little of them.
    /// Multipliers come with them if they are wanted, or do work.
    pub fn adopt(&mut self, alpha: &[f64], with_multipliers: bool) {
        self.alpha.copy_from_slice(alpha);
        self.gamma = constraint_forces(&mut self.equations, alpha);
        let works = self.equations.asks_for_multipliers();
        if with_multipliers || works {
            self.lambda = multipliers(&self.equations, alpha, &self.gamma);
        }
        self.unmatched = if works { self.equations.power_beside(&self.gamma, &self.lambda) } else { 0.0 };
    }

    /// Takes accelerations and multipliers at the last evaluation that were solved for elsewhere.
    pub fn take(&mut self, alpha: &[f64], lambda: &[f64]) {
        self.unmatched = 0.0;
        self.alpha.copy_from_slice(alpha);
        self.lambda.copy_from_slice(lambda);
        self.constraint_forces();
    }

    /// Rank of the rows that the last state's factors have, whether or not these gave an answer; nothing for other methods.
    pub fn factored_rank(&self) -> Option<usize> {
        match &self.way {
            Way::Step(solver) => Some(solver.rank()),
            _ => self.ranks.last().copied(),
        }
    }

    /// How near to a singular pose the last state judged was: the smallest share of the best seen.
    pub fn nearness_share(&self) -> f64 {
        self.nearness.share
    }

    /// Whether the last state on the constraints was so near to a singular pose that its accelerations are uncertain.
    pub fn uncertain(&self) -> bool {
        self.near && self.nearness.uncertain
    }

    /// Chooses the independent rows at the state of the last solution, which lies on the constraints; trial states follow
    /// these alone until the next call. At a singular pose (rank below the largest met) the last choice stays.
    pub fn freeze_rows(&mut self) {
        let e = &mut self.equations;
        let (n, m) = (e.model.n(), e.model.rows.len());
        let rank = self.ranks.last().copied().unwrap_or(m);
        let generic = self.ranks.iter().max().copied().unwrap_or(m);
        if let Way::Loops(loops) = &mut self.way {
            loops.measure(e);
            let (independent, pivot) = loops.independent();
            self.near = self.nearness.judge_rows(e, loops.lengths().into_iter(), pivot, rank == generic);
            if rank == generic {
                self.held = (rank < m).then_some(independent);
            }
            return;
        }
        if let Way::Step(solver) = &mut self.way {
            if let Some(sparse) = solver.sparse() {
                let careful = n <= DENSE_LIMIT;
                if n < LARGE {
                    // A few columns are worth a look in the mass metric once a step: it sees a singular pose earlier.
                    let weighing = self.weighing.get_or_insert_with(|| Kkt::weighing(e.model, (0..m).collect()));
                    weighing.factor(e, false);
                    self.near = weighing.dense().is_some_and(|d| self.nearness.judge(e, d, rank == generic));
                } else {
                    let (lengths, pivot) = (sparse.row_lengths(), sparse.smallest_pivot());
                    self.near = self.nearness.judge_rows(e, lengths.enumerate(), pivot, rank == generic);
                }
                solver.careful(self.near && careful);
                if rank == generic {
                    solver.hold(true);
                }
                if !self.near {
                    self.frozen = None;
                }
                if !self.near || !careful {
                    return;
                }
            }
            if let Some(dense) = solver.dense() {
                self.near = self.nearness.judge(e, dense, rank == generic);
            }
        }
        if matches!(self.way, Way::General(_)) && n <= DENSE_LIMIT && !self.soft {
            let weighing = self.weighing.get_or_insert_with(|| Kkt::weighing(e.model, (0..m).collect()));
            weighing.factor(e, false);
            self.near = weighing.dense().is_some_and(|d| self.nearness.judge(e, d, rank == generic));
        }
        if rank < generic || n > DENSE_LIMIT || self.soft {
            return;
        }
        if rank == m {
            self.frozen = None;
            return;
        }
        let rows = match &self.way {
            Way::Step(solver) => solver.independent(),
            Way::Tree | Way::Loops(_) => return,
            // Weighed above.
            Way::General(_) => self.weighing.as_ref().map_or_else(|| (0..m).collect(), Kkt::independent),
        };
        if self.frozen.as_ref().is_none_or(|f| f.solver.rows != rows) {
            self.frozen = Some(Frozen::new(e.model, rows));
        }
    }

    fn solve_tree(&mut self) -> Result<(), Failure> {
        let e = &mut self.equations;
        for (f, phi) in e.force.iter_mut().zip(&e.phi) {
            *f += phi;
        }
        self.gamma.copy_from_slice(&e.phi);
        let Some(mechanics) = &mut e.mechanics else { return Ok(()) };
        let swept = mechanics.forward(&e.force, &mut self.alpha);
        swept.map_err(|stop| match stop {
            Stop::Massless(massless) => no_inertia(e, massless),
            Stop::Operators(error) => Failure::new(format!("the flexible bodies have no accelerations: {error}")),
        })
    }

    fn solve_frozen(&mut self) -> Result<(), Failure> {
        let Some(frozen) = &mut self.frozen else { return Ok(()) };
        let e = &mut self.equations;
        fatal(frozen.solver.factor(e, false), e)?;
        self.rank = frozen.solver.rank();
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = e.force[k] + e.phi[k];
        }
        for (b, &row) in frozen.b.iter_mut().zip(&frozen.solver.rows) {
            *b = e.b[row];
        }
        let status = frozen.solver.solve(&self.force, &frozen.b, &mut self.alpha, &mut frozen.lambda);
        let beside = velocity_slack(self.slack, self.beside);
        let mut disagree = || frozen.solver.inconsistency() > self.slack && !e.met_by(&self.alpha, beside);
        if status != StepStatus::Inconsistent || disagree() {
            fatal(status, e)?;
        }
        self.lambda.fill(0.0);
        for (&row, &lambda) in frozen.solver.rows.iter().zip(&frozen.lambda) {
            self.lambda[row] = lambda;
        }
        self.constraint_forces();
        Ok(())
    }

    fn solve_step(&mut self) -> Result<(), Failure> {
        let Way::Step(solver) = &mut self.way else { return Ok(()) };
        let e = &mut self.equations;
        if self.soft
            && let Some(row) = (0..e.model.rows.len()).find(|&r| e.noise(r) < 0.0)
        {
            let name = &e.model.rows[row].name;
            return Err(Failure::new(format!("the noise of constraint `{name}` is negative")));
        }
        if self.slack < TRIAL {
            solver.hold(false);
        }
        let status = solver.factor(e, self.soft);
        fatal(status, e)?;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = e.force[k] + e.phi[k];
        }
        let status = solver.solve(&self.force, &e.b, &mut self.alpha, &mut self.lambda);
        let beside = velocity_slack(self.slack, self.beside);
        let mut disagree = || solver.inconsistency() > self.slack && !e.met_by(&self.alpha, beside);
        if status != StepStatus::Inconsistent || disagree() {
            fatal(status, e)?;
        }
        let rank = solver.rank();
        self.note_rank(rank);
        self.constraint_forces();
        Ok(())
    }

    /// Ranks are a fact about states on the constraints, not about trial states beside them.
    fn note_rank(&mut self, rank: usize) {
        self.rank = rank;
        if self.slack >= TRIAL || self.ranks.last() == Some(&rank) {
            return;
        }
        if self.ranks.len() < 64 {
            self.ranks.push(rank);
        } else {
            self.ranks[63] = rank;
        }
    }

    /// γ = Aᵀλ + φ.
    fn constraint_forces(&mut self) {
        self.equations.constraint_forces_into(&self.lambda, &mut self.gamma);
    }

    /// By loops as nodes, or by their Delassus matrix.
    fn solve_bodies(&mut self) -> Result<(), Failure> {
        let e = &mut self.equations;
        for (k, f) in self.force.iter_mut().enumerate() {
            *f = e.force[k] + e.phi[k];
        }
        let held = self.held.as_deref().filter(|_| self.slack >= TRIAL);
        let out = (&mut self.alpha[..], &mut self.lambda[..]);
        let Way::Loops(loops) = &mut self.way else { return Ok(()) };
        let found = match loops.solve(e, held, (&self.force, &e.b), out) {
            Ok(found) => found,
            Err(_) if self.asked == Formulation::Auto => {
                (self.way, self.method) = Way::by_multipliers(e.model, true, self.exact);
                (self.nearness, self.held) = (Nearness::of(e.model), None);
                self.asked = Formulation::Matrix(MethodName::Multipliers);
                return if matches!(self.way, Way::Step(_)) { self.solve_step() } else { self.solve_general() };
            }
            Err(massless) => return Err(Refusal::Massless(massless).named(e, loops.method())),
        };
        let beside = velocity_slack(self.slack, self.beside);
        if found.inconsistency > self.slack.max(CONSISTENT) && !e.met_by(&self.alpha, beside) {
            fatal(StepStatus::Inconsistent, e)?;
        }
        self.note_rank(found.rank);
        self.constraint_forces();
        Ok(())
    }

    fn solve_general(&mut self) -> Result<(), Failure> {
        let Way::General(method) = &self.way else { return Ok(()) };
        if let Some(what) = self.equations.not_finite() {
            return Err(Failure::new(what));
        }
        let model = self.equations.model;
        let frozen = self.frozen.as_ref().filter(|_| self.slack >= TRIAL);
        let rows = frozen.map_or_else(|| (0..model.rows.len()).collect(), |f| f.solver.rows.clone());
        let problem = self.equations.problem_for(method.name(), &rows);
        let answer =
            method.enforce(&problem, &self.equations.tolerance(&problem)).map_err(|e| named_at(&self.equations, &e))?;
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
        self.lambda.fill(0.0);
        rows.iter().zip(answer.lambda.iter()).for_each(|(&row, lambda)| self.lambda[row] = *lambda);
        self.note_rank(d.rank);
        Ok(())
    }
}

/// How far velocities may be off: those of trial states by their slack.
fn velocity_slack(slack: f64, beside: f64) -> f64 {
    if slack >= TRIAL { slack } else { beside }
}

impl Frozen {
    fn new(model: &Model, rows: Vec<usize>) -> Self {
        let m = rows.len();
        Self { solver: Kkt::weighing(model, rows), b: vec![0.0; m], lambda: vec![0.0; m] }
    }
}
