//! Inverse dynamics: the recursive Newton–Euler algorithm.
//!
//! ```text
//! ω, ω̇, a      rotation, its rate, acceleration of a node's origin less gravity, in the node's frame
//! A = ω̇× + ω×ω×         a point x of the node accelerates by a + A x                                 (1)
//! ω = Rᵀω_℘ + ω_J,   ω̇ = Rᵀω̇_℘ + ω̇_J + Rᵀω_℘ × ω_J                                                  (2)
//! a = Rᵀ(a_℘ + A_℘ p) + v̇_J + (2 Rᵀω_℘ + ω_J) × v_J                                                  (3)
//! f = m a + A h,   n = h × a + vee(A Σ − ΣAᵀ),   Σ = ∫ x xᵀ dm                                       (4)
//! 𝔣_k = (n, f)_k − external + Σ_children φ 𝔣,   τ_k = H 𝔣_k + J q̈_k                                  (5)
//! ```
//! (R, p) is the node's pose in its parent, [ω_J; v_J] = H* q̇ the joint's own twist. This is 𝒯 = Hφ(Mα + 𝔟) of
//! [J §8] in Newton's form (Luh, Walker, Paul 1980): accelerations of points instead of spatial ones, so that no linear
//! velocity is needed. Gravity enters as a₀ = −g. Cost: O(n), two sweeps.

mod entry;
mod joint;

use dalembert_scalar::Scalar;

use super::dispatch::Kernel;
use super::link::{CARRY, Kind, Link, NONE, Place, sin_cos_of_angles};
use super::records::Motion;
use crate::spatial::Wrench;

pub(super) use entry::momentum_bias;
pub use entry::{bias, gravity, reactions, rnea, rnea_with_wrenches};
pub(super) use joint::{ground, project, wrench_to_parent};

#[repr(C)]
pub(super) struct Rnea<'a, T> {
    links: &'a [Link],
    gravity: [f64; 3],
    q: &'a [T],
    v: Option<&'a [T]>,
    a: Option<&'a [T]>,
    external: Option<&'a [Wrench<T>]>,
    sine: &'a mut [T],
    cosine: &'a mut [T],
    motions: &'a mut [Motion<T>],
    slots: &'a mut [Wrench<T>],
    wrenches: &'a mut [Wrench<T>],
    tau: &'a mut [T],
}

impl<T: Scalar> Kernel for Rnea<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        sin_cos_of_angles(self.links, self.q, self.sine, self.cosine);
        self.base_to_tip();
        self.tip_to_base();
    }
}

impl<T: Scalar> Rnea<'_, T> {
    #[inline(always)]
    fn base_to_tip(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut motion = ground(self.gravity);
        self.motions[0] = motion;
        self.slots[0] = Wrench::zero();
        for (k, (link, wrench)) in self.links.iter().zip(self.wrenches.iter_mut()).enumerate() {
            if link.source != CARRY {
                motion = self.motions[link.source as usize];
            }
            motion = if link.kind == Kind::Revolute {
                let i = link.v as usize;
                let rate = |x: Option<&[T]>| x.map_or(T::constant(0.0), |x| x[i]);
                joint::turning(link, &place, &motion, rate(self.v), rate(self.a))
            } else {
                joint::moving(link, &place, &motion, self.v, self.a)
            };
            *wrench = joint::newton_euler(link, &motion);
            if let Some(external) = self.external {
                *wrench = *wrench - external[k];
            }
            if link.slot != NONE {
                self.motions[link.slot as usize] = motion;
                self.slots[link.slot as usize] = Wrench::zero();
            }
        }
    }

    /// (5)
    #[inline(always)]
    fn tip_to_base(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut carry = Wrench::zero();
        for (link, wrench) in self.links.iter().zip(self.wrenches.iter_mut()).rev() {
            let mut total = *wrench + carry;
            if link.slot != NONE {
                total = total + self.slots[link.slot as usize];
            }
            *wrench = total;
            let i = link.v as usize;
            carry = if link.kind == Kind::Revolute {
                self.tau[i] = total.moment.0[2];
                joint::turned_to_parent(link, &place, total)
            } else {
                project(link, total, self.tau);
                let pose = place.pose(link);
                wrench_to_parent(&pose.rotation, pose.position, total)
            };
            if link.armature != 0.0
                && let Some(a) = self.a
            {
                for j in i..i + link.freedoms() {
                    self.tau[j] = T::constant(link.armature).mul_add(a[j], self.tau[j]);
                }
            }
            if link.source != CARRY {
                let slot = &mut self.slots[link.source as usize];
                *slot = *slot + carry;
                carry = Wrench::zero();
            }
        }
    }
}
