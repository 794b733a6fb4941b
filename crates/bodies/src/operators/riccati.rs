//! Articulated-body inertias: the Riccati equation of a tree \[J2\].
//!
//! ```text
//! tip to base:
//! P(k)  = M(k) + Σ_{j ∈ ∁(k)} ψ(k, j) P(j) ψ*(k, j)                                                                 (1)
//! D(k)  = H(k) P(k) H*(k)                                                                                           (2)
//! G(k)  = P(k) H*(k) D⁻¹(k)                                                                                         (3)
//! τ̄(k)  = I − G(k) H(k)                                                                                             (4)
//! ψ(℘(k), k) = φ(℘(k), k) τ̄(k)                                                                                      (5)
//! in operators:
//! 𝓔_ψ = 𝓔_φ τ̄,    ψ = (I − 𝓔_ψ)⁻¹,    K = 𝓔_φ G                                                                      (6)
//! M = P − 𝓔_ψ P 𝓔_ψ* = P − 𝓔_ψ P 𝓔_φ*                                                                               (7)
//! ψ⁻¹ − φ⁻¹ = K H                                                                                                   (8)
//! ```
//!
//! | symbol | here | shape | meaning |
//! |---|---|---|---|
//! | P | `p()` | N×N | articulated inertia: inertia of k and all behind it, joints behind it free; a filter's covariance |
//! | D | `d()` | 𝒩×𝒩 | articulated inertia felt by the joint's coordinates; the innovations' covariance |
//! | G, K | `g()`, `k()` | N×𝒩 | Kalman gain, and shifted to the parent |
//! | τ̄ | `tau_bar()` | N×N | projects to what the joint transmits |
//! | 𝓔_ψ, ψ | `kernel()`, `psi()` | N×N | propagation over free joints |
//!
//! In (1) the carried inertia is the symmetric form τ̄ P τ̄* of τ̄ P (Joseph's form in filtering): rounding cannot make it
//! indefinite. This sweep is the recursion of Udwadia and Kalaba run over a tree, with D as the innovation of each joint.
//!
//! D(k) is taken as singular when a Cholesky pivot is no larger than rounding in H R H*, R the composite inertia: by P ≤ R
//! that is the size of the numbers whose difference D is. Massless bodies are fine as long as something behind them has
//! inertia in the joint's directions.
//! Cost: a few products of m_k×m_k blocks per node, O(n) in all.

use dalembert_dense::Cholesky;
use dalembert_graph::Bwa;
use faer::{Col, Mat};

use super::{BlockDiagonal, KernelOperator, Operator, Product, PropagationOperator, SkoError, SkoModel, Transform};
use crate::tolerances::MASSLESS;

/// The articulated quantities of a model.
#[derive(Clone, Debug)]
pub struct Riccati<'a> {
    model: &'a SkoModel,
    p: BlockDiagonal,
    d: BlockDiagonal,
    d_inverse: BlockDiagonal,
    g: BlockDiagonal,
    tau_bar: BlockDiagonal,
    kernel: Bwa<Transform>,
    log_determinant: f64,
}

/// (2)–(4) of one node.
struct Joint {
    d: Mat<f64>,
    d_inverse: Mat<f64>,
    g: Mat<f64>,
    tau_bar: Mat<f64>,
    log_determinant: f64,
}

