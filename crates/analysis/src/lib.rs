//! One state of a mechanism in full: accelerations, reactions and which of them are determined, energies, poses; and the equations
//! linearized there.
//!
//! | file | content |
//! |---|---|
//! | `evaluation.rs` | one state: accelerations, energies, outputs |
//! | `evaluation/reactions.rs` | reactions, and which of them are determined |
//! | `forms/` | Lagrangian and port-Hamiltonian forms in numbers |
//! | `derivatives.rs` | derivatives in independent coordinates |
//! | `matrices.rs` | these as named matrices |
//! | `beside.rs` | what holds on both sides of a state at which formulas meet |
//! | `linearize.rs` | A, B, C, D with modes, what inputs reach and outputs see |
//! | `linearize/rest.rs` | states of rest and of steady motion |

mod beside;
pub mod derivatives;
pub mod evaluation;
pub mod forms;
pub mod linearize;
pub mod matrices;
mod tolerances;
