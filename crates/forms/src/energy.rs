//! Lagrangian and port-Hamiltonian forms as formulas: seed 003, theory §12.
//!
//! The construction is that of the numbers (`dalembert_analysis::forms`), on expressions: fields S of admissible velocities, with
//! derivatives along them by the chain rule,
//!
//! ```text
//! q̇ = W(S v + v_p),   M̂ = [S v_p]ᵀ [M b; bᵀ 2T₀] …,   ∂_k e = Σ ∂e/∂q_i (W S_k)_i                          (1)
//! T_ikj = ½(∂_k M̂_ij + ∂_j M̂_ik − ∂_i M̂_kj + [k,j]_i − [k,i]_j − [j,i]_k),   C_ij = Σ_k T_ikj v_k          (2)
//! 𝒥 = [0 B; −Bᵀ K],   K_ij = −(M(S v + v_p) + b)·[S_i, S_j],   p = M̂ v + b̂                                  (3)
//! ```
//!
//! Formulas of the Hamiltonian form hold p where M̂ is small enough to invert by hand, and v = M̂⁻¹(p − b̂) by name elsewhere.

use std::collections::HashMap;

use dalembert_dynamics::chosen::{self, Eliminate, Momenta};
use dalembert_dynamics::energy_kind::{Kind, is_unknown, kind};
use dalembert_expr::{Expr, Symbol, text};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

use super::admissible::{Line, admissible};
use super::algebra::{Algebra, Matrix, transpose};
use super::elimination::{Pivots, eliminate};
use super::flat::Flat;
use super::parts::Parts;
use super::points::Points;
use super::reduced::{columns_of, eliminated, hard_and_soft, is_simple};
use super::{Form, Question};

/// Velocities up to which M is inverted in formulas.
const INVERTED: usize = 2;

/// A matrix of a form.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its key in JSON.
    pub key: &'static str,
    /// Its name in text and in LaTeX.
    pub name: [&'static str; 2],
    /// Entries.
    pub entries: Matrix,
    /// Whether it is a column.
    pub vector: bool,
}

/// A Lagrangian or Hamiltonian form.
#[derive(Clone, Debug)]
pub struct EnergyForm {
    /// Which.
    pub form: Form,
    /// Coordinates; where a joint turns about a point, components of its twist.
    pub q: Vec<String>,
    /// Velocities v.
    pub v: Vec<Expr>,
    /// Momenta p, in the Hamiltonian form.
    pub p: Vec<Expr>,
    /// Numbers of the inputs u.
    pub inputs: Vec<usize>,
    /// Rows whose multipliers stay, rows that are eliminated, rows that say nothing new.
    pub rows: [Vec<usize>; 3],
    /// Rates of the model in v: name of the rate, formula.
    pub rates: Vec<(String, Expr)>,
    /// The matrices.
    pub parts: Vec<Part>,
    /// Dependent coordinates as formulas: (column, slot, formula).
    pub eliminated: Vec<(usize, usize, Expr)>,
    /// What must not vanish.
    pub conditions: Vec<Expr>,
    /// Whether v stands in the formulas of the Hamiltonian form, as v = M⁻¹(p − b).
    pub by_velocities: bool,
    /// Whether H depends on time.
    pub by_time: bool,
}

impl EnergyForm {
    /// A part by its key.
    pub fn part(&self, key: &str) -> Option<&Part> {
        self.parts.iter().find(|p| p.key == key)
    }
}

/// Fields of admissible velocities.
struct Fields {
    s: Matrix,
    drive: Vec<Expr>,
    /// Columns along which coordinates are counted, and S = P B for P their fields.
    along: Vec<usize>,
    p: Matrix,
    b: Matrix,
    /// Names of the coordinates.
    q: Vec<String>,
    v: Vec<Expr>,
    rows: [Vec<usize>; 3],
    eliminated: Vec<(usize, usize, Expr)>,
    conditions: Vec<Expr>,
}

fn whole(failure: Failure) -> ModelError {
    ModelError::whole(failure.message)
}

