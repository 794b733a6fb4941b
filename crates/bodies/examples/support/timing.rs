//! Processor time of calls, and the same of Pinocchio's benchmark program.
//!
//! SAFETY: the only unsafe code asks the C library for the thread's processor time, which std does not offer.
#![allow(unsafe_code, reason = "std has no clock of processor time")]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// ns per call of (model, function).
pub type Figures = BTreeMap<(String, String), f64>;

/// Pinocchio's figures on the same models and states; none where its program has not been built.
pub fn peer(home: &Path, models: &Path, names: &[String]) -> Figures {
    let program = home.join("bin/pin_clang");
    let Ok(output) = Command::new(program).arg("pinocchio").arg(models).arg("time").args(names).output() else {
        return Figures::new();
    };
    let mut figures = Figures::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let field =
            |name: &str| Some(line.split(&format!("\"{name}\":")).nth(1)?.split([',', '}']).next()?.trim_matches('"'));
        let read = || Some((field("model")?, field("fn")?, field("median_ns")?.parse::<f64>().ok()?));
        let Some((model, function, ns)) = read() else { continue };
        // Two conventions of the same algorithm: the faster one counts.
        let function = function.strip_suffix("_world").unwrap_or(function);
        let entry = figures.entry((model.to_owned(), function.to_owned())).or_insert(f64::INFINITY);
        *entry = entry.min(ns);
    }
    figures
}

/// Adds a figure to those of this run, in the file that `BENCH_FIGURES` names, if it does.
#[allow(dead_code, reason = "not all programs that share this file have figures to compare")]
pub fn note(name: &str, ns: f64) {
    use std::io::Write;
    let Some(path) = std::env::var_os("BENCH_FIGURES") else { return };
    let file = std::fs::OpenOptions::new().create(true).append(true).open(&path);
    if let Err(error) = file.and_then(|mut file| writeln!(file, "{name}\t{ns}")) {
        eprintln!("error: {} cannot be written: {error}", Path::new(&path).display());
    }
}

/// Least of the medians of three rounds of samples, ns of this thread's processor time per call.
pub fn time(states: usize, mut call: impl FnMut(usize)) -> f64 {
    let mut next = 0;
    let mut sample = |calls: usize| {
        let start = processor_time();
        for _ in 0..calls {
            call(next % states);
            next += 1;
        }
        processor_time() - start
    };
    sample(states.min(16));
    let calls = (1e6 / (sample(4) / 4.0)).ceil().max(1.0) as usize;
    let mut median = || {
        let mut samples: Vec<f64> = (0..60).map(|_| sample(calls) / calls as f64).collect();
        samples.sort_by(f64::total_cmp);
        samples[samples.len() / 2]
    };
    (0..3).map(|_| median()).fold(f64::INFINITY, f64::min)
}

/// Processor time of the running thread in ns: what others take from the core is not counted.
#[cfg(target_os = "linux")]
pub fn processor_time() -> f64 {
    #[repr(C)]
    struct Timespec {
        seconds: i64,
        nanoseconds: i64,
    }
    unsafe extern "C" {
        fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
    }
    const CLOCK_THREAD_CPUTIME_ID: i32 = 3;
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    // SAFETY: the struct is the C library's on 64-bit Linux and is written to only during the call.
    unsafe { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
    time.seconds as f64 * 1e9 + time.nanoseconds as f64
}

#[cfg(not(target_os = "linux"))]
pub fn processor_time() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1e9
}
