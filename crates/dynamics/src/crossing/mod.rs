//! Through poses where branches of a motion cross, such as a parallelogram that lies flat.
//!
//! At such a pose q* a combination n of rows is lost, n*A(q*) = 0. Let ε be the distance to it along the branch that a motion is on,
//! η that across, in the direction of the least singular value of A. Near q* the combination reads
//!
//! ```text
//! ε η = κ                                                                                       (1)
//! ```
//!
//! with a misfit κ of the parts. Three things go wrong there in floating point, and each has its remedy.
//!
//! *The misfit.* Numbers in a file are rounded, so that κ is not zero but 10⁻¹⁶, and branches do not cross: the motion η = κ/ε
//! turns off at ε ~ √κ = 10⁻⁸ with accelerations η̈ = 2κ ε̇²/ε³. A misfit of rounding means that they cross: residuals are measured from
//! those at q*, which makes κ = 0. A larger one is a fact of the mechanism, and is left to the integrator, which can resolve it.
//!
//! *The state.* On the constraints η is known to ε₀/ε and η̇ to ε₀ v/ε with the unit of rounding ε₀, and the acceleration across to
//! ε₀ v²/ε². None of this harms what is along the branch, as long as it does not spill over: corrections of a state move it along fixed
//! directions. With a basis T of the tangents of the branch at q*, and X = T* M(q*),
//!
//! ```text
//! [A(q); X] δ = [−h; 0]                                                                         (2)
//! ```
//!
//! keeps X q and X q̇, the coordinates of the motion along the branch, while stages of an integrator are brought onto the constraints.
//! These are the tangent space parameters of Potra and Yen (1991) with a base that does not move.
//!
//! *The error.* Errors across the branch are taken away by (2), and count for nothing: an error e becomes T_q X e, the solution of
//! [A; X] e' = [0; X e].
//!
//! T is the mean of the motions at q* ± τ along the branch, whose errors, η/ε, cancel. When q* is met is a zero of the least singular
//! value along the motion, with the sign that continues it. The search for q* is in [`search`].
//!
//! Sources: theory §6; W. C. Rheinboldt, *Differential-algebraic systems as differential equations on manifolds*; A. Müller,
//! higher-order analysis of the tangent cone.

mod search;

pub(crate) use search::{beside, ranks_beside};

use faer::Mat;

use crate::equations::Equations;
use crate::least::{largest, least, norm};
use crate::model::{Model, Variable};
use crate::projection::displace;

/// Most variables: an analysis costs some factorizations of dense matrices.
const MOST: usize = 64;
/// Largest distance of a pose that is looked for, rad or m.
const FAR: f64 = 1.0;
/// Half the distance for differences of A, whose entries are smooth, and that of poses beside q*.
const APART: f64 = 1e-4;
/// Newton's iterations.
const ITERATIONS: usize = 12;
/// Share of the largest singular value below which (2) has none.
const NOTHING: f64 = 1e-12;
/// Largest residual, relative to rows, that corrections may leave.
const CLOSED: f64 = 1e-10;
/// Largest κ, relative to rows, that is rounding.
const ROUNDING: f64 = 2e-12;
/// Largest κ whose branches come close.
const CLOSE: f64 = 1e-5;

/// Times after which constraints that depend on time have changed, s.
const LATER: [f64; 4] = [0.01, 0.37, 1.13, 7.9];
/// Least singular value of rows below which what they say of accelerations across the branch is rounding alone.
const BLIND: f64 = 1e-8;

/// A time and a state with the values of inputs.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    pub t: f64,
    pub y: &'a [f64],
    pub inputs: &'a [Option<f64>],
}

/// Hard rows at natural size.
struct Rows {
    rows: Vec<usize>,
    scale: Vec<f64>,
}

impl Rows {
    /// At the last evaluation.
    fn new(equations: &Equations<'_>) -> Self {
        let model = equations.model;
        let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| !model.rows[r].soft).collect();
        let length = |r: usize| equations.row(r).map(|e| e.1 * e.1).sum::<f64>().sqrt();
        let size = |r: usize| equations.natural_size(r).max(length(r));
        let scale = rows.iter().map(|&r| if size(r) > 0.0 { size(r).recip() } else { 1.0 }).collect();
        Self { rows, scale }
    }

    /// A, followed by rows of another matrix.
    fn matrix(&self, equations: &Equations<'_>, more: Option<&Mat<f64>>) -> Mat<f64> {
        let (m, n) = (self.rows.len(), equations.model.n());
        let mut a = Mat::zeros(m + more.map_or(0, Mat::nrows), n);
        for (i, (&row, s)) in self.rows.iter().zip(&self.scale).enumerate() {
            equations.row(row).for_each(|(c, x)| a[(i, c)] += x * s);
        }
        if let Some(more) = more {
            (0..more.nrows()).for_each(|i| (0..n).for_each(|j| a[(m + i, j)] = more[(i, j)]));
        }
        a
    }

    /// h of a stage of differentiation.
    fn residuals(&self, equations: &Equations<'_>, stage: usize) -> Vec<f64> {
        self.rows.iter().zip(&self.scale).map(|(&r, s)| equations.residual(r, stage) * s).collect()
    }
}

