//! Bodies that turn by themselves: rods between two balls, and legs of several bodies that turn as one.
//!
//! A set S of bodies hangs in a loop by joints to other bodies, one of them a ball. Its idle motions are twists ξ of S as one rigid
//! body that all these joints allow while everything else stands still:
//!
//! ```text
//! u·v(o) = 0 for each direction u in which a joint at o pushes,   u·ω = 0 for each about which it holds turns       (1)
//! B K c = ξ on S and 0 elsewhere                                                                                    (2)
//! ```
//!
//! with the twists B of all bodies and the kernel K of the rows; (2) says that constraints which are no joints allow it as well. Sets
//! are bodies, and what two bodies cut off from the rest; of sets that contain each other the smallest counts, and none that hangs on the ground alone: its motions are the mechanism's own. No choice of a basis
//! enters, so that bodies which are alike are named alike.

use dalembert_dense as dense;
use std::collections::BTreeSet;

use faer::Mat;

use crate::tolerances::freedoms::REST;
use dalembert_bodies::spatial::Vector;
use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::pair::Pair;
use dalembert_mechanism::{Frame, Mechanics};
use dalembert_spec::spec::JointKind;

use super::links::{Direction, Link, Links};

/// Bodies up to which sets of several are looked for: their number grows with the square.
const MOST: usize = 150;

/// A motion of some bodies with everything else at rest.
pub(super) struct Spin {
    pub bodies: Vec<usize>,
    /// c of equation (2).
    pub along: Vec<f64>,
}

/// All idle motions in the space that the columns of `kernel` span, in columns of the model.
pub(super) fn spins(equations: &Equations<'_>, links: &Links<'_>, kernel: &Mat<f64>) -> Vec<Spin> {
    let Some(mechanics) = &equations.mechanics else { return Vec::new() };
    let balls = links.all.iter().filter(|l| l.kind == JointKind::Spherical).count();
    if kernel.ncols() == 0 || balls == 0 {
        return Vec::new();
    }
    let graph = Graph::new(links);
    let Some(twists) = Twists::new(equations, links, kernel) else { return Vec::new() };
    let mut spins: Vec<Spin> = Vec::new();
    for set in graph.sets() {
        if spins.iter().any(|s| s.bodies.iter().all(|b| set.contains(b)) && s.bodies.len() < set.len()) {
            continue;
        }
        let boundary: Vec<&Link> = graph.boundary(&set).into_iter().map(|j| &links.all[j]).collect();
        // A door in two ball joints on the ground does what it is there for.
        if boundary.iter().all(|link| link.bodies.iter().any(|body| body.is_none_or(|b| graph.node[b] == 0))) {
            continue;
        }
        for twist in allowed(&boundary, links.length) {
            if let Some(along) = twists.motion(mechanics, links, &set, &twist) {
                spins.push(Spin { bodies: set.iter().copied().collect(), along });
            }
        }
    }
    spins.sort_by_key(|s| s.bodies[0]);
    spins
}

/// For each node whether it is one of a set.
type Nodes = Vec<bool>;

/// Bodies as nodes after the ground, welded ones as one; joints as edges.
struct Graph<'a> {
    links: &'a Links<'a>,
    /// The node of each body; 0 is the ground's.
    node: Vec<usize>,
    /// Edges of each node: the joint and the other node.
    edges: Vec<Vec<(usize, usize)>>,
}

impl<'a> Graph<'a> {
    fn new(links: &'a Links<'a>) -> Self {
        let bodies = links.mechanism.bodies.len();
        let mut node: Vec<usize> = (0..=bodies).collect();
        let at = |body: Option<usize>| body.map_or(0, |b| b + 1);
        for link in links.all.iter().filter(|l| l.kind == JointKind::Fixed) {
            let [a, b] = link.bodies.map(|body| node[at(body)]);
            let (kept, gone) = (a.min(b), a.max(b));
            node.iter_mut().filter(|n| **n == gone).for_each(|n| *n = kept);
        }
        let mut edges = vec![Vec::new(); bodies + 1];
        for (j, link) in links.all.iter().enumerate().filter(|(_, l)| !l.own && l.kind != JointKind::Fixed) {
            let [a, b] = link.bodies.map(|body| node[at(body)]);
            if a != b {
                edges[a].push((j, b));
                edges[b].push((j, a));
            }
        }
        Self { links, node: node[1..].to_vec(), edges }
    }

