//! Scene and motion as one block of JSON.
//!
//! | key | holds |
//! |---|---|
//! | `planar`, `right`, `up`, `normal` | how it is seen: directions in the ground |
//! | `origin` | what all points in the ground are counted from, m |
//! | `size`, `width` | of the mechanism and of bars, m |
//! | `frames` | names of the frames that move, by number |
//! | `bodies` | `name`, `frame`, `com`, `mass`, and `solid`, the homogeneous solid of its inertia, if it has one |
//! | `axes` | frames whose axes can be shown: name, point and turn |
//! | `parts` | `body` and `shape`; solids `at`, `turn` (w, x, y, z) and their numbers, bars and plates their points `[frame, x, y, z]`, bars that bend their directions there, too (`along`) |
//! | `joints` | `name`, `kind`, `ends`, `turns`, `axis`, `travel` of slides, `reaction`, `determined`, `moments` |
//! | `springs`, `paths` | ends; name, point and whether a joint is there (`jointed`), of all named frames |
//! | `notes` | what could not be drawn as it was asked for |
//! | `course` | `name`, `unit`, `from`, `rate` of what is shown in place of time, or null |
//! | `time` | instants, s: base64 of doubles |
//! | `poses` | instant by instant, frame by frame: x y z qw qx qy qz, base64 of floats |
//! | `rates` | instant by instant, frame by frame: ω, v, ω̇, v̇ of the origin in the ground, of planar motions only those along `normal`, and along `right` and `up`; base64 of floats, null where they are not known |
//! | `loads` | forces on bodies: name, point, number among `pushes`, and the sign there |
//! | `pushes` | instant by instant: forces of springs, dampers and points in the ground; base64 of floats |
//! | `gravity` | acceleration of free fall, m/s² |
//! | `reactions` | instant by instant, joint by joint: moment, force; base64 of floats |
//! | `peaks` | joint by joint, moment and force over all samples of the run: the largest, its instant, s, and the smallest (null: not always finite); of joints that leave their axis free there follow the same of what is across it, and along it |
//! | `spacing` | from one sample of the run to the next, s, or null |
//! | `thinned` | whether the run has samples that are not here |
//! | `slight` | moment, N m, and force, N, up to which they are rounding in this run |

use dalembert_answers::snapshot::{FramePose, FrameRates};
use serde_json::{Value, json};

use crate::aspect::Aspect;
use crate::dress::{Dress, Part};
use crate::encode::{counts, doubles, floats, script_safe};
use crate::motion::{Course, Motion, Sample, Transmitted};
use crate::scene::{Anchor, Body, Joint, JointKind, Load, Path, Placed, Scene, Shape};
use crate::tolerances::{ALIGNED, INERT, SAME_POINT, TAUT, UNFELT, UNMOVED, USUAL};
use crate::vector::{V, cross, dot, norm, placed, sub, turned};

