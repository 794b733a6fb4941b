//! Orders of convergence, closed forms, invariants, long runs.

use crate::common::*;
use dalembert_integrate::{Dop853, Dopri5, Integrator, Options, StopReason};

/// Measured order from the errors at steps h and h/8.
fn order(error: impl Fn(f64) -> f64, h: f64) -> f64 {
    (error(h) / error(h / 8.0)).log2() / 3.0
}

fn near(measured: f64, expected: f64) {
    assert!((measured - expected).abs() < 0.6, "order {measured}, expected {expected}");
}

/// The largest error over the steps of a run.
fn largest<const N: usize>(record: &Record, exact: impl Fn(f64) -> [f64; N]) -> f64 {
    let errors = record.samples.iter().map(|(t, y)| distance(y, &exact(*t)));
    errors.fold(0.0, f64::max)
}

#[test]
fn order_of_convergence_on_the_two_body_problem() {
    let error = |integrator: &dyn Integrator, h: f64| {
        let exact = |t| two_body_exact(0.3, t);
        let (_, record) = run(integrator, &mut two_body(), &exact(0.0), (0.0, 8.0), &fixed(h));
        largest(&record, exact)
    };
    near(order(|h| error(&Dopri5, h), 1.0 / 16.0), 5.0);
    near(order(|h| error(&Dop853, h), 1.0 / 4.0), 8.0);
}

#[test]
fn order_of_convergence_with_a_rate_that_depends_on_time() {
    let error = |integrator: &dyn Integrator, h: f64| {
        let mut system = ode(1, |t, y, dy| dy[0] = y[0] * t.cos());
        let (_, record) = run(integrator, &mut system, &[1.0], (0.0, 8.0), &fixed(h));
        largest(&record, |t| [t.sin().exp()])
    };
    near(order(|h| error(&Dopri5, h), 1.0 / 16.0), 5.0);
    near(order(|h| error(&Dop853, h), 1.0), 8.0);
}

#[test]
fn order_of_dense_output_within_one_step() {
    let error = |integrator: &dyn Integrator, h: f64| {
        let start = two_body_exact(0.3, 1.0);
        let options = Options { every: Some(h / 16.0), ..fixed(h) };
        let (outcome, record) = run(integrator, &mut two_body(), &start, (0.0, h), &options);
        assert_eq!((outcome.counters.steps, record.samples.len()), (1, 17));
        let errors = record.samples.iter().map(|(t, y)| distance(y, &two_body_exact(0.3, 1.0 + t)));
        errors.fold(0.0, f64::max)
    };
    // One more than the order of the interpolation, for a single step.
    near(order(|h| error(&Dopri5, h), 0.25), 5.0);
    near(order(|h| error(&Dop853, h), 0.5), 8.0);
}

#[test]
fn arenstorf_orbit_closes() {
    for (integrator, accuracy) in both().iter().zip([1e-5, 1e-6]) {
        let span = (0.0, ARENSTORF_PERIOD);
        let options = Options::with_tolerance(1e-13);
        let (outcome, _) = run(integrator.as_ref(), &mut arenstorf(), &ARENSTORF_START, span, &options);
        assert_eq!(outcome.stop, StopReason::End);
        let error = distance(&outcome.y, &ARENSTORF_START);
        assert!(error < accuracy, "{}: {error:e}", integrator.name());
    }
}

#[test]
fn error_follows_the_tolerance() {
    for integrator in both() {
        for tolerance in [1e-5, 1e-7, 1e-9, 1e-11, 1e-13] {
            let options = Options { every: Some(0.1), ..Options::with_tolerance(tolerance) };
            let start = two_body_exact(0.5, 0.0);
            let (_, record) = run(integrator.as_ref(), &mut two_body(), &start, (0.0, 20.0), &options);
            let errors = record.samples.iter().map(|(t, y)| distance(y, &two_body_exact(0.5, *t)));
            let error = errors.fold(0.0, f64::max);
            assert!(error < 1e4 * tolerance, "{} at {tolerance:e}: {error:e}", integrator.name());
        }
    }
}

#[test]
fn lotka_and_volterra_keep_their_invariant() {
    let invariant = |y: &[f64]| y[0] - y[0].ln() + y[1] - 2.0 * y[1].ln();
    for integrator in both() {
        let mut system = ode(2, |_, y, dy| {
            dy[0] = y[0] * (2.0 - y[1]);
            dy[1] = y[1] * (y[0] - 1.0);
        });
        let options = Options { every: Some(0.05), ..Options::with_tolerance(1e-12) };
        let (_, record) = run(integrator.as_ref(), &mut system, &[3.0, 1.0], (0.0, 100.0), &options);
        let start = invariant(&[3.0, 1.0]);
        for (t, y) in &record.samples {
            assert!((invariant(y) - start).abs() < 1e-9, "{} at {t}", integrator.name());
        }
    }
}

