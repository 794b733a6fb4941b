//! Backward differentiation formulas on the reference problems, and what several steps have to do with each other.

use crate::common::implicit::*;
use crate::common::*;
use dalembert_integrate::{
    Bdf, Dop853, Failure, ImplicitSystem, InputError, Integrator, IntegratorName, Options, Projection, Radau, Rodas,
    Stepper, StopReason, System,
};

fn options(tolerance: f64, scale: f64) -> Options {
    let relative = 0.1 * tolerance;
    Options { relative, absolute: scale * relative, ..Options::default() }
}

type Case = (fn() -> Dae, &'static [f64], &'static [f64], f64, f64);

/// Systems with start, end, time and scale of their components; the last one has a singular M.
const CASES: [Case; 4] = [
    (van_der_pol, &VAN_DER_POL_START, &VAN_DER_POL_END, 2.0, 1.0),
    (robertson, &[1.0, 0.0, 0.0], &ROBERTSON_END, 1e11, 1e-6),
    (hires, &HIRES_START, &HIRES_END, 321.8122, 1e-4),
    (transistor_amplifier, &TRANSISTOR_START, &TRANSISTOR_END, 0.2, 1.0),
];

#[test]
fn reference_problems_are_met_to_their_tolerance_and_errors_fall_with_it() {
    for (make, start, end, until, scale) in CASES {
        let errors = [1e-4, 1e-7].map(|tolerance| {
            let (outcome, _) = run(&Bdf, &mut make(), start, (0.0, until), &options(tolerance, scale));
            assert_eq!(outcome.stop, StopReason::End);
            let relative = |(y, end): (&f64, &f64)| (y - end).abs() / end.abs().max(scale);
            let error = outcome.y.iter().zip(end).map(relative).fold(0.0, f64::max);
            assert!(error <= 10.0 * tolerance, "{}: {error:e} at {tolerance:e}, {:?}", make().n, outcome.counters);
            error
        });
        assert!(errors[1] < 0.1 * errors[0], "{errors:?}");
    }
}

/// With its constraints as they are the car axis is of index 3, which steps of whatever length do not solve to a tolerance: that is said by name.
#[test]
fn a_higher_index_is_refused_by_name() {
    for (integrator, method) in [(&Bdf as &dyn Integrator, IntegratorName::Bdf), (&Rodas, IntegratorName::Rodas)] {
        let options = Options::with_tolerance(1e-6);
        let refused = integrator.run(&mut car_axis(), 0.0, &CAR_AXIS_START, 3.0, &options, &mut Record::default());
        let refused = refused.expect_err("refused");
        assert_eq!(refused, InputError::Index { method, component: 4, index: 2 });
        let wanted = format!("`{method}` is for M y' = f of index 1, and component 4 is of index 2: take `radau`");
        assert!(refused.to_string().contains(&wanted), "{refused}");
    }
}

/// One Jacobian for many steps, one factorization for several: what the method is for.
#[test]
fn factors_serve_many_steps() {
    let (make, start, _, until, scale) = CASES[2];
    let (outcome, _) = run(&Bdf, &mut make(), start, (0.0, until), &options(1e-6, scale));
    let c = outcome.counters;
    assert!(c.jacobians * 5 < c.steps && c.factorizations * 2 < c.steps, "{c:?}");
    assert!(c.evaluations < 5 * c.steps, "{c:?}");
}

/// Makes a system.
type Made<'a> = &'a dyn Fn() -> Dae;

