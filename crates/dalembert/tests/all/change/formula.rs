//! Formulas in other units: what names stand for is scaled where they are declared, numbers that stand for quantities here.

use dalembert::dynamics::mechanism::FUNCTIONS;
use dalembert::dynamics::spec::Formula;
use dalembert::dynamics::units::parse_unit;
use dalembert::expr::{Ast, AstId, AstNode, BinaryOperator, Relation, parse};

/// Exponents of metre, kilogram, second.
pub type Dim = [f64; 3];

pub const ONE: Dim = [0.0; 3];
pub const LENGTH: Dim = [1.0, 0.0, 0.0];
pub const MASS: Dim = [0.0, 1.0, 0.0];
pub const TIME: Dim = [0.0, 0.0, 1.0];
pub const ENERGY: Dim = [2.0, 1.0, -2.0];

pub fn times(a: Dim, b: Dim, power: f64) -> Dim {
    std::array::from_fn(|i| a[i] + power * b[i])
}

pub fn rate(d: Dim, order: usize) -> Dim {
    times(d, TIME, -(order as f64))
}

pub fn of_unit(unit: &str) -> Result<Dim, String> {
    let e = parse_unit(unit).map_err(|e| e.message)?.exponents();
    Ok([e[0], e[1], e[2]])
}

/// How formulas are seen from a module: dimensions of names, and the factors of metre, kilogram and second.
pub struct Eye<'a> {
    pub of: &'a dyn Fn(&str) -> Option<Dim>,
    pub factors: [f64; 3],
}

impl Eye<'_> {
    pub fn factor(&self, d: Dim) -> f64 {
        (0..3).map(|i| self.factors[i].powf(d[i])).product()
    }

    /// A formula whose value has a dimension, in other units.
    pub fn formula(&self, f: &Formula, want: Option<Dim>) -> Result<Formula, String> {
        let text = self.written(&f.ast, f.ast.root(), want)?;
        let ast = parse(&text).map_err(|e| format!("{text}: {e:?}"))?;
        Ok(Formula { ast, span: f.span, verbatim: false })
    }

    /// The dimension of a part; none of bare numbers.
    pub fn dimension(&self, ast: &Ast, id: AstId) -> Result<Option<Dim>, String> {
        let of = |id| self.dimension(ast, id);
        Ok(match ast.node(id) {
            AstNode::Number(_) | AstNode::Name("pi" | "e", 0) => None,
            AstNode::Name("index", 0) | AstNode::Compare(..) => Some(ONE),
            AstNode::Name("t", 0) if (self.of)("t").is_none() => Some(TIME),
            AstNode::Name(name, primes) => {
                Some(rate((self.of)(name).ok_or_else(|| format!("no unit of {name}"))?, primes as usize))
            }
            AstNode::Negate(a) | AstNode::Call("abs", &[a]) => of(a)?,
            AstNode::Binary(BinaryOperator::Add | BinaryOperator::Subtract, a, b)
            | AstNode::Call("if", &[_, a, b])
            | AstNode::Call("min" | "max", &[a, b]) => of(a)?.or(of(b)?),
            AstNode::Binary(BinaryOperator::Power, a, b) => match (of(a)?, number(ast, b)) {
                (Some(d), Some(power)) => Some(d.map(|x| x * power)),
                (Some(d), None) if d != ONE => return Err("a power that is no number".to_owned()),
                (d, _) => d,
            },
            AstNode::Binary(operator, a, b) => match (of(a)?, of(b)?) {
                (None, None) => None,
                (x, y) => Some(times(x.unwrap_or(ONE), y.unwrap_or(ONE), sign(operator))),
            },
            AstNode::Call("sqrt", &[a]) => of(a)?.map(|d| d.map(|x| 0.5 * x)),
            AstNode::Call(function, &[a]) if matches!(ast.node(a), AstNode::Name(..)) => {
                Some(read_off(self, ast, function, a)?)
            }
            AstNode::Call(..) => Some(ONE),
        })
    }

    fn written(&self, ast: &Ast, id: AstId, want: Option<Dim>) -> Result<String, String> {
        let own = self.dimension(ast, id)?;
        let want = want.or(own).unwrap_or(ONE);
        Ok(match ast.node(id) {
            // A decimal fraction may stand for a quantity, a whole number not.
            AstNode::Number(x) if want == ONE => format!("{x:e}"),
            AstNode::Number(x) => format!("(0.1*10*{:e})", x * self.factor(want)),
            AstNode::Name(name, primes) => {
                if own.unwrap_or(ONE) != want {
                    return Err(format!("`{name}` of {own:?} where {want:?} is wanted in {}", ast.text()));
                }
                format!("{name}{}", "'".repeat(primes as usize))
            }
            AstNode::Negate(a) => format!("(-{})", self.written(ast, a, Some(want))?),
            AstNode::Compare(..) => return Err("a comparison".to_owned()),
            AstNode::Binary(operator @ (BinaryOperator::Add | BinaryOperator::Subtract), a, b) => {
                let sign = if operator == BinaryOperator::Add { '+' } else { '-' };
                format!("({}{sign}{})", self.written(ast, a, Some(want))?, self.written(ast, b, Some(want))?)
            }
            AstNode::Binary(BinaryOperator::Power, a, b) => match number(ast, b) {
                Some(power) => format!("({}^({power}))", self.written(ast, a, Some(want.map(|x| x / power)))?),
                None => format!("({}^{})", self.written(ast, a, Some(ONE))?, self.written(ast, b, Some(ONE))?),
            },
            AstNode::Binary(operator, a, b) => {
                let (x, y) = (self.dimension(ast, a)?.unwrap_or(ONE), self.dimension(ast, b)?.unwrap_or(ONE));
                let rest = times(want, own.unwrap_or(ONE), -1.0);
                // What is missing is the dimension of a number.
                let (x, y) = match (rest == ONE, gives(ast, a)) {
                    (true, _) => (x, y),
                    (_, true) => (times(x, rest, 1.0), y),
                    _ => (x, times(y, rest, sign(operator))),
                };
                let symbol = if operator == BinaryOperator::Multiply { '*' } else { '/' };
                format!("({}{symbol}{})", self.written(ast, a, Some(x))?, self.written(ast, b, Some(y))?)
            }
            AstNode::Call("sqrt", &[a]) => format!("sqrt({})", self.written(ast, a, Some(want.map(|x| 2.0 * x)))?),
            AstNode::Call(function @ ("abs" | "min" | "max"), list) => {
                let list: Result<Vec<_>, _> = list.iter().map(|&a| self.written(ast, a, Some(want))).collect();
                format!("{function}({})", list?.join(","))
            }
            AstNode::Call("if", &[c, a, b]) => {
                let AstNode::Compare(relation, x, y) = ast.node(c) else { return Err("a condition".to_owned()) };
                let of = self.dimension(ast, x)?.or(self.dimension(ast, y)?).unwrap_or(ONE);
                let condition = format!(
                    "{}{}{}",
                    self.written(ast, x, Some(of))?,
                    symbol(relation),
                    self.written(ast, y, Some(of))?
                );
                format!("if({condition},{},{})", self.written(ast, a, Some(want))?, self.written(ast, b, Some(want))?)
            }
            AstNode::Call("atan2", &[a, b]) => {
                let of = self.dimension(ast, a)?.or(self.dimension(ast, b)?);
                format!("atan2({},{})", self.written(ast, a, of)?, self.written(ast, b, of)?)
            }
            AstNode::Call(function, &[a]) if reads(function) => match ast.node(a) {
                AstNode::Name(name, _) => format!("{function}({name})"),
                _ => return Err(format!("{function} of no name")),
            },
            AstNode::Call(function, list) => {
                if want != ONE {
                    return Err(format!("{function} in {want:?}"));
                }
                let list: Result<Vec<_>, _> = list.iter().map(|&a| self.written(ast, a, Some(ONE))).collect();
                format!("{function}({})", list?.join(","))
            }
        })
    }
}

