//! Systems (σ M − J) x = r with a real or complex shift σ, where rates that are components are taken out first.
//!
//! A row y_i' = y_j has x_i = (r_i + x_j)/σ. With G = σ M − J, the columns of such i go into those of their j, one after the other along
//! chains x → x' → x'' …,
//!
//! ```text
//! (1) G_·j ← G_·j + G_·i/σ,   r ← r − G_·i r_i/σ
//! ```
//!
//! so that a second-order system costs a factorization of half its size. What is left is dense LU with partial pivots. Large systems whose equations are sparse are
//! told by pencils instead (`pencil.rs`, `sparse_lu.rs`); [`Linearization`] is the one or the other.

use dalembert_dense::Lu;
use faer::Mat;

use crate::memory::{Memory, Remember};
use crate::method::{Trouble, all_finite, failed};
use crate::pencil::Pencil;
use crate::shift::Shift;
use crate::sparse_lu::{Columns, SparseLu};
use crate::tolerances::algebraic::{ROUNDED, SPREAD};
use crate::{ImplicitSystem, MassKind, System};

/// Which rows are taken out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chains {
    /// Pairs (i, j) of y_i' = y_j; in this order, no j comes before it as an i is done.
    pairs: Vec<(usize, usize)>,
    /// The other rows.
    rest: Vec<usize>,
}

impl Chains {
    /// Of J, column-major, where M = 1 but at algebraic components.
    pub fn of(n: usize, jacobian: &[f64], algebraic: &[bool]) -> Self {
        let copied = |i: usize| if algebraic[i] { None } else { copied(n, jacobian, i) };
        let mut next: Vec<Option<usize>> = (0..n).map(copied).collect();
        // Rows that copy each other in a circle are no chain: one of them stays.
        let mut seen = vec![usize::MAX; n];
        for start in 0..n {
            let mut i = start;
            while seen[i] == usize::MAX {
                seen[i] = start;
                let Some(j) = next[i] else { break };
                if seen[j] == start {
                    next[i] = None;
                    break;
                }
                i = j;
            }
        }
        let mut waiting = vec![0_usize; n];
        next.iter().flatten().for_each(|&j| waiting[j] += 1);
        let mut pairs = Vec::new();
        let mut ready: Vec<usize> = (0..n).rev().filter(|&i| waiting[i] == 0 && next[i].is_some()).collect();
        while let Some(i) = ready.pop() {
            let Some(j) = next[i] else { continue };
            pairs.push((i, j));
            waiting[j] -= 1;
            if waiting[j] == 0 && next[j].is_some() {
                ready.push(j);
            }
        }
        let mut out = vec![false; n];
        pairs.iter().for_each(|&(i, _)| out[i] = true);
        Self { rest: (0..n).filter(|&i| !out[i]).collect(), pairs }
    }

    /// None.
    pub fn none(n: usize) -> Self {
        Self { pairs: Vec::new(), rest: (0..n).collect() }
    }
}

/// The component that row i of J copies.
fn copied(n: usize, jacobian: &[f64], i: usize) -> Option<usize> {
    let mut found = None;
    for j in 0..n {
        let entry = jacobian[j * n + i];
        if entry == 0.0 {
            continue;
        }
        if entry != 1.0 || found.is_some() || j == i {
            return None;
        }
        found = Some(j);
    }
    found
}

/// J = ∂f/∂y at a state, dense or as a pencil.
pub(crate) struct Linearization {
    n: usize,
    /// Whether M is no matrix.
    plain: bool,
    /// Components where it is 0 in place of 1.
    algebraic: Vec<bool>,
    /// Those, with what their f are relative to, and how they are rounded.
    sizes: Vec<(usize, (f64, f64))>,
    /// J, column-major; empty where there is a pencil.
    jacobian: Vec<f64>,
    chains: Chains,
    pencil: Option<Pencil>,
}

