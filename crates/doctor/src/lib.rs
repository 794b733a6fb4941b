//! What is wrong with a model, by name: mobility, dependent and contradictory rows, reactions, inertia, assembly.
//!
//! [`diagnose`] looks at the equations; [`examine`] looks at the start values and at bodies and joints as well. Each finding has a
//! code that stays the same, see [`finding::code`]; one file is for each kind. Dense decompositions are made up to
//! [`LARGEST`] variables; beyond that, what they would tell is left out and said to be.
//!
//! | file | content |
//! |---|---|
//! | `mobility.rs` | how many freedoms, which joints move in each |
//! | `redundancy.rs` | dependent rows by joint and direction, and cures |
//! | `closing.rs` | the smallest set that cannot be assembled |
//! | `facing.rs`, `askew.rs` | axes that point the other way, or across the others |
//! | `locked.rs`, `stuck.rs` | what holds a mechanism or a part that cannot move; parts that only give way |
//! | `prescribed.rs` | drives |
//! | `hanging.rs` | accelerations that nothing determines: bodies that hang free, joints that free the same motion |
//! | `idle.rs` | bodies that turn by themselves |
//! | `unmet.rs` | what a start misses, and what contradicts itself |
//! | `near.rs`, `untold.rs` | singular poses nearby, small misfits; variables of order 0 that nothing tells at a state |
//! | `fit.rs`, `placing.rs` | what joints of rounded files may let go of, and where they are to be moved for loops to close |
//! | `graph.rs` | bodies and joints as a digraph: its class, its spanning tree |
//! | `data.rs` | scaling, start values, data without effect |
//! | `links.rs`, `measures.rs`, `spectrum.rs`, `witness.rs`, `words.rs` | beneath: joints at one pose, comparable rows, singular values, poses nearby, sentences |

mod askew;
mod closing;
mod data;
mod facing;
pub mod fit;
mod graph;
mod hanging;
mod tolerances;
pub use dalembert_answers::finding;
mod idle;
mod index;
mod links;
mod locked;
pub mod measures;
mod mobility;
mod near;
pub mod placing;
mod prescribed;
mod redundancy;
mod spectrum;
mod stuck;
mod unmet;
mod untold;
mod witness;
mod words;

pub use dalembert_answers::words::{counted, listed, names};
pub use data::{altered, carried};
pub use mobility::{idle_in_words, line as freedom_in_words};
pub use unmet::missed;

use dalembert_dense as dense;
use std::collections::HashSet;

use dalembert_enforce::{Answer, MethodName};
use dalembert_integrate::Failure;
use faer::Mat;

use dalembert_answers::result::{
    AssemblyReport, Diagnosis, MechanismDiagnosis, Prescription, RedundancyKind, RedundantGroup, Strained,
};
use dalembert_dynamics::Formulation;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::free_columns::free_columns;
use dalembert_dynamics::hard_rows::HardRows;
use dalembert_dynamics::words::{named_at, unbalanced};
use dalembert_model::model::{Model, Origin, Variable};
use dalembert_model::state::{StartValues, State};

use crate::tolerances::directions::ACROSS;
use crate::tolerances::ranks::{GROWS, MASSLESS, SMALL, TAKES_PART, ZERO};
use dalembert_answers::finding::{Finding, code};
use links::Links;
use spectrum::{Scales, Spectrum};
use stuck::Stuck;
use witness::Admissible;

/// Variables up to which mechanisms are examined by dense decompositions.
pub const LARGEST: usize = 300;
/// Variables up to which runs and states are told whether anything can move at all.
pub const REMARKED: usize = 60;
/// Largest mass block whose kernel is looked for.
const LARGEST_KERNEL: usize = 600;

/// Examines the equations of a model at a state that assembly left behind.
///
/// # Errors
/// In words, if the equations have no finite numbers or negative inertia there.
pub fn diagnose(model: &Model, state: &State, assembly: AssemblyReport) -> Result<Diagnosis, Failure> {
    let mut base = Base::new(model, state, assembly)?;
    let scales = Scales::new(model, model.natural.length());
    let near = if base.groups.is_empty() { Nearby::default() } else { base.nearby(state, &scales) };
    base.judge_groups(&near, &scales);
    let stuck = base.stuck(&near, &scales);
    let mut d = base.diagnosis;
    d.findings.extend(stuck);
    let dependent = redundant_findings(model, &d);
    d.findings.extend(dependent);
    Ok(finished(model, d))
}

/// Examines a model at `start`, which assembly made of the values `given`: equations, start values, bodies and joints.
///
/// # Errors
/// As [`diagnose`].
pub fn examine(
    model: &Model,
    given: &StartValues,
    start: &StartValues,
    assembly: AssemblyReport,
) -> Result<Diagnosis, Failure> {
    if model.n() > LARGEST {
        let mut d = diagnose(model, &start.state, assembly)?;
        if !model.rows.is_empty() {
            d.findings.push(left_out(model));
        }
        return Ok(finished(model, d));
    }
    if model.mechanism.is_none() {
        return diagnose(model, &start.state, assembly);
    }
    let mut base = Base::new(model, &start.state, assembly)?;
    mechanism(&mut base, given, start);
    Ok(finished(model, base.diagnosis))
}

