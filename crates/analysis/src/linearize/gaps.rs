//! Values of a parameter at which a model has no linear system: a mass that vanishes, a division by zero, a loop that doesn't close.
//!
//! ```text
//! g(p) = 1/(1 + ‖T⁻¹ A(p) T‖/a)       T: sizes of the states, a: the median of ‖T⁻¹ A T‖ over the range                   (1)
//! g(p) = 0                            where there is no system
//! ```
//!
//! Beside a pole of A of any order g falls to zero, so poles are found as losses of control are: as intervals in which a number between 0
//! and 1 is next to nothing (`parameters.rs` of `linear`), from equal steps and by golden section, whether or not a value that is
//! looked at is the pole. Sizes are those of the first value with a system: a unit that follows a vanishing mass would hide its pole.
//! What is left between them has linear systems, and is studied part by part.

use std::collections::BTreeMap;

use dalembert_answers::linearization::ParameterGap;
use dalembert_integrate::Failure;
use dalembert_linear::{LinearError, Sampling, WeakInterval, weak_intervals};

use super::coordinates::Over;
use super::vary::{Build, Range, system_at};
use super::{Linear, Question, said};
use crate::tolerances::{ASIDE, POLE, SAMPLES};

/// Why a value has no system, and the values that have none.
type Missing = (f64, String);

/// Values and intervals without a linear system over a range, rising. `known` are values of which that is known.
///
/// # Errors
/// What `linear` says of the range.
pub(super) fn gaps(
    range: &Range,
    question: &Question,
    known: &[f64],
    build: &mut Build<'_>,
) -> Result<Vec<ParameterGap>, Failure> {
    let over = Over::whole(question.clone(), range.ends);
    let mut missing: Vec<Missing> = Vec::new();
    let mut sizes = Sizes::default();
    let mut size_at = |value: f64| match system_at(&over, build, value) {
        Ok(linear) => sizes.norm(&linear),
        Err(failure) => {
            missing.push((value, failure.message));
            f64::INFINITY
        }
    };
    let (low, high) = range.ends;
    let place = |k: usize| if k == SAMPLES { high } else { low + (high - low) * k as f64 / SAMPLES as f64 };
    let looks: Vec<(f64, f64)> =
        (0..=SAMPLES).map(place).chain(known.iter().copied()).map(|value| (value, size_at(value))).collect();
    let typical = typical(&looks);
    let mut nearness = |value: f64| -> Result<f64, LinearError> {
        let look = looks.iter().find(|look| look.0 == value);
        Ok(1.0 / (1.0 + look.map_or_else(|| size_at(value), |look| look.1) / typical))
    };
    let sampling = Sampling { steps: SAMPLES, halvings: 0, known };
    let found = weak_intervals(&mut nearness, range.ends, sampling, POLE).map_err(said)?;
    let gap = |interval: &WeakInterval| -> Option<ParameterGap> {
        let (from, to) = (interval.from, interval.to);
        let mut own: Vec<&Missing> = missing.iter().filter(|m| (from..=to).contains(&m.0)).collect();
        own.sort_by(|x, y| x.0.total_cmp(&y.0));
        let (from, to, because) = match own.as_slice() {
            // What grows towards an end of the range has systems all over it.
            [] if from <= low || to >= high => return None,
            [] => (interval.least().0, interval.least().0, None),
            // Beside a value without a system rounding may leave some more.
            [first, .., last] if last.0 - first.0 <= ASIDE * (high - low) => {
                let (value, why) = own[own.len() / 2];
                (*value, *value, Some(why.clone()))
            }
            [first, .., last] => (first.0, last.0, Some(own[own.len() / 2].1.clone())),
            [only] => (only.0, only.0, Some(only.1.clone())),
        };
        Some(ParameterGap {
            name: range.name.clone(),
            unit: range.unit.clone(),
            from,
            to,
            because: because.unwrap_or_default(),
        })
    };
    let mut gaps: Vec<ParameterGap> = found.iter().filter_map(gap).collect();
    for gap in gaps.iter_mut().filter(|gap| gap.because.is_empty()) {
        gap.because = match system_at(&over, build, gap.from) {
            Ok(linear) => endless(&linear),
            Err(failure) => failure.message,
        };
    }
    Ok(gaps)
}

/// The parts of a range that gaps leave, each up to a little beside them.
pub(super) fn parts((low, high): (f64, f64), gaps: &[ParameterGap]) -> Vec<(f64, f64)> {
    let aside = ASIDE * (high - low);
    let begins = std::iter::once(low).chain(gaps.iter().map(|gap| gap.to + aside));
    let ends = gaps.iter().map(|gap| gap.from - aside).chain([high]);
    begins.zip(ends).filter(|(from, to)| to - from > aside).collect()
}

/// a of (1): the median of what is finite; 1 where A is zero nearly everywhere.
fn typical(looks: &[(f64, f64)]) -> f64 {
    let mut finite: Vec<f64> = looks.iter().map(|look| look.1).filter(|size| size.is_finite()).collect();
    finite.sort_by(f64::total_cmp);
    let middle = finite.get(finite.len() / 2).copied().filter(|size| *size > 0.0);
    middle.or(finite.last().copied().filter(|size| *size > 0.0)).unwrap_or(1.0)
}

/// T of (1), by the names of the states.
#[derive(Default)]
struct Sizes(BTreeMap<String, f64>);

impl Sizes {
    /// ‖T⁻¹ A T‖ by its entries.
    fn norm(&mut self, linear: &Linear) -> f64 {
        let names = linear.model.states.iter().zip(&linear.sizes);
        let sizes: Vec<f64> = names.map(|(state, size)| *self.0.entry(state.name.clone()).or_insert(*size)).collect();
        let entry = |(i, j): (usize, usize)| linear.model.a[i][j] * (sizes[j] / sizes[i]);
        let all = (0..sizes.len()).flat_map(|i| (0..sizes.len()).map(move |j| (i, j)));
        all.map(entry).fold(0.0, f64::hypot)
    }
}

/// The state whose rate has no bound, in words.
fn endless(linear: &Linear) -> String {
    let size = |i: usize| {
        let entries = linear.model.a[i].iter().zip(&linear.sizes);
        entries.fold(0.0_f64, |most, (x, size)| most.max((x * size / linear.sizes[i]).abs()))
    };
    let largest = (0..linear.sizes.len()).max_by(|&i, &j| size(i).total_cmp(&size(j)));
    largest.map_or_else(String::new, |i| {
        format!("the rate of change of `{}` grows beyond all bounds there", linear.model.states[i].name)
    })
}
