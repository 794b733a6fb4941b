//! The sparse step solver answers as the dense one does, in work that grows with the number of loops, without allocation.

use crate::common::Random;
use crate::counting::allocations;
use dalembert_enforce::sparse::SparseStep;
use dalembert_enforce::step::{StepSolver, StepStatus};

/// Sparse M and A with right-hand sides.
#[derive(Clone, Debug, Default)]
struct Net {
    n: usize,
    entries: Vec<(usize, usize)>,
    mass: Vec<f64>,
    columns: Vec<Vec<usize>>,
    rows: Vec<f64>,
    f: Vec<f64>,
    b: Vec<f64>,
}

struct Outcome {
    solver: SparseStep,
    status: StepStatus,
    alpha: Vec<f64>,
    lambda: Vec<f64>,
}

impl Net {
    fn row(&mut self, columns: &[usize], values: &[f64]) {
        self.columns.push(columns.to_vec());
        self.rows.extend(values);
        self.b.push(0.0);
    }

    fn row_values(&self) -> impl Iterator<Item = (usize, usize, f64)> {
        let places = self.columns.iter().enumerate().flat_map(|(i, row)| row.iter().map(move |&j| (i, j)));
        places.zip(&self.rows).map(|((i, j), &x)| (i, j, x))
    }

    fn rows_times(&self, alpha: &[f64]) -> Vec<f64> {
        let mut product = vec![0.0; self.b.len()];
        self.row_values().for_each(|(i, j, x)| product[i] += x * alpha[j]);
        product
    }

    /// Right-hand sides, b such that some α satisfies it.
    fn load(&mut self, random: &mut Random) {
        self.f = (0..self.n).map(|_| random.unit()).collect();
        let alpha: Vec<f64> = (0..self.n).map(|_| random.unit()).collect();
        self.b = self.rows_times(&alpha);
    }

    fn solver(&self) -> SparseStep {
        SparseStep::new(self.n, &self.entries, &self.columns)
    }

    fn solve_with(&self, mut solver: SparseStep) -> Outcome {
        let (mut alpha, mut lambda) = (vec![0.0; self.n], vec![0.0; self.b.len()]);
        let before = allocations();
        solver.factor(&self.mass, &self.rows);
        let status = solver.solve(&self.f, &self.b, &mut alpha, &mut lambda);
        assert_eq!(allocations(), before, "the solver allocated");
        Outcome { solver, status, alpha, lambda }
    }

    fn solve(&self) -> Outcome {
        self.solve_with(self.solver())
    }

    /// Status and rank of what may make room.
    fn solver_status(&self) -> (StepStatus, usize) {
        let mut solver = self.solver();
        (solver.factor(&self.mass, &self.rows), solver.rank())
    }

    fn dense(&self) -> (StepSolver, StepStatus, Vec<f64>, Vec<f64>) {
        let (n, m) = (self.n, self.b.len());
        let (mut mass, mut rows) = (vec![0.0; n * n], vec![0.0; m * n]);
        for (&(i, j), x) in self.entries.iter().zip(&self.mass) {
            (mass[i * n + j], mass[j * n + i]) = (*x, *x);
        }
        self.row_values().for_each(|(i, j, x)| rows[j * m + i] += x);
        let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
        let mut solver = StepSolver::new(n, m);
        solver.factor(&mass, &rows);
        let status = solver.solve(&self.f, &self.b, &mut alpha, &mut lambda);
        (solver, status, alpha, lambda)
    }

    /// Largest residual of both equations, relative to the largest sum of terms in any of their lines.
    fn residual(&self, alpha: &[f64], lambda: &[f64]) -> f64 {
        let (mut r, mut size) = (self.f.clone(), vec![0.0_f64; self.n]);
        let mut add = |j: usize, x: f64| {
            r[j] += x;
            size[j] += x.abs();
        };
        for (&(i, j), x) in self.entries.iter().zip(&self.mass) {
            add(i, -x * alpha[j]);
            if i != j {
                add(j, -x * alpha[i]);
            }
        }
        self.row_values().for_each(|(i, j, x)| add(j, x * lambda[i]));
        let largest = |x: &[f64]| x.iter().fold(0.0, |m: f64, x| m.max(x.abs()));
        let motion: Vec<f64> = self.rows_times(alpha).iter().zip(&self.b).map(|(found, b)| found - b).collect();
        (largest(&r) / largest(&size)).max(largest(&motion) / (largest(alpha) + largest(&self.b)))
    }

