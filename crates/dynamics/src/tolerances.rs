//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Share of the model's own rates below which velocities count as rest: residuals of moving constraints are compared with the velocities
/// themselves, and with this where there are none. Larger, and velocities are kept so loosely that the error shows where a drive
/// prescribes accelerations alone; smaller, and rounding is corrected without end at rest.
pub const AT_REST: f64 = 0.1;

pub use dalembert_bodies::tolerances::NOTHING;

/// Which reactions and outputs are determined ([`crate::determined`]). Ratios.
pub mod determined {
    /// Singular values of A below this share of the largest belong to the kernel of Aᵀ: the tolerance of ranks.
    pub const RANK: f64 = 1e-9;
    /// Share of a unit ν in a number that does not depend on it: the rounding 1e-16 of a kernel over [`RANK`]. Larger, and weak
    /// dependences are not seen; smaller, and determined numbers are called undetermined.
    pub const NONE: f64 = 1e-7;
    /// Change by a unit ν relative to the number itself that is rounding of its formula.
    pub const ROUNDING: f64 = 1e-12;
}

/// Inertias below this share of the largest one excuse no rounding: alone, light parts follow the last digit of the forces on them.
/// Beyond it light masses hide rows of unit length in the metric of inertias from each other. Larger costs a check at each answer.
pub const LIGHT: f64 = 1e-6;
/// Share of its terms that an answer may leave of a row, as for all methods.
pub use dalembert_enforce::MET as MISSED;
