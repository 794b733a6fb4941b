//! Rigid and articulated-body inertias.

use std::ops::Add;

use dalembert_scalar::Scalar;

use super::{Momentum, Pose, Rotation, Twist, Vector, Wrench};

/// A symmetric 3×3 matrix: xx, yy, zz, xy, xz, yz.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Symmetric<T>(pub [T; 6]);

impl<T: Scalar> Symmetric<T> {
    /// The same matrix in every lane.
    #[inline(always)]
    pub fn constant(s: [f64; 6]) -> Self {
        let [xx, yy, zz, xy, xz, yz] = s;
        Self([T::constant(xx), T::constant(yy), T::constant(zz), T::constant(xy), T::constant(xz), T::constant(yz)])
    }

    /// S v
    #[inline(always)]
    pub fn apply(&self, v: Vector<T>) -> Vector<T> {
        let [xx, yy, zz, xy, xz, yz] = self.0;
        let [x, y, z] = v.0;
        Vector([
            xx.mul_add(x, xy.mul_add(y, xz * z)),
            xy.mul_add(x, yy.mul_add(y, yz * z)),
            xz.mul_add(x, yz.mul_add(y, zz * z)),
        ])
    }

    /// ½ tr(S) − S on the diagonal: ∫ x xᵀ dm of a second moment.
    #[inline(always)]
    pub fn spread(&self) -> [T; 3] {
        let [xx, yy, zz, ..] = self.0;
        let half = T::constant(0.5);
        [half * (yy + zz - xx), half * (xx + zz - yy), half * (xx + yy - zz)]
    }

    /// The full matrix, row by row.
    #[inline(always)]
    pub fn to_matrix(&self) -> [[T; 3]; 3] {
        let [xx, yy, zz, xy, xz, yz] = self.0;
        [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]
    }

    /// R S Rᵀ
    #[inline(always)]
    pub fn rotated(&self, r: &Rotation<T>) -> Self {
        let ([a, b, c], [x, y, z]) = (r.compose(&Rotation(self.to_matrix())).0, r.0);
        let ([a, b, c], [x, y, z]) = ([Vector(a), Vector(b), Vector(c)], [Vector(x), Vector(y), Vector(z)]);
        Self([a.dot(x), b.dot(y), c.dot(z), a.dot(y), a.dot(z), b.dot(z)])
    }
}

impl<T: Scalar> Add for Symmetric<T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        let ([a, b, c, d, e, f], [u, v, w, x, y, z]) = (self.0, o.0);
        Self([a + u, b + v, c + w, d + x, e + y, f + z])
    }
}

/// Inertia of a rigid body about the origin of its frame: ten numbers, linear in the body's parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Inertia<T> {
    /// Mass m, kg.
    pub mass: T,
    /// First moment m c, kg m; c is the centre of mass.
    pub first: Vector<T>,
    /// Second moment about the frame's origin, kg m².
    pub second: Symmetric<T>,
}

impl<T: Scalar> Inertia<T> {
    /// The same inertia in every lane.
    #[inline(always)]
    pub fn constant(i: &Inertia<f64>) -> Self {
        Self { mass: T::constant(i.mass), first: Vector::constant(i.first.0), second: Symmetric::constant(i.second.0) }
    }

    /// No mass.
    #[inline(always)]
    pub fn zero() -> Self {
        Self { mass: T::constant(0.0), first: Vector::zero(), second: Symmetric::constant([0.0; 6]) }
    }

    /// M V: momentum of a body that moves with twist V.
    #[inline(always)]
    pub fn momentum(&self, v: Twist<T>) -> Momentum<T> {
        Momentum {
            angular: self.first.cross_add(v.linear, self.second.apply(v.angular)),
            linear: v.angular.cross_add(self.first, v.linear.scale(self.mass)),
        }
    }

    /// The same body seen from the parent of its frame.
    #[inline(always)]
    pub fn to_parent(&self, pose: &Pose<T>) -> Self {
        let p = pose.position;
        let first = pose.rotation.apply(self.first);
        // Second moment about the new origin: R I Rᵀ − S(p)S(mc') − S(mc')S(p) − m S(p)², mc' = R mc.
        let turned = self.second.rotated(&pose.rotation);
        let shift = first + first + p.scale(self.mass);
        let [px, py, pz] = p.0;
        let [sx, sy, sz] = shift.0;
        let half = T::constant(0.5);
        let diagonal = p.dot(shift);
        let off = |a: T, b: T, c: T, d: T| -(half * (a * b + c * d));
        let added = Symmetric([
            diagonal - px * sx,
            diagonal - py * sy,
            diagonal - pz * sz,
            off(px, sy, py, sx),
            off(px, sz, pz, sx),
            off(py, sz, pz, sy),
        ]);
        Self { mass: self.mass, first: first + p.scale(self.mass), second: turned + added }
    }
}

