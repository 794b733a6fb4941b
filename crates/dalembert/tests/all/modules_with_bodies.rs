//! Bodies in submodules: placed, turned, repeated, started and spoken of by the parent, against the same model written flat.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use dalembert::dynamics::result::Evaluation;
use dalembert::{At, Loaded, Simulate};

/// A top file and the leg that it includes, in a folder of the call's own: tests run side by side.
fn nested(test: &str, top: &str) -> Loaded {
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let name = format!("bodies-{test}-{}-{}", std::process::id(), CALLS.fetch_add(1, Ordering::Relaxed));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in [("top.toml", top), ("leg.toml", LEG)] {
        std::fs::write(folder.join(name), format!("dalembert = 1\n{text}")).expect("the model is written");
    }
    dalembert::open(folder.join("top.toml")).unwrap_or_else(|e| panic!("{test}: {e}"))
}

fn flat(text: &str) -> Loaded {
    dalembert::open_text("flat.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}"))
}

fn at(model: &Loaded, set: &[(String, f64)]) -> Evaluation {
    model.evaluate(&At { set: set.to_vec(), ..At::default() }).unwrap_or_else(|e| panic!("{e}"))
}

fn close(what: &str, a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-11 * b.abs().max(1.0), "{what}: {a} instead of {b}");
}

const LEG: &str = r#"
[parameters]
l = 0.5
[bodies.rod]
mass = 1.2
com = ["l/2", 0, 0]
inertia = [0.01, 0.1, 0.09, 0, 0, 0.002]
frames = { tip = { at = ["l", 0, 0], rotation = { rpy = [0.1, 0, 0] } } }
[joints.A]
type = "revolute"
between = ["ground", "rod"]
axis = [0, 0, 1]
[outputs]
reach = "px(rod.tip)"
"#;

/// The leg written out; `l` is its length, its hinge stands where the module's ground frame is.
fn leg(number: usize, l: &str) -> String {
    format!(
        r#"
[bodies.rod{number}]
mass = 1.2
com = ["{l}/2", 0, 0]
inertia = [0.01, 0.1, 0.09, 0, 0, 0.002]
frames = {{ tip = {{ at = ["{l}", 0, 0], rotation = {{ rpy = [0.1, 0, 0] }} }} }}
[joints.A{number}]
type = "revolute"
between = ["ground", "rod{number}"]
axis = [0, 0, 1]
frames = [{{ at = [1, "-h", 3], rotation = {{ rpy = [0.3, -0.2, 0.9] }} }}, {{}}]
"#
    )
}

const HEAD: &str = "gravity = [0.3, -9.81, 0.5]\n[parameters]\nh = 2\nk = 3.5\n";
const PLACED: &str = "at = [1, \"-h\", 3], rotation = { rpy = [0.3, -0.2, 0.9] }";

/// Two legs at a turned place, a ball hung on the first, a torque between the two and a force on the second's tip.
fn pair() -> (Loaded, Loaded) {
    let parent = |[a0, a1]: [&str; 2], [tip0, tip1]: [&str; 2]| {
        format!(
            r#"
[bodies.ball]
mass = 0.7
com = [0.1, 0.2, -0.1]
inertia = {{ ball = 0.2 }}
[joints.B]
type = "universal"
between = ["{tip0}", "ball"]
frames = [{{ at = [0, 0, 0.1] }}, {{}}]
axis = [1, 0, 0]
second_axis = [0, 1, 0]
[forces]
{a0} = "-k*({a0} - {a1})"
{a1} = "k*({a0} - {a1}) - 0.2*{a1}' + 0.3*py({tip0})"
[actuators.push]
body = "{tip1}"
point = [0, 0.1, 0]
force = [1, 2, 3]
[outputs]
height = "py({tip1})"
speed = "vz(ball)"
spin = "wx({tip0})"
"#
        )
    };
    let legs =
        format!("[modules]\nleg = {{ model = \"leg.toml\", repeat = 2, parameters = {{ l = [0.5, 0.8] }}, {PLACED} }}");
    let (a, tips) = (["leg[0].A", "leg[1].A"], ["leg[0].rod.tip", "leg[1].rod.tip"]);
    let text = parent(a, tips).replace("leg[0].A =", "\"leg[0].A\" =").replace("leg[1].A =", "\"leg[1].A\" =");
    let modules = nested("pair", &format!("{HEAD}{legs}\n{text}"));
    let written = parent(["A0", "A1"], ["rod0.tip", "rod1.tip"]);
    (modules, flat(&format!("{HEAD}{}{}{written}", leg(0, "0.5"), leg(1, "0.8"))))
}

