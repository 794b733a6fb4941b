//! Dimensions of formulas, bottom-up; the rules are those of the table in [`super`].

use dalembert_expr::{Ast, AstId, AstNode, BinaryOperator, Span};

use super::{Dimension, UnitError, joined};

/// Says what is known of a name: `None` if nothing is.
type Lookup<'f> = dyn FnMut(&str) -> Option<Dimension> + 'f;

/// The dimension of a formula; `None` if it is a bare number or not known.
///
/// # Errors
/// If units clash inside the formula: in sums, comparisons, exponents and arguments of functions.
pub fn infer(ast: &Ast, lookup: &mut Lookup) -> Result<Option<Dimension>, UnitError> {
    Ok(value(ast, lookup)?.dimension())
}

/// The dimension of a formula as a factor of a product: a bare number counts as 1. `None` if it is not known.
///
/// # Errors
/// As [`infer`].
pub fn infer_factor(ast: &Ast, lookup: &mut Lookup) -> Result<Option<Dimension>, UnitError> {
    let value = value(ast, lookup)?;
    Ok(if value.kind == Kind::Number { Some(Dimension::ONE) } else { value.dimension() })
}

/// The dimension of both sides of an equation, as read by [`dalembert_expr::parse_equation`]: the spans of the two count in the same
/// text. `None` if neither side's is known.
///
/// # Errors
/// If units clash inside a side or between the sides.
pub fn check_equation(left: &Ast, right: &Ast, lookup: &mut Lookup) -> Result<Option<Dimension>, UnitError> {
    let (a, b) = (value(left, lookup)?, value(right, lookup)?);
    let place = |ast: &Ast, value: Value| value.origin.map_or_else(Span::default, |origin| ast.span(origin));
    match (a.dimension(), b.dimension()) {
        (Some(x), Some(y)) if x != y => {
            let (one, other) = (place(left, a), place(right, b));
            let found = clash("the sides of the equation", (part(left, one), part(right, other)), (x, y));
            Err(found.with_help(fraction(left, one).or_else(|| fraction(right, other))))
        }
        (x, y) => Ok(x.or(y)),
    }
}

/// Checks that a formula has the dimension that was declared for it.
///
/// # Errors
/// If units clash inside the formula, or if its dimension is known and another one.
pub fn check_value(ast: &Ast, declared: Dimension, lookup: &mut Lookup) -> Result<(), UnitError> {
    match infer(ast, lookup)? {
        Some(found) if found != declared => Err(UnitError {
            span: ast.span(ast.root()),
            other: None,
            message: format!("the formula is in {}, but {} is declared", found.describe(), declared.describe()),
            help: joined(hint(found, declared), fraction(ast, ast.span(ast.root()))),
        }),
        _ => Ok(()),
    }
}

/// What is known of a part of a formula.
#[derive(Clone, Copy)]
struct Value {
    kind: Kind,
    /// The value, if the part is built of numbers by arithmetic: for exponents.
    constant: Option<f64>,
    /// The first part that shows the dimension: for messages.
    origin: Option<AstId>,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Known(Dimension),
    /// A number that certainly has no unit, such as 2, 1/6 or pi.
    Number,
    /// A number written with a point, such as 9.81 or 5.0: it may stand for a quantity.
    Decimal,
    Unknown,
}

impl Value {
    const UNKNOWN: Self = Self { kind: Kind::Unknown, constant: None, origin: None };

    fn known(dimension: Dimension, origin: AstId) -> Self {
        Self { kind: Kind::Known(dimension), constant: None, origin: Some(origin) }
    }

    /// A number that has no unit.
    fn number(constant: Option<f64>) -> Self {
        Self { kind: Kind::Number, constant, origin: None }
    }

    /// A number as written: whole ones without a point, halves, quarters and eighths have no unit, others may stand for a quantity.
    fn literal(value: f64, text: &str) -> Self {
        let plain = is_part(value) || !is_pointed(text);
        Self { kind: if plain { Kind::Number } else { Kind::Decimal }, ..Self::number(Some(value)) }
    }

