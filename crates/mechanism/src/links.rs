//! Which joints make up the tree.
//!
//! Joints that close loops are known ([`super::topology`]) and are no edges; the others are oriented from the ground by the
//! spanning tree of [`dalembert_graph`]: breadth-first in the order in which joints are written.
//! Joints are listed depth-first, which keeps serial stretches together.

use dalembert_graph::{Digraph, GraphError, Passage};

/// A spanning tree of bodies and joints.
#[derive(Clone, Debug, Default)]
pub struct SpanningTree {
    /// Joints of the tree, parents before children, with whether they are passed from the second body to the first.
    pub order: Vec<(usize, bool)>,
    /// Bodies that no joint connects to the ground.
    pub unreached: Vec<usize>,
}

/// Spans bodies by joints (first body, second body, whether it must be cut); `None` is the ground.
///
/// # Errors
/// A body that does not exist.
pub fn span(
    bodies: usize,
    joints: impl Iterator<Item = (Option<usize>, Option<usize>, bool)>,
) -> Result<SpanningTree, GraphError> {
    let place = |end: Option<usize>| end.unwrap_or(bodies);
    let (mut edges, mut names) = (Vec::new(), Vec::new());
    for (k, (first, second, _)) in joints.enumerate().filter(|(_, j)| !j.2) {
        edges.push((place(first), place(second)));
        names.push(k);
    }
    let digraph = Digraph::new(bodies + 1, edges)?;
    match digraph.spanning_tree(bodies, &[], Passage::BothWays) {
        Ok(tree) => {
            let order = tree.forest.preorder().iter();
            let order = order.filter_map(|&body| Some((names[tree.edge[body]?], tree.reversed[body]))).collect();
            Ok(SpanningTree { order, unreached: Vec::new() })
        }
        Err(GraphError::Unreached { nodes, .. }) => Ok(SpanningTree { unreached: nodes, ..SpanningTree::default() }),
        Err(other) => Err(other),
    }
}
