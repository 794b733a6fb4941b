//! Expressions.

mod dual;
mod elementary;
mod lanes;
mod scalar;

pub use dual::Dual;
pub use lanes::Lanes;
pub use scalar::Scalar;
