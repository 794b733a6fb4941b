//! Forces of the potential energies that formulas give, ∂V/∂q by column.

use dalembert_expr::{Expr, Graph, Symbol};

use crate::equations::Equations;
use dalembert_model::class::Reference;
use dalembert_model::model::Model;
use dalembert_model::program::Compiled;
use dalembert_model::state::State;

/// ∂V/∂q along the velocities in use, at the state that `equations` were evaluated at; `None` where no formula gives a potential energy,
/// or one reads frames.
pub(super) fn potential(equations: &Equations<'_>, state: &State) -> Option<Vec<f64>> {
    let model = equations.model;
    let mut graph = dalembert_expr::Graph::clone(&model.graph);
    let mut slopes = vec![0.0; model.n()];
    let mut known = false;
    for instance in 0..model.instances.len() {
        if model.class_of(instance).energies.potential.is_some() {
            known = true;
            add(&mut slopes, &mut graph, equations, (state, instance))?;
        }
    }
    known.then(|| along_velocities(equations, slopes))
}

/// Adds the slopes of one module's potential energy.
fn add(
    slopes: &mut [f64],
    graph: &mut Graph,
    equations: &Equations<'_>,
    (state, instance): (&State, usize),
) -> Option<()> {
    let model = equations.model;
    let class = model.class_of(instance);
    let energy = class.energies.potential?;
    let (mut columns, mut symbols) = (Vec::new(), Vec::new());
    for symbol in graph.symbols_of(&[energy]) {
        match class.interface.symbols.get(&symbol) {
            Some(Reference::State { of, slot: 0 }) => {
                columns.push(model.column(instance, of));
                symbols.push(symbol);
            }
            Some(Reference::Signal(_)) => return None,
            _ => {}
        }
    }
    let slopes_along = graph.jacobian(&[energy], &symbols).pop()?;
    let (places, es): (Vec<usize>, Vec<Expr>) = slopes_along.into_iter().unzip();
    let program = Compiled::new(graph, &es).ok()?;
    let number = |s: &Symbol| number(model, instance, class.interface.symbols.get(s)?, (state, equations.inputs()));
    let inputs: Option<Vec<f64>> = program.inputs.iter().map(number).collect();
    let mut values = vec![0.0; es.len()];
    program.evaluate(&inputs?, &mut Vec::new(), &mut values);
    places.into_iter().zip(values).for_each(|(k, x)| slopes[columns[k]] += x);
    Some(())
}

/// What a symbol of a module stands for; `None` for what no potential energy of coordinates depends on.
fn number(model: &Model, instance: usize, of: &Reference, (state, inputs): (&State, &[f64])) -> Option<f64> {
    match of {
        Reference::Time => Some(state.t),
        Reference::Parameter { path, index } => {
            Some(model.instances[model.descendant(instance, path)].parameters[*index])
        }
        Reference::Input { path, index } => {
            Some(inputs[model.instances[model.descendant(instance, path)].first_input + index])
        }
        Reference::State { of, slot } => {
            Some(state.y[model.variables[model.column(instance, of)].state[*slot as usize]])
        }
        _ => None,
    }
}

/// Wᵀ ∂V/∂q where quasi-velocities stand for rates.
fn along_velocities(equations: &Equations<'_>, slopes: Vec<f64>) -> Vec<f64> {
    let mut along = slopes.clone();
    equations.model.pattern.w.iter().for_each(|e| along[e.row] = 0.0);
    for e in &equations.model.pattern.w {
        along[e.column] += equations.value(e.value) * slopes[e.row];
    }
    along
}
