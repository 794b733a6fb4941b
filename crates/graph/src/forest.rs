//! Forests: every node has at most one parent, and no node is its own ancestor [J §2].
//!
//! | symbol | here | meaning |
//! |---|---|---|
//! | ℘(k) | `parent(k)` | the parent of node k; roots have none |
//! | ∁(k) | `children(k)` | the children of node k |
//! | ℘(i, j) | `closest_common_ancestor` | the closest ancestor of a pair of nodes |
//! | k ≺ j | `is_ancestor(j, k)` | j is an ancestor of k: a path of length ≥ 1 leads from j to k |
//! | – | `preorder` | a node, then its subtrees one after the other |
//!
//! Any numbering of the nodes will do. The preorder is found once, with its own stack; in it a subtree is contiguous, so
//! that
//!
//! ```text
//! k ≺ j   ⇔   rank(j) < rank(k) < rank(j) + size(j)                                                                 (1)
//! ```
//!
//! and so is a serial segment: a maximal chain of nodes in which each but the last has exactly one child.
//!
//! A numbering is *canonical* if ℘(k) > k for all k, and *strictly canonical* if moreover the indices in each serial
//! segment are sequential. Everything here takes linear time and memory to set up.

use std::iter;

use crate::error::GraphError;
use crate::lists::Lists;
use crate::numbering::Numbering;

/// A set of disjoint rooted trees on the nodes 0..n, in any numbering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forest {
    parent: Vec<Option<usize>>,
    children: Lists,
    preorder: Vec<usize>,
    rank: Vec<usize>,
    tip_to_base: Vec<usize>,
    depth: Vec<usize>,
    subtree_size: Vec<usize>,
}

impl Forest {
    /// The forest in which node k has the parent `parent[k]`, or is a root.
    ///
    /// # Errors
    /// [`GraphError::UnknownParent`] for a parent that does not exist, [`GraphError::Cycle`] for nodes that are their own
    /// ancestors.
    pub fn new(parent: Vec<Option<usize>>) -> Result<Self, GraphError> {
        let nodes = parent.len();
        let edges = || parent.iter().enumerate().filter_map(|(child, parent)| parent.map(|parent| (parent, child)));
        if let Some((parent, node)) = edges().find(|&(parent, _)| parent >= nodes) {
            return Err(GraphError::UnknownParent { node, parent, nodes });
        }
        let children = Lists::new(nodes, edges());
        let preorder = preorder(&parent, &children);
        if preorder.len() < nodes {
            return Err(cycle(&parent, &preorder));
        }
        Ok(Self::from_preorder(parent, children, preorder))
    }

    fn from_preorder(parent: Vec<Option<usize>>, children: Lists, preorder: Vec<usize>) -> Self {
        let nodes = parent.len();
        let mut rank = vec![0; nodes];
        let mut depth = vec![0; nodes];
        for (place, &k) in preorder.iter().enumerate() {
            rank[k] = place;
            depth[k] = parent[k].map_or(0, |p| depth[p] + 1);
        }
        let mut subtree_size = vec![1; nodes];
        for &k in preorder.iter().rev() {
            if let Some(p) = parent[k] {
                subtree_size[p] += subtree_size[k];
            }
        }
        // In canonical numbering the indices themselves are an order, and memory is walked straight through.
        let canonical = parent.iter().enumerate().all(|(k, &p)| p.is_none_or(|p| p > k));
        let tip_to_base = if canonical { (0..nodes).collect() } else { preorder.iter().rev().copied().collect() };
        Self { parent, children, preorder, rank, tip_to_base, depth, subtree_size }
    }

    /// n.
    pub fn nodes(&self) -> usize {
        self.parent.len()
    }

    /// ℘(k), none for a root.
    pub fn parent(&self, k: usize) -> Option<usize> {
        self.parent[k]
    }

    /// ℘ of all nodes.
    pub fn parents(&self) -> &[Option<usize>] {
        &self.parent
    }

    /// ∁(k), in the order of their indices.
    pub fn children(&self, k: usize) -> &[usize] {
        self.children.of(k)
    }

