//! How a revolute node stands in its parent, R = R₀ R_z(q), in as few operations as its axis allows.
//!
//! Where the axis lies in a coordinate plane of the parent's frame that holds z, as nearly always, R₀ is a turn about z and a lean about x or y:
//! ```text
//! R = R_x(β) R_z(b + q)   if the axis has no x,        R = R_y(β) R_z(b + q)   if it has no y                              (1)
//! ```
//! Then R need not be multiplied out. One turn by (s, c) in a plane (i, j) makes of a pair, and of the block m of a matrix,
//! ```text
//! x_i' = c x_i − s x_j,   x_j' = s x_i + c x_j                                                                             (2)
//! u = s (m_ii − m_jj) + c (m_ij + m_ji),   m_ii' = m_ii − s u,  m_jj' = m_jj + s u,  m_ij' = c u − m_ji,  m_ji' = c u − m_ij  (3)
//! ```

use dalembert_scalar::Scalar;

use super::link::{Link, Place};
use crate::spatial::{Rotation, Symmetric, Vector};
use crate::tolerances::PARALLEL;

/// About what a joint's axis leans in its parent's frame: (1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Lean {
    X,
    Y,
    /// Neither.
    Other,
}

impl Lean {
    /// Of R₀, if (1) gives it back.
    pub fn of(r: &[[f64; 3]; 3]) -> Self {
        let gives_back = |lean: Self| {
            let Some([sine, cosine, s, c]) = lean.angles(r) else { return false };
            let made = match lean {
                Self::X => [[c, -s, 0.0], [cosine * s, cosine * c, -sine], [sine * s, sine * c, cosine]],
                _ => [[cosine * c, -(cosine * s), sine], [s, c, 0.0], [-(sine * c), sine * s, cosine]],
            };
            made.iter().flatten().zip(r.iter().flatten()).all(|(a, b)| (a - b).abs() <= PARALLEL)
        };
        [Self::X, Self::Y].into_iter().find(|&lean| gives_back(lean)).unwrap_or(Self::Other)
    }

    /// sin β, cos β, sin b, cos b, if the axis is as (1) says.
    #[inline(always)]
    fn angles(self, r: &[[f64; 3]; 3]) -> Option<[f64; 4]> {
        match self {
            Self::X if r[0][2] == 0.0 => Some([-r[1][2], r[2][2], -r[0][1], r[0][0]]),
            Self::Y if r[1][2] == 0.0 => Some([r[0][2], r[2][2], r[1][0], r[1][1]]),
            _ => None,
        }
    }
}

/// Of a revolute node: (s, c) of q, and of b + q where the axis leans.
#[derive(Clone, Copy)]
pub(super) struct Turn<T> {
    about: By<T>,
    lean: By<T>,
}

/// A sine and a cosine.
#[derive(Clone, Copy)]
struct By<T> {
    s: T,
    c: T,
}

impl<T: Scalar> By<T> {
    /// (2)
    #[inline(always)]
    fn pair(self, i: T, j: T) -> (T, T) {
        (self.c.mul_add(i, -(self.s * j)), self.s.mul_add(i, self.c * j))
    }

    /// (2) backwards.
    #[inline(always)]
    fn back(self, i: T, j: T) -> (T, T) {
        (self.c.mul_add(i, self.s * j), self.c.mul_add(j, -(self.s * i)))
    }

    /// (3) of a symmetric block m_ii, m_jj, m_ij.
    #[inline(always)]
    fn symmetric(self, ii: T, jj: T, ij: T) -> (T, T, T) {
        let u = self.s.mul_add(ii - jj, self.c * (ij + ij));
        ((-self.s).mul_add(u, ii), self.s.mul_add(u, jj), self.c.mul_add(u, -ij))
    }

    /// (3) of m_ii, m_ij, m_ji, m_jj.
    #[inline(always)]
    fn block(self, ii: T, ij: T, ji: T, jj: T) -> (T, T, T, T) {
        let u = self.s.mul_add(ii - jj, self.c * (ij + ji));
        ((-self.s).mul_add(u, ii), self.c.mul_add(u, -ji), self.c.mul_add(u, -ij), self.s.mul_add(u, jj))
    }
}

/// What a joint about z leaves of an articulated inertia: rows and columns x and y of its angular block, rows x and y of its coupling.
pub(super) struct Rest<T> {
    pub angular: [T; 3],
    pub coupling: [Vector<T>; 2],
    pub linear: Symmetric<T>,
}

/// The same in the parent's axes.
pub(super) struct Turned<T> {
    pub angular: Symmetric<T>,
    pub coupling: [Vector<T>; 3],
    pub linear: Symmetric<T>,
}

