//! M, f, A, b and residuals of a model at a state.

use std::sync::OnceLock;

use dalembert_dense::interruption::look;
use dalembert_enforce::{Level, MassBlock, MethodName, Problem, RowGroup};
use faer::{Col, Mat};

use dalembert_bodies::spatial::Wrench;
use dalembert_bodies::tree::MassFactors;
use dalembert_mechanism::Mechanics;
use dalembert_mechanism::moving::Moving;
use dalembert_model::measured::Readings as Measures;
use dalembert_model::model::{Model, Row};
use dalembert_model::pattern::{Call, Source};
use dalembert_model::program::Compiled;
use dalembert_scalar::{Scalar, Terms};
use dalembert_spec::units::parse_unit;

/// Number of the reactions among what [`Arguments`] copies.
const REACTIONS: usize = 5;

/// Inputs of program calls, one call after the other: constants stand in their places from the start, what changes is
/// copied, kind by kind, before the calls.
#[derive(Clone, Debug)]
struct Arguments {
    values: Vec<f64>,
    /// Where each call's inputs end.
    ends: Vec<usize>,
    /// Places of time.
    time: Vec<usize>,
    /// (place, index) of states, inputs, accelerations, multipliers, numbers read off frames, reactions of joints.
    copies: [Vec<(usize, usize)>; 6],
    registers: Vec<f64>,
}

impl Arguments {
    fn of(calls: &[Call]) -> Self {
        let (mut values, mut ends, mut time) = (Vec::new(), Vec::new(), Vec::new());
        let mut copies: [Vec<(usize, usize)>; 6] = Default::default();
        for call in calls {
            for source in &call.inputs {
                let place = values.len();
                values.push(0.0);
                match *source {
                    Source::Time => time.push(place),
                    Source::Constant(c) => values[place] = c,
                    Source::State(i) => copies[0].push((place, i)),
                    Source::Input(i) => copies[1].push((place, i)),
                    Source::Acceleration(i) => copies[2].push((place, i)),
                    Source::Multiplier(i) => copies[3].push((place, i)),
                    Source::Signal(i) => copies[4].push((place, i)),
                    Source::JointReaction(i) => copies[5].push((place, i)),
                }
            }
            ends.push(values.len());
        }
        Self { values, ends, time, copies, registers: Vec::new() }
    }

    /// Copies what changes: `from` holds states, inputs, accelerations, multipliers, numbers read off frames, reactions of
    /// joints; what it does not hold is not a number.
    fn fill(&mut self, t: f64, from: [&[f64]; 6]) {
        for &place in &self.time {
            self.values[place] = t;
        }
        for (copies, from) in self.copies.iter().zip(from) {
            for &(place, i) in copies {
                self.values[place] = from.get(i).copied().unwrap_or(f64::NAN);
            }
        }
    }

    /// Makes all calls; `outputs` holds all outputs.
    fn call<'c>(&mut self, calls: &[Call], program: impl Fn(usize) -> &'c Compiled, outputs: &mut [f64]) {
        let mut first = 0;
        for (call, &end) in calls.iter().zip(&self.ends) {
            if call.outputs > 0 {
                let out = &mut outputs[call.first_output..call.first_output + call.outputs];
                program(call.class).evaluate(&self.values[first..end], &mut self.registers, out);
            }
            first = end;
        }
    }
}

/// The equations at one state: filled by [`Equations::evaluate`], read by everything else.
#[derive(Clone, Debug)]
pub struct Equations<'m> {
    /// The model.
    pub model: &'m Model,
    arguments: Arguments,
    drives: Arguments,
    inputs: Vec<f64>,
    signals: Vec<f64>,
    measures: Measures,
    values: Vec<f64>,
    /// What forces do work on, one per column: q̇, or π − y₀ of a quasi-velocity.
    velocity: Vec<f64>,
    /// Columns with a velocity, and its place in the state.
    velocity_places: Vec<(usize, usize)>,
    /// f, one per column.
    pub force: Vec<f64>,
    /// φ, one per column.
    pub phi: Vec<f64>,
    /// b, one per row, with Baumgarte terms if they are on.
    pub b: Vec<f64>,
    /// Baumgarte coefficients for all hard rows (α, β); `None` leaves drift to projection.
    pub baumgarte: Option<(f64, f64)>,
    /// Number of evaluations so far.
    pub evaluations: u64,
    /// The bodies, if there are any.
    pub mechanics: Option<Mechanics<'m>>,
    /// Leaves the bias of the bodies out of f, for methods that find it themselves.
    pub without_bias: bool,
    /// Where the entries of rigid bodies' 𝓜 stand in a dense M, each with its mirror image; known once such an M was asked for.
    mass_places: Option<Vec<[usize; 2]>>,
    /// [`Self::mean_all_digits`], once it was asked for.
    pub(crate) mean_all: OnceLock<bool>,
}