    /// The nodes without parents, in the order of their indices.
    pub fn roots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes()).filter(|&k| self.parent[k].is_none())
    }

    /// The nodes without children, in the order of their indices.
    pub fn tips(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes()).filter(|&k| self.children(k).is_empty())
    }

    /// The edges (℘(k), k), in the order of the children.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.nodes()).filter_map(|k| self.parent[k].map(|p| (p, k)))
    }

    /// All nodes, children before parents. In canonical numbering this is 0, 1, …, n − 1.
    pub fn tip_to_base(&self) -> &[usize] {
        &self.tip_to_base
    }

    /// All nodes, parents before children: [`Forest::tip_to_base`] backwards.
    pub fn base_to_tip(&self) -> impl ExactSizeIterator<Item = usize> + DoubleEndedIterator + '_ {
        self.tip_to_base.iter().rev().copied()
    }

    /// All nodes, each followed by its subtrees one after the other; larger indices first.
    pub fn preorder(&self) -> &[usize] {
        &self.preorder
    }

    /// The length of the path from the root: 0 for a root.
    pub fn depth(&self, k: usize) -> usize {
        self.depth[k]
    }

    /// The number of nodes on the longest path: 0 without nodes, else 1 + the largest depth.
    pub fn height(&self) -> usize {
        self.depth.iter().max().map_or(0, |depth| depth + 1)
    }

    /// Node k and its descendants, counted.
    pub fn subtree_size(&self, k: usize) -> usize {
        self.subtree_size[k]
    }

    /// ℘(k), ℘²(k), … up to the root.
    pub fn ancestors(&self, k: usize) -> impl Iterator<Item = usize> + '_ {
        iter::successors(self.parent[k], |&j| self.parent[j])
    }

    /// The descendants of node k, parents before children.
    pub fn descendants(&self, k: usize) -> &[usize] {
        &self.preorder[self.rank[k] + 1..self.rank[k] + self.subtree_size[k]]
    }

    /// k ≺ j by (1): whether j is an ancestor of k. No node is its own ancestor. Constant time.
    pub fn is_ancestor(&self, j: usize, k: usize) -> bool {
        (self.rank[j] + 1..self.rank[j] + self.subtree_size[j]).contains(&self.rank[k])
    }

    /// Whether i = j or one is an ancestor of the other: exactly then one of 𝔸(i, j), 𝔸(j, i) has a path to stand for.
    pub fn related(&self, i: usize, j: usize) -> bool {
        i == j || self.is_ancestor(i, j) || self.is_ancestor(j, i)
    }

    /// The nodes of the directed path from node j to node k, both included; none if there is no such path.
    pub fn path(&self, j: usize, k: usize) -> Option<Vec<usize>> {
        if j != k && !self.is_ancestor(j, k) {
            return None;
        }
        let length = self.depth[k] - self.depth[j];
        let mut path: Vec<usize> = iter::once(k).chain(self.ancestors(k)).take(length + 1).collect();
        path.reverse();
        Some(path)
    }

    /// ℘(i, j): the closest node that is i or an ancestor of i, and j or an ancestor of j; none in different trees. Steps
    /// up from i.
    pub fn closest_common_ancestor(&self, i: usize, j: usize) -> Option<usize> {
        iter::once(i).chain(self.ancestors(i)).find(|&k| k == j || self.is_ancestor(k, j))
    }

    /// The serial segments, each base to tip; the segment of a node's parent comes before its own.
    pub fn segments(&self) -> impl Iterator<Item = &[usize]> {
        self.preorder.chunk_by(|&j, &k| self.parent[k] == Some(j) && self.children(j).len() == 1)
    }

    /// ℘(k) > k for all nodes.
    pub fn is_canonical(&self) -> bool {
        self.edges().all(|(p, k)| p > k)
    }

    /// Canonical, and sequential in each serial segment: an only child k has the parent k + 1.
    pub fn is_strictly_canonical(&self) -> bool {
        self.edges().all(|(p, k)| p > k && (p == k + 1 || self.children(p).len() > 1))
    }

    /// A canonical numbering: the identity if the numbering is canonical, else by decreasing depth, so that nodes of equal
    /// depth have sequential indices.
    pub fn canonical_numbering(&self) -> Numbering {
        if self.is_canonical() {
            return Numbering::identity(self.nodes());
        }
        let height = self.height();
        let levels = Lists::new(height, (0..self.nodes()).map(|k| (height - 1 - self.depth[k], k)));
        trusted_numbering((0..height).flat_map(|level| levels.of(level)).copied().collect())
    }

    /// A strictly canonical numbering: the identity if the numbering is strictly canonical, else the preorder backwards, so
    /// that every subtree has sequential indices.
    pub fn strictly_canonical_numbering(&self) -> Numbering {
        if self.is_strictly_canonical() {
            return Numbering::identity(self.nodes());
        }
        trusted_numbering(self.preorder.iter().rev().copied().collect())
    }

    /// The same forest in another numbering.
    ///
    /// # Errors
    /// [`GraphError::Length`] if the numbering is of another number of nodes.
    pub fn renumbered(&self, numbering: &Numbering) -> Result<Self, GraphError> {
        let (expected, found) = (self.nodes(), numbering.nodes());
        if found != expected {
            return Err(GraphError::Length { what: "nodes of a numbering", expected, found });
        }
        let renamed = |parent: &Option<usize>| parent.map(|p| numbering.new_of(p));
        Self::new(numbering.permute(&self.parent.iter().map(renamed).collect::<Vec<_>>()))
    }

    /// The tree that arises when a common root, the new node n, is put above all roots.
    pub fn with_common_root(&self) -> Self {
        let root = self.nodes();
        let parent = self.parent.iter().map(|parent| Some(parent.unwrap_or(root))).chain([None]).collect();
        trusted_forest(parent)
    }

    /// The forest without one of its roots, whose children become roots. Indices above `root` go down by one. Taking the
    /// inertial frame out of a mechanism's tree gives its SKO-forest [J §6].
    ///
    /// # Errors
    /// [`GraphError::BadRoot`] if `root` is no root.
    pub fn without_root(&self, root: usize) -> Result<Self, GraphError> {
        if self.parent.get(root) != Some(&None) {
            return Err(GraphError::BadRoot { root, nodes: self.nodes() });
        }
        let lowered = |k: usize| k - usize::from(k > root);
        let others = (0..self.nodes()).filter(|&k| k != root);
        let parent = others.map(|k| self.parent[k].filter(|&p| p != root).map(lowered)).collect();
        Ok(trusted_forest(parent))
    }
}

