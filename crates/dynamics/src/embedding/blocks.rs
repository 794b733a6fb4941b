//! Rows of a group, joint by joint: the velocities that only one joint's rows speak of follow from all others.
//!
//! A leg between a base and a platform has velocities of its own, as many as the joint at its end holds or more. With a the own
//! velocities of a block of rows, s those that several blocks share, all scaled as in (1) of `embedding.rs` and rows of unit length,
//!
//! ```text
//! B a + S s = b,   a = [d; f]   ⇒   d = B_d⁻¹(b − B_f f − S s)              Gauss–Jordan, complete pivoting over a        (1)
//! λ = B_d⁻ᵀ γ_d,   γ_s' = γ_s − (B_d⁻¹S)ᵀ γ_d                               Aᵀλ = γ                                        (2)
//! ```
//!
//! What rows are left have only shared velocities and are factored as a whole. So a platform on six legs costs six small blocks, where one
//! factorization of all its rows grows with the cube of the number of legs. A pivot that is too small says that the own velocities of
//! a joint do not answer for it there; then, and where rows are redundant, all rows are looked at together ([`Blocks::embed`] says so).

use std::collections::HashMap;

use crate::pivoted::Pivoted;
use crate::tolerances::embedding::OWN;

/// A group's rows.
#[derive(Clone, Debug, Default)]
pub struct Blocks {
    blocks: Vec<Block>,
    /// Columns that no block has for itself, and the rows that have only such.
    shared: Vec<usize>,
    core: Vec<usize>,
    factor: Pivoted,
    /// Of the core rows.
    b: Vec<f64>,
    work: Vec<f64>,
    lambda: Vec<f64>,
}

#[derive(Clone, Debug, Default)]
struct Block {
    /// Among the group's rows.
    rows: Vec<usize>,
    /// Columns as they are filled: own ones, then shared ones, by number in the group; after [`Block::eliminate`] d, f, shared ones.
    given: Vec<usize>,
    columns: Vec<usize>,
    own: usize,
    /// Where the entries of a row stand among the columns, in their order.
    places: Vec<usize>,
    /// The numbers of its shared columns among those of the group.
    among: Vec<usize>,
    /// Row by row: these columns, b, and the unit matrix that becomes B_d⁻¹.
    table: Vec<f64>,
    /// 1/length of each row.
    scale: Vec<f64>,
}

impl Blocks {
    /// From rows by number, each with its columns in the order of its entries, which name none twice; none where no row has enough columns that
    /// only rows with the same columns speak of.
    pub fn of(rows: &[(usize, Vec<usize>)], columns: usize) -> Option<Self> {
        let mut bundles: Vec<(&Vec<usize>, Vec<usize>)> = Vec::new();
        let mut place: HashMap<&Vec<usize>, usize> = HashMap::new();
        for (r, row) in rows.iter().map(|(r, row)| (*r, row)) {
            let at = *place.entry(row).or_insert(bundles.len());
            match bundles.get_mut(at) {
                Some((_, members)) => members.push(r),
                None => bundles.push((row, vec![r])),
            }
        }
        let mut count = vec![0; columns];
        bundles.iter().for_each(|(of, _)| of.iter().for_each(|&c| count[c] += 1));
        let mut all = Self::default();
        let mut is_own = vec![false; columns];
        for (of, members) in bundles {
            let (mut own, others): (Vec<usize>, Vec<usize>) = of.iter().partition(|&&c| count[c] == 1);
            if own.len() < members.len() || own.is_empty() {
                all.core.extend(members);
                continue;
            }
            own.iter().for_each(|&c| is_own[c] = true);
            let (rows, own_count) = (members, own.len());
            own.extend(others);
            let width = own.len() + 1 + rows.len();
            let (table, scale) = (vec![0.0; width * rows.len()], vec![0.0; rows.len()]);
            let places = of.iter().filter_map(|c| own.iter().position(|o| o == c)).collect();
            all.blocks.push(Block {
                rows,
                columns: own.clone(),
                given: own,
                own: own_count,
                places,
                among: Vec::new(),
                table,
                scale,
            });
        }
        all.shared = (0..columns).filter(|&c| !is_own[c]).collect();
        for block in &mut all.blocks {
            let shared = block.given[block.own..].iter();
            block.among = shared.filter_map(|c| all.shared.binary_search(c).ok()).collect();
        }
        (!all.blocks.is_empty()).then_some(all)
    }