fn left_out(model: &Model) -> Finding {
    let what = if model.mechanism.is_some() {
        "bodies and joints are examined: mobility in other poses, freedoms by joint, redundant constraints by joint, near-singularity and joints that can't move are left out"
    } else {
        "equations are examined by dense decompositions: which constraints repeat each other and directions without inertia are left out"
    };
    let sentence = format!("The model has {} variables, more than the {LARGEST} up to which {what}.", model.n());
    Finding::note(code::LEFT_OUT, sentence).suggest("Ask about a part of the model.")
}

/// Sorts the findings and writes them out.
fn finished(model: &Model, mut d: Diagnosis) -> Diagnosis {
    if !d.findings.iter().any(|f| f.code == code::CARRIED) {
        let carried = model.mechanism.iter().flat_map(carried);
        d.findings.extend(carried.map(|sentence| Finding::note(code::CARRIED, sentence)));
    }
    d.undetermined_reactions = by_joint(model, &d.reactions);
    d.graph = model.mechanism.as_ref().and_then(graph::of);
    d.findings.sort_by_key(|f| (f.severity, f.code));
    d.notes = d.findings.iter().map(|f| f.sentence.clone()).collect();
    d
}

/// Rows whose reactions are not determined, by joint: what a joint holds, and whether that is all.
fn by_joint(model: &Model, reactions: &[(String, bool)]) -> Vec<Strained> {
    let unknown: HashSet<&str> = reactions.iter().filter(|r| !r.1).map(|r| r.0.as_str()).collect();
    let mut list: Vec<(Origin, Strained)> = Vec::new();
    for row in model.rows.iter().filter(|r| unknown.contains(r.name.as_str())) {
        let joint = match (row.origin, &model.mechanism) {
            (Origin::Closure { closure, row }, Some(m)) => Some((closure, &m.closures[closure], row)),
            _ => None,
        };
        let Some((closure, held, k)) = joint else {
            list.push((row.origin, Strained { joint: row.name.clone(), directions: Vec::new(), all: true }));
            continue;
        };
        let same = |o: Origin| matches!(o, Origin::Closure { closure: c, .. } if c == closure);
        if !list.last().is_some_and(|last| same(last.0)) {
            list.push((row.origin, Strained { joint: held.name.clone(), ..Strained::default() }));
        }
        if let Some((_, strained)) = list.last_mut() {
            strained.directions.push(held.rows[k].1.to_owned());
            strained.all = strained.directions.len() == held.rows.len();
        }
    }
    list.into_iter().map(|l| l.1).collect()
}

/// The equations at the state, and what follows from them alone.
struct Base<'m> {
    model: &'m Model,
    equations: Equations<'m>,
    diagnosis: Diagnosis,
    /// Minimal dependent groups of rows, and whether they agree.
    groups: Vec<(Vec<usize>, bool)>,
}

impl<'m> Base<'m> {
    fn new(model: &'m Model, state: &State, assembly: AssemblyReport) -> Result<Self, Failure> {
        state.without_accelerations().map_err(Failure::new)?;
        let mut equations = Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        if let Some(what) = equations.not_finite() {
            return Err(Failure::new(what));
        }
        if model.n() > LARGEST {
            let diagnosis = by_factorization(&equations, state, assembly)?;
            return Ok(Self { model, equations, diagnosis, groups: Vec::new() });
        }
        let method = MethodName::Multipliers;
        let problem = equations.problem();
        let tolerance = equations.tolerance(&problem);
        let answer = method.real().enforce(&problem, &tolerance).map_err(|e| named_at(&equations, &e))?;
        let d = &answer.determinacy;
        let hard = HardRows::of(&mut equations, &answer, method)?;
        let scales = Scales::new(model, model.natural.length());
        let groups = groups(&equations, &scales, &answer, &assembly);
        let mut diagnosis = Diagnosis {
            mobility: model.n() - hard.rank,
            variables: model.n(),
            rows: d.rows - hard.soft.len(),
            rank: hard.rank,
            gap: hard.gap,
            soft: hard.names(&equations),
            reactions: model.rows.iter().zip(&d.reaction_determined).map(|(r, &ok)| (r.name.clone(), ok)).collect(),
            singular_directions: singular_directions(&mut equations),
            accelerations_unique: d.accelerations_unique,
            undetermined: d.undetermined.iter().map(|&c| model.variables[c].highest()).collect(),
            assembly,
            ..Diagnosis::default()
        };
        diagnosis.prescribed = prescribed::of_variables(&equations);
        diagnosis.findings = base_findings(model, &diagnosis);
        if !d.balanced {
            let sentence = format!("The equations have no solution: {}.", unbalanced(&mut equations, &answer));
            diagnosis.findings.push(Finding::error(code::NO_SOLUTION, sentence));
        }
        Ok(Self { model, equations, diagnosis, groups })
    }

