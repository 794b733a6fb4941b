//! What bodies look like where nothing is given.
//!
//! A body reaches from joint to joint: between two points a bar, between more in one plane a plate, else bars from their middle. A body
//! on one joint, or alone, is the homogeneous solid of its inertia, with a bar from the joint to its centre of mass. A body that deforms is
//! told by its frames as they are without deformation; a bar of it bends.
//! A wheel that as a disc would be larger than the mechanism is the thin ring of its inertia.

use crate::motion::Sample;
use crate::scene::{Anchor, Body, JointKind, Placed, Scene, Shape};
use crate::solid;
use crate::tolerances::{ALONE, LARGEST_SOLID, LARGEST_WHEEL, SAME_POINT, SLENDER, SMALLEST_SOLID, WIDTH};
use crate::vector::{V, add, conjugate, cross, dot, norm, placed, scale, sub, turned, unit};

/// Something that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A shape fixed to a body's frame, whether it was given.
    Solid(Placed, bool),
    /// A bar between two points.
    Bar([Anchor; 2]),
    /// A bar that bends: points along it, and its direction at each, in the frame of the point.
    Bent(Vec<(Anchor, V)>),
    /// An area with these corners, in order around it.
    Plate(Vec<Anchor>),
}

/// Where the points of a body are to each other.
struct Places<'a> {
    of: &'a dyn Fn(&Anchor) -> V,
    /// Of a body that deforms: a direction in it, as seen in the frame of a point.
    bending: Option<Bending<'a>>,
}

type Bending<'a> = &'a dyn Fn(&Anchor, V) -> V;

/// All that is drawn of the bodies.
#[derive(Clone, Debug, PartialEq)]
pub struct Dress {
    /// What is drawn, with the number of its body.
    pub parts: Vec<(usize, Part)>,
    /// Size of the mechanism, m: of everything that is drawn at the start.
    pub size: f64,
    /// Width of bars, m.
    pub width: f64,
}

impl Dress {
    /// At the start of a motion.
    pub fn of(scene: &Scene, start: &Sample) -> Self {
        let in_ground = |a: &Anchor| a.frame.and_then(|f| start.poses.get(f)).map_or(a.at, |p| placed(p, a.at));
        let size = size(scene, &in_ground);
        let points: Vec<(Vec<Anchor>, usize)> = (0..scene.bodies.len()).map(|b| points_of(scene, b)).collect();
        let parts: Vec<(usize, Part)> = scene
            .bodies
            .iter()
            .zip(points)
            .enumerate()
            .flat_map(|(b, (body, points))| {
                let bars = scene.bars.iter().filter(|bar| bar.0 == b).map(|bar| Part::Bar(bar.1));
                let mut parts: Vec<Part> = bars.collect();
                if parts.is_empty() {
                    let rest = |a: &Anchor| a.frame.and_then(|f| scene.frames[f].rest);
                    let deforms = points.0.iter().any(|p| rest(p).is_some());
                    let undeformed = |a: &Anchor| rest(a).map_or(a.at, |(at, turn)| add(at, turned(turn, a.at)));
                    let crowded = (size, scene.bodies.len() > 2);
                    parts = if deforms {
                        let direction = |a: &Anchor, v: V| rest(a).map_or(v, |(_, turn)| turned(conjugate(turn), v));
                        parts_of(body, points, crowded, &Places { of: &undeformed, bending: Some(&direction) })
                    } else {
                        parts_of(body, points, crowded, &Places { of: &in_ground, bending: None })
                    };
                }
                parts.into_iter().map(move |p| (b, p))
            })
            .collect();
        let mut lengths: Vec<f64> = parts
            .iter()
            .filter_map(|(_, part)| match part {
                Part::Bar([a, b]) => Some(norm(sub(in_ground(a), in_ground(b)))),
                Part::Bent(along) => Some(norm(sub(in_ground(&along[0].0), in_ground(&along[along.len() - 1].0)))),
                _ => None,
            })
            .collect();
        lengths.sort_by(f64::total_cmp);
        let median = lengths.get(lengths.len() / 2).copied().unwrap_or(size);
        Self { parts, size, width: (WIDTH * size).min(SLENDER * median) }
    }
}

