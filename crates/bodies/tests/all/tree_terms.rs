//! Motion, bias and mass matrix found together against the algorithms that find each by itself, in space and in a plane.

use crate::tree_common::*;
use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_bodies::tree::{
    Joint, Kinematics, MassFactors, Node, Term, Terms, Tree, Workspace, crba_entries, kinematics, mass_pattern,
    rnea_with_wrenches,
};

/// Bodies of any shape that turn about one direction of the ground, some welded on.
fn plane_tree(random: &mut Random, upright: bool) -> Tree {
    let ground = if upright { Rotation::identity() } else { random.rotation() };
    let count = 1 + random.below(12);
    let mut nodes = random.nodes(count);
    for node in &mut nodes {
        let turn = Rotation::about(Vector([0.0, 0.0, 1.0]), if random.below(3) == 0 { 0.0 } else { random.number() });
        let rotation = if node.parent.is_none() { ground.compose(&turn) } else { turn };
        node.placement = Pose { rotation, position: random.vector() };
        node.joint = if random.below(8) == 0 { Joint::Fixed } else { Joint::Revolute };
    }
    Tree::new(nodes, [0.3, -1.1, -9.81]).expect("parents stand first")
}

/// All that the terms answer, in order, and the same by other algorithms.
fn both(tree: &Tree, random: &mut Random) -> [Vec<Vec<f64>>; 2] {
    let n = tree.nv();
    let (q, v) = (random.coordinates(tree), random.numbers(n));
    let (zero, wrenches) = (vec![0.0; n], random.wrenches(tree.nodes().len()));
    let (mut ws, mut terms, mut motion) = (Workspace::new(tree), Terms::new(tree), Kinematics::new(tree));
    let (mut bias, mut expected) = (vec![0.0; n], vec![0.0; n]);
    terms.motion(tree, &mut ws, &q, &v);
    terms.bias(tree, &wrenches, &mut bias);
    terms.find_mass(tree);
    kinematics(tree, &mut ws, &q, &v, &zero, &mut motion);
    rnea_with_wrenches(tree, &mut ws, &q, &v, &zero, &wrenches, &mut expected);
    let mut mass = vec![0.0; mass_pattern(tree).len()];
    crba_entries(tree, &mut ws, &q, &mut mass);
    let pose = |p: &Pose<f64>| [p.rotation.0.concat(), p.position.0.to_vec()].concat();
    let numbers = |poses: Vec<f64>, twists: Vec<f64>, rates: Vec<f64>, bias: Vec<f64>, mass: Vec<f64>| {
        vec![poses, twists, rates, bias, mass]
    };
    let stations = &terms.stations;
    [
        numbers(
            stations.iter().flat_map(|s| pose(&s.pose)).collect(),
            stations.iter().flat_map(|s| s.twist().to_array()).collect(),
            stations.iter().flat_map(|s| s.twist_rate().to_array()).collect(),
            bias,
            terms.mass_entries().to_vec(),
        ),
        numbers(
            motion.poses.iter().flat_map(pose).collect(),
            motion.twists.iter().flat_map(|t| t.to_array()).collect(),
            motion.accelerations.iter().flat_map(|t| t.to_array()).collect(),
            expected,
            mass,
        ),
    ]
}

#[track_caller]
fn assert_same(tree: &Tree, random: &mut Random) {
    let [found, expected] = both(tree, random);
    let names = ["poses", "twists", "rates of twists", "bias", "mass"];
    for ((found, expected), name) in found.iter().zip(&expected).zip(names) {
        assert_close(found, expected, 1e-13, name, random.0);
    }
}

#[test]
fn terms_are_those_of_the_single_algorithms() {
    for (tree, mut random) in trees() {
        assert_same(&tree, &mut random);
    }
}

#[test]
fn terms_in_a_plane_are_those_of_the_single_algorithms() {
    for seed in 0..40 {
        let mut random = Random(seed);
        let tree = plane_tree(&mut random, seed % 2 == 0);
        assert_same(&tree, &mut random);
    }
}

/// 𝓜₀ + Wᵀ N W in the places of the list.
fn multiplied(tree: &Tree, sums: &[f64], inertias: &[f64]) -> Vec<f64> {
    let (factors, n) = (MassFactors::of(tree), tree.nv());
    let (mut w, mut values): (Vec<Vec<f64>>, _) = (Vec::new(), sums.iter());
    for terms in &factors.sums {
        let mut row = vec![0.0; n];
        for (term, d) in terms.iter().zip(values.by_ref()) {
            match *term {
                Term::Velocity(v) => row[v] += d,
                Term::Sum(sum) => row.iter_mut().zip(&w[sum]).for_each(|(x, y)| *x += d * y),
            }
        }
        w.push(row);
    }
    let entry = |(d, c): (usize, usize)| {
        let of_body = |(&(i, j), m): (&(usize, usize), &f64)| {
            m * if i == j { w[i][d] * w[i][c] } else { w[i][d] * w[j][c] + w[j][d] * w[i][c] }
        };
        let own = factors.armatures.iter().filter(|a| d == c && a.0 == d).map(|a| a.1).sum::<f64>();
        factors.inertias.iter().zip(inertias).map(of_body).sum::<f64>() + own
    };
    mass_pattern(tree).into_iter().map(entry).collect()
}

#[test]
fn factors_of_the_mass_matrix_multiply_to_it() {
    let plane = (0..20).map(|seed| (plane_tree(&mut Random(seed), seed % 2 == 0), Random(seed)));
    for (tree, mut random) in trees().chain(plane) {
        let (q, v) = (random.coordinates(&tree), random.numbers(tree.nv()));
        let (mut ws, mut terms, factors) = (Workspace::new(&tree), Terms::new(&tree), MassFactors::of(&tree));
        let mut sums = vec![0.0; factors.sums.iter().map(Vec::len).sum()];
        let mut inertias = vec![0.0; factors.inertias.len()];
        terms.motion(&tree, &mut ws, &q, &v);
        terms.mass_factors_into(&tree, &mut sums, &mut inertias);
        terms.find_mass(&tree);
        let product = multiplied(&tree, &sums, &inertias);
        assert_close(&product, terms.mass_entries(), 1e-12, "mass", random.0);
    }
}

/// A joint tilted against the others takes the tree out of its plane.
#[test]
fn a_tilted_joint_leaves_the_plane() {
    let mut random = Random(7);
    let tree = plane_tree(&mut random, true);
    let mut nodes: Vec<Node> = tree.nodes().to_vec();
    let last = nodes.last_mut().expect("there is a node");
    let tilt = Rotation::about(Vector([1.0, 0.0, 0.0]), 1e-6);
    last.placement.rotation = last.placement.rotation.compose(&tilt);
    let tree = Tree::new(nodes, tree.gravity).expect("parents stand first");
    assert_same(&tree, &mut random);
}