/// A forest whose parents are known to make one.
pub(crate) fn trusted_forest(parent: Vec<Option<usize>>) -> Forest {
    Forest::new(parent).expect("made from a forest without adding cycles")
}

/// A numbering from nodes in their new order, each known to come once.
pub(crate) fn trusted_numbering(old_of: Vec<usize>) -> Numbering {
    Numbering::from_old_of(old_of).expect("each node comes once")
}

/// The nodes that can be reached from the roots, each before its subtrees.
fn preorder(parent: &[Option<usize>], children: &Lists) -> Vec<usize> {
    let mut order = Vec::with_capacity(parent.len());
    let mut stack: Vec<usize> = (0..parent.len()).filter(|&k| parent[k].is_none()).collect();
    while let Some(k) = stack.pop() {
        order.push(k);
        stack.extend(children.of(k));
    }
    order
}

/// A directed cycle above a node that no root reaches.
fn cycle(parent: &[Option<usize>], reached: &[usize]) -> GraphError {
    let mut seen = vec![false; parent.len()];
    for &k in reached {
        seen[k] = true;
    }
    let upwards = |from: Option<usize>| iter::successors(from, |&k| parent[k]);
    let start = seen.iter().position(|seen| !seen);
    let again = upwards(start).find(|&k| std::mem::replace(&mut seen[k], true));
    let above = upwards(again.and_then(|k| parent[k])).take_while(|&k| Some(k) != again);
    GraphError::cycle_upwards(again.into_iter().chain(above).collect())
}
