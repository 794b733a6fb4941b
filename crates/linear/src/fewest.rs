//! The fewest inputs that control, the fewest outputs that observe, and which sets of candidates do.
//!
//! ```text
//! at least  max over s of dim ker(sI − Aᵀ)  inputs                [L th. 6; th. 7: of the left kernel of s²M + sD + S]         (1)
//! a set does  ⇔  its columns of B span, projected on the left kernel at each s, all of it                                  (2)
//! ```
//!
//! (1) is reached if inputs may be anything; of given candidates more may be needed. All sets of a size are tried, sizes
//! rising from (1), until one does. A set is judged by (2) on kernels computed once; where that is close, by the full test of
//! `hautus.rs`. Sets that do are ranked by their distance to ones that do not. Outputs are inputs of the dual system.

use faer::{Mat, c64};

use crate::controllability::is_controllable;
use crate::dense;
use crate::direction::{Direction, named};
use crate::distance::{Distance, Effort, MeasuredPair};
use crate::error::LinearError;
use crate::hautus::LeftKernel;
use crate::modes::left_kernels;
use crate::natural::natural_pair;
use crate::second_order::SecondOrder;
use crate::system::LinearSystem;
use crate::tolerances::{CLEARLY_SPANNED, SETS};

/// A set of candidates that does.
#[derive(Clone, Debug, PartialEq)]
pub struct SufficientSet {
    /// Their numbers among the system's inputs (or outputs), rising.
    pub members: Vec<usize>,
    /// Their names.
    pub names: Vec<String>,
    /// How far the system with these alone is from one that is not controllable (observable).
    pub distance: Distance,
}

/// How many candidates are needed, and which do.
#[derive(Clone, Debug, PartialEq)]
pub struct Fewest {
    /// (1): no set with fewer does, whatever it is made of; at least 1 where there are states.
    pub bound: usize,
    /// An eigenvalue that needs so many, in 1/time.
    pub eigenvalue: c64,
    /// What has to be reached (seen) there, that many independent directions.
    pub directions: Vec<Direction>,
    /// The smallest sets of candidates that do, the one with the largest distance first. Empty if not even all of them do.
    pub sets: Vec<SufficientSet>,
    /// Whether every smaller and equal set was tried; if not, there were too many.
    pub complete: bool,
}

impl Fewest {
    /// The size of the smallest sets that do, if there is one.
    pub fn count(&self) -> Option<usize> {
        self.sets.first().map(|set| set.members.len())
    }
}

impl LinearSystem {
    /// The smallest sets of its inputs that control the system.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn fewest_inputs(&self) -> Result<Fewest, LinearError> {
        fewest(self, &self.inputs_measured()?)
    }

    /// The smallest sets of its outputs that observe the system.
    ///
    /// # Errors
    /// As for [`LinearSystem::fewest_inputs`].
    pub fn fewest_outputs(&self) -> Result<Fewest, LinearError> {
        fewest(&self.dual(), &self.outputs_measured()?)
    }
}

impl SecondOrder {
    /// The smallest sets of its inputs that control the system, ranked in the measure of the kinetic energy.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn fewest_inputs(&self) -> Result<Fewest, LinearError> {
        fewest(&self.first_order()?, &self.inputs_measured()?)
    }

    /// The smallest sets of its outputs that observe the system, ranked in the measure of the kinetic energy.
    ///
    /// # Errors
    /// As for [`SecondOrder::fewest_inputs`].
    pub fn fewest_outputs(&self) -> Result<Fewest, LinearError> {
        fewest(&self.first_order()?.dual(), &self.outputs_measured()?)
    }
}