    /// Nodes that can be reached from one without crossing some.
    fn reach(&self, from: usize, without: &dyn Fn(usize) -> bool) -> Nodes {
        let (mut seen, mut next) = (vec![false; self.edges.len()], vec![from]);
        seen[from] = true;
        while let Some(n) = next.pop() {
            for &(_, other) in self.edges[n].iter().filter(|e| !without(e.1)) {
                if !std::mem::replace(&mut seen[other], true) {
                    next.push(other);
                }
            }
        }
        seen
    }

    /// Sets of nodes that may turn by themselves, the small ones first, as bodies.
    fn sets(&self) -> Vec<BTreeSet<usize>> {
        let nodes: BTreeSet<usize> = self.node.iter().copied().filter(|&n| n != 0).collect();
        let only = |n: usize| (0..self.edges.len()).map(|other| other == n).collect();
        let mut sets: BTreeSet<Nodes> = nodes.iter().map(|&n| only(n)).collect();
        if nodes.len() <= MOST {
            let ends: Vec<usize> = std::iter::once(0).chain(nodes.iter().copied()).collect();
            for (i, &a) in ends.iter().enumerate() {
                for &b in &ends[i + 1..] {
                    self.between([a, b], &mut sets);
                }
            }
        }
        let sets = sets.iter().filter(|s| self.hangs(s));
        let bodies = |s: &[bool]| (0..self.node.len()).filter(|&b| s[self.node[b]]).collect();
        let mut sets: Vec<(usize, BTreeSet<usize>)> =
            sets.map(|s| (s.iter().filter(|&&n| n).count(), bodies(s))).collect();
        sets.sort();
        sets.into_iter().map(|s| s.1).collect()
    }

    /// What two nodes cut off: connected sets that have joints with both, and not the ground.
    fn between(&self, ends: [usize; 2], sets: &mut BTreeSet<Nodes>) {
        let outside = |n: usize| ends.contains(&n);
        let mut seen = vec![false; self.edges.len()];
        for &(_, start) in &self.edges[ends[1]] {
            if outside(start) || seen[start] {
                continue;
            }
            let set = self.reach(start, &outside);
            seen.iter_mut().zip(&set).for_each(|(seen, &within)| *seen |= within);
            let meets = |end: usize| self.edges[end].iter().any(|e| set[e.1]);
            if !set[0] && meets(ends[0]) {
                sets.insert(set);
            }
        }
    }

    /// Whether a set hangs in a loop, by a ball and another joint at least.
    fn hangs(&self, set: &[bool]) -> bool {
        let nodes = || (0..set.len()).filter(|&n| set[n]);
        let edges = || nodes().flat_map(|n| &self.edges[n]).filter(|e| !set[e.1]);
        let ball = edges().any(|e| self.links.all[e.0].kind == JointKind::Spherical);
        let Some(first) = edges().next().filter(|_| ball && edges().count() > 1) else { return false };
        let rest = self.reach(first.1, &|n| set[n]);
        edges().all(|e| rest[e.1])
    }

    /// Joints between a set of bodies and others.
    fn boundary(&self, set: &BTreeSet<usize>) -> Vec<usize> {
        let nodes: BTreeSet<usize> = set.iter().map(|&b| self.node[b]).collect();
        let edges = nodes.iter().flat_map(|&n| &self.edges[n]);
        edges.filter(|e| !nodes.contains(&e.1)).map(|e| e.0).collect()
    }
}

/// ω and the velocity of a point of a rigid set.
struct Twist {
    turn: Vector<f64>,
    shift: Vector<f64>,
    point: Vector<f64>,
}

