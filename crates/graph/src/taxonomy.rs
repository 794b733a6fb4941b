//! The taxonomy of digraphs [J §2, fig. 1].
//!
//! | class | meaning |
//! |---|---|
//! | connected | an undirected path joins any two nodes |
//! | rooted | connected, with one node without parents, the ancestor of all others |
//! | directed acyclic graph (DAG) | connected, no directed cycle |
//! | polytree | connected, no cycle even if directions are ignored: removing any edge disconnects it |
//! | tree | polytree in which each node has at most one parent: one root, the ancestor of all others |
//! | serial chain | tree in which each node has at most one child: all nodes are related |
//! | forest | disjoint trees |
//!
//! The paper characterizes a polytree in two ways: at most one directed path between any two nodes, and that removing an
//! edge leaves two polytrees. The second is stronger: with the edges a→c, a→d, b→c, b→d the first holds and the second does
//! not. We take the second, which is the usual definition; the first is [`Digraph::has_unique_paths`]. (The paper also says
//! that two ancestors of one node are related in a polytree. That is true of trees: two parents of one node, which a
//! polytree may have, are not.)
//!
//! Without nodes a digraph is a forest and nothing else. All predicates take time linear in nodes and edges unless said
//! otherwise.

use std::fmt;

use crate::digraph::Digraph;

/// The most special class of the taxonomy that a digraph belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// None of the below: not connected, and no forest.
    Digraph,
    /// Several disjoint trees, or no node at all.
    Forest,
    /// Connected, with cycles, and without a root above all nodes.
    Connected,
    /// Rooted, with directed cycles.
    Rooted,
    /// Connected without directed cycles, with several roots.
    Dag,
    /// Rooted without directed cycles.
    RootedDag,
    /// Connected without undirected cycles, with several roots.
    Polytree,
    /// A rooted tree with branches.
    Tree,
    /// A tree without branches.
    SerialChain,
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Digraph => "digraph",
            Self::Forest => "forest",
            Self::Connected => "connected digraph",
            Self::Rooted => "rooted digraph",
            Self::Dag => "directed acyclic graph",
            Self::RootedDag => "rooted directed acyclic graph",
            Self::Polytree => "polytree",
            Self::Tree => "tree",
            Self::SerialChain => "serial chain",
        })
    }
}

impl Digraph {
    /// The most special class that the digraph belongs to.
    pub fn classify(&self) -> Class {
        match () {
            () if self.is_serial_chain() => Class::SerialChain,
            () if self.is_tree() => Class::Tree,
            () if self.is_polytree() => Class::Polytree,
            () if self.is_connected() => match (self.is_rooted(), self.is_acyclic()) {
                (true, true) => Class::RootedDag,
                (true, false) => Class::Rooted,
                (false, true) => Class::Dag,
                (false, false) => Class::Connected,
            },
            () if self.is_forest() => Class::Forest,
            () => Class::Digraph,
        }
    }

    /// For each node, the number of its component; components are counted by their smallest node.
    pub fn components(&self) -> Vec<usize> {
        const NONE: usize = usize::MAX;
        let mut component = vec![NONE; self.nodes()];
        let mut count = 0;
        let mut stack = Vec::new();
        for first in 0..self.nodes() {
            if component[first] != NONE {
                continue;
            }
            stack.push(first);
            while let Some(k) = stack.pop() {
                if component[k] == NONE {
                    component[k] = count;
                    stack.extend(self.children(k).chain(self.parents(k)));
                }
            }
            count += 1;
        }
        component
    }

    /// Whether an undirected path joins any two nodes, of which there is at least one.
    pub fn is_connected(&self) -> bool {
        self.nodes() > 0 && self.components().into_iter().all(|component| component == 0)
    }

    /// The only node without parents, if it is the ancestor of all others.
    pub fn root(&self) -> Option<usize> {
        let mut roots = self.roots();
        let root = roots.next().filter(|_| roots.next().is_none())?;
        (self.descendants(root).len() + 1 == self.nodes()).then_some(root)
    }

    /// Whether there is a root above all other nodes.
    pub fn is_rooted(&self) -> bool {
        self.root().is_some()
    }

    /// Whether there is no directed cycle.
    pub fn is_acyclic(&self) -> bool {
        self.base_to_tip().is_ok()
    }

    /// Whether it is connected and has no directed cycle.
    pub fn is_dag(&self) -> bool {
        self.is_connected() && self.is_acyclic()
    }

    /// Whether at most one directed path leads from any node to any other, and none back. Takes time nodes × (nodes +
    /// edges).
    pub fn has_unique_paths(&self) -> bool {
        self.is_acyclic() && (0..self.nodes()).all(|k| self.reaches_once(k))
    }

    /// Whether all descendants of a node are met once only; the digraph has no cycles.
    fn reaches_once(&self, k: usize) -> bool {
        let mut seen = vec![false; self.nodes()];
        let mut stack: Vec<usize> = self.children(k).collect();
        while let Some(j) = stack.pop() {
            if std::mem::replace(&mut seen[j], true) {
                return false;
            }
            stack.extend(self.children(j));
        }
        true
    }

    /// Whether it is connected and would not be without any of its edges.
    pub fn is_polytree(&self) -> bool {
        self.edges().len() + 1 == self.nodes() && self.is_connected()
    }

    /// Whether it is a polytree in which no node has several parents.
    pub fn is_tree(&self) -> bool {
        self.is_polytree() && self.has_single_parents()
    }

    /// Whether it is a tree in which no node has several children.
    pub fn is_serial_chain(&self) -> bool {
        self.is_tree() && (0..self.nodes()).all(|k| self.outgoing(k).len() <= 1)
    }

    /// Whether it consists of disjoint trees.
    pub fn is_forest(&self) -> bool {
        self.has_single_parents() && self.is_acyclic()
    }

    fn has_single_parents(&self) -> bool {
        (0..self.nodes()).all(|k| self.incoming(k).len() <= 1)
    }
}
