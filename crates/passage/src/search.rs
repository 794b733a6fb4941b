//! The nearest pose q* where branches cross.
//!
//! With the combinations L of rows that are about to be lost, and the motions S that are then free, beside strong rows U_s,
//!
//! ```text
//! U_s* h(q) = 0,   G(q) = L* A(q) S = 0                                                         (3)
//! ```
//!
//! by Newton's iteration, where L, S and U_s come from the singular values of A at each iterate: the first condition along the
//! strong right vectors, the second, with differences for ∂G/∂q, along S. h along L stays what it is: that is κ. Rows that are
//! redundant in every pose belong to L, and fulfil their part of (3) without being asked.
//!
//! What is curved little in ∂G/∂q is a direction in which crossings continue, and is left alone. Where drives themselves
//! make branches cross, these are curves in (q, t): time is one more variable, and ∂h/∂t a column of A.

use dalembert_dense as dense;
use faer::Mat;
use faer::linalg::solvers::Svd;

use super::{Crossing, Scope, moved};
use crate::tolerances::CLOSED;
use crate::tolerances::crossing::{ROUNDING, ROUNDING_OF_RESIDUALS};
use crate::tolerances::search::{CONVERGED, DIFFERENCE, FARTHEST, FLAT, LOST, LOST_TOGETHER, NONE_BESIDE, WEAK_BESIDE};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::{largest, least, norm, through};
use dalembert_dynamics::rows::{At, Rows, velocities};
use dalembert_model::model::Variable;

/// Newton's iterations.
const ITERATIONS: usize = 12;

impl Crossing {
    /// The nearest one to a state on the constraints, where rows have a rank on the branch.
    pub fn near(equations: &mut Equations<'_>, at: At<'_>, rank: usize, scope: &Scope) -> Option<Self> {
        Self::near_to(equations, (at, at), rank, scope)
    }

    /// The same to a place between states, which need not be on the constraints; one that is on them says what rows leave in other
    /// poses.
    pub fn near_to(
        equations: &mut Equations<'_>,
        (at, closed): (At<'_>, At<'_>),
        rank: usize,
        scope: &Scope,
    ) -> Option<Self> {
        if rank == 0 || rank > scope.rows.len().min(equations.model.n()) {
            return None;
        }
        let (mut search, here) = Search::new(equations, at, scope);
        search.equations.evaluate(closed.t, closed.y, closed.inputs);
        let before = search.rows.all_residuals(search.equations);
        let (pose, away) = search.pose(here, rank)?;
        let split = search.split(&pose, LOST)?;
        if split.strong >= rank {
            return None;
        }
        let h = search.rows.all_residuals(search.equations);
        let lost = |x: &[f64]| split.lost(x);
        let rounding = ROUNDING.max(ROUNDING_OF_RESIDUALS * largest(&before));
        let misfit = largest(&lost(&h.iter().zip(before).map(|(h, b)| h - b).collect::<Vec<_>>()));
        let known = split.back(&lost(&h));
        let mut offset = vec![0.0; search.equations.model.rows.len()];
        search.rows.rows.iter().zip(known.iter().zip(&search.rows.scale)).for_each(|(&r, (h, s))| offset[r] = h / s);
        Some(Self { offset, misfit, rounding, away, extra: rank - split.strong })
    }
}

/// The rank of the rows beside a pose, forth and back along its velocities, and that at the pose, if that is smaller: a start where
/// branches cross.
pub fn ranks_beside(equations: &mut Equations<'_>, at: At<'_>, scope: &Scope) -> Option<(usize, usize)> {
    let v = velocities(equations.model, at.y);
    let speed = norm(&v);
    if speed == 0.0 || !speed.is_finite() {
        return None;
    }
    let (mut search, here) = Search::new(equations, at, scope);
    let mut rank = |by: f64| {
        let (_, split) = search.along(&here, &v, by / speed)?;
        Some(split.svd.S().column_vector().iter().filter(|&&s| s > NONE_BESIDE).count())
    };
    let beside = rank(DIFFERENCE)?.min(rank(-DIFFERENCE)?);
    let here = rank(0.0)?;
    (beside > here).then_some((beside, here))
}

