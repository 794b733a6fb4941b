//! Port-Hamiltonian form of networks: variables of order 1 alone, as currents of coils and voltages of capacitors.
//!
//! ```text
//! M ẋ = (𝒥 − ℛ) x + G u + J λ + r,   H = ½ xᵀM x,   z = M x,   ∇_z H = x,   y = Gᵀx                                        (1)
//! Ḣ = yᵀu − xᵀℛx + xᵀ(J λ + r)                                                                                           (2)
//! ```
//!
//! z are fluxes and charges. M may be singular, where a branch stores nothing: (1) is a descriptor form, and (2) holds all the same (C. Beattie, V. Mehrmann, H. Xu, H. Zwart, Math. Control
//! Signals Syst. 30 (2018) 17). 𝒥 is the skew part of ∂f/∂x, −ℛ the symmetric one, each of the entries that do not change with x or u; what is left of f, as the current of a diode, is r. Constraints stay: their
//! multipliers are the voltages and currents at terminals that are joined.

use dalembert_expr::{Expr, Symbol};
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

use super::{EnergyForm, Part};
use crate::algebra::{Algebra, Matrix};
use crate::flat::{Flat, Meaning};
use crate::{Form, Question};

/// Whether all variables are of order 1.
pub(super) fn is_network(model: &Model) -> bool {
    model.n() > 0 && model.variables.iter().all(|v| v.order == 1 && !v.algebraic && !v.is_twist())
}

/// (1).
///
/// # Errors
/// Choices that are for mechanical variables; M that has no energy; forces that are not affine in an input.
pub(super) fn network(
    model: &Model,
    flat: &mut Flat,
    algebra: &mut Algebra,
    question: &Question,
) -> Result<EnergyForm, ModelError> {
    let choice = &question.choice;
    if choice.independent.is_some() || choice.velocities.is_some() || choice.coordinates.is_some() {
        return Err(ModelError::whole(
            "variables of order 1 are the efforts of the form themselves: no coordinates or velocities are chosen, and constraints stay",
        ));
    }
    let n = model.n();
    let states: Vec<Symbol> = flat.states.iter().map(|slots| slots[0]).collect();
    let inputs: Vec<Symbol> = flat.inputs.clone();
    let x: Vec<Expr> = states.iter().map(|&s| flat.graph.var(s)).collect();
    stores(model, flat)?;
    let force: Vec<Expr> = (0..n).map(|i| flat.graph.add(flat.force[i], flat.phi[i])).collect();
    let changing = |flat: &Flat, e: Expr, with: &[Symbol]| with.iter().any(|&s| flat.graph.depends_on(e, s));
    let zero = flat.graph.constant(0.0);
    let mut input_map: Matrix = vec![vec![zero; inputs.len()]; n];
    for (i, &f) in force.iter().enumerate() {
        for (k, &u) in inputs.iter().enumerate() {
            let slope = slope(flat, algebra, f, u);
            if changing(flat, slope, &inputs) {
                return Err(ModelError::whole(format!(
                    "the force on `{}` is not affine in input `{}`",
                    model.variables[i].name, model.inputs[k].name
                )));
            }
            input_map[i][k] = slope;
        }
    }
    let moving: Vec<Symbol> = states.iter().chain(&inputs).copied().collect();
    let mut structure: Matrix = vec![vec![zero; n]; n];
    for (i, &f) in force.iter().enumerate() {
        for (j, &s) in states.iter().enumerate() {
            let slope = slope(flat, algebra, f, s);
            if !changing(flat, slope, &moving) {
                structure[i][j] = slope;
            }
        }
    }
    let u: Vec<Expr> = inputs.iter().map(|&s| flat.graph.var(s)).collect();
    let mut rest = Vec::with_capacity(n);
    for (i, &f) in force.iter().enumerate() {
        let told = [algebra.dot(&mut flat.graph, &structure[i], &x), algebra.dot(&mut flat.graph, &input_map[i], &u)];
        let told = flat.graph.sum(&told);
        let left = flat.graph.sub(f, told);
        let nothing = flat.graph.is_rational_zero(left) == Some(true);
        rest.push(if nothing { zero } else { algebra.tidy(&mut flat.graph, left) });
    }
    let half = flat.graph.constant(-0.5);
    let mut losses: Matrix = vec![vec![zero; n]; n];
    for i in 0..n {
        for j in 0..n {
            let both = flat.graph.add(structure[i][j], structure[j][i]);
            let share = flat.graph.mul(half, both);
            losses[i][j] = algebra.tidy(&mut flat.graph, share);
        }
    }
    let mut constraint_map: Matrix = vec![vec![zero; flat.rows.len()]; n];
    for (r, row) in flat.rows.iter().enumerate() {
        row.a.iter().for_each(|&(c, e)| constraint_map[c][r] = e);
    }
    let column = |x: Vec<Expr>| x.into_iter().map(|e| vec![e]).collect::<Matrix>();
    let part = |key, name, entries, vector| Part { key, name, entries, vector };
    let energy = energy(flat, &x);
    let mut parts = vec![
        part("H", ["H", "H"], vec![vec![energy]], true),
        part("M", ["M", "M"], flat.mass.clone(), false),
        part("J_minus_R", ["𝒥 − ℛ", "\\mathcal{J} - \\mathcal{R}"], structure, false),
        part("R", ["ℛ", "\\mathcal{R}"], losses, false),
        part("G", ["G", "G"], input_map, false),
        part("J", ["J", "J"], constraint_map, false),
    ];
    if rest.iter().any(|&e| flat.graph.constant_value(e) != Some(0.0)) {
        parts.push(part("r", ["r", "r"], column(rest), true));
    }
    Ok(EnergyForm {
        form: Form::Hamiltonian,
        q: model.variables.iter().map(|v| v.name.clone()).collect(),
        v: x,
        p: Vec::new(),
        inputs: (0..inputs.len()).collect(),
        rows: [(0..flat.rows.len()).collect(), Vec::new(), Vec::new()],
        rates: Vec::new(),
        parts,
        eliminated: Vec::new(),
        conditions: Vec::new(),
        by_velocities: false,
        by_time: false,
        network: true,
    })
}