impl Inertia<f64> {
    /// From mass, centre of mass and second moment about the centre of mass.
    pub fn about_centre(mass: f64, com: Vector<f64>, central: Symmetric<f64>) -> Self {
        let at = Pose { rotation: Rotation::identity(), position: com };
        Self { mass, first: Vector::zero(), second: central }.to_parent(&at)
    }
}

impl<T: Scalar> Add for Inertia<T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        Self { mass: self.mass + o.mass, first: self.first + o.first, second: self.second + o.second }
    }
}

/// Articulated-body inertia P: a symmetric 6×6 matrix in blocks [A B; Bᵀ C], momentum = P · twist.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Articulated<T> {
    /// Angular block.
    pub angular: Symmetric<T>,
    /// Coupling block B, row by row: angular momentum per velocity.
    pub coupling: [[T; 3]; 3],
    /// Linear block.
    pub linear: Symmetric<T>,
}

impl<T: Scalar> Articulated<T> {
    /// P V
    #[inline(always)]
    pub fn apply(&self, v: Twist<T>) -> Wrench<T> {
        let [b0, b1, b2] = self.coupling;
        let (w, u) = (v.angular, v.linear);
        let angular = self.angular.apply(w);
        let linear = self.linear.apply(u);
        let across = Vector([Vector(b0).dot(u), Vector(b1).dot(u), Vector(b2).dot(u)]);
        let [x, y, z] = w.0;
        let force = Vector(b0).scale_add(x, Vector(b1).scale_add(y, Vector(b2).scale_add(z, linear)));
        Wrench { moment: angular + across, force }
    }

    /// Column j of the 6×6 matrix.
    #[inline(always)]
    pub fn column(&self, j: usize) -> [T; 6] {
        let (a, c, b) = (self.angular.to_matrix(), self.linear.to_matrix(), &self.coupling);
        if j < 3 {
            [a[0][j], a[1][j], a[2][j], b[j][0], b[j][1], b[j][2]]
        } else {
            let j = j - 3;
            [b[0][j], b[1][j], b[2][j], c[0][j], c[1][j], c[2][j]]
        }
    }

    /// P ← P − g u*, where g is a multiple of u.
    #[inline(always)]
    pub fn subtract_outer(&mut self, g: &[T; 6], u: &[T; 6]) {
        self.change(LessOuter(g, u));
    }

    /// Each entry by what it is and its row and column, of symmetric pairs one.
    #[inline(always)]
    fn change(&mut self, by: impl Change<T>) {
        let [xx, yy, zz, xy, xz, yz] = self.angular.0;
        self.angular = Symmetric([
            by.of(xx, 0, 0),
            by.of(yy, 1, 1),
            by.of(zz, 2, 2),
            by.of(xy, 0, 1),
            by.of(xz, 0, 2),
            by.of(yz, 1, 2),
        ]);
        let [a, b, c] = self.coupling;
        self.coupling = [
            [by.of(a[0], 0, 3), by.of(a[1], 0, 4), by.of(a[2], 0, 5)],
            [by.of(b[0], 1, 3), by.of(b[1], 1, 4), by.of(b[2], 1, 5)],
            [by.of(c[0], 2, 3), by.of(c[1], 2, 4), by.of(c[2], 2, 5)],
        ];
        let [xx, yy, zz, xy, xz, yz] = self.linear.0;
        self.linear = Symmetric([
            by.of(xx, 3, 3),
            by.of(yy, 4, 4),
            by.of(zz, 5, 5),
            by.of(xy, 3, 4),
            by.of(xz, 3, 5),
            by.of(yz, 4, 5),
        ]);
    }

    /// P ← P − g w* − w g*
    #[inline(always)]
    pub fn subtract_both(&mut self, g: &[T; 6], w: &[T; 6]) {
        self.change(LessBoth(g, w));
    }

    /// diag(P)
    #[inline(always)]
    pub fn diagonal(&self) -> Self {
        let o = T::constant(0.0);
        let of = |s: &Symmetric<T>| Symmetric([s.0[0], s.0[1], s.0[2], o, o, o]);
        Self { angular: of(&self.angular), coupling: [[o; 3]; 3], linear: of(&self.linear) }
    }

