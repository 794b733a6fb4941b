//! Work and precision beside SUNDIALS' IDA in C and SciPy, in one run: time that the cheapest run takes whose error is not above a bound.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use super::{Place, Problem, Values, error, ran, reference, sizes};

const PEERS: &str = "crates/dalembert/tests/data/stiff/ida.py";
const FOLDER: &str = "target/validate";
/// Problems by their name in the table, with how their equations are taken.
const PROBLEMS: [(&str, &str); 7] = [
    ("car axis", "mechanical"),
    ("Andrews' mechanism", "mechanical"),
    ("governor", "mechanical"),
    ("damped chain", "mechanical"),
    ("ring of stiff bushings", "ring"),
    ("transistor amplifier", "circuit"),
    ("diode bridge", "circuit"),
];
const INTEGRATORS: [&str; 3] = ["auto", "radau", "rodas"];
const TOLERANCES: [&str; 8] = ["1e-3", "1e-4", "1e-5", "1e-6", "1e-7", "1e-8", "1e-9", "1e-10"];
/// Relative tolerance below which rodas, of order 4, is not asked.
const RODAS_FROM: f64 = 1e-7;
/// Of how many runs in one process the best counts.
const REPEATS: &str = "5";
const BOUNDS: [f64; 7] = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9];

struct Run {
    method: String,
    error: f64,
    seconds: f64,
}

/// The section of the page; problems that peers cannot be asked for are left out with a word.
pub fn section(place: &Place, table: &[Problem], page: &mut String) {
    page.push_str("\n## Work and precision beside SUNDIALS' IDA and SciPy\n\n");
    let mut known = Vec::new();
    for (name, kind) in PROBLEMS {
        let Some(problem) = table.iter().find(|p| p.name == name) else { continue };
        if let Some((ends, _)) = reference(place, problem) {
            known.push((problem, kind, ends, sizes(place, problem)));
        }
    }
    let asked: Vec<String> = known.iter().map(|(p, kind, ends, sizes)| as_json(p, kind, ends, sizes)).collect();
    println!("peers");
    let Some(peers) = peers(place, &asked) else {
        page.push_str("IDA (`libsundials-dev`), a C compiler, and Python with CasADi and SciPy were not all there when this page was written.\n");
        return;
    };
    page.push_str(
        "Time of the cheapest run whose error is not above a bound, of tolerances 1e-3 … 1e-10, without loading and compiling: ours by the command's own defaults but for the integrator, warm in one process (`examples/motion_speed.rs`), \
         IDA's in C with exact Jacobians from the same M, f and A (constrained motions in index 1 and in index 2 with positions and velocities held), SciPy's from Python. \
         Each is the best of several; the last column says how many times as long the best peer takes. What no run of the one reaches is \"–\".\n\n\
         | problem | error | dalembert, ms | | best peer, ms | | peer / dalembert |\n|---|---|---|---|---|---|---|\n",
    );
    for (problem, _, ends, sizes) in &known {
        println!("{}: work and precision", problem.name);
        let own = own(place, problem, ends, sizes);
        let others = peers.get(&problem.name).map_or(&[][..], Vec::as_slice);
        rows(&problem.name, &own, others, page);
    }
}

fn rows(name: &str, own: &[Run], peers: &[Run], page: &mut String) {
    for bound in BOUNDS {
        let best = |runs: &'_ [Run]| -> Option<usize> {
            let reaches = (0..runs.len()).filter(|&k| runs[k].error <= bound);
            reaches.min_by(|&a, &b| runs[a].seconds.total_cmp(&runs[b].seconds))
        };
        let (one, other) = (best(own).map(|k| &own[k]), best(peers).map(|k| &peers[k]));
        let shown = |run: Option<&Run>| match run {
            Some(run) => format!("{:.2} | {}", 1e3 * run.seconds, run.method),
            None => "– | ".to_owned(),
        };
        let ratio = one.zip(other).map_or("–".to_owned(), |(a, b)| format!("{:.1}", b.seconds / a.seconds));
        let _ = writeln!(page, "| {name} | {bound:.0e} | {} | {} | {ratio} |", shown(one), shown(other));
    }
}

/// Our runs: each integrator at each tolerance.
fn own(place: &Place, problem: &Problem, ends: &Values, sizes: &Values) -> Vec<Run> {
    let mut runs = Vec::new();
    for integrator in INTEGRATORS {
        for tolerance in TOLERANCES {
            if integrator == "rodas" && tolerance.parse::<f64>().unwrap_or(0.0) < RODAS_FROM {
                continue;
            }
            let mut warm = Command::new(place.warm());
            warm.current_dir(&place.root).args([&problem.model, &problem.until, integrator, tolerance, REPEATS]);
            let Some(run) = ran(&mut warm, &problem.model).filter(|run| run.completed) else { continue };
            let error = error(&run.ends, ends, sizes, problem.scale);
            runs.push(Run { method: format!("`{integrator}`"), error, seconds: run.seconds });
        }
    }
    runs
}

/// Runs of peers by problem, if there are any.
fn peers(place: &Place, asked: &[String]) -> Option<BTreeMap<String, Vec<Run>>> {
    let mut python = Command::new("python3");
    python.current_dir(&place.root).arg(PEERS).arg(&place.program).arg(FOLDER);
    let mut child = python.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    child.stdin.take()?.write_all(asked.join("\n").as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    let mut runs: BTreeMap<String, Vec<Run>> = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let fields: Vec<&str> = line.split('|').collect();
        let [name, method, _, error, seconds] = fields.as_slice() else { continue };
        let (Ok(error), Ok(seconds)) = (error.parse(), seconds.parse()) else { continue };
        runs.entry((*name).to_owned()).or_default().push(Run { method: (*method).to_owned(), error, seconds });
    }
    (!runs.is_empty()).then_some(runs)
}

fn as_json(problem: &Problem, kind: &str, ends: &Values, sizes: &Values) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let all = |values: &Values| {
        let pairs: Vec<String> = values.iter().map(|(name, value)| format!("{}: {value:e}", quoted(name))).collect();
        format!("{{{}}}", pairs.join(", "))
    };
    // Where the problem has a scale, sizes below it are not asked for.
    let least = problem.scale;
    let scaled: Values = match least {
        Some(scale) => ends.keys().map(|name| (name.clone(), scale)).collect(),
        None => sizes.clone(),
    };
    format!(
        "{{\"name\": {}, \"model\": {}, \"kind\": {}, \"until\": {}, \"ends\": {}, \"sizes\": {}}}",
        quoted(&problem.name),
        quoted(&problem.model),
        quoted(kind),
        problem.until,
        all(ends),
        all(&scaled)
    )
}
