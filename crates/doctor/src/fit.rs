//! Loops that a rounded file leaves open by a little: which directions their joints may let go of.
//!
//! A spatial loop that moves although it holds more than it needs – a planar four-bar with ordinary hinges, Bennett's – does so only
//! if its lengths and axes fit exactly. A file with eight digits misses that by 1e-8 of the size of the mechanism: the loop can not close,
//! or closes in one pose and can't move. What such loops hold twice is let go once. At the pose that comes nearest, rows of joints
//! that close loops are taken in the order of what they add to those before them,
//!
//! ```text
//! r_k = ‖(1 − P) B_k‖,   P onto the rows taken before, B as in `diagnosis::spectrum`                     (1)
//! ```
//!
//! constraints first. A row that adds less than `LEVER` times the tolerance, but more than rounding or with an opening that is more
//! than rounding, is *released*: the joint does not hold it any more. What a loop misses by is spread over all its rows at the nearest pose, in a plane that is oblique to them, so that openings are those of
//! the pose near it at which the rows that are held close. Of this pose and some near it that counts at which the fewest add so little; of these rows those are released that are off at
//! any of the poses, as in a door whose hinges miss each other: nothing is open where the file places it, and next to nothing as it sets out. Nothing is moved and no length is changed. What is released stays
//! as far open as the parts say, which the tolerance bounds at the start: slides relative to the length L of the mechanism (the root mean
//! square distance of the joints from their middle), turns in rad. Rows that are redundant exactly stay.
//!
//! Without a tolerance from the user that of files with ten digits holds, `WRITTEN`, and what is open may be `LEVER` of it, which such numbers sum up to in a loop: along a motion rows of that size would be dependent in one
//! pose, and in another hold the mechanism by rounding.

mod plain;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use dalembert_integrate::Failure;

use crate::measures;
use crate::spectrum::Scales;
pub use crate::tolerances::fit::{APART, CLOSED, LARGEST, LEVER, WRITTEN};
use crate::tolerances::fit::{DOUBTFUL, FOUND, HELD, OPERATIONS, SURELY, WORK};
use crate::witness::{WITNESSES, witness, witness_without};
use dalembert_assembly::{assemble_to, assemble_undriven};
use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::{StartValues, State};
use plain::Rows;

/// What was let go of.
#[derive(Clone, Debug, PartialEq)]
pub struct Released {
    /// Full name of the row: `C.rx`.
    pub row: String,
    /// Name of the joint.
    pub joint: String,
    /// "the tilt about x"
    pub words: &'static str,
    /// How far it is open at the start, m or rad.
    pub opening: f64,
    /// Whether that is a length.
    pub is_length: bool,
    /// How far relative to the size of the mechanism.
    pub relative: f64,
}

