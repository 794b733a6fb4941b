//! M, A and the forces at a state in the model's own velocities, with exact derivatives along any direction.
//!
//! Velocities v with q̇ = W(q, t) v move along the fields E_k = W_k: rates, quasi-velocities, components of twists. Their brackets
//! [E_k, E_j] = Σ c^m_kj E_m are zero for rates; for twists in the body's frame [ω_a, ω_b] = ε_abm ω_m, [ω_a, v_b] = ε_abm v_m; for
//! quasi-velocities W c_kj = ∂W_j·W_k − ∂W_k·W_j, and W c_tj = ∂W_j/∂t with time, which is counted last.

use dalembert_dynamics::energy_kind::Kind;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::{rows_of_length_one, told_apart};
use dalembert_dynamics::shares::{Affine, From, Place, Shares};
use dalembert_expr::{Expr, Scalar, Symbol};
use dalembert_integrate::Failure;
use dalembert_model::class::Reference;
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::State;
use faer::Mat;

use super::dense::{D, Grid};
use crate::tolerances::RANK;

/// A model at a state.
pub(super) struct Base<'m> {
    pub model: &'m Model,
    pub state: &'m State,
    pub kind: Kind,
    shares: Shares<'m>,
    equations: Equations<'m>,
    pub inputs: Vec<f64>,
    /// v by column.
    pub v: Vec<f64>,
    /// c^m_kj: (k, j, m, value); n is time.
    pub brackets: Vec<(usize, usize, usize, f64)>,
}

/// Numbers along one direction.
pub(super) struct Along {
    pub mass: Grid,
    pub rows: Grid,
    pub beta: Vec<D>,
    pub affine: Affine,
}

impl<'m> Base<'m> {
    pub fn new(model: &'m Model, state: &'m State, kind: Kind) -> Result<Self, Failure> {
        let mut equations = Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        if let Some(what) = equations.not_finite() {
            return Err(Failure::new(what));
        }
        let v = model.variables.iter().map(|v| v.velocity_place().map_or(0.0, |p| state.y[p])).collect();
        let inputs = equations.inputs().to_vec();
        let shares = Shares::new(model)?;
        let mut base = Self { model, state, kind, shares, equations, inputs, v, brackets: Vec::new() };
        base.brackets = base.twists();
        base.brackets.extend(base.quasi_velocities()?);
        Ok(base)
    }

    pub fn n(&self) -> usize {
        self.model.n()
    }

    /// Whether a row yields, so that its multiplier is a force like any other.
    pub fn yields(&self, row: usize) -> bool {
        self.equations.yields(row)
    }

    /// Whether the entries of a row of a formula depend on velocities.
    pub fn bends(&self, row: usize) -> bool {
        let (row, class) = (&self.model.rows[row], self.model.class_of(self.model.rows[row].instance));
        let Origin::Constraint(number) = row.origin else { return false };
        let entries: Vec<Expr> = class.constraints[number].row.iter().map(|e| e.1).collect();
        let moving = |s: &Symbol| match class.interface.symbols.get(s) {
            Some(Reference::State { slot, .. }) => *slot > 0,
            Some(Reference::Signal(signal)) => signal.component.order() > 0,
            _ => false,
        };
        self.model.graph.symbols_of(&entries).iter().any(moving)
    }

    /// A of these rows at the state, velocities with it: what their multipliers act along.
    pub fn rows(&self, rows: &[usize]) -> Mat<f64> {
        let mut out = Mat::zeros(rows.len(), self.n());
        for (k, &row) in rows.iter().enumerate() {
            self.equations.row(row).for_each(|(column, x)| out[(k, column)] = x);
        }
        out
    }

    /// The same at length one by motions of size one, for [`dalembert_dynamics::independent::kernel`].
    pub fn rows_of_length_one(&self, rows: &[usize]) -> Mat<f64> {
        rows_of_length_one(&self.equations, rows).0
    }

    /// Refuses rows that no independent variables are told by.
    ///
    /// # Errors
    /// See [`told_apart`].
    pub fn told_apart(&self) -> Result<(), Failure> {
        told_apart(&self.equations)
    }

    /// φ of the constraints.
    pub fn phi(&self) -> &[f64] {
        &self.equations.phi
    }

    fn dual(&self, y: &[f64]) -> Vec<D> {
        self.state.y.iter().zip(y).map(|(&x, &d)| D::new(x, d)).collect()
    }

