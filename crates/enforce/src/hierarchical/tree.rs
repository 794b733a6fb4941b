//! The components that row groups join, level by level, factored (equation (1) of the module).

use faer::{Col, Mat};

use crate::error::EnforceError;
use crate::field::Field;
use crate::householder::Householder;
use crate::metric::Metric;
use crate::name::MethodName;
use crate::problem::{Problem, RowGroup};
use crate::tolerances::Tolerance;

/// A block of M (leaf) or a row group with the components it joins.
pub struct Node<T: Field> {
    /// 0 for leaves, else the level of the group.
    pub level: usize,
    /// Nodes joined; they come earlier.
    pub children: Vec<usize>,
    /// Node that this one is joined by.
    pub parent: Option<usize>,
    /// First row of the group.
    pub first_row: usize,
    /// First place of a leaf.
    pub start: usize,
    /// QR of B*.
    pub qr: Householder<T>,
    /// k.
    pub freedom_in: usize,
    /// Columns that later groups touch, ascending.
    pub open: Vec<usize>,
    /// Q*S* at the open columns, k×open: the first `rank` rows belong to Q₁, the others are S'*.
    pub open_rows: Mat<T>,
}

impl<T: Field> Node<T> {
    /// k − rank.
    pub fn freedom(&self) -> usize {
        self.freedom_in - self.qr.rank
    }

    /// Place of a column among the open ones.
    pub fn open_place(&self, column: usize) -> Option<usize> {
        self.open.binary_search(&column).ok()
    }
}

/// All nodes in the order of enforcement: leaves, then groups.
pub struct Tree<T: Field> {
    /// L.
    pub metric: Metric<T>,
    /// Leaves, then groups with at least one row.
    pub nodes: Vec<Node<T>>,
    /// The group behind every node that is not a leaf: (level index, group index).
    pub groups: Vec<(usize, usize)>,
    /// Number of leaves.
    pub leaves: usize,
    /// D.
    pub row_scale: Vec<f64>,
}

/// Bookkeeping while the tree grows.
struct Growth {
    leaf_of: Vec<usize>,
    last_use: Vec<usize>,
    /// Union-find over nodes: the node above, itself at the top.
    above: Vec<usize>,
}

impl Growth {
    /// The component that a column belongs to now.
    fn component(&mut self, column: usize) -> usize {
        let mut node = self.leaf_of[column];
        while self.above[node] != node {
            self.above[node] = self.above[self.above[node]];
            node = self.above[node];
        }
        node
    }
}

impl<T: Field> Tree<T> {
    /// Joins and factors group by group.
    ///
    /// # Errors
    /// If M is not positive definite.
    pub fn new(problem: &Problem<T>, tolerance: &Tolerance) -> Result<Self, EnforceError> {
        let metric = Metric::new(problem, tolerance)?;
        if metric.singular() {
            return Err(EnforceError::CannotApply {
                method: MethodName::Hierarchical.as_str(),
                reason: "the mass matrix is singular".to_owned(),
            });
        }
        let mut tree = Self { metric, nodes: Vec::new(), groups: Vec::new(), leaves: 0, row_scale: Vec::new() };
        let mut growth = tree.plant(problem);
        for (level, index, group) in numbered_groups(problem) {
            tree.groups.push((level, index));
            tree.join(&mut growth, level + 1, group, tolerance.rank);
        }
        Ok(tree)
    }

    /// Leaves: S = L⁻* at the columns that some group touches.
    fn plant(&mut self, problem: &Problem<T>) -> Growth {
        let mut last_use = vec![0; problem.n];
        for (use_number, (_, _, group)) in numbered_groups(problem).enumerate() {
            group.columns.iter().for_each(|&column| last_use[column] = use_number + 1);
        }
        let mut leaf_of = vec![0; problem.n];
        for (index, (start, size)) in self.metric.blocks().enumerate() {
            leaf_of[start..start + size].fill(index);
            let open: Vec<usize> = (start..start + size).filter(|&j| last_use[j] > 0).collect();
            self.nodes.push(Node {
                level: 0,
                children: Vec::new(),
                parent: None,
                first_row: 0,
                start,
                qr: Householder::new(Mat::zeros(size, 0), 0.0),
                freedom_in: size,
                open_rows: self.metric.inverse_columns(index, &open),
                open,
            });
        }
        self.leaves = self.nodes.len();
        Growth { leaf_of, last_use, above: (0..self.leaves).collect() }
    }

    fn join(&mut self, growth: &mut Growth, level: usize, group: &RowGroup<T>, threshold: f64) {
        let first_row = self.row_scale.len();
        self.scale_rows(growth, group);
        let mut children: Vec<usize> = group.columns.iter().map(|&column| growth.component(column)).collect();
        children.sort_unstable();
        children.dedup();
        let soft = (0..group.rows()).filter(|&i| group.variance(i) > 0.0).count();
        let freedom_in = children.iter().map(|&child| self.nodes[child].freedom()).sum::<usize>() + soft;
        let b_adjoint = self.rows_in_coordinates(growth, &children, freedom_in, group, first_row);
        let qr = Householder::new(b_adjoint, threshold);
        let use_number = self.groups.len();
        let open = self.still_open(&children, &growth.last_use, use_number);
        let mut open_rows = self.gather_open(growth, &children, freedom_in, &open);
        qr.apply_adjoint(open_rows.as_mut());
        let id = self.nodes.len();
        for &child in &children {
            self.nodes[child].parent = Some(id);
            growth.above[child] = id;
        }
        growth.above.push(id);
        self.nodes.push(Node { level, children, parent: None, first_row, start: 0, qr, freedom_in, open, open_rows });
    }

