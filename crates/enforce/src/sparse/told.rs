//! Columns without inertia that as many rows tell, such as nodes of a circuit without capacitance.
//!
//! Of all columns z without entries in M, and the rows that hold one, those that belong together through each other and are as many rows as
//! columns tell z. With the other columns x and rows
//!
//! ```text
//! M ẍ = f + Aᵀλ + Cᵀμ,   0 = g + Bᵀμ,   A ẍ = b,   B z̈ = d − C ẍ                                                 (1)
//! μ = −B⁻ᵀ g,   then ẍ and λ with f + Cᵀμ,   then z̈ = B⁻¹ (d − C ẍ)                                              (2)
//! ```
//!
//! As one system the inertia of x would be looked for along z, and z at one place told from x and z elsewhere: such a march over the
//! nodes of a net loses a digit with every few of them. Where B is singular at a state, all columns are factored together.

use std::sync::Arc;

use super::Analysis;
use super::fronts::{Fronts, give_up};
use super::numeric::Values;
use super::tree::{Columns, Tree};
use crate::step::StepStatus;
use crate::tolerances::Tolerance;

/// Where the columns and rows of a system stand in its two parts.
#[derive(Clone, Debug)]
pub(super) struct Split {
    core: Part,
    told: Part,
    /// Entries of M, all of them in the core.
    mass: usize,
    /// C: row among those told, column of the core, value.
    across: Vec<(u32, u32, u32)>,
    /// Per row: whether it tells, and its place in its part.
    place: Vec<(bool, u32)>,
    /// Where the values of each row start.
    starts: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Part {
    columns: Vec<u32>,
    rows: Vec<u32>,
    /// The values of its entries among all of A.
    values: Vec<u32>,
    tree: Arc<Tree>,
}

/// Columns and rows that belong together.
struct Groups(Vec<usize>);

impl Groups {
    fn root(&mut self, mut k: usize) -> usize {
        while self.0[k] != k {
            self.0[k] = self.0[self.0[k]];
            k = self.0[k];
        }
        k
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b)] = a.min(b);
    }
}

impl Split {
    /// The parts, if some columns are told.
    pub fn of(columns: Columns<'_>, mass: &[(usize, usize)], rows: &[Vec<usize>]) -> Option<Self> {
        let n = columns.n;
        let mut free = vec![true; n];
        let inertia = mass.iter().flat_map(|&(i, j)| [i, j]).chain(columns.sums.iter().flatten().copied());
        inertia.filter(|&j| j < n).for_each(|j| free[j] = false);
        let mut groups = Groups((0..n).collect());
        let mut touched = vec![false; n];
        for row in rows {
            let mut own = row.iter().copied().filter(|&j| free[j]);
            let Some(first) = own.next() else { continue };
            touched[first] = true;
            for j in own {
                touched[j] = true;
                groups.join(first, j);
            }
        }
        // Rows less columns.
        let mut surplus = vec![0_isize; n];
        for j in (0..n).filter(|&j| free[j] && touched[j]) {
            surplus[groups.root(j)] -= 1;
        }
        let first = |row: &Vec<usize>| row.iter().copied().find(|&j| free[j]);
        rows.iter().filter_map(first).for_each(|j| surplus[groups.root(j)] += 1);
        let is_told: Vec<bool> = (0..n).map(|j| free[j] && touched[j] && surplus[groups.root(j)] == 0).collect();
        let tells: Vec<bool> = rows.iter().map(|row| first(row).is_some_and(|j| is_told[j])).collect();
        tells.contains(&true).then(|| Self::parts((&is_told, &tells), columns.sums, mass, rows))
    }

