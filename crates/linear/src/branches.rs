//! Modes over a parameter, each followed by its shape.
//!
//! ```text
//! Π_i = v_i w_i*,  w_i* v_j = δ_ij          the spectral projector of an eigenvalue s_i of A(p)                            (1)
//! c_ij = Re tr(Π_i(p) Π_j(p')) / min(d_i, d_j)                                                                            (2)
//! ```
//!
//! c is the modal assurance criterion with left vectors in place of a metric: 1 for the same mode, 0 for another one, and the same number in
//! any units and any coordinates of the states. Eigenvalues that are one several times, as `modes.rs` says it, share a projector of their dimension d. Their
//! eigenvectors may fall together, so v is a basis of their invariant subspace, the limit of
//!
//! ```text
//! v ← orthonormal basis of (A − σ)⁻¹v                                       σ beside s_i                                  (3)
//! ```
//!
//! and the w* of all are the rows of the inverse of all v. From one
//! value of p to the next every mode goes on as the one with the largest c; where one of them is not clear the step is divided. So modes
//! keep their names where their frequencies cross. Where two of them only nearly meet they turn back from each other and change their shapes
//! (*veering*): a step that seems to cross is therefore divided until both eigenvalues meet to rounding, or turn back. Two modes veer where, between two places at which they are
//! twice as far apart, more than half of each goes over to the other.
//!
//! Values of p at which eigenvalues meet have fewer projectors than nearly all; they are stepped over. Eigenvalues that are exactly zero are left
//! out. Cost: eigenvectors of A at each value that is looked at, and its modes where some are one several times.

use dalembert_dense::Lu;
use faer::{Mat, c64};

use crate::dense::{self, Eigen, ZERO};
use crate::direction::{Direction, Weight};
use crate::error::LinearError;
use crate::modes::{Mode, groups};
use crate::natural::Natural;
use crate::pair::Pair;
use crate::system::LinearSystem;
use crate::tolerances::{
    APART, FOLLOWED, MEETING, NARROWEST, NOISE, REFINEMENTS, SCATTER, STEPPED_OVER, UNCERTAIN, UNEVEN, WEIGHT,
    WORST_SCATTER,
};

/// How two modes come near each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// Their frequencies cross; each keeps its shape.
    Crossing,
    /// They turn back from each other and exchange their shapes.
    Veering,
}

/// A value of the parameter at which the frequencies of two modes meet, or nearly do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// The value.
    pub at: f64,
    /// The modes, by number.
    pub modes: (usize, usize),
    /// How they meet.
    pub encounter: Encounter,
    /// Frequency there, in rad/time; of two that veer the mean.
    pub frequency: f64,
    /// How near to each other frequencies come.
    pub gap: f64,
}

/// The modes of a family of systems over an interval of its parameter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Branches {
    /// Values of the parameter, rising.
    pub places: Vec<f64>,
    /// s of each mode at each value: by rising frequency at the first one, both of a conjugate pair, none that is zero throughout.
    pub eigenvalues: Vec<Vec<c64>>,
    /// Shapes of each mode at the first and at the last value.
    pub shapes: Vec<[Direction; 2]>,
    /// Where oscillating modes meet, by rising value.
    pub meetings: Vec<Meeting>,
    /// Whether each mode was followed without doubt.
    pub clear: bool,
}

