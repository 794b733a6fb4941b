//! The fewest inputs that control, the fewest outputs that observe, and which sets of candidates do.
//!
//! ```text
//! at least  max over s of dim ker(sI − Aᵀ)  inputs                [L th. 6; th. 7: of the left kernel of s²M + sD + S]         (1)
//! a set does  ⇔  its columns of B span, projected on the left kernel at each s, all of it                                  (2)
//! ```
//!
//! (1) is reached if inputs may be anything; of given candidates more may be needed. All sets of a size are tried, sizes
//! rising from (1), until one does; of very many the clearest, within a budget of work. (2), on kernels computed once, tells which sets surely do not, and
//! which do most clearly; of the others the same test as of a system with these inputs alone has the last word (`controllability.rs`). Multiplicities are
//! those of the modes, whatever states the kernels are written in. Sets that do are ranked by their distance to ones that do not; where that
//! is nothing but rounding, and that of all candidates is not, a set is none. Outputs are inputs of the dual system.

use faer::{Mat, c64};

use crate::controllability::Naming;
use crate::dense;
use crate::direction::{Direction, named, named_in_rates};
use crate::distance::{Distance, Effort};
use crate::error::LinearError;
use crate::hautus::{LeftKernel, kernel_of};
use crate::least::Rows;
use crate::measured::MeasuredPair;
use crate::modes::shapes;
use crate::pair::Pair;
use crate::second_order::SecondOrder;
use crate::system::LinearSystem;
use crate::tolerances::{
    CLEARLY_SPANNED, DISTANCE_FLOOR, FEWEST_LOOKS, FEWEST_SETS, GLANCES_WORK, LOOKS_WORK, RANK, RANKED,
    RANKED_AT_LEAST, RANKED_WORK, SETS,
};

/// A set of candidates that does.
#[derive(Clone, Debug, PartialEq)]
pub struct SufficientSet {
    /// Their numbers among the system's inputs (or outputs), rising.
    pub members: Vec<usize>,
    /// Their names.
    pub names: Vec<String>,
    /// How far the system with these alone is from one that is not controllable (observable), to some four digits; none for
    /// sets beyond the clearest, two hundred of small systems and six of large ones.
    pub distance: Option<Distance>,
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
    /// The smallest sets of candidates that do, the one with the largest distance first. Empty if not even all of them do, or
    /// if there are too many to try.
    pub sets: Vec<SufficientSet>,
    /// Whether every smaller and equal set was tried; if not, there were too many, and a smaller one may do.
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
        self.fewest_of(&shapes(self)?, self.states())
    }

    /// The smallest sets of its outputs that observe the system.
    ///
    /// # Errors
    /// As for [`LinearSystem::fewest_inputs`].
    pub fn fewest_outputs(&self) -> Result<Fewest, LinearError> {
        self.dual().fewest_of(&shapes(self)?, self.states())
    }

    fn fewest_of(&self, shapes: &[(c64, usize)], states: &[String]) -> Result<Fewest, LinearError> {
        let alone = |members: &[usize]| self.selected(members, &[]);
        let asked = Asked {
            shapes,
            // Candidates that are left out have no say in the units.
            measured: &|members| alone(members)?.inputs_measured(),
            does: &|members| alone(members)?.is_controllable(),
            naming: &|kernel, sizes| named(kernel, sizes, states),
        };
        fewest(self, &asked)
    }
}

impl SecondOrder {
    /// The smallest sets of its inputs that control the system, ranked in the measure of the kinetic energy.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn fewest_inputs(&self) -> Result<Fewest, LinearError> {
        let (system, measured) = (self.in_momenta()?, self.inputs_measured()?);
        let asked = Asked {
            shapes: &shapes(&self.first_order()?)?,
            measured: &|members| Ok(measured.with_inputs(members)),
            does: &|members| self.selected(members, &[]).is_controllable(),
            naming: &|kernel, sizes| named_in_rates(kernel, sizes, system.states(), self.mass()),
        };
        fewest(&system, &asked)
    }

    /// The smallest sets of its outputs that observe the system, ranked in the measure of the kinetic energy.
    ///
    /// # Errors
    /// As for [`SecondOrder::fewest_inputs`].
    pub fn fewest_outputs(&self) -> Result<Fewest, LinearError> {
        let (system, measured) = (self.first_order()?, self.outputs_measured()?);
        let asked = Asked {
            shapes: &shapes(&system)?,
            measured: &|members| Ok(measured.with_inputs(members)),
            does: &|members| self.selected(&[], members).is_observable(),
            naming: &|kernel, sizes| named(kernel, sizes, system.states()),
        };
        fewest(&system.dual(), &asked)
    }
}

