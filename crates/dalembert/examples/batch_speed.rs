//! Speed of many states at once: ns of thread processor time per state, and how much faster two threads are by the wall.
//!
//! `batch_speed [STATES [MODEL]]`, 65536 of all models by default, all different: a robot's states anywhere; a linkage's along its motion, moved a little so that
//! none comes twice. What is read and written are tables of numbers, as from and for NumPy.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use dalembert::batch::{Batch, Table};
use dalembert::{Ignore, Loaded, Open, Simulate};

#[allow(dead_code)] // Figures of other programs are compared elsewhere.
#[path = "../../bodies/examples/support/timing.rs"]
mod timing;

/// Rows of numbers.
struct States {
    count: usize,
    tables: [Vec<f64>; 3],
    widths: [usize; 3],
}

impl States {
    fn batch(&self, threads: usize) -> Batch<'_> {
        let table = |k: usize, name| Table { name, values: &self.tables[k], width: self.widths[k] };
        let (q, v, third) = (table(0, "q"), Some(table(1, "v")), Some(table(2, "the third table")));
        Batch { states: self.count, q, v, third, t: Some(0.0), set: &[], threads }
    }
}

/// Numbers in [−1, 1] that do not come again.
fn scattered(k: usize) -> f64 {
    2.0 * ((k + 1) as f64 * 0.618_033_988_749_895).fract() - 1.0
}

/// States around these rows of coordinates and velocities, as many as are wanted.
fn states(m: &Loaded, count: usize, around: &[(Vec<f64>, Vec<f64>)], spread: f64) -> States {
    let layout = m.layout();
    let widths = [layout.coordinates.len(), layout.velocities.len(), layout.efforts.len()];
    let mut tables: [Vec<f64>; 3] = Default::default();
    for k in 0..count {
        let (q, v) = &around[k % around.len()];
        tables[0].extend(q.iter().enumerate().map(|(i, q)| q + spread * scattered(k * widths[0] + i)));
        tables[1].extend(v.iter().enumerate().map(|(i, v)| v + spread * scattered(k * widths[1] + i + 7)));
        tables[2].extend((0..widths[2]).map(|i| 10.0 * scattered(k * widths[2] + i + 13)));
    }
    States { count, tables, widths }
}

fn along(m: &Loaded) -> Vec<(Vec<f64>, Vec<f64>)> {
    let how = Simulate { until: Some(1.0), every: Some(0.01), ..Simulate::default() };
    let run = m.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let layout = m.layout();
    let read = |names: &[String], k: usize| -> Vec<f64> {
        names.iter().filter_map(|n| Some(run.columns.iter().find(|c| c.name == *n)?.values[k])).collect()
    };
    (0..100).map(|k| (read(&layout.coordinates, k), read(&layout.velocities, k))).collect()
}

fn show(name: &str, what: &str, m: &Loaded, x: &States) {
    let (stop, n) = (AtomicBool::new(false), m.layout().accelerations.len());
    let mut out = vec![0.0; x.count * n];
    let mut call = |threads: usize| {
        let done = match what {
            "inverse dynamics" => m.inverse_dynamics(&x.batch(threads), &stop, &mut out),
            method => m.accelerations(&x.batch(threads), Some(method).filter(|m| *m != "auto"), &stop, &mut out),
        };
        done.unwrap_or_else(|e| panic!("{name}: {e}"));
    };
    let mut least = [f64::INFINITY; 2];
    let mut ns = f64::INFINITY;
    for _ in 0..5 {
        for (threads, least) in [1, 2].into_iter().zip(&mut least) {
            let (start, processor) = (Instant::now(), timing::processor_time());
            call(threads);
            *least = least.min(start.elapsed().as_secs_f64());
            if threads == 1 {
                ns = ns.min(timing::processor_time() - processor);
            }
        }
    }
    timing::note(&format!("batch: {name}, {what}"), ns / x.count as f64);
    println!("{name:<20}{what:<20}{:>14.1}{:>16.2}", ns / x.count as f64, least[0] / least[1]);
}

fn main() {
    let count = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(65536);
    let asked = std::env::args().nth(2);
    let is_wanted = |name: &&str| asked.as_ref().is_none_or(|asked| asked == name);
    println!("{:<20}{:<20}{:>14}{:>16}", "model", "what", "ns a state", "two threads");
    let example = |name: &str| format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"));
    for name in ["panda", "ur5", "anymal", "simple_humanoid"].into_iter().filter(is_wanted) {
        let how = Open { ignore: Ignore { mimic: true, damping: true }, ..Open::default() };
        let m = dalembert::open_as(example(&format!("robots/{name}.urdf")), &how).unwrap_or_else(|e| panic!("{e}"));
        let layout = m.layout();
        let still = [(vec![0.0; layout.coordinates.len()], vec![0.0; layout.velocities.len()])];
        let x = states(&m, count, &still, 2.0);
        ["auto", "tree", "inverse dynamics"].iter().for_each(|what| show(name, what, &m, &x));
    }
    for name in ["four_bar", "slider_crank", "parallelogram", "jansen", "andrews_bodies"].into_iter().filter(is_wanted)
    {
        let Ok(m) = dalembert::open(example(&format!("{name}.toml"))) else { continue };
        let x = states(&m, count / 4, &along(&m), 1e-6);
        ["auto", "multipliers"].iter().for_each(|what| show(name, what, &m, &x));
    }
}