/// Follows modes over an interval, from `steps` equal steps on; `family` gives the system at a value, with the same states everywhere.
///
/// # Errors
/// [`LinearError::Range`] if the interval is empty or not finite or the number of states changes; what `family` says, and
/// [`LinearError::NoConvergence`].
pub fn branches(
    mut family: impl FnMut(f64) -> Result<LinearSystem, LinearError>,
    (low, high): (f64, f64),
    steps: usize,
    most: usize,
) -> Result<Branches, LinearError> {
    if !(low < high && low.is_finite() && high.is_finite() && steps > 0) {
        return Err(LinearError::Range {
            what: "the interval of a parameter needs two finite ends, the lower one first",
        });
    }
    let mut names = Vec::new();
    let mut at = |place: f64| -> Result<Sample, LinearError> {
        let system = family(place)?;
        if names.is_empty() {
            names = system.states().to_vec();
        } else if names.len() != system.order() {
            return Err(LinearError::Range { what: "a family of systems has to have the same states everywhere" });
        }
        Sample::of(&system, place)
    };
    let place = |k: usize| low + (high - low) * k as f64 / steps as f64;
    let mut samples = Vec::with_capacity(steps + 1);
    for k in 0..steps {
        samples.push(at(place(k))?);
    }
    samples.push(at(high)?);
    let mut left = most.saturating_sub(samples.len());
    // The most that neighbours have in common: values at which some meet, or at which rounding parts what is one, are single ones.
    let alike = samples.windows(2).filter(|two| two[0].distinct() == two[1].distinct());
    let most_shared = alike.map(|two| two[0].distinct()).max();
    let generic = most_shared.or(samples.iter().map(Sample::distinct).max()).unwrap_or_default();
    let mut ends = [None, None];
    for (end, k) in [0, steps].into_iter().enumerate() {
        // At an end there is no other side to step over to: the modes beside it have names, and lead to its eigenvalues.
        if samples[k].distinct() != generic && left > 0 {
            left -= 1;
            let shift = STEPPED_OVER * (high - low);
            let beside = at(if k == 0 { low + shift } else { high - shift })?;
            ends[end] = Some(std::mem::replace(&mut samples[k], beside));
        }
    }
    samples.retain(|s| s.distinct() == generic);
    if samples.is_empty() {
        return Ok(Branches { clear: true, ..Branches::default() });
    }
    let width = high - low;
    let mut course = Course { samples: Vec::new(), clear: true, width };
    let mut open = samples;
    open.reverse();
    while let Some(next) = open.pop() {
        let Some(last) = course.samples.last() else {
            course.samples.push(next.named_by_frequency());
            continue;
        };
        let (modes, doubtful) = last.goes_on(&next);
        let span = next.place - last.place;
        let narrow =
            span <= NARROWEST * width || (last.part_or_join(&next, &modes, &doubtful) && span <= MEETING * width);
        let crossing = || last.may_turn_back(&next, &modes);
        if !narrow && left > 0 && (!doubtful.is_empty() || crossing()) {
            let mut between = None;
            for share in [UNEVEN, 1.0 - UNEVEN] {
                if between.is_none() && left > 0 {
                    left -= 1;
                    between = Some(at(last.place + share * span)?).filter(|s| s.distinct() == generic);
                }
            }
            // Where eigenvalues meet to rounding at both, the step is as short as it can be.
            if let Some(middle) = between {
                open.extend([next, middle]);
                continue;
            }
        }
        course.clear &= doubtful.is_empty() || narrow;
        course.samples.push(next.with_modes(modes));
    }
    let mut found = course.told(&names);
    let [first, last] = ends;
    first.into_iter().for_each(|end| found.begin_at(&end));
    last.into_iter().for_each(|end| found.end_at(&end));
    Ok(found)
}

impl LinearSystem {
    /// Whether another system with the same states is so near that of an eigenvalue with a Jordan block of such a size in either of them nobody can say what it is in the
    /// other: their A differ by no more than what scatters it as far as eigenvalues may be from each other that count as one.
    ///
    /// # Errors
    /// [`LinearError::Range`] if the other one has not as many states; [`LinearError::NoConvergence`].
    pub fn is_beside(&self, other: &Self, block: usize) -> Result<bool, LinearError> {
        let n = self.order();
        if other.order() != n {
            return Err(LinearError::Range { what: "a family of systems has to have the same states everywhere" });
        }
        let (pair, natural) = Pair::without_inputs(self);
        let states = &natural.states;
        let change = |i: usize, j: usize| (other.a()[(i, j)] - self.a()[(i, j)]) * (states[j] / states[i]);
        let change = dense::norm(&Mat::from_fn(n, n, |i, j| change(i, j) / natural.rate))?;
        let block = block.max(1);
        Ok(change <= SCATTER.powf(1.0 / block as f64) * dense::scattered(block, n, dense::norm(&pair.a)?))
    }
}

impl Branches {
    /// Goes back to an end of the interval at which eigenvalues meet.
    fn begin_at(&mut self, end: &Sample) {
        let Some(led) = self.led_to(end, |branch| branch.first()) else { return };
        self.places.insert(0, end.place);
        self.eigenvalues.iter_mut().zip(&led).for_each(|(branch, &j)| branch.insert(0, end.all[j]));
        self.shapes.iter_mut().zip(led).for_each(|(shapes, j)| end.replace_by_only_shape(&mut shapes[0], j));
    }

