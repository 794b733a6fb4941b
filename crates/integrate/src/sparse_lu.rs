//! P S A Q = L U of sparse matrices with real or complex entries.
//!
//! ```text
//! (1) column k of A, in the order Q:   L x = S a_k by substitution along the columns of L that its entries reach
//! (2) U_·k: what of x stands in rows that are pivots already;   L_·k: the rest over the pivot
//! ```
//!
//! The pivot of (2) is the entry of the column's own row, if that is no less than [`DIAGONAL`] of the largest. S are powers of two that bring rows to entries below 1.
//! Cost: in proportion to the operations on numbers that are not zero. Source: J. R. Gilbert, T. Peierls, "Sparse partial pivoting in time proportional to
//! arithmetic operations", SIAM J. Sci. Stat. Comput. 9 (1988).

use crate::shift::Shift;
use crate::tolerances::sparse::DIAGONAL;

/// A matrix by columns, square.
pub(crate) struct Columns<'a, T> {
    pub starts: &'a [usize],
    pub rows: &'a [usize],
    pub entries: Vec<T>,
}

/// Entries of a triangle by columns.
struct Triangle<T> {
    starts: Vec<usize>,
    places: Vec<usize>,
    entries: Vec<T>,
}

impl<T: Copy> Triangle<T> {
    fn new() -> Self {
        Self { starts: vec![0], places: Vec::new(), entries: Vec::new() }
    }

    fn push(&mut self, place: usize, entry: T) {
        self.places.push(place);
        self.entries.push(entry);
    }

    fn close(&mut self) {
        self.starts.push(self.places.len());
    }

    fn column(&self, k: usize) -> impl Iterator<Item = (usize, T)> + '_ {
        let range = self.starts[k]..self.starts[k + 1];
        self.places[range.clone()].iter().copied().zip(self.entries[range].iter().copied())
    }
}

/// The factors. L and U speak of rows and columns in the order of pivots.
pub(crate) struct SparseLu<T> {
    lower: Triangle<T>,
    upper: Triangle<T>,
    pivots: Vec<T>,
    /// The row of each pivot, and S by rows.
    row_of: Vec<usize>,
    scale: Vec<f64>,
    order: Vec<usize>,
    work: Vec<T>,
}

/// What is open while columns are taken one after the other.
struct Elimination<T> {
    /// The pivot of a row, `NONE` where it is open.
    pivot_of: Vec<usize>,
    x: Vec<T>,
    /// The column in which a row was last reached.
    reached: Vec<usize>,
    /// Pivots that a column reaches, each before those it changes, reversed; open rows.
    pivots: Vec<usize>,
    open: Vec<usize>,
    stack: Vec<(usize, usize)>,
}

const NONE: usize = usize::MAX;

/// |Re| + |Im|.
fn size<T: Shift>(x: T) -> f64 {
    x.absolute()
}

impl<T: Shift> SparseLu<T> {
    /// Factors; columns are taken in this order. A matrix that is singular gives solutions that are not finite.
    pub fn new(a: &Columns<'_, T>, order: &[usize]) -> Self {
        let n = order.len();
        let mut factors = Self {
            lower: Triangle::new(),
            upper: Triangle::new(),
            pivots: Vec::with_capacity(n),
            row_of: Vec::with_capacity(n),
            scale: scale(a, n),
            order: order.to_vec(),
            work: vec![T::from(0.0); n],
        };
        let mut state = Elimination {
            pivot_of: vec![NONE; n],
            x: vec![T::from(0.0); n],
            reached: vec![NONE; n],
            pivots: Vec::new(),
            open: Vec::new(),
            stack: Vec::new(),
        };
        for (k, &column) in order.iter().enumerate() {
            factors.take(a, (k, column), &mut state);
        }
        for place in &mut factors.lower.places {
            *place = state.pivot_of[*place];
        }
        factors
    }

    /// (1) and (2).
    fn take(&mut self, a: &Columns<'_, T>, (k, column): (usize, usize), state: &mut Elimination<T>) {
        let entries = a.starts[column]..a.starts[column + 1];
        state.pivots.clear();
        state.open.clear();
        for &row in &a.rows[entries.clone()] {
            self.reach(k, row, state);
        }
        for at in entries {
            let row = a.rows[at];
            state.x[row] += a.entries[at] * T::from(self.scale[row]);
        }
        for &j in state.pivots.iter().rev() {
            let u = std::mem::replace(&mut state.x[self.row_of[j]], T::from(0.0));
            self.upper.push(j, u);
            for (row, l) in self.lower.column(j) {
                state.x[row] -= l * u;
            }
        }
        self.upper.close();
        let Some(row) = choose(state, column) else {
            self.lower.close();
            self.pivots.push(T::from(0.0));
            // The row of a column of which nothing is left: any that is open, so that rows and columns stay in pairs.
            let row = state.pivot_of.iter().position(|&pivot| pivot == NONE).unwrap_or(0);
            state.pivot_of[row] = k;
            self.row_of.push(row);
            return;
        };
        let pivot = std::mem::replace(&mut state.x[row], T::from(0.0));
        state.pivot_of[row] = k;
        self.pivots.push(pivot);
        self.row_of.push(row);
        for &other in state.open.iter().filter(|&&other| other != row) {
            let x = std::mem::replace(&mut state.x[other], T::from(0.0));
            if size(x) != 0.0 {
                self.lower.push(other, x / pivot);
            }
        }
        self.lower.close();
    }

