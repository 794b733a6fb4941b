//! M, f, A, b of a model at a state, and the methods that find accelerations from them.
//!
//! | file | content |
//! |---|---|
//! | `equations.rs` | [`equations::Equations`]: numbers of M, f, A, b, residuals at a state |
//! | `rows.rs`, `rounding.rs`, `hard_rows.rs` | rows of A at natural size; what rounding leaves of them |
//! | `formulation.rs`, `suits.rs`, `choose.rs` | [`Formulation`]: methods by name, what they can treat, what `auto` takes |
//! | `accelerations.rs`, `words.rs` | α by one of them; what there is to say, in the model's names |
//! | `kkt.rs`, `delassus.rs`, `embedding.rs`, `loops.rs`, `pivoted.rs`, `singular.rs` | methods on matrices and by sweeps |
//! | `many.rs` | several states of bodies side by side in lanes |
//! | `second_order.rs` | directions that rows leave open to first order and hold by second |
//! | `projection.rs`, `opening.rs` | states moved onto the constraints; how far closing joints are open |
//! | `rounding.rs`, `meant.rs` | what of rows and right-hand sides is rounding; whether rows of numbers mean all their digits |
//! | `independent.rs` | the model in independent velocities |
//! | `momentum.rs` | how momenta change along a motion, over dual numbers |
//! | `energy_kind.rs` | whether a model has a Lagrangian or a Hamiltonian form |
//! | `chosen.rs` | coordinates, velocities and momenta that a user writes |
//! | `residual.rs`, `shares.rs` | the equations, and f by where it comes from, over dual numbers |
//! | `determined.rs`, `free_columns.rs` | which multipliers and outputs are the only ones; which accelerations are not, in large models |
//! | `sizes.rs` | what accelerations are made of |
//! | `least.rs` | small least squares |
//!
//! # One row serves all depths
//!
//! A residual h of depth d is differentiated d times until it is affine in α. By the chain rule the same row tells how the lower
//! stages depend on lower slots:
//!
//! ```text
//! h⟨d⟩ = A α − b,    ∂h⟨d−p⟩/∂q_i⟨k_i−p⟩ = A_i        p = 1 … d
//! ```
//!
//! A mechanism's position constraint (d = 2) has ∂ḧ/∂q̈ = ∂ḣ/∂q̇ = ∂h/∂q. So with one row per constraint,
//!
//! | task | question |
//! |---|---|
//! | dynamics | M α = f + A*λ, A α = b |
//! | projection of positions (p = 2) | M δ = A*μ, A δ = −h; then q ← q + δ |
//! | projection of velocities (p = 1) | M δ = A*μ, A δ = −ḣ (or −h of a velocity constraint); then q̇ ← q̇ + δ |
//! | assembly at depth p | the same rows for the slots k − p that are not fixed, by damped Gauss–Newton |
//!
//! The first three are one linear solver with other right-hand sides; f = 0 makes it the least correction in the mass metric.
//! Variables of any order fit: one of order k < p has no slot k − p and does not move. With quasi-velocities A acts on π; a
//! displacement δπ moves positions by δq = W δπ ([`equations::Equations::displace`]).

pub mod accelerations;
pub mod choose;
pub mod chosen;
pub mod delassus;
pub mod determined;
pub mod embedding;
pub mod energy_kind;
pub mod equations;
pub mod formulation;
pub mod free_columns;
pub mod hard_rows;
pub mod independent;
pub mod kkt;
pub mod least;
mod loops;
pub mod many;
mod meant;
pub mod momentum;
pub mod opening;
pub mod pivoted;
pub mod projection;
pub mod residual;
pub mod rounding;
pub mod rows;
pub mod second_order;
pub mod shares;
pub mod singular;
mod sizes;
pub mod suits;
pub mod tolerances;
pub mod words;

pub use formulation::Formulation;
