//! A model in independent velocities, with inverse dynamics through its loops.

/// A model in independent velocities.
#[derive(Clone, Debug, Default)]
pub struct Independent {
    /// Names of the independent velocities' variables.
    pub names: Vec<String>,
    /// Z, by column of the model and independent velocity.
    pub motion: Vec<Vec<f64>>,
    /// Zᵀ M Z
    pub mass: Vec<Vec<f64>>,
    /// Zᵀ(f + φ − M ζ): what accelerates.
    pub force: Vec<f64>,
    /// Zᵀ times the efforts that hold the bodies against gravity; `None` in a model without bodies.
    pub gravity: Option<Vec<f64>>,
    /// Zᵀ ∂V/∂q of the potential energies that formulas give; `None` where there are none, or formulas read frames in them.
    pub potential: Option<Vec<f64>>,
    /// Accelerations u̇.
    pub accelerations: Vec<f64>,
    /// Ratio of the largest to the smallest singular value of A_D: how well the choice fits.
    pub condition: f64,
    /// Jacobians of frames: twist [ω; v] in the ground frame, of the frame's origin, by independent velocity.
    pub jacobians: Vec<(String, Vec<Vec<f64>>)>,
    /// The efforts asked for.
    pub efforts: Option<Efforts>,
}

/// Efforts of chosen joints that give the accelerations.
#[derive(Clone, Debug, Default)]
pub struct Efforts {
    /// By name of the joint's coordinate.
    pub values: Vec<(String, f64)>,
    /// Whether they are the only ones; else those of least weighted norm.
    pub unique: bool,
    /// Motions that no chosen joint drives: velocities by name, the largest being 1. Empty where all are driven.
    pub undriven: Vec<Vec<(String, f64)>>,
    /// Whether the accelerations can be had.
    pub attainable: bool,
}
