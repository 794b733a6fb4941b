//! All tests of the crate in one program, which is linked once.

mod accuracy;
mod allocation;
mod bdf;
mod changes;
mod common;
#[path = "../../../enforce/tests/all/counting.rs"]
mod counting;
mod efficiency;
mod first_step;
mod input;
mod mechanical_methods;
mod names;
mod random_systems;
mod rattle;
mod rosenbrock;
mod samples;
mod short_contacts;
mod springs;
mod stiff;
mod stops;
mod switches;
