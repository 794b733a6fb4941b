//! Radau on stiff and differential-algebraic reference problems, with the same options for all.

use crate::common::implicit::*;
use crate::common::*;
use dalembert_integrate::{
    Auto, Bdf, Dop853, Failure, ImplicitSystem, InputError, Integrator, IntegratorName, Options, Outcome, Projection,
    Radau, Rodas, Stepper, StopReason, System,
};

/// As `simulate` asks for a tolerance of a whole run: a tenth in each step.
fn options(tolerance: f64, absolute: f64) -> Options {
    let relative = 0.1 * tolerance;
    Options { relative, absolute: absolute * relative, ..Options::default() }
}

fn solve(integrator: &dyn Integrator, system: &mut Dae, start: &[f64], until: f64, options: &Options) -> Outcome {
    let (outcome, _) = run(integrator, system, start, (0.0, until), options);
    assert_eq!(outcome.stop, StopReason::End);
    outcome
}

/// A problem with its start, its end, the time of that and the scale below which components count less: for Robertson's reaction that
/// of its published absolute tolerances, for HIRES its smallest component.
struct Problem {
    make: fn() -> Dae,
    start: &'static [f64],
    end: &'static [f64],
    until: f64,
    scale: f64,
}

const PROBLEMS: [Problem; 4] = [
    Problem { make: van_der_pol, start: &VAN_DER_POL_START, end: &VAN_DER_POL_END, until: 2.0, scale: 1.0 },
    Problem { make: robertson, start: &[1.0, 0.0, 0.0], end: &ROBERTSON_END, until: 1e11, scale: 1e-6 },
    Problem { make: hires, start: &HIRES_START, end: &HIRES_END, until: 321.8122, scale: 1e-4 },
    Problem { make: transistor_amplifier, start: &TRANSISTOR_START, end: &TRANSISTOR_END, until: 0.2, scale: 1.0 },
];

impl Problem {
    /// The largest error over the size of its component.
    fn error(&self, y: &[f64]) -> f64 {
        let relative = |(y, end): (&f64, &f64)| (y - end).abs() / end.abs().max(self.scale);
        y.iter().zip(self.end).map(relative).fold(0.0, f64::max)
    }
}

#[test]
fn reference_problems_are_met_to_their_tolerance_and_errors_fall_with_it() {
    for problem in &PROBLEMS {
        let error = |tolerance: f64| {
            let options = options(tolerance, problem.scale);
            let outcome = solve(&Radau, &mut (problem.make)(), problem.start, problem.until, &options);
            problem.error(&outcome.y)
        };
        let errors = [1e-4, 1e-7, 1e-10].map(|tolerance| {
            let error = error(tolerance);
            assert!(error <= 10.0 * tolerance, "{}: {error:e} at {tolerance:e}", (problem.make)().n);
            error
        });
        assert!(errors[1] < 0.1 * errors[0] && errors[2] < 0.1 * errors[1], "{errors:?}");
    }
}

/// Between the ends of steps, too: x' = −L(x − cos t) on its slow solution, with an oscillator that makes cos t.
#[test]
fn samples_meet_the_tolerance() {
    const L: f64 = 1e4;
    let exact = |t: f64| [L * (L * t.cos() + t.sin()) / (L * L + 1.0), t.cos(), -t.sin()];
    for tolerance in [1e-4, 1e-7, 1e-10] {
        let mut system = Dae::ode(3, |_, y| vec![c(-L) * (y[0] - y[1]), y[2], -y[1]]);
        let options = Options { every: Some(0.03), ..options(tolerance, 1.0) };
        let (_, record) = run(&Radau, &mut system, &exact(0.0), (0.0, 20.0), &options);
        let error = record.samples.iter().map(|(t, y)| distance(y, &exact(*t))).fold(0.0, f64::max);
        assert!(error <= 10.0 * tolerance, "{error:e} for {tolerance:e}");
    }
}

