//! What can be wrong with a graph or with the weights on it. Every error names the nodes.

use std::fmt;

/// Why a graph, a numbering or a weighted matrix cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GraphError {
    /// An edge names a node that does not exist.
    UnknownNode {
        /// The edge, counted from 0.
        edge: usize,
        /// The node that it names.
        node: usize,
        /// How many nodes there are.
        nodes: usize,
    },
    /// A list of edges names one that does not exist.
    UnknownEdge {
        /// The edge that is named.
        edge: usize,
        /// How many edges there are.
        edges: usize,
    },
    /// A node's parent does not exist.
    UnknownParent {
        /// The node.
        node: usize,
        /// Its supposed parent.
        parent: usize,
        /// How many nodes there are.
        nodes: usize,
    },
    /// A root does not exist or is given twice.
    BadRoot {
        /// The root.
        root: usize,
        /// How many nodes there are.
        nodes: usize,
    },
    /// A directed cycle where none may be.
    Cycle {
        /// Its nodes, each the parent of the next, the last the parent of the first, the smallest index first.
        nodes: Vec<usize>,
    },
    /// A node of a forest has more than one edge from a parent.
    SeveralParents {
        /// The node.
        node: usize,
        /// The parents, one for each edge.
        parents: Vec<usize>,
    },
    /// A spanning tree from these roots misses nodes.
    Unreached {
        /// Where the search began.
        roots: Vec<usize>,
        /// The nodes that no allowed path leads to.
        nodes: Vec<usize>,
    },
    /// A list of new indices is no numbering: an index is too large or comes twice.
    NotANumbering {
        /// The place in the list.
        place: usize,
        /// The index there.
        index: usize,
        /// How many nodes there are.
        nodes: usize,
    },
    /// A list has the wrong length.
    Length {
        /// What is listed.
        what: &'static str,
        /// The length it must have.
        expected: usize,
        /// The length it has.
        found: usize,
    },
    /// The matrix at a node has the wrong shape.
    Shape {
        /// Which matrix.
        what: &'static str,
        /// The node; for a weight, the child.
        node: usize,
        /// Rows and columns that it must have.
        expected: (usize, usize),
        /// Rows and columns that it has.
        found: (usize, usize),
    },
    /// A weight was given for a root, which has no edge from a parent.
    NoParent {
        /// The root.
        node: usize,
    },
    /// The node dimensions add up to more than can be counted.
    TooLarge,
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownNode { edge, node, nodes } => {
                write!(f, "edge {edge} names node {node}, but there are only {nodes} nodes")
            }
            Self::UnknownEdge { edge, edges } => write!(f, "there is no edge {edge}: there are {edges}"),
            Self::UnknownParent { node, parent, nodes } => {
                write!(f, "node {node} has parent {parent}, but there are only {nodes} nodes")
            }
            Self::BadRoot { root, nodes } => {
                write!(f, "root {root} is given twice or is none of the {nodes} nodes")
            }
            Self::Cycle { nodes } => write!(f, "directed cycle: {}", listed(nodes, " → ")),
            Self::SeveralParents { node, parents } => {
                write!(f, "node {node} has several parents: {}", listed(parents, ", "))
            }
            Self::Unreached { roots, nodes } => {
                let (nodes, roots) = (listed(nodes, ", "), listed(roots, ", "));
                write!(f, "no path leads to {nodes} from {roots}")
            }
            Self::NotANumbering { place, index, nodes } => {
                write!(f, "no numbering of {nodes} nodes: index {index} at place {place} is too large or comes twice")
            }
            Self::Length { what, expected, found } => write!(f, "{what}: {found} given, {expected} needed"),
            Self::Shape { what, node, expected, found } => {
                let ((r, c), (rows, columns)) = (found, expected);
                write!(f, "{what} at node {node} is {r}×{c} and must be {rows}×{columns}")
            }
            Self::NoParent { node } => write!(f, "node {node} is a root: no edge leads to it that could have a weight"),
            Self::TooLarge => write!(f, "the node dimensions add up to more than can be counted"),
        }
    }
}

impl std::error::Error for GraphError {}

impl GraphError {
    /// The cycle that a walk from child to parent has gone round.
    pub(crate) fn cycle_upwards(mut nodes: Vec<usize>) -> Self {
        nodes.reverse();
        let smallest = nodes.iter().enumerate().min_by_key(|&(_, &node)| node);
        let place = smallest.map_or(0, |(place, _)| place);
        nodes.rotate_left(place);
        Self::Cycle { nodes }
    }
}

/// The first few of a list of nodes, and how many more there are.
fn listed(nodes: &[usize], separator: &str) -> String {
    const SHOWN: usize = 8;
    let shown: Vec<String> = nodes.iter().take(SHOWN).map(ToString::to_string).collect();
    let rest = match nodes.len().saturating_sub(SHOWN) {
        0 => String::new(),
        more => format!("{separator}… ({more} more)"),
    };
    shown.join(separator) + &rest
}
