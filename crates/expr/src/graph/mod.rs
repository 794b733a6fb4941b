//! The expression graph: one arena, every distinct expression stored once.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | node | [`Expr`] | index into the arena; a child's index is smaller than its parent's |
//! | variable | [`Symbol`] | index into the table of names |
//!
//! Canonical form, kept by the constructors:
//!
//! 1. `Sum` and `Product` have at least two children and are flattened (a nested sum of more than
//!    64 terms stays a term, so that building stays linear).
//! 2. A `Sum` has its constant first and no two terms that differ by a coefficient only.
//! 3. A `Product` has its constant coefficient first and no two factors with the same base and
//!    constant exponents. `0·x` is `0` and `x/x` is `1`, whatever `x` may evaluate to. The whole power of a
//!    product is the product of the powers, unless the coefficient's would be extreme: `(x/5)^1000` stays.
//! 4. A quotient is a product with `Power(x, -1)` factors; `1/x` alone is `Power(x, -1)`.
//! 5. The square root is `Power(x, 0.5)`; `Call(Sqrt, …)` never occurs in a graph.
//! 6. `e^x` is `Call(Exp, x)`.
//! 7. Constants are folded where the result is a number with all its digits, and powers where it is not extreme
//!    ([`FOLDED_POWER`](crate::tolerances::FOLDED_POWER)); otherwise the operation is kept (`1/0` is `Power(0, -1)`).
//!
//! Nothing here depends on hash order: equal calls give equal graphs, node for node.

mod call;
mod memo;
mod places;
mod power;
mod product;
mod reach;
mod sum;
mod table;

pub(crate) use memo::SimpleForm;
pub(crate) use places::Places;
pub(crate) use reach::Reach;

use self::memo::Memo;
use std::collections::HashMap;
use table::Table;

/// An expression: a node of a [`Graph`]. Only meaningful with the graph that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Expr(pub(crate) u32);

impl Expr {
    /// Position in the graph's topological order: children come before their parents.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A named variable of a [`Graph`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(pub(crate) u32);

impl Symbol {
    /// Position in the order in which the graph's symbols were first named.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The functions that an expression may call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Function {
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    /// `atan2(y, x)`: the angle of the point (x, y), in (−π, π].
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    /// Natural logarithm.
    Log,
    /// Accepted by [`Graph::call`] and turned into a power; never found in a graph.
    Sqrt,
    Abs,
    /// −1, 0 or 1.
    Sign,
    /// The largest whole number that is not larger.
    Floor,
    Min,
    Max,
}

/// A comparison; its value is 1 where it holds and 0 where it does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Relation {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
}

impl Relation {
    /// Whether `a` stands in this relation to `b`.
    pub fn holds(self, a: f64, b: f64) -> bool {
        match self {
            Relation::Less => a < b,
            Relation::LessEqual => a <= b,
            Relation::Greater => a > b,
            Relation::GreaterEqual => a >= b,
            Relation::Equal => a == b,
            Relation::NotEqual => a != b,
        }
    }
}

