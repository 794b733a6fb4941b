//! Contacts that begin and end within a step that needs to be no shorter for its error.

use dalembert_integrate::{Control, Failure, Observer, Options, StopReason, System, by_name};

const GRAVITY: f64 = 9.81;
const STIFFNESS: f64 = 1e4;

/// A ball that flies up to 1 m, under a springy ceiling.
struct Ball {
    ceiling: f64,
}

impl System for Ball {
    fn dimension(&self) -> usize {
        2
    }

    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy[0] = y[1];
        dy[1] = -GRAVITY - STIFFNESS * (y[0] - self.ceiling).max(0.0);
        Ok(())
    }

    fn switches(&mut self, _t: f64, y: &[f64], values: &mut Vec<f64>) {
        values.push(y[0] - self.ceiling);
    }
}

struct Nobody;

impl Observer for Nobody {
    fn sample(&mut self, _t: f64, _y: &[f64]) -> Control {
        Control::Continue
    }
}

/// The height at 1 s: back from the ceiling after a part of a circle, with the velocity turned round.
fn exact(ceiling: f64) -> f64 {
    let start = (2.0 * GRAVITY).sqrt();
    let arrival = (start * start - 2.0 * GRAVITY * ceiling).sqrt();
    let omega = STIFFNESS.sqrt();
    let contact = 2.0 * (arrival * omega / GRAVITY).atan() / omega;
    let rest = 1.0 - (start - arrival) / GRAVITY - contact;
    ceiling - arrival * rest - GRAVITY * rest * rest / 2.0
}

#[test]
fn they_are_met_and_followed() {
    for ceiling in [0.5, 0.9, 0.99, 0.999, 0.9999, 0.999_99, 0.999_999] {
        for integrator in ["dopri5", "dop853"] {
            for tolerance in [1e-4, 1e-6, 1e-8, 1e-10] {
                let options = Options::with_tolerance(tolerance);
                let start = [0.0, (2.0 * GRAVITY).sqrt()];
                let method = by_name(integrator).expect("its name");
                let outcome =
                    method.run(&mut Ball { ceiling }, 0.0, &start, 1.0, &options, &mut Nobody).expect("it runs");
                let what = format!("{ceiling}, {integrator} at {tolerance:e}");
                assert_eq!(outcome.stop, StopReason::End, "{what}");
                let error = (outcome.y[0] - exact(ceiling)).abs();
                assert!(error <= 30.0 * tolerance, "{what}: off by {error:e}");
            }
        }
    }
}
