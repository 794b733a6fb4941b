//! A sweep's folder: its plan, and a file for each chunk of runs.
//!
//! `plan.txt` says what the sweep is, line by line; another sweep does not go into the same folder. `part-000000.csv` has a row for each run of a
//! chunk: its number, the varied values, what was collected, the time reached, and why it failed if it did; no two columns have one name.
//!
//! Processes share the chunks, on one computer or on several. Who begins a chunk makes its `part-000000.taken`, which the system lets one of them do.
//! Whoever finds no chunk that is not taken computes those that are taken and have no file yet, too, until they have one: their owners may have been killed,
//! which nobody can see from another computer. So no clock and no word between processes is needed, a file that is left over hinders nobody, and where
//! a network folder lets two take one chunk, they write it alike.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dalembert::batch::threads_for;
use dalembert::io::results::write_text;
use dalembert::{Error, Loaded, Simulate};

use crate::collect::{Collect, Collector};
use crate::draw::Plan;

/// Runs in a chunk: what is lost when a process is killed, and what a file of a few kilobytes holds.
const CHUNK: u64 = 100;
/// Characters of its lines that a sentence repeats.
const LINE: usize = 100;
/// The file that says what a sweep is.
const PLAN: &str = "plan.txt";

/// A sweep.
pub struct Sweep<'a> {
    /// The model.
    pub model: &'a Loaded,
    /// How each run goes.
    pub how: Simulate,
    /// The word of `--branch`: each run chooses its assembly with its own values.
    pub branch: Option<String>,
    /// The values of each run.
    pub plan: Plan,
    /// What is kept of a run; the final values of all variables and outputs if empty.
    pub collect: Vec<Collect>,
}

/// What a sweep came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Runs in files now, of this process or others.
    pub runs: u64,
    /// Those of this process.
    pub computed: u64,
    /// Of these, the ones that failed.
    pub failed: u64,
}

