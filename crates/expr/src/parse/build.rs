//! [`Ast`] to [`Expr`]: names get their meaning.

use super::ast::Kind;
use super::sums::SUM;
use super::{Ast, AstId, AstNode, BinaryOperator, ParseError, Span, did_you_mean};
use crate::graph::{Expr, Function, Graph};

/// Calls of functions that [`Names`] defines may be nested this deep.
const CUSTOM_DEPTH: u32 = 32;

/// Gives the names in a formula their meaning.
pub trait Names {
    /// The value of a name with so many primes (time derivatives).
    ///
    /// # Errors
    /// If there is no such name.
    fn name(&mut self, g: &mut Graph, name: &str, primes: u32, span: Span) -> Result<Expr, ParseError>;

    /// The value of a function beyond the built-in ones; `None` if there is no such function.
    fn call(
        &mut self,
        _g: &mut Graph,
        _function: &str,
        _arguments: &[CallArgument<'_>],
        _span: Span,
    ) -> Option<Result<Expr, ParseError>> {
        None
    }

    /// The names of the functions that [`Names::call`] knows, for suggestions.
    fn functions(&self) -> Vec<&str> {
        Vec::new()
    }
}

/// Every name is a symbol of its own, with its primes in its name: `x'` is the symbol `x'`.
#[derive(Clone, Copy, Debug, Default)]
pub struct FreeNames;

impl Names for FreeNames {
    fn name(&mut self, g: &mut Graph, name: &str, primes: u32, _: Span) -> Result<Expr, ParseError> {
        let symbol = g.symbol(&format!("{name}{}", "'".repeat(primes as usize)));
        Ok(g.var(symbol))
    }
}

/// An argument of a function that [`Names`] defines, not built yet.
#[derive(Clone, Copy, Debug)]
pub struct CallArgument<'a> {
    ast: &'a Ast,
    id: AstId,
}

impl<'a> CallArgument<'a> {
    /// Where it stands in the text.
    pub fn span(&self) -> Span {
        self.ast.span(self.id)
    }

    /// The name and its primes, if the argument is just a name.
    pub fn bare_name(&self) -> Option<(&'a str, u32)> {
        match self.ast.node(self.id) {
            AstNode::Name(name, primes) => Some((name, primes)),
            _ => None,
        }
    }

    /// Its value.
    ///
    /// # Errors
    /// Where a name has no meaning.
    pub fn build(&self, g: &mut Graph, names: &mut dyn Names) -> Result<Expr, ParseError> {
        self.ast.build_part(self.id, g, names)
    }
}

/// Whether the language gives this name a meaning that no model may change: `pi` and `e`.
pub fn is_reserved(name: &str) -> bool {
    constant(name).is_some()
}

fn constant(name: &str) -> Option<f64> {
    match name {
        "pi" => Some(std::f64::consts::PI),
        "e" => Some(std::f64::consts::E),
        _ => None,
    }
}

pub(super) fn is_built_in(function: &str) -> bool {
    matches!(function, "if" | "mod" | SUM) || Function::from_name(function).is_some()
}

impl Ast {
    /// The formula's value as an expression.
    ///
    /// # Errors
    /// Where a name or a function has no meaning, or a function has the wrong number of arguments.
    pub fn build(&self, g: &mut Graph, names: &mut dyn Names) -> Result<Expr, ParseError> {
        self.build_part(self.root(), g, names)
    }

    fn build_part(&self, root: AstId, g: &mut Graph, names: &mut dyn Names) -> Result<Expr, ParseError> {
        let entry = &self.entries[root.index()];
        if entry.custom_depth > CUSTOM_DEPTH {
            return Err(ParseError::new(entry.span, "functions are nested too deeply here"));
        }
        let first = entry.first as usize;
        let plan = self.plan(root);
        let mut values: Vec<Option<Expr>> = vec![None; plan.len()];
        for (offset, step) in plan.iter().enumerate() {
            if *step == Step::Build {
                let id = AstId((first + offset) as u32);
                let part = Part { ast: self, first, values: &values };
                values[offset] = Some(part.value(id, g, names)?);
            }
        }
        Ok(values.pop().flatten().expect("the root is always built"))
    }

