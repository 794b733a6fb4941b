//! Momenta M x over dual numbers: how they change along a motion, exactly.
//!
//! ```text
//! (1) d/dε M(t + ε, q ⊞ εx) x
//! ```
//!
//! Entries of M in formulas are evaluated by their tapes, 𝓜 x of bodies by inverse dynamics without velocities and gravity. Bodies that deform are not covered.

use dalembert_bodies::spatial::Wrench;
use dalembert_bodies::tree::{Tree, rnea_with_wrenches};
use dalembert_expr::{Dual, Scalar};
use dalembert_mechanism::moving::Moving;
use dalembert_model::class::Reference;
use dalembert_model::measured::Over;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;

type D = Dual<f64>;

/// What finds (1).
pub struct Momentum<'m> {
    model: &'m Model,
    /// The tree of bodies without gravity.
    weightless: Option<Tree>,
    /// Whether M is the same at all states and times.
    constant: bool,
    values: Vec<D>,
    registers: Vec<D>,
}

impl<'m> Momentum<'m> {
    /// For a model.
    pub fn new(model: &'m Model) -> Self {
        let weightless = model.mechanism.as_ref().and_then(|m| Tree::new(m.tree.nodes().to_vec(), [0.0; 3]).ok());
        let fixed = |value: usize| model.pattern.constants.iter().any(|c| c.0 == value);
        Self {
            model,
            constant: model.mechanism.is_none() && model.pattern.mass.iter().all(|e| fixed(e.value)),
            weightless,
            values: Vec::new(),
            registers: Vec::new(),
        }
    }

    /// Writes (1) at a state; `along` is its change, velocities aside, and that of time is 1.
    pub fn rate(&mut self, t: f64, (y, along): (&[f64], &[f64]), inputs: &[f64], x: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        if self.constant {
            return;
        }
        let y: Vec<D> = y.iter().zip(along).map(|(&y, &rate)| Dual::new(y, rate)).collect();
        let model = self.model;
        if !model.pattern.mass.is_empty() {
            self.formulas(Dual::new(t, 1.0), &y, inputs);
            for e in &model.pattern.mass {
                out[e.row] += self.values[e.value].derivative * x[e.column];
            }
        }
        if let (Some(m), Some(tree)) = (&model.mechanism, &self.weightless) {
            let q: Vec<D> = m.q_states.iter().map(|&p| y[p]).collect();
            let still = vec![D::constant(0.0); m.columns.len()];
            let a: Vec<D> = m.columns.iter().map(|&c| D::constant(x[c])).collect();
            let mut moving = Moving::new(m, tree);
            let mut tau = still.clone();
            let wrenches = vec![Wrench::zero(); m.tree.nodes().len()];
            rnea_with_wrenches(tree, &mut moving.work, &q, &still, &a, &wrenches, &mut tau);
            m.columns.iter().zip(tau).for_each(|(&c, tau)| out[c] += tau.derivative);
        }
    }

    /// Outputs of all equation programs.
    fn formulas(&mut self, t: D, y: &[D], inputs: &[f64]) {
        let model = self.model;
        let signals = match model.mechanism.as_ref().filter(|_| !model.pattern.measured.is_empty()) {
            Some(m) => {
                let mut moving = Moving::new(m, &m.tree);
                let q: Vec<D> = m.q_states.iter().map(|&p| y[p]).collect();
                let still = vec![D::constant(0.0); m.columns.len()];
                moving.set(&m.tree, &q, &still, &still);
                moving.set_turns(y);
                Over::read(&model.pattern.measured, &moving).signals(&model.pattern.measured)
            }
            None => Vec::new(),
        };
        self.values.resize(model.pattern.values, D::constant(0.0));
        for call in model.pattern.calls.iter().filter(|c| c.outputs > 0) {
            let value = |&source: &Source| match source {
                Source::Time => t,
                Source::Constant(c) => D::constant(c),
                Source::State(i) => y[i],
                Source::Input(i) => D::constant(inputs[i]),
                Source::Signal(i) => signals[i],
                Source::Acceleration(_) | Source::Multiplier(_) | Source::JointReaction(_) => D::constant(f64::NAN),
            };
            let arguments: Vec<D> = call.inputs.iter().map(value).collect();
            let tape = &model.classes[call.class].equations.tape;
            let out = &mut self.values[call.first_output..call.first_output + call.outputs];
            tape.values(&arguments, &mut self.registers, out);
        }
        // Constants stand in their places from the start.
        for &(place, value) in &model.pattern.constants {
            self.values[place] = D::constant(value);
        }
    }
}

/// The first variable whose inertia, as formulas give it, depends on velocities.
pub fn inertia_by_velocities(model: &Model) -> Option<&str> {
    model.instances.iter().find_map(|instance| {
        let class = &model.classes[instance.class.0];
        let rate = |s| match class.interface.symbols.get(&s) {
            Some(Reference::State { slot, .. }) => *slot > 0,
            Some(Reference::Signal(signal)) => signal.component.order() == 1,
            _ => false,
        };
        let by_rates = class.mass.iter().find(|(_, _, m)| model.graph.symbols_of(&[*m]).into_iter().any(rate))?;
        Some(model.variables[instance.first_variable + by_rates.0].name.as_str())
    })
}
