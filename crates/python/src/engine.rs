//! A model and its verbs.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use dalembert::dynamics::derivatives;
use dalembert::dynamics::forms::FormQuestion;
use dalembert::dynamics::independent::Question;
use dalembert::dynamics::result::RunResult;
use dalembert::dynamics::spec::{Base, Source, Sources};
use dalembert::equations::EquationsRequest;
use dalembert::io::json::named_numbers;
use dalembert::io::results::Recipe;
use dalembert::io::{ToJson, write_results_of};
use dalembert::reach::Target;
use dalembert::written::{Number, Setting, values};
use dalembert::{At, EnergyForm, Error, FormWords, Ignore, Linearize, Loaded, Move, Open, Rest, Simulate, Style, Vary};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::{Value, json};

use crate::failed::{failed, usage};
use crate::long::{looking_up, without_interpreter};
use crate::pickled;
use crate::question::{Asked, Given, Said, Settings, check, norm, read as given};

/// A frame with the place, the quaternion and the weight that it is brought to.
type Aim = (String, Option<[f64; 3]>, Option<[f64; 4]>, f64);

/// A model, numbered and compiled, with the settings of its state. It never changes; threads may share it.
#[pyclass(frozen, module = "dalembert._engine")]
pub struct Engine {
    pub model: Arc<Loaded>,
    pub set: Settings,
    /// How its file was read.
    how: Open,
}

fn base(word: Option<&str>) -> Result<Option<Base>, Error> {
    match word {
        None => Ok(None),
        Some("fixed") => Ok(Some(Base::Fixed)),
        Some("free") => Ok(Some(Base::Free)),
        Some(other) => Err(Error::Usage(format!("the base is `fixed` or `free`, not `{other}`"))),
    }
}

fn ignore(words: &[String]) -> Result<Ignore, Error> {
    let mut all = Ignore::default();
    for word in words {
        match word.as_str() {
            "mimic" => all.mimic = true,
            "damping" => all.damping = true,
            other => return Err(Error::Usage(format!("`mimic` and `damping` can be ignored, not `{other}`"))),
        }
    }
    Ok(all)
}

/// Compiles, fits loops, and says at once which names of `set` are none.
fn ready((loaded, set): (Loaded, Settings), how: Open, given: &[Setting], fit: Option<f64>) -> Result<Engine, Error> {
    check(&loaded, given)?;
    let mut loaded = match fit {
        Some(tolerance) => loaded.fit(tolerance, &set)?,
        None => loaded,
    };
    loaded.check_settings(&set)?;
    loaded.model.make_native();
    Ok(Engine { model: loaded.into(), set, how })
}

/// Reads a model file.
#[pyfunction]
#[pyo3(signature = (path, set, base_word, ignored, keep_fixed, absolute, fit))]
pub fn read(
    py: Python<'_>,
    path: PathBuf,
    set: Given,
    base_word: Option<&str>,
    ignored: Vec<String>,
    keep_fixed: bool,
    absolute: bool,
    fit: Option<f64>,
) -> PyResult<Engine> {
    py.detach(|| {
        let how = Open { base: base(base_word)?, ignore: ignore(&ignored)?, keep_fixed, absolute };
        let set = given(set)?;
        ready(dalembert::open_set(path, &how, &values(&set))?, how, &set, fit)
    })
    .map_err(failed)
}

/// A text that a model is read from: its name, itself, its file if it has one.
type Text = (String, String, Option<PathBuf>);

/// Reads a model from the texts of its files, whatever is on disk.
#[pyfunction]
#[pyo3(signature = (texts, set, base_word, ignored, keep_fixed, absolute, fit))]
pub fn read_texts(
    py: Python<'_>,
    texts: Vec<Text>,
    set: Given,
    base_word: Option<&str>,
    ignored: Vec<String>,
    keep_fixed: bool,
    absolute: bool,
    fit: Option<f64>,
) -> PyResult<Engine> {
    py.detach(|| {
        let how = Open { base: base(base_word)?, ignore: ignore(&ignored)?, keep_fixed, absolute };
        let set = given(set)?;
        let files = texts.into_iter().map(|(name, text, path)| Source { name, text, path }).collect();
        ready(dalembert::open_sources(Sources { files }, &how, &values(&set))?, how, &set, fit)
    })
    .map_err(failed)
}

