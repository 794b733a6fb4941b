//! Laws that tie the tree algorithms to one another, on random trees in two numberings.

use crate::tree_common::*;
use dalembert_bodies::tree::{
    Kinematics, Workspace, aba, aba_with_wrenches, bias, crba, energy, gravity, reactions, rnea, rnea_with_wrenches,
};

#[test]
fn kinetic_energy_is_half_v_m_v() {
    for (tree, mut random) in trees() {
        let mut ws = Workspace::new(&tree);
        let (q, v) = (random.coordinates(&tree), random.numbers(tree.nv()));
        let mut mass = vec![0.0; tree.nv() * tree.nv()];
        crba(&tree, &mut ws, &q, &mut mass);
        let expected = energy(&tree, &mut ws, &q, &v, &mut Kinematics::new(&tree)).kinetic;
        assert_close(&[0.5 * dot(&v, &times(&mass, &v))], &[expected], 1e-13, "T", random.0);
    }
}

#[test]
fn inverse_dynamics_is_mass_times_acceleration_plus_bias() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let mut mass = vec![0.0; n * n];
        let (mut tau, mut rest) = (vec![0.0; n], vec![0.0; n]);
        crba(&tree, &mut ws, &q, &mut mass);
        rnea(&tree, &mut ws, &q, &v, &a, &mut tau);
        bias(&tree, &mut ws, &q, &v, &mut rest);
        let sum: Vec<f64> = times(&mass, &a).iter().zip(&rest).map(|(x, y)| x + y).collect();
        assert_close(&sum, &tau, 1e-13, "M a + C", random.0);
    }
}

#[test]
fn forward_dynamics_undoes_inverse_dynamics() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let wrenches = random.wrenches(tree.nodes().len());
        let (mut tau, mut again) = (vec![0.0; n], vec![0.0; n]);
        rnea(&tree, &mut ws, &q, &v, &a, &mut tau);
        aba(&tree, &mut ws, &q, &v, &tau, &mut again).expect("all bodies have mass");
        assert_close(&again, &a, 1e-11, "aba of rnea", random.0);
        rnea_with_wrenches(&tree, &mut ws, &q, &v, &a, &wrenches, &mut tau);
        aba_with_wrenches(&tree, &mut ws, &q, &v, &tau, &wrenches, &mut again).expect("all bodies have mass");
        assert_close(&again, &a, 1e-11, "aba of rnea with wrenches", random.0);
    }
}

#[test]
fn gravity_terms_are_the_slope_of_the_potential() {
    for (tree, mut random) in trees() {
        let mut ws = Workspace::new(&tree);
        let (q, v) = (random.coordinates(&tree), random.numbers(tree.nv()));
        let mut tau = vec![0.0; tree.nv()];
        gravity(&tree, &mut ws, &q, &mut tau);
        let mut scratch = Kinematics::new(&tree);
        let mut potential = |h| energy(&tree, &mut ws, &moved(&tree, &q, &v, h), &v, &mut scratch).potential;
        let h = 1e-4;
        let slope = (8.0 * (potential(h) - potential(-h)) - (potential(2.0 * h) - potential(-2.0 * h))) / (12.0 * h);
        assert_close(&[slope], &[dot(&tau, &v)], 1e-8, "dV/dt", random.0);
    }
}

#[test]
fn power_of_the_joint_forces_is_the_rate_of_energy() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let mut tau = vec![0.0; n];
        rnea(&tree, &mut ws, &q, &v, &a, &mut tau);
        let mut scratch = Kinematics::new(&tree);
        let mut total = |h: f64| {
            let speed: Vec<f64> = v.iter().zip(&a).map(|(v, a)| v + h * a).collect();
            let step: Vec<f64> = v.iter().zip(&a).map(|(v, a)| v + 0.5 * h * a).collect();
            let e = energy(&tree, &mut ws, &moved(&tree, &q, &step, h), &speed, &mut scratch);
            e.kinetic + e.potential
        };
        let h = 1e-4;
        let rate = (total(h) - total(-h)) / (2.0 * h);
        assert_close(&[rate], &[dot(&tau, &v)], 1e-5, "power", random.0);
    }
}

#[test]
fn the_wrench_on_a_whole_tree_is_that_of_its_first_joint() {
    // A single root: its reaction is what gives the total momentum its rate.
    let mut random = Random(7);
    let mut nodes = random.nodes(6);
    nodes.iter_mut().enumerate().for_each(|(k, node)| node.parent = k.checked_sub(1).map(|p| p / 2));
    let tree = dalembert_bodies::tree::Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents stand first");
    let mut ws = Workspace::new(&tree);
    let (q, still) = (random.coordinates(&tree), vec![0.0; tree.nv()]);
    let mut tau = still.clone();
    let root = reactions(&tree, &mut ws, &q, &still, &still, None, &mut tau)[0];
    let mut kinematics = Kinematics::new(&tree);
    dalembert_bodies::tree::kinematics(&tree, &mut ws, &q, &still, &still, &mut kinematics);
    let mass: f64 = tree.nodes().iter().map(|n| n.inertia.mass).sum();
    let force = kinematics.poses[0].rotation.apply(root.force);
    assert_close(&force.0, &[0.0, 0.0, 9.81 * mass], 1e-13, "weight", 7);
}
