//! Scales of variables that have no inertia, told by all rows together, where those told from row to row leave directions free.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | A, s, R | [`Entries`], `root`, `deviation` | as in `outwards.rs` |
//! | r | `lengths` | per row: its length |
//!
//! ```text
//!     r_i² = R_i + Σ_k |A_ik|² / s_k²,   s_j² = Σ_i |A_ij|² / r_i²   again and again, for j without inertia             (1)
//! ```
//!
//! A group of variables that rows tie to each other, and hardly to anything else, such as nodes of a circuit behind a large resistor, moves as much as what is beyond the weak link, though the
//! row at the link, read by itself, says that it moves by as much more or less as the link is weaker. Behind several such links, one after the other, these factors multiply until no pivot is
//! left. In (1) the rows on both sides of a link weigh each other up, and entries that no choice of one entry in each row and column takes part in, such as what is left of functions that all but
//! vanish, fade. In whatever units rows and columns are written, (1) ends with the same scales: rows and columns of unit length [R. Sinkhorn, P. Knopp, "Concerning nonnegative matrices and
//! doubly stochastic matrices", Pacific J. Math. 21 (1967), for |A_ij|²].

use crate::outwards::Entries;
use crate::tolerances::{BALANCINGS, SETTLED};

/// (1) for the scales that are 0 in `root`; those that no row tells stay 0. There is room for one number per row and one per column in `lengths` and `sums`.
pub fn balance(a: &impl Entries, root: &mut [f64], (lengths, sums): (&mut Vec<f64>, &mut Vec<f64>)) {
    sums.clear();
    sums.resize(root.len(), 0.0);
    lengths.clear();
    lengths.resize(a.rows(), 0.0);
    // What is known stays known: its sum is not a number.
    sums.iter_mut().zip(&*root).filter(|(_, root)| **root > 0.0).for_each(|(sum, _)| *sum = f64::NAN);
    for (i, length) in lengths.iter_mut().enumerate() {
        *length = a.row(i).filter(|&(j, _)| !sums[j].is_nan()).fold(0.0, |most, (_, x)| most.max(x));
    }
    for step in 0..=BALANCINGS {
        if step > 0 {
            for (i, length) in lengths.iter_mut().enumerate() {
                let own = a.row(i).filter(|&(j, _)| root[j] > 0.0);
                *length = own.fold(a.deviation(i), |length, (j, x)| length.hypot(x / root[j]));
            }
        }
        for (i, &length) in lengths.iter().enumerate().filter(|(_, length)| **length > 0.0) {
            a.row(i).for_each(|(j, x)| sums[j] = if sums[j].is_nan() { sums[j] } else { sums[j].hypot(x / length) });
        }
        let mut change = 0.0_f64;
        for (root, sum) in root.iter_mut().zip(sums.iter_mut()).filter(|(_, sum)| !sum.is_nan()) {
            let new = std::mem::take(sum);
            change = change.max((new - *root).abs() / new.max(f64::MIN_POSITIVE));
            *root = new;
        }
        if change < SETTLED {
            break;
        }
    }
}
