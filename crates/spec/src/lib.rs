//! What the user said, before anything is computed: modules, formulas, bodies, joints, units, with their places in the files.
//!
//! | file | content |
//! |---|---|
//! | `spec.rs` | [`spec::ModelSpec`] and its parts |
//! | `error.rs` | [`ModelError`]: what is wrong, where, and what to do |
//! | `units/` | units, and the dimensions of formulas |
//! | `parameters.rs` | parameters of a module: formulas become numbers |
//! | `settings.rs` | parameters that are set from outside |
//! | `signals.rs` | words for numbers that are read off frames |
//! | `aliases.rs` | names of other programs for bodies and joints |

pub mod aliases;
pub mod error;
pub mod order;
pub mod parameters;
pub mod settings;
pub mod signals;
pub mod spec;
mod tolerances;
pub mod units;

pub use error::{ModelError, NO_DISTANCE};
