//! Parameters of a module: constants become numbers, formulas of time stay formulas.

use std::collections::HashMap;
use std::sync::Arc;

use dalembert_expr::{AstNode, CallArgument, Expr, Graph, Names, ParseError, Span, Symbol, did_you_mean};

use crate::error::ModelError;
use crate::spec::{Formula, ModuleSpec};

/// The expressions of a model, and a place apart for arithmetic with parameters: values leave no trace in the model's own graph, so that
/// it is the same whatever they are.
#[derive(Debug, Default)]
pub struct Graphs {
    /// The model's.
    pub model: Arc<Graph>,
    /// For numbers.
    pub numbers: Graph,
}

/// A parameter of a class.
#[derive(Clone, Debug)]
pub struct ClassParameter {
    /// Name.
    pub name: String,
    /// For a time-dependent one, its formula in constant parameters and t.
    pub moving: Option<Expr>,
    /// Unit as written.
    pub unit: Option<String>,
}

/// A parameter's value as its module's parent gives it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Given {
    /// A number.
    Value(f64),
    /// A formula of time, with numbers for everything else.
    Moving(Expr),
}

/// Parameters of one module instance.
#[derive(Clone, Debug)]
pub struct Parameters {
    /// As declared, in order.
    pub declared: Vec<ClassParameter>,
    /// Values of the constant ones; 0 where the parameter moves.
    pub values: Vec<f64>,
    variables: Vec<String>,
    /// The number of a copy, where numbers are those of one.
    copy: Option<i64>,
}

/// Turns an expression error into a model error at the place in the file.
pub fn located(formula: &Formula, error: ParseError) -> ModelError {
    ModelError::at(formula.locate(error.span), error.message).maybe_help(error.help)
}

/// Names in a parameter's formula: other parameters of the module, `t`, and `index` where it has a meaning.
pub struct ParameterScope<'a> {
    /// Parameters of the module.
    pub declared: &'a [ClassParameter],
    /// Names of the module's variables, of which a parameter can't speak.
    pub variables: &'a [String],
    /// The number of a copy, where `index` has a meaning.
    pub index: Option<i64>,
    /// Whether parameters that move stand as their formulas; otherwise as symbols.
    pub formulas: bool,
}

impl Names for ParameterScope<'_> {
    fn name(&mut self, g: &mut Graph, name: &str, primes: u32, span: Span) -> Result<Expr, ParseError> {
        let fail = |message: String, help: Option<String>| Err(ParseError { span, message, help });
        if primes > 0 {
            return fail(format!("a derivative such as `{name}'` can't be used in a parameter"), None);
        }
        if let (true, Some(index)) = (name == "index", self.index) {
            return Ok(g.constant(index as f64));
        }
        if name == "index" {
            return fail(
                "`index`, the number of a copy, is not known here".to_owned(),
                Some("`parameters`, `start`, `at` and `rotation` of a repeated module know it: give the module a parameter that is made of it".into()),
            );
        }
        if name == "t" {
            let t = g.symbol("t");
            return Ok(g.var(t));
        }
        match self.declared.iter().find(|p| p.name == name) {
            Some(ClassParameter { moving: Some(e), .. }) if self.formulas => Ok(*e),
            Some(_) => {
                let symbol = g.symbol(name);
                Ok(g.var(symbol))
            }
            None if self.variables.iter().any(|v| v == name) => fail(
                format!("`{name}` is a variable, and a parameter can't depend on the motion"),
                Some("use it in an energy, a force, a constraint or an output".into()),
            ),
            None => {
                let close = did_you_mean(name, self.declared.iter().map(|p| p.name.as_str()));
                fail(
                    format!("unknown parameter `{name}`"),
                    close
                        .map(|c| format!("did you mean `{c}`?"))
                        .or_else(|| Some("a parameter may speak of other parameters of its module and of t".into())),
                )
            }
        }
    }

    fn call(&mut self, _: &mut Graph, _: &str, _: &[CallArgument], _: Span) -> Option<Result<Expr, ParseError>> {
        None
    }
}

/// The number an expression has when the named symbols have these values.
pub fn number(g: &mut Graph, e: Expr, declared: &[ClassParameter], values: &[f64]) -> Option<f64> {
    let numeric = with_numbers(g, e, declared, values);
    g.number(numeric)
}