/// Rows to release so that loops that are open by up to `tolerance` close, by full name. Empty where none has to be.
///
/// # Errors
/// As [`assemble_to`].
pub fn release(model: &Model, given: &StartValues, tolerance: f64) -> Result<Vec<String>, Failure> {
    let share = LEVER * tolerance;
    let mut start = given.clone();
    assemble_to(share, model, &mut start)?;
    let here = compared(model, (&start.state, OPERATIONS), share, None);
    if here.weak.is_empty() {
        return Ok(Vec::new());
    }
    // Where nothing closes what is missed is spread over all rows, held or not: with weak ones left out they alone are open.
    let without = |weak: &BTreeSet<usize>| {
        let mut rest = start.clone();
        let met = assemble_undriven(0.0, model, |row| weak.contains(&row), &mut rest);
        Some(rest.state).filter(|state| met && is_open_by(model, state, weak) <= share)
    };
    let mut all = vec![((start.state.clone(), OPERATIONS), here)];
    if let Some(state) = without(&all[0].1.weak) {
        let found = compared(model, (&state, FOUND), share, Some(&all[0].1.weak));
        // Where they add more, they are told by the other poses.
        if found.weak == all[0].1.weak {
            all.push(((state, FOUND), found));
        }
    }
    for k in 0..WITNESSES {
        // What adds little here may be what rounding leaves of nothing, which holds the mechanism all the same.
        let apart = witness_without(&all[0].1.weak, model, &start.state, k);
        let apart = apart.filter(|state| is_open_by(model, state, &all[0].1.weak) <= share);
        if let Some(state) = apart.or_else(|| witness(share, model, &start.state, k)) {
            let there = compared(model, (&state, FOUND), share, None);
            all.push(((state, FOUND), there));
        }
        if all.iter().all(|(_, found)| found.off.is_empty()) {
            return Ok(Vec::new());
        }
    }
    let best = all.iter().min_by_key(|(_, found)| (found.weak.len(), Reverse(found.off.len())));
    let weak = best.map(|(_, found)| found.weak.clone()).unwrap_or_default();
    let mut poses: Vec<(State, f64)> = all.iter().map(|(pose, _)| pose.clone()).collect();
    if weak != all[0].1.weak {
        poses.extend(without(&weak).map(|state| (state, FOUND)));
    }
    let all: Vec<Compared> =
        poses.iter().map(|(state, exact)| compared(model, (state, *exact), share, Some(&weak))).collect();
    // In loops of rounded numbers what is off by as little as rounding here may be off by more elsewhere.
    let rounded: BTreeSet<usize> = all.iter().flat_map(|found| &found.off).map(|off| off.0).collect();
    let doubtful = all.iter().flat_map(|found| &found.doubtful).filter(|doubtful| rounded.contains(&doubtful.0));
    let rows: BTreeSet<usize> = doubtful.map(|doubtful| doubtful.1).collect();
    Ok(rows.into_iter().map(|row| model.rows[row].name.clone()).collect())
}

/// How far some rows are open at a state at most, relative to the size of the mechanism.
fn is_open_by(model: &Model, state: &State, rows: &BTreeSet<usize>) -> f64 {
    measures::at(model, state).map_or(f64::INFINITY, |(equations, length, _)| {
        rows.iter().map(|&row| opening(&equations, row, length).1).fold(0.0, f64::max)
    })
}

/// What the rows of joints that close loops add at a pose.
#[derive(Default)]
struct Compared {
    /// Rows that add little to others, with those that are redundant exactly.
    weak: BTreeSet<usize>,
    /// Those of them that are not redundant exactly, each with the first row of its group; and those that may not be.
    off: Vec<(usize, usize)>,
    doubtful: Vec<(usize, usize)>,
}

/// Compares rows at a pose: by what they add, or, where some are said to add little, these with all others; nothing is off where they add more.
fn compared(model: &Model, (state, exact): (&State, f64), share: f64, weak: Option<&BTreeSet<usize>>) -> Compared {
    let mut found = Compared::default();
    if let Some((mut equations, length, far)) = measures::at(model, state) {
        equations.evaluate(state.t, &state.y, &state.inputs);
        // Sums along loops, of places that are known to fewer digits of the mechanism's own size far from the origin.
        let exact = exact * (1.0 + far / length) + measures::given(model, length);
        let pose = Pose { equations: &equations, scales: Scales::new(model, length), length, exact };
        pose.groups().iter().for_each(|rows| pose.compare(rows, share, weak, &mut found));
    }
    found
}

/// A pose at which rows are compared.
struct Pose<'e, 'm> {
    equations: &'e Equations<'m>,
    scales: Scales,
    /// L.
    length: f64,
    /// What is rounding of the computation, of what a row adds and of what it is open by, relative to L.
    exact: f64,
}

impl Pose<'_, '_> {
    /// Rows that have columns in common, by number.
    fn groups(&self) -> Vec<Vec<usize>> {
        let model = self.equations.model;
        let rows = (0..model.rows.len()).filter(|&r| model.rows[r].depth == 2 && !self.equations.yields(r));
        let rows: Vec<usize> = rows.collect();
        let component = measures::joined(self.equations, &rows);
        let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for row in rows {
            if let Some((column, _)) = self.equations.row(row).next() {
                groups.entry(component[column]).or_default().push(row);
            }
        }
        groups.into_values().collect()
    }

    fn closes(&self, row: usize) -> bool {
        matches!(self.equations.model.rows[row].origin, Origin::Closure { .. })
    }

