//! Elimination within one front: columns and rows in pairs, then columns by themselves.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | M | `mass` | inertia of the columns still there, lower triangle by rows |
//! | A | `rows` | rows still there |
//! | j, r | – | pivot column and row, brought to the last places p and q |
//! | t, w | – | row q of `rows` and row p of `mass`, left of the pivot, afterwards |
//! | d | – | what a column that is a sum is of the others |
//!
//! ```text
//!     sum:     w = mⱼ + ½ mⱼⱼ d,  M ← M + d wᵀ + w dᵀ       that is Zᵀ M Z for αⱼ = dᵀα; no row holds αⱼ            (0)
//!     pair:    t = aᵣ / aᵣⱼ,  w = mⱼ − ½ mⱼⱼ t                                                                        (1)
//!              A ← A − a.ⱼ tᵀ,  M ← M − t wᵀ − w tᵀ          that is Zᵀ M Z for αⱼ = aᵣⱼ⁻¹ bᵣ − tᵀα                     (2)
//!     column:  t = mⱼ / mⱼⱼ,  M ← M − t mⱼᵀ                  where no row is left in column j                          (3)
//! ```
//!
//! M stays positive semidefinite, and positive if M > 0 on ker A; A is never squared, so its rank is told to the
//! tolerance itself. A pair is the largest entry among the front's own columns, but only if it is not small beside the
//! shared entries of its row; columns that find no such row while one needs them wait for the parent (*delayed*). Where more wait than a
//! front has by itself, as along a string of many pieces of which two are never quite parallel, smaller pairs are taken, and columns with inertia go
//! by themselves whose entries are smaller still: what these rows lose of M⁻¹ is of the square of that, and the answer is checked and refined. Else all would
//! wait for the last front.
//!
//! M begins at unit diagonal, so that mⱼⱼ is the square of how far, in its metric, all that was eliminated moves for αⱼ = 1. Along a chain of loops, each of which moves more than
//! the next, it grows like a power of their ratio, however near that is to one; then α at the far end is a difference of numbers that large, and as many digits are lost. So
//! entries count by what elimination would add to the others,
//!
//! ```text
//!     |aᵣⱼ| / max(1, √mⱼⱼ)  beside the shared |aᵣₖ|,  since mₖₖ grows by mⱼⱼ (aᵣₖ/aᵣⱼ)²                               (4)
//! ```
//!
//! and a column that much hangs on waits, while those to come are told from it. Where columns crowd a front, entries count as they are, and answers are checked.

use super::scale::inverse_root;
use crate::tolerances::ROUNDING;

/// A front in work; W is its number of columns where that is known when compiling, else 0.
pub struct Elimination<'a, const W: usize> {
    pub mass: &'a mut [f64],
    pub rows: &'a mut [f64],
    pub columns: &'a mut [u32],
    pub names: &'a mut [u32],
    /// Columns shared with later fronts; they come first.
    pub boundary: usize,
    /// Columns and rows not yet eliminated; they come first.
    pub active: usize,
    pub left: usize,
    /// Room for the weights of (4).
    pub weights: &'a mut [f64],
    pub found: &'a mut Found,
}

/// What the eliminations found, over all fronts.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Smallest |aᵣⱼ| of a pair and largest entry of a dropped row.
    pub smallest: f64,
    pub dropped: f64,
    /// Largest |t| of a pair.
    pub growth: f64,
    /// Smallest mⱼⱼ of a column by itself.
    pub lightest: f64,
    /// Largest mⱼⱼ of a column that is eliminated.
    pub heaviest: f64,
    /// Columns without inertia or row, and one with negative inertia.
    pub free: usize,
    pub negative: Option<usize>,
    /// Whether entries of rows that stay were left out.
    pub skipped: bool,
    /// Rows dropped.
    pub dependent: Vec<usize>,
}

impl Found {
    pub fn reset(&mut self) {
        self.dependent.clear();
        (self.smallest, self.dropped, self.growth, self.lightest) = (f64::INFINITY, 0.0, 0.0, f64::INFINITY);
        (self.heaviest, self.free, self.negative, self.skipped) = (0.0, 0, None, false);
    }
}

/// A choice of pivot.
struct Pair {
    row: usize,
    column: usize,
    size: f64,
    /// The size by (4).
    weighed: f64,
    /// Largest entry of the row.
    longest: f64,
}

