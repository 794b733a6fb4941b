//! Bounds of numbers: arithmetic, and what functions make of them with their derivatives.

use std::f64::consts::PI;
use std::ops::{Add, Div, Mul, Sub};

use crate::eval::lower::Op;
use crate::graph::is_whole;

/// No bounds.
pub(super) const ALL: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

/// Least and largest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interval(pub [f64; 2]);

/// Bounds of a value and of a derivative.
pub(super) struct Shape {
    pub value: Interval,
    pub slope: Interval,
}

impl Add for Interval {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }
}

impl Sub for Interval {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self([self.0[0] - other.0[1], self.0[1] - other.0[0]])
    }
}

impl Mul for Interval {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        // Nothing times whatever size is nothing.
        let product = |a: f64, b: f64| if a == 0.0 || b == 0.0 { 0.0 } else { a * b };
        let [[a, b], [c, d]] = [self.0, other.0];
        hull([product(a, c), product(a, d), product(b, c), product(b, d)])
    }
}

impl Div for Interval {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        let [low, high] = other.0;
        if low > 0.0 || high < 0.0 { self * Self([high.recip(), low.recip()]) } else { Self(ALL) }
    }
}

fn hull(values: [f64; 4]) -> Interval {
    if values.iter().any(|x| x.is_nan()) {
        return Interval(ALL);
    }
    Interval(values.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[l, h], &x| [l.min(x), h.max(x)]))
}

impl Interval {
    fn holds(self, x: f64) -> bool {
        self.0[0] <= x && x <= self.0[1]
    }

    pub fn square(self) -> Self {
        let [a, b] = self.0.map(|x| x * x);
        Self([if self.holds(0.0) { 0.0 } else { a.min(b) }, a.max(b)])
    }

    /// uⁿ for a whole number n.
    fn whole_power(self, n: f64) -> Self {
        if n < 0.0 {
            return ONE / self.whole_power(-n);
        }
        let [a, b] = self.0.map(|x| x.powf(n));
        if n % 2.0 == 1.0 {
            return Self([a, b]);
        }
        Self([if self.holds(0.0) && n > 0.0 { 0.0 } else { a.min(b) }, a.max(b)])
    }

    /// Of a function that grows.
    fn grown(self, f: impl Fn(f64) -> f64) -> Self {
        Self(self.0.map(f))
    }

    fn within(self, low: f64, high: f64) -> Self {
        Self(self.0.map(|x| x.clamp(low, high)))
    }

    /// cos x.
    fn cosine(self) -> Self {
        let [a, b] = self.0;
        // NaN and infinite bounds too.
        if !(b - a < 2.0 * PI) {
            return Self([-1.0, 1.0]);
        }
        let (first, last) = ((a / PI).ceil(), (b / PI).floor());
        let [x, y] = [a.cos(), b.cos()];
        let reached =
            |odd: f64| (0..3).any(|k| first + f64::from(k) <= last && (first + f64::from(k)).rem_euclid(2.0) == odd);
        Self([if reached(1.0) { -1.0 } else { x.min(y) }, if reached(0.0) { 1.0 } else { x.max(y) }])
    }

    fn sine(self) -> Self {
        Self(self.0.map(|x| x - 0.5 * PI)).cosine()
    }
}

const ONE: Interval = Interval([1.0; 2]);

/// What an operation makes of a number: bounds of value and derivative.
pub(super) fn of(op: Op, u: Interval) -> Shape {
    let positive = || u.within(0.0, f64::INFINITY);
    let (value, slope) = match op {
        Op::Neg => (Interval([-u.0[1], -u.0[0]]), Interval([-1.0; 2])),
        Op::Sqrt => {
            let root = positive().grown(f64::sqrt);
            (root, Interval([0.5; 2]) / root)
        }
        Op::Abs => {
            let sizes = u.0.map(f64::abs);
            let low = if u.holds(0.0) { 0.0 } else { sizes[0].min(sizes[1]) };
            let bent = u.0[0] < 0.0 && u.0[1] > 0.0;
            let slope = if bent { Interval(ALL) } else { u.grown(|_| if u.0[0] < 0.0 { -1.0 } else { 1.0 }) };
            (Interval([low, sizes[0].max(sizes[1])]), slope)
        }
        Op::Sign => {
            let whole = u.0[0] > 0.0 || u.0[1] < 0.0;
            (
                u.grown(|x| if x == 0.0 { 0.0 } else { x.signum() }),
                if whole { Interval([0.0; 2]) } else { Interval(ALL) },
            )
        }
        Op::Floor => {
            let value = u.grown(f64::floor);
            let slope = if value.0[0] == value.0[1] { [0.0; 2] } else { ALL };
            (value, Interval(slope))
        }
        Op::Sin => (u.sine(), u.cosine()),
        Op::Cos => (u.cosine(), Interval([0.0; 2]) - u.sine()),
        Op::Tan => {
            let branch = |x: f64| (x / PI + 0.5).floor();
            let one = branch(u.0[0]) == branch(u.0[1]);
            let value = if one { u.grown(f64::tan) } else { Interval(ALL) };
            (value, ONE + value.square())
        }
        Op::Asin | Op::Acos => {
            let inside = u.within(-1.0, 1.0);
            let slope = ONE / (ONE - inside.square()).grown(|x| x.max(0.0).sqrt());
            if op == Op::Asin {
                (inside.grown(f64::asin), slope)
            } else {
                (Interval([inside.0[1].acos(), inside.0[0].acos()]), Interval([0.0; 2]) - slope)
            }
        }
        Op::Atan => (u.grown(f64::atan), ONE / (ONE + u.square())),
        Op::Sinh => (u.grown(f64::sinh), of(Op::Cosh, u).value),
        Op::Cosh => {
            let size = of(Op::Abs, u).value;
            (size.grown(f64::cosh), u.grown(f64::sinh))
        }
        Op::Tanh => {
            let value = u.grown(f64::tanh);
            (value, (ONE - value.square()).within(0.0, 1.0))
        }
        Op::Exp => (u.grown(f64::exp), u.grown(f64::exp)),
        Op::Ln => (positive().grown(f64::ln), ONE / positive()),
        _ => (Interval(ALL), Interval(ALL)),
    };
    Shape { value, slope }
}

