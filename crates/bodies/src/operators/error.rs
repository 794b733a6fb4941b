//! What can be wrong with the numbers of an SKO model.

use std::fmt;

use dalembert_graph::GraphError;

/// Why operators cannot be built or inverted.
#[derive(Clone, Debug, PartialEq)]
pub enum SkoError {
    /// The forest, a dimension or a weight.
    Graph(GraphError),
    /// A list has the wrong length.
    Length {
        /// What is listed.
        what: &'static str,
        /// The length it must have.
        expected: usize,
        /// The length it has.
        found: usize,
    },
    /// A matrix has the wrong shape.
    Shape {
        /// Which matrix.
        what: &'static str,
        /// The node that it belongs to.
        node: usize,
        /// Rows and columns that it must have.
        expected: (usize, usize),
        /// Rows and columns that it has.
        found: (usize, usize),
    },
    /// A matrix or vector has an entry that is infinite or no number.
    NotFinite {
        /// Which one.
        what: &'static str,
        /// The node that it belongs to.
        node: usize,
    },
    /// A matrix that must be symmetric is not.
    NotSymmetric {
        /// Which matrix.
        what: &'static str,
        /// The node that it belongs to.
        node: usize,
    },
    /// D(k) = H P H* is not positive definite: the mass behind a joint does not determine its accelerations.
    Undetermined {
        /// The node.
        node: usize,
        /// The first coordinate of its joint without inertia, counted from 0.
        coordinate: usize,
    },
    /// There is no such node.
    UnknownNode {
        /// The node.
        node: usize,
        /// How many there are.
        nodes: usize,
    },
    /// A body is bent twice.
    AlreadyFlexible {
        /// The node.
        node: usize,
    },
    /// A frame is named that the flexible body has no influence for, or the body is rigid.
    NoInfluence {
        /// The node of the body.
        node: usize,
        /// The frame.
        frame: String,
    },
    /// Data of a flexible body that do not fit each other.
    Flexible {
        /// What is wrong.
        problem: String,
    },
    /// Groups of nodes that cannot be aggregated: not every node once, or the groups form no forest.
    Groups {
        /// What is wrong.
        problem: String,
    },
    /// An eigenvalue problem did not converge.
    Eigenvalues,
}

impl fmt::Display for SkoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Graph(error) => error.fmt(f),
            Self::Length { what, expected, found } => write!(f, "{what}: {found} given, {expected} needed"),
            Self::Shape { what, node, expected, found } => {
                let ((r, c), (rows, columns)) = (found, expected);
                write!(f, "{what} of node {node} is {r}×{c} and must be {rows}×{columns}")
            }
            Self::NotFinite { what, node } => write!(f, "{what} of node {node} has an entry that is no finite number"),
            Self::NotSymmetric { what, node } => write!(f, "{what} of node {node} is not symmetric"),
            Self::Undetermined { node, coordinate } => write!(
                f,
                "the acceleration of coordinate {coordinate} of node {node} is not determined: nothing behind it has inertia \
                 in that direction"
            ),
            Self::UnknownNode { node, nodes } => write!(f, "there is no node {node}: there are {nodes}"),
            Self::AlreadyFlexible { node } => write!(f, "node {node} already has modes"),
            Self::NoInfluence { node, frame } => {
                write!(f, "the body of node {node} has no influence matrix for the frame `{frame}`")
            }
            Self::Flexible { problem, .. } => write!(f, "flexible body: {problem}"),
            Self::Groups { problem } => write!(f, "groups of nodes: {problem}"),
            Self::Eigenvalues => write!(f, "the eigenvalues of a beam's matrices could not be found"),
        }
    }
}

impl std::error::Error for SkoError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Graph(error) => Some(error),
            _ => None,
        }
    }
}

impl From<GraphError> for SkoError {
    fn from(error: GraphError) -> Self {
        Self::Graph(error)
    }
}
