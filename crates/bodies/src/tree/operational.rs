//! Operational-space inertia: Ω = Λ⁻¹ of any set of frames, without 𝓜.
//!
//! ```text
//! Υ_k = ψ_k* Υ_above ψ_k + S_k S_k*/D_k,   ψ_k* = I − S_k G_k*       base to tips, common frame            (1)
//! Ω(f, g) = E_f Υ_c E_g*,   E = Π ψ_k* over the velocities between c and the frame                         (2)
//! ```
//! c is the lowest velocity above both frames. \[J2\]: Ω = ψ*H*D⁻¹Hψ, whose block (f, g) is J_f 𝓜⁻¹ J_g*; in the frames'
//! own axes. (1) is O(n); each pair of frames costs O(depth).

use dalembert_scalar::Scalar;

use super::aba::check_pivots;
use super::common::{column, rows};
use super::minverse::articulate;
use super::{Massless, Tree, Workspace};
use crate::spatial::{Pose, Twist};

/// A 6×6 matrix, row by row.
type Matrix<T> = [[T; 6]; 6];

/// Ω = Λ⁻¹ of m frames, each a node and the frame's pose in it: 6m × 6m, column by column, blocks in the order of the
/// frames and in their own axes, angular parts first. Frames on different roots have a zero block.
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn operational<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    frames: &[(usize, Pose<f64>)],
    out: &mut [T],
) -> Result<(), Massless> {
    let size = 6 * frames.len();
    assert_eq!(out.len(), size * size, "size of Ω");
    articulate(tree, ws, q);
    check_pivots(tree, ws, q)?;
    covariances(tree, ws);
    for (i, first) in frames.iter().enumerate() {
        for (j, second) in frames.iter().enumerate().skip(i) {
            let block = pair(tree, ws, first, second);
            for r in 0..6 {
                for c in 0..6 {
                    out[(6 * j + c) * size + 6 * i + r] = block[r][c];
                    out[(6 * i + r) * size + 6 * j + c] = block[r][c];
                }
            }
        }
    }
    Ok(())
}

/// (1)
fn covariances<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>) {
    let subspace = rows(&ws.subspace, tree.nv());
    for (k, freedom) in tree.freedoms.iter().enumerate() {
        let s = column(&subspace, k);
        let above = match freedom.above {
            0 => [[T::constant(0.0); 6]; 6],
            a => ws.covariances[a as usize - 1],
        };
        let left = transpose(&advance(&transpose(&above), &ws.gains[k].gain, &s));
        let mut both = advance(&left, &ws.gains[k].gain, &s);
        let inverse = T::constant(1.0) / ws.pivots[k];
        for i in 0..6 {
            for j in 0..6 {
                both[i][j] = (s[i] * inverse).mul_add(s[j], both[i][j]);
            }
        }
        ws.covariances[k] = both;
    }
}

/// A (I − g s*)
fn advance<T: Scalar>(a: &Matrix<T>, g: &[T; 6], s: &[T; 6]) -> Matrix<T> {
    let mut out = *a;
    for (row, out) in a.iter().zip(&mut out) {
        let along = super::common::dot6(row, g);
        for (x, s) in out.iter_mut().zip(s) {
            *x = *x - along * *s;
        }
    }
    out
}

fn transpose<T: Scalar>(a: &Matrix<T>) -> Matrix<T> {
    std::array::from_fn(|i| std::array::from_fn(|j| a[j][i]))
}

/// A Bᵀ
fn times_transpose<T: Scalar>(a: &Matrix<T>, b: &Matrix<T>) -> Matrix<T> {
    std::array::from_fn(|i| std::array::from_fn(|j| super::common::dot6(&a[i], &b[j])))
}

/// (2)
fn pair<T: Scalar>(
    tree: &Tree,
    ws: &Workspace<T>,
    first: &(usize, Pose<f64>),
    second: &(usize, Pose<f64>),
) -> Matrix<T> {
    let (mut left, mut right) = (to_frame(ws, first), to_frame(ws, second));
    let (mut i, mut j) = (tree.lowest[first.0] as usize, tree.lowest[second.0] as usize);
    // The larger index is never above the other one: go up from there.
    while i != j {
        if i > j {
            left = up(tree, ws, &left, i - 1);
            i = tree.freedoms[i - 1].above as usize;
        } else {
            right = up(tree, ws, &right, j - 1);
            j = tree.freedoms[j - 1].above as usize;
        }
    }
    if i == 0 {
        return [[T::constant(0.0); 6]; 6];
    }
    let upsilon = &ws.covariances[i - 1];
    times_transpose(&times_transpose(&left, upsilon), &right)
}

/// E ψ_k*
fn up<T: Scalar>(tree: &Tree, ws: &Workspace<T>, e: &Matrix<T>, k: usize) -> Matrix<T> {
    let s = column(&rows(&ws.subspace, tree.nv()), k);
    advance(e, &s, &ws.gains[k].gain)
}

/// The matrix that takes twists from the common frame to the frame's.
fn to_frame<T: Scalar>(ws: &Workspace<T>, (node, frame): &(usize, Pose<f64>)) -> Matrix<T> {
    let pose = ws.poses[*node].compose(&Pose::constant(frame));
    let column = |j: usize| {
        let unit = std::array::from_fn(|i| T::constant(if i == j { 1.0 } else { 0.0 }));
        pose.twist_to_child(Twist::from_array(unit)).to_array()
    };
    transpose(&std::array::from_fn(column))
}
