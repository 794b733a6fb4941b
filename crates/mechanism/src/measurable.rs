//! What numbers read off frames need of a scalar besides [`Scalar`]: choices that depend on a value.

use std::f64::consts::PI;

use dalembert_bodies::spatial::{Quaternion, Rotation, Vector};
use dalembert_expr::{Derivative, Dual, Lanes, Scalar, Symbolic};

/// A scalar that poses can be read with.
pub trait Measurable: Scalar {
    /// The unit quaternion of a rotation, w ≥ 0.
    fn quaternion(rotation: &Rotation<Self>) -> Quaternion<Self>;
    /// An angle in [−2π, 2π], less a whole turn where it is above π.
    fn wrapped(self) -> Self;
    /// The nearest whole number.
    fn nearest(self) -> Self;
    /// The number, or a floor that keeps a denominator from vanishing.
    fn at_least(self, floor: f64) -> Self;
    /// Whether it is known to lie below a number.
    fn is_below(self, limit: f64) -> bool;
}

impl Measurable for f64 {
    fn quaternion(rotation: &Rotation<f64>) -> Quaternion<f64> {
        Quaternion::from_rotation(rotation)
    }

    fn wrapped(self) -> f64 {
        if self > PI { self - 2.0 * PI } else { self }
    }

    fn nearest(self) -> f64 {
        self.round()
    }

    fn at_least(self, floor: f64) -> f64 {
        f64::max(self, floor)
    }

    fn is_below(self, limit: f64) -> bool {
        self < limit
    }
}

impl<D: Derivative<f64>> Measurable for Dual<f64, D> {
    /// R' = R S(δ) gives the small turn δ, and q' = ½ q ⊗ [0, δ].
    fn quaternion(rotation: &Rotation<Self>) -> Quaternion<Self> {
        let value = Rotation(rotation.0.map(|row| row.map(|x| x.value)));
        // Rᵀ R'
        let turn = |i: usize, j: usize| {
            let part = |k: usize| rotation.0[k][j].derivative.times(value.0[k][i]);
            part(0) + part(1) + part(2)
        };
        let half = |i: usize, j: usize| (turn(i, j) - turn(j, i)).times(0.5);
        let [x, y, z] = [half(2, 1), half(0, 2), half(1, 0)].map(|along| Dual::new(0.0, along));
        let q = Quaternion::from_rotation(&value);
        let rate = Quaternion(q.0.map(|part| Dual::new(part, D::zero()))).rate(Vector([x, y, z]));
        Quaternion(std::array::from_fn(|i| Dual::new(q.0[i], rate[i].derivative)))
    }

    fn wrapped(self) -> Self {
        Dual::new(self.value.wrapped(), self.derivative)
    }

    fn nearest(self) -> Self {
        Self::constant(self.value.nearest())
    }

    fn at_least(self, floor: f64) -> Self {
        if self.value > floor { self } else { Self::constant(floor) }
    }

    fn is_below(self, limit: f64) -> bool {
        self.value < limit
    }
}

/// A lane in which something vanishes that must not is no number: such a state is asked alone.
impl<const N: usize> Measurable for Lanes<N> {
    fn quaternion(rotation: &Rotation<Self>) -> Quaternion<Self> {
        let mut all = Quaternion([Self([0.0; N]); 4]);
        for lane in 0..N {
            let one = Quaternion::from_rotation(&Rotation(rotation.0.map(|row| row.map(|x| x.0[lane]))));
            all.0.iter_mut().zip(one.0).for_each(|(to, x)| to.0[lane] = x);
        }
        all
    }

    fn wrapped(self) -> Self {
        Self(self.0.map(Measurable::wrapped))
    }

    fn nearest(self) -> Self {
        Self(self.0.map(Measurable::nearest))
    }

    fn at_least(self, floor: f64) -> Self {
        Self(self.0.map(|x| if x > floor { x } else { f64::NAN }))
    }

    fn is_below(self, _: f64) -> bool {
        false
    }
}

/// Formulas hold near the pose in which two frames coincide.
impl Measurable for Symbolic {
    fn quaternion(rotation: &Rotation<Self>) -> Quaternion<Self> {
        let m = &rotation.0;
        let w = (Self::constant(1.0) + m[0][0] + m[1][1] + m[2][2]).sqrt() * Self::constant(0.5);
        let scale = Self::constant(0.25) / w;
        Quaternion([w, (m[2][1] - m[1][2]) * scale, (m[0][2] - m[2][0]) * scale, (m[1][0] - m[0][1]) * scale])
    }

    fn wrapped(self) -> Self {
        self
    }

    fn nearest(self) -> Self {
        Self::constant(0.0)
    }

    fn at_least(self, _: f64) -> Self {
        self
    }

    fn is_below(self, _: f64) -> bool {
        false
    }
}
