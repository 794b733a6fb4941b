//! One state of a mechanism in full: accelerations, reactions and which of them are determined, energies, poses; and the equations
//! linearized there.
//!
//! | file | content |
//! |---|---|
//! | `evaluation.rs` | one state: accelerations, energies, outputs |
//! | `evaluation/reactions.rs` | reactions, and which of them are determined |
//! | `forms/` | Lagrangian and port-Hamiltonian forms in numbers |
//! | `derivatives.rs` | linearization in independent coordinates |

pub mod derivatives;
pub mod evaluation;
pub mod forms;
mod tolerances;
