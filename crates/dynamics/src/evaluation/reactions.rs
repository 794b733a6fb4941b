//! Reactions of all joints, and which of them are the only ones.
//!
//! Multipliers are determined up to ν with Aᵀν = 0. A component of a joint's reaction is determined if no such ν changes it: the
//! wrenches of ν on
//! the bodies are in balance by themselves, and what a joint of the tree transmits of them is found by the same sweep.

use faer::Mat;

use crate::equations::Equations;
use crate::result::{Evaluation, JointReaction};

/// Relative singular values below this belong to the kernel of Aᵀ.
const RANK: f64 = 1e-9;
/// Share of a unit ν in a reaction that is none.
const NONE: f64 = 1e-7;
/// Rows up to which the kernel is looked for; beyond, reactions of redundant systems count as undetermined.
const MOST: usize = 400;

/// Finds the reactions at accelerations α and multipliers λ.
pub(super) fn find(equations: &mut Equations<'_>, (alpha, lambda): (&[f64], &[f64]), evaluation: &mut Evaluation) {
    let Some(m) = &equations.model.mechanism else { return };
    let all = equations.joint_reactions(alpha, lambda);
    let mut determined = vec![[true; 6]; all.len()];
    let redundant = evaluation.rank < lambda.len() - evaluation.soft.len().min(lambda.len());
    if redundant {
        let size: f64 = all.iter().flat_map(|w| w.to_array()).fold(1.0, |m, x| m.max(x.abs()));
        match kernel(equations) {
            None => determined.fill([false; 6]),
            Some(directions) => {
                for nu in directions {
                    let moved: Vec<f64> = lambda.iter().zip(&nu).map(|(l, n)| l + size * n).collect();
                    for ((known, w), v) in determined.iter_mut().zip(&all).zip(equations.joint_reactions(alpha, &moved))
                    {
                        for (known, change) in known.iter_mut().zip((*w - v).to_array()) {
                            *known &= change.abs() <= NONE * size;
                        }
                    }
                }
            }
        }
    }
    evaluation.reactions = m
        .reacting()
        .zip(all)
        .zip(determined)
        .map(|((name, w), [mx, my, mz, fx, fy, fz])| JointReaction {
            name: name.to_owned(),
            moment: w.moment.0,
            force: w.force.0,
            moment_determined: [mx, my, mz],
            force_determined: [fx, fy, fz],
        })
        .collect();
}

/// An orthonormal basis of ν with Aᵀν = 0.
fn kernel(equations: &Equations<'_>) -> Option<Vec<Vec<f64>>> {
    let (m, n) = (equations.model.rows.len(), equations.model.n());
    if m > MOST {
        return None;
    }
    let mut a = Mat::<f64>::zeros(m, n);
    for row in 0..m {
        equations.row(row).for_each(|(column, value)| a[(row, column)] = value);
    }
    let svd = a.svd().ok()?;
    let (u, s) = (svd.U(), svd.S().column_vector());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > RANK * top).count();
    Some((rank..m).map(|k| (0..m).map(|i| u[(i, k)]).collect()).collect())
}