/// What an [`Expr`] is made of. See the module's canonical form for what can be relied on.
#[derive(Clone, Copy, Debug)]
pub enum Node<'g> {
    /// A number (never −0).
    Constant(f64),
    /// A variable.
    Symbol(Symbol),
    /// The sum of two or more terms; a constant, if there is one, comes first.
    Sum(&'g [Expr]),
    /// The product of two or more factors; a constant coefficient, if there is one, comes first.
    Product(&'g [Expr]),
    /// Base and exponent. Integer powers, quotients (−1) and roots (0.5) have a constant exponent.
    Power(Expr, Expr),
    /// A function and its arguments.
    Call(Function, &'g [Expr]),
    /// 1 where the relation holds, else 0.
    Compare(Relation, Expr, Expr),
    /// The second where the first is not 0, else the third.
    Select(Expr, Expr, Expr),
}

impl Node<'_> {
    /// Calls `visit` with every child, in order.
    #[inline]
    pub fn for_each_child(&self, mut visit: impl FnMut(Expr)) {
        match *self {
            Node::Constant(_) | Node::Symbol(_) => {}
            Node::Sum(children) | Node::Product(children) | Node::Call(_, children) => {
                children.iter().copied().for_each(visit);
            }
            Node::Power(a, b) | Node::Compare(_, a, b) => [a, b].into_iter().for_each(visit),
            Node::Select(c, a, b) => {
                visit(c);
                visit(a);
                visit(b);
            }
        }
    }
}

/// A node as stored: like [`Node`], with children in the graph's pool.
#[derive(Clone, Copy, Debug)]
enum Slot {
    Constant(f64),
    Symbol(Symbol),
    Sum(Children),
    Product(Children),
    Power(Expr, Expr),
    Call(Function, Children),
    Compare(Relation, Expr, Expr),
    Select(Expr, Expr, Expr),
}

#[derive(Clone, Copy, Debug)]
struct Children {
    start: u32,
    len: u32,
}

/// Nested sums and products are flattened up to this many children.
const FLATTEN: usize = 64;

/// Expressions that share all their common parts.
///
/// ```
/// use dalembert_expr::{Graph, text};
/// let mut g = Graph::new();
/// let s = g.symbol("x");
/// let x = g.var(s);
/// let sine = g.call(dalembert_expr::Function::Sin, &[x]);
/// let y = g.mul(x, sine);
/// let dy = g.derivative(y, s);
/// assert_eq!(text(&g, dy), "sin(x) + x*cos(x)");
/// ```
#[derive(Clone, Default, Debug)]
pub struct Graph {
    slots: Vec<Slot>,
    /// Per node: which symbols it may depend on, as bits `symbol mod 64`; 0 means none for sure.
    masks: Vec<u64>,
    /// Per node: leaves when written out without sharing, saturating; a constant exponent is none.
    leaves: Vec<u32>,
    pool: Vec<Expr>,
    table: Table,
    names: Vec<String>,
    /// Looked up only, never iterated.
    symbols: HashMap<String, Symbol>,
    /// What simplification found out about nodes; nodes never change, so it stays true.
    pub(crate) memo: Memo,
    /// Formulas that numbers stand in for, by the numbers' bits. Looked up only, never iterated.
    named_numbers: HashMap<u64, Expr>,
    /// How symbols are written in LaTeX where that does not follow from their names. Looked up only, never iterated.
    spelled: HashMap<String, String>,
    /// How large symbols usually are, where that is not one. Looked up only, never iterated.
    usual: HashMap<Symbol, f64>,
    /// Whether there is a node of [`Function::Sign`].
    pub(crate) has_signs: bool,
}

impl Graph {
    /// An empty graph.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of nodes in the arena, including those no longer used by anything.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether nothing has been built yet.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// What `e` is made of.
    #[inline]
    pub fn node(&self, e: Expr) -> Node<'_> {
        match self.slots[e.index()] {
            Slot::Constant(c) => Node::Constant(c),
            Slot::Symbol(s) => Node::Symbol(s),
            Slot::Sum(c) => Node::Sum(self.children(c)),
            Slot::Product(c) => Node::Product(self.children(c)),
            Slot::Power(a, b) => Node::Power(a, b),
            Slot::Call(f, c) => Node::Call(f, self.children(c)),
            Slot::Compare(r, a, b) => Node::Compare(r, a, b),
            Slot::Select(c, a, b) => Node::Select(c, a, b),
        }
    }

    #[inline]
    fn children(&self, range: Children) -> &[Expr] {
        let start = range.start as usize;
        &self.pool[start..start + range.len as usize]
    }

    /// The symbol of this name; the same one whenever the name is the same.
    pub fn symbol(&mut self, name: &str) -> Symbol {
        if let Some(&symbol) = self.symbols.get(name) {
            return symbol;
        }
        let symbol = Symbol(self.names.len() as u32);
        self.names.push(name.to_owned());
        self.symbols.insert(name.to_owned(), symbol);
        symbol
    }

    /// The symbol of this name if there is one already.
    pub fn find_symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.get(name).copied()
    }

    /// The symbol's name.
    pub fn name(&self, symbol: Symbol) -> &str {
        &self.names[symbol.index()]
    }

    /// From now on the symbol of this name is written so in LaTeX: a momentum `p_hip.wx` is no `wx` of `p_hip`.
    pub fn spell(&mut self, name: &str, latex: String) {
        self.spelled.insert(name.to_owned(), latex);
    }

    /// How a name was [spelled](Self::spell).
    pub(crate) fn spelling(&self, name: &str) -> Option<&String> {
        self.spelled.get(name)
    }

    /// The symbols in the order of their naming.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + use<> {
        (0..self.names.len() as u32).map(Symbol)
    }

    /// Number of symbols named so far.
    pub fn symbol_count(&self) -> usize {
        self.names.len()
    }

    /// The expression that is just this symbol.
    pub fn var(&mut self, symbol: Symbol) -> Expr {
        self.intern(Node::Symbol(symbol))
    }

    /// A number.
    pub fn constant(&mut self, value: f64) -> Expr {
        let value = if value == 0.0 { 0.0 } else { value };
        self.intern(Node::Constant(value))
    }

    /// Says how large a symbol usually is, in its unit; one where nothing is said. Terms that are rounding are told by it.
    pub fn set_usual(&mut self, symbol: Symbol, size: f64) {
        if size > 0.0 && size.is_finite() {
            self.usual.insert(symbol, size);
        }
    }

    /// How large a symbol usually is.
    pub(crate) fn usual(&self, symbol: Symbol) -> f64 {
        self.usual.get(&symbol).copied().unwrap_or(1.0)
    }

    /// From now on [`Symbolic::constant`](crate::Symbolic) of this number is `e`: an algorithm over numbers that an instance knows only as
    /// `f64` then runs on formulas for them. The number should be one that occurs nowhere else.
    pub fn name_number(&mut self, number: f64, e: Expr) {
        self.named_numbers.insert(number.to_bits(), e);
    }

    /// What a number stands for: a formula, or itself.
    pub fn given(&mut self, number: f64) -> Expr {
        match self.named_numbers.get(&number.to_bits()) {
            Some(&e) => e,
            None => self.constant(number),
        }
    }

    /// The number that `e` is, if it is a `Constant` node.
    #[inline]
    pub fn constant_value(&self, e: Expr) -> Option<f64> {
        match self.slots[e.index()] {
            Slot::Constant(c) => Some(c),
            _ => None,
        }
    }

    /// Whether `e` contains no symbol at all.
    #[inline]
    pub(crate) fn is_closed(&self, e: Expr) -> bool {
        self.masks[e.index()] == 0
    }

    /// Bits of the symbols that `e` may depend on; see [`symbol_bit`].
    #[inline]
    pub(crate) fn mask(&self, e: Expr) -> u64 {
        self.masks[e.index()]
    }

    /// See [`Graph::written_size`].
    #[inline]
    pub(crate) fn leaves_of(&self, e: Expr) -> u32 {
        self.leaves[e.index()]
    }

    /// The node, made if it is new. `node` must be in canonical form.
    pub(crate) fn intern(&mut self, node: Node<'_>) -> Expr {
        let hash = table::hash(&node);
        if let Some(found) = self.table.find(hash, |e| table::same(&self.node(e), &node)) {
            return found;
        }
        let e = Expr(u32::try_from(self.slots.len()).expect("fewer than 2^32 nodes"));
        let (mut mask, mut leaves) = (0, 0_u32);
        node.for_each_child(|child| {
            mask |= self.masks[child.index()];
            leaves = leaves.saturating_add(self.leaves[child.index()]);
        });
        if let Node::Power(base, n) = node
            && self.constant_value(n).is_some()
        {
            leaves = self.leaves[base.index()];
        }
        if let Node::Symbol(symbol) = node {
            mask = symbol_bit(symbol);
        }
        let slot = match node {
            Node::Constant(c) => Slot::Constant(c),
            Node::Symbol(s) => Slot::Symbol(s),
            Node::Sum(c) => Slot::Sum(self.store(c)),
            Node::Product(c) => Slot::Product(self.store(c)),
            Node::Power(a, b) => Slot::Power(a, b),
            Node::Call(f, c) => Slot::Call(f, self.store(c)),
            Node::Compare(r, a, b) => Slot::Compare(r, a, b),
            Node::Select(c, a, b) => Slot::Select(c, a, b),
        };
        self.slots.push(slot);
        self.masks.push(mask);
        self.leaves.push(leaves.max(1));
        self.table.insert(hash, e);
        e
    }

    fn store(&mut self, children: &[Expr]) -> Children {
        let start = u32::try_from(self.pool.len()).expect("fewer than 2^32 edges");
        self.pool.extend_from_slice(children);
        Children { start, len: children.len() as u32 }
    }

    /// `a + b`.
    pub fn add(&mut self, a: Expr, b: Expr) -> Expr {
        self.sum(&[a, b])
    }

    /// `a − b`.
    pub fn sub(&mut self, a: Expr, b: Expr) -> Expr {
        let minus_b = self.neg(b);
        self.sum(&[a, minus_b])
    }

    /// `a · b`.
    pub fn mul(&mut self, a: Expr, b: Expr) -> Expr {
        self.product(&[a, b])
    }

    /// `−a`.
    pub fn neg(&mut self, a: Expr) -> Expr {
        let minus_one = self.constant(-1.0);
        self.product(&[minus_one, a])
    }

    /// `a` with every child replaced by `map(child)`, brought to canonical form.
    pub(crate) fn rebuild(&mut self, a: Expr, map: impl Fn(Expr) -> Expr) -> Expr {
        let mapped = |children: &[Expr]| children.iter().map(|&c| map(c)).collect::<Vec<_>>();
        match self.node(a) {
            Node::Constant(_) | Node::Symbol(_) => a,
            Node::Sum(children) => {
                let children = mapped(children);
                self.sum(&children)
            }
            Node::Product(children) => {
                let children = mapped(children);
                self.product(&children)
            }
            Node::Power(base, exponent) => self.pow(map(base), map(exponent)),
            Node::Call(function, children) => {
                let children = mapped(children);
                self.call(function, &children)
            }
            Node::Compare(relation, a, b) => self.compare(relation, map(a), map(b)),
            Node::Select(c, a, b) => self.select(map(c), map(a), map(b)),
        }
    }
}

/// Whether `x` is an integer.
pub(crate) fn is_whole(x: f64) -> bool {
    const ALL_WHOLE: f64 = 9_007_199_254_740_992.0; // 2⁵³
    if x.abs() < ALL_WHOLE { (x as i64) as f64 == x } else { x.is_finite() }
}

/// The bit of a symbol in a node's mask.
pub(crate) fn symbol_bit(symbol: Symbol) -> u64 {
    1 << (symbol.0 % 64)
}
