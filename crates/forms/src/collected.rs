//! Sums of polynomials times numbers, collected by their monomials with the size of what they add up.
//!
//! What cancels in exact arithmetic leaves rounding in numbers; a formula that shows it says something false to its reader. The size of the
//! summands tells one from the other, term by term, in any units.

use std::collections::BTreeMap;

use dalembert_expr::{Expr, Graph, Node};

/// Monomials of one sum at most.
const MOST: usize = 2000;
/// Digits that a number may have less than its rounding allows, and then was meant so.
const SPARE: usize = 3;

/// Monomials by their factors: Σ and Σ|·| of their coefficients.
type Terms = BTreeMap<Vec<Expr>, (f64, f64)>;

/// Σ xᵢ eᵢ without rounding relative to `noise`; `None` if it has too many terms.
pub(super) fn combination(g: &mut Graph, x: &[f64], es: &[Expr], noise: f64) -> Option<Expr> {
    let mut all = Terms::new();
    for (&x, &e) in x.iter().zip(es).filter(|(x, _)| **x != 0.0) {
        for (factors, coefficient) in expanded(g, e)? {
            let entry = all.entry(factors).or_default();
            *entry = (entry.0 + x * coefficient, entry.1 + (x * coefficient).abs());
        }
        (all.len() <= MOST).then_some(())?;
    }
    let mut terms = Vec::with_capacity(all.len());
    for (factors, (sum, size)) in all.into_iter().filter(|(_, (sum, size))| sum.abs() > noise * size) {
        let coefficient = g.constant(meant(sum, noise * size));
        let product = g.product(&factors);
        terms.push(g.mul(coefficient, product));
    }
    Some(g.sum(&terms))
}

/// The decimal with clearly fewer digits than `rounding` leaves, if there is one.
fn meant(c: f64, rounding: f64) -> f64 {
    let known = (c.abs() / rounding.max(f64::EPSILON * c.abs())).log10().floor().clamp(1.0, 16.0) as usize;
    let short: f64 = format!("{c:.*e}", known.saturating_sub(SPARE)).parse().unwrap_or(c);
    if (short - c).abs() <= rounding { short } else { c }
}

/// A polynomial as monomials: factors in order, with powers as repetitions of what is to a whole power.
fn expanded(g: &Graph, e: Expr) -> Option<Vec<(Vec<Expr>, f64)>> {
    match g.node(e) {
        Node::Constant(c) => Some(vec![(Vec::new(), c)]),
        Node::Sum(terms) => {
            let mut out = Vec::new();
            for &t in terms {
                out.extend(expanded(g, t)?);
                (out.len() <= MOST).then_some(())?;
            }
            Some(out)
        }
        Node::Product(factors) => {
            let mut out = vec![(Vec::new(), 1.0)];
            for &f in factors {
                out = times(&out, &expanded(g, f)?)?;
            }
            Some(out)
        }
        Node::Power(base, n) => match g.constant_value(n) {
            Some(n) if n.fract() == 0.0 && (1.0..=4.0).contains(&n) => {
                let base = expanded(g, base)?;
                let mut out = base.clone();
                for _ in 1..n as usize {
                    out = times(&out, &base)?;
                }
                Some(out)
            }
            _ => Some(vec![(vec![e], 1.0)]),
        },
        _ => Some(vec![(vec![e], 1.0)]),
    }
}

fn times(a: &[(Vec<Expr>, f64)], b: &[(Vec<Expr>, f64)]) -> Option<Vec<(Vec<Expr>, f64)>> {
    (a.len() * b.len() <= MOST).then_some(())?;
    let product = |(x, c): &(Vec<Expr>, f64), (y, d): &(Vec<Expr>, f64)| {
        let mut factors = [x.as_slice(), y].concat();
        factors.sort_unstable();
        (factors, c * d)
    };
    let all: Vec<_> = a.iter().flat_map(|x| b.iter().map(move |y| product(x, y))).collect();
    // Powers of numbers that are too large or too small to be written out stay.
    all.iter().all(|(_, c)| c.is_normal()).then_some(all)
}
