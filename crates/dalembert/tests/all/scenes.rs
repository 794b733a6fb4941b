//! What is drawn: poses against those of `evaluate`, joints that meet on both bodies, pages of the sizes that are promised.

use dalembert::dynamics::snapshot::Snapshot;
use dalembert::io::page::Curves;
use dalembert::viewer::scene::{Anchor, Joint, JointKind, Shape};
use dalembert::viewer::{Motion, Scene, data};
use dalembert::{At, Beside, Loaded, Simulate, open};

use dalembert::dynamics::simulation::Samples;

fn example(name: &str) -> Loaded {
    open(format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))).expect("reads")
}

const MECHANISMS: [&str; 14] = [
    "andrews_bodies.toml",
    "arm.toml",
    "bricard.toml",
    "delta.toml",
    "flexible_arm.toml",
    "four_bar.toml",
    "jansen.toml",
    "planetary_gear.toml",
    "slider_crank.toml",
    "sprung_carts.toml",
    "stewart_rss.toml",
    "stewart_ups.toml",
    "windows.toml",
    "robots/ur5.urdf",
];

fn short(loaded: &Loaded) -> Simulate {
    let until = loaded.model.simulate.until.as_ref().map_or(1.0, |u| u.value) / 10.0;
    Simulate { until: Some(until), every: Some(until / 7.0), poses: true, ..Simulate::default() }
}

/// All poses of a run: those of each sample.
#[derive(Default)]
struct All(Vec<Vec<[f64; 7]>>);

impl Samples for All {
    fn begin(&mut self, _: &[dalembert::dynamics::result::Column]) -> Result<(), String> {
        Ok(())
    }
    fn sample(&mut self, _: f64, _: &[f64]) -> Result<(), String> {
        Ok(())
    }
    fn wants_snapshots(&self) -> bool {
        true
    }
    fn snapshot(&mut self, _: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        self.0.push(bodies.poses.to_vec());
        Ok(())
    }
}

fn turned([w, x, y, z]: [f64; 4], v: [f64; 3]) -> [f64; 3] {
    let r = [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - z * w), 2.0 * (x * z + y * w)],
        [2.0 * (x * y + z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - x * w)],
        [2.0 * (x * z - y * w), 2.0 * (y * z + x * w), 1.0 - 2.0 * (x * x + y * y)],
    ];
    r.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum())
}

/// Poses of the scene's frames among those of a snapshot.
fn place(scene: &Scene, poses: &[[f64; 7]], anchor: &Anchor) -> [f64; 3] {
    let Some(f) = anchor.frame else { return anchor.at };
    let p = poses[scene.frames[f].tracked];
    let v = turned([p[3], p[4], p[5], p[6]], anchor.at);
    [p[0] + v[0], p[1] + v[1], p[2] + v[2]]
}

/// A joint's axis in the ground, by its end on one of its bodies.
fn axis(scene: &Scene, poses: &[[f64; 7]], joint: &Joint, end: usize) -> [f64; 3] {
    let own = turned(joint.turns[end], joint.axis);
    joint.ends[end].frame.map_or(own, |f| {
        let p = poses[scene.frames[f].tracked];
        turned([p[3], p[4], p[5], p[6]], own)
    })
}

fn size(scene: &Scene, poses: &[[f64; 7]]) -> f64 {
    let all = scene.joints.iter().flat_map(|j| &j.ends).map(|a| place(scene, poses, a));
    all.flatten().fold(0.0, |m: f64, x| m.max(x.abs()))
}

#[test]
fn poses_of_a_run_start_as_evaluate_has_them() {
    for name in MECHANISMS {
        let loaded = example(name);
        let run = loaded.simulate(&short(&loaded), &mut |_| true).expect("runs");
        let poses = run.poses.expect("was asked for");
        let there = loaded.evaluate(&At::default()).expect("evaluates").poses;
        assert_eq!(poses.names, there.iter().map(|p| p.name.clone()).collect::<Vec<_>>(), "{name}");
        assert_eq!(poses.values.len(), 7 * poses.names.len() * run.time.len(), "{name}");
        for (k, expected) in there.iter().enumerate() {
            let [x, y, z, w, qx, qy, qz] = poses.at(0, k).expect("a sample");
            for (axis, e) in [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].into_iter().enumerate() {
                let column = turned([w, qx, qy, qz], e);
                for (row, c) in column.into_iter().enumerate() {
                    assert!((c - expected.rotation[row][axis]).abs() < 1e-9, "{name}: {}", expected.name);
                }
            }
            for (found, e) in [x, y, z].into_iter().zip(expected.position) {
                assert!((found - e).abs() < 1e-9 * (1.0 + e.abs()), "{name}: {}", expected.name);
            }
        }
        assert_eq!(poses.at(run.time.len(), 0), None);
    }
    let without =
        example("four_bar.toml").simulate(&Simulate { until: Some(0.01), ..Simulate::default() }, &mut |_| true);
    assert_eq!(without.expect("runs").poses, None);
}