impl Linearization {
    /// Of a system of n components.
    pub fn new(system: &dyn ImplicitSystem, n: usize) -> Self {
        let kind = system.mass_kind();
        let semi_explicit = kind == MassKind::SemiExplicit;
        let algebraic: Vec<bool> = (0..n).map(|i| semi_explicit && system.is_algebraic(i)).collect();
        let sizes = (0..n).filter(|&i| algebraic[i]).map(|i| (i, (1.0, 0.0))).collect();
        let (chains, plain) = (Chains::none(n), !kind.is_matrix());
        Self { n, plain, algebraic, sizes, jacobian: Vec::new(), chains, pencil: None }
    }

    /// Whether a component is algebraic.
    pub fn is_algebraic(&self, i: usize) -> bool {
        self.algebraic[i]
    }

    /// Components that are.
    pub fn algebraic(&self) -> impl Iterator<Item = usize> + '_ {
        self.sizes.iter().map(|known| known.0)
    }

    /// Asks what f of algebraic components are relative to at this step, and how they are rounded.
    pub fn measure_algebraic(&mut self, system: &mut dyn System) {
        if let Some(system) = system.implicit().filter(|_| !self.sizes.is_empty()) {
            self.sizes.iter_mut().for_each(|(i, of)| *of = (system.algebraic_size(*i), system.rounding(*i)));
        }
    }

    /// Tells the system what rounding of algebraic components makes of all of them by these factors: any of each row, twice: alike ones would cancel where rows are.
    pub fn tell_noise(&self, system: &mut dyn System, factors: &mut Shifted<f64>) {
        let Some(system) = system.implicit().filter(|_| !self.sizes.is_empty()) else { return };
        let mut noise = vec![0.0_f64; self.n];
        for share in SPREAD {
            let mut x = vec![0.0; self.n];
            for (k, &(i, _)) in self.sizes.iter().enumerate() {
                x[i] = system.rounding(i) * (4.0 * ((k + 1) as f64 * share).fract() - 2.0);
            }
            self.solve(factors, &mut x);
            noise.iter_mut().zip(&x).for_each(|(noise, x)| *noise = noise.max(x.abs()));
        }
        system.take_noise(&noise);
    }

    /// The largest f of an algebraic component beyond its rounding, relative to that.
    pub fn missing(&self, f: &[f64]) -> f64 {
        let beyond = |&(i, (size, rounding)): &(usize, (f64, f64))| (f[i].abs() - ROUNDED * rounding).max(0.0) / size;
        self.sizes.iter().map(beyond).fold(0.0, f64::max)
    }

    /// At a state and about its rate.
    pub fn derive(
        &mut self,
        system: &mut dyn ImplicitSystem,
        (t, y, dy): (f64, &[f64], &[f64]),
    ) -> Result<(), Trouble> {
        let mut pencil = self.pencil.take().unwrap_or_default();
        if self.plain && system.pencil(t, y, &mut pencil).map_err(failed)? {
            all_finite(&pencil.e)?;
            all_finite(&pencil.k)?;
            self.jacobian.clear();
            self.pencil = Some(pencil);
            return Ok(());
        }
        self.jacobian.clear();
        self.jacobian.resize(self.n * self.n, 0.0);
        system.jacobian(t, y, dy, &mut self.jacobian).map_err(failed)?;
        all_finite(&self.jacobian)?;
        self.chain();
        Ok(())
    }

    fn chain(&mut self) {
        let jacobian = &self.jacobian;
        self.chains = if self.plain { Chains::of(self.n, jacobian, &self.algebraic) } else { Chains::none(self.n) };
    }

    /// Whether J was derived.
    pub fn is_known(&self) -> bool {
        self.pencil.is_some() || self.n == 0 || !self.jacobian.is_empty()
    }

    /// σ M − J, factored; `mass` is none where M is no matrix.
    pub fn factor<T: Shift>(&self, sigma: T, mass: Option<&[f64]>) -> Shifted<T> {
        match &self.pencil {
            Some(pencil) => {
                let entry = |(&e, &k): (&f64, &f64)| sigma * T::from(e) + T::from(-k);
                Shifted::Sparse(Sparse::new(pencil, pencil.e.iter().zip(&pencil.k).map(entry).collect()))
            }
            None => Shifted::Dense(Dense::new(sigma, (&self.algebraic, &self.jacobian), mass, &self.chains)),
        }
    }

    /// x ← (σ M − J)⁻¹x by the factors.
    pub fn solve<T: Shift>(&self, factors: &mut Shifted<T>, x: &mut [T]) {
        match (factors, &self.pencil) {
            (Shifted::Dense(factors), _) => factors.solve(&self.chains, x),
            (Shifted::Sparse(factors), Some(pencil)) => factors.solve(pencil, x),
            (Shifted::Sparse(_), None) => x.fill(T::from(f64::NAN)),
        }
    }

    /// What J x is asked of, for any number of x.
    pub fn products(&self) -> Products<'_> {
        let Some(pencil) = &self.pencil else { return Products { of: self, rates: None } };
        let mut entries: Vec<f64> = pencil.e.clone();
        let multipliers = pencil.starts[self.n]..pencil.starts[pencil.size];
        entries[multipliers.clone()].iter_mut().zip(&pencil.k[multipliers]).for_each(|(entry, k)| *entry = -k);
        Products { of: self, rates: Some(Sparse::new(pencil, entries)) }
    }

    /// J, for a run that goes on.
    pub fn remember(&mut self, memory: &mut Memory) {
        memory.maybe(&mut self.pencil, Pencil::default, |memory, pencil| pencil.remember(memory));
        self.jacobian.remember(memory);
        if !memory.reads() {
            return;
        }
        match (&self.pencil, self.jacobian.len()) {
            (Some(pencil), 0) if pencil.makes_sense(self.n) => {}
            (None, 0) => {}
            (None, count) if count == self.n * self.n => self.chain(),
            _ => {
                self.pencil = None;
                memory.refuse();
            }
        }
    }
}

