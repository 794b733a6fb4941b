//! What conditions tell, put into others that hold it.
//!
//! Differentiated, conditions say values of what lies j orders below the highest derivatives,
//!
//! ```text
//! (1) R_k x + r_k = 0    of all conditions with j or more derivatives that are functions of the state
//! ```
//!
//! rates of prescribed places, say. Another condition may hold x in any way, as Coriolis forces hold products of rates. Where nothing of x is left when (1) is put in, it is no
//! condition of rates but one of places: it has more derivatives that are functions of the state, hides more, and takes more freedoms of the motion. As it was written its row would be
//! one for rates in formulas, and vanish on the conditions.

use std::collections::{BTreeSet, HashMap};

use dalembert_expr::{Expr, Symbol};

use super::super::Derivation;
use super::super::algebraic::EQUATION;
use super::super::dependent::{self, Found, Rows, vanishes};
use super::{Equation, Of, Others};
use crate::class::{ClassConstraint, Reference, VariableRef};
use crate::tolerances::MOST_JOINED;

/// Constraints by the own variables that their rows hold.
type ByColumn = HashMap<usize, Vec<usize>>;

/// (1) of one condition.
struct Teller {
    number: usize,
    /// R by own variable.
    entries: Vec<(usize, Expr)>,
    residual: Expr,
}

