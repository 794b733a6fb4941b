//! The equations linearized on the constraints.

/// A name with its unit, where that is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// In the words of the model file; `int(x)` is a small turn or shift with the rate x.
    pub name: String,
    /// As written.
    pub unit: Option<String>,
}

/// Derivatives at one state; matrices row by row.
#[derive(Clone, Debug, Default)]
pub struct Derivatives {
    /// The independent state w: coordinates first, then velocities.
    pub states: Vec<Named>,
    /// Inputs that can be set, efforts `tau.NAME` included.
    pub inputs: Vec<Named>,
    /// All accelerations.
    pub accelerations: Vec<Named>,
    /// ∂α/∂w, accelerations × states.
    pub alpha_by_state: Vec<Vec<f64>>,
    /// ∂α/∂(inputs), accelerations × inputs.
    pub alpha_by_input: Vec<Vec<f64>>,
    /// State matrix: ∂ẇ/∂w.
    pub state_matrix: Vec<Vec<f64>>,
    /// Input matrix: ∂ẇ/∂(inputs).
    pub input_matrix: Vec<Vec<f64>>,
    /// Independent accelerations u̇.
    pub independent: Vec<Named>,
    /// ∂Q/∂w of inverse dynamics at these accelerations, independent × states.
    pub efforts_by_state: Vec<Vec<f64>>,
    /// ∂Q/∂u̇, independent × independent.
    pub efforts_by_acceleration: Vec<Vec<f64>>,
    /// Whether the sweeps over a tree gave the derivatives of the accelerations.
    pub by_sweeps: bool,
}
