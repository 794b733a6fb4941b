//! All tests of the crate in one program, which is linked once.

#[path = "../../../enforce/tests/all/counting.rs"]
mod counting;
mod operators_absolute;
mod operators_aggregate;
mod operators_book;
mod operators_flexible;
mod operators_identities;
mod operators_laws;
mod operators_tree;
mod support;
mod tree_allocation;
mod tree_common;
mod tree_derivatives;
mod tree_groups;
mod tree_inertia;
mod tree_laws;
mod tree_matrices;
mod tree_terms;
