//! The Lagrangian and the Hamiltonian form in numbers.

use std::fmt::Write;

use dalembert::dynamics::digits::{largest, number};
use dalembert::dynamics::energy_forms::{FormNames, Hamiltonian, Lagrangian, Question};
use dalembert::io::ToJson;
use dalembert::{At, EnergyForm, Error, FormWords, Loaded};
use serde_json::Value;

use super::{matrix, table};
use crate::args::{EvaluateArgs, FormArgs};
use crate::output::listed;
use crate::tolerances::MADE_OF;

/// The words of `FormArgs`.
pub fn words(choice: &FormArgs, independent: &[String]) -> FormWords {
    FormWords {
        eliminate: choice.eliminate.clone(),
        independent: independent.to_vec(),
        velocities: choice.velocities.clone(),
        coordinates: choice.coordinates.clone(),
        momenta: choice.momenta.clone(),
    }
}

/// The error for choices where no form is asked for that has them.
pub fn refused_without(c: &FormArgs) -> Option<Error> {
    let given = [
        ("eliminate", &c.eliminate),
        ("velocities", &c.velocities),
        ("coordinates", &c.coordinates),
        ("momenta", &c.momenta),
    ];
    let (name, _) = given.into_iter().find(|g| g.1.is_some())?;
    Some(Error::Usage(format!("--{name} is for a form: add --form lagrangian or --form hamiltonian")))
}

/// A form that is asked for.
pub struct Asked {
    form: EnergyForm,
    question: Question,
}

/// Its answer.
pub enum Form {
    Lagrangian(Box<Lagrangian>),
    Hamiltonian(Box<Hamiltonian>),
}

impl Asked {
    pub fn of(args: &EvaluateArgs) -> Result<Option<Self>, Error> {
        let Some(word) = &args.form else {
            return match refused_without(&args.choice) {
                Some(error) => Err(error),
                None => Ok(None),
            };
        };
        let form = EnergyForm::from_word(word)?;
        Ok(Some(Self { form, question: words(&args.choice, &args.independent).question(form)? }))
    }

    pub fn answered(&self, loaded: &Loaded, at: &At) -> Result<Form, Error> {
        Ok(match self.form {
            EnergyForm::Lagrangian => Form::Lagrangian(Box::new(loaded.lagrangian(at, &self.question)?)),
            EnergyForm::Hamiltonian => Form::Hamiltonian(Box::new(loaded.hamiltonian(at, &self.question)?)),
        })
    }
}

impl Form {
    pub fn key(&self) -> &'static str {
        match self {
            Self::Lagrangian(_) => "lagrangian",
            Self::Hamiltonian(_) => "hamiltonian",
        }
    }

    pub fn to_json(&self) -> Value {
        match self {
            Self::Lagrangian(form) => form.to_json(),
            Self::Hamiltonian(form) => form.to_json(),
        }
    }

    pub fn text(&self, loaded: &Loaded, t: f64) -> String {
        let mut out = format!("t = {} s\n", number(t));
        match self {
            Self::Lagrangian(form) => lagrangian(&mut out, &told_lagrangian(loaded, form)),
            Self::Hamiltonian(form) => hamiltonian(&mut out, &told_hamiltonian(loaded, form)),
        }
        out
    }
}

/// The model's own sizes of what a form is written in; of what has no name in the model none is known.
struct Sizes {
    v: Vec<f64>,
    /// Small turns and shifts along the velocities.
    along: Vec<f64>,
    /// Of forces and momenta along the velocities.
    force: Vec<f64>,
    p: Vec<f64>,
    /// Of an energy of this motion.
    energy: f64,
    rate: f64,
}

