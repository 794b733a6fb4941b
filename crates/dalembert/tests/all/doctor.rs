//! Sick mechanisms: the doctor's first finding is what was done to them, by name. And healthy ones with redundant loops.

use dalembert::At;
use dalembert::dynamics::result::{Diagnosis, Evaluation, Finding, Severity};
use dalembert::io::ToJson;

fn open(path: &str) -> Result<dalembert::Loaded, dalembert::Error> {
    dalembert::open(format!("{}/{path}.toml", env!("CARGO_MANIFEST_DIR")))
}

fn diagnosis(path: &str) -> Diagnosis {
    let loaded = open(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn sick(name: &str) -> Diagnosis {
    diagnosis(&format!("tests/sick/{name}"))
}

fn example(name: &str) -> Diagnosis {
    diagnosis(&format!("../../examples/{name}"))
}

fn first(d: &Diagnosis) -> &Finding {
    d.findings.first().expect("a finding")
}

fn finding<'d>(d: &'d Diagnosis, code: &str) -> &'d Finding {
    d.findings.iter().find(|f| f.code == code).unwrap_or_else(|| panic!("no {code} in {:#?}", d.notes))
}

/// Links of 1 m, 1 m and 1 m between pivots that are 5 m apart: 2 m are missing.
#[test]
fn a_loop_that_is_too_short() {
    let d = sick("short_link");
    let f = first(&d);
    assert_eq!((f.code, f.severity), ("D103", Severity::Error));
    let mut names = f.names.clone();
    names.sort();
    assert_eq!(names, ["A", "B", "C", "D"]);
    // The least distance is that of a straight chain, where the last millimetre takes long.
    assert!((f.size.unwrap() - 2.0).abs() < 2e-3, "{f:?}");
    assert!(f.sentence.contains("2 m"), "{}", f.sentence);
}

/// Of one start value that is kept there is only that to let go of; of several, one.
#[test]
fn start_values_that_do_not_fit_are_let_go_of_by_number() {
    let loaded = open("../../examples/slider_crank").unwrap();
    for (set, words) in
        [(&[("guide", 3.0)][..], "Let go of it"), (&[("guide", 0.3), ("A", 1.0)], "Let go of one of them")]
    {
        let set: Vec<(String, f64)> = set.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
        let d = loaded.doctor(&At { set: set.clone(), ..At::default() }).unwrap();
        let found = finding(&d, "D102");
        let suggestion = found.suggestion.as_deref().unwrap_or_default();
        assert!(suggestion.starts_with(words), "{set:?}: {suggestion}");
        assert_eq!(found.sentence.contains("start values"), suggestion.contains("one of them"), "{found:?}");
    }
}

#[test]
fn a_joint_that_stands_twice() {
    let d = sick("doubled_joint");
    let f = first(&d);
    assert_eq!((f.code, &f.names[..]), ("D401", &["C2".to_owned(), "C".to_owned()][..]));
    assert_eq!(d.mobility, 1);
    // What is left without the second pin is the plain four-bar in space, with its three.
    assert_eq!(finding(&d, "D403").size, Some(3.0));
}

#[test]
fn a_joint_that_is_missing() {
    let d = sick("missing_joint");
    assert_eq!((first(&d).code, &first(&d).names[..]), ("D306", &["coupler.C".to_owned(), "rocker.C".to_owned()][..]));
    assert_eq!(d.mobility, 3);
}

#[test]
fn a_triangle_of_bars() {
    let d = sick("locked");
    assert_eq!((first(&d).code, &first(&d).names[..]), ("D302", &["P", "Q", "R"].map(str::to_owned)[..]));
    assert_eq!(d.mobility, 0);
}

/// Said when the file is read: there is nothing to examine.
#[test]
fn bodies_that_hang_on_nothing() {
    let error = open("tests/sick/disconnected").expect_err("two bodies are left alone");
    let first = &error_json(&error)["errors"][0];
    assert_eq!(first["message"], "body `lost` is not connected to the ground by joints");
    assert_eq!(first["line"], 11);
}

fn error_json(error: &dalembert::Error) -> serde_json::Value {
    match error {
        dalembert::Error::Model(diagnostics) => diagnostics.to_json(),
        other => panic!("{other}"),
    }
}

#[test]
fn a_link_without_mass() {
    let d = sick("massless_link");
    assert_eq!((first(&d).code, &first(&d).names[..2]), ("D201", &["tail", "knee"].map(str::to_owned)[..]));
    assert!(!d.accelerations_unique);
}

/// With all axes parallel to an edge of the cube it moves; a thousandth of a radian stops it.
#[test]
fn an_axis_that_is_off() {
    let d = sick("bricard_axis");
    let f = first(&d);
    assert_eq!((f.code, f.names[0].as_str(), f.names.len()), ("D301", "J4", 6));
    assert!(f.size.unwrap() > 1e-5 && f.size.unwrap() < 1e-3, "{f:?}");
    assert_eq!((d.mobility, d.rank), (0, 5));
    let miss = d.mechanism.and_then(|m| m.near_miss).and_then(|n| n.culprit).expect("a joint");
    assert_eq!(miss.0, "J4");
    assert!((miss.1 - 1e-3).abs() < 1e-5, "{}", miss.1);
}

#[test]
fn start_values_that_do_not_fit() {
    let d = sick("inconsistent_start");
    let f = first(&d);
    assert_eq!((f.code, &f.names[..2]), ("D102", &["A", "D"].map(str::to_owned)[..]));
    assert!(!d.assembly.converged);
}

#[test]
fn a_weld_too_many() {
    let d = sick("redundant_weld");
    let f = first(&d);
    let mut names = f.names.clone();
    names.sort();
    assert_eq!((f.code, &names[..]), ("D401", &["front", "rear"].map(str::to_owned)[..]));
    assert_eq!(d.mobility, 1);
}

#[test]
fn gears_that_fight_a_loop() {
    let d = sick("gear_in_loop");
    assert_eq!(
        (first(&d).code, &first(&d).names[..]),
        ("D302", &["D.mimic", "A", "B", "C", "D"].map(str::to_owned)[..])
    );
    assert!(first(&d).suggestion.as_ref().is_some_and(|s| s.contains("1 freedom")));
}

