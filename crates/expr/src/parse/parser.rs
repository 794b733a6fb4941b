//! Operator precedence with an explicit stack: depth costs memory, never the call stack.

use super::ast::{Entry, Kind};
use super::build::is_built_in;
use super::lexer::{Lexer, Token, TokenKind};
use super::{Ast, AstId, BinaryOperator, ParseError, Span};
use crate::graph::Relation;
use std::sync::Arc;

/// Parses a formula.
///
/// # Errors
/// Where the text is not a formula, with the place and advice.
///
/// ```
/// assert!(dalembert_expr::parse("m*g*l*(1 - cos(theta))").is_ok());
/// let error = dalembert_expr::parse("2x").unwrap_err();
/// assert_eq!(error.help.as_deref(), Some("write `2*x`"));
/// ```
pub fn parse(text: &str) -> Result<Ast, ParseError> {
    let shared: Arc<str> = text.into();
    let mut lexer = Lexer::new(text);
    let (ast, end) = Parser::new(&shared).formula(&mut lexer)?;
    match end.kind {
        TokenKind::End => Ok(ast),
        _ => Err(ParseError::new(end.span, "`=` does not belong in a formula")
            .with_help("compare with `==`; equations are written in `constraints` only")),
    }
}

/// Parses `left = right`; both sides keep their places in the whole text.
///
/// # Errors
/// Where the text is not an equation, with the place and advice.
pub fn parse_equation(text: &str) -> Result<(Ast, Ast), ParseError> {
    let shared: Arc<str> = text.into();
    let mut lexer = Lexer::new(text);
    let (left, equals) = Parser::new(&shared).formula(&mut lexer)?;
    if equals.kind == TokenKind::End {
        let span = Span { start: 0, end: text.len() };
        return Err(ParseError::new(span, "an equation needs `=`")
            .with_help("write it as `left = right`, with 0 on one side if need be"));
    }
    let mut parser = Parser::new(&shared);
    parser.last = equals.span;
    let (right, end) = parser.formula(&mut lexer)?;
    if end.kind != TokenKind::End {
        return Err(ParseError::new(end.span, "a second `=`").with_help("write each equation on its own"));
    }
    Ok((left, right))
}

/// What waits on the stack for its right operand or its closing parenthesis.
enum Pending {
    Negate(Span),
    Binary(BinaryOperator),
    Compare(Relation),
    Open(Span),
    /// `power` is the exponent of `sin^2(x)`, with its place.
    Call {
        function: u32,
        name_span: Span,
        open: Span,
        arguments: usize,
        power: Option<Exponent>,
    },
}

impl Pending {
    /// How tightly it binds; 0 for parentheses.
    fn strength(&self) -> u8 {
        match self {
            Pending::Open(_) | Pending::Call { .. } => 0,
            Pending::Compare(_) => 1,
            Pending::Binary(BinaryOperator::Add | BinaryOperator::Subtract) => 2,
            Pending::Binary(BinaryOperator::Multiply | BinaryOperator::Divide) => 3,
            Pending::Negate(_) => 4,
            Pending::Binary(BinaryOperator::Power) => 5,
        }
    }
}

/// An operand with the place it takes, its parentheses included.
#[derive(Clone, Copy)]
struct Operand {
    id: AstId,
    span: Span,
}

struct Parser {
    ast: Ast,
    pending: Vec<Pending>,
    operands: Vec<Operand>,
    /// Where the last token ended.
    last: Span,
}

impl Parser {
    fn new(text: &Arc<str>) -> Self {
        let ast = Ast { text: text.clone(), entries: Vec::new(), arguments: Vec::new(), names: Vec::new() };
        Self { ast, pending: Vec::new(), operands: Vec::new(), last: Span::default() }
    }

    /// A formula up to the end or an `=` outside parentheses; the token that ended it is returned.
    fn formula(mut self, lexer: &mut Lexer<'_>) -> Result<(Ast, Token), ParseError> {
        let mut token = lexer.next()?;
        loop {
            token = self.operand(token, lexer)?;
            token = match self.operators(token, lexer)? {
                Next::Operand(token) => token,
                Next::Finished(token) => return Ok((self.ast, token)),
            };
        }
    }

