//! Sums over whole numbers, and what a number of a repetition stands for: copies of a formula with words replaced by numbers.
//!
//! `sum(i, a, b, f)` becomes f(a) + f(a+1) + … + f(b), where `i` stands for its number, also in indices: `x[i]`, `x[i+1]`. Bounds are whole numbers
//! made of numbers and of words that are bound around them, so that `sum(i, 1, 9, sum(j, i+1, 9, …))` goes over all pairs. A sum over nothing
//! is 0. Copies keep their places in the text. Only sums in sums recurse, [`MOST_NESTED`] of them; the work is linear in the size of what comes out, which
//! [`MOST_NODES`] bounds.

use super::ast::{Entry, Kind};
use super::lexer::is_word;
use super::{Ast, AstId, AstNode, BinaryOperator, ParseError, Span};

/// Sums in sums.
const MOST_NESTED: usize = 16;
/// Nodes of a formula with its sums written out.
const MOST_NODES: usize = 1 << 20;

/// What the function is called.
pub(super) const SUM: &str = "sum";

/// Words that stand for whole numbers.
type Bound = Vec<(String, i64)>;

impl Ast {
    /// The formula with these words replaced by their numbers, also in indices, and its sums written out.
    ///
    /// # Errors
    /// A sum whose bounds are no whole numbers, whose word is none, or that makes too many terms.
    pub fn written_out(&self, words: &[(&str, i64)]) -> Result<Self, ParseError> {
        let sums = self.ids().any(|id| matches!(self.node(id), AstNode::Call(SUM, _)));
        if !sums && words.is_empty() {
            return Ok(self.clone());
        }
        let mut copy = Copy {
            from: self,
            out: Self { entries: Vec::new(), arguments: Vec::new(), names: Vec::new(), text: self.text.clone() },
        };
        let mut bound = words.iter().map(|&(word, number)| (word.to_owned(), number)).collect();
        copy.part(self.root(), &mut bound)?;
        Ok(copy.out)
    }
}

struct Copy<'a> {
    from: &'a Ast,
    out: Ast,
}

