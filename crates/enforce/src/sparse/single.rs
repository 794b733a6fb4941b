//! Small systems as one front whose size is known when compiling: the eliminations of `front.rs` without moving columns.
//!
//! Of an eliminated column nothing is left but zeros, in M and in the rows that are still there, so that every loop runs over
//! all N columns. With one front nothing is shared: the pair is the largest entry there is, and no column has to wait.

use super::front::Found;
use super::numeric::with_single;
use super::substitute::Vectors;
use super::tree::Tree;
use crate::tolerances::Tolerance;

/// More columns than this go to the fronts.
const MOST_COLUMNS: usize = 10;
/// More rows than this likewise.
const MOST_ROWS: usize = 40;

/// An elimination, of a pair or of a column by itself.
#[derive(Clone, Copy, Debug, Default)]
struct Stage {
    column: u32,
    /// Meaningful for pairs.
    row: u32,
    /// 1 / aᵣⱼ, or 1 / mⱼⱼ.
    reciprocal: f64,
    /// mⱼⱼ of a pair.
    mass: f64,
    /// β and g of the last right-hand side.
    beta: f64,
    force: f64,
}

/// The factorization of a small system; t, w as in `front.rs`.
#[derive(Clone, Debug)]
pub struct Single {
    n: usize,
    m: usize,
    /// M, all of it; then zeros.
    mass: Vec<f64>,
    /// Rows still there come first.
    rows: Vec<f64>,
    names: Vec<u32>,
    /// Pairs, then columns by themselves.
    stages: Vec<Stage>,
    pairs: usize,
    /// t and w of each stage.
    t: Vec<f64>,
    w: Vec<f64>,
    /// Column j of the rows that were there at each pair, by row.
    across: Vec<f64>,
}

impl Single {
    /// Whether n columns and m rows are few.
    pub fn suits(n: usize, m: usize) -> bool {
        (1..=MOST_COLUMNS).contains(&n) && m <= MOST_ROWS
    }

    /// Room for n columns and m rows, if they are few.
    pub fn new(n: usize, m: usize) -> Option<Self> {
        Self::suits(n, m).then(|| Self {
            n,
            m,
            mass: vec![0.0; n * n],
            rows: vec![0.0; m * n],
            names: Vec::with_capacity(m),
            stages: vec![Stage::default(); n],
            pairs: 0,
            t: vec![0.0; n * n],
            w: vec![0.0; n * n],
            across: vec![0.0; n * m],
        })
    }

    /// Multiplications of the last factorization, to leading order.
    pub fn multiplications(&self) -> usize {
        self.n * (self.pairs * (self.m + 2 * self.n) + (self.n - self.pairs) * self.n)
    }

    /// Operations to factor independent rows and to solve once.
    pub fn expected_work(n: usize, m: usize) -> usize {
        let pairs = m.min(n);
        2 * n * (pairs * (m + 2 * n) + (n - pairs) * n) + 6 * n * (n + m)
    }

    /// Numbers that are kept.
    pub fn stored(&self) -> usize {
        self.t.len() + self.w.len() + self.across.len()
    }

    /// Factors the scaled M and A. Rows that are `held` are dropped, whatever their values.
    pub fn factor(
        &mut self,
        tree: &Tree,
        (mass, rows): (&[f64], &[f64]),
        (columns, scales): (&[f64], &[f64]),
        (tolerance, held): (&Tolerance, &[bool]),
        found: &mut Found,
    ) {
        with_single!(self.n, self.factor_wide(tree, (mass, rows), (columns, scales), (tolerance, held), found));
    }