    fn is_number(self) -> bool {
        matches!(self.kind, Kind::Number | Kind::Decimal)
    }

    /// Which of several terms speaks for their sum.
    fn rank(self) -> u8 {
        match self.kind {
            Kind::Number => 0,
            Kind::Decimal => 1,
            Kind::Unknown => 2,
            Kind::Known(_) => 3,
        }
    }

    /// Unknown if there is no such dimension.
    fn perhaps(dimension: Option<Dimension>, origin: AstId) -> Self {
        dimension.map_or(Self::UNKNOWN, |dimension| Self::known(dimension, origin))
    }

    fn dimension(self) -> Option<Dimension> {
        match self.kind {
            Kind::Known(dimension) => Some(dimension),
            Kind::Number | Kind::Decimal | Kind::Unknown => None,
        }
    }
}

fn value(ast: &Ast, lookup: &mut Lookup) -> Result<Value, UnitError> {
    if let (Some(_), Some(Ok(written))) = (ast.is_number(), super::quantity(ast.text())) {
        return Ok(Value::known(written.dimension, ast.root()));
    }
    let mut walk = Walk { ast, values: Vec::with_capacity(ast.len()) };
    for id in ast.ids() {
        let value = walk.node(id, lookup)?;
        walk.values.push(value);
    }
    Ok(walk.of(ast.root()))
}

struct Walk<'a> {
    ast: &'a Ast,
    values: Vec<Value>,
}

