//! RATTLE and its compositions: order, energy over long times, momenta, constraints, samples, bytes.

use crate::common::implicit::{D, c};
use crate::common::mechanical::*;
use crate::common::points::*;
use crate::common::*;
use dalembert_integrate::{
    Control, Dop853, InputError, Integrator, IntegratorName, Observer, Options, Outcome, Rattle, Rattle4, Rattle6,
    Rattle8, Stepper, StopReason, System,
};

fn all() -> [(Box<dyn Integrator>, f64); 4] {
    [(Box::new(Rattle), 2.0), (Box::new(Rattle4), 4.0), (Box::new(Rattle6), 6.0), (Box::new(Rattle8), 8.0)]
}

pub fn by_step(h: f64) -> Options {
    Options { step: Some(h), ..Options::default() }
}

pub fn solve(
    integrator: &dyn Integrator,
    system: &mut dyn System,
    start: &[f64],
    until: f64,
    options: &Options,
) -> Outcome {
    let (outcome, _) = run(integrator, system, start, (0.0, until), options);
    assert_eq!(outcome.stop, StopReason::End);
    outcome
}

/// Systems with M(q), with rods, on a group, with both, driven and damped, rolling; each with a start.
pub fn systems() -> Vec<(&'static str, Mechanical, Vec<f64>)> {
    let driven = |t: f64, _: &[f64], v: &[f64]| vec![t.cos() - 0.1 * v[0], -0.2 * v[1]];
    let rods = vec![0.8, -0.6, 1.4, -1.4, 0.0, 0.0, 0.0, 0.0];
    vec![
        ("angles", double_pendulum(), vec![0.9, 0.4, 0.0, 0.5]),
        ("rods", double_pendulum_by_rods(), rods),
        ("top", heavy_top(), TOP_START.to_vec()),
        ("bead", body_with_bead(), vec![1.0, 0.0, 0.0, 0.0, 1.2, 0.4, 1.0, 0.5, 0.0]),
        ("driven", double_pendulum().driven(driven), vec![0.9, 0.4, 0.0, 0.5]),
        ("knife", knife_edge(), vec![0.0, 0.0, 0.3, 0.3_f64.cos(), 0.3_f64.sin(), 0.7]),
    ]
}

/// A blade on a slope that does not slip sideways.
fn knife_edge() -> Mechanical {
    let mass = |_: &[D]| (0..9).map(|k| if k % 4 == 0 { c(1.0) } else { c(0.0) }).collect();
    let rolls = |q: &[D]| {
        let (cos, sin) = turn(q[2]);
        vec![sin, -cos, c(0.0)]
    };
    Mechanical::new(3, false, mass, |q| c(-2.0) * q[0]).constant().with_rolls(rolls, 1)
}

/// Measured against the nominal order with steps at which the highest term rules, and errors above those of the reference.
#[test]
fn orders_of_convergence() {
    for (name, system, start) in systems() {
        let exact = solve(&Dop853, &mut system.clone(), &start, 1.0, &Options::with_tolerance(1e-13)).y;
        for ((integrator, order), steps) in all().into_iter().zip([100.0, 40.0, 20.0, 20.0]) {
            let error = |steps: f64| {
                let options = by_step(1.0 / steps);
                distance(&solve(integrator.as_ref(), &mut system.clone(), &start, 1.0, &options).y, &exact)
            };
            let (coarse, fine) = (error(steps), error(1.5 * steps));
            let measured = (coarse / fine).ln() / 1.5_f64.ln();
            // References of constrained systems have rows differentiated by differences.
            if fine > 1e-8 {
                assert!((measured - order).abs() < 0.8, "{name}: {measured} for {order}, {coarse:e} {fine:e}");
            } else {
                assert!(fine < 2e-9 || fine < coarse, "{name}: {coarse:e} {fine:e}");
            }
        }
    }
}

/// Energy errors over a run: the largest, and means over its first and last tenths.
struct Watch<E> {
    energy: E,
    errors: Vec<f64>,
}

impl<E: Fn(&[f64]) -> f64> Observer for Watch<E> {
    fn sample(&mut self, _t: f64, y: &[f64]) -> Control {
        self.errors.push((self.energy)(y));
        Control::Continue
    }
}

