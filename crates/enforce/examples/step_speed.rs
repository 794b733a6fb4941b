//! Time of one factorization and one solution of the step solver: `cargo run --release --example step_speed`.

use std::hint::black_box;
use std::time::Instant;

use dalembert_enforce::step::StepSolver;

/// A fixed sequence in −0.5 … 0.5.
struct Sequence(u64);

impl Sequence {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64 - 0.5
    }

    fn take(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| self.next()).collect()
    }
}

fn mass(sequence: &mut Sequence, n: usize) -> Vec<f64> {
    let g = sequence.take(n * n);
    let entry =
        |i: usize, j: usize| (0..n).map(|k| g[k * n + i] * g[k * n + j]).sum::<f64>() + if i == j { 1.0 } else { 0.0 };
    (0..n * n).map(|at| entry(at % n, at / n)).collect()
}

fn main() {
    println!("{:>4} {:>4} {:>6} {:>12} {:>12}", "n", "m", "rank", "factor ns", "solve ns");
    for (n, m, repeated) in [(3, 2, 0), (7, 6, 0), (7, 6, 1), (21, 18, 0), (21, 20, 0), (30, 30, 1), (40, 30, 0)] {
        let sequence = &mut Sequence(1);
        let (mass, mut rows) = (mass(sequence, n), sequence.take(m * n));
        for j in 0..n {
            for i in 0..repeated {
                rows[j * m + m - 1 - i] = rows[j * m + i];
            }
        }
        let (f, b) = (sequence.take(n), vec![0.0; m]);
        let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
        let mut solver = StepSolver::new(n, m);
        // Short batches: the best one is not interrupted by other programs.
        let rounds = 1 + 100_000 / (n * n * m);
        let best = |work: &mut dyn FnMut()| {
            let times = (0..400).map(|_| {
                let start = Instant::now();
                (0..rounds).for_each(|_| work());
                start.elapsed().as_secs_f64() / rounds as f64 * 1e9
            });
            times.fold(f64::INFINITY, f64::min)
        };
        let factor = best(&mut || {
            black_box(solver.factor(black_box(&mass), black_box(&rows)));
        });
        let solve = best(&mut || {
            black_box(solver.solve(black_box(&f), &b, &mut alpha, &mut lambda));
        });
        println!("{n:>4} {m:>4} {:>6} {factor:>12.0} {solve:>12.0}", solver.rank());
    }
}
