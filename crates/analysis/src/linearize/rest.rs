//! States of rest, and of steady motion at held rates, near a state.
//!
//! ```text
//! find q:   h(q) = 0,   Q_f(q, v) = 0,   v_T(q) = 0,   v = Z v_I + p(q),   v_I = 0 but for held rates,   u̇ = 0              (1)
//! ```
//!
//! with Q of (2) in `derivatives.rs`: what independent coordinates need to keep their rates. f are those whose rates are not held; along
//! the others Q is the effort that holding takes. The unknowns are the positions w of all variables: slot 0, small turns and shifts of
//! free joints. Variables of order one rest where their rates vanish.
//!
//! T are the positions that are free, but whose rates, or rates of these, follow from others and from where things are: nodes without inertia between springs and dampers, drives that follow a law of speed, trailers
//! behind a truck. Free positions are as many as free rates and these together, so that (1) is square: each position belongs to the balance of its load, or to its first rate that is not independent. Nothing asks a rate to
//! vanish that no position changes, or whose position changes neither loads nor rates: it moves on, as a shaft does behind a gear. Which these are is learned at the start (`parting.rs`).
//!
//! Least steps lead to the nearest state of rest, stable or not (`straight.rs`). They end, too, where ‖Q_f‖ is least but not zero: at
//! poses that are level, in valleys, before singular poses. Then the model sinks to where its loads take it (`downhill.rs`), from the same start; a model with an
//! energy that is bounded below comes to rest there. Loads without energy may turn in circles: further starts are taken, spread over
//! the poses that the constraints allow. What rests nowhere is told with what is not balanced where least was missing. No search passes a pole of the equations
//! (`poles.rs`), or leaves the sheet of the constraints that it began on (`sheet.rs`).
//!
//! What is balanced is judged beside the loads that are there, by formulas at the place or at the start, and those of bodies by the model's own units:
//!
//! ```text
//! |Q_k| s_k ≤ ε maxᵢ |f|ᵢ sᵢ,   i over all columns that move with k,   |f| the terms that f adds up,   s motions of natural size   (1a)
//! ```
//!
//! A number that nothing says the size of weighs as much as it does, in any units.
//!
//! Steps are counted by what they cost (`WORK`): beyond that nothing is searched for, and the answer says so.
//!
//! Over a parameter `followed.rs` goes on from one to the next. What is balanced at one instant need not last: `lasting.rs` has one judgement for all who ask.

mod downhill;
mod followed;
mod here;
mod lasting;
mod parting;
mod parts;
mod poles;
mod search;
mod sheet;
mod steady;
mod straight;
mod trail;

pub use self::followed::Branch;
pub(super) use self::lasting::{Lasting, changing_inputs, gone_on, instants, lasting, moves_on, timed};

use dalembert_answers::least_norm::LeastNorm;
use dalembert_answers::linearization::{Equilibrium, Stability, Unbalanced};
use dalembert_dynamics::determined::{Kernel, picked};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::scale;
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use self::here::Here;
use self::lasting::{driven, efforts_change};
use self::search::Search;
use super::{Linear, Question, autonomous, point};
use crate::derivatives::fits;
use crate::evaluation::WRITTEN;
use crate::tolerances::{BALANCED, OPEN, STARTS, STILL, STRAINED};

/// Freedoms, and columns that rows join, up to which it is done: each step takes some matrices of them apart.
const MOST: usize = 1000;

/// A rate that is held constant.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The variable whose rate it is, by number.
    pub column: usize,
    /// Its value.
    pub rate: f64,
}

/// Where a search ended.
#[derive(Clone, Debug)]
pub struct Rest {
    /// The state.
    pub state: State,
    /// Whether all is balanced there, and stays so.
    pub found: bool,
    /// Whether it moves on steadily.
    pub steady: bool,
    /// Whether all is balanced at this instant.
    pub balanced: bool,
    /// Why there is none, where more is known than what is not balanced.
    pub because: Option<String>,
    /// What is not balanced, the largest first.
    pub unbalanced: Vec<Unbalanced>,
    /// Starts that were tried.
    pub starts: usize,
    /// Efforts along the held rates.
    efforts: Vec<f64>,
    lambda: Vec<f64>,
    steps: usize,
}

