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
//! Time is counted last among the fields: where it stands in the rates q̇ = W v of quasi-velocities, [∂_t, E_j] = Σ c_mj E_m with W c_j = ∂W_j/∂t.
//!
//! Formulas of the Hamiltonian form hold p where M̂ is small enough to invert by hand, and v = M̂⁻¹(p − b̂) by name elsewhere.

mod fields;
mod hamiltonian;
mod lagrangian;

use std::collections::HashMap;

use dalembert_dynamics::chosen::{Eliminate, Momenta};
use dalembert_dynamics::energy_kind::{Kind, kind};
use dalembert_expr::{Expr, Symbol, text};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

use self::fields::{fields, inverse_times};
use super::algebra::{Algebra, Matrix, transpose};
use super::flat::{Flat, Meaning};
use super::parts::Parts;
use super::points::Points;
use super::reduced::is_simple;
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
    /// What the coordinates move by at v = 0.
    drift: Vec<Expr>,
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
    let choice = &question.choice;
    let own =
        choice.velocities.is_none() && choice.coordinates.is_none() && matches!(choice.momenta, Momenta::Canonical);
    if let Some(name) = kind.unknown.as_ref().filter(|_| !(own && choice.eliminate == Eliminate::None)) {
        return Err(ModelError::whole(format!(
            "the kinetic energy of `{name}` is not known: ask with --eliminate none, in the model's own coordinates and velocities"
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

/// Leaves of two entries together that are compared across the diagonal.
const MIRRORED: usize = 120;

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

    /// Whether time stands in the rates by quasi-velocities.
    fn is_timed(&self) -> bool {
        let rates: Vec<Expr> = self.flat.rates.iter().map(|rate| rate.1).collect();
        self.flat.graph.symbols_of(&rates).iter().any(|s| self.flat.meaning.get(s) == Some(&Meaning::Time))
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
        for i in 0..=k {
            for j in 0..=i {
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
        let w = self.w();
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

    /// Brackets of time with the model's own velocities: W c_j = ∂W_j/∂t.
    fn own_brackets_in_time(&mut self) -> Vec<(usize, Vec<Expr>)> {
        if !self.is_timed() {
            return Vec::new();
        }
        let (n, zero) = (self.model.n(), self.zero());
        let w = self.w();
        let timed = self.flat.moved(&w.concat(), &vec![zero; n], true);
        let mut out = Vec::new();
        for j in 0..n {
            let column: Vec<Expr> = (0..n).map(|i| self.tidy(timed[i * n + j])).collect();
            if column.iter().all(|&e| self.is_zero(e)) {
                continue;
            }
            let sides = column.into_iter().map(|e| vec![e]).collect();
            let solved = inverse_times(self.flat, self.algebra, w.clone(), sides);
            out.extend(solved.map(|c| (j, c.into_iter().map(|row| row[0]).collect())));
        }
        out
    }

    /// [S_i, S_j] for i > j, v_p counted last.
    fn brackets(&mut self) -> HashMap<(usize, usize), Vec<Expr>> {
        let s = self.extended();
        let n = s.len();
        let all = self.fields.v.len() + 1;
        let (own, in_time) = (self.own_brackets(), self.own_brackets_in_time());
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
                for (l, entries) in in_time.iter().filter(|_| i + 1 == all) {
                    for (m, &e) in entries.iter().enumerate() {
                        let e = self.flat.graph.mul(s[*l][j], e);
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
        let by_time = form == Form::Hamiltonian && (self.kind.by_time || self.moved_by_time(&entries));
        let mut form = match form {
            Form::Hamiltonian => {
                self.hamiltonian((metric, mass, damping), (input_map, constraint_map, others), &brackets)?
            }
            _ => self.lagrangian((entries, mass, damping), (input_map, constraint_map, others), &brackets),
        };
        form.by_time = by_time;
        self.on_constraints(&mut form);
        form.parts.iter_mut().for_each(|p| self.mirrored(&mut p.entries));
        // What is zero whatever happens is no term.
        form.parts.retain(|p| {
            p.key != "r" || p.entries.iter().flatten().any(|&e| self.flat.graph.constant_value(e) != Some(0.0))
        });
        Ok(form)
    }

    /// Makes entries that are equal, or opposite, across the diagonal read so.
    fn mirrored(&mut self, m: &mut Matrix) {
        if m.iter().any(|row| row.len() != m.len()) {
            return;
        }
        for i in 0..m.len() {
            for j in 0..i {
                let (a, b) = (m[i][j], m[j][i]);
                let g = &mut self.flat.graph;
                if a == b || g.written_size(a) + g.written_size(b) > MIRRORED {
                    continue;
                }
                let (sum, difference) = (g.add(a, b), g.sub(a, b));
                let shorter = if g.written_size(a) < g.written_size(b) { a } else { b };
                if g.is_rational_zero(difference) == Some(true) {
                    (m[i][j], m[j][i]) = (shorter, shorter);
                } else if g.is_rational_zero(sum) == Some(true) {
                    let opposite = g.neg(shorter);
                    (m[i][j], m[j][i]) = if shorter == a { (a, opposite) } else { (opposite, b) };
                }
            }
        }
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
            let tidy = self.algebra.tidy(&mut self.flat.graph, new);
            // What was tidy before is, unless there is less of it.
            if new != *e || self.flat.graph.written_size(tidy) < self.flat.graph.written_size(*e) {
                *e = tidy;
            }
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

    /// What the coordinates move by at v = 0.
    fn drift(&mut self) -> Vec<Expr> {
        let drift = if self.flat.rates.is_empty() || self.fields.along.len() < self.model.n() {
            self.fields.drift.clone()
        } else {
            let (w, drive) = (self.w(), self.fields.drive.clone());
            self.algebra.apply(&mut self.flat.graph, &w, &drive)
        };
        drift.into_iter().map(|e| self.tidy(e)).collect()
    }

    /// Whether M̂ or V change while the coordinates rest: time stands in them, or moves dependent coordinates.
    fn moved_by_time(&mut self, metric: &[Expr]) -> bool {
        let drift = self.drift();
        let mut field = self.fields.drive.clone();
        for (d, by) in drift.into_iter().enumerate() {
            if self.is_zero(by) {
                continue;
            }
            for (own, along) in field.iter_mut().zip(self.direction(d)) {
                let share = self.flat.graph.mul(along, by);
                *own = self.flat.graph.sub(*own, share);
            }
        }
        let field: Vec<Expr> = field.into_iter().map(|e| self.tidy(e)).collect();
        let own: Vec<Expr> = metric.iter().copied().chain([self.parts.written]).collect();
        let mut rates = self.flat.moved(&own, &field, true);
        let bodies = self.parts.of_bodies.clone();
        rates.push(self.dot(&field, &bodies));
        rates.into_iter().any(|e| {
            let e = self.tidy(e);
            !self.is_zero(e)
        })
    }

    fn singular(&self, mass: &Matrix) -> ModelError {
        let free: Vec<String> = (0..mass.len())
            .filter(|&i| mass[i].iter().all(|&e| self.is_zero(e)))
            .map(|i| format!("`{}`", text(&self.flat.graph, self.fields.v[i])))
            .collect();
        let along = if free.is_empty() { "a combination of the velocities".to_owned() } else { free.join(", ") };
        ModelError::whole(format!("M is singular: nothing has inertia along {along}")).help(
            if self.fields.rows[0].is_empty() {
                "momenta need inertia: give it some, or ask for the Lagrangian form"
            } else {
                "eliminate the constraints, if they tie it to parts that have: --eliminate auto"
            },
        )
    }
}
