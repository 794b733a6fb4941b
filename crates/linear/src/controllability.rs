//! What inputs can move and outputs can see, eigenvalue by eigenvalue.
//!
//! ```text
//! controllable:  rank [sI − A, B] = n for every eigenvalue s of A     [L th. 5]         left directions w*[sI − A, B] = 0
//! observable:    rank [sI − A; C] = n for every eigenvalue s of A     [L th. 10]        right directions [sI − A; C] v = 0
//! stabilizable, detectable: the same for eigenvalues with Re s ≥ 0
//! ```
//!
//! w says in words: the combination w*x of the states obeys ξ̇ = s ξ, whatever the inputs do. v says: a motion x = v e^{st} is not
//! seen. How the ranks are judged is told in `hautus.rs`. Verdicts do not depend on units, on the order of states, or on a
//! well-conditioned change of states.

use faer::c64;

use crate::direction::{Direction, named, named_in_rates, named_of_momenta};
use crate::error::LinearError;
use crate::fractions;
use crate::hautus::{LeftKernel, kernel_at, kernel_at_loss, loses_nothing, lost_eigenvalues};
use crate::modes::left_kernels;
use crate::pair::Pair;
use crate::second_order::SecondOrder;
use crate::system::LinearSystem;
use crate::tolerances::{GROUPED, RANK};

/// An eigenvalue that inputs do not reach, or outputs do not see.
#[derive(Clone, Debug, PartialEq)]
pub struct LostEigenvalue {
    /// s, in 1/time. Both of a conjugate pair are listed.
    pub eigenvalue: c64,
    /// The dimensions that are lost at s.
    pub algebraic: usize,
    /// The independent directions with [sI − A, B] (or its dual) singular, at least one; fewer than `algebraic` if lost states drive each other.
    pub geometric: usize,
    /// That many directions, of states that cannot be moved or motions that cannot be seen.
    pub directions: Vec<Direction>,
}

/// What the inputs reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Controllability {
    /// Dimension of the controllable subspace.
    pub dimension: usize,
    /// Whether that is all.
    pub controllable: bool,
    /// Whether everything that is not reached decays by itself.
    pub stabilizable: bool,
    /// What is not reached.
    pub uncontrollable: Vec<LostEigenvalue>,
}

/// What the outputs see.
#[derive(Clone, Debug, PartialEq)]
pub struct Observability {
    /// Dimension of the observable part: n less that of the unobservable subspace.
    pub dimension: usize,
    /// Whether that is all.
    pub observable: bool,
    /// Whether everything that is not seen decays by itself.
    pub detectable: bool,
    /// What is not seen.
    pub unobservable: Vec<LostEigenvalue>,
}

impl LinearSystem {
    /// Which eigenvalues the inputs reach.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn controllability(&self) -> Result<Controllability, LinearError> {
        controllability(self, &|kernel, sizes| named(kernel, sizes, self.states()))
    }

    /// Whether they reach all, without a look at what is lost.
    pub(crate) fn is_controllable(&self) -> Result<bool, LinearError> {
        match fractions::lost(self)? {
            Some(lost) => Ok(lost.is_empty()),
            None if self.b().norm_max() == 0.0 => Ok(self.order() == 0),
            None => loses_nothing(self),
        }
    }

    /// Which eigenvalues the outputs see.
    ///
    /// # Errors
    /// As for [`LinearSystem::controllability`].
    pub fn observability(&self) -> Result<Observability, LinearError> {
        Ok(Observability::of(self.dual().controllability()?))
    }
}

impl Controllability {
    /// All of so many dimensions.
    fn whole(dimension: usize) -> Self {
        Self { dimension, controllable: true, stabilizable: true, uncontrollable: Vec::new() }
    }
}

impl Observability {
    /// What is controllable of the dual system.
    fn of(dual: Controllability) -> Self {
        Self {
            dimension: dual.dimension,
            observable: dual.controllable,
            detectable: dual.stabilizable,
            unobservable: dual.uncontrollable,
        }
    }
}

impl SecondOrder {
    /// Which eigenvalues the inputs reach; directions are of coordinates and rates.
    ///
    /// In coordinates and momenta, where forces stand by themselves: what no force acts on is a row of zeros there, which M⁻¹ would mix with
    /// others, so that rounding reached it. A rank that is there whatever the entries of one of the two forms are off by is there:
    /// where one loses more, the other is right.
    ///
    /// # Errors
    /// As for [`LinearSystem::controllability`]; [`LinearError::Overflow`] if numbers of M⁻¹ are too large.
    pub fn controllability(&self) -> Result<Controllability, LinearError> {
        if self.is_moved_throughout() {
            return Ok(Controllability::whole(2 * self.mass().nrows()));
        }
        let system = self.in_momenta()?;
        let naming = |kernel: &LeftKernel, sizes: &[f64]| named_in_rates(kernel, sizes, system.states(), self.mass());
        let found = controllability(&system, &naming)?;
        if found.controllable || system.rounding().is_none() {
            return Ok(found);
        }
        let other = self.first_order()?.controllability()?;
        Ok(if other.dimension > found.dimension { other } else { found })
    }

    /// Whether they reach all, as [`Self::controllability`] says.
    pub(crate) fn is_controllable(&self) -> Result<bool, LinearError> {
        Ok(self.is_moved_throughout() || either_is_controllable(&self.in_momenta()?, || self.first_order())?)
    }

