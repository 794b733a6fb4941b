//! Models that say nothing of units are left alone.

use dalembert::At;

#[test]
fn an_energy_without_units_may_be_any_number() {
    let text = "dalembert = 1\n[variables]\ntheta = { start = 1 }\n[lagrangian]\nkinetic = \"theta'^2/2\"\npotential = \"-cos(theta)\"\n";
    let model = dalembert::open_text("pendulum.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let e = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!((e.accelerations[0].1 + 1.0_f64.sin()).abs() < 1e-15);
}

#[test]
fn an_energy_with_units_must_be_one() {
    let text = "dalembert = 1\n[variables]\nx = { unit = \"m\", start = 1 }\n[lagrangian]\nkinetic = \"x'^2/2\"\n";
    let fault = dalembert::open_text("mass.toml", text).expect_err("m^2/s^2 is no energy").to_string();
    assert!(fault.contains("N*m") && fault.contains("mass.toml:5:"), "{fault}");
}

/// Outputs are named apart from parameters: neither has the other's unit.
#[test]
fn outputs_and_parameters_of_one_name_have_units_of_their_own() {
    for (parameter, output) in [("unit = \"m\"", ""), ("unit = \"m\"", ", unit = \"rad\""), ("", ", unit = \"rad\"")] {
        let text = format!(
            "dalembert = 1\n[parameters]\nc = {{ value = 2{}{parameter} }}\n[variables]\nA = {{ unit = \"rad\" }}\nx = {{ unit = \"m\", start = 1 }}\n\
             [equations]\nmass = {{ A = {{ A = 1 }}, x = {{ x = 1 }} }}\n[constraints]\nk = \"x = c\"\n[outputs]\nc = {{ value = \"A\"{output} }}\n",
            if parameter.is_empty() { "" } else { ", " }
        );
        dalembert::open_text("apart.toml", &text).unwrap_or_else(|e| panic!("{e}"));
    }
    let text = "dalembert = 1\n[variables]\nA = { unit = \"rad\" }\n[equations]\nmass = { A = { A = 1 } }\n[outputs]\nc = { value = \"A\", unit = \"m\" }\n";
    let fault = dalembert::open_text("apart.toml", text).expect_err("no metres").to_string();
    assert!(fault.contains("but m is declared"), "{fault}");
}

/// Numbers of bodies, joints and lines of force, start values: what they stand for has a unit, and a parameter of another one is a slip.
#[test]
fn numbers_of_a_mechanism_have_the_units_of_what_they_are() {
    let places = [
        ("mass of body", "kg", "[bodies.b]\nmass = P\n"),
        ("com of body", "m", "[bodies.b]\nmass = 1\ncom = [0, P, 0]\n"),
        ("inertia of body", "kg*m^2", "[bodies.b]\nmass = 1\ninertia = [P, P, P, 0, 0, 0]\n"),
        ("inertia of body", "m", "[bodies.b]\nmass = 1\ninertia = { sphere = P }\n"),
        ("tip of body", "m", "[bodies.b]\nmass = 1\nframes = { tip = { at = [P, 0, 0] } }\n"),
        (
            "damping of joint",
            "N*m*s",
            "[bodies.b]\nmass = 1\n[joints.j]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\ndamping = P\n",
        ),
        (
            "damping of joint",
            "N*s/m",
            "[bodies.b]\nmass = 1\n[joints.j]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\ndamping = P\n",
        ),
        (
            "start of joint",
            "m",
            "[bodies.b]\nmass = 1\n[joints.j]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\nstart = P\n",
        ),
        (
            "rate of joint",
            "m/s",
            "[bodies.b]\nmass = 1\n[joints.j]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\nrate = P\n",
        ),
        (
            "armature of joint",
            "kg",
            "[bodies.b]\nmass = 1\n[joints.j]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\narmature = P\n",
        ),
        (
            "stiffness of line of force",
            "N/m",
            "[bodies.b]\nmass = 1\n[springs.s]\nbetween = [\"ground\", \"b\"]\nstiffness = P\nlength = 1\n",
        ),
        (
            "length of line of force",
            "m",
            "[bodies.b]\nmass = 1\n[springs.s]\nbetween = [\"ground\", \"b\"]\nstiffness = 1\nlength = P\n",
        ),
        ("gravity of the model", "m/s^2", "gravity = [0, 0, P]\n[bodies.b]\nmass = 1\n"),
        (
            "start of variable",
            "K",
            "[variables]\nx = { order = 1, unit = \"K\", start = P }\n[equations]\nmass = { x = { x = 1 } }\n",
        ),
        (
            "start of variable",
            "m/s",
            "[variables]\nx = { unit = \"m\", start = [1, P] }\n[equations]\nmass = { x = { x = 1 } }\n",
        ),
    ];
    for (what, unit, rest) in places {
        let open = |unit: &str| {
            // Keys of the top come before all tables.
            let (top, tables) =
                rest.split_at(rest.find("[bodies").filter(|_| rest.starts_with("gravity")).unwrap_or(0));
            let parameter = format!("[parameters]\np = {{ value = 0.5, unit = \"{unit}\" }}\n");
            let free = "[joints.f]\ntype = \"free\"\nbetween = [\"ground\", \"b\"]\n";
            let free = if rest.contains("[bodies") && !rest.contains("[joints") { free } else { "" };
            let text = format!("dalembert = 1\n{top}{parameter}{tables}{free}")
                .replace(" P", " \"2*p\"")
                .replace("[P", "[\"2*p\"");
            dalembert::open_text("slip.toml", &text)
        };
        open(unit).unwrap_or_else(|e| panic!("{what} in {unit}: {e}"));
        let fault = open("A").err().unwrap_or_else(|| panic!("{what} in amperes passed")).to_string();
        let (key, owner) = what.split_once(" of ").expect("two parts");
        assert!(fault.contains(&format!("`{key}` of {owner}")) && fault.contains("its formula in A"), "{fault}");
    }
}

/// A module is given quantities of the kind that it asks for.
#[test]
fn what_a_module_is_given_has_the_units_of_its_parameters() {
    let folder = std::env::temp_dir().join(format!("dalembert-units-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let part = "dalembert = 1\n[parameters]\nk = { value = 2, unit = \"N/m\" }\n[variables]\nx = { unit = \"m\", start = 1 }\n\
                [equations]\nmass = { x = { x = \"1 kg\" } }\nforce = { x = \"-k*x\" }\n";
    std::fs::write(folder.join("part.toml"), part).expect("written");
    let open = |unit: &str, keys: &str| {
        let top = format!(
            "dalembert = 1\n[parameters]\np = {{ value = 3, unit = \"{unit}\" }}\n[modules]\none = {{ model = \"part.toml\", {keys} }}\n"
        );
        let path = folder.join("top.toml");
        std::fs::write(&path, top).expect("written");
        dalembert::open(&path)
    };
    for (keys, right) in [("parameters = { k = \"p\" }", "N/m"), ("start = { x = [1, \"p\"] }", "m/s")] {
        open(right, keys).unwrap_or_else(|e| panic!("{keys}: {e}"));
        let fault = open("A", keys).err().unwrap_or_else(|| panic!("{keys} in amperes passed")).to_string();
        assert!(
            fault.contains("one") && fault.contains("its formula in A") && fault.contains("top.toml:5:"),
            "{fault}"
        );
    }
    std::fs::remove_dir_all(folder).expect("removed");
}

/// Periods and angles in a second are both 1/s, and 2π apart: neither is taken for the other.
#[test]
fn hertz_are_no_radians_in_a_second() {
    let open = |value: &str, unit: &str| {
        let text = format!(
            "dalembert = 1\n[parameters]\nf = {{ value = \"{value}\", unit = \"{unit}\" }}\n[variables]\nx = {{ order = 1 }}\n[equations]\nmass = {{ x = {{ x = 1 }} }}\n"
        );
        dalembert::open_text("rates.toml", &text)
    };
    for (value, unit) in [
        ("3000 rpm", "rad/s"),
        ("90 deg/s", "rad/s"),
        ("50 Hz", "Hz"),
        ("2 kHz", "1/s"),
        ("3 1/s", "rad/s"),
        ("3 1/s", "Hz"),
    ] {
        open(value, unit).unwrap_or_else(|e| panic!("{value} in {unit}: {e}"));
    }
    for (value, unit) in [("3000 rpm", "Hz"), ("50 Hz", "rad/s"), ("2 rad/s", "Hz"), ("1 kHz", "rad/s")] {
        let fault = open(value, unit).err().unwrap_or_else(|| panic!("{value} in {unit} passed")).to_string();
        assert!(fault.contains("2π") && fault.contains("rates.toml:3:"), "{fault}");
    }
    let joint = "dalembert = 1\n[bodies.b]\nmass = 1\ninertia = [1, 1, 1, 0, 0, 0]\n[joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\nrate = \"2 Hz\"\n";
    let fault = dalembert::open_text("rates.toml", joint).expect_err("2π apart").to_string();
    assert!(fault.contains("rad/s") && fault.contains("in Hz"), "{fault}");
}

/// An output that its formula makes small is no rounding, whatever its unit: where no number of the model has a unit, nothing says how large one is.
#[test]
fn what_a_formula_makes_small_is_shown() {
    let units = ["", "N", "A", "C", "kg", "rad/s", "m^3"];
    for power in (-30..=30).step_by(6) {
        let output = |(k, unit): (usize, &&str)| {
            let unit = if unit.is_empty() { String::new() } else { format!(", unit = \"{unit}\"") };
            format!("o{k} = {{ value = \"c*x\"{unit} }}\nr{k} = {{ value = \"c*x'\"{unit} }}\n")
        };
        let outputs: String = units.iter().enumerate().map(output).collect();
        let model = crate::typed::open(&format!(
            "[parameters]\nc = 1e{power}\n[variables]\nx = {{ start = [1, 0] }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n\
             potential = \"x^2/2\"\n[outputs]\n{outputs}"
        ));
        let run = crate::typed::run(&model, "auto", 1e-9, (10.0, 2)).summary;
        let value = |name: &str| run.final_values.iter().find(|v| v.0 == name).map(|v| v.1).expect("a value");
        let factor: f64 = format!("1e{power}").parse().expect("a number");
        for (k, (name, found)) in run.final_values.iter().enumerate().filter(|(_, v)| v.0.starts_with(['o', 'r'])) {
            let wanted = factor * value(if name.starts_with('o') { "x" } else { "x'" });
            let shown = dalembert::dynamics::digits::settled(*found, run.final_sizes[k]);
            assert!((shown - wanted).abs() <= 1e-14 * wanted.abs(), "{name}: {shown:e}, not {wanted:e}");
        }
    }
}
