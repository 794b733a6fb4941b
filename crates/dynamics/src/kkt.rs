//! The system M x = f + Aᵀμ, A x = b over some of a model's rows: filled from the equations, factored, solved.
//!
//! Which solver is told by work, counted from where the entries of M and A stand, whatever they come from: [`SparseStep`] eliminates
//! front by front, and its fill-in is known before any number is; [`StepSolver`] takes all there is. What the sparse one refuses, the
//! dense one answers. A soft row has a column of its own in the sparse system: A α + √R w = b, w of unit mass.
//!
//! M itself is made where it has few entries; else it is given to the sparse solver as a product (`kkt/product.rs`), by work again.
//!
//! In place of M a metric may be asked for: weights of single columns, each alone with its own, and M among the others.

mod factored;
mod product;

use std::sync::Arc;

pub use dalembert_enforce::DENSE_LIMIT;
use dalembert_enforce::Tolerance;
use dalembert_enforce::sparse::{Analysis, SparseStep};
use dalembert_enforce::step::{StepSolver, StepStatus};

use dalembert_integrate::{Failure, Memory, Remember};

use crate::equations::Equations;
use dalembert_model::model::Model;
use dalembert_model::pattern::Entry;
use factored::{Factored, Matrices};
use product::Product;

/// From this number of columns on, they are worth it for multipliers of least norm as well.
pub const LARGE: usize = 12;
/// Operations of the dense solver that take as long as one of the sparse solver: its pivoted QR looks at lengths as well.
const DENSE_SHARE: usize = 2;
/// Entries of M beyond which it is not made: 1 GiB, and factors take as much again.
const MOST_ENTRIES: usize = 1 << 27;
/// Operations for an entry of 𝓜.
const MASS_ENTRY: usize = 12;

/// A solver for some of the rows.
pub struct Kkt {
    /// The rows, by number.
    pub rows: Vec<usize>,
    form: Form,
    /// Columns with a weight in place of inertia, with it; in order.
    weights: Vec<(usize, f64)>,
}

/// What is to be factored: rows by number, and columns with weights in place of inertia.
#[derive(Clone, Copy)]
struct Asked<'a> {
    rows: &'a [usize],
    weights: &'a [(usize, f64)],
}

enum Form {
    Dense(Box<Dense>),
    Sparse(Box<Sparse>),
}

