//! What becomes of the modes over a parameter; for which values of it the inputs do not reach everything, or the outputs do not see it, and where they nearly do not.
//!
//! Where the equations are rational in the parameter (`exact.rs`) the values are roots of a polynomial, and none is missing. Otherwise
//! the distance to uncontrollability is sampled, of the part that is reached at nearly all values where that is not all, and at each of its
//! minima under the margin the dimension is judged. What outputs see is what inputs of the dual system reach, and is looked for in the same way.
//!
//! Where the model has no linear system at some values (`gaps.rs`) each part of the range between them is a study of its own.
//!
//! Systems are compared in the same coordinates, which need not serve everywhere: each part of the range has its own (`coordinates.rs`).

use std::cell::Cell;

use dalembert_answers::linearization::{
    Complex, Distance, Meeting, ModeBranch, ModeBranches, ParameterGap, ParameterLoss, ParameterReach, ParameterStudy,
    Stability, StableRange, WeakInterval,
};
use dalembert_integrate::Failure;
use dalembert_linear::tolerances::{LOST, REAL, SCATTER};
use dalembert_linear::{
    Branches, Encounter, ExactLosses, LinearError, LinearSystem, Loss, Mode, PairUnits, Sampling, branches, c64,
    float_of, weak_intervals,
};
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::coordinates::{Over, Part, over};
use super::exact;
use super::gaps::{gaps, parts};
use super::verdicts::{Side, direction, pair};
use super::{Linear, Question, said};
use crate::tolerances::{CHANGE, CHANGES, FOLLOWED, FOUND_LATER, GOLDEN, MISPLACED, SAMPLES, SEARCHED};

/// A parameter, and what is asked about it.
#[derive(Clone, Debug)]
pub struct Range {
    /// Its full name.
    pub name: String,
    /// Its unit, if it has one.
    pub unit: Option<String>,
    /// Lower and upper end.
    pub ends: (f64, f64),
    /// Distances under this are told.
    pub margin: f64,
    /// Whether no other parameter, no start value and no input's value depends on it.
    pub alone: bool,
    /// Whether the point is a state of rest at each value, not one that is given.
    pub at_rest: bool,
    /// Other parameters whose values were given as numbers from outside: these are what they say, however many digits they have.
    pub given: Vec<String>,
}

/// A model and its state at a value of the parameter.
pub type Build<'b> = dyn FnMut(f64) -> Result<(Model, State), Failure> + 'b;

/// What becomes of modes, of controllability and of observability over a parameter's range: a study of each part of it in which the model has linear systems, and the values between that have none.
///
/// # Errors
/// What is not about a single value: coordinates that were chosen and do not serve all over a part, another number of states.
pub fn study(
    range: &Range,
    question: &Question,
    build: &mut Build<'_>,
) -> Result<(Vec<ParameterStudy>, Vec<ParameterGap>), Failure> {
    let alone = Question {
        independent: question.independent.clone(),
        inputs: question.inputs.clone(),
        outputs: Some(Vec::new()),
        candidate_inputs: Some(Vec::new()),
        candidate_outputs: Some(Vec::new()),
        orthonormal: false,
    };
    // What a model lacks it lacks in any coordinates; where chosen ones fail is told otherwise.
    let free = Question { independent: None, ..alone.clone() };
    let asked = Cell::new(range.ends.0);
    let mut build = |value: f64| {
        asked.set(value);
        build(value)
    };
    let mut known = Vec::new();
    loop {
        let gaps = gaps(range, &free, &known, &mut build)?;
        let parts = parts(range.ends, &gaps).into_iter();
        let study = |ends| study_of_part(&Range { ends, ..range.clone() }, (&alone, question), &mut build);
        match parts.map(study).collect::<Result<Vec<_>, Failure>>() {
            Ok(studies) => return Ok((studies, gaps)),
            // The value that was asked for last may be one that no look for gaps came near.
            Err(failure) => {
                let value = asked.get();
                let over = Over::whole(free.clone(), range.ends);
                if known.len() >= FOUND_LATER || system_at(&over, &mut build, value).is_ok() {
                    return Err(failure);
                }
                known.push(value);
            }
        }
    }
}

