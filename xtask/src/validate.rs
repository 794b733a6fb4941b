//! `cargo xtask validate`: the reference problems through the command that users have, and what came of it as a page of the manual.
//!
//! Problems stand in a table beside the tests. An error is |y − y_ref|/max(|y_ref|, scale) at the end, the largest of all components; the scale is that of the problem, or
//! the size of each component in the run. Work is counted in evaluations of the equations, which tells the same on all machines. With `--long` motions over a
//! million periods come after (`validate/motions.rs`); times beside other programs stand in `validate/precision.rs`.

mod motions;
mod precision;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, succeeds};

const PROBLEMS: &str = "crates/dalembert/tests/data/stiff/problems.txt";
const PEERS: &str = "crates/dalembert/tests/data/stiff/peers.py";
const PAGE: &str = "book/src/validation.md";
const TOLERANCES: [&str; 3] = ["1e-4", "1e-7", "1e-10"];
const INTEGRATORS: [&str; 3] = ["auto", "radau", "rodas"];
/// Relative tolerance beyond which rodas, of order 4, is not asked.
const TIGHT: &str = "1e-10";
/// The method of another family that `radau` is checked against, where the table names none.
const OTHER: &str = "dop853";
/// Errors that are allowed, over the tolerance.
const ALLOWED: f64 = 10.0;

type Values = BTreeMap<String, f64>;

/// Where files are, and the command.
struct Place {
    root: PathBuf,
    program: PathBuf,
}

impl Place {
    /// What times motions in one process, beside the command.
    fn warm(&self) -> PathBuf {
        self.program.with_file_name("examples").join(format!("motion_speed{}", std::env::consts::EXE_SUFFIX))
    }
}

struct Problem {
    name: String,
    model: String,
    until: String,
    /// None: the size of each component.
    scale: Option<f64>,
    source: String,
    /// None: by radau.
    ends: Option<Values>,
    /// What that is checked against.
    other: String,
}

struct Run {
    ends: Values,
    steps: f64,
    evaluations: f64,
    integrator: String,
    completed: bool,
    seconds: f64,
    /// How far the energy was off at most, and its size.
    drift: Option<(f64, f64)>,
    residual: f64,
    stop: String,
}

/// Whether these can be said.
pub fn are_known(options: &[&str]) -> bool {
    options.iter().all(|option| *option == "--long" || option.starts_with("--with="))
}

/// Runs everything; writes the page; false if a tolerance was missed by `auto` or `radau`.
pub fn run(root: &Path, options: &[&str]) -> bool {
    let long = options.contains(&"--long");
    let command = ["build", "--release", "--package", "dalembert-cli"];
    let motions = ["build", "--release", "--package", "dalembert", "--example", "motion_speed"];
    if !(program_given(options) || [&command[..], &motions].iter().all(|build| succeeds(cargo(root, build)))) {
        return false;
    }
    let place = &Place { root: root.to_path_buf(), program: program(root, options) };
    if !place.warm().is_file() {
        eprintln!(
            "error: {} is not there: `cargo build --release -p dalembert --example motion_speed` makes it",
            place.warm().display()
        );
        return false;
    }
    let Ok(table) = std::fs::read_to_string(place.root.join(PROBLEMS)) else {
        eprintln!("error: {PROBLEMS} cannot be read");
        return false;
    };
    let table: Vec<Problem> = table.lines().filter(|line| !line.starts_with('#')).filter_map(problem).collect();
    let (mut page, mut well) = (head(), true);
    for problem in &table {
        well &= section(place, problem, &mut page);
    }
    peers(place, &mut page);
    precision::section(place, &table, &mut page);
    // Hours of work: what is known of them stays.
    let before = std::fs::read_to_string(place.root.join(PAGE)).unwrap_or_default();
    page += &if long { motions::section(place) } else { motions::kept(&before) };
    if let Err(error) = std::fs::write(place.root.join(PAGE), page) {
        eprintln!("error: {PAGE} cannot be written: {error}");
        return false;
    }
    println!("written: {PAGE}");
    well
}