/// ∂e/∂s, tidy.
fn slope(flat: &mut Flat, algebra: &mut Algebra, e: Expr, s: Symbol) -> Expr {
    let slope = flat.graph.derivative(e, s);
    algebra.tidy(&mut flat.graph, slope)
}

/// ½ xᵀM x, each product once.
fn energy(flat: &mut Flat, x: &[Expr]) -> Expr {
    let (half, mut terms) = (flat.graph.constant(0.5), Vec::new());
    for i in 0..x.len() {
        terms.push(flat.graph.product(&[half, flat.mass[i][i], x[i], x[i]]));
        for j in 0..i {
            terms.push(flat.graph.product(&[flat.mass[i][j], x[i], x[j]]));
        }
    }
    flat.graph.sum(&terms)
}

/// Whether ½ xᵀM x has the gradient M x: M the same all the time. Symmetric it is, since equations that are not were multiplied by their transpose.
///
/// # Errors
/// Where it is not, with the names.
fn stores(model: &Model, flat: &Flat) -> Result<(), ModelError> {
    let constant = |e: Expr| {
        let symbols = flat.graph.symbols_of(&[e]);
        symbols.iter().all(|s| matches!(flat.meaning.get(s), Some(Meaning::Parameter { .. })))
    };
    let changing = |&c: &usize| !flat.mass[c].iter().all(|&e| constant(e));
    match (0..model.n()).find(changing) {
        None => Ok(()),
        Some(c) => Err(ModelError::whole(format!(
            "what multiplies `{}'` changes with the state or with time, so that ½ xᵀM x is not what is stored",
            model.variables[c].name
        ))),
    }
}
