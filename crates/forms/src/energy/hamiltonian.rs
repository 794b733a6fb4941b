//! ẋ = (𝒥 − ℛ) ∇H + [s; 0] + [0; G] u by (3) of `energy.rs`.

use super::fields::inverse_times;
use super::{EnergyForm, INVERTED, Part, Writer};
use crate::Form;
use crate::admissible::fresh;
use crate::algebra::Matrix;
use dalembert_expr::Expr;
use dalembert_expr::Symbol;
use dalembert_expr::text;
use dalembert_spec::error::ModelError;
use std::collections::HashMap;

impl Writer<'_> {
    #[allow(clippy::type_complexity)] // the parts of one equation
    pub(super) fn hamiltonian(
        &mut self,
        (metric, mass, damping): (Matrix, Matrix, Matrix),
        (input_map, constraint_map, mut rest): (Matrix, Matrix, Vec<Expr>),
        brackets: &HashMap<(usize, usize), Vec<Expr>>,
    ) -> Result<EnergyForm, ModelError> {
        let k = mass.len();
        let h = self.fields.along.len();
        let zero = self.zero();
        let v = self.fields.v.clone();
        let mut form = self.blank(Form::Hamiltonian);
        self.flat.graph.tell_apart();
        for i in 0..k {
            let name = text(&self.flat.graph, v[i]).replace('\'', "");
            let latex = format!("p_{{{}}}", self.flat.graph.latex_of(&name));
            let momentum = fresh(self.flat, &format!("p_{name}"));
            let own = text(&self.flat.graph, momentum);
            self.flat.graph.spell(&own, latex);
            form.p.push(momentum);
        }
        // v = M⁻¹(p − b), where that is short.
        let diagonal = (0..k).all(|i| (0..k).all(|j| i == j || self.is_zero(mass[i][j])));
        let offset: Vec<Expr> = (0..k).map(|i| self.flat.graph.sub(form.p[i], metric[i][k])).collect();
        let inverted = if diagonal {
            if (0..k).any(|i| self.is_zero(mass[i][i])) {
                return Err(self.singular(&mass));
            }
            Some((0..k).map(|i| self.algebra.quotient(&mut self.flat.graph, offset[i], mass[i][i])).collect::<Vec<_>>())
        } else if k <= INVERTED {
            let sides = offset.iter().map(|&e| vec![e]).collect();
            let solved =
                inverse_times(self.flat, self.algebra, mass.clone(), sides).ok_or_else(|| self.singular(&mass))?;
            Some(solved.into_iter().map(|row| row[0]).collect())
        } else {
            None
        };
        form.by_velocities = inverted.is_none();
        let by: HashMap<Symbol, Expr> = inverted.as_ref().map_or_else(HashMap::new, |inverted| {
            let symbols = v.iter().map(|&e| self.flat.graph.symbols_of(&[e])[0]);
            symbols.zip(inverted.iter().copied()).collect()
        });
        let in_p = |writer: &mut Self, e: Expr| {
            let e = if by.is_empty() { e } else { writer.flat.graph.substitute(&[e], &by)[0] };
            writer.tidy(e)
        };
        // ∇_q along the coordinates.
        let half = self.flat.graph.constant(0.5);
        let all: Vec<Expr> = v.iter().copied().chain([self.flat.graph.constant(1.0)]).collect();
        let entries = metric.concat();
        let mut grad_q = Vec::with_capacity(h);
        for d in 0..h {
            let field = self.direction(d);
            let moved = self.flat.moved(&entries, &field, false);
            let mut terms = Vec::new();
            for i in 0..=k {
                for j in 0..=k {
                    let e = self.flat.graph.product(&[moved[i * (k + 1) + j], all[i], all[j]]);
                    let e = self.flat.graph.mul(half, e);
                    terms.push(self.flat.graph.neg(e));
                }
            }
            let written = self.parts.written;
            terms.push(self.flat.moved(&[written], &field, false)[0]);
            let bodies = self.parts.of_bodies.clone();
            terms.push(self.dot(&field, &bodies));
            let sum = self.flat.graph.sum(&terms);
            grad_q.push(in_p(self, sum));
        }
        // The 1-form, and the skew block.
        let s = self.extended();
        let full: Vec<Expr> = s.iter().map(|row| self.algebra.dot(&mut self.flat.graph, row, &all)).collect();
        let own = self.flat.mass.clone();
        let carried = self.algebra.apply(&mut self.flat.graph, &own, &full);
        let form_of: Vec<Expr> =
            carried.iter().zip(self.parts.b.clone()).map(|(&x, b)| self.flat.graph.add(x, b)).collect();
        let mut coriolis = vec![vec![zero; k]; k];
        for (&(i, j), x) in brackets {
            let e = self.dot(&form_of, x);
            let e = in_p(self, e);
            if i == k {
                rest[j] = self.flat.graph.add(rest[j], e);
            } else {
                coriolis[j][i] = e;
                coriolis[i][j] = self.flat.graph.neg(e);
            }
        }
        let b = self.coordinate_rates();
        let mut structure = vec![vec![zero; h + k]; h + k];
        for i in 0..k {
            for d in 0..h {
                structure[d][h + i] = b[d][i];
                structure[h + i][d] = self.flat.graph.neg(b[d][i]);
            }
            for j in 0..k {
                structure[h + i][h + j] = self.flat.graph.sub(coriolis[i][j], damping[i][j]);
            }
        }
        let grad_p: Vec<Expr> = inverted.unwrap_or_else(|| v.clone());
        let mut energy = Vec::new();
        for i in 0..k {
            for j in 0..k {
                let e = self.flat.graph.product(&[half, mass[i][j], grad_p[i], grad_p[j]]);
                energy.push(e);
            }
        }
        let minus = self.flat.graph.constant(-0.5);
        energy.push(self.flat.graph.mul(minus, metric[k][k]));
        let kinetic = self.flat.graph.sum(&energy);
        let tidy = self.tidy(kinetic);
        // ½ p²/m + …, not over one denominator.
        let g = &self.flat.graph;
        let kinetic = if g.written_size(kinetic) <= g.written_size(tidy) { kinetic } else { tidy };
        let column = |x: Vec<Expr>| x.into_iter().map(|e| vec![e]).collect::<Matrix>();
        if let Some(potential) = self.parts.potential {
            let total = self.flat.graph.add(kinetic, potential);
            form.parts.push(Part { key: "H", name: ["H", "H"], entries: vec![vec![total]], vector: true });
        }
        let offsets: Vec<Expr> = (0..k).map(|i| metric[i][k]).collect();
        form.parts.push(Part { key: "M", name: ["M", "M"], entries: mass, vector: false });
        if offsets.iter().any(|&e| !self.is_zero(e)) {
            form.parts.push(Part { key: "b", name: ["b", "b"], entries: column(offsets), vector: true });
        }
        form.parts
            .push(Part { key: "grad_q", name: ["∇_q H", "\\nabla_q H"], entries: column(grad_q), vector: true });
        form.parts
            .push(Part { key: "grad_p", name: ["∇_p H", "\\nabla_p H"], entries: column(grad_p), vector: true });
        let name = ["𝒥 − ℛ", "\\mathcal{J} - \\mathcal{R}"];
        form.parts.push(Part { key: "J_minus_R", name, entries: structure, vector: false });
        let drift = self.drift();
        if drift.iter().any(|&e| !self.is_zero(e)) {
            form.parts.push(Part { key: "s", name: ["s", "s"], entries: column(drift), vector: true });
        }
        form.parts.push(Part { key: "D", name: ["D", "D"], entries: damping, vector: false });
        form.parts.push(Part { key: "G", name: ["G", "G"], entries: input_map, vector: false });
        form.parts.push(Part { key: "J", name: ["J", "J"], entries: constraint_map, vector: false });
        form.parts.push(Part { key: "r", name: ["r", "r"], entries: column(rest), vector: true });
        Ok(form)
    }
}