    #[inline(never)]
    fn factor_wide<const N: usize>(
        &mut self,
        tree: &Tree,
        (mass, rows): (&[f64], &[f64]),
        (columns, scales): (&[f64], &[f64]),
        (tolerance, held): (&Tolerance, &[bool]),
        found: &mut Found,
    ) {
        self.fill::<N>(tree, (mass, rows), (columns, scales), held, found);
        let mut active = [true; N];
        self.pairs = 0;
        while let Some((row, column, size)) = self.largest::<N>(tolerance.rank) {
            (found.smallest, found.growth) = (found.smallest.min(size), found.growth.max(1.0));
            self.eliminate_pair::<N>(row, column);
            active[column] = false;
        }
        for (row, &name) in self.rows.as_chunks::<N>().0.iter().zip(&self.names) {
            found.dropped = row.iter().fold(found.dropped, |m, x| m.max(x.abs()));
            found.dependent.push(name as usize);
        }
        let limit = tolerance.mass * (1.0 + found.growth * found.growth);
        for (stage, column) in (self.pairs..).zip((0..N).rev().filter(|&j| active[j])) {
            self.eliminate_column::<N>(stage, column, limit, found);
        }
    }

    /// Scaled values in their places; rows of zeros and those held are dropped.
    #[inline]
    fn fill<const N: usize>(
        &mut self,
        tree: &Tree,
        (mass, rows): (&[f64], &[f64]),
        (columns, scales): (&[f64], &[f64]),
        held: &[bool],
        found: &mut Found,
    ) {
        self.mass.fill(0.0);
        self.across.fill(0.0);
        for (value, &(i, j)) in mass.iter().zip(&tree.mass_entries) {
            let (i, j) = (i as usize, j as usize);
            let value = value * columns[i] * columns[j];
            self.mass[i * N + j] += value;
            if i != j {
                self.mass[j * N + i] += value;
            }
        }
        self.names.clear();
        let (chunks, _) = self.rows.as_chunks_mut::<N>();
        for (r, (&d, ends)) in scales.iter().zip(tree.row_start.windows(2)).enumerate() {
            if d <= 0.0 || held.get(r).is_some_and(|&held| held) {
                found.dependent.push(r);
                continue;
            }
            let row = &mut chunks[self.names.len()];
            *row = [0.0; N];
            for (x, &j) in rows[ends[0]..ends[1]].iter().zip(&tree.row_column[ends[0]..ends[1]]) {
                row[j as usize] += x * d * columns[j as usize];
            }
            self.names.push(r as u32);
        }
    }

    /// Row, column and size of the largest entry, if it is more than the tolerance.
    #[inline]
    fn largest<const N: usize>(&self, tolerance: f64) -> Option<(usize, usize, f64)> {
        let (mut best, mut size) = (usize::MAX, tolerance);
        for (i, row) in self.rows.as_chunks::<N>().0.iter().take(self.names.len()).enumerate() {
            let longest = row.iter().fold(0.0, |m: f64, x| if x.abs() > m { x.abs() } else { m });
            (best, size) = if longest > size { (i, longest) } else { (best, size) };
        }
        let row = self.rows.as_chunks::<N>().0.get(best)?;
        let mut column = 0;
        for j in (0..N).rev() {
            column = if row[j].abs() == size { j } else { column };
        }
        Some((best, column, size))
    }

    /// (1), (2) of `front.rs`.
    #[inline]
    fn eliminate_pair<const N: usize>(&mut self, row: usize, column: usize) {
        let (k, last) = (self.pairs, self.names.len() - 1);
        self.pairs += 1;
        let (rows, _) = self.rows.as_chunks_mut::<N>();
        rows.swap(row, last);
        self.names.swap(row, last);
        let name = self.names.pop().unwrap_or_default();
        let mut t = rows[last];
        let reciprocal = t[column].recip();
        t = t.map(|x| x * reciprocal);
        t[column] = 0.0;
        let across = &mut self.across[k * self.m..][..self.m];
        for (row, &name) in rows.iter_mut().zip(&self.names) {
            let factor = row[column];
            row[column] = 0.0;
            across[name as usize] = factor;
            for j in 0..N {
                row[j] -= factor * t[j];
            }
        }
        let (mass, _) = self.mass.as_chunks_mut::<N>();
        let mut w = mass[column];
        let own = w[column];
        for j in 0..N {
            w[j] -= 0.5 * own * t[j];
        }
        w[column] = 0.0;
        for (i, line) in mass.iter_mut().enumerate() {
            for j in 0..N {
                line[j] -= t[i] * w[j] + w[i] * t[j];
            }
            line[column] = 0.0;
        }
        mass[column] = [0.0; N];
        self.t.as_chunks_mut::<N>().0[k] = t;
        self.w.as_chunks_mut::<N>().0[k] = w;
        self.stages[k] = Stage { column: column as u32, row: name, reciprocal, mass: own, ..Stage::default() };
    }