#[test]
fn joints_meet_on_both_bodies_all_along() {
    for name in MECHANISMS {
        let loaded = example(name);
        let scene = loaded.scene(&[]).expect("has bodies");
        let mut all = All::default();
        loaded.simulate_into(&short(&loaded), &mut |_| true, &mut all).expect("runs");
        assert!(all.0.len() > 3 && !scene.joints.is_empty(), "{name}");
        for poses in &all.0 {
            let tolerance = 1e-7 * size(&scene, poses);
            for joint in &scene.joints {
                let [a, b] = [0, 1].map(|end| place(&scene, poses, &joint.ends[end]));
                let gap = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
                let [m, n] = [0, 1].map(|end| axis(&scene, poses, joint, end));
                let along: f64 = gap.iter().zip(m).map(|(g, x)| g * x).sum();
                let apart = match joint.kind {
                    JointKind::Free => continue,
                    JointKind::Planar => along.abs(),
                    JointKind::Prismatic | JointKind::Cylindrical | JointKind::Helical => {
                        gap.iter().zip(m).map(|(g, x)| (g - along * x).powi(2)).sum::<f64>().sqrt()
                    }
                    _ => gap.iter().map(|g| g * g).sum::<f64>().sqrt(),
                };
                assert!(apart <= tolerance, "{name}: `{}` is {apart} apart", joint.name);
                let keeps = !matches!(joint.kind, JointKind::Spherical | JointKind::Universal);
                let tilt: f64 = m.iter().zip(n).map(|(x, y)| (x - y).powi(2)).sum();
                assert!(!keeps || tilt.sqrt() < 1e-6, "{name}: the axes of `{}` are {m:?}, {n:?}", joint.name);
            }
        }
    }
}

/// A report with its motion, and the length of its data: the motion, the equations and the texts of the model.
fn page(name: &str) -> (String, usize, bool) {
    let loaded = example(name);
    let scene = loaded.scene(&[]).expect("has bodies");
    let mut motion = Motion::of(&scene);
    let run = loaded.simulate_into(&short(&loaded), &mut |_| true, &mut motion).expect("runs");
    let picture = data(&scene, &motion).expect("moves");
    let report = loaded
        .report_of(&[], &run.summary, &Curves::default(), &Beside { picture: Some(&picture), ..Beside::default() })
        .expect("a page");
    let between = |begin: &str, end: &str| -> usize {
        report.split(begin).skip(1).map(|rest| rest.split(end).next().unwrap_or_default().len()).sum()
    };
    let words = between("<section id=\"equations\"", "</section>")
        + between("<pre ", "</pre>")
        + between("id=\"data\">", "</script>");
    (report, picture.json.len() + words, picture.planar)
}

#[test]
fn planar_pages_are_small_and_spatial_ones_bounded() {
    for name in ["four_bar.toml", "jansen.toml", "slider_crank.toml", "sprung_carts.toml", "planetary_gear.toml"] {
        let (page, data, planar) = page(name);
        assert!(planar, "{name}");
        assert!(page.len() - data <= 200 << 10, "{name}: {}", page.len() - data);
    }
    for name in ["bricard.toml", "delta.toml", "stewart_ups.toml", "robots/ur5.urdf"] {
        let (page, data, planar) = page(name);
        assert!(!planar, "{name}");
        assert!(page.len() - data <= 900 << 10, "{name}: {}", page.len() - data);
        assert!(page.contains("default-src 'none'") && page.contains("three.js"), "{name}");
    }
}

fn text(text: &str) -> Loaded {
    dalembert::open_text("a.toml", text).expect("reads")
}