    /// What is near a state of a model of formulas.
    fn nearby(&self, state: &State, scales: &Scales) -> Nearby<'m> {
        let moves = self.model.variables.iter().all(|v| v.order == 2);
        let spectrum = if moves { Spectrum::new(&self.equations, scales, &standing(&self.equations)) } else { None };
        Nearby::new(self.model, state, spectrum.as_ref().map(|spectrum| (scales, spectrum)))
    }

    /// Columns with whose velocities no motion begins though they are free, and how many freedoms these have.
    fn gives_way(&self, near: &Nearby<'_>, scales: &Scales) -> Option<(Vec<bool>, usize)> {
        let columns = if near.isolated { vec![true; self.model.n()] } else { near.stuck.clone() };
        let freedoms = stuck::freedoms(&self.equations, scales, &standing(&self.equations), &columns);
        (freedoms > 0).then_some((columns, freedoms))
    }

    /// Variables of formulas that give way and can't move, by name.
    fn stuck(&self, near: &Nearby<'_>, scales: &Scales) -> Option<Finding> {
        let (columns, freedoms) = self.gives_way(near, scales)?;
        let of = |(column, v): (usize, &Variable)| columns[column].then(|| v.name.clone());
        let names: Vec<String> = self.model.variables.iter().enumerate().filter_map(of).collect();
        let sentence = format!(
            "{} can't move, though {} velocities have {} in this pose, the only one near that the constraints allow.",
            words::capital(&words::some("variable", &names)),
            if names.len() == 1 { "its" } else { "their" },
            words::counted(freedoms, "freedom")
        );
        let finding = Finding::warning(code::SINGULAR_POSE, sentence);
        Some(
            finding
                .suggest("Change a number, so that other poses meet the constraints too.")
                .about(names)
                .of_size(freedoms as f64),
        )
    }

    /// Tells the kinds of dependence apart.
    fn judge_groups(&mut self, near: &Nearby<'_>, scales: &Scales) {
        let group = |(rows, consistent): &(Vec<usize>, bool)| RedundantGroup {
            rows: rows.iter().map(|&r| self.model.rows[r].name.clone()).collect(),
            kind: near.kind(rows, scales),
            consistent: *consistent,
        };
        self.diagnosis.redundant = self.groups.iter().map(group).collect();
    }
}

/// A pose with velocities that begin no motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SingularPose {
    /// Freedoms of velocities.
    pub here: usize,
    /// Freedoms that are left in poses nearby.
    pub nearby: usize,
    /// Whether velocities have as many in poses nearby as here, of which second order holds some, and no branches of the motion cross.
    pub everywhere: bool,
}

/// Freedoms at an assembled pose, and at poses nearby, if those are fewer: branches of the motion cross there. Nothing
/// for other poses.
pub fn singular_pose(model: &Model, state: &State) -> Option<SingularPose> {
    if model.mechanism.is_none() {
        let (here, nearby) = singular_rows(model, state)?;
        return Some(SingularPose { here, nearby, everywhere: false });
    }
    let mut equations = witness::at(model, state);
    let links = Links::new(&mut equations)?;
    let scales = Scales::new(model, links.length);
    let rows = standing(&equations);
    let here = Spectrum::new(&equations, &scales, &rows)?;
    let near = witness::admissible(model, state, Some((&scales, &here)));
    if near.isolated {
        return Some(SingularPose { here: here.mobility(), nearby: 0, everywhere: false });
    }
    let ranks: Vec<(usize, usize)> = near
        .poses
        .iter()
        .zip(&near.held)
        .filter_map(|(e, held)| Some((Spectrum::new(e, &scales, &rows)?.mobility(), *held)))
        .collect();
    let elsewhere = ranks.iter().map(|(mobility, held)| mobility.saturating_sub(*held)).min()?;
    let nearby = elsewhere.saturating_sub(Stuck::new(&equations, &links, &scales, &rows, &near.stuck).freedoms);
    let here = here.mobility();
    let everywhere = near.stuck.is_empty() && ranks.iter().all(|r| r.0 == here);
    (nearby < here).then_some(SingularPose { here, nearby, everywhere })
}

/// The same for a model of formulas, by rows that repeat others in this pose only, and by variables of order 0 that rows tell everywhere else.
fn singular_rows(model: &Model, state: &State) -> Option<(usize, usize)> {
    let assembled = AssemblyReport { converged: true, ..AssemblyReport::default() };
    let base = Base::new(model, state, assembled).ok()?;
    let untold = untold::count(model, state);
    if untold > 0 {
        let nearby = base.diagnosis.mobility;
        return Some((nearby + untold, nearby));
    }
    if base.groups.is_empty() {
        return None;
    }
    let scales = Scales::new(model, model.natural.length());
    let near = base.nearby(state, &scales);
    let here = base.diagnosis.mobility;
    if let Some((_, stuck)) = base.gives_way(&near, &scales) {
        return Some((here, here.saturating_sub(stuck)));
    }
    let is_local = |(rows, _): &&(Vec<usize>, bool)| near.kind(rows, &scales) == RedundancyKind::PoseOnly;
    let count = base.groups.iter().filter(|_| !near.admissible.is_empty()).filter(is_local).count();
    (count > 0).then(|| (here, here.saturating_sub(count)))
}

/// What the doctor knows of a start and a run has to say as well, each in a line.
pub fn remarks(model: &Model, given: &StartValues, start: &StartValues) -> Vec<String> {
    let mut equations = witness::at(model, &start.state);
    let length = Links::new(&mut equations).map_or(1.0, |l| l.length);
    let mut remarks: Vec<String> = data::moved(model, given, start, length).into_iter().map(|f| f.sentence).collect();
    let drives = model.rows.iter().filter(|r| r.prescribes.drives() && !r.soft).map(|r| r.name.clone());
    let drives: Vec<String> = drives.collect();
    if !drives.is_empty() {
        let verb = if drives.len() == 1 { "prescribes" } else { "prescribe" };
        remarks.push(format!("{} {verb} motion.", words::capital(&words::some("constraint", &drives))));
    }
    if drives.is_empty() && is_locked(&equations, length) {
        remarks.push(
            "Nothing can move: the constraints leave no freedom in this pose (`doctor` says what holds it).".to_owned(),
        );
    }
    remarks.extend(model.mechanism.iter().flat_map(data::quiet));
    remarks
}

