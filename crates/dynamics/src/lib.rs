//! M, f, A, b of a model at a state, and the methods that find accelerations from them.
//!
//! | file | content |
//! |---|---|
//! | `equations.rs` | [`equations::Equations`]: numbers of M, f, A, b, residuals at a state |
//! | `rows.rs`, `rounding.rs`, `hard_rows.rs` | rows of A at natural size; what rounding leaves of them |
//! | `formulation.rs`, `suits.rs`, `choose.rs` | [`Formulation`]: methods by name, what they can treat, what `auto` takes |
//! | `accelerations.rs`, `words.rs` | α by one of them; what there is to say, in the model's names |
//! | `kkt.rs`, `delassus.rs`, `embedding.rs`, `pivoted.rs`, `singular.rs` | methods on matrices and by sweeps |
//! | `projection.rs`, `opening.rs` | states moved onto the constraints; how far closing joints are open |
//! | `independent.rs` | the model in independent velocities |
//! | `residual.rs` | the equations over dual numbers |
//! | `determined.rs` | which multipliers and outputs are the only ones |
//! | `least.rs` | small least squares |

pub mod accelerations;
pub mod choose;
pub mod delassus;
pub mod determined;
pub mod embedding;
pub mod equations;
pub mod formulation;
pub mod hard_rows;
pub mod independent;
pub mod kkt;
pub mod least;
pub mod opening;
pub mod pivoted;
pub mod projection;
pub mod residual;
pub mod rounding;
pub mod rows;
pub mod singular;
pub mod suits;
pub mod tolerances;
pub mod words;

pub use formulation::Formulation;
