//! All tests of the crate in one program, which is linked once.

mod agreement;
mod common;
mod counting;
mod determinacy;
mod elimination;
mod exact;
mod hierarchy;
mod operators;
mod penrose;
mod products;
mod recursion;
mod soft;
mod sparse;
mod step;
mod weak_links;
