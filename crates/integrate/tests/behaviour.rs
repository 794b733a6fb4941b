//! Samples, stops, interruption, input that makes no sense, names.

mod common;

use common::*;
use dalembert_integrate::{
    Control, Dop853, Dopri5, Failure, InputError, Integrator, IntegratorError, IntegratorName,
    Observer, Options, Projection, StepInfo, StopReason, System, by_name,
};

fn every(every: f64) -> Options {
    Options {
        every: Some(every),
        ..Options::with_tolerance(1e-10)
    }
}

fn times(record: &Record) -> Vec<f64> {
    record.samples.iter().map(|(t, _)| *t).collect()
}

#[test]
fn samples_lie_on_the_grid_to_the_last_bit() {
    for integrator in both() {
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut oscillator(),
            &[1.0, 0.0],
            (0.3, 100.3),
            &every(0.1),
        );
        assert_eq!(record.samples.len(), 1001);
        for (k, t) in times(&record)[..1000].iter().enumerate() {
            assert_eq!(*t, 0.3 + k as f64 * 0.1);
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
        ((0.0, 1.0), 0.3, vec![0.0, 0.3, 0.6, 0.3 * 3.0, 1.0]),
        ((0.0, 1.0), 5.0, vec![0.0, 1.0]),
        ((0.0, 1.0), f64::INFINITY, vec![0.0, 1.0]),
        (
            (0.0, 0.7),
            0.1,
            vec![0.0, 0.1, 0.2, 0.1 * 3.0, 0.4, 0.5, 0.1 * 6.0, 0.7],
        ),
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
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut oscillator(),
            &[1.0, 0.0],
            (0.0, 10.0),
            &options,
        );
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
        let coarse = run(
            integrator.as_ref(),
            &mut two_body(),
            &start,
            (0.0, 20.0),
            &every(20.0),
        )
        .0;
        let fine = run(
            integrator.as_ref(),
            &mut two_body(),
            &start,
            (0.0, 20.0),
            &every(0.001),
        )
        .0;
        assert_eq!(coarse.y, fine.y);
        assert_eq!(coarse.counters.steps, fine.counters.steps);
    }
}

#[test]
fn nothing_to_do_costs_nothing() {
    for integrator in both() {
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut oscillator(),
            &[1.0, 0.0],
            (3.0, 3.0),
            &every(0.1),
        );
        assert_eq!(
            (outcome.stop, outcome.t, outcome.y),
            (StopReason::End, 3.0, vec![1.0, 0.0])
        );
        assert_eq!(record.samples.len(), 1);
        assert_eq!(outcome.counters.evaluations, 0);
    }
}

#[test]
fn a_span_of_a_few_bits_is_one_step() {
    let until = 1.0 + 3.0 * f64::EPSILON;
    let (outcome, _) = run(
        &Dop853,
        &mut oscillator(),
        &[1.0, 0.0],
        (1.0, until),
        &Options::default(),
    );
    assert_eq!(
        (outcome.stop, outcome.t, outcome.counters.steps),
        (StopReason::End, until, 1)
    );
}

#[test]
fn a_system_without_components_runs() {
    for integrator in both() {
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut ode(0, |_, _, _| {}),
            &[],
            (0.0, 1.0),
            &every(0.25),
        );
        assert_eq!((outcome.stop, record.samples.len()), (StopReason::End, 5));
    }
}

#[test]
fn components_that_rest_at_zero_need_no_absolute_tolerance() {
    for integrator in both() {
        let options = Options {
            relative: 1e-8,
            absolute: 0.0,
            ..Options::default()
        };
        let mut system = ode(2, |_, y, dy| dy.copy_from_slice(&[-y[0], y[1]]));
        let (outcome, _) = run(
            integrator.as_ref(),
            &mut system,
            &[1.0, 0.0],
            (0.0, 1.0),
            &options,
        );
        assert_eq!((outcome.stop, outcome.y[1]), (StopReason::End, 0.0));
        assert!((outcome.y[0] - (-1.0_f64).exp()).abs() < 1e-7);
    }
}