/// The flat model's name for a part of the nested one.
fn plain(name: &str) -> String {
    (0..2).fold(name.to_owned(), |n, k| {
        n.replace(&format!("leg[{k}].A"), &format!("A{k}")).replace(&format!("leg[{k}].rod"), &format!("rod{k}"))
    })
}

fn same(what: &str, a: &[(String, f64)], b: &[(String, f64)]) {
    assert!(!a.is_empty(), "no {what}");
    for (name, value) in a.iter().filter(|n| !n.0.contains(".reach")) {
        let wanted = b.iter().find(|n| n.0 == plain(name)).unwrap_or_else(|| panic!("{what}: no {name}"));
        close(&format!("{what} of {name}"), *value, wanted.1);
    }
}

/// `at`, `rotation` and `repeat` of modules mean what frames of joints mean; forces, joints and outputs reach into modules.
#[test]
fn modules_equal_the_flat_model() {
    let (modules, flat) = pair();
    for k in 0..4 {
        let s = f64::from(k);
        let names = ["leg[0].A", "leg[1].A", "B.first", "B.second", "leg[0].A'", "leg[1].A'", "B.first'", "B.second'"];
        let values = (0..).map(|i| (0.7 * f64::from(i) + 1.3 * s).sin());
        let mut set: Vec<(String, f64)> = names.iter().map(|n| (*n).to_owned()).zip(values).collect();
        set.push(("push".to_owned(), 1.7));
        let set_flat: Vec<(String, f64)> = set.iter().map(|(n, v)| (plain(n), *v)).collect();
        let (a, b) = (at(&modules, &set), at(&flat, &set_flat));
        same("acceleration", &a.accelerations, &b.accelerations);
        same("gravity", &a.gravity, &b.gravity);
        same("output", &a.outputs, &b.outputs);
        close("kinetic energy", a.energy.unwrap().0, b.energy.unwrap().0);
        assert_eq!(a.poses.len(), b.poses.len());
        for pose in &a.poses {
            let wanted =
                b.poses.iter().find(|p| p.name == plain(&pose.name)).unwrap_or_else(|| panic!("{}", pose.name));
            let numbers = pose.position.iter().chain(pose.rotation.iter().flatten());
            let others = wanted.position.iter().chain(wanted.rotation.iter().flatten());
            numbers.zip(others).for_each(|(x, y)| close(&pose.name, *x, *y));
        }
        // A module's own output is read in its place too.
        let reach = a.outputs.iter().find(|o| o.0 == "leg[1].reach").expect("the module's output").1;
        close("reach", reach, a.poses.iter().find(|p| p.name == "leg[1].rod.tip").expect("the frame").position[0]);
    }
}

#[test]
fn modules_balance_their_energy() {
    let (modules, flat) = pair();
    let run = |model: &Loaded| {
        let how = Simulate { until: Some(1.0), tolerance: Some(1e-11), ..Simulate::default() };
        model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}")).summary
    };
    let (a, b) = (run(&modules), run(&flat));
    assert!(a.completed && a.energy.unwrap().max_drift < 1e-8, "{:?}", a.energy);
    for (name, value) in a.final_values.iter().filter(|n| !n.0.contains(".reach")) {
        let wanted = b.final_values.iter().find(|n| n.0 == plain(name)).unwrap_or_else(|| panic!("no {name}")).1;
        assert!((value - wanted).abs() < 1e-7 * wanted.abs().max(1.0), "{name}: {value} instead of {wanted}");
    }
}

/// The parent's start values reach joints of modules: angle and rate, one for each copy.
#[test]
fn parents_start_joints() {
    let top = "[modules]\nleg = { model = \"leg.toml\", repeat = 2, at = [0, \"0\", 0], start = { A = [\"0.1 + index\", 0.5] } }\n";
    let e = at(&nested("start", top), &[]);
    let of = |list: &[(String, f64)], name: &str| list.iter().find(|n| n.0 == name).expect("the name").1;
    for (k, angle) in [0.1, 1.1].into_iter().enumerate() {
        close("angle", of(&e.q, &format!("leg[{k}].A")), angle);
        close("rate", of(&e.v, &format!("leg[{k}].A'")), 0.5);
        let tip = e.poses.iter().find(|p| p.name == format!("leg[{k}].rod.tip")).expect("the tip");
        close("tip", tip.position[0], 0.5 * angle.cos());
    }
}

