//! A frame on a deformed body: pose, velocity and bias acceleration.
//!
//! ```text
//! ϑ = Π_ϑ*η,  u = Π_u*η                                                                                              (1)
//! R = exp(S(ϑ)) R₀,   p = p₀ + u                                                                                    (2)
//! relative twist in the frame:  [R₀ᵀ J(ϑ) ϑ̇; Rᵀ u̇] = B η̇                                                            (3)
//! J(ϑ) = I − a S(ϑ) + b S(ϑ)²,   a = (1 − cos ϑ)/ϑ²,   b = (ϑ − sin ϑ)/ϑ³                                           (4)
//! its rate for η̈ = 0:           [R₀ᵀ J̇ ϑ̇; −ω×Rᵀu̇]                                                                   (5)
//! ```
//!
//! J is the right Jacobian of the exponential map: (3) is exactly the rate of (2), for deflections of any size. For ϑ → 0,
//! B = [R₀ᵀ Π_ϑ*; R₀ᵀ Π_u*], which is what linear theory has.

use faer::MatRef;

use crate::spatial::{Pose, Rotation, Twist, Vector};

/// Terms of the power series in ϑ² that are summed below ϑ² = 1: the last is below 1e-17 of the first.
const TERMS: u32 = 10;

/// A frame on a deformed body.
pub struct Deformed {
    /// (2): the frame in the body.
    pub pose: Pose<f64>,
    /// (3): one column B e_i per mode, a twist in the frame.
    pub map: Vec<Twist<f64>>,
    /// (3): B η̇.
    pub rate: Twist<f64>,
    /// (5).
    pub bias: Twist<f64>,
}

impl Deformed {
    /// A frame that no mode moves.
    pub fn rigid(pose: Pose<f64>, modes: usize) -> Self {
        let zero = Twist::zero();
        Self { pose, map: vec![zero; modes], rate: zero, bias: zero }
    }

    /// (1)–(5) for the frame that is at `rest` in the undeformed body and has the influence Π (n×6).
    pub fn new(rest: &Pose<f64>, influence: MatRef<'_, f64>, eta: &[f64], eta_d: &[f64]) -> Self {
        let sum = |x: &[f64]| -> [f64; 6] {
            std::array::from_fn(|c| x.iter().enumerate().map(|(i, &x)| influence[(i, c)] * x).sum())
        };
        let (at, rate) = (Twist::from_array(sum(eta)), Twist::from_array(sum(eta_d)));
        let (theta, theta_d) = (at.angular, rate.angular);
        let c = Coefficients::at(theta.dot(theta));
        let rotation = exponential(theta).compose(&rest.rotation);
        let pose = Pose { rotation, position: rest.position + at.linear };
        let seen = |t: Twist<f64>| Twist {
            angular: rest.rotation.apply_inverse(c.jacobian(theta, t.angular)),
            linear: rotation.apply_inverse(t.linear),
        };
        let column = |i: usize| seen(Twist::from_array(std::array::from_fn(|c| influence[(i, c)])));
        let moving = seen(rate);
        let bias = Twist {
            angular: rest.rotation.apply_inverse(c.jacobian_rate(theta, theta_d)),
            linear: -moving.angular.cross(moving.linear),
        };
        Self { pose, map: (0..eta.len()).map(column).collect(), rate: moving, bias }
    }
}

/// exp(S(ϑ)).
fn exponential(theta: Vector<f64>) -> Rotation<f64> {
    let angle = theta.norm();
    if angle > 0.0 { Rotation::about(theta.scale(1.0 / angle), angle) } else { Rotation::identity() }
}

/// a, b of (4), and their derivatives by ϑ²/2.
struct Coefficients {
    a: f64,
    b: f64,
    a_d: f64,
    b_d: f64,
}

impl Coefficients {
    /// At x = ϑ².
    fn at(x: f64) -> Self {
        if x < 1.0 { Self::by_series(x) } else { Self::closed(x) }
    }

    fn closed(x: f64) -> Self {
        let angle = x.sqrt();
        let (s, c) = angle.sin_cos();
        Self {
            a: (1.0 - c) / x,
            b: (angle - s) / (x * angle),
            a_d: (angle * s - 2.0 * (1.0 - c)) / (x * x),
            b_d: (3.0 * s - 2.0 * angle - angle * c) / (x * x * angle),
        }
    }

    /// a = Σ (−x)ⁱ/(2i+2)!, b = Σ (−x)ⁱ/(2i+3)!, and twice their derivatives by x; nothing cancels.
    fn by_series(x: f64) -> Self {
        let mut sum = Self { a: 0.0, b: 0.0, a_d: 0.0, b_d: 0.0 };
        let (mut even, mut odd) = (0.5, 1.0 / 6.0);
        let (mut power, mut lower) = (1.0, 0.0);
        for i in 0..TERMS {
            let n = f64::from(i);
            sum.a += even * power;
            sum.b += odd * power;
            sum.a_d += 2.0 * n * even * lower;
            sum.b_d += 2.0 * n * odd * lower;
            lower = power;
            power *= x;
            even /= -(2.0 * n + 3.0) * (2.0 * n + 4.0);
            odd /= -(2.0 * n + 4.0) * (2.0 * n + 5.0);
        }
        sum
    }

    /// (4): J v.
    fn jacobian(&self, theta: Vector<f64>, v: Vector<f64>) -> Vector<f64> {
        let once = theta.cross(v);
        v - once.scale(self.a) + theta.cross(once).scale(self.b)
    }

    /// J̇ ϑ̇; the rate of ϑ²/2 is ϑ·ϑ̇, and the rate of S(ϑ)ϑ̇ vanishes.
    fn jacobian_rate(&self, theta: Vector<f64>, theta_d: Vector<f64>) -> Vector<f64> {
        let (once, along) = (theta.cross(theta_d), theta.dot(theta_d));
        theta.cross(once).scale(self.b_d * along) - once.scale(self.a_d * along) + theta_d.cross(once).scale(self.b)
    }
}