fn picture(loaded: &Loaded) -> serde_json::Value {
    let scene = loaded.scene(&[]).expect("has bodies");
    let mut motion = Motion::of(&scene);
    loaded.simulate_into(&short(loaded), &mut |_| true, &mut motion).expect("runs");
    let picture = data(&scene, &motion).expect("moves");
    assert!(!picture.json.contains(['<', '>', '&']), "could leave its element");
    serde_json::from_str(&picture.json).expect("JSON")
}

#[test]
fn names_cannot_leave_the_data() {
    let loaded = text(
        "dalembert = 1\ntitle = \"</script><b>\"\n[bodies.a]\nmass = 1\ncom = [1, 0, 0]\n[joints.j]\n\
         type = \"revolute\"\nbetween = [\"ground\", \"a\"]\n[simulate]\nuntil = 1\n",
    );
    assert_eq!(picture(&loaded)["title"], "</script><b>");
}

#[test]
fn shapes_are_drawn_where_they_are_given() {
    let loaded = text(
        "dalembert = 1\n[parameters]\nl = 0.4\n[bodies.a]\nmass = 1\ncom = [\"l/2\", 0, 0]\n\
         shape = [{ box = [\"l\", 0.1, 0.2], color = \"#ff0000\" }, { capsule = [0.1, \"l\"], along = \"x\", at = [1, 2, 3] },\n\
         { polygon = [[0, 0, 0], [1, 0, 0], [0, 1, 0]] }, { mesh = \"no.stl\" }]\n\
         [joints.j]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n[simulate]\nuntil = 1\n",
    );
    let picture = picture(&loaded);
    let parts = picture["parts"].as_array().expect("parts");
    assert_eq!(parts.len(), 3);
    assert_eq!((&parts[0]["size"][0], &parts[0]["at"][0]), (&0.4.into(), &0.2.into()));
    assert_eq!(parts[0]["color"], serde_json::json!([1.0, 0.0, 0.0]));
    assert_eq!((&parts[1]["radius"], &parts[1]["at"][2]), (&0.1.into(), &3.0.into()));
    let turn: Vec<f64> = parts[1]["turn"].as_array().unwrap().iter().map(|x| x.as_f64().unwrap()).collect();
    let along = turned([turn[0], turn[1], turn[2], turn[3]], [0.0, 0.0, 1.0]);
    assert!((along[0].abs() - 1.0).abs() < 1e-12, "{along:?}");
    assert_eq!(parts[2]["corners"].as_array().map(Vec::len), Some(3));
    assert!(picture["notes"][0].as_str().is_some_and(|n| n.contains("no.stl")), "{}", picture["notes"]);
}

/// A frame at a pin has a path like any other; those that no joint is at come first.
#[test]
fn all_named_frames_have_paths() {
    let picture = picture(&text(
        "dalembert = 1\n[bodies.a]\nmass = 1\ncom = [0.5, 0, 0]\nframes = { pin = { at = [1, 0, 0] }, tip = { at = [0.5, 0.2, 0] } }\n\
         [bodies.b]\nmass = 1\ncom = [0.5, 0, 0]\n[joints]\nA = { type = \"revolute\", between = [\"ground\", \"a\"] }\n\
         B = { type = \"revolute\", between = [\"a.pin\", \"b\"] }\n[simulate]\nuntil = 0.1\n",
    ));
    let paths: Vec<_> =
        picture["paths"].as_array().into_iter().flatten().map(|p| (&p["name"], &p["jointed"])).collect();
    assert_eq!(paths, [(&"a.tip".into(), &false.into()), (&"a.pin".into(), &true.into())]);
}