/// One of the two solvers.
enum Answering<'a> {
    Dense(&'a StepSolver),
    Sparse(&'a SparseStep),
}

struct Dense {
    solver: StepSolver,
    mass: Vec<f64>,
    a: Vec<f64>,
    noise: Vec<f64>,
    factored: Factored,
}

struct Sparse {
    solver: SparseStep,
    /// Of all entries of M those that stay where columns are weighted; empty if all do.
    kept: Vec<usize>,
    entries: Vec<f64>,
    /// M as a product, whose own entries then are those of `mass`.
    product: Option<Product>,
    mass: Vec<f64>,
    a: Vec<f64>,
    /// Where the entries of the rows stand among the equations' values.
    places: Vec<usize>,
    /// Soft rows, and where √R of each goes among the entries; w of the last solution.
    soft: Vec<(usize, usize)>,
    columns: Vec<f64>,
    force: Vec<f64>,
    /// Answers for states that the sparse solver refuses, if the model is small enough.
    dense: Option<Dense>,
    refused: bool,
    /// Whether the dense solver answers for all states.
    careful: bool,
    /// Whether it answers where multipliers are not determined.
    exact: bool,
    factored: Factored,
}

/// Whether the sparse solver takes less work than the dense one for these rows of a model.
fn is_sparse(model: &Model, rows: &[usize]) -> bool {
    let n = model.n();
    if n > DENSE_LIMIT {
        return true;
    }
    let dense = DENSE_SHARE * StepSolver::expected_work(n, rows.len());
    // Fill-in only adds to what is there.
    if mass_size(model) > dense && product::least_work(model).is_none_or(|least| least > dense) {
        return false;
    }
    let analysis = analysis(model, rows);
    // Which of a few rows of formulas that repeat each other is left out may change between the stages of a step, off the constraints,
    // where they differ: the dense solver weighs them together.
    (model.mechanism.is_some() || !analysis.is_small()) && analysis.work() <= dense
}

/// How many places [`mass_pattern`] lists.
pub fn mass_size(model: &Model) -> usize {
    filled(model).count() + model.mechanism.as_ref().map_or(0, dalembert_mechanism::Mechanism::mass_size)
}

/// Places of the entries that formulas give, of each symmetric pair one.
fn filled(model: &Model) -> impl Iterator<Item = (usize, usize)> {
    model.pattern.mass.iter().filter(|e| e.row >= e.column).map(|e| (e.row, e.column))
}

/// Whether M itself is too large to be made, and it is given as a product to what solves with rows.
pub fn is_a_product(model: &Model) -> bool {
    !model.rows.is_empty() && mass_size(model) > MOST_ENTRIES && product::least_work(model).is_some()
}

/// Whether all of M, or matrices with all its columns and rows, can be made for a method.
///
/// # Errors
/// The numbers that it would take.
pub fn fits(model: &Model, method: &str, whole: bool) -> Result<(), Failure> {
    let (n, m) = (model.n(), model.rows.len());
    let numbers = if whole { n.saturating_mul(n + m) } else { mass_size(model) };
    if numbers <= MOST_ENTRIES {
        return Ok(());
    }
    let (what, gigabytes) = (if whole { "dense matrices" } else { "a mass matrix" }, 8.0 * numbers as f64 / 1e9);
    let advice = if m == 0 && !whole { "`tree` needs none" } else { "ask about a part of the model" };
    Err(Failure::new(format!(
        "method `{method}` makes {what} of {numbers} numbers, {gigabytes:.0} GB, for {n} variables and {m} rows: {advice}"
    )))
}

/// Operations for accelerations with multipliers, by the better of the two solvers; what they take of 𝓜 is made for them.
pub fn work(model: &Model) -> usize {
    let (n, m) = (model.n(), model.rows.len());
    let entries = mass_size(model);
    let dense = DENSE_SHARE.saturating_mul(StepSolver::expected_work(n, m)).saturating_add(MASS_ENTRY * entries);
    // Fill-in only adds to what is there.
    let is_less = |least: usize| n > DENSE_LIMIT || least <= dense;
    let sparse = if is_less(MASS_ENTRY * entries) && entries <= MOST_ENTRIES
        || product::least_work(model).is_some_and(is_less)
    {
        whole_work(model, &analysis(model, &(0..m).collect::<Vec<_>>()))
    } else {
        usize::MAX
    };
    if n > DENSE_LIMIT { sparse } else { sparse.min(dense) }
}

/// Operations by the sparse solver, those for what it takes of 𝓜 included.
fn whole_work(model: &Model, analysis: &Analysis) -> usize {
    let filling = if analysis.has_sums() { product::filling(model) } else { MASS_ENTRY * mass_size(model) };
    analysis.work().saturating_add(filling)
}

/// Whether that is less than some number of operations: the entries of 𝓜 alone may be more, and then no order of elimination is looked for.
pub fn is_less_work(model: &Model, than: usize) -> bool {
    let least = MASS_ENTRY.saturating_mul(mass_size(model)).min(product::least_work(model).unwrap_or(usize::MAX));
    least < than && work(model) < than
}

/// Places of M's entries, of each symmetric pair one: those of formulas, then those of bodies.
pub fn mass_pattern(model: &Model) -> Vec<(usize, usize)> {
    let mut places: Vec<(usize, usize)> = filled(model).collect();
    if let Some(m) = &model.mechanism {
        places.extend(m.mass_pattern().into_iter().map(|(i, j)| (m.columns[i], m.columns[j])));
    }
    places
}

/// The entries of a row of A; rows that are zeros at every state have none.
pub fn entries(model: &Model, row: usize) -> &[Entry] {
    let place = &model.pattern.row_places[row];
    if place.blank { &[] } else { &model.pattern.rows[place.entries.clone()] }
}

/// Order and fronts for M and these rows, soft ones with columns of their own behind all others.
fn analysis(model: &Model, rows: &[usize]) -> Arc<Analysis> {
    model.analyses.of(rows, || {
        let mut columns: Vec<Vec<usize>> =
            rows.iter().map(|&r| entries(model, r).iter().map(|e| e.column).collect()).collect();
        let mut n = model.n();
        for (columns, _) in columns.iter_mut().zip(rows).filter(|(_, r)| model.rows[**r].soft) {
            columns.push(n);
            n += 1;
        }
        let soft = model.n()..n;
        better(model, product::analysis(model, n, &columns, soft.clone()), || {
            let mut mass = mass_pattern(model);
            mass.extend(soft.map(|c| (c, c)));
            Analysis::new(n, &mass, &columns)
        })
    })
}

/// Of M as a product and M itself what is less work.
fn better(model: &Model, product: Option<Analysis>, itself: impl FnOnce() -> Analysis) -> Analysis {
    let Some(product) = product else { return itself() };
    let work = whole_work(model, &product);
    if MASS_ENTRY.saturating_mul(mass_size(model)) >= work || mass_size(model) > MOST_ENTRIES {
        return product;
    }
    let itself = itself();
    if whole_work(model, &itself) <= work { itself } else { product }
}

/// The same for hard rows where some columns have weights, behind the entries of M that stay.
fn weighted_analysis(model: &Model, rows: &[usize], weighted: &[usize]) -> (Vec<usize>, Analysis) {
    let columns: Vec<Vec<usize>> = rows.iter().map(|&r| entries(model, r).iter().map(|e| e.column).collect()).collect();
    let mut kept = Vec::new();
    let product = product::analysis(model, model.n(), &columns, weighted.iter().copied());
    let analysis = better(model, product, || {
        let pattern = mass_pattern(model);
        let has = |c: usize| weighted.binary_search(&c).is_ok();
        kept.extend((0..pattern.len()).filter(|&k| !has(pattern[k].0) && !has(pattern[k].1)));
        let own = weighted.iter().map(|&c| (c, c));
        let mass: Vec<(usize, usize)> = kept.iter().map(|&k| pattern[k]).chain(own).collect();
        Analysis::new(model.n(), &mass, &columns)
    });
    (kept, analysis)
}

impl Kkt {
    /// A solver for these rows; `exact` asks for multipliers of least norm where they are not determined, up to
    /// [`DENSE_LIMIT`] columns.
    pub fn new(model: &Model, rows: Vec<usize>, exact: bool) -> Self {
        let form = if (!exact || model.n() >= LARGE) && is_sparse(model, &rows) {
            // What the sparse solver takes for rounding of rows of numbers, they may mean.
            let numbers = rows.iter().all(|&row| model.pattern.row_places[row].constant);
            Form::Sparse(Box::new(Sparse::new(model, &rows, exact || numbers)))
        } else {
            Form::Dense(Box::new(Dense::new(model.n(), rows.len())))
        };
        Self { rows, form, weights: Vec::new() }
    }

    /// A solver for hard rows in which these columns, in order, have weights in place of inertia: 1 until others are set.
    pub fn weighted(model: &Model, rows: Vec<usize>, columns: &[usize]) -> Self {
        let mut kkt = Self::new(model, rows, false);
        if let (Form::Sparse(sparse), false) = (&mut kkt.form, columns.is_empty()) {
            **sparse = Sparse::weighted(model, &kkt.rows, columns);
        }
        kkt.weights = columns.iter().map(|&c| (c, 1.0)).collect();
        kkt
    }

    /// Other weights of the columns that have them, in their order.
    pub fn set_weights(&mut self, weights: impl IntoIterator<Item = f64>) {
        self.weights.iter_mut().zip(weights).for_each(|(known, weight)| known.1 = weight);
    }

    /// A solver that weighs rows in the mass metric, up to [`DENSE_LIMIT`] columns.
    pub fn weighing(model: &Model, rows: Vec<usize>) -> Self {
        if model.n() > DENSE_LIMIT {
            return Self::new(model, rows, true);
        }
        let form = Form::Dense(Box::new(Dense::new(model.n(), rows.len())));
        Self { rows, form, weights: Vec::new() }
    }

    /// Factors M and A at the state that the equations were evaluated at; rows with noise yield if `soft`.
    pub fn factor(&mut self, equations: &mut Equations<'_>, soft: bool) -> StepStatus {
        let asked = Asked { rows: &self.rows, weights: &self.weights };
        match &mut self.form {
            Form::Dense(dense) => dense.factor(equations, asked, soft),
            Form::Sparse(sparse) => sparse.factor(equations, asked, soft),
        }
    }

    /// Solves for the factored M and A.
    pub fn solve(&mut self, f: &[f64], b: &[f64], x: &mut [f64], mu: &mut [f64]) -> StepStatus {
        match &mut self.form {
            Form::Dense(dense) => dense.solver.solve(f, b, x, mu),
            Form::Sparse(sparse) => match &mut sparse.dense {
                Some(dense) if sparse.refused => dense.solver.solve(f, b, x, mu),
                _ => sparse.solve(f, b, x, mu),
            },
        }
    }

    /// The solver that answered last.
    fn answering(&self) -> Answering<'_> {
        match &self.form {
            Form::Dense(dense) => Answering::Dense(&dense.solver),
            Form::Sparse(sparse) => match &sparse.dense {
                Some(dense) if sparse.refused => Answering::Dense(&dense.solver),
                _ => Answering::Sparse(&sparse.solver),
            },
        }
    }

    /// Rank of the rows.
    pub fn rank(&self) -> usize {
        match self.answering() {
            Answering::Dense(solver) => solver.rank(),
            Answering::Sparse(solver) => solver.rank(),
        }
    }

    /// Contradiction of dependent rows in the last solution.
    pub fn inconsistency(&self) -> f64 {
        match self.answering() {
            Answering::Dense(solver) => solver.inconsistency(),
            Answering::Sparse(solver) => solver.inconsistency(),
        }
    }

    /// Rows found independent, by number.
    pub fn independent(&self) -> Vec<usize> {
        let dependent = match self.answering() {
            Answering::Dense(solver) => solver.dependent_rows(),
            Answering::Sparse(solver) => solver.dependent_rows(),
        };
        let mut keep = vec![true; self.rows.len()];
        dependent.iter().for_each(|&r| keep[r] = false);
        self.rows.iter().zip(keep).filter(|(_, keep)| *keep).map(|(&r, _)| r).collect()
    }

    /// Keeps the sparse solver's last choice of dependent rows, or lets it choose again.
    pub fn hold(&mut self, hold: bool) {
        if let Form::Sparse(sparse) = &mut self.form {
            let marked = |solver: &SparseStep| solver.held_rows().contains(&true);
            let before = marked(&sparse.solver);
            sparse.solver.hold_dependent_rows(hold);
            if before || marked(&sparse.solver) {
                sparse.factored.forget();
            }
        }
    }

    /// Leaves states near singular poses to the dense solver, which weighs rows in the mass metric.
    pub fn careful(&mut self, careful: bool) {
        if let Form::Sparse(sparse) = &mut self.form {
            sparse.careful = careful;
        }
    }

    /// The sparse solver, if it is one.
    pub fn sparse(&self) -> Option<&SparseStep> {
        match &self.form {
            Form::Dense(_) => None,
            Form::Sparse(sparse) => Some(&sparse.solver),
        }
    }

    /// The dense solver, if it is one.
    pub fn dense(&self) -> Option<&StepSolver> {
        match &self.form {
            Form::Dense(dense) => Some(&dense.solver),
            Form::Sparse(_) => None,
        }
    }
}

