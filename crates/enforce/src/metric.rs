//! The mass metric W = L L*, block by block.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | M | – | n×n Hermitian positive semidefinite, block-diagonal |
//! | W | – | M + Σ μⱼeⱼeⱼ* over the variables j that pivoted Cholesky leaves over; W = M if M > 0 |
//! | L | `blocks` | Cholesky factor of W with rows in pivot order: a = L*α (entries of a in pivot order within each block) |
//! | J | `massless` | L⁻¹ M L⁻* = diag of 1 and 0; `massless[k]` says that place k is 0 |
//!
//! ```text
//! M = [L₁; L₂][L₁; L₂]* (r columns)   ⇒   L = [L₁ 0; L₂ diag(√μ)],  J = diag(I, 0)                                   (1)
//! ```
//!
//! In these coordinates a singular mass matrix is a mass of 1 or 0 per coordinate. Cost Σ size³/3 over the blocks.
//! The step solver has the same in `step/inertia.rs` for one dense block without allocation.

use faer::{Col, ColMut, Mat, MatMut};

use crate::balance::balance;
use crate::error::EnforceError;
use crate::field::Field;
use crate::outwards::{Entries, Faint, Outwards};
use crate::problem::{Problem, RowGroup};
use crate::tolerances::{PLAIN_PIVOT, TIE, Tolerance};

/// Factor of W.
#[derive(Clone, Debug)]
pub struct Metric<T: Field> {
    blocks: Vec<Block<T>>,
    /// Per place: no inertia.
    pub massless: Vec<bool>,
    /// Per place: the variable.
    pub variable: Vec<usize>,
    /// Per variable: √Wⱼⱼ.
    pub root_diagonal: Vec<f64>,
}

#[derive(Clone, Debug)]
struct Block<T: Field> {
    start: usize,
    l: Mat<T>,
    order: Vec<usize>,
    rank: usize,
}

impl<T: Field> Metric<T> {
    /// Factors M; `rows` (any matrix with n columns, such as A) sets the scale of variables that M does not know.
    ///
    /// # Errors
    /// [`EnforceError::Indefinite`].
    pub fn new(problem: &Problem<T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        let mut metric = Self {
            blocks: Vec::new(),
            massless: vec![false; problem.n],
            variable: (0..problem.n).collect(),
            root_diagonal: vec![1.0; problem.n],
        };
        let mut next = 0;
        for mass in &problem.mass {
            (next..mass.start).for_each(|j| metric.push_massless(j));
            metric.blocks.push(Block::factor(mass.start, &mass.matrix, tolerance)?);
            next = mass.start + mass.matrix.nrows();
        }
        (next..problem.n).for_each(|j| metric.push_massless(j));
        metric.number_places();
        metric.scale_leftover(problem, false);
        metric.read_diagonal();
        Ok(metric)
    }

    /// The same with scales of what M does not know that all rows tell together.
    pub fn balanced(&self, problem: &Problem<T>) -> Self {
        let mut metric = self.clone();
        metric.scale_leftover(problem, true);
        metric.read_diagonal();
        metric
    }

    fn push_massless(&mut self, start: usize) {
        self.blocks.push(Block { start, l: Mat::identity(1, 1), order: vec![0], rank: 0 });
    }

    fn number_places(&mut self) {
        for block in &self.blocks {
            for (place, &local) in block.order.iter().enumerate() {
                self.variable[block.start + place] = block.start + local;
                self.massless[block.start + place] = place >= block.rank;
            }
        }
    }

    /// Whether M is singular.
    pub fn singular(&self) -> bool {
        self.massless.contains(&true)
    }

    /// The least pivot of M, as a share of its diagonal.
    pub fn least_pivot(&self) -> f64 {
        let shares = self.blocks.iter().flat_map(|block| {
            (0..block.rank).map(move |k| {
                let diagonal = self.root_diagonal[block.start + block.order[k]];
                block.l[(k, k)].modulus2() / (diagonal * diagonal)
            })
        });
        shares.fold(1.0, f64::min)
    }

    /// μ of the left-over variables: Mⱼⱼ if that is not zero. The others get their scale from the rows, from row to row or from all together.
    fn scale_leftover(&mut self, problem: &Problem<T>, balanced: bool) {
        let mut root = natural_scales(problem);
        if self.singular() {
            let groups = Groups::of(problem);
            let mut outwards = Outwards::new(problem.n, groups.rows(), 0);
            if balanced {
                balance(&groups, &mut root, outwards.room());
            } else {
                outwards.spread(&groups, Faint::Skipped, &mut root);
            }
        }
        for block in &mut self.blocks {
            for place in block.rank..block.order.len() {
                let scale = root[block.start + block.order[place]];
                block.l[(place, place)] = T::of(if scale > 0.0 { scale } else { 1.0 });
            }
        }
    }

