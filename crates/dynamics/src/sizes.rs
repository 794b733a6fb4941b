//! What accelerations are made of, so that rounding can be told from them.
//!
//! ```text
//! s_c = (|f_c| + |φ_c| + |g| √(m M_cc) + Σ_r |A_rc λ_r| + Σ_j |M_cj α_j|) / M_cc                         (1)
//! ```
//! and in f_c, of bodies, the bias ω Σ_j |M_cj v_j| at the fastest turn ω, with the mass m of all bodies: weights Σ m r may cancel in f_c, and (Σ m r)² ≤ Σ m Σ m r².
//! An acceleration that is no more than rounding of s is zero; so is a velocity that is no more than rounding of s T after a time T.

use crate::equations::Equations;
use crate::kkt::{mass_pattern, mass_size};

/// Entries of M up to which they count in (1).
const MOST_ENTRIES: usize = 1 << 20;

impl Equations<'_> {
    /// s of (1) for an answer at the last evaluation; 0 of columns without inertia of their own.
    pub fn acceleration_sizes(&mut self, alpha: &[f64], lambda: &[f64]) -> Vec<f64> {
        let model = self.model;
        let mut terms: Vec<f64> = self.force.iter().zip(&self.phi).map(|(f, phi)| f.abs() + phi.abs()).collect();
        for (row, l) in lambda.iter().enumerate() {
            self.row(row).for_each(|(c, a)| terms[c] += (a * l).abs());
        }
        let (turn, speeds) = self.speeds();
        let mut own = vec![0.0; model.n()];
        if mass_size(model) <= MOST_ENTRIES {
            let mut mass = vec![0.0; mass_size(model)];
            self.mass_entries_into(&mut mass);
            for ((i, j), m) in mass_pattern(model).into_iter().zip(mass) {
                let moved = |c: usize| alpha[c].abs() + turn * speeds[c];
                terms[i] += m.abs() * moved(j);
                if i == j {
                    own[i] += m;
                } else {
                    terms[j] += m.abs() * moved(i);
                }
            }
        }
        let tree = model.mechanism.as_ref().map(|m| &m.tree);
        let masses: f64 = tree.iter().flat_map(|t| t.nodes()).map(|node| node.inertia.mass).sum();
        let gravity = tree.map_or(0.0, |t| t.gravity.iter().map(|g| g * g).sum::<f64>().sqrt());
        let joint = |c: usize| model.variables[c].joint;
        terms
            .iter_mut()
            .enumerate()
            .filter(|(c, _)| joint(*c))
            .for_each(|(c, s)| *s += gravity * (masses * own[c]).max(0.0).sqrt());
        let size = |(s, m): (&f64, &f64)| if *m > 0.0 && s.is_finite() { s / m } else { 0.0 };
        terms.iter().zip(&own).map(size).collect()
    }

    /// The fastest turn of the bodies, and the speeds of their columns.
    fn speeds(&self) -> (f64, Vec<f64>) {
        let mut speeds = vec![0.0; self.model.n()];
        let (Some(m), Some(mechanics)) = (&self.model.mechanism, &self.mechanics) else { return (0.0, speeds) };
        for (v, &c) in mechanics.v.iter().zip(&m.columns) {
            speeds[c] = v.abs();
        }
        let turns = (0..speeds.len()).filter(|&c| self.model.variables[c].turns());
        (turns.fold(0.0, |most, c| speeds[c].max(most)), speeds)
    }
}