#[test]
fn max_step_and_first_step_are_kept() {
    for integrator in both() {
        let options = Options {
            max_step: Some(0.15),
            first_step: Some(0.01),
            ..Options::with_tolerance(1e-4)
        };
        let (_, record) = run(
            integrator.as_ref(),
            &mut oscillator(),
            &[1.0, 0.0],
            (0.0, 3.0),
            &options,
        );
        assert_eq!(record.steps[0], (0.0, 0.01));
        let longest = record
            .steps
            .iter()
            .map(|(start, end)| end - start)
            .fold(0.0, f64::max);
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
            run(integrator.as_ref(), system, y0, (0.0, 10.0), &options)
                .0
                .counters
                .steps
        };
        let alone = count(&mut oscillator(), &[1.0, 0.0]);
        assert_eq!(
            count(&mut WithQuadrature { controlled: false }, &[1.0, 0.0, 0.0]),
            alone
        );
        assert!(count(&mut WithQuadrature { controlled: true }, &[1.0, 0.0, 0.0]) > 2 * alone);
    }
}

#[test]
fn a_singularity_stops_the_run_before_it() {
    // y' = y², y(0) = 1, blows up at t = 1; the computed one a little later or earlier.
    for integrator in both() {
        let mut system = ode(1, |_, y, dy| dy[0] = y[0] * y[0]);
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut system,
            &[1.0],
            (0.0, 2.0),
            &every(0.125),
        );
        assert!(
            matches!(outcome.stop, StopReason::StepTooSmall { t } | StopReason::NotFinite { t } if t == outcome.t),
            "{:?}",
            outcome.stop
        );
        assert!((outcome.t - 1.0).abs() < 1e-6 && outcome.y[0].is_finite());
        assert_eq!(
            times(&record)[..8],
            [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
        );
        assert!(record.samples.len() <= 9);
        assert!(outcome.counters.evaluations < 20_000);
    }
}

#[test]
fn noise_instead_of_a_rate_stops_the_run() {
    let mut state = 1_u64;
    let mut system = ode(1, move |_, _, dy| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        dy[0] = (state >> 11) as f64 * 1e-9;
    });
    let options = Options {
        max_steps: Some(100_000),
        ..Options::with_tolerance(1e-10)
    };
    let (outcome, _) = run(&Dop853, &mut system, &[0.0], (1.0, 2.0), &options);
    assert!(
        matches!(outcome.stop, StopReason::StepTooSmall { .. }),
        "{:?}",
        outcome.stop
    );
    assert!(outcome.stop.to_string().contains("t = 1"));
}

#[test]
fn the_number_of_steps_may_be_limited() {
    for integrator in both() {
        let options = Options {
            max_steps: Some(7),
            ..Options::with_tolerance(1e-10)
        };
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut oscillator(),
            &[1.0, 0.0],
            (0.0, 1e6),
            &options,
        );
        assert_eq!(outcome.stop, StopReason::TooManySteps);
        assert_eq!(outcome.counters.steps + outcome.counters.rejected, 7);
        assert!(distance(&outcome.y, &[outcome.t.cos(), -outcome.t.sin()]) < 1e-8);
        assert_eq!(record.samples.last(), Some(&(outcome.t, outcome.y)));
    }
}

/// y' = 1 with trouble of some kind wherever y > 1.
struct Wall {
    trouble: fn(&mut [f64]) -> Result<(), Failure>,
}

impl System for Wall {
    fn dimension(&self) -> usize {
        1
    }

    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy[0] = 1.0;
        if y[0] > 1.0 {
            (self.trouble)(dy)
        } else {
            Ok(())
        }
    }
}

#[test]
fn a_rate_that_fails_from_some_point_on_stops_the_run_there() {
    for integrator in both() {
        let mut wall = Wall {
            trouble: |_| Err(Failure::new("the rope is slack")),
        };
        let (outcome, _) = run(
            integrator.as_ref(),
            &mut wall,
            &[0.0],
            (0.0, 5.0),
            &Options::default(),
        );
        let StopReason::Failure { t, message } = &outcome.stop else {
            panic!("{:?}", outcome.stop)
        };
        assert_eq!((message.as_str(), *t), ("the rope is slack", outcome.t));
        assert!(
            (1.0 - outcome.t).abs() < 1e-6 && outcome.t <= 1.0,
            "{}",
            outcome.t
        );
        assert_eq!(
            outcome.stop.to_string(),
            format!("no step could be made from t = {t}: the rope is slack")
        );
        assert!(outcome.counters.evaluations < 10_000);
    }
}

