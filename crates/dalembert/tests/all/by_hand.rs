//! Mechanisms moved by hand, and results that are shown again.

use dalembert::dynamics::simulation::Samples;
use dalembert::io::results::{Recipe, Stream, Table, places};
use dalembert::{Loaded, Open, Shown, Simulate, open, open_recipe};

fn example(name: &str) -> Loaded {
    open(format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))).expect("reads")
}

fn pose(shown: &Shown, name: &str) -> [f64; 7] {
    shown.poses.iter().find(|p| p.0 == name).unwrap_or_else(|| panic!("{name}")).1
}

/// A point of a body in the ground.
fn placed([px, py, pz, w, x, y, z]: [f64; 7], [a, b, c]: [f64; 3]) -> [f64; 3] {
    let (u, t) = ([x, y, z], [2.0 * (y * c - z * b), 2.0 * (z * a - x * c), 2.0 * (x * b - y * a)]);
    let cross = [u[1] * t[2] - u[2] * t[1], u[2] * t[0] - u[0] * t[2], u[0] * t[1] - u[1] * t[0]];
    [px + a + w * t[0] + cross[0], py + b + w * t[1] + cross[1], pz + c + w * t[2] + cross[2]]
}

fn far(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

/// A point of a body that moves on a curve is drawn to places that it passes in a motion, and gets there; the pose is that of the motion.
#[test]
fn what_is_drawn_along_its_way_follows_the_motion() {
    for (name, body, at) in
        [("four_bar.toml", "coupler", [0.5, 0.0, 0.0]), ("slider_crank.toml", "rod", [0.1, 0.0, 0.0])]
    {
        let loaded = example(name);
        let how = Simulate { until: Some(0.3), every: Some(0.01), poses: true, ..Simulate::default() };
        let run = loaded.simulate(&how, &mut |_| true).expect("runs");
        let poses = run.poses.expect("poses");
        let mut held = loaded.at_rest(&[]).expect("a start");
        for sample in 0..run.time.len() {
            let to = placed(poses.at(sample, poses.names.iter().position(|n| n == body).unwrap()).unwrap(), at);
            let found = loaded.drag(&mut held, body, at, to).expect("a pose");
            assert!(found.apart < 1e-4, "{name}: {} m from the hand", found.apart);
            for (k, (frame, pose)) in found.poses.iter().enumerate() {
                let wanted = poses.at(sample, k).unwrap();
                assert!(far(placed(*pose, [0.0; 3]), placed(wanted, [0.0; 3])) < 1e-3, "{name}: {frame}");
            }
        }
    }
}

/// A crank's end that is drawn far away is, of its circle, the point that is nearest; the rods keep their lengths.
#[test]
fn what_can_not_follow_comes_as_near_as_it_can() {
    let loaded = example("four_bar.toml");
    let mut held = loaded.at_rest(&[]).expect("a start");
    let start = loaded.shown(&held);
    let centre = placed(pose(&start, "crank"), [0.0; 3]);
    let to = [centre[0] - 4.0, centre[1] + 3.0, 0.0];
    let mut found = start.clone();
    for _ in 0..10 {
        found = loaded.drag(&mut held, "crank", [0.3, 0.0, 0.0], to).expect("a pose");
    }
    assert!((found.apart - (5.0 - 0.3)).abs() < 1e-4, "{} m apart", found.apart);
    let pin = placed(pose(&found, "crank"), [0.3, 0.0, 0.0]);
    assert!(far(pin, [centre[0] - 0.24, centre[1] + 0.18, 0.0]) < 1e-3, "{pin:?}");
    assert!(far(pin, placed(pose(&found, "coupler"), [0.0; 3])) < 1e-8, "the pin came apart");
    let refused = loaded.drag(&mut held, "crunk", [0.0; 3], to).unwrap_err();
    assert!(refused.to_string().contains("crunk"), "{refused}");
}

/// A free body goes where it is drawn; a platform on legs keeps them closed.
#[test]
fn bodies_in_space_are_drawn() {
    let loaded = example("tumbling.toml");
    let mut held = loaded.at_rest(&[]).expect("a start");
    let body = loaded.frame_names()[0].clone();
    let to = [0.4, -0.3, 0.7];
    let mut found = loaded.shown(&held);
    for _ in 0..5 {
        found = loaded.drag(&mut held, &body, [0.05, 0.02, -0.03], to).expect("a pose");
    }
    assert!(far(placed(pose(&found, &body), [0.05, 0.02, -0.03]), to) < 1e-4);

    let loaded = example("stewart_ups.toml");
    let mut held = loaded.at_rest(&[]).expect("a start");
    let before = placed(pose(&loaded.shown(&held), "platform"), [0.0; 3]);
    let to = [before[0] + 0.02, before[1] - 0.03, before[2] + 0.04];
    let found = loaded.drag(&mut held, "platform", [0.0; 3], to).expect("a pose");
    assert!(found.apart < 1e-5, "{} m", found.apart);
    let set: Vec<(String, f64)> = found.values.clone();
    let diagnosis = loaded.doctor(&dalembert::At { set, ..Default::default() }).expect("an answer");
    assert!(diagnosis.assembly.converged);
}

/// A run that is written and kept.
struct Both<'a>(Stream, &'a mut dyn Samples);

