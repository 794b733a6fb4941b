//! Integrators by name.

use std::fmt;

/// What a method asks for, and what it is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    /// Rates alone, or whatever else there is.
    Plain,
    /// The derivatives of all components.
    Implicit,
    /// A system of second order: energy that does not drift.
    Symplectic,
    /// A system of second order: each step solves equations with its derivatives.
    Mechanical,
}

/// The names, each with how users write it and its family: the one list of integrators.
macro_rules! names {
    ($($(#[$meta:meta])* $name:ident $text:literal $family:ident),* $(,)?) => {
        /// The integrators of the command line, in the order in which help texts list them.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum IntegratorName {
            $($(#[$meta])* $name),*
        }

        impl IntegratorName {
            /// Every name, in the order in which help texts list them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The name as the user writes it.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text),*
                }
            }

            fn family(self) -> Family {
                match self {
                    $(Self::$name => Family::$family),*
                }
            }
        }
    };
}

names! {
    /// [`IntegratorName::Dop853`], and [`IntegratorName::Radau`] where that is bounded by stability.
    #[default]
    Auto "auto" Plain,
    /// Dormand and Prince's pair of order 5(4).
    Dopri5 "dopri5" Plain,
    /// Dormand and Prince's triple of order 8(5,3).
    Dop853 "dop853" Plain,
    /// Implicit Runge–Kutta methods Radau IIA of order 5, 9 and 13, for stiff systems and for those with singular mass.
    Radau "radau" Implicit,
    /// The Rosenbrock method RODAS4 of order 4(3), linearly implicit, for stiff systems at moderate tolerances.
    Rodas "rodas" Implicit,
    /// The Rosenbrock method ROS2 of order 2, with steps of one length and bounded cost.
    Realtime "realtime" Implicit,
    /// The symplectic method RATTLE, of order 2, for long motions of systems of second order.
    Rattle "rattle" Symplectic,
    /// Its symmetric composition of order 4.
    Rattle4 "rattle4" Symplectic,
    /// Its symmetric composition of order 6.
    Rattle6 "rattle6" Symplectic,
    /// Its symmetric composition of order 8.
    Rattle8 "rattle8" Symplectic,
    /// A discrete-gradient method of order 2: the balance of power holds in each step.
    DiscreteGradient "discrete-gradient" Mechanical,
    /// Chung and Hulbert's generalized-α method of order 2, on Lie groups: damps what is too fast to be followed.
    GeneralizedAlpha "generalized-alpha" Mechanical,
    /// Backward differentiation formulas of order 1 to 5, for stiff systems of many variables.
    Bdf "bdf" Implicit,
}

impl IntegratorName {
    /// The name written as `text`.
    ///
    /// # Errors
    /// [`IntegratorError::Unknown`] with the nearest name, if one is near.
    pub fn by_name(text: &str) -> Result<Self, IntegratorError> {
        Self::ALL
            .iter()
            .copied()
            .find(|name| name.as_str() == text)
            .ok_or_else(|| IntegratorError::Unknown { name: text.to_owned(), nearest: nearest(text) })
    }

    /// Whether it is for systems of second order, [`crate::SecondOrder`], only.
    pub fn is_for_second_order(self) -> bool {
        matches!(self.family(), Family::Symplectic | Family::Mechanical)
    }

    /// Whether what it is for is energy that does not drift.
    pub fn is_symplectic(self) -> bool {
        self.family() == Family::Symplectic
    }

    /// Whether each step solves equations with the derivatives of all components.
    pub fn is_implicit(self) -> bool {
        matches!(self.family(), Family::Implicit | Family::Mechanical)
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
        }
        let list: Vec<&str> = IntegratorName::ALL.iter().map(|name| name.as_str()).collect();
        write!(f, " (available: {})", list.join(", "))
    }
}

impl std::error::Error for IntegratorError {}

/// The known name that differs from `text` by the fewest letters, at most a third of its own.
fn nearest(text: &str) -> Option<IntegratorName> {
    let text: Vec<char> = text.chars().take(64).flat_map(char::to_lowercase).collect();
    let distance = |name: &IntegratorName| edit_distance(&text, name.as_str());
    let best = IntegratorName::ALL.iter().copied().min_by_key(distance)?;
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