/// A study of a range all over which there are linear systems.
fn study_of_part(
    range: &Range,
    (alone, question): (&Question, &Question),
    build: &mut Build<'_>,
) -> Result<ParameterStudy, Failure> {
    let given = Over::whole(alone.clone(), range.ends);
    let first = linear_at(range, &given, build, range.ends.0)?;
    // Where nothing is held there is nothing to choose.
    let over = if first.independent.is_empty() { given } else { over(range, &given.question, build)? };
    of_coordinates(range, (&over, question), &first, build)
}

/// The study in coordinates that serve, of a question for inputs alone; of what is asked of outputs.
fn of_coordinates(
    range: &Range,
    (alone, whole): (&Over, &Question),
    first: &Linear,
    build: &mut Build<'_>,
) -> Result<ParameterStudy, Failure> {
    let mut study = ParameterStudy {
        name: range.name.clone(),
        unit: range.unit.clone(),
        range: range.ends,
        modes: followed(range, alone, build)?,
        stability: if first.is_large() { Vec::new() } else { stable(range, alone, build)? },
        margin: range.margin,
        ..ParameterStudy::default()
    };
    if first.model.states.is_empty() {
        return Ok(study);
    }
    if first.is_large() {
        let states = first.model.states.len();
        let why = format!("the system has {states} states, and this is searched for up to {SEARCHED}");
        study.inputs.because = (!first.model.inputs.is_empty()).then(|| why.clone());
        study.outputs.because = whole.outputs.as_ref().is_none_or(|list| !list.is_empty()).then_some(why);
        return Ok(study);
    }
    if !first.model.inputs.is_empty() {
        study.inputs = reach(Side::Inputs, range, alone, build)?;
    }
    // An output that has no number at some value takes nothing from the rest.
    study.outputs = sight(range, alone, whole, build)
        .unwrap_or_else(|e| ParameterReach { because: Some(e.message), ..ParameterReach::default() });
    let narrow = 2.0 * CHANGE * (range.ends.1 - range.ends.0).abs();
    for loss in study.inputs.losses.iter().chain(&study.outputs.losses) {
        let (_, stability) = linear_at(range, alone, build, loss.value)?.modes()?;
        with_value(&mut study.stability, (loss.value, stability), narrow);
    }
    Ok(study)
}

/// What the outputs see over the range.
fn sight(range: &Range, alone: &Over, whole: &Question, build: &mut Build<'_>) -> Result<ParameterReach, Failure> {
    let mut over = alone.clone();
    over.question.inputs = Some(Vec::new());
    over.question.outputs.clone_from(&whole.outputs);
    let outputs = linear_at(range, &over, build, range.ends.0)?.model.outputs;
    if outputs.is_empty() {
        return Ok(ParameterReach::default());
    }
    over.question.outputs = Some(outputs.into_iter().map(|output| output.name).collect());
    reach(Side::Outputs, range, &over, build)
}

/// Parts a range at a value that has another verdict, if it is not the place where two ranges meet, as narrow as that is told.
fn with_value(ranges: &mut Vec<StableRange>, (value, stability): (f64, Stability), narrow: f64) {
    let other = |range: &StableRange| (range.from..=range.to).contains(&value) && range.stability != stability;
    let meet = ranges.windows(2).any(|two| (two[0].to - value).abs() <= narrow);
    if let Some(k) = ranges.iter().position(other).filter(|_| !meet) {
        let whole = ranges[k];
        let point = StableRange { from: value, to: value, stability };
        let parts = [StableRange { to: value, ..whole }, point, StableRange { from: value, ..whole }];
        ranges.splice(k..=k, parts.into_iter().filter(|part| *part == point || part.from < part.to));
    }
}

/// The linear system at a value.
///
/// # Errors
/// Why there is none, without the value.
pub(super) fn system_at(over: &Over, build: &mut Build<'_>, value: f64) -> Result<Linear, Failure> {
    build(value).and_then(|(model, state)| Linear::of(&model, &state, &over.at(value)))
}

fn linear_at(range: &Range, over: &Over, build: &mut Build<'_>, value: f64) -> Result<Linear, Failure> {
    system_at(over, build, value).map_err(|e| Failure::new(format!("with {} = {value}: {}", range.name, e.message)))
}

