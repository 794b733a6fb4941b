//! Calls, comparisons and selections.

use super::{Expr, Function, Graph, Node, Relation};

impl Function {
    /// Every function, in the order of the enum.
    pub const ALL: [Function; 18] = [
        Function::Sin,
        Function::Cos,
        Function::Tan,
        Function::Asin,
        Function::Acos,
        Function::Atan,
        Function::Atan2,
        Function::Sinh,
        Function::Cosh,
        Function::Tanh,
        Function::Exp,
        Function::Log,
        Function::Sqrt,
        Function::Abs,
        Function::Sign,
        Function::Floor,
        Function::Min,
        Function::Max,
    ];

    /// The function's name in the expression language.
    pub fn name(self) -> &'static str {
        match self {
            Function::Sin => "sin",
            Function::Cos => "cos",
            Function::Tan => "tan",
            Function::Asin => "asin",
            Function::Acos => "acos",
            Function::Atan => "atan",
            Function::Atan2 => "atan2",
            Function::Sinh => "sinh",
            Function::Cosh => "cosh",
            Function::Tanh => "tanh",
            Function::Exp => "exp",
            Function::Log => "log",
            Function::Sqrt => "sqrt",
            Function::Abs => "abs",
            Function::Sign => "sign",
            Function::Floor => "floor",
            Function::Min => "min",
            Function::Max => "max",
        }
    }

    /// The function of this name.
    pub fn from_name(name: &str) -> Option<Function> {
        Self::ALL.into_iter().find(|f| f.name() == name)
    }

    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        match self {
            Function::Atan2 | Function::Min | Function::Max => 2,
            _ => 1,
        }
    }

    /// Its value; `arguments` are as many as [`Function::arity`] says.
    fn value(self, arguments: &[f64]) -> f64 {
        let x = arguments[0];
        match self {
            Function::Sin => x.sin(),
            Function::Cos => x.cos(),
            Function::Tan => x.tan(),
            Function::Asin => x.asin(),
            Function::Acos => x.acos(),
            Function::Atan => x.atan(),
            Function::Atan2 => x.atan2(arguments[1]),
            Function::Sinh => x.sinh(),
            Function::Cosh => x.cosh(),
            Function::Tanh => x.tanh(),
            Function::Exp => x.exp(),
            Function::Log => x.ln(),
            Function::Sqrt => x.sqrt(),
            Function::Abs => x.abs(),
            Function::Sign => f64::from(i8::from(x > 0.0) - i8::from(x < 0.0)),
            Function::Floor => x.floor(),
            Function::Min => x.min(arguments[1]),
            Function::Max => x.max(arguments[1]),
        }
    }

    /// f(−x) = −f(x).
    pub(crate) fn is_odd(self) -> bool {
        use Function::{Asin, Atan, Sign, Sin, Sinh, Tan, Tanh};
        matches!(self, Sin | Tan | Asin | Atan | Sinh | Tanh | Sign)
    }

    /// f(−x) = f(x).
    fn is_even(self) -> bool {
        matches!(self, Function::Cos | Function::Cosh | Function::Abs)
    }
}

impl Graph {
    /// `function(arguments…)`, with constants folded and signs taken out of odd and even functions.
    ///
    /// # Panics
    /// If the number of arguments is not [`Function::arity`].
    pub fn call(&mut self, function: Function, arguments: &[Expr]) -> Expr {
        assert_eq!(arguments.len(), function.arity(), "arguments of {}", function.name());
        let constants: Option<Vec<f64>> = arguments.iter().map(|&a| self.constant_value(a)).collect();
        if let Some(constants) = constants {
            let value = function.value(&constants);
            let lost = function == Function::Exp && !value.is_normal();
            if value.is_finite() && !lost && !constants.iter().any(|c| c.is_nan()) {
                return self.constant(value);
            }
        }
        match *arguments {
            [x] => self.call_one(function, x),
            _ => self.call_two(function, arguments),
        }
    }

    fn call_one(&mut self, function: Function, x: Expr) -> Expr {
        if function == Function::Sqrt {
            let half = self.constant(0.5);
            return self.pow(x, half);
        }
        if (function.is_odd() || function.is_even()) && self.has_minus(x) {
            let opposite = self.neg(x);
            let value = self.call_one(function, opposite);
            return if function.is_odd() { self.neg(value) } else { value };
        }
        match (function, self.node(x)) {
            (Function::Abs, Node::Call(Function::Abs | Function::Exp, _))
            | (Function::Sign, Node::Call(Function::Sign, _))
            | (Function::Floor, Node::Call(Function::Sign | Function::Floor, _)) => x,
            (Function::Exp, Node::Call(Function::Log, &[y])) | (Function::Log, Node::Call(Function::Exp, &[y])) => y,
            (Function::Abs, Node::Power(_, n)) if self.constant_value(n).is_some_and(super::power::is_even) => x,
            _ => {
                self.has_signs |= function == Function::Sign;
                self.intern(Node::Call(function, &[x]))
            }
        }
    }

    fn call_two(&mut self, function: Function, arguments: &[Expr]) -> Expr {
        match (function, arguments) {
            (Function::Min | Function::Max, &[a, b]) if a == b => a,
            (Function::Min | Function::Max, &[a, b]) => self.intern(Node::Call(function, &[a.min(b), a.max(b)])),
            _ => self.intern(Node::Call(function, arguments)),
        }
    }

    /// Whether `x` is a product with a negative coefficient.
    pub(super) fn has_minus(&self, x: Expr) -> bool {
        let Node::Product(factors) = self.node(x) else {
            return false;
        };
        self.constant_value(factors[0]).is_some_and(|c| c < 0.0)
    }

    /// 1 where `a relation b`, else 0.
    pub fn compare(&mut self, relation: Relation, a: Expr, b: Expr) -> Expr {
        match (self.constant_value(a), self.constant_value(b)) {
            (Some(x), Some(y)) => self.constant(f64::from(u8::from(relation.holds(x, y)))),
            _ => self.intern(Node::Compare(relation, a, b)),
        }
    }

    /// `a` where `condition` is not 0, else `b`.
    pub fn select(&mut self, condition: Expr, a: Expr, b: Expr) -> Expr {
        match self.constant_value(condition) {
            _ if a == b => a,
            Some(c) if c != 0.0 => a,
            Some(_) => b,
            None => self.intern(Node::Select(condition, a, b)),
        }
    }
}
