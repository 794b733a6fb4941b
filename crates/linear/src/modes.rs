//! Motions x = v e^{st} of ẋ = A x: eigenvalues, frequencies, damping, shapes.
//!
//! ```text
//! (sI − A) v = 0,   ω = |s|,   ζ = −Re s/|s|,   ω_d = |Im s|                                                             (1)
//! |δs| ≲ n ε ‖A‖ κ,   κ = ‖w‖‖v‖/|w*v|                                                                                    (2)
//! ```
//!
//! A is brought to its natural units first (`natural.rs`), which also balances it. Eigenvalues that are exactly zero are eliminated
//! before the QR iteration starts (`hautus.rs`, (4)): rigid motions come in chains q̇ = v, v̇ = 0 that the iteration would scatter over
//! ±10⁻⁸. The others come from the QR iteration, by one step of Newton's iteration on the whole A where zeros were taken off: in large systems by the quotient w*Av/(w*v), for all of them from one eigenproblem. Those that are nearer to each other than they are certain, (2), are one eigenvalue with
//! their mean, which is known much better than each (T. Kato, Perturbation Theory, II §2.2), if sI − A is singular there; the
//! dimension of its kernel is the geometric multiplicity. Where it is less than the algebraic one the eigenvalue is *defective*:
//! motions t e^{st} belong to it, too.

use faer::{Mat, c64};

use crate::clearly::Clearly;
use crate::dense::{self, ZERO, scattered};
use crate::direction::{Direction, named};
use crate::error::LinearError;
use crate::fractions;
use crate::hautus::{LeftKernel, kernel_at, kernel_at_loss, polished};
use crate::natural::Natural;
use crate::pair::Pair;
use crate::system::LinearSystem;
use crate::tolerances::{LARGE, SCATTER, WORST_SCATTER};
use crate::vectors::Vectors;

/// One eigenvalue of A with all that belongs to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mode {
    /// s, in 1/time. Both of a conjugate pair are listed; those that are zero are exactly zero.
    pub eigenvalue: c64,
    /// How far the eigenvalue of the given matrix may be from the number above, from rounding alone, in 1/time.
    pub uncertainty: f64,
    /// How often s is a root of det(sI − A).
    pub algebraic: usize,
    /// The independent shapes; fewer than `algebraic` for a defective eigenvalue.
    pub geometric: usize,
    /// The size k of its largest Jordan block, to which motions t^{k−1} e^{st} belong; none where multiplicities do not tell it.
    pub block: Option<usize>,
    /// ω = |s|, in rad/time.
    pub frequency: f64,
    /// ζ = −Re s/|s|: one and more does not oscillate, negative grows; none for s = 0.
    pub damping: Option<f64>,
    /// The states' shares in each shape, v of (1).
    pub shapes: Vec<Direction>,
}

impl Mode {
    /// Whether motions t e^{st} belong to it, besides e^{st}.
    pub fn defective(&self) -> bool {
        self.geometric < self.algebraic
    }
}

/// What becomes of small disturbances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    /// They decay: Re s < 0 for all eigenvalues.
    Asymptotic,
    /// They stay small: Re s ≤ 0, and eigenvalues on the imaginary axis are not defective.
    Marginal,
    /// They grow like a power of time: Re s ≤ 0, and an eigenvalue on the imaginary axis is defective.
    Drifting,
    /// They grow exponentially: Re s > 0 somewhere.
    Unstable,
}

/// All modes of a system.
#[derive(Clone, Debug, PartialEq)]
pub struct Modes {
    /// By rising frequency; of a conjugate pair the one with Im s < 0 first.
    pub modes: Vec<Mode>,
    /// What they say together. A real part counts as zero where rounding decides its sign.
    pub stability: Stability,
}

impl Modes {
    /// Every eigenvalue as often as it is one.
    pub fn poles(&self) -> Vec<c64> {
        self.modes.iter().flat_map(|mode| std::iter::repeat_n(mode.eigenvalue, mode.algebraic)).collect()
    }
}

/// An eigenvalue with its multiplicity.
struct Cluster {
    eigenvalue: c64,
    /// The same in 1/time, to its last digits, where it was not found from rounded numbers.
    counted: Option<c64>,
    algebraic: usize,
    /// So many shapes at most.
    shapes: usize,
    /// The longest chain, where it was counted.
    longest: Option<usize>,
    uncertainty: f64,
    /// Where it is a simple eigenvalue of a large matrix whose vectors are surely known: of A's columns and of its rows.
    vectors: Option<[Vec<c64>; 2]>,
}

