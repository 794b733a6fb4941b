//! Laws, reference numbers and independent routes for linear systems.

mod bracket;
mod branches;
mod directions;
mod empty;
mod exact_ranks;
mod fewest;
mod fractions;
mod large;
mod oracles;
mod phases;
mod repeated;
mod support;
mod units;
mod zeros;
