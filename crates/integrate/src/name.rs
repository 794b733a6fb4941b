//! Integrators by name, those to come included.

use std::fmt;

/// The integrators of the command line. Implicit methods for stiff and differential-algebraic systems have their
/// names already, so that asking for one is told apart from a misspelling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IntegratorName {
    /// [`IntegratorName::Dop853`], and [`IntegratorName::Radau`] where that is bounded by stability.
    #[default]
    Auto,
    /// Dormand and Prince's pair of order 5(4).
    Dopri5,
    /// Dormand and Prince's triple of order 8(5,3).
    Dop853,
    /// Implicit Runge–Kutta methods Radau IIA of order 5, 9 and 13, for stiff systems and for those with singular mass.
    Radau,
    /// Chung and Hulbert's generalized-α method; not available yet.
    GeneralizedAlpha,
    /// The Rosenbrock method RODAS4 of order 4(3), linearly implicit, for stiff systems at moderate tolerances.
    Rodas,
    /// The Rosenbrock method ROS2 of order 2, with steps of one length and bounded cost.
    Realtime,
    /// The symplectic method RATTLE, of order 2, for long motions of systems of second order.
    Rattle,
    /// Its symmetric composition of order 4.
    Rattle4,
    /// Its symmetric composition of order 6.
    Rattle6,
    /// Its symmetric composition of order 8.
    Rattle8,
    /// Backward differentiation formulas of variable order; not available yet.
    Bdf,
}

impl IntegratorName {
    /// Every name, in the order in which help texts list them.
    pub const ALL: [Self; 12] = [
        Self::Auto,
        Self::Dopri5,
        Self::Dop853,
        Self::Radau,
        Self::Rodas,
        Self::Realtime,
        Self::Rattle,
        Self::Rattle4,
        Self::Rattle6,
        Self::Rattle8,
        Self::GeneralizedAlpha,
        Self::Bdf,
    ];

    /// The name as the user writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dopri5 => "dopri5",
            Self::Dop853 => "dop853",
            Self::Radau => "radau",
            Self::Rodas => "rodas",
            Self::Realtime => "realtime",
            Self::GeneralizedAlpha => "generalized-alpha",
            Self::Rattle => "rattle",
            Self::Rattle4 => "rattle4",
            Self::Rattle6 => "rattle6",
            Self::Rattle8 => "rattle8",
            Self::Bdf => "bdf",
        }
    }

    /// The name written as `text`, available or not.
    ///
    /// # Errors
    /// [`IntegratorError::Unknown`] with the nearest name, if one is near.
    pub fn by_name(text: &str) -> Result<Self, IntegratorError> {
        Self::ALL
            .into_iter()
            .find(|name| name.as_str() == text)
            .ok_or_else(|| IntegratorError::Unknown { name: text.to_owned(), nearest: nearest(text) })
    }

    /// Whether it is for systems of second order, [`crate::SecondOrder`], only.
    pub fn is_for_second_order(self) -> bool {
        self.is_symplectic()
    }

    /// Whether what it is for is energy that does not drift.
    pub fn is_symplectic(self) -> bool {
        matches!(self, Self::Rattle | Self::Rattle4 | Self::Rattle6 | Self::Rattle8)
    }

    /// Whether each step solves equations with the derivatives of all components.
    pub fn is_implicit(self) -> bool {
        matches!(self, Self::Radau | Self::Rodas | Self::Realtime)
    }

    /// Whether there is a method of this name in this version.
    pub fn available(self) -> bool {
        !matches!(self, Self::GeneralizedAlpha | Self::Bdf)
    }
}

impl fmt::Display for IntegratorName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for IntegratorName {
    type Err = IntegratorError;

    fn from_str(text: &str) -> Result<Self, IntegratorError> {
        Self::by_name(text)
    }
}

/// Why a name gives no integrator.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IntegratorError {
    /// No method has this name.
    Unknown {
        /// The name as written.
        name: String,
        /// A known name that differs by a few letters.
        nearest: Option<IntegratorName>,
    },
    /// A method that is known, but not part of this version.
    NotAvailable {
        /// The method.
        name: IntegratorName,
    },
}

impl fmt::Display for IntegratorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { name, nearest } => {
                write!(f, "unknown integrator `{name}`")?;
                if let Some(nearest) = nearest {
                    write!(f, "; did you mean `{nearest}`?")?;
                }
            }
            Self::NotAvailable { name } => {
                write!(f, "the integrator `{name}` is not available yet")?;
            }
        }
        let available = IntegratorName::ALL.into_iter().filter(|name| name.available());
        let list: Vec<&str> = available.map(IntegratorName::as_str).collect();
        write!(f, " (available: {})", list.join(", "))
    }
}

impl std::error::Error for IntegratorError {}

/// The known name that differs from `text` by the fewest letters, at most a third of its own.
fn nearest(text: &str) -> Option<IntegratorName> {
    let text: Vec<char> = text.chars().take(64).flat_map(char::to_lowercase).collect();
    let distance = |name: &IntegratorName| edit_distance(&text, name.as_str());
    let best = IntegratorName::ALL.into_iter().min_by_key(distance)?;
    (distance(&best) <= best.as_str().len().div_ceil(3)).then_some(best)
}

/// Levenshtein's distance: insertions, deletions and replacements of letters.
fn edit_distance(from: &[char], to: &str) -> usize {
    let mut row: Vec<usize> = (0..=from.len()).collect();
    for (i, letter) in to.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, other) in from.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[from.len()]
}
