//! Pairs of terms that trigonometric identities turn into one.
//!
//! With R any product and c any number:
//!
//! 1. c R sin²x + c R cos²x = c R,  c R − c R sin²x = c R cos²x,  c R − c R cos²x = c R sin²x
//! 2. c R cos a cos b ± c R sin a sin b = c R cos(a ∓ b)
//! 3. c R sin a cos b ± c R cos a sin b = c R sin(a ± b)
//! 4. c R cosh²x − c R sinh²x = c R,  c R + c R sinh²x = c R cosh²x,  c R cosh²x − c R = c R sinh²x
//!
//! Each term is looked at once for every pair of trigonometric factors that it has.

use super::{Term, base_and_power};
use crate::graph::{Expr, Function, Graph, Node, is_whole};
use crate::hash::QuickMap;
use crate::tolerances::TRIGONOMETRIC_FACTORS;
use Function::{Cos, Cosh, Sin, Sinh};

/// What a term R · pattern has beside R. Symmetric patterns have their arguments sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pattern {
    One,
    Square(Function, Expr),
    SinSin(Expr, Expr),
    CosCos(Expr, Expr),
    SinCos(Expr, Expr),
}

/// The terms with every pair that an identity joins joined.
pub(super) fn combine(g: &mut Graph, mut terms: Vec<Term>) -> Vec<Term> {
    if !terms.iter().any(|t| (1..=TRIGONOMETRIC_FACTORS).contains(&trigonometric(g, t).count())) {
        return terms;
    }
    // Looked up only, never iterated.
    let mut seen: QuickMap<(Expr, Pattern), usize> = QuickMap::default();
    let mut alive = vec![true; terms.len()];
    let most = 4 * terms.len();
    let mut at = 0;
    while at < terms.len() {
        let views = views(g, &terms[at]);
        let partner = |&(rest, pattern): &(Expr, Pattern)| {
            let find = |wanted| seen.get(&(rest, wanted)).copied().filter(|&j| alive[j]);
            join(pattern, terms[at].coefficient, |wanted| find(wanted).map(|j| (j, terms[j].coefficient)))
                .map(|joined| (rest, joined))
        };
        match views.iter().find_map(partner).filter(|_| terms.len() < most) {
            Some((rest, joined)) => {
                alive[at] = false;
                alive[joined.partner] = false;
                let value = joined.value.build(g);
                let whole = g.mul(rest, value);
                terms.push(Term::new(g, whole).scaled(joined.coefficient));
                alive.push(true);
            }
            None => {
                for view in views {
                    seen.insert(view, at);
                }
            }
        }
        at += 1;
    }
    let mut alive = alive.into_iter();
    terms.retain(|_| alive.next().unwrap_or(true));
    terms
}

/// A factor that is a sine, a cosine or a power of one.
#[derive(Clone, Copy)]
struct Trigonometric {
    place: usize,
    function: Function,
    argument: Expr,
    power: f64,
}

fn trigonometric<'a>(g: &'a Graph, term: &'a Term) -> impl Iterator<Item = Trigonometric> + 'a {
    term.factors.iter().enumerate().filter_map(|(place, &e)| {
        let (base, power) = base_and_power(g, e);
        let Node::Call(function, &[argument]) = g.node(base) else {
            return None;
        };
        let known = matches!(function, Sin | Cos | Sinh | Cosh) && power >= 1.0 && is_whole(power);
        known.then_some(Trigonometric { place, function, argument, power })
    })
}

/// Every way to read the term as rest · pattern.
fn views(g: &mut Graph, term: &Term) -> Vec<(Expr, Pattern)> {
    let mut factors: Vec<_> = trigonometric(g, term).collect();
    if factors.len() > TRIGONOMETRIC_FACTORS {
        factors.clear();
    }
    let mut views = Vec::with_capacity(1 + factors.len() * (factors.len() + 1) / 2);
    views.push((g.product_node(&term.factors), Pattern::One));
    for (i, a) in factors.iter().enumerate() {
        let x = a.argument;
        if a.power >= 2.0 {
            views.push((without(g, term, &[(a.place, 2.0)]), Pattern::Square(a.function, x)));
        }
        for b in &factors[i + 1..] {
            let y = b.argument;
            let pattern = match (a.function, b.function) {
                (Sin, Sin) => Pattern::SinSin(x.min(y), x.max(y)),
                (Cos, Cos) => Pattern::CosCos(x.min(y), x.max(y)),
                (Sin, Cos) => Pattern::SinCos(x, y),
                (Cos, Sin) => Pattern::SinCos(y, x),
                _ => continue,
            };
            if x != y {
                views.push((without(g, term, &[(a.place, 1.0), (b.place, 1.0)]), pattern));
            }
        }
    }
    views
}

