//! What rounding of a state makes of forces: how far iterations for systems of second order get at all.
//!
//! Forces of stiff springs that cancel, or that a small difference of large positions makes, are rounded by far more than the last digit of what they come to: by k ε |q| where k (q − q₀) is next to
//! nothing. Sizes of forces and momenta do not tell that, since all of them vanish where a motion comes to rest. Forces beside the state do: with δf what f + Aᵀλ changes by as every number moves by
//! some units in its last place, and as much of f + Aᵀλ itself and of what is added to it, which M⁻¹ makes more of than their sizes tell where M is far from its diagonal, as in long chains,
//!
//! ```text
//! (1) M z = δf + Aᵀμ,   A z = 0,   |K⁻¹z|_M
//! ```
//!
//! is what corrections of `implicit_second.rs` still come to where only rounding is left of a residual. It is asked for where corrections no longer fall, which costs two evaluations for each pattern of signs.

use crate::SecondOrder;
use crate::implicit_second::Tangent;
use crate::method::{Trouble, all_finite};
use crate::rattle::step::failed;
use crate::tolerances::switches::{DIGITS, PATTERNS};

/// Moves all numbers of a state by their rounding, at least by that of numbers of a size, in a pattern of signs.
pub(crate) fn beside(y: &[f64], size: impl Fn(usize) -> f64, pattern: usize, near: &mut [f64]) {
    for (k, (near, y)) in near.iter_mut().zip(y).enumerate() {
        let by = DIGITS * y.abs().max(size(k));
        *near = if (k / pattern % 2 == 0) == (*y >= 0.0) { y + by } else { y - by };
    }
}

/// Sizes of the sums that M x is, of an x without regard to signs: they cancel where chains fold.
pub(crate) fn sums(system: &mut dyn SecondOrder, x: &[f64]) -> Vec<f64> {
    let (sizes, mut sums): (Vec<f64>, _) = (x.iter().map(|x| x.abs()).collect(), vec![0.0; x.len()]);
    system.momentum(&sizes, &mut sums);
    sums.iter_mut().for_each(|sum| *sum = sum.abs());
    sums
}

/// Room for (1).
#[derive(Debug, Default)]
pub(crate) struct Rounding {
    near: Vec<f64>,
    still: Vec<f64>,
    moved: Vec<f64>,
    answer: Vec<f64>,
    at_rest: Vec<f64>,
    mu: Vec<f64>,
}

impl Rounding {
    /// (1) at a state with these multipliers, with the M and A last factored; 0 where nothing is known beside it. `added` are sizes of what is added to forces, none if empty. The state looked at last is another one afterwards.
    pub fn left(
        &mut self,
        system: &mut dyn SecondOrder,
        (t, y): (f64, &[f64]),
        lambda: &[f64],
        (sizes, added): (&[f64], &[f64]),
        tangent: &Tangent,
    ) -> f64 {
        let (states, n, m) = (y.len(), system.velocity_places().len(), lambda.len());
        self.near.resize(states, 0.0);
        [&mut self.still, &mut self.moved, &mut self.answer].into_iter().for_each(|x| x.resize(n, 0.0));
        [&mut self.at_rest, &mut self.mu].into_iter().for_each(|x| x.resize(m, 0.0));
        let known = |size: f64| if size.is_finite() { size } else { 0.0 };
        let mut most = 0.0_f64;
        for pattern in 1..=PATTERNS {
            beside(y, |k| sizes.get(k).copied().map_or(0.0, known), pattern, &mut self.near);
            // What is at rest has no velocity to be rounded: sizes of velocities are what they may become.
            for &place in system.velocity_places() {
                let by = if place / pattern % 2 == 0 { DIGITS } else { -DIGITS };
                self.near[place] = y[place] * (1.0 + by);
            }
            most = most.max(self.answer(system, (t, y), lambda, (added, pattern), tangent).unwrap_or(0.0));
        }
        most
    }

    fn answer(
        &mut self,
        system: &mut dyn SecondOrder,
        (t, y): (f64, &[f64]),
        lambda: &[f64],
        (added, pattern): (&[f64], usize),
        tangent: &Tangent,
    ) -> Result<f64, Trouble> {
        system.evaluate(t, y).map_err(failed)?;
        system.force(&mut self.still);
        system.push(lambda, &mut self.still);
        system.evaluate(t, &self.near).map_err(failed)?;
        system.force(&mut self.moved);
        system.push(lambda, &mut self.moved);
        for (i, (moved, still)) in self.moved.iter_mut().zip(&self.still).enumerate() {
            let own = DIGITS * (still.abs() + added.get(i).copied().unwrap_or(0.0));
            *moved += if i / pattern % 2 == 0 { own } else { -own } - still;
        }
        system.solve(&self.moved, &self.at_rest, &mut self.answer, &mut self.mu).map_err(failed)?;
        tangent.solve(&mut self.answer);
        all_finite(&self.answer)?;
        system.momentum(&self.answer, &mut self.moved);
        Ok(self.answer.iter().zip(&self.moved).map(|(z, p)| z * p).sum::<f64>().max(0.0).sqrt())
    }
}
