//! Motions over a million periods by `rattle`: energy, constraints and momenta.

use std::fmt::Write as _;

use super::{Place, Run, simulate};

const HEAD: &str = "\n## A million periods\n";
const PERIODS: f64 = 1e6;
/// Periods of the shorter run beside it.
const FIRST: f64 = 1e3;
/// Energy is looked at so often in a run.
const SAMPLES: f64 = 2000.0;

/// A motion with its step and one period, both in its unit of time.
struct Long {
    what: &'static str,
    model: &'static str,
    step: f64,
    period: f64,
}

const LONG: [Long; 4] = [
    Long {
        what: "outer solar system (Jupiter's periods)",
        model: "crates/dalembert/tests/data/stiff/outer_solar_system.toml",
        step: 150.0,
        period: 4332.6,
    },
    Long { what: "double pendulum", model: "examples/double_pendulum.toml", step: 0.05, period: 2.0 },
    Long {
        what: "heavy top (turns about its axis)",
        model: "examples/precessing_top.toml",
        step: 0.002,
        period: 0.020_944,
    },
    Long { what: "free rigid body (turns)", model: "examples/tumbling.toml", step: 0.1, period: 1.05 },
];

/// What the page said of them before.
pub fn kept(page: &str) -> String {
    page.find(HEAD).map_or_else(String::new, |at| page[at..].to_owned())
}

/// Each for a thousand periods, and for all.
pub fn section(place: &Place) -> String {
    let mut page = format!(
        "{HEAD}\nBy `rattle`, with steps of one length. Energy, relative to what the motion exchanges or to itself: the largest error in the first thousand periods, and in a million. \
         A drift would make the second a thousand times the first.\n\n| motion | step | periods | energy, first | energy, all | residual |\n|---|---|---|---|---|---|\n"
    );
    for long in LONG {
        println!("{}: a million periods", long.what);
        let (first, all) = (run(place, &long, FIRST), run(place, &long, PERIODS));
        let _ = writeln!(page, "{}", row(&long, first.as_ref(), all.as_ref()));
    }
    page
}

fn run(place: &Place, long: &Long, periods: f64) -> Option<Run> {
    let until = periods * long.period;
    let [every, until, step] = [until / SAMPLES, until, long.step].map(|time| format!("{time:e}"));
    simulate(place, long.model, &until, &["--integrator", "rattle", "--step", &step, "--every", &every])
}

fn row(long: &Long, first: Option<&Run>, all: Option<&Run>) -> String {
    let off = |run: Option<&Run>| match run.and_then(|run| run.drift) {
        Some((drift, size)) => format!("{:.1e}", drift / size),
        None => "–".to_owned(),
    };
    let periods = match all {
        Some(run) if run.completed => format!("{PERIODS:.0e}"),
        Some(run) => format!("ended early: {}", run.stop),
        None => "not run".to_owned(),
    };
    let residual = all.map_or("–".to_owned(), |run| format!("{:.1e}", run.residual));
    format!("| {} | {} | {periods} | {} | {} | {residual} |", long.what, long.step, off(first), off(all))
}
