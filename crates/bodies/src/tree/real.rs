//! The same algorithms over plain numbers and without type parameters: compiled here, for every instruction set, and not again in each
//! crate that calls. Sizes, units, frames and errors are those of the generic ones.

use super::{AbaDerivatives, Factor, Massless, Tree, Workspace};
use crate::spatial::Wrench;

/// [`super::rnea`].
pub fn rnea(tree: &Tree, ws: &mut Workspace<f64>, q: &[f64], v: &[f64], a: &[f64], tau: &mut [f64]) {
    super::rnea(tree, ws, q, v, a, tau);
}

/// [`super::rnea_with_wrenches`].
pub fn rnea_with_wrenches(
    tree: &Tree,
    ws: &mut Workspace<f64>,
    q: &[f64],
    v: &[f64],
    a: &[f64],
    wrenches: &[Wrench<f64>],
    tau: &mut [f64],
) {
    super::rnea_with_wrenches(tree, ws, q, v, a, wrenches, tau);
}

/// [`super::aba`].
///
/// # Errors
/// Names the joint that has no inertia to accelerate.
pub fn aba(
    tree: &Tree,
    ws: &mut Workspace<f64>,
    q: &[f64],
    v: &[f64],
    tau: &[f64],
    a: &mut [f64],
) -> Result<(), Massless> {
    super::aba(tree, ws, q, v, tau, a)
}

/// [`super::aba_with_wrenches`].
///
/// # Errors
/// Names the joint that has no inertia to accelerate.
pub fn aba_with_wrenches(
    tree: &Tree,
    ws: &mut Workspace<f64>,
    q: &[f64],
    v: &[f64],
    tau: &[f64],
    wrenches: &[Wrench<f64>],
    a: &mut [f64],
) -> Result<(), Massless> {
    super::aba_with_wrenches(tree, ws, q, v, tau, wrenches, a)
}

/// [`super::crba`].
pub fn crba(tree: &Tree, ws: &mut Workspace<f64>, q: &[f64], mass: &mut [f64]) {
    super::crba(tree, ws, q, mass);
}

/// [`super::aba_derivatives`].
///
/// # Errors
/// Names the joint that has no inertia to accelerate.
pub fn aba_derivatives(
    tree: &Tree,
    ws: &mut Workspace<f64>,
    q: &[f64],
    v: &[f64],
    tau: &[f64],
    a: &mut [f64],
    answer: &mut AbaDerivatives<f64>,
) -> Result<(), Massless> {
    super::aba_derivatives(tree, ws, q, v, tau, a, answer)
}

/// [`super::factor`].
///
/// # Errors
/// Names the joint that has no inertia to accelerate.
pub fn factor(tree: &Tree, ws: &mut Workspace<f64>, q: &[f64], factor: &mut Factor<f64>) -> Result<(), Massless> {
    super::factor(tree, ws, q, factor)
}