/// Derives a form.
///
/// # Errors
/// In words: models without such a form, names that are not known, choices that do not determine the motion.
pub(super) fn energy_form(
    model: &Model,
    flat: &mut Flat,
    algebra: &mut Algebra,
    question: &Question,
) -> Result<EnergyForm, ModelError> {
    let kind = kind(model).map_err(whole)?;
    let hamiltonian = question.form == Form::Hamiltonian;
    if hamiltonian {
        refuse(&kind)?;
    }
    let plain = question.choice.eliminate == Eliminate::None && question.choice.velocities.is_none();
    if let Some(name) = kind.unknown.as_ref().filter(|_| !plain) {
        return Err(ModelError::whole(format!(
            "the kinetic energy of `{name}` is not known: ask with --eliminate none"
        )));
    }
    let mut points = Points::near(model, flat, &question.start);
    let parts = Parts::of(flat, algebra, model, &kind);
    let fields = fields(flat, algebra, model, question, &mut points)?;
    let mut writer = Writer { flat, algebra, model, kind, parts, fields };
    writer.written(question.form)
}

fn refuse(kind: &Kind) -> Result<(), ModelError> {
    if let Some(name) = &kind.unknown {
        return Err(ModelError::whole(format!("the kinetic energy of `{name}` is not known, so that there is no H")));
    }
    match &kind.other_dissipation {
        None => Ok(()),
        Some(formula) => Err(ModelError::whole(format!(
            "the dissipation `{formula}` is no quadratic form of the velocities, so that its force is not of the form D q'"
        ))),
    }
}

