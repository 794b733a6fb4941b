//! What a search for assemblies holds, and the parts that close independently of each other.
//!
//! Let A be the rows of the constraints on positions over the columns that are not kept. Each direction of ker A is a freedom, and
//! as many coordinates are held at their values: those that move most, as independent coordinates are chosen, and rather those that
//! have a start value. Where only the orientation of a ball joint or the pose of a free joint could be held, it is held if all three
//! of its directions are free. What then remains of ker A turns bodies without moving a coordinate, such as rods between two ball
//! joints: it stays free.
//!
//! Columns belong to the same part if a row joins them.

use dalembert_dense as dense;
use faer::Mat;

use super::{Assembler, Stage, soft_starts};
use crate::tolerances::MET;
use crate::tolerances::parts::{ASIDE, PREFERRED, RANK};
use dalembert_answers::result::AssemblyReport;
use dalembert_dynamics::embedding::root;
use dalembert_dynamics::independent::{freedoms, kernel, pivots};
use dalembert_mechanism::JointInfo;
use dalembert_model::model::Model;
use dalembert_model::state::StartValues;

/// Places at which freedoms are counted: the first state and others near it.
const ATTEMPTS: usize = 3;

/// A part: its constraints and its columns.
pub(super) struct Part {
    pub stage: Stage,
}

impl Part {
    /// Places in the state that move with its columns.
    pub fn places(&self, model: &Model) -> Vec<usize> {
        let columns = &self.stage.columns;
        let scalars = columns.iter().filter_map(|&c| scalar_place(model, c));
        let poses = posed(model, columns).flat_map(|(joint, turns, shifts)| {
            let turning = if turns { &joint.states[..4] } else { &[] };
            let shifting = if shifts { &joint.states[4..] } else { &[] };
            turning.iter().chain(shifting).copied()
        });
        // Counted turns of closing joints go with the part; those of others stay as they are.
        let of = |c: usize| columns.binary_search(&c).is_ok();
        let m = model.mechanism.iter();
        let turns = m.flat_map(|m| {
            m.turns.iter().filter(move |t| m.loops[t.closure].velocities.iter().any(|&v| of(m.columns[v])))
        });
        scalars.chain(poses).chain(turns.map(|t| t.state)).collect()
    }
}

/// Where a column's position is in the state, for columns that are no components of twists.
pub(super) fn scalar_place(model: &Model, column: usize) -> Option<usize> {
    let v = &model.variables[column];
    (v.order as usize).checked_sub(2).map(|slot| v.state[slot])
}

/// A joint whose pose has more numbers than velocities.
pub(super) type Posed<'m> = (&'m JointInfo, bool, bool);

/// Joints with quaternions among columns, and whether their orientation and position are free.
pub(super) fn posed<'m>(model: &'m Model, columns: &[usize]) -> impl Iterator<Item = Posed<'m>> {
    let has = move |c: &usize| columns.binary_search(c).is_ok();
    let joints: Vec<_> = model.mechanism.iter().flat_map(|m| &m.joints).collect();
    let posed: Vec<Posed<'m>> = joints
        .into_iter()
        .filter(|j| j.columns.first().is_some_and(|&c| model.variables[c].is_twist()))
        .map(|j| (j, j.columns.iter().take(3).any(has), j.columns.iter().skip(3).any(has)))
        .filter(|p| p.1 || p.2)
        .collect();
    posed.into_iter()
}

/// The constraints on positions with what the user keeps of closing joints.
fn stage(assembler: &Assembler<'_>, held: &StartValues) -> Stage {
    let mut stage = Stage::new(assembler.model, held, 2);
    stage.soft_starts = soft_starts::at(&assembler.soft_starts, 2, true);
    stage.ease = stage.sizes(assembler.model).collect();
    stage
}

/// Rows of a stage at the state last looked at, over some columns, each of length one.
pub(super) fn rows(assembler: &Assembler<'_>, stage: &Stage, columns: &[usize]) -> Mat<f64> {
    let mut a = Mat::zeros(stage.rows.len() + stage.soft_starts.len(), columns.len());
    let mut fill = |i: usize, entries: &[(usize, f64)]| {
        let length = entries.iter().map(|e| e.1 * e.1).sum::<f64>().sqrt();
        for &(column, value) in entries {
            if let (Ok(k), true) = (columns.binary_search(&column), length > 0.0) {
                a[(i, k)] += value / length;
            }
        }
    };
    for (i, &row) in stage.rows.iter().enumerate() {
        fill(i, &assembler.equations.row(row).collect::<Vec<_>>());
    }
    for (i, &soft_start) in stage.soft_starts.iter().enumerate() {
        fill(stage.rows.len() + i, &assembler.soft_starts[soft_start].row(&assembler.equations));
    }
    a
}