impl<const W: usize> Elimination<'_, W> {
    #[inline]
    fn width(&self) -> usize {
        if W > 0 { W } else { self.columns.len() }
    }

    /// (0) for column j, with the places of what it is a sum of, and d. It is brought to the last place among those still there.
    #[inline]
    pub fn sum(&mut self, j: usize, d: impl Iterator<Item = (usize, f64)> + Clone) {
        self.swap_columns(j, self.active - 1);
        let (width, p) = (self.width(), self.active - 1);
        let (above, below) = self.mass.split_at_mut(p * width);
        let half = 0.5 * below[p];
        let w = &mut below[..p];
        d.clone().for_each(|(i, d)| w[i] += half * d);
        for (i, d) in d.filter(|&(_, d)| d != 0.0) {
            above[i * width..][..=i].iter_mut().zip(&*w).for_each(|(x, w)| *x += d * w);
            let column = above[i..].iter_mut().step_by(width).skip(i);
            column.zip(&w[i..]).for_each(|(x, w)| *x += d * w);
        }
        self.active = p;
    }

    /// (1), (2) while there are pairs of at least this share of what stands beside them, by (4) or as they are; returns how many. `held` rows are none.
    #[inline]
    pub fn pairs(&mut self, (threshold, weighed): (f64, bool), tolerance: f64, held: &[bool]) -> usize {
        let before = self.left;
        self.weights.fill(1.0);
        loop {
            if weighed {
                self.weigh();
            }
            let Some(pair) = self.best_pair(threshold, tolerance, held) else { break };
            self.found.smallest = self.found.smallest.min(pair.size);
            self.found.growth = self.found.growth.max(pair.longest / pair.size);
            self.swap_columns(pair.column, self.active - 1);
            self.swap_rows(pair.row, self.left - 1);
            self.eliminate_pair();
        }
        before - self.left
    }

    /// One over √mⱼⱼ of own columns, by powers of two, and at most one: massless columns are as good as others.
    #[inline]
    fn weigh(&mut self) {
        let width = self.width();
        let carried = self.mass.iter().step_by(width + 1).skip(self.boundary).take(self.active - self.boundary);
        for (weight, &x) in self.weights.iter_mut().zip(carried) {
            *weight = if x >= 4.0 { inverse_root(x) } else { 1.0 };
        }
    }

    #[inline]
    fn best_pair(&self, threshold: f64, tolerance: f64, held: &[bool]) -> Option<Pair> {
        let (mut best, mut overall): (Option<Pair>, f64) = (None, 0.0);
        for (i, row) in self.rows.chunks_exact(self.width()).enumerate().take(self.left) {
            if held.get(self.names[i] as usize).is_some_and(|&held| held) {
                continue;
            }
            let (shared, own) = row[..self.active].split_at(self.boundary);
            let (mut weighed, mut column) = (0.0, 0);
            for (j, (x, weight)) in own.iter().zip(&*self.weights).enumerate() {
                if x.abs() * weight > weighed && x.abs() > tolerance {
                    (weighed, column) = (x.abs() * weight, j);
                }
            }
            overall = overall.max(weighed);
            if weighed <= best.as_ref().map_or(0.0, |best| best.weighed) {
                continue;
            }
            let beside = shared.iter().fold(0.0, |m: f64, x| x.abs().max(m));
            if weighed >= threshold * beside {
                let longest = own.iter().fold(beside, |m, x| x.abs().max(m));
                best = Some(Pair { row: i, column: self.boundary + column, size: own[column].abs(), weighed, longest });
            }
        }
        best.filter(|best| best.weighed >= threshold * overall)
    }

    #[inline]
    fn swap_rows(&mut self, i: usize, q: usize) {
        if i != q {
            let width = self.width();
            let (left, right) = self.rows.split_at_mut(q * width);
            left[i * width..][..width].swap_with_slice(&mut right[..width]);
            self.names.swap(i, q);
        }
    }

    /// Exchanges columns j ≤ p, in what is eliminated as well.
    #[inline]
    fn swap_columns(&mut self, j: usize, p: usize) {
        if j == p {
            return;
        }
        let width = self.width();
        self.rows.chunks_exact_mut(width).for_each(|row| row.swap(j, p));
        let (above, below) = self.mass.split_at_mut(p * width);
        above[j * width..][..j].swap_with_slice(&mut below[..j]);
        for k in j + 1..p {
            std::mem::swap(&mut above[k * width + j], &mut below[k]);
        }
        std::mem::swap(&mut above[j * width + j], &mut below[p]);
        below[width..].chunks_exact_mut(width).for_each(|row| row.swap(j, p));
        self.columns.swap(j, p);
    }

    /// (1), (2) for the last column and the last row.
    #[inline]
    fn eliminate_pair(&mut self) {
        let (width, p, q) = (self.width(), self.active - 1, self.left - 1);
        let (above, below) = self.rows.split_at_mut(q * width);
        let t = &mut below[..=p];
        let reciprocal = t[p].recip();
        t[..p].iter_mut().for_each(|t| *t *= reciprocal);
        t[p] = reciprocal;
        let t = &t[..p];
        for row in above.chunks_exact_mut(width) {
            let factor = row[p];
            if factor != 0.0 {
                row[..p].iter_mut().zip(t).for_each(|(x, t)| *x -= factor * t);
            }
        }
        let (above, below) = self.mass.split_at_mut(p * width);
        self.found.heaviest = self.found.heaviest.max(below[p]);
        let half = 0.5 * below[p];
        let w = &mut below[..p];
        w.iter_mut().zip(t).for_each(|(w, t)| *w -= half * t);
        for (i, row) in above.chunks_exact_mut(width).enumerate() {
            let (ti, wi) = (t[i], w[i]);
            for ((x, t), w) in row[..=i].iter_mut().zip(t).zip(&*w) {
                *x -= ti * w + wi * t;
            }
        }
        (self.active, self.left) = (p, q);
    }

    /// (3) for the own columns that no row needs; returns how many. The others stay behind the boundary. Where there is inertia entries up to `share` of
    /// their rows need none.
    #[inline]
    pub fn columns(&mut self, tolerance: f64, share: f64, mass_tolerance: f64, held: &[bool]) -> usize {
        let (before, width) = (self.active, self.width());
        for j in (self.boundary..before).rev() {
            let needed = self.is_needed(j, tolerance, ROUNDING, held);
            let may_go = share > ROUNDING && self.mass[j * width + j] > mass_tolerance;
            let skipped = needed && may_go && !self.is_needed(j, tolerance, share, held);
            self.found.skipped |= skipped;
            if !needed || skipped {
                self.swap_columns(j, self.active - 1);
                self.eliminate_column(mass_tolerance);
            }
        }
        before - self.active
    }

    /// Whether a row that stays has more than this share of it in column j.
    #[inline]
    fn is_needed(&self, j: usize, tolerance: f64, share: f64, held: &[bool]) -> bool {
        self.rows.chunks_exact(self.width()).enumerate().take(self.left).any(|(i, row)| {
            row[j] != 0.0 && !held.get(self.names[i] as usize).is_some_and(|&held| held) && {
                let size = row[..self.active].iter().fold(0.0, |m: f64, x| x.abs().max(m));
                size > tolerance && row[j].abs() > share * size
            }
        })
    }

    /// (3) for the last column. Without inertia it is left out: t = 0 and 1 / mⱼⱼ = 0.
    #[inline]
    fn eliminate_column(&mut self, tolerance: f64) {
        let (width, p) = (self.width(), self.active - 1);
        let (above, below) = self.mass.split_at_mut(p * width);
        let pivot = below[p];
        self.active = p;
        if pivot.is_nan() || pivot <= tolerance {
            self.found.free += 1;
            if pivot < -100.0 * tolerance {
                self.found.negative = Some(self.columns[p] as usize);
            }
            below[..=p].fill(0.0);
            return;
        }
        self.found.lightest = self.found.lightest.min(pivot);
        self.found.heaviest = self.found.heaviest.max(pivot);
        let reciprocal = pivot.recip();
        let w = &mut below[..p];
        for (i, row) in above.chunks_exact_mut(width).enumerate() {
            let factor = w[i] * reciprocal;
            if factor != 0.0 {
                row[..=i].iter_mut().zip(&*w).for_each(|(x, w)| *x -= factor * w);
            }
        }
        w.iter_mut().for_each(|w| *w *= reciprocal);
        below[p] = reciprocal;
    }

    /// Drops the rows of which nothing is left; the others come first. Returns how many stay.
    #[inline]
    pub fn drop_rows(&mut self, tolerance: f64, held: &[bool]) -> usize {
        let mut stay = 0;
        for i in 0..self.left {
            let rest = &self.rows[i * self.width()..][..self.active];
            let size = rest.iter().fold(0.0, |m: f64, x| x.abs().max(m));
            let name = self.names[i] as usize;
            if size <= tolerance || held.get(name).is_some_and(|&held| held) {
                self.found.dropped = self.found.dropped.max(size);
                self.found.dependent.push(name);
            } else {
                self.swap_rows(stay, i);
                stay += 1;
            }
        }
        stay
    }
}
