//! The fields of (1) in `energy.rs`: S, v_p and W, from what is eliminated, given velocities, coordinates and momenta.

use super::{Fields, whole};
use crate::Question;
use crate::admissible::Line;
use crate::admissible::admissible;
use crate::admissible::fresh;
use crate::admissible::is_unit_row;
use crate::algebra::Algebra;
use crate::algebra::Matrix;
use crate::algebra::transpose;
use crate::elimination::Pivots;
use crate::elimination::eliminate;
use crate::flat::Flat;
use crate::points::Points;
use crate::reduced::columns_of;
use crate::reduced::eliminated;
use crate::reduced::essentials;
use crate::reduced::hard_and_soft;
use crate::reduced::is_simple;
use dalembert_dynamics::chosen;
use dalembert_dynamics::chosen::Eliminate;
use dalembert_dynamics::chosen::Meant;
use dalembert_dynamics::chosen::Momenta;
use dalembert_dynamics::chosen::Speaks;
use dalembert_dynamics::independent::miscounted;
use dalembert_expr::Expr;
use dalembert_expr::Symbol;
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;
use std::collections::HashMap;

pub(super) fn fields(
    flat: &mut Flat,
    algebra: &mut Algebra,
    model: &Model,
    question: &Question,
    points: &mut Points<'_>,
) -> Result<Fields, ModelError> {
    let choice = &question.choice;
    let n = model.n();
    let (zero, one) = (flat.graph.constant(0.0), flat.graph.constant(1.0));
    let (hard, _) = hard_and_soft(flat, points);
    let (mut holonomic, mut nonholonomic, mut left) = (Vec::new(), Vec::new(), Vec::new());
    for r in 0..model.rows.len() {
        let eliminate = choice.eliminate;
        match model.rows[r].depth {
            2 if hard.contains(&r) && matches!(eliminate, Eliminate::Auto | Eliminate::Holonomic) => holonomic.push(r),
            1 if hard.contains(&r) && matches!(eliminate, Eliminate::Auto | Eliminate::Nonholonomic) => {
                nonholonomic.push(r)
            }
            0 if hard.contains(&r) && eliminate == Eliminate::Auto => {
                let name = &model.rows[r].name;
                return Err(ModelError::whole(format!(
                    "constraint `{name}` is one between accelerations, which no choice of velocities eliminates: ask with --eliminate none"
                )));
            }
            _ => left.push(r),
        }
    }
    let independent = choice.independent.clone().unwrap_or_default();
    let kept = columns_of(model, &independent)?;
    let mut along: Vec<usize> = (0..n).collect();
    let mut p: Matrix = (0..n).map(|i| (0..n).map(|j| if i == j { one } else { zero }).collect()).collect();
    let mut drive = vec![zero; n];
    let (mut gone, mut conditions, mut dropped) = (Vec::new(), Vec::new(), Vec::new());
    points.keep_regular(flat, &holonomic);
    if !holonomic.is_empty() {
        if points.singular {
            return Err(ModelError::whole(
                "the start is a singular pose: no independent coordinates describe all motions from it",
            ));
        }
        let e = eliminate(flat, algebra, (&holonomic, &kept, Pivots::Short), points)?;
        along.clone_from(&e.independent);
        p = vec![vec![zero; along.len()]; n];
        along.iter().enumerate().for_each(|(j, &c)| p[c][j] = one);
        let rest: HashMap<Symbol, Expr> = (0..n).map(|c| (flat.velocity(c), zero)).collect();
        for d in &e.dependent {
            p[d.column].clone_from(&d.z);
            let Some(velocity) = d.velocity else {
                return Err(ModelError::whole(
                    "a constraint is not linear in the velocities: ask with --eliminate none",
                ));
            };
            let offset = flat.graph.substitute(&[velocity], &rest)[0];
            drive[d.column] = algebra.tidy(&mut flat.graph, offset);
        }
        gone = eliminated(flat, algebra, &holonomic, &e, points);
        gone.retain(|e| e.1 == 0 && !model.variables[e.0].is_twist());
        conditions.extend(e.conditions.iter().copied());
        dropped.extend(e.dropped.iter().copied());
    }
    let simple: HashMap<Symbol, Expr> =
        gone.iter().filter(|e| is_simple(flat, e.2)).map(|&(c, slot, e)| (flat.states[c][slot], e)).collect();
    // Rows of velocities along what is left.
    let h = along.len();
    let mut rows = Vec::new();
    for &r in &nonholonomic {
        let mut full = vec![zero; n];
        flat.rows[r].a.iter().for_each(|&(c, e)| full[c] = e);
        let rest: HashMap<Symbol, Expr> = (0..n).map(|c| (flat.velocity(c), zero)).collect();
        if full.iter().any(|&e| flat.graph.symbols_of(&[e]).iter().any(|s| rest.contains_key(s))) {
            let name = &model.rows[r].name;
            return Err(ModelError::whole(format!(
                "constraint `{name}` is not linear in the velocities, so that no basis of velocities meets it: ask with --eliminate none"
            )));
        }
        let at_rest = flat.graph.substitute(&[flat.rows[r].stages[0]], &rest)[0];
        let beta = flat.graph.neg(at_rest);
        let a: Vec<Expr> = (0..h)
            .map(|k| {
                let column: Vec<Expr> = p.iter().map(|row| row[k]).collect();
                algebra.dot(&mut flat.graph, &full, &column)
            })
            .collect();
        let carried = algebra.dot(&mut flat.graph, &full, &drive);
        let beta = flat.graph.sub(beta, carried);
        rows.push(Line { row: r, a, beta });
    }
    let places: Vec<usize> = kept.iter().filter_map(|c| along.iter().position(|x| x == c)).collect();
    // Where all coordinates are named, velocities among them are chosen.
    let places = if places.len() == h { Vec::new() } else { places };
    let found = admissible(flat, algebra, (&rows, h, &places), points)
        .ok_or_else(|| ModelError::whole("the coordinates that are named can't all be independent"))?;
    dropped.extend(found.dropped.iter().copied());
    let mut b = found.s;
    let mut b_drive = found.drive;
    conditions.extend(found.conditions);
    let k = b.first().map_or(0, Vec::len);
    let units: Vec<Option<usize>> = (0..k).map(|j| (0..h).find(|&i| is_unit_row(flat, &b[i], j))).collect();
    if !kept.is_empty() && kept.len() != k && kept.len() != h {
        let plain: Vec<usize> = units.iter().flatten().map(|&i| along[i]).collect();
        let others = along.iter().copied().filter(|c| !plain.contains(c));
        let choice: Vec<usize> = plain.iter().copied().chain(others).take(k).collect();
        return Err(ModelError::whole(miscounted(model, &kept, &choice)));
    }
    let mut v: Vec<Expr> = Vec::with_capacity(k);
    for (j, unit) in units.into_iter().enumerate() {
        let name = unit.map(|i| flat.velocity(along[i]));
        v.push(match name {
            Some(s) => flat.graph.var(s),
            None => fresh(flat, &format!("v{}", j + 1)),
        });
    }
    if let Some(text) = &choice.velocities {
        (b, b_drive, v) = given_velocities(flat, algebra, model, text, (&p, &drive, &rows, h))?;
        conditions.clear();
    }
    let s = algebra.product(&mut flat.graph, &p, &b);
    let carried = algebra.apply(&mut flat.graph, &p, &b_drive);
    drive = drive.iter().zip(&carried).map(|(&x, &y)| flat.graph.add(x, y)).collect();
    let on_constraints = |m: Matrix, flat: &mut Flat, algebra: &mut Algebra| -> Matrix {
        m.into_iter()
            .map(|row| {
                row.into_iter()
                    .map(|e| {
                        let e = flat.graph.substitute(&[e], &simple)[0];
                        algebra.tidy(&mut flat.graph, e)
                    })
                    .collect()
            })
            .collect()
    };
    let s = on_constraints(s, flat, algebra);
    let p = on_constraints(p, flat, algebra);
    let held: Vec<usize> = holonomic.iter().chain(&nonholonomic).copied().filter(|r| !dropped.contains(r)).collect();
    let q = along.iter().map(|&c| model.variables[c].name.clone()).collect();
    let rows = [left, held, dropped];
    let conditions = essentials(flat, model, &conditions);
    let drift = along.iter().map(|&c| drive[c]).collect();
    let mut fields = Fields { s, drive, along, p, b, drift, q, v, rows, eliminated: gone, conditions };
    fields.in_coordinates(flat, algebra, model, question)?;
    fields.in_momenta(flat, algebra, model, question)?;
    Ok(fields)
}

