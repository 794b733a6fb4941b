//! Names that the engine uses itself: `energy`, a column of every result, and `energy.…`, its parts, and `tau.NAME`, the effort of every joint.

use dalembert_mechanism::variables_of;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{ModelSpec, Spanned};

/// Joints, bodies and modules whose names stand for something else as well.
pub fn check(spec: &ModelSpec) -> Vec<ModelError> {
    let mut errors = Vec::new();
    for definition in &spec.definitions {
        let joints = definition.joints.iter().map(|j| ("joint", &j.name));
        let bodies = definition.bodies.iter().map(|b| ("body", &b.name));
        let modules = definition.modules.iter().map(|m| ("module", &m.name));
        let all = joints.chain(bodies).chain(modules);
        errors.extend(all.filter(|(_, name)| name.value == "energy").map(|(what, name)| {
            ModelError::at(name.span, format!("{what} `energy` has the name of the results' energy column"))
                .help(format!("give the {what} another name"))
        }));
    }
    errors.extend(efforts(spec));
    errors
}

/// In a model with joints, `tau.x` at the top is the effort of `x`, so that nothing else may be called that.
fn efforts(spec: &ModelSpec) -> Option<ModelError> {
    let top = spec.definitions.get(spec.root.0)?;
    let module = top.modules.iter().map(|m| ("module", &m.name));
    let joint = top.joints.iter().filter(|j| variables_of(j.kind.value).len() > 1).map(|j| ("joint", &j.name));
    let called_tau = |(_, name): &(&str, &Spanned<String>)| name.value == "tau";
    let (what, name) = module.chain(joint).find(called_tau)?;
    if spec.definitions.iter().all(|d| d.joints.is_empty()) {
        return None;
    }
    let message = format!("{what} `tau` has the name under which the efforts of joints are set, `tau.JOINT`");
    Some(ModelError::at(name.span, message).help(format!("give the {what} another name")))
}
