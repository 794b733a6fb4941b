//! The fields S that velocities of a form move along, with their derivatives.
//!
//! ```text
//! [A_h; E_I] [S_h v_h] = [0 β_h; 1 0]                                  independent coordinates I           (1)
//! [A_n S_h; Y S_h] [S_n v_n] = [0 β_n − A_n v_h; 1 −Y v_h]              velocities u = Y q̇                  (2)
//! S̃ = S̃_h S̃_n Q₀,   ∂/∂z = P F⁻¹,   F = ∂f_q/∂q                       momenta Q₀ᵀp, coordinates z = f_q(q)  (3)
//! ```
//!
//! (1) and (2) are solved over dual numbers along each direction of P, the coordinates' tangents, so that S is differentiated as the
//! function of the coordinates that it is. Without `--velocities`, Y picks velocities: quasi-velocities of the file first, then those
//! that move most. Canonical momenta in new coordinates are Q₀ = F⁻¹, with ∂f_q/∂t as the last column of F, so that v̂ = ż; where other velocities are
//! asked for, or rows between velocities are eliminated, they belong to those.

use dalembert_dynamics::chosen::{self, Speaks};
use dalembert_dynamics::independent::{columns_named, miscounted};
use dalembert_expr::Scalar;
use dalembert_integrate::Failure;
use dalembert_model::class::Prescribes;
use dalembert_model::model::Model;
use faer::Mat;

use super::base::{Along, Base};
use super::dense::{D, Grid};
use super::given::Written;
use super::stages::{Ranks, Sorted, named, not_so_many, ranks, sorted};
use super::{FormNames, Momenta, Question};
use crate::tolerances::{FREE, RANK};

/// S with all that is differentiated along the coordinates. The last row, column or direction is time.
pub(super) struct Frame {
    pub names: FormNames,
    /// Numbers of the rows whose multipliers stay.
    pub left: Vec<usize>,
    pub q: Vec<f64>,
    /// (v̂, 1).
    pub v: Vec<f64>,
    /// S̃.
    pub s: Mat<f64>,
    /// ∂S̃ by direction.
    pub ds: Vec<Mat<f64>>,
    /// Directions, one a column.
    pub p: Mat<f64>,
    /// S̃ = P B.
    pub b: Mat<f64>,
    /// M̂ of (1) in `mod.rs`, and [M b; bᵀ 2T₀].
    pub metric: Mat<f64>,
    pub dmetric: Vec<Mat<f64>>,
    pub full_metric: Mat<f64>,
    /// Whether M̂ may have parts with time, b̂ and T̂₀, as far as formulas tell, whatever their numbers are here.
    pub has_offset: bool,
}

/// What is chosen once, at the state.
struct Choice<'q> {
    sorted: Sorted,
    kept_h: Vec<usize>,
    independent: Vec<usize>,
    kept_n: Vec<usize>,
    /// Places among the independent ones, where velocities are picked.
    picked: Vec<usize>,
    velocities: Option<Written>,
    coordinates: Option<Written>,
    momenta: &'q Momenta,
    matrix: Option<Written>,
}

/// All of (1) to (3) along one direction.
struct Built {
    h: Grid,
    s: Grid,
    f: Option<Grid>,
    metric: Grid,
    full: Grid,
}