    /// The same with columns and rows in another order.
    fn shuffled(&self, random: &mut Random) -> Self {
        let to = random.choose(self.n, self.n);
        let to = {
            let mut shuffled = to;
            (1..self.n).for_each(|k| shuffled.swap(k, random.below(k + 1)));
            shuffled
        };
        let mut net = Self { n: self.n, mass: self.mass.clone(), f: vec![0.0; self.n], ..Self::default() };
        net.entries = self.entries.iter().map(|&(i, j)| (to[i].max(to[j]), to[i].min(to[j]))).collect();
        (0..self.n).for_each(|j| net.f[to[j]] = self.f[j]);
        let mut order: Vec<usize> = (0..self.b.len()).collect();
        (1..order.len()).for_each(|k| order.swap(k, random.below(k + 1)));
        for i in order {
            let start: usize = self.columns[..i].iter().map(Vec::len).sum();
            let columns: Vec<usize> = self.columns[i].iter().map(|&j| to[j]).collect();
            net.row(&columns, &self.rows[start..start + columns.len()]);
            net.b[net.columns.len() - 1] = self.b[i];
        }
        net
    }
}

/// N planar windows: verticals at (i, 0) with the angle θᵢ, a horizontal of relative angle ψᵢ on the tip of each but the
/// last, closed to the next tip. Unit lengths and masses; `pose` gives θᵢ and the absolute angle φᵢ.
fn windows(count: usize, pose: impl Fn(usize) -> (f64, f64)) -> Net {
    let mut net = Net { n: 2 * count + 1, ..Net::default() };
    for i in 0..count {
        let ((theta, phi), (v, h)) = (pose(i), (2 * i, 2 * i + 1));
        let coupling = 0.5 * (theta - phi).cos();
        let (m11, m12, m22) = (4.0 / 3.0, coupling, 1.0 / 3.0);
        net.entries.extend([(v, v), (h, v), (h, h)]);
        net.mass.extend([m11 + 2.0 * m12 + m22, m12 + m22, m22]);
        let next = pose(i + 1).0;
        net.row(&[v, h, v + 2], &[-theta.sin() - phi.sin(), -phi.sin(), next.sin()]);
        net.row(&[v, h, v + 2], &[theta.cos() + phi.cos(), phi.cos(), -next.cos()]);
    }
    net.entries.push((2 * count, 2 * count));
    net.mass.push(1.0 / 3.0);
    net.load(&mut Random(7));
    net
}

/// Each pair of rows of a planar loop as a revolute joint in space writes it: five rows, of which two are independent.
fn in_space(planar: &Net, random: &mut Random) -> Net {
    let mut net = Net { columns: Vec::new(), rows: Vec::new(), b: Vec::new(), ..planar.clone() };
    for (pair, values) in planar.columns.chunks(2).zip(planar.rows.chunks(6)) {
        for _ in 0..5 {
            let (x, y) = (random.unit(), random.unit());
            let mix: Vec<f64> = (0..3).map(|k| x * values[k] + y * values[3 + k] + 1e-15 * random.unit()).collect();
            net.row(&pair[0], &mix);
        }
    }
    net.load(random);
    net
}

/// A tree of random bodies, M by its branches, and loops between near columns; some rows repeat others.
fn tree(seed: u64, massless: bool) -> Net {
    let random = &mut Random(seed);
    let n = 2 + random.below(40);
    let mut parent = vec![usize::MAX; n];
    for j in 1..n {
        if !random.chance(10) {
            parent[j] = j - 1 - random.below(j.min(3));
        }
    }
    // M = Σ Jᵦᵀ Jᵦ over the bodies β, whose rows Jᵦ are full on the path to the root.
    let mut dense = vec![0.0; n * n];
    for body in 0..n {
        let light = massless && random.chance(25);
        let mut path = Vec::new();
        let mut j = body;
        while j != usize::MAX {
            path.push(j);
            j = parent[j];
        }
        for _ in 0..if light { 0 } else { path.len() + 1 } {
            let row: Vec<f64> = path.iter().map(|_| random.unit()).collect();
            for (a, x) in path.iter().zip(&row) {
                path.iter().zip(&row).for_each(|(b, y)| dense[a * n + b] += x * y);
            }
        }
    }
    let mut net = Net { n, ..Net::default() };
    for i in 0..n {
        for j in (0..=i).filter(|&j| dense[i * n + j] != 0.0) {
            net.entries.push((i, j));
            net.mass.push(dense[i * n + j]);
        }
    }
    for _ in 0..random.below(n / 2 + 1) {
        let first = random.below(n);
        let columns: Vec<usize> = (first..n.min(first + 2 + random.below(4))).collect();
        let values: Vec<f64> = columns.iter().map(|_| 10.0 * random.unit()).collect();
        net.row(&columns, &values);
        if random.chance(30) {
            net.row(&columns, &values.iter().map(|x| -3.7 * x).collect::<Vec<_>>());
        }
    }
    net.load(random);
    net
}

