//! Pairs (A, B) without dimension.

use faer::{Mat, c64};

use crate::dense::{self, product, transposed};
use crate::error::LinearError;
use crate::least::Rows;
use crate::natural::{Natural, natural_pair};
use crate::system::LinearSystem;

/// A pair (A, B) without dimension, and the rate ω₀ (1/time) that A was divided by.
///
/// [`crate::SecondOrder::inputs_measured`] makes it by the kinetic energy: M_r = I, time in 1/ω₀ with ω₀ = max(‖S_r‖^½, ‖D_r‖), columns of F_r
/// of length one; the distance then depends neither on units nor on the basis. [`LinearSystem::inputs_measured`] knows no energy: states
/// are taken in their natural units (`natural.rs`), ω₀ = ‖A‖₂ there, columns of B of length one; the distance does not depend on units.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredPair {
    pub(crate) a: Mat<f64>,
    pub(crate) b: Mat<f64>,
    pub(crate) rate: f64,
}

impl MeasuredPair {
    /// A is divided by `size`, columns of B by their lengths; A is in units in which `rate` = size · (its unit of 1/time).
    pub(crate) fn new(a: &Mat<f64>, b: Mat<f64>, size: f64, rate: f64) -> Self {
        let n = a.nrows();
        let a = Mat::from_fn(n, n, |i, j| a[(i, j)] / size);
        Self { a, b: unit_columns(&b), rate }
    }

    /// A, n × n, without dimension.
    pub fn a(&self) -> &Mat<f64> {
        &self.a
    }

    /// B, n × m, without dimension.
    pub fn b(&self) -> &Mat<f64> {
        &self.b
    }

    /// ω₀, in 1/time; 0 if nothing has a rate.
    pub fn rate(&self) -> f64 {
        self.rate
    }

    /// What is left without lost eigenvalues (in 1/time, each as often as it takes a dimension, both of conjugate pairs): the part that inputs reach.
    ///
    /// Where w*\[sI − A, B\] = 0, the states orthogonal to w are an invariant subspace that holds the columns of B. In an orthonormal basis Q of it
    /// the pair is QᵀAQ, QᵀB, of one dimension less, of two for a conjugate pair.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn reached(&self, lost: &[c64]) -> Result<Self, LinearError> {
        let unit = if self.rate > 0.0 { self.rate } else { 1.0 };
        let mut part = self.clone();
        for s in lost.iter().filter(|s| s.im >= 0.0) {
            let rest = part.invariant_rest(s / unit)?;
            let across = transposed(&rest);
            part.a = product(&across, &product(&part.a, &rest));
            part.b = product(&across, &part.b);
        }
        Ok(part)
    }

    /// An orthonormal basis of the states that are orthogonal to the w of a lost s.
    fn invariant_rest(&self, s: c64) -> Result<Mat<f64>, LinearError> {
        let (n, m) = (self.a.nrows(), self.b.ncols());
        let row = |i: usize| ((0..n).map(|j| -self.a[(i, j)]).chain((0..m).map(|j| self.b[(i, j)])).collect(), 1.0);
        let w = Rows::shifted(s, n, row).least()?.left;
        let taken = if s.im == 0.0 { 1 } else { 2.min(n) };
        let part = |k: usize, j: usize| if k == 0 { w[j].re } else { w[j].im };
        let rows = Mat::from_fn(n, n, |k, j| if k < taken { part(k, j) } else { 0.0 });
        let svd =
            dalembert_dense::svd(&rows).ok_or(LinearError::NoConvergence { what: "a singular value decomposition" })?;
        Ok(Mat::from_fn(n, n - taken, |i, j| svd.V()[(i, taken + j)]))
    }

    /// The same pair with some of the inputs only.
    pub(crate) fn with_inputs(&self, inputs: &[usize]) -> Self {
        let b = Mat::from_fn(self.b.nrows(), inputs.len(), |i, j| self.b[(i, inputs[j])]);
        Self { a: self.a.clone(), b, rate: self.rate }
    }
}

/// Units of states, inputs and time in which pairs are without dimension: those of `natural.rs`, ω₀ = ‖A‖₂ there, columns of B of length one.
///
/// Natural units follow every entry, and one that vanishes draws them far away before it lets go. Where pairs of a family are compared, all are
/// therefore taken in the units of one pair, with the largest sizes that each entry has in any of them: μ then changes no faster than A and B do.
#[derive(Clone, Debug, PartialEq)]
pub struct PairUnits {
    states: Vec<f64>,
    inputs: Vec<f64>,
    rate: f64,
}

impl PairUnits {
    /// The units that systems of the same size have in common; none without systems.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn of(systems: &[&LinearSystem]) -> Result<Option<Self>, LinearError> {
        let Some(first) = systems.first() else { return Ok(None) };
        let largest = |of: &dyn Fn(&LinearSystem) -> f64| systems.iter().map(|s| of(s).abs()).fold(0.0, f64::max);
        let (n, m) = (first.a().nrows(), first.b().ncols());
        let a = Mat::from_fn(n, n, |i, j| largest(&|s| s.a()[(i, j)]));
        let b = Mat::from_fn(n, m, |i, j| largest(&|s| s.b()[(i, j)]));
        Self::natural(natural_pair(&a, &b)).map(Some)
    }

    fn natural(natural: Natural) -> Result<Self, LinearError> {
        let size = dense::norm(&natural.a)?;
        let rate = natural.rate * if size > 0.0 { size } else { 1.0 };
        let lengths = lengths(&natural.b);
        let unit = |(unit, length): (&f64, f64)| unit / (length * natural.rate);
        let inputs = natural.inputs.iter().zip(lengths).map(unit).collect();
        Ok(Self { states: natural.states, inputs, rate })
    }
}

impl LinearSystem {
    /// The pair (A, B) without dimension.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn inputs_measured(&self) -> Result<MeasuredPair, LinearError> {
        Ok(self.inputs_measured_in(&PairUnits::natural(natural_pair(self.a(), self.b()))?))
    }

    /// The pair (A, B) in units that it has in common with others.
    pub fn inputs_measured_in(&self, units: &PairUnits) -> MeasuredPair {
        let PairUnits { states, inputs, rate } = units;
        let (n, m) = (self.a().nrows(), self.b().ncols());
        let a = Mat::from_fn(n, n, |i, j| self.a()[(i, j)] * (states[j] / states[i]) / rate);
        let b = Mat::from_fn(n, m, |i, j| self.b()[(i, j)] * (inputs[j] / states[i]));
        MeasuredPair { a, b, rate: *rate }
    }

    /// The dual pair (Aᵀ, Cᵀ) without dimension: its distance is that to a system that is not observable.
    ///
    /// # Errors
    /// As for [`LinearSystem::inputs_measured`].
    pub fn outputs_measured(&self) -> Result<MeasuredPair, LinearError> {
        self.dual().inputs_measured()
    }
}

/// Columns of length one; those without length stay.
fn unit_columns(b: &Mat<f64>) -> Mat<f64> {
    let lengths = lengths(b);
    Mat::from_fn(b.nrows(), b.ncols(), |i, j| b[(i, j)] / lengths[j])
}

/// Lengths of columns, one for those without.
fn lengths(b: &Mat<f64>) -> Vec<f64> {
    let length = |j: usize| (0..b.nrows()).map(|i| b[(i, j)] * b[(i, j)]).sum::<f64>().sqrt();
    (0..b.ncols()).map(length).map(|length| if length > 0.0 { length } else { 1.0 }).collect()
}
