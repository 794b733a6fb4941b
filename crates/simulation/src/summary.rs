//! What is said of a simulation in the end.

use dalembert_answers::result::{RunSummary, SingularPose};
use dalembert_answers::words::names;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_integrate::{Passed, StopReason};
use dalembert_model::model::Model;
use dalembert_scalar::digits::{brief, number};

use crate::jumps::Jumps;
use crate::{LISTED, SimulationOptions};

/// Why it ended: `end`, `interrupted` or a sentence.
pub(super) fn stop_reason(stop: &StopReason, failed: Option<String>) -> String {
    match (stop, failed) {
        (_, Some(reason)) => reason,
        (StopReason::End, None) => "end".to_owned(),
        (StopReason::Interrupted, None) => "interrupted".to_owned(),
        (other, None) => other.to_string(),
    }
}

pub(super) fn summarize(
    model: &Model,
    options: &SimulationOptions,
    accelerations: &Accelerations<'_>,
    integrator: &str,
    jumps: &Jumps<'_>,
    s: &mut RunSummary,
) {
    s.evaluations += accelerations.equations.evaluations;
    s.factorizations += accelerations.factorizations;
    s.method.clone_from(&accelerations.method);
    integrator.clone_into(&mut s.integrator);
    s.notes.extend(unused_baumgarte(model, options));
    let impulse = jumps.note(model);
    // What impulses do is no fault of the integration.
    if s.energy.is_some_and(|energy| !energy.is_known()) {
        s.notes.push("the energy is no number at some time: its balance tells nothing of this motion".to_owned());
    } else if let Some(energy) = s.energy.filter(|energy| impulse.is_none() && energy.is_off()) {
        s.notes.push(format!(
            "the energy balance is off by {} J, of {} J that the motion exchanges: do not trust this motion; try {}, or another method",
            brief(energy.max_drift, 2),
            brief(energy.size, 2),
            if s.step.is_some() { "shorter steps" } else { "a smaller tolerance" }
        ));
    }
    s.notes.extend(impulse);
    let generic = accelerations.ranks.iter().max().copied().unwrap_or(0);
    if !s.singular.is_empty() {
        s.notes.push(singular_note(&s.singular, options.baumgarte.is_some()));
    } else if accelerations.ranks.iter().any(|&r| r < generic) {
        s.notes.push(format!("the constraints passed a singular pose: their rank fell below {generic}"));
    }
    if generic < model.rows.len() && !accelerations.ranks.is_empty() {
        let extra = model.rows.len() - generic;
        s.notes.push(format!(
            "{extra} of {} constraint rows {} redundant: some reactions are not determined",
            model.rows.len(),
            if extra == 1 { "is" } else { "are" }
        ));
    }
    let open: Vec<&String> =
        model.outputs.iter().map(|o| &o.name).filter(|name| s.undetermined.contains(name)).collect();
    if !open.is_empty() {
        let (depend, they) = if open.len() == 1 { ("output", "depends") } else { ("outputs", "depend") };
        s.notes.push(format!(
            "the {depend} {} {they} on reactions that are not determined: an answer of another norm has other values; columns `undetermined.…` mark them",
            names(open)
        ));
    }
}

/// What grew again by itself from where few of its digits were followed.
pub(super) fn regrown(model: &Model, (place, low, share): (usize, f64, f64)) -> String {
    let name = model.variables.iter().find(|v| v.state.contains(&place)).map_or("", |v| v.name.as_str());
    let (low, grew) = (number(low), "and grew again from there by itself");
    let lost = if share < 1.0 {
        format!(
            "`{name}` was as small as {low} {grew}, where each step may have missed {} of it: its later values, and those of what depends on it, have no more digits than that",
            brief(share, 2)
        )
    } else {
        format!(
            "`{name}` was as small as {low} {grew}, which is less than errors of steps: how large it became, and when, is not known, nor is what depends on it"
        )
    };
    format!("{lost}; a `scale` of that size in [variables] follows it closer")
}

/// Switches that so many steps of one length led over.
pub(super) fn led_over(passed: &Passed, steps: u64) -> String {
    format!(
        "{} of {steps} steps {} over a switch, the first from t = {} s, where {}: steps of one length do not end there, and what that makes of the motion is not known; do not trust this \
         motion before half the length leads to the same, or take an integrator that chooses its steps by errors, such as `auto`",
        passed.steps,
        if passed.steps == 1 { "leads" } else { "lead" },
        number(passed.t),
        passed.switch
    )
}

/// What could not be looked at.
pub(super) fn unseen_changes(t: f64) -> String {
    format!(
        "from t = {t:.6} s on, formulas of time change so often that not every change was looked for: steps may have missed some that are shorter \
         than they are; a largest step (`--max-step`) leaves out none that is longer"
    )
}

/// Times at which branches of the motion crossed, and the freedoms more there.
fn singular_note(met: &[SingularPose], stabilized: bool) -> String {
    let more = |n: usize| if n == 1 { "1 freedom more".to_owned() } else { format!("{n} freedoms more") };
    let listed: Vec<String> =
        met.iter().take(LISTED).map(|m| format!("t = {} s ({})", number(m.t), more(m.extra))).collect();
    let rest = met.len().saturating_sub(LISTED);
    let rest = if rest > 0 { format!(" and {rest} more times") } else { String::new() };
    let after = if stabilized {
        "Baumgarte's stabilization leaves constraints open, and may lead from one to another there: see whether it went on as it came"
    } else {
        "it went on as it came, with velocities that are continuous"
    };
    format!("branches of the motion cross in a singular pose at {}{rest}; {after}", listed.join(", "))
}

/// Baumgarte coefficients that act on nothing: β of a velocity constraint, both of an acceleration constraint.
fn unused_baumgarte(model: &Model, options: &SimulationOptions) -> Option<String> {
    let idle = |depth: usize, (alpha, beta): (f64, f64)| match depth {
        0 => alpha != 0.0 || beta != 0.0,
        1 => beta != 0.0,
        _ => false,
    };
    let own = model.rows.iter().filter(|r| r.baumgarte.is_some_and(|c| idle(r.depth, c)));
    let mut names: Vec<&str> = own.map(|r| r.name.as_str()).collect();
    // One pair for all constraints fits most of them; it is worth a word where β acts on none.
    if let Some(c) = options.baumgarte.filter(|_| model.rows.iter().all(|r| r.depth < 2)) {
        names.extend(model.rows.iter().filter(|r| r.baumgarte.is_none() && idle(r.depth, c)).map(|r| r.name.as_str()));
    }
    let (first, more) = (names.first()?, names.len() - 1);
    let more = if more > 0 { format!(" (and {more} more)") } else { String::new() };
    Some(format!(
        "Baumgarte's β has nothing to act on in `{first}`{more}: a velocity constraint has no position residual, and an \
         acceleration constraint no residual at all"
    ))
}

/// Inputs whose tables do not reach over the run.
pub(super) fn beyond_tables(model: &Model, given: &[Option<f64>], (start, end): (f64, f64)) -> Vec<String> {
    let open = model.inputs.iter().zip(given).filter(|(_, set)| set.is_none());
    let short = open.filter_map(|(input, _)| {
        let (first, last) = input.table.as_ref()?.span();
        (start < first || end > last).then(|| {
            format!(
                "the table of input `{}` goes from t = {} s to {} s; before and after that its first and last value hold",
                input.name,
                number(first),
                number(last)
            )
        })
    });
    short.take(LISTED).collect()
}