    /// Rows by number that repeat others, if all are of joints that close loops and none of the group is open by more than rounding: of what is open, those that are let go are chosen one by one, since
    /// one that the direction of the misfit hardly touches would have to open far.
    fn repeat(&self, rows: &[usize], repeated: &[usize]) -> Option<Vec<usize>> {
        let open = |row: usize| opening(self.equations, row, self.length).1;
        let mut kept = vec![true; rows.len()];
        repeated.iter().for_each(|&k| kept[k] = false);
        let held = (0..rows.len()).filter(|&k| kept[k]).map(|k| open(rows[k])).fold(0.0, f64::max);
        let most = self.exact.max(HELD * held);
        let weak: Vec<usize> = repeated.iter().map(|&k| rows[k]).collect();
        let closed = weak.iter().all(|&row| self.closes(row) && open(row) <= most);
        (closed && held <= self.exact.max(FOUND)).then_some(weak)
    }

    /// Adds those of a group that add less than `share` to the others, by (1), and which of them add more than rounding, or are open by more than this and far more than those that are held.
    fn compare(&self, rows: &[usize], share: f64, weak: Option<&BTreeSet<usize>>, found: &mut Compared) {
        if !rows.iter().any(|&r| self.closes(r)) {
            return;
        }
        // A row of zeros that is not open says nothing to anyone.
        let group = rows[0];
        let says = |(row, entries): &(usize, Vec<(usize, f64)>)| {
            !entries.is_empty() || opening(self.equations, *row, self.length).1 > 0.0
        };
        let entries = measures::entries(self.equations, &self.scales, rows);
        let (rows, entries): (Vec<usize>, Vec<_>) = rows.iter().copied().zip(entries).filter(says).unzip();
        let told = Rows::new(entries);
        let repeated = weak.is_none().then(|| told.repeated(SURELY * share, self.exact)).flatten();
        if let Some(weak) = repeated.and_then(|repeated| self.repeat(&rows, &repeated)) {
            found.weak.extend(weak);
            return;
        }
        let mut left = Remainders::new(told.entries);
        let is_last = |row: usize| weak.is_some_and(|weak| weak.contains(&row));
        // Constraints before joints, the largest rest first.
        let rank = |i: usize, size: f64| (!is_last(rows[i]), !self.closes(rows[i]), size.to_bits(), i);
        let mut waiting: BinaryHeap<_> = (0..rows.len()).map(|i| rank(i, left.size(i))).collect();
        let (mut held, mut little) = (0.0_f64, Vec::new());
        while let Some((.., size, best)) = waiting.pop() {
            let rest = left.size(best);
            // What has changed since stands further down.
            if size != rest.to_bits() {
                continue;
            }
            let row = rows[best];
            let open = opening(self.equations, row, self.length).1;
            if is_last(row) && rest > share {
                return;
            }
            if is_last(row) || weak.is_none() && self.closes(row) && rest <= share {
                little.push((row, rest, open));
                left.drop(best);
                continue;
            }
            held = held.max(open);
            let changed = if rest > self.exact { left.take(best) } else { Vec::new() };
            waiting.extend(changed.into_iter().map(|i| rank(i, left.size(i))));
            if left.work > WORK {
                return;
            }
        }
        found.weak.extend(little.iter().map(|row| row.0));
        let beyond = |exact: f64, open: f64| {
            let off = little.iter().filter(move |row| row.1 > exact || row.2 > exact.max(open));
            off.map(|row| (group, row.0))
        };
        found.off.extend(beyond(self.exact, HELD * held));
        found.doubtful.extend(beyond(self.exact * DOUBTFUL, 0.0));
    }
}

/// What is left of rows beside those that were taken, as entries by column: parts of a net that have nothing to do with each other cost nothing
/// together.
struct Remainders {
    rows: Vec<Vec<(usize, f64)>>,
    /// The rows that have, or had, an entry in each column.
    touching: BTreeMap<usize, Vec<usize>>,
    /// Rows that were neither taken nor dropped.
    waits: Vec<bool>,
    /// Multiplications so far.
    work: f64,
}

