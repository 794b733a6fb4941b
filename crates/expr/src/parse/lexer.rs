//! Text to tokens.

use super::{ParseError, Span};
use crate::graph::Relation;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum TokenKind {
    Number(f64),
    /// The name without blanks and primes, and the number of primes.
    Name(Box<str>, u32),
    Plus,
    Minus,
    Times,
    Divide,
    Power,
    Compare(Relation),
    Equals,
    Open,
    Close,
    Comma,
    End,
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
}

#[derive(Clone)]
pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    fn skip_while(&mut self, test: impl Fn(char) -> bool) {
        let rest = &self.text[self.at..];
        self.at += rest.find(|c| !test(c)).unwrap_or(rest.len());
    }

    /// The next token; `End` over and over once the text is used up.
    pub(super) fn next(&mut self) -> Result<Token, ParseError> {
        self.skip_while(char::is_whitespace);
        let start = self.at;
        let Some(c) = self.peek() else {
            return Ok(Token { kind: TokenKind::End, span: Span { start, end: start } });
        };
        let digit_follows = self.text[start + c.len_utf8()..].starts_with(|d: char| d.is_ascii_digit());
        let kind = if c.is_ascii_digit() || (c == '.' && digit_follows) {
            self.number()?
        } else if starts_word(c) {
            self.name()?
        } else {
            self.at += c.len_utf8();
            self.operator(c, start)?
        };
        Ok(Token { kind, span: Span { start, end: self.at } })
    }

    fn operator(&mut self, c: char, start: usize) -> Result<TokenKind, ParseError> {
        let kind = match c {
            '+' => TokenKind::Plus,
            '-' | '−' => TokenKind::Minus,
            '*' if self.eat('*') => {
                let error = ParseError::new(self.span(start), "`**` is not an operator");
                return Err(error.with_help("a power is written `x^2`"));
            }
            '*' | '·' => TokenKind::Times,
            '/' => TokenKind::Divide,
            '^' => TokenKind::Power,
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            ',' => TokenKind::Comma,
            '<' if self.eat('=') => TokenKind::Compare(Relation::LessEqual),
            '<' => TokenKind::Compare(Relation::Less),
            '>' if self.eat('=') => TokenKind::Compare(Relation::GreaterEqual),
            '>' => TokenKind::Compare(Relation::Greater),
            '=' if self.eat('=') => TokenKind::Compare(Relation::Equal),
            '=' => TokenKind::Equals,
            '!' if self.eat('=') => TokenKind::Compare(Relation::NotEqual),
            _ => return Err(self.unexpected(c, start)),
        };
        Ok(kind)
    }

    fn unexpected(&self, c: char, start: usize) -> ParseError {
        let error = ParseError::new(self.span(start), format!("unexpected character `{}`", c.escape_debug()));
        match c {
            '≤' => error.with_help("write `<=`"),
            '≥' => error.with_help("write `>=`"),
            '≠' => error.with_help("write `!=`"),
            '×' => error.with_help("write `*`"),
            '÷' => error.with_help("write `/`"),
            '²' => error.with_help("write `^2`"),
            '³' => error.with_help("write `^3`"),
            '√' => error.with_help("write `sqrt(…)`"),
            '[' | ']' | '{' | '}' => error.with_help("group with `(` and `)`; `[…]` is for indices, as in `leg[0].x`"),
            '&' | '|' | '!' => error.with_help("combine conditions with nested `if(condition, a, b)`"),
            '\'' => error.with_help("a prime stands right after a name, as in `x'`"),
            _ => error,
        }
    }

    fn span(&self, start: usize) -> Span {
        Span { start, end: self.at }
    }

    fn number(&mut self) -> Result<TokenKind, ParseError> {
        let start = self.at;
        self.skip_while(|c| c.is_ascii_digit());
        if self.eat('.') {
            self.skip_while(|c| c.is_ascii_digit());
        }
        let mantissa = self.at;
        if self.eat('e') || self.eat('E') {
            let _ = self.eat('+') || self.eat('-');
            let digits = self.at;
            self.skip_while(|c| c.is_ascii_digit());
            if self.at == digits {
                self.at = mantissa;
            }
        }
        let text = &self.text[start..self.at];
        match text.parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(TokenKind::Number(value)),
            Ok(_) => Err(ParseError::new(self.span(start), "this number is too large")
                .with_help("numbers reach up to about 1.8e308")),
            Err(_) => Err(ParseError::new(self.span(start), "this is not a number")),
        }
    }

    fn name(&mut self) -> Result<TokenKind, ParseError> {
        let mut name = String::new();
        self.word(&mut name);
        loop {
            if self.peek() == Some('[') {
                self.index(&mut name)?;
            } else if self.eat('.') {
                name.push('.');
                if !self.peek().is_some_and(starts_word) {
                    let span = Span { start: self.at - 1, end: self.at };
                    return Err(ParseError::new(span, "a name has to follow the dot"));
                }
                self.word(&mut name);
            } else {
                break;
            }
        }
        let mut primes = 0;
        while self.eat('\'') {
            primes += 1;
        }
        Ok(TokenKind::Name(name.into_boxed_str(), primes))
    }

    fn word(&mut self, name: &mut String) {
        let start = self.at;
        self.skip_while(|c| c.is_alphabetic() || c.is_ascii_digit() || c == '_');
        name.push_str(&self.text[start..self.at]);
    }

    /// `[0]`, `[index]`, `[i + 1]`, `[index - 1]`; kept without blanks.
    fn index(&mut self, name: &mut String) -> Result<(), ParseError> {
        let start = self.at;
        let Some(length) = self.text[start..].find(']') else {
            let span = Span { start, end: start + 1 };
            return Err(
                ParseError::new(span, "this `[` is never closed").with_help("write an index such as `leg[0].x`")
            );
        };
        self.at += length + 1;
        let content: String = self.text[start + 1..self.at - 1].chars().filter(|c| !c.is_whitespace()).collect();
        if !is_index(&content) {
            let error = ParseError::new(self.span(start), "this is not an index");
            return Err(error.with_help(
                "an index is an integer, or `index`, `index+1`, `index-1` in repeated parts, or what a sum counts by",
            ));
        }
        name.push('[');
        name.push_str(&content);
        name.push(']');
        Ok(())
    }
}

fn is_index(content: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    match content.split_once(['+', '-']) {
        Some((word, offset)) => is_word(word) && digits(offset),
        None => digits(content) || is_word(content),
    }
}

/// A name without dots and indices.
pub(super) fn is_word(text: &str) -> bool {
    text.starts_with(starts_word) && text.chars().all(|c| c.is_alphabetic() || c.is_ascii_digit() || c == '_')
}

fn starts_word(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}