    /// X and x' of the group in scaled velocities, X column by column in columns of `rate.len()` numbers, from the entries of its rows, C,
    /// and b; the number of X's columns. Nothing where all rows have to be looked at together.
    pub fn embed<R: Iterator<Item = (usize, f64)>>(
        &mut self,
        entries: impl Fn(usize) -> R,
        (scale, b): (&[f64], impl Fn(usize) -> f64),
        tolerance: f64,
        (x, rate): (&mut [f64], &mut [f64]),
    ) -> Option<usize> {
        let n = rate.len();
        // Rows so short that the rank is a question are looked at together.
        if tolerance > OWN * OWN {
            return None;
        }
        for block in &mut self.blocks {
            block.fill(&entries, scale, &b);
            if !block.eliminate() {
                return None;
            }
        }
        let free = self.embed_core(&entries, (scale, b), tolerance, (x, rate))?;
        let mut next = free;
        for block in &self.blocks {
            let (r, width) = (block.rows.len(), block.width());
            let rows = || block.table.chunks_exact(width).zip(&block.columns);
            let shared = &block.columns[block.own..];
            for (row, &d) in rows() {
                if self.core.is_empty() {
                    // Each shared velocity is free by itself, and x' of it is zero.
                    rate[d] = row[block.columns.len()];
                    row[block.own..].iter().zip(&block.among).for_each(|(t, free)| x[free * n + d] = -t);
                    continue;
                }
                let along = row[block.own..].iter().zip(shared);
                rate[d] = row[block.columns.len()] - along.map(|(t, &s)| t * rate[s]).sum::<f64>();
                for column in x.chunks_exact_mut(n).take(free) {
                    let along = row[block.own..].iter().zip(shared);
                    column[d] = -along.map(|(t, &s)| t * column[s]).sum::<f64>();
                }
            }
            for (at, &f) in block.columns.iter().enumerate().take(block.own).skip(r) {
                let column = &mut x[next * n..(next + 1) * n];
                column.fill(0.0);
                column[f] = 1.0;
                rows().for_each(|(row, &d)| column[d] = -row[at]);
                next += 1;
            }
        }
        Some(next)
    }

    /// The shared velocities: what the rows that have no others leave of them.
    fn embed_core<R: Iterator<Item = (usize, f64)>>(
        &mut self,
        entries: &impl Fn(usize) -> R,
        (scale, b): (&[f64], impl Fn(usize) -> f64),
        tolerance: f64,
        (x, rate): (&mut [f64], &mut [f64]),
    ) -> Option<usize> {
        let (n, count) = (rate.len(), self.shared.len());
        rate.fill(0.0);
        if self.core.is_empty() {
            for (column, &s) in x.chunks_exact_mut(n).zip(&self.shared) {
                column.fill(0.0);
                column[s] = 1.0;
            }
            return Some(count);
        }
        self.factor.resize(count, self.core.len());
        for (i, &row) in self.core.iter().enumerate() {
            let column = self.factor.column_mut(i);
            for (c, value) in entries(row) {
                // Its columns are shared ones, in order.
                if let Ok(at) = self.shared.binary_search(&c) {
                    column[at] += value * scale[c];
                }
            }
        }
        self.factor.factor(tolerance);
        let rank = self.factor.rank();
        if rank < self.core.len() {
            return None;
        }
        self.b.clear();
        self.b.extend(self.core.iter().map(|&row| b(row)));
        self.work.clear();
        self.work.resize(count, 0.0);
        self.factor.satisfy(&self.b, &mut self.work);
        self.factor.from_factor(&mut self.work);
        self.shared.iter().zip(&self.work).for_each(|(&s, x)| rate[s] = *x);
        for (free, column) in x.chunks_exact_mut(n).take(count - rank).enumerate() {
            self.work.fill(0.0);
            self.work[rank + free] = 1.0;
            self.factor.from_factor(&mut self.work);
            column.fill(0.0);
            self.shared.iter().zip(&self.work).for_each(|(&s, x)| column[s] = *x);
        }
        Some(count - rank)
    }