fn head() -> String {
    "# Validation\n\nReference problems by the command that users have, with its defaults: `cargo xtask validate` writes this page. An error is the largest of all components at the \
     end, |y − y_ref|/max(|y_ref|, scale); a tolerance is met if the error is at most ten times as large. Work is counted in evaluations of the equations.\n\n\
     ![The flexible slider-crank, one of them](pictures/flexible_slider_crank.svg)\n"
        .to_owned()
}

fn problem(line: &str) -> Option<Problem> {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, model, until, scale, source, ends] = fields.as_slice() else { return None };
    let other = ends.split_whitespace().filter(|word| !word.contains('=')).nth(1).unwrap_or(OTHER).to_owned();
    let ends = ends.split_whitespace().filter_map(|word| {
        let (name, value) = word.split_once('=')?;
        Some((name.to_owned(), value.parse().ok()?))
    });
    let ends: Values = ends.collect();
    let [name, model, until, source] = [name, model, until, source].map(|field| (*field).to_owned());
    Some(Problem {
        name,
        model,
        until,
        scale: scale.parse().ok(),
        source,
        ends: (!ends.is_empty()).then_some(ends),
        other,
    })
}

/// A table of one problem; whether tolerances were met.
fn section(place: &Place, problem: &Problem, page: &mut String) -> bool {
    println!("{}", problem.name);
    let simulate = |integrator: &str, tolerance: &str| {
        let more = ["--tolerance", tolerance, "--integrator", integrator];
        simulate(place, &problem.model, &problem.until, &more)
    };
    let Some((ends, source)) = reference(place, problem) else { return false };
    let sizes = sizes(place, problem);
    let _ =
        writeln!(page, "\n## {}\n\n`{}`, to {} s. Reference: {source}.\n", problem.name, problem.model, problem.until);
    page.push_str("| integrator | tolerance | error | met | steps | evaluations |\n|---|---|---|---|---|---|\n");
    let mut well = true;
    for integrator in INTEGRATORS {
        for tolerance in TOLERANCES {
            if integrator == "rodas" && tolerance == TIGHT {
                continue;
            }
            let Some(run) = simulate(integrator, tolerance) else { return false };
            let error = if run.completed { error(&run.ends, &ends, &sizes, problem.scale) } else { f64::INFINITY };
            let met = error <= ALLOWED * tolerance.parse::<f64>().unwrap_or(0.0);
            well &= met || integrator == "rodas";
            let used =
                if integrator == "auto" { format!("`auto`: {}", run.integrator) } else { format!("`{integrator}`") };
            let (met, steps, evaluations) = (if met { "yes" } else { "**no**" }, run.steps, run.evaluations);
            let _ = writeln!(page, "| {used} | {tolerance} | {error:.1e} | {met} | {steps} | {evaluations} |");
        }
    }
    well
}

/// Values at the end, with where they are from.
fn reference(place: &Place, problem: &Problem) -> Option<(Values, String)> {
    if let Some(ends) = &problem.ends {
        return Some((ends.clone(), problem.source.clone()));
    }
    let by = |integrator: &str, tolerance: &str| {
        let more = ["--tolerance", tolerance, "--integrator", integrator];
        simulate(place, &problem.model, &problem.until, &more)
    };
    let (one, other) = (by("radau", "1e-12")?, by(&problem.other, "1e-11")?);
    let apart = error(&other.ends, &one.ends, &sizes(place, problem), None);
    Some((one.ends, format!("`radau` at 1e-12, from which `{}` at 1e-11 differs by {apart:.0e}", problem.other)))
}

/// The largest error over all components.
fn error(ends: &Values, wanted: &Values, sizes: &Values, scale: Option<f64>) -> f64 {
    let errors = wanted.iter().map(|(name, y)| {
        let least = scale.unwrap_or_else(|| sizes.get(name).copied().unwrap_or(0.0));
        ends.get(name).map_or(f64::INFINITY, |x| (x - y).abs() / y.abs().max(least).max(f64::MIN_POSITIVE))
    });
    errors.fold(0.0, f64::max)
}

