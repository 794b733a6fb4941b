//! Derivatives of rates as a sparse pencil: the equations themselves, with λ' as unknowns of their own.
//!
//! With the names of `jacobian.rs`, and x a change of y, v the places of accelerations' integrals in y,
//!
//! ```text
//! (1) E = [ 1      ]  slots         K = [ ∂y'/∂y            ]
//!         [    M   ]  ρ                 [ −∂ρ/∂y     Aᵀ     ]
//!         [    A 0 ]  σ                 [ −∂σ/∂y − λ ∂R/∂y  −R ]
//!             ↑ v                                     ↑ λ'
//! ```
//!
//! is a pencil of `dalembert_integrate::Pencil`. In the semi-explicit form (`semi_explicit.rs`) equations of algebraic components z stand in their rows of σ with zeros in E and ∂g/∂y in K; there, and in rows
//! that follow, λ' = 0 stands for the equation of the multiplier. Which entries there are is told once, by the residuals over [`Dependence`]. Columns that meet in no row are derived along one direction
//! together, so that a system whose rows hold few components each takes a few sweeps, whatever its size. Where M alone, or what is known at one state, tells that no order of elimination is less work than dense
//! matrices, none is looked for. Source: A. R. Curtis, M. J. D. Powell, J. K. Reid, "On the
//! estimation of sparse Jacobian matrices", IMA J. Appl. Math. 13 (1974).

use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::kkt;
use dalembert_dynamics::residual::{Point, Residual, Room};
use dalembert_enforce::sparse::{least_work, minimum_degree};
use dalembert_expr::{Dependence, Derivative, Directions, Dual, Scalar};
use dalembert_integrate::Pencil;
use dalembert_model::model::Variable;

use super::semi_explicit::{Role, Split};
use super::slopes::{TOGETHER, slopes};
use crate::tolerances::GOLDEN;
use crate::tolerances::pencil::{MOST_FILLED, SPARSE_OPERATION};

/// Words of a [`Dependence`]: 512 components are looked at together.
const WORDS: usize = 8;

/// The entries of (1) by row and column.
struct Listed {
    size: usize,
    /// Where accelerations stand in y, by variable.
    tops: Vec<usize>,
    mass: Vec<Entry>,
    /// Columns of A by row; of rows that take part in neither E nor Aᵀ none.
    rows: Vec<Vec<usize>>,
    /// Equations λ' = 0, and rows of algebraic components with these.
    vanish: Vec<Entry>,
    algebraic: Vec<(usize, usize)>,
    /// Slopes; of full rows there are many, in half the room.
    dependent: Vec<(u32, u32)>,
}

impl Listed {
    /// None if no order of elimination takes `most` operations or fewer.
    fn of(
        equations: &Equations<'_>,
        (t, y): (f64, &[f64]),
        (size, most): (usize, f64),
        split: Option<&Split>,
    ) -> Option<Self> {
        let model = equations.model;
        let all = size + model.rows.len();
        let tops: Vec<usize> = model.variables.iter().map(Variable::top).collect();
        let mass: Vec<Entry> = kkt::mass_pattern(model).into_iter().map(|(i, j)| (tops[i], tops[j])).collect();
        if least_work(all, mass.iter().copied()) > most {
            return None;
        }
        let roles = |r: usize| split.map_or(Role::Differential, |split| split.roles[r]);
        let (mut rows, mut vanish, mut algebraic) = (Vec::new(), Vec::new(), Vec::new());
        for r in 0..model.rows.len() {
            let columns = kkt::entries(model, r).iter().map(|e| tops[e.column]).collect();
            rows.push(if roles(r) == Role::Differential { columns } else { Vec::new() });
            match roles(r) {
                Role::Differential => {}
                Role::Algebraic(place) => {
                    vanish.push((place, size + r));
                    algebraic.push((size + r, place));
                }
                Role::Follows => vanish.push((size + r, size + r)),
            }
        }
        let limits = (size, all * all / MOST_FILLED, split);
        let dependent = dependent(equations, (t, y), limits)?;
        let mut listed = Self { size, tops, mass, rows, vanish, algebraic, dependent };
        if least_work(all, listed.entries()) > most {
            return None;
        }
        // Joints at the border of their coordinates read other numbers.
        let shares = (0..y.len()).map(|k| ((k + 1) as f64 * GOLDEN).fract() - 0.5);
        let beside: Vec<f64> = y.iter().zip(shares).map(|(y, share)| y + share * (1.0 + y.abs())).collect();
        listed.dependent.extend(self::dependent(equations, (t, &beside), limits)?);
        listed.dependent.sort_unstable();
        listed.dependent.dedup();
        Some(listed)
    }

