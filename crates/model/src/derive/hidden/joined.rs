//! Conditions that hold the same rates or forces.
//!
//! Conditions 0 = h_k, with residuals of which as many derivatives are functions of the state, whose rows depend on each other, cannot all be held by what they hold in
//! common. One of them, with the fewest derivatives, gives way to what it says of the rest:
//!
//! ```text
//! (1) h = Σ c_k h_k                    where that has more derivatives that are functions of the state
//! (2) R x = −r, of the others with more derivatives: ḣ_k = R_k x + r_k;   h_k(x) in (1)
//! (3) h = h_l(x), R x = −r_0           where all others are affine in what they hold in common, h_k = R_k x + r_0k
//! ```
//!
//! A force of order 0 that two conditions hold, one of which tells it, leaves the other one for motion alone (1). Rates that conditions on places tell are replaced by what
//! these say of them (2), for they may stand in others in any way. As it was written, the condition would be corrected by the force or the rates that the others tell, and never by
//! positions. In (3) as many of x are found as there are others; h does not change with the rest, which may be zero.
//!
//! What tells a force may vanish at some state, in the one or in the other. So the others of (1) with as few derivatives give way to
//!
//! ```text
//! (4) 0 = c₂ h₁ − c₁ h₂,     of more than two: 0 = Σ A_ki h_k for each variable i that they tell
//! ```
//!
//! so that both together say all that was said wherever not all c vanish.

use std::collections::{BTreeSet, HashMap};

use dalembert_expr::{Expr, Symbol};
use dalembert_spec::error::ModelError;

use super::super::algebraic::EQUATION;
use super::super::constraint::{self, Differentiated};
use super::super::dependent::{self, vanishes};
use super::super::{Derivation, STATE};
use super::{Equation, Of};
use crate::class::{Reference, VariableRef};
use crate::tolerances::MOST_TERMS;

/// A condition in words, differentiated.
type Said = (String, Differentiated);
/// (4), and by inputs as [`crate::class::ClassConstraint::inputs`].
type Telling = (Said, Vec<((Vec<usize>, usize), Expr)>);

/// Conditions that depend on each other.
struct Conditions {
    /// Their numbers, with c.
    parts: Vec<(usize, Expr)>,
    /// The place of the one that gives way.
    gives_way: usize,
    /// How many derivatives of its residual are functions of the state.
    stages: usize,
    /// The residuals of all of which as many are.
    same: Vec<Expr>,
    /// How these change with the rates and forces.
    rows: Vec<HashMap<VariableRef, Expr>>,
}

