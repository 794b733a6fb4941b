//! The Riccati sweep of the articulated-body algorithm by itself.

use dalembert_scalar::Scalar;

use super::Aba;
use crate::tree::dispatch::Kernel;
use crate::tree::link::sin_cos_of_angles;
use crate::tree::records::{AbaSlot, Bias};

/// D and G alone, each G in its node's frame; velocities and forces are zero.
#[repr(C)]
pub(in crate::tree) struct Articulation<'a, T>(pub Aba<'a, T>);

impl<T: Scalar> Kernel for Articulation<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        sin_cos_of_angles(self.0.links, self.0.q, self.0.sine, self.0.cosine);
        self.0.slots.iter_mut().for_each(|slot| *slot = AbaSlot::zero());
        self.0.biases.iter_mut().for_each(|bias| *bias = Bias::zero());
        self.0.articulated_inertias();
    }
}
