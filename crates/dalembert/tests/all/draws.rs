//! `[draw]`: what formulas draw is where they say, in pages and nowhere else; what is wrong is said by name and line.

use dalembert::dynamics::result::Column;
use dalembert::dynamics::simulation::Samples;
use dalembert::{Loaded, Simulate, Stage, is_drawn};
use serde_json::Value;

const PENDULUM: &str = r##"dalembert = 1
[parameters]
l = 2.0
[variables]
phi = { unit = "rad", start = 1.0, fixed = true }
[lagrangian]
kinetic = "l^2*phi'^2/2"
potential = "-9.81*l*cos(phi)"
[draw]
rod = { line = [["0", 0], ["l*sin(phi)", "-l*cos(phi)"]] }
bob = { point = ["l*sin(phi)", "-l*cos(phi)"], color = "#ff8000" }
wheel = { circle = "l/4", at = ["l*sin(phi)", "-l*cos(phi)"], turn = "3*phi" }
coil = { spring = [[1, 0], ["l*sin(phi)", "-l*cos(phi)"]] }
"##;

fn text(text: &str) -> Loaded {
    dalembert::open_text("model.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

/// A stage with the columns and the samples that it was given.
struct Kept(Stage, Vec<Column>, Vec<(f64, Vec<f64>)>);

impl Samples for Kept {
    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        self.1 = columns.to_vec();
        self.0.begin(columns)
    }
    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        self.2.push((t, values.to_vec()));
        self.0.sample(t, values)
    }
    fn wants_snapshots(&self) -> bool {
        self.0.wants_snapshots()
    }
}

fn floats(value: &Value) -> Vec<f64> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let text = value.as_str().unwrap_or_default().trim_end_matches('=').bytes();
    let bits = text.flat_map(|b| {
        let six = LETTERS.iter().position(|l| *l == b).unwrap_or(0);
        (0..6).rev().map(move |k| six >> k & 1)
    });
    let bits: Vec<usize> = bits.collect();
    let bytes: Vec<u8> = bits.chunks_exact(8).map(|b| b.iter().fold(0, |n, bit| 2 * n + *bit) as u8).collect();
    bytes.chunks_exact(4).map(|b| f64::from(f32::from_le_bytes([b[0], b[1], b[2], b[3]]))).collect()
}

fn shown(model: &Loaded) -> (Kept, Value) {
    let stage = Stage::of(model, &[]).expect("a stage");
    let mut kept = Kept(stage, Vec::new(), Vec::new());
    let drawn = model.with_drawings().expect("drawings");
    let how = Simulate { until: Some(1.0), every: Some(0.1), ..Simulate::default() };
    drawn.simulate_into(&how, &mut |_| true, &mut kept).unwrap_or_else(|e| panic!("{e}"));
    let picture = kept.0.picture().expect("a picture");
    assert!(picture.planar);
    let json = serde_json::from_str(&picture.json).expect("JSON");
    (kept, json)
}

#[test]
fn points_are_where_their_formulas_say() {
    let (kept, json) = shown(&text(PENDULUM));
    let (poses, frames) = (floats(&json["poses"]), json["frames"].as_array().map_or(0, Vec::len));
    assert_eq!(frames, 6);
    let phi = kept.1.iter().position(|c| c.name == "phi").expect("phi");
    let first = kept.2[0].1[phi];
    for (k, (_, values)) in kept.2.iter().enumerate() {
        // Of the rod's end, the point, the circle and the spring's second end. All are counted from the first point.
        for frame in [1, 2, 3, 5] {
            let at = &poses[7 * (6 * k + frame)..];
            let exact = [2.0 * values[phi].sin(), -2.0 * values[phi].cos(), 0.0];
            assert!((0..3).all(|i| (at[i] - exact[i]).abs() < 1e-6), "{k} {frame}");
        }
        let (turn, exact) = (&poses[7 * (6 * k + 3) + 3..], 1.5 * values[phi]);
        assert!((turn[0] - exact.cos()).abs() < 1e-6 && (turn[3] - exact.sin()).abs() < 1e-6);
    }
    assert_eq!(first, 1.0);
    let parts = json["parts"].as_array().expect("parts");
    let radius = parts.iter().find(|p| p["shape"] == "cylinder").map(|p| p["radius"].clone());
    assert_eq!(radius, Some(Value::from(0.5)));
    let bob = parts.iter().find(|p| p["body"] == 1).expect("a bob");
    assert_eq!(bob["color"][0], 1.0);
    assert_eq!(json["springs"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["paths"][0]["name"], "bob");
}

/// Results are the same with drawings and without.
#[test]
fn drawings_are_no_results() {
    let without = &PENDULUM[..PENDULUM.find("[draw]").expect("a table")];
    let run = |text_of: &str| {
        let how = Simulate { until: Some(1.0), ..Simulate::default() };
        text(text_of).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
    };
    let (with, without) = (run(PENDULUM), run(without));
    let names =
        |run: &dalembert::dynamics::result::RunResult| run.columns.iter().map(|c| c.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&with), names(&without));
    assert!(!names(&with).iter().any(|name| is_drawn(name)));
    assert_eq!(with.columns[0].values, without.columns[0].values);
}

