//! Sobol' indices of numbers collected from runs of Saltelli's design: what of their variance comes from which quantity.
//!
//! A and B are the two halves of the coordinates of N points of a Sobol' sequence, A_Bi is A with the i-th column of B (Saltelli et al., Comput.
//! Phys. Commun. 181 (2010) 259, eqs. (b) and (f) of table 2):
//!
//! ```text
//! S_i  = mean(f(B) (f(A_Bi) − f(A))) / V          first order: what fixing the i-th quantity alone would take from the variance
//! ST_i = mean((f(A) − f(A_Bi))²) / (2 V)          total: what is left of it if all others are fixed
//! ```

/// Of each quantity its index of first order and its total one, from the results in the order of the runs: of each point A, B, A_B1, …, A_Bd.
/// Nothing where the results do not vary.
pub fn indices(results: &[f64], quantities: usize) -> Option<Vec<[f64; 2]>> {
    let points: Vec<&[f64]> = results.chunks_exact(quantities + 2).collect();
    let n = points.len() as f64;
    let both = || points.iter().flat_map(|p| &p[..2]);
    let mean = both().sum::<f64>() / (2.0 * n);
    let variance = both().map(|f| (f - mean).powi(2)).sum::<f64>() / (2.0 * n);
    let of = |i: usize| {
        let first = points.iter().map(|p| (p[1] - mean) * (p[2 + i] - p[0])).sum::<f64>() / n;
        let total = points.iter().map(|p| (p[0] - p[2 + i]).powi(2)).sum::<f64>() / (2.0 * n);
        [first / variance, total / variance]
    };
    (variance > 0.0).then(|| (0..quantities).map(of).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Plan, Sampler, Varied};

    #[test]
    fn ishigamis_function_has_its_published_indices() {
        // Ishigami and Homma 1990 with a = 7, b = 0.1: S = .314 .442 0, ST = .558 .442 .244.
        let words = [
            "x=-3.141592653589793:3.141592653589793",
            "y=-3.141592653589793:3.141592653589793",
            "z=-3.141592653589793:3.141592653589793",
        ];
        let varied = words.iter().map(|w| Varied::parse(w).unwrap()).collect();
        let plan = Plan::new(varied, Sampler::Saltelli, Some(1 << 12), 0).unwrap();
        assert_eq!(plan.runs, (1 << 12) * 5);
        let f = |v: Vec<f64>| v[0].sin() + 7.0 * v[1].sin().powi(2) + 0.1 * v[2].powi(4) * v[0].sin();
        let results: Vec<f64> = (0..plan.runs).map(|run| f(plan.values(run))).collect();
        let found = indices(&results, 3).unwrap();
        for ([first, total], [s, t]) in found.iter().zip([[0.314, 0.558], [0.442, 0.442], [0.0, 0.244]]) {
            assert!((first - s).abs() < 0.01 && (total - t).abs() < 0.01, "{found:?}");
        }
        assert!(indices(&[1.0; 10], 3).is_none());
    }
}
