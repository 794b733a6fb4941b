//! Rational simplification: what is printed, and that the value stays.

use dalembert_expr::{FreeNames, Graph, exact_dot, exact_quotient, latex, parse, text};
use std::collections::HashMap;

fn tidy(formula: &str) -> String {
    let mut g = Graph::new();
    let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
    let tidy = g.tidy(e);
    assert_same_value(&mut g, e, tidy);
    let mut fresh = Graph::new();
    for name in
        ["i", "J_fs", "J_wg", "J_cs", "d_fs", "d_wg", "d_cs", "d", "m", "m1", "m2", "l", "g", "R", "r", "x", "y"]
    {
        let s = fresh.symbol(name);
        fresh.var(s);
    }
    let copy = fresh.adopt(&g, &[tidy], |to, s| {
        let s = to.symbol(g.name(s));
        to.var(s)
    })[0];
    println!("{}", latex(&fresh, copy));
    text(&fresh, copy)
}

fn assert_same_value(g: &mut Graph, a: dalembert_expr::Expr, b: dalembert_expr::Expr) {
    let symbols = g.symbols_of(&[a, b]);
    for seed in 1..4 {
        let mut map = HashMap::new();
        for (k, &s) in symbols.iter().enumerate() {
            let value = 0.4 + (k as f64 * 0.618 + f64::from(seed) * 0.414).fract();
            map.insert(s, g.constant(value));
        }
        let values = g.substitute(&[a, b], &map);
        let (x, y) = (g.constant_value(values[0]).unwrap(), g.constant_value(values[1]).unwrap());
        assert!((x - y).abs() <= 1e-12 * x.abs().max(1.0), "{x} is not {y}");
    }
}

#[test]
fn fractions_are_written_in_lowest_terms() {
    assert_eq!(tidy("(x^2 - y^2)/(x - y)"), "x + y");
    assert_eq!(tidy("1/(1 + 1/x)"), "x/(x + 1)");
    assert_eq!(tidy("x/(x*y + x*R) + 1/(y + R)"), "2/(R + y)");
    assert_eq!(tidy("m*g*R*sin(x)/(m*R^2 + m*R^2)"), "g*sin(x)/(2*R)");
    assert_eq!(tidy("(a*x + a*y)/(b*x + b*y)"), "a/b");
    assert_eq!(tidy("0.1*x/(0.2*y)"), "x/(2*y)");
}

#[test]
fn whole_parts_are_split_off() {
    assert_eq!(
        tidy("(J_cs*(J_fs + i^2*J_wg) + (i+1)^2*J_fs*J_wg)/(J_fs + i^2*J_wg)"),
        "J_cs + J_fs*J_wg*(i + 1)^2/(J_fs + i^2*J_wg)"
    );
    assert_eq!(tidy("(m*g + l*x)/m"), "g + l*x/m");
}

#[test]
fn sums_are_factored_and_collected() {
    assert_eq!(tidy("i^2*J_wg*d_fs + i*J_wg*d_fs - i^2*J_fs*d_wg - i*J_fs*d_wg"), "i*(i + 1)*(J_wg*d_fs - J_fs*d_wg)");
    assert_eq!(
        tidy("J_fs*J_cs + i^2*J_wg*J_cs + (i + 1)^2*J_fs*J_wg"),
        "J_fs*J_cs + i^2*J_wg*J_cs + J_fs*J_wg*(i + 1)^2"
    );
    assert_eq!(
        tidy("d_cs + d + (i^2*(i+1)^2*J_wg^2*d_fs + (i+1)^2*J_fs^2*d_wg)/(J_fs + i^2*J_wg)^2"),
        "d_cs + d + (i + 1)^2*(J_fs^2*d_wg + i^2*J_wg^2*d_fs)/(J_fs + i^2*J_wg)^2"
    );
}

/// Decimals stay decimals: a factor is written by the multiple of it that has the fewest digits.
#[test]
fn decimals_are_not_cleared_of_their_points() {
    assert_eq!(tidy("0.00706*(x - 0.01421)^2"), "0.00706*(x - 0.01421)^2");
    assert_eq!(tidy("x*l/(l^2 + 0.00036) + y*l/(l^2 + 0.00036)"), "l*(x + y)/(l^2 + 0.00036)");
    assert_eq!(tidy("m*(2*x + 3*y)^2/4"), "m*(2*x + 3*y)^2/4");
    assert_eq!(tidy("(7*x + 11*y)/(l - 5*m)^2"), "(7*x + 11*y)/(l - 5*m)^2");
}

#[test]
fn circles_close() {
    assert_eq!(tidy("x*sin(y)^2 + x*cos(y)^2"), "x");
    assert_eq!(tidy("m1 + m2 - m2*cos(x - y)^2"), "m1 + m2*sin(x - y)^2");
    assert_eq!(tidy("sqrt(x + y)^3/sqrt(x + y)"), "x + y");
    assert_eq!(tidy("(1 - cos(x)^2)/sin(x)"), "sin(x)");
}

/// 1/q − 1/(q + 1) = 1/(q (q + 1)) to the last bit, though the difference of the two numbers has lost digits; from numbers that a few
/// roundings have moved too. Numbers that only doubles describe are no fractions.
#[test]
fn fractions_are_added_and_divided_without_rounding() {
    for q in 2..200 {
        let q = f64::from(q);
        let (a, b, c) = (1.0 / q, 1.0 / (q + 1.0), q / (q + 1.0));
        for ulps in [-2.0, 0.0, 3.0] {
            let near = |x: f64| x * (1.0 + ulps * f64::EPSILON);
            assert_eq!(exact_dot(&[(near(a), 1.0), (-1.0, near(b))]), Some(1.0 / (q * (q + 1.0))), "{q}");
            assert_eq!(exact_quotient(near(c), near(b)), Some(q), "{q}");
        }
        assert_eq!(exact_dot(&[((q + 0.5).sqrt().exp(), 1.0)]), None, "{q}");
    }
    assert_eq!(exact_quotient(1.0, 0.0), None);
    assert_eq!(tidy("x*(0.1 + 0.2) - 3*x/10"), "0");
}

#[test]
fn what_is_too_large_stays() {
    let formula: Vec<String> = (0..40).map(|k| format!("(a{k} + b{k} + c{k} + x)")).collect();
    let formula = formula.join("*");
    let mut g = Graph::new();
    let e = parse(&formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
    assert_eq!(g.tidy(e), e);
}
