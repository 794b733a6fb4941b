//! How long a long serial chain takes from its file to a numbered model, and what is asked of one after that.
//!
//! `chain_load [LINKS] [URDF|TOML]` makes a chain of links with full inertias, joined by revolute joints with limits and damping, as URDF and as
//! native TOML, and prints seconds of thread processor time (wall time where the system does not tell it), the least of
//! three. With a folder on a Linux system, `perf record` on it shows where the time goes.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Instant;

use dalembert::{At, Loaded, Simulate};

/// Seconds of this thread: processor time where Linux tells it.
fn seconds(origin: Instant) -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    ran.map_or_else(|| origin.elapsed().as_secs_f64(), |nanoseconds| nanoseconds * 1e-9)
}

/// Runs once and says how long it took.
fn timed<T>(what: &str, run: impl FnOnce() -> T) -> T {
    let origin = Instant::now();
    let before = seconds(origin);
    let out = run();
    println!("  {what:<24}{:>9.3} s", seconds(origin) - before);
    out
}

/// A chain as programs write it: one line an element.
fn urdf(links: usize) -> String {
    let mut text = String::from("<?xml version=\"1.0\"?>\n<robot name=\"chain\">\n");
    for k in 0..=links {
        let length = 0.3 + 0.001 * (k % 7) as f64;
        let _ = writeln!(
            text,
            "  <link name=\"link{k}\">\n    <inertial>\n      <origin xyz=\"{} 0 0.01\" rpy=\"0 0 0.1\"/>\n      \
             <mass value=\"1.25\"/>\n      <inertia ixx=\"0.002\" ixy=\"1e-05\" ixz=\"0\" iyy=\"0.0101\" iyz=\"0\" \
             izz=\"0.0108\"/>\n    </inertial>\n  </link>",
            length / 2.0
        );
        if k < links {
            let axis = ["0 0 1", "0 1 0", "1 0 0"][k % 3];
            let _ = writeln!(
                text,
                "  <joint name=\"joint{k}\" type=\"revolute\">\n    <origin xyz=\"{length} 0 0\" rpy=\"0 0.05 0\"/>\n    \
                 <parent link=\"link{k}\"/>\n    <child link=\"link{}\"/>\n    <axis xyz=\"{axis}\"/>\n    \
                 <limit lower=\"-2.9\" upper=\"2.9\" effort=\"87\" velocity=\"2.175\"/>\n    <dynamics damping=\"0.1\" \
                 friction=\"0\"/>\n  </joint>",
                k + 1
            );
        }
    }
    text.push_str("</robot>\n");
    text
}

fn load(path: &Path) -> Option<Loaded> {
    let spec = timed("read", || dalembert::io::read_model(path));
    let spec = spec.map_err(|e| eprintln!("{e:?}")).ok()?;
    let model = timed("build", || dalembert::dynamics::Model::build(&spec));
    let model = model.map_err(|e| eprintln!("{} faults", e.len())).ok()?;
    Some(Loaded { spec, model })
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let links = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let all = arguments.next().is_some();
    let folder = std::env::temp_dir();
    let path = folder.join(format!("chain_{}.urdf", std::process::id()));
    let text = urdf(links);
    println!("chain of {links} links, {:.1} MB of URDF", text.len() as f64 * 1e-6);
    if fs::write(&path, text).is_err() {
        return eprintln!("cannot write {}", path.display());
    }
    for _ in 0..3 {
        timed("open", || dalembert::open(&path).is_ok());
    }
    let Some(loaded) = load(&path) else { return };
    let _ = fs::remove_file(&path);
    if all {
        verbs(&loaded);
    }
}

fn verbs(loaded: &Loaded) {
    let e = timed("evaluate", || loaded.evaluate(&At::default()));
    println!("{:?}", e.is_ok());
    let until = Simulate { until: Some(0.001), every: Some(0.001), max_steps: Some(3), ..Simulate::default() };
    let run = timed("simulate, 3 steps", || loaded.simulate(&until, &mut |_| true));
    println!(
        "{:?}",
        run.as_ref().map(|r| r.time.len()).map_err(|e| format!("{e:?}").chars().take(400).collect::<String>())
    );
    let d = timed("doctor", || loaded.doctor(&At::default()));
    println!("{:?}", d.is_ok());
}