/// [`Equations::mass_places`] of a model.
fn mass_places(model: &Model) -> Vec<[usize; 2]> {
    let Some(m) = model.mechanism.as_ref().filter(|m| m.flexible.is_none()) else { return Vec::new() };
    let place = |i: usize, j: usize| m.columns[j] * model.n() + m.columns[i];
    m.mass_pattern().into_iter().map(|(i, j)| [place(i, j), place(j, i)]).collect()
}

impl<'m> Equations<'m> {
    /// Space for a model's equations.
    pub fn new(model: &'m Model) -> Self {
        let mut values = vec![0.0; model.pattern.values];
        model.pattern.constants.iter().for_each(|&(place, value)| values[place] = value);
        let velocities = model.variables.iter().enumerate();
        Self {
            model,
            arguments: Arguments::of(&model.pattern.calls),
            drives: Arguments::of(&model.pattern.drives),
            inputs: vec![0.0; model.inputs.len()],
            signals: vec![0.0; model.pattern.measured.signals()],
            measures: Measures::new(&model.pattern.measured),
            values,
            velocity: vec![0.0; model.n()],
            velocity_places: velocities.filter_map(|(c, v)| Some((c, v.velocity_place()?))).collect(),
            force: vec![0.0; model.n()],
            phi: vec![0.0; model.n()],
            b: vec![0.0; model.rows.len()],
            baumgarte: None,
            evaluations: 0,
            mechanics: model.mechanism.as_ref().map(|m| {
                let mut mechanics = Mechanics::new(m);
                mechanics.length = model.natural.length();
                mechanics
            }),
            without_bias: false,
            mass_places: None,
            mean_all: OnceLock::new(),
        }
    }

    /// Evaluates everything at time `t` and state `y`; `given` overrides inputs.
    pub fn evaluate(&mut self, t: f64, y: &[f64], given: &[Option<f64>]) {
        look();
        let model = self.model;
        self.evaluations += 1;
        self.read(t, y, given);
        self.arguments.call(&model.pattern.calls, |c| &model.classes[c].equations, &mut self.values);
        if let Some(mechanics) = &mut self.mechanics {
            self.measures.push(&model.pattern.measured, mechanics, &self.values);
            self.measures.write_rows(&model.pattern.measured, mechanics, &mut self.values);
        }
        sum(&mut self.force, &model.pattern.force, &self.values);
        sum(&mut self.phi, &model.pattern.phi, &self.values);
        if let Some(mechanics) = &mut self.mechanics {
            mechanics.add_force(!self.without_bias, &mut self.force);
        }
        self.velocity_places.iter().for_each(|&(column, place)| self.velocity[column] = y[place]);
        model.pattern.power_velocity.iter().for_each(|&(column, value)| self.velocity[column] = self.values[value]);
        self.right_hand_sides();
    }

    /// Reads what formulas are given at time `t` and state `y`, for [`Self::arguments_now`], and evaluates none of them.
    pub fn read(&mut self, t: f64, y: &[f64], given: &[Option<f64>]) {
        let model = self.model;
        self.drive(t, given);
        if let Some(mechanics) = &mut self.mechanics {
            mechanics.set(y, &self.inputs, model.first_tau);
            if !model.pattern.measured.is_empty() {
                self.measures.read(&model.pattern.measured, (mechanics, y), &mut self.signals);
            }
        }
        self.arguments.fill(t, [y, &self.inputs, &[], &[], &self.signals, &[]]);
    }

    /// Evaluates the inputs alone, which follow time where they are not given.
    pub fn drive(&mut self, t: f64, given: &[Option<f64>]) {
        let model = self.model;
        self.drives.fill(t, [&[]; 6]);
        self.drives.call(&model.pattern.drives, |c| &model.classes[c].drives, &mut self.inputs);
        for (value, input) in self.inputs.iter_mut().zip(&model.inputs) {
            if let Some(table) = &input.table {
                *value = table.value(t);
            }
        }
        for (value, set) in self.inputs.iter_mut().zip(given) {
            *value = set.unwrap_or(*value);
        }
    }

    /// b ← b − Σ w_s h⟨s⟩ where Baumgarte's stabilization is on (theory §7): b − α ḣ − β h for position constraints.
    fn right_hand_sides(&mut self) {
        for (i, (row, place)) in self.model.rows.iter().zip(&self.model.pattern.row_places).enumerate() {
            let mut b = self.values[place.b];
            if let Some(coefficients) = row.baumgarte.or(self.baumgarte) {
                for s in 0..row.depth {
                    b -= baumgarte_weight(row.depth, s, coefficients) * self.values[place.stages + s];
                }
            }
            self.b[i] = b;
        }
    }

    /// What the programs of [`dalembert_model::pattern::Pattern::calls`] were given at the last evaluation or reading, one call after the other.
    pub fn arguments_now(&self) -> &[f64] {
        &self.arguments.values
    }