/// Five rows of rank four: one freedom where the count gives none, at all poses.
#[test]
fn bricard() {
    let d = example("bricard");
    assert_eq!((d.mobility, d.rows, d.rank), (1, 5, 4));
    let m = d.mechanism.as_ref().expect("bodies");
    assert_eq!((m.grubler, m.planar, m.generic_mobility), (0, None, Some(1)));
    let six = ["J1", "J2", "J3", "J4", "J5", "J6"];
    let [o] = m.overconstraints.as_slice() else { panic!("{:?}", m.overconstraints) };
    assert_eq!((o.count, &o.joints[..]), (1, &six.map(str::to_owned)[..]));
    assert_eq!(o.kind.as_str(), "generic");
    assert_eq!(o.releases.len(), 1);
    let unknown: Vec<&str> = d.reactions.iter().filter(|r| !r.1).map(|r| r.0.as_str()).collect();
    assert_eq!(unknown, ["J4.x", "J4.y", "J4.z", "J4.rx", "J4.rz"]);
    assert_eq!(o.strained.iter().filter(|s| s.all && s.directions.len() == 5).count(), 6);
    let [freedom] = m.freedoms.as_slice() else { panic!("{:?}", m.freedoms) };
    assert_eq!((freedom.leading.as_str(), freedom.moving.len()), ("J1", 6));
    // By symmetry all joints turn at the same rate.
    assert!(freedom.moving.iter().all(|(_, rate)| (rate.abs() - 1.0).abs() < 1e-9), "{freedom:?}");
    let json = d.to_json();
    assert_eq!(json["findings"][0]["code"], "D403");
    assert_eq!(json["mechanism"]["grubler"], 0);
}

/// Grübler's count is wrong by as many freedoms as there are rows that repeat others, modes of flexible bodies and variables without joints
/// included.
#[test]
fn the_count_is_wrong_by_the_redundant_rows() {
    let folder = format!("{}/../../examples", env!("CARGO_MANIFEST_DIR"));
    let models = std::fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path());
    let mut counted = 0;
    for path in models.filter(|p| p.extension().is_some_and(|e| e == "toml")) {
        let d = dalembert::open(&path).and_then(|l| l.doctor(&At::default())).unwrap_or_else(|e| panic!("{e}"));
        let Some(m) = &d.mechanism else { continue };
        counted += 1;
        let off = d.mobility as i64 - m.grubler;
        assert_eq!(off, (d.rows - d.rank) as i64, "{}", path.display());
        assert!(m.planar.is_none_or(|p| (m.grubler..=d.mobility as i64).contains(&p)), "{}", path.display());
    }
    assert!(counted >= 15, "{counted} mechanisms");
}

/// The replacements that the doctor names make a mechanism without redundant rows, of the same mobility.
#[test]
fn the_cure_of_a_spatial_four_bar() {
    let path = format!("{}/tests/sick/doubled_joint.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file");
    let plain = &text[..text.find("[joints.C2]").expect("the second pin")];
    let of =
        |text: &str| dalembert::open_text("four-bar", text).and_then(|l| l.doctor(&At::default())).expect("a model");
    let d = of(plain);
    let m = d.mechanism.as_ref().expect("bodies");
    assert_eq!((d.mobility, m.grubler, m.planar), (1, -2, Some(1)));
    assert_eq!(m.overconstraints[0].count, 3);
    let mut cured = plain.to_owned();
    for release in &m.overconstraints[0].releases {
        let at = cured.find(&format!("[joints.{}]", release.joint)).expect("the joint");
        let kind = at + cured[at..].find(&release.from).expect("its kind");
        cured.replace_range(kind..kind + release.from.len(), &release.to);
    }
    let d = of(&cured);
    assert_eq!((d.mobility, d.rows - d.rank), (1, 0), "{cured}");
    assert_eq!(d.mechanism.map(|m| m.grubler), Some(1));
}