/// A fast component that follows x³ closely is exact wherever the run ends: the last step, cut off, is as good as others. (It was accepted on the contraction
/// of the step before, and off by hundreds of tolerances.)
#[test]
fn ends_anywhere_meet_the_tolerance() {
    const L: f64 = 2e4;
    let f = |_: f64, y: &[D]| vec![y[1], -y[0], c(-L) * (y[2] - y[0] * y[0] * y[0])];
    let exact = |t: f64| {
        let (s, k) = t.sin_cos();
        [s, k, s.powi(3) - 3.0 * s * s * k / L + (6.0 * s * k * k - 3.0 * s.powi(3)) / (L * L)]
    };
    for tolerance in [1e-4, 1e-6, 1e-8] {
        for end in 0..60 {
            let until = 0.7 + 0.037 * f64::from(end);
            let y = solve(&Radau, &mut Dae::ode(3, f), &exact(0.1), until, &options(tolerance, 1.0)).y;
            let error = distance(&y, &exact(until + 0.1));
            assert!(error <= 10.0 * tolerance, "{error:e} for {tolerance:e} at {until}");
        }
    }
}

/// (steps, rejected, Jacobians) at a local tolerance of 1e-4 and 1e-7: lost efficiency fails here.
#[test]
fn work_on_the_reference_problems() {
    let work = |problem: &Problem| {
        [1e-4, 1e-7].map(|tolerance| {
            let options = options(10.0 * tolerance, problem.scale);
            let c = solve(&Radau, &mut (problem.make)(), problem.start, problem.until, &options).counters;
            (c.steps, c.rejected, c.jacobians)
        })
    };
    let most = [
        [(225, 45, 180), (400, 20, 340)],
        [(150, 5, 145), (180, 8, 165)],
        [(62, 12, 48), (95, 9, 78)],
        [(610, 140, 610), (2150, 215, 2150)],
    ];
    for (problem, most) in PROBLEMS.iter().zip(most) {
        for (work, most) in work(problem).into_iter().zip(most) {
            assert!(work.0 <= most.0 && work.1 <= most.1 && work.2 <= most.2, "{}: {work:?}", (problem.make)().n);
        }
    }
}

/// As it is written, with multipliers: positions are known best, and all errors fall.
#[test]
fn the_car_axis_of_index_3() {
    let errors = [1e-6, 1e-8, 1e-10].map(|tolerance| {
        let y = solve(&Radau, &mut car_axis(), &CAR_AXIS_START, 3.0, &Options::with_tolerance(tolerance)).y;
        (distance(&y[..4], &CAR_AXIS_END[..4]), distance(&y[..8], &CAR_AXIS_END))
    });
    assert!(errors[0].0 < 1e-4 && errors[2].0 < 1e-7 && errors[2].1 < 1e-5, "{errors:?}");
    assert!(errors[1].0 < 0.3 * errors[0].0 && errors[2].0 < 0.3 * errors[1].0, "{errors:?}");
    assert!(errors[1].1 < 0.3 * errors[0].1 && errors[2].1 < 0.3 * errors[1].1, "{errors:?}");
}

/// M(y) y' = M(y) g(y) has the solutions of y' = g(y).
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
    for tolerance in [1e-5, 1e-9] {
        let outcome = solve(&Radau, &mut varying, &[1.0, 0.0], 10.0, &Options::with_tolerance(tolerance));
        let error = distance(&outcome.y, &[10.0_f64.cos(), -(10.0_f64.sin())]);
        assert!(error < 30.0 * tolerance, "{error:e} at {tolerance:e}: {:?}", outcome.counters);
    }
}

/// The same motion in other units of time and of the state takes the same steps.
#[test]
fn units_do_not_matter() {
    let steps = |f: fn(f64, &[D]) -> Vec<D>, start: [f64; 2], until: f64| {
        let options = Options { relative: 1e-6, absolute: 0.0, ..Options::default() };
        let c = solve(&Radau, &mut Dae::ode(2, f), &start, until, &options).counters;
        (c.steps, c.evaluations)
    };
    let seconds = steps(|_, y| vec![y[1], (c(1.0) - y[0] * y[0]) * y[1] * c(1e3) - y[0] * c(1e3)], [2.0, -0.66], 2.0);
    // t in units of 2⁻²⁰ s, y₀ in units of 2⁻³⁰.
    let others = steps(
        |_, y| {
            let (length, time) = (c(1.0 / 1_073_741_824.0), c(1.0 / 1_048_576.0));
            let (x, v) = (y[0] * length, y[1] * length / time);
            vec![y[1], ((c(1.0) - x * x) * v * c(1e3) - x * c(1e3)) * time * time / length]
        },
        [2.0 * 1_073_741_824.0, -0.66 * 1024.0],
        2.0 * 1_048_576.0,
    );
    assert_eq!(seconds, others);
}