/// Runs for a long time; the largest energy error relative to `size`, its drift from the first to the last tenth of the run relative to that, and the end.
fn long(
    integrator: &dyn Integrator,
    system: &mut dyn System,
    start: &[f64],
    (until, h): (f64, f64),
    (energy, size): (impl Fn(&[f64]) -> f64, f64),
) -> (f64, f64, Vec<f64>) {
    let mut watch = Watch { energy, errors: Vec::new() };
    let options = Options { max_steps: None, ..by_step(h) };
    let outcome = integrator.run(system, 0.0, start, until, &options, &mut watch).expect("sense");
    assert_eq!(outcome.stop, StopReason::End);
    let first = watch.errors[0];
    let errors: Vec<f64> = watch.errors.iter().map(|e| (e - first) / size).collect();
    let worst = errors.iter().fold(0.0_f64, |worst, e| worst.max(e.abs()));
    let tenth = errors.len() / 10;
    let mean = |e: &[f64]| e.iter().sum::<f64>() / e.len() as f64;
    let drift = mean(&errors[errors.len() - tenth..]) - mean(&errors[..tenth]);
    (worst, drift.abs() / worst, outcome.y)
}

/// Jupiter's period is 4332.6 days. HLW's figure I.2.4 has Störmer and Verlet's method with 200 days.
#[test]
fn outer_planets_for_ten_thousand_periods() {
    let mut system = outer_planets();
    let size = planets_energy(&PLANETS).abs();
    let (worst, drift, end) = long(&Rattle, &mut system, &PLANETS, (4332.6e4, 150.0), (planets_energy, size));
    assert!(worst < 2e-3 && drift < 0.02, "{worst:e} {drift:e}");
    let (before, after) = (planets_momentum(&PLANETS), planets_momentum(&end));
    assert!(distance(&before, &after) < 1e-11 * before[2].abs(), "{before:?} {after:?}");
}

/// The slower of its two small oscillations takes 2.6 s.
#[test]
fn rods_for_ten_thousand_periods() {
    let start = [0.5_f64.sin(), -0.5_f64.cos(), 0.5_f64.sin() + 0.3_f64.sin(), -0.5_f64.cos() - 0.3_f64.cos()];
    let start = [start.as_slice(), &[0.0; 4]].concat();
    let mut system = rods();
    let (worst, drift, end) = long(&Rattle, &mut system, &start, (2.6e4, 0.1), (rods_energy, 9.81));
    assert!(worst < 2e-2 && drift < 0.05, "{worst:e} {drift:e}");
    assert!(system.residual(&end) < 1e-13, "{:e}", system.residual(&end));
}

/// A top nods twice a second, 10⁴ times in all, and goes round in some four; M(q) with a bead; angles in place of rods.
#[test]
fn groups_and_varying_masses_do_not_drift() {
    for (system, start, (until, h)) in [
        (heavy_top(), TOP_START.to_vec(), (5000.0, 0.05)),
        (body_with_bead(), vec![1.0, 0.0, 0.0, 0.0, 1.2, 0.4, 1.0, 0.5, 0.0], (1000.0, 0.1)),
        (double_pendulum(), vec![0.5, 0.3, 0.0, 0.0], (1000.0, 0.1)),
    ] {
        let energy = |y: &[f64]| system.energy(y);
        let size = energy(&start).abs().max(1.0);
        let (worst, drift, _) = long(&Rattle, &mut system.clone(), &start, (until, h), (energy, size));
        assert!(worst < 2e-2 && drift < 0.1, "{worst:e} {drift:e}");
        let (finer, drift, _) = long(&Rattle4, &mut system.clone(), &start, (200.0, h), (energy, size));
        assert!(finer < 0.1 * worst && drift < 0.2, "{finer:e} {drift:e}");
    }
}

/// Angular momentum in space, of a free body and of one with a bead: to rounding, which adds up like a walk at random.
#[test]
fn angular_momentum_is_kept_to_rounding() {
    for (mut system, start) in [
        (free_body(), vec![1.0, 0.0, 0.0, 0.0, 0.01, 2.0, 0.01]),
        (body_with_bead(), vec![1.0, 0.0, 0.0, 0.0, 1.2, 0.4, 1.0, 0.5, 0.0]),
    ] {
        let own = system.clone();
        let momentum = |y: &[f64]| {
            let p = own.momenta(y);
            turned(y, [p[0], p[1], p[2]])
        };
        let (outcome, record) = run(&Rattle, &mut system, &start, (0.0, 500.0), &by_step(0.05));
        assert_eq!(outcome.stop, StopReason::End);
        let before = momentum(&start);
        let worst = record.samples.iter().map(|(_, y)| distance(&momentum(y), &before)).fold(0.0, f64::max);
        // √10⁴ steps with some ten roundings each.
        assert!(worst < 100.0 * 10.0 * f64::EPSILON * 4.0, "{worst:e}");
    }
}

