//! Conditions that equations hide: differential-algebraic equations of an index above 1.
//!
//! With the rows of E α = f (`descriptor.rs`), the rows A α = b of equations without derivatives, each differentiated until it holds α, and those of written
//! constraints, Ã α + R λ = b̃, whose forces Ãᵀλ act, all there is says
//!
//! ```text
//!     [ E  −Ãᵀ ]         [ f + φ ]
//! (1) [ Ã   R  ] [ α ] = [   b̃   ]
//!     [ A   0  ] [ λ ]   [   b   ]
//! (2) cᵀ[E −Ãᵀ; Ã R; A 0] = 0  ⇒  0 = cᵀ[f + φ; b̃; b] =: h(t, y)
//! ```
//!
//! Where a row of A depends on others, their combination (2) holds no derivative: it is another equation that holds at all times, which the ones before hide. It
//! becomes a constraint like them, is differentiated until it holds α in turn, and its row joins A; so on until nothing depends on anything. Then (1) tells all
//! α, or some directions are open for good: the system is singular. Each row counts how often equations were differentiated for it; the largest count is the *index*. Examples:
//! a pendulum in Cartesian coordinates whose rod's force is a variable of order 0 (3), capacitors in a loop with a source (2), a force that has to bring about a motion (3).
//!
//! The multipliers of all rows of A vanish: on the conditions, λ = 0 beside the α of E α = f solves M α = f + φ + Ãᵀλ̃ + Aᵀλ with A α = b. Beside them they bring about b,
//! so that conditions drift only as other constraints do, and are held as these.
//!
//! What conditions tell of rates is put into others that hold these, so that none is taken for one of rates that is one of places (`told.rs`).
//! Where nothing but such conditions takes part in (2), they hold the same rates or forces, and one of them gives way to what it says of the rest (`joined.rs`).
//!
//! c is found by elimination (`dependent.rs`): at points that are anything, not at one state. Source: C. W. Gear, "Differential-algebraic equation index transformations",
//! SIAM J. Sci. Stat. Comput. 9 (1988), for first-order systems; with α as what is solved for, orders stay as they are written.

mod joined;
mod told;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use dalembert_expr::Expr;
use dalembert_spec::error::ModelError;

use super::constraint::{self, Differentiated};
use super::dependent::{Found, Rows, vanishes};
use super::descriptor::forces_by_variable;
use super::{Derivation, STATE};
use crate::class::{ClassConstraint, Hides, Prescribes, SignalRef, VariableRef};
use crate::tolerances::MOST_TERMS;

/// What a row of (1) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    /// The equation of an own variable.
    Variable(usize),
    /// A constraint, by its number.
    Constraint(usize),
}

impl Of {
    fn variable(self) -> Option<usize> {
        match self {
            Self::Variable(variable) => Some(variable),
            Self::Constraint(_) => None,
        }
    }
}

/// An acceleration that other equations than these determine: of joints, of other modules' variables, of frames.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Elsewhere {
    Variable(VariableRef),
    Signal(SignalRef),
}

/// A row of (1) in the columns of own variables, then of multipliers.
struct Equation {
    of: Of,
    entries: Vec<(usize, Expr)>,
    elsewhere: Vec<(Elsewhere, Expr)>,
}

/// What depends on what.
#[derive(Default)]
struct Search {
    rows: Rows,
    /// Of each equation that is not looked at yet.
    found: VecDeque<Found>,
    /// The same among conditions alone, with the equation of each.
    conditions: Rows,
    places: Vec<usize>,
    /// c by the equation that depends on others.
    alone: BTreeMap<usize, Vec<(usize, Expr)>>,
}

/// What acts on own variables: f and φ of written constraints. And the names that constraints have.
struct Known {
    forces: HashMap<usize, Vec<Expr>>,
    phi: HashMap<usize, Vec<Expr>>,
    names: HashSet<String>,
}

/// Equations that may have to do with what is hidden: few of many, as a rule.
struct Others {
    equations: Vec<Option<Equation>>,
    by_column: HashMap<usize, Vec<usize>>,
}

impl Others {
    fn new(equations: Vec<Equation>) -> Self {
        let mut by_column: HashMap<usize, Vec<usize>> = HashMap::new();
        for (k, equation) in equations.iter().enumerate() {
            equation.entries.iter().for_each(|entry| by_column.entry(entry.0).or_default().push(k));
        }
        Self { equations: equations.into_iter().map(Some).collect(), by_column }
    }

    fn count(&self) -> usize {
        self.equations.len()
    }

