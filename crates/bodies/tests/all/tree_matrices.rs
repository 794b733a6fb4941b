//! Jacobians, momentum, factors, operational-space inertia and regressor against one another and against differences.

use crate::tree_common::*;
use dalembert_bodies::spatial::{Pose, Symmetric, Twist, Vector};
use dalembert_bodies::tree::{
    Axes, Centroidal, Factor, Joint, Kinematics, Node, RneaDerivatives, Tree, Workspace, aba, centroidal, crba, factor,
    jacobian, jacobian_rate, kinematics, minverse, operational, poses, regressor, rnea, rnea_derivatives,
};
use dalembert_scalar::{Lanes, Scalar};

/// A frame on a random node.
fn frame(tree: &Tree, random: &mut Random) -> (usize, Pose<f64>) {
    (random.below(tree.nodes().len()), random.pose())
}

#[test]
fn jacobian_is_the_slope_of_the_pose() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let (q, v) = (random.coordinates(&tree), random.numbers(n));
        let (node, at) = frame(&tree, &mut random);
        let mut place = |h: f64| {
            let mut all = vec![Pose::identity(); tree.nodes().len()];
            poses(&tree, &mut ws, &moved(&tree, &q, &v, h), &mut all);
            all[node].compose(&at)
        };
        let h = 1e-4;
        let (far, near) = ([place(2.0 * h), place(-2.0 * h)], [place(h), place(-h)]);
        let slope = |f: &dyn Fn(&Pose<f64>) -> f64| {
            (8.0 * (f(&near[0]) - f(&near[1])) - (f(&far[0]) - f(&far[1]))) / (12.0 * h)
        };
        let now = place(0.0);
        let linear: Vec<f64> = (0..3).map(|i| slope(&|x| x.position.0[i])).collect();
        // Ṙ Rᵀ = ω×
        let turning =
            |i: usize, j: usize| -> f64 { (0..3).map(|k| slope(&|x| x.rotation.0[i][k]) * now.rotation.0[j][k]).sum() };
        let expected = [turning(2, 1), turning(0, 2), turning(1, 0), linear[0], linear[1], linear[2]];
        let mut matrix = vec![0.0; 6 * n];
        jacobian(&tree, &mut ws, &q, (node, &at), Axes::Ground, &mut matrix);
        if n > 0 {
            assert_close(&times(&matrix, &v), &expected, 1e-7, "J v", random.0);
        }
    }
}

#[test]
fn jacobian_and_its_rate_give_twist_and_acceleration() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        if n == 0 {
            continue;
        }
        let mut ws = Workspace::new(&tree);
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let (node, at) = frame(&tree, &mut random);
        let mut motion = Kinematics::new(&tree);
        kinematics(&tree, &mut ws, &q, &v, &a, &mut motion);
        let (twist, rate) = (at.twist_to_child(motion.twists[node]), at.twist_to_child(motion.accelerations[node]));
        let turn = motion.poses[node].compose(&at).rotation;
        for axes in [Axes::Body, Axes::Ground] {
            let (mut matrix, mut slope) = (vec![0.0; 6 * n], vec![0.0; 6 * n]);
            jacobian(&tree, &mut ws, &q, (node, &at), axes, &mut matrix);
            jacobian_rate(&tree, &mut ws, &q, &v, (node, &at), axes, &mut slope);
            let sum: Vec<f64> = times(&matrix, &a).iter().zip(times(&slope, &v)).map(|(x, y)| x + y).collect();
            let (twist, rate) = match axes {
                Axes::Body => (twist, rate),
                // d(R x)/dt = R (ω × x + ẋ)
                Axes::Ground => {
                    let point = rate.linear + twist.angular.cross(twist.linear);
                    let rotate = |x: Vector<f64>| turn.apply(x);
                    let fixed = Twist { angular: rotate(rate.angular), linear: rotate(point) };
                    (Twist { angular: rotate(twist.angular), linear: rotate(twist.linear) }, fixed)
                }
            };
            assert_close(&times(&matrix, &v), &twist.to_array(), 1e-13, "J v", random.0);
            assert_close(&sum, &rate.to_array(), 1e-12, "J a + dJ/dt v", random.0);
        }
    }
}

