//! Reactions of all joints, and which of them are the only ones.
//!
//! Multipliers are determined up to ν with Aᵀν = 0, see [`dalembert_dynamics::determined`]. A component of a joint's reaction is determined if no such ν changes it: the
//! wrenches of ν on
//! the bodies are in balance by themselves, and what a joint of the tree transmits of them is found by the same sweep.

use dalembert_answers::result::{Evaluation, JointReaction};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::tolerances::determined::NONE;

/// Finds the reactions at accelerations α and multipliers λ, of which the directions are open; none are determined where these are not
/// known.
pub(super) fn find(
    equations: &mut Equations<'_>,
    (alpha, lambda): (&[f64], &[f64]),
    directions: Option<&[Vec<f64>]>,
    evaluation: &mut Evaluation,
) {
    let Some(m) = &equations.model.mechanism else { return };
    let all = equations.joint_reactions(alpha, lambda);
    let size: f64 = all.iter().flat_map(|w| w.to_array()).fold(1.0, |m, x| m.max(x.abs()));
    let mut determined = vec![[directions.is_some(); 6]; all.len()];
    for nu in directions.unwrap_or_default() {
        let moved: Vec<f64> = lambda.iter().zip(nu).map(|(l, n)| l + size * n).collect();
        for ((known, w), v) in determined.iter_mut().zip(&all).zip(equations.joint_reactions(alpha, &moved)) {
            for (known, change) in known.iter_mut().zip((*w - v).to_array()) {
                *known &= change.abs() <= NONE * size;
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
