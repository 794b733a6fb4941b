//! Least squares of small dense systems.

use dalembert_dense as dense;
use faer::Mat;

/// J⁺ g, with singular values below a share of the largest as zero; nothing if a number is not finite.
pub fn least(jacobian: &Mat<f64>, g: &[f64], share: f64) -> Option<Vec<f64>> {
    if !g.iter().all(|x| x.is_finite()) {
        return None;
    }
    let svd = dense::svd(jacobian)?;
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let rank = s.iter().filter(|&&x| x > share * top && x > 0.0).count();
    Some(through(&svd, g, rank))
}

/// J⁺ g by the first singular values of J.
pub fn through(svd: &dense::Svd, g: &[f64], rank: usize) -> Vec<f64> {
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let along: Vec<f64> =
        (0..rank).map(|k| g.iter().enumerate().map(|(i, g)| u[(i, k)] * g).sum::<f64>() / s[k]).collect();
    let x = |j: usize| along.iter().enumerate().map(|(k, a)| v[(j, k)] * a).sum();
    (0..v.nrows()).map(x).collect()
}

/// Euclidean length.
pub fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

/// The largest magnitude; infinite if a number is not finite.
pub fn largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0_f64, |m, x| if x.is_finite() { m.max(x.abs()) } else { f64::INFINITY })
}
