//! Masses that are not symmetric, or singular: E α = f, where rows are equations and columns highest derivatives.
//!
//! ```text
//! (1) E α = f(t, y)
//! (2) nᵀE = 0  ⇒  0 = nᵀf(t, y)
//! (3) EᵀE α = Eᵀf
//! (4) φ = −e nᵀf/nₑ,  e the last variable of n
//! ```
//!
//! Where E is singular for all values of its symbols, combinations n of its rows hold no derivative: (2) is an equation that holds at all times, as that
//! of a variable of order 0 does (`algebraic.rs`). It becomes a constraint named after its last variable; differentiated, it tells the rates along which E tells nothing.
//! Its multiplier vanishes where it tells them, for nᵀE = 0 leaves nᵀAᵀλ = 0 of M α = f + φ + Aᵀλ: that is so beside the constraint, too, at trial states of an integrator, since (4)
//! takes away what nᵀf is there. Examples are nodes of a circuit that capacitors join to
//! each other and not to the ground, and links without mass under forces.
//!
//! Where constraints, or forces of another module, act on variables of (2), they complete that equation: then it is no condition of the motion but tells what these constraints
//! exert, and is left out ([`ClassConstraint::unless_held`]).
//!
//! E that is not symmetric gives way to (3), whose solutions are those of (1) with (2). Constraint forces Aᵀλ would do no work then in the sense of the
//! equations as they are written: constraints on such variables are refused.
//!
//! n is found by elimination on expressions, which numbers at two odd points lead: for what is zero, and for pivots.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol};

use super::algebraic::EQUATION;
use super::{Derivation, constraint};
use crate::class::{ClassConstraint, Prescribes, Reference, VariableRef};
use crate::tolerances::{MOST_JOINED, VANISHES};

/// An entry with its values at two points, and the largest terms that these came of.
#[derive(Clone, Copy)]
struct Entry {
    e: Expr,
    at: [f64; 2],
    terms: [f64; 2],
}

impl Entry {
    fn is_zero(&self) -> bool {
        (0..2).all(|k| self.at[k].abs() <= VANISHES * self.terms[k])
    }

    /// How large it is among the terms that it came of, at worst; NaN, which no number is, counts as nothing.
    fn share(&self) -> f64 {
        (0..2).map(|k| self.at[k].abs() / self.terms[k]).fold(f64::INFINITY, f64::min)
    }
}

/// Two points that no user writes, one value for each symbol.
fn points(symbols: &[Symbol]) -> [HashMap<Symbol, f64>; 2] {
    [0.618_033_988_749_894_9, 0.414_213_562_373_095_1]
        .map(|seed| symbols.iter().enumerate().map(|(i, &s)| (s, 0.3 + ((i as f64 + 1.0) * seed).fract())).collect())
}

