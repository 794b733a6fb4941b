//! Laws of motion that operators of rigid and flexible bodies must keep: velocities are rates of poses, power is the rate of
//! energy, forces are the rate of momentum.

use crate::support::{Random, difference, runge_kutta};
use dalembert_bodies::operators::Operator;
use dalembert_bodies::operators::flexible::{Beam, FlexibleBody, FlexibleTree, Instant};
use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Symmetric, Twist, Vector, Wrench};
use dalembert_bodies::tree::{Joint, Node, Tree};
use faer::Col;

const BEAM: Beam = Beam { length: 1.5, mass_per_length: 0.8, rigidity: [3.0, 12.0], elements: 10 };

fn at(position: [f64; 3]) -> Pose<f64> {
    Pose { rotation: Rotation::identity(), position: Vector(position) }
}

fn node(parent: Option<usize>, joint: Joint, placement: Pose<f64>, inertia: Inertia<f64>) -> Node {
    Node { parent, joint, placement, inertia, armature: 0.0 }
}

fn states() -> impl Iterator<Item = (u64, Random, FlexibleTree, Vec<f64>, Vec<f64>)> {
    (0..60).map(|seed| {
        let mut random = Random(seed);
        let tree = match seed % 3 {
            0 => random.tree(6).into(),
            1 => random.flexible_tree(6),
            _ => without_integrals(&mut random),
        };
        let (q, v) = random.state(&tree);
        (seed, random, tree, q, v)
    })
}

/// A flexible tree with constant M_fl.
fn without_integrals(random: &mut Random) -> FlexibleTree {
    let tree = random.flexible_tree(6);
    let mut constant = FlexibleTree::from(tree.tree().clone());
    for k in 0..6 {
        if let Some(body) = tree.body(k) {
            let body = FlexibleBody { integrals: None, ..body.clone() };
            constant =
                constant.with_body(k, body).expect("fits").held_at(k, "own", &Pose::identity()).expect("has the frame");
        }
    }
    for k in 1..6 {
        if tree.tree().nodes()[k].parent.is_some_and(|p| tree.modes(p) > 0) {
            constant = constant.hung_on(k, "far").expect("has the frame");
        }
    }
    constant
}

fn moved(x: &[f64], d: &[f64], h: f64) -> Vec<f64> {
    x.iter().zip(d).map(|(x, d)| x + h * d).collect()
}

/// Two routes: sweeps over any scalar without operators, and the operators.
#[test]
fn the_sweep_over_any_scalar_is_the_algebra_of_operators() {
    for (seed, mut random, tree, q, v) in states() {
        let now = tree.at(&q, &v).expect("a state");
        let a: Vec<f64> = v.iter().map(|_| random.number(-1.0, 1.0)).collect();
        let moved = tree.moved(&q, &v, &a);
        let wanted = now.model.inverse_dynamics(&a.iter().copied().collect(), &now.bias).tau;
        let found: Col<f64> = tree.efforts(&moved, (&q, &v, &a), &[]).into_iter().collect();
        assert!(difference(&found, &wanted) < 1e-12, "seed {seed}: {}", difference(&found, &wanted));
        let inertial = now.model.mass_matrix().to_dense() * a.iter().copied().collect::<Col<f64>>();
        let still = vec![0.0; v.len()];
        let found: Col<f64> = tree.inertial(&tree.moved(&q, &still, &a), &q, &a).into_iter().collect();
        assert!(difference(&found, &inertial) < 1e-12, "seed {seed}: {}", difference(&found, &inertial));
        assert!(
            (tree.potential(&moved, &q) - now.potential).abs() < 1e-12 * (1.0 + now.potential.abs()),
            "seed {seed}"
        );
        for (k, pose) in moved.poses.iter().enumerate() {
            assert!((pose.position - now.poses[k].position).norm() < 1e-12, "seed {seed}");
        }
        // Power of loads: wrenches on nodes do on the velocities what they do on the twists.
        let loads: Vec<Wrench<f64>> =
            moved.poses.iter().map(|_| Wrench { moment: random.vector(1.0), force: random.vector(1.0) }).collect();
        let along: f64 = tree.exerted(&moved, &loads).iter().zip(&v).map(|(x, v)| x * v).sum();
        let own: f64 = loads.iter().zip(&moved.twists).map(|(w, v)| v.power(*w)).sum();
        assert!((along - own).abs() < 1e-12 * (1.0 + own.abs()), "seed {seed}: {along} {own}");
    }
}

