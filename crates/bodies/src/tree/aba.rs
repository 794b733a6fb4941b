//! Forward dynamics: the articulated-body algorithm, O(n) in three sweeps.
//!
//! Symbols as in `rnea.rs`: α = [ω̇; a] with a the acceleration of the node's origin, less gravity.
//! ```text
//! 𝔣_k = P_k α_k + z_k                   what the parent must exert for acceleration α_k              (1)
//! α_k = φ*α_℘ + 𝔞_k + H* q̈_k,           𝔞 = [Rᵀω_℘ × ω_J; Rᵀw + (2Rᵀω_℘ + ω_J) × v_J],  w = ω_℘ × (ω_℘ × p)  (2)
//! D = H P H* + J,  G = P H* D⁻¹,  u = τ − H z                                                        (3)
//! P' = P − G D G*,  z' = z + P'𝔞 + G u                                                                (4)
//! P_℘ = M_℘ + Σ φ P' φ*,  z_℘ = [ω × Iω; ω × (ω × h)] − external + Σ φ z'                             (5)
//! q̈ = D⁻¹u − G*(φ*α_℘ + 𝔞)                                                                           (6)
//! ```
//! The Riccati sweep of \[J2\], in Featherstone's order (1983); ω × Iω = −ω × Σω. A joint of several freedoms is eliminated one velocity after the other, which is the LDL* elimination
//! of its D. For a revolute joint H = e₃: PH* is a column of P, row and column 3 of P' vanish where J = 0, and (5) is that much cheaper.

mod articulation;
mod entry;
mod joint;
mod pivots;
mod prismatic;
mod revolute;
mod rounding;

use dalembert_scalar::Scalar;

use super::link::{CARRY, GROUND, Link, NONE, Place, sin_cos_of_angles};
use super::records::{AbaSlot, Bias, Gain, Motion};
use super::{dispatch::Kernel, rnea::ground};
use crate::spatial::{Twist, Vector, Wrench};

pub(super) use articulation::Articulation;
pub use entry::{aba, aba_with_wrenches};
pub(super) use pivots::{Judged, Scales, Span, bounds, check_pivots, scales, slides, together};
pub(super) use rounding::Margins;

#[repr(C)]
pub(super) struct Aba<'a, T> {
    pub links: &'a [Link],
    pub gravity: [f64; 3],
    pub q: &'a [T],
    pub v: &'a [T],
    pub tau: &'a [T],
    pub external: Option<&'a [Wrench<T>]>,
    pub sine: &'a mut [T],
    pub cosine: &'a mut [T],
    pub motions: &'a mut [Motion<T>],
    pub slots: &'a mut [AbaSlot<T>],
    pub biases: &'a mut [Bias<T>],
    pub gains: &'a mut [Gain<T>],
    pub pivots: &'a mut [T],
    pub a: &'a mut [T],
}

impl<T: Scalar> Kernel for Aba<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        sin_cos_of_angles(self.links, self.q, self.sine, self.cosine);
        self.velocities();
        self.articulated_inertias();
        self.accelerations();
    }
}

impl<T: Scalar> Aba<'_, T> {
    /// Base to tip: ω, 𝔞.
    #[inline(always)]
    fn velocities(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut angular = Vector::zero();
        self.motions[0] = ground(self.gravity);
        for (link, bias) in self.links.iter().zip(self.biases.iter_mut()) {
            if link.source != CARRY {
                angular = self.motions[link.source as usize].angular;
            }
            *bias = if link.is_plain_revolute() {
                revolute::bias(link, &place, angular, self.v[link.v as usize])
            } else {
                joint::bias(link, &place, angular, self.v)
            };
            angular = bias.angular;
            if link.slot != NONE {
                self.motions[link.slot as usize].angular = angular;
                self.slots[link.slot as usize] = AbaSlot::zero();
            }
        }
    }

    /// Tip to base, the Riccati sweep: (3) to (5); slots of nodes must be zero.
    #[inline(always)]
    fn articulated_inertias(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let mut total = AbaSlot::zero();
        for (k, (link, bias)) in self.links.iter().zip(self.biases.iter()).enumerate().rev() {
            if link.slot != NONE {
                total.add(&self.slots[link.slot as usize]);
            }
            joint::add_own(link, bias.angular, &mut total);
            if let Some(external) = self.external {
                total.bias = total.bias - external[k];
            }
            let (own, revolute) = (link.v as usize..link.v as usize + link.freedoms(), link.is_plain_revolute());
            let found = (&mut self.gains[own.clone()], &mut self.pivots[own.clone()]);
            let tau = &self.tau[own.clone()];
            if revolute {
                revolute::eliminate(&total, tau, found);
            } else {
                joint::eliminate_all(link, &mut total, tau, found);
            }
            // What the ground gets nobody asks for.
            if link.source != GROUND {
                if revolute {
                    revolute::hand_over(link, &place, &mut total, bias, tau[0], &self.gains[own.start]);
                } else {
                    joint::hand_over(link, &place, &mut total, bias);
                }
            }
            if link.source != CARRY {
                if link.source != GROUND {
                    self.slots[link.source as usize].add(&total);
                }
                total = AbaSlot::zero();
            }
        }
    }

    /// Base to tip: (6) and (2).
    #[inline(always)]
    fn accelerations(&mut self) {
        let place = Place { q: self.q, sine: self.sine, cosine: self.cosine };
        let start = ground(self.gravity);
        let mut rate = Twist { angular: start.angular_rate, linear: start.linear_rate };
        for (link, bias) in self.links.iter().zip(self.biases.iter()) {
            if link.source != CARRY {
                let above = &self.motions[link.source as usize];
                rate = Twist { angular: above.angular_rate, linear: above.linear_rate };
            }
            let own = link.v as usize..link.v as usize + link.freedoms();
            rate = if link.is_plain_revolute() {
                revolute::accelerate(link, &place, bias, rate, &self.gains[own.start], &mut self.a[own.start])
            } else {
                joint::accelerate(link, &place, bias, rate, &self.gains[own.clone()], &mut self.a[own])
            };
            if link.slot != NONE {
                let own = &mut self.motions[link.slot as usize];
                (own.angular_rate, own.linear_rate) = (rate.angular, rate.linear);
            }
        }
    }
}
