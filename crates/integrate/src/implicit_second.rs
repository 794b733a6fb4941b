//! What implicit methods for systems of second order share: the derivative of accelerations along velocities and displacements.
//!
//! A residual M a − f − Aᵀλ changes by M (da − J_q δ − J_v dv) − Aᵀdλ, J the derivatives of the accelerations that hold with the constraints, since f + Aᵀλ and M times these
//! differ by multiples of rows only. With δ = c_q da, dv = c_v da
//!
//! ```text
//! (1) M z = r + Aᵀdλ,   A z = b,   da = K⁻¹z,   K = 1 − c_q J_q − c_v J_v
//! ```
//!
//! is a step of Newton's iteration whose first part is the solution with M and A that every system has, rows that depend on each other included. What (1) leaves out, A J,
//! is that of rows along the motion, which is not stiff: it costs iterations.

use dalembert_dense::Lu;
use faer::Mat;

use crate::method::{Work, all_finite};

/// K of (1), factored; none where it is taken for 1.
#[derive(Default)]
pub(crate) struct Tangent {
    lu: Option<Lu>,
    jacobian: Vec<f64>,
    along: Vec<f64>,
}

impl std::fmt::Debug for Tangent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tangent").field("known", &self.lu.is_some()).finish_non_exhaustive()
    }
}

impl Tangent {
    /// K is 1.
    pub fn forget(&mut self) {
        self.lu = None;
    }

    /// K at a state with its rate; false, and K = 1, if the system gives no derivatives there.
    pub fn factor(
        &mut self,
        places: &[usize],
        (t, y, dy): (f64, &[f64], &[f64]),
        (by_position, by_velocity): (f64, f64),
        work: &mut Work<'_>,
    ) -> bool {
        let (n, size) = (places.len(), y.len());
        self.lu = None;
        self.jacobian.clear();
        self.jacobian.resize(size * size, 0.0);
        let Some(system) = work.system.implicit() else { return false };
        work.counters.jacobians += 1;
        if system.jacobian(t, y, dy, &mut self.jacobian).is_err() || all_finite(&self.jacobian).is_err() {
            return false;
        }
        let Some(second) = work.system.second_order() else { return false };
        let mut k = Mat::<f64>::identity(n, n);
        let mut unit = vec![0.0; n];
        self.along.resize(size, 0.0);
        for (c, &place) in places.iter().enumerate() {
            unit[c] = 1.0;
            self.along.fill(0.0);
            second.along(y, &unit, &mut self.along);
            unit[c] = 0.0;
            for (p, &share) in self.along.iter().enumerate().filter(|(_, share)| **share != 0.0) {
                for (i, &row) in places.iter().enumerate() {
                    k[(i, c)] -= by_position * share * self.jacobian[p * size + row];
                }
            }
            for (i, &row) in places.iter().enumerate() {
                k[(i, c)] -= by_velocity * self.jacobian[place * size + row];
            }
        }
        work.counters.factorizations += 1;
        self.lu = Some(Lu::new(&k));
        true
    }

    /// Whether K is known.
    pub fn is_known(&self) -> bool {
        self.lu.is_some()
    }

    /// z ← K⁻¹z.
    pub fn solve(&self, z: &mut [f64]) {
        if let Some(lu) = &self.lu {
            lu.solve_in_place(z);
        }
    }
}