/// What the page needs to show a motion; `None` where there is nothing to show.
pub fn data(scene: &Scene, motion: &Motion) -> Option<Picture> {
    let samples = motion.samples();
    let start = *samples.first()?;
    if scene.bodies.is_empty() {
        return None;
    }
    let dress = Dress::of(scene, start);
    let aspect = Aspect::of(scene, &samples, dress.size);
    let origin = start.poses.first().map_or([0.0; 3], |p| [p[0], p[1], p[2]]);
    let point = |a: &Anchor| {
        let at = if a.frame.is_none() { sub(a.at, origin) } else { a.at };
        json!([a.frame, at[0], at[1], at[2]])
    };
    let relative = |p: &[f64; 7]| [p[0] - origin[0], p[1] - origin[1], p[2] - origin[2], p[3], p[4], p[5], p[6]];
    let joints: Vec<Value> = scene.joints.iter().map(|j| joint(j, &samples, &aspect, &point)).collect();
    let paths = paths(scene, start, dress.size);
    let document = json!({
        "title": scene.title,
        "planar": aspect.planar, "right": aspect.right, "up": aspect.up, "normal": aspect.normal,
        "origin": origin, "size": dress.size, "width": dress.width,
        "frames": scene.frames.iter().map(|f| &f.name).collect::<Vec<_>>(),
        "bodies": scene.bodies.iter().enumerate().map(body).collect::<Vec<_>>(),
        "axes": scene.axes.iter().map(|a| json!({ "name": a.name, "at": point(&a.point), "turn": a.turn })).collect::<Vec<_>>(),
        "parts": dress.parts.iter().map(|(body, part)| shape((*body, scene.bodies[*body].color), part, &point)).collect::<Vec<_>>(),
        "joints": joints,
        "springs": scene.springs.iter().map(|s| json!({ "ends": s.ends.each_ref().map(&point), "damper": s.damper })).collect::<Vec<_>>(),
        "paths": paths.iter().map(|(p, jointed)| json!({ "name": p.name, "at": point(&p.point), "jointed": jointed })).collect::<Vec<_>>(),
        "notes": scene.notes,
        "course": scene.axis.as_ref().map(crate::scene::Axis::to_json),
        "transmitting": start.reactions.len(),
        "peaks": motion.peaks().iter().map(|of_joint| of_joint.each_ref().map(courses)).collect::<Vec<_>>(),
        "spacing": motion.spacing(), "thinned": motion.is_thinned(),
        "slight": slight(scene, &samples, dress.size),
        "time": doubles(samples.iter().map(|s| s.t)),
        "poses": floats(samples.iter().flat_map(|s| s.poses.iter().flat_map(relative))),
        "rates": rates(&samples, &aspect),
        "gravity": scene.gravity,
        "loads": loads(scene, start).map(|l| json!({ "name": l.name, "at": point(&l.point), "number": l.number, "sign": if l.opposite { -1 } else { 1 } })).collect::<Vec<_>>(),
        "pushing": start.loads.len(),
        "pushes": floats(samples.iter().flat_map(|s| s.loads.iter().flatten().copied())),
        "reactions": floats(samples.iter().flat_map(|s| s.reactions.iter().flatten().copied())),
    });
    Some(Picture { planar: aspect.planar, json: script_safe(&document.to_string()) })
}

fn body((number, body): (usize, &Body)) -> Value {
    let solid = crate::solid::like(body.mass, body.com, body.inertia).map(|s| solid_json(number, &s, false));
    json!({ "name": body.name, "frame": body.frame, "com": body.com, "mass": body.mass, "solid": solid })
}

/// What is told of a moment or a force over all samples.
fn courses(of: &Transmitted) -> Vec<Value> {
    let course = |c: &Course| json!([c.most, c.t, c.least.is_finite().then_some(c.least)]);
    of.courses().map(course).collect()
}

/// Loads whose forces a snapshot has.
fn loads<'a>(scene: &'a Scene, start: &Sample) -> impl Iterator<Item = &'a Load> + use<'a> {
    let known = start.loads.len();
    scene.loads.iter().filter(move |load| load.number < known)
}

/// How the frames move: of planar motions one angular and two linear components, of others three and three.
fn rates(samples: &[&Sample], aspect: &Aspect) -> Option<String> {
    let known = samples.iter().all(|s| s.rates.len() == s.poses.len() && !s.rates.is_empty());
    let seen = |r: &FrameRates| -> Vec<f64> {
        let part = |k: usize| [r[k], r[k + 1], r[k + 2]];
        if !aspect.planar {
            return r.to_vec();
        }
        let of = |k| [dot(aspect.normal, part(k)), dot(aspect.right, part(k + 3)), dot(aspect.up, part(k + 3))];
        [of(0), of(6)].concat()
    };
    known.then(|| floats(samples.iter().flat_map(|s| &s.rates).flat_map(seen)))
}