impl Frame {
    pub fn new(base: &Base<'_>, question: &Question) -> Result<Self, Failure> {
        let n = base.n();
        let here = base.along(&vec![0.0; n], 0.0);
        let (choice, names) = Choice::new(base, question)?;
        let still = choice.built(base, &here, (&vec![0.0; n], 0.0))?;
        let w = base.w();
        let p = if choice.independent.len() == n && choice.kept_h.is_empty() {
            let mut p = Mat::<f64>::identity(n + 1, n + 1);
            let inverse = Grid::from_fn(n, n, |i, j| D::constant(w[(i, j)]))
                .solve(&Grid::identity(n), RANK)
                .ok_or_else(|| Failure::new("the quasi-velocities do not determine the rates here"))?;
            (0..n).for_each(|i| (0..n).for_each(|j| p[(i, j)] = inverse.at(i, j).value));
            p
        } else {
            still.h.values()
        };
        let directions = p.ncols();
        let mut built = Vec::with_capacity(directions);
        for d in 0..directions {
            let direction: Vec<f64> = (0..n).map(|i| p[(i, d)]).collect();
            let along = base.along(&direction, p[(n, d)]);
            built.push(choice.built(base, &along, (&direction, p[(n, d)]))?);
        }
        let b =
            if choice.kept_h.is_empty() && choice.independent.len() == n {
                let s = still.s.values();
                Mat::from_fn(n + 1, s.ncols(), |i, j| {
                    if i == n { s[(n, j)] } else { (0..n).map(|k| w[(i, k)] * s[(k, j)]).sum() }
                })
            } else {
                // S̃ = S̃_h B: the independent velocities of S̃ are B.
                let s = still.s.values();
                let of = |i: usize| choice.independent.get(i).copied().unwrap_or(n);
                Mat::from_fn(choice.independent.len() + 1, s.ncols(), |i, j| s[(of(i), j)])
            };
        let v = choice.velocities_here(base, &still)?;
        let mut frame = Self {
            left: choice.sorted.left.clone(),
            q: Vec::new(),
            v,
            s: still.s.values(),
            ds: built.iter().map(|x| x.s.derivatives()).collect(),
            metric: still.metric.values(),
            dmetric: built.iter().map(|x| x.metric.derivatives()).collect(),
            full_metric: still.full.values(),
            p,
            b,
            names,
            has_offset: base.kind.affine || base.is_timed() || choice.has_time(base.model),
        };
        frame.q_of(base, &choice);
        if let (Some(f), Some(written)) = (&still.f, &choice.coordinates) {
            frame.in_coordinates(&f.values(), question)?;
            let (t, y) = base.place(&vec![0.0; n], 0.0);
            frame.q = written.values(t, &y).into_iter().map(|x| x.value).collect();
        }
        Ok(frame)
    }

    /// Velocities without time.
    pub fn k(&self) -> usize {
        self.v.len() - 1
    }

    /// Σ_d B_di ∂_d: the derivative of matrices along a column of S̃.
    pub fn along(&self, by: &[Mat<f64>], i: usize) -> Mat<f64> {
        let mut out = Mat::zeros(by[0].nrows(), by[0].ncols());
        for (d, x) in by.iter().enumerate().filter(|(d, _)| self.b[(*d, i)] != 0.0) {
            let share = self.b[(d, i)];
            for c in 0..out.ncols() {
                for r in 0..out.nrows() {
                    out[(r, c)] += share * x[(r, c)];
                }
            }
        }
        out
    }

    /// [S_i, S_j] for all columns of S̃, by the model's velocities.
    pub fn brackets(&self, base: &Base<'_>) -> Vec<Vec<Vec<f64>>> {
        let (n, all) = (base.n(), self.v.len());
        let along: Vec<Mat<f64>> = (0..all).map(|i| self.along(&self.ds, i)).collect();
        let mut out = vec![vec![vec![0.0; n]; all]; all];
        for i in 0..all {
            for j in 0..i {
                let mut x: Vec<f64> = (0..n).map(|m| along[i][(m, j)] - along[j][(m, i)]).collect();
                for &(k, l, m, c) in &base.brackets {
                    x[m] += c * self.s[(k, i)] * self.s[(l, j)];
                }
                out[j][i] = x.iter().map(|x| -x).collect();
                out[i][j] = x;
            }
        }
        out
    }

