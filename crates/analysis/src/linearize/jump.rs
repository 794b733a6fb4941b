//! Whether a state is one at which formulas meet that differ: there is no one linear system.
//!
//! ```text
//! D(h) = X(y + h d, u + h e) − X(y − h d, u − h e),   h, h/8, h/64                                                         (1)
//! ```
//!
//! with X the numbers of the linear system and d, e of any signs in the sizes of the states and inputs. X jumps where D(h/64) is more than X changes on
//! either side, and more than rounding, which is measured there as in `scatter.rs` and known from the other entries of a row; a smooth X changes most on the sides. Where D grows as h falls a slope has no
//! bound. Nothing is compared with a size of the model's own: a soft motion beside a stiff one is none that
//! jumps. Cost: that of a dozen linearizations, and only where something asks for them: an argument of `abs`, `sign`, `min`, `max`, `mod` or `if` that is zero here, or ends of a spring that meet.

use dalembert_dynamics::equations::Equations;
use dalembert_expr::Program;
use dalembert_integrate::Failure;
use dalembert_linear::Mat;
use dalembert_model::model::Model;
use dalembert_model::pattern::{Call, Source};
use dalembert_model::state::State;

use super::names::{Drive, Seen};
use super::outputs;
use super::scatter::Numbers;
use crate::derivatives::{Change, Place, Shake, Solver, state_name};
use crate::tolerances::{BESIDE, GROWS, JUMP, NARROWED, OFF, SHAKEN, SIDELONG};

/// What changes at once.
pub(super) enum Jump {
    /// An equation of the state, in words.
    Equation(String),
    /// Outputs, by rising number, in words.
    Outputs(Vec<(usize, String)>),
    /// Nothing does: there are no numbers, in words.
    None(Failure),
}

impl Jump {
    /// As an error.
    pub(super) fn failure(self) -> Failure {
        match self {
            Self::None(why) => why,
            Self::Equation(why) => {
                Failure::new(format!("{why}, and no one linear equation holds on both sides; ask beside it"))
            }
            Self::Outputs(found) => {
                let why = found.into_iter().next().map_or_else(String::new, |(_, why)| why);
                Failure::new(format!("{why}; name outputs without it"))
            }
        }
    }
}

/// X on one side.
struct Side {
    /// At h, h/8, h/64.
    looks: [Numbers; 3],
    /// At h/64, from numbers that are shaken.
    shaken: Vec<Numbers>,
}

impl Side {
    /// What rounding does to a number.
    fn rounding(&self, of: &dyn Fn(&Numbers) -> f64) -> f64 {
        let here = of(&self.looks[2]);
        self.shaken.iter().map(|x| (of(x) - here).abs()).fold(0.0, f64::max)
    }

    /// By how much a number changes on this side.
    fn spread(&self, of: &dyn Fn(&Numbers) -> f64) -> f64 {
        let here = of(&self.looks[2]);
        self.looks[..2].iter().map(|x| (of(x) - here).abs()).fold(0.0, f64::max)
    }
}

