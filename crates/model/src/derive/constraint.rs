//! A constraint, differentiated until it is affine in the highest derivatives.
//!
//! A residual h that holds variable i up to its derivative d_i, of order k_i, is differentiated
//! j = min_i (k_i − d_i) times. Then
//!
//! ```text
//! h⟨j⟩ = A α − b,   A_i = ∂h⟨j⟩/∂α_i  (= ∂h/∂q_i⟨d_i⟩ where k_i − d_i = j)      (1)
//! ```
//!
//! and h, ḣ, …, h⟨j−1⟩ are invariants of the motion. The same row A corrects all of them: h⟨s⟩ changes with the state
//! slots k_i − (j − s) exactly as h⟨j⟩ does with α. So one row serves dynamics, projection and assembly at any order.
//!
//! With velocities v, that forces do work on, the power of a force λ along the row is λ A v. Where h⟨j−1⟩ is linear in v,
//!
//! ```text
//! h⟨j−1⟩ = A v − c,   λ A v = λ c  where the row holds                          (2)
//! ```
//!
//! and c = −h⟨j−1⟩ at v = 0 is what it prescribes: nothing, of most.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol};

use super::scope::Scope;
use crate::class::{Prescribes, Reference, SignalRef, VariableRef};

/// A residual differentiated until it is affine in α.
#[derive(Clone, Debug)]
pub struct Differentiated {
    /// h, ḣ, …: all that are functions of the state alone.
    pub stages: Vec<Expr>,
    /// Row of A.
    pub row: Vec<(VariableRef, Expr)>,
    /// Coefficients of accelerations read off frames and joints.
    pub signals: Vec<(SignalRef, Expr)>,
    /// b of A α = b.
    pub b: Expr,
    /// What it prescribes of the motion.
    pub prescribes: Prescribes,
    /// Whether forces along the row may do work where it holds.
    pub works: bool,
    /// Whether numbers and constant parameters alone stand in the row.
    pub constant: bool,
}

/// Why a residual can't be used as a constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAConstraint {
    /// It holds no variable.
    NoVariable,
    /// It is not affine in the highest derivatives.
    NotAffine,
}

/// How often `h` must be differentiated; `None` if it holds no variable.
fn times(scope: &Scope<'_>, g: &Graph, h: Expr) -> Option<u32> {
    let held = g.symbols_of(&[h]);
    held.iter().filter_map(|s| scope.orders_below(scope.interface.symbols.get(s)?)).min()
}

/// Differentiates a residual as often as it needs.
pub fn differentiate(scope: &mut Scope<'_>, g: &mut Graph, residual: Expr) -> Result<Differentiated, NotAConstraint> {
    let mut h = g.simplify(residual);
    let mut stages = Vec::new();
    let times = times(scope, g, h).ok_or(NotAConstraint::NoVariable)?;
    let prescribes = prescribes(scope, g, h, times);
    for _ in 0..times {
        stages.push(h);
        let rate = scope.total_derivative(g, h);
        h = g.simplify(rate);
    }
    let mut found = affine(scope, g, h, stages)?;
    let works = works(scope, g, &found);
    let constant = is_constant(scope, g, &found);
    if times > 0 {
        let entries =
            found.row.iter_mut().map(|entry| &mut entry.1).chain(found.signals.iter_mut().map(|entry| &mut entry.1));
        for e in entries.chain(found.stages.iter_mut().skip(1)).chain([&mut found.b]) {
            *e = g.mean_at_corners(*e);
        }
    }
    Ok(Differentiated { prescribes, works, constant, ..found })
}

/// What a residual that is differentiated `times` times prescribes: time stands in it, or it is one of motion and does not vanish
/// at rest.
fn prescribes(scope: &Scope<'_>, g: &mut Graph, h: Expr, times: u32) -> Prescribes {
    let known = |s: &Symbol| scope.interface.symbols.get(s);
    let symbols = g.symbols_of(&[h]);
    if symbols.iter().any(|s| matches!(known(s), Some(Reference::Time))) {
        return Prescribes::Time;
    }
    let moving = moving(scope, g, h);
    if moving.is_empty() || times > 1 {
        return Prescribes::Nothing;
    }
    let at_rest = at_rest(g, h, &moving);
    if times > 0 && g.constant_value(at_rest) == Some(0.0) {
        return Prescribes::Nothing;
    }
    let place = |s: &Symbol| matches!(known(s), Some(Reference::State { .. } | Reference::Signal(_)));
    // One velocity alone that follows from where things are is prescribed; several are related as they are by rolling.
    let related = times > 0 && moving.len() > 1 && g.symbols_of(&[at_rest]).iter().any(place);
    if related { Prescribes::Field } else { Prescribes::Rates }
}

