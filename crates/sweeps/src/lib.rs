//! Sweeps: many runs of one model with other values for its parameters and start values.
//!
//! A [`Plan`] is a pure function from the number of a run to its values, so that any process computes any run alike. Runs go in chunks of
//! fixed length, and a chunk is done if and only if its file is there: it is written under another name, flushed, and renamed. Nothing is lost
//! but chunks under way, nothing is there twice, no journal can disagree, and several processes may work in one folder: what two of them
//! compute twice, they write alike.
//!
//! | file | content |
//! |---|---|
//! | `vary.rs` | what is varied, from words |
//! | `draw.rs` | points of the unit cube: grids, random numbers, Latin hypercubes |
//! | `sobol.rs` | Sobol's sequence |
//! | `collect.rs` | what is kept of a run |
//! | `folder.rs` | chunks as files, and the work on those that are missing |
//! | `indices.rs` | Sobol' indices |
//! | `page.rs` | a sweep as one HTML page |

mod collect;
mod draw;
mod folder;
mod indices;
mod page;
mod sobol;
mod tolerances;
mod vary;

pub use collect::{Collect, with_columns};
pub use draw::{Plan, Sampler};
pub use folder::{Done, Sweep};
pub use page::Runs;
pub use sobol::points;
pub use vary::{Spread, Varied};