/// Times and poses on the constraints at a distance, forth and back along the velocities of a state, or along its motions if rows have a
/// rank; at rest.
pub fn beside(
    equations: &mut Equations<'_>,
    at: At<'_>,
    (rank, distance): (usize, f64),
    scope: &Scope,
) -> Vec<(f64, Vec<f64>)> {
    let n = equations.model.n();
    let (mut search, here) = Search::new(equations, at, scope);
    let moving = velocities(search.equations.model, at.y);
    let ways = if norm(&moving) > 0.0 {
        vec![moving]
    } else {
        let Some(mut split) = search.split(&here, WEAK_BESIDE) else { return Vec::new() };
        split.strong = rank.min(n);
        let motions = split.motions();
        let sum = |i: usize| (0..motions.ncols()).map(|j| motions[(i, j)] / (j + 1) as f64).sum();
        let each = (0..motions.ncols()).map(|j| (0..n).map(|i| motions[(i, j)]).collect());
        std::iter::once((0..n).map(sum).collect()).chain(each).collect()
    };
    let both = ways.iter().flat_map(|way| [distance, -distance].map(|by| (way, by / largest(way))));
    both.filter_map(|(way, by)| search.along(&here, way, by)).map(|(place, _)| (place.t, place.y)).collect()
}

/// Singular values and vectors of A, split into strong ones and others.
struct Split {
    svd: Svd<f64>,
    strong: usize,
}

impl Split {
    /// S.
    fn motions(&self) -> Mat<f64> {
        let v = self.svd.V();
        Mat::from_fn(v.nrows(), v.ncols() - self.strong, |i, k| v[(i, self.strong + k)])
    }

    /// L.
    fn left(&self) -> Mat<f64> {
        let u = self.svd.U();
        Mat::from_fn(u.nrows(), u.ncols() - self.strong, |i, k| u[(i, self.strong + k)])
    }

    /// L* h.
    fn lost(&self, h: &[f64]) -> Vec<f64> {
        let u = self.svd.U();
        (self.strong..u.ncols()).map(|k| h.iter().enumerate().map(|(i, h)| u[(i, k)] * h).sum()).collect()
    }

    /// L x.
    fn back(&self, x: &[f64]) -> Vec<f64> {
        let u = self.svd.U();
        (0..u.nrows()).map(|i| x.iter().enumerate().map(|(k, x)| u[(i, self.strong + k)] * x).sum()).collect()
    }

    /// The least displacement that removes h along the strong rows.
    fn correction(&self, h: &[f64]) -> Vec<f64> {
        let missing: Vec<f64> = h.iter().map(|h| -h).collect();
        through(&self.svd, &missing, self.strong)
    }
}

/// A pose, at rest, with its time.
#[derive(Clone)]
struct Place {
    t: f64,
    y: Vec<f64>,
}

struct Search<'a, 'm> {
    equations: &'a mut Equations<'m>,
    inputs: &'a [Option<f64>],
    rows: Rows,
    /// Where time is one more variable: so many seconds are one rad or m.
    pace: Option<f64>,
}

impl<'a, 'm> Search<'a, 'm> {
    /// From a state; time is measured by its velocities.
    fn new(equations: &'a mut Equations<'m>, at: At<'a>, scope: &Scope) -> (Self, Place) {
        equations.evaluate(at.t, at.y, at.inputs);
        let speed = norm(&velocities(equations.model, at.y));
        let pace = (scope.timed && speed > 0.0).then(|| speed.recip());
        let mut y = at.y.to_vec();
        equations.model.variables.iter().filter_map(Variable::velocity_place).for_each(|p| y[p] = 0.0);
        let rows = Rows::of(equations, scope.rows.clone());
        (Self { equations, inputs: at.inputs, rows, pace }, Place { t: at.t, y })
    }

    fn look(&mut self, place: &Place) {
        self.equations.evaluate(place.t, &place.y, self.inputs);
    }

    /// A at natural size at the last evaluation, which was at rest; with ∂h/∂t where time is a variable.
    fn matrix(&self) -> Mat<f64> {
        let a = self.rows.matrix(self.equations);
        let Some(pace) = self.pace else { return a };
        let mut drift = vec![0.0; a.nrows()];
        self.rows.residuals(self.equations, 1, &mut drift);
        let n = a.ncols();
        Mat::from_fn(a.nrows(), n + 1, |i, j| if j < n { a[(i, j)] } else { pace * drift[i] })
    }