fn distance(x: &[f64], y: &[f64]) -> f64 {
    let norm = |x: &mut dyn Iterator<Item = f64>| x.map(|x| x * x).sum::<f64>().sqrt();
    norm(&mut x.iter().zip(y).map(|(x, y)| x - y)) / norm(&mut y.iter().copied()).max(1e-300)
}

#[test]
fn agrees_with_the_dense_solver() {
    let mut kinds = [0; 3];
    for seed in 0..600 {
        let massless = seed % 2 == 1;
        let net = tree(seed, massless).shuffled(&mut Random(seed));
        let (dense, expected, alpha, _) = net.dense();
        let mut solver = net.solver();
        if massless {
            // Rows that repeat each other may be asked for more room, once.
            solver.factor(&net.mass, &net.rows);
        }
        let Outcome { solver, status, alpha: found, lambda } = net.solve_with(solver);
        let label = format!("seed {seed}, n = {}, m = {}: {status:?}, dense {expected:?}", net.n, net.b.len());
        assert_eq!(solver.rank(), dense.rank(), "{label}");
        if expected == StepStatus::AccelerationsNotUnique {
            assert_eq!(status, expected, "{label}");
            assert!(found.iter().chain(&lambda).all(|x| x.is_nan()), "{label}");
            kinds[2] += 1;
            continue;
        }
        if massless {
            kinds[1] += 1;
            assert!(status.is_determined(), "{label}");
        } else {
            kinds[0] += 1;
            assert_eq!(status, expected, "{label}");
        }
        assert!(distance(&found, &alpha) < 1e-10, "{label}: alpha off by {:e}", distance(&found, &alpha));
        assert!(net.residual(&found, &lambda) < 1e-12, "{label}: {:e}", net.residual(&found, &lambda));
        assert!(solver.dependent_rows().iter().all(|&r| lambda[r] == 0.0), "{label}");
    }
    assert!(kinds.iter().all(|&count| count > 20), "{kinds:?}");
}

#[test]
fn windows_satisfy_both_equations_in_linear_work() {
    let pose = |i: usize| (1.1 + 0.3 * (i as f64).sin(), 0.2 * (i as f64 * 1.3).cos());
    let mut last = [0.0; 2];
    for count in [10, 1000] {
        let net = windows(count, pose);
        for net in [net.clone(), net.shuffled(&mut Random(3))] {
            let Outcome { status, alpha, lambda, .. } = net.solve();
            assert_eq!(status, StepStatus::Regular);
            assert!(net.residual(&alpha, &lambda) < 1e-10, "{count}: {:e}", net.residual(&alpha, &lambda));
        }
        let Outcome { solver, alpha, .. } = net.solve();
        if count == 10 {
            assert!(distance(&alpha, &net.dense().2) < 1e-10);
        }
        let work = [solver.stored(), solver.multiplications()].map(|x| x as f64 / count as f64);
        if count == 1000 {
            assert!(work.iter().zip(&last).all(|(new, old)| *new < 1.05 * old), "{last:?} then {work:?}");
        }
        last = work;
        let shuffled = net.shuffled(&mut Random(4)).solve().solver;
        assert!((shuffled.stored() as f64) < 3.0 * last[0] * count as f64, "numbering matters too much");
    }
}

#[test]
fn redundant_rows_of_loops_in_space() {
    for count in [1, 10, 300] {
        let planar = windows(count, |i| (1.1 + 0.3 * (i as f64).sin(), 0.2));
        let net = in_space(&planar, &mut Random(count as u64));
        let Outcome { solver, status, alpha, lambda } = net.solve();
        assert_eq!(status, StepStatus::RowsDependent { rank: 2 * count });
        assert_eq!(solver.dependent_rows().len(), 3 * count);
        assert!(solver.gap() > 1e4, "{}", solver.gap());
        assert!(net.residual(&alpha, &lambda) < 1e-10, "{:e}", net.residual(&alpha, &lambda));
        if count == 10 {
            assert!(distance(&alpha, &net.dense().2) < 1e-10);
        }
    }
}

