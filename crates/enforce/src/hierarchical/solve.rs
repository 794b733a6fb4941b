//! The sweeps over the factored tree: equations (2)–(4) of the module.

use faer::{Col, Mat};

use crate::field::Field;
use crate::problem::Problem;

use super::tree::{Node, Tree};

/// What the tip-to-base sweep leaves at every node.
pub struct Solution<T: Field> {
    stages: Vec<Stage<T>>,
}

struct Stage<T: Field> {
    /// u.
    fixed: Col<T>,
    /// Q₁*y: what the rows' directions did without them.
    free_along_rows: Col<T>,
    /// Q₂*y.
    y: Col<T>,
    /// p at the open columns.
    p: Col<T>,
}

impl<T: Field> Solution<T> {
    /// (2), tip to base: g in places, b scaled and consistent.
    pub fn new(tree: &Tree<T>, problem: &Problem<T>, g: &Col<T>, b: &Col<T>) -> Self {
        let mut solution = Self { stages: Vec::with_capacity(tree.nodes.len()) };
        for (id, node) in tree.nodes.iter().enumerate() {
            let stage = if id < tree.leaves {
                Stage {
                    fixed: Col::zeros(0),
                    free_along_rows: Col::zeros(0),
                    y: g.subrows(node.start, node.freedom_in).to_owned(),
                    p: Col::zeros(node.open.len()),
                }
            } else {
                solution.enforce(tree, problem, id, b)
            };
            solution.stages.push(stage);
        }
        solution
    }

    fn enforce(&self, tree: &Tree<T>, problem: &Problem<T>, id: usize, b: &Col<T>) -> Stage<T> {
        let node = &tree.nodes[id];
        let rank = node.qr.rank;
        let mut y = Col::zeros(node.freedom_in);
        let mut offset = 0;
        for &child in &node.children {
            let part = &self.stages[child].y;
            y.subrows_mut(offset, part.nrows()).copy_from(part);
            offset += part.nrows();
        }
        node.qr.apply_adjoint(y.as_mut().as_mat_mut());
        let group = tree.group(problem, id);
        let mut fixed = Mat::from_fn(rank, 1, |place, _| {
            let i = node.qr.order[place];
            let row = node.first_row + i;
            let mut value = b[row];
            for (k, &column) in group.columns.iter().enumerate() {
                value -= group.a[(i, k)].scaled(tree.row_scale[row]) * self.fixed_part(tree, node, column);
            }
            value
        });
        node.qr.r.get(.., ..rank).adjoint().solve_lower_triangular_in_place(fixed.as_mut());
        let along = node.open_rows.get(..rank, ..).adjoint() * fixed.col(0);
        Stage {
            p: Col::from_fn(node.open.len(), |k| self.fixed_part(tree, node, node.open[k]) + along[k]),
            fixed: fixed.col(0).to_owned(),
            free_along_rows: y.subrows(0, rank).to_owned(),
            y: y.subrows(rank, node.freedom()).to_owned(),
        }
    }

    /// p of the children at a column.
    fn fixed_part(&self, tree: &Tree<T>, node: &Node<T>, column: usize) -> T {
        let find = |&child: &usize| tree.nodes[child].open_place(column).map(|place| self.stages[child].p[place]);
        node.children.iter().find_map(find).unwrap_or(T::ZERO)
    }

    /// a at every level from 0 (no rows) to the top.
    pub fn levels(&self, tree: &Tree<T>, count: usize) -> Vec<Col<T>> {
        (0..=count).map(|level| self.at_level(tree, level)).collect()
    }

    /// (3), base to tip, from the components of one level.
    fn at_level(&self, tree: &Tree<T>, level: usize) -> Col<T> {
        let size = tree.nodes[..tree.leaves].iter().map(|leaf| leaf.freedom_in).sum();
        let mut a = Col::zeros(size);
        let mut coordinates: Vec<Option<Col<T>>> = (0..tree.nodes.len()).map(|_| None).collect();
        for id in (0..tree.nodes.len()).rev().filter(|&id| tree.nodes[id].level <= level) {
            let node = &tree.nodes[id];
            let z = coordinates[id].take().unwrap_or_else(|| self.stages[id].y.clone());
            if id < tree.leaves {
                a.subrows_mut(node.start, node.freedom_in).copy_from(&z);
                continue;
            }
            let rank = node.qr.rank;
            let mut y = Col::zeros(node.freedom_in);
            y.subrows_mut(0, rank).copy_from(&self.stages[id].fixed);
            y.subrows_mut(rank, node.freedom()).copy_from(&z);
            node.qr.apply(y.as_mut().as_mat_mut());
            let mut offset = 0;
            for &child in &node.children {
                let freedom = tree.nodes[child].freedom();
                coordinates[child] = Some(y.subrows(offset, freedom).to_owned());
                offset += freedom;
            }
        }
        a
    }

