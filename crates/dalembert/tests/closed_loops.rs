//! Random closed loops from seeds, drawn closed: chains of bodies that have the ground's frame in the pose they are drawn in.
//!
//! Two laws. All methods that answer give the same accelerations, and these keep the rows. And a joint with its axis turned round on
//! one of its bodies leaves a plane or a rigid loop open: by half a turn where all axes are parallel.

use std::f64::consts::PI;
use std::fmt::Write;

use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::evaluation::evaluate;
use dalembert::dynamics::result::AssemblyReport;
use dalembert::dynamics::{Formulation, StartValues};
use dalembert::{At, Loaded};

/// Accelerations relative to the largest, and to the squares of velocities over lengths of one.
const AGREE: f64 = 1e-8;

/// What is nearer to half a turn than 1.4 µrad counts as one, in either direction.
const HALF_A_TURN: f64 = 2e-6;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// In (−1, 1).
    fn number(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    fn vector(&mut self) -> [f64; 3] {
        [self.number(), self.number(), self.number()]
    }

    fn direction(&mut self) -> [f64; 3] {
        let v = self.vector();
        let size = v.iter().map(|x| x * x).sum::<f64>().sqrt();
        if size > 0.1 { v.map(|x| x / size) } else { [0.0, 0.6, 0.8] }
    }
}

struct Joint {
    kind: &'static str,
    at: [f64; 3],
    axis: [f64; 3],
    /// Direction across the axis about which the frame on the first body is turned round.
    flipped: Option<[f64; 3]>,
    rate: f64,
}

/// A loop, as a text.
struct Drawn {
    joints: Vec<Joint>,
    /// A motion of the first joint that is prescribed.
    drive: String,
    /// Bodies' masses and inertias.
    seed: u64,
}

impl Drawn {
    fn text(&self) -> String {
        let n = self.joints.len();
        let mut random = Random(self.seed);
        let body = |k: usize| if k.is_multiple_of(n) { "ground".to_owned() } else { format!("b{k}") };
        let mut text = "dalembert = 1\ngravity = [0.3, -9.81, 0.7]\n[bodies]\n".to_owned();
        for k in 1..n {
            let mass = 1.5 + random.number();
            let _ =
                writeln!(text, "b{k} = {{ mass = {mass}, com = {:?}, inertia = {{ ball = 0.4 }} }}", random.vector());
        }
        text.push_str("[joints]\n");
        for (k, j) in self.joints.iter().enumerate() {
            let place = match j.flipped {
                Some(about) => format!(
                    "frames = [{{ at = {:?}, rotation = {{ axis = {about:?}, angle = \"pi\" }} }}, {{ at = {:?} }}]",
                    j.at, j.at
                ),
                None => format!("at = {:?}", j.at),
            };
            let axis = match j.kind {
                "spherical" => String::new(),
                "universal" => format!(", axis = {:?}, second_axis = {:?}", j.axis, across(j.axis)),
                "helical" => format!(", axis = {:?}, pitch = 0.2", j.axis),
                _ => format!(", axis = {:?}", j.axis),
            };
            let rate = if matches!(j.kind, "revolute" | "prismatic" | "helical") && j.flipped.is_none() {
                format!(", rate = {}", j.rate)
            } else {
                String::new()
            };
            let (from, to) = (body(k), body(k + 1));
            let _ = writeln!(
                text,
                "J{k} = {{ type = \"{}\", between = [\"{from}\", \"{to}\"], {place}{axis}{rate} }}",
                j.kind
            );
        }
        text + &self.drive
    }

