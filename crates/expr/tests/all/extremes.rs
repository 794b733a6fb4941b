//! Numbers of extreme size in formulas whose values are none: no rewriting makes them over- or underflow, or lose digits.
//!
//! The value of a formula made of powers of products is known apart from all floating-point ranges, by its logarithm.

use crate::common::Random;
use dalembert_expr::{Expr, FreeNames, Graph, Program, Symbol, latex, parse, text};

const NAMES: [&str; 5] = ["x", "p", "y", "q", "w"];

fn read(g: &mut Graph, formula: &str) -> Expr {
    parse(formula).and_then(|ast| ast.build(g, &mut FreeNames)).unwrap_or_else(|error| panic!("{formula}: {error}"))
}

fn value(g: &Graph, symbols: &[Symbol], e: Expr, at: &[f64]) -> f64 {
    let program = Program::compile(g, symbols, &[e]).expect("all symbols are inputs");
    let mut value = [0.0];
    program.values(at, &mut Vec::new(), &mut value);
    value[0]
}

/// The value from machine code, where there is any.
#[cfg(feature = "native")]
fn native_value(g: &Graph, symbols: &[Symbol], e: Expr, at: &[f64]) -> f64 {
    let program = Program::compile(g, symbols, &[e]).expect("all symbols are inputs");
    let native = dalembert_expr::Native::compile(&program).expect("a supported processor");
    let mut value = [0.0];
    native.evaluate(at, &mut value);
    program.mend(at, &mut value);
    value[0]
}

/// Values by 60 digits, of the numbers as they are in binary.
#[test]
fn powers_of_quotients_have_the_values_of_what_is_written() {
    let cases: [(&str, f64, f64); 26] = [
        ("(x/5)^1000", 5.01, 7.374_312_390_354_289),
        ("(x/5)^455", 5.01, 2.482_065_835_262_433_4),
        ("(x/5)^464", 5.01, 2.527_102_110_739_541),
        ("(x*0.2)^464", 5.01, 2.527_102_110_739_606),
        ("(5/x)^464", 5.01, 0.395_710_167_685_846_4),
        ("(x/5)^(-464)", 5.01, 0.395_710_167_685_846_4),
        ("((1+cos(x-5.01))/2)^1100", 5.01, 1.0),
        ("(1e-5*x/5e-5)^80", 5.01, 1.173_323_374_206_684_9),
        ("((x-5)/2)^60", 7.5, 652_530.446_799_852_5),
        ("((x-5)/2e-6)^60*1e-6^60*1e20", 7.5, 6.525_304_467_998_525e25),
        ("(x/1e-10)^20", 1.2e-10, 38.337_599_924_474_716),
        ("(x/1e-10)^32", 1.2e-10, 341.821_891_871_668_1),
        ("(x/1e-10)^40", 1.2e-10, 1_469.771_567_969_084),
        ("(1e-10/x)^40", 1.2e-10, 0.000_680_377_836_796_632_4),
        ("((x+1e-10)/1e-10)^40", 1.2e-10, 49_763_077_761_695.086),
        ("(-2*x/1e-10)^41", 1.2e-10, -3_878_474_229_975_771.0),
        ("(1e-200*x)^2", 3e160, 8.999_999_999_999_999e-80),
        ("(x/1e160)^2", 3e160, 8.999_999_999_999_998),
        ("1/(1e-200*x)^2", 3e160, 1.111_111_111_111_111_3e79),
        ("sqrt((x/1e160)^2)", 3e160, 3.0),
        ("1e-200*(1e-200*x)", 3e300, 3.0e-100),
        ("1e-150*(1e-200*x)*1e100", 3e200, 3.0e-50),
        ("exp(800 + x)/exp(800)", 0.0, 1.0),
        ("exp(x)/exp(800)", 780.0, 2.061_153_622_438_558e-09),
        ("exp(-800)*exp(x)", 795.0, 0.006_737_946_999_085_467),
        ("x^2*exp(x - 800)/exp(-800)/4", 2.0, 7.389_056_098_930_65),
    ];
    for (formula, x, wanted) in cases {
        let mut g = Graph::new();
        let s = g.symbol("x");
        let e = read(&mut g, formula);
        let printed = text(&g, e);
        for form in [e, g.simplify(e), g.expand(e), g.tidy(e), read(&mut g, &printed)] {
            let found = value(&g, &[s], form, &[x]);
            let name = format!("{formula} as {}", text(&g, form));
            assert!((found - wanted).abs() <= 1e-12 * wanted.abs(), "{name}: {found:e} for {wanted:e}");
            #[cfg(feature = "native")]
            assert_eq!(found.to_bits(), native_value(&g, &[s], form, &[x]).to_bits(), "{name}");
        }
    }
}

