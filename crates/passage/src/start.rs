//! A state next to a crossing by itself, as starts are.
//!
//! In a run the states before tell how near a singular pose is, and the branch that the motion is on. Of a single state poses at some
//! distance tell the first, and its velocities the second.

use super::{Answer, Branch, Crossing, Scope, beside, is_possible};
use crate::tolerances::COMPARED_AT;
use crate::tolerances::start::{NEXT_TO_CROSSING, NONE_AT_STATE, NONE_BESIDE, SMALL};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::norm;
use dalembert_dynamics::rows::{At, Rows, velocities};
use dalembert_model::model::Model;

/// The branch that a state is on, and what answers for it there, if it is next to a crossing. Both are the same but for a share of their
/// velocities.
///
/// So is a state where second order holds what rows leave open, whatever it is next to.
pub fn next_to_crossing(equations: &mut Equations<'_>, at: At<'_>, same: f64) -> Option<(Branch, Answer)> {
    if !is_possible(equations.model) {
        return None;
    }
    let scopes = Scope::all(equations.model);
    let held = scopes.first().and_then(|scope| {
        let mut branch = Branch::held(equations, at, scope)?;
        let answer = branch.answer(equations, at)?;
        is_same(equations.model, at.y, &answer.y, same).then_some((branch, answer))
    });
    // At rest rows alone say what accelerations are, if less exactly; and nothing says which branch a state is on.
    let rests = velocities(equations.model, at.y).iter().all(|&v| v == 0.0);
    if held.is_some() || rests {
        return held;
    }
    equations.evaluate(at.t, at.y, at.inputs);
    if Rows::all(equations).singular_values(equations).iter().all(|&s| s > SMALL) {
        return None;
    }
    scopes.iter().find_map(|scope| {
        let (rank, share) = nearness(equations, at, scope)?;
        let crossing = Crossing::near(equations, at, rank, scope).filter(Crossing::is_exact)?;
        let mut branch = Branch::new(equations, at, (rank, share), Some(&crossing.offset), scope)?;
        let answer = branch.answer(equations, at).filter(|a| a.curvature.is_some())?;
        is_same(equations.model, at.y, &answer.y, same).then_some((branch, answer))
    })
}

/// The rank of rows beside a state, and the share of their least singular value there that is left at the state; nothing if that is
/// not small.
fn nearness(equations: &mut Equations<'_>, at: At<'_>, scope: &Scope) -> Option<(usize, f64)> {
    let values = |equations: &mut Equations<'_>, t: f64, y: &[f64]| {
        equations.evaluate(t, y, at.inputs);
        Rows::of(equations, scope.rows.clone()).singular_values(equations)
    };
    let own = values(equations, at.t, at.y);
    let count = |values: &[f64], limit: f64| values.iter().filter(|&&s| s > limit).count();
    let places = beside(equations, at, (count(&own, NONE_AT_STATE), COMPARED_AT), scope);
    let mut best = (0, 0.0);
    for (t, y) in places {
        let there = values(equations, t, &y);
        let rank = count(&there, NONE_BESIDE);
        if rank > 0 && (rank, there[rank - 1]) > best {
            best = (rank, there[rank - 1]);
        }
    }
    let (rank, clear) = best;
    let share = own.get(rank.checked_sub(1)?)? / clear;
    (share < NEXT_TO_CROSSING).then_some((rank, share))
}

/// Whether positions and velocities agree.
fn is_same(model: &Model, one: &[f64], other: &[f64], same: f64) -> bool {
    let [v, w] = [one, other].map(|y| velocities(model, y));
    let apart: Vec<f64> = v.iter().zip(&w).map(|(v, w)| v - w).collect();
    let still = one.iter().zip(other).all(|(a, b)| (a - b).abs() < same * (1.0 + a.abs() + norm(&v)));
    still && norm(&apart) <= same * norm(&v)
}
