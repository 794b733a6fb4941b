//! M_fl of a deformed body, and the forces that its kinetic energy and its weight bring.
//!
//! The kinetic energy of the field v(r) = V_lin + ω×(r + Ψη) + Ψη̇ is T = ½ V_fl* M_fl(η) V_fl with
//!
//! ```text
//! M_rr(η) = M_rr + Σ η_i I_i(η/2),   I_i(η): mass 0, first moment c_i = ∫ρΨ_i, second moment tr(Q_i) 1 − Q_i       (1)
//! Q_i(η) = N₁ᵢ + N₁ᵢᵀ + Σ_j (N₂ᵢⱼ + N₂ⱼᵢ) η_j                            I_i = ∂M_rr/∂η_i                           (2)
//! M_fr(η) row i = [axial(N₁ᵢ + Σ_j η_j N₂ⱼᵢ); c_i]                                                                   (3)
//! ```
//!
//! Lagrange's equations for η and Euler's for V, ḣ + V×*h = wrench with h = M_rr V + M_rf η̇, give 𝔟 = Ṁ_fl V_fl + … :
//!
//! ```text
//! 𝔟_r = V×*h + Σ η̇_i I_i V                                                                                          (4)
//! 𝔟_i = 2 Σ_j η̇_j axial(N₂ⱼᵢ)·ω − ½ V*I_i V                    Coriolis, centrifugal                                 (5)
//! ```
//!
//! Without shape integrals M_fl is constant, I_i = 0, and 𝔟 = [0; V×*h]. Weight acts on the deformed body in either case:
//!
//! ```text
//! force of gravity g = [c_i·g; c(η)×g; m g],   c(η) = m r_c + Σ c_i η_i                                             (6)
//! ```

use dalembert_dense::Cholesky;
use faer::Mat;

use super::super::SkoError;
use super::body::{FlexibleBody, ShapeIntegrals, axial, wrong};
use crate::spatial::{Inertia, Symmetric, Twist, Vector, Wrench};
use crate::tolerances::MISFIT;
use dalembert_scalar::Scalar;

/// A body's inertia at a deformation.
pub struct Deflected<'a, T = f64> {
    body: Option<&'a FlexibleBody>,
    /// M_rr(η).
    pub rigid: Inertia<T>,
    /// M_fr(η): angular and linear part per mode.
    pub coupling: Vec<Twist<T>>,
    /// I_i(η).
    change: Vec<Inertia<T>>,
    /// First moment c(η).
    pub first: Vector<T>,
}

/// tr(Q) 1 − Q of a symmetric Q.
fn second_moment<T: Scalar>(q: &[[T; 3]; 3]) -> Symmetric<T> {
    let [xx, yy, zz] = [q[0][0], q[1][1], q[2][2]];
    Symmetric([yy + zz, xx + zz, xx + yy, -q[0][1], -q[0][2], -q[1][2]])
}

/// (2).
fn change<T: Scalar>(integrals: &ShapeIntegrals, i: usize, eta: &[T]) -> [[T; 3]; 3] {
    let (one, two) = (&integrals.first[i], &integrals.second);
    std::array::from_fn(|a| {
        std::array::from_fn(|b| {
            let by_mode = |j: usize, eta: T| T::constant(two[i][j][a][b] + two[j][i][a][b]) * eta;
            let start = T::constant(one[a][b] + one[b][a]);
            eta.iter().enumerate().fold(start, |sum, (j, &eta)| sum + by_mode(j, eta))
        })
    })
}

fn scaled<T: Scalar>(inertia: &Inertia<T>, s: T) -> Inertia<T> {
    let second = Symmetric(inertia.second.0.map(|x| s * x));
    Inertia { mass: s * inertia.mass, first: inertia.first.scale(s), second }
}

impl<'a, T: Scalar> Deflected<'a, T> {
    /// (1)–(3) for the undeformed inertia `rest`.
    pub fn new(rest: &Inertia<f64>, body: Option<&'a FlexibleBody>, eta: &[T]) -> Self {
        let rigid = Inertia::<T>::constant(rest);
        let mut deflected = Self { body, rigid, coupling: Vec::new(), change: Vec::new(), first: rigid.first };
        let Some(body) = body else { return deflected };
        let entry = |i: usize| Twist::from_array(std::array::from_fn(|c| T::constant(body.coupling[(i, c)])));
        deflected.coupling = (0..eta.len()).map(entry).collect();
        for (row, &eta) in deflected.coupling.iter().zip(eta) {
            deflected.first = deflected.first + row.linear.scale(eta);
        }
        if let Some(integrals) = &body.integrals {
            deflected.follow(integrals, eta);
        }
        deflected
    }

