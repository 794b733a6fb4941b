//! What is known of the ways in which a part of a mechanism closes.

use dalembert_model::state::State;

/// The ways in which a part closes.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    /// States that have the other parts as in the first; the way of the first comes first, then the nearest to the start values.
    pub states: Vec<State>,
    /// Per way: motions that are left there beside the idle ones, in singular poses or where the choice is a continuum.
    pub movable: Vec<usize>,
    /// Motions that move no joint's point or axis, such as spins of rods about their own lines: they tell nothing apart.
    pub idle: usize,
    /// Places in the state that the part owns.
    pub places: Vec<usize>,
    /// Starts made; none where that costs too much.
    pub starts: usize,
    /// Starts that led to an assembly.
    pub closed: usize,
    /// Number of the start that found the last new way; 0 if none did.
    pub last_new: usize,
    /// Whether the search reached its limit before it had made four times as many starts as it took to find the last new way.
    pub cut: bool,
}
