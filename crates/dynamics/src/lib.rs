//! dynamics

pub mod result;
pub mod spec;
pub mod units;