impl Derivation<'_> {
    /// (1), (2) or (3), with (4), in place of the conditions of a combination: the equation that gave way and its condition's number, or none where they say nothing new.
    pub(super) fn joined(&mut self, equations: &[Equation], combination: &[(usize, Expr)]) -> Option<(usize, usize)> {
        let conditions = combination.iter().map(|&(row, c)| match equations[row].of {
            Of::Constraint(number) if self.constraints[number].index > 0 => Some((number, c)),
            _ => None,
        });
        let parts: Vec<(usize, Expr)> = conditions.collect::<Option<_>>()?;
        if let Some(name) = self.depends_elsewhere(equations, combination) {
            self.errors.push(self.moves_elsewhere(parts.last()?.0, &name));
            return None;
        }
        let count = |c: usize| self.constraints[c].stages.len();
        let stages = parts.iter().map(|part| count(part.0)).min().filter(|&stages| stages > 0)?;
        let gives_way = parts.iter().rposition(|part| count(part.0) == stages)?;
        let same = parts.iter().map(|&(c, _)| self.constraints[c].stages[count(c) - stages]).collect();
        let rows = parts.iter().map(|&(c, _)| self.constraints[c].row.iter().cloned().collect()).collect();
        let all = Conditions { parts, gives_way, stages, same, rows };
        let at = (combination[gives_way].0, all.parts[gives_way].0);
        let residual = self.says(&all)?;
        if let Some(new) = self.higher(&all, residual) {
            self.replace(&all, new);
            return Some(at);
        }
        let told = self.without_told(all);
        let residual = self.says(&told)?;
        let new = self.higher(&told, residual).or_else(|| {
            let residual = self.substituted(&told)?;
            self.higher(&told, residual)
        });
        let Some(new) = new else {
            let what = "hold the same rates or forces, and what else they say cannot be told from";
            self.say_that(
                &told,
                residual,
                what,
                "write them in what they hold in common linearly, or one of them without it",
            );
            return None;
        };
        self.replace(&told, new);
        Some(at)
    }

    /// (1), if it says anything; what is never so is refused.
    fn says(&mut self, all: &Conditions) -> Option<Expr> {
        let residual = self.combined(all);
        if vanishes(self.graph, residual) {
            return None;
        }
        if !self.holds_variables(residual) {
            self.say_that(all, residual, "contradict each other: together they say", CONTRADICTS);
            return None;
        }
        Some(residual)
    }

    fn holds_variables(&self, residual: Expr) -> bool {
        let known = |s: &Symbol| self.interface.symbols.get(s);
        let varies =
            |of: &Reference| !matches!(of, Reference::Time | Reference::Parameter { .. } | Reference::Input { .. });
        self.graph.symbols_of(&[residual]).iter().filter_map(known).any(varies)
    }

    /// Refuses conditions together.
    fn say_that(&mut self, all: &Conditions, residual: Expr, what: &str, help: &str) {
        let numbers: Vec<usize> = all.parts.iter().map(|part| part.0).collect();
        let (names, text) = (self.names(&numbers), self.text_of(residual));
        let span = self.constraints[numbers[all.gives_way]].span;
        self.errors.push(ModelError::at(span, format!("{names} {what} {text}")).help(help));
    }

    /// A residual in words and differentiated, if that has more derivatives that are functions of the state.
    fn higher(&mut self, all: &Conditions, residual: Expr) -> Option<Said> {
        self.said_of(residual).filter(|(_, new)| new.stages.len() > all.stages)
    }

    /// (1).
    fn combined(&mut self, all: &Conditions) -> Expr {
        let factors: Vec<Expr> = all.parts.iter().map(|part| part.1).collect();
        let residual = self.sum_of(&factors, &all.same);
        self.without(all, residual)
    }

    /// A residual without the rates and forces that it does not change with, though they stand in it.
    fn without(&mut self, all: &Conditions, residual: Expr) -> Expr {
        let zero = self.graph.constant(0.0);
        let mut gone = HashMap::new();
        for symbol in self.common(&all.rows, all.stages).into_values() {
            if self.graph.depends_on(residual, symbol) {
                let slope = self.graph.derivative(residual, symbol);
                if !vanishes(self.graph, slope) {
                    return residual;
                }
                gone.insert(symbol, zero);
            }
        }
        if gone.is_empty() {
            return residual;
        }
        let residual = self.graph.substitute(&[residual], &gone)[0];
        self.graph.simplify(residual)
    }

    /// (2): those with the fewest derivatives, in which what the others tell is replaced.
    fn without_told(&mut self, all: Conditions) -> Conditions {
        let count = |c: usize| self.constraints[c].stages.len();
        let (lowest, told): (Vec<usize>, Vec<usize>) =
            (0..all.parts.len()).partition(|&k| count(all.parts[k].0) == all.stages);
        let rows: Vec<_> = told.iter().map(|&k| all.rows[k].clone()).collect();
        let residuals: Vec<Expr> = told.iter().map(|&k| all.same[k]).collect();
        let x = self.common(&rows, all.stages);
        let free: HashMap<usize, Expr> = x.iter().map(|(&v, &symbol)| (v, self.graph.var(symbol))).collect();
        let Some(values) = self.solution(&rows, &residuals, &x, &free).filter(|_| !told.is_empty()) else { return all };
        let known: Vec<Expr> = lowest.iter().flat_map(|&k| [all.same[k], all.parts[k].1]).collect();
        let known = self.graph.substitute(&known, &values);
        let (mut parts, mut same, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        let columns = columns_of(&all.rows);
        for (&k, pair) in lowest.iter().zip(known.chunks(2)) {
            let h = self.graph.simplify(pair[0]);
            let mut row: HashMap<VariableRef, Expr> = HashMap::new();
            for of in &columns {
                let Some(symbol) = self.below(of, all.stages).filter(|&s| self.graph.depends_on(h, s)) else {
                    continue;
                };
                let slope = self.graph.derivative(h, symbol);
                row.insert(of.clone(), self.graph.simplify(slope));
            }
            parts.push((all.parts[k].0, self.graph.simplify(pair[1])));
            same.push(h);
            rows.push(row);
        }
        let gives_way = parts.len() - 1;
        Conditions { parts, gives_way, stages: all.stages, same, rows }
    }

    /// (3).
    fn substituted(&mut self, all: &Conditions) -> Option<Expr> {
        let others = |k: &usize| *k != all.gives_way;
        let rows: Vec<_> = (0..all.rows.len()).filter(others).map(|k| all.rows[k].clone()).collect();
        let residuals: Vec<Expr> = (0..all.same.len()).filter(others).map(|k| all.same[k]).collect();
        let x = self.common(&rows, all.stages);
        let zero = self.graph.constant(0.0);
        let free = x.keys().map(|&v| (v, zero)).collect();
        let mut values = self.solution(&rows, &residuals, &x, &free)?;
        x.values().for_each(|&symbol| _ = values.entry(symbol).or_insert(zero));
        let residual = self.graph.substitute(&[all.same[all.gives_way]], &values)[0];
        Some(self.graph.simplify(residual))
    }

    /// x of R x = −r for residuals that are affine in x, as many as there are of these; the rest is `free`. None if they are not affine.
    fn solution(
        &mut self,
        rows: &[HashMap<VariableRef, Expr>],
        residuals: &[Expr],
        x: &HashMap<usize, Symbol>,
        free: &HashMap<usize, Expr>,
    ) -> Option<HashMap<Symbol, Expr>> {
        let g = &*self.graph;
        if rows.iter().flat_map(HashMap::values).any(|&e| x.values().any(|&symbol| g.depends_on(e, symbol))) {
            return None;
        }
        let own = |row: &HashMap<VariableRef, Expr>| -> Vec<(usize, Expr)> {
            let own = row.iter().filter(|(of, _)| of.path.is_empty() && x.contains_key(&of.variable));
            let mut own: Vec<(usize, Expr)> = own.map(|(of, &e)| (of.variable, e)).collect();
            own.sort_unstable_by_key(|entry| entry.0);
            own
        };
        let entries: Vec<Vec<(usize, Expr)>> = rows.iter().map(own).collect();
        let zero = self.graph.constant(0.0);
        let nothing: HashMap<Symbol, Expr> = x.values().map(|&symbol| (symbol, zero)).collect();
        let still = self.graph.substitute(residuals, &nothing);
        let right: Vec<Expr> = still.into_iter().map(|e| self.graph.neg(e)).collect();
        let values = dependent::solved(self.graph, &entries, &right, free)?;
        Some(values.into_iter().map(|(v, e)| (x[&v], e)).collect())
    }

    /// What rows hold of own variables, by variable.
    fn common(&mut self, rows: &[HashMap<VariableRef, Expr>], stages: usize) -> HashMap<usize, Symbol> {
        let mut out = HashMap::new();
        for of in columns_of(rows) {
            if of.path.is_empty()
                && !self.interface.variables[of.variable].joint
                && let Some(symbol) = self.below(&of, stages)
            {
                out.insert(of.variable, symbol);
            }
        }
        out
    }

    /// The derivative of an own variable by so many orders below its highest.
    fn below(&mut self, of: &VariableRef, orders: usize) -> Option<Symbol> {
        if !of.path.is_empty() {
            return None;
        }
        let slot = self.interface.variables[of.variable].order.checked_sub(orders as u32)?;
        let (mut scope, g) = self.scope(STATE, None);
        let e = scope.slot(g, &[], None, of.variable, slot);
        g.symbols_of(&[e]).first().copied()
    }

    /// Puts what was found in the place of the condition that gives way, and (4) in those of the others.
    fn replace(&mut self, all: &Conditions, (text, new): Said) {
        let numbers = || all.parts.iter().map(|part| part.0);
        let last = all.parts[all.gives_way].0;
        let before = numbers().map(|c| self.constraints[c].index - all.stages as u32).max().unwrap_or(0);
        let hides = numbers().filter_map(|c| self.constraints[c].hides.as_ref());
        let from: BTreeSet<usize> = hides.flat_map(|h| h.from.clone()).collect();
        let unless_held: BTreeSet<usize> = numbers().flat_map(|c| self.constraints[c].unless_held.clone()).collect();
        let unless_held: Vec<usize> = unless_held.into_iter().collect();
        for c in numbers() {
            if let Some(hides) = &mut self.constraints[c].hides {
                hides.from = from.iter().copied().collect();
            }
            // What the one for motion holds of inputs is differentiated, and acts by its rates.
            let own: Vec<_> = self.constraints[c].inputs.iter().map(|input| input.0.clone()).collect();
            self.interface.inlined_inputs.extend(own);
        }
        // Conditions on places, of which only rates take part here, stay what they are.
        let alike = numbers().all(|c| self.constraints[c].stages.len() == all.stages);
        let telling = if alike { self.telling(all) } else { Vec::new() };
        let others: Vec<usize> = numbers().filter(|&c| c != last).collect();
        for (c, (told, inputs)) in others.into_iter().zip(telling) {
            self.say_instead(c, told, (before, unless_held.clone()));
            self.constraints[c].inputs = inputs;
        }
        self.constraints[last].inputs.clear();
        if self.constraints[last].hides.is_none() {
            self.constraints[last].prescribes = new.prescribes;
        }
        self.say_instead(last, (text, new), (before, unless_held));
    }

    /// (4); nothing where it would say less than the conditions do.
    fn telling(&mut self, all: &Conditions) -> Vec<Telling> {
        let columns = columns_of(&all.rows);
        let zero = self.graph.constant(0.0);
        let factors =
            columns.iter().map(|of| all.rows.iter().map(|row| row.get(of).copied().unwrap_or(zero)).collect());
        let sets: Vec<Vec<Expr>> = match *all.parts {
            [(_, c), (_, d)] => vec![vec![d, self.graph.neg(c)]],
            _ if columns.len() + 1 == all.parts.len() => factors.collect(),
            _ => Vec::new(),
        };
        let sums = sets.iter().map(|factors| {
            let residual = self.sum_of(factors, &all.same);
            let told = self.said_of(residual).filter(|(_, new)| new.stages.len() == all.stages)?;
            let mut terms = Vec::new();
            for (&(c, _), &factor) in all.parts.iter().zip(factors) {
                for (of, e) in self.constraints[c].inputs.clone() {
                    terms.push((of, self.graph.mul(factor, e)));
                }
            }
            Some((told, self.gather(terms)))
        });
        sums.collect::<Option<_>>().unwrap_or_default()
    }

    /// Σ cₖ hₖ.
    fn sum_of(&mut self, factors: &[Expr], conditions: &[Expr]) -> Expr {
        let terms: Vec<Expr> = factors.iter().zip(conditions).map(|(&c, &h)| self.graph.mul(c, h)).collect();
        let sum = self.graph.sum(&terms);
        let residual = self.graph.simplify(sum);
        // A variable may stand in factors that cancel.
        self.graph.tidy(residual)
    }

    /// A condition in words and differentiated; none if it says nothing.
    pub(super) fn said_of(&mut self, residual: Expr) -> Option<Said> {
        if vanishes(self.graph, residual) {
            return None;
        }
        let text = self.text_of(residual);
        let (mut scope, g) = self.scope(EQUATION, None);
        let new = constraint::differentiate(&mut scope, g, residual).ok()?;
        (self.terms_of(&new) <= MOST_TERMS).then_some((text, new))
    }

    /// Puts another formula in the place of a condition's. What the user wrote stays to be read.
    pub(super) fn say_instead(&mut self, number: usize, (text, new): Said, (before, unless_held): (u32, Vec<usize>)) {
        let c = &mut self.constraints[number];
        if c.hides.is_some() {
            c.text = text;
        }
        c.index = before + new.stages.len() as u32;
        c.works = new.works;
        c.constant = new.constant;
        (c.stages, c.row, c.signals, c.b, c.unless_held) = (new.stages, new.row, new.signals, new.b, unless_held);
    }
}

/// What rows hold, in the order of modules and variables.
fn columns_of(rows: &[HashMap<VariableRef, Expr>]) -> Vec<VariableRef> {
    let mut columns: Vec<VariableRef> = rows.iter().flat_map(|row| row.keys().cloned()).collect();
    columns.sort_unstable_by_key(|of| (of.path.clone(), of.variable));
    columns.dedup();
    columns
}

/// What to do about conditions that contradict each other.
const CONTRADICTS: &str = "leave one of them out, or write in one what gives way to the other, such as a resistance";