/// The modes over the range, each by its shape; from one part of it to the next each goes on as what it is where they meet.
fn followed(range: &Range, over: &Over, build: &mut Build<'_>) -> Result<ModeBranches, Failure> {
    let mut whole: Option<Branches> = None;
    for part in &over.parts {
        let own = over.in_part(part);
        let mut failed = None;
        let family = |value: f64| -> Result<LinearSystem, LinearError> {
            linear_at(range, &own, build, value).map(|linear| linear.system).map_err(|error| {
                failed = Some(error);
                LinearError::Range { what: "a parameter has values without a system" }
            })
        };
        let found = branches(family, part.ends, part.steps(range), FOLLOWED);
        let found = match (found, failed) {
            (_, Some(error)) => return Err(error),
            (found, None) => found.map_err(said)?,
        };
        whole = Some(match whole {
            Some(before) => before.then(found),
            None => found,
        });
    }
    Ok(whole.map_or_else(ModeBranches::default, |found| told(&found)))
}

/// A range of one verdict, with the number of equal steps that end in it.
struct Piece {
    range: StableRange,
    steps: usize,
}

/// Where the verdict on stability changes: between neighbours among equal steps that differ, by halving. What changes twice between two of
/// them is missed, as is a verdict that holds at single values only, but for values at which the inputs lose something.
///
/// Beside a value at which an eigenvalue is one several times it is that but for rounding, and has the verdict of that value or of the mean. So a range between two steps over which the system changes by no
/// more than lets rounding do that ([`LinearSystem::is_beside`]) is no range, but a place where others meet. Nor is one in which rounding hides a real part that grows out of zero, as far as it does ([`is_hidden`]).
fn stable(range: &Range, over: &Over, build: &mut Build<'_>) -> Result<Vec<StableRange>, Failure> {
    let mut verdict = |value: f64| -> Result<Stability, Failure> {
        let linear = linear_at(range, over, build, value)?;
        if linear.model.states.is_empty() { Ok(Stability::Unknown) } else { Ok(linear.modes()?.1) }
    };
    let (from, to) = range.ends;
    let least = CHANGE * (to - from).abs();
    let mut pieces = vec![Piece { range: StableRange { from, to: from, stability: verdict(from)? }, steps: 1 }];
    for k in 1..=SAMPLES {
        let value = from + (to - from) * k as f64 / SAMPLES as f64;
        let stability = verdict(value)?;
        for _ in 0..CHANGES {
            let Some(Piece { range: here, .. }) = pieces.last_mut() else { break };
            if [here.stability, stability].contains(&Stability::Unknown) {
                return Ok(Vec::new());
            }
            if here.stability == stability {
                break;
            }
            let beyond = StableRange { from: value, to: value, stability };
            let beyond = changes(here, beyond, least, &mut verdict)?;
            pieces.push(Piece { range: beyond, steps: 0 });
        }
        if let Some(here) = pieces.last_mut() {
            (here.range.to, here.steps) = (value, here.steps + 1);
        }
    }
    joined(pieces, |piece, beside| {
        let StableRange { from, to, .. } = piece.range;
        if (to - from).abs() <= 2.0 * least {
            return Ok(true);
        }
        if is_hidden(piece.range, beside, |value| uncertain(&linear_at(range, over, build, value)?))? {
            return Ok(true);
        }
        if piece.steps > 1 {
            return Ok(false);
        }
        let middle = from + 0.5 * (to - from);
        let own = over.as_at(middle);
        let mut at = |value: f64| linear_at(range, &own, build, value).map(|linear| linear.system);
        let (first, middle, last) = (at(from)?, at(middle)?, at(to)?);
        let modes = middle.modes().map_err(said)?.modes;
        let largest = Mode::largest_block;
        let block = modes.iter().map(largest).max().unwrap_or(1);
        Ok(middle.is_beside(&first, block).map_err(said)? && middle.is_beside(&last, block).map_err(said)?)
    })
}

/// How much of its uncertainty the real part of an eigenvalue is that counts as zero, the largest of all.
fn uncertain(linear: &Linear) -> Result<f64, Failure> {
    let modes = linear.system.modes().map_err(said)?.modes;
    let share = |mode: &Mode| mode.eigenvalue.re.abs() / mode.uncertainty;
    Ok(modes.iter().map(share).filter(|share| *share <= SCATTER).fold(0.0, f64::max))
}

