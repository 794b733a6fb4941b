//! The fixed part of the factorization: fronts, their order, and where each value goes. Sums come first among the columns of a front.

use super::numeric::Values;
use super::order::{Clique, with_sums};

/// A front of the elimination tree. Its columns are those it shares with later fronts, then its own; each part from the
/// last to be eliminated to the first, so that a child's boundary has the same order in its parent.
#[derive(Clone, Debug)]
pub struct Front {
    /// Into `Tree::columns`.
    pub columns: std::ops::Range<usize>,
    /// Number of shared columns.
    pub boundary: usize,
    /// Into `Tree::places`: the place of each boundary column among the parent's columns.
    pub places: usize,
    /// Into `Tree::masses`.
    pub masses: std::ops::Range<usize>,
    /// Into `Tree::rows`.
    pub rows: std::ops::Range<usize>,
    /// Into `Tree::own_sums`.
    pub sums: std::ops::Range<usize>,
    /// Into `Tree::children`.
    pub children: std::ops::Range<usize>,
}

/// An entry of M: its index among the values, and its row and column in the front, row ≥ column.
#[derive(Clone, Copy, Debug)]
pub struct MassEntry {
    pub value: u32,
    pub row: u32,
    pub column: u32,
}

/// A sum among the own columns of a front.
#[derive(Clone, Copy, Debug)]
pub struct OwnSum {
    /// Its number among the sums.
    pub sum: u32,
    /// Its place among the front's columns.
    pub place: u32,
}

/// Number of columns, of further ones that are sums of others, and the columns of each of these, which come before it.
#[derive(Clone, Copy, Debug)]
pub struct Columns<'a> {
    pub n: usize,
    pub sums: &'a [Vec<usize>],
}

impl Columns<'_> {
    /// Columns that are no sums, alone.
    pub fn plain(n: usize) -> Self {
        Self { n, sums: &[] }
    }
}

/// All fronts, children before parents.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub fronts: Vec<Front>,
    pub columns: Vec<u32>,
    pub places: Vec<u32>,
    pub masses: Vec<MassEntry>,
    pub rows: Vec<u32>,
    pub children: Vec<u32>,
    /// Per row: where its values start; m + 1 entries.
    pub row_start: Vec<usize>,
    /// Per value of A: its column, and the place of that column in the front that the row enters.
    pub row_column: Vec<u32>,
    pub row_place: Vec<u32>,
    /// Columns that are no sums.
    pub n: usize,
    /// Per sum: where its values start, and the end; per value its column and the place of that in the front of the sum.
    pub sum_start: Vec<usize>,
    pub sum_column: Vec<u32>,
    pub sum_place: Vec<u32>,
    /// Sums of each front in order of elimination.
    pub own_sums: Vec<OwnSum>,
    /// Index of M's diagonal value per column.
    pub diagonal: Vec<Option<u32>>,
    /// Per value of M: its row and column.
    pub mass_entries: Vec<(u32, u32)>,
}

impl Tree {
    /// Order, fronts and places for M with these entries and rows with these columns, none of which are sums.
    pub fn new(Columns { n, sums }: Columns<'_>, mass: &[(usize, usize)], rows: &[Vec<usize>]) -> Self {
        let sorted: Vec<Vec<u32>> = rows.iter().map(|row| sorted_columns(row)).collect();
        let of_sums: Vec<Vec<u32>> = sums.iter().map(|sum| sorted_columns(sum)).collect();
        let all = n + sums.len();
        let cliques = with_sums(n, mass, &sorted, &of_sums);
        let counts = count_rows(all, &cliques, &sorted);
        let mut cliques = postorder(all, merge((n, all), cliques, counts));
        cliques.iter_mut().for_each(|clique| clique.own.sort_by_key(|&j| (j as usize) < n));
        let mut tree = Self { n, diagonal: vec![None; all], ..Self::default() };
        tree.read_input(mass, rows, sums);
        tree.lay_out(all, &cliques, &sorted);
        tree
    }

    /// The diagonal of M at a column that is no sum.
    pub fn inertia(&self, values: Values<'_>, j: usize) -> f64 {
        let own = || self.diagonal[j].map_or(0.0, |at| values.mass[at as usize]);
        values.diagonal.get(j).copied().unwrap_or_else(own)
    }

