//! M, A and f by where they come from, over dual numbers: along any change of the state, the inputs or time they differentiate exactly.
//!
//! ```text
//! f = f_E(t, q, v) + f_W(t, q, v, u) + F u                                                          (1)
//! T = ½ vᵀM v + bᵀv + T₀                                                                            (2)
//! A v = β(t, q)                                                                                     (3)
//! ```
//!
//! f_E is what energies, dissipation functions, gravity, springs and dampers give, f_W what formulas of forces say, F what inputs
//! do on bodies. (3) is the last derivative of a constraint before accelerations appear in it. Formulas are evaluated by tapes, bodies
//! by the sweeps of trees; entries of A on bodies are accelerations at rest for unit accelerations, so that no Jacobian is needed.

use dalembert_bodies::tree::Tree;
use dalembert_expr::{Dual, Expr, Scalar};
use dalembert_integrate::Failure;
use dalembert_mechanism::moving::{Loads, Moving};
use dalembert_model::layout::Layout;
use dalembert_model::measured::Over;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;
use dalembert_model::program::Compiled;
use dalembert_model::sources;

type D = Dual<f64>;

/// Where f comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// f_E: energies, dissipation, gravity, springs, dampers.
    Energies,
    /// f_W: formulas of forces.
    Formulas,
    /// F u: inputs on bodies.
    Drives,
}

/// A state with its change.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Time.
    pub t: D,
    /// The state.
    pub y: &'a [D],
    /// All inputs.
    pub inputs: &'a [D],
}

/// (2) without M, and the potential energy of formulas.
#[derive(Clone, Debug)]
pub struct Affine {
    /// b by column.
    pub b: Vec<D>,
    /// T₀.
    pub rest: D,
    /// V.
    pub potential: D,
}

/// Programs for (1) and (2).
#[derive(Clone, Debug)]
pub struct Shares<'m> {
    model: &'m Model,
    own: Vec<Own>,
    /// The tree of bodies without gravity.
    weightless: Option<Tree>,
}

/// The programs of one module.
#[derive(Clone, Debug)]
struct Own {
    forces: Compiled,
    force_sources: Vec<Source>,
    /// T and V, where there is one, and Rayleigh's function.
    energies: [Compiled; 3],
    energy_sources: [Vec<Source>; 3],
}

impl<'m> Shares<'m> {
    /// Compiles what a model needs.
    ///
    /// # Errors
    /// In words, where formulas can't be compiled.
    pub fn new(model: &'m Model) -> Result<Self, Failure> {
        let compile = |es: &[Expr]| Compiled::new(&model.graph, es).map_err(|e| Failure::new(e.to_string()));
        let mut programs = Vec::with_capacity(model.classes.len());
        for class in model.classes.iter() {
            let part = |k: usize| class.shares.force.iter().chain(&class.shares.pushes).map(move |s| s[k]);
            let forces: Vec<Expr> = part(0).chain(part(1)).collect();
            let e = &class.energies;
            let part = |e: Option<Expr>| compile(&Vec::from_iter(e));
            let energies = [part(e.kinetic)?, part(e.potential)?, part(class.shares.dissipation)?];
            programs.push((compile(&forces)?, energies));
        }
        let bind = |instance: usize| {
            let (forces, energies) = programs[model.instances[instance].class.0].clone();
            let force_sources = sources(model, instance, &forces.inputs);
            let energy_sources = energies.each_ref().map(|e| sources(model, instance, &e.inputs));
            Own { forces, force_sources, energies, energy_sources }
        };
        Ok(Self {
            model,
            own: (0..model.instances.len()).map(bind).collect(),
            weightless: model.mechanism.as_ref().and_then(|m| Tree::new(m.tree.nodes().to_vec(), [0.0; 3]).ok()),
        })
    }

    /// M, row by row.
    pub fn mass(&self, at: &Place<'_>) -> Vec<D> {
        let (model, n) = (self.model, self.model.n());
        let mut mass = vec![zero(); n * n];
        let signals = self.moved(at, None).map_or_else(Vec::new, |b| b.1);
        let values = self.values(at, &signals);
        for e in &model.pattern.mass {
            mass[e.row * n + e.column] = mass[e.row * n + e.column] + values[e.value];
        }
        if let Some(m) = &model.mechanism {
            let q: Vec<D> = m.q_states.iter().map(|&p| at.y[p]).collect();
            let nv = m.columns.len();
            let own = Moving::new(m, &m.tree).mass(&m.tree, &q);
            for (j, &column) in m.columns.iter().enumerate() {
                for (i, &row) in m.columns.iter().enumerate() {
                    mass[row * n + column] = mass[row * n + column] + own[j * nv + i];
                }
            }
        }
        mass
    }

