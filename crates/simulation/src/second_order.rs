//! The model as a system of second order under constraints, M(q) v' = f + Aᵀλ, for integrators of long motions.
//!
//! Positions of variables are numbers; quaternions, and the positions of free joints with them, are elements of groups, moved by Cayley's
//! map in the frame of their twists. f is all that [`Equations`] has, φ included.

use dalembert_answers::result::EnergySummary;
use dalembert_bodies::spatial::{Momentum as Impulse, Quaternion, Twist, Vector, Wrench};
use dalembert_dynamics::energy_kind;
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_dynamics::kkt::{Kkt, mass_pattern};
use dalembert_dynamics::momentum::{Momentum, inertia_by_velocities};
use dalembert_dynamics::projection::scale;
use dalembert_dynamics::words::fatal;
use dalembert_enforce::step::StepStatus;
use dalembert_integrate::{Failure, Held, IntegratorName, Memory, SecondOrder};
use dalembert_model::model::Model;
use dalembert_scalar::digits::brief;

use crate::SimulationOptions;
use crate::tolerances::second_order::{ROUNDING, WORK};

/// The equations as integrators for systems of second order ask for them.
pub(super) struct Second<'m> {
    model: &'m Model,
    equations: Equations<'m>,
    kkt: Kkt,
    momentum: Momentum<'m>,
    places: Vec<usize>,
    results: Vec<usize>,
    held: Vec<Held>,
    /// Places of M's entries, and their values where that is known.
    pattern: Vec<(usize, usize)>,
    mass: Vec<f64>,
    mass_known: bool,
    inputs: Vec<Option<f64>>,
    readings: Readings<'m>,
    /// The state last looked at.
    t: f64,
    y: Vec<f64>,
    along: Vec<f64>,
}

/// Refuses what is no system of second order.
///
/// # Errors
/// In words, with an integrator that will do.
pub(super) fn fits(model: &Model, options: &SimulationOptions) -> Result<(), String> {
    let integrator = options.integrator;
    if !integrator.is_for_second_order() {
        return Ok(());
    }
    let balances = integrator == IntegratorName::DiscreteGradient;
    let Some(why) = unfit(model).or_else(|| if balances { without_energy(model) } else { None }) else {
        let stabilized = options.baumgarte.is_some() || model.rows.iter().any(|r| r.baumgarte.is_some());
        return if stabilized {
            Err(format!(
                "the integrator `{integrator}` holds constraints by itself: Baumgarte's stabilization has no place in it; leave that out"
            ))
        } else {
            Ok(())
        };
    };
    Err(format!(
        "the integrator `{integrator}` is for variables of second order and joints, with constraints of positions and velocities: {why}; take \
         `auto`, or `radau` where the model is stiff"
    ))
}

fn unfit(model: &Model) -> Option<String> {
    if let Some(v) = model.variables.iter().find(|v| v.order != 2 && !v.is_twist()) {
        return Some(format!("`{}` is a variable of order {}", v.name, v.written_order()));
    }
    if model.variables.is_empty() {
        return Some("the model has no variables".to_owned());
    }
    if let Some((v, quasi)) = model.variables.iter().find_map(|v| Some((v, v.quasi.as_ref()?))) {
        return Some(format!("the rate of `{}` is replaced by the quasi-velocity `{quasi}`", v.name));
    }
    if model.mechanism.as_ref().is_some_and(|m| m.flexible.is_some()) {
        return Some("bodies deform, for which derivatives of momenta are not available".to_owned());
    }
    if let Some(r) = model.rows.iter().find(|r| r.soft) {
        return Some(format!("constraint `{}` yields", r.name));
    }
    if let Some(r) = model.rows.iter().find(|r| r.depth == 0) {
        return Some(format!("constraint `{}` is one of accelerations", r.name));
    }
    inertia_by_velocities(model).map(|name| format!("the inertia of `{name}` depends on velocities"))
}

