//! Random systems from a seed.

pub mod exact;
pub mod number;
pub mod sick;

use dalembert_enforce::{Field, Level, MassBlock, Problem, RowGroup};
use faer::{Col, Mat, c64};

/// The generator `SplitMix64`.
pub struct Random(pub u64);

impl Random {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// −1 … 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// 0 … count − 1.
    pub fn below(&mut self, count: usize) -> usize {
        (self.bits() % count as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// `count` different numbers below `n`, ascending.
    pub fn choose(&mut self, n: usize, count: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..n).collect();
        for i in 0..count.min(n) {
            let j = i + self.below(n - i);
            all.swap(i, j);
        }
        let mut some = all[..count.min(n)].to_vec();
        some.sort_unstable();
        some
    }
}

/// A random scalar.
pub trait Draw: Field {
    fn draw(random: &mut Random) -> Self;

    /// A whole number from −`most` to `most`, of complex numbers both parts.
    fn whole(random: &mut Random, most: usize) -> Self;

    fn imaginary(self) -> f64;
}

impl Draw for f64 {
    fn whole(random: &mut Random, most: usize) -> Self {
        random.below(2 * most + 1) as Self - most as Self
    }

    fn imaginary(self) -> f64 {
        0.0
    }

    fn draw(random: &mut Random) -> Self {
        random.unit()
    }
}

impl Draw for c64 {
    fn whole(random: &mut Random, most: usize) -> Self {
        Self::new(f64::whole(random, most), f64::whole(random, most))
    }

    fn imaginary(self) -> f64 {
        self.im
    }

