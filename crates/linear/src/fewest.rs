//! The fewest inputs that control, the fewest outputs that observe, and which sets of candidates do.
//!
//! ```text
//! at least  max over s of dim ker(sI − Aᵀ)  inputs                [L th. 6; th. 7: of the left kernel of s²M + sD + S]         (1)
//! a set does  ⇔  its columns of B span, projected on the left kernel at each s, all of it                                  (2)
//! ```
//!
//! (1) is reached if inputs may be anything; of given candidates more may be needed. All sets of a size are tried, sizes
//! rising from (1), until one does; of very many the clearest, within a budget of work. A set is judged by (2) on kernels computed
//! once: what is spanned clearly, or clearly not; between, by the test of
//! `hautus.rs` at that eigenvalue. Sets that do are ranked by their distance to ones that do not. Outputs are inputs of the dual system.

use faer::{Mat, c64};

use crate::controllability::Naming;
use crate::dense;
use crate::direction::{Direction, named, named_in_rates};
use crate::distance::{Distance, Effort};
use crate::error::LinearError;
use crate::hautus::{LeftKernel, loss_near};
use crate::least::Rows;
use crate::measured::MeasuredPair;
use crate::modes::left_kernels;
use crate::natural::equilibrium;
use crate::pair::Pair;
use crate::second_order::SecondOrder;
use crate::system::LinearSystem;
use crate::tolerances::{
    CLEARLY_SPANNED, FEWEST_LOOKS, FEWEST_SETS, GLANCES_WORK, LOOKS_WORK, RANK, RANKED, RANKED_AT_LEAST, RANKED_WORK,
    SETS,
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
        fewest(self, &measured_alone(self), &|kernel, sizes| named(kernel, sizes, self.states()))
    }

    /// The smallest sets of its outputs that observe the system.
    ///
    /// # Errors
    /// As for [`LinearSystem::fewest_inputs`].
    pub fn fewest_outputs(&self) -> Result<Fewest, LinearError> {
        let dual = self.dual();
        fewest(&dual, &measured_alone(&dual), &|kernel, sizes| named(kernel, sizes, self.states()))
    }
}

impl SecondOrder {
    /// The smallest sets of its inputs that control the system, ranked in the measure of the kinetic energy.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn fewest_inputs(&self) -> Result<Fewest, LinearError> {
        let system = self.in_momenta()?;
        let naming = |kernel: &LeftKernel, sizes: &[f64]| named_in_rates(kernel, sizes, system.states(), self.mass());
        let measured = self.inputs_measured()?;
        fewest(&system, &|members| Ok(measured.with_inputs(members)), &naming)
    }

    /// The smallest sets of its outputs that observe the system, ranked in the measure of the kinetic energy.
    ///
    /// # Errors
    /// As for [`SecondOrder::fewest_inputs`].
    pub fn fewest_outputs(&self) -> Result<Fewest, LinearError> {
        let dual = self.first_order()?.dual();
        let measured = self.outputs_measured()?;
        let of = |members: &[usize]| Ok(measured.with_inputs(members));
        fewest(&dual, &of, &|kernel, sizes| named(kernel, sizes, dual.states()))
    }
}

/// The pair with some of the inputs only, without dimension.
type Measured<'a> = dyn Fn(&[usize]) -> Result<MeasuredPair, LinearError> + 'a;

/// Of a set alone: candidates that are left out have no say in the units, and its margin is that of the system with these inputs.
fn measured_alone(system: &LinearSystem) -> impl Fn(&[usize]) -> Result<MeasuredPair, LinearError> + '_ {
    move |members| system.selected(members, &[])?.inputs_measured()
}