#[test]
fn auto_changes_where_stability_bounds_steps_and_only_there() {
    let options = options(1e-6, 1.0);
    let automatic = solve(&Auto, &mut van_der_pol(), &VAN_DER_POL_START, 2.0, &options);
    assert!(PROBLEMS[0].error(&automatic.y) < 1e-5);
    assert!(automatic.counters.steps < 3000, "{:?}", automatic.counters);
    assert_eq!(automatic.choices[0].method, IntegratorName::Radau);
    assert!(automatic.choices[0].t < 1e-3);
    let smooth = || Dae::ode(2, |_, y| vec![y[1], -y[0]]);
    let both = [&Auto as &dyn Integrator, &Dop853].map(|i| solve(i, &mut smooth(), &[1.0, 0.0], 50.0, &options));
    assert!(both[0].choices.is_empty());
    assert_eq!(both[0].counters, both[1].counters);
    // A fast part that dies out, then one that grows up again: there and back.
    let mut turning = Dae::ode(2, |t, y| {
        let fast = if t < 4.0 { 1e5 } else { 0.5 };
        vec![c(-fast) * (y[0] - y[1]), c(t.cos())]
    });
    let there_and_back = solve(&Auto, &mut turning, &[0.0, 0.0], 40.0, &options);
    let methods: Vec<_> = there_and_back.choices.iter().map(|choice| choice.method).collect();
    // Where implicit steps fail at the jump, explicit ones lead up to it.
    let pairs = methods.len() / 2;
    assert_eq!(methods, [IntegratorName::Radau, IntegratorName::Dop853].repeat(pairs), "{:?}", there_and_back.choices);
    assert!(pairs == 1 || pairs == 2, "{:?}", there_and_back.choices);
    let calm = there_and_back.choices[methods.len() - 1].t;
    assert!(calm > 4.0 && calm < 20.0, "{:?}", there_and_back.choices);
}

type Rates = fn(f64, &[D]) -> Vec<D>;

/// Kaps's problem, whose solution e⁻²ᵗ, e⁻ᵗ does not know how stiff it is: the tighter the tolerance, the farther below the border of stability errors of the stiff component keep explicit
/// steps. Implicit ones follow the motion.
#[test]
fn auto_leaves_explicit_steps_at_all_tolerances_where_errors_are_not_of_the_motion() {
    let problems: [Rates; 2] = [
        |_, y| vec![c(-1002.0) * y[0] + c(1000.0) * y[1] * y[1], y[0] - y[1] * (c(1.0) + y[1])],
        |_, y| vec![c(-10002.0) * y[0] + c(10000.0) * y[1] * y[1], y[0] - y[1] * (c(1.0) + y[1])],
    ];
    for problem in problems {
        for tolerance in [1e-4, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11] {
            let options = options(tolerance, 1e-3);
            let [auto, explicit] = [&Auto as &dyn Integrator, &Dop853].map(|integrator| {
                let outcome = solve(integrator, &mut Dae::ode(2, problem), &[1.0, 1.0], 2.0, &options);
                let errors = [outcome.y[0] - (-4.0_f64).exp(), outcome.y[1] - (-2.0_f64).exp()];
                assert!(errors.iter().all(|e| e.abs() <= tolerance), "{errors:?} at {tolerance:e}");
                outcome
            });
            assert_eq!(auto.choices.len(), 1, "{:?} at {tolerance:e}", auto.choices);
            assert!(auto.choices[0].t < 1.0, "{:?} at {tolerance:e}", auto.choices);
            let (few, many) = (auto.counters.evaluations, explicit.counters.evaluations);
            assert!(3 * few < many, "{few} against {many} at {tolerance:e}");
        }
    }
}