/// (…)^n, by the logarithm of its value.
struct Power {
    text: String,
    /// ln of the value, and what its parts have to be right by.
    log: f64,
    size: f64,
}

/// Up to three powers of a quotient of two numbers, of a product of two, of a multiple of one; and the numbers.
fn powers(r: &mut Random) -> (Vec<Power>, [f64; 5], f64) {
    let exponents = [2.0, 3.0, 7.0, 46.0, 60.0, 100.0, 464.0, 1000.0];
    let mut at = [0.0; 5];
    let mut out = Vec::new();
    let mut of_x = 0.0;
    for group in 0..3 {
        let n = exponents[r.below(exponents.len())];
        let inside = r.uniform(-120.0, 120.0) / n;
        let c = [1.0, 5.0, 0.2, 1e-10, 3e7, r.uniform(-1.0, 1.0).exp(), r.uniform(-60.0, 60.0).exp()][r.below(7)];
        let a = r.uniform(-400.0, 400.0).exp();
        // The other number makes the value what it is to be.
        let (place, b, text, doubled) = match (group, r.below(3)) {
            (0, form) => {
                let factor = if form == 2 { 3.0 } else { 1.0 };
                let b = (a.ln() + f64::ln(c * factor) - inside).exp();
                let text = match form {
                    0 => format!("({c:e}*x/p)^{n}"),
                    1 => format!("(p/x/{c:e})^(-{n})"),
                    _ => format!("((x + 2*x)/p*{c:e})^{n}"),
                };
                (0, b, text, form == 2)
            }
            (1, _) => (2, (inside - a.ln() - f64::ln(c)).exp(), format!("(y*{c:e}*q)^{n}"), false),
            (_, form) => {
                let b = (inside - a.ln()).exp();
                let text = if form == 0 { format!("({b:e}*w)^{n}") } else { format!("(1/{b:e}/w)^(-{n})") };
                (4, b, text, false)
            }
        };
        at[place] = a;
        if place < 4 {
            at[place + 1] = b;
        }
        let [a, b, c] = [a, b, c].map(f64::ln);
        let log = match group {
            0 => c + a - b + if doubled { 3.0_f64.ln() } else { 0.0 },
            1 => a + c + b,
            _ => a + b,
        };
        if group == 0 {
            of_x = n;
        }
        out.push(Power { text, log: n * log, size: n * (4.0 + a.abs() + b.abs() + c.abs()) });
    }
    (out, at, of_x)
}

