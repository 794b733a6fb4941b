//! Loops that a rounded file leaves open by a little: which directions their joints may let go of.
//!
//! A spatial loop that moves although it holds more than it needs – a planar four-bar with ordinary hinges, Bennett's – does so only
//! if its lengths and axes fit exactly. A file with eight digits misses that by 1e-8 of the size of the mechanism: the loop can not close,
//! or closes in one pose and can't move. What such loops hold twice is let go once. At the pose that comes nearest, rows of joints
//! that close loops are taken in the order of what they add to those before them,
//!
//! ```text
//! r_k = ‖(1 − P) B_k‖,   P onto the rows taken before, B as in `diagnosis::spectrum`                     (1)
//! ```
//!
//! constraints first. A row that adds less than `LEVER` times the tolerance, but more than rounding or with an opening that is more
//! than rounding, is *released*: the joint does not hold it any more. Nothing is moved and no length is changed. What is released stays
//! as far open as the parts say, which the tolerance bounds at the start: slides relative to the length L of the mechanism (the root mean
//! square distance of the joints from their middle), turns in rad. Rows that are redundant exactly stay.

use dalembert_integrate::Failure;

use crate::measures;
pub use crate::tolerances::fit::LARGEST;
use crate::tolerances::fit::{LEVER, ROUNDING};
use dalembert_assembly::assemble;
use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::{StartValues, State};

/// What was let go of.
#[derive(Clone, Debug, PartialEq)]
pub struct Released {
    /// Full name of the row: `C.rx`.
    pub row: String,
    /// Name of the joint.
    pub joint: String,
    /// "the tilt about x"
    pub words: &'static str,
    /// How far it is open at the start, m or rad.
    pub opening: f64,
    /// Whether that is a length.
    pub is_length: bool,
    /// How far relative to the size of the mechanism.
    pub relative: f64,
}

/// Rows to release so that loops that are open by up to `tolerance` close, by full name. Empty where none has to be.
///
/// # Errors
/// As [`assemble`].
pub fn release(model: &Model, given: &StartValues, tolerance: f64) -> Result<Vec<String>, Failure> {
    let mut start = given.clone();
    assemble(model, &mut start)?;
    let Some((mut equations, length)) = measures::at(model, &start.state) else { return Ok(Vec::new()) };
    equations.evaluate(start.state.t, &start.state.y, &start.state.inputs);
    let rows: Vec<usize> =
        (0..model.rows.len()).filter(|&r| model.rows[r].depth == 2 && !equations.yields(r)).collect();
    let mut left = measures::rows(&equations, length, &rows);
    let mut released = Vec::new();
    let mut waiting: Vec<usize> = (0..rows.len()).collect();
    let closes = |i: usize| matches!(model.rows[rows[i]].origin, Origin::Closure { .. });
    while !waiting.is_empty() {
        let size = |i: usize| left[i].iter().map(|x| x * x).sum::<f64>().sqrt();
        // Constraints before joints, the largest rest first.
        let rank = |i: usize| (!closes(i), size(i));
        let best =
            waiting.iter().copied().max_by(|&a, &b| rank(a).0.cmp(&rank(b).0).then(rank(a).1.total_cmp(&rank(b).1)));
        let Some(best) = best else { break };
        waiting.retain(|&i| i != best);
        let rest = size(best);
        if closes(best) && rest <= LEVER * tolerance {
            let open = opening(&equations, rows[best], length).1;
            if rest > ROUNDING || open > ROUNDING {
                released.push(model.rows[rows[best]].name.clone());
            }
            continue;
        }
        if rest > ROUNDING {
            let unit: Vec<f64> = left[best].iter().map(|x| x / rest).collect();
            for &i in &waiting {
                let along: f64 = left[i].iter().zip(&unit).map(|(x, u)| x * u).sum();
                left[i].iter_mut().zip(&unit).for_each(|(x, u)| *x -= along * u);
            }
        }
    }
    Ok(released)
}

/// What is open at a state of the model with all its rows.
pub fn openings(model: &Model, state: &State, released: &[String]) -> Vec<Released> {
    let (Some((equations, length)), Some(m)) = (measures::at(model, state), &model.mechanism) else {
        return Vec::new();
    };
    let of = |(r, row): (usize, &dalembert_model::model::Row)| {
        let Origin::Closure { closure, row: k } = row.origin else { return None };
        let (_, words, what) = &m.closures[closure].rows[k];
        let (opening, relative) = opening(&equations, r, length);
        let is_length = what.is_length();
        let joint = m.closures[closure].name.clone();
        released.contains(&row.name).then(|| Released {
            row: row.name.clone(),
            joint,
            words,
            opening,
            is_length,
            relative,
        })
    };
    model.rows.iter().enumerate().filter_map(of).collect()
}

/// How far a row of a joint is open, and that relative to the size of the mechanism.
fn opening(equations: &Equations<'_>, row: usize, length: f64) -> (f64, f64) {
    let open = equations.opening(row).abs();
    let Origin::Closure { closure, row: k } = equations.model.rows[row].origin else { return (open, open) };
    let lengths = |m: &dalembert_mechanism::Mechanism| {
        matches!(m.closures[closure].rows[k].2, Relative::Slide(_) | Relative::Screw { .. })
    };
    let is_length = equations.model.mechanism.as_ref().is_some_and(lengths);
    (open, if is_length { open / length } else { open })
}