impl Derivation<'_> {
    /// (2) and (3) for the variables whose inertia is written here.
    pub(super) fn descriptor(&mut self) {
        let mass = std::mem::take(&mut self.mass);
        let mass = self.gather(mass.into_iter().map(|(i, j, e)| ((i, j), e)).collect());
        self.mass = mass.iter().map(|&((i, j), e)| (i, j, e)).collect();
        for block in self.blocks(&mass) {
            let here = |k: usize| block.binary_search(&k).is_ok();
            let entries: Vec<((usize, usize), Expr)> = mass.iter().copied().filter(|&((i, _), _)| here(i)).collect();
            let oblique = self.differ(&entries);
            for combination in self.combinations(&block, &entries) {
                self.hold(&combination, oblique.is_none());
            }
            if let Some((i, j)) = oblique {
                self.normal_equations(&block, &entries, (i, j));
            }
        }
    }

    /// Own variables in groups whose entries join them.
    fn blocks(&self, mass: &[((usize, usize), Expr)]) -> Vec<Vec<usize>> {
        let variables = &self.interface.variables;
        let mut group: Vec<usize> = (0..variables.len()).collect();
        for &((i, j), _) in mass {
            let (a, b) = (root(&mut group, i), root(&mut group, j));
            group[a.max(b)] = a.min(b);
        }
        let mut blocks: HashMap<usize, Vec<usize>> = HashMap::new();
        for (k, v) in variables.iter().enumerate() {
            if !v.joint && !v.algebraic {
                let at = root(&mut group, k);
                blocks.entry(at).or_default().push(k);
            }
        }
        let mut blocks: Vec<Vec<usize>> = blocks.into_values().collect();
        blocks.sort_unstable();
        blocks
    }

    /// The first entry that differs from the one opposite.
    fn differ(&mut self, entries: &[((usize, usize), Expr)]) -> Option<(usize, usize)> {
        let place: HashMap<(usize, usize), Expr> = entries.iter().copied().collect();
        let zero = self.zero();
        entries.iter().map(|entry| entry.0).find(|&(i, j)| {
            let mirrored = place.get(&(j, i)).copied().unwrap_or(zero);
            let difference = self.graph.sub(place[&(i, j)], mirrored);
            i != j && !super::kinematics::vanishes(self.graph, difference)
        })
    }

    /// The n of (2), as pairs of a variable and its factor, the variable that gives it its name last.
    fn combinations(&mut self, block: &[usize], entries: &[((usize, usize), Expr)]) -> Vec<Vec<(usize, Expr)>> {
        let n = block.len();
        if n > MOST_JOINED || (n == 1 && !entries.is_empty()) {
            return Vec::new();
        }
        let one = self.graph.constant(1.0);
        let zero = self.zero();
        let nothing = Entry { e: zero, at: [0.0; 2], terms: [0.0; 2] };
        let mut rows = vec![vec![nothing; n]; n];
        let expressions: Vec<Expr> = entries.iter().map(|entry| entry.1).collect();
        let maps = points(&self.graph.symbols_of(&expressions));
        for &((i, j), e) in entries {
            let [i, j] = [i, j].map(|k| block.binary_search(&k).unwrap_or(0));
            let at = [0, 1].map(|k| self.value(e, &maps[k]));
            rows[i][j] = Entry { e, at, terms: at.map(f64::abs) };
        }
        if deficit(&rows) == 0 {
            return Vec::new();
        }
        let mut factors: Vec<Vec<Entry>> = (0..n)
            .map(|i| {
                (0..n).map(|j| if i == j { Entry { e: one, at: [1.0; 2], terms: [1.0; 2] } } else { nothing }).collect()
            })
            .collect();
        let empty = eliminate(self.graph, &mut rows, &mut factors);
        let mut found = Vec::new();
        for (k, row) in empty.into_iter().zip(factors) {
            let mut combination: Vec<(usize, Expr)> = Vec::new();
            for (j, entry) in row.iter().enumerate().filter(|(j, entry)| *j != k && !entry.is_zero()) {
                combination.push((block[j], entry.e));
            }
            combination.push((block[k], row[k].e));
            found.push((k, combination));
        }
        found.sort_by_key(|f| f.0);
        found.into_iter().map(|f| f.1).collect()
    }

    fn value(&mut self, e: Expr, at: &HashMap<Symbol, f64>) -> f64 {
        let map: HashMap<Symbol, Expr> = at.iter().map(|(&s, &x)| (s, self.graph.constant(x))).collect();
        let numeric = self.graph.substitute(&[e], &map)[0];
        self.graph.constant_value(numeric).unwrap_or(f64::NAN)
    }

    /// f of a variable with inputs as their formulas; none if there is no formula.
    fn differentiable_force(&mut self, variable: usize) -> Option<Expr> {
        let own = VariableRef { path: Vec::new(), variable };
        let terms: Vec<Expr> = self.force.iter().filter(|f| f.0 == own).map(|f| f.1).collect();
        let sum = self.graph.sum(&terms);
        let mut formulas = HashMap::new();
        for symbol in self.graph.symbols_of(&[sum]) {
            let Some(Reference::Input { path, index }) = self.interface.symbols.get(&symbol).cloned() else { continue };
            let (mut scope, g) = self.scope(EQUATION, &[]);
            formulas.insert(symbol, scope.input_formula(g, &path, index)?);
        }
        Some(self.graph.substitute(&[sum], &formulas)[0])
    }

    /// (2) as a constraint, if it holds a variable, with (4), which (3) does by itself.
    fn hold(&mut self, combination: &[(usize, Expr)], symmetric: bool) {
        let Some(&(last, own_factor)) = combination.last() else { return };
        let mut terms = Vec::new();
        for &(variable, factor) in combination {
            let Some(force) = self.differentiable_force(variable) else { return };
            terms.push(self.graph.mul(factor, force));
        }
        let sum = self.graph.sum(&terms);
        let residual = self.graph.simplify(sum);
        let text = format!("0 = {}", dalembert_expr::text(self.graph, residual));
        let (mut scope, g) = self.scope(EQUATION, &[]);
        let Ok(differentiated) = constraint::differentiate(&mut scope, g, residual) else { return };
        let share = self.graph.div(residual, own_factor);
        let share = self.graph.neg(share);
        let share = (VariableRef { path: Vec::new(), variable: last }, self.graph.simplify(share));
        let own = &self.interface.variables[last];
        self.constraints.push(ClassConstraint {
            name: own.name.clone(),
            text,
            span: own.span,
            stages: differentiated.stages,
            row: differentiated.row,
            signals: differentiated.signals,
            b: differentiated.b,
            noise: None,
            phi: if symmetric { vec![share] } else { Vec::new() },
            baumgarte: None,
            prescribes: Prescribes::Nothing,
            follows: true,
            unless_held: combination.iter().map(|c| c.0).collect(),
        });
    }

    /// (3) in place of (1).
    fn normal_equations(&mut self, block: &[usize], entries: &[((usize, usize), Expr)], (i, j): (usize, usize)) {
        let here = |k: usize| block.binary_search(&k).is_ok();
        self.mass.retain(|entry| !here(entry.0));
        let mut by_row: Vec<Vec<(usize, Expr)>> = vec![Vec::new(); self.interface.variables.len()];
        entries.iter().for_each(|&((row, column), e)| by_row[row].push((column, e)));
        for row in &by_row {
            for &(a, left) in row {
                for &(b, right) in row {
                    let product = self.graph.mul(left, right);
                    self.mass.push((a, b, product));
                }
            }
        }
        let energetic = self.energetic[0];
        let mut parts: [Vec<(VariableRef, Expr)>; 2] = Default::default();
        for (k, (of, term)) in std::mem::take(&mut self.force).into_iter().enumerate() {
            let part = &mut parts[usize::from(k >= energetic)];
            if of.path.is_empty() && here(of.variable) {
                for &(column, e) in &by_row[of.variable] {
                    let term = self.graph.mul(e, term);
                    part.push((VariableRef { path: Vec::new(), variable: column }, term));
                }
            } else {
                part.push((of, term));
            }
        }
        self.energetic[0] = parts[0].len();
        self.force = parts.concat();
        self.oblique.extend(block.iter().map(|&k| (k, (i, j))));
    }
}