    fn follow(&mut self, integrals: &ShapeIntegrals, eta: &[T]) {
        let halved: Vec<T> = eta.iter().map(|&x| T::constant(0.5) * x).collect();
        for i in 0..eta.len() {
            let first = self.coupling[i].linear;
            let none = T::constant(0.0);
            let at = |eta: &[T]| Inertia { mass: none, first, second: second_moment(&change(integrals, i, eta)) };
            self.rigid = self.rigid + scaled(&at(&halved), eta[i]);
            self.change.push(at(eta));
            for (j, &eta) in eta.iter().enumerate() {
                let turned = Vector::constant(axial(&integrals.second[j][i])).scale(eta);
                self.coupling[i].angular = self.coupling[i].angular + turned;
            }
        }
    }

    /// (4), (5): 𝔟 on the modes and on the twist.
    pub fn gyroscopic(&self, v: Twist<T>, eta_d: &[T]) -> (Vec<T>, Wrench<T>) {
        let mut h = self.rigid.momentum(v);
        for (row, &rate) in self.coupling.iter().zip(eta_d) {
            h.angular = h.angular + row.angular.scale(rate);
            h.linear = h.linear + row.linear.scale(rate);
        }
        let mut wrench = v.cross_momentum(h);
        let mut modal = vec![T::constant(0.0); eta_d.len()];
        for (i, change) in self.change.iter().enumerate() {
            let carried = change.momentum(v);
            wrench.moment = wrench.moment + carried.angular.scale(eta_d[i]);
            wrench.force = wrench.force + carried.linear.scale(eta_d[i]);
            let twice_energy = v.angular.dot(carried.angular) + v.linear.dot(carried.linear);
            let coriolis = self.coriolis(i, eta_d).dot(v.angular);
            modal[i] = T::constant(2.0) * coriolis - T::constant(0.5) * twice_energy;
        }
        (modal, wrench)
    }

    /// Σ_j η̇_j axial(N₂ⱼᵢ).
    fn coriolis(&self, i: usize, eta_d: &[T]) -> Vector<T> {
        let integrals = self.body.and_then(|body| body.integrals.as_ref());
        integrals.map_or(Vector::zero(), |integrals| {
            let parts =
                eta_d.iter().enumerate().map(|(j, &rate)| Vector::constant(axial(&integrals.second[j][i])).scale(rate));
            parts.fold(Vector::zero(), |sum, part| sum + part)
        })
    }

    /// (6) for the acceleration of free fall in the body's frame.
    pub fn weight(&self, gravity: Vector<T>) -> (Vec<T>, Wrench<T>) {
        let modal = self.coupling.iter().map(|row| row.linear.dot(gravity)).collect();
        (modal, Wrench { moment: self.first.cross(gravity), force: gravity.scale(self.rigid.mass) })
    }
}

impl Deflected<'_> {
    /// M_fl, with `rotors` of inertia `armature` between the modes and the twist.
    pub fn matrix(&self, rotors: usize, armature: f64) -> Mat<f64> {
        let modes = self.coupling.len();
        let twist = modes + rotors;
        let mut m = Mat::zeros(twist + 6, twist + 6);
        if let Some(body) = self.body {
            m.submatrix_mut(0, 0, modes, modes).copy_from(&body.mass);
        }
        for i in modes..twist {
            m[(i, i)] = armature;
        }
        for (i, row) in self.coupling.iter().enumerate() {
            for (c, x) in row.to_array().into_iter().enumerate() {
                (m[(i, twist + c)], m[(twist + c, i)]) = (x, x);
            }
        }
        for j in 0..6 {
            let unit = std::array::from_fn(|i| f64::from(i == j));
            let column = self.rigid.momentum(Twist::from_array(unit)).to_array();
            column.into_iter().enumerate().for_each(|(i, x)| m[(twist + i, twist + j)] = x);
        }
        m
    }
}

impl FlexibleBody {
    /// Whether some body has this inertia and these modes: the kinetic energy is never negative.
    ///
    /// ```text
    /// M_rr − M_rf M_ff⁻¹ M_fr ≥ 0                                                                                  (7)
    /// ```
    ///
    /// # Errors
    /// [`SkoError::Flexible`].
    pub fn check_with(&self, inertia: &Inertia<f64>) -> Result<(), SkoError> {
        self.check()?;
        let m = Deflected::new(inertia, None, &[]).matrix(0, 0.0);
        let Ok(factor) = Cholesky::new(&self.mass) else { return Ok(()) };
        let rest = &m - self.coupling.transpose() * factor.solve(&self.coupling);
        let unit = |i: usize| if m[(i, i)] > 0.0 { m[(i, i)].sqrt() } else { 1.0 };
        let scaled = Mat::from_fn(6, 6, |i, j| rest[(i, j)] / (unit(i) * unit(j)));
        let least = dalembert_dense::symmetric_eigenvalues(&scaled).ok_or(SkoError::Eigenvalues)?;
        if least.first().is_some_and(|&least| least < -MISFIT) {
            return Err(wrong("the coupling is too large for the mass and inertia of the body"));
        }
        Ok(())
    }
}
