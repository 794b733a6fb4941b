//! How far a sample is computed: a run of which only a position is read needs no accelerations at its samples, and no velocities on the
//! constraints.

use dalembert_model::measured::Measured;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;

/// What a value of a sample depends on, each with those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Detail {
    /// The state on the constraints, but for the rates beneath the highest derivatives.
    Positions,
    /// The whole state.
    State,
    /// Accelerations and multipliers, residuals and energies.
    Whole,
}

/// Of the first columns of a sample: slots of variables, coordinates of joints that are no variables (as many as given), outputs. All others
/// take the whole sample.
pub(super) fn details(model: &Model, turning: usize) -> Vec<Detail> {
    let mut places = vec![Detail::Positions; model.states];
    for v in &model.variables {
        for (slot, &place) in v.state.iter().enumerate() {
            places[place] = match v.order as usize {
                _ if v.algebraic => Detail::Whole,
                order if slot + 1 < order => Detail::Positions,
                _ => Detail::State,
            };
        }
    }
    let mut found = Vec::new();
    for slot in 0..model.max_order as usize {
        found.extend(model.variables.iter().filter_map(|v| v.state.get(slot)).map(|&place| places[place]));
    }
    found.extend(std::iter::repeat_n(Detail::Positions, turning));
    for call in &model.pattern.readings {
        let needs = call.inputs.iter().map(|&source| of(source, &places, &model.pattern.measured));
        let most = needs.max().unwrap_or(Detail::Positions);
        found.extend(std::iter::repeat_n(most, call.outputs.saturating_sub(3)));
    }
    found
}

/// Of what a formula is given.
fn of(source: Source, places: &[Detail], measured: &Measured) -> Detail {
    match source {
        Source::Time | Source::Constant(_) | Source::Input(_) => Detail::Positions,
        Source::State(place) => places[place],
        Source::Signal(signal) => match measured.order_of(signal) {
            0 => Detail::Positions,
            1 => Detail::State,
            _ => Detail::Whole,
        },
        Source::Acceleration(_) | Source::Multiplier(_) | Source::JointReaction(_) => Detail::Whole,
    }
}