impl Fields {
    /// z = f(q) in place of the coordinates; canonical momenta then belong to ż.
    pub(super) fn in_coordinates(
        &mut self,
        flat: &mut Flat,
        algebra: &mut Algebra,
        model: &Model,
        question: &Question,
    ) -> Result<(), ModelError> {
        let Some(text) = &question.choice.coordinates else { return Ok(()) };
        let defined = chosen::definitions(text).map_err(whole)?;
        let h = self.along.len();
        if defined.len() != h {
            let message = format!("the motion has {h} coordinates here, but --coordinates gives {}", defined.len());
            return Err(ModelError::whole(message));
        }
        if let Some(odd) = model.variables.iter().find(|v| v.is_twist() || v.quasi.is_some()) {
            return Err(ModelError::whole(format!(
                "new coordinates need rates as velocities, and the velocity `{}` is none",
                odd.slot(odd.order as usize - 1)
            )));
        }
        let mut es = Vec::with_capacity(h);
        for d in &defined {
            es.push(built(flat, model, &d.formula, Speaks::OfCoordinates)?);
        }
        let columns = transpose(&self.p);
        let slopes: Matrix = columns.iter().map(|c| flat.moved(&es, c, false)).collect();
        let f = transpose(&slopes);
        let (zero, one) = (flat.graph.constant(0.0), flat.graph.constant(1.0));
        let unit: Matrix = (0..h).map(|i| (0..h).map(|j| if i == j { one } else { zero }).collect()).collect();
        let inverse = inverse_times(flat, algebra, f.clone(), unit)
            .ok_or_else(|| ModelError::whole("the new coordinates do not determine the old ones"))?;
        self.p = algebra.product(&mut flat.graph, &self.p, &inverse);
        self.b = algebra.product(&mut flat.graph, &f, &self.b);
        // What they change by while the velocities are zero, dependent coordinates that time moves among them.
        let drift = flat.moved(&es, &self.drive, true);
        self.drift = drift.into_iter().map(|e| algebra.tidy(&mut flat.graph, e)).collect();
        self.q = defined.iter().map(|d| d.name.clone()).collect();
        let choice = &question.choice;
        if matches!(choice.momenta, Momenta::Canonical) && choice.velocities.is_none() && self.v.len() == h {
            let names: Vec<String> = defined.iter().map(|d| format!("{}'", d.name)).collect();
            self.mixed(flat, algebra, &inverse, &names);
            // v = ż: where these are zero, the model's own velocities make up for what time does.
            let carried = algebra.apply(&mut flat.graph, &self.s, &self.drift);
            self.drive = self.drive.iter().zip(carried).map(|(&x, y)| flat.graph.sub(x, y)).collect();
            self.drive = self.drive.iter().map(|&e| algebra.tidy(&mut flat.graph, e)).collect();
            self.drift = vec![zero; h];
        }
        Ok(())
    }