/// The largest value of each component at 400 times of a run.
fn sizes(place: &Place, problem: &Problem) -> Values {
    let table = place.root.join("target/validate.csv");
    let every = problem.until.parse::<f64>().unwrap_or(1.0) / 400.0;
    let (every, out) = (format!("{every:e}"), table.display().to_string());
    simulate(place, &problem.model, &problem.until, &["--tolerance", "1e-7", "--every", &every, "--out", &out]);
    let text = std::fs::read_to_string(&table).unwrap_or_default();
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let name = |column: &str| column.split(" [").next().unwrap_or(column).trim_matches('"').trim().to_owned();
    let names: Vec<String> = lines.next().unwrap_or_default().split(',').map(name).collect();
    let mut sizes = Values::new();
    for line in lines {
        for (name, value) in names.iter().zip(line.split(',')) {
            let size = sizes.entry(name.clone()).or_insert(0.0);
            *size = value.parse::<f64>().map_or(*size, |x| size.max(x.abs()));
        }
    }
    sizes
}

fn simulate(place: &Place, model: &str, until: &str, more: &[&str]) -> Option<Run> {
    let mut command = Command::new(&place.program);
    command.current_dir(&place.root).args(["simulate", model, "--json", "--until", until]);
    if !more.contains(&"--every") {
        command.args(["--every", until]);
    }
    ran(command.args(more), model)
}

/// What a command tells of its run as `simulate --json` does.
fn ran(command: &mut Command, model: &str) -> Option<Run> {
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !text.trim_start().starts_with('{') {
        eprintln!("error: {model}: {}", String::from_utf8_lossy(&output.stderr).trim());
        return None;
    }
    let number = |key: &str| value(&text, key).and_then(|word| word.parse::<f64>().ok());
    let drift = number("max_drift").zip(number("size"));
    Some(Run {
        ends: ends(&text),
        steps: number("steps")?,
        evaluations: number("evaluations")?,
        integrator: value(&text, "integrator")?.trim_matches('"').to_owned(),
        completed: value(&text, "completed")? == "true",
        seconds: number("wall_seconds")?,
        drift,
        residual: number("position").unwrap_or(0.0),
        stop: value(&text, "stop_reason")?.trim_matches('"').to_owned(),
    })
}

/// Whether `--with PROGRAM` takes the place of a build.
fn program_given(options: &[&str]) -> bool {
    options.iter().any(|option| option.starts_with("--with="))
}

fn program(root: &Path, options: &[&str]) -> PathBuf {
    if let Some(given) = options.iter().find_map(|option| option.strip_prefix("--with=")) {
        return PathBuf::from(given);
    }
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    folder.join("release").join(format!("dalembert{}", std::env::consts::EXE_SUFFIX))
}

/// What stands after a key on its line.
fn value<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    let start = text.find(&format!("\"{key}\": "))? + key.len() + 4;
    text[start..].lines().next().map(|rest| rest.trim_end_matches(',').trim())
}

/// The last values, `"final": {…}`.
fn ends(text: &str) -> Values {
    let inside = text.find("\"final\": {").map_or("", |start| text[start..].split('}').next().unwrap_or(""));
    let lines = inside.lines().skip(1).filter_map(|line| {
        let (name, value) = line.trim().trim_end_matches(',').rsplit_once(": ")?;
        Some((name.trim_matches('"').to_owned(), value.parse().ok()?))
    });
    lines.filter(|(name, _)| name != "t").collect()
}

/// SciPy beside it, where Python has that.
fn peers(place: &Place, page: &mut String) {
    page.push_str("\n## Beside SciPy\n\n");
    let output = Command::new("python3").current_dir(&place.root).arg(PEERS).output();
    let Some(output) = output.ok().filter(|output| output.status.success()) else {
        page.push_str("Python with SciPy was not there when this page was written.\n");
        return;
    };
    page.push_str(
        "The problems that are y' = f by SciPy's `solve_ivp`, with its absolute tolerance that times the scale of the problem.\n\n\
         | problem | method | tolerance | error | evaluations |\n|---|---|---|---|---|\n",
    );
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let _ = writeln!(page, "| {} |", line.replace('|', " | "));
    }
}