impl Copy<'_> {
    /// Copies a subtree to the end; gives its root.
    fn part(&mut self, root: AstId, bound: &mut Bound) -> Result<AstId, ParseError> {
        let first = self.from.entries[root.index()].first as usize;
        let sums = self.outermost_sums(first, root.index());
        let mut sums = sums.iter().rev().peekable();
        let mut copied = vec![AstId(0); root.index() + 1 - first];
        let mut at = first;
        while at <= root.index() {
            let id = match sums.next_if(|(start, _)| *start == at) {
                Some(&(_, sum)) => {
                    let value = self.sum(AstId(sum as u32), bound)?;
                    at = sum;
                    value
                }
                None => self.node(at, first, &copied, bound)?,
            };
            copied[at - first] = id;
            at += 1;
        }
        Ok(copied[root.index() - first])
    }

    /// Sums in a stretch of nodes that are in no other sum there: their first nodes and themselves, the last one first.
    fn outermost_sums(&self, first: usize, last: usize) -> Vec<(usize, usize)> {
        let (mut found, mut id) = (Vec::new(), last + 1);
        while id > first {
            id -= 1;
            if matches!(self.from.node(AstId(id as u32)), AstNode::Call(SUM, _)) {
                let start = self.from.entries[id].first as usize;
                found.push((start, id));
                id = start;
            }
        }
        found
    }

    fn node(&mut self, at: usize, first: usize, copied: &[AstId], bound: &Bound) -> Result<AstId, ParseError> {
        let Entry { kind, span, custom_depth, .. } = self.from.entries[at];
        let there = |id: AstId| copied[id.index() - first];
        let (kind, left) = match kind {
            Kind::Number(value) => (Kind::Number(value), None),
            Kind::Name(name, primes) => (self.name(&self.from.names[name as usize], primes, span, bound)?, None),
            Kind::Negate(a) => (Kind::Negate(there(a)), Some(there(a))),
            Kind::Binary(operator, a, b) => (Kind::Binary(operator, there(a), there(b)), Some(there(a))),
            Kind::Compare(relation, a, b) => (Kind::Compare(relation, there(a), there(b)), Some(there(a))),
            Kind::Call { function, name_span, start, len } => {
                let arguments: Vec<AstId> =
                    self.from.arguments[start as usize..(start + len) as usize].iter().map(|&a| there(a)).collect();
                let left = arguments.first().copied();
                let start = self.out.arguments.len() as u32;
                self.out.arguments.extend(arguments);
                let function = self.word(&self.from.names[function as usize]);
                (Kind::Call { function, name_span, start, len }, left)
            }
        };
        self.push(kind, span, left, custom_depth)
    }

    fn push(&mut self, kind: Kind, span: Span, left: Option<AstId>, custom_depth: u32) -> Result<AstId, ParseError> {
        let id = self.out.entries.len();
        if id >= MOST_NODES {
            let message = format!("written out, the formula has more than {MOST_NODES} parts");
            return Err(ParseError::new(span, message).with_help("make the sums shorter"));
        }
        let first = left.map_or(id as u32, |left| self.out.entries[left.index()].first);
        self.out.entries.push(Entry { kind, span, first, custom_depth });
        Ok(AstId(id as u32))
    }

    /// A text among the names of the copy.
    fn word(&mut self, text: &str) -> u32 {
        self.out.names.push(text.into());
        self.out.names.len() as u32 - 1
    }

    /// A name: a number where it is bound, else with its indices as numbers.
    fn name(&mut self, name: &str, primes: u32, span: Span, bound: &Bound) -> Result<Kind, ParseError> {
        if let (0, Some(number)) = (primes, number_of(name, bound)) {
            return Ok(Kind::Number(number as f64));
        }
        let full = with_numbers(name, bound).map_err(|message| ParseError::new(span, message))?;
        Ok(Kind::Name(self.word(&full), primes))
    }

    fn sum(&mut self, id: AstId, bound: &mut Bound) -> Result<AstId, ParseError> {
        let span = self.from.span(id);
        let fault = |span, message: String| ParseError::new(span, message).with_help("write `sum(i, 1, 9, x[i]^2)`");
        let AstNode::Call(_, &[word, low, high, term]) = self.from.node(id) else {
            return Err(fault(span, "`sum` takes a word, two bounds and a term".to_owned()));
        };
        let name = match self.from.node(word) {
            AstNode::Name(name, 0) if is_word(name) => name.to_owned(),
            _ => return Err(fault(self.from.span(word), "a sum counts by a plain word".to_owned())),
        };
        if bound.iter().any(|(other, _)| *other == name) {
            return Err(fault(self.from.span(word), format!("`{name}` counts already, around this sum")));
        }
        if bound.len() >= MOST_NESTED {
            return Err(ParseError::new(span, "sums are nested too deeply here"));
        }
        let (low, high) = (self.whole(low, bound)?, self.whole(high, bound)?);
        let mut total = None;
        for k in low..=high {
            bound.push((name.clone(), k));
            let value = self.part(term, bound);
            bound.pop();
            let value = value?;
            total = Some(match total {
                None => value,
                Some(sum) => {
                    self.push(Kind::Binary(BinaryOperator::Add, sum, value), span, Some(sum), self.depth(sum, value))?
                }
            });
        }
        match total {
            Some(sum) => Ok(sum),
            None => self.push(Kind::Number(0.0), span, None, 0),
        }
    }

    fn depth(&self, a: AstId, b: AstId) -> u32 {
        self.out.entries[a.index()].custom_depth.max(self.out.entries[b.index()].custom_depth)
    }

    /// A bound: a whole number.
    fn whole(&self, root: AstId, bound: &Bound) -> Result<i64, ParseError> {
        const LARGEST: i64 = 1_000_000_000;
        let first = self.from.entries[root.index()].first as usize;
        let mut values = Vec::with_capacity(root.index() + 1 - first);
        for at in first..=root.index() {
            let get = |id: AstId, values: &[f64]| values[id.index() - first];
            let value = match self.from.node(AstId(at as u32)) {
                AstNode::Number(value) => value,
                AstNode::Name(name, 0) => number_of(name, bound).map_or(f64::NAN, |k| k as f64),
                AstNode::Negate(a) => -get(a, &values),
                AstNode::Binary(BinaryOperator::Add, a, b) => get(a, &values) + get(b, &values),
                AstNode::Binary(BinaryOperator::Subtract, a, b) => get(a, &values) - get(b, &values),
                AstNode::Binary(BinaryOperator::Multiply, a, b) => get(a, &values) * get(b, &values),
                _ => f64::NAN,
            };
            values.push(value);
        }
        let value = values.last().copied().unwrap_or(f64::NAN);
        if value.fract() == 0.0 && value.abs() < LARGEST as f64 {
            return Ok(value as i64);
        }
        if value.fract() == 0.0 {
            let message = format!("a sum counts to less than {LARGEST}");
            return Err(ParseError::new(self.from.span(root), message)
                .with_help("a sum of so many terms has to be told in another way"));
        }
        let message = "the bounds of a sum are whole numbers, made of numbers and of what outer sums count by";
        Err(ParseError::new(self.from.span(root), message)
            .with_help("write the number itself: how many terms there are is part of the model's structure"))
    }
}

fn number_of(name: &str, bound: &[(String, i64)]) -> Option<i64> {
    bound.iter().rev().find(|(word, _)| word == name).map(|(_, number)| *number)
}

/// A name with the indices that bound words make as numbers: `x[i+1]` as `x[4]`; others stay.
///
/// # Errors
/// An index below zero, in words.
pub fn with_numbers(name: &str, bound: &[(String, i64)]) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = name;
    while let Some(open) = rest.find('[') {
        let close = rest[open..].find(']').map_or(rest.len(), |c| open + c);
        let index = &rest[open + 1..close];
        out.push_str(&rest[..=open]);
        let word = index.split(['+', '-']).next().unwrap_or(index);
        match number_of(word, bound) {
            None => out.push_str(index),
            Some(number) => {
                let shift = index[word.len()..].trim_start_matches('+');
                let shift = if shift.is_empty() { Some(0) } else { shift.parse::<i64>().ok() };
                match shift.and_then(|shift| number.checked_add(shift)) {
                    Some(k) if k >= 0 => out.push_str(&k.to_string()),
                    _ => {
                        return Err(format!(
                            "`{name}` counts from 0 on, not from {}",
                            shift.map_or(number, |s| number.saturating_add(s))
                        ));
                    }
                }
            }
        }
        rest = rest.get(close..).unwrap_or("");
    }
    out.push_str(rest);
    Ok(out)
}
