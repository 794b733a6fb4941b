//! Coordinates, velocities and momenta that a user writes in place of the model's own: `u = x'*cos(phi) + y'*sin(phi), w = phi'`.

use dalembert_expr::{Ast, Expr, Graph, Names, ParseError, Span, Symbol, did_you_mean, parse};
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

/// The name of time.
const TIME: &str = "t";

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

/// What of a state formulas speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaks {
    /// Coordinates, parameters and time: what new coordinates and momenta are made of.
    OfCoordinates,
    /// Velocities, too: what new velocities are made of.
    OfVelocities,
}

/// What a name in such a formula stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meant {
    /// t.
    Time,
    /// A place of the state.
    State(usize),
    /// A parameter, by its value.
    Constant(f64),
}

/// What a full name stands for; what it is instead where nothing of that kind may stand there; or nothing, where the model does not have it.
fn meant(model: &Model, name: &str, speaks: Speaks) -> Result<Meant, Option<&'static str>> {
    if name == TIME {
        return Ok(Meant::Time);
    }
    if let Some((column, slot)) = model.find_variable(name) {
        let v = &model.variables[column];
        let moves = v.is_twist() || slot > 0;
        let refused = moves && speaks == Speaks::OfCoordinates;
        return if refused { Err(Some("a velocity")) } else { Ok(Meant::State(v.state[slot])) };
    }
    if let Some(place) = model.find_state(name) {
        return Ok(Meant::State(place));
    }
    if let Some((_, value)) = parameters(model).find(|p| p.0 == name) {
        return Ok(Meant::Constant(value));
    }
    if model.find_input(name).is_some() {
        return Err(Some("an input"));
    }
    Err(model.variables.iter().any(|v| v.highest() == name).then_some("an acceleration"))
}

/// Builds a formula over what it may speak of: symbols are made by `symbol` from full names and what they stand for.
///
/// # Errors
/// In words: names that the model does not have, or that say more than a coordinate, a velocity or a momentum may depend on.
pub fn build(
    model: &Model,
    g: &mut Graph,
    formula: &Ast,
    speaks: Speaks,
    symbol: &mut dyn FnMut(&mut Graph, &str, Meant) -> Expr,
) -> Result<Expr, Failure> {
    let mut names = Known { model, speaks, symbol };
    formula.build(g, &mut names).map_err(|e| Failure::new(sentence(formula.text(), &e)))
}

struct Known<'a> {
    model: &'a Model,
    speaks: Speaks,
    symbol: &'a mut dyn FnMut(&mut Graph, &str, Meant) -> Expr,
}

impl Names for Known<'_> {
    fn name(&mut self, g: &mut Graph, name: &str, primes: u32, span: Span) -> Result<Expr, ParseError> {
        let full = format!("{name}{}", "'".repeat(primes as usize));
        let (model, speaks) = (self.model, self.speaks);
        let called = model.called(&full);
        let what = match meant(model, &called, speaks) {
            Ok(meaning) => return Ok((self.symbol)(g, &called, meaning)),
            Err(what) => what,
        };
        if let Some(what) = what {
            let by = match speaks {
                Speaks::OfCoordinates => "coordinates and momenta are chosen by coordinates, parameters and time alone",
                Speaks::OfVelocities => "velocities are chosen by velocities, coordinates, parameters and time alone",
            };
            return Err(ParseError::new(span, format!("`{full}` is {what}, and {by}")));
        }
        let error = ParseError::new(span, format!("the model has no variable `{full}`"));
        // Only what may stand there is of any help.
        let variables = model.variables.iter().flat_map(Variable::slots).map(std::borrow::Cow::into_owned);
        let known = variables.chain(parameters(model).map(|p| p.0));
        let known: Vec<String> = known.filter(|name| meant(model, name, speaks).is_ok()).collect();
        Err(match did_you_mean(&full, known.iter().map(String::as_str)) {
            Some(close) => error.with_help(format!("did you mean `{close}`?")),
            None => error,
        })
    }
}

/// The coefficients of `rates` in the formula of a velocity, which is their sum with these whatever the state.
///
/// # Errors
/// In words, by the velocity's name, where it is none: parts of other powers, or free of the rates.
pub fn coefficients(g: &mut Graph, name: &str, e: Expr, rates: &[Symbol]) -> Result<Vec<Expr>, Failure> {
    let slopes: Vec<Expr> = rates.iter().map(|&rate| g.derivative(e, rate)).collect();
    let terms: Vec<Expr> = rates
        .iter()
        .zip(&slopes)
        .map(|(&rate, &slope)| {
            let rate = g.var(rate);
            g.mul(slope, rate)
        })
        .collect();
    let sum = g.sum(&terms);
    let off = g.sub(e, sum);
    let bends = slopes.iter().any(|&slope| {
        let slope = g.simplify(slope);
        rates.iter().any(|&rate| g.depends_on(slope, rate))
    });
    if bends || g.is_rational_zero(off) == Some(false) {
        return Err(not_linear(name));
    }
    Ok(slopes)
}

/// The sentence for a velocity that is no sum of rates.
pub fn not_linear(name: &str) -> Failure {
    Failure::new(format!("`{name}` is not linear in the rates: write it as a sum of rates with coefficients"))
}

/// Constant parameters by full name with their values.
pub fn parameters(model: &Model) -> impl Iterator<Item = (String, f64)> + '_ {
    model.instances.iter().flat_map(move |i| {
        let own: &[ClassParameter] = &model.classes[i.class.0].interface.parameters;
        let constant = own.iter().zip(&i.parameters).filter(|(p, _)| p.moving.is_none());
        constant.map(move |(p, &value)| (format!("{}{}", i.prefix, p.name), value))
    })
}
