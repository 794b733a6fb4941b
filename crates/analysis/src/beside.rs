//! What holds on both sides of a state at which formulas meet.
//!
//! ```text
//! D(h) = X(y + h d, u + h e) − X(y − h d, u − h e),   h, h/8, h/64                                                         (1)
//! X₀ = ½ (X(y + h d, u + h e) + X(y − h d, u − h e)),   h/64                                                               (2)
//! ```
//!
//! with X matrices that depend on the state, d, e of any signs in the sizes of the states and inputs. X jumps where D(h/64) is more than X changes on
//! either side, and more than rounding, which is measured there as in `scatter.rs` and known from the other entries of a row; a smooth X changes most on the sides. Where D, or X on
//! a side, changes more as h falls, it has no bound. Where X does not jump and yet is another at the state itself, (2) holds: derivatives of −sign(v)(1 − exp(−|v|/w)) are
//! zero at v = 0 only because that of |v| is taken for zero there. Nothing is compared with a size of the model's own: a soft motion beside a stiff one is none that
//! jumps. Cost: that of a dozen X, and only where something asks for them: an argument of `abs`, `sign`, `min`, `max`, `mod` or `if` that is zero here, or ends of a spring that meet.

use std::f64::consts::PI;

use dalembert_dynamics::equations::Equations;
use dalembert_expr::{Asked, Program};
use dalembert_mechanism::measurable::Measurable;
use dalembert_mechanism::moving::Moving;
use dalembert_model::measured::Over;
use dalembert_model::model::Model;
use dalembert_model::pattern::{Call, Source};
use dalembert_model::state::State;
use faer::Mat;

use crate::derivatives::{Place, Shake, Solver};
use crate::tolerances::{BESIDE, GROWS, JUMP, NARROWED, NO_LESS, OFF, SHAKEN, SIDELONG};

/// X on one side: matrices in an order that all have.
struct Side {
    /// At h, h/8, h/64.
    looks: [Vec<Mat<f64>>; 3],
    /// At h/64, from numbers that are shaken.
    shaken: Vec<Vec<Mat<f64>>>,
}

/// An entry: matrix, row, column.
type Entry = (usize, usize, usize);

impl Side {
    fn at(&self, look: usize, (k, i, j): Entry) -> f64 {
        self.looks[look][k][(i, j)]
    }

    /// What rounding does to a number.
    fn rounding(&self, (k, i, j): Entry) -> f64 {
        let here = self.at(2, (k, i, j));
        self.shaken.iter().map(|x| (x[k][(i, j)] - here).abs()).fold(0.0, f64::max)
    }

    /// By how much a number changes on this side.
    fn spread(&self, entry: Entry) -> f64 {
        let here = self.at(2, entry);
        (0..2).map(|look| (self.at(look, entry) - here).abs()).fold(0.0, f64::max)
    }

    /// Whether a number changes more and more as h falls, by more than this.
    fn escapes(&self, entry: Entry, least: f64) -> bool {
        let [far, middle, near] = std::array::from_fn(|look| self.at(look, entry));
        let (before, after) = ((middle - far).abs(), (near - middle).abs());
        before > least && after >= NO_LESS * before
    }
}

/// X on both sides of a state.
pub(crate) struct Sides {
    up: Side,
    down: Side,
    /// What meets there, in words.
    pub(crate) because: &'static str,
}

/// What an entry does at the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meets {
    /// It is another number on the other side.
    Jumps,
    /// It is larger the nearer one looks.
    Grows,
}

impl Meets {
    /// What a slope does, in words.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Self::Jumps => "changes at once here",
            Self::Grows => "has no bound here",
        }
    }
}

impl Sides {
    /// X about a solver's state, if something may switch there; none where all is smooth, or where nothing is defined beside it. `numbers` are
    /// X at h, from numbers that may be shaken.
    pub(crate) fn of(
        solver: &Solver<'_, '_>,
        numbers: &dyn Fn(f64, Option<Shake>) -> Option<Vec<Mat<f64>>>,
    ) -> Option<Self> {
        let because = if switches(solver) {
            "an argument of `abs`, `sign`, `min`, `max`, `mod` or `if` is zero at this very state"
        } else if meets(solver) {
            "two points meet at this very state, and a spring or damper between them has no direction"
        } else {
            return None;
        };
        let near = BESIDE / (NARROWED * NARROWED);
        let side = |sign: f64| -> Option<Side> {
            let looks = [BESIDE, BESIDE / NARROWED, near].map(|h| numbers(sign * h, None));
            let shaken = (0..SIDELONG).map(|seed| numbers(sign * near, Some(Shake::new(seed))));
            let [Some(far), Some(middle), Some(near)] = looks else { return None };
            Some(Side { looks: [far, middle, near], shaken: shaken.collect::<Option<_>>()? })
        };
        Some(Self { up: side(1.0)?, down: side(-1.0)?, because })
    }

    /// Entries of the k-th matrix that have no one number, one a row at most; columns count `by` their sizes.
    pub(crate) fn meeting(&self, k: usize, by: &dyn Fn(usize) -> f64) -> Vec<(usize, usize, Meets)> {
        let x = &self.up.looks[2][k];
        let row = |i: usize| {
            let least = self.least(k, i, by);
            (0..x.ncols()).find_map(|j| Some((i, j, self.meets((k, i, j), least / by(j))?)))
        };
        (0..x.nrows()).filter_map(row).collect()
    }

