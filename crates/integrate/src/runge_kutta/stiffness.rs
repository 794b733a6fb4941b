//! Whether steps are as long as the method is stable.
//!
//! Between the last stage, at (t₁, g), and the end of a step, at (t₁, y₁), the rate changes by Δf = f(t₁, y₁) − f(t₁, g): a sample of the
//! Jacobian along the direction in which stages differ most, which is that of the largest eigenvalue λ. So
//!
//! ```text
//! (1) h|λ| ≈ h |Δf| / |y₁ − g|
//! ```
//!
//! in the norm of the error test. A step with h|λ| beyond the border of the stability region is bounded by that; [`IN_A_ROW`] of them, without
//! [`OTHERS`] others between them, are no accident.
//!
//! Source: Hairer, Wanner, *Solving Ordinary Differential Equations II*, 2nd ed., §IV.2 (2.25) and the codes DOPRI5 and DOP853.

use crate::Stiffness;
use crate::memory::Memory;
use crate::tolerances::stiffness::{IN_A_ROW, NAMED, OTHERS};

/// The test's memory.
pub(super) struct Test {
    bounded: u32,
    others: u32,
    shares: Vec<f64>,
    found: Stiffness,
}

impl Test {
    pub fn new(n: usize) -> Self {
        Self { bounded: 0, others: 0, shares: vec![0.0; n], found: Stiffness::default() }
    }

    pub fn remember(&mut self, memory: &mut Memory) {
        memory.small(&mut self.bounded);
        memory.small(&mut self.others);
        memory.numbers(&mut self.shares);
        memory.word(&mut self.found.steps);
        memory.number(&mut self.found.since);
    }

    /// A step that ends at t was taken, with (1) against the border, and the parts of |Δf|² by component.
    pub fn step(&mut self, t: f64, beyond: bool, parts: &[f64]) {
        if !beyond {
            self.others += 1;
            if self.others == OTHERS {
                self.bounded = 0;
            }
            return;
        }
        (self.others, self.bounded) = (0, self.bounded.saturating_add(1));
        if self.bounded < IN_A_ROW {
            return;
        }
        if self.found.steps == 0 {
            self.found.since = t;
        }
        self.found.steps += if self.bounded == IN_A_ROW { u64::from(IN_A_ROW) } else { 1 };
        self.tell(parts);
    }

    /// What is stiff, by these parts.
    pub fn tell(&mut self, parts: &[f64]) {
        let sum: f64 = parts.iter().sum();
        if sum > 0.0 && sum.is_finite() {
            self.shares.iter_mut().zip(parts).for_each(|(share, part)| *share += part / sum);
        }
    }

    /// Whether the last steps were so, `times` as many as are no accident.
    pub fn is_bounded(&self, times: u32) -> bool {
        self.bounded >= IN_A_ROW.saturating_mul(times)
    }

    /// Forgets the last steps, not what was found.
    pub fn begin_anew(&mut self) {
        (self.bounded, self.others) = (0, 0);
    }

    pub fn result(&self) -> Stiffness {
        let sum: f64 = self.shares.iter().sum();
        let named = self.shares.iter().map(|share| share / sum).enumerate().filter(|(_, share)| *share >= NAMED);
        let mut found = self.found.clone();
        found.components = named.collect();
        found.components.sort_by(|a, b| b.1.total_cmp(&a.1));
        found
    }
}
