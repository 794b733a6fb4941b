//! A model in independent velocities at one state: motion, mass, forces, Jacobians and inverse dynamics through loops.
//!
//! With independent columns I (f = n − rank of them) and the others D, the rows A α = b give
//!
//! ```text
//! v = Z u + …,  α = Z u̇ + ζ,   Z_I = 1,  Z_D = −A_D⁺ A_I,  ζ_D = A_D⁺ b                              (1)
//! Zᵀ M Z u̇ = Zᵀ(f + φ − M ζ)                                                                       (2)
//! Zᵀ B τ = Zᵀ(M (Z u̇ + ζ) − f − φ)      τ least in ‖W τ‖                                             (3)
//! ```
//!
//! Rows that yield, A α + R λ = b, are none of (1): their force Aᵀλ stands in M and f,
//!
//! ```text
//! M ← M + Aᵀ R⁻¹ A,   f ← f + Aᵀ R⁻¹ b                                                              (4)
//! ```
//!
//! (3) asks for the efforts τ of chosen joints that give the accelerations u̇: determined if Zᵀ B has full column rank, of least
//! weighted norm if there are more joints than freedoms, and without an answer where a motion Z w with wᵀ Zᵀ B = 0 is needed that
//! no chosen joint drives. Independent columns are chosen, where the user does not, by pivoted elimination of a basis of ker A:
//! each next one is that which moves most, joint coordinates before twists, in motions of size one ([`dalembert_model::natural`]), while those chosen rest. Sources: theory §4, §8; [M eq. 7–10].

mod names;
mod potential;

use crate::tolerances::independent::{MOVES, OF_TWISTS, STILL};
use crate::tolerances::{CONSISTENT, RANK, TAKES_PART};
pub use dalembert_answers::independent::{Efforts, Independent};
use dalembert_dense as dense;
use dalembert_integrate::Failure;
use faer::Mat;

use crate::equations::Equations;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use names::{Drive, drives, no_drive, no_frame};
pub use names::{columns_named, frame_called, miscounted};
use potential::potential;

/// Columns up to which it is done.
const MAX_VARIABLES: usize = 1000;

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Independent velocities by their variables' names; chosen if not given.
    pub independent: Option<Vec<String>>,
    /// Joints that drive, by coordinate, with weights.
    pub actuated: Vec<(String, f64)>,
    /// Frames whose Jacobians are wanted.
    pub frames: Vec<String>,
}

impl Question {
    /// Whether the names and weights make sense for a model.
    ///
    /// # Errors
    /// In words: names that are not known or stand twice, weights that are not positive.
    pub fn check(&self, model: &Model) -> Result<(), Failure> {
        columns_named(model, self.independent.as_deref().unwrap_or_default())?;
        for (k, (name, weight)) in self.actuated.iter().enumerate() {
            if !(*weight > 0.0 && weight.is_finite()) {
                return Err(Failure::new(format!("the weight of `{name}` must be a positive number, not {weight}")));
            }
            if self.actuated[..k].iter().any(|other| other.0 == *name) {
                return Err(Failure::new(format!("joint coordinate `{name}` is to drive twice: name it once")));
            }
            if drives(model, name).is_none() {
                return Err(Failure::new(no_drive(model, name)));
            }
        }
        self.frames.iter().try_for_each(|name| frame_called(model, name).map(|_| ()))
    }
}

