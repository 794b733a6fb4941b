//! E ẋ = A x + B u, y = C x + D u with any E: circuits, variables of mixed orders, equations without rates.
//!
//! Gaussian elimination with complete pivoting on E, rows and columns in natural scales (`natural.rs`), parts equations and unknowns,
//!
//! ```text
//! E₁₁ ξ̇ = A₁₁ ξ + A₁₂ z + B₁ u,   ξ = x₁ + K z                     as many as the rank of E                               (1)
//!      0 = A₂₁ ξ + A₂₂ z + B₂ u                                     the equations without rates                           (2)
//! ```
//!
//! x₁ are states at pivots, z the others, K = E₁₁⁻¹E₁₂. Where A₂₂ is regular (index one) z follows from (2) and leaves a system in ξ.
//! Columns of E without entries have K = 0, so that ξ are states of the user's. Where A₂₂ is singular the equations
//! contain derivatives of inputs, or determine nothing.

use faer::Mat;

use crate::dense::{self, beside, product};
use crate::error::LinearError;
use crate::natural::equilibrium;
use crate::system::{LinearSystem, check};
use crate::tolerances::{NOISE, RANK};

/// What is left of E ẋ = A x + B u, y = C x + D u.
#[derive(Clone, Debug, PartialEq)]
pub struct Regular {
    /// The system in ξ of (1); states are called after those at the pivots.
    pub system: LinearSystem,
    /// For each state the number of the unknown at whose pivot it stands.
    pub kept: Vec<usize>,
    /// All unknowns from the state: x = X ξ + U u, n × r.
    pub unknowns: Mat<f64>,
    /// U, n × m.
    pub through: Mat<f64>,
}

/// Solves the equations without rates, so that an ordinary system is left.
///
/// `system` holds A, B, C, D and names; E is n × n.
///
/// # Errors
/// [`LinearError::Shape`], [`LinearError::NotFinite`] for E; [`LinearError::HigherIndex`] if derivatives of inputs would act, and
/// [`LinearError::SingularPencil`] if the equations do not determine all unknowns.
pub fn regular(e: &Mat<f64>, system: &LinearSystem) -> Result<Regular, LinearError> {
    let (n, m, p) = (system.order(), system.b().ncols(), system.c().nrows());
    check("E", e, (n, n))?;
    let parts = Parts::of(e, &beside(system.a(), system.b()));
    let (kept, r) = (parts.columns[..parts.rank].to_vec(), parts.rank);
    let columns = &parts.columns;
    let k = parts.solved(&parts.block(&parts.e, 0..r, r..n))?;
    // A x = A₁ (ξ − K z) + A₂ z.
    let a = |i: usize, j: usize| parts.right[(i, columns[j])];
    let a2 = Mat::from_fn(n, n - r, |i, j| a(i, r + j) - (0..r).map(|l| a(i, l) * k[(l, j)]).sum::<f64>());
    let below = |x: &dyn Fn(usize, usize) -> f64, width: usize| Mat::from_fn(n - r, width, |i, j| x(r + i, j));
    let a22 = below(&|i, j| a2[(i, j)], n - r);
    let known = below(&|i, j| if j < r { -a(i, j) } else { -parts.right[(i, n + j - r)] }, r + m);
    if dense::rank(&scaled(&a22), RANK)? < n - r {
        return Err(parts.refusal(e, system)?);
    }
    let z = dense::solve(&a22, &known).ok_or(LinearError::HigherIndex)?;
    let all = parts.unknowns(&product(&k, &z), &z);
    let (unknowns, through) = (Mat::from_fn(n, r, |i, j| all[(i, j)]), Mat::from_fn(n, m, |i, j| all[(i, r + j)]));
    let driven = Mat::from_fn(r, r + m, |i, j| {
        let inputs = if j < r { 0.0 } else { parts.right[(i, n + j - r)] };
        inputs + (0..n).map(|l| parts.right[(i, l)] * all[(l, j)]).sum::<f64>()
    });
    let rates = parts.solved(&driven)?;
    let seen = product(system.c(), &all);
    let reduced = LinearSystem::new(
        Mat::from_fn(r, r, |i, j| rates[(i, j)]),
        Mat::from_fn(r, m, |i, j| rates[(i, r + j)]),
        Mat::from_fn(p, r, |i, j| seen[(i, j)]),
        Mat::from_fn(p, m, |i, j| seen[(i, r + j)] + system.d()[(i, j)]),
    )?;
    let names = kept.iter().map(|&k| system.states()[k].clone()).collect();
    let system = reduced.with_names(names, system.inputs().to_vec(), system.outputs().to_vec())?;
    Ok(Regular { system, kept, unknowns, through })
}

