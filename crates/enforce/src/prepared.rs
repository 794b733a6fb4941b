//! The problem in numbers that no unit can disturb: rows of unit length in the mass metric, soft rows as hard ones.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | L, J | `metric` | n×n | W = L L*, J = L⁻¹ M L⁻* (1 or 0 per place); see `metric.rs` |
//! | H | `h` | m×n' | D [A L⁻*, √R], rows of unit length (or zero) |
//! | D | `row_scale` | m | reciprocal row lengths |
//! | g, b | `force`, `b` | n', m | [L⁻¹(f + φ); 0] and D b |
//! | C | – | n | 1/√Wⱼⱼ: x = C⁻¹α are variables of unit mass |
//!
//! ```text
//! A α + R λ = b   ⇔   [A √R][α; w] = b with w of unit mass, no force:  w = √R λ                                     (1)
//! M α = f + φ + A*λ, A α + R λ = b   ⇔   J a = g + H*μ, H a = b,  a = [L*α; w], λ = D μ                             (2)
//! ```
//!
//! By (1) a soft row is a hard row with one variable more, so every method for hard rows covers R ≥ 0.

use faer::{Col, ColRef, Mat, MatRef};

use crate::error::EnforceError;
use crate::field::Field;
use crate::metric::Metric;
use crate::problem::Problem;
use crate::tolerances::Tolerance;
use crate::validate::validate;

/// A validated, scaled problem with dense rows.
#[derive(Clone, Debug)]
pub struct Prepared<'p, T: Field> {
    /// Where it comes from.
    pub problem: &'p Problem<T>,
    /// L and J.
    pub metric: Metric<T>,
    /// H.
    pub h: Mat<T>,
    /// D.
    pub row_scale: Vec<f64>,
    /// D² R: variances of the scaled rows.
    pub noise: Vec<f64>,
    /// Rows of soft constraints, in the order of their coordinates w.
    pub soft: Vec<usize>,
    /// Number of rows up to and including each level.
    pub level_ends: Vec<usize>,
    /// g, n'.
    pub force: Col<T>,
    /// D b.
    pub b: Col<T>,
}

/// The problem in variables of unit mass, for the methods that work in the variables themselves.
#[derive(Clone, Debug)]
pub struct Scaled<T: Field> {
    /// C M C and the unit masses of w, n'×n'.
    pub mass: Mat<T>,
    /// [A C, √R] with rows of unit length, m×n'.
    pub a: Mat<T>,
    /// C (f + φ), n'.
    pub force: Col<T>,
    /// b, scaled like the rows.
    pub b: Col<T>,
}

impl<T: Field> Scaled<T> {
    /// The first `count` rows and their right-hand sides.
    pub fn first(&self, count: usize) -> (MatRef<'_, T>, ColRef<'_, T>) {
        (self.a.get(..count, ..), self.b.subrows(0, count))
    }
}

impl<'p, T: Field> Prepared<'p, T> {
    /// Validates and scales.
    ///
    /// # Errors
    /// See [`EnforceError`].
    pub fn new(problem: &'p Problem<T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        validate(problem)?;
        crate::budget::dense(problem.rows(), problem.n)?;
        let metric = Metric::new(problem, tolerance)?;
        Ok(Self::of(problem, metric))
    }

    /// The same in the scales of this metric.
    fn of(problem: &'p Problem<T>, metric: Metric<T>) -> Self {
        let variances: Vec<f64> =
            problem.groups().flat_map(|group| (0..group.rows()).map(|i| group.variance(i))).collect();
        let soft: Vec<usize> = (0..variances.len()).filter(|&i| variances[i] > 0.0).collect();
        let extended = problem.n + soft.len();
        let mut adjoint = Mat::zeros(extended, problem.rows());
        fill_adjoint(problem, &mut adjoint);
        metric.solve_l(adjoint.as_mut().subrows_mut(0, problem.n));
        for (k, &row) in soft.iter().enumerate() {
            adjoint[(problem.n + k, row)] = T::of(variances[row].sqrt());
        }
        let row_scale = normalize_columns(&mut adjoint);
        let noise = variances.iter().zip(&row_scale).map(|(r, d)| r * d * d).collect();
        let level_ends = problem.levels.iter().scan(0, |end, level| {
            *end += level.rows();
            Some(*end)
        });
        let mut prepared = Self {
            problem,
            h: adjoint.adjoint().to_owned(),
            row_scale,
            noise,
            level_ends: level_ends.collect(),
            force: Col::zeros(extended),
            b: Col::zeros(problem.rows()),
            metric,
            soft,
        };
        prepared.force = prepared.extend(&prepared.metric.solve_l_col(&problem.applied()));
        prepared.b = prepared.scale_rows(problem);
        prepared
    }

    /// The same with scales of variables without inertia that all rows tell together.
    pub fn balanced(&self) -> Self {
        Self::of(self.problem, self.metric.balanced(self.problem))
    }

