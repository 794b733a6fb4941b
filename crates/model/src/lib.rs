//! From what the user said to numbered equations: classes of equal modules are derived and compiled once, instances add numbers.
//!
//! | file | content |
//! |---|---|
//! | `derive/` | a module's formulas to equations: Lagrangians, forces, constraints, quasi-velocities, outputs |
//! | `class.rs`, `program.rs`, `layout.rs` | what equal modules share: names, equations, compiled programs and their layout |
//! | `listed.rs` | lists whose things are found by name at once |
//! | `derived.rs` | what models that differ in parameters only share beside the classes |
//! | `build.rs` | instances, columns, rows, places in the state: the only place where names become indices |
//! | `model.rs`, `state.rs` | the numbered [`Model`]; a [`State`] of it with start values |
//! | `table.rs` | values of inputs between given points |
//! | `pattern.rs`, `fill.rs` | which entries of M and A there are, and where their numbers come from |
//! | `measured.rs`, `measured/` | rows and numbers read off pairs of frames, and blends of them with formulas' |
//! | `analyses.rs` | order and fronts of the sparse solver, told once for each set of rows |
//! | `names.rs` | names in one table |
//! | `natural.rs`, `own_units.rs` | units in which a model's own numbers are near one |
//! | `unit_check.rs`, `unit_check/`, `name_check.rs` | units of all formulas, names that clash |
//! | `turns.rs` | which angles of closing joints are counted turn by turn |

pub mod analyses;
mod build;
pub mod class;
mod derive;
mod derived;
mod fill;
pub mod layout;
pub mod listed;
pub mod measured;
pub mod model;
mod name_check;
pub mod names;
pub mod natural;
mod own_units;
pub mod pattern;
pub mod program;
pub mod state;
pub mod table;
pub mod tolerances;
mod turns;
mod unit_check;

pub use derive::kinematics::solve;
pub use fill::sources;
pub use model::Model;
pub use state::{StartValues, State};