/// The diagonal of what is there at the start; of solids where that is a point. Where a body flies freely it has no part in the ground that it
/// counts from, however far that is.
fn size(scene: &Scene, in_ground: &impl Fn(&Anchor) -> V) -> f64 {
    let held = scene.joints.iter().filter(|j| j.kind != JointKind::Free);
    let ends = held.flat_map(|j| &j.ends).chain(scene.springs.iter().flat_map(|s| &s.ends));
    let centres = scene.bodies.iter().map(|b| Anchor { frame: Some(b.frame), at: b.com });
    let ends = ends.chain(scene.bars.iter().flat_map(|bar| &bar.1));
    let all = ends.copied().chain(scene.points.iter().map(|p| p.point)).chain(centres);
    let (mut low, mut high) = ([f64::INFINITY; 3], [f64::NEG_INFINITY; 3]);
    for at in all.map(|a| in_ground(&a)).filter(|p| p.iter().all(|x| x.is_finite())) {
        for k in 0..3 {
            (low[k], high[k]) = (low[k].min(at[k]), high[k].max(at[k]));
        }
    }
    let reach = if low[0] <= high[0] { norm(sub(high, low)) } else { 0.0 };
    let given = scene.bodies.iter().flat_map(|b| &b.shapes).map(|p| norm(p.at) + extent(&p.shape));
    let solids = scene.bodies.iter().filter_map(|b| Some(extent(&solid::like(b.mass, b.com, b.inertia)?.shape)));
    let largest = given.fold(0.0, f64::max);
    let lone = solids.fold(0.0, f64::max);
    let found = reach.max(largest);
    // Solids of few bodies may be larger than the distances between their joints: a wheel on its axle.
    let found = if scene.bodies.len() <= 2 { found.max(lone) } else { found };
    if found > 0.0 {
        found
    } else if lone > 0.0 {
        lone
    } else {
        ALONE
    }
}

/// The largest extension of a shape.
fn extent(shape: &Shape) -> f64 {
    let across = |points: &[V]| points.iter().fold(0.0_f64, |m, p| m.max(2.0 * norm(*p)));
    match shape {
        Shape::Box(edges) => norm(*edges),
        Shape::Cylinder(r, l) => (4.0 * r * r + l * l).sqrt(),
        Shape::Sphere(r) => 2.0 * r,
        Shape::Capsule(r, l) => l + 2.0 * r,
        Shape::Line(points) | Shape::Polygon(points) | Shape::Mesh(points, _) => across(points),
    }
}

/// The points that a body reaches to: its joints and its named frames; how many joints.
fn points_of(scene: &Scene, body: usize) -> (Vec<Anchor>, usize) {
    let (frame, name) = (scene.bodies[body].frame, &scene.bodies[body].name);
    // Frames on a deformed body move on their own.
    let own = |f: usize| {
        f == frame || scene.frames[f].name.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('.'))
    };
    let held = scene.joints.iter().filter(|j| j.kind != JointKind::Free).flat_map(|j| &j.ends);
    let held: Vec<Anchor> = held.filter(|a| a.frame.is_some_and(own)).copied().collect();
    // A body that nothing holds reaches to nothing.
    let named = scene.points.iter().map(|p| p.point).filter(|a| !held.is_empty() && a.frame.is_some_and(own));
    let named: Vec<Anchor> = named.collect();
    let joints = held.len();
    (held.into_iter().chain(named).collect(), joints)
}

fn parts_of(
    body: &Body,
    (points, held): (Vec<Anchor>, usize),
    (size, crowded): (f64, bool),
    places: &Places<'_>,
) -> Vec<Part> {
    if !body.shapes.is_empty() {
        return body.shapes.iter().map(|s| Part::Solid(s.clone(), true)).collect();
    }
    let (mut corners, mut joints) = (Vec::<(Anchor, V)>::new(), 0);
    for (number, point) in points.into_iter().enumerate() {
        let at = (places.of)(&point);
        if at.iter().all(|x| x.is_finite()) && corners.iter().all(|c| norm(sub(c.1, at)) > SAME_POINT * size) {
            corners.push((point, at));
            joints += usize::from(number < held);
        }
    }
    let mut parts = if corners.len() >= 2 { reaching(body, &corners, (size, places)) } else { Vec::new() };
    let centre = Anchor { frame: Some(body.frame), at: body.com };
    let middle = (places.of)(&centre);
    let at_middle = |c: &(Anchor, V)| norm(sub(c.1, middle)) <= SAME_POINT * size;
    // A wheel on its axle is a wheel, whatever is marked on it.
    let turns_about_itself = joints == 1 && corners.first().is_some_and(at_middle);
    if !parts.is_empty() && !turns_about_itself {
        return parts;
    }
    // Wheels may be as large as what they carry.
    let likely = |s: &Placed| {
        let wheel = turns_about_itself && matches!(s.shape, Shape::Cylinder(..) | Shape::Line(..));
        let largest = if wheel { LARGEST_WHEEL } else { LARGEST_SOLID };
        (!crowded || extent(&s.shape) <= largest * size) && extent(&s.shape) >= SMALLEST_SOLID * size
    };
    let solid = solid::like(body.mass, body.com, body.inertia);
    let ring = solid.as_ref().filter(|_| turns_about_itself).and_then(solid::ring).filter(likely);
    let solid = solid.filter(likely).or(ring);
    if parts.is_empty() {
        let arm = corners.iter().filter(|c| body.mass > 0.0 && !at_middle(c));
        parts.extend(arm.map(|c| Part::Bar([c.0, centre])));
    }
    let (turn, shape) = ([1.0, 0.0, 0.0, 0.0], Shape::Sphere(WIDTH * size));
    let marker = parts.is_empty().then_some(Placed { at: body.com, turn, shape, color: None });
    parts.extend(solid.or(marker).map(|s| Part::Solid(s, false)));
    parts
}

