//! Analytic derivatives against dual numbers and against the laws that they must obey.

use crate::tree_common::*;
use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_bodies::tree::{
    AbaDerivatives, Joint, RneaDerivatives, Tree, Workspace, aba, aba_derivatives, crba, minverse, rnea,
    rnea_derivatives,
};
use dalembert_scalar::{Dual, Scalar};

/// q + q̇ ε for a motion with velocity v: exact, quaternions included.
fn moving(tree: &Tree, q: &[f64], v: &[f64]) -> Vec<Dual> {
    let mut x: Vec<Dual> = q.iter().map(|&q| Dual::new(q, 0.0)).collect();
    for (k, node) in tree.nodes().iter().enumerate() {
        let (i, j) = (tree.q_range(k).start, tree.v_range(k).start);
        match node.joint {
            Joint::Spherical | Joint::Free => {
                let at = Quaternion([q[i], q[i + 1], q[i + 2], q[i + 3]]);
                let rate = at.rate(Vector([v[j], v[j + 1], v[j + 2]]));
                (0..4).for_each(|c| x[i + c].derivative = rate[c]);
                if node.joint == Joint::Free {
                    let shift = at.rotation().apply(Vector([v[j + 3], v[j + 4], v[j + 5]]));
                    (0..3).for_each(|c| x[i + 4 + c].derivative = shift.0[c]);
                }
            }
            _ => tree.q_range(k).zip(tree.v_range(k)).for_each(|(i, j)| x[i].derivative = v[j]),
        }
    }
    x
}

fn constants(x: &[f64]) -> Vec<Dual> {
    x.iter().map(|&x| Dual::constant(x)).collect()
}

fn unit(n: usize, j: usize) -> Vec<f64> {
    (0..n).map(|i| if i == j { 1.0 } else { 0.0 }).collect()
}

fn column(x: &[f64], n: usize, j: usize) -> Vec<f64> {
    (0..n).map(|i| x[i * n + j]).collect()
}

#[test]
fn inverse_dynamics_against_dual_numbers() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let mut answer = RneaDerivatives::new(&tree);
        rnea_derivatives(&tree, &mut Workspace::new(&tree), &q, &v, &a, &mut vec![0.0; n], &mut answer);
        let mut ws = Workspace::<Dual>::new(&tree);
        for j in 0..n {
            let e = unit(n, j);
            let mut tau = constants(&e);
            let (at, still) = (moving(&tree, &q, &e), constants(&v));
            rnea(&tree, &mut ws, &at, &still, &constants(&a), &mut tau);
            let expected: Vec<f64> = tau.iter().map(|x| x.derivative).collect();
            assert_close(&column(&answer.dq, n, j), &expected, 1e-12, "by q", random.0);
            let faster: Vec<Dual> = v.iter().zip(&e).map(|(&v, &e)| Dual::new(v, e)).collect();
            rnea(&tree, &mut ws, &constants(&q), &faster, &constants(&a), &mut tau);
            let expected: Vec<f64> = tau.iter().map(|x| x.derivative).collect();
            assert_close(&column(&answer.dv, n, j), &expected, 1e-12, "by v", random.0);
        }
    }
}

#[test]
fn forward_dynamics_against_dual_numbers() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let (q, v, tau) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let mut answer = AbaDerivatives::new(&tree);
        let (mut ws, mut a) = (Workspace::new(&tree), vec![0.0; n]);
        for _ in 0..2 {
            // The second call starts from the answer of the first.
            aba_derivatives(&tree, &mut ws, &q, &v, &tau, &mut a, &mut answer).expect("bodies have mass");
        }
        let mut ws = Workspace::<Dual>::new(&tree);
        for j in 0..n {
            let e = unit(n, j);
            let mut a = constants(&e);
            let mut slope = |q: &[Dual], v: &[Dual], tau: &[Dual]| -> Vec<f64> {
                aba(&tree, &mut ws, q, v, tau, &mut a).expect("bodies have mass");
                a.iter().map(|x| x.derivative).collect()
            };
            let more = |x: &[f64]| -> Vec<Dual> { x.iter().zip(&e).map(|(&x, &e)| Dual::new(x, e)).collect() };
            let (q0, v0, tau0) = (constants(&q), constants(&v), constants(&tau));
            let by_q = slope(&moving(&tree, &q, &e), &v0, &tau0);
            let by_v = slope(&q0, &more(&v), &tau0);
            let by_tau = slope(&q0, &v0, &more(&tau));
            assert_close(&column(&answer.dq, n, j), &by_q, 1e-10, "by q", random.0);
            assert_close(&column(&answer.dv, n, j), &by_v, 1e-10, "by v", random.0);
            assert_close(&column(&answer.dtau, n, j), &by_tau, 1e-10, "by tau", random.0);
        }
    }
}

#[test]
fn inverse_of_the_mass_matrix() {
    let mut long = Random(3);
    let chains = [chain(40, &mut long), chain(17, &mut long)].map(|tree| (tree, Random(5)));
    for (tree, mut random) in trees().chain(chains) {
        let n = tree.nv();
        let mut ws = Workspace::new(&tree);
        let q = random.coordinates(&tree);
        let (mut mass, mut inverse) = (vec![0.0; n * n], vec![f64::NAN; n * n]);
        crba(&tree, &mut ws, &q, &mut mass);
        minverse(&tree, &mut ws, &q, &mut inverse).expect("bodies have mass");
        for j in 0..n {
            let back = times(&mass, &column(&inverse, n, j));
            assert_close(&back, &unit(n, j), 1e-11, "M M⁻¹", random.0);
        }
    }
}

/// Ṁ − 2C is skew for C = ½ ∂τ/∂q̇ of the velocity terms, which is the Coriolis matrix of Christoffel symbols where
/// velocities are rates of coordinates; xᵀ(Ṁ − 2C)x = 0 along x = v holds for every joint.
#[test]
fn mass_matrix_rate_less_twice_coriolis_is_skew() {
    for (tree, mut random) in trees() {
        let n = tree.nv();
        let (q, v) = (random.coordinates(&tree), random.numbers(n));
        let mut answer = RneaDerivatives::new(&tree);
        let still = vec![0.0; n];
        rnea_derivatives(&tree, &mut Workspace::new(&tree), &q, &v, &still, &mut vec![0.0; n], &mut answer);
        let mut mass = vec![Dual::constant(0.0); n * n];
        crba(&tree, &mut Workspace::new(&tree), &moving(&tree, &q, &v), &mut mass);
        let rate: Vec<f64> = mass.iter().map(|x| x.derivative).collect();
        let simple = tree.nodes().iter().all(|node| !matches!(node.joint, Joint::Spherical | Joint::Free));
        let twice_c: Vec<f64> = (0..n * n).map(|at| answer.dv[(at % n) * n + at / n]).collect();
        let directions = if simple { 5 } else { 1 };
        for i in 0..directions {
            let x = if i == 0 { v.clone() } else { random.numbers(n) };
            let y = times(&rate, &x).iter().zip(times(&twice_c, &x)).map(|(a, b)| a - b).collect::<Vec<f64>>();
            assert_close(&[dot(&x, &y)], &[0.0], 1e-11, "x (dM/dt − 2C) x", random.0);
        }
    }
}