/// A number in SI units from one that may have its unit, which `unit` says the kind of.
#[pyfunction]
pub fn number(text: &str, what: &str, unit: &str) -> PyResult<f64> {
    Number::parse(text).and_then(|number| number.measured_in(what, unit)).map_err(usage)
}

/// Points of Sobol's sequence, one after another.
#[pyfunction]
pub fn sobol(py: Python<'_>, count: usize, dimensions: usize) -> PyResult<Bound<'_, PyBytes>> {
    bytes(py, &dalembert_sweeps::points(count, dimensions).map_err(usage)?)
}

/// The keys of model files as a JSON Schema.
#[pyfunction]
pub fn schema() -> String {
    dalembert::io::schema().to_string()
}

/// Names of the models that are built in, and what each shows.
#[pyfunction]
pub fn examples() -> Vec<(String, String)> {
    dalembert::examples::EXAMPLES.iter().map(|e| (e.name.to_owned(), e.about())).collect()
}

/// The files of a built-in model: path and text; the model first.
#[pyfunction]
pub fn example(name: &str) -> PyResult<Vec<(String, String)>> {
    let found = dalembert::examples::EXAMPLES.iter().find(|e| e.name == name);
    let files = found.ok_or_else(|| usage(format!("there is no example `{name}`; `examples()` lists them")))?.files;
    Ok(files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect())
}

fn chosen(names: Vec<String>) -> Option<Vec<String>> {
    (!names.is_empty() && names != ["auto"]).then_some(names)
}

impl Engine {
    pub fn asked(&self, said: Said) -> Result<Asked, Error> {
        Asked::of(&self.model, &self.set, said)
    }

    /// Answers without the interpreter, until Ctrl-C.
    fn answer<T: Send>(
        &self,
        py: Python<'_>,
        said: Said,
        verb: impl FnOnce(Asked) -> Result<T, Error> + Send,
    ) -> PyResult<T> {
        looking_up(py, || verb(self.asked(said)?))?.map_err(failed)
    }
}

#[pymethods]
impl Engine {
    /// The model in names, as JSON.
    fn summary(&self) -> String {
        let (s, layout) = (self.model.summary(), self.model.layout());
        let variables =
            s.variables.iter().map(|(name, order, unit)| json!({"name": name, "order": order, "unit": unit}));
        let parameters =
            s.parameters.iter().map(|(name, value, unit)| json!({"name": name, "value": value, "unit": unit}));
        let constraints =
            s.constraints.iter().map(|(name, text, level)| json!({"name": name, "text": text, "level": level}));
        let model = &self.model.model;
        let joints = model.mechanism.iter().flat_map(|m| {
            let tree = m.joints.iter().map(|j| &j.name);
            tree.chain(m.closures.iter().map(|c| &c.name))
        });
        json!({
            "altered": self.model.alterations(),
            "title": s.title,
            "variables": variables.collect::<Vec<_>>(),
            "parameters": parameters.collect::<Vec<_>>(),
            "constraints": constraints.collect::<Vec<_>>(),
            "bodies": model.mechanism.iter().flat_map(|m| &m.bodies).map(|b| &b.name).collect::<Vec<_>>(),
            "joints": joints.collect::<Vec<_>>(),
            "frames": self.model.frame_names(),
            "coordinates": layout.coordinates,
            "velocities": layout.velocities,
            "accelerations": layout.accelerations,
            "efforts": layout.efforts,
            "residuals": layout.residuals,
            "inputs": model.inputs.iter().map(|i| &i.name).collect::<Vec<_>>(),
            "outputs": model.outputs.iter().map(|o| &o.name).collect::<Vec<_>>(),
        })
        .to_string()
    }

    /// The text of each file that the model was read from.
    fn sources(&self) -> Vec<Text> {
        self.model.spec.sources.files.iter().map(|s| (s.name.clone(), s.text.clone(), s.path.clone())).collect()
    }

    /// Parameters that were replaced.
    fn parameters(&self) -> Settings {
        self.model.parameters.clone()
    }

    /// Settings of the state that were given with the model.
    fn settings(&self) -> Settings {
        self.set.clone()
    }

    /// The model with other values for parameters; settings of the state are kept, and replaced.
    #[pyo3(signature = (set, state))]
    fn changed(&self, py: Python<'_>, set: Given, state: Option<String>) -> PyResult<Self> {
        let said = Said { set, state, branch: None };
        self.answer(py, said, |asked| {
            asked.model.check_settings(&asked.set)?;
            Ok(Self { model: asked.model, set: asked.set, how: self.how.clone() })
        })
    }

    /// Settings as numbers, each of the kind that its name has.
    fn measured(&self, set: Given) -> PyResult<Settings> {
        let set = given(set).map_err(failed)?;
        check(&self.model, &set).map_err(failed)?;
        Ok(values(&set))
    }

    fn doctor(&self, py: Python<'_>, set: Given, state: Option<String>, branch: Option<String>) -> PyResult<String> {
        self.answer(py, Said { set, state, branch }, |asked| {
            let found = asked.model.doctor(&At { set: asked.set, ..At::default() })?;
            Ok(found.to_json().to_string())
        })
    }

    /// All that is known of one state, as the command's JSON.
    #[pyo3(signature = (set, state, branch, method, least, independent, actuated, jacobian, linear, operators, form, eliminate, velocities, coordinates, momenta))]
    fn evaluate(
        &self,
        py: Python<'_>,
        set: Given,
        state: Option<String>,
        branch: Option<String>,
        method: Option<String>,
        least: Option<&str>,
        independent: Vec<String>,
        actuated: Given,
        jacobian: Vec<String>,
        linear: bool,
        operators: bool,
        form: Option<&str>,
        eliminate: Option<String>,
        velocities: Option<String>,
        coordinates: Option<String>,
        momenta: Option<String>,
    ) -> PyResult<String> {
        let words = FormWords { eliminate, independent: independent.clone(), velocities, coordinates, momenta };
        self.answer(py, Said { set, state, branch }, |asked| {
            let actuated = values(&given(actuated)?);
            if actuated.is_empty() {
                asked.model.check_accelerations_asked(&asked.set)?;
            }
            let (model, at) = (asked.model, At { set: asked.set, method, norm: norm(least)?, operators });
            let found = model.evaluate(&at)?;
            let mut document = found.to_json();
            document["alpha"] = found.accelerations.iter().map(|a| a.1).collect();
            match form.map(EnergyForm::from_word).transpose()? {
                Some(form @ EnergyForm::Lagrangian) => {
                    document["lagrangian"] = model.lagrangian(&at, &words.question(form)?)?.to_json();
                }
                Some(form @ EnergyForm::Hamiltonian) => {
                    document["hamiltonian"] = model.hamiltonian(&at, &words.question(form)?)?.to_json();
                }
                None => {}
            }
            if linear {
                let question = derivatives::Question::of(chosen(independent.clone()));
                document["derivatives"] = model.derivatives(&at, &question)?.to_json();
            }
            let named = !independent.is_empty() && form.is_none() && !linear;
            if named || !actuated.is_empty() || !jacobian.is_empty() {
                let question = Question { independent: chosen(independent), actuated, frames: jacobian };
                document["independent"] = model.independent(&at, &question)?.to_json();
            }
            Ok(document.to_string())
        })
    }

    /// A, B, C, D and what they say, as the command's JSON.
    #[pyo3(signature = (set, state, branch, at_equilibrium, independent, inputs, outputs, candidate_inputs, candidate_outputs, orthonormal, descriptor, vary, margin))]
    fn linearize(
        &self,
        py: Python<'_>,
        set: Given,
        state: Option<String>,
        branch: Option<String>,
        at_equilibrium: bool,
        independent: Vec<String>,
        inputs: Option<Vec<String>>,
        outputs: Option<Vec<String>>,
        candidate_inputs: Option<Vec<String>>,
        candidate_outputs: Option<Vec<String>>,
        orthonormal: bool,
        descriptor: bool,
        vary: Vec<(String, f64, f64)>,
        margin: Option<f64>,
    ) -> PyResult<String> {
        self.answer(py, Said { set, state, branch: None }, |asked| {
            let how = Linearize {
                set: asked.set,
                branch,
                at_equilibrium,
                independent: chosen(independent),
                inputs,
                outputs,
                candidate_inputs,
                candidate_outputs,
                orthonormal,
                descriptor,
                vary: vary.into_iter().map(|(name, from, to)| Vary { name, from, to }).collect(),
                margin,
                responses: false,
            };
            Ok(asked.model.linearize(&how)?.to_json().to_string())
        })
    }

    fn equilibrium(
        &self,
        py: Python<'_>,
        set: Given,
        state: Option<String>,
        branch: Option<String>,
        hold: Given,
    ) -> PyResult<String> {
        self.answer(py, Said { set, state, branch }, |asked| {
            let hold = given(hold)?;
            check(&asked.model, &hold)?;
            let hold = values(&hold);
            Ok(asked.model.equilibrium(&Rest { set: asked.set, hold })?.to_json().to_string())
        })
    }

    /// A motion by drives, written as the command takes them: its document with the samples, or its page; all columns go to the file `out` as well.
    #[pyo3(name = "move", signature = (set, state, branch, drives, rate, out, wants))]
    fn moved(
        &self,
        py: Python<'_>,
        set: Given,
        state: Option<String>,
        branch: Option<String>,
        drives: Vec<String>,
        rate: Option<String>,
        out: Option<PathBuf>,
        wants: &str,
    ) -> PyResult<String> {
        let verb = |stop: &AtomicBool| -> Result<String, Error> {
            let starts = given(set.clone())?;
            let Asked { model, set } = self.asked(Said { set, state, branch })?;
            let drives = drives.iter().map(|text| model.drive_of(text)).collect::<Result<Vec<_>, _>>()?;
            model.check_starts(&starts, &drives)?;
            let rate = rate.map(|text| Number::parse(&text).map_err(Error::Usage)).transpose()?;
            let rate = match (drives.first(), rate) {
                (Some(first), Some(rate)) => Some(model.rate_of(first, &rate)?),
                _ => None,
            };
            let how = Move { set, drives, rate };
            let found = model.drive(&how, &mut |_| !stop.load(Ordering::Relaxed))?;
            if let Some(path) = out {
                write_results_of(&path, &found.run, None)
                    .map_err(|d| Error::from(dalembert::io::Diagnostics::one(*d)))?;
            }
            if wants == "page" { model.report_driven(&how.set, &found) } else { Ok(found.to_json().to_string()) }
        };
        without_interpreter(py, verb)?.map_err(failed)
    }

    /// The equations as text, and what else the command's JSON says of them.
    #[pyo3(signature = (set, form, style, basis, independent, numbers, eliminate, velocities, coordinates, momenta))]
    fn equations(
        &self,
        py: Python<'_>,
        set: Given,
        form: &str,
        style: &str,
        basis: Option<&str>,
        independent: Vec<String>,
        numbers: Vec<String>,
        eliminate: Option<String>,
        velocities: Option<String>,
        coordinates: Option<String>,
        momenta: Option<String>,
    ) -> PyResult<String> {
        self.answer(py, Said { set, ..Said::default() }, |asked| {
            let request = EquationsRequest::from_words(form, style, basis, &independent)?;
            let words = FormWords { eliminate, independent, velocities, coordinates, momenta };
            let choice = match EnergyForm::from_word(form) {
                Ok(form) => words.question(form)?,
                Err(_) => FormQuestion::default(),
            };
            let forms = asked.model.forms(&EquationsRequest { set: asked.set, numbers, choice, ..request })?;
            let text = if request.style == Style::Latex { forms.latex() } else { forms.text() };
            let mut document = forms.written().to_json();
            document["equations"] = json!(text);
            Ok(document.to_string())
        })
    }

    /// Distinct assemblies: a list of coordinates by name, and whether the search is complete.
    fn branches(&self, py: Python<'_>, set: Given, state: Option<String>) -> PyResult<String> {
        self.answer(py, Said { set, state, branch: None }, |asked| {
            let none = "the start values can't be assembled: `doctor` says why";
            let found = asked.model.branches(&asked.set)?.ok_or_else(|| Error::Physics(none.to_owned()))?;
            let list: Vec<Value> = found.numbered().iter().map(|w| named_numbers(&found.settings(w)).into()).collect();
            Ok(json!({
                "branches": list,
                "count": found.found.count(),
                "complete": found.found.complete,
                "held": Value::Object(named_numbers(&found.found.held)),
            })
            .to_string())
        })
    }

    /// The assembled state: t, coordinates and velocities in the orders of the model, and what is left open.
    fn assemble(&self, py: Python<'_>, set: Given, state: Option<String>, branch: Option<String>) -> PyResult<String> {
        self.answer(py, Said { set, state, branch }, |asked| {
            let (t, q, v, report) = asked.model.assembled_state(&asked.set)?;
            Ok(json!({ "t": t, "q": q, "v": v, "report": report.to_json() }).to_string())
        })
    }

    /// The state in which frames are where they are to be, or as near as possible: each target is a frame, a place, a quaternion, a weight.
    fn reach(
        &self,
        py: Python<'_>,
        set: Given,
        state: Option<String>,
        branch: Option<String>,
        targets: Vec<Aim>,
    ) -> PyResult<String> {
        self.answer(py, Said { set, state, branch }, |asked| {
            let target = |(frame, at, rotation, weight)| Target { frame, at, rotation, weight };
            let targets: Vec<Target> = targets.into_iter().map(target).collect();
            let found = asked.model.reach(&asked.set, &targets)?;
            let misses: Vec<Value> = found
                .misses
                .iter()
                .map(|m| json!({ "frame": m.frame, "distance": m.distance, "angle": m.angle }))
                .collect();
            Ok(json!({
                "t": found.t,
                "q": found.q,
                "v": found.v,
                "report": found.assembly.to_json(),
                "reached": found.reached,
                "misses": misses,
                "at_ends": found.at_ends,
                "why": found.sentence(),
            })
            .to_string())
        })
    }

    /// A simulation. Ctrl-C ends it.
    #[pyo3(signature = (set, state, branch, until, every, tolerance, method, least, integrator, baumgarte, max_steps, max_step, step, poses))]
    fn simulate(
        &self,
        py: Python<'_>,
        set: Given,
        state: Option<String>,
        branch: Option<String>,
        until: Option<f64>,
        every: Option<f64>,
        tolerance: Option<f64>,
        method: Option<String>,
        least: Option<&str>,
        integrator: Option<String>,
        baumgarte: Option<(f64, f64)>,
        max_steps: Option<u64>,
        max_step: Option<f64>,
        step: Option<f64>,
        poses: bool,
    ) -> PyResult<Recorded> {
        let begun = Instant::now();
        let verb = |stop: &AtomicBool| -> Result<Recorded, Error> {
            let Asked { model, set } = self.asked(Said { set, state, branch })?;
            let how = Simulate {
                set: set.clone(),
                until,
                every,
                tolerance,
                method,
                norm: norm(least)?,
                integrator,
                baumgarte,
                max_steps,
                max_step,
                step,
                poses,
                rates: poses,
                forces: poses,
                ..Simulate::default()
            };
            let run = model.simulate(&how, &mut |_| !stop.load(Ordering::Relaxed))?;
            Ok(Recorded { run, parameters: model.parameters.clone(), set })
        };
        let mut recorded = without_interpreter(py, verb)?.map_err(failed)?;
        recorded.run.summary.wall_seconds = begun.elapsed().as_secs_f64();
        Ok(recorded)
    }
}

/// A simulation's columns.
#[pyclass(frozen, module = "dalembert._engine")]
pub struct Recorded {
    pub run: RunResult,
    /// Parameters of its model that were replaced, all of them.
    pub parameters: Settings,
    pub set: Settings,
}

/// A simulation from the bytes of one.
#[pyfunction]
pub fn recalled(data: &[u8]) -> PyResult<Recorded> {
    let parts = pickled::run(data).ok_or_else(|| usage("the bytes are no run of this version of dalembert"));
    parts.map(|(run, parameters, set)| Recorded { run, parameters, set })
}

/// Numbers as bytes in the machine's order.
pub fn bytes<'py>(py: Python<'py>, values: &[f64]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, 8 * values.len(), |out| {
        out.chunks_exact_mut(8).zip(values).for_each(|(to, x)| to.copy_from_slice(&x.to_ne_bytes()));
        Ok(())
    })
}