    fn read_diagonal(&mut self) {
        for block in &self.blocks {
            for (place, &local) in block.order.iter().enumerate() {
                let sum: f64 = (0..=place).map(|k| block.l[(place, k)].modulus2()).sum();
                self.root_diagonal[block.start + local] = sum.sqrt();
            }
        }
    }

    /// X ← L⁻¹ X (rows by variable in, by place out).
    pub fn solve_l(&self, mut x: MatMut<'_, T>) {
        for block in &self.blocks {
            let mut part = x.as_mut().subrows_mut(block.start, block.order.len());
            let permuted = Mat::from_fn(part.nrows(), part.ncols(), |i, j| part[(block.order[i], j)]);
            part.copy_from(&permuted);
            block.l.solve_lower_triangular_in_place(part);
        }
    }

    /// X ← L⁻* X (rows by place in, by variable out).
    pub fn solve_l_adjoint(&self, mut x: MatMut<'_, T>) {
        for block in &self.blocks {
            let mut part = x.as_mut().subrows_mut(block.start, block.order.len());
            block.l.adjoint().solve_upper_triangular_in_place(part.as_mut());
            let places = part.to_owned();
            for (place, &local) in block.order.iter().enumerate() {
                part.as_mut().row_mut(local).copy_from(&places.row(place));
            }
        }
    }

    /// L⁻¹ x.
    pub fn solve_l_col(&self, x: &Col<T>) -> Col<T> {
        let mut out = x.clone();
        self.solve_l(out.as_mut().as_mat_mut());
        out
    }

    /// L⁻* x.
    pub fn solve_l_adjoint_col(&self, x: &Col<T>) -> Col<T> {
        let mut out = x.clone();
        self.solve_l_adjoint(out.as_mut().as_mat_mut());
        out
    }

    /// First column and size of every diagonal block, in order.
    pub fn blocks(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.blocks.iter().map(|block| (block.start, block.order.len()))
    }

    /// L⁻¹eⱼ within block `index` for each of its variables j given, size × count.
    pub fn inverse_columns(&self, index: usize, variables: &[usize]) -> Mat<T> {
        let block = &self.blocks[index];
        let size = block.order.len();
        let mut out = Mat::from_fn(size, variables.len(), |place, k| {
            if block.start + block.order[place] == variables[k] { T::ONE } else { T::ZERO }
        });
        block.l.solve_lower_triangular_in_place(out.as_mut());
        out
    }

    /// L a (by place in, by variable out).
    pub fn times_l(&self, a: &Col<T>) -> Col<T> {
        let mut out = Col::zeros(a.nrows());
        for block in &self.blocks {
            let part = &block.l * a.subrows(block.start, block.order.len());
            for (place, &local) in block.order.iter().enumerate() {
                out[block.start + local] = part[place];
            }
        }
        out
    }

    /// J a in place; entries beyond n (coordinates of soft rows) have unit mass.
    pub fn project_mass(&self, mut a: ColMut<'_, T>) {
        for (k, &massless) in self.massless.iter().enumerate() {
            if massless {
                a[k] = T::ZERO;
            }
        }
    }
}

/// √Mⱼⱼ per variable, 0 without mass.
fn natural_scales<T: Field>(problem: &Problem<T>) -> Vec<f64> {
    let mut scales = vec![0.0; problem.n];
    for block in &problem.mass {
        for j in 0..block.matrix.nrows() {
            scales[block.start + j] = block.matrix[(j, j)].re().max(0.0).sqrt();
        }
    }
    scales
}

/// The rows of all modules.
struct Groups<'a, T: Field> {
    groups: Vec<&'a RowGroup<T>>,
    /// Per row: its group, and which it is there.
    rows: Vec<(usize, usize)>,
}

impl<'a, T: Field> Groups<'a, T> {
    fn of(problem: &'a Problem<T>) -> Self {
        let groups: Vec<_> = problem.groups().collect();
        let rows = groups.iter().enumerate().flat_map(|(g, group)| (0..group.rows()).map(move |i| (g, i))).collect();
        Self { groups, rows }
    }
}

impl<T: Field> Entries for Groups<'_, T> {
    fn rows(&self) -> usize {
        self.rows.len()
    }

    fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> {
        let (group, i) = (self.groups[self.rows[row].0], self.rows[row].1);
        group.columns.iter().enumerate().map(move |(k, &j)| (j, group.a[(i, k)].modulus()))
    }

    fn deviation(&self, row: usize) -> f64 {
        let (group, i) = self.rows[row];
        self.groups[group].variance(i).sqrt()
    }
}

