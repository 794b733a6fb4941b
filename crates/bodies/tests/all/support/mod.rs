//! Random trees and comparisons for the tests of operators.

use dalembert_bodies::operators::flexible::{FlexibleBody, FlexibleTree, ShapeIntegrals};
use dalembert_bodies::operators::{SkoModel, Transform};
use dalembert_bodies::spatial::{Inertia, Pose, Quaternion, Rotation, Symmetric, Vector};
use dalembert_bodies::tree::{Joint, Node, Tree};
use dalembert_graph::{Forest, Numbering};
use faer::{Col, Mat};

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// In [low, high).
    pub fn number(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// In 0..n.
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    pub fn vector(&mut self, size: f64) -> Vector<f64> {
        Vector(std::array::from_fn(|_| self.number(-size, size)))
    }

    pub fn col(&mut self, n: usize) -> Col<f64> {
        (0..n).map(|_| self.number(-1.0, 1.0)).collect()
    }

    pub fn mat(&mut self, rows: usize, columns: usize) -> Mat<f64> {
        Mat::from_fn(rows, columns, |_, _| self.number(-1.0, 1.0))
    }

    pub fn quaternion(&mut self) -> Quaternion<f64> {
        Quaternion(std::array::from_fn(|_| self.number(-1.0, 1.0))).normalized()
    }

    pub fn pose(&mut self) -> Pose<f64> {
        let rotation: Rotation<f64> = self.quaternion().rotation();
        Pose { rotation, position: self.vector(0.8) }
    }

    /// A body whose principal moments satisfy the triangle inequality.
    pub fn inertia(&mut self) -> Inertia<f64> {
        let mass = self.number(0.5, 2.0);
        let [a, b, c] = std::array::from_fn(|_| self.number(0.1, 0.5));
        let central = Symmetric([b + c, a + c, a + b, 0.0, 0.0, 0.0]).rotated(&self.quaternion().rotation());
        Inertia::about_centre(mass, self.vector(0.3), central)
    }

    pub fn joint(&mut self) -> Joint {
        match self.below(7) {
            0 | 1 => Joint::Revolute,
            2 => Joint::Prismatic,
            3 => Joint::Helical { pitch: self.number(-0.5, 0.5) },
            4 => Joint::Spherical,
            5 => Joint::Free,
            _ => Joint::Fixed,
        }
    }

    /// Parents before children; now and then a second tree.
    pub fn parents(&mut self, n: usize) -> Vec<Option<usize>> {
        (0..n).map(|k| (k > 0 && self.below(8) > 0).then(|| self.below(k))).collect()
    }

    /// A tree of rigid bodies with mixed joints, some with rotors.
    pub fn tree(&mut self, n: usize) -> Tree {
        let parents = self.parents(n);
        let mut node = |parent| Node {
            parent,
            joint: self.joint(),
            placement: self.pose(),
            inertia: self.inertia(),
            armature: if self.below(3) == 0 { self.number(0.05, 0.3) } else { 0.0 },
        };
        let nodes = parents.into_iter().map(&mut node).collect();
        Tree::new(nodes, self.vector(9.0).0).expect("parents first")
    }

    /// A tree in which about half of the bodies have modes, and joints sit on deformed frames on either side.
    pub fn flexible_tree(&mut self, n: usize) -> FlexibleTree {
        let tree = self.tree(n);
        self.flexed(&tree)
    }

    /// The same for a given tree.
    pub fn flexed(&mut self, tree: &Tree) -> FlexibleTree {
        let n = tree.nodes().len();
        let parents: Vec<_> = tree.nodes().iter().map(|node| node.parent).collect();
        let mut flexible = FlexibleTree::from(tree.clone());
        for k in 0..n {
            if self.below(2) == 0 {
                let modes = 1 + self.below(3);
                let body = self.flexible_body(modes, &tree.nodes()[k].inertia);
                flexible = flexible.with_body(k, body).expect("fits");
                if self.below(2) == 0 {
                    flexible = flexible.held_at(k, "own", &Pose::identity()).expect("has the frame");
                }
            }
        }
        for k in 0..n {
            if parents[k].is_some_and(|p| flexible.modes(p) > 0) && self.below(3) > 0 {
                flexible = flexible.hung_on(k, "far").expect("has the frame");
            }
        }
        flexible
    }

    /// Modes of a cloud of points of total mass below that of the rigid inertia, so that M_fl is positive definite.
    pub fn flexible_body(&mut self, modes: usize, rigid: &Inertia<f64>) -> FlexibleBody {
        let points = 3 * modes + 3;
        let share = 0.05 * rigid.mass / points as f64;
        let mut coupling = Mat::zeros(modes, 6);
        let mut first = vec![[[0.0; 3]; 3]; modes];
        let mut second = vec![vec![[[0.0; 3]; 3]; modes]; modes];
        for _ in 0..points {
            let r = self.vector(0.3);
            let psi: Vec<Vector<f64>> = (0..modes).map(|_| self.vector(1.0)).collect();
            for i in 0..modes {
                let turned = r.cross(psi[i]);
                for c in 0..3 {
                    coupling[(i, c)] += share * turned.0[c];
                    coupling[(i, 3 + c)] += share * psi[i].0[c];
                    for d in 0..3 {
                        first[i][c][d] += share * r.0[c] * psi[i].0[d];
                        for (j, other) in psi.iter().enumerate() {
                            second[i][j][c][d] += share * psi[i].0[c] * other.0[d];
                        }
                    }
                }
            }
        }
        let mass = Mat::from_fn(modes, modes, |i, j| (0..3).map(|c| second[i][j][c][c]).sum());
        let stiff = self.mat(modes, modes);
        let damp = self.mat(modes, modes);
        FlexibleBody {
            mass,
            coupling,
            stiffness: &stiff * stiff.transpose() + Mat::<f64>::identity(modes, modes),
            damping: &damp * damp.transpose(),
            influence: ["far", "own"].map(|name| (name.to_owned(), self.mat(modes, 6))).into(),
            integrals: Some(ShapeIntegrals { first, second }),
        }
    }

    /// Coordinates with unit quaternions and small deflections, and velocities.
    pub fn state(&mut self, tree: &FlexibleTree) -> (Vec<f64>, Vec<f64>) {
        let mut q = tree.neutral();
        for (k, range) in tree.q_ranges().into_iter().enumerate() {
            let modes = tree.modes(k);
            for (i, x) in q[range].iter_mut().enumerate() {
                *x = if i < modes { self.number(-0.2, 0.2) } else { self.number(-1.0, 1.0) };
            }
        }
        normalize(tree, &mut q);
        let nv = tree.v_ranges().last().map_or(0, |range| range.end);
        (q, (0..nv).map(|_| self.number(-1.0, 1.0)).collect())
    }

    pub fn numbering(&mut self, n: usize) -> Numbering {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            order.swap(i, self.below(i + 1));
        }
        Numbering::from_new_of(order).expect("a permutation")
    }

    /// Node dimensions 1–8, any weights, any joint maps: nothing of rigid bodies is assumed.
    pub fn abstract_model(&mut self, n: usize) -> SkoModel {
        let forest = Forest::new(self.parents(n)).expect("a forest");
        let dimensions: Vec<usize> = (0..n).map(|_| 1 + self.below(8)).collect();
        let joint = |m: usize, random: &mut Self| {
            let rows = 1 + random.below(m.min(3));
            random.orthonormal_rows(rows, m)
        };
        let h = dimensions.iter().map(|&m| joint(m, self)).collect();
        let m = dimensions.iter().map(|&m| self.definite(m)).collect();
        let weight = |p: usize, k: usize| Transform::Dense(self.mat(dimensions[p], dimensions[k]));
        SkoModel::new(forest, weight, h, m).expect("fits")
    }

    pub fn orthonormal_rows(&mut self, rows: usize, columns: usize) -> Mat<f64> {
        let q = self.mat(columns, rows).qr().compute_thin_Q();
        q.transpose().to_owned()
    }

    pub fn definite(&mut self, n: usize) -> Mat<f64> {
        let a = self.mat(n, n);
        let m = &a * a.transpose() + Mat::<f64>::identity(n, n);
        Mat::from_fn(n, n, |i, j| 0.5 * (m[(i, j)] + m[(j, i)]))
    }
}

