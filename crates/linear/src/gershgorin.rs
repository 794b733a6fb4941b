//! Where eigenvalues lie, seen from the entries of a matrix (S. A. Geršgorin, Izv. Akad. Nauk SSSR 7 (1931) 749–754).
//!
//! ```text
//! every eigenvalue of X lies in some disc  |s − x_ii| ≤ Σ_{j≠i} |x_ij|                                                     (1)
//! a union of k discs that is apart from the others holds k eigenvalues                                                     (2)
//! ```
//!
//! [L 28, 30] say that disc i holds eigenvalue i; that is false: [[29, 21, −19], [21, 26, −1], [−19, −1, 34]] has two of its three
//! eigenvalues in the first disc only. So discs that touch are grouped, and a group tells an interval with a count. For a
//! symmetric X the interval holds the eigenvalues, otherwise their real parts. Nothing is rounded in rational arithmetic, and an
//! empty radius is an eigenvalue. Floating-point entries are known to rounding of the largest one: discs that are no farther apart touch.

use faer::Mat;
use num_traits::Signed;

use crate::error::LinearError;
use crate::tolerances::ROUNDING;

/// A disc of (1).
#[derive(Clone, Debug, PartialEq)]
pub struct Disc<T> {
    /// x_ii.
    pub centre: T,
    /// Σ_{j≠i} |x_ij|.
    pub radius: T,
}

/// Discs that touch each other, (2).
#[derive(Clone, Debug, PartialEq)]
pub struct DiscGroup<T> {
    /// The least and the largest real part in the discs.
    pub interval: (T, T),
    /// How many eigenvalues are in them.
    pub count: usize,
    /// The rows whose discs they are.
    pub rows: Vec<usize>,
}

/// Discs of a matrix, one for each row, and their groups, by rising intervals.
#[derive(Clone, Debug, PartialEq)]
pub struct Gershgorin<T> {
    /// In the order of rows.
    pub discs: Vec<Disc<T>>,
    /// Disjoint intervals.
    pub groups: Vec<DiscGroup<T>>,
}

/// (1) and (2) for a square matrix, by its entries, row by row; numbers of any kind that has an order.
///
/// # Errors
/// [`LinearError::Shape`] if a row has not as many entries as there are rows.
pub fn gershgorin<T: Clone + PartialOrd + Signed>(rows: &[Vec<T>]) -> Result<Gershgorin<T>, LinearError> {
    touching(rows, &T::zero())
}

/// (1) and (2), where discs touch that are no farther apart than told.
fn touching<T: Clone + PartialOrd + Signed>(rows: &[Vec<T>], apart: &T) -> Result<Gershgorin<T>, LinearError> {
    let n = rows.len();
    if let Some(row) = rows.iter().find(|row| row.len() != n) {
        return Err(LinearError::Shape { what: "X", expected: (n, n), found: (n, row.len()) });
    }
    let radius = |i: usize| {
        let others = (0..n).filter(|&j| j != i).map(|j| rows[i][j].abs());
        others.fold(T::zero(), |sum, x| sum + x)
    };
    let discs: Vec<Disc<T>> = (0..n).map(|i| Disc { centre: rows[i][i].clone(), radius: radius(i) }).collect();
    let groups = groups(&discs, apart);
    Ok(Gershgorin { discs, groups })
}

/// (1) and (2) for a square matrix of floating-point numbers.
///
/// # Errors
/// As for [`gershgorin`].
pub fn gershgorin_of(matrix: &Mat<f64>) -> Result<Gershgorin<f64>, LinearError> {
    let rows: Vec<Vec<f64>> =
        (0..matrix.nrows()).map(|i| (0..matrix.ncols()).map(|j| matrix[(i, j)]).collect()).collect();
    touching(&rows, &(ROUNDING * matrix.norm_max()))
}

/// All centres are real, so discs touch where their intervals do.
fn groups<T: Clone + PartialOrd + Signed>(discs: &[Disc<T>], apart: &T) -> Vec<DiscGroup<T>> {
    let low = |disc: &Disc<T>| disc.centre.clone() - disc.radius.clone();
    let mut order: Vec<usize> = (0..discs.len()).collect();
    order.sort_by(|&i, &j| low(&discs[i]).partial_cmp(&low(&discs[j])).unwrap_or(std::cmp::Ordering::Equal));
    let mut groups: Vec<DiscGroup<T>> = Vec::new();
    for row in order {
        let (low, high) = (low(&discs[row]), discs[row].centre.clone() + discs[row].radius.clone());
        match groups.last_mut() {
            Some(group) if low.clone() - group.interval.1.clone() <= *apart => {
                group.rows.push(row);
                group.count += 1;
                if high > group.interval.1 {
                    group.interval.1 = high;
                }
            }
            _ => groups.push(DiscGroup { interval: (low, high), count: 1, rows: vec![row] }),
        }
    }
    groups
}
