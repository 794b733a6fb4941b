//! Loops that a rounded file leaves open by a little: where their joints have to be for the loops to close.
//!
//! What a loop holds twice can be let go once ([`crate::fit`]) where it is the same directions everywhere. In loops such as Bennett's it is not: the rows that are left are
//! dependent in some pose, and from there on the mechanism comes apart. There the file's numbers are what is put right: with the twists δ by which joints are moved on their first
//! bodies, the loop is to close at poses p along the way of the mechanism without the directions that are let go,
//!
//! ```text
//! h_p + B_p Δq_p + W_p δ = 0      B as in `spectrum`, W_p = ∂h_p/∂δ                                        (1)
//! Nᵀ_p W_p δ = −Nᵀ_p h_p          Nᵀ_p B_p = 0, as many columns as rows more than the rank                 (2)
//! ```
//!
//! of which the least δ is taken, turns in rad and shifts relative to the length L of the mechanism, and again from there (Gauss and Newton). A loop that was
//! meant to move closes so everywhere, for its conditions are algebraic: they hold where they hold at enough poses.

use std::collections::BTreeSet;

use dalembert_dense as dense;
use faer::Mat;

use crate::fit::opening;
use crate::measures;
use crate::spectrum::{Scales, Spectrum};
use crate::tolerances::fit::LEVER;
use crate::tolerances::placing::{APART, CERTAIN, CLOSED, DETERMINED, LARGEST, NUDGE, STEPS};
use crate::witness::{held_by, walked};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::displace;
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::State;
use dalembert_spec::spec::{Fit, MovedJoint};

/// Rounds of (2): each leaves the square of what it found, or what differences leave of W.
const ROUNDS: usize = 8;
/// Steps to the next pose in each: quadratic ones.
const NEARER: usize = 2;

/// Joints of loops that are open by up to `tolerance`, relative to the size of the mechanism, moved so that these close, turns in rad and shifts in m, by (2); nothing where letting go of the rows `released`, by full
/// name, does as well, where no such twists are found, and for models of more than `LARGEST` variables or rows in such loops. `made` makes the model with a fit, `start` is its assembled state without
/// these rows.
pub fn place(
    made: &dyn Fn(Fit) -> Option<Model>,
    start: &State,
    released: &[String],
    tolerance: f64,
) -> Option<Vec<MovedJoint>> {
    if released.is_empty() {
        return None;
    }
    let share = LEVER * tolerance;
    let free = made(Fit { released: released.to_vec(), ..Fit::default() })?;
    let whole = made(Fit::default())?;
    let (equations, length, far) = measures::at(&whole, start)?;
    let loops = Loops::of(&equations, released);
    if whole.n().max(loops.rows(&equations).len()) > LARGEST {
        return None;
    }
    let way = Way { whole: &whole, loops: &loops, released, share };
    let (poses, rank, holds) = way.of(&free, start)?;
    if holds {
        return None;
    }
    let placing = Placing { made, loops: &loops, rank, length, far, share };
    placing.joints(start, poses, loops.joints(&equations))
}

/// What (2) is solved with.
struct Placing<'a> {
    made: &'a dyn Fn(Fit) -> Option<Model>,
    loops: &'a Loops,
    rank: usize,
    /// L, m, and how far the mechanism is from the origin, m.
    length: f64,
    far: f64,
    /// The largest twist, in rad and relative to L.
    share: f64,
}

impl Placing<'_> {
    /// Rounds of (2), until what is left is rounding; the poses of each are those of the mechanism that was found before, where it goes as far.
    fn joints(&self, start: &State, mut poses: Vec<State>, names: Vec<String>) -> Option<Vec<MovedJoint>> {
        let still = |joint: String| MovedJoint { joint, twist: [0.0; 6] };
        let mut moved: Vec<MovedJoint> = names.into_iter().map(still).collect();
        let mut left = f64::INFINITY;
        for _ in 0..ROUNDS {
            let misfit = Misfit::at(&self.model(&moved)?, self.loops, &mut poses, self.rank)?;
            let open = misfit.largest();
            if open <= CLOSED * (self.length + self.far) && left.is_finite() {
                return Some(moved);
            }
            if open >= left {
                return None;
            }
            left = open;
            let step = misfit.mended(6 * moved.len(), &poses, |k| self.nudged(&moved, k, NUDGE))?;
            step.iter().enumerate().for_each(|(k, x)| moved[k / 6].twist[k % 6] += x * self.unit(k));
            let within = |(k, x): (usize, &f64)| x.abs() <= self.share * self.unit(k);
            if !moved.iter().all(|m| m.twist.iter().enumerate().all(within)) {
                return None;
            }
            let further = self.loops.walks(&self.model(&moved)?, start, self.share);
            if further.len() >= poses.len() {
                poses = further;
            }
        }
        None
    }

    /// What 1 is of an entry of a twist: rad, or L.
    fn unit(&self, k: usize) -> f64 {
        if k % 6 < 3 { 1.0 } else { self.length }
    }

    fn model(&self, moved: &[MovedJoint]) -> Option<Model> {
        (self.made)(Fit { moved: moved.to_vec(), ..Fit::default() })
    }

    /// With one entry of a twist larger.
    fn nudged(&self, moved: &[MovedJoint], k: usize, by: f64) -> Option<Model> {
        let mut nudged = moved.to_vec();
        nudged[k / 6].twist[k % 6] += by * self.unit(k);
        self.model(&nudged)
    }
}