/// All bars in line: every loop loses a row; a little off that, none, with accelerations that both solvers agree on.
#[test]
fn bars_in_line_and_nearly_so() {
    for (angle, rank) in [(0.0, 12), (1e-13, 12), (1e-6, 24), (1e-3, 24)] {
        let net = windows(12, |i| (angle * (1.0 + (i as f64).sin()), angle * (i as f64).cos()));
        // A planar row of this length alone is a row like any other; in space it drowns in the others.
        let planar = if angle == 1e-13 { None } else { Some(net.clone()) };
        for net in planar.into_iter().chain([in_space(&net, &mut Random(5))]) {
            let (dense, _, expected, _) = net.dense();
            let mut solver = net.solver();
            solver.factor(&net.mass, &net.rows);
            let Outcome { solver, alpha, lambda, .. } = net.solve_with(solver);
            assert_eq!((solver.rank(), dense.rank()), (rank, rank), "angle {angle}");
            let (residual, off) = (net.residual(&alpha, &lambda), distance(&alpha, &expected));
            assert!(residual < 1e-10, "angle {angle}: {residual:e}");
            // Rows known to 1e-15 fix what they fix at this angle to 1e-15 / angle.
            let allowed = if angle > 1e-12 { 1e-10 + 1e-13 / angle } else { 1e-10 };
            assert!(off < allowed, "angle {angle}: {off:e}");
        }
    }
}

/// One loop after the other passes through its dead centre; the neighbours' columns help.
#[test]
fn dead_centres_in_a_chain() {
    for loop_at in 0..6 {
        for off in [0.0, 1e-9, 1e-5, 1e-2] {
            // Vertical and horizontal in line, the next vertical across.
            let net = windows(6, |i| if i == loop_at { (0.7, 0.7 + off) } else { (1.4 + 0.1 * i as f64, 0.1) });
            let (_, expected_status, expected, _) = net.dense();
            let mut solver = net.solver();
            solver.factor(&net.mass, &net.rows);
            let Outcome { status, alpha, lambda, .. } = net.solve_with(solver);
            assert_eq!(status, expected_status, "loop {loop_at}, {off}");
            assert!(distance(&alpha, &expected) < 1e-10, "loop {loop_at}, {off}: {:e}", distance(&alpha, &expected));
            assert!(net.residual(&alpha, &lambda) < 1e-10);
        }
    }
}

/// Loops in a chain, each of which moves by a share of the one before. With b = A α for α = M⁻¹(f + Aᵀλ), whatever λ, this α is the answer, and of no more than the size of f and λ: what
/// grows along the chain, like a power of the share, stands in no equation.
#[test]
fn long_chains_keep_their_digits_whatever_their_ratios() {
    let shares: [fn(usize) -> f64; 8] = [
        |_| 0.5,
        |_| 0.8,
        |_| 0.9,
        |_| 1.0,
        |_| 1.25,
        |_| 2.0,
        |i| if i % 3 == 0 { 2.0 } else { 0.6 },
        |i| if i % 40 == 7 { 0.02 } else { 0.95 },
    ];
    let mut random = Random(93);
    for count in [10, 100, 400] {
        for (kind, share) in shares.iter().enumerate() {
            let n = 2 * count + 1;
            let mut planar = Net { n, f: vec![0.0; n], ..Net::default() };
            for j in 0..planar.n {
                planar.entries.push((j, j));
                planar.mass.push(1.25 + 0.75 * random.unit());
            }
            for i in 0..count {
                let columns = [2 * i, 2 * i + 1, 2 * i + 2];
                planar.row(&columns, &[-share(i), 0.0, 1.0]);
                planar.row(&columns, &[0.3, 1.0, 0.1]);
            }
            for mut net in [planar.clone(), planar.shuffled(&mut random), in_space(&planar, &mut random)] {
                let lambda: Vec<f64> = net.b.iter().map(|_| random.unit()).collect();
                net.f = (0..net.n).map(|_| random.unit()).collect();
                let mut exact = net.f.clone();
                net.row_values().for_each(|(i, j, x)| exact[j] += x * lambda[i]);
                net.entries.iter().zip(&net.mass).for_each(|(&(j, _), m)| exact[j] /= m);
                net.b = net.rows_times(&exact);
                let mut solver = net.solver();
                solver.factor(&net.mass, &net.rows);
                let Outcome { solver, status, alpha, lambda } = net.solve_with(solver);
                let label = format!("{count} loops, {kind}, {} rows: {status:?}", net.b.len());
                assert_eq!(solver.rank(), 2 * count, "{label}");
                assert!(distance(&alpha, &exact) < 1e-10, "{label}: off by {:e}", distance(&alpha, &exact));
                assert!(net.residual(&alpha, &lambda) < 1e-11, "{label}: {:e}", net.residual(&alpha, &lambda));
            }
        }
    }
}