fn fewest(system: &LinearSystem, measured: &MeasuredPair) -> Result<Fewest, LinearError> {
    let natural = natural_pair(system.a(), &Mat::zeros(system.order(), 0));
    let kernels = left_kernels(&natural)?;
    let largest = kernels.iter().max_by_key(|(_, kernel)| kernel.dimension());
    let bound = largest.map_or(0, |(_, kernel)| kernel.dimension());
    let (eigenvalue, directions) = match largest {
        Some((s, kernel)) => (s * natural.rate, named(kernel, &natural.states, system.states())),
        None => (dense::ZERO, Vec::new()),
    };
    let forces = Mat::from_fn(system.order(), system.b().ncols(), |i, j| system.b()[(i, j)] / natural.states[i]);
    let spans: Vec<Mat<c64>> = kernels.iter().map(|(_, kernel)| projected(kernel, &forces)).collect();
    let candidates = Candidates { system, spans };
    let (found, complete) = candidates.smallest(bound)?;
    let mut sets = Vec::new();
    for members in found {
        let distance = measured.with_inputs(&members).distance(Effort::Search)?;
        let names = members.iter().map(|&k| system.inputs()[k].clone()).collect();
        sets.push(SufficientSet { members, names, distance });
    }
    sets.sort_by(|x, y| y.distance.value.total_cmp(&x.distance.value));
    Ok(Fewest { bound, eigenvalue, directions, sets, complete })
}

/// u*RB with columns of RB of length one, k × m.
fn projected(kernel: &LeftKernel, forces: &Mat<f64>) -> Mat<c64> {
    let n = forces.nrows();
    let length = |j: usize| (0..n).map(|i| (kernel.rows[i] * forces[(i, j)]).powi(2)).sum::<f64>().sqrt();
    Mat::from_fn(kernel.dimension(), forces.ncols(), |k, j| {
        let sum: c64 = (0..n).map(|i| kernel.basis[k][i].conj() * (kernel.rows[i] * forces[(i, j)])).sum();
        let length = length(j);
        if length > 0.0 { sum / length } else { dense::ZERO }
    })
}

struct Candidates<'a> {
    system: &'a LinearSystem,
    spans: Vec<Mat<c64>>,
}

impl Candidates<'_> {
    /// All sets of the smallest size that do, and whether none was left out.
    fn smallest(&self, bound: usize) -> Result<(Vec<Vec<usize>>, bool), LinearError> {
        let count = self.system.b().ncols();
        let mut looked = 0;
        if !self.does(&(0..count).collect::<Vec<_>>())? {
            return Ok((Vec::new(), true));
        }
        for size in bound..=count {
            let mut found = Vec::new();
            let mut set: Option<Vec<usize>> = Some((0..size).collect());
            while let Some(members) = set {
                if looked == SETS {
                    return Ok((found, false));
                }
                looked += 1;
                if self.does(&members)? {
                    found.push(members.clone());
                }
                set = next(members, count);
            }
            if !found.is_empty() {
                return Ok((found, true));
            }
        }
        Ok((Vec::new(), true))
    }

    fn does(&self, members: &[usize]) -> Result<bool, LinearError> {
        for span in &self.spans {
            if !clearly(span, members)? {
                let b = Mat::from_fn(self.system.order(), members.len(), |i, j| self.system.b()[(i, members[j])]);
                return is_controllable(self.system.a(), &b);
            }
        }
        Ok(true)
    }
}

/// Whether these columns span all rows, far from losing one.
fn clearly(span: &Mat<c64>, members: &[usize]) -> Result<bool, LinearError> {
    if members.len() < span.nrows() {
        return Ok(false);
    }
    let chosen = Mat::from_fn(span.nrows(), members.len(), |i, j| span[(i, members[j])]);
    let values = dense::singular(&chosen)?.values;
    Ok(values.last().is_none_or(|&least| least > CLEARLY_SPANNED))
}

/// The set of the same size that follows in lexical order.
fn next(mut set: Vec<usize>, count: usize) -> Option<Vec<usize>> {
    let size = set.len();
    let place = (0..size).rev().find(|&k| set[k] + size - k < count)?;
    set[place] += 1;
    for k in place + 1..size {
        set[k] = set[k - 1] + 1;
    }
    Some(set)
}
