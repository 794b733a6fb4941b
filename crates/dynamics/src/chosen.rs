//! Coordinates, velocities and momenta that a user writes in place of the model's own: `u = x'*cos(phi) + y'*sin(phi), w = phi'`.

use dalembert_expr::{Ast, Expr, Graph, Names, ParseError, Span, did_you_mean, parse};
use dalembert_integrate::Failure;

use dalembert_model::model::{Model, Variable};
use dalembert_spec::parameters::ClassParameter;

/// Which constraints are eliminated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eliminate {
    /// None: all multipliers stay.
    None,
    /// Those between positions, then those between velocities.
    #[default]
    Auto,
    /// Those between positions.
    Holonomic,
    /// Those between velocities.
    Nonholonomic,
}

/// Which momenta.
#[derive(Clone, Debug, Default)]
pub enum Momenta {
    /// ∂L/∂v.
    #[default]
    Canonical,
    /// M' = 1: Q₀ = L⁻ᵀ with M = L Lᵀ.
    Unit,
    /// p' = Q₀ᵀ p, Q₀ written as `[[a, b], [c, d]]`.
    Given(String),
}

/// What is asked of a Lagrangian or Hamiltonian form.
#[derive(Clone, Debug, Default)]
pub struct FormQuestion {
    /// Which constraints are eliminated.
    pub eliminate: Eliminate,
    /// Independent coordinates by name; chosen if not given.
    pub independent: Option<Vec<String>>,
    /// Admissible velocities as `u = formula, …`; chosen if not given.
    pub velocities: Option<String>,
    /// New coordinates as `z = formula, …`.
    pub coordinates: Option<String>,
    /// Momenta.
    pub momenta: Momenta,
}

/// A name with its formula.
#[derive(Clone, Debug)]
pub struct Defined {
    /// The new name.
    pub name: String,
    /// What it stands for.
    pub formula: Ast,
}

/// Reads `name = formula, name = formula, …`.
///
/// # Errors
/// In words: what is no definition, no formula, or named twice.
pub fn definitions(text: &str) -> Result<Vec<Defined>, Failure> {
    let mut all: Vec<Defined> = Vec::new();
    for part in split(text) {
        let Some((name, formula)) = part.split_once('=') else {
            return Err(Failure::new(format!("`{}` is no definition: write it as `name = formula`", part.trim())));
        };
        let name = name.trim();
        let word = name.chars().all(|c| c.is_alphanumeric() || c == '_') && name.starts_with(|c: char| !c.is_numeric());
        if name.is_empty() || !word {
            return Err(Failure::new(format!("`{name}` is no name for a new variable: take letters, digits and _")));
        }
        if all.iter().any(|d| d.name == name) {
            return Err(Failure::new(format!("`{name}` is defined twice")));
        }
        all.push(Defined { name: name.to_owned(), formula: formula_of(formula)? });
    }
    Ok(all)
}

/// Reads `[[a, b], [c, d]]`, square.
///
/// # Errors
/// In words: what is no square matrix of formulas.
pub fn matrix(text: &str) -> Result<Vec<Vec<Ast>>, Failure> {
    let no = || Failure::new(format!("`{}` is no square matrix: write it as [[a, b], [c, d]]", text.trim()));
    let inside = |text: &str| -> Option<String> {
        text.trim().strip_prefix('[').and_then(|t| t.strip_suffix(']')).map(|t| t.trim().to_owned())
    };
    let rows = split(&inside(text).ok_or_else(no)?)
        .into_iter()
        .map(|row| split(&inside(row).ok_or_else(no)?).into_iter().map(formula_of).collect::<Result<Vec<_>, _>>())
        .collect::<Result<Vec<_>, _>>()?;
    if rows.is_empty() || rows.iter().any(|row| row.len() != rows.len()) {
        return Err(no());
    }
    Ok(rows)
}

fn formula_of(text: &str) -> Result<Ast, Failure> {
    parse(text.trim()).map_err(|e| Failure::new(sentence(text, &e)))
}

/// A formula's fault in one sentence.
fn sentence(text: &str, e: &ParseError) -> String {
    let help = e.help.as_ref().map_or_else(String::new, |h| format!("; {h}"));
    format!("in `{}`: {}{help}", text.trim(), e.message)
}

/// Parts between commas outside all brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut first, mut parts) = (0_i32, 0, Vec::new());
    for (k, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[first..k]);
                first = k + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[first..]);
    parts
}

/// Builds a formula over a model's variables, rates, parameters and time: their symbols are made by `symbol` from full names.
///
/// # Errors
/// In words: names that the model does not have.
pub fn build(
    model: &Model,
    g: &mut Graph,
    formula: &Ast,
    symbol: &mut dyn FnMut(&mut Graph, &str) -> Option<Expr>,
) -> Result<Expr, Failure> {
    let mut names = Known { model, symbol };
    formula.build(g, &mut names).map_err(|e| Failure::new(sentence(formula.text(), &e)))
}

struct Known<'a> {
    model: &'a Model,
    symbol: &'a mut dyn FnMut(&mut Graph, &str) -> Option<Expr>,
}

impl Names for Known<'_> {
    fn name(&mut self, g: &mut Graph, name: &str, primes: u32, span: Span) -> Result<Expr, ParseError> {
        let full = format!("{name}{}", "'".repeat(primes as usize));
        let called = self.model.called(&full).into_owned();
        if let Some(e) = (self.symbol)(g, &called) {
            return Ok(e);
        }
        let variables = self.model.variables.iter().flat_map(Variable::slots).map(std::borrow::Cow::into_owned);
        let known: Vec<String> = variables.chain(parameters(self.model).map(|p| p.0)).collect();
        let error = ParseError::new(span, format!("the model has no variable `{full}`"));
        Err(match did_you_mean(&full, known.iter().map(String::as_str)) {
            Some(close) => error.with_help(format!("did you mean `{close}`?")),
            None => error,
        })
    }
}

/// Constant parameters by full name with their values.
pub fn parameters(model: &Model) -> impl Iterator<Item = (String, f64)> + '_ {
    model.instances.iter().flat_map(move |i| {
        let own: &[ClassParameter] = &model.classes[i.class.0].interface.parameters;
        let constant = own.iter().zip(&i.parameters).filter(|(p, _)| p.moving.is_none());
        constant.map(move |(p, &value)| (format!("{}{}", i.prefix, p.name), value))
    })
}
