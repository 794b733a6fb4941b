//! Lagrangian and port-Hamiltonian forms at one state, in numbers.

/// Names of what the vectors and matrices of a form stand for.
#[derive(Clone, Debug, Default)]
pub struct FormNames {
    /// Coordinates.
    pub q: Vec<String>,
    /// What `grad_q` and `q_dot` go along: the coordinates; where a joint turns about a point, the components of its twist.
    pub along: Vec<String>,
    /// Velocities: rows and columns of M.
    pub v: Vec<String>,
    /// Inputs: columns of G.
    pub u: Vec<String>,
    /// Constraints that are left: columns of J.
    pub constraints: Vec<String>,
    /// Constraints that were eliminated.
    pub eliminated: Vec<String>,
    /// Constraints that say nothing that others do not: left out.
    pub redundant: Vec<String>,
}

/// M v̇ + C v + Γ v + D v + g = G u + J λ + r.
#[derive(Clone, Debug, Default)]
pub struct Lagrangian {
    /// Names.
    pub names: FormNames,
    /// Coordinates.
    pub q: Vec<f64>,
    /// Velocities.
    pub v: Vec<f64>,
    /// Their rates, from the form alone: nothing where M is singular or λ is not known.
    pub v_dot: Vec<f64>,
    /// Velocities of the model along the velocities of the form: columns of S in q̇ = S v.
    pub basis: Vec<Vec<f64>>,
    /// M.
    pub mass: Vec<Vec<f64>>,
    /// C, of Christoffel's symbols: Ṁ − 2C is skew.
    pub coriolis: Vec<Vec<f64>>,
    /// Ṁ = Σ ∂_kM v_k along the motion; what time alone changes of M is in r.
    pub mass_rate: Vec<Vec<f64>>,
    /// Γ, skew, where the kinetic energy may have a part linear in the velocities, its own or one that time in the basis of velocities makes.
    pub gyroscopic: Option<Vec<Vec<f64>>>,
    /// D.
    pub damping: Vec<Vec<f64>>,
    /// g.
    pub potential: Vec<f64>,
    /// G.
    pub input_map: Vec<Vec<f64>>,
    /// u.
    pub u: Vec<f64>,
    /// J.
    pub constraint_map: Vec<Vec<f64>>,
    /// λ.
    pub lambda: Vec<f64>,
    /// r: every other force.
    pub rest: Vec<f64>,
    /// |M v̇ + … − r| with the accelerations of the model, relative to the largest of its terms.
    pub equation_error: f64,
}

/// ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ + [0; r], y = Gᵀ∇_pH.
#[derive(Clone, Debug, Default)]
pub struct Hamiltonian {
    /// Names.
    pub names: FormNames,
    /// Coordinates.
    pub q: Vec<f64>,
    /// Momenta.
    pub p: Vec<f64>,
    /// Velocities ∇_pH.
    pub v: Vec<f64>,
    /// H.
    pub energy: f64,
    /// ∇_qH.
    pub grad_q: Vec<f64>,
    /// ∇_pH.
    pub grad_p: Vec<f64>,
    /// 𝒥 − ℛ.
    pub structure: Vec<Vec<f64>>,
    /// Velocities of the model along those of the form.
    pub basis: Vec<Vec<f64>>,
    /// q̇ = Q ∇_pH + s.
    pub rates: Vec<Vec<f64>>,
    /// s: what the coordinates move by where all velocities of the form are zero, as constraints ask for.
    pub drift: Vec<f64>,
    /// M.
    pub mass: Vec<Vec<f64>>,
    /// The skew block of 𝒥 among the momenta.
    pub coriolis: Vec<Vec<f64>>,
    /// D.
    pub damping: Vec<Vec<f64>>,
    /// G.
    pub input_map: Vec<Vec<f64>>,
    /// u.
    pub u: Vec<f64>,
    /// J.
    pub constraint_map: Vec<Vec<f64>>,
    /// λ.
    pub lambda: Vec<f64>,
    /// Every other force.
    pub rest: Vec<f64>,
    /// y.
    pub y: Vec<f64>,
    /// q̇.
    pub q_dot: Vec<f64>,
    /// ṗ.
    pub p_dot: Vec<f64>,
    /// The balance of power.
    pub power: Power,
    /// Accelerations of the model that the form gives, and the largest difference to the model's own, relative to the largest of them.
    pub accelerations: Vec<f64>,
    /// That difference.
    pub equation_error: f64,
}

/// Ḣ = supplied − dissipated + others + ∇_qHᵀs + ∂H/∂t, W.
#[derive(Clone, Copy, Debug, Default)]
pub struct Power {
    /// yᵀu.
    pub supplied: f64,
    /// ∇_pHᵀ D ∇_pH.
    pub dissipated: f64,
    /// Of r, and of constraints that are left.
    pub others: f64,
    /// ∇_qHᵀs, where constraints move coordinates.
    pub drift: Option<f64>,
    /// ∂H/∂t, where H depends on time.
    pub by_time: Option<f64>,
    /// Ḣ along the motion.
    pub rate: f64,
    /// Ḣ less all of the above.
    pub balance: f64,
    /// The sum of the sizes of all terms.
    pub terms: f64,
}

/// Names and matrices of formulas, for programs: each entry is a formula in the language of model files.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// Coordinates.
    pub q: Vec<String>,
    /// What `grad_q` goes along, in a Lagrangian or Hamiltonian form: the coordinates; where a joint turns about a point, the components of its
    /// twist.
    pub along: Vec<String>,
    /// Velocities.
    pub v: Vec<String>,
    /// Momenta.
    pub p: Vec<String>,
    /// Inputs.
    pub u: Vec<String>,
    /// Constraints whose multipliers stand in the equations.
    pub constraints: Vec<String>,
    /// Constraints that are eliminated.
    pub eliminated: Vec<String>,
    /// Constraints that say nothing new.
    pub redundant: Vec<String>,
    /// Matrices by key.
    pub matrices: Vec<(String, Vec<Vec<String>>)>,
    /// Columns by key.
    pub vectors: Vec<(String, Vec<String>)>,
    /// Rates of the model in the velocities of the form.
    pub rates: Vec<(String, String)>,
    /// Names that stand for parts of long formulas.
    pub abbreviations: Vec<(String, String)>,
    /// What a reader has to know of the formulas.
    pub notes: Vec<String>,
}