/// (1) at a solver's state, if something may switch there; none where all is smooth, or where nothing is defined beside it.
pub(super) fn jump(solver: &Solver<'_, '_>, places: &[Place], (drives, seen): (&[Drive], &[Seen])) -> Option<Jump> {
    let because = if switches(solver) {
        "an argument of `abs`, `sign`, `min`, `max`, `mod` or `if` is zero at this very state"
    } else if meets(solver) {
        "two points meet at this very state, and a spring or damper between them has no direction"
    } else {
        return None;
    };
    let numbers = |h: f64, shake: Option<Shake>| numbers_beside(solver, places, (drives, seen), (h, shake));
    let near = BESIDE / (NARROWED * NARROWED);
    let side = |sign: f64| -> Option<Side> {
        let looks = [BESIDE, BESIDE / NARROWED, near].map(|h| numbers(sign * h, None));
        let shaken = (0..SIDELONG).map(|seed| numbers(sign * near, Some(Shake::new(seed))));
        let [Some(far), Some(middle), Some(near)] = looks else { return None };
        Some(Side { looks: [far, middle, near], shaken: shaken.collect::<Option<_>>()? })
    };
    let (up, down) = (side(1.0)?, side(-1.0)?);
    let sizes = sizes_of(solver.model, places);
    let entries = |of: fn(&Numbers) -> &Mat<f64>, by: &dyn Fn(usize) -> f64| -> Vec<(usize, usize)> {
        let x = of(&up.looks[2]);
        let largest = |i: usize| (0..x.ncols()).map(|j| x[(i, j)].abs() * by(j)).fold(0.0, f64::max);
        let row = |i: usize| {
            let least = JUMP * largest(i);
            (0..x.ncols()).find(|&j| {
                let of = |x: &Numbers| of(x)[(i, j)];
                let [far, middle, near] = std::array::from_fn(|k| (of(&up.looks[k]) - of(&down.looks[k])).abs());
                let rounding = OFF * up.rounding(&of).max(down.rounding(&of));
                let apart = OFF * up.spread(&of).max(down.spread(&of));
                let stays = near > apart || (near >= GROWS * middle && middle >= GROWS * far);
                near > rounding && near * by(j) > least && stays
            })
        };
        (0..x.nrows()).filter_map(|i| Some((i, row(i)?))).collect()
    };
    let entry = |of: fn(&Numbers) -> &Mat<f64>, by: &dyn Fn(usize) -> f64| entries(of, by).into_iter().next();
    let (alone, by_state) = (|_: usize| 1.0, |j: usize| sizes[j]);
    let state = |k: usize| state_name(solver.model, places[k].0, places[k].1).name;
    if let Some((i, _)) = entry(|x| &x.offset, &alone) {
        return Some(Jump::Equation(format!("the rate of `{}` jumps here: {because}", state(i))));
    }
    let bent = |of: &str, on: &str| format!("how {of} depends on {on} changes at once here: {because}");
    if let Some((i, j)) = entry(|x| &x.a, &by_state) {
        return Some(Jump::Equation(bent(&format!("the rate of `{}`", state(i)), &format!("`{}`", state(j)))));
    }
    if let Some((i, j)) = entry(|x| &x.b, &alone) {
        let input = format!("`{}`", drives[j].name);
        return Some(Jump::Equation(bent(&format!("the rate of `{}`", state(i)), &input)));
    }
    let output = |i: usize| format!("output `{}`", seen[i].name);
    let of_values = entries(|x| &x.values, &alone).into_iter();
    let of_values = of_values.map(|(i, _)| (i, format!("{} jumps here: {because}", output(i))));
    let of_states = entries(|x| &x.c, &by_state).into_iter().map(|(i, j)| (i, state(j)));
    let of_inputs = entries(|x| &x.d, &alone).into_iter().map(|(i, j)| (i, drives[j].name.clone()));
    let of_slopes = of_states.chain(of_inputs).map(|(i, on)| (i, bent(&output(i), &format!("`{on}`"))));
    let mut found: Vec<(usize, String)> = of_values.chain(of_slopes).collect();
    // The first of what is said of each.
    found.sort_by_key(|(i, _)| *i);
    found.dedup_by_key(|(i, _)| *i);
    (!found.is_empty()).then_some(Jump::Outputs(found))
}