/// What balances no energy.
fn without_energy(model: &Model) -> Option<String> {
    let unknown = energy_kind::kind(model).ok()?.unknown?;
    Some(format!("the energy of `{unknown}`, which its steps balance, is not known"))
}

/// A word on motions that are damped or driven.
pub(super) fn driven(integrator: IntegratorName, energy: Option<&EnergySummary>) -> Option<String> {
    let energy = energy.filter(|e| integrator.is_symplectic() && e.work.abs() > WORK * e.size)?;
    Some(format!(
        "work of {} J is done on this motion, which is damped or driven: `{integrator}` follows that to its order, but what it is for, energy that \
         does not drift, needs a motion without; other integrators choose their steps by errors",
        brief(energy.work, 2)
    ))
}

/// Places of results, which no rate depends on: the work, angles that closing joints count.
pub(super) fn results(model: &Model, more: usize) -> Vec<usize> {
    let mut moves = vec![false; model.states + more];
    model.variables.iter().flat_map(|v| &v.state).for_each(|&p| moves[p] = true);
    if let Some(m) = &model.mechanism {
        for &(q, _, position) in &m.quaternions {
            m.q_states[q..q + if position { 7 } else { 4 }].iter().for_each(|&p| moves[p] = true);
        }
    }
    (0..moves.len()).filter(|&p| !moves[p]).collect()
}

impl<'m> Second<'m> {
    /// A model that [`unfit`] has nothing against, with `more` results after its state.
    pub fn new(model: &'m Model, inputs: &[Option<f64>], more: usize) -> Self {
        let pattern = mass_pattern(model);
        let level = |depth: usize| if depth >= 2 { Held::Position } else { Held::Velocity };
        Self {
            model,
            equations: Equations::new(model),
            kkt: Kkt::new(model, (0..model.rows.len()).collect(), false),
            momentum: Momentum::new(model),
            places: model.variables.iter().filter_map(|v| v.state.last().copied()).collect(),
            results: results(model, more),
            held: model.rows.iter().map(|r| level(r.depth)).collect(),
            mass: vec![0.0; pattern.len()],
            pattern,
            mass_known: false,
            inputs: inputs.to_vec(),
            readings: Readings::new(model),
            t: 0.0,
            y: vec![0.0; model.states],
            along: vec![0.0; model.states],
        }
    }

    /// Other values of inputs.
    pub fn take_inputs(&mut self, inputs: &[Option<f64>]) {
        self.inputs.copy_from_slice(inputs);
    }

    /// Nothing but the count of its evaluations is of more than one step.
    pub fn remember(&mut self, memory: &mut Memory) {
        memory.word(&mut self.equations.evaluations);
    }

    /// Evaluations so far.
    pub fn evaluations(&self) -> u64 {
        self.equations.evaluations
    }

    /// Twists of quaternions: places of the coordinates, columns of the velocities.
    fn groups(&self) -> impl Iterator<Item = (&'m [usize], &'m [usize])> + use<'m> {
        let mechanism = self.model.mechanism.iter();
        mechanism.flat_map(|m| {
            m.quaternions.iter().map(|&(q, v, position)| {
                let (coordinates, velocities) = if position { (7, 6) } else { (4, 3) };
                (&m.q_states[q..q + coordinates], &m.columns[v..v + velocities])
            })
        })
    }

    fn masses(&mut self) {
        if !self.mass_known {
            self.equations.mass_entries_into(&mut self.mass);
            self.mass_known = true;
        }
    }

    /// Rows that depend on each other contradict each other by rounding, and on the way to a solution.
    fn accept(&mut self, status: StepStatus) -> Result<(), Failure> {
        match status {
            StepStatus::Inconsistent => Ok(()),
            other => fatal(other, &mut self.equations),
        }
    }
}

