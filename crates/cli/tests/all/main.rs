//! All tests of the crate in one program, which is linked once.

mod cli;
mod common;
mod manners;
mod resumed;
mod swept;
mod units;
mod view;
mod words;