#[test]
fn velocities_are_the_rates_of_the_poses() {
    let h = 1e-5;
    for (seed, _, tree, q, v) in states() {
        let rates = tree.coordinate_rates(&q, &v).expect("a state");
        let now = tree.at(&q, &v).expect("a state");
        let [before, after] = [-h, h].map(|h| tree.at(&moved(&q, &rates, h), &v).expect("a state").poses);
        for k in 0..now.poses.len() {
            let end = now.model.weights().range(k).end;
            let found = Twist::from_array(std::array::from_fn(|c| now.velocities[end - 6 + c]));
            let column = |r: &Pose<f64>, j: usize| Vector([r.rotation.0[0][j], r.rotation.0[1][j], r.rotation.0[2][j]]);
            let spin = |i: usize, j: usize| {
                (column(&after[k], i) - column(&before[k], i)).scale(0.5 / h).dot(column(&now.poses[k], j))
            };
            let angular = Vector([spin(1, 2), spin(2, 0), spin(0, 1)]);
            let linear = (after[k].position - before[k].position).scale(0.5 / h);
            let linear = now.poses[k].rotation.apply_inverse(linear);
            let wrong = (found.angular - angular).norm() + (found.linear - linear).norm();
            assert!(wrong < 1e-8, "node {k}, seed {seed}: {wrong:e}");
        }
    }
}

#[test]
fn bias_accelerations_are_what_velocities_change_by_at_constant_rates() {
    let h = 1e-5;
    for (seed, _, tree, q, v) in states() {
        let rates = tree.coordinate_rates(&q, &v).expect("a state");
        let now = tree.at(&q, &v).expect("a state");
        let [before, after] = [-h, h].map(|h| tree.at(&moved(&q, &rates, h), &v).expect("a state").velocities);
        let change = (after - before) * faer::Scale(0.5 / h);
        let alpha = now.model.accelerations(&Col::zeros(v.len()), &now.bias);
        let wrong = difference(&alpha, &change);
        assert!(wrong < 1e-7, "seed {seed}: {wrong:e}");
    }
}

/// Instants before and after a moment of free motion under joint forces, h = ±1e-5 s.
fn passing(tree: &FlexibleTree, q: &[f64], v: &[f64], tau: &Col<f64>) -> [Instant; 2] {
    let now = tree.at(q, v).expect("a state");
    let theta_dd = now.model.riccati().expect("definite").forward_dynamics(tau, &now.bias);
    let theta_dd: Vec<f64> = theta_dd.iter().copied().collect();
    let rates = tree.coordinate_rates(q, v).expect("a state");
    [-1e-5, 1e-5].map(|h| tree.at(&moved(q, &rates, h), &moved(v, &theta_dd, h)).expect("a state"))
}

#[test]
fn power_of_joint_forces_and_damping_is_the_rate_of_energy() {
    for (seed, mut random, tree, q, v) in states() {
        let tau = random.col(v.len());
        let energies = passing(&tree, &q, &v, &tau).map(|at| at.kinetic() + at.potential);
        let change = (energies[1] - energies[0]) / 2e-5;
        let mut power: f64 = tau.iter().zip(&v).map(|(tau, v)| tau * v).sum();
        for (k, range) in tree.v_ranges().into_iter().enumerate() {
            if let Some(body) = tree.body(k) {
                let eta_d: Col<f64> = v[range].iter().take(body.modes()).copied().collect();
                power -= eta_d.transpose() * (&body.damping * &eta_d);
            }
        }
        let scale = energies[0].abs().max(power.abs()).max(1.0);
        assert!((change - power).abs() < 1e-7 * scale, "seed {seed}: {change} for {power}");
    }
}