    /// All of them, some more than once.
    fn entries(&self) -> impl Iterator<Item = Entry> {
        let mass = self.mass.iter().flat_map(|&(i, j)| [(i, j), (j, i)]);
        let rows = self.rows.iter().zip(self.size..).flat_map(|(row, of_row)| {
            row.iter().flat_map(move |&j| [(of_row, j), (j, of_row)]).chain([(of_row, of_row)])
        });
        let all = mass.chain((0..self.size).map(|i| (i, i))).chain(rows).chain(self.vanish.iter().copied());
        all.chain(self.slopes())
    }

    /// Slopes by row and column.
    fn slopes(&self) -> impl Iterator<Item = Entry> {
        self.dependent.iter().map(|&(row, column)| (row as usize, column as usize))
    }

    /// Rows of rates that are no accelerations.
    fn slots(&self) -> impl Iterator<Item = usize> {
        let mut is_slot = vec![true; self.size];
        self.tops.iter().for_each(|&top| is_slot[top] = false);
        is_slot.into_iter().enumerate().filter_map(|(i, is_slot)| is_slot.then_some(i))
    }
}

/// Where the entries of (1) stand.
pub(super) struct Structure {
    /// With the ones of E.
    empty: Pencil,
    /// Places of the entries of M, each with the one opposite.
    mass: Vec<[usize; 2]>,
    /// Places of the entries of A by row, in E and K; then of R.
    rows: Vec<Row>,
    /// Places of slopes by column, with their rows.
    slopes: Vec<Vec<Slope>>,
    /// Columns that are derived together.
    colors: Vec<Vec<usize>>,
}

struct Row {
    entries: Vec<[usize; 2]>,
    noise: Option<usize>,
}

#[derive(Clone, Copy)]
struct Slope {
    place: usize,
    row: usize,
}

/// An entry by its row and column.
type Entry = (usize, usize);

impl Structure {
    /// Of a model, at any state; `size` is the length of y. None if dense matrices are less work.
    pub fn of(equations: &Equations<'_>, (t, y): (f64, &[f64]), size: usize, split: Option<&Split>) -> Option<Self> {
        let model = equations.model;
        let all = size + model.rows.len();
        if kkt::mass_size(model) > all * all / MOST_FILLED {
            return None;
        }
        let chained: usize = model.variables.iter().map(|v| v.state.len() - 1).sum();
        let most = (size - chained).saturating_pow(3) / SPARSE_OPERATION;
        let listed = Listed::of(equations, (t, y), (size, most as f64), split)?;
        let (mut empty, work) = pencil(listed.entries().collect(), all);
        if work > most {
            return None;
        }
        let places = Places(&empty);
        let mass = listed.mass.iter().map(|&(i, j)| [places.of((i, j)), places.of((j, i))]).collect();
        let rows = listed.rows.iter().enumerate().map(|(r, row)| Row {
            entries: row.iter().map(|&j| [places.of((size + r, j)), places.of((j, size + r))]).collect(),
            noise: model.rows[r].soft.then(|| places.of((size + r, size + r))),
        });
        let rows = rows.collect();
        let mut slopes = vec![Vec::new(); size];
        for (row, column) in listed.slopes() {
            slopes[column].push(Slope { place: places.of((row, column)), row });
        }
        let ones: Vec<usize> = listed.slots().map(|i| places.of((i, i))).collect();
        let vanish: Vec<usize> = listed.vanish.iter().map(|&entry| places.of(entry)).collect();
        ones.into_iter().for_each(|place| empty.e[place] = 1.0);
        vanish.into_iter().for_each(|place| empty.k[place] = 1.0);
        empty.algebraic = listed.algebraic;
        let colors = colors(&slopes, all);
        Some(Self { empty, mass, rows, slopes, colors })
    }

    /// Groups of columns to derive in one sweep, each with its direction.
    pub fn groups(&self) -> Vec<Vec<(usize, usize)>> {
        let directions = |group: &[Vec<usize>]| {
            group.iter().zip(0..).flat_map(|(columns, d)| columns.iter().map(move |&c| (c, d))).collect()
        };
        self.colors.chunks(TOGETHER).map(directions).collect()
    }

    /// Writes what is no slope.
    pub fn begin(&self, equations: &mut Equations<'_>, out: &mut Pencil) {
        out.clone_from(&self.empty);
        let mut mass = vec![0.0; self.mass.len()];
        equations.mass_entries_into(&mut mass);
        for (&[one, other], m) in self.mass.iter().zip(mass) {
            (out.e[one], out.e[other]) = (m, m);
        }
        for (r, row) in self.rows.iter().enumerate() {
            for (&[e, k], (_, a)) in row.entries.iter().zip(equations.row(r)) {
                (out.e[e], out.k[k]) = (a, a);
            }
            if let Some(noise) = row.noise {
                out.k[noise] = -equations.noise(r);
            }
        }
    }