#[test]
fn operational_space_inertia_is_j_minverse_j() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let q = random.coordinates(&tree);
        let frames: Vec<_> = (0..3).map(|_| frame(&tree, &mut random)).collect();
        let mut omega = vec![f64::NAN; 18 * 18];
        operational(&tree, &mut ws, &q, &frames, &mut omega).expect("bodies have mass");
        let mut inverse = vec![0.0; n * n];
        minverse(&tree, &mut ws, &q, &mut inverse).expect("bodies have mass");
        let mut all = vec![0.0; 18 * n];
        for (f, (node, at)) in frames.iter().enumerate() {
            let mut matrix = vec![0.0; 6 * n];
            jacobian(&tree, &mut ws, &q, (*node, at), Axes::Body, &mut matrix);
            (0..n).for_each(|c| all[18 * c + 6 * f..18 * c + 6 * f + 6].copy_from_slice(&matrix[6 * c..6 * c + 6]));
        }
        for i in 0..18 {
            let row: Vec<f64> = (0..n).map(|c| all[18 * c + i]).collect();
            let solved: Vec<f64> = (0..n).map(|c| dot(&row, &inverse[c * n..(c + 1) * n])).collect();
            let expected: Vec<f64> = (0..18).map(|j| (0..n).map(|c| solved[c] * all[18 * c + j]).sum()).collect();
            assert_close(&omega[i * 18..(i + 1) * 18], &expected, 1e-10, "Ω", random.0);
        }
    }
}

#[test]
fn factor_multiplies_back_and_solves() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let q = random.coordinates(&tree);
        let mut mass = vec![0.0; n * n];
        crba(&tree, &mut ws, &q, &mut mass);
        let mut f = Factor::new(&tree);
        factor(&tree, &mut ws, &q, &mut f).expect("bodies have mass");
        // In the metric, columns of 𝓜 have the products that 𝓜 itself has, and lead back to the unit vectors.
        let mut white = mass.clone();
        white.chunks_exact_mut(n.max(1)).for_each(|column| f.to_metric(column));
        let product = |i: usize, j: usize| dot(&white[i * n..(i + 1) * n], &white[j * n..(j + 1) * n]);
        for i in 0..n {
            let found: Vec<f64> = (0..n).map(|j| product(i, j)).collect();
            assert_close(&found, &mass[i * n..(i + 1) * n], 1e-11, "W*W", random.0);
        }
        for (j, column) in white.chunks_exact_mut(n.max(1)).enumerate() {
            let unit: Vec<f64> = (0..n).map(|i| f64::from(u8::from(i == j))).collect();
            f.from_metric(column);
            assert_close(column, &unit, 1e-10, "from the metric", random.0);
        }
        let x = random.numbers(n);
        let mut b = times(&mass, &x);
        if n > 0 {
            f.solve(&mut b);
            assert_close(&b, &x, 1e-11, "solve", random.0);
        }
    }
}

#[test]
fn centroidal_momentum_is_the_sum_of_the_bodies() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let (q, v) = (random.coordinates(&tree), random.numbers(n));
        let mut answer = Centroidal::new(&tree);
        centroidal(&tree, &mut ws, &q, &v, &mut answer);
        let mut motion = Kinematics::new(&tree);
        kinematics(&tree, &mut ws, &q, &v, &v, &mut motion);
        let (mut angular, mut linear) = (Vector::zero(), Vector::zero());
        for (k, node) in tree.nodes().iter().enumerate() {
            let h = node.inertia.momentum(motion.twists[k]);
            let pose = &motion.poses[k];
            let p = pose.rotation.apply(h.linear);
            angular = angular + pose.rotation.apply(h.angular) + (pose.position - answer.center).cross(p);
            linear = linear + p;
        }
        let mut expected = angular.0.to_vec();
        expected.extend(linear.0);
        assert_close(&answer.momentum.to_array(), &expected, 1e-12, "h", random.0);
        if n > 0 {
            assert_close(&times(&answer.matrix, &v), &expected, 1e-12, "A v", random.0);
        }
        // The bias is the slope of the momentum along a motion with constant v.
        let h = 1e-4;
        let mut at = |h: f64| {
            centroidal(&tree, &mut ws, &moved(&tree, &q, &v, h), &v, &mut answer);
            answer.momentum.to_array()
        };
        let (far, near) = ([at(2.0 * h), at(-2.0 * h)], [at(h), at(-h)]);
        let slope: Vec<f64> =
            (0..6).map(|i| (8.0 * (near[0][i] - near[1][i]) - (far[0][i] - far[1][i])) / (12.0 * h)).collect();
        at(0.0);
        let simple = tree.nodes().iter().all(|node| node.joint != Joint::Free);
        if simple {
            assert_close(&answer.bias.to_array(), &slope, 1e-6, "dA/dt v", random.0);
        }
    }
}

