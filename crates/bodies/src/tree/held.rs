//! Accelerations of a tree whose velocities follow a few independent rows, over any number: 𝓜 α = f + Aᵀλ, A α = b.
//!
//! ```text
//! 𝓜 = LᵀL,   L_ki ≠ 0 only for velocities i on the way from k to the ground                                  (1)
//! a = L α,  g = L⁻ᵀf,  W = D A L⁻¹       D makes the rows of W unit vectors                                   (2)
//! Wᵀ = Q R                               column by column, each made orthogonal twice                         (3)
//! a = g + Q (R⁻ᵀ D b − Qᵀg)                                                                                 (4)
//! ```
//!
//! (1) fills nothing in, from the tips to the ground \[Featherstone, Rigid Body Dynamics Algorithms, § 6.5\]. Nothing is chosen by value, so
//! that states stand side by side in lanes: what a state lacks for this – inertia, or rows that are independent – is measured instead
//! ([`Held::doubts`]), and such a state is left to methods that choose. Cost: O(n depth²) and 4 n m².

use dalembert_scalar::Scalar;

use super::Tree;
use super::crba::mass_pattern;
use super::dispatch::{self, Kernel};

/// Which entries of A there are: of each row the velocities that it speaks of.
#[derive(Clone, Debug, Default)]
pub struct RowPattern {
    /// Where the entries of each row begin, and the number of all.
    starts: Vec<u32>,
    velocities: Vec<u32>,
}

impl RowPattern {
    /// Rows as lists of velocities.
    pub fn new<'a>(rows: impl IntoIterator<Item = &'a [usize]>) -> Self {
        let mut all = Self { starts: vec![0], velocities: Vec::new() };
        for row in rows {
            all.velocities.extend(row.iter().map(|&v| v as u32));
            all.starts.push(all.velocities.len() as u32);
        }
        all
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// Number of entries.
    pub fn entries(&self) -> usize {
        self.velocities.len()
    }
}

/// Memory for a tree with rows.
#[derive(Clone, Debug)]
pub struct Held<T> {
    pattern: RowPattern,
    /// Where the entries of L of each velocity begin, the one on the diagonal first, then towards the ground.
    starts: Vec<u32>,
    /// Velocity of each entry, and its place among the entries of 𝓜.
    ways: Vec<[u32; 2]>,
    l: Vec<T>,
    inverse: Vec<T>,
    /// W, then Q, row by row; rows of zeros hold nothing and stay zeros.
    w: Vec<T>,
    /// R, column by column.
    r: Vec<T>,
    scale: Vec<T>,
    y: Vec<T>,
    a: Vec<T>,
    doubts: [T; 2],
}

impl<T: Scalar> Held<T> {
    /// Memory for rows of this pattern.
    pub fn new(tree: &Tree, pattern: RowPattern) -> Self {
        let (n, m, o) = (tree.nv(), pattern.rows(), T::constant(0.0));
        let mut of: Vec<Vec<[u32; 2]>> = vec![Vec::new(); n];
        for (place, (d, c)) in mass_pattern(tree).into_iter().enumerate() {
            of[d].push([c as u32, place as u32]);
        }
        let (mut starts, mut ways) = (vec![0], Vec::new());
        for mut way in of {
            // A velocity nearer the ground has a smaller number.
            way.sort_unstable_by_key(|&[c, _]| std::cmp::Reverse(c));
            ways.extend(way);
            starts.push(ways.len() as u32);
        }
        let l = vec![o; ways.len()];
        Self {
            pattern,
            starts,
            ways,
            l,
            inverse: vec![o; n],
            w: vec![o; n * m],
            r: vec![o; m * m],
            scale: vec![o; m],
            y: vec![o; m],
            a: vec![o; n],
            doubts: [o; 2],
        }
    }

    /// Operations for one answer.
    pub fn work(&self) -> usize {
        let (n, m) = (self.inverse.len(), self.pattern.rows());
        let depth = |k: usize| (self.starts[k + 1] - self.starts[k]) as usize;
        let factor: usize = (0..n).map(|k| depth(k) * depth(k) / 2).sum();
        factor + (m + 2) * self.ways.len() + work_of_rows(n, m)
    }

    /// Those of rows alone, which need no memory to be known.
    pub fn least_work(tree: &Tree, pattern: &RowPattern) -> usize {
        work_of_rows(tree.nv(), pattern.rows())
    }

    /// (1) to (4): α by velocity from the entries of 𝓜 in the order of [`mass_pattern`], those of A in the order of the pattern, b by row, and
    /// f by velocity.
    pub fn solve(&mut self, mass: &[T], rows: (&[T], &[T]), f: &[T], alpha: &mut [T]) {
        let Self { pattern, starts, ways, l, inverse, w, r, scale, y, a, doubts } = self;
        dispatch::run(Solve {
            row_starts: &pattern.starts,
            row_velocities: &pattern.velocities,
            starts,
            ways,
            mass,
            entries: rows.0,
            b: rows.1,
            f,
            l,
            inverse,
            w,
            r,
            scale,
            y,
            a,
            alpha,
            doubts,
        });
    }

    /// What the last answer stands on: the smallest share of a diagonal entry of 𝓜 that (1) left, and of the length of a row that rows
    /// before it left in (3). Not a number where something is none.
    pub fn doubts(&self) -> [T; 2] {
        self.doubts
    }
}

fn work_of_rows(n: usize, m: usize) -> usize {
    n.saturating_mul(m).saturating_mul(8 * m + 4)
}

