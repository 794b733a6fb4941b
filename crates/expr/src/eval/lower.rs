//! Lowering: graph nodes to binary operations on values, every value once.
//!
//! A lowered expression is a value with a sign, so that minus signs travel up to where they cost
//! nothing. The order of operations is fixed here, once, for every evaluator:
//!
//! * **Sum**: the first term without minus starts; the others are added or subtracted in order. If all
//!   terms have a minus, they are added and the sum carries the minus.
//! * **Product**: see `lower/product.rs`.
//! * **Power** with a constant exponent n, |n| ≤ 64: repeated squaring, the squares x^(2^i) multiplied
//!   from the smallest i to the largest; x^(n + ½) = x^n · √x; a negative power divides. Any other
//!   exponent calls `powf`.
//! * **Odd and even functions** pass the sign on or drop it.
//! * `a > b` is `b < a`, `a >= b` is `b <= a`. `Select` evaluates both alternatives.
//!
//! Values are hash-consed: x·y in 2·x·y and in 3·x·y·z is computed once, and so are all squares.

mod product;

use crate::graph::{Expr, Function, Graph, Node, Relation, Symbol, is_whole};
use crate::hash::{QuickMap, QuickSet};
use crate::tolerances::{INVERTED, MULTIPLIED_OUT};

/// Index of a value.
pub(super) type ValueId = u32;

/// What a value is computed by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
    /// The product of two numbers of which one may have an unbounded derivative, [`crate::Scalar::weigh`].
    Weigh,
    Div,
    Neg,
    Sqrt,
    Abs,
    Sign,
    Floor,
    Min,
    Max,
    Sin,
    Cos,
    /// Sine and cosine of one argument, two targets; made by the scheduler.
    SinCos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    Ln,
    Pow,
    Less,
    LessEqual,
    Equal,
    NotEqual,
    Select,
}

impl Op {
    /// Number of operations.
    pub(super) const COUNT: usize = Op::Select as usize + 1;

    /// Number of operands.
    pub(crate) fn arity(self) -> usize {
        use Op::{Add, Atan2, Div, Equal, Less, LessEqual, Max, Min, Mul, NotEqual, Pow, Select, Sub, Weigh};
        match self {
            Select => 3,
            Add | Sub | Mul | Weigh | Div | Min | Max | Atan2 | Pow | Less | LessEqual | Equal | NotEqual => 2,
            _ => 1,
        }
    }
}

/// A value: a constant, an input, or an operation on earlier values (unused operands are 0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Value {
    Constant(u64),
    Input(u32),
    Operation(Op, [ValueId; 3]),
}

impl Value {
    /// The values that this one is computed from.
    pub(super) fn operands(&self) -> &[ValueId] {
        match self {
            Value::Operation(op, operands) => &operands[..op.arity()],
            _ => &[],
        }
    }
}

/// A value or its negative.
#[derive(Clone, Copy)]
struct Signed {
    negative: bool,
    value: ValueId,
}

/// Values in topological order, and which of them are the outputs.
pub(super) struct Lowered {
    pub values: Vec<Value>,
    pub outputs: Vec<ValueId>,
}

/// The outputs as values, or the first symbol found that is not an input.
pub(super) fn lower(graph: &Graph, inputs: &[Symbol], outputs: &[Expr]) -> Result<Lowered, Symbol> {
    let mut numbers = QuickMap::default();
    for (i, &symbol) in inputs.iter().enumerate() {
        numbers.entry(symbol).or_insert(i as u32);
    }
    let reached = reachable(graph, outputs);
    let places = reached.iter().zip(0..).map(|(&index, place)| (index, place)).collect();
    let mut lowering = Lowering {
        graph,
        inputs: numbers,
        values: Vec::new(),
        steep: Vec::new(),
        known: QuickMap::default(),
        places,
        signed: Vec::with_capacity(reached.len()),
    };
    for index in reached {
        let signed = lowering.node(graph.node(Expr(index)))?;
        lowering.signed.push(signed);
    }
    let outputs = outputs.iter().map(|&e| lowering.plain(e)).collect();
    Ok(Lowered { values: lowering.values, outputs })
}

/// The nodes that the outputs need, by index: children before parents. The graph may hold many more.
fn reachable(graph: &Graph, outputs: &[Expr]) -> Vec<u32> {
    let mut reached: QuickSet<u32> = QuickSet::default();
    let mut open: Vec<Expr> = outputs.to_vec();
    while let Some(e) = open.pop() {
        if reached.insert(e.0) {
            graph.node(e).for_each_child(|child| open.push(child));
        }
    }
    let mut reached: Vec<u32> = reached.into_iter().collect();
    reached.sort_unstable();
    reached
}