/// What is known of a pose where branches cross.
pub(crate) struct Crossing {
    rows: Rows,
    /// Rank of the rows on the branch.
    rank: usize,
    /// h(q*).
    offset: Vec<f64>,
    /// X.
    along: Mat<f64>,
    /// κ relative to rows.
    misfit: f64,
    /// n, one per column, at q*.
    lost: Mat<f64>,
    /// Freedoms at q* beside those of the branch.
    pub extra: usize,
}

/// A singular value with its vectors.
struct Singular {
    value: f64,
    left: Vec<f64>,
    right: Vec<f64>,
}

/// Whether crossings of a model are looked for: few variables, and constraints on positions of second order alone.
pub(crate) fn is_possible(model: &Model) -> bool {
    let mut hard = model.rows.iter().filter(|r| !r.soft).peekable();
    let plain = model.pattern.w.is_empty() && model.pattern.rates.is_empty();
    let moving = model.variables.iter().all(|v| v.velocity_place().is_some());
    model.n() <= MOST && plain && moving && hard.peek().is_some() && hard.all(|r| r.depth == 2)
}

/// Constraints on positions or velocities that are others later: they depend on time, and drive a mechanism.
pub(crate) fn driving_rows(equations: &mut Equations<'_>, at: At<'_>) -> Vec<usize> {
    let model = equations.model;
    let mut residuals = |after: f64| -> Vec<f64> {
        equations.evaluate(at.t + after, at.y, at.inputs);
        (0..model.rows.len()).map(|r| equations.residual(r, 0)).collect()
    };
    let now = residuals(0.0);
    let later = LATER.map(&mut residuals);
    let moves = |r: &usize| model.rows[*r].depth > 0 && later.iter().any(|l| l[*r] != now[*r]);
    (0..model.rows.len()).filter(moves).collect()
}

/// The velocities in a state.
pub(crate) fn velocities(model: &Model, y: &[f64]) -> Vec<f64> {
    model.variables.iter().map(|v| v.velocity_place().map_or(0.0, |p| y[p])).collect()
}

/// A state displaced in its positions.
fn moved(equations: &mut Equations<'_>, at: At<'_>, delta: &[f64]) -> Vec<f64> {
    let (mut space, mut y) = (vec![0.0; delta.len()], at.y.to_vec());
    equations.evaluate(at.t, at.y, at.inputs);
    displace(equations.model, equations, 2, delta, &mut space, &mut y);
    y
}

impl Crossing {
    /// Whether branches cross but for rounding.
    pub fn is_exact(&self) -> bool {
        self.misfit <= ROUNDING
    }

    /// Whether branches come close and turn away from each other.
    pub fn is_apart(&self) -> bool {
        self.misfit > ROUNDING && self.misfit < CLOSE
    }

    /// Moves a state onto the constraints by (2), positions first, and says whether it moved. Nothing, and anything in `y`, if that
    /// fails. A state on the branch not far away is a base to start from: what is across the branch in `y` then does not matter.
    pub fn project_from(
        &self,
        equations: &mut Equations<'_>,
        t: f64,
        (base, y): (&[f64], &mut [f64]),
        inputs: &[Option<f64>],
    ) -> Option<bool> {
        let model = equations.model;
        if base.is_empty() || model.variables.iter().any(Variable::is_twist) {
            return self.project(equations, t, y, inputs);
        }
        let apart: Vec<f64> = model.variables.iter().map(|v| y[v.state[0]] - base[v.state[0]]).collect();
        equations.evaluate(t, base, inputs);
        let along = self.along_branch(equations, &apart)?;
        for (v, along) in model.variables.iter().zip(&along) {
            y[v.state[0]] = base[v.state[0]] + along;
        }
        self.project(equations, t, y, inputs).map(|_| true)
    }

    /// The same from the state itself.
    fn project(&self, equations: &mut Equations<'_>, t: f64, y: &mut [f64], inputs: &[Option<f64>]) -> Option<bool> {
        equations.evaluate(t, y, inputs);
        let mut any = false;
        let speed = largest(&velocities(equations.model, y)).max(1.0);
        for stage in 0..2 {
            let closed = if stage == 0 { CLOSED } else { CLOSED * speed };
            let (mut before, mut size) = (f64::INFINITY, f64::INFINITY);
            for _ in 0..ITERATIONS {
                let mut h = self.rows.residuals(equations, stage);
                if stage == 0 {
                    h.iter_mut().zip(&self.offset).for_each(|(h, c)| *h -= c);
                }
                size = largest(&h);
                if size <= 0.25 * f64::EPSILON || size > 0.25 * before {
                    break;
                }
                before = size;
                let delta = self.solve(equations, &h.iter().map(|h| -h).collect::<Vec<_>>(), None)?;
                let mut moved = vec![0.0; delta.len()];
                displace(equations.model, equations, 2 - stage, &delta, &mut moved, y);
                equations.evaluate(t, y, inputs);
                any = true;
            }
            // Neither is what is not finite.
            if !(size <= closed) {
                return None;
            }
        }
        Some(any)
    }