fn fewest(system: &LinearSystem, measured: &Measured<'_>, naming: &Naming<'_>) -> Result<Fewest, LinearError> {
    let (pair, natural) = Pair::without_inputs(system);
    let kernels = left_kernels(system, (&pair, &natural))?;
    let largest = kernels.iter().max_by_key(|(_, _, kernel)| kernel.dimension());
    let bound = largest.map_or(0, |(_, _, kernel)| kernel.dimension());
    let (eigenvalue, directions) = match largest {
        Some((s, _, kernel)) => (s * natural.rate, naming(kernel, &natural.states)),
        None => (dense::ZERO, Vec::new()),
    };
    let scaled = |b: &Mat<f64>| Mat::from_fn(b.nrows(), b.ncols(), |i, j| b[(i, j)] / natural.states[i]);
    let (forces, off) = (scaled(system.b()), scaled(&system.rounding().b));
    // What is spanned at one of a conjugate pair is spanned at the other.
    let spans =
        kernels.iter().filter(|(s, ..)| s.im >= 0.0).map(|(s, _, kernel)| Span::of(*s, kernel, &forces)).collect();
    let (a, t) = (&system.rounding().a, &natural.states);
    let off_states = Mat::from_fn(a.nrows(), a.ncols(), |i, j| a[(i, j)] * (t[j] / t[i]) / natural.rate);
    let candidates = Candidates { pair, forces, off, off_states, spans };
    let (found, complete) = candidates.smallest(bound)?;
    let ranked = (RANKED_WORK / system.order().pow(3).max(1)).clamp(RANKED_AT_LEAST, RANKED);
    let mut sets = Vec::new();
    for (place, members) in found.into_iter().enumerate() {
        let distance = if place < ranked { Some(measured(&members)?.distance(Effort::Rank)?) } else { None };
        let names = members.iter().map(|&k| system.inputs()[k].clone()).collect();
        sets.push(SufficientSet { members, names, distance });
    }
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

/// A and the candidates' columns in natural units of the states, and for each eigenvalue what the candidates span.
struct Candidates {
    pair: Pair,
    forces: Mat<f64>,
    /// How far these may be off, and A.
    off: Mat<f64>,
    off_states: Mat<f64>,
    spans: Vec<Span>,
}

/// What the candidates span at an eigenvalue.
struct Span {
    eigenvalue: c64,
    columns: Mat<c64>,
    /// Up to here a singular value is none: a vector of the kernel that no input touches is lost.
    nothing: f64,
}

impl Span {
    fn of(eigenvalue: c64, kernel: &LeftKernel, forces: &Mat<f64>) -> Self {
        Self { eigenvalue, columns: projected(kernel, forces), nothing: RANK.max(kernel.vague()) }
    }
}

/// A set of candidates that may do, as far as (2) tells.
struct Glance {
    members: Vec<usize>,
    /// The least singular value of (2) over all eigenvalues.
    clearness: f64,
    /// Numbers of the eigenvalues where that is too little to tell.
    unclear: Vec<usize>,
}

impl Candidates {
    /// All sets of the smallest size that do, the clearest ones first, and whether none was left out.
    fn smallest(&self, bound: usize) -> Result<(Vec<Vec<usize>>, bool), LinearError> {
        let count = self.forces.ncols();
        let all = self.glance((0..count).collect())?;
        let Some(all) = all else { return Ok((Vec::new(), true)) };
        if !self.stands(&all)? {
            return Ok((Vec::new(), true));
        }
        let cube = self.pair.a.nrows().pow(3).max(1);
        let (mut glances, mut looks) =
            ((GLANCES_WORK / cube).clamp(FEWEST_SETS, SETS), (LOOKS_WORK / cube).max(FEWEST_LOOKS));
        let mut whole = true;
        for size in bound..=count {
            let mut glanced = Vec::new();
            let mut set: Option<Vec<usize>> = Some((0..size).collect());
            while let Some(members) = set.take_if(|_| glances > 0) {
                glances -= 1;
                glanced.extend(self.glance(members.clone())?);
                set = next(members, count);
            }
            let mut complete = whole && set.is_none();
            // A closer look takes a thousand times as long: the clearest sets come first.
            glanced.sort_by(|x, y| y.clearness.total_cmp(&x.clearness));
            let mut found = Vec::new();
            for (place, glance) in glanced.into_iter().enumerate() {
                // The whole set was looked at, and the clearest one of each size always is.
                if size < count && place > 0 && glance.unclear.len() > looks {
                    complete = false;
                    continue;
                }
                looks = looks.saturating_sub(glance.unclear.len());
                if size == count || self.stands(&glance)? {
                    found.push(glance.members);
                }
            }
            if !found.is_empty() || glances == 0 {
                return Ok((found, complete));
            }
            whole &= complete;
        }
        Ok((Vec::new(), true))
    }

    /// What (2) tells of a set; nothing of one that does not do.
    fn glance(&self, members: Vec<usize>) -> Result<Option<Glance>, LinearError> {
        let mut glance = Glance { members, clearness: f64::INFINITY, unclear: Vec::new() };
        for (k, span) in self.spans.iter().enumerate() {
            let least = spanned(&span.columns, &glance.members)?;
            if least <= span.nothing {
                return Ok(None);
            }
            if least <= CLEARLY_SPANNED {
                glance.unclear.push(k);
            }
            glance.clearness = glance.clearness.min(least);
        }
        Ok(Some(glance))
    }

    /// Whether nothing is lost where (2) did not tell.
    fn stands(&self, glance: &Glance) -> Result<bool, LinearError> {
        if glance.unclear.is_empty() {
            return Ok(true);
        }
        let pair = self.driven(&glance.members);
        for &k in &glance.unclear {
            if loss_near(&pair, self.spans[k].eigenvalue)?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The pair with some of the candidates, in columns whose entries are near one.
    fn driven(&self, members: &[usize]) -> Pair {
        let n = self.forces.nrows();
        let columns = equilibrium(&Mat::from_fn(n, members.len(), |i, j| self.forces[(i, members[j])].abs())).columns;
        let chosen = |of: &Mat<f64>| Mat::from_fn(n, members.len(), |i, j| of[(i, members[j])] * columns[j]);
        let off = (self.off_states.clone(), chosen(&self.off));
        Pair { a: self.pair.a.clone(), b: chosen(&self.forces), off: Some(off) }
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