struct Lowering<'g> {
    graph: &'g Graph,
    inputs: QuickMap<Symbol, u32>,
    values: Vec<Value>,
    /// Per value: whether its derivative may be unbounded where it is finite.
    steep: Vec<bool>,
    known: QuickMap<Value, ValueId>,
    /// Where the nodes that are needed stand among these.
    places: QuickMap<u32, u32>,
    /// Per such node: its value, once lowered.
    signed: Vec<Signed>,
}

impl Lowering<'_> {
    fn node(&mut self, node: Node<'_>) -> Result<Signed, Symbol> {
        Ok(match node {
            Node::Constant(c) => self.number(c),
            Node::Symbol(symbol) => {
                let input = *self.inputs.get(&symbol).ok_or(symbol)?;
                positive(self.intern(Value::Input(input)))
            }
            Node::Sum(terms) => self.sum(terms),
            Node::Product(factors) => self.product(factors),
            Node::Power(base, exponent) => self.power(base, exponent),
            Node::Call(function, arguments) => self.call(function, arguments),
            Node::Compare(relation, a, b) => self.compare(relation, a, b),
            Node::Select(condition, a, b) => {
                let condition = self.lowered(condition).value; // −c ≠ 0 just as c ≠ 0
                let (a, b) = (self.plain(a), self.plain(b));
                positive(self.operation(Op::Select, [condition, a, b]))
            }
        })
    }

    fn sum(&mut self, terms: &[Expr]) -> Signed {
        let start = terms.iter().position(|&t| !self.lowered(t).negative);
        let first = start.unwrap_or(0);
        let mut sum = self.lowered(terms[first]).value;
        for (i, &term) in terms.iter().enumerate() {
            if i != first {
                let Signed { negative, value } = self.lowered(term);
                let op = if negative && start.is_some() { Op::Sub } else { Op::Add };
                sum = self.binary(op, sum, value);
            }
        }
        Signed { negative: start.is_none(), value: sum }
    }

    /// x^n if `factor` is x^(−n) with a constant n that is multiplied out.
    fn denominator(&mut self, factor: Expr) -> Option<Signed> {
        let Node::Power(base, exponent) = self.graph.node(factor) else {
            return None;
        };
        let n = self.graph.constant_value(exponent).filter(|&n| n < 0.0 && !(is_whole(n) && -n > INVERTED))?;
        self.constant_power(base, -n)
    }

    fn power(&mut self, base: Expr, exponent: Expr) -> Signed {
        if let Some(n) = self.graph.constant_value(exponent)
            && let Some(power) = self.constant_power(base, n.abs())
        {
            if is_whole(n) && -n > INVERTED {
                let base = self.lowered(base);
                return self.inverse_power(base, -n);
            }
            if n >= 0.0 {
                return power;
            }
            let one = self.one();
            return Signed { negative: power.negative, value: self.binary(Op::Div, one, power.value) };
        }
        let (base, exponent) = (self.plain(base), self.plain(exponent));
        positive(self.binary(Op::Pow, base, exponent))
    }

    /// x^n for integers and half-integers 0 ≤ n ≤ 64.
    fn constant_power(&mut self, base: Expr, n: f64) -> Option<Signed> {
        if !(n <= MULTIPLIED_OUT && (2.0 * n).fract() == 0.0) {
            return None;
        }
        let whole = n as u32; // rounds down
        if n.fract() == 0.0 {
            return Some(self.whole_power(self.lowered(base), n));
        }
        let base = self.plain(base);
        let root = self.unary(Op::Sqrt, base);
        let power = self.integer_power(base, whole);
        let value = if whole == 0 { root } else { self.times(power, root) };
        Some(positive(value))
    }

    /// x^n for a whole number n > 0.
    fn whole_power(&mut self, Signed { negative, value }: Signed, n: f64) -> Signed {
        let value = if n <= MULTIPLIED_OUT {
            self.integer_power(value, n as u32)
        } else {
            let n = self.number(n).value;
            self.binary(Op::Pow, value, n)
        };
        Signed { negative: negative && n % 2.0 == 1.0, value }
    }

    /// (1/x)^n: x^n may be no number where that is 0.
    fn inverse_power(&mut self, Signed { negative, value }: Signed, n: f64) -> Signed {
        let one = self.one();
        let value = self.binary(Op::Div, one, value);
        self.whole_power(Signed { negative, value }, n)
    }

    /// Same order as [`crate::Scalar::powi`].
    fn integer_power(&mut self, base: ValueId, n: u32) -> ValueId {
        let (mut square, mut power) = (base, None);
        for i in 0..u32::BITS - n.leading_zeros() {
            if i > 0 {
                square = self.binary(Op::Mul, square, square);
            }
            if n >> i & 1 == 1 {
                power = Some(power.map_or(square, |p| self.binary(Op::Mul, p, square)));
            }
        }
        power.unwrap_or_else(|| self.one())
    }

    fn call(&mut self, function: Function, arguments: &[Expr]) -> Signed {
        use Function::{
            Abs, Acos, Asin, Atan, Atan2, Cos, Cosh, Exp, Floor, Log, Max, Min, Sign, Sin, Sinh, Sqrt, Tan, Tanh,
        };
        let op = match function {
            Sin => Op::Sin,
            Cos => Op::Cos,
            Tan => Op::Tan,
            Asin => Op::Asin,
            Acos => Op::Acos,
            Atan => Op::Atan,
            Atan2 => Op::Atan2,
            Sinh => Op::Sinh,
            Cosh => Op::Cosh,
            Tanh => Op::Tanh,
            Exp => Op::Exp,
            Log => Op::Ln,
            Sqrt => Op::Sqrt,
            Abs => Op::Abs,
            Sign => Op::Sign,
            Floor => Op::Floor,
            Min => Op::Min,
            Max => Op::Max,
        };
        let Signed { negative, value } = self.lowered(arguments[0]);
        match function {
            Sin | Tan | Asin | Atan | Sinh | Tanh | Sign => Signed { negative, value: self.unary(op, value) },
            Cos | Cosh | Abs => positive(self.unary(op, value)),
            Acos | Exp | Floor | Log | Sqrt => {
                let value = self.plain(arguments[0]);
                positive(self.unary(op, value))
            }
            Atan2 | Min | Max => {
                let (a, b) = (self.plain(arguments[0]), self.plain(arguments[1]));
                positive(self.binary(op, a, b))
            }
        }
    }

    fn compare(&mut self, relation: Relation, a: Expr, b: Expr) -> Signed {
        let (op, a, b) = match relation {
            Relation::Less => (Op::Less, a, b),
            Relation::LessEqual => (Op::LessEqual, a, b),
            Relation::Greater => (Op::Less, b, a),
            Relation::GreaterEqual => (Op::LessEqual, b, a),
            Relation::Equal => (Op::Equal, a, b),
            Relation::NotEqual => (Op::NotEqual, a, b),
        };
        let (a, b) = (self.plain(a), self.plain(b));
        positive(self.binary(op, a, b))
    }

    fn lowered(&self, e: Expr) -> Signed {
        self.signed[self.places[&e.0] as usize]
    }

    /// The value of `e` with its sign applied.
    fn plain(&mut self, e: Expr) -> ValueId {
        let Signed { negative, value } = self.lowered(e);
        if !negative {
            return value;
        }
        match self.values[value as usize] {
            Value::Constant(bits) => self.intern(Value::Constant((-f64::from_bits(bits)).to_bits())),
            _ => self.unary(Op::Neg, value),
        }
    }

    fn number(&mut self, c: f64) -> Signed {
        Signed { negative: c < 0.0, value: self.intern(Value::Constant(c.abs().to_bits())) }
    }

    fn one(&mut self) -> ValueId {
        self.intern(Value::Constant(1.0f64.to_bits()))
    }

    fn times(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let constant = |v: ValueId| matches!(self.values[v as usize], Value::Constant(_));
        let steep = (self.steep[a as usize] || self.steep[b as usize]) && !(constant(a) || constant(b));
        self.binary(if steep { Op::Weigh } else { Op::Mul }, a, b)
    }

    fn unary(&mut self, op: Op, a: ValueId) -> ValueId {
        self.operation(op, [a, 0, 0])
    }

    fn binary(&mut self, op: Op, a: ValueId, b: ValueId) -> ValueId {
        self.operation(op, [a, b, 0])
    }

    fn operation(&mut self, op: Op, operands: [ValueId; 3]) -> ValueId {
        self.intern(Value::Operation(op, operands))
    }

    fn intern(&mut self, value: Value) -> ValueId {
        let new = self.values.len() as ValueId;
        let id = *self.known.entry(value).or_insert(new);
        if id == new {
            self.values.push(value);
            self.steep.push(self.is_steep(&value));
        }
        id
    }

    /// Whether a derivative may be unbounded where the value is finite: that of a root, and of what is made of one.
    fn is_steep(&self, value: &Value) -> bool {
        match *value {
            Value::Operation(Op::Sqrt | Op::Asin | Op::Acos, _) => true,
            Value::Operation(Op::Sign | Op::Floor | Op::Less | Op::LessEqual | Op::Equal | Op::NotEqual, _) => false,
            Value::Operation(Op::Pow, [_, exponent, _]) if !matches!(self.values[exponent as usize], Value::Constant(n) if f64::from_bits(n) >= 1.0) => {
                true
            }
            _ => value.operands().iter().any(|&v| self.steep[v as usize]),
        }
    }
}

fn positive(value: ValueId) -> Signed {
    Signed { negative: false, value }
}