    fn open(&self) -> Loaded {
        let text = self.text();
        dalembert::open_text("loop.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
    }
}

/// A direction across another.
fn across([x, y, z]: [f64; 3]) -> [f64; 3] {
    let v = if z.abs() > 0.9 { [0.0, z, -y] } else { [y, -x, 0.0] };
    let size = v.iter().map(|x| x * x).sum::<f64>().sqrt();
    v.map(|x| x / size)
}

fn joint(kind: &'static str, at: [f64; 3], axis: [f64; 3], random: &mut Random) -> Joint {
    Joint { kind, at, axis, flipped: None, rate: random.number() }
}

/// Hinges about one direction, at most one of them a slide across it.
fn planar(random: &mut Random) -> Vec<Joint> {
    let n = 4 + random.below(3);
    let slide = random.below(2 * n);
    let one = |k: usize, random: &mut Random| {
        let [x, y, z] = random.vector();
        if k == slide {
            let angle = PI * random.number();
            return joint("prismatic", [x, y, z], [angle.cos(), angle.sin(), 0.0], random);
        }
        joint("revolute", [x, y, z], [0.0, 0.0, 1.0], random)
    };
    (0..n).map(|k| one(k, random)).collect()
}

/// All hinges in one line: a singular pose.
fn in_line(random: &mut Random) -> Vec<Joint> {
    let one = |random: &mut Random| {
        let at = [random.number(), 0.0, 0.0];
        joint("revolute", at, [0.0, 0.0, 1.0], random)
    };
    (0..4).map(|_| one(random)).collect()
}

/// Hinges at the corners of a parallelogram, at times in one line.
fn parallelogram(random: &mut Random) -> Vec<Joint> {
    let [x, y, w] = random.vector();
    let y = if random.below(2) == 0 { 0.0 } else { y };
    let corners = [[0.0, 0.0], [x, y], [x + w + 1.5, y], [w + 1.5, 0.0]];
    corners.map(|[x, y]| joint("revolute", [x, y, 0.0], [0.0, 0.0, 1.0], random)).into_iter().collect()
}

/// Hinges whose axes meet in a point.
fn spherical(random: &mut Random) -> Vec<Joint> {
    let one = |random: &mut Random| {
        let (axis, s) = (random.direction(), 1.0 + random.number());
        joint("revolute", axis.map(|x| s * x), axis, random)
    };
    (0..4).map(|_| one(random)).collect()
}

/// Bennett's loop: opposite links have lengths a, b and twists α, β with a sin β = b sin α.
fn bennett(random: &mut Random) -> Vec<Joint> {
    let (alpha, beta) = (0.9 + 0.3 * random.number(), 1.9 + 0.3 * random.number());
    let a = 0.8;
    let b = a * f64::sin(beta) / f64::sin(alpha);
    let first = 1.2 + 0.8 * random.number();
    // tan(θ₁/2) tan(θ₂/2) = sin((β + α)/2)/sin((β − α)/2), with θ₃ = −θ₁ and θ₄ = −θ₂.
    let second = 2.0 * (f64::midpoint(beta, alpha).sin() / ((beta - alpha) / 2.0).sin() / (first / 2.0).tan()).atan();
    let (mut at, mut x, mut z) = ([0.0; 3], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]);
    let mut joints = Vec::new();
    for (angle, length, twist) in [(first, a, alpha), (second, b, beta), (-first, a, alpha), (-second, b, beta)] {
        joints.push(joint("revolute", at, z, random));
        x = turned(x, z, angle);
        at = [0, 1, 2].map(|i| at[i] + length * x[i]);
        z = turned(z, x, twist);
    }
    assert!(at.iter().all(|x| x.abs() < 1e-12) && (z[2] - 1.0).abs() < 1e-12, "{at:?} {z:?}");
    joints
}

/// A vector turned about an axis that is square to it.
fn turned(v: [f64; 3], n: [f64; 3], angle: f64) -> [f64; 3] {
    let cross = [n[1] * v[2] - n[2] * v[1], n[2] * v[0] - n[0] * v[2], n[0] * v[1] - n[1] * v[0]];
    [0, 1, 2].map(|i| angle.cos() * v[i] + angle.sin() * cross[i])
}

/// Joints of all kinds, more than six freedoms.
fn spatial(random: &mut Random) -> Vec<Joint> {
    let kinds: [(&str, usize); 7] = [
        ("revolute", 1),
        ("prismatic", 1),
        ("helical", 1),
        ("cylindrical", 2),
        ("universal", 2),
        ("spherical", 3),
        ("planar", 3),
    ];
    let (mut joints, mut freedoms) = (Vec::new(), 0);
    while freedoms < 7 || joints.len() < 3 {
        let (kind, count) = kinds[random.below(kinds.len())];
        joints.push(joint(kind, random.vector(), random.direction(), random));
        freedoms += count;
    }
    joints
}

/// A loop of a kind.
fn drawn(seed: u64) -> Drawn {
    let mut random = Random(seed);
    let kinds = [planar, planar, spatial, spatial, in_line, parallelogram, spherical, bennett];
    let joints = kinds[(seed % 8) as usize](&mut random);
    // What is driven must be able to move: hinges that a plane lets move, and not at a crossing.
    let driven = seed.is_multiple_of(8) && joints.len() > 4 && joints[0].kind == "revolute" && random.below(2) == 0;
    let drive = if driven { "[constraints]\ndrive = \"J0 = 0.3*sin(2*t)\"\n" } else { "" };
    Drawn { joints, drive: drive.to_owned(), seed }
}

