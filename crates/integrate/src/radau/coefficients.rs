//! Nodes and matrices of Radau IIA methods with any odd number s of stages.
//!
//! | symbol | identifier | meaning |
//! |---|---|---|
//! | c₁ … c_s = 1 | `nodes` | zeros of P_s − P_{s−1} on [0, 1], P the Legendre polynomials |
//! | D = A⁻¹ | `d` | derivatives at c_i of the Lagrange polynomials to the nodes 0, c₁, …, c_s, that to 0 left out |
//! | μ₀; a_k ± i b_k | `real`, `pairs` | eigenvalues of D |
//! | T, T⁻¹ | `t`, `t_inverse` | D T = T Λ; columns: real eigenvector, then real and imaginary part of one of each pair |
//! | e | `error` | weights of the error estimate |
//!
//! ```text
//! (1) ℓ_j'(x_i) = (w_j/w_i)/(x_i − x_j),  ℓ_i'(x_i) = Σ_{k≠i} 1/(x_i − x_k),  w_j = Π_{k≠j} 1/(x_j − x_k)
//! (2) Λ = diag(μ₀, [a₁ b₁; −b₁ a₁], …)
//! (3) e_j = −ℓ_j'(0)
//! ```
//!
//! The collocation polynomial of y through 0 and the stages has the derivative D Z/h at the stages, so that A⁻¹ is known without A, to
//! rounding. By (3) e·Z/h = −y'(0) for polynomials of degree s: f(t₀, y₀) + e·Z/h is the defect that the error estimate filters.
//! Eigenvectors are scaled so that the last row of T is (1, 1, 0, 1, 0, …).
//!
//! Source: Hairer, Wanner, *Solving Ordinary Differential Equations II*, 2nd ed., §IV.5, §IV.8; "Stiff differential equations solved by
//! Radau methods", J. Comput. Appl. Math. 111 (1999).

use faer::Mat;
use faer::c64;

/// One method.
#[derive(Clone, Debug)]
pub(super) struct Coefficients {
    /// s.
    pub stages: usize,
    pub nodes: Vec<f64>,
    pub d: Vec<Vec<f64>>,
    pub real: f64,
    pub pairs: Vec<c64>,
    pub t: Vec<Vec<f64>>,
    pub t_inverse: Vec<Vec<f64>>,
    pub error: Vec<f64>,
}

impl Coefficients {
    /// The method with s stages; none if the eigenvalues are not found.
    pub fn new(s: usize) -> Option<Self> {
        let nodes = nodes(s);
        let all: Vec<f64> = std::iter::once(0.0).chain(nodes.iter().copied()).collect();
        let d: Vec<Vec<f64>> = (1..=s).map(|i| (1..=s).map(|j| derivative(&all, j, i)).collect()).collect();
        let error = (1..=s).map(|j| -derivative(&all, j, 0)).collect();
        let matrix = Mat::from_fn(s, s, |i, j| d[i][j]);
        let (values, vectors) = dalembert_dense::eigen(&matrix)?;
        let value = |k: usize| values[k];
        let real = (0..s).min_by(|&i, &j| value(i).im.abs().total_cmp(&value(j).im.abs()))?;
        let mut upper: Vec<usize> = (0..s).filter(|&k| k != real && value(k).im > 0.0).collect();
        upper.sort_by(|&i, &j| value(i).im.total_cmp(&value(j).im));
        let mut t = vec![vec![0.0; s]; s];
        for (column, &k) in std::iter::once(&real).chain(&upper).enumerate() {
            let last = vectors[(s - 1, k)];
            let first = if column == 0 { 0 } else { 2 * column - 1 };
            for (i, row) in t.iter_mut().enumerate() {
                let x = vectors[(i, k)] / last;
                row[first] = x.re;
                if column > 0 {
                    row[first + 1] = x.im;
                }
            }
        }
        let inverse = dalembert_dense::Lu::new(&Mat::from_fn(s, s, |i, j| t[i][j])).inverse();
        let t_inverse = (0..s).map(|i| (0..s).map(|j| inverse[(i, j)]).collect()).collect();
        Some(Self {
            stages: s,
            real: value(real).re,
            pairs: upper.iter().map(|&k| value(k)).collect(),
            nodes,
            d,
            t,
            t_inverse,
            error,
        })
    }

    /// μ₀ ∫₀^θ Π_j (1 − τ/c_j) dτ.
    pub fn bend(&self, theta: f64) -> f64 {
        let mut product = vec![1.0];
        for c in &self.nodes {
            product.push(0.0);
            for k in (1..product.len()).rev() {
                product[k] -= product[k - 1] / c;
            }
        }
        let integrals = product.iter().enumerate().rev();
        self.real * theta * integrals.fold(0.0, |sum, (k, p)| sum * theta + p / (k + 1) as f64)
    }