fn fields(
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
    let found = admissible(flat, algebra, (&rows, h, &places), points)
        .ok_or_else(|| ModelError::whole("the coordinates that are named can't all be independent"))?;
    dropped.extend(found.dropped.iter().copied());
    let mut b = found.s;
    let mut b_drive = found.drive;
    conditions.extend(found.conditions);
    let k = b.first().map_or(0, Vec::len);
    let mut v: Vec<Expr> = Vec::with_capacity(k);
    for j in 0..k {
        let unit = (0..h).find(|&i| is_unit_row(flat, &b[i], j));
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
    let mut fields = Fields { s, drive, along, p, b, q, v, rows, eliminated: gone, conditions };
    fields.in_coordinates(flat, algebra, model, question)?;
    fields.in_momenta(flat, algebra, model, question)?;
    Ok(fields)
}

impl Fields {
    /// z = f(q) in place of the coordinates; canonical momenta then belong to ż.
    fn in_coordinates(
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
            es.push(built(flat, model, &d.formula)?);
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
        self.q = defined.iter().map(|d| d.name.clone()).collect();
        if matches!(question.choice.momenta, Momenta::Canonical) && self.v.len() == h {
            let names: Vec<String> = defined.iter().map(|d| format!("{}'", d.name)).collect();
            self.mixed(flat, algebra, &inverse, &names);
        }
        Ok(())
    }

    /// S Q₀ in place of S.
    fn mixed(&mut self, flat: &mut Flat, algebra: &mut Algebra, q0: &Matrix, names: &[String]) {
        self.s = algebra.product(&mut flat.graph, &self.s, q0);
        self.b = algebra.product(&mut flat.graph, &self.b, q0);
        self.v = names.iter().map(|name| fresh(flat, name)).collect();
    }

    /// Momenta p' = Q₀ᵀ p.
    fn in_momenta(
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
                    q0.push(row.iter().map(|ast| built(flat, model, ast)).collect::<Result<Vec<Expr>, _>>()?);
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
fn inverse_root(flat: &mut Flat, algebra: &mut Algebra, mass: &Matrix) -> Option<Matrix> {
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

/// Whether a row of B is zero but for the 1 in column j.
fn is_unit_row(flat: &Flat, row: &[Expr], j: usize) -> bool {
    let value = |e: Expr| flat.graph.constant_value(e);
    row.iter().enumerate().all(|(k, &e)| value(e) == Some(if k == j { 1.0 } else { 0.0 }))
}

fn fresh(flat: &mut Flat, name: &str) -> Expr {
    let mut name = name.to_owned();
    while flat.graph.find_symbol(&name).is_some_and(|s| flat.meaning.contains_key(&s)) {
        name.push('_');
    }
    let s = flat.graph.symbol(&name);
    flat.graph.var(s)
}

/// B and its drive for velocities u = Y q̇ that the user writes.
fn given_velocities(
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
        let e = built(flat, model, &d.formula)?;
        let mut y = Vec::with_capacity(n);
        for c in 0..n {
            let velocity = flat.velocity(c);
            y.push(flat.graph.derivative(e, velocity));
        }
        let linear: Vec<Expr> = (0..n)
            .map(|c| {
                let velocity = flat.velocity(c);
                let v = flat.graph.var(velocity);
                flat.graph.mul(y[c], v)
            })
            .collect();
        let sum = flat.graph.sum(&linear);
        let off = flat.graph.sub(e, sum);
        let off = algebra.tidy(&mut flat.graph, off);
        if flat.graph.constant_value(off) != Some(0.0) {
            return Err(ModelError::whole(format!("`{}` is not linear in the rates", d.name)));
        }
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

/// A formula of the user's over the symbols of the flat system.
fn built(flat: &mut Flat, model: &Model, formula: &dalembert_expr::Ast) -> Result<Expr, ModelError> {
    let known: HashMap<String, Symbol> = flat.meaning.keys().map(|&s| (flat.graph.name(s).to_owned(), s)).collect();
    let mut symbol = |g: &mut dalembert_expr::Graph, name: &str| known.get(name).map(|&s| g.var(s));
    chosen::build(model, &mut flat.graph, formula, &mut symbol).map_err(whole)
}

/// X⁻¹ B: by determinants where X is small, so that nothing but its determinant is divided by.
fn inverse_times(flat: &mut Flat, algebra: &mut Algebra, x: Matrix, b: Matrix) -> Option<Matrix> {
    let columns = transpose(&b);
    let mut out = Vec::with_capacity(columns.len());
    for column in columns {
        let solution = dalembert_model::solve(&mut flat.graph, x.clone(), column)?;
        out.push(solution.into_iter().map(|e| algebra.tidy(&mut flat.graph, e)).collect::<Vec<Expr>>());
    }
    Some(transpose(&out))
}

struct Writer<'a> {
    flat: &'a mut Flat,
    algebra: &'a mut Algebra,
    model: &'a Model,
    kind: Kind,
    parts: Parts,
    fields: Fields,
}

impl Writer<'_> {
    fn zero(&mut self) -> Expr {
        self.flat.graph.constant(0.0)
    }

    fn is_zero(&self, e: Expr) -> bool {
        self.flat.graph.constant_value(e) == Some(0.0)
    }

    fn column(&self, m: &Matrix, k: usize) -> Vec<Expr> {
        m.iter().map(|row| row[k]).collect()
    }

    fn dot(&mut self, a: &[Expr], b: &[Expr]) -> Expr {
        self.algebra.dot(&mut self.flat.graph, a, b)
    }

    fn tidy(&mut self, e: Expr) -> Expr {
        self.algebra.tidy(&mut self.flat.graph, e)
    }

    /// S with v_p as its last column, and time's row left out.
    fn extended(&self) -> Matrix {
        let f = &self.fields;
        f.s.iter().zip(&f.drive).map(|(row, &d)| row.iter().copied().chain([d]).collect()).collect()
    }

    fn matters(&self) -> bool {
        self.kind.affine || self.fields.drive.iter().any(|&e| !self.is_zero(e))
    }

    /// M̂ with b̂ and 2T̂₀ last.
    fn metric(&mut self) -> Matrix {
        let s = self.extended();
        let k = self.fields.v.len();
        let mass = self.flat.mass.clone();
        let b = self.parts.b.clone();
        let columns = transpose(&s);
        let carried: Vec<Vec<Expr>> =
            columns.iter().map(|c| self.algebra.apply(&mut self.flat.graph, &mass, c)).collect();
        let zero = self.zero();
        let mut out = vec![vec![zero; k + 1]; k + 1];
        let matters = self.matters();
        for i in 0..=k {
            for j in 0..=i {
                if i == k && !matters {
                    continue;
                }
                let mut e = self.dot(&columns[j], &carried[i]);
                if i == k {
                    let own = self.dot(&columns[j], &b);
                    e = self.flat.graph.add(e, own);
                    if j == k {
                        let two = self.flat.graph.constant(2.0);
                        let rest = self.flat.graph.mul(two, self.parts.rest);
                        let all = [e, own, rest];
                        e = self.flat.graph.sum(&all);
                    }
                    e = self.tidy(e);
                }
                (out[i][j], out[j][i]) = (e, e);
            }
        }
        out
    }

    /// Brackets of the model's own velocities: (k, j, entries by velocity).
    fn own_brackets(&mut self) -> Vec<(usize, usize, Vec<Expr>)> {
        let n = self.model.n();
        let zero = self.zero();
        let one = self.flat.graph.constant(1.0);
        let mut out = Vec::new();
        if let Some(m) = &self.model.mechanism {
            let mut unit = |k: usize, j: usize, at: usize, sign: f64, flat: &mut Flat| {
                let mut entries = vec![zero; n];
                entries[m.columns[at]] = flat.graph.constant(sign);
                out.push((m.columns[k], m.columns[j], entries));
            };
            for &(_, first, position) in &m.quaternions {
                for a in 0..3 {
                    let (b, c) = ((a + 1) % 3, (a + 2) % 3);
                    for (x, y, sign) in [(a, b, 1.0), (b, a, -1.0)] {
                        unit(first + x, first + y, first + c, sign, self.flat);
                        if position {
                            unit(first + x, first + y + 3, first + c + 3, sign, self.flat);
                            unit(first + y + 3, first + x, first + c + 3, -sign, self.flat);
                        }
                    }
                }
            }
        }
        if self.flat.rates.is_empty() {
            return out;
        }
        let mut w: Matrix = (0..n).map(|i| (0..n).map(|j| if i == j { one } else { zero }).collect()).collect();
        for (c, rate) in self.flat.rates.clone() {
            for (j, entry) in w[c].iter_mut().enumerate() {
                let velocity = self.flat.velocity(j);
                *entry = self.flat.graph.derivative(rate, velocity);
            }
        }
        let flatw = w.concat();
        let moved: Vec<Vec<Expr>> = (0..n)
            .map(|k| {
                let unit: Vec<Expr> = (0..n).map(|i| if i == k { one } else { zero }).collect();
                self.flat.moved(&flatw, &unit, false)
            })
            .collect();
        for k in 0..n {
            for j in 0..k {
                let bracket: Vec<Expr> =
                    (0..n).map(|i| self.flat.graph.sub(moved[k][i * n + j], moved[j][i * n + k])).collect();
                let bracket: Vec<Expr> = bracket.into_iter().map(|e| self.tidy(e)).collect();
                if bracket.iter().all(|&e| self.is_zero(e)) {
                    continue;
                }
                let sides = bracket.iter().map(|&e| vec![e]).collect();
                let Some(c) = inverse_times(self.flat, self.algebra, w.clone(), sides) else { continue };
                let c: Vec<Expr> = c.into_iter().map(|row| row[0]).collect();
                let opposite = c.iter().map(|&e| self.flat.graph.neg(e)).collect();
                out.push((k, j, c));
                out.push((j, k, opposite));
            }
        }
        out
    }

    /// [S_i, S_j] for i > j, v_p counted last.
    fn brackets(&mut self) -> HashMap<(usize, usize), Vec<Expr>> {
        let s = self.extended();
        let n = s.len();
        let all = self.fields.v.len() + 1;
        let own = self.own_brackets();
        let constant = s.concat().iter().all(|&e| self.flat.graph.constant_value(e).is_some());
        let moved: Vec<Vec<Expr>> = (0..all)
            .map(|i| {
                let column = self.column(&s, i);
                let entries = s.concat();
                if constant {
                    vec![self.zero(); entries.len()]
                } else {
                    self.flat.moved(&entries, &column, i + 1 == all)
                }
            })
            .collect();
        let mut out = HashMap::new();
        for i in 0..all {
            for j in 0..i {
                let mut x: Vec<Expr> =
                    (0..n).map(|m| self.flat.graph.sub(moved[i][m * all + j], moved[j][m * all + i])).collect();
                for (k, l, entries) in &own {
                    let share = self.flat.graph.mul(s[*k][i], s[*l][j]);
                    if self.is_zero(share) {
                        continue;
                    }
                    for (m, &e) in entries.iter().enumerate() {
                        let e = self.flat.graph.mul(share, e);
                        x[m] = self.flat.graph.add(x[m], e);
                    }
                }
                let x: Vec<Expr> = x.into_iter().map(|e| self.tidy(e)).collect();
                if x.iter().any(|&e| !self.is_zero(e)) {
                    out.insert((i, j), x);
                }
            }
        }
        out
    }

    fn written(&mut self, form: Form) -> Result<EnergyForm, ModelError> {
        let k = self.fields.v.len();
        let metric = self.metric();
        let entries = metric.concat();
        let s = self.extended();
        let brackets = self.brackets();
        let mass: Matrix = (0..k).map(|i| metric[i][..k].to_vec()).collect();
        let damping = {
            let (s, d) = (self.fields.s.clone(), self.parts.damping.clone());
            self.algebra.congruent(&mut self.flat.graph, &s, &d)
        };
        let transposed = transpose(&self.fields.s);
        let reduce = |writer: &mut Self, m: &Matrix| -> Matrix {
            writer.algebra.product(&mut writer.flat.graph, &transposed, m)
        };
        let g = self.parts.input_map.clone();
        let input_map = reduce(self, &g);
        let left = self.fields.rows[0].clone();
        let zero = self.zero();
        let mut j: Matrix = vec![vec![zero; left.len()]; s.len()];
        for (c, &r) in left.iter().enumerate() {
            self.flat.rows[r].a.iter().for_each(|&(i, e)| j[i][c] = e);
        }
        let constraint_map = reduce(self, &j);
        // r − D v_p along S.
        let drive = self.fields.drive.clone();
        let dragged = self.algebra.apply(&mut self.flat.graph, &self.parts.damping.clone(), &drive);
        let others: Vec<Expr> =
            self.parts.others.clone().iter().zip(&dragged).map(|(&x, &d)| self.flat.graph.sub(x, d)).collect();
        let others = self.algebra.apply(&mut self.flat.graph, &transposed, &others);
        let mut form = match form {
            Form::Hamiltonian => {
                self.hamiltonian((metric, mass, damping), (input_map, constraint_map, others), &brackets)?
            }
            _ => self.lagrangian((entries, mass, damping), (input_map, constraint_map, others), &brackets),
        };
        form.by_time = self.kind.by_time || drive.iter().any(|&e| !self.is_zero(e));
        self.on_constraints(&mut form);
        // What is zero whatever happens is no term.
        form.parts.retain(|p| {
            p.key != "r" || p.entries.iter().flatten().any(|&e| self.flat.graph.constant_value(e) != Some(0.0))
        });
        Ok(form)
    }

    /// Puts dependent coordinates and velocities into all formulas, where they are short.
    fn on_constraints(&mut self, form: &mut EnergyForm) {
        let short: HashMap<Symbol, Expr> = self
            .fields
            .eliminated
            .iter()
            .filter(|e| is_simple(self.flat, e.2))
            .map(|&(c, slot, e)| (self.flat.states[c][slot], e))
            .collect();
        let all = form
            .parts
            .iter_mut()
            .flat_map(|p| p.entries.iter_mut().flatten())
            .chain(form.rates.iter_mut().map(|r| &mut r.1));
        for e in all {
            let new = if short.is_empty() { *e } else { self.flat.graph.substitute(&[*e], &short)[0] };
            *e = self.algebra.tidy(&mut self.flat.graph, new);
        }
    }

    fn blank(&mut self, form: Form) -> EnergyForm {
        let f = &self.fields;
        let (s, drive, v) = (f.s.clone(), f.drive.clone(), f.v.clone());
        let mut rates = Vec::new();
        let plain = |flat: &Flat, c: usize, e: Expr| {
            flat.graph.symbols_of(&[e]) == [flat.velocity(c)] && flat.graph.written_size(e) == 1
        };
        for (c, row) in s.iter().enumerate() {
            let sum = self.algebra.dot(&mut self.flat.graph, row, &v);
            let e = self.flat.graph.add(sum, drive[c]);
            if !plain(self.flat, c, e) {
                let name = self.flat.graph.name(self.flat.velocity(c)).to_owned();
                rates.push((name, e));
            }
        }
        let f = &self.fields;
        EnergyForm {
            form,
            q: f.q.clone(),
            v: f.v.clone(),
            p: Vec::new(),
            inputs: self.parts.inputs.clone(),
            rows: f.rows.clone(),
            rates,
            parts: Vec::new(),
            eliminated: f.eliminated.clone(),
            conditions: f.conditions.clone(),
            by_velocities: false,
            by_time: false,
        }
    }

    /// ∂_i of expressions along S_i, or along v_p and time.
    fn along(&mut self, es: &[Expr], i: usize) -> Vec<Expr> {
        let s = self.extended();
        let column = self.column(&s, i);
        let time = i == self.fields.v.len();
        self.flat.moved(es, &column, time)
    }

    #[allow(clippy::type_complexity)] // the parts of one equation
    fn lagrangian(
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
        let mut gyroscopic = None;
        if self.matters() || self.kind.by_time {
            let mut skew = vec![vec![zero; k]; k];
            let mut even = vec![vec![zero; k]; k];
            for i in 0..k {
                for j in 0..k {
                    let here = [t(self, i, k, j), t(self, i, j, k)];
                    let there = [t(self, j, k, i), t(self, j, i, k)];
                    let (x, y) = (self.flat.graph.sum(&here), self.flat.graph.sum(&there));
                    let (plus, minus) = (self.flat.graph.add(x, y), self.flat.graph.sub(x, y));
                    let (plus, minus) = (self.flat.graph.mul(half, plus), self.flat.graph.mul(half, minus));
                    even[i][j] = self.tidy(plus);
                    skew[i][j] = self.tidy(minus);
                }
                let constant = t(self, i, k, k);
                let share = self.flat.graph.mul(half, slopes[i][k * all + k]);
                gradient[i] = self.flat.graph.sub(gradient[i], share);
                let timed = self.dot(&even[i], &v);
                let all = [constant, share, timed];
                let sum = self.flat.graph.sum(&all);
                rest[i] = self.flat.graph.sub(rest[i], sum);
            }
            gyroscopic = self.matters().then_some(skew);
        }
        if self.kind.unknown.is_some() {
            // M that no energy gives has no Coriolis terms in the forces as written.
            for i in (0..k).filter(|&i| is_unknown(self.model, i)) {
                let carried = self.dot(&coriolis[i].clone(), &v);
                rest[i] = self.flat.graph.add(rest[i], carried);
            }
        }
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

    /// S_i(V).
    fn gradient(&mut self, i: usize) -> Expr {
        let written = self.parts.written;
        let own = self.along(&[written], i)[0];
        let s = self.extended();
        let column = self.column(&s, i);
        let bodies = self.parts.of_bodies.clone();
        let carried = self.dot(&column, &bodies);
        let sum = self.flat.graph.add(own, carried);
        self.tidy(sum)
    }

    #[allow(clippy::type_complexity)] // the parts of one equation
    fn hamiltonian(
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
        for i in 0..k {
            let name = text(&self.flat.graph, v[i]).replace('\'', "");
            form.p.push(fresh(self.flat, &format!("p_{name}")));
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
        let kinetic = self.tidy(kinetic);
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
        form.parts.push(Part { key: "D", name: ["D", "D"], entries: damping, vector: false });
        form.parts.push(Part { key: "G", name: ["G", "G"], entries: input_map, vector: false });
        form.parts.push(Part { key: "J", name: ["J", "J"], entries: constraint_map, vector: false });
        form.parts.push(Part { key: "r", name: ["r", "r"], entries: column(rest), vector: true });
        Ok(form)
    }

    /// The field of a coordinate, in the model's velocities.
    fn direction(&mut self, d: usize) -> Vec<Expr> {
        let column = self.column(&self.fields.p.clone(), d);
        if self.flat.rates.is_empty() || self.fields.along.len() < self.model.n() {
            return column;
        }
        // ∂/∂q_d has the quasi-velocities Y_d: W Y = 1.
        let n = self.model.n();
        let w = self.w();
        let sides = column.iter().map(|&e| vec![e]).collect();
        let solved = inverse_times(self.flat, self.algebra, w, sides);
        solved.map_or(column, |s| (0..n).map(|i| s[i][0]).collect())
    }

    fn w(&mut self) -> Matrix {
        let n = self.model.n();
        let (zero, one) = (self.zero(), self.flat.graph.constant(1.0));
        let mut w: Matrix = (0..n).map(|i| (0..n).map(|j| if i == j { one } else { zero }).collect()).collect();
        for (c, rate) in self.flat.rates.clone() {
            for (j, entry) in w[c].iter_mut().enumerate() {
                let velocity = self.flat.velocity(j);
                *entry = self.flat.graph.derivative(rate, velocity);
            }
        }
        w
    }

    /// Rates of the coordinates by v: B.
    fn coordinate_rates(&mut self) -> Matrix {
        if self.flat.rates.is_empty() || self.fields.along.len() < self.model.n() {
            return self.fields.b.clone();
        }
        let (w, s) = (self.w(), self.fields.s.clone());
        self.algebra.product(&mut self.flat.graph, &w, &s)
    }

    fn singular(&self, mass: &Matrix) -> ModelError {
        let free: Vec<String> = (0..mass.len())
            .filter(|&i| mass[i].iter().all(|&e| self.is_zero(e)))
            .map(|i| format!("`{}`", text(&self.flat.graph, self.fields.v[i])))
            .collect();
        let along = if free.is_empty() { "a combination of the velocities".to_owned() } else { free.join(", ") };
        ModelError::whole(format!("M is singular: nothing has inertia along {along}"))
            .help("eliminate the constraints, if they tie it to parts that have: --eliminate auto")
    }
}
