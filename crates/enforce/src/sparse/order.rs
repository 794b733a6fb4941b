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
//! lowest number: columns numbered branch by branch are taken along the branch. A column that is a sum of others goes before all of these.
//! Source: Amestoy, Davis, Duff, An approximate minimum degree ordering algorithm, SIAM J. Matrix Anal. 17 (1996).
//!
//! *How little any order can take* is told without one. Of s columns with E edges between them, the k-th from the end has at most k of them after it, and all together have E with what fills in at least:
//! their squares add up to least where each has min(k, λ),
//!
//! ```text
//!     s λ − λ²/2 = E,    Σ (1 + later)² ≥ ∫₀ˢ min(x, λ)² dx = s λ² − ⅔ λ³                                             (3)
//! ```

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
    with_sums(n, edges, rows, &[])
}

/// By (3), the least that the squares of 1 and the later neighbours of each of n columns add up to in any order of elimination, for pairs that are joined, in either direction and any number of times:
/// the largest bound of those columns that have the most neighbours.
pub fn least_work(n: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> f64 {
    let mut later: Vec<Vec<u32>> = vec![Vec::new(); n];
    for (i, j) in pairs.into_iter().filter(|(i, j)| i != j) {
        later[i.min(j)].push(i.max(j) as u32);
    }
    let (mut degree, mut seen) = (vec![0_usize; n], vec![n; n]);
    for (i, later) in later.iter_mut().enumerate() {
        later.retain(|&j| std::mem::replace(&mut seen[j as usize], i) != i);
        degree[i] += later.len();
        later.iter().for_each(|&j| degree[j as usize] += 1);
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&i| Reverse(degree[i]));
    let mut rank = vec![0; n];
    order.iter().enumerate().for_each(|(r, &i)| rank[i] = r);
    // Edges by the later of their ends in that order.
    let mut ending = vec![0_usize; n];
    for (i, later) in later.iter().enumerate() {
        later.iter().for_each(|&j| ending[rank[i].max(rank[j as usize])] += 1);
    }
    let (mut edges, mut most) = (0, 0.0_f64);
    for (s, ending) in (1..).zip(ending) {
        edges += ending;
        let s = f64::from(s);
        let lambda = s - (s * s - 2.0 * edges as f64).sqrt();
        most = most.max(lambda * lambda * (s - lambda * 2.0 / 3.0));
    }
    most
}

/// [`minimum_degree`] where further columns, numbered from n on, are sums of columns before them, with the columns of each. Sums that M couples go
/// together: one that went by itself would leave the others, and all that they are sums of, for later.
pub(super) fn with_sums(n: usize, edges: &[(usize, usize)], rows: &[Vec<u32>], sums: &[Vec<u32>]) -> Vec<Clique> {
    let all = n + sums.len();
    let joined = (n as u32..).zip(sums).map(|(sum, of)| of.iter().copied().chain([sum]).collect());
    let mut graph = Quotient::new(all, edges, rows.iter().cloned().chain(joined).collect());
    graph.waiting = Waiting::new(n, edges, sums);
    let mut cliques = Vec::new();
    let open = |graph: &Quotient, i: u32| graph.waiting.is_open(i).then(|| Reverse((graph.degree[i as usize], i)));
    let mut queue: BinaryHeap<_> = (0..all as u32).filter_map(|i| open(&graph, i)).collect();
    while let Some(Reverse((degree, p))) = queue.pop() {
        if graph.gone[p as usize] || graph.degree[p as usize] != degree {
            continue;
        }
        for p in graph.waiting.together(p) {
            if !graph.gone[p as usize] {
                let clique = graph.eliminate(p);
                // What waited for a sum of it is beside that sum.
                queue.extend(clique.boundary.iter().filter_map(|&i| open(&graph, i)));
                cliques.push(clique);
            }
        }
    }
    cliques
}

/// Which columns wait for which sums.
#[derive(Default)]
struct Waiting {
    /// Columns before the sums.
    first: usize,
    /// Columns of each sum.
    sums: Vec<Vec<u32>>,
    /// The group of each sum, and the sums of each group.
    group: Vec<u32>,
    groups: Vec<Vec<u32>>,
    /// Of how many sums that are still there each column is one, or those of a group are.
    columns: Vec<u32>,
    of_groups: Vec<u32>,
}

impl Waiting {
    fn new(first: usize, edges: &[(usize, usize)], sums: &[Vec<u32>]) -> Self {
        let mut root: Vec<usize> = (0..sums.len()).collect();
        let of = |root: &[usize], mut k: usize| {
            while root[k] != k {
                k = root[k];
            }
            k
        };
        for &(i, j) in edges.iter().filter(|(i, j)| *i.min(j) >= first) {
            let (a, b) = (of(&root, i - first), of(&root, j - first));
            root[a.max(b)] = a.min(b);
        }
        let (mut group, mut groups): (Vec<u32>, Vec<Vec<u32>>) = (Vec::new(), Vec::new());
        for k in 0..sums.len() {
            let own = match of(&root, k) {
                own if own == k => groups.len() as u32,
                // A root stands before all that belong to it.
                earlier => group[earlier],
            };
            if own as usize == groups.len() {
                groups.push(Vec::new());
            }
            groups[own as usize].push((first + k) as u32);
            group.push(own);
        }
        let mut waiting = Self {
            first,
            sums: sums.to_vec(),
            columns: vec![0; first],
            of_groups: vec![0; groups.len()],
            group,
            groups,
        };
        sums.iter().flatten().for_each(|&i| *waiting.count(i) += 1);
        waiting
    }

    fn sum(&self, i: u32) -> Option<usize> {
        (i as usize).checked_sub(self.first).filter(|&sum| sum < self.sums.len())
    }

    fn count(&mut self, i: u32) -> &mut u32 {
        match self.sum(i) {
            Some(sum) => &mut self.of_groups[self.group[sum] as usize],
            None => &mut self.columns[i as usize],
        }
    }

    /// Whether a column waits for none.
    fn is_open(&self, i: u32) -> bool {
        match self.sum(i) {
            Some(sum) => self.of_groups[self.group[sum] as usize] == 0,
            None => self.columns.get(i as usize).is_none_or(|&count| count == 0),
        }
    }

    /// A column with those that go together with it.
    fn together(&self, p: u32) -> Vec<u32> {
        self.sum(p).map_or_else(|| vec![p], |sum| self.groups[self.group[sum] as usize].clone())
    }

    /// Whether i may be taken together with p, nothing else being beside it.
    fn follows(&self, i: u32, p: u32) -> bool {
        let group = |i: u32| self.sum(i).map(|sum| self.group[sum]);
        self.is_open(i) && (group(i).is_none() || group(i) == group(p))
    }

    /// What waited for this column need not any more.
    fn release(&mut self, p: u32) {
        let Some(sum) = self.sum(p) else { return };
        for i in std::mem::take(&mut self.sums[sum]) {
            *self.count(i) -= 1;
        }
    }
}

struct Quotient {
    /// Per column: its elements and its edges.
    elements: Vec<Vec<u32>>,
    edges: Vec<Vec<u32>>,
    /// Per element, rows first: its columns; empty once absorbed.
    columns: Vec<Vec<u32>>,
    degree: Vec<usize>,
    gone: Vec<bool>,
    waiting: Waiting,
    /// Step at which a column was last in Lₚ.
    seen: Vec<u32>,
    /// |Lₑ \ Lₚ| and the step it was counted at.
    outside: Vec<(u32, usize)>,
    step: u32,
}

impl Quotient {
    fn new(n: usize, pairs: &[(usize, usize)], mut columns: Vec<Vec<u32>>) -> Self {
        columns.iter_mut().for_each(|row| row.sort_unstable());
        columns.sort_unstable();
        columns.dedup();
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
            waiting: Waiting::default(),
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
        self.waiting.release(p);
        for e in std::mem::take(&mut self.elements[p as usize]) {
            self.columns[e as usize] = Vec::new();
        }
        self.edges[p as usize] = Vec::new();
        self.count_outside(&reach);
        let mut clique = Clique { own: vec![p], boundary: Vec::new() };
        for &i in &reach {
            if self.prune(i) && self.waiting.follows(i, p) {
                self.gone[i as usize] = true;
                self.waiting.release(i);
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
