//! Zeros of switching functions: located, whatever the method, and crossed in few steps.

use crate::common::*;
use dalembert_integrate::{
    Auto, Dop853, Dopri5, Failure, ImplicitSystem, Integrator, Options, Radau, Rodas, StopReason, System,
};

/// x' = 1 below x = 1, 3 above it.
struct Ramp {
    /// Whether it says where it switches.
    tells: bool,
}

impl System for Ramp {
    fn dimension(&self) -> usize {
        1
    }
    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy[0] = if y[0] < 1.0 { 1.0 } else { 3.0 };
        Ok(())
    }
    fn switches(&mut self, _t: f64, y: &[f64], values: &mut Vec<f64>) {
        if self.tells {
            values.push(y[0] - 1.0);
        }
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Ramp {
    fn jacobian(&mut self, _t: f64, _y: &[f64], _dy: &[f64], _out: &mut [f64]) -> Result<(), Failure> {
        Ok(())
    }
}

#[test]
fn a_jump_of_the_rate_costs_a_few_steps_and_no_accuracy() {
    for integrator in [&Dopri5 as &dyn Integrator, &Dop853, &Radau, &Rodas, &Auto] {
        for tolerance in [1e-3, 1e-6, 1e-9, 1e-12] {
            let options = Options { relative: tolerance, absolute: 0.0, ..Options::default() };
            let (outcome, record) = run(integrator, &mut Ramp { tells: true }, &[0.0], (0.0, 2.0), &options);
            assert_eq!(outcome.stop, StopReason::End);
            let error = (outcome.y[0] - 4.0).abs();
            assert!(error <= 4.0 * tolerance, "{} at {tolerance:e}: {error:e}", integrator.name());
            let tries = outcome.counters.steps + outcome.counters.rejected;
            assert!(tries < 60, "{} at {tolerance:e}: {tries} tries", integrator.name());
            // None leads over it that starts or ends farther away than errors are allowed.
            let off = 4.0 * tolerance + 1e-12;
            let over = record.steps.iter().find(|(from, to)| *from < 1.0 - off && *to > 1.0 + off);
            assert_eq!(over, None, "{} at {tolerance:e}", integrator.name());
        }
    }
}

/// Without steps that end there, dop853 needs more tries than with them.
#[test]
fn told_zeros_save_steps() {
    let tries = |tells| {
        let options = Options { relative: 1e-9, absolute: 0.0, ..Options::default() };
        let (outcome, _) = run(&Dop853, &mut Ramp { tells }, &[0.0], (0.0, 2.0), &options);
        outcome.counters.steps + outcome.counters.rejected
    };
    assert!(tries(true) < tries(false), "{} {}", tries(true), tries(false));
}

/// y' = x − 4 u, x' = 1 − 2 [x ≥ 0.3]: x comes to 0.3, and both sides lead back there. The run ends there and says which function it slides along.
struct Slides;

impl System for Slides {
    fn dimension(&self) -> usize {
        2
    }

    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy.copy_from_slice(&[if y[0] >= 0.3 { -1.0 } else { 1.0 }, y[0] - 4.0 * y[1]]);
        Ok(())
    }

    fn switches(&mut self, _t: f64, y: &[f64], values: &mut Vec<f64>) {
        values.extend([y[1] + 7.0, y[0] - 0.3]);
    }

    fn switch_name(&mut self, number: usize) -> String {
        format!("number {number} changes its sign")
    }
}

#[test]
fn what_slides_along_a_zero_is_told_by_name() {
    for start in [[0.0, 1.0], [0.9, 0.0]] {
        let options = Options { relative: 1e-9, absolute: 0.0, ..Options::default() };
        let (outcome, _) = run(&Dop853, &mut Slides, &start, (0.0, 5.0), &options);
        let reached = (start[0] - 0.3).abs();
        assert!(
            matches!(&outcome.stop, StopReason::Sliding { t, switch } if (t - reached).abs() < 1e-3 && switch.starts_with("number 1")),
            "{}",
            outcome.stop
        );
    }
}

/// x' = 1 and u' = −u with the switching function x − 0.3 − t, which is zero to rounding all along.
struct Along {
    tells: bool,
}

impl System for Along {
    fn dimension(&self) -> usize {
        2
    }

    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy.copy_from_slice(&[1.0, -y[1]]);
        Ok(())
    }

    fn switches(&mut self, t: f64, y: &[f64], values: &mut Vec<f64>) {
        if self.tells {
            values.push(y[0] - 0.3 - t);
        }
    }

    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Along {
    fn jacobian(&mut self, _t: f64, _y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        out.copy_from_slice(&[0.0, 0.0, 0.0, -1.0]);
        Ok(())
    }
}

/// What rounding makes of a function that rests on its zero is no zero to be approached, and no period to be followed.
#[test]
fn a_function_that_is_zero_all_along_costs_no_steps() {
    for integrator in [&Dopri5 as &dyn Integrator, &Dop853, &Radau, &Rodas, &Auto] {
        for tolerance in [1e-4, 1e-7, 1e-10] {
            let steps = |tells| {
                let options = Options { relative: tolerance, absolute: 0.0, ..Options::default() };
                let (outcome, _) = run(integrator, &mut Along { tells }, &[0.3, 1.0], (0.0, 5.0), &options);
                assert_eq!(outcome.stop, StopReason::End, "{} at {tolerance:e}", integrator.name());
                outcome.counters.steps
            };
            let (with, without) = (steps(true), steps(false));
            assert!(with <= 2 * without + 10, "{} at {tolerance:e}: {with} for {without}", integrator.name());
        }
    }
}