/// The gravity of the outer file counts, whatever the files in it say: modules are built before the file that holds them.
#[test]
fn the_outer_gravity_counts() {
    let folder = std::env::temp_dir().join(format!("dalembert-gravity-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let rod = "dalembert = 1\ngravity = [0, 0, -3]\n[bodies.rod]\nmass = 2\ncom = [0.5, 0, 0]\n[joints.A]\ntype = \"revolute\"\n\
               between = [\"ground\", \"rod\"]\n";
    std::fs::write(folder.join("rod.toml"), rod).expect("a file");
    let outer = |gravity: &str| {
        let text = format!("dalembert = 1\n{gravity}[modules]\na = {{ model = \"rod.toml\" }}\n");
        std::fs::write(folder.join("top.toml"), text).expect("a file");
        let loaded = dalembert::open(folder.join("top.toml")).unwrap_or_else(|e| panic!("{e}"));
        let found = loaded.evaluate(&dalembert::At::default()).unwrap_or_else(|e| panic!("{e}"));
        let notes = loaded.doctor(&dalembert::At::default()).unwrap().findings;
        (found.force[0], notes.iter().map(|f| f.sentence.clone()).collect::<Vec<_>>().join(" "))
    };
    // About z a rod of 2 kg with its mass 0.5 m away: −m g x; gravity along z does nothing.
    let (force, notes) = outer("gravity = [0, -9.81, 0]\n");
    assert!((force + 2.0 * 9.81 * 0.5).abs() < 1e-12, "{force}");
    assert!(notes.contains("of module `a` does not count"), "{notes}");
    let (force, notes) = outer("");
    assert!(force == 0.0 && notes.contains("Gravity is that of module `a`"), "{force} {notes}");
    std::fs::remove_dir_all(&folder).expect("the folder");
}

/// Copies stand where the number of each puts them, as modules that are placed one by one do.
#[test]
fn copies_are_placed_by_their_number() {
    let numbers = |modules: &str| {
        let text = format!("gravity = [0.3, -9.81, 0.5]\n[parameters]\nd = 0.3\n[modules]\n{modules}");
        let found = at(&nested("copies", &text), &[]);
        let accelerations = found.accelerations.iter().map(|a| a.1);
        accelerations.chain(found.outputs.iter().map(|o| o.1)).collect::<Vec<f64>>()
    };
    let copies = numbers(
        "leg = { model = \"leg.toml\", repeat = 3, at = [\"d*index\", 0.1, \"index^2\"], rotation = { rpy = [0, 0.2, \"pi/5*index\"] } }\n",
    );
    let alone = |k: usize| {
        let (x, turn) = (0.3 * k as f64, std::f64::consts::PI / 5.0 * k as f64);
        format!(
            "leg{k} = {{ model = \"leg.toml\", at = [{x}, 0.1, {}], rotation = {{ rpy = [0, 0.2, {turn}] }} }}\n",
            k * k
        )
    };
    let single = numbers(&[0, 1, 2].map(alone).concat());
    assert_eq!((copies.len(), single.len()), (6, 6));
    copies.iter().zip(&single).for_each(|(a, b)| close("copies", *a, *b));
    // Neither where a copy stands nor how it is turned is lost.
    assert!(
        (0..2).all(|k| (copies[k] - copies[k + 1]).abs() > 0.1 && (copies[k + 3] - copies[k + 4]).abs() > 0.01),
        "{copies:?}"
    );
}

/// Copies that `index` places keep the letters of their parameters, and the formulas hold.
#[test]
fn equations_of_placed_copies_keep_their_letters() {
    let top = "gravity = [0, -9.81, 0]\n[parameters]\nh = 2\n[modules]\nleg = { model = \"leg.toml\", repeat = 3, at = [\"h*index\", 0, 0], parameters = { l = \"h/4\" } }\n\
               [forces]\n\"leg[0].A\" = \"-3*px(leg[2].rod.tip)\"\n";
    let model = nested("letters", top);
    let written = model.equations(&dalembert::EquationsRequest::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(written.contains("leg[2].l") && !written.contains("in place of the file's formulas"), "{written}");
}
