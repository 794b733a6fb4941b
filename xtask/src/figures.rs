//! Figures of benchmarks: ns per call by name, beside those that were recorded last.
//!
//! A benchmark appends lines `NAME<TAB>NS` to the file that `BENCH_FIGURES` names. The recorded ones stand in `xtask/figures.txt`, under a line
//! that says in words on which machine. Another machine, or one that others use, is slower or faster as a whole, so a figure is judged by its
//! ratio to the pace of the run, the median of all ratios.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// A figure whose ratio to the run's pace is below this has fallen.
const FALLEN: f64 = 0.95;

/// Figures by name, ns.
type Figures = BTreeMap<String, f64>;

/// Where benchmarks write, and where the recorded figures stand.
pub fn written(root: &Path) -> PathBuf {
    root.join("target/figures.txt")
}

fn recorded(root: &Path) -> PathBuf {
    root.join("xtask/figures.txt")
}

/// Reads lines `NAME<TAB>NS`; of a name that comes more often the least counts. Empty lines and lines that begin with # are left out.
///
/// # Errors
/// The first line that is something else, by its number.
fn parse(text: &str) -> Result<Figures, usize> {
    let mut figures = Figures::new();
    for (k, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let read = || {
            let (name, ns) = line.split_once('\t')?;
            Some((name, ns.trim().parse::<f64>().ok().filter(|ns| ns.is_finite() && *ns > 0.0)?))
        };
        let (name, ns) = read().ok_or(k + 1)?;
        let least = figures.entry(name.to_owned()).or_insert(ns);
        *least = least.min(ns);
    }
    Ok(figures)
}

/// What a run says beside what was recorded, and how many figures have fallen.
fn compared(before: &Figures, now: &Figures) -> (String, usize) {
    let ratio = |name: &String| Some(before.get(name)? / now.get(name)?);
    let mut ratios: Vec<f64> = now.keys().filter_map(ratio).collect();
    ratios.sort_by(f64::total_cmp);
    let pace = match ratios.len() {
        0 => 1.0,
        n => f64::midpoint(ratios[(n - 1) / 2], ratios[n / 2]),
    };
    let mut text = format!("pace of this run: {pace:.2} times that of the recorded one\n");
    let _ = writeln!(text, "{:<56}{:>14}{:>14}{:>8}{:>9}", "figure", "recorded ns", "now ns", "ratio", "to pace");
    let mut fallen = 0;
    for (name, ns) in now {
        match before.get(name) {
            Some(old) => {
                let (ratio, share) = (old / ns, old / ns / pace);
                let mark = if share < FALLEN { "  < slower" } else { "" };
                fallen += usize::from(share < FALLEN);
                let _ = writeln!(text, "{name:<56}{old:>14.1}{ns:>14.1}{ratio:>8.2}{share:>9.2}{mark}");
            }
            None => {
                let _ = writeln!(text, "{name:<56}{:>14}{ns:>14.1}{:>8}{:>9}  new", "-", "-", "-");
            }
        }
    }
    for name in before.keys().filter(|name| !now.contains_key(*name)) {
        let _ = writeln!(text, "{name:<56}  recorded, and not measured now");
    }
    (text, fallen)
}

fn read(path: &Path) -> Option<Figures> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("error: {} cannot be read: {error}", path.display());
            return None;
        }
    };
    parse(&text).map_err(|line| eprintln!("error: {}:{line}: not `NAME<TAB>NS`", path.display())).ok()
}

/// Shows the figures of the run beside the recorded ones; false if some have fallen or nothing can be compared.
pub fn compare(root: &Path) -> bool {
    let (Some(before), Some(now)) = (read(&recorded(root)), read(&written(root))) else { return false };
    let (text, fallen) = compared(&before, &now);
    print!("\n{text}");
    if fallen > 0 {
        println!("{fallen} figures fell by more than {:.0} % of the run's pace", 100.0 * (1.0 - FALLEN));
    }
    fallen == 0
}

/// Keeps the figures of the run as the recorded ones, of a machine in words.
pub fn record(root: &Path, machine: &str) -> bool {
    let Some(now) = read(&written(root)) else { return false };
    let mut text = format!("# {}\n", machine.replace(['\n', '\r'], " "));
    for (name, ns) in now {
        let _ = writeln!(text, "{name}\t{ns:.1}");
    }
    let path = recorded(root);
    let done = std::fs::write(&path, text);
    if let Err(error) = &done {
        eprintln!("error: {} cannot be written: {error}", path.display());
    }
    done.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(of: &[(&str, f64)]) -> Figures {
        of.iter().map(|(name, ns)| ((*name).to_owned(), *ns)).collect()
    }

    /// A machine of half the pace makes nothing fall; what is slower beside the others does.
    #[test]
    fn a_figure_is_judged_by_the_pace_of_its_run() {
        let before = figures(&[("a", 100.0), ("b", 200.0), ("c", 50.0), ("d", 10.0), ("gone", 1.0)]);
        let scaled = |factor: f64| -> Figures {
            before.iter().filter(|(n, _)| *n != "gone").map(|(n, x)| (n.clone(), x * factor)).collect()
        };
        for factor in [0.5, 1.0, 2.0] {
            assert_eq!(compared(&before, &scaled(factor)).1, 0, "all {factor} times as long");
            let mut slower = scaled(factor);
            *slower.get_mut("b").expect("it is there") *= 1.2;
            slower.insert("fresh".to_owned(), 3.0);
            let (text, fallen) = compared(&before, &slower);
            assert_eq!(fallen, 1, "{text}");
            let line = |of: &str| text.lines().find(|line| line.starts_with(of)).unwrap_or_default().to_owned();
            assert!(line("b ").contains("slower") && !line("a ").contains("slower"), "{text}");
            assert!(line("fresh").ends_with("new") && line("gone").contains("not measured"), "{text}");
        }
    }

    #[test]
    fn lines_that_are_no_figures_are_named() {
        assert_eq!(parse("# a machine\na b\t2.5\n\na b\t2.0\nc\t1e3\n"), Ok(figures(&[("a b", 2.0), ("c", 1e3)])));
        for bad in ["x 1.0", "x\tfast", "x\tNaN", "x\t0", "x\t-3"] {
            assert_eq!(parse(&format!("a\t1\n{bad}\n")), Err(2), "{bad}");
        }
    }
}
