//! placeholder
mod block;
mod bwa;
mod digraph;
mod error;
mod forest;
mod lists;
mod numbering;
mod resolvent;
mod scalar;
mod similarity;
mod spanning;
mod taxonomy;
mod weight;

pub use block::Block;
pub use bwa::Bwa;
pub use digraph::Digraph;
pub use error::GraphError;
pub use forest::Forest;
pub use numbering::Numbering;
pub use resolvent::Resolvent;
pub use scalar::Scalar;
pub use spanning::{Passage, SpanningTree};
pub use taxonomy::Class;
pub use weight::{Compose, Identity, Weight};
