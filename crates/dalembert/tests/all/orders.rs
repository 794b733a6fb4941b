//! What the doctor says of a mechanism does not depend on the order in which its bodies and joints are written, nor on where it stands: random
//! mechanisms of several loops, planar and spatial, with joints that only repeat others, doubled ones and drives that can't be met.

use crate::drawn::Random;
use dalembert::At;
use dalembert::dynamics::finding::code;
use dalembert::dynamics::result::Diagnosis;
use std::fmt::Write as _;

/// Mechanisms drawn.
const SEEDS: u64 = 120;

/// Tables of a file: bodies, then joints, and what stands after them.
struct Written {
    bodies: Vec<String>,
    joints: Vec<String>,
    rest: String,
}

impl Written {
    /// Bodies whose frames are the ground's, moved by `off`, in a tree of joints with more joints beyond it.
    fn drawn(seed: u64, off: [f64; 3]) -> Self {
        let mut random = Random(seed + 1);
        let planar = seed.is_multiple_of(2);
        let count = 3 + random.below(2);
        let mut ends: Vec<[usize; 2]> = (1..=count).map(|k| [random.below(k), k]).collect();
        for _ in 0..1 + random.below(3) {
            let [a, b] = [random.below(count + 1), random.below(count)];
            ends.push([a, if b >= a { b + 1 } else { b }]);
        }
        let name = |k: usize| if k == 0 { "ground".to_owned() } else { format!("b{k}") };
        let body = |k: usize| {
            format!("[bodies.{}]\nmass = {k}.5\ncom = [0.1, 0.{k}, 0]\ninertia = {{ ball = 0.{k} }}\n", name(k))
        };
        let mut joints = Vec::new();
        let mut first_turns = false;
        for (k, &[a, b]) in ends.iter().enumerate() {
            let mut at = [0; 3].map(|_: i32| random.number());
            let mut axis = [0; 3].map(|_: i32| random.number());
            let kinds: &[&str] = if planar {
                &["revolute", "revolute", "revolute", "prismatic"]
            } else {
                &["revolute", "spherical", "universal", "cylindrical", "prismatic", "planar"]
            };
            let kind = kinds[random.below(kinds.len())];
            if planar {
                at[2] = 0.0;
                axis = if kind == "prismatic" { [axis[0], axis[1] + 2.0, 0.0] } else { [0.0, 0.0, 1.0] };
            }
            first_turns |= k == 0 && kind == "revolute";
            let frame = |end: usize| {
                let place = std::array::from_fn::<f64, 3, _>(|i| if end == 0 { at[i] + off[i] } else { at[i] });
                format!("{{ at = {place:?} }}")
            };
            let mut text = format!(
                "[joints.J{k}]\ntype = \"{kind}\"\nbetween = [\"{}\", \"{}\"]\nframes = [{}, {}]\n",
                name(a),
                name(b),
                frame(a),
                frame(b)
            );
            if kind != "spherical" {
                let _ = writeln!(text, "axis = {axis:?}");
            }
            if kind == "universal" {
                let _ = writeln!(text, "second_axis = [{:?}, {:?}, 0.0]", -axis[1], axis[0]);
            }
            joints.push(text);
        }
        let drive = first_turns && random.below(3) == 0;
        let rest = if drive { "[constraints]\ndrive = \"J0' = 0.3*cos(2*t)\"\n" } else { "" };
        Self { bodies: (1..=count).map(body).collect(), joints, rest: rest.to_owned() }
    }

    fn shuffled(mut self, random: &mut Random) -> Self {
        for list in [&mut self.bodies, &mut self.joints] {
            for k in (1..list.len()).rev() {
                list.swap(k, random.below(k + 1));
            }
        }
        self
    }

    fn text(&self) -> String {
        ["dalembert = 1\n", &self.bodies.concat(), &self.joints.concat(), &self.rest].concat()
    }

    fn doctor(&self) -> Diagnosis {
        let text = self.text();
        let loaded = dalembert::open_text("drawn.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}\n{text}"))
    }
}