/// Makes the quaternions of a state unit ones.
pub fn normalize(tree: &FlexibleTree, q: &mut [f64]) {
    for (k, range) in tree.q_ranges().into_iter().enumerate() {
        if matches!(tree.tree().nodes()[k].joint, Joint::Spherical | Joint::Free) {
            let at = range.start + tree.modes(k);
            let unit = Quaternion(std::array::from_fn(|i| q[at + i])).normalized();
            q[at..at + 4].copy_from_slice(&unit.0);
        }
    }
}

/// ‖a − b‖ / max(‖a‖, ‖b‖, 1), largest entries.
pub fn error(a: &Mat<f64>, b: &Mat<f64>) -> f64 {
    assert_eq!((a.nrows(), a.ncols()), (b.nrows(), b.ncols()));
    (a - b).norm_max() / a.norm_max().max(b.norm_max()).max(1.0)
}

/// The same for vectors.
pub fn difference(a: &Col<f64>, b: &Col<f64>) -> f64 {
    error(&a.as_mat().to_owned(), &b.as_mat().to_owned())
}

pub fn identity(n: usize) -> Mat<f64> {
    Mat::identity(n, n)
}

/// One step of the classical Runge–Kutta method for (q, v) with accelerations `f`; quaternions are normalized.
pub fn runge_kutta(
    tree: &FlexibleTree,
    (q, v): (&[f64], &[f64]),
    dt: f64,
    f: &mut impl FnMut(&[f64], &[f64]) -> Vec<f64>,
) -> (Vec<f64>, Vec<f64>) {
    let moved = |x: &[f64], d: &[f64], h: f64| -> Vec<f64> { x.iter().zip(d).map(|(x, d)| x + h * d).collect() };
    let mut rates = |q: &[f64], v: &[f64]| (tree.coordinate_rates(q, v).expect("lengths"), f(q, v));
    let (q1, v1) = rates(q, v);
    let (q2, v2) = rates(&moved(q, &q1, 0.5 * dt), &moved(v, &v1, 0.5 * dt));
    let (q3, v3) = rates(&moved(q, &q2, 0.5 * dt), &moved(v, &v2, 0.5 * dt));
    let (q4, v4) = rates(&moved(q, &q3, dt), &moved(v, &v3, dt));
    let sum = |a: &[f64], b: &[f64], c: &[f64], d: &[f64]| -> Vec<f64> {
        (0..a.len()).map(|i| (a[i] + 2.0 * (b[i] + c[i]) + d[i]) / 6.0).collect()
    };
    let mut q = moved(q, &sum(&q1, &q2, &q3, &q4), dt);
    normalize(tree, &mut q);
    (q, moved(v, &sum(&v1, &v2, &v3, &v4), dt))
}