    /// Columns of a sum, with what it is of each, where columns have these scales.
    pub fn sum<'a>(
        &'a self,
        own: OwnSum,
        sums: &'a [f64],
        scales: &'a [f64],
    ) -> impl Iterator<Item = (usize, f64)> + Clone + 'a {
        let range = self.sum_start[own.sum as usize]..self.sum_start[own.sum as usize + 1];
        let columns = self.sum_column[range.clone()].iter().map(|&j| j as usize);
        sums[range].iter().zip(columns).map(|(d, j)| (j, d * scales[j]))
    }

    /// How many columns are sums.
    pub fn sums(&self) -> usize {
        self.sum_start.len() - 1
    }

    /// Estimated work of all fronts where rows are independent, with those that are handed on.
    pub fn work(&self) -> usize {
        let mut handed_on = vec![0; self.fronts.len()];
        let mut sum = 0;
        for (k, front) in self.fronts.iter().enumerate() {
            let children = &self.children[front.children.clone()];
            let rows = front.rows.len() + children.iter().map(|&c| handed_on[c as usize]).sum::<usize>();
            let sums = front.sums.len();
            let own = front.columns.len() - front.boundary - sums;
            handed_on[k] = rows.saturating_sub(own).min(front.boundary);
            sum += work((own, sums), front.columns.len(), rows);
        }
        sum
    }

    fn read_input(&mut self, mass: &[(usize, usize)], rows: &[Vec<usize>], sums: &[Vec<usize>]) {
        self.sum_start.push(0);
        for sum in sums {
            self.sum_column.extend(sum.iter().map(|&j| j as u32));
            self.sum_start.push(self.sum_column.len());
        }
        self.sum_place = vec![0; self.sum_column.len()];
        self.mass_entries = mass.iter().map(|&(i, j)| (i as u32, j as u32)).collect();
        for (value, &(i, j)) in mass.iter().enumerate() {
            if i == j {
                self.diagonal[i] = Some(value as u32);
            }
        }
        self.row_start.push(0);
        for row in rows {
            self.row_column.extend(row.iter().map(|&j| j as u32));
            self.row_start.push(self.row_column.len());
        }
        self.row_place = vec![0; self.row_column.len()];
    }

    fn lay_out(&mut self, n: usize, cliques: &[Clique], rows: &[Vec<u32>]) {
        let (front_of, position) = positions(n, cliques);
        let parents = parents(cliques, &front_of, &position);
        let mut masses = vec![Vec::new(); cliques.len()];
        for (value, &(i, j)) in self.mass_entries.iter().enumerate() {
            let first = if position[i as usize] < position[j as usize] { i } else { j };
            masses[front_of[first as usize] as usize].push((value as u32, i, j));
        }
        let mut own_rows = vec![Vec::new(); cliques.len()];
        for (r, row) in rows.iter().enumerate() {
            if let Some(&first) = row.iter().min_by_key(|&&j| position[j as usize]) {
                own_rows[front_of[first as usize] as usize].push(r as u32);
            }
        }
        let mut children = vec![Vec::new(); cliques.len()];
        for (c, parent) in parents.iter().enumerate() {
            parent.iter().for_each(|&p| children[p as usize].push(c as u32));
        }
        let mut place = vec![0_u32; n];
        for (k, clique) in cliques.iter().enumerate() {
            let start = self.columns.len();
            let from_last = |columns: &[u32]| {
                let mut columns = columns.to_vec();
                columns.sort_unstable_by_key(|&j| std::cmp::Reverse(position[j as usize]));
                columns
            };
            self.columns.extend(from_last(&clique.boundary));
            self.columns.extend(from_last(&clique.own));
            for (at, &j) in self.columns[start..].iter().enumerate() {
                place[j as usize] = at as u32;
            }
            let (mass_start, row_start, child_start) = (self.masses.len(), self.rows.len(), self.children.len());
            for &(value, i, j) in &masses[k] {
                let (i, j) = (place[i as usize], place[j as usize]);
                self.masses.push(MassEntry { value, row: i.max(j), column: i.min(j) });
            }
            for &r in &own_rows[k] {
                for value in self.row_start[r as usize]..self.row_start[r as usize + 1] {
                    self.row_place[value] = place[self.row_column[value] as usize];
                }
            }
            self.rows.extend(&own_rows[k]);
            let sum_start = self.own_sums.len();
            for &j in clique.own.iter().filter(|&&j| j as usize >= self.n) {
                let sum = j as usize - self.n;
                for value in self.sum_start[sum]..self.sum_start[sum + 1] {
                    self.sum_place[value] = place[self.sum_column[value] as usize];
                }
                self.own_sums.push(OwnSum { sum: sum as u32, place: place[j as usize] });
            }
            self.children.extend(&children[k]);
            for &c in &children[k] {
                let child = &mut self.fronts[c as usize];
                child.places = self.places.len();
                let shared = &self.columns[child.columns.start..][..child.boundary];
                self.places.extend(shared.iter().map(|&j| place[j as usize]));
            }
            self.fronts.push(Front {
                columns: start..self.columns.len(),
                boundary: clique.boundary.len(),
                places: 0,
                masses: mass_start..self.masses.len(),
                rows: row_start..self.rows.len(),
                sums: sum_start..self.own_sums.len(),
                children: child_start..self.children.len(),
            });
        }
    }
}

