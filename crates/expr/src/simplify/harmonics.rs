//! Polynomials in sines and cosines of linear combinations of angles.
//!
//! The terms of a sum with the same other factors R are one polynomial p in sines and cosines. Products to sums,
//!
//! ```text
//! cos a cos b = ½ (cos(a − b) + cos(a + b)),   sin a sin b = ½ (cos(a − b) − cos(a + b)),
//! sin a cos b = ½ (sin(a + b) + sin(a − b)),                                                        (1)
//! ```
//!
//! write p as Σ c cos(k·x) + Σ s sin(k·x), which is unique for independent angles x: what is zero or constant is seen to be. A reader may
//! prefer powers, so the other forms compete with it,
//!
//! ```text
//! sin² a = 1 − cos² a   or   cos² a = 1 − sin² a   throughout,                                      (2)
//! c + c cos 2a = 2c cos² a,   c − c cos 2a = 2c sin² a   in (1),                                    (3)
//! ```
//!
//! and the one with the fewest leaves wins; what was there stays unless something is shorter. Work is counted: polynomials of high degree
//! or with many terms stay.

use std::collections::BTreeMap;

use super::{Term, base_and_power};
use crate::graph::{Expr, Function, Graph, Node, Reach, is_whole};
use crate::substitute::Replaced;
use crate::tolerances::HARMONIC_ROUNDING;
use Function::{Cos, Sin};

/// Sines and cosines in one product at most: (1) makes a power of two of them.
const DEGREE: usize = 8;
/// Harmonics of one polynomial at most.
const HARMONICS: usize = 400;
/// Leaves of what is multiplied out on trial at most.
const EXPANDED: usize = 800;

/// A linear combination of angles: angle and coefficient (its bits), by angle; the first coefficient is positive.
type Angle = Vec<(Expr, u64)>;
/// Whether it is a sine, and of what.
type Harmonics = BTreeMap<(bool, Angle), Sum>;

/// Σ and Σ|·| of what was added up.
#[derive(Clone, Copy, Default)]
struct Sum(f64, f64);

impl Sum {
    fn add(&mut self, c: f64) {
        *self = Self(self.0 + c, self.1 + c.abs());
    }

    fn value(self) -> f64 {
        if self.0.abs() <= HARMONIC_ROUNDING * self.1 { 0.0 } else { self.0 }
    }
}

/// A sine (or else cosine) with its coefficient: of a sum of angles with theirs.
type Wave = (f64, bool, Vec<(Expr, f64)>);
/// A product of powers of sines and cosines: function, argument, power.
type Powers = Vec<(Function, Expr, usize)>;

/// Terms with the same other factors.
#[derive(Default)]
struct Polynomial {
    rest: Vec<Expr>,
    terms: Vec<(f64, Powers)>,
}

impl Graph {
    /// An expression of equal value that is not longer to write: polynomials in sines and cosines brought to their shortest form, zero
    /// where they are. See the top of `harmonics.rs`.
    pub fn shorten_angles(&mut self, e: Expr) -> Expr {
        if self.is_closed(e) {
            return e;
        }
        if let Some(known) = self.memo.shortened.get(e) {
            return known;
        }
        let mut best = self.shorten_sums(e);
        if self.written_size(e) <= EXPANDED {
            let expanded = self.expand(e);
            if expanded != e {
                let other = self.shorten_sums(expanded);
                let other = self.simplify(other);
                if self.written_size(other) < self.written_size(best) {
                    best = other;
                }
            }
        }
        if best != e {
            let simple = self.simplify(best);
            if self.written_size(simple) <= self.written_size(best) {
                best = simple;
            }
        }
        self.memo.shortened.set(e, best);
        self.memo.shortened.set(best, best);
        best
    }

    /// Every sum, from the leaves.
    fn shorten_sums(&mut self, e: Expr) -> Expr {
        let reach = Reach::new(self, &[e], |e| !self.is_closed(e));
        let mut replaced = Replaced::new(&reach);
        for &node in &reach.nodes {
            let new = if replaced.touches(self, node) { self.rebuild(node, |c| replaced.get(c)) } else { node };
            let new = match self.node(new) {
                Node::Sum(terms) => {
                    let terms: Vec<Term> = terms.iter().map(|&t| Term::new(self, t)).collect();
                    self.shorten_sum(new, &terms)
                }
                Node::Call(function @ (Sin | Cos), &[x]) if self.has_minus_only(x) => {
                    let opposite = self.neg(x);
                    let wave = self.call(function, &[opposite]);
                    if function == Sin { self.neg(wave) } else { wave }
                }
                _ => new,
            };
            replaced.set(node, new);
        }
        replaced.get(e)
    }