    /// Number m of rows.
    pub fn rows(&self) -> usize {
        self.h.nrows()
    }

    /// n' = n + number of soft rows.
    pub fn extended(&self) -> usize {
        self.h.ncols()
    }

    fn scale_rows(&self, problem: &Problem<T>) -> Col<T> {
        let entries: Vec<T> = problem.groups().flat_map(|group| group.b.iter().copied()).collect();
        Col::from_fn(entries.len(), |i| entries[i].scaled(self.row_scale[i]))
    }

    /// [x; 0].
    pub fn extend(&self, x: &Col<T>) -> Col<T> {
        Col::from_fn(self.extended(), |i| if i < x.nrows() { x[i] } else { T::ZERO })
    }

    /// α from a.
    pub fn alpha(&self, a: &Col<T>) -> Col<T> {
        self.metric.solve_l_adjoint_col(&a.subrows(0, self.problem.n).to_owned())
    }

    /// J a.
    pub fn mass_times(&self, a: &Col<T>) -> Col<T> {
        let mut out = a.clone();
        self.metric.project_mass(out.as_mut());
        out
    }

    /// J a of a given α and w (entries beyond n): L⁻¹ M α and w.
    pub fn mass_times_alpha(&self, alpha: &Col<T>) -> Col<T> {
        let n = self.problem.n;
        let inertia = self.metric.solve_l_col(&self.problem.mass_times(&alpha.subrows(0, n).to_owned()));
        Col::from_fn(alpha.nrows(), |i| if i < n { inertia[i] } else { alpha[i] })
    }

    /// The problem in variables of unit mass and rows of unit length there, with `force` and `b` as they are now.
    pub fn scaled(&self) -> Scaled<T> {
        let (n, all) = (self.problem.n, self.extended());
        let c = |j: usize| {
            if j < n { self.metric.root_diagonal[j].recip() } else { 1.0 }
        };
        let mut mass = Mat::identity(all, all);
        mass.as_mut().submatrix_mut(0, 0, n, n).copy_from(dense_mass(self.problem));
        let mut adjoint = Mat::zeros(all, self.rows());
        fill_adjoint(self.problem, &mut adjoint);
        for (k, &row) in self.soft.iter().enumerate() {
            adjoint[(n + k, row)] = T::of(self.noise[row].sqrt() / self.row_scale[row]);
        }
        for i in 0..all {
            for row in 0..self.rows() {
                adjoint[(i, row)] = adjoint[(i, row)].scaled(c(i));
            }
        }
        let lengths = normalize_columns(&mut adjoint);
        Scaled {
            mass: Mat::from_fn(all, all, |i, j| mass[(i, j)].scaled(c(i) * c(j))),
            a: adjoint.adjoint().to_owned(),
            force: self.scaled_force(c),
            b: Col::from_fn(self.rows(), |i| self.b[i].scaled(lengths[i] / self.row_scale[i])),
        }
    }

    /// C (f + φ) from g, so that what was taken out of g stays out.
    fn scaled_force(&self, c: impl Fn(usize) -> f64) -> Col<T> {
        let force = self.metric.times_l(&self.force.subrows(0, self.problem.n).to_owned());
        Col::from_fn(self.extended(), |i| if i < force.nrows() { force[i].scaled(c(i)) } else { T::ZERO })
    }

    /// α and w from x.
    pub fn unscale(&self, x: &Col<T>) -> Col<T> {
        let n = self.problem.n;
        Col::from_fn(x.nrows(), |i| if i < n { x[i].scaled(self.metric.root_diagonal[i].recip()) } else { x[i] })
    }
}

/// M, n×n.
pub fn dense_mass<T: Field>(problem: &Problem<T>) -> Mat<T> {
    let mut mass = Mat::zeros(problem.n, problem.n);
    for block in &problem.mass {
        let size = block.matrix.nrows();
        mass.as_mut().submatrix_mut(block.start, block.start, size, size).copy_from(&block.matrix);
    }
    mass
}

/// A* into the first n rows of `adjoint`.
fn fill_adjoint<T: Field>(problem: &Problem<T>, adjoint: &mut Mat<T>) {
    let mut row = 0;
    for group in problem.groups() {
        for i in 0..group.rows() {
            for (k, &column) in group.columns.iter().enumerate() {
                adjoint[(column, row)] = group.a[(i, k)].conjugate();
            }
            row += 1;
        }
    }
}

/// Makes every column a unit vector (or leaves it zero) and gives the reciprocal lengths.
fn normalize_columns<T: Field>(columns: &mut Mat<T>) -> Vec<f64> {
    let mut scales = Vec::with_capacity(columns.ncols());
    for j in 0..columns.ncols() {
        let length = columns.col(j).norm_l2();
        let scale = if length > 0.0 { length.recip() } else { 1.0 };
        for i in 0..columns.nrows() {
            columns[(i, j)] = columns[(i, j)].scaled(scale);
        }
        scales.push(scale);
    }
    scales
}