    /// Reads signs and opening parentheses up to an operand; returns the token after it.
    fn operand(&mut self, mut token: Token, lexer: &mut Lexer<'_>) -> Result<Token, ParseError> {
        loop {
            let Token { kind, span } = token;
            match kind {
                TokenKind::Minus => self.pending.push(Pending::Negate(span)),
                TokenKind::Plus => {}
                TokenKind::Open => self.pending.push(Pending::Open(span)),
                TokenKind::Number(value) => {
                    self.push(Kind::Number(value), span, None);
                    self.last = span;
                    return lexer.next();
                }
                TokenKind::Name(name, primes) => {
                    let mut next = lexer.next()?;
                    let mut power = None;
                    if next.kind == TokenKind::Power
                        && primes == 0
                        && is_built_in(&name)
                        && let Some((exponent, open)) = raised(&name, span, lexer)?
                    {
                        (power, next) = (Some(exponent), open);
                    }
                    if next.kind != TokenKind::Open {
                        let name = self.name(name);
                        self.push(Kind::Name(name, primes), span, None);
                        self.last = span;
                        return Ok(next);
                    }
                    if primes > 0 {
                        return Err(ParseError::new(span, "a function cannot carry primes")
                            .with_help("primes are for the time derivatives of variables, as in `x'`"));
                    }
                    let function = self.name(name);
                    let call = Pending::Call { function, name_span: span, open: next.span, arguments: 0, power };
                    let after = lexer.next()?;
                    self.pending.push(call);
                    if after.kind == TokenKind::Close {
                        self.close(after.span, false)?;
                        self.last = after.span;
                        return lexer.next();
                    }
                    self.last = next.span;
                    token = after;
                    continue;
                }
                kind => return Err(self.missing_operand(&kind, span)),
            }
            self.last = span;
            token = lexer.next()?;
        }
    }

    /// Reads closing parentheses up to an operator, a comma or the end.
    fn operators(&mut self, mut token: Token, lexer: &mut Lexer<'_>) -> Result<Next, ParseError> {
        loop {
            let Token { kind, span } = token;
            let infix = match kind {
                TokenKind::Plus => Pending::Binary(BinaryOperator::Add),
                TokenKind::Minus => Pending::Binary(BinaryOperator::Subtract),
                TokenKind::Times => Pending::Binary(BinaryOperator::Multiply),
                TokenKind::Divide => Pending::Binary(BinaryOperator::Divide),
                TokenKind::Power => Pending::Binary(BinaryOperator::Power),
                TokenKind::Compare(relation) => Pending::Compare(relation),
                TokenKind::Close => {
                    self.close(span, true)?;
                    self.last = span;
                    token = lexer.next()?;
                    continue;
                }
                TokenKind::Comma => {
                    self.comma(span)?;
                    self.last = span;
                    return Ok(Next::Operand(lexer.next()?));
                }
                TokenKind::End | TokenKind::Equals => {
                    self.finish(&kind, span)?;
                    return Ok(Next::Finished(Token { kind, span }));
                }
                kind => return Err(self.missing_operator(&kind, span)),
            };
            self.infix(infix, span)?;
            self.last = span;
            return Ok(Next::Operand(lexer.next()?));
        }
    }

    fn infix(&mut self, infix: Pending, span: Span) -> Result<(), ParseError> {
        let strength = infix.strength();
        let right_to_left = strength == 5;
        self.reduce(if right_to_left { strength + 1 } else { strength.max(2) });
        if strength == 1 && matches!(self.pending.last(), Some(Pending::Compare(_))) {
            return Err(ParseError::new(span, "comparisons cannot be chained")
                .with_help("compare twice: `if(a < b, if(b < c, …, …), …)`"));
        }
        self.pending.push(infix);
        Ok(())
    }

    /// Builds everything pending that binds at least this tightly.
    fn reduce(&mut self, strength: u8) {
        while let Some(pending) = self.pending.pop_if(|top| top.strength() >= strength.max(1)) {
            let Some(right) = self.operands.pop() else {
                return;
            };
            if let Pending::Negate(sign) = pending {
                self.push(Kind::Negate(right.id), sign.to(right.span), Some(right.id));
                continue;
            }
            let Some(left) = self.operands.pop() else {
                return;
            };
            let kind = match pending {
                Pending::Binary(operator) => Kind::Binary(operator, left.id, right.id),
                Pending::Compare(relation) => Kind::Compare(relation, left.id, right.id),
                Pending::Negate(_) | Pending::Open(_) | Pending::Call { .. } => return,
            };
            self.push(kind, left.span.to(right.span), Some(left.id));
        }
    }

    fn close(&mut self, span: Span, last_argument: bool) -> Result<(), ParseError> {
        self.reduce(1);
        match self.pending.pop() {
            Some(Pending::Open(open)) => {
                if let Some(operand) = self.operands.last_mut() {
                    operand.span = open.to(span);
                }
                Ok(())
            }
            Some(Pending::Call { function, name_span, arguments, power, .. }) => {
                self.call(function, name_span, arguments + usize::from(last_argument), span);
                if let (Some((exponent, place)), Some(base)) = (power, self.operands.last().copied()) {
                    self.push(Kind::Number(exponent), place, None);
                    let raised = self.operands.pop();
                    self.operands.pop();
                    let exponent = raised.map_or(base.id, |r| r.id);
                    self.push(Kind::Binary(BinaryOperator::Power, base.id, exponent), base.span, Some(base.id));
                }
                Ok(())
            }
            _ => Err(ParseError::new(span, "this `)` was never opened")),
        }
    }

    fn call(&mut self, function: u32, name_span: Span, count: usize, close: Span) {
        let start = self.ast.arguments.len();
        let taken = self.operands.split_off(self.operands.len() - count);
        self.ast.arguments.extend(taken.iter().map(|operand| operand.id));
        let kind = Kind::Call { function, name_span, start: start as u32, len: count as u32 };
        self.push(kind, name_span.to(close), taken.first().map(|operand| operand.id));
    }