/// Where errors are those of the motion no polynomial passes over several steps, however tight the tolerance: the steps are those of the explicit method, to the bit.
#[test]
fn auto_changes_nothing_where_errors_are_of_the_motion() {
    let orbit = |_: f64, y: &[D]| {
        let square = y[0] * y[0] + y[1] * y[1];
        // r³ by Newton's iteration from a number near it.
        let mut r = c(square.0.sqrt());
        r = c(0.5) * (r + square / r);
        let cube = r * square;
        vec![y[2], y[3], -(y[0] / cube), -(y[1] / cube)]
    };
    let prey = |_: f64, y: &[D]| vec![y[0] * (c(1.0) - y[1]), y[1] * (y[0] - c(1.0))];
    let two = |_: f64, y: &[D]| vec![y[1], -y[0], y[3], c(-1e4) * (y[2] - y[0])];
    let problems = [
        (Dae::ode(4, orbit), vec![0.5, 0.0, 0.0, 3.0_f64.sqrt()], 20.0),
        (Dae::ode(2, prey), vec![1.0, 2.0], 30.0),
        (Dae::ode(4, two), vec![1.0, 0.0, 1.1, 0.0], 5.0),
    ];
    for (mut system, start, until) in problems {
        for tolerance in [1e-3, 1e-6, 1e-9, 1e-12] {
            let options = options(tolerance, 1e-3);
            let [auto, explicit] =
                [&Auto as &dyn Integrator, &Dop853].map(|i| solve(i, &mut system, &start, until, &options));
            assert!(auto.choices.is_empty(), "{:?} at {tolerance:e}", auto.choices);
            assert_eq!((auto.counters, auto.y), (explicit.counters, explicit.y), "{tolerance:e}");
        }
    }
}

/// A system without derivatives, then with wrong ones.
struct Sick {
    derivatives: bool,
    fails: bool,
}

impl System for Sick {
    fn dimension(&self) -> usize {
        1
    }
    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy[0] = -1e4 * (y[0] - 1.0);
        Ok(())
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        self.derivatives.then_some(self)
    }
}

impl ImplicitSystem for Sick {
    fn jacobian(&mut self, _t: f64, _y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        out[0] = 3e4;
        if self.fails { Err(Failure::new("the rope is slack")) } else { Ok(()) }
    }
}

#[test]
fn derivatives_that_are_missing_wrong_or_fail() {
    let options = Options::with_tolerance(1e-6);
    let refused =
        Radau.run(&mut Sick { derivatives: false, fails: false }, 0.0, &[0.0], 1.0, &options, &mut Record::default());
    assert_eq!(refused, Err(InputError::NoDerivatives { method: IntegratorName::Radau }));
    // Wrong ones cost steps, not digits.
    let (wrong, _) = run(&Radau, &mut Sick { derivatives: true, fails: false }, &[0.0], (0.0, 1e-3), &options);
    assert_eq!(wrong.stop, StopReason::End);
    assert!((wrong.y[0] - (1.0 - (-10.0_f64).exp())).abs() < 1e-4, "{:?}", wrong.y);
    let (failing, _) = run(&Radau, &mut Sick { derivatives: true, fails: true }, &[0.0], (0.0, 1.0), &options);
    assert!(failing.stop.to_string().contains("the rope is slack"), "{}", failing.stop);
    // The automatic choice goes back to what works.
    let (automatic, _) = run(&Auto, &mut Sick { derivatives: true, fails: true }, &[0.0], (0.0, 0.1), &options);
    assert_eq!(automatic.stop, StopReason::End);
    assert!(automatic.choices.is_empty());
}

/// y' = −10⁴ (1 + y²)(y − cos t), which loses its derivatives at t = 5.
struct Fading;