/// Answers at the state that `equations` were evaluated at; its `accelerations` are those that are asked for, by column, of coordinates
/// that are independent then unless the question names others. Independent ones that are not asked for rest.
///
/// # Errors
/// In words: names that are not known, columns that do not determine the motion, accelerations that the constraints do not allow,
/// models that are too large.
pub fn independent(equations: &mut Equations<'_>, question: &Question, state: &State) -> Result<Independent, Failure> {
    let (model, accelerations) = (equations.model, state.accelerations.as_slice());
    let n = model.n();
    question.check(model)?;
    if n > MAX_VARIABLES {
        return Err(Failure::new(format!(
            "the model has {n} variables; independent ones are chosen among up to {MAX_VARIABLES}"
        )));
    }
    told_apart(equations)?;
    let (a, b) = rows(equations);
    let kernel = kernel(&a);
    let columns = match &question.independent {
        None => {
            let counted = Mat::from_fn(kernel.nrows(), kernel.ncols(), |c, k| preference(model, c) * kernel[(c, k)]);
            pivots(&counted, &asked(accelerations))
        }
        Some(names) => named(model, names, &kernel)?,
    };
    let (z, condition) = motion(model, &a, &columns)?;
    let zeta = particular(model, (&a, &b), &columns);
    let mut m = mass(equations);
    let mut net: Vec<f64> = (0..n).map(|i| equations.force[i] + equations.phi[i]).collect();
    push_of_yielding(equations, &mut m, &mut net);
    let mz = &m * &z;
    let carried = apply(&m, &zeta);
    let push: Vec<f64> = net.iter().zip(&carried).map(|(f, c)| f - c).collect();
    let wanted: Vec<f64> = columns.iter().map(|&c| accelerations.get(c).copied().flatten().unwrap_or(0.0)).collect();
    check_asked(model, accelerations, &apply(&z, &wanted), &zeta)?;
    let reduced = z.transpose() * &mz;
    let mut answer = Independent {
        names: columns.iter().map(|&c| model.variables[c].name.clone()).collect(),
        motion: listed(&z),
        mass: listed(&reduced),
        force: transposed(&z, &push),
        gravity: gravity(equations).map(|g| transposed(&z, &g)),
        potential: potential(equations, state).map(|p| transposed(&z, &p)),
        accelerations: wanted.clone(),
        condition,
        jacobians: Vec::new(),
        efforts: None,
    };
    for name in &question.frames {
        answer.jacobians.push((name.clone(), jacobian(equations, name, &z)?));
    }
    if !question.actuated.is_empty() {
        let needed: Vec<f64> =
            apply(&reduced, &wanted).iter().zip(&answer.force).map(|(inertia, f)| inertia - f).collect();
        answer.efforts = Some(efforts(equations, &question.actuated, (&z, &columns, condition), &needed)?);
    }
    Ok(answer)
}

/// Refuses rows that mean all their digits and say so little beside each other that no independent variables are told by them: to nine digits they are the same.
///
/// # Errors
/// In words, with the rows' names.
pub fn told_apart(equations: &Equations<'_>) -> Result<(), Failure> {
    let hard: Vec<usize> = (0..equations.model.rows.len()).filter(|&row| !equations.yields(row)).collect();
    let finer = equations.rank_tolerance(hard.iter().copied());
    if hard.is_empty() || finer >= RANK {
        return Ok(());
    }
    let (a, _) = rows_of_length_one(equations, &hard);
    let Some(svd) = dense::svd(&a) else { return Ok(()) };
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let Some(weak) = s.iter().position(|&x| x > finer * top && x <= RANK * top) else { return Ok(()) };
    let most = svd.U().col(weak).iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    let parts = hard.iter().enumerate().filter(|(i, _)| svd.U()[(*i, weak)].abs() > TAKES_PART * most);
    let names: Vec<String> = parts.take(6).map(|(_, &row)| format!("`{}`", equations.model.rows[row].name)).collect();
    Err(Failure::new(format!(
        "to nine digits the constraints {} repeat each other: which variables are independent is not told by what is left; write them as they differ, as by their difference alone",
        names.join(", ")
    )))
}

/// Columns whose accelerations are asked for.
fn asked(accelerations: &[Option<f64>]) -> Vec<usize> {
    (0..accelerations.len()).filter(|&c| accelerations[c].is_some()).collect()
}

/// Whether all accelerations that are asked for go with the independent ones: α = Z u̇ + ζ.
fn check_asked(model: &Model, accelerations: &[Option<f64>], along: &[f64], zeta: &[f64]) -> Result<(), Failure> {
    let size = along.iter().chain(zeta).fold(0.0_f64, |m, x| m.max(x.abs()));
    for c in asked(accelerations) {
        let (Some(wanted), follows) = (accelerations[c], along[c] + zeta[c]) else { continue };
        if (wanted - follows).abs() > CONSISTENT * (size + wanted.abs()) {
            let name = model.variables[c].highest();
            return Err(Failure::new(format!(
                "`{name}` can't be {wanted}: with the other accelerations, it is {follows}; ask for accelerations of independent \
                 coordinates alone"
            )));
        }
    }
    Ok(())
}