/// Whether a verdict is one of eigenvalues on the axis for rounding alone: towards another verdict beside it, below or above, a real part leaves zero steadily and is more than its uncertainty long before it
/// is so much more that it counts, as −p² does from p = 0 on. Of what lies on the axis rounding leaves less than its uncertainty up to where it leaves the axis.
fn is_hidden(
    range: StableRange,
    beside: [bool; 2],
    mut uncertain: impl FnMut(f64) -> Result<f64, Failure>,
) -> Result<bool, Failure> {
    if !matches!(range.stability, Stability::Marginal | Stability::Drifting) {
        return Ok(false);
    }
    // Between two other verdicts it grows from somewhere between.
    let way: &[f64] = if beside == [true, true] { &WAY[2..] } else { &WAY };
    for side in [0, 1].into_iter().filter(|&side| beside[side]) {
        let (start, end) = if side == 0 { (range.to, range.from) } else { (range.from, range.to) };
        let mut last = f64::NEG_INFINITY;
        for share in way {
            let there = uncertain(start + share * (end - start))?;
            if !(there > last) {
                return Ok(false);
            }
            last = there;
        }
        // Half-way, in decades, to where it counts.
        if !(last > SCATTER.sqrt()) {
            return Ok(false);
        }
    }
    Ok(beside.contains(&true))
}

/// Leads a range up to where its verdict changes, on the way to another one, and returns what begins there.
fn changes(
    here: &mut StableRange,
    mut beyond: StableRange,
    least: f64,
    verdict: &mut impl FnMut(f64) -> Result<Stability, Failure>,
) -> Result<StableRange, Failure> {
    while (beyond.from - here.to).abs() > least {
        let middle = here.to + 0.5 * (beyond.from - here.to);
        let found = verdict(middle)?;
        if found == here.stability {
            here.to = middle;
        } else {
            beyond = StableRange { from: middle, to: middle, stability: found };
        }
    }
    Ok(beyond)
}

/// Ranges without those that are a place, where others meet; at an end of all of them a place is the end. Alike ones beside each other are one.
fn joined(
    pieces: Vec<Piece>,
    mut is_place: impl FnMut(&Piece, [bool; 2]) -> Result<bool, Failure>,
) -> Result<Vec<StableRange>, Failure> {
    let last = pieces.len().saturating_sub(1);
    let (mut kept, mut open): (Vec<StableRange>, bool) = (Vec::new(), false);
    for (k, piece) in pieces.into_iter().enumerate() {
        let (mut found, before_was_place) = (piece.range, open);
        open = last > 0 && is_place(&piece, [k > 0, k < last])?;
        if open && k > 0 && k < last {
            continue;
        }
        if open {
            let end = if k == 0 { found.from } else { found.to };
            (found.from, found.to) = (end, end);
        }
        match kept.last_mut() {
            Some(before) if before.stability == found.stability => before.to = found.to,
            Some(before) => {
                if open || before_was_place {
                    meet(before, &mut found);
                }
                kept.push(found);
            }
            None => kept.push(found),
        }
    }
    Ok(kept)
}

/// Leads two ranges to where they meet: at the one that is a value, or half-way.
fn meet(before: &mut StableRange, after: &mut StableRange) {
    let wide = [&*before, &*after].map(|range| range.from < range.to);
    let at = match wide {
        [true, true] => before.to + 0.5 * (after.from - before.to),
        [true, false] => after.from,
        [false, _] => before.to,
    };
    if wide[0] {
        before.to = at;
    }
    if wide[1] {
        after.from = at;
    }
}

/// Shares of the range where values are that nobody writes: golden sections.
const ANY_SHARES: [f64; 3] = [(1.0 - GOLDEN) * (1.0 - GOLDEN), 1.0 - GOLDEN, GOLDEN];

/// The same and that of the other end: shares of the way to where a verdict changes.
const WAY: [f64; 4] = [ANY_SHARES[0], ANY_SHARES[1], ANY_SHARES[2], 1.0 - ANY_SHARES[0]];

