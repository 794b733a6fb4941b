//! Laws that hold for every expression, on random ones.

use crate::common::{Dual, Random, close, dual, expression, magnitude, point, symbols, value};
use dalembert_expr::{Expr, FreeNames, Function, Graph, Symbol, parse, text};
use std::collections::HashMap;

/// Runs `law` on random expressions; it says whether it could be checked at its random point, and
/// has to be at half of them.
fn on_random(count: u64, law: impl Fn(&mut Graph, Expr, &[Symbol], &mut Random, &str) -> bool) {
    let mut checked = 0;
    for seed in 0..count {
        let mut g = Graph::new();
        let mut random = Random(seed);
        let names = symbols(&mut g, 4);
        let steps = 3 + random.below(25);
        let e = expression(&mut g, &mut random, &names, steps);
        let label = format!("seed {seed}: {}", text(&g, e));
        checked += u64::from(law(&mut g, e, &names, &mut random, &label));
    }
    assert!(2 * checked > count, "checked {checked} of {count} only");
}

#[test]
fn total_derivative_is_the_dual_part() {
    on_random(400, |g, e, names, random, label| {
        let rate_names: Vec<_> = names.iter().map(|&s| g.name(s).to_owned() + "_rate").collect();
        let rates: Vec<_> = rate_names.iter().map(|name| g.symbol(name)).collect();
        let map: HashMap<_, _> = names.iter().zip(&rates).map(|(&s, &r)| (s, g.var(r))).collect();
        let derivative = g.total_derivative(&[e], &map)[0];
        let mut at = point(random, names, true);
        for (s, r) in names.iter().zip(&rates) {
            let rate = at[s].1;
            at.insert(*r, Dual(rate, 0.0));
        }
        let scale = magnitude(g, e, &at);
        if scale < 1e4 {
            let (expected, found) = (dual(g, e, &at).1, value(g, derivative, &at));
            assert!(close(expected, found, scale * scale, 1e-10), "{label}: {expected} {found}");
        }
        scale < 1e4
    });
}

#[test]
fn jacobian_is_the_derivative_symbol_by_symbol() {
    on_random(200, |g, e, names, random, label| {
        let other = g.mul(e, e);
        let row = g.jacobian(&[e, other], names);
        let mut checks = 0;
        assert!(row.iter().all(|row| row.is_sorted_by_key(|entry| entry.0)));
        for (column, &s) in names.iter().enumerate() {
            let mut at = point(random, names, false);
            at.get_mut(&s).unwrap().1 = 1.0;
            let entry = row[0].iter().find(|entry| entry.0 == column).map(|entry| entry.1);
            assert_eq!(entry.unwrap_or_else(|| g.constant(0.0)), g.derivative(e, s), "{label}");
            if !g.depends_on(e, s) {
                assert_eq!(entry, None, "{label}");
            }
            let scale = magnitude(g, e, &at);
            checks += usize::from(scale < 1e4);
            if let Some(entry) = entry.filter(|_| scale < 1e4) {
                let (expected, found) = (dual(g, e, &at).1, value(g, entry, &at));
                assert!(close(expected, found, scale * scale, 1e-10), "{label}: {expected} {found}");
            }
        }
        checks > 0
    });
}

#[test]
fn derivative_is_the_limit_of_differences() {
    on_random(300, |g, e, names, random, label| {
        let s = names[0];
        let d = g.derivative(e, s);
        let mut at = point(random, names, false);
        let x = at[&s].0;
        let scale = magnitude(g, e, &at).max(magnitude(g, d, &at));
        let mut shifted = |h: f64| {
            at.insert(s, Dual(x + h, 0.0));
            value(g, e, &at)
        };
        let h = 1e-4;
        let coarse = (shifted(2.0 * h) - shifted(-2.0 * h)) / (4.0 * h);
        let fine = (shifted(h) - shifted(-h)) / (2.0 * h);
        // Where the two disagree there is a kink or a pole nearby.
        if scale < 1e2 && close(coarse, fine, 0.0, 1e-5) {
            at.insert(s, Dual(x, 0.0));
            let found = value(g, d, &at);
            assert!(close((4.0 * fine - coarse) / 3.0, found, 0.0, 1e-5), "{label}: {fine} {found}");
        }
        scale < 1e2
    });
}