    /// Which nodes of the subtree to build: all but the arguments of functions that are not built
    /// in, and the inner nodes of chains `a + b − c …` and `a * b / c …`, which are built at once.
    fn plan(&self, root: AstId) -> Vec<Step> {
        let first = self.entries[root.index()].first as usize;
        let mut plan = vec![Step::Build; root.index() + 1 - first];
        let mut id = root.index() + 1;
        while id > first {
            id -= 1;
            match self.node(AstId(id as u32)) {
                AstNode::Call(function, _) if !is_built_in(function) => {
                    let start = self.entries[id].first as usize;
                    plan[start - first..id - first].fill(Step::Skip);
                    id = start;
                }
                AstNode::Binary(operator, left, _) if self.continues(operator, left) => {
                    plan[left.index() - first] = Step::Skip;
                }
                _ => {}
            }
        }
        plan
    }

    /// Whether `left` is part of the same chain as the operation it is the left operand of.
    fn continues(&self, operator: BinaryOperator, left: AstId) -> bool {
        let AstNode::Binary(inner, ..) = self.node(left) else {
            return false;
        };
        chain(operator).is_some() && chain(operator) == chain(inner)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Step {
    Build,
    Skip,
}

#[derive(Clone, Copy, PartialEq)]
enum Chain {
    Sum,
    Product,
}

fn chain(operator: BinaryOperator) -> Option<Chain> {
    match operator {
        BinaryOperator::Add | BinaryOperator::Subtract => Some(Chain::Sum),
        BinaryOperator::Multiply | BinaryOperator::Divide => Some(Chain::Product),
        BinaryOperator::Power => None,
    }
}

/// A subtree whose values are known up to some node.
struct Part<'a> {
    ast: &'a Ast,
    first: usize,
    values: &'a [Option<Expr>],
}

impl Part<'_> {
    fn get(&self, id: AstId) -> Expr {
        self.values[id.index() - self.first].expect("children are built before their parents")
    }

    fn value(&self, id: AstId, g: &mut Graph, names: &mut dyn Names) -> Result<Expr, ParseError> {
        match self.ast.node(id) {
            AstNode::Number(value) => Ok(g.constant(value)),
            AstNode::Name(name, 0) if is_reserved(name) => Ok(g.constant(constant(name).unwrap_or(f64::NAN))),
            AstNode::Name(name, primes) => names.name(g, name, primes, self.ast.span(id)),
            AstNode::Negate(a) => Ok(g.neg(self.get(a))),
            AstNode::Binary(BinaryOperator::Power, a, b) => Ok(g.pow(self.get(a), self.get(b))),
            AstNode::Binary(operator, ..) => Ok(self.chain_value(id, operator, g)),
            AstNode::Compare(relation, a, b) => Ok(g.compare(relation, self.get(a), self.get(b))),
            AstNode::Call(function, arguments) => self.call(id, (function, arguments), g, names),
        }
    }

    /// A whole chain, walked along its left operands.
    fn chain_value(&self, id: AstId, operator: BinaryOperator, g: &mut Graph) -> Expr {
        let (mut plain, mut inverse) = (Vec::new(), Vec::new());
        let mut at = id;
        while let AstNode::Binary(inner, left, right) = self.ast.node(at) {
            if chain(inner) != chain(operator) || (at != id && self.is_built(at)) {
                break;
            }
            let opposite = matches!(inner, BinaryOperator::Subtract | BinaryOperator::Divide);
            if opposite { &mut inverse } else { &mut plain }.push(self.get(right));
            at = left;
        }
        plain.push(self.get(at));
        plain.reverse();
        inverse.reverse();
        if chain(operator) == Some(Chain::Sum) {
            plain.extend(inverse.into_iter().map(|e| g.neg(e)));
            return g.sum(&plain);
        }
        let numerator = g.product(&plain);
        if inverse.is_empty() {
            return numerator;
        }
        let denominator = g.product(&inverse);
        g.div(numerator, denominator)
    }

    fn is_built(&self, id: AstId) -> bool {
        self.values[id.index() - self.first].is_some()
    }

