//! Thresholds of runs, with what breaks if one moves.

/// Relative tolerance of a run where neither the file nor the user says one, a ratio: nine digits. Larger shows errors in plots of
/// energy, smaller takes longer for digits that nobody reads.
pub(crate) const TOLERANCE: f64 = 1e-9;

/// Output instants where no interval is given, a count: enough for smooth plots. Fewer make corners, more make longer files.
pub(crate) const INSTANTS: f64 = 500.0;

/// Largest number of output instants, a count. More fill the memory, fewer refuse long runs.
pub(crate) const MAX_INSTANTS: f64 = 1e7;

/// Distance to uncontrollability under which a parameter's values are told, a pure number: a change of a thousandth of the system loses
/// control there.
pub(crate) const MARGIN: f64 = 1e-3;
