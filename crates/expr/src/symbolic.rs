//! Expressions as numbers: an algorithm that is generic in [`Scalar`] run on [`Symbolic`] writes its formulas into a
//! graph instead of computing values.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | G | the graph given to [`with`] | where the results of operations are made |
//! | x | [`Symbolic`] | an expression of G, [`Copy`] like a number |
//!
//! Every operation is the constructor of [`Graph`] by that name, so that canonical form holds: `0·x` and `1·x` vanish,
//! constants fold, equal results are one node. What is structurally zero for an algorithm (a joint axis, an identity
//! pose) therefore leaves no trace in the program compiled from its results.
//!
//! Operators have no place for a graph, so it is lent to the thread: [`with`] moves it out of the caller's hands and
//! puts it back when the closure ends, by a panic too. A second graph on one thread is refused, because an expression
//! does not know its graph and would silently mean something else in the other.

use crate::Scalar;
use crate::graph::{Expr, Function, Graph, Relation};
use std::cell::RefCell;
use std::ops::{Add, Div, Mul, Neg, Sub};

thread_local! {
    /// The graph lent to this thread.
    static LENT: RefCell<Option<Graph>> = const { RefCell::new(None) };
}

/// An expression of the graph lent by [`with`], used as a number.
///
/// Its values are those of the expression up to rounding: sums and products are ordered by the graph.
///
/// # Panics
/// Operations panic outside [`with`].
///
/// ```
/// use dalembert_expr::{Graph, Scalar, Symbolic, symbolic, text};
/// fn energy<T: Scalar>(m: T, v: [T; 2]) -> T {
///     T::constant(0.5) * m * (v[0] * v[0] + v[1] * v[1])
/// }
/// let mut g = Graph::new();
/// let [m, u] = ["m", "u"].map(|name| { let s = g.symbol(name); Symbolic::from(g.var(s)) });
/// let e = symbolic::with(&mut g, || energy(m, [u, Symbolic::constant(0.0)]));
/// assert_eq!(text(&g, e.expr()), "m*u^2/2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symbolic(Expr);

impl Symbolic {
    /// The expression.
    pub fn expr(self) -> Expr {
        self.0
    }
}

impl From<Expr> for Symbolic {
    /// `e` must be of the graph that is lent when the result is used.
    fn from(e: Expr) -> Self {
        Self(e)
    }
}

/// Gives the graph back to its owner, whether the work ended or panicked.
struct Loan<'g> {
    owner: &'g mut Graph,
}

impl<'g> Loan<'g> {
    fn of(owner: &'g mut Graph) -> Self {
        LENT.with_borrow_mut(|lent| {
            assert!(lent.is_none(), "symbolic::with inside symbolic::with: a thread works on one graph at a time");
            *lent = Some(std::mem::take(owner));
        });
        Self { owner }
    }
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        if let Some(graph) = LENT.take() {
            *self.owner = graph;
        }
    }
}

/// Runs `work` with `graph` as the place where [`Symbolic`] numbers are made, on this thread.
///
/// # Panics
/// If `work` panics (the graph is back in place then, with what was made so far), and inside another `with`.
pub fn with<R>(graph: &mut Graph, work: impl FnOnce() -> R) -> R {
    let _loan = Loan::of(graph);
    work()
}

/// What `build` makes in the lent graph.
fn make(build: impl FnOnce(&mut Graph) -> Expr) -> Symbolic {
    LENT.with_borrow_mut(|lent| {
        let graph = lent.as_mut().expect("Symbolic numbers are used inside symbolic::with only");
        Symbolic(build(graph))
    })
}

fn compare(relation: Relation, a: Symbolic, b: Symbolic) -> Expr {
    make(|g| g.compare(relation, a.0, b.0)).0
}

/// Operators that are constructors of the graph.
macro_rules! operators {
    ($($Trait:ident $name:ident),*) => {$(
        impl $Trait for Symbolic {
            type Output = Self;
            fn $name(self, other: Self) -> Self {
                make(|g| g.$name(self.0, other.0))
            }
        }
    )*};
}
operators!(Add add, Sub sub, Mul mul, Div div);

impl Neg for Symbolic {
    type Output = Self;
    fn neg(self) -> Self {
        make(|g| g.neg(self.0))
    }
}

/// Functions that are calls in the graph.
macro_rules! calls {
    (one: $($name:ident $Function:ident),*; two: $($name2:ident $Function2:ident),*) => {
        $(fn $name(self) -> Self {
            make(|g| g.call(Function::$Function, &[self.0]))
        })*
        $(fn $name2(self, other: Self) -> Self {
            make(|g| g.call(Function::$Function2, &[self.0, other.0]))
        })*
    };
}

impl Scalar for Symbolic {
    dalembert_scalar::goes_no_farther!();
    const ARITHMETIC: bool = false;
    /// A comparison: 1 where it holds, else 0.
    type Mask = Expr;

    fn constant(value: f64) -> Self {
        make(|g| g.given(value))
    }

    calls!(
        one: sin Sin, cos Cos, tan Tan, asin Asin, acos Acos, atan Atan, sinh Sinh, cosh Cosh, tanh Tanh, exp Exp,
            ln Log, sqrt Sqrt, abs Abs, sign Sign, floor Floor;
        two: atan2 Atan2, min Min, max Max
    );

    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    fn powf(self, exponent: Self) -> Self {
        make(|g| g.pow(self.0, exponent.0))
    }
    fn powi(self, exponent: i32) -> Self {
        make(|g| g.powi(self.0, exponent))
    }

    fn less(self, other: Self) -> Expr {
        compare(Relation::Less, self, other)
    }
    fn less_equal(self, other: Self) -> Expr {
        compare(Relation::LessEqual, self, other)
    }
    fn equal(self, other: Self) -> Expr {
        compare(Relation::Equal, self, other)
    }
    fn not_equal(self, other: Self) -> Expr {
        compare(Relation::NotEqual, self, other)
    }
    fn select(mask: Expr, yes: Self, no: Self) -> Self {
        make(|g| g.select(mask, yes.0, no.0))
    }
}
