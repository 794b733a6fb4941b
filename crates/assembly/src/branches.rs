//! The distinct ways in which a mechanism can be assembled with the same input.
//!
//! What the user keeps is held, and where freedoms remain a well-conditioned choice of independent coordinates with it
//! (`parts`). What is left falls into parts whose constraints share no variable: each closes in its own ways, and every choice of
//! one way per part is an assembly. For each part, everything that is free starts from many places: angles and orientations
//! anywhere, lengths within the size of the mechanism, from numbers that look like chance and are always the same. From there
//! constraints are met as in assembly. States are the same if they look the same (`sameness`).
//!
//! The search goes on until it has made four times as many starts as it took to find the last new way, and at least [`MIN_STARTS`],
//! or until it has cost too much. That is no proof of completeness: the counts are part of the answer. Where already to choose what is held costs too much, as in nets of hundreds of loops,
//! nothing is searched, which the counts say too. Work is counted, in multiplications: the same model has the same answer on any machine.

use crate::tolerances::MET;
use crate::tolerances::branches::{COORDINATES_MOVED, FULL_TURN, WORK, WORK_PER_COLUMN};
use dalembert_integrate::Failure;

use super::parts::{self, Part};
use super::quantities::{Quantity, quantities};
use super::sameness::{Idle, Look, Looks};
use super::ways::Ways;
use super::{Assembler, Stage, assemble, large};
use dalembert_answers::result::AssemblyReport;
use dalembert_bodies::spatial::Quaternion;
use dalembert_dynamics::independent::freedoms;
use dalembert_model::model::Model;
use dalembert_model::state::{StartValues, State};

/// Starts at least.
const MIN_STARTS: usize = 96;
/// Assemblies that idle motions are looked for at.
const POSES: usize = 8;
/// Starts at most.
const MAX_STARTS: usize = 1536;
/// Starts beyond the one that found the last new way, as a multiple of it.
const PATIENCE: usize = 4;
/// All assemblies that were found: one way for each part.
#[derive(Clone, Debug)]
pub struct Branches {
    /// The one that assembly takes.
    pub first: State,
    /// What closes independently of the rest, each with the ways it does; empty where nothing is left to choose.
    pub parts: Vec<Ways>,
    /// Coordinates that were held, by name.
    pub held: Vec<(String, f64)>,
    /// What can be said of the ways by name.
    pub quantities: Vec<Quantity>,
    /// Whether nothing is left to choose, so that there are no others.
    pub complete: bool,
}

impl Branches {
    /// The only one that is known, of which nothing says that there are no others.
    fn not_searched(first: State) -> Self {
        let only = Ways { states: vec![first.clone()], movable: vec![0], cut: true, ..Ways::default() };
        Self { first, parts: vec![only], held: Vec::new(), quantities: Vec::new(), complete: false }
    }

    /// Number of assemblies.
    pub fn count(&self) -> f64 {
        self.parts.iter().map(|p| p.states.len() as f64).product()
    }

    /// The state with the given way of each part; parts that are not named stay as in the first.
    pub fn state(&self, ways: &[usize]) -> State {
        let mut state = self.first.clone();
        for (part, &way) in self.parts.iter().zip(ways) {
            for &place in &part.places {
                state.y[place] = part.states[way].y[place];
            }
        }
        state
    }

    /// Choices of ways, the first assembly first, then those that differ from it in one part, in two and so on; at most `most`.
    pub fn choices(&self, most: usize) -> Vec<Vec<usize>> {
        let mut list = vec![vec![0; self.parts.len()]];
        let mut at = 0;
        while at < list.len() && list.len() < most {
            let base = list[at].clone();
            let after = base.iter().rposition(|&w| w > 0).map_or(0, |k| k + 1);
            for part in after..base.len() {
                for way in 1..self.parts[part].states.len() {
                    let mut next = base.clone();
                    next[part] = way;
                    list.push(next);
                }
            }
            at += 1;
        }
        list.truncate(most);
        list
    }
}

/// Distinct assemblies; `None` if the start values can't be assembled at all.
///
/// # Errors
/// As [`assemble`].
pub fn branches(model: &Model, start: &StartValues) -> Result<Option<Branches>, Failure> {
    let mut held = start.clone();
    if !assemble(model, &mut held)?.converged {
        return Ok(None);
    }
    let first = held.state.clone();
    let mut assembler = Assembler::new(model, &held);
    if !parts::hold(&mut assembler, &mut held, WORK) {
        return Ok(Some(Branches::not_searched(first)));
    }
    let looks = Looks::new(&mut assembler, &first);
    let origin = looks.look(&mut assembler, &start.state.y);
    let found = parts::independent(&assembler, &held);
    let work = WORK / found.len().max(1) as f64;
    let mut search = Search { assembler, first, origin, looks, work };
    let (parts, idle): (Vec<Ways>, Vec<Idle>) = found.iter().map(|p| search.ways(p)).unzip();
    let Search { mut assembler, first, looks, .. } = search;
    let quantities = quantities(&mut assembler, &looks, &first, (&parts, &idle));
    let complete = parts.is_empty() && model.rows.iter().enumerate().all(|(r, row)| row.soft || searched(model, r));
    Ok(Some(Branches { held: parts::names(model, &held), first, parts, quantities, complete }))
}

