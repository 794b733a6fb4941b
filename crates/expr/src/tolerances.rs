//! Every threshold of this crate that is a float, with dimension and reason, and what breaks if it moves.

/// Exponents, pure numbers, up to this magnitude are evaluated by products. Larger, and rounding of the products adds up while `powf` is
/// as quick; smaller calls `powf` where a few products do, and breaks lanes up.
pub const MULTIPLIED_OUT: f64 = 64.0;

/// Powers of constants, numbers, are written as numbers up to this one and down to its inverse: a tenth of the range of exponents. Larger, and what they stand before over- or
/// underflows where the formula does not; smaller, and like terms are told apart.
pub const FOLDED_POWER: f64 = f64::from_bits((1023 + 100) << 52);

/// Largest exponent, a pure number, that fractions of polynomials multiply out. Larger, and cancelling takes long; smaller, and powers
/// of one base are variables of their own that do not cancel.
pub const FRACTION_POWER: f64 = 12.0;

/// Largest power of a sum that is expanded. Larger, and a sum of k terms becomes k⁸ and more; smaller leaves short ones as they stand.
pub const EXPANDED_POWER: f64 = 8.0;

/// Factors, a count, up to which trigonometric ones of a term are looked at in pairs. More cost their square for each term, fewer leave
/// sums of angles of long chains as they stand.
pub const TRIGONOMETRIC_FACTORS: usize = 6;

/// Signs, a count, by which a derivative is parted into the formulas of both sides. Each may make it three times as long: more, and a formula of many corners fills the
/// memory; fewer, and smooth functions of several corners have no derivative where these meet.
pub const CORNERS: usize = 4;

/// What is left of the coefficients of one term that cancel, relative to what was added up: some dozen units in the last place, since each of
/// them is made of products and sums of numbers. Larger drops what is meant; smaller shows rounding, and formulas that divide by it are wrong.
pub const CANCELLED: f64 = 64.0 * f64::EPSILON;

/// What is left of coefficients of sines and cosines that cancel, relative to what was added up: some hundred units in the last place.
/// Larger drops terms that are meant, smaller shows rounding.
pub const HARMONIC_ROUNDING: f64 = 1e-13;

/// Rounding, relative, of a simple fraction that came about by a few operations: eight units in the last place. Larger takes numbers for
/// fractions that are none, smaller leaves sixths as decimals.
pub const FRACTION_ROUNDING: f64 = 8.0 * f64::EPSILON;

/// Numerator times denominator, a pure number, up to which a number within [`FRACTION_ROUNDING`] of a fraction is that fraction: 2²⁴, so that one number in 30 million is by chance.
/// Larger takes numbers for fractions that are none, smaller leaves the rounding of fractions in formulas.
pub const EVIDENT_FRACTION: f64 = 16_777_216.0;

/// Smallest magnitude, a pure number, that is written without a power of ten. Smaller, and decimals are zeros mostly.
pub const PLAIN_FROM: f64 = 1e-4;

/// Magnitude, a pure number, from which on numbers are written with a power of ten. Above 2⁵³ = 9e15 whole numbers have digits that are
/// not theirs; smaller, and counts are hard to read.
pub const PLAIN_BELOW: f64 = 1e15;

/// Multiples of an angle, a number, whose sines and cosines are written out in those of the angle: polynomials of that degree. Larger makes formulas nobody reads, smaller hides common factors.
pub(crate) const MULTIPLES: f64 = 8.0;

/// Times, a count, that a number is squared from which on a power is narrow where bumps are looked for: the sixteenth, whose foot is seen from as far as the next one. Larger steps over high powers of
/// the state; smaller looks at polynomials for bumps that they have not.
pub(crate) const SQUARES: u32 = 4;

/// Whole power, a count, beyond which x⁻ⁿ is (1/x)ⁿ in place of 1/xⁿ: rounding of 1/x counts n times, and xⁿ is no number far from where x⁻ⁿ matters. Larger loses pulses that are powers of
/// a quotient, smaller a digit of low powers.
pub(crate) const INVERTED: f64 = 16.0;