    fn call(
        &self,
        id: AstId,
        (function, arguments): (&str, &[AstId]),
        g: &mut Graph,
        names: &mut dyn Names,
    ) -> Result<Expr, ParseError> {
        let span = self.ast.span(id);
        if function == "if" {
            let &[condition, a, b] = arguments else {
                return Err(self
                    .wrong_count(id, "if", 3, arguments.len())
                    .with_help("write `if(condition, then, otherwise)`"));
            };
            return Ok(g.select(self.get(condition), self.get(a), self.get(b)));
        }
        if function == "mod" {
            let &[a, b] = arguments else {
                return Err(self.wrong_count(id, "mod", 2, arguments.len()));
            };
            // a − b floor(a/b), between 0 and b.
            let (a, b) = (self.get(a), self.get(b));
            let ratio = g.div(a, b);
            let whole = g.call(Function::Floor, &[ratio]);
            let taken = g.mul(b, whole);
            return Ok(g.sub(a, taken));
        }
        if function == SUM {
            return Err(ParseError::new(span, "this sum is not written out: what it counts by has no meaning here"));
        }
        if let Some(built_in) = Function::from_name(function) {
            return self.built_in(id, built_in, arguments, g);
        }
        let lazily: Vec<_> = arguments.iter().map(|&id| CallArgument { ast: self.ast, id }).collect();
        names.call(g, function, &lazily, span).unwrap_or_else(|| Err(self.unknown_function(id, function, names)))
    }

    fn built_in(&self, id: AstId, function: Function, arguments: &[AstId], g: &mut Graph) -> Result<Expr, ParseError> {
        let values: Vec<Expr> = arguments.iter().map(|&a| self.get(a)).collect();
        if matches!(function, Function::Min | Function::Max) && !values.is_empty() {
            let mut rest = values.into_iter();
            let first = rest.next().expect("not empty");
            return Ok(rest.fold(first, |a, b| g.call(function, &[a, b])));
        }
        if values.len() != function.arity() {
            return Err(self.wrong_count(id, function.name(), function.arity(), values.len()));
        }
        Ok(g.call(function, &values))
    }

    fn name_span(&self, id: AstId) -> Span {
        match self.ast.entries[id.index()].kind {
            Kind::Call { name_span, .. } => name_span,
            _ => self.ast.span(id),
        }
    }

    fn wrong_count(&self, id: AstId, function: &str, expected: usize, found: usize) -> ParseError {
        let count = ["no", "one", "two", "three"].get(expected).copied().unwrap_or("several");
        let plural = if expected == 1 { "" } else { "s" };
        let example = match function {
            "atan2" => "y, x",
            _ if expected == 1 => "x",
            _ => "a, b",
        };
        let message = format!("`{function}` takes {count} argument{plural}, not {found}");
        ParseError::new(self.name_span(id), message).with_help(format!("write `{function}({example})`"))
    }

    fn unknown_function(&self, id: AstId, function: &str, names: &dyn Names) -> ParseError {
        let error = ParseError::new(self.name_span(id), format!("there is no function `{function}`"));
        if let Some(known) = other_name(function) {
            return error.with_help(format!("write `{known}`"));
        }
        let built_in = Function::ALL.iter().map(|f| f.name()).chain(["if", "mod", SUM]);
        match did_you_mean(function, built_in.chain(names.functions())) {
            Some(meant) => error.with_help(format!("did you mean `{meant}`?")),
            None => error.with_help("a product is written with `*`"),
        }
    }
}

/// What the language calls a function that others call differently.
fn other_name(function: &str) -> Option<&'static str> {
    Some(match function {
        "ln" => "log(x)",
        // `log` is the natural logarithm.
        "log10" | "lg" => "log(x)/log(10)",
        "log2" => "log(x)/log(2)",
        "cot" => "1/tan(x)",
        "sec" => "1/cos(x)",
        "csc" => "1/sin(x)",
        "step" | "heaviside" | "unitstep" => "if(x > 0, 1, 0)",
        "arcsin" => "asin(x)",
        "arccos" => "acos(x)",
        "arctan" => "atan(x)",
        "arctan2" => "atan2(y, x)",
        "sgn" | "signum" => "sign(x)",
        "pow" => "x^y",
        "cbrt" => "x^(1/3)",
        _ => return None,
    })
}