/// Moment and force up to which they are rounding: beside weights, and loads and what joints transmit at nearly all samples, and beside
/// m v²/l, the size of inertia's forces, which a mechanism without weight or load has too.
fn slight(scene: &Scene, samples: &[&Sample], size: f64) -> [f64; 2] {
    let mass = scene.bodies.iter().map(|b| b.mass).filter(|m| m.is_finite()).sum::<f64>();
    let of_frame = |r: &FrameRates| norm([r[3], r[4], r[5]]) + norm([r[0], r[1], r[2]]) * size;
    let largest = |all: &mut dyn Iterator<Item = f64>| all.filter(|x| x.is_finite()).fold(0.0, f64::max);
    // Where rates are not known, the way between samples tells.
    let travelled = samples.windows(2).map(|pair| {
        let [a, b] = [pair[0], pair[1]];
        let way = |(p, q): (&FramePose, &FramePose)| norm(sub([q[0], q[1], q[2]], [p[0], p[1], p[2]]));
        largest(&mut a.poses.iter().zip(&b.poses).map(way).map(|way| way / (b.t - a.t)))
    });
    let speed = usual(samples.iter().map(|s| largest(&mut s.rates.iter().map(of_frame)))).max(usual(travelled));
    let mut weights = scene.bodies.iter().map(|b| b.mass * norm(scene.gravity));
    let exerted = |s: &&Sample| {
        let pushes = s.loads.iter().map(|f| norm(*f));
        let carried = s.reactions.iter().flat_map(|r| [norm([r[0], r[1], r[2]]) / size, norm([r[3], r[4], r[5]])]);
        largest(&mut pushes.chain(carried))
    };
    let acting = largest(&mut weights).max(usual(samples.iter().map(exerted)));
    let span = samples.last().map_or(0.0, |s| s.t) - samples.first().map_or(0.0, |s| s.t);
    let still = if span > 0.0 { UNMOVED * mass * size / (span * span) } else { 0.0 };
    let inert = INERT * mass * speed * speed / size;
    // What springs do whose lengths are known to so many digits.
    let taut = TAUT * size * scene.springs.iter().map(|s| s.stiffness).filter(|k| k.is_finite()).fold(0.0, f64::max);
    let force = (UNFELT * acting).max(inert).max(still).max(taut);
    [force * size, force]
}

/// What is no less at nearly all samples: a run that ends in a dead point has sizes there beside which all others would be rounding.
fn usual(sizes: impl Iterator<Item = f64>) -> f64 {
    let mut all: Vec<f64> = sizes.collect();
    all.sort_by(f64::total_cmp);
    all.get((USUAL * (all.len() as f64 - 1.0)).ceil() as usize).copied().unwrap_or(0.0)
}

/// A block of data.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Whether the motion is seen whole in a plane.
    pub planar: bool,
    /// The block, which can stand in a script element.
    pub json: String,
}

fn joint(joint: &Joint, samples: &[&Sample], aspect: &Aspect, point: &impl Fn(&Anchor) -> Value) -> Value {
    json!({
        "name": joint.name, "kind": joint.kind.as_str(), "ends": joint.ends.each_ref().map(point), "turns": joint.turns,
        "axis": joint.axis, "travel": travel(joint, samples), "reaction": joint.reaction.filter(|&k| samples.first().is_some_and(|s| k < s.reactions.len())), "determined": is_determined(joint, samples, aspect),
        "moments": joint.moments,
    })
}

/// Whether as much of a joint's force as is seen is the only one possible: of planar motions, what lies in the plane.
fn is_determined(joint: &Joint, samples: &[&Sample], aspect: &Aspect) -> bool {
    let pose = joint.ends[1].frame.and_then(|f| samples.first()?.poses.get(f));
    let seen = |k: usize| {
        let own = turned(joint.turns[1], [0, 1, 2].map(|i| if i == k { 1.0 } else { 0.0 }));
        let direction = pose.map_or(own, |p| turned([p[3], p[4], p[5], p[6]], own));
        !aspect.planar || norm(cross(direction, aspect.normal)) > ALIGNED
    };
    (0..3).all(|k| joint.determined[k] || !seen(k))
}