    /// Values of all inputs at the last evaluation.
    pub fn inputs(&self) -> &[f64] {
        &self.inputs
    }

    /// The residual h⟨s⟩ of a row, `s < depth`.
    pub fn residual(&self, row: usize, stage: usize) -> f64 {
        self.values[self.model.pattern.row_places[row].stages + stage]
    }

    /// Residuals h⟨s⟩ of rows, each given with its s, beside the sizes of what they add up; none where no formula tells them, as of joints that close loops.
    pub fn residual_terms(&self, of: &[(usize, usize)]) -> Vec<Option<Terms>> {
        let place = |&(row, stage): &(usize, usize)| self.model.pattern.row_places[row].stages + stage;
        self.terms_of(&of.iter().map(place).collect::<Vec<_>>())
    }

    /// The sizes of what formulas add up to the loads on each column.
    pub fn load_sizes(&self) -> Vec<f64> {
        let loads: Vec<(usize, usize)> =
            self.model.pattern.force.iter().chain(&self.model.pattern.phi).copied().collect();
        let values: Vec<usize> = loads.iter().map(|load| load.1).collect();
        let mut sizes = vec![0.0; self.model.n()];
        for ((column, _), terms) in loads.into_iter().zip(self.terms_of(&values)) {
            sizes[column] += terms.map_or(0.0, |terms| terms.size);
        }
        sizes
    }

    /// Numbers of the equation programs, by their places, beside the sizes of what they add up; none where no formula tells them.
    fn terms_of(&self, wanted: &[usize]) -> Vec<Option<Terms>> {
        let model = self.model;
        let mut found = vec![None; wanted.len()];
        let mut order: Vec<usize> = (0..wanted.len()).collect();
        order.sort_unstable_by_key(|&k| wanted[k]);
        let (mut arguments, mut registers) = (self.arguments_now(), Vec::new());
        for call in &model.pattern.calls {
            let (own, rest) = arguments.split_at(call.inputs.len());
            arguments = rest;
            let written = call.first_output..call.first_output + call.outputs;
            let at = |end: usize| order.partition_point(|&k| wanted[k] < end);
            let here = &order[at(written.start)..at(written.end)];
            if here.is_empty() {
                continue;
            }
            let own: Vec<Terms> = own.iter().map(|&x| Terms::constant(x)).collect();
            let mut out = vec![Terms::constant(0.0); call.outputs];
            model.classes[call.class].equations.tape.values(&own, &mut registers, &mut out);
            here.iter().for_each(|&k| found[k] = Some(out[wanted[k] - call.first_output]));
        }
        found
    }

    /// A number of the equation programs, by its place.
    pub fn value(&self, number: usize) -> f64 {
        self.values[number]
    }

    /// Variance R of a row; 0 for a hard one.
    pub fn noise(&self, row: usize) -> f64 {
        self.model.pattern.row_places[row].noise.map_or(0.0, |i| self.values[i])
    }

    /// Whether a row yields: its variance R is positive. Such a row takes no freedom away.
    pub fn yields(&self, row: usize) -> bool {
        self.noise(row) > 0.0
    }

    /// What a row's entries would add up to where its joints are placed best; 0 where that is not known.
    pub fn natural_size(&self, row: usize) -> f64 {
        self.model.pattern.row_places[row].size.map_or(0.0, |i| self.values[i])
    }

