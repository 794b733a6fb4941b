//! Joints that close loops between bodies that move in parallel planes.
//!
//! Where both frames of such a joint see the planes' normal e in one direction, B turns in A about e and slides across it. Its
//! height over A and all that would tilt e are constants of the geometry: their rows are zero at every state, and so are ḣ and
//! b. What changes are slides along directions u of B across e. With d = P_B − P_A, ω of B and t = u×e,
//!
//! ```text
//! h = u·d,   ḣ = u·ḋ − ω t·d,   ḧ = u·d̈ − 2 ω t·ḋ − ω² u·d           for q̈ = 0                       (1)
//! ∂h/∂q_k = σ_k t·(P_A − P_k)                                                                       (2)
//! ```
//!
//! for the joints k on the way from A to B, σ_k = 1 on B's side of their common ancestor and −1 on A's.

use dalembert_scalar::Scalar;

use super::super::dispatch::{self, Kernel};
use super::super::terms::Terms;
use super::super::{Joint, Tree};
use super::{Plane, Slice, turned};
use crate::spatial::{Pose, Rotation, Vector};
use crate::tolerances::{NEGLIGIBLE, NOTHING, PARALLEL, PLACED, SCATTER};

/// A point fixed to a node, or to the ground.
#[derive(Clone, Copy, Debug)]
struct Point {
    node: Option<usize>,
    /// In the node's axes; on the ground in those of the plane.
    at: [f64; 2],
}

/// A joint on the way from A to B.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: usize,
    /// σ
    side: f64,
    /// Square of B's height over the joint.
    rise: f64,
}

/// A tree whose bodies move in parallel planes.
#[derive(Clone, Debug)]
pub struct PlaneTree<'a> {
    tree: &'a Tree,
    plane: Plane,
    /// Of the nodes along e, at every state.
    heights: Vec<f64>,
}

/// Two frames that move in parallel planes and see their normal in one direction.
#[derive(Clone, Debug)]
pub struct PlaneLoop {
    /// A and B.
    ends: [Point; 2],
    steps: Vec<Step>,
    /// B's axes in those of its node, or of the plane.
    axes: Rotation<f64>,
    /// e in B, and in A.
    pub normal: Vector<f64>,
    /// Height of B over A, at every state.
    pub rise: f64,
}

/// How B moves against A, in the axes of the plane.
#[derive(Clone, Copy, Debug)]
pub struct Apart<T> {
    first: [T; 2],
    second: [T; 2],
    /// d, ḋ, d̈ for q̈ = 0.
    offset: [[T; 2]; 3],
    /// ω of B.
    spin: T,
    /// Cosine and sine of the turn of B's node.
    turn: [T; 2],
    /// Largest distance of B from a joint.
    reach: T,
}

/// A slide at a state.
#[derive(Clone, Copy, Debug)]
pub struct PlaneSlide<T> {
    /// h, ḣ, and ḧ for q̈ = 0.
    pub stages: [T; 3],
    /// t
    across: [T; 2],
    /// Square of the size of its gradient's moment.
    moment: T,
}

#[inline(always)]
fn dot<T: Scalar>(x: [T; 2], y: [T; 2]) -> T {
    x[0].mul_add(y[0], x[1] * y[1])
}

#[inline(always)]
fn minus<T: Scalar>(x: [T; 2], y: [T; 2]) -> [T; 2] {
    [x[0] - y[0], x[1] - y[1]]
}

/// x + s y
#[inline(always)]
fn add<T: Scalar>(x: [T; 2], s: T, y: [T; 2]) -> [T; 2] {
    [s.mul_add(y[0], x[0]), s.mul_add(y[1], x[1])]
}

/// Whether two directions are the same up to rounding.
fn same(x: Vector<f64>, y: Vector<f64>) -> bool {
    (x - y).0.iter().all(|x| x.abs() <= PARALLEL)
}

impl<'a> PlaneTree<'a> {
    /// The tree, if it is one.
    pub fn of(tree: &'a Tree) -> Option<Self> {
        let plane = Plane::of(tree)?;
        let mut heights: Vec<f64> = Vec::with_capacity(tree.nodes().len());
        for node in tree.nodes() {
            let position = node.placement.position;
            heights.push(match node.parent {
                None => plane.axes.apply_inverse(position).0[2],
                Some(parent) => heights[parent] + position.0[2],
            });
        }
        Some(Self { tree, plane, heights })
    }

    /// A frame in the axes of its node, or in those of the plane if it is on the ground.
    fn seen(&self, node: Option<usize>, pose: &Pose<f64>) -> Pose<f64> {
        let axes = &self.plane.axes;
        match node {
            None => {
                Pose { rotation: axes.inverse().compose(&pose.rotation), position: axes.apply_inverse(pose.position) }
            }
            Some(_) => *pose,
        }
    }

