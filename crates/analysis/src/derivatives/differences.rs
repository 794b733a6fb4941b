//! Derivatives of numbers that no dual numbers reach: reactions of joints.
//!
//! ```text
//! D(h) = (x(h) − x(−h))/2h,   D_{k+1}(h) = D_k(h/2) + (D_k(h/2) − D_k(h))/(4^{k+1} − 1)                                    (4)
//! ```
//!
//! Richardson's extrapolation in the table of C. J. F. Ridders (Adv. Eng. Software 4 (1982) 75–76): each number is taken from the place
//! where the table changes least. About eleven digits are right, where dual numbers keep all.

use crate::tolerances::HALVINGS;

/// (4) for each of several numbers.
pub(crate) fn extrapolated(at: &mut dyn FnMut(f64) -> Vec<f64>, first: f64) -> Vec<f64> {
    let mut h = first;
    let mut table: Vec<Vec<f64>> = Vec::new();
    let (mut best, mut least): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
    for halving in 0..=HALVINGS {
        let (after, before) = (at(h), at(-h));
        let mut column: Vec<f64> = after.iter().zip(&before).map(|(a, b)| (a - b) / (2.0 * h)).collect();
        if halving == 0 {
            (best, least) = (column.clone(), vec![f64::INFINITY; column.len()]);
        }
        let mut power = 1.0;
        let mut next = Vec::new();
        for coarser in &table {
            power *= 4.0;
            let finer: Vec<f64> =
                column.iter().zip(coarser).map(|(fine, coarse)| fine + (fine - coarse) / (power - 1.0)).collect();
            for k in 0..finer.len() {
                let change = (finer[k] - column[k]).abs().max((finer[k] - coarser[k]).abs());
                if change < least[k] {
                    (least[k], best[k]) = (change, finer[k]);
                }
            }
            next.push(std::mem::replace(&mut column, finer));
        }
        next.push(column);
        table = next;
        h /= 2.0;
    }
    best
}
