//! Speed of one small solve.
use dalembert_enforce::step::StepSolver;
use std::time::Instant;

#[test]
fn speed() {
    let (n, m) = (7, 6);
    let mut state = 1u64;
    let mut next = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 53) as f64 - 0.5
    };
    let g: Vec<f64> = (0..n * n).map(|_| next()).collect();
    let mut mass = vec![0.0; n * n];
    for i in 0..n {
        for j in 0..n {
            mass[j * n + i] = (0..n).map(|k| g[k * n + i] * g[k * n + j]).sum::<f64>()
                + if i == j { 1.0 } else { 0.0 };
        }
    }
    let a: Vec<f64> = (0..m * n).map(|_| next()).collect();
    let f: Vec<f64> = (0..n).map(|_| next()).collect();
    let b: Vec<f64> = (0..m).map(|_| next()).collect();
    let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
    let mut s = StepSolver::new(n, m);
    let t = Instant::now();
    for _ in 0..200_000 {
        s.factor(&mass, &a);
        s.solve(&f, &b, &mut alpha, &mut lambda);
    }
    println!("{:?} {:?}", t.elapsed() / 200_000, s.status());
    for i in 0..m {
        let r: f64 = (0..n).map(|k| a[k * m + i] * alpha[k]).sum::<f64>() - b[i];
        assert!(r.abs() < 1e-12, "{r}");
    }
    for j in 0..n {
        let r: f64 = (0..n).map(|k| mass[k * n + j] * alpha[k]).sum::<f64>()
            - f[j]
            - (0..m).map(|i| a[j * m + i] * lambda[i]).sum::<f64>();
        assert!(r.abs() < 1e-12, "{r}");
    }
}
