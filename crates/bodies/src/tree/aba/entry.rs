//! Forward dynamics as callers ask for it.

use dalembert_scalar::Scalar;

use super::Aba;
use super::pivots::check_pivots;
use crate::spatial::Wrench;
use crate::tree::{Massless, Tree, Workspace, dispatch};

/// Forward dynamics: the accelerations q̈ in `a` that the generalized forces `tau` cause at (`q`, `v`).
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn aba<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    a: &mut [T],
) -> Result<(), Massless> {
    general(tree, ws, q, v, tau, None, a)
}

/// Forward dynamics with external wrenches: `wrenches[k]` acts on node k, about its origin and in its frame.
///
/// # Errors
/// A chain end without inertia about its joint.
pub fn aba_with_wrenches<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    wrenches: &[Wrench<T>],
    a: &mut [T],
) -> Result<(), Massless> {
    general(tree, ws, q, v, tau, Some(wrenches), a)
}

fn general<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &[T],
    external: Option<&[Wrench<T>]>,
    a: &mut [T],
) -> Result<(), Massless> {
    tree.check_q(q);
    tree.check_v(v);
    tree.check_v(tau);
    tree.check_v(a);
    external.into_iter().for_each(|x| tree.check_nodes(x));
    dispatch::run(Aba {
        links: &tree.links,
        gravity: tree.gravity,
        q,
        v,
        tau,
        external,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        motions: &mut ws.motions,
        slots: &mut ws.articulated_slots,
        biases: &mut ws.biases,
        gains: &mut ws.gains,
        pivots: &mut ws.pivots,
        a,
    });
    check_pivots(tree, ws, q)
}
