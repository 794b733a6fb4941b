//! One state of a mechanism in full: accelerations, reactions and which of them are determined, energies, poses; and the equations
//! linearized there.

pub mod derivatives;
pub mod evaluation;