    /// Adds slopes of a group.
    pub fn put(&self, group: &[(usize, usize)], slopes: &[Directions<TOGETHER>], out: &mut Pencil) {
        for &(column, direction) in group {
            for at in &self.slopes[column] {
                out.k[at.place] += slopes[at.row].0[direction];
            }
        }
    }
}

/// Rows and components of y that they depend on at a state; none if there are more than `most`.
fn dependent(
    equations: &Equations<'_>,
    (t, y): (f64, &[f64]),
    (size, most, split): (usize, usize, Option<&Split>),
) -> Option<Vec<(u32, u32)>> {
    let model = equations.model;
    let inputs: Vec<Dual<f64, Dependence<WORDS>>> = equations.inputs().iter().map(|&u| Dual::constant(u)).collect();
    let mut along: Vec<Dual<f64, Dependence<WORDS>>> = y.iter().map(|&y| Dual::constant(y)).collect();
    // Anything but zero: what rests exerts nothing, and may at other states.
    let (alpha, lambda) = (vec![1.0; model.n()], vec![1.0; model.rows.len()]);
    let mut room = Room::new(model);
    let mut found = Vec::new();
    for first in (0..y.len()).step_by(64 * WORDS) {
        let block = first..y.len().min(first + 64 * WORDS);
        block.clone().for_each(|k| along[k].derivative = Dependence::on(k - first));
        let point = Point { t, y: &along, inputs: &inputs, alpha: &alpha, lambda: &lambda };
        let here = Residual::within(model, &point, &mut room);
        for (row, on) in slopes(equations, (&point, &here), size, split).into_iter().enumerate() {
            found.extend(on.components().map(|k| (row as u32, (first + k) as u32)));
        }
        if found.len() > most {
            return None;
        }
        block.for_each(|k| along[k].derivative = Derivative::<f64>::zero());
    }
    Some(found)
}

/// Room for entries, with an order of elimination and the operations that it takes.
fn pencil(mut entries: Vec<Entry>, size: usize) -> (Pencil, usize) {
    entries.sort_unstable_by_key(|&(row, column)| (column, row));
    entries.dedup();
    let mut starts = vec![0; size + 1];
    entries.iter().for_each(|&(_, column)| starts[column + 1] += 1);
    (0..size).for_each(|column| starts[column + 1] += starts[column]);
    let rows: Vec<usize> = entries.iter().map(|entry| entry.0).collect();
    let mut edges: Vec<Entry> =
        entries.into_iter().filter(|(i, j)| i != j).map(|(i, j)| (i.max(j), i.min(j))).collect();
    edges.sort_unstable();
    edges.dedup();
    let (mut order, mut work) = (Vec::with_capacity(size), 0_usize);
    for clique in minimum_degree(size, &edges, &[]) {
        for (k, &own) in clique.own.iter().enumerate() {
            order.push(own as usize);
            work += (clique.own.len() - k + clique.boundary.len()).pow(2);
        }
    }
    let zeros = vec![0.0; rows.len()];
    (Pencil { size, starts, rows, e: zeros.clone(), k: zeros, order, algebraic: Vec::new() }, work)
}

/// Where entries stand.
struct Places<'p>(&'p Pencil);

impl Places<'_> {
    fn of(&self, (row, column): Entry) -> usize {
        let (from, to) = (self.0.starts[column], self.0.starts[column + 1]);
        from + self.0.rows[from..to].partition_point(|&other| other < row)
    }
}

/// Columns in groups that meet in no row, each in the first that it fits into.
fn colors(slopes: &[Vec<Slope>], rows: usize) -> Vec<Vec<usize>> {
    let mut by_row: Vec<Vec<usize>> = vec![Vec::new(); rows];
    for (column, slopes) in slopes.iter().enumerate() {
        slopes.iter().for_each(|slope| by_row[slope.row].push(column));
    }
    let (mut color, mut groups) = (vec![usize::MAX; slopes.len()], Vec::<Vec<usize>>::new());
    let mut taken = vec![usize::MAX; slopes.len()];
    for (column, slopes) in slopes.iter().enumerate().filter(|(_, slopes)| !slopes.is_empty()) {
        let met = slopes.iter().flat_map(|slope| &by_row[slope.row]);
        met.filter(|&&other| color[other] != usize::MAX).for_each(|&other| taken[color[other]] = column);
        let free = (0..groups.len()).find(|&c| taken[c] != column).unwrap_or(groups.len());
        if free == groups.len() {
            groups.push(Vec::new());
        }
        groups[free].push(column);
        color[column] = free;
    }
    groups
}
