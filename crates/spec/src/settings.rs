//! Parameters that are set from outside, by full name: `m`, `leg[1].m`.

use crate::error::ModelError;
use crate::parameters::Given;
use crate::spec::has_copy;
use crate::spec::{ModelSpec, ModuleSpec};

/// Whether the model has a parameter of this full name.
pub fn is_parameter(spec: &ModelSpec, name: &str) -> bool {
    let mut definition = &spec.definitions[spec.root.0];
    let mut rest = name;
    while let Some((segment, tail)) = rest.split_once('.') {
        let Some(module) = definition.modules.iter().find(|m| has_copy(m, segment)) else { return false };
        definition = &spec.definitions[module.definition.0];
        rest = tail;
    }
    definition.parameters.iter().any(|p| p.name.value == rest)
}

/// Refuses names that are no parameters and values that are no numbers.
///
/// # Errors
/// A sentence for each name or value that is refused.
pub fn check(spec: &ModelSpec, settings: &[(String, f64)]) -> Result<(), Vec<ModelError>> {
    let wrong = |(name, value): &(String, f64)| {
        if !is_parameter(spec, name) {
            return Some(ModelError::whole(format!("the model has no parameter `{name}`")));
        }
        (!value.is_finite()).then(|| ModelError::whole(format!("the value of `{name}` is not a finite number")))
    };
    let faults: Vec<ModelError> = settings.iter().filter_map(wrong).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Puts the values that are set for the parameters of one module; of several for one name the last counts.
pub fn apply(settings: &[(String, f64)], prefix: &str, spec: &ModuleSpec, given: &mut [Option<Given>]) {
    for (name, value) in settings {
        let Some(local) = name.strip_prefix(prefix) else { continue };
        if let Some(i) = spec.parameters.iter().position(|p| p.name.value == local) {
            given[i] = Some(Given::Value(*value));
        }
    }
}