    /// Entries (column, value) of a row of A.
    pub fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let range = self.model.pattern.row_places[row].entries.clone();
        self.model.pattern.rows[range].iter().map(|e| (e.column, self.values[e.value]))
    }

    /// Writes the values at these places.
    pub fn values_into(&self, places: &[usize], out: &mut [f64]) {
        out.iter_mut().zip(places).for_each(|(to, &place)| *to = self.values[place]);
    }

    /// Writes M densely, column-major n×n. Entries outside the pattern are not touched: `out` starts as zeros.
    pub fn mass_into(&mut self, out: &mut [f64]) {
        let n = self.model.n();
        for e in &self.model.pattern.mass {
            out[e.column * n + e.row] = self.values[e.value];
        }
        let (Some(mechanics), Some(m)) = (&mut self.mechanics, &self.model.mechanism) else { return };
        if let Some(entries) = mechanics.mass_entries() {
            let places = self.mass_places.get_or_insert_with(|| mass_places(self.model));
            for (x, &[one, other]) in entries.iter().zip(&*places) {
                (out[one], out[other]) = (*x, *x);
            }
            return;
        }
        let nv = m.columns.len();
        for (mass, &j) in mechanics.mass().chunks_exact(nv.max(1)).zip(&m.columns) {
            for (x, &i) in mass.iter().zip(&m.columns) {
                out[j * n + i] = *x;
            }
        }
    }

    /// Writes M's entries in the order of [`crate::kkt::mass_pattern`].
    pub fn mass_entries_into(&mut self, out: &mut [f64]) {
        let count = self.formulas_mass_into(out);
        if let Some(mechanics) = &mut self.mechanics {
            mechanics.mass_entries_into(&mut out[count..]);
        }
    }

    /// The first of these, those of formulas; returns how many there are.
    fn formulas_mass_into(&self, out: &mut [f64]) -> usize {
        let mut count = 0;
        for e in self.model.pattern.mass.iter().filter(|e| e.row >= e.column) {
            out[count] = self.values[e.value];
            count += 1;
        }
        count
    }

    /// M as a product: entries of formulas, numbers of the bodies' factors in the order of these, and M's diagonal.
    pub fn mass_factors_into(
        &mut self,
        factors: &MassFactors,
        formulas: &mut [f64],
        numbers: (&mut [f64], &mut [f64]),
        diagonal: &mut [f64],
    ) {
        self.formulas_mass_into(formulas);
        diagonal.fill(0.0);
        for e in self.model.pattern.mass.iter().filter(|e| e.row == e.column) {
            diagonal[e.row] += self.values[e.value];
        }
        if let Some(mechanics) = &mut self.mechanics {
            mechanics.mass_factors_into(factors, numbers, diagonal);
        }
    }

    /// The diagonal of M, n numbers.
    pub fn mass_diagonal(&mut self) -> Vec<f64> {
        let mut out = Vec::new();
        self.mass_diagonal_into(&mut out);
        out
    }

    /// The same in place of what is in `out`.
    pub fn mass_diagonal_into(&mut self, out: &mut Vec<f64>) {
        out.clear();
        out.resize(self.model.n(), 0.0);
        for e in self.model.pattern.mass.iter().filter(|e| e.row == e.column) {
            out[e.row] += self.values[e.value];
        }
        if let Some(mechanics) = &mut self.mechanics {
            mechanics.add_mass_diagonal(out);
        }
    }

    /// Writes the given rows of A densely, column-major `rows.len()`×n; `out` starts as zeros.
    pub fn rows_into(&self, rows: &[usize], out: &mut [f64]) {
        let m = rows.len();
        for (i, &row) in rows.iter().enumerate() {
            for (column, value) in self.row(row) {
                out[column * m + i] = value;
            }
        }
    }

    /// Writes all of A densely, column-major; `out` starts as zeros.
    pub fn all_rows_into(&self, out: &mut [f64]) {
        let m = self.model.rows.len();
        for e in &self.model.pattern.rows {
            out[e.column * m + e.row] = self.values[e.value];
        }
    }

    /// Writes γ = Aᵀλ + φ.
    pub fn constraint_forces_into(&self, lambda: &[f64], gamma: &mut [f64]) {
        gamma.copy_from_slice(&self.phi);
        for e in &self.model.pattern.acting {
            gamma[e.column] += self.values[e.value] * lambda[e.row];
        }
    }

    /// Wrenches of constraints with multipliers λ on the nodes of the tree, in their frames.
    pub fn closing_wrenches(&self, lambda: &[f64]) -> Vec<Wrench<f64>> {
        let (Some(m), Some(mechanics)) = (&self.model.mechanism, &self.mechanics) else { return Vec::new() };
        let mut wrenches = vec![Wrench::zero(); m.tree.nodes().len()];
        let measured = &self.model.pattern.measured;
        Measures::add_wrenches(measured, mechanics, (&self.values, lambda), &mut wrenches);
        wrenches
    }

    /// Reactions of joints that close loops: what the first body exerts on the second, at and in the joint's frame on that.
    pub fn closure_reactions(&self, lambda: &[f64]) -> Vec<Wrench<f64>> {
        let Some(mechanics) = &self.mechanics else { return Vec::new() };
        let (measured, acting) = (&self.model.pattern.measured, (self.values.as_slice(), lambda));
        let held = Measures::closure_wrenches(measured, mechanics, mechanics.applied.len(), acting);
        mechanics.applied.iter().zip(held).map(|(&applied, held)| held + applied).collect()
    }

    /// Reactions of the joints of [`dalembert_mechanism::Mechanism::reacting`]: what the first body exerts on the second, at and in
    /// the joint's frame on that, at accelerations α and multipliers λ.
    pub fn joint_reactions(&mut self, alpha: &[f64], lambda: &[f64]) -> Vec<Wrench<f64>> {
        let closing = self.closing_wrenches(lambda);
        let closures = self.closure_reactions(lambda);
        let (Some(m), Some(mechanics)) = (&self.model.mechanism, &mut self.mechanics) else { return Vec::new() };
        let a: Vec<f64> = m.columns.iter().map(|&c| alpha[c]).collect();
        mechanics.reactions(&a, &closing).into_iter().map(|r| r.1).chain(closures).collect()
    }

    /// What springs, dampers and forces at points exert, as [`Mechanics::loads`], at the state evaluated last.
    pub fn loads(&mut self) -> Vec<[f64; 3]> {
        let Some(mechanics) = &mut self.mechanics else { return Vec::new() };
        mechanics.kinematics();
        mechanics.loads(&self.inputs).into_iter().map(|force| force.0).collect()
    }

    /// How the bodies, then the named frames move in the ground at accelerations α and the state evaluated last: angular velocity, velocity of
    /// the origin, and the derivatives of both.
    pub fn frame_rates(&self, alpha: &[f64]) -> Vec<[f64; 12]> {
        let (Some(m), Some(mechanics)) = (&self.model.mechanism, &self.mechanics) else { return Vec::new() };
        let a: Vec<f64> = m.columns.iter().map(|&c| alpha[c]).collect();
        let mut moving = Moving::new(m, &m.tree);
        moving.set(&m.tree, &mechanics.q, &mechanics.v, &a);
        let flat = |frame| {
            let rates = moving.rates(frame);
            std::array::from_fn(|k| rates[k / 3].0[k % 3])
        };
        m.bodies.iter().chain(&m.frames).map(flat).collect()
    }

    /// Rates q̇ that quasi-velocities replace: (state index, value).
    pub fn quasi_rates(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.model.pattern.rates.iter().map(|&(i, v)| (i, self.values[v]))
    }

    /// Change of slot 0 that a displacement of the velocities in use makes: δq = W δπ for quasi-velocities.
    pub fn displace(&self, delta: &[f64], out: &mut [f64]) {
        out.copy_from_slice(delta);
        for e in &self.model.pattern.w {
            out[e.row] = 0.0;
        }
        for e in &self.model.pattern.w {
            out[e.row] += self.values[e.value] * delta[e.column];
        }
    }

    /// Power of everything that is in no potential, φ of constraints included, without Aᵀλ.
    pub fn power(&self) -> f64 {
        let written: f64 = self.model.pattern.power.iter().map(|&i| self.values[i]).sum();
        let of_constraints: f64 = self.phi.iter().zip(&self.velocity).map(|(phi, v)| phi * v).sum();
        written + of_constraints + self.mechanics.as_ref().map_or(0.0, |m| m.power)
    }

    /// Power of Aᵀλ, with the velocities v that forces do work on:
    ///
    /// ```text
    /// P = Σ λ (A v − h⟨s⟩)   over rows that are held, h⟨s⟩ the residual of velocities
    /// P = Σ λ A v            over others: those that yield, are stabilized, or hold accelerations
    /// ```
    ///
    /// A row that is linear in v has h⟨s⟩ = A v − c: its force does what c takes, λ c, and nothing on velocities that have drifted off it. Where there is no c to begin with nothing is added up.
    pub fn power_of(&self, lambda: &[f64]) -> f64 {
        let rows = self.model.rows.iter().zip(lambda).enumerate();
        let of_row = |(i, (row, lambda)): (usize, (&Row, &f64))| {
            let free = row.depth == 0 || row.baumgarte.or(self.baumgarte).is_some() || self.yields(i);
            if !(free || row.works) {
                return 0.0;
            }
            let along: f64 = self.row(i).map(|(column, a)| a * self.velocity[column]).sum();
            lambda * (along - if free { 0.0 } else { self.residual(i, row.depth - 1) })
        };
        rows.map(of_row).sum()
    }

    /// Power of γ − φ − Aᵀλ.
    pub(crate) fn power_beside(&self, gamma: &[f64], lambda: &[f64]) -> f64 {
        let all: f64 = gamma.iter().zip(&self.phi).zip(&self.velocity).map(|((g, phi), v)| (g - phi) * v).sum();
        let rows = lambda.iter().enumerate().filter(|(_, lambda)| **lambda != 0.0);
        let along = |row: usize| self.row(row).map(|(column, a)| a * self.velocity[column]).sum::<f64>();
        all - rows.map(|(row, lambda)| lambda * along(row)).sum::<f64>()
    }

    /// Whether [`Self::power_of`] asks for any multiplier.
    pub fn asks_for_multipliers(&self) -> bool {
        self.model.rows.iter().any(|row| row.works || row.baumgarte.or(self.baumgarte).is_some())
    }

    /// The question for `enforce`: blocks of M by module, rows by level and module.
    pub fn problem(&mut self) -> Problem<f64> {
        let rows: Vec<usize> = (0..self.model.rows.len()).collect();
        self.problem_of(&rows, |row| row.level, self.model.levels)
    }

    /// The question as a method wants it, with the given rows, in order: for a recursion, each loop is a level.
    pub fn problem_for(&mut self, method: MethodName, rows: &[usize]) -> Problem<f64> {
        if method.recurs() {
            self.problem_of(rows, |row| row.step, self.model.steps)
        } else {
            self.problem_of(rows, |row| row.level, self.model.levels)
        }
    }

    fn problem_of(&mut self, rows: &[usize], level: impl Fn(&Row) -> usize, levels: usize) -> Problem<f64> {
        let model = self.model;
        let mut levels: Vec<Level<f64>> = (0..levels).map(|_| Level { groups: Vec::new() }).collect();
        let place = |r: usize| (level(&model.rows[r]), model.rows[r].instance);
        for group in rows.chunk_by(|&one, &next| place(one) == place(next)) {
            levels[place(group[0]).0 - 1].groups.push(self.group(group));
        }
        Problem {
            n: model.n(),
            mass: self.mass_blocks(),
            force: Col::from_fn(model.n(), |i| self.force[i]),
            levels,
            phi: (!model.pattern.phi.is_empty()).then(|| Col::from_fn(model.n(), |i| self.phi[i])),
        }
    }

    fn group(&self, rows: &[usize]) -> RowGroup<f64> {
        let mut columns: Vec<usize> = rows.iter().flat_map(|&r| self.row(r).map(|e| e.0)).collect();
        columns.sort_unstable();
        columns.dedup();
        let mut a = Mat::zeros(rows.len(), columns.len());
        for (i, &r) in rows.iter().enumerate() {
            for (column, value) in self.row(r) {
                if let Ok(j) = columns.binary_search(&column) {
                    a[(i, j)] = value;
                }
            }
        }
        let soft = rows.iter().any(|&r| self.model.rows[r].soft);
        RowGroup {
            columns,
            a,
            b: Col::from_fn(rows.len(), |i| if self.asks_nothing(rows[i]) { 0.0 } else { self.b[rows[i]] }),
            noise: soft.then(|| rows.iter().map(|&r| self.noise(r)).collect()),
        }
    }

    fn mass_blocks(&mut self) -> Vec<MassBlock<f64>> {
        let model = self.model;
        if let Some(m) = &model.mechanism {
            let first = m.columns.iter().copied().min().unwrap_or(0);
            let last = m.columns.iter().copied().max().map_or(0, |c| c + 1);
            return self.mass_with_bodies(first, last);
        }
        let mut blocks: Vec<MassBlock<f64>> = Vec::new();
        let mut place = vec![(0, 0); model.n()];
        let mut order: Vec<usize> = (0..model.instances.len()).collect();
        order.sort_by_key(|&i| model.instances[i].first_variable);
        for instance in order {
            let (first, size) =
                (model.instances[instance].first_variable, model.class_of(instance).interface.variables.len());
            if size > 0 {
                place[first..first + size].fill((blocks.len(), first));
                blocks.push(MassBlock { start: first, matrix: Mat::zeros(size, size) });
            }
        }
        for e in &model.pattern.mass {
            let (block, first) = place[e.row];
            blocks[block].matrix[(e.row - first, e.column - first)] = self.values[e.value];
        }
        blocks
    }

    /// One block for the columns `first..last`, in which the bodies' columns lie, joined with those of the modules that
    /// overlap them; one for each other module.
    fn mass_with_bodies(&mut self, mut first: usize, mut last: usize) -> Vec<MassBlock<f64>> {
        let model = self.model;
        let mut ranges: Vec<(usize, usize)> = (0..model.instances.len())
            .map(|i| {
                let start = model.instances[i].first_variable;
                (start, start + model.class_of(i).interface.variables.len())
            })
            .filter(|(start, end)| start < end)
            .collect();
        ranges.sort_unstable();
        for &(start, end) in &ranges {
            if start < last && first < end {
                (first, last) = (first.min(start), last.max(end));
            }
        }
        ranges.retain(|&(start, end)| end <= first || last <= start);
        ranges.push((first, last));
        ranges.sort_unstable();
        let mut blocks: Vec<MassBlock<f64>> = ranges
            .iter()
            .filter(|(start, end)| start < end)
            .map(|&(start, end)| MassBlock { start, matrix: Mat::zeros(end - start, end - start) })
            .collect();
        let mut place = vec![0; model.n()];
        for (k, block) in blocks.iter().enumerate() {
            place[block.start..block.start + block.matrix.nrows()].fill(k);
        }
        for e in &model.pattern.mass {
            let block = &mut blocks[place[e.row]];
            block.matrix[(e.row - block.start, e.column - block.start)] = self.values[e.value];
        }
        if let (Some(mechanics), Some(m)) = (&mut self.mechanics, &model.mechanism) {
            let nv = m.columns.len();
            for (mass, &j) in mechanics.mass().chunks_exact(nv.max(1)).zip(&m.columns) {
                let block = &mut blocks[place[j]];
                for (x, &i) in mass.iter().zip(&m.columns) {
                    block.matrix[(i - block.start, j - block.start)] = *x;
                }
            }
        }
        blocks
    }

    /// The first number that is not finite among everything evaluated, in words.
    pub fn not_finite(&self) -> Option<String> {
        let model = self.model;
        let bad = |v: &f64| !v.is_finite();
        if let Some(e) = model.pattern.mass.iter().find(|e| bad(&self.values[e.value])) {
            return Some(format!(
                "the mass of `{}` and `{}` is not a finite number",
                model.variables[e.row].name, model.variables[e.column].name
            ));
        }
        if let Some(i) = self.force.iter().position(bad) {
            return Some(format!("the force on `{}` is not a finite number", model.variables[i].name));
        }
        (0..model.rows.len())
            .find(|&r| {
                bad(&self.b[r])
                    || self.row(r).any(|e| bad(&e.1))
                    || bad(&self.noise(r))
                    || (0..model.rows[r].depth).any(|s| bad(&self.residual(r, s)))
            })
            .map(|r| format!("constraint `{}` is not a finite number", model.rows[r].name))
    }

    /// What has the number that is farthest from 1, and the number: in words, for answers that are no numbers.
    pub fn farthest(&self) -> Option<(String, f64)> {
        let model = self.model;
        let far = |x: f64| if x == 0.0 || !x.is_finite() { 0.0 } else { x.abs().ln().abs() };
        let masses = model.pattern.mass.iter().map(|e| self.values[e.value]).enumerate();
        let mass = masses.max_by(|a, b| far(a.1).total_cmp(&far(b.1))).map(|(k, x)| {
            let e = &model.pattern.mass[k];
            (format!("the mass of `{}` and `{}`", model.variables[e.row].name, model.variables[e.column].name), x)
        });
        let forces = self.force.iter().copied().enumerate();
        let force = forces.max_by(|a, b| far(a.1).total_cmp(&far(b.1)));
        let force = force.map(|(i, x)| (format!("the force on `{}`", model.variables[i].name), x));
        let rows = (0..model.rows.len()).flat_map(|r| {
            let of = |what: &str, x: f64| (format!("{what} of constraint `{}`", model.rows[r].name), x);
            let entries = self.row(r).map(|e| e.1).max_by(|a, b| far(*a).total_cmp(&far(*b)));
            let entry = entries.map(|x| of("a coefficient", x));
            entry.into_iter().chain([of("the right-hand side", self.b[r]), of("the noise", self.noise(r))])
        });
        mass.into_iter().chain(force).chain(rows).max_by(|a, b| far(a.1).total_cmp(&far(b.1)))
    }
}

