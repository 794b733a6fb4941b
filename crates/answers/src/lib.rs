//! What the verbs answer: plain data with names, to be written to files or shown.
//!
//! | file | content |
//! |---|---|
//! | `result.rs` | diagnosis, evaluation, run: numbers with the names they belong to |
//! | `finding.rs` | what the doctor says, each with a code that stays the same |
//! | `driven.rs` | where a mechanism can be driven to, and what stops it |
//! | `samples.rs` | where the samples of a run go while it goes on |
//! | `snapshot.rs` | where the bodies are at the samples of a run |
//! | `forms.rs` | Lagrangian and port-Hamiltonian forms in numbers |
//! | `derivatives.rs`, `independent.rs` | derivatives at a state; models in independent velocities |
//! | `linearization.rs` | linear systems with modes, what inputs reach, fewest of them; states of rest |
//! | `timings.rs` | how long the algorithms take on a model |
//! | `least_norm.rs` | which multipliers are shown where the equations leave many |
//! | `combination.rs` | combinations of states, eigenvalues and modes in words |
//! | `words.rs` | names in sentences |

pub mod combination;
pub mod derivatives;
pub mod driven;
pub mod finding;
pub mod forms;
pub mod independent;
pub mod least_norm;
pub mod linearization;
pub mod result;
pub mod samples;
pub mod snapshot;
pub mod timings;
mod tolerances;
pub mod words;

pub use least_norm::LeastNorm;
