//! Numbers with units mean what the same numbers in SI units mean, to the bit, wherever a number can stand; of another kind they are refused.

use dalembert_formats::{read_text, write_model};

const SI: &str = r#"dalembert = 1
gravity = [0, -9.81, 0]
[parameters]
a = { value = 0.025, unit = "m" }
w = { value = 314.1592653589793, unit = "rad/s" }
[variables]
x = { unit = "m", start = [0.003, 0.01] }
[lagrangian]
kinetic = "x'^2/2"
[inputs]
f = { value = 2500.0, unit = "N" }
[bodies.rod]
mass = 0.25
com = [0.0125, 0, 0]
inertia = [1e-6, 2e-6, 3e-6, 0, 0, 0]
pose = { at = [0.1, 0, 0], rotation = { rpy = [0, 0, 1.5707963267948966] } }
frames = { tip = { at = ["a", 0, 0], rotation = { axis = [0, 0, 1], angle = 0.7853981633974483 } } }
shape = { box = [0.02, 0.01, 0.01] }
[joints.A]
type = "revolute"
between = ["ground", "rod"]
at = [0.1, 0, 0]
start = 1.0471975511965976
rate = 31.41592653589793
range = [0, 3.141592653589793]
damping = 0.002
stiffness = 0.5
friction = 0.01
armature = 1e-5
effort_limit = 2
velocity_limit = 6.283185307179586
[joints.B]
type = "planar"
between = ["ground", "rod"]
at = [0, 0, 0]
start = [0.001, 0.002, 0.7853981633974483]
cut = true
[springs.s]
between = ["ground", "rod"]
points = [[0, 0, 0], [0.005, 0, 0]]
stiffness = 2000
length = 0.05
damping = 12.0
[simulate]
until = 120
every = 0.01
"#;

const WRITTEN: &[(&str, &str)] = &[
    ("{ value = 0.025, unit = \"m\" }", "\"25 mm\""),
    ("{ value = 314.1592653589793, unit = \"rad/s\" }", "{ value = \"3000 rpm\" }"),
    ("start = [0.003, 0.01]", "start = [\"3 mm\", \"1 cm/s\"]"),
    ("{ value = 2500.0, unit = \"N\" }", "\"2.5 kN\""),
    ("mass = 0.25", "mass = \"250 g\""),
    ("com = [0.0125, 0, 0]", "com = [\"12.5 mm\", 0, 0]"),
    ("[1e-6, 2e-6, 3e-6, 0, 0, 0]", "[\"10 g*cm^2\", \"20 g cm²\", \"3e-6 kg m^2\", 0, 0, 0]"),
    (
        "at = [0.1, 0, 0], rotation = { rpy = [0, 0, 1.5707963267948966]",
        "at = [\"10 cm\", 0, 0], rotation = { rpy = [0, 0, \"90 deg\"]",
    ),
    ("angle = 0.7853981633974483", "angle = \"45°\""),
    ("box = [0.02, 0.01, 0.01]", "box = [\"20 mm\", \"1 cm\", \"0.01 m\"]"),
    ("start = 1.0471975511965976", "start = \"60 deg\""),
    ("rate = 31.41592653589793", "rate = \"300 rpm\""),
    ("range = [0, 3.141592653589793]", "range = [0, \"180 deg\"]"),
    ("damping = 0.002", "damping = \"2 mN m s/rad\""),
    ("stiffness = 0.5", "stiffness = \"0.5 N m/rad\""),
    ("friction = 0.01", "friction = \"1 N cm\""),
    ("armature = 1e-5", "armature = \"0.1 kg*cm^2\""),
    ("effort_limit = 2", "effort_limit = \"2000 N*mm\""),
    ("velocity_limit = 6.283185307179586", "velocity_limit = \"1 rev/s\""),
    ("start = [0.001, 0.002, 0.7853981633974483]", "start = [\"1 mm\", \"2 mm\", \"45 deg\"]"),
    ("[0.005, 0, 0]]", "[\"5 mm\", 0, 0]]"),
    ("stiffness = 2000", "stiffness = \"2 kN/m\""),
    ("length = 0.05", "length = \"5 cm\""),
    ("damping = 12.0", "damping = \"12 N s/m\""),
    ("until = 120", "until = \"2 min\""),
    ("every = 0.01", "every = \"10 ms\""),
];

