//! M as a product of sparse matrices in place of M, where bodies in long chains fill that: twists of bodies are columns of the elimination.
//!
//! ```text
//! M = M₀ + Wᵀ N W                                                  (`bodies/tree/mass_factors.rs`)                   (1)
//! ```
//!
//! M₀ holds the inertia of formulas and armatures. A column with a weight in place of inertia is in no twist.

use dalembert_bodies::tree::{MassFactors, Term};
use dalembert_enforce::sparse::{Analysis, Values};

use super::{filled, mass_size};
use crate::equations::Equations;
use dalembert_model::model::Model;

/// Entries of M for each body from which on a product may be less work: its own numbers for a body are about as many.
const ENTRIES_PER_BODY: usize = 30;
/// Operations for a body: its numbers, and the least that its front takes.
const FILL: usize = 150;
const LEAST: usize = 900;

/// Where the numbers of (1) go, and the numbers.
pub(super) struct Product {
    factors: MassFactors,
    /// Entries of M₀ that are told by formulas, and those with armatures behind them.
    formulas: usize,
    own: usize,
    sums: Vec<f64>,
    diagonal: Vec<f64>,
    /// Entries of M₀ that a column with a weight has part in, and numbers of the twists that it would be in.
    weighted: Vec<usize>,
    absent: Vec<usize>,
}

/// Places of the sums' terms and of M₀.
struct Places {
    sums: Vec<Vec<usize>>,
    own: Vec<(usize, usize)>,
    formulas: usize,
    factors: MassFactors,
}

/// Bodies of a model whose M a product may stand for.
fn bodies(model: &Model) -> Option<usize> {
    let mechanism = model.mechanism.as_ref().filter(|m| m.flexible.is_none())?;
    let bodies = mechanism.tree.nodes().len();
    (mass_size(model) > ENTRIES_PER_BODY * bodies).then_some(bodies)
}

/// Operations that (1) takes at least; nothing where M itself is to be taken.
pub(super) fn least_work(model: &Model) -> Option<usize> {
    bodies(model).map(|bodies| (FILL + LEAST) * bodies)
}

/// Operations for the numbers of (1).
pub(super) fn filling(model: &Model) -> usize {
    FILL * bodies(model).unwrap_or(0)
}

impl Places {
    /// For n columns, those of soft rows among them.
    fn of(model: &Model, n: usize) -> Option<Self> {
        bodies(model)?;
        let mechanism = model.mechanism.as_ref()?;
        let factors = mechanism.mass_factors()?;
        let place = |term: &Term| match *term {
            Term::Velocity(v) => mechanism.columns[v],
            Term::Sum(sum) => n + sum,
        };
        let sums = factors.sums.iter().map(|of| of.iter().map(place).collect()).collect();
        let mut own: Vec<(usize, usize)> = filled(model).collect();
        let formulas = own.len();
        own.extend(factors.armatures.iter().map(|&(v, _)| (mechanism.columns[v], mechanism.columns[v])));
        Some(Self { sums, own, formulas, factors })
    }
}

/// Order and fronts for rows with these columns, of n, with further entries of M on its diagonal.
pub(super) fn analysis(
    model: &Model,
    n: usize,
    columns: &[Vec<usize>],
    further: impl Iterator<Item = usize>,
) -> Option<Analysis> {
    let Places { sums, own, factors, .. } = Places::of(model, n)?;
    let mut mass = own;
    mass.extend(further.map(|c| (c, c)));
    mass.extend(factors.inertias.iter().map(|&(i, j)| (n + i, n + j)));
    Some(Analysis::with_sums(n, &sums, &mass, columns))
}

impl Product {
    /// Room for n columns of which some have weights, with that for M₀, what `further` gives, and N.
    pub fn new(model: &Model, n: usize, weighted: &[usize], further: &[f64]) -> Option<(Self, Vec<f64>)> {
        let Places { sums, own, formulas, factors } = Places::of(model, n)?;
        let has = |c: usize| weighted.binary_search(&c).is_ok();
        let among = |&k: &usize| has(own[k].0) || has(own[k].1);
        let (weighted, count) = ((0..own.len()).filter(among).collect(), own.len());
        let terms: Vec<usize> = sums.into_iter().flatten().collect();
        let absent = (0..terms.len()).filter(|&k| has(terms[k])).collect();
        let mut mass = vec![0.0; count];
        mass.extend_from_slice(further);
        mass.resize(mass.len() + factors.inertias.len(), 0.0);
        let numbers = Self {
            formulas,
            own: count,
            sums: vec![0.0; terms.len()],
            diagonal: vec![0.0; n],
            weighted,
            absent,
            factors,
        };
        Some((numbers, mass))
    }

    /// Takes the numbers of a state: into M₀ and N of `mass`, and its own. Columns behind those of the model have unit mass.
    pub fn fill(&mut self, equations: &mut Equations<'_>, weights: &[(usize, f64)], mass: &mut [f64]) {
        let (own, behind) = mass.split_at_mut(self.own);
        let inertias = behind.len() - self.factors.inertias.len();
        let (formulas, armatures) = own.split_at_mut(self.formulas);
        armatures.iter_mut().zip(&self.factors.armatures).for_each(|(m, a)| *m = a.1);
        self.diagonal.fill(1.0);
        let n = equations.model.n();
        let numbers = (&mut self.sums[..], &mut behind[inertias..]);
        equations.mass_factors_into(&self.factors, formulas, numbers, &mut self.diagonal[..n]);
        self.weighted.iter().for_each(|&k| own[k] = 0.0);
        self.absent.iter().for_each(|&k| self.sums[k] = 0.0);
        for (to, &(c, weight)) in behind.iter_mut().zip(weights) {
            (*to, self.diagonal[c]) = (weight, weight);
        }
    }

    /// What is to be factored.
    pub fn values<'a>(&'a self, mass: &'a [f64], rows: &'a [f64]) -> Values<'a> {
        Values { mass, rows, sums: &self.sums, diagonal: &self.diagonal }
    }
}
