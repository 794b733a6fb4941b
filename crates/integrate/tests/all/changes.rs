//! Changes in time that a system announces, sizes that it gives, and stiffness.

use crate::common::*;
use dalembert_integrate::{Failure, Options, StopReason, System};

/// y'' = 1/w for a time of w after t = `at`, from rest; announced or not.
struct Pulse {
    at: f64,
    width: f64,
    announced: bool,
}

impl System for Pulse {
    fn dimension(&self) -> usize {
        2
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        let on = t > self.at && t <= self.at + self.width;
        dy.copy_from_slice(&[y[1], if on { self.width.recip() } else { 0.0 }]);
        Ok(())
    }

    fn next_change(&mut self, t: f64) -> f64 {
        let jumps = [self.at, self.at + self.width].into_iter().flat_map(|t| [t, t.next_up()]);
        let mut times = if self.announced { jumps.filter(|&jump| jump > t).collect() } else { Vec::new() };
        times.push(f64::INFINITY);
        times[0]
    }
}

#[test]
fn an_announced_pulse_gives_its_momentum() {
    for integrator in both() {
        for width in [1e-9, 1e-6, 1e-3, 0.1] {
            let mut pulse = Pulse { at: 3.3, width, announced: true };
            let (outcome, record) = run(integrator.as_ref(), &mut pulse, &[0.0; 2], (0.0, 10.0), &Options::default());
            assert_eq!(outcome.stop, StopReason::End);
            // Times are rounded: the pulse is as long as they are.
            let momentum = ((3.3 + width) - 3.3) / width;
            assert!((outcome.y[1] - momentum).abs() < 1e-9 + 8.0 * f64::EPSILON / width, "{width:e}: {}", outcome.y[1]);
            assert!(record.steps.iter().any(|s| s.1 == 3.3) && outcome.counters.steps < 100);
            let mut missed = Pulse { announced: false, ..pulse };
            let (outcome, _) = run(integrator.as_ref(), &mut missed, &[0.0; 2], (0.0, 10.0), &Options::default());
            assert!(width > 1e-2 || outcome.y[1] == 0.0, "no luck");
        }
    }
}

/// A step that a change cut off does not make the next one short.
#[test]
fn announcements_of_nothing_cost_a_step_each() {
    struct Announced<S>(S, f64);
    impl<S: System> System for Announced<S> {
        fn dimension(&self) -> usize {
            self.0.dimension()
        }
        fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            self.0.rate(t, y, dy)
        }
        fn next_change(&mut self, t: f64) -> f64 {
            if t < self.1 { self.1 } else { f64::INFINITY }
        }
    }
    for integrator in both() {
        let options = Options::with_tolerance(1e-9);
        let (plain, _) = run(integrator.as_ref(), &mut oscillator(), &[1.0, 0.0], (0.0, 20.0), &options);
        for at in [1e-9, 3.0, 7.123, 19.999] {
            let mut system = Announced(oscillator(), at);
            let (cut, _) = run(integrator.as_ref(), &mut system, &[1.0, 0.0], (0.0, 20.0), &options);
            assert!(cut.counters.steps <= plain.counters.steps + 2, "{at}: {:?} {:?}", cut.counters, plain.counters);
        }
    }
}

/// q'' = −ω² q in units of any size: the sizes of the motion so far are the sizes that errors are relative to.
struct Sized {
    omega: f64,
    past: [f64; 2],
}

impl System for Sized {
    fn dimension(&self) -> usize {
        2
    }
    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy.copy_from_slice(&[y[1], -self.omega * self.omega * y[0]]);
        Ok(())
    }
    fn sizes(&mut self, _h: f64, sizes: &mut [f64]) {
        sizes.copy_from_slice(&self.past);
    }
    fn settle(&mut self, _t: f64, y: &[f64], _dy: &[f64]) {
        self.past = [self.past[0].max(y[0].abs()), self.past[1].max(y[1].abs())];
    }
}

#[test]
fn units_change_nothing_where_sizes_are_known() {
    for integrator in both() {
        let options = Options { absolute: 0.0, relative: 1e-9, ..Options::default() };
        let mut seen = None;
        for (length, time) in [(1.0, 1.0), (2f64.powi(-50), 1.0), (2f64.powi(50), 2f64.powi(-50)), (1.0, 2f64.powi(50))]
        {
            let mut system = Sized { omega: 1.0 / time, past: [length, 0.0] };
            let (outcome, _) = run(integrator.as_ref(), &mut system, &[length, 0.0], (0.0, 20.0 * time), &options);
            let motion = (outcome.y[0] / length, outcome.counters);
            assert!((motion.0 - 20f64.cos()).abs() < 1e-6, "{motion:?}");
            assert_eq!(*seen.get_or_insert(motion), motion, "{length:e} m, {time:e} s");
        }
    }
}

/// x' = −λ(x − cos t) is stiff in x; an oscillator beside it is not, and alone neither is.
#[test]
fn stiffness_is_told_with_its_component() {
    for integrator in both() {
        let mut stiff = ode(3, |t, y, dy| dy.copy_from_slice(&[y[1], -y[0], -1e4 * (y[2] - t.cos())]));
        let options = Options::with_tolerance(1e-7);
        let (outcome, _) = run(integrator.as_ref(), &mut stiff, &[1.0, 0.0, 0.0], (0.0, 5.0), &options);
        let told = &outcome.stiffness;
        assert!(told.steps > outcome.counters.steps / 2, "{told:?} of {:?}", outcome.counters);
        assert_eq!(told.components.iter().map(|c| c.0).collect::<Vec<_>>(), [2]);
        for tolerance in [1e-3, 1e-7, 1e-11] {
            let (outcome, _) = run(
                integrator.as_ref(),
                &mut oscillator(),
                &[1.0, 0.0],
                (0.0, 500.0),
                &Options::with_tolerance(tolerance),
            );
            assert_eq!(outcome.stiffness.steps, 0, "{tolerance:e}");
        }
    }
}
