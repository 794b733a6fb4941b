//! integrate
