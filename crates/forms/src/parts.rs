//! Energies, dissipation and forces of a flat system, part by part.

use std::collections::HashMap;

use dalembert_expr::{Expr, Symbol};

use super::algebra::{Algebra, Matrix};
use super::flat::{Flat, Meaning};
use dalembert_dynamics::energy_kind::Kind;
use dalembert_model::model::Model;

/// What M v̇ + … = … is made of, over the columns.
pub(super) struct Parts {
    /// V; nothing where a part of it has no formula.
    pub potential: Option<Expr>,
    /// V of formulas, which is differentiated along fields.
    pub written: Expr,
    /// ∂V of bodies along the velocities.
    pub of_bodies: Vec<Expr>,
    /// b and T₀ of T = ½ vᵀM v + bᵀv + T₀.
    pub b: Vec<Expr>,
    pub rest: Expr,
    pub damping: Matrix,
    pub inputs: Vec<usize>,
    pub input_map: Matrix,
    /// Forces of formulas without inputs, and φ with them.
    pub others: Vec<Expr>,
}

impl Parts {
    pub fn of(flat: &mut Flat, algebra: &mut Algebra, model: &Model, kind: &Kind) -> Self {
        let n = model.n();
        let zero = flat.graph.constant(0.0);
        let (mut kinetic, mut written, mut dissipation) = (zero, zero, zero);
        let mut others = vec![zero; n];
        let mut lost = Vec::new();
        for instance in 0..model.instances.len() {
            let class = model.class_of(instance);
            let add = |flat: &mut Flat, e: Option<Expr>, to: &mut Expr| {
                if let Some(e) = e {
                    let e = flat.adopt(model, instance, class, e);
                    *to = flat.graph.add(*to, e);
                }
            };
            add(flat, class.energies.kinetic, &mut kinetic);
            add(flat, class.energies.potential, &mut written);
            add(flat, class.shares.dissipation, &mut dissipation);
            for ((of, _), share) in class.force.iter().zip(&class.shares.force) {
                let column = model.column(instance, of);
                let e = flat.adopt(model, instance, class, share[1]);
                others[column] = flat.graph.add(others[column], e);
            }
            for ((signal, _), share) in class.pushes.iter().zip(&class.shares.pushes) {
                let e = flat.adopt(model, instance, class, share[1]);
                for (column, e) in flat.along(model, instance, signal, e) {
                    others[column] = flat.graph.add(others[column], e);
                }
            }
        }
        let velocities: Vec<Symbol> = (0..n).map(|c| flat.velocity(c)).collect();
        let still: HashMap<Symbol, Expr> = velocities.iter().map(|&v| (v, zero)).collect();
        let off: HashMap<Symbol, Expr> = flat.inputs.iter().map(|&u| (u, zero)).collect();
        let (mut b, mut rest) = (vec![zero; n], zero);
        if kind.affine {
            rest = flat.graph.substitute(&[kinetic], &still)[0];
            for (c, &v) in velocities.iter().enumerate() {
                let slope = flat.graph.derivative(kinetic, v);
                let slope = flat.graph.substitute(&[slope], &still)[0];
                b[c] = algebra.tidy(&mut flat.graph, slope);
            }
        }
        let mut damping = vec![vec![zero; n]; n];
        if kind.other_dissipation.is_some() {
            lost = velocities.iter().map(|&v| flat.graph.derivative(dissipation, v)).collect();
        } else {
            for i in 0..n {
                let slope = flat.graph.derivative(dissipation, velocities[i]);
                for j in 0..=i {
                    let e = flat.graph.derivative(slope, velocities[j]);
                    let e = algebra.tidy(&mut flat.graph, e);
                    (damping[i][j], damping[j][i]) = (e, e);
                }
            }
        }
        for (x, lost) in others.iter_mut().zip(lost) {
            *x = flat.graph.sub(*x, lost);
        }
        let inputs: Vec<usize> = (0..flat.inputs.len()).filter(|&k| !model.inputs[k].in_constraint).collect();
        let closing = model.mechanism.as_ref().map_or(usize::MAX, |m| model.first_tau + m.columns.len());
        let mut input_map = vec![Vec::with_capacity(inputs.len()); n];
        for (i, row) in input_map.iter_mut().enumerate() {
            for &k in &inputs {
                let e = match k.checked_sub(closing) {
                    None => flat.graph.derivative(flat.force[i], flat.inputs[k]),
                    Some(effort) => flat.closing_efforts[effort].iter().find(|e| e.0 == i).map_or(zero, |e| e.1),
                };
                row.push(algebra.tidy(&mut flat.graph, e));
            }
        }
        others = flat.graph.substitute(&others, &off);
        // What inputs do to forces of constraints need not be affine: it is no part of G u.
        others = others.into_iter().zip(flat.phi.clone()).map(|(e, phi)| flat.graph.add(e, phi)).collect();
        others = others.into_iter().map(|e| algebra.tidy(&mut flat.graph, e)).collect();
        let mut of_bodies = vec![zero; n];
        let mut potential = Some(written);
        if let Some(bodies) = flat.of_bodies.clone() {
            bodies.gradient.iter().for_each(|&(c, e)| of_bodies[c] = e);
            for (i, j, e) in bodies.damping {
                damping[i][j] = flat.graph.add(damping[i][j], e);
            }
            potential = bodies.potential.map(|v| flat.graph.add(v, written));
        }
        let potential = potential.map(|v| algebra.tidy(&mut flat.graph, v));
        Self { potential, written, of_bodies, b, rest, damping, inputs, input_map, others }
    }
}

impl Flat {
    /// d/dt of expressions along velocities w, by column, and t at rate `time`.
    pub(super) fn moved(&mut self, es: &[Expr], w: &[Expr], time: bool) -> Vec<Expr> {
        let n = w.len();
        let velocities: HashMap<Symbol, Expr> = (0..n).map(|c| (self.velocity(c), w[c])).collect();
        let mut rates: HashMap<Symbol, Expr> = HashMap::new();
        for (&symbol, &rate) in &self.coordinate_rates.clone() {
            rates.insert(symbol, self.graph.substitute(&[rate], &velocities)[0]);
        }
        for (c, &own) in w.iter().enumerate() {
            if self.states[c].len() > 1 {
                rates.insert(self.states[c][0], own);
            }
        }
        for (c, rate) in self.rates.clone() {
            rates.insert(self.states[c][0], self.graph.substitute(&[rate], &velocities)[0]);
        }
        if time {
            let t = self.meaning.iter().find(|m| *m.1 == Meaning::Time).map(|m| *m.0);
            let one = self.graph.constant(1.0);
            rates.extend(t.map(|t| (t, one)));
        }
        self.graph.total_derivative(es, &rates)
    }
}
