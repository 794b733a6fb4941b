//! One state, everything about it.

mod levels;
mod reactions;

use dalembert_enforce::{Answer, MethodName, real};
use dalembert_integrate::Failure;

use dalembert_answers::least_norm::LeastNorm;
use dalembert_answers::result::{AssemblyReport, BodyPose, Evaluation, JointGroup};
use dalembert_answers::words::{counted, not_finite_note};
use dalembert_doctor::{REMARKED, SingularPose, singular_pose};
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::delassus::{Delassus, Refusal};
use dalembert_dynamics::determined::{Kernel, picked, too_many, undetermined_outputs};
use dalembert_dynamics::embedding::Embedding;
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_dynamics::formulation::Formulation;
use dalembert_dynamics::hard_rows::HardRows;
use dalembert_dynamics::kkt::DENSE_LIMIT;
use dalembert_dynamics::rows::{At, constraint_forces, determined, multipliers};
use dalembert_dynamics::words::{named_at, unbalanced, unmet};
use dalembert_model::model::Model;
use dalembert_model::state::State;
use dalembert_passage::{SAME, accelerations, next_to_crossing};

/// Above this number of columns, matrices are not written out.
pub(crate) const WRITTEN: usize = 1000;

/// How a state is evaluated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked {
    /// Constraint method.
    pub method: Formulation,
    /// Which of many multipliers are shown.
    pub norm: LeastNorm,
    /// Whether the operators of each level are given.
    pub operators: bool,
}

impl<M: Into<Formulation>> From<M> for Asked {
    fn from(method: M) -> Self {
        Self { method: method.into(), ..Self::default() }
    }
}

/// Evaluates a model at a state.
///
/// # Errors
/// In words, if a number is not finite, the mass matrix is negative, the method can't treat the model, or the norm that is asked for
/// can't be found.
pub fn evaluate(
    model: &Model,
    state: &State,
    how: impl Into<Asked>,
    assembly: AssemblyReport,
) -> Result<Evaluation, Failure> {
    let how = how.into();
    let asked = how.method;
    asked.check(model)?;
    let chosen = if asked == Formulation::Auto { Formulation::chosen(model) } else { None };
    let method = chosen.as_ref().map_or(asked, |c| c.0);
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    if let Some(what) = equations.not_finite() {
        return Err(Failure::new(what));
    }
    let mut evaluation = Evaluation { t: state.t, assembly, ..Evaluation::default() };
    let by_matrices = matches!(asked, Formulation::Matrix(m) if m != MethodName::Multipliers);
    let (alpha, lambda) = if method.sweeps(model) {
        by_sweep(model, state, &mut evaluation)?
    } else if model.n() > DENSE_LIMIT && !by_matrices {
        by_factorization(model, state, asked, &mut evaluation)?
    } else if let Some(solution) = by_loops(model, &mut equations, (method, chosen), &mut evaluation)? {
        solution
    } else {
        by_method(model, &mut equations, asked.on_matrices(), &mut evaluation)?
    };
    if how.operators {
        levels::operators(&mut equations, asked.on_matrices(), &mut evaluation)?;
    }
    levels::noise(&mut equations, &mut evaluation)?;
    let (alpha, lambda, rank) = match next_to_singular(model, &mut equations, state, &mut evaluation) {
        Some((alpha, lambda)) => (alpha, lambda, None),
        None if !evaluation.consistent => (alpha, lambda, Some(evaluation.rank)),
        None => match equations.missed(&alpha, 0.0) {
            Some(row) => return Err(unmet(model, row)),
            None => (alpha, lambda, Some(evaluation.rank)),
        },
    };
    let kernel = many_multipliers(&equations, rank, &evaluation);
    if let Some(kernel) = kernel.as_ref().filter(|_| model.n() > DENSE_LIMIT && !by_matrices) {
        evaluation.lambda.iter_mut().for_each(|l| l.2 = true);
        kernel.rows().into_iter().for_each(|r| evaluation.lambda[r].2 = false);
    }
    let lambda = shown(&mut equations, kernel.as_ref(), (lambda, how.norm), &mut evaluation)?;
    let highest = || model.variables.iter().map(dalembert_model::model::Variable::highest);
    if let Some(j) = alpha.iter().position(|a| !a.is_finite()) {
        let name = model.variables[j].highest();
        return Err(Failure::new(format!("the acceleration {name} is not a finite number")));
    }
    evaluation.notes.extend(rank.and_then(|rank| at_singular_pose(&equations, state, rank)));
    evaluation.accelerations = highest().zip(alpha.iter().copied()).collect();
    evaluation.acceleration_sizes = equations.acceleration_sizes(&alpha, &lambda);
    evaluation.columns = highest().collect();
    evaluation.force.clone_from(&equations.force);
    evaluation.b.clone_from(&equations.b);
    name_state(model, state, &mut evaluation);
    if model.n() <= WRITTEN {
        matrices(&mut equations, &mut evaluation);
    } else {
        let n = model.n();
        let note = format!(
            "M and A are left out: the model has {n} columns, more than the {WRITTEN} up to which they are written."
        );
        evaluation.notes.push(note);
    }
    let directions = kernel.as_ref().map(Kernel::probes);
    let solved = Solved { state, alpha: &alpha, lambda: &lambda, directions: directions.as_deref() };
    read(model, &solved, &mut equations, &mut evaluation);
    bodies(model, &solved, &mut equations, &mut evaluation);
    let written = |kernel: &&Kernel| kernel.len() * model.rows.len() <= WRITTEN * WRITTEN;
    evaluation.lambda_directions = kernel.as_ref().filter(written).map(Kernel::directions);
    if let Some(kernel) = kernel.as_ref().filter(|kernel| !written(kernel)) {
        let note = format!(
            "The {} directions in which multipliers are open are left out: {} rows, more numbers than are written.",
            kernel.len(),
            model.rows.len()
        );
        evaluation.notes.push(note);
    }
    evaluation.alpha_units = model.variables.iter().map(|v| v.slot_unit(v.order as usize)).collect();
    evaluation.lambda_units = (0..model.rows.len()).map(|r| model.multiplier_unit(r).map(str::to_owned)).collect();
    Ok(evaluation)
}

