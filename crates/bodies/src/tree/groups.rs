//! Groups of nodes as one node: forward dynamics with loops embedded, by the sweeps of a tree.
//!
//! Constraints among the nodes of a group 𝔖 leave θ̈ = X ÿ + x' of its joints. Aggregated, the group is a node with the joint map
//! X*H φ [J2; `operators/aggregate.rs`], and the articulated sweeps hold unchanged over groups. Seen from the node c that the group
//! hangs on, it has six dimensions, whatever its own: in a common frame, where φ(i, k) is 1 from a node to those that it carries,
//!
//! ```text
//! tip to base, over groups:
//! P_k  = M_k + Σ P⁺,   p_k = Σ p⁺                     sums over groups that hang on node k                     (1)
//! 𝓜_ij = S_i·R_k S_j,   F_j = R_k S_j,   R_k = P of k and all nodes of the group that it carries,   k = node(j)   (2)
//! D    = Xᵀ𝓜X,   B = F X,   u = Xᵀ(f − S·p − 𝓜x')                                                              (3)
//! P⁺   = Σ R − B D⁻¹Bᵀ,   p⁺ = Σ p + F x' + B D⁻¹u     sums over the nodes that hang on c                       (4)
//! base to tip:
//! ÿ = D⁻¹(u − Bᵀa_c),   θ̈ = X ÿ + x',   a_k = a_℘ + S θ̈                                                        (5)
//! γ = 𝓜θ̈ + Fᵀa_c + S·p − f                                                                                    (6)
//! ```
//!
//! f holds all generalized forces, those of the velocities included; γ are the forces of the constraints. Groups of one node without
//! constraints (X = 1) are the articulated-body algorithm. Cost: O(number of groups), and the cube of a group's velocities.

use super::common::{column, common_pose, moved_inertia, rows, rows_mut};
use super::link::Place;
use super::{Massless, Tree, Workspace};
use crate::spatial::{Articulated, Inertia, Twist, Wrench};
use crate::tolerances::MASSLESS;
use dalembert_scalar::Scalar;

/// What the constraints of a group leave free: θ̈ = X ÿ + x'.
#[derive(Debug)]
pub struct Embedded<'a> {
    /// X, column by column.
    pub x: &'a mut [f64],
    /// x'
    pub rate: &'a mut [f64],
    /// By velocity the inertia that rounding of a column of X has, of the square of what the column moves there: zeros where X is known as it stands.
    pub rounding: &'a mut [f64],
}

/// Nodes that are one.
#[derive(Clone, Debug)]
struct Group {
    /// Parents first.
    nodes: Vec<usize>,
    /// The node that they hang on.
    parent: Option<usize>,
    /// Their velocities, node after node.
    velocities: Vec<usize>,
    /// Number of free accelerations ÿ.
    free: usize,
    /// 𝓜, column by column, and which of its entries at or below the diagonal are no zeros at every state.
    mass: Vec<f64>,
    places: Vec<[u32; 2]>,
    /// 𝓜X, column by column.
    moved: Vec<f64>,
    /// Diagonal of 𝓜 with all that the nodes carry.
    sizes: Vec<f64>,
    /// F by velocity.
    shares: Vec<[f64; 6]>,
    /// S·p.
    carried: Vec<f64>,
    /// X, column by column, and x'.
    x: Vec<f64>,
    rate: Vec<f64>,
    /// Of [`Embedded::rounding`].
    rounding: Vec<f64>,
    /// D, then its Cholesky factor below the diagonal, column by column.
    d: Vec<f64>,
    /// B by free acceleration.
    b: Vec<[f64; 6]>,
    /// L⁻¹Bᵀ by free acceleration, D = L Lᵀ: its square is B D⁻¹Bᵀ.
    whitened: Vec<[f64; 6]>,
    /// u, then D⁻¹u.
    u: Vec<f64>,
    /// ÿ
    free_accelerations: Vec<f64>,
}

