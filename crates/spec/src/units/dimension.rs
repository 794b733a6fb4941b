//! Exponents of the SI base units.

use crate::tolerances::EXPONENT;
use std::fmt;

/// Exponents are counted in units of 1/60, so that halves, thirds, quarters, fifths and sixths are exact.
const UNIT: i16 = 60;

/// Base units in the order in which they are stored.
const BASE: [&str; 7] = ["m", "kg", "s", "A", "K", "mol", "cd"];

/// Order in which a person writes them.
const WRITTEN: [usize; 7] = [1, 0, 2, 3, 4, 5, 6];

/// Products that have a name of their own in mechanics and circuits: name, exponents of m, kg, s, A.
const NAMED: &[(&str, [i16; 4])] = &[
    ("N", [1, 1, -2, 0]),
    ("N*s", [1, 1, -1, 0]),
    ("N/m", [0, 1, -2, 0]),
    ("N*s/m", [0, 1, -1, 0]),
    ("N*m", [2, 1, -2, 0]),
    ("N*m*s", [2, 1, -1, 0]),
    ("W", [2, 1, -3, 0]),
    ("Pa", [-1, 1, -2, 0]),
    ("C", [0, 0, 1, 1]),
    ("V", [2, 1, -3, -1]),
    ("V*s", [2, 1, -2, -1]),
    ("Ohm", [2, 1, -3, -2]),
    ("H", [2, 1, -2, -2]),
    ("F", [-2, -1, 4, 2]),
    ("T", [0, 1, -2, -1]),
];

/// A product of powers of metre, kilogram, second, ampere, kelvin, mole and candela; radians count as 1.
///
/// ```
/// use dalembert_spec::units::{Dimension, parse_unit};
/// let force = parse_unit("N")?;
/// assert_eq!(Some(force), parse_unit("kg*m")?.quotient(parse_unit("s^2")?));
/// assert_eq!(force.to_string(), "N");
/// # Ok::<(), dalembert_spec::units::UnitError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dimension([i16; 7]);

impl Dimension {
    /// No unit: a pure number or an angle.
    pub const ONE: Self = Self([0; 7]);
    /// Metre.
    pub const LENGTH: Self = Self::base(0);
    /// Kilogram.
    pub const MASS: Self = Self::base(1);
    /// Second.
    pub const TIME: Self = Self::base(2);
    /// Ampere.
    pub const CURRENT: Self = Self::base(3);
    /// Kelvin.
    pub const TEMPERATURE: Self = Self::base(4);
    /// Mole.
    pub const AMOUNT: Self = Self::base(5);
    /// Candela.
    pub const LUMINOUS_INTENSITY: Self = Self::base(6);
    /// Joule.
    pub const ENERGY: Self = Self::whole([2, 1, -2, 0, 0, 0, 0]);

    const fn base(index: usize) -> Self {
        let mut exponents = [0; 7];
        exponents[index] = UNIT;
        Self(exponents)
    }

    /// From whole exponents of m, kg, s, A, K, mol, cd, each at most 100 in size.
    pub(super) const fn whole(exponents: [i16; 7]) -> Self {
        let mut scaled = [0; 7];
        let mut index = 0;
        while index < 7 {
            scaled[index] = exponents[index] * UNIT;
            index += 1;
        }
        Self(scaled)
    }

    /// `self · other`, unless an exponent leaves the range of about ±546.
    pub fn product(self, other: Self) -> Option<Self> {
        self.combine(other, i16::checked_add)
    }

    /// `self / other`, unless an exponent leaves the range of about ±546.
    pub fn quotient(self, other: Self) -> Option<Self> {
        self.combine(other, i16::checked_sub)
    }

    fn combine(self, other: Self, operation: fn(i16, i16) -> Option<i16>) -> Option<Self> {
        let mut exponents = [0; 7];
        for (index, exponent) in exponents.iter_mut().enumerate() {
            *exponent = operation(self.0[index], other.0[index])?;
        }
        Some(Self(exponents))
    }

    /// `self` to a power; `None` if an exponent is no multiple of 1/60 (within rounding) or leaves the range.
    pub fn power(self, exponent: f64) -> Option<Self> {
        let mut exponents = [0; 7];
        for (index, result) in exponents.iter_mut().enumerate() {
            let exact = f64::from(self.0[index]) * exponent;
            let nearest = exact.round();
            let representable = (exact - nearest).abs() <= EXPONENT && nearest.abs() <= f64::from(i16::MAX);
            *result = representable.then_some(nearest as i16)?;
        }
        Some(Self(exponents))
    }

    /// The dimension of the derivative of that order with respect to time.
    pub fn derivative(self, order: u32) -> Option<Self> {
        self.quotient(Self::TIME.power(f64::from(order))?)
    }

    /// Exponents of metre, kilogram, second, ampere, kelvin, mole, candela.
    pub fn exponents(self) -> [f64; 7] {
        self.0.map(|sixtieths| f64::from(sixtieths) / f64::from(UNIT))
    }

    /// Whether it is a pure number or an angle.
    pub fn is_one(self) -> bool {
        self == Self::ONE
    }

    /// As in a message: angles are named next to pure numbers, `1 (or rad)`, `1/s (or rad/s)`.
    pub fn describe(self) -> String {
        let per_time = self.0[2] < 0 && self.0[2] % UNIT == 0;
        let only_time = (0..7).all(|index| index == 2 || self.0[index] == 0);
        match self.to_string() {
            name if self.is_one() => format!("{name} (or rad)"),
            name if only_time && per_time => format!("{name} (or rad{})", &name[1..]),
            name => name,
        }
    }

    fn factors(self, sign: i16) -> Vec<String> {
        let power = |&index: &usize| {
            let exponent = self.0[index] * sign;
            (exponent > 0).then(|| format!("{}{}", BASE[index], exponent_text(exponent)))
        };
        WRITTEN.iter().filter_map(power).collect()
    }
}

/// `^2`, `^(1/2)`, nothing for 1; the exponent counts sixtieths and is positive.
fn exponent_text(exponent: i16) -> String {
    let divisor = greatest_common_divisor(exponent, UNIT);
    match (exponent / divisor, UNIT / divisor) {
        (1, 1) => String::new(),
        (whole, 1) => format!("^{whole}"),
        (numerator, denominator) => format!("^({numerator}/{denominator})"),
    }
}

fn greatest_common_divisor(mut a: i16, mut b: i16) -> i16 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A unit that a person would write: `N*m`, `m/s`, `kg*m^2`, `1/s`, `1`.
impl fmt::Display for Dimension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |&&(_, [m, kg, s, ampere]): &&(&str, [i16; 4])| *self == Self::whole([m, kg, s, ampere, 0, 0, 0]);
        if let Some((name, _)) = NAMED.iter().find(named) {
            return f.write_str(name);
        }
        let above = self.factors(1);
        let below = self.factors(-1);
        f.write_str(&if above.is_empty() { "1".to_owned() } else { above.join("*") })?;
        match below.as_slice() {
            [] => Ok(()),
            [one] => write!(f, "/{one}"),
            several => write!(f, "/({})", several.join("*")),
        }
    }
}