    /// Two frames on nodes or the ground, with the nodes on the way from one to the other and their σ; none if these do more than
    /// turn, or the frames see e in two directions.
    pub fn pair(&self, ends: [(Option<usize>, &Pose<f64>); 2], steps: &[(usize, f64)]) -> Option<PlaneLoop> {
        let seen = ends.map(|(node, pose)| self.seen(node, pose));
        let [other, normal] = seen.map(|pose| pose.rotation.apply_inverse(Vector([0.0, 0.0, 1.0])));
        let turns = steps.iter().all(|&(node, _)| self.tree.nodes()[node].joint == Joint::Revolute);
        if !turns || steps.is_empty() || !same(other, normal) {
            return None;
        }
        let point = |side: usize| {
            let (node, Vector([x, y, z])) = (ends[side].0, seen[side].position);
            (Point { node, at: [x, y] }, z + node.map_or(0.0, |k| self.heights[k]))
        };
        let ((a, low), (b, high)) = (point(0), point(1));
        let step = |&(node, side): &(usize, f64)| Step { node, side, rise: (high - self.heights[node]).powi(2) };
        let steps = steps.iter().map(step).collect();
        Some(PlaneLoop { ends: [a, b], steps, axes: seen[1].rotation, normal, rise: high - low })
    }
}

impl PlaneLoop {
    /// A direction of B across e in the axes of its node.
    pub fn direction(&self, u: Vector<f64>) -> [f64; 2] {
        let Vector([x, y, _]) = self.axes.apply(u);
        [x, y]
    }

    /// Whether a direction of B is that of e, or the opposite.
    pub fn along(&self, u: Vector<f64>) -> bool {
        same(u, self.normal) || same(-u, self.normal)
    }

    /// Whether a direction of B is across e.
    pub fn across(&self, u: Vector<f64>) -> bool {
        u.dot(self.normal).abs() <= PARALLEL
    }

    /// How B moves against A at the state of the terms; none if their tree is in no plane.
    #[inline]
    pub fn apart(&self, terms: &Terms<f64>) -> Option<Apart<f64>> {
        Some(self.apart_of(terms.slices()?))
    }

    #[inline(always)]
    fn apart_of<T: Scalar>(&self, slices: &[Slice<T>]) -> Apart<T> {
        // One by one: a map over the ends is not inlined.
        let [one, other] = &self.ends;
        let ((first, v, a, _, _), (second, w, b, spin, turn)) = (one.moving(slices), other.moving(slices));
        let mut reach = T::constant(0.0);
        for step in &self.steps {
            let arm = minus(second, slices[step.node].position);
            let square = dot(arm, arm) + T::constant(step.rise);
            reach = T::select(reach.less(square), square, reach);
        }
        let offset = [minus(second, first), minus(w, v), minus(b, a)];
        Apart { first, second, offset, spin, turn, reach: reach.sqrt() }
    }

    /// Natural sizes of rows of the height and of a slide: an entry whose joint is the best placed one.
    pub fn natural(&self, apart: &Apart<f64>) -> f64 {
        let [d, ..] = apart.offset;
        apart.reach + dot(d, d).sqrt()
    }

    /// (1)
    #[inline(always)]
    pub fn slide<T: Scalar>(&self, apart: &Apart<T>, direction: [f64; 2]) -> PlaneSlide<T> {
        let along = turned(apart.turn[0], apart.turn[1], direction.map(T::constant));
        let across = [along[1], -along[0]];
        let ([d, rate, acceleration], spin) = (apart.offset, apart.spin);
        let (h, lever) = (dot(along, d), dot(across, d));
        let turning = spin * T::constant(2.0).mul_add(dot(across, rate), spin * h);
        let bent = dot(along, acceleration) - turning;
        let stages = [h, dot(along, rate) - spin * lever, bent];
        PlaneSlide { stages, across, moment: lever.mul_add(lever, T::constant(self.rise * self.rise)) }
    }

    /// (2) with rounding in it, and the row's natural size.
    #[inline(always)]
    fn rough_row<T: Scalar>(&self, slices: &[Slice<T>], apart: &Apart<T>, slide: &PlaneSlide<T>, out: &mut [T]) -> T {
        for (to, step) in out.iter_mut().zip(&self.steps) {
            let place = slices[step.node].position;
            *to = T::constant(step.side) * dot(slide.across, minus(apart.first, place));
        }
        apart.reach + slide.moment.sqrt()
    }

