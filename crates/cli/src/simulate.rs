//! `dalembert simulate MODEL`.

use std::fmt::Write;
use std::io::IsTerminal;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use dalembert::dynamics::result::{RunResult, RunSummary};
use dalembert::io::ToJson;
use dalembert::{Error, Loaded, Simulate};
use indicatif::{ProgressBar, ProgressStyle};

use crate::Outcome;
use crate::args::SimulateArgs;
use crate::output::{Failed, open_at, pretty, print};

/// Simulates, writes what was asked for, says what came out.
pub fn run(args: &SimulateArgs, json: bool) -> Outcome {
    let (mut loaded, set) = open_at(&args.model, &args.state)?;
    check_targets(args)?;
    let how = Simulate {
        set: set.clone(),
        until: args.until,
        every: args.every,
        tolerance: args.tolerance,
        method: args.method.clone(),
        integrator: args.integrator.clone(),
        baumgarte: args.baumgarte,
        max_steps: args.max_steps,
    };
    let begun = Instant::now();
    loaded.model.make_native();
    let mut run = watched(&loaded, &how)?;
    run.summary.wall_seconds = begun.elapsed().as_secs_f64();
    // The summary first: a target that can't be written must not take it away.
    print(&if json { pretty(&run.summary.to_json()) } else { text(&loaded, &run) });
    write_targets(args, &loaded, &set, &run, json)?;
    if run.summary.completed || run.summary.stop_reason == "interrupted" {
        return Ok(());
    }
    if !json {
        let reason = &run.summary.stop_reason;
        let place = if reason.contains("t = ") { String::new() } else { format!(" at t = {}", run.summary.t_end) };
        eprintln!("error: the simulation stopped{place}: {reason}");
    }
    Err(Failed::Said)
}

/// Finds out before a long run whether its results have a place to go.
fn check_targets(args: &SimulateArgs) -> Result<(), Failed> {
    if let Some(path) = &args.out {
        dalembert::io::results::Format::of(path)?;
    }
    if args.out.is_some() && args.out == args.report {
        return Err(Failed::Verb(Error::Usage("--out and --report name the same file".to_owned())));
    }
    for path in args.out.iter().chain(&args.report) {
        dalembert::io::results::check_writable(path)?;
    }
    Ok(())
}

/// Writes what was asked for; one file that can't be written does not cost the other.
fn write_targets(args: &SimulateArgs, loaded: &Loaded, set: &[(String, f64)], run: &RunResult, json: bool) -> Outcome {
    let said = |path: &Path, written: Outcome| {
        if !json && written.is_ok() {
            print(&format!("\nwrote {}", path.display()));
        }
        written
    };
    let out = args
        .out
        .as_ref()
        .map_or(Ok(()), |path| said(path, dalembert::io::write_results(path, run).map_err(Failed::from)));
    let report = args.report.as_ref().map_or(Ok(()), |path| said(path, write_report(path, loaded, set, run)));
    out.and(report)
}

fn write_report(path: &Path, loaded: &Loaded, set: &[(String, f64)], run: &RunResult) -> Outcome {
    Ok(dalembert::io::results::write_text(path, &loaded.report(set, run)?)?)
}

/// Simulates with a progress bar on a terminal; Ctrl-C ends it and keeps what was computed.
fn watched(loaded: &Loaded, how: &Simulate) -> Result<RunResult, Failed> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // A handler that can't be set leaves the default: Ctrl-C ends the program.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    let until = how.until.or(loaded.model.simulate.until.as_ref().map(|u| u.value)).unwrap_or(10.0);
    let bar = bar();
    let mut shown = Instant::now();
    let run = loaded.simulate(how, &mut |t| {
        if shown.elapsed() > Duration::from_millis(100) {
            shown = Instant::now();
            bar.set_position((1000.0 * t / until) as u64);
            bar.set_message(format!("t = {t:.4} s"));
        }
        !stop.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    Ok(run?)
}

fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent:>3} %  {msg}  ({eta} left)") {
        bar.set_style(style);
    }
    bar
}

fn text(loaded: &Loaded, run: &RunResult) -> String {
    let s = &run.summary;
    let mut out = format!("{}\n\n", loaded.summary().title);
    let _ = writeln!(out, "  reached        t = {} s ({})", s.t_end, s.stop_reason);
    let _ = writeln!(out, "  method         {}", s.method);
    let _ = writeln!(out, "  integrator     {}, tolerance {:.1e}", s.integrator, s.tolerance);
    let _ = writeln!(
        out,
        "  work           {} steps, {} rejected, {} evaluations, {:.3} s",
        s.steps, s.rejected, s.evaluations, s.wall_seconds
    );
    checks(&mut out, s);
    final_values(&mut out, s);
    for note in &s.notes {
        let _ = writeln!(out, "\n• {note}");
    }
    out
}

fn checks(out: &mut String, s: &RunSummary) {
    let _ =
        writeln!(out, "  residuals      position {:.1e}, velocity {:.1e}", s.residual_position, s.residual_velocity);
    if let Some(e) = &s.energy {
        let _ = writeln!(
            out,
            "  energy         {:.9e} J at the start, {:.9e} J at the end, work done {:.9e} J, balance kept to {:.1e} J",
            e.start, e.end, e.work, e.max_drift
        );
    }
}

/// Most values that are listed.
const LISTED: usize = 40;

fn final_values(out: &mut String, s: &RunSummary) {
    if s.final_values.is_empty() {
        return;
    }
    let _ = writeln!(out, "\nat t = {} s", s.t_end);
    let width = s.final_values.iter().take(LISTED).map(|v| v.0.chars().count()).max().unwrap_or(0);
    for (name, value) in s.final_values.iter().take(LISTED) {
        let _ = writeln!(out, "  {name:width$}  {value:>22.15e}");
    }
    if s.final_values.len() > LISTED {
        let _ = writeln!(out, "  … and {} more; --out FILE.csv has them all", s.final_values.len() - LISTED);
    }
}
