//! Spanning trees and cut-edges [J §2, §6].
//!
//! A spanning tree is not unique. The rule here:
//!
//! 1. The search goes breadth-first from the roots in the order given; at each node the edges are tried in their order.
//! 2. Edges that the user would like to cut are put aside. Only when no other edge leads on is one of them taken, the first
//!    that was met and that reaches a new node; then the search goes on by rule 1 from there.
//! 3. Every edge that was not taken is a cut-edge.
//!
//! So the result depends on nothing but the order of roots and edges. Where no edge of rule 2 had to be taken, each node
//! has the least depth that any spanning tree could give it. Where edges may be passed both ways, as few of rule 2 as
//! possible are taken. Time and memory are linear.

use std::collections::VecDeque;

use crate::digraph::Digraph;
use crate::error::GraphError;
use crate::forest::Forest;
use crate::lists::Lists;

/// Whether a spanning tree must respect the directions of the edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passage {
    /// Edges lead from parent to child.
    Forward,
    /// Edges may be turned round: the joints of a mechanism, whose two bodies were named in any order.
    BothWays,
}

/// A forest on all nodes of a digraph whose edges are edges of the digraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpanningTree {
    /// The tree, or the trees if there are several roots.
    pub forest: Forest,
    /// For each node, the edge of the digraph that leads to it in the forest; none for a root.
    pub edge: Vec<Option<usize>>,
    /// For each node, whether that edge was turned round.
    pub reversed: Vec<bool>,
    /// The edges that are not in the forest, in their order.
    pub cut_edges: Vec<usize>,
}

impl Digraph {
    /// The spanning tree from `root` by the rule at the top of this file; for a rooted digraph it is found with
    /// [`Passage::Forward`]. `cuts` lists edges that are better cut.
    ///
    /// # Errors
    /// [`GraphError::BadRoot`] or [`GraphError::UnknownEdge`] for an argument that does not exist,
    /// [`GraphError::Unreached`] with the nodes that no path leads to.
    pub fn spanning_tree(&self, root: usize, cuts: &[usize], passage: Passage) -> Result<SpanningTree, GraphError> {
        self.spanning_forest(&[root], cuts, passage)
    }

    /// The spanning forest with exactly these roots, otherwise like [`Digraph::spanning_tree`].
    ///
    /// # Errors
    /// As [`Digraph::spanning_tree`]; [`GraphError::BadRoot`] also for a root that is given twice.
    pub fn spanning_forest(
        &self,
        roots: &[usize],
        cuts: &[usize],
        passage: Passage,
    ) -> Result<SpanningTree, GraphError> {
        let mut search = Search::new(self, roots, cuts, passage)?;
        search.run();
        search.finish(roots)
    }
}

struct Search<'a> {
    digraph: &'a Digraph,
    /// The edges at each node that may be passed from there, in their order.
    ways: Lists,
    better_cut: Vec<bool>,
    reached: Vec<bool>,
    taken: Vec<bool>,
    parent: Vec<Option<usize>>,
    edge: Vec<Option<usize>>,
    queue: VecDeque<usize>,
    /// (node, edge) of rule 2.
    aside: VecDeque<(usize, usize)>,
}

impl<'a> Search<'a> {
    fn new(digraph: &'a Digraph, roots: &[usize], cuts: &[usize], passage: Passage) -> Result<Self, GraphError> {
        let (nodes, edges) = (digraph.nodes(), digraph.edges().len());
        let mut better_cut = vec![false; edges];
        for &edge in cuts {
            *better_cut.get_mut(edge).ok_or(GraphError::UnknownEdge { edge, edges })? = true;
        }
        let mut reached = vec![false; nodes];
        for &root in roots {
            match reached.get_mut(root) {
                Some(reached) if !*reached => *reached = true,
                _ => return Err(GraphError::BadRoot { root, nodes }),
            }
        }
        let (parent, edge, taken) = (vec![None; nodes], vec![None; nodes], vec![false; edges]);
        let (ways, queue) = (ways(digraph, passage), roots.iter().copied().collect());
        Ok(Self { digraph, ways, better_cut, reached, taken, parent, edge, queue, aside: VecDeque::new() })
    }

    fn run(&mut self) {
        loop {
            while let Some(k) = self.queue.pop_front() {
                self.pass_on(k);
            }
            let Some((k, edge)) = self.aside.pop_front() else { return };
            self.take(k, edge);
        }
    }

    /// Rule 1 at one node.
    fn pass_on(&mut self, k: usize) {
        for place in 0..self.ways.of(k).len() {
            let edge = self.ways.of(k)[place];
            if self.better_cut[edge] {
                self.aside.push_back((k, edge));
            } else {
                self.take(k, edge);
            }
        }
    }

    /// Passes an edge from node k, if it leads to a new node.
    fn take(&mut self, k: usize, edge: usize) {
        let (parent, child) = self.digraph.edges()[edge];
        let to = if parent == k { child } else { parent };
        if !self.reached[to] {
            self.reached[to] = true;
            self.taken[edge] = true;
            self.parent[to] = Some(k);
            self.edge[to] = Some(edge);
            self.queue.push_back(to);
        }
    }

    fn finish(self, roots: &[usize]) -> Result<SpanningTree, GraphError> {
        let nodes: Vec<usize> = (0..self.reached.len()).filter(|&k| !self.reached[k]).collect();
        if !nodes.is_empty() {
            return Err(GraphError::Unreached { roots: roots.to_vec(), nodes });
        }
        let turned = |(k, edge): (usize, &Option<usize>)| edge.is_some_and(|edge| self.digraph.edges()[edge].1 != k);
        let reversed = self.edge.iter().enumerate().map(turned).collect();
        let cut_edges = (0..self.taken.len()).filter(|&edge| !self.taken[edge]).collect();
        Ok(SpanningTree { forest: Forest::new(self.parent)?, edge: self.edge, reversed, cut_edges })
    }
}

fn ways(digraph: &Digraph, passage: Passage) -> Lists {
    let both = passage == Passage::BothWays;
    let ends = digraph.edges().iter().enumerate().flat_map(move |(edge, &(parent, child))| {
        let back = (both && parent != child).then_some((child, edge));
        [(parent, edge)].into_iter().chain(back)
    });
    Lists::new(digraph.nodes(), ends)
}