impl Walk<'_> {
    fn of(&self, id: AstId) -> Value {
        self.values[id.index()]
    }

    fn node(&self, id: AstId, lookup: &mut Lookup) -> Result<Value, UnitError> {
        match self.ast.node(id) {
            AstNode::Number(value) => Ok(Value::literal(value, self.ast.text_at(id))),
            AstNode::Name(name, primes) => Ok(named(name, primes, id, lookup)),
            AstNode::Negate(a) => Ok(Value { constant: self.of(a).constant.map(|x| -x), ..self.of(a) }),
            AstNode::Binary(operator, a, b) => self.binary(id, operator, a, b),
            AstNode::Compare(_, a, b) => {
                self.same("the sides of the comparison", &[a, b])?;
                Ok(Value::known(Dimension::ONE, id))
            }
            AstNode::Call(function, arguments) => self.call(id, function, arguments),
        }
    }

    fn binary(&self, id: AstId, operator: BinaryOperator, a: AstId, b: AstId) -> Result<Value, UnitError> {
        let (x, y) = (self.of(a), self.of(b));
        let constant = match (x.constant, y.constant) {
            (Some(x), Some(y)) => Some(arithmetic(operator, x, y)),
            _ => None,
        };
        let result = match operator {
            BinaryOperator::Add | BinaryOperator::Subtract => self.same("the terms of the sum", &[a, b])?,
            BinaryOperator::Multiply => scaled(x, y, id, Dimension::product),
            BinaryOperator::Divide => scaled(x, y, id, Dimension::quotient),
            BinaryOperator::Power => self.power(id, a, b)?,
        };
        Ok(Value { constant, ..result })
    }

    /// The common value of terms that must go together: the one of which most is known, numbers last.
    fn same(&self, what: &str, terms: &[AstId]) -> Result<Value, UnitError> {
        let mut common = Value::number(None);
        for &term in terms {
            let value = self.of(term);
            match (common.kind, value.kind) {
                (Kind::Known(x), Kind::Known(y)) if x != y => {
                    return Err(self.clash(what, common, value, (x, y)));
                }
                _ if value.rank() > common.rank() => common = value,
                _ => {}
            }
        }
        Ok(Value { constant: None, ..common })
    }

    fn clash(&self, what: &str, a: Value, b: Value, dimensions: (Dimension, Dimension)) -> UnitError {
        let place = |value: Value| value.origin.map_or_else(Span::default, |origin| self.ast.span(origin));
        let (one, other) = (place(a), place(b));
        let found = clash(what, (part(self.ast, one), part(self.ast, other)), dimensions);
        found.with_help(fraction(self.ast, one).or_else(|| fraction(self.ast, other)))
    }

    fn power(&self, id: AstId, a: AstId, b: AstId) -> Result<Value, UnitError> {
        let (base, exponent) = (self.of(a), self.of(b));
        self.pure("the exponent", b)?;
        Ok(match (base.kind, exponent.constant) {
            (Kind::Number | Kind::Decimal, Some(_)) => base,
            (Kind::Known(dimension), Some(exponent)) => Value::perhaps(dimension.power(exponent), id),
            (Kind::Known(dimension), None) if !dimension.is_one() => Value::UNKNOWN, // the exponent may be a parameter
            (Kind::Unknown, _) => Value::UNKNOWN,
            (Kind::Number | Kind::Decimal | Kind::Known(_), None) => Value::known(Dimension::ONE, id),
        })
    }

    fn call(&self, id: AstId, function: &str, arguments: &[AstId]) -> Result<Value, UnitError> {
        let all_numbers = !arguments.is_empty() && arguments.iter().all(|&a| self.of(a).is_number());
        let plain = if all_numbers { Value::number(None) } else { Value::known(Dimension::ONE, id) };
        match (function, arguments) {
            ("abs", &[a]) => Ok(Value { constant: None, ..self.of(a) }),
            ("sqrt", &[a]) => Ok(match self.of(a).kind {
                Kind::Known(dimension) => Value::perhaps(dimension.power(0.5), id),
                Kind::Number | Kind::Decimal | Kind::Unknown => Value { constant: None, ..self.of(a) },
            }),
            ("mod", terms) => self.same("the arguments of mod", terms).map(|value| Value { constant: None, ..value }),
            ("floor", &[a]) => self.pure("the argument of floor", a).map(|()| plain),
            ("min" | "max", terms) => self.same(&format!("the arguments of {function}"), terms),
            ("if", &[_, a, b]) => self.same("the two values of if", &[a, b]),
            ("atan2", terms) => self.same("the arguments of atan2", terms).map(|_| plain),
            ("sign", _) => Ok(plain),
            ("sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "exp" | "log", terms) => {
                let what = format!("the argument of {function}");
                terms.iter().try_for_each(|&term| self.pure(&what, term))?;
                Ok(plain)
            }
            (function, &[_]) => Ok(read_off_a_frame(function).map_or(Value::UNKNOWN, |d| Value::known(d, id))),
            _ => Ok(Value::UNKNOWN),
        }
    }

    /// Something that must have no unit.
    fn pure(&self, what: &str, id: AstId) -> Result<(), UnitError> {
        let Some(dimension) = self.of(id).dimension().filter(|dimension| !dimension.is_one()) else {
            return Ok(());
        };
        let part = part(self.ast, self.ast.span(id));
        Err(UnitError {
            span: part.span,
            other: None,
            message: format!("{what}, {}, must be a number or an angle, but is in {}", part.text, dimension.describe()),
            help: hint(dimension, Dimension::ONE),
        })
    }
}

/// Dimension of what formulas read off frames: positions, velocities, accelerations, those of turning, components of
/// directions.
fn read_off_a_frame(function: &str) -> Option<Dimension> {
    let known = crate::signals::FUNCTIONS.contains(&function);
    match function.chars().next().filter(|_| known)? {
        'p' => Some(Dimension::LENGTH),
        'v' => Dimension::LENGTH.derivative(1),
        'a' => Dimension::LENGTH.derivative(2),
        'w' => Dimension::ONE.derivative(1),
        'b' => Dimension::ONE.derivative(2),
        _ => Some(Dimension::ONE),
    }
}