#[test]
fn oscillator_over_many_periods() {
    let until = 2000.0 * std::f64::consts::PI;
    let (outcome, _) = run(&Dop853, &mut oscillator(), &[1.0, 0.0], (0.0, until), &Options::with_tolerance(1e-13));
    assert!(distance(&outcome.y, &[1.0, 0.0]) < 1e-9, "{:?}", outcome.y);
}

#[test]
fn tolerance_at_the_edge_of_rounding() {
    for tolerance in [1e-14, 0.0] {
        let options = Options { relative: tolerance, absolute: 1e-14, ..Options::default() };
        let start = two_body_exact(0.5, 0.0);
        let (outcome, _) = run(&Dop853, &mut two_body(), &start, (0.0, 20.0), &options);
        assert_eq!(outcome.stop, StopReason::End);
        assert!(distance(&outcome.y, &two_body_exact(0.5, 20.0)) < 2e-12);
        assert!(outcome.counters.rejected * 4 < outcome.counters.steps, "{:?}", outcome.counters);
    }
}

#[test]
fn projection_keeps_a_cartesian_pendulum_on_its_circle() {
    for integrator in both() {
        let options = Options { every: Some(0.01), ..Options::with_tolerance(1e-6) };
        let worst = |project: bool| {
            let system = &mut CartesianPendulum { project };
            let (outcome, record) = run(integrator.as_ref(), system, &[1.0, 0.0, 0.0, 0.0], (0.0, 20.0), &options);
            // Few steps are gone through in four parts for their samples.
            let (steps, samples) = (outcome.counters.steps, record.samples.len() as u64 - 2);
            let more = outcome.counters.projections - steps - samples;
            assert!(more <= steps / 5, "{more} of {steps}");
            record.samples.iter().map(|(_, y)| pendulum_residual(y)).fold(0.0, f64::max)
        };
        assert!(worst(true) < 2e-15, "{}: {:e}", integrator.name(), worst(true));
        assert!(worst(false) > 1e-6, "{} drifts without: {:e}", integrator.name(), worst(false));
    }
}

#[test]
fn projection_keeps_the_order_and_the_accuracy() {
    for (integrator, expected, h) in [(&Dopri5 as &dyn Integrator, 5.0, 1.0 / 64.0), (&Dop853, 8.0, 1.0 / 4.0)] {
        let error = |h: f64| {
            let system = &mut CartesianPendulum { project: true };
            let (outcome, _) = run(integrator, system, &[0.6, -0.8, 0.0, 0.0], (0.0, 1.0), &fixed(h));
            pendulum_exact_error(&outcome.y)
        };
        near(order(error, h), expected);
    }
}

/// Against the pendulum in its angle, θ'' = −g sin θ, at the tightest tolerance.
fn pendulum_exact_error(y: &[f64]) -> f64 {
    let start = [0.6_f64.atan2(0.8), 0.0];
    let mut angle = ode(2, |_, y, dy| {
        dy.copy_from_slice(&[y[1], -9.81 * y[0].sin()]);
    });
    let (outcome, _) = run(&Dop853, &mut angle, &start, (0.0, 1.0), &Options::with_tolerance(1e-15));
    let (sin, cos) = outcome.y[0].sin_cos();
    let rate = outcome.y[1];
    distance(y, &[sin, -cos, rate * cos, rate * sin])
}

#[test]
fn dense_output_and_steps_agree_with_projection() {
    // Samples through the dense output against the same times hit by steps.
    let options = |every| Options { every, max_step: Some(0.125), ..Options::with_tolerance(1e-10) };
    let start = [1.0, 0.0, 0.0, 0.0];
    let (_, sampled) =
        run(&Dop853, &mut CartesianPendulum { project: true }, &start, (0.0, 5.0), &options(Some(0.0625)));
    for (t, y) in &sampled.samples[1..] {
        let (outcome, _) = run(&Dop853, &mut CartesianPendulum { project: true }, &start, (0.0, *t), &options(None));
        assert!(distance(&outcome.y, y) < 1e-8, "at {t}");
        assert!((pendulum_energy(y)).abs() < 1e-8, "at {t}: {:e}", pendulum_energy(y));
    }
}
