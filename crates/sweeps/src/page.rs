//! The page of a sweep, from the files of its folder.

use std::path::Path;

use dalembert::io::page::sweep::{Quantity, SweepInput, sweep};
use dalembert::{Error, Loaded, Simulate};

use crate::collect::Collect;
use crate::draw::Sampler;
use crate::folder::{Sweep, varied_model};
use crate::indices::indices;
use crate::vary::Spread;

/// Values that are named one by one.
const NAMED: usize = 6;

/// Runs of a model, wherever they were computed, as a page shows them.
#[derive(Clone, Debug)]
pub struct Runs<'a> {
    /// The model, without what was varied.
    pub model: &'a Loaded,
    /// How each run went, without what was varied.
    pub how: &'a Simulate,
    /// The word of `--branch`, by which each run chose its assembly.
    pub branch: Option<&'a str>,
    /// How the values were chosen, as the beginning of a sentence: `Random values`.
    pub sampler: &'a str,
    /// Whether these are all combinations of values.
    pub grid: bool,
    /// What was varied, and how.
    pub varied: Vec<(String, Spread)>,
    /// What was collected of each run.
    pub collected: Vec<Collect>,
    /// Which of it the runs in motion are chosen by.
    pub objective: usize,
    /// Runs of the whole sweep.
    pub planned: u64,
    /// The numbers of those that are done.
    pub runs: Vec<u64>,
    /// By varied quantity, then by run.
    pub values: Vec<Vec<f64>>,
    /// By number collected, then by run; not finite where there is none.
    pub numbers: Vec<Vec<f64>>,
    /// Why each run failed or stopped early; empty if it did not.
    pub faults: Vec<String>,
    /// Whether the runs are those of Saltelli's design.
    pub designed: bool,
}

impl Sweep<'_> {
    /// One self-contained page of the runs that are done: their results over what was varied, indices of the variance if the sampler gives
    /// them, why runs failed, and the runs with the smallest and the largest of what is collected first in motion.
    ///
    /// # Errors
    /// A file that can't be read or is damaged; as [`Sweep::run`] for names.
    pub fn page(&self, folder: &Path) -> Result<String, Error> {
        let collected = self.collected()?;
        let slots: usize = self.model.model.variables.iter().map(|v| v.slots().count()).sum();
        let mut all = Runs {
            model: self.model,
            how: &self.how,
            branch: self.branch.as_deref(),
            sampler: match self.plan.sampler {
                Sampler::Grid => "All combinations of values",
                Sampler::Random => "Random values",
                Sampler::Sobol => "Sobol's sequence of values",
                Sampler::Lhs => "A Latin hypercube of values",
                Sampler::Saltelli => "Saltelli's design of values",
            },
            grid: self.plan.sampler == Sampler::Grid,
            varied: self.plan.varied.iter().map(|v| (v.name.clone(), v.spread.clone())).collect(),
            // Without a wish: the first output.
            objective: if self.collect.is_empty() && collected.len() > slots { slots } else { 0 },
            planned: self.plan.runs,
            runs: Vec::new(),
            values: Vec::new(),
            numbers: vec![Vec::new(); collected.len()],
            faults: Vec::new(),
            designed: self.plan.sampler == Sampler::Saltelli,
            collected,
        };
        self.read(folder, &mut all)?;
        let points: Vec<Vec<f64>> = all.runs.iter().map(|&run| self.plan.values(run)).collect();
        all.values = (0..all.varied.len()).map(|k| points.iter().map(|p| p[k]).collect()).collect();
        all.page()
    }

    /// Reads all files of the folder.
    fn read(&self, folder: &Path, all: &mut Runs<'_>) -> Result<(), Error> {
        let (first, wanted) = (1 + all.varied.len(), all.collected.len());
        for path in self.parts(folder)? {
            let damaged = |why: &str| Error::Usage(format!("`{}` is no file of this sweep: {why}", path.display()));
            let mut reader = csv::Reader::from_path(&path).map_err(|e| damaged(&e.to_string()))?;
            for record in reader.records() {
                let record = record.map_err(|e| damaged(&e.to_string()))?;
                let line = record.position().map_or(0, csv::Position::line);
                if record.len() != first + wanted + 2 {
                    return Err(damaged(&format!(
                        "line {line} has {} cells, not {}",
                        record.len(),
                        first + wanted + 2
                    )));
                }
                let run = record[0].parse().ok().filter(|run| *run < self.plan.runs);
                all.runs.push(run.ok_or_else(|| damaged(&format!("line {line} has no number of a run")))?);
                for (k, column) in all.numbers.iter_mut().enumerate() {
                    let cell = &record[first + k];
                    let number = if cell.is_empty() { Some(f64::NAN) } else { cell.parse().ok() };
                    column.push(number.ok_or_else(|| damaged(&format!("line {line}: `{cell}` is no number")))?);
                }
                all.faults.push(record[first + wanted + 1].to_owned());
            }
        }
        Ok(())
    }
}