/// The hard rows of A and of b, of length one by motions of size one.
fn rows(equations: &Equations<'_>) -> (Mat<f64>, Vec<f64>) {
    let hard: Vec<usize> = (0..equations.model.rows.len()).filter(|&r| !equations.yields(r)).collect();
    rows_of_length_one(equations, &hard)
}

/// Some rows of A and of b at the state that the equations were evaluated at, of length one by motions of size one: what [`kernel`] and
/// [`essential`] judge. What counts as nothing in an entry is zero already, and rows without entries stay zero.
pub fn rows_of_length_one(equations: &Equations<'_>, rows: &[usize]) -> (Mat<f64>, Vec<f64>) {
    let sized = |row: usize| equations.row(row).map(|(c, x)| (c, x * equations.model.natural.of_motion(c)));
    let mut a = Mat::zeros(rows.len(), equations.model.n());
    let mut b = vec![0.0; rows.len()];
    for (i, &row) in rows.iter().enumerate() {
        let length = sized(row).map(|e| e.1 * e.1).sum::<f64>().sqrt();
        if length > 0.0 {
            sized(row).for_each(|(c, x)| a[(i, c)] = x / length);
            b[i] = equations.b[row] / length;
        }
    }
    (a, b)
}

/// An orthonormal basis of ker A.
pub fn kernel(a: &Mat<f64>) -> Mat<f64> {
    let n = a.ncols();
    if a.nrows() == 0 {
        return Mat::identity(n, n);
    }
    let Some(svd) = dense::svd(a) else { return Mat::zeros(n, 0) };
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > RANK * top).count();
    Mat::from_fn(n, n - rank, |i, k| svd.V()[(i, rank + k)])
}

/// The number of freedoms that A leaves: dim ker A.
pub fn freedoms(a: &Mat<f64>) -> usize {
    let n = a.ncols();
    if a.nrows() == 0 {
        return n;
    }
    let Some(s) = dense::singular_values(a) else { return 0 };
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    n - s.iter().filter(|&&x| x > RANK * top).count()
}

/// Rows of A that span all of them, as many as [`kernel`] counts, by number: for each (end, rank) of `levels` in turn, so many of the rows before `end` that with those of the
/// levels before there are `rank`, each next one that which the chosen ones say least of. Of rows that differ by rounding the first is taken.
pub fn essential(a: &Mat<f64>, levels: &[(usize, usize)]) -> Vec<usize> {
    let mut rest = a.clone();
    let mut kept: Vec<usize> = Vec::new();
    for &(end, rank) in levels {
        while kept.len() < rank {
            let size = |i: usize| (0..rest.ncols()).map(|k| rest[(i, k)] * rest[(i, k)]).sum::<f64>();
            let open = (0..end).filter(|i| !kept.contains(i));
            let Some(top) = open.clone().map(size).max_by(f64::total_cmp).filter(|&s| s > 0.0) else { break };
            let Some(next) = open.clone().find(|&i| size(i) >= top * (1.0 - RANK)) else { break };
            let length = size(next).sqrt();
            let direction: Vec<f64> = (0..rest.ncols()).map(|k| rest[(next, k)] / length).collect();
            for i in 0..a.nrows() {
                let along: f64 = direction.iter().enumerate().map(|(k, d)| rest[(i, k)] * d).sum();
                direction.iter().enumerate().for_each(|(k, d)| rest[(i, k)] -= along * d);
            }
            kept.push(next);
        }
    }
    kept.sort_unstable();
    kept
}

/// How much the motion of a column counts where independent ones are chosen: components of twists, which no coordinate has as its rate, less.
pub fn preference(model: &Model, column: usize) -> f64 {
    if model.variables[column].is_twist() { OF_TWISTS } else { 1.0 }
}

