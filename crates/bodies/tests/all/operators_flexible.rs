//! Flexible bodies: published frequencies, finite elements against the sweeps, data that do not fit.

use std::f64::consts::FRAC_PI_2;

use crate::support::{difference, error};
use dalembert_bodies::operators::flexible::{Beam, FlexibleTree};
use dalembert_bodies::operators::{Operator, SkoError};
use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Vector};
use dalembert_bodies::tree::{Joint, Node, Tree};
use faer::{Col, Mat, Side};

/// cos βL cosh βL = −1.
const CLAMPED_FREE: [f64; 3] = [1.875_104_07, 4.694_091_13, 7.854_757_44];

const BEAM: Beam = Beam { length: 1.5, mass_per_length: 0.8, rigidity: [3.0, 12.0], elements: 10 };

fn at(position: [f64; 3]) -> Pose<f64> {
    Pose { rotation: Rotation::identity(), position: Vector(position) }
}

fn node(parent: Option<usize>, joint: Joint, placement: Pose<f64>, inertia: Inertia<f64>) -> Node {
    Node { parent, joint, placement, inertia, armature: 0.0 }
}

/// ω of K x = ω² M x, ascending.
fn frequencies(mass: &Mat<f64>, stiffness: &Mat<f64>) -> Vec<f64> {
    let l = mass.llt(Side::Lower).expect("definite").L().to_owned();
    let mut half = stiffness.clone();
    l.solve_lower_triangular_in_place(half.as_mut());
    let mut whole = half.transpose().to_owned();
    l.solve_lower_triangular_in_place(whole.as_mut());
    whole.self_adjoint_eigenvalues(Side::Lower).expect("converges").into_iter().map(f64::sqrt).collect()
}

/// 𝒯(q, v) for θ̈ = 0.
fn holding_forces(tree: &FlexibleTree, q: &[f64], v: &[f64]) -> Col<f64> {
    let instant = tree.at(q, v).expect("a state");
    instant.model.coriolis(&instant.bias)
}

/// ∂𝒯/∂x over all entries of q (`slot` 0) or v (1) that are listed, by central differences.
fn sensitivity(tree: &FlexibleTree, state: [&[f64]; 2], slot: usize, places: [&[usize]; 2]) -> Mat<f64> {
    let step = 1e-5;
    let moved = |j: usize, by: f64| {
        let mut state = state.map(<[f64]>::to_vec);
        state[slot][places[0][j]] += by;
        holding_forces(tree, &state[0], &state[1])
    };
    Mat::from_fn(places[1].len(), places[0].len(), |i, j| {
        (moved(j, step)[places[1][i]] - moved(j, -step)[places[1][i]]) / (2.0 * step)
    })
}

/// Cubic elements of length l are too stiff by (βl)⁴/1440 in ω to leading order, which bounds their error here.
#[test]
fn finite_elements_have_the_frequencies_of_a_clamped_beam() {
    for plane in 0..2 {
        let unit = (BEAM.rigidity[plane] / (BEAM.mass_per_length * BEAM.length.powi(4))).sqrt();
        let found = BEAM.frequencies(plane, 3).expect("a beam");
        for (omega, beta) in found.iter().zip(CLAMPED_FREE) {
            let relative = omega / (beta * beta * unit) - 1.0;
            let bound = (beta / BEAM.elements as f64).powi(4) / 1440.0;
            assert!((0.9 * bound..bound).contains(&relative), "βL = {beta}: {relative:e} for {bound:e}");
            assert!(relative < 1e-3);
        }
    }
}

#[test]
fn a_clamped_flexible_body_swings_with_the_frequencies_of_the_beam() {
    let root = node(None, Joint::Fixed, at([0.3, 0.0, 0.1]), BEAM.inertia());
    let tree = Tree::new(vec![root], [0.0; 3]).expect("parents first");
    let body = BEAM.body([3, 3]).expect("a beam");
    let stiffness = body.stiffness.clone();
    let tree = FlexibleTree::from(tree).with_body(0, body).expect("fits");
    let instant = tree.at(&[0.0; 6], &[0.0; 6]).expect("a state");
    let found = frequencies(&instant.model.mass_matrix().to_dense(), &stiffness);
    let exact = |plane: usize, i: usize| {
        CLAMPED_FREE[i].powi(2) * (BEAM.rigidity[plane] / (BEAM.mass_per_length * BEAM.length.powi(4))).sqrt()
    };
    let mut expected: Vec<f64> = (0..3).flat_map(|i| [exact(0, i), exact(1, i)]).collect();
    expected.sort_by(f64::total_cmp);
    for (found, expected) in found.iter().zip(expected) {
        assert!((found / expected - 1.0).abs() < 1e-3, "{found} for {expected}");
    }
}