#[test]
fn contradictory_rows_are_found() {
    let planar = windows(20, |_| (1.1, 0.0));
    let mut net = in_space(&planar, &mut Random(1));
    assert!(net.solve().solver.inconsistency() < 1e-12);
    net.b[17] += 1e-3;
    let Outcome { solver, status, alpha, .. } = net.solve();
    assert_eq!(status, StepStatus::Inconsistent);
    assert!(solver.inconsistency() > 1e-5);
    // What is kept holds.
    let found = net.rows_times(&alpha);
    let kept = (0..net.b.len()).filter(|r| !solver.dependent_rows().contains(r));
    kept.for_each(|r| assert!((found[r] - net.b[r]).abs() < 1e-10, "row {r}"));
}

/// Off the constraints a redundant row looks independent; held, it stays out.
#[test]
fn held_rows_stay_dropped() {
    let planar = windows(8, |i| (1.1 + 0.1 * (i as f64).sin(), 0.0));
    let net = in_space(&planar, &mut Random(2));
    let at_rest = net.solve();
    let mut solver = at_rest.solver;
    let mut near = net.clone();
    let random = &mut Random(9);
    near.rows.iter_mut().for_each(|x| *x += 1e-6 * random.unit());
    let mut free = near.solver();
    free.factor(&near.mass, &near.rows);
    assert!(free.rank() > 16, "the tolerance takes them for independent");
    solver.hold_dependent_rows(true);
    let Outcome { solver, alpha, .. } = near.solve_with(solver);
    assert_eq!(solver.rank(), 16);
    assert!(distance(&alpha, &at_rest.alpha) < 1e-3, "{:e}", distance(&alpha, &at_rest.alpha));
}

/// Massless columns that rows tie to massive ones: a 2×2 system in closed form, and a chain of them.
#[test]
fn massless_columns_move_with_their_rows() {
    let mut net = Net { n: 2, entries: vec![(0, 0)], mass: vec![2.0], ..Net::default() };
    net.row(&[0, 1], &[1.0, -3.0]);
    net.f = vec![4.0, 6.0];
    let Outcome { status, alpha, lambda, .. } = net.solve();
    // α₀ = 3α₁, λ from 0 = f₁ − 3λ.
    assert_eq!(status, StepStatus::InertiaSingular);
    assert!((lambda[0] - 2.0).abs() < 1e-14 && (alpha[0] - 3.0).abs() < 1e-14 && (alpha[1] - 1.0).abs() < 1e-14);
    net.columns.clear();
    (net.rows, net.b) = (Vec::new(), Vec::new());
    assert_eq!(net.solve().status, StepStatus::AccelerationsNotUnique);
}

/// Links without mass that rows hold: an entry that vanishes where the rows are met, and next to it is as small as it likes, moves nothing else. By the inverse of the 3×3 matrix;
/// a hundred of them, which no dense solver is asked for, and one, where the sparse one may leave it to the dense one.
#[test]
fn entries_that_all_but_vanish_cost_no_digits() {
    for (k, count) in (0..=40).flat_map(|k| [(k, 1), (k, 100)]) {
        let x = if k == 40 { 0.0 } else { 10.0_f64.powi(-k) };
        let mut net = Net { n: 3 * count, ..Net::default() };
        for first in (0..count).map(|link| 3 * link) {
            net.row(&[first], &[1.0]);
            net.row(&[first, first + 1, first + 2], &[x, -0.1, 1.0]);
            net.row(&[first, first + 1], &[-0.9, -0.7]);
        }
        (net.f, net.b) = ([0.3, -0.2, 0.5].repeat(count), [1.0, 2.0, 3.0].repeat(count));
        let second = -(3.0 + 0.9) / 0.7;
        let exact = [1.0, second, 2.0 - x + 0.1 * second];
        let right = |alpha: &[f64]| alpha.iter().zip(exact.iter().cycle()).all(|(a, e)| (a - e).abs() < 1e-13);
        let found = net.solve();
        let refused = found.status == StepStatus::AccelerationsNotUnique && count == 1;
        assert!(refused || right(&found.alpha), "{x:e}, {count}: {:?}", found.status);
        if count == 1 {
            let (_, status, dense, _) = net.dense();
            assert!(right(&dense) && status == StepStatus::InertiaSingular, "{x:e}: {dense:?} {exact:?}");
        }
    }
}