impl Runs<'_> {
    /// The page.
    ///
    /// # Errors
    /// As a simulation, of the runs that are shown in motion.
    pub fn page(&self) -> Result<String, Error> {
        let (varied, collected) = self.quantities();
        let mut shown = Vec::new();
        for (place, words) in self.extremes() {
            let values: Vec<f64> = self.values.iter().map(|column| column[place]).collect();
            let names = self.varied.iter().map(|(name, _)| name.as_str());
            let (own, how) = varied_model(self.model, (self.how, self.branch), names.zip(values))?;
            let model = own.as_ref().unwrap_or(self.model);
            shown.extend(model.filmed(&how)?.map(|picture| (words, place, picture)));
        }
        Ok(sweep(&SweepInput {
            title: &self.model.summary().title,
            sampler: self.sampler,
            grid: self.grid,
            varied: &varied,
            collected: &collected,
            objective: self.objective,
            planned: self.planned,
            runs: &self.runs,
            values: &self.values,
            numbers: &self.numbers,
            faults: &self.faults,
            effects: self.designed.then(|| self.effects(&collected)),
            shown: &shown,
            sources: &self.model.texts(),
        }))
    }

    fn effects(&self, collected: &[Quantity]) -> Result<Vec<Vec<[f64; 2]>>, String> {
        if (self.runs.len() as u64) < self.planned {
            return Err("Indices need all runs, and some are not done yet.".to_owned());
        }
        let lost = self.faults.iter().filter(|f| !f.is_empty()).count();
        if lost > 0 {
            return Err(format!(
                "Indices need all runs, and {lost} failed: those of the rest would be of another distribution. Choose ranges in which all runs end."
            ));
        }
        let one = |(results, q): (&Vec<f64>, &Quantity)| {
            let found = results.iter().all(|x| x.is_finite()).then(|| indices(results, self.varied.len())).flatten();
            found.ok_or_else(|| {
                format!("{} is the same in all runs, or not finite in some: there is no variance to share.", q.name)
            })
        };
        self.numbers.iter().zip(collected).map(one).collect()
    }

    /// What is varied, with how in words, and what is collected, with their units.
    fn quantities(&self) -> (Vec<(Quantity, String)>, Vec<Quantity>) {
        let parameters = self.model.summary().parameters;
        let run = self.model.simulation(self.how);
        let columns = run.as_ref().map(dalembert::Simulation::columns).unwrap_or_default();
        let of_column = |name: &str| columns.iter().find(|c| c.name == name).and_then(|c| c.unit.clone());
        let unit = |name: &str| match parameters.iter().find(|p| p.0 == name) {
            Some(parameter) => parameter.2.clone(),
            None => of_column(name),
        };
        let one = |(name, spread): &(String, Spread)| {
            let quantity = Quantity { name: name.clone(), unit: unit(name) };
            let words = in_words(spread, quantity.unit.as_deref());
            (quantity, words)
        };
        let collected = self.collected.iter().map(|c| Quantity { name: c.text.clone(), unit: of_column(c.column()) });
        (self.varied.iter().map(one).collect(), collected.collect())
    }

    /// The runs with the smallest and the largest result, with what they are.
    fn extremes(&self) -> Vec<(usize, String)> {
        let Some(numbers) = self.numbers.get(self.objective) else { return Vec::new() };
        let good = || (0..numbers.len()).filter(|&i| self.faults[i].is_empty() && numbers[i].is_finite());
        let by = |a: &usize, b: &usize| numbers[*a].total_cmp(&numbers[*b]);
        let (Some(low), Some(high)) = (good().min_by(by), good().max_by(by)) else { return Vec::new() };
        let name = &self.collected[self.objective].text;
        let all = [(low, format!("Smallest `{name}`")), (high, format!("Largest `{name}`"))];
        let different = if low == high { 1 } else { 2 };
        all.into_iter().take(different).collect()
    }
}

/// How a quantity is spread, in words.
fn in_words(spread: &Spread, unit: Option<&str>) -> String {
    let unit = unit.map_or_else(String::new, |u| format!("\u{a0}{u}"));
    let number = dalembert::dynamics::digits::number;
    match spread {
        Spread::Values(values) if values.len() <= NAMED => {
            let all: Vec<String> = values.iter().map(|x| number(*x)).collect();
            format!("{}{unit}", all.join(", "))
        }
        Spread::Values(values) => {
            let (low, high) =
                values.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), x| (l.min(*x), h.max(*x)));
            format!("{} to {}{unit}, {} values", number(low), number(high), values.len())
        }
        Spread::Uniform(from, to) => format!("evenly spread from {} to {}{unit}", number(*from), number(*to)),
        Spread::Normal(mean, deviation) => {
            format!("normally spread about {}{unit}, deviation {}{unit}", number(*mean), number(*deviation))
        }
    }
}