/// The product of the factors with the powers of some lowered: the order stays canonical, because it is that of bases.
fn without(g: &mut Graph, term: &Term, lowered: &[(usize, f64)]) -> Expr {
    let mut rest = Vec::with_capacity(term.factors.len());
    for (place, &factor) in term.factors.iter().enumerate() {
        let Some(&(_, by)) = lowered.iter().find(|l| l.0 == place) else {
            rest.push(factor);
            continue;
        };
        let (base, n) = base_and_power(g, factor);
        if n > by {
            let n = g.constant(n - by);
            rest.push(g.pow(base, n));
        }
    }
    g.product_node(&rest)
}

struct Joined {
    partner: usize,
    coefficient: f64,
    value: Value,
}

/// What a pair becomes, beside rest and coefficient.
enum Value {
    One,
    Square(Function, Expr),
    /// f(a + sign·b)
    Angle(Function, Expr, f64, Expr),
}

impl Value {
    fn build(&self, g: &mut Graph) -> Expr {
        match *self {
            Value::One => g.constant(1.0),
            Value::Square(function, x) => {
                let value = g.call(function, &[x]);
                g.powi(value, 2)
            }
            Value::Angle(function, a, sign, b) => {
                let b = if sign < 0.0 { g.neg(b) } else { b };
                let angle = g.add(a, b);
                g.call(function, &[angle])
            }
        }
    }
}

/// The identity that joins a term c · R · `pattern` with a partner of the same R, if there is one.
fn join(pattern: Pattern, c: f64, find: impl Fn(Pattern) -> Option<(usize, f64)>) -> Option<Joined> {
    let with = |wanted: Pattern, ratio: f64, coefficient: f64, value: Value| {
        let (partner, _) = find(wanted).filter(|&(_, d)| d == ratio * c)?;
        Some(Joined { partner, coefficient, value })
    };
    let square = |f, x| Pattern::Square(f, x);
    match pattern {
        Pattern::Square(Sin, x) => {
            with(square(Cos, x), 1.0, c, Value::One).or_else(|| with(Pattern::One, -1.0, -c, Value::Square(Cos, x)))
        }
        Pattern::Square(Cos, x) => {
            with(square(Sin, x), 1.0, c, Value::One).or_else(|| with(Pattern::One, -1.0, -c, Value::Square(Sin, x)))
        }
        Pattern::Square(Sinh, x) => {
            with(square(Cosh, x), -1.0, -c, Value::One).or_else(|| with(Pattern::One, 1.0, c, Value::Square(Cosh, x)))
        }
        Pattern::Square(Cosh, x) => {
            with(square(Sinh, x), -1.0, c, Value::One).or_else(|| with(Pattern::One, -1.0, c, Value::Square(Sinh, x)))
        }
        Pattern::One | Pattern::Square(..) => None,
        Pattern::SinSin(a, b) => with(Pattern::CosCos(a, b), 1.0, c, Value::Angle(Cos, a, -1.0, b))
            .or_else(|| with(Pattern::CosCos(a, b), -1.0, -c, Value::Angle(Cos, a, 1.0, b))),
        Pattern::CosCos(a, b) => with(Pattern::SinSin(a, b), 1.0, c, Value::Angle(Cos, a, -1.0, b))
            .or_else(|| with(Pattern::SinSin(a, b), -1.0, c, Value::Angle(Cos, a, 1.0, b))),
        Pattern::SinCos(a, b) => with(Pattern::SinCos(b, a), 1.0, c, Value::Angle(Sin, a, 1.0, b))
            .or_else(|| with(Pattern::SinCos(b, a), -1.0, c, Value::Angle(Sin, a, -1.0, b))),
    }
}