impl SkoModel {
    /// (1)–(5): the sweep from the tips.
    ///
    /// # Errors
    /// [`SkoError::Undetermined`] if some D(k) is singular: the mass matrix has no inverse.
    pub fn riccati(&self) -> Result<Riccati<'_>, SkoError> {
        let r = self.composite_inertias();
        let mut p = self.m().blocks().to_vec();
        let mut joints: Vec<Option<Joint>> = (0..self.nodes()).map(|_| None).collect();
        let mut psi: Vec<Option<Mat<f64>>> = vec![None; self.nodes()];
        for &k in self.forest().tip_to_base() {
            let joint = Joint::new(self.h().block(k), &p[k], r.block(k))
                .map_err(|coordinate| SkoError::Undetermined { node: k, coordinate })?;
            if let (Some(parent), Some(weight)) = (self.forest().parent(k), self.weights().weight(k)) {
                let weight = &*weight.matrix() * &joint.tau_bar;
                let carried = &weight * &p[k] * weight.transpose();
                p[parent] += carried;
                psi[k] = Some(weight);
            }
            joints[k] = Some(joint);
        }
        let log_determinant = joints.iter().flatten().map(|joint| joint.log_determinant).sum();
        let mut parts: [Vec<Mat<f64>>; 4] = std::array::from_fn(|_| Vec::with_capacity(joints.len()));
        for Joint { d, d_inverse, g, tau_bar, .. } in joints.into_iter().flatten() {
            parts.iter_mut().zip([d, d_inverse, g, tau_bar]).for_each(|(part, block)| part.push(block));
        }
        let [d, d_inverse, g, tau_bar] = parts.map(BlockDiagonal::new);
        let forest = std::sync::Arc::clone(self.weights().forest());
        let kernel = Bwa::new(forest, &self.weights().dimensions(), |_, k| {
            Transform::Dense(psi[k].take().unwrap_or_else(Mat::new))
        })?;
        Ok(Riccati { model: self, p: BlockDiagonal::new(p), d, d_inverse, g, tau_bar, kernel, log_determinant })
    }
}

impl Joint {
    /// From H(k), P(k) and the composite inertia R(k); else the first coordinate without inertia.
    fn new(h: &Mat<f64>, p: &Mat<f64>, r: &Mat<f64>) -> Result<Self, usize> {
        let d = h * p * h.transpose();
        let scale = h * r * h.transpose();
        let factor = definite_factor(&d, &scale)?;
        let d_inverse = factor.inverse();
        let g = p * h.transpose() * &d_inverse;
        let tau_bar = Mat::<f64>::identity(p.nrows(), p.nrows()) - &g * h;
        let log_determinant = (0..d.nrows()).map(|i| 2.0 * factor.pivot(i).ln()).sum();
        Ok(Self { d, d_inverse, g, tau_bar, log_determinant })
    }
}

/// The Cholesky factor of D, whose pivots are compared with the diagonal of `scale`; else the first bad row.
pub(super) fn definite_factor(d: &Mat<f64>, scale: &Mat<f64>) -> Result<Cholesky, usize> {
    let enough = |i: usize, pivot: f64| pivot > MASSLESS * scale[(i, i)];
    if let Some(bad) = (0..d.nrows()).find(|&i| !enough(i, d[(i, i)])) {
        return Err(bad);
    }
    let factor = Cholesky::new(d)?;
    let pivot = |i: usize| factor.pivot(i).powi(2);
    match (0..d.nrows()).find(|&i| !enough(i, pivot(i))) {
        Some(bad) => Err(bad),
        None => Ok(factor),
    }
}

impl<'a> Riccati<'a> {
    /// The model.
    pub fn model(&self) -> &'a SkoModel {
        self.model
    }

    /// (1): P.
    pub fn p(&self) -> &BlockDiagonal {
        &self.p
    }

    /// (2): D.
    pub fn d(&self) -> &BlockDiagonal {
        &self.d
    }

    /// D⁻¹.
    pub fn d_inverse(&self) -> &BlockDiagonal {
        &self.d_inverse
    }

    /// (3): G.
    pub fn g(&self) -> &BlockDiagonal {
        &self.g
    }

    /// (4): τ̄.
    pub fn tau_bar(&self) -> &BlockDiagonal {
        &self.tau_bar
    }

    /// The weights ψ(℘(k), k).
    pub fn weights(&self) -> &Bwa<Transform> {
        &self.kernel
    }

    /// (6): 𝓔_ψ.
    pub fn kernel(&self) -> KernelOperator<'_> {
        KernelOperator(&self.kernel)
    }

    /// (6): ψ.
    pub fn psi(&self) -> PropagationOperator<'_> {
        PropagationOperator(&self.kernel)
    }

    /// (6): K = 𝓔_φ G.
    pub fn k(&self) -> Product<KernelOperator<'_>, &BlockDiagonal> {
        Product(self.model.kernel(), &self.g)
    }

    /// ln det 𝓜 = Σ ln det D(k).
    pub fn log_determinant(&self) -> f64 {
        self.log_determinant
    }

    /// D⁻¹ x.
    pub fn solve_d(&self, x: &Col<f64>) -> Col<f64> {
        self.d_inverse.apply(x)
    }
}