    /// Coordinates and their names.
    fn q_of(&mut self, base: &Base<'_>, choice: &Choice<'_>) {
        let (model, y) = (base.model, &base.state.y);
        let plain = choice.independent.iter().map(|&c| &model.variables[c]).filter(|v| v.order == 2);
        for v in plain {
            self.names.q.push(v.name.clone());
            self.q.push(y[v.state[0]]);
        }
        let turning = |j: &&dalembert_mechanism::JointInfo| {
            j.columns.iter().any(|c| model.variables[*c].is_twist() && choice.independent.contains(c))
        };
        for joint in model.mechanism.iter().flat_map(|m| &m.joints).filter(turning) {
            self.names.q.extend(joint.coordinates.iter().cloned());
            self.q.extend(joint.states.iter().map(|&p| y[p]));
        }
    }

    /// z = f(q) in place of the coordinates.
    fn in_coordinates(&mut self, f: &Mat<f64>, question: &Question) -> Result<(), Failure> {
        let h = f.nrows();
        let inverse = Grid::from_fn(h, h, |i, j| D::constant(f[(i, j)])).solve(&Grid::identity(h), RANK);
        let inverse = inverse.ok_or_else(|| Failure::new("the new coordinates do not determine the old ones here"))?;
        let inverse = inverse.values();
        let mix = |by: &[Mat<f64>]| -> Vec<Mat<f64>> {
            (0..h)
                .map(|e| {
                    let mut out = Mat::zeros(by[0].nrows(), by[0].ncols());
                    for (d, x) in by.iter().enumerate() {
                        out += x * faer::Scale(inverse[(d, e)]);
                    }
                    out
                })
                .collect()
        };
        self.ds = mix(&self.ds);
        self.dmetric = mix(&self.dmetric);
        self.p = &self.p * &inverse;
        self.b = f * &self.b;
        let text = question.coordinates.as_deref().unwrap_or_default();
        self.names.q = chosen::definitions(text)?.into_iter().map(|d| d.name).collect();
        self.names.along.clone_from(&self.names.q);
        Ok(())
    }
}

impl<'q> Choice<'q> {
    fn new(base: &Base<'_>, question: &'q Question) -> Result<(Self, FormNames), Failure> {
        let model = base.model;
        let sorted = sorted(base, question.eliminate)?;
        let wanted = columns_named(model, question.independent.as_deref().unwrap_or_default())?;
        let Ranks { kept: [kept_h, kept_n], redundant, independent, picked } = ranks(base, &sorted, &wanted)?;
        let h = independent.len();
        let k = h - kept_n.len();
        let mut choice = Self {
            sorted,
            kept_h,
            independent,
            kept_n,
            picked,
            velocities: None,
            coordinates: None,
            momenta: &question.momenta,
            matrix: None,
        };
        let name = |c: usize| model.variables[c].slot(model.variables[c].order as usize - 1).into_owned();
        let mut v: Vec<String>;
        if let Some(text) = &question.velocities {
            let defined = chosen::definitions(text)?;
            if defined.len() != k {
                return Err(not_so_many("--velocities", defined.len(), k));
            }
            choice.velocities = Some(Written::velocities(model, &defined)?);
            v = defined.into_iter().map(|d| d.name).collect();
        } else {
            v = choice.picked.iter().map(|&i| name(choice.independent[i])).collect();
        }
        choice.check_asked(model, &wanted, question)?;
        if let Some(text) = &question.coordinates {
            let defined = chosen::definitions(text)?;
            if defined.len() != h {
                return Err(not_so_many("--coordinates", defined.len(), h));
            }
            if let Some(odd) = model.variables.iter().find(|v| v.is_twist() || v.quasi.is_some()) {
                let message = format!(
                    "new coordinates need rates as velocities, and the velocity `{}` is none",
                    odd.slot(odd.order as usize - 1)
                );
                return Err(Failure::new(message));
            }
            choice.coordinates = Some(Written::of(model, &defined, Speaks::OfCoordinates)?);
        }
        match &question.momenta {
            Momenta::Canonical => {}
            Momenta::Unit => v = (1..=k).map(|i| format!("v{i}")).collect(),
            Momenta::Given(text) => {
                let matrix = chosen::matrix(text)?;
                if matrix.len() != k {
                    return Err(not_so_many("the matrix of --momenta", matrix.len(), k));
                }
                choice.matrix = Some(Written::new(model, matrix.iter().flatten(), Speaks::OfCoordinates)?);
                v = (1..=k).map(|i| format!("v{i}")).collect();
            }
        }
        if choice.of_new_rates(question) && matches!(question.momenta, Momenta::Canonical) {
            let text = question.coordinates.as_deref().unwrap_or_default();
            v = chosen::definitions(text)?.into_iter().map(|d| format!("{}'", d.name)).collect();
        }
        let eliminated = [choice.kept_h.as_slice(), &choice.kept_n].concat();
        let along = choice.independent.iter().map(|&c| model.variables[c].name.clone()).collect();
        let names = FormNames {
            along,
            v,
            constraints: named(model, &choice.sorted.left),
            eliminated: named(model, &eliminated),
            redundant: named(model, &redundant),
            ..FormNames::default()
        };
        Ok((choice, names))
    }

