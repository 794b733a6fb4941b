//! The order conditions of every tableau, over all rooted trees.
//!
//! With φ(t)ᵢ = Π over the children c of t of Σⱼ aᵢⱼ φ(c)ⱼ and γ(t) = |t| Π γ(c), a method has order p if
//! Σ bᵢ φ(t)ᵢ = 1/γ(t) for every tree with |t| ≤ p, and its dense output has order p if Σ bᵢ(θ) φ(t)ᵢ = θ^|t|/γ(t).
//! Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., theorems II.2.13 and II.6.1.

use super::dop853::TABLEAU as DOP853;
use super::dopri5::TABLEAU as DOPRI5;
use super::tableau::{ErrorEstimate, Row, Tableau};

struct Tree {
    order: usize,
    gamma: f64,
    children: Vec<usize>,
}

/// All rooted trees with up to `order` vertices, the smaller first.
fn trees(order: usize) -> Vec<Tree> {
    let mut trees = Vec::new();
    for size in 1..=order {
        for children in forests(&trees, trees.len(), size - 1) {
            let product: f64 = children.iter().map(|&c: &usize| trees[c].gamma).product();
            trees.push(Tree { order: size, gamma: size as f64 * product, children });
        }
    }
    trees
}

/// Multisets of the first `usable` trees with `size` vertices altogether.
fn forests(trees: &[Tree], usable: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for largest in (0..usable).filter(|&i| trees[i].order <= size) {
        for mut forest in forests(trees, largest + 1, size - trees[largest].order) {
            forest.push(largest);
            found.push(forest);
        }
    }
    found
}

/// Every stage's row of the method, with the end and the extra ones.
fn rows(tableau: &Tableau) -> Vec<Row> {
    [tableau.stages, &[tableau.weights], tableau.extra_stages].concat()
}

fn nodes(tableau: &Tableau) -> Vec<f64> {
    [tableau.nodes, &[1.0], tableau.extra_nodes].concat()
}

/// φ(t) for each tree.
fn elementary_weights(tableau: &Tableau, trees: &[Tree]) -> Vec<Vec<f64>> {
    let rows = rows(tableau);
    let mut phi: Vec<Vec<f64>> = Vec::new();
    for tree in trees {
        let at = |row: &Row| tree.children.iter().map(|&c| dot(row, &phi[c])).product();
        let values = rows.iter().map(at).collect();
        phi.push(values);
    }
    phi
}

fn dot(row: &[(usize, f64)], x: &[f64]) -> f64 {
    row.iter().map(|&(j, a)| a * x[j]).sum()
}

fn difference(a: Row, b: Row) -> Vec<(usize, f64)> {
    let negative = b.iter().map(|&(j, b)| (j, -b));
    a.iter().copied().chain(negative).collect()
}

/// bᵢ(θ): equation (5) of `runge_kutta.rs`, collected by stages.
fn dense_weights(tableau: &Tableau, theta: f64) -> Vec<(usize, f64)> {
    let count = tableau.stage_count();
    let full = |row: &[(usize, f64)]| {
        let mut x = vec![0.0; count];
        for &(j, a) in row {
            x[j] += a;
        }
        x
    };
    let (b, first, end) = (full(tableau.weights), full(&[(0, 1.0)]), full(&[(tableau.nodes.len(), 1.0)]));
    let r2: Vec<f64> = (0..count).map(|i| first[i] - b[i]).collect();
    let r3 = (0..count).map(|i| b[i] - end[i] - r2[i]).collect();
    let mut terms = vec![b, r2, r3];
    terms.extend(tableau.dense.iter().map(|row| full(row)));
    let weight = |i: usize| {
        let nest = |u: f64, (k, term): (usize, &Vec<f64>)| (term[i] + u) * if k % 2 == 0 { theta } else { 1.0 - theta };
        terms.iter().enumerate().rev().fold(0.0, nest)
    };
    (0..count).map(|i| (i, weight(i))).collect()
}

/// The largest defect of the conditions up to `order` at θ, relative to the sizes of the summands.
fn defect(tableau: &Tableau, weights: &[(usize, f64)], order: usize, theta: f64) -> f64 {
    let trees = trees(order);
    let phi = elementary_weights(tableau, &trees);
    let defect =
        |(tree, phi): (&Tree, &Vec<f64>)| (dot(weights, phi) - theta.powi(tree.order as i32) / tree.gamma).abs();
    trees.iter().zip(&phi).map(defect).fold(0.0, f64::max)
}

#[test]
fn there_are_as_many_rooted_trees_as_published() {
    let trees = trees(8);
    let counts: Vec<usize> = (1..=8).map(|n| trees.iter().filter(|t| t.order == n).count()).collect();
    assert_eq!(counts, [1, 1, 2, 4, 9, 20, 48, 115]);
}

#[test]
fn rows_sum_to_their_nodes() {
    for tableau in [&DOPRI5, &DOP853] {
        for (i, (row, c)) in rows(tableau).iter().zip(nodes(tableau)).enumerate() {
            let sum: f64 = row.iter().map(|&(_, a)| a).sum();
            assert!((sum - c).abs() < 2e-14, "stage {i} of {}: {sum} against {c}", tableau.nodes.len());
            assert!(row.iter().all(|&(j, _)| j < i), "stage {i} of {} is not explicit", tableau.nodes.len());
        }
    }
}

#[test]
fn methods_satisfy_every_order_condition() {
    assert!(defect(&DOPRI5, DOPRI5.weights, 5, 1.0) < 1e-15);
    assert!(defect(&DOPRI5, DOPRI5.weights, 6, 1.0) > 1e-5, "the order is not higher");
    assert!(defect(&DOP853, DOP853.weights, 8, 1.0) < 1e-14);
    assert!(defect(&DOP853, DOP853.weights, 9, 1.0) > 1e-7, "the order is not higher");
}

#[test]
fn embedded_methods_have_their_orders() {
    let ErrorEstimate::WithEnd(row) = DOPRI5.error else { panic!("dopri5 has one embedded method") };
    assert!(defect(&DOPRI5, &difference(DOPRI5.weights, row), 4, 1.0) < 1e-15);
    assert!(defect(&DOPRI5, &difference(DOPRI5.weights, row), 5, 1.0) > 1e-4);
    let ErrorEstimate::Blended { fifth, third } = DOP853.error else { panic!("dop853 has two embedded methods") };
    assert!(defect(&DOP853, &difference(DOP853.weights, fifth), 5, 1.0) < 1e-14);
    assert!(defect(&DOP853, &difference(DOP853.weights, fifth), 6, 1.0) > 1e-5);
    assert!(defect(&DOP853, &difference(DOP853.weights, third), 3, 1.0) < 1e-14);
    assert!(defect(&DOP853, &difference(DOP853.weights, third), 4, 1.0) > 1e-3);
}

#[test]
fn dense_outputs_satisfy_every_order_condition() {
    for theta in [0.0, 0.1, 0.3, 0.5, 0.75, 0.9, 1.0] {
        assert!(defect(&DOPRI5, &dense_weights(&DOPRI5, theta), 4, theta) < 1e-15, "dopri5 at {theta}");
        assert!(defect(&DOP853, &dense_weights(&DOP853, theta), 7, theta) < 2e-14, "dop853 at {theta}");
    }
    assert!(defect(&DOPRI5, &dense_weights(&DOPRI5, 0.3), 5, 0.3) > 1e-6, "the order is not higher");
    assert!(defect(&DOP853, &dense_weights(&DOP853, 0.3), 8, 0.3) > 1e-9, "the order is not higher");
}