/// A four-bar that its rocker drives locks where crank and rod lie in line, with forces that have no bound: beside them those of the run before
/// are not rounding, some ten newtons of its weights.
#[test]
fn what_acts_at_a_dead_point_makes_no_rounding_of_the_rest() {
    let bar = |name: &str, l: f64| {
        format!(
            "[bodies.{name}]\nmass = 1\ncom = [{}, 0, 0]\ninertia = {{ box = [{l}, 0.02, 0.02] }}\nframes = {{ ee = {{ at = [{l}, 0, 0] }} }}\n",
            l / 2.0
        )
    };
    let model = text(&format!(
        "dalembert = 1\ngravity = [0, -9.81, 0]\n{}{}{}[joints]\nA = {{ type = \"revolute\", between = [\"ground\", \"a\"], start = 0.4 }}\n\
         B = {{ type = \"revolute\", between = [\"a.ee\", \"b\"], start = 0.5 }}\n\
         D = {{ type = \"revolute\", between = [\"ground\", \"c\"], frames = [{{ at = [0.6, 0, 0] }}, {{}}], start = 2.2 }}\n\
         C = {{ type = \"revolute\", between = [\"b.ee\", \"c.ee\"] }}\n[constraints]\ndrive = \"D = 2.2 - 0.5*t\"\n\
         ",
        bar("a", 0.2),
        bar("b", 0.5),
        bar("c", 0.4)
    ));
    let scene = model.scene(&[]).expect("has bodies");
    let mut motion = Motion::of(&scene);
    let how = Simulate { until: Some(1.2), every: Some(0.01), ..Simulate::default() };
    let run = model.simulate_into(&how, &mut |_| true, &mut motion).expect("runs up to there");
    assert!(!run.summary.completed);
    let picture: serde_json::Value = serde_json::from_str(&data(&scene, &motion).expect("moves").json).expect("JSON");
    let slight = picture["slight"][1].as_f64().expect("a force");
    assert!(slight < 1e-3, "{slight} N count as rounding");
}