/// Multiplications that the freedoms of a stage cost, roughly, where its rows are taken for dense.
pub(super) fn work_of_kernel(stage: &Stage) -> f64 {
    let (rows, columns) = (stage.rows.len() as f64, stage.columns.len() as f64);
    rows * columns * rows.min(columns)
}

/// Holds as many coordinates as there are freedoms; whether that costs no more than so many multiplications, roughly. If not, only modes of bodies are held.
pub(super) fn hold(assembler: &mut Assembler<'_>, held: &mut StartValues, most: f64) -> bool {
    let model = assembler.model;
    // Bodies that deform do so by loads: their modes tell no assemblies apart.
    for column in model.mechanism.iter().flat_map(dalembert_mechanism::Mechanism::modal_columns) {
        held.fixed[model.variables[column].state[0]] = true;
    }
    let whole = stage(assembler, held);
    if whole.columns.is_empty() || whole.rows.is_empty() {
        return true;
    }
    // The kernel, and freedoms at each place that is looked at, and where each orientation and each position may be held.
    let times = 1 + ATTEMPTS + 2 * posed(model, &whole.columns).count();
    if times as f64 * work_of_kernel(&whole) > most {
        return false;
    }
    look_aside(assembler, &whole, &held.state.y);
    let mut free = kernel(&rows(assembler, &whole, &whole.columns));
    for (k, &column) in whole.columns.iter().enumerate() {
        let weight = scalar_place(model, column).map_or(0.0, |place| if held.given[place] { PREFERRED } else { 1.0 });
        (0..free.ncols()).for_each(|j| free[(k, j)] *= weight);
    }
    for k in pivots(&free, &[]) {
        if let Some(place) = scalar_place(model, whole.columns[k]) {
            held.fixed[place] = true;
        }
    }
    for (joint, ..) in posed(model, &whole.columns) {
        let (turns, shifts) = joint.columns.split_at(3);
        for (columns, place) in [(turns, 0), (shifts, 4)] {
            if columns.len() == 3 && all_free(assembler, held, columns) {
                held.fixed[joint.states[place]] = true;
            }
        }
    }
    true
}

/// Whether three columns can move in all directions, at the state last looked at.
fn all_free(assembler: &Assembler<'_>, held: &StartValues, columns: &[usize]) -> bool {
    let rest = stage(assembler, held);
    let places: Option<Vec<usize>> = columns.iter().map(|c| rest.columns.binary_search(c).ok()).collect();
    let Some(places) = places else { return false };
    let kernel = kernel(&rows(assembler, &rest, &rest.columns));
    let block = Mat::from_fn(places.len(), kernel.ncols(), |i, j| kernel[(places[i], j)]);
    let Some(values) = dense::singular_values(&block) else { return false };
    values.len() >= 3 && values[2] > RANK
}

/// Looks at the first state, or at one nearby that has fewer freedoms: the first may be singular.
fn look_aside(assembler: &mut Assembler<'_>, stage: &Stage, first: &[f64]) {
    let model = assembler.model;
    let freedoms = |a: &Assembler<'_>| freedoms(&rows(a, stage, &stage.columns));
    assembler.look(first);
    let (mut fewest, mut best) = (freedoms(assembler), first.to_vec());
    for attempt in 1..ATTEMPTS {
        let mut y = first.to_vec();
        let mut step = vec![0.0; model.n()];
        for (k, &c) in stage.columns.iter().enumerate() {
            step[c] = ASIDE * ((k * attempt + 1) as f64 * 0.618_033_988_749_895).fract() - 0.5 * ASIDE;
        }
        let mut moved = vec![0.0; step.len()];
        dalembert_dynamics::projection::displace(model, &assembler.equations, 2, &step, &mut moved, &mut y);
        if assembler.solve(stage, &mut y, &mut AssemblyReport::default()) <= MET {
            assembler.look(&y);
            let count = freedoms(assembler);
            if count < fewest {
                (fewest, best) = (count, y);
            }
        }
    }
    assembler.look(&best);
}