impl System for Fading {
    fn dimension(&self) -> usize {
        1
    }
    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy[0] = -1e4 * (1.0 + y[0] * y[0]) * (y[0] - t.cos());
        Ok(())
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Fading {
    fn jacobian(&mut self, t: f64, y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        out[0] = -1e4 * (1.0 + y[0] * y[0] + 2.0 * y[0] * (y[0] - t.cos()));
        if t > 5.0 { Err(Failure::new("the rope is slack")) } else { Ok(()) }
    }
}

/// What the automatic choice gives up was made all the same, and is told.
#[test]
fn implicit_steps_that_fail_later_are_not_forgotten() {
    let (outcome, _) = run(&Auto, &mut Fading, &[1.0], (0.0, 6.0), &Options::with_tolerance(1e-6));
    assert_eq!(outcome.stop, StopReason::End);
    assert!((outcome.y[0] - 6.0_f64.cos()).abs() < 1e-4, "{:?}", outcome.y);
    let (first, last) = (outcome.choices[0], outcome.choices[outcome.choices.len() - 1]);
    assert_eq!((first.method, last.method), (IntegratorName::Radau, IntegratorName::Dop853), "{:?}", outcome.choices);
    assert!(first.t < 0.5 && (4.0..6.0).contains(&last.t), "{:?}", outcome.choices);
}

#[test]
fn a_system_without_components_runs() {
    let outcome = solve(&Radau, &mut Dae::ode(0, |_, _| Vec::new()), &[], 1.0, &Options::default());
    assert_eq!((outcome.t, outcome.y.len()), (1.0, 0));
}

#[test]
fn a_singularity_stops_the_run_before_it() {
    let mut system = Dae::ode(1, |_, y| vec![y[0] * y[0]]);
    let (outcome, _) = run(&Radau, &mut system, &[1.0], (0.0, 2.0), &Options::with_tolerance(1e-8));
    assert_ne!(outcome.stop, StopReason::End);
    assert!((outcome.t - 1.0).abs() < 1e-5, "{:?} {}", outcome.stop, outcome.t);
    assert!(outcome.counters.evaluations < 20_000);
}

/// A stepper made by hand comes to the same states and samples as a run.
#[test]
fn steps_by_hand_are_those_of_a_run() {
    for name in [IntegratorName::Radau, IntegratorName::Dop853, IntegratorName::Auto] {
        let options = Options { every: Some(0.0625), ..Options::with_tolerance(1e-6) };
        let integrator = name.integrator();
        let (outcome, record) = run(integrator.as_ref(), &mut hires(), &HIRES_START, (0.0, 8.0), &options);
        let mut system = hires();
        let mut stepper = Stepper::new(name, &mut system, (0.0, &HIRES_START), 8.0, &options).expect("it makes sense");
        stepper.set_out(&mut system).expect("a rate at the start");
        let mut samples = vec![(0.0, HIRES_START.to_vec())];
        while stepper.time() < 8.0 {
            let end = stepper.advance(&mut system, Some).expect("a step");
            while samples.len() as f64 * 0.0625 <= end {
                let t = samples.len() as f64 * 0.0625;
                samples.push((t, stepper.sample(&mut system, t).expect("inside").to_vec()));
            }
            stepper.commit(&mut system);
        }
        assert_eq!((stepper.time(), stepper.state()), (outcome.t, outcome.y.as_slice()));
        assert_eq!(samples, record.samples);
    }
}

/// Held at any step, written to bytes and taken up by another stepper: the same bits. Bytes of something else are refused.
#[test]
fn a_run_that_is_resumed_goes_on_to_the_same_bits() {
    for name in [IntegratorName::Radau, IntegratorName::Dop853, IntegratorName::Dopri5, IntegratorName::Auto] {
        let options = Options::with_tolerance(1e-6);
        let fresh = |system: &mut Dae| Stepper::new(name, system, (0.0, &HIRES_START), 40.0, &options).expect("sense");
        let mut system = hires();
        let mut whole = fresh(&mut system);
        whole.set_out(&mut system).expect("a rate at the start");
        for step in 0..60 {
            if whole.time() == 40.0 {
                break;
            }
            let bytes = whole.to_bytes(&mut system).expect("between steps");
            let mut resumed = fresh(&mut system);
            assert!(resumed.take_bytes(&mut system, &bytes), "{name} {step}");
            assert!(!fresh(&mut system).take_bytes(&mut system, &bytes[..bytes.len() - 8]));
            assert!(!fresh(&mut system).take_bytes(&mut system, &[bytes.as_slice(), &[0; 8]].concat()));
            for stepper in [&mut resumed, &mut whole] {
                stepper.advance(&mut system, Some).expect("a step");
                assert_eq!(stepper.to_bytes(&mut hires()), None);
                stepper.commit(&mut system);
            }
            let bits = |stepper: &mut Stepper| stepper.to_bytes(&mut hires());
            assert_eq!(bits(&mut resumed), bits(&mut whole), "{name} {step}");
        }
        assert!(whole.counters().steps > 20);
    }
}

/// Projection after each step: a pendulum stays on its circle, the energy within the tolerance.
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
    let mut pendulum = Pendulum(CartesianPendulum { project: true });
    let (outcome, record) = run(&Radau, &mut pendulum, &[1.0, 0.0, 0.0, 0.0], (0.0, 10.0), &every(0.01));
    assert_eq!(outcome.stop, StopReason::End);
    let off = record.samples.iter().map(|(_, y)| pendulum_residual(y)).fold(0.0, f64::max);
    let energy = record.samples.iter().map(|(_, y)| pendulum_energy(y).abs()).fold(0.0, f64::max);
    assert!(off < 2e-15 && energy < 1e-7, "{off:e} {energy:e}");
}