fn named(name: &str, primes: u32, id: AstId, lookup: &mut Lookup) -> Value {
    let known = lookup(name);
    match (name, known) {
        ("pi", None) => Value::number(Some(std::f64::consts::PI)),
        ("e", None) => Value::number(Some(std::f64::consts::E)),
        (_, known) => Value::perhaps(known.and_then(|dimension| dimension.derivative(primes)), id),
    }
}

/// Product or quotient: numbers without unit count as 1, what is multiplied by a decimal fraction is unknown.
fn scaled(x: Value, y: Value, id: AstId, combine: fn(Dimension, Dimension) -> Option<Dimension>) -> Value {
    if x.is_number() && y.is_number() {
        return if x.rank() > y.rank() { x } else { y };
    }
    let dimension = |value: Value| match value.kind {
        Kind::Number => Some(Dimension::ONE),
        _ => value.dimension(),
    };
    let both = dimension(x).zip(dimension(y));
    Value::perhaps(both.and_then(|(x, y)| combine(x, y)), id)
}

fn arithmetic(operator: BinaryOperator, x: f64, y: f64) -> f64 {
    match operator {
        BinaryOperator::Add => x + y,
        BinaryOperator::Subtract => x - y,
        BinaryOperator::Multiply => x * y,
        BinaryOperator::Divide => x / y,
        BinaryOperator::Power => x.powf(y),
    }
}

/// A part of a formula as it is cited.
struct Part {
    span: Span,
    text: String,
}

fn part(ast: &Ast, span: Span) -> Part {
    const LONGEST: usize = 40;
    let whole = ast.text().get(span.start..span.end).unwrap_or_default();
    let words: Vec<&str> = whole.split_whitespace().collect();
    let mut text: String = words.join(" ").chars().take(LONGEST + 1).collect();
    if text.chars().count() > LONGEST {
        text = text.chars().take(LONGEST - 1).chain(['…']).collect();
    }
    Part { span, text: format!("`{text}`") }
}

fn clash(what: &str, (a, b): (Part, Part), (x, y): (Dimension, Dimension)) -> UnitError {
    let (in_x, in_y) = (x.describe(), y.describe());
    UnitError {
        span: b.span,
        other: Some(a.span),
        message: format!(
            "{what} have different units, {in_x} against {in_y}: {} is in {in_x}, {} in {in_y}",
            a.text, b.text
        ),
        help: hint(x, y),
    }
}

/// A half, a quarter, an eighth, or some of them.
fn is_part(value: f64) -> bool {
    value < 1.0 && (8.0 * value).fract() == 0.0
}

/// Whether a number is written with a point or a power of ten.
fn is_pointed(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit() || c == '.') && text.contains(['.', 'e', 'E'])
}

/// That a number in a part of a formula has no unit, though it is written as quantities are.
fn fraction(ast: &Ast, within: Span) -> Option<String> {
    let inside = |id: &AstId| within.start <= ast.span(*id).start && ast.span(*id).end <= within.end;
    let is_plain =
        |id: &AstId| matches!(ast.node(*id), AstNode::Number(value) if is_part(value)) && is_pointed(ast.text_at(*id));
    let id = ast.ids().filter(inside).find(is_plain)?;
    Some(format!(
        "`{}` counts as having no unit, as halves, quarters and eighths do: if it stands for a quantity, make it a parameter with a unit",
        ast.text_at(id)
    ))
}

/// How two dimensions differ, and what that may mean.
fn hint(x: Dimension, y: Dimension) -> Option<String> {
    let ratio = x.quotient(y)?;
    let missing_prime = (1..=3).any(|order| {
        let rate = Dimension::ONE.derivative(order);
        rate == Some(ratio) || rate == Dimension::ONE.quotient(ratio)
    });
    Some(if missing_prime {
        "they differ by a derivative in time: is a prime (') missing or one too many?".to_owned()
    } else {
        format!(
            "they differ by the factor {ratio}; whole numbers count as having no unit: if one stands for a quantity, make it a parameter with a unit"
        )
    })
}