    fn end_at(&mut self, end: &Sample) {
        let Some(led) = self.led_to(end, |branch| branch.last()) else { return };
        self.places.push(end.place);
        self.eigenvalues.iter_mut().zip(&led).for_each(|(branch, &j)| branch.push(end.all[j]));
        self.shapes.iter_mut().zip(led).for_each(|(shapes, j)| end.replace_by_only_shape(&mut shapes[1], j));
    }

    /// The number of the nearest eigenvalue there for each mode.
    fn led_to(&self, end: &Sample, from: impl Fn(&Vec<c64>) -> Option<&c64>) -> Option<Vec<usize>> {
        let values: Vec<c64> = self.eigenvalues.iter().map(|branch| from(branch).copied()).collect::<Option<_>>()?;
        led(&values, &end.all)
    }

    /// The same modes over an interval that begins where this one ends, of systems in other states: each goes on as the eigenvalue that it has there, which is the same in any states. No modes, and that
    /// not clear, where those that are not zero throughout are not as many.
    #[must_use]
    pub fn then(mut self, next: Self) -> Self {
        let end = |branch: &Vec<c64>, first: bool| if first { branch.first() } else { branch.last() }.copied();
        let values: Option<Vec<c64>> = self.eigenvalues.iter().map(|branch| end(branch, false)).collect();
        let there: Option<Vec<c64>> = next.eigenvalues.iter().map(|branch| end(branch, true)).collect();
        let found = values.zip(there).filter(|(values, there)| values.len() == there.len());
        let Some(led) = found.and_then(|(values, there)| led(&values, &there)) else { return Self::default() };
        let known = usize::from(self.places.last().is_some_and(|end| next.places.first() == Some(end)));
        self.places.extend(&next.places[known..]);
        for (branch, &j) in self.eigenvalues.iter_mut().zip(&led) {
            branch.extend(&next.eigenvalues[j][known..]);
        }
        for (shapes, &j) in self.shapes.iter_mut().zip(&led) {
            shapes[1].clone_from(&next.shapes[j][1]);
        }
        let number = |j: usize| led.iter().position(|own| *own == j).unwrap_or(j);
        let renumbered = |m: Meeting| {
            let (i, j) = (number(m.modes.0), number(m.modes.1));
            Meeting { modes: (i.min(j), i.max(j)), ..m }
        };
        self.meetings.extend(next.meetings.into_iter().map(renumbered));
        self.clear &= next.clear;
        self
    }
}

/// The number of the nearest of all eigenvalues at a place for each of some, those that are certain first.
fn led(values: &[c64], all: &[c64]) -> Option<Vec<usize>> {
    let mut pairs: Vec<(usize, usize)> = (0..values.len()).flat_map(|i| (0..all.len()).map(move |j| (i, j))).collect();
    let apart = |&(i, j): &(usize, usize)| (values[i] - all[j]).norm();
    pairs.sort_by(|x, y| apart(x).total_cmp(&apart(y)));
    let mut led: Vec<Option<usize>> = vec![None; values.len()];
    let mut taken = vec![false; all.len()];
    for (i, j) in pairs {
        if led[i].is_none() && !taken[j] {
            led[i] = Some(j);
            taken[j] = true;
        }
    }
    led.into_iter().collect()
}

/// An eigenvalue, as often as it is one, with its projector.
struct Group {
    eigenvalue: c64,
    /// v, states × d.
    right: Mat<c64>,
    /// w*, d × states.
    left: Mat<c64>,
    uncertainty: f64,
    /// Its shapes, where v is a basis of them and of what else belongs to it; none where v is its shape.
    shapes: Vec<Direction>,
}

impl Group {
    fn count(&self) -> usize {
        self.right.ncols()
    }
}

/// (2).
fn alike(x: &Group, y: &Group) -> f64 {
    let (there, back) = (&x.left * &y.right, &y.left * &x.right);
    let trace: c64 = (0..there.nrows())
        .flat_map(|i| (0..there.ncols()).map(move |j| (i, j)))
        .map(|(i, j)| there[(i, j)] * back[(j, i)])
        .sum();
    // What has no digits is like nothing.
    if trace.re.is_finite() { trace.re / there.nrows().min(there.ncols()) as f64 } else { 0.0 }
}

