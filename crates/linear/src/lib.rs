//! Linear systems: what a model says once it is linearized. Matrices only.
//!
//! ```text
//! ẋ = A x + B u,   y = C x + D u            a LinearSystem                                                                (1)
//! M q̈ + D q̇ + S q = F u,   C q = 0          a SecondOrder, with constraints eliminated                                    (2)
//! ```
//!
//! | file | question | method |
//! |---|---|---|
//! | `modes.rs` | which motions e^{st} are there? | QR iteration after exact zeros are taken off; clusters by condition |
//! | `controllability.rs` over `hautus.rs` | what do inputs reach, what do outputs see? | each eigenvalue, moved to where the rank is least |
//! | `clearly.rs` | which eigenvalues need no closer look? | left eigenvectors and how far they may be off |
//! | `vectors.rs` | which eigenvectors of large matrices are known to all digits that are told? | what is left of both equations, and the reduced resolvent |
//! | `distance.rs` | how far is that from being lost? | descents; a certificate by boxes |
//! | `staircase.rs` | σ of a pencil at many places, at a fraction of the cost | block Hessenberg form, made once |
//! | `least.rs` over `triangle.rs` | what is the least singular value? | Lanczos' iteration with the inverse, checked |
//! | `fewest.rs` | how few inputs or outputs do, and which? | left kernels of all eigenvalues; all smallest sets |
//! | `parameters.rs` over `polynomial.rs` | for which values of a parameter is it lost? | determinants over the rationals; Sturm |
//! | `branches.rs` | what becomes of each mode over a parameter? | spectral projectors of neighbouring values; steps divided where modes meet |
//! | `fractions.rs` over `roots.rs` | what of all that is true of entries with few digits? | determinants over the rationals; factors by multiplicity |
//! | `exact.rs` | is that so? | Kalman's rank over the rationals |
//! | `second_order.rs` | which system is left under constraints? | a basis with M_r = I |
//! | `gershgorin.rs` | where are eigenvalues, at a glance? | groups of discs |
//! | `zeros.rs`, `transfer.rs` | what does an output not show; what comes through? | orthogonal reduction; zeros, poles, gain; Hessenberg form |
//! | `response.rs` | what follows a step, an impulse? | exponentials of matrices |
//! | `descriptor.rs` | what if E in E ẋ = A x + B u is singular? | elimination of what has no rate |
//!
//! # Why ranks are hard
//!
//! Whether a system is controllable is a question of rank, and the textbook's test, the rank of [B, AB, …, A^{n−1}B], is wrong in
//! floating point already for mild systems: powers of A stretch what is fast and lose what is slow. Staircases with a tolerance lose ranks, too. In a
//! harmonic drive with a stiff damper, say, a staircase at 1e-9 finds five of six dimensions where there are six. Three things make
//! the answers here hold.
//!
//! - **Each eigenvalue is asked by itself** whether [sI − A, B] has its full rank there, at the s nearby where that is least true.
//!   An uncontrollable eigenvalue is not just counted: the answer names the combination of states that no input moves.
//! - **Units do not matter.** Metres, millimetres and radians meet in one matrix. Before a rank is judged rows and columns are scaled so
//!   that the entries are nearest to one in the sense of least squares of their logarithms. Other units give the same scaled matrix.
//! - **The margin is a number of its own.** "Controllable" is true of almost all matrices; the distance to the nearest system that is
//!   not says how much that is worth. It comes with a lower bound that is proved, not only with the best minimum found.
//!
//! Where data are rational, as decimals in a model file are, ranks can be had without rounding, and with them the values of a
//! parameter at which something is lost: for two equal inertias J on a spring s, driven at one of them, all dampers d, that is
//! d² = sJ and nothing else.
//!
//! ```
//! use dalembert_linear::{Effort, Mat, SecondOrder, SecondOrderMatrices};
//! use faer::mat;
//!
//! // Two inertias on a spring; a motor turns both alike.
//! let system = SecondOrder::new(SecondOrderMatrices {
//!     mass: mat![[0.01, 0.0], [0.0, 0.01]],
//!     damping: mat![[0.04, -0.02], [-0.02, 0.04]],
//!     stiffness: mat![[5.0, -5.0], [-5.0, 5.0]],
//!     forces: mat![[1.0], [1.0]],
//!     positions: mat![[1.0, 0.0]],
//!     rates: mat![[0.0, 0.0]],
//! })?;
//! let answer = system.first_order()?.controllability()?;
//! // It never moves them against each other; but that motion decays by itself.
//! assert_eq!((answer.dimension, answer.stabilizable), (2, true));
//! assert_eq!(system.inputs_measured()?.distance(Effort::Search)?.value < 1e-12, true);
//! // Each motor alone would do.
//! let both = system.with_forces(Mat::identity(2, 2))?;
//! assert_eq!(both.fewest_inputs()?.count(), Some(1));
//! # Ok::<(), dalembert_linear::LinearError>(())
//! ```
//!
//! # Conventions
//!
//! Eigenvalues are in rad per unit of time. D and S of (2) need not be symmetric: gyroscopic terms and following loads make left kernels
//! of s²M + sD + S, which inputs have to span, differ from right ones, which outputs have to span. Inputs and outputs are dual: what
//! is said of the one holds for the other in the transposed system. Systems without states, inputs or outputs have
//! answers; NaN and infinities are refused where a system is made. Numerical outcomes are values of an answer, errors are for input
//! that makes no sense. Thresholds are pure numbers and stand in [`tolerances`].

mod branches;
mod clearly;
mod controllability;
mod dense;
mod descriptor;
mod direction;
mod distance;
mod error;
mod exact;
mod fewest;
mod fractions;
mod gershgorin;
mod hautus;
mod least;
mod measured;
mod modes;
mod natural;
mod orders;
mod pair;
mod parameters;
mod polynomial;
mod residues;
mod response;
mod roots;
mod second_order;
mod staircase;
mod system;
pub mod tolerances;
mod transfer;
mod triangle;
mod vectors;
mod zeros;

pub use branches::{Branches, Encounter, Meeting, branches};
pub use controllability::{Controllability, LostEigenvalue, Observability};
pub use descriptor::{Regular, regular};
pub use direction::{Direction, Weight};
pub use distance::{Distance, Effort};
pub use error::LinearError;
pub use exact::{Rational, RationalMatrix, controllable_dimension, float_of, rational, rational_of};
pub use faer::{Mat, c64};
pub use fewest::{Fewest, SufficientSet};
pub use gershgorin::{Disc, DiscGroup, Gershgorin, gershgorin, gershgorin_of};
pub use measured::{MeasuredPair, PairUnits};
pub use modes::{Mode, Modes, Stability};
pub use orders::{RationalOrders, RationalSecondOrder};
pub use parameters::{Degrees, ExactLosses, Loss, Sampling, WeakInterval, exact_losses, weak_intervals};
pub use polynomial::{Polynomial, Root};
pub use response::Sampled;
pub use second_order::{SecondOrder, SecondOrderMatrices, SecondOrderRounding};
pub use system::{LinearSystem, Rounding};
pub use transfer::{FrequencyResponse, TransferFunction};
pub use zeros::InvariantZero;
