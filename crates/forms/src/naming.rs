//! Names for parts that come again: denominators Δ, and where formulas are long, every larger part used twice.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use dalembert_expr::{Expr, Graph, Node, Symbol, latex_name};

use super::layout::put;

/// Formulas with fewer leaves together, and each with fewer than `LONG_ONE`, are written out.
const LONG: usize = 500;
const LONG_ONE: usize = 60;
/// Leaves of a denominator that is worth a name.
const DENOMINATOR: usize = 3;
/// Leaves of a sum that is worth a name.
const WORTH: usize = 4;
/// Leaves of a product that is.
const WORTH_PRODUCT: usize = 6;

/// `name = e`, with parts of e named too.
#[derive(Clone, Debug)]
pub(super) struct Definition {
    pub name: String,
    pub e: Expr,
}

/// Which nodes are written by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Naming {
    graph: Graph,
    /// Numbers of the definitions by name.
    place: HashMap<String, usize>,
    /// Denominators: base node → name.
    denominators: BTreeMap<Expr, String>,
    /// Other nodes → name.
    parts: BTreeMap<Expr, String>,
    pub definitions: Vec<Definition>,
    /// Significant digits of numbers that nobody would write out; all where nothing is said.
    pub digits: Option<usize>,
}

/// Finds the parts of `roots` to name.
pub(super) fn name_parts(g: &Graph, roots: &[Expr]) -> Naming {
    let mut naming = Naming::default();
    let nodes = reachable(g, roots);
    let any = nodes.iter().any(|&e| denominator(g, e).is_some());
    let denominators = if any { repeated_denominators(g, roots) } else { Vec::new() };
    let many = denominators.len() > 1;
    let taken = Taken::by(g);
    for (k, &d) in denominators.iter().enumerate() {
        let name = if many { format!("Delta_{}", k + 1) } else { "Delta".to_owned() };
        naming.denominators.insert(d, taken.beside(name));
    }
    let sizes: Vec<usize> = roots.iter().map(|&e| g.written_size(e)).collect();
    if sizes.iter().any(|&s| s > LONG_ONE) || sizes.iter().fold(0, |sum: usize, &s| sum.saturating_add(s)) > LONG {
        let letter = ["z", "w", "u", "c", "part"].into_iter().find(|l| !taken.numbered(l)).unwrap_or("common");
        for (k, e) in repeated_parts(g, roots, &nodes, &naming.denominators).into_iter().enumerate() {
            naming.parts.insert(e, format!("{letter}{}", k + 1));
        }
    }
    let mut all: Vec<Definition> = naming.parts.iter().map(|(&e, name)| Definition { name: name.clone(), e }).collect();
    all.extend(denominators.iter().map(|d| Definition { name: naming.denominators[d].clone(), e: *d }));
    naming.definitions = all;
    naming
}

/// Names of a graph, with how they are written in LaTeX.
struct Taken<'g> {
    g: &'g Graph,
    latex: HashSet<String>,
}

impl<'g> Taken<'g> {
    fn by(g: &'g Graph) -> Self {
        Self { g, latex: g.symbols().map(|s| g.latex_of(g.name(s))).collect() }
    }

    fn has(&self, name: &str) -> bool {
        self.g.find_symbol(name).is_some() || self.latex.contains(&latex_name(name))
    }

    /// The name, or one like it that nothing has.
    fn beside(&self, name: String) -> String {
        let others = (0..).map(|k| format!("{name}_{k}"));
        std::iter::once(name.clone()).chain(others).find(|name| !self.has(name)).unwrap_or(name)
    }

    /// Whether something is called `letter` and a number, or written so.
    fn numbered(&self, letter: &str) -> bool {
        let number = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
        let names = self.g.symbols().map(|s| self.g.name(s));
        let first = latex_name(&format!("{letter}1"));
        let stem = first.trim_end_matches('1');
        let written = self.latex.iter().filter_map(|latex| latex.strip_prefix(stem));
        names.filter_map(|name| name.strip_prefix(letter)).any(number)
            || written.map(|below| below.trim_matches(['{', '}'])).any(number)
    }
}