    /// (3) of `front.rs`. A column without inertia is left out: t = 0 and 1 / mⱼⱼ = 0.
    #[inline]
    fn eliminate_column<const N: usize>(&mut self, stage: usize, column: usize, limit: f64, found: &mut Found) {
        let (mass, _) = self.mass.as_chunks_mut::<N>();
        let mut w = mass[column];
        let pivot = w[column];
        let (mut t, mut reciprocal) = ([0.0; N], 0.0);
        if pivot.is_nan() || pivot <= limit {
            found.free += 1;
            if pivot < -100.0 * limit {
                found.negative = Some(column);
            }
        } else {
            found.lightest = found.lightest.min(pivot);
            reciprocal = pivot.recip();
            w[column] = 0.0;
            t = w.map(|x| x * reciprocal);
            for (i, line) in mass.iter_mut().enumerate() {
                for j in 0..N {
                    line[j] -= t[i] * w[j];
                }
            }
        }
        mass[column] = [0.0; N];
        mass.iter_mut().for_each(|line| line[column] = 0.0);
        self.t.as_chunks_mut::<N>().0[stage] = t;
        self.stages[stage] = Stage { column: column as u32, reciprocal, ..Stage::default() };
    }

    /// x, y ← α, λ for the right-hand sides x = f, y = b, all scaled.
    pub fn substitute(&mut self, v: &mut Vectors) {
        with_single!(self.n, self.substitute_wide(v));
    }

    /// (1) to (3) of `substitute.rs`.
    #[inline(never)]
    fn substitute_wide<const N: usize>(&mut self, v: &mut Vectors) {
        let (Some(x), y) = (v.x.first_chunk_mut::<N>(), &mut v.y[..self.m]) else { return };
        let (t, w) = (self.t.as_chunks::<N>().0, self.w.as_chunks::<N>().0);
        for (k, stage) in self.stages.iter_mut().enumerate() {
            let (column, t) = (stage.column as usize, &t[k]);
            if k >= self.pairs {
                let f = x[column];
                for j in 0..N {
                    x[j] -= f * t[j];
                }
                x[column] = f * stage.reciprocal;
                continue;
            }
            let (row, w) = (stage.row as usize, &w[k]);
            let beta = y[row] * stage.reciprocal;
            let g = x[column] - 0.5 * stage.mass * beta;
            for j in 0..N {
                x[j] -= g * t[j] + beta * w[j];
            }
            y.iter_mut().zip(&self.across[k * self.m..]).for_each(|(y, a)| *y -= beta * a);
            (stage.beta, stage.force) = (beta, g);
        }
        y.fill(0.0);
        let dot = |a: &[f64; N], b: &[f64; N]| {
            let mut sum = 0.0;
            for j in 0..N {
                sum += a[j] * b[j];
            }
            sum
        };
        let mut alpha = [0.0; N];
        for (k, stage) in self.stages.iter().enumerate().rev() {
            let column = stage.column as usize;
            if k >= self.pairs {
                alpha[column] = x[column] - dot(&t[k], &alpha);
                continue;
            }
            let own = stage.beta - dot(&t[k], &alpha);
            let rows: f64 = y.iter().zip(&self.across[k * self.m..]).map(|(y, a)| y * a).sum();
            let force = 0.5 * stage.mass * own + dot(&w[k], &alpha) - stage.force - rows;
            y[stage.row as usize] = force * stage.reciprocal;
            alpha[column] = own;
        }
        *x = alpha;
    }
}
