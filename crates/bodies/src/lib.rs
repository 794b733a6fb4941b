//! Rigid and flexible bodies in numbers: vectors of mechanics, trees with their algorithms, spatial operators.
//!
//! Nothing here has a name or a file: bodies are nodes of a [`tree::Tree`], parents before children. The crate is of use alone, to whoever
//! has a robot in numbers and wants its inverse dynamics, accelerations, mass matrix, Jacobians or their derivatives.
//!
//! | module | content |
//! |---|---|
//! | [`spatial`] | vectors, rotations, quaternions, poses, twists, wrenches, momenta, inertias: types of their own, generic in the scalar |
//! | [`tree`] | a numbered tree, and one file for each algorithm |
//! | [`operators`] | the same mathematics as algebra for nodes of any dimension, flexible bodies among them |
//! | [`tolerances`] | thresholds, relative to natural sizes |

pub mod operators;
pub mod spatial;
pub mod tolerances;
pub mod tree;