/// What the equations leave open of multipliers, if anything; nothing where that is too much to find.
fn many_multipliers(equations: &Equations<'_>, rank: Option<usize>, evaluation: &Evaluation) -> Option<Kernel> {
    let known = evaluation.lambda.iter().all(|l| l.2);
    if known { Some(Kernel::empty()) } else { Kernel::of(equations, rank) }
}

/// The multipliers that the norm picks.
fn shown(
    equations: &mut Equations<'_>,
    kernel: Option<&Kernel>,
    (lambda, norm): (Vec<f64>, LeastNorm),
    evaluation: &mut Evaluation,
) -> Result<Vec<f64>, Failure> {
    let Some(kernel) = kernel.filter(|_| equations.model.n() <= WRITTEN || norm == LeastNorm::Euclidean) else {
        return if norm == LeastNorm::Euclidean { Err(too_many(equations.model)) } else { Ok(lambda) };
    };
    let picked = picked(equations, kernel, &lambda, norm)?;
    evaluation.norm = Some(norm);
    evaluation.lambda.iter_mut().zip(&picked).for_each(|(shown, &l)| shown.1 = l);
    Ok(picked)
}

type Solution = (Vec<f64>, Vec<f64>);

/// A state with its answer, and the directions in which multipliers are open, if these are known.
struct Solved<'a> {
    state: &'a State,
    alpha: &'a [f64],
    lambda: &'a [f64],
    directions: Option<&'a [Vec<f64>]>,
}