impl<T: Field> Block<T> {
    /// Pivoted Cholesky; [`Metric::scale_leftover`] fills the left-over diagonal of L.
    fn factor(start: usize, mass: &Mat<T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        let size = mass.nrows();
        if let Some(l) = definite(mass) {
            return Ok(Self { start, l, order: (0..size).collect(), rank: size });
        }
        let mut rest = Mat::from_fn(size, size, |i, j| (mass[(i, j)] + mass[(j, i)].conjugate()).scaled(0.5));
        let mut order: Vec<usize> = (0..size).collect();
        let mut rank = 0;
        while let Some(pivot) = best_pivot(&rest, mass, &order, rank, tolerance.mass) {
            swap_places(&mut rest, rank, pivot);
            order.swap(rank, pivot);
            eliminate(&mut rest, rank);
            rank += 1;
        }
        check_rest(start, &rest, mass, &order, rank, 100.0 * tolerance.mass)?;
        for j in 0..size {
            for i in 0..size {
                if i < j || j >= rank {
                    rest[(i, j)] = T::ZERO;
                }
            }
        }
        Ok(Self { start, l: rest, order, rank })
    }
}

/// The plain Cholesky factor if no pivot is suspiciously small; without pivoting a small pivot says little about the rank.
fn definite<T: Field>(mass: &Mat<T>) -> Option<Mat<T>> {
    let l = mass.llt(faer::Side::Lower).ok()?.L().to_owned();
    let large = |j: usize| l[(j, j)].modulus2() > PLAIN_PIVOT * mass[(j, j)].re();
    (0..mass.nrows()).all(large).then_some(l)
}

fn best_pivot<T: Field>(rest: &Mat<T>, mass: &Mat<T>, order: &[usize], k: usize, tolerance: f64) -> Option<usize> {
    let mut best = (tolerance, None);
    for j in k..order.len() {
        let diagonal = mass[(order[j], order[j])].re();
        let share = rest[(j, j)].re() / diagonal;
        if diagonal > 0.0 && share > best.0 * (1.0 + TIE) {
            best = (share, Some(j));
        }
    }
    best.1
}

fn swap_places<T: Field>(square: &mut Mat<T>, a: usize, b: usize) {
    for k in 0..square.nrows() {
        let (x, y) = (square[(a, k)], square[(b, k)]);
        (square[(a, k)], square[(b, k)]) = (y, x);
    }
    for k in 0..square.nrows() {
        let (x, y) = (square[(k, a)], square[(k, b)]);
        (square[(k, a)], square[(k, b)]) = (y, x);
    }
}

fn eliminate<T: Field>(square: &mut Mat<T>, k: usize) {
    let size = square.nrows();
    let scale = square[(k, k)].re().sqrt().recip();
    for i in k..size {
        square[(i, k)] = square[(i, k)].scaled(scale);
    }
    for j in k + 1..size {
        let factor = square[(j, k)].conjugate();
        for i in k + 1..size {
            let column = square[(i, k)];
            square[(i, j)] -= column * factor;
        }
    }
}

/// What is left after the last pivot must be rounding; otherwise M has a negative direction.
fn check_rest<T: Field>(
    start: usize,
    rest: &Mat<T>,
    mass: &Mat<T>,
    order: &[usize],
    rank: usize,
    tolerance: f64,
) -> Result<(), EnforceError> {
    let size = |j: usize| mass[(order[j], order[j])].modulus();
    for j in rank..order.len() {
        for i in rank..=j {
            let left = rest[(i, j)];
            let scale = (size(i) * size(j)).sqrt();
            if (i == j && left.re() < -tolerance * scale) || left.modulus() > tolerance.sqrt() * scale {
                return Err(negative_direction(start, mass));
            }
        }
    }
    Ok(())
}

/// The most negative eigenvector of the block, scaled to its diagonal, and its largest variable.
fn negative_direction<T: Field>(start: usize, mass: &Mat<T>) -> EnforceError {
    let size = mass.nrows();
    let largest = (0..size).map(|j| mass[(j, j)].modulus()).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    let scale = |j: usize| {
        let diagonal = mass[(j, j)].modulus();
        if diagonal > 0.0 { diagonal.sqrt().recip() } else { largest.sqrt().recip() }
    };
    let scaled = Mat::from_fn(size, size, |i, j| mass[(i, j)].scaled(scale(i) * scale(j)));
    let Ok(eigen) = scaled.self_adjoint_eigen(faer::Side::Lower) else {
        return EnforceError::NoConvergence { what: "eigenvalues of the mass matrix" };
    };
    let share = |j: usize| eigen.U()[(j, 0)].modulus();
    let lead = (0..size).fold(0, |best, j| if share(j) > share(best) { j } else { best });
    EnforceError::Indefinite { variable: start + lead, value: eigen.S()[0].re() }
}
