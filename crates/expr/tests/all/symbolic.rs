//! Algorithms that are generic in the scalar, run on expressions: same values as on numbers, no trace of zeros.

use dalembert_expr::{Dual, Expr, Graph, Program, Scalar, Symbol, Symbolic, symbolic};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Rounding of the few dozen operations of one result, relative to its largest magnitude 1.
const ROUNDING: f64 = 1e-15;

/// Outputs of a generic algorithm.
trait Algorithm {
    fn run<T: Scalar>(&self, x: &[T]) -> Vec<T>;
}

fn symbols(g: &mut Graph, n: usize) -> (Vec<Symbol>, Vec<Symbolic>) {
    let symbols: Vec<Symbol> = (0..n).map(|i| g.symbol(&format!("x{i}"))).collect();
    let variables = symbols.iter().map(|&s| g.var(s).into()).collect();
    (symbols, variables)
}

/// The algorithm as a program: run once on expressions, compiled.
fn program(algorithm: &impl Algorithm, n: usize) -> Program {
    let mut g = Graph::new();
    let (symbols, x) = symbols(&mut g, n);
    let outputs: Vec<Expr> = symbolic::with(&mut g, || algorithm.run(&x)).into_iter().map(Symbolic::expr).collect();
    Program::compile(&g, &symbols, &outputs).unwrap()
}

fn evaluate<T: Scalar>(program: &Program, x: &[T]) -> Vec<T> {
    let mut outputs = vec![T::constant(0.0); program.outputs()];
    program.evaluate(x, &mut Vec::new(), &mut outputs);
    outputs
}

/// Points in (−1, 1)ⁿ, the golden ratio's multiples.
fn points(n: usize) -> impl Iterator<Item = Vec<f64>> {
    let x = |k: usize| 2.0 * (k as f64 * 0.618_033_988_749_894_9).fract() - 1.0;
    (0..200).map(move |p| (1..=n).map(|i| x(p * n + i)).collect())
}

fn assert_agreement(algorithm: &impl Algorithm, n: usize) {
    let program = program(algorithm, n);
    for x in points(n) {
        let (by_numbers, by_program) = (algorithm.run(&x), evaluate(&program, &x));
        assert_eq!(by_numbers.len(), by_program.len());
        for (a, b) in by_numbers.iter().zip(&by_program) {
            assert!((a - b).abs() <= ROUNDING * a.abs().max(1.0), "{a} and {b} at {x:?}");
        }
    }
}

/// Mass matrix and gravity of a chain of three links with unit masses at unit lengths /4, by sweeps along the chain.
struct Chain;

impl Algorithm for Chain {
    fn run<T: Scalar>(&self, q: &[T]) -> Vec<T> {
        let (zero, length) = (T::constant(0.0), T::constant(0.25));
        let mut angle = zero;
        let (mut tip, mut columns) = ([zero; 2], vec![[zero; 2]; q.len()]);
        let mut mass = vec![zero; q.len() * q.len()];
        let mut height = zero;
        for (k, &turn) in q.iter().enumerate() {
            angle = angle + turn;
            let (s, c) = angle.sin_cos();
            tip = [tip[0] + length * c, tip[1] + length * s];
            height = height + tip[1];
            for column in &mut columns[..=k] {
                *column = [column[0] - length * s, column[1] + length * c];
            }
            for i in 0..=k {
                for j in 0..=k {
                    let product = columns[i][0] * columns[j][0] + columns[i][1] * columns[j][1];
                    mass[i * q.len() + j] = mass[i * q.len() + j] + product;
                }
            }
        }
        mass.push(height);
        mass
    }
}

/// Every function, comparison and selection of the trait.
struct Everything;

