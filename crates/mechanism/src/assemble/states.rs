//! Where the coordinates and velocities of a mechanism stand in the model's state.

use std::collections::HashMap;

use dalembert_bodies::spatial::Quaternion;
use dalembert_bodies::tree::Joint;
use dalembert_spec::spec::JointKind;

use crate::Mechanism;

/// Where each coordinate and velocity stands in the state: modes, then the joint, of node after node.
pub(super) fn place(m: &mut Mechanism, places: &[&[usize]], next_state: &mut usize) {
    let (mut q, mut v) = (0, 0);
    for k in 0..m.tree.nodes().len() {
        let modes = m.flexible.as_ref().map_or(0, |f| f.modes(k));
        if let Some(body) = m.flexible.as_ref().and_then(|f| f.body(k)) {
            m.modal_damping.push((v, body.damping.clone()));
        }
        if m.flexible.is_some() {
            m.modes.push(v..v + modes);
            m.first_coordinates.push(q);
        }
        let joint = m.tree.nodes()[k].joint;
        let turning = matches!(joint, Joint::Spherical | Joint::Free);
        let plain = modes + if turning { 0 } else { joint.nv() };
        for i in 0..plain {
            let place = places[m.columns[v + i]];
            m.q_states.push(place[0]);
            m.v_states.push(place[1]);
            m.coordinate_of.push(Some(q + i));
        }
        if turning {
            m.quaternions.push((q + modes, v + modes, joint.nq() == 7));
            for _ in 0..joint.nq() {
                m.q_states.push(*next_state);
                *next_state += 1;
            }
            for i in 0..joint.nv() {
                m.v_states.push(places[m.columns[v + modes + i]][0]);
                m.coordinate_of.push(None);
            }
        }
        (q, v) = (m.q_states.len(), m.v_states.len());
    }
    let first: HashMap<usize, usize> = m.quaternions.iter().map(|&(q, v, _)| (m.columns[v], m.q_states[q])).collect();
    for joint in &mut m.joints {
        joint.states = match joint.columns.first().and_then(|c| first.get(c)) {
            Some(&start) => (start..start + joint.coordinates.len()).collect(),
            None => joint.columns.iter().map(|&c| places[c][0]).collect(),
        };
    }
}

/// Start values of states without a column: (place, value, whether given, whether kept).
pub(super) fn starts(m: &Mechanism, given: &HashMap<String, (Vec<f64>, bool)>) -> Vec<(usize, f64, bool, bool)> {
    let mut out = Vec::new();
    let turning = |k: JointKind| matches!(k, JointKind::Spherical | JointKind::Free);
    for joint in m.joints.iter().filter(|j| turning(j.kind)) {
        let mut values = vec![0.0; joint.states.len()];
        values[0] = 1.0;
        let (mut known, mut fixed) = (false, false);
        if let Some((start, keep)) = given.get(&joint.name) {
            values.copy_from_slice(start);
            let unit = Quaternion([start[0], start[1], start[2], start[3]]).normalized();
            values[..4].copy_from_slice(&unit.0);
            (known, fixed) = (true, *keep);
        }
        out.extend(joint.states.iter().zip(values).map(|(&place, value)| (place, value, known, fixed)));
    }
    out
}