/// A mode of a sample: its group, and its number there.
type Member = (usize, usize);

/// The modes at a value of the parameter.
struct Sample {
    place: f64,
    /// All eigenvalues, those that are zero included.
    all: Vec<c64>,
    groups: Vec<Group>,
    /// By the number of the mode.
    modes: Vec<Member>,
}

impl Sample {
    fn of(system: &LinearSystem, place: f64) -> Result<Self, LinearError> {
        let (pair, natural) = Pair::without_inputs(system);
        let n = pair.a.nrows();
        let zeros = pair.clone().take_zeros()?.min(n);
        let eigen = dense::eigenvectors(&pair.a)?;
        let size = dense::norm(&pair.a)?;
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&i, &j| eigen.values[i].norm().total_cmp(&eigen.values[j].norm()));
        let kept: Vec<(c64, f64, usize)> =
            order[zeros..].iter().map(|&k| (eigen.values[k], eigen.uncertainty(k, size), k)).collect();
        let alone = groups(&kept, |m| (m.0, m.1)).len() == kept.len();
        let groups = if alone && kept.iter().all(|m| m.1 < WORST_SCATTER * size) {
            let group = |&(s, uncertainty, k): &(c64, f64, usize)| {
                let (column, row) = (|i: usize, _| eigen.right[(i, k)], |_, j: usize| eigen.left[(k, j)]);
                let uncertainty = uncertainty * natural.rate;
                grouped((s * natural.rate, uncertainty), 1, (&column, &row), &natural)
            };
            kept.iter().map(group).collect()
        } else {
            together(system, (&pair.a, size, &natural), &eigen)?
        };
        let mut all: Vec<c64> =
            groups.iter().flat_map(|g: &Group| std::iter::repeat_n(g.eigenvalue, g.count())).collect();
        all.resize(n, ZERO);
        Ok(Self { place, all, groups, modes: Vec::new() })
    }

    /// Groups of eigenvalues that are not zero, fewer where some meet, and how many eigenvalues these are, fewer where some are zero.
    fn distinct(&self) -> (usize, usize) {
        (self.groups.len(), self.groups.iter().map(Group::count).sum())
    }

    fn members(&self) -> Vec<Member> {
        let of = |(k, group): (usize, &Group)| (0..group.count()).map(move |m| (k, m)).collect::<Vec<_>>();
        self.groups.iter().enumerate().flat_map(of).collect()
    }

    fn value(&self, (group, _): Member) -> c64 {
        self.groups[group].eigenvalue
    }

    /// The shape of an eigenvalue by its number among all, where it is the only one of several that fall together; else another one stays.
    fn replace_by_only_shape(&self, shape: &mut Direction, number: usize) {
        let group = self.members().get(number).map(|&(group, _)| &self.groups[group]);
        if let Some([only]) = group.map(|group| group.shapes.as_slice()) {
            shape.clone_from(only);
        }
    }

    fn named_by_frequency(mut self) -> Self {
        let mut modes = self.members();
        let sign = |m: &Member| -self.value(*m).im;
        modes.sort_by(|x, y| self.value(*x).norm().total_cmp(&self.value(*y).norm()).then(sign(x).total_cmp(&sign(y))));
        self.modes = modes;
        self
    }

    fn with_modes(self, modes: Vec<Member>) -> Self {
        Self { modes, ..self }
    }

    /// What each mode is at the next value, and the modes of which that is not clear.
    fn goes_on(&self, next: &Self) -> (Vec<Member>, Vec<usize>) {
        let scores: Vec<Vec<f64>> =
            self.groups.iter().map(|x| next.groups.iter().map(|y| alike(x, y)).collect()).collect();
        let free = next.members();
        let mut pairs: Vec<(usize, usize)> =
            (0..self.modes.len()).flat_map(|i| (0..free.len()).map(move |j| (i, j))).collect();
        let score = |&(i, j): &(usize, usize)| scores[self.modes[i].0][free[j].0];
        let apart = |&(i, j): &(usize, usize)| (self.value(self.modes[i]) - next.value(free[j])).norm();
        // Of two that are alike to a few digits the nearer eigenvalue goes on.
        let coarse = |pair: &(usize, usize)| (score(pair) / APART).round();
        pairs.sort_by(|x, y| coarse(y).total_cmp(&coarse(x)).then(apart(x).total_cmp(&apart(y))));
        let mut chosen: Vec<Option<usize>> = vec![None; self.modes.len()];
        let mut taken = vec![false; free.len()];
        let mut doubtful = Vec::new();
        for pair in pairs {
            let (i, j) = pair;
            if chosen[i].is_none() && !taken[j] {
                chosen[i] = Some(j);
                taken[j] = true;
                if score(&pair) < FOLLOWED {
                    doubtful.push(i);
                }
            }
        }
        (chosen.into_iter().flatten().map(|j| free[j]).collect(), doubtful)
    }

    /// Whether what is not clear is that two real eigenvalues become a conjugate pair, or the other way round: which is which nobody can say.
    fn part_or_join(&self, next: &Self, modes: &[Member], doubtful: &[usize]) -> bool {
        let &[i, j] = doubtful else { return false };
        let conjugate = |x: c64, y: c64| x.im != 0.0 && (x - y.conj()).norm() <= APART * x.norm();
        let real = |x: c64, y: c64| x.im == 0.0 && y.im == 0.0;
        let here = (self.value(self.modes[i]), self.value(self.modes[j]));
        let there = (next.value(modes[i]), next.value(modes[j]));
        (conjugate(here.0, here.1) && real(there.0, there.1)) || (real(here.0, here.1) && conjugate(there.0, there.1))
    }

    /// Whether two oscillating modes change their order while their eigenvalues come so near that they might turn back between.
    fn may_turn_back(&self, next: &Self, modes: &[Member]) -> bool {
        let count = modes.len();
        (0..count).flat_map(|j| (0..j).map(move |i| (i, j))).any(|(i, j)| {
            let before = [self.value(self.modes[i]), self.value(self.modes[j])];
            let after = [next.value(modes[i]), next.value(modes[j])];
            if before.iter().chain(&after).any(|s| s.im <= 0.0) {
                return false;
            }
            let order = |[x, y]: [c64; 2]| x.norm() - y.norm();
            let near = |[x, y]: [c64; 2]| order([x, y]).abs() >= APART * (x - y).norm();
            let known =
                |s: &Self, m: [Member; 2]| UNCERTAIN * (s.groups[m[0].0].uncertainty + s.groups[m[1].0].uncertainty);
            let open = |s: &Self, m: [Member; 2], [x, y]: [c64; 2]| (x - y).norm() > known(s, m);
            order(before) * order(after) < 0.0
                && near(before)
                && near(after)
                && open(self, [self.modes[i], self.modes[j]], before)
                && open(next, [modes[i], modes[j]], after)
        })
    }
}