    /// Whether they see all, as [`Self::observability`] says.
    pub(crate) fn is_observable(&self) -> Result<bool, LinearError> {
        Ok(self.is_seen_throughout()
            || either_is_controllable(&self.first_order()?.dual(), || Ok(self.in_momenta()?.dual()))?)
    }

    /// Which eigenvalues the outputs see; by both forms, as [`Self::controllability`].
    ///
    /// # Errors
    /// As for [`SecondOrder::controllability`].
    pub fn observability(&self) -> Result<Observability, LinearError> {
        if self.is_seen_throughout() {
            return Ok(Observability::of(Controllability::whole(2 * self.mass().nrows())));
        }
        let system = self.first_order()?;
        let found = system.observability()?;
        if found.observable || system.rounding().is_none() {
            return Ok(found);
        }
        let (dual, inverse) = (self.in_momenta()?.dual(), self.inverse_mass()?);
        let naming = |kernel: &LeftKernel, sizes: &[f64]| {
            named_of_momenta(kernel, sizes, dual.states(), (self.mass(), &inverse))
        };
        let other = Observability::of(controllability(&dual, &naming)?);
        Ok(if other.dimension > found.dimension { other } else { found })
    }
}

/// Whether inputs reach all in one form of a system or, where rounding may hide it there, in the other.
fn either_is_controllable(
    one: &LinearSystem,
    other: impl FnOnce() -> Result<LinearSystem, LinearError>,
) -> Result<bool, LinearError> {
    Ok(one.is_controllable()? || !one.rounding().is_none() && other()?.is_controllable()?)
}

/// Directions of a left kernel in a pair whose states have these sizes.
pub(crate) type Naming<'n> = dyn Fn(&LeftKernel, &[f64]) -> Vec<Direction> + 'n;

fn controllability(system: &LinearSystem, naming: &Naming<'_>) -> Result<Controllability, LinearError> {
    let uncontrollable = losses(system, naming)?;
    let lost: usize = uncontrollable.iter().map(|lost| lost.algebraic).sum();
    Ok(Controllability {
        dimension: system.order() - lost,
        controllable: lost == 0,
        stabilizable: uncontrollable.iter().all(LostEigenvalue::decays),
        uncontrollable,
    })
}

impl LostEigenvalue {
    /// Re s < 0.
    fn decays(&self) -> bool {
        self.eigenvalue.re < 0.0
    }
}

/// On the real or the imaginary axis where only rounding parts it from there.
fn on_axis(s: c64) -> c64 {
    let part = |x: f64| if x.abs() <= RANK * s.norm() { 0.0 } else { x };
    c64::new(part(s.re), part(s.im))
}

fn losses(system: &LinearSystem, naming: &Naming<'_>) -> Result<Vec<LostEigenvalue>, LinearError> {
    let (pair, natural) = Pair::of(system);
    let mut losses = Vec::new();
    if let Some(counted) = fractions::lost(system)? {
        for fractions::Repeated { root, algebraic, .. } in counted {
            let kernel = kernel_at_loss(&pair, root / natural.rate)?.first(algebraic);
            let directions = naming(&kernel, &natural.states);
            losses.push(LostEigenvalue { eigenvalue: root, algebraic, geometric: kernel.dimension(), directions });
        }
        return Ok(losses);
    }
    if system.b().norm_max() == 0.0 {
        return everything(system, naming);
    }
    for group in groups(lost_eigenvalues(system)?) {
        let mean = mean(&group);
        let at_mean = kernel_at(&pair, mean / natural.rate)?;
        let parts = if at_mean.dimension() > 0 {
            vec![(mean, group.len())]
        } else {
            group.into_iter().map(|s| (s, 1)).collect()
        };
        for (eigenvalue, algebraic) in parts {
            let eigenvalue = on_axis(eigenvalue);
            let kernel = kernel_at_loss(&pair, eigenvalue / natural.rate)?.first(algebraic);
            let directions = naming(&kernel, &natural.states);
            losses.push(LostEigenvalue { eigenvalue, algebraic, geometric: kernel.dimension(), directions });
        }
    }
    Ok(losses)
}

/// Without inputs nothing is reached: all eigenvalues are lost, as often as they are one.
fn everything(system: &LinearSystem, naming: &Naming<'_>) -> Result<Vec<LostEigenvalue>, LinearError> {
    let (pair, natural) = Pair::without_inputs(system);
    let lost = |(s, algebraic, kernel): (c64, usize, LeftKernel)| {
        let kernel = kernel.first(algebraic);
        LostEigenvalue {
            eigenvalue: on_axis(s * natural.rate),
            algebraic,
            geometric: kernel.dimension(),
            directions: naming(&kernel, &natural.states),
        }
    };
    Ok(left_kernels(system, (&pair, &natural))?.into_iter().map(lost).collect())
}

/// Eigenvalues that may be one, scattered.
fn groups(mut eigenvalues: Vec<c64>) -> Vec<Vec<c64>> {
    eigenvalues.sort_by(|x, y| x.re.total_cmp(&y.re).then(x.im.total_cmp(&y.im)));
    let mut groups: Vec<Vec<c64>> = Vec::new();
    for s in eigenvalues {
        let near =
            |group: &Vec<c64>| (group[0] - s).norm() <= GROUPED * s.norm() && (s.im == 0.0) == (group[0].im == 0.0);
        match groups.iter_mut().find(|group| near(group)) {
            Some(group) => group.push(s),
            None => groups.push(vec![s]),
        }
    }
    groups
}

fn mean(group: &[c64]) -> c64 {
    group.iter().sum::<c64>() / group.len() as f64
}
