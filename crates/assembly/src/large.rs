//! The step of assembly for many variables: least correction over the independent rows, by sparse factorization.
//!
//! With D_c⁻² as mass matrix, f = 0 and b = −h, the sparse solver's answer is equation (2) of the module at μ = 0. Few rows over many
//! columns, as of one loop around a long chain, are factored densely where that is less work: a long row joins all its columns. Damping
//! shortens the step.

use dalembert_dynamics::pivoted::Pivoted;
use dalembert_enforce::Tolerance;
use dalembert_enforce::sparse::{Analysis, SparseStep};
use dalembert_enforce::step::StepStatus;

use super::{Assembler, Stage};

/// Free columns from which it is used.
pub(super) const FROM: usize = 300;

/// What answers.
enum Solver {
    Sparse(Box<SparseStep>),
    /// Rows times D_c, one after the other.
    Dense(Pivoted),
}

/// The solver of a stage.
pub(super) struct Large {
    solver: Solver,
    mass: Vec<f64>,
    rows: Vec<f64>,
    /// Columns of each row.
    columns: Vec<Vec<usize>>,
    /// Place of each column among the free ones.
    place: Vec<usize>,
}

impl Large {
    pub fn new(assembler: &Assembler<'_>, stage: &Stage) -> Self {
        let mut place = vec![usize::MAX; assembler.model.n()];
        stage.columns.iter().enumerate().for_each(|(k, &c)| place[c] = k);
        let free = |column: usize| (place[column] != usize::MAX).then_some(place[column]);
        let rows = stage.rows.iter().map(|&r| assembler.model.pattern.columns(r).filter_map(free).collect());
        let soft_starts = stage.soft_starts.iter().map(|&k| {
            let row = assembler.soft_starts[k].row(&assembler.equations);
            row.into_iter().filter_map(|e| free(e.0)).collect()
        });
        let rows: Vec<Vec<usize>> = rows.chain(soft_starts).collect();
        let diagonal: Vec<(usize, usize)> = (0..stage.columns.len()).map(|k| (k, k)).collect();
        let (n, m) = (stage.columns.len(), rows.len());
        let analysis = Analysis::new(n, &diagonal, &rows);
        let solver = if n.saturating_mul(4 * m * m.min(n)) < analysis.work() {
            Solver::Dense(Pivoted::default())
        } else {
            Solver::Sparse(Box::new(SparseStep::of(&analysis, Tolerance::default())))
        };
        Self {
            solver,
            mass: stage.ease.iter().map(|e| 1.0 / (e * e)).collect(),
            rows: vec![0.0; rows.iter().map(Vec::len).sum()],
            columns: rows,
            place,
        }
    }

    /// The correction by column of the model, for h relative to what its rows are.
    pub fn step(
        &mut self,
        a: &Assembler<'_>,
        stage: &Stage,
        (scales, h): (&[f64], &[f64]),
        damping: f64,
    ) -> Option<Vec<f64>> {
        let b: Vec<f64> = h.iter().map(|h| -h).collect();
        let mut values = self.rows.iter_mut();
        let place = &self.place;
        let mut fill = |entries: &mut dyn Iterator<Item = (usize, f64)>| {
            for (_, value) in entries.filter(|e| place[e.0] != usize::MAX) {
                if let Some(to) = values.next() {
                    *to = value;
                }
            }
        };
        for (&row, scale) in stage.rows.iter().zip(scales) {
            let scale = scale * a.steepness(stage, row);
            fill(&mut a.entries(stage, row).map(|(c, x)| (c, x / scale)));
        }
        for &k in &stage.soft_starts {
            let size = a.soft_starts[k].size(a.model);
            fill(&mut a.soft_starts[k].row(&a.equations).into_iter().map(|(c, x)| (c, x / size)));
        }
        let x = self.solve(&stage.ease, &b)?;
        let shorter = 1.0 / (1.0 + 1e4 * damping);
        let mut step = vec![0.0; a.model.n()];
        stage.columns.iter().zip(&x).for_each(|(&c, x)| step[c] = shorter * x);
        Some(step)
    }

    /// The least x by the measure of D_c with the rows' x = b.
    fn solve(&mut self, ease: &[f64], b: &[f64]) -> Option<Vec<f64>> {
        let mut x = vec![0.0; ease.len()];
        match &mut self.solver {
            Solver::Sparse(solver) => {
                solver.factor(&self.mass, &self.rows);
                let status = solver.solve(&vec![0.0; x.len()], b, &mut x, &mut vec![0.0; b.len()]);
                let lost = matches!(
                    status,
                    StepStatus::NotFinite | StepStatus::AccelerationsNotUnique | StepStatus::IndefiniteMass { .. }
                );
                (!lost).then_some(x)
            }
            Solver::Dense(rows) => {
                rows.resize(x.len(), b.len());
                let mut values = self.rows.iter();
                for (i, columns) in self.columns.iter().enumerate() {
                    let column = rows.column_mut(i);
                    columns.iter().zip(&mut values).for_each(|(&j, value)| column[j] += value * ease[j]);
                }
                rows.factor(Tolerance::default().rank);
                rows.satisfy(b, &mut x);
                rows.from_factor(&mut x);
                x.iter_mut().zip(ease).for_each(|(x, e)| *x *= e);
                x.iter().all(|x| x.is_finite()).then_some(x)
            }
        }
    }
}