    fn draw(random: &mut Random) -> Self {
        Self::new(random.unit(), random.unit())
    }
}

pub fn matrix<T: Draw>(random: &mut Random, rows: usize, columns: usize) -> Mat<T> {
    Mat::from_fn(rows, columns, |_, _| T::draw(random))
}

pub fn column<T: Draw>(random: &mut Random, rows: usize) -> Col<T> {
    Col::from_fn(rows, |_| T::draw(random))
}

/// What a random system may have.
#[derive(Clone, Copy, Debug, Default)]
pub struct Features {
    pub singular_mass: bool,
    pub soft: bool,
    pub phi: bool,
}

/// A positive (semi)definite block: G G* + a part of the identity, or of deficient rank.
fn mass_block<T: Draw>(random: &mut Random, size: usize, singular: bool) -> Mat<T> {
    let rank = if singular { random.below(size) } else { size };
    let g = matrix::<T>(random, size, rank);
    let mut block = &g * g.adjoint();
    if !singular {
        for j in 0..size {
            block[(j, j)] += T::of(0.3);
        }
    }
    block
}

fn mass<T: Draw>(random: &mut Random, n: usize, singular: bool) -> (Vec<MassBlock<T>>, usize) {
    let (mut blocks, mut start, mut missing) = (Vec::new(), 0, 0);
    while start < n {
        let size = (1 + random.below(4)).min(n - start);
        let deficient = singular && random.chance(40);
        if deficient && random.chance(30) {
            missing += size;
        } else {
            let matrix = mass_block::<T>(random, size, deficient);
            missing += if deficient { size } else { 0 };
            blocks.push(MassBlock { start, matrix });
        }
        start += size;
    }
    (blocks, missing)
}

/// A consistent random system; α is unique.
pub fn system<T: Draw>(seed: u64, features: Features) -> Problem<T> {
    let random = &mut Random(seed);
    let n = 3 + random.below(10);
    let (mass, missing) = mass::<T>(random, n, features.singular_mass);
    let truth = column::<T>(random, n);
    let mut budget = n - 1;
    let mut levels = Vec::new();
    let count = 1 + random.below(3);
    for level in 0..count {
        let mut groups = Vec::new();
        for _ in 0..=random.below(2) {
            let rows = random.below(budget.min(3) + 1);
            budget -= rows;
            let width = 1 + random.below(n);
            let columns = random.choose(n, width.max(rows));
            groups.push(group::<T>(random, columns, rows, &truth, features.soft));
        }
        if level + 1 == count && missing > 0 {
            groups.push(group::<T>(random, (0..n).collect(), missing.min(n), &truth, false));
        }
        levels.push(Level { groups });
    }
    repeat_rows(random, n, &mut levels);
    let phi = features.phi.then(|| column::<T>(random, n));
    Problem { n, mass, force: column::<T>(random, n), levels, phi }
}

fn group<T: Draw>(random: &mut Random, columns: Vec<usize>, rows: usize, truth: &Col<T>, soft: bool) -> RowGroup<T> {
    let a = matrix::<T>(random, rows, columns.len());
    let local = Col::from_fn(columns.len(), |k| truth[columns[k]]);
    let mut b = &a * local;
    let noise: Vec<f64> = (0..rows)
        .map(|_| if soft && random.chance(50) { 10_f64.powi(-(random.below(4) as i32)) } else { 0.0 })
        .collect();
    for i in 0..rows {
        if noise[i] > 0.0 {
            b[i] = T::draw(random);
        }
    }
    RowGroup { columns, a, b, noise: soft.then_some(noise) }
}

/// Adds combinations of hard rows, duplicates, scaled rows and zero rows.
fn repeat_rows<T: Draw>(random: &mut Random, n: usize, levels: &mut [Level<T>]) {
    let mut known: Vec<(Vec<T>, T)> = Vec::new();
    for group in levels.iter().flat_map(|level| &level.groups) {
        for i in (0..group.rows()).filter(|&i| group.variance(i) == 0.0) {
            let mut row = vec![T::ZERO; n];
            for (k, &column) in group.columns.iter().enumerate() {
                row[column] = group.a[(i, k)];
            }
            known.push((row, group.b[i]));
        }
    }
    let extra = random.below(4);
    for _ in 0..extra {
        let mut row = vec![T::ZERO; n];
        let mut b = T::ZERO;
        if !known.is_empty() {
            for _ in 0..=random.below(2) {
                let (known_row, known_b) = &known[random.below(known.len())];
                let weight = T::draw(random);
                row.iter_mut().zip(known_row).for_each(|(x, k)| *x += weight * *k);
                b += weight * *known_b;
            }
        }
        let scale = 10_f64.powi(random.below(25) as i32 - 12);
        let a = Mat::from_fn(1, n, |_, j| row[j].scaled(scale));
        let group = RowGroup { columns: (0..n).collect(), a, b: Col::from_fn(1, |_| b.scaled(scale)), noise: None };
        let place = random.below(levels.len());
        levels[place].groups.push(group);
    }
}

/// ‖x − y‖ relative to the larger of ‖y‖ and `scale`.
pub fn distance<T: Field>(x: &Col<T>, y: &Col<T>, scale: f64) -> f64 {
    (x - y).norm_l2() / y.norm_l2().max(scale).max(f64::MIN_POSITIVE)
}

/// A and b, dense.
pub fn dense_rows<T: Field>(problem: &Problem<T>) -> (Mat<T>, Col<T>) {
    let mut a = Mat::zeros(problem.rows(), problem.n);
    let mut b = Col::zeros(problem.rows());
    let mut row = 0;
    for group in problem.groups() {
        for i in 0..group.rows() {
            for (k, &column) in group.columns.iter().enumerate() {
                a[(row, column)] = group.a[(i, k)];
            }
            b[row] = group.b[i];
            row += 1;
        }
    }
    (a, b)
}

/// M, dense.
pub fn dense_mass<T: Field>(problem: &Problem<T>) -> Mat<T> {
    let mut mass = Mat::zeros(problem.n, problem.n);
    for block in &problem.mass {
        for j in 0..block.matrix.ncols() {
            for i in 0..block.matrix.nrows() {
                mass[(block.start + i, block.start + j)] = block.matrix[(i, j)];
            }
        }
    }
    mass
}

/// Variances.
pub fn variances<T: Field>(problem: &Problem<T>) -> Vec<f64> {
    problem.groups().flat_map(|group| (0..group.rows()).map(|i| group.variance(i))).collect()
}
