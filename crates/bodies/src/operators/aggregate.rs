//! Aggregation: several bodies as one node [J §6 footnote, J2].
//!
//! With the operators of a connected group 𝔖 of nodes alone, marked by 𝔖, and E the weights by which ℘(𝔖) carries its
//! members, the group's stacked velocity is
//!
//! ```text
//! V_𝔖 = 𝓔_𝔖*V_𝔖 + E*V(℘) + H_𝔖*θ̇_𝔖   =   (E φ_𝔖)*V(℘) + (H_𝔖 φ_𝔖)*θ̇_𝔖                                              (1)
//! φ(℘, 𝔖) = E φ_𝔖,    H(𝔖) = H_𝔖 φ_𝔖,    M(𝔖) = diag M(k),    𝔞(𝔖) = φ_𝔖*𝔞_𝔖,    𝔟(𝔖) = 𝔟_𝔖                         (2)
//! ```
//!
//! which is an SKO model again: every sweep holds unchanged. Where the loops within a group leave only θ̇_𝔖 = X ẏ + x free,
//! constraint embedding replaces H(𝔖) by X*H(𝔖) and adds H(𝔖)*ẋ's part to 𝔞:
//!
//! ```text
//! H(𝔖) = X*H_𝔖 φ_𝔖,    𝔞(𝔖) = φ_𝔖*(𝔞_𝔖 + H_𝔖*x'),    θ̈_𝔖 = X ÿ + x'                                                  (3)
//! ```
//!
//! Cost: one dense block per group; groups should be small.

use std::ops::Range;

use dalembert_graph::Forest;
use faer::{Col, Mat};

use super::{Bias, SkoError, SkoModel, Transform};

/// Nodes that become one, and what the loops among them leave free.
#[derive(Clone, Debug)]
pub struct Group {
    /// The nodes, in the order in which they are stacked. All that have a parent outside have the same one or none.
    pub nodes: Vec<usize>,
    /// X and x' of (3): θ̈_𝔖 = X ÿ + x', θ̇_𝔖 = X ẏ + …; every coordinate is free if not given.
    pub embedding: Option<(Mat<f64>, Col<f64>)>,
}

impl Group {
    /// Nodes whose joints all stay free.
    pub fn free(nodes: Vec<usize>) -> Self {
        Self { nodes, embedding: None }
    }
}

/// (1) of one group: H_𝔖φ_𝔖 over all members, and where each node stands.
struct Layout {
    /// Per node: its group and its entries there.
    place: Vec<(usize, Range<usize>)>,
    /// Per node: its coordinates within the group.
    coordinates: Vec<Range<usize>>,
    /// Per group: dimension and number of coordinates.
    sizes: Vec<(usize, usize)>,
    /// Per group: its nodes, parents before children.
    members: Vec<Vec<usize>>,
    /// Per group: the group that it hangs on.
    parent: Vec<Option<usize>>,
}

impl SkoModel {
    /// (2), (3): the model whose nodes are the groups, with the bias that belongs to it.
    ///
    /// # Errors
    /// [`SkoError::Groups`] if a node is in no group or in two, a group hangs on two others, or the groups make no forest;
    /// [`SkoError::Shape`] for an embedding of the wrong size.
    pub fn aggregated(&self, groups: &[Group], bias: &Bias) -> Result<(Self, Bias), SkoError> {
        let layout = self.layout(groups)?;
        let maps: Vec<Mat<f64>> = (0..groups.len()).map(|s| self.group_map(s, groups, &layout)).collect();
        let mut h = Vec::with_capacity(groups.len());
        let mut b = Vec::with_capacity(self.dimension());
        let mut a = Vec::with_capacity(self.dimension());
        for (s, group) in groups.iter().enumerate() {
            let (joint, carried) = self.embedded(s, group, &layout, &maps[s])?;
            a.extend(self.group_acceleration(s, group, &layout, bias, &carried));
            b.extend(group.nodes.iter().flat_map(|&k| self.weights().range(k)).map(|row| bias.b[row]));
            h.push(joint);
        }
        let m = (0..groups.len()).map(|s| self.group_inertia(s, groups, &layout)).collect();
        let weight = |p, s| Transform::Dense(self.group_weight(p, s, groups, &layout));
        let forest =
            Forest::new(layout.parent.clone()).map_err(|error| SkoError::Groups { problem: error.to_string() })?;
        let model = Self::new(forest, weight, h, m)?;
        Ok((model, Bias { a: a.into_iter().collect(), b: b.into_iter().collect() }))
    }

    fn layout(&self, groups: &[Group]) -> Result<Layout, SkoError> {
        let wrong = |problem: String| SkoError::Groups { problem };
        let nodes = self.nodes();
        let mut place: Vec<Option<(usize, Range<usize>)>> = vec![None; nodes];
        let mut coordinates = vec![0..0; nodes];
        let mut sizes = Vec::with_capacity(groups.len());
        for (s, group) in groups.iter().enumerate() {
            let (mut dimension, mut free) = (0, 0);
            for &k in &group.nodes {
                let slot = place.get_mut(k).ok_or(SkoError::UnknownNode { node: k, nodes })?;
                if slot.is_some() {
                    return Err(wrong(format!("node {k} is in two groups or twice in one")));
                }
                let (m, r) = (self.weights().dimension_of(k), self.h().row_range(k).len());
                *slot = Some((s, dimension..dimension + m));
                coordinates[k] = free..free + r;
                (dimension, free) = (dimension + m, free + r);
            }
            sizes.push((dimension, free));
        }
        if let Some(k) = place.iter().position(Option::is_none) {
            return Err(wrong(format!("node {k} is in no group")));
        }
        let place: Vec<_> = place.into_iter().flatten().collect();
        let parent = self.group_parents(groups.len(), &place)?;
        let mut members = vec![Vec::new(); groups.len()];
        self.forest().base_to_tip().for_each(|k| members[place[k].0].push(k));
        Ok(Layout { place, coordinates, sizes, members, parent })
    }