/// All nodes below the roots, children first.
pub(super) fn reachable(g: &Graph, roots: &[Expr]) -> Vec<Expr> {
    let mut seen: HashSet<Expr> = HashSet::new();
    let mut stack = roots.to_vec();
    while let Some(e) = stack.pop() {
        if seen.insert(e) {
            g.node(e).for_each_child(|child| stack.push(child));
        }
    }
    let mut nodes: Vec<Expr> = seen.into_iter().collect();
    nodes.sort_unstable();
    nodes
}

fn denominator(g: &Graph, e: Expr) -> Option<Expr> {
    match g.node(e) {
        Node::Power(base, n)
            if g.constant_value(n).is_some_and(|n| n < 0.0) && matches!(g.node(base), Node::Sum(_)) =>
        {
            Some(base)
        }
        _ => None,
    }
}

/// Sums that two or more of the roots are divided by, in the order of appearance.
fn repeated_denominators(g: &Graph, roots: &[Expr]) -> Vec<Expr> {
    let mut order = Vec::new();
    let mut count: HashMap<Expr, usize> = HashMap::new();
    for &root in roots {
        let found: HashSet<Expr> = reachable(g, &[root]).into_iter().filter_map(|e| denominator(g, e)).collect();
        let mut found: Vec<Expr> = found.into_iter().collect();
        found.sort_unstable();
        for d in found {
            *count.entry(d).or_default() += 1;
            if !order.contains(&d) {
                order.push(d);
            }
        }
    }
    order.retain(|&d| count[&d] > 1 && g.written_size(d) >= DENOMINATOR);
    order
}

/// Nodes used more than once that are long enough, children first.
fn repeated_parts(g: &Graph, roots: &[Expr], nodes: &[Expr], named: &BTreeMap<Expr, String>) -> Vec<Expr> {
    let mut uses: HashMap<Expr, usize> = HashMap::new();
    for &e in roots {
        *uses.entry(e).or_default() += 1;
    }
    for &e in nodes {
        if denominator(g, e).is_some_and(|d| named.contains_key(&d)) {
            continue;
        }
        g.node(e).for_each_child(|child| *uses.entry(child).or_default() += 1);
    }
    let mut size: HashMap<Expr, usize> = HashMap::new();
    let mut parts = Vec::new();
    for &e in nodes {
        let mut own = 0_usize;
        match g.node(e) {
            Node::Power(base, n) if g.constant_value(n).is_some() => own = size[&base],
            node => node.for_each_child(|child| own += size[&child]),
        }
        let enough = if matches!(g.node(e), Node::Product(_)) { WORTH_PRODUCT } else { WORTH };
        let worth = own >= enough && uses.get(&e).is_some_and(|&n| n > 1) && !named.contains_key(&e);
        if worth {
            parts.push(e);
        }
        size.insert(e, if worth || named.contains_key(&e) { 1 } else { own.max(1) });
    }
    parts
}

fn is_negative(g: &Graph, term: Expr) -> bool {
    let coefficient = match g.node(term) {
        Node::Product(factors) => factors[0],
        _ => term,
    };
    g.constant_value(coefficient).is_some_and(|c| c < 0.0)
}

impl Naming {
    /// Fixes the graph that the nodes belong to.
    pub(super) fn over(mut self, graph: Graph) -> Self {
        self.place = self.definitions.iter().enumerate().map(|(k, d)| (d.name.clone(), k)).collect();
        self.graph = graph;
        self
    }

