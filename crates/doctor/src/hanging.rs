//! Accelerations that nothing determines: bodies that hang free, and joints that free the same motion.

use dalembert_answers::finding::{Finding, code};
use dalembert_answers::result::Diagnosis;
use dalembert_answers::words::names;
use dalembert_mechanism::JointInfo;
use dalembert_model::model::Model;
use dalembert_spec::spec::JointKind;

use super::{data, words};

/// Nothing acts along some directions: the bodies that hang there, by name.
pub(super) fn undetermined(model: &Model, d: &Diagnosis) -> Finding {
    let column = |name: &String| model.variables.iter().position(|v| v.highest() == *name);
    let columns: Vec<usize> = d.undetermined.iter().filter_map(column).collect();
    let (mut bodies, mut joints, mut floats) = (Vec::new(), Vec::new(), false);
    if let Some(m) = &model.mechanism {
        let hanging = m.joints.iter().filter(|j| j.columns.iter().any(|c| columns.contains(c)));
        for joint in hanging {
            joints.push(joint.name.clone());
            // A body that has inertia in all directions is at rest where there is none.
            if !data::resists_all(m, joint.child) {
                bodies.push(m.bodies[joint.child].name.clone());
                floats |= joint.kind == JointKind::Free;
            }
        }
    }
    let sentence = format!(
        "Nothing determines {}: no inertia and no constraint acts along {}.",
        names(&d.undetermined),
        if d.undetermined.len() == 1 { "it" } else { "them" }
    );
    if bodies.is_empty() {
        return Finding::error(code::UNDETERMINED, sentence)
            .suggest("Give it inertia or a constraint, or lower its order.")
            .about(d.undetermined.clone());
    }
    if !floats && model.mechanism.as_ref().is_some_and(data::is_without_inertia) {
        let sentence = format!(
            "No part has mass, so that forces do not tell how the parts move: {} are open.",
            names(&d.undetermined)
        );
        return Finding::error(code::UNDETERMINED, sentence)
            .suggest("`move` needs no mass. For motions under forces give masses and moments of inertia.")
            .about(bodies.into_iter().chain(joints).chain(d.undetermined.clone()));
    }
    let between = |body: &String| {
        model.mechanism.as_ref().is_some_and(|m| {
            let leads_on =
                |j: &JointInfo| j.parent.is_some_and(|b| m.bodies[b].name == *body) && joints.contains(&j.name);
            m.joints.iter().any(leads_on)
        })
    };
    if !floats && bodies.iter().all(between) {
        let (stands, has) = if bodies.len() == 1 { ("stands", "has") } else { ("stand", "have") };
        let who = format!("{} {}", if bodies.len() == 1 { "body" } else { "bodies" }, names(&bodies));
        let sentence = format!(
            "{} free a motion together, as where they free the same one, in which nothing with inertia moves: {who} {stands} between them and {has} none there. {sentence}",
            words::capital(&words::joints(&joints)),
        );
        let suggestion = "Leave one of these joints out, or give what stands between them mass and moments of inertia, or one of the joints an `armature`.";
        return Finding::error(code::UNDETERMINED, sentence)
            .suggest(suggestion)
            .about(bodies.into_iter().chain(joints).chain(d.undetermined.clone()));
    }
    let hang = if bodies.len() == 1 { "Body" } else { "Bodies" };
    let lack = if bodies.len() == 1 { "has no inertia there and hangs" } else { "have no inertia there and hang" };
    let sentence = format!("{hang} {} {lack} free at {}. {sentence}", names(&bodies), words::joints(&joints));
    let suggestion = if floats {
        "A body without inertia can't float: give it mass and moments of inertia, or make it one body with what it carries."
    } else {
        "Give mass and moments of inertia to what hangs there, weld it, or hold its other end by a joint."
    };
    Finding::error(code::UNDETERMINED, sentence)
        .suggest(suggestion)
        .about(bodies.into_iter().chain(joints).chain(d.undetermined.clone()))
}