    /// S Q₀ in place of S.
    pub(super) fn mixed(&mut self, flat: &mut Flat, algebra: &mut Algebra, q0: &Matrix, names: &[String]) {
        self.s = algebra.product(&mut flat.graph, &self.s, q0);
        self.b = algebra.product(&mut flat.graph, &self.b, q0);
        self.v = names.iter().map(|name| fresh(flat, name)).collect();
    }

    /// Momenta p' = Q₀ᵀ p.
    pub(super) fn in_momenta(
        &mut self,
        flat: &mut Flat,
        algebra: &mut Algebra,
        model: &Model,
        question: &Question,
    ) -> Result<(), ModelError> {
        let k = self.v.len();
        let names: Vec<String> = (1..=k).map(|i| format!("v{i}")).collect();
        let q0 = match &question.choice.momenta {
            Momenta::Canonical => return Ok(()),
            Momenta::Given(text) => {
                let matrix = chosen::matrix(text).map_err(whole)?;
                if matrix.len() != k {
                    let message = format!(
                        "the motion has {k} freedoms here, and the matrix of momenta has {} rows",
                        matrix.len()
                    );
                    return Err(ModelError::whole(message));
                }
                let mut q0 = Vec::with_capacity(k);
                for row in &matrix {
                    q0.push(row.iter().map(|ast| built(flat, model, ast, Speaks::OfCoordinates)).collect::<Result<
                        Vec<Expr>,
                        _,
                    >>(
                    )?);
                }
                let nothing = vec![vec![flat.graph.constant(0.0)]; k];
                if inverse_times(flat, algebra, q0.clone(), nothing).is_none() {
                    return Err(ModelError::whole("the matrix of momenta is singular"));
                }
                q0
            }
            Momenta::Unit => {
                let mass = flat.mass.clone();
                let mass = algebra.congruent(&mut flat.graph, &self.s, &mass);
                inverse_root(flat, algebra, &mass)
                    .ok_or_else(|| ModelError::whole("M is singular, so that no momenta give it the value 1"))?
            }
        };
        self.mixed(flat, algebra, &q0, &names);
        Ok(())
    }
}