/// Next to a pose where branches of the motion cross: rows say little there, the branch on either side does.
fn next_to_singular(
    model: &Model,
    equations: &mut Equations<'_>,
    state: &State,
    evaluation: &mut Evaluation,
) -> Option<Solution> {
    let at = At { t: state.t, y: &state.y, inputs: &state.inputs };
    let known = next_to_crossing(equations, at, SAME);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let (branch, answer) = known?;
    let alpha = accelerations(equations, &answer)?;
    let gamma = constraint_forces(equations, &alpha);
    let lambda = multipliers(equations, &alpha, &gamma);
    let known = model.rows.iter().zip(lambda.iter().zip(determined(equations)));
    evaluation.lambda = known.map(|(r, (&l, known))| (r.name.clone(), l, known)).collect();
    evaluation.gamma = gamma;
    // What rows say here is not what holds on the branch, level by level.
    evaluation.levels.iter_mut().for_each(|level| level.gamma.clear());
    (evaluation.accelerations_unique, evaluation.consistent) = (true, true);
    evaluation.undetermined.clear();
    evaluation.alpha_directions.clear();
    evaluation.contradictory.clear();
    if branch.is_held() {
        evaluation.method.push_str("; with what constraints hold to second order");
        evaluation.notes.push(
            "The constraints leave velocities open to first order with which no motion begins, here and wherever motions lead: they and their accelerations are zero to second order. Nothing finite holds loads on them, so that the multipliers shown balance the others only."
                .to_owned(),
        );
    } else {
        evaluation.method.push_str("; next to a singular pose, from the branch on either side");
    }
    Some((alpha, lambda))
}

/// What is to be said of accelerations where rows leave velocities open with which no motion begins.
fn at_singular_pose(equations: &Equations<'_>, state: &State, rank: usize) -> Option<String> {
    let model = equations.model;
    let standing = (0..model.rows.len()).filter(|&r| !equations.yields(r)).count();
    if rank >= standing || model.n() > REMARKED || model.regular_rank.get() == Some(&rank) {
        return None;
    }
    let Some(SingularPose { here, nearby, everywhere }) = singular_pose(model, state) else {
        model.regular_rank.get_or_init(|| rank);
        return None;
    };
    let here = counted(here, "freedom");
    Some(if nearby == 0 {
        format!(
            "Nothing can move in this pose, the only one near. The accelerations shown are those of {here} that the constraints leave to first order only."
        )
    } else if everywhere {
        format!(
            "Velocities have {here} in this pose and in those nearby, and motions {nearby}. The accelerations shown are those that the constraints allow to first order, and not all of them begin a motion."
        )
    } else {
        format!(
            "The pose is singular ({here} here, {nearby} in poses nearby). The accelerations shown are those that the constraints allow to first order, and not all of them begin a motion."
        )
    })
}

/// A tree without constraints: nothing to decide.
fn by_sweep(model: &Model, state: &State, evaluation: &mut Evaluation) -> Result<Solution, Failure> {
    let mut accelerations = Accelerations::new(model, MethodName::Auto);
    accelerations.solve(state.t, &state.y, &state.inputs)?;
    evaluation.gamma.clone_from(&accelerations.gamma);
    (evaluation.accelerations_unique, evaluation.consistent) = (true, true);
    evaluation.gap = f64::INFINITY;
    evaluation.method.clone_from(&accelerations.method);
    Ok((accelerations.alpha, Vec::new()))
}

/// By a method for bodies with loops; nothing where another is wanted, or `auto` took one for a model that it refuses.
fn by_loops(
    model: &Model,
    equations: &mut Equations<'_>,
    (method, chosen): (Formulation, Option<(Formulation, String)>),
    evaluation: &mut Evaluation,
) -> Result<Option<Solution>, Failure> {
    let answer = match method {
        Formulation::Delassus => Delassus::new(model, true).map(|mut d| d.answer(equations)),
        Formulation::Embedding => Embedding::new(model, true).map(|mut e| e.answer(equations)),
        _ => return Ok(None),
    };
    let answer = match answer {
        Some(Err(Refusal::Massless(_))) if chosen.is_some() => return Ok(None),
        Some(answer) => answer.map_err(|refusal| refusal.named(equations, method))?,
        None => return Err(Failure::new("the model has no bodies")),
    };
    evaluation.method = chosen.map_or_else(|| method.as_str().to_owned(), |c| c.1);
    found(model, equations, (MethodName::Multipliers, &answer), evaluation).map(Some)
}