/// One branch for a conjugate pair.
fn told(found: &Branches) -> ModeBranches {
    let mates = mates(&found.eigenvalues);
    let upper = |k: usize| found.eigenvalues[k].iter().any(|s| s.im >= 0.0);
    let kept = |k: &usize| mates[*k].map_or_else(|| upper(*k), |mate| *k < mate);
    let own: Vec<usize> = (0..found.eigenvalues.len()).filter(kept).collect();
    let number = |mode: usize| own.iter().position(|&k| k == mode || mates[k] == Some(mode));
    let meeting = |m: &dalembert_linear::Meeting| {
        let modes = (number(m.modes.0)?, number(m.modes.1)?);
        let veering = m.encounter == Encounter::Veering;
        Some(Meeting { at: m.at, modes, veering, frequency: m.frequency, gap: m.gap })
    };
    let branch = |&k: &usize| {
        let mate = mates[k].unwrap_or(k);
        // Of the two the one that turns forwards; where frequencies pass zero that is the other one.
        let upper = |s: Option<&c64>| if s.is_some_and(|s| s.im < 0.0) { mate } else { k };
        let eigenvalues = &found.eigenvalues[k];
        let forwards = |s: &c64| if mate == k { *s } else { c64::new(s.re, s.im.abs()) };
        let [first, last] =
            [(0, eigenvalues.first()), (1, eigenvalues.last())].map(|(end, s)| &found.shapes[upper(s)][end]);
        ModeBranch {
            eigenvalues: eigenvalues.iter().map(forwards).map(pair).collect(),
            shapes: [first, last].map(direction),
        }
    };
    ModeBranches {
        places: found.places.clone(),
        branches: own.iter().map(branch).collect(),
        meetings: found.meetings.iter().filter_map(meeting).collect(),
        clear: found.clear,
    }
}

/// The mode whose eigenvalues are the conjugate ones everywhere, for each that oscillates somewhere.
fn mates(eigenvalues: &[Vec<c64>]) -> Vec<Option<usize>> {
    let mut mates: Vec<Option<usize>> = vec![None; eigenvalues.len()];
    let conjugate = |x: &c64, y: &c64| (x - y.conj()).norm() <= REAL * x.norm().max(y.norm());
    for k in 0..eigenvalues.len() {
        let oscillates = eigenvalues[k].iter().any(|s| s.im != 0.0);
        let is_mate =
            |&l: &usize| mates[l].is_none() && eigenvalues[k].iter().zip(&eigenvalues[l]).all(|(x, y)| conjugate(x, y));
        if oscillates
            && mates[k].is_none()
            && let Some(mate) = (k + 1..eigenvalues.len()).find(is_mate)
        {
            (mates[k], mates[mate]) = (Some(mate), Some(k));
        }
    }
    mates
}

/// How many states are reached (seen) at nearly all values: the most at some that nobody writes.
fn generic(side: Side, range: &Range, at: &mut impl FnMut(f64) -> Result<Linear, Failure>) -> Result<usize, Failure> {
    let mut most = 0;
    for share in ANY_SHARES {
        most = most.max(at(range.ends.0 + share * (range.ends.1 - range.ends.0))?.reached(side)?.0);
    }
    Ok(most)
}