    fn parts(
        (is_told, tells): (&[bool], &[bool]),
        sums: &[Vec<usize>],
        mass: &[(usize, usize)],
        rows: &[Vec<usize>],
    ) -> Self {
        let mut number = vec![0_u32; is_told.len()];
        let mut columns = [Vec::new(), Vec::new()];
        for (j, &told) in is_told.iter().enumerate() {
            let own = &mut columns[usize::from(told)];
            number[j] = own.len() as u32;
            own.push(j as u32);
        }
        let (mut own_rows, mut lists, mut values) = ([vec![], vec![]], [vec![], vec![]], [vec![], vec![]]);
        let (mut across, mut place, mut starts) = (Vec::new(), Vec::with_capacity(rows.len()), vec![0]);
        for (r, row) in rows.iter().enumerate() {
            let part = usize::from(tells[r]);
            let (at, first) = (own_rows[part].len() as u32, starts[r]);
            let mut list = Vec::with_capacity(row.len());
            for (value, &j) in (first..).zip(row) {
                if is_told[j] == tells[r] {
                    list.push(number[j] as usize);
                    values[part].push(value as u32);
                } else {
                    across.push((at, number[j], value as u32));
                }
            }
            own_rows[part].push(r as u32);
            lists[part].push(list);
            place.push((tells[r], at));
            starts.push(first + row.len());
        }
        number.extend((columns[0].len() as u32..).take(sums.len()));
        let inertia: Vec<(usize, usize)> =
            mass.iter().map(|&(i, j)| (number[i] as usize, number[j] as usize)).collect();
        let sums: Vec<Vec<usize>> = sums.iter().map(|of| of.iter().map(|&j| number[j] as usize).collect()).collect();
        let core = Columns { n: columns[0].len(), sums: &sums };
        let trees = [(0, core, &inertia[..]), (1, Columns::plain(columns[1].len()), &[][..])]
            .map(|(part, own, mass)| Arc::new(Tree::new(own, mass, &lists[part])));
        let [core_columns, told_columns] = columns;
        let ([core_rows, told_rows], [core_values, told_values], [core, told]) = (own_rows, values, trees);
        Self {
            core: Part { columns: core_columns, rows: core_rows, values: core_values, tree: core },
            told: Part { columns: told_columns, rows: told_rows, values: told_values, tree: told },
            mass: mass.len(),
            across,
            place,
            starts,
        }
    }

    /// Operations to factor and to solve once.
    pub fn work(&self) -> usize {
        self.core.tree.work() + self.told.tree.work() + 2 * self.across.len()
    }
}

impl Part {
    fn fronts(&self, tolerance: Tolerance) -> Fronts {
        Fronts::of(&self.tree, (self.columns.len(), self.rows.len()), tolerance)
    }
}

/// Right-hand sides and solutions of a part.
#[derive(Clone, Debug, Default)]
struct Sides {
    /// Values of A.
    values: Vec<f64>,
    force: Vec<f64>,
    b: Vec<f64>,
    alpha: Vec<f64>,
    lambda: Vec<f64>,
}

impl Sides {
    fn of(part: &Part) -> Self {
        let (n, m) = (part.columns.len(), part.rows.len());
        Self {
            values: vec![0.0; part.values.len()],
            force: vec![0.0; n],
            b: vec![0.0; m],
            alpha: vec![0.0; n],
            lambda: vec![0.0; m],
        }
    }

    fn take(&mut self, part: &Part, f: &[f64], b: &[f64]) {
        self.force.iter_mut().zip(&part.columns).for_each(|(to, &j)| *to = f[j as usize]);
        self.b.iter_mut().zip(&part.rows).for_each(|(to, &r)| *to = b[r as usize]);
    }

    fn give(&self, part: &Part, alpha: &mut [f64], lambda: &mut [f64]) {
        self.alpha.iter().zip(&part.columns).for_each(|(x, &j)| alpha[j as usize] = *x);
        self.lambda.iter().zip(&part.rows).for_each(|(x, &r)| lambda[r as usize] = *x);
    }
}

/// The solver of (2).
#[derive(Clone, Debug)]
pub(super) struct Parted {
    analysis: Analysis,
    split: Arc<Split>,
    tolerance: Tolerance,
    core: Fronts,
    told: Fronts,
    sides: [Sides; 2],
    /// C, value by value.
    across: Vec<f64>,
    /// That of M in the core, where it is given.
    diagonal: Vec<f64>,
    /// All columns together, where that was asked for, and whether it answers.
    whole: Option<Box<Fronts>>,
    is_whole: bool,
    /// Marks of rows that are dropped, and dependent rows, by number in all.
    held: Vec<bool>,
    /// The same of the core's rows.
    marks: Vec<bool>,
    dependent: Vec<usize>,
    status: StepStatus,
    backward_error: f64,
}