#[test]
fn robots_look_as_their_files_say_before_and_after_conversion() {
    let folder = std::env::temp_dir().join(format!("dalembert-looks-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("meshes")).expect("a folder");
    std::fs::write(folder.join("meshes/a.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n").expect("written");
    let inertial = "<inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial>";
    let urdf = format!(
        "<robot name='r'><link name='base'><visual><geometry><box size='1 2 3'/></geometry></visual>{inertial}</link>\
         <link name='arm'>{inertial}<visual><origin xyz='0 0 0.5' rpy='0 1.5 0'/><geometry><cylinder radius='0.1' length='1'/>\
         </geometry><material name='m'><color rgba='1 0.5 0 1'/></material></visual>\
         <visual><geometry><mesh filename='package://r/meshes/a.obj' scale='2 2 2'/></geometry></visual>\
         <visual><geometry><mesh filename='package://r/meshes/none.dae'/></geometry></visual>\
         <visual><geometry><sphere radius='zero'/></geometry></visual><visual/></link>\
         <joint name='j' type='continuous'><parent link='base'/><child link='arm'/></joint></robot>"
    );
    std::fs::write(folder.join("r.urdf"), urdf).expect("written");
    dalembert::convert(folder.join("r.urdf"), folder.join("r.toml"), &dalembert::Open::default()).expect("converts");
    let [there, again] =
        ["r.urdf", "r.toml"].map(|name| open(folder.join(name)).expect("reads").scene(&[]).expect("bodies"));
    std::fs::remove_dir_all(&folder).expect("removed");
    let [base, arm] = there.bodies.as_slice() else { panic!("{:?}", there.bodies) };
    assert_eq!(base.shapes[0].shape, Shape::Box([1.0, 2.0, 3.0]));
    assert_eq!(arm.shapes.len(), 2);
    assert_eq!((&arm.shapes[0].shape, arm.shapes[0].at), (&Shape::Cylinder(0.1, 1.0), [0.0, 0.0, 0.5]));
    assert_eq!(arm.shapes[0].color, Some([1.0, 128.0 / 255.0, 0.0]));
    let Shape::Mesh(corners, triangles) = &arm.shapes[1].shape else { panic!("{:?}", arm.shapes[1]) };
    assert_eq!((corners[1], triangles.len()), ([2.0, 0.0, 0.0], 1));
    assert!(there.notes.len() == 1 && there.notes[0].contains("none.dae"), "{:?}", there.notes);
    let shapes = |scene: &Scene| -> Vec<(Shape, [f64; 3])> {
        scene.bodies.iter().flat_map(|b| b.shapes.iter().map(|s| (s.shape.clone(), s.at))).collect()
    };
    assert_eq!(shapes(&there), shapes(&again));
}

#[test]
fn pictures_are_the_same_in_any_unit_of_length() {
    let four = |unit: f64| {
        let model = std::fs::read_to_string(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR")));
        let mut model = model.expect("reads");
        for (name, value) in [("a", 0.3), ("b", 1.0), ("c", 0.8), ("d", 1.0), ("w", 0.02)] {
            let (old, new) =
                (format!("{name} = {{ value = {value:?},"), format!("{name} = {{ value = {},", value * unit));
            assert!(model.contains(&old), "{old}");
            model = model.replace(&old, &new);
        }
        let loaded = text(&model.replace("-9.81", &format!("{}", -9.81 * unit)));
        picture(&loaded)
    };
    let (one, small) = (four(1.0), four(1e-4));
    for key in ["planar", "right", "up", "normal"] {
        assert_eq!(one[key], small[key], "{key}");
    }
    let kinds = |p: &serde_json::Value| -> Vec<String> {
        p["parts"].as_array().unwrap().iter().map(|part| part["shape"].to_string()).collect()
    };
    assert_eq!(kinds(&one), kinds(&small));
    let ratio = |key: &str| small[key].as_f64().unwrap() / one[key].as_f64().unwrap();
    assert!((ratio("size") / 1e-4 - 1.0).abs() < 1e-6 && (ratio("width") / 1e-4 - 1.0).abs() < 1e-6);
}

#[test]
fn results_with_poses_have_reports_that_move() {
    let loaded = example("four_bar.toml");
    let with = loaded.simulate(&short(&loaded), &mut |_| true).expect("runs");
    assert!(loaded.report(&[], &with).expect("a page").contains("id=\"scene\""));
    let without = dalembert::dynamics::result::RunResult { poses: None, ..with };
    assert!(!loaded.report(&[], &without).expect("a page").contains("id=\"scene\""));
}

/// A run that is kept shows the same motion, with its reactions, loads and drawings, as one that is shown while it goes on.
#[test]
fn the_motion_of_a_run_that_is_kept_is_that_of_one_that_goes_on() {
    let moving = ["four_bar.toml", "sprung_carts.toml", "stewart_rss.toml", "flexible_arm.toml"];
    for name in moving.into_iter().chain(["pendulum.toml", "double_pendulum.toml", "wheel.toml"]) {
        let loaded = example(name);
        let how = Simulate { rates: true, forces: true, ..short(&loaded) };
        let kept = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{name}: {e}"));
        let shown = loaded.filmed(&how).unwrap_or_else(|e| panic!("{name}: {e}")).expect("a picture");
        let page = loaded.report(&[], &kept).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(page.contains(&shown.json), "{name}");
    }
}

/// However large an output beside others is, these are drawn, or stay at what the run says.
#[test]
fn a_page_says_of_outputs_what_the_run_says() {
    for power in (-20..=20).step_by(5) {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [1, 0] }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"2*x^2\"\n\
             [outputs]\nother = \"4e{power}*x\"\nratio = \"3 + x\"\nc = \"3\"\nnone = \"x - x\"\n"
        );
        let loaded = dalembert::open_text("outputs.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let how = Simulate { until: Some(10.0), every: Some(0.5), ..Simulate::default() };
        let run = loaded.simulate(&how, &mut |_| true).expect("runs");
        let page = loaded.report(&[], &run).expect("a page");
        assert!(page.contains("<code>c</code> = 3</li>") && page.contains("<code>none</code> = 0</li>"), "1e{power}");
        for name in ["other", "ratio"] {
            assert!(page.contains(&format!("\"name\":\"{name}\"")), "1e{power}: {name} is not drawn");
            assert!(!page.contains(&format!("<code>{name}</code> =")), "1e{power}: {name} is said to stay");
        }
    }
}

/// What is left of a run that is cut short is what it was.
#[test]
fn forces_of_samples_stay_with_them() {
    let loaded = example("sprung_carts.toml");
    let how = Simulate { rates: true, forces: true, ..short(&loaded) };
    let mut poses = loaded.simulate(&how, &mut |_| true).expect("runs").poses.expect("were asked for");
    let before: Vec<_> = (0..4).map(|k| poses.forces_at(k).expect("a sample")).collect();
    assert!(before.windows(2).all(|pair| pair[0] != pair[1]) && !before[0].0.is_empty());
    poses.truncate(4);
    assert_eq!((0..4).map(|k| poses.forces_at(k).expect("a sample")).collect::<Vec<_>>(), before);
    assert_eq!(poses.forces_at(4), None);
}

#[test]
fn models_of_formulas_have_no_bodies_to_draw() {
    assert!(example("pendulum.toml").scene(&[]).is_none());
}