/// Weight of h⟨stage⟩ in Baumgarte's equation for a constraint that is differentiated `depth` times:
///
/// ```text
/// depth 1:   (d/dt + α) h = 0
/// depth ≥ 2: (d²/dt² + α d/dt + β) (d/dt + α/2)^(depth − 2) h = 0
/// ```
///
/// With β = α²/4 all roots are −α/2: critical damping.
pub fn baumgarte_weight(depth: usize, stage: usize, (alpha, beta): (f64, f64)) -> f64 {
    let Some(more) = depth.checked_sub(2) else { return alpha };
    // Coefficient of s^k in (s + α/2)^more; k counts from 2 below.
    let coefficient = |k: Option<usize>| match k {
        Some(k) if k <= more => binomial(more, k) * (alpha / 2.0).powi((more - k) as i32),
        _ => 0.0,
    };
    coefficient(stage.checked_sub(2)) + alpha * coefficient(stage.checked_sub(1)) + beta * coefficient(Some(stage))
}

/// `n` over `k`.
fn binomial(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |c, i| c * (n - i) as f64 / (i + 1) as f64)
}

fn sum(out: &mut [f64], places: &[(usize, usize)], values: &[f64]) {
    out.fill(0.0);
    for &(column, value) in places {
        out[column] += values[value];
    }
}

