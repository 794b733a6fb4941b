//! Implicit methods for systems of second order: generalized-α and the discrete gradient.

use crate::common::mechanical::*;
use crate::common::*;
use crate::rattle::{by_step, solve, systems};
use dalembert_integrate::{
    Control, DiscreteGradient, Dop853, Failure, GeneralizedAlpha, Held, ImplicitSystem, Integrator, Observer, Options,
    SecondOrder, StepInfo, StopReason, System,
};

/// On M(q), rods, groups, both, driven and damped, rolling.
#[test]
fn both_are_of_order_two() {
    for (name, system, start) in systems() {
        let exact = solve(&Dop853, &mut system.clone(), &start, 1.0, &Options::with_tolerance(1e-13)).y;
        for integrator in [&GeneralizedAlpha as &dyn Integrator, &DiscreteGradient] {
            let error = |steps: f64| {
                let options = by_step(1.0 / steps);
                distance(&solve(integrator, &mut system.clone(), &start, 1.0, &options).y, &exact)
            };
            let (coarse, fine) = (error(100.0), error(200.0));
            let measured = (coarse / fine).log2();
            assert!((measured - 2.0).abs() < 0.4, "{name} by {}: {measured}, {coarse:e} {fine:e}", integrator.name());
        }
    }
}

struct Energies<'a>(&'a Mechanical, Vec<f64>);

impl Observer for Energies<'_> {
    fn sample(&mut self, _t: f64, y: &[f64]) -> Control {
        self.1.push(self.0.energy(y));
        Control::Continue
    }
    fn step(&mut self, _step: &StepInfo<'_>) -> Control {
        Control::Continue
    }
}

/// Whatever the length of steps: what one misses is rounding of the terms, and thousands of them add up like a walk at random.
#[test]
fn the_discrete_gradient_keeps_the_energy_of_every_step() {
    for (name, system, start) in systems().into_iter().filter(|(name, ..)| *name != "driven") {
        for h in [0.01, 0.1] {
            let mut energies = Energies(&system, Vec::new());
            let outcome = DiscreteGradient
                .run(&mut system.clone(), 0.0, &start, 20.0, &by_step(h), &mut energies)
                .expect("sense");
            assert_eq!(outcome.stop, StopReason::End, "{name}");
            let size = energies.1.iter().fold(1.0_f64, |size, e| size.max(e.abs()));
            let worst = energies.1.windows(2).map(|e| (e[1] - e[0]).abs()).fold(0.0, f64::max);
            assert!(worst < 1e-13 * 10.0 * size, "{name} at {h}: {worst:e} in a step, of {size}");
        }
    }
}

/// A stiff spring beside a soft one, with exact derivatives.
struct Stiff {
    rate: f64,
    y: [f64; 4],
    force: [f64; 2],
}

impl System for Stiff {
    fn dimension(&self) -> usize {
        4
    }
    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy.copy_from_slice(&[y[2], y[3], -y[0], -self.rate * self.rate * y[1]]);
        Ok(())
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
    fn second_order(&mut self) -> Option<&mut dyn SecondOrder> {
        Some(self)
    }
}

impl ImplicitSystem for Stiff {
    fn jacobian(&mut self, _t: f64, _y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        (out[8], out[13], out[2], out[7]) = (1.0, 1.0, -1.0, -self.rate * self.rate);
        Ok(())
    }
}

impl SecondOrder for Stiff {
    fn velocity_places(&self) -> &[usize] {
        &[2, 3]
    }
    fn rows(&self) -> &[Held] {
        &[]
    }
    fn retract(&self, y: &mut [f64], delta: &[f64]) {
        y.iter_mut().zip(delta).for_each(|(y, d)| *y += d);
    }
    fn along(&self, _y: &[f64], delta: &[f64], dy: &mut [f64]) {
        dy[..2].copy_from_slice(delta);
    }
    fn evaluate(&mut self, _t: f64, y: &[f64]) -> Result<(), Failure> {
        self.y.copy_from_slice(y);
        self.force = [-y[0], -self.rate * self.rate * y[1]];
        Ok(())
    }
    fn force(&mut self, out: &mut [f64]) {
        out.copy_from_slice(&self.force);
    }
    fn inertias(&mut self, out: &mut [f64]) {
        out.fill(1.0);
    }
    fn momentum(&mut self, x: &[f64], out: &mut [f64]) {
        out.copy_from_slice(x);
    }
    fn push(&mut self, _lambda: &[f64], _out: &mut [f64]) {}
    fn gaps(&mut self, _out: &mut [f64]) {}
    fn drifts(&mut self, _out: &mut [f64]) {}
    fn factor(&mut self) -> Result<(), Failure> {
        Ok(())
    }
    fn solve(&mut self, f: &[f64], _b: &[f64], x: &mut [f64], _mu: &mut [f64]) -> Result<(), Failure> {
        x.copy_from_slice(f);
        Ok(())
    }
    fn energy(&mut self) -> Option<f64> {
        let [q, p, v, w] = self.y;
        Some(0.5 * (v * v + w * w + q * q + (self.rate * p).powi(2)))
    }
}

fn stiff() -> Stiff {
    Stiff { rate: 1e5, y: [0.0; 4], force: [0.0; 2] }
}

/// With h ω = 10⁴ each step leaves a share ρ of what is too fast, in energy ρ²; steps of the slow part are as exact as without it.
#[test]
fn what_is_too_fast_is_damped_by_the_spectral_radius() {
    for radius in [0.0, 0.5, 0.9] {
        let left = |steps: f64| {
            let options = Options { spectral_radius: radius, ..by_step(0.1) };
            let mut start = vec![1.0, 1e-6, 0.0, 0.0];
            start[3] = 0.05;
            let y = solve(&GeneralizedAlpha, &mut stiff(), &start, 0.1 * steps, &options).y;
            (1e5 * y[1]).hypot(y[3])
        };
        let share = (left(60.0) / left(40.0)).powf(1.0 / 20.0);
        if radius > 0.0 {
            assert!((share - radius).abs() < 0.05 * radius, "{radius}: {share}");
        } else {
            assert!(left(40.0) < 1e-6, "{}", left(40.0));
        }
    }
    // The discrete gradient keeps it, however long the steps.
    let y = solve(&DiscreteGradient, &mut stiff(), &[1.0, 1e-6, 0.0, 0.05], 4.0, &by_step(0.1)).y;
    let energy = 0.5 * (y[0] * y[0] + y[2] * y[2] + (1e5 * y[1]).powi(2) + y[3] * y[3]);
    assert!((energy - 0.5 * (1.0 + 0.01 + 0.0025)).abs() < 1e-12, "{energy}");
}

/// Steps that errors choose: errors fall with the tolerance, on rods and groups.
#[test]
fn lengths_of_generalized_alpha_follow_the_tolerance() {
    for (name, system, start) in systems() {
        let exact = solve(&Dop853, &mut system.clone(), &start, 2.0, &Options::with_tolerance(1e-12)).y;
        let mut last = f64::INFINITY;
        for tolerance in [1e-3, 1e-5, 1e-7] {
            let options = Options { relative: tolerance, absolute: tolerance, ..Options::default() };
            let outcome = solve(&GeneralizedAlpha, &mut system.clone(), &start, 2.0, &options);
            let error = distance(&outcome.y, &exact);
            // Errors of steps of third order add up over as many as there are: a power of 2/3.
            assert!(error < 30.0 * tolerance.powf(2.0 / 3.0) && error < last, "{name} at {tolerance:e}: {error:e}");
            last = error;
        }
    }
}
