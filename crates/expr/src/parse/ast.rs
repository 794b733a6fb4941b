//! The parsed formula: a flat arena in post-order.

use super::Span;
use crate::graph::Relation;
use std::sync::Arc;

/// A node of an [`Ast`]. Children have smaller ids than their parents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct AstId(pub(super) u32);

impl AstId {
    /// Position in the arena, counting from 0; see [`Ast::len`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// `a + b`, `a - b`, `a * b`, `a / b`, `a ^ b`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOperator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
}

/// What stands at one place of a formula.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AstNode<'a> {
    /// A literal number.
    Number(f64),
    /// A name without its primes, and their number.
    Name(&'a str, u32),
    /// `-a`.
    Negate(AstId),
    /// An arithmetic operation.
    Binary(BinaryOperator, AstId, AstId),
    /// A comparison.
    Compare(Relation, AstId, AstId),
    /// A function with its arguments, `if(condition, then, otherwise)` included.
    Call(&'a str, &'a [AstId]),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Number(f64),
    Name(u32, u32),
    Negate(AstId),
    Binary(BinaryOperator, AstId, AstId),
    Compare(Relation, AstId, AstId),
    Call { function: u32, name_span: Span, start: u32, len: u32 },
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) kind: Kind,
    pub(super) span: Span,
    /// The subtree is `first..=id`.
    pub(super) first: u32,
    /// How many calls of functions that are not built in are nested here.
    pub(super) custom_depth: u32,
}

/// A parsed formula with its text and the place of each part in it.
///
/// ```
/// let ast = dalembert_expr::parse("m*g*sin(theta')")?;
/// assert_eq!(ast.names()[2].0, "theta");
/// assert_eq!(ast.names()[2].1, 1);
/// # Ok::<(), dalembert_expr::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ast {
    pub(super) text: Arc<str>,
    pub(super) entries: Vec<Entry>,
    pub(super) arguments: Vec<AstId>,
    pub(super) names: Vec<Box<str>>,
}

impl Ast {
    /// The formula that is just this number.
    pub fn number(value: f64) -> Self {
        Self::number_as(value, &value.to_string())
    }

    /// The formula that is just this number, written in another way: `60 deg`.
    pub fn number_as(value: f64, text: &str) -> Self {
        let text: Arc<str> = text.into();
        let span = Span { start: 0, end: text.len() };
        let entry = Entry { kind: Kind::Number(value), span, first: 0, custom_depth: 0 };
        Self { text, entries: vec![entry], arguments: Vec::new(), names: Vec::new() }
    }

    /// The text that was parsed (the whole equation for one side of it).
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Number of nodes.
    #[allow(clippy::len_without_is_empty)] // never empty
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The node that stands for the whole formula: the last one.
    pub fn root(&self) -> AstId {
        AstId(self.entries.len() as u32 - 1)
    }

    /// All nodes, children before parents.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = AstId> + use<> {
        (0..self.entries.len() as u32).map(AstId)
    }

    /// The node.
    pub fn node(&self, id: AstId) -> AstNode<'_> {
        match self.entries[id.index()].kind {
            Kind::Number(value) => AstNode::Number(value),
            Kind::Name(name, primes) => AstNode::Name(&self.names[name as usize], primes),
            Kind::Negate(a) => AstNode::Negate(a),
            Kind::Binary(operator, a, b) => AstNode::Binary(operator, a, b),
            Kind::Compare(relation, a, b) => AstNode::Compare(relation, a, b),
            Kind::Call { function, start, len, .. } => {
                let range = start as usize..(start + len) as usize;
                AstNode::Call(&self.names[function as usize], &self.arguments[range])
            }
        }
    }

    /// Where the node stands in the text.
    pub fn span(&self, id: AstId) -> Span {
        self.entries[id.index()].span
    }

    /// The node as it was written.
    pub fn text_at(&self, id: AstId) -> &str {
        let Span { start, end } = self.span(id);
        self.text.get(start..end).unwrap_or_default()
    }

    /// The number that the whole formula is (a minus sign included), if it is just one.
    pub fn is_number(&self) -> Option<f64> {
        match self.node(self.root()) {
            AstNode::Number(value) => Some(value),
            AstNode::Negate(a) => match self.node(a) {
                AstNode::Number(value) => Some(-value),
                _ => None,
            },
            _ => None,
        }
    }

    /// Every use of a name as (name, primes, place), in the order of the text; names of functions
    /// are not among them, the constants `pi` and `e` are.
    pub fn names(&self) -> Vec<(String, u32, Span)> {
        let name = |id| match self.node(id) {
            AstNode::Name(name, primes) => Some((name.to_owned(), primes, self.span(id))),
            _ => None,
        };
        self.ids().filter_map(name).collect()
    }
}
