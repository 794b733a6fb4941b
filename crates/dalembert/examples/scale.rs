//! How work grows with the number of variables: families of models at N and 10 N, whose times should be ten times apart.
//!
//! `scale [N…]` (1000 if not given; a tenth of that for families whose parts are platforms). Prints seconds to load, to ask `doctor`, and
//! microseconds of one acceleration, least of some; and the ratio of each to a tenth of what ten times as many variables take. Times are by the clock.

use std::hint::black_box;
use std::time::Instant;

use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::{Formulation, StartValues};
use dalembert::{At, Loaded, open_text};

#[path = "support/families.rs"]
mod families;

/// Repetitions of an acceleration, of which the least counts.
const REPEAT: usize = 20;

/// Times to load, to ask the doctor, and of one acceleration.
fn ask(text: &str) -> Result<[f64; 3], String> {
    let origin = Instant::now();
    let loaded: Loaded = open_text("family.toml", text).map_err(|e| e.to_string())?;
    let load = origin.elapsed().as_secs_f64();
    loaded.doctor(&At::default()).map_err(|e| e.to_string())?;
    let doctor = origin.elapsed().as_secs_f64() - load;
    let start = StartValues::of(&loaded.model).state;
    let mut accelerations = Accelerations::of_motion(&loaded.model, Formulation::Auto);
    let mut least = f64::INFINITY;
    for _ in 0..REPEAT {
        let before = Instant::now();
        accelerations.solve(start.t, black_box(&start.y), &start.inputs).map_err(|e| e.message)?;
        least = least.min(before.elapsed().as_secs_f64());
    }
    Ok([load, doctor, least])
}

fn main() {
    let given: Vec<usize> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let sizes = if given.is_empty() { vec![1000] } else { given };
    println!("{:<20}{:>9}{:>12}{:>12}{:>14}   to 10 N, of linear", "model", "N", "load s", "doctor s", "one state µs");
    for n in sizes {
        for (name, text) in families::FAMILIES {
            let n = if name.contains("beside") || name.contains("stacked") { n.div_ceil(10) } else { n };
            let [few, many] = [n, 10 * n].map(|n| ask(&text(n)));
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