/// Many variables: what a motion takes, a sparse factorization or sweeps over groups of bodies. Where rows depend on each other, no
/// multiplier counts as determined so far.
fn by_factorization(
    model: &Model,
    state: &State,
    asked: Formulation,
    evaluation: &mut Evaluation,
) -> Result<Solution, Failure> {
    let mut accelerations = Accelerations::new(model, asked);
    accelerations.solve(state.t, &state.y, &state.inputs)?;
    evaluation.gamma.clone_from(&accelerations.gamma);
    (evaluation.accelerations_unique, evaluation.consistent) = (true, true);
    evaluation.rank = accelerations.ranks.last().copied().unwrap_or(0);
    evaluation.gap = f64::INFINITY;
    evaluation.method.clone_from(&accelerations.method);
    let known = evaluation.rank == model.rows.len();
    let rows = model.rows.iter().zip(&accelerations.lambda);
    evaluation.lambda = rows.map(|(r, &l)| (r.name.clone(), l, known)).collect();
    Ok((accelerations.alpha, accelerations.lambda))
}

fn by_method(
    model: &Model,
    equations: &mut Equations<'_>,
    method: MethodName,
    evaluation: &mut Evaluation,
) -> Result<Solution, Failure> {
    let rows: Vec<usize> = (0..model.rows.len()).collect();
    let problem = equations.problem_for(method, &rows);
    let tolerance = equations.tolerance(&problem);
    let answer = method.real().enforce(&problem, &tolerance).map_err(|e| named_at(equations, &e))?;
    let solution = found(model, equations, (method, &answer), evaluation)?;
    evaluation.method = match &answer.reason {
        Some(reason) => format!("{} (chosen: {reason})", answer.method.as_str()),
        None => answer.method.as_str().to_owned(),
    };
    Ok(solution)
}

/// What the answer of a method says.
fn found(
    model: &Model,
    equations: &mut Equations<'_>,
    (method, answer): (MethodName, &Answer<f64>),
    evaluation: &mut Evaluation,
) -> Result<Solution, Failure> {
    let d = &answer.determinacy;
    if !d.balanced {
        return Err(unbalanced(equations, answer));
    }
    let hard = HardRows::of(equations, answer, method)?;
    evaluation.lambda = (0..model.rows.len())
        .map(|r| (model.rows[r].name.clone(), answer.lambda[r], d.reaction_determined[r]))
        .collect();
    evaluation.levels = levels::listed(equations, &hard, method.recurs());
    levels::constraint_forces(equations, method, answer, &mut evaluation.levels)?;
    evaluation.gamma = answer.gamma.iter().copied().collect();
    evaluation.accelerations_unique = d.accelerations_unique;
    let free = real::circuits(&d.free_directions);
    evaluation.alpha_directions = free.col_iter().map(|n| n.iter().copied().collect()).collect();
    evaluation.undetermined = d.undetermined.iter().map(|&c| model.variables[c].highest()).collect();
    evaluation.consistent = d.consistent;
    evaluation.contradictory = d.contradictory.iter().map(|&r| model.rows[r].name.clone()).collect();
    (evaluation.rank, evaluation.gap) = (hard.rank, hard.gap);
    evaluation.soft = hard.names(equations);
    Ok((answer.alpha.iter().copied().collect(), answer.lambda.iter().copied().collect()))
}