/// The groups of a tree, with memory for the sweeps.
#[derive(Clone, Debug)]
pub struct Groups {
    groups: Vec<Group>,
    /// Groups, those that carry others first.
    order: Vec<usize>,
    /// Number of the group of each node, and whether the node hangs on another group or on the ground.
    group_of: Vec<usize>,
    top: Vec<bool>,
    /// Velocity of the tree → number in its group.
    local: Vec<usize>,
    /// P and p of (1), R of (2), composite inertias, accelerations, of nodes.
    articulated: Vec<Articulated<f64>>,
    wrenches: Vec<Wrench<f64>>,
    composites: Vec<Inertia<f64>>,
    accelerations: Vec<Twist<f64>>,
}

impl Groups {
    /// Makes groups of nodes that are carried by one node each; nodes that none of them holds are groups of their own.
    ///
    /// The nodes of a group must hang together: between a node of a group and the one that carries the group there are only nodes
    /// of the group.
    pub fn new(tree: &Tree, groups: Vec<Vec<usize>>) -> Self {
        let nodes = tree.nodes();
        let mut group_of = vec![usize::MAX; nodes.len()];
        let mut all = groups;
        all.iter_mut().for_each(|g| g.sort_unstable());
        all.iter().enumerate().for_each(|(g, members)| members.iter().for_each(|&k| group_of[k] = g));
        for (k, own) in group_of.iter_mut().enumerate() {
            if *own == usize::MAX {
                *own = all.len();
                all.push(vec![k]);
            }
        }
        let top = (0..nodes.len()).map(|k| nodes[k].parent.is_none_or(|p| group_of[p] != group_of[k])).collect();
        let mut local = vec![0; tree.nv()];
        let groups: Vec<Group> = all.into_iter().map(|members| Group::new(tree, members, &mut local)).collect();
        let mut order: Vec<usize> = (0..groups.len()).collect();
        // A group's first node has a larger number than the node that carries the group, and so than the first of that node's group.
        order.sort_by_key(|&g| groups[g].nodes[0]);
        let count = nodes.len();
        Self {
            groups,
            order,
            group_of,
            top,
            local,
            articulated: vec![Inertia::zero().into(); count],
            wrenches: vec![Wrench::zero(); count],
            composites: vec![Inertia::zero(); count],
            accelerations: vec![Twist::zero(); count],
        }
    }

