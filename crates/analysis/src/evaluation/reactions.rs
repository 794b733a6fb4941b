//! Reactions of all joints, and which of them are the only ones.
//!
//! Multipliers are determined up to ν with Aᵀν = 0, see [`dalembert_dynamics::determined`]. A component of a joint's reaction is determined if no such ν changes it: the
//! wrenches of ν on
//! the bodies are in balance by themselves, and what a joint of the tree transmits of them is found by the same sweep.

use dalembert_answers::result::{Evaluation, JointReaction};
use dalembert_bodies::spatial::Wrench;
use dalembert_dynamics::determined::{natural_size, scales};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::tolerances::determined::{NONE, ROUNDING};

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
    // Forces at the arm of the model's own length are as large as moments, in any unit.
    let length = equations.model.natural.length();
    let sizes = |w: &Wrench<f64>| {
        let [mx, my, mz, fx, fy, fz] = w.to_array().map(f64::abs);
        [mx, my, mz, fx * length, fy * length, fz * length]
    };
    let largest = |all: &[[f64; 6]]| all.iter().flatten().fold(0.0_f64, |m, x| m.max(*x));
    let beside = natural_size(&scales(equations), lambda);
    let size = beside.max(largest(&all.iter().map(sizes).collect::<Vec<_>>()));
    let mut determined = vec![[directions.is_some(); 6]; all.len()];
    for nu in directions.unwrap_or_default() {
        let moved: Vec<f64> = lambda.iter().zip(nu).map(|(l, n)| l + size * n).collect();
        let moved = equations.joint_reactions(alpha, &moved);
        let changes: Vec<[f64; 6]> = all.iter().zip(moved).map(|(w, v)| sizes(&(*w - v))).collect();
        // Beside what is shown: a share of other joints' far larger forces may be all of it.
        for ((known, changes), shown) in determined.iter_mut().zip(changes).zip(all.iter().map(sizes)) {
            let none = shown.map(|shown| (NONE * shown).max(ROUNDING * size));
            known.iter_mut().zip(changes).zip(none).for_each(|((known, change), none)| *known &= change <= none);
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