/// Errors of a run are the same share of any tolerance where those of all its steps add up, over 4 periods of a hard spring and 32 of a linear one: as the tolerance itself. Where the error of the formula of order 5
/// itself decides on steps they are as tol^(5/6), ten times the share six decades further down; the law stands between the two.
#[test]
fn errors_of_a_run_are_in_proportion_to_the_tolerance() {
    let hard = || Dae::ode(2, |_, y| vec![y[1], -y[0] - y[0] * y[0] * y[0]]);
    let linear = || Dae::ode(2, |_, y| vec![y[1], -y[0]]);
    let start = [1.0, 0.0];
    let tight = run(&Dop853, &mut hard(), &start, (0.0, 20.0), &Options::with_tolerance(1e-13)).0.y;
    let cases: [(Made<'_>, f64, Vec<f64>); 2] =
        [(&hard, 20.0, tight), (&linear, 200.0, vec![200.0_f64.cos(), -(200.0_f64.sin())])];
    for (make, until, exact) in cases {
        let shares = [1e-4, 1e-10].map(|tolerance| {
            let (outcome, _) = run(&Bdf, &mut make(), &start, (0.0, until), &options(tolerance, 1.0));
            assert_eq!(outcome.stop, StopReason::End);
            distance(&outcome.y, &exact) / tolerance
        });
        assert!(shares.iter().all(|share| *share <= 10.0), "{until}: {shares:?}");
        assert!(shares[1] <= 10.0_f64.sqrt() * shares[0], "{until}: {shares:?}");
    }
}

/// On a smooth motion the order rises: halving the tolerance by 2⁵ costs about twice as many steps, where order 1 would cost 2^(5/2).
#[test]
fn the_order_rises() {
    let steps = |tolerance: f64| {
        let mut system = Dae::ode(3, |_, y| vec![c(-1e4) * (y[0] - y[1]), y[2], -y[1]]);
        let (outcome, _) = run(&Bdf, &mut system, &[1.0, 1.0, 0.0], (0.0, 50.0), &Options::with_tolerance(tolerance));
        assert_eq!(outcome.stop, StopReason::End);
        outcome.counters.steps as f64
    };
    assert!(steps(1e-10) < 10.0 * steps(1e-6), "{} {}", steps(1e-6), steps(1e-10));
}

/// Samples between the ends of steps, as the ends.
#[test]
fn samples_meet_the_tolerance() {
    const L: f64 = 1e4;
    let exact = |t: f64| [L * (L * t.cos() + t.sin()) / (L * L + 1.0), t.cos(), -t.sin()];
    for tolerance in [1e-4, 1e-7] {
        let mut system = Dae::ode(3, |_, y| vec![c(-L) * (y[0] - y[1]), y[2], -y[1]]);
        let at_samples = Options { every: Some(0.03), ..options(tolerance, 1.0) };
        let (outcome, record) = run(&Bdf, &mut system, &exact(0.0), (0.0, 20.0), &at_samples);
        let at_end = distance(&outcome.y, &exact(20.0));
        let error = record.samples.iter().map(|(t, y)| distance(y, &exact(*t))).fold(0.0, f64::max);
        assert!(error <= 3.0 * at_end.max(tolerance), "{error:e}, {at_end:e} at the end, for {tolerance:e}");
    }
}

/// Held at any step, written to bytes and taken up by another stepper: the same bits.
#[test]
fn a_run_that_is_resumed_goes_on_to_the_same_bits() {
    let options = Options::with_tolerance(1e-6);
    let fresh = |system: &mut Dae| {
        Stepper::new(IntegratorName::Bdf, system, (0.0, &HIRES_START), 40.0, &options).expect("sense")
    };
    let mut system = hires();
    let mut whole = fresh(&mut system);
    whole.set_out(&mut system).expect("a rate at the start");
    for step in 0..200 {
        if whole.time() == 40.0 {
            break;
        }
        let bytes = whole.to_bytes(&mut system).expect("between steps");
        let mut resumed = fresh(&mut system);
        assert!(resumed.take_bytes(&mut system, &bytes), "{step}");
        assert!(!fresh(&mut system).take_bytes(&mut system, &bytes[..bytes.len() - 8]));
        for stepper in [&mut resumed, &mut whole] {
            stepper.advance(&mut system, Some).expect("a step");
            stepper.commit(&mut system);
        }
        let bits = |stepper: &mut Stepper| stepper.to_bytes(&mut hires());
        assert_eq!(bits(&mut resumed), bits(&mut whole), "{step}");
    }
    assert!(whole.counters().steps > 50);
}

/// A mass that varies: M(y) y' = M(y) g(y) has the solutions of y' = g(y).
#[test]
fn a_mass_that_varies_with_the_state_changes_nothing() {
    let mass = |y: &[D]| vec![c(2.0) + y[0] * y[0], y[1], y[0] * c(0.5), c(1.0) + y[1] * y[1]];
    let mut varying = Dae {
        n: 2,
        f: |_, y| {
            let (g0, g1) = (y[1], -y[0]);
            vec![(c(2.0) + y[0] * y[0]) * g0 + y[0] * c(0.5) * g1, y[1] * g0 + (c(1.0) + y[1] * y[1]) * g1]
        },
        mass: Vec::new(),
        index: vec![1; 2],
        varying: Some(mass),
    };
    let mut plain = Dae::ode(2, |_, y| vec![y[1], -y[0]]);
    let exact = [10.0_f64.cos(), -(10.0_f64.sin())];
    for tolerance in [1e-5, 1e-8] {
        let error = |system: &mut Dae| {
            let (outcome, _) = run(&Bdf, system, &[1.0, 0.0], (0.0, 10.0), &Options::with_tolerance(tolerance));
            assert_eq!(outcome.stop, StopReason::End);
            distance(&outcome.y, &exact)
        };
        let errors = (error(&mut varying), error(&mut plain));
        assert!(errors.0 < 10.0 * errors.1.max(tolerance), "{errors:?} at {tolerance:e}");
    }
}

/// Projection moves states; differences follow: a pendulum's circle holds, and its phase is that of Radau.
struct Pendulum(CartesianPendulum);

impl System for Pendulum {
    fn dimension(&self) -> usize {
        4
    }
    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.0.rate(t, y, dy)
    }
    fn project(&mut self, t: f64, y: &mut [f64]) -> Result<Projection, Failure> {
        self.0.project(t, y)
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Pendulum {
    fn jacobian(&mut self, t: f64, y: &[f64], dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        let f = |_: f64, y: &[D]| {
            let lambda = (y[2] * y[2] + y[3] * y[3] - c(9.81) * y[1]) / (y[0] * y[0] + y[1] * y[1]);
            vec![y[2], y[3], -(lambda * y[0]), -c(9.81) - lambda * y[1]]
        };
        Dae::ode(4, f).jacobian(t, y, dy, out)
    }
}

#[test]
fn projection_keeps_a_pendulum_on_its_circle() {
    let start = [1.0, 0.0, 0.0, 0.0];
    let exact = run(&Radau, &mut Pendulum(CartesianPendulum { project: true }), &start, (0.0, 5.0), &every(0.01)).0.y;
    let errors = [1e-5, 1e-8].map(|tolerance| {
        let options = Options { every: Some(0.01), ..Options::with_tolerance(tolerance) };
        let (outcome, record) =
            run(&Bdf, &mut Pendulum(CartesianPendulum { project: true }), &start, (0.0, 5.0), &options);
        assert_eq!(outcome.stop, StopReason::End);
        let off = record.samples.iter().map(|(_, y)| pendulum_residual(y)).fold(0.0, f64::max);
        assert!(off < 2e-15, "{off:e}");
        distance(&outcome.y, &exact)
    });
    assert!(errors[0] < 1e-2 && errors[1] < 0.01 * errors[0], "{errors:?}");
}

/// A force that jumps: no history leads over it.
#[test]
fn jumps_are_passed() {
    let mut system = Dae::ode(1, |t, _| vec![c(if t < 1.0 { 1.0 } else { -2.0 })]);
    let (outcome, _) = run(&Bdf, &mut system, &[0.0], (0.0, 2.0), &Options::with_tolerance(1e-6));
    assert_eq!(outcome.stop, StopReason::End);
    assert!((outcome.y[0] + 1.0).abs() < 1e-5, "{:?} {:?}", outcome.y, outcome.counters);
    assert!(outcome.counters.steps + outcome.counters.rejected < 400, "{:?}", outcome.counters);
}