    /// ρᵢ² = Σ over leaves ‖L⁻¹Ãᵢ*‖² + Rᵢ.
    fn scale_rows(&mut self, growth: &Growth, group: &RowGroup<T>) {
        for i in 0..group.rows() {
            let mut square = group.variance(i);
            let mut leaves: Vec<usize> = group.columns.iter().map(|&column| growth.leaf_of[column]).collect();
            leaves.sort_unstable();
            leaves.dedup();
            for leaf in leaves {
                let node = &self.nodes[leaf];
                let mut part: Col<T> = Col::zeros(node.freedom_in);
                for (k, &column) in group.columns.iter().enumerate() {
                    if growth.leaf_of[column] == leaf
                        && let Some(place) = node.open_place(column)
                    {
                        add_scaled(part.as_mut(), node.open_rows.col(place), group.a[(i, k)].conjugate());
                    }
                }
                square += part.squared_norm_l2();
            }
            self.row_scale.push(if square > 0.0 { square.sqrt().recip() } else { 1.0 });
        }
    }

    /// B*.
    fn rows_in_coordinates(
        &self,
        growth: &mut Growth,
        children: &[usize],
        freedom_in: usize,
        group: &RowGroup<T>,
        first_row: usize,
    ) -> Mat<T> {
        let mut out = Mat::zeros(freedom_in, group.rows());
        for (k, &column) in group.columns.iter().enumerate() {
            let child = growth.component(column);
            let node = &self.nodes[child];
            let offset = self.offset(children, child);
            let Some(place) = node.open_place(column) else {
                continue;
            };
            let s = node.open_rows.col(place).subrows(node.qr.rank, node.freedom());
            for i in 0..group.rows() {
                let entry = group.a[(i, k)].conjugate().scaled(self.row_scale[first_row + i]);
                add_scaled(out.col_mut(i).subrows_mut(offset, node.freedom()), s, entry);
            }
        }
        let soft = (0..group.rows()).filter(|&i| group.variance(i) > 0.0);
        let soft: Vec<usize> = soft.collect();
        for (k, &i) in soft.iter().enumerate() {
            out[(freedom_in - soft.len() + k, i)] = T::of(group.variance(i).sqrt() * self.row_scale[first_row + i]);
        }
        out
    }

    /// Start of a child's coordinates.
    fn offset(&self, children: &[usize], child: usize) -> usize {
        children.iter().take_while(|&&other| other != child).map(|&other| self.nodes[other].freedom()).sum()
    }

    fn still_open(&self, children: &[usize], last_use: &[usize], use_number: usize) -> Vec<usize> {
        let all = children.iter().flat_map(|&child| &self.nodes[child].open);
        let mut open: Vec<usize> = all.copied().filter(|&column| last_use[column] > use_number).collect();
        open.sort_unstable();
        open
    }

    /// S* at the open columns, k×open.
    fn gather_open(&self, growth: &mut Growth, children: &[usize], freedom_in: usize, open: &[usize]) -> Mat<T> {
        let mut out = Mat::zeros(freedom_in, open.len());
        for (k, &column) in open.iter().enumerate() {
            let child = growth.component(column);
            let node = &self.nodes[child];
            let offset = self.offset(children, child);
            if let Some(place) = node.open_place(column) {
                let s = node.open_rows.col(place).subrows(node.qr.rank, node.freedom());
                out.col_mut(k).subrows_mut(offset, node.freedom()).copy_from(s);
            }
        }
        out
    }

    /// D b.
    pub fn scaled_right_side(&self, problem: &Problem<T>) -> Col<T> {
        let entries: Vec<T> = problem.groups().flat_map(|group| group.b.iter().copied()).collect();
        Col::from_fn(entries.len(), |i| entries[i].scaled(self.row_scale[i]))
    }

    /// The group of a node that is not a leaf.
    pub fn group<'p>(&self, problem: &'p Problem<T>, node: usize) -> &'p RowGroup<T> {
        let (level, index) = self.groups[node - self.leaves];
        &problem.levels[level].groups[index]
    }
}

/// Groups that have rows: (level index, group index, group).
fn numbered_groups<T: Field>(problem: &Problem<T>) -> impl Iterator<Item = (usize, usize, &RowGroup<T>)> {
    problem
        .levels
        .iter()
        .enumerate()
        .flat_map(|(r, level)| level.groups.iter().enumerate().map(move |(g, group)| (r, g, group)))
        .filter(|(_, _, group)| group.rows() > 0)
}

fn add_scaled<T: Field>(mut y: faer::ColMut<'_, T>, x: faer::ColRef<'_, T>, s: T) {
    for i in 0..x.nrows() {
        y[i] += x[i] * s;
    }
}