/// Energies and outputs at a state whose accelerations and multipliers are known.
#[derive(Clone, Debug)]
pub struct Readings<'m> {
    model: &'m Model,
    arguments: Arguments,
    values: Vec<f64>,
    /// Kinetic energy, J.
    pub kinetic: f64,
    /// Potential energy, J.
    pub potential: f64,
    /// q̇·∂L/∂q̇ − L, J: what the power balance changes.
    pub hamiltonian: f64,
    /// Values of [`Model::outputs`].
    pub outputs: Vec<f64>,
    /// Components of the joints' reactions, if an output speaks of one.
    reactions: Vec<f64>,
}

impl<'m> Readings<'m> {
    /// Space for a model's readings.
    pub fn new(model: &'m Model) -> Self {
        Self {
            model,
            arguments: Arguments::of(&model.pattern.readings),
            values: vec![0.0; model.pattern.reading_values],
            kinetic: 0.0,
            potential: 0.0,
            hamiltonian: 0.0,
            outputs: vec![0.0; model.outputs.len()],
            reactions: Vec::new(),
        }
    }

    /// Evaluates outputs alone at time `t` and state `y`, at which the equations were evaluated last; those that depend on accelerations or
    /// multipliers are no numbers.
    pub fn outputs_of_motion(&mut self, equations: &Equations<'m>, (t, y): (f64, &[f64])) {
        self.arguments.fill(t, [y, &equations.inputs, &[], &[], &equations.signals, &[]]);
        self.read_outputs();
    }