fn sorted(names: &[String]) -> Vec<String> {
    let mut names = names.to_vec();
    names.sort();
    names
}

/// Counts, the joints that close loops, and each finding with the names that it is about, in any order.
fn told(d: &Diagnosis) -> Vec<String> {
    let m = d.mechanism.as_ref().map(|m| (m.generic_mobility, m.grubler, m.planar, sorted(&m.immovable)));
    let closing = d.graph.as_ref().map(|g| sorted(&g.closing));
    let mut told: Vec<String> = d.findings.iter().map(|f| format!("{} {:?}", f.code, sorted(&f.names))).collect();
    told.sort();
    told.push(format!("{} {} {} {} {m:?} {closing:?}", d.mobility, d.rank, d.rows, d.accelerations_unique));
    told
}

#[test]
fn of_lines() {
    let (mut wrong, mut codes) = (Vec::new(), Vec::new());
    for seed in 0..SEEDS {
        let said = Written::drawn(seed, [0.0; 3]).doctor();
        codes.extend(said.findings.iter().map(|f| f.code));
        let mut random = Random(seed + 1000);
        for _ in 0..2 {
            let other = Written::drawn(seed, [0.0; 3]).shuffled(&mut random);
            let now = other.doctor();
            if told(&said) != told(&now) {
                wrong.push(format!("{seed}\n  {:#?}\n  {:#?}\n{}", told(&said), told(&now), other.text()));
            }
        }
    }
    for wanted in [code::REDUNDANT, code::IDLE_JOINT, code::CANNOT_CLOSE, code::COUNT] {
        assert!(codes.contains(&wanted), "no {wanted} in all of them");
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// A million sizes away, where places have ten digits left and loops that close miss by the eleventh.
#[test]
fn of_places() {
    let mut wrong = Vec::new();
    for seed in 0..SEEDS / 2 {
        let said = Written::drawn(seed, [0.0; 3]).doctor();
        let now = Written::drawn(seed, [3e5, -7e5, 2e5]).doctor();
        if told(&said) != told(&now) {
            wrong.push(format!("{seed}\n  {:#?}\n  {:#?}", told(&said), told(&now)));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// The drive of a joint that closes a loop, in a planar mechanism that can't move: what it misses by has its unit, and nothing is said of rows.
#[test]
fn a_drive_that_can_not_be_met_is_told_in_words() {
    let joint = |name: &str, kind: &str, ends: &str, axis: &str, at: &str| {
        format!(
            "[joints.{name}]\ntype = \"{kind}\"\nbetween = {ends}\naxis = {axis}\nframes = [{{ at = {at} }}, {{ at = {at} }}]\n"
        )
    };
    let (slide, hinge) = (
        joint("A", "prismatic", "[\"ground\", \"b\"]", "[0.6, 0.8, 0]", "[0.3, 0.1, 0]"),
        joint("B", "revolute", "[\"ground\", \"b\"]", "[0, 0, 1]", "[-0.5, 0.4, 0]"),
    );
    for joints in [[&slide, &hinge], [&hinge, &slide]] {
        let text = format!(
            "dalembert = 1\n[bodies.b]\nmass = 1.0\ninertia = {{ ball = 0.1 }}\n{}{}[constraints]\ndrive = \"B' = 0.3*cos(2*t)\"\n",
            joints[0], joints[1]
        );
        let d = dalembert::open_text("held.toml", &text).and_then(|l| l.doctor(&At::default())).unwrap();
        let errors: Vec<_> = d.findings.iter().filter(|f| f.code == code::CANNOT_CLOSE).collect();
        let [one] = errors.as_slice() else { panic!("{:#?}", d.notes) };
        assert_eq!(sorted(&one.names), ["A", "B", "drive"], "{}", one.sentence);
        assert!(one.sentence.ends_with("misses by 0.3 rad/s."), "{}", one.sentence);
        assert!(d.notes.iter().all(|note| !note.contains("`B.") && !note.contains("`A.")), "{:#?}", d.notes);
    }
}
