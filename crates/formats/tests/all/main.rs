//! All tests of the crate in one program, which is linked once.

mod allocations;
mod broken;
#[path = "../../../enforce/tests/all/counting.rs"]
mod counting;
mod hostile;
mod includes;
mod pieces;
mod quantities;
mod read;
mod robots;