/// Whether constraints leave no freedom at an evaluated state; not asked of larger models, of which it takes long.
fn is_locked(equations: &Equations<'_>, length: f64) -> bool {
    let model = equations.model;
    if model.n() == 0 || model.n() > REMARKED || model.rows.is_empty() {
        return false;
    }
    let rows = standing(equations);
    let scales = Scales::new(model, length);
    model.variables.iter().any(|v| v.velocity_place().is_some())
        && Spectrum::new(equations, &scales, &rows).is_some_and(|spectrum| spectrum.mobility() == 0)
}

/// Everything about bodies and joints.
fn mechanism(base: &mut Base<'_>, given: &StartValues, start: &StartValues) {
    let model = base.model;
    let Some(links) = Links::new(&mut base.equations) else { return };
    let scales = Scales::new(model, links.length);
    base.diagnosis.findings.extend(data::scaling(links.mechanism));
    if !base.diagnosis.assembly.converged {
        base.judge_groups(&Nearby::default(), &scales);
        let mut more = closing::findings(model, &links, &scales, (start, &base.diagnosis.assembly));
        if more.is_empty() {
            more = contradictions(model, &base.diagnosis);
        } else {
            // Nor is anything said of what is left free where nothing fits.
            let free = base.diagnosis.mobility > 0;
            let fits = |f: &Finding| f.code != code::LOCKED && (f.code != code::PRESCRIBED || free);
            base.diagnosis.findings.retain(|f| f.code != code::NOT_ASSEMBLED && fits(f));
        }
        // Where an axis is the cause, it takes the place of what its loop misses by.
        for cause in askew::askew(&base.equations, &links) {
            let cause = cause.finding(&links, false);
            if let Some(loops) =
                more.iter_mut().find(|f| f.code == code::CANNOT_CLOSE && f.names.contains(&cause.names[0]))
            {
                *loops = cause;
            }
        }
        base.diagnosis.findings.extend(more);
        return;
    }
    let rows = standing(&base.equations);
    let Some(spectrum) = Spectrum::new(&base.equations, &scales, &rows) else { return };
    // What the mechanism can do by itself, whatever drives prescribe.
    let own = prescribed::undriven(model, &rows);
    let driven = own.len() < rows.len();
    let alone = if driven {
        let Some(alone) = Spectrum::new(&base.equations, &scales, &own) else { return };
        Some(alone)
    } else {
        None
    };
    let free = alone.as_ref().unwrap_or(&spectrum);
    // Rows of velocities leave all places open: ways to other poses need not keep them.
    let places: Vec<usize> = own.iter().copied().filter(|&r| holds_places(model, r)).collect();
    let at_rest = if places.len() < own.len() { Spectrum::new(&base.equations, &scales, &places) } else { None };
    let near = Nearby::new(model, &start.state, Some((&scales, at_rest.as_ref().unwrap_or(free))));
    base.judge_groups(&near, &scales);
    let constraints = rows.iter().filter(|&&r| matches!(model.rows[r].origin, Origin::Constraint(_))).count();
    let elsewhere: Vec<(&Equations<'_>, Spectrum)> =
        near.admissible.iter().filter_map(|e| Some((e, Spectrum::new(e, &scales, &rows)?))).collect();
    // Where as many rows are redundant in other poses, none is so in this one only: the groups are others, their number is not.
    let as_many = !elsewhere.is_empty() && elsewhere.iter().all(|(_, s)| s.rank == spectrum.rank);
    let settled = |rows: &[usize], kind| {
        let elsewhere = as_many && !near.are_stuck(rows);
        if elsewhere && kind == RedundancyKind::PoseOnly { RedundancyKind::Generic } else { kind }
    };
    for (group, (rows, _)) in base.diagnosis.redundant.iter_mut().zip(&base.groups) {
        group.kind = settled(rows, group.kind);
    }
    let kernel = spectrum.kernel();
    let mut poses = vec![(&base.equations, mobility::unscaled(&kernel, &scales))];
    let basis = mobility::basis(model, &kernel, &scales, &idle::spins(&base.equations, &links, &poses[0].1));
    poses.extend(elsewhere.iter().map(|(e, s)| (*e, mobility::unscaled(&s.kernel(), &scales))));
    let undriven = driven.then(|| {
        let beside = near.admissible.iter().filter_map(|e| Some((e, Spectrum::new(e, &scales, &own)?.kernel())));
        let all = std::iter::once((&base.equations, free.kernel())).chain(beside);
        all.map(|(e, kernel)| (e, mobility::unscaled(&kernel, &scales))).collect::<Vec<_>>()
    });
    let free_poses = undriven.as_ref().unwrap_or(&poses);
    let still = mobility::immovable(&links, free_poses);
    let groups: Vec<(Vec<usize>, RedundancyKind, bool)> =
        base.groups.iter().zip(&base.diagnosis.redundant).map(|((rows, ok), g)| (rows.clone(), g.kind, *ok)).collect();
    let everywhere: Vec<&Equations<'_>> = poses.iter().map(|p| p.0).collect();
    let idle_joints = redundancy::idle(&everywhere, &links, &scales, &rows, &base.groups);
    let strained = redundancy::overconstraints(&base.equations, &links, &scales, &groups);
    let overconstraints = if idle_joints.is_empty() {
        strained.clone()
    } else {
        let of_idle = |r: &usize| matches!(model.rows[*r].origin, Origin::Closure { closure, .. } if idle_joints.contains(&closure));
        let others: Vec<usize> = rows.iter().copied().filter(|r| !of_idle(r)).collect();
        let rest = redundancy::groups_of(&base.equations, &scales, &links.in_order(model, &others));
        let rest: Vec<(Vec<usize>, RedundancyKind, bool)> = rest
            .into_iter()
            .map(|g| (settled(&g, near.kind(&g, &scales)), g))
            .map(|(kind, g)| (g, kind, true))
            .collect();
        let of_one = |&c: &usize| redundancy::of_idle(&everywhere, &links, &scales, (c, &idle_joints), &others);
        let mut all: Vec<_> = idle_joints.iter().map(of_one).collect();
        all.extend(redundancy::overconstraints(&base.equations, &links, &scales, &rest));
        all
    };
    let stuck = Stuck::new(&base.equations, &links, &scales, &rows, &near.stuck);
    let near_miss = near::near_miss(&base.equations, &links, &scales, &spectrum);
    let m = MechanismDiagnosis {
        generic_mobility: if near.isolated {
            Some(0)
        } else {
            let poses = near.admissible.iter().zip(&near.held);
            let mobility = |(e, held): (&Equations<'_>, &usize)| {
                Some(Spectrum::new(e, &scales, &rows)?.mobility().saturating_sub(*held))
            };
            poses.filter_map(mobility).map(|m| m.saturating_sub(stuck.freedoms)).min()
        },
        isolated: near.isolated,
        grubler: mobility::grubler(&base.equations, &links, constraints),
        planar: mobility::planar(&base.equations, &links, constraints),
        freedoms: mobility::freedoms(&base.equations, &links, &basis),
        immovable: links.names(&still),
        overconstraints,
        smallest_singular_value: spectrum.smallest(),
        near_miss: near_miss.as_ref().map(|n| n.miss.clone()),
        length: links.length,
    };
    let now = base.diagnosis.mobility;
    let prescription = prescribed::prescription(model, &rows, (free.mobility(), spectrum.mobility())).map(|found| {
        let (moving, free) = (prescribed::movers(&links, free_poses), prescribed::movers(&links, &poses));
        Prescription { moving: moving.into_iter().filter(|j| !free.contains(j)).collect(), free, ..found }
    });
    let taken = prescription.as_ref().map_or(0, |p| p.count);
    let mut causes = Vec::new();
    if now + taken > 0 && !still.is_empty() {
        causes = locked::parts(&base.equations, &links, &scales, &rows, &still);
    }
    let reasons = mobility::Reasons {
        stuck,
        causes,
        held: held(&base.equations, &links, &still),
        open: as_many,
        loops: !links.mechanism.closures.is_empty(),
    };
    let mut found = mobility::findings(&m, (now, taken), &reasons);
    let second_order = as_many && m.generic_mobility.is_some_and(|generic| generic + reasons.stuck.freedoms < now);
    found.extend(redundancy::findings(&m.overconstraints).into_iter().map(|finding| {
        // What is too much to first order holds something to second.
        let keep = second_order && finding.code == code::REDUNDANT;
        if keep {
            finding.suggest("Leave at least one of them: to second order they hold what gives way.")
        } else {
            finding
        }
    }));
    found.extend(redundancy::reactions(&strained));
    if let Some(near::Near { miss, weak }) = &near_miss {
        // Next to a singular pose it grows with the distance from there.
        let as_small = |value: f64| value < SMALL && value < GROWS * miss.value;
        let as_many = |s: &Spectrum| s.weakest_first().take_while(|v| as_small(v.1)).count() >= *weak;
        let everywhere = now + taken == 0 || (!elsewhere.is_empty() && elsewhere.iter().all(|(_, s)| as_many(s)));
        found.push(near::finding(miss, now + taken, everywhere));
    }
    let causes = askew::askew(&base.equations, &links);
    // Those that are off by a little are told as such.
    let is_told = |c: &askew::Askew| {
        let strained = m.near_miss.as_ref().map_or(&[][..], |miss| &miss.joints);
        c.angle < ACROSS && c.around.iter().any(|&j| strained.contains(&links.all[j].name))
    };
    let causes = causes.iter().filter(|c| !is_told(c));
    let causes = causes.filter(|c| c.around.iter().all(|j| still.contains(j)) && c.would_move(&links));
    let causes: Vec<Finding> = causes.map(|c| c.finding(&links, true)).collect();
    if let Some(p) = &prescription {
        let idle = m.freedoms.iter().filter(|f| f.passive.is_some()).count();
        found.push(prescribed::finding(p, idle, now));
    } else if now == 0 && m.near_miss.is_none() && causes.is_empty() {
        found.push(locked::finding(&base.equations, &links, &scales, &rows));
    }
    found.extend(causes);
    if let Some(mechanics) = &base.equations.mechanics {
        found.extend(data::missing_joints(model, &links, mechanics));
    }
    found.extend(data::moved(model, given, start, links.length));
    found.extend(data::jumped(model, &links, given, start));
    let d = &mut base.diagnosis;
    d.findings.retain(|f| f.code != code::LOCKED && f.code != code::PRESCRIBED);
    d.findings.extend(found);
    d.prescribed = prescription;
    let contradictory = contradictions(model, d);
    d.findings.extend(contradictory);
    d.mechanism = Some(m);
}

/// Joints that stand still because a constraint on nothing else holds them, and the constraint.
fn held(equations: &Equations<'_>, links: &Links<'_>, still: &[usize]) -> Vec<(String, String)> {
    let model = equations.model;
    let by = |&j: &usize| {
        let columns = &links.mechanism.joints[links.all[j].tree?].columns;
        let holds = |r: &usize| {
            let row = &model.rows[*r];
            let written = matches!(row.origin, Origin::Constraint(_)) && !row.soft;
            let mut entries = equations.row(*r).filter(|e| e.1 != 0.0).peekable();
            written && !row.prescribes.motion() && entries.peek().is_some() && entries.all(|e| columns.contains(&e.0))
        };
        let row = (0..model.rows.len()).find(holds)?;
        Some((links.all[j].name.clone(), model.rows[row].name.clone()))
    };
    still.iter().filter_map(by).collect()
}

/// Many variables: ranks and one answer from what `auto` takes, a sweep or a sparse factorization.
fn by_factorization(equations: &Equations<'_>, state: &State, assembly: AssemblyReport) -> Result<Diagnosis, Failure> {
    let model = equations.model;
    Formulation::Auto.check(model)?;
    let mut accelerations = Accelerations::new(model, MethodName::Auto);
    let outcome = accelerations.solve(state.t, &state.y, &state.inputs);
    let soft: Vec<usize> = (0..model.rows.len()).filter(|&r| equations.yields(r)).collect();
    // Each soft row has an unknown of its own, so that it is independent of all others.
    let rank = match (accelerations.factored_rank(), &outcome) {
        (Some(rank), _) => rank.saturating_sub(soft.len()),
        (None, Err(e)) if !model.rows.is_empty() => return Err(e.clone()),
        (None, _) => 0,
    };
    let rows = model.rows.len() - soft.len();
    let mut diagnosis = Diagnosis {
        mobility: model.n() - rank,
        variables: model.n(),
        rows,
        rank,
        gap: f64::INFINITY,
        soft: soft.iter().map(|&r| model.rows[r].name.clone()).collect(),
        reactions: model.rows.iter().map(|r| (r.name.clone(), rank == rows)).collect(),
        accelerations_unique: outcome.is_ok(),
        assembly,
        ..Diagnosis::default()
    };
    if rank == model.n() {
        diagnosis.prescribed = prescribed::wholly(equations);
    }
    diagnosis.findings = base_findings(model, &diagnosis);
    if let Err(e) = outcome {
        let mut equations = Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let free = free_columns(&mut equations).into_iter();
        diagnosis.undetermined = free.map(|c| model.variables[c].highest()).collect();
        let sentence = format!("{}.", words::capital(&e.message));
        diagnosis.findings.push(Finding::error(code::UNDETERMINED, sentence));
    }
    Ok(diagnosis)
}

fn groups(
    equations: &Equations<'_>,
    scales: &Scales,
    answer: &Answer<f64>,
    assembly: &AssemblyReport,
) -> Vec<(Vec<usize>, bool)> {
    let d = &answer.determinacy;
    let agree = |rows: &[usize]| redundancy::agree(equations, scales, rows, &assembly.unmet);
    let agrees = |rows: &Vec<usize>| !d.contradictions.contains(rows) && (assembly.unmet.is_empty() || agree(rows));
    d.redundant.iter().map(|rows| (rows.clone(), agrees(rows))).collect()
}

/// Rows that do not yield.
fn standing(equations: &Equations<'_>) -> Vec<usize> {
    (0..equations.model.rows.len()).filter(|&r| !equations.yields(r)).collect()
}

/// Whether a row holds places, and not velocities or accelerations alone.
fn holds_places(model: &Model, row: usize) -> bool {
    let orders = dalembert_dynamics::kkt::entries(model, row).iter().map(|e| model.variables[e.column].order as usize);
    model.rows[row].depth >= orders.max().unwrap_or(0)
}

/// Equations at poses near the given one, anywhere and on the constraints.
#[derive(Default)]
struct Nearby<'m> {
    anywhere: Vec<Equations<'m>>,
    admissible: Vec<Equations<'m>>,
    /// See [`witness::Admissible`].
    held: Vec<usize>,
    isolated: bool,
    stuck: Vec<bool>,
}

