//! Units in which the numbers of a matrix are nearest to one.
//!
//! Whether a matrix has lost a rank may not depend on metres or millimetres. Its rows and columns are therefore scaled first, so that
//! the logarithms of its entries are nearest to zero in the sense of least squares (A. R. Curtis, J. K. Reid, J. Inst. Math. Appl. 10
//! (1972) 118–124):
//!
//! ```text
//! min Σ (ln e_ij + r_i + c_j)²            over the entries e_ij ≠ 0; any matrix                                            (1)
//! min Σ (ln|a_ij| + t_j − t_i − w)² + Σ (ln|b_ij| + u_j − t_i − w)²
//!   + Σ (ln|c_ij| + t_j − y_i)² + Σ (ln|d_ij| + u_j − y_i)²             states t, inputs u, outputs y, time w             (2)
//! ```
//!
//! Other units of rows and columns shift r and c, those of states, inputs, outputs and time shift t, u, y and w, and the scaled matrix is the
//! same. Scales that the entries do not determine (parts without coupling) stay at their least values. Entries that are
//! nothing but rounding beside the others are left out of the sums ([`NOISE`]). Both are sparse least-squares problems in ±1; they are
//! solved by conjugate gradients, which end after as many steps as there are unknowns, at the cost of one look at each entry a step.

use dalembert_dense::interruption::look;
use faer::Mat;

use crate::tolerances::{FITTED, NOISE};

/// An entry's logarithm and the unknowns that are added to it, each with its sign, zero for none.
struct Term<const N: usize> {
    log: f64,
    unknowns: [(usize, f64); N],
}

/// (1): factors of rows and of columns of a matrix of sizes (nonnegative numbers).
pub(crate) struct Equilibrium {
    pub rows: Vec<f64>,
    pub columns: Vec<f64>,
}

/// Scales rows and columns of a matrix whose entries are of these sizes.
pub(crate) fn equilibrium(sizes: &Mat<f64>) -> Equilibrium {
    let rows = sizes.nrows();
    let mut terms = Vec::new();
    for (i, j) in entries(sizes) {
        terms.push(Term { log: sizes[(i, j)].ln(), unknowns: [(i, 1.0), (rows + j, 1.0)] });
    }
    let logs = fit(&mut terms, rows + sizes.ncols());
    Equilibrium {
        rows: logs[..rows].iter().map(|log| log.exp()).collect(),
        columns: logs[rows..].iter().map(|log| log.exp()).collect(),
    }
}

/// (2): matrices of a system in its natural units.
pub(crate) struct Natural {
    /// T⁻¹AT/ω.
    pub a: Mat<f64>,
    /// T⁻¹BU/ω.
    pub b: Mat<f64>,
    /// Y⁻¹CT.
    pub c: Mat<f64>,
    /// Y⁻¹DU.
    pub d: Mat<f64>,
    /// diag T, x = T x̃.
    pub states: Vec<f64>,
    /// diag U, u = U ũ.
    pub inputs: Vec<f64>,
    /// diag Y, y = Y ỹ.
    pub outputs: Vec<f64>,
    /// ω, in 1/time.
    pub rate: f64,
}

/// The pair (A, B) of ẋ = A x + B u in its natural units.
pub(crate) fn natural_pair(a: &Mat<f64>, b: &Mat<f64>) -> Natural {
    natural(a, b, &Mat::zeros(0, a.nrows()), &Mat::zeros(0, b.ncols()))
}