/// One column for each kernel direction: of the `first` in order those that move while the ones chosen before rest, then each that
/// moves most.
pub fn pivots(kernel: &Mat<f64>, first: &[usize]) -> Vec<usize> {
    let mut rest = kernel.clone();
    let mut chosen = Vec::with_capacity(kernel.ncols());
    let mut first = first.iter().copied();
    while chosen.len() < kernel.ncols() {
        let size = |i: usize| (0..rest.ncols()).map(|k| rest[(i, k)] * rest[(i, k)]).sum::<f64>();
        // Of those that differ by rounding, the first.
        let most = || {
            let top = (0..rest.nrows()).map(size).max_by(f64::total_cmp).unwrap_or_default();
            (0..rest.nrows()).find(|&i| size(i) >= top * (1.0 - RANK))
        };
        let wanted = first.find(|&i| size(i) > MOVES * MOVES);
        let Some(next) = wanted.or_else(most) else { break };
        let square = size(next);
        if square <= RANK * RANK {
            break;
        }
        let direction: Vec<f64> = (0..rest.ncols()).map(|k| rest[(next, k)]).collect();
        // Directions of one mechanism among several have few entries.
        let entries: Vec<usize> = (0..rest.ncols()).filter(|&k| direction[k] != 0.0).collect();
        for i in 0..rest.nrows() {
            let along: f64 = entries.iter().map(|&k| rest[(i, k)] * direction[k]).sum::<f64>() / square;
            entries.iter().for_each(|&k| rest[(i, k)] -= along * direction[k]);
        }
        chosen.push(next);
    }
    chosen.sort_unstable();
    chosen
}

fn named(model: &Model, names: &[String], kernel: &Mat<f64>) -> Result<Vec<usize>, Failure> {
    let columns = columns_named(model, names)?;
    if columns.len() == kernel.ncols() {
        return Ok(columns);
    }
    Err(Failure::new(miscounted(model, &columns, &pivots(kernel, &columns))))
}

/// Z of (1) and the condition of A_D.
fn motion(model: &Model, a: &Mat<f64>, columns: &[usize]) -> Result<(Mat<f64>, f64), Failure> {
    let n = a.ncols();
    let mut z = Mat::zeros(n, columns.len());
    columns.iter().enumerate().for_each(|(k, &c)| z[(c, k)] = 1.0);
    let others: Vec<usize> = (0..n).filter(|c| !columns.contains(c)).collect();
    if others.is_empty() {
        return Ok((z, 1.0));
    }
    let (inverse, condition, free) = dependent_inverse(a, &others);
    if let Some(direction) = free {
        let top = direction.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let moving: Vec<&str> = others
            .iter()
            .zip(&direction)
            .filter(|(_, x)| x.abs() > TAKES_PART * top)
            .take(6)
            .map(|(&c, _)| model.variables[c].name.as_str())
            .collect();
        let named: Vec<&str> = columns.iter().map(|&c| model.variables[c].name.as_str()).collect();
        return Err(Failure::new(format!(
            "`{}` do not determine the motion: while they rest, `{}` can still move",
            named.join("`, `"),
            moving.join("`, `")
        )));
    }
    let a_i = Mat::from_fn(a.nrows(), columns.len(), |i, k| a[(i, columns[k])]);
    let z_d = &inverse * &a_i;
    let size = |c: usize| model.natural.of_motion(c);
    for (i, &c) in others.iter().enumerate() {
        (0..columns.len()).for_each(|k| z[(c, k)] = -z_d[(i, k)] * size(c) / size(columns[k]));
    }
    Ok((z, condition))
}

/// A_D⁺, its condition, and a direction in its kernel if it has one.
fn dependent_inverse(a: &Mat<f64>, others: &[usize]) -> (Mat<f64>, f64, Option<Vec<f64>>) {
    let a_d = Mat::from_fn(a.nrows(), others.len(), |i, k| a[(i, others[k])]);
    let none = || (Mat::zeros(others.len(), a.nrows()), f64::INFINITY, Some(vec![1.0; others.len()]));
    if a.nrows() == 0 {
        return none();
    }
    let Some(svd) = dense::svd(&a_d) else { return none() };
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > RANK * top).count();
    let free = (rank < others.len()).then(|| (0..others.len()).map(|i| v[(i, rank)]).collect());
    let inverse = Mat::from_fn(others.len(), a.nrows(), |i, r| (0..rank).map(|k| v[(i, k)] * u[(r, k)] / s[k]).sum());
    let smallest = if rank > 0 { s[rank - 1] } else { 0.0 };
    (inverse, top / smallest, free)
}

