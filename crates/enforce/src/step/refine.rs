//! Refinement where M is singular: what has no inertia may be of any size beside the rest, and beside each other.
//!
//! ```text
//!     ρ = b − A α − R λ,   σ = f + Aᵀλ − M α                                                                        (12)
//!     α ← α + α',  λ ← λ + λ'  with (α', λ') of (1) for ρ and σ in place of b and f                                   (13)
//! ```
//!
//! Reflections mix rows: where one tells a variable that is nothing beside what another one tells, its digits are lost. Each equation of (12), judged by its own terms, tells; a step brings back
//! as many as numbers have. Source: R. D. Skeel, "Iterative refinement implies numerical stability for Gaussian elimination", Math. Comp. 35 (1980).

use super::StepSolver;
use crate::tolerances::{FINE, GAINED};

/// M, A and R as they are written, and what is left of the equations.
pub(super) struct Written {
    mass: Vec<f64>,
    rows: Vec<f64>,
    noise: Vec<f64>,
    force: Vec<f64>,
    b: Vec<f64>,
    alpha: Vec<f64>,
    lambda: Vec<f64>,
    largest: Vec<f64>,
}

impl Written {
    pub fn new(n: usize, m: usize) -> Self {
        let room = Vec::with_capacity;
        let (mass, rows, noise, largest) = (room(n * n), room(m * n), room(m), room(m));
        Self { mass, rows, noise, largest, force: room(n), b: room(m), alpha: room(n), lambda: room(m) }
    }

    pub fn keep(&mut self, mass: &[f64], rows: &[f64], noise: &[f64]) {
        for (kept, given) in [(&mut self.mass, mass), (&mut self.rows, rows), (&mut self.noise, noise)] {
            kept.clear();
            kept.extend_from_slice(given);
        }
    }

    /// (12) for `alpha` and `lambda`; returns the digits (base 2) that equations lack, all together. Rows are judged by their own terms, forces by
    /// those of multipliers as large, in scaled rows, as the largest is: many are no more than rounding.
    fn leave(&mut self, f: &[f64], b: &[f64], (alpha, lambda): (&[f64], &[f64]), row_scale: &[f64]) -> f64 {
        let (n, m) = (f.len(), b.len());
        let multiplier = lambda.iter().zip(row_scale).fold(0.0_f64, |most, (x, d)| most.max((x / d).abs()));
        let mut lacking = 0.0;
        self.b.clear();
        self.b.extend_from_slice(b);
        self.largest.clear();
        self.largest.extend(b.iter().map(|b| b.abs()));
        self.force.clear();
        for j in 0..n {
            let column = &self.rows[j * m..(j + 1) * m];
            let (mut force, mut most) = (f[j], f[j].abs());
            for (i, &entry) in column.iter().enumerate() {
                let row = entry * alpha[j];
                self.b[i] -= row;
                self.largest[i] = self.largest[i].max(row.abs());
                force += entry * lambda[i];
                most = most.max((entry * row_scale[i]).abs() * multiplier);
            }
            for (&inertia, &alpha) in self.mass[j * n..(j + 1) * n].iter().zip(alpha) {
                force -= inertia * alpha;
                most = most.max((inertia * alpha).abs());
            }
            lacking += digits(force, most);
            self.force.push(force);
        }
        for (i, &noise) in self.noise.iter().enumerate() {
            self.b[i] -= noise * lambda[i];
            self.largest[i] = self.largest[i].max((noise * lambda[i]).abs());
        }
        self.b.iter().zip(&self.largest).fold(lacking, |lacking, (&left, &most)| lacking + digits(left, most))
    }
}

/// Digits that an equation lacks of which so much is left of its largest term.
fn digits(left: f64, most: f64) -> f64 {
    if left.abs() <= FINE * most { 0.0 } else { (left.abs() / (FINE * most)).log2() }
}

impl StepSolver {
    /// (13), as long as digits are gained.
    pub(super) fn refine<const S: usize>(&mut self, f: &[f64], b: &[f64], alpha: &mut [f64], lambda: &mut [f64]) {
        let mut written = std::mem::replace(&mut self.written, Written::new(0, 0));
        let mut lacking = written.leave(f, b, (alpha, lambda), &self.row_scale);
        let mut gained = f64::INFINITY;
        // Each step brings back the digits that numbers have, of how many there ever are.
        while lacking > 0.0 && gained >= GAINED {
            let (mut more, mut acting) = (std::mem::take(&mut written.alpha), std::mem::take(&mut written.lambda));
            more.resize(alpha.len(), 0.0);
            acting.resize(lambda.len(), 0.0);
            self.answer::<S>(&written.force, &written.b, &mut more, &mut acting);
            more.iter_mut().zip(&*alpha).for_each(|(more, alpha)| *more += alpha);
            acting.iter_mut().zip(&*lambda).for_each(|(more, lambda)| *more += lambda);
            let then = written.leave(f, b, (&more, &acting), &self.row_scale);
            gained = lacking - then;
            let better = gained >= 1.0;
            if better {
                alpha.copy_from_slice(&more);
                lambda.copy_from_slice(&acting);
                lacking = then;
            }
            (written.alpha, written.lambda) = (more, acting);
        }
        self.written = written;
    }
}