#[test]
fn simplify_keeps_the_value_and_does_not_grow() {
    on_random(400, |g, e, names, random, label| {
        let simple = g.simplify(e);
        assert!(g.size_of(&[simple]) <= g.size_of(&[e]), "{label}");
        let mut checks = 0;
        for _ in 0..3 {
            let at = point(random, names, false);
            let scale = magnitude(g, e, &at);
            checks += usize::from(scale < 1e4);
            if scale < 1e4 {
                let (expected, found) = (value(g, e, &at), value(g, simple, &at));
                assert!(close(expected, found, scale, 1e-8), "{label} -> {}: {expected} {found}", text(g, simple));
            }
        }
        checks > 0
    });
}

#[test]
fn what_was_worked_on_before_changes_no_value() {
    on_random(200, |g, e, names, random, label| {
        let at = point(random, names, false);
        let whole = g.mul(e, e);
        for part in [g.derivative(e, names[0]), g.add(e, whole), whole] {
            g.simplify(part);
            g.expand(part);
        }
        let size = g.size_of(&[e]);
        let (simple, expanded) = (g.simplify(e), g.expand(e));
        assert!(g.size_of(&[simple]) <= size, "{label}");
        assert_eq!(g.simplify(simple), simple, "{label}: once more");
        assert_eq!((g.simplify(e), g.expand(e)), (simple, expanded), "{label}: again");
        let scale = magnitude(g, e, &at).max(magnitude(g, expanded, &at));
        if scale < 1e4 {
            let expected = value(g, e, &at);
            for form in [simple, expanded] {
                let found = value(g, form, &at);
                assert!(close(expected, found, scale, 1e-8), "{label} -> {}: {expected} {found}", text(g, form));
            }
        }
        scale < 1e4
    });
}

#[test]
fn expand_keeps_the_value() {
    on_random(300, |g, e, names, random, label| {
        let expanded = g.expand(e);
        let at = point(random, names, false);
        let scale = magnitude(g, e, &at).max(magnitude(g, expanded, &at));
        if scale < 1e4 {
            let (expected, found) = (value(g, e, &at), value(g, expanded, &at));
            assert!(close(expected, found, scale, 1e-8), "{label} -> {}: {expected} {found}", text(g, expanded));
        }
        scale < 1e4
    });
}

#[test]
fn printed_text_reads_back_to_the_same_value() {
    on_random(400, |g, e, names, random, label| {
        let printed = text(g, e);
        let ast = parse(&printed).unwrap_or_else(|error| panic!("{label}: {error}"));
        let back = ast.build(g, &mut FreeNames).unwrap_or_else(|error| panic!("{label}: {error}"));
        let at = point(random, names, false);
        let scale = magnitude(g, e, &at);
        if scale < 1e6 {
            let (expected, found) = (value(g, e, &at), value(g, back, &at));
            assert!(close(expected, found, scale, 1e-9), "{label}: {expected} {found}");
        }
        scale < 1e6
    });
}

/// Sums over fractions stand below strokes, as factors and as bases.
#[test]
fn printed_quotients_read_back_to_the_same_value() {
    for seed in 0..2000 {
        let (mut g, mut random) = (Graph::new(), Random(seed));
        let names = symbols(&mut g, 4);
        let mut made: Vec<Expr> = names.iter().map(|&s| g.var(s)).collect();
        made.extend([0.5, 2.5, -0.25, 1.25, 3.0, -2.0].map(|c| g.constant(c)));
        let halves = [0.5, 1.5, -2.5].map(|c| g.constant(c));
        for _ in 0..4 + random.below(8) {
            let (a, b) = (random.pick(&made), random.pick(&made));
            let next = match random.below(8) {
                0 => g.sub(a, b),
                1 | 2 => {
                    // Over one denominator.
                    let parts = [a, b].map(|e| g.mul(halves[random.below(3)], e));
                    let all = [parts[0], parts[1], halves[random.below(3)]];
                    g.sum(&all[..2 + random.below(2)])
                }
                3 => g.mul(a, b),
                4 | 5 => g.div(a, b),
                6 => g.powi(a, [2, -1, -2][random.below(3)]),
                _ => g.call(Function::Cos, &[a]),
            };
            made.push(next);
        }
        let e = made[made.len() - 1];
        let printed = text(&g, e);
        let read = parse(&printed).map(|ast| ast.build(&mut g, &mut FreeNames));
        let back = read.and_then(|built| built).unwrap_or_else(|error| panic!("{printed}: {error}"));
        let at = point(&mut random, &names, false);
        let (expected, found, scale) = (value(&g, e, &at), value(&g, back, &at), magnitude(&g, e, &at));
        assert!(!(scale < 1e6) || close(expected, found, scale, 1e-9), "seed {seed}: {printed}: {expected} {found}");
    }
}