impl Dense {
    fn new(n: usize, m: usize) -> Self {
        Self {
            solver: StepSolver::new(n, m),
            mass: vec![0.0; n * n],
            a: vec![0.0; m * n],
            noise: vec![0.0; m],
            factored: Factored::default(),
        }
    }

    fn factor(&mut self, equations: &mut Equations<'_>, asked: Asked<'_>, soft: bool) -> StepStatus {
        let Asked { rows, weights } = asked;
        equations.mass_into(&mut self.mass);
        let n = equations.model.n();
        for &(c, weight) in weights {
            (0..n).for_each(|i| (self.mass[c * n + i], self.mass[i * n + c]) = (0.0, 0.0));
            self.mass[c * n + c] = weight;
        }
        equations.rows_into(rows, &mut self.a);
        for (r, &row) in self.noise.iter_mut().zip(rows) {
            *r = if soft { equations.noise(row) } else { 0.0 };
        }
        let rank_tolerance = equations.rank_tolerance(rows.iter().copied());
        let matrices = Matrices { mass: &self.mass, rows: &self.a, noise: &self.noise, rank_tolerance };
        self.factored.again(matrices, || {
            self.solver.set_rank_tolerance(rank_tolerance);
            self.solver.weigh_rows(rows.iter().map(|&row| equations.certainty(row)));
            let noise = if soft { &self.noise[..] } else { &[] };
            self.solver.factor_with_noise(&self.mass, &self.a, noise)
        })
    }
}