    /// Whether a sum has negative terms only.
    fn has_minus_only(&self, x: Expr) -> bool {
        match self.node(x) {
            Node::Sum(terms) => terms.iter().all(|&t| Term::new(self, t).coefficient < 0.0),
            _ => false,
        }
    }

    fn shorten_sum(&mut self, sum: Expr, terms: &[Term]) -> Expr {
        let mut groups: BTreeMap<Vec<Expr>, Polynomial> = BTreeMap::new();
        let mut several = false;
        for term in terms {
            let (mut rest, mut powers) = (Vec::new(), Powers::new());
            for &factor in &term.factors {
                match trigonometric(self, factor) {
                    Some(power) => powers.push(power),
                    None => rest.push(factor),
                }
            }
            let waves = !powers.is_empty();
            let group = groups.entry(rest.clone()).or_default();
            group.rest = rest;
            group.terms.push((term.coefficient, powers));
            several |= waves && group.terms.len() > 1;
        }
        if !several {
            return sum;
        }
        let mut parts = Vec::with_capacity(groups.len());
        let mut changed = false;
        for group in groups.into_values() {
            let p = self.polynomial(&group.terms);
            let short = self.shortest(&group.terms, p);
            changed |= short != p;
            parts.push((group.rest, short));
        }
        if !changed {
            return sum;
        }
        let parts: Vec<Expr> = parts
            .into_iter()
            .map(|(rest, p)| {
                let rest = self.product(&rest);
                self.mul(rest, p)
            })
            .collect();
        self.sum(&parts)
    }

    fn polynomial(&mut self, terms: &[(f64, Powers)]) -> Expr {
        let terms: Vec<Expr> = terms
            .iter()
            .map(|(c, powers)| {
                let mut factors = vec![self.constant(*c)];
                for &(function, x, n) in powers {
                    let base = self.call(function, &[x]);
                    factors.push(self.powi(base, n as i32));
                }
                self.product(&factors)
            })
            .collect();
        self.sum(&terms)
    }

    /// The shortest of the forms of a polynomial that now reads `p`.
    fn shortest(&mut self, terms: &[(f64, Powers)], p: Expr) -> Expr {
        if terms.len() < 2 {
            return p;
        }
        let mut forms = Vec::new();
        if let Some(harmonics) = self.harmonics(terms) {
            forms.push(self.sum_of(&harmonics));
            forms.extend(self.with_squares(&harmonics));
        }
        forms.extend([Sin, Cos].map(|kept| self.in_powers_of(terms, kept)).into_iter().flatten());
        let mut best = (self.written_size(p), p);
        for form in forms {
            let size = if self.constant_value(form).is_some() { 0 } else { self.written_size(form) };
            if size < best.0 {
                best = (size, form);
            }
        }
        best.1
    }

    /// (1)
    fn harmonics(&mut self, terms: &[(f64, Powers)]) -> Option<Harmonics> {
        let mut all = Harmonics::new();
        for (c, powers) in terms {
            (powers.iter().map(|p| p.2).sum::<usize>() <= DEGREE).then_some(())?;
            let mut product: Vec<Wave> = vec![(*c, false, Vec::new())];
            for &(function, x, n) in powers {
                let x = self.combination(x);
                for _ in 0..n {
                    product = product.iter().flat_map(|own| times(own, function == Sin, &x)).collect();
                }
            }
            for (c, sine, angle) in product {
                let Some((sign, angle)) = normal(angle) else {
                    if !sine {
                        all.entry((false, Angle::new())).or_default().add(c);
                    }
                    continue;
                };
                all.entry((sine, angle)).or_default().add(if sine { sign * c } else { c });
            }
            (all.len() <= HARMONICS).then_some(())?;
        }
        Some(all)
    }

    fn combination(&mut self, x: Expr) -> Vec<(Expr, f64)> {
        let terms = match self.node(x) {
            Node::Sum(terms) => terms.to_vec(),
            _ => vec![x],
        };
        let one = self.constant(1.0);
        let mut out = Vec::with_capacity(terms.len());
        for t in terms {
            let term = Term::new(self, t);
            let rest = if term.factors.is_empty() { one } else { self.product(&term.factors) };
            out.push((rest, term.coefficient));
        }
        out
    }

    fn angle(&mut self, angle: &Angle) -> Expr {
        let terms: Vec<Expr> = angle
            .iter()
            .map(|&(x, k)| {
                let k = self.constant(f64::from_bits(k));
                self.mul(k, x)
            })
            .collect();
        self.sum(&terms)
    }

    fn sum_of(&mut self, harmonics: &Harmonics) -> Expr {
        let mut terms = Vec::with_capacity(harmonics.len());
        for ((sine, angle), c) in harmonics {
            let c = self.constant(c.value());
            let x = self.angle(angle);
            let wave = self.call(if *sine { Sin } else { Cos }, &[x]);
            terms.push(self.mul(c, wave));
        }
        self.sum(&terms)
    }

