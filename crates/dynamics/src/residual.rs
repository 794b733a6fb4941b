//! The equations as residuals of given accelerations and multipliers, over dual numbers: their derivative along any change of the
//! state or the inputs is exact; along several changes at once values are computed once.
//!
//! ```text
//! ρ = M α − f − φ − Aᵀλ,   σ = A α − b,   h, ḣ, …,   q̇ of quasi-velocities                           (1)
//! ```
//!
//! Formulas are evaluated by their tapes, bodies by inverse dynamics with the constraints' wrenches (so that ∂M α and ∂Aᵀλ need no
//! matrices), numbers read off frames with the accelerations in them (so that σ is s̈ itself). All of it is the source that computes
//! values, on [`Dual`].

use dalembert_expr::{Derivative, Dual, Scalar};

use dalembert_mechanism::moving::{Loads, Moving};
use dalembert_model::layout::Layout;
use dalembert_model::measured::Over;
use dalembert_model::model::{Model, Origin};
use dalembert_model::pattern::{Call, Source};

/// Where the equations are looked at, and along what.
pub struct Point<'a, D = f64> {
    /// Time.
    pub t: f64,
    /// The state and its change.
    pub y: &'a [Dual<f64, D>],
    /// All inputs and their change.
    pub inputs: &'a [Dual<f64, D>],
    /// α, held.
    pub alpha: &'a [f64],
    /// λ, held.
    pub lambda: &'a [f64],
}

/// (1)
#[derive(Clone, Debug)]
pub struct Residual<D = f64> {
    /// ρ by column.
    pub balance: Vec<Dual<f64, D>>,
    /// σ by row.
    pub rows: Vec<Dual<f64, D>>,
    /// R by row.
    pub noise: Vec<Dual<f64, D>>,
    /// h, ḣ, … by row.
    pub stages: Vec<Vec<Dual<f64, D>>>,
    /// Rates that quasi-velocities replace: (place in the state of q, q̇).
    pub rates: Vec<(usize, Dual<f64, D>)>,
}

/// Room for sweeps over the bodies of a model, if it has some.
pub struct Room<'m, D>(Option<Moving<'m, Dual<f64, D>>>);

impl<'m, D: Derivative<f64>> Room<'m, D> {
    /// For a model.
    pub fn new(model: &'m Model) -> Self {
        Self(model.mechanism.as_ref().map(|m| Moving::new(m, &m.tree)))
    }
}

/// The bodies in motion, with what is read off their frames and q, v, a of the tree.
type Bodies<'b, 'm, D> = (&'b mut Moving<'m, Dual<f64, D>>, &'b Over<Dual<f64, D>>, &'b [Vec<Dual<f64, D>>; 3]);

impl<D: Derivative<f64> + PartialEq> Residual<D> {
    /// (1) at a point, in room for its model.
    pub fn within(model: &Model, at: &Point<'_, D>, room: &mut Room<'_, D>) -> Self {
        let zero = Dual::constant(0.0);
        let mut out = Self {
            balance: vec![zero; model.n()],
            rows: vec![zero; model.rows.len()],
            noise: vec![zero; model.rows.len()],
            stages: model.rows.iter().map(|r| vec![zero; r.depth]).collect(),
            rates: Vec::new(),
        };
        let bodies = model.mechanism.as_ref().zip(room.0.as_mut()).map(|(m, moving)| {
            let [q, v] = [&m.q_states, &m.v_states].map(|places| places.iter().map(|&p| at.y[p]).collect::<Vec<_>>());
            let a: Vec<Dual<f64, D>> = m.columns.iter().map(|&c| Dual::constant(at.alpha[c])).collect();
            moving.set(&m.tree, &q, &v, &a);
            moving.set_turns(at.y);
            let over = Over::read(&model.pattern.measured, moving);
            (moving, over, [q, v, a])
        });
        let signals = bodies.as_ref().map_or_else(Vec::new, |b| b.1.signals(&model.pattern.measured));
        let mut values = call_all(model, at, &signals);
        values.resize(model.pattern.values, zero);
        out.formulas(model, at, &values);
        out.told(model, at, &signals);
        if let Some((moving, over, motion)) = bodies {
            out.measured(model, &over, &values);
            out.bodies(model, at, (moving, &over, &motion), &values);
        }
        out
    }

    fn formulas(&mut self, model: &Model, at: &Point<'_, D>, values: &[Dual<f64, D>]) {
        let held = |x: f64| Dual::constant(x);
        for e in &model.pattern.mass {
            self.balance[e.row] = self.balance[e.row] + values[e.value] * held(at.alpha[e.column]);
        }
        for &(column, value) in model.pattern.force.iter().chain(&model.pattern.phi) {
            self.balance[column] = self.balance[column] - values[value];
        }
        for (instance, call) in model.pattern.calls.iter().enumerate() {
            let (class, base) = (model.class_of(instance), call.first_output);
            let layout = Layout::of(class);
            for (number, (c, place)) in class.constraints.iter().zip(&layout.rows).enumerate() {
                let Some(row) = model.instances[instance].rows[number] else { continue };
                for (k, (of, _)) in c.row.iter().enumerate() {
                    let (column, entry) = (model.column(instance, of), values[base + place.row + k]);
                    self.rows[row] = self.rows[row] + entry * held(at.alpha[column]);
                    self.balance[column] = self.balance[column] - entry * held(at.lambda[row]);
                }
                self.rows[row] = self.rows[row] - values[base + place.b];
                if let Some(noise) = place.noise {
                    self.noise[row] = values[base + noise];
                }
                for (s, stage) in self.stages[row].iter_mut().enumerate() {
                    *stage = values[base + place.stages + s];
                }
            }
        }
        self.rates = model.pattern.rates.iter().map(|&(place, value)| (place, values[value])).collect();
    }