#[test]
fn momentum_changes_by_the_joint_forces_of_the_ground() {
    for seed in 0..40 {
        let mut random = Random(seed);
        let mut rigid = random.tree(6);
        rigid.gravity = [0.0; 3];
        let tree = random.flexed(&rigid);
        let (q, v) = random.state(&tree);
        let tau = random.col(v.len());
        let now = tree.at(&q, &v).expect("a state");
        let theta_dd = now.model.riccati().expect("definite").forward_dynamics(&tau, &now.bias);
        let force = now.model.inverse_dynamics(&theta_dd, &now.bias).force;
        let [before, after] = passing(&tree, &q, &v, &tau).map(|at| at.momentum().to_array());
        let mut expected = [0.0; 6];
        for root in now.model.forest().roots() {
            let end = now.model.weights().range(root).end;
            let six = std::array::from_fn(|c| force[end - 6 + c]);
            let wrench = now.poses[root].wrench_to_parent(Wrench::from_array(six));
            wrench.to_array().iter().zip(&mut expected).for_each(|(x, sum)| *sum += x);
        }
        let size = expected.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
        for c in 0..6 {
            let change = (after[c] - before[c]) / 2e-5;
            assert!(
                (change - expected[c]).abs() < 1e-7 * size,
                "component {c}, seed {seed}: {change} for {}",
                expected[c]
            );
        }
    }
}

/// A hub with a flexible beam on it.
fn satellite(joint: Joint) -> FlexibleTree {
    let hub = Inertia { mass: 2.0, first: Vector([0.1, 0.0, 0.0]), second: Symmetric([0.3, 0.4, 0.5, 0.0, 0.0, 0.0]) };
    let nodes =
        vec![node(None, joint, at([0.0; 3]), hub), node(Some(0), Joint::Fixed, at([0.2, 0.0, 0.0]), BEAM.inertia())];
    let tree = FlexibleTree::from(Tree::new(nodes, [0.0; 3]).expect("parents first"));
    tree.with_body(1, BEAM.body([2, 1]).expect("a beam")).expect("fits")
}

#[test]
fn a_tumbling_satellite_keeps_energy_and_momentum() {
    let tree = satellite(Joint::Free);
    let mut q = tree.neutral();
    q[8] = 0.05;
    let mut v = vec![0.4, -0.3, 1.1, 0.1, 0.2, -0.1, 0.2, 0.0, -0.1];
    let start = tree.at(&q, &v).expect("a state");
    let mut accelerations = |q: &[f64], v: &[f64]| -> Vec<f64> {
        let instant = tree.at(q, v).expect("a state");
        let riccati = instant.model.riccati().expect("definite");
        riccati.forward_dynamics(&Col::zeros(v.len()), &instant.bias).iter().copied().collect()
    };
    for _ in 0..2000 {
        (q, v) = runge_kutta(&tree, (&q, &v), 5e-4, &mut accelerations);
    }
    let end = tree.at(&q, &v).expect("a state");
    let energy = |at: &Instant| at.kinetic() + at.potential;
    assert!((energy(&end) / energy(&start) - 1.0).abs() < 1e-9, "{} {}", energy(&end), energy(&start));
    let (from, to) = (start.momentum().to_array(), end.momentum().to_array());
    for c in 0..6 {
        assert!((from[c] - to[c]).abs() < 1e-9, "component {c}: {} {}", from[c], to[c]);
    }
    // The modes did take part.
    assert!((end.potential - start.potential).abs() > 1e-4);
}

#[test]
fn spin_up_does_the_work_of_the_torque() {
    let tree = satellite(Joint::Revolute);
    let (mut q, mut v) = (tree.neutral(), vec![0.0; 4]);
    let torque = 0.7;
    let tau = Col::from_fn(4, |i| if i == 0 { torque } else { 0.0 });
    let mut accelerations = |q: &[f64], v: &[f64]| -> Vec<f64> {
        let instant = tree.at(q, v).expect("a state");
        instant.model.riccati().expect("definite").forward_dynamics(&tau, &instant.bias).iter().copied().collect()
    };
    let (steps, dt) = (2000, 5e-4);
    for _ in 0..steps {
        (q, v) = runge_kutta(&tree, (&q, &v), dt, &mut accelerations);
    }
    let end = tree.at(&q, &v).expect("a state");
    let (work, impulse) = (torque * q[0], torque * f64::from(steps) * dt);
    assert!((end.kinetic() + end.potential - work).abs() < 1e-9 * work);
    assert!((end.momentum().moment.0[2] - impulse).abs() < 1e-9);
}