    /// Number of groups.
    pub fn len(&self) -> usize {
        self.groups.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// The velocities of a group, in the order of its 𝓜 and X.
    pub fn velocities(&self, group: usize) -> &[usize] {
        &self.groups[group].velocities
    }

    /// The group of a velocity's node, and the velocity's number there.
    pub fn place(&self, tree: &Tree, velocity: usize) -> (usize, usize) {
        (self.group_of[tree.node_of_velocity(velocity)], self.local[velocity])
    }

    /// (1) to (6) at `q` for the generalized forces `f`: θ̈ and γ by velocity of the tree.
    ///
    /// `embed` is told a group's number and its 𝓜 (column by column), writes what its constraints leave free, and returns the number of
    /// X's columns.
    ///
    /// # Errors
    /// A node along whose joint nothing has inertia that the constraints leave free.
    pub fn accelerate(
        &mut self,
        tree: &Tree,
        ws: &mut Workspace<f64>,
        q: &[f64],
        f: &[f64],
        mut embed: impl FnMut(usize, &[f64], Embedded<'_>) -> usize,
        (theta_dd, gamma): (&mut [f64], &mut [f64]),
    ) -> Result<(), Massless> {
        self.start(tree, ws, q);
        for i in (0..self.order.len()).rev() {
            let g = self.order[i];
            self.tip_to_base(tree, ws, g);
            let group = &mut self.groups[g];
            let free = Embedded { x: &mut group.x, rate: &mut group.rate, rounding: &mut group.rounding };
            group.free = embed(g, &group.mass, free);
            self.eliminate(tree, ws, g, f)?;
        }
        for i in 0..self.order.len() {
            self.base_to_tip(tree, ws, self.order[i], f, (theta_dd, gamma));
        }
        Ok(())
    }

    /// Inertias and columns in the common frame.
    fn start(&mut self, tree: &Tree, ws: &mut Workspace<f64>, q: &[f64]) {
        tree.check_q(q);
        f64::sin_cos_each(q, &mut ws.sine, &mut ws.cosine);
        let place = Place { q, sine: &ws.sine, cosine: &ws.cosine };
        let mut subspace = rows_mut(&mut ws.subspace, tree.nv());
        for (k, link) in tree.links.iter().enumerate() {
            let pose = common_pose(tree, &place, &mut ws.poses, &mut subspace, k);
            let own = moved_inertia(link, &pose);
            (self.composites[k], self.articulated[k], self.wrenches[k]) = (own, own.into(), Wrench::zero());
        }
    }

    /// (2)
    fn tip_to_base(&mut self, tree: &Tree, ws: &Workspace<f64>, g: usize) {
        let group = &mut self.groups[g];
        let nv = group.velocities.len();
        let subspace = rows(&ws.subspace, tree.nv());
        group.mass.fill(0.0);
        for at in (0..group.nodes.len()).rev() {
            let k = group.nodes[at];
            for j in tree.v_range(k) {
                let share = self.articulated[k].apply(Twist::from_array(column(&subspace, j))).to_array();
                let here = self.local[j];
                group.shares[here] = share;
                group.carried[here] = dot(&column(&subspace, j), &self.wrenches[k].to_array());
                let mut node = Some(k);
                while let Some(above) = node {
                    for i in tree.v_range(above).filter(|&i| i <= j) {
                        let entry = dot(&column(&subspace, i), &share);
                        let other = self.local[i];
                        (group.mass[here * nv + other], group.mass[other * nv + here]) = (entry, entry);
                    }
                    node = tree.nodes()[above].parent.filter(|_| !self.top[above]);
                }
                group.mass[here * nv + here] += tree.nodes()[k].armature;
            }
            if let Some(p) = tree.nodes()[k].parent {
                self.composites[p] = self.composites[p] + self.composites[k];
                if !self.top[k] {
                    self.articulated[p] = self.articulated[p] + self.articulated[k];
                    self.wrenches[p] = self.wrenches[p] + self.wrenches[k];
                }
            }
        }
    }

    /// (3), (4)
    fn eliminate(&mut self, tree: &Tree, ws: &Workspace<f64>, g: usize, f: &[f64]) -> Result<(), Massless> {
        self.factor(tree, ws, g)?;
        let group = &mut self.groups[g];
        group.push(f);
        let Some(c) = group.parent else { return Ok(()) };
        let tops = group.nodes.iter().filter(|&&k| self.top[k]);
        let (mut p, mut w) = (self.articulated[c], self.wrenches[c]);
        for &k in tops {
            p = p + self.articulated[k];
            w = w + self.wrenches[k];
        }
        group.shares.iter().zip(&group.rate).for_each(|(share, x)| w = w + Wrench::from_array(*share).scale(*x));
        group.b.iter().zip(&group.u).take(group.free).for_each(|(b, u)| w = w + Wrench::from_array(*b).scale(*u));
        group.whitened.iter().take(group.free).for_each(|row| p.subtract_outer(row, row));
        (self.articulated[c], self.wrenches[c]) = (p, w);
        Ok(())
    }

    /// D of (3), factored; pivots are compared with the composite inertias over the smallest share that one had left of them before, as in (2) of `aba/pivots.rs`, and with what
    /// rounding of X moves: inertia goes with the square of motion, and what rounding moves of heavy nodes beside a motion without inertia is all the D that this has.
    fn factor(&mut self, tree: &Tree, ws: &Workspace<f64>, g: usize) -> Result<(), Massless> {
        let group = &mut self.groups[g];
        let (nv, free) = (group.velocities.len(), group.free);
        let subspace = rows(&ws.subspace, tree.nv());
        let mut sizes = group.sizes.iter_mut().zip(&group.velocities);
        for &k in &group.nodes {
            let whole = Articulated::from(self.composites[k]);
            for (size, &v) in sizes.by_ref().take(tree.v_range(k).len()) {
                let s = Twist::from_array(column(&subspace, v));
                *size = s.power(whole.apply(s)) + tree.nodes()[k].armature;
            }
        }
        for (x, y) in group.x.chunks_exact(nv.max(1)).zip(group.moved.chunks_exact_mut(nv.max(1))).take(free) {
            times(&group.places, &group.mass, x, y);
        }
        for a in 0..free {
            let y = &group.moved[a * nv..(a + 1) * nv];
            for b in 0..=a {
                group.d[b * nv + a] = product(&group.x[b * nv..(b + 1) * nv], y);
            }
        }
        let mut weakest = 1.0_f64;
        for a in 0..free {
            let x = &group.x[a * nv..(a + 1) * nv];
            let of = |inertia: &[f64]| x.iter().zip(inertia).map(|(x, own)| x * x * own).sum::<f64>();
            let (size, rounding) = (of(&group.sizes), of(&group.rounding));
            let pivot = group.d[a * nv + a] - (0..a).map(|k| group.d[k * nv + a].powi(2)).sum::<f64>();
            if !(pivot > MASSLESS * size / weakest + rounding) {
                let motion = group.without_inertia(a);
                let most = (0..nv).fold(0, |m, i| if motion[i].abs() > motion[m].abs() { i } else { m });
                return Err(Massless { node: tree.node_of_velocity(group.velocities[most]) });
            }
            weakest = weakest.min(pivot / size);
            let root = pivot.sqrt();
            group.d[a * nv + a] = root;
            for b in a + 1..free {
                let known: f64 = (0..a).map(|k| group.d[k * nv + a] * group.d[k * nv + b]).sum();
                group.d[a * nv + b] = (group.d[a * nv + b] - known) / root;
            }
        }
        Ok(())
    }

    /// (5), (6)
    fn base_to_tip(
        &mut self,
        tree: &Tree,
        ws: &Workspace<f64>,
        g: usize,
        f: &[f64],
        (theta_dd, gamma): (&mut [f64], &mut [f64]),
    ) {
        let group = &mut self.groups[g];
        let nv = group.velocities.len();
        let above = group.parent.map_or_else(Twist::zero, |c| self.accelerations[c]);
        let a_c = above.to_array();
        group.answer(&a_c);
        for (i, &v) in group.velocities.iter().enumerate() {
            let along: f64 = (0..group.free).map(|a| group.x[a * nv + i] * group.free_accelerations[a]).sum();
            theta_dd[v] = group.rate[i] + along;
        }
        for (i, &v) in group.velocities.iter().enumerate() {
            group.u[i] = theta_dd[v];
        }
        times(&group.places, &group.mass, &group.u, &mut group.sizes);
        for (i, (&v, inertia)) in group.velocities.iter().zip(&group.sizes).enumerate() {
            gamma[v] = inertia + dot(&group.shares[i], &a_c) + group.carried[i] - f[v];
        }
        let subspace = rows(&ws.subspace, tree.nv());
        for &k in &group.nodes {
            let mut a = tree.nodes()[k].parent.map_or_else(Twist::zero, |p| self.accelerations[p]);
            for j in tree.v_range(k) {
                a = a + Twist::from_array(column(&subspace, j)).scale(theta_dd[j]);
            }
            self.accelerations[k] = a;
        }
    }
}

/// Pairs of velocities of which one moves the other within their group, by number there.
fn related(tree: &Tree, nodes: &[usize], local: &[usize]) -> Vec<[u32; 2]> {
    let mut places = Vec::new();
    for &k in nodes {
        for j in tree.v_range(k) {
            let mut node = Some(k);
            while let Some(above) = node {
                places.extend(tree.v_range(above).filter(|&i| i <= j).map(|i| [local[j] as u32, local[i] as u32]));
                node = tree.nodes()[above].parent.filter(|p| nodes.binary_search(p).is_ok());
            }
        }
    }
    places
}

impl Group {
    fn new(tree: &Tree, nodes: Vec<usize>, local: &mut [usize]) -> Self {
        let velocities: Vec<usize> = nodes.iter().flat_map(|&k| tree.v_range(k)).collect();
        velocities.iter().enumerate().for_each(|(i, &v)| local[v] = i);
        let nv = velocities.len();
        Self {
            places: related(tree, &nodes, local),
            moved: vec![0.0; nv * nv],
            sizes: vec![0.0; nv],
            parent: nodes.first().and_then(|&k| tree.nodes()[k].parent),
            nodes,
            velocities,
            free: 0,
            mass: vec![0.0; nv * nv],
            shares: vec![[0.0; 6]; nv],
            carried: vec![0.0; nv],
            x: vec![0.0; nv * nv],
            rate: vec![0.0; nv],
            rounding: vec![0.0; nv],
            d: vec![0.0; nv * nv],
            b: vec![[0.0; 6]; nv],
            whitened: vec![[0.0; 6]; nv],
            u: vec![0.0; nv],
            free_accelerations: vec![0.0; nv],
        }
    }

    /// X z with D z = 0 where the pivot of column a vanishes: z = (−L⁻ᵀl, 1, 0) with the rows L of the columns before, and l of this one.
    fn without_inertia(&self, a: usize) -> Vec<f64> {
        let nv = self.velocities.len();
        let mut z = vec![0.0; a + 1];
        z[a] = 1.0;
        for k in (0..a).rev() {
            let known: f64 = (k + 1..=a).map(|j| self.d[k * nv + j] * z[j]).sum();
            z[k] = -known / self.d[k * nv + k];
        }
        (0..nv).map(|i| z.iter().enumerate().map(|(k, z)| self.x[k * nv + i] * z).sum()).collect()
    }

    /// B, u and D⁻¹u of (3) for the factored D.
    fn push(&mut self, f: &[f64]) {
        let nv = self.velocities.len();
        for a in 0..self.free {
            let x = &self.x[a * nv..(a + 1) * nv];
            self.b[a] = [0.0; 6];
            for (share, x) in self.shares.iter().zip(x) {
                self.b[a].iter_mut().zip(share).for_each(|(b, s)| *b += s * x);
            }
            let own: f64 = (0..nv).map(|i| x[i] * (f[self.velocities[i]] - self.carried[i])).sum();
            self.u[a] = own - product(&self.moved[a * nv..(a + 1) * nv], &self.rate);
        }
        self.whiten();
        back(&self.d, nv, &mut self.u[..self.free]);
    }

    /// L⁻¹Bᵀ, and u ← L⁻¹u.
    fn whiten(&mut self) {
        let nv = self.velocities.len();
        for a in 0..self.free {
            let (mut row, mut u) = (self.b[a], self.u[a]);
            for k in 0..a {
                let l = self.d[k * nv + a];
                row.iter_mut().zip(&self.whitened[k]).for_each(|(x, w)| *x -= l * w);
                u -= l * self.u[k];
            }
            let pivot = self.d[a * nv + a];
            self.whitened[a] = row.map(|x| x / pivot);
            self.u[a] = u / pivot;
        }
    }

    /// ÿ of (5).
    fn answer(&mut self, a_c: &[f64; 6]) {
        let (nv, free) = (self.velocities.len(), self.free);
        for (y, row) in self.free_accelerations.iter_mut().zip(&self.whitened).take(free) {
            *y = -dot(row, a_c);
        }
        back(&self.d, nv, &mut self.free_accelerations[..free]);
        self.free_accelerations.iter_mut().zip(&self.u).take(free).for_each(|(y, u)| *y += u);
    }
}

fn dot(a: &[f64; 6], b: &[f64; 6]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// x · y, in four sums at once.
fn product(x: &[f64], y: &[f64]) -> f64 {
    let ((x, rest), (y, left)) = (x.as_chunks::<4>(), y.as_chunks::<4>());
    let mut sum = [0.0; 4];
    for (x, y) in x.iter().zip(y) {
        (0..4).for_each(|k| sum[k] += x[k] * y[k]);
    }
    let last: f64 = rest.iter().zip(left).map(|(x, y)| x * y).sum();
    (sum[0] + sum[2]) + (sum[1] + sum[3]) + last
}

/// y ← 𝓜x with the entries at these places.
fn times(places: &[[u32; 2]], mass: &[f64], x: &[f64], y: &mut [f64]) {
    let nv = y.len();
    y.fill(0.0);
    for &[i, j] in places {
        let (i, j) = (i as usize, j as usize);
        let entry = mass[j * nv + i];
        y[i] += entry * x[j];
        if i != j {
            y[j] += entry * x[i];
        }
    }
}

/// x ← L⁻ᵀx
fn back(l: &[f64], nv: usize, x: &mut [f64]) {
    for a in (0..x.len()).rev() {
        let known: f64 = (a + 1..x.len()).map(|k| l[a * nv + k] * x[k]).sum();
        x[a] = (x[a] - known) / l[a * nv + a];
    }
}
