//! Robots as people publish them: rounded to a few digits, with any names, axes of any length, moments that rounding made negative. They
//! load; what they answer is what the robot at hand answers, as far as digits go; their own names are understood wherever names are given.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use dalembert::{At, Loaded, Open};
use serde_json::{Map, json};

struct Chance(u64);

impl Chance {
    /// In (0, 1).
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() * n as f64) as usize
    }
}

fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["../../examples/robots", "../formats/tests/data/loops"].map(|folder| root.join(folder));
    let files = folders.iter().flat_map(|f| std::fs::read_dir(f).unwrap()).map(|e| e.unwrap().path());
    let mut robots: Vec<PathBuf> = files.filter(|p| p.extension().is_some_and(|e| e == "urdf")).collect();
    robots.sort();
    robots.into_iter().map(|p| (p.clone(), std::fs::read_to_string(p).unwrap())).collect()
}

/// Rewrites attributes of links and joints: `change` is told element, attribute and value.
fn rewritten(text: &str, mut change: impl FnMut(&str, &str, &str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    for piece in text.split_inclusive('>') {
        let Some(open) = piece.rfind('<').filter(|_| !piece.contains("<!--") && !piece.contains("-->")) else {
            out.push_str(piece);
            continue;
        };
        let tag = &piece[open + 1..];
        let element = tag.split(|c: char| c.is_whitespace() || c == '>' || c == '/').next().unwrap();
        out.push_str(&piece[..open]);
        let mut rest = &piece[open..];
        while let Some(equals) = rest.find("=\"") {
            let end = equals + 2 + rest[equals + 2..].find('"').unwrap();
            let attribute = rest[..equals].trim_end().rsplit(char::is_whitespace).next().unwrap();
            let value = &rest[equals + 2..end];
            out.push_str(&rest[..equals + 2]);
            out.push_str(change(element, attribute, value).as_deref().unwrap_or(value));
            rest = &rest[end..];
        }
        out.push_str(rest);
    }
    out
}

const NUMBERS: &[&str] =
    &["xyz", "rpy", "ixx", "iyy", "izz", "ixy", "ixz", "iyz", "value", "damping", "multiplier", "offset"];

/// With as many digits; axes of any length.
fn rounded(text: &str, digits: usize, chance: &mut Chance) -> String {
    rewritten(text, |element, attribute, value| {
        if !NUMBERS.contains(&attribute) {
            return None;
        }
        let stretch = if element == "axis" { 0.5 + chance.next() } else { 1.0 };
        let digits = if element == "axis" { digits.max(9) } else { digits };
        let short = |word: &str| {
            let x = word.parse::<f64>().unwrap() * stretch;
            // Exporters write zeros of all kinds.
            if x == 0.0 { ["0", "-0", "0.0"][chance.below(3)].to_owned() } else { format!("{x:.*e}", digits - 1) }
        };
        Some(value.split_whitespace().map(short).collect::<Vec<_>>().join(" "))
    })
}

/// What names are made of elsewhere. The number keeps them apart.
fn decorated(name: &str, style: usize) -> String {
    match style % 8 {
        0 => format!("robot/{name}.v1"),
        1 => format!("left leg {name}"),
        2 => format!("{name}-joint:0"),
        3 => format!("ns::{name}"),
        4 => format!("关节/{name} é"),
        5 => format!("{name}=x"),
        6 => format!("7.{name}'"),
        _ => format!("a.b/{name}/c d"),
    }
}

fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('\'', "&apos;")
}

fn renamed(text: &str, style: usize) -> String {
    rewritten(text, |element, attribute, value| {
        let named = matches!(
            (element, attribute),
            ("link" | "joint", "name") | ("parent" | "child", "link") | ("mimic", "joint")
        );
        named.then(|| escaped(&decorated(value, style)))
    })
}

fn opened(path: &Path, text: &str, what: &str) -> Loaded {
    std::fs::write(path, text).unwrap();
    dalembert::open_as(path, &Open::default()).unwrap_or_else(|e| panic!("{what}: {e}"))
}

/// A state file over the joints that do not follow others, by the names of a file.
fn state_file(path: &Path, loaded: &Loaded, named: impl Fn(&str) -> String, seed: u64) {
    let mut chance = Chance(seed);
    let mut parts: [Map<String, serde_json::Value>; 3] = Default::default();
    let joints = &loaded.spec.definitions[loaded.spec.root.0].joints;
    let moving = |name: &str| loaded.model.variables.iter().any(|v| v.name == name);
    for joint in joints.iter().filter(|j| moving(&j.name.value) && j.mimic.is_none()) {
        let name = joint.alias.as_ref().map_or(&joint.name, |alias| alias).value.as_str();
        parts.iter_mut().for_each(|part| drop(part.insert(named(name), json!(chance.next() - 0.5))));
    }
    let [q, v, a] = parts;
    let a = if loaded.model.rows.is_empty() { a } else { Map::new() };
    std::fs::write(path, json!({ "q": q, "v": v, "a": a }).to_string()).unwrap();
}

/// Accelerations and inverse dynamics at the state of a file.
fn answers(loaded: &Loaded, state: &Path, what: &str) -> Vec<(String, f64)> {
    let set = loaded.state_settings(state).unwrap_or_else(|e| panic!("{what}: {e}"));
    let e = loaded.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{what}: {e}"));
    if loaded.model.rows.is_empty() { e.inverse_dynamics } else { e.accelerations }
}

fn compare(found: &[(String, f64)], wanted: &[(String, f64)], tolerance: f64, what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    let size = wanted.iter().fold(0.0_f64, |m, x| m.max(x.1.abs()));
    for ((_, x), (name, y)) in found.iter().zip(wanted) {
        assert!((x - y).abs() <= tolerance * size, "{what}: {name} is {x}, not {y} (largest {size})");
    }
}

