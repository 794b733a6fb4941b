//! What is inertia and what is rounding, in chains of any length.

use crate::tree_common::*;
use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Symmetric, Vector};
use dalembert_bodies::tree::{Centroidal, Joint, Node, Tree, Workspace, aba, centroidal, crba, factor, gravity, rnea};
use dalembert_bodies::tree::{Factor, minverse};

/// How the axes of a chain follow one another, from that of the link before.
#[derive(Clone, Copy, Debug)]
enum Axes {
    Parallel,
    Alternating,
    Random,
}

/// A rod of length one along x, with an axis across it.
fn rod() -> Inertia<f64> {
    Inertia::about_centre(2.0, Vector([0.5, 0.0, 0.0]), Symmetric([0.01, 0.2, 0.2, 0.0, 0.0, 0.0]))
}

/// A chain of rods whose coordinates are zero when it is straight, on the ground or on a body that moves freely.
fn rods(n: usize, axes: Axes, free: bool, random: &mut Random) -> Tree {
    let mut nodes = Vec::with_capacity(n + 1);
    for k in 0..n + usize::from(free) {
        let root = Rotation::identity();
        // A quarter turn about x, which the rods keep.
        let quarter = Rotation([[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]]);
        let rotation = match axes {
            _ if k == 0 => root,
            Axes::Parallel => root,
            Axes::Alternating => quarter,
            Axes::Random => random.rotation(),
        };
        let position = Vector([if k == 0 { 0.0 } else { 1.0 }, 0.0, 0.0]);
        let joint = if free && k == 0 { Joint::Free } else { Joint::Revolute };
        let (placement, inertia) = (Pose { rotation, position }, rod());
        nodes.push(Node { parent: k.checked_sub(1), joint, placement, inertia, armature: 0.0 });
    }
    Tree::new(nodes, [0.0, -9.81, 0.0]).expect("parents stand first")
}

fn coordinates(tree: &Tree, bend: f64, random: &mut Random) -> Vec<f64> {
    let mut q = tree.neutral();
    for (k, node) in tree.nodes().iter().enumerate() {
        if node.joint == Joint::Revolute {
            q[tree.q_range(k).start] = bend * random.number();
        }
    }
    q
}

fn chains() -> impl Iterator<Item = (usize, Axes, f64)> {
    let all = [Axes::Parallel, Axes::Alternating, Axes::Random];
    let short = [10, 100, 1000, 10_000].into_iter().flat_map(move |n| all.map(|axes| (n, axes)));
    let long = std::iter::once((100_000, Axes::Parallel));
    short.chain(long).flat_map(|(n, axes)| [0.0, 0.01, 3.0].map(|bend| (n, axes, bend)))
}

/// What the accelerations of the sweep take, link by link in the other direction, is what acts: nothing beside the weights.
#[test]
fn chains_of_any_length_fall() {
    for (n, axes, bend) in chains() {
        let mut random = Random(7);
        let tree = rods(n, axes, false, &mut random);
        let (q, zeros) = (coordinates(&tree, bend, &mut random), vec![0.0; n]);
        let mut ws = Workspace::new(&tree);
        let (mut a, mut tau, mut weight) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
        gravity(&tree, &mut ws, &q, &mut weight);
        let well = aba(&tree, &mut ws, &q, &zeros, &zeros, &mut a);
        well.unwrap_or_else(|e| panic!("{n} links, {axes:?}, bent by {bend}: {e}"));
        rnea(&tree, &mut ws, &q, &zeros, &a, &mut tau);
        let most = weight.iter().fold(0.0_f64, |m, w| m.max(w.abs()));
        let left = tau.iter().fold(0.0_f64, |m, t| m.max(t.abs()));
        assert!(left <= 1e-9 * most, "{n} links, {axes:?}, bent by {bend}: {left:e} of {most:e}");
    }
}

/// A chain that nothing holds falls as one: its momentum grows by its weight, and none of it turns about the centre of mass.
#[test]
fn free_chains_of_any_length_fall_as_one() {
    for (n, axes, bend) in chains() {
        let mut random = Random(11);
        let tree = rods(n, axes, true, &mut random);
        let (q, zeros) = (coordinates(&tree, bend, &mut random), vec![0.0; tree.nv()]);
        let mut ws = Workspace::new(&tree);
        let mut a = zeros.clone();
        let tau = random.numbers(n);
        // Torques of joints act both ways: they move no momentum.
        let tau: Vec<f64> = [0.0; 6].into_iter().chain(tau).collect();
        let well = aba(&tree, &mut ws, &q, &zeros, &tau, &mut a);
        well.unwrap_or_else(|e| panic!("{n} links, {axes:?}, bent by {bend}: {e}"));
        let mut found = Centroidal::new(&tree);
        centroidal(&tree, &mut ws, &q, &a, &mut found);
        let [x, y, z] = found.momentum.linear.0;
        let weight = 2.0 * (n + 1) as f64 * 9.81;
        let off = x.abs().max((y + weight).abs()).max(z.abs());
        let length = (n + 1) as f64;
        let turned = found.momentum.angular.norm();
        assert!(off <= 1e-9 * weight, "{n} links, {axes:?}, bent by {bend}: {off:e} of {weight:e}");
        assert!(turned <= 1e-9 * weight * length, "{n} links, {axes:?}, bent by {bend}: {turned:e}");
    }
}

