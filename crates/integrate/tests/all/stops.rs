//! Why runs stop: singularities, failures of the system, limits, the observer.

use crate::common::*;
use dalembert_integrate::{
    Control, Dop853, Failure, Integrator, Observer, Options, Projection, StepInfo, StopReason, System,
};

#[test]
fn a_singularity_stops_the_run_before_it() {
    // y' = y², y(0) = 1, blows up at t = 1; the computed one a little later or earlier.
    for integrator in both() {
        let mut system = ode(1, |_, y, dy| dy[0] = y[0] * y[0]);
        let (outcome, record) = run(integrator.as_ref(), &mut system, &[1.0], (0.0, 2.0), &every(0.125));
        assert!(
            matches!(
                outcome.stop,
                StopReason::StepTooSmall { t } | StopReason::NoProgress { t, .. } | StopReason::NotFinite { t } if t == outcome.t
            ),
            "{:?}",
            outcome.stop
        );
        assert!((outcome.t - 1.0).abs() < 1e-6 && outcome.y[0].is_finite());
        assert_eq!(times(&record)[..8], [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]);
        assert!(record.samples.len() <= 9);
        assert!(outcome.counters.evaluations < 20_000);
    }
}

#[test]
fn noise_instead_of_a_rate_stops_the_run() {
    let mut state = 1_u64;
    let mut system = ode(1, move |_, _, dy| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        dy[0] = (state >> 11) as f64 * 1e-9;
    });
    let options = Options { max_steps: Some(100_000), ..Options::with_tolerance(1e-10) };
    let (outcome, _) = run(&Dop853, &mut system, &[0.0], (1.0, 2.0), &options);
    assert!(matches!(outcome.stop, StopReason::StepTooSmall { .. }), "{:?}", outcome.stop);
    assert!(outcome.stop.to_string().contains("t = 1"));
}

#[test]
fn the_number_of_steps_may_be_limited() {
    for integrator in both() {
        let options = Options { max_steps: Some(7), ..Options::with_tolerance(1e-10) };
        let (outcome, record) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (0.0, 1e6), &options);
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
        if y[0] > 1.0 { (self.trouble)(dy) } else { Ok(()) }
    }
}

#[test]
fn a_rate_that_fails_from_some_point_on_stops_the_run_there() {
    for integrator in both() {
        let mut wall = Wall { trouble: |_| Err(Failure::new("the rope is slack")) };
        let (outcome, _) = run(integrator.as_ref(), &mut wall, &[0.0], (0.0, 5.0), &Options::default());
        let StopReason::Failure { t, message } = &outcome.stop else { panic!("{:?}", outcome.stop) };
        assert_eq!((message.as_str(), *t), ("the rope is slack", outcome.t));
        assert!((1.0 - outcome.t).abs() < 1e-6 && outcome.t <= 1.0, "{}", outcome.t);
        // In words times have six digits.
        assert_eq!(outcome.stop.to_string(), "no step could be made from t = 1: the rope is slack");
        assert!(outcome.counters.evaluations < 10_000);
    }
}

#[test]
fn a_rate_that_is_not_a_number_stops_the_run_there() {
    for integrator in both() {
        for value in [|dy: &mut [f64]| dy[0] = f64::NAN, |dy: &mut [f64]| dy[0] = f64::INFINITY] {
            let mut system = ode(1, |_, y, dy| {
                dy[0] = 1.0;
                if y[0] > 1.0 {
                    value(dy);
                }
            });
            let (outcome, _) = run(integrator.as_ref(), &mut system, &[0.0], (0.0, 5.0), &Options::default());
            assert_eq!(outcome.stop, StopReason::NotFinite { t: outcome.t });
            assert!((1.0 - outcome.t).abs() < 1e-6 && outcome.y[0].is_finite());
        }
    }
}

#[test]
fn a_rate_that_fails_at_once_is_asked_once() {
    for integrator in both() {
        let mut wall = Wall { trouble: |_| Err(Failure::new("no")) };
        let (outcome, record) = run(integrator.as_ref(), &mut wall, &[2.0], (0.5, 5.0), &Options::default());
        assert_eq!(outcome.stop, StopReason::Failure { t: 0.5, message: "no".into() });
        assert_eq!((outcome.t, outcome.y, record.samples.len()), (0.5, vec![2.0], 1));
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
            if y[0] < 0.0 { Err(Failure::new("the tank is empty")) } else { Ok(()) }
        }
    }
    for integrator in both() {
        let options = Options { first_step: Some(1.9), ..Options::with_tolerance(1e-8) };
        let (outcome, _) = run(integrator.as_ref(), &mut Emptying, &[1.0], (0.0, 1.9), &options);
        assert_eq!(outcome.stop, StopReason::End);
        assert!((outcome.y[0] - 0.05_f64.powi(2)).abs() < 1e-6, "{:?}", outcome.y);
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
            if t > 1.0 { Err(Failure::new("the loop opened")) } else { Ok(Projection::Unchanged) }
        }
    }
    for integrator in both() {
        let (outcome, _) = run(integrator.as_ref(), &mut Lost, &[0.0], (0.0, 3.0), &every(0.1));
        assert_eq!(outcome.stop, StopReason::Failure { t: outcome.t, message: "the loop opened".into() });
        assert!(outcome.t <= 1.0 && outcome.t > 0.99, "{}", outcome.t);
    }
}