/// From where to where a slide moves along its axis.
fn travel(joint: &Joint, samples: &[&Sample]) -> Option<[f64; 2]> {
    let slides = matches!(joint.kind, JointKind::Prismatic | JointKind::Cylindrical);
    let [a, b] = joint.ends;
    let along = |s: &&Sample| {
        let at = |x: Anchor| x.frame.and_then(|f| s.poses.get(f)).map_or(x.at, |p| placed(p, x.at));
        let axis = turned(joint.turns[0], joint.axis);
        let axis = a.frame.and_then(|f| s.poses.get(f)).map_or(axis, |p| turned([p[3], p[4], p[5], p[6]], axis));
        dot(axis, sub(at(b), at(a)))
    };
    let ends = samples.iter().map(along).filter(|s| s.is_finite());
    let range = ends.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], s| [low.min(s), high.max(s)]);
    (slides && range[0] <= range[1]).then_some(range)
}

/// Named frames, and whether each is at a joint: those that are not come first, since their paths tell most.
fn paths<'a>(scene: &'a Scene, start: &Sample, size: f64) -> Vec<(&'a Path, bool)> {
    let at = |a: &Anchor| a.frame.and_then(|f| start.poses.get(f)).map_or(a.at, |p| placed(p, a.at));
    let jointed = |path: &Path| {
        let same = |a: &Anchor| a.frame == path.point.frame && norm(sub(at(a), at(&path.point))) <= SAME_POINT * size;
        // A joint without a symbol is not seen to move.
        let drawn = scene.joints.iter().filter(|j| !matches!(j.kind, JointKind::Free | JointKind::Planar));
        drawn.flat_map(|j| &j.ends).any(same)
    };
    let mut found: Vec<(&Path, bool)> = scene.points.iter().map(|p| (p, jointed(p))).collect();
    found.sort_by_key(|path| path.1);
    found
}

fn shape((body, color): (usize, Option<V>), part: &Part, point: &impl Fn(&Anchor) -> Value) -> Value {
    match part {
        Part::Bar(ends) => {
            json!({ "body": body, "shape": "bar", "points": ends.each_ref().map(point), "color": color })
        }
        Part::Bent(line) => {
            let points = line.iter().map(|(at, _)| point(at)).collect::<Vec<_>>();
            let along = line.iter().map(|(_, along)| along).collect::<Vec<_>>();
            json!({ "body": body, "shape": "bent", "points": points, "along": along, "color": color })
        }
        Part::Plate(corners) => {
            json!({ "body": body, "shape": "plate", "points": corners.iter().map(point).collect::<Vec<_>>(), "color": color })
        }
        Part::Solid(solid, given) => {
            let color = solid.color.or(color);
            solid_json(body, &Placed { color, ..solid.clone() }, *given)
        }
    }
}

fn solid_json(body: usize, Placed { at, turn, shape, color }: &Placed, given: bool) -> Value {
    let (name, numbers) = match shape {
        Shape::Box(size) => ("box", json!({ "size": size })),
        Shape::Cylinder(radius, length) => ("cylinder", json!({ "radius": radius, "length": length })),
        Shape::Sphere(radius) => ("sphere", json!({ "radius": radius })),
        Shape::Capsule(radius, length) => ("capsule", json!({ "radius": radius, "length": length })),
        Shape::Line(corners) => ("line", json!({ "corners": corners })),
        Shape::Polygon(corners) => ("polygon", json!({ "corners": corners })),
        Shape::Mesh(corners, triangles) => ("mesh", mesh(corners, triangles)),
    };
    let mut out = json!({ "body": body, "shape": name, "at": at, "turn": turn, "color": color, "given": given });
    if let (Value::Object(out), Value::Object(numbers)) = (&mut out, numbers) {
        out.extend(numbers);
    }
    out
}

fn mesh(corners: &[V], triangles: &[[u32; 3]]) -> Value {
    json!({
        "corners": floats(corners.iter().flatten().copied()),
        "triangles": counts(triangles.iter().flatten().copied()),
    })
}