/// Against the elimination of the dense matrix.
#[test]
fn short_chains_fall_as_their_matrix_says() {
    for (n, axes, bend) in chains().filter(|c| c.0 <= 100) {
        let mut random = Random(3);
        let tree = rods(n, axes, false, &mut random);
        let (q, zeros) = (coordinates(&tree, bend, &mut random), vec![0.0; n]);
        let mut ws = Workspace::new(&tree);
        let (mut a, mut weight, mut mass) = (vec![0.0; n], vec![0.0; n], vec![0.0; n * n]);
        gravity(&tree, &mut ws, &q, &mut weight);
        aba(&tree, &mut ws, &q, &zeros, &zeros, &mut a).expect("rods have inertia");
        crba(&tree, &mut ws, &q, &mut mass);
        let m = faer::Mat::from_fn(n, n, |i, j| mass[j * n + i]);
        let x = faer::prelude::Solve::solve(&m.partial_piv_lu(), faer::Mat::from_fn(n, 1, |i, _| -weight[i]));
        let x: Vec<f64> = (0..n).map(|i| x[(i, 0)]).collect();
        // A straight chain of parallel axes has a condition that grows with the fourth power of its length.
        let tolerance = 1e-15 * (n as f64).powi(4).max(1e4);
        assert_close(&a, &x, tolerance, &format!("{n} {axes:?} {bend}"), 3);
    }
}

/// A point on hinges through one point, whatever the kind of joint: it has no inertia about the line to it, in no pose and in any unit.
/// With a little of it there, relative to the whole, it has.
#[test]
fn a_point_has_no_third_inertia() {
    let mut random = Random(5);
    for trial in 0..200 {
        let size = 10.0_f64.powi(random.below(13) as i32 - 6);
        let at = random.vector().scale(size);
        let here = |rotation| Pose { rotation, position: Vector([0.0; 3]) };
        let point = Inertia::about_centre(1.3, at, Symmetric([0.0; 6]));
        let ball = Symmetric([1e-6, 1e-6, 1e-6, 0.0, 0.0, 0.0].map(|x| x * at.dot(at)));
        let body = Inertia::about_centre(1.3, at, ball);
        // On the ground, or on an arm that turns by itself.
        let arm = trial % 2 == 1;
        let mut first = Vec::new();
        if arm {
            let inertia = Inertia::about_centre(5.0, random.vector().scale(size), ball);
            let placement = random.pose();
            first.push(Node { parent: None, joint: Joint::Revolute, placement, inertia, armature: 0.0 });
        }
        let mut hinges = first.clone();
        for k in 0..3 {
            let parent = hinges.len().checked_sub(1);
            let inertia = if k == 2 { point } else { Inertia::zero() };
            let placement = here(random.rotation());
            hinges.push(Node { parent, joint: Joint::Revolute, placement, inertia, armature: 0.0 });
        }
        let mut ball_joint = first;
        let parent = ball_joint.len().checked_sub(1);
        let placement = here(random.rotation());
        ball_joint.push(Node { parent, joint: Joint::Spherical, placement, inertia: point, armature: 0.0 });
        for mut nodes in [hinges, ball_joint] {
            for (inertia, determined) in [(point, false), (body, true)] {
                nodes.last_mut().expect("a body").inertia = inertia;
                let tree = Tree::new(nodes.clone(), [0.0; 3]).expect("parents stand first");
                let (n, q) = (tree.nv(), random.coordinates(&tree));
                let mut ws = Workspace::new(&tree);
                let (zeros, mut a, mut square) = (vec![0.0; n], vec![0.0; n], vec![0.0; n * n]);
                let said = [
                    aba(&tree, &mut ws, &q, &zeros, &zeros, &mut a).is_ok(),
                    minverse(&tree, &mut ws, &q, &mut square).is_ok(),
                    factor(&tree, &mut ws, &q, &mut Factor::new(&tree)).is_ok(),
                ];
                assert_eq!(said, [determined; 3], "trial {trial}, {:?}", nodes.last().map(|node| node.joint));
            }
        }
    }
}