    /// An expression with its named parts replaced, on a graph of its own whose order is that of writing. `whole` is
    /// itself written out even if it has a name. What lies below a name is not looked at.
    pub(super) fn written(&self, e: Expr, whole: bool) -> (Graph, Expr) {
        let mut symbols: BTreeSet<Symbol> = BTreeSet::new();
        let mut named: BTreeMap<Expr, (&str, Option<f64>)> = BTreeMap::new();
        let (mut seen, mut stack) = (HashSet::new(), vec![e]);
        while let Some(node) = stack.pop() {
            if !seen.insert(node) {
                continue;
            }
            if let Some(name) = self.parts.get(&node).filter(|_| !(whole && node == e)) {
                named.insert(node, (name, None));
                continue;
            }
            if let (Some(d), Node::Power(_, n)) = (denominator(&self.graph, node), self.graph.node(node))
                && let (Some(name), Some(n)) = (self.denominators.get(&d), self.graph.constant_value(n))
            {
                named.insert(node, (name, Some(n)));
                continue;
            }
            if let Node::Symbol(s) = self.graph.node(node) {
                symbols.insert(s);
            }
            self.graph.node(node).for_each_child(|child| stack.push(child));
        }
        let mut g = Graph::new();
        for s in symbols {
            let name = self.graph.name(s);
            g.spell(name, self.graph.latex_of(name));
            let s = g.symbol(name);
            g.var(s);
        }
        let mut names: Vec<(usize, &str)> = named.values().map(|n| (self.place[n.0], n.0)).collect();
        names.sort_unstable();
        for (_, name) in names {
            let s = g.symbol(name);
            g.var(s);
        }
        let mut known = HashMap::new();
        for (node, (name, n)) in named {
            let s = g.symbol(name);
            let mut part = g.var(s);
            if let Some(n) = n {
                let n = g.constant(n);
                part = g.pow(part, n);
            }
            known.insert(node, part);
        }
        let rename = |to: &mut Graph, s| {
            let s = to.symbol(self.graph.name(s));
            to.var(s)
        };
        let copy = g.adopt_with(&self.graph, &[e], rename, known)[0];
        let shown = self.digits.map_or(copy, |digits| g.rounded(copy, digits));
        (g, shown)
    }

    /// Terms joined, as text.
    pub(super) fn print(&self, terms: &[Expr], whole: bool, printer: fn(&Graph, Expr) -> String) -> String {
        let mut out = String::new();
        for &term in terms {
            let (g, e) = self.written(term, whole);
            let text = printer(&g, e);
            match text.strip_prefix('-') {
                _ if out.is_empty() => out = text,
                Some(positive) => put(&mut out, format_args!(" - {positive}")),
                None if text == "0" => {}
                None => put(&mut out, format_args!(" + {text}")),
            }
        }
        if out.is_empty() { "0".to_owned() } else { out }
    }

    /// The entries of a matrix as text, and the factor 1/Δ if all of them have it and it is to stand before them.
    pub(super) fn cells(
        &self,
        entries: &[Vec<Expr>],
        printer: fn(&Graph, Expr) -> String,
        before: bool,
    ) -> (Option<String>, Vec<Vec<String>>) {
        let common = if before { self.common_denominator(entries) } else { None };
        let cell = |&e: &Expr| {
            let (mut g, mut e) = self.written(e, false);
            if let Some(name) = &common {
                let s = g.symbol(name);
                let delta = g.var(s);
                e = g.mul(e, delta);
            }
            // −a − b alone in a cell is −(a + b).
            match g.node(e) {
                Node::Sum(terms) if terms.iter().all(|&t| is_negative(&g, t)) => {
                    let opposite = g.neg(e);
                    format!("-({})", printer(&g, opposite))
                }
                _ => printer(&g, e),
            }
        };
        let cells = entries.iter().map(|row| row.iter().map(cell).collect()).collect();
        let factor = common.map(|name| {
            let mut g = Graph::new();
            let s = g.symbol(&name);
            let delta = g.var(s);
            let inverse = g.powi(delta, -1);
            printer(&g, inverse)
        });
        (factor, cells)
    }

    /// The name of the denominator that all entries but zeros have, once.
    fn common_denominator(&self, entries: &[Vec<Expr>]) -> Option<String> {
        let g = &self.graph;
        let mut common: Option<Expr> = None;
        let mut count = 0;
        for &e in entries.iter().flatten().filter(|&&e| g.constant_value(e) != Some(0.0)) {
            let factors = match g.node(e) {
                Node::Product(factors) => factors.to_vec(),
                _ => vec![e],
            };
            let own = factors.iter().find_map(|&f| match g.node(f) {
                Node::Power(base, n) if g.constant_value(n) == Some(-1.0) && self.denominators.contains_key(&base) => {
                    Some(base)
                }
                _ => None,
            })?;
            if common.is_some_and(|c| c != own) {
                return None;
            }
            common = Some(own);
            count += 1;
        }
        common.filter(|_| count > 1).map(|c| self.denominators[&c].clone())
    }
}