#[pymethods]
impl Recorded {
    /// Names and units of the columns, in order.
    fn columns(&self) -> Vec<(String, Option<String>)> {
        self.run.columns.iter().map(|c| (c.name.clone(), c.unit.clone())).collect()
    }

    fn time<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        bytes(py, &self.run.time)
    }

    fn column<'py>(&self, py: Python<'py>, number: usize) -> PyResult<Bound<'py, PyBytes>> {
        let column = self.run.columns.get(number).ok_or_else(|| usage(format!("there is no column {number}")))?;
        bytes(py, &column.values)
    }

    /// Names of bodies and frames, and their poses: sample after sample, frame after frame, [x, y, z, qw, qx, qy, qz].
    fn poses<'py>(&self, py: Python<'py>) -> PyResult<Option<(Vec<String>, Bound<'py, PyBytes>)>> {
        let Some(poses) = &self.run.poses else { return Ok(None) };
        Ok(Some((poses.names.clone(), bytes(py, &poses.values)?)))
    }

    /// Counters and checks, as the command's JSON.
    fn summary(&self) -> String {
        self.run.summary.to_json().to_string()
    }

    /// Writes all columns to a .csv or .parquet file; where it has room for them, with the poses and what made the model.
    #[pyo3(signature = (path, engine))]
    fn write(&self, py: Python<'_>, path: PathBuf, engine: Option<&Bound<'_, Engine>>) -> PyResult<()> {
        let engine = engine.map(|engine| engine.get());
        let recipe = engine.map(|engine| {
            let set = self.parameters.iter().chain(&self.set).cloned().collect();
            Recipe { set, ..engine.model.recipe(&engine.how, &[]) }
        });
        let written = py.detach(|| write_results_of(&path, &self.run, recipe.as_ref()));
        written.map_err(|d| failed(dalembert::io::Diagnostics::one(*d).into()))
    }

    /// The report as one page of HTML; of the model that it was made with, or that with other parameters.
    fn report(&self, py: Python<'_>, engine: &Bound<'_, Engine>) -> PyResult<String> {
        let model = &engine.get().model;
        let page = || {
            if model.parameters == self.parameters {
                model.report(&self.set, &self.run)
            } else {
                model.with(&self.parameters)?.report(&self.set, &self.run)
            }
        };
        looking_up(py, page)?.map_err(failed)
    }

    /// All of it, for [`recalled`].
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let parts = (self.run.clone(), self.parameters.clone(), self.set.clone());
        PyBytes::new(py, &pickled::bytes(parts))
    }
}
