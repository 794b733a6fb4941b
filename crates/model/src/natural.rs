//! The units in which a model's own numbers are near one.
//!
//! Rows and columns of different dimension meet wherever ranks, residuals and steps are judged: turns beside slides, a position of
//! 10⁻⁶ m beside an angle. There a number means nothing by itself, only against the size that the model gives it. The model's own
//! metre, kilogram, second, … are those u with
//!
//! ```text
//! Σₖ ρ(Σᵢ eₖᵢ ln uᵢ − ln |xₖ|) least, of all such u the least;   ρ(r) = r²/2 for |r| ≤ 1, |r| − ½ beyond                  (1)
//! ```
//!
//! over the numbers xₖ ≠ 0 that say how large it is, of dimension Π uᵢ^eₖᵢ: arms between joints, masses of bodies, gravity, parameters
//! with a unit, start values. With ρ (P. J. Huber, Ann. Math. Statist. 35 (1964) 73–101) a number pulls with no more than one power of e, however far off it lies: a tiny
//! one – the saturation current of a diode, a time that only smooths a corner – does not make everything tiny. In other units all xₖ change by the same powers, and with them u: nothing that is compared with u
//! depends on units. Nothing depends on where a mechanism stands either: arms are what lies between its joints, and lengths among
//! parameters and start values, which may be places, count only where there are no arms.

use dalembert_spec::units::Dimension;

use crate::tolerances::SAID_OF_UNITS;

/// Base units that dimensions have.
pub(crate) const UNITS: usize = 7;

/// Derivatives of a motion up to its acceleration.
pub(crate) const MOTION: usize = 2;

/// ln u.
#[derive(Clone, Debug, Default)]
pub struct Natural {
    pub(crate) logarithms: [f64; UNITS],
    /// Orthonormal exponents of all that the numbers say something of.
    pub(crate) said: Vec<[f64; UNITS]>,
    /// 1/T.
    pub(crate) rate: f64,
    /// Size of slot 0 of each variable.
    pub(crate) sizes: Vec<f64>,
    /// Whether nothing says how large each variable is: 1 stands for its size.
    pub(crate) unknown: Vec<bool>,
    /// Sizes of what is 0, 1, … derivatives below the acceleration of each column.
    pub(crate) levels: Vec<Vec<f64>>,
}

impl Natural {
    /// The model's own unit of a dimension.
    pub fn size(&self, dimension: Dimension) -> f64 {
        dimension.exponents().iter().zip(&self.logarithms).map(|(e, x)| e * x).sum::<f64>().exp()
    }

    /// The same where the model's numbers say something of it. What has a unit beside numbers that have none, as the output of a model
    /// without units, has no size of its own.
    pub fn told_size(&self, dimension: Dimension) -> Option<f64> {
        let mut rest = dimension.exponents();
        for said in &self.said {
            let along: f64 = said.iter().zip(&rest).map(|(s, e)| s * e).sum();
            rest.iter_mut().zip(said).for_each(|(e, s)| *e -= along * s);
        }
        rest.iter().all(|e| e.abs() <= SAID_OF_UNITS).then(|| self.size(dimension))
    }

    /// L
    pub fn length(&self) -> f64 {
        self.logarithms[0].exp()
    }

    /// The size of a motion of a column, of what its velocity is the rate of: 1 for turns.
    #[inline]
    pub fn of_motion(&self, column: usize) -> f64 {
        self.levels[MOTION][column]
    }

    /// Whether nothing says how large the variable of a column is, so that its size here is a mere 1.
    #[inline]
    pub fn is_unknown(&self, column: usize) -> bool {
        self.unknown[column]
    }

    /// The sizes of what is `depth` derivatives below the acceleration of each column.
    #[inline]
    pub fn below(&self, depth: usize) -> &[f64] {
        &self.levels[depth]
    }

    /// The size of a derivative of a variable of size one: T^−order.
    #[inline]
    pub fn of_derivative(&self, order: i32) -> f64 {
        match order {
            0 => 1.0,
            1 => self.rate,
            _ => self.rate.powi(order),
        }
    }

    /// The size of what is `slot` derivatives above a variable's slot 0, or below.
    #[inline]
    pub fn of_slot(&self, column: usize, slot: i32) -> f64 {
        self.sizes[column] * self.of_derivative(slot)
    }
}