/// L⁻ᵀ of M = L Lᵀ.
pub(super) fn inverse_root(flat: &mut Flat, algebra: &mut Algebra, mass: &Matrix) -> Option<Matrix> {
    let n = mass.len();
    let (zero, one) = (flat.graph.constant(0.0), flat.graph.constant(1.0));
    let mut l = vec![vec![zero; n]; n];
    for j in 0..n {
        let own = l[j].clone();
        let square = algebra.dot(&mut flat.graph, &own[..j], &own[..j]);
        let d = flat.graph.sub(mass[j][j], square);
        let d = algebra.tidy(&mut flat.graph, d);
        if flat.graph.constant_value(d).is_some_and(|d| d <= 0.0) {
            return None;
        }
        l[j][j] = flat.graph.call(dalembert_expr::Function::Sqrt, &[d]);
        for i in j + 1..n {
            let product = algebra.dot(&mut flat.graph, &l[i].clone()[..j], &own[..j]);
            let e = flat.graph.sub(mass[i][j], product);
            l[i][j] = algebra.quotient(&mut flat.graph, e, l[j][j]);
        }
    }
    // Back substitution: Lᵀ X = 1.
    let mut x = vec![vec![zero; n]; n];
    for c in 0..n {
        for i in (0..=c).rev() {
            let mut e = if i == c { one } else { zero };
            for m in i + 1..=c {
                let product = flat.graph.mul(l[m][i], x[m][c]);
                e = flat.graph.sub(e, product);
            }
            x[i][c] = algebra.quotient(&mut flat.graph, e, l[i][i]);
        }
    }
    Some(x)
}

/// B and its drive for velocities u = Y q̇ that the user writes.
pub(super) fn given_velocities(
    flat: &mut Flat,
    algebra: &mut Algebra,
    model: &Model,
    text: &str,
    (p, drive, rows, h): (&Matrix, &[Expr], &[Line], usize),
) -> Result<(Matrix, Vec<Expr>, Vec<Expr>), ModelError> {
    let defined = chosen::definitions(text).map_err(whole)?;
    let n = model.n();
    let zero = flat.graph.constant(0.0);
    let k = h.saturating_sub(rows.len());
    if defined.len() != k {
        let message = format!("the motion has {k} freedoms here, but --velocities gives {}", defined.len());
        return Err(ModelError::whole(message));
    }
    let mut left: Matrix = rows.iter().map(|r| r.a.clone()).collect();
    let mut right: Vec<Expr> = rows.iter().map(|r| r.beta).collect();
    for d in &defined {
        let e = built(flat, model, &d.formula, Speaks::OfVelocities)?;
        let rates: Vec<Symbol> = (0..n).map(|c| flat.velocity(c)).collect();
        let y = chosen::coefficients(&mut flat.graph, &d.name, e, &rates).map_err(whole)?;
        let columns = transpose(p);
        let row: Vec<Expr> = columns.iter().map(|column| algebra.dot(&mut flat.graph, &y, column)).collect();
        let carried = algebra.dot(&mut flat.graph, &y, drive);
        left.push(row);
        right.push(flat.graph.neg(carried));
    }
    let one = flat.graph.constant(1.0);
    let sides: Matrix = (0..h)
        .map(|i| {
            let mut row: Vec<Expr> = (0..k).map(|j| if i == rows.len() + j { one } else { zero }).collect();
            row.push(right[i]);
            row
        })
        .collect();
    let no = || ModelError::whole("the velocities that are given do not determine the motion");
    let solved = inverse_times(flat, algebra, left, sides).ok_or_else(no)?;
    let b = solved.iter().map(|row| row[..k].to_vec()).collect();
    let b_drive = solved.iter().map(|row| row[k]).collect();
    let mut v = Vec::with_capacity(k);
    for d in &defined {
        v.push(fresh(flat, &d.name));
    }
    Ok((b, b_drive, v))
}

/// A formula of the user's over the symbols of the flat system, and numbers where these are none of it.
pub(super) fn built(
    flat: &mut Flat,
    model: &Model,
    formula: &dalembert_expr::Ast,
    speaks: Speaks,
) -> Result<Expr, ModelError> {
    let known: HashMap<String, Symbol> = flat.meaning.keys().map(|&s| (flat.graph.name(s).to_owned(), s)).collect();
    let mut symbol = |g: &mut dalembert_expr::Graph, name: &str, means: Meant| match (known.get(name), means) {
        (_, Meant::Constant(value)) if flat.numbers.contains(name) => g.constant(value),
        (Some(&s), _) => g.var(s),
        (None, Meant::Constant(value)) => g.constant(value),
        (None, _) => {
            let s = g.symbol(name);
            g.var(s)
        }
    };
    chosen::build(model, &mut flat.graph, formula, speaks, &mut symbol).map_err(whole)
}

/// X⁻¹ B: by determinants where X is small, so that nothing but its determinant is divided by.
pub(super) fn inverse_times(flat: &mut Flat, algebra: &mut Algebra, x: Matrix, b: Matrix) -> Option<Matrix> {
    let columns = transpose(&b);
    let mut out = Vec::with_capacity(columns.len());
    for column in columns {
        let solution = dalembert_model::solve(&mut flat.graph, x.clone(), column)?;
        out.push(solution.into_iter().map(|e| algebra.tidy(&mut flat.graph, e)).collect::<Vec<Expr>>());
    }
    Some(transpose(&out))
}