    fn constants(values: &[f64]) -> Vec<D> {
        values.iter().map(|&x| D::constant(x)).collect()
    }

    /// What a displacement along the velocities changes of the state.
    pub fn displaced(&self, along: &[f64]) -> Vec<f64> {
        let model = self.model;
        let mut y = vec![0.0; self.state.y.len()];
        let mut moved = along.to_vec();
        self.equations.displace(along, &mut moved);
        if let (Some(m), Some(mechanics)) = (&model.mechanism, &self.equations.mechanics) {
            let mut still = self.state.y.clone();
            m.columns.iter().zip(&m.v_states).for_each(|(&c, &place)| still[place] = moved[c]);
            mechanics.rates(&still, &mut y);
        }
        for (v, x) in model.variables.iter().zip(&moved).filter(|(v, _)| v.order == 2) {
            y[v.state[0]] += x;
        }
        y
    }

    /// Numbers along a direction of velocities and time.
    pub fn along(&self, direction: &[f64], time: f64) -> Along {
        let y = self.dual(&self.displaced(direction));
        let inputs = Self::constants(&self.inputs);
        let at = Place { t: D::new(self.state.t, time), y: &y, inputs: &inputs };
        let n = self.n();
        let rows = self.model.rows.len();
        let (a, beta) = if rows > 0 { self.shares.rows(&at) } else { (Vec::new(), Vec::new()) };
        Along {
            mass: Grid { rows: n, columns: n, data: self.shares.mass(&at) },
            rows: Grid { rows, columns: n, data: a },
            beta,
            affine: self.shares.affine(&at),
        }
    }

    /// A formula's place along a direction, for programs of the user's own.
    pub fn place(&self, direction: &[f64], time: f64) -> (D, Vec<D>) {
        (D::new(self.state.t, time), self.dual(&self.displaced(direction)))
    }

    /// −f_E at rest: the gradient of V − T₀, with ∂b/∂t.
    pub fn gradient(&self) -> Vec<f64> {
        let y = self.at_rest();
        let f = self.part(&Self::constants(&y), &vec![0.0; self.inputs.len()], From::Energies);
        f.into_iter().map(|x| -x.value).collect()
    }

    /// −∂f_E/∂v at rest, the symmetric part.
    pub fn drag(&self) -> Mat<f64> {
        let (n, y) = (self.n(), self.at_rest());
        let mut k = Mat::zeros(n, n);
        for j in 0..n {
            let mut along = Self::constants(&y);
            if let Some(place) = self.model.variables[j].velocity_place() {
                along[place].derivative = 1.0;
            }
            let f = self.part(&along, &vec![0.0; self.inputs.len()], From::Energies);
            (0..n).for_each(|i| k[(i, j)] = -f[i].derivative);
        }
        Mat::from_fn(n, n, |i, j| 0.5 * (k[(i, j)] + k[(j, i)]))
    }

    /// ∂R/∂v of dissipation functions at the state and at rest, which [`Self::gradient`] has in it, and what they add to [`Self::drag`].
    pub fn dissipation(&self) -> ([Vec<f64>; 2], Mat<f64>) {
        let (n, rest) = (self.n(), self.at_rest());
        let inputs = vec![D::constant(0.0); self.inputs.len()];
        let of = |y: &[f64]| {
            let y = Self::constants(y);
            self.shares.dissipation(&Place { t: D::constant(self.state.t), y: &y, inputs: &inputs })
        };
        let (gradient, _) = of(&self.state.y);
        let (resting, curvature) = of(&rest);
        ([gradient, resting], Mat::from_fn(n, n, |i, j| curvature[i * n + j]))
    }

    /// Forces of formulas at the state without inputs, and φ.
    pub fn others(&self) -> Vec<f64> {
        let f = self.part(&Self::constants(&self.state.y), &vec![0.0; self.inputs.len()], From::Formulas);
        f.iter().zip(self.phi()).map(|(x, phi)| x.value + phi).collect()
    }

    /// G for the inputs that can be set, by number.
    pub fn input_map(&self, inputs: &[usize]) -> Mat<f64> {
        let y = Self::constants(&self.state.y);
        let mut g = Mat::zeros(self.n(), inputs.len());
        for (k, &u) in inputs.iter().enumerate() {
            let mut along = vec![0.0; self.inputs.len()];
            along[u] = 1.0;
            for from in [From::Formulas, From::Drives] {
                let f = self.part(&y, &along, from);
                (0..self.n()).for_each(|i| g[(i, k)] += f[i].derivative);
            }
        }
        g
    }