    /// Calls the programs on their arguments; the energies are those of formulas.
    fn read_outputs(&mut self) {
        let model = self.model;
        self.arguments.call(&model.pattern.readings, |c| &model.classes[c].readings, &mut self.values);
        (self.kinetic, self.potential, self.hamiltonian) = (0.0, 0.0, 0.0);
        let mut at = 0;
        for call in &model.pattern.readings {
            let out = &self.values[call.first_output..call.first_output + call.outputs];
            self.kinetic += out[0];
            self.potential += out[1];
            self.hamiltonian += out[2];
            self.outputs[at..at + out.len() - 3].copy_from_slice(&out[3..]);
            at += out.len() - 3;
        }
    }

    /// Evaluates energies and outputs at time `t` and state `y`, at which the equations were evaluated last.
    pub fn evaluate(&mut self, equations: &mut Equations<'m>, (t, y): (f64, &[f64]), alpha: &[f64], lambda: &[f64]) {
        let model = self.model;
        if let (Some(m), Some(mechanics)) = (&model.mechanism, &equations.mechanics) {
            let measured = &model.pattern.measured;
            equations.measures.accelerations(measured, (mechanics, &m.columns), alpha, &mut equations.signals);
        }
        if !self.arguments.copies[REACTIONS].is_empty() {
            self.reactions.clear();
            for w in equations.joint_reactions(alpha, lambda) {
                self.reactions.extend(w.force.0.into_iter().chain(w.moment.0));
            }
        }
        let e = &*equations;
        self.arguments.fill(t, [y, &e.inputs, alpha, lambda, &e.signals, &self.reactions]);
        self.read_outputs();
        if let Some(mechanics) = &mut equations.mechanics {
            let (kinetic, potential) = mechanics.energy();
            self.kinetic += kinetic;
            self.potential += potential;
            self.hamiltonian += kinetic + potential;
        }
    }

