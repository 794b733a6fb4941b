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
//! n is found by elimination (`dependent.rs`). What (2) and the equations of variables of order 0 hide beyond that is found in `hidden.rs`, before (3) takes the place of (1).

use std::collections::HashMap;

use dalembert_expr::Expr;

use super::algebraic::EQUATION;
use super::dependent::{Found, Rows};
use super::{Derivation, constraint};
use crate::class::{ClassConstraint, Prescribes, Reference, VariableRef};
use crate::tolerances::MOST_JOINED;

/// Variables whose inertia joins them, and is not symmetric.
pub(super) struct Oblique {
    block: Vec<usize>,
    entries: Vec<((usize, usize), Expr)>,
    /// The first entry that differs from the one opposite.
    differs: (usize, usize),
}

impl Derivation<'_> {
    /// (2) for the variables whose inertia is written here. Gives what (3) is for.
    pub(super) fn descriptor(&mut self) -> Vec<Oblique> {
        let mass = std::mem::take(&mut self.mass);
        let mass = self.gather(mass.into_iter().map(|(i, j, e)| ((i, j), e)).collect());
        self.mass = mass.iter().map(|&((i, j), e)| (i, j, e)).collect();
        let mut by_row: Vec<Vec<((usize, usize), Expr)>> = vec![Vec::new(); self.interface.variables.len()];
        mass.iter().for_each(|&entry| by_row[entry.0.0].push(entry));
        let forces = forces_by_variable(&self.force);
        let mut all = Vec::new();
        for block in self.blocks(&mass) {
            let entries: Vec<((usize, usize), Expr)> = block.iter().flat_map(|&i| by_row[i].iter().copied()).collect();
            let differs = self.differ(&entries);
            for combination in self.combinations(&block, &entries) {
                self.hold(&forces, &combination, differs.is_none());
            }
            all.extend(differs.map(|differs| Oblique { block, entries, differs }));
        }
        all
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
        if block.len() > MOST_JOINED || (block.len() == 1 && !entries.is_empty()) {
            return Vec::new();
        }
        let of_row = |&i: &usize| entries.iter().filter(|e| e.0.0 == i).map(|&((_, j), e)| (j, e)).collect();
        let rows: Vec<Vec<(usize, Expr)>> = block.iter().map(of_row).collect();
        let found = Rows::default().add(self.graph, &rows).into_iter();
        let combinations = found.filter_map(|found| match found {
            Found::Dependent(c) => Some(c.into_iter().map(|(row, e)| (block[row], e)).collect()),
            Found::Independent | Found::Unknown => None,
        });
        combinations.collect()
    }

    /// f of a variable, of the [`forces_by_variable`].
    pub(super) fn force_of(&mut self, forces: &HashMap<usize, Vec<Expr>>, variable: usize) -> Expr {
        self.graph.sum(forces.get(&variable).map_or(&[], Vec::as_slice))
    }

    /// An expression with inputs as their formulas; the name of one that has none.
    pub(super) fn with_formulas(&mut self, e: Expr) -> Result<Expr, String> {
        let mut formulas = HashMap::new();
        for symbol in self.graph.symbols_of(&[e]) {
            let Some(Reference::Input { path, index }) = self.interface.symbols.get(&symbol).cloned() else { continue };
            let (mut scope, g) = self.scope(EQUATION, None);
            let formula = scope.input_formula(g, &path, index);
            formulas.insert(symbol, formula.ok_or_else(|| self.graph.name(symbol).to_owned())?);
            self.interface.inlined_inputs.push((path, index));
        }
        Ok(self.graph.substitute(&[e], &formulas)[0])
    }

    /// The same of what tells a variable of order 0, with its derivatives by the inputs.
    #[allow(clippy::type_complexity)] // as [`ClassConstraint::inputs`]
    pub(super) fn told(&mut self, e: Expr) -> Result<(Expr, Vec<((Vec<usize>, usize), Expr)>), String> {
        let known = self.interface.inlined_inputs.len();
        let mut inputs = Vec::new();
        for symbol in self.graph.symbols_of(&[e]) {
            let Some(Reference::Input { path, index }) = self.interface.symbols.get(&symbol).cloned() else { continue };
            let rate = self.graph.derivative(e, symbol);
            let rate = self.graph.simplify(rate);
            inputs.push(((path, index), self.with_formulas(rate)?));
        }
        let told = self.with_formulas(e)?;
        self.interface.inlined_inputs.truncate(known);
        Ok((told, inputs))
    }

    /// (2) as a constraint, if it holds a variable, with (4), which (3) does by itself.
    fn hold(&mut self, forces: &HashMap<usize, Vec<Expr>>, combination: &[(usize, Expr)], symmetric: bool) {
        let Some(&(last, own_factor)) = combination.last() else { return };
        let mut terms = Vec::new();
        for &(variable, factor) in combination {
            let force = self.force_of(forces, variable);
            terms.push(self.graph.mul(factor, force));
        }
        let sum = self.graph.sum(&terms);
        let force = self.graph.simplify(sum);
        // Inputs that cancel need not be known.
        let (residual, inputs) = match self.told(force) {
            Ok(told) => told,
            Err(input) => {
                self.unknown.get_or_insert((last, input));
                return;
            }
        };
        let text = format!("0 = {}", dalembert_expr::text(self.graph, residual));
        let (mut scope, g) = self.scope(EQUATION, None);
        let Ok(differentiated) = constraint::differentiate(&mut scope, g, residual) else { return };
        let differentiated_times = differentiated.stages.len() as u32;
        self.interface.told_inputs.extend(inputs.iter().map(|input| input.0.clone()));
        let share = self.graph.div(force, own_factor);
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
            works: differentiated.works,
            constant: differentiated.constant,
            follows: true,
            follower: None,
            unless_held: combination.iter().map(|c| c.0).collect(),
            index: differentiated_times,
            hides: None,
            inputs,
        });
    }

    /// (3) in place of (1).
    pub(super) fn normal_equations(&mut self, oblique: &Oblique) {
        let Oblique { block, entries, differs: (i, j) } = oblique;
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
        self.oblique.extend(block.iter().map(|&k| (k, (*i, *j))));
    }
}

/// Terms that act on own variables.
pub(super) fn forces_by_variable(terms: &[(VariableRef, Expr)]) -> HashMap<usize, Vec<Expr>> {
    let mut by_variable: HashMap<usize, Vec<Expr>> = HashMap::new();
    for (of, term) in terms.iter().filter(|(of, _)| of.path.is_empty()) {
        by_variable.entry(of.variable).or_default().push(*term);
    }
    by_variable
}

/// The number that stands for a group.
fn root(group: &mut [usize], mut k: usize) -> usize {
    while group[k] != k {
        group[k] = group[group[k]];
        k = group[k];
    }
    k
}
