//! `dalembert sweep MODEL`.

use std::io::IsTerminal;
use std::path::Path;
use std::time::{Duration, Instant};

use dalembert::io::identity::check_apart;
use dalembert::io::plain::one_line;
use dalembert::io::results::{check_writable, write_text};
use dalembert::{Error, Simulate};
use dalembert_sweeps::{Collect, Plan, Sampler, Sweep, Varied, with_columns};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::Outcome;
use crate::args::SweepArgs;
use crate::output::{Failed, apart, check_page, complain, dumb, open_at, print_json, print_text, title};
use crate::signals::Signals;

/// Runs a model many times, with a file of results for each hundred runs.
pub fn run(args: &SweepArgs, json: bool) -> Outcome {
    let usage = |message: String| Failed::Verb(Error::Usage(message));
    let varied = args.vary.iter().map(|text| Varied::parse(text).map_err(|e| format!("--vary {text}: {e}")));
    let varied = varied.collect::<Result<Vec<_>, _>>().map_err(usage)?;
    let sampler = Sampler::by_name(&args.sampler).map_err(usage)?;
    if args.seed.is_some() && !matches!(sampler, Sampler::Random | Sampler::Lhs) {
        return Err(usage(format!("--seed does nothing for the sampler `{}`: leave it out", args.sampler)));
    }
    let plan = Plan::new(varied, sampler, args.samples, args.seed.unwrap_or(0)).map_err(usage)?;
    let collect = args.collect.iter().map(|text| Collect::parse(text)).collect::<Result<Vec<_>, _>>().map_err(usage)?;
    if let Some((_, Collect { text, .. })) =
        collect.iter().enumerate().find(|(k, c)| collect[..*k].iter().any(|o| o.alike(c)))
    {
        return Err(usage(format!("--collect {text} is given twice: leave one of them out")));
    }
    // Each run chooses its own assembly.
    let (loaded, set) = open_at(&args.model, &args.state.anywhere())?;
    if let Some(branch) = &args.state.branch
        && let Some(found) = loaded.branches(&set)?
    {
        found.check(branch)?;
    }
    if let Some(path) = &args.report {
        check_page(path)?;
        let mut inputs = loaded.files();
        inputs.extend(args.state.file());
        check_apart(&[("--report", path.as_path())], &inputs).map_err(usage)?;
        check_writable(path)?;
    }
    apart(&loaded, &args.model.set, ("--vary", plan.varied.iter().map(|v| v.name.as_str())))?;
    for varied in &plan.varied {
        loaded.check_kinds(varied.numbers.iter().map(|number| (varied.name.as_str(), number)))?;
    }
    let how = Simulate {
        set,
        until: args.until,
        open_end: false,
        every: args.every,
        tolerance: args.tolerance,
        method: args.method.clone(),
        integrator: args.integrator.clone(),
        max_steps: args.max_steps,
        max_step: args.max_step,
        ..Simulate::default()
    };
    let (mut loaded, collect) = with_columns(loaded, &how, collect)?;
    loaded.model.make_native();
    let (runs, begun) = (plan.runs, Instant::now());
    let sweep = Sweep { model: &loaded, how, branch: args.state.branch.clone(), plan, collect };
    let (signals, bar) = (Signals::listen(), bar(runs));
    let mut shown = Instant::now();
    let done = sweep.run(&args.out, args.resume, args.jobs.unwrap_or(0), &mut |done| {
        if shown.elapsed() > Duration::from_millis(100) {
            shown = Instant::now();
            bar.set_position(done);
        }
        !signals.stop()
    });
    bar.finish_and_clear();
    let (done, seconds) = (done?, begun.elapsed().as_secs_f64());
    let folder = one_line(&args.out.display().to_string());
    let whole = done.runs == runs;
    let report = args.report.as_deref().map_or(Ok(()), |path| write_page(&sweep, &args.out, path));
    if json {
        print_json(&json!({
            "runs": runs, "done": done.runs, "computed": done.computed, "failed": done.failed,
            "completed": whole, "folder": folder, "wall_seconds": seconds,
        }))?;
    } else {
        let failed = match done.failed {
            0 => String::new(),
            n => format!(", {n} of them failed: the column `fault` says why"),
        };
        let text = format!(
            "{}\n\n  {} of {runs} runs are in {folder}\n  {} computed now in {seconds:.1} s{failed}\n",
            title(&loaded),
            done.runs,
            done.computed
        );
        print_text(&text)?;
        if let (Some(path), Ok(())) = (&args.report, &report) {
            print_text(&format!("  wrote {}\n", one_line(&path.display().to_string())))?;
        }
    }
    report?;
    if whole {
        return Ok(());
    }
    complain("error: the sweep was interrupted: the same command with --resume goes on with it");
    Err(Failed::Said)
}

fn write_page(sweep: &Sweep<'_>, folder: &Path, page: &Path) -> Outcome {
    write_text(page, &sweep.page(folder)?)?;
    Ok(())
}

fn bar(runs: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() || dumb() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(runs);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} runs  ({eta} left)") {
        bar.set_style(style);
    }
    bar
}