/// The loops that rows let go of are of: the columns of all rows that hang together with them.
struct Loops {
    columns: Vec<bool>,
}

impl Loops {
    fn of(equations: &Equations<'_>, released: &[String]) -> Self {
        let model = equations.model;
        let all = held_by(equations, |_| true);
        let component = measures::joined(equations, &all);
        let own = all.iter().filter(|&&r| released.contains(&model.rows[r].name));
        let own: BTreeSet<usize> = own.flat_map(|&r| equations.row(r)).map(|(c, _)| component[c]).collect();
        Self { columns: component.iter().map(|c| own.contains(c)).collect() }
    }

    fn rows(&self, equations: &Equations<'_>) -> Vec<usize> {
        held_by(equations, |c| self.columns[c])
    }

    /// Names of the joints that they are made of.
    fn joints(&self, equations: &Equations<'_>) -> Vec<String> {
        let Some(m) = &equations.model.mechanism else { return Vec::new() };
        let tree = m.joints.iter().filter(|j| !j.own && j.columns.iter().any(|&c| self.columns[c]));
        let rows = self.rows(equations);
        let closure = |&r: &usize| match equations.model.rows[r].origin {
            Origin::Closure { closure, .. } => Some(closure),
            Origin::Constraint(_) => None,
        };
        let closing: BTreeSet<usize> = rows.iter().filter_map(closure).collect();
        tree.map(|j| &j.name).chain(closing.into_iter().map(|k| &m.closures[k].name)).cloned().collect()
    }

    fn spectrum(&self, model: &Model, state: &State) -> Option<Spectrum> {
        let (equations, length, _) = measures::at(model, state)?;
        Spectrum::new(&equations, &Scales::new(model, length), &self.rows(&equations))
    }

    /// One step of Gauss and Newton by as many directions of rows as their rank has: Δq of (1).
    fn nearer(&self, model: &Model, state: &mut State, rank: usize) -> Option<()> {
        let (equations, length, _) = measures::at(model, state)?;
        let (rows, scales) = (self.rows(&equations), Scales::new(model, length));
        let spectrum = Spectrum::new(&equations, &scales, &rows)?;
        let open: Vec<f64> = rows.iter().map(|&r| scales.row(&equations, r) * equations.residual(r, 0)).collect();
        let mut delta = vec![0.0; model.n()];
        for j in 0..rank {
            let share: f64 = open.iter().enumerate().map(|(i, x)| spectrum.left[(i, j)] * x).sum::<f64>();
            let share = share / spectrum.values.get(j)?;
            delta.iter_mut().enumerate().for_each(|(c, d)| *d -= share * spectrum.right[(c, j)] * scales.columns[c]);
        }
        displace(model, &equations, 2, &delta, &mut vec![0.0; model.n()], &mut state.y);
        Some(())
    }

    /// Poses on the way of a mechanism, to both sides.
    fn walks(&self, model: &Model, start: &State, share: f64) -> Vec<State> {
        [1.0, -1.0].into_iter().flat_map(|side| walked(share, model, start, (side, &self.columns), STEPS)).collect()
    }
}

/// The way of a mechanism without some rows, and how these do along it.
struct Way<'a> {
    whole: &'a Model,
    loops: &'a Loops,
    released: &'a [String],
    share: f64,
}