#[test]
fn drawings_of_modules_and_in_space_are_drawn() {
    let folder = std::env::temp_dir().join(format!("dalembert-draws-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("one.toml"), PENDULUM).expect("a file");
    let top = "dalembert = 1\n[modules]\na = { model = \"one.toml\", repeat = 2 }\n[draw]\n\
               top = { line = [[0, 0, 1], [\"cos(a[1].phi)\", 0, 1]] }\n";
    std::fs::write(folder.join("top.toml"), top).expect("a file");
    let model = dalembert::open(folder.join("top.toml"));
    std::fs::remove_dir_all(&folder).expect("removed");
    let model = model.unwrap_or_else(|e| panic!("{e}"));
    let stage = Stage::of(&model, &[]).expect("a stage");
    let mut kept = Kept(stage, Vec::new(), Vec::new());
    let how = Simulate { until: Some(0.1), ..Simulate::default() };
    let drawn = model.with_drawings().expect("drawings");
    drawn.simulate_into(&how, &mut |_| true, &mut kept).unwrap_or_else(|e| panic!("{e}"));
    let picture = kept.0.picture().expect("a picture");
    let json: Value = serde_json::from_str(&picture.json).expect("JSON");
    assert!(!picture.planar);
    let names: Vec<&str> = json["bodies"].as_array().into_iter().flatten().filter_map(|b| b["name"].as_str()).collect();
    assert!(names.contains(&"top") && names.contains(&"a[0].rod") && names.contains(&"a[1].wheel"), "{names:?}");
    assert!(floats(&json["poses"]).iter().all(|x| x.is_finite()));
}

#[test]
fn faults_are_said_by_name_and_line() {
    let refused = |line: &str, words: &[&str]| {
        let text = PENDULUM.replace("[draw]\n", &format!("[draw]\nx1 = {line}\n"));
        let message =
            dalembert::open_text("model.toml", &text).err().map_or_else(|| panic!("{line}"), |e| e.to_string());
        for word in words.iter().chain([&"model.toml:10"]) {
            assert!(message.contains(word), "{line}: {message}");
        }
    };
    refused("{ point = [\"psi\", 0] }", &["`psi`"]);
    refused("{ point = [0] }", &["needs 2 or 3"]);
    refused("{ line = [[0, 0]] }", &["needs 2 or more"]);
    refused("{ spring = [[0, 0], [1, 0], [2, 0]] }", &["needs 2"]);
    refused("{ circle = 1 }", &["at"]);
    refused("{ circle = 1, at = [0, 0], point = [0, 0] }", &["more than one"]);
    refused("{ at = [0, 0] }", &["nothing to draw"]);
    refused("{ line = [[0, 0], [1, 1]], turn = \"phi\" }", &["belongs to a circle"]);
    refused("{ spring = [[0, 0], [1, 1]], color = \"#112233\" }", &["no colour"]);
    refused("{ point = [0, 0], color = \"red\" }", &["not a colour"]);
    refused("[0, 0]", &["a table"]);
    refused("{ point = [\"sin(\", 0] }", &["cannot be read"]);
}
