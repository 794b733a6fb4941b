//! The shape of an embedded explicit Runge–Kutta method with dense output.

/// A linear combination of stages: (stage, coefficient) for the coefficients that are not zero.
pub(crate) type Row = &'static [(usize, f64)];

/// One method as data; the driver in `runge_kutta.rs` is the same for all.
///
/// Stages are numbered from 0. With s = `nodes.len()`, stages 0 … s−1 make the step, stage s is the rate at the
/// step's end, and stages s+1 … are the extra ones of the dense output.
pub(crate) struct Tableau {
    /// c: stage i is taken at t + cᵢ h.
    pub nodes: &'static [f64],
    /// a: stage i is taken at y + h Σ aᵢⱼ kⱼ.
    pub stages: &'static [Row],
    /// b: the step ends at y + h Σ bⱼ kⱼ.
    pub weights: Row,
    /// The error estimate.
    pub error: ErrorEstimate,
    /// c of the extra stages.
    pub extra_nodes: &'static [f64],
    /// a of the extra stages.
    pub extra_stages: &'static [Row],
    /// d: the terms of the dense output above its Hermite cubic, each h Σ dⱼ kⱼ.
    pub dense: &'static [Row],
    /// The step-size control.
    pub control: Gains,
    /// h|λ| from which on stability bounds a step: 85 % of that at the border of the stability region along the negative real axis, which
    /// step-size control keeps swinging about.
    pub stability: f64,
}

/// How the error of a step is estimated; the rows are differences of two methods.
pub(crate) enum ErrorEstimate {
    /// h Σ eⱼ kⱼ, where stage s, the rate at the step's end, takes part.
    WithEnd(Row),
    /// Hairer's blend of an estimate of order 5 and one of order 3, E = h e₅² / √(e₅² + 0.01 e₃²), without stage s.
    Blended {
        /// Against the embedded method of order 5.
        fifth: Row,
        /// Against the embedded method of order 3.
        third: Row,
    },
}

/// Constants of the step-size control; see `control.rs`.
#[derive(Clone, Copy)]
pub(crate) struct Gains {
    /// q: the error estimate behaves like h^q.
    pub order: f64,
    /// β of the PI control.
    pub beta: f64,
    /// The step shrinks at most by this factor.
    pub shrink: f64,
    /// The step grows at most by this factor.
    pub grow: f64,
}

impl Tableau {
    /// Stages altogether: those of the step, the end, the extra ones.
    pub fn stage_count(&self) -> usize {
        self.nodes.len() + 1 + self.extra_nodes.len()
    }

    /// Terms of the dense output: y₀, the difference, the two of the Hermite cubic, and those of `dense`.
    pub fn dense_terms(&self) -> usize {
        4 + self.dense.len()
    }
}