impl<'m> Nearby<'m> {
    fn new(model: &'m Model, state: &State, motion: Option<(&Scales, &Spectrum)>) -> Self {
        let Admissible { poses, held, isolated, stuck } = witness::admissible(model, state, motion);
        Self { anywhere: witness::anywhere(model, state), admissible: poses, held, isolated, stuck }
    }

    /// Whether rows hold parts of which no pose nearby is another one.
    fn are_stuck(&self, rows: &[usize]) -> bool {
        let Some(equations) = self.anywhere.first().filter(|_| !self.stuck.is_empty()) else { return false };
        rows.iter().any(|&r| equations.row(r).any(|(column, _)| self.stuck[column]))
    }

    /// Compares the rows' rank here with that nearby.
    fn kind(&self, rows: &[usize], scales: &Scales) -> RedundancyKind {
        let dependent = |e: &Equations<'_>| smallest_singular_value(e, rows, scales) < ZERO;
        if !self.anywhere.is_empty() && self.anywhere.iter().all(dependent) {
            RedundancyKind::Structural
        } else if !self.admissible.is_empty() && !self.are_stuck(rows) && self.admissible.iter().all(dependent) {
            RedundancyKind::Generic
        } else {
            RedundancyKind::PoseOnly
        }
    }
}

/// Of the rows in comparable units.
fn smallest_singular_value(equations: &Equations<'_>, rows: &[usize], scales: &Scales) -> f64 {
    if rows.len() > equations.model.n() {
        return 0.0;
    }
    let b = scales.matrix(equations, rows);
    dense::singular_values(&b).map_or(0.0, |s| s.iter().fold(f64::INFINITY, |m, &x| m.min(x)))
}