    /// (2) for each step; returns the row's natural size. What is rounding is left out as in a pair of any frames.
    #[inline]
    pub fn row(&self, terms: &Terms<f64>, apart: &Apart<f64>, slide: &PlaneSlide<f64>, out: &mut [f64]) -> f64 {
        let slices = terms.slices().unwrap_or_default();
        let mut largest = 0.0_f64;
        // Positions are known to rounding of the longest arm, even where another arm is short.
        let placed = PLACED * apart.reach;
        for (to, step) in out.iter_mut().zip(&self.steps) {
            let place = slices[step.node].position;
            let entry = step.side * dot(slide.across, minus(apart.first, place));
            let arm = minus(apart.second, place);
            let reach = dot(arm, arm) + step.rise;
            // (x + y)² ≤ 2 (x² + y²): most entries need no roots.
            let large = entry * entry > 2.0 * NOTHING * NOTHING * (reach + slide.moment);
            let size = || reach.sqrt() + slide.moment.sqrt();
            let rounding = entry.abs() <= placed || !large && entry.abs() <= NEGLIGIBLE * size();
            *to = if rounding { 0.0 } else { entry };
            if !rounding && (large || !(entry.abs() <= NOTHING * size())) {
                // Not finite is something, which is found out later.
                largest = if to.is_nan() { f64::INFINITY } else { largest.max(to.abs()) };
            }
        }
        let natural = apart.reach + slide.moment.sqrt();
        if largest <= SCATTER * natural {
            out.fill(0.0);
        }
        natural
    }
}

impl Point {
    /// Position, velocity, acceleration for q̈ = 0, angular velocity, and cosine and sine of the node's turn.
    #[inline(always)]
    fn moving<T: Scalar>(&self, slices: &[Slice<T>]) -> ([T; 2], [T; 2], [T; 2], T, [T; 2]) {
        let (o, own) = (T::constant(0.0), self.at.map(T::constant));
        let Some(node) = self.node else { return (own, [o; 2], [o; 2], o, [T::constant(1.0), o]) };
        let at = &slices[node];
        let arm = turned(at.cosine, at.sine, own);
        let velocity = add(at.velocity, at.spin, [-arm[1], arm[0]]);
        let acceleration = add(at.acceleration, -(at.spin * at.spin), arm);
        (add(at.position, T::constant(1.0), arm), velocity, acceleration, at.spin, [at.cosine, at.sine])
    }
}

/// Rows of loops in a plane for states side by side.
#[derive(Clone, Debug)]
pub struct PlaneRows {
    /// Loops, each with the directions of its slides.
    loops: Vec<(PlaneLoop, Vec<[f64; 2]>)>,
}

impl PlaneRows {
    /// The rows of these loops' slides along directions of [`PlaneLoop::direction`], one after the other.
    pub fn new(loops: Vec<(PlaneLoop, Vec<[f64; 2]>)>) -> Self {
        Self { loops }
    }

    /// The nodes whose turns each row speaks of, in the order of its entries.
    pub fn nodes(&self) -> impl Iterator<Item = Vec<usize>> + '_ {
        let of = |shape: &PlaneLoop| shape.steps.iter().map(|step| step.node).collect();
        self.loops.iter().flat_map(move |(shape, slides)| slides.iter().map(move |_| of(shape)))
    }

    /// At the state of the terms: entries, b, and the natural size of each row. Entries that are rounding are written as any others.
    ///
    /// # Panics
    /// If the tree of the terms is in no plane, or a slice has another length.
    pub fn write<T: Scalar>(&self, terms: &Terms<T>, entries: &mut [T], b: &mut [T], natural: &mut [T]) {
        let slices = terms.slices().expect("loops in a plane are of a tree in that plane");
        dispatch::run(Write { loops: &self.loops, slices, entries, b, natural });
    }
}

#[repr(C)]
pub(in crate::tree) struct Write<'a, T> {
    loops: &'a [(PlaneLoop, Vec<[f64; 2]>)],
    slices: &'a [Slice<T>],
    entries: &'a mut [T],
    b: &'a mut [T],
    natural: &'a mut [T],
}

impl<T: Scalar> Kernel for Write<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let (mut at, mut row) = (0, 0);
        for (shape, slides) in self.loops {
            let apart = shape.apart_of(self.slices);
            for &direction in slides {
                let slide = shape.slide(&apart, direction);
                let end = at + shape.steps.len();
                self.natural[row] = shape.rough_row(self.slices, &apart, &slide, &mut self.entries[at..end]);
                self.b[row] = -slide.stages[2];
                (at, row) = (end, row + 1);
            }
        }
    }
}
