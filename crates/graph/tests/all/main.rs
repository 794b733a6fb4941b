//! All tests of the crate in one program, which is linked once.

mod adjacency;
mod common;
mod forest;
mod lemmas;
mod spanning;
mod taxonomy;
mod weights;