/// What the inputs reach, or the outputs see, over the range.
fn reach(side: Side, range: &Range, over: &Over, build: &mut Build<'_>) -> Result<ParameterReach, Failure> {
    let exactly = exact::losses(side, range, &over.question, build);
    let known = |found: &ExactLosses| found.losses.iter().map(value_of).collect::<Vec<f64>>();
    let known: Vec<f64> = exactly.as_ref().map_or_else(Vec::new, known);
    let sampling = Sampling { steps: SAMPLES, halvings: 2 * SAMPLES, known: &known };
    let mut in_units = Vec::new();
    for part in &over.parts {
        in_units.push(units(side, range, (over, part), build)?);
    }
    let units_at = |value: f64| in_units[over.part_at(value)].as_ref();
    let mut at_as = |over: &Over, value: f64| linear_at(range, over, build, value);
    let mut at = |value: f64| at_as(over, value);
    let generic = generic(side, range, &mut at)?;
    let (mut failed, mut best) = (None, None);
    let mut distance = |value: f64| -> Result<f64, LinearError> {
        match at(value).and_then(|linear| linear.distance_from(side, units_at(value), generic)) {
            Ok(distance) => {
                let distance = distance.map_or(f64::INFINITY, |distance| distance.value);
                if distance.is_finite() && best.is_none_or(|(_, most)| distance > most) {
                    best = Some((value, distance));
                }
                Ok(distance)
            }
            Err(error) => {
                failed = Some(error);
                Err(LinearError::Range { what: "a parameter has values without a system" })
            }
        }
    };
    let found = weak_intervals(&mut distance, range.ends, sampling, range.margin);
    let found = match (found, failed) {
        (_, Some(error)) => return Err(error),
        (found, None) => found.map_err(said)?,
    };
    let mut losses = Vec::new();
    let is_exact = exactly.is_some();
    if let Some(found) = exactly {
        for (loss, &value) in found.losses.iter().zip(&known) {
            let linear = at_as(over, value)?;
            let (judged, eigenvalues) = linear.reached(side)?;
            let dimension = loss.dimension.unwrap_or(judged);
            // The nearest number with finitely many digits may have lost nothing.
            let nearest = if judged > dimension { linear.distance_from(side, units_at(value), generic)? } else { None };
            let eigenvalues = nearest.map_or(eigenvalues, |found| conjugates(&found));
            losses.push(loss_at(&linear, value, dimension, eigenvalues)?);
        }
    } else {
        for (value, least) in found.iter().flat_map(|interval| interval.minima.iter().copied()) {
            let linear = at_as(over, value)?;
            let (dimension, eigenvalues) = linear.reached(side)?;
            if dimension < generic {
                losses.push(loss_at(&linear, value, dimension, eigenvalues)?);
            } else if least <= LOST * range.margin
                && let Some(found) = linear.distance_from(side, units_at(value), generic)?
            {
                // What is lost together is within the digits of the value.
                let (low, high) = range.ends;
                let step = MISPLACED * (high - low);
                let beside = if value + step <= high { value + step } else { value - step };
                let beside = at_as(&over.as_at(value), beside)?;
                let (dimension, all) = linear.reached_within(side, &beside)?;
                let (dimension, eigenvalues) = if dimension < generic {
                    (dimension, all)
                } else {
                    let nearest = conjugates(&found);
                    (generic.saturating_sub(nearest.len()), nearest)
                };
                losses.push(loss_at(&linear, value, dimension, eigenvalues)?);
            }
        }
    }
    let intervals = found.iter().map(|i| {
        let (at, least) = i.least();
        WeakInterval { from: i.from, to: i.to, at, least }
    });
    let intervals = intervals.collect();
    Ok(ParameterReach { judged: true, because: None, exact: is_exact, dimension: generic, losses, intervals, best })
}

/// What is lost at a value.
fn loss_at(linear: &Linear, value: f64, dimension: usize, eigenvalues: Vec<Complex>) -> Result<ParameterLoss, Failure> {
    let eigenvalues = linear.told(eigenvalues)?;
    let rest_decays = eigenvalues.iter().all(|s| s.0 < 0.0);
    Ok(ParameterLoss { value, dimension, eigenvalues, rest_decays })
}

/// Where a pair is nearest to losing an eigenvalue, and its conjugate.
fn conjugates(found: &Distance) -> Vec<Complex> {
    let (re, im) = found.nearest;
    if im.abs() <= REAL * found.rate { vec![(re, 0.0)] } else { vec![(re, -im), (re, im)] }
}

/// Units that the systems over a part of the range have in common.
fn units(
    side: Side,
    range: &Range,
    (over, part): (&Over, &Part),
    build: &mut Build<'_>,
) -> Result<Option<PairUnits>, Failure> {
    let (own, steps, (from, to)) = (over.in_part(part), part.steps(range), part.ends);
    let mut at = |k: usize| linear_at(range, &own, build, from + (to - from) * k as f64 / steps as f64);
    let systems = (0..=steps).map(|k| Ok(at(k)?.seen_from(side).into_owned())).collect::<Result<Vec<_>, Failure>>()?;
    PairUnits::of(&systems.iter().collect::<Vec<_>>()).map_err(said)
}

/// The value of a loss as a double.
fn value_of(loss: &Loss) -> f64 {
    loss.root.exact.as_ref().map_or(loss.root.value, float_of)
}
