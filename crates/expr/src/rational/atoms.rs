//! Between expressions and fractions: what counts as a variable of the ring.

use std::collections::{HashMap, HashSet};

use super::fraction::Fraction;
use super::number::{Rational, TooLarge};
use super::poly::{Poly, Relation, Ring};
use crate::graph::{Expr, Function, Graph, Node};
use crate::tolerances::FRACTION_POWER;

/// Variables of a ring at most.
const MAX_ATOMS: usize = 64;

/// The ring of an expression, and what its variables stand for.
pub(super) struct Atoms {
    pub(super) ring: Ring,
    /// Symbols in the order of their naming, then everything else that is no arithmetic.
    pub(super) list: Vec<Expr>,
    place: HashMap<Expr, usize>,
    /// Pairs (sine, cosine) of one argument.
    pub(super) circles: Vec<(usize, usize)>,
}

/// What a node means here.
enum Role {
    Number(Rational),
    Arithmetic,
    /// Base and halves in the exponent of a power with an odd number of them.
    Root(Expr, i32),
    Power(Expr, i32),
    Atom,
}

fn role(g: &Graph, e: Expr) -> Role {
    match g.node(e) {
        Node::Constant(c) => Rational::from_f64(c).map_or(Role::Atom, Role::Number),
        Node::Sum(_) | Node::Product(_) => Role::Arithmetic,
        Node::Power(base, n) => match g.constant_value(n) {
            Some(n) if n.fract() == 0.0 && n.abs() <= FRACTION_POWER => Role::Power(base, n as i32),
            Some(n) if (2.0 * n).fract() == 0.0 && n.abs() <= FRACTION_POWER && n != 0.5 => {
                Role::Root(base, (2.0 * n) as i32)
            }
            _ => Role::Atom,
        },
        _ => Role::Atom,
    }
}

/// Children through which arithmetic goes on.
fn arithmetic_children(g: &Graph, e: Expr) -> Vec<Expr> {
    match (role(g, e), g.node(e)) {
        (Role::Arithmetic, Node::Sum(children) | Node::Product(children)) => children.to_vec(),
        (Role::Power(base, _) | Role::Root(base, _), _) => vec![base],
        (Role::Atom, Node::Power(base, n)) if g.constant_value(n) == Some(0.5) => vec![base],
        _ => Vec::new(),
    }
}

impl Atoms {
    /// Reads the arithmetic that `roots` are made of; the nodes come children first.
    pub(super) fn of(g: &mut Graph, roots: &[Expr], work: u64, most: usize) -> Result<(Self, Vec<Expr>), TooLarge> {
        let mut seen: HashSet<Expr> = roots.iter().copied().collect();
        let mut nodes: Vec<Expr> = seen.iter().copied().collect();
        let mut next = 0;
        while next < nodes.len() {
            for child in arithmetic_children(g, nodes[next]) {
                if seen.insert(child) {
                    nodes.push(child);
                }
            }
            next += 1;
            if nodes.len() > most {
                return Err(TooLarge);
            }
        }
        nodes.sort_unstable();
        let mut list = atoms_among(g, &nodes);
        complete_circles(g, &mut list);
        let rank = |g: &Graph, e: Expr| match g.node(e) {
            Node::Symbol(s) => (0, s.index()),
            _ => (1, e.index()),
        };
        list.sort_by_key(|&e| rank(g, e));
        list.dedup();
        if list.len() > MAX_ATOMS {
            return Err(TooLarge);
        }
        let place: HashMap<Expr, usize> = list.iter().enumerate().map(|(i, &e)| (e, i)).collect();
        let mut atoms = Self { ring: Ring::new(list.len(), work), list, place, circles: Vec::new() };
        atoms.relate(g)?;
        Ok((atoms, nodes))
    }

    /// sin² = 1 − cos² for arguments of which both occur.
    fn relate(&mut self, g: &Graph) -> Result<(), TooLarge> {
        for (i, &e) in self.list.iter().enumerate() {
            let Node::Call(Function::Sin, &[x]) = g.node(e) else { continue };
            let cosine = |&c: &Expr| matches!(g.node(c), Node::Call(Function::Cos, &[y]) if x == y);
            let Some(j) = self.list.iter().position(cosine) else { continue };
            self.circles.push((i, j));
        }
        for &(sine, cosine) in &self.circles {
            let square = self.ring.power(&self.ring.variable(cosine), 2)?;
            let square = self.ring.sub(&self.ring.one(), &square)?;
            self.ring.relations.push(Relation { variable: sine, square });
        }
        Ok(())
    }

