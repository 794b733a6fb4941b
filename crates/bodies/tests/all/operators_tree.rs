//! Operators against the recursive algorithms of `tree`, which share no code with them.

use crate::support::{Random, difference, error};
use dalembert_bodies::operators::Operator;
use dalembert_bodies::operators::flexible::FlexibleTree;
use dalembert_bodies::tree::{self, Joint, Tree, Workspace};
use faer::{Col, Mat};

/// Rigid trees with mixed joints, rotors among them; at least one joint that moves.
fn states() -> impl Iterator<Item = (u64, Random, Tree, FlexibleTree, Vec<f64>, Vec<f64>)> {
    (0..100).filter_map(|seed| {
        let mut random = Random(seed);
        let rigid = random.tree(8);
        let movable = rigid.nodes().iter().any(|node| node.joint != Joint::Fixed);
        let operators = FlexibleTree::from(rigid.clone());
        let (q, v) = random.state(&operators);
        movable.then_some((seed, random, rigid, operators, q, v))
    })
}

fn col(x: &[f64]) -> Col<f64> {
    x.iter().copied().collect()
}

#[test]
fn mass_matrix_is_that_of_the_composite_rigid_body_algorithm() {
    for (seed, _, rigid, operators, q, v) in states() {
        let model = operators.at(&q, &v).expect("a state").model;
        let n = v.len();
        let mut mass = vec![0.0; n * n];
        tree::crba(&rigid, &mut Workspace::new(&rigid), &q, &mut mass);
        let mass = Mat::from_fn(n, n, |i, j| mass[i + j * n]);
        assert!(error(&model.mass_matrix().to_dense(), &mass) < 1e-13, "seed {seed}");
    }
}

#[test]
fn bias_and_inverse_dynamics_are_those_of_recursive_newton_euler() {
    for (seed, mut random, rigid, operators, q, v) in states() {
        let instant = operators.at(&q, &v).expect("a state");
        let mut ws = Workspace::new(&rigid);
        let a = random.col(v.len());
        let accelerations: Vec<f64> = a.iter().copied().collect();
        let (mut bias, mut tau) = (vec![0.0; v.len()], vec![0.0; v.len()]);
        tree::bias(&rigid, &mut ws, &q, &v, &mut bias);
        tree::rnea(&rigid, &mut ws, &q, &v, &accelerations, &mut tau);
        let found = instant.model.inverse_dynamics(&a, &instant.bias);
        assert!(difference(&instant.model.coriolis(&instant.bias), &col(&bias)) < 1e-12, "seed {seed}");
        assert!(difference(&found.tau, &col(&tau)) < 1e-12, "seed {seed}");
        let mut kinematics = tree::Kinematics::new(&rigid);
        tree::kinematics(&rigid, &mut ws, &q, &v, &accelerations, &mut kinematics);
        for k in 0..kinematics.twists.len() {
            let end = instant.model.weights().range(k).end;
            let six = |x: &Col<f64>| x.subrows(end - 6, 6).to_owned();
            assert!(difference(&six(&instant.velocities), &col(&kinematics.twists[k].to_array())) < 1e-12);
            assert!(difference(&six(&found.alpha), &col(&kinematics.accelerations[k].to_array())) < 1e-12);
        }
        let mut tau = vec![0.0; v.len()];
        let reactions = tree::reactions(&rigid, &mut ws, &q, &v, &accelerations, None, &mut tau).to_vec();
        for (k, wrench) in reactions.iter().enumerate() {
            let end = instant.model.weights().range(k).end;
            let own = found.force.subrows(end - 6, 6).to_owned();
            assert!(difference(&own, &col(&wrench.to_array())) < 1e-12, "reaction of node {k}, seed {seed}");
        }
    }
}

#[test]
fn forward_dynamics_is_that_of_the_articulated_body_algorithm() {
    for (seed, mut random, rigid, operators, q, v) in states() {
        let instant = operators.at(&q, &v).expect("a state");
        let tau = random.col(v.len());
        let forces: Vec<f64> = tau.iter().copied().collect();
        let mut a = vec![0.0; v.len()];
        tree::aba(&rigid, &mut Workspace::new(&rigid), &q, &v, &forces, &mut a).expect("inertia everywhere");
        let found = instant.model.riccati().expect("definite").forward_dynamics(&tau, &instant.bias);
        assert!(difference(&found, &col(&a)) < 1e-11, "seed {seed}");
    }
}

#[test]
fn energies_agree() {
    for (seed, _, rigid, operators, q, v) in states() {
        let instant = operators.at(&q, &v).expect("a state");
        let mut scratch = tree::Kinematics::new(&rigid);
        let energies = tree::energy(&rigid, &mut Workspace::new(&rigid), &q, &v, &mut scratch);
        assert!((instant.kinetic() - energies.kinetic).abs() < 1e-12 * energies.kinetic.max(1.0), "seed {seed}");
        let scale = energies.potential.abs().max(1.0);
        assert!((instant.potential - energies.potential).abs() < 1e-12 * scale, "seed {seed}");
    }
}