/// Puts numbers for the constant parameters.
pub fn with_numbers(g: &mut Graph, e: Expr, declared: &[ClassParameter], values: &[f64]) -> Expr {
    let mut map: HashMap<Symbol, Expr> = HashMap::new();
    for symbol in g.symbols_of(&[e]) {
        let name = g.name(symbol);
        if let Some(i) = declared.iter().position(|p| p.name == name && p.moving.is_none()) {
            let value = g.constant(values[i]);
            map.insert(symbol, value);
        }
    }
    g.substitute(&[e], &map)[0]
}

/// Whether an expression depends on time.
fn moves(g: &mut Graph, e: Expr) -> bool {
    let t = g.symbol("t");
    g.depends_on(e, t)
}

/// Whether a formula with numbers for the constant parameters depends on time, itself or through symbols of parameters that move.
fn may_move(g: &Graph, e: Expr, declared: &[ClassParameter]) -> bool {
    let moving = |name: &str| name == "t" || declared.iter().any(|p| p.moving.is_some() && p.name == name);
    g.symbols_of(&[e]).into_iter().any(|symbol| moving(g.name(symbol)))
}

/// Orders the parameters so that each comes after those it speaks of.
fn dependency_order(spec: &ModuleSpec, given: &[Option<Given>]) -> Result<Vec<usize>, ModelError> {
    let number: HashMap<&str, usize> =
        spec.parameters.iter().enumerate().map(|(i, p)| (p.name.value.as_str(), i)).collect();
    let needs: Vec<Vec<usize>> = spec
        .parameters
        .iter()
        .enumerate()
        .map(|(i, p)| match given[i] {
            Some(_) => Vec::new(),
            None => p.value.ast.names().iter().filter_map(|(n, _, _)| number.get(n.as_str()).copied()).collect(),
        })
        .collect();
    let mut order = Vec::new();
    let mut state = vec![0u8; needs.len()];
    for root in 0..needs.len() {
        let mut stack = vec![(root, 0)];
        while let Some((node, next)) = stack.pop() {
            if next == 0 && state[node] == 2 {
                continue;
            }
            state[node] = 1;
            match needs[node].get(next) {
                Some(&child) if state[child] == 1 => return Err(cycle(spec, child, &stack, node)),
                Some(&child) => {
                    stack.push((node, next + 1));
                    stack.push((child, 0));
                }
                None => {
                    state[node] = 2;
                    order.push(node);
                }
            }
        }
    }
    Ok(order)
}

fn cycle(spec: &ModuleSpec, first: usize, stack: &[(usize, usize)], last: usize) -> ModelError {
    let mut chain: Vec<usize> = stack.iter().map(|s| s.0).collect();
    chain.push(last);
    let from = chain.iter().position(|&i| i == first).unwrap_or(0);
    let mut names: Vec<&str> = chain[from..].iter().map(|&i| spec.parameters[i].name.value.as_str()).collect();
    names.push(&spec.parameters[first].name.value);
    ModelError::at(
        spec.parameters[first].name.span,
        format!("parameters are defined by each other in a circle: {}", names.join(" → ")),
    )
    .help("give one of them a value of its own")
}

fn not_finite(formula: &Formula) -> ModelError {
    ModelError::at(formula.span, "this value is not a finite real number")
        .help("look for a division by zero, a root of a negative number or an overflow")
}

fn finite(g: &Graph, e: Expr, formula: &Formula) -> Result<f64, ModelError> {
    g.number(e).ok_or_else(|| not_finite(formula))
}

impl Parameters {
    /// Evaluates a module's parameters; `given` holds what the parent prescribes.
    ///
    /// # Errors
    /// Formulas that cannot be read or are no numbers, with their places.
    pub fn resolve(g: &mut Graphs, spec: &ModuleSpec, given: &[Option<Given>]) -> Result<Self, ModelError> {
        let order = dependency_order(spec, given)?;
        let mut all = Self {
            declared: spec
                .parameters
                .iter()
                .map(|p| ClassParameter {
                    name: p.name.value.clone(),
                    moving: None,
                    unit: p.unit.as_ref().map(|u| u.value.clone()),
                })
                .collect(),
            values: vec![0.0; spec.parameters.len()],
            variables: spec.variables.iter().map(|v| v.name.value.clone()).collect(),
            copy: None,
        };
        for i in order {
            all.resolve_one(g, spec, i, given[i])?;
        }
        Ok(all)
    }