/// A crank with mass, coupler and rocker without: where its pin moves along one of the directions that the loop is closed in, and next to that. By hand: with u the rate of B and
/// w that of E for a rate of 1 of A, the crank is a mass with a force f₁ + u f₂ + w f₃.
#[test]
fn mass_in_one_body_moves_the_others() {
    for k in 0..=64 {
        let x = if k == 64 { 0.0 } else { 0.3 * 2.0_f64.powi(-k) };
        let mut net = Net { n: 3, entries: vec![(0, 0)], mass: vec![0.14], ..Net::default() };
        net.row(&[0, 1, 2], &[-0.343, -0.463, 0.0]);
        net.row(&[0, 1, 2], &[x, -0.350, 0.48]);
        net.row(&[0, 1, 2], &[0.0; 3]);
        (net.f, net.b) = (vec![0.3, -0.2, 0.5], vec![0.0; 3]);
        let u = -0.343 / 0.463;
        let w = (0.350 * u - x) / 0.48;
        let alpha = (0.3 - 0.2 * u + 0.5 * w) / (0.14);
        let exact = [alpha, u * alpha, w * alpha];
        let found = net.solve();
        let (_, status, dense, _) = net.dense();
        let near = |alpha: &[f64]| alpha.iter().zip(exact).all(|(a, e)| (a - e).abs() < 1e-12);
        assert!(near(&dense) && status == StepStatus::InertiaSingular, "{x:e}: {status:?} {dense:?} {exact:?}");
        // The sparse solver may leave small systems to the dense one.
        let refused = found.status == StepStatus::AccelerationsNotUnique;
        assert!(refused || near(&found.alpha), "{x:e}: {:?} {:?} {exact:?}", found.status, found.alpha);
    }
}

/// Resistors between the nodes of a square net, some of which store charge; a source holds the first one, by a column of its own.
fn resistors(side: usize, stores: impl Fn(usize) -> bool) -> Net {
    let n = side * side;
    let mut net = Net { n: n + 1, ..Net::default() };
    for k in (0..n).filter(|&k| stores(k)) {
        net.entries.push((k, k));
        net.mass.push(1e-6);
    }
    for k in (0..n).filter(|&k| !stores(k)) {
        let (i, j) = (k / side, k % side);
        let beside = [
            (i > 0, k.wrapping_sub(side)),
            (i + 1 < side, k + side),
            (j > 0, k.wrapping_sub(1)),
            (j + 1 < side, k + 1),
        ];
        let mut columns: Vec<usize> = beside.iter().filter(|b| b.0).map(|b| b.1).collect();
        let mut values = vec![0.01; columns.len()];
        values.push(-0.01 * columns.len() as f64 - 1e-4);
        columns.push(k);
        if k == 0 {
            columns.push(n);
            values.push(1.0);
        }
        net.row(&columns, &values);
    }
    net.row(&[0], &[-1.0]);
    net
}

#[test]
fn nodes_that_store_nothing_follow_those_that_do() {
    let mut random = Random(71);
    for every in [2, 3, 5, 9] {
        let mut net = resistors(6, |k| k % every == every / 2);
        net.load(&mut random);
        let (_, _, alpha, lambda) = net.dense();
        let found = net.solve();
        assert_eq!(found.status, StepStatus::InertiaSingular);
        assert!(distance(&found.alpha, &alpha) < 1e-10, "{every}: {}", distance(&found.alpha, &alpha));
        assert!(distance(&found.lambda, &lambda) < 1e-10, "{every}: {}", distance(&found.lambda, &lambda));
    }
}