    /// What counts beside the largest entry of a row.
    fn least(&self, k: usize, i: usize, by: &dyn Fn(usize) -> f64) -> f64 {
        let x = &self.up.looks[2][k];
        JUMP * (0..x.ncols()).map(|j| x[(i, j)].abs() * by(j)).fold(0.0, f64::max)
    }

    fn meets(&self, entry: Entry, least: f64) -> Option<Meets> {
        let (up, down) = (&self.up, &self.down);
        let [far, middle, near] = std::array::from_fn(|look| (up.at(look, entry) - down.at(look, entry)).abs());
        let rounding = self.rounding(entry);
        let stays = near > self.apart(entry) || (near >= GROWS * middle && middle >= GROWS * far);
        if near > rounding && near > least && stays {
            return Some(Meets::Jumps);
        }
        let least = least.max(rounding);
        (up.escapes(entry, least) || down.escapes(entry, least)).then_some(Meets::Grows)
    }

    fn rounding(&self, entry: Entry) -> f64 {
        OFF * self.up.rounding(entry).max(self.down.rounding(entry))
    }

    fn apart(&self, entry: Entry) -> f64 {
        OFF * self.up.spread(entry).max(self.down.spread(entry))
    }

    /// (2) for entries of the k-th matrix that are others at the state itself; how far they are off then.
    pub(crate) fn limits(&self, k: usize, here: &mut Mat<f64>, mut off: Option<&mut Mat<f64>>) {
        let (rows, columns) = (here.nrows(), here.ncols());
        for (i, j) in (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))) {
            let entry = (k, i, j);
            let limit = 0.5 * (self.up.at(2, entry) + self.down.at(2, entry));
            let unsure = self.rounding(entry).max(self.apart(entry));
            if (limit - here[(i, j)]).abs() > unsure {
                here[(i, j)] = limit;
                if let Some(off) = &mut off {
                    off[(i, j)] = unsure;
                }
            }
        }
    }
}

/// The model's own sizes of the states.
pub(crate) fn sizes_of(model: &Model, places: &[Place]) -> Vec<f64> {
    let size = |&(s, c): &Place| model.natural.of_slot(c, model.variables[c].order as i32 - s as i32);
    places.iter().map(size).collect()
}

/// A solver in the same coordinates at h along d and e of (1), for as long as it is asked.
pub(crate) fn solver_beside<R>(
    solver: &Solver<'_, '_>,
    h: f64,
    shake: Option<Shake>,
    ask: impl FnOnce(&Solver<'_, '_>) -> Option<R>,
) -> Option<R> {
    let state = beside(solver, h);
    let mut equations = Equations::new(solver.model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    ask(&solver.at(&mut equations, &state, shake).ok()?)
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
            equations_of(call.class).switch_values(found, given, &mut registers, &mut |asked| out.push(zero(asked)));
            rest = later;
        }
        let given = given(solver, (&state.y, there.inputs()), (&solver.alpha, &solver.lambda));
        for ((found, call), given) in readings.iter().zip(&model.pattern.readings).zip(&given) {
            readings_of(call.class).switch_values(found, given, &mut registers, &mut |asked| out.push(zero(asked)));
        }
        out
    };
    let (here, there, back) = (values(0.0), values(SHAKEN), values(-SHAKEN));
    here.iter().zip(there.iter().zip(&back)).any(|(x, (y, z))| *x == 0.0 || (*y > 0.0) != (*z > 0.0))
}

/// What is zero where an operation that asks for this switches.
fn zero(asked: Asked) -> f64 {
    match asked {
        Asked::Sign(g) => g,
        Asked::Whole(a) => (PI * a).sin(),
    }
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
    let one =
        |call: &Call| program(call.class).switches_and_points(&call.inputs.iter().map(changes).collect::<Vec<_>>());
    calls.iter().map(one).collect()
}

/// What the programs of energies and outputs are given, call by call; reactions of joints are no numbers.
pub(crate) fn given<T: Measurable>(
    solver: &Solver<'_, '_>,
    (y, inputs): (&[T], &[T]),
    (alpha, lambda): (&[T], &[T]),
) -> Vec<Vec<T>> {
    let model = solver.model;
    let signals = model.mechanism.as_ref().map_or_else(Vec::new, |m| {
        let mut moving = Moving::new(m, &m.tree);
        let [q, v] = [&m.q_states, &m.v_states].map(|places| places.iter().map(|&p| y[p]).collect::<Vec<_>>());
        let a: Vec<T> = m.columns.iter().map(|&c| alpha[c]).collect();
        moving.set(&m.tree, &q, &v, &a);
        moving.set_turns(y);
        Over::read(&model.pattern.measured, &moving).signals(&model.pattern.measured)
    });
    let argument = |source: &Source| match *source {
        Source::Time => T::constant(solver.state.t),
        Source::Constant(c) => T::constant(c),
        Source::State(k) => y[k],
        Source::Input(k) => inputs[k],
        Source::Acceleration(c) => alpha[c],
        Source::Multiplier(r) => lambda[r],
        Source::Signal(k) => signals[k],
        Source::JointReaction(_) => T::constant(f64::NAN),
    };
    model.pattern.readings.iter().map(|call| call.inputs.iter().map(argument).collect()).collect()
}
