//! Input that is huge, deep or absurd ends quickly, in a result or in an error.

use dalembert_expr::{Ast, Expr, FreeNames, Function, Graph, Node, ParseError, latex, parse, parse_equation, text};
use std::time::{Duration, Instant};

fn quickly<T>(work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let answer = work();
    assert!(start.elapsed() < Duration::from_secs(20), "took {:?}", start.elapsed());
    answer
}

fn build(text: &str) -> Result<(Graph, Expr), ParseError> {
    let mut g = Graph::new();
    let e = parse(text)?.build(&mut g, &mut FreeNames)?;
    Ok((g, e))
}

#[test]
fn a_million_parentheses() {
    let text = "(".repeat(1_000_000) + "x" + &")".repeat(1_000_000);
    let (g, e) = quickly(|| build(&text)).unwrap();
    assert!(matches!(g.node(e), Node::Symbol(_)));
    let error = quickly(|| parse(&"(".repeat(1_000_000))).unwrap_err();
    assert_eq!(error.span.end, 1_000_000);
    assert!(quickly(|| parse(&("x".to_owned() + &")".repeat(1_000_000)))).is_err());
}

#[test]
fn long_chains_of_terms_factors_signs_and_powers() {
    for (unit, end) in [("x+", "x"), ("x*", "x"), ("-", "x"), ("+", "x"), ("x-", "y"), ("x/", "y"), ("x+y*", "z")] {
        let (g, e) = quickly(|| build(&(unit.repeat(300_000) + end))).unwrap();
        assert!(g.size_of(&[e]) > 0, "{unit}");
    }
    let distinct: Vec<String> = (0..100_000).map(|i| format!("x{i}")).collect();
    let (mut g, e) = quickly(|| build(&distinct.join("+"))).unwrap();
    let symbols = g.symbols_of(&[e]);
    assert_eq!(quickly(|| g.jacobian(&[e], &symbols))[0].len(), 100_000);
    quickly(|| text(&g, e));
    quickly(|| g.simplify(e));
}

#[test]
fn right_to_left_powers() {
    let (g, e) = quickly(|| build(&("x^".repeat(100_000) + "y"))).unwrap();
    assert!(quickly(|| text(&g, e)).len() > 200_000);
    assert!(quickly(|| latex(&g, e)).len() > 200_000);
}

#[test]
fn nested_functions() {
    let depth = 30_000;
    for function in ["sin(", "abs(", "sqrt(", "exp(", "1/(1+", "if(x<1,2,", "min(y,", "-(z-", "(x+1)*("] {
        let text_in = function.repeat(depth) + "x" + &")".repeat(depth);
        let (mut g, e) = quickly(|| build(&text_in)).unwrap();
        quickly(|| text(&g, e));
        quickly(|| latex(&g, e));
        let x = g.symbol("x");
        let d = quickly(|| g.derivative(e, x));
        quickly(|| g.simplify(e));
        quickly(|| g.simplify(d));
        quickly(|| g.expand(e));
        let y = g.symbol("y2");
        let replacement = g.var(y);
        quickly(|| g.substitute(&[d], &[(x, replacement)].into()));
    }
}

#[test]
fn shared_parts_do_not_explode() {
    let mut g = Graph::new();
    let s = g.symbol("x");
    let mut e = g.var(s);
    for _ in 0..2_000 {
        let sine = g.call(Function::Sin, &[e]);
        let square = g.powi(e, 2);
        e = g.add(sine, square);
    }
    let d = quickly(|| g.derivative(e, s));
    assert!(g.size_of(&[d]) < 100_000);
    quickly(|| g.simplify(d));
    assert!(quickly(|| text(&g, d)).ends_with('…'));
}

#[test]
fn absurd_numbers_and_letters() {
    let digits = "9".repeat(100_000);
    assert_eq!(quickly(|| parse(&digits)).unwrap_err().message, "this number is too large");
    assert!(quickly(|| parse(&format!("0.{digits}"))).is_ok());
    assert!(parse("1e400").is_err());
    assert_eq!(parse("1e-400").unwrap().is_number(), Some(0.0));
    assert!(build("1/0 + 0/0 - 0*(1/0) + 0^(-1) + log(0) + sqrt(-1) + 1e308*1e308 + 1e308*10 - 1e308*10").is_ok());
    assert!(build("(1e308*1e308)^2*x + 1e308*1e308*x - x/0").is_ok());
    for odd in [
        "",
        " ",
        "\t\n",
        "é+1",
        "θ*φ",
        "\u{0}",
        "💥",
        "x\u{200b}",
        "ſ",
        "a\u{301}",
        "½",
        "x²",
        "“",
        "1.2.3",
        "1..2",
        ".",
        "'",
        "x'y",
        "@",
    ] {
        if let Err(error) = parse(odd) {
            assert!(odd.is_char_boundary(error.span.start) && odd.is_char_boundary(error.span.end), "{odd:?}");
        }
        let _ = parse_equation(odd);
    }
    assert!(quickly(|| parse(&"x'".repeat(100_000))).is_err());
    assert!(quickly(|| parse(&("x".to_owned() + &"'".repeat(1_000_000)))).is_ok());
    assert!(quickly(|| parse(&("a.".repeat(1_000_000) + "b"))).is_ok());
    assert!(quickly(|| parse(&"a[".repeat(100_000))).is_err());
    assert!(quickly(|| parse(&"f(".repeat(1_000_000))).is_err());
    let nested = "f(".repeat(100_000) + "x" + &")".repeat(100_000);
    assert_eq!(quickly(|| build(&nested)).unwrap_err().message, "functions are nested too deeply here");
    assert_eq!(Ast::number(f64::NAN).is_number().map(f64::is_nan), Some(true));
}

#[test]
fn constants_without_a_value_never_panic() {
    let values = [0.0, -0.0, 1.0, -1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e308, -1e308, 1e-320, 0.5];
    let mut g = Graph::new();
    let s = g.symbol("x");
    let x = g.var(s);
    for a in values {
        for b in values {
            let (a, b) = (g.constant(a), g.constant(b));
            let ax = g.mul(a, x);
            for (p, q) in [(a, b), (ax, b), (b, ax)] {
                let made = [
                    g.add(p, q),
                    g.sub(p, q),
                    g.mul(p, q),
                    g.div(p, q),
                    g.pow(p, q),
                    g.call(Function::Atan2, &[p, q]),
                    g.call(Function::Min, &[p, q]),
                ];
                for e in made {
                    let logarithm = g.call(Function::Log, &[e]);
                    let d = g.derivative(logarithm, s);
                    let (simple, expanded) = (g.simplify(d), g.expand(d));
                    let printed = text(&g, simple) + &text(&g, expanded) + &latex(&g, d);
                    assert!(!printed.is_empty());
                    parse(&text(&g, d)).unwrap();
                }
            }
        }
    }
}