/// ζ of (1).
fn particular(model: &Model, (a, b): (&Mat<f64>, &[f64]), columns: &[usize]) -> Vec<f64> {
    let n = a.ncols();
    let others: Vec<usize> = (0..n).filter(|c| !columns.contains(c)).collect();
    let mut zeta = vec![0.0; n];
    if !others.is_empty() && a.nrows() > 0 {
        let (inverse, ..) = dependent_inverse(a, &others);
        for (&c, x) in others.iter().zip(apply(&inverse, b)) {
            zeta[c] = x * model.natural.of_motion(c);
        }
    }
    zeta
}

/// (4): the force Aᵀ R⁻¹(b − A α) of rows that yield.
fn push_of_yielding(equations: &Equations<'_>, m: &mut Mat<f64>, net: &mut [f64]) {
    for row in (0..equations.model.rows.len()).filter(|&row| equations.yields(row)) {
        let stiff = 1.0 / equations.noise(row);
        for (i, x) in equations.row(row) {
            net[i] += stiff * x * equations.b[row];
            equations.row(row).for_each(|(j, y)| m[(i, j)] += stiff * x * y);
        }
    }
}

fn mass(equations: &mut Equations<'_>) -> Mat<f64> {
    let n = equations.model.n();
    let mut dense = vec![0.0; n * n];
    equations.mass_into(&mut dense);
    Mat::from_fn(n, n, |i, j| dense[j * n + i])
}

/// Efforts that hold the bodies against gravity, by column.
fn gravity(equations: &mut Equations<'_>) -> Option<Vec<f64>> {
    let (m, mechanics) = (equations.model.mechanism.as_ref()?, equations.mechanics.as_mut()?);
    let mut out = vec![0.0; equations.model.n()];
    let mut tau = vec![0.0; m.columns.len()];
    mechanics.gravity(&mut tau);
    m.columns.iter().zip(tau).for_each(|(&c, t)| out[c] = t);
    Some(out)
}

/// Jacobian of a body or frame by the velocities of the columns: six rows [ω; v] in the ground frame, at the state that the equations were
/// evaluated at last.
///
/// # Errors
/// In words, for names that are not known.
pub fn frame_jacobian(equations: &mut Equations<'_>, name: &str) -> Result<Vec<Vec<f64>>, Failure> {
    let n = equations.model.n();
    jacobian(equations, name, &Mat::identity(n, n))
}

/// J Z of a frame, [ω; v] in the ground frame.
fn jacobian(equations: &mut Equations<'_>, name: &str, z: &Mat<f64>) -> Result<Vec<Vec<f64>>, Failure> {
    use dalembert_mechanism::pair::Pair;
    use dalembert_mechanism::relative::{Relative, unit};
    let frame = frame_called(equations.model, name)?.clone();
    let (Some(m), Some(mechanics)) = (&equations.model.mechanism, &mut equations.mechanics) else {
        return Err(Failure::new(no_frame(equations.model, name)));
    };
    let pair = Pair::new(m, [m.ground(), frame]);
    mechanics.kinematics();
    let at = pair.motion(mechanics);
    let mut row = vec![0.0; pair.velocities.len()];
    let numbers = (0..3).map(|i| Relative::Spin(unit(i))).chain((0..3).map(|i| Relative::Position(unit(i))));
    Ok(numbers
        .map(|number| {
            pair.row(mechanics, &at, &at.motion.read(&number).gradient, &mut row);
            let along = |k: usize| pair.velocities.iter().zip(&row).map(|(&v, x)| x * z[(m.columns[v], k)]).sum();
            (0..z.ncols()).map(along).collect()
        })
        .collect())
}