    /// Takes those that share columns with these, over others, in their order.
    fn related(&mut self, to: &[Equation]) -> Vec<Equation> {
        let mut open: Vec<usize> = to.iter().flat_map(|e| &e.entries).map(|entry| entry.0).collect();
        let mut taken = Vec::new();
        while let Some(column) = open.pop() {
            for k in self.by_column.remove(&column).unwrap_or_default() {
                if let Some(equation) = self.equations[k].take() {
                    open.extend(equation.entries.iter().map(|entry| entry.0));
                    taken.push((k, equation));
                }
            }
        }
        taken.sort_by_key(|t| t.0);
        taken.into_iter().map(|t| t.1).collect()
    }
}

impl Derivation<'_> {
    /// (2), until nothing is hidden.
    pub(super) fn hidden(&mut self) {
        if !self.errors.is_empty() || self.constraints.iter().all(|c| c.index == 0) {
            return;
        }
        let (mut others, own) = self.all_equations();
        // Each condition takes a freedom of the state.
        let freedoms: usize = self.interface.variables.iter().map(|v| v.order as usize).sum();
        // Each is joined with others at most as often as it has derivatives.
        let most = 2 * (others.count() + own.len() + freedoms);
        let mut equations = others.related(&own);
        equations.extend(own);
        let mut known = self.known();
        let (mut row, mut new) = (0, (0..self.constraints.len()).collect());
        let mut search = self.search(&equations, 0);
        for _ in 0..most {
            if self.tell(&mut others, &mut equations, &mut row, std::mem::take(&mut new)) {
                search = self.search(&equations, row);
            }
            if !search.alone.is_empty() {
                let alone = std::mem::take(&mut search.alone);
                new = self.join(&mut others, &mut equations, alone, &mut row);
                if !new.is_empty() && self.errors.is_empty() {
                    // What was found of rows behind speaks of conditions as they were.
                    search = self.search(&equations, row);
                }
                if self.errors.is_empty() {
                    continue;
                }
                return;
            }
            let Some(what) = search.found.pop_front() else { break };
            row += 1;
            let Of::Constraint(number) = equations[row - 1].of else { continue };
            let Found::Dependent(combination) = what else { continue };
            if self.constraints[number].index == 0 {
                continue; // a written constraint that repeats others
            }
            let Some(number) = self.condition(&mut known, &equations, &combination) else {
                if self.errors.is_empty() {
                    continue; // it says nothing that is not known
                }
                return;
            };
            let equation = [self.row_of(number)];
            for equation in others.related(&equation).into_iter().chain(equation) {
                equations.push(equation);
                self.extend(&mut search, &equations, equations.len() - 1);
            }
            new.insert(number);
        }
        self.undetermined(&search.rows);
    }

    /// Joins conditions that depend on each other, in their order, each once: what depends on one that has changed is looked for again. Gives those that changed; `row` are looked at.
    fn join(
        &mut self,
        others: &mut Others,
        equations: &mut Vec<Equation>,
        alone: BTreeMap<usize, Vec<(usize, Expr)>>,
        row: &mut usize,
    ) -> BTreeSet<usize> {
        let (mut changed, mut gone, mut new) = (BTreeSet::new(), Vec::new(), Vec::new());
        for combination in alone.into_values() {
            if combination.iter().any(|part| changed.contains(&part.0)) {
                continue;
            }
            if let Some((at, number)) = self.joined(equations, &combination) {
                changed.extend(combination.iter().map(|part| part.0));
                gone.push(at);
                new.push(number);
            }
            if !self.errors.is_empty() {
                return BTreeSet::new();
            }
        }
        let mut numbers = BTreeSet::new();
        for &k in &changed {
            if let Of::Constraint(number) = equations[k].of {
                equations[k] = self.row_of(number);
                numbers.insert(number);
            }
        }
        gone.sort_unstable();
        for &at in gone.iter().rev() {
            equations.remove(at);
            *row -= usize::from(at < *row);
        }
        for number in new {
            let equation = [self.row_of(number)];
            equations.extend(others.related(&equation));
            equations.extend(equation);
        }
        numbers
    }

    /// What depends on what among equations, of those from the `first` on.
    fn search(&mut self, equations: &[Equation], first: usize) -> Search {
        let mut search = Search::default();
        self.extend(&mut search, equations, 0);
        search.found.drain(..first);
        search
    }

    /// Looks at the equations from the `first` on as well.
    fn extend(&mut self, search: &mut Search, equations: &[Equation], first: usize) {
        let entries: Vec<Vec<(usize, Expr)>> = equations[first..].iter().map(|e| e.entries.clone()).collect();
        search.found.extend(search.rows.add(self.graph, &entries));
        let is_condition = |k: &usize| match equations[*k].of {
            Of::Constraint(number) => self.constraints[number].index > 0,
            Of::Variable(_) => false,
        };
        let places: Vec<usize> = (first..equations.len()).filter(is_condition).collect();
        let entries: Vec<Vec<(usize, Expr)>> = places.iter().map(|&k| equations[k].entries.clone()).collect();
        search.places.extend(&places);
        for (k, found) in places.into_iter().zip(search.conditions.add(self.graph, &entries)) {
            if let Found::Dependent(combination) = found {
                let by_equation = combination.into_iter().map(|(row, c)| (search.places[row], c));
                search.alone.insert(k, by_equation.collect());
            }
        }
    }

    /// The rows of (1): those of variables and written constraints, and those of equations without derivatives.
    fn all_equations(&mut self) -> (Others, Vec<Equation>) {
        let mut by_row: HashMap<usize, Vec<(usize, Expr)>> = HashMap::new();
        self.mass.iter().for_each(|&(i, j, e)| by_row.entry(i).or_default().push((j, e)));
        let mut equations = Vec::new();
        let count = self.interface.variables.len();
        for variable in 0..count {
            let v = &self.interface.variables[variable];
            if !v.joint && !v.algebraic {
                let entries = by_row.remove(&variable).unwrap_or_default();
                equations.push(Equation { of: Of::Variable(variable), entries, elsewhere: Vec::new() });
            }
        }
        let (written, own): (Vec<usize>, Vec<usize>) =
            (0..self.constraints.len()).partition(|&c| self.constraints[c].index == 0);
        let place: HashMap<usize, usize> =
            equations.iter().zip(0..).filter_map(|(e, k)| Some((e.of.variable()?, k))).collect();
        let mut held = HashSet::new();
        for number in written {
            let mut row = self.row_of(number);
            let multiplier = count + number;
            for &(variable, entry) in &row.entries {
                held.insert(variable);
                let minus = self.graph.neg(entry);
                place.get(&variable).into_iter().for_each(|&k| equations[k].entries.push((multiplier, minus)));
            }
            row.entries.extend(self.constraints[number].noise.map(|noise| (multiplier, noise)));
            equations.push(row);
        }
        // What written constraints complete is no equation without derivatives.
        let stands = |c: &&usize| !self.constraints[**c].unless_held.iter().any(|v| held.contains(v));
        let own: Vec<Equation> = own.iter().filter(stands).map(|&c| self.row_of(c)).collect();
        (Others::new(equations), own)
    }

    /// The row of a constraint.
    fn row_of(&self, number: usize) -> Equation {
        let c = &self.constraints[number];
        let mut row = Equation { of: Of::Constraint(number), entries: Vec::new(), elsewhere: Vec::new() };
        for (of, e) in &c.row {
            if of.path.is_empty() && !self.interface.variables[of.variable].joint {
                row.entries.push((of.variable, *e));
            } else {
                row.elsewhere.push((Elsewhere::Variable(of.clone()), *e));
            }
        }
        row.elsewhere.extend(c.signals.iter().map(|(signal, e)| (Elsewhere::Signal(signal.clone()), *e)));
        row
    }

    fn known(&self) -> Known {
        let written = self.constraints.iter().filter(|c| c.index == 0);
        let phi: Vec<(VariableRef, Expr)> = written.flat_map(|c| c.phi.iter().cloned()).collect();
        Known {
            forces: forces_by_variable(&self.force),
            phi: forces_by_variable(&phi),
            names: self.constraints.iter().map(|c| c.name.clone()).collect(),
        }
    }

    /// (2) as a constraint: its number, or none if it holds whatever the state is.
    fn condition(&mut self, known: &mut Known, equations: &[Equation], combination: &[(usize, Expr)]) -> Option<usize> {
        let parts: Vec<(Of, Expr)> = combination.iter().map(|&(row, c)| (equations[row].of, c)).collect();
        let from: Vec<usize> = parts
            .iter()
            .filter_map(|part| match part.0 {
                Of::Constraint(c) if self.constraints[c].index > 0 => Some(c),
                _ => None,
            })
            .collect();
        let last = *from.last()?;
        if let Some(name) = self.depends_elsewhere(equations, combination) {
            self.errors.push(self.moves_elsewhere(last, &name));
            return None;
        }
        let mut terms = Vec::with_capacity(parts.len());
        for &(of, c) in &parts {
            let right = self.right_side(known, of);
            terms.push(self.graph.mul(c, right));
        }
        let sum = self.graph.sum(&terms);
        let residual = self.graph.simplify(sum);
        // Inputs that cancel need not be known.
        let (residual, inputs) = match self.told(residual) {
            Ok(told) => told,
            Err(input) => {
                let message = format!(
                    "{} must be differentiated, and with it input `{input}`, of which only the value is known",
                    self.said(last)
                );
                let help = "give the input a `value` formula of t";
                self.errors.push(ModelError::at(self.constraints[last].span, message).help(help));
                return None;
            }
        };
        if vanishes(self.graph, residual) || self.is_told(equations, residual) {
            return None;
        }
        // What stands in equations that are differentiated acts by its rates.
        for &c in &from {
            let own = self.constraints[c].inputs.iter().map(|input| input.0.clone());
            self.interface.inlined_inputs.extend(own.collect::<Vec<_>>());
        }
        let new = self.add_condition(known, residual, &parts, from)?;
        self.interface.told_inputs.extend(inputs.iter().map(|input| input.0.clone()));
        self.constraints[new].inputs = inputs;
        Some(new)
    }

    /// The terms of a condition's formulas.
    fn terms_of(&self, new: &Differentiated) -> usize {
        let formulas = new.stages.iter().copied().chain(new.row.iter().map(|entry| entry.1)).chain([new.b]);
        self.graph.size_of(&formulas.collect::<Vec<_>>())
    }

    fn text_of(&mut self, residual: Expr) -> String {
        let shown = self.graph.rounded(residual, DIGITS);
        format!("0 = {}", dalembert_expr::text(self.graph, shown))
    }

    /// f + φ, b̃ or b.
    fn right_side(&mut self, known: &Known, of: Of) -> Expr {
        match of {
            Of::Constraint(c) => self.constraints[c].b,
            Of::Variable(variable) => {
                let force = self.force_of(&known.forces, variable);
                let phi = self.force_of(&known.phi, variable);
                self.graph.add(force, phi)
            }
        }
    }

    fn add_condition(
        &mut self,
        known: &mut Known,
        residual: Expr,
        parts: &[(Of, Expr)],
        from: Vec<usize>,
    ) -> Option<usize> {
        let last = *from.last()?;
        let (origin, span) = (self.constraints[last].name.clone(), self.constraints[last].span);
        let text = self.text_of(residual);
        let (mut scope, g) = self.scope(super::algebraic::EQUATION, None);
        let Ok(differentiated) = constraint::differentiate(&mut scope, g, residual) else {
            let names = self.names(&from);
            let message =
                format!("{names} contradict the rest: differentiated, with the other equations, they say {text}");
            let help =
                "each variable of order 0 needs an equation that leaves it free to take the value that it should have";
            self.errors.push(ModelError::at(span, message).help(help));
            return None;
        };
        let size = self.terms_of(&differentiated);
        if size > MOST_TERMS {
            let message = format!("{} must be differentiated until formulas have {size} terms", self.said(last));
            let help = "write what it asks for in lower derivatives, or as a constraint in [constraints]";
            self.errors.push(ModelError::at(span, message).help(help));
            return None;
        }
        let before = from.iter().map(|&c| self.constraints[c].index).max().unwrap_or(0);
        let times = from.iter().map(|&c| self.constraints[c].stages.len() as u32).max().unwrap_or(0);
        let is_told = |c: &ClassConstraint| match &c.hides {
            Some(hides) => hides.tells,
            None => c.unless_held.is_empty(),
        };
        let tells = from.iter().any(|&c| is_told(&self.constraints[c]));
        let acted = parts.iter().flat_map(|part| match part.0 {
            Of::Variable(variable) => vec![variable],
            Of::Constraint(c) => self.constraints[c].unless_held.clone(),
        });
        let mut unless_held: Vec<usize> = acted.collect();
        unless_held.sort_unstable();
        unless_held.dedup();
        self.constraints.push(ClassConstraint {
            name: name_of_condition(&mut known.names, &origin),
            text,
            span,
            index: before + differentiated.stages.len() as u32,
            stages: differentiated.stages,
            row: differentiated.row,
            signals: differentiated.signals,
            b: differentiated.b,
            noise: None,
            phi: Vec::new(),
            baumgarte: None,
            prescribes: Prescribes::Nothing,
            works: differentiated.works,
            constant: differentiated.constant,
            follows: true,
            follower: None,
            unless_held,
            hides: Some(Hides { from, times, tells }),
            inputs: Vec::new(),
        });
        Some(self.constraints.len() - 1)
    }

    /// An acceleration from elsewhere that does not cancel in a combination.
    fn depends_elsewhere(&mut self, equations: &[Equation], combination: &[(usize, Expr)]) -> Option<String> {
        let mut terms: Vec<(Elsewhere, Expr)> = Vec::new();
        for &(row, c) in combination {
            for (what, e) in &equations[row].elsewhere {
                terms.push((what.clone(), self.graph.mul(c, *e)));
            }
        }
        let sums = self.gather(terms);
        let (what, _) = sums.into_iter().find(|(_, e)| !vanishes(self.graph, *e))?;
        let (mut scope, g) = self.scope(STATE, None);
        Some(match what {
            Elsewhere::Variable(of) => {
                let class = scope.class_at(&of.path);
                let slot = scope.slot(g, &of.path, class, of.variable, 0);
                dalembert_expr::text(g, slot)
            }
            Elsewhere::Signal(signal) => signal.frame,
        })
    }

    fn moves_elsewhere(&self, number: usize, name: &str) -> ModelError {
        let c = &self.constraints[number];
        let message = match &c.hides {
            None => format!(
                "the equation of `{}`, {}, holds no variable of order 0, and the motion of `{name}`, which it asks for, is not determined by equations \
                 of this module alone",
                c.name, c.text
            ),
            Some(_) => format!(
                "{} hides the condition {}, which asks for the motion of `{name}`; that is not determined by equations of this module alone",
                self.said(number),
                c.text
            ),
        };
        let help = "what it says is a constraint between other variables: write it in [constraints], whose force takes the place of this variable";
        ModelError::at(c.span, message).help(help)
    }

    /// The equation that a constraint comes from, in words.
    fn said(&self, number: usize) -> String {
        let first = |c: &ClassConstraint| c.hides.as_ref().and_then(|h| h.from.last().copied());
        let mut at = number;
        while let Some(before) = first(&self.constraints[at]) {
            at = before;
        }
        let c = &self.constraints[at];
        format!("the equation of `{}`, {},", c.name, c.text)
    }

    fn names(&self, numbers: &[usize]) -> String {
        let mut names: Vec<String> = Vec::new();
        for &c in numbers {
            let stem = self.constraints[c].name.split(HIDDEN).next().unwrap_or_default();
            let name = format!("`{stem}`");
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let of = if names.len() == 1 { "the equation of" } else { "the equations of" };
        format!("{of} {}", names.join(", "))
    }

    /// Variables of order 0 that nothing tells.
    fn undetermined(&mut self, rows: &Rows) {
        let variables = &self.interface.variables;
        let algebraic = (0..variables.len()).filter(|&v| variables[v].algebraic);
        let open: Vec<usize> = rows.open(algebraic).into_iter().filter(|&c| c < variables.len()).collect();
        let Some(&first) = open.iter().find(|&&c| variables[c].algebraic) else { return };
        if let Some((variable, input)) = self.unknown.take() {
            let message = format!(
                "the equation that the singular mass of `{}` and others leaves for `{}` must be differentiated, and with it input `{input}`, of which only the value is known",
                variables[variable].name,
                variables[first].slot_name(0),
            );
            let error = ModelError::at(variables[first].span, message);
            return self.errors.push(error.help("give the input a `value` formula of t"));
        }
        let shown = |&c: &usize| format!("`{}`", variables[c].slot_name(0));
        let names: Vec<String> = open.iter().take(LISTED).map(shown).collect();
        let more = if open.len() > LISTED { format!(" and {} more", open.len() - LISTED) } else { String::new() };
        let message = if open.len() == 1 {
            format!("nothing determines {}, which is of order 0: all equations hold whatever it is", names[0])
        } else {
            format!(
                "nothing determines {}{more}: all equations, and what they hide, hold for many values of these together",
                names.join(", ")
            )
        };
        let help = "the system is singular: write equations of which none follows from the others, and in which, differentiated if need be, each of these stands";
        self.errors.push(ModelError::at(variables[first].span, message).help(help));
    }
}

/// `z.hidden`, `z.hidden2`, …
fn name_of_condition(taken: &mut HashSet<String>, origin: &str) -> String {
    let stem = origin.split(HIDDEN).next().unwrap_or(origin);
    let mut names = std::iter::once(format!("{stem}{HIDDEN}")).chain((2..).map(|k| format!("{stem}{HIDDEN}{k}")));
    let name = names.find(|name| !taken.contains(name)).unwrap_or_default();
    taken.insert(name.clone());
    name
}

/// What conditions are called after the equation that hides them.
const HIDDEN: &str = ".hidden";
/// Digits of numbers in conditions that are shown.
const DIGITS: usize = 6;
/// Variables that a sentence names.
const LISTED: usize = 6;
