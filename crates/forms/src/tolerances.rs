//! Thresholds, each relative to the system's own size, with what breaks if it moves.

/// Disagreement of a formula with the numbers, relative to the size of what is added up. Numbers of both ways agree to 1e-12 where
/// nothing cancels; tighter refuses formulas of loops that are right, looser lets through some that lost half their digits.
pub(crate) const FORMULA_AGREES: f64 = 1e-8;

/// The same for what follows from the state, which meets the constraints only as closely as assembly leaves them.
pub(crate) const FORMULA_NEARLY: f64 = 1e-7;

/// Forces relative to the natural size of forces that count as that large. Constants of formulas are short decimals within 1e-13, so that
/// a force of zero leaves a few 1e-13; with [`FORMULA_AGREES`] 1e-12 is let pass. Tighter refuses bodies at rest.
pub(crate) const FORMULA_LEAST_FORCE: f64 = 1e-4;

/// Accelerations of a formula against those of the equations that it solves: six digits, as many as are read. An inertia matrix
/// whose condition is near 1e10 leaves fewer in formulas with 16-digit numbers, whatever the residual says.
pub(crate) const FORMULA_ACCELERATION: f64 = 1e-6;

/// Rounding of a row relative to its natural size, at velocities of one: assembly leaves no less. Looser hides rows that a formula
/// breaks.
pub(crate) const FORMULA_ROW: f64 = 1e-9;

/// Roundings of an inverse for a condition of 1: a few for each of the products of masses and lengths that its entries are made of.
/// Smaller leaves noise in formulas, larger drops terms that are meant.
pub(crate) const FORMULA_INVERSE: f64 = 100.0;

/// Rounding of a linear system solved in numbers, for a condition of 1: a hundred units in the last place.
pub(crate) const FORMULA_NUMBERS: f64 = 2e-14;

/// What is zero in formulas whose numbers are known ([`crate::points`], [`crate::elimination`], [`crate::reduced`], [`crate::solve`],
/// [`crate::bodies`]). All are ratios.
pub(crate) mod zeros {
    /// Rounding of products of numbers from the file, relative to them: some hundred units in the last place. Larger drops terms that are
    /// meant, smaller leaves noise in formulas.
    pub const PRODUCTS: f64 = 1e-13;
    /// What rounding leaves of sums, of entries of rows, of couplings and of inertias, each relative to the natural size of what is added
    /// up: constants were made short decimals within 1e-13, and some hundred of them are added up. Larger drops small terms that are
    /// meant; smaller, and rows and couplings are made of rounding.
    pub const SUMS: f64 = 1e-11;
    /// A number of the mechanism against its formula in parameters, relative to numbers of its kind: exact turns change numbers by 1e-11 a
    /// joint. Larger lets a wrong formula through, smaller loses letters.
    pub const LETTERS: f64 = 1e-9;
    /// Entry that depends on the state, relative to its row, that is zero as a pivot: states meet the constraints only as closely as
    /// assembly leaves them. Smaller pivots on rounding; larger, and rows that hold something count as implied.
    pub const ENTRY: f64 = 1e-9;
}

/// States at which ranks are judged ([`crate::points`]). All are ratios.
pub(crate) mod states {
    /// Share of the largest step that is no step of its own: states are assembled to fewer digits than they are stepped with. Larger, and
    /// short ways that states went are not seen; smaller, and what assembly leaves counts as a way.
    pub const STEP: f64 = 1e-5;
    /// How far states lie from the start, relative to |q| or, of small ones, to the model's own size of it: some 9°. Larger, and assembly fails more often; smaller, and what
    /// vanishes at the start alone seems to vanish everywhere.
    pub const SPREAD: f64 = 0.15;
    /// Singular value relative to the largest one that counts as zero: a pose that stays singular is met to within the root of an
    /// assembly's tolerance. Larger, and poses next to singular ones lose rows; smaller, and singular poses keep rows that they lack.
    pub const SINGULAR: f64 = 1e-6;
    /// Singular value relative to the largest one that is rounding; between it and [`SINGULAR`] a rank is vague. Larger calls fewer
    /// ranks vague that are, smaller more that are clear.
    pub const CLEAR: f64 = 1e-10;
}

/// Which entries formulas are solved for ([`crate::elimination`], [`crate::reduced`], [`crate::solve`]). All are ratios.
pub(crate) mod pivots {
    /// Size relative to the row below which a pivot is the last choice: three digits. Larger leaves short pivots for long ones; smaller
    /// takes pivots that lose half the digits.
    pub const LAST_CHOICE: f64 = 1e-3;
    /// Share of the largest candidate that a pivot which depends on the state must have. Larger makes formulas longer; smaller makes
    /// them singular at poses near by.
    pub const OF_STATE: f64 = 0.1;
    /// Share of the largest entry of its column that a pivot of the inertia must have, each relative to the inertias that it couples.
    /// Larger makes formulas longer, smaller costs digits.
    pub const OF_INERTIA: f64 = 0.03;
    /// Coefficient relative to its row that a variable is solved from: half the digits. Larger, and variables stay that formulas could
    /// give; smaller, and formulas for them keep no digits.
    pub const SLOPE: f64 = 1e-6;
}

/// Directions and places of joints ([`crate::planar`], [`crate::snapping`]). All are ratios.
pub(crate) mod directions {
    /// Deviation of two directions of length one that is rounding of the turns between them. Larger takes axes that are askew for
    /// parallel; smaller, and planar mechanisms are not seen to be planar.
    pub const PARALLEL: f64 = 1e-12;
    /// Rounding of a direction cosine that is taken as none: 45 units in the last place of one, for turns by π/2 given in decimals.
    /// Larger changes numbers that are meant, smaller leaves noise in formulas.
    pub const SNAP: f64 = 1e-14;
    /// Deviation of a direction cosine from the root of a simple fraction that is the rounding of an angle written with eleven decimals or
    /// more (1.57079632679 is π/2 less 4.9e-12). Larger changes numbers that are meant by more than formulas and numbers may differ;
    /// smaller, and such an angle leaves terms of 1e-12 everywhere.
    pub const EXACT: f64 = 1e-11;
}
