//! Digraphs, block-weighted adjacency matrices and their 1-resolvents: the structure under multibody dynamics.
//!
//! The crate knows nodes, edges and operators on edges; no bodies, no joints, and no numbers of its own: whatever adds and
//! multiplies is a [`Scalar`]. The source, cited as J, is A. Jain, *Graph theoretic foundations of multibody dynamics, part I:
//! structural properties*, Multibody System Dynamics 26 (2011) 307–333.
//!
//! # The mathematics
//!
//! | symbol | here | meaning |
//! |---|---|---|
//! | ℘(k), ∁(k) | [`Forest::parent`], [`Forest::children`] | parent and children of node k |
//! | S | [`Digraph::adjacency`] | S(i, j) = 1 if an edge leads from i to j |
//! | m_k, N | [`Bwa::dimension_of`], [`Bwa::dimension`] | dimension of node k, and their sum |
//! | w(℘(k), k) | [`Weight`] | an m_℘×m_k operator on the edge to node k |
//! | 𝓔 | [`Bwa`] | block-weighted adjacency matrix, N×N |
//! | 𝔸, 𝔸̃ | [`Resolvent`] | 1-resolvent of 𝓔, and 𝔸 − I |
//! | T, Δ | [`Numbering`], [`Bwa::shifted`] | renumbering; block-diagonal shift |
//!
//! In a forest each node has at most one parent, so that
//!
//! ```text
//! 𝓔 = Σ_k e_℘(k) w(℘(k), k) e_k*,      𝓔ⁿ = 0                                                           (1)
//! 𝔸 = (I − 𝓔)⁻¹ = I + 𝓔 + … + 𝓔ⁿ⁻¹                                                                      (2)
//! 𝔸(i, j) = w(i, ·) ⋯ w(℘(j), j) along the path from i to j;  I for i = j;  0 without a path            (3)
//! 𝔸(i, j) = 𝔸(i, k) 𝔸(k, j) for k on that path,      𝔸̃ = 𝔸 − I = 𝓔𝔸 = 𝔸𝓔                               (4)
//! ```
//!
//! y = 𝔸x solves y = 𝓔y + x, and y = 𝔸*x solves y = 𝓔*y + x. Each takes one sweep over the forest, without forming a
//! matrix: [`Resolvent::gather`] from the tips to the base, [`Resolvent::scatter`] from the base to the tips. In dynamics
//! the first collects forces and the second spreads velocities. Renumbering (T𝓔T*) and moving the frames of nodes (Δ𝓔Δ⁻¹)
//! lead from one such matrix to another, and do the same to 𝔸.
//!
//! All of it holds in any numbering, and none of it recurses: a chain of a million nodes is as good as any.
//!
//! # Example
//!
//! A loop of four bodies, cut open; then the sum of a quantity over each body and all that it carries.
//!
//! ```
//! use dalembert_graph::{Bwa, Class, Digraph, Identity, Passage};
//!
//! // Ground 0 and bodies 1, 2, 3; joints 0–1, 1–2, 2–3 and 0–3.
//! let linkage = Digraph::new(4, vec![(0, 1), (1, 2), (2, 3), (0, 3)])?;
//! assert_eq!(linkage.classify(), Class::RootedDag);
//! let tree = linkage.spanning_tree(0, &[], Passage::BothWays)?;
//! assert_eq!(tree.cut_edges, [2]);
//!
//! let carried = Bwa::new(tree.forest, &[1; 4], |_, _| Identity::new(1))?;
//! let mut mass = [0.0, 1.0, 2.0, 4.0];
//! carried.resolvent().gather_in_place(&mut mass);
//! assert_eq!(mass, [7.0, 3.0, 2.0, 4.0]);
//! # Ok::<(), dalembert_graph::GraphError>(())
//! ```

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

/// The page of the book, so that its example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../book/src/graphs.md")]
struct BookPage;
