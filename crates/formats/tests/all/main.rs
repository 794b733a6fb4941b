//! All tests of the crate in one program, which is linked once.

mod broken;
mod hostile;
mod includes;
mod pieces;
mod quantities;
mod read;
mod robots;