    /// The sizes of what the outputs are made of, at the last evaluation: what is rounding beside them, is nothing.
    pub fn output_sizes(&self) -> Vec<f64> {
        self.sizes().1
    }

    /// The same if what outputs read is as large as the model's own units say, where they say anything: beside these an output is
    /// rounding that is made of what is. A number that formulas alone make small is not.
    pub fn output_sizes_of_own(&self) -> Vec<f64> {
        let (model, natural) = (self.model, &self.model.natural);
        let mut states = natural.of_states(model);
        let unknown = model.variables.iter().enumerate().filter(|(c, _)| natural.is_unknown(*c));
        unknown.flat_map(|(_, v)| &v.state).for_each(|&place| states[place] = 0.0);
        let known = |c: usize| if natural.is_unknown(c) { 0.0 } else { natural.below(0)[c] };
        let accelerations: Vec<f64> = (0..model.variables.len()).map(known).collect();
        let of_unit = |unit: Option<&str>| unit.and_then(|u| parse_unit(u).ok()).map_or(0.0, |d| natural.size(d));
        let multipliers: Vec<f64> = (0..model.rows.len()).map(|r| of_unit(model.multiplier_unit(r))).collect();
        let signals = model.pattern.measured.signal_sizes(natural);
        let [force, moment] = ["N", "N m"].map(|unit| of_unit(Some(unit)));
        let reactions = [force, force, force, moment, moment, moment].repeat(self.reactions.len() / 6);
        let mut own = self.arguments.clone();
        own.fill(0.0, [&states, &[], &accelerations, &multipliers, &signals, &reactions]);
        self.sizes_beside(&own.values).1
    }

    /// The same of the kinetic and the potential energy of formulas, and of the outputs.
    pub fn sizes(&self) -> ([f64; 2], Vec<f64>) {
        self.sizes_beside(&[])
    }

    /// The same for arguments that are at least as large as these, in their order.
    fn sizes_beside(&self, own: &[f64]) -> ([f64; 2], Vec<f64>) {
        let (mut registers, mut found, mut first) = (Vec::new(), Vec::with_capacity(self.outputs.len()), 0);
        let mut energies = [0.0; 2];
        for (call, &end) in self.model.pattern.readings.iter().zip(&self.arguments.ends) {
            if call.outputs > 0 {
                let least = |place: usize| own.get(place).copied().unwrap_or(0.0);
                let values = self.arguments.values[first..end].iter().zip(first..);
                let given: Vec<Terms> =
                    values.map(|(&value, place)| Terms { value, size: value.abs().max(least(place)) }).collect();
                let mut out = vec![Terms::constant(0.0); call.outputs];
                self.model.classes[call.class].readings.tape.values(&given, &mut registers, &mut out);
                energies.iter_mut().zip(&out).for_each(|(e, o)| *e += o.size);
                found.extend(out.iter().skip(3).map(|o| o.size));
            }
            first = end;
        }
        (energies, found)
    }
}