impl Mode {
    /// The size of its largest Jordan block, or what it is at most where multiplicities do not tell it.
    pub fn largest_block(&self) -> usize {
        self.block.unwrap_or((self.algebraic + 1).saturating_sub(self.geometric))
    }
}

impl LinearSystem {
    /// Eigenvalues of A with frequency, damping and shapes.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn modes(&self) -> Result<Modes, LinearError> {
        let (pair, natural) = Pair::without_inputs(self);
        // v with (sI − A)v = 0 is the left kernel of the transposed matrix; weights of shapes scale as states do.
        let clusters = clusters_of(self, &pair, natural.rate)?;
        let found = kernels(&pair.transposed_states(), clusters, |[columns, _]| columns)?;
        let mut modes: Vec<Mode> = found.iter().map(|found| mode(found, &natural, self.states())).collect();
        let sign = |x: &Mode, y: &Mode| x.eigenvalue.im.total_cmp(&y.eigenvalue.im);
        modes.sort_by(|x, y| x.frequency.total_cmp(&y.frequency).then(sign(x, y)));
        let stability = stability(&modes);
        Ok(Modes { modes, stability })
    }
}

/// Every eigenvalue of a system's pair without inputs, in its natural units, with its multiplicity and the left kernel of sI − A there, which inputs have to span [L th. 6].
pub(crate) fn left_kernels(
    system: &LinearSystem,
    (pair, natural): (&Pair, &Natural),
) -> Result<Vec<(c64, usize, LeftKernel)>, LinearError> {
    let found = kernels(pair, clusters_of(system, pair, natural.rate)?, |[_, rows]| rows)?;
    Ok(found.into_iter().map(|(cluster, kernel)| (cluster.eigenvalue, cluster.algebraic, kernel)).collect())
}

/// Every eigenvalue, in 1/time, with the number of its shapes as modes have them.
pub(crate) fn shapes(system: &LinearSystem) -> Result<Vec<(c64, usize)>, LinearError> {
    let (pair, natural) = Pair::without_inputs(system);
    let columns = pair.transposed_states();
    let shapes = |cluster: Cluster| {
        let s = cluster.counted.unwrap_or(cluster.eigenvalue * natural.rate);
        let one = || Ok(kernel_at_loss(&columns, cluster.eigenvalue)?.dimension().min(cluster.shapes));
        Ok((s, if cluster.algebraic == 1 { 1 } else { one()? }))
    };
    clusters_of(system, &pair, natural.rate)?.into_iter().map(shapes).collect()
}

/// Left kernels at eigenvalues; conjugate ones have conjugate kernels.
fn kernels(
    pair: &Pair,
    clusters: Vec<Cluster>,
    of: impl Fn([Vec<c64>; 2]) -> Vec<c64>,
) -> Result<Vec<(Cluster, LeftKernel)>, LinearError> {
    let mut found: Vec<(Cluster, LeftKernel)> = Vec::new();
    for mut cluster in clusters {
        let s = cluster.eigenvalue;
        if let Some(vectors) = cluster.vectors.take() {
            found.push((cluster, LeftKernel::simple(of(vectors))));
            continue;
        }
        let mate = found.iter().find(|(other, _)| s.im != 0.0 && other.eigenvalue == s.conj());
        let kernel = match mate {
            Some((_, kernel)) => kernel.conj(),
            // More shapes than an eigenvalue is often there are in no scales: what couplings leave small looks like nothing.
            None => kernel_at_loss(pair, s)?.first(cluster.shapes),
        };
        found.push((cluster, kernel));
    }
    Ok(found)
}

fn mode((cluster, kernel): &(Cluster, LeftKernel), natural: &Natural, names: &[String]) -> Mode {
    let inverse: Vec<f64> = natural.states.iter().map(|t| 1.0 / t).collect();
    let eigenvalue = cluster.counted.unwrap_or(cluster.eigenvalue * natural.rate);
    let frequency = eigenvalue.norm();
    let geometric = kernel.dimension().min(cluster.shapes);
    Mode {
        eigenvalue,
        uncertainty: cluster.uncertainty * natural.rate,
        algebraic: cluster.algebraic,
        geometric,
        block: block(cluster, geometric),
        frequency,
        damping: (frequency > 0.0).then(|| -eigenvalue.re / frequency),
        shapes: named(kernel, &inverse, names),
    }
}

