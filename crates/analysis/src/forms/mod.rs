//! Lagrangian and port-Hamiltonian forms of a model at a state, in numbers; theory §12, seed 003.
//!
//! Everything is one construction. Velocities v̂ move a state along fields S_1 … S_k and, with time, along S_0 = ∂_t + v_p:
//!
//! ```text
//! q̇ = W(S v̂ + v_p),   M̂ = S̃ᵀ [M b; bᵀ 2T₀] S̃,   S̃ = [S v_p; 0 1]                                  (1)
//! T_ikj = ½(∂_k M̂_ij + ∂_j M̂_ik − ∂_i M̂_kj + [k,j]_i − [k,i]_j − [j,i]_k),   [a,b]_c = [S_a, S_b]ᵀ M S_c  (2)
//! C_ij = Σ_k T_ikj v̂_k,   Γ = the skew part of T_i0j + T_ij0                                          (3)
//! p = M̂ (v̂, 1),   ṗ_i = S_i(L) − Σ_a v̂_a α([S_i, S_a]) + forces,   α = [M b] S̃ (v̂, 1)               (4)
//! ```
//!
//! (2) is Koszul's formula, so that Ṁ − 2C is skew in any velocities; in rates it is Christoffel's. (4) is Hamel's equation. S is the
//! identity where nothing is eliminated; tangents of independent coordinates for holonomic constraints; a basis of admissible
//! velocities J_c^⊥ᵀ for nonholonomic ones, both in that order; columns of Q₀ for other momenta p' = Q₀ᵀp. The matrices 𝒥, C and C_s
//! of the seed are all −α([S_i, S_j]) (its formula is dα on the fields). Derivatives are exact: S, M, A are computed over dual numbers along
//! each coordinate (`frame.rs`). Cost: n + 1 evaluations, each with n sweeps where loops close, and O(n⁴) for (2).
//!
//! | file | content |
//! |---|---|
//! | `base.rs` | M, A, forces in the model's own velocities |
//! | `frame.rs`, `stages.rs` | S with its derivatives: elimination, coordinates, momenta |
//! | `lagrangian.rs`, `hamiltonian.rs` | the forms |
//! | `given.rs`, `dense.rs` | formulas of the user's own; small matrices of dual numbers |

mod base;
mod dense;
mod frame;
mod given;
mod hamiltonian;
mod lagrangian;
mod stages;

pub use dalembert_answers::forms::{FormNames, Hamiltonian, Lagrangian, Power};
use dalembert_doctor::{SingularPose, singular_pose};
pub use dalembert_dynamics::chosen::{Eliminate, FormQuestion as Question, Momenta};
use dalembert_dynamics::energy_kind::kind;
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use crate::tolerances::UNTRUE;
use base::Base;
use frame::Frame;

/// Columns up to which it is done.
const MOST: usize = 200;

/// A solution of the equations at the state.
#[derive(Clone, Copy, Debug)]
pub struct Solution<'a> {
    /// α by column.
    pub alpha: &'a [f64],
    /// λ by row.
    pub lambda: &'a [f64],
    /// V, where it is known.
    pub potential: Option<f64>,
}

/// M v̇ + C v + Γ v + D v + g = G u + J λ + r.
///
/// # Errors
/// In words: models without such a form, names that are not known, choices that do not determine the motion.
pub fn lagrangian(model: &Model, state: &State, at: Solution<'_>, question: &Question) -> Result<Lagrangian, Failure> {
    let (base, frame) = framed(model, state, question)?;
    let form = lagrangian::lagrangian(&base, frame, at);
    holds(form.equation_error)?;
    Ok(form)
}

/// ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ.
///
/// # Errors
/// As [`lagrangian`]; also where M is singular, an energy is not known, or dissipation is not of the form D v.
pub fn hamiltonian(
    model: &Model,
    state: &State,
    at: Solution<'_>,
    question: &Question,
) -> Result<Hamiltonian, Failure> {
    let (base, frame) = framed(model, state, question)?;
    let form = hamiltonian::hamiltonian(&base, frame, at)?;
    holds(form.equation_error)?;
    Ok(form)
}

/// Terms that do not give the accelerations of the model are no form of it.
fn holds(error: f64) -> Result<(), Failure> {
    if error <= UNTRUE {
        return Ok(());
    }
    let by = if error.is_finite() {
        format!("they miss it by {error:.1e} of the largest")
    } else {
        "some are no finite numbers".into()
    };
    Err(Failure::new(format!("the terms of this form do not add up to the motion here, and it is not shown: {by}")))
}

fn framed<'m>(model: &'m Model, state: &'m State, question: &Question) -> Result<(Base<'m>, Frame), Failure> {
    if model.n() > MOST {
        let n = model.n();
        return Err(Failure::new(format!("the model has {n} variables; these forms are written out for up to {MOST}")));
    }
    if !model.rows.is_empty()
        && question.eliminate != Eliminate::None
        && let Some(SingularPose { here, nearby, everywhere }) = singular_pose(model, state)
    {
        if everywhere {
            return Err(Failure::new(format!(
                "velocities have {here} freedoms here and in poses nearby, and motions {nearby}: independent coordinates would let go what \
                 the constraints hold to second order; hold it by a constraint of its own"
            )));
        }
        return Err(Failure::new(format!(
            "this pose is singular ({here} freedoms here, {nearby} in poses nearby): no independent coordinates describe all motions from \
             it; ask beside it"
        )));
    }
    let base = Base::new(model, state, kind(model)?)?;
    let frame = Frame::new(&base, question)?;
    Ok((base, frame))
}