/// J x.
pub(crate) struct Products<'a> {
    of: &'a Linearization,
    /// (3) of `pencil.rs`.
    rates: Option<Sparse<f64>>,
}

impl Products<'_> {
    /// J x into `out`.
    pub fn write(&mut self, x: &[f64], out: &mut [f64]) {
        let n = self.of.n;
        if let (Some(rates), Some(pencil)) = (&mut self.rates, &self.of.pencil) {
            pencil.k_times(x, &mut rates.right);
            rates.lu.solve(&mut rates.right);
            out.copy_from_slice(&rates.right[..n]);
            return;
        }
        out.fill(0.0);
        for (column, &x) in self.of.jacobian.chunks_exact(n.max(1)).zip(x).filter(|(_, x)| **x != 0.0) {
            out.iter_mut().zip(column).for_each(|(out, j)| *out += j * x);
        }
    }
}

/// A factored σ M − J.
pub(crate) enum Shifted<T: Shift> {
    Dense(Dense<T>),
    Sparse(Sparse<T>),
}

/// By (2) of `pencil.rs`.
pub(crate) struct Sparse<T: Shift> {
    lu: SparseLu<T>,
    right: Vec<T>,
}

impl<T: Shift> Sparse<T> {
    fn new(pencil: &Pencil, entries: Vec<T>) -> Self {
        let columns = Columns { starts: &pencil.starts, rows: &pencil.rows, entries };
        Self { lu: SparseLu::new(&columns, &pencil.order), right: vec![T::from(0.0); pencil.size] }
    }

    fn solve(&mut self, pencil: &Pencil, x: &mut [T]) {
        self.right.fill(T::from(0.0));
        for (&x, ends) in x.iter().zip(pencil.starts.windows(2)) {
            for at in ends[0]..ends[1] {
                self.right[pencil.rows[at]] += x * T::from(pencil.e[at]);
            }
        }
        pencil.algebraic.iter().for_each(|&(row, component)| self.right[row] += x[component]);
        self.lu.solve(&mut self.right);
        x.copy_from_slice(&self.right[..x.len()]);
    }
}

/// By (1).
pub(crate) struct Dense<T: Shift> {
    sigma: T,
    lu: Lu<T>,
    /// G_·i/σ of the rows that are left, for each pair.
    taken: Vec<Vec<T>>,
    right: Vec<T>,
}