    /// What inputs do to equations of variables of order 0, in which they stand as their formulas of time.
    fn told(&mut self, model: &Model, at: &Point<'_, D>, signals: &[Dual<f64, D>]) {
        let moves = |input: usize| at.inputs[input].derivative != D::zero();
        if !(0..model.inputs.len()).any(|input| model.inputs[input].at_once && moves(input)) {
            return;
        }
        let mut registers = Vec::new();
        for (instance, call) in model.pattern.responses.iter().enumerate().filter(|(_, call)| call.outputs > 0) {
            let given: Vec<Dual<f64, D>> = call.inputs.iter().map(|&s| argument(s, at, signals)).collect();
            let mut slopes = vec![Dual::constant(0.0); call.outputs];
            let class = model.class_of(instance);
            class.responses.tape.values(&given, &mut registers, &mut slopes);
            let rows = class.constraints.iter().zip(&model.instances[instance].rows);
            let all = rows.flat_map(|(c, row)| c.inputs.iter().map(move |(input, _)| (input, *row)));
            for (((path, index), row), slope) in all.zip(slopes) {
                let input = model.instances[model.descendant(instance, path)].first_input + index;
                if let Some(stage) = row.and_then(|row| self.stages[row].first_mut()) {
                    stage.derivative = stage.derivative + at.inputs[input].derivative.times(slope.value);
                }
            }
        }
    }

    /// Rows of joints that close loops, and accelerations of frames in rows of formulas.
    fn measured(&mut self, model: &Model, over: &Over<Dual<f64, D>>, values: &[Dual<f64, D>]) {
        for (row, [value, rate, acceleration]) in over.rows(&model.pattern.measured) {
            assert!(matches!(model.rows[row].origin, Origin::Closure { .. }));
            self.stages[row].clear();
            self.stages[row].extend([value, rate]);
            self.rows[row] = acceleration;
        }
        for (row, sum) in over.blends(&model.pattern.measured, values) {
            self.rows[row] = self.rows[row] + sum;
        }
    }

    fn bodies(
        &mut self,
        model: &Model,
        at: &Point<'_, D>,
        (moving, over, [q, v, a]): Bodies<'_, '_, D>,
        values: &[Dual<f64, D>],
    ) {
        let m = moving.mechanism;
        let mut loads = Loads::none(m);
        moving.act(at.inputs, model.first_tau, &mut loads);
        let lambda: Vec<Dual<f64, D>> = at.lambda.iter().map(|&l| Dual::constant(l)).collect();
        over.push(&model.pattern.measured, moving, (values, &lambda), &mut loads);
        let efforts = moving.efforts(q, v, at.inputs, model.first_tau);
        let tau = moving.inverse(&m.tree, (q, v, a), &loads);
        for ((&column, tau), effort) in m.columns.iter().zip(tau).zip(efforts) {
            self.balance[column] = self.balance[column] + tau - effort;
        }
    }
}

/// Outputs of all equation programs.
fn call_all<D: Derivative<f64>>(model: &Model, at: &Point<'_, D>, signals: &[Dual<f64, D>]) -> Vec<Dual<f64, D>> {
    let mut values = Vec::with_capacity(model.pattern.values);
    let mut registers = Vec::new();
    for call in &model.pattern.calls {
        values.resize(call.first_output + call.outputs, Dual::constant(0.0));
        if call.outputs > 0 {
            let inputs: Vec<Dual<f64, D>> = call.inputs.iter().map(|&s| argument(s, at, signals)).collect();
            let tape = &model.classes[call.class].equations.tape;
            tape.values(&inputs, &mut registers, &mut values[range(call)]);
        }
    }
    values
}

fn range(call: &Call) -> std::ops::Range<usize> {
    call.first_output..call.first_output + call.outputs
}

fn argument<D: Derivative<f64>>(source: Source, at: &Point<'_, D>, signals: &[Dual<f64, D>]) -> Dual<f64, D> {
    match source {
        Source::Time => Dual::constant(at.t),
        Source::Constant(c) => Dual::constant(c),
        Source::State(i) => at.y[i],
        Source::Input(i) => at.inputs[i],
        Source::Signal(i) => signals[i],
        // Equations hold no accelerations and multipliers: those are what they are asked about.
        Source::Acceleration(_) | Source::Multiplier(_) | Source::JointReaction(_) => Dual::constant(f64::NAN),
    }
}
