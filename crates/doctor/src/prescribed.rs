//! Motion that constraints prescribe: drives, by a formula of time or by a rate.
//!
//! Let D be the rows that prescribe motion and F the other hard rows. A mechanism without its drives has n − rank F freedoms, of
//! which the drives take
//!
//! ```text
//! p = rank [F; D] − rank F                                                (1)
//! ```
//!
//! A joint is prescribed if it moves in ker F and stands still in ker [F; D]. Whether a row prescribes motion is known from its
//! expression, so that a drive which begins to act later counts like one that acts now.

use faer::Mat;

use crate::tolerances::freedoms::REST;
use dalembert_answers::result::Prescription;
use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Model;
use dalembert_spec::spec::JointKind;

use super::links::Links;
use super::mobility;
use super::spectrum::{Scales, Spectrum};
use super::words::{capital, counted, some};
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::names;

/// Hard rows without those that prescribe motion.
pub(super) fn undriven(model: &Model, rows: &[usize]) -> Vec<usize> {
    rows.iter().copied().filter(|&r| !model.rows[r].prescribes.drives()).collect()
}

/// Equation (1) at one pose, and the constraints that do it; nothing if there are none, or if they take no freedom.
pub(super) fn prescription(model: &Model, rows: &[usize], freedoms: (usize, usize)) -> Option<Prescription> {
    let (free, left) = freedoms;
    let of = |&&r: &&usize| model.rows[r].prescribes.drives();
    let constraints: Vec<String> = rows.iter().filter(of).map(|&r| model.rows[r].name.clone()).collect();
    let count = free.saturating_sub(left);
    (count > 0 && !constraints.is_empty()).then(|| Prescription { count, constraints, ..Prescription::default() })
}

/// The same for a model without bodies, with the variables that are prescribed and those that are free.
pub(super) fn of_variables(equations: &Equations<'_>) -> Option<Prescription> {
    let model = equations.model;
    let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| !equations.yields(r)).collect();
    let own = undriven(model, &rows);
    if own.len() == rows.len() {
        return None;
    }
    let scales = Scales::new(model, 1.0);
    let (all, free) = (Spectrum::new(equations, &scales, &rows)?, Spectrum::new(equations, &scales, &own)?);
    let [moving, left] = [&free, &all].map(|s| variables(model, &s.kernel()));
    let found = prescription(model, &rows, (free.mobility(), all.mobility()))?;
    let moving = moving.into_iter().filter(|name| !left.contains(name)).collect();
    Some(Prescription { moving, free: left, ..found })
}

/// The same where no freedom is left and many variables: how many drives take is not told, but at least that they are there.
pub(super) fn wholly(equations: &Equations<'_>) -> Option<Prescription> {
    let model = equations.model;
    let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| !equations.yields(r)).collect();
    let drives = rows.len() - undriven(model, &rows).len();
    prescription(model, &rows, (drives, 0))
}

/// Variables that no joint owns and that velocities move.
fn variables(model: &Model, kernel: &Mat<f64>) -> Vec<String> {
    let moves = |&i: &usize| !model.variables[i].joint && (0..kernel.ncols()).any(|k| kernel[(i, k)].abs() > REST);
    (0..model.n()).filter(moves).map(|i| model.variables[i].name.clone()).collect()
}

/// Joints and variables that move in one kernel at least.
pub(super) fn movers(links: &Links<'_>, poses: &[(&Equations<'_>, Mat<f64>)]) -> Vec<String> {
    let Some((equations, _)) = poses.first() else { return Vec::new() };
    let still = mobility::immovable(links, poses);
    let moves = |&j: &usize| links.all[j].kind != JointKind::Fixed && !links.all[j].own && !still.contains(&j);
    let mut moving: Vec<usize> = (0..links.all.len()).filter(moves).collect();
    moving.sort_by_key(|&j| links.all[j].written);
    let mut out = links.names(&moving);
    for name in poses.iter().flat_map(|(_, kernel)| variables(equations.model, kernel)) {
        if !out.contains(&name) {
            out.push(name);
        }
    }
    out
}

/// In words: a note on a mechanism without a freedom of its own, or on one with some.
pub(super) fn finding(p: &Prescription, idle: usize, mobility: usize) -> Finding {
    let who = some("constraint", &p.constraints);
    let verb = if p.constraints.len() == 1 { "prescribes" } else { "prescribe" };
    if mobility == 0 {
        let sentence = format!("The motion is prescribed: {who} {verb} it, and no freedom is left beside.");
        return Finding::note(code::PRESCRIBED, sentence).about(p.constraints.clone());
    }
    let what = match p.moving.len() {
        0 => counted(p.count, "freedom"),
        _ => format!("the motion of {}", names(&p.moving)),
    };
    let are = |n: usize| if n == 1 { "is" } else { "are" };
    let left = match mobility - idle {
        0 => "nothing is free beside but bodies that turn between their own joints".to_owned(),
        n => format!("{} {} free beside", counted(n, "freedom"), are(n)),
    };
    let among = if idle < mobility && !p.free.is_empty() { format!(", in {}", names(&p.free)) } else { String::new() };
    let sentence = format!("{} {verb} {what}; {left}{among}.", capital(&who));
    Finding::note(code::PRESCRIBED, sentence)
        .about(p.constraints.iter().chain(&p.moving).cloned())
        .of_size(p.count as f64)
}
