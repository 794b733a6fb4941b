//! A free joint in the conventions of other programs: round trips, power, and the kinematics of a known motion.

use dalembert_bodies::spatial::{Quaternion, Rotation, Vector};
use dalembert_mechanism::FreeJoint;

/// R = Rz(α) Rx(β) with angles α, β and a position that move smoothly.
fn pose(t: f64) -> (Rotation<f64>, [f64; 3]) {
    let (alpha, beta) = (0.4 + 1.3 * t + 0.2 * t * t, 0.7 * t - 0.5 * (2.0 * t).sin());
    let turn = Rotation::about(Vector([0.0, 0.0, 1.0]), alpha).compose(&Rotation::about(Vector([1.0, 0.0, 0.0]), beta));
    (turn, [t.sin(), 0.3 * t * t - t, (2.0 * t).cos()])
}

fn difference<const N: usize>(f: impl Fn(f64) -> [f64; N], t: f64) -> [f64; N] {
    let h = 1e-5;
    let (a, b) = (f(t + h), f(t - h));
    std::array::from_fn(|k| (a[k] - b[k]) / (2.0 * h))
}

/// [ω; v] in the body's frame from the closed form of the motion: ω = β̇ e_x + α̇ (0, sin β, cos β).
fn twist(t: f64) -> [f64; 6] {
    let beta = 0.7 * t - 0.5 * (2.0 * t).sin();
    let (alpha_rate, beta_rate) = (1.3 + 0.4 * t, 0.7 - (2.0 * t).cos());
    let rate = Vector([t.cos(), 0.6 * t - 1.0, -2.0 * (2.0 * t).sin()]);
    let [x, y, z] = pose(t).0.apply_inverse(rate).0;
    [beta_rate, alpha_rate * beta.sin(), alpha_rate * beta.cos(), x, y, z]
}

fn joint(t: f64) -> FreeJoint {
    let (rotation, [x, y, z]) = pose(t);
    let [a, b, c, d] = Quaternion::from_rotation(&rotation).0;
    let tau = [0.3, -1.2, 0.8, 2.0, -0.4, t];
    FreeJoint { q: [a, b, c, d, x, y, z], v: twist(t), a: difference(twist, t), tau }
}

fn power(j: &FreeJoint) -> f64 {
    j.v.iter().zip(j.tau).map(|(v, f)| v * f).sum()
}

fn close(a: &[f64], b: &[f64], tolerance: f64, what: &str) {
    assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(b) {
        assert!((x - y).abs() <= tolerance * y.abs().max(1.0), "{what}: {a:?} instead of {b:?}");
    }
}

const INSTANTS: [f64; 4] = [-0.8, 0.0, 0.55, 1.9];

#[test]
fn there_and_back_is_the_same() {
    for t in INSTANTS {
        let here = joint(t);
        for back in [FreeJoint::from_mujoco(&here.to_mujoco()), FreeJoint::from_pinocchio(&here.to_pinocchio())] {
            close(&back.q, &here.q, 0.0, "q");
            close(&back.v, &here.v, 1e-14, "v");
            close(&back.a, &here.a, 1e-13, "a");
            close(&back.tau, &here.tau, 1e-14, "tau");
        }
    }
}

/// Power belongs to no convention.
#[test]
fn power_is_the_same() {
    for t in INSTANTS {
        let here = joint(t);
        assert!(power(&here).abs() > 0.1, "the case says nothing");
        close(&[power(&here.to_mujoco()), power(&here.to_pinocchio())], &[power(&here); 2], 1e-13, "power");
    }
}

/// MuJoCo's v and a are derivatives of its q, as its pose moves.
#[test]
fn mujoco_velocities_are_rates_of_the_pose() {
    for t in INSTANTS {
        let there = joint(t).to_mujoco();
        let place = |t: f64| -> [f64; 3] { std::array::from_fn(|k| joint(t).to_mujoco().q[k]) };
        close(&there.v[..3], &difference(place, t), 1e-8, "rate of the position");
        close(&there.a, &difference(|t| joint(t).to_mujoco().v, t), 1e-8, "rate of the velocity");
        // Rᵀ Ṙ = ω×, with the rotation that MuJoCo's quaternion stands for.
        let turn = |t: f64| -> Rotation<f64> {
            let q = joint(t).to_mujoco().q;
            Quaternion([q[3], q[4], q[5], q[6]]).rotation()
        };
        let axis = |k: usize| Vector(difference(|t| turn(t).column(k).0, t));
        let now = turn(t);
        let omega = [now.column(2).dot(axis(1)), now.column(0).dot(axis(2)), now.column(1).dot(axis(0))];
        close(&there.v[3..], &omega, 1e-8, "angular velocity");
    }
}