    /// φ P φ*: the same articulated body seen from the parent of its frame.
    #[inline(always)]
    pub fn to_parent(&self, pose: &Pose<T>) -> Self {
        let r = &pose.rotation;
        let turned = r.compose(&Rotation(self.coupling));
        let [a, b, c] = turned.0;
        let coupling = [r.apply(Vector(a)), r.apply(Vector(b)), r.apply(Vector(c))];
        Self::shifted(self.angular.rotated(r), coupling, self.linear.rotated(r), pose.position)
    }

    /// φ P φ* of a pure translation by p; P = [A B; Bᵀ C].
    ///
    /// B' = B + S(p) C,  A' = A + S(p) Bᵀ + B' S(p)ᵀ
    #[inline(always)]
    pub fn shifted(angular: Symmetric<T>, coupling: [Vector<T>; 3], linear: Symmetric<T>, p: Vector<T>) -> Self {
        let [px, py, pz] = p.0;
        let Symmetric([cxx, cyy, czz, cxy, cxz, cyz]) = linear;
        let (c0, c1, c2) = (Vector([cxx, cxy, cxz]), Vector([cxy, cyy, cyz]), Vector([cxz, cyz, czz]));
        let [b0, b1, b2] = coupling;
        // Rows of S(p) C: p × the columns of C.
        let n0 = c2.scale_add(py, c1.scale_add(-pz, b0));
        let n1 = c0.scale_add(pz, c2.scale_add(-px, b1));
        let n2 = c1.scale_add(px, c0.scale_add(-py, b2));
        // (S(p) Bᵀ)_ij = (p × b_j)_i and (B' S(p)ᵀ)_ij = (p × n_i)_j
        let x = |b: Vector<T>, sum: T| py.mul_add(b.0[2], (-pz).mul_add(b.0[1], sum));
        let y = |b: Vector<T>, sum: T| pz.mul_add(b.0[0], (-px).mul_add(b.0[2], sum));
        let z = |b: Vector<T>, sum: T| px.mul_add(b.0[1], (-py).mul_add(b.0[0], sum));
        let [xx, yy, zz, xy, xz, yz] = angular.0;
        let angular = Symmetric([
            x(b0, x(n0, xx)),
            y(b1, y(n1, yy)),
            z(b2, z(n2, zz)),
            x(b1, y(n0, xy)),
            x(b2, z(n0, xz)),
            y(b2, z(n1, yz)),
        ]);
        Self { angular, coupling: [n0.0, n1.0, n2.0], linear }
    }
}

/// What an entry of P becomes. No closure: compilers may leave one out of line, without the instructions of the processor at hand.
trait Change<T> {
    /// Entry a of row i and column j.
    fn of(&self, a: T, i: usize, j: usize) -> T;
}

/// − g u*
struct LessOuter<'a, T>(&'a [T; 6], &'a [T; 6]);

impl<T: Scalar> Change<T> for LessOuter<'_, T> {
    #[inline(always)]
    fn of(&self, a: T, i: usize, j: usize) -> T {
        (-self.0[i]).mul_add(self.1[j], a)
    }
}

/// − g w* − w g*
struct LessBoth<'a, T>(&'a [T; 6], &'a [T; 6]);

impl<T: Scalar> Change<T> for LessBoth<'_, T> {
    #[inline(always)]
    fn of(&self, a: T, i: usize, j: usize) -> T {
        (-self.0[i]).mul_add(self.1[j], (-self.1[i]).mul_add(self.0[j], a))
    }
}

impl<T: Scalar> Add for Articulated<T> {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        let row = |a: [T; 3], b: [T; 3]| [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
        let ([a, b, c], [x, y, z]) = (self.coupling, o.coupling);
        Self {
            angular: self.angular + o.angular,
            coupling: [row(a, x), row(b, y), row(c, z)],
            linear: self.linear + o.linear,
        }
    }
}

impl<T: Scalar> From<Inertia<T>> for Articulated<T> {
    #[inline(always)]
    fn from(i: Inertia<T>) -> Self {
        let [x, y, z] = i.first.0;
        let o = T::constant(0.0);
        Self {
            angular: i.second,
            coupling: [[o, -z, y], [z, o, -x], [-y, x, o]],
            linear: Symmetric([i.mass, i.mass, i.mass, o, o, o]),
        }
    }
}