impl Sizes {
    fn of(loaded: &Loaded, names: &FormNames, mass: &[Vec<f64>]) -> Self {
        let natural = &loaded.model.natural;
        let (states, rate) = (natural.of_states(&loaded.model), natural.of_derivative(1));
        let size = |name: &String| loaded.model.find_state(name).map_or(f64::NAN, |place| states[place]);
        let v: Vec<f64> = names.v.iter().map(size).collect();
        let energy = largest(mass.iter().enumerate().map(|(i, row)| row[i] * v[i] * v[i]));
        Self {
            along: v.iter().map(|v| v / rate).collect(),
            force: v.iter().map(|v| energy * rate / v).collect(),
            p: v.iter().map(|v| energy / v).collect(),
            v,
            energy,
            rate,
        }
    }
}

/// Numbers that are no rounding beside the largest of them, or beside `least`, in these sizes.
fn told(values: &[f64], sizes: &[f64], least: f64) -> Vec<f64> {
    let most = largest(values.iter().zip(sizes).map(|(x, size)| x / size)).max(least);
    let of = |(x, size): (&f64, &f64)| if x.abs() <= MADE_OF * most * size { 0.0 } else { *x };
    // What has no size of its own stays as it is.
    (0..values.len()).map(|k| sizes.get(k).map_or(values[k], |size| of((&values[k], size)))).collect()
}

/// The same of a matrix, by the sizes of rows and columns.
fn told_matrix(rows: &[Vec<f64>], (down, across): (&[f64], &[f64])) -> Vec<Vec<f64>> {
    let width = rows.first().map_or(0, Vec::len);
    let flat: Vec<f64> = rows.iter().flatten().copied().collect();
    let sizes: Vec<f64> = down.iter().flat_map(|d| across.iter().map(move |a| d * a)).collect();
    if flat.len() != sizes.len() || width == 0 {
        return rows.to_vec();
    }
    told(&flat, &sizes, 0.0).chunks(width).map(<[f64]>::to_vec).collect()
}

/// J, each constraint's column by itself.
fn told_columns(rows: &[Vec<f64>], sizes: &[f64]) -> Vec<Vec<f64>> {
    let width = rows.first().map_or(0, Vec::len);
    let column = |k: usize| told(&rows.iter().map(|row| row[k]).collect::<Vec<f64>>(), sizes, 0.0);
    let columns: Vec<Vec<f64>> = (0..width).map(column).collect();
    (0..rows.len()).map(|i| columns.iter().map(|column| column[i]).collect()).collect()
}

fn told_lagrangian(loaded: &Loaded, f: &Lagrangian) -> Lagrangian {
    let s = Sizes::of(loaded, &f.names, &f.mass);
    let inverse: Vec<f64> = s.v.iter().map(|v| v.recip()).collect();
    let square = |x: &[Vec<f64>]| told_matrix(x, (&inverse, &inverse));
    let rates: Vec<f64> = s.v.iter().map(|v| v * s.rate).collect();
    Lagrangian {
        q: f.q.clone(),
        v: f.v.clone(),
        mass: square(&f.mass),
        coriolis: square(&f.coriolis),
        gyroscopic: f.gyroscopic.as_deref().map(square),
        damping: square(&f.damping),
        potential: told(&f.potential, &s.force, 0.0),
        v_dot: told(&f.v_dot, &rates, 0.0),
        constraint_map: told_columns(&f.constraint_map, &inverse),
        ..f.clone()
    }
}

