//! Numbers that algorithms are generic in: one source serves numbers, lanes of states and derivatives.
//!
//! | file | content |
//! |---|---|
//! | `scalar.rs` | [`Scalar`]: what an algorithm may ask of its numbers |
//! | `double.rs` | `f64` as such a number |
//! | `lanes.rs` | [`Lanes`]: several states side by side, as vector instructions |
//! | `dual.rs` | [`Dual`] numbers: a value with its derivatives along some directions |
//! | `far.rs` | [`Far`]: numbers whose exponent has no bound |
//! | `terms.rs` | [`Terms`]: a number with the size of what it is made of |
//! | `digits.rs` | numbers as people read them |
//! | `elementary.rs` | sin, cos and exp that become vector instructions without changing a bit |
//! | `tolerances.rs` | thresholds of text and of elementary functions |
//!
//! ```
//! use dalembert_scalar::{Dual, Scalar};
//! fn height<S: Scalar>(angle: S) -> S {
//!     S::constant(2.0) * angle.sin()
//! }
//! let slope = height(Dual::new(0.3, 1.0)).derivative;
//! assert_eq!(slope, 2.0 * Scalar::cos(0.3));
//! ```

pub mod digits;
mod double;
mod dual;
mod elementary;
mod far;
mod lanes;
mod scalar;
mod terms;
mod tolerances;

pub use dual::{Dependence, Derivative, Directions, Dual};
pub use far::Far;
pub use lanes::Lanes;
pub use scalar::Scalar;
pub use terms::Terms;