    /// Whether time may stand in S̃: in what is eliminated or moves by itself, or in what the user writes.
    fn has_time(&self, model: &Model) -> bool {
        let written = [&self.velocities, &self.coordinates, &self.matrix];
        let mut rows = self.kept_h.iter().chain(&self.kept_n);
        written.into_iter().flatten().any(Written::has_time)
            || rows.any(|&r| model.rows[r].prescribes != Prescribes::Nothing)
    }

    /// Whether the velocities are the rates of the new coordinates: there are as many, and no others are asked for.
    fn of_new_rates(&self, question: &Question) -> bool {
        let (k, h) = (self.independent.len() - self.kept_n.len(), self.independent.len());
        k == h && question.coordinates.is_some() && self.velocities.is_none()
    }

    /// Whether the independent coordinates that are named can be those.
    fn check_asked(&self, model: &Model, wanted: &[usize], question: &Question) -> Result<(), Failure> {
        if wanted.is_empty() {
            return Ok(());
        }
        let chosen: Vec<usize> = if self.velocities.is_some() || self.kept_n.is_empty() {
            self.independent.clone()
        } else {
            self.picked.iter().map(|&i| self.independent[i]).collect()
        };
        if wanted.len() != chosen.len() && wanted.len() != self.independent.len() {
            return Err(Failure::new(miscounted(model, wanted, &chosen)));
        }
        let names = question.independent.as_deref().unwrap_or_default();
        let found = if wanted.len() == chosen.len() { &chosen } else { &self.independent };
        if wanted.iter().any(|c| !found.contains(c)) {
            return Err(Failure::new(format!("`{}` do not determine the motion here", names.join("`, `"))));
        }
        Ok(())
    }

    /// S̃_h of (1).
    fn holonomic(&self, along: &Along) -> Result<Grid, Failure> {
        let n = along.rows.columns;
        let h = self.independent.len();
        let mut s = Grid::zeros(n + 1, h + 1);
        s.set(n, h, D::constant(1.0));
        if self.kept_h.is_empty() {
            (0..n).for_each(|i| s.set(i, i, D::constant(1.0)));
            return Ok(s);
        }
        let held = self.kept_h.len();
        let mut k = Grid::zeros(n, n);
        let mut right = Grid::zeros(n, h + 1);
        for (i, &r) in self.kept_h.iter().enumerate() {
            (0..n).for_each(|j| k.set(i, j, along.rows.at(r, j)));
            right.set(i, h, along.beta[r]);
        }
        for (i, &c) in self.independent.iter().enumerate() {
            k.set(held + i, c, D::constant(1.0));
            right.set(held + i, i, D::constant(1.0));
        }
        let x = k
            .solve(&right, RANK)
            .ok_or_else(|| Failure::new("the independent coordinates do not determine the motion here"))?;
        (0..n).for_each(|i| (0..=h).for_each(|j| s.set(i, j, x.at(i, j))));
        Ok(s)
    }