/// Kernel of M, block by block, each direction scaled to a largest entry of 1.
fn singular_directions(equations: &mut Equations<'_>) -> Vec<Vec<(String, f64)>> {
    let mut out = Vec::new();
    for block in equations.problem().mass {
        kernel_of_block(equations.model, block.start, &block.matrix, &mut out);
    }
    out
}

fn kernel_of_block(model: &Model, start: usize, m: &Mat<f64>, out: &mut Vec<Vec<(String, f64)>>) {
    let n = m.nrows();
    if n > LARGEST_KERNEL {
        return;
    }
    let diagonal: Vec<f64> = (0..n).map(|i| m[(i, i)].abs().sqrt()).map(|d| if d > 0.0 { d } else { 1.0 }).collect();
    let scaled = Mat::from_fn(n, n, |i, j| m[(i, j)] / (diagonal[i] * diagonal[j]));
    let Some(eigen) = dense::symmetric_eigen(&scaled) else { return };
    let values = eigen.S().column_vector();
    let vectors = eigen.U();
    for k in (0..n).filter(|&k| values[k] <= MASSLESS * n as f64) {
        let direction: Vec<f64> = (0..n).map(|i| vectors[(i, k)] / diagonal[i]).collect();
        let top = direction.iter().fold(0.0_f64, |m, x| if x.abs() > m.abs() { *x } else { m });
        let listed = (0..n).filter(|&i| direction[i].abs() > TAKES_PART * top.abs());
        out.push(listed.map(|i| (model.variables[start + i].name.clone(), direction[i] / top)).collect());
    }
}

