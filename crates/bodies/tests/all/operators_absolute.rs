//! The same mechanism in absolute coordinates: every joint a constraint, enforced by the methods of `dalembert_enforce`.

use crate::support::{Random, difference, error, identity};
use dalembert_bodies::operators::flexible::{FlexibleTree, Instant};
use dalembert_bodies::operators::{NodeVelocity, Operator, SkoError, SkoModel};
use dalembert_enforce::{MethodName, Tolerance, kernel_projector};
use faer::Mat;

const NODES: usize = 6;

fn instants() -> impl Iterator<Item = (u64, Random, Instant)> {
    (0..40).map(|seed| {
        let mut random = Random(seed);
        let tree = if seed % 2 == 0 { random.tree(NODES).into() } else { random.flexible_tree(NODES) };
        let (q, v) = random.state(&tree);
        let instant = tree.at(&q, &v).expect("a state");
        (seed, random, instant)
    })
}

/// S = φ*H*.
fn basis(model: &SkoModel) -> Mat<f64> {
    (model.h().to_dense() * model.phi().to_dense()).transpose().to_owned()
}

#[test]
fn joint_maps_carried_through_the_tree_span_the_kernel_of_the_joint_rows() {
    for (seed, mut random, instant) in instants() {
        let model = &instant.model;
        let tau = random.col(model.coordinates());
        let absolute = model.absolute(&tau, &instant.bias).expect("independent joint maps");
        let rows = absolute.problem.rows();
        assert_eq!(rows, model.dimension() - model.coordinates(), "seed {seed}");
        let s = basis(model);
        let mut product = Mat::zeros(rows, s.ncols());
        for j in 0..s.ncols() {
            product.col_mut(j).copy_from(absolute.problem.rows_times(&s.col(j).to_owned()));
        }
        assert!(product.norm_max() <= 1e-13 * s.norm_max(), "A S = {:e}, seed {seed}", product.norm_max());
        // As many columns as ker A has dimensions, and independent: the projectors agree.
        let mut a = Mat::zeros(rows, model.dimension());
        for i in 0..model.dimension() {
            let unit = faer::Col::from_fn(model.dimension(), |j| f64::from(i == j));
            a.col_mut(i).copy_from(absolute.problem.rows_times(&unit));
        }
        let projector = kernel_projector(a.as_ref(), &Tolerance::default());
        let q = s.qr().compute_thin_Q();
        assert!(error(&projector, &(&q * q.transpose())) < 1e-11, "seed {seed}");
        assert!(error(&(s.transpose() * model.m().to_dense() * &s), &model.mass_matrix().to_dense()) < 1e-13);
    }
}

#[test]
fn accelerations_and_joint_forces_are_those_of_the_tree() {
    for (seed, mut random, instant) in instants() {
        let model = &instant.model;
        let tau = random.col(model.coordinates());
        let absolute = model.absolute(&tau, &instant.bias).expect("independent joint maps");
        let theta_dd = model.riccati().expect("definite").forward_dynamics(&tau, &instant.bias);
        let tree = model.inverse_dynamics(&theta_dd, &instant.bias);
        for name in [MethodName::Auto, MethodName::NullSpace, MethodName::Recursive, MethodName::KalmanSequential] {
            let answer = name.method().enforce(&absolute.problem, &Tolerance::default()).expect("well posed");
            let forces = absolute.joint_forces(&answer.lambda);
            assert!(answer.determinacy.accelerations_unique && answer.determinacy.redundant.is_empty());
            let (alpha, force) = (difference(&answer.alpha, &tree.alpha), difference(&forces, &tree.force));
            assert!(alpha < 1e-10 && force < 1e-10, "{name}: {alpha:e} {force:e}, seed {seed}");
        }
    }
}

#[test]
fn joint_forces_do_their_work_on_the_joint_only() {
    for (seed, mut random, instant) in instants() {
        let model = &instant.model;
        let tau = random.col(model.coordinates());
        let absolute = model.absolute(&tau, &instant.bias).expect("independent joint maps");
        assert!(difference(&model.h().apply(&absolute.joint_force), &tau) < 1e-12, "H H⁺ = 1, seed {seed}");
        let (n, h) = (absolute.normals.to_dense(), model.h().to_dense());
        assert!((&n * h.transpose()).norm_max() < 1e-14, "N H* = 0, seed {seed}");
        assert!(error(&(&n * n.transpose()), &identity(n.nrows())) < 1e-13, "seed {seed}");
    }
}

#[test]
fn velocities_that_cannot_be_chosen_freely_are_named() {
    // One body on a joint of one or three freedoms.
    let few = |tree: &FlexibleTree| (1..6).contains(&tree.tree().nv());
    let tree = (0..99).map(|seed| FlexibleTree::from(Random(seed).tree(1))).find(few).expect("a joint");
    let instant = tree.at(&tree.neutral(), &vec![0.0; tree.tree().nv()]).expect("a state");
    let model = &instant.model;
    let riccati = model.riccati().expect("definite");
    let last = model.nodes() - 1;
    let all = NodeVelocity::of_node(last, model.weights().dimension_of(last));
    let inertia = riccati.omega().operational_inertia(std::slice::from_ref(&all));
    assert!(matches!(inertia, Err(SkoError::Undetermined { node, .. }) if node == last), "{inertia:?}");
    let narrow = NodeVelocity { node: last, map: Mat::zeros(1, 1) };
    assert!(matches!(riccati.omega().operational_compliance(&[narrow]), Err(SkoError::Shape { .. })));
    let none = NodeVelocity { node: 99, map: Mat::zeros(6, 1) };
    assert_eq!(
        riccati.omega().operational_compliance(&[none]).err(),
        Some(SkoError::UnknownNode { node: 99, nodes: 1 })
    );
}
