//! Cost of linear systems: ms of processor time from the text of each model to all that `linearize` says, µs of the derivatives of accelerations at
//! a state alone, and s of the formulas of 18 links on a cart.
//!
//! `linearize_speed [MODEL …]`, all examples and robots by default; the slowest come first.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use dalembert::{At, EquationsRequest, Form, Linearize};

#[allow(dead_code)] // Figures of other programs are compared elsewhere.
#[path = "../../bodies/examples/support/timing.rs"]
mod timing;

/// Models of the example folder.
fn examples() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let folders = [root.clone(), root.join("robots")];
    let all = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten().map(|e| e.path());
    let mut models: Vec<PathBuf> = all.filter(|p| p.extension().is_some_and(|e| e == "toml" || e == "urdf")).collect();
    models.sort();
    models
}

/// ns of processor time, least of three.
fn least(mut call: impl FnMut()) -> f64 {
    let mut once = || {
        let start = timing::processor_time();
        call();
        timing::processor_time() - start
    };
    (0..3).map(|_| once()).fold(f64::INFINITY, f64::min)
}

/// A cart with links that hang on each other: kinetic energy of their ends.
fn links_on_a_cart(count: usize) -> String {
    let mut text = "dalembert = 1\n[parameters]\nm = 1\nl = 0.3\ng = 9.81\n[variables]\nx = {}\n".to_owned();
    let (mut kinetic, mut potential) = ("m/2*x'^2".to_owned(), String::new());
    let (mut across, mut up) = ("x'".to_owned(), "0".to_owned());
    for i in 1..=count {
        let _ = writeln!(text, "th{i} = {{ start = 0.1 }}");
        let _ = write!(across, " + l*th{i}'*cos(th{i})");
        let _ = write!(up, " + l*th{i}'*sin(th{i})");
        let _ = write!(kinetic, " + m/2*(({across})^2 + ({up})^2)");
        let _ = write!(potential, " - {}*m*g*l*cos(th{i})", count + 1 - i);
    }
    let _ = writeln!(text, "[lagrangian]\nkinetic = \"{kinetic}\"\npotential = \"{potential}\"");
    text
}

#[allow(clippy::default_trait_access, reason = "the question's type stands in a crate beneath")]
fn main() {
    let chosen: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let mut rows: Vec<(String, f64, f64)> = Vec::new();
    for path in if chosen.is_empty() { examples() } else { chosen } {
        let name = path.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned());
        let whole = || dalembert::open(&path).and_then(|m| m.linearize(&Linearize::default()));
        if let Err(error) = whole() {
            println!("{name}: {}", error.to_string().lines().next().unwrap_or_default());
            continue;
        }
        let ns = least(|| drop(whole()));
        let model = dalembert::open(&path).unwrap_or_else(|e| panic!("{e}"));
        let derivatives = least(|| drop(model.derivatives(&At::default(), &Default::default())));
        timing::note(&format!("linearize: {name}"), ns);
        rows.push((name, ns, derivatives));
    }
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    println!("{:<28}{:>16}{:>22}", "model", "linearize, ms", "derivatives, µs");
    for (name, ns, derivatives) in rows {
        println!("{name:<28}{:>16.1}{:>22.0}", 1e-6 * ns, 1e-3 * derivatives);
    }
    let text = links_on_a_cart(18);
    let formulas = || {
        let model = dalembert::open_text("links.toml", &text)?;
        model.equations(&EquationsRequest { form: Form::Explicit, ..EquationsRequest::default() })
    };
    let ns = least(|| drop(formulas().unwrap_or_else(|e| panic!("{e}"))));
    timing::note("equations: 18 links on a cart", ns);
    println!("explicit equations of 18 links on a cart: {:.2} s", 1e-9 * ns);
}
