//! The one tolerance of this crate and what it is compared with.

/// Relative thresholds of every rank and consistency decision.
///
/// Rows are first scaled to unit length in the mass metric, ‖(A L⁻*)ᵢ, √Rᵢ‖ = 1 with M = L L*, so that units and the
/// size of a row do not matter. Then
///
/// - a pivot (column-pivoted QR diagonal) or singular value counts as zero when it is at most `rank` × the largest one;
/// - a pivot of M, scaled to unit diagonal, counts as zero when it is at most `mass`;
/// - dependent rows n*A = 0 (‖n‖∞ = 1) contradict each other when |n*b| > `consistency` × (max |b| + ‖a‖₂) + `floor`,
///   with b in scaled rows and a = L*α.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Rank of the rows, relative to the largest singular value. Default 1e-9: between the rounding of differentiated
    /// equations at a projected state (1e-13) and anything a model means.
    pub rank: f64,
    /// Rank of M, relative to its own diagonal. Default 1e-13.
    pub mass: f64,
    /// Contradiction of dependent rows, relative to the accelerations. Default 1e-8.
    pub consistency: f64,
    /// Absolute part of the contradiction test, in units of scaled rows. Default 0.
    pub floor: f64,
}

impl Default for Tolerance {
    fn default() -> Self {
        Self { rank: 1e-9, mass: 1e-13, consistency: 1e-8, floor: 0.0 }
    }
}