/// A sample is as exact as an end, and on the constraints.
#[test]
fn samples_are_as_exact_as_ends() {
    let start = vec![0.8, -0.6, 1.4, -1.4, 0.0, 0.0, 0.0, 0.0];
    let samples = |integrator: &dyn Integrator, options: &Options| {
        run(integrator, &mut rods(), &start, (0.0, 1.0), options).1.samples
    };
    let exact = samples(&Dop853, &Options { every: Some(0.0137), ..Options::with_tolerance(1e-13) });
    for (integrator, _) in all() {
        let found = samples(integrator.as_ref(), &Options { every: Some(0.0137), ..by_step(0.05) });
        let ends = samples(integrator.as_ref(), &by_step(0.05));
        let last = distance(&ends.last().expect("samples").1, &exact.last().expect("samples").1);
        assert_eq!(found.last(), ends.last());
        for ((t, y), (_, exact)) in found.iter().zip(&exact) {
            assert!(rods().residual(y) < 1e-13);
            assert!(distance(y, exact) < 20.0 * last + 1e-11, "{} at {t}: {:e}", integrator.name(), distance(y, exact));
        }
    }
}

/// Without a given length the tolerance chooses one: errors fall with it, all steps are as long.
#[test]
fn lengths_follow_the_tolerance() {
    let start = vec![0.8, -0.6, 1.4, -1.4, 0.0, 0.0, 0.0, 0.0];
    let exact = solve(&Dop853, &mut rods(), &start, 3.0, &Options::with_tolerance(1e-13)).y;
    for (integrator, order) in all() {
        let mut last = f64::INFINITY;
        for tolerance in [1e-3, 1e-5, 1e-7] {
            let options = Options { relative: tolerance, absolute: 0.0, ..Options::default() };
            let (outcome, record) = run(integrator.as_ref(), &mut rods(), &start, (0.0, 3.0), &options);
            let error = distance(&outcome.y, &exact);
            let lengths: Vec<f64> = record.steps.iter().map(|(from, to)| to - from).collect();
            assert!(lengths.iter().all(|h| (h - lengths[0]).abs() < 1e-9 * lengths[0]), "{}", integrator.name());
            assert!(
                error < last && error < 1e3 * tolerance.powf(order / (order + 1.0)),
                "{order}: {error:e} {tolerance:e}"
            );
            last = error;
        }
    }
}

/// Eight beads of unit mass in a row between walls, joined by unit springs.
fn beads() -> Mechanical {
    let mass = |_: &[D]| (0..64).map(|k| c(f64::from(u8::from(k % 9 == 0)))).collect();
    let potential = |q: &[D]| {
        let ends = c(0.5) * (q[0] * q[0] + q[7] * q[7]);
        q.windows(2).fold(ends, |sum, pair| sum + c(0.5) * (pair[1] - pair[0]) * (pair[1] - pair[0]))
    };
    Mechanical::new(8, false, mass, potential).constant()
}

/// A motion in one mode shows no error of the others: these stay at rest all the same, whatever the tolerance, and how long the run is.
#[test]
fn modes_at_rest_stay_at_rest() {
    for (integrator, _) in all() {
        for (mode, tolerance) in [(1.0, 1e-3), (2.0, 1e-5), (8.0, 1e-4)] {
            let shape: Vec<f64> = (1..9).map(|i| (std::f64::consts::PI * mode * f64::from(i) / 9.0).sin()).collect();
            let start = [shape.as_slice(), &[0.0; 8]].concat();
            let options = Options { relative: tolerance, absolute: 0.0, ..Options::default() };
            let outcome = solve(integrator.as_ref(), &mut beads(), &start, 300.0, &options);
            let (q, square) = (&outcome.y[..8], shape.iter().map(|s| s * s).sum::<f64>());
            let along = q.iter().zip(&shape).map(|(q, s)| q * s).sum::<f64>() / square;
            let others = q.iter().zip(&shape).map(|(q, s)| (q - along * s).abs()).fold(0.0, f64::max);
            assert!(along.abs() < 1.1 && others < 1e-9, "{}: {along} {others:e} {mode}", integrator.name());
        }
    }
}