#[test]
fn substitution_is_evaluation_elsewhere() {
    on_random(200, |g, e, names, random, label| {
        let inner = expression(g, random, names, 6);
        let map = HashMap::from([(names[0], inner)]);
        let substituted = g.substitute(&[e], &map)[0];
        let mut at = point(random, names, false);
        let scale = magnitude(g, substituted, &at);
        let found = value(g, substituted, &at);
        let replaced = value(g, inner, &at);
        at.insert(names[0], Dual(replaced, 0.0));
        let scale = scale.max(magnitude(g, e, &at));
        if scale < 1e4 {
            let expected = value(g, e, &at);
            assert!(close(expected, found, scale * scale, 1e-8), "{label}: {expected} {found}");
        }
        scale < 1e4
    });
}

#[test]
fn the_same_calls_give_the_same_graph() {
    let build = || {
        let mut g = Graph::new();
        let mut random = Random(7);
        let names = symbols(&mut g, 6);
        let e = expression(&mut g, &mut random, &names, 200);
        let rows = g.jacobian(&[e], &names);
        let simple = g.simplify(rows[0][0].1);
        (rows, simple, g.len())
    };
    assert_eq!(build(), build());
}

/// What has been simplified once is written in other symbols: as large, of the same value, and nothing else is made on the way.
#[test]
fn what_differs_by_names_is_simplified_as_it_was() {
    on_random(300, |g, e, names, random, label| {
        let others = ["p", "q", "r", "s"].map(|name| g.symbol(name));
        let simple = g.simplify(e);
        let map: HashMap<_, _> = names.iter().zip(others).map(|(&s, other)| (s, g.var(other))).collect();
        let renamed = g.substitute(&[e], &map)[0];
        let found = g.simplify(renamed);
        assert_eq!(g.simplify(found), found, "{label}");
        assert!(g.size_of(&[found]) <= g.size_of(&[renamed]), "{label}");
        let mut at = point(random, names, false);
        let scale = magnitude(g, e, &at);
        let there: Vec<_> = names.iter().map(|s| at[s]).collect();
        at.extend(others.into_iter().zip(there));
        if scale < 1e4 {
            let (one, other) = (value(g, simple, &at), value(g, found, &at));
            assert!(close(one, other, scale * scale, 1e-10), "{label}: {one} {other}");
        }
        scale < 1e4
    });
}

/// Rows of a string of beads: after the first two, each adds no more nodes than its own.
#[test]
fn rows_of_one_shape_are_worked_on_once() {
    let mut g = Graph::new();
    let row = |g: &mut Graph, k: usize| {
        let mut square = |name: &str| {
            let [one, other] = [k, k + 1].map(|k| g.symbol(&format!("{name}{k}"))).map(|s| g.var(s));
            let between = g.sub(other, one);
            g.mul(between, between)
        };
        let (x, y) = (square("x"), square("y"));
        let both = g.add(x, y);
        let one = g.constant(-1.0);
        let residual = g.add(both, one);
        let simple = g.simplify(residual);
        g.size_of(&[residual, simple])
    };
    row(&mut g, 0);
    row(&mut g, 1);
    for k in 2..20 {
        let before = g.len();
        let own = row(&mut g, k);
        assert!(g.len() - before <= own + 4, "{k}: {} for {own}", g.len() - before);
    }
}
