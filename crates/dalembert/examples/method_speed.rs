//! What `auto` takes beside what it could have taken: ns of thread processor time for one acceleration by each method, on every example
//! and on families of spatial and planar loops, formulas and trees.
//!
//! `method_speed [NAME...]` (all models whose names contain one of these, or all). A model's line has the time of `auto`, that of each
//! method that treats the model with the operations that are counted for it in brackets, and the ratio of `auto` to the fastest: at most
//! 1.2 is wanted. Lines beyond are marked by `<`.

use std::fmt::Write as _;
use std::path::Path;

use dalembert::Loaded;
use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::enforce::MethodName;
use dalembert::dynamics::{Formulation, Model, StartValues, assembly};

#[path = "support/families.rs"]
mod families;
#[allow(dead_code)] // Figures of other programs are compared elsewhere.
#[path = "../../bodies/examples/support/timing.rs"]
mod timing;

use timing::time;

/// Methods that answer by one factorization or sweep.
const METHODS: [Formulation; 4] =
    [Formulation::Tree, Formulation::Embedding, Formulation::Delassus, Formulation::Matrix(MethodName::Multipliers)];

/// ns of one acceleration; nothing where the method refuses the model.
fn measure(model: &Model, start: &StartValues, method: Formulation) -> Option<(f64, String)> {
    method.check(model).ok()?;
    let mut solver = Accelerations::of_motion(model, method);
    let (t, y, inputs) = (start.state.t, &start.state.y, &start.state.inputs);
    solver.solve(t, y, inputs).ok()?;
    let ns = time(1, |_| solver.solve(t, y, inputs).unwrap_or_else(|e| panic!("{}", e.message)));
    Some((ns, solver.method.clone()))
}

fn line(name: &str, loaded: &Loaded) -> Option<String> {
    let model = &loaded.model;
    let mut start = StartValues::of(model);
    assembly::assemble(model, &mut start).ok().filter(|report| report.converged)?;
    let (auto, taken) = measure(model, &start, Formulation::Auto)?;
    timing::note(&format!("auto: {name}"), auto);
    let mut line = format!("{name:<24}{auto:>12.0}");
    let mut least = auto;
    for method in METHODS {
        let work = method.work(model);
        match measure(model, &start, method) {
            Some((ns, _)) => {
                least = least.min(ns);
                let counted = work.map_or_else(String::new, |work| format!(" [{work}]"));
                let _ = write!(line, "{:>24}", format!("{ns:.0}{counted}"));
            }
            None => line.push_str(&format!("{:>24}", "-")),
        }
    }
    let ratio = auto / least;
    let mark = if ratio > 1.2 { " <" } else { "" };
    let taken = taken.split(' ').next().unwrap_or_default();
    let _ = write!(line, "{ratio:>8.2}{mark:<3} {taken}");
    Some(line)
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|w| name.contains(w.as_str()));
    print!("{:<24}{:>12}", "model", "auto ns");
    METHODS.iter().for_each(|m| print!("{:>24}", format!("{} [work]", m.as_str())));
    println!("{:>8}    taken", "ratio");
    let show = |name: &str, loaded: Loaded| match line(name, &loaded) {
        Some(line) => println!("{line}"),
        None => println!("{name:<24}no answer at the start"),
    };
    for (name, text) in families::all().into_iter().filter(|f| is_wanted(&f.0)) {
        match dalembert::open_text("family.toml", &text) {
            Ok(loaded) => show(&name, loaded),
            Err(e) => println!("{name:<24}{e}"),
        }
    }
    let Ok(folder) = Path::new("examples").read_dir() else { return };
    let mut files: Vec<_> = folder.filter_map(|f| Some(f.ok()?.path())).collect();
    files.extend(["panda", "anymal", "ur5", "simple_humanoid"].map(|r| format!("examples/robots/{r}.urdf").into()));
    files.sort();
    for file in files {
        let Some(name) = file.file_stem().and_then(|s| s.to_str()).filter(|name| is_wanted(name)) else { continue };
        if file.extension().is_some_and(|e| e == "toml" || e == "urdf")
            && let Ok(loaded) = dalembert::open(&file)
        {
            show(name, loaded);
        }
    }
}