/// (3), in motions of size one.
fn efforts(
    equations: &mut Equations<'_>,
    actuated: &[(String, f64)],
    (z, columns, condition): (&Mat<f64>, &[usize], f64),
    needed: &[f64],
) -> Result<Efforts, Failure> {
    let (f, model) = (z.ncols(), equations.model);
    let size = |c: usize| model.natural.of_motion(c);
    let z = Mat::from_fn(z.nrows(), f, |c, k| z[(c, k)] * size(columns[k]));
    let needed: Vec<f64> = needed.iter().zip(columns).map(|(x, &c)| x * size(c)).collect();
    let mut drive = Mat::zeros(f, actuated.len());
    let largest = (0..f).flat_map(|k| (0..z.nrows()).map(move |c| (c, k)));
    let largest = largest.fold(0.0_f64, |m, (c, k)| m.max((z[(c, k)] / size(c)).abs()));
    for (k, (name, weight)) in actuated.iter().enumerate() {
        let column = effort_column(equations, name)?;
        let along = transposed(&z, &column);
        // A joint that stands still but for rounding drives nothing.
        let push = column.iter().enumerate().fold(0.0_f64, |m, (c, x)| m.max((x * size(c)).abs()));
        if along.iter().any(|x| x.abs() > STILL * condition * push * largest) {
            (0..f).for_each(|i| drive[(i, k)] = along[i] / weight);
        }
    }
    let svd = dense::svd(&drive).ok_or_else(|| Failure::new("the efforts have no numbers"))?;
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > RANK * top && x > 0.0).count();
    let along = |k: usize| (0..f).map(|i| u[(i, k)] * needed[i]).sum::<f64>();
    let parts: Vec<f64> = (0..rank).map(|k| along(k) / s[k]).collect();
    let value = |j: usize| parts.iter().enumerate().map(|(k, p)| v[(j, k)] * p).sum::<f64>() / actuated[j].1;
    let size = needed.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    Ok(Efforts {
        values: actuated.iter().enumerate().map(|(j, (name, _))| (name.clone(), value(j))).collect(),
        unique: rank == actuated.len(),
        undriven: (rank..f).map(|k| words(model, &z, &(0..f).map(|i| u[(i, k)]).collect::<Vec<_>>())).collect(),
        attainable: (rank..f).all(|k| along(k).abs() <= CONSISTENT * size),
    })
}

/// A motion Z w by the names of what moves, the largest velocity being 1.
fn words(model: &Model, z: &Mat<f64>, w: &[f64]) -> Vec<(String, f64)> {
    let motion = apply(z, w);
    let top = motion.iter().fold(0.0_f64, |m, x| if x.abs() > m.abs() { *x } else { m });
    let moving = motion.iter().zip(&model.variables).filter(|(x, _)| x.abs() > TAKES_PART * top.abs());
    moving.map(|(x, v)| (v.name.clone(), x / top)).collect()
}

/// Generalized force of a unit effort on a joint's coordinate.
fn effort_column(equations: &mut Equations<'_>, name: &str) -> Result<Vec<f64>, Failure> {
    let model = equations.model;
    let mut out = vec![0.0; model.n()];
    let unknown = || Failure::new(no_drive(model, name));
    match drives(model, name).ok_or_else(unknown)? {
        Drive::Column(column) => out[column] = 1.0,
        Drive::Closing(closure, number) => {
            let m = model.mechanism.as_ref().ok_or_else(unknown)?;
            let mechanics = equations.mechanics.as_mut().ok_or_else(unknown)?;
            let (pair, number) = (&m.loops[closure], &m.closures[closure].velocities[number].1);
            mechanics.kinematics();
            let at = pair.motion(mechanics);
            let mut row = vec![0.0; pair.velocities.len()];
            pair.row(mechanics, &at, &at.motion.read(number).gradient, &mut row);
            pair.velocities.iter().zip(row).for_each(|(&v, x)| out[m.columns[v]] += x);
        }
    }
    Ok(out)
}

fn apply(a: &Mat<f64>, x: &[f64]) -> Vec<f64> {
    (0..a.nrows()).map(|i| x.iter().enumerate().map(|(j, x)| a[(i, j)] * x).sum()).collect()
}

fn transposed(a: &Mat<f64>, x: &[f64]) -> Vec<f64> {
    (0..a.ncols()).map(|k| x.iter().enumerate().map(|(i, x)| a[(i, k)] * x).sum()).collect()
}

fn listed(a: &Mat<f64>) -> Vec<Vec<f64>> {
    (0..a.nrows()).map(|i| (0..a.ncols()).map(|j| a[(i, j)]).collect()).collect()
}
