//! What can be said of assemblies by name: coordinates, outputs, points and axes of bodies.

use std::cmp::Reverse;

use super::Assembler;
use super::sameness::{Idle, Looks};
use super::ways::Ways;
use crate::tolerances::quantities::EQUAL;
use dalembert_model::model::{Model, Variable};
use dalembert_model::state::State;

/// Names that a part's ways are listed by at most, unless more are needed to tell them apart.
const LISTED: usize = 4;

/// Where a quantity comes from; the first ones are the better names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// A coordinate of a joint, or a variable.
    Coordinate,
    /// An output of the model.
    Output,
    /// `px(body)`, `py(body)`, `pz(body)`.
    Point,
    /// `xx(body)` to `zz(body)`.
    Direction,
}

/// A number with a name.
#[derive(Clone, Debug)]
pub struct Quantity {
    /// Its name, as in formulas.
    pub name: String,
    /// Where it comes from.
    pub source: Source,
    /// The part that it belongs to; `None` if it is the same in all assemblies.
    pub part: Option<usize>,
    /// Its value in each way of the part, or the only one.
    pub values: Vec<f64>,
    /// What it is small or large beside: the size of the mechanism, or 1 of angles and directions.
    size: f64,
}

impl Quantity {
    /// Whether two ways of the part have different values.
    fn tells(&self, a: usize, b: usize) -> bool {
        differ(self.values[a], self.values[b], self.size)
    }

    /// Whether they do by sign.
    fn tells_by_sign(&self, a: usize, b: usize) -> bool {
        let (x, y) = (self.values[a], self.values[b]);
        x * y < 0.0 && x.abs().min(y.abs()) > EQUAL * self.size
    }

    /// Whether it says the same as another, up to sign and a shift.
    fn repeats(&self, other: &Self) -> bool {
        let pairs = || self.values.iter().zip(&other.values);
        let shift = |sign: f64| {
            let first = self.values[0] - sign * other.values[0];
            pairs().all(|(a, b)| !differ(a - sign * b, first, self.size))
        };
        shift(1.0) || shift(-1.0)
    }
}

fn differ(a: f64, b: f64, size: f64) -> bool {
    (a - b).abs() > EQUAL * a.abs().max(b.abs()).max(size)
}

/// All quantities that belong to one part, or to none, and that no idle motion changes.
pub(super) fn quantities(
    a: &mut Assembler<'_>,
    looks: &Looks,
    first: &State,
    (parts, idle): (&[Ways], &[Idle]),
) -> Vec<Quantity> {
    let names = names(a.model);
    let same = read(a, looks, idle, &first.y);
    let sizes = sizes(a, looks, first);
    let varying: Vec<Vec<Vec<f64>>> =
        parts.iter().map(|p| p.states.iter().map(|s| read(a, looks, idle, &s.y)).collect()).collect();
    let mut list = Vec::new();
    for (k, (name, source)) in names.into_iter().enumerate() {
        let changes = |part: &Vec<Vec<f64>>| part.iter().any(|way| differ(way[k], same[k], sizes[k]));
        let of: Vec<usize> = (0..parts.len()).filter(|&p| changes(&varying[p])).collect();
        let (part, values) = match of[..] {
            [] => (None, vec![same[k]]),
            [p] => (Some(p), varying[p].iter().map(|way| way[k]).collect()),
            _ => continue,
        };
        if values.iter().all(|v: &f64| !v.is_nan()) {
            list.push(Quantity { name, source, part, values, size: sizes[k] });
        }
    }
    list
}

/// Names in the order of [`read`].
fn names(model: &Model) -> Vec<(String, Source)> {
    let variables = model.variables.iter().filter(|v| v.order >= 2);
    let scalars = variables.map(|v| v.slot(v.order as usize - 2).into_owned());
    let joints = model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.states.len() > j.columns.len());
    let shifts = joints.flat_map(|j| j.coordinates.iter().skip(4).cloned());
    let outputs = model.outputs.iter().map(|o| (o.name.clone(), Source::Output));
    let bodies = model.mechanism.iter().flat_map(|m| &m.bodies).flat_map(|body| {
        let call = |function: &str| format!("{function}({})", body.name);
        let points = ["px", "py", "pz"].map(|f| (call(f), Source::Point));
        let axes = ["xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz"].map(|f| (call(f), Source::Direction));
        points.into_iter().chain(axes)
    });
    scalars.chain(shifts).map(|n| (n, Source::Coordinate)).chain(outputs).chain(bodies).collect()
}