/// A beam cut into bodies of one finite element each, welded tip to root.
fn chain(root: Joint, beam: &Beam, planes: [bool; 2]) -> FlexibleTree {
    let piece = Beam { length: beam.length / beam.elements as f64, elements: 1, ..*beam };
    let nodes = (0..beam.elements).map(|k| match k {
        0 => node(None, root, at([0.0; 3]), piece.inertia()),
        _ => node(Some(k - 1), Joint::Fixed, at([piece.length, 0.0, 0.0]), piece.inertia()),
    });
    let mut tree = FlexibleTree::from(Tree::new(nodes.collect(), [0.0; 3]).expect("parents first"));
    for k in 0..beam.elements {
        tree = tree.with_body(k, piece.body_of_elements(planes).expect("a beam")).expect("fits");
        if k > 0 {
            tree = tree.hung_on(k, "tip").expect("has a tip");
        }
    }
    tree
}

#[test]
fn a_chain_of_flexible_bodies_is_a_finite_element_model() {
    let beam = Beam { elements: 6, ..BEAM };
    for plane in 0..2 {
        let tree = chain(Joint::Fixed, &beam, [plane == 0, plane == 1]);
        let n = 2 * beam.elements;
        let instant = tree.at(&vec![0.0; n], &vec![0.0; n]).expect("a state");
        let mut stiffness = Mat::zeros(n, n);
        for k in 0..beam.elements {
            let own = &tree.body(k).expect("flexible").stiffness;
            stiffness.submatrix_mut(2 * k, 2 * k, 2, 2).copy_from(own);
        }
        let found = frequencies(&instant.model.mass_matrix().to_dense(), &stiffness);
        let expected = beam.frequencies(plane, n).expect("a beam");
        for (found, expected) in found.iter().zip(&expected) {
            assert!((found / expected - 1.0).abs() < 1e-9, "plane {plane}: {found} for {expected}");
        }
    }
}

/// Linear modal theory, as documented: softer in the plane of rotation, the same across it.
#[test]
fn a_spinning_modal_beam_has_the_frequencies_of_linear_theory() {
    let root = node(None, Joint::Revolute, at([0.0; 3]), BEAM.inertia());
    let body = BEAM.body([2, 2]).expect("a beam");
    let still: Vec<f64> = [0, 1].map(|plane| BEAM.frequencies(plane, 2).expect("a beam")).concat();
    let tree = FlexibleTree::from(Tree::new(vec![root], [0.0; 3]).expect("parents first"));
    let tree = tree.with_body(0, body).expect("fits");
    let spin = 0.6 * still[0];
    let modes = [0, 1, 2, 3];
    let stiffness = sensitivity(&tree, [&[0.0; 5], &[0.0, 0.0, 0.0, 0.0, spin]], 0, [&modes; 2]);
    let softened = |i: usize| still[i].powi(2) - if i < 2 { spin * spin } else { 0.0 };
    let expected = Mat::from_fn(4, 4, |i, j| if i == j { softened(i) } else { 0.0 });
    assert!(error(&stiffness, &expected) < 1e-9);
}

/// A shaft turning about its own axis: seen from the shaft, whirl at ω_n is at ω_n ± Ω. Coriolis terms make the difference.
#[test]
fn a_turning_shaft_whirls_at_the_sum_and_difference() {
    let round = Beam { rigidity: [3.0; 2], ..BEAM };
    let to_z = Rotation::about(Vector([0.0, 1.0, 0.0]), -FRAC_PI_2);
    let along = Pose { rotation: to_z, position: Vector::zero() };
    let nodes = vec![
        node(None, Joint::Revolute, at([0.0; 3]), Inertia::zero()),
        node(Some(0), Joint::Fixed, along, round.inertia()),
    ];
    let tree = FlexibleTree::from(Tree::new(nodes, [0.0; 3]).expect("parents first"));
    let tree = tree.with_body(1, round.body([2, 2]).expect("a beam")).expect("fits");
    let still = round.frequencies(0, 2).expect("a beam");
    let spin = 0.4 * still[0];
    let (q, v) = ([0.3, 0.0, 0.0, 0.0, 0.0], [spin, 0.0, 0.0, 0.0, 0.0]);
    let modes = [1, 2, 3, 4];
    let stiffness = sensitivity(&tree, [&q, &v], 0, [&modes; 2]);
    let gyroscopic = sensitivity(&tree, [&q, &v], 1, [&modes; 2]);
    // Modal masses are 1.
    let state = Mat::from_fn(8, 8, |i, j| match (i < 4, j < 4) {
        (true, _) => f64::from(j == i + 4),
        (false, true) => -stiffness[(i - 4, j)],
        (false, false) => -gyroscopic[(i - 4, j - 4)],
    });
    let mut found: Vec<f64> =
        state.eigenvalues().expect("converges").iter().map(|z| z.im).filter(|w| *w > 0.0).collect();
    found.sort_by(f64::total_cmp);
    let expected = [still[0] - spin, still[0] + spin, still[1] - spin, still[1] + spin];
    for (found, expected) in found.iter().zip(expected) {
        assert!((found / expected - 1.0).abs() < 1e-6, "{found} for {expected}");
    }
}

