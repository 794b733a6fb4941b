//! Eight nodes side by side: for what is the same for every node and needs no other node.
//!
//! A sweep follows the tree one node after the other. Work between sweeps does not, and runs on blocks of eight nodes,
//! stored number by number ([[T; 8]; K] for K numbers a node), so that one instruction serves eight nodes of one
//! state, as lanes serve eight states.

use std::ops::{Add, Div, Mul, Neg, Sub};

use dalembert_expr::Scalar;

use super::link::Link;
use crate::spatial::{Inertia, Pose, Rotation, Symmetric, Vector};

/// Nodes in a block.
pub(super) const WIDTH: usize = 8;

/// `K` numbers of each node of a block.
pub(super) type Block<T, const K: usize> = [[T; WIDTH]; K];

/// Numbers of N nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub(super) struct Wide<T, const N: usize>(pub [T; N]);

#[inline(always)]
fn map<T: Scalar, const N: usize>(mut x: Wide<T, N>, f: impl Fn(T) -> T) -> Wide<T, N> {
    for i in 0..N {
        x.0[i] = f(x.0[i]);
    }
    x
}

#[inline(always)]
fn zip<T: Scalar, const N: usize>(mut a: Wide<T, N>, b: Wide<T, N>, f: impl Fn(T, T) -> T) -> Wide<T, N> {
    for i in 0..N {
        a.0[i] = f(a.0[i], b.0[i]);
    }
    a
}

macro_rules! operator {
    ($($trait:ident $method:ident $op:tt),*) => {$(
        impl<T: Scalar, const N: usize> $trait for Wide<T, N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self { zip(self, other, |a, b| a $op b) }
        }
    )*};
}
operator!(Add add +, Sub sub -, Mul mul *, Div div /);

impl<T: Scalar, const N: usize> Neg for Wide<T, N> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        map(self, |a| -a)
    }
}

macro_rules! of_one {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self) -> Self { map(self, T::$name) }
    )*};
}

macro_rules! of_two {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self { zip(self, other, T::$name) }
    )*};
}

macro_rules! comparison {
    ($($name:ident),*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> [T::Mask; N] { std::array::from_fn(|i| self.0[i].$name(other.0[i])) }
    )*};
}

impl<T: Scalar, const N: usize> Scalar for Wide<T, N> {
    type Mask = [T::Mask; N];

    #[inline(always)]
    fn constant(value: f64) -> Self {
        Wide([T::constant(value); N])
    }
    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    of_one!(sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, ln, sqrt, abs, sign);
    of_two!(atan2, min, max, powf);
    comparison!(less, less_equal, equal, not_equal);

    #[inline(always)]
    fn select(mask: Self::Mask, yes: Self, no: Self) -> Self {
        Wide(std::array::from_fn(|i| T::select(mask[i], yes.0[i], no.0[i])))
    }
    #[inline(always)]
    fn mul_add(self, a: Self, b: Self) -> Self {
        let mut y = self;
        for i in 0..N {
            y.0[i] = self.0[i].mul_add(a.0[i], b.0[i]);
        }
        y
    }
    #[inline(always)]
    fn fused_mul_add(self, a: Self, b: Self) -> Self {
        self.mul_add(a, b)
    }
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.iter().all(|x| x.is_positive())
    }
}

/// Mass, first and second moment of eight nodes.
pub(super) type InertiaBlock<T> = Block<T, 10>;
/// Rotation, row by row, and position of eight nodes.
pub(super) type PoseBlock<T> = Block<T, 12>;

/// The bodies' own inertias in blocks; zero for nodes beyond the last.
pub(super) fn inertia_blocks(links: &[Link]) -> Vec<InertiaBlock<f64>> {
    let numbers = |link: &Link| {
        let ([x, y, z], [a, b, c, d, e, f]) = (link.first::<f64>().0, link.second::<f64>().0);
        [link.mass(), x, y, z, a, b, c, d, e, f]
    };
    let mut blocks = vec![[[0.0; WIDTH]; 10]; links.len().div_ceil(WIDTH)];
    for (k, link) in links.iter().enumerate() {
        set(&mut blocks, k, numbers(link));
    }
    blocks
}

/// The numbers of node k.
#[inline(always)]
pub(super) fn get<T: Copy, const K: usize>(blocks: &[Block<T, K>], k: usize) -> [T; K] {
    let block = &blocks[k / WIDTH];
    let mut x = [block[0][0]; K];
    for i in 0..K {
        x[i] = block[i][k % WIDTH];
    }
    x
}

/// Stores the numbers of node k.
#[inline(always)]
pub(super) fn set<T: Copy, const K: usize>(blocks: &mut [Block<T, K>], k: usize, x: [T; K]) {
    let block = &mut blocks[k / WIDTH];
    for i in 0..K {
        block[i][k % WIDTH] = x[i];
    }
}

