//! enforce