impl Parted {
    pub fn of(analysis: &Analysis, split: &Arc<Split>, tolerance: Tolerance) -> Self {
        let told = Fronts { always_checked: true, ..split.told.fronts(tolerance) };
        Self {
            analysis: analysis.clone(),
            split: Arc::clone(split),
            core: split.core.fronts(tolerance),
            told,
            sides: [Sides::of(&split.core), Sides::of(&split.told)],
            across: vec![0.0; split.across.len()],
            diagonal: Vec::with_capacity(split.core.columns.len()),
            tolerance,
            whole: None,
            is_whole: false,
            held: Vec::with_capacity(split.place.len()),
            marks: Vec::with_capacity(split.core.rows.len()),
            dependent: Vec::with_capacity(split.place.len()),
            status: StepStatus::NotFinite,
            backward_error: 0.0,
        }
    }

    /// The fronts that answer for all columns, if the parts do not.
    fn answering(&self) -> Option<&Fronts> {
        self.whole.as_deref().filter(|_| self.is_whole)
    }

    pub fn hold_dependent_rows(&mut self, hold: bool) {
        self.held.clear();
        if hold {
            self.held.resize(self.split.place.len(), false);
            self.dependent.iter().for_each(|&r| self.held[r] = true);
        }
    }

    pub fn held_rows(&self) -> &[bool] {
        &self.held
    }

    pub fn drop_rows(&mut self, held: &[bool]) {
        assert!(held.is_empty() || held.len() == self.split.place.len(), "one mark for each row");
        self.held.clear();
        self.held.extend_from_slice(held);
    }

    pub fn factor(&mut self, values: Values<'_>) -> StepStatus {
        let Values { mass, rows, sums, diagonal } = values;
        let split = &self.split;
        let count = split.starts.last().copied().unwrap_or(0);
        assert!(mass.len() == split.mass && rows.len() == count, "numbers of values of M and A");
        self.backward_error = 0.0;
        for (part, sides) in [&split.core, &split.told].into_iter().zip(&mut self.sides) {
            sides.values.iter_mut().zip(&part.values).for_each(|(to, &at)| *to = rows[at as usize]);
        }
        self.across.iter_mut().zip(&split.across).for_each(|(to, &(_, _, at))| *to = rows[at as usize]);
        let tells_none_held = split.told.rows.iter().all(|&r| !self.held.get(r as usize).is_some_and(|&held| held));
        let told = self.told.factor(Values { rows: &self.sides[1].values, ..Values::default() });
        // Without inertia anywhere a regular B is said to have none.
        self.is_whole =
            !(tells_none_held && told == StepStatus::InertiaSingular && self.told.dependent_rows().is_empty());
        if self.is_whole {
            return self.factor_whole(values);
        }
        self.marks.clear();
        if !self.held.is_empty() {
            self.marks.extend(split.core.rows.iter().map(|&r| self.held[r as usize]));
        }
        self.core.drop_rows(&self.marks);
        self.diagonal.clear();
        if !diagonal.is_empty() {
            self.diagonal.extend(split.core.columns.iter().map(|&j| diagonal[j as usize]));
        }
        let core = self.core.factor(Values { mass, rows: &self.sides[0].values, sums, diagonal: &self.diagonal });
        self.dependent.clear();
        self.dependent.extend(self.core.dependent_rows().iter().map(|&r| split.core.rows[r] as usize));
        self.status = match core {
            StepStatus::IndefiniteMass { variable } => {
                StepStatus::IndefiniteMass { variable: split.core.columns[variable] as usize }
            }
            StepStatus::Regular | StepStatus::RowsDependent { .. } => StepStatus::InertiaSingular,
            other => other,
        };
        self.status
    }

    fn factor_whole(&mut self, values: Values<'_>) -> StepStatus {
        let (analysis, tolerance) = (&self.analysis, self.tolerance);
        let whole = self.whole.get_or_insert_with(|| Box::new(analysis.whole(tolerance)));
        whole.drop_rows(&self.held);
        self.status = whole.factor(values);
        self.dependent.clear();
        self.dependent.extend_from_slice(whole.dependent_rows());
        self.status
    }

