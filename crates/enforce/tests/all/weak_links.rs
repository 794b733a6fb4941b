//! Nets of resistors whose strong groups hang on weak links: nodes without capacitance follow those that have some, whatever the ratios.
//!
//! Node by node, star to mesh, all numbers of the reference are sums and products of positive ones, so that it has all digits at any ratio.

use crate::common::Random;
use dalembert_enforce::sparse::SparseStep;
use dalembert_enforce::step::{StepSolver, StepStatus};
use dalembert_enforce::{Level, MassBlock, MethodName, Problem, RowGroup, Tolerance};
use faer::{Col, Mat};

/// Conductances between nodes, of which the last one is the ground; a capacitor at some.
struct Net {
    links: Vec<(usize, usize, f64)>,
    stores: Vec<bool>,
    /// Rates of nodes that store.
    rates: Vec<f64>,
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    Ladder,
    Tree,
    Grid,
    /// Strong groups in a row, each joined to the next one by a weak link.
    Groups,
}

const SHAPES: [Shape; 4] = [Shape::Ladder, Shape::Tree, Shape::Grid, Shape::Groups];
const RATIOS: [f64; 4] = [1.0, 1e3, 1e6, 1e8];

impl Net {
    fn random(random: &mut Random, shape: Shape, n: usize) -> Self {
        let weakest = RATIOS[random.below(RATIOS.len())];
        let (size, side) = (2 + random.below(4), n.isqrt());
        let mut links = Vec::new();
        let any = |random: &mut Random| 1.0 / RATIOS[random.below(RATIOS.len())].min(weakest);
        for k in 1..n {
            match shape {
                Shape::Ladder => {
                    links.push((k - 1, k, any(random)));
                    if random.chance(20) {
                        links.push((k, n, any(random)));
                    }
                }
                Shape::Tree => links.push((random.below(k), k, any(random))),
                Shape::Grid => {
                    if k % side != 0 {
                        links.push((k - 1, k, any(random)));
                    }
                    if k >= side {
                        links.push((k - side, k, any(random)));
                    }
                }
                Shape::Groups => links.push((k - 1, k, if k % size == 0 { 1.0 / weakest } else { 1.0 })),
            }
        }
        if random.chance(70) {
            links.push((0, n, any(random)));
        }
        let mut stores: Vec<bool> = (0..n).map(|_| random.chance(10)).collect();
        stores[n - 1] = true;
        let rates = stores.iter().map(|&s| if s { 1.0 + random.unit() } else { 0.0 }).collect();
        Self { links, stores, rates }
    }

    fn n(&self) -> usize {
        self.stores.len()
    }

    /// Rates of all nodes.
    fn reference(&self) -> Vec<f64> {
        let n = self.n();
        let mut g = vec![vec![0.0; n + 1]; n + 1];
        for &(i, j, x) in &self.links {
            g[i][j] += x;
            g[j][i] += x;
        }
        let (mut left, mut gone) = (vec![true; n + 1], Vec::new());
        for i in (0..n).filter(|&i| !self.stores[i]) {
            left[i] = false;
            let beside: Vec<usize> = (0..=n).filter(|&j| left[j] && g[i][j] > 0.0).collect();
            let all: f64 = beside.iter().map(|&j| g[i][j]).sum();
            for &j in &beside {
                for &k in beside.iter().filter(|&&k| k != j) {
                    g[j][k] += g[i][j] * g[i][k] / all;
                }
            }
            gone.push((i, beside.iter().map(|&j| (j, g[i][j] / all)).collect::<Vec<_>>()));
        }
        let mut rates = self.rates.clone();
        rates.push(0.0);
        for (i, shares) in gone.iter().rev() {
            rates[*i] = shares.iter().map(|(j, share)| share * rates[*j]).sum();
        }
        rates.truncate(n);
        rates
    }

    /// Rows of nodes that store nothing, in any order and in any units.
    fn rows(&self, random: &mut Random) -> Vec<Vec<(usize, f64)>> {
        let n = self.n();
        let mut rows: Vec<Vec<(usize, f64)>> = Vec::new();
        for i in (0..n).filter(|&i| !self.stores[i]) {
            let mut row = vec![(i, 0.0)];
            for &(a, b, x) in self.links.iter().filter(|l| l.0 == i || l.1 == i) {
                row[0].1 -= x;
                if a + b - i < n {
                    row.push((a + b - i, x));
                }
            }
            let unit = 10.0_f64.powi(random.below(13) as i32 - 6);
            row.iter_mut().for_each(|e| e.1 *= unit);
            rows.push(row);
        }
        let places: Vec<usize> = (0..rows.len()).map(|k| random.below(k + 1)).collect();
        places.into_iter().enumerate().for_each(|(k, j)| rows.swap(k, j));
        rows
    }
}