impl SecondOrder for Second<'_> {
    fn velocity_places(&self) -> &[usize] {
        &self.places
    }

    fn results(&self) -> &[usize] {
        &self.results
    }

    fn rows(&self) -> &[Held] {
        &self.held
    }

    fn retract(&self, y: &mut [f64], delta: &[f64]) {
        for (v, d) in self.model.variables.iter().zip(delta) {
            if !v.is_twist() {
                y[v.state[0]] += d;
            }
        }
        for (places, columns) in self.groups() {
            let quaternion = Quaternion(std::array::from_fn(|i| y[places[i]]));
            let twist = twist(columns, delta);
            if places.len() > 4 {
                let shift = quaternion.rotation().apply(twist.cayley_shift());
                (0..3).for_each(|i| y[places[4 + i]] += shift.0[i]);
            }
            let turned = quaternion.turned_by_cayley(twist.angular);
            (0..4).for_each(|i| y[places[i]] = turned.0[i]);
        }
    }

    fn along(&self, y: &[f64], delta: &[f64], dy: &mut [f64]) {
        for (v, d) in self.model.variables.iter().zip(delta) {
            if !v.is_twist() {
                dy[v.state[0]] = *d;
            }
        }
        for (places, columns) in self.groups() {
            let quaternion = Quaternion(std::array::from_fn(|i| y[places[i]]));
            let twist = twist(columns, delta);
            let shift = quaternion.rotation().apply(twist.linear);
            let rates = quaternion.rate(twist.angular).into_iter().chain(shift.0);
            places.iter().zip(rates).for_each(|(&p, rate)| dy[p] = rate);
        }
    }

    fn energy(&mut self) -> Option<f64> {
        let (alpha, lambda) = (vec![0.0; self.model.n()], vec![0.0; self.model.rows.len()]);
        self.readings.evaluate(&mut self.equations, (self.t, &self.y), &alpha, &lambda);
        self.model.energy_known().then_some(self.readings.hamiltonian)
    }

    fn power(&mut self) -> f64 {
        self.equations.power()
    }

    fn power_of(&mut self, lambda: &[f64]) -> f64 {
        self.equations.power_of(lambda)
    }

    fn work(&self) -> Option<usize> {
        self.model.energy_known().then_some(self.model.states)
    }

    fn carry(&self, delta: &[f64], p: &mut [f64]) {
        for (_, columns) in self.groups() {
            let (own, w) = (twist(columns, delta), twist(columns, p));
            let carried = own.carry_by_cayley(Wrench { moment: w.angular, force: w.linear });
            let all = carried.moment.0.into_iter().chain(carried.force.0);
            columns.iter().zip(all).for_each(|(&c, x)| p[c] = x);
        }
    }

    fn stand(&self, y: &[f64], x: &mut [f64], back: bool) {
        for (places, columns) in self.groups().filter(|(places, _)| places.len() > 4) {
            let quaternion =
                Quaternion(std::array::from_fn(|i| if back && i > 0 { -y[places[i]] } else { y[places[i]] }));
            let turned = quaternion.rotation().apply(twist(columns, x).linear);
            (0..3).for_each(|i| x[columns[3 + i]] = turned.0[i]);
        }
    }

    fn retract_apart(&self, y: &mut [f64], delta: &[f64]) {
        let mut turns = delta.to_vec();
        for (places, columns) in self.groups().filter(|(places, _)| places.len() > 4) {
            for i in 0..3 {
                y[places[4 + i]] += delta[columns[3 + i]];
                turns[columns[3 + i]] = 0.0;
            }
        }
        self.retract(y, &turns);
    }

    fn carry_apart(&self, delta: &[f64], p: &mut [f64]) {
        for (_, columns) in self.groups() {
            let (own, w) = (twist(columns, delta), twist(columns, p));
            let carried = own.carry_by_cayley(Wrench { moment: w.angular, force: Vector([0.0; 3]) });
            (0..3).for_each(|i| p[columns[i]] = carried.moment.0[i]);
        }
    }

    fn apart(&self, v: &[f64], p: &[f64], out: &mut [f64]) {
        for (_, columns) in self.groups().filter(|(places, _)| places.len() > 4) {
            let (v, p) = (twist(columns, v).linear.0, twist(columns, p).linear.0);
            for i in 0..3 {
                let (j, k) = ((i + 1) % 3, (i + 2) % 3);
                out[columns[i]] -= v[j] * p[k] - v[k] * p[j];
            }
        }
    }

    fn bracket(&self, v: &[f64], p: &[f64], out: &mut [f64]) {
        for (_, columns) in self.groups() {
            let (own, p) = (twist(columns, v), twist(columns, p));
            let w = own.cross_momentum(Impulse { angular: p.angular, linear: p.linear });
            let all = w.moment.0.into_iter().chain(w.force.0);
            columns.iter().zip(all).for_each(|(&c, x)| out[c] -= x);
        }
    }

    fn evaluate(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        self.t = t;
        self.y.copy_from_slice(&y[..self.model.states]);
        self.equations.evaluate(t, &self.y, &self.inputs);
        self.mass_known = false;
        self.equations.not_finite().map_or(Ok(()), |message| Err(Failure::new(message)))
    }

    fn force(&mut self, out: &mut [f64]) {
        out.iter_mut()
            .zip(self.equations.force.iter().zip(&self.equations.phi))
            .for_each(|(out, (f, phi))| *out = f + phi);
    }

    fn inertias(&mut self, out: &mut [f64]) {
        self.masses();
        out.fill(0.0);
        self.pattern.iter().zip(&self.mass).filter(|((i, j), _)| i == j).for_each(|(&(i, _), m)| out[i] += m);
    }

    fn momentum(&mut self, x: &[f64], out: &mut [f64]) {
        self.masses();
        out.fill(0.0);
        for (&(i, j), m) in self.pattern.iter().zip(&self.mass) {
            out[i] += m * x[j];
            if i != j {
                out[j] += m * x[i];
            }
        }
    }

    fn momentum_rate(&mut self, t: f64, y: &[f64], x: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        let mut along = std::mem::take(&mut self.along);
        along.fill(0.0);
        SecondOrder::along(self, y, x, &mut along);
        self.along = along;
        let at = (&y[..self.model.states], self.along.as_slice());
        self.momentum.rate(t, at, self.equations.inputs(), x, out);
        Ok(())
    }

    fn push(&mut self, lambda: &[f64], out: &mut [f64]) {
        for (row, lambda) in lambda.iter().enumerate() {
            self.equations.row(row).for_each(|(column, a)| out[column] += a * lambda);
        }
    }

    fn gaps(&mut self, out: &mut [f64]) {
        for (row, out) in out.iter_mut().enumerate().filter(|(row, _)| self.held[*row] == Held::Position) {
            let gap = self.equations.residual(row, 0);
            *out = if gap.abs() <= ROUNDING * scale(&self.equations, row, 2, &self.y) { 0.0 } else { gap };
        }
    }

    fn drifts(&mut self, out: &mut [f64]) {
        for (row, out) in out.iter_mut().enumerate() {
            *out = self.equations.residual(row, self.model.rows[row].depth - 1);
        }
    }

    fn factor(&mut self) -> Result<(), Failure> {
        let status = self.kkt.factor(&mut self.equations, false);
        self.accept(status)
    }

    fn solve(&mut self, f: &[f64], b: &[f64], x: &mut [f64], mu: &mut [f64]) -> Result<(), Failure> {
        let status = self.kkt.solve(f, b, x, mu);
        self.accept(status)
    }
}

/// The twist in these columns; three of them are a rotation.
fn twist(columns: &[usize], x: &[f64]) -> Twist<f64> {
    let at = |i: usize| columns.get(i).map_or(0.0, |&c| x[c]);
    Twist { angular: Vector([at(0), at(1), at(2)]), linear: Vector([at(3), at(4), at(5)]) }
}