    /// Adds what a row reaches through columns of L: a walk in depth, so that a pivot comes after all that it changes.
    fn reach(&self, k: usize, row: usize, state: &mut Elimination<T>) {
        if state.reached[row] == k {
            return;
        }
        state.reached[row] = k;
        let pivot = state.pivot_of[row];
        if pivot == NONE {
            state.open.push(row);
            return;
        }
        state.stack.push((pivot, self.lower.starts[pivot]));
        while let Some((pivot, at)) = state.stack.pop() {
            let end = self.lower.starts[pivot + 1];
            let next = (at..end).find(|&at| state.reached[self.lower.places[at]] != k);
            let Some(at) = next else {
                state.pivots.push(pivot);
                continue;
            };
            state.stack.push((pivot, at + 1));
            let row = self.lower.places[at];
            state.reached[row] = k;
            match state.pivot_of[row] {
                NONE => state.open.push(row),
                pivot => state.stack.push((pivot, self.lower.starts[pivot])),
            }
        }
    }

    /// x ← A⁻¹x.
    pub fn solve(&mut self, x: &mut [T]) {
        let n = self.order.len();
        for k in 0..n {
            let row = self.row_of[k];
            self.work[k] = x[row] * T::from(self.scale[row]);
        }
        for k in 0..n {
            let y = self.work[k];
            for (place, l) in self.lower.column(k) {
                self.work[place] -= l * y;
            }
        }
        for k in (0..n).rev() {
            let y = self.work[k] / self.pivots[k];
            self.work[k] = y;
            for (place, u) in self.upper.column(k) {
                self.work[place] -= u * y;
            }
        }
        for (k, &column) in self.order.iter().enumerate() {
            x[column] = self.work[k];
        }
    }
}

/// The row of the pivot, if there is one.
fn choose<T: Shift>(state: &Elimination<T>, column: usize) -> Option<usize> {
    let largest =
        state.open.iter().copied().max_by(|&a, &b| size(state.x[a]).total_cmp(&size(state.x[b])).then(b.cmp(&a)))?;
    let most = size(state.x[largest]);
    let own = state.pivot_of[column] == NONE && size(state.x[column]) >= DIAGONAL * most;
    if own { Some(column) } else { Some(largest) }.filter(|_| most > 0.0)
}

/// S.
fn scale<T: Shift>(a: &Columns<'_, T>, n: usize) -> Vec<f64> {
    let mut most = vec![0.0_f64; n];
    for (&row, &entry) in a.rows.iter().zip(&a.entries) {
        most[row] = most[row].max(size(entry));
    }
    most.into_iter().map(|most| if most > 0.0 { (-most.log2().ceil()).exp2() } else { 1.0 }).collect()
}

#[cfg(test)]
mod tests {
    use faer::linalg::solvers::Solve;
    use faer::{Col, Mat, c64};

    use super::{Columns, SparseLu};
    use crate::shift::Shift;

    /// Numbers in [−1, 1) from a seed.
    struct Draw(u64);

    impl Draw {
        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
        }
    }

    /// Sparse, with zeros on a third of the diagonal and rows of sizes far from each other, and beside it dense LU.
    fn agrees<T: Shift>(n: usize, draw: &mut Draw, number: impl Fn(&mut Draw) -> T) {
        let mut dense = Mat::<T>::from_fn(n, n, |_, _| T::from(0.0));
        for i in 0..n {
            let size = T::from((10.0 * draw.next()).exp2());
            if i % 3 > 0 {
                dense[(i, i)] = number(draw) * size;
            }
            for _ in 0..3 {
                let j = ((f64::midpoint(draw.next(), 1.0) * n as f64) as usize).min(n - 1);
                dense[(i, j)] = number(draw) * size;
            }
            dense[(i, (i + 1) % n)] = number(draw) * size;
        }
        let (mut starts, mut rows, mut entries) = (vec![0], Vec::new(), Vec::new());
        for j in 0..n {
            let column = (0..n).filter(|&i| dense[(i, j)].absolute() > 0.0);
            column.for_each(|i| {
                rows.push(i);
                entries.push(dense[(i, j)]);
            });
            starts.push(rows.len());
        }
        let wanted: Vec<T> = (0..n).map(|_| number(draw)).collect();
        let product = &dense * Col::from_fn(n, |i| wanted[i]);
        let mut x: Vec<T> = (0..n).map(|i| product[i]).collect();
        let mut order: Vec<usize> = (0..n).collect();
        order.reverse();
        SparseLu::new(&Columns { starts: &starts, rows: &rows, entries }, &order).solve(&mut x);
        let other = dense.partial_piv_lu().solve(&product);
        let error = |of: &dyn Fn(usize) -> T| (0..n).map(|i| (of(i) - wanted[i]).absolute()).fold(0.0, f64::max);
        // Both lose what the matrix costs; threshold pivots some more.
        let (sparse, dense) = (error(&|i| x[i]), error(&|i| other[i]));
        assert!(sparse <= 1e-10_f64.max(1e3 * dense), "n = {n}: {sparse:e} beside {dense:e}");
    }

    #[test]
    fn sparse_and_dense_factors_give_one_solution() {
        let mut draw = Draw(17);
        for n in [1, 2, 5, 20, 60] {
            for _ in 0..20 {
                agrees::<f64>(n, &mut draw, Draw::next);
                agrees::<c64>(n, &mut draw, |draw| c64::new(draw.next(), draw.next()));
            }
        }
    }

    #[test]
    fn a_singular_matrix_gives_no_numbers() {
        let columns = Columns { starts: &[0, 2, 4], rows: &[0, 1, 0, 1], entries: vec![1.0, 2.0, 2.0, 4.0] };
        let mut x = [1.0, 1.0];
        SparseLu::new(&columns, &[0, 1]).solve(&mut x);
        assert!(x.iter().any(|x| !x.is_finite()));
    }
}
