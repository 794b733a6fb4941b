//! The sparse step solver with M as a product answers as the dense one does with M itself, and in linear work where M is full.

use crate::common::Random;
use crate::counting::allocations;
use dalembert_enforce::Tolerance;
use dalembert_enforce::sparse::{Analysis, SparseStep, Values};
use dalembert_enforce::step::{StepSolver, StepStatus};

/// Components of a body's motion.
const SIZE: usize = 3;

/// M = M₀ + Wᵀ N W with rows.
#[derive(Default)]
struct Product {
    n: usize,
    sums: Vec<Vec<usize>>,
    values: Vec<f64>,
    entries: Vec<(usize, usize)>,
    mass: Vec<f64>,
    columns: Vec<Vec<usize>>,
    rows: Vec<f64>,
}

/// Bodies each moved by its parent's motion and by a column of its own, some without inertia; rows over near columns, some said twice;
/// behind the bodies' columns some of a net without inertia.
fn product(random: &mut Random, bodies: usize, chain: bool, loops: usize) -> Product {
    let nodes = if chain { 0 } else { random.below(3) };
    let n = bodies + nodes;
    let mut p = Product { n, ..Product::default() };
    for k in 0..bodies {
        let parent = if chain { k.checked_sub(1) } else { k.checked_sub(1 + random.below(k.clamp(1, 3))) };
        for i in 0..SIZE {
            let mut of = vec![k];
            let mut factors = vec![random.unit()];
            if let Some(parent) = parent {
                for j in 0..SIZE {
                    of.push(n + SIZE * parent + j);
                    factors.push(if i == j { 1.0 } else { 0.3 * random.unit() });
                }
            }
            p.sums.push(of);
            p.values.extend(factors);
        }
        // L Lᵀ of a full L, of one column, so that only one motion of the body has inertia, or of none.
        let rank = if random.chance(80) { SIZE } else { random.below(2) };
        let l: Vec<Vec<f64>> = (0..SIZE).map(|_| (0..rank).map(|_| random.unit()).collect()).collect();
        for i in 0..SIZE {
            for j in 0..=i {
                p.entries.push((n + SIZE * k + i, n + SIZE * k + j));
                p.mass.push(l[i].iter().zip(&l[j]).map(|(x, y)| x * y).sum());
            }
        }
        if random.chance(20) {
            p.entries.push((k, k));
            p.mass.push(0.1 + random.unit().abs());
        }
    }
    for c in bodies..n {
        let columns = vec![random.below(bodies), c];
        p.rows.extend([random.unit(), 1.0 + random.unit().abs()]);
        p.columns.push(columns);
    }
    for _ in 0..loops {
        let first = random.below(bodies);
        let columns: Vec<usize> = (first..bodies.min(first + 2 + random.below(3))).collect();
        let values: Vec<f64> = columns.iter().map(|_| 10.0 * random.unit()).collect();
        if random.chance(20) {
            p.columns.push(columns.clone());
            p.rows.extend(values.iter().map(|x| -2.5 * x));
        }
        p.columns.push(columns);
        p.rows.extend(values);
    }
    p
}

impl Product {
    /// W by sum, row after row.
    fn motions(&self) -> Vec<Vec<f64>> {
        let (mut all, mut at): (Vec<Vec<f64>>, usize) = (Vec::new(), 0);
        for of in &self.sums {
            let mut w = vec![0.0; self.n];
            for (&j, d) in of.iter().zip(&self.values[at..]) {
                match j.checked_sub(self.n) {
                    Some(sum) => w.iter_mut().zip(&all[sum]).for_each(|(w, x)| *w += d * x),
                    None => w[j] += d,
                }
            }
            at += of.len();
            all.push(w);
        }
        all
    }

    /// M, all of it.
    fn mass(&self) -> Vec<f64> {
        let (n, w) = (self.n, self.motions());
        let mut mass = vec![0.0; n * n];
        let unit = |j: usize| (0..n).map(|k| if k == j { 1.0 } else { 0.0 }).collect::<Vec<_>>();
        for (&(i, j), value) in self.entries.iter().zip(&self.mass) {
            let of = |i: usize| i.checked_sub(n).map_or_else(|| unit(i), |sum| w[sum].clone());
            let (x, y) = (of(i), of(j));
            for a in 0..n {
                for b in 0..n {
                    mass[a * n + b] += value * if i == j { x[a] * x[b] } else { x[a] * y[b] + y[a] * x[b] };
                }
            }
        }
        mass
    }

    fn dense_rows(&self) -> Vec<f64> {
        let m = self.columns.len();
        let (mut rows, mut at) = (vec![0.0; m * self.n], 0);
        for (i, columns) in self.columns.iter().enumerate() {
            columns.iter().zip(&self.rows[at..]).for_each(|(&j, x)| rows[j * m + i] += x);
            at += columns.len();
        }
        rows
    }

    fn solver(&self) -> SparseStep {
        let analysis = Analysis::with_sums(self.n, &self.sums, &self.entries, &self.columns);
        SparseStep::of(&analysis, Tolerance::default())
    }
}

