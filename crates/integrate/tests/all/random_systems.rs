//! Random systems, stiff and not: all integrators agree to their tolerances, and none stops.

use crate::common::*;
use dalembert_integrate::{
    Auto, Dop853, Dopri5, Failure, ImplicitSystem, Integrator, Options, Radau, StopReason, System,
};

/// y' = A (y − g(t)) − y³/10 with g_j = cos(t + j), where A has eigenvalues from −1 to −stiffness and turning parts.
struct Driven {
    n: usize,
    a: Vec<f64>,
}

impl Driven {
    fn new(seed: u64, stiffness: f64) -> Self {
        let mut state = seed;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 11) as f64 / (1_u64 << 53) as f64 - 0.5
        };
        let n = 2 + (seed % 5) as usize;
        let mut a = vec![0.0; n * n];
        for i in 0..n {
            a[i * n + i] = -stiffness.powf(i as f64 / (n - 1) as f64);
        }
        for i in 0..n - 1 {
            let turn = 3.0 * random();
            a[i * n + i + 1] += turn;
            a[(i + 1) * n + i] -= turn;
        }
        // A mirror leaves the eigenvalues.
        let normal: Vec<f64> = (0..n).map(|_| random()).collect();
        let length: f64 = normal.iter().map(|x| x * x).sum();
        let mirror = |i: usize, j: usize| f64::from(u8::from(i == j)) - 2.0 * normal[i] * normal[j] / length;
        let mut turned = vec![0.0; n * n];
        for i in 0..n {
            for j in 0..n {
                let entry = |k: usize, l: usize| mirror(i, k) * a[l * n + k] * mirror(l, j);
                turned[j * n + i] = (0..n * n).map(|kl| entry(kl / n, kl % n)).sum();
            }
        }
        Self { n, a: turned }
    }
}

impl System for Driven {
    fn dimension(&self) -> usize {
        self.n
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        for (i, dy) in dy.iter_mut().enumerate() {
            let along = |j: usize| self.a[j * self.n + i] * (y[j] - (t + j as f64).cos());
            *dy = (0..self.n).map(along).sum::<f64>() - 0.1 * y[i].powi(3);
        }
        Ok(())
    }

    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Driven {
    fn jacobian(&mut self, _t: f64, y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        out.copy_from_slice(&self.a);
        (0..self.n).for_each(|i| out[i * self.n + i] -= 0.3 * y[i] * y[i]);
        Ok(())
    }
}

fn end(integrator: &dyn Integrator, seed: u64, stiffness: f64, tolerance: f64) -> Vec<f64> {
    let mut system = Driven::new(seed, stiffness);
    let start = vec![1.0; system.n];
    let options = Options::with_tolerance(0.1 * tolerance);
    let (outcome, _) = run(integrator, &mut system, &start, (0.0, 5.0), &options);
    assert_eq!(outcome.stop, StopReason::End, "{} with seed {seed}", integrator.name());
    outcome.y
}

#[test]
fn all_integrators_agree() {
    for seed in 0..40 {
        let stiffness = [1.0, 10.0, 100.0, 1e3][seed as usize % 4];
        let exact = end(&Dop853, seed, stiffness, 1e-11);
        for tolerance in [1e-4, 1e-7] {
            for integrator in [&Radau as &dyn Integrator, &Auto, &Dop853, &Dopri5] {
                let error = distance(&end(integrator, seed, stiffness, tolerance), &exact);
                assert!(
                    error <= 10.0 * tolerance,
                    "{} with seed {seed}: {error:e} for {tolerance:e}",
                    integrator.name()
                );
            }
        }
    }
}

/// Too stiff for explicit steps: by two tolerances, and alone or chosen.
#[test]
fn stiff_ones_agree_with_themselves() {
    for seed in 0..60 {
        let stiffness = [1e3, 1e4, 1e5, 1e6][seed as usize % 4];
        let exact = end(&Radau, seed, stiffness, 1e-9);
        for tolerance in [1e-4, 1e-6] {
            for integrator in [&Radau as &dyn Integrator, &Auto] {
                let error = distance(&end(integrator, seed, stiffness, tolerance), &exact);
                assert!(
                    error <= 10.0 * tolerance,
                    "{} with seed {seed}: {error:e} for {tolerance:e}",
                    integrator.name()
                );
            }
        }
    }
}
