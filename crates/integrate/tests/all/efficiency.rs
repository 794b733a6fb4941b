//! Work counters, fixed: lost efficiency fails here, gained efficiency moves the numbers.

use crate::common::*;
use dalembert_integrate::{Options, System};

/// (steps, rejected, evaluations) of dopri5 and dop853.
fn work(make: fn() -> Box<dyn System>, y0: &[f64], until: f64, options: &Options) -> [(u64, u64, u64); 2] {
    both().map(|integrator| {
        let (outcome, _) = run(integrator.as_ref(), make().as_mut(), y0, (0.0, until), options);
        (outcome.counters.steps, outcome.counters.rejected, outcome.counters.evaluations)
    })
}

#[test]
fn arenstorf() {
    let work = |tolerance| {
        let options = Options::with_tolerance(tolerance);
        work(|| Box::new(crate::common::arenstorf()), &ARENSTORF_START, ARENSTORF_PERIOD, &options)
    };
    assert_eq!(work(1e-7), [(240, 22, 1574), (89, 36, 1466)]);
    assert_eq!(work(1e-12), [(2348, 0, 14090), (318, 51, 4379)]);
}

#[test]
fn two_body() {
    let work = |options| work(|| Box::new(crate::common::two_body()), &two_body_exact(0.6, 0.0), 20.0, &options);
    assert_eq!(work(Options::with_tolerance(1e-10)), [(729, 0, 4376), (143, 49, 2257)]);
    let dense = Options { every: Some(0.01), ..Options::with_tolerance(1e-10) };
    // One more for each step with a sample inside: the defect of the dense output. None is gone through in parts.
    assert_eq!(work(dense), [(729, 0, 4376 + 698), (143, 49, 2683 + 142)]);
}

#[test]
fn pendulum_with_projection() {
    let pendulum = || -> Box<dyn System> { Box::new(CartesianPendulum { project: true }) };
    let start = [1.0, 0.0, 0.0, 0.0];
    assert_eq!(work(pendulum, &start, 10.0, &Options::with_tolerance(1e-10)), [(1306, 0, 9144), (218, 29, 2937)]);
}
