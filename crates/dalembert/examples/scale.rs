//! How work grows with the number of variables: families of models at N and 10 N, whose times should be ten times apart.
//!
//! `scale [N…]` (1000 if not given). Prints seconds to load, to ask `doctor`, and microseconds of one acceleration, least of some; and the
//! ratio of each to a tenth of what ten times as many variables take. Times are those of the thread's processor where Linux tells them.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::time::Instant;

use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::{Formulation, StartValues};
use dalembert::{At, Loaded, open_text};

/// Repetitions of an acceleration, of which the least counts.
const REPEAT: usize = 20;

fn seconds(origin: Instant) -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    ran.map_or_else(|| origin.elapsed().as_secs_f64(), |nanoseconds| nanoseconds * 1e-9)
}

/// A tree of links, each on link `parent(k)`.
fn links(count: usize, parent: fn(usize) -> usize) -> String {
    let mut text = String::from("<robot name=\"links\">\n<link name=\"link0\"/>\n");
    for k in 1..=count {
        let axis = ["0 0 1", "0 1 0", "1 0 0"][k % 3];
        let _ = writeln!(
            text,
            "<link name=\"link{k}\"><inertial><origin xyz=\"0.15 0 0.01\"/><mass value=\"1.25\"/><inertia ixx=\"0.002\" ixy=\"0\" \
             ixz=\"0\" iyy=\"0.0101\" iyz=\"0\" izz=\"0.0108\"/></inertial></link>\n<joint name=\"joint{k}\" type=\"continuous\"><origin \
             xyz=\"0.3 0 0\" rpy=\"0 0.05 0\"/><parent link=\"link{}\"/><child link=\"link{k}\"/><axis xyz=\"{axis}\"/><dynamics \
             damping=\"0.1\"/></joint>",
            parent(k)
        );
    }
    text + "</robot>\n"
}

/// Beads on a string of rigid pieces, in formulas.
fn beads(count: usize) -> String {
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    for k in 1..=count {
        let _ =
            writeln!(text, "x{k} = {{ start = [{k}, 0], fixed = true }}\ny{k} = {{ start = [0, 0], fixed = true }}");
    }
    text.push_str("[equations]\n");
    for k in 1..=count {
        let _ = writeln!(text, "mass.x{k}.x{k} = 1\nmass.y{k}.y{k} = 1\nforce.y{k} = \"-9.81\"");
    }
    text.push_str("[constraints]\nr1 = \"x1^2 + y1^2 = 1\"\n");
    for k in 2..=count {
        let _ = writeln!(text, "r{k} = \"(x{k} - x{0})^2 + (y{k} - y{0})^2 = 1\"", k - 1);
    }
    text
}

/// A ladder of inductors, resistors and capacitors, joined at terminals.
fn ladder(cells: usize) -> String {
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    for k in 0..cells {
        let _ = writeln!(
            text,
            "i{k} = {{ order = 1, start = 0, fixed = true }}\nu{k} = {{ order = 1, start = 0, fixed = true }}\no{k} = {{ order = 1 }}"
        );
    }
    let _ = writeln!(
        text,
        "load = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.load.load = \"1e-3\"\nforce.load = \"-30*load\""
    );
    for k in 0..cells {
        let _ = writeln!(
            text,
            "mass.i{k}.i{k} = \"1e-3\"\nmass.u{k}.u{k} = \"1e-6\"\nforce.i{k} = \"{}-0.5*i{k} - u{k}\"\nforce.u{k} = \"i{k} - o{k}\"\nforce.o{k} = \"u{k}\"",
            if k == 0 { "10*sin(6283*t) " } else { "" }
        );
    }
    text.push_str("[constraints]\n");
    for k in 0..cells {
        let next = if k + 1 < cells { format!("i{}", k + 1) } else { "load".to_owned() };
        let _ = writeln!(text, "joint{k} = \"o{k} = {next}\"");
    }
    text
}

/// Name, file and text of a model of some size.
type Family = (&'static str, &'static str, fn(usize) -> String);

/// Times to load, to ask the doctor, and of one acceleration.
fn ask(name: &str, text: &str) -> Result<[f64; 3], String> {
    let origin = Instant::now();
    let loaded: Loaded = open_text(name, text).map_err(|e| e.to_string())?;
    let load = seconds(origin);
    loaded.doctor(&At::default()).map_err(|e| e.to_string())?;
    let doctor = seconds(origin) - load;
    let start = StartValues::of(&loaded.model).state;
    let mut accelerations = Accelerations::of_motion(&loaded.model, Formulation::Auto);
    let mut least = f64::INFINITY;
    for _ in 0..REPEAT {
        let before = seconds(origin);
        accelerations.solve(start.t, black_box(&start.y), &start.inputs).map_err(|e| e.message)?;
        least = least.min(seconds(origin) - before);
    }
    Ok([load, doctor, least])
}

fn main() {
    let given: Vec<usize> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let sizes = if given.is_empty() { vec![1000] } else { given };
    let families: [Family; 4] = [
        ("chain of links", "chain.urdf", |n| links(n, |k| k - 1)),
        ("tree of links", "tree.urdf", |n| links(n, |k| k / 2)),
        ("beads of formulas", "beads.toml", beads),
        ("ladder of formulas", "ladder.toml", ladder),
    ];
    println!("{:<20}{:>9}{:>12}{:>12}{:>14}   to 10 N, of linear", "model", "N", "load s", "doctor s", "one state µs");
    for n in sizes {
        for (name, file, text) in families {
            let [few, many] = [n, 10 * n].map(|n| ask(file, &text(n)));
            let (few, many) = match (few, many) {
                (Ok(few), Ok(many)) => (few, many),
                (Err(fault), _) | (_, Err(fault)) => {
                    println!("{name:<20}{n:>9}  {fault}");
                    continue;
                }
            };
            let line =
                |n: usize, t: [f64; 3]| format!("{name:<20}{n:>9}{:>12.3}{:>12.3}{:>14.1}", t[0], t[1], 1e6 * t[2]);
            println!("{}", line(n, few));
            let ratio: Vec<String> =
                few.iter().zip(many).map(|(few, many)| format!("{:.2}", many / few / 10.0)).collect();
            println!("{}   {}", line(10 * n, many), ratio.join(" "));
        }
    }
}