    /// The part of displacements or velocities that is along the branch at the last evaluation.
    pub fn along_branch(&self, equations: &Equations<'_>, e: &[f64]) -> Option<Vec<f64>> {
        self.solve(equations, &vec![0.0; self.rows.rows.len()], Some(e))
    }

    /// What of accelerations at the last evaluation is along the branch, if the pose is so near that nothing else is known of them.
    /// What is across the branch is taken away by (2) in any case.
    pub fn smooth(&self, equations: &Equations<'_>, alpha: &[f64], rank_is_lost: bool) -> Option<Vec<f64>> {
        let left = self.lost.transpose() * self.rows.matrix(equations, None);
        let blind = || (0..left.ncols()).all(|j| (0..left.nrows()).all(|i| left[(i, j)].abs() < BLIND));
        if rank_is_lost || blind() { self.along_branch(equations, alpha) } else { None }
    }

    /// [A; X] x = [h; X e].
    fn solve(&self, equations: &Equations<'_>, h: &[f64], e: Option<&[f64]>) -> Option<Vec<f64>> {
        let x = &self.along;
        let part = |i: usize| e.map_or(0.0, |e| e.iter().enumerate().map(|(j, e)| x[(i, j)] * e).sum());
        let right: Vec<f64> = h.iter().copied().chain((0..x.nrows()).map(part)).collect();
        least(&self.rows.matrix(equations, Some(x)), &right, NOTHING)
    }

    /// When a motion at a state with accelerations α meets q*, or one like it, or met it; nothing if it does not seem to.
    pub fn time(&self, equations: &mut Equations<'_>, at: At<'_>, alpha: &[f64]) -> Option<f64> {
        let v = velocities(equations.model, at.y);
        let speed = norm(&v);
        if speed == 0.0 {
            return None;
        }
        let now = self.least_singular(equations, at, (&v, alpha), 0.0)?;
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let mut signed = |after: f64| -> Option<f64> {
            let then = self.least_singular(equations, at, (&v, alpha), after)?;
            Some(then.value * (dot(&then.left, &now.left) * dot(&then.right, &now.right)).signum())
        };
        let step = APART / speed;
        let slope = (signed(step)? - signed(-step)?) / (2.0 * step);
        let first = -now.value / slope;
        // Not a number is none.
        if !(first.abs() * speed <= FAR) {
            return None;
        }
        let after = first * now.value / (now.value - signed(first)?);
        // Where the two disagree the motion is no straight line yet.
        let agree = (0.5..2.0).contains(&(after / first));
        agree.then_some(at.t + after)
    }

    /// The least singular value on the branch with its vectors, left and right, some time after a state.
    fn least_singular(
        &self,
        equations: &mut Equations<'_>,
        at: At<'_>,
        (v, alpha): (&[f64], &[f64]),
        after: f64,
    ) -> Option<Singular> {
        let delta: Vec<f64> = v.iter().zip(alpha).map(|(v, a)| after * (v + 0.5 * after * a)).collect();
        let mut y = moved(equations, at, &delta);
        self.project(equations, at.t, &mut y, at.inputs)?;
        let svd = self.rows.matrix(equations, None).svd().ok()?;
        let k = self.rank - 1;
        let left = (0..svd.U().nrows()).map(|i| svd.U()[(i, k)]).collect();
        let right = (0..svd.V().nrows()).map(|i| svd.V()[(i, k)]).collect();
        Some(Singular { value: svd.S().column_vector()[k], left, right })
    }

    /// Takes from an error of a state what is across the branch, at the last evaluation.
    pub fn cut_error(&self, equations: &Equations<'_>, y: &[f64], error: &mut [f64]) -> bool {
        let model = equations.model;
        let position = |v: &Variable| if v.is_twist() { 0.0 } else { error[v.state[0]] };
        let mut displacement: Vec<f64> = model.variables.iter().map(position).collect();
        if let Some(mechanics) = &equations.mechanics {
            mechanics.displacement(y, error, &mut displacement);
        }
        let rates = velocities(model, error);
        let (Some(displacement), Some(rates)) =
            (self.along_branch(equations, &displacement), self.along_branch(equations, &rates))
        else {
            return false;
        };
        error[..model.states].fill(0.0);
        if let Some(mechanics) = &equations.mechanics {
            mechanics.displaced(y, &displacement, error);
        }
        for (v, (d, r)) in model.variables.iter().zip(displacement.iter().zip(rates)) {
            if !v.is_twist() {
                error[v.state[0]] = *d;
            }
            if let Some(place) = v.velocity_place() {
                error[place] = r;
            }
        }
        true
    }
}
