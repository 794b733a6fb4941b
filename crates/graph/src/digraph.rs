//! Digraphs: nodes 0..n and directed edges from parents to children [J §2, §3].
//!
//! | symbol | here | meaning |
//! |---|---|---|
//! | ℘(k), ∁(k) | `parents`, `children` | nodes with an edge to k, from k |
//! | k ≺ j | `is_ancestor(j, k)` | a directed path of length ≥ 1 leads from j to k |
//! | S | `adjacency` | S(i, j) = number of edges from i to j: 1 or 0 without parallel edges |
//! | Sᵏ | `walks` | Sᵏ(i, j) = number of directed paths of length k from i to j |
//!
//! ```text
//! S = Σ_j Σ_{k ∈ ℘(j)} e_k e_j*                                                                         (1)  [J eq. 2]
//! ```
//!
//! The paper excludes parallel edges; mechanisms have them (two hinges of one door), so they are kept here. The classes
//! (`taxonomy.rs`) count them: a digraph with parallel edges is no polytree. An edge from a node to itself is a cycle of
//! length 1. In a digraph with cycles a "path" may pass a node more than once.

use crate::block::Block;
use crate::error::GraphError;
use crate::forest::{Forest, trusted_numbering};
use crate::lists::Lists;
use crate::numbering::Numbering;
use crate::scalar::Scalar;

/// A directed graph on the nodes 0..n, in any numbering, with its edges in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digraph {
    nodes: usize,
    edges: Vec<(usize, usize)>,
    outgoing: Lists,
    incoming: Lists,
}

impl Digraph {
    /// The digraph with the edges (parent, child).
    ///
    /// # Errors
    /// [`GraphError::UnknownNode`] for an edge that names a node ≥ `nodes`.
    pub fn new(nodes: usize, edges: Vec<(usize, usize)>) -> Result<Self, GraphError> {
        for (edge, &(parent, child)) in edges.iter().enumerate() {
            let node = parent.max(child);
            if node >= nodes {
                return Err(GraphError::UnknownNode { edge, node, nodes });
            }
        }
        let numbered = || edges.iter().enumerate();
        let outgoing = Lists::new(nodes, numbered().map(|(edge, &(parent, _))| (parent, edge)));
        let incoming = Lists::new(nodes, numbered().map(|(edge, &(_, child))| (child, edge)));
        Ok(Self { nodes, edges, outgoing, incoming })
    }

    /// n.
    pub fn nodes(&self) -> usize {
        self.nodes
    }

    /// The edges (parent, child).
    pub fn edges(&self) -> &[(usize, usize)] {
        &self.edges
    }

    /// The edges that leave node k, in their order.
    pub fn outgoing(&self, k: usize) -> &[usize] {
        self.outgoing.of(k)
    }

    /// The edges that lead to node k, in their order.
    pub fn incoming(&self, k: usize) -> &[usize] {
        self.incoming.of(k)
    }