#[test]
fn a_rate_that_is_not_a_number_stops_the_run_there() {
    for integrator in both() {
        for value in [
            |dy: &mut [f64]| dy[0] = f64::NAN,
            |dy: &mut [f64]| dy[0] = f64::INFINITY,
        ] {
            let mut system = ode(1, |_, y, dy| {
                dy[0] = 1.0;
                if y[0] > 1.0 {
                    value(dy);
                }
            });
            let (outcome, _) = run(
                integrator.as_ref(),
                &mut system,
                &[0.0],
                (0.0, 5.0),
                &Options::default(),
            );
            assert_eq!(outcome.stop, StopReason::NotFinite { t: outcome.t });
            assert!((1.0 - outcome.t).abs() < 1e-6 && outcome.y[0].is_finite());
        }
    }
}

#[test]
fn a_rate_that_fails_at_once_is_asked_once() {
    for integrator in both() {
        let mut wall = Wall {
            trouble: |_| Err(Failure::new("no")),
        };
        let (outcome, record) = run(
            integrator.as_ref(),
            &mut wall,
            &[2.0],
            (0.5, 5.0),
            &Options::default(),
        );
        assert_eq!(
            outcome.stop,
            StopReason::Failure {
                t: 0.5,
                message: "no".into()
            }
        );
        assert_eq!(
            (outcome.t, outcome.y, record.samples.len()),
            (0.5, vec![2.0], 1)
        );
        assert_eq!(outcome.counters.evaluations, 1);
    }
}

#[test]
fn failures_at_trial_points_are_stepped_around() {
    // y' = −√y: trials overshoot below zero, the solution (1 − t/2)² does not before t = 2.
    struct Emptying;
    impl System for Emptying {
        fn dimension(&self) -> usize {
            1
        }
        fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            dy[0] = -y[0].sqrt();
            if y[0] < 0.0 {
                Err(Failure::new("the tank is empty"))
            } else {
                Ok(())
            }
        }
    }
    for integrator in both() {
        let options = Options {
            first_step: Some(1.9),
            ..Options::with_tolerance(1e-8)
        };
        let (outcome, _) = run(
            integrator.as_ref(),
            &mut Emptying,
            &[1.0],
            (0.0, 1.9),
            &options,
        );
        assert_eq!(outcome.stop, StopReason::End);
        assert!(
            (outcome.y[0] - 0.05_f64.powi(2)).abs() < 1e-6,
            "{:?}",
            outcome.y
        );
        assert!(outcome.counters.rejected > 0);
    }
}

#[test]
fn a_projection_that_fails_stops_the_run() {
    struct Lost;
    impl System for Lost {
        fn dimension(&self) -> usize {
            1
        }
        fn rate(&mut self, _t: f64, _y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            dy[0] = 1.0;
            Ok(())
        }
        fn project(&mut self, t: f64, _y: &mut [f64]) -> Result<Projection, Failure> {
            if t > 1.0 {
                Err(Failure::new("the loop opened"))
            } else {
                Ok(Projection::Unchanged)
            }
        }
    }
    for integrator in both() {
        let (outcome, _) = run(
            integrator.as_ref(),
            &mut Lost,
            &[0.0],
            (0.0, 3.0),
            &every(0.1),
        );
        assert_eq!(
            outcome.stop,
            StopReason::Failure {
                t: outcome.t,
                message: "the loop opened".into()
            }
        );
        assert!(outcome.t <= 1.0 && outcome.t > 0.99, "{}", outcome.t);
    }
}

/// Stops at the n-th sample or step.
struct StopAt {
    samples: usize,
    steps: usize,
    seen: Vec<(f64, Vec<f64>)>,
}