    /// A of (3), row by row, and β; velocities of the state are taken as zero.
    pub fn rows(&self, at: &Place<'_>) -> (Vec<D>, Vec<D>) {
        let (model, n) = (self.model, self.model.n());
        let y = self.at_rest(at.y);
        let at = &Place { y: &y, ..*at };
        let mut a = vec![zero(); model.rows.len() * n];
        let mut beta = vec![zero(); model.rows.len()];
        let still = self.moved(at, None);
        let signals = still.as_ref().map_or(&[][..], |b| &b.1);
        let values = self.values(at, signals);
        for (instance, call) in model.pattern.calls.iter().enumerate() {
            let class = model.class_of(instance);
            for (number, (c, place)) in class.constraints.iter().zip(&Layout::of(class).rows).enumerate() {
                let Some(row) = model.instances[instance].rows[number] else { continue };
                for (k, (of, _)) in c.row.iter().enumerate() {
                    let at = row * n + model.column(instance, of);
                    a[at] = a[at] + values[call.first_output + place.row + k];
                }
                if let Some(last) = c.stages.len().checked_sub(1) {
                    beta[row] = -values[call.first_output + place.stages + last];
                }
            }
        }
        if let Some(m) = model.mechanism.as_ref().filter(|_| self.reads_bodies()) {
            for (k, &column) in m.columns.iter().enumerate() {
                let Some((over, ..)) = self.moved(at, Some(k)) else { continue };
                let own = over.rows(&model.pattern.measured).into_iter().map(|(row, x)| (row, x[2]));
                for (row, x) in own.chain(over.blends(&model.pattern.measured, &values)) {
                    a[row * n + column] = a[row * n + column] + x;
                }
            }
        }
        (a, beta)
    }

    /// Part of f, by column.
    pub fn force(&self, at: &Place<'_>, from: From) -> Vec<D> {
        let model = self.model;
        let mut f = vec![zero(); model.n()];
        let moved = self.moved(at, None);
        let signals = moved.as_ref().map_or(&[][..], |b| &b.1);
        let mut values = self.values(at, signals);
        for (instance, call) in model.pattern.calls.iter().enumerate() {
            let class = model.class_of(instance);
            let layout = Layout::of(class);
            let own = self.own_forces(instance, at, signals, from);
            for (k, x) in own.iter().enumerate() {
                let place =
                    if k < class.force.len() { layout.force + k } else { layout.pushes + k - class.force.len() };
                values[call.first_output + place] = *x;
            }
        }
        if from != From::Drives {
            model.pattern.force.iter().for_each(|&(column, value)| f[column] = f[column] + values[value]);
        }
        if moved.is_some() {
            self.on_bodies(at, from, &values, &mut f);
        }
        f
    }

    /// b, T₀ and V of formulas. `y` is taken at rest.
    pub fn affine(&self, at: &Place<'_>) -> Affine {
        let model = self.model;
        let y = self.at_rest(at.y);
        let at = &Place { y: &y, ..*at };
        let mut out = Affine { b: vec![zero(); model.n()], rest: zero(), potential: zero() };
        let signals = self.moved(at, None).map_or_else(Vec::new, |b| b.1);
        for (instance, own) in self.own.iter().enumerate() {
            let i = &model.instances[instance];
            let energy = |which: usize, column: Option<usize>| {
                let moving = column.and_then(|c| model.variables[c].velocity_place());
                let input = |&s: &Source| {
                    let along = matches!(s, Source::State(p) if moving == Some(p));
                    Dual::new(argument(s, at, &signals), D::constant(if along { 1.0 } else { 0.0 }))
                };
                let inputs: Vec<Dual<D>> = own.energy_sources[which].iter().map(input).collect();
                let mut value = vec![Dual::new(zero(), zero()); own.energies[which].tape.outputs()];
                own.energies[which].tape.values(&inputs, &mut Vec::new(), &mut value);
                value.pop().unwrap_or(Dual::new(zero(), zero()))
            };
            out.rest = out.rest + energy(0, None).value;
            out.potential = out.potential + energy(1, None).value;
            for k in 0..model.class_of(instance).interface.variables.len() {
                let column = i.first_variable + k;
                out.b[column] = out.b[column] + energy(0, Some(column)).derivative;
            }
        }
        out
    }