/// Everything of a specification but places and texts.
fn bare(text: &str) -> String {
    let spec = read_text("model.toml", text).unwrap_or_else(|faults| panic!("{faults}"));
    let module = format!("{:?} {:?}", spec.definitions, spec.simulate);
    // Numbers stand as values or as formulas that are numbers: both as the number.
    let mut out = String::new();
    for part in
        module.split("Number(").skip(1).chain(module.split("Value(").skip(1)).chain(module.split("value: ").skip(1))
    {
        let number: String =
            part.chars().take_while(|c| c.is_ascii_digit() || matches!(c, '.' | '-' | 'e' | 'E')).collect();
        if let Ok(x) = number.parse::<f64>() {
            out.push_str(&format!("{x:?} "));
        }
    }
    let mut numbers: Vec<&str> = out.split(' ').collect();
    numbers.sort_unstable();
    numbers.join(" ")
}

#[test]
fn units_change_no_bit() {
    let mut text = SI.to_owned();
    for (si, with_unit) in WRITTEN {
        assert!(text.contains(si), "{si}");
        text = text.replacen(si, with_unit, 1);
        assert_eq!(bare(SI), bare(&text), "{with_unit}");
    }
    let spec = read_text("model.toml", &text).unwrap();
    let parameters = &spec.definitions[spec.root.0].parameters;
    let units: Vec<&str> = parameters.iter().filter_map(|p| Some(p.unit.as_ref()?.value.as_str())).collect();
    assert_eq!(units, ["m", "rad/s"]);
}

/// A file that is written keeps units as they were, and reads back as the same.
#[test]
fn units_are_written_as_they_were() {
    let text = "dalembert = 1\n[parameters]\na = \"25 mm\"\n[bodies.b]\nmass = \"3 g\"\n[joints.A]\ntype = \"revolute\"\n\
                between = [\"ground\", \"b\"]\nstart = \"60 deg\"\n";
    let written = write_model(&read_text("model.toml", text).unwrap()).text;
    for part in ["\"25 mm\"", "mass = \"3 g\"", "start = [\"60 deg\"]"] {
        assert!(written.contains(part), "{part} is not in\n{written}");
    }
    assert_eq!(write_model(&read_text("model.toml", &written).unwrap()).text, written);
}

#[test]
fn other_kinds_are_refused_with_a_sentence() {
    for (si, wrong, said) in [
        ("at = [0.1, 0, 0]\nstart", "at = [\"60 deg\", 0, 0]\nstart", "is a length, in m, and `60 deg` is an angle"),
        ("start = 1.0471975511965976", "start = \"60 mm\"", "is an angle, in rad, and `60 mm` is a length"),
        ("mass = 0.25", "mass = \"0.25 m\"", "is a mass, in kg, and `0.25 m` is a length"),
        ("mass = 0.25", "mass = \"-5 g\"", "must not be negative"),
        ("stiffness = 0.5", "stiffness = \"2 N/m\"", "measured in N*m/rad, and `2 N/m` is in N/m"),
        ("stiffness = 2000", "stiffness = \"2 N m/rad\"", "measured in N/m"),
        ("until = 120", "until = \"2 m\"", "is a time, in s, and `2 m` is a length"),
        ("start = [0.003, 0.01]", "start = [\"3 mm\", \"1 cm\"]", "measured in (m)/s, and `1 cm` is a length"),
        ("mass = 0.25", "mass = \"5 gm\"", "unknown unit `gm`"),
        ("com = [0.0125, 0, 0]", "com = [\"20 °C\", 0, 0]", "another zero"),
        ("mass = 0.25", "mass = \"1e308 t\"", "too large"),
    ] {
        assert!(SI.contains(si), "{si}");
        let text = SI.replacen(si, wrong, 1);
        let faults = read_text("model.toml", &text).map(|_| ()).unwrap_err().to_string();
        assert!(faults.contains(said), "{wrong}: {faults}");
        let line = 1 + text.split_once(wrong).map_or(0, |(before, _)| before.matches('\n').count());
        assert!(faults.contains(&format!("model.toml:{line}")), "{wrong} is not at line {line}: {faults}");
    }
}

/// `L = "…"` stands for both energies, and not beside them.
#[test]
fn one_lagrangian_or_two_energies() {
    let both = "dalembert = 1\n[variables]\nx = {}\n[lagrangian]\nL = \"x'^2/2 - x^2\"\npotential = \"x\"\n";
    let faults = read_text("model.toml", both).map(|_| ()).unwrap_err().to_string();
    assert!(faults.contains("has both `L` and `potential`"), "{faults}");
    assert!(read_text("model.toml", &both.replace("potential = \"x\"\n", "")).is_ok());
}