impl Observer for StopAt {
    fn sample(&mut self, t: f64, y: &[f64]) -> Control {
        self.seen.push((t, y.to_vec()));
        if self.seen.len() == self.samples {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn step(&mut self, info: &StepInfo) -> Control {
        if info.counters.steps as usize == self.steps {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

#[test]
fn an_interrupted_run_keeps_what_it_has() {
    for integrator in both() {
        for (samples, steps) in [(1, 0), (2, 0), (17, 0), (0, 1), (0, 3)] {
            let mut observer = StopAt {
                samples,
                steps,
                seen: Vec::new(),
            };
            let outcome = integrator
                .run(
                    &mut oscillator(),
                    0.0,
                    &[1.0, 0.0],
                    50.0,
                    &every(0.1),
                    &mut observer,
                )
                .expect("the input makes sense");
            assert_eq!(outcome.stop, StopReason::Interrupted);
            assert!(distance(&outcome.y, &[outcome.t.cos(), -outcome.t.sin()]) < 1e-8);
            assert_eq!(outcome.counters.samples, observer.seen.len() as u64);
            if samples > 0 {
                assert_eq!(observer.seen.last(), Some(&(outcome.t, outcome.y)));
            } else {
                assert_eq!(outcome.counters.steps, steps as u64);
                assert!(observer.seen.last().expect("the start").0 <= outcome.t);
            }
        }
    }
}

#[test]
fn an_interruption_at_the_end_is_none() {
    let mut observer = StopAt {
        samples: 3,
        steps: 0,
        seen: Vec::new(),
    };
    let outcome = Dop853.run(
        &mut oscillator(),
        0.0,
        &[1.0, 0.0],
        1.0,
        &every(0.5),
        &mut observer,
    );
    assert_eq!(
        outcome.expect("the input makes sense").stop,
        StopReason::End
    );
}

/// What is wrong with such a run of the oscillator.
fn refusal(y0: &[f64], span: (f64, f64), options: &Options) -> InputError {
    let mut record = Record::default();
    let result = Dopri5.run(&mut oscillator(), span.0, y0, span.1, options, &mut record);
    assert!(record.samples.is_empty());
    result.expect_err("the input makes no sense")
}

#[test]
fn input_that_makes_no_sense_is_refused() {
    let (y0, span, options) = ([1.0, 0.0], (0.0, 1.0), Options::default());
    let backward = refusal(&y0, (1.0, 0.0), &options);
    assert_eq!(
        backward,
        InputError::EndBeforeStart {
            start: 1.0,
            end: 0.0
        }
    );
    assert_eq!(
        backward.to_string(),
        "the run would end at 0, before its start at 1; time only runs forward"
    );
    assert_eq!(
        refusal(&[1.0], span, &options),
        InputError::Dimension {
            expected: 2,
            found: 1
        }
    );
    assert!(matches!(
        refusal(&[0.0, f64::NAN], span, &options),
        InputError::State { component: 1, .. }
    ));
    assert!(matches!(
        refusal(&y0, (0.0, f64::NAN), &options),
        InputError::Time { .. }
    ));
    assert!(matches!(
        refusal(&y0, (0.0, f64::INFINITY), &options),
        InputError::Time { .. }
    ));
    let refused = |name, options| match refusal(&y0, span, &options) {
        InputError::Option { name: found, .. } => assert_eq!(found, name),
        other => panic!("{other}"),
    };
    refused(
        "relative",
        Options {
            relative: -1.0,
            ..options.clone()
        },
    );
    refused(
        "relative",
        Options {
            relative: f64::NAN,
            ..options.clone()
        },
    );
    refused(
        "absolute",
        Options {
            absolute: f64::INFINITY,
            ..options.clone()
        },
    );
    refused(
        "first_step",
        Options {
            first_step: Some(0.0),
            ..options.clone()
        },
    );
    refused(
        "max_step",
        Options {
            max_step: Some(f64::NAN),
            ..options.clone()
        },
    );
    refused(
        "every",
        Options {
            every: Some(-0.1),
            ..options.clone()
        },
    );
    refused(
        "every",
        Options {
            every: Some(1e-17),
            ..options.clone()
        },
    );
}

#[test]
fn names_lead_to_integrators() {
    assert_eq!(by_name("auto").expect("known").name(), "dop853");
    assert_eq!(by_name("dopri5").expect("known").name(), "dopri5");
    for name in IntegratorName::ALL {
        assert_eq!(name.as_str().parse(), Ok(name));
    }
    assert_eq!(
        by_name("rattle").err(),
        Some(IntegratorError::NotAvailable {
            name: IntegratorName::Rattle
        })
    );
}

#[test]
fn names_that_lead_nowhere_are_explained() {
    let message = |name: &str| by_name(name).err().expect("no integrator").to_string();
    assert_eq!(
        message("radau5"),
        "the integrator `radau5` is not available yet (available: auto, dopri5, dop853)"
    );
    assert_eq!(
        message("dopri8"),
        "unknown integrator `dopri8`; did you mean `dopri5`? (available: auto, dopri5, dop853)"
    );
    assert_eq!(
        message("ode45"),
        "unknown integrator `ode45` (available: auto, dopri5, dop853)"
    );
    assert!(message("DOP853").contains("did you mean `dop853`?"));
    assert!(message("").starts_with("unknown integrator ``"));
}
