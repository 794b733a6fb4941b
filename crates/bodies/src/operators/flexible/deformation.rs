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
//! Where all modes turn the frame about one axis e, ϑ = ϑ e, these are the turn about it and J ϑ̇ = ϑ̇.
//!
//! J is the right Jacobian of the exponential map: (3) is exactly the rate of (2), for deflections of any size. For ϑ → 0,
//! B = [R₀ᵀ Π_ϑ*; R₀ᵀ Π_u*], which is what linear theory has.

use faer::MatRef;

use crate::spatial::{Pose, Rotation, Twist, Vector};
use crate::tolerances::PARALLEL;
use dalembert_scalar::Scalar;

/// Terms of the power series in ϑ² that are summed below ϑ² = 1: the last is below 1e-17 of the first.
const TERMS: u32 = 10;

/// A frame on a deformed body.
#[derive(Clone, Debug)]
pub struct Deformed<T = f64> {
    /// (2): the frame in the body.
    pub pose: Pose<T>,
    /// (3): one column B e_i per mode, a twist in the frame.
    pub map: Vec<Twist<T>>,
    /// (3): B η̇.
    pub rate: Twist<T>,
    /// (5).
    pub bias: Twist<T>,
}

impl<T: Scalar> Deformed<T> {
    /// A frame that no mode moves.
    pub fn rigid(pose: Pose<T>, modes: usize) -> Self {
        let zero = Twist::zero();
        Self { pose, map: vec![zero; modes], rate: zero, bias: zero }
    }

    /// (1)–(5) for the frame that is at `rest` in the undeformed body and has the influence Π (n×6).
    pub fn new(rest: &Pose<f64>, influence: MatRef<'_, f64>, eta: &[T], eta_d: &[T]) -> Self {
        let row = |i: usize| Twist::<T>::from_array(std::array::from_fn(|c| T::constant(influence[(i, c)])));
        let sum = |x: &[T]| x.iter().enumerate().fold(Twist::zero(), |sum, (i, &x)| sum + row(i).scale(x));
        let (at, rate) = (sum(eta), sum(eta_d));
        let turn = Turn::of(influence, at.angular);
        let rest = Pose::<T>::constant(rest);
        let rotation = turn.rotation().compose(&rest.rotation);
        let pose = Pose { rotation, position: rest.position + at.linear };
        let seen = |t: Twist<T>| Twist {
            angular: rest.rotation.apply_inverse(turn.jacobian(t.angular)),
            linear: rotation.apply_inverse(t.linear),
        };
        let moving = seen(rate);
        let bias = Twist {
            angular: rest.rotation.apply_inverse(turn.jacobian_rate(rate.angular)),
            linear: -moving.angular.cross(moving.linear),
        };
        Self { pose, map: (0..eta.len()).map(|i| seen(row(i))).collect(), rate: moving, bias }
    }
}

/// exp(S(ϑ)) and J(ϑ).
enum Turn<T> {
    None,
    /// By this angle about an axis of length one that all modes share.
    About(Vector<T>, T),
    Any(Vector<T>, Coefficients<T>),
}

impl<T: Scalar> Turn<T> {
    fn of(influence: MatRef<'_, f64>, theta: Vector<T>) -> Self {
        let row = |i: usize| Vector([influence[(i, 0)], influence[(i, 1)], influence[(i, 2)]]);
        let rows = (0..influence.nrows()).map(row);
        let longest = rows.clone().max_by(|x, y| x.norm().total_cmp(&y.norm())).unwrap_or(Vector([0.0; 3]));
        if longest.norm() == 0.0 {
            return Self::None;
        }
        let axis = longest.scale(1.0 / longest.norm());
        if rows.clone().all(|x| x.cross(axis).norm() <= PARALLEL * x.norm()) {
            let axis = Vector::constant(axis.0);
            return Self::About(axis, axis.dot(theta));
        }
        Self::Any(theta, Coefficients::at(theta.dot(theta)))
    }