/// 210 robots: seven, with 2 to 8 digits, five namings each.
#[test]
fn robots_load_and_answer_as_published() {
    let folder = std::env::temp_dir().join(format!("dalembert-published-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, state) = (folder.join("robot.urdf"), folder.join("state.json"));
    for (k, (path, text)) in sources().into_iter().enumerate() {
        let seed = 977 * k as u64 + 5;
        let original = opened(&file, &text, &path.display().to_string());
        state_file(&state, &original, str::to_owned, seed);
        let exact = answers(&original, &state, "the original");
        // Half a unit in each digit of every number between the ground and the hand, and as much for each product of two.
        let tolerance = |digits: usize| 20.0 * original.model.n() as f64 * 10.0_f64.powi(-(digits as i32));
        for digits in 2..=8 {
            let short = rounded(&text, digits, &mut Chance(seed + digits as u64));
            let what = format!("{} with {digits} digits", path.display());
            let plain = opened(&file, &short, &what);
            state_file(&state, &original, str::to_owned, seed);
            let near = answers(&plain, &state, &what);
            compare(&near, &exact, tolerance(digits), &what);
            for style in (digits..digits + 5).map(|s| s % 8) {
                let what = format!("{what}, names as `{}`", decorated("knee", style));
                let loaded = opened(&file, &renamed(&short, style), &what);
                state_file(&state, &original, |name| decorated(name, style), seed);
                compare(&answers(&loaded, &state, &what), &near, 1e-13, &what);
                if style == digits % 8 {
                    let native = folder.join("robot.toml");
                    let _ = std::fs::remove_file(&native);
                    dalembert::convert(&file, &native, &Open::default()).unwrap_or_else(|e| panic!("{what}: {e}"));
                    let again = dalembert::open(&native).unwrap_or_else(|e| panic!("{what}: {e}"));
                    compare(&answers(&again, &state, &what), &near, 1e-13, &what);
                }
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

const ARM: &str = r#"<robot name="r"><link name="base"/>
<link name="left_leg/link"><inertial><origin xyz="0.2 0 0"/><mass value="1.5"/><inertia ixx="IXX" iyy="0.02" izz="0.02" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="left_leg/knee.joint" type="revolute"><parent link="base"/><child link="left_leg/link"/><axis xyz="0 AY 0"/><limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>"#;

fn arm(moment: &str, axis: &str) -> Loaded {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("dalembert-arm-{}-{count}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let loaded = opened(&folder.join("arm.urdf"), &ARM.replace("IXX", moment).replace("AY", axis), moment);
    std::fs::remove_dir_all(&folder).unwrap();
    loaded
}

/// Coordinates, rates, efforts, accelerations, independent names and frames, as the file spells them.
#[test]
fn names_of_the_file_are_understood_in_settings_and_questions() {
    let loaded = arm("0.001", "1");
    let set = |names: [&str; 3]| -> Vec<(String, f64)> {
        names.into_iter().zip([0.3, -0.2, 0.1]).map(|(n, x)| (n.to_owned(), x)).collect()
    };
    let at = |names| At { set: set(names), ..At::default() };
    let spelled = at(["left_leg/knee.joint", "left_leg/knee.joint'", "tau.left_leg/knee.joint"]);
    let here = at(["left_leg_knee_joint", "left_leg_knee_joint'", "tau.left_leg_knee_joint"]);
    let (a, b) = (loaded.evaluate(&spelled).unwrap(), loaded.evaluate(&here).unwrap());
    assert_eq!(a.accelerations, b.accelerations);
    assert!(a.accelerations[0].1.abs() > 1.0);
    let question = dalembert::dynamics::independent::Question {
        independent: Some(vec!["left_leg/knee.joint".to_owned()]),
        actuated: vec![("left_leg/knee.joint".to_owned(), 1.0)],
        frames: vec!["left_leg/link".to_owned()],
    };
    let reduced = loaded.independent(&spelled, &question).unwrap();
    assert_eq!(reduced.jacobians[0].1.len(), 6);
}

/// One number under two names of one joint is a contradiction, whichever is last.
#[test]
fn a_state_gives_nothing_twice() {
    let loaded = arm("0.001", "1");
    let path = std::env::temp_dir().join(format!("dalembert-twice-{}.json", std::process::id()));
    for text in [
        r#"{"q": {"left_leg/knee.joint": 1, "left_leg_knee_joint": 2}}"#,
        r#"{"v": {"left_leg/knee.joint": 1, "left_leg/knee.joint'": 2}}"#,
        r#"{"tau": {"left_leg/knee.joint": 1}, "inputs": {"tau.left_leg_knee_joint": 2}}"#,
    ] {
        std::fs::write(&path, text).unwrap();
        let said = loaded.state_settings(&path).unwrap_err().to_string();
        assert!(said.contains("is given twice"), "{text}: {said}");
    }
    std::fs::remove_file(&path).unwrap();
}

/// Moments that are nothing beside the robot's are zeros, whatever their sign; axes count by their direction.
#[test]
fn noise_of_exporters_changes_nothing() {
    let wanted = arm("0", "1").evaluate(&At::default()).unwrap().accelerations;
    for (moment, axis) in [("-1e-35", "1"), ("-3.5e-19", "0.999999"), ("-0.0", "17"), ("1e-300", "1e-3")] {
        assert_eq!(arm(moment, axis).evaluate(&At::default()).unwrap().accelerations, wanted, "{moment}, {axis}");
    }
}