fn told_hamiltonian(loaded: &Loaded, f: &Hamiltonian) -> Hamiltonian {
    let s = Sizes::of(loaded, &f.names, &f.mass);
    let inverse: Vec<f64> = s.v.iter().map(|v| v.recip()).collect();
    // Where velocities are fewer than what they move, the names of these have sizes of their own.
    let along = if f.names.along.len() == s.along.len() {
        s.along.clone()
    } else {
        let natural = Sizes::of(loaded, &FormNames { v: f.names.along.clone(), ..f.names.clone() }, &[]);
        natural.along
    };
    let x: Vec<f64> = along.iter().chain(&s.p).copied().collect();
    // ẋ = S ∇H: an entry is as large as the rate of its row by the inverse of what its column multiplies.
    let rates: Vec<f64> = x.iter().map(|x| x * s.rate).collect();
    let gradients: Vec<f64> = x.iter().map(|x| x / s.energy).collect();
    let stored = if s.energy > 0.0 { f.energy.abs() / s.energy } else { 0.0 };
    let slopes: Vec<f64> = along.iter().map(|q| s.energy / q).collect();
    let q_rates: Vec<f64> = along.iter().map(|q| q * s.rate).collect();
    Hamiltonian {
        q: f.q.clone(),
        p: f.p.clone(),
        grad_q: told(&f.grad_q, &slopes, stored),
        grad_p: told(&f.grad_p, &s.v, 0.0),
        mass: told_matrix(&f.mass, (&inverse, &inverse)),
        constraint_map: told_columns(&f.constraint_map, &inverse),
        structure: told_matrix(&f.structure, (&rates, &gradients)),
        q_dot: told(&f.q_dot, &q_rates, 0.0),
        drift: told(&f.drift, &q_rates, 0.0),
        p_dot: told(&f.p_dot, &s.force, stored),
        ..f.clone()
    }
}

fn lagrangian(out: &mut String, f: &Lagrangian) {
    let gyroscopic = if f.gyroscopic.is_some() { " + Γ v" } else { "" };
    let held = if f.names.constraints.is_empty() { "" } else { " + J λ" };
    let rest = if f.rest.iter().any(|x| *x != 0.0) { " + r" } else { "" };
    let _ = writeln!(out, "\nM v̇ + C v{gyroscopic} + D v + g = G u{held}{rest}");
    constraints(out, &f.names);
    let v = &f.names.v;
    table(out, "coordinates q", &pairs(&f.names.q, &f.q));
    table(out, "velocities v", &pairs(v, &f.v));
    matrix(out, "M", v, &f.mass);
    some(out, "C", v, &f.coriolis);
    if let Some(gamma) = &f.gyroscopic {
        some(out, "Γ, gyroscopic", v, gamma);
    }
    some(out, "D", v, &f.damping);
    table(out, "g", &pairs(v, &f.potential));
    inputs(out, &f.names, (&f.input_map, &f.u), None);
    held_by(out, &f.names, &f.constraint_map, &f.lambda);
    others(out, v, &f.rest);
    table(out, "v̇", &pairs(v, &f.v_dot));
    let _ = writeln!(out, "\nthe equation holds to {} of its largest term", brief(f.equation_error));
}

fn hamiltonian(out: &mut String, f: &Hamiltonian) {
    let held = if f.names.constraints.is_empty() { "" } else { " + [0; J] λ" };
    let rest = if f.rest.iter().any(|x| *x != 0.0) { " + [0; r]" } else { "" };
    let moves = f.drift.iter().any(|x| *x != 0.0);
    let drift = if moves { " + [s; 0]" } else { "" };
    let _ = writeln!(out, "\nẋ = (𝒥 − ℛ) ∇H{drift} + [0; G] u{held}{rest},   x = (q, p),   y = Gᵀ ∇_p H");
    constraints(out, &f.names);
    let _ = writeln!(out, "\nH = {}", number(f.energy));
    let (q, p) = (&f.names.q, p_names(&f.names));
    table(out, "coordinates q", &pairs(q, &f.q));
    table(out, "momenta p", &pairs(&p, &f.p));
    table(out, "∇_q H", &pairs(&f.names.along, &f.grad_q));
    table(out, "∇_p H", &pairs(&p, &f.grad_p));
    matrix(out, "M", &f.names.v, &f.mass);
    let x: Vec<String> = f.names.along.iter().chain(&p).cloned().collect();
    matrix(out, "𝒥 − ℛ", &x, &f.structure);
    if moves {
        table(out, "s, moved by constraints", &pairs(&f.names.along, &f.drift));
    }
    inputs(out, &f.names, (&f.input_map, &f.u), Some(&f.y));
    held_by(out, &f.names, &f.constraint_map, &f.lambda);
    others(out, &p, &f.rest);
    table(out, "q̇", &pairs(&f.names.along, &f.q_dot));
    table(out, "ṗ", &pairs(&p, &f.p_dot));
    let w = &f.power;
    let mut parts =
        vec![("supplied by the inputs, yᵀu".to_owned(), w.supplied), ("dissipated".to_owned(), w.dissipated)];
    if w.others != 0.0 {
        parts.push(("of other forces and constraints".to_owned(), w.others));
    }
    if let Some(drift) = w.drift {
        parts.push(("of what constraints move, ∇_q Hᵀ s".to_owned(), drift));
    }
    if let Some(by_time) = w.by_time {
        parts.push(("∂H/∂t: H depends on time".to_owned(), by_time));
    }
    parts.push(("Ḣ".to_owned(), w.rate));
    table(out, "power", &parts);
    let _ = writeln!(
        out,
        "\nthe balance of power holds to {}, q̈ is that of `evaluate` to {}",
        brief(relative(w.balance, w.terms)),
        brief(f.equation_error)
    );
}