fn distance(x: &[f64], y: &[f64]) -> f64 {
    let norm = |x: &mut dyn Iterator<Item = f64>| x.map(|x| x * x).sum::<f64>().sqrt();
    norm(&mut x.iter().zip(y).map(|(x, y)| x - y)) / norm(&mut y.iter().copied()).max(1e-300)
}

#[test]
fn a_product_answers_as_what_it_multiplies_to() {
    let mut kinds = [0; 3];
    for seed in 0..400 {
        let random = &mut Random(seed);
        let (bodies, chain) = (2 + random.below(25), seed % 3 == 0);
        let loops = random.below(bodies / 2 + 1);
        let p = product(random, bodies, chain, loops);
        let (n, m) = (p.n, p.columns.len());
        let (mass, rows) = (p.mass(), p.dense_rows());
        let f: Vec<f64> = (0..n).map(|_| random.unit()).collect();
        let some: Vec<f64> = (0..n).map(|_| random.unit()).collect();
        let b: Vec<f64> = (0..m).map(|i| (0..n).map(|j| rows[j * m + i] * some[j]).sum()).collect();
        let mut dense = StepSolver::new(n, m);
        dense.factor(&mass, &rows);
        let (mut expected, mut lambda) = (vec![0.0; n], vec![0.0; m]);
        let status = dense.solve(&f, &b, &mut expected, &mut lambda);
        let diagonal: Vec<f64> = (0..n).map(|j| mass[j * n + j]).collect();
        let values = Values { mass: &p.mass, rows: &p.rows, sums: &p.values, diagonal: &diagonal };
        let mut solver = p.solver();
        solver.factor_with_sums(values);
        let (mut alpha, before) = (vec![0.0; n], allocations());
        solver.factor_with_sums(values);
        let found = solver.solve(&f, &b, &mut alpha, &mut lambda);
        assert_eq!(allocations(), before, "the solver allocated");
        let label = format!("seed {seed}, n = {n}, m = {m}: {found:?}, dense {status:?}");
        assert_eq!(solver.rank(), dense.rank(), "{label}");
        if status == StepStatus::AccelerationsNotUnique {
            assert_eq!(found, status, "{label}");
            kinds[0] += 1;
            continue;
        }
        kinds[if status == StepStatus::Regular { 1 } else { 2 }] += 1;
        assert!(found.is_determined(), "{label}");
        assert!(distance(&alpha, &expected) < 1e-9, "{label}: {:e}", distance(&alpha, &expected));
        // M α = f + Aᵀλ
        for j in 0..n {
            let terms = (0..n).map(|k| -mass[j * n + k] * alpha[k]).chain((0..m).map(|i| rows[j * m + i] * lambda[i]));
            let terms: Vec<f64> = terms.chain([f[j]]).collect();
            let size: f64 = terms.iter().map(|x| x.abs()).sum();
            assert!(terms.iter().sum::<f64>().abs() < 1e-9 * size, "{label}: force {j}");
        }
    }
    assert!(kinds.iter().all(|&count| count > 20), "{kinds:?}");
}

/// Along a chain M is full, and rows between neighbours are not: ten times the bodies, ten times the work.
#[test]
fn chains_with_loops_are_linear_work() {
    let work = |bodies: usize| {
        let random = &mut Random(3);
        let mut p = product(random, bodies, true, 0);
        for k in (0..bodies - 2).step_by(2) {
            p.columns.push(vec![k, k + 1, k + 2]);
            p.rows.extend([1.0, 2.0, random.unit()]);
        }
        let diagonal = vec![1.0; p.n];
        let mut solver = p.solver();
        solver.factor_with_sums(Values { mass: &p.mass, rows: &p.rows, sums: &p.values, diagonal: &diagonal });
        [solver.multiplications(), solver.stored()]
    };
    let (few, many) = (work(200), work(2000));
    assert!(few.iter().zip(&many).all(|(few, many)| *many < 11 * few), "{few:?} then {many:?}");
}

/// Crossed rods, each pair on the one before: loops that share their columns from one end to the other. ω and v of each rod, the
/// components of which are not all sums of the same.
#[test]
fn pantographs_are_linear_work() {
    let work = |pairs: usize| {
        let (n, mut sums, mut entries, mut rows) = (2 * pairs, Vec::new(), Vec::new(), Vec::new());
        for rod in 0..n {
            let spin = n + SIZE * rod;
            let above = |i: usize| rod.checked_sub(1).map(|_| spin - SIZE + i);
            sums.push(above(0).into_iter().chain([rod]).collect());
            sums.extend((1..SIZE).map(|i| above(i).into_iter().chain(above(0)).collect::<Vec<_>>()));
            entries.extend([(0, 0), (1, 0), (1, 1), (2, 0), (2, 2)].map(|(i, j)| (spin + i, spin + j)));
        }
        for right in 1..pairs {
            // As a hinge in space writes it.
            rows.extend(vec![vec![2 * right - 1, 2 * right, 2 * right + 1]; 5]);
        }
        Analysis::with_sums(n, &sums, &entries, &rows).work()
    };
    let (few, many) = (work(30), work(300));
    assert!(many < 11 * few, "{few} then {many}");
}
