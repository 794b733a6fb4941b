//! Which joints make up the tree.
//!
//! The spanning tree of bodies and joints is the one of [`dalembert_graph`]: breadth-first from the ground in the order in
//! which joints are written, so that depth is least and the choice is the reader's. Joints marked `cut` are no edges.
//! Joints are listed depth-first, which keeps serial stretches together.

use dalembert_graph::{Digraph, GraphError, Passage};

/// A spanning tree of bodies and joints.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpanningTree {
    /// Joints of the tree, parents before children, with whether they are passed from the second body to the first.
    pub order: Vec<(usize, bool)>,
    /// Joints that close loops; not told where bodies are unreached.
    pub cuts: Vec<usize>,
    /// Bodies that no joint connects to the ground.
    pub unreached: Vec<usize>,
}

/// Spans bodies by joints (first body, second body, whether it must be cut); `None` is the ground.
///
/// # Errors
/// A body that does not exist.
pub(crate) fn span(
    bodies: usize,
    joints: impl Iterator<Item = (Option<usize>, Option<usize>, bool)>,
) -> Result<SpanningTree, GraphError> {
    let place = |end: Option<usize>| end.unwrap_or(bodies);
    let (mut edges, mut names, mut cuts) = (Vec::new(), Vec::new(), Vec::new());
    for (k, (first, second, cut)) in joints.enumerate() {
        if cut {
            cuts.push(k);
        } else {
            edges.push((place(first), place(second)));
            names.push(k);
        }
    }
    let digraph = Digraph::new(bodies + 1, edges)?;
    match digraph.spanning_tree(bodies, &[], Passage::BothWays) {
        Ok(tree) => {
            let order = tree.forest.preorder().iter();
            let order = order.filter_map(|&body| Some((names[tree.edge[body]?], tree.reversed[body]))).collect();
            cuts.extend(tree.cut_edges.iter().map(|&e| names[e]));
            cuts.sort_unstable();
            Ok(SpanningTree { order, cuts, unreached: Vec::new() })
        }
        Err(GraphError::Unreached { nodes, .. }) => Ok(SpanningTree { unreached: nodes, ..SpanningTree::default() }),
        Err(other) => Err(other),
    }
}