/// The size of the largest of so many Jordan blocks.
fn block(cluster: &Cluster, blocks: usize) -> Option<usize> {
    // One is as large as it can be if all others have size one.
    let most = cluster.algebraic - blocks.max(1) + 1;
    let told = blocks <= 1 || most <= 2;
    if told { Some(most) } else { cluster.longest.map(|longest| longest.min(most)) }
}

/// Eigenvalues of a system in its natural units, counted where its entries are fractions.
fn clusters_of(system: &LinearSystem, pair: &Pair, rate: f64) -> Result<Vec<Cluster>, LinearError> {
    let Some(found) = fractions::modes(system)? else { return clusters(pair) };
    let counted = |own: fractions::Repeated| Cluster {
        eigenvalue: own.root / rate,
        counted: Some(own.root),
        algebraic: own.algebraic,
        shapes: own.algebraic,
        longest: own.longest,
        uncertainty: f64::EPSILON * own.root.norm() / rate,
        vectors: None,
    };
    Ok(found.into_iter().map(counted).collect())
}

/// Eigenvalues of the matrix in natural units, those that rounding cannot tell apart together.
fn clusters(pair: &Pair) -> Result<Vec<Cluster>, LinearError> {
    let n = pair.a.nrows();
    let mut rest = pair.clone();
    let zeros = rest.take_chains_of_zeros()?;
    let mut clusters = Vec::new();
    if zeros.count > 0 {
        clusters.push(Cluster {
            eigenvalue: ZERO,
            counted: None,
            algebraic: zeros.count,
            shapes: zeros.count,
            longest: Some(zeros.longest()),
            uncertainty: 0.0,
            vectors: None,
        });
    }
    let size = dense::norm(&rest.a)?;
    let clearly = Clearly::new(dense::eigenvectors(&rest.a)?, &rest.a, (size, 0.0));
    let eigen = &clearly.eigen;
    let uncertain = |(k, s): (usize, &c64)| (*s, eigen.uncertainty(k, size));
    let eigenvalues: Vec<(c64, f64)> = eigen.values.iter().enumerate().map(uncertain).collect();
    // Vectors of the whole A, of large ones.
    let whole = match zeros.count {
        _ if n <= LARGE => None,
        0 => Some(Vectors::new(eigen.clone(), &rest.a, size)),
        _ => Some(Vectors::beside_zeros(zeros.whole(eigen.clone()), zeros.longest(), &pair.a, dense::norm(&pair.a)?)),
    };
    let beside_zeros = Pair::exact(rest.a.clone(), Mat::zeros(rest.a.nrows(), 0));
    let place = |s: c64| eigen.values.iter().position(|own| *own == s);
    let mut waiting = groups(&eigenvalues, |e| *e);
    while let Some(mut group) = waiting.pop() {
        let own = place(group[0].0);
        let has_direction = own.is_some_and(|k| clearly.has_direction(k));
        let known = own.zip(whole.as_ref()).filter(|_| group.len() == 1);
        if zeros.count > 0 && group.len() == 1 {
            let s = group[0].0;
            let gap = eigen.values.iter().filter(|x| **x != s).map(|x| (x - s).norm()).fold(s.norm(), f64::min);
            group[0].0 = match known.and_then(|(k, whole)| whole.quotient(k, &pair.a)) {
                Some(next) if (next - s).norm() <= 0.5 * gap => next,
                _ => polished(pair, s, 0.5 * gap)?,
            };
        }
        let mean = symmetric_mean(&group);
        let apart = group.iter().map(|(s, _)| (s - mean).norm()).fold(0.0, f64::max);
        // In the whole A zeros that were taken off would make any mean of zero singular.
        let joined = group.len() > 1
            && apart <= SCATTER * scattered(group.len(), n, size)
            && kernel_at(&rest, mean)?.dimension() > 0
            && (mean.im != 0.0
                || apart <= scattered(group.len(), n, size)
                || rest.multiplicity(mean.re)? >= group.len());
        // Beside much faster rates an eigenvalue looks like zero: in the whole A vectors of zeros would be shapes of it.
        let shapes = if joined && zeros.count > 0 {
            kernel_at_loss(&beside_zeros, mean)?.dimension().min(group.len())
        } else {
            group.len()
        };
        let of_mean = apart.powi(2) / size.max(f64::MIN_POSITIVE);
        if joined || group.len() == 1 {
            let uncertainty = match group[0].1 {
                _ if joined => of_mean.max(n as f64 * f64::EPSILON * size),
                // Where others' vectors fall together the inverse of all of them says nothing of this one.
                own if has_direction => own,
                own => own.min(size * alone(&rest, mean)?),
            };
            let vectors = known.and_then(|(k, whole)| whole.vectors(k));
            clusters.push(Cluster {
                eigenvalue: mean,
                counted: None,
                algebraic: group.len(),
                shapes,
                longest: None,
                uncertainty,
                vectors,
            });
        } else {
            waiting.extend(parts(&group).iter().flat_map(|part| groups(part, |e| *e)));
        }
    }
    Ok(clusters)
}