impl<T: Shift> Dense<T> {
    /// Factors; `mass` is none for M = 1, but 0 at algebraic components.
    pub fn new(sigma: T, (algebraic, jacobian): (&[bool], &[f64]), mass: Option<&[f64]>, chains: &Chains) -> Self {
        let (n, rest) = (algebraic.len(), &chains.rest);
        let mut g = Mat::<T>::from_fn(rest.len(), n, |r, j| {
            let i = rest[r];
            let mut entry = match mass {
                Some(mass) => sigma * T::from(mass[j * n + i]),
                None if i == j && !algebraic[i] => sigma,
                None => T::from(0.0),
            };
            entry -= T::from(jacobian[j * n + i]);
            entry
        });
        let mut taken = Vec::with_capacity(chains.pairs.len());
        for &(i, j) in &chains.pairs {
            let column: Vec<T> = (0..rest.len()).map(|r| g[(r, i)] / sigma).collect();
            column.iter().enumerate().for_each(|(r, &x)| g[(r, j)] += x);
            taken.push(column);
        }
        let left = Mat::<T>::from_fn(rest.len(), rest.len(), |r, c| g[(r, rest[c])]);
        Self { sigma, lu: Lu::new(&left), taken, right: vec![T::from(0.0); rest.len()] }
    }

    /// Solves for r in `x`.
    pub fn solve(&mut self, chains: &Chains, x: &mut [T]) {
        for (r, &i) in chains.rest.iter().enumerate() {
            self.right[r] = x[i];
        }
        for (column, &(i, _)) in self.taken.iter().zip(&chains.pairs) {
            for (r, &entry) in column.iter().enumerate() {
                self.right[r] -= entry * x[i];
            }
        }
        self.lu.solve_in_place(&mut self.right);
        for (r, &i) in chains.rest.iter().enumerate() {
            x[i] = self.right[r];
        }
        for &(i, j) in chains.pairs.iter().rev() {
            let mut sum = x[i];
            sum += x[j];
            x[i] = sum / self.sigma;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chains, Dense};
    use faer::c64;

    /// Chains, circles and rows that several copy: residuals vanish, real and complex.
    #[test]
    fn residuals_vanish_whatever_is_taken_out() {
        let n = 9;
        let mut jacobian = vec![0.0; n * n];
        let copies = [(0, 1), (1, 2), (3, 2), (4, 5), (5, 4), (6, 6)];
        for (i, j) in copies {
            jacobian[j * n + i] = 1.0;
        }
        for i in [2, 7, 8] {
            (0..n).for_each(|j| jacobian[j * n + i] = ((3 * i + 7 * j) % 11) as f64 - 5.3);
        }
        let none = vec![false; n];
        let chains = Chains::of(n, &jacobian, &none);
        assert_eq!(chains.pairs.len() + chains.rest.len(), n);
        assert_eq!(chains.pairs.len(), 4);
        let right: Vec<f64> = (0..n).map(|i| (i as f64 + 0.3).sin()).collect();
        let residual = |sigma: c64, x: &[c64]| {
            let row = |i: usize| sigma * x[i] - (0..n).map(|j| x[j] * jacobian[j * n + i]).sum::<c64>() - right[i];
            (0..n).map(|i| row(i).norm()).fold(0.0, f64::max)
        };
        let mut x = right.clone();
        Dense::new(2.7, (&none, &jacobian), None, &chains).solve(&chains, &mut x);
        let x: Vec<c64> = x.into_iter().map(|x| c64::new(x, 0.0)).collect();
        assert!(residual(c64::new(2.7, 0.0), &x) < 1e-12);
        let mut x: Vec<c64> = right.iter().map(|&r| c64::new(r, 0.0)).collect();
        let sigma = c64::new(2.7, -3.1);
        Dense::new(sigma, (&none, &jacobian), None, &chains).solve(&chains, &mut x);
        assert!(residual(sigma, &x) < 1e-12);
    }
}
