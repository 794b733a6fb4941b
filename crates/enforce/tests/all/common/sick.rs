//! Random problems as users have them on bad days, in whole numbers and powers of two: what depends is dependent exactly, what
//! does not is apart by more than 1e-6.

use crate::common::{Draw, Random};
use dalembert_enforce::{Level, MassBlock, Problem, RowGroup};
use faer::{Col, Mat};

/// A problem and the sizes its variables were scaled by: α in units in which its numbers are whole is α / unit.
pub struct Sick<T: Draw> {
    pub problem: Problem<T>,
    /// 1 / c, one per variable.
    pub units: Vec<f64>,
    /// Whether some masses are a millionth of a millionth of others.
    pub light: bool,
    pub soft: bool,
}

fn power(random: &mut Random, most: usize) -> f64 {
    2_f64.powi(random.below(2 * most + 1) as i32 - most as i32)
}

/// Bad scales are powers of two, so that nothing is rounded.
#[derive(Clone, Copy, Default)]
struct Scales {
    rows: usize,
    variables: usize,
    mass: f64,
}

pub fn sick<T: Draw>(seed: u64) -> Sick<T> {
    let random = &mut Random(seed);
    let n = 1 + random.below(6);
    let light = random.chance(15);
    let soft = !light && random.chance(10);
    let scales = Scales {
        rows: if random.chance(40) { 30 } else { 0 },
        variables: if random.chance(40) { 20 } else { 0 },
        mass: if random.chance(40) { power(random, 40) } else { 1.0 },
    };
    let mut blocks = masses::<T>(random, n, light);
    let isolated: Vec<bool> = (0..n).map(|_| random.chance(12)).collect();
    for block in &mut blocks {
        let lost = |k: usize| isolated[block.start + k];
        let size = block.matrix.nrows();
        block.matrix = Mat::from_fn(size, size, |i, j| if lost(i) || lost(j) { T::ZERO } else { block.matrix[(i, j)] });
    }
    let (rows, b) = rows::<T>(random, n, &isolated, light);
    let applied = force::<T>(random, &blocks, &rows, &isolated);
    let units: Vec<f64> = (0..n).map(|_| power(random, scales.variables)).collect();
    scaled(random, (blocks, applied), (&rows, &b), units, (scales, light, soft))
}

fn masses<T: Draw>(random: &mut Random, n: usize, light: bool) -> Vec<MassBlock<T>> {
    let (mut blocks, mut start) = (Vec::new(), 0);
    while start < n {
        let size = (1 + random.below(3)).min(n - start);
        let rank = if random.chance(30) { random.below(size + 1) } else { size };
        let whole = rank == size;
        let g = Mat::from_fn(size, rank, |_, _| T::whole(random, 2));
        let own = T::of(if whole { 1.0 } else { 0.0 });
        let tiny = if light && random.chance(50) { 2_f64.powi(-30 - random.below(31) as i32) } else { 1.0 };
        let mut matrix = &g * g.adjoint();
        (0..size).for_each(|j| matrix[(j, j)] += own);
        let matrix = Mat::from_fn(size, size, |i, j| matrix[(i, j)].scaled(tiny));
        if rank > 0 || random.chance(50) {
            blocks.push(MassBlock { start, matrix });
        }
        start += size;
    }
    blocks
}

/// Fresh rows, repeated ones, sums, rows of zeros, rows nearly the same (not beside light masses, which take as many digits again);
/// now and then one that contradicts.
fn rows<T: Draw>(random: &mut Random, n: usize, isolated: &[bool], light: bool) -> (Vec<Vec<T>>, Vec<T>) {
    let truth: Vec<T> = (0..n).map(|_| T::whole(random, 4)).collect();
    let count = random.below(n + 3);
    let mut rows: Vec<Vec<T>> = Vec::with_capacity(count);
    for _ in 0..count {
        let known = rows.len();
        let fresh: Vec<T> =
            (0..n).map(|j| if isolated[j] || random.chance(40) { T::ZERO } else { T::whole(random, 3) }).collect();
        let kind = if known == 0 { 100 } else { random.below(100) };
        let mut pick = || rows[random.below(known.max(1))].clone();
        rows.push(match kind {
            0..15 => pick(),
            15..30 => add(&pick(), &pick(), 1.0),
            30..34 => vec![T::ZERO; n],
            34..44 if !light => add(&pick(), &fresh, 2_f64.powi(-16)),
            _ => fresh,
        });
    }
    let contradicts = random.chance(15) && !light;
    let value = |row: &Vec<T>| row.iter().zip(&truth).fold(T::ZERO, |sum, (a, x)| sum + *a * *x);
    let mut b: Vec<T> = rows.iter().map(value).collect();
    if let (true, Some(b)) = (contradicts, b.last_mut()) {
        *b += T::of(2.0);
    }
    (rows, b)
}

fn add<T: Draw>(x: &[T], y: &[T], s: f64) -> Vec<T> {
    x.iter().zip(y).map(|(x, y)| *x + y.scaled(s)).collect()
}

/// Mostly one that inertia and rows can balance.
fn force<T: Draw>(random: &mut Random, blocks: &[MassBlock<T>], rows: &[Vec<T>], isolated: &[bool]) -> Vec<T> {
    let n = isolated.len();
    let mut force = vec![T::ZERO; n];
    if random.chance(15) {
        return force.iter().map(|_| T::whole(random, 3)).collect();
    }
    for block in blocks {
        let size = block.matrix.nrows();
        let x = Col::from_fn(size, |_| T::whole(random, 3));
        let part = &block.matrix * x;
        (0..size).for_each(|k| force[block.start + k] += part[k]);
    }
    for row in rows {
        let weight = T::whole(random, 3);
        force.iter_mut().zip(row).for_each(|(f, a)| *f += a.conjugate() * weight);
    }
    force
}

fn scaled<T: Draw>(
    random: &mut Random,
    (blocks, force): (Vec<MassBlock<T>>, Vec<T>),
    (rows, b): (&[Vec<T>], &[T]),
    units: Vec<f64>,
    (scales, light, soft): (Scales, bool, bool),
) -> Sick<T> {
    let n = units.len();
    let mass = blocks.into_iter().map(|MassBlock { start, matrix }| {
        let size = matrix.nrows();
        let c = |i: usize, j: usize| units[start + i].recip() * units[start + j].recip() * scales.mass;
        MassBlock { start, matrix: Mat::from_fn(size, size, |i, j| matrix[(i, j)].scaled(c(i, j))) }
    });
    let (mut levels, mut next) = (Vec::new(), 0);
    for _ in 0..=random.below(3) {
        let count = random.below(rows.len() - next + 1);
        levels.push(next..next + count);
        next += count;
    }
    levels.push(next..rows.len());
    let group = |i: usize, random: &mut Random| {
        let d = power(random, scales.rows);
        let a = Mat::from_fn(1, n, |_, j| rows[i][j].scaled(d / units[j]));
        // Soft rows yield about as much as they hold.
        let variance = if soft && random.chance(50) { d * d / scales.mass } else { 0.0 };
        RowGroup { columns: (0..n).collect(), a, b: Col::from_fn(1, |_| b[i].scaled(d)), noise: Some(vec![variance]) }
    };
    let levels = levels.into_iter().map(|range| Level { groups: range.map(|i| group(i, random)).collect() });
    let problem = Problem {
        n,
        mass: mass.collect(),
        force: Col::from_fn(n, |j| force[j].scaled(scales.mass / units[j])),
        levels: levels.collect(),
        phi: None,
    };
    Sick { problem, units, light, soft }
}
