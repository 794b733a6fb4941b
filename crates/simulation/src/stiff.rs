//! What there is to say of stiffness and of implicit steps, in the model's names.

use dalembert_answers::words;
use dalembert_dynamics::kkt::{is_a_product, mass_size};
use dalembert_integrate::{ImplicitSystem, IntegratorName, Outcome};
use dalembert_model::model::Model;
use dalembert_scalar::digits::brief;

use crate::LISTED;
use crate::switches::state_name;
use crate::tolerances::motion::{MOST_IMPLICIT, STIFF};

/// What `auto` changed to, and why; or else steps that stability kept short, if that made up the run.
pub(super) fn note(model: &Model, integrator: IntegratorName, outcome: &Outcome) -> Option<String> {
    chosen(model, outcome).or_else(|| short_steps(model, integrator, outcome))
}

fn short_steps(model: &Model, integrator: IntegratorName, outcome: &Outcome) -> Option<String> {
    let (stiff, counters) = (&outcome.stiffness, &outcome.counters);
    if stiff.steps < STIFF.0 || stiff.steps as f64 <= STIFF.1 * counters.steps as f64 {
        return None;
    }
    let advice = if model.states > MOST_IMPLICIT {
        "The model is too large for the implicit integrator `radau`; replace what is stiff by a constraint, or leave out what is fast"
    } else if integrator == IntegratorName::Auto {
        "`auto` found no use for implicit steps, which it takes in models that are not large and only where they are longer; `--integrator radau` \
         takes them anyway"
    } else {
        "An implicit integrator takes longer ones: `--integrator radau`, or `auto`, which changes to it by itself"
    };
    Some(format!(
        "the equations are stiff{}: from t = {} s on, {} of {} steps were as short as the method's stability asks, not as errors do. {advice}",
        names(model, outcome),
        brief(stiff.since, 4),
        stiff.steps,
        counters.steps
    ))
}

/// The components that made explicit steps short, as users write them.
fn names(model: &Model, outcome: &Outcome) -> String {
    let components = outcome.stiffness.components.iter().take(LISTED);
    let names = words::names(components.filter_map(|&(i, _)| state_name(model, i)));
    if names.is_empty() { names } else { format!(" in {names}") }
}

fn chosen(model: &Model, outcome: &Outcome) -> Option<String> {
    let (first, rest) = outcome.choices.split_first()?;
    let mut note = format!(
        "`auto` took `{}` from t = {} s on, because there the equations are stiff{}: steps of `{}` were as short as its stability or \
         errors of what is damped ask, not as those of the motion do",
        first.method,
        brief(first.t, 4),
        names(model, outcome),
        IntegratorName::Dop853
    );
    if let Some(last) = rest.last() {
        let times = if rest.len() == 1 { "once".to_owned() } else { format!("{} times", rest.len()) };
        note += &format!("; it changed {times} more, the last time to `{}` at t = {} s", last.method, brief(last.t, 4));
    }
    Some(note)
}

/// The methods that made steps.
pub(super) fn names_used(outcome: &Outcome, integrator: IntegratorName) -> String {
    match (integrator, outcome.choices.is_empty()) {
        (IntegratorName::Auto, true) => IntegratorName::Dop853.to_string(),
        (IntegratorName::Auto, false) => format!("{}, {}", IntegratorName::Dop853, IntegratorName::Radau),
        (other, _) => other.to_string(),
    }
}

/// Refuses what makes more of a mass matrix than there is room for.
///
/// # Errors
/// In words, with the number.
pub(super) fn has_room(model: &Model, integrator: IntegratorName) -> Result<(), String> {
    if !(integrator.is_implicit() || integrator.is_for_second_order()) || !is_a_product(model) {
        return Ok(());
    }
    Err(format!(
        "the integrator `{integrator}` makes all of the mass matrix, {} numbers for {} variables: ask about a part of the model, or take `dop853`",
        mass_size(model),
        model.n()
    ))
}

/// Refuses what implicit steps would not get through.
///
/// # Errors
/// In words, with both numbers.
pub(super) fn fits(
    model: &Model,
    (system, y): (&mut impl ImplicitSystem, &[f64]),
    integrator: IntegratorName,
) -> Result<(), String> {
    use IntegratorName::{Bdf, Radau, Realtime, Rodas};
    let may_be_sparse = matches!(integrator, Radau | Rodas | Realtime | Bdf);
    if !integrator.is_implicit() || model.states <= MOST_IMPLICIT || may_be_sparse && system.is_sparse(y) {
        return Ok(());
    }
    Err(format!(
        "the integrator `{integrator}` solves dense equations of all components of the state here: it is for up to {MOST_IMPLICIT} of them, and this \
         model has {}",
        model.states
    ))
}