impl Algorithm for Everything {
    fn run<T: Scalar>(&self, x: &[T]) -> Vec<T> {
        let (a, b) = (x[0], x[1]);
        let (one, half) = (T::constant(1.0), T::constant(0.5));
        let positive = one + a * a;
        let mut out = vec![a + b, a - b, a * b, a / positive, -a, a.sin(), a.cos(), a.tan(), a.asin(), a.acos()];
        out.extend([a.atan(), a.atan2(b), a.sinh(), a.cosh(), a.tanh(), a.exp(), positive.ln(), positive.sqrt()]);
        out.extend([a.abs(), a.sign(), a.min(b), a.max(b), positive.powf(b), a.powi(3), positive.powi(-2)]);
        for mask in [a.less(b), a.less_equal(b), a.equal(b), a.not_equal(b), a.less(T::constant(0.25))] {
            out.push(T::select(mask, a * half, b + half));
        }
        let (s, c) = b.sin_cos();
        out.extend([s, c]);
        out
    }
}

#[test]
fn a_sweep_along_a_chain_gives_the_same_numbers_through_expressions() {
    assert_agreement(&Chain, 3);
}

#[test]
fn every_function_gives_the_same_numbers_through_expressions() {
    assert_agreement(&Everything, 2);
}

/// d/dε of the numbers and of the program.
#[test]
fn derivatives_along_a_direction_agree() {
    let program = program(&Chain, 3);
    for x in points(3) {
        let x: Vec<Dual> = x.iter().zip([0.5, -0.25, 1.0]).map(|(&x, d)| Dual::new(x, d)).collect();
        for (a, b) in Chain.run(&x).iter().zip(&evaluate(&program, &x)) {
            assert!((a.derivative - b.derivative).abs() <= ROUNDING, "{a:?} and {b:?}");
        }
    }
}

#[test]
fn zeros_ones_and_constants_leave_no_trace() {
    let mut g = Graph::new();
    let (_, x) = symbols(&mut g, 2);
    let (kept, folded, chosen) = symbolic::with(&mut g, || {
        let (zero, one, two) = (Symbolic::constant(0.0), Symbolic::constant(1.0), Symbolic::constant(2.0));
        let kept = (x[0] * one + zero * x[1] - zero) / one;
        let chosen = Symbolic::select(two.less(one), x[1], x[0]);
        (kept, (two * two).sqrt() - zero.cos(), chosen)
    });
    assert_eq!((kept, chosen), (x[0], x[0]));
    assert_eq!(g.constant_value(folded.expr()), Some(1.0));
    assert_eq!(program(&Chain, 3).instructions(), program(&Padded, 3).instructions());
}

/// The chain with a sum and a product that change nothing.
struct Padded;

impl Algorithm for Padded {
    fn run<T: Scalar>(&self, q: &[T]) -> Vec<T> {
        let (zero, one) = (T::constant(0.0), T::constant(1.0));
        Chain.run(&q.iter().map(|&q| one * q + zero * zero.sin()).collect::<Vec<_>>())
    }
}

#[test]
fn the_graph_comes_back_after_a_panic() {
    let mut g = Graph::new();
    let (_, x) = symbols(&mut g, 1);
    let mut made = None;
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        symbolic::with(&mut g, || {
            made = Some(x[0].sin());
            panic!("half way");
        });
    }));
    assert!(outcome.is_err());
    let again = symbolic::with(&mut g, || x[0].sin());
    assert_eq!(Some(again), made, "what was made before the panic is still there");
    assert_eq!(g.name(g.symbols_of(&[again.expr()])[0]), "x0");
}

#[test]
fn a_graph_within_a_graph_and_numbers_without_one_are_refused() {
    let message = |f: &mut dyn FnMut()| {
        let payload = catch_unwind(AssertUnwindSafe(f)).unwrap_err();
        payload.downcast_ref::<&str>().map(|&s| s.to_owned()).or_else(|| payload.downcast_ref::<String>().cloned())
    };
    let (mut outer, mut inner) = (Graph::new(), Graph::new());
    let (_, x) = symbols(&mut outer, 1);
    let (_, y) = symbols(&mut inner, 1);
    let nested = message(&mut || symbolic::with(&mut outer, || symbolic::with(&mut inner, || assert_eq!(-y[0], y[0]))));
    assert!(nested.unwrap().contains("one graph at a time"));
    let outside = message(&mut || assert_eq!(-x[0], x[0]));
    assert!(outside.unwrap().contains("inside symbolic::with"));
    assert_eq!((outer.symbol_count(), inner.symbol_count()), (1, 1), "both graphs are whole");
}