/// Each equation and each column without inertia may be written in a unit of its own.
#[test]
fn units_of_equations_and_of_what_has_no_inertia_do_not_matter() {
    let mut random = Random(75);
    for every in [2, 3, 5, 9, 1000] {
        let mut net = resistors(6, |k| k % every == every / 2);
        net.load(&mut random);
        let known = net.solve();
        assert_eq!(known.status, StepStatus::InertiaSingular);
        for digits in [1.0, 6.0, 9.0, 30.0] {
            let mut size = |_| 10.0_f64.powf((digits * random.unit()).round());
            let mut by_column: Vec<f64> = (0..net.n).map(&mut size).collect();
            net.entries.iter().for_each(|&(k, _)| by_column[k] = 1.0);
            let by_row: Vec<f64> = (0..net.b.len()).map(&mut size).collect();
            let mut other = net.clone();
            let mut at = 0;
            for (row, columns) in net.columns.iter().enumerate() {
                for &j in columns {
                    other.rows[at] *= by_row[row] * by_column[j];
                    at += 1;
                }
                other.b[row] *= by_row[row];
            }
            (0..net.n).for_each(|j| other.f[j] *= by_column[j]);
            let found = other.solve();
            assert_eq!(found.status, known.status, "{every}, {digits}");
            let alpha: Vec<f64> = (0..net.n).map(|j| found.alpha[j] * by_column[j]).collect();
            let lambda: Vec<f64> = (0..net.b.len()).map(|i| found.lambda[i] * by_row[i]).collect();
            assert!(distance(&alpha, &known.alpha) < 1e-9, "{every}, {digits}: {}", distance(&alpha, &known.alpha));
            assert!(distance(&lambda, &known.lambda) < 1e-9, "{every}, {digits}: {}", distance(&lambda, &known.lambda));
        }
    }
}

/// A march over the nodes would lose a digit with every few of them.
#[test]
fn large_nets_keep_their_digits() {
    let mut random = Random(72);
    for (side, every) in [(20, 9), (41, 9), (43, 9), (41, 3), (60, 7)] {
        let mut net = resistors(side, |k| k % every == every / 2);
        net.load(&mut random);
        let found = net.solve();
        let residual = net.residual(&found.alpha, &found.lambda);
        assert!(residual < 1e-12, "{side}, {every}: {residual}");
    }
}

/// Where the rows that should tell massless columns repeat each other, all are looked at together.
#[test]
fn massless_columns_that_are_not_told_are_found_free() {
    let mut net = resistors(6, |k| k % 3 == 1);
    net.load(&mut Random(73));
    assert_eq!(net.solve().status, StepStatus::InertiaSingular);
    // The last two nodes have equations with the same entries: their difference is in none.
    let values = net.rows.len();
    let [last, before] = [net.columns.len() - 2, net.columns.len() - 3];
    let mut at = 0;
    for (row, columns) in net.columns.iter().enumerate() {
        if row == last || row == before {
            net.rows[at..at + columns.len()].fill(0.0);
        }
        at += columns.len();
    }
    assert_eq!(at, values);
    let found = net.solver_status();
    assert_eq!((found.0, found.1), (StepStatus::AccelerationsNotUnique, net.b.len() - 2));
}

/// Rods of a string of so many nodes of mass 1 in a plane, at these slopes; the last may end at a node or at the ground.
fn string(pieces: usize, nodes: usize, slope: impl Fn(usize) -> f64) -> Net {
    let mut net = Net {
        n: 2 * nodes,
        entries: (0..2 * nodes).map(|k| (k, k)).collect(),
        mass: vec![1.0; 2 * nodes],
        ..Net::default()
    };
    for k in 0..pieces {
        let (x, y) = (slope(k).cos(), slope(k).sin());
        let (mut columns, mut values) = (Vec::new(), Vec::new());
        if k < nodes {
            (columns, values) = (vec![2 * k, 2 * k + 1], vec![x, y]);
        }
        if k > 0 {
            columns.extend([2 * k - 2, 2 * k - 1]);
            values.extend([-x, -y]);
        }
        net.row(&columns, &values);
    }
    net.load(&mut Random(74));
    net
}

/// Multiplications of a factorization whose answer meets both equations.
fn work_on(net: &Net) -> f64 {
    let mut solver = net.solver();
    solver.factor(&net.mass, &net.rows);
    let (mut alpha, mut lambda) = (vec![0.0; net.n], vec![0.0; net.b.len()]);
    assert_eq!(solver.solve(&net.f, &net.b, &mut alpha, &mut lambda), StepStatus::Regular);
    let (product, residual) = (net.rows_times(&alpha), net.residual(&alpha, &lambda));
    assert!(distance(&product, &net.b) < 1e-9, "{}: {}", net.n, distance(&product, &net.b));
    assert!(residual < 1e-12, "{}: {residual}", net.n);
    solver.multiplications() as f64
}