/// X at h along d and e of (1).
fn numbers_beside(
    solver: &Solver<'_, '_>,
    places: &[Place],
    (drives, seen): (&[Drive], &[Seen]),
    (h, shake): (f64, Option<Shake>),
) -> Option<Numbers> {
    let state = beside(solver, h);
    let mut equations = Equations::new(solver.model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let there = solver.at(&mut equations, &state, shake).ok()?;
    let changes: Vec<Change> = places.iter().map(|&place| there.along_state(place)).collect();
    let pushes: Vec<Change> = drives.iter().map(|drive| drive.push(&there)).collect();
    Numbers::of(&there, places, (&changes, &pushes), seen).ok().filter(Numbers::is_finite)
}

/// The model's own sizes of the states.
fn sizes_of(model: &Model, places: &[Place]) -> Vec<f64> {
    let size = |&(s, c): &Place| model.natural.of_slot(c, model.variables[c].order as i32 - s as i32);
    places.iter().map(size).collect()
}

/// Outputs without a known value or slope that change by as much as it is within a hair of the state – half the digits: what it is divided by may be rounded more than the state –
/// and is less beside it: it is divided by what is zero here but for rounding.
pub(super) fn pole(
    (here, off): (&Numbers, &Numbers),
    solver: &Solver<'_, '_>,
    places: &[Place],
    (drives, seen): (&[Drive], &[Seen]),
) -> Vec<usize> {
    let sizes = sizes_of(solver.model, places);
    let lost = |x: f64, off: f64| x.abs() <= off;
    let unknown = |&k: &usize| {
        let value = here.values[(k, 0)];
        let turns =
            |j: usize| lost(here.c[(k, j)], off.c[(k, j)]) && off.c[(k, j)] * SHAKEN.sqrt() * sizes[j] >= value.abs();
        value != 0.0 && lost(value, off.values[(k, 0)]) && (0..here.c.ncols()).any(turns)
    };
    let found: Vec<usize> = (0..seen.len()).filter(unknown).collect();
    if found.is_empty() {
        return found;
    }
    let Some(there) = numbers_beside(solver, places, (drives, seen), (BESIDE, None)) else { return Vec::new() };
    found.into_iter().filter(|&k| there.values[(k, 0)].abs() * GROWS < here.values[(k, 0)].abs()).collect()
}

/// The state and the inputs at h along d and e of (1).
fn beside(solver: &Solver<'_, '_>, h: f64) -> State {
    let model = solver.model;
    let signs = Shake::new(0);
    let mut moved = solver.state.clone();
    let sizes = model.natural.of_states(model);
    for (k, (y, size)) in moved.y.iter_mut().zip(sizes).enumerate() {
        *y += h * signs.share(k as u64) * (y.abs() + size);
    }
    let inputs = model.inputs.iter().zip(&solver.inputs).enumerate();
    moved.inputs = inputs
        .map(|(k, (input, u))| {
            let by = h * signs.share((model.states + k) as u64) * (u.abs() + 1.0);
            (!input.in_constraint).then_some(u + by)
        })
        .collect();
    moved
}

/// Whether an argument of something that switches is zero at a solver's state, to rounding.
fn switches(solver: &Solver<'_, '_>) -> bool {
    let model = solver.model;
    let equations_of = |class: usize| &*model.classes[class].equations.tape;
    let readings_of = |class: usize| &*model.classes[class].readings.tape;
    let (equations, readings) =
        (instructions(&model.pattern.calls, &equations_of), instructions(&model.pattern.readings, &readings_of));
    if equations.iter().chain(&readings).all(Vec::is_empty) {
        return false;
    }
    let values = |h: f64| -> Vec<f64> {
        let state = beside(solver, h);
        let mut there = Equations::new(model);
        there.evaluate(state.t, &state.y, &state.inputs);
        let (mut registers, mut out, mut rest) = (Vec::new(), Vec::new(), there.arguments_now());
        for (found, call) in equations.iter().zip(&model.pattern.calls) {
            let (given, later) = rest.split_at(call.inputs.len());
            equations_of(call.class).switch_values(found, given, &mut registers, &mut |g| out.push(g));
            rest = later;
        }
        let given = outputs::given(solver, (&state.y, there.inputs()), (&solver.alpha, &solver.lambda));
        for ((found, call), given) in readings.iter().zip(&model.pattern.readings).zip(&given) {
            readings_of(call.class).switch_values(found, given, &mut registers, &mut |g| out.push(g));
        }
        out
    };
    let (here, there, back) = (values(0.0), values(SHAKEN), values(-SHAKEN));
    here.iter().zip(there.iter().zip(&back)).any(|(x, (y, z))| *x == 0.0 || (*y > 0.0) != (*z > 0.0))
}

/// Whether the ends of a line are one point, as near as is looked.
fn meets(solver: &Solver<'_, '_>) -> bool {
    let (Some(m), Some(mechanics)) = (&solver.model.mechanism, &solver.equations.mechanics) else { return false };
    let directed = m.lines.iter().filter(|line| line.has_direction());
    let near = BESIDE * solver.model.natural.length();
    directed
        .map(|line| line.ends.each_ref().map(|end| mechanics.pose(end).position))
        .any(|[a, b]| (b - a).norm() <= near)
}

/// What switches on states and inputs, call by call.
fn instructions<'p>(calls: &[Call], program: &dyn Fn(usize) -> &'p Program) -> Vec<Vec<usize>> {
    let changes = |s: &Source| !matches!(s, Source::Time | Source::Constant(_));
    let one = |call: &Call| program(call.class).switches(&call.inputs.iter().map(changes).collect::<Vec<_>>());
    calls.iter().map(one).collect()
}