/// A pendulum by a rod that swings in a plane, with a stiff spring across it: what is on the rod and hardly moves is bounded as well.
#[test]
fn what_constraints_leave_beside_a_motion_stays_small() {
    let mass = |_: &[D]| (0..9).map(|k| c(f64::from(u8::from(k % 4 == 0)))).collect();
    let gaps = |_: f64, q: &[D]| vec![c(0.5) * (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] - c(1.0))];
    let potential = |q: &[D]| c(9.81) * q[2] + c(50.0) * q[1] * q[1];
    let pendulum = Mechanical::new(3, false, mass, potential).constant().with_gaps(gaps, 1);
    let start = [0.3_f64.sin(), 1e-12, -0.3_f64.cos(), 0.0, 0.0, 0.0];
    for (integrator, _) in all() {
        let options = Options { relative: 1e-3, absolute: 0.0, ..Options::default() };
        let outcome = solve(integrator.as_ref(), &mut pendulum.clone(), &start, 40.0, &options);
        assert!(outcome.y[1].abs() < 1e-9, "{}: {:e}", integrator.name(), outcome.y[1]);
    }
}

/// In units that are powers of two the same bits come out, whatever chooses the steps.
#[test]
fn units_of_time_and_mass_change_nothing() {
    const T: f64 = 0.125;
    let slow =
        Points::new([4.0; 4], |_| [0.0, -4.0 * 9.81 * T * T, 0.0, -4.0 * 9.81 * T * T], rods().gaps, rods().rows);
    let start = [0.8, -0.6, 1.4, -1.4, 0.5, 0.0, 0.5, 0.0];
    let consistent = |t: f64| {
        let v = [0.3, 0.4, 0.3, 0.4].map(|v| t * v);
        [&start[..4], &v].concat()
    };
    for (integrator, _) in all() {
        for step in [Some(0.0625), None] {
            let with =
                |t: f64| Options { step: step.map(|h| h / t), relative: 1e-6, absolute: 0.0, ..Options::default() };
            let here = solve(integrator.as_ref(), &mut rods(), &consistent(1.0), 2.0, &with(1.0));
            let mut other = Points::new(slow.masses, slow.force, slow.gaps, slow.rows);
            let there = solve(integrator.as_ref(), &mut other, &consistent(T), 2.0 / T, &with(T));
            let back: Vec<f64> = there.y.iter().enumerate().map(|(i, y)| if i < 4 { *y } else { y / T }).collect();
            assert_eq!(here.y, back, "{} {step:?}", integrator.name());
            assert_eq!(here.counters, there.counters);
        }
    }
}

#[test]
fn a_run_that_is_resumed_goes_on_to_the_same_bits() {
    for &name in IntegratorName::ALL.iter().filter(|name| name.is_for_second_order()) {
        let options = Options { relative: 1e-5, ..Options::default() };
        let fresh =
            |system: &mut Mechanical| Stepper::new(name, system, (0.0, &TOP_START), 2.0, &options).expect("sense");
        let mut system = heavy_top();
        let mut whole = fresh(&mut system);
        whole.set_out(&mut system).expect("a rate at the start");
        for _ in 0..6 {
            let bytes = whole.to_bytes(&mut system).expect("between steps");
            let mut resumed = fresh(&mut system);
            assert!(resumed.take_bytes(&mut system, &bytes));
            assert!(!fresh(&mut system).take_bytes(&mut system, &bytes[..bytes.len() - 8]));
            for (stepper, samples) in [(&mut resumed, false), (&mut whole, true)] {
                let end = stepper.advance(&mut system, |end| samples.then_some(end)).expect("a step");
                if samples {
                    // A sample changes nothing.
                    let middle = 0.5 * (stepper.time() + end);
                    stepper.sample(&mut system, middle).expect("a sample");
                }
                stepper.commit(&mut system);
            }
            assert_eq!(resumed.state(), whole.state());
            let time = |stepper: &Stepper| stepper.time().to_bits();
            assert_eq!(time(&resumed), time(&whole));
        }
    }
}

#[test]
fn what_does_not_fit_is_refused_in_words() {
    let refused = Rattle.run(&mut oscillator(), 0.0, &[1.0, 0.0], 1.0, &Options::default(), &mut Record::default());
    assert_eq!(refused, Err(InputError::NotSecondOrder { method: IntegratorName::Rattle }));
    let outcome = Rattle.run(
        &mut rods(),
        0.0,
        &[1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        10.0,
        &by_step(5.0),
        &mut Record::default(),
    );
    let stop = outcome.expect("sense").stop;
    assert!(matches!(stop, StopReason::StepTooLong { t: 0.0, step: 5.0, .. }), "{stop}");
    assert!(stop.to_string().contains("take a shorter one"), "{stop}");
}

/// Steps of a given length are for all methods.
#[test]
fn all_methods_take_steps_of_a_given_length() {
    for integrator in both() {
        let (_, record) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (0.0, 4.0), &by_step(0.25));
        assert_eq!(record.steps.len(), 16);
        assert!(record.steps.iter().all(|(from, to)| to - from == 0.25));
    }
}