fn sign(operator: BinaryOperator) -> f64 {
    if operator == BinaryOperator::Divide { -1.0 } else { 1.0 }
}

fn number(ast: &Ast, id: AstId) -> Option<f64> {
    match ast.node(id) {
        AstNode::Number(x) => Some(x),
        AstNode::Negate(a) => number(ast, a).map(|x| -x),
        AstNode::Binary(BinaryOperator::Divide, a, b) => Some(number(ast, a)? / number(ast, b)?),
        _ => None,
    }
}

/// Whether a number is a factor of a part.
fn gives(ast: &Ast, id: AstId) -> bool {
    match ast.node(id) {
        AstNode::Number(_) => true,
        AstNode::Negate(a) => gives(ast, a),
        AstNode::Binary(BinaryOperator::Multiply | BinaryOperator::Divide, a, b) => gives(ast, a) || gives(ast, b),
        AstNode::Binary(BinaryOperator::Add | BinaryOperator::Subtract, a, b) => gives(ast, a) && gives(ast, b),
        _ => false,
    }
}

fn reads(function: &str) -> bool {
    FUNCTIONS.contains(&function)
}

fn symbol(relation: Relation) -> &'static str {
    match relation {
        Relation::Less => "<",
        Relation::LessEqual => "<=",
        Relation::Greater => ">",
        Relation::GreaterEqual => ">=",
        Relation::Equal => "==",
        Relation::NotEqual => "!=",
    }
}

fn read_off(eye: &Eye<'_>, ast: &Ast, function: &str, a: AstId) -> Result<Dim, String> {
    Ok(match (reads(function), function.as_bytes()[0]) {
        (true, b'p') => LENGTH,
        (true, b'v') => rate(LENGTH, 1),
        (true, b'a') => rate(LENGTH, 2),
        (true, b'w') => rate(ONE, 1),
        (true, b'b') => rate(ONE, 2),
        (true, _) => ONE,
        _ => match function {
            "sin" | "cos" | "tan" | "exp" | "log" | "atan" | "asin" | "acos" | "tanh" | "sinh" | "cosh" | "sign" => {
                eye.dimension(ast, a)?;
                ONE
            }
            other => return Err(format!("function {other}")),
        },
    })
}