    /// S̃_n of (2).
    fn nonholonomic(&self, base: &Base<'_>, along: &Along, h: &Grid, at: (&[f64], f64)) -> Result<Grid, Failure> {
        let n = along.rows.columns;
        let free = self.independent.len();
        let held = self.kept_n.len();
        if held == 0 && self.velocities.is_none() {
            return Ok(Grid::identity(free + 1));
        }
        let spatial = Grid::from_fn(n, free + 1, |i, j| h.at(i, j));
        let y = match &self.velocities {
            Some(written) => self.velocity_rows(base, written, at)?,
            None => Grid::from_fn(self.picked.len(), n, |i, j| {
                D::constant(if j == self.independent[self.picked[i]] { 1.0 } else { 0.0 })
            }),
        };
        let of_rows = Grid::from_fn(held, n, |i, j| along.rows.at(self.kept_n[i], j)).times(&spatial);
        let of_velocities = y.times(&spatial);
        let k = free - held;
        let row = |i: usize, j: usize| if i < held { of_rows.at(i, j) } else { of_velocities.at(i - held, j) };
        let left = Grid::from_fn(free, free, row);
        let right = Grid::from_fn(free, k + 1, |i, j| {
            if j == k {
                let beta = if i < held { along.beta[self.kept_n[i]] } else { D::constant(0.0) };
                beta - row(i, free)
            } else {
                D::constant(if i == held + j { 1.0 } else { 0.0 })
            }
        });
        let x = left
            .solve(&right, RANK)
            .ok_or_else(|| Failure::new("the velocities that are chosen do not determine the motion here"))?;
        let mut s = Grid::zeros(free + 1, k + 1);
        (0..free).for_each(|i| (0..=k).for_each(|j| s.set(i, j, x.at(i, j))));
        s.set(free, k, D::constant(1.0));
        Ok(s)
    }

    /// Y of velocities that the user writes.
    fn velocity_rows(
        &self,
        base: &Base<'_>,
        written: &Written,
        (direction, time): (&[f64], f64),
    ) -> Result<Grid, Failure> {
        let n = base.n();
        let (t, y) = base.place(direction, time);
        let mut rows = Grid::zeros(self.kept_n.len().abs_diff(self.independent.len()), n);
        for (j, v) in base.model.variables.iter().enumerate() {
            let Some(place) = v.velocity_place() else { continue };
            let mut by = vec![D::constant(0.0); y.len()];
            by[place] = D::constant(1.0);
            for (i, x) in written.slopes((t, 0.0), &y, &by).into_iter().enumerate() {
                rows.set(i, j, x);
            }
        }
        for (i, u) in written.values(t, &y).into_iter().enumerate() {
            let (mut sum, mut size) = (0.0, 0.0);
            for j in 0..n {
                sum += rows.at(i, j).value * base.v[j];
                size += (rows.at(i, j).value * base.v[j]).abs();
            }
            if (u.value - sum).abs() > RANK * (size + u.value.abs()) {
                return Err(written.not_linear(i));
            }
        }
        Ok(rows)
    }

    fn built(&self, base: &Base<'_>, along: &Along, at: (&[f64], f64)) -> Result<Built, Failure> {
        let n = base.n();
        let h = self.holonomic(along)?;
        let mut s = h.times(&self.nonholonomic(base, along, &h, at)?);
        let full = Grid::from_fn(n + 1, n + 1, |i, j| match (i == n, j == n) {
            (false, false) => along.mass.at(i, j),
            (true, true) => D::constant(2.0) * along.affine.rest,
            (false, true) => along.affine.b[i],
            (true, false) => along.affine.b[j],
        });
        let f = self.coordinates.as_ref().map(|written| self.slopes(base, written, &h, at));
        if let Some(q0) = self.q0(base, (&s, &full, f.as_ref()), at)? {
            s = s.times(&q0);
        }
        let metric = s.transposed().times(&full).times(&s);
        Ok(Built { h, s, f, metric, full })
    }