/// Cut into bodies, the beam gets stiffer by centrifugal force: flapping of a beam clamped to a shaft, Ω √(μL⁴/EI) = 2 and 6,
/// first frequency 4.1373 and 7.3604 of √(EI/μL⁴) (Wright, Smith, Thresher, Wang, J. Appl. Mech. 49 (1982) 197).
#[test]
fn a_spinning_beam_of_several_bodies_stiffens() {
    for (speed, published) in [(2.0, 4.1373), (6.0, 7.3604)] {
        let flap = |elements: usize| {
            let beam = Beam { length: 1.0, mass_per_length: 1.0, rigidity: [1.0; 2], elements };
            let tree = chain(Joint::Revolute, &beam, [false, true]);
            let n = 2 * elements;
            let mut v = vec![0.0; n + 1];
            v[2] = speed; // after the two modes of the first body
            let modes: Vec<usize> = (0..n + 1).filter(|&i| i != 2).collect();
            let q = vec![0.0; n + 1];
            let stiffness = sensitivity(&tree, [&q, &v], 0, [&modes; 2]);
            let mass = tree.at(&q, &v).expect("a state").model.mass_matrix().to_dense();
            let mass = Mat::from_fn(n, n, |i, j| mass[(modes[i], modes[j])]);
            frequencies(&mass, &stiffness)[0]
        };
        let (coarse, fine) = (flap(6), flap(12));
        let extrapolated = fine + (fine - coarse) / 3.0;
        assert!((coarse - published).abs() > (fine - published).abs());
        assert!((extrapolated / published - 1.0).abs() < 1e-3, "{coarse}, {fine}: {extrapolated} for {published}");
    }
}

#[test]
fn missing_inertia_and_wrong_frames_are_named() {
    let weightless = vec![
        node(None, Joint::Revolute, at([0.0; 3]), BEAM.inertia()),
        node(Some(0), Joint::Revolute, at([1.0, 0.0, 0.0]), Inertia::zero()),
    ];
    let tree = FlexibleTree::from(Tree::new(weightless, [0.0; 3]).expect("parents first"));
    let instant = tree.at(&[0.1, 0.2], &[0.0; 2]).expect("a state");
    assert_eq!(instant.model.riccati().err(), Some(SkoError::Undetermined { node: 1, coordinate: 0 }));

    let body = BEAM.body([1, 0]).expect("a beam");
    let missing = SkoError::NoInfluence { node: 0, frame: "tip".into() };
    assert_eq!(tree.clone().hung_on(1, "tip").err(), Some(missing));
    let bent = tree.with_body(0, body.clone()).expect("fits");
    assert_eq!(bent.clone().with_body(0, body.clone()).err(), Some(SkoError::AlreadyFlexible { node: 0 }));
    assert_eq!(bent.clone().with_body(7, body).err(), Some(SkoError::UnknownNode { node: 7, nodes: 2 }));
    assert!(bent.clone().hung_on(1, "tip").is_ok());
    let short = SkoError::Length { what: "coordinates", expected: 3, found: 2 };
    assert_eq!(bent.at(&[0.0; 2], &[0.0; 3]).err(), Some(short));
    assert!(matches!(bent.at(&[f64::NAN, 0.0, 0.0], &[0.0; 3]), Err(SkoError::NotFinite { .. })));
    let light = node(None, Joint::Free, at([0.0; 3]), Inertia { mass: 0.1, ..BEAM.inertia() });
    let light = FlexibleTree::from(Tree::new(vec![light], [0.0; 3]).expect("parents first"));
    assert!(matches!(light.with_body(0, BEAM.body([2, 2]).expect("a beam")), Err(SkoError::Flexible { .. })));
    let no_beam = Beam { length: -1.0, ..BEAM };
    assert!(matches!(no_beam.body([1, 1]), Err(SkoError::Flexible { .. })));
    assert!(matches!(BEAM.frequencies(0, 21), Err(SkoError::Flexible { .. })));
}

/// Massless links are fine where something behind them has inertia.
#[test]
fn a_massless_link_carries_a_body() {
    let nodes = vec![
        node(None, Joint::Revolute, at([0.0; 3]), Inertia::zero()),
        node(Some(0), Joint::Prismatic, at([1.0, 0.0, 0.0]), BEAM.inertia()),
    ];
    let tree = FlexibleTree::from(Tree::new(nodes, [0.0, 0.0, -9.81]).expect("parents first"));
    let instant = tree.at(&[0.4, 0.3], &[1.0, 2.0]).expect("a state");
    let theta_dd = instant.model.riccati().expect("definite").forward_dynamics(&Col::zeros(2), &instant.bias);
    assert!((theta_dd[1] + 9.81).abs() < 1e-12, "falls freely along the slide");
    let back = instant.model.inverse_dynamics(&theta_dd, &instant.bias).tau;
    assert!(difference(&back, &Col::zeros(2)) < 1e-12);
}