/// What is to be known of a system whose inputs are the candidates.
struct Asked<'a> {
    /// Its eigenvalues, in 1/time, with their shapes.
    shapes: &'a [(c64, usize)],
    /// The pair with some of the inputs only, without dimension.
    measured: &'a dyn Fn(&[usize]) -> Result<MeasuredPair, LinearError>,
    /// Whether these alone reach everything: the verdict on a system with no other inputs.
    does: &'a dyn Fn(&[usize]) -> Result<bool, LinearError>,
    naming: &'a Naming<'a>,
}

fn fewest(system: &LinearSystem, asked: &Asked<'_>) -> Result<Fewest, LinearError> {
    let (pair, natural) = Pair::without_inputs(system);
    let forces = Mat::from_fn(pair.a.nrows(), system.b().ncols(), |i, j| system.b()[(i, j)] / natural.states[i]);
    let mut spans = Vec::new();
    let mut largest: Option<(c64, LeftKernel)> = None;
    // What is spanned at one of a conjugate pair is spanned at the other.
    for &(s, shapes) in asked.shapes.iter().filter(|(s, _)| s.im >= 0.0) {
        let kernel = kernel_of(&pair, s / natural.rate, shapes)?;
        spans.push(projected(&kernel, &forces));
        if largest.as_ref().is_none_or(|(_, most)| kernel.dimension() >= most.dimension()) {
            largest = Some((s, kernel));
        }
    }
    let bound = largest.as_ref().map_or(0, |(_, kernel)| kernel.dimension());
    let (eigenvalue, directions) = match &largest {
        Some((s, kernel)) => (*s, (asked.naming)(kernel, &natural.states)),
        None => (dense::ZERO, Vec::new()),
    };
    let candidates = Candidates { states: system.order(), count: forces.ncols(), spans, asked };
    let (found, complete) = candidates.smallest(bound)?;
    let set = |(members, distance): (Vec<usize>, Option<Distance>)| {
        let names = members.iter().map(|&k| system.inputs()[k].clone()).collect();
        SufficientSet { members, names, distance }
    };
    let mut sets: Vec<SufficientSet> = found.into_iter().map(set).collect();
    let value = |set: &SufficientSet| set.distance.map_or(f64::NEG_INFINITY, |distance| distance.value);
    sets.sort_by(|x, y| value(y).total_cmp(&value(x)));
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

/// What candidates span at each eigenvalue, and what else is known of them.
struct Candidates<'a> {
    states: usize,
    count: usize,
    spans: Vec<Mat<c64>>,
    asked: &'a Asked<'a>,
}

/// A set of candidates that may do, as far as (2) tells.
struct Glance {
    members: Vec<usize>,
    /// The least singular value of (2) over all eigenvalues.
    clearness: f64,
    /// The number of eigenvalues where that is little.
    unclear: usize,
}

/// Sets that do, with their distances as far as these are computed.
type Found = Vec<(Vec<usize>, Option<Distance>)>;