fn name_state(model: &Model, state: &State, evaluation: &mut Evaluation) {
    for slot in 0..model.max_order as usize {
        for v in model.variables.iter().filter(|v| slot < v.state.len()) {
            let named = (v.slot(slot).into_owned(), state.y[v.state[slot]]);
            if slot == 0 && !v.is_twist() { evaluation.q.push(named) } else { evaluation.v.push(named) }
        }
    }
    for joint in model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.coordinates.len() > 1) {
        if joint.columns.iter().any(|&c| model.variables[c].is_twist()) {
            let named = joint.coordinates.iter().zip(&joint.states);
            evaluation.q.extend(named.map(|(name, &place)| (name.clone(), state.y[place])));
        }
        let of = |slot: usize| -> Vec<String> {
            let variables = joint.columns.iter().map(|&c| &model.variables[c]);
            variables.map(|v| v.slot(v.order as usize - slot).into_owned()).collect()
        };
        evaluation.groups.push(JointGroup {
            name: joint.name.clone(),
            q: joint.coordinates.clone(),
            v: of(1),
            accelerations: of(0),
        });
    }
}

fn matrices(equations: &mut Equations<'_>, evaluation: &mut Evaluation) {
    let n = equations.model.n();
    let mut dense = vec![0.0; n * n];
    equations.mass_into(&mut dense);
    evaluation.mass = (0..n).map(|i| (0..n).map(|j| dense[j * n + i]).collect()).collect();
    evaluation.rows = (0..equations.model.rows.len())
        .map(|r| {
            let mut row = vec![0.0; n];
            equations.row(r).for_each(|(c, value)| row[c] = value);
            row
        })
        .collect();
}

fn read<'m>(model: &'m Model, solved: &Solved<'_>, equations: &mut Equations<'m>, evaluation: &mut Evaluation) {
    let &Solved { state, alpha, lambda, directions } = solved;
    let mut readings = Readings::new(equations.model);
    readings.evaluate(equations, (state.t, &state.y), alpha, lambda);
    evaluation.energy = model.energy_known().then_some((readings.kinetic, readings.potential));
    evaluation.outputs = model.outputs.iter().map(|o| o.name.clone()).zip(readings.outputs.clone()).collect();
    (evaluation.energy_sizes, evaluation.output_sizes) = readings.sizes();
    let at = (state.t, state.y.as_slice());
    evaluation.undetermined_outputs = undetermined_outputs(equations, &mut readings, at, (alpha, lambda), directions);
    let lost = evaluation.outputs.iter().filter(|o| !o.1.is_finite());
    evaluation.notes.extend(lost.map(|(name, value)| not_finite_note(name, *value, None)));
}

/// Poses, gravity torques and, where accelerations were asked about, inverse dynamics.
fn bodies(model: &Model, solved: &Solved<'_>, equations: &mut Equations<'_>, evaluation: &mut Evaluation) {
    let &Solved { state, alpha, lambda, directions } = solved;
    let (Some(m), Some(mechanics)) = (&model.mechanism, &mut equations.mechanics) else { return };
    let name = |v: usize| model.variables[m.columns[v]].name.clone();
    let mut tau = vec![0.0; m.columns.len()];
    mechanics.gravity(&mut tau);
    evaluation.gravity = tau.iter().enumerate().map(|(v, &t)| (name(v), t)).collect();
    // Where constraints leave some to follow, the question is which joints drive: `independent` answers it.
    let whole = m.columns.iter().all(|&c| state.accelerations.get(c).is_some_and(Option::is_some));
    let is_tree = model.rows.iter().all(|r| r.follows);
    if !state.accelerations.is_empty() && (is_tree || whole) {
        let a: Vec<f64> = m.columns.iter().map(|&c| state.accelerations[c].unwrap_or_default()).collect();
        mechanics.inverse(&a, &mut tau);
        evaluation.inverse_dynamics = tau.iter().enumerate().map(|(v, &t)| (name(v), t)).collect();
    }
    reactions::find(equations, (alpha, lambda), directions, evaluation);
    let Some(mechanics) = &mut equations.mechanics else { return };
    mechanics.kinematics();
    evaluation.poses = m
        .bodies
        .iter()
        .chain(&m.frames)
        .map(|frame| {
            let pose = mechanics.pose(frame);
            BodyPose { name: frame.name.clone(), position: (pose.position + m.origin).0, rotation: pose.rotation.0 }
        })
        .collect();
}
