//! One state of a mechanism in full: accelerations, reactions and which of them are determined, energies, poses; and the equations
//! linearized there.
//!
//! | file | content |
//! |---|---|
//! | `evaluation.rs` | one state: accelerations, energies, outputs |
//! | `evaluation/reactions.rs` | reactions, and which of them are determined |
//! | `forms/` | Lagrangian and port-Hamiltonian forms in numbers |
//! | `derivatives.rs` | derivatives in independent coordinates |
//! | `linearize.rs` | A, B, C, D with modes, what inputs reach and outputs see |
//! | `linearize/rest.rs` | states of rest and of steady motion |

pub mod derivatives;
pub mod evaluation;
pub mod forms;
pub mod linearize;
mod tolerances;