impl<T: Scalar> Turn<T> {
    /// Of a node at its place.
    #[inline(always)]
    pub fn of(link: &Link, place: &Place<'_, T>) -> Self {
        let i = link.q as usize;
        let (s, c) = (place.sine[i], place.cosine[i]);
        let one = T::constant(1.0);
        let Some(angles) = link.lean.angles(&link.rotation) else {
            return Self { about: By { s, c }, lean: By { s: one, c: one } };
        };
        let [sine, cosine, s0, c0] = angles;
        let mut about = By { s, c };
        if s0 != 0.0 || c0 != 1.0 {
            let (s0, c0) = (T::constant(s0), T::constant(c0));
            about = By { s: s.mul_add(c0, c * s0), c: c.mul_add(c0, -(s * s0)) };
        }
        Self { about, lean: By { s: T::constant(sine), c: T::constant(cosine) } }
    }

    /// R multiplied out, of a node that leans otherwise.
    #[inline(always)]
    fn rotation(&self, link: &Link) -> Rotation<T> {
        link.rotation().turned(self.about.s, self.about.c)
    }

    /// R v
    #[inline(always)]
    pub fn apply(&self, link: &Link, v: Vector<T>) -> Vector<T> {
        if link.lean == Lean::Other {
            return self.rotation(link).apply(v);
        }
        let [x, y, z] = v.0;
        let (x, y) = self.about.pair(x, y);
        if link.lean == Lean::X {
            let (y, z) = self.lean.pair(y, z);
            Vector([x, y, z])
        } else {
            let (z, x) = self.lean.pair(z, x);
            Vector([x, y, z])
        }
    }

    /// Rᵀ v
    #[inline(always)]
    pub fn apply_inverse(&self, link: &Link, v: Vector<T>) -> Vector<T> {
        if link.lean == Lean::Other {
            return self.rotation(link).apply_inverse(v);
        }
        let [x, y, z] = v.0;
        let (x, y, z) = if link.lean == Lean::X {
            let (y, z) = self.lean.back(y, z);
            (x, y, z)
        } else {
            let (z, x) = self.lean.back(z, x);
            (x, y, z)
        };
        let (x, y) = self.about.back(x, y);
        Vector([x, y, z])
    }

    /// R · Rᵀ of each block, of which the node's own third row and column are zero as [`Rest`] says.
    #[inline(always)]
    pub fn inertia(&self, link: &Link, rest: &Rest<T>) -> Turned<T> {
        if link.lean == Lean::Other { multiplied(&self.rotation(link), rest) } else { self.leaning(link, rest) }
    }

    #[inline(always)]
    fn leaning(&self, link: &Link, rest: &Rest<T>) -> Turned<T> {
        let (about, By { s, c }) = (self.about, self.lean);
        let [axx, ayy, axy] = rest.angular;
        let [Vector([bxx, bxy, bxz]), Vector([byx, byy, byz])] = rest.coupling;
        let Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) = rest.linear;
        let (axx, ayy, axy) = about.symmetric(axx, ayy, axy);
        let (bxx, bxy, byx, byy) = about.block(bxx, bxy, byx, byy);
        let (bxz, byz) = about.pair(bxz, byz);
        let (cxx, cyy, cxy) = about.symmetric(cxx, cyy, cxy);
        let (cxz, cyz) = about.pair(cxz, cyz);
        if link.lean == Lean::X {
            let (cyy, czz, cyz) = self.lean.symmetric(cyy, czz, cyz);
            let (cxy, cxz) = self.lean.pair(cxy, cxz);
            let u = s * ayy;
            let angular = Symmetric([axx, (-s).mul_add(u, ayy), s * u, c * axy, s * axy, c * u]);
            let u = s.mul_add(byy, c * byz);
            let (bxy, bxz) = self.lean.pair(bxy, bxz);
            let coupling = [
                Vector([bxx, bxy, bxz]),
                Vector([c * byx, (-s).mul_add(u, byy), c * u]),
                Vector([s * byx, c.mul_add(u, -byz), s * u]),
            ];
            Turned { angular, coupling, linear: Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) }
        } else {
            let (czz, cxx, cxz) = self.lean.symmetric(czz, cxx, cxz);
            let (cyz, cxy) = self.lean.pair(cyz, cxy);
            let u = s * axx;
            let angular = Symmetric([(-s).mul_add(u, axx), ayy, s * u, c * axy, -(c * u), -(s * axy)]);
            let u = c.mul_add(bxz, -(s * bxx));
            let (byz, byx) = self.lean.pair(byz, byx);
            let coupling = [
                Vector([s.mul_add(u, bxx), c * bxy, c * u]),
                Vector([byx, byy, byz]),
                Vector([c.mul_add(u, -bxz), -(s * bxy), -(s * u)]),
            ];
            Turned { angular, coupling, linear: Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) }
        }
    }
}

// What follows are functions and no closures, which compilers may leave out of line, without the instructions of the processor at hand.

/// R · Rᵀ of each block by matrices.
#[inline(always)]
fn multiplied<T: Scalar>(r: &Rotation<T>, rest: &Rest<T>) -> Turned<T> {
    let coupling = outer(r.apply(rest.coupling[0]), r.apply(rest.coupling[1]), r);
    Turned { angular: in_plane(rest.angular, r), coupling, linear: rest.linear.rotated(r) }
}