impl Sweep<'_> {
    /// Computes what is not there yet, on several threads. `progress` is told the number of runs that are done after each; `false` holds the
    /// sweep: chunks under way are lost, the others are there.
    ///
    /// # Errors
    /// Choices that make no sense, names that can't be varied, columns that are not there, a folder of another sweep, or with results that were
    /// not to be gone on with, and what the system says of its files.
    pub fn run(
        &self,
        folder: &Path,
        resume: bool,
        threads: usize,
        progress: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Done, Error> {
        self.model.check_choices(&self.how)?;
        let collect = self.collected()?;
        self.claim(folder, resume, &collect)?;
        let chunks = self.plan.runs.div_ceil(CHUNK);
        let there = self.there(folder)?;
        let before: u64 = there.iter().map(|&k| self.runs_of(k)).sum();
        let missing = usize::try_from(chunks).unwrap_or(usize::MAX) - there.len();
        let (next, computed, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        let (stop, others) = (AtomicBool::new(false), Mutex::new(Vec::new()));
        let others = || others.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let work = || -> Result<(), Error> {
            loop {
                let chunk = next.fetch_add(1, Ordering::Relaxed);
                let own = chunk < chunks;
                let Some(chunk) = (if own { Some(chunk) } else { one_of(&mut others()) }) else { return Ok(()) };
                if stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
                // Another process may have been here.
                let file = part(folder, chunk);
                if there.contains(&chunk) || file.exists() {
                    let _ = fs::remove_file(file.with_extension("taken"));
                    continue;
                }
                let taken = Taken::take(folder, chunk)?;
                if own && !taken.first {
                    others().push(chunk);
                    continue;
                }
                if file.exists() {
                    continue;
                }
                let given_up = || stop.load(Ordering::Relaxed) || file.exists();
                let Some((text, faults)) = self.chunk(chunk, &collect, (&stop, &given_up), &computed) else { continue };
                write_text(&file, &text).map_err(|d| Error::from(dalembert::io::Diagnostics::one(*d)))?;
                taken.done();
                failed.fetch_add(faults, Ordering::Relaxed);
            }
        };
        std::thread::scope(|scope| {
            let all: Vec<_> = (0..threads_for(threads, missing)).map(|_| scope.spawn(work)).collect();
            while !all.iter().all(std::thread::ScopedJoinHandle::is_finished) {
                std::thread::sleep(std::time::Duration::from_millis(20));
                if !progress(before + computed.load(Ordering::Relaxed)) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            let joined = all.into_iter().map(|t| t.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            joined.collect::<Result<Vec<()>, Error>>()
        })?;
        let runs = self.there(folder)?.iter().map(|&k| self.runs_of(k)).sum();
        Ok(Done { runs, computed: computed.into_inner(), failed: failed.into_inner() })
    }

    fn runs_of(&self, chunk: u64) -> u64 {
        CHUNK.min(self.plan.runs - chunk * CHUNK)
    }

    /// What is collected; the first run that begins tells the names. All of it is known before any result is there.
    pub(crate) fn collected(&self) -> Result<Vec<Collect>, Error> {
        let state = |name: &&str| !self.model.has_parameter(name);
        let names: Vec<&str> = self.plan.varied.iter().map(|v| v.name.as_str()).collect();
        let zero: Vec<(String, f64)> = names.iter().filter(|n| state(n)).map(|n| ((*n).to_owned(), 0.0)).collect();
        self.model.check_settings(&zero)?;
        if !self.collect.is_empty() {
            // Where the model's own start has no motion, its columns are not known, and each run speaks for itself.
            if let Ok(start) = self.model.simulation(&self.how) {
                let names: Vec<&str> = start.columns().iter().map(|c| c.name.as_str()).collect();
                self.collect.iter().try_for_each(|c| c.check(&names)).map_err(Error::Usage)?;
            }
            return Ok(self.collect.clone());
        }
        let model = &self.model.model;
        let slots =
            model.variables.iter().flat_map(|v| v.slots().map(std::borrow::Cow::into_owned).collect::<Vec<_>>());
        let outputs = model.outputs.iter().map(|o| o.name.clone());
        // A start value that is varied has its column already.
        let told =
            |name: String| if names.contains(&name.as_str()) { Collect::last_of(&name) } else { Collect::last(&name) };
        Ok(slots.chain(outputs).map(told).collect())
    }

    /// Makes the folder this sweep's.
    fn claim(&self, folder: &Path, resume: bool, collect: &[Collect]) -> Result<(), Error> {
        let said =
            |error: std::io::Error| Error::Usage(format!("can't use the folder `{}`: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(said)?;
        let (path, plan) = (folder.join(PLAN), self.words(collect));
        match fs::read_to_string(&path) {
            Ok(there) if there != plan => {
                let line = there.lines().zip(plan.lines()).find(|(a, b)| a != b).map_or_else(
                    || "one of them has more to say".to_owned(),
                    |(there, here)| match (quoted(there), quoted(here)) {
                        (there, here) if there == here => format!("there the line {there} goes on in another way"),
                        (there, here) => format!("there it says {there}, here {here}"),
                    },
                );
                return Err(Error::Usage(format!("`{}` holds another sweep: {line}", folder.display())));
            }
            Ok(_) if !resume => {
                let message = format!("`{}` holds this sweep already: go on with it by --resume", folder.display());
                return Err(Error::Usage(message));
            }
            Ok(_) => return Ok(()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(said(error)),
        }
        write_text(&path, &plan).map_err(|d| Error::from(dalembert::io::Diagnostics::one(*d)))
    }

    /// All that results depend on, a line each.
    fn words(&self, collect: &[Collect]) -> String {
        let mut out = format!("dalembert sweep {}\n", env!("CARGO_PKG_VERSION"));
        for source in &self.model.spec.sources.files {
            // FNV-1a
            let hash = source
                .text
                .bytes()
                .fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
            // By its own name: the folder that it is seen from changes nothing.
            let name = Path::new(&source.name)
                .file_name()
                .map_or_else(|| std::borrow::Cow::from(&source.name), |n| n.to_string_lossy());
            out += &format!("file {} {hash:016x}\n", name.escape_debug());
        }
        let h = &self.how;
        for (name, x) in self.model.parameters.iter().chain(&h.set) {
            out += &format!("set {name} = {x}\n");
        }
        if let Some(branch) = &self.branch {
            out += &format!("--branch {}\n", branch.escape_debug());
        }
        let numbers = [("until", h.until), ("every", h.every), ("tolerance", h.tolerance), ("max-step", h.max_step)];
        for (name, x) in numbers {
            out += &said(name, x);
        }
        out += &said("max-steps", h.max_steps);
        out += &said("method", h.method.as_deref());
        out += &said("integrator", h.integrator.as_deref());
        out += &self.plan.words();
        for c in collect {
            out += &format!("collect {}\n", c.text);
        }
        out
    }

    /// A chunk's file and how many of its runs failed; nothing if it was given up.
    fn chunk(
        &self,
        chunk: u64,
        collect: &[Collect],
        (stop, given_up): (&AtomicBool, &dyn Fn() -> bool),
        computed: &AtomicU64,
    ) -> Option<(String, u64)> {
        let varied = self.plan.varied.iter().map(|v| v.name.as_str());
        let names: Vec<&str> = varied.chain(collect.iter().map(|c| c.text.as_str())).collect();
        let [mut out, end, fault] = ["run", "t_end", "fault"].map(|name| free(name, &names));
        names.iter().for_each(|name| out += &format!(",{}", cell(name)));
        out += &format!(",{end},{fault}\n");
        let (mut failed, first) = (0, chunk * CHUNK);
        for run in first..first + self.runs_of(chunk) {
            let values = self.plan.values(run);
            let (numbers, end, fault) = self.one(&values, collect, stop);
            if given_up() {
                // Runs whose chunk is no file are none.
                computed.fetch_sub(run - first, Ordering::Relaxed);
                return None;
            }
            out += &run.to_string();
            values.iter().for_each(|x| out += &format!(",{x}"));
            (0..collect.len()).for_each(|k| out += &numbers.get(k).map_or(",".to_owned(), |x| format!(",{x}")));
            out += &format!(",{},{}\n", end.map_or(String::new(), |t| t.to_string()), cell(&fault));
            failed += u64::from(!fault.is_empty());
            computed.fetch_add(1, Ordering::Relaxed);
        }
        Some((out, failed))
    }

    /// One run: what was collected, the time reached, and why it failed, or nothing.
    fn one(&self, values: &[f64], collect: &[Collect], stop: &AtomicBool) -> (Vec<f64>, Option<f64>, String) {
        let mut collector = Collector::new(collect);
        let progress = &mut |_| !stop.load(Ordering::Relaxed);
        let named = self.plan.varied.iter().map(|v| v.name.as_str()).zip(values.iter().copied());
        let run = varied_model(self.model, (&self.how, self.branch.as_deref()), named)
            .and_then(|(own, how)| own.as_ref().unwrap_or(self.model).simulate_into(&how, progress, &mut collector));
        match run {
            Ok(run) => {
                let fault = if run.summary.completed { String::new() } else { run.summary.stop_reason };
                (collector.numbers(), Some(run.summary.t_end), fault)
            }
            // Its first line is the sentence; the excerpt is the same for all runs.
            Err(error) => (Vec::new(), None, error.to_string().lines().next().unwrap_or_default().to_owned()),
        }
    }

    /// The files that are there, in order.
    pub(crate) fn parts(&self, folder: &Path) -> Result<Vec<PathBuf>, Error> {
        Ok(self.there(folder)?.into_iter().map(|k| part(folder, k)).collect())
    }

    /// The chunks whose files are there: what is listed is what there is, however many are to come.
    fn there(&self, folder: &Path) -> Result<BTreeSet<u64>, Error> {
        let said =
            |error: std::io::Error| Error::Usage(format!("can't read the folder `{}`: {error}", folder.display()));
        let mut found = BTreeSet::new();
        for entry in fs::read_dir(folder).map_err(said)? {
            let name = entry.map_err(said)?.file_name();
            let number = name.to_str().and_then(|n| n.strip_prefix("part-")?.strip_suffix(".csv")?.parse::<u64>().ok());
            found.extend(number.filter(|&k| k < self.plan.runs.div_ceil(CHUNK) && name == *part_name(k)));
        }
        Ok(found)
    }
}

/// Takes out one of the chunks that others have begun, so that processes which meet the same ones do not all begin with the same.
fn one_of(chunks: &mut Vec<u64>) -> Option<u64> {
    let place = std::process::id() as usize % chunks.len().max(1);
    (place < chunks.len()).then(|| chunks.remove(place))
}

/// A chunk that is being computed, in the folder for all to see.
struct Taken {
    path: PathBuf,
    /// Whether nobody else had taken it.
    first: bool,
}

impl Taken {
    fn take(folder: &Path, chunk: u64) -> Result<Self, Error> {
        let path = part(folder, chunk).with_extension("taken");
        match fs::File::create_new(&path) {
            Ok(_) => Ok(Self { path, first: true }),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(Self { path, first: false }),
            Err(error) => Err(Error::Usage(format!("can't use the folder `{}`: {error}", folder.display()))),
        }
    }

    /// Its file is there: whoever took it first, nobody has to know any more.
    fn done(mut self) {
        self.first = true;
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        if self.first {
            // One that stays hinders nobody.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The settings of a run with these values, and its model where it has other parameters.
pub(crate) fn varied_model<'n>(
    model: &Loaded,
    (how, branch): (&Simulate, Option<&str>),
    values: impl Iterator<Item = (&'n str, f64)>,
) -> Result<(Option<Loaded>, Simulate), Error> {
    let named = values.map(|(name, x)| (name.to_owned(), x));
    let (parameters, set): (Vec<_>, Vec<_>) = named.partition(|(name, _)| model.has_parameter(name));
    let mut how = Simulate { set: how.set.iter().cloned().chain(set).collect(), ..how.clone() };
    let own = if parameters.is_empty() { None } else { Some(model.with(&parameters)?) };
    if let Some(branch) = branch {
        own.as_ref().unwrap_or(model).set_branch(&mut how.set, branch)?;
    }
    Ok((own, how))
}

/// A setting on its line.
fn said(name: &str, value: Option<impl std::fmt::Display>) -> String {
    value.map_or_else(|| format!("no --{name}\n"), |x| format!("--{name} {x}\n"))
}

/// A line in a sentence; of a long one what comes first.
fn quoted(line: &str) -> String {
    match line.char_indices().nth(LINE) {
        Some((end, _)) => format!("`{} …`", &line[..end]),
        None => format!("`{line}`"),
    }
}

/// The file of a chunk.
fn part(folder: &Path, chunk: u64) -> PathBuf {
    folder.join(part_name(chunk))
}

fn part_name(chunk: u64) -> String {
    format!("part-{chunk:06}.csv")
}

/// The name of a column of the sweep's own: what the model calls so keeps its name, and this one is the second.
fn free(name: &str, taken: &[&str]) -> String {
    let others = (2..).map(|k: u32| format!("{name}_{k}"));
    std::iter::once(name.to_owned()).chain(others).find(|own| !taken.contains(&own.as_str())).unwrap_or_default()
}

/// A cell of a table, in quotes where it needs them (RFC 4180).
fn cell(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
