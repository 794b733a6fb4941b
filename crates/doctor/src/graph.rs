//! Bodies and joints as a digraph [J §2, §6]: the class it belongs to, its spanning tree, a numbering in which parents come after their
//! children.
//!
//! Nodes are the bodies and the ground, edges the joints, from the body that a joint is on to the one that it moves; a joint that closes a
//! loop leads from its first body to its second. The ground is above all others. Time grows with bodies and joints.

use dalembert_answers::result::{BodyGraph, ParentBody};
use dalembert_graph::{Digraph, Forest};
use dalembert_mechanism::Mechanism;

/// The name of the inertial frame.
const GROUND: &str = "ground";

/// The digraph of a mechanism; none without bodies.
pub(super) fn of(mechanism: &Mechanism) -> Option<BodyGraph> {
    let bodies = mechanism.bodies.len();
    if bodies == 0 {
        return None;
    }
    let name = |body: Option<usize>| body.map_or(GROUND, |b| &mechanism.bodies[b].name).to_owned();
    let mut above = vec![None; bodies];
    for joint in &mechanism.joints {
        above[joint.child] = Some(joint);
    }
    let tree = mechanism.joints.iter().map(|joint| [joint.parent, Some(joint.child)]);
    let loops = mechanism.closures.iter().map(|closure| closure.bodies);
    let node = |body: Option<usize>| body.unwrap_or(bodies);
    let edges = tree.chain(loops).map(|[from, to]| (node(from), node(to))).collect();
    let class = Digraph::new(bodies + 1, edges).ok()?.classify();
    let forest = Forest::new(above.iter().map(|joint| joint.and_then(|j| j.parent)).collect()).ok()?;
    let numbering = forest.strictly_canonical_numbering();
    let parent = |body: usize| ParentBody {
        body: name(Some(body)),
        parent: name(above[body].and_then(|j| j.parent)),
        joint: above[body].filter(|j| !j.own).map(|j| j.name.clone()),
    };
    Some(BodyGraph {
        class: class.to_string(),
        parents: (0..bodies).map(parent).collect(),
        closing: mechanism.closures.iter().map(|c| c.name.clone()).collect(),
        numbering: (0..bodies).map(|number| name(Some(numbering.old_of(number)))).collect(),
    })
}