    /// ℓ_j(θ), j = 1 … s.
    pub fn basis(&self, theta: f64, out: &mut Vec<f64>) {
        out.clear();
        out.extend(self.nodes.iter().enumerate().map(|(j, at)| {
            let others = self.nodes.iter().enumerate().filter(|&(k, _)| k != j);
            others.fold(theta / at, |product, (_, c)| product * (theta - c) / (at - c))
        }));
    }
}

/// Zeros of P_s − P_{s−1} on [0, 1] in rising order, by Newton's iteration from Chebyshev's.
fn nodes(s: usize) -> Vec<f64> {
    let n = s as f64;
    let zero = |k: usize| {
        let mut x = (2.0 * std::f64::consts::PI * k as f64 / (2.0 * n - 1.0)).cos();
        for _ in 0..20 {
            let (mut before, mut p) = (1.0, x);
            // P_{s−1}, P_s and P_{s−2} by their recurrence.
            let mut older = 0.0;
            for m in 1..s {
                let m = m as f64;
                (older, before, p) = (before, p, ((2.0 * m + 1.0) * x * p - m * before) / (m + 1.0));
            }
            let slope = |degree: f64, p: f64, lower: f64| degree * (x * p - lower) / (x * x - 1.0);
            let change = (p - before) / (slope(n, p, before) - slope(n - 1.0, before, older));
            x -= change;
        }
        0.5 * (x + 1.0)
    };
    let mut nodes: Vec<f64> = (1..s).map(zero).collect();
    nodes.push(1.0);
    nodes.sort_by(f64::total_cmp);
    nodes
}

/// (1): ℓ_j' at node i.
fn derivative(x: &[f64], j: usize, i: usize) -> f64 {
    let weight = |j: usize| (0..x.len()).filter(|&k| k != j).map(|k| x[j] - x[k]).product::<f64>();
    if i == j {
        return (0..x.len()).filter(|&k| k != i).map(|k| (x[i] - x[k]).recip()).sum();
    }
    weight(i) / weight(j) / (x[i] - x[j])
}

#[cfg(test)]
mod tests {
    use super::Coefficients;

    /// D differentiates powers up to t^s, e gives minus their slope at 0, and T makes D block diagonal.
    #[test]
    fn they_differentiate_polynomials_and_part_into_blocks() {
        for s in [1, 3, 5, 7] {
            let c = Coefficients::new(s).expect("eigenvalues");
            for degree in 1..=s as i32 {
                let powers: Vec<f64> = c.nodes.iter().map(|x| x.powi(degree)).collect();
                let dot = |row: &[f64]| row.iter().zip(&powers).map(|(a, b)| a * b).sum::<f64>();
                for (row, x) in c.d.iter().zip(&c.nodes) {
                    let expected = f64::from(degree) * x.powi(degree - 1);
                    assert!((dot(row) - expected).abs() < 1e-12, "{s} {degree}");
                }
                let slope = if degree == 1 { 1.0 } else { 0.0 };
                assert!((dot(&c.error) + slope).abs() < 1e-11, "{s} {degree}");
            }
            for i in 0..s {
                for j in 0..s {
                    let left: f64 = (0..s).map(|k| c.d[i][k] * c.t[k][j]).sum();
                    let right = if j == 0 {
                        c.t[i][0] * c.real
                    } else {
                        let (pair, k) = (c.pairs[(j - 1) / 2], 2 * ((j - 1) / 2) + 1);
                        if j == k {
                            c.t[i][k] * pair.re - c.t[i][k + 1] * pair.im
                        } else {
                            c.t[i][k] * pair.im + c.t[i][k + 1] * pair.re
                        }
                    };
                    assert!((left - right).abs() < 1e-11 * c.real.powi(2), "{s}: {left} {right}");
                }
            }
        }
    }

    /// Hairer and Wanner's numbers of order 5, (IV.8.9) and table IV.5.6.
    #[test]
    fn order_5_has_the_published_numbers() {
        let c = Coefficients::new(3).expect("eigenvalues");
        let root = 6.0_f64.sqrt();
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-13, "{a} {b}");
        close(c.nodes[0], (4.0 - root) / 10.0);
        close(c.nodes[1], (4.0 + root) / 10.0);
        close(c.real, 3.0 + 3.0_f64.cbrt().powi(2) - 3.0_f64.cbrt());
        close(c.error[0], -(13.0 + 7.0 * root) / 3.0);
        close(c.error[2], -1.0 / 3.0);
    }
}
