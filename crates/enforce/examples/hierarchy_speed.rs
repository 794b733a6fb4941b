//! Level structure against flat matrices: `cargo run --release --example hierarchy_speed [MAX_LEGS]`.
//!
//! 3RRR-like mechanisms with N legs (seed 000 §2): a leg has an actuator (1 variable), a pivoted bar (3) and a free bar (3);
//! level 1 holds each body's own rows (pivot), level 2 assembles the leg, level 3 joins all legs to the platform.
//! Flat: the same rows as one level over one dense block, by the multipliers method (one pivoted QR).

use std::time::Instant;

use dalembert_enforce::{Hierarchical, Level, MassBlock, Method, Multipliers, Problem, Recursive, RowGroup, Tolerance};
use faer::{Col, Mat};

const LEG: usize = 7;

/// Rows with the geometry of pins at the angle of the leg.
fn pin(columns: Vec<usize>, angle: f64) -> RowGroup<f64> {
    let (s, c) = angle.sin_cos();
    let pattern = [[1.0, 0.0], [0.0, 1.0], [-0.2 * s, 0.2 * c], [-1.0, 0.0], [0.0, -1.0], [-0.3 * c, -0.3 * s]];
    let a = Mat::from_fn(2, columns.len(), |i, k| pattern[k][i]);
    RowGroup { columns, a, b: Col::from_fn(2, |i| if i == 0 { s } else { c }), noise: None }
}

/// N legs and a platform: 7 N + 3 variables, 7 N rows; the platform's freedom is 3 when N is 3, as in the 3RRR.
fn mechanism(legs: usize) -> Problem<f64> {
    let n = LEG * legs + 3;
    let diagonal = |start: usize, masses: &[f64]| {
        let matrix = Mat::from_fn(masses.len(), masses.len(), |i, j| if i == j { masses[i] } else { 0.0 });
        MassBlock { start, matrix }
    };
    let mut mass = Vec::new();
    let (mut own, mut leg_rows, mut platform) = (Vec::new(), Vec::new(), Vec::new());
    for leg in 0..legs {
        let (at, angle) = (LEG * leg, 0.3 + leg as f64);
        mass.push(diagonal(at, &[0.1]));
        mass.push(diagonal(at + 1, &[3.0, 3.0, 0.04]));
        mass.push(diagonal(at + 4, &[4.0, 4.0, 0.12]));
        own.push(pin(vec![at + 1, at + 2, at + 3], angle));
        let drive = RowGroup {
            columns: vec![at, at + 3],
            a: Mat::from_fn(1, 2, |_, k| if k == 0 { 1.0 } else { -1.0 }),
            b: Col::zeros(1),
            noise: None,
        };
        leg_rows.push(drive);
        leg_rows.push(pin(vec![at + 1, at + 2, at + 3, at + 4, at + 5, at + 6], angle + 0.4));
        platform.push(pin(vec![at + 4, at + 5, at + 6, n - 3, n - 2, n - 1], angle + 0.9));
    }
    mass.push(diagonal(n - 3, &[8.0, 8.0, 0.08]));
    let levels = [own, leg_rows, platform].map(|groups| Level { groups }).to_vec();
    Problem { n, mass, force: Col::from_fn(n, |j| (j as f64).sin()), levels, phi: None }
}

/// The same problem without structure.
fn flat(problem: &Problem<f64>) -> Problem<f64> {
    let n = problem.n;
    let (mut mass, mut a, mut b) = (Mat::zeros(n, n), Mat::zeros(problem.rows(), n), Col::zeros(problem.rows()));
    for block in &problem.mass {
        let size = block.matrix.nrows();
        mass.as_mut().submatrix_mut(block.start, block.start, size, size).copy_from(&block.matrix);
    }
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
    Problem::dense(mass, problem.force.clone(), a, b)
}

/// Best time of enough rounds, s, and α.
fn time(method: &dyn Method<f64>, problem: &Problem<f64>) -> (f64, Col<f64>) {
    let tolerance = Tolerance::default();
    let mut best = f64::INFINITY;
    let begin = Instant::now();
    loop {
        let start = Instant::now();
        let answer = method.enforce(problem, &tolerance).expect("a sound mechanism");
        best = best.min(start.elapsed().as_secs_f64());
        if begin.elapsed().as_secs_f64() > 0.3 {
            return (best, answer.alpha);
        }
    }
}

/// Slope of log time over log legs through the last half of the points.
fn exponent(points: &[(f64, f64)]) -> f64 {
    let tail = &points[points.len() / 2..];
    let count = tail.len() as f64;
    let (sx, sy) = tail.iter().fold((0.0, 0.0), |(x, y), p| (x + p.0.ln(), y + p.1.ln()));
    let (mx, my) = (sx / count, sy / count);
    let cross: f64 = tail.iter().map(|p| (p.0.ln() - mx) * (p.1.ln() - my)).sum();
    cross / tail.iter().map(|p| (p.0.ln() - mx).powi(2)).sum::<f64>()
}

fn main() {
    let most: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(300);
    let (mut by_level, mut by_matrix) = (Vec::new(), Vec::new());
    println!("legs  variables  hierarchical ms  recursive ms      flat ms  flat/hierarchical  difference");
    for legs in [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300].into_iter().filter(|&legs| legs <= most) {
        let problem = mechanism(legs);
        let (fast, alpha) = time(&Hierarchical, &problem);
        let dense_recursion = (legs <= 50).then(|| time(&Recursive, &problem).0);
        let (slow, reference) = time(&Multipliers, &flat(&problem));
        let off = (&alpha - &reference).norm_l2() / reference.norm_l2();
        by_level.push((legs as f64, fast));
        by_matrix.push((legs as f64, slow));
        let recursion = dense_recursion.map_or_else(|| "-".to_owned(), |time| format!("{:.3}", time * 1e3));
        println!(
            "{legs:>4} {:>10} {:>16.3} {recursion:>13} {:>12.3} {:>18.1} {off:>11.1e}",
            problem.n,
            fast * 1e3,
            slow * 1e3,
            slow / fast
        );
    }
    println!("time ~ legs^{:.2} hierarchical, legs^{:.2} flat", exponent(&by_level), exponent(&by_matrix));
}
