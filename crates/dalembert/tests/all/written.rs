//! Numbers with units, and L in place of T and V: other words for the same model.

use dalembert::written::{Number, Setting, values};
use dalembert::{At, Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("model.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

/// T − V from which both are found again: equations, energies and their balance are those of the two.
#[test]
fn a_lagrangian_is_parted_at_rest() {
    let head = "dalembert = 1\n[parameters]\nm = 2\nl = 0.7\ng = 9.81\nw = 3\n[variables]\nphi = { start = [0.4, 1.1], fixed = true }\n\
                s = { start = [0.1, -0.2], fixed = true }\n[lagrangian]\n";
    let t = "m/2*(s'^2 + 2*l*s'*phi'*cos(phi) + l^2*phi'^2) + w*phi*s'";
    let v = "-m*g*l*cos(phi) + 30*s^2 + 2*sin^2(phi)*s";
    let two = open(&format!("{head}kinetic = \"{t}\"\npotential = \"{v}\"\n"));
    let one = open(&format!("{head}L = \"{t} - ({v})\"\n"));
    let (a, b) = (two.evaluate(&At::default()).unwrap(), one.evaluate(&At::default()).unwrap());
    for (x, y) in a.accelerations.iter().zip(&b.accelerations) {
        assert!((x.1 - y.1).abs() < 1e-12 * x.1.abs().max(1.0), "{x:?} {y:?}");
    }
    let (a, b) = (a.energy.unwrap(), b.energy.unwrap());
    assert!((a.0 - b.0).abs() < 1e-12 * a.0.abs() && (a.1 - b.1).abs() < 1e-12 * a.1.abs(), "{a:?} {b:?}");
    let how = Simulate { until: Some(2.0), tolerance: Some(1e-10), ..Simulate::default() };
    let run = one.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.energy.unwrap().max_drift < 1e-7);
}

/// Names say of which kind their numbers are: rates, efforts, joints that slide, parameters, the time.
#[test]
fn settings_are_of_the_kind_of_their_name() {
    let four_bar = dalembert::open(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let check = |loaded: &Loaded, text: &str| {
        let setting = Setting::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        loaded.check_kinds([(setting.name.as_str(), &setting.number)]).map_err(|e| e.to_string())
    };
    for fine in ["A=60 deg", "A'=30 rpm", "t=1 ms", "a=35 cm", "A=1", "tau.A=3 N cm"] {
        assert_eq!(check(&four_bar, fine), Ok(()), "{fine}");
    }
    for (wrong, said) in [
        ("A=60 mm", "`A` is an angle, in rad, and `60 mm` is a length"),
        ("A'=60 deg", "measured in rad/s, and `60 deg` is an angle"),
        ("t=1 m", "is a time"),
        ("a=35 deg", "`a` is a length, in m, and `35 deg` is an angle"),
        ("tau.A=3 N", "and `3 N` is in N"),
    ] {
        let why = check(&four_bar, wrong).expect_err(wrong);
        assert!(why.contains(said), "{wrong}: {why}");
    }
    assert_eq!(values(&[Setting::parse("x[1].a=-2 mm").unwrap()]), [("x[1].a".to_owned(), -0.002)]);
    for (text, said) in [("A", "NAME=VALUE"), ("A=x", "not a number"), ("A=1 mn", "unknown unit"), ("A=inf", "finite")]
    {
        let why = Setting::parse(text).unwrap_err();
        assert!(why.contains(said), "{text}: {why}");
    }
    assert!(Number::parse("1e308 km").is_err());
}

/// A state from a file takes units, too; and so does the drive of a kinematic run.
#[test]
fn states_and_drives_take_units() {
    let loaded = dalembert::open(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let state = loaded.state_settings_text("s", "{\"q\": {\"A\": \"60 deg\"}, \"v\": {\"A\": \"30 rpm\"}}").unwrap();
    assert_eq!(state, [("A".to_owned(), 60.0_f64.to_radians()), ("A'".to_owned(), std::f64::consts::PI)]);
    let why = loaded.state_settings_text("s", "{\"q\": {\"A\": \"60 mm\"}}").unwrap_err().to_string();
    assert!(why.contains("`A` is an angle"), "{why}");
    let drive = loaded.drive_of("A=0 deg:180 deg:3").unwrap();
    assert_eq!((drive.from, drive.to), (0.0, std::f64::consts::PI));
    assert!(loaded.drive_of("A=0 mm:1 mm").unwrap_err().to_string().contains("is an angle"));
}

/// Names by the key of a state that is theirs, as `evaluate` prints them.
fn names_by_key(loaded: &Loaded) -> [(&'static str, Vec<String>); 4] {
    let (model, layout) = (&loaded.model, loaded.layout());
    let (mut positions, mut rates) = (layout.coordinates, layout.velocities);
    for closure in model.mechanism.iter().flat_map(|m| &m.closures) {
        positions.extend(closure.coordinate_names());
        rates.extend(closure.rate_names());
    }
    let inputs = model.inputs.iter().map(|input| input.name.clone()).collect();
    [("q", positions), ("v", rates), ("a", layout.accelerations), ("inputs", inputs)]
}

/// Each key of a state sets what it is for, and nothing else: positions, velocities, accelerations, inputs, whichever joint they belong to.
#[test]
fn keys_of_a_state_take_names_of_their_own_kind() {
    let bodies = "dalembert = 1\n[bodies]\nr = { mass = 1, inertia = [1, 1, 1, 0, 0, 0] }\ns = { mass = 1, inertia = [1, 1, 1, 0, 0, 0] }\n\
                  p = { mass = 1, inertia = [1, 1, 1, 0, 0, 0] }\n[joints]\nF = { type = \"free\", between = [\"ground\", \"r\"] }\n\
                  C = { type = \"cylindrical\", between = [\"ground\", \"s\"] }\nS = { type = \"spherical\", between = [\"s\", \"p\"] }\n";
    let four_bar = dalembert::open(format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    for loaded in [open(bodies), four_bar] {
        let lists = names_by_key(&loaded);
        for (key, own) in &lists {
            for name in lists.iter().flat_map(|(_, names)| names) {
                let text = format!("{{\"{key}\": {{\"{name}\": 1}}}}");
                match loaded.state_settings_text("s", &text) {
                    Ok(set) => assert!(set.iter().all(|(set, _)| own.contains(set)), "{text}: {set:?}"),
                    Err(why) => assert!(!own.contains(name), "{text}: {why}"),
                }
            }
            let text = format!("{{\"{key}\": {{\"t\": 1}}}}");
            assert!(loaded.state_settings_text("s", &text).is_err(), "{text}");
        }
    }
    let loaded = open(bodies);
    for (text, words) in [
        ("{\"v\": {\"F.x\": 1.5}}", ["`F.x` is a position", "did you mean `F.vx`?", "give it in `q`"]),
        ("{\"inputs\": {\"C.slide\": 1.5}}", ["`C.slide` is a position", "is an input", "give it in `q`"]),
        ("{\"q\": {\"tau.S.wx\": 1.5}}", ["`tau.S.wx` is an input", "is a position", "give it in `inputs`"]),
        ("{\"a\": {\"C.angle'\": 7}}", ["`C.angle'` is a velocity", "is an acceleration", "give it in `v`"]),
        ("{\"q\": {\"t\": 7}}", ["`t` is the time", "is a position", "\"t\": 1.5"]),
    ] {
        let why = loaded.state_settings_text("s", text).unwrap_err().to_string();
        assert!(words.iter().all(|word| why.contains(word)), "{text}: {why}");
    }
}

/// The time of a state has its unit as all other numbers have.
#[test]
fn times_of_states_take_units() {
    let loaded = open("dalembert = 1\n[variables]\nx = {}\n[lagrangian]\nkinetic = \"x'^2/2\"\n");
    for (text, seconds) in [("\"1 min\"", 60.0), ("\"5 ms\"", 0.005), ("2.5", 2.5)] {
        let set = loaded.state_settings_text("s", &format!("{{\"t\": {text}}}")).unwrap();
        assert_eq!(set, [("t".to_owned(), seconds)], "{text}");
    }
    for (text, words) in [
        ("\"1 m\"", "is a length"),
        ("\"1 mn\"", "unknown unit"),
        ("\"x\"", "must be a number"),
        ("[1]", "must be a number"),
    ] {
        let why = loaded.state_settings_text("s", &format!("{{\"t\": {text}}}")).unwrap_err().to_string();
        assert!(why.contains(words), "{text}: {why}");
    }
}

/// Tolerances below the digits that numbers have are refused, wherever they are said; at the least one a motion has its closed form.
#[test]
fn tolerances_that_no_number_meets_are_refused() {
    let text = |rest: &str| {
        format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0.3, 0], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"2*x^2\"\n{rest}"
        )
    };
    let run = |rest: &str, tolerance: Option<f64>| {
        let how = Simulate { until: Some(20.0), tolerance, ..Simulate::default() };
        open(&text(rest)).simulate(&how, &mut |_| true)
    };
    for (rest, tolerance) in [("", Some(1e-30)), ("", Some(9e-16)), ("[simulate]\ntolerance = 1e-25\n", None)] {
        let why = run(rest, tolerance).unwrap_err().to_string();
        assert!(why.contains("1e-15 or more") && why.contains("digits"), "{why}");
    }
    assert!(run("", Some(0.0)).unwrap_err().to_string().contains("between 0 and 1"));
    for tolerance in [1e-9, 1e-12, 1e-15] {
        let found = run("", Some(tolerance)).unwrap().summary;
        let x = found.final_values.iter().find(|v| v.0 == "x").unwrap().1;
        assert!((x - 0.3 * 40.0_f64.cos()).abs() < 1e-13 + 10.0 * tolerance, "{tolerance}: {x}");
    }
}
