//! Constraints on M α = f + γ: the heart of dalembert. Matrices only.
//!
//! ```text
//! M α = f + γ        dynamics; M Hermitian positive semidefinite, block-diagonal                                     (1)
//! A α + R λ = b      constraints by level; R = 0 hard, R > 0 soft (clearance, compliance)                            (2)
//! γ = A*λ + φ        d'Alembert: ideal part does no virtual work, φ is known                                         (3)
//! ```
//!
//! A [`Problem`] goes in, an [`Answer`] comes out of any [`Method`], with its [`Determinacy`]: is α unique, do the rows
//! agree, which reaction is determined. All methods answer the same; `tests/all/agreement.rs` holds them to it.
//!
//! | file | method | symbol in theory |
//! |---|---|---|
//! | `multipliers.rs` | rank-revealing Lagrange multipliers | λ |
//! | `null_space.rs`, `projector.rs`, `orthonormal.rs`, `stacked.rs` | operators onto ker A | Z, X, Â, Y |
//! | `recursive.rs`, `recursive_projector.rs`, `recursive_inverse.rs` | level by level | S C, (I − G Ã)S, A⁻ |
//! | `kalman_covariance.rs`, `kalman_sequential.rs`, `kalman_square_root.rs` | recursive Udwadia–Kalaba | P, K |
//! | `kernel.rs`, `generalized_inverse.rs`, `m_orthonormal.rs`, `general_solution.rs` | the operators by themselves | Z, Y, X, A⁻, N, η |
//! | `level_operators.rs` | those of each level, to be looked at | S, G, P, K |
//! | `driver.rs`, `prepared.rs`, `determinacy.rs` | what all methods share: scaled rows, ranks, contradictions, γ, λ | |
//! | `outwards.rs`, `balance.rs` | scales of variables without inertia, from row to row and by all rows together | s |
//! | `name.rs`, `catalogue.rs`, `auto.rs` | methods by name, and the choice of one | |
//! | `hierarchical/` | level by level within blocks | S per component |
//! | [`step`] | one small dense system, microseconds, no allocation | H, Q, R |
//! | [`sparse`] | one large sparse system, analysed once, no allocation | Z, front by front |
//!
//! ```
//! use dalembert_enforce::{Problem, Tolerance, method_by_name};
//! use faer::{col, mat};
//!
//! // Two masses on a line, tied together twice: α = (2, 2), and the two tensions share the reaction.
//! let problem = Problem::dense(
//!     mat![[1.0, 0.0], [0.0, 2.0]],
//!     col![6.0, 0.0],
//!     mat![[1.0, -1.0], [2.0, -2.0]],
//!     col![0.0, 0.0],
//! );
//! let answer = method_by_name("auto")?.enforce(&problem, &Tolerance::default())?;
//! assert!((answer.alpha[0] - 2.0).abs() < 1e-14 && (answer.alpha[1] - 2.0).abs() < 1e-14);
//! assert_eq!(answer.determinacy.redundant, [[0, 1]]);
//! assert_eq!(answer.determinacy.reaction_determined, [false, false]);
//! # Ok::<(), dalembert_enforce::EnforceError>(())
//! ```

mod answer;
mod auto;
mod balance;
pub mod budget;
mod catalogue;
mod dense;
mod determinacy;
mod driver;
mod error;
mod explicit;
mod field;
mod general_solution;
mod generalized_inverse;
mod hierarchical;
mod householder;
mod kalman;
mod kalman_covariance;
mod kalman_sequential;
mod kalman_square_root;
mod kernel;
mod level_operators;
mod m_orthonormal;
mod method;
mod metric;
mod multipliers;
mod name;
mod null_space;
mod orthonormal;
mod outwards;
mod prepared;
mod problem;
mod projector;
pub mod real;
mod recursive;
mod recursive_inverse;
mod recursive_projector;
mod refine;
mod rows;
pub mod sparse;
mod stacked;
pub mod step;
mod tolerances;
mod validate;

pub use answer::{Answer, Determinacy};
pub use auto::Auto;
pub use catalogue::method_by_name;
pub use determinacy::circuits;
pub use error::EnforceError;
pub use field::Field;
pub use general_solution::{GeneralSolution, row_lengths};
pub use generalized_inverse::{Penrose, generalized_inverse, penrose_residuals};
pub use hierarchical::Hierarchical;
pub use kalman_covariance::KalmanCovariance;
pub use kalman_sequential::{KalmanSequential, ScalarFilter, ScalarUpdate};
pub use kalman_square_root::KalmanSquareRoot;
pub use kernel::{kernel_basis, kernel_projector, oblique_projector};
pub use level_operators::{LevelOperators, level_operators, posterior_variances};
pub use m_orthonormal::{m_orthonormal, m_orthonormal_cholesky};
pub use method::Method;
pub use multipliers::Multipliers;
pub use name::MethodName;
pub use null_space::NullSpace;
pub use orthonormal::{Orthonormal, orthonormal_rows};
pub use problem::{Level, MassBlock, Problem, RowGroup};
pub use projector::Projector;
pub use recursive::{KernelLevel, Recursive};
pub use recursive_inverse::{RecursiveInverse, next_inverse};
pub use recursive_projector::{RecursiveProjector, next_projector};
pub use stacked::Stacked;
pub use tolerances::{ASYMMETRY, DENSE_LIMIT, MASSLESS, MET, Tolerance};
