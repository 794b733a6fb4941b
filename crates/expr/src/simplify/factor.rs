//! Common factors of sums, and products that merge.

use super::{Grouping, Term, base_and_power};
use crate::graph::{Expr, Function, Graph, Node};
use crate::hash::QuickMap;

/// The sum of `terms` with common factors taken out.
pub(super) fn group(g: &mut Graph, terms: Vec<Term>, grouping: Grouping) -> Expr {
    match grouping {
        Grouping::Off => sum(g, &terms),
        Grouping::Whole => factored(g, terms),
        Grouping::Shared => {
            let groups = groups(g, terms);
            let parts: Vec<_> = groups.into_iter().map(|terms| factored(g, terms)).collect();
            let total = g.sum(&parts);
            match g.node(total) {
                Node::Sum(parts) if parts.len() > 1 => {
                    let terms = parts.iter().map(|&part| Term::new(g, part)).collect();
                    factored(g, terms)
                }
                _ => total,
            }
        }
    }
}

fn sum(g: &mut Graph, terms: &[Term]) -> Expr {
    let terms: Vec<_> = terms.iter().map(|term| term.build(g)).collect();
    g.sum(&terms)
}

/// Each term goes with the others that have the factor of it that the most terms have.
fn groups(g: &Graph, terms: Vec<Term>) -> Vec<Vec<Term>> {
    if terms.iter().any(|term| term.factors.is_empty()) && terms.len() == 2 {
        return terms.into_iter().map(|term| vec![term]).collect();
    }
    let mut count: QuickMap<Expr, usize> = QuickMap::default();
    for &factor in terms.iter().flat_map(|term| &term.factors) {
        *count.entry(factor).or_default() += 1;
    }
    // With equal counts the most elaborate factor: it saves the most.
    let weight = |&e: &Expr| (count[&e], !matches!(g.node(e), Node::Symbol(_)), std::cmp::Reverse(e));
    let mut groups: Vec<Vec<Term>> = Vec::new();
    let mut place: QuickMap<Expr, usize> = QuickMap::default();
    for term in terms {
        let most_shared = term.factors.iter().copied().max_by_key(weight).filter(|e| count[e] > 1);
        match most_shared {
            Some(factor) => {
                let next = groups.len();
                let at = *place.entry(factor).or_insert(next);
                if at == next {
                    groups.push(Vec::new());
                }
                groups[at].push(term);
            }
            None => groups.push(vec![term]),
        }
    }
    groups
}

/// common · (Σ the rest of each term).
fn factored(g: &mut Graph, terms: Vec<Term>) -> Expr {
    if terms.len() < 2 {
        return sum(g, &terms);
    }
    let common = common_powers(g, &terms);
    let content = common_coefficient(&terms);
    if common.is_empty() && content == 1.0 {
        return sum(g, &terms);
    }
    let mut outside = vec![g.constant(content)];
    let mut inverse = Vec::with_capacity(common.len());
    for &(base, n) in &common {
        let (n, minus_n) = (g.constant(n), g.constant(-n));
        outside.push(g.pow(base, n));
        inverse.push(g.pow(base, minus_n));
    }
    let rest: Vec<_> = terms.into_iter().map(|term| term.reduced(content, &inverse)).collect();
    outside.push(sum(g, &rest));
    g.product(&outside)
}

/// Bases that every term has, with the power nearest to 0 that occurs; powers of one sign only.
fn common_powers(g: &Graph, terms: &[Term]) -> Vec<(Expr, f64)> {
    let mut common: Vec<(Expr, f64)> =
        terms[0].factors.iter().map(|&e| base_and_power(g, e)).filter(|c| !g.is_closed(c.0)).collect();
    for term in &terms[1..] {
        let power_of = |base| term.factors.iter().map(|&e| base_and_power(g, e)).rfind(|power| power.0 == base);
        common.retain_mut(|(base, n)| match power_of(*base) {
            Some((_, m)) if m * *n > 0.0 => {
                if m.abs() < n.abs() {
                    *n = m;
                }
                true
            }
            _ => false,
        });
        if common.is_empty() {
            break;
        }
    }
    common
}

/// The coefficient to take out of all terms: ± the one that they share, or −1 if all are negative.
fn common_coefficient(terms: &[Term]) -> f64 {
    let magnitude = terms[0].coefficient.abs();
    let shared = terms.iter().all(|t| t.coefficient.abs() == magnitude) && magnitude.is_normal();
    let negative = terms.iter().all(|t| t.coefficient < 0.0);
    let sign = if negative { -1.0 } else { 1.0 };
    if shared { sign * magnitude } else { sign }
}

/// A product with exponentials joined and sums that differ in sign only made equal.
pub(super) fn merge(g: &mut Graph, factors: &[Expr]) -> Expr {
    let mut exponents = Vec::new();
    let mut rest = Vec::with_capacity(factors.len());
    for &factor in factors {
        match g.node(factor) {
            Node::Call(Function::Exp, &[x]) => exponents.push(x),
            _ => rest.push(factor),
        }
    }
    if exponents.len() > 1 {
        let exponent = g.sum(&exponents);
        rest.push(g.call(Function::Exp, &[exponent]));
        return g.product(&rest);
    }
    let factors = turned_angles(g, factors);
    opposite_sums(g, &factors)
}

/// −sin(b − a) as sin(a − b).
fn turned_angles(g: &mut Graph, factors: &[Expr]) -> Vec<Expr> {
    let mut factors = factors.to_vec();
    if !g.constant_value(factors[0]).is_some_and(|c| c < 0.0) {
        return factors;
    }
    let odd_of_sum = |&e: &Expr| match g.node(e) {
        Node::Call(function, &[x]) if function.is_odd() && is_short_sum(g, x) => Some((function, x)),
        _ => None,
    };
    let found = factors.iter().enumerate().find_map(|(i, e)| odd_of_sum(e).map(|call| (i, call)));
    if let Some((i, (function, x))) = found {
        let turned = g.neg(x);
        factors[i] = g.call(function, &[turned]);
        factors[0] = g.neg(factors[0]);
    }
    factors
}

fn is_short_sum(g: &Graph, e: Expr) -> bool {
    matches!(g.node(e), Node::Sum(terms) if terms.len() <= 8)
}

fn opposite_sums(g: &mut Graph, factors: &[Expr]) -> Expr {
    let sums = |g: &Graph, e: Expr| match g.node(base_and_power(g, e).0) {
        Node::Sum(terms) => terms.len() <= 8,
        _ => false,
    };
    let candidates: Vec<usize> = (0..factors.len()).filter(|&i| sums(g, factors[i])).collect();
    if !candidates.iter().any(|&i| base_and_power(g, factors[i]).1 < 0.0) {
        return g.product(factors);
    }
    let mut factors = factors.to_vec();
    let mut place: QuickMap<Expr, usize> = QuickMap::default();
    for i in candidates {
        let (base, n) = base_and_power(g, factors[i]);
        let opposite = g.neg(base);
        if place.contains_key(&opposite) && n.fract() == 0.0 {
            let exponent = g.constant(n);
            let (minus_one, flipped) = (g.constant(-1.0), g.pow(opposite, exponent));
            let sign = g.pow(minus_one, exponent);
            factors[i] = flipped;
            factors.push(sign);
        } else {
            place.insert(base, i);
        }
    }
    g.product(&factors)
}