fn methods() -> impl Iterator<Item = Formulation> {
    let names = Formulation::names().into_iter().filter(|name| !["auto", "tree"].contains(name));
    names.map(|name| name.parse().unwrap())
}

#[test]
fn all_methods_agree_on_loops_or_refuse() {
    let (mut compared, mut refused, mut unanswered) = (0, 0, 0);
    for seed in 0..100 {
        let drawn = drawn(seed);
        let loaded = drawn.open();
        let model = &loaded.model;
        let mut start = StartValues::of(model);
        let report = assemble(model, &mut start).unwrap();
        assert!(report.converged, "seed {seed}: {}\n{}", report.missed(), drawn.text());
        let of = |f: Formulation| evaluate(model, &start.state, f, AssemblyReport::default());
        let mut wanted: Option<(Formulation, Vec<f64>)> = None;
        let speed = model.variables.iter().filter_map(dalembert::dynamics::model::Variable::velocity_place);
        let speed = speed.fold(1.0_f64, |m, p| m.max(start.state.y[p].abs()));
        for method in methods() {
            let Ok(found) = of(method) else {
                refused += 1;
                continue;
            };
            // What contradicts itself, or is not unique, is said to be so: not in silence.
            if !found.consistent || !found.accelerations_unique {
                refused += 1;
                continue;
            }
            let label = format!("seed {seed}, {}", method.as_str());
            let alpha: Vec<f64> = found.accelerations.iter().map(|a| a.1).collect();
            let size = alpha.iter().fold(speed * speed, |m, a| m.max(a.abs()));
            keeps_rows(&loaded, &start, &alpha, size, &label);
            match &wanted {
                None => wanted = Some((method, alpha)),
                Some((first, wanted)) => {
                    let off = wanted.iter().zip(&alpha).fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
                    assert!(
                        off <= AGREE * size,
                        "{label}: {off:e} of {size:e} from {}\n{}",
                        first.as_str(),
                        drawn.text()
                    );
                    compared += 1;
                }
            }
        }
        unanswered += usize::from(wanted.is_none());
    }
    assert!(
        compared > 10 * refused && unanswered < 5,
        "{compared} answers, {refused} refused, {unanswered} without any"
    );
}

/// A α = b, row by row.
fn keeps_rows(loaded: &Loaded, start: &StartValues, alpha: &[f64], size: f64, label: &str) {
    let mut equations = Equations::new(&loaded.model);
    equations.evaluate(start.state.t, &start.state.y, &start.state.inputs);
    for (r, row) in loaded.model.rows.iter().enumerate() {
        let sum: f64 = equations.row(r).map(|(c, a)| a * alpha[c]).sum();
        let off = (sum - equations.b[r]).abs();
        assert!(off <= AGREE * size.max(equations.b[r].abs()), "{label}: `{}` is off by {off:e} of {size:e}", row.name);
    }
}

/// Every joint in turn, about a direction across its axis; of slides, those that turn what hangs on them over.
#[test]
fn an_axis_turned_round_on_one_body_leaves_a_loop_open_by_half_a_turn() {
    let mut count = 0;
    for seed in (0..48).filter(|seed| [4, 5].contains(&(seed % 8))) {
        let mut drawn = drawn(seed);
        let k = seed as usize % drawn.joints.len();
        let joint = &mut drawn.joints[k];
        // A slide in the plane, turned about the normal, stays in the plane.
        joint.flipped = Some(if joint.kind == "prismatic" {
            turned(joint.axis, [0.0, 0.0, 1.0], PI / 2.0)
        } else {
            [1.0, 0.0, 0.0]
        });
        if count % 3 > 0 && joint.kind == "revolute" {
            let other = ["cylindrical", "planar"][count % 3 - 1];
            joint.kind = other;
        }
        drawn.drive = String::new();
        let loaded = drawn.open();
        let found = loaded.doctor(&At::default()).unwrap();
        let first = &found.findings[0];
        let text = drawn.text();
        assert!(first.code == "D103" && !found.assembly.converged, "seed {seed}: {:?}\n{text}", found.notes);
        assert!(first.size.is_some_and(|s| (s - PI).abs() < HALF_A_TURN), "seed {seed}: {first:?}\n{text}");
        let said = ["points the other way on its two bodies", "against each other by half a turn"];
        assert!(said.iter().any(|s| first.sentence.contains(s)), "seed {seed}: {first:?}\n{text}");
        assert!(loaded.evaluate(&At::default()).is_err(), "seed {seed}");
        count += 1;
    }
    assert_eq!(count, 12);
}
