//! How long the algorithms take on a model: one acceleration by every method that treats it, other questions, and a motion.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dalembert_answers::result::{RunResult, Stop};
use dalembert_answers::timings::{MethodTiming, RunTiming, Timing, Timings};
use dalembert_dynamics::Formulation;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::Equations;
use dalembert_enforce::MethodName;
use dalembert_model::State;

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::bench::{LONGEST, OPERATIONS, RUN, SAMPLE, SAMPLES};
use crate::verbs::{At, Simulate};

/// Median time of a call: as many as fit into `budget`, in samples that are long beside the clock's own steps.
fn time<E>(what: &str, budget: Duration, mut call: impl FnMut() -> Result<(), E>) -> Result<Timing, E> {
    let start = Instant::now();
    // The first call fills caches, and tells how long one takes.
    call()?;
    let first = start.elapsed();
    let again = Instant::now();
    let once = if first < budget {
        call()?;
        again.elapsed()
    } else {
        first
    };
    let calls = (SAMPLE / once.as_secs_f64().max(f64::MIN_POSITIVE)).ceil().clamp(1.0, 1e9) as u64;
    let mut samples = Vec::new();
    let timed = Instant::now();
    while samples.len() < SAMPLES && timed.elapsed() + once * (calls as u32) < budget {
        let start = Instant::now();
        for _ in 0..calls {
            call()?;
        }
        samples.push(start.elapsed().as_nanos() as f64 / calls as f64);
    }
    if samples.is_empty() {
        return Ok(Timing { what: what.to_owned(), ns: once.as_nanos() as f64, calls: 1 });
    }
    samples.sort_by(f64::total_cmp);
    let ns = samples[samples.len() / 2];
    Ok(Timing { what: what.to_owned(), ns, calls: samples.len() as u64 * calls })
}

impl Loaded {
    /// How long the algorithms take at a state: each is called for about `seconds`, the motion of the model's settings is computed for
    /// about ten times as long.
    ///
    /// # Errors
    /// As [`Self::evaluate`]; `seconds` that is not positive.
    pub fn bench(&self, at: &At, seconds: f64) -> Result<Timings, Error> {
        if !(seconds > 0.0 && seconds <= LONGEST) {
            return Err(Error::Usage(format!(
                "the time for each algorithm must be positive and at most {LONGEST} s, not {seconds}"
            )));
        }
        let budget = Duration::from_secs_f64(seconds);
        let model = &self.model;
        let (start, _) = self.assembled_whole(&at.set)?;
        let state = &start.state;
        let auto = Accelerations::of_motion(model, Formulation::Auto).method.clone();
        let methods = Formulation::names().into_iter().filter(|name| *name != "auto");
        let methods = methods.map(|name| self.bench_method(name, &auto, state, budget)).collect();
        let mut equations = Equations::new(model);
        let mut questions = Vec::new();
        questions.push(time("M, f, A, b", budget, || {
            equations.evaluate(state.t, &state.y, &state.inputs);
            black_box(&equations);
            Ok::<(), Error>(())
        })?);
        questions.push(time("assemble", budget, || self.assembled_whole(&at.set).map(|a| drop(black_box(a))))?);
        let own = At { method: None, ..at.clone() };
        questions.push(time("evaluate", budget, || self.evaluate(&own).map(|a| drop(black_box(a))))?);
        questions.push(time("doctor", budget, || self.doctor(&own).map(|a| drop(black_box(a))))?);
        Ok(Timings {
            title: self.summary().title,
            sizes: [model.n(), model.rows.len(), model.mechanism.as_ref().map_or(0, |m| m.bodies.len())],
            auto,
            methods,
            questions,
            run: self.bench_run(at, state.t, budget).map_err(|e| e.to_string()),
        })
    }

    fn bench_method(&self, name: &str, auto: &str, state: &State, budget: Duration) -> MethodTiming {
        let model = &self.model;
        let timing = || {
            let method = name.parse::<Formulation>().map_err(|()| "it has no name".to_owned())?;
            method.check(model).map_err(|e| e.message)?;
            let size = (model.n() + model.rows.len()) as f64;
            let dense = matches!(method, Formulation::Matrix(m) if m != MethodName::Multipliers);
            if dense && size.powi(3) > OPERATIONS {
                return Err(format!("not timed: it has dense matrices of {size} rows, and takes minutes"));
            }
            let mut solver = Accelerations::of_motion(model, method);
            time(name, budget, || solver.solve(state.t, &state.y, &state.inputs)).map_err(|e| e.message)
        };
        let taken = auto.split(' ').next() == Some(name);
        MethodTiming { method: name.to_owned(), taken, timing: timing() }
    }

    /// The motion that `simulate` computes, cut off when it has taken long enough.
    fn bench_run(&self, at: &At, t0: f64, budget: Duration) -> Result<RunTiming, Error> {
        let how = Simulate { set: at.set.clone(), method: at.method.clone(), ..Simulate::default() };
        let (start, limit) = (Instant::now(), budget * RUN);
        let mut samples = RunResult::default();
        let summary = self.simulate_into(&how, &mut |_| start.elapsed() < limit, &mut samples)?.summary;
        let accuracy = summary.accuracy();
        let stopped = !summary.completed && summary.stop != Stop::Interrupted;
        Ok(RunTiming {
            motion: summary.t_end - t0,
            seconds: start.elapsed().as_secs_f64(),
            steps: summary.steps,
            evaluations: summary.evaluations,
            stopped: stopped.then_some(summary.stop_reason),
            accuracy,
            tolerance: summary.tolerance,
            integrator: summary.integrator,
        })
    }
}
