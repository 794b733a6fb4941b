//! Jacobians of large systems as sparse pencils.
//!
//! Rates of constrained and of inertial systems follow from equations that are sparse, while J = ∂y'/∂y itself is not: one more force changes all accelerations.
//! The equations E y' = k(t, y, ζ) determine the rates together with unknowns ζ of their own (multipliers). Along y, with K_y = ∂k/∂y − ∂E/∂y y' and K_ζ = ∂k/∂ζ,
//!
//! ```text
//! (1) E J = K_y + K_ζ ∂ζ/∂y,   K = [K_y  K_ζ]
//! (2) (σ 1 − J) x = r   ⇔   (σ E − K) [x; ζ] = E [r; 0]
//! (3) J x = w   ⇔   (E − K_ζ) [w; ζ] = K [x; 0]
//! ```
//!
//! where E has zeros in the columns of ζ, K_ζ are these columns of K. So a Newton step of an implicit method is one sparse factorization.
//!
//! An algebraic component i, 0 = f_i(t, y), has a row in which E is zero and K is ∂f_i/∂y; there the right-hand side of (2) is r_i.

/// E and K of (2), by columns, with one pattern for both.
#[derive(Clone, Debug, Default)]
pub struct Pencil {
    /// How many unknowns there are, ζ among them.
    pub size: usize,
    /// Where each column starts among the entries, and where the last one ends.
    pub starts: Vec<usize>,
    /// Rows of the entries.
    pub rows: Vec<usize>,
    /// Entries of E.
    pub e: Vec<f64>,
    /// Entries of K.
    pub k: Vec<f64>,
    /// Columns in an order in which elimination fills little.
    pub order: Vec<usize>,
    /// Rows of algebraic components, each with its component.
    pub algebraic: Vec<(usize, usize)>,
}

impl Pencil {
    /// Whether it is one of n components: what was read from a file may be anything.
    pub(crate) fn makes_sense(&self, n: usize) -> bool {
        let count = self.rows.len();
        let mut order = self.order.clone();
        order.sort_unstable();
        self.size >= n
            && order.into_iter().eq(0..self.size)
            && self.starts.len() == self.size + 1
            && self.starts.first() == Some(&0)
            && self.starts.last() == Some(&count)
            && self.starts.is_sorted()
            && self.rows.iter().all(|&row| row < self.size)
            && self.algebraic.iter().all(|&(row, component)| row < self.size && component < n)
            && [self.e.len(), self.k.len()] == [count; 2]
    }

    /// K x for an x that is shorter by ζ.
    pub(crate) fn k_times(&self, x: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        for (&x, ends) in x.iter().zip(self.starts.windows(2)).filter(|(x, _)| **x != 0.0) {
            let column = ends[0]..ends[1];
            for (&row, entry) in self.rows[column.clone()].iter().zip(&self.k[column]) {
                out[row] += entry * x;
            }
        }
    }
}

crate::remember!(Pencil { size, starts, rows, e, k, order, algebraic });