/// Entries of a matrix.
type Entries<'e> = dyn Fn(usize, usize) -> c64 + 'e;

/// An eigenvalue with its uncertainty, in 1/time, and entries of v and w* in natural units.
fn grouped(
    (s, uncertainty): (c64, f64),
    count: usize,
    (right, left): (&Entries<'_>, &Entries<'_>),
    natural: &Natural,
) -> Group {
    let (states, n) = (&natural.states, natural.states.len());
    Group {
        // A real part that rounding decides is none.
        eigenvalue: if s.re.abs() <= UNCERTAIN * uncertainty { c64::new(0.0, s.im) } else { s },
        right: Mat::from_fn(n, count, |i, j| right(i, j) * states[i]),
        left: Mat::from_fn(count, n, |i, j| left(i, j) / states[j]),
        uncertainty,
        shapes: Vec::new(),
    }
}

/// The groups where some eigenvalues are one, of a matrix in natural units and its norm.
fn together(
    system: &LinearSystem,
    (a, size, natural): (&Mat<f64>, f64, &Natural),
    eigen: &Eigen,
) -> Result<Vec<Group>, LinearError> {
    let n = a.nrows();
    let modes = system.modes()?.modes;
    let mut columns: Vec<Vec<c64>> = Vec::with_capacity(n);
    let mut first = Vec::with_capacity(modes.len());
    for mode in &modes {
        first.push(columns.len());
        let s = mode.eigenvalue / natural.rate;
        let off = |k: usize| (eigen.values[k] - s).norm();
        match (0..n).min_by(|&i, &j| off(i).total_cmp(&off(j))) {
            Some(k) if mode.algebraic == 1 => columns.push((0..n).map(|i| eigen.right[(i, k)]).collect()),
            _ => {
                let apart = |other: &Mode| (other.eigenvalue / natural.rate - s).norm();
                let gap = modes.iter().filter(|other| other.eigenvalue != mode.eigenvalue).map(apart);
                // As far beside it as rounding scatters it, and nearer to it than to others: nearer than that, and nothing is left of vectors on which the inverse is small.
                let block = mode.largest_block();
                let shift = gap.fold(dense::scattered(block, n, size), |least, gap| least.min(0.25 * gap));
                columns.extend(invariant(a, s + shift, mode.algebraic));
            }
        }
    }
    let missing = columns.len() != n;
    columns.resize(n, vec![ZERO; n]);
    let inverse = Lu::new(&Mat::from_fn(n, n, |i, j| columns[j][i])).inverse();
    let mut found = Vec::with_capacity(modes.len());
    for (mode, at) in modes.into_iter().zip(first).filter(|(mode, _)| mode.eigenvalue != ZERO && !missing) {
        let (column, row) = (|i: usize, j: usize| columns[at + j][i], |i: usize, j: usize| inverse[(at + i, j)]);
        let group = grouped((mode.eigenvalue, mode.uncertainty), mode.algebraic, (&column, &row), natural);
        found.push(Group { shapes: mode.shapes, ..group });
    }
    Ok(found)
}