#[test]
fn regressor_times_parameters_is_inverse_dynamics() {
    for (tree, mut random) in trees() {
        let (n, count) = (tree.nv(), tree.nodes().len());
        let mut ws = Workspace::new(&tree);
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let (mut tau, mut matrix) = (vec![0.0; n], vec![0.0; n * 10 * count]);
        rnea(&tree, &mut ws, &q, &v, &a, &mut tau);
        regressor(&tree, &mut ws, &q, &v, &a, &mut Kinematics::new(&tree), &mut matrix);
        let mut parameters = Vec::new();
        for node in tree.nodes() {
            parameters.push(node.inertia.mass);
            parameters.extend(node.inertia.first.0);
            parameters.extend(node.inertia.second.0);
        }
        let mut sum = times(&matrix, &parameters);
        for (k, node) in tree.nodes().iter().enumerate() {
            tree.v_range(k).for_each(|i| sum[i] += node.armature * a[i]);
        }
        assert_close(&sum, &tau, 1e-12, "Y π", random.0);
    }
}

#[test]
fn a_massless_chain_end_is_named() {
    let mut random = Random(11);
    let mut nodes: Vec<Node> = chain(4, &mut random).nodes().to_vec();
    nodes[3].inertia.mass = 0.0;
    nodes[3].inertia.first = Vector::zero();
    nodes[3].inertia.second = Symmetric([0.0; 6]);
    let tree = Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents stand first");
    let (x, mut a) = (vec![0.1; 4], vec![0.0; 4]);
    let mut ws = Workspace::new(&tree);
    assert_eq!(aba(&tree, &mut ws, &x, &x, &x, &mut a).map_err(|e| e.node), Err(3));
    assert_eq!(minverse(&tree, &mut ws, &x, &mut [0.0; 16]).map_err(|e| e.node), Err(3));
    // In the middle it is no end: the dynamics is determined.
    let mut nodes = tree.nodes().to_vec();
    nodes.swap(2, 3);
    (nodes[2].parent, nodes[3].parent) = (Some(1), Some(2));
    let tree = Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents stand first");
    assert!(aba(&tree, &mut Workspace::new(&tree), &x, &x, &x, &mut a).is_ok());
}