/// Whether a row is one on positions, or chooses no positions.
fn searched(model: &Model, row: usize) -> bool {
    let of_velocities = |c: usize| model.variables[c].is_twist() || model.variables[c].order >= 2;
    match model.rows[row].depth {
        0 | 2 => true,
        1 => model.pattern.columns(row).all(of_velocities),
        _ => false,
    }
}

struct Search<'m> {
    assembler: Assembler<'m>,
    first: State,
    /// What the start values look like.
    origin: Look,
    looks: Looks,
    /// What a part may cost.
    work: f64,
}

/// An assembly of a part, and the start that led to it.
struct Found {
    y: Vec<f64>,
    look: Look,
    start: usize,
}

impl Search<'_> {
    /// The ways of a part.
    fn ways(&mut self, part: &Part) -> (Ways, Idle) {
        let y = self.first.y.clone();
        let mut found = vec![Found { look: self.looks.look(&mut self.assembler, &y), y, start: 0 }];
        let mut idle = self.idle(part, &found);
        let (mut starts, mut closed, mut work) = (0, 0, 0.0_f64);
        // Freedoms of each way, and idle motions of some of them, have their own limit: of small parts they are little beside the starts.
        let look = parts::work_of_kernel(&part.stage);
        let mut looked = 2.0 * look;
        let wanted = |found: &[Found]| MIN_STARTS.max(PATIENCE * found.last().map_or(0, |f| f.start));
        while starts < wanted(&found).min(MAX_STARTS) && work.max(looked) <= self.work {
            starts += 1;
            let Some(y) = self.closes_from(part, starts, &mut work) else { continue };
            closed += 1;
            let seen = self.looks.look(&mut self.assembler, &y);
            if found.iter().all(|f| !self.looks.same(&f.look, &seen, &idle)) {
                found.push(Found { y, look: seen, start: starts });
                looked += look;
                // Which motions are idle shows better the more poses are known.
                if found.len() <= POSES {
                    idle = self.idle(part, &found);
                    looked += found.len() as f64 * look;
                }
            }
        }
        let cut = starts < wanted(&found);
        let kept = self.in_order(&found, &idle);
        let ways = Ways {
            states: kept.iter().map(|&k| State { y: found[k].y.clone(), ..self.first.clone() }).collect(),
            movable: kept.iter().map(|&k| self.motions(part, &found[k].y).saturating_sub(idle.motions)).collect(),
            idle: idle.motions,
            places: part.places(self.assembler.model),
            starts,
            closed,
            last_new: kept.iter().map(|&k| found[k].start).max().unwrap_or(0),
            cut,
        };
        (ways, idle)
    }

    /// What differs, the first first, then the nearest to the start values.
    fn in_order(&self, found: &[Found], idle: &Idle) -> Vec<usize> {
        let mut order: Vec<usize> = (1..found.len()).collect();
        let far = |k: &usize| self.looks.distance(&found[*k].look, &self.origin, idle);
        order.sort_by(|a, b| far(a).total_cmp(&far(b)));
        let mut kept = vec![0];
        for k in order {
            if kept.iter().all(|&o: &usize| !self.looks.same(&found[o].look, &found[k].look, idle)) {
                kept.push(k);
            }
        }
        kept
    }

    /// Idle motions, judged at the assemblies that were found first.
    fn idle(&mut self, part: &Part, found: &[Found]) -> Idle {
        let some: Vec<&[f64]> = found.iter().take(POSES).map(|f| &f.y[..]).collect();
        self.looks.idle(&mut self.assembler, &part.stage, &some)
    }

    /// Number of motions that a part has at a state.
    fn motions(&mut self, part: &Part, y: &[f64]) -> usize {
        self.assembler.look(y);
        freedoms(&parts::rows(&self.assembler, &part.stage, &part.stage.columns))
    }

    /// The assembly that a start leads to, with angles and quaternions as near to the first as they can be.
    fn closes_from(&mut self, part: &Part, start: usize, work: &mut f64) -> Option<Vec<f64>> {
        let mut y = self.first.y.clone();
        self.spread(part, start, &mut y);
        let mut report = AssemblyReport::default();
        let size = self.assembler.solve(&part.stage, &mut y, &mut report);
        *work += cost(&part.stage) * report.iterations as f64;
        if !(size <= MET && y.iter().all(|y| y.is_finite())) {
            return None;
        }
        self.turn_back(part, &mut y);
        Some(y)
    }

    /// Moves far away in turn a few of what is free, a half of it, and everything.
    fn spread(&self, part: &Part, start: usize, y: &mut [f64]) {
        let model = self.assembler.model;
        let mut chance = Chance::new(part.stage.columns[0], start);
        let few = (COORDINATES_MOVED / part.stage.columns.len() as f64).min(0.5);
        let share_moved = [1.0, few, 0.5][start % 3];
        for &column in &part.stage.columns {
            let v = &model.variables[column];
            let Some(slot) = (v.order as usize).checked_sub(2) else { continue };
            let (moves, share) = (chance.next() < share_moved, 2.0 * chance.next() - 1.0);
            if moves {
                let now = y[v.state[slot]];
                // As far as to the mirror image of a first value that lies outside.
                let reach = if v.turns() {
                    std::f64::consts::PI
                } else if v.is_length() {
                    2.0 * self.looks.size
                } else {
                    (2.0 * now.abs()).max(std::f64::consts::PI * model.natural.of_slot(column, slot as i32))
                };
                y[v.state[slot]] = now + share * reach;
            }
        }
        for (joint, turns, shifts) in parts::posed(model, &part.stage.columns) {
            let (moves, values): (_, [f64; 6]) = (chance.next() < share_moved, std::array::from_fn(|_| chance.next()));
            if turns && moves {
                let q = anywhere([values[0], values[1], values[2]]);
                (0..4).for_each(|i| y[joint.states[i]] = q[i]);
            }
            if shifts && moves {
                (0..3).for_each(|i| y[joint.states[4 + i]] += 2.0 * (2.0 * values[3 + i] - 1.0) * self.looks.size);
            }
        }
    }

    /// Takes out full turns and signs of quaternions, where the constraints hold without them too.
    fn turn_back(&mut self, part: &Part, y: &mut Vec<f64>) {
        let model = self.assembler.model;
        let near = &self.first.y;
        for (joint, ..) in parts::posed(model, &part.stage.columns).filter(|p| p.1) {
            let places = &joint.states[..4];
            if places.iter().map(|&p| y[p] * near[p]).sum::<f64>() < 0.0 {
                places.iter().for_each(|&p| y[p] = -y[p]);
            }
        }
        let angles = part.stage.columns.iter().map(|&c| &model.variables[c]);
        let angles = angles.filter(|v| v.order >= 2 && v.turns());
        let turned: Vec<(usize, f64)> = angles
            .map(|v| v.state[v.order as usize - 2])
            .map(|p| (p, ((y[p] - near[p]) / std::f64::consts::TAU).round() * std::f64::consts::TAU))
            .filter(|t| t.1 != 0.0)
            .collect();
        self.assembler.look(near);
        let scales = self.assembler.scales(&part.stage, near);
        // All together first: a gear between two angles lets none of them turn back alone.
        let alone = turned.iter().map(std::slice::from_ref);
        for some in std::iter::once(&turned[..]).chain(alone).filter(|s| !s.is_empty()) {
            let mut trial = y.clone();
            some.iter().for_each(|&(p, turns)| trial[p] -= turns);
            if self.assembler.misfit(&part.stage, &scales, &trial) <= FULL_TURN {
                *y = trial;
                if some.len() == turned.len() {
                    break;
                }
            }
        }
        self.assembler.look(y);
        if let Some(mechanics) = &mut self.assembler.equations.mechanics {
            mechanics.kinematics();
            mechanics.settle_turns(y);
        }
    }
}

impl Assembler<'_> {
    /// Largest relative residual of a stage at a state.
    fn misfit(&mut self, stage: &Stage, scales: &[f64], y: &[f64]) -> f64 {
        self.look(y);
        self.size(stage, scales).1
    }
}

/// What an iteration costs, roughly.
fn cost(stage: &Stage) -> f64 {
    if stage.columns.len() < large::FROM {
        parts::work_of_kernel(stage)
    } else {
        WORK_PER_COLUMN * stage.columns.len() as f64
    }
}

/// A unit quaternion from three numbers in [0, 1), all orientations being equally likely (Shoemake 1992).
fn anywhere([a, b, c]: [f64; 3]) -> [f64; 4] {
    let (low, high) = ((1.0 - a).sqrt(), a.sqrt());
    let (s, t) = ((std::f64::consts::TAU * b).sin_cos(), (std::f64::consts::TAU * c).sin_cos());
    Quaternion([high * t.1, low * s.0, low * s.1, high * t.0]).normalized().0
}

/// Numbers in [0, 1) that look like chance: SplitMix64.
struct Chance(u64);

impl Chance {
    fn new(part: usize, start: usize) -> Self {
        Self((part as u64) << 32 ^ start as u64)
    }

    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
}