/// x' = 1, v' = k(x)(x − v), whose k falls from 10^DIGITS to 1 about x = 1, over a length of 1/WIDTH.
fn loses_its_stiffness<const DIGITS: i32, const WIDTH: u32>(_: f64, y: &[D]) -> Vec<D> {
    let k = c(10.0_f64.powi(DIGITS)) / (c(1.0) + (c(f64::from(WIDTH)) * (y[0] - c(1.0))).exp()) + c(1.0);
    vec![c(1.0), k * (y[0] - y[1])]
}

/// x − v at x = 4 is ∫ exp(K(s) − K(4)) ds with K' = k: what is no longer stiff lags behind.
#[test]
fn what_ends_being_stiff_within_a_step_is_followed_from_there() {
    let lag = |digits: i32, width: u32| {
        let (a, w) = (10.0_f64.powi(digits), f64::from(width));
        let at = |s: f64| (s - 4.0 - a / w * ((-w * (s - 1.0)).exp().ln_1p() - (-3.0 * w).exp().ln_1p())).exp();
        let (n, from) = (20_000, 0.9);
        let h = (4.0 - from) / f64::from(n);
        let parts = (0..n).map(|i| from + f64::from(i) * h);
        parts.map(|s| h / 6.0 * (at(s) + 4.0 * at(s + 0.5 * h) + at(s + h))).sum::<f64>()
    };
    let families: [(i32, u32, Rates); 4] = [
        (9, 200, loses_its_stiffness::<9, 200>),
        (6, 200, loses_its_stiffness::<6, 200>),
        (12, 50, loses_its_stiffness::<12, 50>),
        (9, 20, loses_its_stiffness::<9, 20>),
    ];
    for (digits, width, rates) in families {
        let end = 4.0 - lag(digits, width);
        for integrator in [&Radau as &dyn Integrator, &Auto, &Rodas, &Bdf] {
            for tolerance in [1e-4, 1e-6, 1e-8] {
                let mut system = Dae::ode(2, rates);
                let outcome = solve(integrator, &mut system, &[0.0; 2], 4.0, &options(tolerance, 1.0));
                let error = (outcome.y[1] - end).abs() / end;
                let name = integrator.name();
                assert!(
                    error <= 10.0 * tolerance,
                    "{name:?}: {error:e} at {tolerance:e} for 1e{digits} over 1/{width}"
                );
                assert!(outcome.counters.steps < 3000, "{name:?}: {:?}", outcome.counters);
            }
        }
    }
}