    /// ∂R/∂v by column, and ∂²R/∂v², row by row, of the dissipation functions of formulas at the values of a state. What they read off
    /// bodies is linear in the velocities.
    pub fn dissipation(&self, at: &Place<'_>) -> (Vec<f64>, Vec<f64>) {
        let (model, n) = (self.model, self.model.n());
        let still = |x: &D| D::constant(x.value);
        let state: Vec<D> = at.y.iter().map(still).collect();
        let inputs: Vec<D> = at.inputs.iter().map(still).collect();
        let t = still(&at.t);
        // The state along each velocity, with what is read off bodies.
        let along: Vec<(Vec<D>, Vec<D>)> = (0..n)
            .map(|c| {
                let mut y = state.clone();
                if let Some(place) = model.variables[c].velocity_place() {
                    y[place].derivative = 1.0;
                }
                let signals = self.moved(&Place { t, y: &y, inputs: &inputs }, None).map_or_else(Vec::new, |b| b.1);
                (y, signals)
            })
            .collect();
        let (mut gradient, mut curvature) = (vec![0.0; n], vec![0.0; n * n]);
        for own in self.own.iter().filter(|own| own.energies[2].tape.outputs() > 0) {
            for i in 0..n {
                for j in 0..=i {
                    let value = |(y, signals): &(Vec<D>, Vec<D>), s: &Source| {
                        argument(*s, &Place { t, y, inputs: &inputs }, signals)
                    };
                    let both = |s: &Source| {
                        let (by_i, by_j) = (value(&along[i], s), value(&along[j], s));
                        Dual::new(by_j, D::constant(by_i.derivative))
                    };
                    let arguments: Vec<Dual<D>> = own.energy_sources[2].iter().map(both).collect();
                    let mut out = [Dual::new(zero(), zero())];
                    own.energies[2].tape.values(&arguments, &mut Vec::new(), &mut out);
                    curvature[i * n + j] += out[0].derivative.derivative;
                    if i == j {
                        gradient[i] += out[0].derivative.value;
                    } else {
                        curvature[j * n + i] += out[0].derivative.derivative;
                    }
                }
            }
        }
        (gradient, curvature)
    }

    fn own_forces(&self, instance: usize, at: &Place<'_>, signals: &[D], from: From) -> Vec<D> {
        let own = &self.own[instance];
        let half = own.forces.tape.outputs() / 2;
        let mut values = vec![zero(); 2 * half];
        if half > 0 {
            let inputs: Vec<D> = own.force_sources.iter().map(|&s| argument(s, at, signals)).collect();
            own.forces.tape.values(&inputs, &mut Vec::new(), &mut values);
        }
        match from {
            From::Energies => values.truncate(half),
            From::Formulas => drop(values.drain(..half)),
            From::Drives => {
                values.truncate(half);
                values.fill(zero());
            }
        }
        values
    }

    /// Forces on bodies: all but what is written in formulas of forces counts as energy, but for inputs.
    fn on_bodies(&self, at: &Place<'_>, from: From, values: &[D], f: &mut [D]) {
        let (model, Some(m)) = (self.model, &self.model.mechanism) else { return };
        let (Some(weightless), Some((over, _, mut moving, [q, v]))) = (&self.weightless, self.moved(at, None)) else {
            return;
        };
        let mut loads = Loads::none(m);
        let nothing = vec![zero(); m.columns.len()];
        let still = vec![zero(); model.inputs.len()];
        let mut efforts = nothing.clone();
        match from {
            From::Energies => {
                moving.act(&still, model.first_tau, &mut loads);
                efforts = moving.efforts(&q, &v, &still, model.first_tau);
            }
            From::Drives => {
                // What inputs add: their changes alone, since they act in proportion.
                let [with, without] = [at.inputs, &still].map(|inputs| {
                    let mut own = Loads::none(m);
                    moving.act(inputs, model.first_tau, &mut own);
                    (own, moving.efforts(&q, &v, inputs, model.first_tau))
                });
                loads = with.0.less(&without.0);
                efforts = with.1.into_iter().zip(without.1).map(|(a, b)| a - b).collect();
            }
            From::Formulas => {}
        }
        if from != From::Drives {
            let lambda = vec![zero(); model.rows.len()];
            over.push(&model.pattern.measured, &moving, (values, &lambda), &mut loads);
        }
        let exerted = match from {
            From::Energies => moving.inverse(&m.tree, (&q, &v, &nothing), &loads).into_iter().map(|tau| -tau).collect(),
            From::Formulas | From::Drives => moving.exerted(weightless, &q, &loads),
        };
        for ((&column, tau), effort) in m.columns.iter().zip(exerted).zip(efforts) {
            f[column] = f[column] + effort + tau;
        }
    }