    /// (3)
    fn with_squares(&mut self, harmonics: &Harmonics) -> Option<Expr> {
        let still = harmonics.get(&(false, Angle::new()))?.value();
        let near = |x: f64, y: f64| (x - y).abs() <= HARMONIC_ROUNDING * y.abs();
        let (key, c) = harmonics.iter().find(|((sine, angle), c)| {
            !sine && !angle.is_empty() && still != 0.0 && near(c.value().abs(), still.abs())
        })?;
        let c = c.value();
        let mut others = harmonics.clone();
        others.remove(&(false, Angle::new()));
        others.remove(key);
        let half: Angle = key.1.iter().map(|&(x, k)| (x, (f64::from_bits(k) / 2.0).to_bits())).collect();
        let x = self.angle(&half);
        let wave = self.call(if near(c, still) { Cos } else { Sin }, &[x]);
        let (square, twice) = (self.powi(wave, 2), self.constant(2.0 * still));
        let term = self.mul(twice, square);
        let rest = self.sum_of(&others);
        Some(self.add(rest, term))
    }

    /// (2)
    fn in_powers_of(&mut self, terms: &[(f64, Powers)], kept: Function) -> Option<Expr> {
        let mut all: BTreeMap<Powers, Sum> = BTreeMap::new();
        for (c, powers) in terms {
            let mut product: Vec<(f64, Powers)> = vec![(*c, Vec::new())];
            for &(function, x, n) in powers {
                let (squares, left) = if function == kept { (0, n) } else { (n / 2, n % 2) };
                (squares <= DEGREE).then_some(())?;
                // (1 − kept²)^squares, times what is left.
                let mut next = Vec::new();
                let mut binomial = 1.0;
                for k in 0..=squares {
                    for (c, own) in &product {
                        let mut own = own.clone();
                        raise(&mut own, kept, x, 2 * k);
                        raise(&mut own, function, x, left);
                        next.push((c * binomial, own));
                    }
                    binomial *= -((squares - k) as f64) / (k as f64 + 1.0);
                }
                product = next;
                (product.len() <= HARMONICS).then_some(())?;
            }
            for (c, mut powers) in product {
                powers.sort_unstable();
                all.entry(powers).or_default().add(c);
            }
            (all.len() <= HARMONICS).then_some(())?;
        }
        let terms: Vec<(f64, Powers)> = all.into_iter().map(|(p, c)| (c.value(), p)).filter(|t| t.0 != 0.0).collect();
        Some(self.polynomial(&terms))
    }
}

/// Function, argument and power of a sine or cosine to a whole power.
fn trigonometric(g: &Graph, factor: Expr) -> Option<(Function, Expr, usize)> {
    let (base, power) = base_and_power(g, factor);
    match g.node(base) {
        Node::Call(function @ (Sin | Cos), &[x]) if is_whole(power) && (1.0..64.0).contains(&power) => {
            Some((function, x, power as usize))
        }
        _ => None,
    }
}

fn raise(powers: &mut Powers, function: Function, x: Expr, by: usize) {
    if by == 0 {
        return;
    }
    match powers.iter_mut().find(|p| (p.0, p.1) == (function, x)) {
        Some(p) => p.2 += by,
        None => powers.push((function, x, by)),
    }
}

/// (1): a term times sin x or cos x.
fn times((c, sine, angle): &Wave, by_sine: bool, x: &[(Expr, f64)]) -> [Wave; 2] {
    let half = c / 2.0;
    let sum = |sign: f64| {
        let mut out = angle.clone();
        for &(e, k) in x {
            match out.iter_mut().find(|own| own.0 == e) {
                Some(own) => own.1 += sign * k,
                None => out.push((e, sign * k)),
            }
        }
        out
    };
    let (plus, minus) = (sum(1.0), sum(-1.0));
    match (*sine, by_sine) {
        (false, false) => [(half, false, plus), (half, false, minus)],
        (true, false) => [(half, true, plus), (half, true, minus)],
        // cos u sin x = ½ (sin(u + x) − sin(u − x))
        (false, true) => [(half, true, plus), (-half, true, minus)],
        (true, true) => [(half, false, minus), (-half, false, plus)],
    }
}

/// A combination with its sign taken out; nothing where it is zero.
fn normal(mut angle: Vec<(Expr, f64)>) -> Option<(f64, Angle)> {
    angle.retain(|x| x.1 != 0.0);
    angle.sort_unstable_by_key(|x| x.0);
    let sign = angle.first()?.1.signum();
    Some((sign, angle.into_iter().map(|(x, k)| (x, (sign * k).to_bits())).collect()))
}