    fn moved(&mut self, from: &Place, delta: &[f64]) -> Place {
        let n = self.equations.model.n();
        let t = from.t + self.pace.map_or(0.0, |pace| pace * delta[n]);
        let at = At { t: from.t, y: &from.y, inputs: self.inputs };
        Place { t, y: moved(self.equations, at, &delta[..n]) }
    }

    /// The place on the constraints next to one at a share of a velocity from another, with the singular values there.
    fn along(&mut self, from: &Place, velocity: &[f64], share: f64) -> Option<(Place, Split)> {
        let mut delta: Vec<f64> = velocity.iter().map(|v| v * share).collect();
        delta.extend(self.pace.map(|pace| share / pace));
        let place = self.moved(from, &delta);
        self.onto_branch(place)
    }

    /// At a pose, with the singular values above a limit as strong ones.
    fn split(&mut self, place: &Place, limit: f64) -> Option<Split> {
        self.look(place);
        let svd = dense::svd(&self.matrix())?;
        let strong = svd.S().column_vector().iter().filter(|&&s| s > limit).count();
        Some(Split { svd, strong })
    }

    /// (3) for rows with a rank, and how far away that is.
    fn pose(&mut self, mut place: Place, rank: usize) -> Option<(Place, f64)> {
        let n = self.equations.model.n();
        let mut way = vec![0.0; n + usize::from(self.pace.is_some())];
        let mut split = self.split(&place, 0.0)?;
        let singular = split.svd.S().column_vector();
        let limit = (LOST_TOGETHER * singular[rank - 1]).max(LOST);
        let strong = singular.iter().filter(|&&s| s > limit).count().min(rank - 1);
        for _ in 0..ITERATIONS {
            split.strong = strong;
            let h = self.rows.all_residuals(self.equations);
            let delta = split.correction(&h);
            place = self.moved(&place, &delta);
            let along = self.towards(&place, &split)?;
            place = self.moved(&place, &along);
            let step: Vec<f64> = delta.iter().zip(&along).map(|(a, b)| a + b).collect();
            way.iter_mut().zip(&step).for_each(|(w, s)| *w += s);
            // Not a number is no pose either.
            if !(norm(&way) < FARTHEST) {
                return None;
            }
            if largest(&step) < CONVERGED {
                return Some((place, norm(&way[..n])));
            }
            split = self.split(&place, 0.0)?;
        }
        None
    }

    /// The displacement along S that makes G zero.
    fn towards(&mut self, place: &Place, split: &Split) -> Option<Vec<f64>> {
        let (left, motions) = (split.left(), split.motions());
        self.look(place);
        let crossed = |search: &Self| -> Vec<f64> {
            let all = left.transpose() * search.matrix() * &motions;
            (0..all.ncols()).flat_map(|j| (0..all.nrows()).map(move |i| (i, j))).map(|at| all[at]).collect()
        };
        let missing = crossed(self);
        let mut slopes = Mat::zeros(missing.len(), motions.ncols());
        for j in 0..motions.ncols() {
            let mut beside = |by: f64| {
                let step: Vec<f64> = (0..motions.nrows()).map(|i| by * motions[(i, j)]).collect();
                let at = self.moved(place, &step);
                self.look(&at);
                crossed(self)
            };
            let (after, before) = (beside(DIFFERENCE), beside(-DIFFERENCE));
            for (i, (a, b)) in after.iter().zip(&before).enumerate() {
                slopes[(i, j)] = (a - b) / (2.0 * DIFFERENCE);
            }
        }
        let z = least(&slopes, &missing, FLAT)?;
        Some((0..motions.nrows()).map(|i| z.iter().enumerate().map(|(j, z)| -motions[(i, j)] * z).sum()).collect())
    }

    /// The pose on the constraints next to a given one at its time, by corrections along singular values above a limit, with the
    /// singular values there.
    fn onto_branch(&mut self, mut place: Place) -> Option<(Place, Split)> {
        let pace = self.pace.take();
        let mut found = None;
        let mut before = f64::INFINITY;
        for _ in 0..ITERATIONS {
            let Some(split) = self.split(&place, WEAK_BESIDE) else { break };
            let h = self.rows.all_residuals(self.equations);
            let size = largest(&h);
            if !size.is_finite() || size > 0.25 * before || size < f64::EPSILON {
                found = (size < CLOSED).then_some((place, split));
                break;
            }
            before = size;
            place = self.moved(&place, &split.correction(&h));
        }
        self.pace = pace;
        found
    }
}