impl Candidates<'_> {
    /// All sets of the smallest size that do, the clearest ones first, and whether none was left out.
    fn smallest(&self, bound: usize) -> Result<(Found, bool), LinearError> {
        let all: Vec<usize> = (0..self.count).collect();
        if self.glance(all.clone())?.is_none() || !(self.asked.does)(&all)? {
            return Ok((Vec::new(), true));
        }
        let cube = self.states.pow(3).max(1);
        let (mut glances, mut looks) =
            ((GLANCES_WORK / cube).clamp(FEWEST_SETS, SETS), (LOOKS_WORK / cube).max(FEWEST_LOOKS));
        let mut whole = true;
        for size in bound..=self.count {
            let mut glanced = Vec::new();
            let mut set: Option<Vec<usize>> = Some((0..size).collect());
            while let Some(members) = set.take_if(|_| glances > 0) {
                glances -= 1;
                glanced.extend(self.glance(members.clone())?);
                set = next(members, self.count);
            }
            let mut complete = whole && set.is_none();
            // A closer look takes a thousand times as long: the clearest sets come first.
            glanced.sort_by(|x, y| y.clearness.total_cmp(&x.clearness));
            let (mut found, mut doubtful) = (Vec::new(), false);
            for (place, glance) in glanced.into_iter().enumerate() {
                // Where the clearest ones are what they look like, kernels are right, and so are others that are as clear.
                let is_clear = glance.unclear == 0;
                if is_clear && place >= self.to_rank() && !doubtful {
                    found.push(glance.members);
                    continue;
                }
                // The whole set was looked at, and the clearest one of each size always is.
                let work = 1 + glance.unclear;
                if size < self.count && place > 0 && work > looks {
                    complete = false;
                    continue;
                }
                looks = looks.saturating_sub(work);
                if size == self.count || (self.asked.does)(&glance.members)? {
                    found.push(glance.members);
                } else {
                    doubtful |= is_clear;
                }
            }
            let found = self.ranked(found)?;
            if !found.is_empty() || glances == 0 {
                return Ok((found, complete));
            }
            whole &= complete;
        }
        Ok((Vec::new(), true))
    }

    /// So many sets are ranked by their distance.
    fn to_rank(&self) -> usize {
        (RANKED_WORK / self.states.pow(3).max(1)).clamp(RANKED_AT_LEAST, RANKED)
    }

    /// Distances of the clearest sets, without those where that is rounding though it is more of all candidates; none at all if none of them is left.
    fn ranked(&self, sets: Vec<Vec<usize>>) -> Result<Found, LinearError> {
        let distance = |members: &[usize]| (self.asked.measured)(members)?.distance(Effort::Rank);
        let is_rounding = |distance: &Distance| distance.value <= DISTANCE_FLOOR * self.states as f64;
        let mut of_all = None;
        let mut found = Vec::new();
        for (place, members) in sets.into_iter().enumerate() {
            if place >= self.to_rank() {
                if !found.is_empty() {
                    found.push((members, None));
                }
                continue;
            }
            let own = distance(&members)?;
            if is_rounding(&own) {
                let all = match of_all {
                    Some(known) => known,
                    None => *of_all.insert(is_rounding(&distance(&(0..self.count).collect::<Vec<_>>())?)),
                };
                if !all {
                    continue;
                }
            }
            found.push((members, Some(own)));
        }
        Ok(found)
    }

    /// What (2) tells of a set; nothing of one that does not do.
    fn glance(&self, members: Vec<usize>) -> Result<Option<Glance>, LinearError> {
        let mut glance = Glance { members, clearness: f64::INFINITY, unclear: 0 };
        for span in &self.spans {
            let least = spanned(span, &glance.members)?;
            // A vector of the kernel that no input touches is lost.
            if least <= RANK {
                return Ok(None);
            }
            glance.unclear += usize::from(least <= CLEARLY_SPANNED);
            glance.clearness = glance.clearness.min(least);
        }
        Ok(Some(glance))
    }
}

/// How far these columns are from not spanning all rows: their least singular value, 0 if they are too few.
fn spanned(span: &Mat<c64>, members: &[usize]) -> Result<f64, LinearError> {
    if members.len() < span.nrows() {
        return Ok(0.0);
    }
    let row = |i: usize| members.iter().map(move |&j| span[(i, j)]);
    Ok(match span.nrows() {
        0 => f64::INFINITY,
        1 => row(0).map(|x| x.norm_sqr()).sum::<f64>().sqrt(),
        rows => Rows::Complex((0..rows).map(|i| row(i).collect()).collect()).least()?.value,
    })
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