    /// (4), base to tip: a μ with H*μ = a − g; rows that were dropped get 0.
    pub fn multipliers(&self, tree: &Tree<T>, problem: &Problem<T>) -> Col<T> {
        let mut sweep = ReactionSweep::new(tree, problem);
        for id in (tree.leaves..tree.nodes.len()).rev() {
            let reaction = &self.stages[id].fixed - &self.stages[id].free_along_rows;
            sweep.resolve(id, reaction);
        }
        sweep.mu
    }
}

/// Distributes reactions over rows from the base to the tips.
struct ReactionSweep<'t, T: Field> {
    tree: &'t Tree<T>,
    problem: &'t Problem<T>,
    mu: Col<T>,
    /// Σ Ã*D μ of the rows resolved so far, per column.
    force: Vec<T>,
}

impl<'t, T: Field> ReactionSweep<'t, T> {
    fn new(tree: &'t Tree<T>, problem: &'t Problem<T>) -> Self {
        Self { tree, problem, mu: Col::zeros(tree.row_scale.len()), force: vec![T::ZERO; problem.n] }
    }

    /// μ of the independent rows of a node from R Π*μ = reaction − Q₁*S*force.
    fn resolve(&mut self, id: usize, mut reaction: Col<T>) {
        let node = &self.tree.nodes[id];
        let rank = node.qr.rank;
        for (k, &column) in node.open.iter().enumerate() {
            for j in 0..rank {
                reaction[j] -= node.open_rows[(j, k)] * self.force[column];
            }
        }
        node.qr.r.get(.., ..rank).solve_upper_triangular_in_place(reaction.as_mut().as_mat_mut());
        for place in 0..rank {
            self.set(id, node.qr.order[place], reaction[place]);
        }
    }

    fn set(&mut self, id: usize, i: usize, value: T) {
        let row = self.tree.nodes[id].first_row + i;
        self.mu[row] = value;
        let group = self.tree.group(self.problem, id);
        for (k, &column) in group.columns.iter().enumerate() {
            self.force[column] += group.a[(i, k)].conjugate() * value.scaled(self.tree.row_scale[row]);
        }
    }

    /// The left null vector of the row dropped at `place` of node `id`: 1 there, balanced by earlier rows.
    fn null_vector(mut self, id: usize, place: usize) -> Col<T> {
        let node = &self.tree.nodes[id];
        let dependence = node.qr.r.col(place).to_owned();
        self.mu[node.first_row + node.qr.order[place]] = T::ONE;
        let balance = -&dependence;
        let mut own = balance.as_mat().to_owned();
        node.qr.r.get(.., ..node.qr.rank).solve_upper_triangular_in_place(own.as_mut());
        self.set(id, node.qr.order[place], T::ONE);
        for k in 0..node.qr.rank {
            self.set(id, node.qr.order[k], own[(k, 0)]);
        }
        for below in self.descendants(id) {
            self.resolve(below, Col::zeros(self.tree.nodes[below].qr.rank));
        }
        self.mu
    }

    /// Nodes with rows under `id`, later ones first.
    fn descendants(&self, id: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut open = self.tree.nodes[id].children.clone();
        while let Some(node) = open.pop() {
            if node >= self.tree.leaves {
                found.push(node);
                open.extend(&self.tree.nodes[node].children);
            }
        }
        found.sort_unstable_by(|a, b| b.cmp(a));
        found
    }
}

impl<T: Field> Tree<T> {
    /// A basis of the left null space of the scaled rows, m × dropped.
    pub fn null_vectors(&self, problem: &Problem<T>) -> Mat<T> {
        let mut vectors = Vec::new();
        for id in self.leaves..self.nodes.len() {
            for place in self.nodes[id].qr.rank..self.nodes[id].qr.order.len() {
                vectors.push(ReactionSweep::new(self, problem).null_vector(id, place));
            }
        }
        Mat::from_fn(self.row_scale.len(), vectors.len(), |i, k| vectors[k][i])
    }
}