/// The state of rest, or of steady motion, nearest to a state; where there is none near, the best that was found.
///
/// # Errors
/// In words: equations without numbers, accelerations that are not determined, constraints that can't be met, rates that can't be held.
pub fn nearest_rest(model: &Model, state: &State, held: &[Held]) -> Result<Rest, Failure> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    fits(&equations, MOST, "states of rest are searched for")?;
    let mut search = Search::new(model, held).starting(state);
    let start = search.begin(state)?;
    // At one instant all may be balanced under a drive, too, but not where it accelerates something.
    let driven = start.accelerates.as_ref().and_then(|_| driven(model, &start.state));
    let (mut best, mut starts) = (None::<Here>, 0);
    for attempt in 0..if driven.is_some() { 0 } else { STARTS } {
        let from = match (&best, attempt) {
            (_, 0) | (None, _) => Some(start.clone()),
            (Some(best), _) => spread(&mut search, &start, best, attempt),
        };
        let Some(from) = from else { continue };
        starts += 1;
        let straight = search.straight(from.clone());
        let straight = answered(&mut search, straight, held);
        let here = if straight.rests() {
            straight
        } else {
            let sunk = sunk(&mut search, from, &straight);
            better(straight, answered(&mut search, sunk, held))
        };
        let rests = here.rests();
        best = Some(match best {
            Some(best) if !rests => better(best, here),
            _ => here,
        });
        // Nothing is free to look for another balance.
        if rests || start.loads.is_empty() || search.is_spent() {
            break;
        }
    }
    let here = best.unwrap_or(start);
    let mut rest = Rest {
        found: driven.is_none() && here.rests(),
        balanced: driven.is_none() && here.rests(),
        steady: false,
        because: None,
        unbalanced: if here.balances() || here.only_drifts() { Vec::new() } else { here.unbalanced.clone() },
        efforts: here.efforts.clone(),
        lambda: here.lambda.clone(),
        state: here.state.clone(),
        starts,
        steps: search.steps,
    };
    if let Some(driven) = driven {
        let moved = here.accelerates.map_or_else(String::new, |moved| format!(": {moved}"));
        (rest.because, rest.unbalanced) = (Some(format!("{driven}{moved}")), Vec::new());
    } else if rest.found
        && let Some(why) = open(model, &rest.state).or_else(|| strained(model, &rest))
    {
        (rest.found, rest.because) = (false, Some(why));
    } else if rest.found {
        match lasting(model, &rest.state, held)? {
            Lasting::Rest => {}
            Lasting::Steady => rest.steady = true,
            Lasting::Passes(why) => (rest.found, rest.because) = (false, Some(why)),
        }
    } else {
        let drifting = here.only_drifts().then(|| here.drifting(model, &search.parts.ties)).flatten();
        rest.because = (here.accelerates)
            .or_else(|| search.broken_off())
            .or_else(|| search.gave_up())
            .or_else(|| search.barred.take())
            .or(drifting);
    }
    Ok(rest)
}

/// The state of rest that Newton's steps alone lead to from next to it; none where they lead to none.
fn beside(model: &Model, state: &State) -> Option<State> {
    let mut search = Search::new(model, &[]).starting(state);
    let start = search.begin(state).ok()?;
    let here = search.corrected(start)?;
    let here = answered(&mut search, here, &[]);
    here.rests().then_some(here.state)
}

/// Where loads take the parts from a place that least steps from there, to another place, bring to no rest; the others rest there.
fn sunk(search: &mut Search<'_, '_>, mut from: Here, straight: &Here) -> Here {
    let Some(resting) = search.resting(straight) else { return search.downhill(from) };
    search.staying = Some(resting.iter().map(|rests| !rests).collect());
    from = search.straight(from);
    search.staying = Some(resting);
    from = search.downhill(from);
    search.staying = None;
    search.straight_on(from)
}

/// Another start of the parts that do not rest at a place.
fn spread(search: &mut Search<'_, '_>, start: &Here, best: &Here, attempt: usize) -> Option<Here> {
    let resting = search.resting(best);
    let from = if resting.is_some() { best } else { start };
    search.staying = resting;
    let spread = search.elsewhere(from, attempt);
    search.staying = None;
    spread
}

/// What rests with rounding of steps taken to zero, if the equations have an answer there: an angle has no inertia at a pole.
fn answered(search: &mut Search<'_, '_>, mut here: Here, held: &[Held]) -> Here {
    if !here.rests() {
        return here;
    }
    let sizes = search.model.natural.of_states(search.model);
    let mut rounded = here.state.clone();
    for (x, _) in rounded.y.iter_mut().zip(sizes).filter(|(x, size)| x.abs() <= BALANCED * size) {
        *x = 0.0;
    }
    // What nothing says the size of may be as little, and mean it.
    let alike = |there: &Here| {
        let kept = |(x, y): (&f64, &f64)| (x - y).abs() <= STILL * x.abs();
        there.size <= here.size.max(STILL) && there.state.y.iter().zip(&rounded.y).all(kept)
    };
    // Where zero itself has no answer, as at the pole of an angle, what is next to it is none.
    if rounded.y != here.state.y && search.settled(rounded.clone()).is_ok_and(|there| !alike(&there)) {
        rounded = here.state.clone();
    }
    here.state = rounded;
    if let Err(error) = lasting(search.model, &here.state, held) {
        search.refuse(&here, error.message);
        here.pulled = true;
    }
    here
}