/// (3) for so many eigenvalues nearest to a place.
fn invariant(a: &Mat<f64>, place: c64, count: usize) -> Vec<Vec<c64>> {
    let n = a.nrows();
    let shifted = |i: usize, j: usize| c64::new(a[(i, j)], 0.0) - if i == j { place } else { ZERO };
    let inverse = Lu::new(&Mat::from_fn(n, n, shifted));
    let start = |i: usize, j: usize| c64::new((((i * count + j + 1).pow(2)) as f64 * UNEVEN).fract() - 0.5, 0.0);
    let mut basis = Mat::from_fn(n, count, start);
    for _ in 0..REFINEMENTS {
        let image = inverse.solve(&basis);
        let finite = (0..count).all(|j| (0..n).all(|i| image[(i, j)].is_finite()));
        let Some(svd) = dalembert_dense::thin_svd(&image).filter(|_| finite) else { break };
        let next = svd.U().to_owned();
        let shared = |i: usize, j: usize| (0..n).map(|k| next[(k, i)].conj() * basis[(k, j)]).sum::<c64>().norm_sqr();
        let all: f64 = (0..count).flat_map(|i| (0..count).map(move |j| (i, j))).map(|(i, j)| shared(i, j)).sum();
        basis = next;
        if (all - count as f64).abs() <= NOISE {
            break;
        }
    }
    (0..count).map(|j| (0..n).map(|i| basis[(i, j)]).collect()).collect()
}

/// Samples with named modes.
struct Course {
    samples: Vec<Sample>,
    clear: bool,
    width: f64,
}

impl Course {
    fn told(&self, names: &[String]) -> Branches {
        let count = self.samples.first().map_or(0, |s| s.modes.len());
        let along = |mode: usize| self.samples.iter().map(|s| s.value(s.modes[mode])).collect();
        let shape = |s: &Sample, mode: usize| direction(&s.groups[s.modes[mode].0], s.modes[mode].1, names);
        let shapes = |mode: usize| {
            let end = |s: Option<&Sample>| s.map_or_else(Vec::new, |s| shape(s, mode));
            [end(self.samples.first()), end(self.samples.last())]
        };
        let eigenvalues: Vec<Vec<c64>> = (0..count).map(along).collect();
        let mut meetings: Vec<Meeting> = (0..count)
            .flat_map(|j| (0..j).map(move |i| (i, j)))
            .flat_map(|modes| self.meetings_of(modes, &eigenvalues))
            .collect();
        meetings.sort_by(|x, y| x.at.total_cmp(&y.at));
        Branches {
            places: self.samples.iter().map(|s| s.place).collect(),
            eigenvalues,
            shapes: (0..count).map(shapes).collect(),
            meetings,
            clear: self.clear,
        }
    }