/// Steps do not end where rates are uncertain, unless no other length helps.
#[test]
fn steps_end_beside_what_does_not_suit() {
    struct Narrow {
        ends: Vec<f64>,
        from: f64,
        to: f64,
    }
    impl System for Narrow {
        fn dimension(&self) -> usize {
            1
        }
        fn rate(&mut self, t: f64, _y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            dy[0] = t.cos();
            Ok(())
        }
        fn project(&mut self, t: f64, _y: &mut [f64]) -> Result<Projection, Failure> {
            self.ends.push(t);
            Ok(if t > self.from && t < self.to { Projection::Unsuited } else { Projection::Unchanged })
        }
        fn project_sample(&mut self, _t: f64, _y: &mut [f64]) -> Result<(), Failure> {
            Ok(())
        }
    }
    for integrator in both() {
        let plain = Narrow { ends: Vec::new(), from: 1.0, to: 1.0 };
        let mut system = plain;
        run(integrator.as_ref(), &mut system, &[0.0], (0.0, 3.0), &every(0.01));
        let ordinary = system.ends[system.ends.len() / 2];
        let mut narrow = Narrow { ends: Vec::new(), from: ordinary - 1e-6, to: ordinary + 1e-6 };
        let (outcome, _) = run(integrator.as_ref(), &mut narrow, &[0.0], (0.0, 3.0), &every(0.01));
        assert_eq!(outcome.stop, StopReason::End);
        let inside = narrow.ends.iter().filter(|t| **t > narrow.from && **t < narrow.to).count();
        // Once tried, never taken: the next step starts before.
        assert_eq!(inside, 1, "{:?}", narrow.ends);
        assert!((outcome.y[0] - 3.0_f64.sin()).abs() < 1e-5);
        // What does not end is passed all the same.
        let mut wide = Narrow { ends: Vec::new(), from: 1.0, to: 2.5 };
        let (outcome, _) = run(integrator.as_ref(), &mut wide, &[0.0], (0.0, 3.0), &every(0.01));
        assert_eq!(outcome.stop, StopReason::End);
    }
}

/// y = sin(1/(1 − t)): steps shrink with (1 − t)², and never arrive. The run ends, and says why.
#[test]
fn steps_that_shrink_for_ever_end_the_run() {
    struct Zeno;
    impl System for Zeno {
        fn dimension(&self) -> usize {
            1
        }
        fn rate(&mut self, t: f64, _y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            dy[0] = (1.0 / (1.0 - t)).cos() / (1.0 - t).powi(2);
            Ok(())
        }
    }
    for integrator in both() {
        let (outcome, _) =
            run(integrator.as_ref(), &mut Zeno, &[1.0_f64.sin()], (0.0, 2.0), &Options::with_tolerance(1e-9));
        assert!(matches!(outcome.stop, StopReason::NoProgress { t, .. } if t == outcome.t), "{}", outcome.stop);
        assert!(outcome.t > 0.99 && outcome.t < 1.0, "{}", outcome.t);
        assert!(outcome.counters.steps < 200_000, "{:?}", outcome.counters);
    }
}

/// However far the end is, a run begins as a shorter one does: an oscillation is followed to where it is interrupted.
#[test]
fn a_far_end_stops_nothing() {
    struct Swings;
    impl System for Swings {
        fn dimension(&self) -> usize {
            2
        }
        fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            (dy[0], dy[1]) = (y[1], -y[0].sin());
            Ok(())
        }
    }
    for integrator in both() {
        let limited = Options { max_steps: Some(30_000), ..Options::with_tolerance(1e-10) };
        let ends =
            [1e5, 1e9, 1e15].map(|end| run(integrator.as_ref(), &mut Swings, &[1.0, 0.0], (0.0, end), &limited).0);
        for outcome in &ends {
            assert_eq!(outcome.stop, StopReason::TooManySteps, "{}", outcome.stop);
            assert!(outcome.t > 1e3 && outcome.y == ends[0].y, "{}", outcome.t);
        }
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
        if self.seen.len() == self.samples { Control::Stop } else { Control::Continue }
    }

    fn step(&mut self, info: &StepInfo) -> Control {
        if info.counters.steps as usize == self.steps { Control::Stop } else { Control::Continue }
    }
}

#[test]
fn an_interrupted_run_keeps_what_it_has() {
    for integrator in both() {
        for (samples, steps) in [(1, 0), (2, 0), (17, 0), (0, 1), (0, 3)] {
            let mut observer = StopAt { samples, steps, seen: Vec::new() };
            let outcome = integrator
                .run(&mut oscillator(), 0.0, &[1.0, 0.0], 50.0, &every(0.1), &mut observer)
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
    let mut observer = StopAt { samples: 3, steps: 0, seen: Vec::new() };
    let outcome = Dop853.run(&mut oscillator(), 0.0, &[1.0, 0.0], 1.0, &every(0.5), &mut observer);
    assert_eq!(outcome.expect("the input makes sense").stop, StopReason::End);
}