/// The velocities that forces do work on, and rates of these, in an expression.
fn moving(scope: &Scope<'_>, g: &Graph, h: Expr) -> Vec<Symbol> {
    let moves = |s: &Symbol| match scope.interface.symbols.get(s) {
        Some(Reference::State { of, slot }) => scope.velocity_slot(of).is_some_and(|velocity| *slot >= velocity),
        Some(Reference::Acceleration { of }) => scope.velocity_slot(of).is_some(),
        Some(Reference::Signal(signal)) => signal.component.order() > 0,
        _ => false,
    };
    g.symbols_of(&[h]).into_iter().filter(moves).collect()
}

/// An expression where these are zero.
fn at_rest(g: &mut Graph, h: Expr, moving: &[Symbol]) -> Expr {
    let zero = g.constant(0.0);
    let rest: HashMap<Symbol, Expr> = moving.iter().map(|&s| (s, zero)).collect();
    let at_rest = g.substitute(&[h], &rest)[0];
    g.simplify(at_rest)
}

/// Whether forces along a row may do work where it holds: by (2), not where nothing that moves stands in it, nor where it is linear in velocities and c = 0. Quasi-velocities may rest at
/// another number than 0.
fn works(scope: &Scope<'_>, g: &mut Graph, found: &Differentiated) -> bool {
    let acts = !found.signals.is_empty() || found.row.iter().any(|entry| scope.velocity_slot(&entry.0).is_some());
    if acts && found.row.iter().any(|entry| scope.is_quasi(&entry.0)) {
        return true;
    }
    let Some(&h) = found.stages.last().filter(|_| acts) else { return acts };
    let moving = moving(scope, g, h);
    let entries = || found.row.iter().map(|entry| entry.1).chain(found.signals.iter().map(|entry| entry.1));
    let linear = entries().all(|entry| moving.iter().all(|s| !g.depends_on(entry, *s)));
    let still = at_rest(g, h, &moving);
    !linear || g.constant_value(still) != Some(0.0)
}

/// Whether a row is the same at all times and states.
fn is_constant(scope: &Scope<'_>, g: &Graph, found: &Differentiated) -> bool {
    let entries: Vec<Expr> = found.row.iter().map(|entry| entry.1).collect();
    let told = |s: &Symbol| matches!(scope.interface.symbols.get(s), Some(Reference::Parameter { .. }));
    found.signals.is_empty() && g.symbols_of(&entries).iter().all(told)
}

fn affine(scope: &Scope<'_>, g: &mut Graph, h: Expr, stages: Vec<Expr>) -> Result<Differentiated, NotAConstraint> {
    let highest: Vec<(Symbol, Reference)> = g
        .symbols_of(&[h])
        .into_iter()
        .filter_map(|s| match scope.interface.symbols.get(&s)? {
            Reference::Signal(signal) if signal.component.order() < 2 => None,
            reference @ (Reference::Acceleration { .. } | Reference::Signal(_)) => Some((s, reference.clone())),
            _ => None,
        })
        .collect();
    let (mut row, mut signals) = (Vec::with_capacity(highest.len()), Vec::new());
    for (symbol, reference) in &highest {
        let d = g.derivative(h, *symbol);
        let entry = g.simplify(d);
        if highest.iter().any(|(s, _)| g.depends_on(entry, *s)) {
            return Err(NotAConstraint::NotAffine);
        }
        match reference {
            Reference::Acceleration { of } => row.push((of.clone(), entry)),
            Reference::Signal(signal) => signals.push((signal.clone(), entry)),
            _ => {}
        }
    }
    let zero = g.constant(0.0);
    let still: HashMap<Symbol, Expr> = highest.iter().map(|(s, _)| (*s, zero)).collect();
    let rest = g.substitute(&[h], &still)[0];
    let b = g.neg(rest);
    let b = g.simplify(b);
    Ok(Differentiated { stages, row, signals, b, prescribes: Prescribes::Nothing, works: true, constant: false })
}