    /// F of (3), with ∂f_q/∂t last: what the coordinates change by while the old ones that are independent rest.
    fn slopes(&self, base: &Base<'_>, written: &Written, h: &Grid, (direction, time): (&[f64], f64)) -> Grid {
        let n = base.n();
        let (t, y) = base.place(direction, time);
        let size = self.independent.len();
        let mut f = Grid::identity(size + 1);
        for e in 0..=size {
            let mut by = vec![D::constant(0.0); y.len()];
            (0..n).for_each(|c| by[base.model.variables[c].state[0]] = h.at(c, e));
            let by_time = if e == size { 1.0 } else { 0.0 };
            for (i, x) in written.slopes((t, by_time), &y, &by).into_iter().enumerate() {
                f.set(i, e, x);
            }
        }
        f
    }

    /// Q₀, with time.
    fn q0(
        &self,
        base: &Base<'_>,
        (s, full, f): (&Grid, &Grid, Option<&Grid>),
        at: (&[f64], f64),
    ) -> Result<Option<Grid>, Failure> {
        let k = s.columns - 1;
        let padded = |q: Grid| {
            let mut out = Grid::identity(k + 1);
            (0..k).for_each(|i| (0..k).for_each(|j| out.set(i, j, q.at(i, j))));
            out
        };
        match (self.momenta, &self.matrix) {
            (Momenta::Canonical, _) => match f {
                Some(f) if f.rows == k + 1 && self.velocities.is_none() => {
                    let inverse = f.solve(&Grid::identity(k + 1), RANK);
                    inverse
                        .map(Some)
                        .ok_or_else(|| Failure::new("the new coordinates do not determine the old ones here"))
                }
                _ => Ok(None),
            },
            (Momenta::Unit, _) => {
                let metric = s.transposed().times(full).times(s);
                let l = Grid::from_fn(k, k, |i, j| metric.at(i, j)).cholesky(FREE);
                let l = l.ok_or_else(|| Failure::new("M is singular, so that no momenta give it the value 1"))?;
                let q = l.transposed().solve(&Grid::identity(k), 0.0);
                q.map(|q| Some(padded(q)))
                    .ok_or_else(|| Failure::new("M is singular, so that no momenta give it the value 1"))
            }
            (Momenta::Given(_), Some(written)) => {
                let (t, y) = base.place(at.0, at.1);
                let entries = written.values(t, &y);
                let q = Grid { rows: k, columns: k, data: entries };
                if q.solve(&Grid::identity(k), RANK).is_none() {
                    return Err(Failure::new("the matrix of momenta is singular here"));
                }
                Ok(Some(padded(q)))
            }
            (Momenta::Given(_), None) => Ok(None),
        }
    }

    /// (v̂, 1) at the state.
    fn velocities_here(&self, base: &Base<'_>, built: &Built) -> Result<Vec<f64>, Failure> {
        let n = base.n();
        // S v̂ = v − v_p, exactly solvable on the constraints.
        let (s, k) = (built.s.values(), built.s.columns - 1);
        let basis = Grid::from_fn(k, k, |i, j| D::constant((0..n).map(|m| s[(m, i)] * s[(m, j)]).sum()));
        let rest: Vec<f64> = (0..n).map(|m| base.v[m] - s[(m, k)]).collect();
        let mut v = vec![0.0; k];
        // Twice, so that the condition of SᵀS costs no digits.
        for _ in 0..3 {
            let off: Vec<f64> = (0..n).map(|m| rest[m] - (0..k).map(|j| s[(m, j)] * v[j]).sum::<f64>()).collect();
            let right = Grid::from_fn(k, 1, |i, _| D::constant((0..n).map(|m| s[(m, i)] * off[m]).sum()));
            let step = basis
                .solve(&right, 0.0)
                .ok_or_else(|| Failure::new("the velocities that are chosen do not determine the motion here"))?;
            (0..k).for_each(|i| v[i] += step.at(i, 0).value);
        }
        v.push(1.0);
        Ok(v)
    }
}
