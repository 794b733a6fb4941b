//! Time of one factorization and one solution of the sparse step solver on chains of planar windows, the dense one
//! beside it: `cargo run --release -p dalembert-enforce --example sparse_speed`.

use std::hint::black_box;
use std::time::Instant;

use dalembert_enforce::sparse::SparseStep;
use dalembert_enforce::step::StepSolver;

/// M and A of N windows: verticals θᵢ on the ground, horizontals ψᵢ relative to them, closed to the next tip.
#[derive(Default)]
struct Windows {
    n: usize,
    entries: Vec<(usize, usize)>,
    mass: Vec<f64>,
    columns: Vec<Vec<usize>>,
    rows: Vec<f64>,
}

fn windows(count: usize) -> Windows {
    let pose = |i: usize| (1.1 + 0.3 * (i as f64).sin(), 0.2 * (1.3 * i as f64).cos());
    let mut w = Windows { n: 2 * count + 1, ..Windows::default() };
    for i in 0..count {
        let ((theta, phi), next, v) = (pose(i), pose(i + 1).0, 2 * i);
        let (m11, m12, m22) = (4.0 / 3.0, 0.5 * (theta - phi).cos(), 1.0 / 3.0);
        w.entries.extend([(v, v), (v + 1, v), (v + 1, v + 1)]);
        w.mass.extend([m11 + 2.0 * m12 + m22, m12 + m22, m22]);
        w.columns.extend([vec![v, v + 1, v + 2], vec![v, v + 1, v + 2]]);
        w.rows.extend([-theta.sin() - phi.sin(), -phi.sin(), next.sin()]);
        w.rows.extend([theta.cos() + phi.cos(), phi.cos(), -next.cos()]);
    }
    w.entries.push((2 * count, 2 * count));
    w.mass.push(1.0 / 3.0);
    w
}

/// Five rows for each two: a revolute joint in space.
fn in_space(planar: &Windows) -> Windows {
    let mut w =
        Windows { n: planar.n, entries: planar.entries.clone(), mass: planar.mass.clone(), ..Windows::default() };
    for (columns, values) in planar.columns.chunks(2).zip(planar.rows.chunks(6)) {
        for k in 0..5 {
            let (x, y) = (f64::from(k).cos(), f64::from(k).sin());
            w.columns.push(columns[0].clone());
            w.rows.extend((0..3).map(|j| x * values[j] + y * values[3 + j]));
        }
    }
    w
}

fn dense(w: &Windows) -> (Vec<f64>, Vec<f64>) {
    let (n, m) = (w.n, w.columns.len());
    let (mut mass, mut rows, mut next) = (vec![0.0; n * n], vec![0.0; m * n], 0);
    for (&(i, j), x) in w.entries.iter().zip(&w.mass) {
        (mass[i * n + j], mass[j * n + i]) = (*x, *x);
    }
    for (i, columns) in w.columns.iter().enumerate() {
        for &j in columns {
            rows[j * m + i] = w.rows[next];
            next += 1;
        }
    }
    (mass, rows)
}

/// Short batches: the best one is not interrupted by other programs.
fn best(size: usize, work: &mut dyn FnMut()) -> f64 {
    let rounds = 1 + 2000 / size;
    let times = (0..60).map(|_| {
        let start = Instant::now();
        (0..rounds).for_each(|_| work());
        start.elapsed().as_secs_f64() / rounds as f64 * 1e9
    });
    times.fold(f64::INFINITY, f64::min)
}

fn report(name: &str, count: usize, w: &Windows) {
    let m = w.columns.len();
    let (f, b) = (vec![1.0; w.n], vec![0.0; m]);
    let (mut alpha, mut lambda) = (vec![0.0; w.n], vec![0.0; m]);
    let mut solver = SparseStep::new(w.n, &w.entries, &w.columns);
    let factor = best(count, &mut || {
        black_box(solver.factor(black_box(&w.mass), black_box(&w.rows)));
    });
    let solve = best(count, &mut || {
        black_box(solver.solve(black_box(&f), &b, &mut alpha, &mut lambda));
    });
    let per_loop = (factor + solve) / count as f64;
    let compared = if count > 40 {
        String::from("–")
    } else {
        let (mass, rows) = dense(w);
        let mut solver = StepSolver::new(w.n, m);
        let time = best(count * count, &mut || {
            black_box(solver.factor(black_box(&mass), black_box(&rows)));
            black_box(solver.solve(black_box(&f), &b, &mut alpha, &mut lambda));
        });
        format!("{time:.0}")
    };
    println!("{name:>7} {count:>6} {factor:>12.0} {solve:>12.0} {per_loop:>12.0} {compared:>14}");
}

fn main() {
    println!(
        "{:>7} {:>6} {:>12} {:>12} {:>12} {:>14}",
        "rows", "loops", "factor ns", "solve ns", "ns per loop", "dense ns"
    );
    for count in [1, 10, 40, 1000, 5000] {
        let planar = windows(count);
        report("planar", count, &planar);
        report("spatial", count, &in_space(&planar));
    }
}