/// What a comparison says: 0, 1, or nothing yet.
pub(super) fn relation(op: Op, u: Interval, v: Interval) -> Option<bool> {
    let ([a, b], [c, d]) = (u.0, v.0);
    let decided = |yes: bool, no: bool| {
        if yes {
            Some(true)
        } else if no {
            Some(false)
        } else {
            None
        }
    };
    match op {
        Op::Less => decided(b < c, a >= d),
        Op::LessEqual => decided(b <= c, a > d),
        Op::Equal => decided(a == b && c == d && a == c, b < c || d < a),
        Op::NotEqual => decided(b < c || d < a, a == b && c == d && a == c),
        _ => None,
    }
}

impl Shape {
    /// 0, 1, or a jump between them.
    pub fn truth(decided: Option<bool>) -> Self {
        match decided {
            Some(holds) => Self { value: Interval([f64::from(u8::from(holds)); 2]), slope: Interval([0.0; 2]) },
            None => Self { value: Interval([0.0, 1.0]), slope: Interval(ALL) },
        }
    }

    /// min(u, v), with their derivatives.
    pub fn smaller((u, du): (Interval, Interval), (v, dv): (Interval, Interval)) -> Self {
        let value = Interval([u.0[0].min(v.0[0]), u.0[1].min(v.0[1])]);
        let slope = if u.0[1] <= v.0[0] {
            du
        } else if v.0[1] <= u.0[0] {
            dv
        } else {
            Interval(ALL)
        };
        Self { value, slope }
    }

    /// max(u, v).
    pub fn larger((u, du): (Interval, Interval), (v, dv): (Interval, Interval)) -> Self {
        let value = Interval([u.0[0].max(v.0[0]), u.0[1].max(v.0[1])]);
        let slope = if u.0[0] >= v.0[1] {
            du
        } else if v.0[0] >= u.0[1] {
            dv
        } else {
            Interval(ALL)
        };
        Self { value, slope }
    }

    /// The angle of the point (x, y).
    pub fn angle((y, dy): (Interval, Interval), (x, dx): (Interval, Interval)) -> Self {
        if y.holds(0.0) && x.0[0] <= 0.0 {
            return Self { value: Interval([-PI, PI]), slope: Interval(ALL) };
        }
        let corner = |i: usize, j: usize| y.0[i].atan2(x.0[j]);
        let value = hull([corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 1)]);
        Self { value, slope: (x * dy - y * dx) / (x.square() + y.square()) }
    }

    /// uᵛ = exp(v ln u), known for u ≥ 0, and for whole v on both sides of 0.
    pub fn power((u, du): (Interval, Interval), (v, dv): (Interval, Interval)) -> Self {
        let [n, same] = v.0;
        if n == same && is_whole(n) && dv.0 == [0.0; 2] {
            return Self { value: u.whole_power(n), slope: v * u.whole_power(n - 1.0) * du };
        }
        if u.0[0] < 0.0 {
            return Self { value: Interval(ALL), slope: Interval(ALL) };
        }
        let log = of(Op::Ln, u).value;
        let value = (v * log).grown(f64::exp);
        // v uᵛ⁻¹ is bounded at u = 0 where v ≥ 1.
        let steep = v * ((v - ONE) * log).grown(f64::exp);
        Self { value, slope: steep * du + value * log * dv }
    }
}