/// Powers of products of literals, parameters and variables of 1e±200 whose values are ordinary, alone and in products; with the derivatives of those alone,
/// which are n times the value over x.
#[test]
fn no_rewriting_over_or_underflows() {
    for seed in 0..1500 {
        let mut r = Random(seed);
        let (powers, at, n) = powers(&mut r);
        let count = 1 + r.below(3);
        let formula = powers[..count].iter().map(|power| power.text.as_str()).collect::<Vec<_>>().join("*");
        let log: f64 = powers[..count].iter().map(|power| power.log).sum();
        // Roundings of the formula, and of the logarithms here.
        let allowed = 4.0 * f64::EPSILON * powers[..count].iter().map(|power| power.size).sum::<f64>();
        let mut g = Graph::new();
        let symbols = NAMES.map(|name| g.symbol(name));
        let e = read(&mut g, &formula);
        let close = |g: &Graph, e: Expr, log: f64, name: &str| {
            let found = value(g, &symbols, e, &at);
            let off = (found.ln() - log).abs();
            assert!(
                off <= allowed,
                "seed {seed}: {name} of {formula} as {} at {at:?}: {found:e} for e^{log}",
                text(g, e)
            );
        };
        let printed = text(&g, e);
        let forms = [e, g.simplify(e), g.expand(e), g.tidy(e), read(&mut g, &printed)];
        for form in forms {
            close(&g, form, log, "the value");
        }
        let slope = log + n.ln() - at[0].ln();
        if count == 1 && slope.abs() < 650.0 {
            let derivative = g.derivative(e, symbols[0]);
            close(&g, derivative, slope, "the derivative");
        }
    }
}

/// What belongs together is written so, and what is small is written as before.
#[test]
fn powers_that_stay_together_are_written_so() {
    for (formula, wanted, as_latex) in [
        ("(x/2)^1000", "(x/2)^1000", r"\left(\frac{x}{2}\right)^{1000}"),
        ("(-x/2)^1001", "-(x/2)^1001", r"-\left(\frac{x}{2}\right)^{1001}"),
        ("(x/2)^2", "x^2/4", r"\frac{1}{4} x^2"),
        ("(x/p)^50", "x^50/p^50", r"\frac{x^{50}}{p^{50}}"),
        ("1e-10^40*x", "1e-10^40*x", r"(10^{-10})^{40} x"),
        ("(x/2)^1000/(x/2)^998", "x^2/4", r"\frac{1}{4} x^2"),
        ("(2*x/4)^1000/(x/2)^1000", "1", "1"),
        ("5^1000*x - x*5^1000", "0", "0"),
    ] {
        let mut g = Graph::new();
        let e = read(&mut g, formula);
        assert_eq!((text(&g, e).as_str(), latex(&g, e).as_str()), (wanted, as_latex), "{formula}");
    }
}

/// The derivative of a power that stays together does too, again and again.
#[test]
fn derivatives_of_high_powers_are_powers() {
    let mut g = Graph::new();
    let x = g.symbol("x");
    let mut e = read(&mut g, "(x/5)^1000");
    // ln of 1000 · 999 · … /5^k · 1.002^(1000 − k)
    let mut log = 1000.0 * (5.01_f64 / 5.0).ln();
    for k in 0..5 {
        let found = value(&g, &[x], e, &[5.01]);
        assert!((found.ln() - log).abs() < 1e-11, "{k}: {found:e} for e^{log}");
        e = g.derivative(e, x);
        log += f64::ln(1000.0 - f64::from(k)) - 5.01_f64.ln();
    }
}

/// Numbers that are no constants of the graph have values all the same, and those that are none have none.
#[test]
fn numbers_of_any_size_are_numbers() {
    let cases = [
        ("2^200", Some(2.0_f64.powi(200))),
        ("1e10^4*3", Some(3e40)),
        ("5^1000/5^999", Some(5.0)),
        ("(6e7/5e7)^50 + 0*5^1000", Some(1.2_f64.powi(50))),
        ("exp(800)/exp(790)", Some(10.0_f64.exp())),
        ("exp(-800)", Some(0.0)),
        ("2 + 1/0", None),
        ("atan(1/0)", None),
        ("5^1000", None),
        ("x", None),
    ];
    for (formula, wanted) in cases {
        let mut g = Graph::new();
        let e = read(&mut g, formula);
        let close = |found: f64, wanted: f64| (found - wanted).abs() <= 1e-13 * wanted.abs();
        let found = g.number(e);
        let fits = found.is_none() && wanted.is_none() || found.zip(wanted).is_some_and(|(a, b)| close(a, b));
        assert!(fits, "{formula}: {found:?} for {wanted:?}");
    }
}