#[repr(C)]
pub(super) struct Solve<'a, T> {
    row_starts: &'a [u32],
    row_velocities: &'a [u32],
    starts: &'a [u32],
    ways: &'a [[u32; 2]],
    mass: &'a [T],
    entries: &'a [T],
    b: &'a [T],
    f: &'a [T],
    l: &'a mut [T],
    inverse: &'a mut [T],
    w: &'a mut [T],
    r: &'a mut [T],
    scale: &'a mut [T],
    y: &'a mut [T],
    a: &'a mut [T],
    alpha: &'a mut [T],
    doubts: &'a mut [T],
}

impl<T: Scalar> Kernel for Solve<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        self.factor();
        self.rows();
        self.orthogonal();
        self.answer();
    }
}

/// x · y
#[inline(always)]
fn dot<T: Scalar>(x: &[T], y: &[T]) -> T {
    let mut sum = T::constant(0.0);
    for (x, y) in x.iter().zip(y) {
        sum = x.mul_add(*y, sum);
    }
    sum
}

/// y ← y + s x
#[inline(always)]
fn add<T: Scalar>(s: T, x: &[T], y: &mut [T]) {
    for (x, y) in x.iter().zip(y) {
        *y = s.mul_add(*x, *y);
    }
}

impl<T: Scalar> Solve<'_, T> {
    #[inline(always)]
    fn of(&self, k: usize) -> (usize, usize) {
        (self.starts[k] as usize, self.starts[k + 1] as usize)
    }

    /// (1)
    #[inline(always)]
    fn factor(&mut self) {
        for (l, &[_, place]) in self.l.iter_mut().zip(self.ways) {
            *l = self.mass[place as usize];
        }
        let mut least = T::constant(1.0);
        for k in (0..self.inverse.len()).rev() {
            let (first, end) = self.of(k);
            let pivot = self.l[first];
            let share = pivot / self.mass[self.ways[first][1] as usize];
            least = least.min(share);
            let inverse = T::constant(1.0) / pivot.sqrt();
            self.inverse[k] = inverse;
            for p in first + 1..end {
                self.l[p] = self.l[p] * inverse;
            }
            for p in first + 1..end {
                let at = self.starts[self.ways[p][0] as usize] as usize;
                let factor = -self.l[p];
                for q in p..end {
                    self.l[at + q - p] = factor.mul_add(self.l[q], self.l[at + q - p]);
                }
            }
        }
        self.doubts[0] = least;
    }

    /// x ← x L⁻¹
    #[inline(always)]
    fn from_tips(&self, x: &mut [T]) {
        for k in (0..x.len()).rev() {
            let (first, end) = self.of(k);
            let done = x[k] * self.inverse[k];
            x[k] = done;
            for p in first + 1..end {
                let i = self.ways[p][0] as usize;
                x[i] = (-done).mul_add(self.l[p], x[i]);
            }
        }
    }

    /// (2)
    #[inline(always)]
    fn rows(&mut self) {
        let n = self.inverse.len();
        let w = std::mem::take(&mut self.w);
        for i in 0..self.b.len() {
            let row = &mut w[i * n..(i + 1) * n];
            for x in row.iter_mut() {
                *x = T::constant(0.0);
            }
            for e in self.row_starts[i] as usize..self.row_starts[i + 1] as usize {
                let v = self.row_velocities[e] as usize;
                row[v] = row[v] + self.entries[e];
            }
            self.from_tips(row);
            let (square, o) = (dot(row, row), T::constant(0.0));
            self.scale[i] = T::select(square.equal(o), o, T::constant(1.0) / square.sqrt());
            for x in row.iter_mut() {
                *x = *x * self.scale[i];
            }
        }
        self.w = w;
    }

    /// (3)
    #[inline(always)]
    fn orthogonal(&mut self) {
        let (n, m) = (self.inverse.len(), self.b.len());
        let mut least = T::constant(1.0);
        for k in 0..m {
            let (done, rest) = self.w.split_at_mut(k * n);
            let row = &mut rest[..n];
            let r = &mut self.r[k * m..(k + 1) * m];
            for j in 0..k {
                r[j] = T::constant(0.0);
            }
            // Once more for what rounding leaves along the rows before.
            for _ in 0..2 {
                for j in 0..k {
                    let q = &done[j * n..(j + 1) * n];
                    let along = dot(q, row);
                    r[j] = r[j] + along;
                    add(-along, q, row);
                }
            }
            let (length, o) = (dot(row, row).sqrt(), T::constant(0.0));
            let nothing = self.scale[k].equal(o);
            least = T::select(nothing, least, least.min(length));
            let inverse = T::select(nothing, o, T::constant(1.0) / length);
            r[k] = inverse;
            for x in row.iter_mut() {
                *x = *x * inverse;
            }
        }
        self.doubts[1] = least;
    }

    /// (4), and α = L⁻¹a.
    #[inline(always)]
    fn answer(&mut self) {
        let (n, m) = (self.inverse.len(), self.b.len());
        let a = std::mem::take(&mut self.a);
        for (a, f) in a.iter_mut().zip(self.f) {
            *a = *f;
        }
        self.from_tips(a);
        for k in 0..m {
            let r = &self.r[k * m..(k + 1) * m];
            let known = dot(&r[..k], &self.y[..k]);
            self.y[k] = self.scale[k].mul_add(self.b[k], -known) * r[k];
        }
        for k in 0..m {
            let q = &self.w[k * n..(k + 1) * n];
            let missing = self.y[k] - dot(q, a);
            add(missing, q, a);
        }
        for k in 0..n {
            let (first, end) = self.of(k);
            let mut rest = a[k];
            for p in first + 1..end {
                rest = (-self.l[p]).mul_add(self.alpha[self.ways[p][0] as usize], rest);
            }
            self.alpha[k] = rest * self.inverse[k];
        }
        self.a = a;
    }
}
