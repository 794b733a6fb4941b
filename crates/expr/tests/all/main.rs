//! All tests of the crate in one program, which is linked once.

mod common;
mod evaluation;
mod extremes;
mod hostile;
mod laws;
mod native;
mod parse;
mod print;
mod programs;
mod rational;
mod symbolic;