/// A rope that hangs straight from one end but for what rounding leaves, or for bends of any size: what rods tell of how nodes move across is next to
/// nothing, and none waits for another.
#[test]
fn ropes_that_are_nearly_straight_are_factored_in_linear_work() {
    for bend in [0.0, 1e-16, 1e-15, 1e-14, 1e-13, 1e-12, 1e-10, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.03, 0.5] {
        let work = |pieces: usize| {
            let mut random = Random(91);
            let slopes: Vec<f64> = (0..pieces).map(|_| -0.927 + bend * random.unit()).collect();
            work_on(&string(pieces, pieces, |k| slopes[k]))
        };
        let (few, many) = (work(200), work(2000));
        assert!(many < 13.0 * few, "{bend:e}: {few} {many}");
    }
}

/// Pieces of a string that hangs from two points, which are never quite parallel: what two neighbours tell of the node between them is little,
/// and less the more there are.
#[test]
fn long_strings_are_factored_in_linear_work() {
    let work =
        |pieces: usize| work_on(&string(pieces, pieces - 1, |k| 1.13 * (2.0 * (k as f64 + 0.5) / pieces as f64 - 1.0)));
    let (few, many) = (work(300), work(3000));
    assert!(many < 12.0 * few, "{few} {many}");
}

#[test]
fn bad_values_are_named() {
    let mut solver = SparseStep::new(2, &[(0, 0), (1, 0), (1, 1)], &[vec![0, 1]]);
    assert_eq!(solver.factor(&[1.0, f64::NAN, 1.0], &[1.0, 1.0]), StepStatus::NotFinite);
    assert_eq!(solver.factor(&[1.0, 0.0, f64::NAN], &[1.0, 1.0]), StepStatus::NotFinite);
    assert_eq!(solver.factor(&[1.0, 0.0, 1.0], &[1.0, f64::INFINITY]), StepStatus::NotFinite);
    let (mut alpha, mut lambda) = ([0.0; 2], [0.0]);
    assert_eq!(solver.solve(&[1.0, 1.0], &[0.0], &mut alpha, &mut lambda), StepStatus::NotFinite);
    assert!(alpha[0].is_nan() && lambda[0].is_nan());
    assert_eq!(solver.factor(&[1.0, 0.0, -2.0], &[1.0, 1.0]), StepStatus::IndefiniteMass { variable: 1 });
    assert_eq!(solver.factor(&[1.0, 1.0, 0.0], &[1.0, 1.0]), StepStatus::IndefiniteMass { variable: 1 });
    // A state gone wrong leaves nothing behind.
    assert_eq!(solver.factor(&[1.0, 0.0, 1.0], &[1.0, -1.0]), StepStatus::Regular);
    solver.solve(&[f64::NAN, 1.0], &[0.0], &mut alpha, &mut lambda);
    solver.solve(&[1.0, 1.0], &[0.0], &mut alpha, &mut lambda);
    assert!((alpha[0] - 1.0).abs() < 1e-14 && lambda[0].abs() < 1e-14);
    let mut indefinite = SparseStep::new(2, &[(0, 0), (1, 0), (1, 1)], &[]);
    assert!(matches!(indefinite.factor(&[1.0, 2.0, 1.0], &[]), StepStatus::IndefiniteMass { .. }));
}

#[test]
fn empty_systems() {
    let mut solver = SparseStep::new(0, &[], &[]);
    assert_eq!(solver.factor(&[], &[]), StepStatus::Regular);
    let mut solver = SparseStep::new(1, &[(0, 0)], &[vec![], vec![0]]);
    assert_eq!(solver.factor(&[2.0], &[0.0]), StepStatus::RowsDependent { rank: 0 });
    let (mut alpha, mut lambda) = ([0.0], [1.0; 2]);
    assert_eq!(solver.solve(&[4.0], &[0.0; 2], &mut alpha, &mut lambda), StepStatus::RowsDependent { rank: 0 });
    assert_eq!((alpha, lambda), ([2.0], [0.0; 2]));
    assert_eq!(solver.solve(&[4.0], &[1.0, 0.0], &mut alpha, &mut lambda), StepStatus::Inconsistent);
}