/// Row i is R_i0 x + R_i1 y.
#[inline(always)]
pub(super) fn outer<T: Scalar>(x: Vector<T>, y: Vector<T>, r: &Rotation<T>) -> [Vector<T>; 3] {
    let [r0, r1, r2] = r.0;
    [plane(x, y, r0), plane(x, y, r1), plane(x, y, r2)]
}

/// x row₀ + y row₁
#[inline(always)]
fn plane<T: Scalar>(x: Vector<T>, y: Vector<T>, row: [T; 3]) -> Vector<T> {
    x.scale_add(row[0], y.scale(row[1]))
}

/// R m Rᵀ of a matrix with m_xx, m_yy, m_xy alone.
#[inline(always)]
pub(super) fn in_plane<T: Scalar>([xx, yy, xy]: [T; 3], r: &Rotation<T>) -> Symmetric<T> {
    let ([r0, r1, r2], a0, a1) = (r.0, (xx, xy), (xy, yy));
    let (h0, h1, h2) = (half(a0, a1, r0), half(a0, a1, r1), half(a0, a1, r2));
    Symmetric([dot(h0, r0), dot(h1, r1), dot(h2, r2), dot(h0, r1), dot(h0, r2), dot(h1, r2)])
}

/// The product of rows a₀, a₁ of two numbers with those of `row`.
#[inline(always)]
fn half<T: Scalar>(a0: (T, T), a1: (T, T), row: [T; 3]) -> (T, T) {
    (dot(a0, row), dot(a1, row))
}

/// h₀ row₀ + h₁ row₁
#[inline(always)]
fn dot<T: Scalar>(h: (T, T), row: [T; 3]) -> T {
    h.0.mul_add(row[0], h.1 * row[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spatial::{Inertia, Pose};
    use crate::tree::{Joint, Node};

    /// A node at the end of a turn about z, a lean about one axis and a turn about another.
    fn link(axes: [[f64; 3]; 3], angles: [f64; 3]) -> Link {
        let [first, lean, last] = [0, 1, 2].map(|k| Rotation::about(Vector(axes[k]), angles[k]));
        let placement = Pose { rotation: first.compose(&lean).compose(&last), position: Vector([0.1, 0.2, 0.3]) };
        let (joint, inertia) = (Joint::Revolute, Inertia::zero());
        Link::new(&Node { parent: None, joint, placement, inertia, armature: 0.0 }, 0, 0)
    }

    /// What a turn does is what its matrix does, however the axis leans.
    #[test]
    fn turns_are_those_of_matrices() {
        let (x, y, z) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]);
        let right = std::f64::consts::FRAC_PI_2;
        for k in 0..400 {
            let a = |i: usize| ((8 * k + i) as f64 * 0.618_033_988_749_895).fract() * 6.0 - 3.0;
            for (axes, angles, lean) in [
                ([x, x, z], [0.0, a(0), a(1)], Lean::X),
                ([x, y, z], [0.0, a(0), a(1)], Lean::Y),
                ([x, y, z], [0.0, a(0), 0.0], Lean::Y),
                ([x, x, z], [0.0, right, 0.0], Lean::X),
                ([x, x, z], [0.0, 0.0, 0.0], Lean::X),
                ([z, x, z], [a(0), a(1), a(2)], Lean::Other),
            ] {
                let link = link(axes, angles);
                assert_eq!(link.lean, lean, "{angles:?}");
                let (s, c) = a(3).sin_cos();
                let place = Place { q: &[a(3)], sine: &[s], cosine: &[c] };
                let (turn, r) = (Turn::of(&link, &place), place.turned(&link));
                let n = |i: usize| a(4 + i) * a(i);
                let v = Vector([n(0), n(1), n(2)]);
                let close = |one: &[f64], other: &[f64]| {
                    for (a, b) in one.iter().zip(other) {
                        assert!((a - b).abs() < 1e-14 * 40.0, "{lean:?} {angles:?}: {a} for {b}");
                    }
                };
                close(&turn.apply(&link, v).0, &r.apply(v).0);
                close(&turn.apply_inverse(&link, v).0, &r.apply_inverse(v).0);
                let rest = Rest {
                    angular: [n(3), n(4), n(5)],
                    coupling: [Vector([n(6), n(7), n(8)]), Vector([n(9), n(10), n(11)])],
                    linear: Symmetric([n(12), n(13), n(14), n(15), n(16), n(17)]),
                };
                let (one, other) = (turn.inertia(&link, &rest), multiplied(&r, &rest));
                close(&one.angular.0, &other.angular.0);
                close(&one.linear.0, &other.linear.0);
                one.coupling.iter().zip(&other.coupling).for_each(|(a, b)| close(&a.0, &b.0));
            }
        }
    }
}
