//! Random trees and states from a seed, and small dense matrices.

use dalembert_bodies::spatial::{Inertia, Pose, Quaternion, Rotation, Symmetric, Vector, Wrench};
use dalembert_bodies::tree::{Joint, Node, Tree};

/// Numbers from a seed (SplitMix64).
pub struct Random(pub u64);

impl Random {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// In [−1, 1).
    pub fn number(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    pub fn numbers(&mut self, n: usize) -> Vec<f64> {
        (0..n).map(|_| self.number()).collect()
    }

    pub fn vector(&mut self) -> Vector<f64> {
        Vector([self.number(), self.number(), self.number()])
    }

    pub fn rotation(&mut self) -> Rotation<f64> {
        let q = [self.number(), self.number(), self.number(), self.number()];
        Quaternion(q).normalized().rotation()
    }

    pub fn pose(&mut self) -> Pose<f64> {
        Pose { rotation: self.rotation(), position: self.vector() }
    }

    /// Where joints stand in their parents: anyhow, or with an axis in a coordinate plane, at the parent's own place or elsewhere.
    pub fn placement(&mut self) -> Pose<f64> {
        let pose = self.pose();
        let (lean, turn) = (3.0 * self.number(), 3.0 * self.number());
        let about = |axis, angle| Rotation::about(Vector(axis), angle);
        let (x, y, z) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]);
        let rotation = match self.below(6) {
            0 => about(x, lean).compose(&about(z, turn)),
            1 => about(y, lean).compose(&about(z, turn)),
            2 => Rotation::with_z(Vector(if turn > 0.0 { x } else { y })),
            3 => Rotation::identity(),
            _ => pose.rotation,
        };
        let position = if self.below(3) == 0 { Vector([0.0; 3]) } else { pose.position };
        Pose { rotation, position }
    }

    /// Of a cloud of points: physical, and nothing special about it.
    pub fn inertia(&mut self) -> Inertia<f64> {
        let mut sum = Inertia::zero();
        for _ in 0..5 {
            let zero = Symmetric([0.0; 6]);
            sum = sum + Inertia::about_centre(0.2 + self.number().abs(), self.vector(), zero);
        }
        sum
    }

    pub fn wrenches(&mut self, n: usize) -> Vec<Wrench<f64>> {
        (0..n).map(|_| Wrench { moment: self.vector(), force: self.vector() }).collect()
    }

    pub fn joint(&mut self) -> Joint {
        match self.below(10) {
            0 => Joint::Fixed,
            1 => Joint::Prismatic,
            2 => Joint::Helical { pitch: 0.3 },
            3 => Joint::Spherical,
            4 => Joint::Free,
            _ => Joint::Revolute,
        }
    }

    /// A tree of `n` nodes with mixed joints; one root or several.
    pub fn nodes(&mut self, n: usize) -> Vec<Node> {
        (0..n)
            .map(|k| Node {
                parent: match self.below(8) {
                    0 => None,
                    1..=3 => k.checked_sub(1),
                    _ => (k > 0).then(|| self.below(k.max(1))),
                },
                joint: self.joint(),
                placement: self.placement(),
                inertia: self.inertia(),
                armature: if self.below(4) == 0 { self.number().abs() } else { 0.0 },
            })
            .collect()
    }

    /// Depth first (`shuffled` false) or in another order with parents first.
    pub fn tree(&mut self, n: usize, shuffled: bool) -> Tree {
        let nodes = self.nodes(n);
        let order = if shuffled { (0..n).collect() } else { depth_first(&nodes) };
        let mut place = vec![0; n];
        order.iter().enumerate().for_each(|(at, &old)| place[old] = at);
        let moved = order.iter().map(|&old| {
            let node = nodes[old].clone();
            Node { parent: node.parent.map(|p| place[p]), ..node }
        });
        Tree::new(moved.collect(), [0.3, -1.1, -9.81]).expect("parents stand first")
    }

    /// Coordinates near nothing special, quaternions of length one.
    pub fn coordinates(&mut self, tree: &Tree) -> Vec<f64> {
        let mut q = self.numbers(tree.nq());
        for (k, node) in tree.nodes().iter().enumerate() {
            if matches!(node.joint, Joint::Spherical | Joint::Free) {
                let i = tree.q_range(k).start;
                let unit = Quaternion([q[i], q[i + 1], q[i + 2], q[i + 3]]).normalized();
                q[i..i + 4].copy_from_slice(&unit.0);
            }
        }
        q
    }
}