/// How far rounding may move a simple eigenvalue, as a share of the norm: by (2) with vectors of its own.
fn alone(pair: &Pair, s: c64) -> Result<f64, LinearError> {
    let vector = |pair: &Pair| Ok::<_, LinearError>(kernel_at_loss(pair, s)?.weights(0));
    let (left, right) = (vector(pair)?, vector(&pair.transposed_states())?);
    let length = |x: &[c64]| x.iter().map(c64::norm_sqr).sum::<f64>().sqrt();
    let product: c64 = left.iter().zip(&right).map(|(w, v)| w * v).sum();
    let kappa = length(&left) * length(&right) / product.norm();
    let share = left.len() as f64 * f64::EPSILON * kappa;
    Ok(if share < WORST_SCATTER { share } else { WORST_SCATTER })
}

/// The two parts of a group that are farthest apart: its minimum spanning tree (R. C. Prim 1957) without its longest edge. Of a defective eigenvalue (2) tells next to nothing, κ being
/// infinite but for rounding, and so eigenvalues may be together that are not one.
pub(crate) fn parts(group: &[(c64, f64)]) -> [Vec<(c64, f64)>; 2] {
    let apart = |x: usize, y: usize| (group[x].0 - group[y].0).norm();
    // (node, the one it hangs on, length), in the order in which they are reached; and the nearest that is reached of all others.
    let mut tree: Vec<(usize, usize, f64)> = Vec::with_capacity(group.len());
    let mut outside: Vec<(usize, usize, f64)> = (1..group.len()).map(|k| (k, 0, apart(k, 0))).collect();
    while let Some(nearest) = (0..outside.len()).min_by(|&i, &j| outside[i].2.total_cmp(&outside[j].2)) {
        let edge = outside.swap_remove(nearest);
        tree.push(edge);
        for other in &mut outside {
            let length = apart(other.0, edge.0);
            if length < other.2 {
                (other.1, other.2) = (edge.0, length);
            }
        }
    }
    let longest = (0..tree.len()).max_by(|&i, &j| tree[i].2.total_cmp(&tree[j].2));
    let mut beyond = vec![false; group.len()];
    for (k, &(node, parent, _)) in tree.iter().enumerate() {
        beyond[node] = beyond[parent] || Some(k) == longest;
    }
    [false, true].map(|side| (0..group.len()).filter(|&k| beyond[k] == side).map(|k| group[k]).collect())
}

/// Connected by being nearer than [`SCATTER`] uncertainties; `known` gives an eigenvalue and its uncertainty.
pub(crate) fn groups<T: Clone>(eigenvalues: &[T], known: impl Fn(&T) -> (c64, f64)) -> Vec<Vec<T>> {
    let near = |x: (c64, f64), y: (c64, f64)| (x.0 - y.0).norm() <= SCATTER * (x.1 + y.1);
    let mut groups: Vec<Vec<T>> = Vec::new();
    for eigenvalue in eigenvalues {
        let touches = |group: &Vec<T>| group.iter().any(|other| near(known(other), known(eigenvalue)));
        let (mut joined, apart): (Vec<_>, Vec<_>) = groups.into_iter().partition(touches);
        groups = apart;
        let mut group = joined.drain(..).flatten().collect::<Vec<_>>();
        group.push(eigenvalue.clone());
        groups.push(group);
    }
    groups
}

