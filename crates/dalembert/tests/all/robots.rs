//! Robots in URDF against Pinocchio 4.1.0 (data/robots/*.json): five states each.

use dalembert::dynamics::mechanism::FreeJoint;
use dalembert::dynamics::result::Evaluation;
use dalembert::dynamics::spec::Base;
use dalembert::{At, Ignore, Loaded, Open};
use serde_json::{Map, Value};

const FREE: [&str; 6] = [".wx", ".wy", ".wz", ".vx", ".vy", ".vz"];

fn open(name: &str, floating: bool) -> Loaded {
    let path = format!("{}/../../examples/robots/{name}.urdf", env!("CARGO_MANIFEST_DIR"));
    // Pinocchio's algorithms know neither mimics nor damping.
    let ignore = Ignore { mimic: true, damping: true };
    let options = Open { base: floating.then_some(Base::Free), ignore, ..Open::default() };
    dalembert::open_as(path, &options).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn oracle(name: &str) -> Value {
    let path = format!("{}/tests/data/robots/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn numbers(v: &Value) -> Vec<f64> {
    match v {
        Value::Array(list) => list.iter().map(|x| x.as_f64().unwrap()).collect(),
        single => vec![single.as_f64().unwrap()],
    }
}

fn six(v: &Value) -> [f64; 6] {
    numbers(v).try_into().unwrap()
}

/// Settings of our names for a case, its accelerations and torques as given.
fn settings(case: &Value) -> Vec<(String, f64)> {
    let mut set = Vec::new();
    let part = |key: &str| case[key].as_object().unwrap().clone();
    let (q, v, a, tau) = (part("q"), part("v"), part("a"), part("tau"));
    for name in q.keys() {
        if numbers(&q[name]).len() == 1 {
            let mut put = |key: String, from: &Map<String, Value>| set.push((key, numbers(&from[name])[0]));
            put(name.clone(), &q);
            put(format!("{name}'"), &v);
            put(format!("{name}''"), &a);
            put(format!("tau.{name}"), &tau);
            continue;
        }
        let other = FreeJoint {
            q: numbers(&q[name]).try_into().unwrap(),
            v: six(&v[name]),
            a: six(&a[name]),
            tau: six(&tau[name]),
        };
        let own = FreeJoint::from_pinocchio(&other);
        assert_eq!(own.to_pinocchio(), other);
        let names = [".qw", ".qx", ".qy", ".qz", ".x", ".y", ".z"];
        set.extend(names.iter().zip(own.q).map(|(n, x)| (format!("root{n}"), x)));
        for (k, suffix) in FREE.iter().enumerate() {
            set.push((format!("root{suffix}"), own.v[k]));
            set.push((format!("root{suffix}'"), own.a[k]));
            set.push((format!("tau.root{suffix}"), own.tau[k]));
        }
    }
    set
}

/// The oracle's numbers by our names: velocities of the free joint reordered.
fn by_name(case: &Value, key: &str, suffix: &str) -> Vec<(String, f64)> {
    let mut out = Vec::new();
    for (name, value) in case[key].as_object().unwrap() {
        let values = numbers(value);
        if values.len() == 1 {
            out.push((format!("{name}{suffix}"), values[0]));
        } else {
            // Their order is [v; ω].
            let own = [3, 4, 5, 0, 1, 2].map(|i| values[i]);
            out.extend(FREE.iter().zip(own).map(|(n, x)| (format!("root{n}{suffix}"), x)));
        }
    }
    out
}

fn compare(what: &str, got: &[(String, f64)], wanted: &[(String, f64)]) {
    let scale = wanted.iter().fold(1.0_f64, |m, x| m.max(x.1.abs()));
    assert_eq!(got.len(), wanted.len(), "{what}");
    for (name, value) in wanted {
        let (_, own) = got.iter().find(|g| g.0 == *name).unwrap_or_else(|| panic!("{what}: no {name}"));
        assert!((own - value).abs() <= 1e-12 * scale, "{what} of {name}: {own} instead of {value} (scale {scale})");
    }
}

fn mass(case: &Value) -> (Vec<String>, Vec<Vec<f64>>) {
    let mut columns = Vec::new();
    for name in case["M_order"].as_array().unwrap() {
        let name = name.as_str().unwrap();
        match numbers(&case["v"][name]).len() {
            1 => columns.push(format!("{name}''")),
            _ => columns.extend([3, 4, 5, 0, 1, 2].map(|k| format!("root{}'", FREE[k]))),
        }
    }
    (columns, case["M"].as_array().unwrap().iter().map(numbers).collect())
}

fn check_mass(name: &str, e: &Evaluation, case: &Value) {
    let (columns, wanted) = mass(case);
    let scale = wanted.iter().flatten().fold(0.0_f64, |m, x| m.max(x.abs()));
    let place = |c: &String| e.columns.iter().position(|o| o == c).unwrap();
    for (i, row) in columns.iter().enumerate() {
        for (j, column) in columns.iter().enumerate() {
            let own = e.mass[place(row)][place(column)];
            assert!(
                (own - wanted[i][j]).abs() <= 1e-12 * scale,
                "{name}: M[{row}, {column}] is {own}, not {}",
                wanted[i][j]
            );
        }
    }
}

fn check_pose(name: &str, loaded: &Loaded, e: &Evaluation, case: &Value) {
    let joint = case["last_joint"].as_str().unwrap();
    let m = loaded.model.mechanism.as_ref().unwrap();
    let child = m.joints.iter().find(|j| j.name == joint).unwrap().child;
    let pose = e.poses.iter().find(|p| p.name == m.bodies[child].name).unwrap();
    let wanted = numbers(&case["last_joint_position_world"]);
    for (own, x) in pose.position.iter().zip(&wanted) {
        assert!((own - x).abs() <= 1e-12, "{name}: {joint} is at {:?}, not {wanted:?}", pose.position);
    }
    let rotation: Vec<f64> = case["last_joint_rotation_world"].as_array().unwrap().iter().flat_map(numbers).collect();
    for (own, x) in pose.rotation.iter().flatten().zip(&rotation) {
        assert!((own - x).abs() <= 1e-12, "{name}: {joint} is turned by {:?}, not {rotation:?}", pose.rotation);
    }
}

fn check(name: &str) {
    let data = oracle(name);
    let loaded = open(name, data["floating"].as_bool().unwrap());
    for case in data["cases"].as_array().unwrap() {
        let e = loaded.evaluate(&At { set: settings(case), ..At::default() }).unwrap();
        compare("acceleration", &e.accelerations, &highest(case));
        compare("inverse dynamics", &e.inverse_dynamics, &by_name(case, "rnea", ""));
        compare("gravity torque", &e.gravity, &gravity(case));
        check_mass(name, &e, case);
        check_pose(name, &loaded, &e, case);
        let (kinetic, potential) = e.energy.unwrap();
        let close = |own: f64, key: &str| {
            let x = case[key].as_f64().unwrap();
            assert!((own - x).abs() <= 1e-12 * x.abs().max(1.0), "{name}: {key} energy {own} instead of {x}");
        };
        close(kinetic, "kinetic");
        close(potential, "potential");
    }
}

fn highest(case: &Value) -> Vec<(String, f64)> {
    let scalar = |name: &str| case["v"].get(name).is_some_and(Value::is_number);
    by_name(case, "aba", "")
        .into_iter()
        .map(|(name, x)| (if scalar(&name) { format!("{name}''") } else { format!("{name}'") }, x))
        .collect()
}

fn gravity(case: &Value) -> Vec<(String, f64)> {
    by_name(case, "gravity_torque", "")
}

#[test]
fn panda() {
    check("panda");
}

#[test]
fn ur5() {
    check("ur5");
}

#[test]
fn anymal() {
    check("anymal");
}

#[test]
fn simple_humanoid() {
    check("simple_humanoid");
}

/// Whatever the joint of a robot is called, states know it by that name, and settings unless it is the time's; what it is called here is the same.
#[test]
fn joints_are_known_by_the_names_of_their_file() {
    let names = ["root", "t", "tau", "energy", "e", "pi", "sin", "index", "reaction", "a b", "left/knee.x", "j"];
    for (name, base) in names.iter().flat_map(|name| [(*name, Base::Fixed), (*name, Base::Free)]) {
        let inertial =
            "<inertial><mass value='1'/><inertia ixx='2' iyy='1.5' izz='1' ixy='0' ixz='0' iyz='0'/></inertial>";
        let of = |kind: &str| {
            let text = format!(
                "<robot name='r'><link name='w'>{inertial}</link><link name='a'>{inertial}</link><joint name='{name}' type='{kind}'><parent link='w'/>\
                 <child link='a'/></joint></robot>"
            );
            let how = Open { base: Some(base), ..Open::default() };
            dalembert::open_text_as("r.urdf", &text, &how, &[]).unwrap_or_else(|e| panic!("{name}: {e}")).0
        };
        let at = |loaded: &Loaded, set: Vec<(String, f64)>| {
            loaded.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{name}: {e}"))
        };
        let state = |loaded: &Loaded, text: Value| {
            let set = loaded.state_settings_text("state.json", &text.to_string());
            at(loaded, set.unwrap_or_else(|e| panic!("{name}: {e}")))
        };
        let of_base = if name == "root" { "root_2." } else { "root." };
        // The last ones that are not the base's are the joint's own.
        let last = |values: &[(String, f64)], count: usize| -> Vec<f64> {
            let own: Vec<f64> = values.iter().filter(|x| !x.0.starts_with(of_base)).map(|x| x.1).collect();
            own[own.len() - count..].to_vec()
        };
        let turns = of("continuous");
        let found = state(&turns, serde_json::json!({ "q": { name: 0.3 }, "v": { name: 0.5 } }));
        assert_eq!((last(&found.q, 1), last(&found.v, 1)), (vec![0.3], vec![0.5]), "{name}");
        let found = at(&turns, vec![(format!("{name}'"), 0.7), ("t".to_owned(), 2.0)]);
        assert_eq!((last(&found.v, 1), found.t), (vec![0.7], 2.0), "{name}");
        if name != "t" {
            assert_eq!(last(&at(&turns, vec![(name.to_owned(), 0.3)]).q, 1), [0.3], "{name}");
        }
        let pushed = [
            serde_json::json!({ "tau": { name: 4.0 } }),
            serde_json::json!({ "inputs": { format!("tau.{name}"): 4.0 } }),
        ];
        let [one, other] = pushed.map(|text| last(&state(&turns, text).accelerations, 1)[0]);
        assert_eq!(one.to_bits(), other.to_bits(), "{name}");
        if base == Base::Fixed {
            assert!((one - 2.0).abs() < 1e-12, "{name}: {one}");
        }
        let floats = of("floating");
        let pose = [0.6, 0.0, 0.8, 0.0, 0.1, 0.2, 0.3];
        let found = state(&floats, serde_json::json!({ "q": { name: pose } }));
        assert!(last(&found.q, 7).iter().zip(pose).all(|(a, b)| (a - b).abs() < 1e-12), "{name}: {:?}", found.q);
        if name != "tau" {
            let found = at(&floats, vec![(format!("{name}.z"), 1.5)]);
            assert_eq!(last(&found.q, 1), [1.5], "{name}");
        }
    }
}
