//! A step allocates nothing: a run of many steps makes as many allocations as a run of few.

use crate::common::*;
use crate::counting::allocations;
use dalembert_integrate::{Control, Integrator, Observer, Options, StopReason};

struct Silent;

impl Observer for Silent {
    fn sample(&mut self, _t: f64, _y: &[f64]) -> Control {
        Control::Continue
    }
}

fn allocations_of(integrator: &dyn Integrator, until: f64, options: &Options) -> usize {
    let mut pendulum = CartesianPendulum { project: true };
    let before = allocations();
    let outcome = integrator.run(&mut pendulum, 0.0, &[1.0, 0.0, 0.0, 0.0], until, options, &mut Silent);
    let count = allocations() - before;
    assert_eq!(outcome.expect("the input makes sense").stop, StopReason::End);
    count
}

#[test]
fn steps_and_samples_allocate_nothing() {
    for integrator in both() {
        for every in [None, Some(0.01)] {
            let options = Options { every, ..Options::with_tolerance(1e-9) };
            let few = allocations_of(integrator.as_ref(), 0.1, &options);
            let many = allocations_of(integrator.as_ref(), 50.0, &options);
            assert_eq!(few, many, "{} with every = {every:?}", integrator.name());
            // Twice the space of a step: one for parts of it.
            assert!(few < 40);
        }
    }
}