impl Sparse {
    fn new(model: &Model, rows: &[usize], exact: bool) -> Self {
        Self::of(model, rows, &analysis(model, rows), exact)
    }

    fn weighted(model: &Model, rows: &[usize], columns: &[usize]) -> Self {
        let (kept, analysis) = weighted_analysis(model, rows, columns);
        let own = Self::of(model, rows, &Arc::new(analysis), false);
        if own.product.is_none() {
            let mass = vec![0.0; kept.len() + columns.len()];
            return Self { mass, entries: vec![0.0; mass_size(model)], kept, ..own };
        }
        let (product, mass) = Product::new(model, model.n(), columns, &vec![1.0; columns.len()]).unzip();
        Self { product, mass: mass.unwrap_or_default(), ..own }
    }

    fn of(model: &Model, rows: &[usize], analysis: &Arc<Analysis>, exact: bool) -> Self {
        let (mut at, mut places, mut soft) = (0, Vec::new(), Vec::new());
        for &r in rows {
            places.extend(entries(model, r).iter().map(|e| e.value));
            at = places.len() + soft.len();
            if model.rows[r].soft {
                soft.push((r, at));
                at += 1;
            }
        }
        let n = model.n() + soft.len();
        let unit = vec![1.0; soft.len()];
        let (product, inertia) =
            Some(()).filter(|()| analysis.has_sums()).and_then(|()| Product::new(model, n, &[], &unit)).unzip();
        let inertia = inertia.unwrap_or_else(|| {
            let mut itself = vec![0.0; mass_size(model)];
            itself.extend(unit);
            itself
        });
        Self {
            solver: SparseStep::of(analysis, Tolerance::default()),
            kept: Vec::new(),
            entries: Vec::new(),
            product,
            mass: inertia,
            a: vec![0.0; at],
            places,
            soft,
            columns: vec![0.0; n],
            force: Vec::with_capacity(n),
            dense: None,
            refused: false,
            careful: false,
            exact,
            factored: Factored::default(),
        }
    }

