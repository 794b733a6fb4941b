//! Many states at once: arrays are read and filled where they stand, without the interpreter.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use dalembert::batch::{Batch, Table};
use dalembert::written::values;
use dalembert::{Error, Loaded, Simulate};
use dalembert_sweeps::{Collect, Runs, Spread};
use pyo3::prelude::*;

use crate::engine::{Engine, Recorded};
use crate::failed::{failed, raised, usage};
use crate::lent::{Lent, lend};
use crate::long::without_interpreter;
use crate::question::{Given, Said, Settings, check, norm, read};

/// A verb over many states.
type Verb = fn(&Loaded, &Batch<'_>, &str, &AtomicBool, &mut [f64]) -> Result<(), Error>;

/// By name, with the numbers in a row of the third table.
fn verb(name: &str, model: &Loaded) -> Option<(Verb, usize)> {
    let layout = model.layout();
    let n = layout.accelerations.len();
    Some(match name {
        "accelerations" => (
            |model, batch, word, stop, out| model.accelerations(batch, (!word.is_empty()).then_some(word), stop, out),
            layout.efforts.len(),
        ),
        "inverse_dynamics" => (|model, batch, _, stop, out| model.inverse_dynamics(batch, stop, out), n),
        "residuals" => (|model, batch, _, stop, out| model.residuals(batch, stop, out), 0),
        "jacobians" => (|model, batch, word, stop, out| model.jacobians(batch, word, stop, out), 0),
        _ => return None,
    })
}

/// Rows of numbers for rows of numbers, into `out`: `accelerations`, `inverse_dynamics`, `residuals`, `jacobians`.
#[pyfunction]
#[pyo3(signature = (engine, name, word, states, q, v, third, t, threads, out))]
pub fn batch(
    py: Python<'_>,
    engine: &Bound<'_, Engine>,
    name: &str,
    word: &str,
    states: usize,
    q: &Bound<'_, PyAny>,
    v: Option<&Bound<'_, PyAny>>,
    third: Option<&Bound<'_, PyAny>>,
    t: Option<f64>,
    threads: usize,
    out: &Bound<'_, PyAny>,
) -> PyResult<()> {
    let (answer, third_width) =
        verb(name, &engine.get().model).ok_or_else(|| usage(format!("there is no verb `{name}` for many states")))?;
    let layout = engine.get().model.layout();
    let ([q, v, third], mut out) = lend([Some(q), v, third], out)?;
    let values = [&q, &v, &third].map(|table| table.as_ref().map(Lent::numbers));
    let table = |(name, width)| move |values| Table { name, values, width };
    let batch = Batch {
        states,
        q: table(("q", layout.coordinates.len()))(values[0].unwrap_or(&[])),
        v: values[1].map(table(("v", layout.velocities.len()))),
        third: values[2].map(table(("the third table", third_width))),
        t,
        set: &engine.get().set,
        threads,
    };
    let (model, out) = (&engine.get().model, out.numbers());
    without_interpreter(py, |stop| answer(model, &batch, word, stop, out))?.map_err(failed)
}

/// Runs with settings of their own: a simulation, or the exception that says why there is none, for each.
#[pyfunction]
#[pyo3(signature = (engine, runs, set, until, every, tolerance, method, least, integrator, max_steps, max_step, step, threads))]
pub fn simulate_many(
    py: Python<'_>,
    engine: &Bound<'_, Engine>,
    runs: Vec<Given>,
    set: Given,
    until: Option<f64>,
    every: Option<f64>,
    tolerance: Option<f64>,
    method: Option<String>,
    least: Option<&str>,
    integrator: Option<String>,
    max_steps: Option<u64>,
    max_step: Option<f64>,
    step: Option<f64>,
    threads: usize,
) -> PyResult<Vec<Py<PyAny>>> {
    let model = &engine.get().model;
    let settings = |run| read(run).and_then(|given| check(model, &given).map(|()| values(&given)));
    let runs = runs.into_iter().map(settings).collect::<Result<Vec<Settings>, Error>>().map_err(failed)?;
    let asked = engine.get().asked(Said { set, ..Said::default() }).map_err(failed)?;
    check_names(&asked.model, &runs).map_err(failed)?;
    let how = Simulate {
        set: asked.set.clone(),
        until,
        every,
        tolerance,
        method,
        norm: norm(least).map_err(failed)?,
        integrator,
        max_steps,
        max_step,
        step,
        ..Simulate::default()
    };
    let found = without_interpreter(py, |stop| asked.model.simulate_many(&how, &runs, threads, stop))?;
    let recorded = |(run, settings): (Result<_, Error>, Settings)| match run {
        Ok(run) => {
            let (own, set): (Settings, Settings) =
                settings.into_iter().partition(|(n, _)| asked.model.has_parameter(n));
            let set = asked.set.iter().cloned().chain(set).collect();
            let parameters = asked.model.parameters.iter().filter(|(n, _)| own.iter().all(|(o, _)| o != n));
            let parameters = parameters.cloned().chain(own.iter().cloned()).collect();
            let recorded = Recorded { run, parameters, set };
            Ok(Py::new(py, recorded)?.into_any())
        }
        Err(error) => Ok(raised(py, error)),
    };
    found.into_iter().zip(runs).map(recorded).collect()
}

/// Whether runs of a model have the columns that numbers are collected from; where the model's own start has no motion each run speaks for itself.
#[pyfunction]
#[pyo3(signature = (engine, collect, set))]
pub fn check_collected(py: Python<'_>, engine: &Bound<'_, Engine>, collect: Vec<String>, set: Given) -> PyResult<()> {
    let asked = engine.get().asked(Said { set, ..Said::default() }).map_err(failed)?;
    py.detach(|| {
        let how = Simulate { set: asked.set.clone(), until: Some(1.0), ..Simulate::default() };
        let Ok(start) = asked.model.simulation(&how) else { return Ok(()) };
        let names: Vec<&str> = start.columns().iter().map(|c| c.name.as_str()).collect();
        collect.iter().try_for_each(|text| Collect::parse(text)?.check(&names))
    })
    .map_err(|sentence: String| failed(Error::Usage(sentence)))
}

/// A name that is nothing of the model is wrong in all runs that give it: it is told at once, once.
fn check_names(model: &Loaded, runs: &[Settings]) -> Result<(), Error> {
    let mut known: HashSet<&str> = HashSet::new();
    for (name, value) in runs.iter().flatten() {
        if !known.insert(name) || model.has_parameter(name) {
            continue;
        }
        // Whether a value serves is each run's own matter.
        let value = if value.is_finite() { *value } else { 1.0 };
        if let Err(fault @ Error::Usage(_)) = model.check_settings(&[(name.clone(), value)]) {
            return Err(fault);
        }
    }
    Ok(())
}

/// Names, each with its values, run by run.
type Named = Vec<(String, Vec<f64>)>;

/// The page of runs that were made in memory: what was varied, what was collected, and why runs failed.
#[pyfunction]
#[pyo3(signature = (engine, grid, varied, collected, faults, set, until, every, tolerance, method, integrator, max_steps, max_step, step))]
pub fn sweep_page(
    py: Python<'_>,
    engine: &Bound<'_, Engine>,
    grid: bool,
    varied: Named,
    collected: Named,
    faults: Vec<String>,
    set: Given,
    until: Option<f64>,
    every: Option<f64>,
    tolerance: Option<f64>,
    method: Option<String>,
    integrator: Option<String>,
    max_steps: Option<u64>,
    max_step: Option<f64>,
    step: Option<f64>,
) -> PyResult<String> {
    let asked = engine.get().asked(Said { set, ..Said::default() }).map_err(failed)?;
    let how = Simulate {
        set: asked.set,
        until,
        every,
        tolerance,
        method,
        integrator,
        max_steps,
        max_step,
        step,
        ..Simulate::default()
    };
    let wanted = collected.iter().map(|(text, _)| Collect::parse(text)).collect::<Result<_, _>>().map_err(usage)?;
    let distinct = |values: &[f64]| {
        let mut all = values.to_vec();
        all.sort_by(f64::total_cmp);
        all.dedup();
        Spread::Values(all)
    };
    let runs = Runs {
        model: &asked.model,
        how: &how,
        branch: None,
        sampler: if grid { "All combinations of values" } else { "Values side by side" },
        grid,
        varied: varied.iter().map(|(name, values)| (name.clone(), distinct(values))).collect(),
        collected: wanted,
        objective: 0,
        planned: faults.len() as u64,
        runs: (0..faults.len() as u64).collect(),
        values: varied.into_iter().map(|(_, values)| values).collect(),
        numbers: collected.into_iter().map(|(_, values)| values).collect(),
        faults,
        designed: false,
    };
    without_interpreter(py, |_| runs.page())?.map_err(failed)
}
