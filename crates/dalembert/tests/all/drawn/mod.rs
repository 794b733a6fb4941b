//! Random closed loops from seeds, drawn closed: chains of bodies that have the ground's frame in the pose they are drawn in.

use std::f64::consts::PI;
use std::fmt::Write;

use dalembert::Loaded;

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// In (−1, 1).
    pub fn number(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    pub fn vector(&mut self) -> [f64; 3] {
        [self.number(), self.number(), self.number()]
    }

    pub fn direction(&mut self) -> [f64; 3] {
        let v = self.vector();
        let size = v.iter().map(|x| x * x).sum::<f64>().sqrt();
        if size > 0.1 { v.map(|x| x / size) } else { [0.0, 0.6, 0.8] }
    }
}

pub struct Joint {
    pub kind: &'static str,
    pub at: [f64; 3],
    pub axis: [f64; 3],
    /// Direction across the axis about which the frame on the first body is turned round.
    pub flipped: Option<[f64; 3]>,
    pub rate: f64,
}

/// A loop, as a text.
pub struct Drawn {
    pub joints: Vec<Joint>,
    /// A motion of the first joint that is prescribed.
    pub drive: String,
    /// Whether branches of the motion cross in the pose, whose curvature says more than rows do.
    pub crossing: bool,
    /// Bodies' masses and inertias.
    pub seed: u64,
}

impl Drawn {
    pub fn text(&self) -> String {
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

    pub fn open(&self) -> Loaded {
        let text = self.text();
        dalembert::open_text("loop.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
    }
}

/// A direction across another.
pub fn across([x, y, z]: [f64; 3]) -> [f64; 3] {
    let v = if z.abs() > 0.9 { [0.0, z, -y] } else { [y, -x, 0.0] };
    let size = v.iter().map(|x| x * x).sum::<f64>().sqrt();
    v.map(|x| x / size)
}

fn joint(kind: &'static str, at: [f64; 3], axis: [f64; 3], random: &mut Random) -> Joint {
    Joint { kind, at, axis, flipped: None, rate: random.number() }
}

/// Hinges about one direction, some of them slides across it.
pub fn planar(random: &mut Random) -> Vec<Joint> {
    let n = 4 + random.below(4);
    let slides = random.below(3);
    let one = |k: usize, random: &mut Random| {
        let [x, y, z] = random.vector();
        if k % 3 == 1 && k < 3 * slides {
            let angle = PI * random.number();
            return joint("prismatic", [x, y, z], [angle.cos(), angle.sin(), 0.0], random);
        }
        joint("revolute", [x, y, z], [0.0, 0.0, 1.0], random)
    };
    (0..n).map(|k| one(k, random)).collect()
}

/// Slides in all directions, which turn nothing.
pub fn slides(random: &mut Random) -> Vec<Joint> {
    (0..4 + random.below(4)).map(|_| joint("prismatic", random.vector(), random.direction(), random)).collect()
}

/// Screws and hinges about one direction, and slides in any: what moves keeps the direction.
pub fn screws(random: &mut Random) -> Vec<Joint> {
    let one = |k: usize, random: &mut Random| {
        let kind = ["helical", "revolute", "helical", "prismatic"][if k < 2 { k } else { random.below(4) }];
        let axis = if kind == "prismatic" { random.direction() } else { [0.0, 0.0, 1.0] };
        joint(kind, random.vector(), axis, random)
    };
    (0..5 + random.below(3)).map(|k| one(k, random)).collect()
}

/// All hinges in one line: a singular pose.
pub fn in_line(random: &mut Random) -> Vec<Joint> {
    let one = |random: &mut Random| {
        let at = [random.number(), 0.0, 0.0];
        joint("revolute", at, [0.0, 0.0, 1.0], random)
    };
    (0..4).map(|_| one(random)).collect()
}

/// Hinges at the corners of a parallelogram, at times in one line.
pub fn parallelogram(random: &mut Random) -> Vec<Joint> {
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
pub fn turned(v: [f64; 3], n: [f64; 3], angle: f64) -> [f64; 3] {
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

/// Kinds of loops, in turn.
const KINDS: [fn(&mut Random) -> Vec<Joint>; 10] =
    [planar, slides, spatial, screws, in_line, parallelogram, spherical, bennett, planar, spatial];

/// A loop of a kind; some are driven.
pub fn drawn(seed: u64) -> Drawn {
    let mut random = Random(seed);
    let kind = (seed % KINDS.len() as u64) as usize;
    let joints = KINDS[kind](&mut random);
    // What is driven must be able to move, and not at a crossing.
    let first = &joints[0];
    let able = match kind {
        0 | 8 => joints.len() > 4 && first.kind == "revolute",
        1 | 3 => true,
        _ => false,
    };
    let drive = if able && random.below(3) == 0 { "[constraints]\ndrive = \"J0 = 0.3*sin(2*t)\"\n" } else { "" };
    let line = joints.iter().all(|j| j.kind == "revolute" && j.at[1] == 0.0 && j.at[2] == 0.0);
    Drawn { joints, drive: drive.to_owned(), crossing: line, seed }
}
