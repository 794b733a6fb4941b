//! How long a serial chain takes from its file to a numbered model, and what is asked of it after that.
//!
//! `chain_load [LINKS…]` (10⁵ and 10⁴ if not given) makes chains of links with full inertias, joined by revolute joints
//! with limits and damping, as programs write them in URDF and as native TOML (up to the size that is read), and prints
//! seconds of processor time of the thread (wall time where the system does not tell it).

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Instant;

use dalembert::dynamics::Model;
use dalembert::{At, Loaded, Simulate};

/// Repetitions, of which the least counts.
const REPEAT: usize = 3;

/// Seconds of this thread: processor time where Linux tells it.
fn seconds(origin: Instant) -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    ran.map_or_else(|| origin.elapsed().as_secs_f64(), |nanoseconds| nanoseconds * 1e-9)
}

/// The least of some times that a run takes, and what came out of the last run.
fn timed<T>(what: &str, mut run: impl FnMut() -> T) -> T {
    let origin = Instant::now();
    let mut least = f64::INFINITY;
    let mut last = None;
    for _ in 0..REPEAT {
        drop(last.take());
        let before = seconds(origin);
        last = Some(run());
        least = least.min(seconds(origin) - before);
    }
    println!("  {what:<24}{least:>9.3} s");
    last.unwrap_or_else(run)
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

/// The same in the native format.
fn native(links: usize) -> String {
    let mut text = String::from("dalembert = 1\ngravity = [0, 0, -9.81]\n");
    for k in 0..links {
        let _ = writeln!(
            text,
            "[bodies.link{k}]\nmass = 1.25\ncom = [0.15, 0, 0.01]\ninertia = [0.002, 0.0101, 0.0108, 1e-5, 0, 0]\n\
             [joints.joint{k}]\ntype = \"revolute\"\nbetween = [\"{}\", \"link{k}\"]\n\
             frames = [{{ at = [0.3, 0, 0] }}, {{}}]\naxis = [{}]\nrange = [-2.9, 2.9]\ndamping = 0.1",
            if k == 0 { "ground".to_owned() } else { format!("link{}", k - 1) },
            ["0, 0, 1", "0, 1, 0", "1, 0, 0"][k % 3]
        );
    }
    text
}

/// Loads a text as a file, and asks what it was made for.
fn load(links: usize, name: &str, text: &str) -> Result<(), String> {
    println!("chain of {links} links, {:.1} MB in {name}", text.len() as f64 * 1e-6);
    let path = std::env::temp_dir().join(format!("{}_{name}", std::process::id()));
    fs::write(&path, text).map_err(|e| e.to_string())?;
    let loaded = loaded(&path);
    fs::remove_file(&path).map_err(|e| e.to_string())?;
    let loaded = loaded?;
    ask(&loaded)
}

fn loaded(path: &Path) -> Result<Loaded, String> {
    let spec = timed("read", || dalembert::io::read_model(path)).map_err(|e| format!("{e:?}"))?;
    let model = timed("build", || Model::build(&spec)).map_err(|e| format!("{e:?}"))?;
    Ok(Loaded { spec: spec.into(), model, parameters: Vec::new(), fitted: None })
}

fn ask(loaded: &Loaded) -> Result<(), String> {
    timed("doctor", || loaded.doctor(&At::default())).map_err(|e| e.to_string())?;
    timed("evaluate", || loaded.evaluate(&At::default())).map_err(|e| e.to_string())?;
    let short = Simulate { until: Some(1e-3), every: Some(1e-3), max_steps: Some(3), ..Simulate::default() };
    timed("simulate, 3 steps", || loaded.simulate(&short, &mut |_| true)).map_err(|e| e.to_string())?;
    Ok(())
}

fn main() {
    let mut sizes: Vec<usize> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    if sizes.is_empty() {
        sizes = vec![100_000, 10_000];
    }
    for links in sizes {
        let native = native(links);
        let small = native.len() as u64 <= dalembert::io::native::MAX_FILE_BYTES;
        let texts = [("chain.urdf", Some(urdf(links))), ("chain.toml", small.then_some(native))];
        for (name, text) in texts {
            let Some(text) = text else { continue };
            if let Err(fault) = load(links, name, &text) {
                println!("  {fault}");
            }
        }
    }
}