    /// The group that each group hangs on.
    fn group_parents(&self, groups: usize, place: &[(usize, Range<usize>)]) -> Result<Vec<Option<usize>>, SkoError> {
        let mut parent: Vec<Option<Option<usize>>> = vec![None; groups];
        for k in 0..self.nodes() {
            let (own, above) = (place[k].0, self.forest().parent(k).map(|p| place[p].0));
            match parent[own] {
                _ if above == Some(own) => {}
                Some(known) if known != above => {
                    let problem = format!("group {own} hangs on two others: see node {k}");
                    return Err(SkoError::Groups { problem });
                }
                _ => parent[own] = Some(above),
            }
        }
        Ok(parent.into_iter().map(Option::flatten).collect())
    }

    /// φ_𝔖* applied to the columns of `x`, which are stacked over the group's members.
    fn spread(&self, s: usize, layout: &Layout, x: &mut Mat<f64>) {
        for &k in &layout.members[s] {
            let (Some(p), Some(weight)) = (self.forest().parent(k), self.weights().weight(k)) else { continue };
            if layout.place[p].0 != s {
                continue;
            }
            let (from, to) = (layout.place[p].1.clone(), layout.place[k].1.clone());
            let carried = weight.to_dense().transpose() * x.subrows(from.start, from.len());
            let mut rows = x.subrows_mut(to.start, to.len());
            rows += carried;
        }
    }

    /// (H_𝔖 φ_𝔖)*.
    fn group_map(&self, s: usize, groups: &[Group], layout: &Layout) -> Mat<f64> {
        let (dimension, free) = layout.sizes[s];
        let mut map = Mat::zeros(dimension, free);
        for &k in &groups[s].nodes {
            let (rows, columns) = (&layout.place[k].1, &layout.coordinates[k]);
            let block = self.h().block(k).transpose();
            map.submatrix_mut(rows.start, columns.start, rows.len(), columns.len()).copy_from(block);
        }
        self.spread(s, layout, &mut map);
        map
    }

    /// H(𝔖) and H(𝔖)*x' for the group's map (H_𝔖 φ_𝔖)*.
    fn embedded(
        &self,
        s: usize,
        group: &Group,
        layout: &Layout,
        map: &Mat<f64>,
    ) -> Result<(Mat<f64>, Col<f64>), SkoError> {
        let (dimension, free) = layout.sizes[s];
        let Some((x, rate)) = &group.embedding else {
            return Ok((map.transpose().to_owned(), Col::zeros(dimension)));
        };
        for (what, found) in [("embedding X", x.nrows()), ("embedding x'", rate.nrows())] {
            if found != free {
                let found = (found, x.ncols());
                return Err(SkoError::Shape { what, node: s, expected: (free, x.ncols()), found });
            }
        }
        Ok(((map * x).transpose().to_owned(), map * rate))
    }

    /// 𝔞(𝔖).
    fn group_acceleration(
        &self,
        s: usize,
        group: &Group,
        layout: &Layout,
        bias: &Bias,
        carried: &Col<f64>,
    ) -> Vec<f64> {
        let own: Vec<f64> = group.nodes.iter().flat_map(|&k| self.weights().range(k)).map(|row| bias.a[row]).collect();
        let mut spread = Mat::from_fn(own.len(), 1, |i, _| own[i]);
        self.spread(s, layout, &mut spread);
        (0..own.len()).map(|i| spread[(i, 0)] + carried[i]).collect()
    }

    fn group_inertia(&self, s: usize, groups: &[Group], layout: &Layout) -> Mat<f64> {
        let dimension = layout.sizes[s].0;
        let mut m = Mat::zeros(dimension, dimension);
        for &k in &groups[s].nodes {
            let rows = &layout.place[k].1;
            m.submatrix_mut(rows.start, rows.start, rows.len(), rows.len()).copy_from(self.m().block(k));
        }
        m
    }

    /// E φ_𝔖 for the group's parent group.
    fn group_weight(&self, parent: usize, s: usize, groups: &[Group], layout: &Layout) -> Mat<f64> {
        let mut carried = Mat::zeros(layout.sizes[s].0, layout.sizes[parent].0);
        for &k in &groups[s].nodes {
            let (Some(p), Some(weight)) = (self.forest().parent(k), self.weights().weight(k)) else { continue };
            if layout.place[p].0 != parent {
                continue;
            }
            let (rows, columns) = (&layout.place[k].1, &layout.place[p].1);
            let block = weight.to_dense();
            carried.submatrix_mut(rows.start, columns.start, rows.len(), columns.len()).copy_from(block.transpose());
        }
        self.spread(s, layout, &mut carried);
        carried.transpose().to_owned()
    }
}