impl Samples for Both<'_> {
    fn begin(&mut self, columns: &[dalembert::dynamics::result::Column]) -> Result<(), String> {
        self.0.begin(columns).and(self.1.begin(columns))
    }
    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        self.0.sample(t, values).and(self.1.sample(t, values))
    }
    fn wants_snapshots(&self) -> bool {
        true
    }
    fn snapshot(&mut self, t: f64, bodies: &dalembert::dynamics::snapshot::Snapshot<'_>) -> Result<(), String> {
        self.0.snapshot(t, bodies).and(self.1.snapshot(t, bodies))
    }
}

/// A run as a file of results, and back.
fn written(loaded: &Loaded, path: &std::path::Path) -> dalembert::dynamics::result::RunResult {
    let how = Simulate { until: Some(0.2), every: Some(0.02), poses: true, ..Simulate::default() };
    let mut stream = Stream::new(path).expect("a form");
    stream.carry(&loaded.frame_names(), &loaded.recipe(&Open::default(), &[("A'".to_owned(), 4.0)]));
    let mut kept = dalembert::dynamics::result::RunResult {
        poses: Some(dalembert::dynamics::snapshot::Poses::of(loaded.frame_names())),
        ..Default::default()
    };
    let mut both = Both(stream, &mut kept);
    loaded.simulate_into(&how, &mut |_| true, &mut both).expect("runs");
    both.0.finish().expect("written");
    kept
}

/// The picture of a page: its block of data.
fn scene(page: &str) -> serde_json::Value {
    let block = page.split("id=\"scene\">").nth(1).and_then(|rest| rest.split("</script>").next()).expect("a scene");
    serde_json::from_str(block).expect("JSON")
}

/// The page of a result shows the same poses as the page of the run, whether the file carries them or the engine computes them of the
/// coordinates, and a Parquet file makes its model again.
#[test]
fn results_are_shown_with_the_poses_of_their_run() {
    let folder = std::env::temp_dir().join(format!("dalembert-shown-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["four_bar.toml", "stewart_ups.toml"] {
        let loaded = example(name);
        let run = |extension: &str| {
            let path = folder.join(format!("r.{extension}"));
            (written(&loaded, &path), Table::open(&path).expect("opens"))
        };
        let (kept, csv) = run("csv");
        let page = scene(&loaded.report(&[], &kept).expect("a page"));
        let shown = scene(&loaded.report_result(&[], csv, "r.csv").expect("a page"));
        assert_eq!(page["frames"], shown["frames"], "{name}");
        assert_close(&page["poses"], &shown["poses"], name);
        if !cfg!(feature = "parquet") {
            continue;
        }
        let (_, parquet) = run("parquet");
        assert!(places(parquet.columns(), &loaded.frame_names()).is_some(), "{name}: the poses are not there");
        let recipe = parquet.recipe().expect("a recipe").to_owned();
        let own = folder.join(name.replace('.', "_"));
        let (again, set) = open_recipe(&recipe, &own).expect("a model");
        assert_eq!(set, [("A'".to_owned(), 4.0)]);
        let shown = scene(&again.report_result(&[], parquet, "r.parquet").expect("a page"));
        assert_eq!(page["poses"], shown["poses"], "{name}");
    }
    let mut recipe = Recipe::of(&example("hoop.toml").recipe(&Open::default(), &[]).to_text()).expect("reads back");
    recipe.files[0].0 = "../hoop.toml".to_owned();
    let refused = open_recipe(&recipe.to_text(), &folder).unwrap_err().to_string();
    assert!(refused.contains("../hoop.toml") && refused.contains("--model"), "{refused}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// Poses as floats, in base64: equal but for their last digits.
fn assert_close(a: &serde_json::Value, b: &serde_json::Value, name: &str) {
    let numbers = |v: &serde_json::Value| -> Vec<f32> {
        const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let text = v.as_str().expect("base64").trim_end_matches('=');
        let bits = text.bytes().map(|c| ALPHABET.iter().position(|a| *a == c).expect("base64") as u32);
        let (mut held, mut count, mut bytes) = (0_u32, 0, Vec::new());
        for value in bits {
            (held, count) = ((held << 6) | value, count + 6);
            if count >= 8 {
                count -= 8;
                bytes.push((held >> count) as u8);
            }
        }
        bytes.as_chunks::<4>().0.iter().map(|b| f32::from_le_bytes(*b)).collect()
    };
    let (a, b) = (numbers(a), numbers(b));
    assert_eq!(a.len(), b.len(), "{name}");
    for (a, b) in a.iter().zip(&b) {
        assert!((a - b).abs() < 1e-6, "{name}: {a} {b}");
    }
}