/// The number that stands for a group.
fn root(group: &mut [usize], mut k: usize) -> usize {
    while group[k] != k {
        group[k] = group[group[k]];
        k = group[k];
    }
    k
}

/// By how much the rank of the values falls short, at both points.
fn deficit(rows: &[Vec<Entry>]) -> usize {
    let n = rows.len();
    let rank = |k: usize| {
        let mut rows: Vec<Vec<f64>> = rows.iter().map(|row| row.iter().map(|e| e.at[k]).collect()).collect();
        for row in &mut rows {
            let size = row.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            row.iter_mut().filter(|_| size > 0.0).for_each(|x| *x /= size);
        }
        let mut rank = 0;
        let mut columns: Vec<usize> = (0..n).collect();
        while rank < n {
            let places = (rank..n).flat_map(|i| (rank..n).map(move |j| (i, j)));
            let best = places.max_by(|a, b| rows[a.0][columns[a.1]].abs().total_cmp(&rows[b.0][columns[b.1]].abs()));
            let Some((i, j)) = best.filter(|&(i, j)| rows[i][columns[j]].abs() > VANISHES * n as f64) else { break };
            rows.swap(rank, i);
            columns.swap(rank, j);
            let (above, below) = rows.split_at_mut(rank + 1);
            let pivot = &above[rank];
            for row in below {
                let factor = row[columns[rank]] / pivot[columns[rank]];
                columns[rank..].iter().for_each(|&c| row[c] -= factor * pivot[c]);
            }
            rank += 1;
        }
        rank
    };
    n - rank(0).max(rank(1))
}

/// Elimination by rows on both matrices; the rows of the first that end up empty come first in the second, and these are their numbers.
fn eliminate(g: &mut Graph, rows: &mut [Vec<Entry>], factors: &mut Vec<Vec<Entry>>) -> Vec<usize> {
    let n = rows.len();
    let mut used = vec![false; n];
    let mut order: Vec<usize> = (0..n).collect();
    for column in 0..n {
        // Constants first, then what is large among its terms.
        let candidates = (0..n).filter(|&i| !used[i] && !rows[i][column].is_zero());
        let worth = |i: usize| (g.constant_value(rows[i][column].e).is_some(), rows[i][column].share());
        let Some(pivot) = candidates
            .max_by(|&a, &b| worth(a).0.cmp(&worth(b).0).then(worth(a).1.total_cmp(&worth(b).1)).then(b.cmp(&a)))
        else {
            continue;
        };
        used[pivot] = true;
        for i in (0..n).filter(|&i| !used[i]) {
            if rows[i][column].is_zero() {
                continue;
            }
            let factor = divide(g, rows[i][column], rows[pivot][column]);
            for matrix in [&mut *rows, factors.as_mut_slice()] {
                for j in 0..n {
                    matrix[i][j] = less(g, matrix[i][j], factor, matrix[pivot][j]);
                }
            }
        }
    }
    order.retain(|&i| !used[i]);
    *factors = order.iter().map(|&i| factors[i].clone()).collect();
    order
}

fn divide(g: &mut Graph, a: Entry, b: Entry) -> Entry {
    let e = g.div(a.e, b.e);
    let at = [0, 1].map(|k| a.at[k] / b.at[k]);
    Entry { e: g.simplify(e), at, terms: at.map(f64::abs) }
}

/// a − factor·b.
fn less(g: &mut Graph, a: Entry, factor: Entry, b: Entry) -> Entry {
    if b.is_zero() {
        return a;
    }
    let product = g.mul(factor.e, b.e);
    let difference = g.sub(a.e, product);
    let terms = [0, 1].map(|k| a.terms[k].max((factor.at[k] * b.at[k]).abs()));
    Entry { e: g.simplify(difference), at: [0, 1].map(|k| a.at[k] - factor.at[k] * b.at[k]), terms }
}