impl Remainders {
    /// All of rows whose entries stand in the order of columns.
    fn new(rows: Vec<Vec<(usize, f64)>>) -> Self {
        let mut touching: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (i, row) in rows.iter().enumerate() {
            row.iter().for_each(|(column, _)| touching.entry(*column).or_default().push(i));
        }
        let waits = vec![true; rows.len()];
        Self { rows, touching, waits, work: 0.0 }
    }

    fn size(&self, i: usize) -> f64 {
        self.rows[i].iter().map(|(_, x)| x * x).sum::<f64>().sqrt()
    }

    fn drop(&mut self, i: usize) {
        self.waits[i] = false;
        self.rows[i] = Vec::new();
    }

    /// Takes a row: what is along it is taken from all that wait; which of them changed.
    fn take(&mut self, best: usize) -> Vec<usize> {
        let size = self.size(best);
        let unit: Vec<(usize, f64)> = self.rows[best].iter().map(|&(c, x)| (c, x / size)).collect();
        self.drop(best);
        let touched: BTreeSet<usize> =
            unit.iter().filter_map(|(c, _)| self.touching.get(c)).flatten().copied().collect();
        let mut changed = Vec::new();
        for i in touched.into_iter().filter(|&i| self.waits[i]) {
            let along: f64 =
                Merged::of(&self.rows[i], &unit).map(|(_, x, u)| x.unwrap_or(0.0) * u.unwrap_or(0.0)).sum();
            self.work += (self.rows[i].len() + unit.len()) as f64;
            if along == 0.0 {
                continue;
            }
            let row = std::mem::take(&mut self.rows[i]);
            self.rows[i] = Merged::of(&row, &unit)
                .map(|(column, x, u)| {
                    if x.is_none() {
                        self.touching.entry(column).or_default().push(i);
                    }
                    (column, x.unwrap_or(0.0) - along * u.unwrap_or(0.0))
                })
                .collect();
            changed.push(i);
        }
        changed
    }
}

/// Entries of two rows by column, in order.
struct Merged<'r> {
    one: &'r [(usize, f64)],
    other: &'r [(usize, f64)],
}

impl<'r> Merged<'r> {
    fn of(one: &'r [(usize, f64)], other: &'r [(usize, f64)]) -> Self {
        Self { one, other }
    }
}

impl Iterator for Merged<'_> {
    type Item = (usize, Option<f64>, Option<f64>);

    fn next(&mut self) -> Option<Self::Item> {
        let column = [self.one, self.other].into_iter().filter_map(|row| Some(row.first()?.0)).min()?;
        let take = |row: &mut &[(usize, f64)]| {
            let (first, rest) = row.split_first().filter(|(first, _)| first.0 == column)?;
            *row = rest;
            Some(first.1)
        };
        Some((column, take(&mut self.one), take(&mut self.other)))
    }
}

/// What is open at a state of the model with all its rows.
pub fn openings(model: &Model, state: &State, released: &[String]) -> Vec<Released> {
    let (Some((equations, length, _)), Some(m)) = (measures::at(model, state), &model.mechanism) else {
        return Vec::new();
    };
    let of = |(r, row): (usize, &dalembert_model::model::Row)| {
        let Origin::Closure { closure, row: k } = row.origin else { return None };
        let (_, words, what) = &m.closures[closure].rows[k];
        let (opening, relative) = opening(&equations, r, length);
        let is_length = what.is_length();
        let joint = m.closures[closure].name.clone();
        released.contains(&row.name).then(|| Released {
            row: row.name.clone(),
            joint,
            words,
            opening,
            is_length,
            relative,
        })
    };
    model.rows.iter().enumerate().filter_map(of).collect()
}

/// How far a row of a joint is open, and that relative to the size of the mechanism.
pub(crate) fn opening(equations: &Equations<'_>, row: usize, length: f64) -> (f64, f64) {
    let open = equations.opening(row).abs();
    let Origin::Closure { closure, row: k } = equations.model.rows[row].origin else { return (open, open) };
    let lengths = |m: &dalembert_mechanism::Mechanism| {
        matches!(m.closures[closure].rows[k].2, Relative::Slide(_) | Relative::Screw { .. })
    };
    let is_length = equations.model.mechanism.as_ref().is_some_and(lengths);
    (open, if is_length { open / length } else { open })
}
