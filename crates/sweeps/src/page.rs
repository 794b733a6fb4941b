//! The page of a sweep, from the files of its folder.

use std::path::Path;

use dalembert::Error;
use dalembert::io::page::sweep::{Quantity, SweepInput, sweep};

use crate::collect::Collect;
use crate::draw::Sampler;
use crate::folder::Sweep;
use crate::indices::indices;
use crate::vary::{Spread, Varied};

/// Values that are named one by one.
const NAMED: usize = 6;

/// What a folder holds: runs in order, what was collected of each by number, why each failed.
#[derive(Default)]
struct Table {
    runs: Vec<u64>,
    numbers: Vec<Vec<f64>>,
    faults: Vec<String>,
}

impl Sweep<'_> {
    /// One self-contained page of the runs that are done: their results over what was varied, indices of the variance if the sampler gives
    /// them, why runs failed, and the runs with the smallest and the largest of what is collected first in motion.
    ///
    /// # Errors
    /// A file that can't be read or is damaged; as [`Sweep::run`] for names.
    pub fn page(&self, folder: &Path) -> Result<String, Error> {
        let collect = self.collected()?;
        let table = self.table(folder, collect.len())?;
        let (varied, collected) = self.quantities(&collect);
        // Without a wish: the first output.
        let objective = if self.collect.is_empty() && collect.len() > self.slots() { self.slots() } else { 0 };
        let points: Vec<Vec<f64>> = table.runs.iter().map(|&run| self.plan.values(run)).collect();
        let values: Vec<Vec<f64>> = (0..varied.len()).map(|k| points.iter().map(|p| p[k]).collect()).collect();
        let mut shown = Vec::new();
        for (place, words) in extremes(&table, objective, &collected) {
            let (own, how) = self.of(&points[place])?;
            let model = own.as_ref().unwrap_or(self.model);
            shown.extend(model.filmed(&how)?.map(|picture| (words, place, picture)));
        }
        let sources = self.model.texts();
        Ok(sweep(&SweepInput {
            title: &self.model.summary().title,
            sampler: match self.plan.sampler {
                Sampler::Grid => "All combinations of values",
                Sampler::Random => "Random values",
                Sampler::Sobol => "Sobol's sequence of values",
                Sampler::Lhs => "A Latin hypercube of values",
                Sampler::Saltelli => "Saltelli's design of values",
            },
            grid: self.plan.sampler == Sampler::Grid,
            varied: &varied,
            collected: &collected,
            objective,
            planned: self.plan.runs,
            runs: &table.runs,
            values: &values,
            numbers: &table.numbers,
            faults: &table.faults,
            effects: (self.plan.sampler == Sampler::Saltelli).then(|| self.effects(&table, &collected)),
            shown: &shown,
            sources: &sources,
        }))
    }

    fn effects(&self, table: &Table, collected: &[Quantity]) -> Result<Vec<Vec<[f64; 2]>>, String> {
        if (table.runs.len() as u64) < self.plan.runs {
            return Err("Indices need all runs, and some are not done yet.".to_owned());
        }
        let lost = table.faults.iter().filter(|f| !f.is_empty()).count();
        if lost > 0 {
            return Err(format!(
                "Indices need all runs, and {lost} failed: those of the rest would be of another distribution. Choose ranges in which all runs end."
            ));
        }
        let d = self.plan.varied.len();
        let one = |(results, q): (&Vec<f64>, &Quantity)| {
            let found = results.iter().all(|x| x.is_finite()).then(|| indices(results, d)).flatten();
            found.ok_or_else(|| {
                format!("{} is the same in all runs, or not finite in some: there is no variance to share.", q.name)
            })
        };
        table.numbers.iter().zip(collected).map(one).collect()
    }

    /// Slots of the state among what is collected where nothing was asked for.
    fn slots(&self) -> usize {
        self.model.model.variables.iter().map(|v| v.slots().count()).sum()
    }

    /// What is varied, with how in words, and what is collected, with their units.
    fn quantities(&self, collect: &[Collect]) -> (Vec<(Quantity, String)>, Vec<Quantity>) {
        let parameters = self.model.summary().parameters;
        let run = self.model.simulation(&self.how);
        let columns = run.as_ref().map(dalembert::Simulation::columns).unwrap_or_default();
        let of_column = |name: &str| columns.iter().find(|c| c.name == name).and_then(|c| c.unit.clone());
        let unit = |name: &str| match parameters.iter().find(|p| p.0 == name) {
            Some(parameter) => parameter.2.clone(),
            None => of_column(name),
        };
        let one = |v: &Varied| {
            let quantity = Quantity { name: v.name.clone(), unit: unit(&v.name) };
            let words = spread(&v.spread, quantity.unit.as_deref());
            (quantity, words)
        };
        let collected = collect.iter().map(|c| Quantity { name: c.text.clone(), unit: of_column(c.column()) });
        (self.plan.varied.iter().map(one).collect(), collected.collect())
    }

    /// Reads all files of the folder.
    fn table(&self, folder: &Path, wanted: usize) -> Result<Table, Error> {
        let mut table = Table { numbers: vec![Vec::new(); wanted], ..Table::default() };
        for path in self.parts(folder) {
            let damaged = |why: &str| Error::Usage(format!("`{}` is no file of this sweep: {why}", path.display()));
            let mut reader = csv::Reader::from_path(&path).map_err(|e| damaged(&e.to_string()))?;
            for record in reader.records() {
                let record = record.map_err(|e| damaged(&e.to_string()))?;
                let line = record.position().map_or(0, csv::Position::line);
                let first = 1 + self.plan.varied.len();
                if record.len() != first + wanted + 2 {
                    return Err(damaged(&format!(
                        "line {line} has {} cells, not {}",
                        record.len(),
                        first + wanted + 2
                    )));
                }
                let run = record[0].parse().ok().filter(|run| *run < self.plan.runs);
                table.runs.push(run.ok_or_else(|| damaged(&format!("line {line} has no number of a run")))?);
                for (k, column) in table.numbers.iter_mut().enumerate() {
                    let cell = &record[first + k];
                    let number = if cell.is_empty() { Some(f64::NAN) } else { cell.parse().ok() };
                    column.push(number.ok_or_else(|| damaged(&format!("line {line}: `{cell}` is no number")))?);
                }
                table.faults.push(record[first + wanted + 1].to_owned());
            }
        }
        Ok(table)
    }
}

/// The runs with the smallest and the largest result, with what they are.
fn extremes(table: &Table, objective: usize, collected: &[Quantity]) -> Vec<(usize, String)> {
    let Some(numbers) = table.numbers.get(objective) else { return Vec::new() };
    let good = || (0..numbers.len()).filter(|&i| table.faults[i].is_empty() && numbers[i].is_finite());
    let by = |a: &usize, b: &usize| numbers[*a].total_cmp(&numbers[*b]);
    let (Some(low), Some(high)) = (good().min_by(by), good().max_by(by)) else { return Vec::new() };
    let name = &collected[objective].name;
    let all = [(low, format!("Smallest `{name}`")), (high, format!("Largest `{name}`"))];
    let different = if low == high { 1 } else { 2 };
    all.into_iter().take(different).collect()
}

/// How a quantity is spread, in words.
fn spread(spread: &Spread, unit: Option<&str>) -> String {
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