impl Way<'_> {
    /// Poses at which what was let go is open by no more than the tolerance, the rank there, and whether that is so on the whole way, with rows that hold about as well as all of them.
    fn of(&self, free: &Model, start: &State) -> Option<(Vec<State>, usize, bool)> {
        let rank = self.loops.spectrum(free, start)?.rank;
        let (mut poses, mut holds, mut shares) = (vec![start.clone()], true, Vec::new());
        for side in [1.0, -1.0] {
            for state in walked(self.share, free, start, (side, &self.loops.columns), STEPS) {
                let (few, all) = (self.loops.spectrum(free, &state)?, self.loops.spectrum(self.whole, &state)?);
                let least = |spectrum: &Spectrum| spectrum.values.get(rank.wrapping_sub(1)).copied().unwrap_or(0.0);
                shares.push(least(&few) / least(&all));
                let (equations, length, _) = measures::at(self.whole, &state)?;
                let rows = (0..self.whole.rows.len()).filter(|&r| self.released.contains(&self.whole.rows[r].name));
                let open = rows.map(|r| opening(&equations, r, length).1).fold(0.0, f64::max);
                if open > self.share {
                    holds = false;
                    break;
                }
                // Where all rows are nearly dependent directions are not told apart.
                if least(&few) >= CERTAIN * few.values[0] {
                    poses.push(state);
                }
            }
        }
        let (lowest, highest) = shares.iter().fold((f64::INFINITY, 0.0_f64), |(l, h), &x| (l.min(x), h.max(x)));
        Some((poses, rank, holds && lowest >= APART * highest))
    }
}

/// What a mechanism misses at poses, in directions that no motion makes up for.
struct Misfit {
    /// Nᵀ_p by pose, with D_r; the rows of these.
    directions: Vec<Mat<f64>>,
    rows: Vec<usize>,
    scales: Vec<Vec<f64>>,
    /// D_r h_p by pose.
    open: Vec<Vec<f64>>,
}

impl Misfit {
    /// At the poses nearest to these of a mechanism whose rows have a rank.
    fn at(model: &Model, loops: &Loops, poses: &mut [State], rank: usize) -> Option<Self> {
        let mut found = Self { directions: Vec::new(), rows: Vec::new(), scales: Vec::new(), open: Vec::new() };
        for state in poses {
            for _ in 0..NEARER {
                loops.nearer(model, state, rank)?;
            }
            let (equations, length, _) = measures::at(model, state)?;
            found.rows = loops.rows(&equations);
            let scales = Scales::new(model, length);
            let spectrum = Spectrum::new(&equations, &scales, &found.rows)?;
            let left = spectrum.left.get(.., rank..).to_owned();
            found.scales.push(found.rows.iter().map(|&r| scales.row(&equations, r)).collect());
            found.open.push(found.missed(&equations, found.open.len()));
            found.directions.push(left);
        }
        Some(found)
    }

    fn missed(&self, equations: &Equations<'_>, pose: usize) -> Vec<f64> {
        self.rows.iter().zip(&self.scales[pose]).map(|(&r, scale)| scale * equations.residual(r, 0)).collect()
    }

    /// Nᵀ_p x
    fn along(&self, pose: usize, x: &[f64]) -> impl Iterator<Item = f64> {
        let left = &self.directions[pose];
        (0..left.ncols()).map(move |j| (0..left.nrows()).map(|i| left[(i, j)] * x[i]).sum::<f64>())
    }

    fn largest(&self) -> f64 {
        let all = (0..self.open.len()).flat_map(|pose| self.along(pose, &self.open[pose]).collect::<Vec<_>>());
        all.fold(0.0, |most, x| most.max(x.abs()))
    }

    /// The least solution of (2), of so many unknowns; `nudged` is the model with one of them larger by [`NUDGE`].
    fn mended(&self, unknowns: usize, poses: &[State], nudged: impl Fn(usize) -> Option<Model>) -> Option<Vec<f64>> {
        let stacked = |of: &dyn Fn(usize) -> Vec<f64>| -> Vec<f64> {
            (0..poses.len()).flat_map(|pose| self.along(pose, &of(pose)).collect::<Vec<_>>()).collect()
        };
        let right = stacked(&|pose| self.open[pose].clone());
        let mut matrix = Mat::zeros(right.len(), unknowns);
        for k in 0..unknowns {
            let model = nudged(k)?;
            let mut equations = Equations::new(&model);
            let mut changes: Vec<Vec<f64>> = Vec::with_capacity(poses.len());
            for (pose, state) in poses.iter().enumerate() {
                equations.evaluate(state.t, &state.y, &state.inputs);
                let there = self.missed(&equations, pose);
                changes.push(there.iter().zip(&self.open[pose]).map(|(there, here)| (there - here) / NUDGE).collect());
            }
            let column = stacked(&|pose| changes[pose].clone());
            column.iter().enumerate().for_each(|(i, x)| matrix[(i, k)] = *x);
        }
        let svd = dense::thin_svd(&matrix)?;
        let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
        let largest = s.iter().fold(0.0_f64, |m, &x| m.max(x));
        let mut step = vec![0.0; unknowns];
        for j in (0..s.nrows()).filter(|&j| s[j] > DETERMINED * largest) {
            let share: f64 = right.iter().enumerate().map(|(i, x)| u[(i, j)] * x).sum::<f64>() / s[j];
            step.iter_mut().enumerate().for_each(|(k, x)| *x -= share * v[(k, j)]);
        }
        Some(step)
    }
}
