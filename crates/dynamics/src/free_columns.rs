//! Columns whose accelerations nothing determines, in models of any size.
//!
//! With a little inertia μS everywhere accelerations are the only ones, and a force moves what has no other inertia and no constraint
//! by 1/μ:
//!
//! ```text
//! [M + μS, A*; A, 0] [α; λ] = [f; 0],   α = x/μ + O(1),   M x = 0, A x = 0                                      (1)
//! ```
//!
//! S is the diagonal of M, and where that is zero the largest one at the model's own sizes. With a force on every column, each of its own
//! size, α grows with 1/μ exactly where x is not zero. Two sparse factorizations.

use dalembert_enforce::sparse::SparseStep;

use crate::equations::Equations;
use crate::kkt::{entries, mass_pattern, mass_size};
use crate::tolerances::free_columns::{FEWER, LITTLE, SPREAD};

/// M + μS and A, entry by entry.
struct System {
    places: Vec<(usize, usize)>,
    mass: Vec<f64>,
    columns: Vec<Vec<usize>>,
    rows: Vec<f64>,
    /// S: every column has its own place on the diagonal, once.
    own: Vec<f64>,
    /// f.
    force: Vec<f64>,
}

/// The columns of (1), at the state evaluated last.
pub fn free_columns(equations: &mut Equations<'_>) -> Vec<usize> {
    let n = equations.model.n();
    let system = System::of(equations);
    let (more, less) = (system.accelerations(LITTLE), system.accelerations(LITTLE / FEWER));
    (0..n).filter(|&c| less[c].abs() > 0.5 * FEWER * more[c].abs()).collect()
}

impl System {
    fn of(equations: &mut Equations<'_>) -> Self {
        let model = equations.model;
        let n = model.n();
        let mut places = mass_pattern(model);
        let mut mass = vec![0.0; mass_size(model)];
        equations.mass_entries_into(&mut mass);
        let size = |c: usize| model.natural.of_motion(c);
        let mut own = vec![0.0; n];
        places.iter().zip(&mass).filter(|((i, j), _)| i == j).for_each(|(&(i, _), m)| own[i] += m);
        let mut known = vec![false; n];
        places.iter().filter(|(i, j)| i == j).for_each(|&(i, _)| known[i] = true);
        for c in (0..n).filter(|&c| !known[c]) {
            places.push((c, c));
            mass.push(0.0);
        }
        let heaviest = (0..n).fold(0.0_f64, |most, c| most.max(own[c] * size(c) * size(c)));
        let heaviest = if heaviest > 0.0 { heaviest } else { 1.0 };
        let light = |c: usize| heaviest / (size(c) * size(c));
        own.iter_mut().enumerate().filter(|(_, m)| **m <= 0.0).for_each(|(c, m)| *m = light(c));
        let force = |c: usize| own[c] * size(c) * (1.0 + ((c + 1) as f64 * SPREAD).fract());
        let mut force: Vec<f64> = (0..n).map(force).collect();
        let (mut columns, mut rows) = (Vec::with_capacity(model.rows.len()), Vec::new());
        for (r, row) in model.rows.iter().enumerate() {
            let list = entries(model, r);
            let mut of_row: Vec<usize> = list.iter().map(|e| e.column).collect();
            let from = rows.len();
            rows.resize(from + list.len(), 0.0);
            let at: Vec<usize> = list.iter().map(|e| e.value).collect();
            equations.values_into(&at, &mut rows[from..]);
            // A soft row yields by a column of unit mass.
            if row.soft {
                of_row.push(force.len());
                places.push((force.len(), force.len()));
                mass.push(1.0);
                rows.push(equations.noise(r).sqrt());
                force.push(0.0);
            }
            columns.push(of_row);
        }
        Self { places, mass, columns, rows, own, force }
    }

    /// α of (1).
    fn accelerations(&self, little: f64) -> Vec<f64> {
        let (all, m) = (self.force.len(), self.columns.len());
        let more = |i: usize, j: usize| if i == j { self.own.get(i).map_or(0.0, |own| little * own) } else { 0.0 };
        let mass: Vec<f64> = self.places.iter().zip(&self.mass).map(|(&(i, j), m)| m + more(i, j)).collect();
        let mut solver = SparseStep::new(all, &self.places, &self.columns);
        solver.factor(&mass, &self.rows);
        let (mut alpha, mut lambda) = (vec![0.0; all], vec![0.0; m]);
        solver.solve(&self.force, &vec![0.0; m], &mut alpha, &mut lambda);
        alpha
    }
}