    /// √R goes behind the entries of its row.
    fn fill_rows(&mut self, equations: &Equations<'_>, soft: bool) {
        let (mut from, mut to) = (0, 0);
        for &(row, at) in self.soft.iter().chain([&(0, self.a.len())]) {
            let count = at - to;
            equations.values_into(&self.places[from..from + count], &mut self.a[to..at]);
            if let Some(root) = self.a.get_mut(at) {
                *root = if soft { equations.noise(row).sqrt() } else { 0.0 };
            }
            (from, to) = (from + count, at + 1);
        }
    }

    fn solve(&mut self, f: &[f64], b: &[f64], x: &mut [f64], mu: &mut [f64]) -> StepStatus {
        if self.soft.is_empty() {
            return self.solver.solve(f, b, x, mu);
        }
        self.force.clear();
        self.force.extend_from_slice(f);
        self.force.resize(self.columns.len(), 0.0);
        let status = self.solver.solve(&self.force, b, &mut self.columns, mu);
        x.copy_from_slice(&self.columns[..x.len()]);
        status
    }

    fn factor(&mut self, equations: &mut Equations<'_>, asked: Asked<'_>, soft: bool) -> StepStatus {
        let Asked { rows, weights } = asked;
        if let Some(product) = &mut self.product {
            product.fill(equations, weights, &mut self.mass);
        } else if weights.is_empty() {
            let own = self.mass.len() - self.soft.len();
            equations.mass_entries_into(&mut self.mass[..own]);
        } else {
            equations.mass_entries_into(&mut self.entries);
            let kept = self.kept.iter().map(|&k| self.entries[k]);
            self.mass.iter_mut().zip(kept.chain(weights.iter().map(|w| w.1))).for_each(|(m, value)| *m = value);
        }
        self.fill_rows(equations, soft);
        let status = match &self.product {
            Some(product) => self.solver.factor_with_sums(product.values(&self.mass, &self.a)),
            None => {
                let matrices = Matrices { mass: &self.mass, rows: &self.a, noise: &[], rank_tolerance: 0.0 };
                self.factored.again(matrices, || self.solver.factor(&self.mass, &self.a))
            }
        };
        let undetermined = match status {
            StepStatus::Regular => false,
            // Multipliers of rows of zeros are zero in the least of all answers.
            StepStatus::RowsDependent { .. } => self.solver.drops_entries(),
            _ => true,
        };
        let refused = self.careful || status == StepStatus::AccelerationsNotUnique || (self.exact && undetermined);
        self.refused = refused && equations.model.n() <= DENSE_LIMIT;
        if !self.refused {
            return status;
        }
        let n = equations.model.n();
        self.dense.get_or_insert_with(|| Dense::new(n, rows.len())).factor(equations, asked, soft)
    }
}

/// What outlasts a factorization.
impl Remember for Kkt {
    fn remember(&mut self, memory: &mut Memory) {
        let Form::Sparse(sparse) = &mut self.form else { return };
        sparse.careful.remember(memory);
        let mut held = sparse.solver.held_rows().to_vec();
        held.remember(memory);
        if memory.reads() {
            sparse.factored.forget();
            if held.is_empty() || held.len() == self.rows.len() {
                sparse.solver.drop_rows(&held);
            } else {
                memory.refuse();
            }
        }
    }
}
