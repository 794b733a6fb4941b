//! Where samples and steps lie, and which components count.

use crate::common::*;
use dalembert_integrate::{Dop853, Failure, Options, StopReason, System};

#[test]
fn samples_lie_on_the_grid_to_the_last_bit() {
    for integrator in both() {
        let (outcome, record) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (0.3, 100.3), &every(0.1));
        assert_eq!(record.samples.len(), 1001);
        for (k, t) in times(&record)[..1000].iter().enumerate() {
            assert_eq!(*t, (3 + k) as f64 / 10.0);
        }
        assert_eq!(record.samples[1000].0, 100.3);
        assert_eq!(outcome.counters.samples, 1001);
        assert_eq!(outcome.y, record.samples[1000].1);
        for (t, y) in &record.samples {
            let exact = [(t - 0.3).cos(), -(t - 0.3).sin()];
            assert!(distance(y, &exact) < 1e-7, "{} at {t}", integrator.name());
        }
    }
}

#[test]
fn the_end_is_sampled_once() {
    for (span, step, expected) in [
        ((0.0, 1.0), 0.3, vec![0.0, 0.3, 0.6, 0.9, 1.0]),
        ((0.0, 1.0), 5.0, vec![0.0, 1.0]),
        ((0.0, 1.0), f64::INFINITY, vec![0.0, 1.0]),
        ((0.0, 0.7), 0.1, vec![0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
        ((-1.0, 0.0), 0.5, vec![-1.0, -0.5, 0.0]),
        ((2.0, 2.0), 0.5, vec![2.0]),
    ] {
        let (outcome, record) = run(&Dop853, &mut oscillator(), &[1.0, 0.0], span, &every(step));
        assert_eq!(times(&record), expected);
        assert_eq!((outcome.stop, outcome.t), (StopReason::End, span.1));
    }
}

#[test]
fn without_a_grid_every_step_is_a_sample() {
    for integrator in both() {
        let options = Options::with_tolerance(1e-8);
        let (outcome, record) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (0.0, 10.0), &options);
        let ends: Vec<f64> = record.steps.iter().map(|step| step.1).collect();
        assert_eq!(times(&record)[1..], ends);
        assert_eq!(outcome.counters.steps, ends.len() as u64);
        assert!(record.steps.windows(2).all(|pair| pair[0].1 == pair[1].0));
    }
}

#[test]
fn a_grid_costs_no_steps() {
    for integrator in both() {
        let start = two_body_exact(0.5, 0.0);
        let coarse = run(integrator.as_ref(), &mut two_body(), &start, (0.0, 20.0), &every(20.0)).0;
        let fine = run(integrator.as_ref(), &mut two_body(), &start, (0.0, 20.0), &every(0.001)).0;
        assert_eq!(coarse.y, fine.y);
        assert_eq!(coarse.counters.steps, fine.counters.steps);
    }
}

#[test]
fn nothing_to_do_costs_nothing() {
    for integrator in both() {
        let (outcome, record) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (3.0, 3.0), &every(0.1));
        assert_eq!((outcome.stop, outcome.t, outcome.y), (StopReason::End, 3.0, vec![1.0, 0.0]));
        assert_eq!(record.samples.len(), 1);
        assert_eq!(outcome.counters.evaluations, 0);
    }
}

#[test]
fn a_span_of_a_few_bits_is_one_step() {
    let until = 1.0 + 3.0 * f64::EPSILON;
    let (outcome, _) = run(&Dop853, &mut oscillator(), &[1.0, 0.0], (1.0, until), &Options::default());
    assert_eq!((outcome.stop, outcome.t, outcome.counters.steps), (StopReason::End, until, 1));
}

#[test]
fn a_system_without_components_runs() {
    for integrator in both() {
        let (outcome, record) = run(integrator.as_ref(), &mut ode(0, |_, _, _| {}), &[], (0.0, 1.0), &every(0.25));
        assert_eq!((outcome.stop, record.samples.len()), (StopReason::End, 5));
    }
}

#[test]
fn components_that_rest_at_zero_need_no_absolute_tolerance() {
    for integrator in both() {
        let options = Options { relative: 1e-8, absolute: 0.0, ..Options::default() };
        let mut system = ode(2, |_, y, dy| dy.copy_from_slice(&[-y[0], y[1]]));
        let (outcome, _) = run(integrator.as_ref(), &mut system, &[1.0, 0.0], (0.0, 1.0), &options);
        assert_eq!((outcome.stop, outcome.y[1]), (StopReason::End, 0.0));
        assert!((outcome.y[0] - (-1.0_f64).exp()).abs() < 1e-7);
    }
}

#[test]
fn max_step_and_first_step_are_kept() {
    for integrator in both() {
        let options = Options { max_step: Some(0.15), first_step: Some(0.01), ..Options::with_tolerance(1e-4) };
        let (_, record) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (0.0, 3.0), &options);
        assert_eq!(record.steps[0], (0.0, 0.01));
        let longest = record.steps.iter().map(|(start, end)| end - start).fold(0.0, f64::max);
        assert!(longest < 0.15 * (1.0 + 1e-14), "{longest}");
    }
}

/// A quadrature beside an oscillator; rough, so that it would cost steps if its error counted.
struct WithQuadrature {
    controlled: bool,
}

impl System for WithQuadrature {
    fn dimension(&self) -> usize {
        3
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy.copy_from_slice(&[y[1], -y[0], 100.0 * (40.0 * t).sin()]);
        Ok(())
    }

    fn error_controlled(&self, component: usize) -> bool {
        self.controlled || component < 2
    }
}

#[test]
fn components_without_error_control_cost_no_steps() {
    for integrator in both() {
        let options = Options::with_tolerance(1e-8);
        let count = |system: &mut dyn System, y0: &[f64]| {
            run(integrator.as_ref(), system, y0, (0.0, 10.0), &options).0.counters.steps
        };
        let alone = count(&mut oscillator(), &[1.0, 0.0]);
        assert_eq!(count(&mut WithQuadrature { controlled: false }, &[1.0, 0.0, 0.0]), alone);
        assert!(count(&mut WithQuadrature { controlled: true }, &[1.0, 0.0, 0.0]) > 2 * alone);
    }
}

/// y = cos t with something fast beside it, damped or swinging: explicit steps are as long as they are stable, and samples inside them as exact as their ends.
/// Where the dense output was taken there, samples were off by hundreds of tolerances.
#[test]
fn samples_inside_steps_that_stability_bounds_are_exact() {
    for (damping, pulse) in [(2000.0, 0.0), (80.0, 1000.0), (400.0, 2000.0)] {
        // z = (u, v): z' = −δ z ± ω z⊥ about (cos t, 0), so that z = (cos t, 0) stays.
        let rate = move |t: f64, z: &[f64], dz: &mut [f64]| {
            let (u, v) = (z[0] - t.cos(), z[1]);
            dz[0] = -t.sin() - damping * u + pulse * v;
            dz[1] = -pulse * u - damping * v;
        };
        for integrator in both() {
            for tolerance in [1e-4, 1e-6, 1e-8] {
                let options = Options { every: Some(0.000_37), ..Options::with_tolerance(tolerance) };
                let (_, record) = run(integrator.as_ref(), &mut ode(2, rate), &[1.0, 0.0], (0.0, 0.5), &options);
                let worst = record.samples.iter().map(|(t, z)| distance(z, &[t.cos(), 0.0])).fold(0.0, f64::max);
                assert!(worst < 10.0 * tolerance, "{} at {tolerance}, {damping}, {pulse}: {worst}", integrator.name());
            }
        }
    }
}