impl Derivation<'_> {
    /// Puts what conditions tell into others, until none has more derivatives for it. `new` are those that nothing was put into, nor they into others. Those that changed go to the
    /// end; `row` are looked at. Whether any changed.
    pub(super) fn tell(
        &mut self,
        others: &mut Others,
        equations: &mut Vec<Equation>,
        row: &mut usize,
        mut new: BTreeSet<usize>,
    ) -> bool {
        let mut changed = false;
        while !new.is_empty() {
            let by_column = self.by_column(equations);
            let joined = self.joined_to(&by_column, std::mem::take(&mut new));
            for number in joined {
                let Some(k) = equations.iter().position(|e| e.of == Of::Constraint(number)) else { continue };
                if !self.raise(&by_column, number) {
                    continue;
                }
                equations.remove(k);
                *row -= usize::from(k < *row);
                let equation = [self.row_of(number)];
                equations.extend(others.related(&equation));
                equations.extend(equation);
                new.insert(number);
                changed = true;
            }
        }
        changed
    }

    /// Whether a residual says nothing beside what is known.
    pub(super) fn is_told(&mut self, equations: &[Equation], residual: Expr) -> bool {
        let by_column = self.by_column(equations);
        self.with_told(&by_column, residual, None).is_some_and(|(rest, _)| vanishes(self.graph, rest))
    }

    /// Of written constraints, and of conditions that stand.
    fn by_column(&self, equations: &[Equation]) -> ByColumn {
        let written = (0..self.constraints.len()).filter(|&c| self.constraints[c].index == 0);
        let conditions = equations.iter().filter_map(|e| match e.of {
            Of::Constraint(number) if self.constraints[number].index > 0 => Some(number),
            _ => None,
        });
        let mut by_column = ByColumn::new();
        for number in written.chain(conditions) {
            self.columns(&self.constraints[number]).for_each(|e| by_column.entry(e.0).or_default().push(number));
        }
        by_column
    }

    /// What the row of a constraint holds of own variables.
    fn columns<'c>(&'c self, c: &'c ClassConstraint) -> impl Iterator<Item = (usize, Expr)> + 'c {
        let is_own = |of: &VariableRef| of.path.is_empty() && !self.interface.variables[of.variable].joint;
        c.row.iter().filter(move |(of, _)| is_own(of)).map(|(of, e)| (of.variable, *e))
    }

    /// These, and all that share variables with them, over others.
    fn joined_to(&self, by_column: &ByColumn, mut all: BTreeSet<usize>) -> BTreeSet<usize> {
        let mut open: Vec<usize> = all.iter().copied().collect();
        while let Some(number) = open.pop() {
            let beside = self.columns(&self.constraints[number]).filter_map(|entry| by_column.get(&entry.0));
            open.extend(beside.flatten().copied().filter(|&other| all.insert(other)));
        }
        all
    }

    /// Writes a condition of which others tell the highest rates without these.
    fn raise(&mut self, by_column: &ByColumn, number: usize) -> bool {
        let c = &self.constraints[number];
        let (stages, Some(&h)) = (c.stages.len(), c.stages.first()) else { return false };
        if c.index == 0 || c.row.iter().all(|entry| self.graph.constant_value(entry.1).is_some()) {
            return false;
        }
        let Some((residual, tellers)) = self.with_told(by_column, h, Some(number)) else { return false };
        let Some(said) = self.said_of(residual).filter(|(_, new)| new.stages.len() >= stages) else { return false };
        let parts = || tellers.iter().copied().chain([number]).map(|c| &self.constraints[c]);
        let before = parts().map(|c| c.index.saturating_sub(c.stages.len() as u32)).max().unwrap_or(0);
        let unless_held: BTreeSet<usize> = parts().flat_map(|c| c.unless_held.iter().copied()).collect();
        // What stands in it of inputs is differentiated, and acts by its rates.
        let inputs: Vec<_> = parts().flat_map(|c| &c.inputs).map(|input| input.0.clone()).collect();
        self.interface.inlined_inputs.extend(inputs);
        self.constraints[number].inputs.clear();
        if self.constraints[number].hides.is_none() {
            self.constraints[number].prescribes = said.1.prescribes;
        }
        self.say_instead(number, said, (before, unless_held.into_iter().collect()));
        true
    }

    /// A residual in which what others than its `own` condition tell of its highest rates is put in, with their numbers, if it holds fewer of these then: none, as a rule.
    fn with_told(
        &mut self,
        by_column: &ByColumn,
        residual: Expr,
        own: Option<usize>,
    ) -> Option<(Expr, BTreeSet<usize>)> {
        let levels = self.levels(residual);
        let &highest = levels.first()?;
        let (mut h, mut tellers) = (residual, BTreeSet::new());
        // What is told may stay in what is told no more.
        let mut before: BTreeSet<Symbol> = self.held(residual, highest).into_values().collect();
        for level in levels {
            let told = self.tellers(by_column, h, level, own);
            let values = self.values(&told, level).unwrap_or_default();
            if values.is_empty() {
                continue;
            }
            tellers.extend(told.iter().map(|teller| teller.number));
            values.keys().for_each(|symbol| _ = before.remove(symbol));
            let put_in = self.graph.substitute(&[h], &values)[0];
            let simple = self.graph.simplify(put_in);
            h = self.without_idle(simple, highest);
            let after: BTreeSet<Symbol> = self.held(h, highest).into_values().collect();
            if after.is_subset(&before) && after.len() < before.len() || !self.levels(h).contains(&highest) {
                return Some((h, tellers));
            }
        }
        None
    }

    /// How many orders below the highest derivatives what a residual holds lies.
    fn levels(&mut self, residual: Expr) -> BTreeSet<u32> {
        let (scope, g) = self.scope(EQUATION, None);
        let of = |s: &Symbol| scope.orders_below(scope.interface.symbols.get(s)?);
        g.symbols_of(&[residual]).iter().filter_map(of).collect()
    }

    /// What a residual holds of own variables at a level, by variable.
    fn held(&mut self, residual: Expr, level: u32) -> HashMap<usize, Symbol> {
        let (scope, g) = self.scope(EQUATION, None);
        let own = |s: Symbol| match scope.interface.symbols.get(&s)? {
            of @ Reference::State { of: v, .. }
                if v.path.is_empty() && !scope.interface.variables[v.variable].joint =>
            {
                (scope.orders_below(of) == Some(level)).then_some((v.variable, s))
            }
            _ => None,
        };
        g.symbols_of(&[residual]).into_iter().filter_map(own).collect()
    }

    /// A residual without what stands in it at a level and does not change it.
    fn without_idle(&mut self, residual: Expr, level: u32) -> Expr {
        let zero = self.graph.constant(0.0);
        let mut idle = HashMap::new();
        for symbol in self.held(residual, level).into_values() {
            let slope = self.graph.derivative(residual, symbol);
            if vanishes(self.graph, slope) {
                idle.insert(symbol, zero);
            }
        }
        if idle.is_empty() {
            return residual;
        }
        let rest = self.graph.substitute(&[residual], &idle)[0];
        self.graph.simplify(rest)
    }

    /// (1) of all that have to do with what a residual holds at a level.
    fn tellers(&mut self, by_column: &ByColumn, residual: Expr, level: u32, own: Option<usize>) -> Vec<Teller> {
        let mut open: Vec<usize> = self.held(residual, level).into_keys().collect();
        let (mut known, mut found) = (BTreeSet::from_iter(own), Vec::new());
        while let Some(column) = open.pop() {
            for &number in by_column.get(&column).into_iter().flatten() {
                if !known.insert(number) {
                    continue;
                }
                let Some(teller) = self.teller(number, level) else { continue };
                open.extend(teller.entries.iter().map(|entry| entry.0));
                found.push(teller);
            }
            if found.len() > MOST_JOINED {
                return Vec::new();
            }
        }
        found.sort_unstable_by_key(|teller| teller.number);
        found
    }

    /// (1) of a constraint that tells what it holds at a level.
    fn teller(&mut self, number: usize, level: u32) -> Option<Teller> {
        let c = &self.constraints[number];
        let at = c.stages.len().checked_sub(level as usize).filter(|_| c.noise.is_none())?;
        let residual = *c.stages.get(at)?;
        let entries: Vec<(usize, Expr)> = self.columns(c).collect();
        // Derivatives are affine in what is new in them, and regular where the condition is. What is told otherwise may be told by nothing at some state (`joined.rs`).
        let regular = at > 0 || entries.iter().all(|entry| self.graph.constant_value(entry.1).is_some());
        regular.then_some(Teller { number, entries, residual })
    }

    /// x of (1), as many as there are independent ones, by the rest.
    fn values(&mut self, tellers: &[Teller], level: u32) -> Option<HashMap<Symbol, Expr>> {
        let rows: Vec<Vec<(usize, Expr)>> = tellers.iter().map(|teller| teller.entries.clone()).collect();
        let found = Rows::default().add(self.graph, &rows);
        let chosen: Vec<usize> = (0..rows.len()).filter(|&k| matches!(found[k], Found::Independent)).collect();
        let residuals: Vec<Expr> = chosen.iter().map(|&k| tellers[k].residual).collect();
        let rows: Vec<Vec<(usize, Expr)>> = chosen.iter().map(|&k| rows[k].clone()).collect();
        let x: HashMap<usize, Symbol> = residuals.iter().flat_map(|&r| self.held(r, level)).collect();
        let zero = self.graph.constant(0.0);
        let nothing: HashMap<Symbol, Expr> = x.values().map(|&symbol| (symbol, zero)).collect();
        let still = self.graph.substitute(&residuals, &nothing);
        let right: Vec<Expr> = still.into_iter().map(|e| self.graph.neg(e)).collect();
        let free: HashMap<usize, Expr> = x.iter().map(|(&v, &symbol)| (v, self.graph.var(symbol))).collect();
        let values = dependent::solved(self.graph, &rows, &right, &free)?;
        values.into_iter().map(|(v, e)| Some((*x.get(&v)?, e))).collect()
    }
}
