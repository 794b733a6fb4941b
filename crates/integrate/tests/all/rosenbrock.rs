//! Rosenbrock methods: order, stiff reference problems, systems of index 1, bounded work.

use crate::common::implicit::*;
use crate::common::*;
use dalembert_integrate::{
    InputError, Integrator, IntegratorName, Options, Outcome, Realtime, Rodas, Stepper, StopReason,
};

fn solve(integrator: &dyn Integrator, system: &mut Dae, start: &[f64], until: f64, options: &Options) -> Outcome {
    let (outcome, _) = run(integrator, system, start, (0.0, until), options);
    assert_eq!(outcome.stop, StopReason::End);
    outcome
}

fn by_step(h: f64) -> Options {
    Options { step: Some(h), ..Options::default() }
}

/// x' = −5(x − cos t) − sin t with the logistic equation, whose solutions are known; the rate depends on time.
fn driven() -> Dae {
    Dae::ode(2, |t, y| vec![c(-5.0) * (y[0] - c(t.cos())) - c(t.sin()), y[1] * (c(1.0) - y[1])])
}

fn driven_exact(t: f64) -> [f64; 2] {
    [t.cos(), 1.0 / (1.0 + 4.0 * (-t).exp())]
}

#[test]
fn orders_of_convergence_at_ends_and_between() {
    for (integrator, order, steps) in [(&Rodas as &dyn Integrator, 4.0, 20.0), (&Realtime, 2.0, 40.0)] {
        let errors = |steps: f64| {
            let start = [0.5, 0.2];
            let exact = |t: f64| [t.cos() - 0.5 * (-5.0 * t).exp(), driven_exact(t)[1]];
            let options = Options { every: Some(0.37), ..by_step(2.0 / steps) };
            let (outcome, record) = run(integrator, &mut driven(), &start, (0.0, 2.0), &options);
            let between = record.samples.iter().map(|(t, y)| distance(y, &exact(*t))).fold(0.0, f64::max);
            (distance(&outcome.y, &exact(2.0)), between)
        };
        let (coarse, fine) = (errors(steps), errors(4.0 * steps));
        let (end, between) = ((coarse.0 / fine.0).log2() / 2.0, (coarse.1 / fine.1).log2() / 2.0);
        assert!((end - order).abs() < 0.5, "{}: {end}", integrator.name());
        assert!(between > order - 1.3, "{}: {between}", integrator.name());
    }
}

/// What makes it, start, end, the time of that, the scale below which components count less.
type Problem = (fn() -> Dae, &'static [f64], &'static [f64], f64, f64);

/// Published ends, with the options of Radau's test.
#[test]
fn stiff_reference_problems_at_moderate_tolerances() {
    let problems: [Problem; 4] = [
        (van_der_pol, &VAN_DER_POL_START, &VAN_DER_POL_END, 2.0, 1.0),
        (robertson, &[1.0, 0.0, 0.0], &ROBERTSON_END, 1e11, 1e-6),
        (hires, &HIRES_START, &HIRES_END, 321.8122, 1e-4),
        (transistor_amplifier, &TRANSISTOR_START, &TRANSISTOR_END, 0.2, 1.0),
    ];
    for (make, start, end, until, scale) in problems {
        let error = |tolerance: f64| {
            let options =
                Options { relative: 0.1 * tolerance, absolute: 0.1 * tolerance * scale, ..Options::default() };
            let y = solve(&Rodas, &mut make(), start, until, &options).y;
            y.iter().zip(end).map(|(y, end)| (y - end).abs() / end.abs().max(scale)).fold(0.0, f64::max)
        };
        let errors = [1e-3, 1e-5].map(|tolerance| {
            let error = error(tolerance);
            assert!(error <= 10.0 * tolerance, "{}: {error:e} at {tolerance:e}", make().n);
            error
        });
        assert!(errors[1] < errors[0], "{errors:?}");
    }
}

/// A fast part that has died out bounds no step: x' = −10⁶(x − cos t).
#[test]
fn steps_of_one_length_are_stable_and_cost_the_same() {
    let mut system = Dae::ode(1, |t, y| vec![c(-1e6) * (y[0] - c(t.cos()))]);
    let (outcome, record) = run(&Realtime, &mut system, &[1.0], (0.0, 10.0), &by_step(0.01));
    let c = outcome.counters;
    assert_eq!((c.steps, c.rejected, c.jacobians, c.factorizations, c.projections), (1000, 0, 1000, 1000, 1000));
    // Two stages, two looks ahead in time, the end of each, and the start.
    assert_eq!(c.evaluations, 1 + 4 * 1000);
    let worst = record.samples.iter().map(|(t, y)| (y[0] - t.cos()).abs()).fold(0.0, f64::max);
    assert!(worst < 1e-4, "{worst:e}");
}

#[test]
fn a_run_that_is_resumed_goes_on_to_the_same_bits() {
    for name in [IntegratorName::Rodas, IntegratorName::Realtime] {
        let step = (name == IntegratorName::Realtime).then_some(0.05);
        let options = Options { step, ..Options::with_tolerance(1e-5) };
        let fresh = |system: &mut Dae| Stepper::new(name, system, (0.0, &HIRES_START), 10.0, &options).expect("sense");
        let mut system = hires();
        let mut whole = fresh(&mut system);
        whole.set_out(&mut system).expect("a rate at the start");
        for _ in 0..10 {
            let bytes = whole.to_bytes(&mut system).expect("between steps");
            let mut resumed = fresh(&mut system);
            assert!(resumed.take_bytes(&mut system, &bytes));
            for stepper in [&mut resumed, &mut whole] {
                stepper.advance(&mut system, Some).expect("a step");
                stepper.commit(&mut system);
            }
            assert_eq!(resumed.to_bytes(&mut system), whole.to_bytes(&mut system));
        }
    }
}

#[test]
fn what_is_missing_is_refused() {
    let refused = Rodas.run(&mut oscillator(), 0.0, &[1.0, 0.0], 1.0, &Options::default(), &mut Record::default());
    assert_eq!(refused, Err(InputError::NoDerivatives { method: IntegratorName::Rodas }));
    let refused = Realtime.run(&mut hires(), 0.0, &HIRES_START, 1.0, &Options::default(), &mut Record::default());
    assert_eq!(refused, Err(InputError::NoLength { method: IntegratorName::Realtime }));
}