/// The parts, in the order of their first columns.
pub(super) fn independent(assembler: &Assembler<'_>, held: &StartValues) -> Vec<Part> {
    let model = assembler.model;
    let whole = stage(assembler, held);
    let mut parent: Vec<usize> = (0..whole.columns.len()).collect();
    let place = |c: usize| whole.columns.binary_search(&c).ok();
    let of_row = |r: usize| -> Vec<usize> { model.pattern.columns(r).filter_map(place).collect() };
    let of_soft_start =
        |w: usize| assembler.soft_starts[w].row(&assembler.equations).into_iter().filter_map(|e| place(e.0)).collect();
    let rows: Vec<Vec<usize>> = whole.rows.iter().map(|&r| of_row(r)).collect();
    let soft_starts: Vec<Vec<usize>> = whole.soft_starts.iter().map(|&w| of_soft_start(w)).collect();
    let joints = posed(model, &whole.columns).map(|(j, ..)| j.columns.iter().filter_map(|&c| place(c)).collect());
    let rates = model.pattern.w.iter().map(|e| [e.row, e.column].into_iter().filter_map(place).collect());
    let together: Vec<Vec<usize>> = joints.chain(rates).collect();
    for group in rows.iter().chain(&soft_starts).chain(&together) {
        for pair in group.windows(2) {
            let (a, b) = (root(&mut parent, pair[0]), root(&mut parent, pair[1]));
            parent[a.max(b)] = a.min(b);
        }
    }
    let roots: Vec<usize> = (0..parent.len()).map(|k| root(&mut parent, k)).collect();
    let mine = |list: &[Vec<usize>], numbers: &[usize], r: usize| -> Vec<usize> {
        let of = list.iter().zip(numbers).filter(|(l, _)| l.first().is_some_and(|&k| roots[k] == r));
        of.map(|(_, &n)| n).collect()
    };
    let part = |r: usize| {
        let columns: Vec<usize> = (0..roots.len()).filter(|&k| roots[k] == r).map(|k| whole.columns[k]).collect();
        let (rows, soft_starts) = (mine(&rows, &whole.rows, r), mine(&soft_starts, &whole.soft_starts, r));
        let mut stage = Stage { soft_starts, ..Stage::of(2, rows, columns) };
        stage.ease = stage.sizes(model).collect();
        Part { stage }
    };
    let parts = (0..roots.len()).filter(|&k| roots[k] == k).map(part);
    parts.filter(|p| !p.stage.rows.is_empty() || !p.stage.soft_starts.is_empty()).collect()
}

/// Coordinates that are held, by name.
pub(super) fn names(model: &Model, held: &StartValues) -> Vec<(String, f64)> {
    let rows = (0..model.rows.len()).filter(|&r| model.rows[r].depth >= 2);
    let mut columns: Vec<usize> = rows.flat_map(|r| model.pattern.columns(r)).collect();
    columns.sort_unstable();
    columns.dedup();
    let scalars = columns.iter().filter_map(|&c| Some((c, scalar_place(model, c)?)));
    let scalars =
        scalars.map(|(c, p)| (model.variables[c].slot(model.variables[c].order as usize - 2).into_owned(), p));
    let poses = posed(model, &columns).flat_map(|(j, ..)| j.coordinates.iter().cloned().zip(j.states.iter().copied()));
    let block = |j: usize, states: &[usize]| states[if j < 4 { 0 } else { 4 }];
    let kept: std::collections::HashSet<usize> = posed(model, &columns)
        .flat_map(|(j, ..)| (0..j.states.len()).map(move |i| (j.states[i], block(i, &j.states))))
        .filter(|p| held.fixed[p.1])
        .map(|p| p.0)
        .collect();
    let closing = held.closures.iter().filter(|c| c.fixed && !c.rate).filter_map(|c| {
        let names = model.mechanism.as_ref()?.closures[c.closure].coordinate_names();
        Some((names.get(c.number)?.clone(), c.value))
    });
    let list = scalars.chain(poses).filter(|(_, p)| held.fixed[*p] || kept.contains(p));
    list.map(|(n, p)| (n, held.state.y[p])).chain(closing).collect()
}
