//! The identities between spatial operators, on random trees: rigid bodies with mixed joints and rotors, flexible bodies, and
//! nodes of any dimension, in canonical and shuffled numberings \[J2\].

use crate::support::{Random, difference, error, identity};
use dalembert_bodies::operators::{Bias, BlockDiagonal, NodeVelocity, Operator, Riccati, SkoModel};
use dalembert_graph::Numbering;
use faer::Mat;

const TREES: u64 = 100;
const NODES: usize = 9;
const TOLERANCE: f64 = 1e-12;

/// A tree's model in the numbering that it was made in (base to tip), a canonical one, and a shuffled one.
fn numberings(random: &mut Random, model: &SkoModel) -> Vec<SkoModel> {
    let canonical = model.forest().canonical_numbering();
    let shuffled = random.numbering(model.nodes());
    let renumbered = |numbering: &Numbering| model.renumbered(numbering).expect("same number of nodes");
    let canonical = renumbered(&canonical);
    assert!(canonical.forest().is_canonical());
    vec![model.clone(), canonical, renumbered(&shuffled)]
}

fn rigid(random: &mut Random) -> SkoModel {
    let tree = random.tree(NODES).into();
    let (q, v) = random.state(&tree);
    tree.at(&q, &v).expect("a state").model
}

fn flexible(random: &mut Random) -> SkoModel {
    let tree = random.flexible_tree(NODES);
    let (q, v) = random.state(&tree);
    tree.at(&q, &v).expect("a state").model
}

