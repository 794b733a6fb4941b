//! A pair (A, B) with what is known of its entries.

use faer::Mat;

use crate::dense;
use crate::natural::{Natural, natural_pair};
use crate::system::LinearSystem;

/// A pair, from which lost directions are eliminated (`hautus.rs`).
#[derive(Clone)]
pub(crate) struct Pair {
    pub a: Mat<f64>,
    pub b: Mat<f64>,
    /// How far entries of both may be off, if they are.
    pub off: Option<(Mat<f64>, Mat<f64>)>,
}

impl Pair {
    /// A pair of numbers that are what they are.
    pub fn exact(a: Mat<f64>, b: Mat<f64>) -> Self {
        Self { a, b, off: None }
    }

    /// That of a system without its inputs, which asks for eigenvalues: they move with rounding, but none of them is lost by it. Balanced: rounding moves them by as much as the norm is.
    pub fn without_inputs(system: &LinearSystem) -> (Self, Natural) {
        let none = Mat::zeros(system.order(), 0);
        let mut natural = natural_pair(system.a(), &none);
        let (a, scales) = dense::balanced(&natural.a);
        natural.states.iter_mut().zip(scales).for_each(|(t, d)| *t *= d);
        natural.a = a;
        (Self::exact(natural.a.clone(), none), natural)
    }

    /// A system's pair in its natural units, and these.
    pub fn of(system: &LinearSystem) -> (Self, Natural) {
        let natural = natural_pair(system.a(), system.b());
        let (a, off) = (&system.rounding().a, &system.rounding().b);
        let (t, u, rate) = (&natural.states, &natural.inputs, natural.rate);
        let given = [a, off].into_iter().any(|x| x.norm_max() > 0.0);
        let scaled = || {
            let n = a.nrows();
            let states = Mat::from_fn(n, n, |i, j| a[(i, j)] * (t[j] / t[i]) / rate);
            (states, Mat::from_fn(n, off.ncols(), |i, j| off[(i, j)] * (u[j] / t[i]) / rate))
        };
        (Self { a: natural.a.clone(), b: natural.b.clone(), off: given.then(scaled) }, natural)
    }

    /// A alone, its columns for rows.
    pub fn transposed_states(&self) -> Self {
        Self::exact(dense::transposed(&self.a), Mat::zeros(self.a.nrows(), 0))
    }
}