    fn rotation(&self) -> Rotation<T> {
        let one = T::constant(1.0);
        match self {
            Self::None => Rotation::identity(),
            // I + sin ϑ S(e) + (1 − cos ϑ) S(e)²
            Self::About(axis, angle) => {
                let (sine, cosine) = angle.sin_cos();
                by_axis(*axis, sine, one - cosine)
            }
            // I + (1 − ϑ²b) S(ϑ) + a S(ϑ)²
            Self::Any(theta, c) => by_axis(*theta, one - theta.dot(*theta) * c.b, c.a),
        }
    }

    /// (4): J v, for v of the span of what modes turn.
    fn jacobian(&self, v: Vector<T>) -> Vector<T> {
        let Self::Any(theta, c) = self else { return v };
        let once = theta.cross(v);
        v - once.scale(c.a) + theta.cross(once).scale(c.b)
    }

    /// J̇ ϑ̇; the rate of ϑ²/2 is ϑ·ϑ̇, and the rate of S(ϑ)ϑ̇ vanishes.
    fn jacobian_rate(&self, theta_d: Vector<T>) -> Vector<T> {
        let Self::Any(theta, c) = self else { return Vector::zero() };
        let (once, along) = (theta.cross(theta_d), theta.dot(theta_d));
        theta.cross(once).scale(c.b_d * along) - once.scale(c.a_d * along) + theta_d.cross(once).scale(c.b)
    }
}

/// I + s S(x) + c S(x)².
fn by_axis<T: Scalar>(x: Vector<T>, s: T, c: T) -> Rotation<T> {
    let column = |j: usize| {
        let unit = Vector::constant(std::array::from_fn(|i| f64::from(u8::from(i == j))));
        let once = x.cross(unit);
        unit + once.scale(s) + x.cross(once).scale(c)
    };
    let columns: [Vector<T>; 3] = std::array::from_fn(column);
    Rotation(std::array::from_fn(|i| std::array::from_fn(|j| columns[j].0[i])))
}

/// a, b of (4), and their derivatives by ϑ²/2.
struct Coefficients<T> {
    a: T,
    b: T,
    a_d: T,
    b_d: T,
}

impl<T: Scalar> Coefficients<T> {
    /// At x = ϑ².
    fn at(x: T) -> Self {
        let (near, far) = (Self::by_series(x), Self::closed(x));
        let small = x.less(T::constant(1.0));
        let choose = |near: T, far: T| T::select(small, near, far);
        Self {
            a: choose(near.a, far.a),
            b: choose(near.b, far.b),
            a_d: choose(near.a_d, far.a_d),
            b_d: choose(near.b_d, far.b_d),
        }
    }

    fn closed(x: T) -> Self {
        let number = T::constant;
        // Not asked for below one, where it must be a number all the same.
        let x = x.max(number(1.0));
        let angle = x.sqrt();
        let (s, c) = angle.sin_cos();
        Self {
            a: (number(1.0) - c) / x,
            b: (angle - s) / (x * angle),
            a_d: (angle * s - number(2.0) * (number(1.0) - c)) / (x * x),
            b_d: (number(3.0) * s - number(2.0) * angle - angle * c) / (x * x * angle),
        }
    }

    /// a = Σ (−x)ⁱ/(2i+2)!, b = Σ (−x)ⁱ/(2i+3)!, and twice their derivatives by x; nothing cancels.
    fn by_series(x: T) -> Self {
        let zero = T::constant(0.0);
        let mut sum = Self { a: zero, b: zero, a_d: zero, b_d: zero };
        let (mut even, mut odd) = (0.5, 1.0 / 6.0);
        let (mut power, mut lower) = (T::constant(1.0), zero);
        for i in 0..TERMS {
            let n = f64::from(i);
            sum.a = sum.a + T::constant(even) * power;
            sum.b = sum.b + T::constant(odd) * power;
            sum.a_d = sum.a_d + T::constant(2.0 * n * even) * lower;
            sum.b_d = sum.b_d + T::constant(2.0 * n * odd) * lower;
            lower = power;
            power = power * x;
            even /= -(2.0 * n + 3.0) * (2.0 * n + 4.0);
            odd /= -(2.0 * n + 4.0) * (2.0 * n + 5.0);
        }
        sum
    }
}