fn sorted_columns(row: &[usize]) -> Vec<u32> {
    let mut columns: Vec<u32> = row.iter().map(|&j| j as u32).collect();
    columns.sort_unstable();
    columns.dedup();
    columns
}

/// Per column: its front, and its place in the order of elimination.
fn positions(n: usize, cliques: &[Clique]) -> (Vec<u32>, Vec<u32>) {
    let (mut front, mut position, mut next) = (vec![0; n], vec![0; n], 0);
    for (k, clique) in cliques.iter().enumerate() {
        for &j in &clique.own {
            (front[j as usize], position[j as usize]) = (k as u32, next);
            next += 1;
        }
    }
    (front, position)
}

/// The front that eliminates the first of a front's boundary columns.
fn parents(cliques: &[Clique], front: &[u32], position: &[u32]) -> Vec<Option<u32>> {
    let first = |clique: &Clique| clique.boundary.iter().min_by_key(|&&j| position[j as usize]).copied();
    cliques.iter().map(|clique| first(clique).map(|j| front[j as usize])).collect()
}

/// Rows that enter each front.
fn count_rows(n: usize, cliques: &[Clique], rows: &[Vec<u32>]) -> Vec<usize> {
    let (front, position) = positions(n, cliques);
    let mut counts = vec![0; cliques.len()];
    for row in rows {
        if let Some(&first) = row.iter().min_by_key(|&&j| position[j as usize]) {
            counts[front[first as usize] as usize] += 1;
        }
    }
    counts
}

/// Estimated work of a front, in additions and multiplications, what it costs to visit it included: with columns of its own, and such as
/// are sums of a few others.
fn work((own, sums): (usize, usize), columns: usize, rows: usize) -> usize {
    300 + 8 * columns + 2 * columns * columns + own * columns * (columns + 2 * rows) + 10 * sums * columns
}

/// Merges children into parents where that saves work: small fronts cost their visit.
fn merge((n, all): (usize, usize), mut cliques: Vec<Clique>, mut rows: Vec<usize>) -> Vec<Clique> {
    let (front, position) = positions(all, &cliques);
    // Those among a front's own that are sums.
    let mut sums: Vec<usize> = cliques.iter().map(|c| c.own.iter().filter(|&&j| j as usize >= n).count()).collect();
    let parents = parents(&cliques, &front, &position);
    let mut children = vec![Vec::new(); cliques.len()];
    for k in 0..cliques.len() {
        // Those with most columns in common first.
        children[k].sort_unstable_by_key(|&c: &usize| (std::cmp::Reverse(cliques[c].boundary.len()), c));
        for c in std::mem::take(&mut children[k]) {
            let size = |clique: &Clique| (clique.own.len(), clique.own.len() + clique.boundary.len());
            let ((own, all), (child_own, child_all)) = (size(&cliques[k]), size(&cliques[c]));
            let of = |own: usize, sums: usize| (own - sums, sums);
            let merged = work(of(own + child_own, sums[k] + sums[c]), all + child_own, rows[k] + rows[c]);
            let apart = work(of(own, sums[k]), all, rows[k]) + work(of(child_own, sums[c]), child_all, rows[c]);
            if merged <= apart {
                let mut columns = std::mem::take(&mut cliques[c].own);
                columns.append(&mut cliques[k].own);
                cliques[k].own = columns;
                cliques[c].boundary = Vec::new();
                rows[k] += rows[c];
                sums[k] += sums[c];
            }
        }
        if let Some(parent) = parents[k] {
            children[parent as usize].push(k);
        }
    }
    cliques.retain(|clique| !clique.own.is_empty());
    cliques
}

/// Each subtree in one piece, so that a child's result is still near when its parent needs it.
fn postorder(n: usize, mut cliques: Vec<Clique>) -> Vec<Clique> {
    let (front, position) = positions(n, &cliques);
    let parents = parents(&cliques, &front, &position);
    let mut children = vec![Vec::new(); cliques.len()];
    let mut stack = Vec::new();
    for (k, parent) in parents.iter().enumerate() {
        match parent {
            Some(p) => children[*p as usize].push(k),
            None => stack.push(k),
        }
    }
    // A depth-first walk from the last root, read backwards.
    let mut order = Vec::with_capacity(cliques.len());
    while let Some(k) = stack.pop() {
        order.push(k);
        stack.append(&mut children[k]);
    }
    order.iter().rev().map(|&k| std::mem::take(&mut cliques[k])).collect()
}
