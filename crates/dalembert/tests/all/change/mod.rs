//! The same model in other units, in another order.

mod formula;
mod moved;
mod scaled;

use dalembert::Loaded;
use dalembert::dynamics::Model;
use dalembert::dynamics::model::Variable;
use dalembert::dynamics::result::Diagnosis;
use dalembert::dynamics::spec::ModelSpec;

pub use formula::Dim;
pub use moved::moved;
pub use scaled::scaled;

/// Dimension of a variable's acceleration.
pub fn dimension_of(v: &Variable) -> Dim {
    // Modes of a body are displacements.
    let unnamed = if v.joint { formula::LENGTH } else { formula::ONE };
    let own = v.unit.as_deref().and_then(|u| formula::of_unit(u).ok()).unwrap_or(unnamed);
    formula::rate(own, v.order as usize)
}

/// What a number of a dimension is multiplied by.
pub fn factor(d: Dim, factors: [f64; 3]) -> f64 {
    (0..3).map(|i| factors[i].powf(d[i])).product()
}

/// A model built from a changed spec.
pub fn built(spec: ModelSpec) -> Result<Loaded, String> {
    let model = Model::build(&spec).map_err(|e| e.into_iter().map(|e| e.message).collect::<Vec<_>>().join("; "))?;
    Ok(Loaded { spec: spec.into(), model, parameters: Vec::new(), fitted: None })
}

/// The same bodies, joints, variables and constraints, written from the last to the first.
pub fn reversed(spec: &ModelSpec) -> ModelSpec {
    let mut out = spec.clone();
    for d in &mut out.definitions {
        d.bodies.reverse();
        d.joints.reverse();
        d.constraints.reverse();
        d.variables.reverse();
        d.lines.reverse();
        d.modules.reverse();
    }
    out
}

/// What must not change: ranks, determinacy, findings.
pub fn judgement(d: &Diagnosis) -> Vec<String> {
    let mut out = vec![
        format!("mobility {} of {}, rank {} of {} rows", d.mobility, d.variables, d.rank, d.rows),
        format!("assembled: {}", d.assembly.converged),
        format!("unique: {}, undetermined {:?}", d.accelerations_unique, d.undetermined),
        format!("reactions {:?}", d.reactions.iter().filter(|r| !r.1).map(|r| &r.0).collect::<Vec<_>>()),
        format!("singular directions: {}", d.singular_directions.len()),
    ];
    out.extend(d.redundant.iter().map(|g| format!("redundant {:?} {:?} {}", g.rows, g.kind, g.consistent)));
    out.extend(d.findings.iter().map(|f| format!("{} {:?}", f.code, f.names)));
    if let Some(m) = &d.mechanism {
        out.push(format!("generic {:?}, Grübler {}, planar {:?}", m.generic_mobility, m.grubler, m.planar));
        out.push(format!("immovable {:?}", m.immovable));
        out.extend(m.overconstraints.iter().map(|o| format!("overconstraint {} {:?} {:?}", o.count, o.kind, o.joints)));
        out.push(format!("near {:?}", m.near_miss.as_ref().map(|n| (&n.joints, &n.row))));
    }
    out
}
