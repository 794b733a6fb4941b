//! A step allocates nothing: a run of many steps makes as many allocations as a run of few.
//!
//! SAFETY: the counting allocator hands every call on to the system's, unchanged.
#![allow(unsafe_code, reason = "a global allocator can only be written so")]

mod common;

use std::alloc::{GlobalAlloc, Layout, System as SystemAllocator};
use std::cell::Cell;

use common::*;
use dalembert_integrate::{Control, Integrator, Observer, Options, StopReason};

struct Counting;

thread_local! {
    /// Of this thread only: the test runner allocates in others.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

fn count_one() {
    ALLOCATIONS.with(|count| count.set(count.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        unsafe { SystemAllocator.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { SystemAllocator.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        unsafe { SystemAllocator.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Silent;

impl Observer for Silent {
    fn sample(&mut self, _t: f64, _y: &[f64]) -> Control {
        Control::Continue
    }
}

fn allocations(integrator: &dyn Integrator, until: f64, options: &Options) -> usize {
    let mut pendulum = CartesianPendulum { project: true };
    let before = ALLOCATIONS.get();
    let outcome = integrator.run(&mut pendulum, 0.0, &[1.0, 0.0, 0.0, 0.0], until, options, &mut Silent);
    let count = ALLOCATIONS.get() - before;
    assert_eq!(outcome.expect("the input makes sense").stop, StopReason::End);
    count
}

#[test]
fn steps_and_samples_allocate_nothing() {
    for integrator in both() {
        for every in [None, Some(0.01)] {
            let options = Options { every, ..Options::with_tolerance(1e-9) };
            let few = allocations(integrator.as_ref(), 0.1, &options);
            let many = allocations(integrator.as_ref(), 50.0, &options);
            assert_eq!(few, many, "{} with every = {every:?}", integrator.name());
            assert!(few < 20);
        }
    }
}