    pub fn solve(&mut self, f: &[f64], b: &[f64], alpha: &mut [f64], lambda: &mut [f64]) -> StepStatus {
        if let (true, Some(whole)) = (self.is_whole, &mut self.whole) {
            return whole.solve(f, b, alpha, lambda);
        }
        assert!(b.len() == self.split.place.len() && lambda.len() == b.len(), "m entries in b and lambda");
        let Self { split, core, told, sides: [x, z], across, .. } = self;
        x.take(&split.core, f, b);
        z.take(&split.told, f, b);
        self.backward_error = 0.0;
        let acted = z.force.iter().any(|g| *g != 0.0);
        if acted {
            // μ; it does not depend on d.
            if told.solve(&z.force, &z.b, &mut z.alpha, &mut z.lambda) == StepStatus::AccelerationsNotUnique {
                return give_up(StepStatus::AccelerationsNotUnique, alpha, lambda);
            }
            self.backward_error = told.backward_error();
            for (&(row, column, _), c) in split.across.iter().zip(&*across) {
                x.force[column as usize] += c * z.lambda[row as usize];
            }
        }
        let status = core.solve(&x.force, &x.b, &mut x.alpha, &mut x.lambda);
        for (&(row, column, _), c) in split.across.iter().zip(&*across) {
            z.b[row as usize] -= c * x.alpha[column as usize];
        }
        let told_status = told.solve(&z.force, &z.b, &mut z.alpha, &mut z.lambda);
        self.backward_error = self.backward_error.max(told.backward_error()).max(core.backward_error());
        x.give(&split.core, alpha, lambda);
        z.give(&split.told, alpha, lambda);
        if told_status == StepStatus::AccelerationsNotUnique || status == StepStatus::AccelerationsNotUnique {
            return give_up(StepStatus::AccelerationsNotUnique, alpha, lambda);
        }
        match self.status {
            StepStatus::NotFinite | StepStatus::IndefiniteMass { .. } => give_up(self.status, alpha, lambda),
            _ if status == StepStatus::Inconsistent => status,
            known => known,
        }
    }

    pub fn status(&self) -> StepStatus {
        self.status
    }

    pub fn rank(&self) -> usize {
        self.split.place.len() - self.dependent.len()
    }

    pub fn dependent_rows(&self) -> &[usize] {
        &self.dependent
    }

    pub fn drops_entries(&self) -> bool {
        self.answering().unwrap_or(&self.core).drops_entries()
    }

    pub fn free_directions(&self) -> usize {
        self.answering().unwrap_or(&self.core).free_directions()
    }

    pub fn smallest_pivot(&self) -> f64 {
        let parts = || self.core.smallest_pivot().min(self.told.smallest_pivot());
        self.answering().map_or_else(parts, Fronts::smallest_pivot)
    }

    pub fn rows(&self) -> usize {
        self.split.place.len()
    }

    pub fn row_length(&self, row: usize) -> f64 {
        if let Some(whole) = self.answering() {
            return whole.row_length(row);
        }
        let (tells, at) = self.split.place[row];
        if !tells {
            return self.core.row_length(at as usize);
        }
        let first = self.split.across.partition_point(|entry| entry.0 < at);
        let across =
            self.split.across[first..].iter().zip(&self.across[first..]).take_while(|(entry, _)| entry.0 == at);
        let square: f64 = across.map(|(entry, c)| c * c * self.core.weight(entry.1 as usize)).sum();
        (self.told.row_length(at as usize).powi(2) + square).sqrt()
    }

    pub fn gap(&self) -> f64 {
        self.answering().unwrap_or(&self.core).gap()
    }

    pub fn inconsistency(&self) -> f64 {
        self.answering().unwrap_or(&self.core).inconsistency()
    }

    pub fn backward_error(&self) -> f64 {
        self.answering().map_or(self.backward_error, Fronts::backward_error)
    }

    pub fn stored(&self) -> usize {
        self.answering().map_or_else(|| self.core.stored() + self.told.stored(), Fronts::stored)
    }

    pub fn multiplications(&self) -> usize {
        let parts = || self.core.multiplications() + self.told.multiplications();
        self.answering().map_or_else(parts, Fronts::multiplications)
    }
}