    /// (2) by row of the group, for γ in scaled velocities, which is used up.
    pub fn multipliers(&mut self, gamma: &mut [f64], mut put: impl FnMut(usize, f64)) {
        for block in &self.blocks {
            let (first, width) = (block.columns.len() + 1, block.width());
            for (i, (&row, scale)) in block.rows.iter().zip(&block.scale).enumerate() {
                let along = block.table.chunks_exact(width).zip(&block.columns);
                put(row, scale * along.map(|(inverse, &d)| inverse[first + i] * gamma[d]).sum::<f64>());
            }
            for (row, &d) in block.table.chunks_exact(width).zip(&block.columns) {
                let pushed = gamma[d];
                let shared = row[block.own..].iter().zip(&block.columns[block.own..]);
                shared.for_each(|(t, &s)| gamma[s] -= t * pushed);
            }
        }
        if self.core.is_empty() {
            return;
        }
        self.work.clear();
        self.work.extend(self.shared.iter().map(|&s| gamma[s]));
        self.factor.to_factor(&mut self.work);
        self.lambda.resize(self.core.len(), 0.0);
        self.factor.multipliers(&self.work, &mut self.lambda, false);
        self.core.iter().zip(&self.lambda).for_each(|(&row, l)| put(row, *l));
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.core.len() + self.blocks.iter().map(|block| block.rows.len()).sum::<usize>()
    }

    /// Operations for X of a group and what follows from it.
    pub fn work(&self) -> usize {
        let of = |block: &Block| {
            block.rows.len() * block.rows.len() * block.width() + 2 * block.rows.len() * self.shared.len()
        };
        let (n, m) = (self.shared.len(), self.core.len());
        self.blocks.iter().map(of).sum::<usize>() + 4 * n * m * m.min(n) + 4 * n * m * n.saturating_sub(m)
    }
}

impl Block {
    fn width(&self) -> usize {
        self.columns.len() + 1 + self.rows.len()
    }

    fn fill<R: Iterator<Item = (usize, f64)>>(
        &mut self,
        entries: &impl Fn(usize) -> R,
        scale: &[f64],
        b: &impl Fn(usize) -> f64,
    ) {
        let (width, count) = (self.width(), self.columns.len());
        // They are in another order since the last time.
        self.columns.copy_from_slice(&self.given);
        for (i, (&row, length)) in self.rows.iter().zip(&mut self.scale).enumerate() {
            let table = &mut self.table[i * width..(i + 1) * width];
            table.fill(0.0);
            for ((c, value), &at) in entries(row).zip(&self.places) {
                table[at] += value * scale[c];
            }
            *length = table[..count].iter().map(|x| x * x).sum::<f64>().sqrt().recip();
            table[count] = b(row);
            table[..=count].iter_mut().for_each(|x| *x *= *length);
            table[count + 1 + i] = 1.0;
        }
    }

    /// (1); false if a pivot is too small.
    fn eliminate(&mut self) -> bool {
        let (r, width) = (self.rows.len(), self.width());
        for k in 0..r {
            let (mut best, mut place) = (0.0_f64, (k, k));
            for i in k..r {
                for (j, x) in self.table[i * width..][..self.own].iter().enumerate().skip(k) {
                    if x.abs() > best {
                        (best, place) = (x.abs(), (i, j));
                    }
                }
            }
            // What is not a number is no pivot.
            if !(best > OWN && best.is_finite()) {
                return false;
            }
            let (i, j) = place;
            if j != k {
                self.columns.swap(k, j);
                (0..r).for_each(|row| self.table.swap(row * width + k, row * width + j));
            }
            if i != k {
                let (front, back) = self.table.split_at_mut(i * width);
                front[k * width..(k + 1) * width].swap_with_slice(&mut back[..width]);
            }
            let (front, rest) = self.table.split_at_mut(k * width);
            let (pivot, back) = rest.split_at_mut(width);
            let inverse = pivot[k].recip();
            pivot[k..].iter_mut().for_each(|x| *x *= inverse);
            for row in front.chunks_exact_mut(width).chain(back.chunks_exact_mut(width)) {
                let factor = row[k];
                row[k..].iter_mut().zip(&pivot[k..]).for_each(|(x, p)| *x -= factor * p);
            }
        }
        true
    }
}