/// A name and a random model.
type Kind = (&'static str, fn(&mut Random) -> SkoModel);

/// `check` on all models; a failure prints the seed.
fn everywhere(check: impl Fn(&mut Random, &SkoModel) -> Vec<(&'static str, f64)>) {
    let kinds: [Kind; 3] =
        [("rigid", rigid), ("flexible", flexible), ("any dimension", |random| random.abstract_model(NODES))];
    for (kind, model) in kinds {
        for seed in 0..TREES {
            let mut random = Random(seed);
            let model = model(&mut random);
            for (numbering, model) in
                ["base to tip", "canonical", "shuffled"].iter().zip(numberings(&mut random, &model))
            {
                for (identity, error) in check(&mut random, &model) {
                    assert!(error <= TOLERANCE, "{identity}: {error:e} ({kind} bodies, {numbering}, seed {seed})");
                }
            }
        }
    }
}

/// Dense forms of everything.
struct Dense {
    e: Mat<f64>,
    phi: Mat<f64>,
    h: Mat<f64>,
    m: Mat<f64>,
    mass: Mat<f64>,
}

impl Dense {
    fn of(model: &SkoModel) -> Self {
        let (e, h, m) = (model.kernel().to_dense(), model.h().to_dense(), model.m().to_dense());
        // φ by its definition, not by the sweep.
        let mut phi = identity(e.nrows());
        let mut power = e.clone();
        while power.norm_max() > 0.0 {
            phi += &power;
            power = &e * &power;
        }
        let mass = &h * &phi * &m * phi.transpose() * h.transpose();
        Self { e, phi, h, m, mass }
    }
}

#[test]
fn sweeps_are_the_operators() {
    everywhere(|random, model| {
        let dense = Dense::of(model);
        let x = random.col(model.dimension());
        let transposed = |a: &Mat<f64>| a.transpose() * &x;
        vec![
            ("φ = (I − 𝓔)⁻¹", error(&model.phi().to_dense(), &dense.phi)),
            ("φ(I − 𝓔) = I", error(&(&dense.phi * (identity(dense.e.nrows()) - &dense.e)), &identity(dense.e.nrows()))),
            ("𝓔*x", difference(&model.kernel().apply_transpose(&x), &transposed(&dense.e))),
            ("φ*x", difference(&model.phi().apply_transpose(&x), &transposed(&dense.phi))),
            ("Hx", difference(&model.h().apply(&x), &(&dense.h * &x))),
            ("M*x", difference(&model.m().apply_transpose(&x), &transposed(&dense.m))),
        ]
    });
}

#[test]
fn newton_euler_factorization() {
    everywhere(|_, model| {
        let dense = Dense::of(model);
        vec![
            ("𝓜 = HφMφ*H*", error(&model.mass_matrix().to_dense(), &dense.mass)),
            ("𝓜 by composites", error(&model.mass_matrix_by_composites(), &dense.mass)),
        ]
    });
}

#[test]
fn lyapunov_equation() {
    everywhere(|_, model| {
        let Dense { e, phi, m, .. } = Dense::of(model);
        let r = model.composite_inertias().to_dense();
        let tilde = &phi - identity(phi.nrows());
        vec![
            ("M = R − 𝓔R𝓔*", error(&m, &(&r - &e * &r * e.transpose()))),
            (
                "φMφ* = R + φ̃R + Rφ̃*",
                error(&(&phi * &m * phi.transpose()), &(&r + &tilde * &r + &r * tilde.transpose())),
            ),
        ]
    });
}

#[test]
fn riccati_equation() {
    everywhere(|_, model| {
        let Dense { e, phi, m, h, .. } = Dense::of(model);
        let riccati = model.riccati().expect("every joint has inertia behind it");
        let (p, k, psi) = (riccati.p().to_dense(), riccati.k().to_dense(), riccati.psi().to_dense());
        let e_psi = riccati.kernel().to_dense();
        let (n, dof) = (p.nrows(), h.nrows());
        let d = riccati.d().to_dense();
        let filter = identity(dof) - &h * &psi * &k;
        let tilde = &psi - identity(n);
        vec![
            ("𝓔_ψ = 𝓔_φ τ̄", error(&e_psi, &(&e * riccati.tau_bar().to_dense()))),
            ("M = P − 𝓔_ψP𝓔_ψ*", error(&m, &(&p - &e_psi * &p * e_psi.transpose()))),
            ("M = P − 𝓔_ψP𝓔_φ*", error(&m, &(&p - &e_psi * &p * e.transpose()))),
            ("D = HPH*", error(&d, &(&h * &p * h.transpose()))),
            ("ψ⁻¹ − φ⁻¹ = KH", error(&(&e - &e_psi), &(&k * &h))),
            ("ψ = φ − ψKHφ", error(&psi, &(&phi - &psi * &k * &h * &phi))),
            ("ψ = φ − φKHψ", error(&psi, &(&phi - &phi * &k * &h * &psi))),
            ("[I − HψK]Hφ = Hψ", error(&(&filter * &h * &phi), &(&h * &psi))),
            ("φK[I − HψK] = ψK", error(&(&phi * &k * &filter), &(&psi * &k))),
            ("φMψ* = φP + Pψ̃*", error(&(&phi * &m * psi.transpose()), &(&phi * &p + &p * tilde.transpose()))),
            ("HψMψ*H* = D", error(&(&h * &psi * &m * psi.transpose() * h.transpose()), &d)),
        ]
    });
}

#[test]
fn innovations_factorization_and_inverse() {
    everywhere(|_, model| {
        let Dense { mass, .. } = Dense::of(model);
        let riccati = model.riccati().expect("every joint has inertia behind it");
        let (factor, inverse) = (riccati.innovations_factor(), riccati.inverse_innovations_factor());
        let (factor, inverse) = (factor.to_dense(), inverse.to_dense());
        let (d, d_inverse) = (riccati.d().to_dense(), riccati.d_inverse().to_dense());
        let inverse_mass = riccati.inverse_mass_matrix().to_dense();
        let one = identity(mass.nrows());
        let determinant: f64 = 2.0
            * mass
                .llt(faer::Side::Lower)
                .expect("definite")
                .L()
                .diagonal()
                .column_vector()
                .iter()
                .map(|l| l.ln())
                .sum::<f64>();
        vec![
            ("𝓜 = [I + HφK]D[I + HφK]*", error(&mass, &(&factor * &d * factor.transpose()))),
            ("[I + HφK]⁻¹ = I − HψK", error(&(&factor * &inverse), &one)),
            ("𝓜⁻¹ = [I − HψK]*D⁻¹[I − HψK]", error(&inverse_mass, &(inverse.transpose() * &d_inverse * &inverse))),
            ("𝓜⁻¹𝓜 = I", error(&(&inverse_mass * &mass), &one)),
            ("det 𝓜 = Π det D", (determinant - riccati.log_determinant()).abs() / determinant.abs().max(1.0)),
        ]
    });
}

#[test]
fn factors_transpose() {
    everywhere(|random, model| {
        let riccati = model.riccati().expect("every joint has inertia behind it");
        let x = random.col(model.coordinates());
        let (factor, inverse) = (riccati.innovations_factor(), riccati.inverse_innovations_factor());
        vec![
            ("[I + HφK]*", difference(&factor.apply_transpose(&x), &(factor.to_dense().transpose() * &x))),
            ("[I − HψK]*", difference(&inverse.apply_transpose(&x), &(inverse.to_dense().transpose() * &x))),
        ]
    });
}

/// Ω = ψ*H*D⁻¹Hψ, written out.
fn omega(model: &SkoModel, riccati: &Riccati<'_>) -> Mat<f64> {
    let (psi, h, d_inverse) = (riccati.psi().to_dense(), model.h().to_dense(), riccati.d_inverse().to_dense());
    psi.transpose() * h.transpose() * d_inverse * &h * &psi
}

/// The block (i, k) of a matrix of node blocks.
fn block(model: &SkoModel, matrix: &Mat<f64>, i: usize, k: usize) -> Mat<f64> {
    let (rows, columns) = (model.weights().range(i), model.weights().range(k));
    matrix.submatrix(rows.start, columns.start, rows.len(), columns.len()).to_owned()
}

#[test]
fn blocks_of_omega() {
    everywhere(|_, model| {
        let riccati = model.riccati().expect("every joint has inertia behind it");
        let (expected, psi, found) = (omega(model, &riccati), riccati.psi().to_dense(), riccati.omega());
        let upsilon = |i: usize| found.upsilon().block(i);
        let pairs = || (0..model.nodes()).flat_map(|i| (0..model.nodes()).map(move |k| (i, k)));
        let along = |(i, k)| error(&block(model, &expected, i, k), &(upsilon(i) * block(model, &psi, i, k)));
        let at = |(i, k)| error(&block(model, &expected, i, k), &found.block(i, k));
        let diagonal = |k| error(&block(model, &expected, k, k), upsilon(k));
        let paths = pairs().filter(|&(i, k)| model.forest().is_ancestor(i, k));
        vec![
            ("Ω by sweeps", error(&found.to_dense(), &expected)),
            ("Ω(k, k) = Υ(k)", (0..model.nodes()).map(diagonal).fold(0.0, f64::max)),
            ("Ω(i, k) = Υ(i)ψ(i, k)", paths.map(along).fold(0.0, f64::max)),
            ("Ω(i, k) = ψ*(c, i)Υ(c)ψ(c, k)", pairs().map(at).fold(0.0, f64::max)),
        ]
    });
}

#[test]
fn operational_space() {
    everywhere(|random, model| {
        let Dense { phi, h, .. } = Dense::of(model);
        let riccati = model.riccati().expect("every joint has inertia behind it");
        let inverse_mass = riccati.inverse_mass_matrix().to_dense();
        let mut velocity = || {
            let (node, width) = (random.below(model.nodes()), 1 + random.below(3));
            NodeVelocity { node, map: random.mat(model.weights().dimension_of(node), width) }
        };
        let velocities = [velocity(), velocity(), velocity()];
        let mut b = Mat::zeros(model.dimension(), velocities.iter().map(|v| v.map.ncols()).sum());
        let mut at = 0;
        for v in &velocities {
            let row = model.weights().range(v.node).start;
            b.submatrix_mut(row, at, v.map.nrows(), v.map.ncols()).copy_from(&v.map);
            at += v.map.ncols();
        }
        let jacobian = b.transpose() * phi.transpose() * h.transpose();
        let compliance = riccati.omega().operational_compliance(&velocities).expect("fits");
        let through = phi.transpose() * h.transpose() * &inverse_mass * &h * &phi;
        vec![
            ("Ω = φ*H*𝓜⁻¹Hφ", error(&omega(model, &riccati), &through)),
            ("J𝓜⁻¹J* = B*ΩB", error(&(&jacobian * &inverse_mass * jacobian.transpose()), &compliance)),
        ]
    });
}

#[test]
fn forward_and_inverse_dynamics() {
    everywhere(|random, model| {
        let Dense { phi, h, m, mass, .. } = Dense::of(model);
        let riccati = model.riccati().expect("every joint has inertia behind it");
        let tau = random.col(model.coordinates());
        let bias = Bias { a: random.col(model.dimension()), b: random.col(model.dimension()) };
        let coriolis = &h * (&phi * (&m * (phi.transpose() * &bias.a) + &bias.b));
        let theta_dd = riccati.forward_dynamics(&tau, &bias);
        let dense = riccati.inverse_mass_matrix().apply(&(&tau - &coriolis));
        let back = model.inverse_dynamics(&theta_dd, &bias);
        vec![
            ("𝓒", difference(&model.coriolis(&bias), &coriolis)),
            ("θ̈ = 𝓜⁻¹(𝒯 − 𝓒)", difference(&theta_dd, &dense)),
            ("𝓜θ̈ + 𝓒 = 𝒯", difference(&(&mass * &theta_dd + &coriolis), &tau)),
            ("inverse ∘ forward", difference(&back.tau, &tau)),
            (
                "𝔣 = 𝓔𝔣 + Mα + 𝔟",
                difference(&back.force, &(model.kernel().apply(&back.force) + &m * &back.alpha + &bias.b)),
            ),
        ]
    });
}

#[test]
fn permuted_models_have_permuted_mass_matrices() {
    for seed in 0..TREES {
        let mut random = Random(seed);
        let model = flexible(&mut random);
        let numbering = random.numbering(model.nodes());
        let shuffled = model.renumbered(&numbering).expect("same number of nodes");
        let coordinates: Vec<usize> = (0..model.nodes()).map(|k| model.h().row_range(k).len()).collect();
        let order = numbering.permute_blocks(&coordinates, &(0..model.coordinates()).collect::<Vec<_>>());
        let (mass, other) = (model.mass_matrix().to_dense(), shuffled.mass_matrix().to_dense());
        let permuted = Mat::from_fn(mass.nrows(), mass.nrows(), |i, j| mass[(order[i], order[j])]);
        assert!(error(&permuted, &other) <= TOLERANCE, "seed {seed}");
    }
}

#[test]
fn nodes_without_joints_or_without_velocity_are_allowed() {
    let h = vec![Mat::identity(2, 2), Mat::zeros(0, 2), Mat::zeros(0, 0)];
    let m = vec![Mat::identity(2, 2), Mat::identity(2, 2), Mat::zeros(0, 0)];
    let forest = dalembert_graph::Forest::new(vec![None, Some(0), Some(1)]).expect("a chain");
    let weight = |p: usize, k: usize| {
        let sizes = [2, 2, 0];
        dalembert_bodies::operators::Transform::Dense(Mat::from_fn(sizes[p], sizes[k], |i, j| f64::from(i == j)))
    };
    let model = SkoModel::new(forest, weight, h, m).expect("fits");
    assert_eq!(model.mass_matrix().to_dense(), Mat::from_fn(2, 2, |i, j| if i == j { 2.0 } else { 0.0 }));
    let riccati = model.riccati().expect("definite");
    assert!(error(&riccati.inverse_mass_matrix().to_dense(), &(identity(2) * faer::Scale(0.5))) < 1e-15);
    let empty = BlockDiagonal::new(Vec::new());
    assert_eq!(empty.shape(), (0, 0));
}