/// Sizes in the order of [`read`].
fn sizes(a: &mut Assembler<'_>, looks: &Looks, first: &State) -> Vec<f64> {
    let look = looks.look(a, &first.y);
    let model = a.model;
    let own = |(c, v): (usize, &Variable)| {
        if v.is_length() { looks.size } else { model.natural.of_slot(c, v.order as i32 - 2) }
    };
    let scalars = model.variables.iter().enumerate().filter(|(_, v)| v.order >= 2).map(own);
    let joints = model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.states.len() > j.columns.len());
    let shifts = joints.flat_map(|j| j.states.iter().skip(4).map(|_| looks.size));
    let bodies = model.mechanism.iter().flat_map(|m| &m.bodies);
    let vectors = bodies.flat_map(|_| (0..12).map(|k| if k < 3 { looks.size } else { 1.0 }));
    scalars.chain(shifts).chain(look.output_sizes).chain(vectors).collect()
}

/// Values at a state; what idle motions move is no number.
fn read(a: &mut Assembler<'_>, looks: &Looks, idle: &[Idle], y: &[f64]) -> Vec<f64> {
    let model = a.model;
    let look = looks.look(a, y);
    let scalars = model.variables.iter().filter(|v| v.order >= 2).map(|v| y[v.state[v.order as usize - 2]]);
    let joints = model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.states.len() > j.columns.len());
    let shifts = joints.flat_map(|j| j.states.iter().skip(4).map(|&p| y[p]));
    let hidden = |moves: bool, x: f64| if moves { f64::NAN } else { x };
    let outputs = look.outputs.iter().enumerate().map(|(k, &x)| hidden(idle.iter().any(|i| i.outputs[k]), x));
    let bodies = model.mechanism.as_ref().map_or(0, |m| m.bodies.len());
    let vectors = look.vectors.iter().take(4 * bodies).enumerate().flat_map(|(k, v)| {
        let (size, moves) = (if k % 4 == 0 { looks.size } else { 1.0 }, idle.iter().any(|i| i.vectors[k]));
        v.0.map(|x| hidden(moves, x * size))
    });
    scalars.chain(shifts).chain(outputs).chain(vectors).collect()
}

/// The names by which the ways of a part are best told apart: few, signs before values, coordinates and outputs before what bodies
/// do.
pub fn telling(quantities: &[Quantity], part: usize) -> Vec<&Quantity> {
    let mine: Vec<&Quantity> = quantities.iter().filter(|q| q.part == Some(part)).collect();
    let (named, read_off): (Vec<_>, Vec<_>) = mine.into_iter().partition(|q| q.source <= Source::Output);
    let count = quantities.iter().find(|q| q.part == Some(part)).map_or(0, |q| q.values.len());
    let mut pairs: Vec<(usize, usize)> = (0..count).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
    let mut chosen: Vec<&Quantity> = Vec::new();
    for list in [&named, &read_off] {
        while !pairs.is_empty() {
            let told = |q: &Quantity| pairs.iter().filter(|p| q.tells(p.0, p.1)).count();
            let by_sign = |q: &Quantity| pairs.iter().filter(|p| q.tells_by_sign(p.0, p.1)).count();
            let score = |q: &Quantity| (told(q), by_sign(q), Reverse(q.source));
            let best = list.iter().enumerate().max_by_key(|(k, q)| (score(q), Reverse(*k)));
            let Some((_, best)) = best.filter(|b| told(b.1) > 0) else { break };
            pairs.retain(|p| !best.tells(p.0, p.1));
            chosen.push(best);
        }
    }
    for q in named.into_iter().filter(|q| q.source == Source::Coordinate) {
        if chosen.len() < LISTED && !chosen.iter().any(|c| c.repeats(q)) {
            chosen.push(q);
        }
    }
    let place = |q: &Quantity| quantities.iter().position(|o| std::ptr::eq(o, q));
    chosen.sort_by_key(|q| place(q));
    chosen
}