fn depth_first(nodes: &[Node]) -> Vec<usize> {
    let mut children = vec![Vec::new(); nodes.len()];
    let mut stack = Vec::new();
    for k in (0..nodes.len()).rev() {
        match nodes[k].parent {
            Some(p) => children[p].push(k),
            None => stack.push(k),
        }
    }
    let mut order = Vec::new();
    while let Some(k) = stack.pop() {
        order.push(k);
        stack.extend(&children[k]);
    }
    order
}

/// The trees that every law is tried on: sizes, numberings, seeds.
pub fn trees() -> impl Iterator<Item = (Tree, Random)> {
    (0..40).map(|seed| {
        let mut random = Random(seed);
        let n = 1 + random.below(14);
        let tree = random.tree(n, seed % 2 == 1);
        (tree, random)
    })
}

/// A serial chain of revolute joints, as the benchmarks have it.
pub fn chain(n: usize, random: &mut Random) -> Tree {
    let node = |k: usize, random: &mut Random| Node {
        parent: k.checked_sub(1),
        joint: Joint::Revolute,
        placement: random.pose(),
        inertia: random.inertia(),
        armature: 0.0,
    };
    let nodes = (0..n).map(|k| node(k, random)).collect();
    Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents stand first")
}

/// q after moving for time h with the tangent velocity v: exact for turning about a fixed axis.
pub fn moved(tree: &Tree, q: &[f64], v: &[f64], h: f64) -> Vec<f64> {
    let mut q = q.to_vec();
    for (k, node) in tree.nodes().iter().enumerate() {
        let (i, j) = (tree.q_range(k).start, tree.v_range(k).start);
        match node.joint {
            Joint::Spherical | Joint::Free => {
                let old = Quaternion([q[i], q[i + 1], q[i + 2], q[i + 3]]);
                let turn = Vector([v[j], v[j + 1], v[j + 2]]).scale(h);
                if node.joint == Joint::Free {
                    let half = old.rotated_by(turn.scale(0.5)).rotation();
                    let shift = half.apply(Vector([v[j + 3], v[j + 4], v[j + 5]])).scale(h);
                    (0..3).for_each(|x| q[i + 4 + x] += shift.0[x]);
                }
                q[i..i + 4].copy_from_slice(&old.rotated_by(turn).0);
            }
            _ => tree.q_range(k).zip(tree.v_range(k)).for_each(|(i, j)| q[i] += h * v[j]),
        }
    }
    q
}

/// A x for a column-major matrix of `x.len()` columns.
pub fn times(a: &[f64], x: &[f64]) -> Vec<f64> {
    let rows = a.len() / x.len().max(1);
    (0..rows).map(|i| (0..x.len()).map(|j| a[j * rows + i] * x[j]).sum()).collect()
}

pub fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// Largest difference, relative to the largest number (at least one).
pub fn distance(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    let scale = b.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    a.iter().zip(b).fold(0.0, |m: f64, (x, y)| if (x - y).is_nan() { f64::NAN } else { m.max((x - y).abs()) }) / scale
}

#[track_caller]
pub fn assert_close(a: &[f64], b: &[f64], tolerance: f64, what: &str, seed: u64) {
    let far = distance(a, b);
    assert!(far <= tolerance, "{what}: {far:e} apart, generator at {seed}");
}