    /// The fraction that `root`, one of `nodes`, is.
    pub(super) fn fraction(&mut self, g: &mut Graph, nodes: &[Expr], root: Expr) -> Result<Fraction, TooLarge> {
        self.fractions(g, nodes)?.remove(&root).ok_or(TooLarge)
    }

    /// The fractions that `nodes` are.
    pub(super) fn fractions(&mut self, g: &mut Graph, nodes: &[Expr]) -> Result<HashMap<Expr, Fraction>, TooLarge> {
        let mut known: HashMap<Expr, Fraction> = HashMap::new();
        for &e in nodes {
            let value = self.one_node(g, e, &known)?;
            known.insert(e, value);
        }
        Ok(known)
    }

    fn one_node(&mut self, g: &mut Graph, e: Expr, known: &HashMap<Expr, Fraction>) -> Result<Fraction, TooLarge> {
        let get = |child: &Expr| known.get(child).ok_or(TooLarge);
        match role(g, e) {
            Role::Number(c) => Ok(self.ring.whole(self.ring.number(c))),
            Role::Power(base, n) => self.ring.fraction_power(get(&base)?, n),
            Role::Root(base, halves) => self.root(g, base, halves, get(&base)?),
            Role::Atom => self.atom(g, e, known),
            Role::Arithmetic => match g.node(e) {
                Node::Sum(children) => self.total(children, known),
                Node::Product(children) => children.iter().try_fold(self.ring.whole(self.ring.one()), |product, c| {
                    self.ring.fraction_product(&product, get(c)?)
                }),
                _ => Err(TooLarge),
            },
        }
    }

    /// Terms of equal denominator first.
    fn total(&self, children: &[Expr], known: &HashMap<Expr, Fraction>) -> Result<Fraction, TooLarge> {
        let mut groups: Vec<(Poly, Poly)> = Vec::new();
        for child in children {
            let f = known.get(child).ok_or(TooLarge)?;
            match groups.iter_mut().find(|group| group.0 == f.denominator) {
                Some(group) => group.1 = self.ring.add(&group.1, &f.numerator)?,
                None => groups.push((f.denominator.clone(), f.numerator.clone())),
            }
        }
        let mut total = self.ring.whole(Poly::default());
        for (d, n) in groups {
            let part = self.ring.fraction(&n, &d)?;
            total = self.ring.fraction_sum(&total, &part)?;
        }
        Ok(total)
    }

    fn atom(&mut self, g: &Graph, e: Expr, known: &HashMap<Expr, Fraction>) -> Result<Fraction, TooLarge> {
        let x = *self.place.get(&e).ok_or(TooLarge)?;
        if let Node::Power(base, _) = g.node(e)
            && let Some(square) = known.get(&base).filter(|f| f.denominator == self.ring.one())
            && !self.ring.relations.iter().any(|r| r.variable == x)
        {
            self.ring.relations.push(Relation { variable: x, square: square.numerator.clone() });
        }
        Ok(self.ring.whole(self.ring.variable(x)))
    }

    /// base^(halves/2) = base^⌊halves/2⌋ · √base.
    fn root(&mut self, g: &mut Graph, base: Expr, halves: i32, value: &Fraction) -> Result<Fraction, TooLarge> {
        let half = g.constant(0.5);
        let root = g.pow(base, half);
        let x = *self.place.get(&root).ok_or(TooLarge)?;
        if value.denominator == self.ring.one() && !self.ring.relations.iter().any(|r| r.variable == x) {
            self.ring.relations.push(Relation { variable: x, square: value.numerator.clone() });
        }
        let power = self.ring.fraction_power(value, halves.div_euclid(2))?;
        self.ring.fraction_product(&power, &self.ring.whole(self.ring.variable(x)))
    }
}

fn atoms_among(g: &mut Graph, nodes: &[Expr]) -> Vec<Expr> {
    let half = g.constant(0.5);
    let mut list = Vec::new();
    for &e in nodes {
        match role(g, e) {
            Role::Atom => list.push(e),
            Role::Root(base, _) => list.push(g.pow(base, half)),
            _ => {}
        }
    }
    list
}

/// Adds cos x where sin x occurs and the other way round, so that squares can be rewritten both ways.
fn complete_circles(g: &mut Graph, list: &mut Vec<Expr>) {
    let mut partners = Vec::new();
    for &e in list.iter() {
        match g.node(e) {
            Node::Call(Function::Sin, &[x]) => partners.push((Function::Cos, x)),
            Node::Call(Function::Cos, &[x]) => partners.push((Function::Sin, x)),
            _ => {}
        }
    }
    for (function, x) in partners {
        let partner = g.call(function, &[x]);
        if !list.contains(&partner) {
            list.push(partner);
        }
    }
}