/// ẋ = A x + B u, y = C x + D u in its natural units, found from all four matrices.
pub(crate) fn natural(a: &Mat<f64>, b: &Mat<f64>, c: &Mat<f64>, d: &Mat<f64>) -> Natural {
    let (n, m, p) = (a.nrows(), b.ncols(), c.nrows());
    let time = n + m + p;
    let blocks = [(a, 0, 0, true), (b, 0, n, true), (c, n + m, 0, false), (d, n + m, n, false)];
    let mut terms = Vec::new();
    for (block, rows, columns, timed) in blocks {
        for (i, j) in entries(block) {
            let sign = if rows + i == columns + j { 0.0 } else { 1.0 };
            let unknowns = [(columns + j, sign), (rows + i, -sign), (time, if timed { -1.0 } else { 0.0 })];
            terms.push(Term { log: block[(i, j)].abs().ln(), unknowns });
        }
    }
    let logs = fit(&mut terms, time + 1);
    let scaled = |(block, rows, columns, timed): (&Mat<f64>, usize, usize, bool)| {
        let shift = if timed { logs[time] } else { 0.0 };
        let entry = |i: usize, j: usize| match block[(i, j)] {
            0.0 => 0.0,
            value => value * (logs[columns + j] - logs[rows + i] - shift).exp(),
        };
        Mat::from_fn(block.nrows(), block.ncols(), entry)
    };
    let [a, b, c, d] = blocks.map(scaled);
    let factors = |range: std::ops::Range<usize>| logs[range].iter().map(|log| log.exp()).collect();
    let (states, inputs, outputs) = (factors(0..n), factors(n..n + m), factors(n + m..time));
    Natural { a, b, c, d, states, inputs, outputs, rate: logs[time].exp() }
}

fn entries(matrix: &Mat<f64>) -> Vec<(usize, usize)> {
    let all = (0..matrix.nrows()).flat_map(|i| (0..matrix.ncols()).map(move |j| (i, j)));
    all.filter(|&place| matrix[place] != 0.0).collect()
}

/// The unknowns z that make the sums `log + Σ ± z` least in squares, once more without those that turn out to be rounding.
fn fit<const N: usize>(terms: &mut Vec<Term<N>>, unknowns: usize) -> Vec<f64> {
    loop {
        let logs = least_squares(terms, unknowns);
        let size = |term: &Term<N>| term.log + applied(term, &logs);
        let floor = terms.iter().map(size).fold(f64::NEG_INFINITY, f64::max) + NOISE.ln();
        let before = terms.len();
        terms.retain(|term| size(term) >= floor);
        if terms.len() == before {
            return logs;
        }
    }
}

fn applied<const N: usize>(term: &Term<N>, z: &[f64]) -> f64 {
    term.unknowns.iter().map(|&(k, sign)| sign * z[k]).sum()
}

/// Conjugate gradients on the normal equations, from zero: the solution of least length.
fn least_squares<const N: usize>(terms: &[Term<N>], unknowns: usize) -> Vec<f64> {
    let transposed = |residuals: &[f64]| {
        let mut sums = vec![0.0; unknowns];
        for (term, r) in terms.iter().zip(residuals) {
            term.unknowns.iter().for_each(|&(k, sign)| sums[k] += sign * r);
        }
        sums
    };
    let square = |x: &[f64]| x.iter().map(|x| x * x).sum::<f64>();
    let mut z = vec![0.0; unknowns];
    let mut residuals: Vec<f64> = terms.iter().map(|term| -term.log).collect();
    let mut gradient = transposed(&residuals);
    let mut direction = gradient.clone();
    let (mut size, first) = (square(&gradient), square(&gradient));
    for _ in 0..2 * unknowns {
        look();
        let image: Vec<f64> = terms.iter().map(|term| applied(term, &direction)).collect();
        // What is left of a gradient that is nothing but rounding may lie where no term sees it.
        if size <= FITTED * FITTED * first || square(&image) <= FITTED * square(&direction) {
            break;
        }
        let step = size / square(&image);
        (0..unknowns).for_each(|k| z[k] += step * direction[k]);
        (0..terms.len()).for_each(|k| residuals[k] -= step * image[k]);
        gradient = transposed(&residuals);
        let next = square(&gradient);
        (0..unknowns).for_each(|k| direction[k] = gradient[k] + next / size * direction[k]);
        size = next;
    }
    z
}