/// The mean; real for a group that holds its own conjugates.
pub(crate) fn symmetric_mean(group: &[(c64, f64)]) -> c64 {
    let mean = group.iter().map(|(s, _)| *s).sum::<c64>() / group.len() as f64;
    let mirrored = |s: c64| group.iter().any(|(other, _)| *other == s.conj());
    if group.iter().all(|(s, _)| mirrored(*s)) { c64::new(mean.re, 0.0) } else { mean }
}

/// Whether rounding of a matrix of so many rows and this norm scatters one number so far as these are from their mean: (6) of `zeros.rs`.
pub(crate) fn are_one(group: &[(c64, f64)], mean: c64, (rows, size): (usize, f64)) -> bool {
    let sum = |j: usize| group.iter().map(|(s, _)| (s - mean).powi(j as i32)).sum::<c64>() / group.len() as f64;
    (2..=group.len()).all(|j| sum(j).norm() <= scattered(j, rows, size).powi(j as i32))
}

fn stability(modes: &[Mode]) -> Stability {
    let on_axis = |mode: &&Mode| mode.eigenvalue.re.abs() <= SCATTER * mode.uncertainty;
    if modes.iter().any(|mode| mode.eigenvalue.re > SCATTER * mode.uncertainty) {
        return Stability::Unstable;
    }
    let axis: Vec<&Mode> = modes.iter().filter(on_axis).collect();
    match (axis.is_empty(), axis.iter().any(|mode| mode.defective())) {
        (true, _) => Stability::Asymptotic,
        (false, true) => Stability::Drifting,
        (false, false) => Stability::Marginal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Modes of a large free chain, with s² + cλs + kλ = 0, λ = 4 sin²(jπ/2N), keep their digits and have vectors beside the zeros of the whole, all from one
    /// eigenproblem: no eigenvalue is looked at by itself.
    #[test]
    fn modes_beside_zeros_take_one_eigenproblem() {
        let (n, k, c) = (30, 100.0, 0.5);
        let joined = |i: usize, j: usize| match i.abs_diff(j) {
            0 if i == 0 || i == n - 1 => 1.0,
            0 => 2.0,
            1 => -1.0,
            _ => 0.0,
        };
        let a = Mat::from_fn(2 * n, 2 * n, |i, j| match (i < n, j < n) {
            (true, _) => f64::from(u8::from(j == i + n)),
            (false, true) => -k * joined(i - n, j),
            (false, false) => -c * joined(i - n, j - n),
        });
        let system = LinearSystem::strictly_proper(a, Mat::zeros(2 * n, 0), Mat::zeros(0, 2 * n)).unwrap();
        let (pair, natural) = Pair::without_inputs(&system);
        let found = clusters(&pair).unwrap();
        let zero = found.iter().find(|cluster| cluster.eigenvalue == ZERO).unwrap();
        assert_eq!((zero.algebraic, zero.longest, found.len()), (2, Some(2), 2 * n - 1));
        for j in 1..n {
            let lambda = 4.0 * (j as f64 * std::f64::consts::PI / (2 * n) as f64).sin().powi(2);
            let (re, im) = (-0.5 * c * lambda, (k * lambda - (0.5 * c * lambda).powi(2)).sqrt());
            for s in [c64::new(re, im), c64::new(re, -im)] {
                let off = |cluster: &Cluster| (cluster.eigenvalue * natural.rate - s).norm();
                let near = found.iter().min_by(|x, y| off(x).total_cmp(&off(y))).unwrap();
                assert!(off(near) < 1e-12 * k, "{s}: {}", near.eigenvalue * natural.rate);
                let [columns, rows] = near.vectors.as_ref().expect("vectors of all of them");
                // u*(sI − Aᵀ) = 0 and u*(sI − A) = 0 of the whole.
                for i in 0..2 * n {
                    let along = |u: &[c64], entry: &dyn Fn(usize) -> f64| {
                        (0..2 * n).map(|j| u[j].conj() * entry(j)).sum::<c64>() - near.eigenvalue * u[i].conj()
                    };
                    assert!(along(columns, &|j| pair.a[(i, j)]).norm() < 1e-11, "{s}");
                    assert!(along(rows, &|j| pair.a[(j, i)]).norm() < 1e-11, "{s}");
                }
            }
        }
    }
}