    fn comma(&mut self, span: Span) -> Result<(), ParseError> {
        self.reduce(1);
        match self.pending.last_mut() {
            Some(Pending::Call { arguments, .. }) => {
                *arguments += 1;
                Ok(())
            }
            _ => Err(ParseError::new(span, "this `,` is not between the arguments of a function")
                .with_help("decimals are written with a point, as in 1.5")),
        }
    }

    fn finish(&mut self, kind: &TokenKind, span: Span) -> Result<(), ParseError> {
        self.reduce(1);
        let open = match self.pending.pop() {
            None => return Ok(()),
            Some(Pending::Open(open) | Pending::Call { open, .. }) => open,
            Some(_) => span,
        };
        if *kind == TokenKind::Equals {
            return Err(ParseError::new(span, "`=` inside parentheses").with_help("compare with `==`"));
        }
        Err(ParseError::new(open, "this `(` is never closed"))
    }

    fn name(&mut self, name: Box<str>) -> u32 {
        self.ast.names.push(name);
        self.ast.names.len() as u32 - 1
    }

    /// Adds a node whose leftmost child is `leftmost` and makes it an operand.
    fn push(&mut self, kind: Kind, span: Span, leftmost: Option<AstId>) {
        let entries = &self.ast.entries;
        let id = AstId(entries.len() as u32);
        let first = leftmost.map_or(id.0, |child| entries[child.index()].first);
        let depth = |child: AstId| entries[child.index()].custom_depth;
        let custom_depth = match kind {
            Kind::Number(_) | Kind::Name(..) => 0,
            Kind::Negate(a) => depth(a),
            Kind::Binary(_, a, b) | Kind::Compare(_, a, b) => depth(a).max(depth(b)),
            Kind::Call { function, start, len, .. } => {
                let arguments = &self.ast.arguments[start as usize..(start + len) as usize];
                let inner = arguments.iter().map(|&a| depth(a)).max().unwrap_or(0);
                inner + u32::from(!is_built_in(&self.ast.names[function as usize]))
            }
        };
        self.ast.entries.push(Entry { kind, span, first, custom_depth });
        self.operands.push(Operand { id, span });
    }

    fn missing_operand(&self, kind: &TokenKind, span: Span) -> ParseError {
        let nothing_yet = self.operands.is_empty() && self.pending.is_empty();
        match kind {
            TokenKind::End if nothing_yet && self.ast.text.trim().is_empty() => {
                ParseError::new(span, "the formula is empty")
            }
            TokenKind::End => ParseError::new(self.last, "something has to follow here"),
            TokenKind::Close if matches!(self.pending.last(), Some(Pending::Open(_))) => {
                ParseError::new(self.last.to(span), "nothing between the parentheses")
            }
            TokenKind::Equals if nothing_yet => ParseError::new(span, "nothing before `=`"),
            _ => ParseError::new(span, "a number, a name or `(` has to stand here"),
        }
    }

    fn missing_operator(&self, kind: &TokenKind, span: Span) -> ParseError {
        let error = ParseError::new(span, "an operator has to stand before this");
        let text = |span: Span| self.ast.text.get(span.start..span.end).unwrap_or_default();
        let short = |span: Span| span.end - span.start <= 24;
        match kind {
            TokenKind::Name(..) | TokenKind::Number(_) if is_built_in(text(self.last)) && short(span) => {
                error.with_help(format!("write `{}({})`", text(self.last), text(span)))
            }
            TokenKind::Name(..) | TokenKind::Number(_) if short(self.last) && short(span) => {
                error.with_help(format!("write `{}*{}`", text(self.last), text(span)))
            }
            TokenKind::Open if short(self.last) => error.with_help(format!("write `{}*(`", text(self.last))),
            _ => error,
        }
    }
}

/// The exponent of `sin^2(x)` with its place.
type Exponent = (f64, Span);

/// What follows the `^` of `sin^2(x)`: the exponent with its place, and the opening parenthesis. Nothing is taken from the text if it
/// goes on in another way.
fn raised(function: &str, name: Span, lexer: &mut Lexer<'_>) -> Result<Option<(Exponent, Token)>, ParseError> {
    let mut ahead = lexer.clone();
    let first = ahead.next()?;
    let minus = first.kind == TokenKind::Minus;
    let number = if minus { ahead.next()? } else { first };
    let TokenKind::Number(exponent) = number.kind else { return Ok(None) };
    let open = ahead.next()?;
    if open.kind != TokenKind::Open {
        return Ok(None);
    }
    if minus {
        let message = format!("`{function}^-{exponent}(…)` can be read as an inverse function and as a quotient");
        return Err(ParseError::new(name.to(number.span), message).with_help(format!(
            "write `1/{function}(x)^{exponent}` for the quotient, and `asin(x)`, `acos(x)`, … for inverses"
        )));
    }
    *lexer = ahead;
    Ok(Some(((exponent, number.span), open)))
}

enum Next {
    Operand(Token),
    Finished(Token),
}
