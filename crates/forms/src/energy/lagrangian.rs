//! M v̇ + C v + Γ v + D v + g = G u + J λ + r by (2) of `energy.rs`.

use super::{EnergyForm, Part, Writer};
use crate::Form;
use crate::algebra::Matrix;
use dalembert_dynamics::energy_kind::is_unknown;
use dalembert_expr::Expr;
use std::collections::HashMap;

impl Writer<'_> {
    #[allow(clippy::type_complexity)] // the parts of one equation
    pub(super) fn lagrangian(
        &mut self,
        (entries, mass, damping): (Vec<Expr>, Matrix, Matrix),
        (input_map, constraint_map, others): (Matrix, Matrix, Vec<Expr>),
        brackets: &HashMap<(usize, usize), Vec<Expr>>,
    ) -> EnergyForm {
        let k = mass.len();
        let all = k + 1;
        let slopes: Vec<Vec<Expr>> = (0..all).map(|i| self.along(&entries, i)).collect();
        let mut lowered: HashMap<(usize, usize, usize), Expr> = HashMap::new();
        for (&(a, b), x) in brackets {
            let carried = {
                let mass = self.flat.mass.clone();
                self.algebra.apply(&mut self.flat.graph, &mass, x)
            };
            for c in 0..all {
                let s = self.extended();
                let column = self.column(&s, c);
                let mut e = self.dot(&carried, &column);
                if c == k {
                    let own = self.parts.b.clone();
                    let own = self.dot(x, &own);
                    e = self.flat.graph.add(e, own);
                }
                let opposite = self.flat.graph.neg(e);
                lowered.insert((a, b, c), e);
                lowered.insert((b, a, c), opposite);
            }
        }
        let zero = self.zero();
        let half = self.flat.graph.constant(0.5);
        let t = |writer: &mut Self, i: usize, l: usize, j: usize| -> Expr {
            let low = |a: usize, b: usize, c: usize| lowered.get(&(a, b, c)).copied().unwrap_or(zero);
            let g = &mut writer.flat.graph;
            let minus = [slopes[i][l * all + j], low(l, i, j), low(j, i, l)].map(|e| g.neg(e));
            let sum =
                g.sum(&[slopes[l][i * all + j], slopes[j][i * all + l], low(l, j, i), minus[0], minus[1], minus[2]]);
            g.mul(half, sum)
        };
        let v = self.fields.v.clone();
        let mut coriolis = vec![vec![zero; k]; k];
        for (i, row) in coriolis.iter_mut().enumerate() {
            for (j, entry) in row.iter_mut().enumerate() {
                let terms: Vec<Expr> = (0..k)
                    .map(|l| {
                        let e = t(self, i, l, j);
                        let e = self.tidy(e);
                        self.flat.graph.mul(e, v[l])
                    })
                    .collect();
                let sum = self.flat.graph.sum(&terms);
                *entry = self.tidy(sum);
            }
        }
        let mut form = self.blank(Form::Lagrangian);
        let mut gradient: Vec<Expr> = (0..k).map(|i| self.gradient(i)).collect();
        let mut rest = others;
        let mut skew = vec![vec![zero; k]; k];
        for i in 0..k {
            let mut even = vec![zero; k];
            for j in 0..k {
                let here = [t(self, i, k, j), t(self, i, j, k)];
                let there = [t(self, j, k, i), t(self, j, i, k)];
                let (x, y) = (self.flat.graph.sum(&here), self.flat.graph.sum(&there));
                let (plus, minus) = (self.flat.graph.add(x, y), self.flat.graph.sub(x, y));
                let (plus, minus) = (self.flat.graph.mul(half, plus), self.flat.graph.mul(half, minus));
                even[j] = self.tidy(plus);
                skew[i][j] = self.tidy(minus);
            }
            let constant = t(self, i, k, k);
            let share = self.flat.graph.mul(half, slopes[i][k * all + k]);
            gradient[i] = self.flat.graph.sub(gradient[i], share);
            if self.kind.unknown.is_some() && is_unknown(self.model, i) {
                // M that no energy gives has no such terms in the forces as written.
                let carried = self.dot(&coriolis[i].clone(), &v);
                rest[i] = self.flat.graph.add(rest[i], carried);
            } else {
                let timed = self.dot(&even, &v);
                let sum = self.flat.graph.sum(&[constant, share, timed]);
                rest[i] = self.flat.graph.sub(rest[i], sum);
            }
        }
        // Terms that are zero whatever the state is are none, and those that may be anything else are shown.
        let gyroscopic = skew.iter().flatten().any(|&e| !self.is_zero(e)).then_some(skew);
        let column = |x: Vec<Expr>| x.into_iter().map(|e| vec![e]).collect::<Matrix>();
        form.parts.push(Part { key: "M", name: ["M", "M"], entries: mass, vector: false });
        form.parts.push(Part { key: "C", name: ["C", "C"], entries: coriolis, vector: false });
        if let Some(gamma) = gyroscopic {
            form.parts.push(Part { key: "Gamma", name: ["Γ", "\\Gamma"], entries: gamma, vector: false });
        }
        form.parts.push(Part { key: "D", name: ["D", "D"], entries: damping, vector: false });
        form.parts.push(Part { key: "g", name: ["g", "g"], entries: column(gradient), vector: true });
        form.parts.push(Part { key: "G", name: ["G", "G"], entries: input_map, vector: false });
        form.parts.push(Part { key: "J", name: ["J", "J"], entries: constraint_map, vector: false });
        form.parts.push(Part { key: "r", name: ["r", "r"], entries: column(rest), vector: true });
        form
    }
}
