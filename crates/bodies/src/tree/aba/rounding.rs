//! What the Riccati sweep may have left of D by rounding alone: a running error analysis.
//!
//! An error δP of P goes on to P' = P − G D G* as P itself does to first order, δP' = Ψ δP Ψ*, Ψ = 1 − G H. Sums and products of a
//! positive semidefinite matrix round by ε √(P_ii P_jj) at most, and the diagonal of P is a bound of that, up to a factor. So
//! ```text
//! E_k  = Σ φ E' φ* + diag(P_k)                                      sums of (5) of `aba.rs`                                     (1)
//! E'   = Ψ E Ψ* + diag(P)                                           (4), for one velocity after the other                        (2)
//! φ E φ* + diag(φ diag(P') φ*)                                      turns and shifts of (5)                                       (3)
//! |δD| ≤ c ε H E H*                                                                                                            (4)
//! ```
//! with c of some dozens. Joints that yield take away errors as they take away inertia: E of a chain grows no faster than P itself, while
//! its composite inertia grows with the cube of the number of links. Where the freedoms of a point mass cancel, E stays. Cost: two sweeps.

use dalembert_scalar::Scalar;

use super::joint::{along, column, eliminate, own_inertia};
use crate::spatial::Articulated;
use crate::tolerances::MASSLESS;
use crate::tree::dispatch::{self, Kernel};
use crate::tree::link::{CARRY, Link, NONE, Place};
use crate::tree::records::AbaSlot;
use crate::tree::{Tree, Workspace};

/// Margins that are too small become D − MASSLESS H E H*, where that is more. The sines and cosines of `q` are in `ws`.
pub fn margins<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T]) {
    let Workspace { sine, cosine, articulated_slots, rounding_slots, margins, .. } = ws;
    let place = Place { q, sine, cosine };
    dispatch::run(Margins { links: &tree.links, place, slots: articulated_slots, errors: rounding_slots, margins });
}

/// The sweep of (1) to (4).
#[repr(C)]
pub struct Margins<'a, T> {
    links: &'a [Link],
    place: Place<'a, T>,
    /// Σ φ P' φ* and Σ φ E' φ* of children so far.
    slots: &'a mut [AbaSlot<T>],
    errors: &'a mut [Articulated<T>],
    margins: &'a mut [T],
}

impl<T: Scalar> Kernel for Margins<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { links, place, slots, errors, margins } = self;
        let zero = AbaSlot::zero();
        slots.fill(zero);
        errors.fill(zero.inertia);
        let (mut p, mut e) = (zero.inertia, zero.inertia);
        for link in links.iter().rev() {
            if link.slot != NONE {
                p = p + slots[link.slot as usize].inertia;
                e = e + errors[link.slot as usize];
            }
            p = p + own_inertia(link);
            e = e + p.diagonal();
            for j in (0..link.freedoms()).rev() {
                let whole = p.diagonal();
                let across = column(link, j, &e);
                let scale = along(link, j, &across);
                let (gain, pivot) = eliminate(link, j, &mut p);
                let margin = &mut margins[link.v as usize + j];
                *margin = margin.max(T::constant(-MASSLESS).mul_add(scale, pivot));
                e = transmitted(e, &gain, across, scale) + whole;
            }
            let pose = place.pose(link);
            e = e.to_parent(&pose) + p.diagonal().to_parent(&pose).diagonal();
            p = p.to_parent(&pose);
            if link.source != CARRY {
                let at = link.source as usize;
                slots[at].inertia = slots[at].inertia + p;
                errors[at] = errors[at] + e;
                (p, e) = (zero.inertia, zero.inertia);
            }
        }
    }
}

/// Ψ E Ψ* with EH* and HEH*: E − G w* − w G*, w = EH* − ½ HEH* G.
#[inline(always)]
fn transmitted<T: Scalar>(mut e: Articulated<T>, gain: &[T; 6], across: [T; 6], scale: T) -> Articulated<T> {
    let half = T::constant(0.5) * scale;
    let mut w = across;
    for (w, &gain) in w.iter_mut().zip(gain) {
        *w = (-half).mul_add(gain, *w);
    }
    e.subtract_both(gain, &w);
    e
}
