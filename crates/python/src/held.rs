//! A simulation that is held between steps.
//!
//! It borrows its model, which a class of Python can't say; so both live on a thread that does what it is told, one thing after the other.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};

use dalembert::{Error, Simulate, Simulation, interruptible};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::engine::Engine;
use crate::failed::{failed, usage};
use crate::long::{LOOK, looking_up, raised};
use crate::question::{Asked, Given, Said, Settings};
use crate::tolerances::HORIZON;

type Work = Box<dyn for<'a, 'm> FnOnce(&'a mut Simulation<'m>) + Send>;

/// A simulation on its thread.
#[pyclass(frozen, module = "dalembert._engine")]
pub struct Held {
    work: Mutex<Sender<Work>>,
    /// Ends the step under way.
    stop: Arc<AtomicBool>,
}

fn gone() -> Error {
    Error::Physics("the simulation has ended by a fault of the program".to_owned())
}

/// Begins a simulation, or goes on with one from bytes.
#[pyfunction]
#[pyo3(signature = (engine, set, state, branch, until, tolerance, method, integrator, max_steps, max_step, step, saved))]
pub fn hold(
    py: Python<'_>,
    engine: &Bound<'_, Engine>,
    set: Given,
    state: Option<String>,
    branch: Option<String>,
    until: Option<f64>,
    tolerance: Option<f64>,
    method: Option<String>,
    integrator: Option<String>,
    max_steps: Option<u64>,
    max_step: Option<f64>,
    step: Option<f64>,
    saved: Option<Vec<u8>>,
) -> PyResult<Held> {
    let engine = engine.get();
    let Asked { model, set } = looking_up(py, || engine.asked(Said { set, state, branch }))?.map_err(failed)?;
    let begin = move || -> PyResult<Held> {
        // Between calls samples are asked for: whatever the model says, hardly any are due by themselves.
        let end = until.unwrap_or(HORIZON);
        let every = Some(end.abs().max(1.0));
        let how = Simulate {
            set,
            until: Some(end),
            open_end: until.is_none(),
            every,
            tolerance,
            method,
            integrator,
            max_steps,
            max_step,
            step,
            ..Simulate::default()
        };
        let (work, orders) = channel::<Work>();
        let (begun, first) = channel::<Result<(), Error>>();
        let stop: Arc<AtomicBool> = Arc::default();
        let flag = Arc::clone(&stop);
        std::thread::spawn(move || {
            let make = || match &saved {
                Some(bytes) => Simulation::from_bytes(&model, &how, bytes),
                None => model.simulation(&how),
            };
            match interruptible(move || flag.load(Ordering::Relaxed), make) {
                None => {}
                Some(Err(error)) => drop(begun.send(Err(error))),
                Some(Ok(mut simulation)) => {
                    // Whoever asked may have been interrupted, and then has no orders either.
                    drop(begun.send(Ok(())));
                    orders.into_iter().for_each(|work| work(&mut simulation));
                }
            }
        });
        waited(&first, &stop)?.map_err(failed)?;
        Ok(Held { work: Mutex::new(work), stop })
    };
    py.detach(begin)
}

/// Waits for an answer, and looks for signals until one has set the flag by which the work ends.
fn waited<T>(answer: &Receiver<T>, flag: &AtomicBool) -> PyResult<T> {
    let mut signal = None;
    loop {
        match answer.recv_timeout(LOOK) {
            Ok(found) => return signal.map_or(Ok(found), Err),
            Err(RecvTimeoutError::Disconnected) => return Err(signal.unwrap_or_else(|| failed(gone()))),
            Err(RecvTimeoutError::Timeout) if signal.is_none() => {
                signal = raised();
                flag.store(signal.is_some(), Ordering::Relaxed);
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

impl Held {
    /// Where what `verb` makes of the simulation will be.
    fn send<T: Send + 'static>(
        &self,
        verb: impl for<'a, 'm> FnOnce(&'a mut Simulation<'m>) -> T + Send + 'static,
    ) -> Result<Receiver<T>, Error> {
        let (done, answer) = channel();
        let work: Work = Box::new(move |simulation| drop(done.send(verb(simulation))));
        self.work.lock().map_err(|_| gone())?.send(work).map_err(|_| gone())?;
        Ok(answer)
    }

    /// What `verb` makes of it.
    fn order<T: Send + 'static>(
        &self,
        verb: impl for<'a, 'm> FnOnce(&'a mut Simulation<'m>) -> T + Send + 'static,
    ) -> Result<T, Error> {
        self.send(verb)?.recv().map_err(|_| gone())
    }
}

#[pymethods]
impl Held {
    /// Goes on to exactly `t`; a sentence if it came no further.
    fn advance(&self, py: Python<'_>, t: f64) -> PyResult<Option<String>> {
        self.stop.store(false, Ordering::Relaxed);
        let stop = self.stop.clone();
        let answer = self
            .send(move |s| {
                let stopped = s.advance(t, &mut |_| !stop.load(Ordering::Relaxed))?;
                Ok::<_, Error>(stopped.map(|why| s.reason(&why)))
            })
            .map_err(failed)?;
        let flag = &self.stop;
        py.detach(move || waited(&answer, flag))?.map_err(failed)
    }

    /// Time reached, end, accepted steps.
    fn time(&self, py: Python<'_>) -> PyResult<(f64, f64, u64)> {
        py.detach(|| self.order(|s| (s.time(), s.until(), s.steps()))).map_err(failed)
    }

    /// Variables, rates and coordinates by name.
    fn values(&self, py: Python<'_>) -> PyResult<Settings> {
        py.detach(|| self.order(|s| s.values())).map_err(failed)
    }

    /// Inputs by name, as they act now.
    fn inputs(&self, py: Python<'_>) -> PyResult<Settings> {
        py.detach(|| self.order(|s| s.inputs())).map_err(failed)
    }

    /// Remarks on the motion so far.
    fn notes(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        py.detach(|| self.order(|s| s.notes())).map_err(failed)
    }

    /// Sets inputs, variables or rates.
    fn set(&self, py: Python<'_>, settings: Settings) -> PyResult<()> {
        py.detach(|| self.order(move |s| s.set(&settings))).and_then(|found| found).map_err(failed)
    }

    /// All columns at a time inside the last step, by name.
    fn sample(&self, py: Python<'_>, t: Option<f64>) -> PyResult<Settings> {
        let take = move |s: &mut Simulation<'_>| -> Result<Settings, Error> {
            let t = t.unwrap_or_else(|| s.time());
            let values = s.sample_at(t)?;
            Ok(s.columns().iter().map(|c| c.name.clone()).zip(values).collect())
        };
        py.detach(|| self.order(take)).and_then(|found| found).map_err(failed)
    }

    /// All that its future depends on.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| self.order(|s| s.to_bytes())).map_err(failed)?;
        if bytes.is_empty() { Err(usage("there is nothing to save")) } else { Ok(PyBytes::new(py, &bytes)) }
    }
}