/// Every lane holds what a single number gives: the same operations, fused alike.
#[test]
fn lanes_are_states_side_by_side() {
    for (tree, mut random) in trees().take(12) {
        let n = tree.nv();
        let q: Vec<Vec<f64>> = (0..8).map(|_| random.coordinates(&tree)).collect();
        let [v, a]: [Vec<Vec<f64>>; 2] = std::array::from_fn(|_| (0..8).map(|_| random.numbers(n)).collect());
        let pack = |x: &[Vec<f64>]| -> Vec<Lanes<8>> {
            (0..x[0].len()).map(|i| Lanes(std::array::from_fn(|lane| x[lane][i]))).collect()
        };
        let mut wide = Workspace::<Lanes<8>>::new(&tree);
        let mut ws = Workspace::new(&tree);
        let zero = Lanes::<8>::constant(0.0);
        let (mut tau, mut back) = (vec![zero; n], vec![zero; n]);
        rnea(&tree, &mut wide, &pack(&q), &pack(&v), &pack(&a), &mut tau);
        aba(&tree, &mut wide, &pack(&q), &pack(&v), &pack(&a), &mut back).expect("bodies have mass");
        for lane in 0..8 {
            let mut one = vec![0.0; n];
            rnea(&tree, &mut ws, &q[lane], &v[lane], &a[lane], &mut one);
            let lanes: Vec<f64> = tau.iter().map(|x| x.0[lane]).collect();
            assert_close(&lanes, &one, 1e-14, "rnea", random.0);
            aba(&tree, &mut ws, &q[lane], &v[lane], &a[lane], &mut one).expect("bodies have mass");
            let lanes: Vec<f64> = back.iter().map(|x| x.0[lane]).collect();
            assert_close(&lanes, &one, 1e-12, "aba", random.0);
        }
    }
}

/// What stands in the other lanes, and whether any do, makes no difference to a bit.
#[test]
fn lanes_have_their_own_bits_in_any_company() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let q: Vec<Vec<f64>> = (0..8).map(|_| random.coordinates(&tree)).collect();
        let [v, a]: [Vec<Vec<f64>>; 2] = std::array::from_fn(|_| (0..8).map(|_| random.numbers(n)).collect());
        let mut wide = Workspace::<Lanes<8>>::new(&tree);
        let mut ws = Workspace::new(&tree);
        let zero = Lanes::<8>::constant(0.0);
        let (mut tau, mut back, mut one) = (vec![zero; n], vec![zero; n], vec![0.0; n]);
        for first in 0..8 {
            let pack = |x: &[Vec<f64>]| -> Vec<Lanes<8>> {
                (0..x[0].len()).map(|i| Lanes(std::array::from_fn(|lane| x[(first + lane * lane) % 8][i]))).collect()
            };
            rnea(&tree, &mut wide, &pack(&q), &pack(&v), &pack(&a), &mut tau);
            aba(&tree, &mut wide, &pack(&q), &pack(&v), &pack(&a), &mut back).expect("bodies have mass");
            for lane in 0..8 {
                let k = (first + lane * lane) % 8;
                let alone = |wide: &[Lanes<8>], one: &[f64]| wide.iter().zip(one).all(|(x, y)| x.0[lane] == *y);
                rnea(&tree, &mut ws, &q[k], &v[k], &a[k], &mut one);
                assert!(alone(&tau, &one), "rnea, seed {}", random.0);
                aba(&tree, &mut ws, &q[k], &v[k], &a[k], &mut one).expect("bodies have mass");
                assert!(alone(&back, &one), "aba, seed {}", random.0);
            }
        }
    }
}

/// Long runs take the vectors' path; ∂τ/∂q̈ = 𝓜 ties crba and rnea, ∂τ/∂q along v the derivatives.
#[test]
fn long_chains_agree_with_short_ones() {
    let mut random = Random(21);
    let tree = chain(37, &mut random);
    let n = tree.nv();
    let mut ws = Workspace::new(&tree);
    let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
    let mut answer = RneaDerivatives::new(&tree);
    let mut tau = vec![0.0; n];
    rnea_derivatives(&tree, &mut ws, &q, &v, &a, &mut tau, &mut answer);
    let h = 1e-4;
    let mut at = |h: f64| {
        rnea(&tree, &mut ws, &moved(&tree, &q, &a, h), &v, &a, &mut tau);
        tau.clone()
    };
    let (far, near) = ([at(2.0 * h), at(-2.0 * h)], [at(h), at(-h)]);
    let slope: Vec<f64> =
        (0..n).map(|i| (8.0 * (near[0][i] - near[1][i]) - (far[0][i] - far[1][i])) / (12.0 * h)).collect();
    let along: Vec<f64> = (0..n).map(|i| dot(&answer.dq[i * n..(i + 1) * n], &a)).collect();
    assert_close(&along, &slope, 1e-7, "dτ/dq a", random.0);
}