#[inline(always)]
pub(super) fn pose_numbers<T: Scalar>(pose: &Pose<T>) -> [T; 12] {
    let ([[a, b, c], [d, e, f], [g, h, i]], [x, y, z]) = (pose.rotation.0, pose.position.0);
    [a, b, c, d, e, f, g, h, i, x, y, z]
}

#[inline(always)]
pub(super) fn pose<T: Scalar>([a, b, c, d, e, f, g, h, i, x, y, z]: [T; 12]) -> Pose<T> {
    Pose { rotation: Rotation([[a, b, c], [d, e, f], [g, h, i]]), position: Vector([x, y, z]) }
}

#[inline(always)]
pub(super) fn inertia_numbers<T: Scalar>(i: &Inertia<T>) -> [T; 10] {
    let ([x, y, z], [a, b, c, d, e, f]) = (i.first.0, i.second.0);
    [i.mass, x, y, z, a, b, c, d, e, f]
}

#[inline(always)]
pub(super) fn inertia<T: Scalar>([m, x, y, z, a, b, c, d, e, f]: [T; 10]) -> Inertia<T> {
    Inertia { mass: m, first: Vector([x, y, z]), second: Symmetric([a, b, c, d, e, f]) }
}

/// The bodies' own inertias in the frame that the poses lead to.
#[inline(always)]
pub(super) fn inertias_to_parent<T: Scalar>(
    own: &[InertiaBlock<f64>],
    poses: &[PoseBlock<T>],
    answers: &mut [InertiaBlock<T>],
) {
    for ((own, at), answer) in own.iter().zip(poses).zip(answers) {
        if const { size_of::<T>() <= 8 } {
            let moved = inertia(constants(own)).to_parent(&pose(wide(at)));
            store(answer, &inertia_numbers(&moved));
        } else {
            for i in 0..WIDTH {
                let own = inertia(own.map(|x| T::constant(x[i])));
                let moved = inertia_numbers(&own.to_parent(&pose(at.map(|x| x[i]))));
                for j in 0..10 {
                    answer[j][i] = moved[j];
                }
            }
        }
    }
}

#[inline(always)]
fn constants<T: Scalar, const K: usize>(block: &Block<f64, K>) -> [Wide<T, WIDTH>; K] {
    let mut x = [Wide([T::constant(0.0); WIDTH]); K];
    for i in 0..K {
        for j in 0..WIDTH {
            x[i].0[j] = T::constant(block[i][j]);
        }
    }
    x
}

#[inline(always)]
pub(super) fn wide<T: Scalar, const K: usize>(block: &Block<T, K>) -> [Wide<T, WIDTH>; K] {
    let mut x = [Wide(block[0]); K];
    for i in 1..K {
        x[i] = Wide(block[i]);
    }
    x
}

#[inline(always)]
pub(super) fn store<T: Scalar, const K: usize>(block: &mut Block<T, K>, x: &[Wide<T, WIDTH>; K]) {
    for i in 0..K {
        block[i] = x[i].0;
    }
}

/// Columns of velocities, six numbers each.
pub(super) type ColumnBlock<T> = Block<T, 6>;

/// a · b
#[inline(always)]
pub(super) fn dot6<T: Scalar>(a: &[T; 6], b: &[T; 6]) -> T {
    let front = a[0].mul_add(b[0], a[1].mul_add(b[1], a[2] * b[2]));
    a[3].mul_add(b[3], a[4].mul_add(b[4], a[5].mul_add(b[5], front)))
}

/// out_d = s · column d for d in from..to.
#[inline(always)]
pub(super) fn products<T: Scalar>(s: &[T; 6], columns: &[ColumnBlock<T>], from: usize, to: usize, out: &mut [T]) {
    let mut d = from;
    while d < to {
        let start = d - d % WIDTH;
        let stop = to.min(start + WIDTH);
        let block = &columns[start / WIDTH];
        if const { size_of::<T>() <= 8 } {
            let x = block_products(s, block);
            if d == start && stop == start + WIDTH {
                out[start..stop].copy_from_slice(&x);
            } else {
                for (out, x) in out[d..stop].iter_mut().zip(&x[d - start..]) {
                    *out = *x;
                }
            }
        } else {
            for d in d..stop {
                out[d] = dot6(s, &column(block, d - start));
            }
        }
        d = stop;
    }
}

/// s · every column of a block.
#[inline(always)]
pub(super) fn block_products<T: Scalar>(s: &[T; 6], block: &ColumnBlock<T>) -> [T; WIDTH] {
    let splat = |x: T| Wide([x; WIDTH]);
    dot6(&[splat(s[0]), splat(s[1]), splat(s[2]), splat(s[3]), splat(s[4]), splat(s[5])], &wide(block)).0
}

#[inline(always)]
fn column<T: Scalar>(block: &ColumnBlock<T>, i: usize) -> [T; 6] {
    [block[0][i], block[1][i], block[2][i], block[3][i], block[4][i], block[5][i]]
}
