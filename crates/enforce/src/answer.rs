//! What is answered: α, γ, λ and how far each of them is determined.

use faer::{Col, Mat};

use crate::field::Field;
use crate::name::MethodName;

/// What a route finds.
pub struct Raw<T: Field> {
    /// α, followed by the coordinates w of the soft rows.
    pub alpha: Col<T>,
    /// α of each level, the top one included, if the method goes level by level.
    pub levels: Option<Vec<Col<T>>>,
}

/// The answer to a [`Problem`](crate::Problem).
#[derive(Clone, Debug)]
pub struct Answer<T: Field> {
    /// α, n. Where it is not unique, the one of least Euclidean norm.
    pub alpha: Col<T>,
    /// γ = M α − f, n: the constraint forces, φ included.
    pub gamma: Col<T>,
    /// Increment M αᵣ − M αᵣ₋₁ of γ due to level r (M α₀ = f + φ); they add up to γ − φ.
    pub gamma_levels: Vec<Col<T>>,
    /// λ with γ = A*λ + φ, one per row in level and group order. Where it is not unique, the one that is shortest in rows
    /// of unit length in the mass metric: min Σ ρᵢ²|λᵢ|², ρᵢ² = (A M⁻¹ A*)ᵢᵢ + Rᵢ.
    pub lambda: Col<T>,
    /// What is determined, and what is not.
    pub determinacy: Determinacy<T>,
    /// The method that was used; never `Auto`.
    pub method: MethodName,
    /// Why, if it was chosen automatically.
    pub reason: Option<String>,
}

/// How far the answer is determined.
#[derive(Clone, Debug)]
pub struct Determinacy<T: Field> {
    /// Whether α is unique: ker M ∩ ker A = {0} (soft rows count as rows).
    pub accelerations_unique: bool,
    /// Variables whose acceleration is not determined.
    pub undetermined: Vec<usize>,
    /// Orthonormal basis of ker M ∩ ker A, n × k: α + N z is as good for every z.
    pub free_directions: Mat<T>,
    /// Whether f + φ has no component along the free directions. If it has, nothing can balance that component: it is left
    /// out of α and remains in γ.
    pub balanced: bool,
    /// Whether the rows agree: b ∈ im A.
    pub consistent: bool,
    /// Rows that take part in a contradiction, in order.
    pub contradictory: Vec<usize>,
    /// Minimal groups of rows that contradict each other: without any one of its rows a group is independent.
    pub contradictions: Vec<Vec<usize>>,
    /// Rank of all rows.
    pub rank: usize,
    /// Number of rows.
    pub rows: usize,
    /// Rank that each level adds to those below it; they add up to `rank`.
    pub level_ranks: Vec<usize>,
    /// Per row: is its λ determined?
    pub reaction_determined: Vec<bool>,
    /// Minimal dependent groups of rows (circuits), one per missing rank.
    pub redundant: Vec<Vec<usize>>,
    /// The threshold that the rank decision used, absolute in scaled rows.
    pub tolerance: f64,
    /// Smallest pivot kept over the largest dropped one, or over the threshold if none was dropped. Large is safe.
    pub gap: f64,
}