fn relative(x: f64, size: f64) -> f64 {
    if size > 0.0 { x.abs() / size } else { x.abs() }
}

fn brief(x: f64) -> String {
    dalembert::dynamics::digits::brief(x, 1)
}

/// Momenta by the velocities that they belong to.
fn p_names(names: &FormNames) -> Vec<String> {
    names.v.iter().map(|v| format!("p of {v}")).collect()
}

fn constraints(out: &mut String, names: &FormNames) {
    if !names.eliminated.is_empty() {
        let _ = writeln!(out, "eliminated: {}", listed(&names.eliminated));
    }
    if !names.redundant.is_empty() {
        let _ = writeln!(out, "left out, since they follow from others: {}", listed(&names.redundant));
    }
}

/// Inputs that act; those that are neither used nor set are counted only.
fn inputs(out: &mut String, names: &FormNames, (map, u): (&[Vec<f64>], &[f64]), y: Option<&[f64]>) {
    let acts = |k: &usize| map.iter().any(|row| row[*k] != 0.0) && (u[*k] != 0.0 || !names.u[*k].starts_with("tau."));
    let shown: Vec<usize> = (0..u.len()).filter(acts).collect();
    let columns: Vec<String> = shown.iter().map(|&k| names.u[k].clone()).collect();
    if !shown.is_empty() {
        let rows: Vec<Vec<f64>> = map.iter().map(|row| shown.iter().map(|&k| row[k]).collect()).collect();
        matrix(out, "G", &columns, &rows);
        table(out, "inputs u", &pairs(&columns, &shown.iter().map(|&k| u[k]).collect::<Vec<_>>()));
        if let Some(y) = y {
            table(out, "outputs y", &pairs(&columns, &shown.iter().map(|&k| y[k]).collect::<Vec<_>>()));
        }
    }
    let rest = u.len() - shown.len();
    if rest > 0 {
        let _ = writeln!(out, "\n{rest} more input{} at rest; --json has all of G", if rest == 1 { "" } else { "s" });
    }
}

fn held_by(out: &mut String, names: &FormNames, map: &[Vec<f64>], lambda: &[f64]) {
    if !names.constraints.is_empty() {
        matrix(out, "J", &names.constraints, map);
        table(out, "λ", &pairs(&names.constraints, lambda));
    }
}

fn others(out: &mut String, names: &[String], rest: &[f64]) {
    if rest.iter().any(|x| *x != 0.0) {
        table(out, "r, every other force", &pairs(names, rest));
    }
}

/// A matrix, or that it is zero.
fn some(out: &mut String, title: &str, columns: &[String], rows: &[Vec<f64>]) {
    if rows.iter().flatten().all(|x| *x == 0.0) {
        let _ = writeln!(out, "\n{title} = 0");
    } else {
        matrix(out, title, columns, rows);
    }
}

fn pairs(names: &[String], values: &[f64]) -> Vec<(String, f64)> {
    names.iter().cloned().zip(values.iter().copied()).collect()
}