/// Bars or a plate between two points or more.
fn reaching(body: &Body, corners: &[(Anchor, V)], (size, places): (f64, &Places<'_>)) -> Vec<Part> {
    let first = corners[0].1;
    let far = |from: V| {
        let distance = |k: &usize| norm(sub(corners[*k].1, from));
        (0..corners.len()).max_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(0)
    };
    let a = far(first);
    let b = far(corners[a].1);
    let along = unit(sub(corners[b].1, corners[a].1));
    let beside = |c: &(Anchor, V)| {
        let d = sub(c.1, corners[a].1);
        sub(d, scale(along, dot(d, along)))
    };
    let Some(third) = corners.iter().max_by(|x, y| norm(beside(x)).total_cmp(&norm(beside(y)))) else {
        return Vec::new();
    };
    if norm(beside(third)) <= SAME_POINT * size {
        let Some(bending) = places.bending else { return vec![Part::Bar([corners[a].0, corners[b].0])] };
        let mut line: Vec<&(Anchor, V)> = corners.iter().collect();
        line.sort_by(|x, y| dot(x.1, along).total_cmp(&dot(y.1, along)));
        return vec![Part::Bent(line.into_iter().map(|c| (c.0, bending(&c.0, along))).collect())];
    }
    let (u, n) = (unit(beside(third)), cross(along, unit(beside(third))));
    if corners.iter().all(|c| dot(sub(c.1, first), n).abs() <= SAME_POINT * size) {
        let flat: Vec<(Anchor, [f64; 2])> =
            corners.iter().map(|c| (c.0, [dot(sub(c.1, first), along), dot(sub(c.1, first), u)])).collect();
        return vec![Part::Plate(hull(flat))];
    }
    // Both are places in the body's frame: what deforms is told by where it is without deformation.
    let own = |c: &(Anchor, V)| if places.bending.is_some() { c.1 } else { c.0.at };
    let middle = scale(corners.iter().fold([0.0; 3], |m, c| add(m, own(c))), 1.0 / corners.len() as f64);
    let middle = Anchor { frame: Some(body.frame), at: middle };
    corners.iter().map(|c| Part::Bar([middle, c.0])).collect()
}

/// Corners of the convex hull, around it (Andrew's monotone chain).
fn hull(mut points: Vec<(Anchor, [f64; 2])>) -> Vec<Anchor> {
    points.sort_by(|a, b| a.1[0].total_cmp(&b.1[0]).then(a.1[1].total_cmp(&b.1[1])));
    let turn = |o: [f64; 2], a: [f64; 2], b: [f64; 2]| (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
    let half = |points: &mut dyn Iterator<Item = &(Anchor, [f64; 2])>| {
        let mut chain: Vec<(Anchor, [f64; 2])> = Vec::new();
        for &p in points {
            while chain.len() >= 2 && turn(chain[chain.len() - 2].1, chain[chain.len() - 1].1, p.1) <= 0.0 {
                chain.pop();
            }
            chain.push(p);
        }
        chain.pop();
        chain
    };
    let (lower, upper) = (half(&mut points.iter()), half(&mut points.iter().rev()));
    lower.into_iter().chain(upper).map(|p| p.0).collect()
}