fn check(found: &[f64], net: &Net, label: &str) {
    let rates = net.reference();
    let most = rates.iter().fold(0.0_f64, |m, x| m.max(*x));
    for (k, (found, rate)) in found.iter().zip(&rates).enumerate() {
        assert!((found - rate).abs() <= 1e-6 * most, "{label}: node {k} has {found}, not {rate}");
    }
}

#[test]
fn strong_groups_on_weak_links_follow_in_the_dense_solver() {
    for seed in 0..400 {
        let mut random = Random(seed);
        let (shape, n) = (SHAPES[seed as usize % 4], 3 + random.below(28));
        let net = Net::random(&mut random, shape, n);
        let rows = net.rows(&mut random);
        let (m, label) = (rows.len(), format!("seed {seed}, {shape:?} of {n}"));
        let (mut mass, mut a) = (vec![0.0; n * n], vec![0.0; m * n]);
        let capacity = 10.0_f64.powi(random.below(13) as i32 - 9);
        (0..n).filter(|&k| net.stores[k]).for_each(|k| mass[k * n + k] = capacity);
        rows.iter().enumerate().for_each(|(i, row)| row.iter().for_each(|&(j, x)| a[j * m + i] += x));
        let force: Vec<f64> = net.rates.iter().map(|rate| rate * capacity).collect();
        let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
        let mut solver = StepSolver::new(n, m);
        solver.factor(&mass, &a);
        let status = solver.solve(&force, &vec![0.0; m], &mut alpha, &mut lambda);
        assert!(status.is_determined(), "{label}: {status:?}");
        check(&alpha, &net, &label);
    }
}

#[test]
fn strong_groups_on_weak_links_follow_in_every_method_for_singular_inertia() {
    for seed in 0..120 {
        let mut random = Random(1000 + seed);
        let (shape, n) = (SHAPES[seed as usize % 4], 3 + random.below(22));
        let net = Net::random(&mut random, shape, n);
        let groups = net.rows(&mut random).into_iter().map(|row| RowGroup {
            columns: row.iter().map(|e| e.0).collect(),
            a: Mat::from_fn(1, row.len(), |_, k| row[k].1),
            b: Col::zeros(1),
            noise: None,
        });
        let stores = (0..n).filter(|&k| net.stores[k]);
        let problem = Problem {
            n,
            mass: stores.map(|k| MassBlock { start: k, matrix: Mat::from_fn(1, 1, |_, _| 1e-9) }).collect(),
            force: Col::from_fn(n, |k| net.rates[k] * 1e-9),
            phi: None,
            levels: vec![Level { groups: groups.collect() }],
        };
        for method in [MethodName::Auto, MethodName::NullSpace, MethodName::Multipliers] {
            let label = format!("seed {seed}, {shape:?} of {n}, {method:?}");
            match method.method().enforce(&problem, &Tolerance::default()) {
                Ok(answer) => {
                    assert!(answer.determinacy.accelerations_unique, "{label}: not unique");
                    check(&answer.alpha.iter().copied().collect::<Vec<_>>(), &net, &label);
                }
                Err(error) => panic!("{label}: {error}"),
            }
        }
    }
}

#[test]
fn strong_groups_on_weak_links_follow_in_the_sparse_solver() {
    for seed in 0..60 {
        let mut random = Random(2000 + seed);
        let (shape, n) = (SHAPES[seed as usize % 4], 257 + random.below(200));
        let net = Net::random(&mut random, shape, n);
        let rows = net.rows(&mut random);
        let label = format!("seed {seed}, {shape:?} of {n}");
        let stores: Vec<(usize, usize)> = (0..n).filter(|&k| net.stores[k]).map(|k| (k, k)).collect();
        let columns: Vec<Vec<usize>> = rows.iter().map(|row| row.iter().map(|e| e.0).collect()).collect();
        let values: Vec<f64> = rows.iter().flatten().map(|e| e.1).collect();
        let mut solver = SparseStep::new(n, &stores, &columns);
        solver.factor(&vec![1e-9; stores.len()], &values);
        let force: Vec<f64> = net.rates.iter().map(|rate| rate * 1e-9).collect();
        let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; rows.len()]);
        let status = solver.solve(&force, &vec![0.0; rows.len()], &mut alpha, &mut lambda);
        assert_eq!(status, StepStatus::InertiaSingular, "{label}");
        check(&alpha, &net, &label);
    }
}