/// E and [A, B] after elimination: rows of E beyond the rank are zero.
struct Parts {
    e: Mat<f64>,
    right: Mat<f64>,
    rank: usize,
    /// Pivots' columns first.
    columns: Vec<usize>,
}

impl Parts {
    fn of(e: &Mat<f64>, right: &Mat<f64>) -> Self {
        let n = e.nrows();
        let scales = equilibrium(&Mat::from_fn(n, n, |i, j| e[(i, j)].abs()));
        let mut parts = Self { e: e.clone(), right: right.clone(), rank: 0, columns: (0..n).collect() };
        let (mut rows, mut columns) = (scales.rows, scales.columns);
        for k in 0..n {
            let size = |i: usize, j: usize| (parts.e[(i, parts.columns[j])] * rows[i] * columns[j]).abs();
            let places = (k..n).flat_map(|i| (k..n).map(move |j| (i, j)));
            let Some((i, j)) = places.max_by(|x, y| size(x.0, x.1).total_cmp(&size(y.0, y.1))) else { break };
            if size(i, j) <= RANK {
                break;
            }
            rows.swap(i, k);
            columns.swap(j, k);
            parts.eliminate(k, i, j);
        }
        parts
    }

    fn eliminate(&mut self, k: usize, row: usize, column: usize) {
        self.columns.swap(k, column);
        let pivot = self.columns[k];
        for matrix in [&mut self.e, &mut self.right] {
            for j in 0..matrix.ncols() {
                (matrix[(k, j)], matrix[(row, j)]) = (matrix[(row, j)], matrix[(k, j)]);
            }
        }
        for i in k + 1..self.e.nrows() {
            let factor = self.e[(i, pivot)] / self.e[(k, pivot)];
            for matrix in [&mut self.e, &mut self.right] {
                for j in 0..matrix.ncols() {
                    let (x, y) = (matrix[(i, j)], factor * matrix[(k, j)]);
                    matrix[(i, j)] = if (x - y).abs() <= NOISE * (x.abs() + y.abs()) { 0.0 } else { x - y };
                }
            }
            self.e[(i, pivot)] = 0.0;
        }
        self.rank = k + 1;
    }

    /// x = [ξ − K z; z] as a combination of (ξ, u), in the user's order; K z and z are given so.
    fn unknowns(&self, turned: &Mat<f64>, z: &Mat<f64>) -> Mat<f64> {
        let (n, r) = (self.columns.len(), self.rank);
        let mut all = Mat::<f64>::zeros(n, z.ncols());
        for (place, j) in (0..n).flat_map(|i| (0..z.ncols()).map(move |j| (i, j))) {
            let unit = f64::from(u8::from(place == j));
            all[(self.columns[place], j)] = if place < r { unit - turned[(place, j)] } else { z[(place - r, j)] };
        }
        all
    }

    /// A block of a matrix, columns in the order of pivots.
    fn block(&self, matrix: &Mat<f64>, rows: std::ops::Range<usize>, columns: std::ops::Range<usize>) -> Mat<f64> {
        let entry = |i: usize, j: usize| matrix[(rows.start + i, self.columns[columns.start + j])];
        Mat::from_fn(rows.len(), columns.len(), entry)
    }

    /// E₁₁⁻¹X.
    fn solved(&self, x: &Mat<f64>) -> Result<Mat<f64>, LinearError> {
        let corner = self.block(&self.e, 0..self.rank, 0..self.rank);
        dense::solve(&corner, x).ok_or(LinearError::Overflow { what: "rates" })
    }

    /// Whether some s makes sE − A regular tells which of the two refusals it is.
    fn refusal(&self, e: &Mat<f64>, system: &LinearSystem) -> Result<LinearError, LinearError> {
        let (n, a) = (system.order(), system.a());
        let size = |x: &Mat<f64>| {
            let places = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
            places.map(|place| x[place].abs()).fold(0.0, f64::max)
        };
        let rate = if size(e) > 0.0 { size(a) / size(e) } else { 1.0 };
        for share in [0.618_033_988, -1.324_717_957] {
            let shifted = Mat::from_fn(n, n, |i, j| share * rate * e[(i, j)] - a[(i, j)]);
            if dense::rank(&scaled(&shifted), RANK)? == n {
                return Ok(LinearError::HigherIndex);
            }
        }
        Ok(LinearError::SingularPencil)
    }
}

fn scaled(x: &Mat<f64>) -> Mat<f64> {
    let scales = equilibrium(&Mat::from_fn(x.nrows(), x.ncols(), |i, j| x[(i, j)].abs()));
    Mat::from_fn(x.nrows(), x.ncols(), |i, j| x[(i, j)] * scales.rows[i] * scales.columns[j])
}