    fn resolve_one(
        &mut self,
        g: &mut Graphs,
        spec: &ModuleSpec,
        i: usize,
        given: Option<Given>,
    ) -> Result<(), ModelError> {
        let formula = &spec.parameters[i].value;
        match given.or_else(|| self.written(formula).map(Given::Value)) {
            Some(Given::Value(value)) => self.values[i] = value,
            Some(Given::Moving(e)) => self.declared[i].moving = Some(e),
            None => {
                let e = self.build(&mut g.numbers, formula, None, false)?;
                let value = if may_move(&g.numbers, e, &self.declared) {
                    let model = Arc::make_mut(&mut g.model);
                    let e = self.build(model, formula, None, true)?;
                    if moves(model, e) {
                        self.declared[i].moving = Some(e);
                        return Ok(());
                    }
                    number(model, e, &self.declared, &self.values)
                } else {
                    number(&mut g.numbers, e, &self.declared, &self.values)
                };
                self.values[i] = value.ok_or_else(|| {
                    let name = &spec.parameters[i].name.value;
                    ModelError::at(formula.span, format!("parameter `{name}` has no finite real value"))
                        .help("look for a division by zero, a root of a negative number or an overflow")
                })?;
            }
        }
        Ok(())
    }

    /// Evaluates a formula that the parent wrote for a child, in this module's parameters.
    ///
    /// # Errors
    /// A formula that cannot be read, with its place.
    pub fn give(&self, g: &mut Graphs, formula: &Formula, index: Option<i64>) -> Result<Given, ModelError> {
        if let Some(value) = self.written(formula) {
            return Ok(Given::Value(value));
        }
        let numeric = self.numeric(&mut g.numbers, formula, index, false)?;
        if !may_move(&g.numbers, numeric, &self.declared) {
            return finite(&g.numbers, numeric, formula).map(Given::Value);
        }
        let model = Arc::make_mut(&mut g.model);
        let numeric = self.numeric(model, formula, index, true)?;
        if moves(model, numeric) {
            return Ok(Given::Moving(numeric));
        }
        finite(model, numeric, formula).map(Given::Value)
    }

    /// The value of a formula that is nothing but a number or the name of a constant parameter, as most are.
    fn written(&self, formula: &Formula) -> Option<f64> {
        let value = match formula.ast.node(formula.ast.root()) {
            AstNode::Number(value) => value,
            AstNode::Name(name, 0) if name != "t" && name != "index" => {
                let i = self.declared.iter().position(|p| p.name == name && p.moving.is_none())?;
                self.values[i]
            }
            _ => return None,
        };
        value.is_finite().then_some(value)
    }

    fn build(&self, g: &mut Graph, formula: &Formula, index: Option<i64>, formulas: bool) -> Result<Expr, ModelError> {
        let mut scope = ParameterScope { declared: &self.declared, variables: &self.variables, index, formulas };
        formula.ast.build(g, &mut scope).map_err(|e| located(formula, e))
    }

    /// The same with numbers for the constant parameters.
    fn numeric(
        &self,
        g: &mut Graph,
        formula: &Formula,
        index: Option<i64>,
        formulas: bool,
    ) -> Result<Expr, ModelError> {
        let e = self.build(g, formula, index, formulas)?;
        Ok(with_numbers(g, e, &self.declared, &self.values))
    }

    /// The same, for numbers that may speak of the number of a copy.
    pub fn of_copy(&self, number: usize) -> Self {
        let (declared, values) = (self.declared.clone(), self.values.clone());
        Self { declared, values, variables: Vec::new(), copy: i64::try_from(number).ok() }
    }

    /// A number from a formula in this module's parameters.
    ///
    /// # Errors
    /// A formula that cannot be read or is no number, with its place.
    pub fn number(&self, g: &mut Graphs, formula: &Formula) -> Result<f64, ModelError> {
        match self.give(g, formula, self.copy)? {
            Given::Value(value) => Ok(value),
            Given::Moving(_) => Err(ModelError::at(formula.span, "this value must not depend on time")
                .help("use numbers and constant parameters")),
        }
    }
}