/// The row that a state leaves open, if there is one: next to a pose that is the only one, projections end early, and huge multipliers would
/// balance any load there.
fn open(model: &Model, state: &State) -> Option<String> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let rows = (0..model.rows.len()).filter(|&r| model.rows[r].depth > 0 && !equations.yields(r));
    let missed = |r: usize| equations.missing(r, 0).abs() / scale(&equations, r, model.rows[r].depth, &state.y);
    let missed = rows.map(|r| (r, missed(r))).max_by(|x, y| x.1.total_cmp(&y.1))?;
    let name = &model.rows[missed.0].name;
    (missed.1 > OPEN).then(|| {
        format!("loads would be balanced where `{name}` is not met, next to a pose from which nothing can move")
    })
}

/// The row whose multiplier is out of all proportion to what loads the model.
fn strained(model: &Model, rest: &Rest) -> Option<String> {
    let mut equations = Equations::new(model);
    equations.evaluate(rest.state.t, &rest.state.y, &rest.state.inputs);
    let load = (0..model.n()).map(|c| (equations.force[c] * model.natural.of_motion(c)).abs()).fold(0.0, f64::max);
    let size = |r: usize| {
        let entries = equations.row(r).map(|(c, x)| (x * model.natural.of_motion(c)).abs());
        (rest.lambda.get(r).copied().unwrap_or(0.0) * entries.fold(equations.natural_size(r), f64::max)).abs()
    };
    let most = (0..model.rows.len())
        .filter(|&r| model.rows[r].depth > 0 && !model.rows[r].follows)
        .max_by(|&x, &y| size(x).total_cmp(&size(y)))?;
    let name = &model.rows[most].name;
    (load > 0.0 && size(most) > STRAINED * load)
        .then(|| format!("loads would be balanced by `{name}` alone with forces out of all proportion, next to a pose from which nothing can move"))
}

/// Of two places that where less is missing.
fn better(one: Here, other: Here) -> Here {
    if other.rests() || (!one.rests() && other.merit() < one.merit()) { other } else { one }
}

/// The state of rest nearest to a state, with its stability; of more variables than derivatives are written out for without it.
///
/// # Errors
/// As [`nearest_rest`]; why its stability is not judged is no error.
pub fn equilibrium(model: &Model, state: &State, held: &[Held]) -> Result<Equilibrium, Failure> {
    let rest = nearest_rest(model, state, held)?;
    let mut equations = Equations::new(model);
    equations.evaluate(rest.state.t, &rest.state.y, &rest.state.inputs);
    let kernel = Kernel::of(&equations, None);
    let open = kernel.as_ref().map_or_else(Vec::new, Kernel::rows);
    // Of many the same as elsewhere.
    let least = kernel.filter(|_| !open.is_empty() && model.n() <= WRITTEN);
    let least = least.and_then(|kernel| picked(&mut equations, &kernel, &rest.lambda, LeastNorm::default()).ok());
    let lambda = least.as_ref().unwrap_or(&rest.lambda);
    let lambda = (0..).zip(model.rows.iter().zip(lambda));
    let held_rates = held.iter().zip(&rest.efforts);
    let mut answer = Equilibrium {
        title: model.title.clone().unwrap_or_else(|| "Untitled model".to_owned()),
        found: rest.found,
        steady: rest.steady,
        because: rest.because.clone(),
        balanced: rest.balanced,
        autonomous: autonomous(model),
        constant: changing_inputs(model, &rest.state),
        starts: rest.starts,
        t: rest.state.t,
        point: point(model, &rest.state),
        inputs: model
            .inputs
            .iter()
            .take(model.first_tau)
            .map(|i| i.name.clone())
            .zip(equations.inputs().to_vec())
            .collect(),
        lambda: lambda.map(|(r, (row, &l))| (row.name.clone(), l, !open.contains(&r))).collect(),
        held: held_rates.map(|(h, &effort)| (model.variables[h.column].slot(1).into_owned(), h.rate, effort)).collect(),
        unbalanced: rest.unbalanced.clone(),
        efforts_change: rest.found && !held.is_empty() && efforts_change(model, &rest.state, held),
        steps: rest.steps,
        ..Equilibrium::default()
    };
    // A state of rest is one without its modes, too.
    if rest.found {
        let judged = if held.is_empty() {
            // Nothing is asked of what could be driven or measured.
            let none = || Some(Vec::new());
            let question = Question {
                outputs: none(),
                candidate_inputs: none(),
                candidate_outputs: none(),
                ..Question::default()
            };
            Linear::of(model, &rest.state, &question).and_then(|linear| linear.modes())
        } else {
            steady::around(model, &rest.state, held)
        };
        match judged {
            Ok((modes, stability)) => {
                let told = if answer.autonomous && (held.is_empty() || answer.constant.is_empty()) {
                    stability
                } else {
                    Stability::Unknown
                };
                (answer.modes, answer.stability) = (modes, Some(told));
            }
            // A tank that has run out rests where its law has a kink.
            Err(error) => answer.unjudged = Some(error.message),
        }
    }
    Ok(answer)
}
