//! Loops embedded by sweeps over groups of a tree, against the same by spatial operators.

use crate::support::Random;
use dalembert_bodies::operators::flexible::FlexibleTree;
use dalembert_bodies::operators::{Bias, Group, Operator};
use dalembert_bodies::tree::{Embedded, Groups, Tree, Workspace};
use dalembert_enforce::{Tolerance, kernel_basis};
use faer::Col;
use faer::linalg::solvers::Solve;

/// Two bodies, a pair of branches on the second, two more bodies on one of them.
fn tree(random: &mut Random) -> Tree {
    let mut nodes = random.tree(6).nodes().to_vec();
    for (node, parent) in nodes.iter_mut().zip([None, Some(0), Some(1), Some(1), Some(3), Some(4)]) {
        node.parent = parent;
    }
    Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents first")
}

#[test]
fn groups_have_the_dynamics_of_aggregated_operators() {
    let mut compared = 0;
    for seed in 0..50 {
        let mut random = Random(seed);
        let tree = tree(&mut random);
        let flexible: FlexibleTree = tree.clone().into();
        let (q, v) = random.state(&flexible);
        let instant = flexible.at(&q, &v).expect("a state");
        let members = [1, 2, 3];
        let within: Vec<usize> = members.iter().flat_map(|&k| tree.v_range(k)).collect();
        if within.len() < 3 {
            continue;
        }
        let (rows, c) = (random.mat(2, within.len()), random.col(2));
        let x = kernel_basis(rows.as_ref(), &Tolerance::default());
        let gram = &rows * rows.transpose();
        let rest: Col<f64> = (rows.transpose() * gram.partial_piv_lu().solve(c.as_mat())).col(0).to_owned();
        let f = random.col(tree.nv());

        let mut groups =
            vec![Group::free(vec![0]), Group::free(members.to_vec()), Group::free(vec![4]), Group::free(vec![5])];
        groups[1].embedding = Some((x.clone(), rest.clone()));
        let still = Bias { a: Col::zeros(instant.model.dimension()), b: Col::zeros(instant.model.dimension()) };
        let (whole, bias) = instant.model.aggregated(&groups, &still).expect("a forest of groups");
        let stacked: Vec<usize> = groups.iter().flat_map(|g| g.nodes.iter().flat_map(|&k| tree.v_range(k))).collect();
        let mut own: Vec<f64> = tree.v_range(0).map(|i| f[i]).collect();
        let inside = x.transpose() * Col::from_fn(within.len(), |i| f[within[i]]);
        own.extend(inside.iter());
        own.extend([4, 5].into_iter().flat_map(|k| tree.v_range(k)).map(|i| f[i]));
        let free = whole.riccati().expect("definite").forward_dynamics(&own.into_iter().collect(), &bias);

        let mut sweeps = Groups::new(&tree, vec![members.to_vec()]);
        let mut work = Workspace::new(&tree);
        let (mut theta_dd, mut gamma) = (vec![0.0; tree.nv()], vec![0.0; tree.nv()]);
        let force: Vec<f64> = f.iter().copied().collect();
        let embed = |_: usize, mass: &[f64], free: Embedded<'_>| {
            let (own_x, rate, nv) = (free.x, free.rate, free.rounding.len());
            rate.fill(0.0);
            free.rounding.fill(0.0);
            if nv != within.len() || mass.len() != nv * nv {
                own_x.fill(0.0);
                (0..nv).for_each(|i| own_x[i * nv + i] = 1.0);
                return nv;
            }
            (0..x.ncols()).for_each(|k| (0..nv).for_each(|i| own_x[k * nv + i] = x[(i, k)]));
            (0..nv).for_each(|i| rate[i] = rest[i]);
            x.ncols()
        };
        if tree.v_range(0).len() == within.len() || [4, 5].iter().any(|&k| tree.v_range(k).len() == within.len()) {
            continue; // the closure tells groups by their sizes
        }
        sweeps.accelerate(&tree, &mut work, &q, &force, embed, (&mut theta_dd, &mut gamma)).expect("inertia");
        let first = tree.v_range(0).len();
        let inner = Col::from_fn(x.ncols(), |k| free[first + k]);
        let mut wanted: Vec<f64> = (0..first).map(|i| free[i]).collect();
        wanted.extend((&x * inner + &rest).iter());
        wanted.extend((first + x.ncols()..free.nrows()).map(|i| free[i]));
        let size = wanted.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        for (&i, w) in stacked.iter().zip(&wanted) {
            assert!((theta_dd[i] - w).abs() < 1e-10 * size, "seed {seed}: {} instead of {w}", theta_dd[i]);
        }
        // γ does no work on what the rows leave free, and 𝓜 θ̈ = f + γ.
        let work_done = x.transpose() * Col::from_fn(within.len(), |i| gamma[within[i]]);
        let inertia = instant.model.mass_matrix().apply(&theta_dd.iter().copied().collect());
        let scale = inertia.norm_max().max(f.norm_max());
        assert!(work_done.norm_max() < 1e-10 * scale, "seed {seed}");
        for i in 0..tree.nv() {
            assert!((inertia[i] - f[i] - gamma[i]).abs() < 1e-10 * scale, "seed {seed}, velocity {i}");
        }
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}
