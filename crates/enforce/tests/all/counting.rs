//! Allocations, counted for each thread.
//!
//! SAFETY: the counting allocator hands every call on to the system's, unchanged, and only counts beside it.
#![allow(unsafe_code, reason = "a global allocator can only be written so")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    /// Of this thread only: the test runner and other tests allocate in others.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// How many allocations this thread has made.
pub fn allocations() -> usize {
    ALLOCATIONS.get()
}

fn count_one() {
    // A thread that ends may allocate after its own counter is gone.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;