/// Two bars in line between pivots as far apart as both are long give way a little and can't move: nothing is said to move beside a joint
/// that stands still, and the replacements that the doctor names leave the mobility as it is, here and in poses nearby.
#[test]
fn bars_in_line_do_not_move_and_no_advice_makes_them() {
    let bars = |more: &str| {
        format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n\
             a = {{ mass = 1, com = [0.5, 0, 0], inertia = [0, 0.1, 0.1, 0, 0, 0] }}\n\
             b = {{ mass = 1, com = [1.5, 0, 0], inertia = [0, 0.1, 0.1, 0, 0, 0] }}\ns = {{ mass = 1 }}\n[joints]\n\
             A = {{ type = \"revolute\", between = [\"ground\", \"a\"] }}\n\
             B = {{ type = \"revolute\", between = [\"a\", \"b\"], at = [1, 0, 0] }}\n{more}\
             C = {{ type = \"revolute\", between = [\"s\", \"b\"], at = [2, 0, 0] }}\n\
             T = {{ type = \"weld\", between = [\"ground\", \"s\"] }}\n"
        )
    };
    let of =
        |text: &str| dalembert::open_text("bars", text).and_then(|l| l.doctor(&At::default())).expect("a diagnosis");
    let freedoms = |d: &Diagnosis| (d.mobility, d.mechanism.as_ref().and_then(|m| m.generic_mobility));
    let slide = "S = { type = \"prismatic\", between = [\"ground\", \"s\"], axis = [1, 0, 0] }\n";
    for text in [bars(""), bars(slide)] {
        let d = of(&text);
        assert_eq!(freedoms(&d), (1, Some(0)), "{text}");
        assert!(d.findings.iter().any(|f| f.code == "D304" && f.sentence.contains("can't move")), "{:?}", d.findings);
        assert!(d.findings.iter().all(|f| !f.sentence.contains("though the mechanism does")), "{:?}", d.findings);
        let mut cured = text.clone();
        let all = &d.mechanism.as_ref().expect("bodies").overconstraints;
        let releases: Vec<_> = all.iter().flat_map(|o| &o.releases).collect();
        assert!(!releases.is_empty(), "{all:?}");
        for release in releases {
            let old = format!("{} = {{ type = \"{}\"", release.joint, release.from);
            assert!(cured.contains(&old), "{release:?}");
            cured = cured.replace(&old, &format!("{} = {{ type = \"{}\"", release.joint, release.to));
        }
        assert_eq!(freedoms(&of(&cured)), (1, Some(0)), "{cured}");
    }
}

/// A rod between two balls spins by itself.
#[test]
fn a_passive_freedom() {
    let text = r#"
dalembert = 1
[bodies.crank]
mass = 1
com = [0, 0.5, 0]
inertia = { box = [0.1, 1, 0.1] }
[bodies.rod]
mass = 1
com = [1, 1, 0.5]
inertia = { box = [2, 0.1, 0.1] }
[bodies.rocker]
mass = 1
com = [2, 0.5, 1]
inertia = { box = [0.1, 1, 0.1] }
[joints.A]
type = "revolute"
between = ["ground", "crank"]
axis = [0, 0, 1]
[joints.B]
type = "spherical"
between = ["crank", "rod"]
at = [0, 1, 0]
[joints.C]
type = "spherical"
between = ["rod", "rocker"]
at = [2, 1, 1]
[joints.D]
type = "revolute"
between = ["ground", "rocker"]
at = [2, 0, 1]
axis = [1, 0, 1]
"#;
    let d = dalembert::open_text("rssr", text).and_then(|l| l.doctor(&At::default())).expect("a model");
    let m = d.mechanism.as_ref().expect("bodies");
    assert_eq!((d.mobility, m.grubler, m.overconstraints.len()), (2, 2, 0));
    let passive: Vec<_> = m.freedoms.iter().filter_map(|f| f.passive.as_deref()).collect();
    assert_eq!(passive, ["rod"], "{:?}", m.freedoms);
    assert_eq!(finding(&d, "D406").names, ["rod"]);
}

/// A four-bar of bars of 1 m on pivots `ground` apart; the axes of its joints A, B, C, D as given.
fn four_bar(name: &str, ground: f64, axes: [&str; 4]) -> String {
    let body =
        |b: &str| format!("[bodies.{name}{b}]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = {{ box = [1, 0.1, 0.1] }}\n");
    let joint = |j: &str, [a, b]: [&str; 2], [at_a, at_b]: [f64; 2], axis: &str| {
        format!(
            "[joints.{name}{j}]\ntype = \"revolute\"\nbetween = [\"{a}\", \"{b}\"]\naxis = {axis}\nframes = [{{ at = [{at_a}, 0, 0] }}, {{ at = [{at_b}, 0, 0] }}]\n"
        )
    };
    let [crank, coupler, rocker] = ["crank", "coupler", "rocker"].map(|b| format!("{name}{b}"));
    [
        ["crank", "coupler", "rocker"].map(body).concat(),
        joint("A", ["ground", &crank], [0.0, 0.0], axes[0]),
        joint("B", [&crank, &coupler], [1.0, 0.0], axes[1]),
        joint("C", [&coupler, &rocker], [1.0, 1.0], axes[2]),
        joint("D", [&rocker, "ground"], [0.0, ground], axes[3]),
    ]
    .concat()
}

fn of_text(text: &str) -> Diagnosis {
    dalembert::open_text("model", text).and_then(|l| l.doctor(&At::default())).unwrap_or_else(|e| panic!("{e}"))
}

const UPRIGHT: [&str; 4] = ["[0, 0, 1]"; 4];

/// Straight, the bars of 3 m leave 2 m and 0.5 m; the loop between closes.
#[test]
fn each_loop_that_can_not_close_is_named() {
    let bars = [("p", 5.0), ("q", 2.0), ("r", 3.5)].map(|(name, ground)| four_bar(name, ground, UPRIGHT));
    let d = of_text(&format!("dalembert = 1\n{}", bars.concat()));
    let open: Vec<&Finding> = d.findings.iter().filter(|f| f.severity == Severity::Error).collect();
    assert_eq!(open.len(), 2, "{:#?}", d.notes);
    for (f, (name, gap)) in open.iter().zip([("p", 2.0), ("r", 0.5)]) {
        assert_eq!(f.code, "D103");
        assert!(f.names.iter().all(|n| n.starts_with(name)) && f.names.len() == 4, "{f:?}");
        assert!((f.size.unwrap() - gap).abs() < 2e-3, "{f:?}");
    }
}

/// Any one axis of four that stands across the others, by much or by all, whether the loop then closes or not.
#[test]
fn an_axis_that_stands_across() {
    for (k, name) in ["A", "B", "C", "D"].into_iter().enumerate() {
        for (axis, angle) in
            [("[1, 0, 0]", 90.0_f64), ("[0, 1, 0]", 90.0), ("[0.3, 0, 1]", 0.3_f64.atan().to_degrees())]
        {
            let mut axes = UPRIGHT;
            axes[k] = axis;
            let d = of_text(&format!("dalembert = 1\n{}", four_bar("", 2.0, axes)));
            let f = first(&d);
            assert_eq!(f.names[0], name, "{axis} {f:?}");
            assert!((f.size.unwrap() - angle.to_radians()).abs() < 1e-9, "{f:?}");
            assert!(f.suggestion.as_ref().is_some_and(|s| s.contains("`axis = [0, 0, 1]`")), "{f:?}");
            assert_eq!(f.code, if d.assembly.converged { "D301" } else { "D103" });
        }
    }
    // What is suggested is the cure.
    let cured = of_text(&format!("dalembert = 1\n{}", four_bar("", 2.0, UPRIGHT)));
    assert_eq!((cured.mobility, first(&cured).severity), (1, Severity::Note));
}

/// A crank that is driven leaves no freedom, and nothing is wrong with that; one that is held by a constant is locked.
#[test]
fn a_prescribed_motion_is_no_fault() {
    let text = std::fs::read_to_string(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let with = |drive: &str| {
        let at_rest: String = text.lines().filter(|l| !l.starts_with("rate")).map(|l| format!("{l}\n")).collect();
        let text = at_rest.replacen("[outputs]", &format!("[constraints]\ndrive = \"{drive}\"\n\n[outputs]"), 1);
        let loaded = dalembert::open_text("driven.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"))
    };
    let driven = with("A = pi/2 + 3*t");
    let said = finding(&driven, "D307");
    assert_eq!((said.severity, said.names.as_slice()), (Severity::Note, ["drive".to_owned()].as_slice()));
    assert!(driven.findings.iter().all(|f| f.code != "D302"), "it moves");
    assert_eq!(finding(&with("A = pi/2"), "D302").severity, Severity::Warning);
}

/// What a screw moves stands where its joints meet, or beside: whatever the pose, the pitch is no number that is a little off.
#[test]
fn a_screw_fits_at_every_angle() {
    for (pitch, unit) in [(0.003, 1.0), (4e-5, 1.0), (3.0, 1e3)] {
        let text = format!(
            "dalembert = 1\n[bodies.screw]\nmass = 1\ninertia = {{ cylinder = [{}, {}] }}\n[bodies.nut]\nmass = 5\ninertia = {{ ball = {} }}\n\
             [joints.S]\ntype = \"revolute\"\nbetween = [\"ground\", \"screw\"]\n[joints.N]\ntype = \"prismatic\"\nbetween = [\"ground\", \"nut\"]\n\
             [joints.H]\ntype = \"helical\"\nbetween = [\"screw\", \"nut\"]\npitch = {pitch}\ncut = true\n",
            0.02 * unit,
            0.5 * unit,
            0.1 * unit
        );
        let model = dalembert::open_text("screw", &text).unwrap_or_else(|e| panic!("{e}"));
        for angle in [0.0, 0.5, 1.0, 6.3, 100.0] {
            let d = model.doctor(&At { set: vec![("S".to_owned(), angle)], ..At::default() }).unwrap();
            assert!(d.findings.iter().all(|f| f.severity == Severity::Note), "{pitch} {angle}: {:?}", d.findings);
        }
    }
}

/// Three hinges in a line give way without moving, wherever the line is and however long; a little off it nothing gives way.
#[test]
fn what_gives_way_without_moving_is_no_mechanism() {
    let triangle = |length: f64, off: f64| {
        let model = format!(
            "dalembert = 1\n[bodies.a]\nmass = 1\ninertia = {{ ball = {length} }}\n[bodies.b]\nmass = 1\ninertia = {{ ball = {length} }}\n\
             [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n[joints.B]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\n\
             at = [{length}, {off}, 0]\n[joints.C]\ntype = \"revolute\"\nbetween = [\"b\", \"ground\"]\nat = [{}, 0, 0]\n",
            2.0 * length
        );
        dalembert::open_text("model.toml", &model).unwrap().doctor(&At::default()).unwrap()
    };
    for length in [1e-6, 1.0, 1e6] {
        let flat = triangle(length, 0.0);
        let mechanism = flat.mechanism.as_ref().unwrap();
        assert_eq!((flat.mobility, mechanism.generic_mobility, mechanism.isolated), (1, Some(0), true), "{length}");
        assert!(
            flat.findings.iter().any(|f| f.code == "D304" && f.sentence.contains("can't move")),
            "{:?}",
            flat.findings
        );
        let bent = triangle(length, 0.3 * length);
        assert_eq!((bent.mobility, bent.mechanism.unwrap().isolated), (0, false), "{length}");
    }
}

/// A weld that makes one body of two transmits at its own place: what is not determined there is the same whether it stays a joint or not.
#[test]
fn a_merged_weld_is_strained_at_its_own_place() {
    let beam = "dalembert = 1\n[bodies.a]\nmass = 1\ncom = [1, 0, 0]\ninertia = { box = [2, 0.1, 0.1] }\n[joints.w1]\ntype = \"revolute\"\n\
                between = [\"ground\", \"a\"]\n[joints.w2]\ntype = \"weld\"\nbetween = [\"a\", \"ground\"]\nat = [2, 0, 0]\n\
                [bodies.pendulum]\nmass = 1\ncom = [0, -0.3, 0]\n[joints.h]\ntype = \"revolute\"\nbetween = [\"a\", \"pendulum\"]\nframes = [{ at = [0.5, 0, 0] }, {}]\n";
    let d = dalembert::open_text("model.toml", beam).unwrap().doctor(&At::default()).unwrap();
    let sentence = &finding(&d, "D404").sentence;
    assert!(sentence.contains("all that joints `w1` and `w2` hold"), "{sentence}");
}

/// A tractor whose trailer hangs straight behind it, without side slip at its axles: the hinge stands still in this pose, and turns as soon as the tractor does.
#[test]
fn a_trailer_turns_though_not_at_once() {
    let body = |name: &str, l: f64| {
        format!(
            "[bodies.{name}]\nmass = 500\ncom = [{}, 0, 0]\ninertia = [0, 0, 300, 0, 0, 0]\nframes = {{ front = {{ at = [{l}, 0, 0] }} }}\n",
            l / 2.0
        )
    };
    let text = format!(
        "dalembert = 1\n{}{}{}[joints.base]\ntype = \"planar\"\nbetween = [\"ground\", \"tractor\"]\n\
         [joints.h1]\ntype = \"revolute\"\nbetween = [\"tractor\", \"one.front\"]\n[joints.h2]\ntype = \"revolute\"\nbetween = [\"one\", \"two.front\"]\n\
         [constraints]\nrear = \"vx(tractor)*yx(tractor) + vy(tractor)*yy(tractor) = 0\"\na1 = \"vx(one)*yx(one) + vy(one)*yy(one) = 0\"\n\
         a2 = \"vx(two)*yx(two) + vy(two)*yy(two) = 0\"\n",
        body("tractor", 2.5),
        body("one", 4.0),
        body("two", 3.5)
    );
    let d = dalembert::open_text("trailers.toml", &text).unwrap().doctor(&At::default()).unwrap();
    let stuck = d.findings.iter().find(|f| f.code == "D303");
    assert!(stuck.is_none(), "{stuck:?}");
}

/// A root link without inertia that floats is named alone: what it carries is at rest in the direction that nothing resists. A rod that turns about its own line has none there.
#[test]
fn bodies_with_inertia_are_not_said_to_have_none() {
    let floating = |body: &str| {
        of_text(&format!(
            "dalembert = 1\n[bodies]\nbase = {{}}\nbody = {{ {body} }}\n[joints]\n\
             root = {{ type = \"free\", between = [\"ground\", \"base\"] }}\n\
             j = {{ type = \"revolute\", between = [\"base\", \"body\"] }}\n"
        ))
    };
    let whole = floating("mass = 2, com = [3, 4, 5], inertia = [1, 1, 1, 0, 0, 0]");
    let found = finding(&whole, "D201");
    assert!(found.names.contains(&"base".to_owned()) && !found.names.contains(&"body".to_owned()), "{found:?}");
    assert!(found.suggestion.as_ref().is_some_and(|s| s.contains("float")), "{found:?}");
    let rod = of_text(
        "dalembert = 1\n[bodies]\nrod = { mass = 2, com = [0, 0, 5], inertia = [1, 1, 0, 0, 0, 0] }\n[joints]\n\
         j = { type = \"revolute\", between = [\"ground\", \"rod\"] }\n",
    );
    assert!(finding(&rod, "D201").names.contains(&"rod".to_owned()));
}

/// A variable of order one that a constraint tells starts where that says, and not at 0.
#[test]
fn zero_is_said_to_be_taken_where_it_is() {
    let with = |constraint: &str| {
        of_text(&format!(
            "dalembert = 1\n[variables]\na = {{ order = 1, start = 2 }}\nb = {{ order = 1 }}\n[equations]\n\
             mass = {{ a = {{ a = 1 }}, b = {{ b = 1 }} }}\nforce = {{ a = \"-a\" }}\n{constraint}"
        ))
    };
    assert_eq!(finding(&with(""), "D502").names, ["b".to_owned()]);
    let held = with("[constraints]\ntied = \"b = 2*a\"\n");
    assert!(held.findings.iter().all(|f| f.code != "D502"), "{:?}", held.findings);
}

/// Equations of rates without a mass say that their force is zero: whoever forgot the mass is told so, not to correct lengths.
#[test]
fn a_forgotten_mass_is_told() {
    let text = "dalembert = 1\n[variables]\na = { order = 1, start = 2, fixed = true }\nb = { order = 1, start = 1, fixed = true }\n[equations]\n\
                force = { a = \"-3*a + b^2\", b = \"a - b*(1 + b)\" }\n";
    let d = of_text(text);
    let help = finding(&d, "D105").suggestion.clone().unwrap_or_default();
    assert!(help.contains("no mass in [equations]") && help.contains("mass = { a = { a = 1 } }"), "{help}");
    let model = dalembert::open_text("forgotten.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let why =
        model.simulate(&dalembert::Simulate::default(), &mut |_| true).map(|_| ()).expect_err("no start").to_string();
    assert!(why.contains("no mass in [equations]"), "{why}");
}

/// A structure that is to stand still is no quarrel of its parts.
#[test]
fn a_structure_holds_still_without_a_fight() {
    let d = sick("gear_in_loop");
    assert!(first(&d).sentence.contains("together"), "{:?}", first(&d));
    assert!(first(&d).suggestion.as_ref().is_some_and(|s| s.contains("ratio")));
    let text = std::fs::read_to_string(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let at_rest: String = text.lines().filter(|l| !l.starts_with("rate")).map(|l| format!("{l}\n")).collect();
    let braced = of_text(&at_rest.replacen("[outputs]", "[constraints]\nbrace = \"A = pi/2\"\n\n[outputs]", 1));
    let said = finding(&braced, "D302");
    assert!(!format!("{said:?}").contains("ratio") && !said.sentence.contains("fight"), "{said:?}");
}

/// A linkage without any mass is one of kinematics: nothing is to be repaired for its motion.
#[test]
fn a_linkage_without_mass_is_told_that_it_has_none() {
    let text = std::fs::read_to_string(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let light = |l: &&str| !["mass", "com", "inertia"].iter().any(|key| l.starts_with(key));
    let light: String = text.lines().filter(light).map(|l| format!("{l}\n")).collect();
    let d = of_text(&light);
    let found = finding(&d, "D201");
    assert!(found.sentence.contains("No part has mass"), "{found:?}");
    assert!(found.suggestion.as_ref().is_some_and(|s| s.contains("`move`") && !s.contains("order")), "{found:?}");
}

/// A door that a ball joint and a hinge, or two ball joints, hold on the ground does what it is there for; a rod between balls on bodies turns by itself. What repeats in every pose and what in this one only are told apart.
#[test]
fn doors_in_ball_joints_swing_and_flat_bars_repeat_once_more() {
    let typed = |text: &str| dalembert::open_text("doors.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let door = |low: &str| {
        typed(&format!(
            "dalembert = 1\n[bodies.door]\nmass = 20\ncom = [0.4, 0, 1]\ninertia = [8, 9, 1, 0, 0, 0]\n[joints.low]\ntype = \"{low}\"\nbetween = [\"ground\", \"door\"]\nat = [0, 0, 0.3]\n\
             [joints.top]\ntype = \"spherical\"\nbetween = [\"ground\", \"door\"]\nat = [0, 0, 2]\n"
        ))
    };
    for low in ["revolute", "spherical"] {
        let found = door(low).doctor(&At::default()).unwrap();
        let codes: Vec<_> = found.findings.iter().map(|f| f.code).collect();
        assert_eq!(found.mobility, 1, "{low}");
        assert!(!codes.contains(&"D302") && !codes.contains(&"D406"), "{low}: {codes:?}");
    }
    let bar =
        |name: &str, com: f64| format!("[bodies.{name}]\nmass = 1\ncom = [{com}, 0, 0]\ninertia = {{ ball = 0.1 }}\n");
    let hinge = |name: &str, between: &str, at: f64| {
        format!("[joints.{name}]\ntype = \"revolute\"\nbetween = [{between}]\nat = [{at}, 0, 0]\n")
    };
    let text = [
        "dalembert = 1\n".to_owned(),
        bar("a", 0.5),
        bar("b", 1.5),
        bar("c", 2.6),
        hinge("A", "\"ground\", \"a\"", 0.0),
        hinge("B", "\"a\", \"b\"", 1.0),
        hinge("C", "\"b\", \"c\"", 2.2),
        hinge("D", "\"c\", \"ground\"", 3.1),
    ];
    let found = typed(&text.concat()).doctor(&At::default()).unwrap();
    let all = &found.mechanism.as_ref().expect("bodies").overconstraints;
    assert_eq!((all.len(), all[0].count, all[0].here_only), (1, 4, 1), "{all:?}");
    let said = found.findings.iter().find(|f| f.code == "D403").map(|f| &f.sentence).unwrap();
    assert!(said.contains("3 in every pose") && said.contains("one in this one only"), "{said}");
}

/// What is said of a loop does not change with a pendulum beside it: one that gives way a little, one that a constraint holds too much, one whose axis is
/// across the others'.
#[test]
fn parts_are_judged_as_they_are_alone() {
    let bar = |name: &str, length: f64| {
        format!(
            "[bodies.{name}]\nmass = 1\ncom = [{}, 0, 0]\ninertia = {{ box = [{length}, 0.02, 0.02] }}\n",
            length / 2.0
        )
    };
    let hinge = |name: &str, [a, b]: [&str; 2], [x, y]: [f64; 2], start: f64| {
        format!(
            "[joints.{name}]\ntype = \"revolute\"\nbetween = [\"{a}\", \"{b}\"]\nframes = [{{ at = [{x}, 0, 0] }}, {{ at = [{y}, 0, 0] }}]\nstart = {start}\n"
        )
    };
    let flat = [
        bar("crank", 0.04),
        bar("long", 0.04),
        hinge("drive", ["ground", "crank"], [0.3, 0.0], 0.3),
        hinge("link", ["crank", "long"], [0.04, 0.0], 0.0),
        hinge("swing", ["ground", "long"], [0.35, 0.01], 0.0),
    ]
    .concat();
    let four_bar = [
        bar("a", 0.3),
        bar("b", 1.0),
        bar("c", 0.8),
        hinge("A", ["ground", "a"], [0.0, 0.0], 1.5),
        hinge("B", ["a", "b"], [0.3, 0.0], -1.0),
        hinge("C", ["b", "c"], [1.0, 0.8], 0.0),
        hinge("D", ["ground", "c"], [1.0, 0.0], 2.0),
    ]
    .concat();
    let held = format!("{four_bar}[constraints]\nrod = \"distance(b, c) = 0.9\"\n");
    let free =
        [bar("free", 0.5), hinge("Z", ["ground", "free"], [0.0, 0.0], 0.3).replace("at = [0, 0, 0]", "at = [0, 3, 0]")];
    let examined = |text: &str| super::typed::open(text).doctor(&At::default()).unwrap();
    let (alone, beside) = (examined(&flat), examined(&(flat.clone() + &free.concat())));
    let of = |d: &Diagnosis| (d.mobility, d.mechanism.as_ref().unwrap().generic_mobility);
    assert_eq!((of(&alone), of(&beside)), ((1, Some(0)), (2, Some(1))));
    for d in [&alone, &beside] {
        let f = finding(d, "D304");
        assert!(f.sentence.contains("gives way a little"), "{}", f.sentence);
    }
    assert!(finding(&beside, "D304").names.iter().all(|n| ["drive", "link", "swing"].contains(&n.as_str())));
    let kinds =
        |d: &Diagnosis| d.redundant.iter().map(|g| format!("{:?}", g.kind)).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(kinds(&alone), kinds(&beside), "{:?}", beside.redundant);
    let (alone, beside) = (examined(&held), examined(&(held.clone() + &free.concat())));
    assert_eq!((alone.mobility, beside.mobility), (0, 1));
    let (alone, beside) = (finding(&alone, "D302"), finding(&beside, "D303"));
    let cause = |f: &Finding| f.sentence.split_once(": ").unwrap().1.to_owned();
    assert_eq!((cause(alone), &alone.suggestion), (cause(beside), &beside.suggestion));
    assert!(cause(beside).contains("`rod`"), "{}", beside.sentence);
}

/// A quadratic form is zero at its zero: if it is definite nothing moves there, if it is not motions cross there. What is asked of the
/// doctor and of the state says so, in any unit and of any combination of variables, beside a variable that is free.
#[test]
fn what_formulas_leave_to_first_order_only_is_told() {
    let singular = |e: &Evaluation| e.notes.iter().filter(|n| n.contains("first order")).count();
    for (k, definite) in (1..=4).flat_map(|k| [(k, true), (k, false)]).filter(|&(k, definite)| definite || k > 1) {
        for size in [1e-6, 1.0, 1e6] {
            for seed in 0..3 {
                let weight = |i: usize, j: usize| {
                    if i == j { 2.0 } else { ((7 * i + 3 * j + 5 * seed) as f64).sin() / k as f64 }
                };
                let names: Vec<String> = (0..k).map(|i| format!("x{i}")).collect();
                let term = |i: usize| {
                    let sum: Vec<String> = (0..k).map(|j| format!("{:?}*{}", weight(i, j), names[j])).collect();
                    let sign = if !definite && i == 0 { "-" } else { "+" };
                    format!("{sign} ({})^2", sum.join(" + ").replace("+ -", "- "))
                };
                let form: String = (0..k).map(term).collect();
                let masses: String = names.iter().map(|x| format!("{x}'^2 + ")).collect();
                let variables: String =
                    names.iter().map(|x| format!("{x} = {{ start = 0, unit = \"m\" }}\n")).collect();
                let text = format!(
                    "dalembert = 1\n[parameters]\nl = {{ value = {size:?}, unit = \"m\" }}\nm = {{ value = 2.0, unit = \"kg\" }}\ng = {{ value = 9.81, unit = \"m/s^2\" }}\n[variables]\n{variables}z = {{ start = 0, unit = \"m\" }}\n\
                     [lagrangian]\nkinetic = \"m*({masses}z'^2)/2\"\npotential = \"m*g*(x0 + z)\"\n[constraints]\nc = \"{form} = 0\"\n"
                );
                let model = dalembert::open_text("form.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                let d = model.doctor(&At::default()).unwrap();
                let stuck = d.findings.iter().find(|f| f.code == "D304").map(|f| f.names.clone());
                assert_eq!(stuck, definite.then_some(names), "{text}{:?}", d.findings);
                let here = model.evaluate(&At::default()).unwrap();
                assert_eq!(singular(&here), 1, "{text}{:?}", here.notes);
            }
        }
    }
}

/// Next to a pose where they have more velocities than motions, and far from it, states are regular.
#[test]
fn circles_and_links_that_are_bent_are_not_called_singular() {
    for (form, at) in [("x^2 + y^2 = 25", (3.0, 4.0)), ("x*y = 2", (1.0, 2.0)), ("x^2 - y^2 = 0", (2.0, -2.0))] {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = {:?} }}\ny = {{ start = {:?} }}\n\
             [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"9.81*y\"\n[constraints]\nc = \"{form}\"\ntwice = \"3*({})\"\n",
            at.0,
            at.1,
            form.replace(" = ", ") = 3*(")
        );
        let model = dalembert::open_text("form.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let d = model.doctor(&At::default()).unwrap();
        assert!(d.findings.iter().all(|f| f.code != "D304"), "{:?}", d.findings);
        assert!(model.evaluate(&At::default()).unwrap().notes.is_empty());
    }
}

/// A start that misses a formula by 0.4 % is refused in micrometres as in metres.
#[test]
fn a_start_that_misses_is_told_at_any_size() {
    for size in [1e-9, 1e-6, 1.0, 1e6] {
        for (off, met) in [(1.004, false), (1.0 + 1e-7, false), (1.0, true)] {
            let text = format!(
                "dalembert = 1\n[parameters]\nl = {{ value = {size:?}, unit = \"m\" }}\nm = {{ value = 2.0, unit = \"kg\" }}\n[variables]\n\
                 x = {{ start = {:?}, unit = \"m\", fixed = true }}\ny = {{ start = 0, unit = \"m\", fixed = true }}\n\
                 [lagrangian]\nkinetic = \"m*(x'^2 + y'^2)/2\"\n[constraints]\nc = \"x^2 + y^2 = l^2\"\n",
                size * off
            );
            let model = dalembert::open_text("circle.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let closes = model.evaluate(&At::default()).is_ok();
            assert_eq!(closes, met, "{size} {off}");
        }
    }
}

/// Of rows that depend on each other those contradict that no motion meets, and no others: an equal row beside them repeats one of them.
#[test]
fn only_rows_that_contradict_each_other_are_said_to() {
    type Case<'a> = (&'a str, &'a [&'a str], &'a [&'a [&'a str]]);
    let cases: [Case<'_>; 5] = [
        ("a = \"x' = 1 + t\"\nb = \"2*x' = 2 + 2*t\"\nc = \"x' = 1 + 2*t\"", &["a", "c"], &[&["a", "b"]]),
        ("a = \"x' = 1\"\nb = \"2*x' = 2\"\nc = \"x' = 3\"", &["a", "c"], &[&["a", "b"]]),
        ("a = \"x = 1\"\nb = \"2*x = 2\"\nc = \"x = 3\"", &["a", "c"], &[&["a", "b"]]),
        (
            "r1 = \"x'' + y'' = 1\"\nr2 = \"y'' + z'' = 2\"\nr3 = \"x'' + 2*y'' + z'' = 3.5\"\nr4 = \"2*x'' + 2*y'' = 2\"",
            &["r1", "r2", "r3"],
            &[&["r1", "r4"]],
        ),
        (
            "a = \"x + y = 2\"\nb = \"3*x + 3*y = 6\"\nc = \"y + z = 1\"\nd = \"2*y + 2*z = 3\"",
            &["c", "d"],
            &[&["a", "b"]],
        ),
    ];
    for (constraints, against, alike) in cases {
        let source = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 1] }}\ny = {{}}\nz = {{}}\n[equations]\nmass = {{ x = {{ x = 1 }}, y = {{ y = 2 }}, z = {{ z = 1 }} }}\n\
             [constraints]\n{constraints}\n"
        );
        let model = dalembert::open_text("model.toml", &source).unwrap_or_else(|e| panic!("{e}"));
        let found = model.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        let listed = |consistent: bool| -> Vec<Vec<String>> {
            let mut groups: Vec<Vec<String>> =
                found.redundant.iter().filter(|g| g.consistent == consistent).map(|g| g.rows.clone()).collect();
            groups.sort();
            groups
        };
        assert_eq!(listed(false), [against.to_vec()], "{constraints}");
        assert_eq!(listed(true), alike.to_vec(), "{constraints}");
    }
}

/// What is strained is counted, not repeated: across an axis there are two directions.
#[test]
fn equal_directions_are_said_once() {
    let body = "mass = 1\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n";
    let joint = |name: &str, kind: &str, between: &str, more: &str| {
        format!("[joints.{name}]\ntype = \"{kind}\"\nbetween = [{between}]\naxis = [1, 2, -1]\n{more}\n")
    };
    let text = [
        format!("[bodies.a]\n{body}[bodies.b]\n{body}"),
        joint("H", "helical", "\"ground\", \"a\"", "pitch = 0.01"),
        joint("K", "helical", "\"a\", \"b\"", "pitch = 0.007"),
        joint("G", "prismatic", "\"b\", \"ground\"", ""),
    ];
    let found = super::typed::open(&text.concat()).doctor(&At::default()).unwrap();
    let said = &finding(&found, "D403").sentence;
    assert!(said.contains("both slides across"), "{said}");
    let strained = said.split("strain each other in").nth(1).unwrap();
    for part in strained.split(';') {
        let (parts, _) = part.split_once(" at ").unwrap_or((part, ""));
        let parts: Vec<&str> = parts.split([',']).flat_map(|p| p.split(" and ")).map(str::trim).collect();
        assert!((1..parts.len()).all(|k| !parts[..k].contains(&parts[k])), "{said}");
    }
}

/// A Hoberman ring of so many pairs of angulated bars, the first of which is the ground; of other joints than those kept there is none, and bodies are free then.
fn hoberman(pairs: usize, middle: f64, fixed: usize, kept: Option<&[String]>) -> String {
    let half = std::f64::consts::PI / pairs as f64;
    let root = (1.0 - (middle * half.sin()).powi(2)).sqrt();
    let (outer, inner) = (middle * half.cos() + root, middle * half.cos() - root);
    let name =
        |kind: char, k: usize| if (kind, k) == ('A', fixed) { "ground".to_owned() } else { format!("{kind}{k}") };
    let mut text = "dalembert = 1\n[bodies]\n".to_owned();
    let all: Vec<String> = (0..pairs).flat_map(|k| [name('A', k), name('B', k)]).filter(|n| n != "ground").collect();
    all.iter().for_each(|body| text += &format!("{body} = {{ mass = 1.0, inertia = {{ ball = 0.1 }} }}\n"));
    for k in 0..pairs {
        let (next, line) = ((k + 1) % pairs, 2.0 * half * (k + 1) as f64);
        for (joint, one, other, radius, angle) in [
            (format!("C{k}"), name('A', k), name('B', k), middle, (2 * k + 1) as f64 * half),
            (format!("O{k}"), name('B', k), name('A', next), outer, line),
            (format!("I{k}"), name('A', k), name('B', next), inner, line),
        ] {
            if kept.is_none_or(|kept| kept.contains(&joint)) {
                text += &format!(
                    "[joints.{joint}]\ntype = \"revolute\"\nbetween = [\"{one}\", \"{other}\"]\nat = [{:?}, {:?}, 0]\n",
                    radius * angle.cos(),
                    radius * angle.sin()
                );
            }
        }
    }
    if kept.is_some() {
        for body in &all {
            text += &format!("[joints.free_{body}]\ntype = \"free\"\nbetween = [\"ground\", \"{body}\"]\n");
        }
    }
    text
}

/// A joint that holds nothing that certain others do not hold: with these alone, all bodies being free otherwise, it takes no freedom; and the mechanism has as many
/// without all such joints.
#[test]
fn what_an_idle_joint_holds_is_held_by_those_that_are_named() {
    for (pairs, middle, fixed) in [(4, 1.2, 0), (4, 0.9, 1), (5, 1.1, 2), (6, 1.2, 0), (6, 0.8, 3), (8, 1.2, 5)] {
        let mobility = |kept: &[String]| of_text(&hoberman(pairs, middle, fixed, Some(kept))).mobility;
        let whole = of_text(&hoberman(pairs, middle, fixed, None));
        let idle: Vec<&Finding> = whole.findings.iter().filter(|f| f.code == "D402").collect();
        assert!(!idle.is_empty(), "{pairs}, {middle}: {:#?}", whole.notes);
        for f in &idle {
            let (alone, with) = (mobility(&f.names[1..]), mobility(&f.names));
            assert_eq!(alone, with, "{pairs} pairs, {middle}, {fixed}: {:?}", f.names);
        }
        let left_out = |joint: &String| idle.iter().any(|f| f.names[0] == *joint);
        let joints = (0..pairs).flat_map(|k| ["C", "O", "I"].map(|kind| format!("{kind}{k}")));
        let rest: Vec<String> = joints.filter(|joint| !left_out(joint)).collect();
        assert_eq!(mobility(&rest), whole.mobility, "{pairs} pairs, {middle}, {fixed}");
    }
}

/// Two slides in a row, with a body without inertia between them, leave open which of the two moves. The other end of that body is held: another cause is told
/// than for one that hangs free.
#[test]
fn joints_in_a_row_that_free_one_motion() {
    let slide = |name: &str, ends: &str, axis: &str| {
        format!("[joints.{name}]\ntype = \"prismatic\"\nbetween = {ends}\naxis = {axis}\n")
    };
    let with = |axis: &str| {
        of_text(&format!(
            "dalembert = 1\n[bodies.between]\nmass = 0\n[bodies.end]\nmass = 1.0\ninertia = {{ ball = 0.1 }}\n{}{}",
            slide("A", "[\"ground\", \"between\"]", "[0, 0, 1]"),
            slide("B", "[\"between\", \"end\"]", axis)
        ))
    };
    let told = finding(&with("[0, 0, 1]"), "D201").clone();
    assert!(told.sentence.starts_with("Joints `A` and `B` free a motion together"), "{}", told.sentence);
    assert!(told.suggestion.as_deref().is_some_and(|cure| !cure.contains("other end")), "{told:?}");
    assert!(with("[0, 1, 0]").accelerations_unique, "across each other they free two motions of what has mass");
}

/// A joint that follows another by the ratio 0 is held by that, in no loop.
#[test]
fn a_mimic_of_ratio_zero_holds_its_joint() {
    let d = of_text(
        "dalembert = 1\n[bodies.a]\nmass = 1.0\ninertia = { ball = 0.1 }\n[bodies.b]\nmass = 1.0\ninertia = { ball = 0.1 }\n\
         [joints.j]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n\
         [joints.k]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\nmimic = { joint = \"j\", ratio = 0, offset = 0.5 }\n",
    );
    let told = finding(&d, "D303");
    assert!(told.names.contains(&"k".to_owned()) && !told.sentence.contains("loop"), "{}", told.sentence);
    assert!(told.suggestion.as_deref().is_none_or(|cure| !cure.contains("loop")), "{told:?}");
}
