//! Spatial operators: the dynamics of trees as algebra [J §6–8, J2].
//!
//! ```text
//! V = φ*H*θ̇        α = φ*(H*θ̈ + 𝔞)        𝔣 = φ(M α + 𝔟)        𝒯 = H 𝔣 = 𝓜 θ̈ + 𝓒
//! 𝓜 = H φ M φ*H* = [I + H φ K] D [I + H φ K]*,        𝓜⁻¹ = [I − H ψ K]* D⁻¹ [I − H ψ K]
//! ```
//!
//! This is readable mathematics for nodes of any dimension: rigid bodies, bodies with modes, aggregates of bodies. Operators
//! are applied by sweeps over the forest and written out only on request. The algorithms in [`crate::tree`] compute the same
//! for rigid bodies, many times faster.
//!
//! | file | what | equation |
//! |---|---|---|
//! | `operator.rs` | 𝓔, φ, block-diagonal operators: apply, transpose, dense | |
//! | `transform.rs` | weights φ(℘(k), k) | |
//! | `model.rs` | [`SkoModel`]: forest, 𝓔_φ, H, M | |
//! | `newton_euler.rs` | velocities, inverse dynamics, 𝓜 as an operator | 𝓜 = HφMφ*H* |
//! | `composite.rs` | composite inertias, 𝓜 block by block | M = R − 𝓔_φR𝓔_φ* |
//! | `riccati.rs` | articulated inertias P, D, G, τ̄, K, 𝓔_ψ, ψ | M = P − 𝓔_ψP𝓔_ψ* |
//! | `innovations.rs` | factors of 𝓜 and 𝓜⁻¹, forward dynamics | |
//! | `omega.rs` | Ω, Υ, operational space | Ω = ψ*H*D⁻¹Hψ |
//! | `absolute.rs` | the same in absolute coordinates | A φ*H* = 0 |
//! | `aggregate.rs` | several bodies as one node; constraint embedding | |
//! | `flexible/` | numbers of rigid and flexible bodies at a position | M_fl, Φ_fl, H_fl |

mod absolute;
mod aggregate;
mod composite;
mod error;
pub mod flexible;
mod innovations;
mod model;
mod newton_euler;
mod omega;
mod operator;
mod riccati;
mod transform;

pub use absolute::AbsoluteCoordinates;
pub use aggregate::Group;
pub use error::SkoError;
pub use innovations::{InnovationsFactor, InverseInnovationsFactor, InverseMassMatrix};
pub use model::{Bias, SkoModel};
pub use newton_euler::{InverseDynamics, MassMatrix};
pub use omega::{NodeVelocity, Omega};
pub use operator::{BlockDiagonal, KernelOperator, Operator, Product, PropagationOperator};
pub use riccati::Riccati;
pub use transform::Transform;