/// What helps a start state that meets no equation: what is written as an equation of rates and has no mass, or else its values. A clause without a capital.
pub fn assembly_help(model: &Model, report: &AssemblyReport) -> String {
    let bodies = model.mechanism.iter().flat_map(|m| m.columns.iter().copied());
    let heavy: HashSet<usize> = model.pattern.mass.iter().map(|e| e.row).chain(bodies).collect();
    let unmet: HashSet<&str> = report.unmet.iter().map(|(name, _)| name.as_str()).collect();
    let massless = |(c, v): &(usize, &Variable)| {
        v.order > 0 && !v.algebraic && !heavy.contains(c) && unmet.contains(v.name.as_str())
    };
    let massless: Vec<&String> = model.variables.iter().enumerate().filter(massless).map(|(_, v)| &v.name).collect();
    let Some(first) = massless.first() else {
        return "correct the start values or the lengths, or keep fewer values `fixed`".to_owned();
    };
    let (has, equation, says) =
        if massless.len() == 1 { ("has", "its equation", "says") } else { ("have", "their equations", "say") };
    format!(
        "{} {has} no mass in [equations], so that {equation} {says} 0 = force: if rates stand there, give `mass = {{ {first} = {{ {first} = 1 }} }}`",
        names(&massless)
    )
}

/// What the equations say, without the dependent rows.
fn base_findings(model: &Model, d: &Diagnosis) -> Vec<Finding> {
    let mut found = Vec::new();
    if !d.assembly.converged {
        let sentence = format!(
            "The start state can't be assembled: no state near the start values meets {}.",
            unmet::missed(model, &d.assembly)
        );
        let rows = d.assembly.unmet.iter().map(|u| u.0.clone());
        found.push(
            Finding::error(code::NOT_ASSEMBLED, sentence)
                .suggest(format!("{}.", words::capital(&assembly_help(model, &d.assembly))))
                .about(rows)
                .of_size(d.assembly.residual),
        );
    }
    let algebraic: Vec<&Variable> = model.variables.iter().filter(|v| v.algebraic).collect();
    let is_algebraic = |name: &String| algebraic.iter().any(|v| v.name == *name || v.highest() == *name);
    // Directions among variables of order 0 have no inertia by what these are.
    let massless = || d.singular_directions.iter().filter(|dir| !dir.iter().all(|e| is_algebraic(&e.0)));
    let untold = || untold_algebraic(model, &d.undetermined).or_else(|| dependent_masses(model, d));
    if let Some(untold) = untold().filter(|_| !d.accelerations_unique) {
        found.push(untold);
    } else if !d.accelerations_unique && !d.undetermined.is_empty() {
        found.push(hanging::undetermined(model, d));
    } else if d.accelerations_unique && massless().next().is_some() {
        let massless: Vec<String> = massless().map(|dir| names(dir.iter().map(|e| &e.0))).collect();
        let told: Vec<&String> = index::without_derivatives(model).map(|r| &r.name).collect();
        let how = match told.len() {
            1 if index::is_higher(model) => {
                format!(
                    ": a sum of equations has no derivative in it, and so holds at all times, as constraint {}",
                    names(&told)
                )
            }
            2.. if index::is_higher(model) => {
                format!(
                    ": sums of equations have no derivative in them, and so hold at all times, as constraints {}",
                    names(&told)
                )
            }
            0 => "; the constraints determine the accelerations all the same".to_owned(),
            1 => format!(
                ": a sum of equations has no derivative in it, and so holds at all times; as constraint {}, once differentiated, it determines the accelerations (index 1)",
                names(&told)
            ),
            _ => format!(
                ": sums of equations have no derivative in them, and so hold at all times; as constraints {}, once differentiated, they determine the accelerations (index 1)",
                names(&told)
            ),
        };
        let sentence = format!(
            "The mass matrix is singular (no inertia along {}){how}.",
            dalembert_answers::words::series(&massless)
        );
        found.push(Finding::note(code::NO_INERTIA, sentence));
    }
    if d.accelerations_unique {
        found.extend(index::findings(model));
    }
    found.extend(data::unset(model));
    if let Some(p) = &d.prescribed {
        found.push(prescribed::finding(p, 0, d.mobility));
    } else if d.mobility == 0 && !model.rows.is_empty() {
        let sentence = if model.variables.iter().any(|v| v.velocity_place().is_some()) {
            "The mechanism can't move: its constraints leave no degree of freedom."
        } else {
            "The equations tell all variables: none is free."
        };
        found.push(Finding::note(code::LOCKED, sentence));
    }
    found
}

