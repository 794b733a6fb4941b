//! Large hierarchies: block by block the same answer as all at once.

use crate::common::{Random, column, matrix};
use dalembert_enforce::{
    Hierarchical, Level, MassBlock, Method, MethodName, Multipliers, Problem, RowGroup, Tolerance,
};
use faer::{Col, Mat};

fn group(random: &mut Random, columns: Vec<usize>, rows: usize, truth: &Col<f64>) -> RowGroup<f64> {
    let a = matrix::<f64>(random, rows, columns.len());
    let b = &a * Col::from_fn(columns.len(), |k| truth[columns[k]]);
    RowGroup { columns, a, b, noise: None }
}

/// Legs of two bodies around a hub, neighbours tied as well (loops over loops), every third joint given twice.
fn mechanism(seed: u64, legs: usize) -> Problem<f64> {
    let random = &mut Random(seed);
    let n = 6 * legs + 6;
    let truth = column::<f64>(random, n);
    let mass = (0..2 * legs + 2).map(|body| {
        let g = matrix::<f64>(random, 3, 3);
        MassBlock { start: 3 * body, matrix: &g * g.transpose() + Mat::<f64>::identity(3, 3) }
    });
    let mass = mass.collect();
    let (mut inner, mut outer, mut ties) = (Vec::new(), Vec::new(), Vec::new());
    for leg in 0..legs {
        let at = 6 * leg;
        let joint = group(random, (at..at + 6).collect(), 2, &truth);
        if leg % 3 == 0 {
            let mut twice = joint.clone();
            twice.a = Mat::from_fn(2, 6, |i, j| 1e6 * joint.a[(1 - i, j)]);
            twice.b = Col::from_fn(2, |i| 1e6 * joint.b[1 - i]);
            inner.push(twice);
        }
        inner.push(joint);
        let hub = n - 6..n;
        outer.push(group(random, (at + 3..at + 6).chain(hub).collect(), 1, &truth));
        if leg > 0 {
            ties.push(group(random, vec![at - 5, at + 1], 1, &truth));
        }
    }
    let levels = [inner, outer, ties].map(|groups| Level { groups }).to_vec();
    Problem { n, mass, force: column(random, n), levels, phi: None }
}

#[test]
fn blocks_agree_with_the_whole() {
    for (seed, legs) in [(1, 2), (2, 5), (3, 12), (4, 25)] {
        let problem = mechanism(seed, legs);
        let tolerance = Tolerance::default();
        let whole = Multipliers.enforce(&problem, &tolerance).expect("well posed");
        let blocks = Hierarchical.enforce(&problem, &tolerance).expect("well posed");
        let (found, expected) = (&blocks.determinacy, &whole.determinacy);
        assert_eq!((found.rank, &found.level_ranks), (expected.rank, &expected.level_ranks), "{legs} legs");
        assert_eq!(found.reaction_determined, expected.reaction_determined, "{legs} legs");
        assert_eq!(found.redundant.len(), 2 * legs.div_ceil(3), "{legs} legs");
        assert!(found.redundant.iter().all(|rows| rows.len() == 2), "{legs} legs: pairs");
        for (name, off) in [
            ("alpha", crate::common::distance(&blocks.alpha, &whole.alpha, 0.0)),
            ("gamma", crate::common::distance(&blocks.gamma, &whole.gamma, 0.0)),
            ("lambda", crate::common::distance(&blocks.lambda, &whole.lambda, 0.0)),
        ] {
            assert!(off < 1e-9, "{legs} legs: {name} differs by {off:e}");
        }
    }
}

#[test]
fn auto_takes_blocks_where_there_are_many() {
    let answer = MethodName::Auto.method().enforce(&mechanism(5, 12), &Tolerance::default()).expect("well posed");
    assert_eq!(answer.method, MethodName::Hierarchical);
    assert_eq!(answer.reason.as_deref(), Some("78 variables in 26 blocks"));
}