    fn meetings_of(&self, (i, j): (usize, usize), eigenvalues: &[Vec<c64>]) -> Vec<Meeting> {
        let (x, y) = (&eigenvalues[i], &eigenvalues[j]);
        let oscillate = |k: usize| x[k].im > 0.0 && y[k].im > 0.0;
        let ahead = |k: usize| x[k].norm() - y[k].norm();
        let known = |k: usize| {
            let of = |mode: usize| self.samples[k].groups[self.samples[k].modes[mode].0].uncertainty;
            UNCERTAIN * (of(i) + of(j))
        };
        let place = |k: usize| self.samples[k].place;
        let mut found = Vec::new();
        let last = x.len() - 1;
        for k in 0..last {
            let (a, b) = (ahead(k), ahead(k + 1));
            let none = a.abs() <= known(k) && b.abs() <= known(k + 1);
            if oscillate(k) && oscillate(k + 1) && a * b < 0.0 && !none {
                let share = a / (a - b);
                let frequency = x[k].norm() + share * (x[k + 1].norm() - x[k].norm());
                let at = place(k) + share * (place(k + 1) - place(k));
                found.push(Meeting { at, modes: (i, j), encounter: Encounter::Crossing, frequency, gap: 0.0 });
            }
        }
        for k in 1..last {
            let near = |m: usize| ahead(m).abs();
            let least = near(k) < near(k - 1) && near(k) <= near(k + 1);
            if !(least && oscillate(k) && ahead(k - 1) * ahead(k + 1) > 0.0) {
                continue;
            }
            // Near is where the distance is least of all up to twice as far on both sides.
            let far = |m: &usize| near(*m) >= 2.0 * near(k).max(known(k));
            let sides = ((0..k).rev().find(far), (k + 1..=last).find(far));
            let (Some(before), Some(after)) = sides else { continue };
            let nearest = (before..k).all(|m| near(m) > near(k)) && (k..after).all(|m| near(m) >= near(k));
            // More of each goes on as the other than as anything else.
            let exchanged = self.alike(before, after, (i, j)).min(self.alike(before, after, (j, i)));
            if nearest && exchanged > 0.5 && (before..=after).all(oscillate) {
                let (at, gap) = least_gap([k - 1, k, k + 1].map(|m| (place(m), ahead(m))), self.width);
                let frequency = 0.5 * (x[k].norm() + y[k].norm());
                found.push(Meeting { at, modes: (i, j), encounter: Encounter::Veering, frequency, gap });
            }
        }
        found
    }

    fn alike(&self, before: usize, after: usize, (i, j): (usize, usize)) -> f64 {
        let (x, y) = (&self.samples[before], &self.samples[after]);
        alike(&x.groups[x.modes[i].0], &y.groups[y.modes[j].0])
    }
}

/// The square of the gap of two modes that veer is a parabola: its least value, and where, from three places.
fn least_gap(near: [(f64, f64); 3], width: f64) -> (f64, f64) {
    let [(a, u), (b, v), (c, w)] = near.map(|(p, gap)| (p, gap * gap));
    let (left, right) = ((v - u) / (b - a), (w - v) / (c - b));
    let bend = (right - left) / (c - a);
    if !(bend > 0.0 && bend * width * width > 0.0) {
        return (b, v.sqrt());
    }
    let at = (0.5 * (a + b) - 0.5 * left / bend).clamp(a, c);
    let square = v + (at - b) * (left + bend * (at - a));
    (at, square.max(0.0).sqrt())
}

/// The shape of a member by the names of states, the largest share one; of several that have fewer shapes the last ones have the same.
fn direction(group: &Group, member: usize, names: &[String]) -> Direction {
    if let Some(shape) = group.shapes.get(member).or(group.shapes.last()) {
        return shape.clone();
    }
    let column = |i: usize| group.right[(i, member)];
    let largest = (0..names.len()).map(column).max_by(|x, y| x.norm().total_cmp(&y.norm())).unwrap_or(dense::ONE);
    let share = |i: usize| column(i) / largest;
    let part = |x: f64| if x.abs() <= WEIGHT { 0.0 } else { x };
    let weight = |(i, name): (usize, &String)| {
        let value = c64::new(part(share(i).re), part(share(i).im));
        (value != dense::ZERO).then(|| Weight { name: name.clone(), value })
    };
    names.iter().enumerate().filter_map(weight).collect()
}