    /// Part of f with inputs zero but for their change.
    fn part(&self, y: &[D], change: &[f64], from: From) -> Vec<D> {
        let inputs: Vec<D> = change.iter().map(|&d| D::new(0.0, d)).collect();
        self.shares.force(&Place { t: D::constant(self.state.t), y, inputs: &inputs }, from)
    }

    fn at_rest(&self) -> Vec<f64> {
        let mut y = self.state.y.clone();
        self.model
            .variables
            .iter()
            .filter_map(dalembert_model::model::Variable::velocity_place)
            .for_each(|p| y[p] = 0.0);
        y
    }

    fn twists(&self) -> Vec<(usize, usize, usize, f64)> {
        let Some(m) = &self.model.mechanism else { return Vec::new() };
        let mut out = Vec::new();
        for &(_, first, position) in &m.quaternions {
            let column = |i: usize| m.columns[first + i];
            for a in 0..3 {
                let (b, c) = ((a + 1) % 3, (a + 2) % 3);
                out.extend([(column(a), column(b), column(c), 1.0), (column(b), column(a), column(c), -1.0)]);
                if position {
                    for (x, y, z, sign) in [(a, b, c, 1.0), (b, a, c, -1.0)] {
                        out.push((column(x), column(y + 3), column(z + 3), sign));
                        out.push((column(y + 3), column(x), column(z + 3), -sign));
                    }
                }
            }
        }
        out
    }

    /// W of q̇ = W v along a direction of velocities and time.
    fn rates(&self, direction: &[f64], time: f64) -> Grid {
        let (t, y) = self.place(direction, time);
        let inputs = Self::constants(&self.inputs);
        let n = self.n();
        Grid { rows: n, columns: n, data: self.shares.rates(&Place { t, y: &y, inputs: &inputs }) }
    }

    /// W at the state.
    pub fn w(&self) -> Mat<f64> {
        self.rates(&vec![0.0; self.n()], 0.0).values()
    }

    fn quasi_velocities(&self) -> Result<Vec<(usize, usize, usize, f64)>, Failure> {
        let n = self.n();
        if self.model.pattern.w.is_empty() {
            return Ok(Vec::new());
        }
        let moving: Vec<usize> = (0..n).filter(|&c| self.model.variables[c].order == 2).collect();
        let mut rates = Vec::with_capacity(n);
        for k in 0..n {
            let mut unit = vec![0.0; n];
            unit[k] = 1.0;
            rates.push(self.rates(&unit, 0.0).derivatives());
        }
        let still = vec![0.0; n];
        let (w, timed) = (self.rates(&still, 0.0), self.rates(&still, 1.0).derivatives());
        let in_fields = |of: &dyn Fn(usize) -> f64| {
            let c = w.solve(&Grid::from_fn(n, 1, |i, _| D::constant(of(i))), RANK).ok_or_else(|| {
                Failure::new("the quasi-velocities do not determine the rates here: the state is singular for them")
            })?;
            Ok::<_, Failure>((0..n).map(|m| (m, c.at(m, 0).value)).filter(|c| c.1 != 0.0).collect::<Vec<_>>())
        };
        let mut out = Vec::new();
        for &j in &moving {
            for &k in moving.iter().filter(|&&k| k != j) {
                let own = in_fields(&|i| rates[k][(i, j)] - rates[j][(i, k)])?;
                out.extend(own.into_iter().map(|(m, c)| (k, j, m, c)));
            }
            for (m, c) in in_fields(&|i| timed[(i, j)])? {
                out.extend([(n, j, m, c), (j, n, m, -c)]);
            }
        }
        Ok(out)
    }

    /// c_t: what v changes by where all that it stands for goes on as it does.
    pub fn in_time(&self) -> Mat<f64> {
        let n = self.n();
        let mut out = Mat::zeros(n, n);
        self.brackets.iter().filter(|b| b.0 == n).for_each(|&(_, j, m, c)| out[(m, j)] = c);
        out
    }

    /// Whether time stands in W.
    pub fn is_timed(&self) -> bool {
        self.brackets.iter().any(|b| b.0 == self.n())
    }
}