    /// ∁(k), one for each edge, in the order of the edges.
    pub fn children(&self, k: usize) -> impl Iterator<Item = usize> + '_ {
        self.outgoing(k).iter().map(|&edge| self.edges[edge].1)
    }

    /// ℘(k), one for each edge, in the order of the edges.
    pub fn parents(&self, k: usize) -> impl Iterator<Item = usize> + '_ {
        self.incoming(k).iter().map(|&edge| self.edges[edge].0)
    }

    /// The nodes without parents.
    pub fn roots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes).filter(|&k| self.incoming(k).is_empty())
    }

    /// The nodes without children.
    pub fn tips(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes).filter(|&k| self.outgoing(k).is_empty())
    }

    /// The ancestors of node k by index. In a cycle a node is its own ancestor.
    pub fn ancestors(&self, k: usize) -> Vec<usize> {
        self.reached(k, |j, queue| queue.extend(self.parents(j)))
    }

    /// The descendants of node k by index.
    pub fn descendants(&self, k: usize) -> Vec<usize> {
        self.reached(k, |j, queue| queue.extend(self.children(j)))
    }

    /// The nodes that one or more steps lead to.
    fn reached(&self, k: usize, step: impl Fn(usize, &mut Vec<usize>)) -> Vec<usize> {
        let mut seen = vec![false; self.nodes];
        let mut stack = Vec::new();
        step(k, &mut stack);
        while let Some(j) = stack.pop() {
            if !std::mem::replace(&mut seen[j], true) {
                step(j, &mut stack);
            }
        }
        (0..self.nodes).filter(|&j| seen[j]).collect()
    }

    /// k ≺ j: whether j is an ancestor of k.
    pub fn is_ancestor(&self, j: usize, k: usize) -> bool {
        self.ancestors(k).binary_search(&j).is_ok()
    }

    /// Whether i = j or one is an ancestor of the other.
    pub fn related(&self, i: usize, j: usize) -> bool {
        i == j || self.is_ancestor(i, j) || self.is_ancestor(j, i)
    }

    /// A shortest directed path from node j to node k, both included, the first in the order of the edges; none if there
    /// is none. The path from a node to itself has length 0.
    pub fn path(&self, j: usize, k: usize) -> Option<Vec<usize>> {
        let mut before = vec![None; self.nodes];
        before[j] = Some(j);
        let mut queue = vec![j];
        let mut next = 0;
        while before[k].is_none() {
            let &i = queue.get(next)?;
            next += 1;
            for child in self.children(i) {
                if before[child].is_none() {
                    before[child] = Some(i);
                    queue.push(child);
                }
            }
        }
        let mut path: Vec<usize> = std::iter::successors(Some(k), |&i| before[i].filter(|_| i != j)).collect();
        path.reverse();
        Some(path)
    }

    /// (1): S as a dense matrix, n×n.
    pub fn adjacency<T: Scalar>(&self) -> Block<T> {
        let mut s = Block::zero(self.nodes, self.nodes);
        for &edge in &self.edges {
            s[edge] = s[edge] + T::one();
        }
        s
    }

    /// Sᵏ, dense, n×n: how many directed paths of length k lead from i to j. The counts can grow like (edges per node)ᵏ
    /// and must fit the scalar.
    pub fn walks<T: Scalar>(&self, length: usize) -> Block<T> {
        self.adjacency().power(length)
    }

    /// All edges turned round: its adjacency matrix is S*.
    pub fn reversed(&self) -> Self {
        let edges = self.edges.iter().map(|&(parent, child)| (child, parent)).collect();
        Self { nodes: self.nodes, edges, outgoing: self.incoming.clone(), incoming: self.outgoing.clone() }
    }

    /// The nodes, parents before children, breadth-first from the roots.
    ///
    /// # Errors
    /// [`GraphError::Cycle`] if there is a directed cycle, with its nodes.
    pub fn base_to_tip(&self) -> Result<Vec<usize>, GraphError> {
        let mut missing: Vec<usize> = (0..self.nodes).map(|k| self.incoming(k).len()).collect();
        let mut order: Vec<usize> = self.roots().collect();
        let mut next = 0;
        while let Some(&k) = order.get(next) {
            next += 1;
            for child in self.children(k) {
                missing[child] -= 1;
                if missing[child] == 0 {
                    order.push(child);
                }
            }
        }
        if order.len() == self.nodes { Ok(order) } else { Err(self.cycle(&missing)) }
    }

    /// A cycle among the nodes that still miss parents: each of them has one of its own kind.
    fn cycle(&self, missing: &[usize]) -> GraphError {
        let up = |k: usize| self.parents(k).find(|&p| missing[p] > 0);
        let start = (0..self.nodes).find(|&k| missing[k] > 0);
        let mut place = vec![None; self.nodes];
        let mut walk = Vec::new();
        let mut at = start;
        while let Some(k) = at {
            if let Some(first) = place[k] {
                return GraphError::cycle_upwards(walk.split_off(first));
            }
            place[k] = Some(walk.len());
            walk.push(k);
            at = up(k);
        }
        GraphError::cycle_upwards(walk)
    }

    /// Whether each parent's index is greater than its children's.
    pub fn is_canonical(&self) -> bool {
        self.edges.iter().all(|&(parent, child)| parent > child)
    }

    /// A canonical numbering: the identity if the numbering is canonical, else [`Digraph::base_to_tip`] backwards.
    ///
    /// # Errors
    /// [`GraphError::Cycle`] if there is a directed cycle.
    pub fn canonical_numbering(&self) -> Result<Numbering, GraphError> {
        if self.is_canonical() {
            return Ok(Numbering::identity(self.nodes));
        }
        Ok(trusted_numbering(self.base_to_tip()?.into_iter().rev().collect()))
    }

    /// The same digraph in another numbering of its nodes; the edges keep their order.
    ///
    /// # Errors
    /// [`GraphError::Length`] if the numbering is of another number of nodes.
    pub fn renumbered(&self, numbering: &Numbering) -> Result<Self, GraphError> {
        let (expected, found) = (self.nodes, numbering.nodes());
        if found != expected {
            return Err(GraphError::Length { what: "nodes of a numbering", expected, found });
        }
        let renamed = |&(parent, child): &(usize, usize)| (numbering.new_of(parent), numbering.new_of(child));
        Self::new(self.nodes, self.edges.iter().map(renamed).collect())
    }

    /// The digraph as a forest.
    ///
    /// # Errors
    /// [`GraphError::SeveralParents`] or [`GraphError::Cycle`] if it is none.
    pub fn to_forest(&self) -> Result<Forest, GraphError> {
        if let Some(node) = (0..self.nodes).find(|&k| self.incoming(k).len() > 1) {
            return Err(GraphError::SeveralParents { node, parents: self.parents(node).collect() });
        }
        Forest::new((0..self.nodes).map(|k| self.parents(k).next()).collect())
    }
}

impl From<&Forest> for Digraph {
    /// The edges in the order of the children.
    fn from(forest: &Forest) -> Self {
        let edges: Vec<_> = forest.edges().collect();
        Self::new(forest.nodes(), edges).expect("the nodes of a forest exist")
    }
}