    /// Whether rows or formulas read anything off bodies.
    fn reads_bodies(&self) -> bool {
        !self.model.pattern.measured.is_empty()
    }

    /// Bodies at a state, the velocity `unit` accelerating by 1 and no other: what is read off them.
    #[allow(clippy::type_complexity)] // used at once where it is made
    fn moved(&self, at: &Place<'_>, unit: Option<usize>) -> Option<(Over<D>, Vec<D>, Moving<'m, D>, [Vec<D>; 2])> {
        let m = self.model.mechanism.as_ref()?;
        let mut moving = Moving::new(m, &m.tree);
        let [q, v] = [&m.q_states, &m.v_states].map(|places| places.iter().map(|&p| at.y[p]).collect::<Vec<_>>());
        let mut a = vec![zero(); m.columns.len()];
        if let Some(k) = unit {
            a[k] = D::constant(1.0);
        }
        moving.set(&m.tree, &q, &v, &a);
        moving.set_turns(at.y);
        let over = Over::read(&self.model.pattern.measured, &moving);
        let signals = over.signals(&self.model.pattern.measured);
        Some((over, signals, moving, [q, v]))
    }

    /// Outputs of all equation programs.
    fn values(&self, at: &Place<'_>, signals: &[D]) -> Vec<D> {
        let mut values = vec![zero(); self.model.pattern.values];
        let mut registers = Vec::new();
        for call in self.model.pattern.calls.iter().filter(|c| c.outputs > 0) {
            let inputs: Vec<D> = call.inputs.iter().map(|&s| argument(s, at, signals)).collect();
            let tape = &self.model.classes[call.class].equations.tape;
            tape.values(&inputs, &mut registers, &mut values[call.first_output..call.first_output + call.outputs]);
        }
        values
    }

    /// W of q̇ = W v over the columns, row by row: the identity but where quasi-velocities stand for rates.
    pub fn rates(&self, at: &Place<'_>) -> Vec<D> {
        let (model, n) = (self.model, self.model.n());
        let mut w = vec![zero(); n * n];
        (0..n).for_each(|i| w[i * n + i] = D::constant(1.0));
        if model.pattern.w.is_empty() {
            return w;
        }
        let signals = self.moved(at, None).map_or_else(Vec::new, |b| b.1);
        let values = self.values(at, &signals);
        for e in &model.pattern.w {
            w[e.row * n + e.row] = zero();
        }
        for e in &model.pattern.w {
            w[e.row * n + e.column] = values[e.value];
        }
        w
    }

    /// The state with all velocities zero.
    fn at_rest(&self, y: &[D]) -> Vec<D> {
        let mut y = y.to_vec();
        self.model
            .variables
            .iter()
            .filter_map(dalembert_model::model::Variable::velocity_place)
            .for_each(|p| y[p] = zero());
        y
    }
}

fn zero() -> D {
    D::constant(0.0)
}

fn argument(source: Source, at: &Place<'_>, signals: &[D]) -> D {
    match source {
        Source::Time => at.t,
        Source::Constant(c) => D::constant(c),
        Source::State(i) => at.y[i],
        Source::Input(i) => at.inputs[i],
        Source::Signal(i) => signals.get(i).copied().unwrap_or(D::constant(f64::NAN)),
        // Equations hold no accelerations and multipliers: those are what they are asked about.
        Source::Acceleration(_) | Source::Multiplier(_) | Source::JointReaction(_) => D::constant(f64::NAN),
    }
}
