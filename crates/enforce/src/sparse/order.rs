//! Elimination order of the columns: minimum degree on the quotient graph.
//!
//! Two columns are joined if M couples them or a row holds both. A row is a clique and stays one object, an *element*;
//! eliminating column p makes one element of p's neighbours and absorbs the elements that held p:
//!
//! ```text
//!     Lₚ = (∪ Lₑ over e ∋ p) ∪ edges(p) \ p                                                                          (1)
//!     degree(i) ≤ |Lₚ| − 1 + Σ_{e ∋ i, e ≠ p} |Lₑ \ Lₚ| + |edges(i)|,   i ∈ Lₚ                                        (2)
//! ```
//!
//! Columns whose only neighbour is Lₚ go together with p (mass elimination), so one step gives one front. Ties go to the
//! lowest number: columns numbered branch by branch are taken along the branch.
//! Source: Amestoy, Davis, Duff, An approximate minimum degree ordering algorithm, SIAM J. Matrix Anal. 17 (1996).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Columns eliminated together, and the later ones that they are joined to.
#[derive(Clone, Debug, Default)]
pub struct Clique {
    /// Columns that are eliminated one after the other.
    pub own: Vec<u32>,
    /// Those that are joined to each of them and come later.
    pub boundary: Vec<u32>,
}

/// Cliques in order of elimination, for n columns, edges (i, j) of M and the columns of each row.
pub fn minimum_degree(n: usize, edges: &[(usize, usize)], rows: &[Vec<u32>]) -> Vec<Clique> {
    let mut graph = Quotient::new(n, edges, rows);
    let mut cliques = Vec::new();
    let mut queue: BinaryHeap<_> = (0..n).map(|i| Reverse((graph.degree[i], i as u32))).collect();
    while let Some(Reverse((degree, p))) = queue.pop() {
        if graph.gone[p as usize] || graph.degree[p as usize] != degree {
            continue;
        }
        let clique = graph.eliminate(p);
        queue.extend(clique.boundary.iter().map(|&i| Reverse((graph.degree[i as usize], i))));
        cliques.push(clique);
    }
    cliques
}

struct Quotient {
    /// Per column: its elements and its edges.
    elements: Vec<Vec<u32>>,
    edges: Vec<Vec<u32>>,
    /// Per element, rows first: its columns; empty once absorbed.
    columns: Vec<Vec<u32>>,
    degree: Vec<usize>,
    gone: Vec<bool>,
    /// Step at which a column was last in Lₚ.
    seen: Vec<u32>,
    /// |Lₑ \ Lₚ| and the step it was counted at.
    outside: Vec<(u32, usize)>,
    step: u32,
}

impl Quotient {
    fn new(n: usize, pairs: &[(usize, usize)], rows: &[Vec<u32>]) -> Self {
        let mut columns = rows.to_vec();
        columns.sort_unstable();
        columns.dedup();
        let (mut elements, mut edges) = (vec![Vec::new(); n], vec![Vec::new(); n]);
        for (e, row) in columns.iter().enumerate() {
            row.iter().for_each(|&i| elements[i as usize].push(e as u32));
        }
        for &(i, j) in pairs.iter().filter(|(i, j)| i != j) {
            edges[i].push(j as u32);
            edges[j].push(i as u32);
        }
        let outside = vec![(0, 0); columns.len()];
        let mut graph = Self {
            elements,
            edges,
            columns,
            degree: vec![0; n],
            gone: vec![false; n],
            seen: vec![0; n],
            outside,
            step: 0,
        };
        for i in 0..n {
            // A column of one row alone has that row's others, however many they are.
            graph.degree[i] = match (graph.elements[i].as_slice(), graph.edges[i].is_empty()) {
                (&[row], true) => graph.columns[row as usize].len() - 1,
                _ => graph.neighbours(i as u32).len(),
            };
        }
        graph
    }

    /// (1), without absorbing.
    fn neighbours(&mut self, p: u32) -> Vec<u32> {
        self.step += 1;
        self.seen[p as usize] = self.step;
        let mut found = Vec::new();
        let lists = self.elements[p as usize].iter().map(|&e| &self.columns[e as usize]);
        for &i in lists.chain([&self.edges[p as usize]]).flatten() {
            if self.seen[i as usize] != self.step && !self.gone[i as usize] {
                self.seen[i as usize] = self.step;
                found.push(i);
            }
        }
        found
    }

    fn eliminate(&mut self, p: u32) -> Clique {
        let reach = self.neighbours(p);
        self.gone[p as usize] = true;
        for e in std::mem::take(&mut self.elements[p as usize]) {
            self.columns[e as usize] = Vec::new();
        }
        self.edges[p as usize] = Vec::new();
        self.count_outside(&reach);
        let mut clique = Clique { own: vec![p], boundary: Vec::new() };
        for &i in &reach {
            if self.prune(i) {
                self.gone[i as usize] = true;
                clique.own.push(i);
            } else {
                clique.boundary.push(i);
            }
        }
        self.attach(&clique);
        clique
    }

    /// |Lₑ \ Lₚ| of the elements around Lₚ.
    fn count_outside(&mut self, reach: &[u32]) {
        for &i in reach {
            for &e in &self.elements[i as usize] {
                let (step, count) = &mut self.outside[e as usize];
                if *step != self.step {
                    (*step, *count) = (self.step, self.columns[e as usize].len());
                }
                *count = count.saturating_sub(1);
            }
        }
    }

    /// Removes from column i what Lₚ covers; true if nothing is left.
    fn prune(&mut self, i: u32) -> bool {
        let Self { elements, edges, columns, gone, seen, outside, step, .. } = self;
        elements[i as usize].retain(|&e| !columns[e as usize].is_empty() && outside[e as usize].1 > 0);
        edges[i as usize].retain(|&j| seen[j as usize] != *step && !gone[j as usize]);
        elements[i as usize].is_empty() && edges[i as usize].is_empty()
    }

    /// Makes the boundary an element and bounds its degrees by (2).
    fn attach(&mut self, clique: &Clique) {
        let new = self.columns.len() as u32;
        for &i in &clique.boundary {
            let i = i as usize;
            let outside: usize = self.elements[i].iter().map(|&e| self.outside[e as usize].1).sum();
            self.degree[i] = clique.boundary.len() - 1 + outside + self.edges[i].len();
            self.elements[i].push(new);
        }
        self.columns.push(clique.boundary.clone());
        self.outside.push((0, 0));
    }
}
