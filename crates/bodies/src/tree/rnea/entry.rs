//! Inverse dynamics as callers ask for it.

use dalembert_scalar::Scalar;

use super::Rnea;
use crate::spatial::Wrench;
use crate::tree::{Tree, Workspace, dispatch};

/// Inverse dynamics: generalized forces `tau` that give the accelerations `a` = q̈ at (`q`, `v`).
pub fn rnea<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], a: &[T], tau: &mut [T]) {
    general(tree, ws, q, Some(v), Some(a), None, tau);
}

/// Inverse dynamics with external wrenches: `wrenches[k]` acts on node k, about its origin and in its frame.
pub fn rnea_with_wrenches<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    wrenches: &[Wrench<T>],
    tau: &mut [T],
) {
    general(tree, ws, q, Some(v), Some(a), Some(wrenches), tau);
}

/// Bias 𝓒(q, v): inverse dynamics at q̈ = 0, gravity included.
pub fn bias<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], tau: &mut [T]) {
    general(tree, ws, q, Some(v), None, None, tau);
}

/// Gravity terms: inverse dynamics at rest.
pub fn gravity<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], tau: &mut [T]) {
    general(tree, ws, q, None, None, None, tau);
}

/// Joint reactions: the wrench that its parent exerts on each node (through joint, motor and guide together), about
/// the node's origin and in its frame; `tau` as from [`rnea_with_wrenches`].
pub fn reactions<'a, T: Scalar>(
    tree: &Tree,
    ws: &'a mut Workspace<T>,
    q: &[T],
    v: &[T],
    a: &[T],
    wrenches: Option<&[Wrench<T>]>,
    tau: &mut [T],
) -> &'a [Wrench<T>] {
    general(tree, ws, q, Some(v), Some(a), wrenches, tau);
    &ws.wrenches
}

/// Rate of all momentum at q̈ = 0, about the ground's origin and in its axes: Σ_roots φ 𝔣 without gravity. `tau` is
/// scratch.
pub(in crate::tree) fn momentum_bias<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: &[T],
    tau: &mut [T],
) -> Wrench<T> {
    with_gravity(tree, ws, [0.0; 3], q, Some(v), None, None, tau);
    ws.wrench_slots[0]
}

fn general<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    q: &[T],
    v: Option<&[T]>,
    a: Option<&[T]>,
    external: Option<&[Wrench<T>]>,
    tau: &mut [T],
) {
    with_gravity(tree, ws, tree.gravity, q, v, a, external, tau);
}

#[allow(clippy::too_many_arguments)] // those of `general`, and gravity
fn with_gravity<T: Scalar>(
    tree: &Tree,
    ws: &mut Workspace<T>,
    gravity: [f64; 3],
    q: &[T],
    v: Option<&[T]>,
    a: Option<&[T]>,
    external: Option<&[Wrench<T>]>,
    tau: &mut [T],
) {
    tree.check_q(q);
    tree.check_v(tau);
    v.into_iter().chain(a).for_each(|x| tree.check_v(x));
    external.into_iter().for_each(|x| tree.check_nodes(x));
    dispatch::run(Rnea {
        links: &tree.links,
        gravity,
        q,
        v,
        a,
        external,
        sine: &mut ws.sine,
        cosine: &mut ws.cosine,
        motions: &mut ws.motions,
        slots: &mut ws.wrench_slots,
        wrenches: &mut ws.wrenches,
        tau,
    });
}
