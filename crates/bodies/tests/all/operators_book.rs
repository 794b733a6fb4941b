//! The examples of the page on operators in the book.

use dalembert_bodies::operators::flexible::{Beam, FlexibleTree};
use dalembert_bodies::operators::{NodeVelocity, Operator, SkoError, Transform};
use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Symmetric, Vector};
use dalembert_bodies::tree::{Joint, Node, Tree};
use faer::{Mat, col};

fn at(position: [f64; 3]) -> Pose<f64> {
    Pose { rotation: Rotation::identity(), position: Vector(position) }
}

#[test]
fn double_pendulum() -> Result<(), SkoError> {
    // ANCHOR: pendulum
    // Two massless rods of length 1 m that turn about z, with 2 kg and 3 kg at their ends.
    let ball = |m: f64| Inertia::about_centre(m, Vector([1.0, 0.0, 0.0]), Symmetric([0.0; 6]));
    let rod = |parent, x, m| {
        let (joint, placement) = (Joint::Revolute, at([x, 0.0, 0.0]));
        Node { parent, joint, placement, inertia: ball(m), armature: 0.0 }
    };
    let nodes = vec![rod(None, 0.0, 2.0), rod(Some(0), 1.0, 3.0)];
    let tree = Tree::new(nodes, [0.0, -9.81, 0.0]).expect("parents stand before children");
    let instant = FlexibleTree::from(tree).at(&[0.4, 0.9], &[1.0, -2.0])?;

    // 𝓜 = H φ M φ*H*, written out, and as a person would derive it.
    let model = &instant.model;
    let mass = model.mass_matrix().to_dense();
    let c = 0.9_f64.cos();
    let expected = [[2.0 + 3.0 * (2.0 + 2.0 * c), 3.0 * (1.0 + c)], [3.0 * (1.0 + c), 3.0]];
    assert!((mass - Mat::from_fn(2, 2, |i, j| expected[i][j])).norm_max() < 1e-14);

    // Accelerations without a mass matrix: a sweep to the base, a sweep to the tips.
    let riccati = model.riccati()?;
    let tau = col![1.0, 0.0];
    let theta_dd = riccati.forward_dynamics(&tau, &instant.bias);
    let back = model.inverse_dynamics(&theta_dd, &instant.bias).tau;
    assert!((back - tau).norm_max() < 1e-13);

    // The inertia that the second ball shows along its rod, joints free.
    let ball = Transform::Rigid(at([1.0, 0.0, 0.0]));
    let along = NodeVelocity { node: 1, map: ball.to_dense().subcols(3, 1).to_owned() };
    let felt = riccati.omega().operational_inertia(&[along])?[(0, 0)];
    assert!((felt - (3.0 + 2.0 / 0.9_f64.sin().powi(2))).abs() < 1e-12);
    // ANCHOR_END: pendulum
    Ok(())
}

#[test]
fn cantilever() -> Result<(), SkoError> {
    // ANCHOR: cantilever
    // A beam with two modes of bending in each plane, clamped to a hub that turns about z.
    let beam = Beam { length: 1.0, mass_per_length: 1.0, rigidity: [1.0, 1.0], elements: 10 };
    let node = |parent, joint, inertia| Node { parent, joint, placement: at([0.0; 3]), inertia, armature: 0.0 };
    let nodes = vec![node(None, Joint::Revolute, Inertia::zero()), node(Some(0), Joint::Fixed, beam.inertia())];
    let tree = Tree::new(nodes, [0.0; 3]).expect("parents stand before children");
    let tree = FlexibleTree::from(tree).with_body(1, beam.body([2, 2])?)?;

    // Node velocities: a twist for the hub; four modal rates and a twist for the beam.
    let instant = tree.at(&[0.0; 5], &[0.0; 5])?;
    assert_eq!(instant.model.weights().dimensions(), [6, 10]);
    // The hub held, the modes swing with β₁² = 3.516 and β₂² = 22.03 rad/s: modal masses are 1 kg.
    let body = tree.body(1).expect("flexible");
    assert!((body.stiffness[(0, 0)].sqrt() - 3.51602).abs() < 1e-4);
    assert!((body.stiffness[(1, 1)].sqrt() - 22.0345).abs() < 5e-3);
    // Every sweep holds unchanged.
    let inverse = instant.model.riccati()?.inverse_mass_matrix().to_dense();
    let product = inverse * instant.model.mass_matrix().to_dense();
    assert!((product - Mat::<f64>::identity(5, 5)).norm_max() < 1e-12);
    // ANCHOR_END: cantilever
    Ok(())
}
