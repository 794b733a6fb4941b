//! Several bodies as one node, and loops embedded in it.

use crate::support::{Random, difference, error};
use dalembert_bodies::operators::{Bias, Group, Operator, SkoError, SkoModel};
use dalembert_enforce::{Tolerance, kernel_basis};
use faer::linalg::solvers::Solve;
use faer::{Col, Mat};

/// A serial chain of two bodies, then a pair of branches, then two more bodies on one of them.
fn model(random: &mut Random) -> (SkoModel, Bias) {
    let mut nodes = random.tree(6).nodes().to_vec();
    for (node, parent) in nodes.iter_mut().zip([None, Some(0), Some(1), Some(1), Some(3), Some(4)]) {
        node.parent = parent;
    }
    let tree = dalembert_bodies::tree::Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents first").into();
    let (q, v) = random.state(&tree);
    let instant = tree.at(&q, &v).expect("a state");
    (instant.model, instant.bias)
}

/// The branches and the first body above them are one node; so are the last two bodies, stacked the other way round.
fn groups() -> Vec<Group> {
    vec![Group::free(vec![5, 4]), Group::free(vec![1, 2, 3]), Group::free(vec![0])]
}

/// Places of the coordinates of the aggregated model in the original one.
fn order(model: &SkoModel, groups: &[Group]) -> Vec<usize> {
    groups.iter().flat_map(|group| group.nodes.iter().flat_map(|&k| model.h().row_range(k))).collect()
}

#[test]
fn aggregates_have_the_same_dynamics() {
    for seed in 0..50 {
        let mut random = Random(seed);
        let (model, bias) = model(&mut random);
        let (whole, whole_bias) = model.aggregated(&groups(), &bias).expect("a forest of groups");
        assert_eq!((whole.nodes(), whole.dimension()), (3, model.dimension()));
        let order = order(&model, &groups());
        let mass = model.mass_matrix().to_dense();
        let permuted = Mat::from_fn(order.len(), order.len(), |i, j| mass[(order[i], order[j])]);
        assert!(error(&permuted, &whole.mass_matrix().to_dense()) < 1e-13, "seed {seed}");
        let tau = random.col(order.len());
        let own: Col<f64> = order.iter().map(|&i| tau[i]).collect();
        let theta_dd = model.riccati().expect("definite").forward_dynamics(&tau, &bias);
        let aggregated = whole.riccati().expect("definite").forward_dynamics(&own, &whole_bias);
        let permuted: Col<f64> = order.iter().map(|&i| theta_dd[i]).collect();
        assert!(difference(&permuted, &aggregated) < 1e-11, "seed {seed}");
    }
}

/// Rows A θ̈ = c within a group, embedded, against Lagrange multipliers on the whole.
#[test]
fn embedded_loops_agree_with_multipliers() {
    for seed in 0..50 {
        let mut random = Random(seed);
        let (model, bias) = model(&mut random);
        let mut groups = groups();
        let within: Vec<usize> = groups[1].nodes.iter().flat_map(|&k| model.h().row_range(k)).collect();
        if within.len() < 3 {
            continue;
        }
        let (rows, c) = (random.mat(2, within.len()), random.col(2));
        let x = kernel_basis(rows.as_ref(), &Tolerance::default());
        let gram = &rows * rows.transpose();
        let rest = rows.transpose() * gram.partial_piv_lu().solve(c.as_mat());
        groups[1].embedding = Some((x.clone(), rest.col(0).to_owned()));
        let (embedded, embedded_bias) = model.aggregated(&groups, &bias).expect("a forest of groups");

        let n = model.coordinates();
        let mut saddle = Mat::zeros(n + 2, n + 2);
        saddle.submatrix_mut(0, 0, n, n).copy_from(model.mass_matrix().to_dense());
        for (j, &at) in within.iter().enumerate() {
            for i in 0..2 {
                (saddle[(n + i, at)], saddle[(at, n + i)]) = (rows[(i, j)], rows[(i, j)]);
            }
        }
        let tau = random.col(n);
        let right = &tau - model.coriolis(&bias);
        let right = Mat::from_fn(n + 2, 1, |i, _| if i < n { right[i] } else { c[i - n] });
        let expected = saddle.partial_piv_lu().solve(right);

        let free = |group: &Group| order(&model, std::slice::from_ref(group));
        let own: Vec<f64> = groups
            .iter()
            .flat_map(|group| {
                let tau: Col<f64> = free(group).into_iter().map(|i| tau[i]).collect();
                let reduced = group.embedding.as_ref().map_or(tau.clone(), |(x, _)| x.transpose() * &tau);
                reduced.iter().copied().collect::<Vec<_>>()
            })
            .collect();
        let y_dd = embedded.riccati().expect("definite").forward_dynamics(&own.into_iter().collect(), &embedded_bias);
        let mut theta_dd: Col<f64> = Col::zeros(n);
        for (s, group) in groups.iter().enumerate() {
            let range = embedded.h().row_range(s);
            let y = y_dd.subrows(range.start, range.len()).to_owned();
            let full = group.embedding.as_ref().map_or(y.clone(), |(x, rest)| x * &y + rest);
            free(group).into_iter().zip(full.iter()).for_each(|(i, &value)| theta_dd[i] = value);
        }
        let expected = expected.col(0).subrows(0, n).to_owned();
        assert!(difference(&theta_dd, &expected) < 1e-10, "seed {seed}");
    }
}

#[test]
fn bad_groups_are_named() {
    let (model, bias) = model(&mut Random(1));
    let message = |groups: &[&[usize]]| {
        let groups: Vec<Group> = groups.iter().map(|nodes| Group::free(nodes.to_vec())).collect();
        model.aggregated(&groups, &bias).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(message(&[&[0, 1, 2, 3, 4]]), Err("groups of nodes: node 5 is in no group".into()));
    assert_eq!(
        message(&[&[0, 1, 1, 2, 3, 4, 5]]),
        Err("groups of nodes: node 1 is in two groups or twice in one".into())
    );
    assert_eq!(message(&[&[0, 9]]), Err("there is no node 9: there are 6".into()));
    assert_eq!(
        message(&[&[0], &[1], &[2, 4], &[3], &[5]]),
        Err("groups of nodes: group 2 hangs on two others: see node 4".into())
    );
    assert!(message(&[&[0, 3], &[1], &[2, 4, 5]]).is_err());
    let wrong = Group { nodes: vec![0, 1, 2, 3, 4, 5], embedding: Some((Mat::zeros(1, 1), Col::zeros(1))) };
    assert!(matches!(model.aggregated(&[wrong], &bias), Err(SkoError::Shape { what: "embedding X", .. })));
}