/// Variables of order 0 among what is not determined: their equations do not tell them.
pub fn untold_algebraic(model: &Model, undetermined: &[String]) -> Option<Finding> {
    let all: Vec<&Variable> =
        model.variables.iter().filter(|v| v.algebraic && undetermined.contains(&v.highest())).collect();
    (!all.is_empty()).then(|| higher_index(all.iter()))
}

/// Masses of written equations that depend on each other by their numbers, so that nothing determines what they belong to.
pub fn dependent_masses(model: &Model, d: &Diagnosis) -> Option<Finding> {
    let is_open = |name: &String| {
        let variable = model.variables.iter().find(|v| v.name == *name);
        variable.is_some_and(|v| d.undetermined.contains(&v.highest()))
    };
    let tied = d.singular_directions.iter().filter(|dir| dir.len() > 1 && dir.iter().all(|entry| is_open(&entry.0)));
    let mut named: Vec<&String> = Vec::new();
    for (name, ..) in tied.flatten() {
        if !named.contains(&name) {
            named.push(name);
        }
    }
    if named.is_empty() || model.mechanism.is_some() {
        return None;
    }
    let sentence = format!(
        "The rows of the mass matrix of {} depend on each other here but for rounding, so that nothing determines how these move together: no inertia and no constraint acts along that.",
        names(&named)
    );
    let suggestion = "Write masses that always depend on each other by one another, as m, n*m, n^2*m: then what they leave without derivatives is found and solved as such.";
    Some(Finding::error(code::UNDETERMINED, sentence).suggest(suggestion).about(named.into_iter().cloned()))
}

/// Equations of variables of order 0 that do not tell them.
fn higher_index<'m>(variables: impl Iterator<Item = &'m &'m Variable>) -> Finding {
    let named: Vec<&String> = variables.map(|v| &v.name).collect();
    let one = named.len() == 1;
    let sentence = format!(
        "The {} of {}, of order 0, {} not tell {} in this state: but for rounding {} whatever {}, so that the index is higher here than elsewhere, or what ties {} is weaker than the rest by ten digits or more.",
        if one { "equation" } else { "equations" },
        names(&named),
        if one { "does" } else { "do" },
        if one { "it" } else { "them" },
        if one { "it holds" } else { "they hold" },
        if one { "it is" } else { "these are" },
        if one { "it" } else { "them" },
    );
    Finding::error(code::HIGHER_INDEX, sentence)
        .suggest("Write as a constraint what other variables have to keep, or give the variable a storage (order 1) where it has one.")
        .about(named.into_iter().cloned())
}

/// Dependent rows as they are named in equations.
fn redundant_findings(model: &Model, d: &Diagnosis) -> Vec<Finding> {
    let agreeing = |group: &RedundantGroup| {
        let sentence = match group.rows.as_slice() {
            [row] => format!("Constraint `{row}` restricts nothing {}.", kind_words(group.kind)),
            rows => format!(
                "The constraints {} repeat each other {}: one of them can be left out, and their separate forces are not determined.",
                names(rows),
                kind_words(group.kind)
            ),
        };
        Finding::note(code::REDUNDANT, sentence).about(group.rows.clone())
    };
    let finding = |g: &RedundantGroup| if g.consistent { agreeing(g) } else { unmet::contradiction(model, d, g) };
    d.redundant.iter().map(finding).collect()
}

/// Those that contradict each other, of a mechanism: what repeats others is told by joint, and of poses that close.
fn contradictions(model: &Model, d: &Diagnosis) -> Vec<Finding> {
    d.redundant.iter().filter(|g| !g.consistent).map(|g| unmet::contradiction(model, d, g)).collect()
}

fn kind_words(kind: RedundancyKind) -> &'static str {
    match kind {
        RedundancyKind::Structural => "in every state",
        RedundancyKind::Generic => "in every admissible pose",
        RedundancyKind::PoseOnly => "in this pose only (a singular pose)",
    }
}