/// Equation (1): an orthonormal basis, lengths in units of the mechanism's.
fn allowed(boundary: &[&Link], length: f64) -> Vec<Twist> {
    let Some(point) = boundary.first().map(|l| l.origin) else { return Vec::new() };
    let row = |origin: Vector<f64>, direction: &Direction| match *direction {
        Direction::Push(u) => {
            let arm = (origin - point).scale(1.0 / length).cross(u);
            [arm.0[0], arm.0[1], arm.0[2], u.0[0], u.0[1], u.0[2]]
        }
        Direction::Turn(u) => [u.0[0], u.0[1], u.0[2], 0.0, 0.0, 0.0],
    };
    let rows: Vec<[f64; 6]> =
        boundary.iter().flat_map(|l| l.holds.iter().map(|h| row(l.origin, &h.direction))).collect();
    let rows = Mat::from_fn(rows.len().max(6), 6, |i, j| rows.get(i).map_or(0.0, |r| r[j]));
    let Some(svd) = dense::svd(&rows) else {
        return Vec::new();
    };
    let (values, v) = (svd.S().column_vector(), svd.V());
    let part = |k: usize, from: usize| Vector([v[(from, k)], v[(from + 1, k)], v[(from + 2, k)]]);
    let twist = |k: usize| Twist { turn: part(k, 0), shift: part(k, 3).scale(length), point };
    (0..6).filter(|&k| values[k] <= REST).map(twist).collect()
}

/// How velocities of the tree move a body.
struct BodyRows {
    columns: Vec<usize>,
    /// Angular and linear components, each one number per column.
    rows: Vec<Vec<f64>>,
}

fn body_rows(equations: &Equations<'_>, links: &Links<'_>) -> Vec<BodyRows> {
    let Some(mechanics) = &equations.mechanics else { return Vec::new() };
    let of = |frame: &Frame| {
        let pair = Pair::new(links.mechanism, [links.mechanism.ground(), frame.clone()]);
        let motion = pair.motion(mechanics);
        let row = |i: usize| {
            let mut out = vec![0.0; pair.velocities.len()];
            let gradient: [f64; 6] = std::array::from_fn(|j| f64::from(u8::from(i == j)));
            pair.row(mechanics, &motion, &gradient, &mut out);
            out
        };
        let columns = pair.velocities.iter().map(|&v| links.mechanism.columns[v]).collect();
        BodyRows { columns, rows: (0..6).map(row).collect() }
    };
    links.mechanism.bodies.iter().map(of).collect()
}

/// B K of equation (2), decomposed; lengths in units of the mechanism's.
struct Twists {
    left: Mat<f64>,
    values: Vec<f64>,
    right: Mat<f64>,
}

impl Twists {
    fn new(equations: &Equations<'_>, links: &Links<'_>, kernel: &Mat<f64>) -> Option<Self> {
        let bodies = body_rows(equations, links);
        let entry = |i: usize, k: usize| {
            let (body, component) = (&bodies[i / 6], i % 6);
            let terms = body.rows[component].iter().zip(&body.columns);
            let rate: f64 = terms.map(|(x, &c)| x * kernel[(c, k)]).sum();
            if component < 3 { rate } else { rate / links.length }
        };
        let svd = dense::thin_svd(&Mat::from_fn(6 * bodies.len(), kernel.ncols(), entry))?;
        let values = svd.S().column_vector().iter().copied().collect();
        Some(Self { left: svd.U().to_owned(), values, right: svd.V().to_owned() })
    }

    /// c of equation (2), if there is one.
    fn motion(
        &self,
        mechanics: &Mechanics<'_>,
        links: &Links<'_>,
        set: &BTreeSet<usize>,
        twist: &Twist,
    ) -> Option<Vec<f64>> {
        let mut wanted = vec![0.0; self.left.nrows()];
        for &body in set {
            let pose = mechanics.pose(&links.mechanism.bodies[body]);
            let shift = twist.shift + twist.turn.cross(pose.position - twist.point);
            let turn = pose.rotation.apply_inverse(twist.turn).0;
            let shift = pose.rotation.apply_inverse(shift.scale(1.0 / links.length)).0;
            wanted[6 * body..6 * body + 3].copy_from_slice(&turn);
            wanted[6 * body + 3..6 * body + 6].copy_from_slice(&shift);
        }
        let top = self.values.first().copied().unwrap_or(0.0);
        let mut left = wanted.clone();
        let mut c = vec![0.0; self.right.nrows()];
        for (k, &value) in self.values.iter().enumerate().filter(|v| *v.1 > REST * top) {
            let along: f64 = (0..wanted.len()).map(|i| self.left[(i, k)] * wanted[i]).sum();
            left.iter_mut().enumerate().for_each(|(i, x)| *x -= along * self.left[(i, k)]);
            c.iter_mut().enumerate().for_each(|(i, x)| *x += along / value * self.right[(i, k)]);
        }
        left.iter().all(|x| x.abs() <= 10.0 * REST).then_some(c)
    }
}
