//! The Lagrangian and the Hamiltonian form in numbers.

use std::fmt::Write;

use dalembert::dynamics::digits::number;
use dalembert::dynamics::energy_forms::{FormNames, Hamiltonian, Lagrangian, Question};
use dalembert::io::ToJson;
use dalembert::{At, EnergyForm, Error, FormWords, Loaded};
use serde_json::Value;

use super::{matrix, table};
use crate::args::{EvaluateArgs, FormArgs};

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

    pub fn text(&self, t: f64) -> String {
        let mut out = format!("t = {} s\n", number(t));
        match self {
            Self::Lagrangian(form) => lagrangian(&mut out, form),
            Self::Hamiltonian(form) => hamiltonian(&mut out, form),
        }
        out
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
    let _ = writeln!(out, "\nẋ = (𝒥 − ℛ) ∇H + [0; G] u{held}{rest},   x = (q, p),   y = Gᵀ ∇_p H");
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
        let _ = writeln!(out, "eliminated: {}", names.eliminated.join(", "));
    }
    if !names.redundant.is_empty() {
        let _ = writeln!(out, "left out, since they follow from others: {}", names.redundant.join(", "));
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
